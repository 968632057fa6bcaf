//! What pages tell their streams.

use ecotable_web::server::Marks;
use ecotable_web::table::Seen;

fn seen(zones: &[u64], line: Option<u64>) -> Seen {
    Seen { zones: zones.to_vec(), line }
}

fn known(marks: &Marks, page: &Seen, now: &Seen) -> (Vec<u64>, Option<u64>) {
    let known = marks.known(&marks.of(page), now);
    (known.zones, known.line)
}

#[test]
fn what_a_page_shows_is_known_to_its_stream() {
    let marks = Marks::default();
    let page = seen(&[11, 22, 33], Some(7));
    assert_eq!(known(&marks, &page, &page), (vec![11, 22, 33], Some(7)));
}

#[test]
fn only_what_has_changed_since_is_unknown() {
    let marks = Marks::default();
    let page = seen(&[11, 22, 33], Some(7));
    assert_eq!(known(&marks, &page, &seen(&[11, 23, 33], Some(7))), (vec![11, 0, 33], Some(7)));
    assert_eq!(known(&marks, &page, &seen(&[11, 22, 33], Some(8))), (vec![11, 22, 33], None));
    assert_eq!(known(&marks, &page, &seen(&[11, 22, 33, 44], None)), (vec![11, 22, 33, 0], None));
}

#[test]
fn marks_of_another_process_or_no_marks_at_all_mean_nothing() {
    let now = seen(&[11, 22], Some(7));
    let foreign = Marks::default().of(&now);
    let marks = Marks::default();
    for text in [foreign.as_str(), "", "zzzzzzzz", "0000000000000000", "é", &"f".repeat(5000)] {
        let known = marks.known(text, &now);
        assert_eq!((known.zones, known.line), (vec![0, 0], None), "{text}");
    }
}

#[test]
fn marks_do_not_show_the_numbers_they_are_made_from() {
    let marks = Marks::default();
    assert!(!marks.of(&seen(&[0xabcd_ef01], Some(0x1234_5678))).contains("abcdef01"));
    assert_ne!(marks.of(&seen(&[1], Some(1))), Marks::default().of(&seen(&[1], Some(1))));
}
