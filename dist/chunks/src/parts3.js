import { number, strictObject, tuple } from "../packages/zod.js";
import { secondsSchema } from "./model3.js";

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

export { lanesSchema };