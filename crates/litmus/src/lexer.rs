//! Litmus text → tokens; knows no grammar.
//!
//! The lines before the first `{` are free text in herd's format, so they are not tokens: [`preamble`] reads
//! the test's name and finds the `{`.
//!
//! Comments are `//`, `/* */` and `(* *)`, which nests. In the body of a thread `(*x` is a dereference;
//! there, only `(*` followed by white space opens a comment.

use selvedge_source::{Error, Source, Span};

/// What a token is; its text is found through its span.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Token {
    Name,
    Number,
    /// One of [`SYMBOLS`].
    Symbol(&'static str),
    /// The end of the text.
    End,
}

/// A token and where it stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Lexeme {
    pub(crate) token: Token,
    pub(crate) span: Span,
}

/// Every symbol; one that begins with another stands before it.
const SYMBOLS: [&str; 53] = [
    "<<=", ">>=", "/\\", "\\/", "::", "->", "++", "--", "<<", ">>", "<=", ">=", "==", "!=", "<>", "=>", "&&",
    "||", "+=", "-=", "*=", "/=", "%=", "&=", "|=", "^=", "(", ")", "{", "}", "[", "]", ";", ",", ":", "?",
    "=", "<", ">", "+", "-", "*", "/", "%", "&", "|", "^", "~", "!", ".", "#", "\"", "'",
];

/// The test's name and the byte offset of the `{` that opens the initial state.
pub(crate) fn preamble(source: &Source) -> Result<(String, usize), Error> {
    let text = source.text.as_str();
    let mut at = skip_space(source, 0, false)?;
    let architecture = word(text, at);
    if architecture.is_empty() {
        return Err(
            source.error(Span::new(at, at), "the file is empty; expected `C` and the name of the test")
        );
    }
    let span = Span::new(at, at + architecture.len());
    if architecture != "C" {
        let message =
            format!("`{architecture}` tests are not supported; expected a C litmus test (`C name`)");
        return Err(source.error(span, message));
    }
    at += architecture.len();
    at += text[at..].len() - text[at..].trim_start_matches([' ', '\t']).len();
    let name = word(text, at);
    if name.is_empty() {
        return Err(source.error(Span::new(at, at), "expected the name of the test after `C`"));
    }
    let open = initial_brace(source, at + name.len())?;
    Ok((name.to_string(), open))
}

/// All tokens from byte `start`, the `{` of the initial state, on; the last one is [`Token::End`].
pub(crate) fn tokens(source: &Source, start: usize) -> Result<Vec<Lexeme>, Error> {
    let text = source.text.as_str();
    let mut lexemes = Vec::new();
    let mut at = start;
    let mut depth = 0u32;
    let mut initial = true;
    loop {
        at = skip_space(source, at, depth > 0 && !initial)?;
        let Some(first) = text[at..].chars().next() else { break };
        let (token, length) = token(&text[at..]).ok_or_else(|| {
            source.error(Span::new(at, at + first.len_utf8()), format!("unexpected character {first:?}"))
        })?;
        match token {
            Token::Symbol("{") => depth += 1,
            Token::Symbol("}") => {
                depth = depth.saturating_sub(1);
                initial = false;
            }
            _ => {}
        }
        lexemes.push(Lexeme { token, span: Span::new(at, at + length) });
        at += length;
    }
    lexemes.push(Lexeme { token: Token::End, span: Span::new(at, at) });
    Ok(lexemes)
}

/// The token that `rest` begins with and its length in bytes.
fn token(rest: &str) -> Option<(Token, usize)> {
    let is_part = |c: char| c.is_ascii_alphanumeric() || c == '_';
    let length = rest.find(|c| !is_part(c)).unwrap_or(rest.len());
    if length == 0 {
        let symbol = SYMBOLS.iter().find(|&&symbol| rest.starts_with(symbol))?;
        return Some((Token::Symbol(symbol), symbol.len()));
    }
    if !rest.starts_with(|c: char| c.is_ascii_digit()) {
        return Some((Token::Name, length));
    }
    // `1.5` is one token, so that the message about it can show it whole.
    let fraction = rest[length..]
        .strip_prefix('.')
        .map_or(0, |digits| 1 + digits.find(|c| !is_part(c)).unwrap_or(digits.len()));
    Some((Token::Number, length + fraction))
}

