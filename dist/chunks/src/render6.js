import { array, boolean, number, strictObject } from "../packages/zod.js";
import { text } from "./model3.js";
import { codeOf } from "./render.js";
import { gatingOf } from "./model9.js";
import { groupedBy } from "./model14.js";
import { conclusionSchema, idWithout } from "./model15.js";
import { percentText } from "./render5.js";
import { reportedInterval, rowsWith } from "./render7.js";
import { asciiJson } from "./model19.js";

// src/render/comment/accepted-text.ts
function acceptedText({ benchmarkId, metric, bound }) {
	const shown = /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(metric) ? metric : codeOf(metric);
	return `${codeOf(benchmarkId)} up to ${percentText(bound)} (${shown.replaceAll("-", " ")})`;
}
const reasonLength = 500;
function acceptedLine(acceptance, { holds }) {
	const { by, reason } = acceptance;
	const what = `${acceptedText(acceptance)} by ${codeOf(by)}: ${codeOf(reason, reasonLength)}`;
	return holds ? `> **Accepted**: ${what}` : `> **No longer accepted**, because the regression exceeds the accepted bound: ${what}`;
}

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
	otherwise: conclusionSchema,
	regressions: array(reportedRegressionSchema).max(1e3)
});

// src/render/comment/data-line.ts
function dataLine(name, data) {
	return `<!-- deadheat:${name} ${btoa(asciiJson(data))} -->`;
}
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

// src/render/comment/regressions-line.ts
const lineName = "regressions";
const longest = 6e3;
function reportedRegressions({ plan, findings, failures }, rows) {
	const gates = gatingOf(plan);
	const own = groupedBy(findings.filter(({ benchmarkId, metric, verdict }) => verdict === "regression" && metric !== null && gates(benchmarkId, metric)), ({ benchmarkId }) => benchmarkId);
	return {
		otherwise: failures.length > 0 ? "neutral" : "success",
		regressions: rowsWith(rows, "regression").flatMap((row) => (own.get(row.benchmarkId) ?? []).flatMap((finding) => shownOf(finding, row, plan)))
	};
}
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

export { acceptedLine, acceptedText, dataIn, dataLine, parseRegressions, regressionsLine, reportedRegressions };