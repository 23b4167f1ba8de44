/* Nothing comes from outside: no arguments, no environment. */
#include <assert.h>
#include <stdlib.h>

int main(int count, char **arguments) {
    assert(count <= 1);
    assert(getenv("HOME") == 0);
    return 0;
}
