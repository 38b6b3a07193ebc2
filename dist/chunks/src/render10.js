import { array, boolean, number, strictObject, tuple } from "../packages/zod.js";
import { idWithout, sides } from "./model5.js";
import { text } from "./model6.js";
import { groupedBy } from "./model7.js";
import { codeOf, plainLine, plainText } from "./render.js";
import { gatingOf, leadingMetric } from "./model17.js";
import { faultsIn } from "./model18.js";
import { conclusionOf, isLost, isOpenFor, outcomeOf, regressionEnds } from "./model20.js";
import { conclusionSchema } from "./model21.js";
import { parseJson } from "./model22.js";
import { firstItems } from "./render2.js";
import { linkText, rowsOf, rowsWith } from "./render3.js";
import { countText, percentText } from "./render5.js";
import { boundText, changeText } from "./render7.js";

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
	const faults = faultsIn(failures);
	if (faults.get(null) === "head") return "head does not build";
	const brokenCount = [...faults.values()].filter((fault) => fault === "head").length;
	return brokenCount === 1 ? "a benchmark fails on head and runs on base" : `${countText(brokenCount, "benchmark")} fail on head and run on base`;
}
function undecidedReason(result, rows) {
	const openRows = rows.filter((row) => [
		row,
		...row.alike,
		...row.otherFindings
	].some((each) => ["inconclusive", "regression"].includes(each.finding.verdict) && isOpenFor(each, result.plan)));
	const missedCount = rowsWith(rows, "not-measured").length;
	const applyingReasons = [
		...brokenReasons(result.failures),
		[rowsWith(rows, "not-comparable").length > 0, "the sides are not comparable"],
		[missedCount > 0, `${countText(missedCount, "benchmark was", "benchmarks were")} not measured`],
		[openRows.length > 0, `${countText(openRows.length, "row")} may be worse than the limit allows`]
	].flatMap(([applies, reason]) => applies ? [reason] : []);
	return applyingReasons.length === 0 ? "nothing could be compared" : applyingReasons.join(", and ");
}
function brokenReasons(failures) {
	const sides = new Set(failures.flatMap((each) => each.benchmarkId === null ? [each.side] : []));
	const rows = failures.filter(({ benchmarkId }) => benchmarkId !== null);
	const brokenCount = new Set(rows.map(({ benchmarkId }) => benchmarkId)).size;
	const place = rows.some(({ side }) => side === "base") ? "on base" : "although both sides run";
	const whole = sides.has("base") ? sides.has("head") ? "neither side builds" : "base does not build" : "something that both sides need failed";
	return [[sides.size > 0, whole], [brokenCount > 0, `${countText(brokenCount, "benchmark fails", "benchmarks fail")} ${place}`]];
}

// src/render/rows/tally.ts
function stateOf({ findings, failures }, rows) {
	const has = (verdict) => rows.some(({ finding }) => finding.verdict === verdict);
	const isAccepted = findings.some(({ acceptance }) => acceptance !== void 0) && !findings.some(({ beyondLimit }) => beyondLimit);
	if (has("regression")) return isAccepted ? "accepted" : "slower";
	if (!rows.some(({ finding }) => finding.judged !== null) && failures.some(({ stage }) => stage === "build")) return "no-build";
	if (has("not-comparable")) return "not-comparable";
	if (has("failed") || findings.some(isLost)) return "failed";
	if (has("improvement")) return "faster";
	if (has("inconclusive") || has("unchanged") && has("not-measured")) return "unknown";
	if (has("unchanged")) return "same";
	return has("untouched") || has("added") ? "untouched" : "nothing";
}
function tallyText(result, rows, state) {
	return stateWords(result, rows, state, countsText(rows));
}
const nameLength = 60;
function headingText(result, rows, state) {
	return stateWords(result, rows, state, sizedCounts(rows, codeOf));
}
function titleText(result, rows, state) {
	return stateWords(result, rows, state, sizedCounts(rows, plainLine));
}
function stateWords(result, rows, state, counts) {
	switch (state) {
		case "slower":
		case "faster":
		case "failed": return counts;
		case "accepted": return `regression accepted, ${counts}`;
		case "same": return `no change, ${counts}`;
		case "untouched": return `nothing to measure, ${counts}`;
		case "unknown": return `could not tell, ${counts}`;
		case "not-comparable": return "the sides are not comparable";
		case "no-build": return notBuiltText(brokenSides(result));
		case "nothing": return nothingText(rows);
	}
}
function brokenSides({ failures }) {
	const failedSides = new Set(failures.filter(({ stage }) => stage === "build").map(({ side }) => side));
	return sides.filter((side) => failedSides.has(side) || failedSides.has(null));
}
function sizedCounts(rows, name) {
	const [first] = rows;
	const isChange = ["regression", "improvement"].includes(first?.finding.verdict ?? "");
	if (first === void 0 || !isChange) return countsText(rows);
	const alike = rows.filter(({ word }) => word === first.word);
	const rest = countsText(rows.filter(({ word }) => word !== first.word));
	const more = alike.length === 1 ? "" : ` and ${String(alike.length - 1)} more`;
	const size = `${name(first.benchmarkId, nameLength)} ${changeText(first.finding)}${more}`;
	return `${String(alike.length)} ${first.word}: ${size}${rest === "" ? "" : `, ${rest}`}`;
}
function countsText(rows) {
	return [...groupedBy(rows, ({ word }) => word)].map(([word, group]) => `${String(group.length)} ${word}`).join(", ");
}
function notBuiltText(sideNames) {
	return `${sideNames.join(" and ")} ${sideNames.length === 1 ? "does" : "do"} not build`;
}
function nothingText(rows) {
	if (rows.length === 0) return "nothing to measure";
	return rowsWith(rows, "not-measured").length === rows.length ? `nothing measured of ${countText(rows.length, "benchmark")}` : `nothing measured, ${countsText(rows)}`;
}

