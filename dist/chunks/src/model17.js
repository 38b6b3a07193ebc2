import { comparesSides } from "./model5.js";

// src/model/judging/gating.ts
function yields(benchmark, { id, own: isOwn }) {
	return isOwn !== true || benchmark.metrics?.includes(id) === true;
}
function gatesIn(benchmark, metric) {
	return (benchmark.gates?.includes(metric.id) ?? metric.gates) && yields(benchmark, metric);
}
function leadingMetric(metrics, benchmark) {
	return metrics.find((metric) => benchmark === void 0 ? metric.gates : gatesIn(benchmark, metric)) ?? null;
}
function hasValues({ base, head }, benchmark, metrics) {
	const main = leadingMetric(metrics, benchmark);
	return main === null || (base[main.id] ?? 0) > 0 && (head[main.id] ?? 0) > 0;
}
function gatingOf(plan) {
	const isDeciding = decidingOf(plan);
	const otherIds = otherIdsIn(plan);
	return (benchmarkId, metricId) => !otherIds.has(benchmarkId) && isDeciding(benchmarkId, metricId);
}
function countingOf(plan) {
	const isDeciding = decidingOf(plan);
	const otherIds = otherIdsIn(plan);
	return ({ benchmarkId, metric }) => !otherIds.has(benchmarkId) && (metric === null || isDeciding(benchmarkId, metric));
}
function findingsOfSides(findings, plan) {
	const otherIds = otherIdsIn(plan);
	return findings.filter(({ benchmarkId }) => !otherIds.has(benchmarkId));
}
function otherIdsIn({ benchmarks }) {
	return new Set(benchmarks.filter((each) => !comparesSides(each)).map(({ id }) => id));
}
function decidingOf({ benchmarks, metrics }) {
	const usualGates = new Set(metrics.flatMap(({ id, gates }) => gates ? [id] : []));
	const gatesById = new Map(benchmarks.flatMap(({ id, gates }) => gates === void 0 ? [] : [[id, new Set(gates)]]));
	return (benchmarkId, metricId) => metricId !== null && (gatesById.get(benchmarkId) ?? usualGates).has(metricId);
}

export { countingOf, decidingOf, findingsOfSides, gatesIn, gatingOf, hasValues, leadingMetric, yields };