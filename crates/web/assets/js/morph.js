// Morph: the server sends whole zones, elements with an id. A zone is morphed into the element that is there, so that focus,
// scroll, what was typed and what moves stay what they are.

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
