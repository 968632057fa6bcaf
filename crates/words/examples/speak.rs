//! How long a sentence takes: `cargo run --release -p ecotable-words --example speak`.

use std::error::Error;
use std::fmt;
use std::hint::black_box;
use std::io::{Write, stdout};
use std::time::Instant;

use ecotable_kernel::{Phrase, Seat};
use ecotable_words::{Locale, Names, Words};

/// As many messages as a game has, so that finding one takes as long as in earnest.
const TEXTS: &[Locale] = &[
    ("en", include_str!("../../game-tradejack/locales/en.ftl")),
    ("ru", include_str!("../../game-tradejack/locales/ru.ftl")),
];

struct Players([&'static str; 2]);

impl Names for Players {
    fn name(&self, seat: Seat) -> Option<String> {
        self.0.get(seat.index()).map(ToString::to_string)
    }

    fn write_name(&self, seat: Seat, out: &mut dyn fmt::Write) -> Result<bool, fmt::Error> {
        self.0.get(seat.index()).map_or(Ok(false), |name| out.write_str(name).map(|()| true))
    }
}

fn main() -> Result<(), Box<dyn Error>> {
    let words = Words::new(&[TEXTS])?;
    let tongue = words.tongue("ru");
    let names = Players(["Quiet Otter", "Loud Heron"]);
    let mut out = stdout();
    writeln!(out, "   say  tongue.say  tongue.write")?;
    let mut page = String::new();
    for phrase in &phrases() {
        let said = nanoseconds(|| words.say(black_box("ru"), black_box(phrase), &names));
        let in_tongue = nanoseconds(|| tongue.say(black_box(phrase), &names));
        let written = nanoseconds(|| {
            page.clear();
            tongue.write(&mut page, black_box(phrase), &names)
        });
        let sentence = tongue.say(phrase, &names);
        writeln!(out, "{said:>3} ns {in_tongue:>8} ns {written:>10} ns  {sentence}")?;
    }
    let key = nanoseconds(|| tongue.say_key(black_box("product-noodl")).len());
    writeln!(out, "{key:>3} ns  tongue.say_key, {}", tongue.say_key("product-noodl"))?;
    Ok(())
}

fn phrases() -> [Phrase; 6] {
    let noodles = Phrase::new("product-noodl");
    let blue = Phrase::new("card-blue").with("name", noodles.clone());
    let cards = ["product-noodl", "product-soap", "product-marg", "product-pizza"].map(Phrase::new);
    [
        noodles,
        Phrase::new("card-copies").with("count", 3).with("card", "Margarine"),
        Phrase::new("list-last").with("first", Seat(0)).with("last", Seat(1)),
        Phrase::new("award-with-points").with("award", "Gold").with("points", 3),
        Phrase::new("card-copies").with("count", 3).with("card", blue),
        Phrase::new("listed-trend").with("trend", cards.to_vec()),
    ]
}

/// The quickest of many short runs, so that it does not matter what else the machine does; for each sentence.
fn nanoseconds<T>(mut say: impl FnMut() -> T) -> u128 {
    const TIMES: u32 = 500;
    let run = |_| {
        let start = Instant::now();
        (0..TIMES).for_each(|_| drop(black_box(say())));
        start.elapsed().as_nanos() / u128::from(TIMES)
    };
    (0..2000).map(run).min().unwrap_or_default()
}
