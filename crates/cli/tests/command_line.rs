//! What the program prints and how it exits, as transcripts in `cmd/*.trycmd`.
//!
//! Commands run in this crate's directory. `TRYCMD=overwrite cargo test -p selvedge-cli` writes the present
//! behaviour into the transcripts; look at the difference before keeping it.

#[test]
fn transcripts_are_as_recorded() {
    trycmd::TestCases::new()
        .env("COLUMNS", "100")
        .case("tests/cmd/*.trycmd")
        .case("tests/cmd/wrong/*.trycmd");
}
