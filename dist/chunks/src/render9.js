import { groupedBy } from "./model7.js";
import { chosenText, countText, decimalsOf, differenceText, durationText, endsText, intervalText, marginText, percentText, rangeText, sizeText, timesBetween, valueText } from "./render5.js";
import { firstItems, joinTexts, namedTexts } from "./render2.js";
import { contendersText, contestFailure, contestRows, contestTally, foldContent, isContestOnly, linkText, otherWarnings, rowsWith, tableText } from "./render3.js";
import { acceptCommand, acceptHint, acceptedLines, belowMark, brokenSides, commentInputOf, countsText, elsewhere, headingText, isSubsetKey, markerLine, measureCommand, moreRowsText, neutralNote, noLinks, regressionsLine, resultIf, titleText } from "./render10.js";
import { decidingOf, findingsOfSides, gatesIn, gatingOf } from "./model17.js";
import { besidesText, changeIn, changeText, changeWords, meanChange, pairsText, resultStates, valueCells, verdictStates, withinText } from "./render7.js";
import { claimsChange } from "./model19.js";
import { allowLine, comparesSides, differsByNode, idWithout, isNamed, isSameRevision, sides as sides$1 } from "./model5.js";
import { itemLines, otherWays, settlingOf, unsettledSentence } from "./render6.js";
import { causesOf, notMeasured, partSections, rowFactsOf } from "./render8.js";
import { codeInHtml, codeNames, codeOf, fenceLines, labelInHtml, labelOf, plainLine, plainText, shellWord } from "./render.js";
import { longestAdviceSeconds } from "./model21.js";
import { openBoundary } from "./model18.js";

// src/render/rows/failure-groups.ts
function failureGroups({ failures, plan }) {
	const toldFailures = failures.map((failure) => contestFailure(failure, plan));
	return [...groupedBy(toldFailures, ({ stage, side, message }) => JSON.stringify([
		stage,
		side,
		message
	])).values()].flatMap((group) => {
		const [first, ...otherOutputs] = [...groupedBy(group, ({ lastLines }) => lastLines.join("\n")).values()].flatMap(([failure]) => failure ?? []);
		const ids = new Set(group.flatMap(({ benchmarkId }) => benchmarkId ?? []));
		return first === void 0 ? [] : [{
			failures: [first, ...otherOutputs],
			ids: [...ids]
		}];
	});
}
const namedAtMost$4 = 3;
function groupStep({ failures: [failure], ids }, name) {
	if (ids.length < 2) return failedStep(failure, name);
	return `${failedStep({
		...failure,
		benchmarkId: countText(ids.length, "row")
	}, (text) => text)}: ${namedTexts(ids, namedAtMost$4, name)}`;
}
function failedStep({ stage, side, benchmarkId }, name) {
	const benchmark = benchmarkId === null ? "" : ` ${name(benchmarkId)}`;
	if (stage === "build") return `building${side === null ? "" : ` ${side}`}${benchmark}`;
	const where = side === null ? "" : ` on ${side}`;
	return `${stage === "pilot" ? "trying out" : "measuring"}${benchmark}${where}`;
}

// src/render/rows/doubts-text.ts
const causes = [
	["edited-benchmarks", "head edited its own benchmarks"],
	["control", "base differed from itself"],
	["contention", "other work ran on the machine"],
	["own-ends", "processes ended by themselves"],
	["layout", "where code lies in memory moves rows"]
];
function doubtsText({ warnings, findings, plan }) {
	const rows = findingsOfSides(findings, plan).flatMap(({ judged: row }) => row?.warnings ?? []);
	const codes = new Set([...warnings, ...rows].map(({ code }) => code));
	return causes.flatMap(([code, words]) => codes.has(code) ? [words] : []).join(", and ");
}

// src/render/rows/contest-sentence.ts
const asMultiple = 1.95;
function contestSentence({ contest: { labels }, finding, word }, { name }) {
	const [headName, baseName] = [name(labels.head), name(labels.base)];
	const { verdict, judged: judgement, baseCentre, headCentre, threshold } = finding;
	const change = changeIn(finding);
	if (change === null) return `${headName} against ${baseName}: ${word}`;
	const [low, high] = judgement?.ci ?? [null, null];
	const interval = low === null ? "" : intervalText(low, high);
	if (!claimsChange(finding)) {
		const within = verdict === "unchanged" && baseCentre !== headCentre && threshold !== null ? `within ${marginText(threshold)}` : "";
		const ends = interval === "" ? "" : ` (${joinTexts([interval, within], ", ")})`;
		return verdict === "unchanged" ? `${headName} is the same as ${baseName}${ends}` : `${headName} against ${baseName}: ${word}${ends}`;
	}
	const ratio = 1 + change;
	const times = ratio >= 1 ? ratio : 1 / ratio;
	const [from, to] = [1 + (low ?? change), 1 + (high ?? change)];
	const text = timesBetween(times, ratio >= 1 ? [from, to] : [1 / to, 1 / from]);
	const [size, shownEnds] = times >= asMultiple ? [`${text.times} ×`, `${text.ends} ×`] : [sizeText(change), interval];
	return `${headName} is ${size} ${word} than ${baseName}${interval === "" ? "" : ` (${shownEnds})`}`;
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
			cell: ({ finding }) => endsText(...finding.judged?.ci ?? [null, null])
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
			cell: ({ floor }) => floor === null ? "–" : marginText(floor)
		}
	};
	function nameOf({ benchmarkId, runtime, metric }) {
		const label = metric === null || metric === main ? "" : `, ${names.label(metric)}`;
		return names.name(idWithout(benchmarkId, runtime)) + label;
	}
}

