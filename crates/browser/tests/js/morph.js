// What a morph must keep, and what it must change. Each case returns null, or what is wrong.
const { patch } = globalThis.Ecotable;
const morph = (_, zone) => patch(zone.outerHTML);
// Without transitions a patch is there at once.
document.startViewTransition = undefined;
const cases = [];
const make = (html) => {
  const template = document.createElement("template");
  template.innerHTML = html;
  return template.content.firstElementChild;
};
const stage = (html) => {
  document.body.replaceChildren(make(html));
  return document.body.firstElementChild;
};
const check = (name, run) => {
  let wrong = null;
  try {
    wrong = run() || null;
  } catch (error) {
    wrong = String(error && error.stack);
  }
  cases.push({ name, wrong });
};
const differ = (got, wanted) => (got === wanted ? null : `got ${got}, wanted ${wanted}`);
const becomes = (from, to) => {
  const there = stage(from);
  morph(there, make(to));
  return differ(document.body.innerHTML, make(to).outerHTML);
};

check("text and attributes become what they should be", () =>
  becomes('<p id="z" class="a" hidden>one</p>', '<p id="z" class="b" lang="en">two <b>three</b></p>'));

check("children are added, moved and removed", () =>
  becomes('<ul id="z"><li id="a">a</li><li id="b">b</li></ul>', '<ul id="z"><li id="c">c</li><li id="b">B</li><li id="a">a</li></ul>'));

check("an element with an id stays the same element wherever it goes", () => {
  const zone = stage('<div id="z"><p><i id="x">1</i></p><p></p></div>');
  const before = document.getElementById("x");
  morph(zone, make('<div id="z"><p></p><p><i id="x">2</i></p></div>'));
  const after = document.getElementById("x");
  return before === after ? differ(zone.innerHTML, '<p></p><p><i id="x">2</i></p>') : "another element";
});

check("a card goes from one zone to another and stays the same card, whichever zone comes first", () => {
  for (const order of [["from", "to"], ["to", "from"]]) {
    stage('<div><ul id="from"><li id="card">c</li></ul><ul id="to"></ul></div>');
    const card = document.getElementById("card");
    const zones = { from: '<ul id="from"></ul>', to: '<ul id="to"><li id="card">c</li></ul>' };
    patch(order.map((name) => zones[name]).join(""));
    if (document.getElementById("card") !== card) return `another card with ${order}`;
    if (card.parentElement.id !== "to") return `it is in ${card.parentElement.id}`;
  }
});

check("what is typed is kept as long as the reader is in the field", () => {
  const zone = stage('<form id="z"><input name="limit" value="3"></form>');
  const field = zone.querySelector("input");
  field.focus();
  field.value = "12";
  morph(zone, make('<form id="z"><input name="limit" value="4"></form>'));
  return differ(zone.querySelector("input").value, "12");
});

check("a field that asks for it keeps what was typed even after the reader has left it", () => {
  const zone = stage('<form id="z"><input name="limit" value="3" data-keep><input name="b"></form>');
  zone.firstChild.value = "12";
  morph(zone, make('<form id="z"><input name="limit" value="4" data-keep><input name="b"></form>'));
  return differ(zone.firstChild.value, "12");
});

check("a field that nobody has touched follows the server", () => {
  const zone = stage('<form id="z"><input name="limit" value="3"><input type="checkbox" name="c"></form>');
  morph(zone, make('<form id="z"><input name="limit" value="4"><input type="checkbox" name="c" checked></form>'));
  return differ(`${zone.firstChild.value} ${zone.lastChild.checked}`, "4 true");
});

check("a radio button that the server has chosen is chosen, and the other one is not", () => {
  const zone = stage('<form id="z"><input type="radio" name="o" value="1" checked><input type="radio" name="o" value="2"></form>');
  morph(zone, make('<form id="z"><input type="radio" name="o" value="1"><input type="radio" name="o" value="2" checked></form>'));
  return differ([...zone.children].map((radio) => radio.checked).join(), "false,true");
});

check("the focus stays on the button that is still there", () => {
  const zone = stage('<form id="z"><button name="bid" value="3" id="b3">3</button><button name="bid" value="4" id="b4">4</button></form>');
  document.getElementById("b4").focus();
  morph(zone, make('<form id="z"><button name="bid" value="4" id="b4">4</button><button name="bid" value="5" id="b5">5</button></form>'));
  return differ(document.activeElement.id, "b4");
});

check("the focus goes on in the same zone when its button is gone", () => {
  stage('<main><form id="act"><button name="bid" value="3" id="b3">3</button></form></main>');
  document.getElementById("b3").focus();
  patch('<form id="act"><button name="pass" value="1" id="p">Pass</button></form>');
  return differ(document.activeElement.id, "p");
});

check("details stay open", () => {
  const zone = stage('<div id="z"><details><summary>More</summary>1</details></div>');
  zone.firstChild.open = true;
  morph(zone, make('<div id="z"><details><summary>More</summary>2</details></div>'));
  return differ(`${zone.firstChild.open} ${zone.firstChild.lastChild.data}`, "true 2");
});

