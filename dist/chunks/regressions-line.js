import { array, boolean, number, strictObject } from "./zod.js";
import { text } from "./side.js";
import { codeOf } from "./escape.js";
import { percentText } from "./format.js";
import { conclusionSchema, gatingOf } from "./result.js";
import { asciiJson } from "./ascii-json.js";
import { groupedBy } from "./grouped-by.js";
import { idWithout, rowsWith } from "./row.js";

// src/render/data-line.ts
/**
* Data as one line of a comment that only programs see. Base64, for whatever reads comments must find
* no mention, link or mark in it.
*/
function dataLine(name, data) {
	return `<!-- deadheat:${name} ${btoa(asciiJson(data))} -->`;
}
/** What such a line holds; `null` for any other line. */
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

// src/render/accepted-text.ts
/** What was accepted, without by whom and why: `` `db/write` up to +6.3 % (time) ``. */
function acceptedText({ benchmarkId, metric, bound }) {
	const shown = /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(metric) ? metric : codeOf(metric);
	return `${codeOf(benchmarkId)} up to ${percentText(bound)} (${shown.replaceAll("-", " ")})`;
}

// src/render/accepted-line.ts
const reasonLength = 500;
/** One acceptance as a quoted line: what, by whom and why, all of it foreign text. */
function acceptedLine(acceptance, holds) {
	const { by, reason } = acceptance;
	const what = `${acceptedText(acceptance)} by ${codeOf(by)}: ${codeOf(reason, reasonLength)}`;
	return holds ? `> **Accepted**: ${what}` : `> **No longer accepted**, for it lies beyond what was: ${what}`;
}

// src/model/shown-interval.ts
/**
* The interval of a finding as head / base − 1; both ends alike for values without noise, and `null`
* where there is none.
*/
function shownInterval({ judged, baseCentre, headCentre }) {
	if (judged !== null) {
		const [low, high] = judged.ci;
		return low === null || high === null ? null : [low, high];
	}
	if (baseCentre === null || headCentre === null || baseCentre <= 0) return null;
	const change = headCentre / baseCentre - 1;
	return [change, change];
}

// src/model/shown-regression.ts
const shownRegressionSchema = strictObject({
	benchmarkId: text(300),
	/** As the table names the benchmark: without the Node.js, where there are several. */
	name: text(300),
	metric: text(100),
	/** The ends of its interval that are nearest to no change and farthest from it, as head / base − 1. */
	nearest: number(),
	farthest: number(),
	/** Whether it fails the check. */
	beyondLimit: boolean()
});
/** What a comment shows of regressions, for a command to accept some of them. */
const shownRegressionsSchema = strictObject({
	/** How the check ends once no regression fails it. */
	otherwise: conclusionSchema,
	regressions: array(shownRegressionSchema).max(1e3)
});

// src/render/regressions-line.ts
const lineName = "regressions";
/** Characters that the line may take of a comment. */
const longest = 6e3;
/** The regressions of a result as a comment shows them, worst first. */
function shownRegressions({ plan, findings, failures }, rows) {
	const gates = gatingOf(plan);
	const own = groupedBy(findings.filter(({ benchmarkId, metric, verdict }) => verdict === "regression" && metric !== null && gates(benchmarkId, metric)), ({ benchmarkId }) => benchmarkId);
	return {
		otherwise: failures.length > 0 ? "neutral" : "success",
		regressions: rowsWith(rows, "regression").flatMap((row) => (own.get(row.benchmarkId) ?? []).flatMap((finding) => shownOf(finding, row, plan)))
	};
}
/**
* Regressions as the last line of a comment, as many of the first ones as fit; empty without any.
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
/** The regressions that a comment of ours shows; none when it does not end with the line. */
function parseRegressions(body) {
	const last = body.trimEnd().split("\n").at(-1) ?? "";
	const checked = shownRegressionsSchema.safeParse(dataIn(lineName, last));
	return checked.success ? checked.data : {
		otherwise: "neutral",
		regressions: []
	};
}
function shownOf(finding, { benchmarkId, runtime }, { metrics }) {
	const interval = shownInterval(finding);
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

export { acceptedLine, acceptedText, dataIn, dataLine, parseRegressions, regressionsLine, shownInterval, shownRegressions };