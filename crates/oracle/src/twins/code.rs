//! The statements of a thread without nesting, for [`super::run`].

use super::{Ending, Fate, Object, Patience, Statement, Twins};
use std::collections::BTreeSet;

/// Statements without nesting.
pub(super) enum Code<'a> {
    /// A statement that is done in one step, or sleeps.
    Do(&'a Statement),
    /// Jumps if the last result is not this.
    Unless(i32, usize),
    /// Jumps if the variable of a mutex is at least this.
    Enough(usize, i32, usize),
    Jump(usize),
    Unlock(usize, bool),
    /// The end of what is done once.
    Done(usize),
    Claim(usize, usize),
    Assert(usize, usize, i32),
    /// Waits for the phase of a barrier that the thread has arrived in.
    Phase(usize),
    /// Reads through the thread's pointer; if `careful`, only if it is not null.
    Deref {
        careful: bool,
    },
    /// Frees what it points to.
    Release,
    Create(usize),
    Join(usize),
    /// The end of the program.
    Show,
    End,
}

/// What a thread does.
pub(super) fn compile(program: &Twins, thread: usize) -> Vec<Code<'_>> {
    let mut compiler = Compiler { program, thread, assertions: 0, code: Vec::new() };
    if thread == 0 {
        compiler.code.extend((1..program.threads.len()).map(Code::Create));
    }
    compiler.all(&program.threads[thread]);
    if thread == 0 && program.ending != Ending::Thread {
        for other in program.joined_at_the_end() {
            compiler.code.push(Code::Join(other));
        }
        compiler.code.push(Code::Show);
    }
    compiler.code.push(Code::End);
    compiler.code
}

impl Twins {
    /// Whom `main` joins after its statements.
    pub fn joined_at_the_end(&self) -> Vec<usize> {
        let mut joined = BTreeSet::new();
        super::walk(&self.threads[0], &mut |statement| {
            if let Statement::Join { thread } = statement {
                joined.insert(*thread);
            }
        });
        let others = 1..self.threads.len();
        others.filter(|other| self.fates[*other] == Fate::Joined && !joined.contains(other)).collect()
    }
}

struct Compiler<'a> {
    program: &'a Twins,
    thread: usize,
    assertions: usize,
    code: Vec<Code<'a>>,
}

impl<'a> Compiler<'a> {
    fn all(&mut self, statements: &'a [Statement]) {
        statements.iter().for_each(|statement| self.one(statement));
    }

    fn one(&mut self, statement: &'a Statement) {
        match statement {
            Statement::Section { mutex, patience, shared, body, .. } => {
                self.code.push(Code::Do(statement));
                let conditional = *patience != Patience::Ever;
                let hole = self.code.len();
                if conditional {
                    self.code.push(Code::Unless(1, 0));
                }
                self.all(body);
                self.code.push(Code::Unlock(*mutex, *shared));
                if conditional {
                    self.code[hole] = Code::Unless(1, self.code.len());
                }
            }
            Statement::If { value, body } => {
                let hole = self.code.len();
                self.code.push(Code::Unless(*value, 0));
                self.all(body);
                self.code[hole] = Code::Unless(*value, self.code.len());
            }
            Statement::Wait { condition, until: Some(until), .. } => {
                let Object::Condition { mutex } = self.program.objects[*condition] else {
                    unreachable!("a wait is for a condition")
                };
                let head = self.code.len();
                self.code.push(Code::Enough(mutex, *until, head + 3));
                self.code.push(Code::Do(statement));
                self.code.push(Code::Jump(head));
            }
            Statement::Once { once } => {
                let head = self.code.len();
                self.code.push(Code::Claim(*once, head + 3));
                self.code.push(Code::Do(statement));
                self.code.push(Code::Done(*once));
            }
            Statement::Meet { barrier } => {
                self.code.push(Code::Do(statement));
                self.code.push(Code::Phase(*barrier));
            }
            // The slot is accessed in one step, and the number that it points to in the next.
            Statement::Look { careful, .. } => {
                self.code.extend([Code::Do(statement), Code::Deref { careful: *careful }]);
            }
            Statement::Free { .. } | Statement::Make { frees: true, .. } => {
                self.code.extend([Code::Do(statement), Code::Release]);
            }
            Statement::Take { .. } => {
                self.code.extend([Code::Do(statement), Code::Deref { careful: true }, Code::Release]);
            }
            Statement::Assert { value } => {
                self.code.push(Code::Assert(self.thread, self.assertions, *value));
                self.assertions += 1;
            }
            Statement::Join { thread } => self.code.push(Code::Join(*thread)),
            Statement::Exit => self.code.push(Code::Show),
            _ => self.code.push(Code::Do(statement)),
        }
    }
}
