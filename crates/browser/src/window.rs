//! One browser window: a person with a phone, a laptop or a projector.

use std::ops::Deref;
use std::path::{Path, PathBuf};
use std::time::Duration;

use anyhow::{Context, Result, bail, ensure};
use serde_json::{Value, json};
use tempfile::TempDir;
use thirtyfour::{
    BrowserLogEntry, By, ChromiumLikeCapabilities, DesiredCapabilities, LoggingPrefsLogLevel, WebDriver,
    error::WebDriverResult,
};

use crate::driver::Driver;

/// How often a page is looked at until it shows what is wanted: the busier the machine, the longer that takes.
const LOOKS: usize = 2000;

/// What can be tapped and is too small. A field is as large as its label; a link among words is one of them.
const SMALL: &str = "
    const alone = (node) => node.closest('p, li, dt, dd, td')?.textContent.trim() === node.textContent.trim();
    const among = (node) => node.matches('.rule-no, .rule-ref')
        || (node.tagName === 'A' && getComputedStyle(node).display === 'inline' && !alone(node));
    const place = (node) => /^(checkbox|radio)$/.test(node.type) ? node.labels?.[0] ?? node : node;
    const seen = [...document.querySelectorAll('a[href], button, summary, select, textarea, input:not([type=hidden])')]
        .filter((node) => node.checkVisibility({ visibilityProperty: true }) && !node.closest('.skip, .vh') && !among(node));
    const size = (node) => { const { width, height } = place(node).getBoundingClientRect(); return [width, height]; };
    return seen.filter((node) => size(node)[0] > 1 && Math.min(...size(node)) < 43.5)
        .map((node) => `${node.tagName} ${node.getAttribute('class')} ${node.textContent.trim().slice(0, 30)} ${size(node)}`);";

/// What kind of window.
#[derive(Clone, Copy, Debug)]
pub struct WindowOptions {
    /// Width and height in CSS pixels.
    pub size: (u32, u32),
    /// Whether the system prefers dark colours.
    pub dark: bool,
    /// Whether things may move; pages are inspected when they do not.
    pub motion: bool,
    /// Whether scripts run.
    pub script: bool,
    /// The language that the browser asks for.
    pub language: &'static str,
}

impl WindowOptions {
    /// A desk on which nothing moves, in English.
    pub const STILL: Self =
        Self { size: (1440, 900), dark: false, motion: false, script: true, language: "en" };
}

impl Default for WindowOptions {
    fn default() -> Self {
        Self { motion: true, ..Self::STILL }
    }
}

/// A browser of its own, with its own cookies.
pub struct Window {
    web: WebDriver,
    _profile: TempDir,
}

impl Deref for Window {
    type Target = WebDriver;

    fn deref(&self) -> &WebDriver {
        &self.web
    }
}

const FLAGS: [&str; 11] = [
    "--headless=new",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-dev-shm-usage",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--hide-scrollbars",
    "--force-color-profile=srgb",
];

impl Window {
    /// Opens a window.
    pub async fn open(driver: &Driver, options: WindowOptions) -> Result<Self> {
        let profile = tempfile::tempdir()?;
        let mut wanted = DesiredCapabilities::chrome();
        for flag in FLAGS {
            wanted.add_arg(flag)?;
        }
        wanted.add_arg(&format!("--user-data-dir={}", profile.path().display()))?;
        wanted.add_arg(&format!("--lang={}", options.language))?;
        let script = if options.script { 1 } else { 2 };
        wanted.add_experimental_option(
            "prefs",
            json!({
                "profile.managed_default_content_settings.javascript": script,
                "intl.accept_languages": options.language,
            }),
        )?;
        wanted.set_logging_prefs("browser", LoggingPrefsLogLevel::All)?;
        let web = WebDriver::new(driver.address(), wanted).await.context("Chromium does not start")?;
        let window = Self { web, _profile: profile };
        window.web.set_script_timeout(Duration::from_secs(120)).await?;
        window.fit(options).await?;
        Ok(window)
    }

