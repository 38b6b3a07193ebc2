import { _enum, array, boolean, literal, number, strictObject, tuple, union } from "../packages/zod.js";
import { bySideSchema, countSchema, text } from "./model3.js";
import { judgedVerdictSchema } from "./model4.js";

// src/model/judging/gating.ts
/** Whether a benchmark can yield a metric: its own ones only where it names them. */
function yields(benchmark, { id, own }) {
	return own !== true || benchmark.metrics?.includes(id) === true;
}
/** Whether a metric takes part in the verdict of a benchmark. */
function gatesIn(benchmark, metric) {
	return (benchmark.gates?.includes(metric.id) ?? metric.gates) && yields(benchmark, metric);
}
/** `gatesIn` by ids, for findings: what belongs to no benchmark goes by the metric alone. */
function gatingOf({ benchmarks, metrics }) {
	const byId = new Map(metrics.map((metric) => [metric.id, metric]));
	const chosen = new Map(benchmarks.flatMap(({ id, gates }) => gates === void 0 ? [] : [[id, new Set(gates)]]));
	return (benchmarkId, metricId) => {
		if (metricId === null) return false;
		const own = chosen.get(benchmarkId);
		return own === void 0 ? byId.get(metricId)?.gates === true : own.has(metricId);
	};
}

// src/model/judging/judged-table.ts
/** A doubt about a row or a run, with what would hint it. It never changes a number. */
const warningSchema = strictObject({
	code: text(100),
	text: text(1e3)
});
/** What the judge says of a row. Ratios are head / base − 1: +0.05 is 5 % more. */
const judgedRowSchema = strictObject({
	name: text(300),
	metric: text(100),
	verdict: judgedVerdictSchema,
	/** `null` when there is no pair. */
	estimate: number().nullable(),
	/** At least 95 % at its look; `[null, null]` when there are too few pairs for one. */
	ci: tuple([number().nullable(), number().nullable()]),
	/** Valid at every look. */
	p: number().min(0).max(1),
	/** The same after correction over the whole table. */
	pAdjusted: number().min(0).max(1),
	/** Pairs that counted. */
	pairs: countSchema,
	/** Failed pairs, left out. */
	dropped: countSchema,
	/** Pairs that the numbers rest on. */
	look: countSchema,
	/** Further pairs that would probably settle the row; 0 when it is settled. */
	pairsToSettle: countSchema,
	/** Smallest change that this many pairs would call 4 times in 5; `null` below two pairs. */
	smallestDetectable: number().nullable(),
	/** Spread of one pair's log ratio, as a standard deviation; `null` below two pairs. */
	pairSpread: number().nullable(),
	/** A difference that is certain, and lies within the threshold. */
	realButSmall: boolean(),
	warnings: array(warningSchema).max(20)
});
/** The geometric mean of one metric over all rows that can be compared. */
const geometricMeanSchema = strictObject({
	metric: text(100),
	/** head / base − 1. */
	estimate: number(),
	ci: tuple([number(), number()]),
	rows: countSchema
});

// src/model/run/placement.ts
/** How the places of an addon's functions are drawn when it is linked. */
const placerSchema = _enum([
	"mold",
	"lld",
	"room"
]);
/** How every round gets addons whose code lies elsewhere. */
const drawnPlacementsSchema = strictObject({
	/** `mold` and `lld` shuffle all sections; `room` moves them together, with any linker. */
	by: placerSchema,
	/**
	* Whether both sides are linked from the same bytes: then both get the same places, since any two
	* would differ by nothing but these.
	*/
	alike: boolean()
});
/** That, or why addons lie as they were built. */
const placementsSchema = union([drawnPlacementsSchema, strictObject({
	refused: text(300),
	/** Whether it was wanted so. */
	chosen: literal(true).optional()
})]);
/** The seeds that the addons of each side are linked with. */
const placementSeedsSchema = bySideSchema(number().int().min(0).max(4294967295));

export { gatesIn, gatingOf, geometricMeanSchema, judgedRowSchema, placementSeedsSchema, placementsSchema, placerSchema, warningSchema, yields };