import { gatesIn, hasValues } from "./model17.js";
import { jointLookFrom, judgingPlanFor } from "./stats.js";
import { comparesSides, isAcrossSides } from "./model5.js";

// src/analysis/run.ts
function familiesOf(run) {
	const { plan, failures } = run;
	const otherRows = plan.benchmarks.filter((benchmark) => !comparesSides(benchmark));
	if (otherRows.length === 0) return [run];
	const otherIds = new Set(otherRows.map(({ id }) => id));
	const isOfOther = ({ benchmarkId }) => benchmarkId !== null && otherIds.has(benchmarkId);
	const { placements, shard } = plan;
	const isDrawn = otherRows.every(isAcrossSides);
	return [{
		...run,
		plan: {
			...plan,
			benchmarks: plan.benchmarks.filter(comparesSides)
		},
		failures: failures.filter((failure) => !isOfOther(failure))
	}, {
		...run,
		plan: {
			...plan,
			benchmarks: otherRows,
			added: [],
			removed: [],
			figures: void 0,
			leftOut: void 0,
			earlyControls: void 0,
			placements: isDrawn ? placements : void 0,
			shard: shard && {
				...shard,
				family: shard.familyOfOthers ?? 0
			}
		},
		failures: failures.filter(isOfOther)
	}];
}
function countedSamples(samples, kind) {
	const samplesOfKind = samples.filter(({ block }) => block.kind === kind && block.round > 0);
	const cycledIds = new Set(samplesOfKind.flatMap(({ block }) => block.links === void 0 ? [] : [block.benchmarkId]));
	return samplesOfKind.filter(({ block }) => block.links !== void 0 || !cycledIds.has(block.benchmarkId));
}
function pairsByBenchmark({ plan: { benchmarks, metrics }, samples }) {
	const benchmarksById = new Map(benchmarks.map((benchmark) => [benchmark.id, benchmark]));
	const counts = /* @__PURE__ */ new Map();
	for (const sample of countedSamples(samples, "pair")) {
		const { benchmarkId } = sample.block;
		const benchmark = benchmarksById.get(benchmarkId);
		if (benchmark === void 0 || !hasValues(sample, benchmark, metrics)) continue;
		counts.set(benchmarkId, (counts.get(benchmarkId) ?? 0) + 1);
	}
	return counts;
}

// src/analysis/joint-table.ts
function jointMetrics(benchmark, metrics) {
	return metrics.filter((metric) => metric.assume === "nothing" && (metric.unit === "s" || metric.unit === "per_s") && gatesIn(benchmark, metric));
}
function jointTable(plan) {
	return plan.earlyControls === void 0 ? null : {
		...plan.earlyControls,
		rows: jointRows(plan)
	};
}
function jointRows({ benchmarks, metrics, shard }) {
	const timedBenchmarks = benchmarks.filter((benchmark) => jointMetrics(benchmark, metrics).length > 0);
	return Math.max(1, timedBenchmarks.length, shard?.timed ?? 0);
}
const fewestBlocks = 10;
const mostControls = 3;
function withEarlyControls(plan) {
	const { policy, placements } = plan;
	const [family] = familiesOf({
		plan,
		failures: []
	});
	const controls = Math.min(mostControls, Math.round(plan.controlShare * fewestBlocks));
	const [from, ...later] = policy.looks;
	const isDrawn = placements !== void 0 && !("refused" in placements);
	if (controls === 0 || from === void 0 || later.length === 0 || isDrawn) return plan;
	if (family.plan.benchmarks.length === 0) return plan;
	const rows = jointRows(family.plan);
	const earlyControls = jointLookFrom(from, {
		rows,
		alpha: policy.alpha,
		controls
	});
	return judgingPlanFor(family.plan, {
		...earlyControls,
		rows
	}).joint === null ? plan : {
		...plan,
		earlyControls
	};
}

export { countedSamples, familiesOf, jointMetrics, jointRows, jointTable, pairsByBenchmark, withEarlyControls };