"use strict";
// What several scripts need: elements with attributes, files to save, work that leaves the page alive.

globalThis.TroChoi ??= {};

(() => {
  // An element; what begins with "on" is listened to, true sets an attribute, false leaves it out. What is
  // not given (null) is left out of the children; text is never read as HTML.
  const make = (tag, attributes = {}, ...children) => {
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) {
      if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
      else if (value === true) element.setAttribute(name, "");
      else if (value !== false && value != null) element.setAttribute(name, value);
    }
    element.append(...children.flat().filter((child) => child != null));
    return element;
  };

  // Lets the page draw and listen before a long work goes on.
  const pause = () => new Promise((resume) => setTimeout(resume, 0));

  // Offers a file to be saved.
  const save = (name, content) => {
    const blob = content instanceof Blob ? content : new Blob([content]);
    const address = URL.createObjectURL(blob);
    const link = make("a", { href: address, download: name, hidden: true });
    document.body.append(link);
    link.click();
    link.remove();
    setTimeout(() => URL.revokeObjectURL(address), 60000);
  };

  // The picture of a scene as an element; called by these words, if there are some.
  const drawing = (svg, words = null) => {
    const parsed = new DOMParser().parseFromString(svg, "image/svg+xml").documentElement;
    const drawn = document.importNode(parsed, true);
    if (words === null) return drawn;
    drawn.setAttribute("role", "img");
    drawn.setAttribute("aria-label", words);
    return drawn;
  };

  TroChoi.parts = { make, pause, save, drawing };
})();
