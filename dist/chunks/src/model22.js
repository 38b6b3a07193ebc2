import { complaintOf } from "./model13.js";
import { UsageError } from "./model2.js";

// src/model/parse-document.ts
function parseDocument(schema, { content, what, file }) {
	const data = parseContent(content, what, file);
	const validation = schema.safeParse(data);
	if (validation.success) return validation.data;
	throw new UsageError(`expected ${what} in ${file}, got ${complaintOf(validation.error, data)}`);
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