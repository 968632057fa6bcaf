//! The document around every page.

use ecotable_words::Language;
use maud::{DOCTYPE, Markup, html};

use super::icon::{self, icon};
use crate::voice::Voice;

/// A page: what stands in its body, and what the document around it needs to know.
pub struct Layout<'a> {
    /// What the window is called; the name of the program is added.
    pub title: &'a str,
    /// The reader's language.
    pub voice: Voice<'a>,
    /// The languages that can be chosen.
    pub languages: &'a [Language],
    /// The address of this page with its query, to come back to after choosing a language.
    pub here: &'a str,
    /// Where style, script and icon are found.
    pub links: Links<'a>,
    /// What stands around the body.
    pub frame: Frame,
    /// The class of the theme, such as `theme-tradejack`; empty for none.
    pub theme: &'a str,
    /// The address of the stream that keeps the page up to date.
    pub stream: Option<&'a str>,
    /// Drawings that the page shows with `<use>`, besides those of the frame.
    pub sprite: Markup,
    /// The page.
    pub body: Markup,
}

/// Where a page finds what it is made with.
#[derive(Clone, Copy, Debug)]
pub struct Links<'a> {
    /// The stylesheet of all pages.
    pub style: &'a str,
    /// The stylesheet of the game's theme.
    pub theme: Option<&'a str>,
    /// The script.
    pub script: &'a str,
    /// The icon.
    pub icon: &'a str,
}

/// What stands around the body of a page.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Frame {
    /// Header, `<main>` and footer.
    Page,
    /// Header and footer: the body has its own `<main id="main">`.
    Open,
    /// Nothing: the body has its own bar and its own `<main id="main">`.
    Bare,
}

/// The whole document. Every page has the dialog `#sheet`, which the script fills with short answers.
pub fn layout(page: Layout<'_>) -> Markup {
    let voice = page.voice;
    html! {
        (DOCTYPE)
        html lang=(voice.language()) {
            (head(&page))
            body class=(page.theme) data-stream=[page.stream] data-word-offline=(voice.key("page-offline"))
                data-word-unreached=(voice.key("page-unreached")) data-word-close=(voice.key("page-close"))
                data-word-turn=[page.stream.map(|_| voice.key("page-mine-your-turn"))] {
                svg class="sprite" aria-hidden="true" { (icon::FRAME) (page.sprite) }
                a class="btn skip" href="#main" { (voice.key("page-skip")) }
                @if page.stream.is_some() {
                    noscript { p class="unscripted" { (voice.key("page-no-script")) " " a href=(page.here) { (voice.key("page-look-again")) } } }
                }
                @match page.frame {
                    Frame::Page => {
                        (header(&page))
                        main id="main" class="wrap" { (page.body) }
                        (footer(voice))
                    }
                    Frame::Open => { (header(&page)) (page.body) (footer(voice)) }
                    Frame::Bare => (page.body),
                }
                (sheet(voice))
                @if page.stream.is_some() { div id="live" class="vh" role="log" aria-label=(voice.key("page-live")) {} }
            }
        }
    }
}

fn head(page: &Layout<'_>) -> Markup {
    html! {
        head {
            meta charset="utf-8";
            meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover";
            meta name="color-scheme" content="light dark";
            meta name="theme-color" content="#FAF7F0" media="(prefers-color-scheme: light)";
            meta name="theme-color" content="#15181A" media="(prefers-color-scheme: dark)";
            title { (page.title) " · Ecotable" }
            link rel="icon" type="image/svg+xml" href=(page.links.icon);
            link rel="stylesheet" href=(page.links.style);
            @if let Some(theme) = page.links.theme { link rel="stylesheet" href=(theme); }
            script src=(page.links.script) defer {}
        }
    }
}

fn header(page: &Layout<'_>) -> Markup {
    html! {
        header class="bar wrap" {
            a class="logo" href="/" { (icon::logo()) "Ecotable" }
            nav class="push bar-links" aria-label=(page.voice.key("page-nav")) {
                a class="btn btn-quiet btn-s" href="/mine" { (page.voice.key("page-nav-mine")) }
            }
            (language_choice(page.voice, page.languages, page.here))
        }
    }
}

/// The choice of a language: a button for each, so that it works without script.
pub fn language_choice(voice: Voice<'_>, languages: &[Language], here: &str) -> Markup {
    let now = languages.iter().find(|language| language.code == voice.language());
    html! {
        details class="pop" {
            summary class="btn btn-s" {
                (icon("globe"))
                span class="vh" { (voice.key("page-language")) " " }
                (now.map_or(voice.language(), |language| &language.name))
            }
            form class="pop-body" method="post" action="/lang" {
                input type="hidden" name="back" value=(here);
                @for language in languages {
                    button class="btn btn-quiet btn-s" name="lang" value=(language.code) lang=(language.code)
                        aria-current=[(language.code == voice.language()).then_some("true")] { (language.name) }
                }
            }
        }
    }
}

fn footer(voice: Voice<'_>) -> Markup {
    html! {
        footer class="foot wrap" {
            a href="/" { (voice.key("page-foot-games")) }
            a href="/mine" { (voice.key("page-nav-mine")) }
            a href="/about" { (voice.key("page-foot-about")) }
            a href="/about#privacy" { (voice.key("page-foot-privacy")) }
        }
    }
}

fn sheet(voice: Voice<'_>) -> Markup {
    html! {
        dialog id="sheet" class="sheet" aria-label=(voice.key("page-sheet")) {}
    }
}
