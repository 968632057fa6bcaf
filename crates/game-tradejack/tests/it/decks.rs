//! Card list files: good ones, and every kind of bad one with the place where it is wrong (TJ-10.8).

use ecotable_kernel::{ConfigError, Game};
use ecotable_tradejack::deck::{self, CardList, DeckError, MOST_BYTES, STANDARD};
use ecotable_tradejack::{Config, TradeJack};

/// A small list: its lines are counted below.
const SMALL: &str = r#"name = "Small"

[[product]]
id = "SOAP"
name = "Soap"
value = 2
blue = 3
yellow = 3

[[source]]
id = "GOLD"
name = "Gold Standard"
credits = 4
blue = 4
yellow = 4
standard = "gold"

[[trend]]
id = "T1"
product = "SOAP"
product_bonus = 3
source = "GOLD"
source_bonus = 2
stack = "A"

[[trend]]
id = "T2"
double_credits = true
stack = "A"

[[award]]
id = "W1"
kind = "most-gold"
points = 4
stack = "C"

[[regulation]]
id = "R1"
bans = "RAIN"
stack = "B"

[[award]]
id = "W2"
kind = "exclusively-alternative"
points = 3
stack = "C"
"#;

/// The small list with one thing changed, and everything that is then wrong with it: `line:column message`.
#[track_caller]
fn check(from: &str, to: &str, wrong: &[&str]) {
    assert_eq!(SMALL.matches(from).count(), 1, "`{from}` is there once");
    check_text(&SMALL.replace(from, to), wrong);
}

#[track_caller]
fn check_text(text: &str, wrong: &[&str]) {
    let found = match deck::read(text) {
        Ok(_) => Vec::new(),
        Err(errors) => errors,
    };
    let found: Vec<String> = found
        .iter()
        .map(|DeckError { line, column, message }| format!("{line}:{column} {message}"))
        .collect();
    assert_eq!(found, wrong);
}

fn small() -> CardList {
    deck::read(SMALL).expect("the small list is good")
}

#[test]
fn the_standard_list_is_good_and_the_default() {
    let list = deck::read(STANDARD).unwrap();
    assert_eq!(list.name, "TradeJack, standard");
    let own = TradeJack::new(&Config { deck: Some(list), ..Config::default() }, 4).unwrap();
    assert_eq!(own.cards(), TradeJack::new(&Config::default(), 4).unwrap().cards());
}

#[test]
fn a_small_list_is_good() {
    let game = TradeJack::new(&Config { deck: Some(small()), ..Config::default() }, 2).unwrap();
    assert_eq!(game.cards().product_copies.iter().sum::<u8>(), 6);
    assert_eq!(game.cards().source_copies.iter().sum::<u8>(), 8);
    assert_eq!(game.cards().demand.len(), 5);
}

#[test]
fn a_list_survives_its_file_and_a_record() {
    let json = serde_json::to_string(&small()).unwrap();
    assert_eq!(serde_json::from_str::<CardList>(&json).unwrap(), small());
    let config = Config { deck: Some(small()), ..Config::default() };
    let text = serde_json::to_string(&config).unwrap();
    assert_eq!(serde_json::from_str::<Config>(&text).unwrap(), config);
}

#[test]
fn what_is_no_toml_is_told_with_its_place() {
    // What it says there is up to the reader of TOML files.
    for (text, place) in
        [("name = ", (1, 8)), ("name = \"Small\"\nvalue 2\n", (2, 7)), ("[[product\n", (1, 10))]
    {
        let errors = deck::read(text).unwrap_err();
        assert_eq!((errors.len(), (errors[0].line, errors[0].column)), (1, place), "{text}");
        assert!(!errors[0].message.is_empty());
    }
    check_text("", &["1:1 missing field `name`"]);
}

#[test]
fn missing_and_unknown_fields_are_told() {
    check("value = 2\n", "", &["3:1 missing field `value`"]);
    check(
        "value = 2",
        "valeu = 2",
        &["6:1 unknown field `valeu`, expected one of `id`, `name`, `value`, `blue`, `yellow`"],
    );
    check(
        "[[award]]\nid = \"W1\"",
        "[[prize]]\nid = \"W1\"",
        &["31:3 unknown field `prize`, expected one of `name`, `product`, `source`, \
        `trend`, `award`, `regulation`"],
    );
}

