// Each error category of the C++ library is an object of its own: the assertion is false.
#include <system_error>
#include <cassert>
int main(){ std::error_code e(5,std::system_category()); assert(e.category()==std::generic_category()); }
