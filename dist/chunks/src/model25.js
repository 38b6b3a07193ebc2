import { complaintOf } from "./model14.js";
import { UsageError } from "./model2.js";
import { resultSchema } from "./model15.js";

// src/model/judging/parse-result.ts
const formerKeys = /* @__PURE__ */ new Set(["continuedOn"]);
function parseResult(content, what, file) {
	const expected = `expected ${what} in ${file}, got`;
	let data;
	try {
		data = presentForm(JSON.parse(content));
	} catch (error) {
		const reason = error instanceof Error ? error.message : String(error);
		throw new UsageError(`${expected} something that is not JSON: ${reason}`);
	}
	const validation = resultSchema.safeParse(data);
	if (validation.success) return validation.data;
	throw new UsageError(`${expected} ${complaintOf(validation.error, data)}`);
}
function presentForm(data) {
	if (typeof data !== "object" || data === null || Array.isArray(data)) return data;
	return Object.fromEntries(Object.entries(data).filter(([key]) => !formerKeys.has(key)));
}

export { parseResult };