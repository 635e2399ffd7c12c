"use strict";
// Zip archives, written and read: no more of the format than Windows, macOS, Linux and phones make when
// somebody packs a folder. Both sides are bounded, and work piece by piece, so that the page goes on.
//
// Theory of operation: an archive is a file after a file, each behind a local header, then a directory
// that repeats the headers with the places of the files, then an end that tells where the directory is.
// The writer holds its pieces as blobs, which the browser may keep on disk. The reader trusts only the
// directory, reads a file when it is asked for, and stops once a file has more bytes than it said.

globalThis.TroChoi ??= {};

(() => {
  const LOCAL = 0x04034b50;
  const CENTRAL = 0x02014b50;
  const END = 0x06054b50;
  const STORED = 0;
  const DEFLATED = 8;
  // Names are UTF-8.
  const UTF8 = 1 << 11;
  const ENCRYPTED = 1;
  // The first of January 1980, as zip writes a day: the same files make the same archive.
  const DAY = (1 << 5) | 1;
  // Bytes that are worked on at a time.
  const PIECE = 1 << 20;

  // The most files of an archive that is read, and the most bytes of one of them.
  const MOST_FILES = 5000;
  const MOST_BYTES = 64 << 20;
  // An archive has to do without 64-bit places.
  const MOST_ARCHIVE = 0xffff0000;

  const CRC = new Uint32Array(256).map((_, byte) => {
    for (let bit = 0; bit < 8; bit++) byte = byte & 1 ? (byte >>> 1) ^ 0xedb88320 : byte >>> 1;
    return byte;
  });

  function crcOf(bytes, before) {
    let crc = ~before;
    for (let at = 0; at < bytes.length; at++) crc = CRC[(crc ^ bytes[at]) & 255] ^ (crc >>> 8);
    return ~crc >>> 0;
  }

  // Why an archive cannot be read or written; `code` names the sentence.
  class ZipError extends Error {
    constructor(code) {
      super(code);
      this.code = code;
    }
  }

  // A name that stays below its folder on any system: parts joined by "/", no drive, no "..".
  function safeName(name) {
    const parts = name.normalize("NFC").replace(/\\/g, "/").split("/");
    const clean = parts.map((part) => part.replace(/[\u0000-\u001f\u007f<>:"|?*\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, "_"));
    return clean.map((part) => part.replace(/[. ]+$/, "")).filter((part) => part).join("/").slice(0, 400);
  }

  // Numbers of 2 and 4 bytes, the least byte first, as `[size, value]`.
  function numbers(...fields) {
    const view = new DataView(new ArrayBuffer(fields.reduce((sum, [size]) => sum + size, 0)));
    let at = 0;
    for (const [size, value] of fields) {
      if (size === 2) view.setUint16(at, value, true);
      else view.setUint32(at, value, true);
      at += size;
    }
    return new Uint8Array(view.buffer);
  }

  // All that comes out of a stream, but no more than so many bytes.
  async function drained(stream, most) {
    const reader = stream.getReader();
    const pieces = [];
    let length = 0;
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      length += value.length;
      if (length > most) {
        await reader.cancel();
        throw new ZipError("TOO_LARGE");
      }
      pieces.push(value);
    }
    return new Blob(pieces);
  }

  function transformed(Transform, blob, most) {
    return drained(blob.stream().pipeThrough(new Transform("deflate-raw")), most);
  }

  // An archive that grows.
  class Writer {
    #pieces = [];
    #directory = [];
    #length = 0;

    // Adds a file: bytes, a text or a blob. A program may be run where the system asks for that.
    async add(name, content, { isProgram = false } = {}) {
      const blob = content instanceof Blob ? content : new Blob([content]);
      let crc = 0;
      for (let at = 0; at < blob.size; at += PIECE) {
        crc = crcOf(new Uint8Array(await blob.slice(at, at + PIECE).arrayBuffer()), crc);
      }
      const packed = await this.#packed(blob);
      const method = packed === blob ? STORED : DEFLATED;
      const encoded = new TextEncoder().encode(safeName(name));
      const shared = [
        [2, 20], [2, UTF8], [2, method], [2, 0], [2, DAY],
        [4, crc], [4, packed.size], [4, blob.size], [2, encoded.length], [2, 0],
      ];
      const mode = isProgram ? 0o100755 : 0o100644;
      const local = numbers([4, LOCAL], ...shared);
      const place = this.#length;
      this.#length += local.length + encoded.length + packed.size;
      if (this.#length > MOST_ARCHIVE || this.#directory.length / 2 >= 0xfff0) throw new ZipError("TOO_LARGE");
      this.#pieces.push(local, encoded, packed);
      this.#directory.push(
        numbers([4, CENTRAL], [2, (3 << 8) | 20], ...shared, [2, 0], [2, 0], [2, 0], [4, (mode << 16) >>> 0], [4, place]),
        encoded,
      );
    }

    // The blob deflated, or itself where that is no shorter or where the browser cannot.
    async #packed(blob) {
      if (blob.size < 64 || typeof CompressionStream === "undefined") return blob;
      try {
        const packed = await transformed(CompressionStream, blob, Infinity);
        return packed.size < blob.size ? packed : blob;
      } catch {
        return blob;
      }
    }

    // The archive.
    blob() {
      const count = this.#directory.length / 2;
      const size = this.#directory.reduce((sum, piece) => sum + piece.length, 0);
      const end = numbers([4, END], [2, 0], [2, 0], [2, count], [2, count], [4, size], [4, this.#length], [2, 0]);
      return new Blob([...this.#pieces, ...this.#directory, end], { type: "application/zip" });
    }
  }

  async function viewOf(blob, from, length) {
    if (from < 0 || length < 0 || from + length > blob.size) throw new ZipError("NO_ZIP");
    return new DataView(await blob.slice(from, from + length).arrayBuffer());
  }

  // Where the directory is: [its place, its size, its files].
  async function directoryOf(blob) {
    const tail = Math.min(blob.size, 22 + 0xffff);
    const view = await viewOf(blob, blob.size - tail, tail);
    for (let at = tail - 22; at >= 0; at--) {
      if (view.getUint32(at, true) !== END) continue;
      return [view.getUint32(at + 16, true), view.getUint32(at + 12, true), view.getUint16(at + 10, true)];
    }
    throw new ZipError("NO_ZIP");
  }

  // The files of an archive: `{name, size, bytes()}`; what is only a folder is left out.
  async function read(blob) {
    const [place, size, count] = await directoryOf(blob);
    if (count > MOST_FILES || size > MOST_FILES * 1000) throw new ZipError("TOO_MANY");
    const view = await viewOf(blob, place, size);
    const files = [];
    let at = 0;
    for (let number = 0; number < count; number++) {
      if (at + 46 > size || view.getUint32(at, true) !== CENTRAL) throw new ZipError("NO_ZIP");
      const nameLength = view.getUint16(at + 28, true);
      if (at + 46 + nameLength > size) throw new ZipError("NO_ZIP");
      const name = new TextDecoder().decode(new Uint8Array(view.buffer, at + 46, nameLength));
      const header = {
        flags: view.getUint16(at + 8, true),
        method: view.getUint16(at + 10, true),
        crc: view.getUint32(at + 16, true),
        packed: view.getUint32(at + 20, true),
        size: view.getUint32(at + 24, true),
        place: view.getUint32(at + 42, true),
      };
      if (!/[/\\]$/.test(name)) {
        files.push({ name: safeName(name), size: header.size, blob: () => fileOf(blob, header) });
      }
      at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
    }
    return files;
  }

  // One file of an archive, unpacked.
  async function fileOf(blob, header) {
    if (header.flags & ENCRYPTED) throw new ZipError("ENCRYPTED");
    if (header.size > MOST_BYTES) throw new ZipError("TOO_LARGE");
    const local = await viewOf(blob, header.place, 30);
    if (local.getUint32(0, true) !== LOCAL) throw new ZipError("NO_ZIP");
    const from = header.place + 30 + local.getUint16(26, true) + local.getUint16(28, true);
    if (from + header.packed > blob.size) throw new ZipError("NO_ZIP");
    const packed = blob.slice(from, from + header.packed);
    let content = packed;
    if (header.method === DEFLATED) {
      content = await transformed(DecompressionStream, packed, header.size).catch((error) => {
        throw error instanceof ZipError ? error : new ZipError("BROKEN");
      });
    } else if (header.method !== STORED) throw new ZipError("METHOD");
    let crc = 0;
    for (let at = 0; at < content.size; at += PIECE) {
      crc = crcOf(new Uint8Array(await content.slice(at, at + PIECE).arrayBuffer()), crc);
    }
    if (content.size !== header.size || crc !== header.crc) throw new ZipError("BROKEN");
    return content;
  }

  TroChoi.zip = { Writer, read, safeName, ZipError, MOST_BYTES, MOST_FILES };
})();
