import { coinSchema } from "./model12.js";
import { _enum, array, boolean, custom, number, strictObject, string } from "../packages/zod.js";
import { geometricMeanSchema, judgedRowSchema } from "./model14.js";
import { directionSchema } from "./model7.js";
import { text } from "./model6.js";
import { complaintOf } from "./model16.js";
import { UsageError } from "./model2.js";
import { geometricMeans, judgeTable } from "./analysis.js";

// src/model/judging/analyse-document.ts
const pairsSchema = custom(Array.isArray, "expected an array").check(({ value: input, issues }) => {
	const index = input.findIndex((pair) => !isPair(pair));
	const message = "expected [base, head], two numbers or null";
	if (index >= 0) issues.push({
		code: "custom",
		path: [index],
		message,
		input
	});
});
function isPair(value) {
	return Array.isArray(value) && value.length === 2 && value.every(isNumberOrNull);
}
function isNumberOrNull(value) {
	return value === null || typeof value === "number";
}
const rowSchema = strictObject({
	name: text(300).optional(),
	metric: text(100).default("time"),
	unit: text(50).default("s"),
	direction: directionSchema.default("lower"),
	threshold: number().positive().lt(1, "a share such as 0.02").default(.02),
	order: array(_enum(coinSchema.options, "expected \"BH\" or \"HB\""), "expected an array").default([]),
	pairs: pairsSchema
}).refine(({ order, pairs }) => order.length === 0 || order.length === pairs.length, {
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
	realButSmall: true,
	atWorst: true
});
const analyseOutputSchema = strictObject({ documents: array(strictObject({
	id: string(),
	rows: array(analysedRowSchema),
	geomean: geometricMeanSchema.nullable()
})) });

// src/analysis/analyse-documents.ts
function analyseText(text) {
	let input;
	try {
		input = JSON.parse(text);
	} catch (error) {
		const reason = error instanceof Error ? error.message : String(error);
		throw new UsageError(`expected one JSON document, got something else: ${reason}`);
	}
	return analyseDocuments(input);
}
function analyseDocuments(input) {
	const validation = analyseInputSchema.safeParse(input);
	if (!validation.success) throw new UsageError(complaintOf(validation.error, input));
	return { documents: validation.data.documents.map(analyseDocument) };
}
function analyseDocument(document, position) {
	const { alpha, alphaEquivalence, looks, final, family, rows } = document;
	const { rows: judgedRows, measuredRows } = judgeTable({
		alpha,
		alphaEquivalence,
		early: false,
		joint: null,
		looks: looks.toSorted((first, second) => first - second),
		final,
		family: family ?? rows.length,
		rows: rows.map(({ name, ...row }, index) => ({
			...row,
			name: name ?? `row ${index + 1}`,
			contention: [],
			labels: {
				base: "base",
				head: "head"
			},
			early: null,
			costs: null
		}))
	});
	return {
		id: document.id ?? `document ${position + 1}`,
		rows: judgedRows.map(({ pairSpread: _spread, realButSmall: _small, atWorst: _worst, ...row }) => row),
		geomean: geometricMeans(measuredRows)[0] ?? null
	};
}

export { analyseDocuments, analyseText };