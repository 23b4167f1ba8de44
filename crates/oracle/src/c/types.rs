//! Integer types of C and what its operators do with them. Machine: 64 bits, two's complement, overflow
//! wraps.

use selvedge_graph::Value;

/// An integer type.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Integer {
    /// Its size: 1, 2, 4 or 8.
    pub bytes: u8,
    /// Whether it has a sign.
    pub signed: bool,
}

/// `int`
pub const INT: Integer = Integer { bytes: 4, signed: true };
/// `unsigned long`, which is also large enough for addresses.
pub const UNSIGNED_LONG: Integer = Integer { bytes: 8, signed: false };

impl Integer {
    /// All types that programs use.
    pub const ALL: [Integer; 8] = [
        Integer { bytes: 1, signed: true },
        Integer { bytes: 1, signed: false },
        Integer { bytes: 2, signed: true },
        Integer { bytes: 2, signed: false },
        Integer { bytes: 4, signed: true },
        Integer { bytes: 4, signed: false },
        Integer { bytes: 8, signed: true },
        Integer { bytes: 8, signed: false },
    ];

    /// As C calls it.
    pub fn name(self) -> &'static str {
        match (self.bytes, self.signed) {
            (1, true) => "signed char",
            (1, false) => "unsigned char",
            (2, true) => "short",
            (2, false) => "unsigned short",
            (4, true) => "int",
            (4, false) => "unsigned",
            (_, true) => "long",
            (_, false) => "unsigned long",
        }
    }

    /// The number of this type that has the same low bits. (Of `unsigned long`, the same bits.)
    pub fn convert(self, value: Value) -> Value {
        let unused = 64 - 8 * u32::from(self.bytes);
        if self.signed { value << unused >> unused } else { ((value as u64) << unused >> unused) as Value }
    }

    /// How memory holds a number of this type: its bits, and zeros above them.
    pub fn bits(self, value: Value) -> Value {
        Integer { signed: false, ..self }.convert(value)
    }

    /// What small types become in expressions.
    pub fn promoted(self) -> Integer {
        if self.bytes < 4 { INT } else { self }
    }

    /// The type in which an operator works on operands of two types.
    pub fn common(self, other: Integer) -> Integer {
        let (a, b) = (self.promoted(), other.promoted());
        Integer {
            bytes: a.bytes.max(b.bytes),
            signed: [a, b].iter().all(|side| side.signed || side.bytes < a.bytes.max(b.bytes)),
        }
    }
}

/// Operators with two operands.
#[allow(missing_docs, reason = "the names say it")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Operator {
    Add,
    Subtract,
    Multiply,
    Divide,
    Remainder,
    And,
    Or,
    Xor,
    ShiftLeft,
    ShiftRight,
    Equal,
    NotEqual,
    Less,
    LessEqual,
    Greater,
    GreaterEqual,
}

impl Operator {
    /// As C writes it.
    pub fn text(self) -> &'static str {
        match self {
            Operator::Add => "+",
            Operator::Subtract => "-",
            Operator::Multiply => "*",
            Operator::Divide => "/",
            Operator::Remainder => "%",
            Operator::And => "&",
            Operator::Or => "|",
            Operator::Xor => "^",
            Operator::ShiftLeft => "<<",
            Operator::ShiftRight => ">>",
            Operator::Equal => "==",
            Operator::NotEqual => "!=",
            Operator::Less => "<",
            Operator::LessEqual => "<=",
            Operator::Greater => ">",
            Operator::GreaterEqual => ">=",
        }
    }

    /// What it makes of two operands, each of the type beside it; none if it divides by zero.
    pub fn apply(self, left: (Integer, Value), right: (Integer, Value)) -> Option<(Integer, Value)> {
        if matches!(self, Operator::ShiftLeft | Operator::ShiftRight) {
            let ty = left.0.promoted();
            return Some((ty, ty.convert(self.shift(ty, left.1, right.1 as u32))));
        }
        let ty = left.0.common(right.0);
        let (a, b) = (ty.convert(left.1), ty.convert(right.1));
        let order = if ty.signed { a.cmp(&b) } else { (a as u64).cmp(&(b as u64)) };
        let truth = |holds: bool| Some((INT, Value::from(holds)));
        let value = match self {
            Operator::Add => a.wrapping_add(b),
            Operator::Subtract => a.wrapping_sub(b),
            Operator::Multiply => a.wrapping_mul(b),
            Operator::Divide | Operator::Remainder if b == 0 => return None,
            Operator::Divide if ty.signed => a.wrapping_div(b),
            Operator::Divide => (a as u64 / b as u64) as Value,
            Operator::Remainder if ty.signed => a.wrapping_rem(b),
            Operator::Remainder => (a as u64 % b as u64) as Value,
            Operator::And => a & b,
            Operator::Or => a | b,
            Operator::Xor => a ^ b,
            Operator::Equal => return truth(order.is_eq()),
            Operator::NotEqual => return truth(order.is_ne()),
            Operator::Less => return truth(order.is_lt()),
            Operator::LessEqual => return truth(order.is_le()),
            Operator::Greater => return truth(order.is_gt()),
            Operator::GreaterEqual => return truth(order.is_ge()),
            Operator::ShiftLeft | Operator::ShiftRight => unreachable!("done above"),
        };
        Some((ty, ty.convert(value)))
    }

    fn shift(self, ty: Integer, value: Value, by: u32) -> Value {
        let value = ty.convert(value);
        match self {
            Operator::ShiftLeft => value << by,
            _ if ty.signed => value >> by,
            _ => (value as u64 >> by) as Value,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(bytes: u8, signed: bool) -> Integer {
        Integer { bytes, signed }
    }

    #[test]
    fn conversions_keep_the_low_bits() {
        assert_eq!(of(1, true).convert(255), -1);
        assert_eq!(of(1, false).convert(-1), 255);
        assert_eq!(of(2, true).convert(0x1_8000), -0x8000);
        assert_eq!(of(4, true).bits(-1), 0xFFFF_FFFF);
        assert_eq!(of(8, false).bits(-1), -1);
    }

    #[test]
    fn operands_meet_in_the_type_that_c_says() {
        assert_eq!(of(1, false).common(of(2, false)), INT);
        assert_eq!(of(4, false).common(of(4, true)), of(4, false));
        assert_eq!(of(4, false).common(of(8, true)), of(8, true));
        assert_eq!(of(8, false).common(of(8, true)), of(8, false));
    }

    #[test]
    fn small_types_do_not_wrap_in_expressions_and_unsigned_comparisons_have_no_sign() {
        let byte = of(1, false);
        assert_eq!(Operator::Add.apply((byte, 255), (byte, 1)), Some((INT, 256)));
        let word = of(4, false);
        assert_eq!(Operator::Less.apply((INT, -1), (word, 1)), Some((INT, 0)));
        assert_eq!(Operator::Less.apply((INT, -1), (INT, 1)), Some((INT, 1)));
        assert_eq!(Operator::Divide.apply((INT, 1), (INT, 0)), None);
        assert_eq!(Operator::ShiftRight.apply((of(1, true), -2), (INT, 1)), Some((INT, -1)));
    }
}
