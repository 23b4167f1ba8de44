// Local objects: variable lengths, alloca, copies, shadowing, lifetimes, names that are keywords of LLVM.
#include <alloca.h>
#include <stdlib.h>
#include <string.h>

int lengths(int n) {
    int array[n][n + 1];
    char *raw = alloca(n * 2);
    memset(array, 0, sizeof array);
    memcpy(raw, array, n);
    memmove(raw + 1, raw, 1);
    return array[n - 1][n] + raw[0];
}

int names(int load, int define, int global) {
    int align = load, label = define, i32 = global, ptr = 1, x = 2, undef = 3, null = 4, c = 5, nounwind = 6;
    goto align;
align:
    if (load) { int load = 3; align += load; goto entry; }
nounwind:
    label += align + i32 + ptr + x + undef + null + c + nounwind;
entry:
    return label;
}

char *strings(const char *from) {
    char local[] = "local string", big[64] = {1, 2};
    const char *pick[] = {"a", from, local};
    char *copy = malloc(strlen(from) + 1);
    if (!copy) return NULL;
    strcpy(copy, pick[(unsigned char)big[1] % 3]);
    return copy;
}

struct s { int a[3]; } ;
struct s copies(struct s in) { struct s out = in, *p = &out; struct s again = *p; again.a[1] = p->a[2]; *p = again; return out; }

static inline int inlined(int x) { return x * 3; }
int main(int argc, char *argv[]) {
    int total = 0;
    for (int i = 0; i < argc; ++i) { int total_inside = inlined(i); total += total_inside; }
    free(strings(argv[0]));
    return total + lengths(3) + names(1, 2, 3);
}