// src/render/comment/row-tables.ts
function columnsOf({ detail, mainMetric, hasRuntimes }) {
	const names = codeNames(detail.nameLength);
	const { name, node, change, interval, base, head, floor } = rowColumns(names, mainMetric);
	const withBesides = (row) => {
		const besides = besidesText(row, detail.otherMetrics, names);
		const doubts = row.doubts.join("; ");
		const below = row.doubts.length === 0 ? "" : `<br>⚠️ ${codeOf(doubts, 3 * detail.nameLength)}`;
		return `${name.cell(row)}${besides === "" ? "" : ` (${besides})`}${below}`;
	};
	const benchmark = {
		...name,
		cell: withBesides
	};
	const bold = {
		...change,
		cell: (row) => `**${change.cell(row)}**`
	};
	return {
		benchmark,
		node: hasRuntimes ? [node] : [],
		change,
		bold,
		interval,
		base,
		head,
		floor
	};
}
const changes = (input) => {
	const worse = rowsWith(input.rows, "regression");
	const better = rowsWith(input.rows, "improvement");
	const { regressions, improvements } = input.detail;
	const open = [...worse.slice(0, regressions.open), ...better.slice(0, improvements.open)];
	return joinTexts([
		open.length === 0 ? "" : changesTable(open, input),
		restText$1(worse, regressions, input),
		restText$1(better, improvements, input)
	]);
};
function changesTable(rows, input) {
	const { benchmark, node, bold, interval, base, head, floor } = columnsOf(input);
	return tableText([
		{
			title: "",
			align: "centre",
			cell: ({ finding, word }) => `${verdictStates[finding.verdict].sign} ${word}`
		},
		benchmark,
		...node,
		bold,
		interval,
		base,
		head,
		floor
	], rows);
}
function restText$1(rows, { open, foldedCount: inFold }, input) {
	const rest = rows.slice(open);
	const [first] = rest;
	const last = rest.at(-1);
	if (first === void 0 || last === void 0) return "";
	const range = rangeText(changeText(first.finding), changeText(last.finding));
	const summary = `${countsText(rest)}, ${range}`;
	if (inFold === 0) return `And ${summary}: see ${elsewhere(input)}.`;
	const table = changesTable(rest.slice(0, inFold), input);
	const text = joinTexts([table, moreRowsText(rest.length - inFold, input)]);
	return foldContent(`<b>And ${summary}</b>`, text);
}
const same = (input) => {
	const rows = rowsWith(input.rows, "unchanged");
	if (rows.length === 0) return "";
	const shownText = rows.length === 1 ? "shown" : "all shown";
	const count = `${String(rows.length)} same`;
	const how = `${shownText} to be within ${withinText(rows)}${smallText(rows)}`;
	return input.detail.same === "count" ? `**${count}**: ${how}; see ${elsewhere(input)}.` : foldContent(`<b>${count}</b>: ${how}`, sameTables(rows, input));
};
function smallText(rows) {
	const smallCount = rows.filter(({ finding }) => finding.judged?.realButSmall === true).length;
	if (smallCount === 0) return "";
	return `; ${countText(smallCount, "differs", "differ")} for certain, but by less than that`;
}
function sameTables(rows, input) {
	const { benchmark, node, change, interval, base, head, floor } = columnsOf(input);
	const columns = [
		benchmark,
		...node,
		change,
		interval,
		base,
		head,
		floor
	];
	const apart = rows.filter(({ benchmarkId }) => rowFactsOf(input, benchmarkId).some(({ runsNothing }) => runsNothing === true));
	const otherRows = rows.filter((row) => !apart.includes(row));
	const text = `${countText(apart.length, "row runs", "rows run")} none of the edited functions:`;
	return joinTexts([otherRows.length === 0 ? "" : tableText(columns, otherRows), ...apart.length === 0 ? [] : [text, tableText(columns, apart)]]);
}
const namedAtMost$3 = 3;
const unsettled = (input) => {
	const rows = rowsWith(input.rows, "inconclusive");
	if (rows.length === 0) return "";
	const sentences = rows.slice(0, rows.length === 4 ? rows.length : namedAtMost$3).map((row) => unsettledSentence(row, input.mainMetric, codeNames(input.detail.nameLength)));
	const rest = rows.length - sentences.length;
	const items = [...sentences, ...rest === 0 ? [] : [`${String(rest)} more did not settle.`]];
	const block = ["> [!WARNING]", ...items.map((item) => items.length === 1 ? `> ${item}` : `> - ${item}`)];
	return joinTexts([block.join("\n"), rest === 0 ? "" : unsettledTable(rows, input)]);
};
function unsettledTable(rows, input) {
	const most = input.detail.unsettledRows;
	if (most === 0) return "";
	const { benchmark, node, change, interval } = columnsOf(input);
	const pairs = {
		title: "Pairs",
		align: "right",
		cell: ({ finding }) => String(finding.judged?.pairs ?? 0)
	};
	const columns = [
		benchmark,
		...node,
		change,
		interval,
		pairs,
		moreColumn
	];
	const table = tableText(columns, rows.slice(0, most));
	return foldContent(`<b>${String(rows.length)} unknown</b>: neither changed nor shown to be the same`, joinTexts([table, moreRowsText(rows.length - most, input)]));
}
const moreColumn = {
	title: "More needed",
	align: "right",
	cell: ({ finding }) => {
		const more = settlingOf(finding)?.more ?? null;
		if (more === null) return "–";
		const { pairs, seconds } = more;
		return `${String(pairs)}${seconds === null ? "" : `, ${durationText(seconds)}`}`;
	}
};
const contestsInComment = 50;
const contests = (input) => {
	const rows = contestRows(input.result);
	const [first] = rows;
	if (first === void 0) return "";
	const most = input.context === null ? rows.length : contestsInComment;
	const table = tableText(contestColumns(input), rows.slice(0, most));
	const text = joinTexts([table, moreRowsText(rows.length - most, input)]);
	if (isContestOnly(input.result)) return text;
	const inHtml = { name: (name) => codeInHtml(name, input.detail.nameLength) };
	const ellipsis = rows.length > 1 ? " …" : "";
	return foldContent(`<b>Contenders</b>: ${contestSentence(first, inHtml)}${ellipsis}`, text);
};
const rowTables = {
	changes,
	same,
	unsettled,
	contests
};
function contestColumns(input) {
	const { benchmark, bold, interval, base, head, floor } = columnsOf(input);
	return [
		{
			title: "",
			align: "left",
			cell: ({ word }) => word
		},
		{
			...benchmark,
			title: "Contest",
			cell: (row) => benchmark.cell({
				...row,
				benchmarkId: contestName(row)
			})
		},
		bold,
		interval,
		{
			...base,
			title: "Reference"
		},
		{
			...head,
			title: "Contender"
		},
		floor
	];
}
function contestName({ contest: { axis, labels, ids } }) {
	const value = labels.head.replace(/ \((?:base|head)\)$/, "");
	const rest = ids.head.replace(axis === "benchmark" ? value : ` ${axis}=${value}`, "").trim();
	const where = rest === "" || rest === value ? "" : ` in ${rest}`;
	return `${labels.head} vs ${labels.base}${where}`;
}

// src/render/rows/unreached-text.ts
const mostNamed = 5;
function unchangedTitle(count, plan) {
	return `${String(count)} unchanged: ${unreachedText(count, plan)}`;
}
function unreachedText(count, { unreached }) {
	const rows = count === 1 ? "it loads" : "they load";
	if (unreached === void 0) return `nothing that differs can be reached from what ${rows}`;
	const { differing, loaded } = unreached;
	if (differing === 0) return "no file differs between the sides";
	return `${differing === 1 ? "the one file that differs cannot" : `none of the ${String(differing)} files that differ can`} be reached from the ${String(loaded)} that ${rows}`;
}
function unloadedText({ unreached }, show) {
	const shipped = unreached?.shipped ?? [];
	if (shipped.length === 0) return "";
	const pronoun = shipped.length === 1 ? "it" : "them";
	return `${namedTexts(shipped, mostNamed, show)} changed; no measured benchmark loads ${pronoun}`;
}

