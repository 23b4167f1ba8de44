//! The model language: how texts are read, and what is said of texts that cannot be.

use selvedge_model::ast::{Expr, ExprKind, Model, Statement, TestKind};
use selvedge_model::{Text, compile, parse};
use selvedge_source::Source;

fn tree(text: &str) -> Model {
    parse(&Source::new("m.cat", text)).unwrap_or_else(|error| panic!("{error}"))
}

/// An expression with every operation in parentheses.
fn explicit(expr: &Expr) -> String {
    let joined = |parts: &[Expr], operator: &str| {
        let parts: Vec<String> = parts.iter().map(explicit).collect();
        format!("({})", parts.join(operator))
    };
    match &expr.kind {
        ExprKind::Name(name) => name.clone(),
        ExprKind::Call(name, arguments) => format!("{}{}", name.text, joined(arguments, ", ")),
        ExprKind::EmptyRelation => "0".into(),
        ExprKind::EmptySet => "{}".into(),
        ExprKind::Universe => "_".into(),
        ExprKind::Union(parts) => joined(parts, " | "),
        ExprKind::Intersection(parts) => joined(parts, " & "),
        ExprKind::Sequence(parts) => joined(parts, " ; "),
        ExprKind::Difference(from, removed) => format!("({} \\ {})", explicit(from), explicit(removed)),
        ExprKind::Product(left, right) => format!("({} * {})", explicit(left), explicit(right)),
        ExprKind::Complement(inner) => format!("~{}", explicit(inner)),
        ExprKind::Identity(inner) => format!("[{}]", explicit(inner)),
        ExprKind::Plus(inner) => format!("{}+", explicit(inner)),
        ExprKind::Star(inner) => format!("{}*", explicit(inner)),
        ExprKind::Optional(inner) => format!("{}?", explicit(inner)),
        ExprKind::Inverse(inner) => format!("{}^-1", explicit(inner)),
    }
}

/// How an expression is read.
fn read(expression: &str) -> String {
    let model = tree(&format!("let it = {expression}"));
    let [Statement::Let { recursive: false, bindings }] = &model.statements[..] else {
        panic!("one definition expected: {model:?}")
    };
    explicit(&bindings[0].body)
}

#[test]
fn operators_bind_as_in_herd() {
    assert_eq!(read("a | b ; c & d"), "(a | (b ; (c & d)))");
    assert_eq!(read("a & b ; c | d"), "(((a & b) ; c) | d)");
    assert_eq!(read("a ; b \\ c ; d"), "(a ; (b \\ c) ; d)");
    assert_eq!(read("a \\ b & c"), "(a \\ (b & c))");
    assert_eq!(read("a \\ b \\ c"), "(a \\ (b | c))");
    assert_eq!(read("a & S * T"), "(a & (S * T))");
    assert_eq!(read("~a & b"), "(~a & b)");
    assert_eq!(read("~~a+"), "~~a+");
    assert_eq!(read("~S * ~T"), "(~S * ~T)");
    assert_eq!(read("(a | b) ; [S & T]"), "((a | b) ; [(S & T)])");
    assert_eq!(read("f(a | b, c ; d)?"), "f((a | b), (c ; d))?");
    assert_eq!(read("0 | [{}] | [_]"), "(0 | [{}] | [_])");
}

#[test]
fn a_star_is_a_product_if_an_expression_follows_and_a_closure_otherwise() {
    assert_eq!(read("S * T"), "(S * T)");
    assert_eq!(read("r*"), "r*");
    assert_eq!(read("r* ; s"), "(r* ; s)");
    assert_eq!(read("(rf ; rmw)* | po"), "((rf ; rmw)* | po)");
    assert_eq!(read("r* & S*T"), "(r* & (S * T))");
    assert_eq!(read("S*(T | U)"), "(S * (T | U))");
    assert_eq!(read("r** ; s"), "(r** ; s)");
}

#[test]
fn postfix_operators_apply_from_the_left() {
    assert_eq!(read("r^-1+"), "r^-1+");
    assert_eq!(read("r+^-1?"), "r+^-1?");
    assert_eq!(read("(a ; b)^-1"), "(a ; b)^-1");
}