    /// Gives the page exactly this size and these colours, as a device would.
    pub async fn fit(&self, options: WindowOptions) -> Result<()> {
        let (width, height) = options.size;
        let tools = self.web.cdp();
        let metrics =
            json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": width < 600 });
        tools.send_raw("Emulation.setDeviceMetricsOverride", metrics).await?;
        let scheme = if options.dark { "dark" } else { "light" };
        let motion = if options.motion { "no-preference" } else { "reduce" };
        let media = json!({ "features": [
            { "name": "prefers-color-scheme", "value": scheme },
            { "name": "prefers-reduced-motion", "value": motion },
        ] });
        tools.send_raw("Emulation.setEmulatedMedia", media).await?;
        Ok(())
    }

    /// Gives the window a screen to be touched, or takes it away: fingers need more room than a mouse.
    pub async fn touch(&self, enabled: bool) -> Result<()> {
        let screen = json!({ "enabled": enabled, "maxTouchPoints": 5 });
        self.web.cdp().send_raw("Emulation.setTouchEmulationEnabled", screen).await?;
        Ok(())
    }

    /// Runs a script in the page and gives what it returns.
    pub async fn run(&self, script: &str, args: Vec<Value>) -> Result<Value> {
        Ok(self.web.execute(script, args).await?.json().clone())
    }

    /// Clicks on the first such element that can be clicked on, as soon as there is one, with or without script.
    pub async fn click(&self, selector: &str) -> Result<()> {
        let mut clicked = self.click_now(selector).await;
        for _ in 0..LOOKS {
            if clicked.is_ok() {
                break;
            }
            clicked = self.click_now(selector).await;
        }
        clicked.with_context(|| selector.to_owned())
    }

    async fn click_now(&self, selector: &str) -> Result<()> {
        for element in self.web.find_all(By::Css(selector)).await? {
            // It may be out of sight, or something else may lie on it.
            if element.scroll_into_view().await.is_ok() && element.click().await.is_ok() {
                return Ok(());
            }
        }
        bail!("nothing of it can be clicked on")
    }

    /// Looks until an expression is true of the page, which cannot wait by itself where no script runs.
    pub async fn shows(&self, what: &str) -> Result<()> {
        for _ in 0..LOOKS {
            // Between two pages there is nothing to look at.
            if self.run(&format!("return {what};"), Vec::new()).await.is_ok_and(|held| held == true) {
                return Ok(());
            }
        }
        let page = self.run("return document.body.innerText.slice(0, 800);", Vec::new()).await?;
        bail!("waited in vain for `{what}`; the page says: {page}")
    }

    /// Waits inside the page until the condition holds, and gives what it returned.
    pub async fn until(&self, condition: &str) -> Result<Value> {
        let script = format!(
            "const done = arguments[0];
             const holds = () => {{ try {{ return (() => {{ {condition} }})(); }} catch {{ return null; }} }};
             // Looks are counted, not seconds: a machine that stood still for a while has not looked.
             let looks = 1000;
             const look = () => {{
                 const found = holds();
                 // An element may be gone before it is told.
                 const held = found instanceof Element ? true : found;
                 if (held) done({{ held }});
                 else if ((looks -= 1) < 0) done({{ late: document.body.innerText.slice(0, 2000) }});
                 else setTimeout(look, 15);
             }};
             look();"
        );
        // Whoever waits for something often waits across the step to another page.
        let answer = patiently(async || self.web.execute_async(&script, Vec::new()).await).await?;
        let answer = answer.json().clone();
        ensure!(
            answer.get("held").is_some(),
            "waited in vain for `{condition}`; the page says: {}",
            answer["late"]
        );
        Ok(answer["held"].clone())
    }

