import { UsageError } from "./usage-error.js";
import { array, boolean, number, object, record, strictObject, string } from "./zod.js";
import { benchmarkSchema, parametersSchema, suiteSchema } from "./difference.js";
import { nearestNames } from "./setting-from-text.js";
import { secondsSchema, text } from "./side.js";
import { directionSchema, unitSchema, usageSchema as usageSchema$1 } from "./metric.js";
import { groupedBy } from "./grouped-by.js";
import { DialogueError } from "./processes.js";
import { parseDocument } from "./parse-document.js";

// src/build/open-suite.ts
const suiteFile = "suite.json";
/** Names of the bundled suites, sorted. */
async function suiteNames(root, { files }) {
	const names = [];
	for (const { name, directory } of await files.list(root)) if (directory && await files.exists(files.join(root, name, suiteFile))) names.push(name);
	return names;
}
/**
* Finds a bundled suite, or one benchmark of it.
*
* @param wanted - `promises` or `promises/chain`
* @param root - absolute path of the folder of all suites
* @throws UsageError when there is no such suite or benchmark
*/
async function openSuite(wanted, root, host) {
	const { files } = host;
	const name = wanted.split("/")[0] ?? "";
	const names = await suiteNames(root, host);
	if (!names.includes(name)) throw noSuch("suite", name, names);
	const folder = files.join(root, name);
	const file = files.join(folder, suiteFile);
	const about = parseDocument(suiteSchema, await files.read(file) ?? "", "a suite", file);
	const scripts = (await files.list(folder)).flatMap((entry) => entry.directory || !/^[^_.].*\.[cm]?js$/.test(entry.name) ? [] : [`${name}/${entry.name}`]);
	const benchmarks = scripts.map((path) => path.replace(/\.[cm]?js$/, ""));
	if (wanted !== name && !benchmarks.includes(wanted)) throw noSuch(`benchmark of the suite ${name}`, wanted, benchmarks);
	return {
		name,
		folder,
		wanted,
		about,
		scripts
	};
}
function noSuch(what, got, there) {
	const near = nearestNames(got, there);
	const advice = near.length > 0 ? `did you mean ${near.map((one) => `"${one}"`).join(" or ")}` : `there are ${there.join(", ")}`;
	return new UsageError(`expected a ${what}, got "${got}": ${advice}; see "deadheat suites"`);
}

