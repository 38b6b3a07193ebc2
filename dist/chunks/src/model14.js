import { array, boolean, number, strictObject, tuple } from "../packages/zod.js";
import { countSchema, text } from "./model6.js";
import { judgedVerdictSchema } from "./model13.js";

// src/model/judging/judged-row.ts
const undoneCode = "undone";
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
	atWorst: number().nullable().optional(),
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

export { geometricMeanSchema, judgedRowSchema, undoneCode, warningSchema };