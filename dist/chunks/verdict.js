import { _enum } from "./zod.js";

// src/model/judging/verdict.ts
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

export { judgedVerdictSchema, verdictSchema };