const fs = require("fs");
const [a, b] = fs.readFileSync("HELLO.INP", "utf8").split(" ").map(Number);
fs.writeFileSync("HELLO.OUT", String(a * b));
