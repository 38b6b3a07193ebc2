import { UnmeasurableError } from "./model.js";
import { UsageError } from "./model2.js";
import { array, boolean, number, object, strictObject, string, union } from "../packages/zod.js";
import { statisticSchema } from "./model3.js";
import { directionSchema } from "./model11.js";
import { groupedBy } from "./model14.js";
import { parseRevision } from "./settings3.js";
import { parseJson } from "./model21.js";

// src/toolchain/job-path.ts
/**
* Folders of the job's PATH in which programs are searched.
*
* It leaves out relative folders; those of installed packages, which a package manager adds for its
* scripts and which would lead to this program's Node.js; and the runner's own Node.js, which has
* no headers.
*/
function jobPath(processes) {
	const windows = processes.platform === "win32";
	return (processes.environment["PATH"] ?? processes.environment["Path"] ?? "").split(windows ? ";" : ":").filter((folder) => (windows ? /^[a-z]:/i : /^\//).test(folder)).filter((folder) => !/[\\/](?:node_modules|externals[\\/]node\d+)(?:[\\/]|$)/.test(folder));
}

// src/toolchain/tools.ts
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
/**
* Absolute path of the Node.js on the job's PATH, or `null`. Where a link leads to it, its real place:
* a version manager's links lie in a folder that builds and benchmarks do not see.
*/
async function findNode(host) {
	const path = await findOnPath("node", host);
	const real = path === null ? null : await host.files.realPath(path);
	return real !== null && /[\\/]node(?:js)?(?:-?[\d.]+)?(?:\.exe)?$/.test(real) ? real : path;
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
/** The npm package `node` puts a Node.js on the PATH that belongs to a project, not to the job. */
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

// src/settings/parse-suite.ts
const packagePrefix = "npm:";
const nodeCorePrefix = "node-core@";
const folderStart = /^(?:\.{1,2}(?:[\\/]|$)|\/|[a-z]:[\\/])/i;
const addressStart = /^(?:[a-z][a-z0-9+.-]*:(?:\/\/|:)|[\w.-]+@[\w.-]+:)/i;
const protocols = {
	"https:": "https",
	"ssh:": "ssh",
	"file:": "file"
};
const plainRef = /^(?!.*\.\.)[a-z0-9][\w./+-]{0,199}$/i;
/**
* Parses the name of a suite: one of the bundled ones, `./FOLDER`, `npm:NAME[@VERSION]`, the address
* of a git repository with a tag, branch or commit, `https://HOST/PATH#TAG`, or `node-core@TREE` with a
* folder or such an address.
*
* @throws UsageError when it begins like one of them and is none; no address is repeated in the
*   message, because it may contain a password
*/
function parseSuite(text) {
	if (/\p{Cc}/u.test(text)) throw new UsageError("expected a suite, got a name with control characters");
	if (text.startsWith(packagePrefix)) return packageIn(text);
	if (text.startsWith(nodeCorePrefix)) return nodeCoreIn(text.slice(10));
	if (addressStart.test(text)) return repositoryIn(text);
	return folderStart.test(text) ? {
		kind: "folder",
		path: text
	} : {
		kind: "bundled",
		wanted: text
	};
}
function nodeCoreIn(place) {
	if (place === "") throw new UsageError("expected the source tree of Node.js after \"node-core@\", got nothing: write node-core@../node");
	if (addressStart.test(place)) repositoryIn(place);
	return {
		kind: "node-core",
		place
	};
}
function packageIn(text) {
	const isVersioned = text.indexOf("@", 5) >= 0;
	const spec = parseRevision(isVersioned ? text : `${text}@latest`);
	if (spec.source !== "package" || spec.node !== void 0) throw new UsageError(`expected npm:NAME@VERSION as a suite, got ${JSON.stringify(text)}`);
	return {
		kind: "package",
		name: spec.name,
		wanted: spec.wanted
	};
}
function repositoryIn(text) {
	const hash = text.indexOf("#");
	const [url, ref] = hash < 0 ? [text, ""] : [text.slice(0, hash), text.slice(hash + 1)];
	const address = URL.canParse(url) ? new URL(url) : null;
	const protocol = address === null ? void 0 : Object.entries(protocols).find(([name]) => name === address.protocol)?.[1];
	if (address === null || protocol === void 0 || /\s/.test(url)) throw new UsageError("expected the full address of a git repository as a suite, got another kind: write https://HOST/PATH#TAG");
	if (address.password !== "" || protocol === "https" && address.username !== "") throw new UsageError("expected the address of a suite without a user or password, got one with them: results show the address; keep them in a credential helper of git");
	if (address.search !== "" || address.hostname.startsWith("-")) throw new UsageError("expected the address of a suite as https://HOST/PATH#TAG, got one with \"?\" or a host that begins with \"-\"");
	if (!plainRef.test(ref)) throw new UsageError(`expected a tag or commit after "#" in the address of a suite, got ${JSON.stringify(ref)}: write https://HOST/PATH#TAG`);
	return {
		kind: "repository",
		url,
		protocol,
		ref
	};
}

// src/adapters/reading/checked-rows.ts
const rowsAtMost = 1e3;
const nameLength = 200;
/**
* Validates the rows of one process: at least one, not too many, each with a short unique name and
* a number above zero.
*
* @throws RowsError that names the first invalid row
*/
function checkedRows(rows) {
	if (rows.length === 0) throw new RowsError("expected at least one result, got none");
	if (rows.length > rowsAtMost) throw new RowsError(`expected at most ${rowsAtMost} results of one process, got ${rows.length}: split the suite`);
	const seen = /* @__PURE__ */ new Set();
	for (const { name, value } of rows) {
		const shown = JSON.stringify(name.length > 60 ? `${name.slice(0, 60)}…` : name);
		if (name.trim() === "") throw new RowsError("expected every result to have a name, got none");
		if (name.length > nameLength) throw new RowsError(`expected names of at most ${nameLength} characters, got ${name.length} in ${shown}`);
		if (seen.has(name)) throw new RowsError(`expected every result to have a unique name, got ${shown} twice`);
		if (!Number.isFinite(value) || value <= 0) throw new RowsError(`expected a number above 0 for ${shown}, got ${String(value)}`);
		seen.add(name);
	}
	return rows;
}
/** The output of a suite's process does not contain valid results. */
var RowsError = class extends Error {
	name = "RowsError";
};

// src/adapters/reading/report-in.ts
/**
* Finds the first line of an output that is a JSON object of the given shape; `null` when there is
* none.
*/
function reportIn(stdout, schema) {
	for (const line of stdout.split("\n")) {
		const report = line.startsWith("{") ? schema.safeParse(parseJson(line)) : null;
		if (report?.success === true) return report.data;
	}
	return null;
}

// src/adapters/reading/usage-of.ts
const usageSchema = object({ usage: strictObject({
	cpuSeconds: number().min(0).nullable(),
	peakMemoryBytes: number().min(0).nullable()
}) });
/**
* Combined usage of a suite's Node.js processes, from the lines that `preload.cjs` writes: total
* CPU time, and the memory of the largest process. `null` when one process does not report it, or
* none did.
*/
function usageOf(lines) {
	const usages = lines.split("\n").flatMap((line) => {
		const parsed = line.startsWith("{\"usage\"") ? usageSchema.safeParse(parseJson(line)) : null;
		return parsed?.success === true ? [parsed.data.usage] : [];
	});
	const cpu = usages.map(({ cpuSeconds }) => cpuSeconds);
	const memory = usages.flatMap(({ peakMemoryBytes }) => peakMemoryBytes ?? []);
	return {
		cpuSeconds: cpu.length === 0 || cpu.includes(null) ? null : cpu.reduce((sum, each) => sum + (each ?? 0), 0),
		peakMemoryBytes: memory.length === 0 ? null : Math.max(...memory)
	};
}

// src/adapters/autocannon.ts
const count = number().min(0);
const reportSchema$4 = object({
	requests: object({ p50: number() }),
	latency: object({ average: number() }),
	errors: count,
	timeouts: count,
	mismatches: count.optional(),
	non2xx: count
});
/**
* autocannon with `--json`: requests in the median second, and mean latency. Its latency
* percentiles have steps of one millisecond, too coarse to compare two sides. A response without a
* success status is a failure.
*/
const autocannon = {
	id: "autocannon",
	packageName: null,
	nodeOptions: [],
	fillsTime: true,
	argv: (command) => command.some((word) => word === "--json" || word === "-j") ? command : [...flagged(command)],
	read: ({ stdout, lines }) => {
		const report = reportIn(stdout, reportSchema$4);
		if (report === null) throw new RowsError("expected the JSON of autocannon on standard output, got something else");
		const { requests, latency, errors, timeouts, mismatches = 0, non2xx } = report;
		if (errors + timeouts + mismatches + non2xx > 0) throw new RowsError(`expected every request to succeed, got ${errors} errors, ${timeouts} timeouts, ${mismatches} mismatches and ${non2xx} answers other than 2xx`);
		const usable = [{
			name: "requests",
			value: requests.p50,
			unit: "per_s",
			better: "higher",
			statistic: "median"
		}, {
			name: "latency",
			value: latency.average * .001,
			unit: "s",
			better: "lower",
			statistic: "mean"
		}].filter(({ name, value }) => name === "requests" || value > 0);
		return {
			rows: checkedRows(usable),
			...usageOf(lines)
		};
	}
};
/** Options after `--` belong to the server that autocannon starts. */
function flagged(command) {
	const at = command.findIndex((word) => /(?:^|[/\\])autocannon(?:\.js)?$/.test(word));
	return [
		...command.slice(0, at + 1),
		"--json",
		...command.slice(at + 1)
	];
}

// src/adapters/reading/base-unit.ts
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
/** All accepted units, in words. */
const writtenUnits = [...written.keys()].join(", ");
/** The base unit of a written unit, or `null` when it is unknown. */
function baseUnit(name) {
	return written.get(name) ?? null;
}

// src/adapters/reading/distinct-rows.ts
/** Shortens names that are too long for a table and appends numbers to duplicates, in order. */
function distinctRows(rows) {
	const used = /* @__PURE__ */ new Map();
	return rows.map((row) => {
		const plain = shortened(row.name);
		const times = (used.get(plain) ?? 0) + 1;
		used.set(plain, times);
		return {
			...row,
			name: times === 1 ? plain : `${plain} [${String(times)}]`
		};
	});
}
function shortened(name) {
	const line = name.replaceAll(/\s+/g, " ").trim();
	return line.length <= 190 ? line : `${line.slice(0, 189)}…`;
}

// src/adapters/reading/watched-run.ts
const toldSchema = object({
	name: string(),
	/** The process and thread that reported it; within one, a name is unique to a benchmark. */
	process: string().max(100)
});
const rowSchema$1 = toldSchema.extend({
	value: number(),
	unit: string().max(20),
	statistic: statisticSchema.optional()
});
const fixedSchema = object({ fixed: string() });
const errorSchema$1 = toldSchema.extend({ error: string() });
/** Whether a watcher has reported a result, or an error in place of one. */
function hasRows(lines) {
	return lines.split("\n").some((line) => line.startsWith("{\"name\""));
}
/** Whether a watcher has ended the suite, because all rows that were asked for had been told. */
function wasEnded(lines) {
	return lines.split("\n").includes("{\"ended\":true}");
}
/**
* Parses a watcher's output: one line of JSON per result. For a benchmark that ran again in the
* same process, the last result counts. The same name from another process or thread gets a number.
*
* @throws RowsError that names the first invalid line, or a benchmark that threw if none did otherwise
*/
function watchedRun(lines) {
	const rows = /* @__PURE__ */ new Map();
	const thrown = /* @__PURE__ */ new Map();
	const fixed = new Set(lines.split("\n").flatMap((line) => fixedIn(line)));
	for (const line of lines.split("\n")) {
		if (!line.startsWith("{\"name\"")) continue;
		const data = parseJson(line);
		const broken = errorSchema$1.safeParse(data);
		if (broken.success) {
			const { name, error } = broken.data;
			const message = `${name.slice(0, 60)} threw ${error.replaceAll(/\s+/g, " ").slice(0, 300)}`;
			thrown.set(name, message);
			continue;
		}
		const parsed = rowSchema$1.safeParse(data);
		const known = parsed.success ? baseUnit(parsed.data.unit) : null;
		if (!parsed.success || known === null) throw new RowsError(`expected a result, got ${JSON.stringify(line.slice(0, 100))}`);
		const { name, value, statistic, process } = parsed.data;
		rows.set(JSON.stringify([process, name]), {
			name,
			value: value * known.factor,
			unit: known.unit,
			better: known.unit === "per_s" ? "higher" : "lower",
			...statistic === void 0 ? {} : { statistic },
			...isAmong(fixed, name) ? { fixed: true } : {}
		});
	}
	const [first] = thrown.values();
	if (rows.size === 0 && first !== void 0) throw new RowsError(first);
	const broken = [...thrown].map(([name, message]) => ({
		name,
		message
	}));
	return {
		rows: checkedRows(distinctRows([...rows.values()])),
		...broken.length === 0 ? {} : { broken },
		...usageOf(lines)
	};
}
function fixedIn(line) {
	const parsed = line.startsWith("{\"fixed\"") ? fixedSchema.safeParse(parseJson(line)) : null;
	return parsed?.success === true ? [parsed.data.fixed] : [];
}
/** By its full name, or by the last part of it when the source of the fixed calls knows no more. */
function isAmong(names, name) {
	return names.has(name) || names.has(name.slice(name.lastIndexOf(" > ") + 3));
}

// src/adapters/reading/watched.ts
/**
* Builds the adapter of such a library: a file of `benchmarks/adapters/` named like the adapter is
* loaded before the suite and writes the results to a file.
*/
function watched({ id, packageName = id, nodeOptions = [], secondsPerCall }) {
	return {
		id,
		packageName,
		nodeOptions,
		fillsTime: true,
		...secondsPerCall === void 0 ? {} : { secondsPerCall },
		watcher: `${id}.cjs`,
		argv: (command) => command,
		read: ({ lines }) => {
			if (hasRows(lines)) return watchedRun(lines);
			throw new RowsError(`expected results of ${packageName}, got none: does the suite import it, and run on Node.js 18.19 or newer if it is an ES module?`);
		}
	};
}

// src/adapters/bench-node.ts
/**
* bench-node: median time per call of each benchmark, or operations per second where it keeps no
* samples.
*/
const benchNode = watched({
	id: "bench-node",
	nodeOptions: ["--allow-natives-syntax"],
	secondsPerCall: 0
});

// src/adapters/benchmark-js.ts
/** Benchmark.js: median over its samples of the time per call of each benchmark. */
const benchmarkJs = watched({
	id: "benchmark",
	secondsPerCall: 0
});

// src/adapters/benny.ts
/** benny: named suites of Benchmark.js. */
const benny = watched({
	id: "benny",
	secondsPerCall: 0
});

// src/adapters/reading/rust-time.ts
const seconds = /* @__PURE__ */ new Map([
	["ps", 1e-12],
	["ns", 1e-9],
	["us", 1e-6],
	["µs", 1e-6],
	["ms", .001],
	["s", 1]
]);
/** `1,234.5 ns` as tools of Rust print it, in seconds; NaN when it is no time. */
function rustTime(number, unit) {
	return Number(number.replaceAll(",", "")) * (seconds.get(unit) ?? NaN);
}

// src/adapters/cargo-bench.ts
const result$1 = /^test (?<name>.+?)\s+\.\.\. bench:\s+(?<number>[\d,.]+) (?<unit>[a-zµ]+)\/iter/;
/**
* Rust's own `#[bench]`, by the program that `cargo bench --no-run` builds: median time of an iteration.
*/
const cargoBench = {
	id: "cargo-bench",
	packageName: null,
	nodeOptions: [],
	fillsTime: true,
	argv: (command) => command.includes("--bench") ? command : [...command, "--bench"],
	read: ({ stdout, lines }) => {
		const rows = stdout.split("\n").flatMap((line) => {
			const { name, number = "", unit = "" } = result$1.exec(line)?.groups ?? {};
			if (name === void 0) return [];
			return [{
				name,
				value: rustTime(number, unit),
				unit: "s",
				better: "lower",
				statistic: "median"
			}];
		});
		if (rows.length === 0) throw new RowsError("expected lines \"test NAME ... bench: N ns/iter\" of #[bench], got none; suites of criterion have the adapter \"criterion\"");
		return {
			rows: checkedRows(rows),
			...usageOf(lines)
		};
	}
};

// src/adapters/reading/matching-any.ts
/**
* A regular expression, as most tools read it, for names that match one of the patterns wholly; `*` stands
* for any text.
*/
function matchingAny(patterns) {
	return `^(${patterns.map(matching).join("|")})$`;
}
function matching(pattern) {
	return pattern.split("*").map((part) => part.replaceAll(/[$()+.?[\\\]^{|}]/g, String.raw`\$&`)).join(".*");
}

// src/adapters/criterion.ts
const result = /^(?<name>\S.*?)?\s+time:\s+\[\S+ \S+ (?<number>[\d.]+) (?<unit>\S+) \S+ \S+\]\s*$/;
const short = {
	"--warm-up-time": "0.2",
	"--measurement-time": "0.5",
	"--sample-size": "10"
};
/**
* criterion, for Rust: the mean time of an iteration, or the slope that it fits, from what the program of a bench target
* prints. It is asked for ten short samples and no plots, unless the command asks for others.
*/
const criterion = {
	id: "criterion",
	packageName: null,
	nodeOptions: [],
	fillsTime: true,
	argv: (command) => {
		const missing = Object.entries(short).filter(([option]) => !command.includes(option));
		const wanted = ["--bench", "--noplot"].filter((word) => !command.includes(word));
		return [
			...command,
			...wanted,
			...missing.flat()
		];
	},
	filter: (patterns) => [matchingAny(patterns)],
	read: ({ stdout, lines }) => {
		const rows = rowsIn$1(stdout);
		if (rows.length === 0) throw new RowsError("expected lines \"NAME time: [LOW ESTIMATE HIGH]\" of criterion, got none: is it the program of a bench target, as \"cargo bench --no-run\" builds it?");
		return {
			rows: checkedRows(rows),
			...usageOf(lines)
		};
	}
};
function rowsIn$1(stdout) {
	const lines = stdout.split("\n");
	return lines.flatMap((line, at) => {
		const groups = result.exec(line)?.groups;
		if (groups === void 0) return [];
		const { number = "", unit = "" } = groups;
		return [{
			name: groups["name"] ?? lines[at - 1]?.trim() ?? "",
			value: rustTime(number, unit),
			unit: "s",
			better: "lower",
			statistic: "mean"
		}];
	});
}

// src/adapters/cronometro.ts
/** cronometro: median time per call of each test. */
const cronometro = watched({
	id: "cronometro",
	secondsPerCall: 4e-6
});

// src/adapters/deno-bench.ts
const reportSchema$3 = object({ benches: array(object({
	origin: string(),
	group: string().nullable(),
	name: string(),
	results: array(object({ ok: object({ p75: number() }).optional() }))
})) });
/** `deno bench`: the third quartile of the time per call, the smallest quantile that it reports. */
const denoBench = {
	id: "deno-bench",
	packageName: null,
	nodeOptions: [],
	fillsTime: true,
	otherRuntime: true,
	argv: (command) => {
		const at = command.indexOf("bench") + 1;
		return command.includes("--json") ? command : [
			...command.slice(0, at),
			"--json",
			...command.slice(at)
		];
	},
	read: ({ stdout }) => {
		const report = reportSchema$3.safeParse(extractReport(stdout));
		if (!report.success) throw new RowsError("expected the JSON of \"deno bench\" on standard output, got something else");
		const { benches } = report.data;
		const severalFiles = new Set(benches.map(({ origin }) => origin)).size > 1;
		const rows = benches.flatMap(({ origin, group, name, results }) => results.map(({ ok }) => {
			if (ok === void 0) throw new RowsError(`expected figures for ${name}, got an error`);
			return {
				name: [
					severalFiles ? origin.slice(origin.lastIndexOf("/") + 1) : null,
					group,
					name
				].filter((part) => part !== null).join("/"),
				value: ok.p75 * 1e-9,
				unit: "s",
				better: "lower",
				statistic: "p75"
			};
		}));
		return {
			rows: checkedRows(distinctRows(rows)),
			cpuSeconds: null,
			peakMemoryBytes: null
		};
	},
	programCommand: (words) => words[0] === "deno" && words[1] === "bench" ? words : null
};
/** Output of the suite itself may surround it. */
function extractReport(stdout) {
	try {
		return JSON.parse(stdout.slice(stdout.indexOf("{"), stdout.lastIndexOf("}") + 1));
	} catch {
		return null;
	}
}

// src/adapters/reading/median-of.ts
/** The median of numbers in any order; `NaN` for an empty list. */
function medianOfSamples(values) {
	const sorted = values.toSorted((one, other) => one - other);
	const upper = sorted[sorted.length >> 1] ?? NaN;
	return ((sorted[sorted.length - 1 >> 1] ?? NaN) + upper) / 2;
}

// src/adapters/google-benchmark.ts
const reportSchema$2 = object({ benchmarks: array(object({
	name: string(),
	run_name: string().optional(),
	run_type: string().optional(),
	real_time: number().optional(),
	time_unit: string().optional(),
	error_occurred: boolean().optional(),
	error_message: string().optional()
})) });
const repetitions = "--benchmark_repetitions";
const leastTime = "--benchmark_min_time";
/**
* Google Benchmark, for C++: median time of an iteration over repetitions. Requests five short
* repetitions unless the command sets its own.
*/
const googleBenchmark = {
	id: "google-benchmark",
	packageName: null,
	nodeOptions: [],
	fillsTime: true,
	argv: (command) => [
		...command,
		"--benchmark_out={output}",
		"--benchmark_out_format=json",
		...unlessIn(command, repetitions, "5"),
		...unlessIn(command, leastTime, "0.05")
	],
	filter: (patterns) => [`--benchmark_filter=${matchingAny(patterns)}`],
	read: ({ file, lines }) => {
		const report = reportSchema$2.safeParse(parseJson(file));
		if (!report.success) throw new RowsError("expected the report of Google Benchmark at the file of --benchmark_out, got something else");
		const runs = /* @__PURE__ */ new Map();
		for (const one of report.data.benchmarks) {
			const { name, run_name = name, run_type = "iteration", real_time, time_unit = "ns" } = one;
			if (one.error_occurred === true) throw new RowsError(`${name.slice(0, 60)} failed: ${one.error_message ?? "no reason given"}`);
			const factor = baseUnit(time_unit)?.factor;
			if (run_type !== "iteration" || real_time === void 0 || factor === void 0) continue;
			runs.set(run_name, [...runs.get(run_name) ?? [], real_time * factor]);
		}
		return {
			rows: checkedRows([...runs].map(rowOf$1)),
			...usageOf(lines)
		};
	}
};
/** A single repetition is the mean of its iterations. */
function rowOf$1([name, seconds]) {
	const statistic = seconds.length > 1 ? "median" : "mean";
	return {
		name,
		value: medianOfSamples(seconds),
		unit: "s",
		better: "lower",
		statistic
	};
}
function unlessIn(command, option, value) {
	return command.some((word) => word.startsWith(`${option}=`)) ? [] : [`${option}=${value}`];
}

// src/adapters/reading/json-lines-rows.ts
const rowSchema = strictObject({
	name: string(),
	value: number(),
	unit: string().max(20),
	better: directionSchema.optional()
});
const errorSchema = strictObject({
	name: string(),
	error: string()
});
/**
* Parses lines of JSON, one per result: `{"name", "value", "unit", "better"}`. Lines that do not
* begin with `{` are for people and are ignored.
*
* @throws RowsError that quotes the first invalid line
*/
function jsonLinesRows(text) {
	const rows = [];
	for (const line of text.split("\n").map((each) => each.trim())) {
		if (!line.startsWith("{")) continue;
		rows.push(rowOf(parseLine(line), line));
	}
	return checkedRows(rows);
}
function parseLine(line) {
	try {
		return JSON.parse(line);
	} catch {
		throw new RowsError(`expected a line of JSON, got ${quoted(line)}`);
	}
}
function rowOf(data, line) {
	const broken = errorSchema.safeParse(data);
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
function quoted(text) {
	return JSON.stringify(text.length > 100 ? `${text.slice(0, 100)}…` : text);
}

// src/adapters/json-lines.ts
/** Any program that prints one line of JSON per result. */
const jsonLines = {
	id: "json-lines",
	packageName: null,
	nodeOptions: [],
	fillsTime: false,
	argv: (command) => command,
	read: ({ stdout, lines }) => ({
		rows: jsonLinesRows(stdout),
		...usageOf(lines)
	})
};

// src/adapters/mitata.ts
const runSchema = object({
	name: string().optional(),
	stats: object({ p50: number() }).optional()
});
const reportSchema$1 = object({
	layout: array(object({ name: string().nullable() })).optional(),
	benchmarks: array(object({
		alias: string(),
		group: number().optional(),
		runs: array(runSchema)
	}))
});
/**
* mitata: median time per call of each run, from its samples, or from standard output when the
* suite prints its JSON format and could not be watched.
*/
const mitata = {
	...watched({
		id: "mitata",
		secondsPerCall: 0
	}),
	read: ({ stdout, lines }) => hasRows(lines) ? watchedRun(lines) : {
		rows: checkedRows(rowsIn(stdout)),
		...usageOf(lines)
	}
};
function rowsIn(stdout) {
	const report = reportSchema$1.safeParse(parseJson(stdout));
	if (!report.success) throw new RowsError("expected results of mitata, got none: call run(), with { format: \"json\" } before Node.js 18.19");
	const { layout = [], benchmarks } = report.data;
	return benchmarks.flatMap(({ alias, group, runs }) => runs.map(({ name = alias, stats }) => {
		if (stats === void 0) throw new RowsError(`expected figures for ${name}, got an error`);
		const under = group === void 0 ? null : layout[group]?.name ?? null;
		return {
			name: under === null ? name : `${under}/${name}`,
			value: stats.p50 * 1e-9,
			unit: "s",
			better: "lower",
			statistic: "median"
		};
	}));
}

// src/adapters/node-core-list.ts
const lineSchema = union([object({
	name: string().max(200),
	file: string().max(1e3),
	flags: array(string().max(1e3)).max(50),
	arguments: array(string().max(1e4)).max(100)
}), object({
	name: string(),
	skipped: string()
})]);
/**
* Parses the list that `benchmarks/adapters/node-core.cjs` prints, or returns `null` when the text
* is not one.
*/
function nodeCoreListOf(stdout) {
	const lines = stdout.split("\n").filter((line) => line.startsWith("{"));
	const parsed = array(lineSchema).safeParse(lines.map(parseJson));
	if (!parsed.success) return null;
	return {
		configurations: parsed.data.flatMap((line) => "file" in line ? [configurationOf(line)] : []),
		skipped: leftOut(parsed.data.filter((line) => "skipped" in line))
	};
}
const textLength = 2e3;
function leftOut(files) {
	return [...groupedBy(files, ({ skipped }) => reasonAndDetail(skipped).reason)].map(([reason, alike]) => {
		const names = alike.map(({ name, skipped }) => {
			const { detail } = reasonAndDetail(skipped);
			return detail === "" ? name : `${name} (${detail.slice(0, 200)})`;
		});
		const text = `${String(alike.length)} left out: ${reason}: ${names.join(", ")}`;
		return text.length > textLength ? `${text.slice(0, textLength)} …` : text;
	});
}
/** Many files have the reason `it cannot be loaded: Error: …`, each with its own error. */
function reasonAndDetail(skipped) {
	const at = skipped.indexOf(": ");
	return at < 0 ? {
		reason: skipped,
		detail: ""
	} : {
		reason: skipped.slice(0, at),
		detail: skipped.slice(at + 2)
	};
}
function configurationOf(line) {
	const { name, file, flags, arguments: words } = line;
	return {
		name,
		file,
		flags,
		words,
		parameters: Object.fromEntries(words.map((word) => {
			const at = word.indexOf("=");
			return [word.slice(0, at).slice(0, 100), word.slice(at + 1).slice(0, 200)];
		}))
	};
}

// src/adapters/node-core-place.ts
const remote = /^(?:https?|ssh|git|file):\/\/|^[\w.-]+@[\w.-]+:/;
/**
* Splits `--from FOLDER`, an unpacked source tree, or `--from URL#TAG`, a git repository, off a
* command. Both sides then run the benchmarks of that source, each under its own Node.js.
*/
function nodeCorePlace(command) {
	const at = command.indexOf("--from");
	const from = at < 0 ? void 0 : command[at + 1];
	if (from === void 0) return {
		source: null,
		words: command
	};
	const words = command.filter((_, index) => index !== at && index !== at + 1);
	if (!remote.test(from)) return {
		source: {
			kind: "folder",
			path: from
		},
		words
	};
	const hash = from.indexOf("#");
	return {
		source: hash < 0 ? {
			kind: "repository",
			url: from,
			ref: null
		} : {
			kind: "repository",
			url: from.slice(0, hash),
			ref: from.slice(hash + 1)
		},
		words
	};
}

// src/adapters/node-core.ts
const reportSchema = object({ report: object({ rate: number() }) });
const program$1 = "{adapters}/node-core.cjs";
/**
* One configuration of a file of Node.js's own `benchmark/` folder: its rate, from the message that
* it sends to its parent process. `benchmarks/adapters/node-core.cjs`, which starts it, checks that
* the message is about this configuration.
*/
const nodeCore = {
	id: "node-core",
	packageName: null,
	nodeOptions: [],
	fillsTime: false,
	argv: (command) => command,
	read: ({ stdout, lines }) => {
		const report = reportIn(stdout, reportSchema);
		if (report === null) throw new RowsError("expected the report of a Node.js benchmark, got none");
		const row = {
			name: "rate",
			value: report.report.rate,
			unit: "per_s",
			better: "higher"
		};
		return {
			rows: checkedRows([row]),
			...usageOf(lines)
		};
	},
	locate: nodeCorePlace,
	folder: {
		name: "core",
		command: ["{benchmarks}"],
		isSuite: (files) => files.some(({ path, text }) => path === "common.js" && text.includes("createBenchmark"))
	},
	filter: (patterns) => patterns.flatMap((pattern) => ["--only", pattern]),
	list: {
		argv: (command) => [
			"node",
			program$1,
			"list",
			...command
		],
		read: (stdout, directory) => {
			const list = nodeCoreListOf(stdout);
			if (list === null) return null;
			return {
				rows: list.configurations.map(({ name, parameters, file, flags, words }) => ({
					name,
					parameters,
					command: [
						"node",
						program$1,
						"run",
						file.startsWith(directory) ? `{directory}${file.slice(directory.length)}` : file,
						JSON.stringify(flags),
						...words
					]
				})),
				skipped: list.skipped
			};
		}
	}
};

// src/adapters/tinybench.ts
/** tinybench: median time per call of each task after `bench.run()`. */
const tinybench = watched({
	id: "tinybench",
	secondsPerCall: 2e-6
});

// src/adapters/vitest.ts
const program = "{package}/node_modules/vitest/vitest.mjs";
/**
* `vitest bench`: median time per call of each benchmark. A custom reporter writes it, because
* vitest's own output differs between majors: `--outputJson` lacks the median in version 1 and no
* longer exists in version 5.
*/
const vitest = {
	id: "vitest",
	packageName: "vitest",
	nodeOptions: [],
	fillsTime: true,
	secondsPerCall: 2e-6,
	watcher: "vitest.cjs",
	argv: (command) => [
		...command,
		"--run",
		"--reporter={adapters}/vitest-reporter.mjs"
	],
	read: ({ lines }) => {
		if (hasRows(lines)) return watchedRun(lines);
		throw new RowsError("expected benchmarks of vitest, got none: does \"vitest bench\" find files with bench() in them?");
	},
	isSuite: (text) => /\bbench(?:\.\w+)?\s*\(/.test(text),
	scriptCommand: (script) => [
		"node",
		program,
		"bench",
		script
	],
	programCommand: ([name, verb, ...rest]) => name === "vitest" && verb === "bench" ? [
		"node",
		program,
		"bench",
		...rest
	] : null
};

// src/adapters/index.ts
/** All adapters: one for each tool whose suites can be read. */
const adapters = {
	tinybench,
	mitata,
	benchmark: benchmarkJs,
	benny,
	cronometro,
	"bench-node": benchNode,
	vitest,
	autocannon,
	"google-benchmark": googleBenchmark,
	"deno-bench": denoBench,
	criterion,
	"cargo-bench": cargoBench,
	"json-lines": jsonLines,
	"node-core": nodeCore
};

// src/plan/finding/adapter-of.ts
/**
* The adapter of the tool that a script imports, or `null` when there is none. Decided by the
* script's text without what is there for types only. The examples of a tool itself import it by a
* path out of the benchmark folder.
*/
function adapterOf({ path, text: all, packageName }) {
	const text = all.replaceAll(forTypes, "");
	return Object.values(adapters).find((adapter) => adapter.packageName !== null && (imports(text, adapter.packageName) || adapter.packageName === packageName && importsAbove(path, text)) && adapter.isSuite?.(text) !== false) ?? null;
}
/** Comments, which may import the type of a parameter, and imports of types. */
const forTypes = /^[ \t]*\/\*[\s\S]*?\*\/|^[ \t]*import\s+type\s[^'"]*['"][^'"]*['"]/gm;
const importing = String.raw`(?:\bfrom|\bimport|\brequire\s*\(|\bimport\s*\()\s*`;
function imports(text, packageName) {
	return new RegExp(`${importing}['"]${packageName}['"]`).test(text);
}
function importsAbove(path, text) {
	const depth = path.split("/").length - 1;
	const relative = new RegExp(`${importing}['"](\\.[^'"]*)['"]`, "g");
	return [...text.matchAll(relative)].some(([, specifier = ""]) => specifier.split("/").filter((part) => part === "..").length > depth);
}

// src/plan/finding/in-helper-folders.ts
/** Folders of a benchmark folder in which people keep what their benchmarks use. */
const helperFolders = /^(?:data|deps|fixtures?|helpers?|lib|utils?|vendor)$/;
/**
* Scripts below a folder whose name says that it holds what benchmarks use, such as `fixtures/` or
* `utils/`, by path. Suites of a tool there are suites nevertheless, and where there is nothing else
* the folder holds the benchmarks.
*
* @param isModule - whether a script is written for the harness
*/
function inHelperFolders(files, isModule) {
	const apart = files.filter(({ path }) => path.split("/").slice(0, -1).some((name) => helperFolders.test(name)));
	if (apart.length === files.length) return [];
	return apart.filter((file) => adapterOf(file) === null && !isModule(file)).map(({ path }) => path);
}

// src/plan/finding/loaded-by-folder.ts
/**
* Scripts that others of the folder load by a name that they compute, such as
* `require('./inputs/' + name)` or `join(__dirname, 'inputs', name)`, by path. A script that starts
* processes may start them as benchmarks.
*/
function loadedByFolder(files) {
	const folders = files.flatMap(({ path, text }) => {
		if (/\bchild.process\b/.test(text)) return [];
		const place = path.slice(0, path.lastIndexOf("/") + 1);
		return foldersIn(text).map((name) => `${place}${name}/`);
	});
	return files.filter((file) => adapterOf(file) === null && folders.some((top) => file.path.startsWith(top))).map(({ path }) => path);
}
const joining = /(?:\bjoin|\bresolve)\s*\(\s*(?:__dirname|import\.meta\.dirname)\s*,\s*['"]([\w-]+)['"]\s*,\s*[^'"\s]/g;
const loading = /(?:\brequire|\bimport)\s*\(\s*(?:['"]\.\/([\w-]+)\/['"]\s*\+|`\.\/([\w-]+)\/\$\{)/g;
function foldersIn(text) {
	return [...text.matchAll(joining), ...text.matchAll(loading)].flatMap(([, one, other]) => {
		const name = one ?? other;
		return name === void 0 ? [] : [name];
	});
}

// src/plan/finding/other-runtime-of.ts
const runtimes = [{
	name: "Bun",
	uses: /\bBun\.(?!js\b|sh\b)\w+\s*[(.]|\bfrom\s*['"]bun(?::\w+)?['"]/,
	asks: /typeof\s+(?:globalThis\.)?Bun\b|globalThis\.Bun\b|versions\.bun\b|['"]Bun['"]\s+in\b/
}, {
	name: "Deno",
	uses: /\bDeno\.\w+\s*[(.]|\b(?:from|import)\s*['"](?:npm:|jsr:|https?:\/\/)/,
	asks: /typeof\s+(?:globalThis\.)?Deno\b|globalThis\.Deno\b|['"]Deno['"]\s+in\b/
}];
/**
* The runtime without which a script does not run, because it uses what only that has and does not
* ask first whether it is there; `null` where Node.js will do.
*/
function otherRuntimeOf(text) {
	return runtimes.find(({ uses, asks }) => uses.test(text) && !asks.test(text))?.name ?? null;
}

// src/plan/finding/discover.ts
/** Folders that are searched by default. */
const benchmarkFolders = [
	"benchmarks",
	"benchmark",
	"bench"
];
/**
* Finds what can be measured: the configured commands and servers, then every script of the
* benchmark folder.
*
* A script that exports `run` is a benchmark for the harness, one that imports a supported tool is
* a suite of that tool, and any other is measured as a whole process. The script's text decides,
* because running it to find out would cost a whole run. When package.json starts one of the
* scripts, only that script is measured, unless some scripts are written for the harness. Files and
* folders that begin with `_` or `.`, `node_modules`, and `harness.cjs` are ignored.
*/
function discover(files, given, chosen = null) {
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
	const every = files.filter(({ path }) => isScript(path));
	const own = every.filter(({ text, runner }) => runner !== null && otherRuntimeOf(text) === null);
	const threads = threadsOf(own);
	const started = own.find(({ path }) => path === chosen?.path);
	if (chosen !== null && started !== void 0 && !own.some(({ text }) => exportsRun(text))) {
		const one = foundScript(started, scriptBehind(started, own, threads));
		return [
			...commands,
			...servers,
			startedAs(one, chosen)
		];
	}
	const serving = /* @__PURE__ */ new Set([
		...threads.values(),
		...helpersOf(every),
		...loadedIn(every),
		...helpersByFolder(every),
		...listenersIn(own)
	]);
	const scripts = own.filter(({ path }) => !serving.has(path));
	const whole = Object.values(adapters).find(({ folder }) => folder?.isSuite(files) === true);
	if (whole?.folder === void 0) return [
		...commands,
		...servers,
		...scripts.map((one) => foundScript(one, scriptBehind(one, own, threads)))
	];
	const isNamed = commands.some((one) => one.kind === "suite" && one.adapter === whole.id);
	const { name, command } = whole.folder;
	const all = {
		kind: "suite",
		name,
		adapter: whole.id,
		command
	};
	return [
		...commands,
		...servers,
		...isNamed ? [] : [all]
	];
}
/** With the options and arguments of the script in package.json. */
function startedAs(found, { path, before, words }) {
	if (found.kind !== "suite" && found.kind !== "command") return found;
	const at = found.command.indexOf(`{benchmarks}/${path}`);
	const missing = found.command.slice(0, at).filter((word) => word.startsWith("-") && !before.includes(word));
	const node = before.indexOf("node") + 1;
	const command = [
		...before.slice(0, node),
		...missing,
		...before.slice(node),
		...found.command.slice(at),
		...words
	];
	return {
		...found,
		command
	};
}
/**
* Scripts that others start as a thread or a process, by the path of the script that starts them.
* They wait for messages and do nothing on their own.
*/
function threadsOf(files) {
	return new Map(files.flatMap(({ path, text }) => {
		if (!/\bnew\s+Worker\s*\(|\bfork\s*\(/.test(text)) return [];
		const others = files.filter((one) => one.path !== path);
		const named = (before) => others.find(({ path: at }) => new RegExp(`${before}['"\`/]${escaped(baseOf(at))}['"\`]`).test(text));
		const thread = named(String.raw`(?:\bnew\s+Worker|\bfork)\s*\([^;]*`) ?? named("");
		return thread === void 0 ? [] : [[path, thread.path]];
	}));
}
/**
* Scripts that other scripts of the folder import, and that are no suites themselves; and those whose
* suites another one starts, or that only start what are suites by themselves.
*/
function helpersOf(files) {
	const imported = new Set(files.flatMap((file) => importsOf(file)));
	return files.flatMap((file) => {
		if (exportsRun(file.text)) return [];
		const isImported = imported.has(nameOfPath(file.path));
		if (adapterOf(file) !== null) return isImported && offersSuites(file, files) ? [file.path] : [];
		const started = suitesIn(file, files);
		return isImported || started.length > 0 && !started.some(exportsAny) ? [file.path] : [];
	});
}
function loadedIn(files) {
	const loaded = new Set(loadedByFolder(files));
	return files.flatMap((file) => loaded.has(file.path) && !exportsRun(file.text) ? [file.path] : []);
}
/**
* Scripts that are left out because of the folder they lie in, by path; people are told, because nothing
* but its name speaks against them.
*/
function helpersByFolder(files) {
	const scripts = files.filter(({ path }) => isScript(path));
	const known = /* @__PURE__ */ new Set([...helpersOf(scripts), ...loadedByFolder(scripts)]);
	return inHelperFolders(scripts, ({ text }) => exportsRun(text)).filter((path) => !known.has(path));
}
/** Names of the scripts that one imports by their paths. */
function importsOf({ path, text }) {
	return [...text.matchAll(/(?:\bfrom|\bimport|\brequire\s*\(|\bimport\s*\()\s*['"](\.[^'"]+)['"]/g)].map(([, specifier = ""]) => nameOfPath(joined(path, specifier)));
}
/** The suites that a script, itself none, imports. */
function suitesIn(file, files) {
	if (adapterOf(file) !== null) return [];
	const names = importsOf(file);
	return files.filter((one) => names.includes(nameOfPath(one.path)) && adapterOf(one) !== null);
}
/** Whether a script exports suites that another one starts: by itself it would do nothing. */
function offersSuites(file, files) {
	return exportsAny(file) && files.some((one) => suitesIn(one, files).includes(file));
}
/** Whether a script exports anything. */
function exportsAny({ text }) {
	return /^\s*export\b|\bmodule\.exports\b|\bexports\.\w+\s*=/m.test(text);
}
/**
* Scripts that serve, by path: as a whole process such a one never ends. They are measured when settings
* list them as servers.
*/
function listenersIn(files) {
	return files.flatMap((file) => {
		const { path, text } = file;
		return isScript(path) && /\.listen\s*\(/.test(text) && adapterOf(file) === null && !exportsRun(text) ? [path] : [];
	});
}
/** `a/b.js` and `../c.js` give `c.js`. */
function joined(path, specifier) {
	const parts = path.split("/").slice(0, -1);
	for (const part of specifier.split("/")) if (part === "..") parts.pop();
	else if (part !== ".") parts.push(part);
	return parts.join("/");
}
/**
* The script that shows which tool another one runs: itself, the thread that it starts, or what it
* imports.
*/
function scriptBehind(file, files, threads) {
	if (adapterOf(file) !== null) return file;
	return files.find((one) => one.path === threads.get(file.path)) ?? suitesIn(file, files).find(exportsAny) ?? file;
}
function baseOf(path) {
	return path.slice(path.lastIndexOf("/") + 1);
}
function escaped(text) {
	return text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);
}
function foundScript({ path, text, runner }, behind) {
	if (exportsRun(text)) return {
		kind: "module",
		path
	};
	const adapter = adapterOf(behind);
	const name = nameOfPath(path);
	const script = `{benchmarks}/${path}`;
	const words = runner ?? ["node"];
	if (adapter === null) return {
		kind: "command",
		name,
		command: [...words, script]
	};
	return {
		kind: "suite",
		name,
		adapter: adapter.id,
		command: scriptCommand(adapter, script, words)
	};
}
function scriptCommand(adapter, script, [node = "node", ...words]) {
	return adapter.scriptCommand?.(script) ?? [
		node,
		...adapter.nodeOptions,
		...words,
		script
	];
}
/** The name of `crypto/hash.cjs` is `crypto/hash`. */
function nameOfPath(path) {
	return path.replace(/\.[cm]?[jt]s$/, "");
}
function isScript(path) {
	const parts = path.split("/");
	if (parts.some((part) => part.startsWith(".") || part.startsWith("_") || part === "node_modules")) return false;
	const name = parts.at(-1) ?? "";
	return /\.[cm]?[jt]s$/.test(name) && name !== "harness.cjs" && !/\.(test|spec|config|d)\.[cm]?[jt]s$/.test(name);
}
function exportsRun(text) {
	const common = /(?:module\.exports|exports)\.run\s*=/.test(text);
	const whole = /module\.exports\s*=/.test(text) && /(?<![.\w$])run\s*(?::|\()/.test(text);
	const module = /export\s+(?:async\s+)?(?:function\s*\*?|const|let)\s*run\b/.test(text);
	const listed = /export\s*\{[^}]*\brun\b[^}]*\}/.test(text);
	return common || whole || module || listed;
}

// src/model/some-of.ts
/** The first of some names, for people. */
function someOf(names, most = 3) {
	return `${names.slice(0, most).join(", ")}${names.length > most ? " …" : ""}`;
}

// src/plan/finding/found-text.ts
const namesAtMost = 8;
/** Describes a discovered benchmark and its kind in one line. */
function foundText(found) {
	const modules = found.flatMap((one) => one.kind === "module" ? [one.path] : []);
	const commands = found.flatMap((one) => one.kind === "command" ? [one.name] : []);
	const suites = found.flatMap((one) => one.kind === "suite" ? [`${one.name}: ${one.adapter}`] : []);
	const servers = found.flatMap((one) => one.kind === "server" ? [one.name] : []);
	return [
		`found ${counted(modules.length, "in-process benchmark file")}${named(modules)}`,
		`${counted(commands.length, "command")}${named(commands)}`,
		...servers.length === 0 ? [] : [`${counted(servers.length, "server")}${named(servers)}`],
		...suites.length === 0 ? [] : [`${counted(suites.length, "suite")}${named(suites, ", ")}`]
	].join(", ");
}
function counted(count, noun) {
	return `${count} ${noun}${count === 1 ? "" : "s"}`;
}
function named(names, between = " ") {
	if (names.length === 0) return "";
	const more = names.length > namesAtMost ? " …" : "";
	return ` (${names.slice(0, namesAtMost).join(between)}${more})`;
}
/** What modules skip on this machine, one line per reason: `execute: 3 left out: no such CPU`. */
function skippedNotes(described) {
	return described.flatMap(({ module, skipped = [] }) => leftOutTexts(skipped).map((text) => `${nameOfPath(module)}: ${text}`));
}
/** What one module skips, one text per reason: `3 left out: no such CPU`. */
function leftOutTexts(skipped) {
	return [...groupedBy(skipped, ({ reason }) => reason)].map(([reason, all]) => `${all.length} left out: ${reason}`);
}
/** Explains why a plan would be empty: nothing found, nothing that loads, or nothing selected. */
function nothingToMeasure(found, failures, { benchmarks, only, budgetSeconds }) {
	const first = failures[0];
	if (first !== void 0) return new UnmeasurableError(`no benchmark can be loaded: ${first.message}`, failures);
	if (found.length === 0) {
		const place = benchmarks ?? `${benchmarkFolders.join(", ")} or a script of package.json`;
		return new UsageError(`expected benchmarks in ${place}, got none: add a file that exports run, or name commands`);
	}
	const wanted = only === void 0 ? "" : ` whose id matches ${only.join(", ")}`;
	const within = budgetSeconds !== null && found.some(({ kind }) => kind === "suite") ? ` within ${String(Math.round(budgetSeconds))} s: raise "budget", or choose among them with "only"` : "";
	return new UsageError(`expected a benchmark that both sides have${wanted}, got none${within}`);
}
/** What people are told about scripts that are left out because of the folder they lie in; `null` without any. */
function helpersNote(files) {
	const paths = helpersByFolder(files);
	if (paths.length === 0) return null;
	return `${String(paths.length)} left out, because folders of that name hold what benchmarks use: ${someOf(paths)}: name the folder with --benchmarks to measure them`;
}
/** What people are told about scripts that are left out because they are servers; `null` without any. */
function servingNote(files) {
	const paths = listenersIn(files);
	if (paths.length === 0) return null;
	return `${String(paths.length)} left out, because it is a server: ${someOf(paths)}: list it under "servers" in deadheat.yml`;
}

export { RowsError, adapterOf, adapters, benchmarkFolders, discover, exportsAny, findNode, findOnPath, findTools, foundText, hasRows, helpersNote, jobPath, leftOutTexts, nameOfPath, nothingToMeasure, otherRuntimeOf, parseSuite, servingNote, skippedNotes, someOf, suitesIn, wasEnded };