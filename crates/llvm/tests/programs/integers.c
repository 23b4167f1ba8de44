/* Integers of all sizes up to 64 bits, and the built-in functions that become intrinsics.
 * The expected value is what the program computes natively. */
#include <assert.h>
#include <limits.h>
#include <stdint.h>
static uint64_t h = 1469598103934665603ull;
static void mix(uint64_t v) {
    for (int i = 0; i < 8; i++) {
        h ^= (v >> (8 * i)) & 0xff;
        h *= 1099511628211ull;
    }
}
static int vals[] = {0,       1,       -1,    2,      -2,    7,     -7,  100, -100,
                     INT_MAX, INT_MIN, 12345, -54321, 65535, 65536, 255, 256, 128};
#define N (sizeof vals / sizeof *vals)
int main(void) {
    for (unsigned i = 0; i < N; i++)
        for (unsigned j = 0; j < N; j++) {
            int a = vals[i], b = vals[j];
            unsigned ua = a, ub = b;
            signed char ca = a, cb = b;
            unsigned char uca = a, ucb = b;
            short sa = a, sb = b;
            unsigned short usa = a, usb = b;
            long la = (long)a * 3000000007L, lb = (long)b * 77777L;
            unsigned long ula = la, ulb = lb;
            mix(ua + ub);
            mix(ua - ub);
            mix(ua * ub);
            mix(a & b);
            mix(a | b);
            mix(a ^ b);
            mix(~a);
            mix(!a);
            mix(ua << (ub & 31));
            mix(ua >> (ub & 31));
            mix(a >> (b & 31));
            if (b && !(a == INT_MIN && b == -1)) {
                mix(a / b);
                mix(a % b);
            }
            if (ub) {
                mix(ua / ub);
                mix(ua % ub);
            }
            mix(ca + cb);
            mix((signed char)(ca * cb));
            mix(uca * ucb);
            mix((unsigned char)(uca + ucb));
            mix(sa * sb);
            mix((short)(sa + sb));
            mix(usa + usb);
            mix((unsigned short)(usa * (unsigned)usb));
            mix(ula + ulb);
            mix(ula * ulb);
            mix(ula >> (ub & 63));
            mix(la >> (ub & 63));
            mix(ula << (ub & 63));
            if (lb) {
                mix(la / lb);
                mix(la % lb);
                mix(ula / ulb);
                mix(ula % ulb);
            }
            mix(a < b);
            mix(a <= b);
            mix(ua < ub);
            mix(ua >= ub);
            mix(ca < cb);
            mix(uca > ucb);
            mix(la == lb);
            mix(la != (long)a);
            mix((long)ca);
            mix((unsigned long)uca);
            mix(sa == usa);
            mix(a ? b : a);
            mix(a && b);
            mix(a || b);
            if (ub & 1)
                mix(__builtin_popcount(ua));
            if (ua) {
                mix(__builtin_clz(ua));
                mix(__builtin_ctz(ua));
            }
            if (ula) {
                mix(__builtin_clzl(ula));
                mix(__builtin_ctzl(ula));
            }
            mix(__builtin_popcountl(ula));
            mix(__builtin_bswap16(usa));
            mix(__builtin_bswap32(ua));
            mix(__builtin_bswap64(ula));
            mix(__builtin_bitreverse32(ua));
            mix(__builtin_bitreverse8(uca));
            mix(__builtin_bitreverse64(ula));
            mix(__builtin_rotateleft32(ua, ub));
            mix(__builtin_rotateright64(ula, ulb));
            mix(__builtin_rotateleft8(uca, ucb));
            int r;
            unsigned ur;
            long lr;
            unsigned long ulr;
            signed char cr;
            mix(__builtin_add_overflow(a, b, &r));
            mix(r);
            mix(__builtin_sub_overflow(a, b, &r));
            mix(r);
            mix(__builtin_mul_overflow(a, b, &r));
            mix(r);
            mix(__builtin_add_overflow(ua, ub, &ur));
            mix(ur);
            mix(__builtin_mul_overflow(ua, ub, &ur));
            mix(ur);
            mix(__builtin_sub_overflow(ua, ub, &ur));
            mix(ur);
            mix(__builtin_mul_overflow(la, lb, &lr));
            mix(lr);
            mix(__builtin_mul_overflow(ula, ulb, &ulr));
            mix(ulr);
            mix(__builtin_add_overflow(a, b, &cr));
            mix(cr);
            mix(__builtin_sub_overflow(la, ulb, &ulr));
            mix(ulr);
            mix(__builtin_elementwise_add_sat(a, b));
            mix(__builtin_elementwise_sub_sat(a, b));
            mix(__builtin_elementwise_add_sat(ua, ub));
            mix(__builtin_elementwise_sub_sat(ua, ub));
            mix(__builtin_elementwise_add_sat(ca, cb));
            mix(__builtin_elementwise_max(a, b));
            mix(__builtin_elementwise_min(ua, ub));
            if (a != INT_MIN)
                mix(__builtin_elementwise_abs(a));
            mix(__builtin_elementwise_bitreverse(usa));
        }
    assert(h == 0xb051cfd13ca85a65ull);
    return 0;
}
