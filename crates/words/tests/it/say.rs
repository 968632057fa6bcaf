//! Phrases become sentences.

use ecotable_kernel::{Arg, Phrase, Seat};
use ecotable_words::{Fault, Locale, Numbered, Words};

pub const FRUIT: &[Locale] = &[
    (
        "en",
        "\
basket = { $seat } has { $count ->
    [one] { $count } fruit
   *[other] { $count } fruits
} in the basket: { $fruits }.
    .short = { $count } in all
apple = apple
pear = green pear
fig = fig
only-english = Still { $what }.
quotes = { $seat } says “{ apple }”.
",
    ),
    (
        "ru",
        "\
basket = { $seat } держит в корзине { $count ->
    [one] { $count } фрукт
    [few] { $count } фрукта
   *[many] { $count } фруктов
}: { $fruits }.
    .short = всего { $count }
apple = яблоко
pear = зелёная груша
fig = инжир
quotes = { $seat } говорит: «{ apple }».
",
    ),
];

pub fn words() -> Words {
    Words::new(&[FRUIT]).expect("the texts are whole")
}

fn called(seat: Seat) -> String {
    ["Ann", "Борис"][seat.index()].to_owned()
}

fn basket(seat: u8, count: i64, fruits: &[&'static str]) -> Phrase {
    let fruits: Vec<_> = fruits.iter().map(|&key| Phrase::new(key)).collect();
    Phrase::new("basket").with("seat", Seat(seat)).with("count", count).with("fruits", fruits)
}

#[track_caller]
fn check(language: &str, phrase: &Phrase, sentence: &str) {
    assert_eq!(words().say(language, phrase, &called), sentence);
}

#[test]
fn english_has_two_plural_forms() {
    check("en", &basket(0, 1, &["apple"]), "Ann has 1 fruit in the basket: apple.");
    check("en", &basket(1, 2, &["apple", "fig"]), "Борис has 2 fruits in the basket: apple and fig.");
}

#[test]
fn russian_has_three_plural_forms() {
    for (count, word) in [(1, "фрукт"), (3, "фрукта"), (5, "фруктов"), (11, "фруктов"), (22, "фрукта")]
    {
        check("ru", &basket(1, count, &["fig"]), &format!("Борис держит в корзине {count} {word}: инжир."));
    }
}

#[test]
fn lists_are_joined_as_each_language_does() {
    let fruits = ["apple", "pear", "fig"];
    check("en", &basket(0, 3, &fruits), "Ann has 3 fruits in the basket: apple, green pear and fig.");
    check("ru", &basket(1, 3, &fruits), "Борис держит в корзине 3 фрукта: яблоко, зелёная груша и инжир.");
    check("en", &basket(0, 0, &[]), "Ann has 0 fruits in the basket: none.");
    check("ru", &basket(1, 0, &[]), "Борис держит в корзине 0 фруктов: нет.");
}

#[test]
fn players_without_names_are_numbered_from_one() {
    let phrase = Phrase::new("quotes").with("seat", Seat(1));
    assert_eq!(words().say("en", &phrase, &Numbered), "Player 2 says “apple”.");
    assert_eq!(words().say("ru", &phrase, &Numbered), "Игрок 2 говорит: «яблоко».");
}

#[test]
fn a_phrase_in_a_phrase_and_a_plain_text_fill_gaps() {
    check("en", &Phrase::new("only-english").with("what", Phrase::new("pear")), "Still green pear.");
    check("en", &Phrase::new("only-english").with("what", "42"), "Still 42.");
}

#[test]
fn an_attribute_is_said_by_its_full_key() {
    check("ru", &Phrase::new("basket.short").with("count", 7), "всего 7");
}

#[test]
fn what_a_language_lacks_is_said_in_english_around_its_own_words() {
    check("ru", &Phrase::new("only-english").with("what", Phrase::new("fig")), "Still инжир.");
}

#[test]
fn what_no_language_has_is_the_key_in_brackets() {
    check("ru", &Phrase::new("kiwi"), "[kiwi]");
    check("en", &basket(0, 1, &["kiwi"]), "Ann has 1 fruit in the basket: [kiwi].");
}

#[test]
fn no_invisible_marks_are_written() {
    let sentence = words().say("en", &basket(0, 2, &["apple", "fig"]), &called);
    assert!(sentence.is_ascii(), "{sentence:?}");
}

#[test]
fn a_trial_names_every_missing_message_and_gap() {
    let phrase = Phrase::new("only-english").with("which", Arg::Number(1));
    let faults = words().try_say("ru", &phrase, &called).unwrap_err();
    let missing = Fault::NoMessage { language: "ru".into(), key: "only-english".into() };
    assert_eq!(faults[0], missing);
    assert!(
        matches!(&faults[1], Fault::Unfilled { language, key, .. } if language == "en" && key == "only-english")
    );
    assert_eq!(faults.len(), 2);
    assert!(words().try_say("ru", &basket(1, 1, &["fig"]), &called).is_ok());
}

#[test]
fn several_lists_are_one_vocabulary() {
    let more: &[Locale] = &[("en", "plum = plum"), ("ru", "plum = слива")];
    let words = Words::new(&[FRUIT, more]).unwrap();
    assert_eq!(words.say("ru", &Phrase::new("plum"), &called), "слива");
    assert_eq!(words.say("ru", &Phrase::new("apple"), &called), "яблоко");
}

#[test]
fn a_key_of_two_lists_is_refused() {
    let more: &[Locale] = &[("en", "\n\napple = plum")];
    let error = Words::new(&[FRUIT, more]).unwrap_err();
    assert_eq!(error.to_string(), "en.ftl, line 3: the key `apple` is there already");
}

#[test]
fn a_broken_file_is_refused_with_its_line() {
    let broken: &[Locale] = &[("en", "good = yes\nbad = { $open\nalso = no\n")];
    let error = Words::new(&[broken]).unwrap_err();
    assert!(error.to_string().starts_with("en.ftl, line "), "{error}");
}

#[test]
fn words_are_shared_between_threads() {
    let words = words();
    let phrase = basket(0, 5, &["fig"]);
    let said: Vec<String> = std::thread::scope(|scope| {
        let tasks: Vec<_> = (0..4).map(|_| scope.spawn(|| words.say("ru", &phrase, &called))).collect();
        tasks.into_iter().map(|task| task.join().unwrap()).collect()
    });
    assert!(said.iter().all(|sentence| sentence == "Ann держит в корзине 5 фруктов: инжир."), "{said:?}");
}
