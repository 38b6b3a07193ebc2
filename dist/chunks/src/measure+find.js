import { areSpared, benchmarksAmong, differencesOf, isFolderOfCode, isScriptPath as isScriptPath$1, linkedPackages, prepareTarget, readManifest, secondsSpent, speaksOfBenchmarks, stopWhenCancelled, stoppable } from "./session+plan.js";
import { foldersUpTo, parseSuite, readPlain, staysInTree } from "./settings4.js";
import { array, number, object, strictObject, string, union } from "../packages/zod.js";
import { absolutePath } from "./host5.js";
import { SideError, anyCpu, assertGone, blameSide, brokenLimit, commandOf, harnessActor, harnessDescriptionOf, harnessErrorOf, harnessProcess, loadedAddons, outOfTime, sideProcess, startHarness, tryRows } from "./measure2.js";
import { DialogueError } from "./host12.js";
import { directionSchema, groupedBy } from "./model7.js";
import { besideMark, contestOf, eachSide, idUnder, idWithout, isTree, otherSide, sides, statisticSchema } from "./model5.js";
import { isPackageName, lockfiles, manifestSchema, packagesNamed } from "./model27.js";
import { nearestNames } from "./model.js";
import { UsageError } from "./model2.js";
import { parseJson } from "./model22.js";
import { complaintOf } from "./model16.js";
import { coverageOfRow, coverageSchema, folderOf as folderOf$1, foldersAround, installedPackageOf, isDeclaration, isInstalled as isInstalled$1, isLoadable, joinedInside, joinedPath, manifestOf, nameOf, stemOf, treeIndexOf, urlPath } from "./model26.js";
import { js_tokens_default, parse } from "../packages/others5.js";
import { flagWords, nodeFlagSchema, setParameters, variableSchema } from "./settings.js";
import { someOf, withoutValues } from "./model6.js";
import { UnmeasurableError, isDiskFull } from "./model9.js";
import { startOf, startWords, variablesOf } from "./model28.js";
import { adopt, buildEnvironment, findNode, findTools, npmSettings, settingsIn } from "./toolchain2.js";
import { boundaryOf, endText, exitText, isInside, lastWords, lastWordsOf, ownFolders, reasonText } from "./sandbox+model.js";
import { excerptOf, fetchByNpm, firstError, hintOf, npmTrouble, secretValues, secretsNamed, unfitNode } from "./toolchain.js";
import { splitLines } from "./host8.js";
import { trustedScope } from "./store.js";
import { commandWords } from "./settings5.js";
import { digestOf } from "./host14.js";
import { fewestPairsToCall } from "./stats.js";
import { cpu, gatingMetric, peakMemory, rate, time } from "./metrics.js";

// src/adapters/reading/checked-rows.ts
const mostRows = 1e3;
const nameLength = 200;
function checkedRows(rows) {
	if (rows.length === 0) throw new RowsError("expected at least one result, got none");
	if (rows.length > mostRows) throw new RowsError(`expected at most ${mostRows} results of one process, got ${rows.length}: split the suite`);
	const seenNames = /* @__PURE__ */ new Set();
	for (const { name, value } of rows) {
		const quotedName = JSON.stringify(name.length > 60 ? `${name.slice(0, 60)}…` : name);
		if (name.trim() === "") throw new RowsError("expected every result to have a name, got none");
		if (name.length > nameLength) throw new RowsError(`expected names of at most ${nameLength} characters, got ${name.length} in ${quotedName}`);
		if (seenNames.has(name)) throw new RowsError(`expected every result to have a unique name, got ${quotedName} twice`);
		if (!Number.isFinite(value) || value <= 0) throw new RowsError(`expected a number above 0 for ${quotedName}, got ${String(value)}`);
		seenNames.add(name);
	}
	return rows;
}
var RowsError = class extends Error {
	name = "RowsError";
};
function distinctRows(rows) {
	const countByName = /* @__PURE__ */ new Map();
	return rows.map((row) => {
		const shortName = shorten(row.name);
		const times = (countByName.get(shortName) ?? 0) + 1;
		countByName.set(shortName, times);
		return {
			...row,
			name: times === 1 ? shortName : `${shortName} [${String(times)}]`
		};
	});
}
function shorten(name) {
	const line = name.replaceAll(/\s+/g, " ").trim();
	return line.length <= 190 ? line : `${line.slice(0, 189)}…`;
}
function thrownText({ name, error }) {
	return `${name.slice(0, 60)} threw ${error.replaceAll(/\s+/g, " ").slice(0, 300)}`;
}

// src/adapters/reading/usage-of.ts
const usageSchema = object({ usage: strictObject({
	cpuSeconds: number().min(0).nullable(),
	peakMemoryBytes: number().min(0).nullable()
}) });
function usageOf(lines) {
	const usages = reportsIn(lines, usageSchema).map(({ usage }) => usage);
	const cpu = usages.map(({ cpuSeconds }) => cpuSeconds);
	const memory = usages.flatMap(({ peakMemoryBytes }) => peakMemoryBytes ?? []);
	return {
		cpuSeconds: cpu.length === 0 || cpu.includes(null) ? null : cpu.reduce((sum, each) => sum + (each ?? 0), 0),
		peakMemoryBytes: memory.length === 0 ? null : Math.max(...memory)
	};
}
function reportsIn(output, schema) {
	return output.split("\n").flatMap((line) => {
		const report = line.startsWith("{") ? schema.safeParse(parseJson(line)) : null;
		return report?.success === true ? [report.data] : [];
	});
}

