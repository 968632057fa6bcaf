//! A socket that tells what happens on it.

use std::io::{self, IoSlice};
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll};

use axum::body::Bytes;
use hyper::rt::{Read, ReadBufCursor, Write};
use hyper_util::rt::TokioIo;
use tokio::net::TcpStream;

use crate::server::conduct::Conduct;

/// A socket that tells what happens on it.
pub struct Watched {
    io: TokioIo<TcpStream>,
    /// What was read from it before.
    before: Bytes,
    conduct: Arc<Conduct>,
}

impl Watched {
    pub fn new(stream: TcpStream, before: Bytes, conduct: Arc<Conduct>) -> Self {
        Self { io: TokioIo::new(stream), before, conduct }
    }

    pub fn into_inner(self) -> TcpStream {
        self.io.into_inner()
    }
}

impl Read for Watched {
    fn poll_read(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        mut buffer: ReadBufCursor<'_>,
    ) -> Poll<io::Result<()>> {
        if !self.before.is_empty() {
            let now = self.before.len().min(buffer.remaining());
            buffer.put_slice(&self.before.split_to(now));
            self.conduct.heard();
            return Poll::Ready(Ok(()));
        }
        let read = Pin::new(&mut self.io).poll_read(cx, buffer);
        if read.is_ready() {
            self.conduct.heard();
        }
        read
    }
}

impl Write for Watched {
    fn poll_write(mut self: Pin<&mut Self>, cx: &mut Context<'_>, bytes: &[u8]) -> Poll<io::Result<usize>> {
        Pin::new(&mut self.io).poll_write(cx, bytes)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        bytes: &[IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let io = Pin::new(&mut self.io);
        match bytes {
            // An answer without a body is one piece, and is written more cheaply so.
            [only] => io.poll_write(cx, only),
            several => io.poll_write_vectored(cx, several),
        }
    }

    fn is_write_vectored(&self) -> bool {
        self.io.is_write_vectored()
    }

    /// Hyper asks for this when it has nothing left to write.
    fn poll_flush(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        let flushed = Pin::new(&mut self.io).poll_flush(cx);
        if flushed.is_ready() {
            self.conduct.sent();
        }
        flushed
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.io).poll_shutdown(cx)
    }
}
