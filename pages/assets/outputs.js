"use strict";
// The outputs of a program among the files that somebody gives: single ones, folders, archives.

globalThis.TroChoi ??= {};

(() => {
  // The number of the test that a file is the output of, by its place and name; `null` if it is none.
  const numberOf = (data, path) => {
    const parts = path.toLowerCase().split("/").filter((part) => part);
    // As browsers and Windows name a second copy: `NIM (1).OUT`, `NIM.OUT.txt`.
    const [, stem, kind] = parts.pop()?.replace(/(\.out)\.txt$/, "$1").match(/^(.*?)(?: *\(\d+\))?(?:\.([^.]*))?$/) ?? [];
    if (parts.includes("answers") || !["out", "txt"].includes(kind)) return null;
    const name = data.file.toLowerCase();
    const told = stem === name ? parts.at(-1) ?? "" : stem;
    if (kind === "txt" && !/^\d+$/.test(stem)) return null;
    const digits = told.match(/(\d+)$/);
    const number = digits && told !== name ? Number(digits[1]) : null;
    return data.tests.find((test) => Number(test.number) === number)?.number ?? null;
  };

  // What a file is that somebody took for an output, by its name and its first bytes: `source`, `program`, `archive`,
  // `document`; `null` if nothing speaks against an output.
  const KINDS = [
    ["source", /\.(c|cc|cpp|cxx|c\+\+|h|hpp|pas|pp|lpr|py|js|java|rs|go|cs)(\.txt)?$/i, /^\s*(#include|using namespace|program\s+\w+;|uses\s+\w+|import\s+\w+|from\s+\w+\s+import|def\s+\w+\()/m],
    ["program", /\.(exe|out\.exe|o|obj|class|dll|so|bin|bat|sh)$/i, /^(MZ|\x7fELF|\xcf\xfa\xed\xfe|#!)/],
    ["archive", /\.(zip|rar|7z|gz|tar|tgz|xz|bz2)$/i, /^(PK\x03\x04|Rar!|7z\xbc\xaf|\x1f\x8b)/],
    ["document", /\.(docx?|xlsx?|pdf|png|jpe?g|gif|html?|odt|rtf)$/i, /^(%PDF|\x89PNG|\xff\xd8\xff|\{\\rtf|<!doctype)/i],
  ];
  const strangerOf = async (file) => {
    const bytes = new Uint8Array(await (await file.blob()).slice(0, 4096).arrayBuffer());
    const begin = String.fromCharCode(...bytes);
    return KINDS.find(([, name, content]) => name.test(file.path) || content.test(begin))?.[0] ?? null;
  };

  // Finds the outputs among files `{path, size, blob()}`: those below a folder `out` come before others.
  // Returns a map from the numbers of tests to files, the log of the runs, and what fits no test.
  const sorted = async (data, files) => {
    const outputs = new Map();
    const log = new Map();
    const strange = [];
    const isCollected = (file) => /(^|\/)out\//i.test(file.path);
    for (const file of [...files.filter(isCollected), ...files.filter((file) => !isCollected(file))]) {
      if (/(^|\/)log\.txt$/i.test(file.path) && file.size < 1 << 20) {
        for (const line of (await (await file.blob()).text()).split("\n")) {
          const [number, code, left] = line.trim().split(/\s+/);
          if (left) log.set(number, { code: Number(code), left });
        }
        continue;
      }
      const number = numberOf(data, file.path);
      if (number && !outputs.has(number)) outputs.set(number, file);
      else if (!number && !/(^|\/)(tests|answers|work)\/|\.(inp|bat|sh|txt)$/i.test(file.path)) strange.push(file.path);
    }
    return { outputs, log, strange };
  };

  // Files as they were chosen, with those of archives in their place.
  const unpacked = async (chosen) => {
    const files = [];
    for (const { path, file } of chosen.slice(0, TroChoi.zip.MOST_FILES)) {
      if (!/\.zip$/i.test(path)) files.push({ path, size: file.size, blob: async () => file });
      else for (const { name, size, blob } of await TroChoi.zip.read(file)) files.push({ path: name, size, blob });
    }
    return files;
  };

  // All files below a folder that was dropped, as newer browsers hand it over, and as the others do.
  const below = async (handle, path, files) => {
    for await (const inner of handle.values()) {
      if (files.length >= TroChoi.zip.MOST_FILES) return;
      const place = `${path}/${inner.name}`;
      if (inner.kind === "directory") await below(inner, place, files);
      else files.push({ path: place, file: await inner.getFile() });
    }
  };
  const belowEntry = async (entry, files) => {
    const reader = entry.createReader();
    for (;;) {
      const some = await new Promise((done, failed) => reader.readEntries(done, failed));
      if (some.length === 0 || files.length >= TroChoi.zip.MOST_FILES) return;
      for (const inner of some) {
        if (inner.isDirectory) await belowEntry(inner, files);
        else files.push({ path: inner.fullPath, file: await new Promise((done, failed) => inner.file(done, failed)) });
      }
    }
  };

  // All files that were dropped. Everything is taken from the event at once: later it is empty. (On a page
  // that was opened from a disk, Chromium hands over a folder as a handle only.)
  const dropped = async (transfer) => {
    const items = [...transfer.items].filter((item) => item.kind === "file").map((item) => {
      const entry = item.webkitGetAsEntry?.();
      if (!entry?.isDirectory) return { file: item.getAsFile() };
      return item.getAsFileSystemHandle ? { handle: item.getAsFileSystemHandle() } : { entry };
    });
    const files = [];
    for (const { file, handle, entry } of items) {
      if (file) files.push({ path: file.name, file });
      else if (entry) await belowEntry(entry, files);
      else if (handle) await below(await handle, (await handle).name, files);
    }
    return files;
  };

  TroChoi.outputs = { numberOf, sorted, strangerOf, unpacked, dropped };
})();
