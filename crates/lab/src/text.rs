//! Tables of text with straight columns.

/// Which way a column leans.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(crate) enum Lean {
    Left,
    Right,
}

/// Rows under a head, every column as wide as its widest cell.
#[derive(Clone, Debug)]
pub(crate) struct TextTable {
    leans: Vec<Lean>,
    rows: Vec<Vec<String>>,
}

impl TextTable {
    /// A table with these columns.
    pub fn new(columns: &[(&str, Lean)]) -> Self {
        let head = columns.iter().map(|(name, _)| (*name).to_owned()).collect();
        Self { leans: columns.iter().map(|&(_, lean)| lean).collect(), rows: vec![head] }
    }

    /// Adds a row.
    pub fn row(&mut self, cells: Vec<String>) {
        self.rows.push(cells);
    }

    /// The table as lines of text.
    pub fn to_text(&self) -> String {
        let width =
            |column: usize| self.rows.iter().map(|row| row[column].chars().count()).max().unwrap_or(0);
        let widths: Vec<_> = (0..self.leans.len()).map(width).collect();
        self.rows.iter().map(|row| self.line(row, &widths) + "\n").collect()
    }

    fn line(&self, row: &[String], widths: &[usize]) -> String {
        let cells = row.iter().zip(&self.leans).zip(widths).map(|((cell, lean), &width)| match lean {
            Lean::Left => format!("{cell:<width$}"),
            Lean::Right => format!("{cell:>width$}"),
        });
        cells.collect::<Vec<_>>().join("  ").trim_end().to_owned()
    }
}

/// A share as per cent with one decimal.
pub(crate) fn percent(share: f64) -> String {
    format!("{:.1} %", 100.0 * share)
}

/// Lines of equally many cells as comma-separated values.
pub(crate) fn comma_separated(lines: impl IntoIterator<Item = Vec<String>>) -> String {
    let mut writer = csv::Writer::from_writer(Vec::new());
    for line in lines {
        writer.write_record(line).expect("all lines have equally many cells, and memory takes them");
    }
    let bytes = writer.into_inner().expect("memory takes every line");
    String::from_utf8(bytes).expect("cells are text")
}

/// A number with all digits that matter.
pub(crate) fn exact(number: f64) -> String {
    format!("{number:.6}")
}
