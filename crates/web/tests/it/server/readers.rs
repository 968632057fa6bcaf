//! The language of a reader.

use axum::body::Body;
use axum::http::Request;
use ecotable_web::server::{Reader, cookies};
use ecotable_web::voice::Voices;

fn check(accept: &str, cookie: &str, expected: &str) {
    let request = Request::get("/").header("accept-language", accept).header("cookie", cookie);
    let (parts, _) = request.body(Body::empty()).unwrap().into_parts();
    assert_eq!(Reader::of(&parts, Voices::all()).language(), expected, "{accept} / {cookie}");
}

#[test]
fn the_browser_says_which_language_its_person_reads() {
    check("ru-RU,ru;q=0.9,en;q=0.8", "", "ru");
    check("en-GB", "", "en");
    check("tlh, fr;q=0.9, ru;q=0.5, en;q=0.1", "", "ru");
    check("en;q=0.2, ru;q=0.3", "", "ru");
    check("ru;q=0, en", "", "en");
}

#[test]
fn a_choice_counts_more_than_the_browser() {
    check("en", "lang=ru", "ru");
    check("ru", "a=b; lang=en; c=d", "en");
    check("ru", "lang=tlh", "ru");
}

#[test]
fn who_says_nothing_that_we_understand_reads_english() {
    check("", "", "en");
    check("tlh;q=zz,,;;q=9,=", "lang=", "en");
    check(&"x,".repeat(5000), "lang=%00", "en");
}

#[test]
fn a_reader_keeps_the_tokens_of_tables() {
    let token = "0123456789abcdef0123456789abcdef";
    let cookies =
        format!("seat-00000000000000aa={token}; seat-zz={token}; seat-00000000000000bb=short; lang=en");
    let request = Request::get("/").header("cookie", cookies).body(Body::empty()).unwrap();
    let reader = Reader::of(&request.into_parts().0, Voices::all());
    let tables: Vec<String> = reader.cookies.tables().map(|(table, _)| table.to_string()).collect();
    assert_eq!(tables, ["00000000000000aa"]);
    assert_eq!(reader.cookies.token("00000000000000aa".parse().unwrap()).unwrap().reveal(), token);
    assert!(reader.cookies.token("00000000000000bb".parse().unwrap()).is_none());
}

#[test]
fn a_cookie_is_one_cookie_whatever_is_kept_in_it() {
    for code in ["ru", "en; Domain=evil.example", "a\r\nSet-Cookie: b=c", "日本"] {
        let cookie = cookies::keep_language(code);
        let cookie = cookie.to_str().unwrap();
        assert_eq!(cookie.split("; ").count(), 5, "{cookie}");
        assert!(cookie.ends_with("; Path=/; Max-Age=2592000; HttpOnly; SameSite=Lax"), "{cookie}");
    }
}
