//! The final part: `locations [x; 0:r0;]`, `filter …`, `exists …`.

use super::Parser;
use crate::ast::{Final, Term};
use crate::condition::{Proposition, Quantifier};
use crate::lexer::Token;
use selvedge_source::Error;

impl Parser<'_> {
    /// The `locations` and `filter` clauses, each optional, in either order.
    pub(super) fn listed_and_filter(&mut self) -> Result<(Vec<Term>, Option<Proposition<Term>>), Error> {
        let (mut listed, mut filter) = (Vec::new(), None);
        loop {
            let start = self.span();
            if self.eat_word("locations") {
                self.listed(&mut listed)?;
            } else if self.eat_word("filter") {
                if filter.is_some() {
                    return Err(self.source.error(start, "there is a second filter; join them with `/\\`"));
                }
                filter = Some(self.proposition()?);
            } else {
                return Ok((listed, filter));
            }
        }
    }

    fn listed(&mut self, listed: &mut Vec<Term>) -> Result<(), Error> {
        self.expect("[")?;
        while !self.eat("]") {
            listed.push(self.term()?);
            if self.peek() != Token::Symbol("]") {
                self.expect(";")?;
            }
        }
        Ok(())
    }

    pub(super) fn final_condition(&mut self) -> Result<Option<Final>, Error> {
        let start = self.span();
        let quantifier = if self.eat("~") {
            if !self.eat_word("exists") {
                return Err(self.expected("`exists`"));
            }
            Quantifier::NotExists
        } else if self.eat_word("exists") {
            Quantifier::Exists
        } else if self.eat_word("forall") {
            Quantifier::Forall
        } else if self.peek() == Token::End {
            return Ok(None);
        } else {
            return Err(self.expected("`exists`, `~exists`, `forall` or the end of the file"));
        };
        let proposition = self.proposition()?;
        let span = start.to(self.previous());
        self.eat(";");
        Ok(Some(Final { quantifier, proposition, span }))
    }

    /// `a => b`, weaker than `\/`, weaker than `/\`, weaker than `not`; all group to the right or not at all.
    fn proposition(&mut self) -> Result<Proposition<Term>, Error> {
        self.nested(|parser| {
            let left = parser.disjunction()?;
            if !parser.eat("=>") {
                return Ok(left);
            }
            Ok(Proposition::Implies(Box::new([left, parser.proposition()?])))
        })
    }

    fn disjunction(&mut self) -> Result<Proposition<Term>, Error> {
        let mut parts = vec![self.conjunction()?];
        while self.eat("\\/") {
            parts.push(self.conjunction()?);
        }
        Ok(single_or(parts, Proposition::Any))
    }

    fn conjunction(&mut self) -> Result<Proposition<Term>, Error> {
        let mut parts = vec![self.atom()?];
        while self.eat("/\\") {
            parts.push(self.atom()?);
        }
        Ok(single_or(parts, Proposition::All))
    }

    fn atom(&mut self) -> Result<Proposition<Term>, Error> {
        if self.eat("(") {
            let inner = self.proposition()?;
            self.expect(")")?;
            return Ok(inner);
        }
        if self.eat("~") || self.eat_word("not") {
            return Ok(Proposition::Not(Box::new(self.nested(Self::atom)?)));
        }
        // A location may be called `true`, but then it is followed by `=`.
        if self.peek_at(1) != Token::Symbol("=") {
            if self.eat_word("true") {
                return Ok(Proposition::Constant(true));
            }
            if self.eat_word("false") {
                return Ok(Proposition::Constant(false));
            }
        }
        self.comparison()
    }

    /// `0:r0 = 1`, `[x] == 1`, `x != 1`
    fn comparison(&mut self) -> Result<Proposition<Term>, Error> {
        let term = self.term()?;
        let negative = self.eat("!=") || self.eat("<>");
        if !negative && !self.eat("=") && !self.eat("==") {
            return Err(self.expected("`=`"));
        }
        if self.peek() == Token::Symbol("[")
            || self.peek() == Token::Number && self.peek_at(1) == Token::Symbol(":")
        {
            return Err(self.error_here("comparing two variables is not supported; expected an integer"));
        }
        let equal = Proposition::Equal(term, self.constant()?);
        Ok(if negative { Proposition::Not(Box::new(equal)) } else { equal })
    }
}

fn single_or(
    mut parts: Vec<Proposition<Term>>,
    join: impl FnOnce(Vec<Proposition<Term>>) -> Proposition<Term>,
) -> Proposition<Term> {
    match parts.pop() {
        Some(only) if parts.is_empty() => only,
        last => {
            parts.extend(last);
            join(parts)
        }
    }
}
