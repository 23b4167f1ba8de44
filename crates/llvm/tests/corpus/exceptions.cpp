// Exceptions: throw, catch, cleanup, rethrow, noexcept, filters.
struct Error { int code; virtual ~Error() {} };
struct Worse : Error {};
struct Guard { int *count; ~Guard() { --*count; } };

void may_throw(int x) {
    if (x == 1) throw Worse();
    if (x == 2) throw 42;
    if (x == 3) throw "text";
}

int catches(int x, int *count) {
    Guard guard{count};
    try {
        may_throw(x);
    } catch (const Error &error) {
        return error.code;
    } catch (int value) {
        try { may_throw(value); } catch (...) { throw; }
        return value;
    } catch (...) {
        return -1;
    }
    return 0;
}

int quiet(int x) noexcept { may_throw(x); return x; }
int main() { int count = 1; return catches(1, &count) + quiet(0); }
