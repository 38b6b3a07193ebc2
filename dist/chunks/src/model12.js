import { coinSchema } from "./model10.js";
import { array, boolean, custom, number, strictObject, string } from "../packages/zod.js";
import { geometricMeanSchema, judgedRowSchema } from "./model11.js";
import { directionSchema, text } from "./model3.js";
import { PairColumns, columnsOf, judgeColumns } from "./stats.js";
import { complaintOf } from "./model13.js";
import { UsageError } from "./model2.js";

// src/model/judging/analyse-document.ts
const orderSchema = custom(Array.isArray, "expected an array").check(({ value, issues }) => {
	const index = value.findIndex((element) => !isCoin(element));
	if (index < 0) return;
	issues.push({
		code: "custom",
		input: value,
		path: [index],
		message: "expected \"BH\" or \"HB\""
	});
});
const pairsSchema = custom((value) => value instanceof PairColumns || Array.isArray(value), "expected an array").check(({ value, issues }) => {
	const index = value instanceof PairColumns ? -1 : value.findIndex((pair) => !isPair(pair));
	if (index < 0) return;
	issues.push({
		code: "custom",
		input: value,
		path: [index],
		message: "expected [base, head], two numbers or null"
	});
}).transform((value) => value instanceof PairColumns ? value : columnsOf(value));
function isPair(value) {
	return Array.isArray(value) && value.length === 2 && value.every(isNumberOrNull);
}
function isNumberOrNull(value) {
	return value === null || typeof value === "number";
}
function isCoin(value) {
	return coinSchema.options.some((coin) => coin === value);
}
const rowSchema = strictObject({
	name: text(300).optional(),
	metric: text(100).default("time"),
	unit: text(50).default("s"),
	direction: directionSchema.default("lower"),
	threshold: number().positive().lt(1, "a share such as 0.02").default(.02),
	order: orderSchema.default([]),
	pairs: pairsSchema
}).refine(({ order, pairs }) => order.length === 0 || order.length === pairs.base.length, {
	path: ["order"],
	message: "expected as many entries as there are pairs, or none"
});
const documentSchema = strictObject({
	id: text(300).optional(),
	alpha: number().positive().max(.5).default(.01),
	alphaEquivalence: number().positive().max(.5).default(.05),
	looks: array(number().int().positive()).min(1).max(200).refine((looks) => new Set(looks).size === looks.length, "expected looks that all differ").default([
		8,
		12,
		16,
		24,
		36,
		60
	]),
	final: boolean().default(true),
	family: number().int().positive().optional(),
	rows: array(rowSchema).max(1e5)
}).refine(({ family, rows }) => family === void 0 || family >= rows.length, {
	path: ["family"],
	message: "expected at least the number of rows"
});
const analyseInputSchema = strictObject({ documents: array(documentSchema).max(1e5) });
const analysedRowSchema = judgedRowSchema.omit({
	pairSpread: true,
	realButSmall: true
});
const analyseOutputSchema = strictObject({ documents: array(strictObject({
	id: string(),
	rows: array(analysedRowSchema),
	geomean: geometricMeanSchema.nullable()
})) });

// src/analysis/analyse-documents.ts
function analyseDocuments(input) {
	const validation = analyseInputSchema.safeParse(input);
	if (!validation.success) throw new UsageError(complaintOf(validation.error, input));
	return { documents: validation.data.documents.map(analyseDocument) };
}
function analyseDocument(document, position) {
	const { alpha, alphaEquivalence, looks, final, family, rows } = document;
	const { rows: judged, geometricMeans } = judgeColumns({
		alpha,
		alphaEquivalence,
		early: false,
		joint: null,
		looks: looks.toSorted((first, second) => first - second),
		final,
		family: family ?? rows.length,
		rows: rows.map(({ name, pairs, ...row }, index) => ({
			...row,
			name: name ?? `row ${index + 1}`,
			columns: pairs,
			contention: [],
			labels: {
				base: "base",
				head: "head"
			},
			early: null
		}))
	});
	return {
		id: document.id ?? `document ${position + 1}`,
		rows: judged.map(writeRow),
		geomean: geometricMeans[0] ?? null
	};
}
function writeRow(row) {
	const { pairSpread: _spread, realButSmall: _small, ...rest } = row;
	return rest;
}

export { analyseDocuments, isPair };