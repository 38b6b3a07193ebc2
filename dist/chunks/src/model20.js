import { faultsIn } from "./model18.js";
import { countingOf } from "./model17.js";
import { comparesSides } from "./model5.js";

// src/model/judging/outcome.ts
const outcomeFacts = {
	regression: {
		when: "the whole confidence interval of a row that got worse is beyond the limit",
		exitCode: 1
	},
	failure: {
		when: "head alone does not build, load or run; or the run ended without a result that can be read",
		exitCode: 3
	},
	undecided: {
		when: "nothing excludes a slowdown beyond the limit: a row is unknown, not comparable or not measured, or fails on base",
		exitCode: 3
	},
	passed: {
		when: "every row that counts is the same, faster, or shown to be within the limit",
		exitCode: 0
	}
};
function outcomeOf(result) {
	if (result.findings.some(({ beyondLimit }) => beyondLimit)) return "regression";
	if (failsOnHeadAlone(result)) return "failure";
	return isUndecided(result) ? "undecided" : "passed";
}
function conclusionFor(outcome, failOn) {
	if (outcome === "passed") return "success";
	return failOn.includes(outcome) ? "failure" : "neutral";
}
function conclusionOf(result) {
	return conclusionFor(outcomeOf(result), result.plan.policy.failOn);
}
function failsOnHeadAlone({ failures }) {
	return [...faultsIn(failures).values()].includes("head");
}
function isLost({ verdict, cause }) {
	return verdict === "not-measured" && cause === "no-journal";
}
function isUndecided({ plan, findings, failures }) {
	if (failures.length > 0) return true;
	const metrics = new Map(plan.metrics.map((metric) => [metric.id, metric]));
	const counts = countingOf(plan);
	const isOpen = (finding) => counts(finding) && isOpenFor({
		finding,
		metric: metrics.get(finding.metric ?? "") ?? null
	}, plan);
	if (findings.some(isOpen)) return true;
	const countedFindings = findings.filter(counts);
	const reachedIds = new Set(countedFindings.map(({ benchmarkId }) => benchmarkId));
	const sideBenchmarks = plan.benchmarks.filter(comparesSides);
	if (sideBenchmarks.some(({ id }) => !reachedIds.has(id))) return true;
	return !(sideBenchmarks.length === 0 ? findings : countedFindings).some(({ verdict, baseCentre }) => baseCentre !== null || verdict === "untouched" || verdict === "added");
}
function isOpenFor({ finding, metric }, { policy }) {
	switch (finding.verdict) {
		case "improvement":
		case "unchanged":
		case "untouched":
		case "added":
		case "removed": return false;
		case "failed":
		case "not-measured":
		case "not-comparable": return true;
		case "inconclusive": return !isSettling(finding) || isPerhapsBeyond({
			finding,
			metric
		}, policy);
		case "regression": return finding.acceptance === void 0 && isPerhapsBeyond({
			finding,
			metric
		}, policy);
	}
}
function isProbablyWorse({ finding, metric }, { policy }) {
	const [least] = harmsOf({
		finding,
		metric
	}) ?? [0];
	const limit = policy.limit ?? finding.threshold;
	return isSettling(finding) && limit !== null && least > limit;
}
function harmsOf({ finding, metric }) {
	const ends = regressionEnds({
		finding,
		metric
	});
	if (ends === null) return null;
	const { nearest, farthest } = ends;
	return metric?.better === "lower" ? [nearest, farthest] : [1 / (1 + nearest) - 1, 1 / (1 + farthest) - 1];
}
function isSettling({ verdict, judged: judgement }) {
	return verdict === "inconclusive" && judgement !== null && judgement.pairsToSettle > 0;
}
function isPerhapsBeyond(row, { limit }) {
	const [, typicalWorst] = harmsOf(row) ?? [0, Number.POSITIVE_INFINITY];
	const { atWorst = typicalWorst } = row.finding.judged ?? {};
	return Math.max(typicalWorst, atWorst ?? Number.POSITIVE_INFINITY) > (limit ?? row.finding.threshold ?? 0);
}
function reportedInterval({ judged: judgement, baseCentre, headCentre }) {
	if (judgement !== null) {
		const [low, high] = judgement.ci;
		return low === null || high === null ? null : [low, high];
	}
	if (baseCentre === null || headCentre === null || baseCentre <= 0) return null;
	const change = headCentre / baseCentre - 1;
	return [change, change];
}
function regressionEnds({ finding, metric }) {
	const interval = reportedInterval(finding);
	if (interval === null || metric === null) return null;
	const [low, high] = interval;
	return metric.better === "lower" ? {
		nearest: low,
		farthest: high
	} : {
		nearest: high,
		farthest: low
	};
}

export { conclusionOf, isLost, isOpenFor, isProbablyWorse, outcomeFacts, outcomeOf, regressionEnds, reportedInterval };