import { createAsking, diagnose, factsOf, fingerprintProbes } from "./doctor.js";
import { journalFormat, stageSchema } from "./model24.js";
import { inMegabytes, sides } from "./model3.js";
import { isDiskFull, roomToKeep } from "./model6.js";
import { UnmeasurableError } from "./model5.js";
import { readJournal } from "./model27.js";
import { digestOf, metrics } from "./metrics.js";
import { measuredEnvironment } from "./measure.js";
import { version } from "../version.js";
import { isOfSides } from "./model11.js";
import { metricsWithThreshold, policyOf } from "./settings5.js";

// src/plan/plan-of.ts
const mostEdited = 100;
const longestPath = 1e3;
function planOf(settings, { revisions, plannedBenchmarks, metrics, seed, controlShare, suiteDigest = null, measuredSeconds }) {
	const { benchmarks, added, removed, edited = [] } = plannedBenchmarks;
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
		history: [],
		seed,
		budgetSeconds: settings.budget ?? null,
		selective: settings.budget === void 0 ? void 0 : true,
		controlShare,
		chosen: chosenIn(settings, plannedBenchmarks, suiteDigest)
	};
}
function chosenIn({ benchmarks, suite, preset, set, only, axis }, { contenders }, suiteDigest) {
	const choice = {
		axis: listOf(axis),
		contenders: contenders && [...contenders],
		benchmarks,
		suite,
		suiteDigest: suiteDigest ?? void 0,
		preset,
		set: listOf(set),
		only
	};
	return Object.values(choice).every((value) => value === void 0) ? void 0 : choice;
}
function listOf(items) {
	return items.length === 0 ? void 0 : [...items];
}

// src/session/planned-by.ts
function plannedBy({ request: { gate }, settings, revisions, seed, suite }, found) {
	const planned = gate === void 0 ? found : gatedBy(found, gate);
	const { preset } = settings;
	const length = preset === void 0 ? void 0 : suite?.about.presets[preset].measuredSeconds;
	const namedNames = new Set(planned.benchmarks.flatMap((benchmark) => benchmark.metrics ?? []));
	const ownMetric = (planned.metrics ?? []).filter((metric) => metric.own === true && namedNames.has(metric.id));
	return planOf(settings, {
		revisions,
		plannedBenchmarks: planned,
		metrics: [...metrics, ...ownMetric],
		seed,
		controlShare: extraWork().controlShare,
		suiteDigest: suite?.digest ?? null,
		measuredSeconds: length
	});
}
function gatedBy(planned, gate) {
	return {
		...planned,
		benchmarks: planned.benchmarks.map((benchmark) => isOfSides(benchmark) ? {
			...benchmark,
			gates: [gate]
		} : benchmark)
	};
}
function extraWork() {
	return {
		controlShare: isLeftOut("control") ? 0 : .1,
		isProbing: !isLeftOut("probe")
	};
}
function isLeftOut(work) {
	return (process.env["DEADHEAT_TEST_WITHOUT"] ?? "").split(" ").includes(work);
}

// src/measure/record.ts
async function record(entry, path, files) {
	try {
		await files.append(path, `${JSON.stringify(entry)}\n`);
	} catch (error) {
		throw new UnmeasurableError(`expected to append to ${path}, got ${messageOf(error)}: ${diskHint(error)}`);
	}
}
function diskHint(error) {
	if ((error instanceof Error && "code" in error ? error.code : null) === "ENOENT") return "its folder was removed, with what was measured: start again";
	return `${isDiskFull(error) ? "make room there" : "check that disk"}, then continue with --resume; what was measured before is kept`;
}
function messageOf(error) {
	return error instanceof Error ? error.message : String(error);
}
async function assertRoom(journalPath, files) {
	const free = await files.freeBytes(journalPath);
	if (free === null) return;
	const neededCount = roomToKeep(await files.sizeBytes(journalPath));
	if (free >= neededCount) return;
	throw new UnmeasurableError(`expected ${inMegabytes(neededCount)} free on the disk of ${journalPath}, got ${inMegabytes(free)}: make room there, then continue with --resume; what was measured before is kept`);
}
async function reopenJournal(path, files) {
	const entries = await readJournal(files.lines(path), path);
	await files.cutToLines(path);
	return entries;
}

