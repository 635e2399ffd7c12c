// The editor of the pages, made into assets/packs/editor.js: CodeMirror, with the languages in which pupils write.
//
// Everything stands in a shadow root: there its looks are sheets that a script constructs, which the policy of the pages
// allows, and not elements with text. Its languages are the plain ones, which read line by line: half of the weight.

import { closeBrackets, closeBracketsKeymap } from "@codemirror/autocomplete";
import { defaultKeymap, history, historyKeymap, indentWithTab } from "@codemirror/commands";
import { HighlightStyle, StreamLanguage, bracketMatching, indentOnInput, indentUnit, syntaxHighlighting } from "@codemirror/language";
import { cpp } from "@codemirror/legacy-modes/mode/clike";
import { javascript } from "@codemirror/legacy-modes/mode/javascript";
import { pascal } from "@codemirror/legacy-modes/mode/pascal";
import { python } from "@codemirror/legacy-modes/mode/python";
import { Compartment, EditorState, StateEffect, StateField } from "@codemirror/state";
import { Decoration, EditorView, drawSelection, highlightActiveLine, highlightActiveLineGutter, keymap, lineNumbers } from "@codemirror/view";
import { tags } from "@lezer/highlight";

const LANGUAGES = { cpp, js: javascript, pas: pascal, py: python };

const colours = HighlightStyle.define([
  { tag: tags.comment, color: "var(--code-comment)", fontStyle: "italic" },
  { tag: [tags.string, tags.character], color: "var(--code-text)" },
  { tag: [tags.number, tags.bool, tags.atom], color: "var(--code-number)" },
  { tag: [tags.keyword, tags.operatorKeyword], color: "var(--code-keyword)", fontWeight: "600" },
  { tag: [tags.typeName, tags.standard(tags.variableName)], color: "var(--code-type)" },
  { tag: tags.meta, color: "var(--code-directive)" },
]);

const looks = EditorView.theme({
  "&": { fontSize: "var(--editor-size, .875rem)", color: "var(--ink)", height: "100%" },
  "&.cm-focused": { outline: "3px solid var(--accent)", outlineOffset: "-3px" },
  ".cm-scroller": { fontFamily: "var(--mono)", lineHeight: "1.5rem" },
  ".cm-content": { padding: ".5rem 0", caretColor: "var(--ink)" },
  ".cm-cursor": { borderLeftColor: "var(--ink)", borderLeftWidth: "2px" },
  ".cm-gutters": { background: "none", border: "0", color: "var(--faint)" },
  ".cm-activeLine, .cm-activeLineGutter": { backgroundColor: "color-mix(in srgb, var(--accent-soft) 60%, transparent)" },
  ".cm-wrong": { backgroundColor: "var(--lost-soft)", boxShadow: "inset 4px 0 var(--lost)" },
  "&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground": { background: "color-mix(in srgb, var(--accent) 25%, transparent)" },
  "&.cm-focused .cm-matchingBracket": { background: "var(--accent-soft)", outline: "1px solid var(--accent)" },
});

// The line that a compiler complains of, until something is typed.
const complain = StateEffect.define();
const wrong = StateField.define({
  create: () => Decoration.none,
  update: (marks, change) => {
    const told = change.effects.find((effect) => effect.is(complain));
    if (told) return told.value === null ? Decoration.none : Decoration.set(Decoration.line({ class: "cm-wrong" }).range(told.value));
    return change.docChanged ? Decoration.none : marks;
  },
  provide: (field) => EditorView.decorations.from(field),
});

// An editor in this place: `onChange()` is called when the text is another, `onMove(line, column)` when the cursor is elsewhere.
TroChoi.codeMirror = (place, { text, at, label, onChange, onMove }) => {
  const root = place.attachShadow({ mode: "open" });
  const language = new Compartment();
  // Tab goes on until something is done in the field: it holds nobody who only passes.
  let isPressed = false;
  const passing = EditorView.domEventHandlers({
    pointerdown: () => { isPressed = true; },
    focus: (event, view) => {
      view.setTabFocusMode(!isPressed);
      isPressed = false;
    },
    keydown: ({ key }, view) => { if (!["Tab", "Shift", "Escape"].includes(key)) view.setTabFocusMode(false); },
  });
  const view = new EditorView({
    root,
    parent: root,
    state: EditorState.create({
      doc: text,
      selection: { anchor: Math.min(at, text.length) },
      extensions: [
        lineNumbers(), highlightActiveLine(), highlightActiveLineGutter(), history(), drawSelection(), indentOnInput(), bracketMatching(),
        closeBrackets(), indentUnit.of("    "), EditorState.tabSize.of(4), wrong, looks, syntaxHighlighting(colours), language.of([]),
        passing,
        EditorView.contentAttributes.of({ "aria-label": label }),
        keymap.of([...closeBracketsKeymap, ...defaultKeymap, ...historyKeymap, indentWithTab]),
        EditorView.updateListener.of((update) => {
          if (update.docChanged) onChange();
          if (!update.docChanged && !update.selectionSet) return;
          const { head } = update.state.selection.main;
          const line = update.state.doc.lineAt(head);
          onMove(line.number, head - line.from + 1);
        }),
      ],
    }),
  });
  return {
    get text() { return view.state.doc.toString(); },
    set text(insert) { view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert } }); },
    set language(id) { view.dispatch({ effects: language.reconfigure(StreamLanguage.define(LANGUAGES[id])) }); },
    focus: () => {
      view.focus();
      view.setTabFocusMode(false);
    },
    // The cursor goes to the beginning of a line.
    goTo: (number) => {
      const { from } = view.state.doc.line(Math.min(Math.max(number, 1), view.state.doc.lines));
      view.dispatch({ selection: { anchor: from }, effects: EditorView.scrollIntoView(from, { y: "center" }) });
      view.focus();
    },
    complain: (number) => view.dispatch({ effects: complain.of(number && number <= view.state.doc.lines ? view.state.doc.line(number).from : null) }),
    close: () => view.destroy(),
  };
};
