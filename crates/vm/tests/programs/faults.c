/* What goes wrong in C programs, in one thread. */
#include "../library/case.h"
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

static volatile int zero;
static int array[4];
static const int constant = 3;
struct pair { int a, b; };

CASE(null_is_not_read, "null-dereference: reads 4 bytes through a null pointer (at offset 4)")
{
    struct pair *pair = zero ? (struct pair *)array : 0;
    return pair->b;
}

CASE(null_is_not_written, "null-dereference: writes 4 bytes")
{
    *(volatile int *)(uintptr_t)zero = 1;
    return 0;
}

CASE(garbage_is_not_read, "access-unallocated: 0xdeadbeef")
{
    return *(volatile int *)0xDEADBEEF;
}

CASE(globals_have_bounds, "out-of-bounds: at offset 16 of `array`, which has 16 bytes")
{
    return array[zero + 4];
}

CASE(globals_have_lower_bounds, "out-of-bounds: at offset -4 of `array`")
{
    array[0] = zero;
    return array[zero - 1];
}

CASE(locals_have_bounds, "out-of-bounds: `local`, which has 12 bytes")
{
    int local[3] = {1, 2, 3};
    return local[zero + 3];
}

CASE(heap_objects_have_bounds, "out-of-bounds: at offset 20 of `*p#0`")
{
    int *p = malloc(20);
    return p[zero + 5];
}

CASE(heap_objects_have_lower_bounds, "out-of-bounds: at offset -4 of `*p#0`")
{
    int *p = malloc(20);
    return p[zero - 1];
}

CASE(constants_are_not_written, "access-unallocated: `constant`, which is constant")
{
    *(volatile int *)&constant = 4;
    return 0;
}

CASE(literals_are_not_written, "access-unallocated")
{
    char *text = "text";
    text[zero] = 'T';
    return 0;
}

CASE(locals_are_written_before_they_are_read, "uninitialized-read: `local[1]`")
{
    int local[2];
    local[zero] = 1;
    return local[zero + 1];
}

CASE(heap_objects_are_written_before_they_are_read, "uninitialized-read: `pair#0->b`")
{
    struct pair *pair = malloc(sizeof *pair);
    pair->a = 1;
    return pair->b;
}

CASE(zeroed_memory_is_zero, "finishes")
{
    struct pair *pair = calloc(1, sizeof *pair);
    assert(pair->b == 0);
    return 0;
}

CASE(undefined_bytes_are_copied, "finishes")
{
    struct pair one, other;
    one.a = 1;
    other = one;
    assert(other.a == 1);
    return 0;
}

CASE(undefined_bytes_stay_undefined, "uninitialized-read: `other.b`")
{
    struct pair one, other;
    one.a = 1;
    other = one;
    return *(volatile int *)&other.b;
}

CASE(freed_memory_is_not_read, "access-freed")
{
    int *p = malloc(4);
    *p = 1;
    free(p);
    return *p;
}

CASE(memory_is_freed_once, "double-free")
{
    int *p = malloc(4);
    free(p);
    free(p);
    return 0;
}

CASE(pointers_into_objects_are_not_freed, "invalid-free")
{
    char *p = malloc(4);
    free(p + 1);
    return 0;
}

CASE(locals_are_not_freed, "invalid-free")
{
    int local;
    free(&local);
    return 0;
}

CASE(globals_are_not_freed, "invalid-free")
{
    free(array);
    return 0;
}

static int *leak_local(void)
{
    int local = 5;
    int *volatile p = &local;
    return p;
}

CASE(locals_end_with_their_function, "access-freed: whose function has returned")
{
    return *leak_local();
}

CASE(nothing_is_divided_by_zero, "division-by-zero: divides by zero") { return 1 / zero; }
CASE(no_remainder_of_zero, "division-by-zero") { return 1 % zero; }
CASE(no_division_overflows, "division-by-zero: smallest") { return (INT32_MIN + zero) / (zero - 1); }
CASE(nothing_unreachable_is_reached, "unreachable") { __builtin_unreachable(); }
CASE(null_is_not_called, "null-dereference: calls a null function pointer")
{
    ((void (*)(void))(uintptr_t)zero)();
    return 0;
}

CASE(data_is_not_called, "access-unallocated: where no function is")
{
    ((void (*)(void))array)();
    return 0;
}

CASE(code_is_not_read, "access-unallocated: the code of `leak_local`")
{
    return *(volatile int *)leak_local;
}

CASE(copies_have_bounds, "out-of-bounds")
{
    char small[8];
    memcpy(small, array, 16 + zero);
    return 0;
}

CASE(huge_copies_have_bounds, "out-of-bounds")
{
    char *p = malloc(100);
    memset(p, 0, (size_t)-1 + zero);
    return 0;
}

CASE(unaligned_atomics_are_not_supported, "unsupported: not aligned")
{
    char buffer[16];
    atomic_store((_Atomic int *)(buffer + 1 + zero), 1);
    return 0;
}

extern int nowhere_to_be_found(int);
extern int nowhere_defined;

CASE(unknown_functions_are_not_supported, "unsupported: `nowhere_to_be_found`") { return nowhere_to_be_found(1); }
CASE(unknown_variables_are_not_supported, "unsupported: `nowhere_defined`") { return nowhere_defined; }

static int deeper(volatile int n) { return deeper(n + 1) + n; }
CASE(recursion_has_an_end, "limit-stack") { return deeper(0); }

CASE(memory_has_an_end, "limit-memory")
{
    while (1) malloc(1 << 20);
}

CASE(huge_locals, "limit-memory")
{
    volatile char *p = __builtin_alloca((1ul << 60) + zero);
    p[0] = 1;
    return 0;
}

CASE(huge_objects_cost_nothing, "finishes")
{
    char *p = malloc(1 << 29);
    p[(1 << 29) - 1] = 1;
    memset(p, 0, 1 << 29);
    assert(p[123456789] == 0);
    char local[1 << 25];
    local[1 << 20] = 4;
    assert(local[1 << 20] == 4);
    free(p);
    return 0;
}

CASE(long_loops_have_an_end, "limit-steps")
{
    for (volatile unsigned long n = 1;; n *= 3);
}

CASE(idle_loops_are_stuck, "stuck")
{
    while (1);
}

CASE(idle_loops_with_two_states_are_stuck, "stuck")
{
    for (int toggle = 0;; toggle = !toggle);
}

static void *body(void *argument) { return argument; }

CASE(garbage_does_not_run_as_a_thread, "access-unallocated: where no function is")
{
    pthread_t thread;
    pthread_create(&thread, 0, (void *(*)(void *))array, 0);
    return 0;
}

CASE(many_threads_need_a_larger_machine, "more-threads")
{
    pthread_t threads[12];
    for (int i = 0; i < 12; i++) pthread_create(&threads[i], 0, body, 0);
    for (int i = 0; i < 12; i++) pthread_join(threads[i], 0);
    return 0;
}

CASE(garbage_that_is_not_aligned_is_not_read, "access-unallocated: 0xdeadbeef")
{
    return atomic_load((_Atomic int *)0xDEADBEEF);
}

CASE(garbage_that_is_not_aligned_is_not_changed, "access-unallocated: 0xdeadbeef")
{
    return atomic_fetch_add((_Atomic int *)0xDEADBEEF, 1);
}

CASE(null_that_is_not_aligned_is_not_written, "null-dereference")
{
    atomic_store((_Atomic int *)(uintptr_t)(zero + 3), 1);
    return 0;
}