#[test]
fn values_of_the_wrong_kind_are_told() {
    check("value = 2", "value = \"two\"", &["6:9 invalid type: string \"two\", expected u8"]);
    check("value = 2", "value = -1", &["6:9 invalid value: integer `-1`, expected u8"]);
    check("value = 2", "value = 256", &["6:9 invalid value: integer `256`, expected u8"]);
    check("value = 2", "value = 2.5", &["6:9 invalid type: floating point `2.5`, expected u8"]);
    check("stack = \"B\"", "stack = \"D\"", &["40:9 unknown variant `D`, expected one of `A`, `B`, `C`"]);
    check(
        "\"most-gold\"",
        "\"most-fun\"",
        &["33:8 unknown variant `most-fun`, expected one of `most-gold`, \
        `most-standards`, `exclusively-alternative`, `most-green-products`, `most-green-credits`"],
    );
    check(
        "standard = \"gold\"",
        "standard = \"bronze\"",
        &["16:12 unknown variant `bronze`, expected `gold` or `silver`"],
    );
}

#[test]
fn numbers_above_twenty_are_told() {
    check("value = 2", "value = 21", &["6:9 21 is more than 20"]);
    check("credits = 4", "credits = 99", &["13:11 99 is more than 20"]);
    check("blue = 3", "blue = 21", &["7:8 21 is more than 20"]);
    check("yellow = 4", "yellow = 30", &["15:10 30 is more than 20"]);
    check("product_bonus = 3", "product_bonus = 21", &["21:17 21 is more than 20"]);
    check("source_bonus = 2", "source_bonus = 200", &["23:16 200 is more than 20"]);
    check("points = 4", "points = 21", &["34:10 21 is more than 20"]);
    check("double_credits = true", "green_bonus = 21", &["28:15 21 is more than 20"]);
    check("value = 2", "value = 20", &[]);
}

#[test]
fn unknown_ids_are_told_with_the_known_ones() {
    check(
        "id = \"SOAP\"",
        "id = \"SOUP\"",
        &[
            "4:6 `SOUP` is no product id; they are SOAP, DETG, BREAD, NOODL, \
        MARG, BISC, SHAMP, PIZZA, ICECR, CHOCO, LIPST, PNUT",
            "7:8 0 product cards in all; 1 to 96 are possible",
        ],
    );
    check(
        "id = \"GOLD\"",
        "id = \"gold\"",
        &[
            "11:6 `gold` is no source id; they are GOLD, SILV, SMALL, INTER, \
        ORANG, ALT, RAIN, PEAT",
            "14:8 0 source cards in all; 1 to 96 are possible",
        ],
    );
    check("product = \"SOAP\"", "product = \"GOLD\"", &["20:11 there is no product `GOLD`"]);
    check("source = \"GOLD\"", "source = \"SOAP\"", &["22:10 there is no source `SOAP`"]);
    check("bans = \"RAIN\"", "bans = \"RAINFOREST\"", &["39:8 there is no source `RAINFOREST`"]);
}

#[test]
fn ids_of_demand_cards_are_short_plain_and_used_once() {
    let wrong = |id: &str| format!("32:6 `{id}` is no id: 1 to 8 letters, digits or hyphens");
    for id in ["", "ABCDEFGHI", "W 1", "W.1", "Ä", "W_1"] {
        check("id = \"W1\"", &format!("id = \"{id}\""), &[&wrong(id)]);
    }
    check("id = \"W1\"", "id = \"AB-34-gh\"", &[]);
    check("id = \"W1\"", "id = \"T1\"", &["32:6 `T1` is there twice"]);
    check("id = \"R1\"", "id = \"W1\"", &["38:6 `W1` is there twice"]);
}

#[test]
fn products_and_sources_stand_there_once() {
    let soap = "[[product]]\nid = \"SOAP\"\nname = \"Soap\"\nvalue = 2\nblue = 1\nyellow = 0\n\n[[source]]";
    check("[[source]]", soap, &["11:6 `SOAP` is there twice"]);
    let gold = "[[source]]\nid = \"GOLD\"\nname = \"Gold\"\ncredits = 1\nblue = 1\nyellow = 0\n\n[[trend]]\nid = \"T1\"";
    check("[[trend]]\nid = \"T1\"", gold, &["19:6 `GOLD` is there twice"]);
}

#[test]
fn a_trend_is_of_exactly_one_kind() {
    let kinds = "a trend has either `product` and `source` with their bonuses, or `double_credits = true`, or \
                 `green_bonus`";
    for mixed in ["", "green_bonus = 2\ndouble_credits = true", "product = \"SOAP\"", "source = \"GOLD\""] {
        check("double_credits = true", mixed, &[&format!("27:6 {kinds}")]);
    }
    check(
        "double_credits = true",
        "double_credits = true\nproduct = \"SOAP\"\nsource = \"GOLD\"",
        &[&format!("27:6 {kinds}")],
    );
    check("double_credits = true", "green_bonus = 2", &[]);
}

