import { UsageError } from "./model2.js";
import { array, number, object, record, string, union } from "../packages/zod.js";
import { contendersSchema, functionBenchmarkSchema, parametersSchema, publishedDocumentSchema, suiteSchema, suiteTimesSchema, text } from "./model3.js";
import { nearestNames } from "./model4.js";
import { ownMetricSchema } from "./model11.js";
import { parseJson } from "./model17.js";
import { parseDocument } from "./model22.js";
import { DialogueError } from "./host7.js";

// src/model/run/published/published-figures.ts
const significantDigits = 8;
function publishedFigures(sources, document) {
	const ownFigures = {};
	const besides = {};
	const ratios = {};
	for (const source of sources) {
		const values = source.ratios === true ? ratios : source.besides === true ? besides : ownFigures;
		for (const [row, documentRow] of Object.entries(source.rows)) for (const [column, documentColumn] of Object.entries(source.columns)) {
			const place = source.transposed === true ? {
				row: documentColumn,
				column: documentRow
			} : {
				row: documentRow,
				column: documentColumn
			};
			const read = readCell(document, source.table, place);
			if (read === null) continue;
			const value = source.inverse === true ? 1 / read.value : read.value;
			keepFigure(values, [row, column], inUnit(value, source.times));
			if (source.ratios === true && source.besides === true) besides[row] = { ...besides[row] };
			if (read.ratio !== null) keepFigure(ratios, [row, column], read.ratio);
		}
	}
	return {
		...isEmpty(ownFigures) ? {} : { published: ownFigures },
		...isEmpty(besides) ? {} : { publishedBesides: besides },
		...isEmpty(ratios) ? {} : { publishedRatios: ratios }
	};
}
function readCell(document, name, place) {
	const table = document.tables.find((candidate) => candidate.name === name);
	if (table === void 0) throw noSuchFigure("table", name, document);
	const at = table.columns.indexOf(place.column);
	if (at < table.nameColumns) throw noSuchFigure("column", `${name}: ${place.column}`, document);
	const [row, secondRow] = table.rows.filter((cells) => cells.slice(0, table.nameColumns).join(", ") === place.row);
	if (row === void 0) throw noSuchFigure("row", `${name}: ${place.row}`, document);
	if (secondRow !== void 0) throw noSuchFigure("single row", `${name}: ${place.row}`, document);
	const cell = row[at] ?? "";
	if (cell === "") return null;
	const numbers = cellNumbers(cell);
	if (numbers === null) throw noSuchFigure("number", `${name}: ${place.row}, ${place.column}`, document);
	return numbers;
}
function noSuchFigure(what, name, { title }) {
	return new UsageError(`expected a ${what} of the document "${title}", got "${name}": see published.json`);
}
function inUnit(value, times = 1) {
	return times === 1 ? value : Number((value * times).toPrecision(significantDigits));
}
function keepFigure(figures, [row, column], value) {
	figures[row] = {
		...figures[row],
		[column]: value
	};
}
function isEmpty(figures) {
	return Object.keys(figures).length === 0;
}
function cellNumbers(cell) {
	const pair = /^(\d+),(\d{9})$/.exec(cell);
	if (pair !== null) return {
		value: Number(pair[1]) * 1e3 + Number(pair[2]) / 1e6,
		ratio: null
	};
	const [, number] = /^~?(-?\d{1,3}(?:,\d{3})+(?:\.\d+)?|-?\d+(?:\.\d+)?)/.exec(cell) ?? [];
	if (number === void 0) return null;
	const [, ratio] = /\((\d+(?:\.\d+)?)x\)/.exec(cell) ?? [];
	return {
		value: Number(number.replaceAll(",", "")),
		ratio: ratio === void 0 ? null : Number(ratio)
	};
}

// src/workspace/assert-tables.ts
function assertTables(tables, file) {
	for (const table of tables) {
		const columns = table.columns.map(({ label }) => label);
		for (const { ratioTo } of table.columns) {
			if (ratioTo === void 0 || columns.includes(ratioTo)) continue;
			throw noSuch("column for ratioTo", ratioTo, {
				table,
				there: columns,
				file
			});
		}
		if (!Array.isArray(table.rows)) continue;
		const rows = table.rows.map(({ label }) => label);
		const shownTables = (table.from ?? []).filter(({ besides }) => besides !== true);
		for (const row of shownTables.flatMap(({ rows: figures }) => Object.keys(figures))) if (!rows.includes(row)) throw noSuch("row for from", row, {
			table,
			there: rows,
			file
		});
	}
}
function noSuch(what, actualName, { table, there, file }) {
	const near = nearestNames(actualName, there);
	const names = (near.length > 0 ? near : there.slice(0, 10)).map((suggestion) => `"${suggestion}"`).join(", ");
	return new UsageError(`expected a ${what} in the table "${table.title}" of ${file}, got "${actualName}": ${near.length > 0 ? "did you mean" : "there are"} ${names}`);
}

