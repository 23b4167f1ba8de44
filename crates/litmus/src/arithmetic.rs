//! Integer types and operators with C's meaning; knows no syntax.
//!
//! Values are `i64` bits. Types are those of x86-64 Linux: `char` is signed, `long` and pointers have 64
//! bits. Operands are promoted and brought to a common type as in C ("usual arithmetic conversions"). What C
//! leaves undefined is defined here: signed overflow wraps; a shift count is taken modulo the width of the
//! shifted type; the smallest value divided by -1 wraps. Division by zero is a fault of the program. A 64-bit
//! unsigned value of 2^63 or more is shown as the negative number with the same bits.

use selvedge_program::Value;
use std::fmt;

/// An integer type.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Type {
    /// `_Bool`: conversion gives 0 or 1.
    Bool,
    /// Any other integer type.
    Int { bits: u8, signed: bool },
}

impl Type {
    pub(crate) const CHAR: Type = Type::Int { bits: 8, signed: true };
    pub(crate) const SHORT: Type = Type::Int { bits: 16, signed: true };
    pub(crate) const INT: Type = Type::Int { bits: 32, signed: true };
    pub(crate) const LONG: Type = Type::Int { bits: 64, signed: true };

    /// The type of the same width without a sign.
    pub(crate) fn unsigned(self) -> Type {
        match self {
            Type::Bool => Type::Bool,
            Type::Int { bits, .. } => Type::Int { bits, signed: false },
        }
    }

    /// The value that an object of this type holds after `value` was stored to it.
    pub(crate) fn convert(self, value: Value) -> Value {
        match self {
            Type::Bool => (value != 0) as Value,
            Type::Int { bits: 64, .. } => value,
            Type::Int { bits, signed: true } => value << (64 - bits) >> (64 - bits),
            Type::Int { bits, signed: false } => value & ((1 << bits) - 1),
        }
    }

    /// The type of this type's values in arithmetic: at least `int`.
    pub(crate) fn promoted(self) -> Type {
        match self {
            Type::Int { bits: 32.., .. } => self,
            _ => Type::INT,
        }
    }

    /// The type in which operands of these types are combined.
    pub(crate) fn common(self, other: Type) -> Type {
        let (left, right) = (self.promoted(), other.promoted());
        match left.width().cmp(&right.width()) {
            std::cmp::Ordering::Less => right,
            std::cmp::Ordering::Greater => left,
            std::cmp::Ordering::Equal if left.is_signed() => right,
            std::cmp::Ordering::Equal => left,
        }
    }

    fn width(self) -> u32 {
        match self {
            Type::Bool => 1,
            Type::Int { bits, .. } => bits.into(),
        }
    }

    fn is_signed(self) -> bool {
        matches!(self, Type::Int { signed: true, .. })
    }
}

impl fmt::Display for Type {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (bits, signed) = match *self {
            Type::Bool => return f.write_str("_Bool"),
            Type::Int { bits, signed } => (bits, signed),
        };
        let name = match bits {
            8 => "char",
            16 => "short",
            32 => "int",
            _ => "long",
        };
        write!(f, "{}{name}", if signed { "" } else { "unsigned " })
    }
}

/// Operators with one operand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum UnaryOp {
    Negate,
    Complement,
    /// `!`
    Not,
}

impl UnaryOp {
    /// The result, in `ty` (the promoted type of the operand; for `!` the result is an `int`).
    pub(crate) fn evaluate(self, ty: Type, value: Value) -> Value {
        match self {
            UnaryOp::Negate => ty.convert(ty.convert(value).wrapping_neg()),
            UnaryOp::Complement => ty.convert(!value),
            UnaryOp::Not => (value == 0) as Value,
        }
    }

    pub(crate) fn symbol(self) -> &'static str {
        match self {
            UnaryOp::Negate => "-",
            UnaryOp::Complement => "~",
            UnaryOp::Not => "!",
        }
    }
}

