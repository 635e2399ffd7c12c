// What compiles and interprets in a browser, as scripts that load from a disk too: node pack.mjs NPM OUT
//
//   OUT/editor.js              the editor (pages/packs/editor.js with CodeMirror)
//   OUT/python/py.js, py-1.js …    Python: pyodide
//   OUT/cpp/cpp.js, cpp-1.js …     C++: clang and its libraries
//   OUT/…/licenses.txt         whose work all that is
//
// A pack is gzip of all its files, one behind the other (see unpack in pages/assets/engine.js), in parts of base64.

import fs from "node:fs";
import path from "node:path";
import zlib from "node:zlib";
import { pathToFileURL } from "node:url";

const [npm, out] = process.argv.slice(2);
const own = import.meta.dirname;
const at = (...names) => path.join(npm, "node_modules", ...names);
const PART = 6 << 20;

const pack = (folder, name, files) => {
  const heads = files.map(([file, bytes]) => [file, bytes.length]);
  const all = Buffer.concat([Buffer.from(`${JSON.stringify(heads)}\n`), ...files.map((file) => file[1])]);
  const packed = zlib.gzipSync(all, { level: 9 });
  fs.mkdirSync(path.join(out, folder), { recursive: true });
  const write = (part, content) => fs.writeFileSync(path.join(out, folder, `${part}.js`), `TroChoi.pack("${part}", ${content});\n`);
  const parts = Math.ceil(packed.length / PART);
  for (let part = 1; part <= parts; part++) {
    write(`${name}-${part}`, `"${packed.subarray((part - 1) * PART, part * PART).toString("base64")}"`);
  }
  write(name, JSON.stringify({ parts, bytes: packed.length }));
  console.log(`packs: ${name}: ${(packed.length / 2 ** 20).toFixed(1)} MiB`);
};

// Each package whose work is in a pack, with its licence, or with a line where its author has left only that.
const licenses = (folder, names, ...more) => {
  const texts = names.map((name) => {
    const { version, license } = JSON.parse(fs.readFileSync(at(name, "package.json")));
    const file = fs.readdirSync(at(name)).find((it) => /^licen[cs]e/i.test(it));
    const ours = path.join(own, "licenses", `${name.replace("/", "+")}.txt`);
    const text = file ? fs.readFileSync(at(name, file), "utf8") : fs.existsSync(ours) ? fs.readFileSync(ours, "utf8") : "";
    return `${name} ${version}: ${license}\nhttps://www.npmjs.com/package/${name}\n\n${text}`;
  });
  fs.mkdirSync(path.join(out, folder), { recursive: true });
  fs.writeFileSync(path.join(out, folder, `licenses${folder && `-${folder}`}.txt`), [...texts, ...more].join(`\n${"-".repeat(80)}\n`));
};

// ---- C++.

// Of the resources only what programs for WebAssembly are made of: not the headers of other processors and older
// standards, not what is linked dynamically. A name in the archive takes 100 bytes, a file whole blocks of 512.
const KEPT = [
  /^include\/c\+\+\/v1\/(?!__cxx03\/|experimental\/|__pstl\/)/, /^include\/wasm32-wasip1\//,
  /^include\/(__std|__float|__stddef|float|inttypes|iso646|limits|std|tgmath|varargs|mm_malloc|unwind)[^/]*$/,
  /^lib\/wasm32-unknown-wasip1\/libclang_rt\.builtins\.a$/,
  /^lib\/wasm32-wasip1\/(crt1-command\.o|lib(c|c\+\+|c\+\+abi|m|c-printscan-long-double|wasi-emulated-(process-clocks|signal))\.a)$/,
];
// The header that GCC has for all of its headers, as far as they are of use here.
const ALL = `algorithm any array bitset cassert cctype cerrno cfloat charconv chrono cinttypes climits clocale cmath complex csignal cstdarg cstddef cstdint
  cstdio cstdlib cstring ctime cwchar cwctype deque exception forward_list fstream functional initializer_list iomanip ios iosfwd iostream istream iterator
  limits list locale map memory new numeric optional ostream queue random ratio regex scoped_allocator set sstream stack stdexcept streambuf string
  string_view system_error tuple type_traits typeindex typeinfo unordered_map unordered_set utility valarray variant vector`.split(/\s+/);

