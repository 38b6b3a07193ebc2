import { gatingOf } from "./model6.js";
import { groupedBy } from "./model7.js";
import { verdictStates } from "./render3.js";

// src/render/study/relatives-of.ts
/**
* Relates the values of findings to those of the parameter value that their benchmark names as
* reference, all other parameters being equal.
*
* @returns for a finding its two relations; `null` where there is no reference or it is the reference
*/
function relativesOf({ plan, findings }) {
	const asking = plan.benchmarks.filter(({ reference }) => reference !== void 0);
	if (asking.length === 0) return () => null;
	const ids = new Map(plan.benchmarks.map((one) => [keyOf$1(one, one.parameters), one.id]));
	const references = new Map(asking.map((one) => [one.id, ids.get(keyOf$1(one, {
		...one.parameters,
		...one.reference
	}))]));
	const known = new Map(findings.map((finding) => [findingKey(finding.benchmarkId, finding), finding]));
	return (finding) => {
		const id = references.get(finding.benchmarkId);
		if (id === void 0 || id === finding.benchmarkId) return null;
		const reference = known.get(findingKey(id, finding));
		if (reference === void 0) return null;
		return {
			base: ratioOf(finding.baseCentre, reference.baseCentre),
			head: ratioOf(finding.headCentre, reference.headCentre)
		};
	};
}
function keyOf$1({ suite, name, runtime }, parameters) {
	const own = Object.entries(parameters).toSorted(([one], [other]) => one < other ? -1 : 1);
	return JSON.stringify([
		suite,
		name,
		runtime,
		own
	]);
}
function findingKey(benchmarkId, { metric }) {
	return JSON.stringify([benchmarkId, metric]);
}
function ratioOf(value, reference) {
	return value === null || reference === null || reference <= 0 ? null : value / reference;
}

// src/render/text/words.ts
const timeKind = {
	unit: "s",
	better: "lower"
};
/**
* The verdict as people say it: slower and faster for times and rates, larger and smaller for bytes,
* more and less for the rest.
*
* @param metric - `null` when the verdict concerns the whole benchmark
*/
function wordOf(verdict, metric) {
	const kind = metric ?? timeKind;
	return verdictStates[verdict].word ?? worseWord(verdict === "regression" ? kind : opposite(kind));
}
function worseWord({ unit, better }) {
	switch (unit) {
		case "s":
		case "per_s": return unit === "s" === (better === "lower") ? "slower" : "faster";
		case "B": return better === "lower" ? "larger" : "smaller";
		case "count":
		case "ratio": return better === "lower" ? "more" : "less";
	}
}
function opposite({ unit, better }) {
	return {
		unit,
		better: better === "lower" ? "higher" : "lower"
	};
}

// src/render/rows/row.ts
const verdictOrder = Object.keys(verdictStates);
/** The rows of a result, worst first: by verdict, then by the size of the change. */
function rowsOf({ plan, findings }) {
	const relativeOf = relativesOf({
		plan,
		findings
	});
	const metrics = new Map(plan.metrics.map((metric) => [metric.id, metric]));
	const benchmarks = new Map(plan.benchmarks.map((benchmark) => [benchmark.id, benchmark]));
	const known = new Map(plan.history.map((row) => [keyOf(row), row.floor]));
	const gates = gatingOf(plan);
	const told = findings.filter(({ benchmarkId, metric }) => metric === null || gates(benchmarkId, metric)).flatMap((finding) => toldOf(finding, metrics));
	return [...groupedBy(told, ({ finding }) => finding.benchmarkId)].map(([benchmarkId, own]) => {
		const lead = leadOf(benchmarkId, own, benchmarks.get(benchmarkId));
		const floor = floorOf(lead.finding, known.get(keyOf(lead.finding)));
		return {
			...lead,
			floor,
			relative: relativeOf(lead.finding)
		};
	}).toSorted(worstFirst);
}
/** Benchmarks of the plan about which there is no finding, because the run ended before. */
function unreached(plan, rows) {
	const reached = new Set(rows.map(({ benchmarkId }) => benchmarkId));
	return plan.benchmarks.map(({ id }) => id).filter((id) => !reached.has(id));
}
/** Rows that say the same verdict, in their order. */
function rowsWith(rows, ...verdicts) {
	return rows.filter(({ finding }) => verdicts.includes(finding.verdict));
}
function toldOf(finding, metrics) {
	if (finding.metric === null) return [{
		finding,
		metric: null,
		word: wordOf(finding.verdict, null)
	}];
	const metric = metrics.get(finding.metric);
	if (metric === void 0) return [];
	return [{
		finding,
		metric,
		word: wordOf(finding.verdict, metric)
	}];
}
function keyOf({ benchmarkId, metric }) {
	return `${metric ?? ""} ${benchmarkId}`;
}
function floorOf({ judged }, known = 0) {
	const seen = judged?.smallestDetectable ?? null;
	return seen === null ? null : Math.max(seen, known);
}
function leadOf(benchmarkId, own, benchmark) {
	const [lead, ...rest] = own.toSorted(leadsFirst);
	if (lead === void 0) throw new Error(`a row without a finding: ${benchmarkId}`);
	const isSame = ({ finding }) => finding.verdict === lead.finding.verdict;
	const alike = rest.filter((told) => isSame(told) && isClaim(told));
	const others = rest.filter((told) => !isSame(told));
	const { suite = "", runtime = null } = benchmark ?? {};
	return {
		...lead,
		benchmarkId,
		suite,
		runtime,
		alike,
		others,
		harm: harmOf(lead)
	};
}
/** Whether a metric says that something changed. */
function isClaim({ finding: { verdict } }) {
	return verdict === "regression" || verdict === "improvement";
}
function leadsFirst({ finding: one }, { finding: other }) {
	return verdictOrder.indexOf(one.verdict) - verdictOrder.indexOf(other.verdict) || Number(other.beyondLimit) - Number(one.beyondLimit);
}
function worstFirst(one, other) {
	return verdictOrder.indexOf(one.finding.verdict) - verdictOrder.indexOf(other.finding.verdict) || Number(other.finding.beyondLimit) - Number(one.finding.beyondLimit) || (one.finding.verdict === "improvement" ? one.harm - other.harm : other.harm - one.harm);
}
/** The log of the ratio by which head is worse; a difference of logs sorts −50 % against +100 %. */
function harmOf({ metric, finding }) {
	const ratio = Math.log(1 + (finding.judged?.estimate ?? 0));
	if (!Number.isFinite(ratio)) return 0;
	return metric?.better === "higher" ? -ratio : ratio;
}

export { isClaim, rowsOf, rowsWith, unreached, wordOf };