#[test]
fn names_may_have_hyphens_and_dots_between_letters() {
    assert_eq!(read("po-loc | a.b_c-1"), "(po-loc | a.b_c-1)");
}

#[test]
fn comments_nest_and_line_comments_end_with_the_line() {
    assert_eq!(read("a (* one (* two *) *) | // to the end | b\n c"), "(a | c)");
    assert_eq!(read("a (***) | b"), "(a | b)");
}

#[test]
fn a_title_is_a_string_or_a_word_before_the_first_statement() {
    assert_eq!(tree("\"A (* title *)\" acyclic po").title, "A (* title *)");
    assert_eq!(tree("RC11 acyclic po").title, "RC11");
    assert_eq!(tree("(* none *) acyclic po").title, "");
    assert_eq!(tree("\"\"").title, "");
}

#[test]
fn a_constraint_has_a_kind_a_name_and_a_guard() {
    let model = tree("~irreflexive po as a unless empty [SC] empty W unless ~acyclic co as flag");
    let [Statement::Constraint(first), Statement::Constraint(second)] = &model.statements[..] else {
        panic!("two constraints expected: {model:?}")
    };
    assert_eq!((first.test.negated, first.test.kind), (true, TestKind::Irreflexive));
    assert_eq!(first.name.as_ref().map(|name| name.text.as_str()), Some("a"));
    assert_eq!(first.unless.as_ref().map(|test| (test.negated, test.kind)), Some((false, TestKind::Empty)));
    assert_eq!(second.name.as_ref().map(|name| name.text.as_str()), Some("flag"), "a keyword may be a label");
    assert_eq!(second.unless.as_ref().map(|test| (test.negated, test.kind)), Some((true, TestKind::Acyclic)));
}

/// What is said of a text; the file is called `m`.
fn refusal(text: &str) -> String {
    match compile(&Source::new("m", text)) {
        Ok(_) => "accepted".into(),
        Err(error) => error.to_string(),
    }
}

fn each_is_refused(cases: &[(&str, &str)]) {
    for (text, message) in cases {
        assert_eq!(refusal(text), *message, "{text}");
    }
}

#[test]
fn unclosed_things_are_refused_where_they_open_or_where_the_end_was_expected() {
    each_is_refused(&[
        ("acyclic po | rf (* a (* b *)", "m:1:17: this comment is never closed: expected `*)`"),
        ("acyclic po | rf\n  \"t", "m:2:3: this string is never closed: expected `\"`"),
        ("acyclic (po | rf", "m:1:17: expected `)`, found the end of the file"),
        ("acyclic [W", "m:1:11: expected `]`, found the end of the file"),
        ("acyclic {", "m:1:10: expected `}`, found the end of the file"),
        ("let a(b, = po", "m:1:10: expected a parameter, found `=`"),
    ]);
}

#[test]
fn an_incomplete_statement_is_refused_with_what_was_expected() {
    each_is_refused(&[
        ("acyclic", "m:1:8: expected a set or a relation, found the end of the file"),
        ("acyclic po |", "m:1:13: expected a set or a relation, found the end of the file"),
        ("acyclic po ;; rf", "m:1:13: expected a set or a relation, found `;`"),
        ("let = po", "m:1:5: expected a name to define, found `=`"),
        ("let _ = po", "m:1:5: expected a name to define, found `_`"),
        ("let a po", "m:1:7: expected `=`, or parameters in parentheses, found `po`"),
        ("let a ; po", "m:1:7: expected `=`, found `;`"),
        ("let a() = po", "m:1:7: expected a parameter, found `)`"),
        ("let a = po and", "m:1:15: expected a name to define, found the end of the file"),
        ("let rec a(r) = r", "m:1:10: a recursive definition cannot have parameters"),
        ("view = po", "m:1:6: expected the name of the view, found `=`"),
        ("acyclic po | rf as", "m:1:19: expected a name after `as`, found the end of the file"),
        ("acyclic po unless po", "m:1:19: expected `acyclic`, `irreflexive` or `empty`, found `po`"),
        ("~po", "m:1:2: expected `acyclic`, `irreflexive` or `empty`, found `po`"),
        ("flag ~empty rf", "m:1:15: expected `as` and a name for the flag, found the end of the file"),
        ("error e po", "m:1:9: expected `unless`, found `po`"),
        ("error e unless po", "m:1:18: expected `<=`, found the end of the file"),
        ("error W unless\n po <=", "m:2:7: expected a set or a relation, found the end of the file"),
        ("assert po", "m:1:10: expected `=` or `<=`, found the end of the file"),
    ]);
}

