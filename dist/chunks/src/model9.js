import { _enum, array, boolean, literal, number, strictObject, tuple, union } from "../packages/zod.js";
import { bySideSchema, countSchema, text } from "./model3.js";
import { judgedVerdictSchema } from "./model10.js";

// src/model/run/placement.ts
const placerSchema = _enum([
	"mold",
	"lld",
	"room"
]);
const drawnPlacementsSchema = strictObject({
	by: placerSchema,
	alike: boolean(),
	node: literal(true).optional()
});
const placementsSchema = union([drawnPlacementsSchema, strictObject({
	refused: text(300),
	chosen: literal(true).optional()
})]);
const placementSeedsSchema = bySideSchema(number().int().min(0).max(4294967295));

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

export { geometricMeanSchema, judgedRowSchema, placementSeedsSchema, placementsSchema, placerSchema, warningSchema };