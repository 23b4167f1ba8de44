/* What threads share, and how. */
#include "../library/case.h"
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

static pthread_t start(void *(*function)(void *), void *argument)
{
    pthread_t thread;
    pthread_create(&thread, 0, function, argument);
    return thread;
}

static void *finish(pthread_t thread)
{
    void *result;
    pthread_join(thread, &result);
    return result;
}

struct node { struct node *next; int value; };
static _Atomic(struct node *) head;
static _Atomic int flag;
static int data;

static void *push(void *argument)
{
    for (int i = 0; i < 2; i++) {
        struct node *node = malloc(sizeof *node);
        node->value = (int)(intptr_t)argument + i;
        node->next = atomic_load(&head);
        while (!atomic_compare_exchange_weak(&head, &node->next, node));
    }
    return 0;
}

CASE(a_stack_of_nodes, "finishes")
{
    pthread_t one = start(push, (void *)10), other = start(push, (void *)20);
    finish(one);
    finish(other);
    int sum = 0;
    for (struct node *node = head; node;) {
        struct node *next = node->next;
        sum += node->value;
        free(node);
        node = next;
    }
    assert(sum == 10 + 11 + 20 + 21);
    return 0;
}

static void *double_it(void *argument)
{
    int *number = argument;
    *number *= 2;
    return argument;
}

CASE(locals_of_main_are_handed_to_threads, "finishes")
{
    int numbers[3] = {1, 2, 3};
    pthread_t threads[3];
    for (int i = 0; i < 3; i++) threads[i] = start(double_it, &numbers[i]);
    for (int i = 0; i < 3; i++) assert(finish(threads[i]) == &numbers[i]);
    assert(numbers[0] == 2 && numbers[1] == 4 && numbers[2] == 6);
    return 0;
}

static void *make_list(void *argument)
{
    struct node *list = 0;
    for (int i = 0; i < 4; i++) {
        struct node *node = malloc(sizeof *node);
        node->next = list;
        node->value = i;
        list = node;
    }
    return list;
}

CASE(a_list_is_returned_to_whoever_joins, "finishes")
{
    struct node *list = finish(start(make_list, 0));
    int sum = 0;
    for (; list; list = list->next) sum = sum * 10 + list->value;
    assert(sum == 3210);
    return 0;
}

static void *nested(void *argument)
{
    int local = 5;
    pthread_t thread = start(double_it, &local);
    finish(thread);
    return (void *)(intptr_t)local;
}

CASE(threads_create_threads, "finishes")
{
    pthread_t one = start(nested, 0), other = start(nested, 0);
    assert((intptr_t)finish(one) == 10 && (intptr_t)finish(other) == 10);
    return 0;
}

static int *_Atomic published;

static void *publish_local(void *argument)
{
    int local = 7;
    published = &local;
    while (!flag);
    return 0;
}

CASE(locals_are_shared_while_their_function_runs, "finishes")
{
    pthread_t thread = start(publish_local, 0);
    int *p;
    while (!(p = published));
    assert(*p == 7);
    *p = 8;
    flag = 1;
    finish(thread);
    return 0;
}

CASE(locals_are_not_shared_afterwards, "access-freed")
{
    pthread_t thread = start(publish_local, 0);
    int *p;
    while (!(p = published));
    flag = 1;
    finish(thread);
    return *p;
}

static void *publish_and_free(void *argument)
{
    int *p = malloc(4);
    *p = 1;
    published = p;
    free(p);
    return 0;
}

CASE(freed_memory_is_not_shared, "access-freed")
{
    pthread_t thread = start(publish_and_free, 0);
    finish(thread);
    return *published;
}

struct mixed { char letter; short number; int values[3]; struct node *node; double real; };
static struct mixed shared_mixed;

static void *fill_mixed(void *argument)
{
    struct mixed local = {'x', 5, {1, 2, 3}, 0, 2.5};
    while (flag);
    shared_mixed = local;
    flag = 1;
    return 0;
}

CASE(structures_are_copied_field_by_field, "finishes")
{
    flag = 0;
    pthread_t thread = start(fill_mixed, 0);
    while (!flag);
    struct mixed copy = shared_mixed;
    assert(copy.letter == 'x' && copy.number == 5 && copy.values[2] == 3 && !copy.node && copy.real == 2.5);
    assert(shared_mixed.letter == 'x' && shared_mixed.values[1] == 2);
    finish(thread);
    return 0;
}

static int numbers[6];

static void *copy_numbers(void *argument)
{
    int local[6] = {1, 2, 3, 4, 5, 6};
    memcpy(numbers, local, sizeof numbers);
    memmove(numbers + 1, numbers, 5 * sizeof(int));
    memset(&numbers[4], 0, 2 * sizeof(int));
    return 0;
}

CASE(arrays_are_copied_and_filled, "finishes")
{
    finish(start(copy_numbers, 0));
    assert(numbers[0] == 1 && numbers[1] == 1 && numbers[2] == 2 && numbers[3] == 3 && numbers[4] == 0 && numbers[5] == 0);
    return 0;
}

static void *copy_undefined(void *argument)
{
    int local[2];
    local[0] = 1;
    memcpy(numbers, local, sizeof local);
    return 0;
}

