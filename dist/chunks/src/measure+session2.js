import { benchmarksAmong, isFolderOfCode, readManifest, speaksOfBenchmarks } from "./build2.js";
import { SideError, brokenLimit, commandOf, differencesOf, harnessActor, harnessDescriptionOf, harnessErrorOf, harnessProcess, linkedPackages, prepareTarget, sideProcess, startHarness, stopWhenCancelled } from "./measure+session.js";
import { array, looseObject, string, unknown } from "../packages/zod.js";
import { absolutePath } from "./host3.js";
import { DialogueError } from "./host8.js";
import { groupedBy } from "./model19.js";
import { eachSide, idUnder, idWithout, otherSide, sides } from "./model5.js";
import { isPackageName, manifestSchema as manifestSchema$1, packagesNamed } from "./model34.js";
import { contestOf } from "./model12.js";
import { UsageError } from "./model2.js";
import { RowsError, adapters, coreSuite, filteredSuite, findAt, foundText, handOnNpmSettings, hasRows, isLearntByRun, isScriptPath, leftOutNotes, matchesGlob, mayMatchBelow, nameOfPath, namedBy, nowhere, ownHome, packageManagerOf, packageSource, pathEndings, pathsIn, placeFor, quietOptions, scriptFactsOf, scriptPathOf, skippedNotes, skippedScriptsCure, stripsTypes, suitePlace, valueAt, wasEnded } from "./adapters+find.js";
import { variablesOf } from "./model35.js";
import { nearestNames } from "./model.js";
import { adopt, buildEnvironment, findNode, findTools } from "./toolchain2.js";
import { boundaryOf, exitText, isInside, lastWords, lastWordsOf, ownFolders } from "./sandbox+model.js";
import { setParameters } from "./settings.js";
import { fetchByNpm, npmTrouble, unfitNode } from "./toolchain.js";
import { foldersUpTo, staysInTree } from "./settings4.js";
import { isDiskFull } from "./model9.js";
import { someOf } from "./model6.js";
import { besideMark } from "./model23.js";
import { js_tokens_default } from "../packages/others5.js";
import { parseJson } from "./model29.js";
import { cpu, gatingMetric, peakMemory, rate, time } from "./metrics.js";

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
	const name = manifestSchema$1.safeParse(parseJson(manifestText ?? "")).data?.name;
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
const fewestPairs = 10;
function suitesThatFit(suites, secondsLeft) {
	const shortest = suites.map((suite) => ({
		...suite,
		seconds: shortestSeconds(suite)
	})).toSorted((first, second) => first.seconds / Math.max(1, first.rows) - second.seconds / Math.max(1, second.rows));
	const keptNames = /* @__PURE__ */ new Set();
	let neededSeconds = 0;
	for (const { name, seconds } of shortest) {
		const totalSeconds = neededSeconds + 10 * seconds;
		if (totalSeconds > secondsLeft) continue;
		keptNames.add(name);
		neededSeconds = totalSeconds;
	}
	const first = shortest.find(({ seconds }) => seconds <= secondsLeft);
	return keptNames.size > 0 || first === void 0 ? keptNames : /* @__PURE__ */ new Set([first.name]);
}
const learningShare = .5;
function learningSeconds({ budgetSeconds, spentSeconds, suitesLeft }) {
	if (budgetSeconds === null) return Number.POSITIVE_INFINITY;
	return (budgetSeconds * learningShare - spentSeconds) / (suitesLeft > 1 ? 4 : 2);
}

