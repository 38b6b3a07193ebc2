import { _enum, array, boolean, number, strictObject, tuple } from "../packages/zod.js";
import { countSchema, isOfSides, text } from "./model3.js";

// src/model/judging/verdict.ts
const judgedVerdictSchema = _enum([
	"regression",
	"improvement",
	"unchanged",
	"inconclusive"
]);
const verdictSchema = _enum([
	...judgedVerdictSchema.options,
	"failed",
	"not-measured",
	"not-comparable",
	"untouched",
	"added",
	"removed"
]);

// src/model/judging/judged-table.ts
const warningSchema = strictObject({
	code: text(100),
	text: text(1e3)
});
const judgedRowSchema = strictObject({
	name: text(300),
	metric: text(100),
	verdict: judgedVerdictSchema,
	estimate: number().nullable(),
	ci: tuple([number().nullable(), number().nullable()]),
	p: number().min(0).max(1),
	pAdjusted: number().min(0).max(1),
	pairs: countSchema,
	dropped: countSchema,
	look: countSchema,
	pairsToSettle: countSchema,
	smallestDetectable: number().nullable(),
	pairSpread: number().nullable(),
	realButSmall: boolean(),
	warnings: array(warningSchema).max(20)
});
const geometricMeanSchema = strictObject({
	metric: text(100),
	estimate: number(),
	ci: tuple([number(), number()]),
	rows: countSchema
});

// src/model/judging/gating.ts
function yields(benchmark, { id, own: isOwn }) {
	return isOwn !== true || benchmark.metrics?.includes(id) === true;
}
function gatesIn(benchmark, metric) {
	return (benchmark.gates?.includes(metric.id) ?? metric.gates) && yields(benchmark, metric);
}
function gatingOf(plan) {
	const isDeciding = decidingOf(plan);
	const otherIds = otherIdsIn(plan);
	return (benchmarkId, metricId) => !otherIds.has(benchmarkId) && isDeciding(benchmarkId, metricId);
}
function findingsOfSides(findings, plan) {
	const otherIds = otherIdsIn(plan);
	return findings.filter(({ benchmarkId }) => !otherIds.has(benchmarkId));
}
function otherIdsIn({ benchmarks }) {
	return new Set(benchmarks.flatMap((each) => isOfSides(each) ? [] : [each.id]));
}
function decidingOf({ benchmarks, metrics }) {
	const byId = new Map(metrics.map((metric) => [metric.id, metric]));
	const chosenByName = new Map(benchmarks.flatMap(({ id, gates }) => gates === void 0 ? [] : [[id, new Set(gates)]]));
	return (benchmarkId, metricId) => {
		if (metricId === null) return false;
		const ownNames = chosenByName.get(benchmarkId);
		return ownNames === void 0 ? byId.get(metricId)?.gates === true : ownNames.has(metricId);
	};
}

export { decidingOf, findingsOfSides, gatesIn, gatingOf, geometricMeanSchema, judgedRowSchema, judgedVerdictSchema, verdictSchema, warningSchema, yields };