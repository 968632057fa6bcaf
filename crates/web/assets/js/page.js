// The whole script of Ecotable, in parts that stand in one function. Every page works without it; with it pages are live.

const root = document.documentElement;
const calm = matchMedia("(prefers-reduced-motion: reduce)");
const pace = () => (calm.matches ? "instant" : "smooth");
const find = (id) => document.getElementById(id);
root.classList.add("js");
// There is no clipboard in a page from another machine without encryption.
if (navigator.clipboard) root.classList.add("can-copy");
