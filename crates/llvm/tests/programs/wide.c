/* Integers of 65 to 128 bits, and of odd sizes.
 * The expected value is what the program computes natively. */
#include <assert.h>
#include <stdint.h>
typedef __int128 i128;
typedef unsigned __int128 u128;
static uint64_t h = 1469598103934665603ull;
static void mix(uint64_t v) {
    for (int i = 0; i < 8; i++) {
        h ^= (v >> (8 * i)) & 0xff;
        h *= 1099511628211ull;
    }
}
static void mix2(u128 v) {
    mix(v);
    mix(v >> 64);
}
static u128 make(uint64_t hi, uint64_t lo) {
    return (u128)hi << 64 | lo;
}
struct S {
    char c;
    i128 w;
    int x;
};
static struct S gs = {1, -5, 3};
static i128 pass(int a, i128 b, struct S s, i128 *p) {
    *p += b;
    return s.w * a + *p;
}
static uint64_t v[] = {
    0, 1, 2, 0x8000000000000000ull, 0xffffffffffffffffull, 0x123456789abcdefull, 77, 0xffffffff00000000ull};
int main(void) {
    for (int i = 0; i < 8; i++)
        for (int j = 0; j < 8; j++)
            for (int k = 0; k < 8; k++) {
                u128 a = make(v[i], v[j]), b = make(v[k], v[(i * 3 + j) % 8]);
                i128 sa = a, sb = b;
                mix2(a + b);
                mix2(a - b);
                mix2(a * b);
                mix2(a & b);
                mix2(a | b);
                mix2(a ^ b);
                mix2(~a);
                mix2(-a);
                int s = (v[k] + j) & 127;
                mix2(a << s);
                mix2(a >> s);
                mix2(sa >> s);
                if (b) {
                    mix2(a / b);
                    mix2(a % b);
                    if (!(sb == -1)) {
                        mix2(sa / sb);
                        mix2(sa % sb);
                    }
                }
                mix(a < b);
                mix(sa < sb);
                mix(a == b);
                mix(sa >= sb);
                mix(a != 0);
                mix((int)a);
                mix((uint64_t)(a >> 60));
                mix2((i128)(int)v[i]);
                mix2((u128)(unsigned char)v[j]);
                mix2((i128)(int64_t)v[k]);
                double d = (double)sa;
                mix(d < 1e20);
                if (d >= 0)
                    mix((uint64_t)(d / 1e22));
                float f = (float)a;
                mix(f > 1e10f);
                mix2((i128)(double)(int64_t)v[i]);
                mix2((u128)(double)(v[j] >> 3));
                i128 r;
                mix(__builtin_add_overflow(sa, sb, &r));
                mix2(r);
                u128 ur;
                mix(__builtin_sub_overflow(a, b, &ur));
                mix2(ur);
                struct S t = gs;
                t.w = sa;
                i128 acc = sb;
                mix2(pass(i, (i128)j, t, &acc));
                mix2(acc);
                mix2(a ? b : a);
                switch (sa) {
                case 0:
                    mix(1);
                    break;
                case -1:
                    mix(2);
                    break;
                default:
                    mix(3);
                }
                _BitInt(100) q = (_BitInt(100))sa;
                q = q * 3 + 1;
                mix2((u128)(i128)q);
                unsigned _BitInt(37) z = (unsigned _BitInt(37))a;
                z = z * z + 5;
                mix((uint64_t)z);
                _BitInt(23) y = (_BitInt(23))sb;
                y >>= 3;
                mix((int64_t)y);
            }
    assert(h == 0xd07d7ee9416d9ca1ull);
    return 0;
}
