import { UnmeasurableError } from "./model.js";
import { UsageError } from "./model2.js";
import { array, boolean, number, object, strictObject, string, union } from "../packages/zod.js";
import { statisticSchema } from "./model3.js";
import { directionSchema } from "./model12.js";
import { groupedBy } from "./model15.js";
import { someOf } from "./model18.js";
import { parseRevision } from "./model22.js";
import { parseJson } from "./model24.js";

// src/toolchain/job-path.ts
function jobPath(processes) {
	const windows = processes.platform === "win32";
	return (processes.environment["PATH"] ?? processes.environment["Path"] ?? "").split(windows ? ";" : ":").filter((folder) => (windows ? /^[a-z]:/i : /^\//).test(folder)).filter((folder) => !/[\\/](?:node_modules|externals[\\/]node\d+)(?:[\\/]|$)/.test(folder));
}

// src/toolchain/tools.ts
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
async function findNode(host) {
	const path = await findOnPath("node", host);
	const real = path === null ? null : await host.files.realPath(path);
	return real !== null && /[\\/]node(?:js)?(?:-?[\d.]+)?(?:\.exe)?$/.test(real) ? real : path;
}
async function findOnPath(program, host) {
	const endings = host.processes.platform === "win32" ? [".exe", ".cmd"] : [""];
	for (const folder of jobPath(host.processes)) for (const ending of endings) {
		const path = host.files.join(folder, `${program}${ending}`);
		const real = await host.files.realPath(path);
		if (real !== null && !isInstalledNode(program, real)) return path;
	}
	return null;
}
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
var RowsError = class extends Error {
	name = "RowsError";
};

// src/adapters/reading/report-in.ts
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
const writtenUnits = [...written.keys()].join(", ");
function baseUnit(name) {
	return written.get(name) ?? null;
}

// src/adapters/reading/distinct-rows.ts
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
	process: string().max(100)
});
const rowSchema$1 = toldSchema.extend({
	value: number(),
	unit: string().max(20),
	statistic: statisticSchema.optional()
});
const fixedSchema = object({ fixed: string() });
const errorSchema$1 = toldSchema.extend({ error: string() });
function hasRows(lines) {
	return lines.split("\n").some((line) => line.startsWith("{\"name\""));
}
function wasEnded(lines) {
	return lines.split("\n").includes("{\"ended\":true}");
}
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
function isAmong(names, name) {
	return names.has(name) || names.has(name.slice(name.lastIndexOf(" > ") + 3));
}

// src/adapters/reading/watched.ts
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
const benchNode = watched({
	id: "bench-node",
	nodeOptions: ["--allow-natives-syntax"],
	secondsPerCall: 0
});

// src/adapters/benchmark-js.ts
const benchmarkJs = watched({
	id: "benchmark",
	secondsPerCall: 0
});

// src/adapters/benny.ts
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
function rustTime(number, unit) {
	return Number(number.replaceAll(",", "")) * (seconds.get(unit) ?? NaN);
}

// src/adapters/cargo-bench.ts
const result$1 = /^test (?<name>.+?)\s+\.\.\. bench:\s+(?<number>[\d,.]+) (?<unit>[a-zµ]+)\/iter/;
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
function extractReport(stdout) {
	try {
		return JSON.parse(stdout.slice(stdout.indexOf("{"), stdout.lastIndexOf("}") + 1));
	} catch {
		return null;
	}
}

// src/adapters/fastbench.ts
const fastbench = watched({
	id: "fastbench",
	secondsPerCall: 0
});

// src/adapters/reading/median-of.ts
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
const tinybench = watched({
	id: "tinybench",
	secondsPerCall: 2e-6
});

