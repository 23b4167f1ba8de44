// Arithmetic on all number types and the conversions between them; vectors; overflow builtins.
#include <stdbool.h>

typedef int v4 __attribute__((vector_size(16)));
typedef float f4 __attribute__((vector_size(16)));

long integers(char c, short s, int i, long l, unsigned u) {
    c += s; s <<= 3; i = -i / 7 % 5; l ^= ~l | (l & 0xff); u = u / 3 % 10;
    i += (c > s) + (u >= 4u) - (l < i) * (s != c);
    return c + s + i + (l >> 3) + (u >> 2) + (unsigned char)l + (signed char)u + !i;
}

__int128 wide(__int128 a, unsigned __int128 b) { return a * (__int128)b + (a >> 65) - (a / 3) % 1000000007; }
bool booleans(bool a, bool b, int c) { a |= b; a ^= c; return a && c; }

double floating(float f, double d, long double l) {
    f = f * 2.0f + 1.5f; d = -d / 3.0 - f; l = l * 1.1L + d;
    if (f < d || d >= l || f != f) d += __builtin_sqrt(d) + __builtin_fabs(d) + __builtin_fma(d, d, 1.0);
    return d + (double)l + (f == 0.0f) + !d;
}

double conversions(float f, double d, long double l, int i, unsigned u, long long ll, unsigned long long ull, __int128 w) {
    return (int)f + (unsigned)d + (float)i + (double)u + (long)d + (unsigned long)f + (float)ull + (double)ll +
           (long double)w + (char)l + (_Bool)d + (double)(__int128)d + (short)i;
}

_Complex double complex_product(_Complex double a, _Complex double b) { return a * b + 1.0; }

int vectors(v4 a, v4 b, f4 f) {
    v4 c = a + b * 3, d = a > b;
    f = f / 2.0f;
    c[1] = d[2];
    c = __builtin_shufflevector(c, d, 0, 5, 2, 7);
    return c[0] + c[3] + (int)f[1];
}

int overflow(int a, int b, unsigned long *out) {
    int r;
    bool o = __builtin_add_overflow(a, b, &r) | __builtin_mul_overflow(a, 3, &r) | __builtin_sub_overflow(b, a, &r);
    return o + __builtin_umull_overflow(*out, 3, out) + r;
}

int bits(unsigned x, unsigned long y) {
    return __builtin_popcount(x) + __builtin_clz(x) + __builtin_ctzl(y) + __builtin_bswap32(x) + __builtin_ffs(x) +
           ((x << 5) | (x >> 27)) + __builtin_parity(x);
}

int main(void) { return (int)integers(1, 2, 3, 4, 5) + (int)wide(1, 2) + (int)floating(1, 2, 3); }
