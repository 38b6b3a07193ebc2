import { complaintOf } from "./model13.js";
import { UsageError } from "./model2.js";
import { isRecord, planOfBefore } from "./model18.js";
import { resultFormat, resultSchema } from "./model14.js";

// src/model/judging/parse-result.ts
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
	if (!isRecord(data) || data["format"] !== "deadheat-result/1") return data;
	const { continuedOn: _, contests = [], findings, plan, ...rest } = data;
	return {
		...rest,
		format: resultFormat,
		plan: planOfBefore(plan),
		findings: Array.isArray(findings) && Array.isArray(contests) ? [...findings, ...contests] : findings
	};
}

export { parseResult };