#[test]
fn what_is_not_a_statement_is_refused_with_the_statements() {
    let expected = "expected a statement (`let`, `view`, `acyclic`, `irreflexive`, `empty`, `coherence`, `error`, \
                    `warning`, `flag`, `assert`, `show`, `include`)";
    for (text, place, found) in [("acyclic po | rf)", "1:16", ")"), ("acyclic po + rf", "1:14", "rf")] {
        assert_eq!(refusal(text), format!("m:{place}: {expected}, found `{found}`"), "{text}");
    }
}

#[test]
fn what_herd_has_and_we_have_not_is_refused_by_name_with_what_to_write_instead() {
    each_is_refused(&[
        (
            "acyclic po\nprocedure p() = acyclic po end",
            "m:2:1: `procedure` is not supported: write the constraints out, or define the relation by a function: `let f(r) = …`",
        ),
        ("call p()", "m:1:1: `call` is not supported: write the constraints of the procedure out"),
        ("let a = if x then y else z", "m:1:9: `if` is not supported: write two models, one for each case"),
        (
            "let a =\n  match s with {} -> 0 end",
            "m:2:3: `match` is not supported: write the cases out; there are no sets of sets",
        ),
        ("let a = try rf with po", "m:1:9: `try` is not supported: write the definition that applies"),
        (
            "forall x in s do empty x end",
            "m:1:1: `forall` is not supported: write the statements out; there are no sets of sets",
        ),
        (
            "\"t\" with co from generate_cos(co0)",
            "m:1:5: `with` is not supported: nothing stands for it: `co` is a primitive here, and every coherence order is tried",
        ),
        ("let f = fun r -> r", "m:1:9: `fun` is not supported: give the function a name: `let f(r) = …`"),
        ("let a = rf in co", "m:1:12: `in` is not supported: write a `let` statement before this one"),
        ("let a = 'b", "m:1:9: tags are not supported: name the set of events instead"),
        ("enum e = 'a || 'b", "m:1:1: `enum` is not supported: nothing stands for it: there are no tags"),
        (
            "instructions R[S]",
            "m:1:1: `instructions` is not supported: nothing stands for it: there are no tags",
        ),
        (
            "undefined_unless empty r as u",
            "m:1:1: `undefined_unless` is not supported: write `error NAME unless a <= b`",
        ),
        ("catdep\nacyclic po", "m:1:1: `catdep` is not supported: remove it"),
        ("let a = S ++ T", "m:1:11: `++` is not supported: there are no sets of sets"),
        (
            "let a = {W, R}",
            "m:1:9: a set cannot be listed: `{}` is the empty set, and other sets are made of the named ones",
        ),
        ("let a = (po, rf)", "m:1:12: tuples are not supported: define each part by a `let` of its own"),
        ("let f r = r", "m:1:7: expected `=`, or parameters in parentheses, found `r`"),
    ]);
}

