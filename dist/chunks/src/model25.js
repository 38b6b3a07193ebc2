import { boolean, number, strictObject } from "../packages/zod.js";
import { countSchema, text } from "./model6.js";

// src/model/judging/cause.ts
const functionPlaceSchema = strictObject({
	name: text(200),
	file: text(300),
	line: countSchema.nullable(),
	own: boolean()
});
const causeSchema = functionPlaceSchema.extend({ share: number().nullable() });

export { causeSchema, functionPlaceSchema };