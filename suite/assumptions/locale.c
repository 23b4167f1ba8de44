/* The locale is "C", whatever is asked for. */
#include <assert.h>
#include <ctype.h>
#include <locale.h>

int main(void) {
    setlocale(LC_ALL, "");
    assert(!isalpha(0xe4));
    return 0;
}
