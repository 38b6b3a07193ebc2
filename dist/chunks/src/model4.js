import { number, strictObject, tuple } from "../packages/zod.js";
import { secondsSchema } from "./model3.js";

// src/model/run/part-entries.ts
function partEntries(entries, name, schema) {
	return entries.flatMap((entry) => {
		const validation = entry.type === "part" && entry.part === name ? schema.safeParse(entry.entry) : null;
		return validation?.success === true ? [validation.data] : [];
	});
}

// src/parts/lanes/lanes.ts
const lanesTrialSchema = strictObject({
	lanes: number().int().min(2).max(64),
	speed: number().min(0),
	spread: number().min(0),
	effects: tuple([number(), number()]),
	seconds: secondsSchema
});
const lanesSchema = strictObject({
	count: number().int().min(1).max(64),
	trial: lanesTrialSchema.optional()
});

export { lanesSchema, partEntries };