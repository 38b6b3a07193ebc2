import { allowText, axisRange, besidesText, brokenSides, changeText, changeWords, codeNames, contestColumns, contestFailure, contestRows, contestSentence, contestTally, countsText, displayedDifferences, fingerprintLines, headingText, isContestOnly, isolationText, labelInHtml, labelOf, longestAdviceSeconds, machineFacts, meanChange, noiseProbeText, notMeasured, pageTools, reportPage, reproduceLine, runTimeText, runtimeText, settlingOf, settlingText, sideDifferenceText, sides, takenSamples, titleText, valueCells, warningLines } from "./render13.js";
import { withoutRoom } from "./model6.js";
import { contestOf, isOfSides } from "./model11.js";
import { idWithout, sides as sides$1 } from "./model3.js";
import { causesOf, csvLine, filesOf, partSections, remarksOf } from "./render2.js";
import { groupedBy } from "./model13.js";
import { cutApart } from "./render8.js";
import { chosenText, countText, decimalsOf, differenceText, durationText, endsText, intervalText, marginText, percentText, sizeText, valueText } from "./render3.js";
import { padText, widthOf, wrapText } from "./render7.js";
import { codeInHtml, codeOf, fenceLines, plainLine, plainText } from "./render5.js";
import { findingsOfSides, gatesIn, gatingOf } from "./model12.js";
import { neutralNote, noLinks, pageOf, withinText } from "./render11.js";
import { resultStates, verdictStates } from "./model14.js";
import { firstItems, foldContent, joinTexts, linkText, namedTexts, rowsWith, tableText } from "./render4.js";
import { isPartKey } from "./model30.js";
import { acceptCommand, acceptHint, acceptedLine, acceptedThroughout, belowMark, failedStep, markerLine, measureCommand, regressionsLine, reportedRegressions } from "./render10.js";
import { isSameRevision, openBoundary } from "./model24.js";
import { claimsChange } from "./model16.js";

// src/render/rows/layout-lines.ts
const linesAtMost = 10;
function layoutLines({ layouts = [], findings }, { name }) {
	const lines = layouts.filter(({ benchmarkId }, at) => layouts.findIndex((candidate) => candidate.benchmarkId === benchmarkId) === at).map(({ benchmarkId, metric, ratio }) => {
		const change = findings.find((candidate) => candidate.benchmarkId === benchmarkId && candidate.metric === metric)?.judged?.estimate ?? null;
		const text = `${name(benchmarkId)}: layouts of base differ by ${marginText(ratio)}`;
		if (change === null) return text;
		const size = Math.max(1 + change, 1 / (1 + change)) - 1;
		return `${text}; the change, ${percentText(change)}, is ${size > ratio ? "larger than that" : "within that"}`;
	});
	return firstItems(lines, linesAtMost, (hiddenCount) => `and ${countText(hiddenCount, "more row")}`);
}

// src/render/rows/elsewhere.ts
function elsewhere({ links }) {
	if (links.report !== null) return linkText("the report", links.report);
	return links.run === null ? "the report" : linkText("the summary of the run", links.run);
}

