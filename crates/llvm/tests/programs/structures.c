/* Structures, unions, bit-fields, variable arguments, control flow.
 * The expected value is what the program computes natively. */
#include <assert.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
static uint64_t h = 1469598103934665603ull;
static void mix(uint64_t v) {
    for (int i = 0; i < 8; i++) {
        h ^= (v >> (8 * i)) & 0xff;
        h *= 1099511628211ull;
    }
}
struct bits {
    unsigned a : 3;
    signed b : 5;
    unsigned c : 17;
    unsigned long d : 40;
    _Bool e : 1;
    unsigned char f;
    int g : 24;
};
struct packed {
    char a;
    int b;
    short c;
    long d;
} __attribute__((packed));
union u {
    int i;
    float f;
    unsigned char b[4];
    struct {
        short lo, hi;
    };
};
struct small {
    int a;
    char b;
};
struct two {
    double x;
    int y;
};
struct big {
    long v[5];
    char c;
};
struct fl {
    float a, b, c;
};
struct nest {
    struct small s[3];
    union u u;
    struct big *p;
};
static struct small fs(struct small s, int k) {
    s.a += k;
    s.b ^= 1;
    return s;
}
static struct two ft(struct two t) {
    t.x *= 2;
    t.y--;
    return t;
}
static struct big fb(struct big b, struct big *q) {
    b.v[0] += q->v[1];
    b.c++;
    return b;
}
static struct fl ff(struct fl f) {
    f.c = f.a + f.b;
    return f;
}
static long va(int n, ...) {
    va_list ap, ap2;
    va_start(ap, n);
    va_copy(ap2, ap);
    long s = 0;
    for (int i = 0; i < n; i++)
        switch (i % 6) {
        case 0:
            s += va_arg(ap, int);
            break;
        case 1:
            s += va_arg(ap, double) * 4;
            break;
        case 2:
            s += va_arg(ap, long);
            break;
        case 3:
            s += *va_arg(ap, char *);
            break;
        case 4: {
            struct small t = va_arg(ap, struct small);
            s += t.a * 3 + t.b;
            break;
        }
        case 5: {
            struct big t = va_arg(ap, struct big);
            s += t.v[4] + t.c;
            break;
        }
        }
    va_end(ap);
    s = s * 31 + va_arg(ap2, int);
    va_end(ap2);
    return s;
}
static long vw(int n, ...) {
    va_list ap;
    va_start(ap, n);
    int a = va_arg(ap, int) + va_arg(ap, int);
    __int128 w = va_arg(ap, __int128);
    int c = va_arg(ap, int);
    struct two t = va_arg(ap, struct two);
    va_end(ap);
    return a + (long)(w >> 64) * 5 + (long)w + c + t.x + t.y;
}
static int cmp(const void *a, const void *b) {
    return *(const int *)a - *(const int *)b;
}
static int (*table[])(const void *, const void *) = {cmp, 0};
static struct nest gn = {.s = {{1, 2}, {3, 4}}, .u = {.f = 1.5f}};
static const char *names[] = {"zero", "one", "two"};
static char buf[64];
static int matrix[3][4] = {{1, 2}, {5}, {9, 10, 11, 12}};
static int *ptr = &matrix[2][1];
static long diff = (long)&((struct big *)0)->c;
static int fact(int n) {
    return n < 2 ? 1 : n * fact(n - 1);
}
static int sw(int x) {
    switch (x) {
    case 1:
        return 10;
    case 2:
    case 3:
        x += 5;
    case 100:
        return x;
    case -7:
        return 1;
    case 1 << 30:
        return 2;
    default:
        return -1;
    }
}
static inline int is_even(unsigned n);
static int is_odd(unsigned n) {
    return n == 0 ? 0 : is_even(n - 1);
}
static inline int is_even(unsigned n) {
    return n == 0 ? 1 : is_odd(n - 1);
}
static int vla(int n) {
    int a[n], s = 0;
    for (int i = 0; i < n; i++)
        a[i] = i * i;
    for (int i = n; i--;)
        s = s * 3 + a[i];
    return s;
}
static int goto_loop(int n) {
    int i = 0, s = 0;
again:
    if (i < n) {
        s += i++;
        if (i == 5)
            goto skip;
        goto again;
    }
skip:
    return s * 100 + i;
}
int main(void) {
    struct bits b;
    memset(&b, 0, sizeof b);
    struct bits c = {1, -3, 70000, 1ul << 39, 1, 200, -9};
    struct bits d;
    d.a = 5;
    d.b = -1;
    d.c = 3;
    d.d = 77;
    d.e = 0;
    d.f = 9;
    d.g = 12345;
    for (int i = 0; i < 40; i++) {
        b.a += i;
        b.b -= i;
        b.c = b.c * 3 + i;
        b.d = b.d * 7 + 1;
        b.e ^= i;
        b.f += i;
        b.g -= i * 1000;
        mix(b.a);
        mix(b.b);
        mix(b.c);
        mix(b.d);
        mix(b.e);
        mix(b.f);
        mix(b.g);
    }
    mix(c.a + c.b + c.c + c.d + c.e + c.f + c.g);
    mix(d.a + d.b + d.c + d.d + d.e + d.f + d.g);
    struct packed p = {1, 2, 3, 4};
    p.b += 5;
    p.d = p.b * 1000L + p.c;
    mix(p.d);
    mix(sizeof p);
    mix(offsetof(struct packed, d));
    struct packed *pp = &p;
    pp->c = 9;
    mix(pp->c + pp->a);
    union u u = {.f = 3.5f};
    mix(u.i);
    u.b[1] = 7;
    mix(u.i);
    mix(u.lo);
    mix((unsigned short)u.hi);
    struct small s = fs((struct small){4, 'x'}, 3);
    mix(s.a);
    mix(s.b);
    struct two t = ft((struct two){1.5, 7});
    mix(t.x * 8);
    mix(t.y);
    struct big bg = {{1, 2, 3, 4, 5}, 'c'};
    struct big b2 = fb(bg, &bg);
    mix(b2.v[0]);
    mix(b2.c);
    mix(bg.c);
    struct fl f = ff((struct fl){1, 2, 9});
    mix(f.c);
    mix(va(6, 1, 2.5, 3L, "abc", s, bg));
    mix(va(12, -1, 2.25, 1L << 40, "z", s, bg, 5, 1e3, -3L, "q", s, b2));
    mix(vw(1, 7, 8, ((__int128)3 << 64) + 11, 13, t));
    int arr[] = {5, 3, 9, -1, 7, 7, 0};
    qsort(arr, 7, sizeof *arr, table[0]);
    for (int i = 0; i < 7; i++)
        mix(arr[i]);
    struct nest n = gn;
    n.s[2] = n.s[0];
    n.s[1].a = 99;
    n.p = &bg;
    n.p->v[3] = -4;
    struct nest *np = malloc(sizeof *np);
    *np = n;
    np->u.f *= 2;
    mix(np->s[2].b + np->s[1].a);
    mix(np->u.i);
    mix(bg.v[3]);
    mix(gn.s[1].a);
    struct nest cp[2];
    cp[1] = *np;
    memcpy(&cp[0], &cp[1], sizeof cp[0]);
    mix(cp[0].s[1].a);
    mix(memcmp(&cp[0].u, &np->u, 4));
    free(np);
    strcpy(buf, names[1]);
    strcat(buf, names[2]);
    mix(strlen(buf));
    mix(buf[3]);
    mix(*ptr);
    mix(ptr[-5]);
    mix(diff);
    mix(ptr - &matrix[0][0]);
    for (int i = -8; i < 5; i++)
        mix(sw(i));
    mix(sw(100));
    mix(sw(1 << 30));
    mix(fact(10));
    mix(is_even(21));
    mix(vla(9));
    mix(goto_loop(3));
    mix(goto_loop(9));
    static int counter;
    for (int i = 0; i < 10; i++) {
        if (i == 3)
            continue;
        if (i == 8)
            break;
        counter += i;
    }
    mix(counter);
    do {
        counter -= 7;
    } while (counter > 0);
    mix(counter);
    int x = 3;
    int *px = &x;
    int **ppx = &px;
    **ppx += 4;
    mix(x);
    x = x++ + ++x;
    mix(x > 0);
    mix((x, 5));
    char *sp = "hello";
    while (*sp)
        mix(*sp++);
    int k = 0, m[4] = {0};
    m[k++] = k;
    m[k] = 3;
    mix(m[0] + m[1]);
    unsigned char uc = 250;
    uc += 10;
    mix(uc);
    short sh = -5;
    sh <<= 2;
    mix(sh);
    sh /= 3;
    mix(sh);
    _Bool bo = 5;
    mix(bo);
    bo = 0.5;
    mix(bo);
    bo = &x;
    mix(bo);
    enum { A, B = 5, C } e = C;
    mix(e);
    long long ll = 1LL << 62;
    mix(ll >> 61);
    mix(sizeof(long double));
    mix(({
        int q = 3;
        q *q;
    }));
    struct {
        int n;
        int data[];
    } *flex = malloc(sizeof *flex + 3 * sizeof(int));
    flex->n = 3;
    for (int i = 0; i < 3; i++)
        flex->data[i] = i + 1;
    mix(flex->data[0] * 100 + flex->data[2]);
    free(flex);
    int (*fp)(int) = fact;
    mix(fp(5));
    mix((*fp)(3));
    int *end = arr + 7;
    long sum = 0;
    for (int *q = arr; q != end; ++q)
        sum += *q;
    mix(sum);
    mix(&arr[3] > &arr[1]);
    assert(h == 0x463207c0bf27287bull);
    return 0;
}
