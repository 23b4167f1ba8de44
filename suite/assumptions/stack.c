/* Stacks have no size in bytes: 16 MiB of locals, which overflow the stack of most systems, are no error. */
int main(void) {
    volatile char large[16 << 20];
    large[0] = 1;
    return large[0] - 1;
}
