import { __toESM } from "../rolldown-runtime.js";
import { UnmeasurableError } from "./model.js";
import { UsageError } from "./model2.js";
import { array, number, strictObject, string, union } from "../packages/zod.js";
import { commandSchema, serverSettingSchema, settingNamesOf, settings, sides as sides$1 } from "./model3.js";
import { settingFromText, splitWords } from "./settings.js";
import { codeInHtml, codeOf, fenced, plainLine, plainText } from "./render.js";
import { failedStep, folded, labelInHtml, labelOf, linkText, resultStates, tableText, verdictStates } from "./render3.js";
import { historyLine, historyWith, markerLine } from "./render4.js";
import { chosenText, countText, decimalsOf, differenceText, durationText, intervalText, percentText, sizeText, valueText } from "./render5.js";
import { acceptedLine, regressionsLine, reportedRegressions } from "./render6.js";
import { gatesIn, gatingOf } from "./model6.js";
import { groupedBy } from "./model7.js";
import { rowsOf as rowsOf$1, rowsWith, unreached, wordOf } from "./render7.js";
import { allowText, benchmarkCell, boundText, brokenSides, candlestickText, changeText, changeWords, countsText, cutApart, differenceText as differenceText$1, differencesOf, elsewhere, fingerprintText, floorCell, intervalCell, isolationText, machineText, meanChange, nodeText, noiseProbeText, openText, pairsText, runtimeCells, runtimeColumns, runtimeText, scalingLegend, scalingLines, scalingsOf, stateOf, tallyText, terminalTable, unsettled, valueCells, verdictCell, warmUpLegend, warmUpLines, warningLines, withinText } from "./render+analysis.js";
import { padded, widthOf, wrapped } from "./render10.js";

// src/model/disk-full.ts
/** Whether something could not be written because a disk, or what a user may have of it, is full. */
function isDiskFull(error) {
	const code = error instanceof Error && "code" in error ? error.code : null;
	return code === "ENOSPC" || code === "EDQUOT";
}
/**
* Turns a full disk into one line for people; every other error stays what it is.
*
* @param kept - what is there all the same, in words; empty when nothing is
*/
function withoutRoom(error, kept) {
	if (!isDiskFull(error) || !(error instanceof Error)) return error;
	const path = "path" in error && typeof error.path === "string" ? ` for ${error.path}` : "";
	const rest = kept === "" ? "" : `; ${kept}`;
	return new UnmeasurableError(`expected room on the disk${path}, got none left (${error.message}): make room there, or name another folder in TMPDIR${rest}`);
}

// src/metrics/addon-size.ts
/** Size of the native addon files that a side has built. */
const addonSize = {
	id: "addon-size",
	label: "addon size",
	unit: "B",
	better: "lower",
	assume: "exact",
	gates: false,
	threshold: .01
};

// src/metrics/allocation.ts
/**
* Bytes of heap, and of memory outside of it that hangs on heap objects, which one call allocates:
* growth over runs of calls too short for a collection, made after the timed ones.
*/
const allocation = {
	id: "allocation",
	label: "allocation",
	unit: "B",
	better: "lower",
	assume: "nothing",
	gates: false,
	threshold: .01,
	usage: {
		of: "allocatedBytes",
		as: "level",
		scale: 1
	}
};

// src/metrics/context-switches.ts
/**
* Times that a thread of the process left its CPU in the measured part, of its own accord or not. Every
* request of the harness is one of them.
*/
const contextSwitches = {
	id: "context-switches",
	label: "context switches",
	unit: "count",
	better: "lower",
	assume: "nothing",
	gates: false,
	threshold: .1,
	usage: {
		of: "contextSwitches",
		as: "growth",
		scale: 1
	}
};

// src/metrics/cpu.ts
/**
* User and system time of the whole process per call, helper threads and garbage collection included,
* while calls are timed. The driver adds it up itself: over the whole measured part it would hold the
* cost of each request too, which comes out of cold caches at up to a tenth of a short batch.
*/
const cpu = {
	id: "cpu",
	label: "CPU time",
	unit: "s",
	better: "lower",
	assume: "nothing",
	gates: true,
	threshold: .02
};

// src/metrics/cycles.ts
/** CPU cycles that a whole command took outside of the kernel, where the CPU counts them. */
const cycles = {
	id: "cycles",
	label: "CPU cycles",
	unit: "count",
	better: "lower",
	assume: "nothing",
	gates: false,
	threshold: .02
};

// src/metrics/event-loop-delay.ts
/**
* How late a timer of one millisecond fires on average while calls of a benchmark that waits are under
* way, made after the timed ones.
*/
const eventLoopDelay = {
	id: "event-loop-delay",
	label: "event-loop delay",
	unit: "s",
	better: "lower",
	assume: "nothing",
	gates: false,
	threshold: .1,
	usage: {
		of: "eventLoopDelaySeconds",
		as: "level",
		scale: 1
	}
};

// src/metrics/first-call.ts
/**
* The first call of a fresh process: everything is cold. Only of benchmarks that ask for a series.
*/
const firstCall = {
	id: "first-call",
	label: "first call",
	unit: "s",
	better: "lower",
	assume: "nothing",
	gates: false,
	threshold: .05
};

// src/metrics/gc-count.ts
/** Garbage collections in the measured part of a block. */
const gcCount = {
	id: "gc-count",
	label: "GC count",
	unit: "count",
	better: "lower",
	assume: "nothing",
	gates: false,
	threshold: .05,
	usage: {
		of: "gcCount",
		as: "growth",
		scale: 1
	}
};

// src/metrics/gc-share.ts
/**
* Share of the time in which calls were made that went into pauses for garbage collection, lead-ins
* included.
*/
const gcShare = {
	id: "gc-share",
	label: "GC share",
	unit: "ratio",
	better: "lower",
	assume: "nothing",
	gates: false,
	threshold: .05,
	usage: {
		of: "gcSeconds",
		as: "growth-per-second",
		scale: 1
	}
};

// src/metrics/gc-time.ts
/** Pauses for garbage collection, per call. */
const gcTime = {
	id: "gc-time",
	label: "GC time",
	unit: "s",
	better: "lower",
	assume: "nothing",
	gates: false,
	threshold: .05,
	usage: {
		of: "gcSeconds",
		as: "growth-per-call",
		scale: 1
	}
};

// src/metrics/heap-used.ts
/** JavaScript heap in use at the end of a run, dead objects included. */
const heapUsed = {
	id: "heap-used",
	label: "heap used",
	unit: "B",
	better: "lower",
	assume: "nothing",
	gates: false,
	threshold: .05,
	usage: {
		of: "heapUsedBytes",
		as: "level",
		scale: 1
	}
};

// src/metrics/install-files.ts
/**
* Number of files of the package and its production dependencies, as a user would install them.
*/
const installFiles = {
	id: "install-files",
	label: "installed files",
	unit: "count",
	better: "lower",
	assume: "exact",
	gates: false,
	threshold: .01
};

// src/metrics/install-size.ts
/**
* Bytes of all files of the package and its production dependencies, as a user would install them.
*/
const installSize = {
	id: "install-size",
	label: "install size",
	unit: "B",
	better: "lower",
	assume: "exact",
	gates: false,
	threshold: .01
};

// src/metrics/instructions.ts
/** Machine instructions that a whole command executed outside of the kernel, where the CPU counts them. */
const instructions = {
	id: "instructions",
	label: "instructions",
	unit: "count",
	better: "lower",
	assume: "nothing",
	gates: false,
	threshold: .01
};

// src/metrics/later-calls.ts
/**
* Median of the calls that follow the first one in a series.
*/
const laterCalls = {
	id: "later-calls",
	label: "later calls",
	unit: "s",
	better: "lower",
	assume: "nothing",
	gates: false,
	threshold: .05
};

// src/metrics/latency-p50.ts
/** Time below which half of the requests to a server were answered. */
const latencyP50 = {
	id: "latency-p50",
	label: "latency p50",
	unit: "s",
	better: "lower",
	assume: "nothing",
	gates: false,
	threshold: .02
};

// src/metrics/latency-p95.ts
/** Time below which 95 of 100 requests to a server were answered. */
const latencyP95 = {
	id: "latency-p95",
	label: "latency p95",
	unit: "s",
	better: "lower",
	assume: "nothing",
	gates: false,
	threshold: .05
};

// src/metrics/latency-p99.ts
/** Time below which 99 of 100 requests to a server were answered. */
const latencyP99 = {
	id: "latency-p99",
	label: "latency p99",
	unit: "s",
	better: "lower",
	assume: "nothing",
	gates: false,
	threshold: .05
};

// src/metrics/page-faults.ts
/** Pages of memory that were first touched or read back during the measured part. */
const pageFaults = {
	id: "page-faults",
	label: "page faults",
	unit: "count",
	better: "lower",
	assume: "nothing",
	gates: false,
	threshold: .1,
	usage: {
		of: "pageFaults",
		as: "growth",
		scale: 1
	}
};

// src/metrics/peak-memory.ts
/** The most memory that the process ever held in RAM at once. */
const peakMemory = {
	id: "peak-memory",
	label: "peak memory",
	unit: "B",
	better: "lower",
	assume: "nothing",
	gates: true,
	threshold: .01,
	usage: {
		of: "peakMemoryBytes",
		as: "level",
		scale: 1
	}
};

// src/metrics/system-time.ts
/**
* What of a call's CPU time, or of a command's, the kernel spent on its behalf. Of calls it holds the
* cost of the harness's requests.
*/
const systemTime = {
	id: "system-time",
	label: "system time",
	unit: "s",
	better: "lower",
	assume: "nothing",
	gates: false,
	threshold: .05,
	usage: {
		of: "systemMicroseconds",
		as: "growth-per-call",
		scale: 1e-6
	}
};

// src/metrics/throughput.ts
/** Requests that a server answers in a second, one at a time: the inverse of their mean time. */
const throughput = {
	id: "throughput",
	label: "throughput",
	unit: "per_s",
	better: "higher",
	assume: "nothing",
	gates: false,
	threshold: .02
};

