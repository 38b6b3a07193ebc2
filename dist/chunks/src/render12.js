import { allowLine, idWithout, sides as sides$1 } from "./model3.js";
import { codeInHtml, codeOf, fenceLines, plainLine, plainText } from "./render2.js";
import { comparesSides, contestOf } from "./model10.js";
import { groupedBy } from "./model17.js";
import { decidingOf, findingsOfSides, gatesIn, gatingOf } from "./model18.js";
import { claimsChange } from "./model19.js";
import { reportedInterval } from "./model20.js";
import { longestAdviceSeconds } from "./model21.js";
import { isSameRevision, openBoundary } from "./model22.js";
import { acceptCommand, acceptHint, acceptedLine, acceptedThroughout, belowMark, besidesText, changeText, changeWords, elsewhere, failedStep, markerLine, meanChange, measureCommand, neutralNote, noLinks, pageOf, pairsText, regressionsLine, reportedRegressions, valueCells, withinText } from "./render3.js";
import { firstItems, foldContent, joinTexts, linkText, namedTexts, rowsWith, tableText } from "./render4.js";
import { chosenText, countText, decimalsOf, differenceText, durationText, endsText, intervalText, marginText, percentText, rangeText, sizeText, timesBetween, valueText } from "./render5.js";
import { resultStates, verdictStates, wordOf } from "./model27.js";
import { cardsOf, causesOf, partSections, remarksOf, rowPartsOf, typedWordsOf } from "./render6.js";
import { itemLines, padText, widthOf } from "./render8.js";
import { cutApart } from "./render9.js";
import { linear } from "../packages/others5.js";
import { Html, markdownHtml, markup, noHtml, px, tableCard } from "./render10.js";
import { isPartKey } from "./model31.js";
import { pageStyle } from "./render15.js";
import { deflateRawSync } from "node:zlib";
import { createHash } from "node:crypto";

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

// src/render/rows/contest-rows.ts
function contestRows({ plan, findings }) {
	const contestBenchmarks = plan.benchmarks.filter((benchmark) => !comparesSides(benchmark));
	if (contestBenchmarks.length === 0) return [];
	const byBenchmark = groupedBy(findings, ({ benchmarkId }) => benchmarkId);
	return contestBenchmarks.flatMap((benchmark) => {
		const contest = contestOf(benchmark);
		const ownFindings = byBenchmark.get(benchmark.id) ?? [];
		const gatingFindings = plan.metrics.flatMap((metric) => {
			const finding = ownFindings.find((candidate) => candidate.metric === metric.id);
			return finding !== void 0 && gatesIn(benchmark, metric) ? [{
				metric,
				finding
			}] : [];
		});
		const wholeFindings = ownFindings.flatMap((finding) => finding.metric === null && finding.verdict !== "not-measured" ? [{
			metric: null,
			finding
		}] : []);
		const [lead, ...otherFindings] = [...gatingFindings, ...wholeFindings];
		if (contest === null || lead === void 0) return [];
		return [{
			...lead,
			contest,
			others: otherFindings,
			shared: sharedOf(benchmark, contest)
		}];
	});
}
function isContestOnly({ plan: { benchmarks } }) {
	return benchmarks.length > 0 && !benchmarks.some(comparesSides);
}
function sharedOf(benchmark, { axis }) {
	const { suite, name, parameters, runtime } = benchmark;
	const referenceValues = referenceParameters(benchmark);
	const path = suite === "" ? name : `${suite}/${name}`;
	const values = Object.entries(parameters).filter(([key, value]) => key !== axis && (referenceValues === null || referenceValues[key] === value)).map(([key, value]) => `${key}=${String(value)}`);
	const node = axis === "node" || runtime === void 0 ? [] : [`node=${runtime}`];
	return [
		...axis === "benchmark" ? [] : [path],
		...values,
		...node
	].join(" ");
}
function referenceParameters(benchmark) {
	return benchmark.driver === "pingpong" ? benchmark.contest?.reference.parameters ?? null : null;
}
function contestTally(result) {
	const rows = contestRows(result);
	if (rows.every(({ finding }) => finding.verdict === "not-measured")) return `nothing measured of ${countText(contestsIn(result).length, "contest")}`;
	return [...groupedBy(rows, ({ finding, metric }) => wordOf(finding.verdict, metric))].map(([word, group]) => `${String(group.length)} ${word}`).join(", ");
}
function contendersText(result, { name }) {
	const labels = (side) => [...new Set(contestsIn(result).map(({ labels: names }) => names[side]))];
	const references = labels("base");
	return `${labels("head").filter((label) => references.length > 1 || !references.includes(label)).map((label) => name(label)).join(", ")} against ${references.map((label) => name(label)).join(", ")}`;
}
function contestsIn({ plan }) {
	return plan.benchmarks.flatMap((benchmark) => contestOf(benchmark) ?? []);
}
function contestFailure(failure, { benchmarks }) {
	const { side, benchmarkId, message } = failure;
	const benchmark = benchmarks.find(({ id }) => id === benchmarkId);
	const contest = benchmark === void 0 ? null : contestOf(benchmark);
	if (contest === null || side === null) return failure;
	return {
		...failure,
		side: null,
		message: `${contest.labels[side]}: ${message}`
	};
}

// src/render/rows/contest-sentence.ts
const asMultiple = 1.95;
function contestWords({ finding, metric }) {
	const { verdict, judged: judgement, baseCentre, headCentre, threshold } = finding;
	const word = wordOf(verdict, metric);
	const ratio = ratioOf(finding);
	if (ratio === null) return {
		result: word,
		interval: ""
	};
	const [low, high] = judgement?.ci ?? [ratio - 1, ratio - 1];
	const isClaim = claimsChange(finding);
	const times = ratio >= 1 ? ratio : 1 / ratio;
	if (isClaim && times >= asMultiple && low !== null && high !== null) {
		const ends = ratio >= 1 ? [1 + low, 1 + high] : [1 / (1 + high), 1 / (1 + low)];
		const text = timesBetween(times, ends);
		const isExact = judgement === null;
		return {
			result: `${text.times} × ${word}`,
			interval: isExact ? "" : `${text.ends} ×`
		};
	}
	const interval = judgement === null ? "" : low === null ? "" : intervalText(low, high);
	if (isClaim) return {
		result: `${sizeText(ratio - 1)} ${word}`,
		interval
	};
	const within = verdict === "unchanged" && baseCentre !== headCentre && threshold !== null ? `, within ${marginText(threshold)}` : "";
	return {
		result: word,
		interval: interval === "" ? "" : `${interval}${within}`
	};
}
function contestSentence(row, { name }) {
	const { labels } = row.contest;
	const [headName, baseName] = [name(labels.head), name(labels.base)];
	const { result, interval } = contestWords(row);
	const ends = interval === "" ? "" : ` (${interval})`;
	if (row.finding.verdict === "unchanged") return `${headName} is the same as ${baseName}${ends}`;
	return claimsChange(row.finding) ? `${headName} is ${result} than ${baseName}${ends}` : `${headName} against ${baseName}: ${result}${ends}`;
}
function contestOthers(row, { label }) {
	return row.others.flatMap((contest) => contest.metric === null ? [] : [`${label(contest.metric)} ${contestWords(contest).result}`]).join(", ");
}
function ratioOf({ judged: judgement, baseCentre, headCentre }) {
	if (judgement !== null) return judgement.estimate === null ? null : 1 + judgement.estimate;
	return baseCentre === null || headCentre === null || baseCentre <= 0 ? null : headCentre / baseCentre;
}

// src/render/rows/contest-columns.ts
const value$1 = {
	align: "right",
	keep: "third"
};
function contestColumns(names) {
	return {
		benchmark: {
			title: "Benchmark",
			align: "left",
			cell: ({ shared }) => shared === "" ? "" : names.name(shared)
		},
		contender: {
			title: "Contender",
			align: "left",
			cell: ({ contest }) => names.name(contest.labels.head)
		},
		against: {
			title: "Against",
			align: "left",
			cell: ({ contest }) => names.name(contest.labels.base)
		},
		result: {
			title: "Result",
			align: "left",
			cell: (row) => contestWords(row).result
		},
		interval: {
			title: "95% CI",
			align: "centre",
			cell: (row) => contestWords(row).interval || "–"
		},
		base: {
			title: "Reference value",
			...value$1,
			cell: (row) => valueCell$1(row, "baseCentre")
		},
		head: {
			title: "Contender value",
			...value$1,
			cell: (row) => valueCell$1(row, "headCentre")
		},
		pairs: {
			title: "Pairs",
			align: "right",
			cell: ({ finding }) => String(finding.judged?.pairs ?? 0)
		},
		others: {
			title: "Other metrics",
			align: "left",
			keep: "first",
			cell: (row) => contestOthers(row, names)
		}
	};
}
function valueCell$1({ finding, metric }, centre) {
	return valueText(finding[centre], metric?.unit ?? "s");
}

// src/render/text/names.ts
const plainNames = {
	name: (text) => plainText(text),
	label: ({ label }) => plainText(label),
	version: (text) => plainText(text)
};
const foreignNames = {
	name: (text) => text,
	label: ({ label }) => label,
	version: (text) => text
};
function codeNames(length) {
	return {
		name: (text) => codeOf(text, length),
		label: labelOf,
		version: (text) => /^\d{1,4}(?:\.\d{1,6}){0,2}$/.test(text) ? text : codeOf(text)
	};
}
function labelOf({ label }) {
	return plainWords.test(label) ? label : codeOf(label, labelLength);
}
function labelInHtml({ label }) {
	return plainWords.test(label) ? label : codeInHtml(label, labelLength);
}
const labelLength = 24;
const plainWords = /^[A-Za-z]{1,20}(?: [A-Za-z]{1,20}){0,4}$/;

