import { analyseDocuments, isPair } from "./src/model12.js";
import { columnsOf } from "./src/stats.js";
import { UsageError } from "./src/model2.js";
import { readPieces } from "./src/host7.js";
import { exitCodes } from "./src/model6.js";
import { createCommand, refuseWords } from "./src/cli.js";

// src/analysis/document-reader.ts
const ROW_DEPTH = 5;
function documentReader() {
	const rows = [];
	const skeleton = [];
	let row = [];
	let depth = 0;
	let inRow = false;
	let inString = false;
	let isEscaped = false;
	function push(piece) {
		let from = 0;
		for (let at = 0; at < piece.length; at += 1) {
			const character = piece.charCodeAt(at);
			if (inString) {
				if (isEscaped) isEscaped = false;
				else if (character === BACKSLASH) isEscaped = true;
				else if (character === QUOTE) inString = false;
			} else if (character === QUOTE) inString = true;
			else if (character === OPEN_BRACE || character === OPEN_BRACKET) {
				depth += 1;
				if (depth === ROW_DEPTH && character === OPEN_BRACE && !inRow) {
					skeleton.push(piece.slice(from, at));
					from = at;
					inRow = true;
				} else if (inRow && depth === 6 && character === OPEN_BRACKET) {
					const closingAt = endOfPlainRow(piece, at);
					if (closingAt !== null) {
						at = closingAt - 1;
						depth = ROW_DEPTH;
					}
				}
			} else if (character === CLOSE_BRACE || character === CLOSE_BRACKET) {
				if (depth === ROW_DEPTH && inRow) {
					row.push(piece.slice(from, at + 1));
					skeleton.push(`{"row":${rows.length}}`);
					rows.push(withColumns(parseLargeDocument(row.join(""), `row ${rows.length + 1} of the text`)));
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
		return withRows(parseLargeDocument(skeleton.join("") + row.join(""), "the text"), rows, 1);
	}
	return {
		push,
		end
	};
}
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
function parseLargeDocument(text, what) {
	try {
		return JSON.parse(text);
	} catch (error) {
		const reason = error instanceof Error ? error.message : String(error);
		throw new UsageError(`expected one JSON document, got something else in ${what}: ${reason}`);
	}
}
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
const analyse = createCommand("analyse", ["input"], [], async (words, terminal) => {
	refuseWords("analyse", words);
	const reader = documentReader();
	for await (const piece of readPieces(words.values.get("input") ?? null)) reader.push(piece);
	terminal.out(`${JSON.stringify(analyseDocuments(reader.end()))}\n`);
	return exitCodes.success;
});

export { analyse };