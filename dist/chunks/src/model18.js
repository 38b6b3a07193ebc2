import { _enum, array, literal, number, record, strictObject } from "../packages/zod.js";
import { studyTableSchema } from "./model17.js";
import { text } from "./model3.js";
import { groupedBy } from "./model13.js";

// src/model/run/published/published-document.ts
const documentTableSchema = strictObject({
	name: text(100),
	title: text(300),
	unit: text(100).optional(),
	columns: array(text(200)).min(2).max(30),
	nameColumns: number().int().min(1).max(5).default(1),
	rows: array(array(text(200))).max(300)
}).superRefine(({ name, columns, rows }, context) => {
	const at = rows.findIndex((cells) => cells.length !== columns.length);
	if (at === -1) return;
	const message = `expected ${columns.length} cells in each row of the table "${name}", as it has columns, got ${rows[at]?.length ?? 0} in row ${at + 1}`;
	context.addIssue({
		code: "custom",
		message,
		path: ["rows", at]
	});
});
const publishedDocumentSchema = strictObject({
	title: text(300),
	url: text(500).optional(),
	measuredOn: text(500).optional(),
	tables: array(documentTableSchema).max(50),
	notShown: record(text(100), text(500)).default({})
});
const figuresFromSchema = strictObject({
	table: text(100),
	rows: record(text(200), text(200)),
	columns: record(text(200), text(200)),
	transposed: literal(true).optional(),
	times: number().positive().optional(),
	ratios: literal(true).optional(),
	inverse: literal(true).optional(),
	besides: literal(true).optional()
});

// src/model/run/suite.ts
const presetFactsSchema = strictObject({
	about: text(500),
	pairs: number().int().min(1).max(1e4),
	measuredSeconds: number().min(.1).max(60).optional(),
	timeoutSeconds: number().positive().max(86400).optional(),
	minutes: number().positive()
});
const suiteSidesSchema = strictObject({
	base: text(300),
	head: text(300),
	node: text(100).optional()
});
const suiteSchema = strictObject({
	title: text(200),
	question: text(1e3),
	source: text(500),
	needs: text(300).optional(),
	sides: suiteSidesSchema,
	presets: strictObject({
		quick: presetFactsSchema,
		published: presetFactsSchema,
		sweep: presetFactsSchema
	}),
	tables: array(studyTableSchema.extend({ from: array(figuresFromSchema).max(50).optional() })).max(30)
});
function suiteKey(benchmark) {
	if (benchmark.driver !== "suite") return null;
	const { runtime = "", adapter, command } = benchmark;
	return JSON.stringify([
		runtime,
		adapter,
		command
	]);
}
const statisticSchema = _enum([
	"median",
	"p75",
	"mean"
]);
function portionsOf(benchmarks) {
	return [...groupedBy(benchmarks, (benchmark) => suiteKey(benchmark) ?? benchmark.id).values()];
}

export { portionsOf, publishedDocumentSchema, statisticSchema, suiteKey, suiteSchema };