/// The white-space delimited word at `at`.
fn word(text: &str, at: usize) -> &str {
    let rest = &text[at..];
    &rest[..rest.find(char::is_whitespace).unwrap_or(rest.len())]
}

/// Finds the `{` of the initial state behind free text, documentation strings and comments.
fn initial_brace(source: &Source, start: usize) -> Result<usize, Error> {
    let text = source.text.as_str();
    let mut at = start;
    let mut line_start = true;
    while let Some(next) = text[at..].chars().next() {
        let rest = &text[at..];
        if next == '{' {
            return Ok(at);
        } else if rest.starts_with("(*") || line_start && (rest.starts_with("/*") || rest.starts_with("//")) {
            at = skip_comment(source, at)?;
        } else if line_start && next == '"' {
            let length = rest[1..].find('"').ok_or_else(|| {
                source.error(Span::new(at, at + 1), "this string is not closed; expected `\"`")
            })?;
            at += length + 2;
            line_start = false;
        } else {
            line_start = next == '\n' || line_start && next.is_whitespace();
            at += next.len_utf8();
        }
    }
    Err(source.error(Span::new(at, at), "expected `{` and the initial state, found the end of the file"))
}

/// Skips white space and comments.
fn skip_space(source: &Source, mut at: usize, in_body: bool) -> Result<usize, Error> {
    loop {
        let rest = &source.text[at..];
        let trimmed = rest.trim_start();
        at += rest.len() - trimmed.len();
        let opens = if let Some(inner) = trimmed.strip_prefix("(*") {
            !in_body || inner.starts_with(char::is_whitespace)
        } else {
            trimmed.starts_with("//") || trimmed.starts_with("/*")
        };
        if !opens {
            return Ok(at);
        }
        at = skip_comment(source, at)?;
    }
}

/// Skips the comment at `at` and gives the offset behind it.
fn skip_comment(source: &Source, at: usize) -> Result<usize, Error> {
    let rest = &source.text[at..];
    let length = if rest.starts_with("//") {
        Some(rest.find('\n').unwrap_or(rest.len()))
    } else if let Some(inner) = rest.strip_prefix("/*") {
        inner.find("*/").map(|length| length + 4)
    } else {
        nested_comment_length(rest)
    };
    length.map(|length| at + length).ok_or_else(|| {
        let close = if rest.starts_with("/*") { "*/" } else { "*)" };
        source.error(Span::new(at, at + 2), format!("this comment is not closed; expected `{close}`"))
    })
}

fn nested_comment_length(text: &str) -> Option<usize> {
    let mut depth = 0u32;
    let mut at = 0;
    while let Some(pair) = text.as_bytes().get(at..at + 2) {
        at += match pair {
            b"(*" => {
                depth += 1;
                2
            }
            b"*)" => {
                depth -= 1;
                if depth == 0 {
                    return Some(at + 2);
                }
                2
            }
            _ => 1,
        };
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    fn texts(text: &str) -> Vec<String> {
        let source = Source::new("t", text);
        let lexemes = tokens(&source, 0).unwrap();
        let text_of = |span: Span| source.text[span.start as usize..span.end as usize].to_string();
        lexemes.iter().map(|lexeme| text_of(lexeme.span)).collect()
    }

    #[test]
    fn a_parenthesis_and_a_star_are_a_comment_outside_and_a_dereference_inside_a_body() {
        assert_eq!(
            texts("{(*x (* y *) z*)} (*P*) P0 { (*x)++ (* c *) }").join(" "),
            "{ } P0 { ( * x ) ++ } "
        );
    }

    #[test]
    fn the_longest_symbol_wins() {
        assert_eq!(texts("a<<=b<<c<d/\\e\\/f=>g").join(" "), "a <<= b << c < d /\\ e \\/ f => g ");
    }

    #[test]
    fn no_symbol_hides_one_behind_it() {
        for (index, symbol) in SYMBOLS.iter().enumerate() {
            assert!(!SYMBOLS[..index].iter().any(|earlier| symbol.starts_with(earlier)), "{symbol}");
        }
    }

    #[test]
    fn the_preamble_may_hold_strings_comments_and_metadata_with_braces() {
        let text = "(* c { *)\nC SB+rlx \"{\" \n\"a { b\"\nKey=0:x=F \"q (* { *)\n// { \n  {}";
        assert_eq!(preamble(&Source::new("t", text)), Ok(("SB+rlx".to_string(), text.len() - 2)));
    }
}
