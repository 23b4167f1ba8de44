//! The two texts of a program of synchronisation calls.

mod c;
mod cpp;

use super::{DIGESTS, Ending, Fate, Kind, Object, Patience, Statement, Strength, Twins};

/// The language of a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Dialect {
    /// C, with pthreads, semaphores and system calls.
    C,
    /// C++, with the standard library.
    Cpp,
}

impl Dialect {
    /// Both.
    pub const ALL: [Dialect; 2] = [Dialect::C, Dialect::Cpp];

    /// How files in it end.
    pub fn extension(self) -> &'static str {
        match self {
            Dialect::C => "c",
            Dialect::Cpp => "cpp",
        }
    }

    /// What stands before programs: the part that can be compiled beforehand. It has no code of its own in
    /// C++.
    pub fn header(self) -> &'static str {
        match self {
            Dialect::C => include_str!("header.h"),
            Dialect::Cpp => include_str!("header.hpp"),
        }
    }

    /// What else stands before programs.
    pub fn helpers(self) -> String {
        let linkage = if self == Dialect::C { "" } else { "extern \"C\" " };
        let mut text = format!(
            "{}{linkage}int __VERIFIER_nondet_int(void);\nstatic void outcome(int d) {{\n  if (__VERIFIER_nondet_int() == 0) return;\n  switch (d) {{\n",
            include_str!("header.both")
        );
        for number in 0..DIGESTS {
            text.push_str(&format!("  case {number}: assert(!\"outcome {number}\"); break;\n"));
        }
        text.push_str("  }\n}\n");
        text
    }
}

/// The entry function of a program whose names start with `prefix`.
pub fn entry(prefix: &str) -> String {
    format!("{prefix}main")
}

/// Prints a program, without header and helpers.
pub fn print(program: &Twins, dialect: Dialect, prefix: &str) -> String {
    let mut printer = Printer { program, dialect, prefix, text: String::new(), depth: 0, assertions: 0 };
    printer.objects();
    (1..program.threads.len()).for_each(|thread| printer.thread(thread));
    printer.main();
    printer.text
}

/// A text that can be checked alone.
pub fn whole(program: &Twins, dialect: Dialect) -> String {
    format!("{}{}\n{}", dialect.header(), dialect.helpers(), print(program, dialect, ""))
}

struct Printer<'a> {
    program: &'a Twins,
    dialect: Dialect,
    prefix: &'a str,
    text: String,
    depth: usize,
    assertions: usize,
}

