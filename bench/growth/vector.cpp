// A vector that grows to N elements in shared memory, is copied and destroyed. Elements of 8 bytes, as copies of smaller ones are of mixed sizes.
#include <algorithm>
#include <thread>
#include <vector>
static std::vector<long> shared;
static void run() {
    for (int i = 0; i < N; i++) shared.push_back(N - i);
    std::vector<long> copy(shared);
    shared = copy;
}
int main() {
    std::thread t(run);
    t.join();
    return shared.size() == N ? 0 : 1;
}
