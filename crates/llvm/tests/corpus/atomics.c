// Atomics of all kinds and orders: C11, GNU builtins, sizes that are lock-free and not, fences.
#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>

struct pair { int a, b; };
struct triple { long a, b, c; };
atomic_int x;
_Atomic(struct pair) pair;
_Atomic(struct triple) triple;
_Atomic float real;
_Atomic double twice;
_Atomic(void *) pointer;
atomic_bool flag;
atomic_flag lock = ATOMIC_FLAG_INIT;
_Atomic unsigned char byte;
_Atomic int64_t wide;
volatile atomic_int both;
long plain;

void loads_and_stores(void) {
    int a = atomic_load_explicit(&x, memory_order_relaxed) + atomic_load_explicit(&x, memory_order_acquire) + x;
    atomic_store_explicit(&x, a, memory_order_relaxed);
    atomic_store_explicit(&x, a, memory_order_release);
    x = a;
    both = both + 1;
    struct pair p = pair;
    p.a++;
    pair = p;
    triple = (struct triple){1, 2, 3};
    atomic_store(&pointer, &plain);
    atomic_init(&flag, true);
}

int updates(void) {
    int total = atomic_fetch_add(&x, 1) + atomic_fetch_sub_explicit(&x, 2, memory_order_relaxed) +
                atomic_fetch_and_explicit(&x, 3, memory_order_acquire) +
                atomic_fetch_or_explicit(&x, 4, memory_order_release) +
                atomic_fetch_xor_explicit(&x, 5, memory_order_acq_rel) + atomic_exchange(&x, 6);
    x++; --x; x += 3; x *= 2; x |= 8; wide -= 1; byte++; flag = !flag;
    real += 1.5f; twice *= 2;
    total += __atomic_fetch_nand(&plain, 1, __ATOMIC_SEQ_CST) + __atomic_fetch_max(&plain, 2, __ATOMIC_RELAXED) +
             __atomic_fetch_min(&plain, 3, __ATOMIC_ACQ_REL) + __sync_fetch_and_add(&plain, 4) + __atomic_add_fetch(&plain, 1, __ATOMIC_RELEASE);
    return total + (atomic_exchange(&pointer, 0) != 0);
}

bool exchanges(int expected, memory_order order) {
    bool ok = atomic_compare_exchange_strong(&x, &expected, 7);
    ok |= atomic_compare_exchange_weak_explicit(&x, &expected, 8, memory_order_acq_rel, memory_order_acquire);
    ok |= atomic_compare_exchange_strong_explicit(&x, &expected, 9, memory_order_release, memory_order_relaxed);
    ok |= atomic_compare_exchange_strong_explicit(&x, &expected, 10, order, memory_order_relaxed);
    struct pair p = {1, 2};
    ok |= atomic_compare_exchange_strong(&pair, &p, ((struct pair){3, 4}));
    ok |= __sync_bool_compare_and_swap(&plain, 1, 2);
    return ok || __sync_val_compare_and_swap(&plain, 3, 4) == 3;
}

void fences(void) {
    atomic_thread_fence(memory_order_acquire);
    atomic_thread_fence(memory_order_release);
    atomic_thread_fence(memory_order_acq_rel);
    atomic_thread_fence(memory_order_seq_cst);
    atomic_signal_fence(memory_order_seq_cst);
    __sync_synchronize();
}

void spin(void) {
    while (atomic_flag_test_and_set_explicit(&lock, memory_order_acquire)) ;
    atomic_flag_clear_explicit(&lock, memory_order_release);
    while (__sync_lock_test_and_set(&plain, 1)) ;
    __sync_lock_release(&plain);
}

int main(void) { loads_and_stores(); fences(); spin(); return updates() + exchanges(1, memory_order_relaxed); }
