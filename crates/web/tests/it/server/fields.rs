//! The fields of forms.

use ecotable_web::server::{Fields, NotAForm};

fn check(text: &str, expected: &[(&str, &str)]) {
    let fields = Fields::read(text.as_bytes()).unwrap();
    assert_eq!(fields.iter().collect::<Vec<_>>(), expected, "{text}");
}

#[test]
fn a_form_is_read_as_browsers_write_it() {
    check("", &[]);
    check("a=1&b=2", &[("a", "1"), ("b", "2")]);
    check("name=Ren%C3%A9e+K%2B%26&x", &[("name", "Renée K+&"), ("x", "")]);
    check("&&a=b=c&", &[("a", "b=c")]);
}

#[test]
fn the_first_of_several_values_counts() {
    let fields = Fields::read(b"seat=1&seat=2").unwrap();
    assert_eq!(fields.get("seat"), Some("1"));
    assert_eq!(fields.all("seat").count(), 2);
    assert_eq!(fields.get("other"), None);
}

#[test]
fn broken_forms_are_refused() {
    let many = "a=1&".repeat(500);
    for text in [&b"a=%"[..], b"a=%4", b"a=%zz", b"a=%ff%fe", b"\xff\xfe=1", b"a=%C3", many.as_bytes()] {
        assert_eq!(Fields::read(text), Err(NotAForm), "{text:?}");
    }
}