// src/adapters/autocannon.ts
const count = number().min(0);
const reportSchema$1 = object({
	requests: object({ p50: number() }),
	latency: object({ average: number() }),
	errors: count,
	timeouts: count,
	mismatches: count.optional(),
	non2xx: count
});
const autocannon = {
	id: "autocannon",
	fillsTime: true,
	argv: (command) => command.some((word) => word === "--json" || word === "-j") ? command : [...withFlags(command)],
	read: ({ stdout, lines }) => {
		const [report] = reportsIn(stdout, reportSchema$1);
		if (report === void 0) throw new RowsError("expected the JSON of autocannon on standard output, got something else");
		const { requests, latency, errors, timeouts, mismatches = 0, non2xx } = report;
		if (errors + timeouts + mismatches + non2xx > 0) throw new RowsError(`expected every request to succeed, got ${errors} errors, ${timeouts} timeouts, ${mismatches} mismatches and ${non2xx} answers other than 2xx`);
		const usableRows = [{
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
			rows: checkedRows(usableRows),
			...usageOf(lines)
		};
	}
};
function withFlags(command) {
	const at = command.findIndex((word) => /(?:^|[/\\])autocannon(?:\.js)?$/.test(word));
	return [
		...command.slice(0, at + 1),
		"--json",
		...command.slice(at + 1)
	];
}

// src/adapters/node-core.ts
const address = /^[a-z][a-z0-9+.-]*:\/\/|^[\w.-]+@[\w.-]+:/i;
const reportSchema = object({ report: object({ rate: number() }) });
const program$1 = "{adapters}/node-core.cjs";
const nodeCore = {
	id: "node-core",
	fillsTime: false,
	argv: (command) => command,
	read: ({ stdout, lines }) => {
		const [report] = reportsIn(stdout, reportSchema);
		if (report === void 0) throw new RowsError("expected the report of a Node.js benchmark, got none");
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
		read: nodeCoreListOf
	}
};
function nodeCorePlace(command) {
	const at = command.indexOf("--from");
	const tree = at < 0 ? void 0 : command[at + 1];
	if (tree === void 0) return {
		tree: null,
		words: command
	};
	if (address.test(tree)) throw new UsageError("expected the folder of a source tree of Node.js after \"--from\", got an address: clone it, and name the folder");
	return {
		tree,
		words: command.filter((_, index) => index !== at && index !== at + 1)
	};
}
const configurationSchema = object({
	name: string().max(200),
	file: string().max(1e3),
	flags: array(string().max(1e3)).max(50),
	arguments: array(string().max(1e4)).max(100)
});
const lineSchema = union([configurationSchema, object({
	name: string(),
	skipped: string()
})]);
function nodeCoreListOf(stdout, directory) {
	const lines = stdout.split("\n").filter((line) => line.startsWith("{"));
	const validation = array(lineSchema).safeParse(lines.map(parseJson));
	if (!validation.success) return null;
	return {
		rows: validation.data.flatMap((line) => "file" in line ? [listedRow(line, directory)] : []),
		skipped: leftOutTexts(validation.data.filter((line) => "skipped" in line))
	};
}
const textLength = 2e3;
function leftOutTexts(files) {
	return [...groupedBy(files, ({ skipped }) => reasonAndDetail(skipped).reason)].map(([reason, filesOfReason]) => {
		const names = filesOfReason.map(({ name, skipped }) => {
			const { detail } = reasonAndDetail(skipped);
			return detail === "" ? name : `${name} (${detail.slice(0, 200)})`;
		});
		const text = `${String(filesOfReason.length)} left out: ${reason}: ${names.join(", ")}`;
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
function listedRow({ name, file, flags, arguments: words }, directory) {
	const parameters = Object.fromEntries(words.map((word) => {
		const at = word.indexOf("=");
		return [word.slice(0, at).slice(0, 100), word.slice(at + 1).slice(0, 200)];
	}));
	const script = file.startsWith(directory) ? `{directory}${file.slice(directory.length)}` : file;
	return {
		name,
		parameters,
		command: [
			"node",
			program$1,
			"run",
			script,
			JSON.stringify(flags),
			...words
		]
	};
}

// src/adapters/reading/written-units.ts
const factorsByUnit = [
	["s", {
		ns: 1e-9,
		us: 1e-6,
		µs: 1e-6,
		ms: .001,
		s: 1
	}],
	["per_s", {
		"ops/s": 1,
		"ops/sec": 1,
		"req/s": 1,
		"1/s": 1,
		"/s": 1,
		Hz: 1
	}],
	["B", {
		B: 1,
		kB: 1e3,
		MB: 1e6,
		KiB: 1024,
		MiB: 2 ** 20
	}],
	["count", { count: 1 }],
	["ratio", {
		ratio: 1,
		"%": .01
	}]
];
const writtenUnits = new Map(factorsByUnit.flatMap(([unit, factors]) => Object.entries(factors).map(([written, factor]) => [written, {
	unit,
	factor
}])));

// src/adapters/reading/json-lines-rows.ts
const rowSchema$1 = strictObject({
	name: string(),
	value: number(),
	unit: string().max(20),
	better: directionSchema.optional()
});
const errorSchema$1 = strictObject({
	name: string(),
	error: string()
});
function jsonLinesRows(text) {
	const rows = [];
	for (const line of text.split("\n").map((each) => each.trim())) {
		if (!line.startsWith("{")) continue;
		rows.push(lineRow(line));
	}
	return checkedRows(rows);
}
function lineRow(line) {
	const data = parseJson(line);
	if (data === null) throw new RowsError(`expected a line of JSON, got ${quote(line)}`);
	const errorValidation = errorSchema$1.safeParse(data);
	if (errorValidation.success) throw new RowsError(thrownText(errorValidation.data));
	const rowValidation = rowSchema$1.safeParse(data);
	if (!rowValidation.success) {
		const what = complaintOf(rowValidation.error, data);
		throw new RowsError(`expected {"name", "value", "unit", "better"}, got ${quote(line)} (${what})`);
	}
	const { name, value, unit: unitText, better } = rowValidation.data;
	const writtenUnit = writtenUnits.get(unitText);
	if (writtenUnit === void 0) throw new RowsError(`expected a unit of ${[...writtenUnits.keys()].join(", ")}, got ${quote(unitText)}`);
	const { unit, factor } = writtenUnit;
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
	throw new RowsError(`expected "better" to be "lower" or "higher", got none in ${quote(line)}`);
}
function quote(text) {
	return JSON.stringify(text.length > 100 ? `${text.slice(0, 100)}…` : text);
}

// src/adapters/reading/watched-run.ts
const sourceSchema = object({
	name: string(),
	process: string().max(100)
});
const rowSchema = sourceSchema.extend({
	value: number(),
	unit: string().max(20),
	statistic: statisticSchema.optional()
});
const fixedSchema = object({ fixed: string() });
const errorSchema = sourceSchema.extend({ error: string() });
function hasRows(lines) {
	return lines.split("\n").some((line) => line.startsWith("{\"name\""));
}
function wasEnded(lines) {
	return lines.split("\n").includes("{\"ended\":true}");
}
function watchedRun(lines) {
	const rows = /* @__PURE__ */ new Map();
	const errorByName = /* @__PURE__ */ new Map();
	const fixedNames = new Set(reportsIn(lines, fixedSchema).map(({ fixed }) => fixed));
	for (const line of lines.split("\n")) {
		if (!line.startsWith("{\"name\"")) continue;
		const data = parseJson(line);
		const errorValidation = errorSchema.safeParse(data);
		if (errorValidation.success) {
			errorByName.set(errorValidation.data.name, thrownText(errorValidation.data));
			continue;
		}
		const rowValidation = rowSchema.safeParse(data);
		const writtenUnit = writtenUnits.get(rowValidation.data?.unit ?? "");
		if (!rowValidation.success || writtenUnit === void 0) throw new RowsError(`expected a result, got ${JSON.stringify(line.slice(0, 100))}`);
		const { name, value, statistic, process } = rowValidation.data;
		rows.set(JSON.stringify([process, name]), {
			name,
			value: value * writtenUnit.factor,
			unit: writtenUnit.unit,
			better: writtenUnit.unit === "per_s" ? "higher" : "lower",
			statistic,
			isFixed: isAmong(fixedNames, name) || void 0
		});
	}
	const [firstError] = errorByName.values();
	if (rows.size === 0 && firstError !== void 0) throw new RowsError(firstError);
	const brokenBenchmarks = [...errorByName].map(([name, message]) => ({
		name,
		message
	}));
	return {
		rows: checkedRows(distinctRows([...rows.values()])),
		brokenRows: brokenBenchmarks.length === 0 ? void 0 : brokenBenchmarks,
		...usageOf(lines)
	};
}
function isAmong(names, name) {
	const at = name.lastIndexOf(" > ");
	return names.has(name) || at >= 0 && names.has(name.slice(at + 3));
}

// src/adapters/index.ts
const program = "{package}/node_modules/vitest/vitest.mjs";
const reporterAddress = "file://{adapters}/vitest-reporter.mjs";
const vitest = {
	id: "vitest",
	packageName: "vitest",
	otherNames: ["vite-plus/test"],
	fillsTime: true,
	secondsPerCall: 2e-6,
	watcher: "vitest.cjs",
	argv: (command) => [
		...withoutOurOptions(command),
		"--run",
		`--reporter=data:text/javascript,export{default}from${JSON.stringify(reporterAddress)}`
	],
	read: ({ lines }) => {
		if (hasRows(lines)) return watchedRun(lines);
		throw new RowsError("expected benchmarks of vitest, got none: does \"vitest bench\" find files with bench() in them?");
	},
	isSuite: (text) => /\bbench(?:\.\w+)?\s*\(/.test(text),
	needsNoImport: (path, text) => /\.bench\.[cm]?[jt]s$/.test(path) && /(?<![.\w$])bench\s*\(/.test(text) && !ownBench.test(text),
	configuration: {
		file: /^vite(?:st)?\.config\.[cm]?[jt]s$/,
		scripts: includedBy
	},
	scriptCommand: (script) => [
		"node",
		program,
		"bench",
		script
	],
	programCommand: ([name, ...words]) => {
		const at = words.findIndex((word) => !word.startsWith("-"));
		const isPlus = name === "vp" && words[at] === "test" && words[at + 1] === "bench";
		if (!isPlus && (name !== "vitest" || words[at] !== "bench")) return null;
		const options = [...words.slice(0, at), ...words.slice(at + (isPlus ? 2 : 1))];
		return [
			"node",
			program,
			"bench",
			...withoutOurOptions(options)
		];
	}
};
function includedBy(text) {
	const [, list = ""] = /\bbenchmark\s*:\s*\{[^]*?\binclude\s*:\s*\[((?:\s*(['"`]).*?\2\s*,?)*)/.exec(text) ?? [];
	return [...list.matchAll(/(['"`])(?:\.\/)?(.*?)\1/g)].map(([, , glob = ""]) => glob).map((glob) => glob.replaceAll(/\*\*\/|[?*+@!]?\([^)]*\)|\{[^}]*\}|\[[^\]]*\]|\?/g, "*"));
}
const ourOptions = /^(?:--(?:no-)?(?:run|watch)(?:=.*)?|-w|--reporter=.*)$/;
function withoutOurOptions(command) {
	return command.filter((word, at) => !ourOptions.test(word) && word !== "--reporter" && command[at - 1] !== "--reporter");
}
const ownBench = /\bimport\b[^'"]*\bbench\b|\b(?:const|let|var|function)\s[^=(;]*\bbench\b/;
const adapters = {
	tinybench: watchOnce({
		id: "tinybench",
		secondsPerCall: 2e-6
	}),
	mitata: watchOnce({
		id: "mitata",
		secondsPerCall: 0
	}),
	benchmark: watchOnce({
		id: "benchmark",
		secondsPerCall: 0
	}),
	benny: watchOnce({
		id: "benny",
		secondsPerCall: 0
	}),
	cronometro: watchOnce({
		id: "cronometro",
		secondsPerCall: 4e-6
	}),
	fastbench: watchOnce({
		id: "fastbench",
		secondsPerCall: 0
	}),
	"bench-node": watchOnce({
		id: "bench-node",
		nodeOptions: ["--allow-natives-syntax"],
		secondsPerCall: 0
	}),
	vitest,
	autocannon,
	"json-lines": {
		id: "json-lines",
		fillsTime: false,
		argv: (command) => command,
		read: ({ stdout, lines }) => ({
			rows: jsonLinesRows(stdout),
			...usageOf(lines)
		})
	},
	"node-core": nodeCore
};
function watchOnce(library) {
	const { id } = library;
	return {
		...library,
		packageName: id,
		fillsTime: true,
		watcher: `${id}.cjs`,
		argv: (command) => command,
		read: ({ lines }) => {
			if (hasRows(lines)) return watchedRun(lines);
			throw new RowsError(`expected results of ${id}, got none: does the suite import it, and run on Node.js 18.19 or newer if it is an ES module?`);
		}
	};
}

// src/find/script-facts.ts
function scriptFactsOf({ text }) {
	const tokens = [...js_tokens_default(text)].filter(({ type }) => !ignoredTokens.has(type));
	const moduleFacts = moduleFactsOf(text);
	const imports = [...moduleFacts.imports, ...requiredBy(tokens)];
	const exportsRun = moduleFacts.exports.includes("run") || assignsRun(tokens);
	return {
		imports,
		threads: threadsOf(tokens),
		exportsRun,
		isRead: moduleFacts.isRead
	};
}
const ignoredTokens = /* @__PURE__ */ new Set([
	"WhiteSpace",
	"LineTerminatorSequence",
	"SingleLineComment",
	"MultiLineComment",
	"HashbangComment"
]);
function moduleFactsOf(text) {
	try {
		const [imports, exports] = parse(text);
		return {
			isRead: true,
			imports: imports.flatMap((lexedImport) => {
				return (lexedImport.type === "dynamic" || lexedImport.type === "static" && !lexedImport.typeOnly) && typeof lexedImport.specifier === "string" ? [lexedImport.specifier] : [];
			}),
			exports: exports.flatMap((lexedExport) => lexedExport.type === "reexport-all" || lexedExport.typeOnly ? [] : [lexedExport.name])
		};
	} catch {
		return {
			isRead: false,
			imports: [],
			exports: []
		};
	}
}
function requiredBy(tokens) {
	return tokens.flatMap(({ value }, at) => {
		const name = value === "require" && !isMember(tokens, at) && valueAt(tokens, at + 1) === "(" ? stringAt(tokens, at + 2) : null;
		return name === null ? [] : [name];
	});
}
const threadStarters = /* @__PURE__ */ new Set(["Worker", "fork"]);
function threadsOf(tokens) {
	if (!tokens.some(({ value }, at) => threadStarters.has(value) && valueAt(tokens, at + 1) === "(")) return [];
	return tokens.flatMap(({ type, value }) => {
		const [name] = type === "StringLiteral" || type === "NoSubstitutionTemplate" || type === "TemplateTail" ? scriptName.exec(value) ?? [] : [];
		return name === void 0 ? [] : [name];
	});
}
const scriptName = /[\w.-]+\.[cm]?[jt]s(?=['"`]$)/;
function assignsRun(tokens) {
	const names = tokens.filter(({ type, value }, at) => type === "IdentifierName" && !withoutProperties.has(value) && valueAt(tokens, at - 2) === "exports" && valueAt(tokens, at - 1) === "=" && ![
		"(",
		".",
		"=>"
	].includes(valueAt(tokens, at + 1)));
	const holders = /* @__PURE__ */ new Set(["exports", ...names.map(({ value }) => value)]);
	return tokens.some(({ value }, at) => {
		if (value === "default" && valueAt(tokens, at - 1) === "export") return hasRun(tokens, at + 1);
		const isOfModule = valueAt(tokens, at - 1) === "." && valueAt(tokens, at - 2) === "module";
		if (!holders.has(value) || isMember(tokens, at) && !isOfModule) return false;
		const isDefined = valueAt(tokens, at - (isOfModule ? 4 : 2)) === "defineProperty";
		if (valueAt(tokens, at + 1) === "=") return hasRun(tokens, at + 2);
		const next = tokens.slice(at + 1, at + 5).map((token) => token.value);
		return (isDefined ? isDefinition : isAssignment).test(next.join(" "));
	});
}
const isDefinition = /^, (["'`])run\1 /;
const isAssignment = /^(?:\. run = |\[ (["'`])run\1 \] =$)/;
const withoutProperties = /* @__PURE__ */ new Set([
	"function",
	"async",
	"class",
	"new",
	"exports",
	"module"
]);
const beforeName = /* @__PURE__ */ new Set([
	"{",
	",",
	"async",
	"get",
	"set",
	"*"
]);
const afterName = /* @__PURE__ */ new Set([
	":",
	",",
	"(",
	"}"
]);
const openingTokens = /* @__PURE__ */ new Set([
	"(",
	"[",
	"{",
	"${"
]);
const closingTokens = /* @__PURE__ */ new Set([
	")",
	"]",
	"}"
]);
function hasRun(tokens, start) {
	let depth = 0;
	if (valueAt(tokens, start) !== "{") return false;
	for (let at = start; at < tokens.length; at += 1) {
		const { type, value } = tokens[at] ?? {
			type: "Invalid",
			value: ""
		};
		if (openingTokens.has(value) || type === "TemplateHead") depth += 1;
		else if (closingTokens.has(value) || type === "TemplateTail") depth -= 1;
		if (depth === 0) return false;
		const isKey = beforeName.has(valueAt(tokens, at - 1)) && afterName.has(valueAt(tokens, at + 1));
		if (depth === 1 && isKey && (stringAt(tokens, at) ?? value) === "run") return true;
	}
	return false;
}
function isMember(tokens, at) {
	return [".", "?."].includes(valueAt(tokens, at - 1));
}
function valueAt(tokens, at) {
	return tokens[at]?.value ?? "";
}
function stringAt(tokens, at) {
	const token = tokens[at];
	return token?.type === "StringLiteral" || token?.type === "NoSubstitutionTemplate" ? token.value.slice(1, -1) : null;
}

// src/find/read-scripts.ts
const pathEndings = ["", "/index"].flatMap((start) => [
	".js",
	".mjs",
	".cjs",
	".ts",
	".mts",
	".cts",
	".json",
	""
].map((suffix) => start + suffix));
function pathNamed(name, isThere) {
	return pathEndings.map((suffix) => (name + suffix).replace(/^\//, "")).find(isThere);
}
function readScripts(scripts, packageName) {
	const paths = new Set(scripts.map(({ path }) => path));
	return new Map(scripts.map((script) => {
		const facts = scriptFactsOf(script);
		const relativePaths = relativeImportsOf(script, facts);
		const threads = scripts.filter(({ path }) => facts.threads.includes(path.slice(path.lastIndexOf("/") + 1)));
		const uses = [...relativePaths.flatMap((name) => pathNamed(name, (path) => paths.has(path)) ?? []), ...threads.map(({ path }) => path)];
		const readScript = {
			facts,
			tool: ownTool(script, facts, relativePaths, packageName),
			uses: uses.filter((path) => path !== script.path)
		};
		return [script.path, readScript];
	}));
}
function toolOf(path, scripts) {
	return [...reachedFrom(path, scripts)].flatMap((each) => {
		const tool = scripts.get(each)?.tool ?? null;
		return tool === null || each !== path && tool.programCommand !== void 0 ? [] : [tool];
	})[0] ?? null;
}
function isPartOfAny(path, otherPaths, scripts) {
	const usedPaths = reachedFrom(path, scripts);
	return otherPaths.some((otherPath) => otherPath !== path && reachedFrom(otherPath, scripts).has(path) && !(usedPaths.has(otherPath) && path < otherPath));
}
function reachedFrom(path, scripts) {
	const reachedPaths = /* @__PURE__ */ new Set([path]);
	for (const each of reachedPaths) for (const usedPath of scripts.get(each)?.uses ?? []) reachedPaths.add(usedPath);
	return reachedPaths;
}
function relativeImportsOf({ path }, { imports }) {
	return imports.filter((specifier) => /^\.\.?(?:\/|$)/.test(specifier)).map((specifier) => joinedPath(`${path}/..`, specifier).replace(/\.[cm]?[jt]s$/, ""));
}
function ownTool({ path, text }, { imports }, relativePaths, packageName) {
	const tools = Object.values(adapters);
	return tools.find((tool) => tool.packageName !== void 0 && ([tool.packageName, ...tool.otherNames ?? []].some((name) => imports.includes(name)) || tool.packageName === packageName && relativePaths.some((each) => each.startsWith(".."))) && tool.isSuite?.(text) !== false) ?? tools.find(({ needsNoImport }) => needsNoImport?.(path, text) === true) ?? null;
}

// src/find/find.ts
const typeRunner = "{types}";
const benchmarkFolders = [
	"benchmarks",
	"benchmark",
	"bench",
	"__benchmarks__",
	"__bench__"
];
function foldersToSearch(name = "") {
	return Object.values(adapters).some(({ packageName }) => packageName === name) ? [...benchmarkFolders, "examples"] : benchmarkFolders;
}
function find({ scripts, packageName, areNamed = false }, settings) {
	const namedBenchmarks = namedBy(settings);
	const folderAdapter = Object.values(adapters).find(({ folder }) => folder?.isSuite(scripts) === true);
	if (folderAdapter?.folder !== void 0) {
		const isNamed = namedBenchmarks.some((benchmark) => benchmark.kind === "suite" && benchmark.adapter === folderAdapter.id);
		const { name, command } = folderAdapter.folder;
		const folderSuite = {
			kind: "suite",
			name,
			adapter: folderAdapter.id,
			command
		};
		return {
			foundBenchmarks: isNamed ? namedBenchmarks : [...namedBenchmarks, folderSuite],
			leftOut: [],
			tools: /* @__PURE__ */ new Map()
		};
	}
	const scriptsByPath = readScripts(scripts, packageName);
	const startedPaths = suiteStartedBy(settings);
	const paths = scripts.map(({ path }) => path);
	const tools = new Map(paths.map((path) => [path, toolOf(path, scriptsByPath)]));
	const all = paths.filter((path) => isCandidate(path.replaceAll(/(^|\/)_+(?=[^/]*\/)/g, "$1")) && !startedPaths.has(path));
	const candidates = all.filter(isCandidate);
	const allBenchmarks = [...namedBenchmarks];
	const leftOut = [];
	for (const path of all) {
		const isHidden = !candidates.includes(path);
		const { facts, tool: ownTool = null } = scriptsByPath.get(path) ?? {};
		const isModule = facts?.exportsRun === true && ownTool === null;
		const tool = isModule ? null : tools.get(path) ?? null;
		const users = (isHidden ? all : candidates).filter((user) => tool === null || tools.get(user) !== null);
		if ((tool !== null || !(isModule || areNamed && !isHidden)) && isPartOfAny(path, users, scriptsByPath)) continue;
		if (isHidden) {
			if (isModule || tool !== null) leftOut.push({
				path,
				why: "hidden"
			});
		} else if (isModule) allBenchmarks.push({
			kind: "module",
			path
		});
		else if (tool === null && !areNamed) leftOut.push({
			path,
			why: facts?.isRead === false ? "unread" : "silent"
		});
		else allBenchmarks.push(programFor(path, tool, candidates));
	}
	return {
		foundBenchmarks: allBenchmarks,
		leftOut,
		tools
	};
}
function programFor(path, tool, paths) {
	const name = nameOfPath(path, paths);
	const file = `{benchmarks}/${path}`;
	const runner = /\.[cm]?ts$/.test(path) ? [typeRunner] : [];
	const command = [
		"node",
		...tool?.nodeOptions ?? [],
		...runner,
		file
	];
	if (tool === null) return {
		kind: "command",
		name,
		command
	};
	return {
		kind: "suite",
		name,
		adapter: tool.id,
		command: tool.scriptCommand?.(file) ?? command
	};
}
function namedBy({ commands, servers }) {
	return [...commands.map(({ adapter, ...command }) => adapter === void 0 ? {
		kind: "command",
		...command
	} : {
		kind: "suite",
		name: command.name,
		adapter,
		command: command.command
	}), ...servers.map((server) => ({
		kind: "server",
		...server
	}))];
}
function suiteStartedBy({ commands, servers, benchmarks }) {
	const folders = benchmarks === void 0 ? benchmarkFolders : [benchmarks.replace(/\/+$/, "")];
	const words = [...commands, ...servers].flatMap(({ command }) => command);
	return new Set(words.flatMap((word) => {
		const path = word.replace(/^(?:\.\/|\{(?:package|directory)\}\/)+/, "");
		const folder = ["{benchmarks}", ...folders].find((name) => path.startsWith(`${name}/`));
		return folder === void 0 ? [] : [path.slice(folder.length + 1)];
	}));
}
function nameOfPath(path, paths = []) {
	const name = path.replace(/\.[cm]?[jt]s$/, "");
	return paths.some((other) => other !== path && nameOfPath(other) === name) ? path : name;
}
function pathsIn(foundBenchmarks) {
	return foundBenchmarks.map((benchmark) => benchmark.kind === "module" ? benchmark.path : benchmark.name);
}
function isCandidate(path) {
	const parts = path.split("/");
	return !parts.some((part) => /^(?:[._](?!_bench(?:marks)?__$)|node_modules$)/.test(part)) && /\.[cm]?[jt]s$/.test(path) && parts.at(-1) !== "harness.cjs" && !/\.(?:test|spec|config|d)\.[cm]?[jt]s$/.test(path);
}

// src/find/found-text.ts
const mostNames = 8;
function foundText(foundBenchmarks) {
	const textOf = (kind, noun, separator = " ") => {
		const names = foundBenchmarks.filter((benchmark) => benchmark.kind === kind).map(foundName);
		const more = names.length > mostNames ? " …" : "";
		const list = ` (${names.slice(0, mostNames).join(separator)}${more})`;
		return `${countText(names.length, noun)}${names.length === 0 ? "" : list}`;
	};
	const kinds = new Set(foundBenchmarks.map(({ kind }) => kind));
	return [
		`found ${textOf("module", "in-process benchmark file")}`,
		textOf("command", "command"),
		...kinds.has("server") ? [textOf("server", "server")] : [],
		...kinds.has("suite") ? [textOf("suite", "suite", ", ")] : []
	].join(", ");
}
function foundName(benchmark) {
	if (benchmark.kind === "module") return benchmark.path;
	return benchmark.kind === "suite" ? `${benchmark.name}: ${benchmark.adapter}` : benchmark.name;
}
function countText(count, noun) {
	return `${count} ${noun}${count === 1 ? "" : "s"}`;
}
function leftOutNotes(leftOut, folder) {
	return [...groupedBy(leftOut, ({ why }) => why)].map(([why, scripts]) => {
		const paths = scripts.map(({ path }) => path);
		const [path = ""] = paths;
		const commandHint = `to measure it as a whole process, add ${`{ name: ${nameOfPath(path)}, command: node ${inFolder$1(folder, path)} }`} to "commands" in deadheat.yml`;
		const what = `${countText(paths.length, "script")} left out (${someOf(paths)})`;
		switch (why) {
			case "silent": return `${what}, showing no export "run" and no tool that is known: write "exports.run = …" there; ${commandHint}`;
			case "unread": return `${what}, which cannot be read as JavaScript or TypeScript: "node --check ${inFolder$1(folder, path)}" says where`;
			case "elsewhere": return `${what}, in other folders: "benchmarks" in deadheat.yml names one that holds all`;
			case "hidden": return `${what}, in a folder whose name begins with "_", which is one of helpers: rename it, or name it as "benchmarks" in deadheat.yml`;
		}
	});
}
function inFolder$1(folder, path) {
	return folder === null || folder === "" ? path : `${folder}/${path}`;
}
function skippedNotes(descriptions) {
	return descriptions.flatMap(({ module, skipped = [] }) => [...groupedBy(skipped, ({ reason }) => reason)].map(([reason, all]) => `${nameOfPath(module)}: ${all.length} left out: ${reason}`));
}
function nothingToMeasure(foundBenchmarks, failures, { only, budgetSeconds }) {
	const [firstFailure] = failures;
	if (firstFailure !== void 0) {
		const { benchmarkId, side, message } = firstFailure;
		const what = benchmarkId === null ? "" : `${benchmarkId}${side === null ? "" : ` on ${side}`}: `;
		return new UnmeasurableError(`no benchmark can be loaded: ${what}${message}`, failures);
	}
	if (foundBenchmarks.length === 0) return new UsageError("expected a benchmark among the files of head after the build, got none: add a file that exports run to the folder of benchmarks, or name commands");
	const condition = only === void 0 ? "" : ` whose id matches ${only.join(", ")}`;
	const limitText = budgetSeconds !== null && foundBenchmarks.some(({ kind }) => kind === "suite") ? ` within ${String(Math.round(budgetSeconds))} s: raise "budget", or choose among them with "only"` : "";
	return new UsageError(`expected a benchmark that both sides have${condition}, got none${limitText}`);
}

// src/find/matches-glob.ts
function matchesGlob(text, pattern) {
	const parts = pattern.split("*");
	const first = parts[0] ?? "";
	const last = parts.at(-1) ?? "";
	if (parts.length === 1) return text === pattern;
	if (!text.startsWith(first) || !text.endsWith(last)) return false;
	let at = first.length;
	for (const part of parts.slice(1, -1)) {
		const position = text.indexOf(part, at);
		if (position < 0) return false;
		at = position + part.length;
	}
	return at <= text.length - last.length;
}
function mayMatchBelow(prefix, pattern) {
	const star = pattern.indexOf("*");
	const literalStart = star < 0 ? pattern : pattern.slice(0, star);
	return literalStart.startsWith(prefix) || star >= 0 && prefix.startsWith(literalStart);
}
function mayMeanRow(name, pattern) {
	return matchesGlob(name, pattern) || [" ", "/"].some((end) => mayMatchBelow(name + end, pattern));
}
function choiceOf(only = []) {
	const leftOut = only.flatMap((pattern) => pattern.startsWith("!") ? [pattern.slice(1)] : []);
	const chosenPatterns = only.filter((pattern) => !pattern.startsWith("!"));
	const isLeftOut = (id) => {
		const names = [id, id.replace(/(?: [^ =/]+=[^ ]*)+$/, "")];
		return leftOut.some((pattern) => names.some((name) => matchesGlob(name, pattern) || matchesGlob(name, `${pattern}/*`)));
	};
	return {
		chosen: chosenPatterns,
		isChosen: (id) => !isLeftOut(id) && (chosenPatterns.length === 0 || chosenPatterns.some((pattern) => matchesGlob(id, pattern))),
		mayChoose: (name) => !isLeftOut(name) && (chosenPatterns.length === 0 || chosenPatterns.some((pattern) => mayMeanRow(name, pattern)))
	};
}

// src/find/suites.ts
function coreSuite({ suite, set }) {
	const spec = suite === void 0 ? null : parseSuite(suite);
	if (spec?.kind !== "node-core") return null;
	const values = Object.entries(setParameters(set)).flatMap(([name, all]) => all.flatMap((value) => ["--set", `${name}=${value}`]));
	return {
		kind: "suite",
		name: "core",
		adapter: "node-core",
		command: [
			"--from",
			spec.place,
			"benchmark",
			...values
		]
	};
}
function configurationOf(name) {
	return Object.values(adapters).flatMap(({ configuration }) => configuration ?? []).find(({ file }) => file.test(name)) ?? null;
}
function suitePlace({ adapter, command }) {
	return adapters[adapter].locate?.(command) ?? {
		tree: null,
		words: command
	};
}
function isLearntByRun({ adapter }) {
	return adapters[adapter].list === void 0;
}
function filteredSuite(suite, only) {
	const prefix = `${suite.name}/`;
	const meantPatterns = choiceOf(only).chosen.filter((pattern) => mayMatchBelow(prefix, pattern));
	if (meantPatterns.length === 0 || !meantPatterns.every((pattern) => pattern.startsWith(prefix))) return suite;
	const patterns = meantPatterns.map((pattern) => pattern.slice(prefix.length));
	const words = adapters[suite.adapter].filter?.(patterns) ?? [];
	return {
		...suite,
		command: [...suite.command, ...words]
	};
}

// src/find/bench-script-of.ts
const benchScriptNames = [
	"bench",
	"benchmark",
	"bench:node",
	"benchmark:node"
];
const takesNext = /^(?:--import|-r|--require|--loader|--experimental-loader|-C|--conditions|--env-file)$/;
const typeRunners = /* @__PURE__ */ new Map([["tsx", "{package}/node_modules/tsx/dist/cli.mjs"], ["ts-node", "{package}/node_modules/ts-node/dist/bin.js"]]);
const packageRunner = /^(?:p?npx(?: -y| --yes)?|(?:pnpm|yarn)(?: exec(?: --)?)?) /;
function benchIn(scripts) {
	const name = benchScriptNames.find((each) => scripts[each] !== void 0) ?? "bench";
	const line = scripts[name] ?? "";
	return {
		name,
		line,
		start: simpleCommandOf(line)
	};
}
function benchScriptOf(scripts, tools) {
	const { name, start } = benchIn(scripts);
	if (start === null) return null;
	const words = withoutRunner(start.words);
	const started = (command) => startWords({
		...start,
		words: command
	});
	for (const { id, programCommand } of Object.values(adapters)) {
		const command = programCommand?.(words) ?? null;
		if (command !== null) return {
			kind: "suite",
			name,
			adapter: id,
			command: started(command)
		};
	}
	const [program = "", ...rest] = words;
	const runner = typeRunners.get(program);
	if (program !== "node" && runner === void 0) return null;
	const operands = rest.filter(isOperand);
	const scriptWord = operands.find((word) => /\.[cm]?[jt]s$/.test(word));
	const word = scriptWord ?? operands[0] ?? "";
	const path = joinedPath(start.folder ?? "", word);
	const file = pathNamed(path, (each) => tools.has(each));
	if (scriptWord === void 0 && file === void 0) return null;
	const whole = scriptWord === void 0 && start.folder === null ? file : word;
	const ownWords = rest.map((each) => each === word ? whole ?? each : each);
	const after = runner === void 0 ? ownWords : [runner, ...ownWords];
	const adapter = tools.get(file ?? "") ?? null;
	if (adapter === null || adapter.programCommand !== void 0) return {
		kind: "command",
		name,
		command: started(["node", ...after])
	};
	const command = started([
		"node",
		...adapter.nodeOptions?.filter((option) => !after.includes(option)) ?? [],
		...after
	]);
	return {
		kind: "suite",
		name,
		adapter: adapter.id,
		command
	};
}
function isOperand(word, at, words) {
	return !word.startsWith("-") && !takesNext.test(words[at - 1] ?? "");
}
function pathsInScript(scripts) {
	const words = benchIn(scripts).line.split(/\s+/);
	const [, folder = ""] = /^cd$/.test(words[0] ?? "") ? words : [];
	return words.filter((word) => /^[\w.][\w./-]*$/.test(word) && !word.includes("..")).flatMap((word) => pathEndings.map((suffix) => `${joinedPath(folder, word)}${suffix}`));
}
function benchSettingsOf(scripts) {
	const { words = [], variables = {} } = benchIn(scripts).start ?? {};
	const [program = "", ...rest] = words;
	const end = rest.findIndex(isOperand);
	const flags = program === "node" || typeRunners.has(program) ? rest.slice(0, Math.max(0, end)) : [];
	return {
		environment: Object.entries(variables).map((pair) => pair.join("=")),
		nodeFlags: flagWords(flags).filter((flag) => nodeFlagSchema.safeParse(flag).success)
	};
}
function withoutRunner(words) {
	const [runner = ""] = packageRunner.exec(words.join(" ")) ?? [];
	const after = words.slice(runner.split(" ").length - 1);
	const [program = ""] = after;
	return typeRunners.has(program) || [
		"node",
		"vitest",
		"vp"
	].includes(program) ? after : words;
}
const buildsFirst = /^(?:\s*(?:npm(?: -\S+)* run|(?:pnpm|yarn)(?: -\S+)*(?: run)?)(?: -\S+)* build(?: -\S+)*\s+&&\s+)+/;
function simpleCommandOf(line) {
	if (line.includes("*")) return null;
	const benchLine = line.replace(buildsFirst, "").replace(/(^|&& )cross-env /, "$1");
	try {
		const start = startOf(commandWords(benchLine));
		if (/^\/|(?:^|\/)\.\.(?:\/|$)/.test(start.folder ?? "")) return null;
		const lines = Object.entries(start.variables).map((pair) => pair.join("="));
		const variables = variablesOf(lines.filter((each) => variableSchema.safeParse(each).success));
		return {
			...start,
			variables
		};
	} catch (error) {
		if (error instanceof UsageError) return null;
		throw error;
	}
}

// src/find/place-of-suites.ts
function placeOfSuites(paths) {
	const groups = groupedBy(paths, (path) => path.slice(0, path.indexOf("/") + 1));
	const besidePaths = groups.get("") ?? [];
	groups.delete("");
	const [largest = []] = [...groups.values()].toSorted((a, b) => b.length - a.length);
	const [first = [], ...otherFolders] = largest.map((path) => path.split("/").slice(0, -1));
	const end = first.findIndex((name, at) => otherFolders.some((parts) => parts[at] !== name));
	const folder = first.slice(0, end < 0 ? first.length : end).join("/");
	const apartPaths = isFolderOfCode(folder) ? largest.filter(speaksOfBenchmarks) : largest;
	const isApart = apartPaths.length > 0;
	const chosenPaths = isApart ? apartPaths : [...besidePaths, ...largest];
	const elsewhere = paths.filter((path) => !chosenPaths.includes(path));
	return isApart ? {
		folder,
		paths: null,
		elsewhere
	} : {
		folder: "",
		paths: chosenPaths,
		elsewhere
	};
}

// src/session/find/find-at.ts
function packageSource({ request, revisions, settings, suite }, headTree, files) {
	const { origin, benchmarkTree: tree = headTree } = request;
	const isHead = isTree(revisions.head);
	if (!isHead) return {
		tree: origin,
		top: origin,
		isHead,
		suite
	};
	return {
		tree,
		top: files.join(tree, settings["working-directory"] ?? "."),
		isHead,
		suite
	};
}
const nowhere = {
	folder: null,
	paths: null,
	areNamed: false,
	program: null,
	elsewhere: [],
	beside: null
};
async function findUnbuilt({ top, tree, isHead, suite }, settings, host) {
	const { files } = host;
	const inTop = {
		tree,
		directory: top,
		packageDirectory: top
	};
	const findIn = async (some, text) => {
		const place = {
			...nowhere,
			...some,
			text
		};
		return {
			place,
			...await findAt(place, inTop, settings, host)
		};
	};
	const core = coreSuite(settings);
	if (core !== null) return findIn({ program: core }, `the benchmarks of Node.js in ${core.command[1] ?? ""}`);
	if (suite !== null) {
		const text = suite.digest === null ? `the bundled suite ${suite.name}` : `the suite ${suite.pinned}`;
		return findIn({
			folder: files.join(suite.folder, ".."),
			paths: suite.scripts,
			areNamed: true
		}, text);
	}
	const { benchmarks } = settings;
	if (benchmarks !== void 0) return findIn({ folder: benchmarks }, benchmarks);
	const { name, scripts = {} } = await readManifest(top, host) ?? {};
	const isNamed = namedBy(settings).length > 0;
	const text = isNamed ? "the settings" : benchmarkFolders.join(", ");
	const isNode = await files.exists(files.join(top, "node.gyp"));
	let usual = null;
	for (const folder of foldersToSearch(name)) {
		if ((await files.list(files.join(top, folder))).length === 0) continue;
		if (isNode) return findIn({
			folder,
			paths: []
		}, text);
		const inFolder = await findIn({ folder }, folder);
		if (usual === null || inFolder.foundBenchmarks.length > 0) usual = inFolder;
		if (usual.foundBenchmarks.length > 0) break;
	}
	if (!isHead || isNamed || isNode) return usual ?? findIn({}, text);
	const mentions = new Set(pathsInScript(scripts));
	const paths = await likelyPaths({
		top,
		tree
	}, [...mentions], host);
	const inPackage = await findIn({
		folder: "",
		paths
	}, text);
	const { tools } = inPackage;
	const suites = inPackage.foundBenchmarks.filter(({ kind }) => kind === "suite").map(scriptPathOf);
	if (usual !== null && usual.foundBenchmarks.length > 0) {
		const { text: folder } = usual.place;
		const started = paths.filter((path) => mentions.has(path) && tools.get(path) != null);
		const elsewhere = [.../* @__PURE__ */ new Set([...suites, ...started])].filter((path) => !path.startsWith(`${folder}/`));
		return findIn({
			folder,
			elsewhere,
			beside: folderOf(elsewhere)
		}, folder);
	}
	const ownPaths = inPackage.foundBenchmarks.map(scriptPathOf).filter((path) => benchmarkName.test(path));
	const program = benchScriptOf(scripts, tools);
	const suitePaths = [.../* @__PURE__ */ new Set([...suites, ...ownPaths])].filter((path) => program === null || !mentions.has(path));
	if (program !== null) return findIn({
		program,
		beside: folderOf(suitePaths)
	}, `the script "${program.name}" of package.json`);
	if (suitePaths.length === 0) return usual ?? inPackage;
	const place = placeOfSuites(suitePaths);
	const { folder } = place;
	if (folder === "") return findIn(place, "the package");
	const rest = paths.filter((path) => inBenchmarks.test(path) && !path.startsWith(`${folder}/`));
	return findIn({
		...place,
		beside: folderOf(rest)
	}, folder);
}
function folderOf(paths) {
	const folder = paths.length === 0 ? "" : placeOfSuites(paths).folder;
	return folder === "" ? null : folder;
}
const inBenchmarks = /(?:^|\/)[^/]*(?:bench|perf)[^/]*\//i;
const benchmarkName = /(?:^|\/)_*bench(?:mark)?s?_*\/|\.bench\.\w+$/i;
function scriptPathOf(benchmark) {
	if (benchmark.kind === "module") return benchmark.path;
	return benchmark.command.at(-1)?.replace("{benchmarks}/", "") ?? "";
}
const mostTexts = 500;
const mostBytes$2 = 2e5;
const skippedFolder = /^(?:node_modules|dist|build|coverage|target|\..*)$/;
async function likelyPaths({ top, tree }, mentions, { files }) {
	const patterns = [];
	for (const folder of foldersUpTo(tree, top, files)) for (const { name } of await files.list(folder)) {
		const configuration = configurationOf(name);
		const path = files.join(folder, name);
		const text = configuration === null ? null : await readPlain(path, tree, files);
		patterns.push(...configuration?.scripts(text ?? "") ?? []);
	}
	const speaking = (await files.walk(top, skippedFolder)).filter((path) => /bench|perf/i.test(path) || patterns.some((pattern) => matchesGlob(path, pattern)));
	const plainPaths = [];
	for (const path of new Set([...mentions, ...speaking].filter(isScriptPath$1))) if (plainPaths.length < mostTexts && await readPlain(files.join(top, path), top, files, mostBytes$2) !== null) plainPaths.push(path);
	return plainPaths;
}
async function findAt({ folder: place, paths, areNamed, program, elsewhere }, searchedPackage, settings, host) {
	const { files } = host;
	const { packageDirectory, directory, tree } = searchedPackage;
	const folder = searchedPackage.copy ?? absolutePath(place ?? "", directory, files);
	const among = async () => benchmarksAmong(files.relative(directory, folder), await files.walk(folder));
	const searchedPaths = (paths ?? (place === null ? [] : await among())).filter(isScriptPath$1);
	const texts = await Promise.all(searchedPaths.map(async (path) => ({
		path,
		text: await files.read(files.join(folder, path)) ?? ""
	})));
	const manifest = await readManifest(packageDirectory, host);
	const scripts = [...texts, ...await outsideScripts(texts, folder, tree, files)];
	const read = find({
		scripts,
		packageName: manifest?.name,
		areNamed
	}, settings);
	const { foundBenchmarks, leftOut } = read;
	return {
		...read,
		foundBenchmarks: program === null ? foundBenchmarks : [...foundBenchmarks, program],
		leftOut: [...leftOut, ...elsewhere.map((path) => ({
			path,
			why: "elsewhere"
		}))]
	};
}
async function outsideScripts(scripts, folder, tree, files) {
	const names = new Set(scripts.filter(({ path }) => isCandidate(path)).flatMap((script) => relativeImportsOf(script, scriptFactsOf(script))).filter((name) => name.startsWith("..")));
	const scriptTexts = [];
	for (const name of names) for (const path of pathEndings.map((suffix) => name + suffix).filter(isScriptPath$1)) {
		const text = await readPlain(files.join(folder, path), tree, files, mostBytes$2);
		if (text === null) continue;
		if (/\bexports?\b/.test(text)) scriptTexts.push({
			path,
			text
		});
		break;
	}
	return scriptTexts;
}

// src/build/own-home.ts
function ownHome({ directory, cacheDirectory, trustScope, fillsCaches, host: { files } }) {
	const home = `${directory}.home`;
	const sharedPath = files.join(cacheDirectory, "packages", trustedScope);
	return {
		home,
		temporary: `${directory}.temporary`,
		launchers: files.join(home, "launchers"),
		objects: files.join(cacheDirectory, "compiler", trustScope),
		compiler: `${directory}.compiler`,
		packages: fillsCaches && trustScope === "trusted" ? sharedPath : files.join(home, "packages")
	};
}
function homeVariables(site) {
	const { files, processes } = site.host;
	const { home, temporary, packages } = ownHome(site);
	const userHome = processes.environment["HOME"];
	const rustup = processes.environment["RUSTUP_HOME"] ?? (userHome === void 0 ? null : files.join(userHome, ".rustup"));
	return {
		HOME: home,
		TMPDIR: temporary,
		npm_config_cache: files.join(packages, "npm"),
		CARGO_HOME: files.join(packages, "cargo"),
		COREPACK_HOME: files.join(packages, "corepack"),
		BUN_INSTALL_CACHE_DIR: files.join(packages, "bun"),
		...rustup !== null && { RUSTUP_HOME: rustup }
	};
}
async function makeOwnHome(site) {
	const { files, processes } = site.host;
	const { home, temporary, packages } = ownHome(site);
	for (const folder of [
		home,
		temporary,
		packages
	]) await files.makeDirectory(folder);
	await files.write(files.join(home, ".yarnrc"), "--install.ignore-scripts true\n");
	const userHome = processes.environment["HOME"];
	if (userHome === void 0) return;
	await handOnNpmSettings(home, site.host);
	const cargo = processes.environment["CARGO_HOME"] ?? files.join(userHome, ".cargo");
	const config = await files.read(files.join(cargo, "config.toml"));
	if (config === null || /token|password|secret|credential/i.test(config)) return;
	await files.write(files.join(packages, "cargo", "config.toml"), config);
}
async function handOnNpmSettings(home, host) {
	const { files } = host;
	const { builtIn, global, user } = await npmSettings(await findTools(host), host);
	const lines = [];
	for (const path of [
		builtIn,
		global,
		...user === null ? [] : [user]
	]) lines.push(...harmless(await settingsIn(path, files) ?? ""));
	await files.makeDirectory(home);
	const certificates = lines.flatMap((line) => /^cafile\s*=\s*"?([^"]+)"?$/.exec(line)?.[1] ?? []);
	const text = await files.read(certificates.at(-1) ?? "");
	const copy = files.join(home, "npm-ca.pem");
	if (text !== null) await files.write(copy, text);
	const settings = lines.map((line) => text !== null && line.startsWith("cafile") ? `cafile=${copy}` : line);
	await files.write(files.join(home, ".npmrc"), `${settings.join("\n")}\n`);
}
const harmlessSetting = /^(?:(?:@[\w.-]+:)?registry|(?:https-)?proxy|noproxy|cafile|ca(?:\[\])?|strict-ssl|fetch-[a-z-]+|maxsockets|(?:prefer-)?offline|omit-lockfile-registry-resolved|nodedir)\s*=/;
function harmless(settings) {
	return splitLines(settings).map((line) => line.trim()).filter((line) => harmlessSetting.test(line) && !/\/\/[^/]*@/.test(line) && !line.includes("${"));
}

// src/build/install/install-secrets.ts
async function installSecrets({ installSecrets: names = [], trustScope, onLine }, logPath, { files, processes }) {
	if (names.length === 0) return {};
	if (trustScope === "trusted") return secretsNamed(names, processes.environment);
	const line = "secrets of the install are not handed to a stranger's change";
	onLine(line);
	await files.append(logPath, `${line}\n`);
	return {};
}
function settingsPaths(secrets) {
	return Object.entries(secrets).flatMap(([name, value]) => name.toUpperCase() === "NPM_CONFIG_USERCONFIG" && value.startsWith("/") ? [value] : []);
}
function installVariables(secrets) {
	if (Object.keys(secrets).length === 0) return {};
	return {
		npm_config_git: "git",
		npm_config_script_shell: "/bin/sh",
		npm_config_node_options: "--no-warnings",
		YARN_IGNORE_PATH: "1",
		...secrets
	};
}

// src/build/site.ts
const outputLimitBytes$3 = 67108864;
const lineLimit = 2e3;
const shownOfLine = 240;
async function runStep(step, site) {
	const { clock, processes } = site.host;
	const remainingSeconds = site.deadlineSeconds - clock.monotonicSeconds();
	if (remainingSeconds <= 0) return failureOf(step, null, site);
	site.onLine(`$ ${step.name}`);
	await site.host.files.append(site.logPath, `$ ${step.argv.join(" ")}\n`);
	const environment = siteEnvironment(site, {
		...site.environment,
		...step.environment,
		...step.installs === true && installVariables(site.secrets)
	});
	const bounds = boundsOf(site);
	const settings = step.installs === true ? settingsPaths(site.secrets) : [];
	const spec = {
		argv: step.argv,
		cwd: step.cwd,
		environment,
		timeoutSeconds: remainingSeconds,
		outputLimitBytes: outputLimitBytes$3,
		isolated: true,
		...bounds,
		readOnly: [
			...bounds.readOnly ?? [],
			...step.neededPaths ?? [],
			...settings
		]
	};
	const secretTexts = step.installs === true ? secretValues(site.secrets) : [];
	const outcome = secretTexts.length === 0 ? await processes.run({
		...spec,
		onLine: site.onLine,
		logPath: site.logPath
	}) : await runHiding(spec, secretTexts, site);
	if (step.refusal?.output.test(outcome.stdout) === true) return buildFailure(`expected ${site.side} to build, ${step.refusal.meaning}`, site, outcome);
	return outcome.exitCode === 0 && !outcome.timedOut ? null : failureOf(step, outcome, site);
}
async function runHiding(spec, secretTexts, site) {
	const lines = [];
	const onLine = (line) => {
		const plainLine = withoutValues(line, secretTexts);
		lines.push(`${plainLine}\n`);
		site.onLine(plainLine);
	};
	const outcome = await site.host.processes.run({
		...spec,
		onLine
	});
	await site.host.files.append(site.logPath, lines.join(""));
	return {
		...outcome,
		stdout: withoutValues(outcome.stdout, secretTexts),
		stderr: withoutValues(outcome.stderr, secretTexts),
		lastLines: outcome.lastLines.map((line) => withoutValues(line, secretTexts))
	};
}
function siteEnvironment(site, addedVariables) {
	return buildEnvironment(site.host.processes, [site.runtimeFolder, ownHome(site).launchers], {
		...homeVariables(site),
		...addedVariables
	});
}
function boundsOf(site) {
	const { directory, cacheDirectory, runtime, runtimeFolder, tools, host, ownRepository } = site;
	const { files } = host;
	const { home, temporary, packages, compiler, objects } = ownHome(site);
	const ownPaths = [
		home,
		temporary,
		packages,
		compiler,
		site.fillsCaches ? objects : []
	].flat();
	const variables = siteEnvironment(site, site.environment);
	const flagPaths = Object.entries(variables).flatMap(([name, value]) => name.endsWith("FLAGS") ? [...value.matchAll(/(?:^|[\s=,]|-[IL])(\/[^\s,:]+)/g)].flatMap(([, path]) => path ?? []) : []);
	const variablePaths = Object.values(variables).filter((value) => /^\/[^:]*$/.test(value) && !ownPaths.some((folder) => `${value}/`.startsWith(`${folder}/`)));
	return boundaryOf("build", {
		tree: directory,
		ownPaths,
		neededPaths: [
			runtimeFolder,
			runtime.path,
			files.join(cacheDirectory, "runtimes"),
			files.join(tools.npmScript, "../.."),
			runtime.source === "built" || runtime.headersDirectory === null ? runtime.headersDirectory ?? [] : files.join(runtime.headersDirectory, "include"),
			ownRepository ?? [],
			site.fillsCaches ? [] : objects,
			variablePaths,
			flagPaths
		].flat()
	});
}
function askProgram({ seconds, ...words }, site) {
	return site.host.processes.run({
		...words,
		environment: siteEnvironment(site, site.environment),
		timeoutSeconds: seconds,
		outputLimitBytes: outputLimitBytes$3,
		isolated: true,
		...boundsOf(site)
	});
}
async function runSteps(steps, site) {
	for (const step of steps) {
		const failure = await runStep(step, site);
		if (failure !== null) return failure;
	}
	return null;
}
async function noteInLog(line, site) {
	site.onLine(line);
	await site.host.files.append(site.logPath, `${line}\n`);
}
async function noteLine(line, site) {
	site.notes.push(line.slice(0, 500));
	await noteInLog(line, site);
}
function buildFailure(message, site, outcome = null) {
	return {
		stage: "build",
		side: site.side,
		benchmarkId: null,
		message: message.slice(0, lineLimit),
		exitCode: outcome?.exitCode ?? null,
		signal: outcome?.signal ?? null,
		timedOut: outcome?.timedOut ?? false,
		lastLines: (outcome?.lastLines ?? []).slice(-20).map((line) => line.slice(0, lineLimit)),
		logPath: site.logPath
	};
}
function failureOf(step, outcome, site) {
	if (outcome === null || outcome.timedOut) return buildFailure(`expected ${site.side} to build in time, got a timeout in "${step.name}": raise the build timeout`, site, outcome ?? timeoutOutcome);
	const output = `${outcome.stdout}\n${outcome.stderr}`;
	const hint = outcome.overLimit !== void 0 ? null : hintOf({
		...outcome,
		output
	}) ?? laterHintOf(output, site);
	const first = firstError(output);
	const firstComplaint = first === null ? "" : `: ${first.line.slice(0, shownOfLine)}`;
	const actual = `${endOf(outcome)} of "${step.name}"${firstComplaint}`;
	return buildFailure(`expected ${site.side} to build, got ${actual}${hint === null ? "" : `: ${hint}`}`, site, first === null ? outcome : {
		...outcome,
		lastLines: excerptOf(first, outcome.lastLines)
	});
}
function laterHintOf(output, { notes, request, runtime, manifest }) {
	const cure = skippedScriptsCure(notes);
	if (cure !== null && /Cannot find module '\.|gyp: \S+ not found \(cwd|ENOENT: no such file|Could not resolve "\./.test(output)) return cure;
	if (request.revision.node !== void 0) return null;
	return unfitNode(output, {
		version: runtime.version,
		engines: manifest?.engines["node"]
	});
}
function skippedScriptsCure(notes) {
	const cure = /add "install-scripts: \w+" to deadheat\.yml/.exec(notes.join("\n"));
	return cure && `an install script may make it, and those were not run: ${cure[0]}`;
}
const timeoutOutcome = {
	exitCode: null,
	signal: null,
	timedOut: true,
	lastLines: []
};
function endOf(outcome) {
	return outcome.isFlooded ? `more than ${outputLimitBytes$3 / 1024 / 1024} MiB of output` : endText(outcome);
}

// src/build/install/package-manager.ts
function packageManagerOf(names, manifest) {
	const pin = manifest?.packageManager ?? "";
	const locks = Object.entries(lockfiles).filter(([name]) => names.includes(name));
	const pinned = locks.find(([, owner]) => pin.startsWith(`${owner}@`));
	const [lockfile = null, owner] = pinned ?? locks[0] ?? [];
	const passedOver = locks.flatMap(([name, other]) => other === owner ? [] : [name]);
	const isPnpm = pin === "" && names.includes("pnpm-workspace.yaml");
	const program = owner ?? (isPnpm ? "pnpm" : programOf(pin));
	const isModern = names.includes(".yarnrc.yml") || /^yarn@(?:[2-9]|\d\d)/.test(pin);
	const words = installWords[program === "yarn" && isModern ? "modernYarn" : program];
	return {
		program,
		install: lockfile === null ? words.free : words.frozen,
		scriptRunner: program === "bun" || program === "yarn" && !isModern ? "npm" : program,
		lockfile,
		choice: passedOver.length === 0 ? null : choiceText(lockfile, passedOver, pinned && pin)
	};
}
function choiceText(lockfile, passedOver, pin) {
	const othersText = passedOver.join(", ");
	return `installed by ${lockfile}, and not by ${othersText}, ${pin === void 0 ? `"packageManager" in package.json would decide: remove ${othersText}, or name one there` : `as "packageManager" says, ${pin.split("+")[0]}: remove ${othersText}`}`;
}
function programOf(packageManager) {
	const name = packageManager.slice(0, packageManager.indexOf("@"));
	return name === "pnpm" || name === "yarn" || name === "bun" ? name : "npm";
}
const quietOptions = [
	"--ignore-scripts",
	"--no-audit",
	"--no-fund"
];
const pnpmWords = {
	frozen: [
		"install",
		"--ignore-scripts",
		"--frozen-lockfile"
	],
	free: ["install", "--ignore-scripts"]
};
const installWords = {
	npm: {
		frozen: ["ci", ...quietOptions],
		free: [
			"install",
			"--no-package-lock",
			...quietOptions
		]
	},
	pnpm: pnpmWords,
	bun: pnpmWords,
	yarn: {
		frozen: [
			"install",
			"--ignore-scripts",
			"--non-interactive",
			"--frozen-lockfile"
		],
		free: [
			"install",
			"--ignore-scripts",
			"--non-interactive"
		]
	},
	modernYarn: {
		frozen: [
			"install",
			"--immutable",
			"--mode=skip-build"
		],
		free: ["install", "--mode=skip-build"]
	}
};

// src/measure/suites/run-suite.ts
const outputLimitBytes$2 = 64e6;
async function runSuite(spec, target, { processes, files }) {
	const adapter = adapters[spec.adapter];
	const place = target.environment["TMPDIR"] ?? target.build.directory;
	const paths = {
		lines: files.join(place, "suite.ndjson"),
		calls: files.join(place, "suite.calls.json")
	};
	await files.remove(paths.lines);
	const folder = adaptersFolder(target, files);
	const command = adapter.argv(spec.command);
	const start = commandOf({ command }, target, { adapters: folder });
	const { calls = null, isTrial = false } = spec;
	if (calls !== null) await files.write(paths.calls, JSON.stringify(calls));
	const manifestText = await files.read(files.join(target.build.packageDirectory, "package.json"));
	const name = manifestSchema.safeParse(parseJson(manifestText ?? "")).data?.name;
	const environment = {
		...start.environment,
		NODE_OPTIONS: `--require ${JSON.stringify(files.join(folder, "preload.cjs"))}`,
		DEADHEAT_OUTPUT: paths.lines,
		DEADHEAT_PACKAGE: target.build.packageDirectory,
		...name === void 0 ? {} : { DEADHEAT_PACKAGE_NAME: name },
		DEADHEAT_BENCHMARKS: target.benchmarkDirectory,
		...adapter.watcher === void 0 ? {} : { DEADHEAT_WATCHER: files.join(folder, adapter.watcher) },
		...calls === null ? {} : { DEADHEAT_CALLS: paths.calls },
		...isTrial ? { DEADHEAT_TRIAL: "1" } : {}
	};
	const changes = {
		cwd: start.cwd,
		environment,
		outputLimitBytes: outputLimitBytes$2
	};
	const outcome = await processes.run(sideProcess(target, {
		argv: start.argv,
		timeoutSeconds: spec.timeoutSeconds,
		changes
	}));
	const lines = await files.read(paths.lines) ?? "";
	const reason = suiteReason(outcome, {
		...spec,
		isEnded: calls !== null && wasEnded(lines)
	});
	const isCut = outcome.timedOut && spec.mayBeCut === true && hasRows(lines);
	if (reason !== null && !isCut) throw new SideError(target.side, reason, outcome);
	const wholeLines = isCut ? lines.slice(0, lines.lastIndexOf("\n") + 1) : lines;
	try {
		const run = adapter.read({
			stdout: outcome.stdout,
			lines: wholeLines
		});
		return isCut ? {
			...run,
			isCut
		} : run;
	} catch (error) {
		if (!(error instanceof RowsError)) throw error;
		throw new SideError(target.side, `${adapter.id}: ${error.message}`, outcome);
	}
}
function suiteReason(outcome, { command, timeoutSeconds, isEnded }) {
	const limit = brokenLimit(outcome, {
		what: "the suite",
		timeoutSeconds,
		limitBytes: outputLimitBytes$2
	});
	if (limit !== null) return limit;
	const { startError, exitCode } = outcome;
	if (startError !== null) return `expected the suite to start, got ${startError}: is ${command[0] ?? "it"} installed on this side?`;
	if (exitCode === 0 || isEnded) return null;
	const lastLine = lastWordsOf(outcome) ?? "no word";
	return `expected the suite to end with exit code 0, got ${exitText(outcome)}: ${lastLine.slice(0, 300)}`;
}
function adaptersFolder({ harnessPath }, files) {
	return files.join(harnessPath, "..", "adapters");
}

// src/measure/actors/server-actor.ts
const longestStartSeconds = 60;
function serverActor({ benchmark, target, cpuSet }, { processes, files, clock }) {
	const { side } = target;
	const { timeoutSeconds } = benchmark;
	const { ready, requests } = benchmark.server;
	let liveServer = null;
	let awakeShare = 0;
	const sizes = /* @__PURE__ */ new Map();
	let closes = false;
	const presentServer = () => {
		if (liveServer === null) throw new Error(`expected a server of ${side}, got none`);
		return liveServer;
	};
	const startServer = async () => {
		const port = await processes.freePort();
		const { argv, cwd, environment } = commandOf(benchmark, target, { port: String(port) });
		const startSeconds = Math.min(longestStartSeconds, timeoutSeconds);
		const changes = {
			cwd,
			environment: {
				...environment,
				PORT: String(port)
			}
		};
		const spec = sideProcess(target, {
			argv,
			timeoutSeconds: startSeconds,
			changes
		});
		const place = {
			port,
			readyPath: ready
		};
		return blameSide(side, () => processes.serve(spec, cpuSet, place));
	};
	const exchange = async (at, secondsLeft) => {
		const { server } = presentServer();
		const request = requests[at];
		if (request === void 0) throw new Error(`expected a request, got number ${String(at)}`);
		const answer = await blameSide(side, () => server.exchange(request, secondsLeft));
		const { length } = answer.body;
		const earlier = sizes.get(at);
		sizes.set(at, earlier === void 0 || earlier === length ? length : null);
		closes ||= !answer.keepsAlive;
		const wrong = wrongAnswer(request, answer);
		if (wrong === null) return answer.nanoseconds;
		throw await wrongSide(server, wrong);
	};
	const wrongSide = async (server, wrong) => {
		const outcome = await server.end();
		return new SideError(side, wrong, {
			...outcome,
			exitCode: null,
			signal: null
		});
	};
	const stand = async (server) => {
		server.turns.suspend();
		const trouble = await server.turns.trouble();
		if (trouble === null) return;
		const error = await wrongSide(server, trouble);
		throw await server.turns.hasHelped() ? error : new SideError(otherSide(side), trouble);
	};
	return {
		actor: {
			start: async () => {
				const before = clock.monotonicSeconds();
				const server = await startServer();
				await stand(server);
				liveServer = {
					server,
					busySeconds: clock.monotonicSeconds() - before
				};
			},
			burst: async ({ requests: positions, leadIn }) => {
				const up = presentServer();
				const before = clock.monotonicSeconds();
				const secondsLeft = () => Math.max(.001, timeoutSeconds - up.busySeconds - (clock.monotonicSeconds() - before));
				const nanoseconds = [];
				up.server.turns.resume();
				for (const at of positions) nanoseconds.push(await exchange(at, secondsLeft()));
				await stand(up.server);
				up.busySeconds += clock.monotonicSeconds() - before;
				return nanoseconds.slice(leadIn);
			},
			habits: async () => ({
				sizes,
				closes
			}),
			usage: async () => presentServer().server.readConsumption(),
			addons: async () => {
				const paths = presentServer().server.addons();
				return paths === null ? null : loadedAddons(paths, target, files);
			},
			end: async () => {
				const { server } = presentServer();
				awakeShare = server.turns.awakeShare();
				liveServer = null;
				assertGone(side, await server.end());
			}
		},
		awakeShare: () => awakeShare,
		release: async () => {
			await liveServer?.server.end();
		}
	};
}
function wrongAnswer(request, { status, body }) {
	const where = `${request.method} ${request.path}`;
	if (status !== request.status) return `${where}: expected status ${String(request.status)}, got ${String(status)}`;
	if (request.length !== null && body.length !== request.length) return `${where}: expected ${String(request.length)} bytes, got ${String(body.length)}`;
	if (request.sha256 === null) return null;
	const digest = digestOf(body);
	return digest === request.sha256 ? null : `${where}: expected a body of SHA-256 ${request.sha256}, got ${digest}`;
}

// src/metrics/row-metric.ts
const nouns = {
	s: ["time", "lower"],
	B: ["size", "lower"],
	count: ["count", null],
	per_s: ["rate", "higher"],
	ratio: ["ratio", null]
};
function rowMetric({ unit, better, statistic }) {
	const plain = plainMetric(unit, better);
	if (statistic === void 0) return plain;
	const id = `${statistic}-${plain.id}`;
	return {
		...plain,
		id,
		label: `${statistic} ${plain.label}`,
		own: true
	};
}
function plainMetric(unit, better) {
	if (unit === "s" && better === "lower") return time;
	if (unit === "per_s" && better === "higher") return rate;
	const [noun, usual] = nouns[unit];
	const label = usual === better ? noun : `${noun} (${better} is better)`;
	const id = `reported-${noun}-${better}`;
	return gatingMetric({
		id,
		label,
		unit,
		better,
		threshold: .02,
		own: true
	});
}

// src/measure/suites/suite-pilots.ts
function suitePilots({ benchmarks }, { pairs }) {
	const rows = benchmarks.filter(({ driver }) => driver === "suite");
	return new Map([...groupedBy(rows, ({ suite }) => suite)].flatMap(([suite, suiteRows]) => {
		const pair = pairs.get(suite);
		if (pair === void 0) return [];
		const share = pair.seconds / suiteRows.length;
		return suiteRows.map(({ id, name }) => [id, pilotOfSuite(id, share, pair.calls?.[name])]);
	}));
}
function pilotOfSuite(benchmarkId, blockSeconds, iterations = 1) {
	return {
		benchmarkId,
		iterations,
		batches: 1,
		blockSeconds,
		notes: [],
		calls: 2
	};
}

// src/measure/suites/calls-within.ts
const rowSeconds$1 = .1;
const suiteSeconds = 2;
const leastRowSeconds = .02;
function callsWithin(rows, secondsPerCall) {
	const seconds = Math.max(leastRowSeconds, Math.min(rowSeconds$1, suiteSeconds / Math.max(1, rows.head.length)));
	return Object.fromEntries([...secondsOfCalls(rows, secondsPerCall)].map(([name, perCall]) => [name, Math.max(2, Math.round(seconds / perCall))]));
}
function secondsOfCalls(rows, secondsPerCall) {
	const baseRows = new Map(rows.base.map((row) => [row.name, row]));
	return new Map(rows.head.flatMap(({ name, value, unit, better }) => {
		const suiteRow = baseRows.get(name);
		if (suiteRow?.unit !== "s" || unit !== "s" || better !== "lower") return [];
		return [[name, Math.sqrt(value * suiteRow.value) + secondsPerCall]];
	}));
}
const otherRows = ["", 2];
const mostWork = .8;
function secondsOfWork(seconds, calls, secondsByName) {
	const callSeconds = Object.entries(calls).reduce((sum, [name, count]) => sum + 4 * count * (secondsByName.get(name) ?? 0), 0);
	return Math.min(mostWork * seconds, callSeconds);
}
const enoughPairs = 16;
const measuringShare = .8;
const leastShare = .25;
function shortestSeconds({ seconds, workSeconds }) {
	return seconds - workSeconds * .75;
}
function shareOfCalls(pairs, secondsLeft) {
	const callSeconds = pairs.reduce((sum, { workSeconds }) => sum + workSeconds, 0);
	const pairSeconds = pairs.reduce((sum, { seconds }) => sum + seconds, 0);
	if (callSeconds === 0) return 1;
	const roomSeconds = secondsLeft * measuringShare / enoughPairs;
	return Math.min(1, Math.max(leastShare, (roomSeconds - (pairSeconds - callSeconds)) / callSeconds));
}
const fewestCalls$1 = 8;
function shortenedPair({ seconds, workSeconds, calls }, share) {
	const shortenedCalls = Object.entries(calls ?? {}).map(([name, count]) => [name, Math.max(Math.min(count, fewestCalls$1), Math.round(count * share))]);
	return {
		seconds: seconds - (1 - share) * workSeconds,
		workSeconds: share * workSeconds,
		calls: calls && Object.fromEntries(shortenedCalls)
	};
}
const warmUpPairs = 1;
function secondsToCall(pairSeconds, rows, pairsToCall) {
	return (pairsToCall(rows) + warmUpPairs) * pairSeconds / measuringShare;
}
function suitesThatFit(suites, secondsLeft, pairsToCall) {
	const shortest = suites.map((suite) => ({
		...suite,
		seconds: shortestSeconds(suite)
	})).toSorted((first, second) => first.seconds / Math.max(1, first.rows) - second.seconds / Math.max(1, second.rows));
	const keptNames = /* @__PURE__ */ new Set();
	let keptRows = 0;
	let keptSeconds = 0;
	for (const { name, seconds, rows } of shortest) {
		const pairSeconds = keptSeconds + seconds;
		if (secondsToCall(pairSeconds, keptRows + rows, pairsToCall) > secondsLeft) continue;
		keptNames.add(name);
		keptRows += rows;
		keptSeconds = pairSeconds;
	}
	const first = shortest.find(({ seconds }) => seconds <= secondsLeft);
	return keptNames.size > 0 || first === void 0 ? keptNames : /* @__PURE__ */ new Set([first.name]);
}
function isRoomTaken(suites, secondsLeft, pairsToCall) {
	const fittingNames = suitesThatFit(suites, secondsLeft, pairsToCall);
	return suites.some((suite) => !fittingNames.has(suite.name) && secondsToCall(shortestSeconds(suite), suite.rows, pairsToCall) <= secondsLeft);
}
const learningShare = .5;
function learningSeconds({ budgetSeconds, spentSeconds, suitesLeft, processes }) {
	if (budgetSeconds === null) return Number.POSITIVE_INFINITY;
	return (budgetSeconds * learningShare - spentSeconds) / processes / (suitesLeft > 1 ? 2 : 1);
}

// src/session/stage/explain-failure.ts
async function explainFailure(failure, targets, { host, revisions }) {
	const { side, message, lastLines, timedOut } = failure;
	if (side === null || timedOut) return failure;
	const { side: builtSide, packageDirectory, runtime } = targets[side].build;
	const [, path, from = ""] = missingModule.exec(message) ?? [];
	const wholePath = path?.startsWith(".") === true && from !== "" ? host.files.join(from, "..", path) : path;
	const missing = wholePath === void 0 ? null : await cureOfMissing(wholePath, targets, side, host);
	const engines = (await readManifest(packageDirectory, host))?.engines["node"];
	const isChosen = runtime.source === "built" || revisions[builtSide].node !== void 0;
	const output = [message, ...lastLines].join("\n");
	const unfit = isChosen ? null : unfitNode(output, {
		version: runtime.version,
		engines
	});
	const typed = /ERR_UNSUPPORTED_TYPESCRIPT_SYNTAX|is not supported in strip-only mode/.test(output) ? "Node.js only strips types, and an enum, a namespace or a parameter property is more: \"npm install --save-dev tsx\", by which its files are then run" : null;
	const cure = missing ?? typed ?? unfit;
	return cure === null ? failure : {
		...failure,
		message: `${message.slice(0, 1e3)}: ${cure}`
	};
}
const missingModule = /(?:Cannot find (?:module|package)|Failed to resolve import) ['"]([^'"]+)['"](?:\s+Require stack:\s+- (\S+))?/;
async function cureOfMissing(path, targets, side, host) {
	const { tree } = targets[side];
	for (const suffix of path.startsWith(tree) ? [".js", ".ts"] : []) if (await host.files.exists(path + suffix)) return `an import of an ES module names the whole file: write "${suffix}" at its end`;
	const there = path.replace(tree, targets[otherSide(side)].tree);
	for (const suffix of there === path ? [] : pathEndings) if (await host.files.exists(there + suffix)) return "the other side has this file: compare revisions that both have what the benchmarks load";
	return cureOf(path, await missingFacts(targets[side], host));
}
function cureOf(path, { notes, ownName, declaredNames, siblings, buildAll }) {
	const [name = ""] = /^(?:@[\w.-]+\/)?[\w-][\w.-]*/.exec(path) ?? [];
	const sibling = siblings.find((each) => each.name === name || path.startsWith(`${each.folder}/`) || path.includes(`/node_modules/${each.name}/`));
	if (sibling !== void 0) return `${sibling.name} is a package of the same repository and is not built; a line for deadheat.yml: build: ${buildAll}`;
	if (name !== "") {
		if (name === ownName) return `a package finds itself by its name only if its package.json has "exports": write the path of its file instead, such as ".."`;
		if (declaredNames.has(name) || path.startsWith("node:")) return null;
		return `no package.json here asks for ${name}: "npm install --save-dev ${name}", and commit that`;
	}
	const skipped = skippedScriptsCure(notes);
	if (skipped !== null) return skipped;
	const leftOutLine = notes.find((line) => line.startsWith("left out of \"build\""));
	return leftOutLine === void 0 ? "if a build makes it, name its commands in \"build\" of deadheat.yml" : `it may be made by what was ${leftOutLine}; "recipe: package" in deadheat.yml runs all of it`;
}
async function missingFacts({ build, tree, benchmarkDirectory }, host) {
	const { files } = host;
	const { packageDirectory, notes = [] } = build;
	const declaredNames = /* @__PURE__ */ new Set();
	for (const folder of /* @__PURE__ */ new Set([
		tree,
		packageDirectory,
		benchmarkDirectory
	])) {
		const { dependencies = {}, devDependencies = {}, name = "" } = await readManifest(folder, host) ?? {};
		for (const each of [name, ...Object.keys({
			...dependencies,
			...devDependencies
		})]) declaredNames.add(each);
	}
	const siblings = [];
	for (const folder of await linkedPackages(tree, packageDirectory, files)) {
		const { name } = await readManifest(folder, host) ?? {};
		if (name !== void 0) siblings.push({
			name,
			folder: await files.realPath(folder) ?? folder
		});
	}
	const entries = (await files.list(tree)).map((entry) => entry.name);
	const manager = packageManagerOf(entries, await readManifest(tree, host));
	const up = files.relative(packageDirectory, tree) || ".";
	return {
		notes,
		ownName: (await readManifest(packageDirectory, host))?.name,
		declaredNames,
		siblings,
		buildAll: commandsOf(manager, up)
	};
}
function commandsOf({ program, install }, up) {
	const at = {
		npm: "--prefix",
		pnpm: "--dir",
		yarn: "--cwd",
		bun: "--cwd"
	}[program];
	const linker = program === "yarn" ? "env YARN_NODE_LINKER=node-modules " : "";
	const build = program === "pnpm" ? `pnpm --dir=${up} --recursive run build` : `npm --prefix=${up} run build --workspaces --if-present`;
	return JSON.stringify([`${linker}${program} ${at}=${up} ${install.join(" ")}`, build]);
}

// src/measure/targets/describe.ts
async function describeModules(target, { modules, preset, timeoutSeconds, limitName, set = {} }, { processes, files }) {
	const descriptions = [];
	const failures = [];
	const spec = harnessProcess(target, ["describe"], timeoutSeconds);
	let dialogue = null;
	const describe = async (module) => {
		const isAlone = dialogue === null;
		try {
			dialogue ??= await processes.converse(spec, anyCpu);
			const file = files.join(target.benchmarkDirectory, module);
			return descriptionOf(target, module, await dialogue.ask({
				ask: "describe",
				file,
				preset,
				set
			}, timeoutSeconds));
		} catch (error) {
			const limit = {
				seconds: timeoutSeconds,
				what: `${module} to load`,
				limitName
			};
			const sideError = outOfTime(sideErrorOf(target, error), limit);
			await dialogue?.end();
			dialogue = null;
			if (isAlone) throw sideError;
			return describe(module);
		}
	};
	try {
		for (const module of modules) try {
			descriptions.push({
				module,
				...await describe(module)
			});
		} catch (error) {
			if (!(error instanceof SideError)) throw error;
			failures.push(error.failure("pilot", failureId(module)));
		}
	} finally {
		await dialogue?.end();
	}
	return {
		descriptions,
		failures
	};
}
function descriptionOf(target, module, answer) {
	const description = harnessDescriptionOf(answer);
	if (description !== null) return description;
	const error = harnessErrorOf(answer);
	if (error === null) throw new SideError(target.side, "expected a description, got something else");
	const facts = {
		exitCode: null,
		signal: null,
		timedOut: false,
		lastLines: error.stackLines
	};
	if (error.stage === "requires") throw new SideError(target.side, error.message.replace(/^Error: /, "it needs "), facts);
	if (error.stage === "refused") throw new SideError(target.side, error.message.replace(/^Error:/, `${module}:`));
	throw new SideError(target.side, `${error.stage} threw ${error.message}`, facts);
}
function sideErrorOf(target, error) {
	if (error instanceof SideError) return error;
	if (error instanceof DialogueError) return new SideError(target.side, error.message, error.outcome);
	throw error;
}
function failureId(module) {
	return module.replace(/\.[cm]?[jt]s$/, "");
}
async function describeBoth(targets, request, host) {
	const ofHead = describeModules(targets.head, request, host);
	const isOne = targets.base === targets.head;
	const ofBase = isOne ? ofHead : describeModules(targets.base, request, host);
	const [first, head] = await Promise.all([ofBase, ofHead]);
	const base = !isOne && first.failures.length > head.failures.length ? await describeModules(targets.base, request, host) : first;
	const failures = [.../* @__PURE__ */ new Set([...base.failures, ...head.failures])];
	const brokenNames = new Set(failures.map(({ benchmarkId }) => benchmarkId));
	const sound = ({ descriptions }) => descriptions.filter(({ module }) => !brokenNames.has(failureId(module)));
	return {
		descriptions: {
			base: sound(base),
			head: sound(head)
		},
		failures
	};
}

// src/plan/benchmarks-of.ts
const mostBenchmarks = 1e4;
const longestName = 200;
function benchmarksOf(foundBenchmarks, { describedSides, settings, runtime = null }) {
	const timeoutSeconds = settings.timeout;
	const { isChosen } = choiceOf(settings.only);
	const rowsOn = (side) => [
		...foundBenchmarks.flatMap((each) => each.kind === "command" ? [commandBenchmark(each, timeoutSeconds)] : []),
		...foundBenchmarks.flatMap((each) => each.kind === "server" ? [serverBenchmark(each, timeoutSeconds)] : []),
		...describedSides.modules[side].flatMap((each) => moduleBenchmarks(each, {
			paths: pathsIn(foundBenchmarks),
			timeoutSeconds
		})),
		...describedSides.suites[side].flatMap((suite) => suiteBenchmarks(suite, foundBenchmarks, timeoutSeconds))
	];
	const [base = [], head = []] = sides.map((side) => rowsOn(side).filter(({ id }) => isChosen(id)).map((benchmark) => runtime === null ? benchmark : {
		...benchmark,
		id: idUnder(benchmark.id, runtime),
		runtime
	}));
	assertDistinct(head);
	assertFewEnough(head);
	const baseById = new Map(base.map((benchmark) => [benchmark.id, benchmark]));
	const benchmarks = head.flatMap((benchmark) => {
		const baseBenchmark = baseById.get(benchmark.id);
		return baseBenchmark === void 0 ? [] : [withCommonMetrics(benchmark, baseBenchmark)];
	});
	const { suites } = describedSides;
	const reportedMetrics = [...suites.base, ...suites.head].flatMap((suite) => suite.rows.flatMap(({ metrics }) => metrics));
	return {
		benchmarks,
		added: idsMissing(head, base),
		removed: idsMissing(base, head),
		metrics: onceEach(reportedMetrics)
	};
}
function mergedBenchmarks(plans) {
	return {
		benchmarks: plans.flatMap(({ benchmarks }) => benchmarks),
		added: plans.flatMap(({ added }) => added),
		removed: plans.flatMap(({ removed }) => removed),
		figures: plans.flatMap(({ figures = [] }) => figures),
		edited: [...new Set(plans.flatMap(({ edited = [] }) => edited))],
		metrics: onceEach(plans.flatMap(({ metrics = [] }) => metrics))
	};
}
function suiteBenchmarks({ suite, rows }, foundBenchmarks, timeoutSeconds) {
	const foundSuite = foundBenchmarks.find((foundBenchmark) => foundBenchmark.kind === "suite" && foundBenchmark.name === suite);
	if (foundSuite?.kind !== "suite") return [];
	return rows.map(({ name, parameters, command, metrics }) => ({
		id: benchmarkId(`${suite}/${name}`, parameters),
		suite: suite.slice(0, longestName),
		name,
		parameters,
		driver: "suite",
		module: null,
		command: [...command],
		timeoutSeconds,
		threshold: null,
		adapter: foundSuite.adapter,
		gates: metrics.map(({ id }) => id),
		metrics: metrics.flatMap((metric) => metric.own === true ? [metric.id] : [])
	}));
}
function withCommonMetrics(head, { gates: base }) {
	const { driver, gates } = head;
	if (driver !== "suite" || gates === void 0 || base === void 0) return head;
	return {
		...head,
		gates: gates.filter((id) => base.includes(id))
	};
}
function onceEach(metrics) {
	return metrics.filter(({ id }, at) => metrics.findIndex((metric) => metric.id === id) === at);
}
function assertFewEnough({ length }) {
	if (length <= mostBenchmarks) return;
	throw new UsageError(`expected at most ${mostBenchmarks} benchmarks, got ${length}: name those that matter with "only"`);
}
function moduleBenchmarks({ module, parameters: combinations, calls, pause, batches, ...wishes }, { paths, timeoutSeconds }) {
	const { series, profile, pinned, alone, gates, metrics, warned } = wishes;
	return combinations.map((parameters) => {
		const parametersText = JSON.stringify(parameters);
		return {
			...namedBenchmark(nameOfPath(module, paths), parameters),
			driver: "pingpong",
			module,
			command: null,
			timeoutSeconds,
			threshold: null,
			series,
			calls: countOf(calls, parameters),
			pause: countOf(pause, parameters),
			batches: countOf(batches, parameters),
			profile,
			pinned,
			alone,
			gates: gates && [...gates],
			metrics: metrics && Object.keys(metrics),
			warning: warned?.find((entry) => JSON.stringify(entry.parameters) === parametersText)?.reason
		};
	});
}
function countOf(count, parameters) {
	const value = typeof count === "string" ? parameters[count] : count;
	return typeof value === "number" ? value : void 0;
}
function commandBenchmark({ name, command }, timeoutSeconds) {
	return {
		...namedBenchmark(name, {}),
		driver: "command",
		module: null,
		command: [...command],
		timeoutSeconds,
		threshold: null
	};
}
function idsMissing(from, otherBenchmarks) {
	const otherIds = new Set(otherBenchmarks.map(({ id }) => id));
	return from.map(({ id }) => id).filter((id) => !otherIds.has(id));
}
function assertDistinct(benchmarks) {
	const seenIds = /* @__PURE__ */ new Set();
	for (const { id } of benchmarks) {
		if (seenIds.has(id)) throw new UsageError(`expected every benchmark to have a unique name, got "${id}" twice`);
		seenIds.add(id);
	}
}
function benchmarkId(name, parameters) {
	return [name, ...Object.entries(parameters).map(([key, value]) => `${key}=${String(value)}`)].join(" ").slice(0, 300);
}
function namedBenchmark(path, parameters) {
	const slash = path.lastIndexOf("/");
	const suite = path.slice(0, Math.max(0, Math.min(slash, longestName)));
	const name = path.slice(slash + 1).slice(0, longestName);
	return {
		id: benchmarkId(path, parameters),
		suite,
		name,
		parameters
	};
}
function serverBenchmark({ name, command, ready, requests, burst }, timeoutSeconds) {
	return {
		...namedBenchmark(name, {}),
		driver: "alternate",
		module: null,
		command: [...command],
		server: {
			ready,
			requests,
			burst
		},
		timeoutSeconds,
		threshold: null
	};
}
function refuseUnknownNames(set, descriptions) {
	const knownNames = [...new Set(descriptions.flatMap(({ names = [] }) => names))].toSorted();
	const unknownName = Object.keys(set).find((name) => !knownNames.includes(name));
	if (unknownName === void 0) return;
	const [nearestName] = nearestNames(unknownName, knownNames);
	const advice = nearestName === void 0 ? knownNames.length === 0 ? "they have none" : `they have ${knownNames.join(", ")}` : `did you mean "${nearestName}"`;
	throw new UsageError(`expected "set" to name a parameter or an option of the benchmarks, got "${unknownName}": ${advice}`);
}

// src/workspace/install-suite.ts
async function installSuite({ name, folder }, cacheDirectory, host, onNote) {
	const { files } = host;
	const lockfile = files.join(folder, "package-lock.json");
	if (!await files.exists(lockfile)) return null;
	const { sha256 } = await files.fingerprint(lockfile);
	const { platform, architecture } = host.processes;
	const suitesFolder = files.join(cacheDirectory, "suites");
	const place = files.join(suitesFolder, `${name}-${sha256.slice(0, 16)}-${platform}-${architecture}`);
	const modules = files.join(place, "node_modules");
	if (await files.exists(modules)) return modules;
	onNote(`fetching the packages of the suite ${name}, once`);
	await files.makeDirectory(suitesFolder);
	const draft = await files.temporaryDirectory("suite", suitesFolder);
	try {
		for (const file of ["package.json", "package-lock.json"]) await files.copy(files.join(folder, file), files.join(draft, file));
		const trouble = await fetchByNpm(["ci", ...[
			"--ignore-scripts",
			"--no-audit",
			"--no-fund"
		]], draft, host);
		if (trouble !== null) {
			onNote(`expected npm to fetch the packages of the suite ${name}, got ${trouble}; benchmarks that need them fail, the rest continue`);
			return null;
		}
		await adopt(draft, place, host);
	} finally {
		await files.remove(draft);
	}
	return modules;
}

// src/build/install/install-benchmarks.ts
const levels = 2;
const timeoutSeconds$1 = 900;
const outputLimitBytes$1 = 16777216;
async function installBenchmarks(request, host, listeners) {
	const { builds, directories } = request;
	const deadlineSeconds = host.clock.monotonicSeconds() + timeoutSeconds$1;
	for (const place of await foldersOf(directories.head, host)) {
		const folders = eachSide((side) => host.files.join(directories[side], ...place));
		if (!(await Promise.all(sides.map((side) => isInstalled(folders[side], builds[side].directory, host)))).includes(false)) continue;
		const name = host.files.relative(builds.head.directory, folders.head);
		listeners.onFolder(name);
		const trouble = await installBoth({
			...request,
			deadlineSeconds
		}, folders, host);
		if (trouble !== null) listeners.onNote(`expected the packages of ${name}, got ${trouble}; benchmarks that need them fail`);
	}
}
async function foldersOf(top, host, place = []) {
	const folder = host.files.join(top, ...place);
	const entries = await host.files.list(folder);
	const manifest = await readManifest(folder, host);
	const ownPlaces = packagesNamed(manifest).length > 0 ? [place] : [];
	if (place.length === levels) return ownPlaces;
	const innerFolders = entries.filter(({ name, directory }) => directory && name !== "node_modules" && !name.startsWith("."));
	const placesBelow = [];
	for (const { name } of innerFolders) placesBelow.push(...await foldersOf(top, host, [...place, name]));
	return [...ownPlaces, ...placesBelow];
}
async function isInstalled(folder, top, host) {
	const { files } = host;
	const manifest = await readManifest(folder, host);
	const places = foldersUpTo(top, folder, files);
	for (const name of packagesNamed(manifest)) {
		const areThere = places.map((place) => files.exists(files.join(place, "node_modules", name)));
		if (!(await Promise.all(areThere)).includes(true)) return false;
	}
	return true;
}
async function installBoth(request, folders, host) {
	const { files } = host;
	const runIn = (side, words) => runNpm(words, folders[side], {
		...request,
		...request.builds[side]
	}, host);
	const trouble = await runIn("head", [
		"install",
		"--package-lock-only",
		"--package-lock=true"
	]);
	if (trouble !== null) return trouble;
	const names = ["npm-shrinkwrap.json", "package-lock.json"];
	const kinds = await Promise.all(names.map((name) => files.kindOf(files.join(folders.head, name))));
	const lock = names.find((_, at) => kinds[at] === "file") ?? "";
	const [from, to] = [files.join(folders.head, lock), files.join(folders.base, lock)];
	if (lock === "" || !await staysInTree(from, request.builds.head.directory, files)) return `a lockfile that is no file of the tree`;
	if (from !== to) await files.copy(from, to);
	const installs = (folders.base === folders.head ? ["head"] : sides).map((side) => runIn(side, ["ci"]));
	return (await Promise.all(installs)).find((reason) => reason !== null) ?? null;
}
async function runNpm(words, cwd, { directory, cacheDirectory, trustScope, deadlineSeconds }, host) {
	const leftSeconds = deadlineSeconds - host.clock.monotonicSeconds();
	if (leftSeconds <= 0) return `no time left of ${timeoutSeconds$1} s for all folders of benchmarks: list packages in fewer of them`;
	const { home, packages } = ownHome({
		directory,
		cacheDirectory,
		trustScope,
		fillsCaches: false,
		host
	});
	await handOnNpmSettings(home, host);
	const { nodePath, npmScript } = await findTools(host);
	const outcome = await host.processes.run({
		argv: [
			nodePath,
			npmScript,
			...words,
			...quietOptions
		],
		cwd,
		environment: buildEnvironment(host.processes, [], {
			HOME: home,
			TMPDIR: home,
			npm_config_cache: `${packages}/npm`,
			npm_config_ignore_scripts: "true"
		}),
		timeoutSeconds: leftSeconds,
		outputLimitBytes: outputLimitBytes$1,
		isolated: true,
		...boundaryOf("build", {
			tree: directory,
			ownPaths: [home, packages],
			neededPaths: []
		})
	});
	return npmTrouble(outcome);
}

// src/build/copy-strangers.ts
const mostBytes$1 = 4e9;
async function copyStrangers(from, to, files) {
	try {
		const treeEntries = await files.survey(from);
		const strangeEntry = treeEntries.find(({ kind }) => kind === "other");
		if (strangeEntry !== void 0) throw new UsageError(`expected nothing but files, folders and links among benchmarks, got something else at ${JSON.stringify(strangeEntry.path)}`);
		const sizeBytes = treeEntries.reduce((sum, treeEntry) => sum + (treeEntry.kind === "file" ? treeEntry.sizeBytes : 0), 0);
		if (sizeBytes > mostBytes$1) throw new UsageError(`expected benchmarks of at most ${mostBytes$1 / 1e9} GB together, got ${(sizeBytes / 1e9).toPrecision(3)} GB: make large files in "setup"`);
		await files.copy(from, to);
	} catch (error) {
		if (error instanceof UsageError || !(error instanceof Error) || isDiskFull(error)) throw error;
		const hint = error.message.includes("�") ? " (a name must be UTF-8)" : "";
		throw new UsageError(`expected benchmarks that can be copied, got ${error.message}${hint}`);
	}
}

// src/build/install/lend-packages.ts
const mostPackages = 200;
async function lendPackages({ builds, directories, files: scripts }, host) {
	const { files } = host;
	const top = builds.head.directory;
	const lentNames = /* @__PURE__ */ new Set();
	const wantedPackages = [];
	for (const script of scripts) {
		const place = script.path.split("/").slice(0, -1);
		const baseFolder = files.join(directories.base, ...place);
		const from = files.join(directories.head, ...place);
		for (const specifier of scriptFactsOf(script).imports) {
			const name = /^(?:@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? "";
			if (!isPackageName(name) || lentNames.has(name)) continue;
			if (await installedAt(name, baseFolder, builds.base.directory, files) !== null) continue;
			if (await installedAt(name, from, top, files) === null) continue;
			lentNames.add(name);
			wantedPackages.push({
				name,
				from,
				isLent: true
			});
		}
	}
	const copiedNames = /* @__PURE__ */ new Set();
	for (const { name, from, isLent } of wantedPackages.values()) {
		if (copiedNames.has(name) || copiedNames.size === mostPackages) continue;
		const folder = await installedAt(name, from, top, files);
		if (folder === null || !isLent && `${folder}/`.startsWith(`${from}/`)) continue;
		copiedNames.add(name);
		const target = await freePlace(directories.base, name, host);
		if (target === null) continue;
		await copyStrangers(folder, target, files);
		const sameInHead = isLent ? await freePlace(directories.head, name, host) : null;
		if (sameInHead !== null) await files.link(files.relative(files.join(sameInHead, ".."), folder), sameInHead);
		const { dependencies = {}, optionalDependencies = {} } = await readManifest(folder, host) ?? {};
		for (const each of Object.keys({
			...dependencies,
			...optionalDependencies
		})) if (isPackageName(each)) wantedPackages.push({
			name: each,
			from: folder,
			isLent: false
		});
	}
	return [...lentNames].toSorted();
}
async function freePlace(top, name, { files }) {
	const parts = ["node_modules", ...name.split("/")];
	let kind = null;
	for (let length = 1; length <= parts.length; length += 1) {
		const path = files.join(top, ...parts.slice(0, length));
		kind = await files.kindOf(path);
		if (kind === null || kind === "folder") continue;
		throw new UsageError(`expected a folder for packages among the benchmarks, got a ${kind} at ${path}`);
	}
	const place = files.join(top, ...parts);
	if (kind !== null) return null;
	await files.makeDirectory(files.join(place, ".."));
	return place;
}
async function installedAt(name, from, top, files) {
	for (const folder of foldersUpTo(top, from, files)) {
		if (folder.endsWith("/node_modules")) continue;
		const path = files.join(folder, "node_modules", name);
		const real = await files.realPath(path);
		if (real === null) continue;
		return real.slice(top.length).includes("/node_modules/") && await staysInTree(path, top, files) ? real : null;
	}
	return null;
}

// src/workspace/stage-benchmarks.ts
const benchmarksFolder = "benchmarks";
async function stageBenchmarks(request, host) {
	if (request.suite !== void 0 && request.suite !== null) return stageSuite(request.suite, request.builds, host);
	const { builds, folder } = request;
	if (folder === null) return null;
	const source = folderSource(folder, request, host);
	if ((await host.files.list(source.path)).length === 0) throw new UsageError(`expected the folder of the benchmarks at "${folder}"${stagePlace(request)}, got none`);
	const directories = eachSide((side) => host.files.join(builds[side].directory, source.place));
	for (const side of sides) await assertInTree(directories[side], builds[side], host);
	const isHeads = source.path === directories.head;
	const scriptsBefore = isHeads ? await scriptsIn(directories.base, host) : [];
	const sourcePaths = await host.files.walk(source.path);
	const copiedPaths = benchmarksAmong(source.place, sourcePaths);
	const basePaths = isHeads ? await host.files.walk(directories.base) : [];
	const differingPaths = await differingIn(directories, bothHave(copiedPaths, basePaths), host);
	const isWhole = copiedPaths === sourcePaths;
	const beside = (side) => `${directories[side]}${besideMark}`;
	const replacedPaths = isHeads && isWhole && isFolderOfCode(source.place) ? differingPaths : [];
	for (const side of sides) {
		const target = directories[side];
		if (target === source.path) continue;
		if (isWhole) {
			await host.files.remove(beside(side));
			if (scriptsBefore.length > 0) await host.files.move(target, beside(side));
			else await host.files.remove(target);
			await copyStrangers(source.path, target, host.files);
		} else await replaceAmongCode(copiedPaths, source.path, {
			...builds[side],
			target
		}, host);
	}
	const files = await scriptsIn(directories.head, host);
	const isSame = JSON.stringify(scriptsBefore) === JSON.stringify(files);
	const isKept = isWhole && !isSame && scriptsBefore.length > 0;
	await host.files.remove(beside(isKept ? "head" : "base"));
	if (isKept) await copyStrangers(beside("base"), beside("head"), host.files);
	const scripts = new Map(scriptsBefore.map(({ path, text }) => [path, text]));
	const editedScripts = files.filter(({ path, text }) => (scripts.get(path) ?? text) !== text).map(({ path }) => path).filter((path) => copiedPaths.includes(path));
	return {
		directories,
		files,
		editedScripts,
		editedPaths: [.../* @__PURE__ */ new Set([...editedScripts, ...editedAmong(copiedPaths, basePaths, differingPaths)])],
		replacedPaths,
		own: isHeads && !isSame ? {
			scripts,
			isKept
		} : null
	};
}
const noData = /(?:^|\/)(?:\.[^/]*|node_modules\/.*|(?:readme|changelog|history|licen[cs]e)\b[^/]*)$/i;
function editedAmong(headPaths, basePaths, differingPaths) {
	return [
		...differingPaths,
		...namedLike(basePaths, headPaths),
		...namedLike(headPaths, basePaths)
	].filter((path) => !noData.test(path));
}
function bothHave(headPaths, basePaths) {
	const inBase = new Set(basePaths);
	return headPaths.filter((path) => inBase.has(path));
}
function namedLike(otherPaths, paths) {
	const [sameNames, stems] = [new Set(otherPaths), new Set(otherPaths.map(requiredName))];
	return paths.filter((path) => !sameNames.has(path) && stems.has(requiredName(path)));
}
function requiredName(path) {
	return path.replace(/(?:\/index)?\.[^./]+$/, "");
}
async function differingIn({ base, head }, paths, { files }) {
	const trees = {
		base,
		head
	};
	const differing = [];
	for (const path of paths) {
		const pair = {
			base: files.join(base, path),
			head: files.join(head, path)
		};
		if (!await files.isSameContent(pair, trees)) differing.push(path);
	}
	return differing;
}
async function replaceAmongCode(paths, from, { target, ...build }, host) {
	const { files } = host;
	for (const path of (await files.walk(target)).filter(speaksOfBenchmarks)) await files.remove(files.join(target, path));
	for (const path of paths) {
		const copy = files.join(target, path);
		await assertInTree(copy, build, host);
		await files.copy(files.join(from, path), copy);
	}
}
async function stageSuite({ name, folder, modules }, builds, host) {
	const { files } = host;
	const directories = eachSide((side) => files.join(builds[side].directory, benchmarksFolder));
	for (const side of sides) {
		await files.remove(directories[side]);
		await assertInTree(directories[side], builds[side], host);
		const target = files.join(directories[side], name);
		await files.copy(folder, target);
		if (modules === null) continue;
		const link = files.join(target, "node_modules");
		await files.remove(link);
		await files.link(modules, link);
	}
	return {
		directories,
		files: await scriptsIn(directories.head, host),
		editedScripts: [],
		editedPaths: [],
		replacedPaths: [],
		own: null
	};
}
function folderSource(folder, request, host) {
	if (/^(?:\/|[a-z]:[\\/])/i.test(folder)) return {
		path: folder,
		place: benchmarksFolder
	};
	const parts = folder.split(/[\\/]/).filter((part) => part !== "" && part !== ".");
	if (parts.length === 0 || parts.includes("..") || parts[0] === "node_modules") throw new UsageError(`expected a folder inside the package for benchmarks, got "${folder}"`);
	const { builds, origin, tree = builds.head.directory } = request;
	return origin === null ? {
		path: host.files.join(tree, ...parts),
		place: parts.join("/")
	} : {
		path: host.files.join(origin, ...parts),
		place: benchmarksFolder
	};
}
function stagePlace({ folder, origin }) {
	if (folder?.startsWith("/") === true) return "";
	return origin === null ? " in head" : ` in ${origin}`;
}
async function assertInTree(path, { directory, side }, { files }) {
	if (await staysInTree(path, directory, files)) return;
	throw new UsageError(`expected the benchmarks of ${side} inside its tree, got a link out of it at ${path}`);
}
async function scriptsIn(folder, host) {
	const texts = (await host.files.walk(folder)).filter(isScriptPath$1).map(async (path) => ({
		path,
		text: await host.files.read(host.files.join(folder, path)) ?? ""
	}));
	return Promise.all(texts);
}

// src/session/stage/left-behind.ts
const noneOnBase = {
	removed: [],
	failures: [],
	edited: []
};
const leftMessage = "expected what base measures in head, too, got new benchmarks and none of this name: keep it until they are merged; name a folder that holds all as \"benchmarks\" in deadheat.yml, or remove it in a pull request of its own";
async function leftBehind(session, { base, head }, tree, { place, foundBenchmarks }) {
	const { request, revisions, settings, suite, host } = session;
	const isElsewhere = request.versus !== void 0 || request.benchmarkTree !== void 0;
	if (suite !== null || isElsewhere || base === head || !isTree(revisions.head) || !isTree(revisions.base)) return noneOnBase;
	const { packageDirectory: top } = base;
	const onBase = await findUnbuilt({
		tree,
		top,
		isHead: true,
		suite: null
	}, settings, host);
	const isSettled = onBase.place.folder === place.folder;
	const mayBeLost = onBase.foundBenchmarks.filter(({ kind }) => kind !== "module" || !isSettled);
	const [ownNames, names] = [namesOf(onBase.foundBenchmarks), namesOf(foundBenchmarks)];
	const lostNames = namesOf(mayBeLost).filter((name) => !names.includes(name) && choiceOf(settings.only).mayChoose(name));
	const [ownProgram, program] = [onBase.place.program, place.program].map((each) => JSON.stringify(each));
	const edited = program !== "null" && ownProgram !== "null" && program !== ownProgram ? ["package.json"] : [];
	if (names.every((name) => ownNames.includes(name))) return {
		removed: lostNames,
		failures: [],
		edited
	};
	const error = new SideError(null, leftMessage);
	return {
		removed: [],
		failures: lostNames.map((name) => error.failure("pilot", name)),
		edited
	};
}
const replacedMessage$1 = "expected what base measures in head, too, got new results of this suite and none of this name: keep it until the new ones are merged, or remove it in a pull request of its own";
function replacedRows({ added, removed }, foundBenchmarks, runtime) {
	const suites = foundBenchmarks.flatMap((each) => each.kind === "suite" ? `${each.name}/` : []);
	const isBesideNew = (id) => suites.some((suite) => id.startsWith(suite) && added.some((newId) => newId.startsWith(suite)));
	const error = new SideError(null, replacedMessage$1);
	return {
		removed: removed.filter((id) => !isBesideNew(id)),
		failures: removed.filter(isBesideNew).map((id) => error.failure("pilot", idWithout(id, runtime)))
	};
}
function namesOf(foundBenchmarks) {
	const paths = pathsIn(foundBenchmarks);
	return paths.map((path) => nameOfPath(path, paths));
}

// src/session/stage/find-benchmarks.ts
async function findBenchmarks(session, builds, suite, folder) {
	const { request, settings, host } = session;
	const tree = host.files.join(folder, "head");
	const { packageDirectory, directory } = builds.head;
	const note = (text) => request.onProgress({
		kind: "note",
		text
	});
	const source = packageSource(session, tree, host.files);
	const inHead = session.found ?? await findUnbuilt(source, settings, host);
	const { place } = inHead;
	const left = await leftBehind(session, builds, host.files.join(folder, "base"), inHead);
	const copies = place.folder !== null && place.folder !== "" ? await stageInto(session, builds, suite, {
		...source,
		...place
	}) : null;
	const copy = copies?.directories.head;
	const searched = {
		tree,
		directory,
		packageDirectory,
		copy
	};
	const { foundBenchmarks: unplaced, leftOut } = await findAt(place, searched, settings, host);
	const foundBenchmarks = await withPrograms(unplaced, searched, copy ?? directory, host.files);
	assertOnlyBenchmarks(copies, foundBenchmarks, place.folder ?? "");
	for (const text of leftOutNotes(leftOut, place.folder ?? "")) note(text);
	note(foundText(foundBenchmarks));
	const trees = {
		base: builds.base.directory,
		head: directory
	};
	return {
		foundBenchmarks,
		directories: copies?.directories ?? trees,
		copies,
		left
	};
}
function assertOnlyBenchmarks(copies, foundBenchmarks, folder) {
	const paths = new Set(foundBenchmarks.map(scriptPathOf));
	const code = copies?.replacedPaths.find((path) => !paths.has(path));
	if (code === void 0) return;
	throw new UsageError(`expected a folder that holds benchmarks alone, got "${folder}", in which head changes ${code}: it would be measured on both sides; move the benchmarks to a folder of their own, with "bench" in its name`);
}
async function findInPlace({ request, host }, { folder, around, scripts }) {
	const inFolder = {
		tree: around,
		directory: folder,
		packageDirectory: folder
	};
	const foundBenchmarks = [];
	for (const path of scripts) {
		if (!await host.files.exists(host.files.join(folder, path))) throw new UsageError(`expected a script at "${path}", got none`);
		const place = {
			...nowhere,
			folder: "",
			paths: [path],
			areNamed: true,
			text: path
		};
		const [foundBenchmark] = await withPrograms((await findAt(place, inFolder, {
			commands: [],
			servers: []
		}, host)).foundBenchmarks, inFolder, folder, host.files);
		if (foundBenchmark === void 0 || foundBenchmark.kind === "suite") throw refusedScript(path, foundBenchmark?.kind);
		foundBenchmarks.push(foundBenchmark);
	}
	foundBenchmarks.push(...namedBy({
		commands: request.inputs.commands ?? [],
		servers: []
	}));
	request.onProgress({
		kind: "note",
		text: foundText(foundBenchmarks)
	});
	return {
		foundBenchmarks,
		directories: {
			base: folder,
			head: folder
		},
		copies: null,
		left: noneOnBase
	};
}
function refusedScript(path, kind) {
	return new UsageError(`expected a script that can be measured on its own, got "${path}": ${kind === void 0 ? "one that is no benchmark (its name begins with _ or ., or it is a test)" : "a suite of another tool, whose results share one process: export run from a file for each"}`);
}
async function stageInto({ request, host }, builds, suite, { folder, top, isHead }) {
	const stageRequest = {
		builds,
		folder,
		tree: top,
		origin: isHead ? null : request.origin,
		suite
	};
	const stagedBenchmarks = await stageBenchmarks(stageRequest, host);
	if (stagedBenchmarks === null || suite !== null) return stagedBenchmarks;
	const { cacheDirectory, trustScope } = request;
	const { directories } = stagedBenchmarks;
	let isInstalled = false;
	await installBenchmarks({
		builds,
		directories,
		cacheDirectory,
		trustScope
	}, host, {
		onFolder: (name) => {
			isInstalled = true;
			request.onProgress({
				kind: "doing",
				what: `installing the packages of ${name}`
			});
		},
		onNote: (text) => {
			if (!request.isCancelled()) request.onProgress({
				kind: "note",
				text
			});
		}
	});
	if (isInstalled) request.onProgress({
		kind: "doing",
		what: "finding benchmarks"
	});
	if (!isHead) return stagedBenchmarks;
	const lentNames = await lendPackages({
		builds,
		...stagedBenchmarks
	}, host);
	if (lentNames.length > 0) {
		const text = `benchmarks import what only head has installed: ${someOf(lentNames)}: ${lentNames.length === 1 ? "it is" : "they are"} taken from head on both sides`;
		request.onProgress({
			kind: "note",
			text
		});
	}
	return stagedBenchmarks;
}
async function visibleAround(folder, secludedPaths, ownPaths, files) {
	const visible = [];
	for (const { name, directory } of await files.list(folder)) {
		const path = files.join(folder, name);
		if (name.startsWith(".") || ownPaths.some((each) => isInside(path, each))) continue;
		if ([...secludedPaths, ...ownPaths].every((each) => !isInside(each, path))) visible.push(path);
		else if (directory) visible.push(...await visibleAround(path, secludedPaths, ownPaths, files));
	}
	return visible;
}
const packageProgram = /^\{package\}\/node_modules\/((?:@[^/]+\/)?[^/]+)\/(.+)$/;
function withPrograms(foundBenchmarks, { tree, directory, packageDirectory }, folder, files) {
	const above = async (from, file) => {
		const levels = foldersUpTo(tree, from, files);
		for (const path of levels.map((level) => files.join(level, "node_modules", file))) if (await files.exists(path)) return path;
		return null;
	};
	const placeOf = async (word) => {
		const [, name = "", file = ""] = packageProgram.exec(word) ?? [];
		if (name === "") return word;
		const own = `node_modules/${name}/${file}`;
		if (folder !== directory && await files.exists(files.join(folder, own))) return `{benchmarks}/${own}`;
		const program = await above(packageDirectory, `${name}/${file}`);
		const plus = program === null ? await above(packageDirectory, "vite-plus/package.json") : null;
		const realPlus = plus === null ? null : await files.realPath(plus);
		const beside = realPlus === null ? null : files.join(realPlus, "../..", name, file);
		const path = program ?? beside;
		return path === null ? word : `{package}/${files.relative(packageDirectory, path)}`;
	};
	const placed = foundBenchmarks.map(async (each) => {
		if (each.kind === "module") return each;
		const words = await Promise.all(each.command.map(placeOf));
		if (!words.includes("{types}")) return {
			...each,
			command: words
		};
		const tsx = await above(files.join(folder, scriptPathOf(each), ".."), "tsx/dist/cli.mjs");
		const runner = tsx === null ? [] : [`{directory}/${files.relative(directory, tsx)}`];
		return {
			...each,
			command: words.flatMap((word) => word === "{types}" ? runner : [word])
		};
	});
	return Promise.all(placed);
}

// src/measure/try-benchmarks.ts
async function tryBenchmarks(rows, target, host) {
	try {
		await callOnce(rows, target, host);
		return null;
	} catch (error) {
		if (error instanceof SideError) return error;
		throw error;
	}
}
async function callOnce(rows, target, host) {
	const [row] = rows;
	if (row === void 0) return;
	if (row.driver === "alternate") return tryServer(row, target, host);
	if (row.driver === "pingpong") {
		const functions = rows.filter((each) => each.driver === "pingpong");
		return tryRows(row.module, functions, target, host);
	}
	if (row.driver === "suite") {
		await runSuite({
			...row,
			isTrial: true
		}, target, host);
		return;
	}
	const { timeoutSeconds } = row;
	const { argv, ...changes } = commandOf(row, target);
	const spec = sideProcess(target, {
		argv,
		timeoutSeconds,
		changes
	});
	for (let runs = 0; runs < 2; runs++) {
		const outcome = await host.processes.run(spec);
		const limit = brokenLimit(outcome, {
			what: "the command",
			timeoutSeconds
		});
		if (outcome.exitCode === 0 && limit === null) continue;
		const words = limit ?? `expected the command to end well, got ${reasonText(outcome)}`;
		throw new SideError(target.side, words, outcome);
	}
}
async function tryServer(benchmark, target, host) {
	const { actor, release } = serverActor({
		benchmark,
		target,
		cpuSet: anyCpu
	}, host);
	try {
		await actor.start();
		await actor.burst({
			requests: [...benchmark.server.requests.keys()],
			leadIn: 0
		});
	} finally {
		await release?.();
	}
}
const enoughSeconds = .1;
async function tryAlone(benchmark, target, host) {
	const { timeoutSeconds, calls = null } = benchmark;
	const start = () => startHarness({
		benchmark,
		target,
		cpuSet: anyCpu
	}, host);
	const { actor, release } = harnessActor({
		side: target.side,
		start,
		timeoutSeconds
	}, host);
	try {
		await actor.start();
		for (let iterations = calls ?? 1;; iterations *= 4) {
			const seconds = (await actor.run({
				iterations,
				leadIn: 0
			})).nanoseconds / 1e9;
			if (calls !== null || seconds > enoughSeconds) return seconds / iterations;
		}
	} catch (error) {
		if (!(error instanceof SideError)) throw error;
		return error.facts.timedOut ? 1e400 : null;
	} finally {
		await release?.();
	}
}

// src/session/stage/settle-rows.ts
const replacedMessage = "expected what base measures in head, too, got new benchmarks and none of this name, and base's does not run there: keep it until the new ones are merged, or remove it in a pull request of its own";
async function settleRows(lists, request) {
	const { session, targets, foundBenchmarks, copies, query, runtime } = request;
	const { own } = copies;
	if (own === null) return lists;
	const { host, settings } = session;
	const rowsOf = (one) => {
		const { benchmarks } = benchmarksOf(foundBenchmarks, {
			describedSides: {
				modules: {
					base: [one],
					head: [one]
				},
				suites: {
					base: [],
					head: []
				}
			},
			settings,
			runtime
		});
		return benchmarks.flatMap((each) => each.driver === "pingpong" ? [each] : []);
	};
	const failsOnBase = async (row) => await tryAlone(row, targets.base, host) === null;
	const runOnBoth = async ([row]) => {
		if (row === void 0) return false;
		for (const side of sides) if (!Number.isFinite(await tryAlone(row, targets[side], host))) return false;
		return true;
	};
	const { head: folder } = copies.directories;
	const renames = own.isKept ? await host.git.renamed(`${folder}${besideMark}`, folder) : /* @__PURE__ */ new Map();
	const texts = new Map(copies.files.map(({ path, text }) => [path, text]));
	const textBefore = (path) => own.scripts.get(renames.get(path) ?? path);
	const isHelperEdited = copies.editedScripts.some((path) => !query.modules.includes(path));
	const touched = query.modules.filter((path) => isHelperEdited || textBefore(path) !== texts.get(path));
	const lost = touched.filter((module) => {
		const failures = lists.failures.filter(({ benchmarkId }) => benchmarkId === failureId(module));
		const isOfBase = failures.every(({ side, timedOut }) => side === "base" && !timedOut);
		return failures.length > 0 && isOfBase;
	});
	const onHead = await describeModules(targets.head, {
		...query,
		modules: lost
	}, host);
	const described = [...lists.descriptions, ...onHead.descriptions];
	const headIds = new Set(described.flatMap(rowsOf).map(({ id }) => id));
	const versions = own.isKept ? await ownVersions(request) : [];
	const ownRows = new Map(versions.flatMap(({ from, ...each }) => rowsOf(each).map((row) => [row.id, {
		...row,
		module: from
	}])));
	const measuredRows = new Map(lists.plannedBenchmarks.benchmarks.map((row) => [row.id, row]));
	const figures = /* @__PURE__ */ new Map();
	const settled = /* @__PURE__ */ new Set();
	for (const one of described.filter(({ module }) => touched.includes(module))) {
		const { module } = one;
		const isLost = lost.includes(module);
		const rows = rowsOf(one);
		const isOpen = textBefore(module) !== void 0 && !versions.some((each) => each.module === module);
		const knownRows = rows.filter(({ id }) => isOpen || ownRows.has(id));
		const replacements = knownRows.flatMap(({ id }) => ownRows.get(id) ?? []);
		const [first] = knownRows;
		const isReplaced = first !== void 0 && (isLost || await failsOnBase(first)) && await runOnBoth(replacements);
		for (const row of isReplaced ? replacements : []) measuredRows.set(row.id, row);
		for (const row of rows) {
			if (knownRows.includes(row) || !(isLost || await failsOnBase(row))) continue;
			const seconds = await tryAlone(row, targets.head, host);
			if (seconds === null || !Number.isFinite(seconds)) continue;
			figures.set(row.id, seconds);
			measuredRows.delete(row.id);
		}
		if (rows.every((row) => figures.has(row.id) || isReplaced && knownRows.includes(row))) settled.add(failureId(module));
	}
	const addedIds = /* @__PURE__ */ new Set([...lists.plannedBenchmarks.added, ...figures.keys()]);
	const removedIds = new Set(lists.plannedBenchmarks.removed);
	const failures = lists.failures.filter(({ benchmarkId }) => !settled.has(benchmarkId));
	const renamed = new Set(renames.values());
	for (const version of versions) {
		const isListed = described.some(({ module }) => module === version.module);
		if (renamed.has(version.module) || texts.has(version.module) && !isListed) continue;
		const gone = rowsOf(version).flatMap(({ id }) => headIds.has(id) ? [] : ownRows.get(id) ?? []);
		const isMeasured = addedIds.size > 0 && await runOnBoth(gone);
		for (const row of gone) {
			removedIds.delete(row.id);
			if (isMeasured) measuredRows.set(row.id, row);
			else if (addedIds.size === 0) removedIds.add(row.id);
			else failures.push(new SideError(null, replacedMessage).failure("pilot", idWithout(row.id, runtime)));
		}
	}
	const benchmarks = [...measuredRows.values()];
	const all = [...described, ...versions.map((each) => ({
		...each,
		module: each.from
	}))];
	return {
		plannedBenchmarks: {
			...lists.plannedBenchmarks,
			benchmarks,
			added: [...addedIds],
			removed: [...removedIds],
			figures: [...figures].map(([id, seconds]) => ({
				id,
				seconds
			}))
		},
		descriptions: all.filter(({ module }) => benchmarks.some((row) => row.module === module)),
		failures
	};
}
async function ownVersions({ session, targets, copies, query }) {
	const { host, settings } = session;
	const { files } = host;
	const { build, tree, benchmarkDirectory } = targets.base;
	for (const directory of [benchmarkDirectory, targets.head.benchmarkDirectory]) {
		const packages = files.join(directory, "node_modules");
		const link = files.join(`${directory}${besideMark}`, "node_modules");
		if (await files.exists(packages) && !await files.exists(link)) await files.link(packages, link);
	}
	const folder = `${benchmarkDirectory}${besideMark}`;
	const place = {
		...nowhere,
		text: folder,
		folder
	};
	const { foundBenchmarks } = await findAt(place, {
		...build,
		tree,
		copy: folder
	}, settings, host);
	const inHead = new Set(copies.files.map(({ path }) => path));
	const modules = foundBenchmarks.flatMap((each) => each.kind === "module" && (!inHead.has(each.path) || query.modules.includes(each.path)) ? [each.path] : []);
	const target = {
		...targets.base,
		benchmarkDirectory: folder
	};
	const { descriptions } = await describeModules(target, {
		...query,
		modules
	}, host);
	const from = files.relative(benchmarkDirectory, folder);
	return descriptions.map((each) => ({
		...each,
		from: `${from}/${each.module}`
	}));
}

// src/find/names-in.ts
const noNames = {
	specifiers: [],
	heads: [],
	paths: [],
	words: []
};
function namesInWords(text) {
	return {
		...noNames,
		...namesInLiteral(text, {
			startsOpen: false,
			endsOpen: false
		})
	};
}
function namesInScript(text) {
	const tokens = [...js_tokens_default(text)].filter(({ type }) => !/Space|Line|Comment/.test(type));
	const loaders = loadersAmong(tokens);
	const specifiers = [];
	const heads = [];
	const otherNames = [];
	for (const [at, { type, value }] of tokens.entries()) {
		const before = valueAt(tokens, at - 1);
		const isLoaded = isLoad(tokens, at - 1, loaders);
		if (!/^StringLiteral$|Template/.test(type)) {
			const isParameter = valueAt(tokens, at - 3) === "function";
			if (isLoaded && value !== ")" && !isParameter) heads.push("");
			continue;
		}
		const content = value.replace(/^(?:["'`]|\})/, "").replace(/(?:["'`]|\$\{)$/, "");
		const startsOpen = /Tail|Middle/.test(type) || before === "+";
		const endsOpen = /Head|Middle/.test(type) || valueAt(tokens, at + 1) === "+";
		if (isLoaded && endsOpen) heads.push(content);
		else if (isLoaded || before === "from" || before === "import") specifiers.push(content);
		else {
			otherNames.push(namesInLiteral(content, {
				startsOpen,
				endsOpen
			}));
			if (!endsOpen && /^\.\.?(?:\/|$)/.test(content)) specifiers.push(content);
		}
	}
	return {
		specifiers,
		heads,
		paths: otherNames.flatMap((names) => names.paths),
		words: otherNames.flatMap((names) => names.words)
	};
}
function specifiersInScript(text) {
	const relative = [...text.matchAll(/["'`](\.\.?(?:\/[^"'`\n]*)?)(?=["'`])/g)];
	const otherNames = [...text.matchAll(/(?:\(|from|import)\s*["'`]([\w@#~$][^"'`\n]*)(?=["'`])/g)];
	return [...relative, ...otherNames].flatMap(([, name]) => name ?? []);
}
function namesInLiteral(content, { startsOpen, endsOpen }) {
	const paths = [];
	const words = [];
	const all = content.split(/[\s"'`=,;()[\]{}|<>]+/);
	for (const [at, whole] of all.entries()) {
		if (whole === "" || whole.includes("://") || whole.startsWith("node:")) continue;
		const parts = whole.replaceAll("\\", "/").split("/");
		const hasFolder = parts.length > 1;
		if (startsOpen && at === 0) parts.shift();
		if (endsOpen && at === all.length - 1) parts.splice(-1, 1, "");
		const star = parts.findIndex((part) => /[*?]/.test(part));
		if (star >= 0) parts.splice(star, parts.length, "");
		const isFolder = parts.length > 1 && parts.at(-1) === "";
		const path = parts.filter((part) => part !== "" && !/^\.\.?$/.test(part)).join("/");
		if (path === "") continue;
		if (hasFolder || /^\.?[\w@-][\w@.-]*\.[a-z]\w*$/i.test(path) || path.startsWith(".")) paths.push(isFolder ? `${path}/` : path);
		else if (/^[\w@-]+$/.test(path)) words.push(path);
	}
	return {
		paths,
		words
	};
}
function loadersAmong(tokens) {
	const made = tokens.flatMap(({ value }, at) => {
		if (!(value === "require" && !["(", "."].includes(valueAt(tokens, at + 1))) && value !== "createRequire") return [];
		const start = valueAt(tokens, at - 1) === "." ? at - 3 : at - 1;
		return valueAt(tokens, start) === "=" ? [valueAt(tokens, start - 1)] : [];
	});
	return /* @__PURE__ */ new Set([
		"require",
		"import",
		...made
	]);
}
function isLoad(tokens, at, loaders) {
	if (valueAt(tokens, at) !== "(") return false;
	const isResolved = valueAt(tokens, at - 1) === "resolve" && valueAt(tokens, at - 2) === ".";
	return loaders.has(valueAt(tokens, isResolved ? at - 3 : at - 1));
}
function quotedAmong(all) {
	const names = new Set(all);
	const lengthsByEnd = /* @__PURE__ */ new Map();
	for (const name of names) lengthsByEnd.set(name.at(-1), (lengthsByEnd.get(name.at(-1)) ?? /* @__PURE__ */ new Set()).add(name.length));
	return (text) => {
		const hits = /* @__PURE__ */ new Set();
		for (const { index } of text.matchAll(/["'`]/g)) for (const length of lengthsByEnd.get(text[index - 1]) ?? []) {
			const name = text.slice(Math.max(0, index - length), index);
			if (names.has(name)) hits.add(name);
		}
		return [...hits];
	};
}

// src/model/run/uses.ts
function isOwnMade(path, uses) {
	for (let at = path; at !== ""; at = at.slice(0, Math.max(0, at.lastIndexOf("/")))) {
		const [first] = uses.get(at) ?? [];
		if (first === "m") return true;
	}
	return false;
}

// src/measure/take-coverage.ts
const mostFiles = 2e4;
const longestBytes = 32e6;
const mostBytes = 256e6;
async function takeCoverage(folder, { tree }, files) {
	const entries = await files.list(folder);
	const top = await files.realPath(tree) ?? tree;
	const all = [];
	let bytes = 0;
	for (const { name } of entries) {
		const path = files.join(folder, name);
		const size = name.endsWith(".json") && await files.kindOf(path) === "file" ? await files.sizeBytes(path) : 1e400;
		bytes += size;
		if (entries.length > mostFiles || size > longestBytes || bytes > mostBytes) return null;
		const validation = coverageSchema.safeParse(parseJson(await files.read(path) ?? ""));
		if (!validation.success) return null;
		const { row, isOfHarness, calls, isFirst, objectCalls, result } = validation.data;
		const scripts = /* @__PURE__ */ new Map();
		let total = 0;
		for (const { url, functions } of result) {
			const place = placeOf(url, top);
			if (place === null) continue;
			for (const { ranges } of functions) total += ranges[0]?.count ?? 0;
			if (/(?:^|\/)node_modules\//.test(place)) continue;
			scripts.set(place, [...scripts.get(place) ?? [], ...functions]);
		}
		const objects = validation.data.objects.flatMap((entry) => {
			const url = placeOf(entry.url, top);
			return url === null ? [] : [{
				...entry,
				url
			}];
		});
		all.push({
			row,
			isOfHarness,
			calls,
			isFirst,
			objectCalls,
			objects,
			total,
			scripts
		});
	}
	await files.remove(folder);
	return all.length === 0 ? null : all;
}
function placeOf(url, top) {
	const path = urlPath(url);
	return path.startsWith(`${top}/`) ? path.slice(top.length + 1) : null;
}

// src/measure/followed-runs.ts
const allUses = [
	"m",
	"l",
	"o",
	"n",
	"w"
];
function looksIn(text) {
	const uses = /* @__PURE__ */ new Map();
	let isWhole = true;
	for (const line of text.split("\0").filter((part) => part !== "")) {
		const use = allUses.find((each) => line.startsWith(each));
		const path = line.slice(1);
		if (use === void 0) isWhole = false;
		else uses.set(path, (uses.get(path) ?? /* @__PURE__ */ new Set()).add(use));
	}
	return {
		uses,
		isWhole: isWhole && uses.size > 0
	};
}
async function followedRuns(targets, { run, isAtOnce }, files) {
	const runOn = async (side) => {
		const target = targets[side];
		for (const name of ["HOME", "TMPDIR"]) {
			const folder = target.environment[name] ?? "";
			for (const entry of await files.list(folder)) await files.remove(files.join(folder, entry.name));
		}
		const path = files.join(target.workDirectory, `looks-${side}`);
		await files.remove(path);
		const folder = files.join(target.environment["TMPDIR"] ?? target.workDirectory, "coverage");
		await files.makeDirectory(folder);
		const environment = {
			...target.environment,
			NODE_V8_COVERAGE: folder
		};
		const value = await run({
			...target,
			environment,
			bounds: {
				...target.bounds,
				looks: path
			}
		});
		const coverage = await takeCoverage(folder, target, files);
		const looks = looksIn(await files.read(path) ?? "");
		await files.remove(path);
		return {
			value,
			coverage,
			...looksOf(looks, target)
		};
	};
	const baseRun = runOn("base");
	if (!isAtOnce) await baseRun;
	const [base, head] = await Promise.all([baseRun, runOn("head")]);
	const uses = new Map(base.uses);
	for (const [path, use] of head.uses) uses.set(path, /* @__PURE__ */ new Set([...uses.get(path) ?? [], ...use]));
	return {
		values: {
			base: base.value,
			head: head.value
		},
		coverage: {
			base: base.coverage,
			head: head.coverage
		},
		uses,
		isWhole: base.isWhole && head.isWhole
	};
}
const passingPlaces = [
	"/proc",
	"/sys",
	"/dev"
];
function looksOf(looks, { tree, harnessPath, workDirectory, bounds }) {
	const uses = /* @__PURE__ */ new Map();
	const ours = harnessPath.replace(/\/[^/]*$/, "");
	const shownPaths = [
		ours,
		workDirectory,
		...bounds?.readOnly ?? []
	];
	let { isWhole } = looks;
	for (const [path, use] of looks.uses) {
		const isShown = shownPaths.some((each) => isInside(path, each) || isInside(each, path));
		if (ownFolders.some((folder) => path.startsWith(`${folder}/`)) && !isShown && !isOwnMade(path, looks.uses)) isWhole = false;
		if (path === tree) uses.set("", use);
		else if (path.startsWith(`${tree}/`)) uses.set(path.slice(tree.length + 1), use);
		else if (![
			workDirectory,
			ours,
			...passingPlaces
		].some((each) => isInside(path, each))) uses.set(path, use);
	}
	return {
		uses,
		isWhole
	};
}

// src/plan/reach/led-to.ts
function isBelow(path, { start, end, isLoaded }) {
	return path.startsWith(start) && path.endsWith(end) && !isInstalled$1(`/${path.slice(start.length)}`) && (!isLoaded || isLoadable(path));
}
function ledToBy(names, path, index) {
	const folder = folderOf$1(path);
	const { specifiers, heads } = path.startsWith("/") ? noNames : names;
	const { words } = isInstalled$1(path) || path.startsWith("/") ? noNames : names;
	const fromPaths = names.paths.map((parts) => withParts(parts, path, index));
	return {
		files: [
			...specifiers.flatMap((name) => specified(name, folder, index)),
			...fromPaths.flatMap(({ files }) => files),
			...words.flatMap((word) => byLastPart(word, index)).filter((each) => !aside.test(each) || aside.test(path))
		],
		below: [...heads.flatMap((head) => belowHead(head, folder, index)), ...fromPaths.flatMap(({ below }) => below)]
	};
}
function namesInManifest(text) {
	const manifest = manifestOf(text);
	if (manifest === null) return noNames;
	const { main = "./index", module, browser, exports, imports } = manifest;
	const specifiers = stringsIn([
		main,
		module,
		browser,
		exports,
		imports
	]).map((name) => name.startsWith(".") ? name : `./${name}`);
	return {
		...noNames,
		specifiers: specifiers.filter((name) => !name.includes("*")),
		heads: specifiers.flatMap((name) => /^.*?(?=\*)/.exec(name) ?? [])
	};
}
const aside = /(?:^|\/)(?:\.[^/]+|__tests__|tests?|specs?)\//;
const mostSteps = 40;
function loadedAt(path, index, steps = mostSteps) {
	if (path === null || steps === 0) return [];
	const name = nameOf(path);
	const stems = /* @__PURE__ */ new Set([name, /\.[cm]?[jt]sx?$/.test(name) ? stemOf(name) : name]);
	const beside = (index.children.get(folderOf$1(path)) ?? []).filter((other) => (other === path || stems.has(stemOf(nameOf(other))) && !isDeclaration(other)) && isFile(other, index));
	const place = index.places.get(path);
	const manifest = index.manifests.get(path);
	const further = [...place?.kind === "link" ? [linkedFrom(path, place.target)] : [], ...stringsIn([
		manifest?.main,
		manifest?.module,
		manifest?.browser
	]).map((entry) => joinedInside(path, entry))].filter((target) => target !== path);
	const inside = (index.children.get(path) ?? []).filter((child) => stemOf(nameOf(child)) === "index" || isInstalled$1(child) && nameOf(child) === "package.json");
	return [
		...beside,
		...further.flatMap((each) => loadedAt(each, index, steps - 1)),
		...inside
	];
}
function linkedFrom(path, target) {
	return target.startsWith("/") ? null : joinedInside(folderOf$1(path), target);
}
function specified(name, folder, index) {
	if (/^\.\.?(?:\/|$)/.test(name)) return loadedAt(joinedInside(folder, name.replace(/[?#].*$/, "")), index);
	if (name.startsWith("#")) {
		const scope = scopeOf(folder, index);
		const manifest = index.manifests.get(scope);
		if (manifest === void 0) return byLastPart(name, index);
		return entriesOf(manifest.imports, name, scope, index);
	}
	const parts = name.split("/");
	const size = name.startsWith("@") ? 2 : 1;
	const packageName = parts.slice(0, size).join("/");
	const rest = parts.slice(size).join("/");
	if (name.startsWith("node:") || !name.endsWith("/") && builtins.has(packageName)) return [];
	const ownManifests = [...index.manifests].filter(([, manifest]) => manifest.name === packageName);
	const installed = foldersAround(folder).flatMap((each) => {
		const path = joinedInside(each, `node_modules/${packageName}`) ?? "";
		const place = index.places.get(path);
		const target = place?.kind === "link" ? linkedFrom(path, place.target) : path;
		return place === void 0 || target === null ? [] : [target];
	});
	const leads = [.../* @__PURE__ */ new Set([...ownManifests.map(([at]) => at), ...installed])];
	return leads.length === 0 ? byLastPart(name, index) : leads.flatMap((at) => packageFiles(at, rest, index));
}
function packageFiles(at, rest, index) {
	const manifest = index.manifests.get(at);
	const files = loadedAt(joinedInside(at, rest), index);
	if (manifest === void 0) return [`${at}/package.json`, ...files];
	const { exports } = manifest;
	return exports === void 0 ? files : entriesOf(exports, rest === "" ? "." : `./${rest}`, at, index);
}
function entriesOf(map, name, at, index) {
	const entries = Object.entries(Object(map));
	return (entries.some(([key]) => /^[.#]/.test(key)) ? entries : [[".", map]]).flatMap(([key, value]) => {
		const [start = "", end] = key.split("*");
		if (!(end === void 0 ? key === name : name.startsWith(start) && name.endsWith(end))) return [];
		const filling = name.slice(start.length, name.length - (end ?? "").length);
		return stringsIn(value).flatMap((target) => {
			const path = target.replaceAll("*", filling);
			if (isDeclaration(path)) return [];
			if (path.startsWith(".")) return loadedAt(joinedInside(at, path), index);
			return name.startsWith("#") && !path.startsWith("#") ? specified(path, at, index) : [];
		});
	});
}
function byLastPart(name, index) {
	const last = stemOf(nameOf(name));
	const folders = (index.byName.get(last) ?? []).filter((path) => !isInstalled$1(path));
	return [...last === "index" ? [] : index.byStem.get(last) ?? [], ...folders.flatMap((path) => loadedAt(path, index))];
}
function belowHead(head, folder, index) {
	const all = {
		end: "",
		isLoaded: true
	};
	if (head.startsWith(".")) {
		const start = joinedInside(folder, head);
		if (start === null) return [{
			start: "",
			...all
		}];
		return [{
			start: /(?:\/|^\.\.?)$/.test(head) && start !== "" ? `${start}/` : start,
			...all
		}];
	}
	const packages = specified(head.replace(/\/[^/]*$/, ""), folder, index).map((path) => installedPackageOf(path) ?? scopeOf(folderOf$1(path), index));
	return (head === "" || head.startsWith("/") ? [scopeOf(folder, index)] : packages).map((scope) => ({
		start: scope === "" ? "" : `${scope}/`,
		...all
	}));
}
function withParts(parts, path, index) {
	const isFolder = parts.endsWith("/");
	const plain = isFolder ? parts.slice(0, -1) : parts;
	const around = installedPackageOf(path);
	const last = nameOf(plain);
	const foundPaths = [...index.byName.get(last) ?? [], ...index.byStem.get(last) ?? []].filter((candidate) => [`/${candidate}`, `/${stemOf(candidate)}`].some((each) => each.endsWith(`/${plain}`)) && (!isInstalled$1(candidate) || parts.includes("node_modules/") || installedPackageOf(candidate) === around));
	return {
		files: isFolder ? [] : foundPaths.filter((candidate) => isFile(candidate, index)),
		below: foundPaths.filter((candidate) => index.places.get(candidate)?.kind === "folder").map((start) => ({
			start: `${start}/`,
			end: "",
			isLoaded: false
		}))
	};
}
function isFile(path, { places }) {
	const kind = places.get(path)?.kind;
	return kind === "file" || kind === "link";
}
function scopeOf(folder, { places }) {
	return foldersAround(folder).find((each) => places.has(joinedInside(each, "package.json") ?? "")) ?? "";
}
function stringsIn(value) {
	if (typeof value === "string") return [value];
	if (typeof value !== "object" || value === null) return [];
	return Object.values(value).flatMap(stringsIn);
}
const builtins = new Set("assert async_hooks buffer child_process cluster console constants crypto dgram diagnostics_channel dns domain events fs http http2 https inspector module net os path perf_hooks process punycode querystring readline repl stream string_decoder sys timers tls tty url util v8 vm wasi worker_threads zlib".split(" "));

// src/plan/reach/differences-reached.ts
function differencesReached(facts) {
	const { differences, index, uses, mentions, packages } = facts;
	const around = new Set([...uses.keys()].flatMap((path) => foldersAround(folderOf$1(path))));
	const below = [...facts.below, ...foldersOfComputed(facts)];
	const scopes = new Set([...uses].flatMap(([path, use]) => use.has("o") && index.places.has(path) && /\.[jt]sx?$/.test(path) ? scopeOf(folderOf$1(path), index) : []));
	const areTypesRead = [...uses].some(([path, use]) => isDeclaration(path) && use.has("o"));
	const isReached = ([path, difference]) => {
		const use = uses.get(path);
		const isListed = uses.get(folderOf$1(path))?.has("o") === true;
		if (isListed && (difference === "name" || difference === "kind")) return true;
		const isForNode = difference === "description" && use?.size === 1 && use.has("n") && !isListed && scopes.has(folderOf$1(path));
		if (use !== void 0 && !isForNode) return true;
		if (difference !== "content" && difference !== "description" && around.has(path)) return true;
		return areTypesRead && isDeclaration(path) || mentions.has(path) || packages.has(installedPackageOf(path) ?? "") || below.some((each) => isBelow(path, each));
	};
	return new Set([...differences].filter(isReached).map(([path]) => path));
}
function foldersOfComputed({ index, uses, mentions }) {
	return [...uses].flatMap(([path, use]) => {
		if (!(use.has("o") || use.has("w")) || index.places.get(path)?.kind !== "file" || mentions.has(path)) return [];
		if (isInstalled$1(path) || speaksOfBenchmarks(path) || nameOf(path) === "package.json") return [];
		if (path.endsWith(".map") && uses.get(path.slice(0, -4))?.has("o") === true) return [];
		const folder = folderOf$1(path);
		const end = index.places.has(folder === "" ? "package.json" : `${folder}/package.json`) ? /\.[^.]*$/.exec(nameOf(path))?.[0] ?? "" : "";
		return [{
			start: folder === "" ? "" : `${folder}/`,
			end,
			isLoaded: false
		}];
	});
}

// src/session/plan/row-trials.ts
const mostSeconds = 30;
async function openRowTrials(targets, editedPaths, { clock, files }) {
	const trees = {
		base: targets.base.tree,
		head: targets.head.tree
	};
	const [base, head] = [files.placesBelow(trees.base), files.placesBelow(trees.head)];
	if (base === null || head === null) return null;
	const differences = /* @__PURE__ */ new Map();
	const same = /* @__PURE__ */ new Set();
	const places = new Map([...base, ...head]);
	const compare = async (path) => {
		if (base.get(path)?.kind !== "file" || differences.has(path) || same.has(path)) return;
		const paths = {
			base: files.join(trees.base, path),
			head: files.join(trees.head, path)
		};
		if (await files.isSameContent(paths, trees)) same.add(path);
		else differences.set(path, await contentDifference(path, paths, files));
	};
	for (const [path, { sizeBytes }] of places) {
		const difference = placeDifference(path, base, head, trees);
		if (difference !== null) differences.set(path, difference);
		else if (!isInstalled$1(path) || base.get(path)?.sizeBytes !== sizeBytes) await compare(path);
	}
	for (const path of editedPaths) differences.set(files.relative(trees.head, path), "content");
	const manifestTexts = /* @__PURE__ */ new Map();
	for (const path of places.keys()) if (nameOf(path) === "package.json" && !isInstalled$1(path)) manifestTexts.set(folderOf$1(path), await files.read(files.join(trees.head, path)) ?? "");
	const index = treeIndexOf(places, manifestTexts);
	const readNames = namesReader(trees.head, differences, files);
	const leads = /* @__PURE__ */ new Map();
	const leadsOf = async (path) => {
		const led = leads.get(path) ?? ledToBy(await readNames(path), path, index);
		leads.set(path, led);
		return led;
	};
	const changedByRows = /* @__PURE__ */ new Set();
	const trials = /* @__PURE__ */ new Map();
	const coverages = /* @__PURE__ */ new Map();
	const follow = async (name, { words, isSound, ids, ...runs }) => {
		const { values, coverage, uses, isWhole } = await followedRuns(targets, runs, files);
		const isSoundOnBoth = isSound(values.base) && isSound(values.head);
		const differingScripts = [...uses].flatMap(([path, use]) => use.has("o") && isScriptPath(path) && !isInstalled$1(path) && differences.get(path) === "content" ? [path] : []);
		const differingCoverage = eachSide((side) => {
			const all = coverage[side]?.map((each) => coverageAmong(each, differences)) ?? null;
			const isCounted = differingScripts.every((path) => (all ?? []).some((each) => each.scripts.has(path)));
			return isSoundOnBoth && isCounted ? all : null;
		});
		for (const [at, id] of (ids ?? [name]).entries()) coverages.set(id, eachSide((side) => {
			const all = differingCoverage[side];
			const isOwn = (ids?.length ?? 1) === 1 || all?.some(({ row }) => row === at) === true;
			return all === null || !isOwn ? null : coverageOfRow(all, at);
		}));
		const trial = isWhole && isSoundOnBoth ? await trialOf(uses, words) : null;
		const isUnchanged = trial?.isUnchanged === true;
		trials.set(name, trial);
		if (!isUnchanged) {
			for (const [path, use] of uses) if (use.has("w")) changedByRows.add(path);
		}
		return {
			values,
			isUnchanged
		};
	};
	let secondsLeft = mostSeconds;
	const trialOf = async (uses, words) => {
		const begunAtSeconds = clock.monotonicSeconds();
		const opened = [...uses].flatMap(([path, use]) => {
			return (use.has("o") || use.has("n") || use.has("w")) && (path.startsWith("/") || places.get(path)?.kind === "file") ? [path] : [];
		});
		const hasOtherPackages = [...differences.keys()].some(isInstalled$1);
		const inWords = ledToBy(namesInWords(words.replaceAll(/\{\w+\}/g, "")), "", index);
		const mentions = new Set(inWords.files);
		const below = [...inWords.below];
		const seen = /* @__PURE__ */ new Set([...opened.filter((path) => isText(path, uses)), ...inWords.files]);
		for (const path of seen) {
			if (clock.monotonicSeconds() - begunAtSeconds > secondsLeft) {
				secondsLeft = 0;
				return null;
			}
			const { files: led, below: ledBelow } = await leadsOf(path);
			const isQuiet = isInstalled$1(path) && !hasOtherPackages;
			for (const each of ledBelow) below.push(each);
			for (const each of led) {
				mentions.add(each);
				if (!isQuiet || !isInstalled$1(each)) seen.add(each);
			}
		}
		secondsLeft -= clock.monotonicSeconds() - begunAtSeconds;
		const packages = new Set([...opened, ...seen].flatMap((path) => installedPackageOf(path) ?? []));
		const manifests = [...packages].map((folder) => `${folder}/package.json`);
		for (const path of [
			...uses.keys(),
			...seen,
			...manifests
		]) if (isInstalled$1(path)) await compare(path);
		const reached = differencesReached({
			differences,
			index,
			uses,
			mentions,
			below,
			packages
		});
		const isApart = ![...uses.keys()].some((path) => foldersAround(path).some((each) => changedByRows.has(each)));
		const loaded = new Set(opened.filter((path) => !path.startsWith("/")));
		return {
			reached,
			loaded,
			published: await publishedIn(loaded),
			isUnchanged: reached.size === 0 && isApart
		};
	};
	const { packageDirectory } = targets.head.build;
	const packageFolder = files.relative(trees.head, packageDirectory);
	const packageName = index.manifests.get(packageFolder)?.name;
	const publishedIn = async (loaded) => {
		const copies = [...loaded].filter((path) => (installedPackageOf(path) ?? "").endsWith(`node_modules/${packageName ?? "\0"}`));
		if (copies.length === 0) return null;
		const isAlone = ![...loaded].some((path) => isOfPackage(path, packageFolder));
		for (const path of isAlone ? loaded : []) {
			if (isInstalled$1(path) || !speaksOfBenchmarks(path)) continue;
			const { files: led } = await leadsOf(path);
			const folders = new Set(led.map(installedPackageOf));
			if (copies.some((copy) => folders.has(installedPackageOf(copy)))) return "alone";
		}
		return "beside";
	};
	return {
		differences,
		index,
		packageFolder,
		follow,
		trials,
		coverages
	};
}
function coverageAmong(coverage, differences) {
	const scripts = [...coverage.scripts].filter(([path]) => differences.has(path));
	return {
		...coverage,
		scripts: new Map(scripts)
	};
}
const documents = /^(?:readme|changelog|history|licen[cs]e)\b/i;
function isScriptPath(path) {
	return /\.[cm]?[jt]sx?$/.test(path);
}
function isNoDocument(path) {
	return !documents.test(nameOf(path));
}
function isOfPackage(path, folder) {
	const isInside = folder === "" || path.startsWith(`${folder}/`);
	const isAside = isInstalled$1(path) || speaksOfBenchmarks(path) || nameOf(path) === "package.json";
	return isInside && !isAside && isLoadable(path);
}
function placeDifference(path, bases, heads, trees) {
	const [base, head] = [bases.get(path), heads.get(path)];
	if (base === void 0 || head === void 0) return "name";
	if (base.kind !== head.kind) return "kind";
	return base.target.replace(trees.base, trees.head) !== head.target && (base.kind === "link" || !isInstalled$1(path)) || base.mode !== head.mode ? "mode" : null;
}
const nodeFields = [
	"name",
	"main",
	"exports",
	"imports",
	"type"
];
async function contentDifference(path, { base, head }, files) {
	if (nameOf(path) !== "package.json") return "content";
	const [first, second] = [await files.read(base), await files.read(head)].map((text) => {
		const manifest = manifestOf(text ?? "");
		return manifest === null ? null : JSON.stringify(nodeFields.map((field) => manifest[field]));
	});
	return first !== null && first === second ? "description" : "content";
}
function isText(path, uses) {
	if (nameOf(path) === "package.json") return uses.get(path)?.has("o") === true && !isInstalled$1(path);
	return isLoadable(path) || !isInstalled$1(path) && !path.startsWith("/");
}
const largestText = 2e6;
function namesReader(tree, differences, files) {
	let known = {
		size: -1,
		quotedIn: quotedAmong([])
	};
	return async (path) => {
		const place = path.startsWith("/") ? path : files.join(tree, path);
		const isData = /\.(?:json|ya?ml)$/.test(path);
		if (await files.kindOf(place) !== "file") return noNames;
		if (!isScriptPath(path) && !isData && await files.sizeBytes(place) > largestText / 20) return noNames;
		const text = await files.read(place) ?? "";
		if (isInstalled$1(path) && nameOf(path) === "package.json") return namesInManifest(text);
		if (/\.ya?ml$/.test(path)) return namesInWords(text);
		if (!isScriptPath(path) && !isData) {
			if (/^#!.*\b(?:node|bun|deno|tsx)\b/.test(text)) return namesInScript(text);
			return text.includes("\0") ? noNames : {
				...namesInWords(text),
				words: []
			};
		}
		if (!isInstalled$1(path) && !path.startsWith("/") && text.length <= largestText) return isData ? {
			...namesInScript(text),
			heads: []
		} : namesInScript(text);
		if (known.size !== differences.size) known = {
			size: differences.size,
			quotedIn: quotedAmong([...differences.keys()].map(nameOf).filter(isNoDocument))
		};
		const hits = known.quotedIn(text);
		const specifiers = isScriptPath(path) ? specifiersInScript(text) : [];
		const paths = hits.length > 0 && text.length <= largestText ? namesInScript(text).paths : hits;
		return {
			...noNames,
			specifiers: specifiers.filter(isNoDocument),
			paths: paths.filter(isNoDocument)
		};
	};
}

// src/measure/suites/settle-suite.ts
const leastSeconds = .1;
const fewestCalls = 8;
function firstRows({ base, head }, secondsLeft, pairsToCall) {
	const baseSecondsByName = new Map(base.map((row) => [row.name, rowSeconds(row)]));
	const names = /* @__PURE__ */ new Set();
	let seconds = 0;
	for (const row of head) {
		const baseSeconds = baseSecondsByName.get(row.name);
		if (baseSeconds === void 0) continue;
		seconds += 2 * Math.max(leastSeconds, fewestCalls * Math.max(baseSeconds, rowSeconds(row)));
		if (names.size > 0 && secondsToCall(seconds, names.size + 1, pairsToCall) > secondsLeft) break;
		names.add(row.name);
	}
	return rowsAmong({
		base,
		head
	}, (name) => names.has(name));
}
function fewerRows(settledRows, secondsLeft, pairsToCall) {
	const { rows, calls, seconds, workSeconds } = settledRows;
	const rowCount = rows.head.length;
	const share = secondsLeft / secondsToCall(shortestSeconds(settledRows), rowCount, pairsToCall);
	const count = Math.max(1, Math.floor(rowCount * share));
	if (count >= rowCount) return settledRows;
	const fewRows = leadingRows(rows, count);
	const names = /* @__PURE__ */ new Set([...fewRows.head.map(({ name }) => name), otherRows[0]]);
	return {
		rows: fewRows,
		calls: Object.fromEntries(Object.entries(calls).filter(([name]) => names.has(name))),
		seconds: seconds * count / rowCount,
		workSeconds: workSeconds * count / rowCount
	};
}
function leadingRows(rows, count) {
	const names = new Set(rows.head.slice(0, count).map(({ name }) => name));
	return rowsAmong(rows, (name) => names.has(name));
}
function rowsAmong(rows, isWanted) {
	return eachSide((side) => rows[side].filter(({ name }) => isWanted(name)));
}
function rowSeconds({ unit, value }) {
	return unit === "s" ? value : 0;
}
async function settleSuite(suite, host) {
	const { rows, cutTo, pairsToCall } = suite;
	let settledRows = await timeSuite(suite, host);
	if (cutTo === null) return settledRows;
	if (settledRows === "too slow" && rows.head.length > 1) settledRows = await timeSuite({
		...suite,
		rows: leadingRows(rows, 1)
	}, host);
	return settledRows === null || settledRows === "too slow" ? settledRows : fewerRows(settledRows, cutTo - settledRows.seconds, pairsToCall);
}
async function timeSuite(suite, host) {
	const { spec, rows, secondsPerCall, targets, isWanted, cutTo } = suite;
	const wantedCalls = Object.entries(callsWithin(rows, secondsPerCall)).filter(([name]) => isWanted(name));
	const isPart = cutTo !== null || rows.head.some(({ name }) => !isWanted(name));
	const calls = Object.fromEntries(isPart ? [...wantedCalls, otherRows] : wantedCalls);
	const begunAtSeconds = host.clock.monotonicSeconds();
	const fixedOn = async (side) => {
		const run = await runSuite({
			...spec,
			calls
		}, targets[side], host);
		return new Set(run.rows.flatMap(({ name, isFixed }) => isFixed === true ? [name] : []));
	};
	try {
		const base = await fixedOn("base");
		const head = await fixedOn("head");
		const fixedCalls = Object.entries(calls).filter(([name]) => base.has(name) && head.has(name));
		if (fixedCalls.length === 0) return null;
		const settledCalls = Object.fromEntries(fixedCalls);
		const seconds = host.clock.monotonicSeconds() - begunAtSeconds;
		return {
			rows,
			calls: settledCalls,
			seconds,
			workSeconds: secondsOfWork(seconds, settledCalls, secondsOfCalls(rows, secondsPerCall))
		};
	} catch (error) {
		if (error instanceof SideError) return error.facts.timedOut ? "too slow" : null;
		throw error;
	}
}

// src/measure/suites/list-suite.ts
const timeoutSeconds = 600;
const outputLimitBytes = 64e6;
async function listSuite({ adapter, listing, command }, target, { processes, files }) {
	const more = { adapters: adaptersFolder(target, files) };
	const { argv: listWords, ...start } = commandOf({ command: listing.argv(command) }, target, more);
	const [program = "", ...words] = listWords;
	const argv = [program === "node" ? target.build.runtime.path : program, ...words];
	const outcome = await processes.run(sideProcess(target, {
		argv,
		timeoutSeconds,
		changes: {
			...start,
			outputLimitBytes
		}
	}));
	const list = outcome.exitCode === 0 ? listing.read(outcome.stdout, target.build.directory) : null;
	if (list === null) {
		const lastLine = lastWords(outcome.lastLines) ?? "no word";
		throw new SideError(target.side, `${adapter}: ${lastLine.trim().slice(0, 500)}`, outcome);
	}
	if (list.rows.length === 0) {
		const why = list.skipped[0] ?? "got no runnable file";
		throw new SideError(target.side, `${adapter}: expected runnable benchmarks, ${why}`, outcome);
	}
	const metrics = [
		rate,
		cpu,
		peakMemory
	];
	return {
		rows: list.rows.map((row) => ({
			...row,
			metrics
		})),
		notes: list.skipped
	};
}

// src/measure/suites/describe-suites.ts
const fewestSeconds = 1;
const laterResults = "(later results)";
async function describeSuites(targets, suites, request, host) {
	const { budgetSeconds, spentSeconds, limitName, pairsToCall, wasCut } = request;
	const begunAtSeconds = host.clock.monotonicSeconds();
	const secondsSpent = () => spentSeconds + host.clock.monotonicSeconds() - begunAtSeconds;
	const limitSeconds = wasCut === null ? budgetSeconds : null;
	const secondsLeft = () => (limitSeconds ?? Number.POSITIVE_INFINITY) - secondsSpent();
	const [failures, notes, cutRows] = [
		[],
		[],
		[]
	];
	const context = {
		targets,
		request,
		host,
		secondsLeft,
		failures,
		notes,
		cutRows
	};
	const learntSuites = [];
	const pairsOf = (some) => some.flatMap(({ name, rows, pair }) => pair === null ? [] : [{
		...pair,
		name,
		rows: rows.head.length
	}]);
	const processes = targets.base === targets.head ? 1 : 2;
	const lateNames = [];
	const slowNames = [];
	for (const [at, suite] of suites.entries()) {
		if (request.isCancelled()) break;
		if (isRoomTaken(pairsOf(learntSuites), secondsLeft(), pairsToCall)) {
			lateNames.push(...suites.slice(at).map(({ name }) => name));
			break;
		}
		request.onSuite(suite.name, at);
		const left = wasCut === null ? {
			spentSeconds: secondsSpent(),
			suitesLeft: suites.length - at
		} : {
			spentSeconds: 0,
			suitesLeft: 1
		};
		const allowedSeconds = wasCut?.(suite.name) !== false ? learningSeconds({
			budgetSeconds,
			processes,
			...left
		}) : Number.POSITIVE_INFINITY;
		const learntSuite = allowedSeconds <= 0 ? "too late" : await learnSuite(suite, allowedSeconds, context);
		if (learntSuite === "too late") lateNames.push(suite.name);
		else if (learntSuite === "too slow") slowNames.push(suite.name);
		else if (learntSuite !== null) learntSuites.push(learntSuite);
	}
	const fittingNames = suitesThatFit(pairsOf(learntSuites), secondsLeft(), pairsToCall);
	const keptSuites = learntSuites.filter(({ name, pair }) => pair === null || fittingNames.has(name));
	lateNames.unshift(...learntSuites.flatMap((suite) => keptSuites.includes(suite) ? [] : [suite.name]));
	if (slowNames.length > 0) notes.push(leftOutSuites(slowNames, "one run of it takes more than its share of the time", limitName));
	if (lateNames.length > 0) notes.push(leftOutSuites(lateNames, "there is no time for more than the others", limitName));
	const keptPairs = pairsOf(keptSuites);
	const share = shareOfCalls(keptPairs, secondsLeft());
	return {
		descriptions: eachSide((side) => keptSuites.map(({ name, rows }) => ({
			suite: name,
			rows: rows[side]
		}))),
		failures,
		pairs: new Map(keptPairs.map(({ name, ...pair }) => [name, shortenedPair(pair, share)])),
		leftOut: [
			...slowNames.map((id) => ({
				id,
				cause: "too-long"
			})),
			...lateNames.map((id) => ({
				id,
				cause: "no-room"
			})),
			...cutRows
		],
		notes
	};
}
async function learnList(suite, listing, { targets, host, failures, notes }) {
	const rows = {};
	const isOne = targets.base === targets.head;
	for (const side of isOne ? ["head"] : sides) try {
		const suiteListing = await listSuite({
			...suite,
			listing
		}, targets[side], host);
		rows[side] = suiteListing.rows;
		if (side === "head") notes.push(...suiteListing.notes.map((text) => `${suite.name}: ${text}`));
	} catch (error) {
		if (!(error instanceof SideError)) throw error;
		failures.push(error.failure("pilot", suite.name));
	}
	const { head, base = isOne ? head : void 0 } = rows;
	if (base === void 0 || head === void 0) return null;
	return {
		name: suite.name,
		rows: soundRows(suite, {
			base,
			head
		}, failures),
		pair: null
	};
}
async function learnSuite(suite, allowedSeconds, context) {
	const { targets, request, host, secondsLeft, failures, notes, cutRows } = context;
	const { timeoutSeconds, pairsToCall } = request;
	const { name } = suite;
	const { list, secondsPerCall } = adapters[suite.adapter];
	if (list !== void 0) return learnList(suite, list, context);
	const isWanted = (row) => request.isWanted(name, row);
	const limitSeconds = Math.min(timeoutSeconds, Math.max(fewestSeconds, allowedSeconds));
	const mayBeCut = limitSeconds < timeoutSeconds && secondsPerCall !== void 0;
	const process = {
		...suite,
		command: [...suite.command]
	};
	const trial = {
		...process,
		timeoutSeconds: limitSeconds,
		isTrial: true,
		mayBeCut
	};
	let seconds = 0;
	const run = async (target) => {
		const begunAtSeconds = host.clock.monotonicSeconds();
		const suiteRun = await runSuite(trial, target, host);
		seconds += host.clock.monotonicSeconds() - begunAtSeconds;
		return suiteRun;
	};
	const trialRun = {
		run,
		isSound: isWhole,
		isAtOnce: false,
		words: suite.command.join(" ")
	};
	let outcome;
	try {
		outcome = await (request.follow?.(name, trialRun) ?? runBoth(targets, run));
	} catch (error) {
		if (!(error instanceof SideError)) throw error;
		if (request.isCancelled()) return null;
		if (error.facts.timedOut && limitSeconds < timeoutSeconds) return "too slow";
		failures.push(error.failure("pilot", name));
		return null;
	}
	const { values: runs } = outcome;
	const isOne = targets.base === targets.head;
	const isEnough = isOne || request.areSpared && outcome.isUnchanged;
	failures.push(...brokenRows(suite, runs, isWanted));
	const wasCut = request.wasCut?.(name) === true;
	const isCut = wasCut || runs.base.isCut === true || runs.head.isCut === true;
	const allRows = {
		base: runs.base.rows,
		head: runs.head.rows
	};
	const leadingRows = () => wasCut ? rowsAmong(allRows, isWanted) : firstRows(allRows, secondsLeft(), pairsToCall);
	const triedRows = isCut && !isOne ? leadingRows() : allRows;
	const patienceSeconds = Math.max(fewestSeconds, Math.min(2 * limitSeconds, secondsLeft() / 4));
	const spec = {
		...process,
		timeoutSeconds: Math.min(timeoutSeconds, patienceSeconds)
	};
	const limits = {
		isWanted,
		targets,
		cutTo: isCut ? secondsLeft() : null,
		pairsToCall
	};
	const settledRows = secondsPerCall === void 0 || isEnough ? null : await settleSuite({
		spec,
		rows: triedRows,
		secondsPerCall,
		...limits
	}, host);
	if (settledRows === "too slow" && (isCut || spec.timeoutSeconds < timeoutSeconds)) return settledRows;
	if (settledRows === null && isCut && !isOne) return "too slow";
	const { rows, ...pair } = settledRows === null || settledRows === "too slow" ? {
		rows: triedRows,
		calls: null,
		seconds,
		workSeconds: 0
	} : settledRows;
	const names = rows.head.map((row) => row.name);
	if (isCut) {
		notes.push(cutText(name, names.length, request.limitName));
		const begunNames = runs.head.rows.map((row) => row.name).filter((row) => !names.includes(row) && isWanted(row));
		for (const row of [...begunNames, laterResults]) cutRows.push({
			id: suiteRowId(name, row),
			cause: "too-long"
		});
	}
	request.onNote(learntText(name, names.filter(isWanted), pair.seconds));
	return {
		name,
		rows: soundRows(suite, eachSide((side) => describedRowsOf(suite, runs[side], rows[side])), failures),
		pair: isEnough ? null : pair
	};
}
function isWhole({ isCut }) {
	return isCut !== true;
}
async function runBoth({ base, head }, run) {
	const ofBase = await run(base);
	const isUnchanged = base === head;
	return {
		values: {
			base: ofBase,
			head: isUnchanged ? ofBase : await run(head)
		},
		isUnchanged
	};
}
function soundRows(suite, { base, head }, failures) {
	const baseMetrics = new Map(base.map(({ name, metrics }) => [name, metrics[0]?.id]));
	const oddNames = head.flatMap(({ name, metrics }) => (baseMetrics.get(name) ?? metrics[0]?.id) === metrics[0]?.id ? [] : [name]);
	const message = "expected the same unit from both sides, got different ones";
	for (const name of oddNames) failures.push(new SideError(null, message).failure("pilot", suiteRowId(suite.name, name)));
	const rows = {
		base,
		head
	};
	return eachSide((side) => rows[side].filter(({ name }) => !oddNames.includes(name)));
}
function learntText(name, rows, seconds) {
	return `${name}: ${rows.length === 1 ? "1 result" : `${String(rows.length)} results`}${shownNames(rows, 3)}, ${seconds.toFixed(1)} s for a pair`;
}
function cutText(name, rows, limitName) {
	return `${name}: ${rows === 1 ? "only the first result is" : `only the first ${String(rows)} results are`} measured, because a run of all takes more than its share of the time: raise "${limitName}", or choose among them with "only"`;
}
function leftOutSuites(names, why, limitName) {
	return `${names.length === 1 ? "1 suite" : `${String(names.length)} suites`} left out, because ${why}${shownNames(names, 5)}: raise "${limitName}", or choose among them with "only"`;
}
function shownNames(names, most) {
	const shortNames = names.map((name) => name.slice(0, 60));
	return names.length === 0 ? "" : ` (${someOf(shortNames, most)})`;
}
function describedRowsOf({ adapter, command }, { cpuSeconds, peakMemoryBytes }, rows) {
	const processMetrics = rows.length === 1 && !adapters[adapter].fillsTime ? [cpuSeconds === null ? null : cpu, peakMemoryBytes === null ? null : peakMemory].filter((metric) => metric !== null) : [];
	return rows.map((row) => ({
		name: row.name,
		parameters: {},
		command,
		metrics: [rowMetric(row), ...processMetrics]
	}));
}
function brokenRows(suite, runs, isWanted) {
	return (runs.base === runs.head ? ["head"] : sides).flatMap((side) => (runs[side].brokenRows ?? []).flatMap(({ name, message }) => isWanted(name) ? new SideError(side, `${suite.adapter}: ${message}`).failure("pilot", suiteRowId(suite.name, name)) : []));
}
function suiteRowId(suite, row) {
	return `${suite}/${row}`.slice(0, 300);
}

// src/session/stage/earlier-suites.ts
function earlierSuites({ benchmarks, leftOut = [] }, runtime) {
	const rowId = (suite, row) => idUnder(suiteRowId(suite, row), runtime);
	const lateIds = /* @__PURE__ */ new Set();
	const learntIds = /* @__PURE__ */ new Set();
	for (const { id, cause } of leftOut) (cause === "too-long" || cause === "no-room" ? lateIds : learntIds).add(id);
	for (const { driver, suite, name, runtime: own = null } of benchmarks) if (driver === "suite") learntIds.add(idUnder(suiteRowId(suite, name), own));
	const wasCut = (suite) => lateIds.has(rowId(suite, laterResults));
	return {
		isLearnt: (suite) => !lateIds.has(idUnder(suite, runtime)),
		wasCut,
		isWanted: (suite, row) => {
			const id = rowId(suite, row);
			return wasCut(suite) ? learntIds.has(id) : !lateIds.has(id);
		}
	};
}

// src/session/stage/try-suites.ts
const beforeShare = .25;
async function trySuites(foundBenchmarks, targets, { runtime = null, variants = 1, follow }, { request, settings, earlier, host }) {
	const begunAtSeconds = host.clock.monotonicSeconds();
	const { isChosen, mayChoose } = choiceOf(settings.only);
	const before = earlier === null ? null : earlierSuites(earlier.run.plan, runtime);
	const suites = [];
	for (const foundBenchmark of foundBenchmarks) {
		if (foundBenchmark.kind !== "suite" || !mayChoose(foundBenchmark.name)) continue;
		if (before?.isLearnt(foundBenchmark.name) === false) continue;
		const suite = placedSuite(foundBenchmark, request.origin, host.files);
		suites.push(filteredSuite(suite, settings.only));
	}
	const note = (text) => request.onProgress({
		kind: "note",
		text
	});
	const isAnyRun = suites.some(isLearntByRun);
	if (isAnyRun) note("running each suite once to learn its results");
	const usualSeconds = settings.budget === void 0 && earlier === null && isAnyRun ? request.suiteSeconds : void 0;
	if (usualSeconds !== void 0) note(`no budget was given: ${String(usualSeconds / 60)} minutes are taken for suites of other tools; --budget 20min takes more, and --resume goes on`);
	const budgetSeconds = settings.budget ?? usualSeconds ?? null;
	const mostSeconds = beforeShare * (budgetSeconds ?? 0);
	const beforeSeconds = secondsSpent({
		request,
		host
	}, 0, mostSeconds);
	const learningRequest = {
		timeoutSeconds: settings.timeout,
		budgetSeconds: budgetSeconds === null ? null : budgetSeconds / variants,
		spentSeconds: beforeSeconds / variants,
		limitName: request.limitName ?? "budget",
		follow,
		areSpared: areSpared({
			request,
			settings
		}),
		isCancelled: request.isCancelled,
		pairsToCall: (rows) => Math.min(settings.pairs, fewestPairsToCall({
			alpha: settings.alpha,
			family: rows * variants
		})),
		wasCut: before?.wasCut ?? null,
		isWanted: (suite, row) => isChosen(`${suite}/${row}`) && before?.isWanted(suite, row) !== false,
		onNote: note,
		onSuite: (name, done) => {
			const total = suites.length;
			const passedSeconds = host.clock.monotonicSeconds() - begunAtSeconds;
			const secondsLeft = done > 0 ? passedSeconds / done * (total - done) : void 0;
			const parts = {
				done,
				total
			};
			request.onProgress({
				kind: "doing",
				what: `learning ${name}`,
				parts,
				secondsLeft
			});
		}
	};
	const describedSuites = await describeSuites(targets, suites, learningRequest, host);
	for (const text of describedSuites.notes) note(text);
	const learningSeconds = host.clock.monotonicSeconds() - begunAtSeconds;
	return {
		...describedSuites,
		learningSeconds,
		budgetSeconds
	};
}
function placedSuite(suite, origin, files) {
	const { tree, words } = suitePlace(suite);
	if (tree === null) return suite;
	const [path = ".", ...rest] = words;
	return {
		...suite,
		command: [files.join(absolutePath(tree, origin, files), path), ...rest]
	};
}

// src/session/stage/prepare-sides.ts
async function prepareSides(session, variants) {
	noteDropped(session);
	const stoppableSession = {
		...session,
		host: stoppable(session)
	};
	const suite = await installSuiteFor(stoppableSession);
	const preparedVariants = [];
	for (const variant of variants) preparedVariants.push(await prepare(stoppableSession, variant, suite, variants.length));
	stopWhenCancelled(session.request, session.earlier);
	return preparedVariants;
}
const fewestLoadSeconds = 30;
function noteDropped({ host, settings, request }) {
	const value = host.processes.environment["NODE_ENV"] ?? "";
	if (value === "" || "NODE_ENV" in variablesOf(settings.environment)) return;
	const text = `NODE_ENV=${value} of this shell is not passed on: to measure so, write "environment: NODE_ENV=${value}" into deadheat.yml`;
	request.onProgress({
		kind: "note",
		text
	});
}
function learningSecondsOf(variants) {
	return variants.reduce((sum, entry) => sum + entry.learningSeconds, 0);
}
async function prepare(session, variant, suite, variants) {
	const { host, settings, request, revisions } = session;
	const { runtime, folder, builds } = variant;
	const { versus, origin, resultsDirectory, cacheDirectory, onProgress } = request;
	onProgress({
		kind: "doing",
		what: "finding benchmarks"
	});
	const place = versus?.kind === "in-place" ? versus : null;
	if (versus?.kind === "revisions") for (const side of sides) await linkContender(builds[side], host.files);
	const { foundBenchmarks, directories, copies, left } = place === null ? await findBenchmarks(session, builds, suite, folder) : await findInPlace(session, place);
	const isStaged = copies !== null;
	const ownPaths = [resultsDirectory, cacheDirectory];
	const aroundPaths = place === null ? [] : await visibleAround(place.around, [origin], ownPaths, host.files);
	const ownTargets = await targetsFor(session, variant, directories, [...neededBy(foundBenchmarks, session, suite), ...aroundPaths]);
	const targets = place === null ? ownTargets : inFolder(ownTargets, place.folder);
	const differences = versus === void 0 ? await differencesOf(session, {
		targets,
		isStaged
	}) : [];
	const allModules = foundBenchmarks.flatMap((foundBenchmark) => foundBenchmark.kind === "module" ? [foundBenchmark.path] : []);
	const { mayChoose } = choiceOf(settings.only);
	const modules = allModules.filter((path) => mayChoose(nameOfPath(path, pathsIn(foundBenchmarks))));
	const preset = settings.preset ?? null;
	const set = coreSuite(settings) === null ? setParameters(settings.set) : {};
	const mostSeconds = Math.max(fewestLoadSeconds, (settings.budget ?? 1e400) / 2);
	const query = {
		modules,
		preset,
		set,
		timeoutSeconds: Math.min(settings.timeout, mostSeconds),
		limitName: mostSeconds < settings.timeout ? request.limitName ?? "budget" : "timeout"
	};
	const { descriptions, failures } = await describeBoth(targets, query, host);
	const isKnown = (name) => descriptions.head.some(({ names = [] }) => names.includes(name));
	const rest = Object.keys(set).every(isKnown) ? [] : allModules.filter((path) => !descriptions.head.some(({ module }) => module === path));
	const more = await describeModules(targets.head, {
		...query,
		modules: rest
	}, host);
	refuseUnknownNames(set, [...descriptions.head, ...more.descriptions]);
	const isSameNode = builds.base.runtime.path === builds.head.runtime.path;
	const inHead = (path) => host.files.join(directories.head, path);
	const rowTrials = isSameNode && await areFollowed(session, builds.head, directories.head) ? await openRowTrials(targets, (copies?.editedPaths ?? []).map(inHead), host) : null;
	const trialPlace = {
		runtime,
		variants,
		follow: rowTrials?.follow
	};
	const suites = await trySuites(foundBenchmarks, targets, trialPlace, session);
	for (const text of skippedNotes(descriptions.head)) onProgress({
		kind: "note",
		text
	});
	const describedSides = {
		modules: descriptions,
		suites: suites.descriptions
	};
	const listedRows = {
		plannedBenchmarks: benchmarksOf(foundBenchmarks, {
			describedSides,
			settings,
			runtime
		}),
		descriptions: descriptions.head,
		failures
	};
	const settled = copies === null || versus !== void 0 ? listedRows : await settleRows(listedRows, {
		session,
		targets,
		foundBenchmarks,
		copies,
		query,
		runtime
	});
	const { removed, failures: replaced } = [revisions.base, revisions.head].every(isTree) ? replacedRows(settled.plannedBenchmarks, foundBenchmarks, runtime) : {
		removed: settled.plannedBenchmarks.removed,
		failures: []
	};
	const plannedBenchmarks = {
		...settled.plannedBenchmarks,
		removed: [...removed, ...left.removed.map((name) => idUnder(name, runtime))],
		edited: [...left.edited, ...copies?.editedPaths ?? []]
	};
	const explanations = [
		...left.failures,
		...replaced,
		...settled.failures,
		...suites.failures
	].map(async (failure) => failureUnder(await explainFailure(failure, targets, session), runtime));
	const allFailures = await Promise.all(explanations);
	return {
		...variant,
		foundBenchmarks,
		targets,
		plannedBenchmarks,
		descriptions: settled.descriptions,
		differences,
		failures: allFailures,
		leftOut: suites.leftOut.map(({ id, cause }) => ({
			id: idUnder(id, runtime),
			cause
		})),
		pilots: suitePilots(plannedBenchmarks, suites),
		rowTrials,
		learningSeconds: suites.learningSeconds,
		budgetSeconds: suites.budgetSeconds
	};
}
async function areFollowed({ request, settings, earlier, host }, build, benchmarks) {
	const isDealt = settings.shard !== void 0;
	if (earlier !== null || request.versus !== void 0 || isDealt) return false;
	return request.rows === "changed" || areSpared({
		settings,
		request
	}) || hasPublishedCopy(build, benchmarks, host);
}
async function hasPublishedCopy({ packageDirectory }, benchmarks, host) {
	const { files } = host;
	const name = (await readManifest(packageDirectory, host))?.name;
	if (name === void 0 || !isPackageName(name)) return false;
	if (!isInside(benchmarks, packageDirectory)) return false;
	for (const folder of foldersUpTo(packageDirectory, benchmarks, files)) {
		const place = await files.realPath(files.join(folder, "node_modules", name));
		if (place !== null) return !isInside(packageDirectory, place);
	}
	return false;
}
async function linkContender({ directory, packageDirectory }, files) {
	const modules = files.join(directory, "node_modules");
	const path = files.join(modules, "contender");
	if (await files.exists(path)) return;
	await files.makeDirectory(modules);
	await files.link(packageDirectory, path);
}
function inFolder({ base, head }, folder) {
	const movedTarget = (target) => ({
		...target,
		build: {
			...target.build,
			directory: folder,
			packageDirectory: folder
		}
	});
	return {
		base: movedTarget(base),
		head: movedTarget(head)
	};
}
async function targetsFor({ request, settings, workDirectory, suite, host }, { builds, folder }, directories, neededPaths) {
	const program = suite === null ? null : await findNode(host);
	const clientNode = program === null ? null : await host.files.realPath(program);
	const { harnessPath } = request;
	const { network, environment, "node-flags": nodeFlags } = settings;
	const common = {
		harnessPath,
		workDirectory,
		neededPaths,
		network,
		clientNode,
		variables: variablesOf(environment),
		nodeFlags
	};
	const targetOf = (side) => {
		const tree = host.files.join(folder, side);
		return prepareTarget(builds[side], {
			...common,
			tree,
			benchmarkDirectory: directories[side]
		}, host);
	};
	const head = await targetOf("head");
	return {
		base: builds.base === builds.head ? head : await targetOf("base"),
		head
	};
}
function targetsOf(benchmark, preparedVariants) {
	const contest = contestOf(benchmark);
	const targetOf = (place) => {
		const ownPlace = {
			side: place,
			runtime: benchmark.runtime ?? null,
			further: null
		};
		const { side, runtime, further } = contest?.seats[place] ?? ownPlace;
		const variant = preparedVariants.find((each) => each.runtime === runtime && (contest === null || each.further === further));
		if (variant === void 0) throw new Error(`expected targets for ${benchmark.id}, got none`);
		return side === place ? variant.targets[side] : {
			...variant.targets[side],
			side: place
		};
	};
	return {
		base: targetOf("base"),
		head: targetOf("head")
	};
}
function neededBy(foundBenchmarks, { request: { origin }, host: { files } }, suite) {
	return [...foundBenchmarks.map((benchmark) => benchmark.kind === "suite" ? suitePlace(benchmark).tree : null).map((tree) => tree === null ? null : absolutePath(tree, origin, files)), suite?.modules ?? null].filter((path) => path !== null);
}
function failureUnder(failure, runtime) {
	const { benchmarkId } = failure;
	return benchmarkId === null ? failure : {
		...failure,
		benchmarkId: idUnder(benchmarkId, runtime)
	};
}
async function installSuiteFor({ suite, request, host }) {
	if (suite === null) return null;
	const modules = await installSuite(suite, request.cacheDirectory, host, (text) => {
		request.onProgress({
			kind: "note",
			text
		});
	});
	return {
		name: suite.name,
		folder: suite.folder,
		modules
	};
}

export { adapters, askProgram, benchScriptNames, benchSettingsOf, benchmarkFolders, benchmarksOf, buildFailure, choiceOf, coreSuite, explainFailure, findUnbuilt, foundText, inFolder$1 as inFolder, installSecrets, isLearntByRun, learningSeconds, learningSecondsOf, leftOutNotes, makeOwnHome, matchesGlob, mergedBenchmarks, nameOfPath, namedBy, noteInLog, noteLine, nothingToMeasure, otherRows, ownHome, packageManagerOf, packageSource, pathsIn, pilotOfSuite, placedSuite, prepareSides, quietOptions, rowMetric, runStep, runSteps, runSuite, scriptPathOf, serverActor, siteEnvironment, skippedFolder, suitePlace, targetsOf, tryBenchmarks, trySuites };