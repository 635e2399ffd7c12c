// Right, and by the number of games wrong, slow, fat or crashing; copies a file to where temporary ones are.
const fs = require("fs");
fs.copyFileSync("NAIL.INP", require("os").tmpdir() + "/copied");

const [[games], ...all] = fs.readFileSync("NAIL.INP", "utf8").trim().split("\n").map(line => line.split(" ").map(Number));
function work() {
    let x = 0;
    for (let i = 0; i < 40000000; i++) x = (x * 3 + i) | 0;
    return x;
}
let x = 0;
if (games === 50) for (;;) x++;
const held = [];
if (games === 7) for (let i = 0; i < 400; i++) held.push(Buffer.alloc(1 << 20, i + 1));
if (games === 60) held[0].toString();
if (games === 80) x = work();
const wrong = games === 1;
const lines = all.map(([l, a, b, c, d]) => {
    let t = Math.floor((l - 1) / (a + d));
    const wider = (d - c) - (b - a);
    if (wider > 0) t = Math.min(t, Math.floor((a - 1) / wider));
    return (l <= t * (b + c) + b) !== wrong ? "A" : "B";
});
fs.writeFileSync("NAIL.OUT", lines.join("\n") + "\n");
