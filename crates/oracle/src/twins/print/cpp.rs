//! C++, with the standard library.

use super::super::{Call, Object, Patience, Reader, Statement};
use super::Printer;

impl Printer<'_> {
    /// What has a destructor is allocated by `main`, and stays: threads may outlive it.
    pub(super) fn cpp_object(&self, object: usize) -> String {
        let name = self.name(object);
        match self.program.objects[object] {
            Object::Mutex(_) => format!("{} {name}", self.mutex_type(object)),
            Object::Condition { mutex } => format!("{} *{name}", self.condition_type(mutex)),
            Object::Semaphore { initial } => format!("std::counting_semaphore<> {name}({initial})"),
            Object::Latch { count } => format!("std::latch {name}({count})"),
            Object::Barrier { .. } => format!("std::barrier<> *{name}"),
            Object::Once { .. } => format!("std::once_flag {name}"),
            Object::Promise => {
                format!("std::promise<int> *{name};\nstatic std::shared_future<int> *{name}_future")
            }
            Object::Word => format!("std::atomic<int> {name}"),
            Object::Plain => format!("int {name}"),
            Object::Text => format!("char {name}[4]"),
            Object::Slot => format!("std::atomic<int *> {name}"),
        }
    }

    pub(super) fn cpp(&self, statement: &Statement) -> String {
        if let Some(text) = self.plain(statement) {
            return text;
        }
        let name = statement.object().map_or(String::new(), |object| self.name(object));
        match *statement {
            Statement::Wait { condition, until, timed } => {
                let Object::Condition { mutex } = self.program.objects[condition] else {
                    unreachable!("a wait is for a condition")
                };
                let variable = self.variable(mutex);
                match (until, timed) {
                    (_, true) => {
                        format!("NOTE({name}->wait_for(k{mutex}, moment) == std::cv_status::no_timeout)")
                    }
                    (Some(least), _) => {
                        format!("{name}->wait(k{mutex}, [] {{ return {variable} >= {least}; }})")
                    }
                    (None, _) => format!("{name}->wait(k{mutex})"),
                }
            }
            Statement::Notify { all: true, .. } => format!("{name}->notify_all()"),
            Statement::Notify { .. } => format!("{name}->notify_one()"),
            Statement::Acquire { patience: Patience::Ever, .. } => format!("{name}.acquire()"),
            Statement::Acquire { patience: Patience::None, .. } => format!("NOTE({name}.try_acquire())"),
            Statement::Acquire { .. } => format!("NOTE({name}.try_acquire_for(moment))"),
            Statement::Post { by, .. } => format!("{name}.release({by})"),
            Statement::CountDown { by, .. } => format!("{name}.count_down({by})"),
            Statement::LatchWait { .. } => format!("{name}.wait()"),
            Statement::LatchTry { .. } => format!("NOTE({name}.try_wait())"),
            Statement::LatchBoth { .. } => format!("{name}.arrive_and_wait()"),
            Statement::Arrive { .. } => format!("(void){name}->arrive()"),
            Statement::Drop { .. } => format!("{name}->arrive_and_drop()"),
            Statement::Meet { .. } => format!("{name}->arrive_and_wait()"),
            Statement::Once { .. } => format!("std::call_once({name}, {name}_body)"),
            Statement::Refused { call: Call::Lock, .. } => "NOTE(refusal(EDEADLK))".into(),
            Statement::Refused { .. } => "NOTE(refusal(EPERM))".into(),
            Statement::Set { value, .. } => format!("{name}->set_value({value})"),
            Statement::Get { .. } => format!("NOTE({name}_future->get())"),
            Statement::Ask { patience, .. } => {
                let limit = match patience {
                    Patience::None => "wait_for(std::chrono::seconds(0))",
                    Patience::Some => "wait_for(moment)",
                    Patience::Ever => "wait_until(std::chrono::steady_clock::now() + moment)",
                };
                format!("NOTE({name}_future->{limit} == std::future_status::ready)")
            }
            Statement::AtomicWait { old, .. } => format!("{name}.wait({old})"),
            Statement::AtomicNotify { all: true, .. } => format!("{name}.notify_all()"),
            Statement::AtomicNotify { .. } => format!("{name}.notify_one()"),
            Statement::Store { value, strength, .. } => {
                format!("{name}.store({value}, {})", self.order(strength, "release"))
            }
            Statement::Exchange { value, strength, .. } => {
                format!("NOTE({name}.exchange({value}, {}))", self.order(strength, "acq_rel"))
            }
            Statement::Swap { old, new, strength, .. } => {
                let (order, failure) = (self.order(strength, "acq_rel"), self.order(strength, "acquire"));
                format!(
                    "{{ int expected = {old}; NOTE({name}.compare_exchange_strong(expected, {new}, {order}, {failure})); }}"
                )
            }
            Statement::Fill { length, .. } => match length {
                0 => format!("std::fill_n({name}, 4, 0)"),
                1 => format!("std::strcpy({name}, \"x\")"),
                // (A block of three letters is copied in pieces of its own, if debug information does not say
                // that they are letters.)
                _ => format!("std::strcpy({name}, \"xx\")"),
            },
            Statement::Scan { by, .. } => match by {
                Reader::Length => format!("NOTE(std::string_view({name}).size())"),
                Reader::Copy => {
                    format!("{{ char copy[4]; std::strncpy(copy, {name}, 4); NOTE(std::strlen(copy)); }}")
                }
                Reader::Compare => format!("NOTE(std::string_view({name}) == \"x\")"),
                Reader::CompareBytes => format!("NOTE(std::equal({name}, {name} + 2, \"x\"))"),
            },
            Statement::Make { value, frees, .. } => {
                let exchange = format!("{name}.exchange(new int({value}))");
                if frees { format!("delete {exchange}") } else { exchange }
            }
            Statement::Take { .. } => {
                format!("{{ std::unique_ptr<int> p({name}.exchange(nullptr)); NOTE(p ? *p : 0); }}")
            }
            Statement::Look { careful: true, .. } => {
                format!("{{ int *p = {name}; NOTE(p ? *p : 0); }}")
            }
            Statement::Look { .. } => format!("NOTE(*{name}.load())"),
            Statement::Free { .. } => format!("delete {name}.load()"),
            _ => "std::this_thread::yield()".into(),
        }
    }
}
