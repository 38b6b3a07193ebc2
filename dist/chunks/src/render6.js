import { UsageError } from "./model2.js";
import { array, boolean, number, strictObject } from "../packages/zod.js";
import { text } from "./model3.js";
import { codeOf } from "./render.js";
import { percentText } from "./render5.js";
import { conclusionSchema, idWithout } from "./model5.js";
import { gatingOf } from "./model6.js";
import { groupedBy } from "./model7.js";
import { asciiJson } from "./model9.js";
import { rowsWith } from "./render7.js";

// src/settings/parse-revision.ts
const packagePrefix = "npm:";
const packageName = /^(?:@[a-z0-9~-][a-z0-9._~-]*\/)?[a-z0-9~][a-z0-9._~-]*$/i;
const packageVersion = /^[0-9a-z^~<>=*][0-9a-z.^~<>=|* +_-]*$/i;
const foreign = /\.\.|[\s:?*[\\\p{Cc}]/u;
const longest$1 = 300;
const withRuntime = /^(?:(?<named>.*?)\s*\+\s*)?node:(?<node>[^\p{Cc}]{1,200})$/u;
/**
* Reads `npm:NAME@VERSION` or the name of a commit, either with `+node:VERSION` behind it; a runtime
* alone, `node:VERSION`, is what is checked out under that Node.js, or an empty folder where nothing is.
*
* @throws UsageError when it is neither, or could be taken for an option or an address
*/
function parseRevision(spec) {
	const { named, node } = withRuntime.exec(spec)?.groups ?? {};
	if (node === void 0) return parseTree(spec);
	const text = spec.slice(0, longest$1);
	return named === void 0 ? {
		source: "runtime",
		text,
		node
	} : {
		...parseTree(named),
		text,
		node
	};
}
function parseTree(spec) {
	return spec.startsWith(packagePrefix) ? parsePackage(spec, spec.slice(4)) : parseRef(spec);
}
function parsePackage(spec, named) {
	const at = named.indexOf("@", 1);
	const name = at < 0 ? named : named.slice(0, at);
	if (!packageName.test(name) || spec.length > longest$1) throw new UsageError(`expected npm:NAME@VERSION, got ${quoted(spec)}: that is not a package name`);
	if (at < 0) throw new UsageError(`expected npm:NAME@VERSION, got ${quoted(spec)}: write "${spec}@latest" for the newest`);
	const wanted = named.slice(at + 1);
	if (!packageVersion.test(wanted)) throw new UsageError(`expected a version, a range or a tag after "${packagePrefix}${name}@", got ${quoted(wanted)}`);
	return {
		source: "package",
		text: spec,
		name,
		wanted
	};
}
function parseRef(ref) {
	if (ref === "" || ref.startsWith("-") || foreign.test(ref) || ref.length > longest$1) throw new UsageError(`expected a branch, tag, commit or npm:NAME@VERSION, got ${quoted(ref.slice(0, longest$1))}`);
	return {
		source: "commit",
		text: ref,
		ref
	};
}
function quoted(text) {
	return JSON.stringify(text);
}

// src/render/comment/accepted-text.ts
/** What was accepted, without by whom and why: `` `db/write` up to +6.3 % (time) ``. */
function acceptedText({ benchmarkId, metric, bound }) {
	const shown = /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(metric) ? metric : codeOf(metric);
	return `${codeOf(benchmarkId)} up to ${percentText(bound)} (${shown.replaceAll("-", " ")})`;
}
const reasonLength = 500;
/** One acceptance as a quoted line: what, by whom and why, all of it foreign text. */
function acceptedLine(acceptance, { holds }) {
	const { by, reason } = acceptance;
	const what = `${acceptedText(acceptance)} by ${codeOf(by)}: ${codeOf(reason, reasonLength)}`;
	return holds ? `> **Accepted**: ${what}` : `> **No longer accepted**, for it lies beyond what was: ${what}`;
}

// src/model/judging/reported-interval.ts
/**
* The interval of a finding as head / base − 1; both ends alike for values without noise, and `null`
* where there is none.
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
const reportedRegressionsSchema = strictObject({
	/** How the check ends once no regression fails it. */
	otherwise: conclusionSchema,
	regressions: array(reportedRegressionSchema).max(1e3)
});

// src/render/comment/data-line.ts
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

// src/render/comment/regressions-line.ts
const lineName = "regressions";
/** Characters that the line may take of a comment. */
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

export { acceptedLine, acceptedText, dataIn, dataLine, parseRegressions, parseRevision, regressionsLine, reportedInterval, reportedRegressions };