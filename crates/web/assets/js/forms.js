// Forms and sheets: what is sent without leaving the page.

const sheet = find("sheet");
// Where the reader was when the sheet opened, and the zone that was in.
let opener = [];

function show(html) {
  if (!sheet) return;
  if (!sheet.open) opener = [document.activeElement?.closest("[id]:not(body)")?.id, document.activeElement];
  // A form that asks again for its own sheet keeps focus and scroll.
  const fresh = sheet.cloneNode(false);
  fresh.innerHTML = html;
  if (sheet.open) children(sheet, fresh);
  else sheet.replaceChildren(...fresh.childNodes);
  pantry = new Map();
  if (!sheet.open) sheet.showModal();
}

// A browser leads back to what opened the sheet; if that is gone, the focus is lost with the sheet.
sheet?.addEventListener("close", () => {
  const [home, lost] = opener;
  const focused = document.activeElement;
  if (lost && !lost.isConnected && (focused === document.body || sheet.contains(focused))) refocus(home, lost);
});

const sayOffline = (words) => {
  const body = document.createElement("div");
  body.className = "sheet-body";
  body.dataset.offline = "";
  body.append(Object.assign(document.createElement("p"), { textContent: words || "" }));
  const close = Object.assign(document.createElement("button"), { textContent: document.body.dataset.wordClose || "OK", className: "btn" });
  close.dataset.close = "";
  body.append(close);
  show(body.outerHTML);
};

// What may have been lost on the way is sent again if that changes nothing: pages, and forms with a ticket, which acts once.
async function ask(url, options = {}, turns = 3) {
  const headers = { "X-Ecotable": "1" };
  for (let turn = 1; ; turn += 1) {
    try {
      return await fetch(url, { ...options, headers, credentials: "same-origin", signal: AbortSignal.timeout(15000) });
    } catch (error) {
      if (turn === turns) throw error;
      await new Promise((done) => setTimeout(done, 400 * turn));
    }
  }
}

// A decision that could not be sent, until the server is heard again. If it is heard and does not take the decision, three times
// are enough. Whoever decides anew meanwhile has thought better of it.
let unsent = null;

async function sendAgain() {
  if (!unsent || unsent.isUnderWay) return;
  const trial = unsent;
  trial.isUnderWay = true;
  trial.left -= 1;
  try {
    const response = await trial.send();
    if (unsent === trial) unsent = null;
    if (sheet?.querySelector("[data-offline]")) sheet.close();
    if (response.status !== 204) await told(response);
  } catch {
    trial.isUnderWay = false;
    if (trial.left || unsent !== trial) return;
    unsent = null;
    sayOffline(document.body.dataset.wordUnreached);
  }
}

async function told(response) {
  if (response.redirected) location.assign(response.url);
  else if (response.status === 204) sheet?.open && sheet.close();
  else show(await response.text());
}

async function answer(send, isDecision) {
  try {
    await told(await send());
  } catch {
    if (isDecision) unsent = { send, left: 3 };
    sayOffline(document.body.dataset[isDecision ? "wordOffline" : "wordUnreached"]);
  }
}

function settle(form) {
  for (const field of form.elements) {
    if (field.tagName === "SELECT") for (const option of field.options) option.defaultSelected = option.selected;
    else if ("defaultValue" in field && field.type !== "hidden") [field.defaultValue, field.defaultChecked] = [field.value, field.checked];
  }
}

document.addEventListener("submit", async (event) => {
  const form = event.target;
  // Not `form.action`: that is the button of this name, if the form has one.
  const action = form.getAttribute("action") || "";
  const live = form.method === "post" && action.startsWith("/t/") && !form.hasAttribute("data-plain");
  const asks = form.method === "get" && form.hasAttribute("data-sheet");
  if (!(live || asks) || event.defaultPrevented) return;
  event.preventDefault();
  if (form.hasAttribute("data-hides")) form.closest("[popover]").hidePopover();
  const button = event.submitter;
  const data = new URLSearchParams(new FormData(form, button));
  if (asks) return void answer(() => ask(`${action}?${data}`));
  if (form.getAttribute("aria-busy")) return;
  form.setAttribute("aria-busy", "true");
  const url = button?.getAttribute("formaction") || action;
  const decides = data.has("ticket");
  if (decides) unsent = null;
  const post = () => ask(url, { method: "POST", body: data }, decides ? 3 : 1);
  await answer(() => post().then((response) => (response.ok && settle(form), response)), decides);
  form.removeAttribute("aria-busy");
});

document.addEventListener("click", (event) => {
  const target = event.target.closest?.("[data-close], a[data-sheet], [data-copy]");
  if (event.target === sheet || target?.hasAttribute("data-close")) {
    if (!sheet.open) return;
    event.preventDefault();
    sheet.close();
  } else if (target?.hasAttribute("data-sheet") && !event.ctrlKey && !event.metaKey && !event.shiftKey) {
    event.preventDefault();
    answer(() => ask(target.href));
  } else if (target?.hasAttribute("data-copy")) {
    navigator.clipboard?.writeText(target.dataset.copy).then(() => target.setAttribute("data-copied", ""));
  }
});

document.addEventListener("change", (event) => {
  if (event.target.hasAttribute("data-auto")) event.target.form.requestSubmit();
  if (event.target.form?.hasAttribute("data-look")) look(event.target.form);
});

// What depends on what was chosen in a form is looked at again; the newest look counts.
let looks = 0;
async function look(form) {
  const number = (looks += 1);
  const body = new URLSearchParams(new FormData(form));
  body.set("do", "look");
  const response = await ask(form.getAttribute("action"), { method: "POST", body }).catch(() => null);
  if (!response?.ok) return;
  const page = new DOMParser().parseFromString(await response.text(), "text/html");
  if (number !== looks) return;
  for (const part of form.querySelectorAll("[data-fresh]")) {
    const fresh = page.getElementById(part.id);
    if (fresh) morph(part, document.importNode(fresh, true));
  }
  pantry = new Map();
}
