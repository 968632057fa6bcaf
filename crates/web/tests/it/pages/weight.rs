//! What a first visit weighs.

use std::io::Write;

use flate2::Compression;
use flate2::write::GzEncoder;

use super::markup::Sheet;
use crate::server::site;

fn packed(bytes: &[u8]) -> usize {
    let mut packer = GzEncoder::new(Vec::new(), Compression::default());
    packer.write_all(bytes).unwrap();
    packer.finish().unwrap().len()
}

#[tokio::test]
async fn the_script_is_at_most_eight_kilobytes() {
    let mut browser = site().browser();
    let page = browser.get("/").await;
    let script = Sheet::of(page.text()).all("src").find(|link| link.ends_with(".js")).map(str::to_owned);
    let weight = packed(&browser.get(&script.expect("pages have a script")).await.body);
    assert!(weight <= 8_000, "{weight} bytes");
}

#[tokio::test]
async fn the_first_page_with_style_and_script_is_at_most_sixty_kilobytes() {
    let mut browser = site().browser();
    let page = browser.get("/").await;
    let sheet = Sheet::of(page.text());
    let assets: Vec<String> = sheet
        .all("href")
        .chain(sheet.all("src"))
        .filter(|link| link.starts_with("/assets/"))
        .map(str::to_owned)
        .collect();
    assert!(assets.len() >= 3, "{assets:?}");
    let mut weight = packed(&page.body);
    for asset in assets {
        weight += packed(&browser.get(&asset).await.body);
    }
    assert!(weight <= 60_000, "{weight} bytes");
}
