import { metrics } from "./metrics.js";
import { isOfSides } from "./model3.js";
import { metricsWithThreshold, policyOf } from "./settings7.js";

// src/plan/plan-of.ts
const mostEdited = 100;
const longestPath = 1e3;
function planOf(settings, { revisions, plannedBenchmarks, metrics, seed, controlShare, study = null, suiteDigest = null, measuredSeconds }) {
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
		chosen: chosenIn(settings, plannedBenchmarks, suiteDigest),
		study: study ?? void 0
	};
}
function chosenIn({ benchmarks, suite, preset, set, only, axis }, { contenders }, suiteDigest) {
	const chosen = {
		axis: listOf(axis),
		contenders: contenders && [...contenders],
		benchmarks,
		suite,
		suiteDigest: suiteDigest ?? void 0,
		preset,
		set: listOf(set),
		only
	};
	return Object.values(chosen).every((value) => value === void 0) ? void 0 : chosen;
}
function listOf(items) {
	return items.length === 0 ? void 0 : [...items];
}

// src/session/planned-by.ts
function plannedBy({ request: { gate }, settings, revisions, seed, suite }, found) {
	const planned = gate === void 0 ? found : gatedBy(found, gate);
	const study = suite === null ? null : {
		suite: suite.name,
		source: suite.about.source,
		tables: suite.about.tables
	};
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
		study,
		suiteDigest: suite?.digest ?? null,
		...length === void 0 ? {} : { measuredSeconds: length }
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
	const without = new Set((process.env["DEADHEAT_TEST_WITHOUT"] ?? "").split(" "));
	return {
		controlShare: without.has("control") ? 0 : .1,
		isProbing: !without.has("probe"),
		profileShare: without.has("profiles") ? 0 : .1
	};
}

export { extraWork, plannedBy };