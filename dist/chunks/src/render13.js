import { allowText, axisRange, benchmarkCell, brokenSides, candlestickText, changeText, changeWords, checkReason, contestColumns, contestFailure, contestRows, contestSentence, contestTally, countsText, displayedDifferences, filledTables, fingerprintLines, floorCell, headingText, intervalCell, isContestOnly, isolationText, longestAdviceSeconds, machineFacts, meanChange, neutralNote, noiseProbeText, notMeasured, pageTools, reportPage, reproduceLine, runTimeText, runtimeCell, runtimeText, scalingLegend, scalingLines, scalingsOf, settlingOf, settlingText, sideDifferenceText, sides, studyCells, takenSamples, titleText, valueCells, verdictCell, warningLines, withinText } from "./render12.js";
import { withoutRoom } from "./model7.js";
import { contestOf, groupedBy, idWithout, isOfSides, isSameRevision, percent, sides as sides$1 } from "./model3.js";
import { resultStates, rowsWith, verdictStates } from "./render7.js";
import { findingsOfSides, gatesIn, gatingOf } from "./model11.js";
import { acceptCommand, acceptHint, acceptedLine, belowMark, measureCommand, noLinks, pageOf } from "./render9.js";
import { foldContent, labelInHtml, labelOf, linkText, tableText } from "./render5.js";
import { codeInHtml, codeOf, fenceLines, plainLine, plainText } from "./render3.js";
import { chosenText, countText, decimalsOf, differenceText, durationText, endsText, intervalText, marginText, percentText, sizeText, valueText } from "./render2.js";
import { acceptedThroughout, historyLine, historyWith, isPartKey, regressionsLine, reportedRegressions } from "./render10.js";
import { functionAlpha } from "./model23.js";
import { remarksOf } from "./render.js";
import { cutToWidth, padText, widthOf, wrapText } from "./render14.js";
import { claimsChange } from "./model14.js";
import { logColumn } from "./render4.js";
import { openBoundary } from "./model16.js";
import { failedStep, markerLine } from "./render6.js";

