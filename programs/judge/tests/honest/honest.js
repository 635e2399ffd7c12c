// What honest programs in JavaScript do.
const fs = require("fs"), os = require("os"), crypto = require("crypto"), { Worker } = require("worker_threads");

fs.writeFileSync("a.txt", "hi\n");
fs.appendFileSync("a.txt", "more\n");
fs.copyFileSync("a.txt", "b.txt");
fs.cpSync("a.txt", "c.txt");
fs.renameSync("b.txt", "d.txt");
fs.chmodSync("d.txt", 0o600);
fs.utimesSync("d.txt", 1, 1);
fs.truncateSync("d.txt", 1);
fs.unlinkSync("d.txt");
fs.mkdirSync("p/q", { recursive: true });
fs.rmSync("p", { recursive: true });
fs.mkdtempSync("t");
fs.symlinkSync("a.txt", "l");
fs.realpathSync("l");
fs.readdirSync(".").forEach(name => fs.statSync(name));
fs.readFileSync(0);
const fd = fs.openSync("a.txt", "r+");
fs.fsyncSync(fd);
fs.closeSync(fd);

2n ** 10000n;
crypto.randomBytes(8);
process.hrtime(), process.memoryUsage(), process.cpuUsage(), process.umask(), os.cpus(), os.freemem(), os.hostname();
new Intl.NumberFormat("vi").format(1);
const numbers = new Float64Array(1e7).map(Math.random).sort();
for (let i = 0; i < 200; i++) new Array(1e5).fill(i);
try { (function deep() { deep(); })(); } catch (tooDeep) { }

async function later() {
    const lines = require("readline").createInterface({ input: fs.createReadStream("a.txt") });
    let count = 0;
    for await (const line of lines) count++;
    await new Promise(done => setTimeout(done, 2));
    await fs.promises.copyFile("a.txt", "e.txt");
    const worker = new Worker("require('worker_threads').parentPort.postMessage(1)", { eval: true });
    const said = await new Promise((done, fail) => worker.on("message", done).on("error", fail));
    if (count !== 2 || said !== 1 || numbers[0] > 1) throw new Error("wrong");
    fs.writeFileSync("NIM.OUT", "ANSWER");
}
later();
