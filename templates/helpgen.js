// What the pages do only with a script. Each part stands alone: without it, the page still does its work.
(() => {
  "use strict";

  const root = document.documentElement;
  const all = (selector, within = document) => Array.from(within.querySelectorAll(selector));

  // Storage is closed to some readers; then nothing is remembered.
  const recall = (key) => {
    try { return localStorage.getItem("helpgen-" + key); } catch { return null; }
  };
  const remember = (key, value) => {
    try { localStorage.setItem("helpgen-" + key, value); } catch {}
  };

  // Light and dark. A choice that agrees with the system is no choice: from then on the page follows it again.
  const show = (scheme) => {
    if (scheme) root.dataset.theme = scheme;
    else delete root.dataset.theme;
    const canvas = getComputedStyle(root).backgroundColor;
    for (const meta of scheme ? all("meta[name=theme-color]") : []) meta.content = canvas;
  };
  show(["light", "dark"].find((scheme) => scheme === recall("scheme")));
  for (const button of all("[data-scheme]")) {
    button.hidden = false;
    button.addEventListener("click", () => {
      const system = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
      const next = (root.dataset.theme || system) === "dark" ? "light" : "dark";
      show(next);
      if (next === system) show();
      remember("scheme", next === system ? "" : next);
    });
  }

  // Read from a disk, a folder does not answer with its index.html.
  if (location.protocol === "file:") {
    for (const link of all("a[href]")) {
      const folder = /\/$|(\/[^/.]+)$/;
      if (link.protocol !== "file:" || !folder.test(link.pathname)) continue;
      link.pathname = link.pathname.replace(folder, "$1/index.html");
    }
  }

  // The language menu closes as menus do.
  for (const menu of all("[data-menu]")) {
    document.addEventListener("click", (event) => {
      if (!menu.contains(event.target)) menu.open = false;
    });
    menu.addEventListener("keydown", (event) => {
      if (event.key !== "Escape") return;
      menu.open = false;
      menu.firstElementChild.focus();
    });
  }

  // The language index puts the reader's own language first; it never leads away by itself.
  for (const link of all("[data-language]")) {
    link.addEventListener("click", () => remember("language", link.dataset.language));
  }
  // zh-TW and zh-Hant are one language, sr and sr-Latn are not: compare what the tags stand for.
  const likeness = (wanted, tag) => {
    if (wanted === tag) return 3;
    try {
      const [a, b] = [wanted, tag].map((each) => new Intl.Locale(each).maximize());
      if (a.language !== b.language || a.script !== b.script) return 0;
      return a.region === b.region ? 2 : 1;
    } catch {
      return 0;
    }
  };
  for (const nav of all("[data-suggest]")) {
    for (const wanted of [recall("language"), ...navigator.languages]) {
      const score = (link) => (wanted ? likeness(wanted, link.dataset.language) : 0);
      const [best] = all("[data-language]", nav).sort((a, b) => score(b) - score(a));
      if (!best || !score(best)) continue;
      const item = best.closest("li");
      item.classList.add("own");
      item.parentNode.prepend(item);
      nav.querySelector(".suggestion").hidden = false;
      break;
    }
  }

  // A link to something inside a closed accordion opens it. By id, not by selector: ids hold dots and colons.
  const target = () => {
    const id = location.hash.slice(1);
    try { return document.getElementById(decodeURIComponent(id)); } catch { return document.getElementById(id); }
  };
  const reveal = () => {
    const goal = target();
    if (!goal || !goal.closest("details")) return;
    root.classList.add("still");
    for (let box = goal; box; box = box.parentElement) if (box.matches("details")) box.open = true;
    goal.scrollIntoView();
    setTimeout(() => root.classList.remove("still"), 100);
  };
  reveal();
  addEventListener("hashchange", reveal);
  // The same link once more changes no hash, but may be meant to open what was closed since.
  document.addEventListener("click", (event) => {
    const link = event.target.closest("a[href]");
    if (link && link.hash && link.href === location.href) setTimeout(reveal);
  });

  // The address names the accordion that is open, so that it can be passed on.
  let printing = null;
  document.addEventListener("toggle", ({ target: box }) => {
    if (printing || !box.matches(".accordion")) return;
    const isNamed = box.contains(target());
    if (box.open === isNamed) return;
    const hash = box.open ? "#" + encodeURIComponent(box.id) : "";
    // Browsers refuse when it comes too often; that is not worth an error.
    try { history.replaceState(history.state, "", location.pathname + location.search + hash); } catch {}
  }, true);

  // Paper shows everything. Names go first: of those with one name, only one can be open.
  addEventListener("beforeprint", () => {
    if (printing) return;
    root.classList.add("still");
    printing = all("main details").map((box) => [box, box.open, box.getAttribute("name")]);
    for (const [box] of printing) box.removeAttribute("name");
    for (const [box] of printing) box.open = true;
  });
  addEventListener("afterprint", () => {
    for (const [box, open] of printing || []) box.open = open;
    for (const [box, , name] of printing || []) if (name !== null) box.setAttribute("name", name);
    printing = null;
    root.classList.remove("still");
  });
})();
