#define _GNU_SOURCE
#include "case.h"
#include <errno.h>
#include <malloc.h>
#include <pthread.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

CASE(allocated_memory_is_aligned_and_distinct, "finishes") {
  char *a = malloc(3), *b = malloc(0), *c = malloc(0);
  assert(a && b && c && a != b && b != c);
  assert((uintptr_t)a % 16 == 0);
  assert(malloc_usable_size(a) >= 3 && malloc_usable_size(NULL) == 0);
  a[2] = 1;
  free(a);
  free(b);
  free(c);
  free(NULL);
  return 0;
}

CASE(calloc_gives_zeros, "finishes") {
  long *a = calloc(4, sizeof *a);
  for (int i = 0; i < 4; i++)
    assert(a[i] == 0);
  free(a);
  return 0;
}

CASE(realloc_keeps_what_was_there, "finishes") {
  int *a = realloc(NULL, 2 * sizeof *a);
  a[0] = 1, a[1] = 2;
  a = realloc(a, 100 * sizeof *a);
  assert(a[0] == 1 && a[1] == 2);
  a[99] = 3;
  a = reallocarray(a, 1, sizeof *a);
  assert(a[0] == 1);
  free(a);
  return 0;
}

CASE(aligned_allocation, "finishes") {
  void *a;
  assert(posix_memalign(&a, 64, 10) == 0 && (uintptr_t)a % 64 == 0);
  assert(posix_memalign(&a, 3, 10) == EINVAL);
  assert((uintptr_t)aligned_alloc(256, 256) % 256 == 0);
  assert((uintptr_t)memalign(32, 1) % 32 == 0);
  assert((uintptr_t)valloc(1) % 4096 == 0);
  return 0;
}

CASE(free_twice, "double-free") {
  int *a = malloc(4);
  free(a);
  free(a);
  return 0;
}

CASE(free_of_the_middle, "invalid-free") {
  char *a = malloc(4);
  free(a + 1);
  return 0;
}

CASE(free_of_a_variable, "invalid-free") {
  int a;
  free(&a);
  return 0;
}

CASE(realloc_of_the_middle, "invalid-free") { return realloc((char *)malloc(4) + 1, 8) == NULL; }

CASE(what_realloc_has_freed, "access-freed") {
  int *a = malloc(4);
  *a = 1;
  int *b = realloc(a, 8);
  return *a + *b;
}

CASE(new_memory_is_not_initialised, "uninitialized-read") {
  int *a = malloc(8);
  return a[1];
}

static char text[32];

CASE(blocks_are_copied_filled_and_compared, "finishes") {
  char a[16] = "0123456789", b[16];
  void *(*volatile copy)(void *, const void *, size_t) = memcpy;
  void *(*volatile move)(void *, const void *, size_t) = memmove;
  void *(*volatile fill)(void *, int, size_t) = memset;
  assert(copy(b, a, 11) == b && memcmp(a, b, 11) == 0 && bcmp(a, b, 11) == 0);
  assert(move(a + 2, a, 5) == a + 2 && strcmp(a, "0101234789") == 0);
  assert(fill(a, 'x', 3) == a && strcmp(a, "xxx1234789") == 0);
  bzero(a, 2);
  assert(a[0] == 0 && a[1] == 0 && a[2] == 'x');
  assert(memcmp("abc", "abd", 3) < 0 && memcmp("b", "a", 1) > 0 && memcmp("a", "b", 0) == 0);
  assert(memcmp("\xff", "\x01", 1) > 0);
  assert(memchr(b, '5', 10) == b + 5 && memchr(b, 'x', 10) == NULL);
  assert(memrchr("abcabc", 'b', 6) != NULL);
  assert(mempcpy(a, "zz", 2) == a + 2);
  assert(memmem(b, 10, "345", 3) == b + 3);
  return 0;
}