// src/build/job-path.ts
/**
* Folders of the job's PATH in which programs are looked for.
*
* Left out are relative ones, those of installed packages, which a package manager puts there for
* its scripts and which would lead to the Node.js of this program, and the runner's own Node.js,
* which carries no headers.
*/
function jobPath(processes) {
	const windows = processes.platform === "win32";
	return (processes.environment["PATH"] ?? processes.environment["Path"] ?? "").split(windows ? ";" : ":").filter((folder) => (windows ? /^[a-z]:/i : /^\//).test(folder)).filter((folder) => !/[\\/](?:node_modules|externals[\\/]node\d+)(?:[\\/]|$)/.test(folder));
}

// src/build/tools.ts
/**
* Finds the job's Node.js and npm.
*
* @throws UsageError when one of them is missing
*/
async function findTools(host) {
	const nodePath = await findNode(host);
	if (nodePath === null) throw new UsageError("expected \"node\" on the PATH, got none: install Node.js 20 or newer");
	const npmScript = await findNpm(host, nodePath);
	if (npmScript === null) throw new UsageError("expected \"npm\" on the PATH, got none: install npm");
	const gyp = host.files.join(npmScript, "../../node_modules/node-gyp/bin/node-gyp.js");
	return {
		nodePath,
		npmScript,
		nodeGypScript: await host.files.exists(gyp) ? gyp : null
	};
}
/** Absolute path of the Node.js on the job's PATH, or `null`. */
function findNode(host) {
	return findOnPath("node", host);
}
/** Absolute path of a program on the job's PATH, with the folders of installed packages left out. */
async function findOnPath(program, host) {
	const endings = host.processes.platform === "win32" ? [".exe", ".cmd"] : [""];
	for (const folder of jobPath(host.processes)) for (const ending of endings) {
		const path = host.files.join(folder, `${program}${ending}`);
		const real = await host.files.realPath(path);
		if (real !== null && !isInstalledNode(program, real)) return path;
	}
	return null;
}
/** The npm package `node` puts a Node.js on the PATH that belongs to a project and not to the job. */
function isInstalledNode(program, realPath) {
	return program === "node" && /[\\/]node_modules[\\/]/.test(realPath);
}
async function findNpm(host, nodePath) {
	const { files } = host;
	const command = await findOnPath("npm", host);
	const behind = command === null ? null : await files.realPath(command);
	if (behind !== null && behind.endsWith("npm-cli.js")) return behind;
	const real = await files.realPath(nodePath) ?? nodePath;
	const beside = ["../node_modules", "../../lib/node_modules"].map((folder) => files.join(real, folder, "npm/bin/npm-cli.js"));
	for (const path of beside) if (await files.exists(path)) return path;
	return null;
}

// src/model/suite-times.ts
/** How long suites took on this machine, by `suite preset`. */
const suiteTimesSchema = record(text(200), secondsSchema);

// src/build/suite-times.ts
/** How long each suite took when it last ran on this machine; empty when none did. */
async function suiteTimes(cacheDirectory, { files }) {
	const content = await files.read(pathOf(cacheDirectory, files));
	if (content === null) return {};
	const parsed = suiteTimesSchema.safeParse(jsonOf(content));
	return parsed.success ? parsed.data : {};
}
/** Keeps how long a suite took under a preset, in seconds. */
async function keepSuiteTime({ name, preset, seconds }, cacheDirectory, { files }) {
	const known = await suiteTimes(cacheDirectory, { files });
	await files.makeDirectory(files.join(cacheDirectory, "suites"));
	const times = {
		...known,
		[`${name} ${preset}`]: seconds
	};
	await files.write(pathOf(cacheDirectory, files), `${JSON.stringify(times)}\n`);
}
function pathOf(cacheDirectory, files) {
	return files.join(cacheDirectory, "suites", "times.json");
}
function jsonOf(content) {
	try {
		return JSON.parse(content);
	} catch {
		return null;
	}
}

// src/adapters/rows-error.ts
/** What a suite's process reported cannot be taken for numbers. */
var RowsError = class extends Error {
	name = "RowsError";
};

// src/adapters/checked-rows.ts
const rowsAtMost = 1e3;
const nameLength = 200;
/**
* The rows of one process, once they are found fit for a table: at least one, not too many, each with
* a short name of its own and a number above zero.
*
* @throws RowsError that names the first row that is not
*/
function checkedRows(rows) {
	if (rows.length === 0) throw new RowsError("expected at least one result, got none");
	if (rows.length > rowsAtMost) throw new RowsError(`expected at most ${rowsAtMost} results of one process, got ${rows.length}: split the suite`);
	const seen = /* @__PURE__ */ new Set();
	for (const { name, value } of rows) {
		const shown = JSON.stringify(name.length > 60 ? `${name.slice(0, 60)}…` : name);
		if (name.trim() === "") throw new RowsError("expected every result to have a name, got none");
		if (name.length > nameLength) throw new RowsError(`expected names of at most ${nameLength} characters, got ${name.length} in ${shown}`);
		if (seen.has(name)) throw new RowsError(`expected every result to have a name of its own, got ${shown} twice`);
		if (!Number.isFinite(value) || value <= 0) throw new RowsError(`expected a number above 0 for ${shown}, got ${String(value)}`);
		seen.add(name);
	}
	return rows;
}

// src/adapters/report-in.ts
/** The first line of an output that is a JSON object of the given shape; `null` where there is none. */
function reportIn(stdout, schema) {
	for (const line of stdout.split("\n")) {
		const report = line.startsWith("{") ? schema.safeParse(dataOf$3(line)) : null;
		if (report?.success === true) return report.data;
	}
	return null;
}
function dataOf$3(line) {
	try {
		return JSON.parse(line);
	} catch {
		return null;
	}
}

// src/adapters/autocannon.ts
const count = number().min(0);
const reportSchema$3 = object({
	requests: object({ average: number() }),
	latency: object({ average: number() }),
	errors: count,
	timeouts: count,
	mismatches: count.optional(),
	non2xx: count
});
/**
* autocannon with `--json`: requests per second and mean latency. Its percentiles move in steps of one
* millisecond, too coarse to tell two sides apart. An answer that is no success makes it a failure.
*/
const autocannon = {
	id: "autocannon",
	packageName: null,
	nodeOptions: [],
	argv: (command) => command.some((word) => word === "--json" || word === "-j") ? command : [...flagged(command)],
	read: ({ stdout }) => {
		const report = reportIn(stdout, reportSchema$3);
		if (report === null) throw new RowsError("expected the JSON of autocannon on standard output, got something else");
		const { requests, latency, errors, timeouts, mismatches = 0, non2xx } = report;
		if (errors + timeouts + mismatches + non2xx > 0) throw new RowsError(`expected every request to succeed, got ${errors} errors, ${timeouts} timeouts, ${mismatches} mismatches and ${non2xx} answers other than 2xx`);
		const told = [{
			name: "requests",
			value: requests.average,
			unit: "per_s",
			better: "higher"
		}, {
			name: "latency",
			value: latency.average * .001,
			unit: "s",
			better: "lower"
		}].filter(({ name, value }) => name === "requests" || value > 0);
		return {
			rows: checkedRows(told),
			cpuSeconds: null,
			peakMemoryBytes: null
		};
	}
};
/** Options behind `--` belong to the server that autocannon starts. */
function flagged(command) {
	const at = command.findIndex((word) => /(?:^|[/\\])autocannon(?:\.js)?$/.test(word));
	return [
		...command.slice(0, at + 1),
		"--json",
		...command.slice(at + 1)
	];
}

// src/adapters/base-unit.ts
const written = /* @__PURE__ */ new Map([
	["ns", {
		unit: "s",
		factor: 1e-9
	}],
	["us", {
		unit: "s",
		factor: 1e-6
	}],
	["µs", {
		unit: "s",
		factor: 1e-6
	}],
	["ms", {
		unit: "s",
		factor: .001
	}],
	["s", {
		unit: "s",
		factor: 1
	}],
	["ops/s", {
		unit: "per_s",
		factor: 1
	}],
	["ops/sec", {
		unit: "per_s",
		factor: 1
	}],
	["req/s", {
		unit: "per_s",
		factor: 1
	}],
	["1/s", {
		unit: "per_s",
		factor: 1
	}],
	["/s", {
		unit: "per_s",
		factor: 1
	}],
	["Hz", {
		unit: "per_s",
		factor: 1
	}],
	["B", {
		unit: "B",
		factor: 1
	}],
	["kB", {
		unit: "B",
		factor: 1e3
	}],
	["MB", {
		unit: "B",
		factor: 1e6
	}],
	["KiB", {
		unit: "B",
		factor: 1024
	}],
	["MiB", {
		unit: "B",
		factor: 2 ** 20
	}],
	["count", {
		unit: "count",
		factor: 1
	}],
	["ratio", {
		unit: "ratio",
		factor: 1
	}],
	["%", {
		unit: "ratio",
		factor: .01
	}]
]);
/** All units that can be written, in words. */
const writtenUnits = [...written.keys()].join(", ");
/** The base unit that a written one stands for, or `null` when it is none of ours. */
function baseUnit(name) {
	return written.get(name) ?? null;
}

// src/adapters/json-lines-run.ts
const rowSchema = strictObject({
	name: string(),
	value: number(),
	unit: string().max(20),
	better: directionSchema.optional()
});
const errorSchema$1 = strictObject({
	name: string(),
	error: string()
});
const usageSchema = strictObject({ usage: strictObject({
	cpuSeconds: number().min(0).nullable(),
	peakMemoryBytes: number().min(0).nullable()
}) });
/**
* Reads lines of JSON, one a result: `{"name", "value", "unit", "better"}`. Lines that do not begin
* with `{` are words for people and left alone.
*
* @throws RowsError that quotes the first line that is not understood
*/
function jsonLinesRun(text) {
	const rows = [];
	const usages = [];
	for (const line of text.split("\n").map((each) => each.trim())) {
		if (!line.startsWith("{")) continue;
		const data = dataOf$2(line);
		const usage = usageSchema.safeParse(data);
		if (usage.success) usages.push(usage.data.usage);
		else rows.push(rowOf$1(data, line));
	}
	return {
		rows: checkedRows(rows),
		...together(usages)
	};
}
function dataOf$2(line) {
	try {
		return JSON.parse(line);
	} catch {
		throw new RowsError(`expected a line of JSON, got ${quoted(line)}`);
	}
}
function rowOf$1(data, line) {
	const broken = errorSchema$1.safeParse(data);
	if (broken.success) {
		const { name, error } = broken.data;
		throw new RowsError(`${name.slice(0, 60)} threw ${error.replaceAll(/\s+/g, " ").slice(0, 300)}`);
	}
	const parsed = rowSchema.safeParse(data);
	if (!parsed.success) {
		const issue = parsed.error.issues[0];
		const where = issue?.path.map(String).join(".") ?? "";
		const what = `${where}${where === "" ? "" : ": "}${issue?.message ?? "something else"}`;
		throw new RowsError(`expected {"name", "value", "unit", "better"}, got ${quoted(line)} (${what})`);
	}
	const { name, value, unit: written, better } = parsed.data;
	const known = baseUnit(written);
	if (known === null) throw new RowsError(`expected a unit of ${writtenUnits}, got ${quoted(written)}`);
	const { unit, factor } = known;
	return {
		name,
		value: value * factor,
		unit,
		better: better ?? usualDirection(unit, line)
	};
}
function usualDirection(unit, line) {
	if (unit === "s" || unit === "B") return "lower";
	if (unit === "per_s") return "higher";
	throw new RowsError(`expected "better" to be "lower" or "higher", got none in ${quoted(line)}`);
}
/** Several processes have used what all of them did, and of memory what the largest did. */
function together(usages) {
	const cpu = usages.map(({ cpuSeconds }) => cpuSeconds);
	const memory = usages.flatMap(({ peakMemoryBytes }) => peakMemoryBytes ?? []);
	return {
		cpuSeconds: cpu.length === 0 || cpu.includes(null) ? null : cpu.reduce((sum, each) => sum + (each ?? 0), 0),
		peakMemoryBytes: memory.length === 0 ? null : Math.max(...memory)
	};
}
function quoted(text) {
	return JSON.stringify(text.length > 100 ? `${text.slice(0, 100)}…` : text);
}

// src/adapters/watched.ts
/**
* The adapter of a library that a suite imports, and whose results never leave the process: a file of
* `benchmarks/adapters/` that is loaded before the suite writes them down.
*
* @param packageName - of the library
* @param nodeOptions - that its suites need
*/
function watched(id, packageName, nodeOptions = []) {
	return {
		id,
		packageName,
		nodeOptions,
		argv: (command) => command,
		read: ({ file }) => {
			if (file.split("\n").some((line) => line.startsWith("{\"name\""))) return jsonLinesRun(file);
			throw new RowsError(`expected results of ${packageName}, got none: does the suite import it, and run on Node.js 18.19 or newer if it is an ES module?`);
		}
	};
}

// src/adapters/bench-node.ts
/** bench-node: operations per second of each benchmark; in its `time` mode the time of a run. */
const benchNode = watched("bench-node", "bench-node", ["--allow-natives-syntax"]);

// src/adapters/benchmark-js.ts
/** Benchmark.js: mean time of a call of each benchmark. */
const benchmarkJs = watched("benchmark", "benchmark");

// src/adapters/json-lines.ts
/** Any program that prints one line of JSON a result. */
const jsonLines = {
	id: "json-lines",
	packageName: null,
	nodeOptions: [],
	argv: (command) => command,
	read: ({ stdout, file }) => jsonLinesRun(`${stdout}\n${file}`)
};

// src/adapters/mitata.ts
const runSchema = object({
	name: string().optional(),
	stats: object({ avg: number() }).optional()
});
const reportSchema$2 = object({ benchmarks: array(object({
	alias: string(),
	runs: array(runSchema)
})) });
/**
* mitata: mean time of a call of each run, from what `run()` returns, or from standard output when the
* suite prints its JSON format there and could not be watched.
*/
const mitata = {
	id: "mitata",
	packageName: "mitata",
	nodeOptions: [],
	argv: (command) => command,
	read: ({ stdout, file }) => {
		if (file.includes("{\"name\"")) return jsonLinesRun(file);
		return {
			rows: checkedRows(rowsIn(stdout)),
			cpuSeconds: null,
			peakMemoryBytes: null
		};
	}
};
function rowsIn(stdout) {
	const report = reportSchema$2.safeParse(dataOf$1(stdout));
	if (!report.success) throw new RowsError("expected results of mitata, got none: call run(), with { format: \"json\" } before Node.js 18.19");
	return report.data.benchmarks.flatMap(({ alias, runs }) => runs.map(({ name = alias, stats }) => {
		if (stats === void 0) throw new RowsError(`expected figures for ${name}, got an error`);
		return {
			name,
			value: stats.avg * 1e-9,
			unit: "s",
			better: "lower"
		};
	}));
}
function dataOf$1(stdout) {
	try {
		return JSON.parse(stdout);
	} catch {
		return null;
	}
}

// src/adapters/node-core.ts
const reportSchema$1 = object({ report: object({ rate: number() }) });
/**
* One configuration of a file of Node.js's own `benchmark/` folder: its rate, from the message that it
* sends to whoever started it. That the message is of this very configuration is seen to by
* `benchmarks/adapters/node-core.cjs`, which starts it.
*/
const nodeCore = {
	id: "node-core",
	packageName: null,
	nodeOptions: [],
	argv: (command) => command,
	read: ({ stdout, file }) => {
		const report = reportIn(stdout, reportSchema$1);
		if (report === null) throw new RowsError("expected the report of a Node.js benchmark, got none");
		const row = {
			name: "rate",
			value: report.report.rate,
			unit: "per_s",
			better: "higher"
		};
		checkedRows([row]);
		const line = JSON.stringify({
			name: row.name,
			value: row.value,
			unit: "ops/s"
		});
		return {
			...jsonLinesRun(`${line}\n${file}`),
			rows: [row]
		};
	}
};

// src/adapters/tinybench.ts
/** tinybench: mean time of a call of each task, as `bench.run()` leaves it. */
const tinybench = watched("tinybench", "tinybench");

// src/adapters/vitest.ts
const reportSchema = object({ files: array(object({ groups: array(object({
	fullName: string(),
	benchmarks: array(object({
		name: string(),
		mean: number().optional()
	}))
})) })) });
/** `vitest bench`: mean time of a call of each benchmark, from the file of `--outputJson`. */
const vitest = {
	id: "vitest",
	packageName: "vitest",
	nodeOptions: [],
	argv: (command) => [
		...command,
		"--run",
		"--outputJson={output}"
	],
	read: ({ file }) => {
		const report = reportSchema.safeParse(dataOf(file));
		if (!report.success) throw new RowsError("expected the report of vitest bench at the file of --outputJson, got something else");
		const rows = report.data.files.flatMap(({ groups }) => groups.flatMap(({ fullName, benchmarks }) => benchmarks.map((one) => rowOf(fullName, one.name, one.mean))));
		return {
			rows: checkedRows(rows),
			cpuSeconds: null,
			peakMemoryBytes: null
		};
	}
};
/** `a/b.bench.js > texts` and `join` make `a/b.bench.js > texts > join`. */
function rowOf(group, name, mean) {
	if (mean === void 0) throw new RowsError(`expected figures for ${name}, got an error`);
	return {
		name: `${group} > ${name}`,
		value: mean * .001,
		unit: "s",
		better: "lower"
	};
}
function dataOf(text) {
	const last = text.lastIndexOf("}");
	try {
		return JSON.parse(text.slice(0, last + 1));
	} catch {
		return null;
	}
}

// src/adapters/index.ts
/** Every tool whose suites can be read. */
const adapters = {
	tinybench,
	mitata,
	benchmark: benchmarkJs,
	"bench-node": benchNode,
	vitest,
	autocannon,
	"json-lines": jsonLines,
	"node-core": nodeCore
};

// src/plan/adapter-of.ts
/**
* The adapter of the tool that a script imports, or `null` when it imports none that we can read. It is
* told by the text; what stands in comments counts too, and harms nobody.
*/
function adapterOf(text) {
	const found = Object.values(adapters).find(({ packageName }) => packageName !== null && imports(text, packageName));
	return found?.id === "vitest" && !/\bbench\s*\(/.test(text) ? null : found ?? null;
}
function imports(text, packageName) {
	const quoted = `['"]${packageName}['"]`;
	return new RegExp(`(?:\\bfrom|\\bimport|\\brequire\\s*\\(|\\bimport\\s*\\()\\s*${quoted}`).test(text);
}

// src/plan/discover.ts
/** Folders that are searched when none is named. */
const benchmarkFolders = [
	"benchmarks",
	"benchmark",
	"bench"
];
/**
* What can be measured: the commands and servers that were asked for, then every script of the benchmark folder.
*
* A script that exports `run` is a benchmark for the harness, one that imports a tool we can read is a
* suite of that tool, and any other is measured as a whole process. It is told by its text alone, because
* running it to find out would cost a whole run.
* Files and folders that begin with `_` or `.`, `node_modules`, and `harness.cjs` are left out.
*/
function discover(files, given) {
	const commands = (given.commands ?? []).map(({ adapter, ...one }) => adapter === void 0 ? {
		kind: "command",
		...one
	} : {
		kind: "suite",
		name: one.name,
		adapter,
		command: one.command
	});
	const servers = (given.servers ?? []).map((one) => ({
		kind: "server",
		...one
	}));
	const scripts = files.filter(({ path }) => isScript(path));
	if (!isNodeCore(files)) return [
		...commands,
		...servers,
		...scripts.map(foundScript)
	];
	const chosen = commands.some((one) => one.kind === "suite" && one.adapter === "node-core");
	return [
		...commands,
		...servers,
		...chosen ? [] : [wholeNodeCore]
	];
}
const wholeNodeCore = {
	kind: "suite",
	name: "core",
	adapter: "node-core",
	command: ["{benchmarks}"]
};
function foundScript({ path, text }) {
	if (exportsRun(text)) return {
		kind: "module",
		path
	};
	const adapter = adapterOf(text);
	const name = nameOfPath(path);
	const script = `{benchmarks}/${path}`;
	if (adapter === null) return {
		kind: "command",
		name,
		command: ["node", script]
	};
	return {
		kind: "suite",
		name,
		adapter: adapter.id,
		command: scriptCommand(adapter, script)
	};
}
function scriptCommand({ id, nodeOptions }, script) {
	return id === "vitest" ? [
		"node",
		"{package}/node_modules/vitest/vitest.mjs",
		"bench",
		script
	] : [
		"node",
		...nodeOptions,
		script
	];
}
/** The folder of benchmarks of Node.js itself, told by the file that all of them require. */
function isNodeCore(files) {
	return files.some(({ path, text }) => path === "common.js" && text.includes("createBenchmark"));
}
/** `crypto/hash.cjs` is called `crypto/hash`. */
function nameOfPath(path) {
	return path.replace(/\.[cm]?js$/, "");
}
function isScript(path) {
	const parts = path.split("/");
	if (parts.some((part) => part.startsWith(".") || part.startsWith("_") || part === "node_modules")) return false;
	const name = parts.at(-1) ?? "";
	return /\.[cm]?js$/.test(name) && name !== "harness.cjs" && !/\.(test|config)\.[cm]?js$/.test(name);
}
function exportsRun(text) {
	const common = /(?:module\.exports|exports)\.run\s*=/.test(text);
	const whole = /module\.exports\s*=/.test(text) && /\brun\s*(?::|\()/.test(text);
	const module = /export\s+(?:async\s+)?(?:function\s*\*?|const|let)\s*run\b/.test(text);
	const listed = /export\s*\{[^}]*\brun\b[^}]*\}/.test(text);
	return common || whole || module || listed;
}

// src/plan/skipped-notes.ts
/** What modules leave out on this machine, one line for each reason: `execute: 3 left out: no such CPU`. */
function skippedNotes(described) {
	return described.flatMap(({ module, skipped = [] }) => leftOutTexts(skipped).map((text) => `${nameOfPath(module)}: ${text}`));
}
/** What one module leaves out, one text for each reason: `3 left out: no such CPU`. */
function leftOutTexts(skipped) {
	return [...groupedBy(skipped, ({ reason }) => reason)].map(([reason, all]) => `${all.length} left out: ${reason}`);
}

// src/sample/side-error.ts
const noFacts = {
	exitCode: null,
	signal: null,
	timedOut: false,
	lastLines: []
};
/** One side's process broke: it threw, crashed, hung, or said what no harness says. */
var SideError = class extends Error {
	name = "SideError";
	/** `null` when the trouble belongs to neither side, or to both. */
	side;
	facts;
	constructor(side, message, facts = noFacts) {
		super(message);
		this.side = side;
		this.facts = facts;
	}
	/** The same as data. */
	failure(stage, benchmarkId) {
		const { exitCode, signal, timedOut, lastLines } = this.facts;
		return {
			stage,
			side: this.side,
			benchmarkId,
			message: this.message.slice(0, 2e3),
			exitCode,
			signal,
			timedOut,
			lastLines: lastLines.slice(-20).map((line) => line.slice(0, 2e3)),
			logPath: null
		};
	}
};

// src/sample/side-process.ts
/** What a side's process may print, unless its kind says otherwise. */
const outputLimitBytes = 1e7;
/** A process of a side: in its tree and its environment, kept apart, and kept from the other side's files. */
function sideProcess({ build, environment, kept }, argv, timeoutSeconds, changes = {}) {
	return {
		argv,
		cwd: build.directory,
		environment,
		timeoutSeconds,
		outputLimitBytes,
		isolated: true,
		...kept,
		...changes
	};
}

// src/model/own-metric.ts
/** A metric as the benchmark declares it that reports it. */
const ownMetricSchema = object({
	unit: unitSchema,
	better: directionSchema,
	/** For people; its name when absent. */
	label: text(100).optional(),
	/** As a ratio: 0.05 for ±5 %. */
	threshold: number().positive().max(10).optional(),
	/** Compared and not tested. */
	exact: boolean().optional(),
	/** Takes part in the verdicts of the benchmarks that report it. */
	gates: boolean().optional(),
	/** How it is read off what the benchmark reports; `level` when absent. */
	as: usageSchema$1.shape.as.optional()
});

// src/adapters/harness-answer.ts
const errorSchema = object({ error: object({
	stage: string().max(50),
	message: string().max(2e3),
	stack: string().max(1e4).nullable()
}) });
const descriptionSchema = object({
	question: string().max(2e3).nullable(),
	parameters: array(parametersSchema).max(1e3),
	skipped: array(object({
		parameters: parametersSchema,
		reason: string().max(300)
	})).max(1e3).optional(),
	profile: benchmarkSchema.shape.profile,
	pinned: benchmarkSchema.shape.pinned,
	reference: benchmarkSchema.shape.reference,
	scaling: benchmarkSchema.shape.scaling,
	series: benchmarkSchema.shape.series,
	gates: benchmarkSchema.shape.gates,
	metrics: record(text(60), ownMetricSchema).optional()
});
/** The error in a harness's answer, or `null` when it is an answer of another kind. */
function harnessErrorOf(answer) {
	const parsed = errorSchema.safeParse(answer);
	if (!parsed.success) return null;
	const { stage, message, stack } = parsed.data.error;
	return {
		stage,
		message: message.replaceAll(/\s+/g, " ").trim(),
		stackLines: (stack ?? message).split("\n").slice(0, 10)
	};
}
/** The description in a harness's answer, or `null` when it is an answer of another kind. */
function harnessDescriptionOf(answer) {
	return descriptionSchema.safeParse(answer).data ?? null;
}
const helloSchema = object({ hello: object({ addons: array(string().max(4e3)).max(200) }) });
/** Absolute paths of the native addons that a harness says it had loaded when it was ready. */
function loadedAddonsOf(hello) {
	return helloSchema.safeParse(hello).data?.hello.addons ?? [];
}

// src/sample/describe.ts
const timeoutSeconds = 30;
/**
* Loads a side's benchmark modules and asks each for its parameters.
*
* All are asked in one process; one that ends or hangs it costs only itself.
*
* @param modules - relative to the seat's benchmark folder
* @param preset - how much of them is wanted; `null` for what they say themselves
*/
async function describeModules(seat, modules, preset, { processes, files }) {
	const descriptions = [];
	const failures = [];
	let dialogue = null;
	try {
		for (const module of modules) try {
			dialogue ??= await startDescriber(seat, processes);
			const file = files.join(seat.benchmarkDirectory, module);
			const answer = await dialogue.ask({
				ask: "describe",
				file,
				preset
			}, timeoutSeconds);
			descriptions.push({
				module,
				...descriptionOf(seat, answer)
			});
		} catch (error) {
			const benchmarkId = module.replace(/\.[cm]?js$/, "");
			failures.push(sideErrorOf(seat, error).failure("pilot", benchmarkId));
			if (error instanceof DialogueError) dialogue = null;
		}
	} finally {
		await dialogue?.end();
	}
	return {
		descriptions,
		failures
	};
}
function startDescriber(seat, processes) {
	return processes.converse(sideProcess(seat, [
		seat.build.runtime.path,
		seat.harnessPath,
		"describe"
	], timeoutSeconds), {
		mainCpu: null,
		helperCpus: null
	});
}
function descriptionOf(seat, answer) {
	const description = harnessDescriptionOf(answer);
	if (description !== null) return description;
	const error = harnessErrorOf(answer);
	if (error === null) throw new SideError(seat.side, "expected a description, got something else");
	const facts = {
		exitCode: null,
		signal: null,
		timedOut: false,
		lastLines: error.stackLines
	};
	if (error.stage === "requires") throw new SideError(seat.side, error.message.replace(/^Error: /, "it needs "), facts);
	throw new SideError(seat.side, `${error.stage} threw ${error.message}`, facts);
}
function sideErrorOf(seat, error) {
	if (error instanceof SideError) return error;
	if (error instanceof DialogueError) return new SideError(seat.side, error.message, error.outcome);
	throw error;
}

// src/sample/environment.ts
/** Folder of a built checkout of napajs, which the suite `napa` can measure beside the others. */
const napajs = "DEADHEAT_NAPAJS";
/**
* The whole environment of a measured process: the same on both sides but for the paths, and nothing
* of the job's. A variable alone can decide a verdict: `NODE_EXTRA_CA_CERTS` makes every start of
* Node.js 20 three times as long, and leaves 22 alone.
*
* @param platform - as Node.js names it
* @param inherited - the job's own environment, of which Windows needs a few names to start anything,
*   and everybody the one folder that a suite is told by
*/
function measuredEnvironment(paths, platform, inherited) {
	const { nodeDirectory, homeDirectory, temporaryDirectory } = paths;
	const common = {
		LANG: "C.UTF-8",
		LC_ALL: "C.UTF-8",
		TZ: "UTC",
		...handedThrough(inherited)
	};
	if (platform !== "win32") return {
		...common,
		PATH: `${nodeDirectory}:/usr/local/bin:/usr/bin:/bin`,
		HOME: homeDirectory,
		TMPDIR: temporaryDirectory
	};
	const root = inherited["SystemRoot"] ?? inherited["SYSTEMROOT"] ?? String.raw`C:\Windows`;
	return {
		...common,
		SystemRoot: root,
		PATH: [
			nodeDirectory,
			String.raw`${root}\System32`,
			root
		].join(";"),
		USERPROFILE: homeDirectory,
		TEMP: temporaryDirectory,
		TMP: temporaryDirectory
	};
}
/** What measured processes are given of the job's environment: folders of what a suite can measure. */
function handedThrough(inherited) {
	const given = inherited[napajs];
	return given === void 0 ? {} : { [napajs]: given };
}

export { RowsError, SideError, adapterOf, adapters, benchmarkFolders, describeModules, discover, findNode, findOnPath, findTools, handedThrough, harnessErrorOf, jobPath, keepSuiteTime, leftOutTexts, loadedAddonsOf, measuredEnvironment, nameOfPath, openSuite, outputLimitBytes, sideProcess, skippedNotes, suiteNames, suiteTimes };