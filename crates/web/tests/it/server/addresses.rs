//! Addresses in the network, and their picture in a terminal.

use std::net::IpAddr;

use ecotable_web::server::{Paint, by_likelihood, terminal_qr};

fn sorted(found: &[(&str, &str)]) -> Vec<String> {
    let found = found.iter().map(|(address, name)| (address.parse().unwrap(), (*name).to_owned())).collect();
    by_likelihood(found).iter().map(IpAddr::to_string).collect()
}

#[test]
fn the_address_that_a_phone_reaches_comes_first() {
    let found = [
        ("127.0.0.1", "lo"),
        ("172.17.0.1", "docker0"),
        ("203.0.113.9", "eth1"),
        ("10.1.2.3", "eth0"),
        ("192.168.0.7", "wlan0"),
        ("169.254.3.4", "eth2"),
        ("fe80::1", "wlan0"),
        ("192.168.122.1", "virbr0"),
    ];
    assert_eq!(sorted(&found), ["192.168.0.7", "10.1.2.3", "203.0.113.9", "192.168.122.1", "172.17.0.1"]);
    assert!(sorted(&[("127.0.0.1", "lo")]).is_empty());
}

/// Whether each module is dark, read from half blocks.
fn modules(lines: &[String], written_is_dark: bool) -> Vec<Vec<bool>> {
    let mut rows = Vec::new();
    for line in lines {
        let plain: String = line.replace("\x1b[30;107m", "").replace("\x1b[0m", "");
        for half in [['█', '▀'], ['█', '▄']] {
            rows.push(plain.chars().map(|block| half.contains(&block) == written_is_dark).collect());
        }
    }
    rows
}

#[test]
fn the_code_in_the_terminal_is_the_code_of_the_address() {
    let address = "http://192.168.0.7:8080/";
    let code = fast_qr::QRBuilder::new(address).build().unwrap();
    for (paint, written_is_dark) in [(Paint::Colours, true), (Paint::Plain, false)] {
        let rows = modules(&terminal_qr(address, paint), written_is_dark);
        for y in 0..code.size {
            for x in 0..code.size {
                assert_eq!(rows[y + 4][x + 4], code[y][x].value(), "{paint:?} {x} {y}");
            }
        }
        assert!(rows[..4].iter().flatten().all(|dark| !dark), "a quiet zone is around it");
        assert!(
            rows[..code.size + 8]
                .iter()
                .all(|row| row[..4].iter().chain(&row[code.size + 4..]).all(|dark| !dark))
        );
    }
}

#[test]
fn a_text_that_is_too_long_has_no_code() {
    assert!(terminal_qr(&"x".repeat(5000), Paint::Plain).is_empty());
}
