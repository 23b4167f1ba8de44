#define _GNU_SOURCE
#include "case.h"
#include <ctype.h>
#include <errno.h>
#include <limits.h>
#include <math.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

CASE(numbers_in_text, "finishes") {
  char *end;
  assert(atoi("42") == 42 && atoi(" -7x") == -7 && atoi("x") == 0 && atol("123456789012") == 123456789012);
  assert(strtol("0x1fz", &end, 0) == 31 && *end == 'z');
  assert(strtol("777", NULL, 8) == 511 && strtoul("ff", NULL, 16) == 255);
  assert(strtol("zz", &end, 10) == 0 && *end == 'z');
  errno = 0;
  assert(strtol("99999999999999999999", NULL, 10) == LONG_MAX && errno == ERANGE);
  assert(strtoull("18446744073709551615", NULL, 10) == ULLONG_MAX);
  assert(strtod("2.5e1!", &end) == 25.0 && *end == '!');
  assert(atof("-0.125") == -0.125);
  assert(abs(-3) == 3 && labs(-4L) == 4 && llabs(-5LL) == 5);
  div_t d = div(-7, 2);
  assert(d.quot == -3 && d.rem == -1);
  ldiv_t l = ldiv(7, -2);
  assert(l.quot == -3 && l.rem == 1);
  return 0;
}

CASE(division_by_zero_in_div, "division-by-zero") { return div(1, errno).quot; }

CASE(classes_of_characters, "finishes") {
  assert(isalpha('a') && !isalpha('1') && isdigit('7') && !isdigit('x') && isspace('\t') && isupper('Q'));
  assert(islower('q') && isalnum('z') && ispunct('!') && isxdigit('f') && !isxdigit('g') && iscntrl('\n'));
  assert(isprint(' ') && !isgraph(' ') && isblank(' '));
  assert(tolower('A') == 'a' && toupper('z') == 'Z' && tolower('1') == '1');
  int (*volatile is)(int) = (isalpha);
  assert(is('b') && !is('2') && !is(EOF));
  assert((toupper)('a') == 'A');
  return 0;
}

CASE(formats_go_to_memory, "finishes") {
  char a[64];
  assert(sprintf(a, "%d %5s|%-4u|%#x %c%%", -5, "ab", 7u, 255, 'Z') == 21);
  assert(strcmp(a, "-5    ab|7   |0xff Z%") == 0);
  assert(snprintf(a, 4, "%s", "abcdef") == 6 && strcmp(a, "abc") == 0);
  assert(snprintf(NULL, 0, "%ld", 1234567890123L) == 13);
  assert(sprintf(a, "%.3f %e %g", 1.5, 12345.678, 0.0001) == 25);
  assert(strcmp(a, "1.500 1.234568e+04 0.0001") == 0);
  assert(sprintf(a, "%*d %.*s %hhd %zu", 4, 1, 2, "xyz", 300, sizeof(int)) == 12);
  assert(strcmp(a, "   1 xy 44 4") == 0);
  int written;
  sprintf(a, "abc%n", &written);
  assert(written == 3);
  char *fresh;
  assert(asprintf(&fresh, "%d", 12) == 2 && strcmp(fresh, "12") == 0);
  free(fresh);
  return 0;
}

static int print_to(char *to, size_t size, const char *format, ...) {
  va_list list;
  va_start(list, format);
  int length = vsnprintf(to, size, format, list);
  va_end(list);
  return length;
}

CASE(lists_of_arguments, "finishes") {
  char a[64];
  assert(print_to(a, sizeof a, "%d-%s-%.1f-%ld", 1, "two", 3.0, 4L) == 11);
  assert(strcmp(a, "1-two-3.0-4") == 0);
  return 0;
}

CASE(output_is_evaluated, "finishes") {
  assert(printf("%s\n", "hello") == 6);
  assert(fprintf(stderr, "%d", 12) == 2);
  assert(puts("x") >= 0 && putchar('c') == 'c' && fputs("y", stdout) >= 0 && fputc('z', stderr) == 'z');
  assert(fwrite("abcd", 2, 2, stdout) == 2);
  assert(fflush(stdout) == 0);
  perror("message");
  setvbuf(stdout, NULL, _IONBF, 0);
  return 0;
}

CASE(a_bad_string_is_found_in_a_format, "null-dereference") {
  char *volatile bad = (char *)8;
  return printf("%s", bad);
}

CASE(a_string_that_is_too_long_for_sprintf, "out-of-bounds") {
  char a[4];
  return sprintf(a, "%d", 12345);
}

CASE(files_are_refused, "unsupported: files") { return fopen("x", "r") == NULL; }
CASE(input_is_refused, "unsupported: input") { return getchar(); }

static char line[8] = "abc";
static void *printer(void *unused) {
  assert(printf("%s", line) == 3);
  assert(snprintf(line, sizeof line, "%d", 1234) == 4);
  return unused;
}

CASE(formats_read_and_write_shared_memory, "finishes") {
  pthread_t thread;
  pthread_create(&thread, NULL, printer, NULL);
  pthread_join(thread, NULL);
  assert(strcmp(line, "1234") == 0);
  return 0;
}

static double volatile two = 2, half = 0.5, minus = -1.5;

CASE(mathematics, "finishes") {
  assert(sqrt(two * two) == 2 && fabs(minus) == 1.5 && floor(minus) == -2 && ceil(minus) == -1);
  assert(trunc(minus) == -1 && round(minus) == -2 && rint(2.5 * half * two) == 2);
  assert(pow(two, 10) == 1024 && exp(0 * two) == 1 && log(half * two) == 0 && fmod(7 * half, two) == 1.5);
  assert(fmax(half, two) == 2 && fmin(half, two) == 0.5 && hypot(3 * half, 4 * half) == 2.5);
  assert(sqrtf((float)two * 2) == 2.0f && fabsf((float)minus) == 1.5f && powf((float)two, 3) == 8.0f);
  assert(lround(minus) == -2 && llrint(2.5 * half * two) == 2 && copysign(two, minus) == -2);
  int exponent;
  double part;
  assert(frexp(two * 3, &exponent) == 0.75 && exponent == 3 && ldexp(half, 3) == 4);
  assert(modf(minus, &part) == -0.5 && part == -1);
  assert(fma(two, two, two) == 6 && isnan(sqrt(minus)) && isinf(two / (half - 0.5)));
  assert(sin(0 * two) == 0 && cos(0 * two) == 1 && atan2(0 * two, two) == 0 && cbrt(two * 4) == 2);
  return 0;
}

static unsigned volatile bits = 0x12345678;

CASE(bits_of_integers, "finishes") {
  assert(__builtin_bswap32(bits) == 0x78563412 && __builtin_bswap64(bits) == 0x7856341200000000ul);
  assert(__builtin_popcount(bits) == 13 && __builtin_clz(bits) == 3 && __builtin_ctz(bits) == 3);
  assert(__builtin_ctzll(1ull << 40 | (bits & 0)) == 40 && __builtin_parity(bits) == 1);
  assert(__builtin_rotateleft32(bits, 8) == 0x34567812 && __builtin_rotateright32(bits, 4) == 0x81234567);
  assert(__builtin_bitreverse8(bits & 1 | 2) == 0x40 && __builtin_ffs(bits) == 4);
  return 0;
}