CASE(undefined_bytes_are_not_shared, "unsupported: never written")
{
    finish(start(copy_undefined, 0));
    return 0;
}

static void *own_memory(void *argument)
{
    int local[4] = {1, 2, 3, 4}, *heap = malloc(16);
    memcpy(heap, local, 16);
    int sum = heap[0] + heap[3];
    free(heap);
    return (void *)(intptr_t)sum;
}

CASE(private_memory_is_no_event, "finishes")
{
    assert((intptr_t)finish(start(own_memory, 0)) == 5);
    return 0;
}

static void *hide(void *argument)
{
    int *p = malloc(4);
    *p = 3;
    *(_Atomic uintptr_t *)argument = (uintptr_t)p ^ UINTPTR_MAX;
    while (!flag);
    return 0;
}

CASE(pointers_in_disguise_are_found, "restart")
{
    static _Atomic uintptr_t hidden;
    pthread_t thread = start(hide, &hidden);
    uintptr_t found;
    while (!(found = hidden));
    int *p = (int *)(found ^ UINTPTR_MAX);
    assert(*p == 3);
    flag = 1;
    finish(thread);
    return 0;
}

static struct node *made_before;

static void *walk(void *argument)
{
    int sum = 0;
    for (struct node *node = made_before; node; node = node->next) sum += node->value;
    return (void *)(intptr_t)sum;
}

CASE(what_main_made_before_is_shared, "finishes")
{
    for (int i = 0; i < 5; i++) {
        struct node *node = malloc(sizeof *node);
        *node = (struct node){made_before, i};
        made_before = node;
    }
    pthread_t one = start(walk, 0), other = start(walk, 0);
    assert((intptr_t)finish(one) == 10 && (intptr_t)finish(other) == 10);
    for (struct node *node = made_before, *next; node; node = next) next = node->next, free(node);
    return 0;
}

static void *read_undefined(void *argument) { return (void *)(intptr_t)*(int *)argument; }

CASE(shared_memory_is_written_before_it_is_read, "uninitialized-read")
{
    int local[2];
    local[1] = 2;
    finish(start(read_undefined, local));
    return 0;
}

static void *beyond(void *argument) { return (void *)(intptr_t)((int *)argument)[4]; }

CASE(shared_memory_has_bounds, "out-of-bounds")
{
    int *p = malloc(16);
    finish(start(beyond, p));
    return 0;
}

static void *beyond_published(void *argument)
{
    int *p;
    while (!(p = published));
    return (void *)(intptr_t)p[4];
}

static void *publish_four(void *argument)
{
    int *p = calloc(4, sizeof *p);
    published = p;
    return 0;
}

CASE(memory_of_others_has_bounds, "out-of-bounds")
{
    pthread_t one = start(publish_four, 0), other = start(beyond_published, 0);
    finish(one);
    finish(other);
    return 0;
}

static void *free_it(void *argument)
{
    free(argument);
    return 0;
}

CASE(memory_of_others_can_be_freed, "finishes")
{
    finish(start(free_it, malloc(8)));
    return 0;
}

CASE(memory_of_others_is_freed_once, "double-free")
{
    int *p = malloc(8);
    pthread_t thread = start(free_it, p);
    free(p);
    finish(thread);
    return 0;
}

static _Atomic unsigned next_ticket, now_serving;

static void *with_ticket(void *argument)
{
    unsigned ticket = atomic_fetch_add(&next_ticket, 1);
    while (atomic_load(&now_serving) != ticket);
    data++;
    atomic_store(&now_serving, ticket + 1);
    return 0;
}

CASE(a_ticket_lock, "finishes")
{
    pthread_t threads[3];
    for (int i = 0; i < 3; i++) threads[i] = start(with_ticket, 0);
    for (int i = 0; i < 3; i++) finish(threads[i]);
    assert(data == 3);
    return 0;
}

static _Atomic int spin_lock;

static int try_lock(void)
{
    int expected = 0;
    return atomic_compare_exchange_strong(&spin_lock, &expected, 1);
}

static void *with_spin_lock(void *argument)
{
    while (!try_lock())
        while (atomic_load_explicit(&spin_lock, memory_order_relaxed));
    data++;
    atomic_store(&spin_lock, 0);
    return 0;
}

CASE(a_spin_lock, "finishes")
{
    pthread_t threads[3];
    for (int i = 0; i < 3; i++) threads[i] = start(with_spin_lock, 0);
    for (int i = 0; i < 3; i++) finish(threads[i]);
    assert(data == 3);
    return 0;
}

static void *wait_for_flag(void *argument)
{
    int toggle = 0;
    while (!flag) toggle = !toggle;
    return 0;
}

CASE(waiting_in_vain, "stuck")
{
    finish(start(wait_for_flag, 0));
    return 0;
}

static void *wait_in_vain_with_allocation(void *argument)
{
    while (1) {
        int *p = malloc(4);
        *p = flag;
        if (*p) break;
        free(p);
    }
    return 0;
}

CASE(waiting_in_vain_with_allocation, "stuck")
{
    finish(start(wait_in_vain_with_allocation, 0));
    return 0;
}
