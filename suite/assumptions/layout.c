/* Which of two objects has the larger address is the same in every execution. */
#include <assert.h>
#include <stdlib.h>

int main(void) {
    char *first = malloc(8), *second = malloc(8);
    assert(first < second);
    free(first);
    free(second);
    return 0;
}
