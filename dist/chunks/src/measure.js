import { inMegabytes, text } from "./model3.js";
import { array, number, object, record as record$1, string, union } from "../packages/zod.js";
import { sides } from "./model5.js";
import { UnmeasurableError } from "./model7.js";
import { isDiskFull, roomToKeep } from "./model8.js";
import { version } from "../version.js";
import { comparesSides, functionBenchmarkSchema, parametersSchema } from "./model11.js";
import { ownMetricSchema } from "./model15.js";
import { journalFormat, stageSchema } from "./model24.js";
import { readJournal } from "./model27.js";
import { boundaryOf } from "./sandbox+model.js";
import { DialogueError } from "./host8.js";
import { metricsWithThreshold, policyOf } from "./settings4.js";
import { startOf, variablesOf, withNodeFlags } from "./model31.js";
import { metrics } from "./metrics.js";
import { digestOf } from "./host13.js";
import { createAsking, diagnose, factsOf, fingerprintProbes } from "./doctor.js";

// src/plan/plan-of.ts
const mostEdited = 100;
const longestPath = 1e3;
function planOf(settings, parts) {
	const { revisions, metrics, seed, controlShare, measuredSeconds } = parts;
	const { benchmarks, added, removed, edited = [] } = parts.plannedBenchmarks;
	return {
		revisions,
		benchmarks: measuredSeconds === void 0 ? [...benchmarks] : benchmarks.map((benchmark) => ({
			...benchmark,
			measuredSeconds
		})),
		added: [...added],
		removed: [...removed],
		edited: listOf(edited.slice(0, mostEdited).map((path) => path.slice(0, longestPath))),
		metrics: metricsWithThreshold(metrics, settings.threshold),
		policy: policyOf(settings),
		seed,
		budgetSeconds: settings.budget ?? null,
		controlShare,
		chosen: chosenIn(settings, parts)
	};
}
function chosenIn({ benchmarks, suite, preset, set, only, axis, environment, ...settings }, { plannedBenchmarks: { contenders }, suiteDigest }) {
	const choice = {
		axis: listOf(axis),
		contenders: contenders && [...contenders],
		benchmarks,
		suite,
		suiteDigest: suiteDigest ?? void 0,
		preset,
		set: listOf(set),
		only,
		environment: listOf(environment),
		nodeFlags: listOf(settings["node-flags"])
	};
	return Object.values(choice).every((value) => value === void 0) ? void 0 : choice;
}
function listOf(items) {
	return items.length === 0 ? void 0 : [...items];
}

// src/session/planned-by.ts
function plannedBy(session, ungatedBenchmarks) {
	const { settings, revisions, seed, suite } = session;
	const { gate } = session.request;
	const plannedBenchmarks = gate === void 0 ? ungatedBenchmarks : gatedBy(ungatedBenchmarks, gate);
	const { preset } = settings;
	const measuredSeconds = preset === void 0 ? void 0 : suite?.about.presets[preset].measuredSeconds;
	const metricIds = new Set(plannedBenchmarks.benchmarks.flatMap((benchmark) => benchmark.metrics ?? []));
	const ownMetrics = (plannedBenchmarks.metrics ?? []).filter((metric) => metric.own === true && metricIds.has(metric.id));
	return planOf(settings, {
		revisions,
		plannedBenchmarks,
		metrics: [...metrics, ...ownMetrics],
		seed,
		controlShare,
		suiteDigest: suite?.digest ?? null,
		measuredSeconds
	});
}
function gatedBy(plannedBenchmarks, gate) {
	return {
		...plannedBenchmarks,
		benchmarks: plannedBenchmarks.benchmarks.map((benchmark) => comparesSides(benchmark) ? {
			...benchmark,
			gates: [gate]
		} : benchmark)
	};
}
const controlShare = .1;

