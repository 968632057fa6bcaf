//! Events of a stream, as they go over the wire.

use axum::body::Bytes;
use memchr::memchr2;

/// What a stream begins with. The id never changes: a browser that opens the stream again by itself sends it along, and so
/// says that it has seen more than the page it came with.
pub const BEGIN: &[u8] = b"retry: 1000\nid: again\nevent: ping\ndata: 1\n\n";
/// A sign of life.
pub const PING: Bytes = Bytes::from_static(b"event: ping\ndata: 1\n\n");
/// The end, because the server stops.
pub const GONE: Bytes = Bytes::from_static(b"event: gone\ndata: 1\n\n");

/// Appends an event. A line of data that is broken stays one piece of data.
pub fn write(into: &mut Vec<u8>, name: &str, data: &str) {
    into.reserve(name.len() + data.len() + 24);
    into.extend_from_slice(b"event: ");
    into.extend_from_slice(name.as_bytes());
    // Zones are long and hardly ever broken.
    if memchr2(b'\n', b'\r', data.as_bytes()).is_some() {
        data.split(['\n', '\r']).for_each(|line| write_line(into, line));
    } else {
        write_line(into, data);
    }
    into.extend_from_slice(b"\n\n");
}

fn write_line(into: &mut Vec<u8>, line: &str) {
    into.extend_from_slice(b"\ndata: ");
    into.extend_from_slice(line.as_bytes());
}