/// Operators with two operands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum BinaryOp {
    Multiply,
    Divide,
    Remainder,
    Add,
    Subtract,
    ShiftLeft,
    ShiftRight,
    Less,
    LessEqual,
    Greater,
    GreaterEqual,
    Equal,
    NotEqual,
    And,
    Xor,
    Or,
    /// `&&`, which the lowering turns into jumps.
    LogicalAnd,
    /// `||`, which the lowering turns into jumps.
    LogicalOr,
}

impl BinaryOp {
    /// Symbol and binding strength of every operator; a stronger one has the higher number.
    const TABLE: [(BinaryOp, &'static str, u8); 18] = [
        (BinaryOp::Multiply, "*", 10),
        (BinaryOp::Divide, "/", 10),
        (BinaryOp::Remainder, "%", 10),
        (BinaryOp::Add, "+", 9),
        (BinaryOp::Subtract, "-", 9),
        (BinaryOp::ShiftLeft, "<<", 8),
        (BinaryOp::ShiftRight, ">>", 8),
        (BinaryOp::Less, "<", 7),
        (BinaryOp::LessEqual, "<=", 7),
        (BinaryOp::Greater, ">", 7),
        (BinaryOp::GreaterEqual, ">=", 7),
        (BinaryOp::Equal, "==", 6),
        (BinaryOp::NotEqual, "!=", 6),
        (BinaryOp::And, "&", 5),
        (BinaryOp::Xor, "^", 4),
        (BinaryOp::Or, "|", 3),
        (BinaryOp::LogicalAnd, "&&", 2),
        (BinaryOp::LogicalOr, "||", 1),
    ];
    /// The strength of the weakest operator.
    pub(crate) const WEAKEST: u8 = 1;

    /// The operator written as `symbol`, with its strength.
    pub(crate) fn from_symbol(symbol: &str) -> Option<(BinaryOp, u8)> {
        Self::TABLE.iter().find(|row| row.1 == symbol).map(|row| (row.0, row.2))
    }

    pub(crate) fn symbol(self) -> &'static str {
        Self::TABLE.iter().find(|row| row.0 == self).map_or("?", |row| row.1)
    }

    /// The type in which operands of types `left` and `right` are combined.
    pub(crate) fn operand_type(self, left: Type, right: Type) -> Type {
        match self {
            BinaryOp::ShiftLeft | BinaryOp::ShiftRight => left.promoted(),
            _ => left.common(right),
        }
    }

    /// The type of the result, if the operands are combined in `operands`.
    pub(crate) fn result_type(self, operands: Type) -> Type {
        if self.is_truth() { Type::INT } else { operands }
    }

    /// Whether the result is 0 or 1.
    fn is_truth(self) -> bool {
        use BinaryOp::*;
        matches!(self, Less | LessEqual | Greater | GreaterEqual | Equal | NotEqual | LogicalAnd | LogicalOr)
    }

    /// The result of combining two values in type `ty`; none if it is a division by zero.
    pub(crate) fn evaluate(self, ty: Type, left: Value, right: Value) -> Option<Value> {
        let count = (right as u32) & (ty.width() - 1);
        let (l, r) = (ty.convert(left), ty.convert(right));
        let signed = ty.is_signed();
        let value = match self {
            BinaryOp::Multiply => l.wrapping_mul(r),
            BinaryOp::Divide | BinaryOp::Remainder if r == 0 => return None,
            BinaryOp::Divide if signed => l.wrapping_div(r),
            BinaryOp::Divide => (l as u64 / r as u64) as Value,
            BinaryOp::Remainder if signed => l.wrapping_rem(r),
            BinaryOp::Remainder => (l as u64 % r as u64) as Value,
            BinaryOp::Add => l.wrapping_add(r),
            BinaryOp::Subtract => l.wrapping_sub(r),
            BinaryOp::ShiftLeft => l.wrapping_shl(count),
            BinaryOp::ShiftRight if signed => l.wrapping_shr(count),
            BinaryOp::ShiftRight => (l as u64).wrapping_shr(count) as Value,
            BinaryOp::Less => less(signed, l, r) as Value,
            BinaryOp::LessEqual => !less(signed, r, l) as Value,
            BinaryOp::Greater => less(signed, r, l) as Value,
            BinaryOp::GreaterEqual => !less(signed, l, r) as Value,
            BinaryOp::Equal => (l == r) as Value,
            BinaryOp::NotEqual => (l != r) as Value,
            BinaryOp::And => l & r,
            BinaryOp::Xor => l ^ r,
            BinaryOp::Or => l | r,
            BinaryOp::LogicalAnd => (l != 0 && r != 0) as Value,
            BinaryOp::LogicalOr => (l != 0 || r != 0) as Value,
        };
        Some(if self.is_truth() { value } else { ty.convert(value) })
    }
}