// src/render/rows/doubts-text.ts
const causes = [
	["edited-benchmarks", "head edited its own benchmarks"],
	["control", "base differed from itself"],
	["contention", "other work ran on the machine"],
	["layout", "where code lies in memory moves rows"]
];
function doubtsText({ warnings, findings, plan }) {
	const rows = findingsOfSides(findings, plan).flatMap(({ judged }) => judged?.warnings ?? []);
	const codes = new Set([...warnings, ...rows].map(({ code }) => code));
	return causes.flatMap(([code, words]) => codes.has(code) ? [words] : []).join(", and ");
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

// src/render/rows/warning-lines.ts
const textLength = 300;
function warningLines({ warnings, findings, plan }) {
	const gates = decidingOf(plan);
	const lines = [...warnings.map((warning) => ({
		warning,
		row: null
	})), ...findings.filter(({ benchmarkId, metric }) => gates(benchmarkId, metric)).flatMap(({ judged: judgement }) => (judgement?.warnings ?? []).map((warning) => ({
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

// src/render/rows/failure-groups.ts
function failureGroups({ failures, plan }) {
	const toldFailures = failures.map((failure) => contestFailure(failure, plan));
	return [...groupedBy(toldFailures, ({ stage, side, message }) => JSON.stringify([
		stage,
		side,
		message
	])).values()].flatMap((group) => {
		const [first, ...others] = [...groupedBy(group, ({ lastLines }) => lastLines.join("\n")).values()].flatMap(([failure]) => failure ?? []);
		const ids = new Set(group.flatMap(({ benchmarkId }) => benchmarkId ?? []));
		return first === void 0 ? [] : [{
			failures: [first, ...others],
			ids: [...ids]
		}];
	});
}
const namedAtMost$3 = 3;
function groupStep({ failures: [failure], ids }, name) {
	if (ids.length < 2) return failedStep(failure, name);
	const rows = {
		...failure,
		benchmarkId: countText(ids.length, "row")
	};
	return `${failedStep(rows, (text) => text)}: ${namedTexts(ids, namedAtMost$3, name)}`;
}

// src/render/rows/not-measured.ts
function notMeasured(result) {
	const missedFindings = result.findings.flatMap(({ cause, benchmarkId }) => cause === void 0 ? [] : [{
		cause,
		benchmarkId
	}]);
	return [...groupedBy(missedFindings, ({ cause }) => cause)].map(([cause, group]) => ({
		cause,
		title: `Not measured, because ${why(cause, result)}`,
		ids: group.map(({ benchmarkId }) => benchmarkId)
	}));
}
function why(cause, result) {
	switch (cause) {
		case "too-long": return "one run takes more than its share of the budget (raise it, or measure less)";
		case "no-room": return "the budget has no room for enough pairs (raise it, or measure less)";
		case "not-reached": return `the run ended before its turn${result.plan.budgetSeconds === null ? "" : " (a larger budget leaves time for more)"}`;
		case "no-journal": return lostShards(result);
	}
}
function lostShards({ shards }) {
	const measuredIndexes = new Set(shards?.measured.map(({ index }) => index));
	const all = Array.from({ length: shards?.of ?? 0 }, (_, at) => at + 1);
	const lostIndexes = all.filter((index) => !measuredIndexes.has(index));
	return `${countText(lostIndexes.length, "shard")} left no journal (${lostIndexes.join(", ")} of ${all.length}): run the failed jobs again`;
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

// src/render/sections/sides.ts
const sides = (page) => {
	const { result } = page;
	const names = codeNames();
	const facts = [
		isContestOnly(result) ? contendersText(result, names) : `${sideText(page, "head")} against ${sideText(page, "base")}`,
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
	}
}
function typedLabel(revision) {
	const { label, spec, reason } = revision;
	return reason === "explicit" && isNamed(revision) ? `${label} (${spec})` : label;
}
function isNamed({ source, spec, label, sha }) {
	return source === "commit" && spec !== label && spec !== sha;
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
			cell: ({ floor }) => floor === null ? "–" : marginText(floor)
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
function intervalCell({ finding: { judged: judgement } }) {
	const [low, high] = judgement?.ci ?? [null, null];
	return endsText(low, high);
}

// src/render/rows/settling.ts
const mostPairs = 1e4;
function settlingOf({ judged, minutesToSettle }) {
	const pairs = judged?.pairsToSettle ?? 0;
	if ((pairs > 0 || judged?.ci[0] === null) && judged?.warnings.some(({ code }) => code === "contention") === true) return "busy";
	if (pairs === 0) return null;
	const seconds = minutesToSettle === null ? null : minutesToSettle * 60;
	return pairs > mostPairs || (seconds ?? 0) > 3600 ? "hopeless" : {
		pairs,
		seconds
	};
}
function settlingText(finding) {
	const settling = settlingOf(finding);
	if (settling === null) return "";
	if (typeof settling === "string") return obstacleTexts[settling];
	const { pairs, seconds } = settling;
	const time = seconds === null ? "" : ` (${durationText(seconds)})`;
	return `About ${countText(pairs, "more pair")}${time} would settle it.`;
}
const obstacleTexts = {
	busy: "Other programs used its CPUs: free the machine and measure again.",
	hopeless: "No sensible number of pairs would settle it here."
};

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
	const settling = settlingText(finding);
	const end = `so it is **unknown**, not the same.${settling === "" ? "" : ` ${settling}`}`;
	if (low === null || high === null) return `${name}: ${countText(pairs, "pair")} ${pairs === 1 ? "is" : "are"} too few to tell, ${end}`;
	return `${name}: ${low <= 0 && high >= 0 ? `still ${marginText((high - low) / 2)}` : `still ${intervalText(low, high)}`} after ${countText(pairs, "pair")}, ${end}`;
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
	const table = tableText(contestTableColumns(shownRows, page), shownRows) + more;
	if (isContestOnly(page.result)) return table;
	const [first] = shownRows;
	const summary = first === void 0 ? "" : `: ${contestSentence(first, { name: (text) => codeInHtml(text, page.detail.nameLength) })}`;
	return foldContent(`<b>Contenders</b>${summary}${all.length > 1 ? " …" : ""}`, table);
};
function contestTableColumns(rows, { detail }) {
	const sign = {
		title: "",
		align: "centre",
		cell: signOf
	};
	const { benchmark, result, ...columns } = contestColumns(codeNames(detail.nameLength));
	const { contender, against, ...values } = columns;
	return [
		...rows.some((row) => signOf(row) !== "") ? [sign] : [],
		...rows.some((row) => row.shared !== "") ? [benchmark] : [],
		contender,
		against,
		{
			...result,
			cell: (row) => `**${result.cell(row)}**`
		},
		...Object.values(values)
	];
}
function signOf({ finding: { verdict } }) {
	return verdict === "inconclusive" || verdict === "failed" ? verdictStates[verdict].sign : "";
}

// src/render/comment/tally.ts
function tallyText(result, rows, state) {
	return wordsOf(result, rows, state, countsText(rows));
}
const nameLength = 60;
function headingText(result, rows, state) {
	return wordsOf(result, rows, state, sizedCounts(rows, codeOf));
}
function titleText(result, rows, state) {
	return wordsOf(result, rows, state, sizedCounts(rows, plainLine));
}
function wordsOf(result, rows, state, counts) {
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
	return sides$1.filter((side) => failedSides.has(side) || failedSides.has(null));
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
	const last = otherRows.at(-1) ?? first;
	const range = rangeText(changeText(first.finding), changeText(last.finding));
	const summary = `${countsText(rest)}, ${range}`;
	if (inFold === 0) return `And ${summary}: see ${elsewhere(page)}.`;
	const shownRows = rest.slice(0, inFold);
	const hiddenCount = rest.length - shownRows.length;
	const more = hiddenCount === 0 ? "" : `\n\nAnd ${String(hiddenCount)} more: see ${elsewhere(page)}.`;
	return foldContent(`<b>And ${summary}</b>`, changesTable(shownRows, page) + more);
}

// src/render/sections/finding.ts
const differencesNamed = 3;
const finding = (page) => joinTexts([foundText(page), checkText(page)], " ");
const foundText = (page) => isContestOnly(page.result) ? contestText(page) : joinTexts([stateText(page), meanText(page)], " ");
const contestsNamed = 3;
function contestText({ result, detail }) {
	const rows = contestRows(result);
	const sentences = rows.slice(0, contestsNamed).map((row) => contestSentence(row, codeNames(detail.nameLength)));
	const hiddenCount = rows.length - sentences.length;
	return sentences.length === 0 ? "**Nothing was measured**: no pair of contenders was completed." : `**${sentences[0] ?? ""}**${sentences.slice(1).map((text) => `; ${text}`).join("")}${hiddenCount > 0 ? `, and ${String(hiddenCount)} more` : ""}.`;
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
	const othersText = otherTexts.length === 2 ? `, ${otherTexts.join(" and ")}` : otherTexts.map((text) => ` and ${text}`).join("");
	return `**${clauseOf(first, page)}**${interval}${othersText}.`;
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
function differText(result) {
	const differences = displayedDifferences(result).filter(({ asked: isRequested }) => !isRequested);
	if (differences.length === 0) return "in something that was not requested";
	return `in ${namedTexts(differences, differencesNamed, sideDifferenceText)}${allowedBy(result)}`;
}
function allowedBy(result) {
	const line = allowLine(result.differences ?? []);
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
	const addons = all.toSorted((first, second) => (second.loadedBy ?? 0) - (first.loadedBy ?? 0));
	const hiddenCount = addons.length - addonsAtMost;
	return [
		...addons.slice(0, addonsAtMost).map(addonText),
		...hiddenCount > 0 ? [`${countText(hiddenCount, "addon")} more`] : [],
		...notes.map((note) => codeOf(note, 1e400))
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
const mostTimes = 3;
function noiseProbeText({ machine: { steadiness }, findings, plan }) {
	const { before = null, after = null } = steadiness ?? {};
	const first = before ?? after;
	if (first === null) return "";
	const gates = gatingOf(plan);
	const spreads = findings.flatMap(({ benchmarkId, metric, judged }) => gates(benchmarkId, metric) ? judged?.pairSpread ?? [] : []);
	const most = mostTimes * Math.max(first.resolution, after?.resolution ?? 0);
	const wideSpreads = spreads.filter((spread) => normal95 * spread / Math.sqrt(pairsOfResolution) > most);
	if (wideSpreads.length > 0 && 2 * wideSpreads.length >= spreads.length) return "Noise probe: its figure does not hold here, because the rows scatter more than three times as much.";
	const later = before === null || after === null ? "" : `, and ${resolutionText(after.resolution)} afterwards`;
	return `Noise probe: this machine resolves ${resolutionText(first.resolution)} in 30 s${later}.`;
}
function resolutionText(resolution) {
	return `±${chosenText(Number(resolution.toPrecision(2)))}`;
}
const longestLine = 700;
function fingerprintLines({ fingerprint }) {
	const { facts, digest } = fingerprint;
	if (facts.length === 0) return [];
	const [lastingFacts, passingFacts] = [true, false].map((isLasting) => facts.filter(({ lasting }) => lasting === isLasting).map(({ title, found }) => codeOf(`${title}: ${found}`, longestLine)));
	return [
		...lastingFacts ?? [],
		...(passingFacts ?? []).map((fact) => `at the beginning, ${fact}`),
		`fingerprint ${codeOf(digest.slice(0, 12))}`
	];
}

// src/render/text/shell-word.ts
function shellWord(word) {
	return /^[\w@./:+-][\w@./:+,-]*$/.test(word) ? word : `'${word.replaceAll(/\p{C}/gu, "").replaceAll("'", String.raw`'\''`)}'`;
}

// src/render/rows/reproduce.ts
function reproduceLine({ plan, builds, variants }, only = null) {
	const { contenders, suite } = plan.chosen ?? {};
	const typedWords = typedWordsOf(plan);
	const nodes = variants === void 0 ? nodesOf(builds) : null;
	return [
		...typedWords ? ["deadheat", ...typedWords.map(shellWord)] : contenders === void 0 ? ["deadheat compare", ...sideWords(plan, nodes).map(shellWord)] : ["deadheat versus", ...contenders.map(shellWord)],
		...suite === void 0 || typedWords !== null ? [] : [`--suite ${shellWord(suite)}`],
		...chosenOptions(plan, only),
		...nodeOptions(nodes, variants),
		`--pairs ${String(plan.policy.looks.at(-1) ?? 0)}`,
		...limitsOf(plan),
		`--seed ${String(plan.seed)}`
	].join(" ");
}
function chosenOptions({ chosen = {} }, text) {
	const { benchmarks, preset, set = [], axis = [] } = chosen;
	const only = text === null ? chosen.only : [text.replaceAll(",", "*")];
	return [
		...benchmarks === void 0 ? [] : [`--benchmarks ${shellWord(benchmarks)}`],
		...preset === void 0 ? [] : [`--preset ${preset}`],
		...set.map((line) => `--set ${shellWord(line)}`),
		...only === void 0 ? [] : [`--only ${shellWord(only.join(","))}`],
		...axis.map((axisText) => `--axis ${shellWord(axisText)}`)
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

// src/render/rows/run-time-text.ts
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
	return `${durationText(total)}${stages}.${blocksText(time.blocks)}`;
}
function blocksText(blocks) {
	const { seconds, forecast, start, warmUp, leadIn, measured } = blocks;
	const knownSeconds = start + warmUp + leadIn + measured;
	if (knownSeconds === 0 || seconds === 0) return "";
	const share = (part) => chosenText(Math.round(100 * part / seconds) / 100);
	return `${forecast === 0 ? "" : ` Added up, the pilots forecast ${durationText(forecast)} for the blocks, which took ${durationText(seconds)}.`} Of the blocks, ${share(measured)} were timed, ${share(start)} started processes, ${share(warmUp)} warmed up, ${share(leadIn)} were lead-ins, and ${share(Math.max(0, seconds - knownSeconds))} went into requests, readings and ends.`;
}

// src/render/sections/method.ts
const differencesAtMost = 10;
const lineLength$1 = 400;
const kindsAtMost = 5;
const blockWidth = 96;
const method = (page) => {
	const warnings = warningLines(page.result);
	const trust = warnings.length === 0 ? "no warnings" : countText(warnings.length, "warning");
	const command = plainText(reproduceLine(page.result), lineLength$1);
	return foldContent(hasMeasured(page) ? `<b>How this was measured</b>, and how far to trust it: ${trust}` : "<b>Where this ran</b>, and how to run it again", joinTexts([
		methodItems(page).map((item) => `- ${item}`).join("\n"),
		warningsText(warnings, page.detail.warnings),
		`To reproduce it in a terminal:\n\n${fenceLines([command], "sh")}`
	]));
};
function hasMeasured({ rows }) {
	return rows.some(({ finding }) => finding.judged !== null);
}
function methodItems(page) {
	const measureLines = [
		pairText(page),
		isContestOnly(page.result) ? "" : promiseText(page),
		contestsText(page),
		...remarksOf(page.result).map(({ title, text }) => `**${title}**: ${text}`),
		wordsText,
		controlText(page),
		layoutText(page)
	];
	const { result } = page;
	const otherLines = [
		sidesText(page),
		runtimeText(result),
		buildsText(result),
		timeText(page),
		...machinePlaces(page)
	];
	return [...hasMeasured(page) ? measureLines : [], ...otherLines].filter((item) => item !== "");
}
function timeText({ result }) {
	const sentence = runTimeText(result);
	return sentence === "" ? "" : `**The time**: ${sentence}`;
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
	const kinds = groupedBy(shards.measured, (shard) => machineFacts(shard.machine).join(", "));
	return firstItems([...kinds.values()].flatMap((group) => shardText(group, plan)), kindsAtMost, (hiddenCount) => `and ${countText(hiddenCount, "more kind")} of machine`);
}
function shardText(shards, plan) {
	const numbers = shards.map(({ index }) => String(index)).join(", ");
	const which = `${shards.length === 1 ? "Shard" : "Shards"} ${numbers}`;
	const benchmarks = shards.reduce((sum, shard) => sum + shard.benchmarks, 0);
	return shards.slice(0, 1).map(({ machine }) => {
		const place = machinePlace({
			...machine,
			fingerprint: {
				facts: [],
				digest: ""
			}
		}, plan, "");
		return `**${which}**, ${countText(benchmarks, "benchmark")}:${place}`;
	});
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
	return fenceLines(items.flatMap((line) => itemLines(plainText(line, lineLength$1), blockWidth)));
}

// src/render/sections/metrics.ts
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
const metrics = (page) => {
	const rows = metricRowsIn(page);
	if (rows.length === 0) return "";
	const summary = namedTexts(rows, namedAtMost$1, (row) => row.summary);
	return foldContent(`<b>Other metrics</b>: ${summary}`, tableText(metricColumns, metricLines(page)));
};
function metricLines(page) {
	const rows = metricRowsIn(page);
	const lines = page.detail.metrics === "rows" ? rows.flatMap((row) => changedLines(row, page)) : [];
	return [...rows.slice(0, page.detail.metricsAtMost), ...lines];
}
function metricRowsIn({ result, mainMetric }) {
	const byMetric = groupedBy(findingsOfSides(result.findings, result.plan), ({ metric }) => metric);
	return result.plan.metrics.flatMap((metric) => metric === mainMetric ? [] : metricRowOf(metric, byMetric.get(metric.id) ?? [], result) ?? []);
}
function metricRowOf(metric, findings, { plan, geometricMeans }) {
	const [label, inSummary] = [labelOf(metric), labelInHtml(metric)];
	const [total] = findings;
	if (isOfBuild(metric) && total !== void 0) {
		const change = exactText(total, metric);
		return {
			summary: `${inSummary} ${change}`,
			name: label,
			change,
			interval: "exact",
			metric,
			values: total,
			changes: []
		};
	}
	const gates = gatingOf(plan);
	const changes = findings.filter((finding) => claimsChange(finding) && !gates(finding.benchmarkId, metric.id));
	const mean = geometricMeans.find((each) => each.metric === metric.id);
	if (mean === void 0) {
		const change = `changed in ${String(changes.length)}`;
		const summary = `${inSummary} ${change}`;
		return changes.length === 0 ? null : {
			summary,
			name: label,
			change,
			interval: "",
			metric,
			values: null,
			changes
		};
	}
	return {
		summary: `${inSummary} ${metricMeanText(mean, findings, metric)}`,
		name: mean.rows === 1 ? label : `${label}, mean of ${String(mean.rows)}`,
		change: percentText(mean.estimate, decimalsOf(...mean.ci)),
		interval: endsText(mean.ci[0], mean.ci[1]),
		metric,
		values: null,
		changes
	};
}
function isOfBuild({ assume, own: isOwn }) {
	return assume === "exact" && isOwn !== true;
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
function changedLines({ metric, changes }, page) {
	return changes.toSorted((first, second) => changeSize(second) - changeSize(first)).slice(0, rowsAtMost).map((finding) => ({
		name: `${labelOf(metric)} of ${codeOf(finding.benchmarkId, page.detail.nameLength)}`,
		change: changeText(finding),
		interval: endsText(finding.judged?.ci[0] ?? null, finding.judged?.ci[1] ?? null),
		metric,
		values: finding
	}));
}
function changeSize({ judged: judgement }) {
	return Math.abs(Math.log(1 + (judgement?.estimate ?? 0)));
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
	const unknownRows = rowsWith(rows, "inconclusive").map(({ finding }) => ({
		settling: settlingOf(finding),
		before: finding.judged?.pairs ?? 0
	}));
	if (unknownRows.some(({ settling }) => settling === "busy")) return `${otherwise}. Other programs kept this machine busy, which no number of pairs puts right: free it and run again.`;
	const openRows = unknownRows.flatMap(({ settling, before }) => settling === null || typeof settling === "string" ? [] : [{
		pairs: before + settling.pairs,
		seconds: settling.seconds ?? 0
	}]);
	const seconds = result.seconds + openRows.reduce((sum, row) => sum + row.seconds, 0);
	if (openRows.length === 0 || seconds > 3600) return null;
	const pairs = Math.max(...openRows.map((row) => row.pairs));
	const budget = result.plan.budgetSeconds;
	const minutes = Math.ceil(seconds / 60);
	const tight = budget !== null && seconds > budget ? `, with \`budget: ${minutes}min\`` : "";
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
const same = (page) => {
	const rows = rowsWith(page.rows, "unchanged");
	if (rows.length === 0) return "";
	const shownText = rows.length === 1 ? "shown" : "all shown";
	const count = `${String(rows.length)} same`;
	const how = `${shownText} to be within ${withinText(rows)}${smallText(rows)}`;
	return page.detail.same === "count" ? `**${count}**: ${how}; see ${elsewhere(page)}.` : foldContent(`<b>${count}</b>: ${how}`, sameTable(rows, page));
};
function smallText(rows) {
	const smallCount = rows.filter(({ finding }) => finding.judged?.realButSmall === true).length;
	if (smallCount === 0) return "";
	return `; ${String(smallCount)} ${smallCount === 1 ? "differs" : "differ"} for certain, but by less than that`;
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

// src/render/rows/axis-range.ts
function axisRange(rows) {
	const [mostCalled = 0] = reachesOf(rows.filter(claimsChange));
	const uncalledReaches = reachesOf(rows.filter((row) => !claimsChange(row)));
	const mostOthers = uncalledReaches[Math.floor(uncalledReaches.length * .1)] ?? 0;
	const threshold = rows.reduce((most, row) => Math.max(most, row.threshold ?? 0), 0);
	return roundUp(Math.max(mostCalled, mostOthers, threshold * 1.5, .01));
}
function reachesOf(rows) {
	return rows.map(({ low, high }) => Math.max(Math.abs(low ?? 0), Math.abs(high ?? 0))).toSorted((first, second) => second - first);
}
function roundUp(value) {
	const power = 10 ** Math.floor(Math.log10(value));
	const step = [
		1,
		2,
		5,
		10
	].find((times) => times * power >= value * (1 - 1e-9)) ?? 10;
	return Number((step * power).toPrecision(1));
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
	const range = axisRange(drawnRows.map(({ finding: { judged: judgement, threshold, verdict } }) => {
		const [low, high] = judgement?.ci ?? [null, null];
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
function axisOf({ finding: { judged: judgement, threshold } }, range) {
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
	const estimate = judgement?.estimate ?? null;
	const [low, high] = judgement?.ci ?? [null, null];
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
	const groups = failureGroups(page.result);
	if (groups.length === 0) return "";
	const { open, foldedCount: more } = page.detail.failures;
	const shownGroups = groups.slice(0, open + more);
	const hiddenCount = groups.length - shownGroups.length;
	const outputs = shownGroups.flatMap((group) => group.failures).slice(0, open);
	return joinTexts([
		shownGroups.map((group) => `- ${failureLine(group, page)}`).join("\n"),
		hiddenCount === 0 ? "" : `And ${String(hiddenCount)} more failures: see ${elsewhere(page)}.`,
		...outputs.map((failure) => outputOf(failure, page))
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
	...context,
	head: context.headSha
});
const boundary = ({ result: { machine } }) => {
	const gap = openBoundary(machine.isolation);
	return gap === null ? "" : `Nothing kept foreign code apart here: ${gap.open}.`;
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
	const acceptedResult = acceptedThroughout(result);
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
			...pageOf(acceptedResult, page)
		})
	};
	return regressionsLine(reportedRegressions(result, rows, {
		otherwise: acceptedResult.conclusion,
		texts
	}));
};
const doubts = ({ result }) => {
	const text = doubtsText(result);
	return text === "" ? "" : `**Doubtful**: ${text}; see “How this was measured” below.`;
};
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
	return ownParts.flatMap((ownPart) => [ownPart, ...partSections(ownPart[1])]);
}
function idsWith(verdict, { rows }) {
	return rowsWith(rows, verdict).map(({ benchmarkId }) => benchmarkId);
}
function idList(title, ids, { detail }) {
	if (ids.length === 0) return "";
	return `**${title}**: ${namedTexts(ids, namedAtMost, (id) => codeOf(id, detail.nameLength))}`;
}
function failureLine(group, { detail }) {
	const message = codeOf(group.failures[0].message, detail.nameLength * messageNames);
	return `**failed**: ${groupStep(group, (text) => codeOf(text, detail.nameLength))}: ${message}`;
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

// src/host/page-tools.ts
const pageTools = {
	pack: (text) => deflateRawSync(text, { level: 9 }).toString("base64"),
	digest: (text) => createHash("sha256").update(text).digest("base64")
};

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
	return sectionsText(reportOf(result, {
		links,
		fromFork: false
	}));
}
function reportOf(result, origin = {}) {
	const { links = noLinks, fromFork = false } = origin;
	return {
		...pageOf(result, {
			context: null,
			links,
			fromFork
		}),
		detail: fullDetail
	};
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
	{ same: "count" },
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
	const failureCount = failureGroups(result).length;
	return (detail) => [
		detail.same === "count" ? 0 : count("unchanged"),
		plottedRows(rows, detail.plot).length,
		shownCount(detail.regressions, count("regression")),
		shownCount(detail.improvements, count("improvement")),
		Math.min(detail.unsettledRows, count("inconclusive")),
		shownCount(detail.failures, failureCount)
	].reduce((sum, each) => sum + each, 0);
}
function shownCount({ open, foldedCount }, count) {
	return Math.min(open + foldedCount, count);
}

// src/render/page/data/page-rows-of.ts
const othersAtMost = 6;
function pageRowsOf(result, rows) {
	const { plan, findings } = result;
	const main = plan.metrics.find(({ gates }) => gates) ?? null;
	const warningCounts = warningsIn(plan, findings);
	return rows.map((row) => {
		const { benchmarkId, runtime, metric, finding, floor } = row;
		return {
			id: benchmarkId,
			name: idWithout(benchmarkId, runtime),
			node: runtime,
			metric: metric === null || metric === main ? null : metric.label,
			...pageFigures(row, floor),
			beyond: finding.beyondLimit,
			accepted: finding.acceptance !== void 0,
			warnings: warningCounts.get(benchmarkId) ?? 0,
			others: besidesText(row, othersAtMost, foreignNames)
		};
	});
}
function pageFigures({ finding, metric, word }, floor) {
	const { verdict, judged, baseCentre, headCentre, threshold } = finding;
	const [low, high] = reportedInterval(finding) ?? [null, null];
	return {
		unit: metric?.unit ?? "s",
		verdict,
		word,
		change: short(judged?.estimate ?? low),
		low: short(low),
		high: short(high),
		base: short(baseCentre),
		head: short(headCentre),
		floor: short(floor),
		threshold: short(threshold)
	};
}
function short(value, digits = 5) {
	return value === null || !Number.isFinite(value) ? null : Number(value.toPrecision(digits));
}
function warningsIn(plan, findings) {
	const gates = gatingOf(plan);
	const counts = /* @__PURE__ */ new Map();
	for (const { benchmarkId, metric, judged: judgement } of findings) {
		const count = judgement?.warnings.length ?? 0;
		if (count === 0 || !gates(benchmarkId, metric)) continue;
		counts.set(benchmarkId, (counts.get(benchmarkId) ?? 0) + count);
	}
	return counts;
}

// src/render/page/data/blocks-of.ts
function takenSamples(samples, disturbedSamples) {
	return [...samples.map((sample) => ({
		sample,
		disturbed: false
	})), ...disturbedSamples.map((sample) => ({
		sample,
		disturbed: true
	}))].toSorted((first, second) => first.sample.startedAtSeconds - second.sample.startedAtSeconds);
}
const letters = {
	"warm-up": "w",
	pair: "p",
	control: "c"
};
function blocksOf(samples) {
	const layoutNumbers = /* @__PURE__ */ new Map();
	const layoutOf = ({ block: { placement } }) => {
		if (placement === void 0) return null;
		const key = `${String(placement.base)} ${String(placement.head)}`;
		const layoutNumber = layoutNumbers.get(key) ?? layoutNumbers.size;
		layoutNumbers.set(key, layoutNumber);
		return layoutNumber;
	};
	return {
		kinds: samples.map(letterOf).join(""),
		coins: samples.map(({ sample }) => sample.block.coin.slice(0, 1)).join(""),
		layouts: samples.map(({ sample }) => layoutOf(sample))
	};
}
const digits = 4;
function seriesOf(samples, { id }) {
	const pairs = samples.map(({ sample }) => [usable(sample.base[id]), usable(sample.head[id])]);
	if (pairs.every(([base, head]) => base === null && head === null)) return null;
	return {
		base: pairs.map(([base]) => short(base, digits)),
		change: pairs.map(([base, head]) => base === null || head === null ? null : short(head / base - 1, digits))
	};
}
function usable(value) {
	return value !== void 0 && value !== null && value > 0 && Number.isFinite(value) ? value : null;
}
function letterOf({ sample: { block }, disturbed: isDisturbed }) {
	if (isDisturbed) return "d";
	return block.round === 0 ? "w" : letters[block.kind];
}

// src/render/page/client-text.ts
const clientText = "(function(){function e(e){return`${e}%`}function t(t,n=2){return e(Number((t*100).toPrecision(n)))}let n=[[1,` s`],[.001,` ms`],[1e-6,` µs`],[1e-9,` ns`]],r=[[2**30,` GiB`],[2**20,` MiB`],[1024,` KiB`]],i=[[1e9,` G/s`],[1e6,` M/s`],[1e3,` k/s`],[1,` /s`]];function a(t,a){if(t===null||!Number.isFinite(t))return`–`;switch(a){case`s`:return h(t,n);case`B`:return Math.abs(t)<1023.5?`${t<=-.5?`−`:``}${x(String(Math.round(Math.abs(t))))} B`:h(t,r);case`per_s`:return h(t,i);case`count`:return v(g(t));case`ratio`:return e(_(g(t*100)))}}function o(e,t){let n=a(Math.abs(e),t);return e===0?n:`${e<0?`−`:`+`}${n}`}function s(e,t){return e!==null&&t!==null&&t-e<.002?2:1}function c(t,n=1){return e(b(t,n))}function l(t,n=1){return e(y(Math.abs(t),n))}function u(e,t=1){return`±${l(e,t)}`}function d(e){return t(e,6)}function f(t,n){return t===null||n===null?`–`:e(p(t,n))}function p(e,t){if(e===null||t===null)return`–`;let n=s(e,t);return`${b(e,n)} … ${b(t,n)}`}function m(e,t,n=`${t}s`){return`${x(String(e))} ${e===1?t:n}`}function h(e,t){let n=Math.abs(e),r=t.find(([e])=>g(n/e)>=1),[i,a]=(n===0?t.find(e=>e[0]===1):r)??t.at(-1)??[1,``];return`${e<0?`−`:``}${_(g(n/i))}${a}`}function g(e){return Number(e.toPrecision(3))}function _(e,t=3){return e<0?`−`+_(-e,t):e>=10**(t-1)||e===0?x(String(Math.round(e))):e>=1?e.toPrecision(t):String(Number(e.toFixed(3)))}function v(e){return e<0?`−`+v(-e):e>=10?x(String(Math.round(e))):e>=1?String(Number(e.toPrecision(2))):_(e)}function y(e,t){let n=e*100;return Number.isFinite(n)?x(n.toFixed(n>=99.95?0:t)):`∞`}function b(e,t){let n=y(Math.abs(e),t);return Number(n)===0?n:`${e<0?`−`:`+`}${n}`}function x(e){let t=e.indexOf(`.`),n=t<0?e:e.slice(0,t);return n.length<4?e:n.replaceAll(/\\B(?=(?:\\d{3})+$)/g,`,`)+(t<0?``:e.slice(t))}let S=/^[ -~]*$/,ee=/[\\p{C}\\p{Zl}\\p{Zp}]/gu,C=/(\\p{M}{2})\\p{M}+/gu;function w(e,t=80){return te(T(e),t)}function T(e){return S.test(e)?e:e.toWellFormed().replaceAll(/\\p{Zs}/gu,` `).replaceAll(ee,`�`).replaceAll(C,`$1�`)}function te(e,t){if(e.length<=t)return e;let n=Array.from(e);if(n.length<=t)return e;let r=Math.floor((t-1)*.4),i=t-1-r;return`${n.slice(0,i).join(``)}…${n.slice(n.length-r).join(``)}`}let ne={\"&\":`&amp;`,\"<\":`&lt;`,\">\":`&gt;`,'\"':`&quot;`,\"'\":`&#39;`};var re=class{markup;constructor(e){this.markup=e}toString(){return this.markup}};let E=new re(``);function D(e,...t){return new re(e.map((e,n)=>n===0?e:ie(t[n-1]??``)+e).join(``))}function ie(e){return e instanceof re?e.markup:typeof e==`number`?String(e):typeof e==`string`?ae(e):e.map(ie).join(``)}function ae(e){return w(e,1/0).replaceAll(/[&<>\"']/g,e=>ne[e]??``)}function oe(e,t){return e==null||t==null?NaN:e<t?-1:e>t?1:e>=t?0:NaN}function se(e,t){return e==null||t==null?NaN:t<e?-1:t>e?1:t>=e?0:NaN}function ce(e){let t,n,r;e.length===2?(t=e===oe||e===se?e:le,n=e,r=e):(t=oe,n=(t,n)=>oe(e(t),n),r=(t,n)=>e(t)-n);function i(e,r,i=0,a=e.length){if(i<a){if(t(r,r)!==0)return a;do{let t=i+a>>>1;n(e[t],r)<0?i=t+1:a=t}while(i<a)}return i}function a(e,r,i=0,a=e.length){if(i<a){if(t(r,r)!==0)return a;do{let t=i+a>>>1;n(e[t],r)<=0?i=t+1:a=t}while(i<a)}return i}function o(e,t,n=0,a=e.length){let o=i(e,t,n,a-1);return o>n&&r(e[o-1],t)>-r(e[o],t)?o-1:o}return{left:i,center:o,right:a}}function le(){return 0}function ue(e){return e===null?NaN:+e}let de=ce(oe),fe=de.right;de.left,ce(ue).center,Array.prototype.slice;let pe=Math.sqrt(50),me=Math.sqrt(10),he=Math.sqrt(2);function ge(e,t,n){let r=(t-e)/Math.max(0,n),i=Math.floor(Math.log10(r)),a=r/10**i,o=a>=pe?10:a>=me?5:a>=he?2:1,s,c,l;return i<0?(l=10**-i/o,s=Math.round(e*l),c=Math.round(t*l),s/l<e&&++s,c/l>t&&--c,l=-l):(l=10**i*o,s=Math.round(e/l),c=Math.round(t/l),s*l<e&&++s,c*l>t&&--c),c<s&&.5<=n&&n<2?ge(e,t,n*2):[s,c,l]}function _e(e,t,n){if(t=+t,e=+e,n=+n,!(n>0))return[];if(e===t)return[e];let r=t<e,[i,a,o]=r?ge(t,e,n):ge(e,t,n);if(!(a>=i))return[];let s=a-i+1,c=Array(s);if(r){if(o<0)for(let e=0;e<s;++e)c[e]=(a-e)/-o;else for(let e=0;e<s;++e)c[e]=(a-e)*o}else if(o<0)for(let e=0;e<s;++e)c[e]=(i+e)/-o;else for(let e=0;e<s;++e)c[e]=(i+e)*o;return c}function ve(e,t,n){return t=+t,e=+e,n=+n,ge(e,t,n)[2]}function ye(e,t,n){t=+t,e=+e,n=+n;let r=t<e,i=r?ve(t,e,n):ve(e,t,n);return(r?-1:1)*(i<0?1/-i:i)}function be(e,t){switch(arguments.length){case 0:break;case 1:this.range(e);break;default:this.range(t).domain(e)}return this}function O(e,t,n){e.prototype=t.prototype=n,n.constructor=e}function k(e,t){var n=Object.create(e.prototype);for(var r in t)n[r]=t[r];return n}function A(){}var j=.7,M=1/j,N=`\\\\s*([+-]?\\\\d+)\\\\s*`,xe=`\\\\s*([+-]?(?:\\\\d*\\\\.)?\\\\d+(?:[eE][+-]?\\\\d+)?)\\\\s*`,P=`\\\\s*([+-]?(?:\\\\d*\\\\.)?\\\\d+(?:[eE][+-]?\\\\d+)?)%\\\\s*`,Se=/^#([0-9a-f]{3,8})$/,Ce=RegExp(`^rgb\\\\(${N},${N},${N}\\\\)$`),we=RegExp(`^rgb\\\\(${P},${P},${P}\\\\)$`),Te=RegExp(`^rgba\\\\(${N},${N},${N},${xe}\\\\)$`),Ee=RegExp(`^rgba\\\\(${P},${P},${P},${xe}\\\\)$`),De=RegExp(`^hsl\\\\(${xe},${P},${P}\\\\)$`),Oe=RegExp(`^hsla\\\\(${xe},${P},${P},${xe}\\\\)$`),ke={aliceblue:15792383,antiquewhite:16444375,aqua:65535,aquamarine:8388564,azure:15794175,beige:16119260,bisque:16770244,black:0,blanchedalmond:16772045,blue:255,blueviolet:9055202,brown:10824234,burlywood:14596231,cadetblue:6266528,chartreuse:8388352,chocolate:13789470,coral:16744272,cornflowerblue:6591981,cornsilk:16775388,crimson:14423100,cyan:65535,darkblue:139,darkcyan:35723,darkgoldenrod:12092939,darkgray:11119017,darkgreen:25600,darkgrey:11119017,darkkhaki:12433259,darkmagenta:9109643,darkolivegreen:5597999,darkorange:16747520,darkorchid:10040012,darkred:9109504,darksalmon:15308410,darkseagreen:9419919,darkslateblue:4734347,darkslategray:3100495,darkslategrey:3100495,darkturquoise:52945,darkviolet:9699539,deeppink:16716947,deepskyblue:49151,dimgray:6908265,dimgrey:6908265,dodgerblue:2003199,firebrick:11674146,floralwhite:16775920,forestgreen:2263842,fuchsia:16711935,gainsboro:14474460,ghostwhite:16316671,gold:16766720,goldenrod:14329120,gray:8421504,green:32768,greenyellow:11403055,grey:8421504,honeydew:15794160,hotpink:16738740,indianred:13458524,indigo:4915330,ivory:16777200,khaki:15787660,lavender:15132410,lavenderblush:16773365,lawngreen:8190976,lemonchiffon:16775885,lightblue:11393254,lightcoral:15761536,lightcyan:14745599,lightgoldenrodyellow:16448210,lightgray:13882323,lightgreen:9498256,lightgrey:13882323,lightpink:16758465,lightsalmon:16752762,lightseagreen:2142890,lightskyblue:8900346,lightslategray:7833753,lightslategrey:7833753,lightsteelblue:11584734,lightyellow:16777184,lime:65280,limegreen:3329330,linen:16445670,magenta:16711935,maroon:8388608,mediumaquamarine:6737322,mediumblue:205,mediumorchid:12211667,mediumpurple:9662683,mediumseagreen:3978097,mediumslateblue:8087790,mediumspringgreen:64154,mediumturquoise:4772300,mediumvioletred:13047173,midnightblue:1644912,mintcream:16121850,mistyrose:16770273,moccasin:16770229,navajowhite:16768685,navy:128,oldlace:16643558,olive:8421376,olivedrab:7048739,orange:16753920,orangered:16729344,orchid:14315734,palegoldenrod:15657130,palegreen:10025880,paleturquoise:11529966,palevioletred:14381203,papayawhip:16773077,peachpuff:16767673,peru:13468991,pink:16761035,plum:14524637,powderblue:11591910,purple:8388736,rebeccapurple:6697881,red:16711680,rosybrown:12357519,royalblue:4286945,saddlebrown:9127187,salmon:16416882,sandybrown:16032864,seagreen:3050327,seashell:16774638,sienna:10506797,silver:12632256,skyblue:8900331,slateblue:6970061,slategray:7372944,slategrey:7372944,snow:16775930,springgreen:65407,steelblue:4620980,tan:13808780,teal:32896,thistle:14204888,tomato:16737095,turquoise:4251856,violet:15631086,wheat:16113331,white:16777215,whitesmoke:16119285,yellow:16776960,yellowgreen:10145074};O(A,Pe,{copy(e){return Object.assign(new this.constructor,this,e)},displayable(){return this.rgb().displayable()},hex:Ae,formatHex:Ae,formatHex8:je,formatHsl:Me,formatRgb:Ne,toString:Ne});function Ae(){return this.rgb().formatHex()}function je(){return this.rgb().formatHex8()}function Me(){return We(this).formatHsl()}function Ne(){return this.rgb().formatRgb()}function Pe(e){var t,n;return e=(e+``).trim().toLowerCase(),(t=Se.exec(e))?(n=t[1].length,t=parseInt(t[1],16),n===6?Fe(t):n===3?new F(t>>8&15|t>>4&240,t>>4&15|t&240,(t&15)<<4|t&15,1):n===8?Ie(t>>24&255,t>>16&255,t>>8&255,(t&255)/255):n===4?Ie(t>>12&15|t>>8&240,t>>8&15|t>>4&240,t>>4&15|t&240,((t&15)<<4|t&15)/255):null):(t=Ce.exec(e))?new F(t[1],t[2],t[3],1):(t=we.exec(e))?new F(t[1]*255/100,t[2]*255/100,t[3]*255/100,1):(t=Te.exec(e))?Ie(t[1],t[2],t[3],t[4]):(t=Ee.exec(e))?Ie(t[1]*255/100,t[2]*255/100,t[3]*255/100,t[4]):(t=De.exec(e))?Ue(t[1],t[2]/100,t[3]/100,1):(t=Oe.exec(e))?Ue(t[1],t[2]/100,t[3]/100,t[4]):ke.hasOwnProperty(e)?Fe(ke[e]):e===`transparent`?new F(NaN,NaN,NaN,0):null}function Fe(e){return new F(e>>16&255,e>>8&255,e&255,1)}function Ie(e,t,n,r){return r<=0&&(e=t=n=NaN),new F(e,t,n,r)}function Le(e){return e instanceof A||(e=Pe(e)),e?(e=e.rgb(),new F(e.r,e.g,e.b,e.opacity)):new F}function Re(e,t,n,r){return arguments.length===1?Le(e):new F(e,t,n,r??1)}function F(e,t,n,r){this.r=+e,this.g=+t,this.b=+n,this.opacity=+r}O(F,Re,k(A,{brighter(e){return e=e==null?M:M**+e,new F(this.r*e,this.g*e,this.b*e,this.opacity)},darker(e){return e=e==null?j:j**+e,new F(this.r*e,this.g*e,this.b*e,this.opacity)},rgb(){return this},clamp(){return new F(I(this.r),I(this.g),I(this.b),He(this.opacity))},displayable(){return-.5<=this.r&&this.r<255.5&&-.5<=this.g&&this.g<255.5&&-.5<=this.b&&this.b<255.5&&0<=this.opacity&&this.opacity<=1},hex:ze,formatHex:ze,formatHex8:Be,formatRgb:Ve,toString:Ve}));function ze(){return`#${L(this.r)}${L(this.g)}${L(this.b)}`}function Be(){return`#${L(this.r)}${L(this.g)}${L(this.b)}${L((isNaN(this.opacity)?1:this.opacity)*255)}`}function Ve(){let e=He(this.opacity);return`${e===1?`rgb(`:`rgba(`}${I(this.r)}, ${I(this.g)}, ${I(this.b)}${e===1?`)`:`, ${e})`}`}function He(e){return isNaN(e)?1:Math.max(0,Math.min(1,e))}function I(e){return Math.max(0,Math.min(255,Math.round(e)||0))}function L(e){return e=I(e),(e<16?`0`:``)+e.toString(16)}function Ue(e,t,n,r){return r<=0?e=t=n=NaN:n<=0||n>=1?e=t=NaN:t<=0&&(e=NaN),new R(e,t,n,r)}function We(e){if(e instanceof R)return new R(e.h,e.s,e.l,e.opacity);if(e instanceof A||(e=Pe(e)),!e)return new R;if(e instanceof R)return e;e=e.rgb();var t=e.r/255,n=e.g/255,r=e.b/255,i=Math.min(t,n,r),a=Math.max(t,n,r),o=NaN,s=a-i,c=(a+i)/2;return s?(o=t===a?(n-r)/s+(n<r)*6:n===a?(r-t)/s+2:(t-n)/s+4,s/=c<.5?a+i:2-a-i,o*=60):s=c>0&&c<1?0:o,new R(o,s,c,e.opacity)}function Ge(e,t,n,r){return arguments.length===1?We(e):new R(e,t,n,r??1)}function R(e,t,n,r){this.h=+e,this.s=+t,this.l=+n,this.opacity=+r}O(R,Ge,k(A,{brighter(e){return e=e==null?M:M**+e,new R(this.h,this.s,this.l*e,this.opacity)},darker(e){return e=e==null?j:j**+e,new R(this.h,this.s,this.l*e,this.opacity)},rgb(){var e=this.h%360+(this.h<0)*360,t=isNaN(e)||isNaN(this.s)?0:this.s,n=this.l,r=n+(n<.5?n:1-n)*t,i=2*n-r;return new F(Je(e>=240?e-240:e+120,i,r),Je(e,i,r),Je(e<120?e+240:e-120,i,r),this.opacity)},clamp(){return new R(Ke(this.h),qe(this.s),qe(this.l),He(this.opacity))},displayable(){return(0<=this.s&&this.s<=1||isNaN(this.s))&&0<=this.l&&this.l<=1&&0<=this.opacity&&this.opacity<=1},formatHsl(){let e=He(this.opacity);return`${e===1?`hsl(`:`hsla(`}${Ke(this.h)}, ${qe(this.s)*100}%, ${qe(this.l)*100}%${e===1?`)`:`, ${e})`}`}}));function Ke(e){return e=(e||0)%360,e<0?e+360:e}function qe(e){return Math.max(0,Math.min(1,e||0))}function Je(e,t,n){return(e<60?t+(n-t)*e/60:e<180?n:e<240?t+(n-t)*(240-e)/60:t)*255}let Ye=Math.PI/180,Xe=180/Math.PI,Ze=.96422,Qe=.82521,$e=4/29,et=6/29,tt=3*et*et;function nt(e){if(e instanceof z)return new z(e.l,e.a,e.b,e.opacity);if(e instanceof B)return ut(e);e instanceof F||(e=Le(e));var t=st(e.r),n=st(e.g),r=st(e.b),i=it((.2225045*t+.7168786*n+.0606169*r)/1),a,o;return t===n&&n===r?a=o=i:(a=it((.4360747*t+.3850649*n+.1430804*r)/Ze),o=it((.0139322*t+.0971045*n+.7141733*r)/Qe)),new z(116*i-16,500*(a-i),200*(i-o),e.opacity)}function rt(e,t,n,r){return arguments.length===1?nt(e):new z(e,t,n,r??1)}function z(e,t,n,r){this.l=+e,this.a=+t,this.b=+n,this.opacity=+r}O(z,rt,k(A,{brighter(e){return new z(this.l+18*(e??1),this.a,this.b,this.opacity)},darker(e){return new z(this.l-18*(e??1),this.a,this.b,this.opacity)},rgb(){var e=(this.l+16)/116,t=isNaN(this.a)?e:e+this.a/500,n=isNaN(this.b)?e:e-this.b/200;return t=Ze*at(t),e=1*at(e),n=Qe*at(n),new F(ot(3.1338561*t-1.6168667*e-.4906146*n),ot(-.9787684*t+1.9161415*e+.033454*n),ot(.0719453*t-.2289914*e+1.4052427*n),this.opacity)}}));function it(e){return e>.008856451679035631?e**(1/3):e/tt+$e}function at(e){return e>et?e*e*e:tt*(e-$e)}function ot(e){return 255*(e<=.0031308?12.92*e:1.055*e**(1/2.4)-.055)}function st(e){return(e/=255)<=.04045?e/12.92:((e+.055)/1.055)**2.4}function ct(e){if(e instanceof B)return new B(e.h,e.c,e.l,e.opacity);if(e instanceof z||(e=nt(e)),e.a===0&&e.b===0)return new B(NaN,0<e.l&&e.l<100?0:NaN,e.l,e.opacity);var t=Math.atan2(e.b,e.a)*Xe;return new B(t<0?t+360:t,Math.sqrt(e.a*e.a+e.b*e.b),e.l,e.opacity)}function lt(e,t,n,r){return arguments.length===1?ct(e):new B(e,t,n,r??1)}function B(e,t,n,r){this.h=+e,this.c=+t,this.l=+n,this.opacity=+r}function ut(e){if(isNaN(e.h))return new z(e.l,0,0,e.opacity);var t=e.h*Ye;return new z(e.l,Math.cos(t)*e.c,Math.sin(t)*e.c,e.opacity)}O(B,lt,k(A,{brighter(e){return new B(this.h,this.c,this.l+18*(e??1),this.opacity)},darker(e){return new B(this.h,this.c,this.l-18*(e??1),this.opacity)},rgb(){return ut(this).rgb()}}));var dt=-.14861,ft=1.78277,pt=-.29227,mt=-.90649,V=1.97294,ht=V*mt,gt=V*ft,_t=ft*pt-mt*dt;function vt(e){if(e instanceof H)return new H(e.h,e.s,e.l,e.opacity);e instanceof F||(e=Le(e));var t=e.r/255,n=e.g/255,r=e.b/255,i=(_t*r+ht*t-gt*n)/(_t+ht-gt),a=r-i,o=(V*(n-i)-pt*a)/mt,s=Math.sqrt(o*o+a*a)/(V*i*(1-i)),c=s?Math.atan2(o,a)*Xe-120:NaN;return new H(c<0?c+360:c,s,i,e.opacity)}function yt(e,t,n,r){return arguments.length===1?vt(e):new H(e,t,n,r??1)}function H(e,t,n,r){this.h=+e,this.s=+t,this.l=+n,this.opacity=+r}O(H,yt,k(A,{brighter(e){return e=e==null?M:M**+e,new H(this.h,this.s,this.l*e,this.opacity)},darker(e){return e=e==null?j:j**+e,new H(this.h,this.s,this.l*e,this.opacity)},rgb(){var e=isNaN(this.h)?0:(this.h+120)*Ye,t=+this.l,n=isNaN(this.s)?0:this.s*t*(1-t),r=Math.cos(e),i=Math.sin(e);return new F(255*(t+n*(dt*r+ft*i)),255*(t+n*(pt*r+mt*i)),255*(t+V*r*n),this.opacity)}}));var bt=e=>()=>e;function xt(e,t){return function(n){return e+n*t}}function St(e,t,n){return e**=+n,t=t**+n-e,n=1/n,function(r){return(e+r*t)**+n}}function Ct(e,t){var n=t-e;return n?xt(e,n>180||n<-180?n-360*Math.round(n/360):n):bt(isNaN(e)?t:e)}function wt(e){return(e=+e)==1?U:function(t,n){return n-t?St(t,n,e):bt(isNaN(t)?n:t)}}function U(e,t){var n=t-e;return n?xt(e,n):bt(isNaN(e)?t:e)}var Tt=(function e(t){var n=wt(t);function r(e,t){var r=n((e=Re(e)).r,(t=Re(t)).r),i=n(e.g,t.g),a=n(e.b,t.b),o=U(e.opacity,t.opacity);return function(t){return e.r=r(t),e.g=i(t),e.b=a(t),e.opacity=o(t),e+``}}return r.gamma=e,r})(1);function Et(e,t){t||=[];var n=e?Math.min(t.length,e.length):0,r=t.slice(),i;return function(a){for(i=0;i<n;++i)r[i]=e[i]*(1-a)+t[i]*a;return r}}function Dt(e){return ArrayBuffer.isView(e)&&!(e instanceof DataView)}function Ot(e,t){for(var n=t?t.length:0,r=e?Math.min(n,e.length):0,i=Array(r),a=Array(n),o=0;o<r;++o)i[o]=Lt(e[o],t[o]);for(;o<n;++o)a[o]=t[o];return function(e){for(o=0;o<r;++o)a[o]=i[o](e);return a}}function kt(e,t){var n=/* @__PURE__ */ new Date;return e=+e,t=+t,function(r){return n.setTime(e*(1-r)+t*r),n}}function At(e,t){return e=+e,t=+t,function(n){return e*(1-n)+t*n}}function jt(e,t){var n={},r={},i;for(i in typeof e==`object`&&e||(e={}),typeof t==`object`&&t||(t={}),t)i in e?n[i]=Lt(e[i],t[i]):r[i]=t[i];return function(e){for(i in n)r[i]=n[i](e);return r}}var Mt=/[-+]?(?:\\d+\\.?\\d*|\\.?\\d+)(?:[eE][-+]?\\d+)?/g,Nt=new RegExp(Mt.source,`g`);function Pt(e){return function(){return e}}function Ft(e){return function(t){return e(t)+``}}function It(e,t){var n=Mt.lastIndex=Nt.lastIndex=0,r,i,a,o=-1,s=[],c=[];for(e+=``,t+=``;(r=Mt.exec(e))&&(i=Nt.exec(t));)(a=i.index)>n&&(a=t.slice(n,a),s[o]?s[o]+=a:s[++o]=a),(r=r[0])===(i=i[0])?s[o]?s[o]+=i:s[++o]=i:(s[++o]=null,c.push({i:o,x:At(r,i)})),n=Nt.lastIndex;return n<t.length&&(a=t.slice(n),s[o]?s[o]+=a:s[++o]=a),s.length<2?c[0]?Ft(c[0].x):Pt(t):(t=c.length,function(e){for(var n=0,r;n<t;++n)s[(r=c[n]).i]=r.x(e);return s.join(``)})}function Lt(e,t){var n=typeof t,r;return t==null||n===`boolean`?bt(t):(n===`number`?At:n===`string`?(r=Pe(t))?(t=r,Tt):It:t instanceof Pe?Tt:t instanceof Date?kt:Dt(t)?Et:Array.isArray(t)?Ot:typeof t.valueOf!=`function`&&typeof t.toString!=`function`||isNaN(t)?jt:At)(e,t)}function Rt(e,t){return e=+e,t=+t,function(n){return Math.round(e*(1-n)+t*n)}}var zt=1e-12;function Bt(e){return((e=Math.exp(e))+1/e)/2}function Vt(e){return((e=Math.exp(e))-1/e)/2}function Ht(e){return((e=Math.exp(2*e))-1)/(e+1)}(function e(t,n,r){function i(e,i){var a=e[0],o=e[1],s=e[2],c=i[0],l=i[1],u=i[2],d=c-a,f=l-o,p=d*d+f*f,m,h;if(p<zt)h=Math.log(u/s)/t,m=function(e){return[a+e*d,o+e*f,s*Math.exp(t*e*h)]};else{var g=Math.sqrt(p),_=(u*u-s*s+r*p)/(2*s*n*g),v=(u*u-s*s-r*p)/(2*u*n*g),y=Math.log(Math.sqrt(_*_+1)-_);h=(Math.log(Math.sqrt(v*v+1)-v)-y)/t,m=function(e){var r=e*h,i=Bt(y),c=s/(n*g)*(i*Ht(t*r+y)-Vt(y));return[a+c*d,o+c*f,s*i/Bt(t*r+y)]}}return m.duration=Math.abs(h)*1e3*t/Math.SQRT2,m}return i.rho=function(t){var n=Math.max(.001,+t),r=n*n;return e(n,r,r*r)},i})(Math.SQRT2,2,4);function Ut(e){return(function t(n){n=+n;function r(t,r){var i=e((t=yt(t)).h,(r=yt(r)).h),a=U(t.s,r.s),o=U(t.l,r.l),s=U(t.opacity,r.opacity);return function(e){return t.h=i(e),t.s=a(e),t.l=o(e**+n),t.opacity=s(e),t+``}}return r.gamma=t,r})(1)}Ut(Ct),Ut(U);function Wt(e){return function(){return e}}function Gt(e){return+e}var Kt=[0,1];function W(e){return e}function qt(e,t){return(t-=e=+e)?function(n){return(n-e)/t}:Wt(isNaN(t)?NaN:.5)}function Jt(e,t){var n;return e>t&&(n=e,e=t,t=n),function(n){return Math.max(e,Math.min(t,n))}}function Yt(e,t,n){var r=e[0],i=e[1],a=t[0],o=t[1];return i<r?(r=qt(i,r),a=n(o,a)):(r=qt(r,i),a=n(a,o)),function(e){return a(r(e))}}function Xt(e,t,n){var r=Math.min(e.length,t.length)-1,i=Array(r),a=Array(r),o=-1;for(e[r]<e[0]&&(e=e.slice().reverse(),t=t.slice().reverse());++o<r;)i[o]=qt(e[o],e[o+1]),a[o]=n(t[o],t[o+1]);return function(t){var n=fe(e,t,1,r)-1;return a[n](i[n](t))}}function Zt(e,t){return t.domain(e.domain()).range(e.range()).interpolate(e.interpolate()).clamp(e.clamp()).unknown(e.unknown())}function Qt(){var e=Kt,t=Kt,n=Lt,r,i,a,o=W,s,c,l;function u(){var n=Math.min(e.length,t.length);return o!==W&&(o=Jt(e[0],e[n-1])),s=n>2?Xt:Yt,c=l=null,d}function d(i){return i==null||isNaN(i=+i)?a:(c||=s(e.map(r),t,n))(r(o(i)))}return d.invert=function(n){return o(i((l||=s(t,e.map(r),At))(n)))},d.domain=function(t){return arguments.length?(e=Array.from(t,Gt),u()):e.slice()},d.range=function(e){return arguments.length?(t=Array.from(e),u()):t.slice()},d.rangeRound=function(e){return t=Array.from(e),n=Rt,u()},d.clamp=function(e){return arguments.length?(o=e?!0:W,u()):o!==W},d.interpolate=function(e){return arguments.length?(n=e,u()):n},d.unknown=function(e){return arguments.length?(a=e,d):a},function(e,t){return r=e,i=t,u()}}function $t(){return Qt()(W,W)}function en(e){return Math.abs(e=Math.round(e))>=1e21?e.toLocaleString(`en`).replace(/,/g,``):e.toString(10)}function tn(e,t){if(!isFinite(e)||e===0)return null;var n=(e=t?e.toExponential(t-1):e.toExponential()).indexOf(`e`),r=e.slice(0,n);return[r.length>1?r[0]+r.slice(2):r,+e.slice(n+1)]}function G(e){return e=tn(Math.abs(e)),e?e[1]:NaN}function nn(e,t){return function(n,r){for(var i=n.length,a=[],o=0,s=e[0],c=0;i>0&&s>0&&(c+s+1>r&&(s=Math.max(1,r-c)),a.push(n.substring(i-=s,i+s)),!((c+=s+1)>r));)s=e[o=(o+1)%e.length];return a.reverse().join(t)}}function rn(e){return function(t){return t.replace(/[0-9]/g,function(t){return e[+t]})}}var an=/^(?:(.)?([<>=^]))?([+\\-( ])?([$#])?(0)?(\\d+)?(,)?(\\.\\d+)?(~)?([a-z%])?$/i;function on(e){if(!(t=an.exec(e)))throw Error(`invalid format: `+e);var t;return new sn({fill:t[1],align:t[2],sign:t[3],symbol:t[4],zero:t[5],width:t[6],comma:t[7],precision:t[8]&&t[8].slice(1),trim:t[9],type:t[10]})}on.prototype=sn.prototype;function sn(e){this.fill=e.fill===void 0?` `:e.fill+``,this.align=e.align===void 0?`>`:e.align+``,this.sign=e.sign===void 0?`-`:e.sign+``,this.symbol=e.symbol===void 0?``:e.symbol+``,this.zero=!!e.zero,this.width=e.width===void 0?void 0:+e.width,this.comma=!!e.comma,this.precision=e.precision===void 0?void 0:+e.precision,this.trim=!!e.trim,this.type=e.type===void 0?``:e.type+``}sn.prototype.toString=function(){return this.fill+this.align+this.sign+this.symbol+(this.zero?`0`:``)+(this.width===void 0?``:Math.max(1,this.width|0))+(this.comma?`,`:``)+(this.precision===void 0?``:`.`+Math.max(0,this.precision|0))+(this.trim?`~`:``)+this.type};function cn(e){out:for(var t=e.length,n=1,r=-1,i;n<t;++n)switch(e[n]){case`.`:r=i=n;break;case`0`:r===0&&(r=n),i=n;break;default:if(!+e[n])break out;r>0&&(r=0)}return r>0?e.slice(0,r)+e.slice(i+1):e}var ln;function un(e,t){var n=tn(e,t);if(!n)return ln=void 0,e.toPrecision(t);var r=n[0],i=n[1],a=i-(ln=Math.max(-8,Math.min(8,Math.floor(i/3)))*3)+1,o=r.length;return a===o?r:a>o?r+Array(a-o+1).join(`0`):a>0?r.slice(0,a)+`.`+r.slice(a):`0.`+Array(1-a).join(`0`)+tn(e,Math.max(0,t+a-1))[0]}function dn(e,t){var n=tn(e,t);if(!n)return e+``;var r=n[0],i=n[1];return i<0?`0.`+Array(-i).join(`0`)+r:r.length>i+1?r.slice(0,i+1)+`.`+r.slice(i+1):r+Array(i-r.length+2).join(`0`)}var fn={\"%\":(e,t)=>(e*100).toFixed(t),b:e=>Math.round(e).toString(2),c:e=>e+``,d:en,e:(e,t)=>e.toExponential(t),f:(e,t)=>e.toFixed(t),g:(e,t)=>e.toPrecision(t),o:e=>Math.round(e).toString(8),p:(e,t)=>dn(e*100,t),r:dn,s:un,X:e=>Math.round(e).toString(16).toUpperCase(),x:e=>Math.round(e).toString(16)};function pn(e){return e}var mn=Array.prototype.map,hn=[`y`,`z`,`a`,`f`,`p`,`n`,`µ`,`m`,``,`k`,`M`,`G`,`T`,`P`,`E`,`Z`,`Y`];function gn(e){var t=e.grouping===void 0||e.thousands===void 0?pn:nn(mn.call(e.grouping,Number),e.thousands+``),n=e.currency===void 0?``:e.currency[0]+``,r=e.currency===void 0?``:e.currency[1]+``,i=e.decimal===void 0?`.`:e.decimal+``,a=e.numerals===void 0?pn:rn(mn.call(e.numerals,String)),o=e.percent===void 0?`%`:e.percent+``,s=e.minus===void 0?`−`:e.minus+``,c=e.nan===void 0?`NaN`:e.nan+``;function l(e,l){e=on(e);var u=e.fill,d=e.align,f=e.sign,p=e.symbol,m=e.zero,h=e.width,g=e.comma,_=e.precision,v=e.trim,y=e.type;y===`n`?(g=!0,y=`g`):fn[y]||(_===void 0&&(_=12),v=!0,y=`g`),(m||u===`0`&&d===`=`)&&(m=!0,u=`0`,d=`=`);var b=(l&&l.prefix!==void 0?l.prefix:``)+(p===`$`?n:p===`#`&&/[boxX]/.test(y)?`0`+y.toLowerCase():``),x=(p===`$`?r:/[%p]/.test(y)?o:``)+(l&&l.suffix!==void 0?l.suffix:``),S=fn[y],ee=/[defgprs%]/.test(y);_=_===void 0?6:/[gprs]/.test(y)?Math.max(1,Math.min(21,_)):Math.max(0,Math.min(20,_));function C(e){var n=b,r=x,o,l,p;if(y===`c`)r=S(e)+r,e=``;else{e=+e;var C=e<0||1/e<0;if(e=isNaN(e)?c:S(Math.abs(e),_),v&&(e=cn(e)),C&&+e==0&&f!==`+`&&(C=!1),n=(C?f===`(`?f:s:f===`-`||f===`(`?``:f)+n,r=(y===`s`&&!isNaN(e)&&ln!==void 0?hn[8+ln/3]:``)+r+(C&&f===`(`?`)`:``),ee){for(o=-1,l=e.length;++o<l;)if(p=e.charCodeAt(o),48>p||p>57){r=(p===46?i+e.slice(o+1):e.slice(o))+r,e=e.slice(0,o);break}}}g&&!m&&(e=t(e,1/0));var w=n.length+e.length+r.length,T=w<h?Array(h-w+1).join(u):``;switch(g&&m&&(e=t(T+e,T.length?h-r.length:1/0),T=``),d){case`<`:e=n+e+r+T;break;case`=`:e=n+T+e+r;break;case`^`:e=T.slice(0,w=T.length>>1)+n+e+r+T.slice(w);break;default:e=T+n+e+r}return a(e)}return C.toString=function(){return e+``},C}function u(e,t){var n=Math.max(-8,Math.min(8,Math.floor(G(t)/3)))*3,r=10**-n,i=l((e=on(e),e.type=`f`,e),{suffix:hn[8+n/3]});return function(e){return i(r*e)}}return{format:l,formatPrefix:u}}var _n,vn,yn;bn({thousands:`,`,grouping:[3],currency:[`$`,``]});function bn(e){return _n=gn(e),vn=_n.format,yn=_n.formatPrefix,_n}function xn(e){return Math.max(0,-G(Math.abs(e)))}function Sn(e,t){return Math.max(0,Math.max(-8,Math.min(8,Math.floor(G(t)/3)))*3-G(Math.abs(e)))}function Cn(e,t){return e=Math.abs(e),t=Math.abs(t)-e,Math.max(0,G(t)-G(e))+1}function wn(e,t,n,r){var i=ye(e,t,n),a;switch(r=on(r??`,f`),r.type){case`s`:var o=Math.max(Math.abs(e),Math.abs(t));return r.precision==null&&!isNaN(a=Sn(i,o))&&(r.precision=a),yn(r,o);case``:case`e`:case`g`:case`p`:case`r`:r.precision==null&&!isNaN(a=Cn(i,Math.max(Math.abs(e),Math.abs(t))))&&(r.precision=a-(r.type===`e`));break;case`f`:case`%`:r.precision==null&&!isNaN(a=xn(i))&&(r.precision=a-(r.type===`%`)*2)}return vn(r)}function Tn(e){var t=e.domain;return e.ticks=function(e){var n=t();return _e(n[0],n[n.length-1],e??10)},e.tickFormat=function(e,n){var r=t();return wn(r[0],r[r.length-1],e??10,n)},e.nice=function(n){n??=10;var r=t(),i=0,a=r.length-1,o=r[i],s=r[a],c,l,u=10;for(s<o&&(l=o,o=s,s=l,l=i,i=a,a=l);u-->0;){if(l=ve(o,s,n),l===c)return r[i]=o,r[a]=s,t(r);if(l>0)o=Math.floor(o/l)*l,s=Math.ceil(s/l)*l;else if(l<0)o=Math.ceil(o*l)/l,s=Math.floor(s*l)/l;else break;c=l}return e},e}function K(){var e=$t();return e.copy=function(){return Zt(e,K())},be.apply(e,arguments),Tn(e)}function En(e,t){e=e.slice();var n=0,r=e.length-1,i=e[n],a=e[r],o;return a<i&&(o=n,n=r,r=o,o=i,i=a,a=o),e[n]=t.floor(i),e[r]=t.ceil(a),e}function Dn(e){return Math.log(e)}function On(e){return Math.exp(e)}function kn(e){return-Math.log(-e)}function An(e){return-Math.exp(-e)}function jn(e){return isFinite(e)?+(`1e`+e):e<0?0:e}function Mn(e){return e===10?jn:e===Math.E?Math.exp:t=>e**+t}function Nn(e){return e===Math.E?Math.log:e===10&&Math.log10||e===2&&Math.log2||(e=Math.log(e),t=>Math.log(t)/e)}function Pn(e){return(t,n)=>-e(-t,n)}function Fn(e){let t=e(Dn,On),n=t.domain,r=10,i,a;function o(){return i=Nn(r),a=Mn(r),n()[0]<0?(i=Pn(i),a=Pn(a),e(kn,An)):e(Dn,On),t}return t.base=function(e){return arguments.length?(r=+e,o()):r},t.domain=function(e){return arguments.length?(n(e),o()):n()},t.ticks=e=>{let t=n(),o=t[0],s=t[t.length-1],c=s<o;c&&([o,s]=[s,o]);let l=i(o),u=i(s),d,f,p=e==null?10:+e,m=[];if(!(r%1)&&u-l<p){if(l=Math.floor(l),u=Math.ceil(u),o>0){for(;l<=u;++l)for(d=1;d<r;++d)if(f=l<0?d/a(-l):d*a(l),!(f<o)){if(f>s)break;m.push(f)}}else for(;l<=u;++l)for(d=r-1;d>=1;--d)if(f=l>0?d/a(-l):d*a(l),!(f<o)){if(f>s)break;m.push(f)}m.length*2<p&&(m=_e(o,s,p))}else m=_e(l,u,Math.min(u-l,p)).map(a);return c?m.reverse():m},t.tickFormat=(e,n)=>{if(e??=10,n??=r===10?`s`:`,`,typeof n!=`function`&&(!(r%1)&&(n=on(n)).precision==null&&(n.trim=!0),n=vn(n)),e===1/0)return n;let o=Math.max(1,r*e/t.ticks().length);return e=>{let t=e/a(Math.round(i(e)));return t*r<r-.5&&(t*=r),t<=o?n(e):``}},t.nice=()=>n(En(n(),{floor:e=>a(Math.floor(i(e))),ceil:e=>a(Math.ceil(i(e)))})),t}function In(){let e=Fn(Qt()).domain([1,10]);return e.copy=()=>Zt(e,In()).base(e.base()),be.apply(e,arguments),e}function q(e,t,n){return D`<svg viewBox=\"0 0 ${e.width} ${e.height}\" width=\"${e.width}\" height=\"${e.height}\" role=\"img\" aria-label=\"${t}\">${n}</svg>`}function J(e){return String(Math.round(e*10)/10)}function Ln(e,t,n){return e.ticks(t).map(e=>({value:e,text:n(e)}))}function Rn(e,t){let n=e.ticks(t),r=Math.abs((n[1]??1)-(n[0]??0));return n.map(e=>({value:e,text:c(e,r<.001?2:1).replace(`.0 `,` `)}))}function zn({left:e,right:t,top:n,bottom:r,width:i,height:a},o,s){let c=a-r;return D`<g class=\"ax\">${Vn(s,e=>({at:o(e.value),room:e.text.length*6.2+12})).map(({value:r,text:a})=>{let s=J(Math.min(i-t,Math.max(e,o(r))));return D`<path class=\"g\" d=\"M${s} ${n}V${c}\" /><text x=\"${s}\" y=\"${c+15}\" text-anchor=\"middle\">${a}</text>`})}</g>`}function Bn({left:e,right:t,width:n},r,i){return D`<g class=\"ax\">${Vn(i,e=>({at:r(e.value),room:20})).map(({value:i,text:a})=>{let o=J(r(i));return D`<path class=\"g\" d=\"M${e} ${o}H${n-t}\" /><text x=\"${e-6}\" y=\"${o}\" dy=\".32em\" text-anchor=\"end\">${a}</text>`})}</g>`}function Y(e,t,n=``){return t===E?E:D`<figure><figcaption>${e}</figcaption>${t}${n===``?E:D`<p class=\"note\">${n}</p>`}</figure>`}function Vn(e,t){let n=[],r=null;for(let i of e){let e=t(i);r!==null&&Math.abs(e.at-r.at)<(e.room+r.room)/2||(n.push(i),r=e)}return n}function Hn(e){return K([-e,e],[8,232]).clamp(!0)}function Un({change:e,low:t,high:n,floor:r,threshold:i},a){let o=Hn(a);return D`<svg class=\"fo\" viewBox=\"0 0 ${240} ${22}\" aria-hidden=\"true\">${[i===null?E:D`<path class=\"th\" d=\"M${J(o(1/(1+i)-1))} 2V${20}H${J(o(i))}V2Z\"/>`,r===null?E:D`<path class=\"fl\" d=\"M${J(o(-r))} ${19.5}H${J(o(r))}\" />`,D`<path class=\"zero\" d=\"M${120} 0V${22}\" />`,t===null||n===null?E:Wn(t,n,a,o),e===null||Math.abs(e)>a?E:D`<circle class=\"pt\" cx=\"${J(o(e))}\" cy=\"${11}\" r=\"3.6\" />`]}</svg>`}function Wn(e,t,n,r){let i=J(e>n?r(n)-16:r(e)),a=t<-n?J(r(-n)+16):J(r(t));return D`<path class=\"ci\" d=\"M${i} ${11}H${a}${e<-n?`M${i} 11l6 -5m-6 5l6 5`:e>n?``:`M${i} 7v8`}${t>n?`M${a} 11l-6 -5m6 5l-6 5`:t<-n?``:`M${a} 7v8`}\" />`}let Gn={verdict:{title:`Verdict`,align:`left`,cell:rr},change:{title:`Change`,align:`right`,cell:nr},base:{title:`Base`,align:`right`,cell:({base:e,unit:t})=>a(e,t)},head:{title:`Head`,align:`right`,cell:({head:e,unit:t})=>a(e,t)}},Kn=`95% CI`,{verdict:qn,change:Jn,base:Yn,head:Xn}=Gn,Zn=[{key:`verdict`,style:`c-v`,...qn},{key:`name`,style:`c-n`,title:`Benchmark`,align:`left`,cell:tr},{key:`forest`,style:`c-f`,title:Kn,align:`left`,cell:e=>Un(e,e.range)},{key:`change`,style:`c-c`,...Jn},{key:`width`,style:`c-i`,title:`CI, %`,align:`right`,cell:({low:e,high:t})=>p(e,t)},{key:`base`,style:`c-b`,...Yn},{key:`head`,style:`c-h`,...Xn},{key:`floor`,style:`c-l`,title:`Floor`,align:`right`,cell:({floor:e})=>e===null?`–`:u(e)}];function Qn({style:e,align:t}){return t===`right`?`${e} num`:e}let $n=Zn.length;function er(e,t,n){let r=Zn.map(r=>D`<td role=\"cell\" class=\"${Qn(r)}\">${r.cell({...e,at:t,range:n})}</td>`);return D`<tr role=\"row\" class=\"row\" data-at=\"${t}\" data-v=\"${e.verdict}\">${r}</tr>`}function tr(e){return D`<button type=\"button\" class=\"open\" id=\"r${e.at}\" aria-expanded=\"false\"><span class=\"name\">${ar(e.name)}</span>${e.node===null?E:D` <span class=\"node\">Node ${e.node}</span>`}</button>${ir(e)}`}function nr({change:e,low:t,high:n}){return e===null?`–`:c(e,s(t,n))}function rr({verdict:e,word:t}){return D`<span class=\"chip v-${e}\">${t}</span>`}function ir({metric:e,others:t,warnings:n,beyond:r,accepted:i}){let a=[e===null?E:D`<span>${e}</span>`,r?D`<span class=\"fails\">fails the check</span>`:E,i?D`<span>accepted</span>`:E,t===``?E:D`<span>${t}</span>`,n===0?E:D`<span class=\"warned\">${m(n,`warning`)}</span>`].filter(e=>e!==E);return a.length===0?E:D`<div class=\"notes\">${a}</div>`}function ar(e){return e.trim()===``?`(blank)`:e}function X(e){return function(){return e}}let or=Math.PI,sr=2*or,Z=1e-6,cr=sr-Z;function lr(e){this._+=e[0];for(let t=1,n=e.length;t<n;++t)this._+=arguments[t]+e[t]}function ur(e){let t=Math.floor(e);if(!(t>=0))throw Error(`invalid digits: ${e}`);if(t>15)return lr;let n=10**t;return function(e){this._+=e[0];for(let t=1,r=e.length;t<r;++t)this._+=Math.round(arguments[t]*n)/n+e[t]}}function dr(e,t,n,r){return e===n&&t===r}function fr(e){let t=Math.floor(e);if(!(t<=15))return dr;let n=10**t,r=function(e){return Math.round(e*n)};return function(e,t,n,i){return r(e)===r(n)&&r(t)===r(i)}}var pr=class{constructor(e){this._x0=this._y0=this._x1=this._y1=null,this._=``,this._append=e==null?lr:ur(e),this._equal=e==null?dr:fr(e)}moveTo(e,t){this._append`M${this._x0=this._x1=+e},${this._y0=this._y1=+t}`}closePath(){this._x1!==null&&(this._x1=this._x0,this._y1=this._y0,this._append`Z`)}lineTo(e,t){this._append`L${this._x1=+e},${this._y1=+t}`}quadraticCurveTo(e,t,n,r){this._append`Q${+e},${+t},${this._x1=+n},${this._y1=+r}`}bezierCurveTo(e,t,n,r,i,a){this._append`C${+e},${+t},${+n},${+r},${this._x1=+i},${this._y1=+a}`}arcTo(e,t,n,r,i){if(e=+e,t=+t,n=+n,r=+r,i=+i,i<0)throw Error(`negative radius: ${i}`);let a=this._x1,o=this._y1,s=n-e,c=r-t,l=a-e,u=o-t,d=l*l+u*u;if(this._x1===null)this._append`M${this._x1=e},${this._y1=t}`;else if(d>Z){if(!(Math.abs(u*s-c*l)>Z)||!i)this._append`L${this._x1=e},${this._y1=t}`;else{let f=n-a,p=r-o,m=s*s+c*c,h=f*f+p*p,g=Math.sqrt(m),_=Math.sqrt(d),v=i*Math.tan((or-Math.acos((m+d-h)/(2*g*_)))/2),y=v/_,b=v/g;Math.abs(y-1)>Z&&this._append`L${e+y*l},${t+y*u}`,this._append`A${i},${i},0,0,${+(u*f>l*p)},${this._x1=e+b*s},${this._y1=t+b*c}`}}}arc(e,t,n,r,i,a){if(e=+e,t=+t,n=+n,a=!!a,n<0)throw Error(`negative radius: ${n}`);let o=n*Math.cos(r),s=n*Math.sin(r),c=e+o,l=t+s,u=1^a,d=a?r-i:i-r;if(this._x1===null?this._append`M${c},${l}`:(Math.abs(this._x1-c)>Z||Math.abs(this._y1-l)>Z)&&this._append`L${c},${l}`,n){if(d<0&&(d=d%sr+sr),d>cr)this._append`A${n},${n},0,1,${u},${e-o},${t-s}A${n},${n},0,1,${u},${this._x1=c},${this._y1=l}`;else if(d>Z){let a=e+n*Math.cos(i),o=t+n*Math.sin(i);if(d>=or&&this._equal(c,l,a,o)){d/=2;let i=r+d;this._append`A${n},${n},0,${+(d>=or)},${u},${e+n*Math.cos(i)},${t+n*Math.sin(i)}`}this._append`A${n},${n},0,${+(d>=or)},${u},${this._x1=a},${this._y1=o}`}}}rect(e,t,n,r){this._append`M${this._x0=this._x1=+e},${this._y0=this._y1=+t}h${n=+n}v${+r}h${-n}Z`}toString(){return this._}};pr.prototype;function mr(e){let t=3;return e.digits=function(n){if(!arguments.length)return t;if(n==null)t=null;else{let e=Math.floor(n);if(!(e>=0))throw RangeError(`invalid digits: ${n}`);t=e}return e},()=>new pr(t)}Array.prototype.slice;function hr(e){return typeof e==`object`&&`length`in e?e:Array.from(e)}function gr(e){this._context=e}gr.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._point=0},lineEnd:function(){(this._line||this._line!==0&&this._point===1)&&this._context.closePath(),this._line=1-this._line},point:function(e,t){switch(e=+e,t=+t,this._point){case 0:this._point=1,this._line?this._context.lineTo(e,t):this._context.moveTo(e,t);break;case 1:this._point=2;default:this._context.lineTo(e,t)}}};function _r(e){return new gr(e)}function vr(e){return e[0]}function yr(e){return e[1]}function br(e,t){var n=X(!0),r=null,i=_r,a=null,o=mr(s);e=typeof e==`function`?e:e===void 0?vr:X(e),t=typeof t==`function`?t:t===void 0?yr:X(t);function s(s){var c,l=(s=hr(s)).length,u,d=!1,f;for(r??(a=i(f=o())),c=0;c<=l;++c)!(c<l&&n(u=s[c],c,s))===d&&((d=!d)?a.lineStart():a.lineEnd()),d&&a.point(+e(u,c,s),+t(u,c,s));if(f)return a=null,f+``||null}return s.x=function(t){return arguments.length?(e=typeof t==`function`?t:X(+t),s):e},s.y=function(e){return arguments.length?(t=typeof e==`function`?e:X(+e),s):t},s.defined=function(e){return arguments.length?(n=typeof e==`function`?e:X(!!e),s):n},s.curve=function(e){return arguments.length?(i=e,r!=null&&(a=i(r)),s):i},s.context=function(e){return arguments.length?(e==null?r=a=null:a=i(r=e),s):r},s}function xr(e,t,n){var r=null,i=X(!0),a=null,o=_r,s=null,c=mr(l);e=typeof e==`function`?e:e===void 0?vr:X(+e),t=typeof t==`function`?t:X(t===void 0?0:+t),n=typeof n==`function`?n:n===void 0?yr:X(+n);function l(l){var u,d,f,p=(l=hr(l)).length,m,h=!1,g,_=Array(p),v=Array(p);for(a??(s=o(g=c())),u=0;u<=p;++u){if(!(u<p&&i(m=l[u],u,l))===h){if(h=!h)d=u,s.areaStart(),s.lineStart();else{for(s.lineEnd(),s.lineStart(),f=u-1;f>=d;--f)s.point(_[f],v[f]);s.lineEnd(),s.areaEnd()}}h&&(_[u]=+e(m,u,l),v[u]=+t(m,u,l),s.point(r?+r(m,u,l):_[u],n?+n(m,u,l):v[u]))}if(g)return s=null,g+``||null}function u(){return br().defined(i).curve(o).context(a)}return l.x=function(t){return arguments.length?(e=typeof t==`function`?t:X(+t),r=null,l):e},l.x0=function(t){return arguments.length?(e=typeof t==`function`?t:X(+t),l):e},l.x1=function(e){return arguments.length?(r=e==null?null:typeof e==`function`?e:X(+e),l):r},l.y=function(e){return arguments.length?(t=typeof e==`function`?e:X(+e),n=null,l):t},l.y0=function(e){return arguments.length?(t=typeof e==`function`?e:X(+e),l):t},l.y1=function(e){return arguments.length?(n=e==null?null:typeof e==`function`?e:X(+e),l):n},l.lineX0=l.lineY0=function(){return u().x(e).y(t)},l.lineY1=function(){return u().x(e).y(n)},l.lineX1=function(){return u().x(r).y(t)},l.defined=function(e){return arguments.length?(i=typeof e==`function`?e:X(!!e),l):i},l.curve=function(e){return arguments.length?(o=e,a!=null&&(s=o(a)),l):o},l.context=function(e){return arguments.length?(e==null?a=s=null:s=o(a=e),l):a},l}function Sr(e,t,n){let r=e.filter(({least:e})=>e>0);if(r.length===0)return E;let i=r.reduce((e,{label:t})=>Math.max(e,t.length),0),a={width:n,height:r.length*22+34,left:Math.min(n*.4,i*7+16),right:16,top:6,bottom:28},o=Math.min(...r.map(e=>e.least)),s=Math.max(...r.map(e=>e.most)),c=In([o*.97,s*1.03],[a.left,n-a.right]),l=Math.max(6,Math.floor(a.left/7));return q(a,`Candlesticks: ${r.map(({label:e,mean:n})=>`${e} mean ${t(n)}`).join(`, `)}`.slice(0,400),D`${zn(a,c,Ln(c,Math.max(2,Math.floor(n/130)),t))}${r.map((e,t)=>{let n=a.top+22*(t+.5),r=e.side.slice(0,1),i=e.label.length>l?`${e.label.slice(0,l-1)}…`:e.label;return D`<text class=\"cap\" x=\"${a.left-8}\" y=\"${J(n)}\" dy=\".32em\" text-anchor=\"end\">${i}</text><path class=\"ln ${r}\" d=\"M${J(c(e.least))} ${J(n)}H${J(c(e.most))}\" /><rect class=\"box ${r}\" x=\"${J(c(e.lower))}\" y=\"${J(n-6)}\" width=\"${J(Math.max(1,c(e.upper)-c(e.lower)))}\" height=\"12\" rx=\"2\"/><circle class=\"mean\" cx=\"${J(c(e.mean))}\" cy=\"${J(n)}\" r=\"2.6\" />`})}`)}function Cr(e,t,n){if(e.length<2)return E;let r={width:n,height:190,left:14,right:14,top:22,bottom:26},{change:i,low:a,high:o,threshold:s}=t,[l,u]=Tr(e,t,3),d=Math.max((u-l)*.06,1e-4),[p,m]=[l-d,u+d],h=K([p,m],[r.left,n-r.right]),g=190-r.bottom-14,_=s===null?[]:[s,1/(1+s)-1],v=e=>`M${J(h(e))} ${r.top}V${g+14}`;return q(r,`Distribution of the change of ${String(e.length)} pairs: estimate ${c(i??0)}, 95% CI ${f(a,o)}`,D`${zn(r,h,Rn(h,Math.max(3,Math.floor(n/90))))}${a===null||o===null?E:D`<rect class=\"iv\" x=\"${J(h(a))}\" y=\"${r.top}\" width=\"${J(Math.max(1,h(o)-h(a)))}\" height=\"${g-r.top+14}\"/>`}${Er(e,{x:h,kind:`r`,from:g,reach:r.top+12-g,stroke:[g+3,9]})}${_.filter(e=>e>=p&&e<=m).map(e=>D`<path class=\"thl\" d=\"${v(e)}\" />`)}${p<=0&&m>=0?D`<path class=\"zero\" d=\"${v(0)}\" />`:E}${i===null?E:D`<path class=\"est\" d=\"${v(i)}\" /><text class=\"val\" x=\"${J(h(i))}\" y=\"${r.top-8}\" text-anchor=\"${h(i)>n-60?`end`:h(i)<60?`start`:`middle`}\">${c(i)}</text>`}`)}function wr({base:e,head:t},n,r){if(e.length<2||t.length<2)return E;let i={width:r,height:190,left:44,right:12,top:8,bottom:26},[o,s]=kr([...e,...t],3),c=(s-o)*.08,l=K(c>0?[Math.max(0,o-c),s+c]:[o*.99,s*1.01],[i.left,r-i.right]),u=(190-i.bottom+i.top)/2,d=(190-i.bottom-i.top)/2-16,f=Ln(l,Math.max(3,Math.floor(r/110)),e=>a(e,n)),p=(e,t,n)=>{let r=[u+n*3,n*9];return D`${Er(e,{x:l,kind:t,from:u+n,reach:n*d,stroke:r})}<path class=\"med ${t}\" d=\"${`M${J(l(Ar(e)))} ${J(u+n)}v${J(n*(d+10))}`}\" />`};return q(i,`Distribution of both sides: base has a median of ${a(Ar(e),n)}, head of ${a(Ar(t),n)}`,D`${zn(i,l,f)}${p(e,`b`,-1)}${p(t,`h`,1)}<path class=\"zero\" d=\"M${i.left} ${J(u)}H${r-i.right}\"/><text class=\"side\" x=\"2\" y=\"${J(u-14)}\">base</text><text class=\"side\" x=\"2\" y=\"${J(u+22)}\">head</text>`)}function Tr(e,{low:t,high:n},r){let[i,a]=kr(e,r);return[Math.min(i,t??0,0),Math.max(a,n??0,0)]}function Er(e,{x:t,kind:n,from:r,reach:i,stroke:[a,o]}){let[s=0,c=0]=t.domain(),l=jr(e).filter(e=>e>=s&&e<=c),u=xr().x(([e])=>t(e)).y0(r).y1(([,e])=>r+i*e).digits(1),d=l.map(e=>`M${J(t(e))} ${J(a)}v${o}`);return D`<path class=\"den ${n}\" d=\"${u([...Dr(l,[s,c])])??``}\" /><path class=\"rug ${n}\" d=\"${d.join(``)}\"/>`}function Dr(e,[t,n]){let r=Or(e);if(r<=0||n<=t)return[];let i=Array.from({length:72},(i,a)=>{let o=t+(n-t)*a/71;return[o,e.reduce((e,t)=>e+Math.exp(-(((o-t)/r)**2)/2),0)]}),a=i.reduce((e,[,t])=>Math.max(e,t),0);return i.map(([e,t])=>[e,t/a])}function Or(e){let t=e.length,n=e.reduce((e,t)=>e+t,0)/t,r=Math.sqrt(e.reduce((e,t)=>e+(t-n)**2,0)/Math.max(1,t-1)),i=(Q(e,.75)-Q(e,.25))/1.34;return .9*(i>0?Math.min(r,i):r)*t**-.2}function kr(e,t){let n=jr(e),[r,i]=[Q(n,.25),Q(n,.75)],a=t*(i-r);return[Math.max(n[0]??0,r-a),Math.min(n.at(-1)??0,i+a)]}function Ar(e){return Q(jr(e),.5)}function jr(e){return e.toSorted((e,t)=>e-t)}function Q(e,t){let n=(e.length-1)*t,r=e[Math.floor(n)]??NaN;return r+((e[Math.ceil(n)]??r)-r)*(n-Math.floor(n))}function Mr(e,t){let n=0;return Array.from(e.kinds).flatMap((r,i)=>{let a=t[i]??null;return!`wpd`.includes(r)||a===null?[]:(r===`p`&&(n+=1),[{kind:r,coin:e.coins[i]??``,change:a,layout:e.layouts[i]??null,number:n}])})}function Nr(e,{metric:t,looks:n,width:r}){let i=e.filter(({kind:e})=>e===`p`),a=i.length;if(a===0)return E;let o={width:r,height:220,left:58,right:10,top:20,bottom:40},s=K([0,a+1],[o.left,r-o.right]),[l,u]=Tr(i.map(({change:e})=>e),t,4),[d,f]=l===u?[-.01,.01]:[l,u],p=K([d,f],[220-o.bottom,o.top]).nice(5),[m=d,h=f]=p.domain(),g=p.copy().clamp(!0),_=n.filter(e=>e<=a),{low:v,high:y,change:b,threshold:x}=t,S=(e,t,n)=>D`<rect class=\"${e}\" x=\"${o.left}\" y=\"${J(g(n))}\" width=\"${J(r-o.left-o.right)}\" height=\"${J(Math.max(1,g(t)-g(n)))}\"/>`;return q(o,`${String(a)} pairs of ${t.label} in run order, from ${c(d)} to ${c(f)}`,D`${Bn(o,p,Rn(p,5))}${x===null?E:S(`th`,1/(1+x)-1,x)}${v===null||y===null?E:S(`iv`,v,y)}<path class=\"zero\" d=\"M${o.left} ${J(p(0))}H${r-o.right}\"/>${b===null?E:D`<path class=\"est\" d=\"M${o.left} ${J(p(b))}H${r-o.right}\" />`}${_.map(e=>D`<path class=\"look\" d=\"M${J(s(e+.5))} ${o.top}V${220-o.bottom}\"/><text class=\"lk\" x=\"${J(s(e+.5))}\" y=\"${o.top-6}\" text-anchor=\"middle\">${e}</text>`)}${e.map(e=>Fr(e,[s(e.kind===`p`?e.number:e.number+.5),p(Ir(e.change,m,h))],[m,h]))}${e.map(e=>e.layout===null||e.kind!==`p`?E:D`<rect class=\"lay l${e.layout%2}\" x=\"${J(s(e.number-.5))}\" y=\"${220-o.bottom+4}\" width=\"${J(s(1)-s(0))}\" height=\"4\"/>`)}<text class=\"cap\" x=\"${o.left}\" y=\"${212}\">pair 1</text><text class=\"cap\" x=\"${r-o.right}\" y=\"${212}\" text-anchor=\"end\">pair ${a}</text>`)}function Pr(e){let t=t=>e.some(e=>e.kind===t);return D`${[D`<span class=\"key\"><i class=\"k o\"></i>base ran first</span>`,D`<span class=\"key\"><i class=\"k f\"></i>head ran first</span>`,t(`w`)?D`<span class=\"key\"><i class=\"k w\"></i>warm-up, not counted</span>`:E,t(`d`)?D`<span class=\"key\"><i class=\"k d\"></i>disturbed, measured again</span>`:E,D`<span class=\"key\"><i class=\"k look\"></i>a look at the data</span>`,e.some(({layout:e})=>e!==null)?D`<span class=\"key\"><i class=\"k lay\"></i>code placement, alternating shade for each</span>`:E]}`}function Fr({kind:e,coin:t,change:n},[r,i],[a,o]){return e===`d`?D`<path class=\"pd\" d=\"M${J(r-3)} ${J(i-3)}l6 6m0 -6l-6 6\" />`:e===`w`?D`<path class=\"pw\" d=\"M${J(r)} ${J(i-4)}l4 4l-4 4l-4 -4Z\" />`:n<a||n>o?D`<path class=\"pt ${t}\" d=\"M${J(r-4)} ${J(i+3)}l4 -7l4 7Z\" />`:D`<circle class=\"pt ${t}\" cx=\"${J(r)}\" cy=\"${J(i)}\" r=\"3.2\" />`}function Ir(e,t,n){return Math.min(n,Math.max(t,e))}let Lr=[`base`,`head`];function Rr({curve:e,blocks:t},n){let r={width:n,height:230,left:66,right:14,top:12,bottom:42},i=Math.max(e.base.median.length,e.head.median.length),o=K([1,Math.max(2,i)],[r.left+4,n-r.right]),s=Lr.flatMap(t=>[...e[t].lower,...e[t].upper]),c=In([Math.min(...s),Math.max(...s)],[230-r.bottom,r.top]),l=o.ticks(Math.min(i,8)).filter(e=>Number.isInteger(e)&&e>0).map(e=>({value:e,text:String(e)}));return q(r,`First ${String(i)} calls in ${String(t)} blocks: base from ${a(e.base.median[0]??null,`s`)} to ${a(e.base.median.at(-1)??null,`s`)}, head from ${a(e.head.median[0]??null,`s`)} to ${a(e.head.median.at(-1)??null,`s`)}`,D`${Bn(r,c,Ln(c,5,e=>a(e,`s`)))}${zn(r,o,l)}${Lr.map(t=>zr(e[t],t.slice(0,1),{x:o,y:c}))}<text class=\"cap\" x=\"${J((r.left+n-r.right)/2)}\" y=\"${224}\" text-anchor=\"middle\">call of a fresh process</text>`)}function zr({median:e,lower:t,upper:n},r,{x:i,y:a}){let o=xr().x((e,t)=>i(t+1)).y0(e=>a(e)).y1((e,t)=>a(n[t]??0)).digits(1),s=br().x((e,t)=>i(t+1)).y(e=>a(e)).digits(1);return D`<path class=\"den ${r}\" d=\"${o([...t])??``}\" /><path class=\"ln ${r}\" d=\"${s([...e])??``}\"/>`}let Br=D` class=\"num\"`;function Vr(e,t,n){let r=({align:e})=>e===`left`?E:Br;return D`<div class=\"wide\" tabindex=\"0\" role=\"group\" aria-label=\"${e}\"><table class=\"plain\"><thead><tr>${t.map(e=>D`<th scope=\"col\"${r(e)}>${e.title}</th>`)}</tr></thead><tbody>${n.map(e=>D`<tr>${t.map((t,n)=>n===0?D`<th scope=\"row\">${t.cell(e)}</th>`:D`<td${r(t)}>${t.cell(e)}</td>`)}</tr>`)}</tbody></table></div>`}function Hr(e){return e.verdict===`regression`||e.verdict===`improvement`}function Ur(e){let[t=0]=Wr(e.filter(Hr)),n=Wr(e.filter(e=>!Hr(e))),r=n[Math.floor(n.length*.1)]??0,i=e.reduce((e,t)=>Math.max(e,t.threshold??0),0);return Gr(Math.max(t,r,i*1.5,.01))}function Wr(e){return e.map(({low:e,high:t})=>Math.max(Math.abs(e??0),Math.abs(t??0))).toSorted((e,t)=>t-e)}function Gr(e){let t=10**Math.floor(Math.log10(e)),n=[1,2,5,10].find(n=>n*t>=e*(1-1e-9))??10;return Number((n*t).toPrecision(1))}let Kr=D`<span class=\"key\"><i class=\"k lb\"></i>base</span><span class=\"key\"><i class=\"k lh\"></i>head</span>`;function qr(e,t){let n=e.metrics.find(({id:e})=>e===t.metric)??e.metrics[0];return D`<div class=\"detail\">${e.failures.map(Jr)}${n===void 0?E:[Yr(n,e),Xr(e,n,t)]}${Zr(e,t)}${Qr(e,n)}<div class=\"again\"><span class=\"label\">Measure this row again</span><pre tabindex=\"0\"><code>${e.command}</code></pre><button type=\"button\" class=\"copy\" data-copy=\"${e.command}\">Copy</button></div></div>`}function Jr({side:e,message:t,lastLines:n}){let r=n.length===0?E:D`<pre tabindex=\"0\">${n.map(e=>D`${e.replaceAll(`	`,`  `)} `)}</pre>`;return D`<div class=\"failure\"><p>${e===null?``:D`<b>${e}</b>: `}${t}</p>${r}</div>`}function Yr(e,{acceptance:t}){let{change:n,low:r,high:i,pairs:a,dropped:o}=e,l=t===null?E:D`<li> Accepted by ${t.by} up to ${c(t.bound)}: ${t.reason}</li>`;return D`<ul class=\"facts\">${[n===null?E:D`<li><b>${e.label}</b>: ${c(n,s(r,i))} (${r===null?`too few pairs for an interval`:`95% CI ${f(r,i)}`}), Hodges–Lehmann estimate over ${m(a,`pair`)}${o===0?``:`, ${String(o)} dropped`}</li>`,e.threshold===null?E:D`<li> Threshold ±${d(e.threshold)}${e.floor===null?``:`, floor ±${d(Number(e.floor.toPrecision(2)))}`}${e.pAdjusted===null?``:`, p ${ei(e.pAdjusted)} after correction over the table`}</li>`,e.settling===``?E:D`<li class=\"warned\">${e.settling}</li>`,l,...e.warnings.map(e=>D`<li class=\"warned\">${e}</li>`)]}</ul>`}function Xr({blocks:e,looks:t},n,{wide:r,width:i}){if(e===null||n.series===null)return D`<p class=\"note\"> This page has no values of single pairs for this row${e===null?`: it was made from a result without its journal`:` and metric; samples.csv beside it has them`}. </p>`;let{series:a}=n,o=Mr(e,a.change),s=a.change.flatMap((t,n)=>{let r=a.base[n]??null;return e.kinds[n]===`p`&&t!==null&&r!==null?[{change:t,base:r,head:r*(1+t)}]:[]}),c=s.map(({change:e})=>e),l={base:s.map(({base:e})=>e),head:s.map(({head:e})=>e)};return D`<div class=\"figures\">${Y(`Pairs in run order: head against base`,Nr(o,{metric:n,looks:t,width:r}),Pr(o))}${Y(`Change of each pair`,Cr(c,n,i),D`<span class=\"key\"><i class=\"k est\"></i>estimate</span><span class=\"key\"><i class=\"k iv\"></i>95% CI</span><span class=\"key\"><i class=\"k thl\"></i>threshold</span>`)}${Y(`Both sides: ${n.label}`,wr(l,n.unit,i),`Each stroke is a run, the long stroke the median. Pairs are compared with each other, so the sides may overlap widely where head is surely slower.`)}</div>`}function Zr({scaling:e,warmUp:t,parts:n},{wide:r,width:i,drawings:o}){let s=[e===null?E:Y(`${e.metric.label} by ${e.parameter}`,ti(e,i),D`${Kr}${e.points.some(({ideal:e})=>e!==null)?D`<span class=\"key\"><i class=\"k ideal\"></i>ideal, from base’s first value</span>`:E}`),...t===null?[]:[Y(`First calls of fresh processes`,Rr(t,i),D`${Kr}Median and middle half of ${m(t.blocks,`block`)}`),Y(`All of these calls`,Sr([`base`,`head`].map(e=>({...t.curve[e].candlestick,label:e,side:e})),e=>a(e,`s`),i),`Least, lower quarter, mean (dot), upper quarter, most.`)],...o.map(e=>e(n,{wide:r,width:i}))].filter(e=>e!==E);return s.length===0?E:D`<div class=\"figures\">${s}</div>`}function Qr({metrics:e},t){if(e.length<2)return E;let n=`All metrics of these pairs`;return D`<h3>${n}</h3>${Vr(n,$r(e,t),e)}`}function $r(e,t){let n=Ur(e),r=e=>{let n=e.series===null?e.label:D`<button type=\"button\" class=\"metric\" data-metric=\"${e.id}\" aria-pressed=\"${e===t?`true`:`false`}\">${e.label}</button>`,r=e===t?[]:e.warnings;return D`${n}${e.gates?E:D` <span class=\"quiet\">informs</span>`}${r.map(e=>D`<div class=\"warned\">${e}</div>`)}`},{verdict:i,...a}=Gn;return[{title:`Metric`,align:`left`,cell:r},i,{title:Kn,align:`left`,cell:e=>D`<span data-v=\"${e.verdict}\">${Un(e,n)}</span><span class=\"sr\">${f(e.low,e.high)}</span>`},...Object.values(a)]}function ei(e){return e<1e-4?`< 0.0001`:String(Number(e.toPrecision(2)))}function ti({parameter:e,metric:t,points:n},r){let i=n.map(({value:e})=>e),[o=0,s=0]=[i[0],i.at(-1)],c=n.flatMap(({base:e,head:t,ideal:n})=>[e,t,n??e]),l={width:r,height:230,left:66,right:14,top:12,bottom:42},u=[l.left+6,r-l.right-6],d=o>0&&s/o>=20?In([o,s],u):K([o,s],u),f=In([Math.min(...c)*.9,Math.max(...c)*1.1],[230-l.bottom,l.top]),p=e=>br().x(({value:e})=>d(e)).y(t=>f(e(t))).digits(1)([...n])??``,m=e=>D`${n.map(t=>D`<circle class=\"dot ${e.slice(0,1)}\" cx=\"${J(d(t.value))}\" cy=\"${J(f(t[e]))}\" r=\"3.5\" />`)}`,h=i.map(e=>({value:e,text:String(e)})),g=n.every(e=>e.ideal!==null)?D`<path class=\"ideal\" d=\"${p(({ideal:e,base:t})=>e??t)}\" />`:E;return q(l,`${t.label} by ${e}, from ${String(o)} to ${String(s)}`,D`${Bn(l,f,Ln(f,5,e=>a(e,t.unit)))}${zn(l,d,h)}${g}<path class=\"ln b\" d=\"${p(({base:e})=>e)}\"/><path class=\"ln h\" d=\"${p(({head:e})=>e)}\" />${m(`base`)}${m(`head`)}<text class=\"cap\" x=\"${J((l.left+r-l.right)/2)}\" y=\"${224}\" text-anchor=\"middle\">${e}</text>`)}function ni(e,{key:t,descending:n,filter:r,words:i}){let a=r.toLowerCase().split(/\\s+/).filter(e=>e!==``),o=e.flatMap((e,t)=>i.size>0&&!i.has(`${e.verdict} ${e.word}`)?[]:ri(e,a)?[t]:[]);return t===`judged`?o:ii(e,o,{key:t,descending:n})}function ri({id:e,word:t,others:n},r){let i=`${e} ${t} ${n}`.toLowerCase();return r.every(e=>i.includes(e))}function ii(e,t,{key:n,descending:r}){let i=r?-1:1;if(n===`name`){let n=e.map(({id:e})=>ai(e));return t.toSorted((e,t)=>i*oi(n[e]??``,n[t]??``))}let a=e.map((e,t)=>si[n]?.(e,t)??null);return t.toSorted((e,t)=>{let[n=null,r=null]=[a[e],a[t]];return n===null||r===null?Number(n===null)-Number(r===null):i*(n-r)})}function ai(e){return e.toLowerCase().replaceAll(/\\d+/g,e=>e.padStart(12,`0`))}function oi(e,t){return e===t?0:e<t?-1:1}let si={verdict:(e,t)=>t,change:({change:e})=>e,width:({low:e,high:t})=>e===null||t===null?null:t-e,base:({base:e})=>e,head:({head:e})=>e,floor:({floor:e})=>e};function ci(e,t,n){let r=$(`table.rows`,HTMLTableElement),i=$(`table.rows > tbody`,HTMLTableSectionElement),a=$(`.status`,HTMLElement),o=$(`.add`,HTMLButtonElement),s=$(`.filter`,HTMLInputElement),c=$(`.chips`,HTMLElement),l={key:`judged`,descending:!1,filter:``,words:/* @__PURE__ */ new Set},u=ni(e.rows,l),d=80,f=null,p=(t,n)=>D`${u.slice(t,n).flatMap(t=>{let n=e.rows[t];return n===void 0?[]:[er(n,t,e.range)]})}`,h=()=>{let t=Math.min(d,u.length),n=u.length===e.rows.length?``:` of ${String(e.rows.length)}`;a.textContent=`${m(u.length,`row`)}${n}${t<u.length?`, the first ${String(t)} shown`:``}`,o.hidden=t>=u.length},g=t=>{l={...l,...t},u=ni(e.rows,l),d=80,i.innerHTML=p(0,d).markup,h()};for(let e of document.querySelectorAll(`.card.table :disabled`))e.disabled=!1;h(),r.tHead?.addEventListener(`click`,({target:e})=>{let t=e instanceof Element?e.closest(`.sort`):null;if(t===null)return;let n=t.dataset.key??``,i=l.key===n?!l.descending:n!==`name`&&n!==`verdict`;for(let e of r.querySelectorAll(`thead th`))e.setAttribute(`aria-sort`,`none`);t.closest(`th`)?.setAttribute(`aria-sort`,i?`descending`:`ascending`),g({key:n,descending:i})});let _;s.addEventListener(`input`,()=>{clearTimeout(_),_=setTimeout(()=>g({filter:s.value}),120)}),c.addEventListener(`click`,({target:e})=>{let t=e instanceof Element?e.closest(`button`):null;if(t===null)return;let n=`${t.dataset.verdict??``} ${t.dataset.word??``}`,r=new Set(l.words);r.delete(n)||r.add(n),t.setAttribute(`aria-pressed`,String(r.has(n))),c.classList.toggle(`on`,r.size>0),g({words:r})}),o.addEventListener(`click`,()=>{let e=d;d+=80,i.insertAdjacentHTML(`beforeend`,p(e,d).markup),h(),i.querySelectorAll(`.open`)[e]?.focus()});let v=async(e,r)=>{let i=e.closest(`tr`);if(i===null)return;f??=t();let a=(await f)[Number(i.dataset.at??0)];if(a===void 0||!i.isConnected)return;let o=i.nextElementSibling,s=o?.classList.contains(`drawer`)===!0?o:document.createElement(`tr`);s!==o&&i.after(s),s.className=`drawer`,s.id=`d${e.id}`,s.setAttribute(`role`,`row`),s.innerHTML=D`<td role=\"cell\" colspan=\"${$n}\"></td>`.markup;let c=s.firstElementChild;if(c===null)return;let l=c.getBoundingClientRect().width-(matchMedia(`(max-width: 760px)`).matches?4:34),u=Math.round(Math.min(1080,l));c.innerHTML=qr(a,{metric:r,wide:u,width:u>=860?Math.floor((u-28)/2):u,drawings:n}).markup,i.classList.add(`opened`),e.setAttribute(`aria-expanded`,`true`),e.setAttribute(`aria-controls`,s.id),r!==null&&c.querySelector(`.metric[aria-pressed=true]`)?.focus()};i.addEventListener(`click`,({target:e})=>{if(!(e instanceof Element))return;let t=e.closest(`.open`),n=e.closest(`.drawer`)?.previousElementSibling?.querySelector(`.open`)??null,r=e.closest(`.metric`),i=e.closest(`.copy`);t===null?r!==null&&n!==null?v(n,r.dataset.metric??null):i!==null&&ui(i):t.getAttribute(`aria-expanded`)===`true`?li(t):v(t,null)})}function li(e){let t=e.closest(`tr`),n=t?.nextElementSibling;n?.classList.contains(`drawer`)===!0&&n.remove(),t?.classList.remove(`opened`),e.setAttribute(`aria-expanded`,`false`),e.removeAttribute(`aria-controls`)}async function ui(e){try{await navigator.clipboard.writeText(e.dataset.copy??``),e.textContent=`Copied`}catch{e.textContent=`Select the line to copy it`}}function $(e,t){let n=document.querySelector(e);if(n instanceof t)return n;throw TypeError(`expected ${e} in the page, got ${n===null?`nothing`:n.tagName}`)}async function di(e){document.querySelector(`table.rows`)!==null&&ci(await fi(`run`),()=>fi(`details`),e)}async function fi(e){let t=document.querySelector(`script[data-part=\"${e}\"]`)?.textContent??``,n=Uint8Array.from(atob(t),e=>e.charCodeAt(0)),r=new Blob([n]).stream().pipeThrough(new DecompressionStream(`deflate-raw`));return new Response(r).json()}function pi(e){let{functions:t,total:n}=e,r=n.head-n.base,i=t.filter(({pAdjusted:e})=>e!==null&&e<=.01),a=i.filter(({text:e})=>e===`changed`).length===0?null:mi(e),o=i.filter(e=>e.text!==`same`||(e.self.head-e.self.base)*r>=0&&(a?.has(t.indexOf(e))??!0)),s=Math.max(0,...o.map(hi)),c=o.filter(e=>hi(e)>=.1*s),l=c.map(({self:e})=>(e.head-e.base)/r),u=l.every(e=>Math.abs(e)<=1.3333333333333333);return c.map((e,t)=>({...e,share:u?l[t]??null:null}))}function mi({functions:e,nodes:t}){let n=[],r=/* @__PURE__ */ new Set;for(let[i,a]of t){let o=e[t[i]?.[1]??-1],s=n[i]===!0||o?.text===`changed`;n.push(s),s&&r.add(a)}return r}function hi({self:e}){return Math.abs(e.head-e.base)}function gi(e,t){let{functions:n}=e,r=Si(e,1.5/t).filter(({depth:e})=>e<60);if(r.length===0)return E;let i=Math.max(...r.map(e=>e.depth))+1,a=Math.max(...r.map(e=>Math.abs(_i(e))));return q({width:t,height:i*19},`Flame graph of ${String(r.length)} call paths, ${String(i)} deep, coloured by the difference of each function’s own amount; the table above has the largest`,D`${r.map(r=>{let i=n[r.place]?.name??``,[o,s]=[r.start*t,r.share*t],c=r.depth*19,l=Math.floor((s-6)/6.4);return D`<g><title>${yi(r,e)}</title><rect class=\"fb ${vi(r,a,e)}\" x=\"${J(o)}\" y=\"${c}\" width=\"${J(Math.max(.5,s-.8))}\" height=\"${18}\"/>${s<26?E:D`<text class=\"fn\" x=\"${J(o+4)}\" y=\"${c+9}\" dy=\".32em\">${xi(i,l)}</text>`}</g>`})}`)}function _i({self:e}){return e.head-e.base}function vi(e,t,{functions:n}){let r=_i(e),i=t===0?0:Math.abs(r)/t;if(i<.04)return`s`;let a=n[e.place]?.pAdjusted??null,o=a!==null&&a<=.01?Math.min(4,1+Math.ceil(i*3)):1;return`${r>0?`m`:`l`}${String(o)}`}function yi({place:e,total:t,self:n},{functions:r,unit:i}){let o=r[e],s=o===void 0||o.file===``?``:`, ${o.file}${bi(o.line)}`,c=e=>`${a(e.base,i)} → ${a(e.head,i)}`;return`${o?.name??``}${s}: ${c(t)} with what it calls, ${c(n)} of its own`}function bi(e){return e===null?``:`:${String(e)}`}function xi(e,t){return e.length>t?`${e.slice(0,Math.max(1,t-1))}…`:e}function Si({nodes:e},t){let n=e.map(([,e,t,n])=>({place:e,total:{base:t,head:n},self:{base:t,head:n},children:[]})),r=[];for(let[t,[i]]of e.entries()){let e=n[t];e!==void 0&&(n[i]?.children??r).push(e)}for(let[t,[r]]of[...e.entries()].toReversed()){let[e,i]=[n[r],n[t]];e!==void 0&&i!==void 0&&(e.total.base+=i.total.base,e.total.head+=i.total.head)}let i=r.reduce((e,t)=>e+Ci(t),0);if(i<=0)return[];let a=[],o=(e,n)=>{let{start:r}=n;for(let s of e.toSorted((e,t)=>Ci(t)-Ci(e))){let e=Ci(s)/i;if(e<t)break;let{total:c,self:l}=s;a.push({...n,place:s.place,start:r,share:e,total:c,self:l}),o(s.children,{depth:n.depth+1,start:r}),r+=e}};return o(r,{depth:0,start:0}),a}function Ci({total:e}){return e.base+e.head}function wi(e){return{differs:{title:``,align:`left`,cell:Ti},place:{title:`Function`,align:`left`,keep:`cut`,cell:Ei},base:{title:`Base`,align:`right`,cell:({self:t})=>a(t.base,e)},head:{title:`Head`,align:`right`,cell:({self:t})=>a(t.head,e)},change:{title:`Change`,align:`right`,cell:({self:t})=>o(t.head-t.base,e)}}}function Ti({pAdjusted:e}){return e!==null&&e<=.01?`differs`:``}function Ei({name:e,file:t,line:n}){return w(`${e} ${t}${n===null?``:`:${String(n)}`}`.trim())}let Di=({profile:e},{wide:t})=>{if(e===void 0)return E;let n=e.unit===`s`?`time`:`memory`,r=`Where the ${n} of a call went, by function`,{place:i,differs:a,...o}=wi(e.unit),s=D`<figure class=\"whole\"><figcaption>${r}</figcaption>${Vr(r,[i,...Object.values(o),{...a,title:`Verdict`}],e.functions.slice(0,16))}<p class=\"note\">${Oi(e)} In ${m(e.processes.base,`process`,`processes`)} of base and ${String(e.processes.head)} of head, profiled separately${e.native===!0?` by perf`:``} and not timed: V8 inlines less in them, so a call takes longer than in the table.</p></figure>`,c=gi(e,t);return c===E?s:D`${s}<figure class=\"whole\"><figcaption>${`Who called whom, and where the ${n} changed`}</figcaption>${c}<p class=\"note\"><span class=\"key\"><i class=\"k m4\"></i>more on head</span><span class=\"key\"><i class=\"k s\"></i>about the same</span><span class=\"key\"><i class=\"k l4\"></i>less on head</span>Callers above what they call. A box is as wide as the mean of both sides, with all that it calls; its colour is the difference of its own ${n}, pale where the test calls none.</p></figure>`};function Oi(e){let t=pi(e).map(({name:e})=>e);return t.length===0?`No function differs for certain.`:`${t.slice(0,5).join(`, `)} ${t.length===1?`differs`:`differ`} for certain.`}di([Di])})();";

// src/render/page/data/scaling.ts
const fewestValues = 3;
function scalingsOf({ plan, findings, machine }) {
	const metric = plan.metrics.find(({ gates }) => gates);
	if (metric === void 0) return /* @__PURE__ */ new Map();
	const findingsById = new Map(findings.flatMap((finding) => finding.metric === metric.id ? [[finding.benchmarkId, finding]] : []));
	const families = groupedBy(plan.benchmarks.filter(comparesSides), ({ suite, name, runtime }) => JSON.stringify([
		suite,
		name,
		runtime
	]));
	return new Map([...families.values()].flatMap((family) => {
		const { scaling: claim, growing: isGrowing } = family[0] ?? {};
		const parameter = claim ?? onlyNumeric(family);
		if (parameter === void 0) return [];
		const timesOf = isGrowing === true ? timesOnCpus(machine.cpus) : (value) => 1 / value;
		return [...groupedBy(family, ({ parameters }) => JSON.stringify({
			...parameters,
			[parameter]: null
		})).values()].flatMap((group) => {
			const points = withIdeal(group.flatMap(({ id, parameters }) => pointOf(parameters[parameter], findingsById.get(id))).toSorted((first, second) => first.value - second.value), claim === void 0 ? null : {
				metric,
				timesOf
			});
			const curve = {
				parameter,
				metric,
				points
			};
			return points.length > 1 ? group.map(({ id }) => [id, curve]) : [];
		});
	}));
}
function onlyNumeric(benchmarks) {
	const names = Object.keys(benchmarks[0]?.parameters ?? {}).filter((name) => {
		const values = new Set(benchmarks.map(({ parameters }) => parameters[name]));
		return values.size >= fewestValues && [...values].every((value) => typeof value === "number");
	});
	return names.length === 1 ? names[0] : void 0;
}
function pointOf(value, finding) {
	const base = finding?.baseCentre ?? 0;
	const head = finding?.headCentre ?? 0;
	return typeof value === "number" && base > 0 && head > 0 ? [{
		value,
		base,
		head
	}] : [];
}
function timesOnCpus(cpus) {
	return (value) => Math.max(1, value / Math.max(1, cpus));
}
function withIdeal(points, claim) {
	const [first] = points;
	return points.map((point) => {
		if (claim === null || first === void 0) return {
			...point,
			ideal: null
		};
		const times = claim.timesOf(point.value) / claim.timesOf(first.value);
		const isTime = claim.metric.better === "lower";
		return {
			...point,
			ideal: isTime ? first.base * times : first.base / times
		};
	});
}

// src/render/page/data/row-details-of.ts
function rowDetailsOf({ result, rows, taken: samples, series }) {
	const { plan, findings, failures } = result;
	const benchmarks = new Map(plan.benchmarks.map((benchmark) => [benchmark.id, benchmark]));
	const metrics = new Map(plan.metrics.map((metric, at) => [metric.id, {
		metric,
		at
	}]));
	const main = plan.metrics.find(({ gates }) => gates);
	const byBenchmark = groupedBy(findings, ({ benchmarkId }) => benchmarkId);
	const samplesByBenchmark = groupedBy(samples, ({ sample }) => sample.block.benchmarkId);
	const warmUps = new Map((result.curves ?? []).map((curves) => [curves.benchmarkId, curves]));
	const scalings = scalingsOf(result);
	return rows.map((row) => {
		const id = row.benchmarkId;
		const benchmark = benchmarks.get(id);
		const ownSamples = samplesByBenchmark.get(id) ?? [];
		return {
			metrics: (byBenchmark.get(id) ?? []).flatMap((finding) => {
				const metricEntry = metrics.get(finding.metric ?? "");
				return metricEntry === void 0 ? [] : [{
					finding,
					...metricEntry
				}];
			}).map(({ finding, metric, at }) => {
				const gates = benchmark !== void 0 && gatesIn(benchmark, metric);
				const rank = metric === row.metric ? 0 : gates ? 1 : 2;
				const isTold = series === "all" || (series === "gating" ? gates : metric === main);
				return {
					order: rank * 1e3 + at,
					detail: {
						id: metric.id,
						label: metric.label,
						gates,
						...pageFigures({
							finding,
							metric,
							word: wordOf(finding.verdict, metric)
						}, finding.judged?.smallestDetectable ?? null),
						pairs: finding.judged?.pairs ?? 0,
						dropped: finding.judged?.dropped ?? 0,
						pAdjusted: short(finding.judged?.pAdjusted ?? null),
						settling: settlingText(finding),
						warnings: (finding.judged?.warnings ?? []).map(({ text }) => text),
						series: isTold || rank === 0 ? seriesOf(ownSamples, metric) : null
					}
				};
			}).toSorted((first, second) => first.order - second.order).map(({ detail }) => detail),
			blocks: ownSamples.length === 0 ? null : blocksOf(ownSamples),
			looks: plan.policy.looks,
			failures: failures.filter(({ benchmarkId }) => benchmarkId === id),
			acceptance: row.finding.acceptance ?? null,
			scaling: scalings.get(id) ?? null,
			warmUp: warmUps.get(id) ?? null,
			parts: rowPartsOf(result, id),
			command: reproduceLine(result, idWithout(id, row.runtime))
		};
	});
}

// src/render/page/table/forest.ts
const width = 240;
const height = 22;
const middle = height / 2;
const margin = 8;
const tail = 16;
function forestScale(range) {
	return linear([-range, range], [margin, 232]).clamp(true);
}
function forest({ change, low, high, floor, threshold }, range) {
	const x = forestScale(range);
	const parts = [
		threshold === null ? noHtml : markup`<path class="th" d="M${px(x(1 / (1 + threshold) - 1))} 2V${20}H${px(x(threshold))}V2Z"/>`,
		floor === null ? noHtml : markup`<path class="fl" d="M${px(x(-floor))} ${19.5}H${px(x(floor))}" />`,
		markup`<path class="zero" d="M${width / 2} 0V${height}" />`,
		low === null || high === null ? noHtml : intervalOf(low, high, range, x),
		change === null || Math.abs(change) > range ? noHtml : markup`<circle class="pt" cx="${px(x(change))}" cy="${middle}" r="3.6" />`
	];
	return markup`<svg class="fo" viewBox="0 0 ${width} ${height}" aria-hidden="true">${parts}</svg>`;
}
function forestAxis(range) {
	const x = forestScale(range);
	const ends = [
		-range,
		-range / 2,
		0,
		range / 2,
		range
	];
	return markup`<svg class="fo axis" viewBox="0 0 ${width} 24" aria-hidden="true">${ends.map((value, at) => markup`<path class="g" d="M${px(x(value))} 19v5"/>${at % 2 === 0 ? markup`<text x="${px(x(value))}" y="13" text-anchor="${at === 0 ? "start" : at === 4 ? "end" : "middle"}">${percentText(value).replace(".0", "")}</text>` : noHtml}`)}</svg>`;
}
function intervalOf(low, high, range, x) {
	const leftEdge = low > range ? px(x(range) - tail) : px(x(low));
	const rightEdge = high < -range ? px(x(-range) + tail) : px(x(high));
	const start = low < -range ? `M${leftEdge} ${middle}l6 -5m-6 5l6 5` : low > range ? "" : `M${leftEdge} 7v8`;
	const end = high > range ? `M${rightEdge} ${middle}l-6 -5m6 5l-6 5` : high < -range ? "" : `M${rightEdge} 7v8`;
	return markup`<path class="ci" d="M${leftEdge} ${middle}H${rightEdge}${start}${end}" />`;
}

// src/render/page/table/row-html.ts
const figureColumns = {
	verdict: {
		title: "Verdict",
		align: "left",
		cell: verdictChip
	},
	change: {
		title: "Change",
		align: "right",
		cell: wholeChange
	},
	base: {
		title: "Base",
		align: "right",
		cell: ({ base, unit }) => valueText(base, unit)
	},
	head: {
		title: "Head",
		align: "right",
		cell: ({ head, unit }) => valueText(head, unit)
	}
};
const intervalTitle = "95% CI";
const { verdict, change, base, head } = figureColumns;
const columns = [
	{
		key: "verdict",
		style: "c-v",
		...verdict
	},
	{
		key: "name",
		style: "c-n",
		title: "Benchmark",
		align: "left",
		cell: openerCell
	},
	{
		key: "forest",
		style: "c-f",
		title: intervalTitle,
		align: "left",
		cell: (row) => forest(row, row.range)
	},
	{
		key: "change",
		style: "c-c",
		...change
	},
	{
		key: "width",
		style: "c-i",
		title: "CI, %",
		align: "right",
		cell: ({ low, high }) => endsText(low, high)
	},
	{
		key: "base",
		style: "c-b",
		...base
	},
	{
		key: "head",
		style: "c-h",
		...head
	},
	{
		key: "floor",
		style: "c-l",
		title: "Floor",
		align: "right",
		cell: ({ floor }) => floor === null ? "–" : marginText(floor)
	}
];
function classOf({ style, align }) {
	return align === "right" ? `${style} num` : style;
}
const columnCount = columns.length;
function tableHead(range) {
	return markup`<tr role="row">${columns.map((column) => column.key === "forest" ? markup`<th role="columnheader" scope="col" class="${classOf(column)}"><span class="sr">${column.title}, drawn</span>${forestAxis(range)}</th>` : markup`<th role="columnheader" scope="col" class="${classOf(column)}" aria-sort="none"><button type="button" class="sort" data-key="${column.key}" disabled>${column.title}</button></th>`)}</tr>`;
}
function rowHtml(row, at, range) {
	const cells = columns.map((column) => markup`<td role="cell" class="${classOf(column)}">${column.cell({
		...row,
		at,
		range
	})}</td>`);
	return markup`<tr role="row" class="row" data-at="${at}" data-v="${row.verdict}">${cells}</tr>`;
}
function openerCell(row) {
	return markup`<button type="button" class="open" id="r${row.at}" aria-expanded="false"><span class="name">${nameOrBlank(row.name)}</span>${row.node === null ? noHtml : markup` <span class="node">Node ${row.node}</span>`}</button>${notesOf(row)}`;
}
function wholeChange({ change: size, low, high }) {
	return size === null ? "–" : percentText(size, decimalsOf(low, high));
}
function verdictChip({ verdict: kind, word }) {
	return markup`<span class="chip v-${kind}">${word}</span>`;
}
function notesOf({ metric, others, warnings, beyond, accepted: isAccepted }) {
	const notes = [
		metric === null ? noHtml : markup`<span>${metric}</span>`,
		beyond ? markup`<span class="fails">fails the check</span>` : noHtml,
		isAccepted ? markup`<span>accepted</span>` : noHtml,
		others === "" ? noHtml : markup`<span>${others}</span>`,
		warnings === 0 ? noHtml : markup`<span class="warned">${countText(warnings, "warning")}</span>`
	].filter((note) => note !== noHtml);
	return notes.length === 0 ? noHtml : markup`<div class="notes">${notes}</div>`;
}
function nameOrBlank(name) {
	return name.trim() === "" ? "(blank)" : name;
}

// src/render/page/table/detail-html.ts
const sidesLegend = markup`<span class="key"><i class="k lb"></i>base</span><span class="key"><i class="k lh"></i>head</span>`;
function failureHtml({ side, message, lastLines }) {
	const output = lastLines.length === 0 ? noHtml : markup`<pre tabindex="0">${lastLines.map((printedLine) => markup`${printedLine.replaceAll("	", "  ")} `)}</pre>`;
	return markup`<div class="failure"><p>${side === null ? "" : markup`<b>${side}</b>: `}${message}</p>${output}</div>`;
}

// \0@oxc-project+runtime@0.158.0/helpers/esm/taggedTemplateLiteral.js
function _taggedTemplateLiteral(e, t) {
	return t || (t = e.slice(0)), Object.freeze(Object.defineProperties(e, { raw: { value: Object.freeze(t) } }));
}

// src/render/page/report-page.ts
var _templateObject;
var _templateObject2;
const dataBytes = 44e5;
const bytesPerValue = 8;
const bytesPerBlock = 2;
const bytesPerFinding = 55;
const failuresAtMost = 50;
const warningsAtMost = 60;
function reportPage(run, tools) {
	const { result, fromFork = false } = run;
	const page = reportOf(result, { fromFork });
	const { rows } = page;
	const contests = contestRows(result);
	const pageRows = pageRowsOf(result, rows);
	const table = {
		rows: pageRows,
		range: axisRange(pageRows)
	};
	const data = Object.entries({
		run: table,
		details: rowDetails(run, rows)
	});
	const policy = [
		"default-src 'none'",
		`script-src 'sha256-${tools.digest(clientText)}'`,
		`style-src 'sha256-${tools.digest(pageStyle)}'`,
		"base-uri 'none'",
		"form-action 'none'"
	].join("; ");
	return markup(_templateObject || (_templateObject = _taggedTemplateLiteral([
		"<!doctype html><html lang=\"en\"><head><meta charset=\"utf-8\" /><meta http-equiv=\"Content-Security-Policy\" content=\"",
		"\" /><meta name=\"viewport\" content=\"width=device-width, initial-scale=1\" /><meta name=\"color-scheme\" content=\"light dark\" /><meta name=\"referrer\" content=\"no-referrer\" /><title>deadheat: ",
		"</title><style>",
		"</style></head><body><main><header class=\"top\">",
		"",
		"</header>",
		"",
		"",
		"",
		"",
		"",
		"",
		"",
		"</main><footer>deadheat ",
		" · this page holds its data and asks no network</footer><script>",
		"<\/script></body></html>\n"
	])), new Html(policy), wholeTally(page), new Html(pageStyle), summaryPart(page), fromFork ? untrustedNote : noHtml, failuresPart(result), rows.length === 0 ? noHtml : rowsPart(table, rows), missedPart(page), tableCard("Contenders", contestTableColumns(contests, page), contests), tableCard("Other metrics", metricColumns, metricLines(page)), cardsOf(result), methodPart(page), data.map(([name, value]) => markup(_templateObject2 || (_templateObject2 = _taggedTemplateLiteral([
		"<script type=\"application/octet-stream\" data-part=\"",
		"\">",
		"<\/script>"
	])), name, new Html(tools.pack(JSON.stringify(value))))), result.version, new Html(clientText)).markup;
}
const checkClasses = {
	failure: "bad",
	neutral: "unsure",
	success: "good"
};
function summaryPart(page) {
	const { result } = page;
	const check = checkText(page);
	const open = boundary(page);
	return markup`<h1>${wholeTally(page)}</h1><p class="what">${markdownHtml(sides(page))} · ${result.startedAt.slice(0, 16).replace("T", " ")} UTC</p><p>${markdownHtml(foundText(page))}</p>${check === "" ? noHtml : markup`<p class="check ${checkClasses[result.conclusion]}">${markdownHtml(check)}</p>`}${open === "" ? noHtml : markup`<p>${open}</p>`}`;
}
function wholeTally({ result, rows, state }) {
	return isContestOnly(result) ? `contenders: ${contestTally(result)}` : tallyText(result, rows, state);
}
function rowsPart({ rows: pageRows, range }, rows) {
	const hiddenCount = pageRows.length - 80;
	const shownRows = pageRows.slice(0, 80);
	return markup`<section class="card table"><h2>Benchmarks</h2><div class="tools" role="group" aria-label="Filter"><div class="chips">${verdictFilters(rows)}</div><label>Filter <input type="search" class="filter" placeholder="name or parameter" autocomplete="off" spellcheck="false" disabled /></label></div><p class="status note" role="status">${countText(pageRows.length, "row")}</p><table role="table" class="rows" aria-label="Benchmarks"><thead role="rowgroup">${tableHead(range)}</thead><tbody role="rowgroup">${shownRows.map((row, at) => rowHtml(row, at, range))}</tbody></table><div class="more">${hiddenCount > 0 ? markup`<noscript><p class="note">${countText(hiddenCount, "more row")} need the page’s script.</p></noscript>` : noHtml}<button type="button" class="add" hidden>Show more</button></div><p class="legend note"><span class="key"><i class="k pt"></i>estimate and 95% CI</span><span class="key"><i class="k th"></i>threshold</span><span class="key"><i class="k fl"></i>floor: the smallest change that could have been called</span><span class="key">An arrow: beyond the axis</span></p><noscript><p class="note">Rows open, sort and filter with the page’s script.</p></noscript></section>`;
}
const untrustedNote = markup`<p class="check unsure">Untrusted: reported by a job that ran a fork’s code, which could have made up every number below. The commits, the limits and the verdict are this repository’s.</p>`;
function failuresPart(result) {
	const generalFailures = failureGroups(result).flatMap((group) => group.ids.length === 0 ? group.failures : []);
	if (generalFailures.length === 0) return noHtml;
	return markup`<section class="card"><h2>${countText(generalFailures.length, "failure")}</h2>${generalFailures.slice(0, failuresAtMost).map((failure) => failureHtml(failure))}</section>`;
}
function rowDetails({ result, taken }, rows) {
	const room = dataBytes - taken.length * bytesPerBlock - result.findings.length * bytesPerFinding;
	const series = seriesThatFit(result, taken.length, room);
	return rowDetailsOf({
		result,
		rows,
		taken,
		series
	});
}
function seriesThatFit({ plan }, blocks, room) {
	const gatingCount = plan.metrics.filter((metric) => plan.benchmarks.some((benchmark) => gatesIn(benchmark, metric))).length;
	const fits = (metrics) => blocks * metrics * bytesPerValue < room;
	if (fits(plan.metrics.length)) return "all";
	return fits(gatingCount) ? "gating" : "main";
}
function verdictFilters(rows) {
	const counts = [...groupedBy(rows, ({ finding, word }) => `${finding.verdict} ${word}`).values()];
	return markup`${counts.map(([first, ...more]) => first === void 0 ? noHtml : markup`<button type="button" class="chip v-${first.finding.verdict}" data-word="${first.word}" data-verdict="${first.finding.verdict}" aria-pressed="false" disabled>${more.length + 1} ${first.word}</button>`)}`;
}
function missedPart(page) {
	const text = oneSided(page);
	return text === "" ? noHtml : markup`<section class="card"><h2>Not measured</h2>${text.split("\n\n").map((line) => markup`<p>${markdownHtml(line)}</p>`)}</section>`;
}
function methodPart(page) {
	const warnings = warningLines(page.result);
	return markup`<section class="card"><h2>How it was measured</h2>${warnings.length === 0 ? noHtml : markup`<h3>${countText(warnings.length, "warning")}</h3><ul class="warnings">${warnings.slice(0, warningsAtMost).map((line) => markup`<li class="warned">${line}</li>`)}</ul>`}<ul>${methodItems(page).map((item) => {
		const [first = "", ...more] = item.split("\n  - ");
		const below = more.map((line) => markup`<li>${markdownHtml(line)}</li>`);
		return markup`<li>${markdownHtml(first)}${more.length === 0 ? noHtml : markup`<ul>${below}</ul>`}</li>`;
	})}</ul><div class="again"><span class="label">Measure it again</span><pre tabindex="0"><code>${reproduceLine(page.result)}</code></pre></div></section>`;
}

export { contendersText, contestColumns, contestRows, contestSentence, contestTally, displayedDifferences, doubtsText, failureGroups, groupStep, hintText, isContestOnly, ladder, layoutLines, nodeText, noiseProbeText, notMeasured, pageTools, plainNames, renderCheck, renderComment, renderReport, renderSummary, reportPage, rowColumns, shellWord, takenSamples, tallyText, typedLabel, unchangedTitle, warningLines };