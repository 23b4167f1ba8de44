// A `va_list` is laid out differently on each processor: that of x86-64 is known, others are refused.
static int sum(int n,...){ __builtin_va_list l; __builtin_va_start(l,n); int s=0; while(n--) s+=__builtin_va_arg(l,int); __builtin_va_end(l); return s; }
int main(void){ return sum(2,1,-1); }
