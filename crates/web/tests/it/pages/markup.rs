//! Reads HTML as our pages write it, and finds what is wrong with it.

use std::collections::BTreeSet;

/// Elements that have no end.
const VOID: [&str; 6] = ["meta", "link", "input", "br", "hr", "img"];

/// One element with its attributes, or a text.
#[derive(Clone, Debug)]
pub enum Node {
    Open(String, Vec<(String, String)>),
    Close(String),
    Text(String),
}

/// Takes a page apart; a page that is no HTML panics.
pub fn nodes(html: &str) -> Vec<Node> {
    let mut nodes = Vec::new();
    let mut rest = html;
    while let Some(start) = rest.find('<') {
        if start > 0 {
            nodes.push(Node::Text(unescaped(&rest[..start])));
        }
        let end = tag_end(&rest[start..]) + start;
        let tag = &rest[start + 1..end];
        if let Some(name) = tag.strip_prefix('/') {
            nodes.push(Node::Close(name.to_owned()));
        } else if !tag.starts_with('!') {
            let empty = tag.ends_with('/');
            let (name, attributes) = opened(tag.trim_end_matches('/'));
            nodes.push(Node::Open(name.clone(), attributes));
            if empty {
                nodes.push(Node::Close(name));
            }
        }
        rest = &rest[end + 1..];
    }
    nodes
}

/// Where the tag ends that begins here: the first `>` outside of quotes.
fn tag_end(text: &str) -> usize {
    let mut quoted = false;
    for (at, letter) in text.char_indices() {
        match letter {
            '"' => quoted = !quoted,
            '>' if !quoted => return at,
            _ => {}
        }
    }
    panic!("a tag without an end: {}", &text[..text.len().min(80)])
}

fn opened(tag: &str) -> (String, Vec<(String, String)>) {
    let (name, mut rest) = tag.split_once([' ', '\n']).unwrap_or((tag, ""));
    let mut attributes = Vec::new();
    while !rest.trim().is_empty() {
        rest = rest.trim_start();
        let cut = rest.find(['=', ' ']).unwrap_or(rest.len());
        let (key, after) = rest.split_at(cut);
        if let Some(value) = after.strip_prefix("=\"") {
            let end = value.find('"').expect("the end of a value");
            attributes.push((key.to_owned(), unescaped(&value[..end])));
            rest = &value[end + 1..];
        } else {
            assert!(!after.starts_with('='), "a value without quotes in <{tag}>");
            attributes.push((key.to_owned(), String::new()));
            rest = after;
        }
    }
    (name.to_owned(), attributes)
}

fn unescaped(text: &str) -> String {
    text.replace("&lt;", "<").replace("&gt;", ">").replace("&quot;", "\"").replace("&amp;", "&")
}

/// A page taken apart.
pub struct Sheet {
    nodes: Vec<Node>,
}

impl Sheet {
    pub fn of(html: &str) -> Self {
        Self { nodes: nodes(html) }
    }

    pub fn elements(&self) -> impl Iterator<Item = (&str, &[(String, String)])> {
        self.nodes.iter().filter_map(|node| match node {
            Node::Open(name, attributes) => Some((name.as_str(), attributes.as_slice())),
            _ => None,
        })
    }

    /// The values of an attribute.
    pub fn all<'a>(&'a self, wanted: &'a str) -> impl Iterator<Item = &'a str> {
        self.elements()
            .flat_map(|(_, attributes)| attributes)
            .filter(move |(key, _)| key == wanted)
            .map(|(_, v)| v.as_str())
    }

    /// The texts that people read or hear.
    pub fn texts(&self) -> Vec<String> {
        let spoken = ["aria-label", "placeholder", "title", "alt"];
        let heard = self.elements().flat_map(|(_, attributes)| attributes);
        let heard = heard.filter(|(key, _)| spoken.contains(&key.as_str())).map(|(_, value)| value.clone());
        let read = self.nodes.iter().filter_map(|node| match node {
            Node::Text(text) => Some(text.clone()),
            _ => None,
        });
        read.chain(heard).collect()
    }

    /// All that is wrong.
    pub fn faults(&self) -> Vec<String> {
        let mut faults = self.unbalanced();
        faults.extend(self.doubled_ids());
        faults.extend(self.inline());
        faults.extend(self.headings());
        faults.extend(self.unnamed_fields());
        faults.extend(self.dangling());
        faults
    }

