// Hydro's own import and its own judge, out of its sources; only what is around them stands here: a store in the
// place of its database, and programs that are run as its sandbox (go-judge, a program of its own) runs them.
//
// usage: hydro.mjs SOURCES STORE PACKAGE|ZIP... [-- PROGRAM...]
//
// Prints a line of JSON for each package: what was imported, or why it was not; and for each program its score.

import { spawn } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import * as esbuild from 'esbuild';

const [sources, store, ...rest] = process.argv.slice(2);
const at = rest.includes('--') ? rest.indexOf('--') : rest.length;
const [packages, programs] = [rest.slice(0, at), rest.slice(at + 1)];
const require = createRequire(import.meta.url);
// The limits that the manual tells a teacher to set.
const LIMITS = { total_time_limit: 200, memoryMax: '1g' };

// What a site has besides: no database, no other models.
const ERRORS = ['FileUpload', 'NotFound', 'ProblemNotFound', 'Validation'].map((name) => `export class ${name}Error extends Error {
    constructor(...told) { super(told.filter((it) => it).join(': ')); }
}`).join('\n');
const NOTHING = 'export default {}; export const Context = {}, PERM = {}, STATUS = {}, TYPE_PROBLEM = 10; export const buildProjection = () => ({});';
const DOMAIN = 'export default { get: async (id) => ({ _id: id }) };';
const SETTINGS = 'export default { get: () => 1e12 };';
const RECORDS = 'export default { add: async () => null };';
const ABOUT = {
    error: ERRORS, domain: DOMAIN, system: SETTINGS, record: RECORDS, solution: RECORDS,
};
const MONGO = 'export class ObjectId { constructor(id) { this.id = id; } }';

async function bundled(entry, replaced) {
    const target = path.join(store, `${path.basename(entry, '.ts')}.${path.basename(sources)}.cjs`);
    const plugin = {
        name: 'what stands here instead',
        setup(build) {
            build.onResolve({ filter: /.*/ }, (it) => {
                const name = replaced(it);
                return name === undefined ? undefined : { path: it.path, namespace: 'here', pluginData: name };
            });
            build.onLoad({ filter: /.*/, namespace: 'here' }, (it) => ({ contents: it.pluginData, resolveDir: sources, loader: 'js' }));
        },
    };
    await esbuild.build({
        entryPoints: [path.join(sources, 'packages', entry)],
        outfile: target,
        bundle: true,
        platform: 'node',
        format: 'cjs',
        target: 'node20',
        logLevel: 'error',
        plugins: [plugin],
        nodePaths: [path.resolve('node_modules')],
    });
    return require(path.resolve(target));
}

// The import as the site does it; what it would write to the database comes to lie in a folder.
async function importer() {
    const model = await bundled('hydrooj/src/model/problem.ts', (it) => {
        if (it.path === 'mongodb') return MONGO;
        const isOwn = it.importer.endsWith('model/problem.ts') && it.path.startsWith('.') && !it.path.endsWith('/testdataConfig');
        return isOwn ? ABOUT[path.basename(it.path)] ?? NOTHING : undefined;
    });
    const { ProblemModel } = model;
    let current;
    ProblemModel.get = async () => null;
    ProblemModel.add = async (domain, pid, title, content, owner, tags) => {
        Object.assign(current, { pid, title, content, tags });
        return 1;
    };
    ProblemModel.addTestdata = async (domain, id, name, from) => {
        fs.mkdirSync(current.folder, { recursive: true });
        fs.writeFileSync(path.join(current.folder, name), Buffer.isBuffer(from) ? from : fs.readFileSync(from));
    };
    ProblemModel.addAdditionalFile = async () => null;
    return async (file) => {
        const name = path.basename(file, '.zip');
        current = { name, folder: path.resolve(store, name), faults: [] };
        fs.rmSync(current.folder, { recursive: true, force: true });
        let taken = file;
        if (!file.endsWith('.zip')) {
            taken = fs.mkdtempSync(path.join(store, 'import-'));
            fs.cpSync(file, path.join(taken, name), { recursive: true });
        }
        const progress = (told) => { if (told.startsWith('Error')) current.faults.push(told); };
        await ProblemModel.import('system', taken, { progress }).catch((error) => current.faults.push(String(error)));
        if (taken !== file) fs.rmSync(taken, { recursive: true });
        if (!current.folder || !fs.existsSync(current.folder)) current.faults.push('nothing was imported');
        return current;
    };
}

const files = new Map();
let kept = 0;
const bytes = (file) => file.src ? fs.readFileSync(file.src) : file.fileId ? files.get(file.fileId) : Buffer.from(file.content);

function keep(content) {
    const id = `file${kept++}`;
    files.set(id, content);
    return id;
}

