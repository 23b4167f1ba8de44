/* Threads that `machine.rs` drives by hand. Each function marked ENTRY creates one thread, or two. */
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>

#define ENTRY(name, function, argument) \
    int name(void) { pthread_t t; pthread_create(&t, 0, function, argument); return 0; }

struct node { struct node *next; int value; _Atomic int state; };
static _Atomic(struct node *) head;
static _Atomic int flag, other_flag, turn;
static int plain;

static void *load_until_set(void *argument) { while (!flag); return 0; }
ENTRY(plain_wait, load_until_set, 0)

static void *toggle(void *argument)
{
    int toggle = 0;
    while (!flag) toggle = !toggle;
    return 0;
}
ENTRY(period_two, toggle, 0)

static void *count(void *argument)
{
    int n = 0;
    while (!flag) n++;
    return 0;
}
ENTRY(counting, count, 0)

static void *nested(void *argument)
{
    while (!flag)
        while (!other_flag);
    return 0;
}
ENTRY(nested_waits, nested, 0)

static int is_set(_Atomic int *where)
{
    int result = 0;
    for (int i = 0; i < 3; i++) result += atomic_load(where);
    return result;
}
static void *across(void *argument) { while (!is_set(&flag)); return 0; }
ENTRY(across_functions, across, 0)

static void *with_effect(void *argument)
{
    while (!flag) plain = 1;
    return 0;
}
ENTRY(loop_with_effect, with_effect, 0)

static void *ticket(void *argument)
{
    int mine = atomic_fetch_add(&turn, 1);
    while (flag != mine);
    return 0;
}
ENTRY(ticket_lock, ticket, 0)

static void *push(void *argument)
{
    struct node *node = malloc(sizeof *node);
    struct node *old;
    node->value = 5;
    do {
        old = atomic_load(&head);
        node->next = old;
    } while (!atomic_compare_exchange_strong(&head, &old, node));
    return 0;
}
ENTRY(treiber_push, push, 0)

static void *publish(void *argument)
{
    struct node *inner = malloc(sizeof *inner);
    inner->next = 0;
    flag = 1;
    struct node *outer = malloc(sizeof *outer);
    outer->next = inner;
    inner->value = 3;
    flag = 2;
    atomic_store(&outer->state, 4);
    flag = 3;
    head = outer;
    outer->value = 9;
    return 0;
}
ENTRY(publication, publish, 0)

static void *leak(void *argument)
{
    malloc(1);
    free(malloc(2));
    return malloc(3);
}
ENTRY(leaks, leak, 0)

static void *quit(void *argument) { exit(3); }
ENTRY(quits, quit, 0)

static struct { int before; struct { short a; struct node nodes[3]; } in; } pool;
static _Thread_local int own;
static void *names(void *argument)
{
    pool.in.nodes[2].value = 1;
    pool.in.a = 2;
    struct node local;
    head = &local;
    local.value = 3;
    struct node *made = malloc(sizeof *made);
    head = made;
    made->value = 4;
    int *_Atomic *shared = (int *_Atomic *)&head;
    *shared = &own;
    own = 5;
    return 0;
}
ENTRY(naming, names, 0)

/* Each marked line is the last store to what the thread reads next. */
static int given = 4, set_twice, left_alone, exchanged;
static struct { int left, right; } pair;
static struct node cleared, *made_before;
static pthread_barrier_t gate;
static pthread_mutex_t lock_used, lock_fresh;
static void *read_first(void *argument)
{
    plain = given;
    plain = set_twice;
    plain = left_alone;
    plain = pair.left;
    plain = pair.right;
    plain = cleared.value;
    plain = made_before->value;
    plain = exchanged;
    pthread_barrier_wait(&gate);
    pthread_mutex_lock(&lock_used);
    pthread_mutex_lock(&lock_fresh);
    return 0;
}
int first_stores(void)
{
    pthread_t t;
    int copy[2] = { 1, 2 };
    set_twice = 1;
    set_twice = 2; /* set_twice */
    pair.right = 3;
    memcpy(&pair, copy, sizeof pair); /* pair.right */
    pair.left = 4; /* pair.left */
    memset(&cleared, 0, sizeof cleared); /* cleared */
    made_before = malloc(sizeof *made_before); /* made_before */
    made_before->next = 0;
    made_before->value = 5; /* made_before->value */
    int expected = 7;
    __atomic_compare_exchange_n(&left_alone, &expected, 8, 0, 5, 5);
    __atomic_fetch_add(&exchanged, 1, 5); /* exchanged */
    pthread_barrier_init(&gate, 0, 2);
    pthread_barrier_init(&gate, 0, 1); /* gate */
    pthread_mutex_init(&lock_used, 0);
    pthread_mutex_lock(&lock_used);
    pthread_mutex_unlock(&lock_used); /* lock_used */
    pthread_mutex_init(&lock_fresh, 0); /* lock_fresh */
    pthread_create(&t, 0, read_first, 0);
    set_twice = 9;
    return 0;
}

static void *make_alike(void *argument)
{
    for (int i = 0; i < 3; i++) {
        struct node *made = malloc(8), *other = malloc(sizeof *other); /* made_alike */
        free(made);
        head = other;
        other->value = i;
    }
    return 0;
}
ENTRY(naming_alike, make_alike, 0)
