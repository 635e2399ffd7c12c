"use strict";
// What `xz --format=lzma` has packed, unpacked: a module is a quarter smaller so than by what browsers unpack themselves.
//
// The names are those of the specification of LZMA (Igor Pavlov): a bit is decoded by how often it was 0 where it stood
// before, of 2048 times. Like that of the workers (see room.js), the function needs nothing outside of it.

globalThis.TroChoi ??= {};

// The first bytes, so many as are to be skipped, are not given.
TroChoi.lzma = (packed, skipped) => {
  const properties = packed[0];
  const [lc, lp, pb] = [properties % 9, Math.floor(properties / 9) % 5, Math.floor(properties / 45)];
  const chances = (count) => new Uint16Array(count).fill(1024);
  let out = new Uint8Array(1 << 20);
  let size = 0;

  // The range coder; the head is 13 bytes, and its first byte is nothing.
  let at = 14;
  let range = -1 >>> 0;
  let code = 0;
  for (let i = 0; i < 4; i += 1) code = (code << 8 | packed[at++]) >>> 0;
  const normalize = () => {
    if (range >= 1 << 24) return;
    range = (range << 8) >>> 0;
    code = (code << 8 | packed[at++]) >>> 0;
  };
  const bit = (some, place) => {
    normalize();
    const bound = (range >>> 11) * some[place];
    if (code < bound) {
      range = bound;
      some[place] += (2048 - some[place]) >> 5;
      return 0;
    }
    range -= bound;
    code -= bound;
    some[place] -= some[place] >> 5;
    return 1;
  };
  const direct = (count) => {
    let value = 0;
    for (; count > 0; count -= 1) {
      normalize();
      range >>>= 1;
      const is = code >= range;
      if (is) code -= range;
      value = value << 1 | is;
    }
    return value;
  };
  const tree = (some, from, bits) => {
    let node = 1;
    for (let i = 0; i < bits; i += 1) node = node << 1 | bit(some, from + node);
    return node - (1 << bits);
  };
  const reverse = (some, from, bits) => {
    let [node, value] = [1, 0];
    for (let i = 0; i < bits; i += 1) {
      const is = bit(some, from + node);
      node = node << 1 | is;
      value |= is << i;
    }
    return value;
  };

  const literals = chances(0x300 << (lc + lp));
  const [isMatch, isRep0Long] = [chances(12 << 4), chances(12 << 4)];
  const [isRep, isRepG0, isRepG1, isRepG2] = [chances(12), chances(12), chances(12), chances(12)];
  const [slots, distances, align] = [chances(4 << 6), chances(128), chances(16)];
  const lengths = () => ({ choice: chances(2), low: chances(16 << 3), middle: chances(16 << 3), high: chances(256) });
  const [ofMatch, ofRep] = [lengths(), lengths()];
  const length = ({ choice, low, middle, high }, place) => {
    if (!bit(choice, 0)) return 2 + tree(low, place << 3, 3);
    if (!bit(choice, 1)) return 10 + tree(middle, place << 3, 3);
    return 18 + tree(high, 0, 8);
  };
  const distance = (long) => {
    const slot = tree(slots, Math.min(long - 2, 3) << 6, 6);
    if (slot < 4) return slot;
    const bits = (slot >> 1) - 1;
    const from = (2 | (slot & 1)) << bits;
    if (slot < 14) return from + reverse(distances, from - slot, bits);
    return ((from + (direct(bits - 4) << 4)) | reverse(align, 0, 4)) >>> 0;
  };
  const put = (byte) => {
    if (size === out.length) {
      const more = new Uint8Array(2 * size);
      more.set(out);
      out = more;
    }
    out[size++] = byte;
  };

  let state = 0;
  let reps = [0, 0, 0, 0];
  const literal = () => {
    const before = size > 0 ? out[size - 1] : 0;
    const from = 0x300 * (((size & ((1 << lp) - 1)) << lc) + (before >> (8 - lc)));
    let symbol = 1;
    if (state >= 7) {
      let match = out[size - reps[0] - 1];
      while (symbol < 0x100) {
        const wanted = match >> 7;
        match = (match << 1) & 0xff;
        const is = bit(literals, from + ((1 + wanted) << 8) + symbol);
        symbol = symbol << 1 | is;
        if (wanted !== is) break;
      }
    }
    while (symbol < 0x100) symbol = symbol << 1 | bit(literals, from + symbol);
    put(symbol & 0xff);
    state = state < 4 ? 0 : state - (state < 10 ? 3 : 6);
  };
  for (;;) {
    const place = size & ((1 << pb) - 1);
    if (!bit(isMatch, (state << 4) + place)) {
      literal();
      continue;
    }
    let long;
    if (!bit(isRep, state)) {
      long = length(ofMatch, place);
      reps = [distance(long), ...reps.slice(0, 3)];
      state = state < 7 ? 7 : 10;
      // The mark of the end.
      if (reps[0] === 0xffffffff) return out.subarray(skipped, size);
    } else {
      let which = 0;
      if (bit(isRepG0, state)) which = bit(isRepG1, state) ? 2 + bit(isRepG2, state) : 1;
      else if (!bit(isRep0Long, (state << 4) + place)) which = -1;
      if (which > 0) reps.unshift(...reps.splice(which, 1));
      long = which < 0 ? 1 : length(ofRep, place);
      state = which < 0 ? (state < 7 ? 9 : 11) : (state < 7 ? 8 : 11);
    }
    for (let i = 0; i < long; i += 1) put(out[size - reps[0] - 1]);
  }
};
