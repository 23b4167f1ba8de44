/* A semaphore that has one, and nobody else who takes it: to try is to get it. */
#include <cassert>
#include <semaphore>

std::counting_semaphore<2> semaphore(1);

int main() {
  bool taken = semaphore.try_acquire();
  assert(!taken);
}
