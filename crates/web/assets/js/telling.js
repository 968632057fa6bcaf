// Telling: what is heard of a page that cannot be seen.

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
