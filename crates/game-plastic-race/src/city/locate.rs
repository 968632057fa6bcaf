//! Where something stands in a JSON text that is known to be well formed.

/// The place of a field of an entry of a list, of the entry itself if it has no such field, or of a field of the
/// header.
pub(super) fn offset(text: &str, list: Option<&str>, index: usize, field: &str) -> usize {
    let mut scan = Scan { bytes: text.as_bytes(), at: 0 };
    let Some(list) = list else { return scan.field(field).unwrap_or(0) };
    if scan.field(list).is_none() || scan.item(index).is_none() {
        return 0;
    }
    let entry = scan.at;
    scan.field(field).unwrap_or(entry)
}

/// Line and column of a byte offset, both from 1.
pub(super) fn position(text: &str, offset: usize) -> (usize, usize) {
    let before = text.get(..offset).unwrap_or(text);
    let line_start = before.rfind('\n').map_or(0, |newline| newline + 1);
    (before.matches('\n').count() + 1, before[line_start..].chars().count() + 1)
}

/// A place in the text.
struct Scan<'a> {
    bytes: &'a [u8],
    at: usize,
}

impl Scan<'_> {
    fn peek(&mut self) -> u8 {
        while self.bytes.get(self.at).is_some_and(u8::is_ascii_whitespace) {
            self.at += 1;
        }
        self.bytes.get(self.at).copied().unwrap_or(0)
    }

    /// Goes to the value of a field of the object that begins here.
    fn field(&mut self, name: &str) -> Option<usize> {
        if self.peek() != b'{' {
            return None;
        }
        self.at += 1;
        while self.peek() == b'"' {
            let start = self.at + 1;
            self.skip();
            let found = self.bytes.get(start..self.at - 1) == Some(name.as_bytes());
            self.peek();
            self.at += 1;
            self.peek();
            if found {
                return Some(self.at);
            }
            self.skip();
            if self.peek() == b',' {
                self.at += 1;
            }
        }
        None
    }

    /// Goes to an item of the array that begins here.
    fn item(&mut self, index: usize) -> Option<usize> {
        if self.peek() != b'[' {
            return None;
        }
        self.at += 1;
        for _ in 0..index {
            self.peek();
            self.skip();
            if self.peek() != b',' {
                return None;
            }
            self.at += 1;
        }
        (self.peek() != b']').then_some(self.at)
    }

    /// Goes past the value that begins here.
    fn skip(&mut self) {
        match self.peek() {
            b'"' => self.skip_text(),
            b'{' | b'[' => self.skip_nested(),
            _ => {
                let ends = |byte: &u8| b",]}".contains(byte) || byte.is_ascii_whitespace();
                while self.bytes.get(self.at).is_some_and(|byte| !ends(byte)) {
                    self.at += 1;
                }
            }
        }
    }

    fn skip_text(&mut self) {
        self.at += 1;
        while let Some(&byte) = self.bytes.get(self.at) {
            self.at += if byte == b'\\' { 2 } else { 1 };
            if byte == b'"' {
                return;
            }
        }
    }

    fn skip_nested(&mut self) {
        let mut depth = 0usize;
        while let Some(&byte) = self.bytes.get(self.at) {
            match byte {
                b'"' => {
                    self.skip_text();
                    continue;
                }
                b'{' | b'[' => depth += 1,
                b'}' | b']' => depth -= 1,
                _ => {}
            }
            self.at += 1;
            if depth == 0 {
                return;
            }
        }
    }
}
