/* Variables and structures that are never wholly written, but of which nothing unwritten is read.
 * The expected value is what the program computes natively. */
#include <assert.h>
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
struct pad {
    int a;
    char b;
};
struct pad3 {
    char a;
    short b;
    char c;
};
struct mixd {
    float f;
    char c;
};
struct big {
    char c;
    long l;
    short s[3];
};
struct b16 {
    long a;
    char c;
};
struct bf {
    unsigned a : 4, b : 9;
    unsigned c : 20;
};
struct bf3 {
    unsigned char a : 3, b : 5;
    unsigned short c : 12;
    unsigned char d : 7;
} __attribute__((packed));
union un {
    struct {
        char tag;
        int v;
    } s;
    double d;
};
static int f1(struct pad p) {
    return p.a + p.b;
}
static struct pad f2(int x) {
    struct pad p;
    p.a = x;
    p.b = 1;
    return p;
}
static int f3(struct pad3 p) {
    return p.a * 100 + p.b * 10 + p.c;
}
static struct pad3 f4(void) {
    struct pad3 p;
    p.a = 1;
    p.b = 2;
    p.c = 3;
    return p;
}
static struct mixd f5(struct mixd m) {
    struct mixd r;
    r.f = m.f * 2;
    r.c = m.c;
    return r;
}
static struct big f6(struct big b) {
    struct big r;
    r.c = b.c;
    r.l = b.l;
    r.s[0] = b.s[2];
    return r;
}
static struct b16 f7(struct b16 b) {
    struct b16 r;
    r.a = b.a;
    r.c = b.c + 1;
    return r;
}
static int noreturn_value(int x) {
    if (x)
        return 5;
}
static union un fu(union un u) {
    return u;
}
static int cond(int c) {
    int x;
    if (c > 0)
        x = 1;
    else
        x = 2;
    return x;
}
static int loop(int n) {
    int last;
    for (int i = 0; i < n; i++)
        last = i;
    return n > 0 ? last : -1;
}
static int sw(int k) {
    int r;
    switch (k) {
    case 0:
        r = 4;
        break;
    case 1:
        r = 5;
        break;
    default:
        r = 6;
    }
    return r;
}
int main(void) {
    struct pad p;
    p.a = 3;
    p.b = 4;
    mix(f1(p));
    p = f2(9);
    mix(p.a + p.b);
    struct pad q = p;
    mix(q.a);
    struct pad arr[2];
    arr[1] = f2(4);
    arr[0] = arr[1];
    mix(arr[0].b);
    struct pad *hp = malloc(sizeof *hp);
    *hp = f2(8);
    mix(f1(*hp));
    free(hp);
    mix(f3(f4()));
    struct mixd m;
    m.f = 1.5f;
    m.c = 'q';
    struct mixd m2 = f5(m);
    mix(m2.f * 4 + m2.c);
    struct big b;
    b.c = 1;
    b.l = 2;
    b.s[2] = 7;
    struct big b2 = f6(b);
    mix(b2.s[0] + b2.l);
    struct b16 l;
    l.a = 5;
    l.c = 6;
    l = f7(l);
    mix(l.a * 10 + l.c);
    noreturn_value(0);
    mix(noreturn_value(1));
    union un u;
    u.s.tag = 1;
    u.s.v = 77;
    union un u2 = fu(u);
    mix(u2.s.v);
    u.d = 2.5;
    mix(fu(u).d * 2);
    struct bf x;
    x.a = 3;
    x.b = 200;
    x.c = 70000;
    mix(x.a + x.b + x.c);
    struct bf3 y;
    y.a = 1;
    y.b = 17;
    y.c = 2000;
    y.d = 99;
    mix(y.a + y.b + y.c + y.d);
    struct bf3 z = y;
    z.c++;
    mix(z.c);
    struct bf *hb = malloc(sizeof *hb);
    hb->b = 3;
    hb->a = 1;
    mix(hb->a + hb->b);
    free(hb);
    mix(cond(1) + cond(-1) * 10 + loop(4) * 100 + loop(0));
    mix(sw(0) + sw(1) + sw(9));
    char buf[16];
    memset(buf, 0, 8);
    strcpy(buf + 2, "abc");
    mix(buf[4]);
    int *pi = malloc(12);
    pi[0] = 1;
    pi[2] = 2;
    int *pj = malloc(12);
    memcpy(pj, pi, 12);
    mix(pj[2]);
    pj = realloc(pj, 100);
    mix(pj[0]);
    free(pi);
    free(pj);
    struct {
        int a;
        struct {
            char b;
            int c;
        } in[2];
    } nest, nest2;
    nest.a = 1;
    nest.in[0].b = 2;
    nest.in[0].c = 3;
    nest2 = nest;
    mix(nest2.in[0].c);
    int t2[3];
    t2[0] = 1;
    t2[1] = 2;
    int s = 0;
    for (int i = 0; i < 2; i++)
        s += t2[i];
    mix(s);
    assert(h == 0x4e3938a3c53f3781ull);
    return 0;
}
