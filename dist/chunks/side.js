import { _enum, number, strictObject, string } from "./zod.js";

// src/model/text.ts
/** Text of limited length (in UTF-16 code units), for whatever a stranger may have written. */
function text(maximumLength) {
	return string().max(maximumLength);
}
/** A full git object name: 40 lower-case hexadecimal digits. */
const shaSchema = string().regex(/^[0-9a-f]{40}$/, "a full commit id of 40 hex digits");
/** A SHA-256 digest: 64 lower-case hexadecimal digits. */
const digestSchema = string().regex(/^[0-9a-f]{64}$/, "a SHA-256 digest of 64 hex digits");
/** A duration in seconds, zero or more. */
const secondsSchema = number().min(0);
/** A whole number, zero or more. */
const countSchema = number().int().min(0);

// src/model/side.ts
/** The two sides of a comparison, in the order in which they are written. */
const sides = ["base", "head"];
/** `base` is what was there before, `head` is what is proposed. */
const sideSchema = _enum(sides);
/**
* Schema of a record that holds one value for each side.
*
* @param value - schema of one side's value
*/
function bySideSchema(value) {
	return strictObject({
		base: value,
		head: value
	});
}

export { bySideSchema, countSchema, digestSchema, secondsSchema, shaSchema, sideSchema, sides, text };