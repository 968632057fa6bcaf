//! Playing a golden game.

use ecotable_kernel::{Game, Outcome, PlayError, Refusal, Seat, Table, Verdict, Viewer};

use super::Show;
use super::script::{Claim, Line, open};

/// A golden game, played.
#[derive(Debug, Default)]
pub struct Played {
    /// The text with every claim as it is now, as far as it could be played.
    pub text: String,
    /// Where it could not be played on, and why.
    pub broken: Option<(usize, String)>,
    /// The claims that do not hold: line and what is seen instead.
    pub differs: Vec<(usize, String)>,
}

/// Plays a text to its end or to the first line that cannot be played.
pub fn play<G: Game>(text: &str, show: Show<G>) -> Played {
    let mut played = Played::default();
    let mut table = None;
    for (index, line) in text.lines().enumerate() {
        match play_line::<G>(line, &mut table, show) {
            Ok(None) => played.push(line),
            Ok(Some(now)) => {
                if now != line.trim() {
                    played.differs.push((index + 1, format!("found\n  {now}\nand not\n  {}", line.trim())));
                }
                played.push(&now);
            }
            Err(what) => {
                played.broken = Some((index + 1, what));
                return played;
            }
        }
    }
    if table.is_none() {
        played.broken = Some((1, "there is no line `game ID  seats N  seed SEED`".to_owned()));
    }
    played
}

impl Played {
    fn push(&mut self, line: &str) {
        self.text.push_str(line);
        self.text.push('\n');
    }
}

/// Plays a line; a claim is answered with what it should be.
fn play_line<G: Game>(
    line: &str,
    table: &mut Option<Table<G>>,
    show: Show<G>,
) -> Result<Option<String>, String> {
    match (Line::parse(line)?, table) {
        (Line::Silent, _) => Ok(None),
        (Line::Header(header), table @ None) => {
            *table = Some(open(header)?);
            Ok(None)
        }
        (Line::Header(_), Some(_)) => Err("the game has begun; a second one needs its own file".to_owned()),
        (Line::Decision(seat, action), Some(table)) => decide(table, seat, action).map(|()| None),
        (Line::Claim(claim, _), Some(table)) => claim_line(table, claim, show).map(Some),
        (Line::Decision(..) | Line::Claim(..), None) => {
            Err("the first line is `game ID  seats N  seed SEED  [OPTION=VALUE ...]`".to_owned())
        }
    }
}

fn decide<G: Game>(table: &mut Table<G>, seat: Seat, text: &str) -> Result<(), String> {
    let action = parse::<G>(text)?;
    match table.play(seat, action) {
        Ok(_) => Ok(()),
        Err(error) => Err(format!("seat {seat} cannot `{action}`: {}{}", reason(&error), possible(table))),
    }
}

fn parse<G: Game>(text: &str) -> Result<G::Action, String> {
    text.parse().map_err(|error| format!("`{text}`: {error}"))
}

fn reason<R: Refusal>(error: &PlayError<R>) -> String {
    match error {
        PlayError::Refused(refusal) => format!("{refusal} [{}]", refusal.rule()),
        other => other.to_string(),
    }
}

/// The decisions that could stand there, for the one who mends the file.
fn possible<G: Game>(table: &Table<G>) -> String {
    let lines = table.to_act().iter().map(|seat| {
        let actions: Vec<_> = table.legal_actions(seat).iter().map(ToString::to_string).collect();
        format!("\n  seat {seat} may: {}", actions.join(", "))
    });
    lines.collect()
}

/// A claim with what it should say.
pub fn claim_line<G: Game>(table: &Table<G>, claim: Claim<'_>, show: Show<G>) -> Result<String, String> {
    match claim {
        Claim::View(viewer) => view_line(table, viewer, show),
        Claim::Outcome => Ok(format!("= outcome: {}", outcome(table.outcome().as_ref()))),
        Claim::Refused(seat, text) => match table.check(seat, parse::<G>(text)?) {
            Err(PlayError::Refused(refusal)) => Ok(format!("= refused {seat} {text}: {}", refusal.rule())),
            Err(error) => Ok(format!("= refused {seat} {text}: {error}")),
            Ok(()) => Err(format!("seat {seat} may `{text}`")),
        },
    }
}

fn view_line<G: Game>(table: &Table<G>, viewer: Viewer, show: Show<G>) -> Result<String, String> {
    if viewer.seat().is_some_and(|seat| seat.0 >= table.game().seats()) {
        return Err(format!("there is no seat {viewer}"));
    }
    let shown = show(table.game(), &table.view(viewer));
    let words: Vec<_> = shown.split_whitespace().collect();
    Ok(format!("= view {viewer}: {}", words.join(" ")))
}

fn outcome(outcome: Option<&Outcome>) -> String {
    let Some(outcome) = outcome else {
        return "none yet".to_owned();
    };
    let scores: Vec<_> = outcome.standings.iter().map(|standing| standing.score.to_string()).collect();
    let places: Vec<_> = outcome.standings.iter().map(|standing| standing.rank.to_string()).collect();
    match outcome.verdict {
        Verdict::Ranked => format!("scores {}, places {}", scores.join(" "), places.join(" ")),
        Verdict::AllLost => format!("all lost, scores {}", scores.join(" ")),
    }
}
