//! What every test in the browser needs: a server, a driver, windows, and that all of it is put away afterwards.

use std::sync::{Arc, Mutex};

use anyhow::Result;
use ecotable_browser::{Driver, Site, Window, WindowOptions};

/// A server with its visitors.
pub struct Stage {
    driver: Driver,
    /// The server.
    pub site: Site,
    windows: Mutex<Vec<Arc<Window>>>,
}

impl Stage {
    /// Runs a test and puts everything away, whatever comes of it.
    pub async fn run(test: impl AsyncFnOnce(&mut Stage) -> Result<()>) {
        Self::run_at(Site::open().await.unwrap(), test).await;
    }

    /// Runs a test at a server that was set up for it.
    pub async fn run_at(site: Site, test: impl AsyncFnOnce(&mut Stage) -> Result<()>) {
        let mut stage = Self { driver: Driver::start().unwrap(), site, windows: Mutex::default() };
        let result = test(&mut stage).await;
        let windows = std::mem::take(&mut *stage.windows.lock().unwrap());
        let mut quiet = Vec::new();
        for window in windows {
            quiet.push(window.expect_quiet_console().await);
            window.close().await.unwrap();
        }
        stage.site.close().await.unwrap();
        result.unwrap();
        quiet.into_iter().for_each(|console| console.unwrap());
    }

    /// Opens a window.
    pub async fn window(&self, options: WindowOptions) -> Result<Arc<Window>> {
        let window = Arc::new(Window::open(&self.driver, options).await?);
        self.windows.lock().unwrap().push(Arc::clone(&window));
        Ok(window)
    }

    /// Opens a window at a page.
    pub async fn visit(&self, options: WindowOptions, path: &str) -> Result<Arc<Window>> {
        let window = self.window(options).await?;
        window.goto(self.site.url(path)).await?;
        Ok(window)
    }

    /// The server stops and starts again with the same tables.
    pub async fn restart_the_server(&mut self) -> Result<()> {
        self.site.restart().await
    }
}
