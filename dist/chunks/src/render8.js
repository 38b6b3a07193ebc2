import { rowsOf } from "./render4.js";
import { isLost } from "./model14.js";

// src/render/comment/page.ts
const noLinks = {
	run: null,
	report: null,
	commits: {
		base: null,
		head: null
	},
	home: null
};
function pageOf(result, rest) {
	const rows = rowsOf(result);
	return {
		...rest,
		result,
		rows,
		state: stateOf(result, rows),
		hasRuntimes: result.plan.benchmarks.some(({ runtime }) => runtime !== void 0),
		mainMetric: result.plan.metrics.find(({ gates }) => gates) ?? null
	};
}
function stateOf({ findings, failures }, rows) {
	const has = (verdict) => rows.some(({ finding }) => finding.verdict === verdict);
	if (has("regression")) return isAccepted(findings) ? "accepted" : "slower";
	if (!rows.some(({ finding }) => finding.judged !== null) && failures.some(({ stage }) => stage === "build")) return "no-build";
	if (has("not-comparable")) return "not-comparable";
	if (has("failed") || findings.some(isLost)) return "failed";
	if (has("improvement")) return "faster";
	if (has("inconclusive") || has("unchanged") && has("not-measured")) return "unknown";
	if (has("unchanged")) return "same";
	return has("untouched") ? "untouched" : "nothing";
}
function isAccepted(findings) {
	return findings.some(({ acceptance }) => acceptance !== void 0) && !findings.some(({ beyondLimit }) => beyondLimit);
}

export { noLinks, pageOf, stateOf };