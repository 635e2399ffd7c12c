"use strict";
// The search on the road: by name, file, number of the exercise; marks above letters do not matter.

(() => {
  const form = document.getElementById("search");
  if (!form) return;
  const field = form.querySelector("input");
  const told = form.querySelector("output");
  const plain = (text) =>
    text.normalize("NFD").replace(/[\u0300-\u036f]/g, "").replace(/[đĐ]/g, "d").toLowerCase();
  const cards = [...document.querySelectorAll("[data-find]")].map((card) => {
    return { card, text: plain(card.dataset.find) };
  });

  const look = () => {
    const words = plain(field.value).split(/\s+/).filter(Boolean);
    let found = 0;
    for (const { card, text } of cards) {
      const fits = words.every((word) => text.includes(word));
      card.hidden = !fits;
      found += fits;
    }
    for (const chapter of document.querySelectorAll(".chapter")) {
      chapter.hidden = !chapter.querySelector("[data-find]:not([hidden])");
    }
    told.textContent = words.length === 0 ? ""
      : found === 0 ? TroChoi.say("found-none") : TroChoi.say("found", found);
  };

  form.hidden = false;
  field.addEventListener("input", look);
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    document.querySelector("[data-find]:not([hidden]) a")?.focus();
  });
  look();
})();