// src/session/benchmarks/explain-failure.ts
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
	for (const ending of path.startsWith(tree) ? [".js", ".ts"] : []) if (await host.files.exists(path + ending)) return `an import of an ES module names the whole file: write "${ending}" at its end`;
	const there = path.replace(tree, targets[otherSide(side)].tree);
	for (const ending of there === path ? [] : pathEndings) if (await host.files.exists(there + ending)) return "the other side has this file: compare revisions that both have what the benchmarks load";
	return cureOf(path, await missingFacts(targets[side], host));
}
function cureOf(path, { notes, declaredNames, siblings, buildAll }) {
	const [name = ""] = /^(?:@[\w.-]+\/)?[\w-][\w.-]*/.exec(path) ?? [];
	const sibling = siblings.find((each) => each.name === name || path.startsWith(`${each.folder}/`) || path.includes(`/node_modules/${each.name}/`));
	if (sibling !== void 0) return `${sibling.name} is a package of the same repository and is not built; a line for deadheat.yml: build: ${buildAll}`;
	if (name !== "") {
		if (declaredNames.has(name) || path.startsWith("node:")) return null;
		return `no package.json here asks for ${name}: "npm install --save-dev ${name}", and commit that`;
	}
	const skipped = skippedScriptsCure(notes);
	if (skipped !== null) return skipped;
	const leftOutLine = notes.find((line) => line.startsWith("left out of \"build\""));
	return leftOutLine === void 0 ? "if a build makes it, name its commands in \"build\" of deadheat.yml" : `it may be made by what was ${leftOutLine}; "recipe: package" in deadheat.yml runs all of it`;
}
async function missingFacts({ build, tree }, host) {
	const { files } = host;
	const { packageDirectory, notes = [] } = build;
	const declaredNames = /* @__PURE__ */ new Set();
	for (const folder of /* @__PURE__ */ new Set([tree, packageDirectory])) {
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
	return {
		notes,
		declaredNames,
		siblings,
		buildAll: commandsOf(packageManagerOf(entries, await readManifest(tree, host)), files.relative(packageDirectory, tree) || ".")
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
async function describeModules(target, { modules, preset, timeoutSeconds, set = {} }, { processes, files }) {
	const descriptions = [];
	const failures = [];
	const spec = harnessProcess(target, ["describe"], timeoutSeconds);
	let dialogue = null;
	const describe = async (module) => {
		const isAlone = dialogue === null;
		try {
			dialogue ??= await processes.converse(spec, {
				mainCpu: null,
				otherCpus: null
			});
			const file = files.join(target.benchmarkDirectory, module);
			return descriptionOf(target, module, await dialogue.ask({
				ask: "describe",
				file,
				preset,
				set
			}, timeoutSeconds));
		} catch (error) {
			const sideError = sideErrorOf(target, error);
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
	const [base, head] = await Promise.all([describeModules(targets.base, request, host), describeModules(targets.head, request, host)]);
	const failures = [...base.failures, ...head.failures];
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
function benchmarksOf(foundBenchmarks, { describedSides, settings, runtime = null }) {
	const timeoutSeconds = settings.timeout;
	const isWanted = ({ id }) => settings.only?.some((pattern) => matchesGlob(id, pattern)) ?? true;
	const rowsOn = (side) => [
		...foundBenchmarks.flatMap((each) => each.kind === "command" ? [commandBenchmark(each, timeoutSeconds)] : []),
		...foundBenchmarks.flatMap((each) => each.kind === "server" ? serverBenchmarks(each, timeoutSeconds) : []),
		...describedSides.modules[side].flatMap((each) => moduleBenchmarks(each, {
			paths: pathsIn(foundBenchmarks),
			timeoutSeconds
		})),
		...describedSides.suites[side].flatMap((suite) => suiteBenchmarks(suite, foundBenchmarks, timeoutSeconds))
	];
	const [base = [], head = []] = sides.map((side) => rowsOn(side).filter(isWanted).map((benchmark) => runtime === null ? benchmark : {
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
		suite,
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
function commandBenchmark({ name, command, driver = "command" }, timeoutSeconds) {
	return {
		...namedBenchmark(name, {}),
		driver,
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
	const suite = slash < 0 ? "" : path.slice(0, slash);
	return {
		id: benchmarkId(path, parameters),
		suite,
		name: path.slice(slash + 1),
		parameters
	};
}
function serverBenchmarks({ name, command, connections, ...setting }, timeoutSeconds) {
	const { ready, requests, burst, seconds } = setting;
	const isList = typeof connections === "object" && connections !== null;
	return (isList ? connections : [connections]).map((count) => ({
		...namedBenchmark(name, isList && count !== null ? { connections: count } : {}),
		driver: "alternate",
		module: null,
		command: [...command],
		server: {
			ready,
			requests,
			burst,
			seconds,
			connections: count
		},
		timeoutSeconds,
		threshold: null
	}));
}

// src/plan/refuse-unknown-names.ts
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
		if (!(await Promise.all(sides.map((side) => isInstalled$1(folders[side], builds[side].directory, host)))).includes(false)) continue;
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
async function isInstalled$1(folder, top, host) {
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
	const installs = sides.map((side) => runIn(side, ["ci"]));
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
const mostBytes = 4e9;
async function copyStrangers(from, to, files) {
	try {
		const treeEntries = await files.survey(from);
		const strangeEntry = treeEntries.find(({ kind }) => kind === "other");
		if (strangeEntry !== void 0) throw new UsageError(`expected nothing but files, folders and links among benchmarks, got something else at ${JSON.stringify(strangeEntry.path)}`);
		const sizeBytes = treeEntries.reduce((sum, treeEntry) => sum + (treeEntry.kind === "file" ? treeEntry.sizeBytes : 0), 0);
		if (sizeBytes > mostBytes) throw new UsageError(`expected benchmarks of at most ${mostBytes / 1e9} GB together, got ${(sizeBytes / 1e9).toPrecision(3)} GB: make large files in "setup"`);
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
		const target = files.join(directories.base, "node_modules", name);
		await assertNoLinks(directories.base, ["node_modules", ...name.split("/")], host);
		if (await files.kindOf(target) !== null) continue;
		await files.makeDirectory(files.join(target, ".."));
		await copyStrangers(folder, target, files);
		const { dependencies = {} } = await readManifest(folder, host) ?? {};
		for (const each of Object.keys(dependencies).filter(isPackageName)) wantedPackages.push({
			name: each,
			from: folder,
			isLent: false
		});
	}
	return [...lentNames].toSorted();
}
async function assertNoLinks(top, parts, { files }) {
	for (let length = 1; length <= parts.length; length += 1) {
		const path = files.join(top, ...parts.slice(0, length));
		const kind = await files.kindOf(path);
		if (kind === null || kind === "folder") continue;
		throw new UsageError(`expected a folder for packages among the benchmarks, got a ${kind} at ${path}`);
	}
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
	const isWhole = copiedPaths === sourcePaths;
	const beside = (side) => `${directories[side]}${besideMark}`;
	const replacedPaths = isHeads && isWhole && isFolderOfCode(source.place) ? await otherwiseIn(directories, sourcePaths, host) : [];
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
	return {
		directories,
		files,
		editedScripts: files.filter(({ path, text }) => (scripts.get(path) ?? text) !== text).map(({ path }) => path).filter((path) => copiedPaths.includes(path)),
		replacedPaths,
		own: isHeads && !isSame ? {
			scripts,
			isKept
		} : null
	};
}
async function otherwiseIn({ base, head }, paths, { files }) {
	const trees = {
		base,
		head
	};
	const basePaths = new Set(await files.walk(base));
	const differing = [];
	for (const path of paths) {
		const pair = {
			base: files.join(base, path),
			head: files.join(head, path)
		};
		if (basePaths.has(path) && !await files.isSameContent(pair, trees)) differing.push(path);
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
	const texts = (await host.files.walk(folder)).filter(isScriptPath).map(async (path) => ({
		path,
		text: await host.files.read(host.files.join(folder, path)) ?? ""
	}));
	return Promise.all(texts);
}

// src/session/benchmarks/find-benchmarks.ts
async function findBenchmarks(session, builds, suite, tree) {
	const { request, settings, host } = session;
	const { packageDirectory, directory } = builds.head;
	const note = (text) => request.onProgress({
		kind: "note",
		text
	});
	const source = packageSource(session, tree, host.files);
	const place = session.found?.place ?? await placeFor(source, settings, host);
	const copies = place.folder !== null && place.folder !== "" ? await stageInto(session, builds, suite, {
		...source,
		...place
	}) : null;
	const copy = copies?.directories.head;
	const searchedPackage = {
		tree,
		directory,
		packageDirectory,
		...typesOf(builds),
		copy
	};
	const { found, leftOut } = await findAt(place, searchedPackage, settings, host);
	assertOnlyBenchmarks(copies, found, place.folder ?? "");
	for (const text of leftOutNotes(leftOut, place.folder ?? "")) note(text);
	note(foundText(found));
	const trees = {
		base: builds.base.directory,
		head: directory
	};
	return {
		foundBenchmarks: found,
		directories: copies?.directories ?? trees,
		copies
	};
}
function assertOnlyBenchmarks(copies, found, folder) {
	const paths = new Set(found.map(scriptPathOf));
	const code = copies?.replacedPaths.find((path) => !paths.has(path));
	if (code === void 0) return;
	throw new UsageError(`expected a folder that holds benchmarks alone, got "${folder}", in which head changes ${code}: it would be measured on both sides; move the benchmarks to a folder of their own, with "bench" in its name`);
}
function typesOf({ base, head }) {
	return {
		stripsTypes: stripsTypes(base.runtime.version) && stripsTypes(head.runtime.version),
		isBuilt: true
	};
}
async function findInPlace({ request, host }, builds, { folder, around, scripts }) {
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
		const searchedFolder = {
			...inFolder,
			...typesOf(builds)
		};
		const [foundBenchmark] = (await findAt(place, searchedFolder, {
			commands: [],
			servers: []
		}, host)).found;
		if (foundBenchmark === void 0 || foundBenchmark.kind === "suite") throw refusedScript(path, foundBenchmark?.kind);
		foundBenchmarks.push(foundBenchmark);
	}
	foundBenchmarks.push(...namedBy({
		commands: request.given.commands ?? [],
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
		copies: null
	};
}
function refusedScript(path, kind) {
	return new UsageError(`expected a script that can be measured on its own, got "${path}": ${kind === void 0 ? "one that this Node.js cannot run, or that is no benchmark (its name begins with _ or ., or it is a test)" : "a suite of another tool, whose results share one process: export run from a file for each"}`);
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

// src/measure/try-alone.ts
const enoughSeconds = .1;
async function tryAlone(benchmark, target, host) {
	const { timeoutSeconds, calls = null } = benchmark;
	const placement = {
		mainCpu: null,
		otherCpus: null
	};
	const start = () => startHarness({
		benchmark,
		target,
		placement
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

// src/session/benchmarks/settle-rows.ts
const replacedMessage = "expected what base measures in head, too, got new benchmarks and none of this name, and base's does not run there: keep it until the new ones are merged, or remove it in a pull request of its own";
async function settleRows(listed, request) {
	const { session, targets, found, copies, query, runtime } = request;
	const { own } = copies;
	if (own === null) return listed;
	const { host, settings } = session;
	const rowsOf = (one) => {
		const { benchmarks } = benchmarksOf(found, {
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
		const failures = listed.failures.filter(({ benchmarkId }) => benchmarkId === failureId(module));
		const isOfBase = failures.every(({ side, timedOut }) => side === "base" && !timedOut);
		return failures.length > 0 && isOfBase;
	});
	const onHead = await describeModules(targets.head, {
		...query,
		modules: lost
	}, host);
	const described = [...listed.descriptions, ...onHead.descriptions];
	const headIds = new Set(described.flatMap(rowsOf).map(({ id }) => id));
	const versions = own.isKept ? await ownVersions(request) : [];
	const ownRows = new Map(versions.flatMap(({ from, ...each }) => rowsOf(each).map((row) => [row.id, {
		...row,
		module: from
	}])));
	const measured = new Map(listed.plannedBenchmarks.benchmarks.map((row) => [row.id, row]));
	const figures = /* @__PURE__ */ new Map();
	const settled = /* @__PURE__ */ new Set();
	for (const one of described.filter(({ module }) => touched.includes(module))) {
		const { module } = one;
		const isLost = lost.includes(module);
		const rows = rowsOf(one);
		const isOpen = textBefore(module) !== void 0 && !versions.some((each) => each.module === module);
		const known = rows.filter(({ id }) => isOpen || ownRows.has(id));
		const replacements = known.flatMap(({ id }) => ownRows.get(id) ?? []);
		const [first] = known;
		const isReplaced = first !== void 0 && (isLost || await failsOnBase(first)) && await runOnBoth(replacements);
		for (const row of isReplaced ? replacements : []) measured.set(row.id, row);
		for (const row of rows) {
			if (known.includes(row) || !(isLost || await failsOnBase(row))) continue;
			const seconds = await tryAlone(row, targets.head, host);
			if (seconds === null || !Number.isFinite(seconds)) continue;
			figures.set(row.id, seconds);
			measured.delete(row.id);
		}
		if (rows.every((row) => figures.has(row.id) || isReplaced && known.includes(row))) settled.add(failureId(module));
	}
	const added = /* @__PURE__ */ new Set([...listed.plannedBenchmarks.added, ...figures.keys()]);
	const removed = new Set(listed.plannedBenchmarks.removed);
	const failures = listed.failures.filter(({ benchmarkId }) => !settled.has(benchmarkId));
	const renamed = new Set(renames.values());
	for (const version of versions) {
		const isListed = described.some(({ module }) => module === version.module);
		if (renamed.has(version.module) || texts.has(version.module) && !isListed) continue;
		const gone = rowsOf(version).flatMap(({ id }) => headIds.has(id) ? [] : ownRows.get(id) ?? []);
		const isMeasured = added.size > 0 && await runOnBoth(gone);
		for (const row of gone) {
			removed.delete(row.id);
			if (isMeasured) measured.set(row.id, row);
			else if (added.size === 0) removed.add(row.id);
			else failures.push(new SideError(null, replacedMessage).failure("pilot", idWithout(row.id, runtime)));
		}
	}
	const benchmarks = [...measured.values()];
	const all = [...described, ...versions.map((each) => ({
		...each,
		module: each.from
	}))];
	return {
		plannedBenchmarks: {
			...listed.plannedBenchmarks,
			benchmarks,
			added: [...added],
			removed: [...removed],
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
	const types = {
		isBuilt: true,
		stripsTypes: stripsTypes(build.runtime.version)
	};
	const { found } = await findAt(place, {
		...build,
		tree,
		...types,
		copy: folder
	}, settings, host);
	const inHead = new Set(copies.files.map(({ path }) => path));
	const modules = found.flatMap((each) => each.kind === "module" && (!inHead.has(each.path) || query.modules.includes(each.path)) ? [each.path] : []);
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
	const others = [];
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
			others.push(namesInLiteral(content, {
				startsOpen,
				endsOpen
			}));
			if (!endsOpen && /^\.\.?(?:\/|$)/.test(content)) specifiers.push(content);
		}
	}
	return {
		specifiers,
		heads,
		paths: others.flatMap((names) => names.paths),
		words: others.flatMap((names) => names.words)
	};
}
function specifiersInScript(text) {
	const relative = [...text.matchAll(/["'`](\.\.?(?:\/[^"'`\n]*)?)(?=["'`])/g)];
	const others = [...text.matchAll(/(?:\(|from|import)\s*["'`]([\w@#~$][^"'`\n]*)(?=["'`])/g)];
	return [...relative, ...others].flatMap(([, name]) => name ?? []);
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

// src/model/run/uses.ts
function isOwnMade(path, uses) {
	for (let at = path; at !== ""; at = at.slice(0, Math.max(0, at.lastIndexOf("/")))) {
		const [first] = uses.get(at) ?? [];
		if (first === "m") return true;
	}
	return false;
}

// src/measure/looks.ts
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
		const value = await run({
			...target,
			bounds: {
				...target.bounds,
				looks: path
			}
		});
		const looks = looksIn(await files.read(path) ?? "");
		await files.remove(path);
		return {
			value,
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

// src/plan/reach/tree-index.ts
const manifestSchema = looseObject({
	name: string().optional().catch(void 0),
	main: unknown().optional(),
	module: unknown().optional(),
	browser: unknown().optional(),
	files: array(string()).optional().catch(void 0),
	exports: unknown().optional(),
	imports: unknown().optional()
});
function treeIndexOf(places, manifestTexts) {
	const all = [...places.keys()];
	const files = all.filter((path) => places.get(path)?.kind === "file" && !isInstalled(path));
	const manifests = new Map([...manifestTexts].flatMap(([folder, text]) => {
		const manifest = manifestOf(text);
		return manifest === null ? [] : [[folder, manifest]];
	}));
	return {
		places,
		children: groupedBy(all, folderOf),
		byName: groupedBy(all, nameOf),
		byStem: groupedBy(files, (path) => stemOf(nameOf(path))),
		manifests
	};
}
function manifestOf(text) {
	return manifestSchema.safeParse(parseJson(text)).data ?? null;
}
function folderOf(path) {
	return path.slice(0, Math.max(0, path.lastIndexOf("/")));
}
function foldersAround(folder) {
	return folder === "" ? [""] : [folder, ...foldersAround(folderOf(folder))];
}
function nameOf(path) {
	return path.slice(path.lastIndexOf("/") + 1);
}
function stemOf(name) {
	return name.replace(/(?!^)\.[^.]+$/, "");
}
function isInstalled(path) {
	return /(?:^|\/)node_modules\//.test(path);
}
function installedPackageOf(path) {
	return /^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+(?=\/|$)/.exec(path)?.[0] ?? null;
}
function isLoadable(path) {
	if (isDeclaration(path) || /^(?:package-lock|npm-shrinkwrap)\.json$/.test(nameOf(path))) return false;
	return /\.(?:[cm]?[jt]sx?|json|node|wasm)$/.test(path) || !nameOf(path).includes(".");
}
function isDeclaration(path) {
	return /\.d(?:\.\w+)?\.[cm]?ts$/.test(path);
}
function joined(folder, path) {
	const parts = folder === "" ? [] : folder.split("/");
	for (const part of path.split("/")) {
		if (part === ".." && parts.pop() === void 0) return null;
		if (part !== ".." && part !== "." && part !== "") parts.push(part);
	}
	return parts.join("/");
}

// src/plan/reach/led-to.ts
function isBelow(path, { start, end, isLoaded }) {
	return path.startsWith(start) && path.endsWith(end) && !isInstalled(`/${path.slice(start.length)}`) && (!isLoaded || isLoadable(path));
}
function ledToBy(names, path, index) {
	const folder = folderOf(path);
	const { specifiers, heads } = path.startsWith("/") ? noNames : names;
	const { words } = isInstalled(path) || path.startsWith("/") ? noNames : names;
	const fromPaths = names.paths.map((parts) => withParts(parts, path, index));
	return {
		files: [
			...specifiers.flatMap((name) => specified(name, folder, index)),
			...fromPaths.flatMap(({ files }) => files),
			...words.flatMap((word) => byLastPart(word, index)).filter((each) => !hidden.test(each))
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
const hidden = /(?:^|\/)\.[^/]+\//;
const mostSteps = 40;
function loadedAt(path, index, steps = mostSteps) {
	if (path === null || steps === 0) return [];
	const name = nameOf(path);
	const stems = /* @__PURE__ */ new Set([name, /\.[cm]?[jt]sx?$/.test(name) ? stemOf(name) : name]);
	const beside = (index.children.get(folderOf(path)) ?? []).filter((other) => (other === path || stems.has(stemOf(nameOf(other))) && !isDeclaration(other)) && isFile(other, index));
	const place = index.places.get(path);
	const manifest = index.manifests.get(path);
	const further = [...place?.kind === "link" ? [linkedFrom(path, place.target)] : [], ...stringsIn([
		manifest?.main,
		manifest?.module,
		manifest?.browser
	]).map((entry) => joined(path, entry))].filter((target) => target !== path);
	const inside = (index.children.get(path) ?? []).filter((child) => stemOf(nameOf(child)) === "index" || isInstalled(child) && nameOf(child) === "package.json");
	return [
		...beside,
		...further.flatMap((each) => loadedAt(each, index, steps - 1)),
		...inside
	];
}
function linkedFrom(path, target) {
	return target.startsWith("/") ? null : joined(folderOf(path), target);
}
function specified(name, folder, index) {
	if (/^\.\.?(?:\/|$)/.test(name)) return loadedAt(joined(folder, name.replace(/[?#].*$/, "")), index);
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
	const own = [...index.manifests].filter(([, manifest]) => manifest.name === packageName);
	const installed = foldersAround(folder).flatMap((each) => {
		const path = joined(each, `node_modules/${packageName}`) ?? "";
		const place = index.places.get(path);
		const target = place?.kind === "link" ? linkedFrom(path, place.target) : path;
		return place === void 0 || target === null ? [] : [target];
	});
	const found = [.../* @__PURE__ */ new Set([...own.map(([at]) => at), ...installed])];
	return found.length === 0 ? byLastPart(name, index) : found.flatMap((at) => packageFiles(at, rest, index));
}
function packageFiles(at, rest, index) {
	const manifest = index.manifests.get(at);
	const files = loadedAt(joined(at, rest), index);
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
			if (path.startsWith(".")) return loadedAt(joined(at, path), index);
			return name.startsWith("#") && !path.startsWith("#") ? specified(path, at, index) : [];
		});
	});
}
function byLastPart(name, index) {
	const last = stemOf(nameOf(name));
	const folders = (index.byName.get(last) ?? []).filter((path) => !isInstalled(path));
	return [...last === "index" ? [] : index.byStem.get(last) ?? [], ...folders.flatMap((path) => loadedAt(path, index))];
}
function belowHead(head, folder, index) {
	const all = {
		end: "",
		isLoaded: true
	};
	if (head.startsWith(".")) {
		const start = joined(folder, head);
		if (start === null) return [{
			start: "",
			...all
		}];
		return [{
			start: /(?:\/|^\.\.?)$/.test(head) && start !== "" ? `${start}/` : start,
			...all
		}];
	}
	const packages = specified(head.replace(/\/[^/]*$/, ""), folder, index).map((path) => installedPackageOf(path) ?? scopeOf(folderOf(path), index));
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
	const found = [...index.byName.get(last) ?? [], ...index.byStem.get(last) ?? []].filter((candidate) => [`/${candidate}`, `/${stemOf(candidate)}`].some((each) => each.endsWith(`/${plain}`)) && (!isInstalled(candidate) || parts.includes("node_modules/") || installedPackageOf(candidate) === around));
	return {
		files: isFolder ? [] : found.filter((candidate) => isFile(candidate, index)),
		below: found.filter((candidate) => index.places.get(candidate)?.kind === "folder").map((start) => ({
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
	return foldersAround(folder).find((each) => places.has(joined(each, "package.json") ?? "")) ?? "";
}
function stringsIn(value) {
	if (typeof value === "string") return [value];
	if (typeof value !== "object" || value === null) return [];
	return Object.values(value).flatMap(stringsIn);
}
const builtins = new Set("assert async_hooks buffer child_process cluster console constants crypto dgram diagnostics_channel dns domain events fs http http2 https inspector module net os path perf_hooks process punycode querystring readline repl stream string_decoder sys timers tls tty url util v8 vm wasi worker_threads zlib".split(" "));

// src/plan/reach/differences-reached.ts
function differencesReached(facts) {
	const { differences, index, uses, named, packages } = facts;
	const around = new Set([...uses.keys()].flatMap((path) => foldersAround(folderOf(path))));
	const below = [...facts.below, ...foldersOfComputed(facts)];
	const scopes = new Set([...uses].flatMap(([path, use]) => use.has("o") && isLoadable(path) && nameOf(path) !== "package.json" ? scopeOf(folderOf(path), index) : []));
	const areTypesRead = [...uses].some(([path, use]) => isDeclaration(path) && use.has("o"));
	const isReached = ([path, difference]) => {
		const use = uses.get(path);
		if ((difference === "name" || difference === "kind") && uses.get(folderOf(path))?.has("o") === true) return true;
		const isForNode = difference === "description" && use?.size === 1 && use.has("n") && scopes.has(folderOf(path));
		if (use !== void 0 && !isForNode) return true;
		if (difference !== "content" && difference !== "description" && around.has(path)) return true;
		return areTypesRead && isDeclaration(path) || named.has(path) || packages.has(installedPackageOf(path) ?? "") || below.some((each) => isBelow(path, each));
	};
	return new Set([...differences].filter(isReached).map(([path]) => path));
}
function foldersOfComputed({ index, uses, named }) {
	return [...uses].flatMap(([path, use]) => {
		if (!(use.has("o") || use.has("w")) || index.places.get(path)?.kind !== "file" || named.has(path)) return [];
		if (isInstalled(path) || speaksOfBenchmarks(path) || nameOf(path) === "package.json") return [];
		if (path.endsWith(".map") && uses.get(path.slice(0, -4))?.has("o") === true) return [];
		const folder = folderOf(path);
		const end = index.places.has(folder === "" ? "package.json" : `${folder}/package.json`) ? /\.[^.]*$/.exec(nameOf(path))?.[0] ?? "" : "";
		return [{
			start: folder === "" ? "" : `${folder}/`,
			end,
			isLoaded: false
		}];
	});
}

// src/session/unchanged/row-trials.ts
async function openRowTrials(targets, editedPaths, files) {
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
		else if (!isInstalled(path) || base.get(path)?.sizeBytes !== sizeBytes) await compare(path);
	}
	for (const path of editedPaths) differences.set(files.relative(trees.head, path), "content");
	const manifestTexts = /* @__PURE__ */ new Map();
	for (const path of places.keys()) if (nameOf(path) === "package.json" && !isInstalled(path)) manifestTexts.set(folderOf(path), await files.read(files.join(trees.head, path)) ?? "");
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
	const follow = async (name, { words, isSound, ...runs }) => {
		const { values, uses, isWhole } = await followedRuns(targets, runs, files);
		const isSoundOnBoth = isSound(values.base) && isSound(values.head);
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
	const trialOf = async (uses, words) => {
		const opened = [...uses].flatMap(([path, use]) => {
			return (use.has("o") || use.has("n") || use.has("w")) && (path.startsWith("/") || places.get(path)?.kind === "file") ? [path] : [];
		});
		const hasOtherPackages = [...differences.keys()].some(isInstalled);
		const given = ledToBy(namesInWords(words.replaceAll(/\{\w+\}/g, "")), "", index);
		const named = new Set(given.files);
		const below = [...given.below];
		const seen = /* @__PURE__ */ new Set([...opened.filter((path) => isText(path, uses)), ...given.files]);
		for (const path of seen) {
			const { files: led, below: ledBelow } = await leadsOf(path);
			const isQuiet = isInstalled(path) && !hasOtherPackages;
			for (const each of ledBelow) below.push(each);
			for (const each of led) {
				named.add(each);
				if (!isQuiet || !isInstalled(each)) seen.add(each);
			}
		}
		const packages = new Set([...opened, ...seen].flatMap((path) => installedPackageOf(path) ?? []));
		const manifests = [...packages].map((folder) => `${folder}/package.json`);
		for (const path of [
			...uses.keys(),
			...seen,
			...manifests
		]) if (isInstalled(path)) await compare(path);
		const reached = differencesReached({
			differences,
			index,
			uses,
			named,
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
			if (isInstalled(path) || !speaksOfBenchmarks(path)) continue;
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
		trials
	};
}
const documents = /^(?:readme|changelog|history|licen[cs]e)\b/i;
const quotes = [
	"\"",
	"'",
	"`"
];
function isNoDocument(path) {
	return !documents.test(nameOf(path));
}
function isOfPackage(path, folder) {
	const isInside = folder === "" || path.startsWith(`${folder}/`);
	const isAside = isInstalled(path) || speaksOfBenchmarks(path) || nameOf(path) === "package.json";
	return isInside && !isAside && isLoadable(path);
}
function placeDifference(path, bases, heads, trees) {
	const [base, head] = [bases.get(path), heads.get(path)];
	if (base === void 0 || head === void 0) return "name";
	if (base.kind !== head.kind) return "kind";
	return base.target.replace(trees.base, trees.head) !== head.target && (base.kind === "link" || !isInstalled(path)) || base.mode !== head.mode ? "mode" : null;
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
	if (nameOf(path) === "package.json") return uses.get(path)?.has("o") === true && !isInstalled(path);
	return isLoadable(path) || !isInstalled(path) && !path.startsWith("/");
}
const largestText = 2e6;
function namesReader(tree, differences, files) {
	return async (path) => {
		const isScript = /\.[cm]?[jt]sx?$/.test(path);
		const place = path.startsWith("/") ? path : files.join(tree, path);
		const isData = /\.(?:json|ya?ml)$/.test(path);
		if (await files.kindOf(place) !== "file") return noNames;
		if (!isScript && !isData && await files.sizeBytes(place) > largestText / 20) return noNames;
		const text = await files.read(place) ?? "";
		if (isInstalled(path) && nameOf(path) === "package.json") return namesInManifest(text);
		if (/\.ya?ml$/.test(path)) return namesInWords(text);
		if (!isScript && !isData) {
			if (/^#!.*\b(?:node|bun|deno|tsx)\b/.test(text)) return namesInScript(text);
			return text.includes("\0") ? noNames : {
				...namesInWords(text),
				words: []
			};
		}
		if (!isInstalled(path) && !path.startsWith("/") && text.length <= largestText) return isData ? {
			...namesInScript(text),
			heads: []
		} : namesInScript(text);
		const found = [...differences.keys()].map(nameOf).filter(isNoDocument).filter((name) => quotes.some((quote) => text.includes(name + quote)));
		const specifiers = isScript ? specifiersInScript(text) : [];
		const paths = found.length > 0 && text.length <= largestText ? namesInScript(text).paths : found;
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
function firstRows({ base, head }, secondsLeft) {
	const baseSecondsByName = new Map(base.map((row) => [row.name, rowSeconds(row)]));
	const names = /* @__PURE__ */ new Set();
	let seconds = 0;
	for (const row of head) {
		const baseSeconds = baseSecondsByName.get(row.name);
		if (baseSeconds === void 0) continue;
		seconds += 2 * Math.max(leastSeconds, fewestCalls * Math.max(baseSeconds, rowSeconds(row)));
		if (names.size > 0 && seconds * 10 > secondsLeft) break;
		names.add(row.name);
	}
	return among({
		base,
		head
	}, names);
}
function fewerRows(settledRows, secondsLeft) {
	const { rows, calls, seconds, workSeconds } = settledRows;
	const share = secondsLeft / (10 * shortestSeconds(settledRows));
	const rowCount = rows.head.length;
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
	return among(rows, new Set(rows.head.slice(0, count).map(({ name }) => name)));
}
function among(rows, names) {
	return eachSide((side) => rows[side].filter(({ name }) => names.has(name)));
}
function rowSeconds({ unit, value }) {
	return unit === "s" ? value : 0;
}
async function settleSuite(suite, host) {
	const { rows, cutTo } = suite;
	let settledRows = await timeSuite(suite, host);
	if (cutTo === null) return settledRows;
	if (settledRows === "too slow" && rows.head.length > 1) settledRows = await timeSuite({
		...suite,
		rows: leadingRows(rows, 1)
	}, host);
	return settledRows === null || settledRows === "too slow" ? settledRows : fewerRows(settledRows, cutTo - settledRows.seconds);
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
	const { budgetSeconds, spentSeconds } = request;
	const begunAtSeconds = host.clock.monotonicSeconds();
	const secondsSpent = () => spentSeconds + host.clock.monotonicSeconds() - begunAtSeconds;
	const secondsLeft = () => (budgetSeconds ?? Number.POSITIVE_INFINITY) - secondsSpent();
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
	const lateNames = [];
	const slowNames = [];
	for (const [at, suite] of suites.entries()) {
		if (request.isCancelled()) break;
		request.onSuite(suite.name, at);
		const state = {
			budgetSeconds,
			spentSeconds: secondsSpent(),
			suitesLeft: suites.length - at
		};
		const allowedSeconds = learningSeconds(state);
		const learntSuite = allowedSeconds <= 0 ? "too late" : await learnSuite(suite, allowedSeconds, context);
		if (learntSuite === "too late") lateNames.push(suite.name);
		else if (learntSuite === "too slow") slowNames.push(suite.name);
		else if (learntSuite !== null) learntSuites.push(learntSuite);
	}
	const pairsOf = (some) => some.flatMap(({ name, rows, pair }) => pair === null ? [] : [{
		...pair,
		name,
		rows: rows.head.length
	}]);
	const fittingNames = suitesThatFit(pairsOf(learntSuites), secondsLeft());
	const keptSuites = learntSuites.filter(({ name, pair }) => pair === null || fittingNames.has(name));
	lateNames.unshift(...learntSuites.flatMap((suite) => keptSuites.includes(suite) ? [] : [suite.name]));
	if (slowNames.length > 0) notes.push(leftOutSuites(slowNames, "one run of it takes more than its share of the time"));
	if (lateNames.length > 0) notes.push(leftOutSuites(lateNames, "the budget has no room for more than the others"));
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
	for (const side of sides) try {
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
	const { base, head } = rows;
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
	const { timeoutSeconds } = request;
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
	const { values: runs, isUnchanged } = outcome;
	failures.push(...brokenRows(suite, runs));
	const isCut = runs.base.isCut === true || runs.head.isCut === true;
	const allRows = {
		base: runs.base.rows,
		head: runs.head.rows
	};
	const triedRows = isCut ? firstRows(allRows, secondsLeft()) : allRows;
	const patienceSeconds = Math.max(fewestSeconds, Math.min(2 * limitSeconds, secondsLeft() / 4));
	const spec = {
		...process,
		timeoutSeconds: Math.min(timeoutSeconds, patienceSeconds)
	};
	const limits = {
		isWanted,
		targets,
		cutTo: isCut ? secondsLeft() : null
	};
	const settledRows = secondsPerCall === void 0 || isUnchanged ? null : await settleSuite({
		spec,
		rows: triedRows,
		secondsPerCall,
		...limits
	}, host);
	if (settledRows === "too slow" && (isCut || spec.timeoutSeconds < timeoutSeconds)) return settledRows;
	if (settledRows === null && isCut) return "too slow";
	const { rows, ...pair } = settledRows === null || settledRows === "too slow" ? {
		rows: triedRows,
		calls: null,
		seconds,
		workSeconds: 0
	} : settledRows;
	const names = rows.head.map((row) => row.name);
	if (isCut) {
		notes.push(cutText(name, names.length));
		const begunNames = runs.head.rows.map((row) => row.name).filter((row) => !names.includes(row) && isWanted(row));
		for (const row of [...begunNames, laterResults]) cutRows.push({
			id: rowId(suite, row),
			cause: "too-long"
		});
	}
	request.onNote(learntText(name, names.filter(isWanted), pair.seconds));
	return {
		name,
		rows: soundRows(suite, eachSide((side) => describedRowsOf(suite, runs[side], rows[side])), failures),
		pair: isUnchanged ? null : pair
	};
}
function isWhole({ isCut }) {
	return isCut !== true;
}
async function runBoth({ base, head }, run) {
	return {
		values: {
			base: await run(base),
			head: await run(head)
		},
		isUnchanged: false
	};
}
function soundRows(suite, { base, head }, failures) {
	const baseMetrics = new Map(base.map(({ name, metrics }) => [name, metrics[0]?.id]));
	const oddNames = head.flatMap(({ name, metrics }) => (baseMetrics.get(name) ?? metrics[0]?.id) === metrics[0]?.id ? [] : [name]);
	const message = "expected the same unit from both sides, got different ones";
	for (const name of oddNames) failures.push(new SideError(null, message).failure("pilot", rowId(suite, name)));
	const rows = {
		base,
		head
	};
	return eachSide((side) => rows[side].filter(({ name }) => !oddNames.includes(name)));
}
function learntText(name, rows, seconds) {
	return `${name}: ${rows.length === 1 ? "1 result" : `${String(rows.length)} results`}${shownNames(rows, 3)}, ${seconds.toFixed(1)} s for a pair`;
}
function cutText(name, rows) {
	return `${name}: ${rows === 1 ? "only the first result is" : `only the first ${String(rows)} results are`} measured, because a run of all takes more than its share of the time: raise "budget", or choose among them with "only"`;
}
function leftOutSuites(names, why) {
	return `${names.length === 1 ? "1 suite" : `${String(names.length)} suites`} left out, because ${why}${shownNames(names, 5)}: raise "budget", or choose among them with "only"`;
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
function brokenRows(suite, runs) {
	return sides.flatMap((side) => (runs[side].brokenRows ?? []).map(({ name, message }) => new SideError(side, `${suite.adapter}: ${message}`).failure("pilot", rowId(suite, name))));
}
function rowId({ name: suite }, name) {
	return `${suite}/${name}`.slice(0, 300);
}

// src/session/benchmarks/try-suites.ts
async function trySuites(foundBenchmarks, targets, { spentSeconds, follow }, { request, settings, earlier, host }) {
	const begunAtSeconds = host.clock.monotonicSeconds();
	const suites = [];
	for (const foundBenchmark of foundBenchmarks) {
		if (foundBenchmark.kind !== "suite" || !isSuiteWanted(foundBenchmark, settings)) continue;
		const suite = placedSuite(foundBenchmark, request.origin, host.files);
		suites.push(filteredSuite(suite, settings.only));
	}
	const note = (text) => request.onProgress({
		kind: "note",
		text
	});
	if (suites.length > 0) note("running each suite once to learn its results");
	const usualSeconds = settings.budget === void 0 && earlier === null && suites.some(isLearntByRun) ? request.suiteSeconds : void 0;
	if (usualSeconds !== void 0) note(`no budget was given: ${String(usualSeconds / 60)} minutes are taken for suites of other tools; --budget 20min takes more, and --resume goes on`);
	const budgetSeconds = settings.budget ?? usualSeconds ?? null;
	const { only } = settings;
	const learningRequest = {
		timeoutSeconds: settings.timeout,
		budgetSeconds,
		spentSeconds,
		follow,
		isCancelled: request.isCancelled,
		isWanted: (suite, row) => only === void 0 || only.some((pattern) => matchesGlob(`${suite}/${row}`, pattern)),
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
function isSuiteWanted({ name }, { only }) {
	return only === void 0 || only.some((pattern) => mayMatchBelow(`${name}/`, pattern));
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

// src/session/prepare-sides.ts
async function prepareSides(session, variants, parts) {
	noteDropped(session);
	const suite = await installSuiteFor(session);
	const preparedVariants = [];
	for (const variant of variants) {
		const spentSeconds = learningSecondsOf(preparedVariants);
		preparedVariants.push(await prepare(session, variant, suite, {
			spentSeconds,
			parts
		}));
	}
	stopWhenCancelled(session.request, session.earlier);
	return preparedVariants;
}
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
async function prepare(session, variant, suite, { spentSeconds, parts }) {
	const { host, settings, request } = session;
	const { runtime, folder, builds } = variant;
	const { versus, origin, resultsDirectory, cacheDirectory, onProgress } = request;
	onProgress({
		kind: "doing",
		what: "finding benchmarks"
	});
	const place = versus?.kind === "in-place" ? versus : null;
	if (versus?.kind === "revisions") for (const side of sides) await linkContender(builds[side], host.files);
	const { foundBenchmarks, directories, copies } = place === null ? await findBenchmarks(session, builds, suite, host.files.join(folder, "head")) : await findInPlace(session, builds, place);
	const isStaged = copies !== null;
	const ownPaths = [resultsDirectory, cacheDirectory];
	const aroundPaths = place === null ? [] : await visibleAround(place.around, [origin], ownPaths, host.files);
	const ownTargets = await targetsFor(session, variant, directories, [...neededBy(foundBenchmarks, session, suite), ...aroundPaths]);
	const targets = place === null ? ownTargets : inFolder(ownTargets, place.folder);
	const allModules = foundBenchmarks.flatMap((foundBenchmark) => foundBenchmark.kind === "module" ? [foundBenchmark.path] : []);
	const modules = allModules.filter((path) => isModuleWanted(path, settings));
	const preset = settings.preset ?? null;
	const set = coreSuite(settings) === null ? setParameters(settings.set) : {};
	const query = {
		modules,
		preset,
		set,
		timeoutSeconds: settings.timeout
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
	const rowTrials = isSameNode && await areFollowed(session, parts, builds.head, directories.head) ? await openRowTrials(targets, (copies?.editedScripts ?? []).map(inHead), host.files) : null;
	const follow = rowTrials?.follow;
	const suites = await trySuites(foundBenchmarks, targets, {
		spentSeconds,
		follow
	}, session);
	for (const text of skippedNotes(descriptions.head)) onProgress({
		kind: "note",
		text
	});
	const describedSides = {
		modules: descriptions,
		suites: suites.descriptions
	};
	const listed = {
		plannedBenchmarks: benchmarksOf(foundBenchmarks, {
			describedSides,
			settings,
			runtime
		}),
		descriptions: descriptions.head,
		failures
	};
	const settled = copies === null || versus !== void 0 ? listed : await settleRows(listed, {
		session,
		targets,
		found: foundBenchmarks,
		copies,
		query,
		runtime
	});
	const plannedBenchmarks = {
		...settled.plannedBenchmarks,
		edited: copies?.editedScripts
	};
	const explanations = [...settled.failures, ...suites.failures].map(async (failure) => failureUnder(await explainFailure(failure, targets, session), runtime));
	const allFailures = await Promise.all(explanations);
	return {
		...variant,
		found: foundBenchmarks,
		targets,
		plannedBenchmarks,
		descriptions: settled.descriptions,
		differences: versus === void 0 ? await differencesOf(session, {
			targets,
			isStaged
		}) : [],
		failures: allFailures,
		leftOut: suites.leftOut.map(({ id, cause }) => ({
			id: runtime === null ? id : idUnder(id, runtime),
			cause
		})),
		pilots: suitePilots(plannedBenchmarks, suites),
		rowTrials,
		learningSeconds: suites.learningSeconds,
		budgetSeconds: suites.budgetSeconds
	};
}
function isModuleWanted(path, { only }) {
	const name = nameOfPath(path);
	return only?.some((glob) => matchesGlob(name, glob) || mayMatchBelow(`${name} `, glob)) ?? true;
}
async function areFollowed({ request, settings, earlier, host }, parts, build, benchmarks) {
	const isDealt = parts.some(({ deals }) => (deals?.(settings) ?? null) !== null);
	if (earlier !== null || request.versus !== void 0 || isDealt) return false;
	return (settings.rows ?? request.rows ?? "all") === "changed" || hasPublishedCopy(build, benchmarks, host);
}
async function hasPublishedCopy({ packageDirectory }, benchmarks, host) {
	const { files } = host;
	const name = (await readManifest(packageDirectory, host))?.name;
	const folders = files.relative(packageDirectory, benchmarks).split("/");
	if (name === void 0 || !isPackageName(name) || folders[0] === "..") return false;
	for (let count = folders.length; count >= 0; count--) {
		const folder = files.join(packageDirectory, ...folders.slice(0, count), "node_modules", name);
		const place = await files.realPath(folder);
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
	const targetOf = async (side) => {
		const tree = host.files.join(folder, side);
		const benchmarkDirectory = directories[side];
		const build = builds[side];
		const siblings = await linkedPackages(tree, build.packageDirectory, host.files);
		const folders = {
			...common,
			neededPaths: [...neededPaths, ...siblings]
		};
		return prepareTarget(build, {
			...folders,
			tree,
			benchmarkDirectory
		}, host);
	};
	return {
		base: await targetOf("base"),
		head: await targetOf("head")
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
	if (runtime === null || benchmarkId === null) return failure;
	return {
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

export { benchmarkId, explainFailure, isInstalled, learningSecondsOf, listSuite, mergedBenchmarks, otherRows, pilotOfSuite, placedSuite, prepareSides, rowMetric, runSuite, targetsOf };