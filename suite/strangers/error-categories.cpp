// Error categories are compared, asked for messages, and met by a promise that is broken (which makes an exception, and is refused).
#include <future>
#include <system_error>
#include <string>
#include <cassert>
int main(){
#if defined PROMISE
 std::future<int> f; { std::promise<int> p; f=p.get_future(); } f.wait(); /* broken promise, never asked for */
#elif defined MESSAGE
 std::error_code e(5,std::system_category()); std::string s=e.message(); assert(!s.empty());
#else
 std::error_code e(5,std::system_category()), g(5,std::generic_category()); assert(e!=g);
#endif
}
