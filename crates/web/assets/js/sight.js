// What matters stays in sight.

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
