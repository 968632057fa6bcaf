//! `ecotable serve`, and `ecotable` without a command: the games in the browser.

use std::io::{self, IsTerminal, Write};
use std::net::{IpAddr, SocketAddr};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use anyhow::{Context, Result, bail};
use clap::Args;
use ecotable_rooms::Rooms;
use ecotable_store::SqliteStore;
use ecotable_web::app::App;
use ecotable_web::server::{self, Journal, Paint, Settings, local_addresses, terminal_qr};
use tokio::net::TcpListener;
use tokio::runtime::Builder;

use crate::files::data_folder;

/// Examples for `--help`.
pub const EXAMPLES: &str =
    "Everybody in the same network can play: they open the address that is shown, or scan the code.
Tables are kept in the data folder and go on where they were.

Examples:
  ecotable serve
  ecotable serve --port 8000 --data ~/evening
  ecotable serve --bind 127.0.0.1                      for this machine only
  ecotable serve --name games.school.example           if it is reached under a name";

/// The port if none is named.
const USUAL_PORT: u16 = 8080;
/// How many ports are tried if none is named.
const PORTS: u16 = 20;
/// How long work that nobody waits for any more may still take.
const LEFTOVERS: Duration = Duration::from_millis(100);

/// The server.
#[derive(Args, Clone, Debug)]
pub struct ServeArgs {
    /// The port; 0 for any that is free [default: 8080, or the next that is free]
    #[arg(long)]
    pub port: Option<u16>,
    /// The address to listen at
    #[arg(long, default_value = "0.0.0.0", value_name = "ADDRESS")]
    pub bind: IpAddr,
    /// The folder for the database [default: the data folder of the system]
    #[arg(long, value_name = "DIR")]
    pub data: Option<PathBuf>,
    /// A name under which the server is reached, besides addresses and names that end in .local; may be repeated
    #[arg(long = "name", value_name = "HOST")]
    pub names: Vec<String>,
}

impl Default for ServeArgs {
    fn default() -> Self {
        Self { port: None, bind: [0, 0, 0, 0].into(), data: None, names: Vec::new() }
    }
}

/// Serves until it is told to stop.
pub fn run(args: &ServeArgs) -> Result<()> {
    let runtime = Builder::new_multi_thread().enable_all().build().context("the server cannot start")?;
    let served = runtime.block_on(serve(args));
    runtime.shutdown_timeout(LEFTOVERS);
    served
}

async fn serve(args: &ServeArgs) -> Result<()> {
    let listener = listen(args).await?;
    let folder = args.data.clone().unwrap_or_else(data_folder);
    let rooms = Rooms::new(Arc::new(open_store(&folder)?));
    let journal: Journal = Arc::new(|line| {
        // If even the failure cannot be told, nothing is left to be done.
        let _ = writeln!(io::stderr(), "ecotable: {line}");
    });
    let complaints = Arc::clone(&journal);
    rooms.keep_tidy(move |error| complaints(&format!("tables cannot be tidied: {error}")));
    let settings = Settings {
        connections: connections(),
        names: args.names.clone(),
        lan: listener
            .local_addr()?
            .ip()
            .is_unspecified()
            .then(local_addresses)
            .and_then(|all| all.first().copied()),
        journal,
        ..Settings::default()
    };
    let stop = signals()?;
    welcome(args, listener.local_addr()?, &folder)?;
    server::serve(listener, App::new(rooms, settings), stop).await;
    writeln!(io::stdout(), "Stopped. Every table is kept.")?;
    Ok(())
}

/// How many connections the system allows, with some files left for ourselves; every open page is one or two.
fn connections() -> usize {
    let usual = Settings::default().connections;
    // Many systems allow only a thousand files at first, and more to those who ask.
    let files = rlimit::increase_nofile_limit(u64::MAX).unwrap_or(u64::MAX);
    usize::try_from(files).unwrap_or(usize::MAX).saturating_sub(100).clamp(100, usual)
}

fn open_store(folder: &Path) -> Result<SqliteStore> {
    std::fs::create_dir_all(folder)
        .with_context(|| format!("cannot create the folder {}", folder.display()))?;
    Ok(SqliteStore::open(&folder.join("ecotable.sqlite"))?)
}

/// The port that was asked for, or else the first that is free.
async fn listen(args: &ServeArgs) -> Result<TcpListener> {
    if let Some(port) = args.port {
        let place = SocketAddr::new(args.bind, port);
        return TcpListener::bind(place).await.with_context(|| format!("cannot listen at {place}"));
    }
    for port in USUAL_PORT..USUAL_PORT + PORTS {
        let place = SocketAddr::new(args.bind, port);
        match TcpListener::bind(place).await {
            Ok(listener) => return Ok(listener),
            Err(error) if error.kind() == io::ErrorKind::AddrInUse => {}
            Err(error) => return Err(error).with_context(|| format!("cannot listen at {place}")),
        }
    }
    bail!("the ports {USUAL_PORT} to {} are all taken; name another one with --port", USUAL_PORT + PORTS - 1)
}

/// Says where the games are, in words and as a picture for phones.
fn welcome(args: &ServeArgs, at: SocketAddr, folder: &Path) -> Result<()> {
    let mut out = io::stdout().lock();
    let port = at.port();
    if args.port.is_none() && port != USUAL_PORT {
        writeln!(out, "Port {USUAL_PORT} is taken, so this is port {port}.")?;
    }
    writeln!(out, "Ecotable is open.")?;
    let everywhere = at.ip().is_unspecified();
    if everywhere || at.ip().is_loopback() {
        writeln!(out, "  on this machine:   http://localhost:{port}/")?;
    }
    let others = if everywhere { local_addresses() } else { Vec::new() };
    let others: Vec<IpAddr> = if at.ip().is_loopback() || everywhere { others } else { vec![at.ip()] };
    for address in &others {
        writeln!(out, "  in your network:   http://{}/", SocketAddr::new(*address, port))?;
    }
    if let Some(first) = others.first().filter(|_| io::stdout().is_terminal()) {
        for line in terminal_qr(&format!("http://{}/", SocketAddr::new(*first, port)), paint()) {
            writeln!(out, "  {line}")?;
        }
    }
    writeln!(out, "Tables are kept in {}. Press Ctrl+C to stop.", folder.display())?;
    Ok(out.flush()?)
}

fn paint() -> Paint {
    let no_colour = std::env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty());
    if no_colour { Paint::Plain } else { Paint::Colours }
}

/// Waits for Ctrl+C or for the system's wish to stop.
#[cfg(unix)]
fn signals() -> Result<impl Future<Output = ()>> {
    use tokio::signal::unix::{SignalKind, signal};
    let mut interrupt = signal(SignalKind::interrupt())?;
    let mut terminate = signal(SignalKind::terminate())?;
    Ok(async move {
        tokio::select! {
            _ = interrupt.recv() => {}
            _ = terminate.recv() => {}
        }
    })
}

/// Waits for Ctrl+C.
#[cfg(not(unix))]
fn signals() -> Result<impl Future<Output = ()>> {
    Ok(async {
        // Without the signal the server runs until it is ended from outside.
        if tokio::signal::ctrl_c().await.is_err() {
            std::future::pending::<()>().await;
        }
    })
}