    fn unbalanced(&self) -> Vec<String> {
        let mut open: Vec<&str> = Vec::new();
        let mut faults = Vec::new();
        for node in &self.nodes {
            match node {
                Node::Open(name, _) if !VOID.contains(&name.as_str()) => open.push(name),
                Node::Close(name) if open.last() == Some(&name.as_str()) => drop(open.pop()),
                Node::Close(name) => faults.push(format!("</{name}> closes {:?}", open.last())),
                _ => {}
            }
        }
        faults.extend(open.iter().map(|name| format!("<{name}> is never closed")));
        faults
    }

    fn doubled_ids(&self) -> Vec<String> {
        let mut seen = BTreeSet::new();
        self.all("id")
            .filter(|id| !seen.insert(*id))
            .map(|id| format!("the id {id} is there twice"))
            .collect()
    }

    fn inline(&self) -> Vec<String> {
        let attribute = |key: &str| key == "style" || key.starts_with("on");
        let mut faults = Vec::new();
        for (name, attributes) in self.elements() {
            faults.extend(
                attributes
                    .iter()
                    .filter(|(key, _)| attribute(key))
                    .map(|(key, _)| format!("{key}= in <{name}>")),
            );
            let sourced = attributes.iter().any(|(key, _)| key == "src");
            if name == "style" || (name == "script" && !sourced) {
                faults.push(format!("<{name}> in the page"));
            }
        }
        faults
    }

    /// One `h1`, and no level is jumped over on the way down.
    fn headings(&self) -> Vec<String> {
        let level = |name: &str| name.strip_prefix('h').and_then(|digit| digit.parse::<u8>().ok());
        let levels: Vec<u8> = self.elements().filter_map(|(name, _)| level(name)).collect();
        let mut faults = Vec::new();
        if levels.iter().filter(|&&level| level == 1).count() != 1 {
            faults.push(format!("headings {levels:?}: not exactly one h1"));
        }
        if levels.windows(2).any(|pair| pair[1] > pair[0] + 1) {
            faults.push(format!("headings {levels:?}: a level is left out"));
        }
        faults
    }

    /// Fields that have neither a label around them nor one that points at them.
    fn unnamed_fields(&self) -> Vec<String> {
        let pointed: BTreeSet<&str> = self.all("for").collect();
        let mut labels = 0;
        let mut faults = Vec::new();
        for node in &self.nodes {
            match node {
                Node::Open(name, _) if name == "label" => labels += 1,
                Node::Close(name) if name == "label" => labels -= 1,
                Node::Open(name, attributes) if ["input", "select", "textarea"].contains(&name.as_str()) => {
                    let get = |wanted: &str| {
                        attributes.iter().find(|(key, _)| key == wanted).map(|(_, v)| v.as_str())
                    };
                    let named = labels > 0
                        || get("id").is_some_and(|id| pointed.contains(id))
                        || get("aria-label").is_some();
                    if get("type") != Some("hidden") && !named {
                        faults.push(format!("the field {:?} has no label", get("name")));
                    }
                }
                _ => {}
            }
        }
        faults
    }

    /// References to ids of this page that are not there. The drawings of a part of a page are around it.
    fn dangling(&self) -> Vec<String> {
        let ids: BTreeSet<&str> = self.all("id").collect();
        let named = ["for", "aria-labelledby", "aria-describedby"].into_iter();
        let named = named.flat_map(|key| self.all(key)).flat_map(str::split_whitespace);
        let whole = self.elements().any(|(name, _)| name == "html");
        let links = self.elements().filter(move |(name, _)| whole || *name != "use");
        let links = links.flat_map(|(_, attributes)| attributes).filter(|(key, _)| key == "href");
        let linked = links.filter_map(|(_, href)| href.strip_prefix('#'));
        let missing = named.chain(linked).filter(|id| !ids.contains(id));
        missing.map(|id| format!("there is no {id} on the page")).collect()
    }
}

/// The values of all buttons and fields of this name.
pub fn values(html: &str, name: &str) -> Vec<String> {
    let sheet = Sheet::of(html);
    let named = sheet
        .elements()
        .filter(|(_, attributes)| attributes.iter().any(|(key, value)| key == "name" && value == name));
    let value = |attributes: &[(String, String)]| {
        attributes.iter().find(|(key, _)| key == "value").map(|(_, value)| value.clone())
    };
    named.filter_map(|(_, attributes)| value(attributes)).collect()
}