#[test]
fn a_bonus_without_its_card_and_a_card_without_its_bonus_are_told() {
    for stray in ["double_credits = true\nproduct_bonus = 3", "green_bonus = 2\nsource_bonus = 2"] {
        assert!(deck::read(&SMALL.replace("double_credits = true", stray)).is_err(), "{stray}");
    }
    for missing in ["product_bonus = 3\n", "source_bonus = 2\n"] {
        assert!(deck::read(&SMALL.replace(missing, "")).is_err(), "without {missing}");
    }
}

#[test]
fn each_deck_has_one_to_ninety_six_cards() {
    check(
        "blue = 3\nyellow = 3",
        "blue = 0\nyellow = 0",
        &["7:8 0 product cards in all; 1 to 96 are possible"],
    );
    check(
        "blue = 4\nyellow = 4",
        "blue = 0\nyellow = 0",
        &["14:8 0 source cards in all; 1 to 96 are possible"],
    );
    check("blue = 3\nyellow = 3", "blue = 1\nyellow = 0", &[]);
    let names = ["DETG", "BREAD", "NOODL", "MARG", "BISC"];
    let more = |blue: u8| {
        let entry = |id: &&str| {
            format!("[[product]]\nid = \"{id}\"\nname = \"{id}\"\nvalue = 2\nblue = {blue}\nyellow = 8\n\n")
        };
        let entries: String = names.iter().map(entry).collect();
        SMALL.replace("[[source]]", &(entries + "[[source]]"))
    };
    check_text(&more(10), &[]); // 6 + 5 × 18 = 96
    check_text(&more(11), &["42:8 101 product cards in all; 1 to 96 are possible"]);
}

#[test]
fn there_are_three_to_twenty_four_trends_and_awards() {
    let award =
        |id: &str| format!("[[award]]\nid = \"{id}\"\nkind = \"most-gold\"\npoints = 4\nstack = \"C\"\n\n");
    let with = |count: usize| {
        let awards: String = (0..count).map(|number| award(&format!("X{number}"))).collect();
        SMALL.replace("[[regulation]]", &(awards + "[[regulation]]"))
    };
    check_text(&with(20), &[]);
    let sizes = |normal: usize, all: usize| {
        format!(
            "27:6 {normal} trends and awards without three dots and {all} in all; a round needs 3, and at most 24 \
             are possible"
        )
    };
    check_text(&with(21), &[&sizes(25, 25)]);
    let dotted = SMALL.replace("stack = \"A\"", "stack = \"A\"\nadvanced = true");
    check_text(&dotted, &[&sizes(2, 4).replace("27:6", "28:6")]);
    let too_many = ["181:6 more than 26 demand cards", "176:6 more than 26 demand cards"];
    check_text(&with(23), &[too_many[0], too_many[1], &sizes(26, 26)]);
}

#[test]
fn everything_that_is_wrong_is_told_at_once() {
    let text = SMALL.replace("value = 2", "value = 50").replace("credits = 4", "credits = 51");
    let text = text.replace("bans = \"RAIN\"", "bans = \"SUN\"");
    check_text(
        &text,
        &["6:9 50 is more than 20", "13:11 51 is more than 20", "39:8 there is no source `SUN`"],
    );
}

#[test]
fn columns_count_characters_also_in_short_tables() {
    let product = "product = [{ id = \"SOAP\", name = \"Мыло\", value = 99, blue = 3, yellow = 3 }]\n";
    let (head, rest) = SMALL.split_once("[[product]]").unwrap();
    let (_, tail) = rest.split_once("\n\n").unwrap();
    check_text(&format!("{head}{product}{tail}"), &["3:50 99 is more than 20"]);
}

#[test]
fn a_huge_file_is_not_read() {
    let huge = format!("{SMALL}# {}\n", "x".repeat(MOST_BYTES));
    let message = format!("1:1 the file has {} bytes; a card list has at most {MOST_BYTES}", huge.len());
    check_text(&huge, &[&message]);
}

#[test]
fn a_config_with_a_bad_list_is_refused() {
    let mut list = small();
    list.source[0].credits = 21;
    let refused = TradeJack::new(&Config { deck: Some(list), ..Config::default() }, 2).err();
    let why = "source 1, credits: 21 is more than 20".to_owned();
    assert_eq!(refused, Some(ConfigError::Option { name: "deck".to_owned(), why }));
}
