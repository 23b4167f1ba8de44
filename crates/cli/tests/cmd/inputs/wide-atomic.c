#include <stdatomic.h>
#include <stddef.h>

struct top { void *node; long version; };
static _Atomic struct top top;

int main(void)
{
    struct top now = atomic_load(&top);
    return now.node != NULL;
}
