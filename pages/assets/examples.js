"use strict";
// `#examples`, a part of the section `#write`: examples before programs. The pupil writes a small input and the answer
// that he expects; the page says whether that is right, and how many of the room's wrong programs his examples catch.
// None of them is run here: what they do on small inputs is kept with the set (assets/small/ID.js).

globalThis.TroChoi ??= {};

(() => {
  const box = document.getElementById("examples");
  const data = TroChoi.data();
  if (!box || data.talks) return;
  const { say, element, button } = TroChoi;
  const KEPT = `${data.id}:examples`;

  // What counts of an input: its words, however they stand in lines.
  const words = (text) => text.split(/\s+/).filter(Boolean).join(" ");

  // The wrong programs that small inputs can catch, each with the places of the inputs on which it fails; and the
  // places of the inputs by their words.
  let catchers = null;
  const catching = async () => {
    if (catchers) return catchers;
    const { inputs, programs } = await TroChoi.small();
    const places = new Map(inputs.map((input, place) => [words(input), place]));
    const fails = programs.filter(({ fails: digits }) => /[^0]/.test(digits))
      .map(({ fails: digits }) => (place) => (parseInt(digits[place >> 2] ?? "0", 16) >> (place & 3)) & 1);
    catchers = { places, fails };
    return catchers;
  };

  // The right examples so far: { input, output }.
  let examples = JSON.parse(TroChoi.drafts.read(KEPT)) ?? [];
  const keep = () => TroChoi.drafts.write(KEPT, JSON.stringify(examples));

  const field = (text, rows) => {
    const label = element("label", text);
    const area = Object.assign(element("textarea"), { rows, spellcheck: false, autocapitalize: "off", autocomplete: "off" });
    label.append(area);
    return { label, area };
  };
  const input = field(say("examples-input", data.file), 5);
  const output = field(say("examples-output", data.file), 5);
  const pair = element("div", "", "examples-pair");
  pair.append(input.label, output.label);
  const status = element("p", "", "find-status");
  status.setAttribute("role", "status");
  const count = element("p", "", "examples-count");
  const list = element("ul", "", "examples-list");
  const check = button(say("examples-check"), () => judge(), "main");
  const keys = element("p", "", "tools");
  keys.append(check);
  box.append(element("h3", say("examples-title")), element("p", say("examples-about"), "quiet"), pair, keys, status, count, list);

  // Which programs these examples catch.
  const caught = ({ places, fails }, some) =>
    fails.map((isWrong) => some.some((example) => {
      const place = places.get(words(example.input));
      return place !== undefined && isWrong(place);
    }));

  const judge = async () => {
    check.disabled = true;
    const room = await TroChoi.room(data.id);
    const example = { input: `${input.area.value.trimEnd()}\n`, output: output.area.value };
    const legal = await room.ask({ do: "answer", input: example.input });
    const judged = legal.error ? legal : await room.ask({ do: "judge", ...example });
    room.stop();
    status.classList.toggle("bad", judged.verdict !== "AC");
    if (judged.error) status.textContent = say("examples-no-input", TroChoi.of(judged.error));
    else if (judged.verdict !== "AC") status.textContent = say("examples-wrong", TroChoi.of(judged.verdict_text));
    else {
      if (examples.some((other) => words(other.input) === words(example.input))) status.textContent = say("examples-twice");
      else {
        const all = await catching();
        const before = caught(all, examples);
        const now = caught(all, [example]);
        const [catches, fresh] = [now.filter(Boolean).length, now.filter((is, place) => is && !before[place]).length];
        const isKnown = all.places.has(words(example.input));
        status.textContent = !isKnown ? say("examples-unknown") : catches === 0 ? say("examples-catches-none") : say("examples-catches", catches, fresh);
        examples.push(example);
        keep();
      }
      await show();
    }
    check.disabled = false;
  };

  const show = async () => {
    list.replaceChildren(...examples.map((example, place) => {
      const row = element("li");
      row.append(element("code", words(example.input).slice(0, 60)), " → ", element("code", words(example.output).slice(0, 60)), " ",
        button(say("examples-drop"), () => {
          examples.splice(place, 1);
          keep();
          show();
        }, "small"));
      return row;
    }));
    if (examples.length === 0) {
      count.textContent = "";
      return;
    }
    const all = await catching();
    const hits = caught(all, examples).filter(Boolean).length;
    const { length } = all.fails;
    count.textContent = length === 0 ? say("examples-nothing") : hits === length ? say("examples-all", length) : say("examples-count", hits, length);
  };
  if (examples.length > 0) show();
})();
