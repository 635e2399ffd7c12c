"use strict";
// What a command has printed in a folded answer can be typed first: who has it right unfolds the answer, who has not is told
// so and no more. What is compared with stands within the fold, and nowhere else.

(() => {
  const { say } = TroChoi;
  const { make } = TroChoi.parts;

  // The ways to read what was typed, as words: a comma parts numbers or is a decimal point; signs of minus, letters and
  // blanks do not matter.
  const readings = (text) => {
    const plain = text.normalize("NFKC").toLowerCase().replace(/[\u2010-\u2015\u2212]/g, "-");
    const spaced = (it) => it.split(/[\s;/|]+/).filter(Boolean).join(" ");
    return [spaced(plain.replaceAll(",", " ")), spaced(plain.replace(/(\d),(?=\d)/g, "$1."))];
  };

  // What a printed figure asks: `{label, rights}`, where each of the rights will do; `null` if it asks nothing of one line.
  const askedBy = ({ dataset: { kind, command } }, printed, question) => {
    const lines = printed.trimEnd().split("\n");
    if (kind === "values") {
      const moves = lines.map((line) => line.match(/^ +#\d+ +(\S.*?) +\+ /)?.[1]).filter(Boolean);
      return moves.length ? { label: say("asked-move"), rights: moves } : null;
    }
    if (kind !== "table") return null;
    const show = command.match(/--show (\w+)/)?.[1] ?? "";
    const inputs = command.split("--input ").length - 1;
    if (show === "outcome" && /--cols /.test(command) && !/--rows /.test(command)) {
      // Blocks of two lines: a name with its values, and the signs below them.
      const blocks = printed.split("\n\n").map((block) => block.trim().split("\n").map((line) => line.trim().split(/\s+/)));
      const both = blocks.filter(([names, signs]) => signs && /^[a-z]$/.test(names[0]));
      const values = both.flatMap(([names]) => names.slice(1));
      const signs = both.flatMap(([names, all]) => all.slice(1 - names.length));
      const lost = values.filter((_, place) => signs[place] === "X");
      const name = both[0]?.[0][0];
      // A name that the question does not use would say nothing.
      if (!lost.length || !new RegExp(`(^|[^\\p{L}])${name}([^\\p{L}]|$)`, "u").test(question)) return null;
      return { label: say("asked-lost", name, values[0], values.at(-1)), rights: [lost.join(" ")] };
    }
    if (!["answer", "grundy", "points", "winning"].includes(show) || /--(rows|cols) /.test(command)) return null;
    const from = lines[0].search(/\S/);
    const values = inputs > 1 ? lines.slice(1, inputs + 1).map((line) => line.slice(from)) : lines;
    const said = show === "answer" ? say("asked-answer") : say("asked-value");
    return { label: inputs > 1 ? `${said}; ${say("asked-each", inputs)}` : said, rights: [values.join(" ")] };
  };

  // The text above a fold, from the heading on.
  const questionOf = (fold) => {
    let text = "";
    for (let it = fold.previousElementSibling; it && !/^H\d$/.test(it.tagName); it = it.previousElementSibling) text = `${it.textContent} ${text}`;
    return text;
  };

  document.querySelectorAll("details.answer").forEach((fold, number) => {
    const figures = fold.querySelectorAll("figure.printed");
    const printed = figures.length === 1 ? figures[0].querySelector("pre")?.textContent : null;
    const asked = printed && askedBy(figures[0], printed, questionOf(fold));
    if (!asked) return;
    const rights = new Set(asked.rights.flatMap(readings));
    const field = make("input", { id: `asked-${number}`, autocomplete: "off", spellcheck: "false", autocapitalize: "off" });
    const told = make("output", { for: field.id });
    const form = make("form", { class: "asked" }, make("label", { for: field.id }, asked.label), field,
      make("button", { type: "submit", class: "quiet" }, say("asked-look")), told);
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      if (!field.value.trim()) return field.focus();
      const isRight = readings(field.value).some((it) => rights.has(it));
      told.textContent = isRight ? `✓ ${say("asked-right")}` : `✗ ${say("asked-wrong")}`;
      told.className = isRight ? "good" : "bad";
      if (isRight) fold.open = true;
    });
    fold.before(form);
  });
})();