// src/render/rows/differences.ts
function displayedDifferences({ builds: { base, head }, differences = [] }) {
	if (base === null || head === null) return [];
	const recipes = {
		what: "recipe",
		base: base.recipe,
		head: head.recipe,
		asked: true
	};
	return [...differences.map(reportDifference), ...base.recipe === head.recipe ? [] : [recipes]].toSorted((first, second) => Number(first.asked) - Number(second.asked));
}
function sideDifferenceText({ what, base, head }) {
	return codeOf(`${what}: ${base} → ${head}`);
}
const namedAtMost$2 = 3;
function unexpectedText(result, { name }) {
	const differences = displayedDifferences(result).filter(({ asked: isRequested }) => !isRequested);
	if (differences.length === 0) return "in something that was not requested";
	const line = allowLine(result.differences ?? []);
	const advice = line === "" ? "" : `; to allow it, write ${name(line)} in the settings`;
	return `in ${namedTexts(differences, namedAtMost$2, ({ what, base, head }) => name(`${what}: ${base} → ${head}`))}${advice}`;
}
const words = {
	runtime: "",
	environment: "variable ",
	dependencies: "",
	compiler: "",
	benchmarks: "benchmark file "
};
function reportDifference(difference) {
	const { kind, what, base, head, asked: isAsked } = difference;
	const length = kind === "benchmarks" ? 12 : void 0;
	return {
		what: words[kind] + what,
		base: base?.slice(0, length) ?? "none",
		head: head?.slice(0, length) ?? "none",
		asked: isAsked
	};
}

// src/render/rows/runtime-text.ts
const places = {
	path: "the job's PATH",
	given: "the path that was given",
	"tool-cache": "the runner's tool cache",
	npm: "a package of the registry",
	built: "the build of its side"
};
function runtimeText({ builds, variants }) {
	const versions = (variants ?? [{ builds }]).flatMap(({ builds: pair }) => {
		const sideVersions = sides$1.flatMap((side) => {
			const runtime = pair[side]?.runtime;
			if (runtime === void 0) return [];
			return [{
				side,
				text: `Node.js ${codeOf(runtime.version)} from ${places[runtime.source]}`
			}];
		});
		const texts = [...new Set(sideVersions.map(({ text }) => text))];
		return texts.length === 1 ? texts : sideVersions.map(({ side, text }) => `${text} for ${side}`);
	});
	return versions.length === 0 ? "" : `**The runtime**: ${versions.join(", ")}.`;
}
function nodeText({ builds, variants }, names) {
	const variantVersions = (variants ?? []).flatMap((variant) => versionsIn(variant.builds));
	const versions = [...new Set(variantVersions.length > 0 ? variantVersions : versionsIn(builds))];
	if (versions.length === 0) return "";
	return `Node ${versions.map(names.version).join(variantVersions.length > 0 ? ", " : " against ")}`;
}
function versionsIn(builds) {
	return sides$1.toReversed().flatMap((side) => builds[side]?.runtime.version ?? []);
}
function onNodeText({ plan, builds }, { version }, between) {
	const [head, base] = differsByNode(plan.revisions) ? versionsIn(builds).map(version) : [];
	return base === void 0 ? "" : `Node ${String(head)} ${between} ${base}`;
}
function nodeItselfText({ plan: { nodeItself } }) {
	if (nodeItself === void 0) return "";
	const { base, head } = nodeItself;
	return `Node itself: ${weights.map(({ of, unit, what }) => {
		const [before, after] = [base[of], head[of]];
		return `${differenceText(after - before, unit)} ${what} (${valueText(before, unit)} → ${valueText(after, unit)})`;
	}).join(", ")}`;
}
const weights = [
	{
		of: "peakMemoryBytes",
		unit: "B",
		what: "of memory"
	},
	{
		of: "startSeconds",
		unit: "s",
		what: "to start"
	},
	{
		of: "sizeBytes",
		unit: "B",
		what: "on the disk"
	}
];

