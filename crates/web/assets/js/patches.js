// Patches: zones from the server take the place of those that are there.

function add(list, more) {
  for (const line of [...more.children].reverse()) if (!find(line.id)) list.prepend(line);
  while (list.children.length > 60) list.lastElementChild.remove();
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

globalThis.Ecotable = { patch };