#[test]
fn names_of_other_tools_are_refused_with_what_to_write_instead() {
    each_is_refused(&[
        ("empty A", "m:1:7: `A` is not defined here: write `R & ACQ` for acquire reads"),
        ("empty L", "m:1:7: `L` is not defined here: write `W & REL` for release writes"),
        ("empty Q", "m:1:7: `Q` is not defined here: C11 has one kind of acquire read; write `R & ACQ`"),
        ("empty I", "m:1:7: `I` is not defined here: write `IW` for the initial writes"),
        ("empty B", "m:1:7: `B` is not defined here: a branch is no event here"),
        ("empty X", "m:1:7: `X` is not defined here: write `RMW` for the halves of read-modify-writes"),
        ("empty FW", "m:1:7: `FW` is not defined here: write `W \\ domain(co)` for the last writes"),
        (
            "empty MFENCE",
            "m:1:7: `MFENCE` is not defined here: programs have the fences of C11; write `F & SC`",
        ),
        (
            "acyclic po\nempty DMB.ST",
            "m:2:7: `DMB.ST` is not defined here: programs have the fences of C11; write `F & ACQ` or `F & REL`",
        ),
        (
            "acyclic mfence",
            "m:1:9: `mfence` is not defined here: programs have the fences of C11; write `fencerel(F & SC)`",
        ),
        ("empty co0", "m:1:7: `co0` is not defined here: `co` is a primitive"),
        (
            "empty linearisations(W, co)",
            "m:1:7: the function `linearisations` is not defined here: `co` is a primitive",
        ),
        (
            "empty classes-loc(W)",
            "m:1:7: the function `classes-loc` is not defined here: there are no sets of sets and no tags",
        ),
        ("empty iico_data", "m:1:7: `iico_data` is not defined here: an access is one event"),
    ]);
    assert_eq!(refusal("let A = R & ACQ\nacyclic po | rf | [A] ; po"), "accepted", "they may be defined");
}

#[test]
fn names_that_mean_something_here_are_accepted() {
    for text in [
        "empty amo \\ rmw",
        "empty lxsx",
        "empty ~unv",
        "acyclic fencerel(F & SC) | rf",
        "acyclic toid(W) ; po",
        "empty po-loc & mo",
    ] {
        assert_eq!(refusal(&format!("acyclic po | rf\n{text}")), "accepted", "{text}");
    }
    each_is_refused(&[
        ("empty fencerel", "m:1:7: `fencerel` is a function: expected `fencerel(S)`"),
        ("empty toid(W, R)", "m:1:7: `toid` takes one set"),
        ("empty fencerel(po)", "m:1:16: expected a set of events, found the relation `po`"),
    ]);
}

#[test]
fn operators_may_be_written_as_in_papers() {
    assert_eq!(read("a ∪ b∩c ; d⁻¹ ∪ ∅"), "(a | ((b & c) ; d^-1) | 0)");
    assert_eq!(refusal("acyclic po ∪ rf error e unless co ⊆ co"), "accepted");
}

#[test]
fn what_is_shown_must_be_known() {
    each_is_refused(&[
        ("acyclic po | rf show po, rf ; co as both, fr unshow co, po-loc", "accepted"),
        ("show po, hb", "m:1:10: `hb` is not defined"),
        ("show W", "m:1:6: expected a relation, found the set `W` (write `[W]` for the identity on it)"),
        ("unshow hb", "m:1:8: `hb` is not defined"),
        ("show", "m:1:5: expected a set or a relation, found the end of the file"),
        (
            "unshow po ; rf",
            "m:1:11: expected a statement (`let`, `view`, `acyclic`, `irreflexive`, `empty`, `coherence`, `error`, `warning`, `flag`, `assert`, `show`, `include`), found `;`",
        ),
    ]);
}

/// What is said of the file `main` that can include the others.
fn refusal_of_files(main: &str, others: &[(&str, &str)]) -> String {
    let load = |including: &str, path: &str| {
        assert!(including == "main" || others.iter().any(|(name, _)| *name == including), "{including}");
        if path == "broken" {
            return Some(Err("`broken` cannot be read".to_string()));
        }
        others.iter().find(|(name, _)| *name == path).map(|(name, text)| Ok(Source::new(*name, *text)))
    };
    let text = Text::read(&Source::new("main", main), &load);
    match text.and_then(|text| text.compile(selvedge_graph::ClassSet::ALL)) {
        Ok(model) => format!("accepted: {}", model.title()),
        Err(error) => error.to_string(),
    }
}

#[test]
fn an_included_file_stands_in_place_of_the_statement() {
    let parts = [("base", "\"Base\" let hb = po | rf"), ("top", "include \"base\" acyclic hb")];
    assert_eq!(refusal_of_files("\"Mine\" include \"top\" acyclic hb | co", &parts), "accepted: Mine");
    assert_eq!(refusal_of_files("acyclic hb include \"top\"", &parts), "main:1:9: `hb` is not defined");
    assert_eq!(refusal_of_files("include \"base\" include \"base\" acyclic hb", &parts), "accepted: ");
}