// src/render/comment/finding.ts
const finding = (input) => joinTexts([foundText(input), checkText(input)], " ");
const foundText = (input) => isContestOnly(input.result) ? contestText(input) : joinTexts([stateText(input), meanText(input)], " ");
const contestsNamed = 3;
function contestText({ result, detail }) {
	const rows = contestRows(result);
	const sentences = rows.slice(0, contestsNamed).map((row) => contestSentence(row, codeNames(detail.nameLength)));
	const hiddenCount = rows.length - sentences.length;
	return sentences.length === 0 ? "**Nothing was measured**: no pair of contenders was completed." : `**${sentences[0] ?? ""}**${sentences.slice(1).map((text) => `; ${text}`).join("")}${hiddenCount > 0 ? `, and ${String(hiddenCount)} more` : ""}.`;
}
function stateText(input) {
	const { result, rows, state, detail } = input;
	switch (state) {
		case "slower":
		case "accepted": return changedText(input, rowsWith(rows, "regression"));
		case "faster": return changedText(input, rowsWith(rows, "improvement"));
		case "same": return `**Nothing changed**: ${sameText(rowsWith(rows, "unchanged"))}.`;
		case "untouched":
			if (rowsWith(rows, "untouched").length === 0) return "**Nothing to compare**: base has none of these benchmarks.";
			return `**Nothing to measure**: ${unreachedText(rowsWith(rows, "untouched").length, result.plan)}.`;
		case "unknown": return unknownText(rows);
		case "failed": return failedText(rows);
		case "no-build": return `**Nothing was measured**: ${brokenSides(result).join(" and ")} could not be built.`;
		case "not-comparable": return `**Nothing is concluded**: the sides differ unexpectedly ${unexpectedText(result, codeNames())}.`;
		case "nothing": return result.plan.benchmarks.length === 0 ? "**Nothing was measured**: there is no benchmark that both sides have." : `**Nothing was measured**: no pair was completed of ${countText(result.plan.benchmarks.length, "benchmark")}, the first of them ${codeOf(result.plan.benchmarks[0]?.id ?? "", detail.nameLength)}.`;
	}
}
function changedText(input, changedRows) {
	const [first, second, ...more] = changedRows;
	if (first === void 0) return "";
	const [low, high] = first.finding.judged?.ci ?? [null, null];
	const interval = low === null ? "" : ` (95% CI ${intervalText(low, high)})`;
	const otherTexts = [...second === void 0 ? [] : [clauseOf(second, input)], ...more.length === 0 ? [] : [`${String(more.length)} more ${moreWords(first, more)}`]];
	const othersText = otherTexts.length === 2 ? `, ${otherTexts.join(" and ")}` : otherTexts.map((text) => ` and ${text}`).join("");
	const than = onNodeText(input.result, codeNames(), "than on");
	const where = than === "" ? "" : ` on ${than}`;
	return `**${clauseOf(first, input)}${where}**${interval}${othersText}.`;
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
function sameText(rows) {
	return `${rows.length === 1 ? "the one benchmark is" : `all ${String(rows.length)} are`} shown to be within ${withinText(rows)}`;
}
function failedText(rows) {
	const failedCount = rowsWith(rows, "failed").length;
	const missedCount = rowsWith(rows, "not-measured").length;
	const texts = [failedCount === 0 ? "" : `${countText(failedCount, "benchmark")} failed`, missedCount === 0 ? "" : `${countText(missedCount, "benchmark was", "benchmarks were")} not measured`];
	return `**${joinTexts(texts, ", and ")}**; nothing else became slower as far as is known.`;
}
function unknownText(rows) {
	const missedCount = rowsWith(rows, "not-measured").length;
	const unknownCount = rowsWith(rows, "inconclusive").length + missedCount;
	const sameCount = rowsWith(rows, "unchanged").length;
	const why = missedCount === 0 ? "" : `, of which ${countText(missedCount, "was", "were")} not measured`;
	const rest = sameCount === 0 ? "" : `; the other ${String(sameCount)} did not change`;
	return `**Could not tell** for ${countText(unknownCount, "benchmark")}${why}${rest}.`;
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

// src/render/rows/warning-lines.ts
const textLength = 300;
function warningLines({ warnings, findings, plan }) {
	const gates = decidingOf(plan);
	const lines = [...warnings.map((warning) => ({
		warning,
		row: null
	})), ...findings.filter(({ benchmarkId, metric }) => gates(benchmarkId, metric)).flatMap(({ judged: judgement }) => otherWarnings(judgement).filter(({ code }) => code !== "own-ends").map((warning) => ({
		warning,
		row: judgement === null ? null : `${judgement.name} ${judgement.metric}`
	})))];
	return [...groupedBy(lines, ({ warning }) => warning.code).values()].flatMap(mergeWarnings);
}
function mergeWarnings(lines) {
	const whole = lines.filter(({ row }) => row === null).map(({ warning }) => visibleText(warning));
	const [first, ...more] = lines.filter(({ row }) => row !== null);
	if (first === void 0) return whole;
	const moreText = more.length === 0 ? "" : ` and ${countText(more.length, "more row")}`;
	return [...whole, `${visibleText(first.warning)}  [${plainText(first.row ?? "")}${moreText}]`];
}
function visibleText(warning) {
	return plainText(warning.text, textLength);
}

// src/render/machine/machine-facts.ts
function machineFacts(machine) {
	return [
		machine.processor,
		countText(machine.cpus, "CPU"),
		valueText(machine.memoryBytes, "B"),
		`${machine.platform} ${machine.architecture}`,
		machine.kernel,
		...machine.hypervisor === true ? ["virtual machine"] : [],
		...machine.governor === null ? [] : [`governor ${machine.governor}`],
		...machine.addressRandomisation === false ? ["no address randomisation"] : [],
		machine.pinning ? "main threads bound to one CPU" : "no binding to CPUs"
	];
}
const networkTexts = {
	loopback: " Benchmarks and servers of each side had only a loopback network of their own.",
	host: " Benchmarks and servers had the network of the machine, as `network: host` says, and could reach those of the other side."
};
function isolationText({ isolation }) {
	return isolation.kind === "sweep" ? "Builds and benchmarks could see other processes of the same user here; processes they left behind were searched for and ended." : `Builds and benchmarks ran in their own process tables: they saw only their own side, the runtime and the system's programs, and could change only their own side.${networkTexts[isolation.network]}`;
}
const pairsOfResolution = 37;
const normal95 = 1.96;
const mostTimes = 2;
function noiseProbeText({ machine: { steadiness }, findings, plan }) {
	const { before = null, after = null } = steadiness ?? {};
	const first = before ?? after;
	if (first === null) return "";
	const gates = gatingOf(plan);
	const rows = findings.flatMap(({ benchmarkId, metric, judged: judgement }) => gates(benchmarkId, metric) ? judgement ?? [] : []);
	const most = mostTimes * Math.max(first.resolution, after?.resolution ?? 0);
	if (2 * rows.filter(({ pairSpread, warnings }) => normal95 * (pairSpread ?? 0) / Math.sqrt(pairsOfResolution) > most || warnings.some(({ code }) => code === "contention")).length >= rows.length) return "";
	const later = before === null || after === null ? "" : `, and ${resolutionText(after.resolution)} afterwards`;
	return `Noise probe: this machine resolves ${resolutionText(first.resolution)} in 30 s${later}.`;
}
function resolutionText(resolution) {
	return `±${chosenText(Number(resolution.toPrecision(2)))}`;
}

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

// src/render/rows/reproduce.ts
function reproduceLine({ plan, builds, variants }, only = null) {
	const { contenders, study, suite } = plan.chosen ?? {};
	const nodes = variants === void 0 ? nodesOf(builds) : null;
	return [
		...study ? ["deadheat study", ...study.map(shellWord)] : contenders === void 0 ? ["deadheat compare", ...sideWords(plan, nodes).map(shellWord)] : ["deadheat versus", ...contenders.map(shellWord)],
		...suite === void 0 || study !== void 0 ? [] : [`--suite ${shellWord(suite)}`],
		...chosenOptions(plan, only),
		...nodeOptions(nodes, variants),
		`--pairs ${String(plan.policy.looks.at(-1) ?? 0)}`,
		...limitsOf(plan),
		`--seed ${String(plan.seed)}`
	].join(" ");
}
function chosenOptions({ chosen = {} }, text) {
	const { benchmarks, preset, set = [], axis = [], environment = [], nodeFlags = [] } = chosen;
	const only = text === null ? chosen.only : [text.replaceAll(",", "*")];
	return [
		...benchmarks === void 0 ? [] : [`--benchmarks ${shellWord(benchmarks)}`],
		...preset === void 0 ? [] : [`--preset ${preset}`],
		...set.map((line) => `--set ${shellWord(line)}`),
		...only === void 0 ? [] : [`--only ${shellWord(only.join(","))}`],
		...axis.map((axisText) => `--axis ${shellWord(axisText)}`),
		...environment.map((line) => `--environment ${shellWord(line)}`),
		...nodeFlags.length === 0 ? [] : [`--node-flags=${shellWord(nodeFlags.join(" "))}`]
	];
}
function nodesOf({ base, head }) {
	const baseRuntime = base?.runtime ?? head?.runtime;
	const headRuntime = head?.runtime ?? base?.runtime;
	if (baseRuntime === void 0 || headRuntime === void 0 || baseRuntime.source === "built") return null;
	return {
		base: baseRuntime.version,
		head: headRuntime.version
	};
}
function sideWords({ revisions }, nodes) {
	const apart = nodes !== null && nodes.base !== nodes.head;
	return ["base", "head"].map((side) => apart ? underNode(revisions[side], nodes[side]) : specOf(revisions[side]));
}
function underNode(revision, node) {
	if (revision.source === "runtime") return `node:${node}`;
	return `${specOf(revision).replace(/\s*\+\s*node:.*$/u, "")}+node:${node}`;
}
function nodeOptions(nodes, variants) {
	const all = variants?.flatMap(({ builds }) => (builds.head ?? builds.base)?.runtime.version ?? []);
	if (all !== void 0) return [`--node-version ${shellWord(all.join(","))}`];
	return nodes === null || nodes.base !== nodes.head ? [] : [`--node-version ${shellWord(nodes.base)}`];
}
function limitsOf({ policy, metrics, budgetSeconds }) {
	const threshold = metrics.find(({ gates, unit }) => gates && unit === "s")?.threshold;
	return [
		`--alpha ${String(policy.alpha)}`,
		...threshold === void 0 ? [] : [`--threshold ${String(threshold)}`],
		...policy.limit === null ? [] : [`--limit ${String(policy.limit)}`],
		...budgetSeconds === null ? [] : [`--budget ${String(budgetSeconds)}s`]
	];
}
function specOf({ source, sha, packageName, packageVersion, spec }) {
	if (source === "commit") return sha ?? spec;
	return packageName === null || packageVersion === null ? spec : `npm:${packageName}@${packageVersion}`;
}

// src/render/comment/method.ts
const differencesAtMost = 10;
const lineLength$1 = 400;
const kindsAtMost = 5;
const blockWidth = 96;
const method = (input) => {
	const warnings = warningLines(input.result);
	const trust = warnings.length === 0 ? "no warnings" : countText(warnings.length, "warning");
	const command = plainText(reproduceLine(input.result), lineLength$1);
	return foldContent(hasMeasured(input) ? `<b>How this was measured</b>, and how far to trust it: ${trust}` : "<b>Where this ran</b>, and how to run it again", joinTexts([
		methodItems(input).map((item) => `- ${item}`).join("\n"),
		warningsText(warnings, input.detail.warnings),
		`To reproduce it in a terminal:\n\n${fenceLines([command], "sh")}`
	]));
};
function hasMeasured({ rows }) {
	return rows.some(({ finding }) => finding.judged !== null);
}
function methodItems(input) {
	const measureLines = [
		pairText(input),
		isContestOnly(input.result) ? "" : promiseText(input),
		contestsText(input),
		...partSections(input.parts, "the promise").map(([section]) => section(input)),
		wordsText,
		controlText(input),
		layoutText(input)
	];
	const { result } = input;
	const otherLines = [
		sidesText(input),
		runtimeText(result),
		buildsText(result),
		environmentText(input),
		timeText(input),
		...machinePlaces(input)
	];
	return [...hasMeasured(input) ? measureLines : [], ...otherLines].filter((item) => item !== "");
}
function environmentText({ result: { plan } }) {
	const { environment = [], nodeFlags = [] } = plan.chosen ?? {};
	const all = [...environment, ...nodeFlags].map((word) => codeOf(word));
	return all.length === 0 ? "" : `**The environment** of both sides has ${all.join(", ")}.`;
}
function timeText({ result }) {
	const sentence = runTimeText(result);
	return sentence === "" ? "" : `**The time**: ${sentence}`;
}
function pairText({ result: { plan, repeats, shards } }) {
	const again = repeats === 0 ? "" : ` ${countText(repeats, "pair")} that the machine disturbed ${repeats === 1 ? "was" : "were"} measured again.`;
	return `**A pair** is one fresh process of each side, run next to each other; a coin drawn from ${shards === void 0 ? `seed ${String(plan.seed)}` : "the seed of its shard"} decides which goes first.${again}`;
}
function promiseText({ result: { plan, shards } }) {
	const { alpha, looks } = plan.policy;
	const sideBenchmarks = plan.benchmarks.filter(comparesSides);
	const counts = sideBenchmarks.map((benchmark) => plan.metrics.filter((metric) => gatesIn(benchmark, metric)).length);
	const tests = counts.reduce((sum, count) => sum + count, 0);
	const [gatingCount = 0] = counts;
	const each = counts.every((count) => count === gatingCount) ? ` × ${countText(gatingCount, "metric")}` : " with the metrics that gate each";
	return `**The promise**: where nothing changed, the chance that any row of the whole table is called slower or faster is at most ${chosenText(alpha)}. Exact signed-rank tests on the ratios of the pairs, corrected over ${countText(shards?.family ?? tests, "test")} (${countText(sideBenchmarks.length, "benchmark")}${each}), looked at after ${looks.join(", ")} pairs.`;
}
function contestsText({ result: { plan } }) {
	const contests = plan.benchmarks.filter((benchmark) => !comparesSides(benchmark));
	if (contests.length === 0) return "";
	return `**Contenders** are measured in blocks of their own, each a contender next to its reference in the order of a coin. They have a promise of their own: where all are alike, the chance that any is called slower or faster is at most ${chosenText(plan.policy.alpha)} over ${countText(contests.length, "contest")} and all their metrics. They never fail the check.`;
}
const wordsText = "**Same** means shown to lie within the threshold; **unknown** means neither changed nor the same. **Floor** is the smallest change that could have been called: what the pairs of a row call four times in five, and never less than this machine shows between a revision and itself.";
function controlText({ result: { plan } }) {
	return plan.controlShare === 0 ? "**Control**: none; no pairs compared base with itself." : `**Control**: ${chosenText(plan.controlShare)} extra pairs compared base with itself, to check the machine.`;
}
function layoutText(input) {
	const { placements } = input.result.plan;
	if (placements === void 0 || "refused" in placements) return "";
	const how = placements.by === "room" ? "with random padding before their code" : `in a random order set by ${placements.by}`;
	const what = placements.node === true ? "Node.js itself and the addons" : "the addons";
	return placements.alike ? `**Layouts**: ${what} of both sides are made of the same objects. They were linked again for every round, ${how}, the same on both sides.` : `**Layouts**: ${what} were linked again for every round, ${how}, independently on each side, so the interval includes the effect of code placement.${cyclesText(input.result)}`;
}
function cyclesText(result) {
	const lines = layoutLines(result, codeNames());
	return lines.length === 0 ? "" : ` Where layouts differ by more than these pairs could bear, each pair was measured with the code at all four places of a cache line, and pairs before that were dropped. ${lines.join(". ")}.`;
}
function sidesText({ result }) {
	const { base, head } = result.builds;
	if (base === null || head === null) return "**The sides** were not both built.";
	const differences = displayedDifferences(result);
	if (differences.length === 0 && isContestOnly(result)) return "**The contenders** differ in nothing else that was checked: the same Node.js, recipe and environment.";
	if (differences.length === 0) return `**The sides** ${isSameRevision(result.plan.revisions) ? "are of one revision and differ in nothing" : "differ in their revision and in nothing else"} that was checked: the same Node.js, recipe and environment.`;
	const parts = [{
		how: "unexpectedly",
		some: differences.filter(({ asked }) => !asked)
	}, {
		how: "as declared or requested",
		some: differences.filter(({ asked }) => asked)
	}].flatMap(({ how, some }) => some.length === 0 ? [] : [`${namedTexts(some, differencesAtMost, sideDifferenceText)}, ${how}`]);
	return `**The sides** differ ${isSameRevision(result.plan.revisions) ? "in nothing but" : "besides their revision in"} ${parts.join("; and in ")}.`;
}
function machinePlaces({ result }) {
	const { machine, shards } = result;
	if (shards === void 0) return [joinTexts([`**The machine**: ${machineText(machine)}`, noiseProbeText(result)], " ")];
	const kinds = groupedBy(shards.measured, (shard) => machineText(shard.machine));
	return firstItems([...kinds].map(([text, group]) => `${shardsTitle(group)}: ${text}`), kindsAtMost, (hiddenCount) => `and ${countText(hiddenCount, "more kind")} of machine`);
}
function shardsTitle(shards) {
	const numbers = shards.map(({ index }) => String(index)).join(", ");
	const benchmarks = shards.reduce((sum, shard) => sum + shard.benchmarks, 0);
	return `**${shards.length === 1 ? "Shard" : "Shards"} ${numbers}**, ${countText(benchmarks, "benchmark")}`;
}
function machineText(machine) {
	const { environmentNames, environmentDigest, fingerprint } = machine;
	const facts = codeOf(machineFacts(machine).join(", "), lineLength$1);
	const { facts: state, digest } = fingerprint;
	return `${facts}${state.length === 0 ? "" : `, fingerprint ${codeOf(digest.slice(0, 12))}`}. The measured processes saw ${countText(environmentNames.length, "environment variable")}, the same on both sides but for their folders, digest ${codeOf(environmentDigest.slice(0, 12))}. ${isolationText(machine)}`;
}
function warningsText(warnings, most) {
	if (warnings.length === 0) return "";
	const items = firstItems(warnings, most, (hiddenCount) => `and ${String(hiddenCount)} more`);
	return fenceLines(items.flatMap((line) => itemLines(plainText(line, lineLength$1), blockWidth)));
}
const stageWords = {
	build: "building",
	prepare: "finding benchmarks",
	probe: "checking the machine",
	pilots: "pilots",
	judge: "judging",
	profiles: "profiling"
};
const leastSeconds = .5;
function runTimeText({ time }) {
	if (time === void 0) return "";
	const stageTexts = time.stages.flatMap(({ stage, seconds }) => seconds < leastSeconds ? [] : [`${stage === "blocks" ? countText(time.blocks.count, "block") : stageWords[stage]} ${durationText(seconds)}`]);
	const total = time.stages.reduce((sum, { seconds }) => sum + seconds, 0);
	const stages = stageTexts.length === 0 ? "" : `: ${stageTexts.join(", ")}`;
	return `${durationText(total)}${stages}.`;
}
const addonsAtMost = 5;
function buildsText({ builds }) {
	const sentences = [builds.base, builds.head].flatMap((build) => {
		const facts = build === null ? [] : buildLines(build);
		return build === null || facts.length === 0 ? [] : [`${build.side}: ${facts.join("; ")}`];
	});
	return sentences.length === 0 ? "" : `**The builds**: ${sentences.join(". ")}.`;
}
function buildLines({ addons, notes = [] }) {
	const texts = addons.toSorted((first, second) => (second.loadedBy ?? 0) - (first.loadedBy ?? 0)).map(addonText);
	return [...firstItems(texts, addonsAtMost, (count) => `${countText(count, "addon")} more`), ...notes.map((note) => codeOf(note, 1e400))];
}
function addonText({ path, sizeBytes, sha256, builtHere, loadedBy }) {
	const origin = builtHere ? "compiled here" : "prebuilt";
	const size = valueText(sizeBytes, "B");
	const facts = `${codeOf(path)} ${origin}, ${size}, ${codeOf(sha256.slice(0, 12))}`;
	if (loadedBy === void 0) return facts;
	return `${facts}, ${loadedBy === 0 ? "never loaded" : `loaded by ${countText(loadedBy, "benchmark")}`}`;
}

// src/render/comment/metrics.ts
const namedAtMost$1 = 4;
const rowsAtMost = 5;
const metricColumns = [
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
const metrics = (input) => {
	const rows = metricRowsIn(input);
	if (rows.length === 0) return "";
	const summary = namedTexts(rows, namedAtMost$1, (row) => row.summary);
	return foldContent(`<b>Other metrics</b>: ${summary}`, tableText(metricColumns, metricLines(input)));
};
function metricLines(input) {
	const rows = metricRowsIn(input);
	const lines = input.detail.metrics === "rows" ? rows.flatMap((row) => changedLines(row, input)) : [];
	return [...rows.slice(0, input.detail.metricsAtMost), ...lines];
}
function metricRowsIn({ result, mainMetric }) {
	const byMetric = groupedBy(findingsOfSides(result.findings, result.plan), ({ metric }) => metric);
	return result.plan.metrics.flatMap((metric) => metric === mainMetric ? [] : metricRowOf(metric, byMetric.get(metric.id) ?? [], result) ?? []);
}
function metricRowOf(metric, findings, { plan, geometricMeans }) {
	const inSummary = labelInHtml(metric);
	const plain = {
		name: labelOf(metric),
		interval: "",
		metric,
		values: null,
		changes: []
	};
	const [total] = findings;
	if (metric.assume === "exact" && metric.own !== true && total !== void 0) {
		const change = exactText(total, metric);
		return {
			...plain,
			summary: `${inSummary} ${change}`,
			change,
			interval: "exact",
			values: total
		};
	}
	const gates = gatingOf(plan);
	const changes = findings.filter((finding) => claimsChange(finding) && !gates(finding.benchmarkId, metric.id));
	const mean = geometricMeans.find((each) => each.metric === metric.id);
	if (mean === void 0) {
		const change = `changed in ${String(changes.length)}`;
		return changes.length === 0 ? null : {
			...plain,
			summary: `${inSummary} ${change}`,
			change,
			changes
		};
	}
	return {
		...plain,
		summary: `${inSummary} ${metricMeanText(mean, findings, metric)}`,
		name: mean.rows === 1 ? plain.name : `${plain.name}, mean of ${String(mean.rows)}`,
		change: percentText(mean.estimate, decimalsOf(...mean.ci)),
		interval: endsText(...mean.ci),
		changes
	};
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
function changedLines({ metric, changes }, input) {
	return changes.toSorted((first, second) => changeSize(second) - changeSize(first)).slice(0, rowsAtMost).map((finding) => ({
		name: `${labelOf(metric)} of ${codeOf(finding.benchmarkId, input.detail.nameLength)}`,
		change: changeText(finding),
		interval: endsText(finding.judged?.ci[0] ?? null, finding.judged?.ci[1] ?? null),
		metric,
		values: finding
	}));
}
function changeSize({ judged: judgement }) {
	return Math.abs(Math.log(1 + (judgement?.estimate ?? 0)));
}

// src/render/comment/next-step.ts
const longestCommand = 400;
const nextStep = (input) => {
	const step = stepOf(input);
	return step === "" ? "" : `**What to do**: ${step}`;
};
function stepOf(input) {
	const { result, rows, state } = input;
	switch (state) {
		case "slower": return slowerStep(input);
		case "accepted":
		case "same":
		case "faster": return againText(input, "nothing must be done") ?? (result.conclusion === "success" ? "nothing." : restText);
		case "untouched": return "nothing.";
		case "unknown": return againText(input, "nothing is shown to be worse") ?? (rowsWith(rows, "inconclusive").length === 0 ? moreTimeText : hopelessText);
		case "failed":
			if (result.failures.length === 0) return "run it again: some rows were not measured.";
			return result.failures.every(({ side }) => side === "base") ? onBaseText : failuresText;
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
const onBaseText = "base fails, and no change of head can cure that: merge a repair of base first, or leave these rows out with `only`; the first line of each failure says what base lacks.";
function contestStep(result) {
	if (result.failures.length > 0) return failuresText;
	const rows = contestRows(result);
	const isOpen = rows.some(({ finding }) => finding.verdict === "inconclusive");
	return rows.length === 0 || isOpen ? "run it again with more time." : "";
}
function slowerStep(input) {
	const { result, rows } = input;
	const [worst] = rowsWith(rows, "regression");
	const look = hasFunctions(input) ? "look at the functions below" : "look at the change";
	if (worst === void 0) return `${look}.`;
	if (differsByNode(result.plan.revisions)) return `the code is the same: this is the price of head's Node.js; stay on base's where it matters, or allow it ${acceptText(input, worst)}.`;
	if (result.conclusion === "success") return `nothing must be done: the check passes. To find the cause, ${look}.`;
	if (result.conclusion === "neutral") return againText(input, look) ?? `${look}.`;
	return `${look}; or accept it, ${acceptText(input, worst)}.`;
}
function hasFunctions(input) {
	return rowsWith(input.rows, "regression").some(({ benchmarkId }) => (causesOf(input, benchmarkId)?.length ?? 0) > 0);
}
function acceptText(input, { benchmarkId, runtime }) {
	const { context, rows } = input;
	if (context?.takesCommands !== true) return "by a higher `limit`";
	const isOnly = rowsWith(rows, "regression").length < 2;
	return acceptHint({
		name: idWithout(benchmarkId, runtime),
		isOnly
	}, context);
}
const moreTimeText = "nothing is shown to be worse. To measure the rest, raise `budget`, or choose with `only`.";
const hopelessText = `what is unknown takes more pairs than anybody waits for: ${otherWays}.`;
const restText = `to decide the rest, ${otherWays}.`;
function againText(input, otherwise) {
	const { result, rows } = input;
	const unknownRows = rowsWith(rows, "inconclusive").map(({ finding }) => ({
		settling: settlingOf(finding),
		before: finding.judged?.pairs ?? 0
	}));
	const openRows = unknownRows.flatMap(({ settling, before }) => settling === null || settling.more === null || !settling.isSensible ? [] : [{
		pairs: before + settling.more.pairs,
		seconds: settling.more.seconds ?? 0
	}]);
	if (openRows.length === 0) {
		const causes = new Set(unknownRows.map(({ settling }) => settling?.cause ?? null));
		const [only = null] = causes;
		if (causes.has("busy")) return `${otherwise}. Other programs kept this machine busy: free it and run again.`;
		if (causes.size > 1 || only === null) return null;
		return `${otherwise}. Only the runs of ${only} lie far apart, so look for what varies in its code.`;
	}
	const seconds = result.seconds + openRows.reduce((sum, row) => sum + row.seconds, 0);
	const what = openRows.length === unknownRows.length ? "what is unknown" : `${String(openRows.length)} of the ${String(unknownRows.length)} that are unknown`;
	if (seconds > 3600) return `${otherwise}. To settle ${what} takes about ${durationText(seconds)} in all: choose fewer with \`only\`.`;
	const pairs = Math.max(...openRows.map((row) => row.pairs));
	const budget = result.plan.budgetSeconds;
	const minutes = Math.ceil(seconds / 60);
	const tight = budget !== null && seconds > budget ? `, with \`budget: ${minutes}min\`` : "";
	return `${otherwise}. To settle ${what}, run again with ${againCommand(input, pairs)}: about ${durationText(seconds)}${tight}.`;
}
function againCommand({ context, fromFork }, pairs) {
	if (context?.takesCommands !== true) return codeOf(`--pairs ${String(pairs)}`);
	const pairsWord = `pairs=${String(pairs)}`;
	if (isSubsetKey(context.key)) return `${codeOf(pairsWord)} in the same command`;
	return codeOf(measureCommand([pairsWord], {
		...context,
		fromFork
	}), longestCommand);
}

// src/render/comment/sides.ts
const sides = (input) => {
	const { result } = input;
	const names = codeNames();
	const facts = [
		isContestOnly(result) ? contendersText(result, names) : `${sideText(input, "head")} against ${sideText(input, "base")}`,
		nodeText(result, names),
		`runner ${codeOf(result.machine.name)}`,
		pairsText(result),
		durationText(result.seconds)
	];
	return joinTexts(facts, " · ");
};
function sideText({ result, links, context }, side) {
	const revision = result.plan.revisions[side];
	const label = linkText(codeOf(revision.label), links.commits[side]);
	const reason = baseReason(revision, context?.baseBranch ?? null);
	return reason === "" ? label : `${label} (${reason})`;
}
function baseReason(revision, baseBranch) {
	const target = baseBranch === null ? "the branch it goes to" : codeOf(baseBranch);
	switch (revision.reason) {
		case "explicit": return isNamed(revision) ? codeOf(revision.spec) : "";
		case "merge-parent": return target;
		case "merge-base": return `merge base with ${target}`;
		case "before-push": return "before the push";
		case "pull-request-head": return "this pull request";
		case "pull-request-merge": return baseBranch === null ? "this pull request merged" : `this pull request merged into ${target}`;
		case "previous-release": return "the release before";
		case "pushed": return "pushed";
		case "merge-group": return "the merge queue";
	}
}

// src/render/comment/comment-sections.ts
const messageNames = 3;
const lineLength = 200;
const failures = (input) => {
	const groups = failureGroups(input.result);
	if (groups.length === 0) return "";
	const { open, foldedCount: more } = input.detail.failures;
	const shownGroups = groups.slice(0, open + more);
	const outputs = shownGroups.flatMap((group) => group.failures).slice(0, open);
	return joinTexts([
		shownGroups.map((group) => `- ${failureLine(group, input)}`).join("\n"),
		moreRowsText(groups.length - shownGroups.length, input, "more failures"),
		...outputs.map((failure) => outputOf(failure, input))
	]);
};
const namedAtMost = 10;
const oneSided = (input) => joinTexts([
	idList("New, head only", idsWith("added", input), input),
	idList("Removed, base only", idsWith("removed", input), input),
	idList("Not comparable", idsWith("not-comparable", input), input),
	idList(unchangedTitle(idsWith("untouched", input).length, input.result.plan), idsWith("untouched", input), input),
	unloadedText(input.result.plan, (path) => codeOf(path, input.detail.nameLength)),
	...notMeasured(input.result).map(({ title, ids }) => idList(title, ids, input))
]);
const acceptedSection = ({ result }) => acceptedLines(result.findings.flatMap(({ benchmarkId, metric, acceptance, beyondLimit }) => acceptance === void 0 || metric === null ? [] : [{
	benchmarkId,
	metric,
	acceptance,
	holds: !beyondLimit
}]));
const marker = ({ context }) => context === null ? "" : markerLine({
	...context,
	head: context.headSha
});
const boundary = ({ result: { machine } }) => {
	const gap = openBoundary(machine.isolation);
	return gap === null ? "" : `Nothing kept foreign code apart here: ${gap.open}.`;
};
const headline = ({ result, rows, state }) => isContestOnly(result) ? `### Contenders: ${contestTally(result)}` : `### ${resultStates[state].sign} Performance: ${headingText(result, rows, state)}`;
const untrustedSection = ({ fromFork }) => fromFork ? "> [!WARNING]\n> **untrusted: reported by a job that ran a fork's code**, which could have made up every number below. The commits, the limits and the verdict are this repository's." : "";
const regressions = (input) => {
	const { context, rows, detail } = input;
	if (context === null || rowsWith(rows, "regression").length === 0) return "";
	const open = {
		...input,
		...commentInputOf(resultIf("nothing", input.result), input)
	};
	const inputIfAccepted = {
		...input,
		...commentInputOf(resultIf("everything", input.result), input)
	};
	const texts = {
		title: titleText(open.result, rows, "slower"),
		heading: headingText(open.result, rows, "slower"),
		notes: joinedSections([
			untrustedSection,
			subsetNotice,
			boundary
		], input),
		finding: foundText(open),
		check: joinedSections([
			checkText,
			doubts,
			nextStep
		], open),
		otherwise: joinedSections([
			checkText,
			doubts,
			nextStep
		], inputIfAccepted)
	};
	const { open: openCount, foldedCount } = detail.regressions;
	const room = {
		rows: openCount + foldedCount,
		length: detail.dataLength
	};
	return regressionsLine(open.result, open.rows, {
		otherwise: inputIfAccepted.result.conclusion,
		texts
	}, room);
};
const doubts = ({ result }) => {
	const text = doubtsText(result);
	return text === "" ? "" : `**Doubtful**: ${text}; see “How this was measured” below.`;
};
const below = ({ context }) => context === null ? "" : belowMark;
function joinedSections(sections, input) {
	return joinTexts(sections.map((section) => section(input)));
}
const subsetNotice = ({ context }) => context !== null && isSubsetKey(context.key) ? "**A part of the table**, as it was asked for: the whole table, its comment and its check stay as they were." : "";
const footer = ({ result, links, context }) => {
	const parts = [
		...links.run === null ? [] : [linkText("Run", links.run)],
		...links.report === null ? [] : [linkText("report and raw data", links.report)],
		versionText(result.version, links.home)
	];
	return joinTexts([context === null || isSubsetKey(context.key) || !context.takesCommands ? "" : commandsText(context), `<sub>${parts.join(" · ")}</sub>`]);
};
function versionText(version, page) {
	if (!/^\d{1,4}(?:\.\d{1,6}){2}$/.test(version)) return `deadheat ${codeOf(version)}`;
	const text = `deadheat ${version}`;
	return page === null ? text : linkText(text, `${page}/releases/tag/v${version}`);
}
const builtInSections = [
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
		subsetNotice,
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
		({ result }) => nodeItselfText(result),
		"Node itself",
		"what an empty process of each weighs"
	],
	[
		rowTables.changes,
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
		rowTables.unsettled,
		"unknown",
		"rows that are neither changed nor the same, and what would settle them"
	],
	[
		rowTables.same,
		"same",
		"folded: rows shown to be within the threshold"
	],
	[
		rowTables.contests,
		"contenders",
		"which of several is faster"
	],
	[
		metrics,
		"other metrics",
		"folded: what only informs, such as memory and sizes"
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
function sectionsOfComment(parts) {
	return builtInSections.flatMap((section) => [section, ...partSections(parts, section[1])]);
}
function idsWith(verdict, { rows }) {
	return rowsWith(rows, verdict).map(({ benchmarkId }) => benchmarkId);
}
function idList(title, ids, { result: { plan }, detail }) {
	if (ids.length === 0) return "";
	const nameOf = (id) => {
		const figure = plan.figures?.find((each) => each.id === id);
		return `${codeOf(id, detail.nameLength)}${figure ? ` ${valueText(figure.seconds, "s")}` : ""}`;
	};
	return `**${title}**: ${namedTexts(ids, namedAtMost, nameOf)}`;
}
function failureLine(group, { detail }) {
	const message = codeOf(group.failures[0].message, detail.nameLength * messageNames);
	return `**failed**: ${groupStep(group, (text) => codeOf(text, detail.nameLength))}: ${message}`;
}
function outputOf(failure, { detail }) {
	if (failure.lastLines.length === 0) return "";
	const what = failedStep(failure, (text) => codeInHtml(text, detail.nameLength));
	const isCut = failure.lastLines.includes("…");
	return foldContent(`<b>The ${isCut ? "first error and the " : ""}end of what it printed</b>: ${what}${failureEnd(failure)}`, fenceLines(failure.lastLines.map((line) => plainLine(line, lineLength))));
}
function failureEnd({ exitCode, signal, timedOut }) {
	if (timedOut) return ", timed out";
	if (signal !== null) return `, ended by ${codeInHtml(signal)}`;
	return exitCode === null ? "" : `, exit code ${String(exitCode)}`;
}
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
	const { links, fromFork = false, parts = [] } = context;
	return fittedText(commentInputOf(result, {
		context,
		links,
		fromFork,
		parts
	}), {
		...commentSize,
		from: fromRung
	});
}
function renderCheck(result, origin) {
	const input = commentInputOf(result, {
		context: null,
		...origin
	});
	return {
		title: `${titleText(result, input.rows, input.state)}${origin.fromFork ? " · untrusted: from a fork's job" : ""}`,
		summary: fittedText(input, commentSize)
	};
}
function renderSummary(result, origin = {
	links: noLinks,
	fromFork: false,
	parts: []
}) {
	return fittedText(commentInputOf(result, {
		context: null,
		...origin
	}), summarySize);
}
function renderReport(result, parts = []) {
	return sectionsText(reportOf({
		result,
		parts
	}));
}
function reportOf({ result, parts }, fromFork = false) {
	return {
		...commentInputOf(result, {
			context: null,
			links: noLinks,
			fromFork,
			parts
		}),
		detail: fullDetail
	};
}
const fullDetail = {
	same: "rows",
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
	nameLength: 80,
	dataLength: 1e400
};
const rungs = [
	{},
	{ same: "count" },
	{ metrics: "summary" },
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
	{ regressions: {
		open: 25,
		foldedCount: 50
	} },
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
	},
	{ dataLength: 3e4 }
];
const ladder = rungs.map((_, index) => Object.assign({}, fullDetail, ...rungs.slice(0, index + 1)));
const leastRowLength = 30;
function fittedText(input, { limit, sizeOf, from }) {
	const rowsShown = shownRowsOf(input);
	const fittingDetails = ladder.slice(from, -1).filter((detail) => rowsShown(detail) * leastRowLength <= limit);
	for (const detail of fittingDetails) {
		const text = sectionsText({
			...input,
			detail
		});
		if (sizeOf(text) <= limit) return text;
	}
	return sectionsText({
		...input,
		detail: ladder.at(-1) ?? fullDetail
	});
}
function sectionsText(input) {
	const [first = "", ...rest] = sectionsOfComment(input.parts).map(([section]) => section(input));
	return `${first === "" ? "" : `${first}\n`}${joinTexts(rest)}\n`;
}
function shownRowsOf({ rows, result }) {
	const byVerdict = groupedBy(rows, ({ finding }) => finding.verdict);
	const count = (verdict) => byVerdict.get(verdict)?.length ?? 0;
	const failureCount = failureGroups(result).length;
	return (detail) => [
		detail.same === "count" ? 0 : count("unchanged"),
		shownCount(detail.regressions, count("regression")),
		shownCount(detail.improvements, count("improvement")),
		Math.min(detail.unsettledRows, count("inconclusive")),
		shownCount(detail.failures, failureCount)
	].reduce((sum, each) => sum + each, 0);
}
function shownCount({ open, foldedCount }, count) {
	return Math.min(open + foldedCount, count);
}

export { boundary, checkText, contestColumns, contestSentence, displayedDifferences, doubts, doubtsText, failureGroups, foundText, groupStep, ladder, layoutLines, methodItems, metricColumns, metricLines, nodeItselfText, nodeText, noiseProbeText, onNodeText, oneSided, renderCheck, renderComment, renderReport, renderSummary, reportOf, reproduceLine, rowColumns, sides, unchangedTitle, unexpectedText, unloadedText, warningLines };