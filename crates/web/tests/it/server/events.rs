//! Events as they go over the wire.

use ecotable_web::server::event;

fn check(data: &str, expected: &str) {
    let mut frame = "before".to_owned();
    event::write(&mut frame, "zones", |into| into.push_str(data));
    assert_eq!(frame.strip_prefix("before"), Some(expected));
}

#[test]
fn an_event_is_its_name_and_its_data() {
    check("<p id=\"a\">ж</p>", "event: zones\ndata: <p id=\"a\">ж</p>\n\n");
}

#[test]
fn without_data_there_is_no_event() {
    check("", "");
}

#[test]
fn no_line_of_data_can_be_taken_for_anything_else() {
    check("a\nb", "event: zones\ndata: a\ndata: b\n\n");
    check(
        "a\n\nevent: go\ndata: /evil",
        "event: zones\ndata: a\ndata: \ndata: event: go\ndata: data: /evil\n\n",
    );
    check("a\rretry: 1\r\nid: 2", "event: zones\ndata: a\ndata: retry: 1\ndata: \ndata: id: 2\n\n");
}
