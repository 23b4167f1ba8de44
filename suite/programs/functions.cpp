/* Function objects, optional values, variants, tuples and views passed between threads. */
#include <array>
#include <cassert>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <thread>
#include <tuple>
#include <variant>
#include <vector>
#include <algorithm>
#include <numeric>

using Result = std::variant<std::monostate, int, std::string>;

static Result parse(std::string_view text) {
  if (text.empty()) return {};
  if (text[0] >= '0' && text[0] <= '9') return std::stoi(std::string(text));
  return std::string(text) + "!";
}

int main() {
  std::vector<std::function<void()>> jobs;
  std::array<Result, 3> results;
  std::tuple<int, std::string_view> inputs[] = {{0, "17"}, {1, "word"}, {2, ""}};
  for (auto &[index, text] : inputs)
    jobs.push_back([&results, index = index, text = text] { results[index] = parse(text); });
  std::vector<std::thread> threads;
  for (auto &job : jobs) threads.emplace_back(job);
  std::for_each(threads.begin(), threads.end(), std::mem_fn(&std::thread::join));
  assert(std::get<int>(results[0]) == 17 && std::get<std::string>(results[1]) == "word!");
  assert(std::holds_alternative<std::monostate>(results[2]));
  std::optional<int> sum;
  std::vector<int> values{3, 1, 2};
  std::sort(values.begin(), values.end());
  sum = std::accumulate(values.begin(), values.end(), 0);
  assert(sum.value_or(0) == 6 && std::binary_search(values.begin(), values.end(), 2));
}
