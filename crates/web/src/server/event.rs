//! Events of a stream, as they go over the wire.

use axum::body::Bytes;
use memchr::memchr2;

/// What a stream begins with. The id never changes: a browser that opens the stream again by itself sends it along, and so
/// says that it has seen more than the page it came with.
pub const BEGIN: &str = "retry: 1000\nid: again\nevent: ping\ndata: 1\n\n";
/// A sign of life.
pub const PING: Bytes = Bytes::from_static(b"event: ping\ndata: 1\n\n");
/// The end: the server stops, the room has left memory, or the same device has too many streams.
pub const GONE: Bytes = Bytes::from_static(b"event: gone\ndata: 1\n\n");

/// Appends an event with the data that `add` appends, or nothing if it appends nothing. A line of data that is broken stays one
/// piece of data.
pub fn write(into: &mut String, name: &str, add: impl FnOnce(&mut String)) {
    let begin = into.len();
    into.extend(["event: ", name, "\ndata: "]);
    let data = into.len();
    add(into);
    if into.len() == data {
        return into.truncate(begin);
    }
    // Zones are long and hardly ever broken.
    if memchr2(b'\n', b'\r', &into.as_bytes()[data..]).is_some() {
        let broken = into.split_off(data);
        into.push_str(&broken.replace(['\n', '\r'], "\ndata: "));
    }
    into.push_str("\n\n");
}
