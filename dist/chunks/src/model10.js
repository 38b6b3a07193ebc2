import { _enum } from "../packages/zod.js";

// src/model/judging/verdict.ts
/** The judge's verdict for one row of paired samples. */
const judgedVerdictSchema = _enum([
	"regression",
	"improvement",
	"unchanged",
	"inconclusive"
]);
/** Every state that a row of the table can have. */
const verdictSchema = _enum([
	...judgedVerdictSchema.options,
	"failed",
	"not-measured",
	"not-comparable",
	"added",
	"removed"
]);

export { judgedVerdictSchema, verdictSchema };