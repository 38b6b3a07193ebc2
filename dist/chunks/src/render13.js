import { idWithout, sides as sides$1 } from "./model3.js";
import { cardsOf, htmlTable, px, remarksOf, rowPartsOf, typedWordsOf } from "./render2.js";
import { chosenText, countText, decimalsOf, durationText, endsText, intervalText, marginText, percentText, sizeText, timesBetween, valueText } from "./render3.js";
import { contestOf, isOfSides } from "./model11.js";
import { decidingOf, gatesIn, gatingOf } from "./model12.js";
import { groupedBy } from "./model13.js";
import { wordOf } from "./model14.js";
import { reportedInterval } from "./model15.js";
import { claimsChange } from "./model16.js";
import { floorsIn, isClaim, joinTexts, linkText, namedTexts, rowsOf, rowsWith } from "./render4.js";
import { codeInHtml, codeOf, plainLine, plainText } from "./render5.js";
import { linear } from "../packages/others2.js";
import { Html, markup, noHtml } from "./render9.js";
import { isSameRevision, openBoundary } from "./model24.js";
import { checkReason, stateOf } from "./render11.js";
import { createHash } from "node:crypto";
import { deflateRawSync } from "node:zlib";

// src/render/rows/differences.ts
function displayedDifferences({ builds, differences }) {
	const { base, head } = builds;
	if (base === null || head === null) return [];
	const observedDifferences = differences?.map(reportDifference) ?? between(runtimeDifference(base), runtimeDifference(head), { isRequested: false });
	const buildDifferences = between(buildFacts(base), buildFacts(head), { isRequested: true });
	return [...observedDifferences, ...buildDifferences].toSorted((first, right) => Number(first.asked) - Number(right.asked));
}
function sideDifferenceText({ what, base, head }) {
	return codeOf(`${what}: ${base} → ${head}`);
}
function allowText({ differences }) {
	const kinds = [...new Set((differences ?? []).flatMap(({ asked: isAsked, kind }) => isAsked ? [] : [kind]))];
	return kinds.length === 0 ? "" : `allow: [${kinds.join(", ")}]`;
}
const words = {
	runtime: "",
	environment: "variable ",
	dependencies: "",
	compiler: "",
	benchmarks: "benchmark file "
};
function reportDifference({ kind, what, base, head, asked: isAsked }) {
	const short = kind === "benchmarks" ? 12 : void 0;
	return {
		what: words[kind] + what,
		base: base?.slice(0, short) ?? "none",
		head: head?.slice(0, short) ?? "none",
		asked: isAsked
	};
}
function between(before, after, { isRequested }) {
	return Object.keys({
		...before,
		...after
	}).map((what) => ({
		what,
		base: before[what] ?? "none",
		head: after[what] ?? "none",
		asked: isRequested
	})).filter(({ base, head }) => base !== head);
}
function runtimeDifference({ runtime: { version, versions } }) {
	const { node: _node, ...parts } = versions;
	return {
		"Node.js": version,
		...parts
	};
}
function buildFacts({ recipe, addons }) {
	return {
		recipe,
		"addons compiled here": String(addons.filter(({ builtHere }) => builtHere).length),
		"prebuilt addons": String(addons.filter(({ builtHere }) => !builtHere).length)
	};
}

