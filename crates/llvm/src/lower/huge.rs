//! Integers of more than 128 bits, as lists of 64-bit words: what storing and loading bit-fields needs, and
//! no more.

use super::builder::{Builder, Lowered, unsupported};
use super::fold;
use super::layout::Kind;
use crate::ir::{self, Operand};
use selvedge_bytecode::{BinaryOp, CastOp, Comparison, Operand as Code, Operation};

impl Builder<'_, '_> {
    /// Arithmetic that goes word by word, and shifts by constants.
    pub fn huge_arithmetic(&mut self, op: BinaryOp, bits: u32, a: Operand, b: Operand) -> Lowered<Vec<Code>> {
        let (a, b) = (self.value(a)?, self.value(b)?);
        match op {
            BinaryOp::And | BinaryOp::Or | BinaryOp::Xor => {
                Ok(a.into_iter().zip(b).map(|(a, b)| self.binary(op, 64, a, b)).collect())
            }
            BinaryOp::Shl | BinaryOp::LShr | BinaryOp::AShr => match b[0] {
                Code::Const(distance) if distance < bits as u64 => {
                    Ok(self.huge_shift(op, bits, a, distance as usize))
                }
                _ => {
                    unsupported("a shift of an integer of more than 128 bits by a number that is no constant")
                }
            },
            _ => unsupported("arithmetic of integers of more than 128 bits"),
        }
    }

    fn huge_shift(&mut self, op: BinaryOp, bits: u32, mut words: Vec<Code>, distance: usize) -> Vec<Code> {
        let count = words.len();
        let mut beyond = Code::Const(0);
        if op == BinaryOp::AShr {
            (words[count - 1], beyond) = self.extended(words[count - 1], bits - 64 * (count as u32 - 1));
        }
        let (whole, rest) = (distance / 64, (distance % 64) as u64);
        let (near, far) = match op {
            BinaryOp::Shl => (BinaryOp::Shl, BinaryOp::LShr),
            _ => (BinaryOp::LShr, BinaryOp::Shl),
        };
        let mut shifted = Vec::with_capacity(count);
        for number in 0..count {
            let word = |further: usize| match op {
                BinaryOp::Shl => {
                    number.checked_sub(whole + further).map_or(Code::Const(0), |number| words[number])
                }
                _ => words.get(number + whole + further).copied().unwrap_or(beyond),
            };
            let (first, second) = (word(0), word(1));
            let mut result = self.binary(near, 64, first, Code::Const(rest));
            if rest > 0 {
                let other = self.binary(far, 64, second, Code::Const(64 - rest));
                result = self.binary(BinaryOp::Or, 64, result, other);
            }
            shifted.push(result);
        }
        self.cut_words(&mut shifted, bits);
        shifted
    }

    /// The last word with its sign in all 64 bits, and a word of that sign.
    fn extended(&mut self, last: Code, bits: u32) -> (Code, Code) {
        let mut extended = last;
        if bits < 64 {
            let dst = self.code.new_register();
            self.emit(Operation::Cast { op: CastOp::SignExtend, from: bits as u8, to: 64, dst, src: last });
            extended = Code::Reg(dst);
        }
        (extended, self.binary(BinaryOp::AShr, 64, extended, Code::Const(63)))
    }

    /// Clears what is beyond the integer's bits.
    fn cut_words(&mut self, words: &mut [Code], bits: u32) {
        let rest = bits - 64 * (words.len() as u32 - 1);
        if let (Some(last), true) = (words.last_mut(), rest < 64) {
            *last = self.binary(BinaryOp::And, 64, *last, Code::Const(fold::mask(rest) as u64));
        }
    }

    pub fn huge_comparison(&mut self, op: Comparison, a: Operand, b: Operand) -> Lowered<Code> {
        if !matches!(op, Comparison::Eq | Comparison::Ne) {
            return unsupported("an ordering of integers of more than 128 bits");
        }
        let (a, b) = (self.value(a)?, self.value(b)?);
        let mut difference = Code::Const(0);
        for (a, b) in a.into_iter().zip(b) {
            let differs = self.binary(BinaryOp::Xor, 64, a, b);
            difference = self.binary(BinaryOp::Or, 64, difference, differs);
        }
        Ok(self.compare(op, 64, difference, Code::Const(0)))
    }

    /// Conversions between integers, one of which has more than 128 bits.
    pub fn huge_cast(&mut self, op: ir::CastOp, value: Operand, from: Kind, to: Kind) -> Lowered<Vec<Code>> {
        let mut words = self.value(value)?;
        let mut beyond = Code::Const(0);
        match op {
            ir::CastOp::Trunc | ir::CastOp::ZExt => {}
            ir::CastOp::SExt => {
                let last = words.len() - 1;
                (words[last], beyond) = self.extended(words[last], from.bits() - 64 * last as u32);
            }
            _ => return unsupported("a conversion of integers of more than 128 bits"),
        }
        words.resize(to.registers(), beyond);
        self.cut_words(&mut words, to.bits());
        Ok(words)
    }
}

/// The words of an integer of so many bits as written: decimal, with a sign perhaps.
pub(super) fn parse(text: &str, bits: u32) -> Option<Vec<u64>> {
    let digits = text.strip_prefix('-').unwrap_or(text);
    let mut words = vec![0u64; bits.div_ceil(64) as usize];
    for digit in digits.bytes() {
        let mut carry = char::from(digit).to_digit(10)? as u128;
        for word in &mut words {
            let sum = *word as u128 * 10 + carry;
            (*word, carry) = (sum as u64, sum >> 64);
        }
    }
    if text.starts_with('-') {
        let mut carry = true;
        for word in &mut words {
            (*word, carry) = (!*word).overflowing_add(carry as u64);
        }
    }
    let rest = bits - 64 * (words.len() as u32 - 1);
    *words.last_mut()? &= fold::mask(rest) as u64;
    Some(words)
}

#[cfg(test)]
mod tests {
    use super::parse;

    #[test]
    fn long_numbers_are_read_word_by_word() {
        assert_eq!(parse("18446744073709551617", 192), Some(vec![1, 1, 0]));
        assert_eq!(parse("-2", 136), Some(vec![u64::MAX - 1, u64::MAX, 255]));
        assert_eq!(parse("12a", 192), None);
    }
}
