import { bearsCompany, comparesSides, isAcrossSides } from "./model12.js";
import { blocksPerPair } from "./model13.js";
import { groupedBy } from "./model19.js";
import { jointLookFrom, judgingPlanFor } from "./stats.js";
import { mean } from "../packages/simple-statistics.js";
import { gatesIn } from "./model20.js";

// src/analysis/block-times.ts
function blockTimes({ pilots, samples }) {
	const warmUps = samples.filter(({ block }) => block.round === 0);
	const counted = samples.filter(({ block }) => block.round > 0);
	const expectedById = new Map([...pilots.map((pilot) => [pilot.benchmarkId, pilot.blockSeconds]), ...warmUps.map((sample) => [sample.block.benchmarkId, sample.seconds])]);
	const knownById = new Map([...groupedBy(counted, ({ block }) => block.benchmarkId)].map(([id, own]) => [id, mean(own.slice(-8).map(({ seconds }) => seconds))]));
	const sumOver = (seconds) => [...knownById.keys()].reduce((sum, id) => sum + (seconds.get(id) ?? 0), 0);
	const slowdown = sumOver(expectedById) > 0 ? sumOver(knownById) / sumOver(expectedById) : 1;
	const learning = [...pilots.flatMap(({ ran }) => ran ?? []), ...warmUps];
	const concurrency = concurrencyOf(counted.length > 0 ? counted : learning);
	return {
		secondsOf: (benchmark) => (knownById.get(benchmark.id) ?? slowdown * (expectedById.get(benchmark.id) ?? 0)) / (bearsCompany(benchmark) ? concurrency : Math.min(1, concurrency)),
		spentSeconds: endOf([...learning, ...counted])
	};
}
function endOf(spans) {
	return spans.reduce((end, span) => Math.max(end, span.startedAtSeconds + span.seconds), 0);
}
function concurrencyOf(spans) {
	const startedAt = Math.min(...spans.slice(0, 64).map((span) => span.startedAtSeconds));
	const concurrency = spans.reduce((total, { seconds }) => total + seconds, 0) / (endOf(spans) - startedAt);
	return concurrency > 0 && Number.isFinite(concurrency) ? concurrency : 1;
}
function secondsTo(pairs, plan, { secondsOf }) {
	const roundSeconds = plan.benchmarks.reduce((sum, benchmark) => sum + secondsOf(benchmark), 0);
	return roundSeconds === 0 ? 0 : pairs * blocksPerPair(plan) * roundSeconds;
}

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

export { blockTimes, familiesOf, jointMetrics, jointRows, jointTable, secondsTo, withEarlyControls };