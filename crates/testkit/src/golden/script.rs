//! The lines of a golden game.

use ecotable_kernel::{Game, Seat, Seed, Table, Viewer};

/// What a line says.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Line<'a> {
    /// A comment or nothing.
    Silent,
    /// The game, seats, seed and options.
    Header(&'a str),
    /// A seat decides.
    Decision(Seat, &'a str),
    /// What is claimed.
    Claim(Claim<'a>, &'a str),
}

/// Something that can be looked up at a point of a game.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Claim<'a> {
    /// What a viewer sees.
    View(Viewer),
    /// The rule that forbids an action.
    Refused(Seat, &'a str),
    /// The result.
    Outcome,
}

impl<'a> Line<'a> {
    /// Reads a line, or says what it should be.
    pub fn parse(line: &'a str) -> Result<Self, String> {
        let line = line.trim();
        if line.is_empty() || line.starts_with('#') {
            return Ok(Self::Silent);
        }
        if line.starts_with("game ") {
            return Ok(Self::Header(line));
        }
        if let Some(claim) = line.strip_prefix('=') {
            return parse_claim(claim.trim());
        }
        let (seat, action) = parse_decision(line)?;
        Ok(Self::Decision(seat, action))
    }
}

fn parse_claim(text: &str) -> Result<Line<'_>, String> {
    let expected = "expected `= view SEAT: ...`, `= refused SEAT ACTION: RULE` or `= outcome: ...`";
    // A view may have colons in it, and so may the notation of a refused action.
    let is_refusal = text.starts_with("refused ");
    let parts = if is_refusal { text.rsplit_once(':') } else { text.split_once(':') };
    let (claim, says) = parts.ok_or(expected)?;
    let claim = match claim.trim().split_once(' ') {
        None if claim.trim() == "outcome" => Claim::Outcome,
        Some(("view", viewer)) => Claim::View(
            viewer.trim().parse().map_err(|_| format!("`{viewer}` is neither a seat nor `spectator`"))?,
        ),
        Some(("refused", decision)) => {
            let (seat, action) = parse_decision(decision.trim())?;
            Claim::Refused(seat, action)
        }
        _ => return Err(expected.to_owned()),
    };
    Ok(Line::Claim(claim, says.trim()))
}

fn parse_decision(text: &str) -> Result<(Seat, &str), String> {
    let (seat, action) = text.split_once(' ').ok_or_else(|| format!("`{text}` is not `SEAT ACTION`"))?;
    let seat = seat.parse().map_err(|_| format!("`{seat}` is not the number of a seat"))?;
    Ok((Seat(seat), action.trim()))
}

/// Sets up the game that a header names.
pub fn open<G: Game>(header: &str) -> Result<Table<G>, String> {
    let words: Vec<_> = header.split_whitespace().collect();
    let ["game", game, "seats", seats, "seed", seed, options @ ..] = words.as_slice() else {
        return Err("expected `game ID  seats N  seed SEED  [OPTION=VALUE ...]`".to_owned());
    };
    if *game != G::META.id {
        return Err(format!("this is a game of {game}, not of {}", G::META.id));
    }
    let seats = seats.parse().map_err(|_| format!("`{seats}` is not a number of seats"))?;
    let seed: Seed = seed.parse().map_err(|error| format!("{error}"))?;
    let config = crate::options::config::<G>(options).map_err(|error| error.to_string())?;
    let game = G::new(&config, seats).map_err(|error| error.to_string())?;
    Ok(Table::new(game, seed).0)
}
