import { _enum, array, literal, number, strictObject } from "../packages/zod.js";
import { bySideSchema } from "./model5.js";
import { countSchema, text } from "./model6.js";

// src/parts/change/change.ts
const mostEdits = 300;
const mostUnseen = 2e3;
const amountSchema = number().min(0).nullable();
const editSchema = strictObject({
	name: text(200),
	file: text(300),
	line: countSchema,
	kind: _enum([
		"added",
		"edited",
		"value"
	]),
	reads: text(200).optional()
});
const countsSchema = strictObject({
	calls: amountSchema,
	passes: amountSchema,
	objects: amountSchema.optional()
});
const rowSchema = strictObject({
	id: text(1e3),
	runs: array(countSchema).max(300).nullable(),
	isOfSuite: literal(true).optional(),
	counts: array(strictObject({
		edit: countSchema,
		base: countsSchema.nullable(),
		head: countsSchema.nullable()
	})).max(300).optional(),
	calls: bySideSchema(amountSchema).optional()
});
const changeSchema = strictObject({
	edits: array(editSchema).max(300),
	more: countSchema,
	unseen: array(strictObject({
		file: text(300),
		why: text(100)
	})).max(mostUnseen),
	rows: array(rowSchema).max(2e4),
	leftOut: array(rowSchema).max(1e4).default([])
}).refine(({ edits, rows, leftOut }) => [...rows, ...leftOut].flatMap(({ runs, counts = [] }) => [...runs ?? [], ...counts.map(({ edit }) => edit)]).every((at) => at < edits.length));
const partName = "change";
const parsedChanges = /* @__PURE__ */ new WeakMap();
function knownChange({ parts: { change } }) {
	if (typeof change !== "object" || change === null) return null;
	const parsedValue = parsedChanges.get(change) ?? changeSchema.safeParse(change).data ?? null;
	parsedChanges.set(change, parsedValue);
	return parsedValue;
}

export { changeSchema, knownChange, mostUnseen, partName };