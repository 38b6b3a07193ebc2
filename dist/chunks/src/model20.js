import { complaintOf } from "./model13.js";
import { UsageError } from "./model2.js";

// src/model/parse-document.ts
/**
* Parses a JSON document and validates it against a schema.
*
* @param what - short description for messages: `a result`
* @param file - file name for messages
* @throws UsageError with the file, the JSON path and what was expected there
*/
function parseDocument(schema, { content, what, file }) {
	const data = parseContent(content, what, file);
	const checked = schema.safeParse(data);
	if (checked.success) return checked.data;
	throw new UsageError(`expected ${what} in ${file}, got ${complaintOf(checked.error, data)}`);
}
function parseContent(content, what, file) {
	try {
		return JSON.parse(content);
	} catch (error) {
		const reason = error instanceof Error ? error.message : String(error);
		throw new UsageError(`expected ${what} in ${file}, got something that is not JSON: ${reason}`);
	}
}

export { parseDocument };