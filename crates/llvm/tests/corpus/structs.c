// Structures by value (in registers, in memory, returned), unions, bit-fields, arrays of structures.
#include <stddef.h>
#include <string.h>

struct small { int a; char b; };
struct large { long a[5]; double d; struct small s; };
struct floats { float x, y, z; };
struct __attribute__((packed)) packed { char c; int i; short s; };
struct bits { unsigned a : 3; signed b : 7; unsigned : 0; unsigned c : 30; unsigned long d : 40; _Bool e : 1; };
struct empty {};
struct node { struct node *next; void (*visit)(struct node *); union { int i; float f; char bytes[12]; } u; };
union mixed { struct large l; struct small s[4]; double d; };

static struct small make_small(int a, char b) { return (struct small){a, b}; }
struct large make_large(struct large in, struct small s) { in.s = s; in.a[2] += 7; return in; }
struct floats scale(struct floats f, float by) { f.x *= by; f.y *= by; f.z /= by; return f; }
struct empty nothing(struct empty e) { return e; }

int bit_fields(struct bits *b, int v) {
    b->a = v; b->b -= 3; b->c ^= 5u; b->d += 1; b->e = v > 2;
    return b->a + b->b + (int)b->d + b->e;
}

int unions(union mixed *m, struct packed p) {
    m->s[1] = make_small(p.i, p.c);
    m->l = make_large(m->l, m->s[0]);
    return (int)m->d + p.s + (int)offsetof(struct node, u.bytes[3]);
}

void visit_all(struct node *n) {
    for (; n; n = n->next) {
        if (n->visit) n->visit(n);
        n->u.bytes[n->u.i & 7]++;
    }
}

static int matrix[3][4] = {{1, 2}, {3}};
int sum(void) {
    int total = 0;
    for (size_t i = 0; i < 3; i++)
        for (size_t j = 0; j < 4; j++) total += matrix[i][j];
    return total;
}

int main(void) {
    struct large l = {{1, 2, 3}, 2.5, {4, 'x'}};
    struct bits b = {1, -2, 3, 4, 1};
    union mixed m;
    memset(&m, 0, sizeof m);
    l = make_large(l, make_small(1, 'c'));
    struct floats f = scale((struct floats){1, 2, 3}, 0.1f);
    nothing((struct empty){});
    visit_all(&(struct node){.u.i = 3});
    return bit_fields(&b, 5) + unions(&m, (struct packed){'a', 70000, -1}) + sum() + (int)f.z + (int)l.a[2];
}
