//! Addresses as pictures that phones can read.

use fast_qr::QRBuilder;
use maud::{Markup, html};

/// How many empty modules are around the code.
const QUIET: usize = 4;

/// An address as a QR code: dark on light in every theme, because many cameras read nothing else.
pub fn qr(address: &str, label: &str) -> Markup {
    let Ok(code) = QRBuilder::new(address).build() else { return html! {} };
    let size = code.size + 2 * QUIET;
    let mut path = String::with_capacity(code.size * code.size * 4);
    for y in 0..code.size {
        let mut x = 0;
        while x < code.size {
            let run = (x..code.size).take_while(|&column| code[y][column].value()).count();
            if run > 0 {
                path.push_str(&format!("M{} {}h{run}v1h-{run}z", x + QUIET, y + QUIET));
            }
            x += run + 1;
        }
    }
    html! {
        svg class="qr" viewBox={ "0 0 " (size) " " (size) } role="img" aria-label=(label) shape-rendering="crispEdges" {
            rect width=(size) height=(size) fill="#FFFFFF" {}
            path d=(path) fill="#10201A" {}
        }
    }
}
