import { PairColumns, coinSchema, columnsOf, judgeColumns } from "./src/analysis+stats.js";
import { array, boolean, custom, number, strictObject, string } from "./packages/zod.js";
import { geometricMeanSchema, judgedRowSchema } from "./src/model6.js";
import { directionSchema } from "./src/model8.js";
import { text } from "./src/model3.js";
import { complaintOf } from "./src/model10.js";
import { UsageError } from "./src/model2.js";
import { readPieces } from "./src/host9.js";
import { helpOf } from "./src/settings4.js";
import { exitCodes } from "./src/cli.js";
import { parseWords } from "./src/cli2.js";

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
/** Input of `deadheat analyse`. */
const analyseInputSchema = strictObject({ documents: array(documentSchema).max(1e5) });
const analysedRowSchema = judgedRowSchema.omit({
	pairSpread: true,
	realButSmall: true
});
/** Output of `deadheat analyse`. */
const analyseOutputSchema = strictObject({ documents: array(strictObject({
	id: string(),
	rows: array(analysedRowSchema),
	/** For the first metric that has comparable rows; `null` when none has. */
	geomean: geometricMeanSchema.nullable()
})) });

// src/analysis/analyse-documents.ts
/**
* Judges paired numbers from any source: all of `deadheat analyse` except reading and writing.
*
* @param input - the parsed JSON document
* @throws UsageError with the JSON path of the first problem
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

// src/analysis/document-reader.ts
const ROW_DEPTH = 5;
/**
* Reads the document of `deadheat analyse` without holding its whole text, or all of its pairs as
* objects, in memory. Each row is cut out of the text as soon as it is complete and parsed
* separately, and its pairs are stored as two columns. The rest, with a placeholder for each row,
* is parsed at the end.
*
* A table of a million pairs takes about 20 MB this way instead of 200 MB.
*/
function documentReader() {
	const rows = [];
	const skeleton = [];
	let row = [];
	let depth = 0;
	let inRow = false;
	let inString = false;
	let escaped = false;
	function push(piece) {
		let from = 0;
		for (let at = 0; at < piece.length; at += 1) {
			const character = piece.charCodeAt(at);
			if (inString) {
				if (escaped) escaped = false;
				else if (character === BACKSLASH) escaped = true;
				else if (character === QUOTE) inString = false;
			} else if (character === QUOTE) inString = true;
			else if (character === OPEN_BRACE || character === OPEN_BRACKET) {
				depth += 1;
				if (depth === ROW_DEPTH && character === OPEN_BRACE && !inRow) {
					skeleton.push(piece.slice(from, at));
					from = at;
					inRow = true;
				} else if (inRow && depth === 6 && character === OPEN_BRACKET) {
					const closing = endOfPlainRow(piece, at);
					if (closing !== null) {
						at = closing - 1;
						depth = ROW_DEPTH;
					}
				}
			} else if (character === CLOSE_BRACE || character === CLOSE_BRACKET) {
				if (depth === ROW_DEPTH && inRow) {
					row.push(piece.slice(from, at + 1));
					skeleton.push(`{"row":${rows.length}}`);
					rows.push(withColumns(parsed(row.join(""), `row ${rows.length + 1} of the text`)));
					row = [];
					from = at + 1;
					inRow = false;
				}
				depth -= 1;
			}
		}
		(inRow ? row : skeleton).push(piece.slice(from));
	}
	function end() {
		return withRows(parsed(skeleton.join("") + row.join(""), "the text"), rows, 1);
	}
	return {
		push,
		end
	};
}
/**
* Position of the brace that ends a row, if only numbers and brackets come before it. That is most
* of every text, and a native search is ten times as fast as a loop over characters.
*/
function endOfPlainRow(piece, from) {
	const end = piece.indexOf("}", from);
	if (end < 0) return null;
	const quote = piece.indexOf("\"", from);
	const brace = piece.indexOf("{", from);
	return (quote < 0 || quote > end) && (brace < 0 || brace > end) ? end : null;
}
const QUOTE = 34;
const BACKSLASH = 92;
const OPEN_BRACE = 123;
const CLOSE_BRACE = 125;
const OPEN_BRACKET = 91;
const CLOSE_BRACKET = 93;
function parsed(text, what) {
	try {
		return JSON.parse(text);
	} catch (error) {
		const reason = error instanceof Error ? error.message : String(error);
		throw new UsageError(`expected one JSON document, got something else in ${what}: ${reason}`);
	}
}
/** Valid pairs become columns; anything else is left for the schema to reject. */
function withColumns(row) {
	if (typeof row !== "object" || row === null || !("pairs" in row)) return row;
	const { pairs } = row;
	return Array.isArray(pairs) && pairs.every(isPair) ? {
		...row,
		pairs: columnsOf(pairs)
	} : row;
}
function withRows(value, rows, depth) {
	if (typeof value !== "object" || value === null || depth > ROW_DEPTH) return value;
	if (Array.isArray(value)) return value.map((element) => withRows(element, rows, depth + 1));
	if (depth === ROW_DEPTH) return rows[Number(Reflect.get(value, "row"))];
	return Object.fromEntries(Object.entries(value).map(([key, element]) => [key, withRows(element, rows, depth + 1)]));
}

// src/cli/analyse.ts
/** `deadheat analyse`: judges any paired numbers, from a file or standard input. */
const analyse = async (argv, terminal) => {
	const typed = parseWords(argv, ["input"], ["help"]);
	if (typed.switches.has("help")) {
		terminal.out(helpOf("analyse", terminal.width));
		return exitCodes.success;
	}
	if (typed.positionals.length > 0) throw new UsageError(`expected the document on standard input or --input FILE, got "${typed.positionals.join(" ")}"`);
	const reader = documentReader();
	for await (const piece of readPieces(typed.values.get("input") ?? null)) reader.push(piece);
	terminal.out(`${JSON.stringify(analyseDocuments(reader.end()))}\n`);
	return exitCodes.success;
};

export { analyse };