check("drawings stay drawings", () => {
  const zone = stage('<div id="z"><svg viewBox="0 0 9 9"><g id="t" transform="translate(1,1)"><circle r="2"/></g></svg></div>');
  const token = document.getElementById("t");
  morph(zone, make('<div id="z"><svg viewBox="0 0 9 9"><g id="t" transform="translate(5,1)"><circle r="2"/></g><path d="M0 0"/></svg></div>'));
  const path = zone.querySelector("path");
  if (token !== document.getElementById("t")) return "another token";
  return differ(`${token.getAttribute("transform")} ${path.namespaceURI}`, "translate(5,1) http://www.w3.org/2000/svg");
});

check("new log lines come first, and none comes twice", () => {
  stage('<ol id="log"><li id="l2">2</li><li id="l1">1</li></ol>');
  patch('<ol id="log" data-add><li id="l4">4</li><li id="l3">3</li><li id="l2">2</li></ol>');
  return differ([...document.getElementById("log").children].map((line) => line.id).join(), "l4,l3,l2,l1");
});

check("scroll positions stay", () => {
  const zone = stage('<div id="z"><ul id="u"></ul></div>');
  const list = (extra) => `<div id="z"><ul id="u">${extra}${"<li>x</li>".repeat(300)}</ul></div>`;
  morph(zone, make(list("")));
  window.scrollTo(0, 900);
  const before = window.scrollY;
  morph(zone, make(list("")));
  return before > 0 ? differ(window.scrollY, before) : "the page did not scroll";
});

check("a number counts to what was told last, and ends as it is written", () => {
  const frames = [];
  const { requestAnimationFrame } = globalThis;
  globalThis.requestAnimationFrame = (frame) => frames.push(frame);
  const zone = stage('<p id="z"><b data-count>6</b><b data-count>6.0</b></p>');
  const told = (one, other) => morph(zone, make(`<p id="z"><b data-count>${one}</b><b data-count>${other}</b></p>`));
  told("9", "38.0");
  const ways = [zone.textContent];
  frames.splice(0).forEach((frame) => frame(performance.now() + 200));
  ways.push(zone.textContent);
  told("6", "38.0");
  // Whatever is still under way has the time that it wants.
  while (frames.length) frames.shift()(performance.now() + 1000);
  globalThis.requestAnimationFrame = requestAnimationFrame;
  if (ways[0] !== "66.0" || ways[1] === "66.0") return `it did not count: ${ways}`;
  return differ(zone.textContent, "638.0");
});

check("whoever presses while something moves ends the motion and presses what is there", () => {
  let skipped = 0;
  const lasts = new Promise(() => {});
  document.startViewTransition = (begin) => (begin(), { ready: lasts, finished: lasts, skipTransition: () => (skipped += 1) });
  const pressed = [];
  stage('<main><button id="b" style="position: fixed; inset: 0">one</button></main>');
  document.getElementById("b").addEventListener("click", () => pressed.push("b"));
  patch('<button id="b" style="position: fixed; inset: 0">two</button>');
  document.startViewTransition = undefined;
  // The browser says that the page itself was hit.
  const hit = (name) => document.querySelector("main").dispatchEvent(new PointerEvent(name, { bubbles: true, clientX: 20, clientY: 20 }));
  hit("pointerdown");
  hit("click");
  hit("click");
  return differ(`${skipped} ${pressed}`, "1 b");
});

// Random trees: whatever was there, afterwards it is what was wanted, and elements with an id are the same.
const draw = (seed) => () => {
  seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
  return seed / 2 ** 32;
};
const grow = (random, names, depth) => {
  const tags = ["p", "span", "ul", "b", "section"];
  const pick = (list) => list[Math.floor(random() * list.length)];
  const id = names.length && random() < 0.4 ? names.splice(Math.floor(random() * names.length), 1)[0] : "";
  const tag = id ? "div" : pick(tags);
  const inner = depth ? Array.from({ length: Math.floor(random() * 4) }, () => grow(random, names, depth - 1)).join("") : "";
  const words = random() < 0.5 ? pick(["one", "two", "three"]) : "";
  const kind = random() < 0.5 ? ` class="${pick(["x", "y"])}"` : "";
  return `<${tag}${id ? ` id="${id}"` : ""}${kind}>${words}${inner}</${tag}>`.replace(/<(\/?)p\b/g, "<$1em");
};
check("a thousand random trees become what they should be and keep their elements", () => {
  for (let seed = 1; seed <= 1000; seed += 1) {
    const random = draw(seed);
    const names = () => ["a", "b", "c", "d", "e"];
    const from = `<div id="z">${grow(random, names(), 3)}${grow(random, [], 2)}</div>`;
    const to = `<div id="z">${grow(random, names(), 3)}${grow(random, [], 2)}</div>`;
    const zone = stage(from);
    const kept = new Map([...zone.querySelectorAll("[id]")].map((node) => [node.id, node]));
    const wanted = make(to);
    const nested = (id) => { const old = kept.get(id); const now = wanted.querySelector(`#${id}`); return old && now; };
    morph(zone, make(to));
    if (zone.outerHTML !== wanted.outerHTML) return `seed ${seed}: ${from} became ${zone.outerHTML}, wanted ${wanted.outerHTML}`;
    for (const node of zone.querySelectorAll("[id]")) {
      const old = kept.get(node.id);
      const inside = old && [...kept.values()].some((other) => other !== old && (other.contains(old) || old.contains(other)));
      if (old && !inside && old !== node && nested(node.id)) return `seed ${seed}: #${node.id} is another element: ${from} became ${to}`;
    }
  }
});
return cases;
