#include <assert.h>

int main(void)
{
	__assert_fail("0\nno error found", __FILE__, __LINE__, "main");
}
