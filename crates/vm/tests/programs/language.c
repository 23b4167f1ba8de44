/* What C programs compute. */
#include "../library/case.h"
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <limits.h>
#include <pthread.h>

static int fibonacci(int n) { return n < 2 ? n : fibonacci(n - 1) + fibonacci(n - 2); }

CASE(recursion, "finishes")
{
    assert(fibonacci(15) == 610);
    return 0;
}

static int is_odd(unsigned n);
static int is_even(unsigned n) { return n == 0 ? 1 : is_odd(n - 1); }
static int is_odd(unsigned n) { return n == 0 ? 0 : is_even(n - 1); }

CASE(mutual_recursion, "finishes")
{
    assert(is_even(500) && !is_odd(500));
    return 0;
}

static int add(int a, int b) { return a + b; }
static int subtract(int a, int b) { return a - b; }
typedef int (*operation)(int, int);
static operation choose(int n) { return n ? add : subtract; }
static const operation operations[] = {add, subtract};

CASE(function_pointers, "finishes")
{
    assert(choose(1)(5, 3) == 8 && choose(0)(5, 3) == 2);
    int sum = 0;
    for (int i = 0; i < 2; i++) sum += operations[i](10, 1);
    assert(sum == 20);
    assert(choose(1) == add && choose(1) != subtract);
    return 0;
}

struct point { int x, y; };
struct line { struct point from, to; char name[5]; double weight; };

static struct line reverse(struct line line)
{
    struct line result = line;
    result.from = line.to;
    result.to = line.from;
    return result;
}

CASE(structures_by_value, "finishes")
{
    struct line line = {{1, 2}, {3, 4}, "abcd", 2.5};
    struct line other = reverse(line);
    assert(other.from.x == 3 && other.from.y == 4 && other.to.x == 1 && other.to.y == 2);
    assert(!strcmp(other.name, "abcd") && other.weight == 2.5);
    assert(line.from.x == 1);
    return 0;
}

union number { uint64_t whole; uint32_t half[2]; uint8_t bytes[8]; double real; };

CASE(unions, "finishes")
{
    union number number;
    number.whole = 0x1122334455667788;
    assert(number.half[0] == 0x55667788 && number.half[1] == 0x11223344 && number.bytes[7] == 0x11);
    number.real = 1.0;
    assert(number.whole == 0x3FF0000000000000);
    return 0;
}

struct flags { unsigned a : 3, b : 5; int c : 10; unsigned long d : 40; };

CASE(bit_fields, "finishes")
{
    struct flags flags;
    flags.a = 5;
    flags.b = 17;
    flags.c = -3;
    flags.d = 0x1234567890;
    assert(flags.a == 5 && flags.b == 17 && flags.c == -3 && flags.d == 0x1234567890);
    flags.a += 6;
    assert(flags.a == 3 && flags.b == 17);
    return 0;
}

CASE(integers_wrap_and_convert, "finishes")
{
    unsigned char c = 250;
    c += 10;
    assert(c == 4);
    signed char s = (signed char)200;
    assert(s == -56 && (unsigned)s == 4294967240u && (unsigned char)s == 200);
    assert(-7 / 2 == -3 && -7 % 2 == -1 && 7u / 2 == 3);
    volatile int shift = 31;
    assert((1u << shift) == 0x80000000u && (-8 >> 1) == -4);
    unsigned long big = ULONG_MAX;
    assert(big + 1 == 0 && (uint32_t)big == UINT_MAX && (short)0x18000 == -32768);
    long result;
    assert(__builtin_add_overflow(LONG_MAX, 1, &result) && result == LONG_MIN);
    int narrow;
    assert(__builtin_mul_overflow(65536, 65536, &narrow) && !__builtin_sub_overflow(5, 7, &narrow) && narrow == -2);
    return 0;
}

CASE(wide_integers, "finishes")
{
    unsigned __int128 a = (unsigned __int128)1 << 100, b = a * 3 + 7;
    assert((uint64_t)(b >> 100) == 3 && (uint64_t)b == 7);
    assert((uint64_t)(b / 11 % 1000003) == (uint64_t)((b / 11) - (b / 11) / 1000003 * 1000003));
    __int128 c = -5;
    assert(c / 2 == -2 && c < 0 && (int64_t)(c >> 1) == -3);
    return 0;
}

CASE(floats, "finishes")
{
    double d = 0.1 + 0.2;
    assert(d != 0.3 && d > 0.3 && d - 0.3 < 1e-15);
    float f = 16777216.0f;
    assert(f + 1.0f == f && (double)f + 1.0 != f);
    assert((int)-2.9 == -2 && (unsigned)3.9f == 3 && (float)7 / 2 == 3.5f);
    double zero = 0.0, nan = zero / zero;
    assert(nan != nan && !(nan < 1) && 1 / zero > 1e308 && -zero == zero);
    return 0;
}

static long sum_of(int count, ...)
{
    va_list list;
    va_start(list, count);
    long sum = 0;
    for (int i = 0; i < count; i++) sum += i % 2 ? (long)va_arg(list, double) : va_arg(list, int);
    va_end(list);
    return sum;
}

static int last_of(int count, va_list list)
{
    int last = 0;
    while (count--) last = va_arg(list, int);
    return last;
}

