#include <atomic>
#include <barrier>
#include <cassert>
#include <cerrno>
#include <chrono>
#include <condition_variable>
#include <cstdlib>
#include <future>
#include <latch>
#include <linux/futex.h>
#include <mutex>
#include <semaphore>
#include <shared_mutex>
#include <sys/syscall.h>
#include <thread>
#include <unistd.h>

static constexpr std::chrono::milliseconds moment(1);
static const struct timespec soon = {0, 1000000};
