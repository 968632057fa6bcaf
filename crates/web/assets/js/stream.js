// The stream: what the server says by itself.

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