    /// Fails if the page can be scrolled sideways once it has settled, and tells what sticks out.
    pub async fn expect_no_sideways_scrolling(&self) -> Result<()> {
        // A phone makes the window as wide as what is in it, but not the page; while a page appears, it rounds.
        let fits = "document.documentElement.scrollWidth <= document.documentElement.clientWidth";
        if self.shows(fits).await.is_ok() {
            return Ok(());
        }
        let wide = "const page = document.documentElement;
            const sticksOut = (part) => part.getBoundingClientRect().right > page.clientWidth;
            return { page: page.scrollWidth, window: page.clientWidth,
                parts: [...document.body.querySelectorAll('*')].filter(sticksOut).slice(-5).map((part) => part.outerHTML.slice(0, 200)) };";
        let wide = self.run(wide, Vec::new()).await?;
        bail!("{} is wider than its window: {wide:#}", self.current_url().await?)
    }

    /// Fails if something on a phone is too small for a finger: 44 pixels, wide and high. Links in running text, and
    /// the numbers in the text of the rules, are as large as their words, which WCAG exempts.
    pub async fn expect_room_for_fingers(&self) -> Result<()> {
        let small = self.run(SMALL, Vec::new()).await?;
        let at = self.current_url().await?;
        ensure!(small.as_array().is_some_and(Vec::is_empty), "{at} has no room for fingers: {small:#}");
        Ok(())
    }

    /// Fails if axe-core finds anything serious.
    pub async fn expect_accessible(&self) -> Result<()> {
        let file =
            std::env::var("ECOTABLE_AXE").context("`cargo xtask browser` sets ECOTABLE_AXE to axe.min.js")?;
        self.web.execute(&std::fs::read_to_string(file)?, Vec::new()).await?;
        let check = "const done = arguments[0]; axe.run(document, { resultTypes: ['violations'] }).then((found) => done(
            found.violations.filter((rule) => ['serious', 'critical'].includes(rule.impact))
                .map((rule) => rule.id + ': ' + rule.nodes.slice(0, 3).map((node) => node.html + ' ' + node.failureSummary).join(' | '))));";
        let found = self.web.execute_async(check, Vec::new()).await?.json().clone();
        ensure!(found.as_array().is_some_and(Vec::is_empty), "{}: {found:#}", self.current_url().await?);
        Ok(())
    }

    /// Fails if a page wrote an error or a breach of the security policy to its console.
    pub async fn expect_quiet_console(&self) -> Result<()> {
        let loud: Vec<_> = self.web.handle().get_log("browser").await?.into_iter().filter(is_loud).collect();
        ensure!(loud.is_empty(), "the console says: {loud:#?}");
        Ok(())
    }

    /// Writes a picture of what the window shows to `target/screens/NAME.png`.
    pub async fn picture(&self, name: &str) -> Result<()> {
        let folder = screens();
        std::fs::create_dir_all(&folder)?;
        let file = folder.join(format!("{name}.png"));
        // A browser that is busy for ten seconds gives up, and takes the picture when it is asked again.
        Ok(patiently(async || self.web.screenshot(&file).await).await?)
    }

    /// Closes the window.
    pub async fn close(&self) -> Result<()> {
        Ok(self.web.clone().quit().await?)
    }
}

/// What the browser answers, if need be when it is asked again.
async fn patiently<T>(ask: impl AsyncFn() -> WebDriverResult<T>) -> WebDriverResult<T> {
    for _ in 0..3 {
        if let Ok(answer) = ask().await {
            return Ok(answer);
        }
    }
    ask().await
}

/// Where pictures go.
pub fn screens() -> PathBuf {
    let target = std::env::var_os("CARGO_TARGET_DIR").map(PathBuf::from);
    target.unwrap_or_else(|| Path::new(env!("CARGO_MANIFEST_DIR")).join("../../target")).join("screens")
}

fn is_loud(line: &BrowserLogEntry) -> bool {
    matches!(line.level.as_str(), "SEVERE" | "WARNING")
}