const block = (name, content, kind) => {
  const head = Buffer.alloc(512);
  head.write(name);
  head.write("0000644", 100);
  head.write(content.length.toString(8).padStart(11, "0"), 124);
  head.write("00000000000", 136);
  head.write(kind, 156);
  return [head, content, Buffer.alloc((512 - (content.length % 512)) % 512)];
};
const resources = () => {
  const tar = fs.readFileSync(at("@yowasp/clang/gen/llvm-resources.tar"));
  const kept = [];
  const folders = new Set();
  const add = (name, content) => {
    const parts = name.split("/").slice(0, -1);
    for (let i = 1; i <= parts.length; i++) {
      const folder = parts.slice(0, i).join("/");
      if (!folders.has(folder)) kept.push(...block(folder, Buffer.alloc(0), "5"));
      folders.add(folder);
    }
    kept.push(...block(name, content, "0"));
  };
  const text = (from, length) => tar.toString("latin1", from, from + length).replace(/\0.*$/s, "");
  for (let from = 0; from < tar.length && tar[from];) {
    const name = text(from, 100).replace(/^\.?\//, "");
    const size = parseInt(text(from + 124, 12), 8) || 0;
    const isFile = ["0", "\0"].includes(String.fromCharCode(tar[from + 156]));
    if (isFile && KEPT.some((it) => it.test(name))) add(name, tar.subarray(from + 512, from + 512 + size));
    from += 512 + 512 * Math.ceil(size / 512);
  }
  add("include/c++/v1/bits/stdc++.h", Buffer.from(["#pragma once\n", ...ALL.map((it) => `#include <${it}>\n`)].join("")));
  return Buffer.concat([...kept, Buffer.alloc(1024)]);
};

const clang = () => {
  const gen = (name) => fs.readFileSync(at("@yowasp/clang/gen", name));
  const cores = fs.readdirSync(at("@yowasp/clang/gen")).filter((it) => it.endsWith(".wasm"));
  // A file that is written piece by piece is copied for each: an array of 80 MB, which an object holds in full, would take
  // minutes. It gets room to grow.
  const SLOW = `    const newData = new Uint8Array(Math.max(this.file.data.length, offset + contents.length));
    newData.set(this.file.data);
    newData.subarray(offset).set(contents);
    this.file.data = newData;
`;
  const FAST = `    const file = this.file;
    const end = Math.max(file.data.length, offset + contents.length);
    if (file.room === undefined || file.room.length < end) {
      file.room = new Uint8Array(2 * end);
      file.room.set(file.data);
    }
    file.data = file.room.subarray(0, end);
    file.data.set(contents, offset);
`;
  const text = gen("bundle.js").toString();
  if (!text.includes(SLOW)) throw new Error("clang's package writes files in another way");
  const bundle = text.replace(SLOW, FAST).replaceAll("import.meta.url", '"http://pack.invalid/"');
  pack("cpp", "cpp", [["bundle.js", Buffer.from(bundle)], ["llvm-resources.tar", resources()], ...cores.map((it) => [it, gen(it)])]);
  licenses("cpp", ["@yowasp/clang"], fs.readFileSync(path.join(own, "../../LICENSE-APACHE"), "utf8"));
};

const python = () => {
  const file = (name) => fs.readFileSync(at("pyodide", name));
  const lock = { ...JSON.parse(file("pyodide-lock.json")), packages: {} };
  // It tries whether it may load a script from its own text, which a page may not, and then a browser complains.
  const probe = 'globalThis.importScripts("data:text/javascript,")';
  const loader = file("pyodide.mjs").toString();
  if (!loader.includes(probe)) throw new Error("pyodide looks for scripts in another way");
  const rest = ["pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip"].map((it) => [it, file(it)]);
  const files = [["pyodide.mjs", Buffer.from(loader.replace(probe, "null.none"))], ...rest];
  pack("python", "py", [...files, ["pyodide-lock.json", Buffer.from(JSON.stringify(lock))]]);
  licenses("python", ["pyodide"]);
};

const editor = async () => {
  const { default: esbuild } = await import(pathToFileURL(at("esbuild-wasm/lib/main.js")));
  await esbuild.build({
    entryPoints: [path.join(own, "editor.js")], nodePaths: [at("")], bundle: true, minify: true, format: "iife", target: "es2022",
    outfile: path.join(out, "editor.js"), logLevel: "warning",
  });
  const size = zlib.gzipSync(fs.readFileSync(path.join(out, "editor.js")), { level: 9 }).length;
  console.log(`packs: editor: ${Math.ceil(size / 1024)} KiB packed`);
  const names = fs.readdirSync(at("")).flatMap((it) => (it.startsWith("@") ? fs.readdirSync(at(it)).map((name) => `${it}/${name}`) : [it]));
  licenses("", names.filter((it) => /^(@codemirror|@lezer|@marijn|crelt|style-mod|w3c-keyname)/.test(it)));
};

fs.rmSync(out, { recursive: true, force: true });
fs.mkdirSync(out, { recursive: true });
clang();
python();
if (fs.existsSync(path.join(own, "editor.js"))) await editor();
