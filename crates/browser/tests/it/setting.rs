//! The form for a new table, filled in and sent.

use anyhow::Result;
use ecotable_browser::Window;
use serde_json::json;

use crate::person::at_once;

/// One step towards the table that is wanted: a place more, a place less, or the start. The page that was sent is not used
/// again.
const STEP: &str = "
    const [options, others, friend] = arguments;
    const field = (name, value) => document.querySelector(`input[name='${name}'][value='${value}']`);
    for (const [name, value] of options) {
        const list = document.querySelector(`select[name='option-${name}']`);
        if (list) list.value = value;
        else field(`option-${name}`, value).checked = true;
    }
    const places = new Set([...document.querySelectorAll(\"input[type=radio][name^='seat-']\")].map((place) => place.name)).size;
    const wanted = places > others ? `remove-${places - 1}` : places < others ? 'add' : 'start';
    if (wanted === 'start' && friend) field('seat-0', 'open').checked = true;
    document.documentElement.dataset.sent = 'yes';
    document.querySelector(`button[name=do][value='${wanted}']:not(.vh)`).click();
    return wanted === 'start';";

/// Fills in the form of the page: these options and so many others, who are bots, or a friend in the first place.
pub async fn set_table(window: &Window, options: &[(&str, &str)], others: usize, friend: bool) -> Result<()> {
    while window.run(STEP, vec![json!(options), json!(others), json!(friend)]).await? != true {
        window
            .until("return document.readyState === 'complete' && !document.documentElement.dataset.sent;")
            .await?;
    }
    Ok(())
}

/// Sets a table with these options against so many bots, who play at once, and begins.
pub async fn begin(window: &Window, options: &[(&str, &str)], bots: usize) -> Result<()> {
    set_table(window, options, bots, false).await?;
    window.until("return document.querySelector('#act, form[action$=\"/start\"] button');").await?;
    window.run("document.querySelector('form[action$=\"/start\"] button')?.click();", Vec::new()).await?;
    window.until("return document.getElementById('act');").await?;
    at_once(window).await
}
