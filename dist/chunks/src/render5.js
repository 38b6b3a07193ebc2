import { array, boolean, number, strictObject } from "../packages/zod.js";
import { text } from "./model3.js";
import { codeOf } from "./render.js";
import { gatingOf } from "./model4.js";
import { groupedBy } from "./model9.js";
import { conclusionSchema, idWithout } from "./model10.js";
import { percentText } from "./render4.js";
import { verdictStates } from "./model11.js";
import { asciiJson } from "./model12.js";
import { wordOf } from "./render6.js";

// src/render/comment/accepted-text.ts
/** An acceptance without its author and reason: `` `db/write` up to +6.3 % (time) ``. */
function acceptedText({ benchmarkId, metric, bound }) {
	const shown = /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(metric) ? metric : codeOf(metric);
	return `${codeOf(benchmarkId)} up to ${percentText(bound)} (${shown.replaceAll("-", " ")})`;
}
const reasonLength = 500;
/** An acceptance as a quoted line: what, by whom and why. All of it is foreign text. */
function acceptedLine(acceptance, { holds }) {
	const { by, reason } = acceptance;
	const what = `${acceptedText(acceptance)} by ${codeOf(by)}: ${codeOf(reason, reasonLength)}`;
	return holds ? `> **Accepted**: ${what}` : `> **No longer accepted**, because the regression exceeds the accepted bound: ${what}`;
}

// src/model/judging/reported-interval.ts
/**
* The interval of a finding as head / base − 1. Both ends are equal for exact values, and `null`
* when there is no interval.
*/
function reportedInterval({ judged, baseCentre, headCentre }) {
	if (judged !== null) {
		const [low, high] = judged.ci;
		return low === null || high === null ? null : [low, high];
	}
	if (baseCentre === null || headCentre === null || baseCentre <= 0) return null;
	const change = headCentre / baseCentre - 1;
	return [change, change];
}

// src/model/judging/reported-regression.ts
const reportedRegressionSchema = strictObject({
	benchmarkId: text(300),
	/** The benchmark as the table names it: without the Node.js version when there are several. */
	name: text(300),
	metric: text(100),
	/** The interval ends closest to and farthest from no change, as head / base − 1. */
	nearest: number(),
	farthest: number(),
	/** Whether it fails the check. */
	beyondLimit: boolean()
});
/** The regressions that a comment shows, so that a command can accept some of them. */
const reportedRegressionsSchema = strictObject({
	/** The conclusion of the check once no regression fails it. */
	otherwise: conclusionSchema,
	regressions: array(reportedRegressionSchema).max(1e3)
});

// src/render/comment/data-line.ts
/**
* Encodes data as one line of a comment that only programs read. Base64 keeps mentions, links and
* marks in it from anything that reads comments.
*/
function dataLine(name, data) {
	return `<!-- deadheat:${name} ${btoa(asciiJson(data))} -->`;
}
/** Decodes such a line; `null` for any other line. */
function dataIn(name, line) {
	const [opening, closing] = [`<!-- deadheat:${name} `, " -->"];
	if (!line.startsWith(opening) || !line.endsWith(closing)) return null;
	const written = line.slice(opening.length, -closing.length);
	if (!/^[\w+/]+={0,2}$/.test(written) || written.length % 4 !== 0) return null;
	const bytes = Uint8Array.from(atob(written), (character) => character.charCodeAt(0));
	try {
		return JSON.parse(new TextDecoder().decode(bytes));
	} catch (error) {
		if (error instanceof SyntaxError) return null;
		throw error;
	}
}

