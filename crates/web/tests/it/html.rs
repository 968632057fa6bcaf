//! Reads the HTML that our pages are made of, for tests that look at it. Every element of ours is closed or void.

/// An element of a page.
#[derive(Clone, Debug, Default)]
pub struct Element<'a> {
    /// Its name.
    pub name: &'a str,
    /// Its attributes with their plain values.
    pub attributes: Vec<(&'a str, String)>,
    /// All of it as it is written.
    pub outer: &'a str,
    /// How many elements it is inside of.
    pub depth: usize,
    /// Where the element around it stands in the list.
    pub parent: Option<usize>,
}

const VOID: [&str; 6] = ["input", "br", "img", "link", "meta", "hr"];

impl Element<'_> {
    /// The value of an attribute.
    pub fn attribute(&self, name: &str) -> Option<&str> {
        self.attributes.iter().find(|(known, _)| *known == name).map(|(_, value)| value.as_str())
    }

    /// Whether it has a class.
    pub fn has_class(&self, class: &str) -> bool {
        self.attribute("class").is_some_and(|all| all.split(' ').any(|one| one == class))
    }

    /// What it is called: its label, or the text in it.
    pub fn label(&self) -> String {
        let text = || {
            let mut text = String::new();
            let mut inside_tag = false;
            for letter in self.outer.chars() {
                match letter {
                    '<' => inside_tag = true,
                    '>' => inside_tag = false,
                    letter if !inside_tag => text.push(letter),
                    _ => {}
                }
            }
            text.trim().to_owned()
        };
        self.attribute("aria-label").map_or_else(text, str::to_owned)
    }
}

/// All elements in the order in which they begin.
pub fn parse(html: &str) -> Vec<Element<'_>> {
    let mut elements: Vec<Element<'_>> = Vec::new();
    let mut open: Vec<(usize, usize)> = Vec::new();
    let mut at = 0;
    while let Some(start) = html[at..].find('<').map(|found| at + found) {
        let end = start + html[start..].find('>').expect("every tag ends") + 1;
        let tag = &html[start + 1..end - 1];
        at = end;
        if let Some(name) = tag.strip_prefix('/') {
            let (index, from) = open.pop().expect("what is closed was open");
            assert_eq!(elements[index].name, name, "closed in order");
            elements[index].outer = &html[from..end];
            continue;
        }
        if tag.starts_with('!') {
            continue;
        }
        let closed = tag.ends_with('/');
        let mut element = read_tag(tag.trim_end_matches('/'));
        element.depth = open.len();
        element.parent = open.last().map(|&(index, _)| index);
        element.outer = &html[start..end];
        let is_open = !closed && !VOID.contains(&element.name);
        elements.push(element);
        if is_open {
            open.push((elements.len() - 1, start));
        }
    }
    assert!(open.is_empty(), "everything is closed");
    elements
}

fn read_tag(tag: &str) -> Element<'_> {
    let (name, mut rest) = tag.split_once(' ').unwrap_or((tag, ""));
    let mut element = Element { name, ..Element::default() };
    loop {
        rest = rest.trim_start();
        if rest.is_empty() {
            return element;
        }
        let end = rest.find([' ', '=']).unwrap_or(rest.len());
        let (name, after) = rest.split_at(end);
        let (value, after) = match after.strip_prefix("=\"") {
            Some(quoted) => quoted.split_once('"').expect("every value ends"),
            None => ("", after),
        };
        element.attributes.push((name, plain(value)));
        rest = after;
    }
}

fn plain(value: &str) -> String {
    value.replace("&lt;", "<").replace("&gt;", ">").replace("&quot;", "\"").replace("&amp;", "&")
}

/// Whether an element lies in the one with this id.
pub fn is_inside(elements: &[Element<'_>], element: &Element<'_>, id: &str) -> bool {
    let mut around = element.parent;
    while let Some(index) = around {
        if elements[index].attribute("id") == Some(id) {
            return true;
        }
        around = elements[index].parent;
    }
    false
}
