//! The known name that a mistyped one most likely stands for.

/// The most similar of `known`, if one is similar enough to be worth a suggestion.
pub fn nearest<'a>(typed: &str, known: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    let typed = typed.to_lowercase();
    let limit = typed.chars().count() / 3 + 1;
    known
        .into_iter()
        .map(|name| (distance(&typed, name), name))
        .filter(|&(distance, name)| distance <= limit || (typed.len() > 2 && name.starts_with(&typed)))
        .min()
        .map(|(_, name)| name)
}

/// How many letters must be added, left out or changed to turn one word into the other.
fn distance(a: &str, b: &str) -> usize {
    let b: Vec<char> = b.chars().collect();
    let mut row: Vec<usize> = (0..=b.len()).collect();
    for (i, letter) in a.chars().enumerate() {
        let mut diagonal = row[0];
        row[0] = i + 1;
        for (j, other) in b.iter().enumerate() {
            let changed = diagonal + usize::from(letter != *other);
            diagonal = row[j + 1];
            row[j + 1] = changed.min(row[j] + 1).min(diagonal + 1);
        }
    }
    row[b.len()]
}