#[test]
fn errors_in_an_included_file_have_their_place_there() {
    let include = "(* first *)\ninclude \"part\"\nacyclic po | rf";
    for (part, message) in [
        ("let a = po\nlet b = (a", "part:2:11: expected `)`, found the end of the file"),
        ("\n  empty a'", "part:2:10: `\\'` does not belong to the model language"),
        ("\n\n empty hb", "part:3:8: `hb` is not defined"),
        ("view v = rf", "part:1:6: `v` cannot be a view: it does not contain po; use `let`"),
        (
            "assert rf <= po",
            "part:1:1: this does not hold: the path `[W] ; rfe ; [R]` is in the left side and not in the right side",
        ),
        ("let f(r) = r ; W", "accepted: "),
    ] {
        assert_eq!(refusal_of_files(include, &[("part", part)]), message, "{part}");
    }
    let message = "part:1:16: expected a relation, found the set `W` (write `[W]` for the identity on it)";
    let main = "include \"part\" acyclic po | rf empty f(po)";
    assert_eq!(refusal_of_files(main, &[("part", "let f(r) = r ; W")]), message);
    assert_eq!(
        refusal_of_files("include \"part\"\nempty a ; b", &[("part", "let a = po")]),
        "main:2:11: `b` is not defined"
    );
}

#[test]
fn built_in_files_can_be_included() {
    assert_eq!(refusal("include \"rc11.cat\" empty [F & SC] ; hb ; [NA]"), "accepted");
    assert_eq!(refusal("include \"cos.cat\" include \"stdlib.cat\" acyclic po | rf | co | fre"), "accepted");
    let own = [("ra.cat", "acyclic po | rf let own = po")];
    assert_eq!(refusal_of_files("include \"ra.cat\" acyclic own", &own), "accepted: ");
    assert_eq!(
        refusal("acyclic po | rf\ninclude  \"x86fences.cat\""),
        "m:2:10: `x86fences.cat` is neither a file beside this one nor built in; the built-in ones are `sc.cat`, `tso.cat`, \
         `pso.cat`, `ra.cat`, `rc11.cat`, `rc11-pldi17.cat`, `c20.cat`, `imm.cat`, `cos.cat`, `stdlib.cat`"
    );
    assert_eq!(refusal("include rc11"), "m:1:9: expected the name of a file in quotes, found `rc11`");
    assert_eq!(refusal_of_files("include \"broken\"", &[]), "main:1:9: `broken` cannot be read");
}

#[test]
fn a_file_that_includes_itself_is_refused() {
    let chain = [("a", "include \"b\""), ("b", "let x = po\ninclude \"a\""), ("main", "include \"main\"")];
    assert_eq!(
        refusal_of_files("include \"a\"", &chain),
        "b:2:9: `a` includes `b` includes `a`: a file cannot include itself"
    );
    assert_eq!(
        refusal_of_files("include \"main\"", &chain),
        "main:1:9: `main` includes `main`: a file cannot include itself"
    );
}

#[test]
fn files_that_include_each_other_twice_are_refused_before_they_are_too_many() {
    let names: Vec<(String, String)> =
        (0..30).map(|n| (format!("f{n}"), format!("include \"f{0}\" include \"f{0}\"", n + 1))).collect();
    let mut files: Vec<(&str, &str)> =
        names.iter().map(|(name, text)| (name.as_str(), text.as_str())).collect();
    files.push(("f30", "let a = po"));
    let refusal = refusal_of_files("include \"f0\"", &files);
    assert!(refusal.ends_with("a model may include at most 100 files"), "{refusal}");
}

#[test]
fn characters_of_other_languages_are_refused() {
    each_is_refused(&[
        ("acyclic po ^ rf", "m:1:12: `^` does not belong to the model language"),
        ("acyclic 1", "m:1:9: `1` does not belong to the model language"),
        ("acyclic po-", "m:1:11: `-` does not belong to the model language"),
    ]);
}

