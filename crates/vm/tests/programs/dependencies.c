/* Threads and what their actions depend on; `dependencies.rs` says how to read it.
   THREAD(name, "values that its reads return, then 0", "its events") */
#include <pthread.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define THREAD(name, values, events) \
    static void *thread_##name(void *); \
    int name(void) { pthread_t t; pthread_create(&t, 0, thread_##name, 0); return 0; } \
    static void *thread_##name(void *argument)
#define RELAXED memory_order_relaxed
#define get(location) atomic_load_explicit(&location, RELAXED)
#define put(location, value) atomic_store_explicit(&location, value, RELAXED)

struct node { int a, b; struct node *next; };
static _Atomic int x, y, z, array[4];
static _Atomic(_Atomic int *) pointer;
static _Atomic(struct node *) head;
static int negative(int n) { return -n; }
static _Atomic(int (*)(int)) function = negative;
static struct node shared_node;
static char text[8];
static char const fixed[] = "fixed";
static _Thread_local int local;

/* Data. */

THREAD(data, "5", "R x; W y data 1")
{
    put(y, get(x) + 1);
    return 0;
}

THREAD(nothing, "5", "R x; W y")
{
    int r = get(x);
    put(y, 1);
    return 0;
}

THREAD(two_reads, "", "R x; R y; W z data 1 2; W z data 2")
{
    int r = get(x), s = get(y);
    put(z, r * s);
    r = 7;
    put(z, r + s);
    return 0;
}

THREAD(false_dependencies, "3", "R x; W y data 1; W y data 1; W y data 1; W y data 1")
{
    int r = get(x);
    put(y, r ^ r);
    put(y, r * 0);
    put(y, r & 0);
    put(y, r - r + 4);
    return 0;
}

THREAD(taken_address, "3", "R x; W y data 1; W y")
{
    int r, *p = &r;
    *p = get(x);
    put(y, r);
    *p = 4;
    put(y, r);
    return 0;
}

THREAD(bytes_of_a_variable, "3 4", "R x; R y; W z data 1; W z data 2; W z data 1 2")
{
    short both[2], *p = both;
    p[0] = get(x);
    p[1] = get(y);
    put(z, both[0]);
    put(z, both[1]);
    put(z, *(int *) p);
    return 0;
}

THREAD(private_heap, "3", "R x; W y data 1; W y")
{
    struct node *n = malloc(sizeof *n);
    n->a = get(x);
    n->b = 5;
    put(y, n->a);
    put(y, n->b);
    free(n);
    return 0;
}

static int twice(int n, int other) { return n + n; }
THREAD(arguments_and_results, "3 4", "R x; R y; W z data 1")
{
    int r = get(x), s = get(y);
    put(z, twice(r, s));
    return 0;
}

static int last(int count, ...)
{
    va_list list;
    int value = 0;
    va_start(list, count);
    while (count--) value = va_arg(list, int);
    va_end(list);
    return value;
}
THREAD(variable_arguments, "3 4", "R x; R y; W z data 2")
{
    int r = get(x), s = get(y);
    put(z, last(2, r, s));
    return 0;
}

THREAD(copies_of_structures, "3", "R x; W y data 1; W y")
{
    struct node one = { get(x), 2, 0 }, other;
    memcpy(&other, &one, sizeof one);
    struct node third = other;
    put(y, third.a);
    put(y, third.b);
    return 0;
}

THREAD(copies_to_and_from_shared_memory, "3 4 5 6",
    "R x; W shared_node.a data 1; W shared_node.b; W shared_node.next; R shared_node.a; R shared_node.b; R shared_node.next; W y data 5; W y data 6")
{
    struct node n = { get(x), 2, 0 };
    memcpy(&shared_node, &n, sizeof n);
    memcpy(&n, &shared_node, sizeof n);
    put(y, n.a);
    put(y, n.b);
    return 0;
}

THREAD(filling, "3", "R x; W y data 1")
{
    char bytes[4];
    memset(bytes, get(x), 4);
    put(y, bytes[2]);
    return 0;
}

THREAD(thread_local_variable, "3", "R x; W y data 1; W y")
{
    local = get(x);
    put(y, local);
    local = 1;
    put(y, local);
    return 0;
}

/* Addresses. */

THREAD(address, "&z 1", "R pointer; R z addr 1; W y data 2 ctrl 1")
{
    _Atomic int *p = get(pointer);
    put(y, get(*p));
    return 0;
}

THREAD(index_of_an_array, "2", "R x; W array[2] addr 1; W y ctrl 1")
{
    put(array[get(x)], 1);
    put(y, 1);
    return 0;
}

THREAD(false_address, "2", "R x; R array[0] addr 1; W y data 2 ctrl 1")
{
    int r = get(x);
    put(y, get(array[r ^ r]));
    return 0;
}

THREAD(private_index, "1", "R x; W y data 1 ctrl 1; W z ctrl 1; W z ctrl 1")
{
    int table[3] = { 4, 5, 6 };
    put(y, table[get(x)]);
    put(z, table[0]);
    table[1] = 7;
    put(z, table[1]);
    return 0;
}

THREAD(private_store_by_index, "1", "R x; W y data 1 ctrl 1; W z ctrl 1")
{
    int table[3] = { 4, 5, 6 };
    table[get(x)] = 7;
    put(y, table[1]);
    put(z, table[2]);
    return 0;
}

THREAD(members, "&shared_node", "R head; W shared_node.b addr 1; W y ctrl 1")
{
    get(head)->b = 3;
    put(y, 1);
    return 0;
}

THREAD(freeing, "heap", "R head; F addr 1 ctrl 1")
{
    free(get(head));
    return 0;
}

THREAD(size, "16", "R x; W y ctrl 1")
{
    char *p = malloc(get(x));
    put(y, 1);
    free(p);
    return 0;
}

/* Control. */

THREAD(branch, "1", "R x; W y ctrl 1; W z ctrl 1")
{
    if (get(x)) put(y, 1);
    put(z, 1);
    return 0;
}

THREAD(empty_branch, "1", "R x; W y; W z ctrl 1")
{
    int r = get(x);
    put(y, 1);
    if (r) { }
    put(z, 1);
    return 0;
}

THREAD(false_branch, "1", "R x; W y ctrl 1")
{
    int r = get(x);
    if (r ^ r) put(z, 1);
    put(y, 1);
    return 0;
}

THREAD(phi, "1 0", "R x; R y ctrl 1; W z data 2 ctrl 1")
{
    put(z, get(x) && get(y));
    return 0;
}

THREAD(choice, "1 2", "R x; R y; W z data 1 2")
{
    int r = get(x), s = get(y);
    put(z, r < s ? 3 : 4);
    return 0;
}

THREAD(switch_statement, "2", "R x; W z ctrl 1")
{
    switch (get(x)) {
    case 1: put(y, 1); break;
    case 2: put(z, 1); break;
    }
    return 0;
}

THREAD(loop, "2", "R x; W y ctrl 1; W y ctrl 1; W z ctrl 1")
{
    int n = get(x);
    for (int i = 0; i < n; i++) put(y, i);
    put(z, 1);
    return 0;
}

THREAD(waiting, "0 0 1", "R x; R x ctrl 1; R x ctrl 1 2; W y ctrl 1 2 3")
{
    while (!get(x)) local++;
    put(y, 1);
    return 0;
}

static int early(int n) { if (n) return 1; return 2; }
THREAD(early_return, "1", "R x; W y ctrl 1")
{
    put(y, early(get(x)));
    return 0;
}

THREAD(indirect_call, "&negative 4", "R function; R x; W y data 2 ctrl 1; W z ctrl 1")
{
    int (*f)(int) = get(function), r = get(x);
    put(y, f(r));
    put(z, 1);
    return 0;
}

THREAD(division, "2", "R x; W y data 1 ctrl 1; W z data 1 ctrl 1; W z ctrl 1")
{
    int r = get(x);
    put(y, 6 / r);
    put(z, r / 2);
    put(z, 1);
    return 0;
}

THREAD(constant_division, "2", "R x; W z data 1; W z")
{
    put(z, get(x) / 2);
    put(z, 1);
    return 0;
}

/* Read-modify-writes. */

THREAD(fetch_add, "3 4", "R x; R y; X y data 1 2; W z data 2; W z")
{
    int old = atomic_fetch_add_explicit(&y, get(x), RELAXED);
    put(z, old);
    put(z, 1);
    return 0;
}

THREAD(exchange, "3 4", "R x; R y; X y data 1; W z data 2")
{
    int old = atomic_exchange_explicit(&y, get(x), RELAXED);
    put(z, old);
    return 0;
}

THREAD(successful_compare_exchange, "3 4 3", "R x; R z; R y data 1; X y data 2 ctrl 1 3; W z data 1 3 ctrl 1 3; W x ctrl 1 3")
{
    int expected = get(x), desired = get(z);
    int success = atomic_compare_exchange_strong_explicit(&y, &expected, desired, RELAXED, RELAXED);
    put(z, success);
    put(x, 1);
    return 0;
}

THREAD(failing_compare_exchange, "3 4 5", "R x; R z; R y data 1; W z data 3 ctrl 1 3")
{
    int expected = get(x), desired = get(z);
    atomic_compare_exchange_strong_explicit(&y, &expected, desired, RELAXED, RELAXED);
    put(z, expected);
    return 0;
}

THREAD(compare_exchange_loop, "3 4 4", "R x; R x data 1; R x data 2 ctrl 1 2; X x data 2 ctrl 1 2 3; W y ctrl 1 2 3")
{
    int old = get(x);
    while (!atomic_compare_exchange_weak_explicit(&x, &old, old + 1, RELAXED, RELAXED));
    put(y, 1);
    return 0;
}

THREAD(private_update, "3 4", "R x; W y data 1; W z data 1")
{
    _Atomic int own, *p = &own;
    atomic_init(p, get(x));
    put(y, atomic_fetch_add(p, 2));
    put(z, get(own));
    return 0;
}

/* The library. */

THREAD(length_of_a_string, "97 98 0", "R text[0]; R text[1] ctrl 1; R text[2] ctrl 1 2; W y data 1 2 3 ctrl 1 2 3; W z ctrl 1 2 3")
{
    put(y, strlen(text));
    put(z, 1);
    return 0;
}

THREAD(length_of_a_constant, "1", "R x; W y")
{
    int r = get(x);
    put(y, strlen(fixed));
    return 0;
}

THREAD(printing, "1", "R x; W y")
{
    printf("%d\n", get(x));
    put(y, 1);
    return 0;
}

THREAD(absolute_value, "1", "R x; W y data 1; W z")
{
    put(y, __builtin_fabs(get(x)));
    put(z, 1);
    return 0;
}

extern void __VERIFIER_assume(int);
THREAD(assumption, "1", "R x; W y ctrl 1")
{
    __VERIFIER_assume(get(x));
    put(y, 1);
    return 0;
}

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
THREAD(locking, "0", "R mutex.__data.__lock; X mutex.__data.__lock data 1 ctrl 1; W y ctrl 1")
{
    pthread_mutex_lock(&mutex);
    put(y, 1);
    pthread_exit(0);
}

static void *child(void *argument) { return argument; }
THREAD(argument_of_a_thread, "3", "R x; C data 1; W y")
{
    pthread_t t;
    pthread_create(&t, 0, child, (void *) (long) get(x));
    put(y, 1);
    return 0;
}

THREAD(result_of_a_thread, "3", "R x; E data 1")
{
    return (void *) (long) get(x);
}

static void *leave(int r) { pthread_exit((void *) (long) r); }
THREAD(exit_of_a_thread, "3", "R x; E data 1")
{
    return leave(get(x));
}

THREAD(result_of_a_join, "3 4", "R x; J addr 1 ctrl 1; W y data 1 2 ctrl 1 2")
{
    void *result;
    pthread_join(get(x), &result);
    put(y, (long) result);
    return 0;
}

/* Publication. */

THREAD(publication, "", "R x; W head; W y")
{
    struct node *n = malloc(sizeof *n);
    n->a = 1;
    int r = get(x);
    put(head, n);
    put(y, 1);
    return 0;
}

THREAD(publication_of_a_read_value, "3", "R x; W head; restart")
{
    struct node *n = malloc(sizeof *n);
    n->a = get(x);
    put(head, n);
    put(y, 1);
    return 0;
}

THREAD(publication_of_a_reachable_read_value, "3", "R x; W head; restart")
{
    struct node *n = malloc(sizeof *n), *next = malloc(sizeof *n);
    next->a = get(x);
    n->next = next;
    put(head, n);
    return 0;
}

THREAD(publication_behind_a_branch, "3", "R x; W head ctrl 1; W y ctrl 1")
{
    struct node *n = malloc(sizeof *n);
    n->a = get(x);
    if (n->a) put(head, n);
    put(y, 1);
    return 0;
}

THREAD(publication_of_a_value_that_was_overwritten, "3", "R x; W head; W y")
{
    struct node *n = malloc(sizeof *n);
    n->a = get(x);
    n->a = 4;
    put(head, n);
    put(y, 1);
    return 0;
}

/* Whether the last but one write is an event depends on which object was published. */
THREAD(publication_of_a_chosen_object, "1", "R x; W head data 1; W node#1->a ctrl 1; W y ctrl 1")
{
    struct node *n = malloc(sizeof *n);
    long mask = -(long) (get(x) != 0);
    put(head, (struct node *) ((long) n & mask));
    n->a = 1;
    put(y, 1);
    return 0;
}
