// src/model/parse-json.ts
/** Parses JSON; `null` when the text is not JSON, for a schema to reject. */
function parseJson(text) {
	try {
		return JSON.parse(text);
	} catch {
		return null;
	}
}

export { parseJson };