// src/workspace/open-suite.ts
const suiteFile = "suite.json";
const documentFile = "published.json";
async function suiteNames(root, { files }) {
	const names = [];
	for (const { name, directory } of await files.list(root)) if (directory && await files.exists(files.join(root, name, suiteFile))) names.push(name);
	return names;
}
async function openSuite(selector, root, host) {
	const { files } = host;
	const name = selector.split("/")[0] ?? "";
	const names = await suiteNames(root, host);
	if (!names.includes(name)) throw noSuchSuite("suite", name, names);
	const suite = await openFolder({
		name,
		folder: files.join(root, name),
		pinned: selector
	}, host);
	const benchmarks = suite.scripts.map((path) => path.replace(/\.[cm]?js$/, ""));
	if (selector !== name && !benchmarks.includes(selector)) throw noSuchSuite(`benchmark of the suite ${name}`, selector, benchmarks);
	return {
		...suite,
		wanted: selector
	};
}
async function openFolder({ name, folder, pinned: pinnedVersion, digest = null }, host) {
	const { files } = host;
	const shownIn = digest === null ? folder : pinnedVersion;
	const writtenSuite = parseDocument(suiteSchema, {
		content: await files.read(files.join(folder, suiteFile)) ?? "",
		what: "a suite",
		file: `${shownIn}/${suiteFile}`
	});
	assertTables(writtenSuite.tables, `${shownIn}/${suiteFile}`);
	const document = await readDocument(folder, shownIn, host);
	const tables = writtenSuite.tables.map(({ from = [], ...table }) => {
		if (from.length === 0) return table;
		if (document === null) throw new UsageError(`expected ${documentFile} beside ${shownIn}/${suiteFile}, got none`);
		return {
			...table,
			...publishedFigures(from, document)
		};
	});
	const scripts = (await files.list(folder)).flatMap((entry) => entry.directory || !/^[^_.].*\.[cm]?js$/.test(entry.name) ? [] : [`${name}/${entry.name}`]);
	return {
		name,
		folder,
		pinned: pinnedVersion,
		digest,
		wanted: name,
		about: {
			...writtenSuite,
			tables
		},
		document,
		scripts
	};
}
async function readDocument(folder, shownIn, { files }) {
	const content = await files.read(files.join(folder, documentFile));
	if (content === null) return null;
	const file = `${shownIn}/${documentFile}`;
	return parseDocument(publishedDocumentSchema, {
		content,
		what: "a study's tables",
		file
	});
}
function noSuchSuite(what, actualName, there) {
	const near = nearestNames(actualName, there);
	const advice = near.length > 0 ? `did you mean ${near.map((suggestion) => `"${suggestion}"`).join(" or ")}` : `there are ${there.join(", ")}`;
	return new UsageError(`expected a ${what}, got "${actualName}": ${advice}; see "deadheat suites", and write ./FOLDER for your own`);
}