fn less(signed: bool, left: Value, right: Value) -> bool {
    if signed { left < right } else { (left as u64) < right as u64 }
}

#[cfg(test)]
mod tests {
    use super::*;

    const UINT: Type = Type::Int { bits: 32, signed: false };
    const ULONG: Type = Type::Int { bits: 64, signed: false };

    #[test]
    fn a_stored_value_wraps_to_the_width_and_sign_of_its_type() {
        for (ty, value, stored) in [
            (Type::CHAR, 200, -56),
            (Type::CHAR.unsigned(), -1, 255),
            (Type::SHORT, 1 << 15, -(1 << 15)),
            (Type::INT, 1 << 31, -(1 << 31)),
            (UINT, -1, 0xffff_ffff),
            (Type::LONG, i64::MIN, i64::MIN),
            (ULONG, -1, -1),
            (Type::Bool, 256, 1),
        ] {
            assert_eq!(ty.convert(value), stored, "{ty} {value}");
        }
    }

    #[test]
    fn operands_meet_in_the_common_type_of_c() {
        assert_eq!(Type::CHAR.common(Type::Bool), Type::INT);
        assert_eq!(Type::INT.common(UINT), UINT);
        assert_eq!(UINT.common(Type::LONG), Type::LONG);
        assert_eq!(ULONG.common(Type::INT), ULONG);
        assert_eq!(BinaryOp::ShiftLeft.operand_type(Type::CHAR, ULONG), Type::INT);
    }

    #[test]
    fn operators_compute_what_c_computes() {
        use BinaryOp::*;
        for (op, ty, left, right, result) in [
            (Add, Type::INT, i32::MAX as Value, 1, Some(i32::MIN as Value)),
            (Subtract, UINT, 0, 1, Some(0xffff_ffff)),
            (Less, UINT, -1, 1, Some(0)),
            (Less, ULONG, -1, 1, Some(0)),
            (Less, Type::INT, -1, 1, Some(1)),
            (GreaterEqual, Type::INT, 1, 1, Some(1)),
            (Divide, Type::INT, -7, 2, Some(-3)),
            (Remainder, Type::INT, -7, 2, Some(-1)),
            (Divide, ULONG, -1, 2, Some(i64::MAX)),
            (Divide, Type::LONG, i64::MIN, -1, Some(i64::MIN)),
            (Divide, Type::INT, 1, 0, None),
            (Remainder, UINT, 1, 0, None),
            (ShiftRight, Type::INT, -4, 1, Some(-2)),
            (ShiftRight, UINT, -4, 1, Some(0x7fff_fffe)),
            (ShiftLeft, Type::INT, 1, 33, Some(2)),
            (ShiftLeft, Type::LONG, 1, -1, Some(i64::MIN)),
            (Xor, Type::INT, 6, 3, Some(5)),
        ] {
            assert_eq!(op.evaluate(ty, left, right), result, "{left} {} {right} in {ty}", op.symbol());
        }
    }
}
