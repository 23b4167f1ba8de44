#include "case.h"
#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* The calls that a compiler makes for sizes it leaves to the library. */
uint8_t __atomic_load_1(const void *, int);
void library_store(void *, uint32_t, int) __asm__("__atomic_store_4");
uint32_t library_load(const void *, int) __asm__("__atomic_load_4");
uint32_t library_exchange(void *, uint32_t, int) __asm__("__atomic_exchange_4");
uint32_t library_add(void *, uint32_t, int) __asm__("__atomic_fetch_add_4");
uint32_t library_nand(void *, uint32_t, int) __asm__("__atomic_nand_fetch_4");
bool library_compare(void *, void *, uint32_t, int, int) __asm__("__atomic_compare_exchange_4");
void library_load_any(size_t, const void *, void *, int) __asm__("__atomic_load");
void library_store_any(size_t, void *, const void *, int) __asm__("__atomic_store");
void library_exchange_any(size_t, void *, const void *, void *, int) __asm__("__atomic_exchange");
bool library_compare_any(size_t, void *, void *, const void *, int, int) __asm__("__atomic_compare_exchange");

static uint32_t word;
static uint64_t wide;

CASE(sized_calls, "finishes") {
  library_store(&word, 5, 3);
  assert(library_load(&word, 2) == 5);
  assert(library_exchange(&word, 6, 5) == 5);
  assert(library_add(&word, 0xFFFFFFFF, 4) == 6 && word == 5);
  assert(library_nand(&word, 4, 0) == 0xFFFFFFFBu);
  uint32_t expected = 1;
  assert(!library_compare(&word, &expected, 2, 5, 5) && expected == 0xFFFFFFFBu);
  assert(library_compare(&word, &expected, 2, 4, 2) && word == 2);
  uint64_t from = 1ull << 40, to, old;
  library_store_any(8, &wide, &from, 5);
  library_load_any(8, &wide, &to, 5);
  assert(to == from);
  from = 3;
  library_exchange_any(8, &wide, &from, &old, 5);
  assert(old == 1ull << 40 && wide == 3);
  assert(library_compare_any(8, &wide, &from, &to, 5, 0) && wide == to);
  return 0;
}

CASE(other_sizes_are_refused, "unsupported: 16 bytes") {
  char from[16] = {0}, to[16];
  library_load_any(16, from, to, 5);
  return 0;
}

static void *add(void *unused) {
  library_add(&word, 1, 5);
  atomic_thread_fence(memory_order_seq_cst);
  return unused;
}

CASE(sized_calls_are_atomic, "finishes") {
  pthread_t a, b;
  pthread_create(&a, NULL, add, NULL);
  pthread_create(&b, NULL, add, NULL);
  pthread_join(a, NULL);
  pthread_join(b, NULL);
  assert(word == 2);
  return 0;
}
