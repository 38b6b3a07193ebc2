import { parseDocument } from "./model18.js";
import { resultFormat, resultSchema } from "./model25.js";

// src/model/judging/parse-result.ts
function parseResult(content, what, file) {
	return parseDocument(resultSchema, {
		content,
		what,
		file,
		format: resultFormat
	});
}

export { parseResult };