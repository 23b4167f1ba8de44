/* The standard leaves open which operand comes first; clang takes the left one. */
#include <assert.h>

static int last;

static int remember(int number) { return last = number; }

int main(void) {
    int sum = remember(1) + remember(2);
    assert(last == 2);
    return sum - 3;
}