// src/measure/record.ts
async function record(entry, path, files) {
	try {
		await files.append(path, `${JSON.stringify(entry)}\n`);
	} catch (error) {
		const reason = error instanceof Error ? error.message : String(error);
		throw new UnmeasurableError(`expected to append to ${path}, got ${reason}: ${diskHint(error)}`);
	}
}
function diskHint(error) {
	if ((error instanceof Error && "code" in error ? error.code : null) === "ENOENT") return "its folder was removed, with what was measured: start again";
	return `${isDiskFull(error) ? "make room there" : "check that disk"}, then continue with --resume; what was measured before is kept`;
}
async function assertRoom(journalPath, files) {
	const freeBytes = await files.freeBytes(journalPath);
	if (freeBytes === null) return;
	const neededBytes = roomToKeep(await files.sizeBytes(journalPath));
	if (freeBytes >= neededBytes) return;
	throw new UnmeasurableError(`expected ${inMegabytes(neededBytes)} free on the disk of ${journalPath}, got ${inMegabytes(freeBytes)}: make room there, then continue with --resume; what was measured before is kept`);
}
async function reopenJournal(path, files) {
	const entries = await readJournal(files.lines(path), path);
	await files.cutToLines(path);
	return entries;
}

// src/session/session.ts
function buildsOf({ built: { base, head } }) {
	return {
		base: "stage" in base ? null : base,
		head: "stage" in head ? null : head
	};
}
function wholeVariants(variants) {
	return variants.flatMap(({ built: { base, head }, ...variant }) => "stage" in base || "stage" in head ? [] : [{
		...variant,
		builds: {
			base,
			head
		}
	}]);
}
function stopWhenCancelled({ cancelled }, earlier) {
	if (!cancelled()) return;
	throw new UnmeasurableError(`cancelled before the first pair: ${earlier === null ? "nothing was measured" : "what was measured before is kept"}`);
}

// src/measure/targets/target.ts
async function prepareTarget(build, folders, { files, processes }) {
	const { workDirectory, tree = build.directory, benchmarkDirectory, harnessPath, neededPaths = [], clientNode = null, network = "loopback", variables = {}, nodeFlags = [] } = folders;
	const paths = {
		nodeDirectory: directoryOf(build.runtime.path),
		homeDirectory: files.join(workDirectory, "home", build.side),
		temporaryDirectory: files.join(workDirectory, "temporary", build.side)
	};
	await files.makeDirectory(paths.homeDirectory);
	await files.makeDirectory(paths.temporaryDirectory);
	const environment = {
		...measuredEnvironment(paths, processes.environment, variables),
		...clientNode !== null && { DEADHEAT_SUITE_CLIENT_NODE: clientNode }
	};
	const foreignBounds = boundaryOf("measured", {
		tree,
		ownPaths: [paths.homeDirectory, paths.temporaryDirectory],
		neededPaths: [
			paths.nodeDirectory,
			files.join(harnessPath, ".."),
			...Object.values(handedThrough(processes.environment)),
			...clientNode === null ? [] : [directoryOf(clientNode)],
			...neededPaths
		]
	});
	const { side } = build;
	return {
		side,
		build,
		tree,
		benchmarkDirectory,
		workDirectory,
		harnessPath,
		environment,
		nodeFlags,
		bounds: {
			...foreignBounds,
			network
		}
	};
}
function directoryOf(path) {
	return path.replace(/[/\\][^/\\]*$/, "");
}
const forSuites = /^DEADHEAT_SUITE_\w+$/;
function measuredEnvironment({ nodeDirectory, homeDirectory, temporaryDirectory }, jobEnvironment, variables) {
	return {
		LANG: "C.UTF-8",
		LC_ALL: "C.UTF-8",
		TZ: "UTC",
		...variables,
		...handedThrough(jobEnvironment),
		PATH: `${nodeDirectory}:/usr/local/bin:/usr/bin:/bin`,
		HOME: homeDirectory,
		TMPDIR: temporaryDirectory
	};
}
const forSockets = /_SOCKET$/;
function handedThrough(jobEnvironment) {
	const isJob = jobEnvironment["GITHUB_ACTIONS"] === "true";
	return Object.fromEntries(Object.entries(jobEnvironment).flatMap(([name, value]) => value !== void 0 && forSuites.test(name) && !(isJob && forSockets.test(name)) ? [[name, value]] : []));
}

