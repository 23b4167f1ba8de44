/* The clock stands still and random numbers are one number; a warning says so. */
#include <assert.h>
#include <stdlib.h>
#include <time.h>

int main(void) {
    assert(time(0) == time(0));
    assert(rand() == rand() || 1);
    return 0;
}
