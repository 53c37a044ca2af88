//! Connections that tell when the other process is lost.

use std::io::{self, Read, Write};
use std::net::{Shutdown, TcpStream};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use timely::communication::allocator::zero_copy::stream::Stream;
use tweedle_engine::Stop;

/// Set when a connection has ended.
#[derive(Clone, Default)]
pub(crate) struct Lost(Arc<AtomicBool>);

impl Lost {
    pub(crate) fn is_set(&self) -> bool {
        self.0.load(Ordering::Acquire)
    }

    fn set(&self) {
        self.0.store(true, Ordering::Release);
    }
}

/// The error that another process of the cluster is lost.
pub(crate) fn lost() -> Stop {
    let message = "Another process of the cluster has ended. Start all of them again: they go on where they were.";
    Stop::NotPossible(message.to_owned())
}

/// A connection.
pub(crate) struct Link {
    stream: TcpStream,
    lost: Lost,
}

impl Link {
    pub(crate) fn new(stream: TcpStream, lost: &Lost) -> Link {
        Link { stream, lost: lost.clone() }
    }

    /// True if the other process has ended. Nobody reads from the connection at that time.
    pub(crate) fn is_closed(&self) -> bool {
        let peek = |stream: &TcpStream| {
            stream.set_nonblocking(true)?;
            let peeked = stream.peek(&mut [0]);
            stream.set_nonblocking(false)?;
            peeked
        };
        match peek(&self.stream) {
            Ok(count) => count == 0,
            Err(error) => error.kind() != io::ErrorKind::WouldBlock,
        }
    }

    /// From now on waits for the other process as long as it takes.
    pub(crate) fn without_patience(&self) -> io::Result<()> {
        self.stream.set_read_timeout(None)
    }
}

impl Read for Link {
    fn read(&mut self, bytes: &mut [u8]) -> io::Result<usize> {
        let read = self.stream.read(bytes);
        if !read.as_ref().is_ok_and(|&count| count > 0) {
            self.lost.set();
        }
        read
    }
}

impl Write for Link {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let written = self.stream.write(bytes);
        if written.is_err() {
            self.lost.set();
        }
        written
    }

    fn flush(&mut self) -> io::Result<()> {
        self.stream.flush()
    }
}

impl Stream for Link {
    fn try_clone(&self) -> io::Result<Link> {
        Ok(Link { stream: self.stream.try_clone()?, lost: self.lost.clone() })
    }

    fn set_nonblocking(&self, nonblocking: bool) -> io::Result<()> {
        self.stream.set_nonblocking(nonblocking)
    }

    fn shutdown(&self, how: Shutdown) -> io::Result<()> {
        self.stream.shutdown(how)
    }
}
