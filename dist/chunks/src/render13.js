import { checkReason, stateOf, tallyText } from "./render10.js";
import { typedLabel } from "./model5.js";
import { leadingMetric } from "./model17.js";
import { contestSentence, displayedDifferences, doubtsText, failureGroups, groupStep, layoutLines, nodeItselfText, nodeText, noiseProbeText, onNodeText, rowColumns, unchangedTitle, unexpectedText, unloadedText, warningLines } from "./render9.js";
import { contendersText, contestRows, contestTally, isContestOnly, rowsOf, rowsWith } from "./render3.js";
import { plainLine, plainNames, plainText } from "./render.js";
import { durationText, intervalText } from "./render5.js";
import { firstItems, joinTexts, namedTexts } from "./render2.js";
import { notMeasured, whyOf } from "./render8.js";
import { alikeText, meanChange, othersText, pairsText } from "./render7.js";
import { terminalTable } from "./parts7.js";
import { unsettledSentence, wrapText } from "./render6.js";

// src/render/terminal/terminal-rows.ts
const sameAtMost = 100;
const othersAtMost = 3;
const doubtLength = 300;
const othersTitle = "other metrics";
const othersColumn = {
	title: othersTitle,
	align: "left",
	keep: "second",
	cell: othersOf
};
function sentenceColumns() {
	const { name, base, head } = rowColumns(plainNames, null);
	return [
		{
			...name,
			title: "",
			cell: ({ benchmarkId }) => plainText(benchmarkId)
		},
		{
			title: "",
			align: "left",
			keep: "cut",
			cell: (row) => contestSentence(row, plainNames)
		},
		{
			...base,
			title: "reference"
		},
		{
			...head,
			title: "contender"
		},
		othersColumn
	];
}
function columnsFor(main) {
	const { interval, ...columns } = rowColumns(plainNames, main);
	const { name, node, change, base, head, floor } = columns;
	return [
		{
			title: "",
			align: "left",
			cell: (row) => row.word
		},
		name,
		node,
		change,
		{
			...interval,
			cell: ({ finding }) => intervalText(...finding.judged?.ci ?? [null, null])
		},
		base,
		head,
		floor,
		othersColumn
	].map((column) => ({
		...column,
		title: column.title.slice(0, 1).toLowerCase() + column.title.slice(1)
	}));
}
function terminalRows(rows, options) {
	return paintedTable(rows, columnsFor(leadingMetric(options.plan.metrics)), options);
}
function terminalContests(rows, options) {
	return paintedTable(rows, sentenceColumns(), options);
}
function paintedTable(rows, columns, { width, paint }) {
	const countedRows = new Set(rowsWith(rows, "unchanged").slice(sameAtMost));
	const shownRows = rows.filter((row) => !countedRows.has(row));
	if (shownRows.length === 0) return "";
	const [header = "", ...lines] = terminalTable(columns, shownRows, width);
	return [
		paint(header, "dim"),
		...shownRows.flatMap((row, index) => [paintedRow(lines[index] ?? "", row, paint), ...linesBelow(row, header, paint)]),
		...countedRows.size === 0 ? [] : [`… and ${String(countedRows.size)} more that are the same`]
	].join("\n");
}
function othersOf(row) {
	return othersText(row, othersAtMost, plainNames);
}
function linesBelow(row, header, paint) {
	const alike = alikeText(row, plainNames);
	const otherMetrics = header.includes(othersTitle) ? "" : othersOf(row);
	return [
		...row.doubts.map((text) => paint(`  doubtful: ${plainText(text, doubtLength)}`, "yellow")),
		...alike === "" ? [] : [`  ${alike}`],
		...otherMetrics === "" ? [] : [paint(`  ${othersTitle}: ${otherMetrics}`, "dim")]
	];
}
function paintedRow(line, { word, finding }, paint) {
	const colour = colourByVerdict[finding.verdict];
	if (colour === void 0 || !line.startsWith(word)) return line;
	return paint(word, colour) + line.slice(word.length);
}
const colourByVerdict = {
	regression: "red",
	failed: "red",
	"not-measured": "red",
	"not-comparable": "red",
	improvement: "green",
	inconclusive: "yellow"
};
const codes = {
	red: "31",
	green: "32",
	yellow: "33",
	bold: "1",
	dim: "2"
};
function painterOf({ colours }) {
	return (text, colour) => colours ? `\u001b[${codes[colour]}m${text}\u001b[0m` : text;
}