// src/measure/targets/environment.ts
const forSuites = /^DEADHEAT_SUITE_\w+$/;
function measuredEnvironment(paths, platform, inheritedValue) {
	const { nodeDirectory, homeDirectory, temporaryDirectory } = paths;
	const common = {
		LANG: "C.UTF-8",
		LC_ALL: "C.UTF-8",
		TZ: "UTC",
		...handedThrough(inheritedValue)
	};
	if (platform !== "win32") return {
		...common,
		PATH: `${nodeDirectory}:/usr/local/bin:/usr/bin:/bin`,
		HOME: homeDirectory,
		TMPDIR: temporaryDirectory
	};
	const root = inheritedValue["SystemRoot"] ?? inheritedValue["SYSTEMROOT"] ?? String.raw`C:\Windows`;
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
const forSockets = /_SOCKET$/;
function handedThrough(inheritedValue) {
	const isJob = inheritedValue["GITHUB_ACTIONS"] === "true";
	return Object.fromEntries(Object.entries(inheritedValue).flatMap(([name, value]) => value !== void 0 && forSuites.test(name) && !(isJob && forSockets.test(name)) ? [[name, value]] : []));
}

// src/measure/actors/side-error.ts
const noFacts = {
	exitCode: null,
	signal: null,
	timedOut: false,
	lastLines: []
};
var SideError = class extends Error {
	name = "SideError";
	side;
	facts;
	constructor(side, message, facts = noFacts) {
		super(message);
		this.side = side;
		this.facts = facts;
	}
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
var AnswerError = class extends SideError {
	constructor(side, expected, answer) {
		const shownText = (JSON.stringify(answer) ?? "nothing").slice(0, 200);
		super(side, `expected ${expected} from the harness, got ${shownText}`);
	}
};

// src/adapters/reading/harness-description.ts
const errorSchema = object({ error: object({
	stage: string().max(50),
	message: string().max(2e3),
	stack: string().max(1e4).nullable()
}) });
const countSchema = union([number().int().min(1).max(1e6), text(200)]).optional();
const saidSchema = array(object({
	parameters: parametersSchema,
	reason: string().max(300)
})).max(1e3).optional();
const descriptionSchema = object({
	question: string().max(2e3).nullable(),
	parameters: array(parametersSchema).max(1e3),
	names: array(text(100)).max(1e3).optional(),
	skipped: saidSchema,
	warned: saidSchema,
	profile: functionBenchmarkSchema.shape.profile,
	pinned: functionBenchmarkSchema.shape.pinned,
	alone: functionBenchmarkSchema.shape.alone,
	reference: functionBenchmarkSchema.shape.reference,
	scaling: functionBenchmarkSchema.shape.scaling,
	growing: functionBenchmarkSchema.shape.growing,
	contenders: contendersSchema.optional(),
	series: functionBenchmarkSchema.shape.series,
	calls: countSchema,
	pause: countSchema,
	batches: countSchema,
	gates: functionBenchmarkSchema.shape.gates,
	metrics: record(text(60), ownMetricSchema).optional()
});
function harnessErrorOf(answer) {
	const validation = errorSchema.safeParse(answer);
	if (!validation.success) return null;
	const { stage, message, stack } = validation.data.error;
	return {
		stage,
		message: message.replaceAll(/\s+/g, " ").trim(),
		stackLines: (stack ?? message).split("\n").slice(0, 10)
	};
}
function harnessDescriptionOf(answer) {
	return descriptionSchema.safeParse(answer).data ?? null;
}
const helloSchema = object({ hello: object({ addons: array(string().max(4e3)).max(200) }) });
function loadedAddonsOf(hello) {
	return helloSchema.safeParse(hello).data?.hello.addons ?? [];
}

// src/measure/actors/side-process.ts
const outputLimitBytes = 1e7;
function sideProcess({ build, environment, kept }, { argv, timeoutSeconds, changes = {} }) {
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

// src/workspace/suite-times.ts
async function suiteTimes(cacheDirectory, { files }) {
	const content = await files.read(suiteTimesPath(cacheDirectory, files));
	if (content === null) return {};
	const validation = suiteTimesSchema.safeParse(parseJson(content));
	return validation.success ? validation.data : {};
}
async function keepSuiteTime({ name, preset, seconds }, cacheDirectory, { files }) {
	const knownTimes = await suiteTimes(cacheDirectory, { files });
	await files.makeDirectory(files.join(cacheDirectory, "suites"));
	const times = {
		...knownTimes,
		[`${name} ${preset}`]: seconds
	};
	await files.write(suiteTimesPath(cacheDirectory, files), `${JSON.stringify(times)}\n`);
}
function suiteTimesPath(cacheDirectory, files) {
	return files.join(cacheDirectory, "suites", "times.json");
}

// src/measure/targets/describe.ts
const timeoutSeconds = 30;
async function describeModules({ target, modules, preset, set = {} }, { processes, files }) {
	const descriptions = [];
	const failures = [];
	let dialogue = null;
	try {
		for (const module of modules) try {
			dialogue ??= await startDescriber(target, processes);
			const file = files.join(target.benchmarkDirectory, module);
			const answer = await dialogue.ask({
				ask: "describe",
				file,
				preset,
				set
			}, timeoutSeconds);
			descriptions.push({
				module,
				...descriptionOf(target, answer)
			});
		} catch (error) {
			const benchmarkId = module.replace(/\.[cm]?[jt]s$/, "");
			failures.push(sideErrorOf(target, error).failure("pilot", benchmarkId));
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
function startDescriber(target, processes) {
	return processes.converse(sideProcess(target, {
		argv: [
			target.build.runtime.path,
			target.harnessPath,
			"describe"
		],
		timeoutSeconds
	}), {
		mainCpu: null,
		helperCpus: null
	});
}
function descriptionOf(target, answer) {
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
	throw new SideError(target.side, `${error.stage} threw ${error.message}`, facts);
}
function sideErrorOf(target, error) {
	if (error instanceof SideError) return error;
	if (error instanceof DialogueError) return new SideError(target.side, error.message, error.outcome);
	throw error;
}

export { AnswerError, SideError, describeModules, handedThrough, harnessErrorOf, keepSuiteTime, loadedAddonsOf, measuredEnvironment, openFolder, openSuite, outputLimitBytes, sideProcess, suiteNames, suiteTimes };