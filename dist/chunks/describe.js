import { UsageError } from "./usage-error.js";
import { array, boolean, number, object, record, string } from "./zod.js";
import { secondsSchema, text } from "./side.js";
import { benchmarkSchema, parametersSchema } from "./difference.js";
import { suiteSchema } from "./settings.js";
import { directionSchema, unitSchema, usageSchema } from "./metric.js";
import { DialogueError } from "./processes.js";
import { parseDocument } from "./parse-document.js";

// src/build/nearest-names.ts
/**
* The names that a mistyped one was probably meant to be, nearest first.
*
* Nearness is the number of single characters to insert, remove or replace (Levenshtein 1965),
* regardless of case; a name that contains the given one, or is contained in it, counts as near.
*
* @param name - what was written
* @param names - what there is
* @param limit - how many names to return at most
*/
function nearestNames(name, names, limit = 3) {
	const wanted = name.toLowerCase();
	const furthest = name.length < 3 ? 1 : Math.max(2, Math.floor(name.length / 3));
	return names.map((candidate) => ({
		candidate,
		distance: distanceOf(wanted, candidate.toLowerCase())
	})).filter(({ distance }) => distance <= furthest).toSorted((one, other) => one.distance - other.distance).slice(0, limit).map(({ candidate }) => candidate);
}
function distanceOf(one, other) {
	const contained = one.length > 2 && other.length > 2 && (one.includes(other) || other.includes(one));
	const edits = editsBetween(one, other);
	return contained ? Math.min(edits, 1) : edits;
}
function editsBetween(one, other) {
	let previous = Array.from({ length: other.length + 1 }, (_, index) => index);
	for (let row = 1; row <= one.length; row += 1) {
		const current = [row];
		for (let column = 1; column <= other.length; column += 1) {
			const replaced = (previous[column - 1] ?? 0) + (one[row - 1] === other[column - 1] ? 0 : 1);
			const inserted = (current[column - 1] ?? 0) + 1;
			const removed = (previous[column] ?? 0) + 1;
			current.push(Math.min(replaced, inserted, removed));
		}
		previous = current;
	}
	return previous[other.length] ?? 0;
}

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
* A script that exports `run` is a benchmark for the harness; any other is measured as a whole
* process. It is told by its text alone, because running it to find out would cost a whole run.
* Files and folders that begin with `_` or `.`, `node_modules`, and `harness.cjs` are left out.
*/
function discover(files, given) {
	const commands = (given.commands ?? []).map((one) => ({
		kind: "command",
		...one
	}));
	const servers = (given.servers ?? []).map((one) => ({
		kind: "server",
		...one
	}));
	const scripts = files.filter(({ path }) => isScript(path)).map(({ path, text }) => exportsRun(text) ? {
		kind: "module",
		path
	} : {
		kind: "command",
		name: nameOfPath(path),
		command: ["node", `{benchmarks}/${path}`]
	});
	return [
		...commands,
		...servers,
		...scripts
	];
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
	as: usageSchema.shape.as.optional()
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

// src/sample/describe.ts
const timeoutSeconds = 30;
const outputLimitBytes = 1e7;
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
	return processes.converse({
		argv: [
			seat.build.runtime.path,
			seat.harnessPath,
			"describe"
		],
		cwd: seat.build.directory,
		environment: seat.environment,
		timeoutSeconds,
		outputLimitBytes,
		isolated: true
	}, {
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

export { SideError, benchmarkFolders, describeModules, discover, findNode, findOnPath, findTools, harnessErrorOf, jobPath, keepSuiteTime, nameOfPath, nearestNames, openSuite, suiteNames, suiteTimes };