// src/adapters/vitest.ts
const program = "{package}/node_modules/vitest/vitest.mjs";
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
	needsNoImport: (path, text) => /\.bench\.[cm]?[jt]s$/.test(path) && /(?<![.\w$])bench\s*\(/.test(text) && !ownBench.test(text),
	scriptCommand: (script) => [
		"node",
		program,
		"bench",
		script
	],
	programCommand: ([name, ...words]) => {
		const at = words.findIndex((word) => !word.startsWith("-"));
		if (name !== "vitest" || words[at] !== "bench") return null;
		const options = [...words.slice(0, at), ...words.slice(at + 1)];
		return [
			"node",
			program,
			"bench",
			...options.filter((word) => word !== "--run")
		];
	}
};
const ownBench = /\bimport\b[^'"]*\bbench\b|\b(?:const|let|var|function)\s[^=(;]*\bbench\b/;

// src/adapters/index.ts
const adapters = {
	tinybench,
	mitata,
	benchmark: benchmarkJs,
	benny,
	cronometro,
	fastbench,
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

// src/plan/finding/acts-when-loaded.ts
function actsWhenLoaded(text) {
	const outline = outlineOf(text);
	return outline === null || statementsIn(outline).some(acts);
}
const definition = /^(?:import\b(?!\s*\()|export\s+(?:\*|\{|type\b|interface\b|declare\b)|(?:export\s+(?:default\s+)?)?(?:(?:abstract|async|declare)\s+)*(?:function|class|type|interface|enum|namespace)\b|["'])/;
const assigned = /^(?:export\s+default\b|(?:export\s+)?(?:const|let|var)\b|[\w$.[\]]+(?:\s*=\s*[\w$.]+)*\s*=(?![=>]))/;
const plumbing = /^(?:Object\.\w+|__\w+|require)\s*\(\)$/;
const control = /^(?:if|for|while|do|switch|try)\b/;
const call = /[\w$)\]>]\s*(?:\?\.)?\(\)/;
function acts(statement) {
	if (statement === "" || definition.test(statement) || plumbing.test(statement)) return false;
	if (!assigned.test(statement)) return control.test(statement) || call.test(statement);
	const now = statement.replace(/=>[\s\S]*$/, "");
	if (/\bawait\b|\.run\s*\(\)/.test(now)) return true;
	const value = now.replace(/^export\s+default\b|^(?:module\.)?exports(?:\.\w+)?\s*=/, "").trim();
	return value !== now.trim() && call.test(value) && !/^(?:async\b|function\b|class\b|new\b|require\s*\()/.test(value);
}
function statementsIn(outline) {
	const statements = [];
	for (const line of outline.split(/[\n;]/).map((each) => each.trim())) {
		const last = statements.at(-1) ?? "";
		if ((/^(?:[.?:,*+|&=]|\/(?!\/)|(?:catch|finally|else)\b)/.test(line) || /(?:[=,+?:|&.]|=>)$/.test(last)) && statements.length > 0) statements[statements.length - 1] = `${last} ${line}`;
		else if (line !== "") statements.push(line);
	}
	return statements;
}
const regexMayFollow = /(?:^|[(,=:[!&|?{};\n]|\b(?:return|typeof|case|in|of))\s*$/;
const opening = /* @__PURE__ */ new Map([
	["(", ")"],
	["[", "]"],
	["{", "}"]
]);
function outlineOf(text) {
	const source = text.replace(/^#!.*/, "");
	const expected = [];
	let outline = "";
	let before = "";
	let at = 0;
	const add = (piece) => {
		before = (before + piece).slice(-40);
		if (expected.length === 0) outline += piece;
	};
	while (at < source.length) {
		const one = source.charAt(at);
		const rest = source.slice(at, at + 2);
		if (rest === "//" || rest === "/*") {
			const end = source.indexOf(rest === "//" ? "\n" : "*/", at + 2);
			if (end < 0) return rest === "//" && expected.length === 0 ? outline : null;
			at = rest === "//" ? end : end + 2;
			continue;
		}
		if (one === "\"" || one === "'") {
			at = endOf(source, at, one);
			add("\"\"");
			continue;
		}
		if (one === "`") {
			const end = endOfTemplate(source, at);
			if (end === null) return null;
			at = end;
			add("\"\"");
			continue;
		}
		if (one === "/" && regexMayFollow.test(before)) {
			at = endOfRegex(source, at);
			add("\"\"");
			continue;
		}
		const closing = opening.get(one);
		if (closing !== void 0) {
			add(one);
			expected.push(closing);
		} else if (one === ")" || one === "]" || one === "}") {
			if (expected.pop() !== one) return null;
			add(one);
		} else add(one);
		at += 1;
	}
	return expected.length === 0 ? outline : null;
}
function endOf(source, start, quote) {
	let at = start + 1;
	while (at < source.length && source.charAt(at) !== quote && source.charAt(at) !== "\n") at += source.charAt(at) === "\\" ? 2 : 1;
	return at + 1;
}
function endOfTemplate(source, start) {
	let at = start + 1;
	let depth = 0;
	while (at < source.length) {
		const one = source.charAt(at);
		if (one === "\\") at += 1;
		else if (depth === 0 && one === "`") return at + 1;
		else if (depth === 0 && source.startsWith("${", at)) {
			depth = 1;
			at += 1;
		} else if (depth > 0 && one === "`") {
			const end = endOfTemplate(source, at);
			if (end === null) return null;
			at = end - 1;
		} else if (depth > 0 && one === "{") depth += 1;
		else if (depth > 0 && one === "}") depth -= 1;
		at += 1;
	}
	return null;
}
function endOfRegex(source, start) {
	let at = start + 1;
	let isClass = false;
	while (at < source.length && source.charAt(at) !== "\n") {
		const one = source.charAt(at);
		if (one === "\\") at += 1;
		else if (one === "[") isClass = true;
		else if (one === "]") isClass = false;
		else if (one === "/" && !isClass) break;
		at += 1;
	}
	return at + 1;
}

// src/plan/finding/adapter-of.ts
function adapterOf({ path, text: all, packageName, helpers = [] }) {
	const text = all.replaceAll(forTypes, "");
	return Object.values(adapters).find((adapter) => adapter.packageName !== null && (imports(text, adapter.packageName) || adapter.packageName === packageName && importsAbove(path, text)) && adapter.isSuite?.(text) !== false) ?? adapterBehind(helpers) ?? Object.values(adapters).find(({ needsNoImport }) => needsNoImport?.(path, text) === true) ?? null;
}
function adapterBehind(helpers) {
	const texts = helpers.map((text) => text.replaceAll(forTypes, ""));
	return Object.values(adapters).filter(({ programCommand }) => programCommand === void 0).find(({ packageName }) => packageName !== null && texts.some((text) => imports(text, packageName))) ?? null;
}
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
const helperFolders = /^(?:data|deps|fixtures?|helpers?|lib|utils?|vendor)$/;
function inHelperFolders(files, isModule) {
	const apart = files.filter(({ path }) => path.split("/").slice(0, -1).some((name) => helperFolders.test(name)));
	if (apart.length === files.length) return [];
	return apart.filter((file) => adapterOf(file) === null && !isModule(file)).map(({ path }) => path);
}

// src/plan/finding/loaded-by-folder.ts
function loadedByFolder(files, loaders = files) {
	const folders = loaders.flatMap(({ path, text }) => {
		if (/\bchild.process\b/.test(text)) return [];
		const place = path.slice(0, path.lastIndexOf("/") + 1);
		return foldersIn(text).map((name) => `${place}${name}/`);
	});
	return files.filter((file) => adapterOf(file) === null && folders.some((top) => file.path.startsWith(top))).map(({ path }) => path);
}
const joining = /(?:\bjoin|\bresolve)\s*\(\s*(?:__dirname|import\.meta\.dirname)\s*,\s*['"]([\w-]+)['"]\s*,\s*[^'"\s]/g;
const loading = /(?:\brequire|\bimport)\s*\(\s*(?:['"]\.\/([\w-]+)\/['"]\s*\+|`\.\/([\w-]+)\/\$\{)/g;
const joiningOne = /(?:\bjoin|\bresolve)\s*\(\s*(?:__dirname|import\.meta\.dirname)\s*,\s*['"]([\w-]+)['"]\s*\)/g;
const listing = /\breaddir(?:Sync)?\s*\(/;
const loadingAny = /\b(?:require|import)\s*\(\s*[^'"\s)]/;
function foldersIn(text) {
	const listed = listing.test(text) && loadingAny.test(text) ? [...text.matchAll(joiningOne)] : [];
	return [
		...text.matchAll(joining),
		...text.matchAll(loading),
		...listed
	].flatMap(([, one, other]) => {
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
function otherRuntimeOf(text) {
	return runtimes.find(({ uses, asks }) => uses.test(text) && !asks.test(text))?.name ?? null;
}

// src/plan/finding/starts-folder.ts
function startsFolder(file, files) {
	const { path, text } = file;
	if (!startsProcesses(file)) return false;
	const folder = path.slice(0, path.lastIndexOf("/") + 1);
	return /\b(?:readdir|readdirSync|glob|globSync)\s*\(/.test(text) && files.some((one) => one.path.startsWith(folder) && adapterOf(one) !== null);
}
function startsProcesses(file) {
	return /['"](?:node:)?(?:child_?process|cross-spawn|execa|zx)['"]/.test(file.text) && adapterOf(file) === null;
}

// src/plan/finding/discover.ts
const benchmarkFolders = [
	"benchmarks",
	"benchmark",
	"bench"
];
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
	if (chosen !== null && started !== void 0 && !own.some(isModule)) {
		const behind = scriptBehind(started, own, threads);
		if (!(startsProcesses(started) && adapterOf(behind) === null && own.some(isSuite))) return [
			...commands,
			...servers,
			startedAs(foundScript(started, behind), chosen)
		];
	}
	const serving = /* @__PURE__ */ new Set([
		...threads.values(),
		...helpersOf(every),
		...loadedIn(every),
		...helpersByFolder(every),
		...besideNamedSuites(every),
		...idleScripts(every),
		...preparingScripts(every),
		...listenersIn(own),
		...own.filter((file) => startsFolder(file, own)).map(({ path }) => path)
	]);
	const listed = listedIn(given);
	const scripts = own.filter(({ path }) => !serving.has(path) && !listed.has(path));
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
function listedIn({ commands, servers, benchmarks }) {
	const folders = benchmarks === void 0 ? benchmarkFolders : [benchmarks.replace(/\/+$/, "")];
	const words = [...commands ?? [], ...servers ?? []].flatMap(({ command }) => command);
	return new Set(words.flatMap((word) => {
		const path = word.replace(/^(?:\.\/|\{(?:package|directory)\}\/)+/, "");
		const folder = ["{benchmarks}", ...folders].find((name) => path.startsWith(`${name}/`));
		return folder === void 0 ? [] : [path.slice(folder.length + 1)];
	}));
}
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
function threadsOf(files) {
	return new Map(files.flatMap(({ path, text }) => {
		if (!/\bnew\s+Worker\s*\(|\bfork\s*\(/.test(text)) return [];
		const others = files.filter((one) => one.path !== path);
		const named = (before) => others.find(({ path: at }) => new RegExp(`${before}['"\`/]${escaped(baseOf(at))}['"\`]`).test(text));
		const thread = named(String.raw`(?:\bnew\s+Worker|\bfork)\s*\([^;]*`) ?? named("");
		return thread === void 0 ? [] : [[path, thread.path]];
	}));
}
function helpersOf(files) {
	const imported = new Set(files.flatMap((file) => importsOf(file)));
	return files.flatMap((file) => {
		if (isModule(file)) return [];
		const isImported = namesOf(file.path).some((name) => imported.has(name));
		const onlyOffers = offersSuites(file, files) || onlyDefines(file);
		if (adapterOf(file) !== null) return isImported && onlyOffers ? [file.path] : [];
		if (startsItself(file) && usesSuite(file, files)) return [];
		const own = importsOf(file);
		if (files.filter((one) => namesOf(one.path).some((name) => own.includes(name))).some((one) => startsItself(one) && usesSuite(one, files))) return [file.path];
		const started = suitesIn(file, files);
		return isImported || started.length > 0 && !started.some(exportsAny) ? [file.path] : [];
	});
}
function startsItself({ text }) {
	return /\brequire\.main\s*={2,3}\s*module\b|\bimport\.meta\.main\b|\bimport\.meta\.(?:url|filename)\b.*\bprocess\.argv\[1\]|\bprocess\.argv\[1\].*\bimport\.meta\.(?:url|filename)\b/.test(text);
}
function usesSuite(file, files) {
	return suitesIn(file, files).some(exportsAny);
}
function onlyDefines(file) {
	return !(adapterOf(file)?.programCommand !== void 0) && exportsAny(file) && !actsWhenLoaded(file.text);
}
function idleScripts(files) {
	const scripts = files.filter(({ path }) => isScript(path));
	const known = /* @__PURE__ */ new Set([
		...threadsOf(scripts).values(),
		...helpersOf(scripts),
		...loadedIn(scripts),
		...helpersByFolder(scripts),
		...besideNamedSuites(scripts)
	]);
	return scripts.flatMap((file) => isModule(file) || known.has(file.path) || !onlyDefines(file) ? [] : [file.path]);
}
function preparingScripts(files) {
	const scripts = files.filter(({ path }) => isScript(path));
	if (!scripts.some(isSuite)) return [];
	const known = /* @__PURE__ */ new Set([
		...helpersOf(scripts),
		...loadedIn(scripts),
		...helpersByFolder(scripts)
	]);
	return scripts.flatMap((file) => {
		return /^(?:gen|generate|prepare|download|fetch|update)[-_.]\w/i.test(nameOfPath(baseOf(file.path))) && !isSuite(file) && !isModule(file) && !known.has(file.path) ? [file.path] : [];
	});
}
function loadedIn(files) {
	const modules = new Set(files.filter(isModule).map(({ path }) => path));
	return [...loadedByFolder(files).filter((path) => !modules.has(path)), ...loadedByFolder(files, files.filter(isSuite))];
}
function helpersByFolder(files) {
	const scripts = files.filter(({ path }) => isScript(path));
	const known = /* @__PURE__ */ new Set([...helpersOf(scripts), ...loadedByFolder(scripts)]);
	return inHelperFolders(scripts, isModule).filter((path) => !known.has(path));
}
function besideNamedSuites(files) {
	const scripts = files.filter(({ path }) => isScript(path));
	const isNamed = ({ path }) => /[-._]bench\.[cm]?[jt]s$/.test(path);
	if (!scripts.some((file) => isNamed(file) && isSuite(file))) return [];
	const known = /* @__PURE__ */ new Set([...helpersOf(scripts), ...loadedByFolder(scripts)]);
	return scripts.flatMap((file) => isNamed(file) || isModule(file) || known.has(file.path) || isSuite(file) ? [] : [file.path]);
}
function importsOf({ path, text }) {
	return [...text.matchAll(/(?:\bfrom|\bimport|\brequire\s*\(|\bimport\s*\()\s*['"](\.[^'"]+)['"]/g)].map(([, specifier = ""]) => nameOfPath(joined(path, specifier)));
}
function suitesIn(file, files) {
	if (adapterOf(file) !== null) return [];
	const imported = importsOf(file);
	return files.filter((one) => namesOf(one.path).some((name) => imported.includes(name)) && adapterOf(one) !== null);
}
function offersSuites(file, files) {
	return exportsAny(file) && files.some((one) => suitesIn(one, files).includes(file));
}
function exportsAny({ text }) {
	return /^\s*export\b|\bmodule\.exports\b|\bexports\.\w+\s*=/m.test(text);
}
const serves = /\.listen\s*\(|\b(?:app|server|service)\.start\s*\(|\bserve\s*\(\s*(?:app\b|\{[\s\S]*?\bport\s*[:,])/;
function listenersIn(files) {
	return files.flatMap((file) => {
		const { path, text } = file;
		return isScript(path) && serves.test(text) && adapterOf(file) === null && !isModule(file) ? [path] : [];
	});
}
function joined(path, specifier) {
	const parts = path.split("/").slice(0, -1);
	for (const part of specifier.split("/")) if (part === "..") parts.pop();
	else if (part !== ".") parts.push(part);
	return parts.join("/");
}
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
function foundScript(file, behind) {
	const { path, runner } = file;
	if (isModule(file)) return {
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
function nameOfPath(path) {
	return path.replace(/\.[cm]?[jt]s$/, "");
}
function namesOf(path) {
	const name = nameOfPath(path);
	return name.endsWith("/index") ? [name, name.slice(0, -6)] : [name];
}
function isScript(path) {
	const parts = path.split("/");
	if (parts.some((part) => part.startsWith(".") || part.startsWith("_") || part === "node_modules")) return false;
	const name = parts.at(-1) ?? "";
	return /\.[cm]?[jt]s$/.test(name) && name !== "harness.cjs" && !/\.(test|spec|config|d)\.[cm]?[jt]s$/.test(name);
}
function isSuite(file) {
	return adapterOf(file) !== null;
}
function isModule(file) {
	const runsItself = /\.run\s*\(|^(?:await\s+)?run\s*\(/m.test(file.text);
	return exportsRun(file.text) && !(runsItself && isSuite(file));
}
function exportsRun(text) {
	const common = /(?:module\.exports|exports)\.run\s*=/.test(text);
	const whole = /module\.exports\s*=/.test(text) && /(?<![.\w$])run\s*(?::|\()/.test(text);
	const module = /export\s+(?:async\s+)?(?:function\s*\*?|const|let)\s*run\b/.test(text);
	const listed = /export\s*\{[^}]*\brun\b[^}]*\}/.test(text);
	return common || whole || module || listed;
}

// src/plan/finding/found-text.ts
const namesAtMost = 8;
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
function skippedNotes(described) {
	return described.flatMap(({ module, skipped = [] }) => leftOutTexts(skipped).map((text) => `${nameOfPath(module)}: ${text}`));
}
function leftOutTexts(skipped) {
	return [...groupedBy(skipped, ({ reason }) => reason)].map(([reason, all]) => `${all.length} left out: ${reason}`);
}
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
function leftOutNotes(files) {
	return [
		helpersNote(files),
		besideNamedNote(files),
		idleNote(files),
		preparingNote(files)
	].filter((note) => note !== null);
}
function idleNote(files) {
	const paths = idleScripts(files);
	if (paths.length === 0) return null;
	const [only, them] = paths.length === 1 ? ["it only exports", "it"] : ["they only export", "them"];
	return `${String(paths.length)} left out, because ${only} and would do nothing when started: ${someOf(paths)}: export run, or list what starts ${them} under "commands" in deadheat.yml`;
}
function preparingNote(files) {
	const paths = preparingScripts(files);
	if (paths.length === 0) return null;
	return `${String(paths.length)} left out beside suites, because their names say that they prepare something: ${someOf(paths)}: list one under "commands" in deadheat.yml to measure it as a whole process`;
}
function helpersNote(files) {
	const paths = helpersByFolder(files);
	if (paths.length === 0) return null;
	return `${String(paths.length)} left out, because folders of that name hold what benchmarks use: ${someOf(paths)}: name the folder with --benchmarks to measure them`;
}
function besideNamedNote(files) {
	const paths = besideNamedSuites(files);
	if (paths.length === 0) return null;
	return `${String(paths.length)} left out beside suites named *.bench: ${someOf(paths)}: list one under "commands" in deadheat.yml to measure it as a whole process`;
}
function argumentsNote(files, found) {
	const started = new Map(found.flatMap((one) => one.kind === "command" || one.kind === "suite" ? [[one.command.at(-1) ?? "", one]] : []));
	const paths = files.flatMap(({ path, text }) => {
		const reads = /\bprocess\.argv\[2\](?!\s*(?:\|\||\?\?))/.test(text);
		const by = started.get(`{benchmarks}/${path}`);
		return reads && by !== void 0 && (by.kind === "command" || opensArgument(text)) ? [path] : [];
	});
	if (paths.length === 0) return null;
	const one = started.get(`{benchmarks}/${paths[0] ?? ""}`);
	const suite = one?.kind === "suite" ? `, with "adapter: ${one.adapter}",` : "";
	return `${String(paths.length)} may need arguments and get none: ${someOf(paths)}: list one with them${suite} under "commands" in deadheat.yml`;
}
function opensArgument(text) {
	const name = /\b(\w+)\s*=\s*process\.argv\[2\]/.exec(text)?.[1] ?? "none";
	return [...text.matchAll(/\b(?:readFile|readFileSync|createReadStream)\s*\(\s*([\w.[\]]+)/g)].some(([, what]) => what === name || what === "process.argv[2]");
}
function servingNote(files) {
	const paths = listenersIn(files);
	if (paths.length === 0) return null;
	const [what, them] = paths.length === 1 ? ["it is a server", "it"] : ["they are servers", "them"];
	return `${String(paths.length)} left out, because ${what}: ${someOf(paths)}: list ${them} under "servers" in deadheat.yml`;
}

export { RowsError, adapterOf, adapters, argumentsNote, benchmarkFolders, discover, exportsAny, findNode, findOnPath, findTools, foundText, hasRows, jobPath, leftOutNotes, leftOutTexts, nameOfPath, nothingToMeasure, otherRuntimeOf, parseSuite, servingNote, skippedNotes, suitesIn, wasEnded };