#[test]
fn an_unknown_name_is_refused_with_a_similar_one() {
    each_is_refused(&[
        ("acyclic po | RF", "m:1:14: `RF` is not defined (did you mean `rf`?)"),
        ("let a_b = po\nempty a-b", "m:2:7: `a-b` is not defined (did you mean `a_b`?)"),
        ("acyclic hb", "m:1:9: `hb` is not defined"),
        ("acyclic a\nlet a = po", "m:1:9: `a` is not defined"),
        ("let a = po and b = a", "m:1:20: `a` is not defined"),
        ("acyclic g(po)", "m:1:9: the function `g` is not defined"),
    ]);
}

#[test]
fn sets_and_relations_are_told_apart() {
    each_is_refused(&[
        ("acyclic W", "m:1:9: expected a relation, found the set `W` (write `[W]` for the identity on it)"),
        (
            "acyclic po ; (W  | R)",
            "m:1:14: expected a relation, found the set `(W | R)` (write `[(W | R)]` for the identity on it)",
        ),
        ("acyclic po | W", "m:1:14: this is a set, but what it is combined with is a relation"),
        ("empty W & po", "m:1:11: this is a relation, but what it is combined with is a set"),
        ("empty W \\ rf", "m:1:11: this is a relation, but what it is combined with is a set"),
        ("empty [po]", "m:1:8: expected a set of events, found the relation `po`"),
        ("empty W * po", "m:1:11: expected a set of events, found the relation `po`"),
        (
            "let rec a = W",
            "m:1:13: expected a relation, found the set `W` (write `[W]` for the identity on it)",
        ),
        ("view v = W", "m:1:10: expected a relation, found the set `W` (write `[W]` for the identity on it)"),
        (
            "empty domain(W)",
            "m:1:14: expected a relation, found the set `W` (write `[W]` for the identity on it)",
        ),
        (
            "error e unless W <= po",
            "m:1:16: expected a relation, found the set `W` (write `[W]` for the identity on it)",
        ),
    ]);
}

#[test]
fn functions_are_called_with_their_arguments() {
    each_is_refused(&[
        ("let f(a, b) = a ; b\nacyclic f(po)", "m:2:9: `f` takes 2 argument(s), 1 given"),
        ("let f(a) = a\nacyclic f", "m:2:9: `f` is a function: expected `f(…)` with 1 argument(s)"),
        ("let a = po\nacyclic a(rf)", "m:2:9: `a` is not a function"),
        ("empty domain(po, rf)", "m:1:7: `domain` takes one relation"),
        ("empty range", "m:1:7: `range` is a function: expected `range(r)`"),
    ]);
}

#[test]
fn a_function_does_not_see_what_is_defined_after_it() {
    let text = "let f(r) = r ; later\nlet later = po\nempty f(rf)";
    assert_eq!(refusal(text), "m:1:16: `later` is not defined");
}

#[test]
fn recursion_through_what_is_subtracted_is_refused() {
    each_is_refused(&[
        (
            "let rec a = po \\ a",
            "m:1:13: `a` is defined through `\\` or `~` of itself, so it has no least solution",
        ),
        (
            "let rec a = po and b = rf ; ~(a ; po)",
            "m:1:24: `b` is defined through `\\` or `~` of itself, so it has no least solution",
        ),
    ]);
    assert_eq!(
        refusal("let rec a = po | (a \\ rf)\nacyclic po | rf"),
        "accepted",
        "only the right side matters"
    );
}

#[test]
fn a_model_that_allows_causal_cycles_is_refused() {
    let message = "m:1:1: the model does not forbid cycles of po and rf: add `acyclic po | rf`; a model that allows \
                   such cycles must use dependencies (`addr`, `data`, `ctrl`) and forbid cycles of them and rf";
    for text in [
        "",
        "acyclic po",
        "acyclic po-loc | rf",
        "acyclic po | rfe",
        "acyclic [M] ; po ; [M] | rf",
        "acyclic po | rf unless empty [SC]",
        "~acyclic po | rf",
        "irreflexive po | rf",
    ] {
        assert_eq!(refusal(text), message, "{text}");
    }
    for text in ["acyclic po | rf", "acyclic rf | co | po-imm | fr", "acyclic (po | rf)+"] {
        assert_eq!(refusal(text), "accepted", "{text}");
    }
}

