/* Casts between classes, with several and virtual bases. */
#include <cassert>
#include <thread>
#include <typeinfo>

struct Shape {
  virtual ~Shape() = default;
  int id = 1;
};
struct Named {
  virtual ~Named() = default;
  int name = 2;
};
struct Circle : Shape {
  int radius = 3;
};
struct Label : Shape, Named {
  int text = 4;
};
struct Base : virtual Shape {
  int base = 5;
};
struct Diamond : Base, virtual Named {
  int diamond = 6;
};

static int kind(Shape *shape) {
  if (auto *circle = dynamic_cast<Circle *>(shape)) return circle->radius;
  if (auto *named = dynamic_cast<Named *>(shape)) {
    if (auto *label = dynamic_cast<Label *>(named)) return label->text;
    return dynamic_cast<Diamond &>(*named).diamond;
  }
  return 0;
}

int main() {
  Circle circle;
  Label label;
  Diamond diamond;
  Shape plain;
  Shape *shapes[] = {&circle, &label, &diamond, &plain};
  int sum = 0;
  std::thread other([&] {
    for (auto *shape : shapes) sum = 10 * sum + kind(shape);
  });
  other.join();
  assert(sum == 3460);
  assert(typeid(*shapes[0]) == typeid(Circle) && typeid(*shapes[3]) != typeid(Circle));
  assert(dynamic_cast<void *>(shapes[1]) == &label);
}
