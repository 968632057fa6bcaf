//! Starting and stopping the server.

use std::io::{Read, Write};
use std::net::{TcpListener, TcpStream};
use std::process::Command;
use std::time::Duration;

use super::client::Client;
use super::house::House;
use super::player::Player;
use crate::program::{empty_folder, run};

#[test]
fn the_server_says_where_it_is_and_answers_there() {
    let data = empty_folder("serve");
    let house = House::open(&data, &[]);
    assert!(house.said.contains("on this machine:   http://localhost:"), "{}", house.said);
    assert!(house.said.contains(&data.display().to_string()), "{}", house.said);
    let home = Client::default().get(house.at, "/").unwrap();
    assert_eq!(home.status, 200);
    assert!(data.join("ecotable.sqlite").exists());
}

#[test]
fn a_taken_port_is_told() {
    let data = empty_folder("serve-taken");
    let taken = TcpListener::bind("127.0.0.1:0").unwrap();
    let port = taken.local_addr().unwrap().port().to_string();
    let data = data.to_str().unwrap();
    let run = run("serve-taken", &["serve", "--bind", "127.0.0.1", "--port", &port, "--data", data], "");
    assert_eq!(run.code, 1);
    assert!(run.err.contains(&format!("cannot listen at 127.0.0.1:{port}")), "{}", run.err);
}

#[test]
fn without_a_port_the_next_free_one_is_taken_and_told() {
    let data = empty_folder("serve-next");
    // If this fails, somebody else has the port, which is just as well.
    let _taken = TcpListener::bind("127.0.0.1:8080");
    let house = House::open_at(&data, &[]);
    let port = house.at.port();
    assert!(port > 8080, "{port}");
    assert!(house.said.contains(&format!("Port 8080 is taken, so this is port {port}.")), "{}", house.said);
    assert_eq!(Client::default().get(house.at, "/").unwrap().status, 200);
}

#[test]
fn a_file_that_is_no_database_is_told() {
    let data = empty_folder("serve-no-database");
    std::fs::write(data.join("ecotable.sqlite"), "a letter to a friend, and nothing else").unwrap();
    let run = run("serve-no-database", &["serve", "--port", "0", "--data", data.to_str().unwrap()], "");
    assert_eq!(run.code, 1);
    assert!(run.err.contains("is not a database"), "{}", run.err);
}

#[test]
fn only_names_that_were_given_lead_to_the_server() {
    let data = empty_folder("serve-names");
    let house = House::open(&data, &["--name", "games.school.example"]);
    for (host, status) in [("games.school.example", "200"), ("evil.example", "421"), ("localhost", "200")] {
        let mut stream = TcpStream::connect(house.at).unwrap();
        write!(stream, "GET / HTTP/1.1\r\nhost: {host}\r\nconnection: close\r\n\r\n").unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        assert_eq!(&answer[9..12], status, "{host}");
    }
}

/// Opens the stream of a table, and reads its beginning.
fn watch(house: &House, player: &Player) -> TcpStream {
    let mut stream = TcpStream::connect(house.at).unwrap();
    stream.set_read_timeout(Some(Duration::from_secs(20))).unwrap();
    write!(stream, "GET /t/{}/stream HTTP/1.1\r\nhost: localhost\r\n\r\n", player.table).unwrap();
    let mut start = [0; 15];
    stream.read_exact(&mut start).unwrap();
    assert_eq!(&start, b"HTTP/1.1 200 OK");
    stream
}

#[cfg(unix)]
#[test]
fn the_server_stops_within_a_second_with_open_streams() {
    for signal in ["-INT", "-TERM"] {
        let data = empty_folder("serve-stop");
        let house = House::open(&data, &[]);
        let player = Player::sit_down(house.at, 5);
        let mut streams: Vec<TcpStream> = (0..40).map(|_| watch(&house, &player)).collect();
        let (status, took, said) = house.signal(signal);
        assert!(status.success(), "{signal}: {status}");
        assert!(took < Duration::from_secs(1), "{signal}: {took:?}");
        assert!(said.contains("Every table is kept."), "{said}");
        for stream in &mut streams {
            let mut rest = String::new();
            stream.read_to_string(&mut rest).unwrap();
            assert!(rest.contains("event: gone"), "{rest}");
        }
    }
}

#[test]
fn help_names_the_server_first() {
    let output = Command::new(env!("CARGO_BIN_EXE_ecotable")).arg("--help").output().unwrap();
    let help = String::from_utf8(output.stdout).unwrap();
    assert!(help.find("serve").unwrap() < help.find("tournament").unwrap(), "{help}");
}