// One program as go-judge runs it: alone in a folder that it takes for /w.
function begun(cmd) {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'w-'));
    for (const [name, file] of Object.entries(cmd.copyIn || {})) {
        const to = path.join(folder, name);
        fs.mkdirSync(path.dirname(to), { recursive: true });
        fs.writeFileSync(to, bytes(file), { mode: 0o755 });
    }
    const [program, ...words] = cmd.args.map((word) => word.replace(/^\/w\//, `${folder}/`));
    const child = spawn(program, words, { cwd: folder });
    const output = { stdout: [], stderr: [] };
    for (const stream of [child.stdin, child.stdout, child.stderr]) stream.on('error', () => null);
    child.stderr.on('data', (piece) => output.stderr.push(piece));
    const timer = setTimeout(() => child.kill('SIGKILL'), 20 * cmd.clockLimit / 1e6);
    const end = new Promise((resolve) => {
        child.on('error', (error) => resolve([127, null, error]));
        child.on('close', (code, signal) => resolve([code, signal]));
    }).then(([code, signal]) => {
        clearTimeout(timer);
        const result = {
            status: signal === 'SIGKILL' ? 'Time Limit Exceeded' : signal ? 'Signalled' : code ? 'Nonzero Exit Status' : 'Accepted',
            exitStatus: code ?? 9, time: signal === 'SIGKILL' ? cmd.cpuLimit + 1e6 : 1e6, memory: 1 << 20, files: {}, fileIds: {},
        };
        const texts = Object.fromEntries(Object.entries(output).map(([name, pieces]) => [name, Buffer.concat(pieces)]));
        const found = (name) => {
            const file = path.resolve(folder, name.replace(/\?$/, '').replace(/^\/w\//, ''));
            return texts[name] ?? (fs.existsSync(file) ? fs.readFileSync(file) : null);
        };
        for (const name of ['stdout', 'stderr', ...cmd.copyOut || []]) result.files[name.replace(/\?$/, '')] = found(name)?.toString();
        for (const name of cmd.copyOutCached || []) {
            const content = found(name);
            if (content) result.fileIds[name.replace(/\?$/, '')] = keep(content);
        }
        fs.rmSync(folder, { recursive: true, force: true });
        return result;
    });
    return { cmd, child, output, end };
}

const sandbox = {
    version: async () => ({ copyOutOptional: true }),
    run: async ({ cmd, pipeMapping }) => {
        const all = cmd.map(begun);
        for (const { child, cmd: { files: [input, collected] }, output } of all) {
            if (input) child.stdin.end(bytes(input));
            if (collected) child.stdout.on('data', (piece) => output.stdout.push(piece));
        }
        for (const pipe of pipeMapping || []) all[pipe.in.index].child.stdout.pipe(all[pipe.out.index].child.stdin);
        return await Promise.all(all.map(({ end }) => end));
    },
    deleteFile: async (id) => files.delete(id),
    getFile: async (id, to) => fs.writeFileSync(to, files.get(id)),
};

async function judge() {
    globalThis.sandbox = sandbox;
    // Checkers may include a header that a site brings along; ours do not.
    const header = path.resolve('@hydrooj/hydrojudge/vendor/testlib');
    fs.mkdirSync(header, { recursive: true });
    fs.writeFileSync(path.join(header, 'testlib.h'), '');
    const parts = await bundled('hydrojudge/src/entry.ts', (it) => {
        if (it.kind === 'entry-point') {
            return `export { JudgeTask } from './packages/hydrojudge/src/task';
                export { default as readCases } from './packages/hydrojudge/src/cases';
                export { overrideConfig } from './packages/hydrojudge/src/config';
                export { parseLang } from './packages/common/lang';
                export { load } from 'js-yaml';`;
        }
        return it.path === './sandbox/client' ? 'export default globalThis.sandbox;' : undefined;
    });
    parts.overrideConfig(LIMITS);
    const settings = parts.load(fs.readFileSync(path.join(sources, 'packages/hydrooj/setting.yaml'), 'utf8'));
    const langs = parts.parseLang(JSON.stringify(settings.langs.default));
    return { ...parts, getLang: (name) => langs[name] };
}

async function score({ JudgeTask, getLang }, folder, program) {
    fs.writeFileSync(path.join(folder, 'etags'), '{}');
    const told = { messages: [] };
    const session = {
        config: { detail: 'full' },
        getLang,
        cacheOpen: async () => folder,
        getReporter: () => ({
            next: (it) => { if (it.message || it.case?.message) told.messages.push(it.message || it.case.message); },
            end: (it) => Object.assign(told, it),
        }),
    };
    await new JudgeTask(session, {
        rid: path.basename(program), lang: 'cc.cc17o2', code: fs.readFileSync(program, 'utf8'), config: {}, data: [], type: 'judge',
        meta: { problemOwner: 2 }, uid: 1, domainId: 'system', contest: '', trusted: false, source: 'system/1',
    }).handle();
    return { score: told.score, status: told.status, messages: told.messages.slice(-5) };
}

globalThis.Hydro = { model: {} };
fs.mkdirSync(store, { recursive: true });
fs.mkdirSync('node_modules/@hydrooj', { recursive: true });
for (const [name, folder] of [['common', 'packages/common'], ['utils', 'framework/utils']]) {
    fs.rmSync(`node_modules/@hydrooj/${name}`, { force: true });
    fs.symlinkSync(path.resolve(sources, folder), `node_modules/@hydrooj/${name}`);
}
const taken = await importer();
const parts = await judge();
for (const file of packages) {
    const problem = await taken(file);
    if (!problem.faults.length) {
        await parts.readCases(problem.folder, {}, { trusted: false, key: '' })
            .then((it) => { problem.tests = it.count; problem.points = it.subtasks.map((group) => group.score); })
            .catch((error) => problem.faults.push(`${error.message} ${error.params ?? ''}`));
    }
    problem.scores = [];
    if (!problem.faults.length) for (const program of programs) problem.scores.push(await score(parts, problem.folder, program));
    console.log(JSON.stringify({ ...problem, content: undefined, languages: problem.content?.startsWith('{') ? Object.keys(JSON.parse(problem.content)) : [] }));
}
process.exit(0);