// src/measure/targets/machine-of.ts
const paths = {
	nodeDirectory: "{node}",
	homeDirectory: "{home}",
	temporaryDirectory: "{tmp}"
};
async function machineOf(hyperfine, facts, { machine, processes, network, variables }) {
	const environment = measuredEnvironment(paths, processes.environment, variables);
	const description = await machine.describe();
	const isolation = await processes.isolation();
	return {
		...description,
		fingerprint: {
			facts: [...facts],
			digest: fingerprintDigest(description, facts)
		},
		isolation: network === "host" ? {
			...isolation,
			network
		} : isolation,
		hyperfine: hyperfine?.ok === true ? `${hyperfine.version}, ${hyperfine.source}` : null,
		environmentNames: Object.keys(environment),
		environmentDigest: digestOf(JSON.stringify(environment))
	};
}
function fingerprintDigest({ processor, kernel, architecture }, facts) {
	const lastingFacts = facts.filter((fact) => fact.lasting).map(({ id, found }) => [id, found]);
	return digestOf(JSON.stringify([
		processor,
		kernel,
		architecture,
		lastingFacts
	]));
}

// src/session/record-run.ts
async function recordRun(run, { plan, builtVariants, hyperfine, differences }) {
	const { clock } = run.host;
	run.request.onProgress({
		kind: "note",
		text: `the seed is ${plan.seed}`
	});
	const ask = createAsking(run.host.processes);
	const facts = factsOf(await diagnose(fingerprintProbes, ask));
	const { network, environment } = run.settings;
	const variables = variablesOf(environment);
	const machine = await machineOf(hyperfine, facts, {
		...run.host,
		network,
		variables
	});
	if (run.earlier !== null) return machine;
	const startedAt = clock.now();
	await recordEntry(run, {
		type: "run",
		format: journalFormat,
		version,
		startedAt,
		plan,
		machine,
		...recordedBuilds(builtVariants),
		differences: differences && [...differences]
	});
	return machine;
}
function recordedBuilds(builtVariants) {
	const all = builtVariants.filter(({ further }) => further === null).map((variant) => ({
		runtime: variant.runtime,
		builds: buildsOf(variant)
	}));
	const first = all.find(({ builds }) => builds.base !== null && builds.head !== null) ?? all[0];
	const variants = all.flatMap(({ runtime, builds }) => runtime === null ? [] : [{
		runtime,
		builds
	}]);
	return {
		builds: first?.builds ?? {
			base: null,
			head: null
		},
		variants: variants.length > 0 ? variants : void 0
	};
}
function unbuilt(builtVariants) {
	return builtVariants.flatMap(({ built: outcomes, runtime, further }) => sides.flatMap((side) => {
		const outcome = outcomes[side];
		if (!("stage" in outcome)) return [];
		const message = `${further === null ? "" : `${further}: `}${runtime === null ? "" : `under Node.js ${runtime}: `}${outcome.message}`.slice(0, 2e3);
		return [{
			...outcome,
			message
		}];
	}));
}
async function recordFailures(run, failures) {
	const past = run.earlier?.entries.slice(1) ?? [];
	for (const failure of failures) {
		const first = past[0]?.type === "failure" ? past[0].failure : null;
		if (first?.side === failure.side && first.benchmarkId === failure.benchmarkId) past.shift();
		else await recordFailure(run, failure);
	}
	return past;
}
async function recordFailure(run, failure) {
	run.request.onProgress({
		kind: "failure",
		failure
	});
	await recordEntry(run, {
		type: "failure",
		failure
	});
}
async function recordEntry({ host, journalPath }, entry) {
	await record(entry, journalPath, host.files);
}
async function recordBuildFailures(run, builtVariants) {
	const failures = unbuilt(builtVariants);
	if (run.earlier !== null) {
		const message = failures[0]?.message ?? "";
		throw new UnmeasurableError(`${message}; what was measured before is kept`, failures);
	}
	await recordRun(run, {
		plan: plannedBy(run, {
			benchmarks: [],
			added: [],
			removed: []
		}),
		builtVariants,
		hyperfine: null
	});
	for (const failure of failures) await recordFailure(run, failure);
	await recordEntry(run, {
		type: "end",
		seconds: 0,
		reason: "a side does not build"
	});
}
function createStageClock(clock) {
	const endedStages = [];
	return {
		during: async (stage, work) => {
			const begunAtSeconds = clock.monotonicSeconds();
			const value = await work();
			endedStages.push({
				type: "stage",
				stage,
				seconds: clock.monotonicSeconds() - begunAtSeconds
			});
			return value;
		},
		add: (seconds) => {
			for (const stage of stageSchema.options) if (seconds[stage] !== void 0) endedStages.push({
				type: "stage",
				stage,
				seconds: seconds[stage]
			});
		},
		take: () => endedStages.splice(0)
	};
}

