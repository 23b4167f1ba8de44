//! The manual page, made from the argument parser: the command, then each of its subcommands.

use crate::args::Cli;
use clap::{Command, CommandFactory};
use clap_mangen::Man;
use std::io::{self, Write};

/// Prints one page in roff.
pub fn write(out: &mut dyn Write) -> io::Result<()> {
    let command = Cli::command();
    let page =
        Man::new(command.clone()).title("SELVEDGE").source(concat!("selvedge ", env!("CARGO_PKG_VERSION")));
    page.render_title(out)?;
    page.render_name_section(out)?;
    page.render_synopsis_section(out)?;
    page.render_description_section(out)?;
    page.render_options_section(out)?;
    for part in command.get_subcommands().filter(|part| !part.is_hide_set()) {
        subcommand(out, part, "selvedge")?;
    }
    page.render_extra_section(out)
}

fn subcommand(out: &mut dyn Write, command: &Command, parent: &str) -> io::Result<()> {
    let name = format!("{parent} {}", command.get_name());
    let parts: Vec<&Command> = command.get_subcommands().filter(|part| part.get_name() != "help").collect();
    if !parts.is_empty() {
        return parts.into_iter().try_for_each(|part| subcommand(out, part, &name));
    }
    writeln!(out, ".SH \"{}\"", name.to_uppercase())?;
    let about = command.get_about().map(ToString::to_string).unwrap_or_default();
    let usage = command.clone().bin_name(name).render_usage().to_string();
    writeln!(out, "{about}\n.PP\n{}\n.PP", usage.replace('-', "\\-"))?;
    let mut options = Vec::new();
    Man::new(command.clone()).render_options_section(&mut options)?;
    // Its headings are those of parts of a section here.
    let options = String::from_utf8_lossy(&options);
    let lines = options.lines().filter(|line| *line != ".SH OPTIONS");
    lines.map(|line| line.replacen(".SH ", ".SS ", 1)).try_for_each(|line| writeln!(out, "{line}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_option_of_check_is_on_the_page() {
        let mut page = Vec::new();
        write(&mut page).expect("it is written to memory");
        let page = String::from_utf8(page).expect("a page is text").replace("\\-", "-");
        let command = Cli::command();
        let check = command.find_subcommand("check").expect("there is `check`");
        for option in check.get_arguments().filter_map(|argument| argument.get_long()) {
            assert!(page.contains(&format!("--{option}")), "{option}");
        }
    }
}