// src/render/study/relatives-of.ts
/**
* Relates the values of findings to those of their benchmark's reference value of a parameter, all
* other parameters being equal.
*
* @returns a function that gives a finding's two relations; `null` when there is no reference, or
*   the finding is the reference
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
	const gating = findings.filter(({ benchmarkId, metric }) => metric === null || gates(benchmarkId, metric)).flatMap((finding) => gatingFindingsOf(finding, metrics));
	return [...groupedBy(gating, ({ finding }) => finding.benchmarkId)].map(([benchmarkId, own]) => {
		const lead = leadOf(benchmarkId, own, benchmarks.get(benchmarkId));
		const floor = floorOf(lead.finding, known.get(keyOf(lead.finding)));
		return {
			...lead,
			floor,
			relative: relativeOf(lead.finding)
		};
	}).toSorted(worstFirst);
}
/** Benchmarks of the plan without a finding, because the run ended early. */
function unreached(plan, rows) {
	const reached = new Set(rows.map(({ benchmarkId }) => benchmarkId));
	return plan.benchmarks.map(({ id }) => id).filter((id) => !reached.has(id));
}
/** Rows with one verdict, in their order. */
function rowsWith(rows, ...verdicts) {
	return rows.filter(({ finding }) => verdicts.includes(finding.verdict));
}
function gatingFindingsOf(finding, metrics) {
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
	const alike = rest.filter((gating) => isSame(gating) && isClaim(gating));
	const others = rest.filter((gating) => !isSame(gating));
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
/** Whether a metric claims a change. */
function isClaim({ finding: { verdict } }) {
	return verdict === "regression" || verdict === "improvement";
}
function leadsFirst({ finding: one }, { finding: other }) {
	return verdictOrder.indexOf(one.verdict) - verdictOrder.indexOf(other.verdict) || Number(other.beyondLimit) - Number(one.beyondLimit);
}
function worstFirst(one, other) {
	return verdictOrder.indexOf(one.finding.verdict) - verdictOrder.indexOf(other.finding.verdict) || Number(other.finding.beyondLimit) - Number(one.finding.beyondLimit) || (one.finding.verdict === "improvement" ? one.harm - other.harm : other.harm - one.harm);
}
/** The log of the ratio by which head is worse; with logs, −50 % and +100 % have the same size. */
function harmOf({ metric, finding }) {
	const ratio = Math.log(1 + (finding.judged?.estimate ?? 0));
	if (!Number.isFinite(ratio)) return 0;
	return metric?.better === "higher" ? -ratio : ratio;
}

// src/render/comment/regressions-line.ts
const lineName = "regressions";
/** Most characters of a comment that the line may take. */
const longest = 6e3;
/** The regressions of a result as a comment shows them, worst first. */
function reportedRegressions({ plan, findings, failures }, rows) {
	const gates = gatingOf(plan);
	const own = groupedBy(findings.filter(({ benchmarkId, metric, verdict }) => verdict === "regression" && metric !== null && gates(benchmarkId, metric)), ({ benchmarkId }) => benchmarkId);
	return {
		otherwise: failures.length > 0 ? "neutral" : "success",
		regressions: rowsWith(rows, "regression").flatMap((row) => (own.get(row.benchmarkId) ?? []).flatMap((finding) => shownOf(finding, row, plan)))
	};
}
/**
* Encodes as many regressions as fit into the last line of a comment, worst first; empty when there
* are none.
*/
function regressionsLine({ otherwise, regressions }) {
	for (let count = regressions.length; count > 0; count = Math.floor(count / 2)) {
		const line = dataLine(lineName, {
			otherwise,
			regressions: regressions.slice(0, count)
		});
		if (line.length <= longest) return line;
	}
	return "";
}
/** Reads the regressions from one of our comments; none when it does not end with that line. */
function parseRegressions(body) {
	const last = body.trimEnd().split("\n").at(-1) ?? "";
	const checked = reportedRegressionsSchema.safeParse(dataIn(lineName, last));
	return checked.success ? checked.data : {
		otherwise: "neutral",
		regressions: []
	};
}
function shownOf(finding, { benchmarkId, runtime }, { metrics }) {
	const interval = reportedInterval(finding);
	const metric = metrics.find(({ id }) => id === finding.metric);
	if (metric === void 0 || interval === null) return [];
	const [nearest, farthest] = metric.better === "lower" ? interval : interval.toReversed();
	if (nearest === void 0 || farthest === void 0) return [];
	return [{
		benchmarkId,
		name: idWithout(benchmarkId, runtime),
		metric: metric.id,
		nearest,
		farthest,
		beyondLimit: finding.beyondLimit
	}];
}

export { acceptedLine, acceptedText, dataIn, dataLine, isClaim, parseRegressions, regressionsLine, reportedInterval, reportedRegressions, rowsOf, rowsWith, unreached };