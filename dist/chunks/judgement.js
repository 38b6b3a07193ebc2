import { _enum, array, boolean, number, strictObject, tuple } from "./zod.js";
import { countSchema, text } from "./side.js";

// src/model/verdict.ts
/** What the judge says of one row of paired samples. */
const judgedVerdictSchema = _enum([
	"regression",
	"improvement",
	"unchanged",
	"inconclusive"
]);
/** Everything a row of the table can be. */
const verdictSchema = _enum([
	...judgedVerdictSchema.options,
	"failed",
	"not-comparable",
	"added",
	"removed"
]);

// src/model/judgement.ts
/** A doubt about a row or a run, with what would cure it. It never changes a number. */
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

export { geometricMeanSchema, judgedRowSchema, judgedVerdictSchema, verdictSchema, warningSchema };