//! Looking up a rule by its number in the text of a RULES.md.

/// What the rule or section with this number says, without the marks of Markdown.
pub fn look_up(rules: &str, id: &str) -> Option<Vec<String>> {
    let id = id.trim().to_uppercase();
    if id.is_empty() {
        return None;
    }
    rule(rules, &id).or_else(|| section(rules, &id)).or_else(|| ruling(rules, &id))
}

/// The sections, for somebody who does not know the numbers.
pub fn contents(rules: &str) -> Vec<String> {
    rules.lines().filter_map(|line| line.strip_prefix("## ")).map(str::to_owned).collect()
}

/// A numbered rule: a list item that begins with the number in bold.
fn rule(rules: &str, id: &str) -> Option<Vec<String>> {
    let start = format!("- **{id}**");
    let mut lines = rules.lines().skip_while(|line| !line.starts_with(&start));
    let first = lines.next()?.to_owned();
    let more = lines.take_while(|line| line.starts_with("  "));
    Some(vec![more.fold(plain(&first), |text, line| format!("{text} {}", plain(line.trim())))])
}

/// A section: from its heading to the next one, one line for each rule.
fn section(rules: &str, id: &str) -> Option<Vec<String>> {
    let heading =
        |line: &&str| line.strip_prefix("## ").is_some_and(|title| title.split(' ').next() == Some(id));
    let mut lines = rules.lines().skip_while(|line| !heading(line));
    let mut found = vec![plain(lines.next()?)];
    for line in lines.take_while(|line| !line.starts_with("## ")).filter(|line| !line.is_empty()) {
        match found.last_mut().filter(|_| line.starts_with("  ")) {
            Some(last) => last.push_str(&format!(" {}", plain(line.trim()))),
            None => found.push(plain(line)),
        }
    }
    Some(found)
}

/// A ruling: a row of a table that begins with the number.
fn ruling(rules: &str, id: &str) -> Option<Vec<String>> {
    let cells =
        |line: &str| line.split('|').map(|cell| plain(cell.trim())).filter(|cell| !cell.is_empty()).collect();
    rules.lines().map(cells).find(|cells: &Vec<String>| cells.len() > 1 && cells[0] == id)
}

fn plain(line: &str) -> String {
    line.trim_start_matches("## ").trim_start_matches("- ").replace("**", "").replace('`', "")
}

#[cfg(test)]
mod tests {
    use super::*;

    const RULES: &str = "# Toy\n\n## TO-1 Bidding\n\n- **TO-1.1** A bid is a\n  `whole` number. [p. 2]\n- **TO-1.2** Pass.\n\n\
                         ## Rulings\n\n| no. | ruling | why |\n|---|---|---|\n| TO-R1 | round down | usual |\n";

    #[test]
    fn a_rule_is_found_by_its_number_in_any_case() {
        assert_eq!(look_up(RULES, "to-1.1").unwrap(), ["TO-1.1 A bid is a whole number. [p. 2]"]);
        assert_eq!(look_up(RULES, "TO-1.3"), None);
        assert_eq!(look_up(RULES, ""), None);
    }

    #[test]
    fn a_section_and_a_ruling_are_found_too() {
        let section = ["TO-1 Bidding", "TO-1.1 A bid is a whole number. [p. 2]", "TO-1.2 Pass."];
        assert_eq!(look_up(RULES, "TO-1").unwrap(), section);
        assert_eq!(look_up(RULES, "TO-R1").unwrap(), ["TO-R1", "round down", "usual"]);
        assert_eq!(contents(RULES), ["TO-1 Bidding", "Rulings"]);
    }
}
