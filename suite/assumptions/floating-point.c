/* Floating-point numbers are those of IEEE 754, rounded to nearest, as clang means them at -O0: no fused or wider arithmetic. */
#include <assert.h>

int main(void) {
    volatile double tenth = 0.1, fifth = 0.2;
    assert(tenth + fifth != 0.3);
    return 0;
}
