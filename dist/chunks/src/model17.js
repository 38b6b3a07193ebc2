import { _enum, array, literal, number, record, strictObject, union } from "../packages/zod.js";
import { parametersSchema } from "./model11.js";
import { text } from "./model3.js";

// src/model/run/study.ts
const studyChoiceSchema = strictObject({
	label: text(200),
	name: text(200).optional(),
	parameters: parametersSchema.optional(),
	metric: text(100).optional(),
	per: number().positive().optional(),
	judged: literal(false).optional(),
	call: number().int().min(1).max(1e3).optional(),
	ratioTo: text(200).optional()
});
const rowsBySchema = strictObject({
	by: union([text(100), array(text(100)).min(1).max(5)]),
	label: text(200).optional(),
	parameters: parametersSchema.optional()
});
const figuresSchema = record(text(200), record(text(200), union([number(), text(50)])));
const studyTableSchema = strictObject({
	title: text(300),
	rowLabel: text(100),
	metric: text(100),
	unit: _enum([
		"s",
		"ms",
		"µs",
		"ns",
		"B",
		"KiB",
		"MiB",
		"per_s",
		"count",
		"%"
	]),
	decimals: number().int().min(0).max(6),
	rows: union([array(studyChoiceSchema).max(200), rowsBySchema]),
	columns: array(studyChoiceSchema).min(1).max(12),
	between: strictObject({
		base: text(100),
		head: text(100)
	}).optional(),
	published: figuresSchema.optional(),
	publishedBesides: figuresSchema.optional(),
	publishedRatios: record(text(200), record(text(200), number())).optional(),
	candlestick: literal(true).optional(),
	only: literal("csv").optional(),
	note: text(2e3).optional()
});
const studySchema = strictObject({
	suite: text(100),
	source: text(500),
	tables: array(studyTableSchema).max(30)
});

export { studySchema, studyTableSchema };