// src/render/comment/comment-input.ts
const noLinks = {
	run: null,
	report: null,
	commits: {
		base: null,
		head: null
	},
	home: null
};
function commentInputOf(result, rest) {
	const rows = rowsOf(result);
	return {
		...rest,
		result,
		rows,
		state: stateOf(result, rows),
		reason: checkReason(result, rows),
		hasRuntimes: result.plan.benchmarks.some(({ runtime }) => runtime !== void 0),
		mainMetric: leadingMetric(result.plan.metrics)
	};
}
function moreRowsText(hiddenCount, input, what = "more") {
	return hiddenCount > 0 ? `And ${String(hiddenCount)} ${what}: see ${elsewhere(input)}.` : "";
}
function elsewhere({ links }) {
	if (links.report !== null) return linkText("the report", links.report);
	return links.run === null ? "the report" : linkText("the summary of the run", links.run);
}

// src/render/comment/commands.ts
function quoteWord(name) {
	return /^[\w./=:+@%,-]+$/.test(name) ? name : `"${name.replaceAll(/["\\]/g, "\\$&")}"`;
}
function measureCommand(words, place) {
	const { headSha, fromFork = false } = place;
	const head = fromFork ? [`head=${headSha.slice(0, 12)}`] : [];
	return [
		"/bench",
		...words,
		...keyWords(place),
		...head
	].join(" ");
}
function acceptCommand(name, place) {
	return [
		"/bench",
		"accept",
		name === "*" ? name : quoteWord(plainText(name, longestName)),
		...keyWords(place),
		"REASON"
	].join(" ");
}
function keyWords({ key }) {
	return key === "default" ? [] : [`key=${key}`];
}
const longestName = 300;
function looksLike(typedName, name) {
	const [start = "", ...ends] = typedName.split("…");
	const shownName = plainText(name, longestName);
	const end = ends.at(-1);
	return end === void 0 ? typedName === shownName : shownName.startsWith(start) && shownName.endsWith(end);
}
function acceptedText(name, bounds) {
	const boundTexts = bounds.map(({ metric, bound }) => {
		const metricText = /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(metric) ? metric : codeOf(metric);
		return `${percentText(bound)} (${metricText.replaceAll("-", " ")})`;
	});
	return `${name === "*" ? "every row" : codeOf(name)} up to ${boundTexts.join(", ")}`;
}
const reasonLength = 500;
const mostAccepted = 10;
function acceptedLines(regressions) {
	const texts = regressions.map(({ benchmarkId, acceptance: { name, by, reason }, holds }) => ({
		name: holds ? name : benchmarkId,
		title: holds ? "> **Accepted**:" : "> **No longer accepted**, because the regression exceeds the accepted bound:",
		author: ` by ${codeOf(by)}: ${codeOf(reason, reasonLength)}`
	}));
	const lines = [...groupedBy([...texts.entries()], ([, text]) => JSON.stringify(text)).values()].flatMap((group) => {
		const bounds = group.flatMap(([at]) => regressions[at] ?? []);
		const entries = [...new Map(bounds.map(({ metric, acceptance }) => [metric, acceptance.bound]))].map(([metric, bound]) => ({
			metric,
			bound
		}));
		return group.slice(0, 1).map(([, { title, name, author }]) => `${title} ${acceptedText(name, entries)}${author}`);
	});
	return firstItems(lines, mostAccepted, (hiddenCount) => `> And ${String(hiddenCount)} more.`).join("\n>\n");
}
const belowMark = "<!-- deadheat:below -->";
const longestCommand = 800;
function acceptHint({ name, isOnly }, place) {
	return `with a reason, in a new comment: ${codeOf(acceptCommand(name, place), longestCommand)}${isOnly || name === "*" ? "" : `, or everything: ${codeOf(acceptCommand("*", place))}`}`;
}

