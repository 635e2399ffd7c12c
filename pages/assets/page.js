"use strict";
// What every page has: its words, what it tells its scripts, buttons to copy and to print.

globalThis.TroChoi ??= {};

(() => {
  const lang = document.documentElement.lang;
  const place = ["vi", "en"].indexOf(lang);

  // The sentence with this key in the language of the page, its gaps {0}, {1}, … filled.
  TroChoi.say = (key, ...values) => {
    const text = TroChoi.words[key]?.[place];
    if (text === undefined) throw new Error(`no word '${key}'`);
    return text.replace(/\{(\d+)\}/g, (gap, number) => values[number] ?? "");
  };

  // The text of a message of the set, { vi, en }, in the language of the page.
  TroChoi.of = (message) => message[lang] ?? message.vi;

  // What the page of a problem tells its scripts.
  TroChoi.data = () => JSON.parse(document.getElementById("room").textContent);

  // An element with a text; whatever is shown goes in as text, never as HTML.
  TroChoi.element = (name, text = "", className = "") => {
    const element = document.createElement(name);
    element.textContent = text;
    if (className) element.className = className;
    return element;
  };

  // A button that does something.
  TroChoi.button = (text, act, className = "") => {
    const button = TroChoi.element("button", text, className);
    button.type = "button";
    button.addEventListener("click", act);
    return button;
  };

  // Fetches a script of the assets, for what not every visit needs; whether it was there. Those that are `ordered` run in the order
  // in which they were asked for.
  const assets = new URL(".", document.currentScript.src);
  TroChoi.script = (name, { ordered = false } = {}) => new Promise((done) => {
    const script = TroChoi.element("script");
    const end = (isThere) => {
      script.remove();
      done(isThere);
    };
    Object.assign(script, { async: !ordered, src: new URL(name, assets), onload: () => end(true), onerror: () => end(false) });
    document.head.append(script);
  });

  // A section that is used later than the page is read names the scripts that fill it. They are fetched when it comes
  // into view, or when it is asked for by its id.
  const needed = new Map();
  TroChoi.need = (id) => {
    if (!needed.has(id)) {
      const names = document.getElementById(id)?.dataset.scripts?.split(" ") ?? [];
      needed.set(id, Promise.all(names.map((name) => TroChoi.script(name, { ordered: true }))));
    }
    return needed.get(id);
  };
  const near = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      near.unobserve(target);
      TroChoi.need(target.id);
    }
  });
  for (const section of document.querySelectorAll("[data-scripts]")) near.observe(section);

  // Of the links to the parts of the page one leads to what is read now.
  const reading = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      const link = document.querySelector(`.parts a[href="#${target.id}"]`);
      if (isIntersecting) link?.setAttribute("aria-current", "location");
      else link?.removeAttribute("aria-current");
    }
  }, { rootMargin: "-25% 0px -75%" });
  for (const section of document.querySelectorAll(".sections > section")) reading.observe(section);

  // Without a clipboard, as on a page from a stick in some browsers, the text is selected.
  const copy = async (code, button) => {
    const old = TroChoi.say("copy");
    try {
      await navigator.clipboard.writeText(code.textContent);
      button.textContent = TroChoi.say("copied");
    } catch {
      getSelection().selectAllChildren(code);
      button.textContent = TroChoi.say("copy-by-hand");
    }
    setTimeout(() => { button.textContent = old; }, 2000);
  };

  TroChoi.copy = copy;

  for (const figure of document.querySelectorAll("figure.file")) {
    const code = figure.querySelector("pre");
    const caption = figure.querySelector("figcaption");
    const button = TroChoi.button(TroChoi.say("copy"), () => copy(code, button), "small");
    caption.append(button);
  }

  // A handout: one part of the page is printed alone, with nothing folded but answers.
  const print = (part) => {
    const root = document.documentElement;
    const folded = [...document.querySelectorAll(`#${part} details:not([open], .answer)`)];
    root.dataset.print = part;
    for (const details of folded) details.open = true;
    addEventListener("afterprint", () => {
      delete root.dataset.print;
      for (const details of folded) details.open = false;
    }, { once: true });
    window.print();
  };

  const tools = document.getElementById("page-tools");
  if (tools) {
    tools.append(
      TroChoi.button(TroChoi.say("print-statement"), () => print("statement"), "small"),
      TroChoi.button(TroChoi.say("print-lesson"), () => print("lesson"), "small"),
    );
  }

  // A link may lead into something folded, and carry something behind a question mark.
  const unfold = () => {
    let id = location.hash.slice(1).split("?")[0];
    try {
      id = decodeURIComponent(id);
    } catch {
      // Somebody has cut the address, or typed it: it names nothing.
    }
    const target = id && document.getElementById(id);
    if (!target) return;
    for (let it = target; it; it = it.parentElement) if (it.tagName === "DETAILS") it.open = true;
    target.scrollIntoView();
  };
  addEventListener("hashchange", unfold);
  unfold();
})();
