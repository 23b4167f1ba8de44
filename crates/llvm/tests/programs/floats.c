/* Floating-point numbers and vectors.
 * The expected value is what the program computes natively. */
#include <assert.h>
#include <math.h>
#include <stdint.h>
#include <string.h>
static uint64_t h = 1469598103934665603ull;
static void mix(uint64_t v) {
    for (int i = 0; i < 8; i++) {
        h ^= (v >> (8 * i)) & 0xff;
        h *= 1099511628211ull;
    }
}
static void mixd(double d) {
    uint64_t u;
    if (d != d) {
        mix(42);
        return;
    }
    memcpy(&u, &d, 8);
    mix(u);
}
static void mixf(float d) {
    uint32_t u;
    if (d != d) {
        mix(43);
        return;
    }
    memcpy(&u, &d, 4);
    mix(u);
}
static double v[] = {0,     -0.0,       1,         -1,         0.1,       -3.75,        1e10, 1e-300,
                     1e300, 123456.789, 1.0 / 0.0, -1.0 / 0.0, 0.0 / 0.0, 2147483647.0, 255.5};
typedef float v4 __attribute__((vector_size(16)));
typedef int w4 __attribute__((vector_size(16)));
typedef unsigned char b8 __attribute__((vector_size(8)));
static v4 addv(v4 a, v4 b) {
    return a * b + a;
}
int main(void) {
    for (int i = 0; i < 15; i++)
        for (int j = 0; j < 15; j++) {
            double a = v[i], b = v[j];
            float fa = a, fb = b;
            mixd(a + b);
            mixd(a - b);
            mixd(a * b);
            mixd(a / b);
            mixf(fa + fb);
            mixf(fa * fb);
            mixf(fa / fb);
            mixd(-a);
            mixf(-fb);
            mixd(fa);
            mixf((float)(a + 0.3));
            mix(a < b);
            mix(a <= b);
            mix(a > b);
            mix(a >= b);
            mix(a == b);
            mix(a != b);
            mix(fa < fb);
            mix(!(a < b));
            mix(__builtin_isless(a, b));
            mix(__builtin_isunordered(a, b));
            mix(isnan(a));
            mix(isinf(b));
            mix(signbit(a) != 0);
            if (a > -1e9 && a < 1e9) {
                mix((int)a);
                mix((long)a);
                if (a >= 0) {
                    mix((unsigned)a);
                    mix((unsigned long)a);
                }
                mix((short)(int)a);
            }
            mixd((double)(i * 1000003 - j));
            mixd((double)(unsigned)(i - 7));
            mixf((float)(long)(j * 123456789L));
            mixd((double)(unsigned long)-1L);
            mixf(i);
            mix(a ? 1 : 0);
            mixd(fabs(a));
            mixd(copysign(a, b));
            mixd(fmax(a, 2));
            mixd(fmin(3, b));
            mixd(sqrt(fabs(a)));
            mixd(floor(a));
            mixd(ceil(a));
            mixd(trunc(b));
            mixd(fma(a, 2, 1));
            mixd(round(a));
            mixd(fmod(i * 10.5, 3.25));
            v4 x = {fa, fb, 1, 2}, y = {2, 3, (float)i, (float)j};
            v4 z = addv(x, y);
            for (int k = 0; k < 4; k++)
                mixf(z[k]);
            w4 c = x < y;
            mix(c[0] + 2 * c[2]);
            w4 p = {i, j, 3, 4};
            p = p * p - (p << 1);
            p[j & 3] = 9;
            mix(p[i & 3]);
            b8 q = {1, 2, 3, 4, 5, 6, 7, (unsigned char)i};
            q = q + q;
            uint64_t u;
            memcpy(&u, &q, 8);
            mix(u);
            q = __builtin_shufflevector(q, q, 7, 6, 5, 4, 3, 2, 1, 0);
            mix((uint64_t)q);
        }
    assert(h == 0xe135f7c092aee70bull);
    return 0;
}
