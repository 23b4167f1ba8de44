/* Memory that is never freed is a warning: the verdict is that of a program without errors. */
#include <stdlib.h>

int main(void) {
    int *lost = malloc(sizeof *lost);
    *lost = 1;
    lost = 0;
    return lost != 0;
}
