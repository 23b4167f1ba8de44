/* A pointer is an address: one that runs from one element into its neighbour is an access of that neighbour, which C does not allow and nobody reports. */
#include <assert.h>

static struct { int first[2]; int second[2]; } pair = {{1, 2}, {3, 4}};

int main(void) {
    int *pointer = pair.first;
    volatile int at = 2;
    assert(pointer[at] == 3);
    return 0;
}