static int last_twice(int count, ...)
{
    va_list list, copy;
    va_start(list, count);
    va_copy(copy, list);
    int result = last_of(count, list) + last_of(count, copy);
    va_end(copy);
    va_end(list);
    return result;
}

CASE(variable_arguments, "finishes")
{
    assert(sum_of(0) == 0);
    assert(sum_of(9, 1, 2.0, 3, 4.0, 5, 6.0, 7, 8.0, -9) == 27);
    assert(last_twice(3, 1, 2, 21) == 42);
    return 0;
}

CASE(variable_length_arrays, "finishes")
{
    int total = 0;
    for (int n = 1; n < 6; n++) {
        int array[n];
        for (int i = 0; i < n; i++) array[i] = i;
        for (int i = 0; i < n; i++) total += array[i];
    }
    assert(total == 0 + 1 + 3 + 6 + 10);
    return 0;
}

enum color { RED, GREEN = 5, BLUE };

static const char *name_of(enum color color)
{
    switch (color) {
    case RED: return "red";
    case GREEN: return "green";
    case BLUE: return "blue";
    default: return "none";
    }
}

CASE(switches, "finishes")
{
    assert(!strcmp(name_of(GREEN), "green") && !strcmp(name_of(BLUE), "blue") && !strcmp(name_of(7), "none"));
    int n = 0;
    for (int i = -2; i < 4; i++)
        switch (i) {
        case -1: n += 1;
        case 2: n += 10; break;
        case 3: n += 100;
        }
    assert(n == 1 + 10 + 10 + 100);
    return 0;
}

CASE(gotos, "finishes")
{
    int n = 0;
again:
    n++;
    if (n < 10) goto again;
    assert(n == 10);
    return 0;
}

static int counter;
static int *const pointer_to_counter = &counter;
static struct { int n; const char *text; int *pointer; } initialised = {3, "three", &counter};
static int zeros[1000000];

CASE(globals, "finishes")
{
    *pointer_to_counter = 5;
    assert(counter == 5 && *initialised.pointer == 5 && initialised.text[2] == 'r');
    assert(zeros[999999] == 0);
    zeros[500000] = 1;
    assert(zeros[500000] == 1 && zeros[500001] == 0);
    static int calls;
    assert(++calls == 1);
    return 0;
}

static _Thread_local int mine = 7;
static _Thread_local struct point corner = {1, 2};

static void *use_mine(void *argument)
{
    assert(mine == 7 && corner.y == 2);
    mine = *(int *)argument;
    corner.x += mine;
    assert(mine == *(int *)argument && corner.x == 1 + mine);
    return 0;
}

CASE(thread_local_variables, "finishes")
{
    int numbers[2] = {10, 20};
    pthread_t threads[2];
    mine = 3;
    for (int i = 0; i < 2; i++) pthread_create(&threads[i], 0, use_mine, &numbers[i]);
    for (int i = 0; i < 2; i++) pthread_join(threads[i], 0);
    assert(mine == 3 && corner.x == 1);
    return 0;
}

static int order;
static void __attribute__((constructor(101))) first(void) { assert(order++ == 0); }
static void __attribute__((constructor(102))) second(void) { assert(order++ == 1); }

CASE(constructors, "finishes")
{
    assert(order == 2);
    return 0;
}

static int at_last;
static void __attribute__((destructor)) last(void) { assert(at_last != 9); }

CASE(destructors, "assertion: at_last")
{
    at_last = 9;
    return 0;
}

struct node { struct node *next; int value; };

CASE(lists, "finishes")
{
    struct node *head = 0;
    for (int i = 0; i < 50; i++) {
        struct node *node = malloc(sizeof *node);
        *node = (struct node){head, i};
        head = node;
    }
    int sum = 0;
    while (head) {
        struct node *next = head->next;
        sum += head->value;
        free(head);
        head = next;
    }
    assert(sum == 1225);
    return 0;
}

CASE(matrices, "finishes")
{
    static double a[8][8], b[8][8], c[8][8];
    for (int i = 0; i < 8; i++)
        for (int j = 0; j < 8; j++) a[i][j] = i + j, b[i][j] = i == j;
    for (int i = 0; i < 8; i++)
        for (int j = 0; j < 8; j++)
            for (int k = 0; k < 8; k++) c[i][j] += a[i][k] * b[k][j];
    assert(!memcmp(a, c, sizeof a));
    return 0;
}

CASE(pointer_arithmetic, "finishes")
{
    int array[10];
    int *end = array + 10;
    for (int *p = array; p != end; p++) *p = p - array;
    assert(end - array == 10 && end[-1] == 9 && &array[3] < &array[4]);
    char *bytes = (char *)array;
    assert(*(int *)(bytes + 5 * sizeof(int)) == 5);
    assert((uintptr_t)&array[1] - (uintptr_t)array == 4);
    assert(offsetof(struct line, weight) % 8 == 0);
    return 0;
}

CASE(unaligned_accesses, "finishes")
{
    char buffer[16];
    *(uint64_t *)(buffer + 3) = 0x0102030405060708;
    assert(buffer[3] == 8 && buffer[10] == 1 && *(uint16_t *)(buffer + 4) == 0x0607);
    return 0;
}