// src/metrics/time.ts
/** Typical time of one call, or of a whole command, by the clock on the wall. */
const time = {
	id: "time",
	label: "time",
	unit: "s",
	better: "lower",
	assume: "nothing",
	gates: true,
	threshold: .02
};

// src/metrics/user-time.ts
/** What of a call's CPU time, or of a command's, was spent in the program itself, helper threads included. */
const userTime = {
	id: "user-time",
	label: "user time",
	unit: "s",
	better: "lower",
	assume: "nothing",
	gates: false,
	threshold: .02,
	usage: {
		of: "userMicroseconds",
		as: "growth-per-call",
		scale: 1e-6
	}
};

// src/metrics/index.ts
/** Everything that a run can yield, in the order in which it is shown. */
const metrics$1 = [
	time,
	cpu,
	peakMemory,
	userTime,
	systemTime,
	firstCall,
	laterCalls,
	throughput,
	latencyP50,
	latencyP95,
	latencyP99,
	gcTime,
	gcShare,
	gcCount,
	heapUsed,
	allocation,
	eventLoopDelay,
	contextSwitches,
	pageFaults,
	instructions,
	cycles,
	addonSize,
	installSize,
	installFiles
];

// src/host/files/read-yaml.ts
/**
* The data in a YAML text. The reader is loaded only when there is something to read.
*
* @param file - the text's name, for messages
* @throws UsageError when it is not YAML
*/
async function readYaml(content, file) {
	const { parse, YAMLParseError } = await import("../packages/yaml2.js").then((m) => /* @__PURE__ */ __toESM(m.default, 1));
	try {
		return parse(content, { maxAliasCount: 100 });
	} catch (error) {
		if (!(error instanceof YAMLParseError) && !(error instanceof ReferenceError)) throw error;
		throw new UsageError(`expected YAML in ${file}, got ${error.message.split("\n")[0] ?? "none"}`);
	}
}

// src/settings/config.ts
/** A command in a config file: words, or one line that is split into words. */
const argvInConfig = union([array(string().max(1e4)).min(1).max(200), string().min(1).max(1e4).describe("split at spaces, quotes group words, no shell")]);
const longestText = {
	ratio: 50,
	seconds: 50,
	arguments: 1e4,
	variables: 1e5
};
/** YAML takes `22` for a number; `22.20` and `22.2` would be the same one, so they need quotes. */
const nodeInConfig = union([string().min(1).max(1e3), number().int("quotes around a version with dots")]);
/** Schema of `deadheat.yml`: every setting that belongs there, none required. */
const configSchema = strictObject({
	...Object.fromEntries(settingNamesOf("config").map((name) => [name, inConfig(name)])),
	commands: array(commandSchema.extend({ command: argvInConfig })).max(200).describe(settings.commands.about).optional(),
	servers: array(serverSettingSchema.extend({ command: argvInConfig })).max(200).describe(settings.servers.about).optional(),
	build: array(argvInConfig).max(50).describe(settings.build.about).optional(),
	node: union([nodeInConfig, array(nodeInConfig).min(1).max(10)]).describe(settings.node.about).optional(),
	"base-node": nodeInConfig.describe(settings["base-node"].about).optional(),
	"head-node": nodeInConfig.describe(settings["head-node"].about).optional()
});
/** The schema of one setting as a file may hold it. */
function inConfig(name) {
	const { schema, form, about } = settings[name];
	const longest = longestText[form];
	return (longest === void 0 ? schema : union([schema, string().max(longest)])).describe(about).optional();
}
/**
* Checks what a config file holds.
*
* @param data - the file's content, already taken apart by a YAML reader
* @param file - its name, for messages
* @throws UsageError that names the file, the key and what was expected there
*/
function settingsFromConfig(data, file) {
	const checked = configSchema.safeParse(data ?? {});
	if (!checked.success) throw new UsageError(`${file}: ${complaintOf(checked.error)}`);
	const { commands, servers, build, node, ...others } = checked.data;
	const rest = settingNamesOf("config").filter((name) => Object.hasOwn(others, name)).map((name) => settingFromData(name, Reflect.get(others, name), `${file}: ${name}`));
	return Object.assign({}, ...rest, commands && { commands: commands.map((one) => ({
		...one,
		command: argvOf(one.command)
	})) }, servers && { servers: servers.map((one) => ({
		...one,
		command: argvOf(one.command)
	})) }, build && { build: build.map(argvOf) }, node !== void 0 && { node: nodesOf(node) });
}
function settingFromData(name, value, place) {
	if (typeof value === "string" && settings[name].form !== "text") return settingFromText(name, value, place);
	return { [name]: typeof value === "number" && settings[name].form === "text" ? String(value) : value };
}
function nodesOf(node) {
	return (Array.isArray(node) ? node : [node]).map(String);
}
function argvOf(command) {
	return typeof command === "string" ? splitWords(command) : command;
}
function complaintOf(error) {
	const issue = error.issues[0];
	if (issue === void 0) return "not understood";
	if (issue.code === "unrecognized_keys") return `unknown key ${issue.keys.map((key) => JSON.stringify(key)).join(", ")}; known are ${settingNamesOf("config").join(", ")}`;
	const message = issue.message.charAt(0).toLowerCase() + issue.message.slice(1);
	return [...issue.path.map(String), message].join(": ");
}

// src/model/machine/open-boundary.ts
const sysctl = "sudo sysctl kernel.apparmor_restrict_unprivileged_userns=0";
/** @returns `null` where the whole boundary holds */
function openBoundary(isolation) {
	const { kind, trouble, readOnly } = isolation;
	if (kind === "namespace" && readOnly === true) return null;
	return {
		missing: `a mount namespace around foreign code${trouble === null ? "" : `: ${trouble}`}`,
		open: openOf(kind),
		hint: hintOf(trouble ?? "")
	};
}
function openOf(kind) {
	const files = "it can change the files of the other side, the store, and the code of this and other actions";
	return kind === "namespace" ? `${files}, and so the step after this job, which has its token` : `${files}, and the author of the build script can take this job's token`;
}
function hintOf(trouble) {
	if (/no unshare|nsenter/.test(trouble)) return "install util-linux";
	if (/uid_map|not permitted|denied|userns|unshare failed/i.test(trouble)) return `run "${sysctl}" in an earlier step to allow it to every user, or give this user sudo without a password`;
	return "run the job on Linux as root, or as a user who may make namespaces";
}

