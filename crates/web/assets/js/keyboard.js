// Keyboard: arrows and single keys.

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
