import { UsageError } from "./model2.js";
import { array, number, object, strictObject, string, union } from "../packages/zod.js";
import { someOf, withoutValues } from "./model6.js";
import { nodeFlagSchema, setParameters, variableSchema } from "./settings.js";
import { UnmeasurableError } from "./model8.js";
import { directionSchema } from "./model16.js";
import { groupedBy } from "./model19.js";
import { isTree } from "./model27.js";
import { statisticSchema } from "./model28.js";
import { parseJson } from "./model29.js";
import { absolutePath } from "./host3.js";
import { splitLines } from "./host6.js";
import { boundaryOf, endText } from "./sandbox+model.js";
import { excerptOf, firstError, hintOf, secretValues, secretsNamed, unfitNode } from "./toolchain.js";
import { buildEnvironment, findTools, npmSettings, settingsIn } from "./toolchain2.js";
import { trustedScope } from "./store.js";
import { js_tokens_default, parse } from "../packages/others5.js";
import { foldersUpTo, parseSuite, staysInTree } from "./settings4.js";
import { lockfiles } from "./model34.js";
import { benchmarksAmong, isFolderOfCode, readManifest, speaksOfBenchmarks } from "./build2.js";
import { startOf, startWords, variablesOf } from "./model35.js";
import { commandWords } from "./settings5.js";

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
		const issue = rowValidation.error.issues[0];
		const where = issue?.path.map(String).join(".") ?? "";
		const what = `${where}${where === "" ? "" : ": "}${issue?.message ?? "something else"}`;
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
	const names = [...moduleFacts.exports, ...commonJsExports(tokens)];
	const exports = names.filter((name) => name !== unclear);
	return {
		imports,
		threads: threadsOf(tokens),
		exports,
		isClear: exports.length === names.length
	};
}
const unclear = "*";
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
			imports: imports.flatMap((lexedImport) => {
				return (lexedImport.type === "dynamic" || lexedImport.type === "static" && !lexedImport.typeOnly) && typeof lexedImport.specifier === "string" ? [lexedImport.specifier] : [];
			}),
			exports: exports.flatMap((lexedExport) => {
				if (lexedExport.type === "reexport-all") return [unclear];
				return lexedExport.typeOnly ? [] : [lexedExport.name];
			})
		};
	} catch {
		return {
			imports: [],
			exports: [unclear]
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
function commonJsExports(tokens) {
	return tokens.flatMap(({ value }, at) => {
		if (value === "default" && valueAt(tokens, at - 1) === "export") return valueAt(tokens, at + 1) === "{" ? keysOf(tokens, at + 1) : [];
		const isOfModule = valueAt(tokens, at - 1) === "." && valueAt(tokens, at - 2) === "module";
		if (value !== "exports" || isMember(tokens, at) && !isOfModule) return [];
		const isDefined = valueAt(tokens, at - (isOfModule ? 4 : 2)) === "defineProperty";
		const name = assignedName(tokens, at + 1) ?? (isDefined ? stringAt(tokens, at + 2) : null);
		if (name !== null) return [name];
		return valueAt(tokens, at + 1) === "=" ? valueExports(tokens, at + 2) : [];
	});
}
function assignedName(tokens, at) {
	const isDot = valueAt(tokens, at) === ".";
	const name = isDot ? valueAt(tokens, at + 1) : stringAt(tokens, at + 1);
	const end = isDot ? at + 2 : at + 3;
	return (isDot || valueAt(tokens, at) === "[" && valueAt(tokens, at + 2) === "]") && valueAt(tokens, end) === "=" ? name : null;
}
const withoutProperties = /* @__PURE__ */ new Set([
	"function",
	"async",
	"class",
	"exports",
	"module"
]);
function valueExports(tokens, at) {
	const value = valueAt(tokens, at);
	if (value === "{") return keysOf(tokens, at);
	if (withoutProperties.has(value) || tokens[at]?.type !== "IdentifierName") return [];
	const after = valueAt(tokens, at + 1);
	if (after === "(" || after === "." || value === "new") return [unclear];
	if (after === "=>") return [];
	return tokens.flatMap((token, place) => {
		if (token.value !== value || isMember(tokens, place)) return [];
		const name = assignedName(tokens, place + 1);
		if (name !== null) return [name];
		if (place === at || valueAt(tokens, place + 1) !== "=") return [];
		const isOtherValue = tokens[place + 2]?.type === "IdentifierName" && place + 2 !== at;
		if (valueAt(tokens, place + 2) === "{") return keysOf(tokens, place + 2);
		return isOtherValue && !withoutProperties.has(valueAt(tokens, place + 2)) ? [unclear] : [];
	});
}
const modifiers = /* @__PURE__ */ new Set([
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
function keysOf(tokens, start) {
	const keys = [];
	let depth = 0;
	for (let at = start; at < tokens.length; at += 1) {
		const { type, value } = tokens[at] ?? {
			type: "Invalid",
			value: ""
		};
		if (openingTokens.has(value) || type === "TemplateHead") depth += 1;
		else if (closingTokens.has(value) || type === "TemplateTail") depth -= 1;
		if (depth === 0) return keys;
		if (depth !== 1 || value !== "," && at !== start) continue;
		let keyAt = at + 1;
		while (modifiers.has(valueAt(tokens, keyAt)) && !afterName.has(valueAt(tokens, keyAt + 1))) keyAt += 1;
		const key = stringAt(tokens, keyAt) ?? valueAt(tokens, keyAt);
		if (key === "..." || key === "[") keys.push(unclear);
		else if (afterName.has(valueAt(tokens, keyAt + 1))) keys.push(key);
	}
	return [...keys, unclear];
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
].map((ending) => start + ending));
function readScripts(scripts, packageName) {
	const paths = new Map(scripts.flatMap(({ path }) => moduleNames(path).map((name) => [name, path])));
	return new Map(scripts.map((script) => {
		const facts = scriptFactsOf(script);
		const relativePaths = relativeImportsOf(script, facts);
		const threads = scripts.filter(({ path }) => facts.threads.includes(path.slice(path.lastIndexOf("/") + 1)));
		const uses = [...relativePaths.flatMap((name) => paths.get(name) ?? []), ...threads.map(({ path }) => path)];
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
	return imports.flatMap((specifier) => {
		if (!/^\.\.?(?:\/|$)/.test(specifier)) return [];
		const parts = path.split("/").slice(0, -1);
		for (const part of specifier.split("/")) {
			if (part === "." || part === "") continue;
			const isInside = parts.length > 0 && parts.at(-1) !== "..";
			if (part === ".." && isInside) parts.pop();
			else parts.push(part);
		}
		return [parts.join("/").replace(/\.[cm]?[jt]s$/, "")];
	});
}
function ownTool({ path, text }, { imports }, relativePaths, packageName) {
	const tools = Object.values(adapters);
	return tools.find((tool) => tool.packageName !== void 0 && ([tool.packageName, ...tool.otherNames ?? []].some((name) => imports.includes(name)) || tool.packageName === packageName && relativePaths.some((each) => each.startsWith(".."))) && tool.isSuite?.(text) !== false) ?? tools.find(({ needsNoImport }) => needsNoImport?.(path, text) === true) ?? null;
}
function moduleNames(path) {
	const name = path.replace(/\.[cm]?[jt]s$/, "");
	if (name === "index") return [name, ""];
	return name.endsWith("/index") ? [name, name.slice(0, -6)] : [name];
}

// src/find/find.ts
const benchmarkFolders = [
	"benchmarks",
	"benchmark",
	"bench",
	"__benchmarks__",
	"__bench__"
];
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
			found: isNamed ? namedBenchmarks : [...namedBenchmarks, folderSuite],
			leftOut: []
		};
	}
	const scriptsByPath = readScripts(scripts, packageName);
	const startedPaths = startedBy(settings);
	const candidates = scripts.filter(({ path }) => isCandidate(path) && !startedPaths.has(path));
	const hidden = scripts.filter(({ path }) => {
		const shown = path.replaceAll(/(^|\/)_+(?=[^/]*\/)/g, "$1");
		return shown !== path && isCandidate(shown) && !isCandidate(path);
	});
	const all = [...candidates, ...hidden];
	const kinds = [...candidates.map((script) => benchmarkKind(script, {
		scriptsByPath,
		candidates,
		areNamed
	})), ...hidden.map((script) => {
		const kind = benchmarkKind(script, {
			scriptsByPath,
			candidates: all,
			areNamed: false
		});
		return kind === null || "why" in kind ? null : {
			path: script.path,
			why: "hidden"
		};
	})];
	return {
		found: [...namedBenchmarks, ...kinds.flatMap((kind) => kind !== null && "kind" in kind ? [kind] : [])],
		leftOut: kinds.flatMap((kind) => kind !== null && "why" in kind ? [kind] : [])
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
function benchmarkKind({ path, runner }, { scriptsByPath, candidates, areNamed }) {
	const script = scriptsByPath.get(path);
	if (script === void 0) return null;
	const isModule = script.facts.exports.includes("run") && script.tool === null;
	const tool = isModule ? null : toolOf(path, scriptsByPath);
	const paths = candidates.map((candidate) => candidate.path);
	const isUsed = (by) => isPartOfAny(path, paths.filter(by), scriptsByPath);
	if (tool !== null && isUsed((user) => toolOf(user, scriptsByPath) !== null)) return null;
	if (!isModule && tool === null && !areNamed) {
		if (isUsed(() => true)) return null;
		return {
			path,
			why: script.facts.isClear ? "silent" : "unclear"
		};
	}
	if (runner === null && tool?.scriptCommand === void 0) return {
		path,
		why: "typed"
	};
	if (isModule) return {
		kind: "module",
		path
	};
	const [node = "node", ...words] = runner ?? [];
	const name = nameOfPath(path, paths);
	const file = `{benchmarks}/${path}`;
	const command = [
		node,
		...tool?.nodeOptions ?? [],
		...words,
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
function startedBy({ commands, servers, benchmarks }) {
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
	return foundBenchmarks.map((found) => found.kind === "module" ? found.path : found.name);
}
function isCandidate(path) {
	const parts = path.split("/");
	return !parts.some((part) => /^(?:[._](?!_bench(?:marks)?__$)|node_modules$)/.test(part)) && /\.[cm]?[jt]s$/.test(path) && parts.at(-1) !== "harness.cjs" && !/\.(?:test|spec|config|d)\.[cm]?[jt]s$/.test(path);
}
function stripsTypes(version) {
	const [major = 0, minor = 0] = version.replace(/^v/, "").split(".").map(Number);
	return major > 23 || major === 23 && minor >= 6 || major === 22 && minor >= 18;
}

// src/find/found-text.ts
const mostNames = 8;
function foundText(foundBenchmarks) {
	const textOf = (kind, noun, separator = " ") => {
		const names = foundBenchmarks.filter((found) => found.kind === kind).map(foundName);
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
function foundName(found) {
	if (found.kind === "module") return found.path;
	return found.kind === "suite" ? `${found.name}: ${found.adapter}` : found.name;
}
function countText(count, noun) {
	return `${count} ${noun}${count === 1 ? "" : "s"}`;
}
function leftOutNotes(leftOut, folder) {
	return [...groupedBy(leftOut, ({ why }) => why)].map(([why, scripts]) => {
		const paths = scripts.map(({ path }) => path);
		const [path = ""] = paths;
		const commandHint = `to measure it as a whole process, add ${`{ name: ${nameOfPath(path)}, command: node ${inFolder(folder, path)} }`} to "commands" in deadheat.yml`;
		const what = `${countText(paths.length, "script")} left out (${someOf(paths)})`;
		switch (why) {
			case "silent": return `${what}, exporting no "run" and using no tool that is known: ${commandHint}`;
			case "unclear": return `${what}, because the text does not tell what is exported: write "exports.run = …" or "export function run" there; ${commandHint}`;
			case "elsewhere": return `${what}, in other folders: "benchmarks" in deadheat.yml names one that holds all`;
			case "hidden": return `${what}, in a folder whose name begins with "_", which is one of helpers: rename it, or name it as "benchmarks" in deadheat.yml`;
			case "typed": return `${what}, because nothing here runs TypeScript: measure with Node.js 22.18 or newer (--node-version 24), or install tsx`;
		}
	});
}
function inFolder(folder, path) {
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
function suitePlace({ adapter, command }) {
	return adapters[adapter].locate?.(command) ?? {
		tree: null,
		words: command
	};
}
function listingOf(adapter) {
	return adapters[adapter].list ?? null;
}
function isLearntByRun({ adapter }) {
	return listingOf(adapter) === null;
}
function filteredSuite(suite, only = []) {
	const prefix = `${suite.name}/`;
	const meantPatterns = only.filter((pattern) => mayMatchBelow(prefix, pattern));
	if (meantPatterns.length === 0 || !meantPatterns.every((pattern) => pattern.startsWith(prefix))) return suite;
	const patterns = meantPatterns.map((pattern) => pattern.slice(prefix.length));
	const words = adapters[suite.adapter].filter?.(patterns) ?? [];
	return {
		...suite,
		command: [...suite.command, ...words]
	};
}

// src/find/bench-script-of.ts
const scriptNames = [
	"bench",
	"benchmark",
	"bench:node",
	"benchmark:node"
];
const takesNext = /^(?:--import|-r|--require|--loader|--experimental-loader|-C|--conditions|--env-file)$/;
const typeRunners = /* @__PURE__ */ new Map([["tsx", "{package}/node_modules/tsx/dist/cli.mjs"], ["ts-node", "{package}/node_modules/ts-node/dist/bin.js"]]);
const packageRunner = /^(?:p?npx(?: -y| --yes)?|(?:pnpm|yarn)(?: exec(?: --)?)?) /;
function benchLineOf(scripts) {
	const name = scriptNames.find((each) => scripts[each] !== void 0);
	return name === void 0 ? null : {
		name,
		line: scripts[name] ?? ""
	};
}
function benchScriptOf(scripts, tools) {
	const bench = benchLineOf(scripts);
	const simple = bench === null ? null : simpleCommandOf(bench.line);
	if (bench === null || simple === null) return null;
	const { name } = bench;
	const words = withoutRunner(simple.words);
	const started = (command) => startWords({
		...simple,
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
	const operands = rest.filter((word, at) => !word.startsWith("-") && !takesNext.test(rest[at - 1] ?? ""));
	const named = operands.find((word) => /\.[cm]?[jt]s$/.test(word));
	const word = named ?? operands[0] ?? "";
	const path = plainPath(simple.folder === null ? word : `${simple.folder}/${word}`);
	const file = pathEndings.map((ending) => `${path}${ending}`).find((each) => tools.has(each));
	if (named === void 0 && file === void 0) return null;
	const whole = named === void 0 && simple.folder === null ? file : word;
	const own = rest.map((each) => each === word ? whole ?? each : each);
	const after = runner === void 0 ? own : [runner, ...own];
	const tool = tools.get(file ?? "") ?? null;
	const adapter = tool === null ? null : adapters[tool];
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
function pathsInScript(scripts) {
	const words = benchLineOf(scripts)?.line.split(/\s+/) ?? [];
	const [, folder = ""] = /^cd$/.test(words[0] ?? "") ? words : [];
	return words.filter((word) => /^[\w.][\w./-]*$/.test(word) && !word.includes("..")).flatMap((word) => pathEndings.map((ending) => `${plainPath(`${folder}/${word}`)}${ending}`));
}
function plainPath(path) {
	return path.split("/").filter((part) => part !== "" && part !== ".").join("/");
}
function benchSettingsOf(scripts) {
	const { words = [], variables = {} } = simpleCommandOf(benchLineOf(scripts)?.line ?? "") ?? {};
	const [program = "", ...rest] = words;
	const end = rest.findIndex((word) => !word.startsWith("-"));
	const flags = program === "node" ? rest.slice(0, Math.max(0, end)) : [];
	return {
		environment: Object.entries(variables).map((pair) => pair.join("=")),
		nodeFlags: flags.filter((flag) => nodeFlagSchema.safeParse(flag).success)
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
	const measured = line.replace(buildsFirst, "").replace(/(^|&& )cross-env /, "$1");
	try {
		const start = startOf(commandWords(measured));
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
	const [first = [], ...others] = largest.map((path) => path.split("/").slice(0, -1));
	const end = first.findIndex((name, at) => others.some((parts) => parts[at] !== name));
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

// src/model/is-script-path.ts
function isScriptPath(path) {
	return /\.[cm]?[jt]s$/.test(path) && !/(?:^|\/)node_modules\//.test(path);
}

// src/session/benchmarks/find-at.ts
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
	elsewhere: []
};
async function placeFor({ top, tree, isHead, suite }, settings, host) {
	const { files } = host;
	const inFolder = (folder) => ({
		...nowhere,
		folder,
		text: folder
	});
	const core = coreSuite(settings);
	if (core !== null) return {
		...nowhere,
		program: core,
		text: `the benchmarks of Node.js in ${core.command[1] ?? ""}`
	};
	if (suite !== null) {
		const text = suite.digest === null ? `the bundled suite ${suite.name}` : `the suite ${suite.pinned}`;
		const folder = files.join(suite.folder, "..");
		return {
			...nowhere,
			folder,
			paths: suite.scripts,
			areNamed: true,
			text
		};
	}
	if (settings.benchmarks !== void 0) return inFolder(settings.benchmarks);
	const folders = [];
	for (const name of benchmarkFolders) if ((await files.list(files.join(top, name))).length > 0) folders.push(name);
	const [first] = folders;
	const isNamed = namedBy(settings).length > 0;
	const text = isNamed ? "the settings" : benchmarkFolders.join(", ");
	const usual = first === void 0 ? {
		...nowhere,
		text
	} : inFolder(first);
	if (await files.exists(files.join(top, "node.gyp"))) return {
		...usual,
		paths: [],
		text
	};
	if (!isHead || isNamed) return usual;
	const inTop = {
		tree,
		directory: top,
		packageDirectory: top,
		stripsTypes: true,
		isBuilt: false
	};
	for (const folder of folders) if ((await findAt(inFolder(folder), inTop, settings, host)).found.length > 0) return inFolder(folder);
	const scripts = (await readManifest(top, host))?.scripts ?? {};
	const paths = await likelyPaths(top, pathsInScript(scripts), host);
	const inPackage = {
		...nowhere,
		text,
		folder: "",
		paths
	};
	const { found } = await findAt(inPackage, inTop, settings, host);
	const tools = new Map(paths.map((path) => [path, null]));
	for (const each of found) if (each.kind === "suite") tools.set(scriptPathOf(each), each.adapter);
	const program = benchScriptOf(scripts, tools);
	if (program !== null) return {
		...nowhere,
		program,
		text: `the script "${program.name}" of package.json`
	};
	const suitePaths = found.map(scriptPathOf).filter((path) => (tools.get(path) ?? null) !== null || benchmarkName.test(path));
	if (suitePaths.length === 0) return first === void 0 ? inPackage : usual;
	const place = placeOfSuites(suitePaths);
	return {
		...nowhere,
		...place,
		text: place.folder === "" ? "the package" : place.folder
	};
}
const benchmarkName = /(?:^|\/)_*bench(?:mark)?s?_*\/|\.bench\.\w+$/i;
function scriptPathOf(found) {
	if (found.kind === "module") return found.path;
	return found.command.at(-1)?.replace("{benchmarks}/", "") ?? "";
}
const mostTexts = 500;
const mostBytes = 2e5;
const skippedFolder = /^(?:node_modules|dist|build|coverage|target|\..*)$/;
async function likelyPaths(top, namedPaths, { files }) {
	const speaking = (await files.walk(top, skippedFolder)).filter((path) => /bench|perf/i.test(path));
	const plainPaths = [];
	for (const path of new Set([...namedPaths, ...speaking].filter(isScriptPath))) if (plainPaths.length < mostTexts && await isShortScript(files.join(top, path), top, files)) plainPaths.push(path);
	return plainPaths;
}
async function isShortScript(path, tree, files) {
	return await files.kindOf(path) === "file" && await files.sizeBytes(path) <= mostBytes && staysInTree(path, tree, files);
}
async function findAt({ folder: place, paths, areNamed, program, elsewhere }, searchedPackage, settings, host) {
	const { files } = host;
	const { packageDirectory, directory, tree } = searchedPackage;
	const folder = searchedPackage.copy ?? absolutePath(place ?? "", directory, files);
	const among = async () => benchmarksAmong(files.relative(directory, folder), await files.walk(folder));
	const searchedPaths = (paths ?? (place === null ? [] : await among())).filter(isScriptPath);
	const texts = await Promise.all(searchedPaths.map(async (path) => ({
		path,
		text: await files.read(files.join(folder, path)) ?? ""
	})));
	const manifest = await readManifest(packageDirectory, host);
	const scripts = [...await withRunners(texts, folder, searchedPackage, host), ...await outsideScripts(texts, folder, tree, files)];
	const { found, leftOut } = find({
		scripts,
		packageName: manifest?.name,
		areNamed
	}, settings);
	return {
		found: await withProgramsAbove(program === null ? found : [...found, program], searchedPackage, host),
		leftOut: [...leftOut, ...elsewhere.map((path) => ({
			path,
			why: "elsewhere"
		}))]
	};
}
async function findUnbuilt(source, settings, types, host) {
	const { tree, top } = source;
	const place = await placeFor(source, settings, host);
	return {
		place,
		...await findAt(place, {
			tree,
			directory: top,
			packageDirectory: top,
			...types,
			isBuilt: false
		}, settings, host)
	};
}
const packageProgram = /^\{package\}\/node_modules\/((?:@[^/]+\/)?[^/]+)\/(.+)$/;
async function withProgramsAbove(foundBenchmarks, searchedPackage, host) {
	const { packageDirectory } = searchedPackage;
	const placeOf = async (word) => {
		const [, name = "", file = ""] = packageProgram.exec(word) ?? [];
		if (name === "") return word;
		const { files } = host;
		const above = (path) => programAbove(packageDirectory, path, searchedPackage, host);
		const program = await above([name, file]);
		const plus = program === null ? await above(["vite-plus", "package.json"]) : null;
		const realPlus = plus === null ? null : await files.realPath(plus);
		const beside = realPlus === null ? null : files.join(realPlus, "../..", name, file);
		const path = program ?? beside;
		return path === null ? word : `{package}/${files.relative(packageDirectory, path)}`;
	};
	return Promise.all(foundBenchmarks.map(async (entry) => entry.kind === "module" ? entry : {
		...entry,
		command: await Promise.all(entry.command.map(placeOf))
	}));
}
async function programAbove(folder, [name, file], { tree, isBuilt }, host) {
	const { files } = host;
	for (const level of foldersUpTo(tree, folder, files)) {
		const program = files.join(level, "node_modules", name, file);
		if (await files.exists(program)) return program;
		const manifest = isBuilt ? null : await readManifest(level, host);
		if (manifest !== null && name in {
			...manifest.dependencies,
			...manifest.devDependencies
		}) return program;
	}
	return null;
}
async function outsideScripts(scripts, folder, tree, files) {
	const names = new Set(scripts.filter(({ path }) => isCandidate(path)).flatMap((script) => relativeImportsOf(script, scriptFactsOf(script))).filter((name) => name.startsWith("../")));
	const scriptTexts = [];
	for (const name of names) for (const path of pathEndings.map((ending) => name + ending).filter(isScriptPath)) {
		const fullPath = files.join(folder, path);
		if (!await isShortScript(fullPath, tree, files)) continue;
		const script = {
			path,
			text: await files.read(fullPath) ?? ""
		};
		const { exports, isClear } = scriptFactsOf(script);
		if (exports.length > 0 || !isClear) scriptTexts.push(script);
		break;
	}
	return scriptTexts;
}
function withRunners(scripts, folder, searchedPackage, host) {
	const { directory, stripsTypes } = searchedPackage;
	const { files } = host;
	const runnerOf = async (path) => {
		const programOf = async (name, file) => {
			const program = await programAbove(files.join(folder, path, ".."), [name, file], searchedPackage, host);
			return program === null ? null : `{directory}/${files.relative(directory, program)}`;
		};
		const tsx = await programOf("tsx", "dist/cli.mjs");
		if (tsx !== null) return ["node", tsx];
		if (stripsTypes) return ["node"];
		const tsNode = await programOf("ts-node", "dist/bin.js");
		return tsNode === null ? null : [
			"node",
			tsNode,
			"--transpile-only"
		];
	};
	return Promise.all(scripts.map(async (script) => /\.[cm]?ts$/.test(script.path) ? {
		...script,
		runner: await runnerOf(script.path)
	} : script));
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
const outputLimitBytes = 67108864;
const lineLimit = 2e3;
const shownOfLine = 240;
async function runStep(step, site) {
	const { clock, processes } = site.host;
	const remainingSeconds = site.deadlineSeconds - clock.monotonicSeconds();
	if (remainingSeconds <= 0) return failureOf(step, null, site);
	await noteInLog(`$ ${step.argv.join(" ")}`, site);
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
		outputLimitBytes,
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
		outputLimitBytes,
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
	return outcome.isFlooded ? `more than ${outputLimitBytes / 1024 / 1024} MiB of output` : endText(outcome);
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
	const others = passedOver.join(", ");
	return `installed by ${lockfile}, and not by ${others}, ${pin === void 0 ? `"packageManager" in package.json would decide: remove ${others}, or name one there` : `as "packageManager" says, ${pin.split("+")[0]}: remove ${others}`}`;
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

export { RowsError, adapters, askProgram, benchSettingsOf, benchmarkFolders, buildFailure, coreSuite, filteredSuite, findAt, findUnbuilt, foundText, handOnNpmSettings, hasRows, inFolder, installSecrets, isLearntByRun, isScriptPath, leftOutNotes, listingOf, makeOwnHome, matchesGlob, mayMatchBelow, mayMeanRow, nameOfPath, namedBy, noteInLog, noteLine, nothingToMeasure, nowhere, ownHome, packageManagerOf, packageSource, pathEndings, pathsIn, placeFor, quietOptions, runStep, runSteps, scriptFactsOf, scriptPathOf, siteEnvironment, skippedNotes, skippedScriptsCure, stripsTypes, suitePlace, valueAt, wasEnded };