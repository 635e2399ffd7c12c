"use strict";
// A family of inputs, as `judge table` has it: an input with parameters, and the values of these. What
// lessons/src/table does in Rust, held equal to it by the tables of all lessons.

globalThis.TroChoi ??= {};

(() => {
  // The longest input, and the most cells of a table.
  const LONGEST = 1 << 16;
  const MOST_CELLS = 200 * 200;

  // Why a family is none; `code` names the sentence.
  class FamilyError extends Error {
    constructor(code, ...values) {
      super(code);
      Object.assign(this, { code, values });
    }
  }

  // A sum such as `2n+m-1`: terms of a factor and a parameter.
  function sum(text) {
    const terms = text.match(/(^|[+-])(\d*[a-z]|\d+)/g) ?? [];
    if (terms.join("") !== text || terms.length === 0) throw new FamilyError("NO_SUM", `{${text}}`);
    return terms.map((term) => {
      const [, sign, digits, name] = term.match(/^([+-]?)(\d*)([a-z]?)$/);
      return [(sign === "-" ? -1 : 1) * Number(digits || 1), name];
    });
  }

  // What a sum is for these values of the parameters.
  function total(terms, values) {
    return terms.reduce((before, [factor, name]) => {
      if (name && !(name in values)) throw new FamilyError("NO_RANGE", name);
      return before + factor * (name ? values[name] : 1);
    }, 0);
  }

  // An input in which places depend on parameters: `{2n+1}`, or `{n*word}` for a word that is written n
  // times with blanks between, `{n*word!}` without. Returns the input for values of the parameters.
  function template(text) {
    const pieces = text.replaceAll("\\n", "\n").split(/(\{[^}]*\}?)/).map((piece) => {
      if (!piece.startsWith("{")) return () => piece;
      if (!piece.endsWith("}")) throw new FamilyError("OPEN_BRACE", piece);
      const inside = piece.slice(1, -1);
      const star = inside.indexOf("*");
      const terms = sum(star < 0 ? inside : inside.slice(0, star));
      if (star < 0) return (values) => String(total(terms, values));
      const isJoined = inside.endsWith("!");
      const word = inside.slice(star + 1, isJoined ? -1 : undefined);
      return (values) => {
        const times = Math.max(0, total(terms, values));
        if (times * (word.length + 1) > LONGEST) throw new FamilyError("TOO_LONG");
        return Array(times).fill(word).join(isJoined ? "" : " ");
      };
    });
    return (values) => pieces.map((piece) => piece(values)).join("") + "\n";
  }

  // A parameter and its values, as `n=1..9` or `n=0..90:10`; nothing where nothing is written.
  function axis(text) {
    if (!text.trim()) return null;
    const parts = text.trim().match(/^([a-z])=(-?\d{1,15})\.\.(-?\d{1,15})(?::(\d{1,9}))?$/);
    if (!parts || parts[4] === "0") throw new FamilyError("NEEDS_RANGE");
    const [first, last, step] = [Number(parts[2]), Number(parts[3]), Number(parts[4] ?? 1)];
    const count = Math.floor(Math.abs(first - last) / step) + 1;
    if (count > MOST_CELLS) throw new FamilyError("TOO_MANY_CELLS", MOST_CELLS);
    const sign = first <= last ? step : -step;
    const values = Array.from({ length: count }, (_, place) => first + place * sign);
    return { name: parts[1], values };
  }

  // All inputs of a family: `{rows, cols, names, at(row, col)}`; `names` where every input has a line.
  function inputsOf({ inputs, rows, cols }) {
    if (inputs.length === 0) throw new FamilyError("NEEDS_INPUT");
    const [down, right] = [axis(rows), axis(cols)];
    if (inputs.length > 1 && (down || right)) throw new FamilyError("NO_AXES");
    const templates = inputs.map(template);
    const height = inputs.length > 1 ? inputs.length : down?.values.length ?? 1;
    const width = right?.values.length ?? 1;
    if (height * width > MOST_CELLS) throw new FamilyError("TOO_MANY_CELLS", MOST_CELLS);
    const at = (row, col) => {
      const values = {};
      if (down) values[down.name] = down.values[row];
      if (right) values[right.name] = right.values[col];
      return templates[inputs.length > 1 ? row : 0](values);
    };
    at(0, 0);
    const names = inputs.length > 1 ? inputs.map((input) => input.replaceAll("\\n", " / ")) : null;
    return { rows: down, cols: right, names, height, width, at };
  }

  TroChoi.family = { inputsOf, template, axis, FamilyError };
})();
