// What moves: things drive and fly to where they are now.

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
