/* None of this is reported: a signed overflow, a misaligned plain access, a wrong result that nothing asserts. */
#include <limits.h>
#include <string.h>

static char bytes[16];

int main(void) {
    volatile int largest = INT_MAX;
    int wrapped = largest + 1;
    int *misaligned = (int *)(bytes + 1);
    *misaligned = 7;
    return wrapped == *misaligned;
}