CASE(strings, "finishes") {
  char a[32];
  assert(strlen("") == 0 && strlen("hello") == 5 && strnlen("hello", 3) == 3);
  assert(strcpy(a, "abc") == a && strcmp(a, "abc") == 0);
  assert(stpcpy(a, "xy") == a + 2);
  assert(strcat(a, "zw") == a && strcmp(a, "xyzw") == 0);
  assert(strncat(a, "12345", 2) == a && strcmp(a, "xyzw12") == 0);
  memset(a, '#', sizeof a);
  assert(strncpy(a, "ab", 4) == a && memcmp(a, "ab\0\0#", 5) == 0);
  assert(strcmp("a", "b") < 0 && strcmp("b", "a") > 0 && strcmp("", "") == 0);
  assert(strncmp("abx", "aby", 2) == 0 && strncmp("abx", "aby", 3) < 0);
  assert(strcasecmp("HeLLo", "hEllO") == 0 && strncasecmp("ABc", "abd", 2) == 0);
  const char *s = "hello world";
  assert(strchr(s, 'o') == s + 4 && strrchr(s, 'o') == s + 7 && strchr(s, 'x') == NULL);
  assert(strchr(s, 0) == s + 11 && *strchrnul(s, 'x') == 0);
  assert(strstr(s, "wor") == s + 6 && strstr(s, "") == s && strstr(s, "xyz") == NULL);
  assert(strspn(s, "leh") == 4 && strcspn(s, " ") == 5 && strpbrk(s, "wl") == s + 2);
  char *d = strdup(s), *n = strndup(s, 5);
  assert(strcmp(d, s) == 0 && strcmp(n, "hello") == 0);
  free(d);
  free(n);
  return 0;
}

CASE(tokens, "finishes") {
  char list[] = ",a,,bc,", *rest;
  assert(strcmp(strtok_r(list, ",", &rest), "a") == 0);
  assert(strcmp(strtok_r(NULL, ",", &rest), "bc") == 0);
  assert(strtok_r(NULL, ",", &rest) == NULL);
  return 0;
}

CASE(a_copy_that_is_too_long, "out-of-bounds") {
  char a[4];
  strcpy(a, "12345");
  return 0;
}

CASE(a_string_without_an_end, "out-of-bounds") {
  char a[2] = {'a', 'b'};
  return strlen(a);
}

CASE(a_null_string, "null-dereference") {
  char *volatile s = NULL;
  return strlen(s);
}

CASE(a_string_that_was_never_written, "uninitialized-read") {
  char a[4];
  return strlen(a);
}

static void *writer(void *unused) {
  strcpy(text, "shared");
  return unused;
}

CASE(strings_in_shared_memory, "finishes") {
  pthread_t thread;
  char copy[32];
  pthread_create(&thread, NULL, writer, NULL);
  pthread_join(thread, NULL);
  assert(strlen(text) == 6);
  assert(strcmp(text, "shared") == 0);
  assert(strchr(text, 'r') == text + 3);
  strcpy(copy, text);
  assert(strcmp(copy, "shared") == 0);
  assert(memcmp(text, copy, 7) == 0);
  strcat(text, "!");
  assert(strcmp(text, "shared!") == 0);
  return 0;
}

static int smaller(const void *a, const void *b) { return *(const int *)a - *(const int *)b; }
static int array[7] = {5, 3, 9, 1, 3, 8, 2};
static void *sorts(void *unused) {
  qsort(array, 7, sizeof *array, smaller);
  return unused;
}

CASE(sorting_and_searching, "finishes") {
  int local[5] = {4, -1, 3, 3, 0}, key = 3, missing = 7;
  pthread_t thread;
  qsort(local, 5, sizeof *local, smaller);
  for (int i = 0; i + 1 < 5; i++)
    assert(local[i] <= local[i + 1]);
  assert(*(int *)bsearch(&key, local, 5, sizeof *local, smaller) == 3);
  assert(bsearch(&missing, local, 5, sizeof *local, smaller) == NULL);
  pthread_create(&thread, NULL, sorts, NULL);
  pthread_join(thread, NULL);
  for (int i = 0; i + 1 < 7; i++)
    assert(array[i] <= array[i + 1]);
  return 0;
}

CASE(an_alignment_that_is_no_power_of_two, "invalid-allocation: an alignment of 24, which is no power of two") {
  return aligned_alloc(24, 48) == NULL;
}

CASE(an_alignment_of_zero, "invalid-allocation: an alignment of 0") { return memalign(0, 8) == NULL; }

CASE(alignments_that_posix_refuses, "finishes") {
  void *memory = NULL;
  assert(posix_memalign(&memory, 24, 48) == EINVAL && posix_memalign(&memory, 4, 48) == EINVAL && memory == NULL);
  memory = aligned_alloc(64, 7);
  assert((uintptr_t)memory % 64 == 0);
  free(memory);
  return 0;
}
