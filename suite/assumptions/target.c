/* Sizes, signs and the order of bytes are those of the machine that clang compiles for. */
#include <assert.h>

int main(void) {
    char letter = (char)200;
    unsigned word = 1;
    assert(letter < 0);
    assert(sizeof(long) == 8 && sizeof(void *) == 8);
    assert(*(char *)&word == 1);
    return 0;
}
