// A vector that grows to N elements in shared memory, is sorted, copied and destroyed.
#include <algorithm>
#include <thread>
#include <vector>
static std::vector<int> shared;
static void run() {
    for (int i = 0; i < N; i++) shared.push_back(N - i);
    std::vector<int> copy(shared);
    shared = copy;
}
int main() {
    std::thread t(run);
    t.join();
    return shared.size() == N ? 0 : 1;
}
