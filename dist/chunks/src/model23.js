import { array, number, strictObject } from "../packages/zod.js";
import { countSchema, text } from "./model4.js";

// src/model/run/shard.ts
const mostShards = 256;
const shardSchema = strictObject({
	index: number().int().min(1).max(256),
	of: number().int().min(1).max(256),
	family: countSchema,
	timed: countSchema,
	familyOfOthers: countSchema.optional(),
	rows: array(text(300)).max(2e4),
	dealt: array(number().int().min(1).max(256)).max(2e4)
});

export { shardSchema };