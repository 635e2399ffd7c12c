"use strict";
// The section `#play` of a problem without a game: the picture of an input.

globalThis.TroChoi ??= {};

// Fills `live`, asking the room `table`; without any picture the section goes.
TroChoi.drawInput = async (live, table, data) => {
  const { say, element, button } = TroChoi;
  const picture = element("div", "", "play-board");
  const said = element("p");
  said.setAttribute("role", "status");
  const labelled = (text, field) => {
    const label = element("label", `${text} `);
    label.append(field);
    return label;
  };
  const tools = (...children) => {
    const box = element("div", "", "tools");
    box.append(...children);
    return box;
  };
  const field = Object.assign(element("textarea"), { rows: 6, spellcheck: false, value: data.samples[0]?.input ?? "" });
  const draw = async () => {
    const { svg, text, error } = await table.ask({ do: "picture", input: field.value });
    said.textContent = error ? TroChoi.of(error) : text ?? say("play-no-picture");
    said.classList.toggle("bad", Boolean(error));
    if (!svg) {
      picture.replaceChildren();
      return false;
    }
    picture.replaceChildren(TroChoi.parts.drawing(svg));
    return true;
  };
  const samples = element("select");
  samples.append(...data.samples.map((_, place) => Object.assign(element("option", say("play-opening-sample", place + 1)), { value: place })));
  samples.addEventListener("change", () => {
    field.value = data.samples[samples.value].input;
    draw();
  });
  if (!await draw()) {
    live.closest("section").hidden = true;
    for (const to of document.querySelectorAll("a[href='#play']")) (to.closest("li") ?? to).hidden = true;
    return;
  }
  live.replaceChildren(tools(labelled(say("play-samples"), samples)), labelled(say("play-input"), field), tools(button(say("play-draw"), draw)), picture, said);
};
