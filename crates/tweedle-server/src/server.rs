//! A server: it listens, answers, and ends in good order.

use crate::jobs::Jobs;
use crate::rooms::Rooms;
use crate::sessions::Sessions;
use crate::worksheet::Folder;
use crate::{App, Options, api, guard, jobs, page, rooms_api};
use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::middleware::{from_fn, from_fn_with_state};
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::server::graceful::GracefulShutdown;
use hyper_util::service::TowerToHyperService;
use std::io;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;
use tokio::net::{TcpListener, TcpStream};
use tokio::runtime::{Builder, Runtime};
use tokio::sync::{Semaphore, watch};
use tower_http::compression::CompressionLayer;
use tweedle_desk::Desk;
use tweedle_engine::Control;

/// The largest number of connections at a time; others wait.
const MOST_CONNECTIONS: usize = 900;
/// The time that the head of a request may take. A connection that waits for a place waits no longer, either.
const LONGEST_WAIT: Duration = Duration::from_secs(5);
/// The longest head of a request, in bytes.
const LONGEST_HEAD: usize = 32 << 10;
/// The time for which answers on their way are waited for at the end.
const GRACE: Duration = Duration::from_secs(3);
/// The time between two checks whether all sessions together hold too much.
const LOOK: Duration = Duration::from_millis(50);
/// Threads that read and write; questions have threads of their own.
const THREADS: usize = 2;

/// The reason why a server does not start.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum Unfit {
    /// Other machines could ask, and nothing would keep them from it.
    #[error("A server that other machines reach has to ask for a token.")]
    NoToken,
    /// The address is taken, or is none of this machine.
    #[error("cannot listen on {address}: {error}")]
    Listen {
        /// The address.
        address: SocketAddr,
        /// The error of the system.
        error: io::Error,
    },
    /// The folder of the worksheets cannot be made.
    #[error("cannot make the folder {}: {error}", folder.display())]
    Folder {
        /// The folder.
        folder: std::path::PathBuf,
        /// The error of the system.
        error: io::Error,
    },
    /// The system has no threads to spare.
    #[error("cannot start threads: {0}")]
    Threads(io::Error),
}

/// A server that answers until it is stopped or dropped.
pub struct Server {
    address: SocketAddr,
    token: Option<String>,
    stop: watch::Sender<bool>,
    runtime: Option<Runtime>,
    ended: Option<tokio::task::JoinHandle<()>>,
}

impl Server {
    /// Starts a server. `make` makes the desk of each session, bounded and stopped through the handle that it is given.
    ///
    /// # Errors
    /// [`Unfit`].
    pub fn start(
        options: Options,
        make: impl Fn(Control) -> Desk + Send + Sync + 'static,
    ) -> Result<Server, Unfit> {
        let is_elsewhere = !options.address.ip().is_loopback();
        if is_elsewhere && options.token.as_ref().is_none_or(String::is_empty) {
            return Err(Unfit::NoToken);
        }
        let folder = options.folder.clone().map(|folder| {
            Folder::open(folder.clone()).map_err(|error| Unfit::Folder { folder, error })
        });
        let folder = folder.transpose()?;
        let runtime = Builder::new_multi_thread()
            .worker_threads(THREADS)
            // A thread that is there needs no memory to begin.
            .thread_keep_alive(Duration::MAX)
            .thread_stack_size(jobs::STACK)
            .enable_all()
            .build()
            .map_err(Unfit::Threads)?;
        let address = options.address;
        let listener = runtime
            .block_on(TcpListener::bind(address))
            .map_err(|error| Unfit::Listen { address, error })?;
        let address = listener.local_addr().map_err(|error| Unfit::Listen { address, error })?;
        let sessions = Sessions::new(Box::new(make), options.memory, options.memory_of_session);
        let jobs = Arc::new(Jobs::new(sessions, options.timeout, options.allocator.trim));
        let token = options.token.clone();
        let app =
            Arc::new(App { options, is_elsewhere, address, jobs, rooms: Rooms::default(), folder });
        let (stop, stopped) = watch::channel(false);
        let ended = runtime.spawn(serve(listener, app, stopped));
        Ok(Server { address, token, stop, runtime: Some(runtime), ended: Some(ended) })
    }

    /// The address at which it listens.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// The address that a person opens in a browser.
    pub fn url(&self) -> String {
        let place = match self.address.ip() {
            ip if ip.is_unspecified() && ip.is_ipv4() => {
                format!("127.0.0.1:{}", self.address.port())
            }
            ip if ip.is_unspecified() => format!("[::1]:{}", self.address.port()),
            _ => self.address.to_string(),
        };
        match &self.token {
            Some(token) => format!("http://{place}/?token={token}"),
            None => format!("http://{place}/"),
        }
    }

    /// Ends: no more connections, work is cancelled, answers on their way are waited for some seconds.
    pub fn stop(mut self) {
        self.end();
    }

    fn end(&mut self) {
        let _ = self.stop.send(true);
        if let (Some(runtime), Some(ended)) = (self.runtime.take(), self.ended.take()) {
            let _ = runtime.block_on(ended);
            runtime.shutdown_timeout(GRACE);
        }
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        self.end();
    }
}

/// Answers until it is stopped.
async fn serve(listener: TcpListener, app: Arc<App>, mut stopped: watch::Receiver<bool>) {
    let service = Router::new()
        .merge(api::router())
        .merge(rooms_api::router())
        .fallback(page::file)
        .layer(DefaultBodyLimit::max(api::LONGEST_WORKSHEET))
        .layer(CompressionLayer::new())
        .layer(from_fn_with_state(app.clone(), guard::guard))
        .layer(from_fn(page::headers))
        .with_state(app.clone());
    let graceful = GracefulShutdown::new();
    let places = Arc::new(Semaphore::new(MOST_CONNECTIONS));
    let mut looks = tokio::time::interval(LOOK);
    loop {
        let accepted = async {
            let place = places.clone().acquire_owned().await;
            (listener.accept().await, place)
        };
        let (stream, place) = tokio::select! {
            _ = stopped.wait_for(|stop| *stop) => break,
            _ = looks.tick() => {
                if (app.options.allocator.was_refused)() {
                    app.jobs.sessions.stop_largest();
                }
                app.jobs.sessions.make_room();
                app.jobs.give_back();
                continue;
            }
            (Ok((stream, _)), Ok(place)) = accepted => (stream, place),
        };
        let connection = connection(stream, service.clone());
        let watched = graceful.watch(connection);
        tokio::spawn(async move {
            // A client who broke off does not want to know why.
            let _ = watched.await;
            drop(place);
        });
    }
    drop(listener);
    app.jobs.sessions.cancel_all();
    let _ = tokio::time::timeout(GRACE, graceful.shutdown()).await;
}

/// A connection, on which a head has to come in time.
fn connection(
    stream: TcpStream,
    service: Router,
) -> hyper::server::conn::http1::Connection<TokioIo<TcpStream>, TowerToHyperService<Router>> {
    // The data that is sent is small, and somebody waits for it.
    let _ = stream.set_nodelay(true);
    hyper::server::conn::http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(LONGEST_WAIT)
        .max_buf_size(LONGEST_HEAD)
        .serve_connection(TokioIo::new(stream), TowerToHyperService::new(service))
}
