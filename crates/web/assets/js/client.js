// The whole script of Ecotable. Every page works without it; with it pages are live.
//
// The server sends whole zones: elements with an id. A zone is morphed into the element that is there, so that focus,
// scroll, what was typed and what moves stay what they are.
(() => {
  "use strict";
  const root = document.documentElement;
  const calm = matchMedia("(prefers-reduced-motion: reduce)");
  const pace = () => (calm.matches ? "instant" : "smooth");
  const find = (id) => document.getElementById(id);
  root.classList.add("js");
  // There is no clipboard in a page from another machine without encryption.
  if (navigator.clipboard) root.classList.add("can-copy");

  // ---- Morph ----

  // Elements with an id that have lost their place during a patch and may find another one.
  let pantry = new Map();

  const sameKind = (a, b) => a.nodeType === b.nodeType && a.nodeName === b.nodeName;

  function stow(node) {
    if (node.nodeType === Node.ELEMENT_NODE) {
      if (node.id) pantry.set(node.id, node);
      for (const inner of node.querySelectorAll("[id]")) pantry.set(inner.id, inner);
    }
    node.remove();
  }

  // The element that was called `id` before, wherever it was.
  function earlier(parent, wanted) {
    const node = find(wanted.id) || pantry.get(wanted.id);
    if (!node || !sameKind(node, wanted) || node.contains(parent)) return null;
    pantry.delete(wanted.id);
    return node;
  }

  function put(parent, node, before) {
    if (node === before || (node.nextSibling === before && node.parentNode === parent)) return;
    // moveBefore keeps focus and animations, but only inside one document.
    if (parent.moveBefore && node.isConnected && parent.isConnected) parent.moveBefore(node, before);
    else parent.insertBefore(node, before);
  }

  // What a person has changed and the server does not know yet.
  function isTouched(field) {
    if (field.type === "checkbox" || field.type === "radio") return field.checked !== field.defaultChecked;
    if (field.tagName === "SELECT") return [...field.options].some((option) => option.selected !== option.defaultSelected);
    return "defaultValue" in field && field.value !== field.defaultValue;
  }

  function attributes(from, to) {
    const keeps = from.tagName === "DETAILS" ? "open" : null;
    for (const { name } of [...from.attributes]) {
      if (name !== keeps && !to.hasAttribute(name)) from.removeAttribute(name);
    }
    for (const { name, value } of to.attributes) {
      if (name !== keeps && from.getAttribute(name) !== value) from.setAttribute(name, value);
    }
  }

  function field(from, to) {
    const kept = from.tagName !== "OPTION" && (from.hasAttribute("data-keep") || from === document.activeElement) && isTouched(from);
    const { value, checked } = from;
    attributes(from, to);
    if (kept) [from.value, from.checked] = [value, checked];
    else if (from.tagName === "INPUT") [from.value, from.checked] = [to.defaultValue, to.defaultChecked];
  }

  function text(from, to) {
    // A number that is on its way to somewhere else goes on no more, wherever it has come to.
    from.counting = null;
    if (from.data === to.data) return;
    const counts = from.parentElement?.hasAttribute("data-count") && !still();
    const [old, now] = [Number(from.data), Number(to.data)];
    if (!counts || !Number.isInteger(old) || !Number.isInteger(now)) from.data = to.data;
    else count(from, old, to.data);
  }

  // Numbers do not jump, they count, and end as they are written.
  function count(node, old, written) {
    const start = performance.now();
    const step = (time) => {
      if (node.counting !== step) return;
      const part = Math.min(1, (time - start) / 400);
      node.data = part < 1 ? String(Math.round(old + (Number(written) - old) * part)) : written;
      if (part < 1) requestAnimationFrame(step);
    };
    node.counting = step;
    requestAnimationFrame(step);
  }

  function morph(from, to) {
    if (!sameKind(from, to)) return void from.replaceWith(to);
    if (from.nodeType !== Node.ELEMENT_NODE) return void text(from, to);
    if (/^(INPUT|SELECT|TEXTAREA|OPTION)$/.test(from.tagName)) field(from, to);
    else attributes(from, to);
    if (from.tagName !== "TEXTAREA") children(from, to);
  }

  function children(from, to) {
    // What comes after `last` is still to be done; an element may be taken from there at any time.
    let last = null;
    const rest = () => (last ? last.nextSibling : from.firstChild);
    for (const wanted of [...to.childNodes]) {
      let match = null;
      if (wanted.id) match = earlier(from, wanted);
      else for (match = rest(); match && (match.id || !sameKind(match, wanted)); ) match = match.nextSibling;
      if (match) {
        put(from, match, rest());
        morph(match, wanted);
      } else insert(from, wanted, rest());
      last = match || wanted;
    }
    while (rest()) stow(rest());
  }

  // Puts in a new element; those inside it that were elsewhere before come back.
  function insert(parent, fresh, before) {
    const inside = [...(fresh.querySelectorAll?.("[id]") || [])];
    const returning = inside.map((node) => [node, find(node.id) || pantry.get(node.id)]);
    parent.insertBefore(fresh, before);
    for (const [node, old] of returning) {
      if (!old || !node.isConnected || !sameKind(old, node) || old.contains(node)) continue;
      pantry.delete(node.id);
      put(node.parentNode, old, node);
      node.remove();
      morph(old, node);
    }
  }

  // ---- Patches ----

  function add(list, more) {
    for (const line of [...more.children].reverse()) if (!find(line.id)) list.prepend(line);
    while (list.children.length > 60) list.lastElementChild.remove();
  }

  // ---- What moves ----

  const still = () => calm.matches || document.hidden;
  const box = (node) => node?.getBoundingClientRect();
  const place = (node) => node.getAttribute("transform")?.match(/-?[\d.]+/g)?.slice(0, 2).join(" ");

  // Where things are before zones change: those that may drive on, and those from which something new will come.
  function before(zones) {
    const inside = (what) => zones.flatMap((zone) => [...zone.querySelectorAll(what)]);
    const drivers = inside("[data-along]").map(({ id }) => find(id)).filter(Boolean);
    const fresh = inside("[data-from]").filter(({ id }) => !find(id));
    const origin = (node) => node.dataset.from.split(" ").map((id) => box(find(id))).find((from) => from?.width);
    return {
      drives: drivers.map((node) => [node, node.dataset.legs, place(node)]),
      flights: fresh.map((node) => [node.id, origin(node)]),
    };
  }

  // What has driven on follows the lines that it has driven since.
  function drive([node, legs, from]) {
    const ways = [...(find(node.dataset.along)?.querySelectorAll(".leg") || [])].slice(legs, node.dataset.legs);
    const to = place(node);
    if (!node.isConnected || !ways.length || from === to) return;
    const line = document.createElementNS("http://www.w3.org/2000/svg", "path");
    line.setAttribute("d", `M${from}L${ways.map((way) => way.getAttribute("d").slice(1)).join("L")}L${to}`);
    const frames = Array.from({ length: 33 }, (_, part) => {
      const { x, y } = line.getPointAtLength((line.getTotalLength() * part) / 32);
      return { transform: `translate(${x}px, ${y}px)` };
    });
    for (const slide of node.getAnimations()) slide.cancel();
    node.animate(frames, { duration: 300 + 400 * ways.length, easing: "ease-in-out" });
  }

  // Something new comes from where it was: a picture of it flies, as what holds it may cut it off.
  function fly([id, from]) {
    const node = find(id);
    const to = box(node);
    if (!from || !to?.width) return;
    const ghost = node.cloneNode(true);
    ghost.removeAttribute("id");
    ghost.classList.add("flies");
    Object.assign(ghost.style, { left: `${to.x}px`, top: `${to.y}px` });
    document.body.append(ghost);
    const [x, y] = [from.x + from.width / 2 - to.x - to.width / 2, from.y + from.height / 2 - to.y - to.height / 2];
    const flight = ghost.animate({ transform: [`translate(${x}px, ${y}px) scale(1.8)`, "none"] }, { duration: 700, easing: "ease-in-out" });
    flight.onfinish = flight.oncancel = () => ghost.remove();
  }

  function apply(zones) {
    const moves = still() ? { drives: [], flights: [] } : before(zones);
    const focused = document.activeElement;
    const home = focused?.closest("[id]:not(body)")?.id;
    for (const zone of zones) {
      const present = find(zone.id);
      if (!present) continue;
      if (zone.hasAttribute("data-add")) add(present, zone);
      else morph(present, zone);
    }
    pantry = new Map();
    if (focused && focused !== document.body && !focused.isConnected) refocus(home, focused);
    const status = find("status");
    if (status?.dataset.title) document.title = status.dataset.title;
    centre(pace());
    reveal(true);
    moves.drives.forEach(drive);
    moves.flights.forEach(fly);
    tell();
  }

  // ---- Telling ----

  // Whoever cannot see the page hears what is new on it, once, and that it is their turn. What was there before is known.
  const turnWord = document.body.dataset.wordTurn;
  let known = null;
  let turn = null;

  // The turn of the seat that looks, if it is its turn: what it had noticed, how much it did itself, and what is wanted.
  function turnNow() {
    const status = find("status");
    if (!status?.classList.contains("status-you")) return null;
    const [noticed, own] = (document.querySelector("[name=ticket]")?.value || "").split(".").map(Number);
    const text = status.textContent.trim();
    // Many sentences begin with what is said anyway.
    return { noticed, own, text: text.startsWith(turnWord) ? text.slice(turnWord.length).replace(/^[\s:.,]+/, "") : text };
  }

  function tell() {
    const live = find("live");
    if (!live) return;
    const [before, old] = [known, turn];
    [known, turn] = [new Set(), turnNow()];
    const news = [];
    for (const node of document.querySelectorAll("[data-say]")) {
      const { id } = node.closest("[id]");
      known.add(id);
      // The newest stands first, and is told last.
      if (before && !before.has(id)) news.unshift(node.dataset.say || node.textContent);
    }
    if (before && turn) {
      // Others have moved since, even if no page showed it.
      const fresh = !old || turn.noticed - old.noticed > turn.own - old.own;
      if (fresh || turn.text !== old.text) news.push(fresh ? `${turnWord}: ${turn.text}` : turn.text);
    }
    for (const textContent of news) live.append(Object.assign(document.createElement("p"), { textContent }));
    while (live.children.length > 40) live.firstChild.remove();
  }
  tell();

  // What somebody has been waiting for, or has to choose from, is brought into sight, once.
  let revealed = [];
  function reveal(moving) {
    const things = [...document.querySelectorAll("[data-show]")];
    const thing = things.find((one) => !revealed.includes(one.dataset.show));
    revealed = things.map((one) => one.dataset.show);
    if (!moving || !thing) return;
    // Of what is higher than the page the beginning is seen.
    const block = thing.offsetHeight > innerHeight - 260 ? "start" : "nearest";
    thing.scrollIntoView({ block, behavior: pace() });
  }
  reveal(false);

  // Where something was touched that becomes larger, it stays in sight.
  document.addEventListener("click", ({ target, clientX, clientY }) => {
    const box = target.closest("[data-enlarges]")?.parentElement;
    if (!box) return;
    const old = box.getBoundingClientRect();
    setTimeout(() => {
      const { x, y, width } = box.getBoundingClientRect();
      const scale = width / old.width;
      box.parentElement.scrollLeft += x + (clientX - old.x) * scale - clientX;
      scrollBy(0, y + (clientY - old.y) * scale - clientY);
    });
  });

  // A box that is scrolled sideways follows the thing in it that matters, when that has moved. So does the page, unless
  // somebody scrolls it.
  let centred = "";
  let scrolled = 0;
  for (const type of ["wheel", "touchmove"]) addEventListener(type, () => (scrolled = Date.now()), { passive: true });
  function centre(behavior) {
    const thing = document.querySelector("[data-centre]");
    const box = thing?.closest("section");
    const place = thing && ["cx", "cy"].map((name) => thing.getAttribute(name)).join();
    if (!box || place === centred || box.scrollWidth <= box.clientWidth) return;
    centred = place;
    const [inner, outer] = [thing.getBoundingClientRect(), box.getBoundingClientRect()];
    box.scrollLeft += inner.x + inner.width / 2 - outer.x - outer.width / 2;
    // The sentence covers the page from above, the cards from below.
    const top = find("status").offsetHeight;
    const bottom = Math.min(innerHeight, find("mine")?.getBoundingClientRect().y);
    const off = inner.y - (top + bottom) / 2;
    if (Math.abs(off) > (bottom - top) / 4 && Date.now() - scrolled > 1000) scrollBy({ top: off, behavior });
  }
  centre("instant");

  // Whoever used the keyboard on something that is gone goes on at the same place.
  function refocus(home, lost) {
    const zone = find(home) || find("act") || find("status");
    const same = lost.name && zone?.querySelector(`[name="${CSS.escape(lost.name)}"][value="${CSS.escape(lost.value)}"]`);
    const next = same || zone?.querySelector("button, a[href], input:not([type=hidden]), select, summary") || zone;
    if (next === zone) zone?.setAttribute("tabindex", "-1");
    next?.focus({ preventScroll: true });
  }

  // What is seen to move cannot be hit. Whoever presses meanwhile ends the motion, and presses what they see.
  const PRESSED = "button, a[href], summary, label, input, select";
  let motion = null;
  let missed = false;
  addEventListener("pointerdown", () => {
    missed = motion !== null;
    motion?.skipTransition();
  }, true);
  addEventListener("click", (event) => {
    if (!missed || event.target.closest(PRESSED)) return;
    missed = false;
    const meant = document.elementFromPoint(event.clientX, event.clientY)?.closest(PRESSED);
    meant?.focus({ preventScroll: true });
    meant?.click();
  }, true);

  let lastMotion = -Infinity;
  // Zones of a transition that has not begun; what comes meanwhile joins them, so that nothing overtakes.
  let waiting = null;

  // Puts zones in the place of those that are there. Things that moved are seen to move.
  function patch(html) {
    const template = document.createElement("template");
    template.innerHTML = html;
    const zones = [...template.content.children];
    if (waiting) return void waiting.push(...zones);
    const now = performance.now();
    // What moves is drawn over everything, and nothing may cover a sheet.
    if (still() || document.querySelector("dialog[open]") || !document.startViewTransition || now - lastMotion < 400) return apply(zones);
    lastMotion = now;
    waiting = zones;
    const begin = () => {
      const all = waiting;
      waiting = null;
      apply(all);
    };
    const begun = (motion = document.startViewTransition(begin));
    // Another one that begins too soon ends it, and nobody minds.
    begun.ready.catch(() => {});
    const end = () => motion === begun && (motion = null);
    begun.finished.then(end, end);
  }

  // ---- The stream ----

  const address = document.body.dataset.stream;
  // The address says what the page showed when it came. From the first event on that is no longer true.
  let since = "";
  let stream = null;
  let heard = 0;
  let tries = 0;

  function link(state) {
    root.dataset.link = state;
  }

  // Whoever has just followed a link goes there and nowhere else. If the page is still here a while later, it led to a file.
  let left = -Infinity;
  addEventListener("beforeunload", () => (left = Date.now()));
  const go = (path) => setTimeout(() => location.assign(path), left + 5000 - Date.now());

  function listen() {
    stream?.close();
    heard = Date.now();
    stream = new EventSource(address + since);
    const on = (name, act) =>
      stream.addEventListener(name, (event) => {
        heard = Date.now();
        since = "&again=1";
        tries = 0;
        link("on");
        act?.(event.data);
        if (name !== "gone") sendAgain();
      });
    on("zones", patch);
    on("go", go);
    on("ping");
    on("gone", again);
    stream.onopen = () => link("on");
    stream.onerror = again;
  }

  // An EventSource gives up for good on some errors, and phones cut streams silently: so the script reopens it.
  function again() {
    stream?.close();
    stream = null;
    link("off");
    tries += 1;
    setTimeout(() => stream || listen(), Math.min(8000, 300 * 2 ** tries) * (0.5 + Math.random()));
  }

  if (address) {
    listen();
    const awake = () => document.hidden || (stream && Date.now() - heard < 20000) || listen();
    addEventListener("pageshow", awake);
    addEventListener("online", awake);
    document.addEventListener("visibilitychange", awake);
    setInterval(() => stream && Date.now() - heard > 45000 && listen(), 5000);
    addEventListener("pagehide", () => stream?.close());
  }

  // ---- Forms and sheets ----

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

  // ---- Keyboard ----

  const typing = (node) => node.isContentEditable || /^(TEXTAREA|SELECT)$/.test(node.tagName) || (node.tagName === "INPUT" && !/^(radio|checkbox|button|submit)$/.test(node.type));

  // On the felt, as on any map, an arrow key leads to what is nearest in its direction.
  function nearest(stops, event) {
    const middle = (node) => {
      const box = node.getBoundingClientRect();
      return [box.x + box.width / 2, box.y + box.height / 2];
    };
    const [x, y] = middle(event.target);
    const across = /Left|Right/.test(event.key);
    const sign = /Right|Down/.test(event.key) ? 1 : -1;
    const far = (stop) => {
      const [dx, dy] = [middle(stop)[0] - x, middle(stop)[1] - y];
      const [ahead, aside] = across ? [dx * sign, Math.abs(dy)] : [dy * sign, Math.abs(dx)];
      return ahead > 1 && aside <= 2 * ahead ? ahead + 2 * aside : Infinity;
    };
    const best = stops.reduce((best, stop) => (far(stop) < far(best) ? stop : best), event.target);
    return best === event.target ? null : best;
  }

  function arrows(event) {
    const group = event.target.closest("[data-arrows]");
    const steps = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };
    if (!group || !(event.key in steps) || event.target.type === "radio") return;
    const stops = [...group.querySelectorAll("button, a[href]")].filter((stop) => stop.checkVisibility?.() ?? true);
    const here = stops.indexOf(event.target.closest("button, a[href]"));
    const next = group.dataset.arrows === "map" ? nearest(stops, event) : stops[(here + steps[event.key] + stops.length) % stops.length];
    if (!next) return;
    next.focus();
    event.preventDefault();
  }

  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || typing(event.target)) return;
    arrows(event);
    if (event.defaultPrevented || event.repeat || event.key.length !== 1) return;
    const place = sheet?.open ? sheet : document;
    const keyed = [...place.querySelectorAll(`[data-hotkey="${CSS.escape(event.key.toLowerCase())}"]`)];
    // Where a small window has no room for the button of a popover, its key opens it all the same.
    const target = keyed.find((node) => node.popoverTargetElement || (node.checkVisibility?.() ?? true));
    if (!target) return;
    event.preventDefault();
    target.focus();
    target.click();
  });

  globalThis.Ecotable = { patch };
})();