#[test]
fn a_model_that_allows_cycles_of_dependencies_is_refused() {
    let message = "m:1:1: the model uses dependencies, but no `acyclic` constraint forbids all cycles of them and rf, in which values \
                   come out of thin air (`data` in one thread, `data` in the other): one must contain `rfe` and \
                   `[R] ; (addr | data | ctrl | rmw) ; [W]`";
    for name in ["addr", "data", "ctrl"] {
        assert_eq!(refusal(&format!("acyclic po | {name}")), message);
    }
}

#[test]
fn a_relation_that_cannot_be_a_view_is_refused_with_the_reason() {
    let reasons = [
        ("rf", "it does not contain po"),
        ("(po ; [F] ; po)+", "it does not contain po"),
        ("po | rf ; po ; rf", "it does not contain po before everything else it contains"),
        ("po?", "it relates events to themselves"),
        ("(po | co)+", "it uses edges other than po, rf and rmw, which could enter old events"),
        ("(po | rf) & loc", "`&` of relations is not regular"),
    ];
    for (body, reason) in reasons {
        let text = format!("acyclic po | rf\nview v = {body}");
        assert_eq!(refusal(&text), format!("m:2:6: `v` cannot be a view: {reason}; use `let`"), "{body}");
    }
}

#[test]
fn a_refused_view_is_named_where_it_stands() {
    let message = "`v` cannot be a view: it does not contain po; use `let`";
    assert_eq!(refusal("acyclic po | rf\nview   v = rf"), format!("m:2:8: {message}"));
    assert_eq!(refusal("acyclic po | rf (* a view v *)\nview v = rf"), format!("m:2:6: {message}"));
    assert_eq!(refusal("acyclic po | rf\nview vv = po\nview v = rf"), format!("m:3:6: {message}"));
}

#[test]
fn deep_nesting_is_refused() {
    let deep = |open: &str, close: &str| {
        refusal(&format!("acyclic {}po{}", open.repeat(10_000), close.repeat(10_000)))
    };
    assert_eq!(deep("(", ")"), "m:1:209: expressions may nest at most 200 deep");
    assert_eq!(deep("(", ""), "m:1:209: expressions may nest at most 200 deep");
    assert_eq!(deep("", "+"), "m:1:210: expressions may nest at most 200 deep");
    assert_eq!(deep("~", ""), "m:1:10011: expressions may nest at most 200 deep");
}

#[test]
fn a_long_chain_of_definitions_is_accepted() {
    let chain = |step: fn(usize) -> String| {
        let lets: String = (1..10_000).map(step).collect();
        refusal(&format!("let a0 = po\n{lets}acyclic po | rf\nempty a9999"))
    };
    assert_eq!(chain(|n| format!("let a{n} = a{} ; rf\n", n - 1)), "accepted");
    assert_eq!(chain(|n| format!("let a{n} = a{0} | a{0} ; rf\n", n - 1)), "accepted");
}

#[test]
fn functions_that_call_functions_twice_stay_linear() {
    let levels = |step: fn(usize) -> String| {
        let lets: String = (2..=40).map(step).collect();
        refusal(&format!("let f1(r) = r ; r\n{lets}acyclic po | rf\nempty f40(rf)"))
    };
    assert_eq!(levels(|n| format!("let f{n}(r) = f{0}(r) ; f{0}(r)\n", n - 1)), "accepted");
    // Here f1 is applied 2^39 times, each time to something new.
    let message = "m:2:13: the model has more than 100000 terms";
    assert_eq!(levels(|n| format!("let f{n}(r) = f{0}(f{0}(r))\n", n - 1)), message);
}

#[test]
fn calls_that_nest_too_deep_are_refused() {
    let lets: String = (2..=400).map(|n| format!("let f{n}(r) = f{}(r) | r\n", n - 1)).collect();
    let text = format!("let f1(r) = r\n{lets}acyclic po | rf\nempty f400(rf)");
    assert!(
        refusal(&text).ends_with(": expressions nest more than 500 deep, through function calls"),
        "{}",
        refusal(&text)
    );
}
