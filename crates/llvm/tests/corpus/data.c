// Static data: relocations, strings with escapes, thread-local variables, linkage of all kinds, constructors.
#include <stdint.h>
#include <wchar.h>

_Thread_local int counter;
static __thread long own = 42;
extern _Thread_local int elsewhere;
int common_variable;
const int constant = 7;
static const char escapes[] = "a\"b\\\n\t\0\x7f\xff end";
const wchar_t *wide = L"wide \u00e9";
char exact[3] = "abc";
const char *strings[] = {"one", "two", "one", 0, &escapes[2], escapes + 5};
int numbers[1000] = {[3] = 1, [500] = -1};
static int zeros[100000];
int *inside = &numbers[10];
int *past = numbers + 1000;
uintptr_t address = (uintptr_t)&numbers[1];
uint32_t difference;
struct list { struct list *next; int (*f)(int); const char *name; double d; } ;
static int twice(int x) { return 2 * x; }
struct list second, first = {&second, twice, "first", 1.5}, second = {&first, 0, "second", -0.0};
struct { char c; void *p; short s; } anonymous = {'c', &anonymous.s, -3};
union { int i; char c[8]; } in_union = {.c = "abcdefg"};
union { char c; void *p; } pointer_union = {.p = &first};
struct __attribute__((packed)) { char c; void *p; } packed = {1, strings};
struct { int n; int tail[]; } flexible = {2, {3, 4}};
_Bool yes = 1;
float f32 = 0.1f;
double f64 = 0.1, infinite = __builtin_inf(), not_a_number = __builtin_nan("");
long double f80 = 0.1L;
__int128 i128 = ((__int128)1 << 100) - 1;
unsigned char array2d[2][3] = {{1, 2, 3}, {4, 5, 6}};
volatile int is_volatile = 1;
int aligned __attribute__((aligned(64))) = 1;
int in_section __attribute__((section("my.section"))) = 2;
int weak_variable __attribute__((weak)) = 3;
extern int weak_import __attribute__((weak));
int hidden __attribute__((visibility("hidden"))) = 4;
extern int real_name __asm__("asm_name");
int original(void) { return 1; }
int other_name(void) __attribute__((alias("original")));
extern int variable_alias __attribute__((alias("aligned")));
int weak_function(void) __attribute__((weak));
static void *resolver(void) { return (void *)original; }
int resolved(void) __attribute__((ifunc("resolver")));
__attribute__((constructor)) static void before(void) { counter = 1; }
__attribute__((constructor(200))) static void even_before(void) { own = 1; }
__attribute__((destructor)) static void after(void) { counter = 0; }
__attribute__((used)) static int used = 5;

int *thread_local_address(void) { return &counter; }

int main(void) {
    static int persistent = 3;
    persistent += counter + (int)own + elsewhere + zeros[17] + real_name;
    if (&weak_import && weak_function) persistent += weak_import + weak_function();
    return persistent + *inside + first.f(2) + other_name() + (wide[0] == L'w') + resolved();
}
