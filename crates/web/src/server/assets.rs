//! What is sent with pages and never changes: style, script, icon. All of it is part of the program.

use std::io::Write;
use std::sync::{Arc, OnceLock};

use axum::body::{Body, Bytes};
use axum::http::header::{CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, VARY};
use axum::http::{HeaderValue, Response};
use ecotable_catalog::games;
use ecotable_store::hex::Digits;
use flate2::Compression;
use flate2::write::GzEncoder;
use sha2::{Digest, Sha256};

use crate::screens::Links;
use crate::{boards, screens, table};

/// The parts of the script, in the order in which they stand in one function.
const SCRIPT: [&str; 9] = [
    include_str!("../../assets/js/page.js"),
    include_str!("../../assets/js/morph.js"),
    include_str!("../../assets/js/motion.js"),
    include_str!("../../assets/js/telling.js"),
    include_str!("../../assets/js/sight.js"),
    include_str!("../../assets/js/patches.js"),
    include_str!("../../assets/js/stream.js"),
    include_str!("../../assets/js/forms.js"),
    include_str!("../../assets/js/keyboard.js"),
];
const ICON: &str = include_str!("../../assets/favicon.svg");

/// Below this size packing gains nothing.
const WORTH_PACKING: usize = 800;

/// All assets. The address of each holds a hash of what it is, so that browsers may keep it for ever.
pub struct Assets {
    style: Asset,
    script: Asset,
    icon: Asset,
    themes: Vec<(&'static str, Asset)>,
}

struct Asset {
    path: String,
    kind: &'static str,
    plain: Bytes,
    packed: OnceLock<Bytes>,
}

impl Asset {
    fn new(name: &str, kind: &'static str, content: impl Into<Bytes>) -> Self {
        let plain = content.into();
        let digest = Sha256::digest(&plain);
        let hash = Digits::<8>::of(std::array::from_fn(|at| digest[at]));
        Self { path: format!("/assets/{}/{name}", hash.as_str()), kind, plain, packed: OnceLock::new() }
    }

    fn response(&self, packed: bool) -> Response<Body> {
        let packed = packed && self.plain.len() >= WORTH_PACKING;
        let content = if packed {
            self.packed.get_or_init(|| gzip(&self.plain, Compression::best()))
        } else {
            &self.plain
        };
        let mut response = Response::new(Body::from(content.clone()));
        let headers = response.headers_mut();
        headers.insert(CONTENT_TYPE, HeaderValue::from_static(self.kind));
        headers.insert(CACHE_CONTROL, HeaderValue::from_static("public, max-age=31536000, immutable"));
        headers.insert(VARY, HeaderValue::from_static("accept-encoding"));
        if packed {
            headers.insert(CONTENT_ENCODING, HeaderValue::from_static("gzip"));
        }
        response
    }
}

impl Assets {
    /// All assets of the program.
    pub fn new() -> Arc<Self> {
        let style: String = screens::STYLES.iter().chain(table::STYLES).copied().collect();
        let theme = |game: &'static str| {
            let name = format!("{game}.css");
            (game, Asset::new(&name, "text/css; charset=utf-8", boards::drawing(game).style()))
        };
        Arc::new(Self {
            style: Asset::new("ecotable.css", "text/css; charset=utf-8", style),
            script: Asset::new("client.js", "text/javascript; charset=utf-8", lean(&script())),
            icon: Asset::new("icon.svg", "image/svg+xml", ICON),
            themes: games().iter().map(|game| theme(game.meta.id)).collect(),
        })
    }

    /// Where the pages of a game, or those of none, find what they are made with.
    pub fn links(&self, game: Option<&str>) -> Links<'_> {
        let theme = game.and_then(|game| self.themes.iter().find(|(id, _)| *id == game));
        Links {
            style: &self.style.path,
            theme: theme.map(|(_, asset)| asset.path.as_str()),
            script: &self.script.path,
            icon: &self.icon.path,
        }
    }

    /// What is found at this path; `packed` if the reader understands gzip.
    pub fn find(&self, path: &str, packed: bool) -> Option<Response<Body>> {
        self.all().find(|asset| asset.path == path).map(|asset| asset.response(packed))
    }

    /// Where each of them is found.
    pub fn paths(&self) -> impl Iterator<Item = &str> {
        self.all().map(|asset| asset.path.as_str())
    }

    fn all(&self) -> impl Iterator<Item = &Asset> {
        let common = [&self.style, &self.script, &self.icon].into_iter();
        common.chain(self.themes.iter().map(|(_, asset)| asset))
    }
}

/// The whole script of all pages.
pub fn script() -> String {
    format!("(() => {{\n\"use strict\";\n{}}})();\n", SCRIPT.concat())
}

/// A script without what is there for those who read its source: comments that have a line of their own, and indentation.
fn lean(script: &str) -> String {
    let lines = script.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with("//"));
    lines.flat_map(|line| [line, "\n"]).collect()
}

/// Packs a text.
pub(super) fn gzip(plain: &[u8], level: Compression) -> Bytes {
    let mut packer = GzEncoder::new(Vec::with_capacity(plain.len() / 3), level);
    packer.write_all(plain).and_then(|()| packer.finish()).expect("a list of bytes takes all bytes").into()
}
