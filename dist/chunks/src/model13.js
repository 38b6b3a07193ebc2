import { _enum } from "../packages/zod.js";

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

export { judgedVerdictSchema, verdictSchema };