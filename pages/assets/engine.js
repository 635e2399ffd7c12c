"use strict";
// What compiles and runs programs, beside the page: a worker for the compiler, one for each program that runs.
//
// As in worker.js the function is made into the script of a worker (see program.js). It hears one thing to do after
// the other, { number, do, … }, and answers { number, … }. Whatever does not end is ended with its worker.
//
//   unpack    `texts`, the parts of a pack as base64 of gzip; answers its `files`
//   compiler  begins with the files of C++
//   compile   `source`, `name`; answers { bytes, log } or { log }
//   start     `lang` and `made`, what is needed to run it: the module, or a source (and Python itself)
//   run       `input`, `file`, `mib`, `talk`; tells { began } once the program begins, and answers how it ended

globalThis.TroChoi ??= {};

TroChoi.engine = (scope, lzma) => {
  const MOST_OUTPUT = 64 << 20;
  // The stack of a program, which counts as memory. The browser's own is much smaller, and ends first.
  const STACK = 64 << 20;
  const PAGE = 1 << 16;
  const encoder = new TextEncoder();
  const decoder = new TextDecoder();

  // How a run may end early.
  class End {
    constructor(end, code = 0, why = null) {
      Object.assign(this, { end, code, why });
    }
  }

  const bytesOf = (content) => (typeof content === "string" ? encoder.encode(content) : new Uint8Array(content ?? 0));

  // Bytes that become more.
  class Grown {
    bytes = new Uint8Array(256);
    length = 0;
    put(piece, at = this.length) {
      const end = at + piece.length;
      if (end > MOST_OUTPUT) throw new End("output");
      if (end > this.bytes.length) {
        const larger = new Uint8Array(Math.max(end, 2 * this.bytes.length));
        larger.set(this.bytes.subarray(0, this.length));
        this.bytes = larger;
      }
      this.bytes.set(piece, at);
      this.length = Math.max(this.length, end);
    }
    get all() {
      return this.bytes.subarray(0, this.length);
    }
  }

  // ---- What a program sees: the files of its folder, standard input and output, maybe somebody who talks.

  class World {
    files = new Map();
    printed = new Grown();
    errors = new Grown();
    #given;
    #talk;
    #heard = 0;
    #spoken = 0;

    constructor({ input, file, talk }) {
      this.name = `${file}.OUT`;
      this.#talk = talk;
      this.#given = new Grown();
      if (talk) {
        this.told = talk({ said: null });
        input = this.told.file ?? null;
        this.#hear();
      } else this.#given.put(bytesOf(input));
      if (input !== null) this.write(`${file}.INP`, bytesOf(input));
    }

    // Names are found in any case, as `judge run` has it.
    find(name) {
      return this.files.get(name) ?? [...this.files].find(([known]) => known.toUpperCase() === name.toUpperCase())?.[1];
    }

    write(name, bytes) {
      const file = new Grown();
      if (bytes) file.put(bytes);
      this.files.set(name, file);
      return file;
    }

    #hear() {
      for (const line of this.told.lines ?? []) this.#given.put(encoder.encode(`${line}\n`));
    }

    // The next bytes of standard input, at most so many: none at its end.
    read(most) {
      if (this.#talk) this.#speak();
      const piece = this.#given.all.subarray(this.#heard, this.#heard + most);
      this.#heard += piece.length;
      return piece;
    }

    // What was printed since the last time goes to who talks, once the program waits for an answer.
    #speak() {
      while (this.#heard === this.#given.length && !this.told.over) {
        const end = this.printed.all.indexOf(10, this.#spoken);
        if (end < 0) throw new End("idle");
        this.#say(end);
      }
    }

    #say(end) {
      const said = decoder.decode(this.printed.all.subarray(this.#spoken, end));
      this.#spoken = end + 1;
      this.told = this.#talk({ said });
      this.#hear();
    }

    // What the program has left.
    left() {
      const output = this.find(this.name)?.all.slice() ?? null;
      let talk = null;
      if (this.#talk) {
        // Whatever it still said is heard, after the end of the game too.
        for (let end; (end = this.printed.all.indexOf(10, this.#spoken)) >= 0;) this.#say(end);
        if (this.#spoken < this.printed.length) this.#say(this.printed.length);
        talk = this.#talk({ ended: true, output });
      }
      return { output, printed: this.printed.all.slice(), errors: decoder.decode(this.errors.all.subarray(0, 1 << 16)), talk };
    }
  }

  // ---- C++: a module of WebAssembly that asks for files as WASI has them.

  const OK = 0, BADF = 8, EXIST = 20, INVAL = 28, NOENT = 44, NOSYS = 52;

  const wasi = (world, memory) => {
    let view = new DataView(new ArrayBuffer(0));
    const see = () => (view.buffer === memory().buffer ? view : (view = new DataView(memory().buffer)));
    const bytes = (at, length) => new Uint8Array(memory().buffer, at, length);
    const text = (at, length) => decoder.decode(bytes(at, length)).replace(/^(\.?\/)+/, "");
    const folder = { isFolder: true };
    const open = [
      { read: (most) => world.read(most) }, { write: (piece) => world.printed.put(piece) },
      { write: (piece) => world.errors.length < PAGE && world.errors.put(piece) }, folder,
    ];
    const set32 = (at, value) => see().setUint32(at, value, true);
    const set64 = (at, value) => see().setBigUint64(at, BigInt(value), true);
    const pieces = function* (at, count) {
      for (let i = 0; i < count; i++) yield bytes(see().getUint32(at + 8 * i, true), see().getUint32(at + 8 * i + 4, true));
    };
    const stat = (at, file) => {
      bytes(at, 64).fill(0);
      see().setUint8(at + 16, file.isFolder ? 3 : file.file ? 4 : 2);
      set64(at + 32, file.file?.length ?? 0);
      return OK;
    };
    const seek = (fd, offset, whence, at) => {
      const it = open[fd];
      if (!it?.file) return it ? 70 : BADF;
      const to = [0, it.at, it.file.length][whence] + Number(offset);
      if (!(to >= 0)) return INVAL;
      it.at = to;
      set64(at, to);
      return OK;
    };
    return {
      args_sizes_get: (count, size) => (set32(count, 1), set32(size, 5), OK),
      args_get: (list, at) => (set32(list, at), bytes(at, 5).set(encoder.encode("main\0")), OK),
      environ_sizes_get: (count, size) => (set32(count, 0), set32(size, 0), OK),
      environ_get: () => OK,
      clock_res_get: (id, at) => (set64(at, 1000), OK),
      clock_time_get: (id, precision, at) => (set64(at, Math.round((id ? performance.now() : Date.now()) * 1e6)), OK),
      random_get: (at, length) => {
        for (let i = 0; i < length; i += PAGE) crypto.getRandomValues(bytes(at + i, Math.min(PAGE, length - i)));
        return OK;
      },
      sched_yield: () => OK,
      proc_exit: (code) => {
        throw new End("ok", code);
      },
      fd_close: (fd) => (open[fd] ? (open[fd] = undefined, OK) : BADF),
      fd_fdstat_get: (fd, at) => {
        const it = open[fd];
        if (!it) return BADF;
        bytes(at, 24).fill(0);
        see().setUint8(at, it.isFolder ? 3 : it.file ? 4 : 6);
        // All rights.
        set64(at + 8, (1n << 30n) - 1n);
        set64(at + 16, (1n << 30n) - 1n);
        return OK;
      },
      fd_fdstat_set_flags: () => OK,
      fd_filestat_get: (fd, at) => (open[fd] ? stat(at, open[fd]) : BADF),
      fd_prestat_get: (fd, at) => (open[fd] === folder ? (set32(at, 0), set32(at + 4, 1), OK) : BADF),
      fd_prestat_dir_name: (fd, at) => (bytes(at, 1).set(encoder.encode("/")), OK),
      fd_read: (fd, list, count, at) => {
        const it = open[fd];
        if (!it || (!it.read && !it.file)) return BADF;
        let sum = 0;
        for (const place of pieces(list, count)) {
          if (place.length === 0) continue;
          const got = it.read ? it.read(place.length) : it.file.all.subarray(it.at, it.at + place.length);
          if (it.file) it.at += got.length;
          place.set(got);
          sum += got.length;
          if (got.length < place.length || it.read) break;
        }
        set32(at, sum);
        return OK;
      },
      fd_write: (fd, list, count, at) => {
        const it = open[fd];
        if (!it || (!it.write && !it.file)) return BADF;
        let sum = 0;
        for (const piece of pieces(list, count)) {
          sum += piece.length;
          if (it.write) it.write(piece);
          else {
            it.file.put(piece, it.isAppended ? it.file.length : it.at);
            it.at += piece.length;
          }
        }
        set32(at, sum);
        return OK;
      },
      fd_renumber: (fd, to) => (open[fd] ? ((open[to] = open[fd]), (open[fd] = undefined), OK) : BADF),
      fd_seek: seek,
      fd_tell: (fd, at) => seek(fd, 0n, 1, at),
      path_open: (fd, look, at, length, create, rights, inheriting, flags, opened) => {
        const name = text(at, length);
        let file = world.find(name);
        if (!name || name.includes("/")) return NOENT;
        if (!file && !(create & 1)) return NOENT;
        if (file && create & 4) return EXIST;
        if (!file || create & 8) file = world.write(file ? [...world.files].find((it) => it[1] === file)[0] : name);
        set32(opened, open.push({ file, at: 0, isAppended: Boolean(flags & 1) }) - 1);
        return OK;
      },
      path_filestat_get: (fd, look, at, length, to) => {
        const file = world.find(text(at, length));
        return file ? stat(to, { file }) : NOENT;
      },
      path_unlink_file: (fd, at, length) => (world.files.delete(text(at, length)) ? OK : NOENT),
      path_rename: (fd, at, length, other, to, size) => {
        const file = world.files.get(text(at, length));
        if (!file) return NOENT;
        world.files.delete(text(at, length));
        world.files.set(text(to, size), file);
        return OK;
      },
    };
  };

  // The most pages that a module's memory may have are written into it: they take three bytes, as it is linked.
  // Returns how many it has at the beginning.
  const number = (bytes, at) => {
    let value = 0;
    let shift = 0;
    for (;;) {
      const byte = bytes[at++];
      value += (byte & 127) * 2 ** shift;
      shift += 7;
      if (byte < 128) return [value, at];
    }
  };
  const limit = (bytes, most) => {
    for (let at = 8; at < bytes.length;) {
      const kind = bytes[at];
      const [size, begin] = number(bytes, at + 1);
      if (kind === 5) {
        const [least, place] = number(bytes, begin + 2);
        const pages = Math.min(65535, Math.max(most, least));
        bytes.set([(pages & 127) | 128, ((pages >> 7) & 127) | 128, pages >> 14], place);
        return least;
      }
      at = begin + size;
    }
    return 0;
  };

  // What a trap, an exception or a full stack means.
  const fallen = (error, memory, most, errors) => {
    if (error instanceof End) return error;
    if (error instanceof RangeError) return new End("cannot", 0, "stack");
    if (!(error instanceof WebAssembly.RuntimeError)) return new End("cannot", 0, String(error));
    if (/thread constructor failed/.test(errors)) return new End("cannot", 0, "threads");
    // Who is refused memory stops itself, and has taken much by then: what grows asks for as much again.
    const isFull = /unreachable/.test(error.message) && 2 * (memory.buffer.byteLength - STACK) >= most * PAGE - STACK;
    if (/bad_alloc|length_error/.test(errors) || isFull) return new End("memory");
    return new End("crash", 0, /zero|overflow/.test(error.message) ? "zero" : /unreachable/.test(error.message) ? "abort" : "bounds");
  };

  const native = { most: 0, module: null };
  const runNative = async ({ bytes }, world, mib) => {
    const most = (mib << 4) + STACK / PAGE;
    if (native.most !== most) {
      limit(bytes, most);
      native.module = await WebAssembly.compile(bytes);
      native.most = most;
    }
    let exports = null;
    const known = wasi(world, () => exports.memory);
    const asked = WebAssembly.Module.imports(native.module).map(({ name }) => [name, known[name] ?? (() => NOSYS)]);
    ({ exports } = await WebAssembly.instantiate(native.module, { wasi_snapshot_preview1: Object.fromEntries(asked), page: deeper(() => exports) }));
    const isDeep = WebAssembly.promising && Object.keys(exports).some((it) => it.startsWith("deeper"));
    const begin = isDeep ? WebAssembly.promising(exports._start) : exports._start;
    return async () => {
      try {
        await begin();
        return new End("ok");
      } catch (error) {
        return fallen(error, exports.memory, most, decoder.decode(world.errors.all));
      }
    };
  };

  // ---- Recursion deeper than the stack of a browser: after so many calls of functions that call themselves, on whatever
  // way, the next one has a stack of its own, on which it is begun by a promise while the others wait. For that
  // each of them becomes three: one in its place that counts, itself, and one by which it begins on another stack, with its
  // arguments below the top of the program's own.

  const DEEPER = 2000;
  const MOST_STACKS = 600;
  const KEEP = `extern "C" { __attribute__((import_module("page"), import_name("deeper"))) void page_deeper(int);
    __attribute__((used)) void page_keep() { page_deeper(0); } }`;

  const leb = (value) => {
    const bytes = [];
    do {
      bytes.push((value & 127) | (value > 127 ? 128 : 0));
      value >>>= 7;
    } while (value);
    return bytes;
  };
  // The same where a sign is expected: 64 would be taken for one.
  const signed = (value) => {
    const bytes = leb(value);
    return bytes.at(-1) & 64 ? [...bytes.slice(0, -1), bytes.at(-1) | 128, 0] : bytes;
  };

  // What stands behind an instruction: so many numbers, or bytes; all others stand alone.
  const FOLLOW = (op, second) => {
    if (op <= 0x04) return op >= 0x02 ? 1 : 0;
    if (op === 0x0c || op === 0x0d || (op >= 0x20 && op <= 0x26) || (op >= 0x3f && op <= 0x42) || op === 0xd0 || op === 0xd2) return 1;
    if (op >= 0x28 && op <= 0x3e) return 2;
    if (op === 0xfc) return [8, 10, 12, 14].includes(second) ? 2 : second > 7 ? 1 : 0;
    if (op > 0xd2) throw new Error("an instruction of another kind");
    return 0;
  };
  // Which functions one calls; -1 stands for all that are called by a table.
  const called = (bytes, [begin, end]) => {
    const calls = [];
    let at = begin;
    const next = () => {
      const [value, after] = number(bytes, at);
      at = after;
      return value;
    };
    for (let locals = next(); locals > 0; locals--) (next(), at++);
    while (at < end) {
      const op = bytes[at++];
      if (op === 0x10 || op === 0x12) calls.push(next());
      else if (op === 0x11 || op === 0x13) {
        (next(), next());
        calls.push(-1);
      } else if (op === 0x0e) for (let targets = next(); targets >= 0; targets--) next();
      else if (op === 0x1c) for (let kinds = next(); kinds > 0; kinds--) at++;
      else if (op === 0x43 || op === 0x44) at += op === 0x43 ? 4 : 8;
      else for (let follow = FOLLOW(op, op >= 0xfc ? next() : 0); follow > 0; follow--) next();
    }
    return calls;
  };

  // The functions of a module that may come to call themselves.
  const recursive = (bytes, { imports, count, bodies, listed }) => {
    const calls = bodies.map((body) => new Set(called(bytes, body).map((it) => (it < 0 ? count : it - imports))));
    calls.push(new Set(listed.map((it) => it - imports)));
    // Tarjan's algorithm.
    const found = new Set();
    const order = [];
    const low = [];
    let met = 0;
    const open = [];
    const visit = (one) => {
      const mine = (order[one] = low[one] = met++);
      open.push(one);
      for (const other of calls[one]) {
        if (other < 0) continue;
        if (order[other] === undefined) visit(other);
        if (open.includes(other)) low[one] = Math.min(low[one], low[other]);
      }
      if (low[one] !== mine) return;
      const ring = open.splice(open.indexOf(one));
      if (ring.length > 1 || calls[one].has(one)) for (const it of ring) if (it < count) found.add(it);
    };
    for (let one = 0; one < count; one++) if (order[one] === undefined) visit(one);
    return [...found].sort((a, b) => a - b);
  };

  const SIZES = { 0x7f: [0x36, 0x28, 2], 0x7e: [0x37, 0x29, 3], 0x7d: [0x38, 0x2a, 2], 0x7c: [0x39, 0x2b, 3] };
  const deepened = (bytes) => {
    const sections = [];
    let at = 8;
    const next = () => {
      const [value, after] = number(bytes, at);
      at = after;
      return value;
    };
    const list = (read) => Array.from({ length: next() }, read);
    const name = () => {
      const length = next();
      return decoder.decode(bytes.subarray(at, (at += length)));
    };
    const told = { listed: [], imports: 0 };
    let types, kinds, deeper;
    const READ = {
      1: () => { types = list(() => [at++, list(next), list(next)].slice(1)); },
      2: () => list(() => {
        const called = (name(), name());
        const kind = bytes[at++];
        if (kind === 0 && called === "deeper") deeper = told.imports;
        if (kind === 0) [told.imports] = [told.imports + 1, next()];
        else throw new Error("an import of another kind");
      }),
      3: () => { kinds = list(next); },
      9: () => list(() => {
        if (next() !== 0) throw new Error("elements of another kind");
        while (bytes[at++] !== 0x0b);
        told.listed.push(...list(next));
      }),
      10: () => {
        told.bodies = list(() => {
          const size = next();
          return [at, (at += size)];
        });
      },
    };
    while (at < bytes.length) {
      const kind = bytes[at++];
      const size = next();
      const begin = at;
      READ[kind]?.();
      if (kind) sections.push([kind, bytes.subarray(begin, begin + size)]);
      at = begin + size;
    }
    told.count = kinds.length;
    const chosen = recursive(bytes, told).filter((it) => {
      const [takes, gives] = types[kinds[it]];
      return takes.length < 24 && [...takes, ...gives].every((type) => SIZES[type]);
    });
    const plain = types.findIndex(([takes, gives]) => takes.length + gives.length === 0);
    const globals = sections.find(([kind]) => kind === 6)?.[1] ?? [];
    if (chosen.length === 0 || deeper === undefined || plain < 0 || globals[1] !== 0x7f || globals[2] !== 1) return bytes;
    const depth = leb(globals[0]);
    const { imports, count } = told;
    const own = (i) => leb(imports + count + i);
    // Below the top of the program's stack, which is the first global.
    const below = [0x23, 0, 0x41, ...signed(256), 0x6b];
    const body = (...code) => [0, ...code.flat(), 0x0b];
    const counting = chosen.map((it, i) => {
      const [takes, gives] = types[kinds[it]];
      const count = (by) => [0x23, ...depth, 0x41, 1, by, 0x24, ...depth];
      return body(
        count(0x6a), [0x23, ...depth, 0x41, ...signed(DEEPER), 0x70, 0x45, 0x04, gives[0] ?? 0x40],
        takes.flatMap((type, place) => [...below, 0x20, place, SIZES[type][0], SIZES[type][2], ...leb(8 * place)]),
        [0x41, ...signed(it), 0x10, ...leb(deeper)], gives.flatMap((type) => [...below, SIZES[type][1], SIZES[type][2], 0]),
        [0x05], takes.flatMap((type, place) => [0x20, place]), [0x10, ...own(i), 0x0b], count(0x6b),
      );
    });
    const beginning = chosen.map((it, i) => {
      const [takes, gives] = types[kinds[it]];
      return body(
        gives.flatMap(() => below), takes.flatMap((type, place) => [...below, SIZES[type][1], SIZES[type][2], ...leb(8 * place)]),
        [0x10, ...own(i)], gives.flatMap((type) => [SIZES[type][0], SIZES[type][2], 0]),
      );
    });
    const sized = (code) => [...leb(code.length), ...code];
    const more = (old, items) => {
      const [length, begin] = number(old, 0);
      return [Uint8Array.from(leb(length + items.length)), old.subarray(begin), Uint8Array.from(items.flat())];
    };
    const MORE = {
      3: (old) => more(old, [...chosen.map((it) => leb(kinds[it])), ...chosen.map(() => leb(plain))]),
      6: (old) => more(old, [[0x7f, 1, 0x41, 0, 0x0b]]),
      7: (old) => more(old, chosen.map((it, i) => [...sized(encoder.encode(`deeper${it}`)), 0, ...own(chosen.length + i)])),
      10: () => {
        const bodies = told.bodies.map(([begin, end]) => bytes.subarray(begin, end));
        const old = chosen.map((it) => bodies[it]);
        chosen.forEach((it, i) => { bodies[it] = counting[i]; });
        const all = [...bodies, ...old, ...beginning];
        return [Uint8Array.from(leb(all.length)), ...all.flatMap((code) => [Uint8Array.from(leb(code.length)), Uint8Array.from(code)])];
      },
    };
    const parts = [bytes.subarray(0, 8)];
    for (const [kind, old] of sections) {
      const pieces = MORE[kind]?.(old) ?? [old];
      parts.push(Uint8Array.from([kind, ...leb(pieces.reduce((sum, piece) => sum + piece.length, 0))]), ...pieces);
    }
    const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
    let to = 0;
    for (const part of parts) {
      whole.set(part, to);
      to += part.length;
    }
    return whole;
  };

  // How a module calls it: for each stack a promise.
  const deeper = (exports) => {
    if (!WebAssembly.Suspending) return { deeper: () => {} };
    const begins = new Map();
    let stacks = 0;
    return { deeper: new WebAssembly.Suspending(async (which) => {
      if (!begins.has(which)) begins.set(which, WebAssembly.promising(exports()[`deeper${which}`]));
      if (++stacks > MOST_STACKS) throw new RangeError("stack");
      await begins.get(which)();
      stacks--;
    }) };
  };

  // ---- The compiler, which is a program of WebAssembly, too.

  // What clang's own driver calls for `clang++ -O2 -std=c++17`; asking it would take as long as half a compilation.
  const USR = ["-resource-dir", "/usr", "-isysroot", "/usr"];
  const HEADERS = ["wasm32-wasip1/c++/v1", "c++/v1", "", "wasm32-wasip1"].flatMap((it) => ["-internal-isystem", `/usr/include/${it}`]);
  const COMPILE = [
    "clang++", "-cc1", "-triple", "wasm32-unknown-wasip1", "-O2", "-emit-obj", "-disable-free", "-clear-ast-before-backend", "-mrelocation-model", "static",
    "-mframe-pointer=none", "-ffp-contract=off", "-fno-finite-loops", "-fno-rounding-math", "-mconstructor-aliases", "-target-cpu", "generic", "-fvisibility=hidden", ...USR, ...HEADERS,
    "-std=c++17", "-fdeprecated-macro", "-ferror-limit", "19", "-fgnuc-version=4.2.1", "-vectorize-loops", "-vectorize-slp",
    "-D_WASI_EMULATED_PROCESS_CLOCKS", "-D_WASI_EMULATED_SIGNAL", "-DONLINE_JUDGE", "-include", "page.h",
  ];
  const LIB = "/usr/lib/wasm32-wasip1";
  const LINK = [
    "wasm-ld", "-m", "wasm32", `-L${LIB}`, `${LIB}/crt1-command.o`, "-z", `stack-size=${STACK}`, "--stack-first", "--max-memory=4294901760", "-s", "main.o",
    "-lwasi-emulated-process-clocks", "-lwasi-emulated-signal", "-lc++", "-lc++abi", "-lc-printscan-long-double", "-lc",
    "/usr/lib/wasm32-unknown-wasip1/libclang_rt.builtins.a", "-o", "main.wasm",
  ];

  let clang = null;
  const script = (text) => URL.createObjectURL(new Blob([text], { type: "text/javascript" }));
  const compiler = async ({ files }) => {
    scope.fetch = async (url) => {
      const name = String(url).split("/").pop();
      const type = name.endsWith(".wasm") ? "application/wasm" : "application/octet-stream";
      return new Response(files[name], { headers: { "content-type": type } });
    };
    clang = await import(script(files["bundle.js"]));
    await clang.runLLVM(null, {}, { fetchProgress: () => {} });
    return {};
  };

  const compile = ({ source, name }) => {
    let log = "";
    const tell = (bytes) => {
      if (bytes && log.length < PAGE) log += decoder.decode(bytes);
    };
    const options = { stdout: tell, stderr: tell, synchronously: true, decodeASCII: false };
    try {
      const files = { [name]: source, "page.h": KEEP };
      const { "main.o": object } = clang.runLLVM([...COMPILE, "-main-file-name", name, "-o", "main.o", "-x", "c++", name], files, options);
      const { "main.wasm": bytes } = clang.runLLVM(LINK, { "main.o": object }, options);
      return { bytes: WebAssembly.promising ? deepened(bytes.slice()) : bytes.slice(), log };
    } catch (error) {
      return { bytes: null, log: log || String(error) };
    }
  };

  // ---- Python: its interpreter lives through many runs; each has names of its own.

  let python = null;
  const HARNESS = `
import sys, io, os, gc, builtins, traceback, threading, linecache
class Raw(io.RawIOBase):
    def readable(self): return True
    def readinto(self, place):
        piece = world.read(len(place)).to_bytes()
        place[:len(piece)] = piece
        return len(piece)
def begin(thread): thread.run()
threading.Thread.start = begin
threading.Thread.join = lambda thread, timeout=None: None
threading.stack_size = lambda size=0: 0
deep = sys.getrecursionlimit()
known = set(sys.modules)
def run(source, name, seen):
    global world
    world = seen
    sys.argv = [name]
    sys.setrecursionlimit(1000)
    sys.stdin = io.TextIOWrapper(io.BufferedReader(Raw()), encoding="utf-8")
    sys.stdout = io.TextIOWrapper(io.BufferedWriter(io.FileIO(1, "w", closefd=False)), encoding="utf-8")
    linecache.cache[name] = (len(source), None, source.splitlines(True), name)
    names = {"__name__": "__main__", "__builtins__": builtins, "__file__": name}
    code, why = 0, ""
    try:
        exec(compile(source, name, "exec"), names)
    except SystemExit as end:
        code = end.code if isinstance(end.code, int) else 0 if end.code is None else 1
        if code and not isinstance(end.code, int): print(end.code, file=sys.stderr)
    except BaseException as error:
        code = 1
        small = isinstance(error, RecursionError) and sys.getrecursionlimit() <= 1000 and "Stack overflow" not in str(error)
        why = "memory" if isinstance(error, MemoryError) else "stack" if isinstance(error, RecursionError) and not small else "crash"
        if isinstance(error, (ModuleNotFoundError, OSError)) and "emscripten" in str(error).lower(): why = "missing"
        limit = sys.getrecursionlimit()
        sys.setrecursionlimit(1000)
        shown = traceback.TracebackException.from_exception(error, limit=-8)
        while shown.stack and shown.stack[0].filename != name: del shown.stack[0]
        print("".join(shown.format()), file=sys.stderr, end="")
        error = shown = None
    names.clear()
    for module in set(sys.modules) - known:
        if not getattr(sys.modules[module], "__file__", "/lib").startswith("/lib"): del sys.modules[module]
    sys.stdout.flush()
    sys.stderr.flush()
    gc.collect()
    return [code, why]
`;

  const startPython = async ({ module, files, snapshot }) => {
    // What ends a program is told on the page, and is no fault of Python's.
    Object.assign(scope.console, { error: () => {}, warn: () => {} });
    // What it would fetch is here; what it would compile is compiled.
    scope.fetch = async (url) => new Response(files[String(url).split("/").pop()]);
    WebAssembly.instantiateStreaming = async (response, imports) => ({ module, instance: await WebAssembly.instantiate(module, imports) });
    const { loadPyodide } = await import(script(files["pyodide.mjs"]));
    const { default: createPyodideModule } = await import(script(files["pyodide.asm.mjs"]));
    let world = null;
    // An end that comes while the interpreter asks is kept, since to Python it is an error like others.
    let early = null;
    const kept = (work) => {
      try {
        return work();
      } catch (error) {
        early = error;
        throw error;
      }
    };
    const write = (stream) => ({ write: (piece) => {
      if (world && (stream === "printed" || world.errors.length < PAGE)) kept(() => world[stream].put(piece));
      return piece.length;
    } });
    const api = await loadPyodide({
      indexURL: "http://pack.invalid/", packageBaseUrl: "http://pack.invalid/", createPyodideModule, lockFileContents: files["pyodide-lock.json"],
      env: { HOME: "/home", PYTHONHASHSEED: "0" }, jsglobals: {}, fullStdLib: false, ...(snapshot && { _loadSnapshot: snapshot }),
    });
    api.setStdout(write("printed"));
    api.setStderr(write("errors"));
    const names = api.toPy({});
    api.runPython(HARNESS, { globals: names });
    const run = names.get("run");
    const { FS } = api;
    FS.mkdirTree("/box");
    // Memory beyond the limit is refused; what the interpreter itself holds is not counted.
    const { grow } = WebAssembly.Memory.prototype;
    let most = Infinity;
    WebAssembly.Memory.prototype.grow = function (pages) {
      if (this.buffer.byteLength + pages * PAGE > most) throw new RangeError("memory");
      return grow.call(this, pages);
    };
    python = (source, name, seen, mib) => {
      most = api._module.HEAPU8.length + mib * 2 ** 20;
      FS.chdir("/box");
      for (const it of FS.readdir("/box")) if (!/^\.\.?$/.test(it)) FS.unlink(`/box/${it}`);
      for (const [it, file] of seen.files) FS.writeFile(`/box/${it}`, file.all);
      world = seen;
      early = null;
      try {
        const [code, why] = run(source, name, { read: (most) => kept(() => seen.read(most)) }).toJs();
        if (early) return early;
        for (const it of FS.readdir("/box")) {
          if (!/^\.\.?$/.test(it)) seen.write(it, FS.readFile(`/box/${it}`));
        }
        if (why === "memory") return new End("memory");
        if (why === "stack") return new End("cannot", 0, "stack");
        if (why === "missing") return new End("cannot", 0, "missing");
        return new End(code ? "crash" : "ok", code, code ? "own" : null);
      } catch (error) {
        python = null;
        if (early) return early;
        return new End("cannot", 0, /stack|recursion/i.test(String(error)) ? "stack" : String(error).slice(0, 200));
      } finally {
        most = Infinity;
        world = null;
      }
    };
  };

  // ---- JavaScript: what Node gives a program that reads a file and writes one.

  class NoMore extends End {}
  const runScript = (source, world) => {
    const text = (bytes, options) => ((options?.encoding ?? options) ? decoder.decode(bytes) : Object.assign(bytes.slice(), { toString: () => decoder.decode(bytes) }));
    const everything = () => {
      const all = new Grown();
      for (let piece; (piece = world.read(PAGE)).length;) all.put(piece);
      return all.all;
    };
    const missing = (name) => Object.assign(new Error(`ENOENT: no such file or directory, open '${name}'`), { code: "ENOENT" });
    const bare = (name) => String(name).replace(/^(\.?\/)+/, "");
    const fs = {
      readFileSync: (name, options) => {
        if (name === 0 || name === "/dev/stdin") return text(everything(), options);
        const file = world.find(bare(name));
        if (!file) throw missing(name);
        return text(file.all, options);
      },
      writeFileSync: (name, data) => {
        if (name === 1) world.printed.put(bytesOf(data));
        else world.write(bare(name), bytesOf(data));
      },
      appendFileSync: (name, data) => (world.find(bare(name)) ?? world.write(bare(name))).put(bytesOf(data)),
      existsSync: (name) => Boolean(world.find(bare(name))),
    };
    const line = (values) => `${values.map((it) => (typeof it === "object" ? JSON.stringify(it) : String(it))).join(" ")}\n`;
    const print = (...values) => world.printed.put(encoder.encode(line(values)));
    const warn = (...values) => world.errors.length < PAGE && world.errors.put(encoder.encode(line(values)));
    const gives = { fs, "node:fs": fs };
    Object.assign(scope, {
      require: (name) => gives[name] ?? (() => {
        throw new NoMore("cannot", 0, "missing");
      })(),
      console: { log: print, info: print, error: warn, warn },
      process: {
        argv: ["node", "main.js"], env: {}, stdout: { write: (piece) => (world.printed.put(bytesOf(piece)), true) },
        exit: (code = 0) => {
          throw new End("ok", code);
        },
      },
    });
    const address = script(`(function (module, exports) {${source}\n})({ exports: {} }, {});`);
    return () => {
      try {
        scope.importScripts(address);
        return new End("ok");
      } catch (error) {
        if (error instanceof End) return error;
        warn(error.stack ? `${error}` : String(error));
        if (error instanceof RangeError) return /stack/i.test(error.message) ? new End("cannot", 0, "stack") : new End("memory");
        return new End("crash", 1, "own");
      }
    };
  };

  // ---- Who talks: the module of the room, asked here, since a program waits for its answer.

  // The room that a program has talked with last, unpacked once.
  let room = {};
  const talker = async ({ module, question, lang }) => {
    const { text, skipped } = module;
    if (room.text !== text) room = { text, compiled: await WebAssembly.compile(lzma(fromBase64(text), skipped)) };
    const { exports } = await WebAssembly.instantiate(room.compiled, {});
    exports.open();
    return (asked) => {
      const { output, ...head } = { lang, ...question, ...asked };
      if (output) head.output = output.length;
      const bytes = encoder.encode(`${JSON.stringify(head)}\n`);
      const at = exports.room(bytes.length + (output?.length ?? 0));
      const all = new Uint8Array(exports.memory.buffer);
      all.set(bytes, at);
      if (output) all.set(output, at + bytes.length);
      exports.ask();
      const reply = JSON.parse(decoder.decode(new Uint8Array(exports.memory.buffer, exports.reply(), exports.reply_length())));
      if (reply.error) throw new End("cannot", 0, JSON.stringify(reply.error));
      return reply;
    };
  };

  // ---- How fast this browser is: a chain of multiplications, often enough that its loop is compiled well. The best of
  // some tries counts, in milliseconds.

  const LOOP = [
    0, 97, 115, 109, 1, 0, 0, 0, 1, 6, 1, 96, 1, 127, 1, 126, 3, 2, 1, 0, 7, 5, 1, 1, 102, 0, 0, 10, 33, 1, 31, 1, 1, 126,
    // loop: x = x * 0x5555 + i
    3, 64, 32, 1, 66, 0xd5, 0xaa, 0x01, 126, 32, 0, 173, 124, 33, 1,
    // while (i -= 1)
    32, 0, 65, 1, 107, 34, 0, 13, 0, 11, 32, 1, 11,
  ];
  const yardstick = async () => {
    const { instance: { exports } } = await WebAssembly.instantiate(new Uint8Array(LOOP), {});
    let best = Infinity;
    for (let attempt = 0; attempt < 12; attempt++) {
      const began = performance.now();
      for (let i = 0; i < 100; i++) exports.f(50000);
      best = Math.min(best, performance.now() - began);
    }
    return { best };
  };

  // ---- Packs, and what is to be done.

  const fromBase64 = (text) => Uint8Array.fromBase64?.(text) ?? Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  const unpacked = async (...texts) => {
    const stream = new Blob(texts.map(fromBase64)).stream().pipeThrough(new DecompressionStream("gzip"));
    return new Uint8Array(await new Response(stream).arrayBuffer());
  };

  // A line of JSON, [name, length] of each file, and all files behind it.
  const unpack = async ({ texts }) => {
    const all = await unpacked(...texts);
    const end = all.indexOf(10);
    let at = end + 1;
    const files = {};
    for (const [name, length] of JSON.parse(decoder.decode(all.subarray(0, end)))) {
      const bytes = all.slice(at, (at += length));
      files[name] = /\.m?js$/.test(name) ? decoder.decode(bytes) : /\.json$/.test(name) ? JSON.parse(decoder.decode(bytes)) : bytes;
    }
    return { files };
  };

  let made = null;
  const start = async (what) => {
    made = what;
    if (what.lang !== "py") return {};
    if (what.files) await startPython(what);
    else {
      const { files } = await unpack(what);
      const { "pyodide.asm.wasm": code, ...rest } = files;
      Object.assign(what, { texts: null, files: rest, module: await WebAssembly.compile(code) });
      await startPython(what);
      return { files: rest, module: what.module };
    }
    return {};
  };

  const run = async ({ source, input, file, mib, talk, number: own }) => {
    let world;
    try {
      world = new World({ input, file, talk: talk && await talker(talk) });
    } catch (error) {
      if (error instanceof End) return { ...error };
      throw error;
    }
    const programs = {
      cpp: () => runNative(made, world, mib),
      py: () => () => python(source, `${file}.py`, world, mib),
      js: () => runScript(source, world),
    };
    const go = await programs[made.lang]();
    scope.postMessage({ number: own, began: true });
    const began = performance.now();
    const end = await go();
    const ms = performance.now() - began;
    let left = {};
    try {
      left = world.left();
    } catch (error) {
      if (!(error instanceof End)) throw error;
      Object.assign(end, error);
    }
    return { ...end, ms, ...left, isSpent: made.lang === "py" && !python };
  };

  const DOES = { unpack, compiler: async (what) => compiler(await unpack(what)), compile, start, run, yardstick };
  let last = Promise.resolve();
  scope.onmessage = ({ data }) => {
    last = last.then(async () => {
      try {
        scope.postMessage({ number: data.number, ...(await DOES[data.do](data)) });
      } catch (error) {
        scope.postMessage({ number: data.number, failure: `${error?.message ?? error}` });
      }
    });
  };
};
