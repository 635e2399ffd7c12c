// What a page of the class does beyond its forms, all of which work without it: a submission that is not done
// renews itself, and a program that was typed stays in the field as long as the tab is open.
(() => {
  "use strict";

  // ---- a submission ----
  const live = document.getElementById("live");
  if (live && live.dataset.at) {
    const said = document.getElementById("said");
    const lost = document.getElementById("lost");
    let stream = null;
    let timer = 0;
    let asked = 0;
    let shown = 0;

    const renew = async () => {
      const own = ++asked;
      try {
        const answer = await fetch(`${live.dataset.at}/part`, { credentials: "same-origin" });
        if (!answer.ok) throw new Error(String(answer.status));
        const text = await answer.text();
        // An answer may be overtaken by that to a later question.
        if (own < shown) return;
        shown = own;
        // Escaped by the server, and no script in it would run: the policy of the page says so.
        live.innerHTML = text;
        lost.hidden = true;
      } catch {
        lost.hidden = own < shown;
        return;
      }
      const part = live.firstElementChild;
      if (part && part.dataset.done) {
        // Heard once, when all is over.
        said.textContent = part.dataset.done;
        document.getElementById("renews").hidden = true;
        if (stream) stream.close();
        clearInterval(timer);
      }
    };

    const ask = (seconds) => {
      clearInterval(timer);
      timer = setInterval(renew, seconds * 1000);
    };

    if (window.EventSource) {
      stream = new EventSource(`${live.dataset.at}/events`);
      stream.onmessage = renew;
      stream.onerror = () => {
        // The browser tries again by itself, unless the server has refused.
        renew();
        if (stream.readyState === EventSource.CLOSED) ask(3);
      };
      // Some proxies hand on nothing of a stream before it ends.
      ask(15);
    } else {
      ask(3);
    }
  }

  // ---- a contest ----
  // Its clocks go down by the time of this page, whatever the clock of the machine says.
  const tick = () => {
    for (const clock of document.querySelectorAll("[data-left]")) {
      if (!clock.dataset.since) clock.dataset.since = performance.now();
      const left = Math.max(0, Math.round(clock.dataset.left - (performance.now() - clock.dataset.since) / 1000));
      const two = (number) => String(number).padStart(2, "0");
      clock.textContent = `${Math.floor(left / 3600)}:${two(Math.floor(left / 60) % 60)}:${two(left % 60)}`;
    }
  };
  if (document.querySelector("[data-left], [data-renew]")) setInterval(tick, 1000);
  for (const renewed of document.querySelectorAll("[data-renew]")) {
    setInterval(async () => {
      try {
        const answer = await fetch(renewed.dataset.renew, { credentials: "same-origin" });
        if (answer.ok) renewed.innerHTML = await answer.text();
      } catch {
        // It is asked again.
      }
    }, 10000);
  }

  // ---- a show, step by step: a ranking that is opened, a game ----
  // By the arrows, or by what is held in the hand before a projector.
  const ways = { ArrowRight: "next", PageDown: "next", " ": "next", ArrowLeft: "prev", PageUp: "prev" };
  addEventListener("keydown", (event) => {
    const link = event.key in ways && document.querySelector(`main a[rel="${ways[event.key]}"]`);
    const isUsed = event.target.closest?.(event.key === " " ? "a, button, input, textarea, select" : "input, textarea, select");
    if (!link || isUsed || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    link.click();
  });

  // ---- a program that is being typed ----
  // The pages of the set keep what is written there, by problem and language, in the same browser.
  const takeDraft = (field) => {
    const key = document.getElementById("take");
    const endings = { cpp: "C++", pas: "Pascal", py: "Python", js: "JavaScript" };
    const written = (name) => {
      try {
        return localStorage.getItem(`tro-choi-write:${name}`);
      } catch {
        return null;
      }
    };
    const language = written("language") ?? "cpp";
    const text = written(`${key.dataset.problem}:${language}`);
    if (!text) return;
    key.hidden = false;
    key.addEventListener("click", () => {
      field.value = text;
      const list = field.form.elements.language;
      const fits = [...list.options].find((it) => it.value.startsWith(endings[language]));
      if (fits) list.value = fits.value;
      field.focus();
    });
  };
  // A file is taken wherever on its form it is dropped; elsewhere the browser would open it in the place of the page.
  const file = document.getElementById("file");
  for (const kind of file ? ["dragover", "drop"] : []) {
    file.form.addEventListener(kind, (event) => {
      if (!event.dataTransfer.types.includes("Files")) return;
      event.preventDefault();
      if (kind === "drop") file.files = event.dataTransfer.files;
    });
  }

  const field = document.querySelector("textarea[data-draft]");
  if (field) {
    const key = `draft ${field.dataset.draft}`;
    try {
      if (!field.value) field.value = sessionStorage.getItem(key) || "";
      field.addEventListener("input", () => sessionStorage.setItem(key, field.value));
    } catch {
      // Where nothing may be kept, nothing is.
    }
    takeDraft(field);
    field.addEventListener("keydown", (event) => {
      if (event.key !== "Tab" || event.shiftKey || event.ctrlKey || event.altKey || event.isComposing) return;
      event.preventDefault();
      field.setRangeText("    ", field.selectionStart, field.selectionEnd, "end");
    });
    field.addEventListener("keyup", (event) => {
      // Whoever goes by the keyboard alone leaves the field with Escape: to the key that hands in, as the other may be hidden.
      if (event.key === "Escape") field.form.querySelector("button:not([type])").focus();
    });
  }
})();