// src/render/rows/contest-rows.ts
function contestRows({ plan, findings }) {
	const contested = plan.benchmarks.filter((benchmark) => !isOfSides(benchmark));
	if (contested.length === 0) return [];
	const byBenchmark = groupedBy(findings, ({ benchmarkId }) => benchmarkId);
	return contested.flatMap((benchmark) => {
		const contest = contestOf(benchmark);
		const ownContests = byBenchmark.get(benchmark.id) ?? [];
		const gatingFindings = plan.metrics.flatMap((metric) => {
			const finding = ownContests.find((candidate) => candidate.metric === metric.id);
			return finding !== void 0 && gatesIn(benchmark, metric) ? [{
				metric,
				finding
			}] : [];
		});
		const whole = ownContests.flatMap((finding) => finding.metric === null && finding.verdict !== "not-measured" ? [{
			metric: null,
			finding
		}] : []);
		const [lead, ...otherFindings] = [...gatingFindings, ...whole];
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
	return benchmarks.length > 0 && !benchmarks.some(isOfSides);
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
	const { verdict, judged: judgedRow, baseCentre, headCentre, threshold } = finding;
	const word = wordOf(verdict, metric);
	const ratio = ratioOf(finding);
	if (ratio === null) return {
		result: word,
		interval: ""
	};
	const [low, high] = judgedRow?.ci ?? [ratio - 1, ratio - 1];
	const isClaim = claimsChange(finding);
	const times = ratio >= 1 ? ratio : 1 / ratio;
	if (isClaim && times >= asMultiple && low !== null && high !== null) {
		const ends = ratio >= 1 ? [1 + low, 1 + high] : [1 / (1 + high), 1 / (1 + low)];
		const text = timesBetween(times, ends);
		const isExact = judgedRow === null;
		return {
			result: `${text.times} × ${word}`,
			interval: isExact ? "" : `${text.ends} ×`
		};
	}
	const interval = judgedRow === null ? "" : low === null ? "" : intervalText(low, high);
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
function ratioOf({ judged: judgedRow, baseCentre, headCentre }) {
	if (judgedRow !== null) return judgedRow.estimate === null ? null : 1 + judgedRow.estimate;
	return baseCentre === null || headCentre === null || baseCentre <= 0 ? null : headCentre / baseCentre;
}

// src/render/rows/contest-columns.ts
const value = {
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
			cell: intervalCell
		},
		base: {
			title: "Reference value",
			...value,
			cell: (row) => valueCell(row, "baseCentre")
		},
		head: {
			title: "Contender value",
			...value,
			cell: (row) => valueCell(row, "headCentre")
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
function intervalCell(row) {
	const { interval } = contestWords(row);
	return interval === "" ? "–" : interval;
}
function valueCell({ finding, metric }, centre) {
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

// src/render/rows/warning-lines.ts
const textLength = 300;
function warningLines({ warnings, findings, plan }) {
	const gates = decidingOf(plan);
	const lines = [...warnings.map((warning) => ({
		warning,
		row: null
	})), ...findings.filter(({ benchmarkId, metric }) => gates(benchmarkId, metric)).flatMap(({ judged: judgedRow }) => (judgedRow?.warnings ?? []).map((warning) => ({
		warning,
		row: judgedRow === null ? null : `${judgedRow.name} ${judgedRow.metric}`
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

// src/render/rows/not-measured.ts
function notMeasured(result) {
	const missedFindings = result.findings.filter(({ verdict }) => verdict === "not-measured");
	return [...groupedBy(missedFindings, ({ cause }) => cause)].map(([cause, group]) => ({
		cause,
		title: cause === void 0 ? "Not measured" : `Not measured, because ${why(cause, result)}`,
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
	const there = new Set(shards?.measured.map(({ index }) => index));
	const all = Array.from({ length: shards?.of ?? 0 }, (_, at) => at + 1);
	const lostIndexes = all.filter((index) => !there.has(index));
	return `${countText(lostIndexes.length, "shard")} left no journal (${lostIndexes.join(", ")} of ${all.length}): run the failed jobs again`;
}

// src/render/rows/mean-change.ts
function meanChange({ estimate, ci: [low, high] }) {
	return `${percentText(estimate, decimalsOf(low, high))} (${intervalText(low, high)})`;
}

// src/render/rows/row-text.ts
function besidesText(row, most, names) {
	return joinTexts([alikeText(row, names), othersText(row, most, names)], "; ");
}
function alikeText({ alike }, names) {
	return alike.length === 0 ? "" : `also ${alike.map((claim) => otherText(claim, names)).join(", ")}`;
}
function othersText({ otherFindings }, most, names) {
	const shownFindings = otherFindings.filter((claim, at) => isClaim(claim) || at < most);
	return [...groupedBy(shownFindings, ({ word }) => word)].map(([word, group]) => `${group.map((finding) => otherText(finding, names)).join(", ")} ${word}`).join("; ");
}
function otherText(claim, names) {
	const { metric, finding } = claim;
	const name = metric === null ? "" : names.label(metric);
	return isClaim(claim) ? `${name} ${changeText(finding)}` : name;
}
function changeText({ judged: judgedRow, baseCentre, headCentre }) {
	if (judgedRow === null) return baseCentre === null || headCentre === null || baseCentre <= 0 ? "–" : percentText(headCentre / baseCentre - 1);
	return judgedRow.estimate === null ? "–" : percentText(judgedRow.estimate, decimalsIn(judgedRow));
}
function changeWords({ finding: { judged: judgedRow }, word }) {
	return judgedRow?.estimate === null || judgedRow === null ? word : `${sizeText(judgedRow.estimate, decimalsIn(judgedRow))} ${word}`;
}
function valueCells({ metric, finding }) {
	const unit = metric?.unit ?? "s";
	return [valueText(finding.baseCentre, unit), valueText(finding.headCentre, unit)];
}
function decimalsIn({ ci }) {
	return decimalsOf(ci[0], ci[1]);
}
function pairsText({ findings, plan }) {
	const gates = decidingOf(plan);
	const pairs = findings.flatMap(({ benchmarkId, judged: judgedRow, metric }) => judgedRow === null || !gates(benchmarkId, metric) ? [] : [judgedRow.pairs]);
	if (pairs.length === 0) return "";
	const least = pairs.reduce((first, right) => Math.min(first, right));
	const most = pairs.reduce((first, right) => Math.max(first, right));
	return least === most ? `${countText(most, "pair")} in random order` : `${String(least)} to ${countText(most, "pair")} each in random order`;
}

// src/render/rows/runtime-text.ts
const places = {
	path: "the job's PATH",
	given: "the path that was given",
	"tool-cache": "the runner's tool cache",
	npm: "a package of the registry",
	official: "the official builds",
	built: "the build of its side"
};
function runtimeText({ builds, variants }) {
	const versions = (variants ?? [{ builds }]).flatMap(({ builds: pair }) => {
		const sideVersions = sides$1.flatMap((side) => {
			const build = pair[side];
			return build === null ? [] : [{
				side,
				text: originText(build.runtime)
			}];
		});
		const texts = [...new Set(sideVersions.map(({ text }) => text))];
		return texts.length === 1 ? texts : sideVersions.map(({ side, text }) => `${text} for ${side}`);
	});
	return versions.length === 0 ? "" : `**The runtime**: ${versions.join(", ")}.`;
}
function originText({ version, source }) {
	return `Node.js ${codeOf(version)} from ${places[source]}`;
}
function nodeText({ builds, variants }, names) {
	const several = (variants ?? []).flatMap((variant) => versionsIn(variant.builds));
	const versions = [...new Set(several.length > 0 ? several : versionsIn(builds))];
	if (versions.length === 0) return "";
	return `Node ${versions.map(names.version).join(several.length > 0 ? ", " : " against ")}`;
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

// src/render/rows/settling.ts
const longestAdviceSeconds = 3600;
const mostPairs = 1e4;
function settlingOf({ judged, minutesToSettle }) {
	const pairs = judged?.pairsToSettle ?? 0;
	if (judged === null || pairs === 0) return null;
	if (judged.warnings.some(({ code }) => code === "contention")) return "busy";
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
function notBuiltText(brokenNames) {
	return `${brokenNames.join(" and ")} ${brokenNames.length === 1 ? "does" : "do"} not build`;
}
function nothingText(rows) {
	if (rows.length === 0) return "nothing to measure";
	return rowsWith(rows, "not-measured").length === rows.length ? `nothing measured of ${countText(rows.length, "benchmark")}` : `nothing measured, ${countsText(rows)}`;
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
	host: " Benchmarks and servers had the network of the machine, as `network: host` says, and could reach those of the other side.",
	unknown: ""
};
function isolationText({ isolation }) {
	if (isolation === void 0) return "";
	const network = networkTexts[isolation.network ?? "unknown"];
	const sandbox = isolation.readOnly === true ? `they saw only their own side, the runtime and the system's programs, and could change only their own side.${network}` : "they saw no other process, and left none behind.";
	switch (isolation.kind) {
		case "namespace": return `Builds and benchmarks ran in their own process tables: ${sandbox}`;
		case "cgroup":
		case "sweep": return "Builds and benchmarks could see other processes of the same user here; processes they left behind were searched for and ended.";
	}
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
	if (fingerprint === void 0 || fingerprint.facts.length === 0) return [];
	const { facts, digest } = fingerprint;
	const [lastingFacts, passing] = [true, false].map((isLasting) => facts.filter((fact) => fact.lasting === isLasting).map(factText));
	return [
		...lastingFacts ?? [],
		...(passing ?? []).map((fact) => `at the beginning, ${fact}`),
		`fingerprint ${codeOf(digest.slice(0, 12))}`
	];
}
function factText({ title, found }) {
	return codeOf(`${title}: ${found}`, longestLine);
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
	const entry = base?.runtime ?? head?.runtime;
	const otherParts = head?.runtime ?? base?.runtime;
	if (entry === void 0 || otherParts === void 0 || entry.source === "built") return null;
	return {
		base: entry.version,
		head: otherParts.version
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
	const { seconds, start, warmUp, leadIn, measured } = blocks;
	const knownSeconds = start + warmUp + leadIn + measured;
	if (knownSeconds === 0 || seconds === 0) return "";
	const share = (part) => chosenText(Math.round(100 * part / seconds) / 100);
	return ` Of the blocks, ${share(measured)} were timed, ${share(start)} started processes, ${share(warmUp)} warmed up, ${share(leadIn)} were lead-ins, and ${share(Math.max(0, seconds - knownSeconds))} went into requests, readings and ends.`;
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
	return rows.map(({ low, high }) => Math.max(Math.abs(low ?? 0), Math.abs(high ?? 0))).toSorted((first, right) => right - first);
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

// src/host/page-tools.ts
const pageTools = {
	pack: (text) => deflateRawSync(text, { level: 9 }).toString("base64"),
	digest: (text) => createHash("sha256").update(text).digest("base64")
};

// src/render/page/data/quantised.ts
const stepsInHalf = 16;
const stepsInAll = 64;
const alphabet = Array.from({ length: 92 }, (_, at) => String.fromCharCode(33 + at)).filter((sign) => sign !== "\"" && sign !== "\\").join("");
const middle$1 = alphabet.length / 2;
const farSign = "}";
const missingSign = "~";
function quantise(values) {
	const knownValues = values.filter((value) => value !== null).toSorted((first, right) => first - right);
	const at = (share) => knownValues[Math.round((knownValues.length - 1) * share)] ?? 0;
	const zero = Number(at(.5).toPrecision(9));
	const width = at(.75) - at(.25);
	const wantedStep = width > 0 ? width / stepsInHalf : (at(1) - at(0)) / stepsInAll;
	const step = Number(wantedStep.toPrecision(4));
	const far = [];
	return {
		zero,
		step,
		signs: values.map((value) => {
			if (value === null) return missingSign;
			const steps = step === 0 ? 0 : Math.round((value - zero) / step) + 0;
			const sign = alphabet[steps + middle$1];
			if (sign === void 0) far.push(steps);
			return sign ?? farSign;
		}).join(""),
		far
	};
}

// src/render/page/data/blocks-of.ts
function takenSamples(samples, disturbedSamples) {
	return [...samples.map((sample) => ({
		sample,
		disturbed: false
	})), ...disturbedSamples.map((sample) => ({
		sample,
		disturbed: true
	}))].toSorted((first, right) => first.sample.startedAtSeconds - right.sample.startedAtSeconds);
}
const letters = {
	"warm-up": "w",
	pair: "p",
	control: "c",
	rebuild: "r"
};
function blocksOf(samplesTaken) {
	const layoutNumbers = /* @__PURE__ */ new Map();
	const layoutOf = ({ block: { placement } }) => {
		if (placement === void 0) return null;
		const key = `${String(placement.base)} ${String(placement.head)}`;
		const layoutNumber = layoutNumbers.get(key) ?? layoutNumbers.size;
		layoutNumbers.set(key, layoutNumber);
		return layoutNumber;
	};
	return {
		kinds: samplesTaken.map(letterOf).join(""),
		coins: samplesTaken.map(({ sample }) => sample.block.coin.slice(0, 1)).join(""),
		layouts: samplesTaken.map(({ sample }) => layoutOf(sample))
	};
}
function seriesOf(samplesTaken, { id }) {
	const pairs = samplesTaken.map(({ sample }) => [usable(sample.base[id]), usable(sample.head[id])]);
	if (pairs.every(([base, head]) => base === null && head === null)) return null;
	return {
		base: quantise(pairs.map(([base]) => base)),
		ratio: quantise(pairs.map(([base, head]) => base === null || head === null ? null : Math.log(head / base)))
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
const clientText = "(function(){async function e(e){let r=t=>e.querySelector(`script[data-part=\"${t}\"]`)?.textContent??null,i=r(`run`);if(i===null)return null;let a=JSON.parse(await n(i)),o=/* @__PURE__ */ new Map,s=e=>{let n=o.get(e)??t(r(`chunk-${String(e)}`)??``);return o.set(e,n),n};return{run:a,detailOf:async e=>{let t=(await s(Math.floor(e/a.chunkRows)))[e%a.chunkRows];if(t===void 0)throw RangeError(`expected details of row ${String(e)}`);return t}}}async function t(e){return JSON.parse(await n(e))}async function n(e){let t=atob(e),n=new Uint8Array(t.length);for(let e=0;e<t.length;e+=1)n[e]=t.charCodeAt(e);let r=new Blob([n]).stream().pipeThrough(new DecompressionStream(`deflate-raw`));return new Response(r).text()}function r(e){return`${e}%`}function i(e,t=2){return r(Number((e*100).toPrecision(t)))}let a=[[1,` s`],[.001,` ms`],[1e-6,` µs`],[1e-9,` ns`]],o=[[2**30,` GiB`],[2**20,` MiB`],[1024,` KiB`]],s=[[1e9,` G/s`],[1e6,` M/s`],[1e3,` k/s`],[1,` /s`]];function c(e,t){if(e===null||!Number.isFinite(e))return`–`;switch(t){case`s`:return v(e,a);case`B`:return Math.abs(e)<1023.5?`${e<=-.5?`−`:``}${C(String(Math.round(Math.abs(e))))} B`:v(e,o);case`per_s`:return v(e,s);case`count`:return x(y(e));case`ratio`:return r(b(y(e*100)))}}function l(e,t){let n=c(Math.abs(e),t);return e===0?n:`${e<0?`−`:`+`}${n}`}function u(e,t){return e!==null&&t!==null&&t-e<.002?2:1}function d(e,t=1){return r(ee(e,t))}function f(e,t=1){return r(S(Math.abs(e),t))}function p(e,t=1){return`±${f(e,t)}`}function m(e){return i(e,6)}function h(e,t){return e===null||t===null?`–`:r(g(e,t))}function g(e,t){if(e===null||t===null)return`–`;let n=u(e,t);return`${ee(e,n)} … ${ee(t,n)}`}function _(e,t,n=`${t}s`){return`${C(String(e))} ${e===1?t:n}`}function v(e,t){let n=Math.abs(e),r=t.find(([e])=>y(n/e)>=1),[i,a]=(n===0?t.find(e=>e[0]===1):r)??t.at(-1)??[1,``];return`${e<0?`−`:``}${b(y(n/i))}${a}`}function y(e){return Number(e.toPrecision(3))}function b(e,t=3){return e<0?`−`+b(-e,t):e>=10**(t-1)||e===0?C(String(Math.round(e))):e>=1?e.toPrecision(t):String(Number(e.toFixed(3)))}function x(e){return e<0?`−`+x(-e):e>=10?C(String(Math.round(e))):e>=1?String(Number(e.toPrecision(2))):b(e)}function S(e,t){let n=e*100;return Number.isFinite(n)?C(n.toFixed(n>=99.95?0:t)):`∞`}function ee(e,t){let n=S(Math.abs(e),t);return Number(n)===0?n:`${e<0?`−`:`+`}${n}`}function C(e){let t=e.indexOf(`.`),n=t<0?e:e.slice(0,t);return n.length<4?e:n.replaceAll(/\\B(?=(?:\\d{3})+$)/g,`,`)+(t<0?``:e.slice(t))}let te=/^[ -~]*$/,w=/[\\p{C}\\p{Zl}\\p{Zp}]/gu,ne=/(\\p{M}{2})\\p{M}+/gu;function re(e,t=80){return ae(ie(e),t)}function ie(e){return te.test(e)?e:e.toWellFormed().replaceAll(/\\p{Zs}/gu,` `).replaceAll(w,`�`).replaceAll(ne,`$1�`)}function ae(e,t){if(e.length<=t)return e;let n=Array.from(e);if(n.length<=t)return e;let r=Math.floor((t-1)*.4),i=t-1-r;return`${n.slice(0,i).join(``)}…${n.slice(n.length-r).join(``)}`}let oe={\"&\":`&amp;`,\"<\":`&lt;`,\">\":`&gt;`,'\"':`&quot;`,\"'\":`&#39;`};var se=class{markup;constructor(e){this.markup=e}toString(){return this.markup}};let T=new se(``);function E(e,...t){return new se(e.map((e,n)=>n===0?e:ce(t[n-1]??``)+e).join(``))}function ce(e){return e instanceof se?e.markup:typeof e==`number`?String(e):typeof e==`string`?le(e):e.map(ce).join(``)}function le(e){return re(e,1/0).replaceAll(/[&<>\"']/g,e=>oe[e]??``)}function ue(e,t){return e==null||t==null?NaN:e<t?-1:e>t?1:e>=t?0:NaN}function de(e,t){return e==null||t==null?NaN:t<e?-1:t>e?1:t>=e?0:NaN}function fe(e){let t,n,r;e.length===2?(t=e===ue||e===de?e:pe,n=e,r=e):(t=ue,n=(t,n)=>ue(e(t),n),r=(t,n)=>e(t)-n);function i(e,r,i=0,a=e.length){if(i<a){if(t(r,r)!==0)return a;do{let t=i+a>>>1;n(e[t],r)<0?i=t+1:a=t}while(i<a)}return i}function a(e,r,i=0,a=e.length){if(i<a){if(t(r,r)!==0)return a;do{let t=i+a>>>1;n(e[t],r)<=0?i=t+1:a=t}while(i<a)}return i}function o(e,t,n=0,a=e.length){let o=i(e,t,n,a-1);return o>n&&r(e[o-1],t)>-r(e[o],t)?o-1:o}return{left:i,center:o,right:a}}function pe(){return 0}function me(e){return e===null?NaN:+e}let he=fe(ue),ge=he.right;he.left,fe(me).center,Array.prototype.slice;let _e=Math.sqrt(50),ve=Math.sqrt(10),ye=Math.sqrt(2);function be(e,t,n){let r=(t-e)/Math.max(0,n),i=Math.floor(Math.log10(r)),a=r/10**i,o=a>=_e?10:a>=ve?5:a>=ye?2:1,s,c,l;return i<0?(l=10**-i/o,s=Math.round(e*l),c=Math.round(t*l),s/l<e&&++s,c/l>t&&--c,l=-l):(l=10**i*o,s=Math.round(e/l),c=Math.round(t/l),s*l<e&&++s,c*l>t&&--c),c<s&&.5<=n&&n<2?be(e,t,n*2):[s,c,l]}function xe(e,t,n){if(t=+t,e=+e,n=+n,!(n>0))return[];if(e===t)return[e];let r=t<e,[i,a,o]=r?be(t,e,n):be(e,t,n);if(!(a>=i))return[];let s=a-i+1,c=Array(s);if(r){if(o<0)for(let e=0;e<s;++e)c[e]=(a-e)/-o;else for(let e=0;e<s;++e)c[e]=(a-e)*o}else if(o<0)for(let e=0;e<s;++e)c[e]=(i+e)/-o;else for(let e=0;e<s;++e)c[e]=(i+e)*o;return c}function Se(e,t,n){return t=+t,e=+e,n=+n,be(e,t,n)[2]}function Ce(e,t,n){t=+t,e=+e,n=+n;let r=t<e,i=r?Se(t,e,n):Se(e,t,n);return(r?-1:1)*(i<0?1/-i:i)}function we(e,t){switch(arguments.length){case 0:break;case 1:this.range(e);break;default:this.range(t).domain(e)}return this}function D(e,t,n){e.prototype=t.prototype=n,n.constructor=e}function Te(e,t){var n=Object.create(e.prototype);for(var r in t)n[r]=t[r];return n}function O(){}var k=.7,A=1/k,j=`\\\\s*([+-]?\\\\d+)\\\\s*`,Ee=`\\\\s*([+-]?(?:\\\\d*\\\\.)?\\\\d+(?:[eE][+-]?\\\\d+)?)\\\\s*`,M=`\\\\s*([+-]?(?:\\\\d*\\\\.)?\\\\d+(?:[eE][+-]?\\\\d+)?)%\\\\s*`,De=/^#([0-9a-f]{3,8})$/,Oe=RegExp(`^rgb\\\\(${j},${j},${j}\\\\)$`),ke=RegExp(`^rgb\\\\(${M},${M},${M}\\\\)$`),Ae=RegExp(`^rgba\\\\(${j},${j},${j},${Ee}\\\\)$`),je=RegExp(`^rgba\\\\(${M},${M},${M},${Ee}\\\\)$`),Me=RegExp(`^hsl\\\\(${Ee},${M},${M}\\\\)$`),Ne=RegExp(`^hsla\\\\(${Ee},${M},${M},${Ee}\\\\)$`),Pe={aliceblue:15792383,antiquewhite:16444375,aqua:65535,aquamarine:8388564,azure:15794175,beige:16119260,bisque:16770244,black:0,blanchedalmond:16772045,blue:255,blueviolet:9055202,brown:10824234,burlywood:14596231,cadetblue:6266528,chartreuse:8388352,chocolate:13789470,coral:16744272,cornflowerblue:6591981,cornsilk:16775388,crimson:14423100,cyan:65535,darkblue:139,darkcyan:35723,darkgoldenrod:12092939,darkgray:11119017,darkgreen:25600,darkgrey:11119017,darkkhaki:12433259,darkmagenta:9109643,darkolivegreen:5597999,darkorange:16747520,darkorchid:10040012,darkred:9109504,darksalmon:15308410,darkseagreen:9419919,darkslateblue:4734347,darkslategray:3100495,darkslategrey:3100495,darkturquoise:52945,darkviolet:9699539,deeppink:16716947,deepskyblue:49151,dimgray:6908265,dimgrey:6908265,dodgerblue:2003199,firebrick:11674146,floralwhite:16775920,forestgreen:2263842,fuchsia:16711935,gainsboro:14474460,ghostwhite:16316671,gold:16766720,goldenrod:14329120,gray:8421504,green:32768,greenyellow:11403055,grey:8421504,honeydew:15794160,hotpink:16738740,indianred:13458524,indigo:4915330,ivory:16777200,khaki:15787660,lavender:15132410,lavenderblush:16773365,lawngreen:8190976,lemonchiffon:16775885,lightblue:11393254,lightcoral:15761536,lightcyan:14745599,lightgoldenrodyellow:16448210,lightgray:13882323,lightgreen:9498256,lightgrey:13882323,lightpink:16758465,lightsalmon:16752762,lightseagreen:2142890,lightskyblue:8900346,lightslategray:7833753,lightslategrey:7833753,lightsteelblue:11584734,lightyellow:16777184,lime:65280,limegreen:3329330,linen:16445670,magenta:16711935,maroon:8388608,mediumaquamarine:6737322,mediumblue:205,mediumorchid:12211667,mediumpurple:9662683,mediumseagreen:3978097,mediumslateblue:8087790,mediumspringgreen:64154,mediumturquoise:4772300,mediumvioletred:13047173,midnightblue:1644912,mintcream:16121850,mistyrose:16770273,moccasin:16770229,navajowhite:16768685,navy:128,oldlace:16643558,olive:8421376,olivedrab:7048739,orange:16753920,orangered:16729344,orchid:14315734,palegoldenrod:15657130,palegreen:10025880,paleturquoise:11529966,palevioletred:14381203,papayawhip:16773077,peachpuff:16767673,peru:13468991,pink:16761035,plum:14524637,powderblue:11591910,purple:8388736,rebeccapurple:6697881,red:16711680,rosybrown:12357519,royalblue:4286945,saddlebrown:9127187,salmon:16416882,sandybrown:16032864,seagreen:3050327,seashell:16774638,sienna:10506797,silver:12632256,skyblue:8900331,slateblue:6970061,slategray:7372944,slategrey:7372944,snow:16775930,springgreen:65407,steelblue:4620980,tan:13808780,teal:32896,thistle:14204888,tomato:16737095,turquoise:4251856,violet:15631086,wheat:16113331,white:16777215,whitesmoke:16119285,yellow:16776960,yellowgreen:10145074};D(O,ze,{copy(e){return Object.assign(new this.constructor,this,e)},displayable(){return this.rgb().displayable()},hex:Fe,formatHex:Fe,formatHex8:Ie,formatHsl:Le,formatRgb:Re,toString:Re});function Fe(){return this.rgb().formatHex()}function Ie(){return this.rgb().formatHex8()}function Le(){return Ye(this).formatHsl()}function Re(){return this.rgb().formatRgb()}function ze(e){var t,n;return e=(e+``).trim().toLowerCase(),(t=De.exec(e))?(n=t[1].length,t=parseInt(t[1],16),n===6?Be(t):n===3?new N(t>>8&15|t>>4&240,t>>4&15|t&240,(t&15)<<4|t&15,1):n===8?Ve(t>>24&255,t>>16&255,t>>8&255,(t&255)/255):n===4?Ve(t>>12&15|t>>8&240,t>>8&15|t>>4&240,t>>4&15|t&240,((t&15)<<4|t&15)/255):null):(t=Oe.exec(e))?new N(t[1],t[2],t[3],1):(t=ke.exec(e))?new N(t[1]*255/100,t[2]*255/100,t[3]*255/100,1):(t=Ae.exec(e))?Ve(t[1],t[2],t[3],t[4]):(t=je.exec(e))?Ve(t[1]*255/100,t[2]*255/100,t[3]*255/100,t[4]):(t=Me.exec(e))?Je(t[1],t[2]/100,t[3]/100,1):(t=Ne.exec(e))?Je(t[1],t[2]/100,t[3]/100,t[4]):Pe.hasOwnProperty(e)?Be(Pe[e]):e===`transparent`?new N(NaN,NaN,NaN,0):null}function Be(e){return new N(e>>16&255,e>>8&255,e&255,1)}function Ve(e,t,n,r){return r<=0&&(e=t=n=NaN),new N(e,t,n,r)}function He(e){return e instanceof O||(e=ze(e)),e?(e=e.rgb(),new N(e.r,e.g,e.b,e.opacity)):new N}function Ue(e,t,n,r){return arguments.length===1?He(e):new N(e,t,n,r??1)}function N(e,t,n,r){this.r=+e,this.g=+t,this.b=+n,this.opacity=+r}D(N,Ue,Te(O,{brighter(e){return e=e==null?A:A**+e,new N(this.r*e,this.g*e,this.b*e,this.opacity)},darker(e){return e=e==null?k:k**+e,new N(this.r*e,this.g*e,this.b*e,this.opacity)},rgb(){return this},clamp(){return new N(P(this.r),P(this.g),P(this.b),qe(this.opacity))},displayable(){return-.5<=this.r&&this.r<255.5&&-.5<=this.g&&this.g<255.5&&-.5<=this.b&&this.b<255.5&&0<=this.opacity&&this.opacity<=1},hex:We,formatHex:We,formatHex8:Ge,formatRgb:Ke,toString:Ke}));function We(){return`#${F(this.r)}${F(this.g)}${F(this.b)}`}function Ge(){return`#${F(this.r)}${F(this.g)}${F(this.b)}${F((isNaN(this.opacity)?1:this.opacity)*255)}`}function Ke(){let e=qe(this.opacity);return`${e===1?`rgb(`:`rgba(`}${P(this.r)}, ${P(this.g)}, ${P(this.b)}${e===1?`)`:`, ${e})`}`}function qe(e){return isNaN(e)?1:Math.max(0,Math.min(1,e))}function P(e){return Math.max(0,Math.min(255,Math.round(e)||0))}function F(e){return e=P(e),(e<16?`0`:``)+e.toString(16)}function Je(e,t,n,r){return r<=0?e=t=n=NaN:n<=0||n>=1?e=t=NaN:t<=0&&(e=NaN),new I(e,t,n,r)}function Ye(e){if(e instanceof I)return new I(e.h,e.s,e.l,e.opacity);if(e instanceof O||(e=ze(e)),!e)return new I;if(e instanceof I)return e;e=e.rgb();var t=e.r/255,n=e.g/255,r=e.b/255,i=Math.min(t,n,r),a=Math.max(t,n,r),o=NaN,s=a-i,c=(a+i)/2;return s?(o=t===a?(n-r)/s+(n<r)*6:n===a?(r-t)/s+2:(t-n)/s+4,s/=c<.5?a+i:2-a-i,o*=60):s=c>0&&c<1?0:o,new I(o,s,c,e.opacity)}function Xe(e,t,n,r){return arguments.length===1?Ye(e):new I(e,t,n,r??1)}function I(e,t,n,r){this.h=+e,this.s=+t,this.l=+n,this.opacity=+r}D(I,Xe,Te(O,{brighter(e){return e=e==null?A:A**+e,new I(this.h,this.s,this.l*e,this.opacity)},darker(e){return e=e==null?k:k**+e,new I(this.h,this.s,this.l*e,this.opacity)},rgb(){var e=this.h%360+(this.h<0)*360,t=isNaN(e)||isNaN(this.s)?0:this.s,n=this.l,r=n+(n<.5?n:1-n)*t,i=2*n-r;return new N($e(e>=240?e-240:e+120,i,r),$e(e,i,r),$e(e<120?e+240:e-120,i,r),this.opacity)},clamp(){return new I(Ze(this.h),Qe(this.s),Qe(this.l),qe(this.opacity))},displayable(){return(0<=this.s&&this.s<=1||isNaN(this.s))&&0<=this.l&&this.l<=1&&0<=this.opacity&&this.opacity<=1},formatHsl(){let e=qe(this.opacity);return`${e===1?`hsl(`:`hsla(`}${Ze(this.h)}, ${Qe(this.s)*100}%, ${Qe(this.l)*100}%${e===1?`)`:`, ${e})`}`}}));function Ze(e){return e=(e||0)%360,e<0?e+360:e}function Qe(e){return Math.max(0,Math.min(1,e||0))}function $e(e,t,n){return(e<60?t+(n-t)*e/60:e<180?n:e<240?t+(n-t)*(240-e)/60:t)*255}let et=Math.PI/180,tt=180/Math.PI,nt=.96422,rt=.82521,it=4/29,at=6/29,ot=3*at*at;function st(e){if(e instanceof L)return new L(e.l,e.a,e.b,e.opacity);if(e instanceof R)return ht(e);e instanceof N||(e=He(e));var t=ft(e.r),n=ft(e.g),r=ft(e.b),i=lt((.2225045*t+.7168786*n+.0606169*r)/1),a,o;return t===n&&n===r?a=o=i:(a=lt((.4360747*t+.3850649*n+.1430804*r)/nt),o=lt((.0139322*t+.0971045*n+.7141733*r)/rt)),new L(116*i-16,500*(a-i),200*(i-o),e.opacity)}function ct(e,t,n,r){return arguments.length===1?st(e):new L(e,t,n,r??1)}function L(e,t,n,r){this.l=+e,this.a=+t,this.b=+n,this.opacity=+r}D(L,ct,Te(O,{brighter(e){return new L(this.l+18*(e??1),this.a,this.b,this.opacity)},darker(e){return new L(this.l-18*(e??1),this.a,this.b,this.opacity)},rgb(){var e=(this.l+16)/116,t=isNaN(this.a)?e:e+this.a/500,n=isNaN(this.b)?e:e-this.b/200;return t=nt*ut(t),e=1*ut(e),n=rt*ut(n),new N(dt(3.1338561*t-1.6168667*e-.4906146*n),dt(-.9787684*t+1.9161415*e+.033454*n),dt(.0719453*t-.2289914*e+1.4052427*n),this.opacity)}}));function lt(e){return e>.008856451679035631?e**(1/3):e/ot+it}function ut(e){return e>at?e*e*e:ot*(e-it)}function dt(e){return 255*(e<=.0031308?12.92*e:1.055*e**(1/2.4)-.055)}function ft(e){return(e/=255)<=.04045?e/12.92:((e+.055)/1.055)**2.4}function pt(e){if(e instanceof R)return new R(e.h,e.c,e.l,e.opacity);if(e instanceof L||(e=st(e)),e.a===0&&e.b===0)return new R(NaN,0<e.l&&e.l<100?0:NaN,e.l,e.opacity);var t=Math.atan2(e.b,e.a)*tt;return new R(t<0?t+360:t,Math.sqrt(e.a*e.a+e.b*e.b),e.l,e.opacity)}function mt(e,t,n,r){return arguments.length===1?pt(e):new R(e,t,n,r??1)}function R(e,t,n,r){this.h=+e,this.c=+t,this.l=+n,this.opacity=+r}function ht(e){if(isNaN(e.h))return new L(e.l,0,0,e.opacity);var t=e.h*et;return new L(e.l,Math.cos(t)*e.c,Math.sin(t)*e.c,e.opacity)}D(R,mt,Te(O,{brighter(e){return new R(this.h,this.c,this.l+18*(e??1),this.opacity)},darker(e){return new R(this.h,this.c,this.l-18*(e??1),this.opacity)},rgb(){return ht(this).rgb()}}));var gt=-.14861,_t=1.78277,vt=-.29227,yt=-.90649,z=1.97294,bt=z*yt,xt=z*_t,St=_t*vt-yt*gt;function Ct(e){if(e instanceof B)return new B(e.h,e.s,e.l,e.opacity);e instanceof N||(e=He(e));var t=e.r/255,n=e.g/255,r=e.b/255,i=(St*r+bt*t-xt*n)/(St+bt-xt),a=r-i,o=(z*(n-i)-vt*a)/yt,s=Math.sqrt(o*o+a*a)/(z*i*(1-i)),c=s?Math.atan2(o,a)*tt-120:NaN;return new B(c<0?c+360:c,s,i,e.opacity)}function wt(e,t,n,r){return arguments.length===1?Ct(e):new B(e,t,n,r??1)}function B(e,t,n,r){this.h=+e,this.s=+t,this.l=+n,this.opacity=+r}D(B,wt,Te(O,{brighter(e){return e=e==null?A:A**+e,new B(this.h,this.s,this.l*e,this.opacity)},darker(e){return e=e==null?k:k**+e,new B(this.h,this.s,this.l*e,this.opacity)},rgb(){var e=isNaN(this.h)?0:(this.h+120)*et,t=+this.l,n=isNaN(this.s)?0:this.s*t*(1-t),r=Math.cos(e),i=Math.sin(e);return new N(255*(t+n*(gt*r+_t*i)),255*(t+n*(vt*r+yt*i)),255*(t+z*r*n),this.opacity)}}));var Tt=e=>()=>e;function Et(e,t){return function(n){return e+n*t}}function Dt(e,t,n){return e**=+n,t=t**+n-e,n=1/n,function(r){return(e+r*t)**+n}}function Ot(e,t){var n=t-e;return n?Et(e,n>180||n<-180?n-360*Math.round(n/360):n):Tt(isNaN(e)?t:e)}function kt(e){return(e=+e)==1?V:function(t,n){return n-t?Dt(t,n,e):Tt(isNaN(t)?n:t)}}function V(e,t){var n=t-e;return n?Et(e,n):Tt(isNaN(e)?t:e)}var At=(function e(t){var n=kt(t);function r(e,t){var r=n((e=Ue(e)).r,(t=Ue(t)).r),i=n(e.g,t.g),a=n(e.b,t.b),o=V(e.opacity,t.opacity);return function(t){return e.r=r(t),e.g=i(t),e.b=a(t),e.opacity=o(t),e+``}}return r.gamma=e,r})(1);function jt(e,t){t||=[];var n=e?Math.min(t.length,e.length):0,r=t.slice(),i;return function(a){for(i=0;i<n;++i)r[i]=e[i]*(1-a)+t[i]*a;return r}}function Mt(e){return ArrayBuffer.isView(e)&&!(e instanceof DataView)}function Nt(e,t){for(var n=t?t.length:0,r=e?Math.min(n,e.length):0,i=Array(r),a=Array(n),o=0;o<r;++o)i[o]=Ht(e[o],t[o]);for(;o<n;++o)a[o]=t[o];return function(e){for(o=0;o<r;++o)a[o]=i[o](e);return a}}function Pt(e,t){var n=/* @__PURE__ */ new Date;return e=+e,t=+t,function(r){return n.setTime(e*(1-r)+t*r),n}}function Ft(e,t){return e=+e,t=+t,function(n){return e*(1-n)+t*n}}function It(e,t){var n={},r={},i;for(i in typeof e==`object`&&e||(e={}),typeof t==`object`&&t||(t={}),t)i in e?n[i]=Ht(e[i],t[i]):r[i]=t[i];return function(e){for(i in n)r[i]=n[i](e);return r}}var Lt=/[-+]?(?:\\d+\\.?\\d*|\\.?\\d+)(?:[eE][-+]?\\d+)?/g,Rt=new RegExp(Lt.source,`g`);function zt(e){return function(){return e}}function Bt(e){return function(t){return e(t)+``}}function Vt(e,t){var n=Lt.lastIndex=Rt.lastIndex=0,r,i,a,o=-1,s=[],c=[];for(e+=``,t+=``;(r=Lt.exec(e))&&(i=Rt.exec(t));)(a=i.index)>n&&(a=t.slice(n,a),s[o]?s[o]+=a:s[++o]=a),(r=r[0])===(i=i[0])?s[o]?s[o]+=i:s[++o]=i:(s[++o]=null,c.push({i:o,x:Ft(r,i)})),n=Rt.lastIndex;return n<t.length&&(a=t.slice(n),s[o]?s[o]+=a:s[++o]=a),s.length<2?c[0]?Bt(c[0].x):zt(t):(t=c.length,function(e){for(var n=0,r;n<t;++n)s[(r=c[n]).i]=r.x(e);return s.join(``)})}function Ht(e,t){var n=typeof t,r;return t==null||n===`boolean`?Tt(t):(n===`number`?Ft:n===`string`?(r=ze(t))?(t=r,At):Vt:t instanceof ze?At:t instanceof Date?Pt:Mt(t)?jt:Array.isArray(t)?Nt:typeof t.valueOf!=`function`&&typeof t.toString!=`function`||isNaN(t)?It:Ft)(e,t)}function Ut(e,t){return e=+e,t=+t,function(n){return Math.round(e*(1-n)+t*n)}}var Wt=1e-12;function Gt(e){return((e=Math.exp(e))+1/e)/2}function Kt(e){return((e=Math.exp(e))-1/e)/2}function qt(e){return((e=Math.exp(2*e))-1)/(e+1)}(function e(t,n,r){function i(e,i){var a=e[0],o=e[1],s=e[2],c=i[0],l=i[1],u=i[2],d=c-a,f=l-o,p=d*d+f*f,m,h;if(p<Wt)h=Math.log(u/s)/t,m=function(e){return[a+e*d,o+e*f,s*Math.exp(t*e*h)]};else{var g=Math.sqrt(p),_=(u*u-s*s+r*p)/(2*s*n*g),v=(u*u-s*s-r*p)/(2*u*n*g),y=Math.log(Math.sqrt(_*_+1)-_);h=(Math.log(Math.sqrt(v*v+1)-v)-y)/t,m=function(e){var r=e*h,i=Gt(y),c=s/(n*g)*(i*qt(t*r+y)-Kt(y));return[a+c*d,o+c*f,s*i/Gt(t*r+y)]}}return m.duration=Math.abs(h)*1e3*t/Math.SQRT2,m}return i.rho=function(t){var n=Math.max(.001,+t),r=n*n;return e(n,r,r*r)},i})(Math.SQRT2,2,4);function Jt(e){return(function t(n){n=+n;function r(t,r){var i=e((t=wt(t)).h,(r=wt(r)).h),a=V(t.s,r.s),o=V(t.l,r.l),s=V(t.opacity,r.opacity);return function(e){return t.h=i(e),t.s=a(e),t.l=o(e**+n),t.opacity=s(e),t+``}}return r.gamma=t,r})(1)}Jt(Ot),Jt(V);function Yt(e){return function(){return e}}function Xt(e){return+e}var Zt=[0,1];function H(e){return e}function Qt(e,t){return(t-=e=+e)?function(n){return(n-e)/t}:Yt(isNaN(t)?NaN:.5)}function $t(e,t){var n;return e>t&&(n=e,e=t,t=n),function(n){return Math.max(e,Math.min(t,n))}}function en(e,t,n){var r=e[0],i=e[1],a=t[0],o=t[1];return i<r?(r=Qt(i,r),a=n(o,a)):(r=Qt(r,i),a=n(a,o)),function(e){return a(r(e))}}function tn(e,t,n){var r=Math.min(e.length,t.length)-1,i=Array(r),a=Array(r),o=-1;for(e[r]<e[0]&&(e=e.slice().reverse(),t=t.slice().reverse());++o<r;)i[o]=Qt(e[o],e[o+1]),a[o]=n(t[o],t[o+1]);return function(t){var n=ge(e,t,1,r)-1;return a[n](i[n](t))}}function nn(e,t){return t.domain(e.domain()).range(e.range()).interpolate(e.interpolate()).clamp(e.clamp()).unknown(e.unknown())}function rn(){var e=Zt,t=Zt,n=Ht,r,i,a,o=H,s,c,l;function u(){var n=Math.min(e.length,t.length);return o!==H&&(o=$t(e[0],e[n-1])),s=n>2?tn:en,c=l=null,d}function d(i){return i==null||isNaN(i=+i)?a:(c||=s(e.map(r),t,n))(r(o(i)))}return d.invert=function(n){return o(i((l||=s(t,e.map(r),Ft))(n)))},d.domain=function(t){return arguments.length?(e=Array.from(t,Xt),u()):e.slice()},d.range=function(e){return arguments.length?(t=Array.from(e),u()):t.slice()},d.rangeRound=function(e){return t=Array.from(e),n=Ut,u()},d.clamp=function(e){return arguments.length?(o=e?!0:H,u()):o!==H},d.interpolate=function(e){return arguments.length?(n=e,u()):n},d.unknown=function(e){return arguments.length?(a=e,d):a},function(e,t){return r=e,i=t,u()}}function an(){return rn()(H,H)}function on(e){return Math.abs(e=Math.round(e))>=1e21?e.toLocaleString(`en`).replace(/,/g,``):e.toString(10)}function sn(e,t){if(!isFinite(e)||e===0)return null;var n=(e=t?e.toExponential(t-1):e.toExponential()).indexOf(`e`),r=e.slice(0,n);return[r.length>1?r[0]+r.slice(2):r,+e.slice(n+1)]}function U(e){return e=sn(Math.abs(e)),e?e[1]:NaN}function cn(e,t){return function(n,r){for(var i=n.length,a=[],o=0,s=e[0],c=0;i>0&&s>0&&(c+s+1>r&&(s=Math.max(1,r-c)),a.push(n.substring(i-=s,i+s)),!((c+=s+1)>r));)s=e[o=(o+1)%e.length];return a.reverse().join(t)}}function ln(e){return function(t){return t.replace(/[0-9]/g,function(t){return e[+t]})}}var un=/^(?:(.)?([<>=^]))?([+\\-( ])?([$#])?(0)?(\\d+)?(,)?(\\.\\d+)?(~)?([a-z%])?$/i;function W(e){if(!(t=un.exec(e)))throw Error(`invalid format: `+e);var t;return new dn({fill:t[1],align:t[2],sign:t[3],symbol:t[4],zero:t[5],width:t[6],comma:t[7],precision:t[8]&&t[8].slice(1),trim:t[9],type:t[10]})}W.prototype=dn.prototype;function dn(e){this.fill=e.fill===void 0?` `:e.fill+``,this.align=e.align===void 0?`>`:e.align+``,this.sign=e.sign===void 0?`-`:e.sign+``,this.symbol=e.symbol===void 0?``:e.symbol+``,this.zero=!!e.zero,this.width=e.width===void 0?void 0:+e.width,this.comma=!!e.comma,this.precision=e.precision===void 0?void 0:+e.precision,this.trim=!!e.trim,this.type=e.type===void 0?``:e.type+``}dn.prototype.toString=function(){return this.fill+this.align+this.sign+this.symbol+(this.zero?`0`:``)+(this.width===void 0?``:Math.max(1,this.width|0))+(this.comma?`,`:``)+(this.precision===void 0?``:`.`+Math.max(0,this.precision|0))+(this.trim?`~`:``)+this.type};function fn(e){out:for(var t=e.length,n=1,r=-1,i;n<t;++n)switch(e[n]){case`.`:r=i=n;break;case`0`:r===0&&(r=n),i=n;break;default:if(!+e[n])break out;r>0&&(r=0)}return r>0?e.slice(0,r)+e.slice(i+1):e}var pn;function mn(e,t){var n=sn(e,t);if(!n)return pn=void 0,e.toPrecision(t);var r=n[0],i=n[1],a=i-(pn=Math.max(-8,Math.min(8,Math.floor(i/3)))*3)+1,o=r.length;return a===o?r:a>o?r+Array(a-o+1).join(`0`):a>0?r.slice(0,a)+`.`+r.slice(a):`0.`+Array(1-a).join(`0`)+sn(e,Math.max(0,t+a-1))[0]}function hn(e,t){var n=sn(e,t);if(!n)return e+``;var r=n[0],i=n[1];return i<0?`0.`+Array(-i).join(`0`)+r:r.length>i+1?r.slice(0,i+1)+`.`+r.slice(i+1):r+Array(i-r.length+2).join(`0`)}var gn={\"%\":(e,t)=>(e*100).toFixed(t),b:e=>Math.round(e).toString(2),c:e=>e+``,d:on,e:(e,t)=>e.toExponential(t),f:(e,t)=>e.toFixed(t),g:(e,t)=>e.toPrecision(t),o:e=>Math.round(e).toString(8),p:(e,t)=>hn(e*100,t),r:hn,s:mn,X:e=>Math.round(e).toString(16).toUpperCase(),x:e=>Math.round(e).toString(16)};function _n(e){return e}var vn=Array.prototype.map,yn=[`y`,`z`,`a`,`f`,`p`,`n`,`µ`,`m`,``,`k`,`M`,`G`,`T`,`P`,`E`,`Z`,`Y`];function bn(e){var t=e.grouping===void 0||e.thousands===void 0?_n:cn(vn.call(e.grouping,Number),e.thousands+``),n=e.currency===void 0?``:e.currency[0]+``,r=e.currency===void 0?``:e.currency[1]+``,i=e.decimal===void 0?`.`:e.decimal+``,a=e.numerals===void 0?_n:ln(vn.call(e.numerals,String)),o=e.percent===void 0?`%`:e.percent+``,s=e.minus===void 0?`−`:e.minus+``,c=e.nan===void 0?`NaN`:e.nan+``;function l(e,l){e=W(e);var u=e.fill,d=e.align,f=e.sign,p=e.symbol,m=e.zero,h=e.width,g=e.comma,_=e.precision,v=e.trim,y=e.type;y===`n`?(g=!0,y=`g`):gn[y]||(_===void 0&&(_=12),v=!0,y=`g`),(m||u===`0`&&d===`=`)&&(m=!0,u=`0`,d=`=`);var b=(l&&l.prefix!==void 0?l.prefix:``)+(p===`$`?n:p===`#`&&/[boxX]/.test(y)?`0`+y.toLowerCase():``),x=(p===`$`?r:/[%p]/.test(y)?o:``)+(l&&l.suffix!==void 0?l.suffix:``),S=gn[y],ee=/[defgprs%]/.test(y);_=_===void 0?6:/[gprs]/.test(y)?Math.max(1,Math.min(21,_)):Math.max(0,Math.min(20,_));function C(e){var n=b,r=x,o,l,p;if(y===`c`)r=S(e)+r,e=``;else{e=+e;var C=e<0||1/e<0;if(e=isNaN(e)?c:S(Math.abs(e),_),v&&(e=fn(e)),C&&+e==0&&f!==`+`&&(C=!1),n=(C?f===`(`?f:s:f===`-`||f===`(`?``:f)+n,r=(y===`s`&&!isNaN(e)&&pn!==void 0?yn[8+pn/3]:``)+r+(C&&f===`(`?`)`:``),ee){for(o=-1,l=e.length;++o<l;)if(p=e.charCodeAt(o),48>p||p>57){r=(p===46?i+e.slice(o+1):e.slice(o))+r,e=e.slice(0,o);break}}}g&&!m&&(e=t(e,1/0));var te=n.length+e.length+r.length,w=te<h?Array(h-te+1).join(u):``;switch(g&&m&&(e=t(w+e,w.length?h-r.length:1/0),w=``),d){case`<`:e=n+e+r+w;break;case`=`:e=n+w+e+r;break;case`^`:e=w.slice(0,te=w.length>>1)+n+e+r+w.slice(te);break;default:e=w+n+e+r}return a(e)}return C.toString=function(){return e+``},C}function u(e,t){var n=Math.max(-8,Math.min(8,Math.floor(U(t)/3)))*3,r=10**-n,i=l((e=W(e),e.type=`f`,e),{suffix:yn[8+n/3]});return function(e){return i(r*e)}}return{format:l,formatPrefix:u}}var xn,Sn,Cn;wn({thousands:`,`,grouping:[3],currency:[`$`,``]});function wn(e){return xn=bn(e),Sn=xn.format,Cn=xn.formatPrefix,xn}function Tn(e){return Math.max(0,-U(Math.abs(e)))}function En(e,t){return Math.max(0,Math.max(-8,Math.min(8,Math.floor(U(t)/3)))*3-U(Math.abs(e)))}function Dn(e,t){return e=Math.abs(e),t=Math.abs(t)-e,Math.max(0,U(t)-U(e))+1}function On(e,t,n,r){var i=Ce(e,t,n),a;switch(r=W(r??`,f`),r.type){case`s`:var o=Math.max(Math.abs(e),Math.abs(t));return r.precision==null&&!isNaN(a=En(i,o))&&(r.precision=a),Cn(r,o);case``:case`e`:case`g`:case`p`:case`r`:r.precision==null&&!isNaN(a=Dn(i,Math.max(Math.abs(e),Math.abs(t))))&&(r.precision=a-(r.type===`e`));break;case`f`:case`%`:r.precision==null&&!isNaN(a=Tn(i))&&(r.precision=a-(r.type===`%`)*2)}return Sn(r)}function kn(e){var t=e.domain;return e.ticks=function(e){var n=t();return xe(n[0],n[n.length-1],e??10)},e.tickFormat=function(e,n){var r=t();return On(r[0],r[r.length-1],e??10,n)},e.nice=function(n){n??=10;var r=t(),i=0,a=r.length-1,o=r[i],s=r[a],c,l,u=10;for(s<o&&(l=o,o=s,s=l,l=i,i=a,a=l);u-->0;){if(l=Se(o,s,n),l===c)return r[i]=o,r[a]=s,t(r);if(l>0)o=Math.floor(o/l)*l,s=Math.ceil(s/l)*l;else if(l<0)o=Math.ceil(o*l)/l,s=Math.floor(s*l)/l;else break;c=l}return e},e}function G(){var e=an();return e.copy=function(){return nn(e,G())},we.apply(e,arguments),kn(e)}function An(e,t){e=e.slice();var n=0,r=e.length-1,i=e[n],a=e[r],o;return a<i&&(o=n,n=r,r=o,o=i,i=a,a=o),e[n]=t.floor(i),e[r]=t.ceil(a),e}function jn(e){return Math.log(e)}function Mn(e){return Math.exp(e)}function Nn(e){return-Math.log(-e)}function Pn(e){return-Math.exp(-e)}function Fn(e){return isFinite(e)?+(`1e`+e):e<0?0:e}function In(e){return e===10?Fn:e===Math.E?Math.exp:t=>e**+t}function Ln(e){return e===Math.E?Math.log:e===10&&Math.log10||e===2&&Math.log2||(e=Math.log(e),t=>Math.log(t)/e)}function Rn(e){return(t,n)=>-e(-t,n)}function zn(e){let t=e(jn,Mn),n=t.domain,r=10,i,a;function o(){return i=Ln(r),a=In(r),n()[0]<0?(i=Rn(i),a=Rn(a),e(Nn,Pn)):e(jn,Mn),t}return t.base=function(e){return arguments.length?(r=+e,o()):r},t.domain=function(e){return arguments.length?(n(e),o()):n()},t.ticks=e=>{let t=n(),o=t[0],s=t[t.length-1],c=s<o;c&&([o,s]=[s,o]);let l=i(o),u=i(s),d,f,p=e==null?10:+e,m=[];if(!(r%1)&&u-l<p){if(l=Math.floor(l),u=Math.ceil(u),o>0){for(;l<=u;++l)for(d=1;d<r;++d)if(f=l<0?d/a(-l):d*a(l),!(f<o)){if(f>s)break;m.push(f)}}else for(;l<=u;++l)for(d=r-1;d>=1;--d)if(f=l>0?d/a(-l):d*a(l),!(f<o)){if(f>s)break;m.push(f)}m.length*2<p&&(m=xe(o,s,p))}else m=xe(l,u,Math.min(u-l,p)).map(a);return c?m.reverse():m},t.tickFormat=(e,n)=>{if(e??=10,n??=r===10?`s`:`,`,typeof n!=`function`&&(!(r%1)&&(n=W(n)).precision==null&&(n.trim=!0),n=Sn(n)),e===1/0)return n;let o=Math.max(1,r*e/t.ticks().length);return e=>{let t=e/a(Math.round(i(e)));return t*r<r-.5&&(t*=r),t<=o?n(e):``}},t.nice=()=>n(An(n(),{floor:e=>a(Math.floor(i(e))),ceil:e=>a(Math.ceil(i(e)))})),t}function K(){let e=zn(rn()).domain([1,10]);return e.copy=()=>nn(e,K()).base(e.base()),we.apply(e,arguments),e}function q(e,t,n){return E`<svg viewBox=\"0 0 ${e.width} ${e.height}\" width=\"${e.width}\" height=\"${e.height}\" role=\"img\" aria-label=\"${t}\">${n}</svg>`}function J(e){return String(Math.round(e*10)/10)}function Bn(e,t,n){return e.ticks(t).map(e=>({value:e,text:n(e)}))}function Vn(e,t){let n=e.ticks(t),r=Math.abs((n[1]??1)-(n[0]??0));return n.map(e=>({value:e,text:d(e,r<.001?2:1).replace(`.0 `,` `)}))}function Y({left:e,right:t,top:n,bottom:r,width:i,height:a},o,s){let c=a-r;return E`<g class=\"ax\">${Un(s,e=>({at:o(e.value),room:e.text.length*6.2+12})).map(({value:r,text:a})=>{let s=J(Math.min(i-t,Math.max(e,o(r))));return E`<path class=\"g\" d=\"M${s} ${n}V${c}\" /><text x=\"${s}\" y=\"${c+15}\" text-anchor=\"middle\">${a}</text>`})}</g>`}function Hn({left:e,right:t,width:n},r,i){return E`<g class=\"ax\">${Un(i,e=>({at:r(e.value),room:20})).map(({value:i,text:a})=>{let o=J(r(i));return E`<path class=\"g\" d=\"M${e} ${o}H${n-t}\" /><text x=\"${e-6}\" y=\"${o}\" dy=\".32em\" text-anchor=\"end\">${a}</text>`})}</g>`}function X(e,t,n=``){return t===T?T:E`<figure><figcaption>${e}</figcaption>${t}${n===``?T:E`<p class=\"note\">${n}</p>`}</figure>`}function Un(e,t){let n=[],r=null;for(let i of e){let e=t(i);r!==null&&Math.abs(e.at-r.at)<(e.room+r.room)/2||(n.push(i),r=e)}return n}function Wn(e){return G([-e,e],[8,232]).clamp(!0)}function Gn({change:e,low:t,high:n,floor:r,threshold:i},a){let o=Wn(a);return E`<svg class=\"fo\" viewBox=\"0 0 ${240} ${22}\" aria-hidden=\"true\">${[i===null?T:E`<path class=\"th\" d=\"M${J(o(1/(1+i)-1))} 2V${20}H${J(o(i))}V2Z\"/>`,r===null?T:E`<path class=\"fl\" d=\"M${J(o(-r))} ${19.5}H${J(o(r))}\" />`,E`<path class=\"zero\" d=\"M${120} 0V${22}\" />`,t===null||n===null?T:Kn(t,n,a,o),e===null||Math.abs(e)>a?T:E`<circle class=\"pt\" cx=\"${J(o(e))}\" cy=\"${11}\" r=\"3.6\" />`]}</svg>`}function Kn(e,t,n,r){let i=J(e>n?r(n)-16:r(e)),a=t<-n?J(r(-n)+16):J(r(t));return E`<path class=\"ci\" d=\"M${i} ${11}H${a}${e<-n?`M${i} 11l6 -5m-6 5l6 5`:e>n?``:`M${i} 7v8`}${t>n?`M${a} 11l-6 -5m6 5l-6 5`:t<-n?``:`M${a} 7v8`}\" />`}let qn={verdict:{title:`Verdict`,align:`left`,cell:ar},change:{title:`Change`,align:`right`,cell:ir},base:{title:`Base`,align:`right`,cell:({base:e,unit:t})=>c(e,t)},head:{title:`Head`,align:`right`,cell:({head:e,unit:t})=>c(e,t)}},Jn=`95% CI`,{verdict:Yn,change:Xn,base:Zn,head:Qn}=qn,$n=[{key:`verdict`,style:`c-v`,...Yn},{key:`name`,style:`c-n`,title:`Benchmark`,align:`left`,cell:rr},{key:`forest`,style:`c-f`,title:Jn,align:`left`,cell:e=>Gn(e,e.range)},{key:`change`,style:`c-c`,...Xn},{key:`width`,style:`c-i`,title:`CI, %`,align:`right`,cell:({low:e,high:t})=>g(e,t)},{key:`base`,style:`c-b`,...Zn},{key:`head`,style:`c-h`,...Qn},{key:`floor`,style:`c-l`,title:`Floor`,align:`right`,cell:({floor:e})=>e===null?`–`:p(e)}];function er({style:e,align:t}){return t===`right`?`${e} num`:e}let tr=$n.length;function nr(e,t,n){let r=$n.map(r=>E`<td role=\"cell\" class=\"${er(r)}\">${r.cell({...e,at:t,range:n})}</td>`);return E`<tr role=\"row\" class=\"row\" data-at=\"${t}\" data-v=\"${e.verdict}\">${r}</tr>`}function rr(e){return E`<button type=\"button\" class=\"open\" id=\"r${e.at}\" aria-expanded=\"false\"><span class=\"name\">${sr(e.name)}</span>${e.node===null?T:E` <span class=\"node\">Node ${e.node}</span>`}</button>${or(e)}`}function ir({change:e,low:t,high:n}){return e===null?`–`:d(e,u(t,n))}function ar({verdict:e,word:t}){return E`<span class=\"chip v-${e}\">${t}</span>`}function or({metric:e,others:t,warnings:n,beyond:r,accepted:i}){let a=[e===null?T:E`<span>${e}</span>`,r?E`<span class=\"fails\">fails the check</span>`:T,i?E`<span>accepted</span>`:T,t===``?T:E`<span>${t}</span>`,n===0?T:E`<span class=\"warned\">${_(n,`warning`)}</span>`].filter(e=>e!==T);return a.length===0?T:E`<div class=\"notes\">${a}</div>`}function sr(e){return e.trim()===``?`(blank)`:e}function Z(e){return function(){return e}}let cr=Math.PI,lr=2*cr,Q=1e-6,ur=lr-Q;function dr(e){this._+=e[0];for(let t=1,n=e.length;t<n;++t)this._+=arguments[t]+e[t]}function fr(e){let t=Math.floor(e);if(!(t>=0))throw Error(`invalid digits: ${e}`);if(t>15)return dr;let n=10**t;return function(e){this._+=e[0];for(let t=1,r=e.length;t<r;++t)this._+=Math.round(arguments[t]*n)/n+e[t]}}function pr(e,t,n,r){return e===n&&t===r}function mr(e){let t=Math.floor(e);if(!(t<=15))return pr;let n=10**t,r=function(e){return Math.round(e*n)};return function(e,t,n,i){return r(e)===r(n)&&r(t)===r(i)}}var hr=class{constructor(e){this._x0=this._y0=this._x1=this._y1=null,this._=``,this._append=e==null?dr:fr(e),this._equal=e==null?pr:mr(e)}moveTo(e,t){this._append`M${this._x0=this._x1=+e},${this._y0=this._y1=+t}`}closePath(){this._x1!==null&&(this._x1=this._x0,this._y1=this._y0,this._append`Z`)}lineTo(e,t){this._append`L${this._x1=+e},${this._y1=+t}`}quadraticCurveTo(e,t,n,r){this._append`Q${+e},${+t},${this._x1=+n},${this._y1=+r}`}bezierCurveTo(e,t,n,r,i,a){this._append`C${+e},${+t},${+n},${+r},${this._x1=+i},${this._y1=+a}`}arcTo(e,t,n,r,i){if(e=+e,t=+t,n=+n,r=+r,i=+i,i<0)throw Error(`negative radius: ${i}`);let a=this._x1,o=this._y1,s=n-e,c=r-t,l=a-e,u=o-t,d=l*l+u*u;if(this._x1===null)this._append`M${this._x1=e},${this._y1=t}`;else if(d>Q){if(!(Math.abs(u*s-c*l)>Q)||!i)this._append`L${this._x1=e},${this._y1=t}`;else{let f=n-a,p=r-o,m=s*s+c*c,h=f*f+p*p,g=Math.sqrt(m),_=Math.sqrt(d),v=i*Math.tan((cr-Math.acos((m+d-h)/(2*g*_)))/2),y=v/_,b=v/g;Math.abs(y-1)>Q&&this._append`L${e+y*l},${t+y*u}`,this._append`A${i},${i},0,0,${+(u*f>l*p)},${this._x1=e+b*s},${this._y1=t+b*c}`}}}arc(e,t,n,r,i,a){if(e=+e,t=+t,n=+n,a=!!a,n<0)throw Error(`negative radius: ${n}`);let o=n*Math.cos(r),s=n*Math.sin(r),c=e+o,l=t+s,u=1^a,d=a?r-i:i-r;if(this._x1===null?this._append`M${c},${l}`:(Math.abs(this._x1-c)>Q||Math.abs(this._y1-l)>Q)&&this._append`L${c},${l}`,n){if(d<0&&(d=d%lr+lr),d>ur)this._append`A${n},${n},0,1,${u},${e-o},${t-s}A${n},${n},0,1,${u},${this._x1=c},${this._y1=l}`;else if(d>Q){let a=e+n*Math.cos(i),o=t+n*Math.sin(i);if(d>=cr&&this._equal(c,l,a,o)){d/=2;let i=r+d;this._append`A${n},${n},0,${+(d>=cr)},${u},${e+n*Math.cos(i)},${t+n*Math.sin(i)}`}this._append`A${n},${n},0,${+(d>=cr)},${u},${this._x1=a},${this._y1=o}`}}}rect(e,t,n,r){this._append`M${this._x0=this._x1=+e},${this._y0=this._y1=+t}h${n=+n}v${+r}h${-n}Z`}toString(){return this._}};hr.prototype;function gr(e){let t=3;return e.digits=function(n){if(!arguments.length)return t;if(n==null)t=null;else{let e=Math.floor(n);if(!(e>=0))throw RangeError(`invalid digits: ${n}`);t=e}return e},()=>new hr(t)}Array.prototype.slice;function _r(e){return typeof e==`object`&&`length`in e?e:Array.from(e)}function vr(e){this._context=e}vr.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._point=0},lineEnd:function(){(this._line||this._line!==0&&this._point===1)&&this._context.closePath(),this._line=1-this._line},point:function(e,t){switch(e=+e,t=+t,this._point){case 0:this._point=1,this._line?this._context.lineTo(e,t):this._context.moveTo(e,t);break;case 1:this._point=2;default:this._context.lineTo(e,t)}}};function yr(e){return new vr(e)}function br(e){return e[0]}function xr(e){return e[1]}function Sr(e,t){var n=Z(!0),r=null,i=yr,a=null,o=gr(s);e=typeof e==`function`?e:e===void 0?br:Z(e),t=typeof t==`function`?t:t===void 0?xr:Z(t);function s(s){var c,l=(s=_r(s)).length,u,d=!1,f;for(r??(a=i(f=o())),c=0;c<=l;++c)!(c<l&&n(u=s[c],c,s))===d&&((d=!d)?a.lineStart():a.lineEnd()),d&&a.point(+e(u,c,s),+t(u,c,s));if(f)return a=null,f+``||null}return s.x=function(t){return arguments.length?(e=typeof t==`function`?t:Z(+t),s):e},s.y=function(e){return arguments.length?(t=typeof e==`function`?e:Z(+e),s):t},s.defined=function(e){return arguments.length?(n=typeof e==`function`?e:Z(!!e),s):n},s.curve=function(e){return arguments.length?(i=e,r!=null&&(a=i(r)),s):i},s.context=function(e){return arguments.length?(e==null?r=a=null:a=i(r=e),s):r},s}function Cr(e,t,n){var r=null,i=Z(!0),a=null,o=yr,s=null,c=gr(l);e=typeof e==`function`?e:e===void 0?br:Z(+e),t=typeof t==`function`?t:Z(t===void 0?0:+t),n=typeof n==`function`?n:n===void 0?xr:Z(+n);function l(l){var u,d,f,p=(l=_r(l)).length,m,h=!1,g,_=Array(p),v=Array(p);for(a??(s=o(g=c())),u=0;u<=p;++u){if(!(u<p&&i(m=l[u],u,l))===h){if(h=!h)d=u,s.areaStart(),s.lineStart();else{for(s.lineEnd(),s.lineStart(),f=u-1;f>=d;--f)s.point(_[f],v[f]);s.lineEnd(),s.areaEnd()}}h&&(_[u]=+e(m,u,l),v[u]=+t(m,u,l),s.point(r?+r(m,u,l):_[u],n?+n(m,u,l):v[u]))}if(g)return s=null,g+``||null}function u(){return Sr().defined(i).curve(o).context(a)}return l.x=function(t){return arguments.length?(e=typeof t==`function`?t:Z(+t),r=null,l):e},l.x0=function(t){return arguments.length?(e=typeof t==`function`?t:Z(+t),l):e},l.x1=function(e){return arguments.length?(r=e==null?null:typeof e==`function`?e:Z(+e),l):r},l.y=function(e){return arguments.length?(t=typeof e==`function`?e:Z(+e),n=null,l):t},l.y0=function(e){return arguments.length?(t=typeof e==`function`?e:Z(+e),l):t},l.y1=function(e){return arguments.length?(n=e==null?null:typeof e==`function`?e:Z(+e),l):n},l.lineX0=l.lineY0=function(){return u().x(e).y(t)},l.lineY1=function(){return u().x(e).y(n)},l.lineX1=function(){return u().x(r).y(t)},l.defined=function(e){return arguments.length?(i=typeof e==`function`?e:Z(!!e),l):i},l.curve=function(e){return arguments.length?(o=e,a!=null&&(s=o(a)),l):o},l.context=function(e){return arguments.length?(e==null?a=s=null:s=o(a=e),l):a},l}function wr(e,t,n){let r=e.filter(({least:e})=>e>0);if(r.length===0)return T;let i=r.reduce((e,{label:t})=>Math.max(e,t.length),0),a={width:n,height:r.length*22+34,left:Math.min(n*.4,i*7+16),right:16,top:6,bottom:28},o=Math.min(...r.map(e=>e.least)),s=Math.max(...r.map(e=>e.most)),c=K([o*.97,s*1.03],[a.left,n-a.right]),l=Math.max(6,Math.floor(a.left/7));return q(a,`Candlesticks: ${r.map(({label:e,mean:n})=>`${e} mean ${t(n)}`).join(`, `)}`.slice(0,400),E`${Y(a,c,Bn(c,Math.max(2,Math.floor(n/130)),t))}${r.map((e,t)=>{let n=a.top+22*(t+.5),r=e.side.slice(0,1),i=e.label.length>l?`${e.label.slice(0,l-1)}…`:e.label;return E`<text class=\"cap\" x=\"${a.left-8}\" y=\"${J(n)}\" dy=\".32em\" text-anchor=\"end\">${i}</text><path class=\"ln ${r}\" d=\"M${J(c(e.least))} ${J(n)}H${J(c(e.most))}\" /><rect class=\"box ${r}\" x=\"${J(c(e.lower))}\" y=\"${J(n-6)}\" width=\"${J(Math.max(1,c(e.upper)-c(e.lower)))}\" height=\"12\" rx=\"2\"/><circle class=\"mean\" cx=\"${J(c(e.mean))}\" cy=\"${J(n)}\" r=\"2.6\" />`})}`)}function Tr(e,t,n){if(e.length<2)return T;let r={width:n,height:190,left:14,right:14,top:22,bottom:26},{change:i,low:a,high:o,threshold:s}=t,[c,l]=Dr(e,t,3),u=Math.max((l-c)*.06,1e-4),[f,p]=[c-u,l+u],m=G([f,p],[r.left,n-r.right]),g=190-r.bottom-14,_=s===null?[]:[s,1/(1+s)-1],v=e=>`M${J(m(e))} ${r.top}V${g+14}`;return q(r,`Distribution of the change of ${String(e.length)} pairs: estimate ${d(i??0)}, 95% CI ${h(a,o)}`,E`${Y(r,m,Vn(m,Math.max(3,Math.floor(n/90))))}${a===null||o===null?T:E`<rect class=\"iv\" x=\"${J(m(a))}\" y=\"${r.top}\" width=\"${J(Math.max(1,m(o)-m(a)))}\" height=\"${g-r.top+14}\"/>`}${Or(e,{x:m,kind:`r`,from:g,reach:r.top+12-g,stroke:[g+3,9]})}${_.filter(e=>e>=f&&e<=p).map(e=>E`<path class=\"thl\" d=\"${v(e)}\" />`)}${f<=0&&p>=0?E`<path class=\"zero\" d=\"${v(0)}\" />`:T}${i===null?T:E`<path class=\"est\" d=\"${v(i)}\" /><text class=\"val\" x=\"${J(m(i))}\" y=\"${r.top-8}\" text-anchor=\"${m(i)>n-60?`end`:m(i)<60?`start`:`middle`}\">${d(i)}</text>`}`)}function Er({base:e,head:t},n,r){if(e.length<2||t.length<2)return T;let i={width:r,height:190,left:44,right:12,top:8,bottom:26},[a,o]=jr([...e,...t],3),s=(o-a)*.08,l=G(s>0?[Math.max(0,a-s),o+s]:[a*.99,o*1.01],[i.left,r-i.right]),u=(190-i.bottom+i.top)/2,d=(190-i.bottom-i.top)/2-16,f=Bn(l,Math.max(3,Math.floor(r/110)),e=>c(e,n)),p=(e,t,n)=>{let r=[u+n*3,n*9];return E`${Or(e,{x:l,kind:t,from:u+n,reach:n*d,stroke:r})}<path class=\"med ${t}\" d=\"${`M${J(l(Mr(e)))} ${J(u+n)}v${J(n*(d+10))}`}\" />`};return q(i,`Distribution of both sides: base has a median of ${c(Mr(e),n)}, head of ${c(Mr(t),n)}`,E`${Y(i,l,f)}${p(e,`b`,-1)}${p(t,`h`,1)}<path class=\"zero\" d=\"M${i.left} ${J(u)}H${r-i.right}\"/><text class=\"side\" x=\"2\" y=\"${J(u-14)}\">base</text><text class=\"side\" x=\"2\" y=\"${J(u+22)}\">head</text>`)}function Dr(e,{low:t,high:n},r){let[i,a]=jr(e,r);return[Math.min(i,t??0,0),Math.max(a,n??0,0)]}function Or(e,{x:t,kind:n,from:r,reach:i,stroke:[a,o]}){let[s=0,c=0]=t.domain(),l=Nr(e).filter(e=>e>=s&&e<=c),u=Cr().x(([e])=>t(e)).y0(r).y1(([,e])=>r+i*e).digits(1),d=l.map(e=>`M${J(t(e))} ${J(a)}v${o}`);return E`<path class=\"den ${n}\" d=\"${u([...kr(l,[s,c])])??``}\" /><path class=\"rug ${n}\" d=\"${d.join(``)}\"/>`}function kr(e,[t,n]){let r=Ar(e);if(r<=0||n<=t)return[];let i=Array.from({length:72},(i,a)=>{let o=t+(n-t)*a/71;return[o,e.reduce((e,t)=>e+Math.exp(-(((o-t)/r)**2)/2),0)]}),a=i.reduce((e,[,t])=>Math.max(e,t),0);return i.map(([e,t])=>[e,t/a])}function Ar(e){let t=e.length,n=e.reduce((e,t)=>e+t,0)/t,r=Math.sqrt(e.reduce((e,t)=>e+(t-n)**2,0)/Math.max(1,t-1)),i=(Pr(e,.75)-Pr(e,.25))/1.34;return .9*(i>0?Math.min(r,i):r)*t**-.2}function jr(e,t){let n=Nr(e),[r,i]=[Pr(n,.25),Pr(n,.75)],a=t*(i-r);return[Math.max(n[0]??0,r-a),Math.min(n.at(-1)??0,i+a)]}function Mr(e){return Pr(Nr(e),.5)}function Nr(e){return e.toSorted((e,t)=>e-t)}function Pr(e,t){let n=(e.length-1)*t,r=e[Math.floor(n)]??NaN;return r+((e[Math.ceil(n)]??r)-r)*(n-Math.floor(n))}function Fr(e,t){let n=0;return Array.from(e.kinds).flatMap((r,i)=>{let a=t[i]??null;return!`wpd`.includes(r)||a===null?[]:(r===`p`&&(n+=1),[{kind:r,coin:e.coins[i]??``,change:Math.expm1(a),layout:e.layouts[i]??null,number:n}])})}function Ir(e,{metric:t,looks:n,width:r}){let i=e.filter(({kind:e})=>e===`p`),a=i.length;if(a===0)return T;let o={width:r,height:220,left:58,right:10,top:20,bottom:40},s=G([0,a+1],[o.left,r-o.right]),[c,l]=Dr(i.map(({change:e})=>e),t,4),[u,f]=c===l?[-.01,.01]:[c,l],p=G([u,f],[220-o.bottom,o.top]).nice(5),[m=u,h=f]=p.domain(),g=p.copy().clamp(!0),_=n.filter(e=>e<=a),{low:v,high:y,change:b,threshold:x}=t,S=(e,t,n)=>E`<rect class=\"${e}\" x=\"${o.left}\" y=\"${J(g(n))}\" width=\"${J(r-o.left-o.right)}\" height=\"${J(Math.max(1,g(t)-g(n)))}\"/>`;return q(o,`${String(a)} pairs of ${t.label} in run order, from ${d(u)} to ${d(f)}`,E`${Hn(o,p,Vn(p,5))}${x===null?T:S(`th`,1/(1+x)-1,x)}${v===null||y===null?T:S(`iv`,v,y)}<path class=\"zero\" d=\"M${o.left} ${J(p(0))}H${r-o.right}\"/>${b===null?T:E`<path class=\"est\" d=\"M${o.left} ${J(p(b))}H${r-o.right}\" />`}${_.map(e=>E`<path class=\"look\" d=\"M${J(s(e+.5))} ${o.top}V${220-o.bottom}\"/><text class=\"lk\" x=\"${J(s(e+.5))}\" y=\"${o.top-6}\" text-anchor=\"middle\">${e}</text>`)}${e.map(e=>Rr(e,[s(e.kind===`p`?e.number:e.number+.5),p(zr(e.change,m,h))],[m,h]))}${e.map(e=>e.layout===null||e.kind!==`p`?T:E`<rect class=\"lay l${e.layout%2}\" x=\"${J(s(e.number-.5))}\" y=\"${220-o.bottom+4}\" width=\"${J(s(1)-s(0))}\" height=\"4\"/>`)}<text class=\"cap\" x=\"${o.left}\" y=\"${212}\">pair 1</text><text class=\"cap\" x=\"${r-o.right}\" y=\"${212}\" text-anchor=\"end\">pair ${a}</text>`)}function Lr(e){let t=t=>e.some(e=>e.kind===t);return E`${[E`<span class=\"key\"><i class=\"k o\"></i>base ran first</span>`,E`<span class=\"key\"><i class=\"k f\"></i>head ran first</span>`,t(`w`)?E`<span class=\"key\"><i class=\"k w\"></i>warm-up, not counted</span>`:T,t(`d`)?E`<span class=\"key\"><i class=\"k d\"></i>disturbed, measured again</span>`:T,E`<span class=\"key\"><i class=\"k look\"></i>a look at the data</span>`,e.some(({layout:e})=>e!==null)?E`<span class=\"key\"><i class=\"k lay\"></i>code placement, alternating shade for each</span>`:T]}`}function Rr({kind:e,coin:t,change:n},[r,i],[a,o]){return e===`d`?E`<path class=\"pd\" d=\"M${J(r-3)} ${J(i-3)}l6 6m0 -6l-6 6\" />`:e===`w`?E`<path class=\"pw\" d=\"M${J(r)} ${J(i-4)}l4 4l-4 4l-4 -4Z\" />`:n<a||n>o?E`<path class=\"pt ${t}\" d=\"M${J(r-4)} ${J(i+3)}l4 -7l4 7Z\" />`:E`<circle class=\"pt ${t}\" cx=\"${J(r)}\" cy=\"${J(i)}\" r=\"3.2\" />`}function zr(e,t,n){return Math.min(n,Math.max(t,e))}let Br=[`base`,`head`];function Vr({curve:e,blocks:t},n){let r={width:n,height:230,left:66,right:14,top:12,bottom:42},i=Math.max(e.base.median.length,e.head.median.length),a=G([1,Math.max(2,i)],[r.left+4,n-r.right]),o=Br.flatMap(t=>[...e[t].lower,...e[t].upper]),s=K([Math.min(...o),Math.max(...o)],[230-r.bottom,r.top]),l=a.ticks(Math.min(i,8)).filter(e=>Number.isInteger(e)&&e>0).map(e=>({value:e,text:String(e)}));return q(r,`First ${String(i)} calls in ${String(t)} blocks: base from ${c(e.base.median[0]??null,`s`)} to ${c(e.base.median.at(-1)??null,`s`)}, head from ${c(e.head.median[0]??null,`s`)} to ${c(e.head.median.at(-1)??null,`s`)}`,E`${Hn(r,s,Bn(s,5,e=>c(e,`s`)))}${Y(r,a,l)}${Br.map(t=>Hr(e[t],t.slice(0,1),{x:a,y:s}))}<text class=\"cap\" x=\"${J((r.left+n-r.right)/2)}\" y=\"${224}\" text-anchor=\"middle\">call of a fresh process</text>`)}function Hr({median:e,lower:t,upper:n},r,{x:i,y:a}){let o=Cr().x((e,t)=>i(t+1)).y0(e=>a(e)).y1((e,t)=>a(n[t]??0)).digits(1),s=Sr().x((e,t)=>i(t+1)).y(e=>a(e)).digits(1);return E`<path class=\"den ${r}\" d=\"${o([...t])??``}\" /><path class=\"ln ${r}\" d=\"${s([...e])??``}\"/>`}let Ur=Array.from({length:92},(e,t)=>String.fromCharCode(33+t)).filter(e=>e!==`\"`&&e!==`\\\\`).join(``),Wr=Ur.length/2;function Gr({zero:e,step:t,signs:n,far:r}){let i=0;return Array.from(n,n=>{if(n===`~`)return null;if(n!==`}`)return e+(Ur.indexOf(n)-Wr)*t;let a=r[i]??0;return i+=1,e+a*t})}let Kr=E` class=\"num\"`;function qr(e,t,n){let r=({align:e})=>e===`left`?T:Kr;return E`<div class=\"wide\" tabindex=\"0\" role=\"group\" aria-label=\"${e}\"><table class=\"plain\"><thead><tr>${t.map(e=>E`<th scope=\"col\"${r(e)}>${e.title}</th>`)}</tr></thead><tbody>${n.map(e=>E`<tr>${t.map((t,n)=>n===0?E`<th scope=\"row\">${t.cell(e)}</th>`:E`<td${r(t)}>${t.cell(e)}</td>`)}</tr>`)}</tbody></table></div>`}function Jr(e){return e.verdict===`regression`||e.verdict===`improvement`}function Yr(e){let[t=0]=Xr(e.filter(Jr)),n=Xr(e.filter(e=>!Jr(e))),r=n[Math.floor(n.length*.1)]??0,i=e.reduce((e,t)=>Math.max(e,t.threshold??0),0);return Zr(Math.max(t,r,i*1.5,.01))}function Xr(e){return e.map(({low:e,high:t})=>Math.max(Math.abs(e??0),Math.abs(t??0))).toSorted((e,t)=>t-e)}function Zr(e){let t=10**Math.floor(Math.log10(e)),n=[1,2,5,10].find(n=>n*t>=e*(1-1e-9))??10;return Number((n*t).toPrecision(1))}let Qr=E`<span class=\"key\"><i class=\"k lb\"></i>base</span><span class=\"key\"><i class=\"k lh\"></i>head</span>`;function $r(e,t){let n=e.metrics.find(({id:e})=>e===t.metric)??e.metrics[0];return E`<div class=\"detail\">${ei(e)}${n===void 0?T:ni(n,e)}${n===void 0?T:ri(e,n,t)}${ii(e,t)}${ai(e,n)}<div class=\"again\"><span class=\"label\">Measure this row again</span><pre tabindex=\"0\"><code>${e.command}</code></pre><button type=\"button\" class=\"copy\" data-copy=\"${e.command}\">Copy</button></div></div>`}function ei({failures:e}){return E`${e.map(ti)}`}function ti({side:e,message:t,lines:n}){let r=n.length===0?T:E`<pre tabindex=\"0\">${n.map(e=>E`${e.replaceAll(`	`,`  `)} `)}</pre>`;return E`<div class=\"failure\"><p>${e===null?``:E`<b>${e}</b>: `}${t}</p>${r}</div>`}function ni(e,{acceptance:t}){let{change:n,low:r,high:i,pairs:a,dropped:o}=e,s=t===null?T:E`<li> Accepted by ${t.by} up to ${d(t.bound)}: ${t.reason}</li>`;return E`<ul class=\"facts\">${[n===null?T:E`<li><b>${e.label}</b>: ${d(n,u(r,i))} (${r===null?`too few pairs for an interval`:`95% CI ${h(r,i)}`}), Hodges–Lehmann estimate over ${_(a,`pair`)}${o===0?``:`, ${String(o)} dropped`}</li>`,e.threshold===null?T:E`<li> Threshold ±${m(e.threshold)}${e.floor===null?``:`, floor ±${m(Number(e.floor.toPrecision(2)))}`}${e.pAdjusted===null?``:`, p ${si(e.pAdjusted)} after correction over the table`}</li>`,e.settling===``?T:E`<li class=\"warned\">${e.settling}</li>`,s,...e.warnings.map(e=>E`<li class=\"warned\">${e}</li>`)]}</ul>`}function ri({blocks:e,looks:t},n,{wide:r,width:i}){if(e===null||n.series===null)return E`<p class=\"note\"> This page has no values of single pairs for this row${e===null?`: it was made from a result without its journal`:` and metric; samples.csv beside it has them`}. </p>`;let a=Gr(n.series.ratio),o=Gr(n.series.base),s=Fr(e,a),c=a.flatMap((t,n)=>{let r=o[n]??null;return e.kinds[n]===`p`&&t!==null&&r!==null?[{ratio:t,base:r}]:[]}),l=c.map(({ratio:e})=>Math.expm1(e)),u={base:c.map(({base:e})=>e),head:c.map(({base:e,ratio:t})=>e*Math.exp(t))};return E`<div class=\"figures\">${X(`Pairs in run order: head against base`,Ir(s,{metric:n,looks:t,width:r}),Lr(s))}${X(`Change of each pair`,Tr(l,n,i),E`<span class=\"key\"><i class=\"k est\"></i>estimate</span><span class=\"key\"><i class=\"k iv\"></i>95% CI</span><span class=\"key\"><i class=\"k thl\"></i>threshold</span>`)}${X(`Both sides: ${n.label}`,Er(u,n.unit,i),`Each stroke is a run, the long stroke the median. Pairs are compared with each other, so the sides may overlap widely where head is surely slower.`)}</div>`}function ii({scaling:e,warmUp:t,parts:n},{wide:r,width:i,drawings:a}){let o=[e===null?T:X(`${e.metric.label} by ${e.parameter}`,ci(e,i),E`${Qr}${e.points.some(({ideal:e})=>e!==null)?E`<span class=\"key\"><i class=\"k ideal\"></i>ideal, from base’s first value</span>`:T}`),...t===null?[]:[X(`First calls of fresh processes`,Vr(t,i),E`${Qr}Median and middle half of ${_(t.blocks,`block`)}`),X(`All of these calls`,wr([`base`,`head`].map(e=>({...t.curve[e].candlestick,label:e,side:e})),e=>c(e,`s`),i),`Least, lower quarter, mean (dot), upper quarter, most.`)],...a.map(e=>e(n,{wide:r,width:i}))].filter(e=>e!==T);return o.length===0?T:E`<div class=\"figures\">${o}</div>`}function ai({metrics:e},t){if(e.length<2)return T;let n=`All metrics of these pairs`;return E`<h3>${n}</h3>${qr(n,oi(e,t),e)}`}function oi(e,t){let n=Yr(e),r=e=>{let n=e.series===null?e.label:E`<button type=\"button\" class=\"metric\" data-metric=\"${e.id}\" aria-pressed=\"${e===t?`true`:`false`}\">${e.label}</button>`,r=e===t?[]:e.warnings;return E`${n}${e.gates?T:E` <span class=\"quiet\">informs</span>`}${r.map(e=>E`<div class=\"warned\">${e}</div>`)}`},{verdict:i,...a}=qn;return[{title:`Metric`,align:`left`,cell:r},i,{title:Jn,align:`left`,cell:e=>E`<span data-v=\"${e.verdict}\">${Gn(e,n)}</span><span class=\"sr\">${h(e.low,e.high)}</span>`},...Object.values(a)]}function si(e){return e<1e-4?`< 0.0001`:String(Number(e.toPrecision(2)))}function ci({parameter:e,metric:t,points:n},r){let i=n.map(({value:e})=>e),[a=0,o=0]=[i[0],i.at(-1)],s=n.flatMap(({base:e,head:t,ideal:n})=>[e,t,n??e]),l={width:r,height:230,left:66,right:14,top:12,bottom:42},u=[l.left+6,r-l.right-6],d=a>0&&o/a>=20?K([a,o],u):G([a,o],u),f=K([Math.min(...s)*.9,Math.max(...s)*1.1],[230-l.bottom,l.top]),p=e=>Sr().x(({value:e})=>d(e)).y(t=>f(e(t))).digits(1)([...n])??``,m=e=>E`${n.map(t=>E`<circle class=\"dot ${e.slice(0,1)}\" cx=\"${J(d(t.value))}\" cy=\"${J(f(t[e]))}\" r=\"3.5\" />`)}`,h=i.map(e=>({value:e,text:String(e)})),g=n.every(e=>e.ideal!==null)?E`<path class=\"ideal\" d=\"${p(({ideal:e,base:t})=>e??t)}\" />`:T;return q(l,`${t.label} by ${e}, from ${String(a)} to ${String(o)}`,E`${Hn(l,f,Bn(f,5,e=>c(e,t.unit)))}${Y(l,d,h)}${g}<path class=\"ln b\" d=\"${p(({base:e})=>e)}\"/><path class=\"ln h\" d=\"${p(({head:e})=>e)}\" />${m(`base`)}${m(`head`)}<text class=\"cap\" x=\"${J((l.left+r-l.right)/2)}\" y=\"${224}\" text-anchor=\"middle\">${e}</text>`)}function li(e,{key:t,descending:n,filter:r,words:i}){let a=r.toLowerCase().split(/\\s+/).filter(e=>e!==``),o=e.flatMap((e,t)=>i.size>0&&!i.has(`${e.verdict} ${e.word}`)?[]:ui(e,a)?[t]:[]);return t===`judged`?o:di(e,o,{key:t,descending:n})}function ui({id:e,word:t,others:n},r){let i=`${e} ${t} ${n}`.toLowerCase();return r.every(e=>i.includes(e))}function di(e,t,{key:n,descending:r}){let i=r?-1:1;if(n===`name`){let n=e.map(({id:e})=>fi(e));return t.toSorted((e,t)=>i*pi(n[e]??``,n[t]??``))}let a=e.map((e,t)=>mi(e,t,n));return t.toSorted((e,t)=>{let[n=null,r=null]=[a[e],a[t]];return n===null||r===null?Number(n===null)-Number(r===null):i*(n-r)})}function fi(e){return e.toLowerCase().replaceAll(/\\d+/g,e=>e.padStart(12,`0`))}function pi(e,t){return e===t?0:e<t?-1:1}function mi(e,t,n){switch(n){case`verdict`:return t;case`change`:return e.change;case`width`:return e.low===null||e.high===null?null:e.high-e.low;case`base`:return e.base;case`head`:return e.head;case`floor`:return e.floor;default:return null}}function hi(e,t){let{run:n}=e,r=$(`table.rows`,HTMLTableElement),i=$(`table.rows > tbody`,HTMLTableSectionElement),a=$(`.status`,HTMLElement),o=$(`.add`,HTMLButtonElement),s=$(`.filter`,HTMLInputElement),c=$(`.chips`,HTMLElement),l={key:`judged`,descending:!1,filter:``,words:/* @__PURE__ */ new Set},u=li(n.rows,l),d=80,f=(e,t)=>E`${u.slice(e,t).flatMap(e=>{let t=n.rows[e];return t===void 0?[]:[nr(t,e,n.range)]})}`,p=()=>{let e=Math.min(d,u.length),t=u.length===n.rows.length?``:` of ${String(n.rows.length)}`;a.textContent=`${_(u.length,`row`)}${t}${e<u.length?`, the first ${String(e)} shown`:``}`,o.hidden=e>=u.length},m=e=>{l={...l,...e},u=li(n.rows,l),d=80,i.innerHTML=f(0,d).markup,p()};for(let e of document.querySelectorAll(`.card.table :disabled`))e.disabled=!1;p(),r.tHead?.addEventListener(`click`,({target:e})=>{let t=e instanceof Element?e.closest(`.sort`):null;if(t===null)return;let n=t.dataset.key??``,i=l.key===n?!l.descending:n!==`name`&&n!==`verdict`;for(let e of r.querySelectorAll(`thead th`))e.setAttribute(`aria-sort`,`none`);t.closest(`th`)?.setAttribute(`aria-sort`,i?`descending`:`ascending`),m({key:n,descending:i})});let h;s.addEventListener(`input`,()=>{clearTimeout(h),h=setTimeout(()=>m({filter:s.value}),120)}),c.addEventListener(`click`,({target:e})=>{let t=e instanceof Element?e.closest(`button`):null;if(t===null)return;let n=`${t.dataset.verdict??``} ${t.dataset.word??``}`,r=new Set(l.words);r.delete(n)||r.add(n),t.setAttribute(`aria-pressed`,String(r.has(n))),c.classList.toggle(`on`,r.size>0),m({words:r})}),o.addEventListener(`click`,()=>{let e=d;d+=80,i.insertAdjacentHTML(`beforeend`,f(e,d).markup),p(),i.querySelectorAll(`.open`)[e]?.focus()});let g=async(n,r)=>{let i=n.closest(`tr`);if(i===null)return;let a=await e.detailOf(Number(i.dataset.at??0));if(!i.isConnected)return;let o=i.nextElementSibling,s=o?.classList.contains(`drawer`)===!0?o:document.createElement(`tr`);s!==o&&i.after(s),s.className=`drawer`,s.id=`d${n.id}`,s.setAttribute(`role`,`row`),s.innerHTML=E`<td role=\"cell\" colspan=\"${tr}\"></td>`.markup;let c=s.firstElementChild;if(c===null)return;let l=c.getBoundingClientRect().width-(matchMedia(`(max-width: 760px)`).matches?4:34),u=Math.round(Math.min(1080,l));c.innerHTML=$r(a,{metric:r,wide:u,width:u>=860?Math.floor((u-28)/2):u,drawings:t}).markup,i.classList.add(`opened`),n.setAttribute(`aria-expanded`,`true`),n.setAttribute(`aria-controls`,s.id),r!==null&&c.querySelector(`.metric[aria-pressed=true]`)?.focus()};i.addEventListener(`click`,({target:e})=>{if(!(e instanceof Element))return;let t=e.closest(`.open`),n=e.closest(`.drawer`)?.previousElementSibling?.querySelector(`.open`)??null,r=e.closest(`.metric`),i=e.closest(`.copy`);t===null?r!==null&&n!==null?g(n,r.dataset.metric??null):i!==null&&_i(i):t.getAttribute(`aria-expanded`)===`true`?gi(t):g(t,null)})}function gi(e){let t=e.closest(`tr`),n=t?.nextElementSibling;n?.classList.contains(`drawer`)===!0&&n.remove(),t?.classList.remove(`opened`),e.setAttribute(`aria-expanded`,`false`),e.removeAttribute(`aria-controls`)}async function _i(e){try{await navigator.clipboard.writeText(e.dataset.copy??``),e.textContent=`Copied`}catch{e.textContent=`Select the line to copy it`}}function $(e,t){let n=document.querySelector(e);if(n instanceof t)return n;throw TypeError(`expected ${e} in the page, got ${n===null?`nothing`:n.tagName}`)}async function vi(t){if(document.querySelector(`table.rows`)===null)return;let n=await e(document);n!==null&&hi(n,t)}function yi({functions:e,total:t}){let n=t.head-t.base,r=e.filter(({pAdjusted:e})=>e!==null&&e<=.01),i=Math.max(0,...r.map(bi)),a=r.filter(e=>bi(e)>=.1*i),o=a.map(({self:e})=>(e.head-e.base)/n),s=o.every(e=>Math.abs(e)<=1.3333333333333333);return a.map((e,t)=>({...e,share:s?o[t]??null:null}))}function bi({self:e}){return Math.abs(e.head-e.base)}function xi({nodes:e},t){let n=e.map(([,e,t,n])=>({place:e,total:{base:t,head:n},self:{base:t,head:n},children:[]})),r=[];for(let[t,[i]]of e.entries()){let e=n[t];e!==void 0&&(n[i]?.children??r).push(e)}for(let[t,[r]]of[...e.entries()].toReversed()){let[e,i]=[n[r],n[t]];e!==void 0&&i!==void 0&&(e.total.base+=i.total.base,e.total.head+=i.total.head)}let i=r.reduce((e,t)=>e+Si(t),0);if(i<=0)return[];let a=[],o=(e,n)=>{let{start:r}=n;for(let s of e.toSorted((e,t)=>Si(t)-Si(e))){let e=Si(s)/i;if(e<t)break;let{total:c,self:l}=s;a.push({...n,place:s.place,start:r,share:e,total:c,self:l}),o(s.children,{depth:n.depth+1,start:r}),r+=e}};return o(r,{depth:0,start:0}),a}function Si({total:e}){return e.base+e.head}function Ci(e,t){let{functions:n}=e,r=xi(e,1.5/t).filter(({depth:e})=>e<60);if(r.length===0)return T;let i=Math.max(...r.map(e=>e.depth))+1,a=Math.max(...r.map(e=>Math.abs(wi(e))));return q({width:t,height:i*19},`Flame graph of ${String(r.length)} call paths, ${String(i)} deep, coloured by the difference of each function’s own amount; the table above has the largest`,E`${r.map(r=>{let i=n[r.place]?.name??``,[o,s]=[r.start*t,r.share*t],c=r.depth*19,l=Math.floor((s-6)/6.4);return E`<g><title>${Ei(r,e)}</title><rect class=\"fb ${Ti(r,a,e)}\" x=\"${J(o)}\" y=\"${c}\" width=\"${J(Math.max(.5,s-.8))}\" height=\"${18}\"/>${s<26?T:E`<text class=\"fn\" x=\"${J(o+4)}\" y=\"${c+9}\" dy=\".32em\">${Oi(i,l)}</text>`}</g>`})}`)}function wi({self:e}){return e.head-e.base}function Ti(e,t,{functions:n}){let r=wi(e),i=t===0?0:Math.abs(r)/t;if(i<.04)return`s`;let a=n[e.place]?.pAdjusted??null,o=a!==null&&a<=.01?Math.min(4,1+Math.ceil(i*3)):1;return`${r>0?`m`:`l`}${String(o)}`}function Ei({place:e,total:t,self:n},{functions:r,unit:i}){let a=r[e],o=a===void 0||a.file===``?``:`, ${a.file}${Di(a.line)}`,s=e=>`${c(e.base,i)} → ${c(e.head,i)}`;return`${a?.name??``}${o}: ${s(t)} with what it calls, ${s(n)} of its own`}function Di(e){return e===null?``:`:${String(e)}`}function Oi(e,t){return e.length>t?`${e.slice(0,Math.max(1,t-1))}…`:e}function ki(e){return{differs:{title:``,align:`left`,cell:Ai},place:{title:`Function`,align:`left`,keep:`cut`,cell:ji},base:{title:`Base`,align:`right`,cell:({self:t})=>c(t.base,e)},head:{title:`Head`,align:`right`,cell:({self:t})=>c(t.head,e)},change:{title:`Change`,align:`right`,cell:({self:t})=>l(t.head-t.base,e)}}}function Ai({pAdjusted:e}){return e!==null&&e<=.01?`differs`:``}function ji({name:e,file:t,line:n}){return re(`${e} ${t}${n===null?``:`:${String(n)}`}`.trim())}let Mi=({profile:e},{wide:t})=>{if(e===void 0)return T;let n=e.unit===`s`?`time`:`memory`,r=`Where the ${n} of a call went, by function`,{place:i,differs:a,...o}=ki(e.unit),s=E`<figure class=\"whole\"><figcaption>${r}</figcaption>${qr(r,[i,...Object.values(o),{...a,title:`Verdict`}],e.functions.slice(0,16))}<p class=\"note\">${Ni(e)} In ${_(e.processes.base,`process`,`processes`)} of base and ${String(e.processes.head)} of head, profiled separately${e.native===!0?` by perf`:``} and not timed: V8 inlines less in them, so a call takes longer than in the table.</p></figure>`,c=Ci(e,t);return c===T?s:E`${s}<figure class=\"whole\"><figcaption>${`Who called whom, and where the ${n} changed`}</figcaption>${c}<p class=\"note\"><span class=\"key\"><i class=\"k m4\"></i>more on head</span><span class=\"key\"><i class=\"k s\"></i>about the same</span><span class=\"key\"><i class=\"k l4\"></i>less on head</span>Callers above what they call. A box is as wide as the mean of both sides, with all that it calls; its colour is the difference of its own ${n}, pale where the test calls none.</p></figure>`};function Ni(e){let t=yi(e).map(({name:e})=>e);return t.length===0?`No function differs for certain.`:`${t.slice(0,5).join(`, `)} ${t.length===1?`differs`:`differ`} for certain.`}vi([Mi])})();";

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
function short(value) {
	return value === null || !Number.isFinite(value) ? null : Number(value.toPrecision(5));
}
function warningsIn(plan, findings) {
	const gates = gatingOf(plan);
	const counts = /* @__PURE__ */ new Map();
	for (const { benchmarkId, metric, judged: judgedRow } of findings) {
		const count = judgedRow?.warnings.length ?? 0;
		if (count === 0 || !gates(benchmarkId, metric)) continue;
		counts.set(benchmarkId, (counts.get(benchmarkId) ?? 0) + count);
	}
	return counts;
}

// src/render/page/data/scaling.ts
const fewestValues = 3;
function scalingsOf({ plan, findings, machine }) {
	const metric = plan.metrics.find(({ gates }) => gates);
	if (metric === void 0) return /* @__PURE__ */ new Map();
	const ownFindings = new Map(findings.flatMap((finding) => finding.metric === metric.id ? [[finding.benchmarkId, finding]] : []));
	const families = groupedBy(plan.benchmarks.filter(isOfSides), ({ suite, name, runtime }) => JSON.stringify([
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
			const points = withIdeal(group.flatMap(({ id, parameters }) => pointOf(parameters[parameter], ownFindings.get(id))).toSorted((first, right) => first.value - right.value), claim === void 0 ? null : {
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
function rowDetailsOf({ result, rows, taken: samplesTaken, series }) {
	const { plan, findings, failures } = result;
	const benchmarks = new Map(plan.benchmarks.map((benchmark) => [benchmark.id, benchmark]));
	const metrics = new Map(plan.metrics.map((metric, at) => [metric.id, {
		metric,
		at
	}]));
	const main = plan.metrics.find(({ gates }) => gates);
	const byBenchmark = groupedBy(findings, ({ benchmarkId }) => benchmarkId);
	const takenBy = groupedBy(samplesTaken, ({ sample }) => sample.block.benchmarkId);
	const warmUps = new Map((result.curves ?? []).map((curves) => [curves.benchmarkId, curves]));
	const floorOf = floorsIn(plan);
	const scalings = scalingsOf(result);
	return rows.map((row) => {
		const id = row.benchmarkId;
		const benchmark = benchmarks.get(id);
		const ownSamples = takenBy.get(id) ?? [];
		const orderedDetails = (byBenchmark.get(id) ?? []).flatMap((finding) => {
			const knownMetric = metrics.get(finding.metric ?? "");
			return knownMetric === void 0 ? [] : [{
				finding,
				...knownMetric
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
					}, floorOf(finding)),
					pairs: finding.judged?.pairs ?? 0,
					dropped: finding.judged?.dropped ?? 0,
					pAdjusted: short(finding.judged?.pAdjusted ?? null),
					settling: settlingText(finding),
					warnings: (finding.judged?.warnings ?? []).map(({ text }) => text),
					series: isTold || rank === 0 ? seriesOf(ownSamples, metric) : null
				}
			};
		}).toSorted((first, right) => first.order - right.order);
		const { acceptance } = row.finding;
		return {
			metrics: orderedDetails.map(({ detail }) => detail),
			blocks: ownSamples.length === 0 ? null : blocksOf(ownSamples),
			looks: plan.policy.looks,
			failures: failures.flatMap((failure) => failure.benchmarkId === id ? [failureDetail(failure)] : []),
			acceptance: acceptance === void 0 ? null : {
				by: acceptance.by,
				reason: acceptance.reason,
				bound: acceptance.bound
			},
			scaling: scalings.get(id) ?? null,
			warmUp: warmUps.get(id) ?? null,
			parts: rowPartsOf(result, id),
			command: reproduceLine(result, idWithout(id, row.runtime))
		};
	});
}
function failureDetail({ side, message, lastLines }) {
	return {
		side,
		message,
		lines: lastLines
	};
}

// src/render/page/parts/contests-part.ts
const { benchmark, contender, result: outcome, ...otherColumns } = contestColumns(foreignNames);
function contestsPart(result) {
	const rows = contestRows(result);
	if (rows.length === 0) return noHtml;
	const { against, ...values } = otherColumns;
	const table = htmlTable("Contenders", [
		...rows.some(({ shared }) => shared !== "") ? [benchmark] : [],
		contender,
		against,
		{
			...outcome,
			cell: (row) => markup`<strong>${outcome.cell(row)}</strong>`
		},
		...Object.values(values)
	], rows);
	return markup`<section class="card"><h2>Contenders</h2><p class="note">Each against its reference, in the same blocks.</p>${table}</section>`;
}

// src/render/page/parts/machine-part.ts
const warningsAtMost = 60;
const differencesAtMost = 30;
function machinePart(result) {
	const { machine } = result;
	const facts = machine.fingerprint?.facts ?? [];
	const texts = [
		noiseProbeText(result),
		isolationText(machine),
		boundaryText(result),
		machine.fingerprint === void 0 ? "" : `Fingerprint ${machine.fingerprint.digest.slice(0, 12)}.`
	].filter((text) => text !== "");
	return markup`<section class="card"><h2>The machine</h2>${placesOf(result)}${texts.map((text) => markup`<p>${text}</p>`)}${facts.length === 0 ? noHtml : markup`<details><summary>${countText(facts.length, "fact")} of its state</summary><dl class="facts-list">${facts.map(({ title, found }) => markup`<div><dt>${title}</dt><dd>${found}</dd></div>`)}</dl></details>`}</section>`;
}
function placesOf({ machine, shards }) {
	if (shards === void 0) return markup`<p>${machineFacts(machine).join(", ")}</p>`;
	return markup`<ul>${shards.measured.map((shard) => markup`<li>Shard ${shard.index}: ${machineFacts(shard.machine).join(", ")}</li>`)}</ul>`;
}
function methodPart(result) {
	const { plan } = result;
	const differences = displayedDifferences(result);
	const warnings = warningLines(result);
	return markup`<section class="card"><h2>How it was measured</h2><p> A pair is one fresh process of each side, run next to each other in an order drawn by a coin (seed ${plan.seed}). Where nothing changed, the chance that any row of the whole table is called slower or faster is at most ${chosenText(plan.policy.alpha)}. The data are looked at after ${plan.policy.looks.join(", ")} pairs. </p>${result.time === void 0 ? noHtml : markup`<p>The time: ${runTimeText(result)}</p>`}${remarksOf(result).map(({ text }) => markup`<p>${text}</p>`)}${warnings.length === 0 ? noHtml : markup`<h3>${countText(warnings.length, "warning")}</h3><ul class="warnings">${warnings.slice(0, warningsAtMost).map((line) => markup`<li class="warned">${line}</li>`)}</ul>`}${differences.length === 0 ? markup`<p>${sameMachineText(result)} that was checked.</p>` : markup`<details><summary> The sides differ in ${countText(differences.length, "thing")} besides their revision </summary><ul>${differences.slice(0, differencesAtMost).map(({ what, base, head, asked: isAsked }) => markup`<li>${what}: ${base} → ${head}${isAsked ? "" : ", unexpected"}</li>`)}</ul></details>`}<div class="again"><span class="label">Measure it again</span><pre tabindex="0"><code>${reproduceLine(result)}</code></pre></div></section>`;
}
function sameMachineText(result) {
	if (isContestOnly(result)) return "The contenders differ in nothing else";
	return isSameRevision(result.plan.revisions) ? "The sides are of one revision and differ in nothing" : "The sides differ in their revision and in nothing else";
}
function boundaryText({ machine: { isolation } }) {
	const open = isolation === void 0 ? null : openBoundary(isolation);
	return open === null ? "" : `The machine does not have ${open.missing}, so ${open.open}.`;
}
function buildsPart({ builds }) {
	const knownBuilds = [builds.base, builds.head].filter((build) => build !== null);
	if (knownBuilds.length === 0) return noHtml;
	return markup`<section class="card"><h2>The builds</h2>${htmlTable("The builds", buildColumns, knownBuilds)}</section>`;
}
const buildColumns = [
	{
		title: "Side",
		align: "left",
		cell: ({ side }) => side
	},
	{
		title: "Recipe",
		align: "left",
		cell: ({ recipe }) => recipe
	},
	{
		title: "Node.js",
		align: "left",
		cell: ({ runtime }) => runtime.version
	},
	{
		title: "Addons",
		align: "left",
		cell: addonsText
	},
	{
		title: "Notes",
		align: "left",
		cell: ({ notes = [] }) => notes.join("; ")
	}
];
function addonsText({ addons }) {
	if (addons.length === 0) return "none";
	return addons.slice(0, 5).map(({ path, sizeBytes, builtHere }) => {
		return `${path} (${builtHere ? "compiled here" : "prebuilt"}, ${valueText(sizeBytes, "B")})`;
	}).join(", ");
}

// src/render/page/parts/summary-part.ts
function summaryPart(result, rows) {
	return markup`<h1>${wholeTally(result, rows)}</h1><p class="what">${whatText(result)}</p>${isContestOnly(result) ? noHtml : checkHtml(result, rows)}${meansHtml(result)}`;
}
function wholeTally(result, rows) {
	return isContestOnly(result) ? `contenders: ${contestTally(result)}` : tallyText(result, rows, stateOf(result, rows));
}
function whatText(result) {
	const { base, head } = result.plan.revisions;
	const parts = [
		isContestOnly(result) ? contendersText(result, foreignNames) : `${typedLabel(head)} against ${typedLabel(base)}`,
		nodeText(result, foreignNames),
		result.machine.name,
		pairsText(result),
		durationText(result.seconds),
		`${result.startedAt.slice(0, 16).replace("T", " ")} UTC`
	];
	return joinTexts(parts, " · ");
}
function verdictFilters(rows) {
	const counts = [...groupedBy(rows, ({ finding, word }) => `${finding.verdict} ${word}`).values()];
	return markup`${counts.map(([first, ...more]) => first === void 0 ? noHtml : markup`<button type="button" class="chip v-${first.finding.verdict}" data-word="${first.word}" data-verdict="${first.finding.verdict}" aria-pressed="false" disabled>${more.length + 1} ${first.word}</button>`)}`;
}
function checkHtml(result, rows) {
	const reason = checkReason(result, rows);
	switch (result.conclusion) {
		case "failure": return markup`<p class="check bad">The check fails: ${reason}.</p>`;
		case "neutral": return markup`<p class="check unsure">The check is neutral: ${reason}.</p>`;
		case "success": return markup`<p class="check good">The check passes${reason === "" ? "" : `: ${reason}`}.</p>`;
	}
}
function meansHtml({ geometricMeans, plan }) {
	const shownMeans = geometricMeans.flatMap((mean) => {
		const metric = plan.metrics.find(({ id }) => id === mean.metric);
		return metric === void 0 || mean.rows < 2 ? [] : [{
			mean,
			metric
		}];
	});
	if (shownMeans.length === 0) return noHtml;
	return markup`<dl class="means">${shownMeans.slice(0, 8).map(({ mean, metric }) => markup`<div><dt>${metric.label}</dt><dd>${meanChange(mean)}</dd></div>`)}</dl><p class="note">Geometric mean over all rows that can be compared, with its 95% CI.</p>`;
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
function axisText(value) {
	return percentText(value).replace(".0", "");
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
	return markup`<svg class="fo axis" viewBox="0 0 ${width} 24" aria-hidden="true">${ends.map((value, at) => markup`<path class="g" d="M${px(x(value))} 19v5"/>${at % 2 === 0 ? markup`<text x="${px(x(value))}" y="13" text-anchor="${at === 0 ? "start" : at === 4 ? "end" : "middle"}">${axisText(value)}</text>` : noHtml}`)}</svg>`;
}
function intervalOf(low, high, range, x) {
	const leftEdge = low > range ? px(x(range) - tail) : px(x(low));
	const right = high < -range ? px(x(-range) + tail) : px(x(high));
	const start = low < -range ? `M${leftEdge} ${middle}l6 -5m-6 5l6 5` : low > range ? "" : `M${leftEdge} 7v8`;
	const end = high > range ? `M${right} ${middle}l-6 -5m6 5l-6 5` : high < -range ? "" : `M${right} 7v8`;
	return markup`<path class="ci" d="M${leftEdge} ${middle}H${right}${start}${end}" />`;
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
function failureHtml({ side, message, lines }) {
	const output = lines.length === 0 ? noHtml : markup`<pre tabindex="0">${lines.map((printedLine) => markup`${printedLine.replaceAll("	", "  ")} `)}</pre>`;
	return markup`<div class="failure"><p>${side === null ? "" : markup`<b>${side}</b>: `}${message}</p>${output}</div>`;
}

// src/render/page/page-style.ts
const pageStyle = `
:root { color-scheme: light dark;
  --page: light-dark(#f6f7f9, #0f1318); --card: light-dark(#fff, #171c23); --text: light-dark(#1c2430, #e4e9f0);
  --quiet: light-dark(#5a6675, #9aa7b6); --line: light-dark(#e3e7ec, #2a323c); --grid: light-dark(#edf0f3, #222a33);
  --bad: light-dark(#b3261e, #ff9a92); --good: light-dark(#0b6e63, #6fd3c3); --open: light-dark(#7a5300, #f0c063);
  --same: light-dark(#56616f, #a4b0be); --odd: light-dark(#3d4653, #c1cad5); --code: light-dark(#f1f3f6, #1f262f);
  --bad-bg: light-dark(#fdeceb, #3b1d1c); --good-bg: light-dark(#e2f3f0, #12332f); --open-bg: light-dark(#fdf1da, #372a10);
  --same-bg: light-dark(#eef1f4, #222a33); --odd-bg: light-dark(#e6e9ee, #2b333d); --band: light-dark(#e8ecf1, #232b35);
  --base: light-dark(#66738a, #8f9db3); --head: light-dark(#3457d5, #8ea6ff); --focus: light-dark(#3457d5, #8ea6ff); --iv: light-dark(#3457d526, #8ea6ff33);
  --m1: light-dark(#fbe3d5, #45301f); --m2: light-dark(#f6bf9b, #6b3d1c); --m3: light-dark(#ec9560, #964d17); --m4: light-dark(#dd6b20, #b95c1a);
  --l1: light-dark(#dbe7f8, #1d3048); --l2: light-dark(#aecaf0, #21456f); --l3: light-dark(#7aa7e4, #245b9b); --l4: light-dark(#4583d3, #2a6fc0);
  --s: light-dark(#e6e9ee, #2d353f); --on: light-dark(#1c2430, #fff); }
@media print { :root { color-scheme: light; --page: #fff; } }
* { box-sizing: border-box; }
html { -webkit-text-size-adjust: 100%; text-size-adjust: 100%; }
body { margin: 0; background: var(--page); color: var(--text); font: 15px/1.5 system-ui, -apple-system, 'Segoe UI', Roboto, 'Open Sans', sans-serif; }
main { max-width: 1240px; margin: 0 auto; padding: 28px 20px 8px; }
footer { max-width: 1240px; margin: 0 auto; padding: 4px 20px 32px; color: var(--quiet); font-size: 13px; }
h1 { font-size: 30px; line-height: 1.2; letter-spacing: -.015em; font-weight: 650; margin: 0 0 6px; text-wrap: balance; }
h1::first-letter { text-transform: uppercase; }
h2 { font-size: 18px; font-weight: 620; margin: 0 0 10px; }
h3 { font-size: 15px; font-weight: 620; margin: 18px 0 6px; }
p { margin: 0 0 8px; overflow-wrap: anywhere; }
a { color: var(--head); }
.what { color: var(--quiet); font-variant-numeric: tabular-nums; }
.note, .quiet { color: var(--quiet); font-size: 13px; }
.top { margin: 0 0 22px; }
.card { background: var(--card); border: 1px solid var(--line); border-radius: 12px; padding: 18px 20px; margin: 0 0 18px; }
.check { display: inline-block; margin: 8px 0 14px; padding: 5px 12px; border-radius: 8px; font-weight: 550; }
.bad { color: var(--bad); background: var(--bad-bg); }
.good { color: var(--good); background: var(--good-bg); }
.check.unsure { color: var(--open); background: var(--open-bg); }
.means { display: flex; flex-wrap: wrap; gap: 6px 28px; margin: 0 0 4px; font-variant-numeric: tabular-nums; }
.means dt { color: var(--quiet); font-size: 13px; }
.means dd { margin: 0; font-weight: 550; }
.tools { display: flex; flex-wrap: wrap; gap: 10px 14px; align-items: center; margin: 0 0 6px; }
.tools label { color: var(--quiet); font-size: 13px; }
.chips { display: flex; flex-wrap: wrap; gap: 6px; flex: 1 1 260px; }
button, input { font: inherit; color: inherit; }
input, .add, .copy { background: var(--card); border: 1px solid var(--line); border-radius: 8px; padding: 5px 10px; font-size: 13px; color: var(--text); max-width: 100%; }
input.filter { width: 15em; }
.add, .copy { cursor: pointer; }
.add:hover, .copy:hover { border-color: var(--quiet); }
:disabled { cursor: default; }
:focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; }
.chip { display: inline-block; padding: 1px 9px; border: 1px solid transparent; border-radius: 99px; font-size: 13px; font-weight: 550; line-height: 1.55; white-space: nowrap; color: var(--odd); background: var(--odd-bg); }
button.chip { cursor: pointer; padding: 3px 12px; }
button.chip[aria-pressed=true] { border-color: currentColor; }
.chips.on button.chip[aria-pressed=false] { background: transparent; border-color: var(--line); }
.v-regression { color: var(--bad); background: var(--bad-bg); }
.v-improvement { color: var(--good); background: var(--good-bg); }
.v-inconclusive { color: var(--open); background: var(--open-bg); }
.v-unchanged { color: var(--same); background: var(--same-bg); }
[data-v] { --v: var(--odd); }
[data-v=regression] { --v: var(--bad); } [data-v=improvement] { --v: var(--good); }
[data-v=inconclusive] { --v: var(--open); } [data-v=unchanged] { --v: var(--same); }
table { border-collapse: collapse; width: 100%; }
th { text-align: left; font-weight: 550; }
.num { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap; }
@media (min-width: 761px) { .rows { table-layout: fixed; } }
.rows > thead th { border-bottom: 1px solid var(--line); padding: 2px 8px; font-size: 13px; color: var(--quiet); vertical-align: bottom; }
.rows > tbody > tr.row > td { border-bottom: 1px solid var(--grid); padding: 7px 8px; vertical-align: top; }
.rows > tbody > tr.row:hover { background: var(--grid); }
.rows > tbody > tr.opened > td { border-bottom-color: transparent; }
.sort { all: unset; cursor: pointer; padding: 3px 0; white-space: nowrap; }
.sort:focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; }
.sort:disabled { cursor: default; }
[aria-sort=ascending] .sort::after { content: ' ↑'; } [aria-sort=descending] .sort::after { content: ' ↓'; }
[aria-sort=ascending] .sort, [aria-sort=descending] .sort { color: var(--text); }
.c-v { width: 118px; }
.c-f { width: 256px; }
.c-c { width: 84px; } .c-i { width: 128px; } .c-b, .c-h { width: 86px; } .c-l { width: 78px; }
.c-c { font-weight: 600; color: var(--v); }
.c-i, .c-l { color: var(--quiet); }
.open { all: unset; cursor: pointer; display: inline-block; max-width: 100%; }
.open::before { content: ''; display: inline-block; width: 5px; height: 5px; margin: 0 9px 2px 2px; border: solid var(--quiet); border-width: 0 1.5px 1.5px 0; transform: rotate(-45deg); transition: transform .12s; }
.open[aria-expanded=true]::before { transform: rotate(45deg); }
.open:focus-visible { outline: 2px solid var(--focus); outline-offset: 3px; border-radius: 3px; }
.name, .mono { font-family: ui-monospace, 'SF Mono', 'Cascadia Mono', Menlo, Consolas, 'DejaVu Sans Mono', monospace; }
.name { font-size: 13.5px; overflow-wrap: anywhere; }
.node { color: var(--quiet); font-size: 13px; }
.notes { display: flex; flex-wrap: wrap; gap: 0 12px; padding-left: 16px; font-size: 13px; color: var(--quiet); }
.fails { color: var(--bad); } .warned { color: var(--open); }
.fo { display: block; width: 240px; max-width: 100%; height: auto; }
.fo text, figure text { font: 11.5px system-ui, 'Open Sans', sans-serif; fill: var(--quiet); font-variant-numeric: tabular-nums; }
.fo .th, figure .th { fill: var(--band); } .fo .fl { stroke: var(--quiet); stroke-width: 1.5; opacity: .65; }
.zero { stroke: var(--quiet); stroke-width: 1; opacity: .7; fill: none; } .g { stroke: var(--grid); fill: none; }
.axis .g { stroke: var(--quiet); }
.ci { stroke: var(--v); stroke-width: 2; fill: none; stroke-linecap: round; } .fo .pt { fill: var(--v); }
.more { text-align: center; padding-top: 12px; } .add[hidden] { display: none; }
.legend { margin: 10px 0 0; }
.key { display: inline-block; margin-right: 14px; white-space: nowrap; }
.k { display: inline-block; width: 16px; height: 10px; margin-right: 5px; vertical-align: -1px; border-radius: 2px; }
.k.pt { height: 8px; width: 8px; border-radius: 50%; background: var(--quiet); margin: 0 9px 0 4px; } .k.th { background: var(--band); outline: 1px solid var(--line); } .k.fl { height: 0; border-top: 2px solid var(--quiet); vertical-align: 3px; border-radius: 0; }
.k.o, .k.f, .k.w, .k.d { width: 8px; height: 8px; border-radius: 50%; border: 1.5px solid var(--head); vertical-align: 0; } .k.f { background: var(--head); }
.k.w { border-color: var(--quiet); border-radius: 0; transform: rotate(45deg) scale(.8); } .k.d { border: 0; background: linear-gradient(45deg, transparent 42%, var(--bad) 42% 58%, transparent 58%), linear-gradient(-45deg, transparent 42%, var(--bad) 42% 58%, transparent 58%); border-radius: 0; }
.k.look { width: 0; height: 12px; border-left: 1.5px dashed var(--quiet); } .k.lay { height: 4px; background: linear-gradient(90deg, var(--base) 50%, var(--line) 50%); vertical-align: 3px; }
.k.est { height: 0; border-top: 2px solid var(--head); vertical-align: 3px; } .k.iv { background: var(--iv); } .k.thl, .k.ideal { height: 0; border-top: 1.5px dashed var(--quiet); vertical-align: 3px; border-radius: 0; }
.k.lb, .k.lh { height: 3px; vertical-align: 3px; background: var(--base); } .k.lh { background: var(--head); }
.drawer > td { padding: 0 0 18px; border-bottom: 1px solid var(--grid); }
.detail { border-left: 3px solid var(--line); margin: 2px 8px 0 10px; padding: 2px 0 0 18px; animation: none; }
.facts { list-style: none; padding: 0; margin: 0 0 12px; } .facts li { overflow-wrap: anywhere; }
.figures { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 400px), 1fr)); gap: 14px 28px; margin: 0 0 14px; }
.detail > .figures > figure:has(.look), .detail > .figures > .whole { grid-column: 1 / -1; }
figure { margin: 0; min-width: 0; } figcaption { font-weight: 600; font-size: 13.5px; margin: 0 0 4px; } figure > .note { margin: 4px 0 0; }
figure svg { display: block; max-width: 100%; height: auto; }
.den { stroke: none; } .den.b { fill: var(--base); opacity: .28; } .den.h, .den.r { fill: var(--head); opacity: .22; }
.rug { fill: none; opacity: .5; stroke-width: 1; } .rug.b { stroke: var(--base); } .rug.h, .rug.r { stroke: var(--head); }
.med { fill: none; stroke-width: 2; } .med.b { stroke: var(--base); } .med.h { stroke: var(--head); }
.iv { fill: var(--iv); } .est { stroke: var(--head); stroke-width: 2; fill: none; } .thl, .look, .ideal { stroke: var(--quiet); stroke-dasharray: 3 3; fill: none; }
figure .pt { stroke: var(--head); stroke-width: 1.4; fill: var(--card); } figure .pt.H { fill: var(--head); }
.pw { fill: none; stroke: var(--quiet); } .pd { stroke: var(--bad); fill: none; stroke-width: 1.5; }
.lay { fill: var(--line); } .lay.l0 { fill: var(--base); opacity: .6; }
.ln { fill: none; stroke-width: 2; } .ln.b, .dot.b, .box.b { stroke: var(--base); } .ln.h, .dot.h, .box.h { stroke: var(--head); }
.dot { fill: var(--card); stroke-width: 2; } .box { fill: var(--card); stroke-width: 1.5; } .mean { fill: var(--text); }
figure text.val, figure text.side { fill: var(--text); font-weight: 600; }
.fb { stroke: none; } figure text.fn { fill: var(--on); font: 11px ui-monospace, Menlo, Consolas, 'DejaVu Sans Mono', monospace; }
.s { fill: var(--s); background: var(--s); } .m1 { fill: var(--m1); background: var(--m1); } .m2 { fill: var(--m2); background: var(--m2); } .m3 { fill: var(--m3); background: var(--m3); } .m4 { fill: var(--m4); background: var(--m4); } .l1 { fill: var(--l1); background: var(--l1); } .l2 { fill: var(--l2); background: var(--l2); } .l3 { fill: var(--l3); background: var(--l3); } .l4 { fill: var(--l4); background: var(--l4); }
.wide { overflow-x: auto; margin: 0 0 12px; }
.plain caption { text-align: left; font-weight: 600; font-size: 13.5px; padding: 4px 0; }
.plain th, .plain td { padding: 4px 10px 4px 0; border-bottom: 1px solid var(--grid); font-size: 13.5px; vertical-align: middle; }
.plain thead th { color: var(--quiet); font-size: 12.5px; }
.plain thead th.num { text-align: right; } .plain tbody th[scope=row], .plain td.name { min-width: 8.5em; }
.plain th .quiet, .plain th .warned { font-weight: 400; }
.metric { all: unset; cursor: pointer; text-decoration: underline dotted; text-underline-offset: 3px; } .metric[aria-pressed=true] { text-decoration: none; font-weight: 700; }
.metric:focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; }
code { font: inherit; }
pre { background: var(--code); border-radius: 8px; padding: 10px 12px; margin: 0; overflow-x: auto; font: 12.5px/1.5 ui-monospace, Menlo, Consolas, 'DejaVu Sans Mono', monospace; white-space: pre-wrap; overflow-wrap: anywhere; }
.again { display: grid; grid-template-columns: 1fr auto; gap: 4px 10px; align-items: start; } .again .label { grid-column: 1 / -1; font-weight: 600; font-size: 13.5px; }
.failure { border-left: 3px solid var(--bad); padding-left: 12px; margin: 0 0 14px; }
.warnings { margin: 0 0 10px; padding-left: 1.1em; } .warnings li { overflow-wrap: anywhere; margin: 0 0 2px; }
.facts-list { columns: 2 320px; margin: 8px 0; } .facts-list div { break-inside: avoid; padding: 2px 0; } .facts-list dt { display: inline; color: var(--quiet); } .facts-list dt::after { content: ': '; } .facts-list dd { display: inline; margin: 0; overflow-wrap: anywhere; }
summary { cursor: pointer; padding: 3px 0; }
.sr { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
@media (max-width: 1000px) { .c-b, .c-h { display: none; } }
@media (max-width: 760px) {
  main { padding: 18px 12px 4px; } h1 { font-size: 24px; } .card { padding: 14px 12px; border-radius: 10px; }
  .rows, .rows > tbody { display: block; } .rows > thead { display: block; } .rows > thead tr { display: flex; flex-wrap: wrap; gap: 0 14px; padding: 0 0 4px; } .rows > thead th { border: 0; padding: 4px 0; width: auto; min-width: 0; }
  .rows > thead th.c-f, .rows > thead th.c-i, .rows > thead th.c-l { display: none; }
  .rows > tbody > tr.row { display: grid; grid-template-columns: auto 1fr auto; gap: 2px 10px; padding: 9px 0; border-bottom: 1px solid var(--line); }
  .rows > tbody > tr.row > td { border: 0; padding: 0; width: auto; min-width: 0; }
  .rows > tbody > tr.row > .c-n { grid-column: 1 / -1; grid-row: 1; } .rows > tbody > tr.row > .c-v { grid-row: 2; } .rows > tbody > tr.row > .c-c { grid-row: 2; grid-column: 2; text-align: left; } .rows > tbody > tr.row > .c-i { grid-row: 2; grid-column: 3; }
  .rows > tbody > tr.row > .c-f { grid-column: 1 / -1; grid-row: 3; } .rows > tbody > tr.row > .c-l { display: none; }
  .row .fo { width: 100%; }
  .rows > tbody > .drawer, .rows > tbody > .drawer > td { display: block; width: 100%; }
  .detail { margin: 0; padding: 6px 0 0; border: 0; border-top: 2px solid var(--line); } .key { white-space: normal; } .again { grid-template-columns: 1fr; } .again .copy { justify-self: start; }
  input.filter { width: 100%; } .tools label { flex: 1 1 45%; }
}
@media print { body { font-size: 11pt; } main { max-width: none; padding: 0; } .tools, .more, .copy { display: none; } .card { border: 0; padding: 0; } tr, figure { break-inside: avoid; } .open::before { display: none; } }
@media (prefers-reduced-motion: reduce) { * { transition: none !important; } }
`;

// \0@oxc-project+runtime@0.158.0/helpers/esm/taggedTemplateLiteral.js
function _taggedTemplateLiteral(e, t) {
	return t || (t = e.slice(0)), Object.freeze(Object.defineProperties(e, { raw: { value: Object.freeze(t) } }));
}

// src/render/page/report-page.ts
var _templateObject;
var _templateObject2;
const dataBytes = 44e5;
const bytesPerValue = 2.8;
const bytesPerBlock = 2;
const bytesPerFinding = 55;
const chunkRows = 64;
const failuresAtMost = 50;
function reportPage(run, tools) {
	const { result, fromFork = false } = run;
	const rows = rowsOf(result);
	const pageRows = pageRowsOf(result, rows);
	const page = {
		rows: pageRows,
		range: axisRange(pageRows),
		chunkRows
	};
	const data = [["run", tools.pack(JSON.stringify(page))], ...packedDetails(run, rows, tools)];
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
		"",
		"</main><footer>deadheat ",
		" · this page holds its data and asks no network</footer><script>",
		"<\/script></body></html>\n"
	])), new Html(policy), wholeTally(result, rows), new Html(pageStyle), summaryPart(result, rows), fromFork ? untrustedNote : noHtml, failuresPart(result), rows.length === 0 ? noHtml : rowsPart(page, rows), missedPart(result), contestsPart(result), cardsOf(result), methodPart(result), machinePart(result), buildsPart(result), data.map(([part, text]) => markup(_templateObject2 || (_templateObject2 = _taggedTemplateLiteral([
		"<script type=\"application/octet-stream\" data-part=\"",
		"\">",
		"<\/script>"
	])), part, new Html(text))), result.version, new Html(clientText)).markup;
}
function rowsPart({ rows: pageRows, range }, rows) {
	const hiddenCount = pageRows.length - 80;
	const shownRows = pageRows.slice(0, 80);
	return markup`<section class="card table"><h2>Benchmarks</h2><div class="tools" role="group" aria-label="Filter"><div class="chips">${verdictFilters(rows)}</div><label>Filter <input type="search" class="filter" placeholder="name or parameter" autocomplete="off" spellcheck="false" disabled /></label></div><p class="status note" role="status">${countText(pageRows.length, "row")}</p><table role="table" class="rows" aria-label="Benchmarks"><thead role="rowgroup">${tableHead(range)}</thead><tbody role="rowgroup">${shownRows.map((row, at) => rowHtml(row, at, range))}</tbody></table><div class="more">${hiddenCount > 0 ? markup`<noscript><p class="note">${countText(hiddenCount, "more row")} need the page’s script.</p></noscript>` : noHtml}<button type="button" class="add" hidden>Show more</button></div><p class="legend note"><span class="key"><i class="k pt"></i>estimate and 95% CI</span><span class="key"><i class="k th"></i>threshold</span><span class="key"><i class="k fl"></i>floor: the smallest change that could have been called</span><span class="key">An arrow: beyond the axis</span></p><noscript><p class="note">Rows open, sort and filter with the page’s script.</p></noscript></section>`;
}
const untrustedNote = markup`<p class="check unsure">Untrusted: reported by a job that ran a fork’s code, which could have made up every number below. The commits, the limits and the verdict are this repository’s.</p>`;
function failuresPart({ failures }) {
	const generalFailures = failures.filter(({ benchmarkId }) => benchmarkId === null);
	if (generalFailures.length === 0) return noHtml;
	return markup`<section class="card"><h2>${countText(generalFailures.length, "failure")}</h2>${generalFailures.slice(0, failuresAtMost).map((failure) => failureHtml(failureDetail(failure)))}</section>`;
}
function packedDetails({ result, taken }, rows, tools) {
	const room = dataBytes - taken.length * bytesPerBlock - result.findings.length * bytesPerFinding;
	const series = seriesThatFit(result, taken.length, room);
	const details = rowDetailsOf({
		result,
		rows,
		taken,
		series
	});
	return Array.from({ length: Math.ceil(details.length / chunkRows) }, (_, at) => [`chunk-${String(at)}`, tools.pack(JSON.stringify(details.slice(at * chunkRows, (at + 1) * chunkRows)))]);
}
function seriesThatFit({ plan }, blocks, room) {
	const gatingCount = plan.metrics.filter((metric) => plan.benchmarks.some((benchmark) => gatesIn(benchmark, metric))).length;
	const fits = (metrics) => blocks * metrics * bytesPerValue < room;
	if (fits(plan.metrics.length)) return "all";
	return fits(gatingCount) ? "gating" : "main";
}
function missedPart(result) {
	const missedRows = notMeasured(result);
	return missedRows.length === 0 ? noHtml : markup`<section class="card"><h2>Not measured</h2><ul>${missedRows.map(({ title, ids }) => markup`<li>${title}: ${namedTexts(ids, 10, (id) => id)}.</li>`)}</ul></section>`;
}

export { alikeText, allowText, axisRange, besidesText, brokenSides, changeText, changeWords, codeNames, contendersText, contestColumns, contestFailure, contestRows, contestSentence, contestTally, countsText, displayedDifferences, fingerprintLines, headingText, isContestOnly, isolationText, labelInHtml, labelOf, longestAdviceSeconds, machineFacts, meanChange, nodeText, noiseProbeText, notMeasured, othersText, pageTools, pairsText, plainNames, reportPage, reproduceLine, runTimeText, runtimeText, settlingOf, settlingText, shellWord, sideDifferenceText, sides, takenSamples, tallyText, titleText, typedLabel, valueCells, warningLines };