// src/render/rows/row-columns.ts
const value = {
	align: "right",
	keep: "third"
};
function rowColumns(names, main) {
	return {
		name: {
			title: "Benchmark",
			align: "left",
			keep: "cut",
			cell: nameOf
		},
		node: {
			title: "Node",
			align: "right",
			cell: ({ runtime }) => runtime === null ? "" : names.version(runtime)
		},
		change: {
			title: "Change",
			align: "right",
			cell: ({ finding }) => changeText(finding)
		},
		interval: {
			title: "95% CI",
			align: "centre",
			keep: "fourth",
			cell: intervalCell
		},
		base: {
			title: "Base",
			...value,
			cell: (row) => valueCells(row)[0]
		},
		head: {
			title: "Head",
			...value,
			cell: (row) => valueCells(row)[1]
		},
		floor: {
			title: "Floor",
			align: "right",
			keep: "first",
			cell: floorCell
		}
	};
	function nameOf({ benchmarkId, runtime, metric }) {
		const label = metric === null || metric === main ? "" : `, ${names.label(metric)}`;
		return names.name(idWithout(benchmarkId, runtime)) + label;
	}
}
function commentColumns({ detail, mainMetric, hasRuntimes }) {
	const names = codeNames(detail.nameLength);
	const { name, node, base, head, ...columns } = rowColumns(names, mainMetric);
	const withBesides = (row) => {
		const besides = besidesText(row, detail.otherMetrics, names);
		return besides === "" ? name.cell(row) : `${name.cell(row)} (${besides})`;
	};
	const verdict = {
		title: "",
		align: "centre",
		cell: ({ finding, word }) => `${verdictStates[finding.verdict].sign} ${word}`
	};
	const benchmark = [{
		...name,
		cell: withBesides
	}, ...hasRuntimes ? [node] : []];
	return {
		...columns,
		verdict,
		benchmark,
		values: [base, head]
	};
}
function intervalCell({ finding: { judged: judgedRow } }) {
	const [low, high] = judgedRow?.ci ?? [null, null];
	return endsText(low, high);
}
function floorCell({ floor }) {
	return floor === null ? "–" : marginText(floor);
}

// src/render/sections/unsettled.ts
const namedAtMost$2 = 3;
const unsettledSection = (page) => {
	const rows = rowsWith(page.rows, "inconclusive");
	if (rows.length === 0) return "";
	const sentences = rows.slice(0, rows.length === 4 ? rows.length : namedAtMost$2).map((row) => sentenceOf(row, page));
	const rest = rows.length - sentences.length;
	const items = [...sentences, ...rest === 0 ? [] : [`${String(rest)} more did not settle.`]];
	const block = ["> [!WARNING]", ...items.map((item) => items.length === 1 ? `> ${item}` : `> - ${item}`)];
	return joinTexts([block.join("\n"), rest === 0 ? "" : restTable(rows, page)]);
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
	const { benchmark, change, interval } = commentColumns(page);
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
	const summary = first === void 0 ? "" : `: ${contestSentence(first, { name: (text) => codeInHtml(text, page.detail.nameLength) })}`;
	return foldContent(`<b>Contenders</b>${summary}${all.length > 1 ? " …" : ""}`, table);
};
function contestTable(rows, { detail }) {
	const sign = {
		title: "",
		align: "centre",
		cell: signOf
	};
	const { benchmark, result, ...columns } = contestColumns(codeNames(detail.nameLength));
	const { contender, against, ...values } = columns;
	return tableText([
		...rows.some((row) => signOf(row) !== "") ? [sign] : [],
		...rows.some((row) => row.shared !== "") ? [benchmark] : [],
		contender,
		against,
		{
			...result,
			cell: (row) => `**${result.cell(row)}**`
		},
		...Object.values(values)
	], rows);
}
function signOf({ finding: { verdict } }) {
	return verdict === "inconclusive" || verdict === "failed" ? verdictStates[verdict].sign : "";
}

