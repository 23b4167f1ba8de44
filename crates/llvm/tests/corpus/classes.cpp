// Classes: virtual and multiple inheritance, lambdas, templates, static locals, member pointers, anonymous namespaces.
struct Shape {
    virtual ~Shape() {}
    virtual double area() const = 0;
    virtual int corners() const { return 0; }
    static int made;
};
struct Named { virtual const char *name() const { return "none"; } int id = 7; };
struct Square : Shape, Named {
    double side;
    explicit Square(double s) : side(s) { ++made; }
    double area() const override { return side * side; }
    int corners() const override { return 4; }
    const char *name() const override { return "square"; }
};
struct Base { int b = 1; virtual int f() { return b; } };
struct Left : virtual Base { int f() override { return 2; } };
struct Right : virtual Base { int r = 3; };
struct Diamond : Left, Right { int f() override { return Left::f() + r; } };
int Shape::made = 0;

namespace {
template <class T, int N> struct Stack {
    T items[N];
    int count = 0;
    Stack &operator<<(T item) { items[count++ % N] = item; return *this; }
    T operator[](int at) const { return items[at]; }
};
struct Noisy { static int live; Noisy() { ++live; } Noisy(const Noisy &) { ++live; } ~Noisy() { --live; } };
int Noisy::live;
Noisy global_noisy;
}

template <class F> auto apply(F f, int x) { return f(x); }
template <class... A> int count(A &&...a) { return (0 + ... + int(a)); }
int &at(int (&array)[4], unsigned i) { return array[i]; }
Noisy pass(Noisy n) { return n; }

int main() {
    static Noisy once;
    int captured = 3, array[4] = {1, 2, 3, 4};
    auto by_value = [captured](int x) { return x + captured; };
    auto by_reference = [&](int x) mutable { captured += x; return captured; };
    Stack<double, 8> stack;
    stack << 1.5 << 2.5;
    Square square(2);
    Shape *shape = &square;
    Named *named = &square;
    double (Shape::*member)() const = &Shape::area;
    int Named::*data = &Named::id;
    at(array, 2) = 9;
    for (int &item : array) item += by_value(item);
    Diamond d;
    Base &base = d;
    Shape *made = new Square(3);
    int corners = made->corners();
    delete made;
    int *many = new int[5]{1, 2};
    delete[] many;
    pass(once);
    return int(shape->area() + (shape->*member)() + stack[1]) + named->*data + named->name()[0] + apply(by_reference, 2) +
           count(1, 2.0, 'c') + base.f() + corners + (dynamic_cast<Square *>(named) != nullptr);
}
