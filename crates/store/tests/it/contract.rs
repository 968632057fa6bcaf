//! The promises that every store makes.

use ecotable_store::{SqliteStore, contract};

use crate::{folder, open, wait};

#[test]
fn a_store_in_memory_keeps_the_contract() {
    wait(contract::run(&SqliteStore::in_memory().unwrap()));
}

#[test]
fn a_store_in_a_file_keeps_the_contract() {
    let (_folder, path) = folder();
    wait(contract::run(&open(&path)));
}

#[test]
fn a_store_in_a_file_survives_reopening() {
    let (_folder, path) = folder();
    wait(contract::survives_reopening(async || open(&path)));
}
