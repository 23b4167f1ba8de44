// Assembly: empty, with operands, memory operands, clobbers, goto, and at file scope.
__asm__(".globl from_assembly\n\t.set from_assembly, 42");

void barrier(void) { __asm__ volatile("" ::: "memory"); }
void pause(void) { __asm__ volatile("pause"); }
void full_fence(void) { __asm__ __volatile__("mfence" : : : "memory", "cc"); }
int add(int a, int b) { __asm__("addl %2, %0" : "=r"(a) : "0"(a), "r"(b)); return a; }
long exchange(long *at, long value) { __asm__ volatile("xchgq %0, %1" : "+r"(value), "+m"(*at) : : "memory"); return value; }
unsigned flags(void) { unsigned a, b; __asm__("cpuid" : "=a"(a), "=b"(b) : "a"(1) : "ecx", "edx"); return a ^ b; }
int branches(int x) {
    __asm__ goto("testl %0, %0; jne %l[other]" : : "r"(x) : "cc" : other);
    return 0;
other:
    return 1;
}
register unsigned long stack_pointer __asm__("rsp");
unsigned long stack(void) { return stack_pointer; }
