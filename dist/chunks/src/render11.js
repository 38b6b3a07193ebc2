import { rowsOf, rowsWith } from "./render4.js";
import { isLost, isOpenFor, outcomeOf } from "./model15.js";
import { chosenText, countText } from "./render3.js";

// src/render/rows/within-text.ts
function withinText(rows) {
	const thresholds = [...new Set(rows.flatMap(({ finding }) => finding.threshold ?? []))].toSorted((first, right) => first - right);
	const [least] = thresholds;
	const most = thresholds.at(-1);
	if (least === void 0 || most === void 0) return "their thresholds";
	const first = `±${chosenText(least)}`;
	return least === most ? first : `${first} to ±${chosenText(most)}`;
}
function boundText(limit, regressions) {
	if (limit !== null) return `the limit of ${chosenText(limit)}`;
	const thresholds = new Set(regressions.flatMap(({ finding }) => finding.threshold ?? []));
	const [only] = thresholds;
	return only === void 0 || thresholds.size > 1 ? "its threshold" : `the ${chosenText(only)} threshold`;
}

// src/render/rows/check-reason.ts
function checkReason(result, rows) {
	const { limit } = result.plan.policy;
	const bound = boundText(limit, rowsWith(rows, "regression"));
	switch (outcomeOf(result)) {
		case "regression": return `the whole 95% CI is beyond ${bound}`;
		case "failure": return failureText(result);
		case "undecided": return undecidedReason(result, rows);
		case "passed": return rowsWith(rows, "regression").length > 0 ? `no regression reaches beyond ${bound}` : "";
	}
}
function neutralNote(result) {
	const outcome = outcomeOf(result);
	return outcome === "undecided" ? "GitHub lets a neutral check pass, unless `fail-on` names `undecided`." : `\`fail-on\` does not name \`${outcome}\`.`;
}
function failureText({ failures }) {
	const onHead = failures.filter(({ side }) => side === "head");
	if (onHead.some(({ stage }) => stage === "build")) return "head does not build";
	const brokenCount = new Set(onHead.map(({ benchmarkId }) => benchmarkId)).size;
	return brokenCount === 1 ? "a benchmark fails on head and runs on base" : `${countText(brokenCount, "benchmark")} fail on head and run on base`;
}
function undecidedReason(result, rows) {
	const unknown = rows.filter((row) => [
		row,
		...row.alike,
		...row.otherFindings
	].some((each) => ["inconclusive", "regression"].includes(each.finding.verdict) && isOpenFor(each, result.plan)));
	const missedCount = rowsWith(rows, "not-measured").length;
	const applyingReasons = [
		...brokenReasons(result.failures),
		[rowsWith(rows, "not-comparable").length > 0, "the sides are not comparable"],
		[missedCount > 0, `${countText(missedCount, "benchmark was", "benchmarks were")} not measured`],
		[unknown.length > 0, `${countText(unknown.length, "row")} may be worse than the limit allows`]
	].flatMap(([applies, reason]) => applies ? [reason] : []);
	return applyingReasons.length === 0 ? "nothing could be compared" : applyingReasons.join(", and ");
}
function brokenReasons(failures) {
	const sides = new Set(failures.flatMap((each) => each.benchmarkId === null ? [each.side] : []));
	const rows = failures.filter(({ benchmarkId }) => benchmarkId !== null);
	const brokenCount = new Set(rows.map(({ benchmarkId }) => benchmarkId)).size;
	const place = rows.some(({ side }) => side === "base") ? "on base, too" : "although both sides run";
	const whole = sides.has("base") ? sides.has("head") ? "neither side builds" : "base does not build" : "something that both sides need failed";
	return [[sides.size > 0, whole], [brokenCount > 0, `${countText(brokenCount, "benchmark fails", "benchmarks fail")} ${place}`]];
}

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
		reason: checkReason(result, rows),
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

export { checkReason, neutralNote, noLinks, pageOf, stateOf, withinText };