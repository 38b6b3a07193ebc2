import { parseDocument } from "./model16.js";
import { presentResult } from "./model24.js";
import { resultSchema } from "./model21.js";

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