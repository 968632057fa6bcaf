//! A stream, written to its socket as it is.

use axum::body::{Body, Bytes};
use axum::http::Response;
use http_body_util::BodyExt;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

use crate::server::connection::Guest;

/// Writes an answer without end, until it ends or nobody listens any more.
pub async fn pour(mut stream: TcpStream, response: Response<Body>, _guest: Guest) {
    let head = head(&response);
    let mut body = Box::new(response.into_body());
    if stream.write_all(&head).await.is_err() {
        return;
    }
    drop(head);
    while let Some(frame) = next(&mut stream, &mut body).await {
        if stream.write_all(&frame).await.is_err() {
            return;
        }
    }
    // Who has gone already need not be told that it is over.
    let _ = stream.shutdown().await;
}

/// The next frame; `None` if there is none, or if the visitor has left.
async fn next(stream: &mut TcpStream, body: &mut Body) -> Option<Bytes> {
    loop {
        // Browsers say nothing on a stream; whatever comes is thrown away, and only its end matters.
        let mut heard = [0; 64];
        tokio::select! {
            frame = body.frame() => return frame?.ok()?.into_data().ok(),
            read = stream.read(&mut heard) => if matches!(read, Ok(0) | Err(_)) { return None },
        }
    }
}

/// The first lines of the answer. The end of the connection is the end of the stream, so it needs no lengths.
fn head(response: &Response<Body>) -> Vec<u8> {
    let mut head = Vec::with_capacity(1024);
    head.extend_from_slice(b"HTTP/1.1 200 OK\r\nconnection: close\r\n");
    for (name, value) in response.headers() {
        head.extend_from_slice(name.as_str().as_bytes());
        head.extend_from_slice(b": ");
        head.extend_from_slice(value.as_bytes());
        head.extend_from_slice(b"\r\n");
    }
    head.extend_from_slice(b"\r\n");
    head
}
