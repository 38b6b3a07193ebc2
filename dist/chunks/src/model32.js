import { parseDocument } from "./model21.js";
import { presentResult } from "./model27.js";
import { resultSchema } from "./model26.js";

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