import { array, boolean, number, strictObject } from "../packages/zod.js";
import { groupedBy, idWithout, text } from "./model3.js";
import { gatingOf, verdictSchema } from "./model11.js";
import { conclusionOf, reportedInterval } from "./model14.js";
import { acceptanceSchema, conclusionSchema } from "./model15.js";
import { asciiJson } from "./model17.js";
import { rowsWith, verdictStates } from "./render7.js";

// src/model/judging/reported-regression.ts
const reportedRegressionSchema = strictObject({
	benchmarkId: text(300),
	name: text(300),
	metric: text(100),
	nearest: number(),
	farthest: number(),
	beyondLimit: boolean()
});
const reportedRegressionsSchema = strictObject({
	conclusion: conclusionSchema,
	otherwise: conclusionSchema,
	texts: strictObject({
		title: text(1e3),
		heading: text(4e3),
		notes: text(4e3),
		finding: text(4e3),
		check: text(4e3),
		otherwise: text(4e3)
	}),
	accepted: array(acceptanceSchema).max(1e3),
	regressions: array(reportedRegressionSchema).max(1e3)
});

// src/render/comment/data-line.ts
function dataLine(name, data) {
	return `<!-- deadheat:${name} ${btoa(asciiJson(data))} -->`;
}
function dataIn(name, line) {
	const [prefix, suffix] = [`<!-- deadheat:${name} `, " -->"];
	if (!line.startsWith(prefix) || !line.endsWith(suffix)) return null;
	const data = line.slice(prefix.length, -suffix.length);
	if (!/^[\w+/]+={0,2}$/.test(data) || data.length % 4 !== 0) return null;
	const bytes = Uint8Array.from(atob(data), (character) => character.charCodeAt(0));
	try {
		return JSON.parse(new TextDecoder().decode(bytes));
	} catch (error) {
		if (error instanceof SyntaxError) return null;
		throw error;
	}
}

// src/render/comment/regressions-line.ts
const lineName = "regressions";
const longest = 12e3;
function reportedRegressions(result, rows, texts) {
	const { plan, findings } = result;
	const gates = gatingOf(plan);
	const ownRegressions = groupedBy(findings.filter(({ benchmarkId, metric, verdict }) => verdict === "regression" && metric !== null && gates(benchmarkId, metric)), ({ benchmarkId }) => benchmarkId);
	return {
		conclusion: result.conclusion,
		otherwise: acceptedThroughout(result).conclusion,
		texts,
		accepted: findings.flatMap(({ benchmarkId, metric, acceptance, beyondLimit }) => acceptance === void 0 || metric === null || beyondLimit ? [] : [{
			benchmarkId,
			metric,
			...acceptance
		}]),
		regressions: rowsWith(rows, "regression").flatMap((row) => (ownRegressions.get(row.benchmarkId) ?? []).flatMap((finding) => shownOf(finding, row, plan)))
	};
}
function regressionsLine(reported) {
	const { regressions } = reported;
	for (let count = regressions.length; count > 0; count = Math.floor(count / 2)) {
		const line = dataLine(lineName, {
			...reported,
			regressions: regressions.slice(0, count)
		});
		if (line.length <= longest) return line;
	}
	return "";
}
function isRegressionsLine(line) {
	return dataIn(lineName, line) !== null;
}
function parseRegressions(body) {
	const last = body.trimEnd().split("\n").at(-1) ?? "";
	const validation = reportedRegressionsSchema.safeParse(dataIn(lineName, last));
	return validation.success ? validation.data : null;
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
function acceptedThroughout(result) {
	const findings = result.findings.map(asAccepted);
	return {
		...result,
		findings,
		conclusion: conclusionOf({
			...result,
			findings
		})
	};
}
function asAccepted(finding) {
	if (!finding.beyondLimit) return finding;
	return {
		...finding,
		beyondLimit: false,
		acceptance: {
			bound: 0,
			by: "",
			reason: ""
		}
	};
}

// src/model/part-key.ts
const longestKey = 50;
function partKey(key, asked, fullPairs) {
	const word = partWord(asked, fullPairs);
	if (word === null || key === word || key.endsWith(`-${word}`)) return key;
	if (key === "default") return word;
	return `${key.slice(0, longestKey - word.length - 1)}-${word}`;
}
function isPartKey(key) {
	return /(?:^|-)part$/.test(key);
}
function partWord({ only = "", pairs = "", base = "", node = "", profile = "", bisect = "" }, fullPairs) {
	if (bisect !== "") return "bisect";
	if (profile !== "" && only !== "") return "profile";
	return pairs !== "" && Number(pairs) < fullPairs || [
		only,
		base,
		node
	].some((text) => text !== "") ? "part" : null;
}

// src/render/comment/history.ts
const prefix = "<!-- deadheat:history ";
const suffix = " -->";
const heads = 5;
function historyLine(history) {
	const items = history.slice(0, heads).map(({ sha, verdict, change }) => `${sha}:${verdictStates[verdict].letter}:${change === null ? "" : change.toFixed(4)}`);
	return items.length === 0 ? "" : `${prefix}${items.join(" ")}${suffix}`;
}
function parseHistory(body) {
	const line = body.trimEnd().split(/\r?\n/).findLast((each) => each !== "" && !isRegressionsLine(each));
	if (line === void 0 || !line.startsWith(prefix) || !line.endsWith(suffix)) return [];
	return line.slice(22, -4).split(" ").slice(0, heads).flatMap(pastOf);
}
function historyWith(newest, earlier) {
	return [newest, ...earlier.filter(({ sha }) => sha !== newest.sha)].slice(0, heads);
}
function pastOf(item) {
	const [, sha, letter, change] = /^([0-9a-f]{7}):([a-z]):(-?\d{1,6}\.\d{4})?$/.exec(item) ?? [];
	const verdict = verdictSchema.options.find((each) => verdictStates[each].letter === letter);
	if (sha === void 0 || verdict === void 0) return [];
	return [{
		sha,
		verdict,
		change: change === void 0 ? null : Number(change)
	}];
}

export { acceptedThroughout, dataIn, dataLine, historyLine, historyWith, isPartKey, parseHistory, parseRegressions, partKey, regressionsLine, reportedRegressions };