// Variable arguments: va_arg of all classes, va_copy, forwarding, printf.
#include <stdarg.h>
#include <stdio.h>

struct pair { long a, b; };
struct big { char bytes[40]; };

double total(int count, ...) {
    va_list list, copy;
    va_start(list, count);
    va_copy(copy, list);
    double sum = 0;
    for (int i = 0; i < count; i++) {
        switch (i % 5) {
        case 0: sum += va_arg(list, int); break;
        case 1: sum += va_arg(list, double); break;
        case 2: sum += *va_arg(list, char *); break;
        case 3: sum += va_arg(list, struct pair).b; break;
        case 4: sum += va_arg(list, struct big).bytes[3]; break;
        }
    }
    sum += (double)va_arg(copy, long double);
    va_end(copy);
    va_end(list);
    return sum;
}

int report(const char *format, ...) {
    va_list list;
    va_start(list, format);
    int n = vfprintf(stderr, format, list);
    va_end(list);
    return n;
}

int main(void) {
    printf("plain\n");
    report("%d %s %5.2f %c %lu %p\n", 1, "two", 3.0, '4', 5ul, (void *)0);
    return (int)total(5, 1, 2.0, "c", (struct pair){1, 2}, (struct big){{0}});
}