// src/render/sections/changes.ts
const changes = (page) => {
	const worse = rowsWith(page.rows, "regression");
	const better = rowsWith(page.rows, "improvement");
	const { regressions, improvements } = page.detail;
	const open = [...worse.slice(0, regressions.open), ...better.slice(0, improvements.open)];
	return joinTexts([
		open.length === 0 ? "" : changesTable(open, page),
		restText$1(worse, regressions, page),
		restText$1(better, improvements, page)
	]);
};
function changesTable(rows, page) {
	const { verdict, benchmark, change, interval, values, floor } = commentColumns(page);
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
function restText$1(rows, { open, foldedCount: inFold }, page) {
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
const finding = (page) => joinTexts([foundText(page), checkText(page)], " ");
const foundText = (page) => isContestOnly(page.result) ? contestText(page) : joinTexts([stateText(page), meanText(page)], " ");
const contestsNamed = 3;
function contestText({ result, detail }) {
	const rows = contestRows(result);
	const namedRows = rows.slice(0, contestsNamed).map((row) => contestSentence(row, codeNames(detail.nameLength)));
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
	const missedCount = rowsWith(rows, "not-measured").length;
	return `**${[...failed === 0 ? [] : [`${countText(failed, "benchmark")} failed`], ...missedCount === 0 ? [] : [`${countText(missedCount, "benchmark")} ${missedCount === 1 ? "was" : "were"} not measured`]].join(", and ")}**; nothing else became slower as far as is known.`;
}
function unknownText(rows) {
	const missedCount = rowsWith(rows, "not-measured").length;
	const unknown = rowsWith(rows, "inconclusive").length + missedCount;
	const same = rowsWith(rows, "unchanged").length;
	const why = missedCount === 0 ? "" : `, of which ${countText(missedCount, "was", "were")} not measured`;
	const rest = same === 0 ? "" : `; the other ${String(same)} did not change`;
	return `**Could not tell** for ${countText(unknown, "benchmark")}${why}${rest}.`;
}
function differText(result) {
	const differences = displayedDifferences(result).filter(({ asked: isRequested }) => !isRequested);
	if (differences.length === 0) return "in something that was not requested";
	return `in ${namedTexts(differences, differencesNamed, sideDifferenceText)}${allowedBy(result)}`;
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
const checkText = ({ result, state, reason }) => {
	if (isContestOnly(result)) return "";
	if (state === "accepted" && result.conclusion === "success") return "The check passes: everything beyond the limit was accepted.";
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
const footer = ({ result, links, context }) => {
	const parts = [
		...links.run === null ? [] : [linkText("Run", links.run)],
		...links.report === null ? [] : [linkText("report and raw data", links.report)],
		versionText(result.version, links.home)
	];
	return joinTexts([context === null || isPartKey(context.key) || !context.takesCommands ? "" : commandsText(context), `<sub>${parts.join(" · ")}</sub>`]);
};
function versionText(version, page) {
	if (!/^\d{1,4}(?:\.\d{1,6}){2}$/.test(version)) return `deadheat ${codeOf(version)}`;
	const text = `deadheat ${version}`;
	return page === null ? text : linkText(text, `${page}/releases/tag/v${version}`);
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

// src/render/sections/method.ts
const differencesAtMost = 10;
const lineLength$1 = 400;
const kindsAtMost = 5;
const blockWidth = 96;
const method = (page) => {
	const hasMeasured = page.rows.some(({ finding }) => finding.judged !== null);
	const warnings = warningLines(page.result);
	return foldContent(hasMeasured ? `<b>How this was measured</b>, and how far to trust it: ${trustText(warnings)}` : "<b>Where this ran</b>, and how to run it again", joinTexts([
		listOf(page, { hasMeasured }),
		warningsText(warnings, page.detail.warnings),
		reproductionText(page)
	]));
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
	const contests = plan.benchmarks.filter((benchmark) => !isOfSides(benchmark));
	if (contests.length === 0) return "";
	return `**Contenders** are measured in blocks of their own, each a contender next to its reference in the order of a coin. They have a promise of their own: where all are alike, the chance that any is called slower or faster is at most ${chosenText(plan.policy.alpha)} over ${countText(contests.length, "contest")} and all their metrics. They never fail the check.`;
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
	return [placements.alike ? `**Layouts**: ${what} of both sides are made of the same objects. They were linked again for every round, ${how}, the same on both sides.` : `**Layouts**: ${what} were linked again for every round, ${how}, independently on each side, so the interval includes the effect of code placement.${cyclesText(page.result)}`, ...layoutLines(page.result, codeNames()).map((line) => `  - ${line}`)].join("\n");
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
	return namedTexts(differences, differencesAtMost, sideDifferenceText);
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
	const items = firstItems(warnings, most, (hiddenCount) => `and ${String(hiddenCount)} more`);
	return fenceLines(items.map((line) => plainText(line, lineLength$1)).flatMap(itemLines));
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
const namedAtMost$1 = 4;
const rowsAtMost = 5;
const columns$1 = [
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
	const summary = `<b>Other metrics</b>: ${namedTexts(lines, namedAtMost$1, metricSummary)}`;
	const rows = page.detail.metrics === "rows" ? lines.flatMap((line) => changedLines(line, page)) : [];
	const means = lines.slice(0, page.detail.metricsAtMost).map(meanLine);
	return foldContent(summary, tableText(columns$1, [...means, ...rows]));
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
	return rowsWith(rows, "regression").some(({ benchmarkId }) => (causesOf(result, benchmarkId)?.length ?? 0) > 0);
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
	const pairsWord = `pairs=${String(pairs)}`;
	if (isPartKey(context.key)) return `${codeOf(pairsWord)} in the same command`;
	return codeOf(measureCommand([pairsWord], {
		...context,
		fromFork
	}), longestCommand);
}

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
	const { benchmark, change, interval, values, floor } = commentColumns(page);
	return tableText([
		...benchmark,
		change,
		interval,
		...values,
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

// src/render/rows/plot.ts
const axisWidth = 31;
const zero = 15;
const nameWidth = 40;
function plottedRows(rows, plot) {
	if (plot === "none") return [];
	return plot === "all" ? rows : rows.filter(({ finding }) => finding.verdict !== "unchanged");
}
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
	return joinTexts([
		namedFailures.map((failure) => `- ${failureLine(failure, page)}`).join("\n"),
		hiddenCount === 0 ? "" : `And ${String(hiddenCount)} more failures: see ${elsewhere(page)}.`,
		...namedFailures.slice(0, open).map((failure) => outputOf(failure, page))
	]);
};
const namedAtMost = 10;
const oneSided = (page) => joinTexts([
	idList("Added, head only", idsWith("added", page), page),
	idList("Removed, base only", idsWith("removed", page), page),
	idList("Not comparable", idsWith("not-comparable", page), page),
	idList(unchangedTitle(idsWith("untouched", page).length), idsWith("untouched", page), page),
	...notMeasured(page.result).map(({ title, ids }) => idList(title, ids, page))
]);
function unchangedTitle(count) {
	return `${String(count)} unchanged, because ${count === 1 ? "it loads" : "they load"} nothing that the change touches`;
}
const mostShown = 10;
const acceptedSection = ({ result }) => {
	const lines = result.findings.flatMap(({ benchmarkId, metric, acceptance, beyondLimit }) => acceptance === void 0 || metric === null ? [] : [acceptedLine({
		benchmarkId,
		metric,
		...acceptance
	}, { holds: !beyondLimit })]);
	return firstItems(lines, mostShown, (hiddenCount) => `> And ${String(hiddenCount)} more.`).join("\n>\n");
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
const plot = ({ rows, detail }) => {
	const lines = plotLines(plottedRows(rows, detail.plot));
	if (lines.length === 0) return "";
	const all = detail.plot === "all" ? "at once" : "except the unchanged ones";
	return foldContent(`<b>All intervals ${all}</b>: ● estimate, ├─┤ 95% CI, ╎ threshold`, fenceLines(lines));
};
const regressions = (page) => {
	const { context, result, rows } = page;
	if (context === null) return "";
	const acceptances = acceptedThroughout(result);
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
			...pageOf(acceptances, page)
		})
	};
	return regressionsLine(reportedRegressions(result, rows, {
		otherwise: acceptances.conclusion,
		texts
	}));
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
	return joinTexts(parts.map((section) => section(page)));
}
const part = ({ context }) => context !== null && isPartKey(context.key) ? "**A part of the table**, as it was asked for: the whole table, its comment and its check stay as they were." : "";
const ownParts = [
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
	[
		method,
		"how this was measured",
		"folded: what is promised, the machine, warnings, and the command that repeats it"
	],
	[
		footer,
		"footer",
		"commands, the run, the report with the raw data"
	],
	[regressions]
];
function commentParts() {
	return ownParts.flatMap((own) => [own, ...partSections(own[1])]);
}
function idsWith(verdict, { rows }) {
	return rowsWith(rows, verdict).map(({ benchmarkId }) => benchmarkId);
}
function idList(title, ids, { detail }) {
	if (ids.length === 0) return "";
	return `**${title}**: ${namedTexts(ids, namedAtMost, (id) => codeOf(id, detail.nameLength))}`;
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

// src/render/csv.ts
const samplesOfPiece = 500;
const columns = [
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
	yield csvLine(columns);
	for (let at = 0; at < samples.length; at += samplesOfPiece) yield samples.slice(at, at + samplesOfPiece).flatMap(linesOf).join("");
	for (const { title, ids } of notMeasured(result)) yield ids.map((id) => csvLine(columns.map((column) => notMeasuredCells(id, title)[column] ?? null))).join("");
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

// src/render/comment/comment.ts
const commentSize = {
	limit: 6e4,
	sizeOf: ({ length }) => length,
	from: 0
};
const summarySize = {
	limit: 1e6,
	sizeOf: (text) => new TextEncoder().encode(text).length,
	from: 0
};
function renderComment(result, context, fromRung = 0) {
	const { links, fromFork = false } = context;
	return fittedPage(pageOf(result, {
		context,
		links,
		fromFork
	}), {
		...commentSize,
		from: fromRung
	});
}
function renderCheck(result, origin) {
	const page = pageOf(result, {
		context: null,
		...origin
	});
	return {
		title: `${titleText(result, page.rows, page.state)}${origin.fromFork ? " · untrusted: from a fork's job" : ""}`,
		summary: fittedPage(page, commentSize)
	};
}
function renderSummary(result, origin = {
	links: noLinks,
	fromFork: false
}) {
	return fittedPage(pageOf(result, {
		context: null,
		...origin
	}), summarySize);
}
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
const fullDetail = {
	same: "rows",
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
function fittedPage(page, { limit, sizeOf, from }) {
	const rowsShown = shownRowsOf(page);
	const fittingDetails = ladder.slice(from, -1).filter((detail) => rowsShown(detail) * leastRowLength <= limit);
	for (const detail of fittingDetails) {
		const text = sectionsText({
			...page,
			detail
		});
		if (sizeOf(text) <= limit) return text;
	}
	return sectionsText({
		...page,
		detail: ladder.at(-1) ?? fullDetail
	});
}
function sectionsText(page) {
	const [first = "", ...rest] = commentParts().map(([section]) => section(page));
	return `${first === "" ? "" : `${first}\n`}${joinTexts(rest)}\n`;
}
function shownRowsOf({ rows, result }) {
	const byVerdict = groupedBy(rows, ({ finding }) => finding.verdict);
	const count = (verdict) => byVerdict.get(verdict)?.length ?? 0;
	return (detail) => [
		detail.same === "counts" ? 0 : count("unchanged"),
		plottedRows(rows, detail.plot).length,
		shownCount(detail.regressions, count("regression")),
		shownCount(detail.improvements, count("improvement")),
		Math.min(detail.unsettledRows, count("inconclusive")),
		shownCount(detail.failures, result.failures.length)
	].reduce((sum, each) => sum + each, 0);
}
function shownCount({ open, foldedCount }, count) {
	return Math.min(open + foldedCount, count);
}

// src/publish/files.ts
async function publishFiles({ result, samples, disturbed: disturbedSamples, fromFork = false }, directory, { files }) {
	const samplesTaken = takenSamples(samples, disturbedSamples);
	const page = () => reportPage({
		result,
		taken: samplesTaken,
		fromFork
	}, pageTools);
	const contents = [
		["result.json", () => `${JSON.stringify(result, null, 2)}\n`],
		["report.md", () => renderReport(result)],
		["report.html", page],
		["samples.csv", () => samplesCsv(result, samples)],
		...Object.entries(filesOf(result)).map(([name, text]) => [name, () => text])
	];
	try {
		for (const [name, make] of contents) await files.write(files.join(directory, name), make());
	} catch (error) {
		const journal = files.join(directory, "journal.ndjson");
		throw withoutRoom(error, `all measurements are kept in ${journal}: see "deadheat analyse"`);
	}
	return contents.map(([name]) => files.join(directory, name));
}

export { hintText, ladder, layoutLines, publishFiles, renderCheck, renderComment, renderSummary, rowColumns, unchangedTitle };