; What a compiler made of `x = 1; x = 2;` in two threads with its optimiser on, had it found that the thread's stores are not needed: the race that the
; source has is gone from the text, so that nothing is left to find. An .ll file is checked as it is.
@x = global i32 0, align 4

declare i32 @pthread_create(ptr, ptr, ptr, ptr)
declare i32 @pthread_join(i64, ptr)

define ptr @run(ptr %argument) {
  ret ptr %argument
}

define i32 @main() {
  %thread = alloca i64, align 8
  %created = call i32 @pthread_create(ptr %thread, ptr null, ptr @run, ptr null)
  store i32 2, ptr @x, align 4
  %handle = load i64, ptr %thread, align 8
  %joined = call i32 @pthread_join(i64 %handle, ptr null)
  ret i32 0
}
