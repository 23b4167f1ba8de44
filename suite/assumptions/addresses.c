/* The address of what was freed is not given out again; and what realloc gives is another address. */
#include <assert.h>
#include <stdint.h>
#include <stdlib.h>

int main(void) {
    int *first = malloc(sizeof *first);
    uintptr_t old = (uintptr_t)first;
    free(first);
    int *second = malloc(sizeof *second);
    assert((uintptr_t)second != old);
    old = (uintptr_t)second;
    *second = 1;
    second = realloc(second, 2 * sizeof *second);
    assert((uintptr_t)second != old);
    free(second);
    return 0;
}