// src/render/terminal/terminal.ts
const failuresAtMost = 25;
const outputsAtMost = 5;
const explainedAtMost = 5;
const unsettledAtMost = 5;
const lostAtMost = 10;
const lineLength = 300;
function renderTerminal(result, { width, colours, parts = [] }) {
	const paint = painterOf({ colours });
	const rows = rowsOf(result);
	const measuredRows = rows.filter(({ finding }) => finding.verdict !== "not-measured" && finding.verdict !== "untouched");
	const table = {
		plan: result.plan,
		width,
		paint
	};
	const contests = terminalContests(contestRows(result), table);
	const prose = (line) => wrapText(line, width).join("\n");
	const doubts = doubtsText(result);
	const texts = [
		prose(sidesText(result)),
		prose(nodeItselfText(result)),
		doubts === "" ? "" : prose(`Doubtful: ${doubts}; see the notes below.`),
		terminalRows(measuredRows, table),
		contests === "" || isContestOnly(result) ? contests : `${paint("Contenders, on head unless named otherwise:", "bold")}\n${contests}`,
		whyTexts(rows, {
			result,
			parts
		}).map(prose).join("\n"),
		parts.flatMap(({ terminal }) => terminal?.(result, width) ?? []).join("\n"),
		unsettledTexts(rows, result).map(prose).join("\n"),
		failuresText(result, paint, width),
		...untouchedGroups(rows, result).map((group) => prose(notMeasuredLine(group))),
		prose(unloadedText(result.plan, (path) => plainText(path))),
		...notMeasured(result).map((group) => prose(notMeasuredLine(group))),
		[...warningLines(result), ...layoutLines(result, plainNames)].map((line) => prose(`note: ${line}`)).join("\n"),
		prose(meansText(result)),
		prose(differText(result)),
		result.shards === void 0 ? prose(noiseProbeText(result)) : "",
		conclusionText(result, rows, paint)
	];
	return `${joinTexts(texts)}\n`;
}
function sidesText(result) {
	const { base, head } = result.plan.revisions;
	const facts = [
		isContestOnly(result) ? contendersText(result, plainNames) : `${plainText(typedLabel(head))} against ${plainText(typedLabel(base))}`,
		nodeText(result, plainNames),
		pairsText(result),
		durationText(result.seconds)
	];
	return joinTexts(facts, " · ");
}
function whyTexts(rows, shown) {
	return rowsWith(rows, "regression").slice(0, explainedAtMost).flatMap(({ benchmarkId }) => {
		const text = whyOf(shown, benchmarkId, plainNames.name);
		return text === "" ? [] : [`Why ${plainNames.name(benchmarkId)}: ${text}`];
	});
}
function unsettledTexts(rows, { plan }) {
	const main = leadingMetric(plan.metrics);
	return firstItems(rowsWith(rows, "inconclusive").map((row) => unsettledSentence(row, main, plainNames)), unsettledAtMost, (hiddenCount) => `${String(hiddenCount)} more did not settle.`);
}
function failuresText(result, paint, width) {
	const texts = failureGroups(result).map((group, index) => {
		const { message, lastLines } = group.failures[0];
		const step = groupStep(group, (name) => plainText(name));
		const messageLines = wrapText(`${step}: ${plainLine(message, lineLength)}`, width - 7);
		return [`${paint("failed", "red")} ${messageLines.join("\n")}`, ...(index < outputsAtMost ? lastLines : []).map((line) => paint(`  | ${plainLine(line, lineLength)}`.trimEnd(), "dim"))].join("\n");
	});
	return firstItems(texts, failuresAtMost, (hiddenCount) => `… and ${String(hiddenCount)} more failures`).join("\n");
}
function untouchedGroups(rows, { plan }) {
	const ids = rowsWith(rows, "untouched").map(({ benchmarkId }) => benchmarkId);
	return ids.length === 0 ? [] : [{
		title: unchangedTitle(ids.length, plan),
		ids,
		cause: void 0
	}];
}
function notMeasuredLine({ title, ids, cause }) {
	const resumeHint = cause === "not-reached" ? " --resume goes on with the rows that this run has tried." : "";
	return `${title}: ${namedTexts(ids, lostAtMost, (id) => plainText(id))}.${resumeHint}`;
}
function meansText({ geometricMeans, plan }) {
	const means = plan.metrics.flatMap((metric) => {
		const mean = geometricMeans.find((each) => each.metric === metric.id);
		if (mean === void 0 || !metric.gates || mean.rows < 2) return [];
		return [`${plainText(metric.label)} ${meanChange(mean)} over ${String(mean.rows)}`];
	});
	return means.length === 0 ? "" : `Geometric means: ${means.join(", ")}.`;
}
function differText(result) {
	return displayedDifferences(result).some(({ asked: isRequested }) => !isRequested) ? `The sides differ unexpectedly ${unexpectedText(result, plainNames)}, or give --allow.` : "";
}
function conclusionText(result, rows, paint) {
	if (isContestOnly(result)) return paint(contestTally(result), "bold");
	const nodes = onNodeText(result, plainNames, "against");
	const words = tallyText(result, rows, stateOf(result, rows));
	const tally = nodes === "" ? words : `${nodes}: ${words}`;
	const reason = checkReason(result, rows);
	return reason === "" || reason === tally ? paint(tally, "bold") : `${paint(tally, "bold")}: ${reason}`;
}

export { renderTerminal };