/* Bytes are read as whatever type the pointer has, although the standard does not allow it: a compiler may assume that it does not happen. */
#include <assert.h>

int main(void) {
    float one = 1.0f;
    int bits = *(int *)&one;
    assert(bits == 0x3f800000);
    return 0;
}