// src/session/session.ts
function buildsOf({ built: { base, head } }) {
	return {
		base: base.ok ? base.build : null,
		head: head.ok ? head.build : null
	};
}
function wholeVariants(variants) {
	return variants.flatMap(({ built, ...variant }) => built.base.ok && built.head.ok ? [{
		...variant,
		builds: {
			base: built.base.build,
			head: built.head.build
		}
	}] : []);
}
function stopWhenCancelled({ cancelled }, earlier) {
	if (!cancelled()) return;
	throw new UnmeasurableError(`cancelled before the first pair: ${earlier === null ? "nothing was measured" : "what was measured before is kept"}`);
}

// src/measure/targets/machine-of.ts
const paths = {
	nodeDirectory: "{node}",
	homeDirectory: "{home}",
	temporaryDirectory: "{tmp}"
};
async function machineOf(hyperfine, facts, { machine, processes, network }) {
	const measuredValue = measuredEnvironment(paths, processes.environment);
	const describedValue = await machine.describe();
	const isolation = await processes.isolation();
	return {
		...describedValue,
		fingerprint: {
			facts: [...facts],
			digest: fingerprintDigest(describedValue, facts)
		},
		isolation: network === "host" ? {
			...isolation,
			network
		} : isolation,
		hyperfine: hyperfine?.ok === true ? `${hyperfine.version}, ${hyperfine.source}` : null,
		environmentNames: Object.keys(measuredValue),
		environmentDigest: digestOf(JSON.stringify(measuredValue))
	};
}
function fingerprintDigest({ processor, kernel, architecture }, facts) {
	const lastingNames = facts.filter((fact) => fact.lasting).map(({ id, found }) => [id, found]);
	return digestOf(JSON.stringify([
		processor,
		kernel,
		architecture,
		lastingNames
	]));
}

// src/session/record-run.ts
async function recordRun(run, { plan, builtVariants: built, hyperfine, differences }) {
	const { clock } = run.host;
	run.request.onProgress({
		kind: "note",
		text: `the seed is ${plan.seed}`
	});
	const ask = createAsking(run.host.processes);
	const facts = factsOf(await diagnose(fingerprintProbes, ask));
	const machine = await machineOf(hyperfine, facts, {
		...run.host,
		network: run.settings.network
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
		...recordedBuilds(built),
		differences: differences && [...differences]
	});
	return machine;
}
function recordedBuilds(built) {
	const all = built.filter(({ further }) => further === null).map((variant) => ({
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
function unbuilt(built) {
	return built.flatMap(({ built: outcomes, runtime, further }) => sides.flatMap((side) => {
		const outcome = outcomes[side];
		if (outcome.ok) return [];
		const message = `${further === null ? "" : `${further}: `}${runtime === null ? "" : `under Node.js ${runtime}: `}${outcome.failure.message}`.slice(0, 2e3);
		return [{
			...outcome.failure,
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
async function recordBuildFailures(run, built) {
	const brokenFailure = unbuilt(built);
	if (run.earlier !== null) {
		const message = brokenFailure[0]?.message ?? "";
		throw new UnmeasurableError(`${message}; what was measured before is kept`, brokenFailure);
	}
	await recordRun(run, {
		plan: plannedBy(run, {
			benchmarks: [],
			added: [],
			removed: []
		}),
		builtVariants: built,
		hyperfine: null
	});
	for (const failure of brokenFailure) await recordFailure(run, failure);
	await recordEntry(run, {
		type: "end",
		seconds: 0,
		reason: "a side does not build"
	});
}
function createStageClock(clock) {
	const over = [];
	return {
		during: async (stage, work) => {
			const begun = clock.monotonicSeconds();
			const value = await work();
			over.push({
				type: "stage",
				stage,
				seconds: clock.monotonicSeconds() - begun
			});
			return value;
		},
		add: (seconds) => {
			for (const stage of stageSchema.options) if (seconds[stage] !== void 0) over.push({
				type: "stage",
				stage,
				seconds: seconds[stage]
			});
		},
		take: () => over.splice(0)
	};
}

export { assertRoom, createStageClock, extraWork, isLeftOut, plannedBy, record, recordBuildFailures, recordEntry, recordFailures, recordRun, reopenJournal, stopWhenCancelled, unbuilt, wholeVariants };