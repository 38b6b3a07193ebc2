import { _enum, array, boolean, number, strictObject, tuple } from "../packages/zod.js";
import { countSchema, text } from "./model3.js";

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

// src/model/judging/judged-row.ts
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

export { geometricMeanSchema, judgedRowSchema, judgedVerdictSchema, verdictSchema, warningSchema };