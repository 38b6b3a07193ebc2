import { parseDocument } from "./model20.js";
import { presentResult } from "./model25.js";
import { resultSchema } from "./model24.js";

// src/model/judging/parse-result.ts
function parseResult(content, what, file) {
	return parseDocument(resultSchema, {
		content,
		what,
		file,
		presentForm: presentResult
	});
}

export { parseResult };