// src/adapters/reading/harness-description.ts
const errorSchema = object({ error: object({
	stage: string().max(50),
	message: string().max(2e3),
	stack: string().max(1e4).nullable()
}) });
const countSchema = union([number().int().min(1).max(1e6), text(200)]).optional();
const remarksSchema = array(object({
	parameters: parametersSchema,
	reason: string().max(300)
})).max(1e3).optional();
const { shape } = functionBenchmarkSchema;
const descriptionSchema = object({
	question: string().max(2e3).nullable(),
	parameters: array(parametersSchema).max(1e3),
	names: array(text(100)).max(1e3).optional(),
	skipped: remarksSchema,
	warned: remarksSchema,
	profile: shape.profile,
	pinned: shape.pinned,
	alone: shape.alone,
	scaling: shape.scaling,
	growing: shape.growing,
	series: shape.series,
	calls: countSchema,
	pause: countSchema,
	batches: countSchema,
	gates: shape.gates,
	metrics: record$1(text(60), ownMetricSchema).optional()
});
function harnessErrorOf(answer) {
	if (typeof answer !== "object" || answer === null || !("error" in answer)) return null;
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
	constructor(side, kind, answer) {
		const shownText = (JSON.stringify(answer) ?? "nothing").slice(0, 200);
		super(side, `expected ${kind} from the harness, got ${shownText}`);
	}
};
async function blameSide(side, action) {
	try {
		return await action();
	} catch (error) {
		if (!(error instanceof DialogueError)) throw error;
		throw new SideError(side, error.message, error.outcome);
	}
}

// src/measure/actors/side-process.ts
const outputLimitBytes = 1e7;
function sideProcess({ build, environment, bounds }, { argv, timeoutSeconds, changes = {} }) {
	return {
		argv,
		cwd: build.directory,
		environment,
		timeoutSeconds,
		outputLimitBytes,
		isolated: true,
		...bounds,
		...changes
	};
}
function commandOf({ command }, { benchmarkDirectory, build, environment, nodeFlags }, more = {}) {
	const values = {
		benchmarks: benchmarkDirectory,
		directory: build.directory,
		package: build.packageDirectory,
		...more
	};
	const filledCommand = command.map((word) => Object.entries(values).reduce((text, [name, value]) => text.replaceAll(`{${name}}`, () => value), word));
	const { words, folder, variables } = startOf(filledCommand);
	return {
		argv: withNodeFlags(words, nodeFlags),
		cwd: folder === null ? build.directory : `${build.directory}/${folder}`,
		environment: {
			...environment,
			...variables
		}
	};
}
function nodeWords({ build, nodeFlags, harnessPath }) {
	return [
		build.runtime.path,
		...nodeFlags,
		harnessPath
	];
}
function brokenLimit({ timedOut, overLimit, flooded: isFlooded }, { what, timeoutSeconds, limitBytes = outputLimitBytes }) {
	if (timedOut) return `expected ${what} to end within ${String(timeoutSeconds)} s, got no end; "timeout" allows more`;
	if (overLimit !== void 0) return `expected at most ${overLimit}, got more`;
	return isFlooded ? `expected at most ${String(limitBytes)} bytes of output, got more` : null;
}

export { AnswerError, SideError, assertRoom, blameSide, brokenLimit, commandOf, controlShare, createStageClock, harnessDescriptionOf, harnessErrorOf, loadedAddonsOf, measuredEnvironment, nodeWords, plannedBy, prepareTarget, record, recordBuildFailures, recordEntry, recordFailures, recordRun, reopenJournal, sideProcess, stopWhenCancelled, unbuilt, wholeVariants };