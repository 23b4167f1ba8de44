//! What types of the debug information consist of.

use selvedge_bytecode::{Field, Module, Type, TypeId};

const CHAR: TypeId = TypeId(0);
const INT: TypeId = TypeId(1);
const LONG: TypeId = TypeId(2);
const EMPTY: TypeId = TypeId(3);
const RAW: TypeId = TypeId(4);
const PADDED: TypeId = TypeId(5);

fn scalar(bytes: u64) -> Type {
    Type::Scalar { name: String::new(), bytes, signed: false }
}

fn members(bytes: u64, fields: &[(u64, TypeId)]) -> Type {
    let field = |(offset, ty): &(u64, TypeId)| Field { name: String::new(), offset: *offset, ty: *ty };
    Type::Struct { name: String::new(), bytes, fields: fields.iter().map(field).collect() }
}

/// The scalars of a structure as `bytes@offset`.
fn scalars(bytes: u64, fields: &[(u64, TypeId)]) -> Option<String> {
    let raw = Type::Array { element: CHAR, count: 16, stride: 1 };
    let padded = members(16, &[(0, CHAR), (8, LONG)]);
    let types = vec![scalar(1), scalar(4), scalar(8), members(1, &[]), raw, padded, members(bytes, fields)];
    let module = Module { types, ..Module::default() };
    let leaves = module.scalars(TypeId(6))?;
    let texts: Vec<String> = leaves.iter().map(|leaf| format!("{}@{}", leaf.bytes, leaf.offset)).collect();
    Some(texts.join(" "))
}

#[test]
fn structures_are_their_members_without_padding() {
    assert_eq!(scalars(16, &[(0, CHAR), (8, LONG)]).as_deref(), Some("1@0 8@8"));
    assert_eq!(scalars(24, &[(16, LONG), (0, PADDED)]).as_deref(), Some("1@0 8@8 8@16"));
}

#[test]
fn an_empty_base_class_hides_nothing() {
    assert_eq!(scalars(8, &[(0, EMPTY), (0, LONG)]).as_deref(), Some("8@0"));
}

#[test]
fn of_a_union_the_largest_member_counts() {
    assert_eq!(scalars(8, &[(0, CHAR), (0, INT), (0, LONG)]).as_deref(), Some("8@0"));
    let bytes = scalars(16, &[(0, INT), (0, RAW)]);
    assert_eq!(bytes.map(|text| text.split(' ').count()), Some(16));
}

#[test]
fn a_union_whose_largest_member_has_padding_is_not_taken_apart() {
    assert_eq!(scalars(16, &[(0, PADDED), (0, RAW)]), None);
    assert_eq!(scalars(16, &[(0, LONG), (0, PADDED)]), None);
}

#[test]
fn members_that_overlap_in_part_are_not_taken_apart() {
    assert_eq!(scalars(6, &[(0, INT), (2, INT)]), None);
    assert_eq!(scalars(4, &[(0, INT), (1, CHAR)]).as_deref(), Some("4@0"));
}
