import { PairColumns, coinSchema, columnsOf, directionSchema, geometricMeanSchema, judgeColumns, judgedRowSchema } from "./block.js";
import { text } from "./settings.js";
import { array, boolean, custom, number, strictObject, string } from "./zod.js";
import { UsageError, exitCodes } from "./command.js";
import { readText } from "./read-text.js";
import { helpOf } from "./help2.js";
import { parseWords } from "./parse-options.js";

// src/model/analyse-document.ts
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
/** Whether something is `[base, head]`, each a number or `null`. */
function isPair(value) {
	return Array.isArray(value) && value.length === 2 && value.every(isMember);
}
function isMember(value) {
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
	/** A ratio: 0.02 for ±2 %. */
	threshold: number().positive().max(10).default(.02),
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
/** What `deadheat analyse` reads. */
const analyseInputSchema = strictObject({ documents: array(documentSchema).max(1e5) });
const analysedRowSchema = judgedRowSchema.omit({
	pairSpread: true,
	realButSmall: true
});
/** What `deadheat analyse` writes. */
const analyseOutputSchema = strictObject({ documents: array(strictObject({
	id: string(),
	rows: array(analysedRowSchema),
	/** Of the first metric that has comparable rows; `null` when none has. */
	geomean: geometricMeanSchema.nullable()
})) });

// src/model/complaint-of.ts
/**
* The first thing that a schema found wrong, as one line: JSON path, what was expected, what came.
*
* @param error - of a strict schema
* @param input - what was checked
* @returns such as `documents[0].rows[3].pairs[7]: expected [base, head], two numbers or null, got "x"`
*/
function complaintOf(error, input) {
	const issue = error.issues[0];
	if (issue === void 0) return "expected something else";
	if (issue.code === "unrecognized_keys") {
		const unknown = issue.keys.map((key) => JSON.stringify(shortened(key))).join(", ");
		return `${placeOf(issue.path)}: expected only known fields, got ${unknown}`;
	}
	const message = issue.message.replace(/^[A-Z][a-z ]+: /, "").replace(/, received .*$/, "");
	const expected = message.charAt(0).toLowerCase() + message.slice(1);
	return `${placeOf(issue.path)}: ${expected}, got ${shown(valueAt(input, issue.path))}`;
}
function placeOf(path) {
	if (path.length === 0) return "the document";
	return path.map((step) => typeof step === "number" ? `[${step}]` : `.${String(step)}`).join("").replace(/^\./, "");
}
function valueAt(input, path) {
	return path.reduce((value, step) => typeof value === "object" && value !== null ? Reflect.get(value, step) : void 0, input);
}
function shown(value) {
	if (value === void 0) return "nothing";
	if (Array.isArray(value) && value.length > 10) return `an array of ${value.length}`;
	return shortened(JSON.stringify(value) ?? typeof value);
}
function shortened(written) {
	return written.length > 60 ? `${written.slice(0, 57)}...` : written;
}

// src/analysis/analyse-documents.ts
/**
* Judges anybody's paired numbers: the whole of `deadheat analyse` but the reading and the writing.
*
* @param input - the document, already taken apart by a JSON reader
* @throws UsageError that names the JSON path of what is wrong
*/
function analyseDocuments(input) {
	const checked = analyseInputSchema.safeParse(input);
	if (!checked.success) throw new UsageError(complaintOf(checked.error, input));
	return { documents: checked.data.documents.map(analysed) };
}
function analysed(document, position) {
	const { alpha, alphaEquivalence, looks, final, family, rows } = document;
	const { rows: judged, geometricMeans } = judgeColumns({
		alpha,
		alphaEquivalence,
		looks: looks.toSorted((one, other) => one - other),
		final,
		family: family ?? rows.length,
		rows: rows.map(({ name, pairs, ...row }, index) => ({
			...row,
			name: name ?? `row ${index + 1}`,
			columns: pairs,
			contention: []
		}))
	});
	return {
		id: document.id ?? `document ${position + 1}`,
		rows: judged.map(written),
		geomean: geometricMeans[0] ?? null
	};
}
function written(row) {
	const { pairSpread: _spread, realButSmall: _small, ...rest } = row;
	return rest;
}

// src/commands/analyse.ts
/** `deadheat analyse`: judges anybody's paired numbers, from a file or standard input. */
const analyse = async (argv, terminal) => {
	const typed = parseWords(argv, ["input"], ["help"]);
	if (typed.switches.has("help")) {
		terminal.out(helpOf("analyse", terminal.width));
		return exitCodes.success;
	}
	if (typed.positionals.length > 0) throw new UsageError(`expected the document on standard input or --input FILE, got "${typed.positionals.join(" ")}"`);
	const judged = analyseDocuments(parsed(await readText(typed.values.get("input") ?? null)));
	terminal.out(`${JSON.stringify(judged)}\n`);
	return exitCodes.success;
};
function parsed(text) {
	try {
		return JSON.parse(text);
	} catch (error) {
		const reason = error instanceof Error ? error.message : String(error);
		throw new UsageError(`expected one JSON document, got something else: ${reason}`);
	}
}

export { analyse };