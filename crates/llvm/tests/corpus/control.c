// Branches, switches (dense, sparse, wide, on negative and 128-bit values), gotos, computed gotos, function pointers.
#include <setjmp.h>

typedef int (*operation)(int, int);
static int add(int a, int b) { return a + b; }
static int sub(int a, int b) { return a - b; }
static operation table[] = {add, sub, 0};
operation choose(int i) { return i < 0 ? 0 : table[i % 2]; }
void (*returns_pointer(void))(void) { return 0; }
int (*(*nested(int (*f)(void)))(operation))(void);

int dense(int x) {
    switch (x) {
    case 0: return 10;
    case 1: case 2: x++; /* fall through */
    case 3: x *= 2; break;
    case -7: return -1;
    default: return x;
    }
    return x;
}

long sparse(unsigned long x) {
    switch (x) {
    case 0xFFFFFFFFFFFFFFFFul: return 1;
    case 1ul << 40: return 2;
    default: return 3;
    }
}

int wide(__int128 x) {
    switch (x) {
    case -1: return 1;
    case (__int128)1 << 100: return 2;
    }
    return 0;
}

int computed(int n) {
    static void *labels[] = {&&zero, &&one, &&done};
    int total = 0;
    goto *labels[n];
zero: total += 1; goto *labels[1];
one: total += 2;
done: return total;
}

int loops(int n) {
    int total = 0, i = 0;
    while (i < n) { if (i == 5) { i += 2; continue; } total += i++; }
    do { total--; if (total < -100) break; } while (total > 0 && n--);
    for (;;) { if (total++ > 10 || !n) goto out; }
out:
    return total ? total : -1;
}

int logic(int a, int b, _Bool c) { return (a && b) || (!c && (a ?: b)) ? (a, b) : c; }

static jmp_buf place;
int jumps(void) { return setjmp(place) ? 1 : (longjmp(place, 2), 0); }

__attribute__((noreturn)) void stop(void);
int recursive(int n) { return n <= 1 ? 1 : n * recursive(n - 1); }
void empty(void) {}
int old_style() { return 1; }
int calls_old_style(void) { return old_style(); }
int undeclared_arguments() { extern int k_and_r(); return k_and_r(1, 2.0, "x"); }

int main(int argc, char **argv) {
    if (argc > 100) stop();
    if (argc > 50) __builtin_unreachable();
    if (__builtin_expect(argc > 40, 0)) __builtin_trap();
    return choose(argc)(1, 2) + dense(argc) + computed(argc & 1) + loops(argc) + logic(argc, 2, 1) + wide(argc);
}
