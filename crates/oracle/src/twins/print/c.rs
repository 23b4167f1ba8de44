//! C, with pthreads, semaphores and system calls.

use super::super::{Call, Kind, Object, Patience, Reader, Statement, Strength};
use super::Printer;

impl Printer<'_> {
    pub(super) fn c_object(&self, object: usize) -> String {
        let name = self.name(object);
        match self.program.objects[object] {
            Object::Mutex(Kind::Plain) => format!("pthread_mutex_t {name} = PTHREAD_MUTEX_INITIALIZER"),
            Object::Mutex(Kind::Recursive | Kind::Checked) => format!("pthread_mutex_t {name}"),
            Object::Mutex(Kind::Shared) => format!("pthread_rwlock_t {name} = PTHREAD_RWLOCK_INITIALIZER"),
            Object::Mutex(Kind::Spin) => format!("atomic_int {name}"),
            Object::Condition { .. } => format!("pthread_cond_t {name} = PTHREAD_COND_INITIALIZER"),
            Object::Semaphore { .. } if self.is_posix_semaphore(object) => format!("sem_t {name}"),
            Object::Semaphore { initial } => format!("struct gate {name} = FULL_GATE({initial})"),
            Object::Latch { count } => format!("struct gate {name} = GATE({count})"),
            Object::Barrier { .. } if self.is_posix_barrier(object) => format!("pthread_barrier_t {name}"),
            Object::Barrier { count } => format!("struct gate {name} = GATE({count})"),
            Object::Once { .. } => format!("pthread_once_t {name} = PTHREAD_ONCE_INIT"),
            Object::Promise => format!("struct gate {name} = GATE(0)"),
            Object::Word => format!("atomic_int {name}"),
            Object::Plain => format!("int {name}"),
            Object::Text => format!("char {name}[4]"),
            Object::Slot => format!("int *_Atomic {name}"),
        }
    }

    pub(super) fn c_lock(&self, mutex: usize, patience: Patience, shared: bool) -> String {
        let name = self.name(mutex);
        if self.program.objects[mutex] == Object::Mutex(Kind::Spin) {
            return match patience {
                Patience::Ever => format!("spin_lock(&{name})"),
                _ => format!("!atomic_exchange_explicit(&{name}, 1, memory_order_acquire)"),
            };
        }
        let is_shared = self.program.objects[mutex] == Object::Mutex(Kind::Shared);
        let (ever, none, some) = match (is_shared, shared) {
            (false, _) => ("pthread_mutex_lock", "pthread_mutex_trylock", "pthread_mutex_timedlock"),
            (true, true) => {
                ("pthread_rwlock_rdlock", "pthread_rwlock_tryrdlock", "pthread_rwlock_timedrdlock")
            }
            (true, false) => {
                ("pthread_rwlock_wrlock", "pthread_rwlock_trywrlock", "pthread_rwlock_timedwrlock")
            }
        };
        match patience {
            Patience::Ever => format!("{ever}(&{name})"),
            Patience::None => format!("took({none}(&{name}), EBUSY)"),
            Patience::Some => format!("took({some}(&{name}, &then), ETIMEDOUT)"),
        }
    }

    pub(super) fn c(&self, statement: &Statement) -> String {
        if let Some(text) = self.plain(statement) {
            return text;
        }
        let name = statement.object().map_or(String::new(), |object| self.name(object));
        match *statement {
            Statement::Wait { condition, until, timed } => {
                let Object::Condition { mutex } = self.program.objects[condition] else {
                    unreachable!("a wait is for a condition")
                };
                let (mutex, variable) = (self.name(mutex), self.variable(mutex));
                match (until, timed) {
                    (_, true) => {
                        format!("NOTE(took(pthread_cond_timedwait(&{name}, &{mutex}, &then), ETIMEDOUT))")
                    }
                    (Some(least), _) => {
                        format!("while ({variable} < {least}) pthread_cond_wait(&{name}, &{mutex})")
                    }
                    (None, _) => format!("pthread_cond_wait(&{name}, &{mutex})"),
                }
            }
            Statement::Notify { all: true, .. } => format!("pthread_cond_broadcast(&{name})"),
            Statement::Notify { .. } => format!("pthread_cond_signal(&{name})"),
            Statement::Acquire { semaphore, patience } if !self.is_posix_semaphore(semaphore) => {
                match patience {
                    Patience::Ever => format!("semaphore_acquire(&{name})"),
                    Patience::None => format!("NOTE(semaphore_try(&{name}, 0))"),
                    Patience::Some => format!("NOTE(semaphore_try(&{name}, 1))"),
                }
            }
            Statement::Acquire { patience: Patience::Ever, .. } => format!("sem_wait(&{name})"),
            Statement::Acquire { patience: Patience::None, .. } => {
                format!("NOTE(took_errno(sem_trywait(&{name}), EAGAIN))")
            }
            Statement::Acquire { .. } => {
                format!("NOTE(took_errno(sem_timedwait(&{name}, &then), ETIMEDOUT))")
            }
            Statement::Post { semaphore, .. } if self.is_posix_semaphore(semaphore) => {
                format!("sem_post(&{name})")
            }
            Statement::Post { by, .. } => format!("semaphore_release(&{name}, {by})"),
            Statement::CountDown { by, .. } => format!("latch_count_down(&{name}, {by})"),
            Statement::LatchWait { .. } => format!("latch_wait(&{name})"),
            Statement::LatchTry { .. } => format!("NOTE(latch_try_wait(&{name}))"),
            Statement::LatchBoth { .. } => format!("latch_count_down(&{name}, 1), latch_wait(&{name})"),
            Statement::Arrive { .. } => format!("barrier_arrive(&{name}, 0, 0)"),
            Statement::Drop { .. } => format!("barrier_arrive(&{name}, 1, 0)"),
            Statement::Meet { barrier } if self.is_posix_barrier(barrier) => {
                format!("pthread_barrier_wait(&{name})")
            }
            Statement::Meet { .. } => format!("barrier_arrive(&{name}, 0, 1)"),
            Statement::Once { .. } => format!("pthread_once(&{name}, {name}_body)"),
            Statement::Refused { call: Call::Lock, .. } => {
                format!("NOTE(refusal(pthread_mutex_lock(&{name})))")
            }
            Statement::Refused { .. } => format!("NOTE(refusal(pthread_mutex_unlock(&{name})))"),
            Statement::Set { value, .. } => format!("promise_set(&{name}, {value})"),
            Statement::Get { .. } => format!("NOTE(future_get(&{name}))"),
            Statement::Ask { .. } => format!("NOTE(future_wait_for(&{name}))"),
            Statement::AtomicWait { word, old } => {
                let load = self.load(word, Strength::Total);
                format!("while ({load} == {old}) futex_wait(&{name}, {old}, NULL)")
            }
            Statement::AtomicNotify { all, .. } => {
                format!("futex_wake(&{name}, {})", if all { i32::MAX } else { 1 })
            }
            Statement::Store { value, strength, .. } => {
                format!("atomic_store_explicit(&{name}, {value}, {})", self.order(strength, "release"))
            }
            Statement::Exchange { value, strength, .. } => {
                let order = self.order(strength, "acq_rel");
                format!("NOTE(atomic_exchange_explicit(&{name}, {value}, {order}))")
            }
            Statement::Swap { old, new, strength, .. } => {
                let (order, failure) = (self.order(strength, "acq_rel"), self.order(strength, "acquire"));
                format!(
                    "NOTE(atomic_compare_exchange_strong_explicit(&{name}, &(int){{{old}}}, {new}, {order}, {failure}))"
                )
            }
            Statement::Fill { length, .. } => match length {
                0 => format!("memset({name}, 0, sizeof {name})"),
                1 => format!("strcpy({name}, \"x\")"),
                _ => format!("memcpy({name}, \"xx\", 3)"),
            },
            Statement::Scan { by, .. } => match by {
                Reader::Length => format!("NOTE(strlen({name}))"),
                Reader::Copy => format!("{{ char copy[4]; memcpy(copy, {name}, 4); NOTE(strlen(copy)); }}"),
                Reader::Compare => format!("NOTE(strcmp({name}, \"x\") == 0)"),
                Reader::CompareBytes => format!("NOTE(memcmp({name}, \"x\", 2) == 0)"),
            },
            Statement::Make { value, frees, .. } => {
                let exchange = format!("atomic_exchange(&{name}, number({value}))");
                if frees { format!("free({exchange})") } else { exchange }
            }
            Statement::Take { .. } => {
                format!("{{ int *p = atomic_exchange(&{name}, NULL); NOTE(p ? *p : 0); free(p); }}")
            }
            Statement::Look { careful: true, .. } => {
                format!("{{ int *p = atomic_load(&{name}); NOTE(p ? *p : 0); }}")
            }
            Statement::Look { .. } => format!("NOTE(*atomic_load(&{name}))"),
            Statement::Free { .. } => format!("free(atomic_load(&{name}))"),
            _ => "sched_yield()".into(),
        }
    }
}
