/* Functions that are defined nowhere are named all at once, each with its first call. */
extern int first(int), second(int), never(int);
inline int third(int value) { return value; }
static int calls(int value) { return second(value) + third(value); }
int main(void) { return first(1) + calls(2); }
int unreached(void) { return never(3); }
