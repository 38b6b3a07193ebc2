import { parseDocument } from "./model23.js";
import { isRecord, planOfBefore, withParts } from "./model27.js";
import { resultFormat, resultSchema } from "./model24.js";

// src/model/judging/parse-result.ts
function parseResult(content, what, file) {
	return parseDocument(resultSchema, {
		content,
		what,
		file,
		presentForm
	});
}
function presentForm(data) {
	return isRecord(data) ? withParts(withFindings(data)) : data;
}
function withFindings(data) {
	if (data["format"] !== "deadheat-result/1") return data;
	const { continuedOn: _, contests = [], findings, plan, ...rest } = data;
	return {
		...rest,
		format: resultFormat,
		plan: planOfBefore(plan),
		findings: Array.isArray(findings) && Array.isArray(contests) ? [...findings, ...contests] : findings
	};
}

export { parseResult };