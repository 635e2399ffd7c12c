"use strict";
// Where two outputs part: the lines that a person wants to see. What judge/src/judging/difference.rs does,
// piece by piece, so that the page goes on.

globalThis.TroChoi ??= {};

(() => {
  // Tokens that are compared before the page goes on; letters of a line that are shown; lines around the
  // one that differs; lines that are shown of what only a checker can judge.
  const AT_A_TIME = 50000;
  const WIDTH = 60;
  const CONTEXT = 1;
  const HEAD = 4;

  // Lines fit to be shown: a window of the one that matters, with no sign that would rearrange the page.
  const shown = (line, at = 0) => {
    const from = at < WIDTH / 2 ? 0 : at - 10;
    const part = line.slice(from, from + WIDTH).trimEnd().replace(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, "\ufffd");
    return (from > 0 ? "… " : "") + part + (line.length > from + WIDTH ? "…" : "");
  };

  // The lines around a place of a text, the one that it is in windowed: `{line, lines}`.
  const around = (text, at, newlines) => {
    let from = text.lastIndexOf("\n", at - 1) + 1;
    const place = at - from;
    let line = newlines + 1;
    const lines = [];
    for (let before = 0; before < CONTEXT && from > 0; before++, line--) {
      const end = from - 1;
      from = text.lastIndexOf("\n", end - 1) + 1;
      lines.unshift(shown(text.slice(from, Math.min(end, from + 2 * WIDTH))));
    }
    let start = at - place;
    for (let after = 0; after <= CONTEXT && start < text.length; after++) {
      const next = text.indexOf("\n", start);
      const end = next < 0 ? text.length : next;
      lines.push(after === 0 ? shown(text.slice(start, Math.min(end, at + 2 * WIDTH)), place) : shown(text.slice(start, Math.min(end, start + 2 * WIDTH))));
      start = end + 1;
    }
    return { line, lines };
  };

  // The lines around the first token that differs (of a long one, the first piece): `{expected, found, differs}`, each side `{line, lines}`.
  const difference = async (compares, expected, found) => {
    if (compares === "special") {
      const head = (text) => ({ line: 1, lines: text.slice(0, HEAD * 1000).split("\n").slice(0, HEAD).map((line) => shown(line)) });
      return { expected: head(expected), found: head(found), differs: null };
    }
    const isSame = compares === "nocase" ? (one, other) => one.toLowerCase() === other.toLowerCase() : (one, other) => one === other;
    const texts = [expected.trimEnd(), found.replace(/^\ufeff/, "").trimEnd()];
    const tokens = texts.map((text) => text.matchAll(/\S{1,4096}/g));
    const newlines = [0, 0];
    const ends = texts.map((text) => text.indexOf("\n"));
    for (let count = 1; ; count++) {
      const next = tokens.map((token) => token.next().value);
      next.forEach((token, side) => {
        while (ends[side] >= 0 && ends[side] < (token?.index ?? texts[side].length)) {
          newlines[side]++;
          ends[side] = texts[side].indexOf("\n", ends[side] + 1);
        }
      });
      const [one, other] = next;
      if (!one && !other) return null;
      if (!one || !other || !isSame(one[0], other[0])) {
        const sides = next.map((token, side) => around(texts[side], token ? token.index : texts[side].length, newlines[side]));
        return { expected: sides[0], found: sides[1], differs: newlines[one ? 0 : 1] + 1 };
      }
      if (count % AT_A_TIME === 0) await TroChoi.parts.pause();
    }
  };

  TroChoi.difference = difference;
})();
