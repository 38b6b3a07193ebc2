import { bearsCompany, isAcrossSides, isOfSides } from "./model11.js";
import { gatesIn } from "./model12.js";
import { jointLookFrom, judgingPlanFor } from "./stats3.js";
import { blocksPerPair } from "./model19.js";

// src/analysis/run.ts
function familiesOf(run) {
	const { plan, failures } = run;
	const otherRows = plan.benchmarks.filter((benchmark) => !isOfSides(benchmark));
	if (otherRows.length === 0) return [run];
	const otherIds = new Set(otherRows.map(({ id }) => id));
	const isOfOther = ({ benchmarkId }) => benchmarkId !== null && otherIds.has(benchmarkId);
	const { placements, shard } = plan;
	const isDrawn = otherRows.every(isAcrossSides);
	return [{
		...run,
		plan: {
			...plan,
			benchmarks: plan.benchmarks.filter(isOfSides)
		},
		failures: failures.filter((failure) => !isOfOther(failure))
	}, {
		...run,
		plan: {
			...plan,
			benchmarks: otherRows,
			added: [],
			removed: [],
			leftOut: void 0,
			earlyControls: void 0,
			rebuildControl: void 0,
			placements: isDrawn ? placements : void 0,
			shard: shard && {
				...shard,
				family: shard.familyOfOthers ?? 0
			}
		},
		failures: failures.filter(isOfOther)
	}];
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
	const timedBenchmark = benchmarks.filter((benchmark) => jointMetrics(benchmark, metrics).length > 0);
	return Math.max(1, timedBenchmark.length, shard?.timed ?? shard?.family ?? 0);
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

// src/analysis/block-times.ts
function blockTimes({ pilots, samples }) {
	const warmUps = samples.filter(({ block }) => block.round === 0);
	const before = [...pilots.flatMap(({ ran }) => ran ?? []), ...warmUps];
	const seconds = new Map([...pilots.map((pilot) => [pilot.benchmarkId, pilot.blockSeconds]), ...warmUps.map((sample) => [sample.block.benchmarkId, sample.seconds])]);
	const times = timesAtOnce(before);
	return {
		secondsOf: (benchmark) => (seconds.get(benchmark.id) ?? 0) / (bearsCompany(benchmark) ? times : 1),
		spentSeconds: Math.max(0, ...before.map((entry) => entry.startedAtSeconds + entry.seconds))
	};
}
function timesAtOnce(spans) {
	const begun = Math.min(...spans.map(({ startedAtSeconds }) => startedAtSeconds));
	const endedAt = Math.max(...spans.map((span) => span.startedAtSeconds + span.seconds));
	const times = spans.reduce((total, { seconds }) => total + seconds, 0) / (endedAt - begun);
	return times > 1 ? times : 1;
}
function secondsTo(pairs, plan, { secondsOf }) {
	const roundSeconds = plan.benchmarks.reduce((sum, benchmark) => sum + secondsOf(benchmark), 0);
	return roundSeconds === 0 ? 0 : pairs * blocksPerPair(plan) * roundSeconds;
}

export { blockTimes, familiesOf, jointMetrics, jointRows, jointTable, secondsTo, withEarlyControls };