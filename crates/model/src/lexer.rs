//! Tokens of the model language.

use selvedge_source::{Error, Source, Span};

/// A token; names and strings are found in the source by their span.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Token {
    Name,
    Keyword(Keyword),
    String,
    Zero,
    Symbol(&'static str),
    End,
}

/// Words that cannot be names.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Keyword {
    Let,
    Rec,
    And,
    View,
    Coherence,
    Acyclic,
    Irreflexive,
    Empty,
    Assert,
    Error,
    Warning,
    Unless,
    Flag,
    As,
    Include,
    Show,
    Unshow,
}

impl Keyword {
    fn of(word: &str) -> Option<Keyword> {
        Some(match word {
            "let" => Keyword::Let,
            "rec" => Keyword::Rec,
            "and" => Keyword::And,
            "view" => Keyword::View,
            "coherence" => Keyword::Coherence,
            "acyclic" => Keyword::Acyclic,
            "irreflexive" => Keyword::Irreflexive,
            "empty" => Keyword::Empty,
            "assert" => Keyword::Assert,
            "error" => Keyword::Error,
            "warning" => Keyword::Warning,
            "unless" => Keyword::Unless,
            "flag" => Keyword::Flag,
            "as" => Keyword::As,
            "include" => Keyword::Include,
            "show" => Keyword::Show,
            "unshow" => Keyword::Unshow,
            _ => return None,
        })
    }
}

/// How symbols are written and which token that is; longest first, so that `<=` is not read as `<`.
const SYMBOLS: [(&str, Token); 23] = [
    ("^-1", Token::Symbol("^-1")),
    ("<=", Token::Symbol("<=")),
    ("|", Token::Symbol("|")),
    ("&", Token::Symbol("&")),
    ("\\", Token::Symbol("\\")),
    (";", Token::Symbol(";")),
    ("+", Token::Symbol("+")),
    ("*", Token::Symbol("*")),
    ("?", Token::Symbol("?")),
    ("~", Token::Symbol("~")),
    ("[", Token::Symbol("[")),
    ("]", Token::Symbol("]")),
    ("(", Token::Symbol("(")),
    (")", Token::Symbol(")")),
    ("{", Token::Symbol("{")),
    ("}", Token::Symbol("}")),
    (",", Token::Symbol(",")),
    ("=", Token::Symbol("=")),
    // As papers print them.
    ("∪", Token::Symbol("|")),
    ("∩", Token::Symbol("&")),
    ("⊆", Token::Symbol("<=")),
    ("⁻¹", Token::Symbol("^-1")),
    ("∅", Token::Zero),
];

/// Splits a text into tokens with their places in it, as far as it can be; the last one is `End`, and stands
/// where the error is if there is one.
pub(crate) fn tokenize(source: &Source) -> (Vec<(Token, Span)>, Option<Error>) {
    let mut tokens = Vec::new();
    let mut at = 0;
    let error = read(source, &mut at, &mut tokens).err();
    tokens.push((Token::End, Span::new(at, at)));
    (tokens, error)
}

fn read(source: &Source, place: &mut usize, tokens: &mut Vec<(Token, Span)>) -> Result<(), Error> {
    let text = source.text.as_str();
    let mut at = 0;
    while let Some(first) = text[at..].chars().next() {
        if first.is_whitespace() {
            at += first.len_utf8();
        } else if text[at..].starts_with("//") {
            at += text[at..].find('\n').unwrap_or(text.len() - at);
        } else if text[at..].starts_with("(*") {
            at = end_of_comment(source, at)?;
        } else {
            let (token, length) = token_at(source, at, first)?;
            tokens.push((token, Span::new(at, at + length)));
            at += length;
        }
        *place = at;
    }
    Ok(())
}

/// Comments `(* … *)` nest.
fn end_of_comment(source: &Source, start: usize) -> Result<usize, Error> {
    let bytes = source.text.as_bytes();
    let (mut depth, mut at) = (0, start);
    while at < bytes.len() {
        match (bytes[at], bytes.get(at + 1)) {
            (b'(', Some(b'*')) => {
                depth += 1;
                at += 2;
            }
            (b'*', Some(b')')) => {
                depth -= 1;
                at += 2;
                if depth == 0 {
                    return Ok(at);
                }
            }
            _ => at += 1,
        }
    }
    Err(source.error(Span::new(start, start + 2), "this comment is never closed: expected `*)`"))
}

fn token_at(source: &Source, at: usize, first: char) -> Result<(Token, usize), Error> {
    let rest = &source.text[at..];
    if first.is_ascii_alphabetic() || first == '_' {
        let length = name_length(rest);
        return Ok((Keyword::of(&rest[..length]).map_or(Token::Name, Token::Keyword), length));
    }
    if first == '"' {
        return match rest[1..].find('"') {
            Some(length) => Ok((Token::String, length + 2)),
            None => Err(source.error(Span::new(at, at + 1), "this string is never closed: expected `\"`")),
        };
    }
    if first == '0' && !rest[1..].starts_with(|next: char| next.is_ascii_alphanumeric()) {
        return Ok((Token::Zero, 1));
    }
    if let Some((symbol, token)) = SYMBOLS.iter().find(|(symbol, _)| rest.starts_with(symbol)) {
        return Ok((*token, symbol.len()));
    }
    if first == '\'' && rest[1..].starts_with(|next: char| next.is_ascii_alphabetic()) {
        let span = Span::new(at, at + 1 + name_length(&rest[1..]));
        return Err(source.error(span, "tags are not supported: name the set of events instead"));
    }
    Err(source.error(
        Span::new(at, at + first.len_utf8()),
        format!("`{}` does not belong to the model language", first.escape_default()),
    ))
}

/// Letters, digits, `_` and `.`, and `-` between them (`po-loc`).
fn name_length(rest: &str) -> usize {
    let bytes = rest.as_bytes();
    let word =
        |at: usize| bytes.get(at).is_some_and(|b| b.is_ascii_alphanumeric() || *b == b'_' || *b == b'.');
    let mut length = 0;
    while word(length) || (bytes.get(length) == Some(&b'-') && word(length + 1)) {
        length += 1;
    }
    length
}
