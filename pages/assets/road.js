"use strict";
// The road: the search by name, file, number of the exercise, where marks above letters do not matter; what is solved, by
// levels and chapters; and what fits next, by the rule of `judge next`.

(() => {
  const form = document.getElementById("search");
  if (!form) return;
  const { say, progress } = TroChoi;
  const { make } = TroChoi.parts;
  const field = form.querySelector("input");
  const told = form.querySelector("output");
  const plain = (text) =>
    text.normalize("NFD").replace(/[\u0300-\u036f]/g, "").replace(/[đĐ]/g, "d").toLowerCase();
  const stops = [...document.querySelectorAll("[data-find]")].map((stop) => {
    const { find, problem: id, level, needs } = stop.dataset;
    return { stop, id, text: plain(find), level: Number(level), needs: needs.split(" ").filter(Boolean) };
  });
  const chapters = [...document.querySelectorAll(".chapter")];

  const look = () => {
    const words = plain(field.value).split(/\s+/).filter(Boolean);
    let found = 0;
    for (const { stop, text } of stops) {
      const fits = words.every((word) => text.includes(word));
      stop.hidden = !fits;
      found += fits;
    }
    for (const chapter of chapters) chapter.hidden = !chapter.querySelector("[data-find]:not([hidden])");
    told.textContent = words.length === 0 ? "" : found === 0 ? say("found-none") : say("found", found);
  };

  // Problems whose needs are solved: the easiest first, and of a level those that go on from others (`next` in
  // lessons/src/road.rs, word for word).
  const isSolved = (id) => Boolean(progress.of(id).solved);
  const fitting = () => {
    const open = stops.filter(({ id, needs }) => !isSolved(id) && needs.every(isSolved));
    return open.sort((one, other) => one.level - other.level || (one.needs.length === 0) - (other.needs.length === 0));
  };
  const titleOf = (id) => stops.find((it) => it.id === id)?.stop.querySelector("b").textContent ?? id;

  const next = document.getElementById("next");
  const propose = (fits) => {
    const [first, ...others] = fits;
    if (!first) {
      next.replaceChildren(make("h2", { id: "next-title" }, say("road-all")));
      return;
    }
    const { stop, id, needs } = first;
    const plays = "plays" in stop.dataset;
    const page = stop.querySelector("a").getAttribute("href");
    const chapter = chapters.indexOf(stop.closest(".chapter")) + 1;
    next.replaceChildren(
      make("p", { class: "eyebrow" }, say("road-on", chapter)),
      make("h2", { id: "next-title" }, `${titleOf(id)} `, stop.querySelector(".stars").cloneNode(true)),
      make("p", {}, needs.length ? say("road-after", needs.map(titleOf).join(", ")) : say("road-easiest")),
      make("p", { class: "tools" },
        plays ? make("a", { class: "button main", href: `${page}#play` }, say("road-play")) : null,
        make("a", { class: plays ? "button" : "button main", href: page }, say("road-read"))),
      others.length ? make("p", { class: "quiet" }, say("road-or"), " ", others.slice(0, 2).flatMap((it, place) => [
        place ? ", " : null, make("a", { href: it.stop.querySelector("a").getAttribute("href") }, titleOf(it.id))])) : null);
  };

  const show = () => {
    const fits = fitting();
    const solved = stops.filter(({ id }) => isSolved(id));
    const isNew = solved.length === 0 && !stops.some(({ stop }) => stop.dataset.state);
    if (fits[0]) fits[0].stop.dataset.state = "here";
    if (!isNew) propose(fits);
    const levels = [...new Set(stops.map(({ level }) => level))].sort();
    document.getElementById("solved").replaceChildren(make("b", {}, say("progress-of", solved.length, stops.length)), ...levels.flatMap((level) => {
      const of = (all) => all.filter((it) => it.level === level).length;
      return [" · ", make("span", { class: "stars", role: "img", "aria-label": say("road-stars", level) }, "★".repeat(level)), ` ${of(solved)}/${of(stops)}`];
    }));
    // Chapters well ahead of where one is are folded on a telephone.
    const here = Math.max(0, ...chapters.map((chapter, place) => (chapter.querySelector("[data-state=ok], [data-state=try], [data-state=here]") ? place : 0)));
    chapters.forEach((chapter, place) => {
      const all = chapter.querySelectorAll("[data-problem]").length;
      const done = chapter.querySelectorAll("[data-state=ok]").length;
      chapter.querySelector(".part").setAttribute("stroke-dasharray", `${(100 * done) / all} 100`);
      chapter.classList.toggle("passed", done > 0);
      chapter.classList.toggle("far", place > here);
    });
  };

  form.hidden = false;
  field.addEventListener("input", look);
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    document.querySelector("[data-find]:not([hidden]) a")?.focus();
  });
  progress.addEventListener("change", show);
  look();
  show();
})();