// src/render/text/csv-line.ts
/** One line of a CSV file with its line end (RFC 4180). No cell can be run by a spreadsheet. */
function csvLine(cells) {
	return `${cells.map(cellText).join(",")}\r\n`;
}
function cellText(cell) {
	if (cell === null) return "";
	return typeof cell === "string" ? quoted$1(unformulated(cell)) : String(cell);
}
/** Spreadsheets take text that begins like this for a formula and run it. */
function unformulated(text) {
	return /^[=+\-@\t\r\n|%]/.test(text) ? `'${text}` : text;
}
function quoted$1(text) {
	const visible = text.replaceAll("\0", "�");
	return /[",\r\n]/.test(visible) ? `"${visible.replaceAll("\"", "\"\"")}"` : visible;
}

// src/render/csv.ts
const columns$1 = [
	"block",
	"round",
	"benchmark",
	"node",
	"driver",
	"coin",
	"kind",
	"metric",
	"unit",
	"base",
	"head",
	"started_at_s",
	"block_s",
	"load_average",
	"steal_ratio",
	...sides$1.flatMap((side) => [`${side}_run_delay_ratio`, `${side}_involuntary_switches`])
];
/**
* Every sample in the order in which it was taken, one line for each metric, in base units (RFC 4180,
* lines ended by CR LF, missing values empty).
*/
function samplesCsv(plan, samples) {
	const runtimes = new Map(plan.benchmarks.map(({ id, runtime }) => [id, runtime ?? null]));
	const lines = samples.flatMap((sample) => plan.metrics.filter(({ id }) => Object.hasOwn(sample.base, id) || Object.hasOwn(sample.head, id)).map((metric) => cellsOf(sample, metric, runtimes.get(sample.block.benchmarkId) ?? null)));
	return [columns$1, ...lines].map(csvLine).join("");
}
function cellsOf({ block, base, head, machine, ...times }, metric, runtime) {
	return [
		block.index,
		block.round,
		block.benchmarkId,
		runtime,
		block.driver,
		block.coin,
		block.kind,
		metric.id,
		metric.unit,
		base[metric.id] ?? null,
		head[metric.id] ?? null,
		times.startedAtSeconds,
		times.seconds,
		machine.loadAverage,
		machine.stealRatio,
		...sides$1.flatMap((side) => [machine.runDelayRatio[side], machine.involuntarySwitches[side]])
	];
}

// src/render/sections/accepted.ts
const mostShown = 10;
/** Regressions that a maintainer has accepted, by whom and why, and those that have grown beyond it. */
const accepted = ({ result }) => {
	const lines = result.findings.flatMap(({ benchmarkId, metric, acceptance, beyondLimit }) => acceptance === void 0 || metric === null ? [] : [acceptedLine({
		benchmarkId,
		metric,
		...acceptance
	}, { holds: !beyondLimit })]);
	const hidden = lines.length - mostShown;
	const rest = hidden > 0 ? [`> And ${hidden} more.`] : [];
	return [...lines.slice(0, mostShown), ...rest].join("\n>\n");
};

// src/render/sections/boundary.ts
/** One line where less than the whole boundary held around what was built and measured. */
const boundary = ({ result: { machine } }) => {
	const { isolation } = machine;
	if (isolation === void 0 || isolation.readOnly === void 0) return "";
	const found = openBoundary(isolation);
	return found === null ? "" : `Foreign code was not completely isolated here: ${found.open}.`;
};

// src/render/sections/changes.ts
/** Columns of the table of changes. */
const changeColumns$1 = (page) => [
	{
		title: "",
		align: "centre"
	},
	{
		title: "Benchmark",
		align: "left"
	},
	...runtimeColumns(page),
	{
		title: "Change",
		align: "right"
	},
	{
		title: "95 % CI",
		align: "centre"
	},
	{
		title: "Base",
		align: "right"
	},
	{
		title: "Head",
		align: "right"
	},
	{
		title: "Floor",
		align: "right"
	}
];
/** What became worse, worst first, then what became better; the rest of long lists folded. */
const changes = (page) => {
	const worse = rowsWith(page.rows, "regression");
	const better = rowsWith(page.rows, "improvement");
	const { regressions, improvements } = page.detail;
	const open = [...worse.slice(0, regressions.open), ...better.slice(0, improvements.open)];
	return [
		open.length === 0 ? "" : changesTable(open, page),
		restText(worse, regressions, page),
		restText(better, improvements, page)
	].filter((part) => part !== "").join("\n\n");
};
/** One table of changed rows. */
function changesTable(rows, page) {
	return tableText(changeColumns$1(page), rows.map((row) => [
		verdictCell(row),
		benchmarkCell(row, page),
		...runtimeCells(row, page),
		`**${changeText(row.finding)}**`,
		intervalCell(row.finding),
		...valueCells(row),
		floorCell(row)
	]));
}
function restText(rows, { open, folded: inFold }, page) {
	const [first, ...others] = rows.slice(open);
	if (first === void 0) return "";
	const rest = [first, ...others];
	const summary = `${countsText(rest)}, ${rangeText(first, others.at(-1) ?? first)}`;
	if (inFold === 0) return `And ${summary}: see ${elsewhere(page)}.`;
	const shown = rest.slice(0, inFold);
	const hidden = rest.length - shown.length;
	const more = hidden === 0 ? "" : `\n\nAnd ${String(hidden)} more: see ${elsewhere(page)}.`;
	return folded(`<b>And ${summary}</b>`, changesTable(shown, page) + more);
}
function rangeText(first, last) {
	const [from, to] = [changeText(first.finding), changeText(last.finding)];
	return from === to ? from : `${from} to ${to}`;
}

// src/render/sections/failures.ts
/** Length of a message, in names; and of a line of output, in characters. */
const messageNames = 3;
const lineLength$1 = 200;
/** What could not be measured: a line for each, and the end of what the first ones printed, folded. */
const failures = (page) => {
	const all = page.result.failures;
	if (all.length === 0) return "";
	const { open, folded: more } = page.detail.failures;
	const named = all.slice(0, open + more);
	const hidden = all.length - named.length;
	return [
		named.map((failure) => `- ${lineOf(failure, page)}`).join("\n"),
		hidden === 0 ? "" : `And ${String(hidden)} more failures: see ${elsewhere(page)}.`,
		...named.slice(0, open).map((failure) => outputOf(failure, page))
	].filter((part) => part !== "").join("\n\n");
};
function lineOf(failure, { detail }) {
	const message = codeOf(failure.message, detail.nameLength * messageNames);
	return `**failed**: ${failedStep(failure, (text) => codeOf(text, detail.nameLength))}: ${message}`;
}
function outputOf(failure, { detail }) {
	if (failure.lastLines.length === 0) return "";
	const what = failedStep(failure, (text) => codeInHtml(text, detail.nameLength));
	return folded(`<b>The end of what it printed</b>: ${what}${endText(failure)}`, fenced(failure.lastLines.map((line) => plainLine(line, lineLength$1))));
}
function endText({ exitCode, signal, timedOut }) {
	if (timedOut) return ", timed out";
	if (signal !== null) return `, ended by ${codeInHtml(signal)}`;
	return exitCode === null ? "" : `, exit code ${String(exitCode)}`;
}

// src/render/sections/finding.ts
/** Differences between the sides that the sentence names. */
const differencesNamed = 3;
/** The result in sentences: what changed most, the mean over all, and how the check ends. */
const finding = (page) => [
	stateText(page),
	meanText(page),
	unreachedText(page),
	checkText(page)
].filter((sentence) => sentence !== "").join(" ");
function stateText(page) {
	const { result, rows, state, detail } = page;
	switch (state) {
		case "slower":
		case "accepted": return changedText(page, rowsWith(rows, "regression"));
		case "faster": return changedText(page, rowsWith(rows, "improvement"));
		case "same": return `**Nothing changed**: ${sameText(rowsWith(rows, "unchanged"))}.`;
		case "unknown": return unknownText(rows);
		case "failed": return `**${countText(rowsWith(rows, "failed").length, "benchmark")} failed**; nothing else became slower as far as is known.`;
		case "no-build": return `**Nothing was measured**: ${brokenSides(result).join(" and ")} could not be built.`;
		case "not-comparable": return `**Nothing is concluded**: the sides differ unexpectedly ${differText(result)}.`;
		case "nothing": return result.plan.benchmarks.length === 0 ? "**Nothing was measured**: there is no benchmark that both sides have." : `**Nothing was measured**: no pair was completed of ${countText(result.plan.benchmarks.length, "benchmark")}, the first of them ${codeOf(result.plan.benchmarks[0]?.id ?? "", detail.nameLength)}.`;
	}
}
/** The two worst by name, the first with its interval, and how many more there are. */
function changedText(page, changed) {
	const [first, second, ...more] = changed;
	if (first === void 0) return "";
	const [low, high] = first.finding.judged?.ci ?? [null, null];
	const interval = low === null ? "" : ` (95 % CI ${intervalText(low, high)})`;
	const others = [...second === void 0 ? [] : [clauseOf(second, page)], ...more.length === 0 ? [] : [`${String(more.length)} more ${moreWords(first, more)}`]];
	const joined = others.length === 2 ? `, ${others.join(" and ")}` : others.map((text) => ` and ${text}`).join("");
	return `**${clauseOf(first, page)}**${interval}${joined}.`;
}
function clauseOf(row, { mainMetric, detail }) {
	const where = row.metric === null || row.metric === mainMetric ? "" : ` in ${labelOf(row.metric)}`;
	return `${codeOf(row.benchmarkId, detail.nameLength)} is ${changeWords(row)}${where}`;
}
function moreWords(first, more) {
	const verb = more.length === 1 ? "is" : "are";
	if (more.every(({ word }) => word === first.word)) return `${verb} ${first.word}`;
	return `${verb} ${first.finding.verdict === "regression" ? "worse" : "better"}`;
}
function sameText(rows) {
	return `${rows.length === 1 ? "the one benchmark is" : `all ${String(rows.length)} are`} shown to be within ${withinText(rows)}`;
}
function unknownText(rows) {
	const unknown = rowsWith(rows, "inconclusive").length;
	const same = rowsWith(rows, "unchanged").length;
	const rest = same === 0 ? "" : `; the other ${String(same)} did not change`;
	return `**Could not tell** for ${countText(unknown, "benchmark")}${rest}.`;
}
function differText(result) {
	const differences = differencesOf(result).filter(({ asked }) => !asked);
	const named = differences.slice(0, differencesNamed).map(differenceText$1);
	const hidden = differences.length - named.length;
	if (named.length === 0) return "in something that was not requested";
	return `in ${named.join(", ")}${hidden === 0 ? "" : ` and ${String(hidden)} more`}${allowedBy(result)}`;
}
function allowedBy(result) {
	const line = allowText(result);
	return line === "" ? "" : `; to allow it, write ${codeOf(line)} in the settings`;
}
function meanText({ result, mainMetric }) {
	const mean = result.geometricMeans.find(({ metric }) => metric === mainMetric?.id);
	if (mean === void 0 || mainMetric === null || mean.rows < 2) return "";
	return `Geometric mean of ${labelOf(mainMetric)} over ${String(mean.rows)}: ${meanChange(mean)}.`;
}
function unreachedText({ result, rows, state }) {
	const missed = unreached(result.plan, rows).length;
	if (missed === 0 || state === "nothing" || state === "no-build") return "";
	return `${countText(missed, "benchmark")} had not been reached when the run ended.`;
}
function checkText({ result, rows, state }) {
	const { limit } = result.plan.policy;
	if (state === "accepted" && result.conclusion === "success") return "The check passes: the regressions beyond the limit were accepted.";
	switch (result.conclusion) {
		case "failure": return `The check **fails**: the whole 95 % CI is beyond ${boundText(limit, rowsWith(rows, "regression"))}.`;
		case "neutral": return `The check is **neutral**: no regression is beyond the limit, but ${openText(rows)}.`;
		case "success": return rowsWith(rows, "regression").length > 0 ? `The check passes: no regression has its whole 95 % CI beyond ${boundText(limit, rowsWith(rows, "regression"))}.` : "The check passes.";
	}
}

// src/render/comment/past-of.ts
/** What a later comment on the same pull request will say of this result. */
function pastOf({ rows, state }, headSha) {
	const verdict = resultStates[state].verdict;
	const first = rows.find(({ finding }) => finding.verdict === verdict);
	const changed = verdict === "regression" || verdict === "improvement";
	return {
		sha: headSha.slice(0, 7),
		verdict,
		change: changed ? first?.finding.judged?.estimate ?? null : null
	};
}

// src/render/sections/footer.ts
/** Where the rest is, and what earlier heads of the pull request had. */
const footer = (page) => {
	const { result, links, context } = page;
	const newest = context === null ? null : pastOf(page, context.headSha);
	const history = (context?.history ?? []).filter(({ sha }) => sha !== newest?.sha);
	return [`<sub>${[
		...links.run === null ? [] : [linkText("Run", links.run)],
		...links.report === null ? [] : [linkText("report and raw data", links.report)],
		...history.length === 0 ? [] : [`before: ${history.map(pastText).join(", ")}`],
		`deadheat ${versionText$1(result.version)}`
	].join(" · ")}</sub>`, newest === null ? "" : historyLine(historyWith(newest, history))].filter((line) => line !== "").join("\n\n");
};
function pastText({ sha, verdict, change }) {
	const sign = verdict === "unchanged" ? "=" : verdictStates[verdict].sign;
	return `${codeOf(sha)} ${sign}${change === null ? "" : ` ${percentText(change)}`}`;
}
function versionText$1(version) {
	return /^\d{1,4}(?:\.\d{1,6}){2}$/.test(version) ? version : codeOf(version);
}

// src/render/sections/headline.ts
/** The first line that people see: the whole result in a few words. */
const headline = ({ result, rows, state }) => `### ${resultStates[state].sign} Performance: ${tallyText(result, rows, state)}`;

// src/render/sections/marker.ts
/** The line that tells programs whose comment this is; only a pull request's comment has one. */
const marker = ({ context }) => context === null ? "" : markerLine({
	key: context.key,
	pullRequest: context.pullRequest,
	runId: context.runId,
	attempt: context.attempt,
	head: context.headSha
});

// src/render/machine/builds-text.ts
const addonsAtMost = 5;
/**
* How the sides were built, as far as people should know: their native addons with size and digest,
* where each came from, whether any benchmark loaded it, and what the build has noted. Empty when there is nothing to report.
*/
function buildsText({ builds }) {
	const told = [builds.base, builds.head].flatMap((build) => {
		const facts = build === null ? [] : factsOf(build);
		return build === null || facts.length === 0 ? [] : [`${build.side}: ${facts.join("; ")}`];
	});
	return told.length === 0 ? "" : `**The builds**: ${told.join(". ")}.`;
}
function factsOf({ addons: all, notes = [] }) {
	const addons = all.toSorted((one, other) => (other.loadedBy ?? 0) - (one.loadedBy ?? 0));
	const hidden = addons.length - addonsAtMost;
	return [
		...addons.slice(0, addonsAtMost).map(addonText),
		...hidden > 0 ? [`${countText(hidden, "addon")} more`] : [],
		...notes.map((note) => codeOf(note))
	];
}
function addonText({ path, sizeBytes, sha256, builtHere, loadedBy }) {
	const origin = builtHere ? "compiled here" : "prebuilt";
	const size = valueText(sizeBytes, "B");
	return `${codeOf(path)} ${origin}, ${size}, ${codeOf(sha256.slice(0, 12))}${useText(loadedBy)}`;
}
/** Empty where it was not checked. */
function useText(loadedBy) {
	if (loadedBy === void 0) return "";
	return loadedBy === 0 ? ", never loaded" : `, loaded by ${countText(loadedBy, "benchmark")}`;
}

// src/render/rows/reproduce.ts
/** The command that makes the same comparison again, as one line for a shell. */
function reproduceLine(result) {
	const { plan } = result;
	return [
		"deadheat compare",
		quoted(specOf(plan.revisions.base)),
		quoted(specOf(plan.revisions.head)),
		...chosenOptions(plan),
		...nodeOptions(result),
		`--pairs ${String(plan.policy.looks.at(-1) ?? 0)}`,
		...limitsOf(plan),
		`--control ${String(plan.controlShare)}`,
		...plan.rebuildControl === true ? ["--rebuild-control true"] : [],
		`--seed ${String(plan.seed)}`
	].join(" ");
}
function chosenOptions({ chosen = {} }) {
	const { benchmarks, suite, preset, only } = chosen;
	return [
		...benchmarks === void 0 ? [] : [`--benchmarks ${quoted(benchmarks)}`],
		...suite === void 0 ? [] : [`--suite ${quoted(suite)}`],
		...preset === void 0 ? [] : [`--preset ${preset}`],
		...only === void 0 ? [] : [`--only ${quoted(only.join(","))}`]
	];
}
/** A runtime that was built from its side's commit is built again. */
function nodeOptions({ builds: { base, head }, variants }) {
	if (variants !== void 0) return [`--node ${quoted(variants.flatMap(({ builds }) => (builds.head ?? builds.base)?.runtime.version ?? []).join(","))}`];
	const one = base?.runtime ?? head?.runtime;
	const other = head?.runtime ?? base?.runtime;
	if (one === void 0 || other === void 0 || one.source === "built") return [];
	return one.version === other.version ? [`--node ${quoted(one.version)}`] : [`--base-node ${quoted(one.version)}`, `--head-node ${quoted(other.version)}`];
}
/** Only what was asked for: the rest is what any run would take. */
function limitsOf({ policy, metrics, budgetSeconds }) {
	const threshold = metrics.find(({ gates, unit }) => gates && unit === "s")?.threshold;
	return [
		`--alpha ${String(policy.alpha)}`,
		...threshold === void 0 ? [] : [`--threshold ${String(threshold)}`],
		...policy.limit === null ? [] : [`--limit ${String(policy.limit)}`],
		...budgetSeconds === null ? [] : [`--budget ${String(budgetSeconds)}s`]
	];
}
function specOf({ source, sha, packageName, packageVersion, spec }) {
	if (source === "commit") return sha ?? spec;
	return packageName === null || packageVersion === null ? spec : `npm:${packageName}@${packageVersion}`;
}
/** A result may come from a stranger, and people paste this line. */
function quoted(word) {
	return /^[\w@./:+][\w@./:+,-]*$/.test(word) ? word : `'${word.replaceAll(/\p{C}/gu, "").replaceAll("'", String.raw`'\''`)}'`;
}

// src/render/sections/method.ts
/** Differences that are shown at most, and the longest line of anything here. */
const differencesAtMost = 10;
const lineLength = 400;
/** Columns of a code block that most screens show without moving. */
const blockWidth = 96;
/** How the numbers were taken and how far to trust them, folded. */
const method = (page) => {
	const measured = page.rows.some(({ finding }) => finding.judged !== null);
	const warnings = warningLines(page.result);
	return folded(measured ? `<b>How this was measured</b>, and how far to trust it: ${trustText(warnings)}` : "<b>Where this ran</b>, and how to run it again", [
		listOf$1(page, { measured }),
		warningsText(warnings, page.detail.warnings),
		againText(page)
	].filter((part) => part !== "").join("\n\n"));
};
function trustText(warnings) {
	return warnings.length === 0 ? "no warnings" : countText(warnings.length, "warning");
}
function listOf$1(page, { measured }) {
	const measuring = [
		pairText(page),
		promiseText(page),
		wordsText(),
		controlText(page),
		layoutText(page),
		rebuildText(page)
	];
	const { result } = page;
	const always = [
		sidesText(page),
		runtimeText(result),
		buildsText(result),
		placeText(page)
	];
	return [...measured ? measuring : [], ...always].filter((item) => item !== "").map((item) => `- ${item}`).join("\n");
}
function pairText({ result: { plan, repeats } }) {
	const again = repeats === 0 ? "" : ` ${countText(repeats, "pair")} that the machine disturbed ${repeats === 1 ? "was" : "were"} measured again.`;
	return `**A pair** is one fresh process of each side, run next to each other; a coin drawn from seed ${String(plan.seed)} decides which goes first. The first pair of each benchmark warms up and is not counted.${again}`;
}
function promiseText({ result: { plan } }) {
	const { alpha, looks } = plan.policy;
	const counts = plan.benchmarks.map((benchmark) => plan.metrics.filter((metric) => gatesIn(benchmark, metric)).length);
	const tests = counts.reduce((sum, count) => sum + count, 0);
	const [gating = 0] = counts;
	const each = counts.every((count) => count === gating) ? ` × ${countText(gating, "metric")}` : " with the metrics that gate each";
	return `**The promise**: where nothing changed, the chance that any row of the whole table is called slower or faster is at most ${chosenText(alpha)}. Exact signed-rank tests on the ratios of the pairs, corrected over ${countText(tests, "test")} (${countText(plan.benchmarks.length, "benchmark")}${each}), looked at after ${looks.join(", ")} pairs.`;
}
function wordsText() {
	return "**Same** means shown to lie within the threshold; **unknown** means neither changed nor the same. **Floor** is the smallest change that could have been called: what the pairs of a row call four times in five, and never less than this machine shows between a revision and itself.";
}
function controlText({ result: { plan } }) {
	return plan.controlShare === 0 ? "**Control**: none; no pairs compared base with itself." : `**Control**: ${chosenText(plan.controlShare)} extra pairs compared base with itself, to check the machine.`;
}
function layoutText({ result: { plan } }) {
	const { placements } = plan;
	if (placements === void 0 || "refused" in placements) return "";
	const how = placements.by === "room" ? "with random padding before their code" : `in a random order set by ${placements.by}`;
	return placements.alike ? `**Layouts**: the addons of both sides are made of the same objects. They were linked again for every round, ${how}, the same on both sides.` : `**Layouts**: the addons were linked again for every round, ${how}, independently on each side, so the interval includes the effect of code placement.`;
}
function rebuildText({ result: { rebuildControl } }) {
	if (rebuildControl === void 0) return "";
	const { pairs, floors } = rebuildControl;
	const built = `**Rebuild control**: base was built a second time from scratch, in another place, and measured against base in ${countText(pairs, "extra pair")}.`;
	const [largest] = floors.toSorted((one, other) => other.ratio - one.ratio);
	if (largest === void 0) return `${built} No row differed between the two.`;
	const where = `${codeOf(largest.benchmarkId)} (${codeOf(largest.metric)})`;
	return `${built} At 95 % each, the same code differed in ${countText(floors.length, "row")}, most in ${where}, by ${sizeText(largest.ratio)}; no row is called slower or faster for a change that the control build showed as well.`;
}
function sidesText({ result }) {
	const { base, head } = result.builds;
	if (base === null || head === null) return "**The sides** were not both built.";
	const differences = differencesOf(result);
	if (differences.length === 0) return "**The sides** differ in their revision and in nothing else that was checked: the same Node.js, recipe and environment.";
	const asked = differences.filter((one) => one.asked);
	const unasked = differences.filter((one) => !one.asked);
	return `**The sides** differ besides their revision in ${[...unasked.length === 0 ? [] : [`${listText(unasked)}, unexpectedly`], ...asked.length === 0 ? [] : [`${listText(asked)}, as requested`]].join("; and in ")}.`;
}
function listText(differences) {
	const shown = differences.slice(0, differencesAtMost).map(differenceText$1);
	const hidden = differences.length - shown.length;
	return `${shown.join(", ")}${hidden > 0 ? ` and ${String(hidden)} more` : ""}`;
}
function placeText({ result: { machine, plan } }) {
	const { environmentNames, environmentDigest } = machine;
	const more = [
		hyperfineText(machine.hyperfine, plan.benchmarks),
		isolationText(machine),
		noiseProbeText(machine),
		fingerprintText(machine)
	].filter((part) => part !== "");
	return `**The machine**: ${codeOf(machineText(machine), lineLength)}. The measured processes saw ${countText(environmentNames.length, "environment variable")}, the same on both sides but for their folders, digest ${codeOf(environmentDigest.slice(0, 12))}.${more.map((part) => ` ${part}`).join("")}`;
}
function hyperfineText(hyperfine, benchmarks) {
	if (!benchmarks.some(({ driver }) => driver === "command" || driver === "sliced") || hyperfine === null) return "";
	return `Commands ran through hyperfine ${codeOf(hyperfine)}, one run a call, without a shell.`;
}
function warningsText(warnings, most) {
	if (warnings.length === 0) return "";
	const shown = warnings.slice(0, most).map((line) => plainText(line, lineLength));
	const hidden = warnings.length - shown.length;
	const items = [...shown, ...hidden > 0 ? [`and ${String(hidden)} more`] : []];
	return fenced(items.flatMap(itemLines));
}
function itemLines(item) {
	return wrapped(item, blockWidth).map((line, index) => `${index === 0 ? "- " : "  "}${line}`);
}
function againText({ result }) {
	return `To reproduce it in a terminal:\n\n${fenced([plainText(reproduceLine(result), lineLength)], "sh")}`;
}

// src/render/sections/metrics.ts
/** Metrics named in the summary line, and rows of one metric in the table. */
const namedAtMost$1 = 4;
const rowsAtMost = 5;
/** Everything that was measured besides the main metric, folded; the summary tells the findings. */
const metrics = (page) => {
	const lines = linesOf(page);
	if (lines.length === 0) return "";
	const named = lines.slice(0, namedAtMost$1).map(summaryOf).join(", ");
	const hidden = lines.length - namedAtMost$1;
	const summary = `<b>Other metrics</b>: ${named}${hidden > 0 ? ` and ${String(hidden)} more` : ""}`;
	const rows = page.detail.metrics === "rows" ? lines.flatMap((line) => changedCells(line, page)) : [];
	const table = tableText([
		{
			title: "Metric",
			align: "left"
		},
		{
			title: "Change",
			align: "right"
		},
		{
			title: "95 % CI",
			align: "centre"
		},
		{
			title: "Base",
			align: "right"
		},
		{
			title: "Head",
			align: "right"
		}
	], [...lines.slice(0, page.detail.metricsAtMost).map(meanCells), ...rows]);
	return folded(summary, table);
};
function linesOf({ result, mainMetric }) {
	const gates = gatingOf(result.plan);
	return result.plan.metrics.filter((metric) => metric !== mainMetric).map((metric) => {
		const own = result.findings.filter((finding) => finding.metric === metric.id);
		return {
			metric,
			mean: result.geometricMeans.find((mean) => mean.metric === metric.id) ?? null,
			exact: isOfBuild(metric) ? own[0] ?? null : null,
			changed: isOfBuild(metric) ? [] : own.filter((finding) => isChanged$1(finding) && !gates(finding.benchmarkId, metric.id))
		};
	}).filter(({ mean, exact, changed }) => mean !== null || exact !== null || changed.length > 0);
}
/** Exact metrics of a benchmark have a value for each benchmark, those of the build have one. */
function isOfBuild({ assume, own }) {
	return assume === "exact" && own !== true;
}
function isChanged$1({ verdict }) {
	return verdict === "regression" || verdict === "improvement";
}
function summaryOf({ metric, mean, exact, changed }) {
	const label = labelInHtml(metric);
	if (exact !== null) return `${label} ${exactText(exact, metric)}`;
	if (mean !== null) return `${label} ${percentText(mean.estimate, decimalsOf(...mean.ci))} (${meanWord(mean, metric)})`;
	return `${label} changed in ${String(changed.length)}`;
}
function exactText({ baseCentre, headCentre }, { unit }) {
	if (baseCentre === null || headCentre === null) return "–";
	return baseCentre === headCentre ? "the same" : differenceText(headCentre - baseCentre, unit);
}
/** The mean is not judged; its interval against the metric's threshold says as much. */
function meanWord({ ci: [low, high] }, metric) {
	const { threshold, better } = metric;
	if (low > 1 / (1 + threshold) - 1 && high < threshold) return "same";
	if (low <= 0 && high >= 0) return "unknown";
	return wordOf(low > 0 === (better === "lower") ? "regression" : "improvement", metric);
}
function meanCells({ metric, mean, exact, changed }) {
	const label = labelOf(metric);
	if (exact !== null) {
		const { baseCentre, headCentre } = exact;
		return [
			label,
			exactText(exact, metric),
			"exact",
			valueText(baseCentre, metric.unit),
			valueText(headCentre, metric.unit)
		];
	}
	if (mean === null) return [
		label,
		`changed in ${String(changed.length)}`,
		"",
		"",
		""
	];
	return [
		mean.rows === 1 ? label : `${label}, mean of ${String(mean.rows)}`,
		percentText(mean.estimate, decimalsOf(...mean.ci)),
		intervalText(mean.ci[0], mean.ci[1], ""),
		"",
		""
	];
}
function changedCells({ metric, changed }, page) {
	return changed.toSorted((one, other) => sizeOf(other) - sizeOf(one)).slice(0, rowsAtMost).map((finding) => [
		`${labelOf(metric)} of ${codeOf(finding.benchmarkId, page.detail.nameLength)}`,
		changeText(finding),
		intervalText(finding.judged?.ci[0] ?? null, finding.judged?.ci[1] ?? null, ""),
		valueText(finding.baseCentre, metric.unit),
		valueText(finding.headCentre, metric.unit)
	]);
}
function sizeOf({ judged }) {
	return Math.abs(Math.log(1 + (judged?.estimate ?? 0)));
}

// src/render/sections/one-sided.ts
/** Names that are listed at most. */
const namedAtMost = 10;
/** Benchmarks that only one side has. */
const oneSided = (page) => [
	listOf("Added, head only", rowsWith(page.rows, "added"), page),
	listOf("Removed, base only", rowsWith(page.rows, "removed"), page),
	listOf("Not comparable", rowsWith(page.rows, "not-comparable"), page)
].filter((line) => line !== "").join("\n\n");
function listOf(title, rows, { detail }) {
	if (rows.length === 0) return "";
	const names = rows.slice(0, namedAtMost).map(({ benchmarkId }) => codeOf(benchmarkId, detail.nameLength));
	const hidden = rows.length - names.length;
	return `**${title}**: ${names.join(", ")}${hidden === 0 ? "" : ` and ${String(hidden)} more`}`;
}

// src/render/rows/plot.ts
/** Columns of the axis: odd, so that zero has one of its own. */
const axisWidth = 31;
const zero = 15;
/** Longest name beside the axis, in columns. */
const nameWidth = 40;
const ranges = [
	.01,
	.02,
	.05,
	.1,
	.2,
	.5,
	1,
	2,
	5,
	10
];
/**
* A forest plot in text: for each row its name, an axis with zero, the thresholds and the interval
* with its estimate, the change and the word. What lies beyond the axis ends in an arrow.
*
* @returns lines without line ends, a line of axis labels first
*/
function plotLines(rows) {
	const drawn = rows.filter(({ finding }) => finding.judged !== null);
	if (drawn.length === 0) return [];
	const names = cutApart(drawn.map(({ benchmarkId }) => plainText(benchmarkId)), nameWidth);
	const width = names.reduce((most, name) => Math.max(most, widthOf(name)), 0);
	const range = rangeOf(drawn);
	const changes = drawn.map(({ finding }) => changeText(finding));
	const changeWidth = changes.reduce((most, change) => Math.max(most, widthOf(change)), 0);
	return [`${" ".repeat(width)}  ${labels(range)}`, ...drawn.map((row, index) => [
		padded(names[index] ?? "", width),
		axisOf(row, range),
		padded(changes[index] ?? "", changeWidth, "right"),
		row.word
	].join("  "))];
}
/** The smallest range that shows nine rows in ten whole, and every threshold. */
function rangeOf(rows) {
	const reaches = rows.map(({ finding: { judged } }) => Math.max(Math.abs(judged?.ci[0] ?? 0), Math.abs(judged?.ci[1] ?? 0))).toSorted((one, other) => one - other);
	const most = reaches[Math.floor((reaches.length - 1) * .9)] ?? 0;
	const threshold = rows.reduce((sum, { finding }) => Math.max(sum, finding.threshold ?? 0), 0);
	const wanted = Math.max(most, threshold * 1.5);
	return ranges.find((range) => range >= wanted) ?? 10;
}
function labels(range) {
	const [low, high] = [percentText(-range), percentText(range)].map((text) => text.replace(".0", ""));
	return `${padded(low ?? "", zero)}0${padded(high ?? "", 15, "right")}`;
}
function axisOf({ finding: { judged, threshold } }, range) {
	const columns = Array.from({ length: axisWidth }, () => " ");
	const column = (change) => zero + Math.round(change / range * zero);
	const put = (at, mark) => {
		if (at >= 0 && at < axisWidth) columns[at] = mark;
	};
	put(zero, "│");
	if (threshold !== null) {
		put(column(threshold), "╎");
		put(column(-threshold), "╎");
	}
	const estimate = judged?.estimate ?? null;
	const [low, high] = judged?.ci ?? [null, null];
	if (low !== null && high !== null) {
		for (let at = Math.max(0, column(low)); at <= Math.min(30, column(high)); at += 1) put(at, "─");
		put(column(low), "├");
		put(column(high), "┤");
	}
	if (estimate !== null) put(column(estimate), "●");
	if (low !== null && column(low) < 0) put(0, "◀");
	if (high !== null && column(high) >= axisWidth) put(30, "▶");
	return columns.join("");
}

// src/render/sections/plot.ts
/** All rows at once as a picture made of characters, which survives mail and dark mode; folded. */
const plot = ({ rows, detail }) => {
	if (detail.plot === "none") return "";
	const shown = detail.plot === "all" ? rows : rows.filter(({ finding }) => finding.verdict !== "unchanged");
	const lines = plotLines(shown);
	if (lines.length === 0) return "";
	const all = detail.plot === "all" ? "All intervals at once" : "All intervals but those that are the same";
	return folded(`<b>${all}</b>: ● estimate, ├─┤ 95 % CI, ╎ threshold`, fenced(lines));
};

// src/render/rows/profile-lines.ts
const shownAtMost$2 = 10;
/** What a function needs of either side's ticks to be told at all, 0…1. */
const leastShare = .02;
const note = "One process per side, profiled separately and not timed. Differences of about three points come and go between runs of the same code.";
const columns = [
	{
		title: "function",
		align: "left",
		keep: "cut"
	},
	{
		title: "base",
		align: "right",
		keep: "always"
	},
	{
		title: "a call",
		align: "right",
		keep: "first"
	},
	{
		title: "head",
		align: "right",
		keep: "always"
	},
	{
		title: "a call",
		align: "right",
		keep: "first"
	},
	{
		title: "points",
		align: "right",
		keep: "always"
	}
];
/** All profiles of a run with what has to be known to read them; empty when there is none. */
function allProfileLines({ profiles = [], findings }, width) {
	const lines = profiles.flatMap((profile) => {
		const { benchmarkId } = profile;
		return [...profileLines(profile, findings.find((one) => one.benchmarkId === benchmarkId && one.metric === "time") ?? null, width), ""];
	});
	return lines.length === 0 ? [] : [...lines, ...wrapped(note, width)];
}
/**
* Where base and head spent their time, function by function, what differs most first: the share of
* the ticks, and that share of the time of a call.
*
* @param time - the benchmark's judged time; `null` when there is none
* @returns lines without line ends
*/
function profileLines({ benchmarkId, ticks }, time, width) {
	const cells = [...new Set([...ticks.base.functions, ...ticks.head.functions].map(({ name }) => name))].map((name) => {
		const base = shareOf(name, ticks.base);
		const head = shareOf(name, ticks.head);
		return {
			name,
			base,
			head,
			difference: head - base
		};
	}).filter(({ base, head }) => Math.max(base, head) >= leastShare).toSorted((one, other) => Math.abs(other.difference) - Math.abs(one.difference)).slice(0, shownAtMost$2).map(({ name, base, head, difference }) => [
		plainText(name),
		percent(base),
		callText(base, time?.baseCentre ?? null),
		percent(head),
		callText(head, time?.headCentre ?? null),
		`${difference < 0 ? "−" : "+"}${(100 * Math.abs(difference)).toFixed(1)}`
	]);
	const counts = `${String(ticks.base.ticks)} ticks of base, ${String(ticks.head.ticks)} of head`;
	return [
		`Where the time of ${plainText(benchmarkId)} went: ${counts}`,
		"",
		...terminalTable(columns, cells, width)
	];
}
function shareOf(name, { ticks, functions }) {
	return (functions.find((one) => one.name === name)?.ticks ?? 0) / Math.max(1, ticks);
}
function percent(share) {
	return `${(100 * share).toFixed(1)} %`;
}
function callText(share, seconds) {
	return seconds === null ? "" : valueText(share * seconds, "s");
}

// src/render/sections/profiles.ts
const columnsAtMost$1 = 120;
/** Where the time went, of benchmarks that ask for it; a suite's stand with the tables of its study. */
const profiles = ({ result, context }) => {
	const lines = context === null && result.plan.study === void 0 ? allProfileLines(result, columnsAtMost$1) : [];
	if (lines.length === 0) return "";
	return folded(`<b>Where the time went</b> in ${countText(result.profiles?.length ?? 0, "benchmark")}`, fenced(lines));
};

// src/render/sections/regressions.ts
/** What a later command may accept, for programs; only a pull request's comment has it, as its last line. */
const regressions = ({ context, result, rows }) => context === null ? "" : regressionsLine(reportedRegressions(result, rows));

// src/render/sections/same.ts
/** Suites that are counted by name; the rest is counted together. */
const suitesAtMost = 40;
/** The rows that did not change, folded. */
const same = (page) => {
	const rows = rowsWith(page.rows, "unchanged");
	if (rows.length === 0) return "";
	const shown = rows.length === 1 ? "shown" : "all shown";
	const summary = `<b>${String(rows.length)} same</b>: ${shown} to be within ${withinText(rows)}${smallText(rows)}`;
	return folded(summary, page.detail.same === "counts" ? countsTable(rows) : sameTable(rows, page));
};
/** Differences that are certain and do not matter. */
function smallText(rows) {
	const small = rows.filter(({ finding }) => finding.judged?.realButSmall === true).length;
	if (small === 0) return "";
	return `; ${String(small)} ${small === 1 ? "differs" : "differ"} for certain, but by less than that`;
}
const changeColumns = [{
	title: "Change",
	align: "right"
}, {
	title: "95 % CI",
	align: "centre"
}];
const valueColumns = [{
	title: "Base",
	align: "right"
}, {
	title: "Head",
	align: "right"
}];
const floorColumn = {
	title: "Floor",
	align: "right"
};
function sameTable(rows, page) {
	const values = page.detail.same === "full";
	return tableText([
		{
			title: "Benchmark",
			align: "left"
		},
		...runtimeColumns(page),
		...changeColumns,
		...values ? valueColumns : [],
		floorColumn
	], rows.map((row) => [
		benchmarkCell(row, page),
		...runtimeCells(row, page),
		changeText(row.finding),
		intervalCell(row.finding),
		...values ? valueCells(row) : [],
		floorCell(row)
	]));
}
function countsTable(rows) {
	const suites = [...groupedBy(rows, ({ suite }) => suite)].map(([suite, own]) => [suite, own.length]).toSorted(([, one], [, other]) => other - one);
	const rest = suites.slice(suitesAtMost);
	const restCount = rest.reduce((sum, [, count]) => sum + count, 0);
	return tableText([{
		title: "Suite",
		align: "left"
	}, {
		title: "Same",
		align: "right"
	}], [...suites.slice(0, suitesAtMost).map(([suite, count]) => [suite === "" ? "without a suite" : codeOf(suite), String(count)]), ...rest.length === 0 ? [] : [[`${String(rest.length)} more suites`, String(restCount)]]]);
}

// src/render/sections/scaling.ts
const shownAtMost$1 = 20;
/** How values go with a numeric parameter; not in a comment, which is read for verdicts. */
const scaling = ({ result, context }) => {
	const all = context === null ? scalingsOf(result) : [];
	if (all.length === 0) return "";
	const hidden = all.length - shownAtMost$1;
	const lines = all.slice(0, shownAtMost$1).flatMap((one) => [...scalingLines(one), ""]);
	return folded(`<b>Over a parameter</b>, ${countText(all.length, "curve")}: ${scalingLegend}`, fenced(hidden > 0 ? [...lines, `and ${String(hidden)} more`] : lines.slice(0, -1)));
};

// src/render/sections/sides.ts
/** What was compared with what, where, and how long it took. */
const sides = (page) => {
	const { result } = page;
	return [
		`${sideText(page, "head")} against ${sideText(page, "base")}`,
		nodeText(result, versionText),
		`runner ${codeOf(result.machine.name)}`,
		pairsText(result),
		durationText(result.seconds)
	].filter((part) => part !== "").join(" · ");
};
function sideText({ result, links, context }, side) {
	const revision = result.plan.revisions[side];
	const label = linkText(codeOf(revision.label), links.commits[side]);
	const reason = reasonText(revision, context?.baseBranch ?? null);
	return reason === "" ? label : `${label} (${reason})`;
}
function reasonText(revision, baseBranch) {
	const target = baseBranch === null ? "the branch it goes to" : codeOf(baseBranch);
	switch (revision.reason) {
		case "explicit": return isNamed(revision) ? codeOf(revision.spec) : "";
		case "merge-parent": return target;
		case "merge-base": return `merge base with ${target}`;
		case "before-push": return "before the push";
		case "pull-request-head": return "this pull request";
		case "pull-request-merge": return baseBranch === null ? "this pull request merged" : `this pull request merged into ${target}`;
		case "previous-release": return "the release before";
		case "pushed": return "pushed";
	}
}
/** Whether a person gave it another name than the one it is shown under. */
function isNamed({ source, spec, label, sha }) {
	return source === "commit" && spec !== label && spec !== sha;
}
function versionText(version) {
	return /^\d{1,4}(?:\.\d{1,6}){0,2}$/.test(version) ? version : codeOf(version);
}

// src/render/study/filled-tables.ts
const nothing = "–";
const perBaseUnit = {
	s: 1,
	ms: 1e3,
	µs: 1e6,
	ns: 1e9,
	B: 1,
	KiB: 1 / 1024,
	MiB: 1 / 1024 ** 2,
	per_s: 1,
	count: 1,
	"%": 100
};
const unitWords = {
	s: "s",
	ms: "ms",
	µs: "µs",
	ns: "ns",
	B: "bytes",
	KiB: "KiB",
	MiB: "MiB",
	per_s: "/s",
	count: "",
	"%": "%"
};
/** The tables of a study, as far as they were measured, one filling for each side. */
function filledTables(study, result) {
	const cellsOf = cellsIn(result);
	return study.tables.flatMap((table) => {
		const { rows, columns } = measuredPart(table, result.plan.benchmarks, cellsOf);
		if (rows.length === 0) return [];
		return [{
			...filled({
				...table,
				columns
			}, rows, cellsOf),
			published: publishedPart(table, rows)
		}];
	});
}
/** Rows and columns of which at least one cell was measured: a preset is often a small part of a table. */
function measuredPart(table, benchmarks, cellsOf) {
	const all = rowsOf(table, benchmarks);
	const isMeasured = (row, column) => cellsOf(table, row, column) !== null;
	return {
		rows: all.filter((row) => table.columns.some((column) => isMeasured(row, column))),
		columns: table.columns.filter((column) => all.some((row) => isMeasured(row, column)))
	};
}
function cellsIn({ findings, plan }) {
	const known = /* @__PURE__ */ new Map();
	for (const finding of findings) {
		const key = `${finding.metric ?? ""} ${finding.benchmarkId}`;
		if (!known.has(key)) known.set(key, finding);
	}
	return (table, row, column) => {
		const id = column.metric ?? row.metric ?? table.metric;
		const benchmark = plan.benchmarks.find((one) => agrees(one, row) && agrees(one, column));
		const finding = benchmark === void 0 ? void 0 : known.get(`${id} ${benchmark.id}`);
		if (finding === void 0) return null;
		return {
			finding,
			metric: plan.metrics.find((metric) => metric.id === id) ?? null
		};
	};
}
function agrees(benchmark, { name, parameters = {} }) {
	if (name !== void 0 && benchmark.name !== name) return false;
	return Object.entries(parameters).every(([key, value]) => Object.hasOwn(benchmark.parameters, key) && benchmark.parameters[key] === value);
}
function rowsOf({ rows, columns }, benchmarks) {
	if (!("by" in rows)) return [...rows];
	const { by, label = null, parameters: common = {} } = rows;
	const names = typeof by === "string" ? [by] : by;
	const own = benchmarks.filter((one) => agrees(one, {
		label: "",
		parameters: common
	}) && names.every((name) => has(one, name))).filter((benchmark) => columns.some((column) => agrees(benchmark, column))).map(({ parameters }) => Object.entries(parameters).filter(([name]) => names.includes(name)));
	return [...new Map(own.map((values) => [JSON.stringify(values), values])).values()].map((values) => ({
		label: label === null ? values.map(([, value]) => String(value)).join(", ") : values.reduce((text, [name, value]) => text.replace(`{${name}}`, () => String(value)), label),
		parameters: {
			...common,
			...Object.fromEntries(values)
		}
	}));
}
function has({ parameters }, name) {
	return Object.hasOwn(parameters, name);
}
function filled(table, rows, cellsOf) {
	const bySide = (side) => rows.map((row) => filledRow(table, {
		row,
		side,
		cellsOf
	}));
	const base = bySide(sides$1[0]);
	const head = bySide(sides$1[1]);
	const sticks = table.candlestick === true ? drawnRows([...base, ...head]) : [];
	return {
		title: table.title,
		note: table.note ?? null,
		onlyCsv: table.only === "csv",
		titles: titlesOf(table, table.columns.map(({ label }) => label)),
		rows: {
			base,
			head
		},
		sticks: {
			base: sticks.slice(0, base.length),
			head: sticks.slice(base.length)
		}
	};
}
const stickWidth = 40;
/** Candlesticks of all rows on one scale. */
function drawnRows(rows) {
	const all = rows.flatMap(({ values }) => values.filter((value) => value !== null));
	const range = {
		least: Math.min(...all),
		most: Math.max(...all)
	};
	return rows.map(({ values }) => {
		const [least, lower, mean, upper, most] = values.filter((value) => value !== null);
		if (least === void 0 || lower === void 0 || mean === void 0) return "";
		if (upper === void 0 || most === void 0) return "";
		return candlestickText({
			least,
			lower,
			mean,
			upper,
			most
		}, range, stickWidth);
	});
}
function filledRow(table, { row, side, cellsOf }) {
	const centre = (column) => {
		const finding = cellsOf(table, row, column)?.finding;
		const value = side === "base" ? finding?.baseCentre : finding?.headCentre;
		return value === null || value === void 0 ? null : value * perBaseUnit[table.unit] / (column.per ?? row.per ?? 1);
	};
	const values = table.columns.map(centre);
	const cells = table.columns.map((column, at) => {
		const value = values[at] ?? null;
		if (value === null) return nothing;
		const written = value.toFixed(table.decimals);
		const other = table.columns.find(({ label }) => label === column.ratioTo);
		const reference = other === void 0 ? null : centre(other);
		return reference === null || reference === 0 ? written : `${written} (${(value / reference).toFixed(2)}×)`;
	});
	return {
		label: row.label,
		cells,
		values,
		verdicts: side === "base" ? "" : verdictsOf(table, row, cellsOf)
	};
}
/**
* The verdict with its interval; of several columns equal words are said once, with the columns that
* they hold for, and the interval of those that changed.
*/
function verdictsOf(table, row, cellsOf) {
	const cells = table.columns.flatMap((column) => {
		if (column.judged === false || row.judged === false) return [];
		const cell = cellsOf(table, row, column);
		return cell === null ? [] : [{
			...cell,
			label: column.label
		}];
	});
	const [only, ...more] = cells;
	if (only === void 0) return "";
	if (more.length === 0) return [wordIn(only), intervalIn(only)].filter((part) => part).join(" ");
	const words = [...groupedBy(cells, wordIn)];
	return words.map(([word, all]) => {
		return words.length === 1 && all.every((cell) => !isChanged(cell)) ? word : `${word}: ${all.map(columnText).join(", ")}`;
	}).join("; ");
}
function wordIn({ finding, metric }) {
	return wordOf(finding.verdict, metric);
}
function columnText(cell) {
	const interval = isChanged(cell) ? intervalIn(cell) : "";
	return interval === "" ? cell.label : `${cell.label} ${interval}`;
}
function isChanged({ finding: { verdict } }) {
	return verdict === "regression" || verdict === "improvement";
}
/** Empty where there were too few pairs for one. */
function intervalIn({ finding: { judged } }) {
	const [low, high] = judged?.ci ?? [null, null];
	return low === null ? "" : `(${intervalText(low, high)})`;
}
function publishedPart(table, rows) {
	const { published = {}, publishedBesides = {} } = table;
	const figures = [...rows.flatMap(({ label }) => Object.hasOwn(published, label) ? [[label, published[label] ?? {}]] : []), ...Object.entries(publishedBesides)];
	const printed = new Set(figures.flatMap(([, cells]) => Object.keys(cells)));
	const own = table.columns.map(({ label }) => label);
	const labels = [.../* @__PURE__ */ new Set([...own, ...printed])].filter((label) => printed.has(label));
	return {
		titles: titlesOf(table, labels),
		rows: figures.map(([label, cells]) => ({
			label,
			cells: labels.map((column) => String(Object.hasOwn(cells, column) ? cells[column] : nothing)),
			values: [],
			verdicts: ""
		}))
	};
}
/** Of the rows, then of the columns with their unit. */
function titlesOf({ rowLabel, unit }, labels) {
	const word = unitWords[unit];
	return [rowLabel, ...labels.map((label) => word === "" ? label : `${label}, ${word}`)];
}

// src/render/study/study-lines.ts
const noteLength = 2e3;
const verdictLength = 2e3;
/** Spaces between two columns. */
const gap = 2;
/**
* A suite's results in the tables of the published study: first base's, then head's with the
* verdicts, then what the study printed. Visible text, for terminals and code blocks; empty when the
* run was not of a suite.
*
* @param width - columns of the terminal
*/
function studyLines(result, width) {
	const { study } = result.plan;
	if (study === void 0) return [];
	const { base, head } = result.plan.revisions;
	const tables = filledTables(study, result).filter(({ onlyCsv }) => !onlyCsv).flatMap((table, index) => [
		...index === 0 ? [] : [""],
		...wrapped(plainText(table.title, width), width),
		...tableLines(`base: ${plainText(base.label)}`, {
			titles: table.titles,
			rows: table.rows.base,
			width
		}),
		...stickLines(table, "base"),
		...tableLines(`head: ${plainText(head.label)}`, {
			titles: table.titles,
			rows: table.rows.head,
			width
		}),
		...stickLines(table, "head"),
		...tableLines("as published, on another machine: not comparable in absolute terms", {
			titles: table.published.titles,
			rows: table.published.rows,
			width
		}),
		...table.note === null ? [] : ["", ...wrapped(plainText(table.note, noteLength), width)]
	]);
	const profiles = allProfileLines(result, width);
	return profiles.length === 0 ? tables : [
		...tables,
		"",
		...profiles
	];
}
/** Where the tables come from. */
function studySource({ plan: { study } }) {
	return study === void 0 ? "" : plainText(study.source, 500);
}
/** The rows of a side as candlesticks, under their table. */
function stickLines({ rows, sticks }, side) {
	const labels = rows[side].map(({ label }) => plainText(label));
	const widest = widestOf(labels);
	const drawn = sticks[side].map((stick, at) => `${padded(labels[at] ?? "", widest)}  ${stick}`);
	return drawn.length === 0 ? [] : ["", ...drawn.map((line) => line.trimEnd())];
}
function tableLines(heading, { titles, rows, width }) {
	if (rows.length === 0) return [];
	const lines = rows.map(({ label, cells }) => [label, ...cells].map((cell) => plainText(cell)));
	const all = [titles.map((title) => plainText(title)), ...lines];
	const verdicts = rows.map((row) => plainText(row.verdicts, verdictLength));
	const [only = [], ...more] = columnsThatFit(all, width).map((columns) => alignedTable(all, columns));
	const beside = only.map((line, index) => {
		const verdict = index === 0 ? "" : verdicts[index - 1] ?? "";
		return verdict === "" ? line : `${padded(line, widestOf(only), "left")}  ${verdict}`;
	});
	if (more.length === 0 && widestOf(beside) <= width) return [
		"",
		heading,
		...beside
	];
	return [
		"",
		heading,
		...[only, ...more].flatMap(withGap),
		...verdictLines(rows, verdicts, width)
	];
}
/** Numbers of the columns of each part of a table that is too wide for one; the first is in all of them. */
function columnsThatFit(all, width) {
	const widthOfColumn = (column) => widestOf(all.map((cells) => cells[column] ?? ""));
	const parts = [];
	let used = 1e400;
	for (let column = 1; column < (all[0]?.length ?? 0); column += 1) {
		const own = gap + widthOfColumn(column);
		const part = parts.at(-1);
		if (part === void 0 || used + own > width) {
			parts.push([0, column]);
			used = widthOfColumn(0) + own;
		} else {
			part.push(column);
			used += own;
		}
	}
	return parts;
}
function alignedTable(all, columns) {
	const [titles = [], ...rows] = all.map((cells) => columns.map((column) => cells[column] ?? ""));
	const described = titles.map((title, index) => ({
		title,
		align: index === 0 ? "left" : "right",
		keep: "always"
	}));
	return terminalTable(described, rows, 1e400);
}
function withGap(lines, index) {
	return index === 0 ? lines : ["", ...lines];
}
/** Below a table that has no room for them beside it; rows that are told the same are told once. */
function verdictLines(rows, verdicts, width) {
	const told = rows.flatMap(({ label }, index) => {
		const verdict = verdicts[index] ?? "";
		return verdict === "" ? [] : [{
			label: plainText(label),
			verdict
		}];
	});
	const lines = [...groupedBy(told, ({ verdict }) => verdict)].flatMap(([verdict, own]) => wrapped(`${own.map(({ label }) => label).join(" · ")} – ${verdict}`, width));
	return lines.length === 0 ? [] : ["", ...lines];
}
function widestOf(lines) {
	return lines.reduce((most, line) => Math.max(most, widthOf(line)), 0);
}

// src/render/sections/study.ts
const columnsAtMost = 160;
/** The results of a bundled suite in the published study's own tables; not in a comment, where they are too wide. */
const study = ({ result, context }) => {
	const lines = context === null ? studyLines(result, columnsAtMost) : [];
	if (lines.length === 0) return "";
	return folded(`<b>The study’s tables</b>, after ${codeInHtml(studySource(result), 500)}`, fenced(lines));
};

// src/render/sections/untrusted.ts
/** Whose numbers they are, where a stranger could have forged them: before anything else is read. */
const untrusted = ({ fromFork }) => fromFork ? "> [!WARNING]\n> **untrusted: reported by a job that ran a fork's code**, which could have made up every number below. The commits, the limits and the verdict are this repository's." : "";

// src/render/sections/warm-up.ts
const shownAtMost = 20;
/** How benchmarks warm up that ask for their first calls one by one; not in a comment, which is read for verdicts. */
const warmUp = ({ result: { curves = [] }, context }) => {
	if (curves.length === 0 || context !== null) return "";
	const hidden = curves.length - shownAtMost;
	const lines = curves.slice(0, shownAtMost).flatMap((one) => [...warmUpLines(one), ""]);
	return folded(`<b>Warm-up</b> of ${countText(curves.length, "benchmark")}: ${warmUpLegend}`, fenced(hidden > 0 ? [...lines, `and ${String(hidden)} more`] : lines.slice(0, -1)));
};

// src/render/sections/index.ts
/** The parts of a comment, in the order of the page. */
const sections = [
	marker,
	headline,
	untrusted,
	boundary,
	finding,
	accepted,
	sides,
	changes,
	unsettled,
	failures,
	oneSided,
	same,
	metrics,
	plot,
	scaling,
	warmUp,
	study,
	profiles,
	method,
	footer,
	regressions
];

// src/render/comment/sections-text.ts
/** All sections that have something to say, one after the other, with a line end behind. */
function sectionsText(page) {
	const [first, ...rest] = sections.map((section) => section(page));
	const body = rest.filter((text) => text !== "").join("\n\n");
	return `${first === void 0 || first === "" ? "" : `${first}\n`}${body}\n`;
}

// src/render/comment/fitted.ts
/** Everything, as far as it can be read: for files. */
const fullDetail = {
	same: "full",
	plot: "all",
	metrics: "rows",
	regressions: {
		open: 25,
		folded: 1e400
	},
	improvements: {
		open: 10,
		folded: 1e400
	},
	unsettledRows: 1e400,
	failures: {
		open: 5,
		folded: 1e400
	},
	metricsAtMost: 50,
	otherMetrics: 3,
	warnings: 20,
	nameLength: 80
};
/** What is given up at each rung, on top of all before it. */
const rungs = [
	{},
	{ same: "narrow" },
	{ plot: "told" },
	{ same: "counts" },
	{
		plot: "none",
		metrics: "summary"
	},
	{
		regressions: {
			open: 25,
			folded: 150
		},
		improvements: {
			open: 10,
			folded: 75
		},
		unsettledRows: 75,
		failures: {
			open: 3,
			folded: 22
		}
	},
	{
		improvements: {
			open: 10,
			folded: 0
		},
		unsettledRows: 25
	},
	{
		regressions: {
			open: 25,
			folded: 0
		},
		unsettledRows: 0
	},
	{ failures: {
		open: 1,
		folded: 24
	} },
	{
		failures: {
			open: 0,
			folded: 25
		},
		nameLength: 40,
		warnings: 5,
		metricsAtMost: 8
	},
	{
		improvements: {
			open: 3,
			folded: 0
		},
		nameLength: 24,
		otherMetrics: 0
	}
];
/** The details of the size ladder, from everything down to what always survives. */
const ladder = rungs.map((_, index) => Object.assign({}, fullDetail, ...rungs.slice(0, index + 1)));
/** No row of a table or plot is shorter; a rung with too many of them need not be tried. */
const leastRowLength = 30;
/** The first text of the ladder that is small enough; that of the last rung when none is. */
function fitted({ render, sizeOf, limit, rowCount, from }) {
	const [last = fullDetail, ...others] = ladder.toReversed();
	const fitting = others.toReversed().slice(from).filter((detail) => rowCount(detail) * leastRowLength <= limit);
	for (const detail of fitting) {
		const text = render(detail);
		if (sizeOf(text) <= limit) return text;
	}
	return render(last);
}
/** A page as text, with as much detail as its size allows. */
function fittedPage(page, size) {
	return fitted({
		...size,
		render: (detail) => sectionsText({
			...page,
			detail
		}),
		rowCount: (detail) => rowsShown(page, detail)
	});
}
function rowsShown({ rows, result }, detail) {
	const count = (verdict) => rowsWith(rows, verdict).length;
	const same = count("unchanged");
	return [
		detail.same === "counts" ? 0 : same,
		shownOf(detail.regressions, count("regression")),
		shownOf(detail.improvements, count("improvement")),
		Math.min(detail.unsettledRows, count("inconclusive")),
		plotted(detail, rows.length, same),
		shownOf(detail.failures, result.failures.length)
	].reduce((sum, each) => sum + each, 0);
}
function shownOf({ open, folded }, count) {
	return Math.min(open + folded, count);
}
function plotted({ plot }, all, same) {
	switch (plot) {
		case "all": return all;
		case "told": return all - same;
		case "none": return 0;
	}
}

// src/render/comment/page.ts
/** No addresses: for files and terminals. */
const noLinks = {
	run: null,
	report: null,
	commits: {
		base: null,
		head: null
	}
};
/** A page of a result, before it is known how much detail fits. */
function pageOf(result, rest) {
	const rows = rowsOf$1(result);
	return {
		...rest,
		result,
		rows,
		state: stateOf(result, rows),
		hasRuntimes: result.plan.benchmarks.some(({ runtime }) => runtime !== void 0),
		mainMetric: result.plan.metrics.find(({ gates }) => gates) ?? null
	};
}

// src/render/comment/report.ts
/** The report file: what the comment says, with all rows and without any limit. */
function renderReport(result, links = noLinks) {
	return sectionsText({
		...pageOf(result, {
			context: null,
			links,
			fromFork: false
		}),
		detail: fullDetail
	});
}

// src/render/study/study-csv.ts
/**
* A suite's results in the columns of the published study, for a spreadsheet: for each table its title,
* a line of column titles and the rows of both sides, then an empty line (RFC 4180).
*
* @returns `null` when the run was not of a suite, or the suite has no tables
*/
function studyCsv(result) {
	const { study } = result.plan;
	const tables = study === void 0 ? [] : filledTables(study, result);
	if (tables.length === 0) return null;
	return tables.map(({ title, titles, rows }) => [
		csvLine([title]),
		csvLine([
			"side",
			...titles,
			"verdict"
		]),
		...sides$1.flatMap((side) => rows[side].map(({ label, values, verdicts }) => csvLine([
			side,
			label,
			...values,
			verdicts === "" ? null : verdicts
		])))
	].join("")).join("\r\n");
}

// src/publish/files.ts
/**
* Writes the files of a run beside its journal.
*
* @param directory - absolute path of the results folder
* @returns their absolute paths
*/
async function publishFiles({ result, samples }, directory, { files }) {
	const study = studyCsv(result);
	const contents = [
		["result.json", `${JSON.stringify(result, null, 2)}\n`],
		["report.md", renderReport(result)],
		["samples.csv", samplesCsv(result.plan, samples)],
		...study === null ? [] : [["study.csv", study]]
	];
	try {
		for (const [name, content] of contents) await files.write(files.join(directory, name), content);
	} catch (error) {
		const journal = files.join(directory, "journal.ndjson");
		throw withoutRoom(error, `all measurements are kept in ${journal}: see "deadheat analyse"`);
	}
	return contents.map(([name]) => files.join(directory, name));
}

export { cpu, fittedPage, isDiskFull, ladder, metrics$1 as metrics, noLinks, openBoundary, pageOf, peakMemory, publishFiles, readYaml, settingsFromConfig, studyLines, time, withoutRoom };