// src/model/subset-key.ts
const longestKey = 50;
function subsetKey(key, subset, fullPairs) {
	const word = subsetWord(subset, fullPairs);
	if (word === null || key === word || key.endsWith(`-${word}`)) return key;
	if (key === "default") return word;
	return `${key.slice(0, longestKey - word.length - 1)}-${word}`;
}
function isSubsetKey(key) {
	return /(?:^|-)part$/.test(key);
}
function subsetWord({ only = "", pairs = "", base = "", node = "", profile = "", bisect = "" }, fullPairs) {
	if (bisect !== "") return "bisect";
	if (profile !== "" && only !== "") return "profile";
	return pairs !== "" && Number(pairs) < fullPairs || [
		only,
		base,
		node
	].some((text) => text !== "") ? "part" : null;
}

// src/render/comment/marker.ts
const shape = /^<!-- deadheat:v1 key=([A-Za-z0-9._-]{1,50}) pr=(\d{1,15}) run=(\d{1,15}) attempt=(\d{1,9}) head=([0-9a-f]{7})( [^\n]*)? -->(?:\r?\n|$)/;
function markerOf({ headSha, ...run }) {
	return {
		...run,
		head: headSha.slice(0, 7)
	};
}
function markerLine(marker) {
	const { key, pullRequest, runId, attempt, head } = marker;
	return `<!-- deadheat:v1 key=${key} pr=${pullRequest} run=${runId} attempt=${attempt} head=${head.slice(0, 7)}${judgedText(marker)} -->`;
}
function parseMarker(body) {
	const [, key, pullRequest, runId, attempt, head, judged = ""] = shape.exec(body) ?? [];
	if (key === void 0 || head === void 0) return null;
	return {
		key,
		pullRequest: Number(pullRequest),
		runId: Number(runId),
		attempt: Number(attempt),
		head,
		...judgedIn(judged)
	};
}
const judgedShape = /^(?: start=(\d{1,12}))?(?: id=([0-9a-f]{16,24}))?(?: of (\d{1,4}))?(?: for (.{1,100}))?$/;
function judgedText({ startedAt, identity, legs, label }) {
	return `${startedAt === 0 ? "" : ` start=${startedAt}`}${identity && ` id=${identity}`}${legs === 1 ? "" : ` of ${legs}`}${label && ` for ${label}`}`;
}
function judgedIn(text) {
	const [, startedAt = "0", identity = "", legs = "1", label = ""] = judgedShape.exec(text) ?? [];
	return {
		startedAt: Number(startedAt),
		identity,
		legs: Number(legs),
		label
	};
}
function dataLine(name, data) {
	const bytes = new TextEncoder().encode(JSON.stringify(data));
	const latin = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
	return `<!-- deadheat:${name} ${btoa(latin)} -->`;
}
function dataIn(name, line) {
	const [prefix, suffix] = [`<!-- deadheat:${name} `, " -->"];
	if (!line.startsWith(prefix) || !line.endsWith(suffix)) return null;
	const data = line.slice(prefix.length, -suffix.length);
	if (!/^[\w+/]+={0,2}$/.test(data) || data.length % 4 !== 0) return null;
	const bytes = Uint8Array.from(atob(data), (character) => character.charCodeAt(0));
	return parseJson(new TextDecoder().decode(bytes));
}

