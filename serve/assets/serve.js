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

    const renew = async () => {
      try {
        const answer = await fetch(`${live.dataset.at}/part`, { credentials: "same-origin" });
        if (!answer.ok) throw new Error(String(answer.status));
        // Escaped by the server, and no script in it would run: the policy of the page says so.
        live.innerHTML = await answer.text();
        lost.hidden = true;
      } catch {
        lost.hidden = false;
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

    const ask = () => {
      if (!timer) timer = setInterval(renew, 3000);
    };

    if (window.EventSource) {
      stream = new EventSource(`${live.dataset.at}/events`);
      stream.onmessage = renew;
      stream.onerror = () => {
        // The browser tries again by itself, unless the server has refused.
        renew();
        if (stream.readyState === EventSource.CLOSED) ask();
      };
    } else {
      ask();
    }
  }

  // ---- a game, step by step: by the arrows, or by what is held in the hand before a projector ----
  const ways = { ArrowRight: "next", PageDown: "next", ArrowLeft: "prev", PageUp: "prev" };
  addEventListener("keydown", (event) => {
    const link = event.key in ways && document.querySelector(`.show a[rel="${ways[event.key]}"]`);
    if (!link || event.altKey || event.ctrlKey || event.metaKey) return;
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
      // Whoever goes by the keyboard alone leaves the field with Escape.
      if (event.key === "Escape") field.form.querySelector("button").focus();
    });
  }
})();