impl Printer<'_> {
    fn line(&mut self, text: &str) {
        let closes = text.starts_with('}');
        self.depth -= usize::from(closes);
        self.text.push_str(&"  ".repeat(self.depth));
        self.text.push_str(text);
        self.text.push('\n');
        self.depth += usize::from(text.ends_with('{'));
    }

    fn is_c(&self) -> bool {
        self.dialect == Dialect::C
    }

    fn name(&self, object: usize) -> String {
        let letter = match self.program.objects[object] {
            Object::Mutex(_) => 'm',
            Object::Condition { .. } => 'c',
            Object::Semaphore { .. } => 's',
            Object::Latch { .. } => 'l',
            Object::Barrier { .. } => 'b',
            Object::Once { .. } => 'o',
            Object::Promise => 'p',
            Object::Word => 'w',
            Object::Plain => 'x',
            Object::Text => 'a',
            Object::Slot => 'q',
        };
        format!("{}{letter}{object}", self.prefix)
    }

    /// The plain variable of a mutex.
    fn variable(&self, mutex: usize) -> String {
        format!("{}v{mutex}", self.prefix)
    }

    /// Whether somebody locks it for some time only.
    fn is_timed(&self, object: usize) -> bool {
        self.program.any(|statement| {
            matches!(statement, Statement::Section { mutex, patience: Patience::Some, .. } if *mutex == object)
        })
    }

    /// The C++ type of a mutex.
    fn mutex_type(&self, mutex: usize) -> &'static str {
        match (self.program.objects[mutex], self.is_timed(mutex)) {
            (Object::Mutex(Kind::Plain | Kind::Checked), false) => "std::mutex",
            (Object::Mutex(Kind::Plain | Kind::Checked), true) => "std::timed_mutex",
            (Object::Mutex(Kind::Recursive), false) => "std::recursive_mutex",
            (Object::Mutex(Kind::Recursive), true) => "std::recursive_timed_mutex",
            (Object::Mutex(Kind::Shared), false) => "std::shared_mutex",
            (Object::Mutex(Kind::Shared), true) => "std::shared_timed_mutex",
            (Object::Mutex(Kind::Spin), _) => "spin_lock",
            _ => unreachable!("this object is a mutex"),
        }
    }

    /// Whether a barrier is one of pthreads: those can only be arrived at and waited for.
    fn is_posix_barrier(&self, object: usize) -> bool {
        !self.program.any(|statement| {
            matches!(statement, Statement::Arrive { barrier } | Statement::Drop { barrier } if *barrier == object)
        })
    }

    /// Whether a semaphore is one of POSIX: those are given one at a time.
    fn is_posix_semaphore(&self, object: usize) -> bool {
        !self.program.any(
            |statement| matches!(statement, Statement::Post { semaphore, by } if *semaphore == object && *by > 1),
        )
    }

    fn objects(&mut self) {
        for object in self.program.used() {
            let declaration = if self.is_c() { self.c_object(object) } else { self.cpp_object(object) };
            self.line(&format!("static {declaration};"));
            if let Object::Mutex(_) = self.program.objects[object] {
                let variable = self.variable(object);
                self.line(&format!("static int {variable};"));
            }
            if let Object::Once { word } = self.program.objects[object] {
                let (name, add) = (self.name(object), self.add(word, "1", Strength::Total));
                self.line(&format!("static void {name}_body(void) {{ {add}; }}"));
            }
        }
        for thread in 1..self.program.threads.len() {
            let prefix = self.prefix;
            self.line(&format!("static int {prefix}d{thread};"));
            if !self.is_c() && self.program.fates[thread] == Fate::Forgotten {
                self.line(&format!("static std::thread *{prefix}h{thread};"));
            }
        }
    }

    fn condition_type(&self, mutex: usize) -> &'static str {
        match self.mutex_type(mutex) {
            "std::mutex" => "std::condition_variable",
            _ => "std::condition_variable_any",
        }
    }

    /// What `main` does before it creates threads.
    fn set_up(&mut self) {
        for object in self.program.used() {
            let name = self.name(object);
            let text = match (self.program.objects[object], self.dialect) {
                (Object::Mutex(Kind::Recursive), Dialect::C) => {
                    format!("init_mutex(&{name}, PTHREAD_MUTEX_RECURSIVE);")
                }
                (Object::Mutex(Kind::Checked), Dialect::C) => {
                    format!("init_mutex(&{name}, PTHREAD_MUTEX_ERRORCHECK);")
                }
                (Object::Semaphore { initial }, Dialect::C) if self.is_posix_semaphore(object) => {
                    format!("sem_init(&{name}, 0, {initial});")
                }
                (Object::Barrier { count }, Dialect::C) if self.is_posix_barrier(object) => {
                    format!("pthread_barrier_init(&{name}, NULL, {count});")
                }
                (Object::Barrier { count }, Dialect::Cpp) => format!("{name} = new std::barrier<>({count});"),
                (Object::Condition { mutex }, Dialect::Cpp) => {
                    format!("{name} = new {};", self.condition_type(mutex))
                }
                (Object::Promise, Dialect::Cpp) => format!(
                    "{name} = new std::promise<int>; {name}_future = new std::shared_future<int>({name}->get_future());"
                ),
                _ => continue,
            };
            self.line(&text);
        }
    }

    fn thread(&mut self, thread: usize) {
        let prefix = self.prefix;
        self.assertions = 0;
        match self.dialect {
            Dialect::C => self.line(&format!("static void *{prefix}t{thread}(void *nothing) {{")),
            Dialect::Cpp => self.line(&format!("static void {prefix}t{thread}() {{")),
        }
        self.line("int r = 0, d = 0;");
        self.all(&self.program.threads[thread], thread);
        self.line(&format!("{prefix}d{thread} = d;"));
        if self.is_c() {
            self.line("return NULL;");
        }
        self.line("}");
    }

    fn main(&mut self) {
        self.assertions = 0;
        let linkage = if self.is_c() { "" } else { "extern \"C\" " };
        self.line(&format!("{linkage}int {}(void) {{", entry(self.prefix)));
        self.line("int r = 0, d = 0;");
        self.set_up();
        (1..self.program.threads.len()).for_each(|thread| self.create(thread));
        self.all(&self.program.threads[0], 0);
        if self.program.ending != Ending::Thread {
            self.program.joined_at_the_end().into_iter().for_each(|thread| self.join(thread));
            self.show();
        }
        self.line(match self.program.ending {
            Ending::Return => "return 0;",
            Ending::Exit => "exit(0);",
            Ending::Immediate => "_Exit(0);",
            Ending::Thread => "pthread_exit(NULL);",
        });
        self.line("}");
    }

    fn create(&mut self, thread: usize) {
        let (prefix, fate) = (self.prefix, self.program.fates[thread]);
        match (self.dialect, fate) {
            (Dialect::C, _) => {
                self.line(&format!("pthread_t h{thread};"));
                self.line(&format!("pthread_create(&h{thread}, NULL, {prefix}t{thread}, NULL);"));
            }
            (Dialect::Cpp, Fate::Forgotten) => {
                self.line(&format!("{prefix}h{thread} = new std::thread({prefix}t{thread});"));
            }
            (Dialect::Cpp, _) => self.line(&format!("std::thread h{thread}({prefix}t{thread});")),
        }
        match (self.dialect, fate) {
            (Dialect::C, Fate::Detached) => self.line(&format!("pthread_detach(h{thread});")),
            (Dialect::Cpp, Fate::Detached) => self.line(&format!("h{thread}.detach();")),
            _ => {}
        }
    }

    fn join(&mut self, thread: usize) {
        match self.dialect {
            Dialect::C => self.line(&format!("pthread_join(h{thread}, NULL);")),
            Dialect::Cpp => self.line(&format!("h{thread}.join();")),
        }
        self.line(&format!("NOTE({}d{thread});", self.prefix));
    }

    /// Shows the outcome, before the end of the program.
    fn show(&mut self) {
        for word in self.program.words() {
            let load = self.load(word, Strength::Total);
            self.line(&format!("NOTE({load});"));
        }
        self.line("outcome(d);");
    }

    fn all(&mut self, statements: &[Statement], thread: usize) {
        statements.iter().for_each(|statement| self.statement(statement, thread));
    }

    fn statement(&mut self, statement: &Statement, thread: usize) {
        match statement {
            Statement::Section { mutex, patience, shared, guard, body } => {
                // A wait for a condition needs the guard.
                let waited =
                    |object: &Object| matches!(object, Object::Condition { mutex: other } if other == mutex);
                let guard = !self.is_c() && (*guard || self.program.objects.iter().any(waited));
                self.open_section(*mutex, *patience, *shared, guard);
                self.all(body, thread);
                self.close_section(*mutex, *patience, *shared, guard);
            }
            Statement::If { value, body } => {
                self.line(&format!("if (r == {value}) {{"));
                self.all(body, thread);
                self.line("}");
            }
            Statement::Assert { value } => {
                let number = self.assertions;
                self.assertions += 1;
                self.line(&format!("assert(r == {value} && \"assertion {thread}.{number}\");"));
            }
            Statement::Join { thread } => self.join(*thread),
            Statement::Exit => {
                self.show();
                let immediate = self.program.ending == Ending::Immediate;
                self.line(if immediate { "_Exit(0);" } else { "exit(0);" });
            }
            _ => {
                let text = if self.is_c() { self.c(statement) } else { self.cpp(statement) };
                self.line(&format!("{text};"));
            }
        }
    }

    fn open_section(&mut self, mutex: usize, patience: Patience, shared: bool, guard: bool) {
        let name = self.name(mutex);
        if guard {
            let (kind, mutex_type) =
                (if shared { "shared_lock" } else { "unique_lock" }, self.mutex_type(mutex));
            let how = match patience {
                Patience::Ever => "",
                Patience::None => ", std::try_to_lock",
                Patience::Some => ", moment",
            };
            self.line("{");
            self.line(&format!("std::{kind}<{mutex_type}> k{mutex}({name}{how});"));
            if patience != Patience::Ever {
                self.line(&format!("NOTE(k{mutex}.owns_lock());"));
                self.line("if (r == 1) {");
            }
            return;
        }
        let call = if self.is_c() {
            self.c_lock(mutex, patience, shared)
        } else {
            let suffix = if shared { "_shared" } else { "" };
            match patience {
                Patience::Ever => format!("{name}.lock{suffix}()"),
                Patience::None => format!("{name}.try_lock{suffix}()"),
                Patience::Some => format!("{name}.try_lock{suffix}_for(moment)"),
            }
        };
        match patience {
            Patience::Ever => self.line(&format!("{call};")),
            _ => {
                self.line(&format!("NOTE({call});"));
                self.line("if (r == 1) {");
            }
        }
    }

    fn close_section(&mut self, mutex: usize, patience: Patience, shared: bool, guard: bool) {
        let name = self.name(mutex);
        match (self.dialect, self.program.objects[mutex]) {
            _ if guard => {}
            (Dialect::C, Object::Mutex(Kind::Shared)) => {
                self.line(&format!("pthread_rwlock_unlock(&{name});"))
            }
            (Dialect::C, Object::Mutex(Kind::Spin)) => {
                self.line(&format!("atomic_store_explicit(&{name}, 0, memory_order_release);"))
            }
            (Dialect::C, _) => self.line(&format!("pthread_mutex_unlock(&{name});")),
            (Dialect::Cpp, _) if shared => self.line(&format!("{name}.unlock_shared();")),
            (Dialect::Cpp, _) => self.line(&format!("{name}.unlock();")),
        }
        for _ in 0..usize::from(patience != Patience::Ever) + usize::from(guard) {
            self.line("}");
        }
    }

    fn order(&self, strength: Strength, half: &str) -> String {
        let name = match strength {
            Strength::Total => "seq_cst",
            Strength::Half => half,
            Strength::Relaxed => "relaxed",
        };
        if self.is_c() { format!("memory_order_{name}") } else { format!("std::memory_order_{name}") }
    }

    fn load(&self, word: usize, strength: Strength) -> String {
        let (name, order) = (self.name(word), self.order(strength, "acquire"));
        match self.dialect {
            Dialect::C => format!("atomic_load_explicit(&{name}, {order})"),
            Dialect::Cpp => format!("{name}.load({order})"),
        }
    }

    fn add(&self, word: usize, by: &str, strength: Strength) -> String {
        let (name, order) = (self.name(word), self.order(strength, "acq_rel"));
        match self.dialect {
            Dialect::C => format!("atomic_fetch_add_explicit(&{name}, {by}, {order})"),
            Dialect::Cpp => format!("{name}.fetch_add({by}, {order})"),
        }
    }

    /// What is written alike.
    fn plain(&self, statement: &Statement) -> Option<String> {
        Some(match *statement {
            Statement::Bump { mutex, by } => format!("{} += {by}", self.variable(mutex)),
            Statement::Peek { mutex } => format!("NOTE({})", self.variable(mutex)),
            Statement::FutexWait { word, value, timed } => {
                let limit = if timed { "&soon" } else { "NULL" };
                format!("NOTE(futex_wait(&{}, {value}, {limit}))", self.name(word))
            }
            Statement::FutexWake { word, most } => format!("NOTE(futex_wake(&{}, {most}))", self.name(word)),
            Statement::Load { word, strength } => format!("NOTE({})", self.load(word, strength)),
            Statement::Spin { word, value, strength } => {
                format!("while ({} != {value}) ;", self.load(word, strength))
            }
            Statement::Read { plain } => format!("NOTE({})", self.name(plain)),
            Statement::Write { plain, value } => format!("{} = {value}", self.name(plain)),
            Statement::Add { word, by, strength } => {
                format!("NOTE({})", self.add(word, &by.to_string(), strength))
            }
            _ => return None,
        })
    }
}