// src/model/judging/reported-regression.ts
const regressionSchema = tuple([
	text(300),
	text(300),
	text(100),
	number(),
	number(),
	boolean()
]).transform(([benchmarkId, name, metric, nearest, farthest, beyondLimit]) => ({
	benchmarkId,
	name: name === "" ? benchmarkId : name,
	metric,
	nearest,
	farthest,
	beyondLimit
}));
const reportedRegressionsSchema = strictObject({
	conclusion: conclusionSchema,
	otherwise: conclusionSchema,
	texts: strictObject({
		title: text(1e3),
		heading: text(4e3),
		notes: text(4e3),
		finding: text(4e3),
		check: text(12e3),
		otherwise: text(12e3)
	}),
	regressions: array(regressionSchema).max(1e4)
});

// src/render/comment/regressions-line.ts
const lineName = "regressions";
function regressionsLine({ plan, findings, conclusion }, rows, texts, room) {
	const gates = gatingOf(plan);
	const metrics = new Map(plan.metrics.map((metric) => [metric.id, metric]));
	const findingsById = groupedBy(findings.filter(({ benchmarkId, metric, verdict }) => verdict === "regression" && metric !== null && gates(benchmarkId, metric)), ({ benchmarkId }) => benchmarkId);
	let roomLeft = room.length;
	const shownRegressions = [];
	const hiddenRegressions = [];
	for (const [at, { benchmarkId, runtime }] of rowsWith(rows, "regression").entries()) {
		const name = idWithout(benchmarkId, runtime);
		const regressions = (findingsById.get(benchmarkId) ?? []).flatMap((finding) => keptOf(finding, metrics.get(finding.metric ?? "") ?? null, name));
		roomLeft -= dataLine("", regressions).length;
		if (at < room.rows && roomLeft > 0) shownRegressions.push(...regressions);
		else hiddenRegressions.push(...regressions.filter(([, , , , , beyondLimit]) => beyondLimit));
	}
	const rest = [...groupedBy(hiddenRegressions, ([, , metric]) => metric)].map(([metric, each]) => {
		const nearest = worst(each.map(([, , , end]) => end));
		const farthest = worst(each.map(([, , , , end]) => end));
		return [
			"*",
			"",
			metric,
			nearest,
			farthest,
			true
		];
	});
	return dataLine(lineName, {
		...texts,
		conclusion,
		regressions: [...shownRegressions, ...rest]
	});
}
function keptOf(finding, metric, name) {
	const ends = regressionEnds({
		finding,
		metric
	});
	if (metric === null || ends === null) return [];
	const { benchmarkId: id, beyondLimit } = finding;
	const farthest = Math.sign(ends.farthest) * Math.ceil(Math.abs(ends.farthest) * 1e6) / 1e6;
	const nearest = Math.trunc(ends.nearest * 1e6) / 1e6;
	return [[
		id,
		name === id ? "" : name,
		metric.id,
		nearest,
		farthest,
		beyondLimit
	]];
}
function worst(changes) {
	return changes.reduce((most, each) => Math.abs(each) > Math.abs(most) ? each : most, 0);
}
function parseRegressions(body) {
	const last = body.trimEnd().split("\n").at(-1) ?? "";
	return reportedRegressionsSchema.safeParse(dataIn(lineName, last)).data ?? null;
}
function resultIf(extent, result) {
	const findings = result.findings.map(({ acceptance, ...finding }) => {
		const isBeyond = finding.beyondLimit || acceptance !== void 0;
		if (!isBeyond || extent === "nothing") return {
			...finding,
			beyondLimit: isBeyond
		};
		return {
			...finding,
			beyondLimit: false,
			acceptance: {
				name: "",
				bound: 0,
				by: "",
				reason: ""
			}
		};
	});
	return {
		...result,
		findings,
		conclusion: conclusionOf({
			...result,
			findings
		})
	};
}

export { acceptCommand, acceptHint, acceptedLines, acceptedText, belowMark, brokenSides, checkReason, commentInputOf, countsText, dataIn, dataLine, elsewhere, headingText, isSubsetKey, judgedIn, judgedText, looksLike, markerLine, markerOf, measureCommand, moreRowsText, neutralNote, noLinks, parseMarker, parseRegressions, regressionsLine, resultIf, stateOf, subsetKey, tallyText, titleText, worst };