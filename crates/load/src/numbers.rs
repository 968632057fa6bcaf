//! Numbers for people.

use std::time::Duration;

/// The value below which this share of the sorted values lies.
pub fn quantile(sorted: &[Duration], share: f64) -> Duration {
    let index = ((sorted.len() as f64 * share) as usize).min(sorted.len().saturating_sub(1));
    sorted.get(index).copied().unwrap_or_default()
}

/// Milliseconds with two digits after the point.
pub fn ms(time: Duration) -> String {
    format!("{:.2}", time.as_secs_f64() * 1e3)
}

/// Microseconds without digits after the point.
pub fn us(time: Duration) -> String {
    format!("{:.0}", time.as_secs_f64() * 1e6)
}

/// Kilobytes.
pub fn kb(bytes: f64) -> String {
    format!("{:.1}", bytes / 1024.0)
}

/// A table in Markdown.
pub fn table(title: &str, head: &[&str], rows: &[Vec<String>]) -> String {
    let line = |cells: &[String]| format!("| {} |\n", cells.join(" | "));
    let head: Vec<_> = head.iter().map(|cell| (*cell).to_owned()).collect();
    let rule: Vec<_> = head.iter().map(|_| "---".to_owned()).collect();
    let mut text = format!("### {title}\n\n{}{}", line(&head), line(&rule));
    rows.iter().for_each(|row| text.push_str(&line(row)));
    text.push('\n');
    text
}
