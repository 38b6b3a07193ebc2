import { number, string } from "../packages/zod.js";

// src/model/text.ts
function text(maximumLength) {
	return string().max(maximumLength);
}
const shaSchema = string().regex(/^[0-9a-f]{40}$/, "a full commit id of 40 hex digits");
const digestSchema = string().regex(/^[0-9a-f]{64}$/, "a SHA-256 digest of 64 hex digits");
const secondsSchema = number().min(0).max(1e9);
const countSchema = number().int().min(0);
function someOf(names, most = 3) {
	return `${names.slice(0, most).join(", ")}${names.length > most ? " …" : ""}`;
}
function withoutValues(source, values) {
	return values.reduce((rest, value) => rest.replaceAll(value, "***"), source);
}

export { countSchema, digestSchema, secondsSchema, shaSchema, someOf, text, withoutValues };