import { _enum, array, boolean, literal, number, strictObject, tuple, union } from "../packages/zod.js";
import { bySideSchema, countSchema, text } from "./model3.js";
import { judgedVerdictSchema } from "./model10.js";

// src/model/run/placement.ts
/** How a linker places an addon's functions at random. */
const placerSchema = _enum([
	"mold",
	"lld",
	"room"
]);
/** How every round gets addons, or a Node.js, whose code is at other addresses. */
const drawnPlacementsSchema = strictObject({
	/**
	* `mold` and `lld` shuffle all sections; `room` shifts them together and works with any linker.
	*/
	by: placerSchema,
	/**
	* Whether both sides link the same bytes. Then both get the same placement, because different
	* placements would be their only difference.
	*/
	alike: boolean(),
	/** Whether Node.js itself is linked again, too. */
	node: literal(true).optional()
});
/** The placement, or why addons are used as they were built. */
const placementsSchema = union([drawnPlacementsSchema, strictObject({
	refused: text(300),
	/** Whether the user requested this. */
	chosen: literal(true).optional()
})]);
/** The seeds with which each side's addons are linked. */
const placementSeedsSchema = bySideSchema(number().int().min(0).max(4294967295));

// src/model/judging/judged-table.ts
/** A warning about a row or a run, with a hint. It never changes a number. */
const warningSchema = strictObject({
	code: text(100),
	text: text(1e3)
});
/** The judge's conclusion for a row. Ratios are head / base − 1: +0.05 is 5 % more. */
const judgedRowSchema = strictObject({
	name: text(300),
	metric: text(100),
	verdict: judgedVerdictSchema,
	/** `null` when there is no pair. */
	estimate: number().nullable(),
	/**
	* Confidence interval of at least 95 % at its look; `[null, null]` when there are too few pairs.
	*/
	ci: tuple([number().nullable(), number().nullable()]),
	/** Confidence interval that is valid at every look. */
	p: number().min(0).max(1),
	/** The same after correction over the whole table. */
	pAdjusted: number().min(0).max(1),
	/** Number of pairs used. */
	pairs: countSchema,
	/** Number of failed pairs, left out. */
	dropped: countSchema,
	/** The look, in pairs, that the numbers come from. */
	look: countSchema,
	/** Further pairs that would probably settle the row; 0 when it is settled. */
	pairsToSettle: countSchema,
	/** Smallest change that this many pairs would detect with 80 % power; `null` below two pairs. */
	smallestDetectable: number().nullable(),
	/** Standard deviation of one pair's log ratio; `null` below two pairs. */
	pairSpread: number().nullable(),
	/** Whether a difference is certain but within the threshold. */
	realButSmall: boolean(),
	warnings: array(warningSchema).max(20)
});
/** The geometric mean of one metric over all comparable rows. */
const geometricMeanSchema = strictObject({
	metric: text(100),
	/** head / base − 1. */
	estimate: number(),
	ci: tuple([number(), number()]),
	rows: countSchema
});

// src/model/judging/gating.ts
/**
* Whether a benchmark can yield a metric. Metrics that only some benchmarks report must be named by
* the benchmark.
*/
function yields(benchmark, { id, own }) {
	return own !== true || benchmark.metrics?.includes(id) === true;
}
/** Whether a metric counts towards the verdict of a benchmark. */
function gatesIn(benchmark, metric) {
	return (benchmark.gates?.includes(metric.id) ?? metric.gates) && yields(benchmark, metric);
}
/** `gatesIn` by ids, for findings: where there is no benchmark, the metric alone decides. */
function gatingOf({ benchmarks, metrics }) {
	const byId = new Map(metrics.map((metric) => [metric.id, metric]));
	const chosen = new Map(benchmarks.flatMap(({ id, gates }) => gates === void 0 ? [] : [[id, new Set(gates)]]));
	return (benchmarkId, metricId) => {
		if (metricId === null) return false;
		const own = chosen.get(benchmarkId);
		return own === void 0 ? byId.get(metricId)?.gates === true : own.has(metricId);
	};
}

export { gatesIn, gatingOf, geometricMeanSchema, judgedRowSchema, placementSeedsSchema, placementsSchema, placerSchema, warningSchema, yields };