// src/render/text/csv-line.ts
function csvLine(cells) {
	return `${cells.map(cellText).join(",")}\r\n`;
}
function cellText(cell) {
	if (cell === null) return "";
	return typeof cell === "string" ? quoteField(escapeFormula(cell)) : String(cell);
}
function escapeFormula(text) {
	return /^[=+\-@\t\r\n|%]/.test(text) ? `'${text}` : text;
}
function quoteField(text) {
	const visible = text.replaceAll("\0", "�");
	return /[",\r\n]/.test(visible) ? `"${visible.replaceAll("\"", "\"\"")}"` : visible;
}

// src/render/csv.ts
const samplesOfPiece = 500;
const columns$1 = [
	"block",
	"round",
	"benchmark",
	"node",
	"driver",
	"coin",
	"kind",
	"metric",
	"unit",
	"base",
	"head",
	"started_at_s",
	"block_s",
	"load_average",
	"steal_ratio",
	...sides$1.flatMap((side) => [`${side}_run_delay_ratio`, `${side}_involuntary_switches`]),
	"reference",
	"contender",
	"cause"
];
function* samplesCsv(result, samples) {
	const { plan } = result;
	const benchmarks = new Map(plan.benchmarks.map((benchmark) => [benchmark.id, benchmark]));
	const linesOf = (sample) => plan.metrics.filter(({ id }) => Object.hasOwn(sample.base, id) || Object.hasOwn(sample.head, id)).map((metric) => csvLine(cellsOf(sample, metric, benchmarks.get(sample.block.benchmarkId))));
	yield csvLine(columns$1);
	for (let at = 0; at < samples.length; at += samplesOfPiece) yield samples.slice(at, at + samplesOfPiece).flatMap(linesOf).join("");
	for (const { title, ids } of notMeasured(result)) yield ids.map((id) => csvLine(columns$1.map((column) => notMeasuredCells(id, title)[column] ?? null))).join("");
}
function notMeasuredCells(id, title) {
	return {
		benchmark: id,
		kind: "not-measured",
		cause: title
	};
}
function cellsOf({ block, base, head, machine, ...times }, metric, benchmark) {
	const contest = benchmark === void 0 ? null : contestOf(benchmark);
	return [
		block.index,
		block.round,
		block.benchmarkId,
		benchmark?.runtime ?? null,
		block.driver,
		block.coin,
		block.kind,
		metric.id,
		metric.unit,
		base[metric.id] ?? null,
		head[metric.id] ?? null,
		times.startedAtSeconds,
		times.seconds,
		machine.loadAverage,
		machine.stealRatio,
		...sides$1.flatMap((side) => [machine.runDelayRatio[side], machine.involuntarySwitches[side]]),
		contest?.labels.base ?? null,
		contest?.labels.head ?? null,
		null
	];
}

// src/render/rows/elsewhere.ts
function elsewhere({ links }) {
	if (links.report !== null) return linkText("the report", links.report);
	return links.run === null ? "the report" : linkText("the summary of the run", links.run);
}

// src/render/sections/contests.ts
const inComment = 50;
const contests = (page) => {
	const all = contestRows(page.result);
	if (all.length === 0) return "";
	const shownRows = page.context === null ? all : all.slice(0, inComment);
	const hiddenCount = all.length - shownRows.length;
	const more = hiddenCount === 0 ? "" : `\n\nAnd ${countText(hiddenCount, "more")}: see ${elsewhere(page)}.`;
	const table = contestTable(shownRows, page) + more;
	if (isContestOnly(page.result)) return table;
	const [first] = shownRows;
	const name = (label) => codeInHtml(label, page.detail.nameLength);
	const summary = first === void 0 ? "" : `: ${contestSentence(first, name)}`;
	return foldContent(`<b>Contenders</b>${summary}${all.length > 1 ? " …" : ""}`, table);
};
function contestTable(rows, page) {
	const { nameLength } = page.detail;
	const columns = contestColumns(rows);
	const signed = rows.some((row) => signOf(row) !== "");
	const shown = columns.map(({ title, align, kind, cell }) => ({
		title,
		align,
		cell: (row) => {
			const text = cell(row, labelOf);
			if (kind === "strong") return `**${text}**`;
			return kind === "text" || text === "" ? text : codeOf(text, nameLength);
		}
	}));
	return tableText([...signed ? [{
		title: "",
		align: "centre",
		cell: signOf
	}] : [], ...shown], rows);
}
function signOf({ finding: { verdict } }) {
	return verdict === "inconclusive" || verdict === "failed" ? verdictStates[verdict].sign : "";
}

// src/render/rows/row-columns.ts
function rowColumns(page) {
	const runtime = {
		title: "Node",
		align: "right",
		cell: runtimeCell
	};
	return {
		verdict: {
			title: "",
			align: "centre",
			cell: verdictCell
		},
		benchmark: [{
			title: "Benchmark",
			align: "left",
			cell: (row) => benchmarkCell(row, page)
		}, ...page.hasRuntimes ? [runtime] : []],
		change: {
			title: "Change",
			align: "right",
			cell: ({ finding }) => changeText(finding)
		},
		interval: {
			title: "95% CI",
			align: "centre",
			cell: ({ finding }) => intervalCell(finding)
		},
		values: [{
			title: "Base",
			align: "right",
			cell: (row) => valueCells(row)[0]
		}, {
			title: "Head",
			align: "right",
			cell: (row) => valueCells(row)[1]
		}],
		floor: {
			title: "Floor",
			align: "right",
			cell: floorCell
		}
	};
}

// src/render/sections/changes.ts
const changes = (page) => {
	const worse = rowsWith(page.rows, "regression");
	const better = rowsWith(page.rows, "improvement");
	const { regressions, improvements } = page.detail;
	const open = [...worse.slice(0, regressions.open), ...better.slice(0, improvements.open)];
	return [
		open.length === 0 ? "" : changesTable(open, page),
		restText$2(worse, regressions, page),
		restText$2(better, improvements, page)
	].filter((part) => part !== "").join("\n\n");
};
function changesTable(rows, page) {
	const { verdict, benchmark, change, interval, values, floor } = rowColumns(page);
	const bold = {
		...change,
		cell: (row) => `**${change.cell(row)}**`
	};
	return tableText([
		verdict,
		...benchmark,
		bold,
		interval,
		...values,
		floor
	], rows);
}
function restText$2(rows, { open, foldedCount: inFold }, page) {
	const [first, ...otherRows] = rows.slice(open);
	if (first === void 0) return "";
	const rest = [first, ...otherRows];
	const summary = `${countsText(rest)}, ${rangeText(first, otherRows.at(-1) ?? first)}`;
	if (inFold === 0) return `And ${summary}: see ${elsewhere(page)}.`;
	const shownRows = rest.slice(0, inFold);
	const hiddenCount = rest.length - shownRows.length;
	const more = hiddenCount === 0 ? "" : `\n\nAnd ${String(hiddenCount)} more: see ${elsewhere(page)}.`;
	return foldContent(`<b>And ${summary}</b>`, changesTable(shownRows, page) + more);
}
function rangeText(first, last) {
	const [from, to] = [changeText(first.finding), changeText(last.finding)];
	return from === to ? from : `${from} to ${to}`;
}

// src/render/sections/finding.ts
const differencesNamed = 3;
const finding = (page) => [foundText(page), checkText(page)].filter((sentence) => sentence !== "").join(" ");
const foundText = (page) => isContestOnly(page.result) ? contestText(page) : [stateText(page), meanText(page)].filter((sentence) => sentence !== "").join(" ");
const contestsNamed = 3;
function contestText({ result, detail }) {
	const rows = contestRows(result);
	const namedRows = rows.slice(0, contestsNamed).map((row) => contestSentence(row, (label) => codeOf(label, detail.nameLength)));
	const hiddenCount = rows.length - namedRows.length;
	return namedRows.length === 0 ? "**Nothing was measured**: no pair of contenders was completed." : `**${namedRows[0] ?? ""}**${namedRows.slice(1).map((text) => `; ${text}`).join("")}${hiddenCount > 0 ? `, and ${String(hiddenCount)} more` : ""}.`;
}
function stateText(page) {
	const { result, rows, state, detail } = page;
	switch (state) {
		case "slower":
		case "accepted": return changedText(page, rowsWith(rows, "regression"));
		case "faster": return changedText(page, rowsWith(rows, "improvement"));
		case "same": return `**Nothing changed**: ${sameText(rowsWith(rows, "unchanged"))}.`;
		case "untouched": return `**Nothing to measure**: ${untouchedText(rowsWith(rows, "untouched").length)}.`;
		case "unknown": return unknownText(rows);
		case "failed": return failedText(rows);
		case "no-build": return `**Nothing was measured**: ${brokenSides(result).join(" and ")} could not be built.`;
		case "not-comparable": return `**Nothing is concluded**: the sides differ unexpectedly ${differText(result)}.`;
		case "nothing": return result.plan.benchmarks.length === 0 ? "**Nothing was measured**: there is no benchmark that both sides have." : `**Nothing was measured**: no pair was completed of ${countText(result.plan.benchmarks.length, "benchmark")}, the first of them ${codeOf(result.plan.benchmarks[0]?.id ?? "", detail.nameLength)}.`;
	}
}
function changedText(page, changedRows) {
	const [first, second, ...more] = changedRows;
	if (first === void 0) return "";
	const [low, high] = first.finding.judged?.ci ?? [null, null];
	const interval = low === null ? "" : ` (95% CI ${intervalText(low, high)})`;
	const otherTexts = [...second === void 0 ? [] : [clauseOf(second, page)], ...more.length === 0 ? [] : [`${String(more.length)} more ${moreWords(first, more)}`]];
	const joinedText = otherTexts.length === 2 ? `, ${otherTexts.join(" and ")}` : otherTexts.map((text) => ` and ${text}`).join("");
	return `**${clauseOf(first, page)}**${interval}${joinedText}.`;
}
function clauseOf(row, { mainMetric, detail }) {
	const where = row.metric === null || row.metric === mainMetric ? "" : ` in ${labelOf(row.metric)}`;
	return `${codeOf(row.benchmarkId, detail.nameLength)} is ${changeWords(row)}${where}`;
}
function moreWords(first, more) {
	const verb = more.length === 1 ? "is" : "are";
	if (more.every(({ word }) => word === first.word)) return `${verb} ${first.word}`;
	return `${verb} ${first.finding.verdict === "regression" ? "worse" : "better"}`;
}
function untouchedText(count) {
	return count === 1 ? "the one benchmark loads nothing that the change touches" : `the ${String(count)} benchmarks load nothing that the change touches`;
}
function sameText(rows) {
	return `${rows.length === 1 ? "the one benchmark is" : `all ${String(rows.length)} are`} shown to be within ${withinText(rows)}`;
}
function failedText(rows) {
	const failed = rowsWith(rows, "failed").length;
	const missed = rowsWith(rows, "not-measured").length;
	return `**${[...failed === 0 ? [] : [`${countText(failed, "benchmark")} failed`], ...missed === 0 ? [] : [`${countText(missed, "benchmark")} ${missed === 1 ? "was" : "were"} not measured`]].join(", and ")}**; nothing else became slower as far as is known.`;
}
function unknownText(rows) {
	const missed = rowsWith(rows, "not-measured").length;
	const unknown = rowsWith(rows, "inconclusive").length + missed;
	const same = rowsWith(rows, "unchanged").length;
	const why = missed === 0 ? "" : `, of which ${countText(missed, "was", "were")} not measured`;
	const rest = same === 0 ? "" : `; the other ${String(same)} did not change`;
	return `**Could not tell** for ${countText(unknown, "benchmark")}${why}${rest}.`;
}
function differText(result) {
	const differences = displayedDifferences(result).filter(({ asked: isRequested }) => !isRequested);
	const namedDifferences = differences.slice(0, differencesNamed).map(sideDifferenceText);
	const hiddenCount = differences.length - namedDifferences.length;
	if (namedDifferences.length === 0) return "in something that was not requested";
	return `in ${namedDifferences.join(", ")}${hiddenCount === 0 ? "" : ` and ${String(hiddenCount)} more`}${allowedBy(result)}`;
}
function allowedBy(result) {
	const line = allowText(result);
	return line === "" ? "" : `; to allow it, write ${codeOf(line)} in the settings`;
}
function meanText({ result, mainMetric }) {
	const mean = result.geometricMeans.find(({ metric }) => metric === mainMetric?.id);
	if (mean === void 0 || mainMetric === null || mean.rows < 2) return "";
	return `Geometric mean of ${labelOf(mainMetric)} over ${String(mean.rows)}: ${meanChange(mean)}.`;
}
const checkText = ({ result, rows, state }) => {
	if (isContestOnly(result)) return "";
	if (state === "accepted" && result.conclusion === "success") return "The check passes: everything beyond the limit was accepted.";
	const reason = checkReason(result, rows);
	switch (result.conclusion) {
		case "failure": return `The check **fails**: ${reason}.`;
		case "neutral": return `The check is **neutral**: ${reason}. ${neutralNote(result)}`;
		case "success": return reason === "" ? "The check passes." : `The check passes: ${reason}.`;
	}
};

// src/render/sections/footer.ts
function commandsText(place) {
	return `<sub>Commands, alone in a new comment: ${[
		measureCommand([], place),
		acceptCommand("NAME", place),
		measureCommand(["profile", "NAME"], place),
		measureCommand(["bisect", "NAME"], place),
		"/bench status",
		"/bench cancel",
		"/bench help"
	].map((command) => codeOf(command)).join(" · ")}</sub>`;
}
const footer = (page) => {
	const { result, links, context } = page;
	const newest = context === null ? null : earlierResult(page, context.headSha);
	const history = (context?.history ?? []).filter(({ sha }) => sha !== newest?.sha);
	const parts = [
		...links.run === null ? [] : [linkText("Run", links.run)],
		...links.report === null ? [] : [linkText("report and raw data", links.report)],
		...history.length === 0 ? [] : [`before: ${history.map(pastText).join(", ")}`],
		versionText(result.version, links.home)
	];
	return [
		context === null || isPartKey(context.key) || !context.takesCommands ? "" : commandsText(context),
		`<sub>${parts.join(" · ")}</sub>`,
		newest === null ? "" : historyLine(historyWith(newest, history))
	].filter((line) => line !== "").join("\n\n");
};
function pastText({ sha, verdict, change }) {
	const sign = verdict === "unchanged" ? "=" : verdictStates[verdict].sign;
	return `${codeOf(sha)} ${sign}${change === null ? "" : ` ${percentText(change)}`}`;
}
function versionText(version, page) {
	if (!/^\d{1,4}(?:\.\d{1,6}){2}$/.test(version)) return `deadheat ${codeOf(version)}`;
	const text = `deadheat ${version}`;
	return page === null ? text : linkText(text, `${page}/releases/tag/v${version}`);
}
function earlierResult({ rows, state }, headSha) {
	const verdict = resultStates[state].verdict;
	const first = rows.find(({ finding }) => finding.verdict === verdict);
	const isChanged = verdict === "regression" || verdict === "improvement";
	return {
		sha: headSha.slice(0, 7),
		verdict,
		change: isChanged ? first?.finding.judged?.estimate ?? null : null
	};
}

// src/model/judging/changed-functions.ts
const shareAtMost = 4 / 3;
const leastOfLargest = .1;
function changedFunctions({ functions, total }) {
	const whole = total.head - total.base;
	const certain = functions.filter(({ pAdjusted }) => pAdjusted !== null && pAdjusted <= .01);
	const largest = Math.max(0, ...certain.map(sizeOf));
	const changes = certain.filter((entry) => sizeOf(entry) >= leastOfLargest * largest);
	const shares = changes.map(({ self }) => (self.head - self.base) / whole);
	const isTold = shares.every((share) => Math.abs(share) <= shareAtMost);
	return changes.map((entry, at) => ({
		...entry,
		share: isTold ? shares[at] ?? null : null
	}));
}
function sizeOf({ self }) {
	return Math.abs(self.head - self.base);
}

// src/render/sections/functions.ts
const rowsAtMost$1 = 5;
const functionsAtMost = 4;
const functions = (page) => {
	const profiles = new Map(page.result.profiles?.map((profile) => [profile.benchmarkId, profile]));
	return rowsWith(page.rows, "regression").flatMap((row) => {
		const profile = profiles.get(row.benchmarkId);
		return [profile === void 0 ? "" : profileText(row, profile, page), sameFunctionsText(row, page)].filter((part) => part !== "").join("\n\n");
	}).filter((text) => text !== "").slice(0, rowsAtMost$1).join("\n\n");
};
function profileText(row, profile, page) {
	const name = codeOf(row.benchmarkId, page.detail.nameLength);
	const { base, head } = profile.processes;
	const processes = `profiles of ${countText(Math.min(base, head), "process", "processes")} a side`;
	const changes = changedFunctions(profile);
	if (changes.length === 0) return `**Why** ${name}: no function differs for certain in ${processes}.`;
	const wholeChange = rowChange(row, profile);
	const heading = wholeChange === null ? `**Why** ${name}, by function, in ${processes}:` : `**Why** ${name} takes ${differenceText(wholeChange, profile.unit)} a call, by function, in ${processes}:`;
	const isAlike = (wholeChange ?? 1) * (profile.total.head - profile.total.base) > 0;
	return [
		heading,
		...changes.slice(0, functionsAtMost).map((change) => {
			const part = isAlike ? shareText(change.share, wholeChange, profile.unit) : "";
			return `- ${functionText(change, page)}${part}`;
		}),
		...restText$1(row, profile, changes)
	].join("\n");
}
const dividedMetrics = /* @__PURE__ */ new Set([
	"time",
	"cpu",
	"user-time",
	"allocation"
]);
function rowChange({ metric, finding }, { unit }) {
	const { baseCentre, judged } = finding;
	if (metric?.unit !== unit || !dividedMetrics.has(metric.id)) return null;
	if (baseCentre === null || judged === null || judged.estimate === null) return null;
	return baseCentre * judged.estimate;
}
function functionText({ name, file, line, own: isOwn, movedFrom }, page) {
	const { nameLength } = page.detail;
	const place = file === "" ? "" : ` ${placeText$1({
		file,
		line,
		own: isOwn
	}, page)}`;
	const past = movedFrom === void 0 ? "" : `, moved from ${codeOf(movedFrom, nameLength)}`;
	return `${codeOf(name, nameLength)}${place}${past}`;
}
function shareText(share, wholeChange, unit) {
	if (share === null) return "";
	const amount = wholeChange === null ? "" : `: ${differenceText(share * wholeChange, unit)}`;
	if (share < 0) return `${amount}, the other way`;
	const rest = share > 1 ? "; other functions take some back" : "";
	return `${amount === "" ? ":" : `${amount},`} ${percent(share)} of the change${rest}`;
}
function restText$1({ finding: { judged } }, { total, unit }, [first]) {
	if (first?.share === null) return ["", "No shares are told: in the profiles, the changes of functions nearly cancel out."];
	const profiledChange = total.head / total.base - 1;
	const change = judged?.estimate ?? profiledChange;
	if (unit !== "s" || profiledChange >= change / 2) return [];
	return ["", `The profiles show ${percentText(profiledChange)} of ${percentText(change)}. V8 inlines less in them, so the rest can be inlining.`];
}
function placeText$1({ file, line, own: isOwn }, { links, detail }) {
	const text = codeOf(`${file}${line === null ? "" : `:${String(line)}`}`, detail.nameLength);
	const top = isOwn ? links.commits.head?.replace(/\/commit\/([0-9a-f]{40})$/, "/blob/$1/") : void 0;
	if (top === void 0 || !top.endsWith("/")) return text;
	const path = file.split("/").map(encodeURIComponent).join("/");
	return linkText(text, `${top}${path}${line === null ? "" : `#L${String(line)}`}`);
}
function sameFunctionsText({ benchmarkId, metric }, { result, detail }) {
	if (metric?.unit !== "s") return "";
	if (result.findings.find((candidate) => candidate.benchmarkId === benchmarkId && candidate.metric === "instructions")?.verdict !== "unchanged") return "";
	return `${codeOf(benchmarkId, detail.nameLength)} runs **the same instructions, slower**: the cause is the memory or the layout of the code, not more work.`;
}

// src/render/machine/builds-text.ts
const addonsAtMost = 5;
function buildsText({ builds }) {
	const sentences = [builds.base, builds.head].flatMap((build) => {
		const facts = build === null ? [] : buildLines(build);
		return build === null || facts.length === 0 ? [] : [`${build.side}: ${facts.join("; ")}`];
	});
	return sentences.length === 0 ? "" : `**The builds**: ${sentences.join(". ")}.`;
}
function buildLines({ addons: all, notes = [] }) {
	const addons = all.toSorted((first, right) => (right.loadedBy ?? 0) - (first.loadedBy ?? 0));
	const hiddenCount = addons.length - addonsAtMost;
	return [
		...addons.slice(0, addonsAtMost).map(addonText),
		...hiddenCount > 0 ? [`${countText(hiddenCount, "addon")} more`] : [],
		...notes.map((note) => codeOf(note))
	];
}
function addonText({ path, sizeBytes, sha256, builtHere, loadedBy }) {
	const origin = builtHere ? "compiled here" : "prebuilt";
	const size = valueText(sizeBytes, "B");
	return `${codeOf(path)} ${origin}, ${size}, ${codeOf(sha256.slice(0, 12))}${useText(loadedBy)}`;
}
function useText(loadedBy) {
	if (loadedBy === void 0) return "";
	return loadedBy === 0 ? ", never loaded" : `, loaded by ${countText(loadedBy, "benchmark")}`;
}

// src/render/rows/layout-lines.ts
const linesAtMost = 10;
function layoutLines({ layouts = [], findings }, nameOf) {
	const first = layouts.filter(({ benchmarkId }, at) => layouts.findIndex((candidate) => candidate.benchmarkId === benchmarkId) === at);
	const shownLines = first.slice(0, linesAtMost).map(({ benchmarkId, metric, ratio }) => {
		const change = findings.find((candidate) => candidate.benchmarkId === benchmarkId && candidate.metric === metric)?.judged?.estimate ?? null;
		const text = `${nameOf(benchmarkId)}: layouts of base differ by ${marginText(ratio)}`;
		if (change === null) return text;
		const size = Math.max(1 + change, 1 / (1 + change)) - 1;
		return `${text}; the change, ${percentText(change)}, is ${size > ratio ? "larger than that" : "within that"}`;
	});
	const hiddenCount = first.length - shownLines.length;
	return hiddenCount > 0 ? [...shownLines, `and ${countText(hiddenCount, "more row")}`] : shownLines;
}

// src/render/sections/method.ts
const differencesAtMost = 10;
const lineLength$1 = 400;
const kindsAtMost = 5;
const blockWidth = 96;
const method = (page) => {
	const hasMeasured = page.rows.some(({ finding }) => finding.judged !== null);
	const warnings = warningLines(page.result);
	return foldContent(hasMeasured ? `<b>How this was measured</b>, and how far to trust it: ${trustText(warnings)}` : "<b>Where this ran</b>, and how to run it again", [
		listOf(page, { hasMeasured }),
		warningsText(warnings, page.detail.warnings),
		reproductionText(page)
	].filter((part) => part !== "").join("\n\n"));
};
function trustText(warnings) {
	return warnings.length === 0 ? "no warnings" : countText(warnings.length, "warning");
}
function listOf(page, { hasMeasured }) {
	const measureLines = [
		pairText(page),
		isContestOnly(page.result) ? "" : promiseText(page),
		contestsText(page),
		...remarksOf(page.result).map(({ title, text }) => `**${title}**: ${text}`),
		wordsText(),
		controlText(page),
		layoutText(page),
		rebuildText(page)
	];
	const { result } = page;
	const always = [
		sidesText(page),
		runtimeText(result),
		buildsText(result),
		timeText(page),
		...machinePlaces(page)
	];
	return [...hasMeasured ? measureLines : [], ...always].filter((item) => item !== "").map((item) => `- ${item}`).join("\n");
}
function timeText({ result }) {
	const timeTexts = runTimeText(result);
	return timeTexts === "" ? "" : `**The time**: ${timeTexts}`;
}
function pairText({ result: { plan, repeats, shards } }) {
	const again = repeats === 0 ? "" : ` ${countText(repeats, "pair")} that the machine disturbed ${repeats === 1 ? "was" : "were"} measured again.`;
	return `**A pair** is one fresh process of each side, run next to each other; a coin drawn from ${shards === void 0 ? `seed ${String(plan.seed)}` : "the seed of its shard"} decides which goes first.${warmUpText(plan)}${again}`;
}
function warmUpText(plan) {
	const otherBenchmarks = plan.benchmarks.filter(({ driver }) => driver !== "pingpong");
	if (otherBenchmarks.length === 0) return "";
	return ` The first pair of each ${otherBenchmarks.length === plan.benchmarks.length ? "benchmark" : "command, server and suite"} warms up and is not counted.`;
}
function promiseText({ result: { plan, shards } }) {
	const { alpha, looks } = plan.policy;
	const ofSides = plan.benchmarks.filter(isOfSides);
	const counts = ofSides.map((benchmark) => plan.metrics.filter((metric) => gatesIn(benchmark, metric)).length);
	const tests = counts.reduce((sum, count) => sum + count, 0);
	const [gatingCount = 0] = counts;
	const each = counts.every((count) => count === gatingCount) ? ` × ${countText(gatingCount, "metric")}` : " with the metrics that gate each";
	return `**The promise**: where nothing changed, the chance that any row of the whole table is called slower or faster is at most ${chosenText(alpha)}. Exact signed-rank tests on the ratios of the pairs, corrected over ${countText(shards?.family ?? tests, "test")} (${countText(ofSides.length, "benchmark")}${each}), looked at after ${looks.join(", ")} pairs.`;
}
function contestsText({ result: { plan } }) {
	const others = plan.benchmarks.filter((benchmark) => !isOfSides(benchmark));
	if (others.length === 0) return "";
	return `**Contenders** are measured in blocks of their own, each a contender next to its reference in the order of a coin. They have a promise of their own: where all are alike, the chance that any is called slower or faster is at most ${chosenText(plan.policy.alpha)} over ${countText(others.length, "contest")} and all their metrics. They never fail the check.`;
}
function wordsText() {
	return "**Same** means shown to lie within the threshold; **unknown** means neither changed nor the same. **Floor** is the smallest change that could have been called: what the pairs of a row call four times in five, and never less than this machine shows between a revision and itself.";
}
function controlText({ result: { plan } }) {
	return plan.controlShare === 0 ? "**Control**: none; no pairs compared base with itself." : `**Control**: ${chosenText(plan.controlShare)} extra pairs compared base with itself, to check the machine.`;
}
function layoutText(page) {
	const { placements } = page.result.plan;
	if (placements === void 0 || "refused" in placements) return "";
	const how = placements.by === "room" ? "with random padding before their code" : `in a random order set by ${placements.by}`;
	const what = placements.node === true ? "Node.js itself and the addons" : "the addons";
	return [placements.alike ? `**Layouts**: ${what} of both sides are made of the same objects. They were linked again for every round, ${how}, the same on both sides.` : `**Layouts**: ${what} were linked again for every round, ${how}, independently on each side, so the interval includes the effect of code placement.${cyclesText(page.result)}`, ...layoutLines(page.result, (name) => codeOf(name)).map((line) => `  - ${line}`)].join("\n");
}
function cyclesText({ layouts = [] }) {
	return layouts.length === 0 ? "" : " Where layouts differ by more than these pairs could bear, each pair was measured with the code at all four places of a cache line, and pairs before that were dropped:";
}
function rebuildText({ result }) {
	const { rebuildControl } = result;
	if (rebuildControl === void 0) return "";
	const { pairs, floors } = rebuildControl;
	const rebuildNote = `**Rebuild control**: base was built a second time from scratch, in another place, and measured against base in ${countText(pairs, "extra pair")}.${identicalText(result)}`;
	const [largest] = floors.toSorted((first, right) => right.ratio - first.ratio);
	if (largest === void 0) return `${rebuildNote} No row differed between the two.`;
	const where = `${codeOf(largest.benchmarkId)} (${codeOf(largest.metric)})`;
	return `${rebuildNote} At 95% each, the same code differed in ${countText(floors.length, "row")}, most in ${where}, by ${sizeText(largest.ratio)}; no row is called slower or faster for a change that the control build showed as well.`;
}
function identicalText({ rebuildControl, builds, plan: { placements } }) {
	const { base } = builds;
	if (rebuildControl === void 0 || base === null || !isSameBuild(base, rebuildControl.twin)) return "";
	return placements !== void 0 && !("refused" in placements) ? " Both builds are identical bit for bit; linked again, they differ in where their code is placed and in nothing else." : " **Both builds are identical bit for bit, so this is no control of code placement.**";
}
function sidesText({ result }) {
	const { base, head } = result.builds;
	if (base === null || head === null) return "**The sides** were not both built.";
	const differences = displayedDifferences(result);
	if (differences.length === 0 && isContestOnly(result)) return "**The contenders** differ in nothing else that was checked: the same Node.js, recipe and environment.";
	if (differences.length === 0) return `**The sides** ${isSameRevision(result.plan.revisions) ? "are of one revision and differ in nothing" : "differ in their revision and in nothing else"} that was checked: the same Node.js, recipe and environment.`;
	const requestedDifferences = differences.filter((difference) => difference.asked);
	const unrequestedDifferences = differences.filter((difference) => !difference.asked);
	return `**The sides** differ besides their revision in ${[...unrequestedDifferences.length === 0 ? [] : [`${differenceList(unrequestedDifferences)}, unexpectedly`], ...requestedDifferences.length === 0 ? [] : [`${differenceList(requestedDifferences)}, as declared or requested`]].join("; and in ")}.`;
}
function differenceList(differences) {
	const shownTexts = differences.slice(0, differencesAtMost).map(sideDifferenceText);
	const hiddenCount = differences.length - shownTexts.length;
	return `${shownTexts.join(", ")}${hiddenCount > 0 ? ` and ${String(hiddenCount)} more` : ""}`;
}
function machinePlaces({ result }) {
	const { machine, shards, plan } = result;
	if (shards === void 0) return [`**The machine**:${machinePlace(machine, plan, noiseProbeText(result))}`];
	const kinds = [...groupedBy(shards.measured, (shard) => machineFacts(shard.machine).join(", ")).values()];
	const shownTexts = kinds.slice(0, kindsAtMost).flatMap((alike) => shardLines(alike, plan));
	const hiddenCount = kinds.length - kindsAtMost;
	return [...shownTexts, ...hiddenCount > 0 ? [`and ${countText(hiddenCount, "more kind")} of machine`] : []];
}
function shardLines(alike, plan) {
	const [first] = alike;
	if (first === void 0) return [];
	const numbers = alike.map(({ index }) => String(index)).join(", ");
	const which = `${alike.length === 1 ? "Shard" : "Shards"} ${numbers}`;
	const benchmarks = alike.reduce((sum, shard) => sum + shard.benchmarks, 0);
	const lastingFacts = {
		...first.machine,
		fingerprint: void 0
	};
	return [`**${which}**, ${countText(benchmarks, "benchmark")}:${machinePlace(lastingFacts, plan, "")}`];
}
function machinePlace(machine, plan, probeText) {
	const { environmentNames, environmentDigest } = machine;
	return [
		...machineFacts(machine).map((fact) => codeOf(fact, lineLength$1)),
		`The measured processes saw ${countText(environmentNames.length, "environment variable")}, the same on both sides but for their folders, digest ${codeOf(environmentDigest.slice(0, 12))}.`,
		hyperfineText(machine.hyperfine, plan.benchmarks),
		isolationText(machine),
		probeText,
		...fingerprintLines(machine)
	].filter((fact) => fact !== "").map((fact) => `\n  - ${fact}`).join("");
}
function hyperfineText(hyperfine, benchmarks) {
	if (!benchmarks.some(({ driver }) => driver === "command" || driver === "sliced") || hyperfine === null) return "";
	return `Commands ran through hyperfine ${codeOf(hyperfine)}, one run a call, without a shell.`;
}
function warningsText(warnings, most) {
	if (warnings.length === 0) return "";
	const shownLines = warnings.slice(0, most).map((line) => plainText(line, lineLength$1));
	const hiddenCount = warnings.length - shownLines.length;
	const items = [...shownLines, ...hiddenCount > 0 ? [`and ${String(hiddenCount)} more`] : []];
	return fenceLines(items.flatMap(itemLines));
}
function itemLines(item) {
	return wrapText(item, blockWidth).map((line, index) => `${index === 0 ? "- " : "  "}${line}`);
}
function reproductionText({ result }) {
	return `To reproduce it in a terminal:\n\n${fenceLines([plainText(reproduceLine(result), lineLength$1)], "sh")}`;
}
function isSameBuild(base, otherBuild) {
	return base.addons.length > 0 && bytesOf(base) === bytesOf(otherBuild);
}
function bytesOf({ addons }) {
	return addons.map(({ sha256 }) => sha256).join(" ");
}

// src/render/sections/metrics.ts
const namedAtMost$2 = 4;
const rowsAtMost = 5;
const columns = [
	{
		title: "Metric",
		align: "left",
		cell: ({ name }) => name
	},
	{
		title: "Change",
		align: "right",
		cell: ({ change }) => change
	},
	{
		title: "95% CI",
		align: "centre",
		cell: ({ interval }) => interval
	},
	{
		title: "Base",
		align: "right",
		cell: (line) => valueCell(line, "baseCentre")
	},
	{
		title: "Head",
		align: "right",
		cell: (line) => valueCell(line, "headCentre")
	}
];
function valueCell({ values, metric }, centre) {
	return values === null ? "" : valueText(values[centre], metric.unit);
}
const metrics = (page) => {
	const lines = collectLines(page);
	if (lines.length === 0) return "";
	const namesText = lines.slice(0, namedAtMost$2).map(metricSummary).join(", ");
	const hiddenCount = lines.length - namedAtMost$2;
	const summary = `<b>Other metrics</b>: ${namesText}${hiddenCount > 0 ? ` and ${String(hiddenCount)} more` : ""}`;
	const rows = page.detail.metrics === "rows" ? lines.flatMap((line) => changedLines(line, page)) : [];
	const means = lines.slice(0, page.detail.metricsAtMost).map(meanLine);
	return foldContent(summary, tableText(columns, [...means, ...rows]));
};
function collectLines({ result, mainMetric }) {
	const gates = gatingOf(result.plan);
	const ofSides = findingsOfSides(result.findings, result.plan);
	return result.plan.metrics.filter((metric) => metric !== mainMetric).map((metric) => {
		const ownFindings = ofSides.filter((finding) => finding.metric === metric.id);
		return {
			metric,
			own: ownFindings,
			mean: result.geometricMeans.find((mean) => mean.metric === metric.id) ?? null,
			exact: isOfBuild(metric) ? ownFindings[0] ?? null : null,
			changed: isOfBuild(metric) ? [] : ownFindings.filter((finding) => claimsChange(finding) && !gates(finding.benchmarkId, metric.id))
		};
	}).filter(({ mean, exact, changed: changedFindings }) => mean !== null || exact !== null || changedFindings.length > 0);
}
function isOfBuild({ assume, own: isOwn }) {
	return assume === "exact" && isOwn !== true;
}
function metricSummary({ metric, mean, exact, changed: changedFindings, own: ownFindings }) {
	const label = labelInHtml(metric);
	if (exact !== null) return `${label} ${exactText(exact, metric)}`;
	if (mean !== null) return `${label} ${metricMeanText(mean, ownFindings, metric)}`;
	return `${label} changed in ${String(changedFindings.length)}`;
}
function exactText({ baseCentre, headCentre }, { unit }) {
	if (baseCentre === null || headCentre === null) return "–";
	return baseCentre === headCentre ? "the same" : differenceText(headCentre - baseCentre, unit);
}
function metricMeanText({ estimate, ci }, findings, { threshold }) {
	const [low, high] = ci;
	const decimals = decimalsOf(low, high);
	const change = percentText(estimate, decimals);
	if (low > 1 / (1 + threshold) - 1 && high < threshold) return `same (${change})`;
	const isAgreed = findings.some((finding) => claimsChange(finding) && (finding.judged?.estimate ?? 0) > 0 === estimate > 0);
	if (low <= 0 && high >= 0 || !isAgreed) return `unknown (${change})`;
	return `${sizeText(estimate, decimals)} ${estimate > 0 ? "higher" : "lower"}`;
}
function meanLine({ metric, mean, exact, changed: changedFindings }) {
	const label = labelOf(metric);
	if (exact !== null) return {
		name: label,
		change: exactText(exact, metric),
		interval: "exact",
		metric,
		values: exact
	};
	const unjudged = {
		metric,
		values: null
	};
	if (mean === null) return {
		name: label,
		change: `changed in ${String(changedFindings.length)}`,
		interval: "",
		...unjudged
	};
	return {
		name: mean.rows === 1 ? label : `${label}, mean of ${String(mean.rows)}`,
		change: percentText(mean.estimate, decimalsOf(...mean.ci)),
		interval: endsText(mean.ci[0], mean.ci[1]),
		...unjudged
	};
}
function changedLines({ metric, changed: changedFindings }, page) {
	return changedFindings.toSorted((first, right) => changeSize(right) - changeSize(first)).slice(0, rowsAtMost).map((finding) => ({
		name: `${labelOf(metric)} of ${codeOf(finding.benchmarkId, page.detail.nameLength)}`,
		change: changeText(finding),
		interval: endsText(finding.judged?.ci[0] ?? null, finding.judged?.ci[1] ?? null),
		metric,
		values: finding
	}));
}
function changeSize({ judged: judgedRow }) {
	return Math.abs(Math.log(1 + (judgedRow?.estimate ?? 0)));
}

// src/render/sections/next-step.ts
const longestCommand = 400;
const nextStep = (page) => {
	const step = stepOf(page);
	return step === "" ? "" : `**What to do**: ${step}`;
};
function stepOf(page) {
	const { result, rows, state } = page;
	switch (state) {
		case "slower": return slowerStep(page);
		case "accepted":
		case "same":
		case "faster": return againText(page, "nothing must be done") ?? (result.conclusion === "success" ? "nothing." : restText);
		case "untouched": return "nothing.";
		case "unknown": return againText(page, "nothing is shown to be worse") ?? (rowsWith(rows, "inconclusive").length === 0 ? moreTimeText : hopelessText);
		case "failed": return result.failures.length === 0 ? "run it again: some rows were not measured." : failuresText;
		case "no-build": return `make ${unbuiltSides(result)} build; the end of its output is below.`;
		case "not-comparable": return "make the sides alike, or allow the difference as said above, and run again.";
		case "nothing":
			if (isContestOnly(result)) return contestStep(result);
			return rows.length === 0 && result.plan.benchmarks.length === 0 ? "add a benchmark to both sides, or check `only` and the folder `benchmarks`." : "run it again with more time.";
	}
}
function unbuiltSides({ builds }) {
	const missing = ["base", "head"].filter((side) => builds[side] === null);
	return missing.length === 1 ? missing.join("") : "both sides";
}
const failuresText = "read the failures below; the first line of each says what was expected.";
function contestStep(result) {
	if (result.failures.length > 0) return failuresText;
	const rows = contestRows(result);
	const isOpen = rows.some(({ finding }) => finding.verdict === "inconclusive");
	return rows.length === 0 || isOpen ? "run it again with more time." : "";
}
function slowerStep(page) {
	const { result, rows } = page;
	const [worst] = rowsWith(rows, "regression");
	const look = hasFunctions(page) ? "look at the functions below" : "look at the change";
	if (worst === void 0) return `${look}.`;
	if (result.conclusion === "success") return `nothing must be done: the check passes. To find the cause, ${look}.`;
	if (result.conclusion === "neutral") return againText(page, look) ?? `${look}.`;
	return `${look}; or accept it, ${acceptText(page, worst)}.`;
}
function hasFunctions({ result, rows }) {
	const slower = new Set(rowsWith(rows, "regression").map(({ benchmarkId }) => benchmarkId));
	return (result.profiles ?? []).some((profile) => slower.has(profile.benchmarkId) && changedFunctions(profile).length > 0);
}
function acceptText(page, { benchmarkId, runtime }) {
	const { context, rows } = page;
	if (context?.takesCommands !== true) return "by a higher `limit`";
	const isOnly = rowsWith(rows, "regression").length < 2;
	return acceptHint({
		name: idWithout(benchmarkId, runtime),
		isOnly
	}, context);
}
const moreTimeText = "nothing is shown to be worse. To measure the rest, raise `budget`, or choose with `only`.";
const hopelessText = "no sensible number of pairs settles this here: use a quieter machine, longer benchmarks or a wider `threshold`.";
const restText = "to decide the rest, use a quieter machine, longer benchmarks or a wider `threshold`.";
function againText(page, otherwise) {
	const { result, rows } = page;
	const unknown = rowsWith(rows, "inconclusive").map(({ finding }) => ({
		settling: settlingOf(finding),
		before: finding.judged?.pairs ?? 0
	}));
	if (unknown.some(({ settling }) => settling === "busy")) return `${otherwise}. Other programs kept this machine busy, which no number of pairs puts right: free it and run again.`;
	const open = unknown.flatMap(({ settling, before }) => settling === null || typeof settling === "string" ? [] : [{
		needed: before + settling.pairs,
		seconds: settling.seconds ?? 0
	}]);
	const seconds = result.seconds + open.reduce((sum, row) => sum + row.seconds, 0);
	if (open.length === 0 || seconds > 3600) return null;
	const pairs = Math.max(...open.map(({ needed }) => needed));
	const budget = result.plan.budgetSeconds;
	const tight = budget !== null && seconds > budget ? ", with a `budget` that allows it" : "";
	return `${otherwise}. To settle what is unknown, run again with ${againCommand(page, pairs)}: about ${durationText(seconds)}${tight}.`;
}
function againCommand({ context, fromFork }, pairs) {
	if (context?.takesCommands !== true) return codeOf(`--pairs ${String(pairs)}`);
	const wanted = `pairs=${String(pairs)}`;
	if (isPartKey(context.key)) return `${codeOf(wanted)} in the same command`;
	return codeOf(measureCommand([wanted], {
		...context,
		fromFork
	}), longestCommand);
}

// src/render/text/cut-apart.ts
function cutApart(texts, width) {
	const distinct = [...new Set(texts)];
	const cut = (text) => cutToWidth(text, width);
	const namesByText = shortenTexts(distinct, alikeIn(distinct, cut), firstWord);
	const once = (text) => cut(namesByText.get(text) ?? text);
	const stillAlike = alikeIn(distinct, once);
	const apart = shortenTexts(distinct, stillAlike, once);
	const twice = (text) => cut(apart.get(text) ?? namesByText.get(text) ?? text);
	const best = alikeIn(distinct, twice).size < stillAlike.size ? twice : once;
	const alike = alikeIn(distinct, best);
	if (alike.size === 0) return texts.map(best);
	const late = cutLate(distinct.filter((text) => alike.has(text)), best, width);
	const last = (text) => late.get(text) ?? best(text);
	return texts.map(alikeIn(distinct, last).size < alike.size ? last : best);
}
function cutLate(texts, cut, width) {
	const late = /* @__PURE__ */ new Map();
	for (const group of groupedBy(texts, cut).values()) {
		if (group.length < 2) continue;
		const commonStart = sharedStart(group);
		const start = cutEnd(commonStart, Math.floor(width * .3));
		const from = start === commonStart ? 0 : commonStart.length;
		const cutStart = (text) => cutEnd(from === 0 ? text : `${start}${text.slice(from)}`, width);
		for (const text of group) late.set(text, cutStart(text));
		const rest = [...groupedBy(group, cutStart).values()].filter(({ length }) => length > 1 && length < group.length);
		for (const more of rest) for (const [text, shownText] of cutLate(more, cutStart, width)) late.set(text, shownText);
	}
	return late;
}
function sharedStart([first = "", ...otherTexts]) {
	const all = Array.from(first);
	const end = all.findIndex((_, at) => {
		const start = all.slice(0, at + 1).join("");
		return otherTexts.some((text) => !text.startsWith(start));
	});
	return all.slice(0, end).join("").replace(/[^\s/(,:]*$/, "");
}
function cutEnd(text, width) {
	if (widthOf(text) <= width) return text;
	const keptCharacters = Array.from(text);
	while (keptCharacters.length > 0 && widthOf(keptCharacters.join("")) > width - 1) keptCharacters.pop();
	return width < 1 ? "" : `${keptCharacters.join("")}…`;
}
function alikeIn(texts, cut) {
	const groups = [...groupedBy(texts, cut).values()];
	return new Set(groups.filter(({ length }) => length > 1).flat());
}
function shortenTexts(texts, wantedTexts, familyOf) {
	const families = [...groupedBy(texts, familyOf).values()];
	return new Map(families.flatMap((family) => {
		const commonParameters = sharedParameters(family);
		return family.filter((text) => wantedTexts.has(text)).map((text) => [text, without(text, commonParameters)]);
	}));
}
function firstWord(text) {
	return text.split(" ")[0] ?? "";
}
function sharedParameters(texts) {
	const [first = [], ...otherLists] = texts.map((text) => text.split(" "));
	const isShared = (word) => otherLists.every((words) => words.includes(word));
	return new Set(first.filter((word) => word.includes("=") && isShared(word)));
}
function without(text, commonParameters) {
	const words = text.split(" ").map((word) => commonParameters.has(word) ? "…" : word);
	return words.filter((word, index) => word !== "…" || words[index - 1] !== "…").join(" ");
}

// src/render/terminal/terminal-table.ts
const givenUp = [
	"first",
	"second",
	"third",
	"fourth"
];
const gap$1 = "  ";
const leastWidth = 16;
function terminalTable(columns, items, width) {
	const rows = items.map((item) => columns.map(({ cell }) => cell(item)));
	const widths = columns.map(({ title }, index) => rows.reduce((most, cells) => Math.max(most, widthOf(cells[index] ?? "")), widthOf(title)));
	const keptIndexes = keptColumns(columns, widths, width, new Set(columns.flatMap((_, index) => rows.every((cells) => cells[index] === "") ? [index] : [])));
	const total = tableWidth(keptIndexes, widths);
	const fittedRows = keptIndexes.map((index) => {
		const { title, align, keep } = columns[index] ?? {
			title: "",
			align: "left",
			keep: "always"
		};
		const natural = widths[index] ?? 0;
		const ownWidth = keep === "cut" ? Math.max(Math.min(natural, leastWidth), natural - Math.max(0, total - width)) : natural;
		return cutApart([title, ...rows.map((row) => row[index] ?? "")], ownWidth).map((cell) => padText(cell, ownWidth, align));
	});
	return [null, ...rows].map((_, line) => fittedRows.map((cells) => cells[line] ?? "").join(gap$1).trimEnd());
}
function keptColumns(columns, widths, width, empty) {
	const all = columns.flatMap((_, index) => empty.has(index) ? [] : [index]);
	const attempts = [
		0,
		1,
		2,
		3,
		4
	].map((count) => {
		const droppedTitles = new Set(givenUp.slice(0, count));
		return all.filter((index) => !droppedTitles.has(columns[index]?.keep ?? "always"));
	});
	const leastOf = (keptIndexes) => tableWidth(keptIndexes, widths.map((columnWidth, index) => columns[index]?.keep === "cut" ? Math.min(columnWidth, comfortable(width)) : columnWidth));
	return attempts.find((keptIndexes) => leastOf(keptIndexes) <= width) ?? attempts.at(-1) ?? all;
}
function comfortable(width) {
	return Math.max(leastWidth, Math.floor(width * .45));
}
function tableWidth(keptIndexes, widths) {
	return keptIndexes.reduce((sum, index) => sum + (widths[index] ?? 0), 2 * (keptIndexes.length - 1));
}

// src/render/rows/profile-lines.ts
const shownAtMost$2 = 10;
const note = "Own time or memory per call, in processes of their own that were not timed: by V8’s sampling profiler, or where it says so by perf, which sees native functions as well. V8 inlines less in them, so a call takes longer than in the table. A function differs when a signed-rank test over pairs of processes says so at 1%, corrected over all functions above 1%.";
function columnsIn(unit) {
	const right = {
		align: "right",
		keep: "always"
	};
	return [
		{
			title: "",
			align: "left",
			keep: "always",
			cell: differsText
		},
		{
			title: "function",
			align: "left",
			keep: "cut",
			cell: placeText
		},
		{
			title: "base",
			...right,
			cell: ({ self }) => valueText(self.base, unit)
		},
		{
			title: "head",
			...right,
			cell: ({ self }) => valueText(self.head, unit)
		},
		{
			title: "change",
			...right,
			cell: ({ self }) => differenceText(self.head - self.base, unit)
		}
	];
}
function differsText({ pAdjusted }) {
	return pAdjusted !== null && pAdjusted <= .01 ? "differs" : "";
}
function placeText({ name, file, line }) {
	return plainText(`${name} ${file}${line === null ? "" : `:${String(line)}`}`.trim());
}
function allProfileLines({ profiles = [] }, width) {
	const lines = profiles.flatMap((profile) => [...profileLines(profile, width), ""]);
	return lines.length === 0 ? [] : [...lines, ...wrapText(note, width)];
}
function profileLines({ benchmarkId, processes, functions, unit, native }, width) {
	const what = unit === "s" ? "the time" : "the memory";
	const counts = `${countText(processes.base, "process", "processes")} of base, ${String(processes.head)} of head${native === true ? ", by perf" : ""}`;
	return [
		`Where ${what} of ${plainText(benchmarkId)} went: ${counts}`,
		"",
		...terminalTable(columnsIn(unit), functions.slice(0, shownAtMost$2), width)
	];
}

// src/render/sections/profiles.ts
const columnsAtMost$1 = 120;
const profiles = ({ result, context }) => {
	const lines = context === null && result.plan.study === void 0 ? allProfileLines(result, columnsAtMost$1) : [];
	if (lines.length === 0) return "";
	return foldContent(`<b>Where the time went</b> in ${countText(result.profiles?.length ?? 0, "benchmark")}`, fenceLines(lines));
};

// src/render/sections/same.ts
const suitesAtMost = 40;
const same = (page) => {
	const rows = rowsWith(page.rows, "unchanged");
	if (rows.length === 0) return "";
	const shownText = rows.length === 1 ? "shown" : "all shown";
	const summary = `<b>${String(rows.length)} same</b>: ${shownText} to be within ${withinText(rows)}${smallText(rows)}`;
	return foldContent(summary, page.detail.same === "counts" ? countsTable(rows) : sameTable(rows, page));
};
function smallText(rows) {
	const small = rows.filter(({ finding }) => finding.judged?.realButSmall === true).length;
	if (small === 0) return "";
	return `; ${String(small)} ${small === 1 ? "differs" : "differ"} for certain, but by less than that`;
}
function sameTable(rows, page) {
	const { benchmark, change, interval, values, floor } = rowColumns(page);
	const ownValues = page.detail.same === "full" ? values : [];
	return tableText([
		...benchmark,
		change,
		interval,
		...ownValues,
		floor
	], rows);
}
function countsTable(rows) {
	const suites = [...groupedBy(rows, ({ suite }) => suite)].map(([suite, group]) => [suite, group.length]).toSorted(([, remaining], [, right]) => right - remaining);
	const rest = suites.slice(suitesAtMost);
	const restCount = rest.reduce((sum, [, count]) => sum + count, 0);
	const lines = [...suites.slice(0, suitesAtMost).map(([suite, count]) => ({
		name: suite === "" ? "without a suite" : codeOf(suite),
		count
	})), ...rest.length === 0 ? [] : [{
		name: `${String(rest.length)} more suites`,
		count: restCount
	}]];
	return tableText([{
		title: "Suite",
		align: "left",
		cell: ({ name }) => name
	}, {
		title: "Same",
		align: "right",
		cell: ({ count }) => String(count)
	}], lines);
}

// src/render/sections/unsettled.ts
const namedAtMost$1 = 3;
const unsettledSection = (page) => {
	const rows = rowsWith(page.rows, "inconclusive");
	if (rows.length === 0) return "";
	const sentences = rows.slice(0, rows.length === 4 ? rows.length : namedAtMost$1).map((row) => sentenceOf(row, page));
	const rest = rows.length - sentences.length;
	const items = [...sentences, ...rest === 0 ? [] : [`${String(rest)} more did not settle.`]];
	return [["> [!WARNING]", ...items.map((item) => items.length === 1 ? `> ${item}` : `> - ${item}`)].join("\n"), rest === 0 ? "" : restTable(rows, page)].filter((part) => part !== "").join("\n\n");
};
function hintText({ finding }) {
	const settling = settlingOf(finding);
	if (settling === null || typeof settling === "string") return "";
	const { pairs, seconds } = settling;
	return `${String(pairs)}${seconds === null ? "" : `, ${durationText(seconds)}`}`;
}
function sentenceOf(row, page) {
	const { metric, finding } = row;
	const where = metric === null || metric === page.mainMetric ? "" : ` in ${labelOf(metric)}`;
	const name = `${codeOf(row.benchmarkId, page.detail.nameLength)} did not settle${where}`;
	const pairs = finding.judged?.pairs ?? 0;
	const [low, high] = finding.judged?.ci ?? [null, null];
	if (low === null || high === null) return `${name}: ${countText(pairs, "pair")} ${pairs === 1 ? "is" : "are"} too few to tell, so it is **unknown**, not the same.`;
	const spread = low <= 0 && high >= 0 ? `still ${marginText((high - low) / 2)}` : `still ${intervalText(low, high)}`;
	const settling = settlingText(finding);
	return `${name}: ${spread} after ${countText(pairs, "pair")}, so it is **unknown**, not the same.${settling === "" ? "" : ` ${settling}`}`;
}
function restTable(rows, page) {
	const shownRows = rows.slice(0, page.detail.unsettledRows);
	if (shownRows.length === 0) return "";
	const hiddenCount = rows.length - shownRows.length;
	const { benchmark, change, interval } = rowColumns(page);
	const table = tableText([
		...benchmark,
		change,
		interval,
		{
			title: "Pairs",
			align: "right",
			cell: ({ finding }) => String(finding.judged?.pairs ?? 0)
		},
		{
			title: "More needed",
			align: "right",
			cell: (row) => hintText(row) === "" ? "–" : hintText(row)
		}
	], shownRows);
	const more = hiddenCount === 0 ? "" : `\n\nAnd ${String(hiddenCount)} more: see ${elsewhere(page)}.`;
	return foldContent(`<b>${String(rows.length)} unknown</b>: neither changed nor shown to be the same`, table + more);
}

// src/render/rows/warm-up-lines.ts
const plotWidth = 40;
const heights = [
	"▁",
	"▂",
	"▃",
	"▄",
	"▅",
	"▆",
	"▇",
	"█"
];
function warmUpLines({ benchmarkId, blocks, curve }) {
	const calls = Math.max(curve.base.median.length, curve.head.median.length);
	const medians = [...curve.base.median, ...curve.head.median];
	const sticks = sides$1.map((side) => curve[side].candlestick);
	const range = {
		least: Math.min(...medians),
		most: Math.max(...medians)
	};
	const reach = {
		least: Math.min(...sticks.map(({ least }) => least)),
		most: Math.max(...sticks.map(({ most }) => most))
	};
	const curves = sides$1.map((side) => curveText(curve[side], range));
	const width = curves.reduce((most, text) => Math.max(most, widthOf(text)), 0);
	return [
		`${plainText(benchmarkId)}, first ${countText(calls, "call")}, ${countText(blocks, "block")}`,
		...sides$1.map((side, at) => {
			const { median } = curve[side];
			const [first = null, last = null] = [median[0], median.at(-1)];
			return `  ${side}  ${padText(curves[at] ?? "", width)}  ${valueText(first, "s")} → ${valueText(last, "s")}`;
		}),
		...sides$1.map((side) => {
			const { least, lower, mean, upper, most } = curve[side].candlestick;
			const values = [
				least,
				lower,
				mean,
				upper,
				most
			].map((value) => valueText(value, "s"));
			return `  ${side}  ${candlestickText(curve[side].candlestick, reach, plotWidth)}  ${values.join(" · ")}`;
		})
	];
}
const warmUpLegend = "medians of the first calls, then least ─ 25% ├ mean ● 75% ┤ most ─";
function curveText({ median }, range) {
	const columns = Math.min(plotWidth, median.length);
	return Array.from({ length: columns }, (_, column) => {
		const from = Math.floor(column * median.length / columns);
		const to = Math.max(from + 1, Math.floor((column + 1) * median.length / columns));
		const part = median.slice(from, to);
		const mean = part.reduce((sum, value) => sum + value, 0) / part.length;
		return heights[logColumn(mean, range, heights.length)] ?? "";
	}).join("");
}

// src/render/sections/warm-up.ts
const shownAtMost$1 = 20;
const warmUp = ({ result: { curves = [] }, context }) => {
	if (curves.length === 0 || context !== null) return "";
	const hiddenCount = curves.length - shownAtMost$1;
	const lines = curves.slice(0, shownAtMost$1).flatMap((curve) => [...warmUpLines(curve), ""]);
	return foldContent(`<b>Warm-up</b> of ${countText(curves.length, "benchmark")}: ${warmUpLegend}`, fenceLines(hiddenCount > 0 ? [...lines, `and ${String(hiddenCount)} more`] : lines.slice(0, -1)));
};

// src/render/rows/plot.ts
const axisWidth = 31;
const zero = 15;
const nameWidth = 40;
function plotLines(rows) {
	const drawnRows = rows.filter(({ finding }) => finding.judged !== null);
	if (drawnRows.length === 0) return [];
	const names = cutApart(drawnRows.map(({ benchmarkId }) => plainText(benchmarkId)), nameWidth);
	const width = names.reduce((most, name) => Math.max(most, widthOf(name)), 0);
	const range = axisRange(drawnRows.map(({ finding: { judged: judgedRow, threshold, verdict } }) => {
		const [low, high] = judgedRow?.ci ?? [null, null];
		return {
			low,
			high,
			threshold,
			verdict
		};
	}));
	const changes = drawnRows.map(({ finding }) => changeText(finding));
	const changeWidth = changes.reduce((most, change) => Math.max(most, widthOf(change)), 0);
	return [`${" ".repeat(width)}  ${labels(range)}`, ...drawnRows.map((row, index) => [
		padText(names[index] ?? "", width),
		axisOf(row, range),
		padText(changes[index] ?? "", changeWidth, "right"),
		row.word
	].join("  "))];
}
function labels(range) {
	const [low, high] = [percentText(-range), percentText(range)].map((text) => text.replace(".0", ""));
	return `${padText(low ?? "", zero)}0${padText(high ?? "", 15, "right")}`;
}
function axisOf({ finding: { judged: judgedRow, threshold } }, range) {
	const columns = Array.from({ length: axisWidth }, () => " ");
	const column = (change) => zero + Math.round(change / range * zero);
	const put = (at, mark) => {
		if (at >= 0 && at < axisWidth) columns[at] = mark;
	};
	put(zero, "│");
	if (threshold !== null) {
		put(column(threshold), "╎");
		put(column(-threshold), "╎");
	}
	const estimate = judgedRow?.estimate ?? null;
	const [low, high] = judgedRow?.ci ?? [null, null];
	if (low !== null && high !== null) {
		for (let at = Math.max(0, column(low)); at <= Math.min(30, column(high)); at += 1) put(at, "─");
		put(column(low), "├");
		put(column(high), "┤");
	}
	if (estimate !== null) put(column(estimate), "●");
	if (low !== null && column(low) < 0) put(0, "◀");
	if (high !== null && column(high) >= axisWidth) put(30, "▶");
	return columns.join("");
}

// src/render/study/study-lines.ts
const noteLength = 2e3;
const verdictLength = 2e3;
const gap = 2;
function studyLines(result, width) {
	const { study } = result.plan;
	if (study === void 0) return [];
	const { base, head } = result.plan.revisions;
	const tables = filledTables(study, result).filter(({ onlyCsv }) => !onlyCsv).flatMap((table, index) => [
		...index === 0 ? [] : [""],
		...wrapText(plainText(table.title, width), width),
		...sideLines(table, {
			base: base.label,
			head: head.label
		}, width),
		...tableLines("as published, on another machine: not comparable in absolute terms", {
			titles: table.published.titles,
			rows: table.published.rows,
			width
		}),
		...table.note === null ? [] : ["", ...wrapText(plainText(table.note, noteLength), width)]
	]);
	const profiles = allProfileLines(result, width);
	return profiles.length === 0 ? tables : [
		...tables,
		"",
		...profiles
	];
}
function studySource({ plan: { study } }) {
	return study === void 0 ? "" : plainText(study.source, 500);
}
function sideLines(table, labels, width) {
	const { beside, titles, rows } = table;
	if (beside !== null) return tableLines(`base: ${plainText(labels.base)}, head: ${plainText(labels.head)}`, {
		...beside,
		width
	});
	return [
		...tableLines(`base: ${plainText(labels.base)}`, {
			titles,
			rows: rows.base,
			width
		}),
		...stickLines(table, "base"),
		...tableLines(`head: ${plainText(labels.head)}`, {
			titles,
			rows: rows.head,
			width
		}),
		...stickLines(table, "head")
	];
}
function stickLines({ rows, sticks }, side) {
	const labels = rows[side].map(({ label }) => plainText(label));
	const widest = widestOf(labels);
	const drawnLines = sticks[side].map((stick, at) => `${padText(labels[at] ?? "", widest)}  ${stick}`);
	return drawnLines.length === 0 ? [] : ["", ...drawnLines.map((line) => line.trimEnd())];
}
function tableLines(heading, { titles, rows, width }) {
	if (rows.length === 0) return [];
	const lines = rows.map(({ label, cells }) => [label, ...cells].map((cell) => plainText(cell)));
	const all = [titles.map((title) => plainText(title)), ...lines];
	const verdicts = rows.map((row) => plainText(row.verdicts, verdictLength));
	const [only = [], ...more] = columnsThatFit(all, width).map((columns) => alignedTable(all, columns));
	const beside = only.map((line, index) => {
		const verdict = index === 0 ? "" : verdicts[index - 1] ?? "";
		return verdict === "" ? line : `${padText(line, widestOf(only), "left")}  ${verdict}`;
	});
	if (more.length === 0 && widestOf(beside) <= width) return [
		"",
		heading,
		...beside
	];
	return [
		"",
		heading,
		...[only, ...more].flatMap(withGap),
		...verdictLines(rows, verdicts, width)
	];
}
function columnsThatFit(all, width) {
	const widthOfColumn = (column) => widestOf(all.map((cells) => cells[column] ?? ""));
	const parts = [];
	let usedWidth = 1e400;
	for (let column = 1; column < (all[0]?.length ?? 0); column += 1) {
		const columnWidth = gap + widthOfColumn(column);
		const part = parts.at(-1);
		if (part === void 0 || usedWidth + columnWidth > width) {
			parts.push([0, column]);
			usedWidth = widthOfColumn(0) + columnWidth;
		} else {
			part.push(column);
			usedWidth += columnWidth;
		}
	}
	return parts;
}
function alignedTable(all, columns) {
	const [titles = [], ...rows] = all.map((cells) => columns.map((column) => cells[column] ?? ""));
	const terminalColumns = titles.map((title, index) => ({
		title,
		align: index === 0 ? "left" : "right",
		keep: "always",
		cell: (cells) => cells[index] ?? ""
	}));
	return terminalTable(terminalColumns, rows, 1e400);
}
function withGap(lines, index) {
	return index === 0 ? lines : ["", ...lines];
}
function verdictLines(rows, verdicts, width) {
	const labelledRows = rows.flatMap(({ label }, index) => {
		const verdict = verdicts[index] ?? "";
		return verdict === "" ? [] : [{
			label: plainText(label),
			verdict
		}];
	});
	const lines = [...groupedBy(labelledRows, ({ verdict }) => verdict)].flatMap(([verdict, group]) => wrapText(`${group.map(({ label }) => label).join(" · ")} – ${verdict}`, width));
	return lines.length === 0 ? [] : ["", ...lines];
}
function widestOf(lines) {
	return lines.reduce((most, line) => Math.max(most, widthOf(line)), 0);
}

// src/render/sections/index.ts
const messageNames = 3;
const lineLength = 200;
const failures = (page) => {
	const { plan } = page.result;
	const all = page.result.failures.map((failure) => contestFailure(failure, plan));
	if (all.length === 0) return "";
	const { open, foldedCount: more } = page.detail.failures;
	const namedFailures = all.slice(0, open + more);
	const hiddenCount = all.length - namedFailures.length;
	return [
		namedFailures.map((failure) => `- ${failureLine(failure, page)}`).join("\n"),
		hiddenCount === 0 ? "" : `And ${String(hiddenCount)} more failures: see ${elsewhere(page)}.`,
		...namedFailures.slice(0, open).map((failure) => outputOf(failure, page))
	].filter((part) => part !== "").join("\n\n");
};
const namedAtMost = 10;
const oneSided = (page) => [
	idList("Added, head only", idsWith("added", page), page),
	idList("Removed, base only", idsWith("removed", page), page),
	idList("Not comparable", idsWith("not-comparable", page), page),
	idList(unchangedTitle(idsWith("untouched", page).length), idsWith("untouched", page), page),
	...notMeasured(page.result).map(({ title, ids }) => idList(title, ids, page))
].filter((line) => line !== "").join("\n\n");
function unchangedTitle(count) {
	return `${String(count)} unchanged, because ${count === 1 ? "it loads" : "they load"} nothing that the change touches`;
}
const shownAtMost = 20;
const scalingSection = ({ result, context }) => {
	const all = context === null ? scalingsOf(result) : [];
	if (all.length === 0) return "";
	const hiddenCount = all.length - shownAtMost;
	const lines = all.slice(0, shownAtMost).flatMap((curve) => [...scalingLines(curve), ""]);
	return foldContent(`<b>Over a parameter</b>, ${countText(all.length, "curve")}: ${scalingLegend}`, fenceLines(hiddenCount > 0 ? [...lines, `and ${String(hiddenCount)} more`] : lines.slice(0, -1)));
};
const mostShown = 10;
const acceptedSection = ({ result }) => {
	const lines = result.findings.flatMap(({ benchmarkId, metric, acceptance, beyondLimit }) => acceptance === void 0 || metric === null ? [] : [acceptedLine({
		benchmarkId,
		metric,
		...acceptance
	}, { holds: !beyondLimit })]);
	const hiddenCount = lines.length - mostShown;
	const rest = hiddenCount > 0 ? [`> And ${hiddenCount} more.`] : [];
	return [...lines.slice(0, mostShown), ...rest].join("\n>\n");
};
const columnsAtMost = 160;
const study = ({ result, context }) => {
	const lines = context === null ? studyLines(result, columnsAtMost) : [];
	if (lines.length === 0) return "";
	return foldContent(`<b>The study’s tables</b>, after ${codeInHtml(studySource(result), 500)}`, fenceLines(lines));
};
const plot = ({ rows, detail }) => {
	if (detail.plot === "none") return "";
	const shownRows = detail.plot === "all" ? rows : rows.filter(({ finding: { verdict } }) => verdict !== "unchanged");
	const lines = plotLines(shownRows);
	if (lines.length === 0) return "";
	const all = detail.plot === "all" ? "All intervals at once" : "All intervals except the unchanged ones";
	return foldContent(`<b>${all}</b>: ● estimate, ├─┤ 95% CI, ╎ threshold`, fenceLines(lines));
};
const marker = ({ context }) => context === null ? "" : markerLine({
	key: context.key,
	pullRequest: context.pullRequest,
	runId: context.runId,
	attempt: context.attempt,
	head: context.headSha
});
const boundary = ({ result: { machine } }) => {
	const { isolation } = machine;
	if (isolation === void 0 || isolation.readOnly === void 0) return "";
	const foundBoundary = openBoundary(isolation);
	return foundBoundary === null ? "" : `Nothing kept foreign code apart here: ${foundBoundary.open}.`;
};
const headline = ({ result, rows, state }) => isContestOnly(result) ? `### Contenders: ${contestTally(result)}` : `### ${resultStates[state].sign} Performance: ${headingText(result, rows, state)}`;
const untrustedSection = ({ fromFork }) => fromFork ? "> [!WARNING]\n> **untrusted: reported by a job that ran a fork's code**, which could have made up every number below. The commits, the limits and the verdict are this repository's." : "";
const regressions = (page) => {
	const { context, result, rows } = page;
	if (context === null) return "";
	const accepted = acceptedThroughout(result);
	const texts = {
		title: titleText(result, rows, "slower"),
		heading: headingText(result, rows, "slower"),
		notes: joinedSections([
			untrustedSection,
			part,
			boundary
		], page),
		finding: foundText(page),
		check: joinedSections([
			checkText,
			doubts,
			nextStep
		], page),
		otherwise: joinedSections([
			checkText,
			doubts,
			nextStep
		], {
			...page,
			...pageOf(accepted, page)
		})
	};
	return regressionsLine(reportedRegressions(result, rows, texts));
};
const doubts = ({ result }) => {
	const rows = findingsOfSides(result.findings, result.plan).flatMap(({ judged }) => judged?.warnings ?? []);
	const codes = new Set([...result.warnings, ...rows].map(({ code }) => code));
	const causes = doubtCauses.flatMap(([code, words]) => codes.has(code) ? [words] : []);
	return causes.length === 0 ? "" : `**Doubtful**: ${causes.join(", and ")}; see “How this was measured” below.`;
};
const doubtCauses = [
	["edited-benchmarks", "head edited its own benchmarks"],
	["control", "base differed from itself"],
	["contention", "other work ran on the machine"],
	["layout", "where code lies in memory moves rows"]
];
const below = ({ context }) => context === null ? "" : belowMark;
function joinedSections(parts, page) {
	return parts.map((section) => section(page)).filter((text) => text !== "").join("\n\n");
}
const part = ({ context }) => context !== null && isPartKey(context.key) ? "**A part of the table**, as it was asked for: the whole table, its comment and its check stay as they were." : "";
const commentParts = [
	[marker],
	[
		headline,
		"heading",
		"🔴 something got slower, 🟠 and that was accepted, 🟢 faster, ⚪ nothing changed, 🟡 it could not tell, ⚫ something failed or nothing could be compared; the largest change; how many rows of each"
	],
	[
		untrustedSection,
		"untrusted",
		"the numbers come from a job that ran a fork's code"
	],
	[
		part,
		"a part",
		"a command asked for some of the table; the whole table has a comment of its own"
	],
	[
		boundary,
		"open boundary",
		"nothing kept foreign code apart"
	],
	[
		finding,
		"finding",
		"the largest changes with their intervals, and why the check ends as it does"
	],
	[
		doubts,
		"doubtful",
		"what makes the verdict doubtful"
	],
	[
		nextStep,
		"what to do",
		"the next step, with the command for it"
	],
	[
		acceptedSection,
		"accepted",
		"which regressions were accepted, by whom and why"
	],
	[below],
	[
		sides,
		"small facts",
		"both sides, the Node.js, how many pairs, how long"
	],
	[
		changes,
		"changes",
		"rows that got slower or faster, the largest change first"
	],
	[
		functions,
		"functions",
		"which functions made a row slower"
	],
	[
		failures,
		"failures",
		"what could not be built or measured, with the end of its output"
	],
	[
		oneSided,
		"not measured",
		"benchmarks that only one side has, and what was not measured, and why"
	],
	[
		unsettledSection,
		"unknown",
		"rows that are neither changed nor the same, and what would settle them"
	],
	[
		same,
		"same",
		"folded: rows shown to be within the threshold"
	],
	[
		contests,
		"contenders",
		"which of several is faster"
	],
	[
		metrics,
		"other metrics",
		"folded: what only informs, such as memory and sizes"
	],
	[
		plot,
		"intervals",
		"folded: all rows in one plot"
	],
	[scalingSection],
	[warmUp],
	[study],
	[profiles],
	[
		method,
		"how this was measured",
		"folded: what is promised, the machine, warnings, and the command that repeats it"
	],
	[
		footer,
		"footer",
		"commands, the run, the report with the raw data, earlier results of this pull request"
	],
	[regressions]
];
const sections = commentParts.map(([section]) => section);
function idsWith(verdict, { rows }) {
	return rowsWith(rows, verdict).map(({ benchmarkId }) => benchmarkId);
}
function idList(title, ids, { detail }) {
	if (ids.length === 0) return "";
	const names = ids.slice(0, namedAtMost).map((id) => codeOf(id, detail.nameLength));
	const hiddenCount = ids.length - names.length;
	return `**${title}**: ${names.join(", ")}${hiddenCount === 0 ? "" : ` and ${String(hiddenCount)} more`}`;
}
function failureLine(failure, { detail }) {
	const message = codeOf(failure.message, detail.nameLength * messageNames);
	return `**failed**: ${failedStep(failure, (text) => codeOf(text, detail.nameLength))}: ${message}`;
}
function outputOf(failure, { detail }) {
	if (failure.lastLines.length === 0) return "";
	const what = failedStep(failure, (text) => codeInHtml(text, detail.nameLength));
	return foldContent(`<b>${headingOf(failure)}</b>: ${what}${failureEnd(failure)}`, fenceLines(failure.lastLines.map((line) => plainLine(line, lineLength))));
}
function headingOf({ lastLines }) {
	return lastLines.includes("…") ? "The first error and the end of what it printed" : "The end of what it printed";
}
function failureEnd({ exitCode, signal, timedOut }) {
	if (timedOut) return ", timed out";
	if (signal !== null) return `, ended by ${codeInHtml(signal)}`;
	return exitCode === null ? "" : `, exit code ${String(exitCode)}`;
}

// src/render/comment/sections-text.ts
function sectionsText(page) {
	const [first, ...rest] = sections.map((section) => section(page));
	const body = rest.filter((text) => text !== "").join("\n\n");
	return `${first === void 0 || first === "" ? "" : `${first}\n`}${body}\n`;
}

// src/render/comment/fitted.ts
const fullDetail = {
	same: "full",
	plot: "all",
	metrics: "rows",
	regressions: {
		open: 25,
		foldedCount: 1e400
	},
	improvements: {
		open: 10,
		foldedCount: 1e400
	},
	unsettledRows: 1e400,
	failures: {
		open: 5,
		foldedCount: 1e400
	},
	metricsAtMost: 50,
	otherMetrics: 3,
	warnings: 20,
	nameLength: 80
};
const rungs = [
	{},
	{ same: "narrow" },
	{ plot: "changed" },
	{ same: "counts" },
	{
		plot: "none",
		metrics: "summary"
	},
	{
		regressions: {
			open: 25,
			foldedCount: 150
		},
		improvements: {
			open: 10,
			foldedCount: 75
		},
		unsettledRows: 75,
		failures: {
			open: 3,
			foldedCount: 22
		}
	},
	{
		improvements: {
			open: 10,
			foldedCount: 0
		},
		unsettledRows: 25
	},
	{
		regressions: {
			open: 25,
			foldedCount: 0
		},
		unsettledRows: 0
	},
	{ failures: {
		open: 1,
		foldedCount: 24
	} },
	{
		failures: {
			open: 0,
			foldedCount: 25
		},
		nameLength: 40,
		warnings: 5,
		metricsAtMost: 8
	},
	{
		improvements: {
			open: 3,
			foldedCount: 0
		},
		nameLength: 24,
		otherMetrics: 0
	}
];
const ladder = rungs.map((_, index) => Object.assign({}, fullDetail, ...rungs.slice(0, index + 1)));
const leastRowLength = 30;
function fitText({ render, sizeOf, limit, rowCount, from }) {
	const [last = fullDetail, ...otherDetails] = ladder.toReversed();
	const fittingDetails = otherDetails.toReversed().slice(from).filter((detail) => rowCount(detail) * leastRowLength <= limit);
	for (const detail of fittingDetails) {
		const text = render(detail);
		if (sizeOf(text) <= limit) return text;
	}
	return render(last);
}
function fittedPage(page, size) {
	return fitText({
		...size,
		render: (detail) => sectionsText({
			...page,
			detail
		}),
		rowCount: (detail) => rowsShown(page, detail)
	});
}
function rowsShown({ rows, result }, detail) {
	const count = (verdict) => rowsWith(rows, verdict).length;
	const same = count("unchanged");
	return [
		detail.same === "counts" ? 0 : same,
		shownCount(detail.regressions, count("regression")),
		shownCount(detail.improvements, count("improvement")),
		Math.min(detail.unsettledRows, count("inconclusive")),
		plottedCount(detail, rows.length, same),
		shownCount(detail.failures, result.failures.length)
	].reduce((sum, each) => sum + each, 0);
}
function shownCount({ open, foldedCount }, count) {
	return Math.min(open + foldedCount, count);
}
function plottedCount({ plot }, all, same) {
	switch (plot) {
		case "all": return all;
		case "changed": return all - same;
		case "none": return 0;
	}
}

// src/render/comment/report.ts
function renderReport(result, links = noLinks) {
	return sectionsText({
		...pageOf(result, {
			context: null,
			links,
			fromFork: false
		}),
		detail: fullDetail
	});
}

// src/render/page/data/speedscope-of.ts
function speedscopeOf(profiles) {
	const drawnProfiles = profiles.filter(({ nodes }) => nodes.length > 0);
	if (drawnProfiles.length === 0) return null;
	const offsets = drawnProfiles.map((_, at) => drawnProfiles.slice(0, at).reduce((sum, { functions }) => sum + functions.length, 0));
	return JSON.stringify({
		$schema: "https://www.speedscope.app/file-format-schema.json",
		exporter: "deadheat",
		shared: { frames: drawnProfiles.flatMap(({ functions }) => functions.map(({ name, file, line }) => ({
			name: plainText(name, 200),
			...file !== "" && { file: plainText(file, 300) },
			...line !== null && { line }
		}))) },
		profiles: drawnProfiles.flatMap((profile, at) => ["base", "head"].map((side) => sampledOf(profile, side, offsets[at] ?? 0)))
	});
}
function sampledOf({ benchmarkId, unit, nodes }, side, offset) {
	const stacks = [];
	const samples = [];
	const weights = [];
	for (const [parent, place, base, head] of nodes) {
		const stack = [...stacks[parent] ?? [], place + offset];
		stacks.push(stack);
		const weight = side === "base" ? base : head;
		if (weight <= 0) continue;
		samples.push(stack);
		weights.push(weight);
	}
	return {
		type: "sampled",
		name: `${plainText(benchmarkId, 300)}, ${side}, per call`,
		unit: unit === "s" ? "seconds" : "bytes",
		startValue: 0,
		endValue: weights.reduce((sum, weight) => sum + weight, 0),
		samples,
		weights
	};
}

// src/render/study/study-csv.ts
const header = [
	"table",
	"row",
	"column",
	"unit",
	"base",
	"head",
	"delta",
	"delta low",
	"delta high",
	"verdict",
	"base ratio",
	"head ratio",
	"judged ratio",
	"ratio low",
	"ratio high",
	"ratio verdict",
	"published base",
	"published head",
	"published",
	"published delta",
	"published ratio",
	"direction"
];
function studyCsv(result) {
	const { study } = result.plan;
	const cells = study === void 0 ? [] : studyCells(study, result);
	if (cells.length === 0) return null;
	return [csvLine(header), ...cells.map(cellLine)].join("");
}
function cellLine(cell) {
	const { values, delta, ratios, judgedRatio, printedFigures } = cell;
	return csvLine([
		cell.table,
		cell.row,
		cell.column,
		cell.unit,
		values.base,
		values.head,
		delta?.estimate ?? null,
		delta?.low ?? null,
		delta?.high ?? null,
		cell.verdict,
		ratios.base,
		ratios.head,
		judgedRatio?.times ?? null,
		judgedRatio?.low ?? null,
		judgedRatio?.high ?? null,
		judgedRatio?.word ?? null,
		printedFigures.base,
		printedFigures.head,
		printedFigures.value,
		printedFigures.delta,
		printedFigures.ratio,
		cell.direction
	]);
}

// src/render/study/study-files-csv.ts
function studyFilesCsv(result) {
	const { study } = result.plan;
	const tables = study === void 0 ? [] : filledTables(study, result).filter(({ onlyCsv }) => onlyCsv);
	if (tables.length === 0) return null;
	return tables.map(({ title, titles, rows }) => [
		csvLine([title]),
		csvLine([
			"side",
			...titles,
			"verdict"
		]),
		...sides$1.flatMap((side) => rows[side].map(({ label, values, verdicts }) => csvLine([
			side,
			label,
			...values,
			verdicts === "" ? null : verdicts
		])))
	].join("")).join("\r\n");
}

// src/publish/files.ts
async function publishFiles({ result, samples, disturbed: disturbedSamples, fromFork = false }, directory, { files }) {
	const study = studyCsv(result);
	const studyFiles = studyFilesCsv(result);
	const samplesTaken = takenSamples(samples, disturbedSamples);
	const speedscope = speedscopeOf(result.profiles ?? []);
	const page = () => reportPage([{
		result,
		taken: samplesTaken,
		fromFork,
		name: "deadheat"
	}], pageTools);
	const contents = [
		["result.json", () => `${JSON.stringify(result, null, 2)}\n`],
		["report.md", () => renderReport(result)],
		["report.html", page],
		["samples.csv", () => samplesCsv(result, samples)],
		...study === null ? [] : [["study.csv", () => study]],
		...studyFiles === null ? [] : [["study-files.csv", () => studyFiles]],
		...speedscope === null ? [] : [["profiles.speedscope.json", () => speedscope]]
	];
	try {
		for (const [name, make] of contents) await files.write(files.join(directory, name), make());
	} catch (error) {
		const journal = files.join(directory, "journal.ndjson");
		throw withoutRoom(error, `all measurements are kept in ${journal}: see "deadheat analyse"`);
	}
	return contents.map(([name]) => files.join(directory, name));
}

export { allProfileLines, changedFunctions, fittedPage, hintText, ladder, layoutLines, publishFiles, studyLines, terminalTable, unchangedTitle, warmUpLegend, warmUpLines };