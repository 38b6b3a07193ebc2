import { remarksOf } from "./render.js";
import { contestOf, groupedBy, idWithout, isOfSides, isSameRevision, sides as sides$1 } from "./model3.js";
import { chosenText, countText, decimalsOf, durationText, endsText, intervalText, marginText, percentText, sizeText, timesBetween, timesText, valueText } from "./render2.js";
import { codeOf, plainLine, plainText } from "./render3.js";
import { logColumn } from "./render4.js";
import { decidingOf, gatesIn, gatingOf } from "./model11.js";
import { claimsChange, isOpenFor, outcomeOf, reportedInterval } from "./model14.js";
import { openBoundary } from "./model16.js";
import { labelOf, linkText } from "./render5.js";
import { isClaim, rowsOf, rowsWith, verdictStates, wordOf } from "./render7.js";
import { stateOf } from "./render8.js";
import { agrees } from "./model22.js";
import { padText } from "./render14.js";
import { Html, markup, noHtml } from "./render15.js";
import { area_default, line_default, linear, log } from "../packages/others7.js";
import { createHash } from "node:crypto";
import { deflateRawSync } from "node:zlib";

// src/host/page-tools.ts
const pageTools = {
	pack: (text) => deflateRawSync(text, { level: 9 }).toString("base64"),
	digest: (text) => createHash("sha256").update(text).digest("base64")
};

// src/render/rows/not-measured.ts
function notMeasured(result) {
	const missed = result.findings.filter(({ verdict }) => verdict === "not-measured");
	return [...groupedBy(missed, ({ cause }) => cause)].map(([cause, group]) => ({
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

// src/render/rows/contest-rows.ts
function contestRows({ plan, findings }) {
	const byBenchmark = groupedBy(findings, ({ benchmarkId }) => benchmarkId);
	return plan.benchmarks.flatMap((benchmark) => {
		const contest = contestOf(benchmark);
		const ownContests = contest === null ? [] : byBenchmark.get(benchmark.id) ?? [];
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
function contendersText(result, name) {
	const labels = (side) => [...new Set(contestsIn(result).map(({ labels: names }) => names[side]))];
	const references = labels("base");
	return `${labels("head").filter((label) => references.length > 1 || !references.includes(label)).map(name).join(", ")} against ${references.map(name).join(", ")}`;
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
function contestSentence(row, name) {
	const { labels } = row.contest;
	const [headName, baseName] = [name(labels.head), name(labels.base)];
	const { result, interval } = contestWords(row);
	const ends = interval === "" ? "" : ` (${interval})`;
	if (row.finding.verdict === "unchanged") return `${headName} is the same as ${baseName}${ends}`;
	return claimsChange(row.finding) ? `${headName} is ${result} than ${baseName}${ends}` : `${headName} against ${baseName}: ${result}${ends}`;
}
function contestOthers(row, label) {
	return row.others.flatMap((contest) => contest.metric === null ? [] : [`${label(contest.metric)} ${contestWords(contest).result}`]).join(", ");
}
function ratioOf({ judged: judgedRow, baseCentre, headCentre }) {
	if (judgedRow !== null) return judgedRow.estimate === null ? null : 1 + judgedRow.estimate;
	return baseCentre === null || headCentre === null || baseCentre <= 0 ? null : headCentre / baseCentre;
}

// src/render/rows/contest-columns.ts
const name = {
	align: "left",
	kind: "name"
};
const value = {
	align: "right",
	kind: "text"
};
const columns$1 = [
	{
		title: "Benchmark",
		...name,
		cell: ({ shared }) => shared
	},
	{
		title: "Contender",
		...name,
		cell: ({ contest }) => contest.labels.head
	},
	{
		title: "Against",
		...name,
		cell: ({ contest }) => contest.labels.base
	},
	{
		title: "Result",
		align: "left",
		kind: "strong",
		cell: (row) => contestWords(row).result
	},
	{
		title: "95% CI",
		align: "centre",
		kind: "text",
		cell: intervalCell$1
	},
	{
		title: "Reference value",
		...value,
		cell: (row) => valueCell(row, row.finding.baseCentre)
	},
	{
		title: "Contender value",
		...value,
		cell: (row) => valueCell(row, row.finding.headCentre)
	},
	{
		title: "Pairs",
		...value,
		cell: ({ finding }) => String(finding.judged?.pairs ?? 0)
	},
	{
		title: "Other metrics",
		align: "left",
		kind: "text",
		cell: contestOthers
	}
];
function contestColumns(rows) {
	return rows.some(({ shared }) => shared !== "") ? columns$1 : columns$1.slice(1);
}
function intervalCell$1(row) {
	const { interval } = contestWords(row);
	return interval === "" ? "–" : interval;
}
function valueCell({ metric }, centre) {
	return valueText(centre, metric?.unit ?? "s");
}

// src/render/rows/row-text.ts
function verdictCell({ finding, word }) {
	return `${verdictStates[finding.verdict].sign} ${word}`;
}
function benchmarkCell(row, page) {
	const metric = row.metric === null || row.metric === page.mainMetric ? "" : `, ${labelOf(row.metric)}`;
	const besidesText = [alikeText(row, labelOf), othersText(row, page.detail.otherMetrics, labelOf)].filter((text) => text !== "").join("; ");
	return `${codeOf(idWithout(row.benchmarkId, row.runtime), page.detail.nameLength)}${metric}${besidesText === "" ? "" : ` (${besidesText})`}`;
}
function alikeText({ alike }, label) {
	return alike.length === 0 ? "" : `also ${alike.map((claim) => otherText(claim, label)).join(", ")}`;
}
function othersText({ otherFindings }, most, label) {
	const shownFindings = otherFindings.filter((claim, at) => isClaim(claim) || at < most);
	return [...groupedBy(shownFindings, ({ word }) => word)].map(([word, group]) => `${group.map((finding) => otherText(finding, label)).join(", ")} ${word}`).join("; ");
}
function otherText(claim, label) {
	const { metric, finding } = claim;
	const name = metric === null ? "" : label(metric);
	return isClaim(claim) ? `${name} ${changeText(finding)}` : name;
}
function changeText({ judged: judgedRow, baseCentre, headCentre }) {
	if (judgedRow === null) return baseCentre === null || headCentre === null || baseCentre <= 0 ? "–" : percentText(headCentre / baseCentre - 1);
	return judgedRow.estimate === null ? "–" : percentText(judgedRow.estimate, decimalsIn(judgedRow));
}
function changeWords({ finding: { judged: judgedRow }, word }) {
	return judgedRow?.estimate === null || judgedRow === null ? word : `${sizeText(judgedRow.estimate, decimalsIn(judgedRow))} ${word}`;
}
function intervalCell({ judged: judgedRow }) {
	return judgedRow === null ? "–" : endsText(judgedRow.ci[0], judgedRow.ci[1]);
}
function valueCells({ metric, finding, relative }) {
	const unit = metric?.unit ?? "s";
	return [valueText(finding.baseCentre, unit) + relationText(relative?.base ?? null), valueText(finding.headCentre, unit) + relationText(relative?.head ?? null)];
}
function relationText(times) {
	return times === null ? "" : ` (${timesText(times)})`;
}
function floorCell({ floor }) {
	return floor === null ? "–" : marginText(floor);
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
function runtimeCell({ runtime }) {
	if (runtime === null) return "";
	return /^\d{1,4}(?:\.\d{1,6}){0,2}$/.test(runtime) ? runtime : codeOf(runtime);
}
function nodeText({ builds, variants }, text) {
	const several = (variants ?? []).flatMap((variant) => versionsIn(variant.builds));
	const versions = [...new Set(several.length > 0 ? several : versionsIn(builds))];
	if (versions.length === 0) return "";
	return `Node ${versions.map((version) => text(version)).join(several.length > 0 ? ", " : " against ")}`;
}
function versionsIn(builds) {
	return sides$1.toReversed().flatMap((side) => builds[side]?.runtime.version ?? []);
}

// src/render/comment/tally.ts
function tallyText(result, rows, state) {
	return wordsOf({
		result,
		rows,
		state
	}, countsText(rows));
}
const nameLength = 60;
function headingText(result, rows, state) {
	return wordsOf({
		result,
		rows,
		state
	}, sizedCounts(rows, codeOf));
}
function titleText(result, rows, state) {
	return wordsOf({
		result,
		rows,
		state
	}, sizedCounts(rows, plainLine));
}
function wordsOf({ result, rows, state }, counts) {
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
	const [beforeFacts, afterFacts] = [new Map(Object.entries(before)), new Map(Object.entries(after))];
	return [.../* @__PURE__ */ new Set([...beforeFacts.keys(), ...afterFacts.keys()])].map((what) => ({
		what,
		base: beforeFacts.get(what) ?? "none",
		head: afterFacts.get(what) ?? "none",
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

// src/render/rows/mean-change.ts
function meanChange({ estimate, ci: [low, high] }) {
	return `${percentText(estimate, decimalsOf(low, high))} (${intervalText(low, high)})`;
}

// src/render/rows/within-text.ts
function withinText(rows) {
	const thresholds = [...new Set(rows.flatMap(({ finding }) => finding.threshold ?? []))].toSorted((first, right) => first - right);
	const [least] = thresholds;
	const most = thresholds.at(-1);
	if (least === void 0 || most === void 0) return "their thresholds";
	const first = `±${chosenText(least)}`;
	return least === most ? first : `${first} to ±${chosenText(most)}`;
}
function boundText(limit, regressions) {
	if (limit !== null) return `the limit of ${chosenText(limit)}`;
	const thresholds = new Set(regressions.flatMap(({ finding }) => finding.threshold ?? []));
	const [only] = thresholds;
	return only === void 0 || thresholds.size > 1 ? "its threshold" : `the ${chosenText(only)} threshold`;
}

// src/render/rows/check-reason.ts
function checkReason(result, rows) {
	const { limit } = result.plan.policy;
	const bound = boundText(limit, rowsWith(rows, "regression"));
	switch (outcomeOf(result)) {
		case "regression": return `the whole 95% CI is beyond ${bound}`;
		case "failure": return failureText(result);
		case "undecided": return undecidedReason(result, rows);
		case "passed": return rowsWith(rows, "regression").length > 0 ? `no regression reaches beyond ${bound}` : "";
	}
}
function neutralNote(result) {
	const outcome = outcomeOf(result);
	return outcome === "undecided" ? "GitHub lets a neutral check pass, unless `fail-on` names `undecided`." : `\`fail-on\` does not name \`${outcome}\`.`;
}
function failureText({ failures }) {
	const onHead = failures.filter(({ side }) => side === "head");
	if (onHead.some(({ stage }) => stage === "build")) return "head does not build";
	const brokenCount = new Set(onHead.map(({ benchmarkId }) => benchmarkId)).size;
	return brokenCount === 1 ? "a benchmark fails on head and runs on base" : `${countText(brokenCount, "benchmark")} fail on head and run on base`;
}
function undecidedReason(result, rows) {
	const unknown = rows.filter((row) => [
		row,
		...row.alike,
		...row.otherFindings
	].some((each) => ["inconclusive", "regression"].includes(each.finding.verdict) && isOpenFor(each, result.plan)));
	const missedCount = rowsWith(rows, "not-measured").length;
	const reasons = [
		...brokenReasons(result.failures),
		...rowsWith(rows, "not-comparable").length > 0 ? ["the sides are not comparable"] : [],
		...missedCount > 0 ? [`${countText(missedCount, "benchmark")} ${missedCount === 1 ? "was" : "were"} not measured`] : [],
		...unknown.length > 0 ? [`${countText(unknown.length, "row")} may be worse than the limit allows`] : []
	];
	return reasons.length === 0 ? "nothing could be compared" : reasons.join(", and ");
}
function brokenReasons(failures) {
	const bySubject = [...groupedBy(failures, ({ benchmarkId }) => benchmarkId ?? "")];
	const [whole, ...rest] = [bySubject.filter(([id]) => id === "").flatMap(([, each]) => each), ...bySubject.filter(([id]) => id !== "").map(([, each]) => each)];
	const sides = new Set((whole ?? []).map(({ side }) => side));
	return [...sides.size === 0 ? [] : [sides.has("base") && sides.has("head") ? "neither side builds" : sides.has("base") ? "base does not build" : "something that both sides need failed"], ...rest.length === 0 ? [] : [`${countText(rest.length, "benchmark")} ${rest.length === 1 ? "fails" : "fail"} on base, too`]];
}

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
	const scattered = spreads.filter((spread) => normal95 * spread / Math.sqrt(pairsOfResolution) > most);
	if (scattered.length > 0 && 2 * scattered.length >= spreads.length) return "Noise probe: its figure does not hold here, because the rows scatter more than three times as much.";
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
	const { contenders } = plan.chosen ?? {};
	const nodes = variants === void 0 ? nodesOf(builds) : null;
	return [
		...contenders === void 0 ? ["deadheat compare", ...sideWords(plan, nodes).map(shellWord)] : ["deadheat versus", ...contenders.map(shellWord)],
		...chosenOptions(plan, only),
		...nodeOptions(nodes, variants),
		`--pairs ${String(plan.policy.looks.at(-1) ?? 0)}`,
		...limitsOf(plan),
		`--seed ${String(plan.seed)}`
	].join(" ");
}
function chosenOptions({ chosen = {} }, text) {
	const { benchmarks, suite, preset, set = [], axis = [] } = chosen;
	const only = text === null ? chosen.only : [text.replaceAll(",", "*")];
	return [
		...benchmarks === void 0 ? [] : [`--benchmarks ${shellWord(benchmarks)}`],
		...suite === void 0 ? [] : [`--suite ${shellWord(suite)}`],
		...preset === void 0 ? [] : [`--preset ${preset}`],
		...set.map((line) => `--set ${shellWord(line)}`),
		...only === void 0 ? [] : [`--only ${shellWord(only.join(","))}`],
		...axis.map((asked) => `--axis ${shellWord(asked)}`)
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

// src/render/sections/sides.ts
const sides = (page) => {
	const { result } = page;
	return [
		isContestOnly(result) ? contendersText(result, (label) => codeOf(label)) : `${sideText(page, "head")} against ${sideText(page, "base")}`,
		nodeText(result, versionCode),
		`runner ${codeOf(result.machine.name)}`,
		pairsText(result),
		durationText(result.seconds)
	].filter((part) => part !== "").join(" · ");
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
function versionCode(version) {
	return /^\d{1,4}(?:\.\d{1,6}){0,2}$/.test(version) ? version : codeOf(version);
}

// src/render/study/candlestick-text.ts
function candlestickText(stick, range, width) {
	const at = (value) => logColumn(value, range, width);
	const signs = Array.from({ length: width }, (_, column) => column >= at(stick.least) && column <= at(stick.most) ? "─" : " ");
	signs[at(stick.lower)] = "├";
	signs[at(stick.upper)] = "┤";
	signs[at(stick.mean)] = "●";
	return signs.join("");
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

// src/render/study/judged-ratios.ts
function judgedRatios({ plan, findings }) {
	const ids = new Map(plan.benchmarks.flatMap((benchmark) => {
		const contest = contestOf(benchmark);
		if (contest === null || contest.seats.base.side !== contest.seats.head.side) return [];
		const { ids: benchmarkIds, seats } = contest;
		return [[ratioKey(benchmarkIds.head, benchmarkIds.base, seats.head.side), benchmark.id]];
	}));
	return (cell, reference, side) => {
		const [ownId, referenceId] = [cell.finding.benchmarkId, reference.finding.benchmarkId];
		const direct = ids.get(ratioKey(ownId, referenceId, side));
		const id = direct ?? ids.get(ratioKey(referenceId, ownId, side));
		const finding = findings.find(({ benchmarkId, metric }) => benchmarkId === id && metric === cell.finding.metric);
		const judgement = finding?.judged ?? null;
		if (finding === void 0 || judgement === null || judgement.estimate === null) return null;
		const [low, high] = judgement.ci;
		const ratio = {
			times: 1 + judgement.estimate,
			low: low === null ? null : 1 + low,
			high: high === null ? null : 1 + high
		};
		return direct === void 0 ? {
			...inverse(ratio),
			word: wordOf(opposite(finding.verdict), cell.metric)
		} : {
			...ratio,
			word: wordOf(finding.verdict, cell.metric)
		};
	};
}
function inverse({ times, low, high }) {
	return {
		times: 1 / times,
		low: high === null ? null : 1 / high,
		high: low === null ? null : 1 / low
	};
}
function opposite(verdict) {
	if (verdict === "regression") return "improvement";
	return verdict === "improvement" ? "regression" : verdict;
}
function judgedRatioText({ times, low, high, word }) {
	if (low === null || high === null) return `${times.toFixed(2)}×, ${word}`;
	const text = timesBetween(times, [low, high]);
	return `${text.times}×, ${text.ends}, ${word}`;
}
function ratioKey(id, reference, side) {
	return JSON.stringify([
		id,
		reference,
		side
	]);
}

// src/render/study/sides-beside.ts
const deltaTitle = "Delta";
const nothing$2 = "–";
function sidesBeside(names, titles, rows, judgedRows) {
	const [rowLabel = "", ...columns] = titles;
	const isOne = columns.length === 1;
	const columnName = (name, column) => {
		if (!isOne) return `${name}: ${column}`;
		const unit = column.split(", ").slice(1).at(-1);
		return unit === void 0 ? name : `${name}, ${unit}`;
	};
	return {
		titles: [rowLabel, ...columns.flatMap((column) => [
			columnName(names.base, column),
			columnName(names.head, column),
			isOne ? deltaTitle : `${deltaTitle}: ${column}`
		])],
		rows: rows.head.map((head, at) => {
			const base = rows.base[at];
			const changes = columns.map((_, column) => judgedRows[at]?.[column]?.estimate ?? null);
			return {
				...head,
				cells: columns.flatMap((_, column) => [
					base?.cells[column] ?? nothing$2,
					head.cells[column] ?? nothing$2,
					besideText(judgedRows[at]?.[column] ?? null)
				]),
				values: columns.flatMap((_, column) => [
					base?.values[column] ?? null,
					head.values[column] ?? null,
					changes[column] ?? null
				]),
				ratios: columns.flatMap(() => [
					null,
					null,
					null
				])
			};
		})
	};
}
function besideText(row) {
	if (row === null || row.estimate === null) return nothing$2;
	return percentText(row.estimate, decimalsOf(...row.ci));
}

// src/render/study/cells-in.ts
const perBaseUnit = {
	s: 1,
	ms: 1e3,
	µs: 1e6,
	ns: 1e9,
	B: 1,
	KiB: 1 / 1024,
	MiB: 1 / 1024 ** 2,
	per_s: 1,
	count: 1,
	"%": 100
};
function cellsIn({ findings, plan, curves = [] }) {
	const findingsByKey = /* @__PURE__ */ new Map();
	for (const finding of findings) {
		const key = `${finding.metric ?? ""} ${finding.benchmarkId}`;
		if (!findingsByKey.has(key)) findingsByKey.set(key, finding);
	}
	return (table, row, column) => {
		const id = column.metric ?? row.metric ?? table.metric;
		const benchmark = plan.benchmarks.find((candidate) => agrees(candidate, row) && agrees(candidate, column));
		const finding = benchmark === void 0 ? void 0 : findingsByKey.get(`${id} ${benchmark.id}`);
		if (benchmark === void 0 || finding === void 0) return null;
		const factor = perBaseUnit[table.unit] / (column.per ?? row.per ?? 1);
		const inUnit = (value) => value === null ? null : value * factor;
		const metric = plan.metrics.find((candidate) => candidate.id === id) ?? null;
		const call = column.call ?? row.call ?? null;
		if (call === null) return {
			finding,
			metric,
			values: {
				base: inUnit(finding.baseCentre),
				head: inUnit(finding.headCentre)
			},
			isJudged: column.judged !== false && row.judged !== false
		};
		const curve = curves.find(({ benchmarkId }) => benchmarkId === benchmark.id)?.curve;
		const [base = null, head = null] = [curve?.base.median[call - 1], curve?.head.median[call - 1]];
		if (base === null && head === null) return null;
		return {
			finding,
			metric,
			values: {
				base: inUnit(base),
				head: inUnit(head)
			},
			isJudged: false
		};
	};
}

// src/render/study/study-rows.ts
function studyRows({ rows, columns }, benchmarks) {
	if (!("by" in rows)) return [...rows];
	const { by, label = null, parameters: common = {} } = rows;
	const names = typeof by === "string" ? [by] : by;
	const ownParameters = benchmarks.filter((benchmark) => agrees(benchmark, {
		label: "",
		parameters: common
	}) && names.every((name) => has(benchmark, name))).filter((benchmark) => columns.some((column) => agrees(benchmark, column))).map(({ parameters }) => Object.entries(parameters).filter(([name]) => names.includes(name)));
	return [...new Map(ownParameters.map((values) => [JSON.stringify(values), values])).values()].map((values) => ({
		label: label === null ? values.map(([, value]) => String(value)).join(", ") : values.reduce((text, [name, value]) => text.replace(`{${name}}`, () => String(value)), label),
		parameters: {
			...common,
			...Object.fromEntries(values)
		}
	}));
}
function has({ parameters }, name) {
	return Object.hasOwn(parameters, name);
}

// src/render/study/unit-words.ts
const unitWords = {
	s: "s",
	ms: "ms",
	µs: "µs",
	ns: "ns",
	B: "bytes",
	KiB: "KiB",
	MiB: "MiB",
	per_s: "/s",
	count: "",
	"%": "%"
};

// src/render/study/filled-tables.ts
const nothing$1 = "–";
function filledTables(study, result) {
	const cellsOf = cellsIn(result);
	const ratiosOf = judgedRatios(result);
	return study.tables.flatMap((table) => {
		const { rows, columns } = measuredPart(table, result.plan.benchmarks, cellsOf);
		if (rows.length === 0) return [];
		return [{
			...fillTable({
				...table,
				columns
			}, rows, cellsOf, ratiosOf),
			published: publishedPart(table, rows)
		}];
	});
}
function measuredPart(table, benchmarks, cellsOf) {
	const all = studyRows(table, benchmarks);
	const isMeasured = (row, column) => cellsOf(table, row, column) !== null;
	return {
		rows: all.filter((row) => table.columns.some((column) => isMeasured(row, column))),
		columns: table.columns.filter((column) => all.some((row) => isMeasured(row, column)))
	};
}
function fillTable(table, rows, cellsOf, ratiosOf) {
	const bySide = (side) => rows.map((row) => filledRow(table, {
		row,
		side,
		cellsOf,
		ratiosOf
	}));
	const base = bySide(sides$1[0]);
	const head = bySide(sides$1[1]);
	const sticks = table.candlestick === true ? drawnRows([...base, ...head]) : [];
	const titles = titlesOf(table, table.columns.map(({ label }) => label));
	const judgedRows = rows.map((row) => table.columns.map((column) => cellsOf(table, row, column)?.finding.judged ?? null));
	return {
		title: table.title,
		note: table.note ?? null,
		onlyCsv: table.only === "csv",
		titles,
		rows: {
			base,
			head
		},
		beside: table.between === void 0 ? null : sidesBeside(table.between, titles, {
			base,
			head
		}, judgedRows),
		sticks: {
			base: sticks.slice(0, base.length),
			head: sticks.slice(base.length)
		}
	};
}
const stickWidth = 40;
function drawnRows(rows) {
	const all = rows.flatMap(({ values }) => values.filter((value) => value !== null));
	const range = {
		least: Math.min(...all),
		most: Math.max(...all)
	};
	return rows.map(({ values }) => {
		const [least, lower, mean, upper, most] = values.filter((value) => value !== null);
		if (least === void 0 || lower === void 0 || mean === void 0) return "";
		if (upper === void 0 || most === void 0) return "";
		return candlestickText({
			least,
			lower,
			mean,
			upper,
			most
		}, range, stickWidth);
	});
}
function filledRow(table, { row, side, cellsOf, ratiosOf }) {
	const centre = (column) => cellsOf(table, row, column)?.values[side] ?? null;
	const values = table.columns.map(centre);
	const judgedRatio = (column) => {
		const ratioColumn = table.columns.find(({ label }) => label === column.ratioTo);
		const ownCell = cellsOf(table, row, column);
		const reference = ratioColumn === void 0 ? null : cellsOf(table, row, ratioColumn);
		return ownCell === null || reference === null ? null : ratiosOf(ownCell, reference, side);
	};
	const ratios = table.columns.map(judgedRatio);
	const cells = table.columns.map((column, at) => {
		const value = values[at] ?? null;
		if (value === null) return nothing$1;
		const text = value.toFixed(table.decimals);
		const cellRatio = ratios[at] ?? null;
		if (cellRatio !== null) return `${text} (${judgedRatioText(cellRatio)})`;
		const ratioColumn = table.columns.find(({ label }) => label === column.ratioTo);
		const reference = ratioColumn === void 0 ? null : centre(ratioColumn);
		return reference === null || reference === 0 ? text : `${text} (${(value / reference).toFixed(2)}×)`;
	});
	return {
		label: row.label,
		cells,
		values,
		ratios,
		verdicts: side === "base" ? "" : verdictsOf(table, row, cellsOf)
	};
}
function verdictsOf(table, row, cellsOf) {
	const cells = table.columns.flatMap((column) => {
		if (column.judged === false || row.judged === false) return [];
		const cell = cellsOf(table, row, column);
		return cell === null || !cell.isJudged ? [] : [{
			...cell,
			label: column.label
		}];
	});
	const [only, ...more] = cells;
	if (only === void 0) return "";
	if (more.length === 0) return [wordIn(only), intervalIn(only)].filter((part) => part).join(" ");
	const words = [...groupedBy(cells, wordIn)];
	return words.map(([word, all]) => {
		return words.length === 1 && all.every((cell) => !isChanged(cell)) ? word : `${word}: ${all.map(columnText).join(", ")}`;
	}).join("; ");
}
function wordIn({ finding, metric }) {
	return wordOf(finding.verdict, metric);
}
function columnText(cell) {
	const interval = isChanged(cell) ? intervalIn(cell) : "";
	return interval === "" ? cell.label : `${cell.label} ${interval}`;
}
function isChanged({ finding }) {
	return claimsChange(finding);
}
function intervalIn({ finding: { judged: judgedRow } }) {
	const [low, high] = judgedRow?.ci ?? [null, null];
	return low === null ? "" : `(${intervalText(low, high)})`;
}
function publishedPart(table, rows) {
	const { published = {}, publishedBesides = {}, publishedRatios = {} } = table;
	const figures = [...rows.flatMap(({ label }) => Object.hasOwn(published, label) ? [[label, published[label] ?? {}]] : []), ...Object.entries(publishedBesides)];
	const printedLabels = new Set(figures.flatMap(([label, cells]) => [...Object.keys(cells), ...Object.keys(publishedRatios[label] ?? {})]));
	const ownLabels = table.columns.map(({ label }) => label);
	const labels = [.../* @__PURE__ */ new Set([...ownLabels, ...printedLabels])].filter((label) => printedLabels.has(label));
	return {
		titles: titlesOf(table, labels),
		rows: figures.map(([label, cells]) => ({
			label,
			cells: labels.map((column) => publishedCell(cells[column], publishedRatios[label]?.[column] ?? null)),
			values: [],
			ratios: [],
			verdicts: ""
		}))
	};
}
function publishedCell(figure, ratio) {
	if (figure === void 0) return ratio === null ? nothing$1 : `${String(ratio)}×`;
	return ratio === null ? String(figure) : `${String(figure)} (${String(ratio)}×)`;
}
function titlesOf({ rowLabel, unit }, labels) {
	const word = unitWords[unit];
	return [rowLabel, ...labels.map((label) => label === "Delta" ? `${label}, %` : word === "" ? label : `${label}, ${word}`)];
}

// src/render/rows/scaling.ts
const fewestValues = 3;
function scalingsOf({ plan, findings, machine }) {
	const metric = plan.metrics.find(({ gates }) => gates);
	if (metric === void 0) return [];
	const ownFindings = new Map(findings.flatMap((finding) => finding.metric === metric.id ? [[finding.benchmarkId, finding]] : []));
	return [...groupedBy(plan.benchmarks.filter(isOfSides), ({ suite, name, runtime }) => JSON.stringify([
		suite,
		name,
		runtime
	])).values()].flatMap((benchmarks) => scalingsIn(benchmarks, metric, ownFindings, machine.cpus)).filter(({ points }) => points.length > 1);
}
function scalingsIn(benchmarks, metric, findings, cpus) {
	const { scaling: claim, growing: isGrowing } = benchmarks[0] ?? {};
	const timesOf = isGrowing === true ? timesOnCpus(cpus) : (value) => 1 / value;
	const parameter = claim ?? onlyNumeric(benchmarks);
	if (parameter === void 0) return [];
	return [...groupedBy(benchmarks, (benchmark) => nameWithout(benchmark, parameter))].map(([name, group]) => ({
		name,
		parameter,
		metric,
		points: withIdeal(group.flatMap((benchmark) => pointOf(benchmark, parameter, findings.get(benchmark.id))).toSorted((first, right) => first.value - right.value), claim === void 0 ? null : {
			metric,
			timesOf
		})
	}));
}
function onlyNumeric(benchmarks) {
	const names = Object.keys(benchmarks[0]?.parameters ?? {}).filter((name) => {
		const values = new Set(benchmarks.map(({ parameters }) => parameters[name]));
		return values.size >= fewestValues && [...values].every((value) => typeof value === "number");
	});
	return names.length === 1 ? names[0] : void 0;
}
function nameWithout({ suite, name, parameters, runtime }, parameter) {
	const otherEntries = Object.entries(parameters).filter(([key]) => key !== parameter);
	const path = suite === "" ? name : `${suite}/${name}`;
	const node = runtime === void 0 ? [] : [`node=${runtime}`];
	return [
		path,
		...otherEntries.map(([key, value]) => `${key}=${String(value)}`),
		...node
	].join(" ");
}
function pointOf({ parameters }, parameter, finding) {
	const value = parameters[parameter];
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
const axisWidth = 31;
const scalingLegend = "○ base, ● head, ◉ both, ┆ ideal";
function scalingLines({ name, parameter, metric, points }) {
	const all = points.flatMap(({ base, head, ideal }) => [
		base,
		head,
		ideal ?? base
	]);
	const range = {
		least: Math.min(...all),
		most: Math.max(...all)
	};
	const values = points.map(({ value }) => String(value));
	const width = Math.max(...values.map(({ length }) => length));
	const cell = (value) => padText(valueText(value, metric.unit), 9, "right");
	return [`${plainText(name)}: ${plainText(metric.label)} by ${plainText(parameter)}`, ...points.map((point, at) => [
		`  ${padText(values[at] ?? "", width, "right")}`,
		scalingAxis(point, range),
		cell(point.base),
		cell(point.head),
		...point.ideal === null ? [] : [`┆ ${valueText(point.ideal, metric.unit)}`]
	].join("  "))];
}
function scalingAxis({ base, head, ideal }, range) {
	const signs = Array.from({ length: axisWidth }, () => "·");
	const at = (value) => logColumn(value, range, axisWidth);
	if (ideal !== null) signs[at(ideal)] = "┆";
	signs[at(base)] = "○";
	signs[at(head)] = at(base) === at(head) ? "◉" : "●";
	return signs.join("");
}

// src/render/page/data/quantised.ts
const stepsInHalf = 16;
const stepsInAll = 64;
const alphabet = Array.from({ length: 92 }, (_, at) => String.fromCharCode(33 + at)).filter((sign) => sign !== "\"" && sign !== "\\").join("");
const middle$2 = alphabet.length / 2;
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
			const sign = alphabet[steps + middle$2];
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
const clientText = "(function(){async function e(e){let t=atob(e),n=new Uint8Array(t.length);for(let e=0;e<t.length;e+=1)n[e]=t.charCodeAt(e);let r=new Blob([n]).stream().pipeThrough(new DecompressionStream(`deflate-raw`));return new Response(r).text()}async function t(t){let r=e=>t.querySelector(`script[data-part=\"${e}\"]`)?.textContent??null,i=r(`run`);if(i===null)return null;let a=JSON.parse(await e(i)),o=/* @__PURE__ */ new Map,s=e=>{let t=o.get(e)??n(r(`chunk-${String(e)}`)??``);return o.set(e,t),t};return{page:a,detailOf:async e=>{let t=(await s(Math.floor(e/a.chunkRows)))[e%a.chunkRows];if(t===void 0)throw RangeError(`expected details of row ${String(e)}`);return t},resultText:async()=>{let t=r(`result`);return t===null?null:e(t)}}}async function n(t){return JSON.parse(await e(t))}function r(e){return`${e}%`}function i(e,t=2){return r(Number((e*100).toPrecision(t)))}let a=[[1,` s`],[.001,` ms`],[1e-6,` µs`],[1e-9,` ns`]],o=[[2**30,` GiB`],[2**20,` MiB`],[1024,` KiB`]],s=[[1e9,` G/s`],[1e6,` M/s`],[1e3,` k/s`],[1,` /s`]];function c(e,t){if(e===null||!Number.isFinite(e))return`–`;switch(t){case`s`:return v(e,a);case`B`:return Math.abs(e)<1023.5?`${e<=-.5?`−`:``}${C(String(Math.round(Math.abs(e))))} B`:v(e,o);case`per_s`:return v(e,s);case`count`:return x(y(e));case`ratio`:return r(b(y(e*100)))}}function l(e,t){let n=c(Math.abs(e),t);return e===0?n:`${e<0?`−`:`+`}${n}`}function u(e,t){return e!==null&&t!==null&&t-e<.002?2:1}function d(e,t=1){return r(ee(e,t))}function f(e,t=1){return r(S(Math.abs(e),t))}function p(e,t=1){return`±${f(e,t)}`}function m(e){return i(e,6)}function h(e,t){return e===null||t===null?`–`:r(g(e,t))}function g(e,t){if(e===null||t===null)return`–`;let n=u(e,t);return`${ee(e,n)} … ${ee(t,n)}`}function _(e,t,n=`${t}s`){return`${C(String(e))} ${e===1?t:n}`}function v(e,t){let n=Math.abs(e),r=t.find(([e])=>y(n/e)>=1),[i,a]=(n===0?t.find(e=>e[0]===1):r)??t.at(-1)??[1,``];return`${e<0?`−`:``}${b(y(n/i))}${a}`}function y(e){return Number(e.toPrecision(3))}function b(e,t=3){return e<0?`−`+b(-e,t):e>=10**(t-1)||e===0?C(String(Math.round(e))):e>=1?e.toPrecision(t):String(Number(e.toFixed(3)))}function x(e){return e<0?`−`+x(-e):e>=10?C(String(Math.round(e))):e>=1?String(Number(e.toPrecision(2))):b(e)}function S(e,t){let n=e*100;return Number.isFinite(n)?C(n.toFixed(n>=99.95?0:t)):`∞`}function ee(e,t){let n=S(Math.abs(e),t);return Number(n)===0?n:`${e<0?`−`:`+`}${n}`}function C(e){let t=e.indexOf(`.`),n=t<0?e:e.slice(0,t);return n.length<4?e:n.replaceAll(/\\B(?=(?:\\d{3})+$)/g,`,`)+(t<0?``:e.slice(t))}let te=/^[ -~]*$/,w=/[\\p{C}\\p{Zl}\\p{Zp}]/gu,ne=/(\\p{M}{2})\\p{M}+/gu;function re(e,t=80){return ae(ie(e),t)}function ie(e){return te.test(e)?e:e.toWellFormed().replaceAll(/\\p{Zs}/gu,` `).replaceAll(w,`�`).replaceAll(ne,`$1�`)}function ae(e,t){if(e.length<=t)return e;let n=Array.from(e);if(n.length<=t)return e;let r=Math.floor((t-1)*.4),i=t-1-r;return`${n.slice(0,i).join(``)}…${n.slice(n.length-r).join(``)}`}let oe={\"&\":`&amp;`,\"<\":`&lt;`,\">\":`&gt;`,'\"':`&quot;`,\"'\":`&#39;`};var se=class{markup;constructor(e){this.markup=e}toString(){return this.markup}};let T=new se(``);function E(e,...t){return new se(e.map((e,n)=>n===0?e:ce(t[n-1]??``)+e).join(``))}function ce(e){return e instanceof se?e.markup:typeof e==`number`?String(e):typeof e==`string`?le(e):e.map(ce).join(``)}function le(e){return re(e,1/0).replaceAll(/[&<>\"']/g,e=>oe[e]??``)}function ue(e,t){return e==null||t==null?NaN:e<t?-1:e>t?1:e>=t?0:NaN}function de(e,t){return e==null||t==null?NaN:t<e?-1:t>e?1:t>=e?0:NaN}function fe(e){let t,n,r;e.length===2?(t=e===ue||e===de?e:pe,n=e,r=e):(t=ue,n=(t,n)=>ue(e(t),n),r=(t,n)=>e(t)-n);function i(e,r,i=0,a=e.length){if(i<a){if(t(r,r)!==0)return a;do{let t=i+a>>>1;n(e[t],r)<0?i=t+1:a=t}while(i<a)}return i}function a(e,r,i=0,a=e.length){if(i<a){if(t(r,r)!==0)return a;do{let t=i+a>>>1;n(e[t],r)<=0?i=t+1:a=t}while(i<a)}return i}function o(e,t,n=0,a=e.length){let o=i(e,t,n,a-1);return o>n&&r(e[o-1],t)>-r(e[o],t)?o-1:o}return{left:i,center:o,right:a}}function pe(){return 0}function me(e){return e===null?NaN:+e}let he=fe(ue),ge=he.right;he.left,fe(me).center,Array.prototype.slice;let _e=Math.sqrt(50),ve=Math.sqrt(10),ye=Math.sqrt(2);function be(e,t,n){let r=(t-e)/Math.max(0,n),i=Math.floor(Math.log10(r)),a=r/10**i,o=a>=_e?10:a>=ve?5:a>=ye?2:1,s,c,l;return i<0?(l=10**-i/o,s=Math.round(e*l),c=Math.round(t*l),s/l<e&&++s,c/l>t&&--c,l=-l):(l=10**i*o,s=Math.round(e/l),c=Math.round(t/l),s*l<e&&++s,c*l>t&&--c),c<s&&.5<=n&&n<2?be(e,t,n*2):[s,c,l]}function xe(e,t,n){if(t=+t,e=+e,n=+n,!(n>0))return[];if(e===t)return[e];let r=t<e,[i,a,o]=r?be(t,e,n):be(e,t,n);if(!(a>=i))return[];let s=a-i+1,c=Array(s);if(r){if(o<0)for(let e=0;e<s;++e)c[e]=(a-e)/-o;else for(let e=0;e<s;++e)c[e]=(a-e)*o}else if(o<0)for(let e=0;e<s;++e)c[e]=(i+e)/-o;else for(let e=0;e<s;++e)c[e]=(i+e)*o;return c}function Se(e,t,n){return t=+t,e=+e,n=+n,be(e,t,n)[2]}function Ce(e,t,n){t=+t,e=+e,n=+n;let r=t<e,i=r?Se(t,e,n):Se(e,t,n);return(r?-1:1)*(i<0?1/-i:i)}function we(e,t){switch(arguments.length){case 0:break;case 1:this.range(e);break;default:this.range(t).domain(e)}return this}function D(e,t,n){e.prototype=t.prototype=n,n.constructor=e}function Te(e,t){var n=Object.create(e.prototype);for(var r in t)n[r]=t[r];return n}function O(){}var k=.7,A=1/k,j=`\\\\s*([+-]?\\\\d+)\\\\s*`,Ee=`\\\\s*([+-]?(?:\\\\d*\\\\.)?\\\\d+(?:[eE][+-]?\\\\d+)?)\\\\s*`,M=`\\\\s*([+-]?(?:\\\\d*\\\\.)?\\\\d+(?:[eE][+-]?\\\\d+)?)%\\\\s*`,De=/^#([0-9a-f]{3,8})$/,Oe=RegExp(`^rgb\\\\(${j},${j},${j}\\\\)$`),ke=RegExp(`^rgb\\\\(${M},${M},${M}\\\\)$`),Ae=RegExp(`^rgba\\\\(${j},${j},${j},${Ee}\\\\)$`),je=RegExp(`^rgba\\\\(${M},${M},${M},${Ee}\\\\)$`),Me=RegExp(`^hsl\\\\(${Ee},${M},${M}\\\\)$`),Ne=RegExp(`^hsla\\\\(${Ee},${M},${M},${Ee}\\\\)$`),Pe={aliceblue:15792383,antiquewhite:16444375,aqua:65535,aquamarine:8388564,azure:15794175,beige:16119260,bisque:16770244,black:0,blanchedalmond:16772045,blue:255,blueviolet:9055202,brown:10824234,burlywood:14596231,cadetblue:6266528,chartreuse:8388352,chocolate:13789470,coral:16744272,cornflowerblue:6591981,cornsilk:16775388,crimson:14423100,cyan:65535,darkblue:139,darkcyan:35723,darkgoldenrod:12092939,darkgray:11119017,darkgreen:25600,darkgrey:11119017,darkkhaki:12433259,darkmagenta:9109643,darkolivegreen:5597999,darkorange:16747520,darkorchid:10040012,darkred:9109504,darksalmon:15308410,darkseagreen:9419919,darkslateblue:4734347,darkslategray:3100495,darkslategrey:3100495,darkturquoise:52945,darkviolet:9699539,deeppink:16716947,deepskyblue:49151,dimgray:6908265,dimgrey:6908265,dodgerblue:2003199,firebrick:11674146,floralwhite:16775920,forestgreen:2263842,fuchsia:16711935,gainsboro:14474460,ghostwhite:16316671,gold:16766720,goldenrod:14329120,gray:8421504,green:32768,greenyellow:11403055,grey:8421504,honeydew:15794160,hotpink:16738740,indianred:13458524,indigo:4915330,ivory:16777200,khaki:15787660,lavender:15132410,lavenderblush:16773365,lawngreen:8190976,lemonchiffon:16775885,lightblue:11393254,lightcoral:15761536,lightcyan:14745599,lightgoldenrodyellow:16448210,lightgray:13882323,lightgreen:9498256,lightgrey:13882323,lightpink:16758465,lightsalmon:16752762,lightseagreen:2142890,lightskyblue:8900346,lightslategray:7833753,lightslategrey:7833753,lightsteelblue:11584734,lightyellow:16777184,lime:65280,limegreen:3329330,linen:16445670,magenta:16711935,maroon:8388608,mediumaquamarine:6737322,mediumblue:205,mediumorchid:12211667,mediumpurple:9662683,mediumseagreen:3978097,mediumslateblue:8087790,mediumspringgreen:64154,mediumturquoise:4772300,mediumvioletred:13047173,midnightblue:1644912,mintcream:16121850,mistyrose:16770273,moccasin:16770229,navajowhite:16768685,navy:128,oldlace:16643558,olive:8421376,olivedrab:7048739,orange:16753920,orangered:16729344,orchid:14315734,palegoldenrod:15657130,palegreen:10025880,paleturquoise:11529966,palevioletred:14381203,papayawhip:16773077,peachpuff:16767673,peru:13468991,pink:16761035,plum:14524637,powderblue:11591910,purple:8388736,rebeccapurple:6697881,red:16711680,rosybrown:12357519,royalblue:4286945,saddlebrown:9127187,salmon:16416882,sandybrown:16032864,seagreen:3050327,seashell:16774638,sienna:10506797,silver:12632256,skyblue:8900331,slateblue:6970061,slategray:7372944,slategrey:7372944,snow:16775930,springgreen:65407,steelblue:4620980,tan:13808780,teal:32896,thistle:14204888,tomato:16737095,turquoise:4251856,violet:15631086,wheat:16113331,white:16777215,whitesmoke:16119285,yellow:16776960,yellowgreen:10145074};D(O,N,{copy(e){return Object.assign(new this.constructor,this,e)},displayable(){return this.rgb().displayable()},hex:Fe,formatHex:Fe,formatHex8:Ie,formatHsl:Le,formatRgb:Re,toString:Re});function Fe(){return this.rgb().formatHex()}function Ie(){return this.rgb().formatHex8()}function Le(){return Je(this).formatHsl()}function Re(){return this.rgb().formatRgb()}function N(e){var t,n;return e=(e+``).trim().toLowerCase(),(t=De.exec(e))?(n=t[1].length,t=parseInt(t[1],16),n===6?ze(t):n===3?new P(t>>8&15|t>>4&240,t>>4&15|t&240,(t&15)<<4|t&15,1):n===8?Be(t>>24&255,t>>16&255,t>>8&255,(t&255)/255):n===4?Be(t>>12&15|t>>8&240,t>>8&15|t>>4&240,t>>4&15|t&240,((t&15)<<4|t&15)/255):null):(t=Oe.exec(e))?new P(t[1],t[2],t[3],1):(t=ke.exec(e))?new P(t[1]*255/100,t[2]*255/100,t[3]*255/100,1):(t=Ae.exec(e))?Be(t[1],t[2],t[3],t[4]):(t=je.exec(e))?Be(t[1]*255/100,t[2]*255/100,t[3]*255/100,t[4]):(t=Me.exec(e))?qe(t[1],t[2]/100,t[3]/100,1):(t=Ne.exec(e))?qe(t[1],t[2]/100,t[3]/100,t[4]):Pe.hasOwnProperty(e)?ze(Pe[e]):e===`transparent`?new P(NaN,NaN,NaN,0):null}function ze(e){return new P(e>>16&255,e>>8&255,e&255,1)}function Be(e,t,n,r){return r<=0&&(e=t=n=NaN),new P(e,t,n,r)}function Ve(e){return e instanceof O||(e=N(e)),e?(e=e.rgb(),new P(e.r,e.g,e.b,e.opacity)):new P}function He(e,t,n,r){return arguments.length===1?Ve(e):new P(e,t,n,r??1)}function P(e,t,n,r){this.r=+e,this.g=+t,this.b=+n,this.opacity=+r}D(P,He,Te(O,{brighter(e){return e=e==null?A:A**+e,new P(this.r*e,this.g*e,this.b*e,this.opacity)},darker(e){return e=e==null?k:k**+e,new P(this.r*e,this.g*e,this.b*e,this.opacity)},rgb(){return this},clamp(){return new P(F(this.r),F(this.g),F(this.b),Ke(this.opacity))},displayable(){return-.5<=this.r&&this.r<255.5&&-.5<=this.g&&this.g<255.5&&-.5<=this.b&&this.b<255.5&&0<=this.opacity&&this.opacity<=1},hex:Ue,formatHex:Ue,formatHex8:We,formatRgb:Ge,toString:Ge}));function Ue(){return`#${I(this.r)}${I(this.g)}${I(this.b)}`}function We(){return`#${I(this.r)}${I(this.g)}${I(this.b)}${I((isNaN(this.opacity)?1:this.opacity)*255)}`}function Ge(){let e=Ke(this.opacity);return`${e===1?`rgb(`:`rgba(`}${F(this.r)}, ${F(this.g)}, ${F(this.b)}${e===1?`)`:`, ${e})`}`}function Ke(e){return isNaN(e)?1:Math.max(0,Math.min(1,e))}function F(e){return Math.max(0,Math.min(255,Math.round(e)||0))}function I(e){return e=F(e),(e<16?`0`:``)+e.toString(16)}function qe(e,t,n,r){return r<=0?e=t=n=NaN:n<=0||n>=1?e=t=NaN:t<=0&&(e=NaN),new L(e,t,n,r)}function Je(e){if(e instanceof L)return new L(e.h,e.s,e.l,e.opacity);if(e instanceof O||(e=N(e)),!e)return new L;if(e instanceof L)return e;e=e.rgb();var t=e.r/255,n=e.g/255,r=e.b/255,i=Math.min(t,n,r),a=Math.max(t,n,r),o=NaN,s=a-i,c=(a+i)/2;return s?(o=t===a?(n-r)/s+(n<r)*6:n===a?(r-t)/s+2:(t-n)/s+4,s/=c<.5?a+i:2-a-i,o*=60):s=c>0&&c<1?0:o,new L(o,s,c,e.opacity)}function Ye(e,t,n,r){return arguments.length===1?Je(e):new L(e,t,n,r??1)}function L(e,t,n,r){this.h=+e,this.s=+t,this.l=+n,this.opacity=+r}D(L,Ye,Te(O,{brighter(e){return e=e==null?A:A**+e,new L(this.h,this.s,this.l*e,this.opacity)},darker(e){return e=e==null?k:k**+e,new L(this.h,this.s,this.l*e,this.opacity)},rgb(){var e=this.h%360+(this.h<0)*360,t=isNaN(e)||isNaN(this.s)?0:this.s,n=this.l,r=n+(n<.5?n:1-n)*t,i=2*n-r;return new P(Qe(e>=240?e-240:e+120,i,r),Qe(e,i,r),Qe(e<120?e+240:e-120,i,r),this.opacity)},clamp(){return new L(Xe(this.h),Ze(this.s),Ze(this.l),Ke(this.opacity))},displayable(){return(0<=this.s&&this.s<=1||isNaN(this.s))&&0<=this.l&&this.l<=1&&0<=this.opacity&&this.opacity<=1},formatHsl(){let e=Ke(this.opacity);return`${e===1?`hsl(`:`hsla(`}${Xe(this.h)}, ${Ze(this.s)*100}%, ${Ze(this.l)*100}%${e===1?`)`:`, ${e})`}`}}));function Xe(e){return e=(e||0)%360,e<0?e+360:e}function Ze(e){return Math.max(0,Math.min(1,e||0))}function Qe(e,t,n){return(e<60?t+(n-t)*e/60:e<180?n:e<240?t+(n-t)*(240-e)/60:t)*255}let $e=Math.PI/180,et=180/Math.PI,tt=.96422,nt=.82521,rt=4/29,it=6/29,at=3*it*it;function ot(e){if(e instanceof R)return new R(e.l,e.a,e.b,e.opacity);if(e instanceof z)return mt(e);e instanceof P||(e=Ve(e));var t=dt(e.r),n=dt(e.g),r=dt(e.b),i=ct((.2225045*t+.7168786*n+.0606169*r)/1),a,o;return t===n&&n===r?a=o=i:(a=ct((.4360747*t+.3850649*n+.1430804*r)/tt),o=ct((.0139322*t+.0971045*n+.7141733*r)/nt)),new R(116*i-16,500*(a-i),200*(i-o),e.opacity)}function st(e,t,n,r){return arguments.length===1?ot(e):new R(e,t,n,r??1)}function R(e,t,n,r){this.l=+e,this.a=+t,this.b=+n,this.opacity=+r}D(R,st,Te(O,{brighter(e){return new R(this.l+18*(e??1),this.a,this.b,this.opacity)},darker(e){return new R(this.l-18*(e??1),this.a,this.b,this.opacity)},rgb(){var e=(this.l+16)/116,t=isNaN(this.a)?e:e+this.a/500,n=isNaN(this.b)?e:e-this.b/200;return t=tt*lt(t),e=1*lt(e),n=nt*lt(n),new P(ut(3.1338561*t-1.6168667*e-.4906146*n),ut(-.9787684*t+1.9161415*e+.033454*n),ut(.0719453*t-.2289914*e+1.4052427*n),this.opacity)}}));function ct(e){return e>.008856451679035631?e**(1/3):e/at+rt}function lt(e){return e>it?e*e*e:at*(e-rt)}function ut(e){return 255*(e<=.0031308?12.92*e:1.055*e**(1/2.4)-.055)}function dt(e){return(e/=255)<=.04045?e/12.92:((e+.055)/1.055)**2.4}function ft(e){if(e instanceof z)return new z(e.h,e.c,e.l,e.opacity);if(e instanceof R||(e=ot(e)),e.a===0&&e.b===0)return new z(NaN,0<e.l&&e.l<100?0:NaN,e.l,e.opacity);var t=Math.atan2(e.b,e.a)*et;return new z(t<0?t+360:t,Math.sqrt(e.a*e.a+e.b*e.b),e.l,e.opacity)}function pt(e,t,n,r){return arguments.length===1?ft(e):new z(e,t,n,r??1)}function z(e,t,n,r){this.h=+e,this.c=+t,this.l=+n,this.opacity=+r}function mt(e){if(isNaN(e.h))return new R(e.l,0,0,e.opacity);var t=e.h*$e;return new R(e.l,Math.cos(t)*e.c,Math.sin(t)*e.c,e.opacity)}D(z,pt,Te(O,{brighter(e){return new z(this.h,this.c,this.l+18*(e??1),this.opacity)},darker(e){return new z(this.h,this.c,this.l-18*(e??1),this.opacity)},rgb(){return mt(this).rgb()}}));var ht=-.14861,gt=1.78277,_t=-.29227,vt=-.90649,B=1.97294,yt=B*vt,bt=B*gt,xt=gt*_t-vt*ht;function St(e){if(e instanceof V)return new V(e.h,e.s,e.l,e.opacity);e instanceof P||(e=Ve(e));var t=e.r/255,n=e.g/255,r=e.b/255,i=(xt*r+yt*t-bt*n)/(xt+yt-bt),a=r-i,o=(B*(n-i)-_t*a)/vt,s=Math.sqrt(o*o+a*a)/(B*i*(1-i)),c=s?Math.atan2(o,a)*et-120:NaN;return new V(c<0?c+360:c,s,i,e.opacity)}function Ct(e,t,n,r){return arguments.length===1?St(e):new V(e,t,n,r??1)}function V(e,t,n,r){this.h=+e,this.s=+t,this.l=+n,this.opacity=+r}D(V,Ct,Te(O,{brighter(e){return e=e==null?A:A**+e,new V(this.h,this.s,this.l*e,this.opacity)},darker(e){return e=e==null?k:k**+e,new V(this.h,this.s,this.l*e,this.opacity)},rgb(){var e=isNaN(this.h)?0:(this.h+120)*$e,t=+this.l,n=isNaN(this.s)?0:this.s*t*(1-t),r=Math.cos(e),i=Math.sin(e);return new P(255*(t+n*(ht*r+gt*i)),255*(t+n*(_t*r+vt*i)),255*(t+B*r*n),this.opacity)}}));var wt=e=>()=>e;function Tt(e,t){return function(n){return e+n*t}}function Et(e,t,n){return e**=+n,t=t**+n-e,n=1/n,function(r){return(e+r*t)**+n}}function Dt(e,t){var n=t-e;return n?Tt(e,n>180||n<-180?n-360*Math.round(n/360):n):wt(isNaN(e)?t:e)}function Ot(e){return(e=+e)==1?H:function(t,n){return n-t?Et(t,n,e):wt(isNaN(t)?n:t)}}function H(e,t){var n=t-e;return n?Tt(e,n):wt(isNaN(e)?t:e)}var kt=(function e(t){var n=Ot(t);function r(e,t){var r=n((e=He(e)).r,(t=He(t)).r),i=n(e.g,t.g),a=n(e.b,t.b),o=H(e.opacity,t.opacity);return function(t){return e.r=r(t),e.g=i(t),e.b=a(t),e.opacity=o(t),e+``}}return r.gamma=e,r})(1);function At(e,t){t||=[];var n=e?Math.min(t.length,e.length):0,r=t.slice(),i;return function(a){for(i=0;i<n;++i)r[i]=e[i]*(1-a)+t[i]*a;return r}}function jt(e){return ArrayBuffer.isView(e)&&!(e instanceof DataView)}function Mt(e,t){for(var n=t?t.length:0,r=e?Math.min(n,e.length):0,i=Array(r),a=Array(n),o=0;o<r;++o)i[o]=Vt(e[o],t[o]);for(;o<n;++o)a[o]=t[o];return function(e){for(o=0;o<r;++o)a[o]=i[o](e);return a}}function Nt(e,t){var n=/* @__PURE__ */ new Date;return e=+e,t=+t,function(r){return n.setTime(e*(1-r)+t*r),n}}function Pt(e,t){return e=+e,t=+t,function(n){return e*(1-n)+t*n}}function Ft(e,t){var n={},r={},i;for(i in typeof e==`object`&&e||(e={}),typeof t==`object`&&t||(t={}),t)i in e?n[i]=Vt(e[i],t[i]):r[i]=t[i];return function(e){for(i in n)r[i]=n[i](e);return r}}var It=/[-+]?(?:\\d+\\.?\\d*|\\.?\\d+)(?:[eE][-+]?\\d+)?/g,Lt=new RegExp(It.source,`g`);function Rt(e){return function(){return e}}function zt(e){return function(t){return e(t)+``}}function Bt(e,t){var n=It.lastIndex=Lt.lastIndex=0,r,i,a,o=-1,s=[],c=[];for(e+=``,t+=``;(r=It.exec(e))&&(i=Lt.exec(t));)(a=i.index)>n&&(a=t.slice(n,a),s[o]?s[o]+=a:s[++o]=a),(r=r[0])===(i=i[0])?s[o]?s[o]+=i:s[++o]=i:(s[++o]=null,c.push({i:o,x:Pt(r,i)})),n=Lt.lastIndex;return n<t.length&&(a=t.slice(n),s[o]?s[o]+=a:s[++o]=a),s.length<2?c[0]?zt(c[0].x):Rt(t):(t=c.length,function(e){for(var n=0,r;n<t;++n)s[(r=c[n]).i]=r.x(e);return s.join(``)})}function Vt(e,t){var n=typeof t,r;return t==null||n===`boolean`?wt(t):(n===`number`?Pt:n===`string`?(r=N(t))?(t=r,kt):Bt:t instanceof N?kt:t instanceof Date?Nt:jt(t)?At:Array.isArray(t)?Mt:typeof t.valueOf!=`function`&&typeof t.toString!=`function`||isNaN(t)?Ft:Pt)(e,t)}function Ht(e,t){return e=+e,t=+t,function(n){return Math.round(e*(1-n)+t*n)}}var Ut=1e-12;function Wt(e){return((e=Math.exp(e))+1/e)/2}function Gt(e){return((e=Math.exp(e))-1/e)/2}function Kt(e){return((e=Math.exp(2*e))-1)/(e+1)}(function e(t,n,r){function i(e,i){var a=e[0],o=e[1],s=e[2],c=i[0],l=i[1],u=i[2],d=c-a,f=l-o,p=d*d+f*f,m,h;if(p<Ut)h=Math.log(u/s)/t,m=function(e){return[a+e*d,o+e*f,s*Math.exp(t*e*h)]};else{var g=Math.sqrt(p),_=(u*u-s*s+r*p)/(2*s*n*g),v=(u*u-s*s-r*p)/(2*u*n*g),y=Math.log(Math.sqrt(_*_+1)-_);h=(Math.log(Math.sqrt(v*v+1)-v)-y)/t,m=function(e){var r=e*h,i=Wt(y),c=s/(n*g)*(i*Kt(t*r+y)-Gt(y));return[a+c*d,o+c*f,s*i/Wt(t*r+y)]}}return m.duration=Math.abs(h)*1e3*t/Math.SQRT2,m}return i.rho=function(t){var n=Math.max(.001,+t),r=n*n;return e(n,r,r*r)},i})(Math.SQRT2,2,4);function qt(e){return(function t(n){n=+n;function r(t,r){var i=e((t=Ct(t)).h,(r=Ct(r)).h),a=H(t.s,r.s),o=H(t.l,r.l),s=H(t.opacity,r.opacity);return function(e){return t.h=i(e),t.s=a(e),t.l=o(e**+n),t.opacity=s(e),t+``}}return r.gamma=t,r})(1)}qt(Dt),qt(H);function Jt(e){return function(){return e}}function Yt(e){return+e}var Xt=[0,1];function U(e){return e}function Zt(e,t){return(t-=e=+e)?function(n){return(n-e)/t}:Jt(isNaN(t)?NaN:.5)}function Qt(e,t){var n;return e>t&&(n=e,e=t,t=n),function(n){return Math.max(e,Math.min(t,n))}}function $t(e,t,n){var r=e[0],i=e[1],a=t[0],o=t[1];return i<r?(r=Zt(i,r),a=n(o,a)):(r=Zt(r,i),a=n(a,o)),function(e){return a(r(e))}}function en(e,t,n){var r=Math.min(e.length,t.length)-1,i=Array(r),a=Array(r),o=-1;for(e[r]<e[0]&&(e=e.slice().reverse(),t=t.slice().reverse());++o<r;)i[o]=Zt(e[o],e[o+1]),a[o]=n(t[o],t[o+1]);return function(t){var n=ge(e,t,1,r)-1;return a[n](i[n](t))}}function tn(e,t){return t.domain(e.domain()).range(e.range()).interpolate(e.interpolate()).clamp(e.clamp()).unknown(e.unknown())}function nn(){var e=Xt,t=Xt,n=Vt,r,i,a,o=U,s,c,l;function u(){var n=Math.min(e.length,t.length);return o!==U&&(o=Qt(e[0],e[n-1])),s=n>2?en:$t,c=l=null,d}function d(i){return i==null||isNaN(i=+i)?a:(c||=s(e.map(r),t,n))(r(o(i)))}return d.invert=function(n){return o(i((l||=s(t,e.map(r),Pt))(n)))},d.domain=function(t){return arguments.length?(e=Array.from(t,Yt),u()):e.slice()},d.range=function(e){return arguments.length?(t=Array.from(e),u()):t.slice()},d.rangeRound=function(e){return t=Array.from(e),n=Ht,u()},d.clamp=function(e){return arguments.length?(o=e?!0:U,u()):o!==U},d.interpolate=function(e){return arguments.length?(n=e,u()):n},d.unknown=function(e){return arguments.length?(a=e,d):a},function(e,t){return r=e,i=t,u()}}function rn(){return nn()(U,U)}function an(e){return Math.abs(e=Math.round(e))>=1e21?e.toLocaleString(`en`).replace(/,/g,``):e.toString(10)}function on(e,t){if(!isFinite(e)||e===0)return null;var n=(e=t?e.toExponential(t-1):e.toExponential()).indexOf(`e`),r=e.slice(0,n);return[r.length>1?r[0]+r.slice(2):r,+e.slice(n+1)]}function W(e){return e=on(Math.abs(e)),e?e[1]:NaN}function sn(e,t){return function(n,r){for(var i=n.length,a=[],o=0,s=e[0],c=0;i>0&&s>0&&(c+s+1>r&&(s=Math.max(1,r-c)),a.push(n.substring(i-=s,i+s)),!((c+=s+1)>r));)s=e[o=(o+1)%e.length];return a.reverse().join(t)}}function cn(e){return function(t){return t.replace(/[0-9]/g,function(t){return e[+t]})}}var ln=/^(?:(.)?([<>=^]))?([+\\-( ])?([$#])?(0)?(\\d+)?(,)?(\\.\\d+)?(~)?([a-z%])?$/i;function un(e){if(!(t=ln.exec(e)))throw Error(`invalid format: `+e);var t;return new dn({fill:t[1],align:t[2],sign:t[3],symbol:t[4],zero:t[5],width:t[6],comma:t[7],precision:t[8]&&t[8].slice(1),trim:t[9],type:t[10]})}un.prototype=dn.prototype;function dn(e){this.fill=e.fill===void 0?` `:e.fill+``,this.align=e.align===void 0?`>`:e.align+``,this.sign=e.sign===void 0?`-`:e.sign+``,this.symbol=e.symbol===void 0?``:e.symbol+``,this.zero=!!e.zero,this.width=e.width===void 0?void 0:+e.width,this.comma=!!e.comma,this.precision=e.precision===void 0?void 0:+e.precision,this.trim=!!e.trim,this.type=e.type===void 0?``:e.type+``}dn.prototype.toString=function(){return this.fill+this.align+this.sign+this.symbol+(this.zero?`0`:``)+(this.width===void 0?``:Math.max(1,this.width|0))+(this.comma?`,`:``)+(this.precision===void 0?``:`.`+Math.max(0,this.precision|0))+(this.trim?`~`:``)+this.type};function fn(e){out:for(var t=e.length,n=1,r=-1,i;n<t;++n)switch(e[n]){case`.`:r=i=n;break;case`0`:r===0&&(r=n),i=n;break;default:if(!+e[n])break out;r>0&&(r=0)}return r>0?e.slice(0,r)+e.slice(i+1):e}var pn;function mn(e,t){var n=on(e,t);if(!n)return pn=void 0,e.toPrecision(t);var r=n[0],i=n[1],a=i-(pn=Math.max(-8,Math.min(8,Math.floor(i/3)))*3)+1,o=r.length;return a===o?r:a>o?r+Array(a-o+1).join(`0`):a>0?r.slice(0,a)+`.`+r.slice(a):`0.`+Array(1-a).join(`0`)+on(e,Math.max(0,t+a-1))[0]}function hn(e,t){var n=on(e,t);if(!n)return e+``;var r=n[0],i=n[1];return i<0?`0.`+Array(-i).join(`0`)+r:r.length>i+1?r.slice(0,i+1)+`.`+r.slice(i+1):r+Array(i-r.length+2).join(`0`)}var gn={\"%\":(e,t)=>(e*100).toFixed(t),b:e=>Math.round(e).toString(2),c:e=>e+``,d:an,e:(e,t)=>e.toExponential(t),f:(e,t)=>e.toFixed(t),g:(e,t)=>e.toPrecision(t),o:e=>Math.round(e).toString(8),p:(e,t)=>hn(e*100,t),r:hn,s:mn,X:e=>Math.round(e).toString(16).toUpperCase(),x:e=>Math.round(e).toString(16)};function _n(e){return e}var vn=Array.prototype.map,yn=[`y`,`z`,`a`,`f`,`p`,`n`,`µ`,`m`,``,`k`,`M`,`G`,`T`,`P`,`E`,`Z`,`Y`];function bn(e){var t=e.grouping===void 0||e.thousands===void 0?_n:sn(vn.call(e.grouping,Number),e.thousands+``),n=e.currency===void 0?``:e.currency[0]+``,r=e.currency===void 0?``:e.currency[1]+``,i=e.decimal===void 0?`.`:e.decimal+``,a=e.numerals===void 0?_n:cn(vn.call(e.numerals,String)),o=e.percent===void 0?`%`:e.percent+``,s=e.minus===void 0?`−`:e.minus+``,c=e.nan===void 0?`NaN`:e.nan+``;function l(e,l){e=un(e);var u=e.fill,d=e.align,f=e.sign,p=e.symbol,m=e.zero,h=e.width,g=e.comma,_=e.precision,v=e.trim,y=e.type;y===`n`?(g=!0,y=`g`):gn[y]||(_===void 0&&(_=12),v=!0,y=`g`),(m||u===`0`&&d===`=`)&&(m=!0,u=`0`,d=`=`);var b=(l&&l.prefix!==void 0?l.prefix:``)+(p===`$`?n:p===`#`&&/[boxX]/.test(y)?`0`+y.toLowerCase():``),x=(p===`$`?r:/[%p]/.test(y)?o:``)+(l&&l.suffix!==void 0?l.suffix:``),S=gn[y],ee=/[defgprs%]/.test(y);_=_===void 0?6:/[gprs]/.test(y)?Math.max(1,Math.min(21,_)):Math.max(0,Math.min(20,_));function C(e){var n=b,r=x,o,l,p;if(y===`c`)r=S(e)+r,e=``;else{e=+e;var C=e<0||1/e<0;if(e=isNaN(e)?c:S(Math.abs(e),_),v&&(e=fn(e)),C&&+e==0&&f!==`+`&&(C=!1),n=(C?f===`(`?f:s:f===`-`||f===`(`?``:f)+n,r=(y===`s`&&!isNaN(e)&&pn!==void 0?yn[8+pn/3]:``)+r+(C&&f===`(`?`)`:``),ee){for(o=-1,l=e.length;++o<l;)if(p=e.charCodeAt(o),48>p||p>57){r=(p===46?i+e.slice(o+1):e.slice(o))+r,e=e.slice(0,o);break}}}g&&!m&&(e=t(e,1/0));var te=n.length+e.length+r.length,w=te<h?Array(h-te+1).join(u):``;switch(g&&m&&(e=t(w+e,w.length?h-r.length:1/0),w=``),d){case`<`:e=n+e+r+w;break;case`=`:e=n+w+e+r;break;case`^`:e=w.slice(0,te=w.length>>1)+n+e+r+w.slice(te);break;default:e=w+n+e+r}return a(e)}return C.toString=function(){return e+``},C}function u(e,t){var n=Math.max(-8,Math.min(8,Math.floor(W(t)/3)))*3,r=10**-n,i=l((e=un(e),e.type=`f`,e),{suffix:yn[8+n/3]});return function(e){return i(r*e)}}return{format:l,formatPrefix:u}}var xn,Sn,Cn;wn({thousands:`,`,grouping:[3],currency:[`$`,``]});function wn(e){return xn=bn(e),Sn=xn.format,Cn=xn.formatPrefix,xn}function Tn(e){return Math.max(0,-W(Math.abs(e)))}function En(e,t){return Math.max(0,Math.max(-8,Math.min(8,Math.floor(W(t)/3)))*3-W(Math.abs(e)))}function Dn(e,t){return e=Math.abs(e),t=Math.abs(t)-e,Math.max(0,W(t)-W(e))+1}function On(e,t,n,r){var i=Ce(e,t,n),a;switch(r=un(r??`,f`),r.type){case`s`:var o=Math.max(Math.abs(e),Math.abs(t));return r.precision==null&&!isNaN(a=En(i,o))&&(r.precision=a),Cn(r,o);case``:case`e`:case`g`:case`p`:case`r`:r.precision==null&&!isNaN(a=Dn(i,Math.max(Math.abs(e),Math.abs(t))))&&(r.precision=a-(r.type===`e`));break;case`f`:case`%`:r.precision==null&&!isNaN(a=Tn(i))&&(r.precision=a-(r.type===`%`)*2)}return Sn(r)}function kn(e){var t=e.domain;return e.ticks=function(e){var n=t();return xe(n[0],n[n.length-1],e??10)},e.tickFormat=function(e,n){var r=t();return On(r[0],r[r.length-1],e??10,n)},e.nice=function(n){n??=10;var r=t(),i=0,a=r.length-1,o=r[i],s=r[a],c,l,u=10;for(s<o&&(l=o,o=s,s=l,l=i,i=a,a=l);u-->0;){if(l=Se(o,s,n),l===c)return r[i]=o,r[a]=s,t(r);if(l>0)o=Math.floor(o/l)*l,s=Math.ceil(s/l)*l;else if(l<0)o=Math.ceil(o*l)/l,s=Math.floor(s*l)/l;else break;c=l}return e},e}function G(){var e=rn();return e.copy=function(){return tn(e,G())},we.apply(e,arguments),kn(e)}function An(e,t){e=e.slice();var n=0,r=e.length-1,i=e[n],a=e[r],o;return a<i&&(o=n,n=r,r=o,o=i,i=a,a=o),e[n]=t.floor(i),e[r]=t.ceil(a),e}function jn(e){return Math.log(e)}function Mn(e){return Math.exp(e)}function Nn(e){return-Math.log(-e)}function Pn(e){return-Math.exp(-e)}function Fn(e){return isFinite(e)?+(`1e`+e):e<0?0:e}function In(e){return e===10?Fn:e===Math.E?Math.exp:t=>e**+t}function Ln(e){return e===Math.E?Math.log:e===10&&Math.log10||e===2&&Math.log2||(e=Math.log(e),t=>Math.log(t)/e)}function Rn(e){return(t,n)=>-e(-t,n)}function zn(e){let t=e(jn,Mn),n=t.domain,r=10,i,a;function o(){return i=Ln(r),a=In(r),n()[0]<0?(i=Rn(i),a=Rn(a),e(Nn,Pn)):e(jn,Mn),t}return t.base=function(e){return arguments.length?(r=+e,o()):r},t.domain=function(e){return arguments.length?(n(e),o()):n()},t.ticks=e=>{let t=n(),o=t[0],s=t[t.length-1],c=s<o;c&&([o,s]=[s,o]);let l=i(o),u=i(s),d,f,p=e==null?10:+e,m=[];if(!(r%1)&&u-l<p){if(l=Math.floor(l),u=Math.ceil(u),o>0){for(;l<=u;++l)for(d=1;d<r;++d)if(f=l<0?d/a(-l):d*a(l),!(f<o)){if(f>s)break;m.push(f)}}else for(;l<=u;++l)for(d=r-1;d>=1;--d)if(f=l>0?d/a(-l):d*a(l),!(f<o)){if(f>s)break;m.push(f)}m.length*2<p&&(m=xe(o,s,p))}else m=xe(l,u,Math.min(u-l,p)).map(a);return c?m.reverse():m},t.tickFormat=(e,n)=>{if(e??=10,n??=r===10?`s`:`,`,typeof n!=`function`&&(!(r%1)&&(n=un(n)).precision==null&&(n.trim=!0),n=Sn(n)),e===1/0)return n;let o=Math.max(1,r*e/t.ticks().length);return e=>{let t=e/a(Math.round(i(e)));return t*r<r-.5&&(t*=r),t<=o?n(e):``}},t.nice=()=>n(An(n(),{floor:e=>a(Math.floor(i(e))),ceil:e=>a(Math.ceil(i(e)))})),t}function Bn(){let e=zn(nn()).domain([1,10]);return e.copy=()=>tn(e,Bn()).base(e.base()),we.apply(e,arguments),e}function K(e,t,n){return E`<svg viewBox=\"0 0 ${e.width} ${e.height}\" width=\"${e.width}\" height=\"${e.height}\" role=\"img\" aria-label=\"${t}\">${n}</svg>`}function q(e){return String(Math.round(e*10)/10)}function Vn(e,t,n){return e.ticks(t).map(e=>({value:e,text:n(e)}))}function Hn(e,t){let n=e.ticks(t),r=Math.abs((n[1]??1)-(n[0]??0));return n.map(e=>({value:e,text:d(e,r<.001?2:1).replace(`.0 `,` `)}))}function Un({left:e,right:t,top:n,bottom:r,width:i,height:a},o,s){let c=a-r;return E`<g class=\"ax\">${Gn(s,e=>({at:o(e.value),room:e.text.length*6.2+12})).map(({value:r,text:a})=>{let s=q(Math.min(i-t,Math.max(e,o(r))));return E`<path class=\"g\" d=\"M${s} ${n}V${c}\" /><text x=\"${s}\" y=\"${c+15}\" text-anchor=\"middle\">${a}</text>`})}</g>`}function Wn({left:e,right:t,width:n},r,i){return E`<g class=\"ax\">${Gn(i,e=>({at:r(e.value),room:20})).map(({value:i,text:a})=>{let o=q(r(i));return E`<path class=\"g\" d=\"M${e} ${o}H${n-t}\" /><text x=\"${e-6}\" y=\"${o}\" dy=\".32em\" text-anchor=\"end\">${a}</text>`})}</g>`}function J(e,t,n=``){return t===T?T:E`<figure><figcaption>${e}</figcaption>${t}${n===``?T:E`<p class=\"note\">${n}</p>`}</figure>`}function Gn(e,t){let n=[],r=null;for(let i of e){let e=t(i);r!==null&&Math.abs(e.at-r.at)<(e.room+r.room)/2||(n.push(i),r=e)}return n}function Kn(e){return G([-e,e],[8,232]).clamp(!0)}function qn({change:e,low:t,high:n,floor:r,threshold:i},a){let o=Kn(a);return E`<svg class=\"fo\" viewBox=\"0 0 ${240} ${22}\" aria-hidden=\"true\">${[i===null?T:E`<path class=\"th\" d=\"M${q(o(1/(1+i)-1))} 2V${20}H${q(o(i))}V2Z\"/>`,r===null?T:E`<path class=\"fl\" d=\"M${q(o(-r))} ${19.5}H${q(o(r))}\" />`,E`<path class=\"zero\" d=\"M${120} 0V${22}\" />`,t===null||n===null?T:Jn(t,n,a,o),e===null||Math.abs(e)>a?T:E`<circle class=\"pt\" cx=\"${q(o(e))}\" cy=\"${11}\" r=\"3.6\" />`]}</svg>`}function Jn(e,t,n,r){let i=q(e>n?r(n)-16:r(e)),a=t<-n?q(r(-n)+16):q(r(t));return E`<path class=\"ci\" d=\"M${i} ${11}H${a}${e<-n?`M${i} 11l6 -5m-6 5l6 5`:e>n?``:`M${i} 7v8`}${t>n?`M${a} 11l-6 -5m6 5l-6 5`:t<-n?``:`M${a} 7v8`}\" />`}let Yn=[{key:`verdict`,title:`Verdict`,style:`c-v`,cell:tr},{key:`name`,title:`Benchmark`,style:`c-n`,cell:Qn},{key:`forest`,title:`95% CI`,style:`c-f`,cell:(e,{range:t})=>qn(e,t)},{key:`change`,title:`Change`,style:`c-c num`,cell:$n},{key:`width`,title:`CI, %`,style:`c-i num`,cell:({low:e,high:t})=>g(e,t)},{key:`base`,title:`Base`,style:`c-b num`,cell:e=>c(e.base,e.unit)},{key:`head`,title:`Head`,style:`c-h num`,cell:e=>c(e.head,e.unit)},{key:`floor`,title:`Floor`,style:`c-l num`,cell:er}],Xn=Yn.length;function Zn(e,t){let n=Yn.map(({style:n,cell:r})=>E`<td role=\"cell\" class=\"${n}\">${r(e,t)}</td>`);return E`<tr role=\"row\" class=\"row\" data-at=\"${t.at}\" data-v=\"${e.verdict}\">${n}</tr>`}function Qn(e,{at:t,run:n}){return E`<button type=\"button\" class=\"open\" id=\"r${n}-${t}\" aria-expanded=\"false\"><span class=\"name\">${rr(e.name)}</span>${e.node===null?T:E` <span class=\"node\">Node ${e.node}</span>`}</button>${nr(e)}`}function $n({change:e,low:t,high:n}){return e===null?`–`:d(e,u(t,n))}function er({floor:e}){return e===null?`–`:p(e)}function tr({verdict:e,word:t}){return E`<span class=\"chip v-${e}\">${t}</span>`}function nr({metric:e,others:t,warnings:n,beyond:r,accepted:i}){let a=[e===null?T:E`<span>${e}</span>`,r?E`<span class=\"fails\">fails the check</span>`:T,i?E`<span>accepted</span>`:T,t===``?T:E`<span>${t}</span>`,n===0?T:E`<span class=\"warned\">${_(n,`warning`)}</span>`].filter(e=>e!==T);return a.length===0?T:E`<div class=\"notes\">${a}</div>`}function rr(e){return e.trim()===``?`(blank)`:e}function Y(e){return function(){return e}}let ir=Math.PI,ar=2*ir,X=1e-6,or=ar-X;function sr(e){this._+=e[0];for(let t=1,n=e.length;t<n;++t)this._+=arguments[t]+e[t]}function cr(e){let t=Math.floor(e);if(!(t>=0))throw Error(`invalid digits: ${e}`);if(t>15)return sr;let n=10**t;return function(e){this._+=e[0];for(let t=1,r=e.length;t<r;++t)this._+=Math.round(arguments[t]*n)/n+e[t]}}function lr(e,t,n,r){return e===n&&t===r}function ur(e){let t=Math.floor(e);if(!(t<=15))return lr;let n=10**t,r=function(e){return Math.round(e*n)};return function(e,t,n,i){return r(e)===r(n)&&r(t)===r(i)}}var dr=class{constructor(e){this._x0=this._y0=this._x1=this._y1=null,this._=``,this._append=e==null?sr:cr(e),this._equal=e==null?lr:ur(e)}moveTo(e,t){this._append`M${this._x0=this._x1=+e},${this._y0=this._y1=+t}`}closePath(){this._x1!==null&&(this._x1=this._x0,this._y1=this._y0,this._append`Z`)}lineTo(e,t){this._append`L${this._x1=+e},${this._y1=+t}`}quadraticCurveTo(e,t,n,r){this._append`Q${+e},${+t},${this._x1=+n},${this._y1=+r}`}bezierCurveTo(e,t,n,r,i,a){this._append`C${+e},${+t},${+n},${+r},${this._x1=+i},${this._y1=+a}`}arcTo(e,t,n,r,i){if(e=+e,t=+t,n=+n,r=+r,i=+i,i<0)throw Error(`negative radius: ${i}`);let a=this._x1,o=this._y1,s=n-e,c=r-t,l=a-e,u=o-t,d=l*l+u*u;if(this._x1===null)this._append`M${this._x1=e},${this._y1=t}`;else if(d>X){if(!(Math.abs(u*s-c*l)>X)||!i)this._append`L${this._x1=e},${this._y1=t}`;else{let f=n-a,p=r-o,m=s*s+c*c,h=f*f+p*p,g=Math.sqrt(m),_=Math.sqrt(d),v=i*Math.tan((ir-Math.acos((m+d-h)/(2*g*_)))/2),y=v/_,b=v/g;Math.abs(y-1)>X&&this._append`L${e+y*l},${t+y*u}`,this._append`A${i},${i},0,0,${+(u*f>l*p)},${this._x1=e+b*s},${this._y1=t+b*c}`}}}arc(e,t,n,r,i,a){if(e=+e,t=+t,n=+n,a=!!a,n<0)throw Error(`negative radius: ${n}`);let o=n*Math.cos(r),s=n*Math.sin(r),c=e+o,l=t+s,u=1^a,d=a?r-i:i-r;if(this._x1===null?this._append`M${c},${l}`:(Math.abs(this._x1-c)>X||Math.abs(this._y1-l)>X)&&this._append`L${c},${l}`,n){if(d<0&&(d=d%ar+ar),d>or)this._append`A${n},${n},0,1,${u},${e-o},${t-s}A${n},${n},0,1,${u},${this._x1=c},${this._y1=l}`;else if(d>X){let a=e+n*Math.cos(i),o=t+n*Math.sin(i);if(d>=ir&&this._equal(c,l,a,o)){d/=2;let i=r+d;this._append`A${n},${n},0,${+(d>=ir)},${u},${e+n*Math.cos(i)},${t+n*Math.sin(i)}`}this._append`A${n},${n},0,${+(d>=ir)},${u},${this._x1=a},${this._y1=o}`}}}rect(e,t,n,r){this._append`M${this._x0=this._x1=+e},${this._y0=this._y1=+t}h${n=+n}v${+r}h${-n}Z`}toString(){return this._}};dr.prototype;function fr(e){let t=3;return e.digits=function(n){if(!arguments.length)return t;if(n==null)t=null;else{let e=Math.floor(n);if(!(e>=0))throw RangeError(`invalid digits: ${n}`);t=e}return e},()=>new dr(t)}Array.prototype.slice;function pr(e){return typeof e==`object`&&`length`in e?e:Array.from(e)}function mr(e){this._context=e}mr.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._point=0},lineEnd:function(){(this._line||this._line!==0&&this._point===1)&&this._context.closePath(),this._line=1-this._line},point:function(e,t){switch(e=+e,t=+t,this._point){case 0:this._point=1,this._line?this._context.lineTo(e,t):this._context.moveTo(e,t);break;case 1:this._point=2;default:this._context.lineTo(e,t)}}};function hr(e){return new mr(e)}function gr(e){return e[0]}function _r(e){return e[1]}function vr(e,t){var n=Y(!0),r=null,i=hr,a=null,o=fr(s);e=typeof e==`function`?e:e===void 0?gr:Y(e),t=typeof t==`function`?t:t===void 0?_r:Y(t);function s(s){var c,l=(s=pr(s)).length,u,d=!1,f;for(r??(a=i(f=o())),c=0;c<=l;++c)!(c<l&&n(u=s[c],c,s))===d&&((d=!d)?a.lineStart():a.lineEnd()),d&&a.point(+e(u,c,s),+t(u,c,s));if(f)return a=null,f+``||null}return s.x=function(t){return arguments.length?(e=typeof t==`function`?t:Y(+t),s):e},s.y=function(e){return arguments.length?(t=typeof e==`function`?e:Y(+e),s):t},s.defined=function(e){return arguments.length?(n=typeof e==`function`?e:Y(!!e),s):n},s.curve=function(e){return arguments.length?(i=e,r!=null&&(a=i(r)),s):i},s.context=function(e){return arguments.length?(e==null?r=a=null:a=i(r=e),s):r},s}function yr(e,t,n){var r=null,i=Y(!0),a=null,o=hr,s=null,c=fr(l);e=typeof e==`function`?e:e===void 0?gr:Y(+e),t=typeof t==`function`?t:Y(t===void 0?0:+t),n=typeof n==`function`?n:n===void 0?_r:Y(+n);function l(l){var u,d,f,p=(l=pr(l)).length,m,h=!1,g,_=Array(p),v=Array(p);for(a??(s=o(g=c())),u=0;u<=p;++u){if(!(u<p&&i(m=l[u],u,l))===h){if(h=!h)d=u,s.areaStart(),s.lineStart();else{for(s.lineEnd(),s.lineStart(),f=u-1;f>=d;--f)s.point(_[f],v[f]);s.lineEnd(),s.areaEnd()}}h&&(_[u]=+e(m,u,l),v[u]=+t(m,u,l),s.point(r?+r(m,u,l):_[u],n?+n(m,u,l):v[u]))}if(g)return s=null,g+``||null}function u(){return vr().defined(i).curve(o).context(a)}return l.x=function(t){return arguments.length?(e=typeof t==`function`?t:Y(+t),r=null,l):e},l.x0=function(t){return arguments.length?(e=typeof t==`function`?t:Y(+t),l):e},l.x1=function(e){return arguments.length?(r=e==null?null:typeof e==`function`?e:Y(+e),l):r},l.y=function(e){return arguments.length?(t=typeof e==`function`?e:Y(+e),n=null,l):t},l.y0=function(e){return arguments.length?(t=typeof e==`function`?e:Y(+e),l):t},l.y1=function(e){return arguments.length?(n=e==null?null:typeof e==`function`?e:Y(+e),l):n},l.lineX0=l.lineY0=function(){return u().x(e).y(t)},l.lineY1=function(){return u().x(e).y(n)},l.lineX1=function(){return u().x(r).y(t)},l.defined=function(e){return arguments.length?(i=typeof e==`function`?e:Y(!!e),l):i},l.curve=function(e){return arguments.length?(o=e,a!=null&&(s=o(a)),l):o},l.context=function(e){return arguments.length?(e==null?a=s=null:s=o(a=e),l):a},l}function br(e,t,n){let r=e.filter(({least:e})=>e>0);if(r.length===0)return T;let i=r.reduce((e,{label:t})=>Math.max(e,t.length),0),a={width:n,height:r.length*22+34,left:Math.min(n*.4,i*7+16),right:16,top:6,bottom:28},o=Math.min(...r.map(e=>e.least)),s=Math.max(...r.map(e=>e.most)),c=Bn([o*.97,s*1.03],[a.left,n-a.right]),l=Math.max(6,Math.floor(a.left/7));return K(a,`Candlesticks: ${r.map(({label:e,mean:n})=>`${e} mean ${t(n)}`).join(`, `)}`.slice(0,400),E`${Un(a,c,Vn(c,Math.max(2,Math.floor(n/130)),t))}${r.map((e,t)=>{let n=a.top+22*(t+.5),r=e.side.slice(0,1),i=e.label.length>l?`${e.label.slice(0,l-1)}…`:e.label;return E`<text class=\"cap\" x=\"${a.left-8}\" y=\"${q(n)}\" dy=\".32em\" text-anchor=\"end\">${i}</text><path class=\"ln ${r}\" d=\"M${q(c(e.least))} ${q(n)}H${q(c(e.most))}\" /><rect class=\"box ${r}\" x=\"${q(c(e.lower))}\" y=\"${q(n-6)}\" width=\"${q(Math.max(1,c(e.upper)-c(e.lower)))}\" height=\"12\" rx=\"2\"/><circle class=\"mean\" cx=\"${q(c(e.mean))}\" cy=\"${q(n)}\" r=\"2.6\" />`})}`)}function xr(e,[t,n]){let r=Sr(e);if(r<=0||n<=t)return[];let i=Array.from({length:72},(i,a)=>{let o=t+(n-t)*a/71;return[o,e.reduce((e,t)=>e+Math.exp(-(((o-t)/r)**2)/2),0)]}),a=i.reduce((e,[,t])=>Math.max(e,t),0);return i.map(([e,t])=>[e,t/a])}function Sr(e){let t=e.length,n=e.reduce((e,t)=>e+t,0)/t,r=Math.sqrt(e.reduce((e,t)=>e+(t-n)**2,0)/Math.max(1,t-1)),i=(Z(e,.75)-Z(e,.25))/1.34;return .9*(i>0?Math.min(r,i):r)*t**-.2}function Z(e,t){let n=(e.length-1)*t,r=e[Math.floor(n)]??NaN;return r+((e[Math.ceil(n)]??r)-r)*(n-Math.floor(n))}function Cr(e,t){let n=0;return Array.from(e.kinds).flatMap((r,i)=>{let a=t[i]??null;return!`wpd`.includes(r)||a===null?[]:(r===`p`&&(n+=1),[{kind:r,coin:e.coins[i]??``,change:Math.expm1(a),layout:e.layouts[i]??null,number:n}])})}function wr(e,{metric:t,looks:n,width:r}){let i=e.filter(({kind:e})=>e===`p`),a=i.length;if(a===0)return T;let o={width:r,height:220,left:58,right:10,top:20,bottom:40},s=G([0,a+1],[o.left,r-o.right]),[c,l]=kr(i.map(({change:e})=>e),t),u=G([c,l],[220-o.bottom,o.top]).nice(5),[f=c,p=l]=u.domain(),m=u.copy().clamp(!0),h=n.filter(e=>e<=a),{low:g,high:_,change:v,threshold:y}=t;return K(o,`${String(a)} pairs of ${t.label} in run order, from ${d(c)} to ${d(l)}`,E`${Wn(o,u,Hn(u,5))}${y===null?T:Er(o,m,{low:1/(1+y)-1,high:y,kind:`th`})}${g===null||_===null?T:Er(o,m,{low:g,high:_,kind:`iv`})}<path class=\"zero\" d=\"M${o.left} ${q(u(0))}H${r-o.right}\"/>${v===null?T:E`<path class=\"est\" d=\"M${o.left} ${q(u(v))}H${r-o.right}\" />`}${h.map(e=>E`<path class=\"look\" d=\"M${q(s(e+.5))} ${o.top}V${220-o.bottom}\"/><text class=\"lk\" x=\"${q(s(e+.5))}\" y=\"${o.top-6}\" text-anchor=\"middle\">${e}</text>`)}${e.map(e=>Dr(e,[s(e.kind===`p`?e.number:e.number+.5),u(Or(e.change,f,p))],[f,p]))}${e.map(e=>e.layout===null||e.kind!==`p`?T:E`<rect class=\"lay l${e.layout%2}\" x=\"${q(s(e.number-.5))}\" y=\"${220-o.bottom+4}\" width=\"${q(s(1)-s(0))}\" height=\"4\"/>`)}<text class=\"cap\" x=\"${o.left}\" y=\"${212}\">pair 1</text><text class=\"cap\" x=\"${r-o.right}\" y=\"${212}\" text-anchor=\"end\">pair ${a}</text>`)}function Tr(e){let t=t=>e.some(e=>e.kind===t);return E`${[E`<span class=\"key\"><i class=\"k o\"></i>base ran first</span>`,E`<span class=\"key\"><i class=\"k f\"></i>head ran first</span>`,t(`w`)?E`<span class=\"key\"><i class=\"k w\"></i>warm-up, not counted</span>`:T,t(`d`)?E`<span class=\"key\"><i class=\"k d\"></i>disturbed, measured again</span>`:T,E`<span class=\"key\"><i class=\"k look\"></i>a look at the data</span>`,e.some(({layout:e})=>e!==null)?E`<span class=\"key\"><i class=\"k lay\"></i>code placement, alternating shade for each</span>`:T]}`}function Er({left:e,right:t,width:n},r,{low:i,high:a,kind:o}){let s=r(a);return E`<rect class=\"${o}\" x=\"${e}\" y=\"${q(s)}\" width=\"${n-e-t}\" height=\"${q(Math.max(1,r(i)-s))}\"/>`}function Dr({kind:e,coin:t,change:n},[r,i],[a,o]){return e===`d`?E`<path class=\"pd\" d=\"M${q(r-3)} ${q(i-3)}l6 6m0 -6l-6 6\" />`:e===`w`?E`<path class=\"pw\" d=\"M${q(r)} ${q(i-4)}l4 4l-4 4l-4 -4Z\" />`:n<a||n>o?E`<path class=\"pt ${t}\" d=\"M${q(r-4)} ${q(i+3)}l4 -7l4 7Z\" />`:E`<circle class=\"pt ${t}\" cx=\"${q(r)}\" cy=\"${q(i)}\" r=\"3.2\" />`}function Or(e,t,n){return Math.min(n,Math.max(t,e))}function kr(e,{low:t,high:n}){let r=e.toSorted((e,t)=>e-t),i=Z(r,.75)-Z(r,.25),a=Math.max(r[0]??0,Z(r,.25)-4*i),o=Math.min(r.at(-1)??0,Z(r,.75)+4*i),s=Math.min(a,t??0,0),c=Math.max(o,n??0,0);return s===c?[-.01,.01]:[s,c]}function Ar({nodes:e},t){let n=e.map(([,e,t,n])=>({place:e,total:{base:t,head:n},self:{base:t,head:n},children:[]})),r=[];for(let[t,[i]]of e.entries()){let e=n[t];e!==void 0&&(n[i]?.children??r).push(e)}for(let[t,[r]]of[...e.entries()].toReversed()){let[e,i]=[n[r],n[t]];e!==void 0&&i!==void 0&&(e.total.base+=i.total.base,e.total.head+=i.total.head)}let i=r.reduce((e,t)=>e+jr(t),0);if(i<=0)return[];let a=[],o=(e,n)=>{let{start:r}=n;for(let s of e.toSorted((e,t)=>jr(t)-jr(e))){let e=jr(s)/i;if(e<t)break;let{total:c,self:l}=s,u=a.push({...n,place:s.place,start:r,share:e,total:c,self:l})-1;o(s.children,{depth:n.depth+1,start:r,parent:u}),r+=e}};return o(r,{depth:0,start:0,parent:-1}),a}function jr({total:e}){return e.base+e.head}function Mr(e,t){let{functions:n}=e,r=Ar(e,1.5/t).filter(({depth:e})=>e<60);if(r.length===0)return T;let i=Math.max(...r.map(e=>e.depth))+1,a=Math.max(...r.map(e=>Math.abs(Q(e))));return K({width:t,height:i*19},`Flame graph of ${String(r.length)} call paths, ${String(i)} deep, coloured by the difference of each function’s own amount; the table below has the largest`,E`${r.map(r=>{let i=n[r.place]?.name??``,[o,s]=[r.start*t,r.share*t],c=r.depth*19,l=Math.floor((s-6)/6.4);return E`<g><title>${Fr(r,e)}</title><rect class=\"fb ${Pr(r,a,e)}\" x=\"${q(o)}\" y=\"${c}\" width=\"${q(Math.max(.5,s-.8))}\" height=\"${18}\"/>${s<26?T:E`<text class=\"fn\" x=\"${q(o+4)}\" y=\"${c+9}\" dy=\".32em\">${Lr(i,l)}</text>`}</g>`})}`)}function Nr(e){let{functions:t,unit:n}=e,r=Ar(e,0),i=r.toSorted((e,t)=>Math.abs(Q(t))-Math.abs(Q(e))).filter(e=>Q(e)!==0).slice(0,12);if(i.length===0)return T;let a=i.map(e=>{let i=t[e.place],a=t[r[e.parent]?.place??-1],o=i===void 0||i.file===``?``:`${i.file}${Ir(i.line)}`;return E`<tr><th scope=\"row\"><span class=\"name\">${i?.name??``}</span>${o===``?T:E` <span class=\"quiet\">${o}</span>`}</th><td>${a?.name??`–`}</td><td class=\"num\">${c(e.self.base,n)}</td><td class=\"num\">${c(e.self.head,n)}</td><td class=\"num\">${l(Q(e),n)}</td></tr>`});return E`<details><summary>The call paths that differ most, as a table</summary><div class=\"wide\" tabindex=\"0\"><table class=\"plain\"><caption>Own amounts per call of the benchmark</caption><thead><tr>${[`Function`,`Called by`,`Base`,`Head`,`Difference`].map((e,t)=>t<2?E`<th scope=\"col\">${e}</th>`:E`<th scope=\"col\" class=\"num\">${e}</th>`)}</tr></thead><tbody>${a}</tbody></table></div></details>`}function Q({self:e}){return e.head-e.base}function Pr(e,t,{functions:n}){let r=Q(e),i=t===0?0:Math.abs(r)/t;if(i<.04)return`s`;let a=n[e.place]?.pAdjusted??null,o=a!==null&&a<=.01?Math.min(4,1+Math.ceil(i*3)):1;return`${r>0?`m`:`l`}${String(o)}`}function Fr({place:e,total:t,self:n},{functions:r,unit:i}){let a=r[e],o=a===void 0||a.file===``?``:`, ${a.file}${Ir(a.line)}`,s=e=>`${c(e.base,i)} → ${c(e.head,i)}`;return`${a?.name??``}${o}: ${s(t)} with what it calls, ${s(n)} of its own`}function Ir(e){return e===null?``:`:${String(e)}`}function Lr(e,t){return e.length>t?`${e.slice(0,Math.max(1,t-1))}…`:e}function Rr({functions:e,unit:t},n){let r=Math.min(240,n*.45),i=Math.floor(r/7),a=e.slice(0,16).map(({self:e,...t})=>({name:zr(t,1/0),short:zr(t,i),...e}));if(a.length===0)return T;let o={width:n,height:a.length*22+12,left:r,right:92,top:6,bottom:6},s=G([0,Math.max(...a.flatMap(({base:e,head:t})=>[e,t]))],[o.left,n-o.right]);return K(o,`Own amount of a call by function, largest difference first: ${a.slice(0,5).map(({name:e,base:n,head:r})=>`${e} ${c(n,t)} to ${c(r,t)}`).join(`, `)}`,E`${a.map(({short:e,base:r,head:i},a)=>{let c=o.top+22*a;return E`<text class=\"cap mono\" x=\"${o.left-8}\" y=\"${c+11}\" dy=\".32em\" text-anchor=\"end\">${e}</text><rect class=\"bar b\" x=\"${o.left}\" y=\"${c+3}\" width=\"${q(s(r)-o.left)}\" height=\"7\"/><rect class=\"bar h\" x=\"${o.left}\" y=\"${c+11}\" width=\"${q(s(i)-o.left)}\" height=\"7\"/><text class=\"cap\" x=\"${n-2}\" y=\"${c+11}\" dy=\".32em\" text-anchor=\"end\">${l(i-r,t)}</text>`})}`)}function zr({name:e,file:t,line:n},r){let i=n===null?``:`:${String(n)}`;return[`${e} ${t}${i}`,`${e} ${t.replace(/^.*\\//,``)}${i}`,e].map(e=>e.trim()).find(e=>e.length<=r)??(e.includes(`::`)?`…${e.slice(1-r)}`:`${e.slice(0,r-1)}…`)}function Br(e,t,n){let r=e.toSorted((e,t)=>e-t);if(r.length<2)return T;let i={width:n,height:190,left:14,right:14,top:22,bottom:26},{change:a,low:o,high:s,threshold:c}=t,[l,u]=Vr(r,t),f=G([l,u],[i.left,n-i.right]),p=190-i.bottom-14,m=yr().x(([e])=>f(e)).y0(p).y1(([,e])=>p-(p-i.top-12)*e).digits(1),g=r.filter(e=>e>=l&&e<=u),_=c===null?[]:[c,1/(1+c)-1];return K(i,`Distribution of the change of ${String(r.length)} pairs: estimate ${d(a??0)}, 95% CI ${h(o,s)}`,E`${Un(i,f,Hn(f,Math.max(3,Math.floor(n/90))))}${o===null||s===null?T:E`<rect class=\"iv\" x=\"${q(f(o))}\" y=\"${i.top}\" width=\"${q(Math.max(1,f(s)-f(o)))}\" height=\"${p-i.top+14}\"/>`}<path class=\"den r\" d=\"${m([...xr(g,[l,u])])??``}\" /><path class=\"rug r\" d=\"${g.map(e=>`M${q(f(e))} ${p+3}v9`).join(``)}\"/>${_.filter(e=>e>=l&&e<=u).map(e=>E`<path class=\"thl\" d=\"M${q(f(e))} ${i.top}V${p+14}\" />`)}${l<=0&&u>=0?E`<path class=\"zero\" d=\"M${q(f(0))} ${i.top}V${p+14}\" />`:T}${a===null?T:E`<path class=\"est\" d=\"M${q(f(a))} ${i.top}V${p+14}\" /><text class=\"val\" x=\"${q(f(a))}\" y=\"${i.top-8}\" text-anchor=\"${f(a)>n-60?`end`:f(a)<60?`start`:`middle`}\">${d(a)}</text>`}`)}function Vr(e,{low:t,high:n}){let r=Z(e,.75)-Z(e,.25),i=Math.max(e[0]??0,Z(e,.25)-3*r),a=Math.min(e.at(-1)??0,Z(e,.75)+3*r),o=Math.min(i,t??0,0),s=Math.max(a,n??0,0),c=Math.max((s-o)*.06,1e-4);return[o-c,s+c]}function Hr(e,t,n){let r=e.base.toSorted((e,t)=>e-t),i=e.head.toSorted((e,t)=>e-t);if(r.length<2||i.length<2)return T;let a={width:n,height:190,left:44,right:12,top:8,bottom:26},[o,s]=Wr(r,i),l=G([o,s],[a.left,n-a.right]),u=(190-a.bottom+a.top)/2,d=(190-a.bottom-a.top)/2-16,f=Vn(l,Math.max(3,Math.floor(n/110)),e=>c(e,t));return K(a,`Distribution of both sides: base has a median of ${c(Z(r,.5),t)}, head of ${c(Z(i,.5),t)}`,E`${Un(a,l,f)}${Ur({sortedTimes:r,kind:`b`,x:l,middle:u-1,reach:-d,range:[o,s]})}${Ur({sortedTimes:i,kind:`h`,x:l,middle:u+1,reach:d,range:[o,s]})}<path class=\"zero\" d=\"M${a.left} ${q(u)}H${n-a.right}\"/><text class=\"side\" x=\"2\" y=\"${q(u-14)}\">base</text><text class=\"side\" x=\"2\" y=\"${q(u+22)}\">head</text>`)}function Ur({sortedTimes:e,kind:t,x:n,middle:r,reach:i,range:a}){let o=yr().x(([e])=>n(e)).y0(r).y1(([,e])=>r+i*e).digits(1),s=Math.sign(i),c=e.filter(e=>e>=a[0]&&e<=a[1]),l=c.map(e=>`M${q(n(e))} ${q(r+s*2)}v${s*9}`),u=q(n(Z(e,.5)));return E`<path class=\"den ${t}\" d=\"${o([...xr(c,a)])??``}\" /><path class=\"rug ${t}\" d=\"${l.join(``)}\"/><path class=\"med ${t}\" d=\"M${u} ${q(r)}v${q(i+s*10)}\" />`}function Wr(e,t){let n=[...e,...t].toSorted((e,t)=>e-t),r=Z(n,.75)-Z(n,.25),i=Math.max(n[0]??0,Z(n,.25)-3*r),a=Math.min(n.at(-1)??1,Z(n,.75)+3*r),o=(a-i)*.08;return o>0?[Math.max(0,i-o),a+o]:[i*.99,a*1.01]}let Gr=[`base`,`head`];function Kr({curve:e,blocks:t},n){let r={width:n,height:230,left:66,right:14,top:12,bottom:42},i=Math.max(e.base.median.length,e.head.median.length),a=G([1,Math.max(2,i)],[r.left+4,n-r.right]),o=Gr.flatMap(t=>[...e[t].lower,...e[t].upper]),s=Bn([Math.min(...o),Math.max(...o)],[230-r.bottom,r.top]),l=a.ticks(Math.min(i,8)).filter(e=>Number.isInteger(e)&&e>0).map(e=>({value:e,text:String(e)}));return K(r,`First ${String(i)} calls in ${String(t)} blocks: base from ${c(e.base.median[0]??null,`s`)} to ${c(e.base.median.at(-1)??null,`s`)}, head from ${c(e.head.median[0]??null,`s`)} to ${c(e.head.median.at(-1)??null,`s`)}`,E`${Wn(r,s,Vn(s,5,e=>c(e,`s`)))}${Un(r,a,l)}${Gr.map(t=>qr(e[t],t.slice(0,1),{x:a,y:s}))}<text class=\"cap\" x=\"${q((r.left+n-r.right)/2)}\" y=\"${224}\" text-anchor=\"middle\">call of a fresh process</text>`)}function qr({median:e,lower:t,upper:n},r,{x:i,y:a}){let o=yr().x((e,t)=>i(t+1)).y0(e=>a(e)).y1((e,t)=>a(n[t]??0)).digits(1),s=vr().x((e,t)=>i(t+1)).y(e=>a(e)).digits(1);return E`<path class=\"den ${r}\" d=\"${o([...t])??``}\" /><path class=\"ln ${r}\" d=\"${s([...e])??``}\"/>`}let Jr=Array.from({length:92},(e,t)=>String.fromCharCode(33+t)).filter(e=>e!==`\"`&&e!==`\\\\`).join(``),Yr=Jr.length/2;function Xr({zero:e,step:t,signs:n,far:r}){let i=0;return Array.from(n,n=>{if(n===`~`)return null;if(n!==`}`)return e+(Jr.indexOf(n)-Yr)*t;let a=r[i]??0;return i+=1,e+a*t})}function Zr({functions:e,total:t}){let n=t.head-t.base,r=e.filter(({pAdjusted:e})=>e!==null&&e<=.01),i=Math.max(0,...r.map(Qr)),a=r.filter(e=>Qr(e)>=.1*i),o=a.map(({self:e})=>(e.head-e.base)/n),s=o.every(e=>Math.abs(e)<=1.3333333333333333);return a.map((e,t)=>({...e,share:s?o[t]??null:null}))}function Qr({self:e}){return Math.abs(e.head-e.base)}function $r(e){return e.verdict===`regression`||e.verdict===`improvement`}function ei(e){let[t=0]=ti(e.filter($r)),n=ti(e.filter(e=>!$r(e))),r=n[Math.floor(n.length*.1)]??0,i=e.reduce((e,t)=>Math.max(e,t.threshold??0),0);return ni(Math.max(t,r,i*1.5,.01))}function ti(e){return e.map(({low:e,high:t})=>Math.max(Math.abs(e??0),Math.abs(t??0))).toSorted((e,t)=>t-e)}function ni(e){let t=10**Math.floor(Math.log10(e)),n=[1,2,5,10].find(n=>n*t>=e*(1-1e-9))??10;return Number((n*t).toPrecision(1))}function ri(e,t){let n=e.metrics.find(({id:e})=>e===t.metric)??e.metrics[0];return E`<div class=\"detail\">${ii(e)}${n===void 0?T:oi(n,e)}${n===void 0?T:si(e,n,t)}${ci(e,t)}${di(e,n)}<div class=\"again\"><span class=\"label\">Measure this row again</span><pre tabindex=\"0\"><code>${e.command}</code></pre><button type=\"button\" class=\"copy\" data-copy=\"${e.command}\">Copy</button></div></div>`}function ii({failures:e}){return E`${e.map(ai)}`}function ai({side:e,message:t,lines:n}){let r=n.length===0?T:E`<pre tabindex=\"0\">${n.map(e=>E`${e.replaceAll(`	`,`  `)} `)}</pre>`;return E`<div class=\"failure\"><p>${e===null?``:E`<b>${e}</b>: `}${t}</p>${r}</div>`}function oi(e,{acceptance:t}){let{change:n,low:r,high:i,pairs:a,dropped:o}=e,s=t===null?T:E`<li> Accepted by ${t.by} up to ${d(t.bound)}: ${t.reason}</li>`;return E`<ul class=\"facts\">${[n===null?T:E`<li><b>${e.label}</b>: ${d(n,u(r,i))} (${r===null?`too few pairs for an interval`:`95% CI ${h(r,i)}`}), Hodges–Lehmann estimate over ${_(a,`pair`)}${o===0?``:`, ${String(o)} dropped`}</li>`,e.threshold===null?T:E`<li> Threshold ±${m(e.threshold)}${e.floor===null?``:`, floor ±${m(Number(e.floor.toPrecision(2)))}`}${e.pAdjusted===null?``:`, p ${fi(e.pAdjusted)} after correction over the table`}</li>`,e.settling===``?T:E`<li class=\"warned\">${e.settling}</li>`,s,...e.warnings.map(e=>E`<li class=\"warned\">${e}</li>`)]}</ul>`}function si({blocks:e,looks:t},n,{wide:r,width:i}){if(e===null||n.series===null)return E`<p class=\"note\"> This page has no values of single pairs for this row${e===null?`: it was made from a result without its journal`:` and metric; samples.csv beside it has them`}. </p>`;let a=Xr(n.series.ratio),o=Xr(n.series.base),s=Cr(e,a),c=a.flatMap((t,n)=>{let r=o[n]??null;return e.kinds[n]===`p`&&t!==null&&r!==null?[{ratio:t,base:r}]:[]}),l=c.map(({ratio:e})=>Math.expm1(e)),u={base:c.map(({base:e})=>e),head:c.map(({base:e,ratio:t})=>e*Math.exp(t))};return E`<div class=\"figures\">${J(`Pairs in run order: head against base`,wr(s,{metric:n,looks:t,width:r}),Tr(s))}${J(`Change of each pair`,Br(l,n,i),E`<span class=\"key\"><i class=\"k est\"></i>estimate</span><span class=\"key\"><i class=\"k iv\"></i>95% CI</span><span class=\"key\"><i class=\"k thl\"></i>threshold</span>`)}${J(`Both sides: ${n.label}`,Hr(u,n.unit,i),`Each stroke is a run, the long stroke the median. Pairs are compared with each other, so the sides may overlap widely where head is surely slower.`)}</div>`}function ci({scaling:e,warmUp:t,profile:n},{wide:r,width:i}){let a=E`<span class=\"key\"><i class=\"k lb\"></i>base</span><span class=\"key\"><i class=\"k lh\"></i>head</span>`,o=[e===null?T:J(`${e.metric.label} by ${e.parameter}`,pi(e,i),E`${a}${e.points.some(({ideal:e})=>e!==null)?E`<span class=\"key\"><i class=\"k ideal\"></i>ideal, from base’s first value</span>`:T}`),...t===null?[]:[J(`First calls of fresh processes`,Kr(t,i),E`${a}Median and middle half of ${_(t.blocks,`block`)}`),J(`All of these calls`,br([`base`,`head`].map(e=>({...t.curve[e].candlestick,label:e,side:e})),e=>c(e,`s`),i),`Least, lower quarter, mean (dot), upper quarter, most.`)],n===null?T:li(n,a,{wide:r,width:i})].filter(e=>e!==T);return o.length===0?T:E`<div class=\"figures\">${o}</div>`}function li(e,t,{wide:n,width:r}){let i=e.unit===`s`?`time`:`memory`,a=J(`Where the ${i} of a call went, by function`,Rr(e,r),E`${t}${ui(e)} In ${_(e.processes.base,`process`,`processes`)} of base and ${String(e.processes.head)} of head, profiled separately${e.native===!0?` by perf`:``} and not timed: V8 inlines less in them, so a call takes longer than in the table.`),o=Mr(e,n);return o===T?a:E`${a}<figure class=\"whole\"><figcaption>${`Who called whom, and where the ${i} changed`}</figcaption>${o}<p class=\"note\"><span class=\"key\"><i class=\"k m4\"></i>more on head</span><span class=\"key\"><i class=\"k s\"></i>about the same</span><span class=\"key\"><i class=\"k l4\"></i>less on head</span>Callers above what they call. A box is as wide as the mean of both sides, with all that it calls; its colour is the difference of its own ${i}, pale where the test calls none.</p>${Nr(e)}</figure>`}function ui(e){let t=Zr(e).map(({name:e})=>e);return t.length===0?`No function differs for certain.`:`${t.slice(0,5).join(`, `)} ${t.length===1?`differs`:`differ`} for certain.`}function di({metrics:e},t){if(e.length<2)return T;let n=ei(e);return E`<div class=\"wide\" tabindex=\"0\" role=\"group\" aria-label=\"All metrics\"><table class=\"metrics\"><caption> All metrics of these pairs </caption><thead><tr>${[`Metric`,`Verdict`,`Interval`,`Change`,`Base`,`Head`].map(e=>E`<th scope=\"col\">${e}</th>`)}</tr></thead><tbody>${e.map(e=>E`<tr data-v=\"${e.verdict}\"><th scope=\"row\">${e.series===null?e.label:E`<button type=\"button\" class=\"metric\" data-metric=\"${e.id}\" aria-pressed=\"${e===t?`true`:`false`}\">${e.label}</button>`}${e.gates?T:E` <span class=\"quiet\">informs</span>`}</th><td>${tr(e)}</td><td class=\"c-f\">${qn(e,n)}<span class=\"sr\">${h(e.low,e.high)}</span></td><td class=\"num\">${e.change===null?`–`:d(e.change,u(e.low,e.high))}</td><td class=\"num\">${c(e.base,e.unit)}</td><td class=\"num\">${c(e.head,e.unit)}</td></tr>${e.warnings.length===0||e===t?T:E`<tr><td colspan=\"6\" class=\"warned\">${e.warnings.join(` `)}</td></tr>`}`)}</tbody></table></div>`}function fi(e){return e<1e-4?`< 0.0001`:String(Number(e.toPrecision(2)))}function pi({parameter:e,metric:t,points:n},r){let i=n.map(({value:e})=>e),[a=0,o=0]=[i[0],i.at(-1)],s=n.flatMap(({base:e,head:t,ideal:n})=>[e,t,n??e]),l={width:r,height:230,left:66,right:14,top:12,bottom:42},u=[l.left+6,r-l.right-6],d=a>0&&o/a>=20?Bn([a,o],u):G([a,o],u),f=Bn([Math.min(...s)*.9,Math.max(...s)*1.1],[230-l.bottom,l.top]),p=e=>vr().x(({value:e})=>d(e)).y(t=>f(e(t))).digits(1)([...n])??``,m=e=>E`${n.map(t=>E`<circle class=\"dot ${e.slice(0,1)}\" cx=\"${q(d(t.value))}\" cy=\"${q(f(t[e]))}\" r=\"3.5\" />`)}`,h=i.map(e=>({value:e,text:String(e)})),g=n.every(e=>e.ideal!==null)?E`<path class=\"ideal\" d=\"${p(({ideal:e,base:t})=>e??t)}\" />`:T;return K(l,`${t.label} by ${e}, from ${String(a)} to ${String(o)}`,E`${Wn(l,f,Vn(f,5,e=>c(e,t.unit)))}${Un(l,d,h)}${g}<path class=\"ln b\" d=\"${p(({base:e})=>e)}\"/><path class=\"ln h\" d=\"${p(({head:e})=>e)}\" />${m(`base`)}${m(`head`)}<text class=\"cap\" x=\"${q((l.left+r-l.right)/2)}\" y=\"${224}\" text-anchor=\"middle\">${e}</text>`)}function mi(e,{key:t,descending:n,filter:r,words:i,group:a}){let o=r.toLowerCase().split(/\\s+/).filter(e=>e!==``),s=e.flatMap((e,t)=>i.size>0&&!i.has(`${e.verdict} ${e.word}`)?[]:o.length===0||gi(e,o)?[t]:[]),c=t===`judged`?s:vi(e,s,{key:t,descending:n});if(a===``)return[{name:``,rows:c}];let l=/* @__PURE__ */ new Map;for(let t of c){let n=_i(e[t],a),r=l.get(n);r===void 0?l.set(n,[t]):r.push(t)}return[...l].toSorted(([e],[t])=>bi(yi(e),yi(t))).map(([e,t])=>({name:e,rows:t}))}function hi(e){let t=/* @__PURE__ */ new Map;for(let{parameters:n}of e)for(let[e,r]of Object.entries(n))t.set(e,(t.get(e)??/* @__PURE__ */ new Set).add(r));let n=[...t].filter(([,e])=>e.size>1).map(([e])=>e);return[[`file`,`file`],[`verdict`,`verdict`],...e.some(({node:e})=>e!==null)?[[`node`,`Node.js`]]:[],...n.slice(0,20).map(e=>[`:${e}`,e])]}function gi({id:e,file:t,word:n,others:r},i){let a=`${e} ${t} ${n} ${r}`.toLowerCase();return i.every(e=>a.includes(e))}function _i(e,t){if(e===void 0)return``;if(t===`file`)return e.file;if(t===`verdict`)return e.word;if(t===`node`)return e.node??``;let n=t.slice(1);return`${n}=${e.parameters[n]??`none`}`}function vi(e,t,{key:n,descending:r}){let i=r?-1:1;if(n===`name`){let n=e.map(({id:e})=>yi(e));return t.toSorted((e,t)=>i*bi(n[e]??``,n[t]??``))}let a=e.map((e,t)=>xi(e,t,n));return t.toSorted((e,t)=>{let[n=null,r=null]=[a[e],a[t]];return n===null||r===null?Number(n===null)-Number(r===null):i*(n-r)})}function yi(e){return e.toLowerCase().replaceAll(/\\d+/g,e=>e.padStart(12,`0`))}function bi(e,t){return e===t?0:e<t?-1:1}function xi(e,t,n){switch(n){case`verdict`:return t;case`change`:return e.change;case`width`:return e.low===null||e.high===null?null:e.high-e.low;case`base`:return e.base;case`head`:return e.head;case`floor`:return e.floor;default:return null}}function Si(e,t){let{page:n}=t,r=Number(e.dataset.run??0),i=$(e,`table.rows`,HTMLTableElement),a=$(e,`table.rows > tbody`,HTMLTableSectionElement),o=$(e,`.status`,HTMLElement),s=$(e,`.add`,HTMLButtonElement),c=$(e,`.filter`,HTMLInputElement),l=$(e,`select.group`,HTMLSelectElement),u=$(e,`.chips`,HTMLElement),d=$(e,`.save`,HTMLButtonElement),f={key:`judged`,descending:!1,filter:``,words:/* @__PURE__ */ new Set,group:``},p=mi(n.rows,f),m=80,h=0,g=async()=>{h+=1;let e=h;p=mi(n.rows,f),m=80,await Ci(),e===h&&(a.innerHTML=v(p,{from:0,to:24}).markup,y(),await Ci(),e===h&&a.insertAdjacentHTML(`beforeend`,v(p,{from:24,to:80}).markup))},v=(e,{from:t,to:i})=>{let a=0;return E`${e.flatMap(({name:e,rows:o})=>{let s=a;a+=o.length;let c=o.slice(Math.max(0,t-s),Math.max(0,i-s));return c.length===0?[]:[...e!==``&&s>=t?[E`<tr role=\"row\" class=\"group\"><th role=\"rowheader\" scope=\"rowgroup\" colspan=\"${Xn}\">${e} <span class=\"note\">${_(o.length,`row`)}</span></th></tr>`]:[],...c.flatMap(e=>{let t=n.rows[e];return t===void 0?[]:[Zn(t,{at:e,run:r,range:n.range})]})]})}`},y=()=>{let e=p.reduce((e,{rows:t})=>e+t.length,0),t=Math.min(m,e),r=e===n.rows.length?``:` of ${String(n.rows.length)}`;o.textContent=`${_(e,`row`)}${r}${t<e?`, the first ${String(t)} shown`:``}`,s.hidden=t>=e},b=e=>{f={...f,...e},g()};for(let t of e.querySelectorAll(`.card.table :disabled`))t.disabled=!1;for(let[e,t]of hi(n.rows))l.add(new Option(t,e));d.hidden=!n.hasResult,y(),i.tHead?.addEventListener(`click`,({target:e})=>{let t=e instanceof Element?e.closest(`.sort`):null;if(t===null)return;let n=t.dataset.key??``,r=f.key===n?!f.descending:n!==`name`&&n!==`verdict`;for(let e of i.querySelectorAll(`thead th`))e.setAttribute(`aria-sort`,`none`);t.closest(`th`)?.setAttribute(`aria-sort`,r?`descending`:`ascending`),b({key:n,descending:r})});let x;c.addEventListener(`input`,()=>{clearTimeout(x),x=setTimeout(()=>b({filter:c.value}),120)}),l.addEventListener(`change`,()=>b({group:l.value})),u.addEventListener(`click`,({target:e})=>{let t=e instanceof Element?e.closest(`button`):null;if(t===null)return;let n=`${t.dataset.verdict??``} ${t.dataset.word??``}`,r=new Set(f.words);r.delete(n)||r.add(n),t.setAttribute(`aria-pressed`,String(r.has(n))),u.classList.toggle(`on`,r.size>0),b({words:r})}),s.addEventListener(`click`,()=>{let e=m;m+=80,a.insertAdjacentHTML(`beforeend`,v(p,{from:e,to:m}).markup),y(),a.querySelectorAll(`.open`)[e]?.focus()});let S=async(e,n)=>{let r=e.closest(`tr`);if(r===null)return;let i=await t.detailOf(Number(r.dataset.at??0));if(!r.isConnected)return;let a=r.nextElementSibling,o=a?.classList.contains(`drawer`)===!0?a:document.createElement(`tr`);o!==a&&r.after(o),o.className=`drawer`,o.id=`d${e.id}`,o.setAttribute(`role`,`row`),o.innerHTML=E`<td role=\"cell\" colspan=\"${Xn}\"></td>`.markup;let s=o.firstElementChild;if(s===null)return;let c=s.getBoundingClientRect().width-(matchMedia(`(max-width: 760px)`).matches?4:34),l=Math.round(Math.min(1080,c));s.innerHTML=ri(i,{metric:n,wide:l,width:l>=860?Math.floor((l-28)/2):l}).markup,r.classList.add(`opened`),e.setAttribute(`aria-expanded`,`true`),e.setAttribute(`aria-controls`,o.id),n!==null&&s.querySelector(`.metric[aria-pressed=true]`)?.focus()};a.addEventListener(`click`,({target:e})=>{if(!(e instanceof Element))return;let t=e.closest(`.open`),n=e.closest(`.drawer`)?.previousElementSibling?.querySelector(`.open`)??null,r=e.closest(`.metric`),i=e.closest(`.copy`);t===null?r!==null&&n!==null?S(n,r.dataset.metric??null):i!==null&&Ei(i):t.getAttribute(`aria-expanded`)===`true`?wi(t):S(t,null)}),a.addEventListener(`keydown`,e=>{let{key:t,target:n}=e;if(!(n instanceof Element))return;let r=[...a.querySelectorAll(`.open`)],i=r.findIndex(e=>e===n),o=t===`ArrowDown`?r[i+1]:t===`ArrowUp`?r[i-1]:void 0;if(i>=0&&o!==void 0&&(e.preventDefault(),o.focus()),t!==`Escape`)return;let s=i>=0?r[i]:n.closest(`.drawer`)?.previousElementSibling?.querySelector(`.open`);s!=null&&(wi(s),s.focus())}),d.addEventListener(`click`,()=>void Ti(t))}function Ci(){return new Promise(e=>setTimeout(e))}function wi(e){let t=e.closest(`tr`),n=t?.nextElementSibling;n?.classList.contains(`drawer`)===!0&&n.remove(),t?.classList.remove(`opened`),e.setAttribute(`aria-expanded`,`false`),e.removeAttribute(`aria-controls`)}async function Ti({page:e,resultText:t}){let n=await t();if(n===null)return;let r=URL.createObjectURL(new Blob([n],{type:`application/json`})),i=document.createElement(`a`);i.href=r,i.download=`${e.name}.result.json`,i.click(),setTimeout(()=>URL.revokeObjectURL(r),1e4)}async function Ei(e){try{await navigator.clipboard.writeText(e.dataset.copy??``),e.textContent=`Copied`}catch{e.textContent=`Select the line to copy it`}}function $(e,t,n){let r=e.querySelector(t);if(r instanceof n)return r;throw TypeError(`expected ${t} in the page, got ${r===null?`nothing`:r.tagName}`)}for(let e of document.querySelectorAll(`section.run`))e.querySelector(`table.rows`)!==null&&Di(e);document.addEventListener(`keydown`,e=>{let t=e.target instanceof Element&&e.target.closest(`input, select, textarea`)!==null;e.key!==`/`||t||e.ctrlKey||e.metaKey||e.altKey||(e.preventDefault(),document.querySelector(`input.filter`)?.focus())});async function Di(e){let n=await t(e);n!==null&&Si(e,n)}})();";

// src/render/page/data/page-rows-of.ts
const othersAtMost = 6;
function pageRowsOf(result, rows) {
	const { plan, findings } = result;
	const benchmarks = new Map(plan.benchmarks.map((benchmark) => [benchmark.id, benchmark]));
	const main = plan.metrics.find(({ gates }) => gates) ?? null;
	const warningCounts = warningsIn(plan, findings);
	return rows.map((row) => {
		const { finding, metric } = row;
		const benchmark = benchmarks.get(row.benchmarkId);
		const [low, high] = reportedInterval(finding) ?? [null, null];
		return {
			id: row.benchmarkId,
			name: idWithout(row.benchmarkId, row.runtime),
			node: row.runtime,
			file: fileOf(benchmark, row.suite),
			parameters: parametersOf(benchmark),
			metric: metric === null || metric === main ? null : metric.label,
			unit: metric?.unit ?? "s",
			verdict: finding.verdict,
			word: row.word,
			change: short(finding.judged?.estimate ?? low),
			low: short(low),
			high: short(high),
			base: short(finding.baseCentre),
			head: short(finding.headCentre),
			floor: short(row.floor),
			threshold: short(finding.threshold),
			pairs: finding.judged?.pairs ?? 0,
			harm: short(row.harm) ?? 0,
			beyond: finding.beyondLimit,
			accepted: finding.acceptance !== void 0,
			warnings: warningCounts.get(row.benchmarkId) ?? 0,
			others: [alikeText(row, plainLabel), othersText(row, othersAtMost, plainLabel)].filter((text) => text !== "").join("; ")
		};
	});
}
function short(value) {
	return value === null || !Number.isFinite(value) ? null : Number(value.toPrecision(5));
}
function plainLabel({ label }) {
	return label;
}
function fileOf(benchmark, suite) {
	if (benchmark === void 0) return suite;
	return benchmark.module ?? (suite === "" ? benchmark.name : suite);
}
function parametersOf(benchmark) {
	const entries = Object.entries(benchmark?.parameters ?? {});
	return Object.fromEntries(entries.map(([name, value]) => [name, String(value)]));
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
	const profiles = new Map((result.profiles ?? []).map((profile) => [profile.benchmarkId, profile]));
	const floors = new Map(plan.history.map((row) => [`${row.metric} ${row.benchmarkId}`, row.floor]));
	const scalingOf = scalingsBy(result);
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
			const floor = floors.get(`${metric.id} ${id}`) ?? 0;
			return {
				order: rank * 1e3 + at,
				detail: metricDetail({
					finding,
					metric,
					gates,
					floor,
					series: isTold || rank === 0 ? seriesOf(ownSamples, metric) : null
				})
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
			scaling: scalingOf(benchmark),
			warmUp: warmUps.get(id) ?? null,
			profile: profiles.get(id) ?? null,
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
function metricDetail({ finding, metric, gates, floor, series }) {
	const { judged: judgedRow } = finding;
	const [low, high] = reportedInterval(finding) ?? [null, null];
	const smallestEffect = judgedRow?.smallestDetectable ?? null;
	return {
		id: metric.id,
		label: metric.label,
		unit: metric.unit,
		better: metric.better,
		gates,
		verdict: finding.verdict,
		word: wordOf(finding.verdict, metric),
		change: short(judgedRow?.estimate ?? low),
		low: short(low),
		high: short(high),
		base: short(finding.baseCentre),
		head: short(finding.headCentre),
		threshold: short(finding.threshold),
		floor: smallestEffect === null ? null : short(Math.max(smallestEffect, floor)),
		pairs: judgedRow?.pairs ?? 0,
		dropped: judgedRow?.dropped ?? 0,
		pAdjusted: short(judgedRow?.pAdjusted ?? null),
		settling: settlingText(finding),
		warnings: (judgedRow?.warnings ?? []).map(({ text }) => text),
		series
	};
}
function scalingsBy(result) {
	const scalings = new Map(scalingsOf(result).map((curve) => [curve.name, curve]));
	return (benchmark) => {
		if (benchmark === void 0 || scalings.size === 0) return null;
		const { suite, name, parameters, runtime } = benchmark;
		const path = suite === "" ? name : `${suite}/${name}`;
		const node = runtime === void 0 ? [] : [`node=${runtime}`];
		for (const variedKey of Object.keys(parameters)) {
			const key = [
				path,
				...Object.entries(parameters).filter(([key]) => key !== variedKey).map(([parameterKey, value]) => `${parameterKey}=${String(value)}`),
				...node
			].join(" ");
			const curve = scalings.get(key);
			if (curve?.parameter === variedKey) return curve;
		}
		return null;
	};
}

// src/render/page/draw/figure.ts
const letterWidth = 6.2;
const lineHeight = 20;
function drawFigure(frame, label, content) {
	return markup`<svg viewBox="0 0 ${frame.width} ${frame.height}" width="${frame.width}" height="${frame.height}" role="img" aria-label="${label}">${content}</svg>`;
}
function px(value) {
	return String(Math.round(value * 10) / 10);
}
function axisTicks(scale, most, textOf) {
	return scale.ticks(most).map((value) => ({
		value,
		text: textOf(value)
	}));
}
function bottomAxis({ left: remaining, right, top, bottom, width, height }, scale, ticks) {
	const end = height - bottom;
	const writtenTicks = apart(ticks, (tick) => ({
		at: scale(tick.value),
		room: tick.text.length * letterWidth + 12
	}));
	return markup`<g class="ax">${writtenTicks.map(({ value, text }) => {
		const x = px(Math.min(width - right, Math.max(remaining, scale(value))));
		return markup`<path class="g" d="M${x} ${top}V${end}" /><text x="${x}" y="${end + 15}" text-anchor="middle">${text}</text>`;
	})}</g>`;
}
function leftAxis({ left: remaining, right, width }, scale, ticks) {
	const writtenTicks = apart(ticks, (tick) => ({
		at: scale(tick.value),
		room: lineHeight
	}));
	return markup`<g class="ax">${writtenTicks.map(({ value, text }) => {
		const y = px(scale(value));
		return markup`<path class="g" d="M${remaining} ${y}H${width - right}" /><text x="${remaining - 6}" y="${y}" dy=".32em" text-anchor="end">${text}</text>`;
	})}</g>`;
}
function figure(title, picture, note = "") {
	if (picture === noHtml) return noHtml;
	return markup`<figure><figcaption>${title}</figcaption>${picture}${note === "" ? noHtml : markup`<p class="note">${note}</p>`}</figure>`;
}
function apart(ticks, placeOf) {
	const keptTicks = [];
	let last = null;
	for (const tick of ticks) {
		const place = placeOf(tick);
		if (last !== null && Math.abs(place.at - last.at) < (place.room + last.room) / 2) continue;
		keptTicks.push(tick);
		last = place;
	}
	return keptTicks;
}

// src/render/page/parts/contests-part.ts
const width$1 = 200;
const height$2 = 22;
const middle$1 = height$2 / 2;
const margin$1 = 8;
const leastReach = 1.05;
const numeric$1 = markup` class="num"`;
function contestsPart(result) {
	const rows = contestRows(result);
	if (rows.length === 0) return noHtml;
	const ratios = rows.map(drawnOf);
	const reach = contestReach(ratios.flatMap((ratio) => ratio ?? []));
	const columns = contestColumns(rows);
	const [before, after] = [columns.slice(0, -4), columns.slice(-4)];
	return markup`<section class="card"><h2>Contenders</h2><p class="note">Each against its reference, in the same blocks. The axis is logarithmic: the line in the middle is no difference, right of it the contender takes more.</p><div class="wide" role="region" tabindex="0" aria-label="Contenders"><table class="plain"><thead><tr>${before.map(headHtml)}<th scope="col">Ratio</th>${after.map(headHtml)}</tr></thead><tbody>${rows.map((row, at) => {
		const ratio = ratios[at] ?? null;
		const verdict = row.finding.verdict === "inconclusive" ? "inconclusive" : "contest";
		return markup`<tr data-v="${verdict}">${before.map((column) => cellHtml(column, row))}<td>${ratio === null ? noHtml : contestPlot(ratio, reach)}</td>${after.map((column) => cellHtml(column, row))}</tr>`;
	})}</tbody></table></div></section>`;
}
function headHtml({ title, align }) {
	return markup`<th scope="col"${align === "right" ? numeric$1 : noHtml}>${title}</th>`;
}
function cellHtml({ title, align, kind, cell }, row) {
	const text = cell(row, ({ label }) => label);
	if (title === "Contender") return markup`<th scope="row" class="name">${text}</th>`;
	if (kind === "name") return markup`<td class="name">${text}</td>`;
	if (kind === "strong") return markup`<td><strong>${text}</strong></td>`;
	return markup`<td${align === "left" ? noHtml : numeric$1}>${text}</td>`;
}
function drawnOf({ finding }) {
	const ratio = ratioOf(finding);
	if (ratio === null || ratio <= 0) return null;
	const [low, high] = finding.judged?.ci ?? [null, null];
	return {
		ratio,
		low: low === null ? null : 1 + low,
		high: high === null ? null : 1 + high
	};
}
function contestReach(ratios) {
	return ratios.flatMap(({ ratio, low, high }) => [
		ratio,
		low ?? ratio,
		high ?? ratio
	]).filter((end) => end > 0).map((end) => Math.max(end, 1 / end)).reduce((most, factor) => Math.max(most, factor), leastReach);
}
function contestPlot({ ratio, low, high }, reach) {
	const x = log([1 / reach, reach], [margin$1, 192]).clamp(true);
	const ends = low === null || high === null || low <= 0 ? noHtml : markup`<path class="ci" d="M${px(x(low))} ${middle$1}H${px(x(high))}M${px(x(low))} ${7}v8M${px(x(high))} ${7}v8" />`;
	return markup`<svg class="fo" viewBox="0 0 ${width$1} ${height$2}" aria-hidden="true"><path class="zero" d="M${width$1 / 2} 0V${height$2}" />${ends}<circle class="pt" cx="${px(x(ratio))}" cy="${middle$1}" r="3.6" /></svg>`;
}

// src/render/page/draw/time-plot.ts
const height$1 = 120;
const bucketsAtMost = 240;
const steps = [
	1,
	5,
	10,
	30,
	60,
	120,
	300,
	600,
	1200,
	1800,
	3600,
	7200,
	14400,
	28800
];
function timePlot({ label, points, textOf, fromZero }, width) {
	const sortedPoints = points.toSorted(([remaining], [right]) => remaining - right);
	const last = sortedPoints.at(-1)?.[0] ?? 0;
	if (sortedPoints.length < 3 || last <= 0) return noHtml;
	const buckets = bucketsOf(sortedPoints);
	const frame = {
		width,
		height: height$1,
		left: 66,
		right: 10,
		top: 10,
		bottom: 24
	};
	const x = linear([0, last], [frame.left, width - frame.right]);
	const most = Math.max(...buckets.map((bucket) => bucket.most));
	const least = fromZero ? 0 : Math.min(...buckets.map((bucket) => bucket.least));
	const y = linear([least, most > least ? most : least + .001], [height$1 - frame.bottom, frame.top]).nice(3);
	const reach = area_default().x(({ seconds }) => x(seconds)).y0((bucket) => y(bucket.least)).y1((bucket) => y(bucket.most)).digits(1);
	const middle = line_default().x(({ seconds }) => x(seconds)).y((bucket) => y(bucket.middle)).digits(1);
	return drawFigure(frame, `${label} over ${durationText(last)}, at most ${textOf(most)}`, markup`${leftAxis(frame, y, axisTicks(y, 3, textOf))}${bottomAxis(frame, x, timeTicks(last))}<path class="den h" d="${reach(buckets) ?? ""}"/><path class="ln h" d="${middle(buckets) ?? ""}" /><path class="zero" d="M${frame.left} ${px(height$1 - frame.bottom)}H${width - frame.right}"/>`);
}
function timeTicks(last) {
	const step = steps.find((candidate) => last / candidate <= 6) ?? last;
	return Array.from({ length: Math.floor(last / step) }, (_, at) => ({
		value: (at + 1) * step,
		text: durationText((at + 1) * step)
	}));
}
function bucketsOf(sortedPoints) {
	const size = Math.ceil(sortedPoints.length / bucketsAtMost);
	return Array.from({ length: Math.ceil(sortedPoints.length / size) }, (_, at) => {
		const bucketPoints = sortedPoints.slice(at * size, (at + 1) * size);
		const values = bucketPoints.map(([, value]) => value).toSorted((first, right) => first - right);
		return {
			seconds: bucketPoints[Math.floor(bucketPoints.length / 2)]?.[0] ?? 0,
			least: values[0] ?? 0,
			middle: values[Math.floor(values.length / 2)] ?? 0,
			most: values.at(-1) ?? 0
		};
	});
}

// src/render/page/parts/machine-part.ts
const chartWidth$1 = 520;
const warningsAtMost = 60;
const differencesAtMost = 30;
function machinePart(result, samples) {
	const { machine } = result;
	const facts = machine.fingerprint?.facts ?? [];
	const texts = [
		noiseProbeText(result),
		isolationText(machine),
		boundaryText(result),
		machine.fingerprint === void 0 ? "" : `Fingerprint ${machine.fingerprint.digest.slice(0, 12)}.`
	].filter((text) => text !== "");
	return markup`<section class="card"><h2>The machine</h2>${placesOf(result)}${texts.map((text) => markup`<p>${text}</p>`)}${facts.length === 0 ? noHtml : markup`<details><summary>${countText(facts.length, "fact")} of its state</summary><dl class="facts-list">${facts.map(({ title, found }) => markup`<div><dt>${title}</dt><dd>${found}</dd></div>`)}</dl></details>`}<div class="figures">${result.shards === void 0 ? chartsOf(samples, result.plan.metrics) : noHtml}</div></section>`;
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
function shareText(value) {
	return chosenText(Number(value.toPrecision(2)));
}
function chartsOf(samples, metrics) {
	const reading = (of) => samples.flatMap((sample) => {
		const value = of(sample);
		return value === null ? [] : [[sample.startedAtSeconds, value]];
	});
	const steal = reading(({ machine }) => machine.stealRatio);
	const delay = reading(({ machine: { runDelayRatio: ratio } }) => ratio.base === null && ratio.head === null ? null : Math.max(ratio.base ?? 0, ratio.head ?? 0));
	const load = reading(({ machine }) => machine.loadAverage);
	const figures = [
		timesPlot("Time taken by the hypervisor (steal)", steal, {
			textOf: shareText,
			fromZero: true
		}),
		timesPlot("Ready to run, but waiting", delay, {
			textOf: shareText,
			fromZero: true
		}),
		timesPlot("Load average, 1 min", load, {
			textOf: (value) => value.toFixed(1),
			fromZero: true
		}),
		timesPlot("Clock frequency while measuring", frequencyOf(samples, metrics), {
			textOf: (value) => `${(value / 1e9).toFixed(2)} GHz`,
			fromZero: false
		})
	];
	return markup`${figures}`;
}
function timesPlot(title, points, rest) {
	if (points.length > 2 && rest.fromZero && points.every(([, value]) => value === 0)) return markup`<figure><figcaption>${title}</figcaption><p class="note">0 in all ${countText(points.length, "block")}.</p></figure>`;
	return figure(title, timePlot({
		label: title,
		points,
		...rest
	}, chartWidth$1));
}
function frequencyOf(samples, metrics) {
	if (!metrics.some(({ id }) => id === "cycles")) return [];
	return samples.flatMap(({ base, startedAtSeconds }) => {
		const cycles = base["cycles"] ?? null;
		const seconds = base["cpu"] ?? null;
		if (cycles === null || seconds === null || seconds <= 0) return [];
		return [[startedAtSeconds, cycles / seconds]];
	});
}
function buildsPart({ builds }) {
	const knownBuilds = [builds.base, builds.head].flatMap((build) => build === null ? [] : [build]);
	if (knownBuilds.length === 0) return noHtml;
	return markup`<section class="card"><h2>The builds</h2><div class="wide" tabindex="0" role="group" aria-label="The builds"><table class="plain"><thead><tr><th scope="col">Side</th><th scope="col">Recipe</th><th scope="col">Node.js</th><th scope="col">Addons</th><th scope="col">Notes</th></tr></thead><tbody>${knownBuilds.map(({ side, recipe, runtime, addons, notes = [] }) => markup`<tr><th scope="row">${side}</th><td>${recipe}</td><td>${runtime.version}</td><td>${addons.length === 0 ? "none" : addons.slice(0, 5).map(({ path, sizeBytes, builtHere }) => `${path} (${builtHere ? "compiled here" : "prebuilt"}, ${valueText(sizeBytes, "B")})`).join(", ")}</td><td>${notes.join("; ")}</td></tr>`)}</tbody></table></div></section>`;
}

// src/render/study/printed-beside.ts
const nothing = "–";
function printedBeside(cells) {
	const unit = cells[0] === void 0 ? "" : unitWords[cells[0].unit];
	const inUnit = (title) => unit === "" ? title : `${title}, ${unit}`;
	const shownColumns = [
		{
			title: "",
			textOf: ({ row, column }) => `${row}: ${column}`
		},
		{
			title: inUnit("published"),
			textOf: publishedText
		},
		{
			title: "published delta",
			textOf: ({ printedFigures }) => changeOrNothing(printedFigures.delta)
		},
		{
			title: inUnit("base"),
			textOf: (cell) => numberText(cell.values.base, cell)
		},
		{
			title: inUnit("head"),
			textOf: (cell) => numberText(cell.values.head, cell)
		},
		{
			title: "delta (95% CI)",
			textOf: deltaText
		},
		{
			title: "published ratio",
			textOf: ({ printedFigures }) => ratioText(printedFigures.ratio)
		},
		{
			title: "base ratio",
			textOf: ({ ratios }) => ratioText(ratios.base)
		},
		{
			title: "head ratio",
			textOf: headRatioText
		},
		{
			title: "direction",
			textOf: ({ direction }) => direction
		}
	].filter(({ textOf }) => cells.some((cell) => !["", nothing].includes(textOf(cell))));
	return {
		titles: shownColumns.map(({ title }) => title),
		lines: cells.map((cell) => shownColumns.map(({ textOf }) => textOf(cell)))
	};
}
function publishedText({ printedFigures }) {
	if (printedFigures.value !== null) return String(printedFigures.value);
	if (printedFigures.base === null && printedFigures.head === null) return nothing;
	return `${String(printedFigures.base ?? nothing)} → ${String(printedFigures.head ?? nothing)}`;
}
function numberText(value, { decimals }) {
	return value === null ? nothing : value.toFixed(decimals);
}
function changeOrNothing(change) {
	return change === null ? nothing : percentText(change, 1);
}
function deltaText({ delta, verdict }) {
	if (delta === null) return nothing;
	const { estimate, low, high } = delta;
	if (low === null || high === null) return percentText(estimate, decimalsOf(low, high));
	return `${percentText(estimate, decimalsOf(low, high))} (${intervalText(low, high)}) ${verdict}`.trim();
}
function ratioText(ratio) {
	if (ratio === null) return nothing;
	if (ratio < 99.95) return `${ratio.toFixed(ratio < 9.995 ? 2 : 1)}×`;
	return `${String(Math.round(ratio)).replaceAll(/\B(?=(?:\d{3})+$)/g, ",")}×`;
}
function headRatioText({ ratios, judgedRatio }) {
	if (judgedRatio === null || judgedRatio.low === null || judgedRatio.high === null) return ratioText(ratios.head);
	const { times, ends } = timesBetween(judgedRatio.times, [judgedRatio.low, judgedRatio.high]);
	return `${times}× (${ends}) ${judgedRatio.word}`;
}

// src/render/study/direction-of.ts
const unjudgedTolerance = .05;
function directionOf({ delta, ratios, judgedRatio, printedFigures }) {
	if (printedFigures.delta !== null) {
		if (delta === null || delta.low === null || delta.high === null) return "";
		return compareSigns(Math.sign(printedFigures.delta), intervalSign(delta.low, delta.high));
	}
	if (printedFigures.ratio === null || printedFigures.ratio === 1) return "";
	const wantedSign = Math.sign(printedFigures.ratio - 1);
	if (judgedRatio !== null && judgedRatio.low !== null && judgedRatio.high !== null) return compareSigns(wantedSign, intervalSign(judgedRatio.low - 1, judgedRatio.high - 1));
	const { base, head } = ratios;
	if (base === null || head === null) return "";
	return compareSigns(wantedSign, intervalSign(...beyondTolerance(base, head)));
}
function intervalSign(low, high) {
	return low > 0 ? 1 : high < 0 ? -1 : 0;
}
function beyondTolerance(remaining, right) {
	return [Math.min(remaining, right) - 1 - unjudgedTolerance, Math.max(remaining, right) - 1 + unjudgedTolerance];
}
function compareSigns(expected, actual) {
	if (actual === expected) return "agrees";
	return actual === 0 || expected === 0 ? "open" : "differs";
}

// src/render/study/study-cells.ts
function studyCells(study, result) {
	const cellsOf = cellsIn(result);
	const ratiosOf = judgedRatios(result);
	return study.tables.filter(({ only }) => only !== "csv").flatMap((table) => {
		return withPrintedRows(studyRows(table, result.plan.benchmarks), table).flatMap((row) => withPrintedColumns(table).flatMap((column) => {
			const ownCell = isExtra(row) || isExtra(column) ? null : cellsOf(table, row, column);
			const ratioColumn = table.columns.find(({ label }) => label === column.ratioTo);
			const reference = ratioColumn === void 0 || isExtra(row) ? null : cellsOf(table, row, ratioColumn);
			const printedFigures = printedCell(table, row.label, column);
			if (ownCell === null && !isPrinted(printedFigures)) return [];
			return [cellOf({
				table,
				row,
				column,
				ownCell,
				reference,
				judgedRatio: ownCell === null || reference === null ? null : ratiosOf(ownCell, reference, "head"),
				printedFigures
			})];
		}));
	});
}
function cellOf({ table, row, column, ownCell, reference, judgedRatio, printedFigures }) {
	const values = ownCell?.values ?? {
		base: null,
		head: null
	};
	const judgement = ownCell?.isJudged === true ? ownCell.finding.judged : null;
	const [low = null, high = null] = judgement?.ci ?? [];
	const estimate = judgement?.estimate ?? null;
	const delta = estimate === null ? null : {
		estimate,
		low,
		high
	};
	const ratios = {
		base: overOrNull(values.base, reference?.values.base ?? null),
		head: overOrNull(values.head, reference?.values.head ?? null)
	};
	return {
		table: table.title,
		unit: table.unit,
		decimals: table.decimals,
		row: row.label,
		column: column.label,
		values,
		delta,
		verdict: ownCell !== null && judgement !== null ? wordOf(ownCell.finding.verdict, ownCell.metric) : "",
		ratios,
		judgedRatio,
		printedFigures,
		direction: directionOf({
			delta,
			ratios,
			judgedRatio,
			printedFigures
		})
	};
}
const extra = { judged: false };
function isExtra(choice) {
	return choice.judged === false && choice.parameters === void 0 && choice.name === void 0;
}
function withPrintedRows(rows, { published = {}, publishedBesides = {} }) {
	const knownLabels = new Set(rows.map(({ label }) => label));
	const labels = [...Object.keys(published), ...Object.keys(publishedBesides)];
	const more = [...new Set(labels)].filter((label) => !knownLabels.has(label));
	return [...rows, ...more.map((label) => ({
		label,
		...extra
	}))];
}
function withPrintedColumns(table) {
	const { published = {}, publishedBesides = {}, between, columns } = table;
	const knownLabels = new Set(columns.map(({ label }) => label));
	if (between !== void 0) [
		between.base,
		between.head,
		deltaTitle
	].forEach((title) => knownLabels.add(title));
	const labels = [published, publishedBesides].flatMap((figures) => Object.values(figures).flatMap((cells) => Object.keys(cells)));
	const more = [...new Set(labels)].filter((label) => !knownLabels.has(label));
	return [...columns, ...more.map((label) => ({
		label,
		...extra
	}))];
}
function printedCell(table, row, column) {
	const { published = {}, publishedBesides = {}, publishedRatios = {}, between } = table;
	const figures = {
		...publishedBesides[row],
		...published[row]
	};
	const numberAt = (label) => {
		const figure = Object.hasOwn(figures, label) ? figures[label] : void 0;
		return typeof figure === "number" ? figure : null;
	};
	const isFirst = table.columns[0]?.label === column.label;
	if (between !== void 0 && isFirst) {
		const percent = numberAt(deltaTitle);
		return {
			base: numberAt(between.base),
			head: numberAt(between.head),
			value: null,
			delta: percent === null ? null : percent / 100,
			ratio: null
		};
	}
	const value = numberAt(column.label);
	const otherValue = column.ratioTo === void 0 ? null : numberAt(column.ratioTo);
	return {
		base: null,
		head: null,
		value,
		delta: null,
		ratio: publishedRatios[row]?.[column.label] ?? overOrNull(value, otherValue)
	};
}
function isPrinted({ base, head, value, delta, ratio }) {
	return [
		base,
		head,
		value,
		delta,
		ratio
	].some((figure) => figure !== null);
}
function overOrNull(value, reference) {
	return value === null || reference === null || reference === 0 ? null : value / reference;
}

// src/render/page/draw/candlesticks-plot.ts
const rowHeight = 22;
function candlesticksPlot(sticks, textOf, width) {
	const drawnSticks = sticks.filter(({ least }) => least > 0);
	if (drawnSticks.length === 0) return noHtml;
	const widest = drawnSticks.reduce((most, { label }) => Math.max(most, label.length), 0);
	const frame = {
		width,
		height: drawnSticks.length * rowHeight + 34,
		left: Math.min(width * .4, widest * 7 + 16),
		right: 16,
		top: 6,
		bottom: 28
	};
	const least = Math.min(...drawnSticks.map((stick) => stick.least));
	const most = Math.max(...drawnSticks.map((stick) => stick.most));
	const x = log([least * .97, most * 1.03], [frame.left, width - frame.right]);
	const room = Math.max(6, Math.floor(frame.left / 7));
	return drawFigure(frame, `Candlesticks: ${drawnSticks.map(({ label, mean }) => `${label} mean ${textOf(mean)}`).join(", ")}`.slice(0, 400), markup`${bottomAxis(frame, x, axisTicks(x, Math.max(2, Math.floor(width / 130)), textOf))}${drawnSticks.map((stick, at) => {
		const y = frame.top + rowHeight * (at + .5);
		const kind = stick.side.slice(0, 1);
		const label = stick.label.length > room ? `${stick.label.slice(0, room - 1)}…` : stick.label;
		return markup`<text class="cap" x="${frame.left - 8}" y="${px(y)}" dy=".32em" text-anchor="end">${label}</text><path class="ln ${kind}" d="M${px(x(stick.least))} ${px(y)}H${px(x(stick.most))}" /><rect class="box ${kind}" x="${px(x(stick.lower))}" y="${px(y - 6)}" width="${px(Math.max(1, x(stick.upper) - x(stick.lower)))}" height="12" rx="2"/><circle class="mean" cx="${px(x(stick.mean))}" cy="${px(y)}" r="2.6" />`;
	})}`);
}

// src/render/page/parts/study-part.ts
const chartWidth = 720;
const numeric = markup` class="num"`;
function studyPart(result) {
	const { study } = result.plan;
	if (study === void 0) return noHtml;
	const tables = filledTables(study, result).filter(({ onlyCsv }) => !onlyCsv);
	if (tables.length === 0) return noHtml;
	const cells = groupedBy(studyCells(study, result), ({ table }) => table);
	return markup`<section class="card"><h2>The study’s tables</h2><p class="note">${study.source}</p>${tables.map((table) => studyTableHtml(table, cells.get(table.title) ?? []))}</section>`;
}
function studyTableHtml(table, cells) {
	const { title, titles, rows, beside, note, published: publishedPart } = table;
	const measuredHtml = beside === null ? sides$1.map((side) => rowsHtml(side, titles, rows[side])) : rowsHtml("base and head", beside.titles, beside.rows);
	const form = markup`${measuredHtml}${rowsHtml("as published, on another machine", publishedPart.titles, publishedPart.rows)}`;
	const noteHtml = note === null ? noHtml : markup`<p class="note">${note}</p>`;
	return cells.length === 0 ? markup`<h3>${title}</h3>${form}${sticksOf(table)}${noteHtml}` : markup`<h3>${title}</h3>${besideHtml(title, cells)}${sticksOf(table)}${noteHtml}<details><summary>In the study’s own form</summary>${form}</details>`;
}
function besideHtml(title, cells) {
	const { titles, lines } = printedBeside(cells);
	const [, ...columns] = titles;
	return markup`<p class="note">As published on another machine, and measured here.</p><div class="wide" tabindex="0" role="group" aria-label="${title}"><table class="plain"><thead><tr><td></td>${columns.map((column) => markup`<th scope="col" class="num">${column}</th>`)}</tr></thead><tbody>${lines.map(([label = "", ...texts]) => markup`<tr><th scope="row">${label}</th>${texts.map((text) => markup`<td class="num">${text}</td>`)}</tr>`)}</tbody></table></div>`;
}
function rowsHtml(name, titles, rows) {
	if (rows.length === 0) return noHtml;
	return markup`<div class="wide" tabindex="0" role="group" aria-label="${name}"><table class="plain"><caption>${name}</caption><thead><tr>${titles.map((title, at) => markup`<th scope="col"${at === 0 ? noHtml : numeric}>${title}</th>`)}${rows.some(({ verdicts }) => verdicts !== "") ? markup`<th scope="col">Verdict</th>` : noHtml}</tr></thead><tbody>${rows.map(({ label, cells, verdicts }) => markup`<tr><th scope="row">${label}</th>${cells.map((cell) => markup`<td class="num">${cell}</td>`)}${verdicts === "" ? noHtml : markup`<td>${verdicts}</td>`}</tr>`)}</tbody></table></div>`;
}
function sticksOf({ rows, sticks, titles }) {
	if (sticks.base.length === 0 && sticks.head.length === 0) return noHtml;
	const drawnSticks = rows.base.flatMap((row, at) => sides$1.flatMap((side) => stickOf(side === "base" ? row : rows.head[at], side)));
	const unit = titles.at(-1)?.split(", ").at(-1) ?? "";
	return figure("Least, lower quarter, mean, upper quarter, most", candlesticksPlot(drawnSticks, (value) => `${String(Number(value.toPrecision(3)))} ${unit}`, chartWidth));
}
function stickOf(row, side) {
	const [least, lower, mean, upper, most] = (row?.values ?? []).filter((value) => value !== null);
	if (row === void 0 || least === void 0 || lower === void 0) return [];
	if (mean === void 0 || upper === void 0 || most === void 0) return [];
	return [{
		label: `${row.label} ${side}`,
		side,
		least,
		lower,
		mean,
		upper,
		most
	}];
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
	return [
		isContestOnly(result) ? contendersText(result, (label) => label) : `${typedLabel(head)} against ${typedLabel(base)}`,
		nodeText(result, (version) => version),
		result.machine.name,
		pairsText(result),
		durationText(result.seconds),
		`${result.startedAt.slice(0, 16).replace("T", " ")} UTC`
	].filter((part) => part !== "").join(" · ");
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
const columns = [
	{
		key: "verdict",
		title: "Verdict",
		style: "c-v",
		cell: verdictChip
	},
	{
		key: "name",
		title: "Benchmark",
		style: "c-n",
		cell: openerCell
	},
	{
		key: "forest",
		title: "95% CI",
		style: "c-f",
		cell: (row, { range }) => forest(row, range)
	},
	{
		key: "change",
		title: "Change",
		style: "c-c num",
		cell: wholeChange
	},
	{
		key: "width",
		title: "CI, %",
		style: "c-i num",
		cell: ({ low, high }) => endsText(low, high)
	},
	{
		key: "base",
		title: "Base",
		style: "c-b num",
		cell: (row) => valueText(row.base, row.unit)
	},
	{
		key: "head",
		title: "Head",
		style: "c-h num",
		cell: (row) => valueText(row.head, row.unit)
	},
	{
		key: "floor",
		title: "Floor",
		style: "c-l num",
		cell: floorMargin
	}
];
const columnCount = columns.length;
function tableHead(range) {
	return markup`<tr role="row">${columns.map(({ key, title, style }) => key === "forest" ? markup`<th role="columnheader" scope="col" class="${style}"><span class="sr">${title}, drawn</span>${forestAxis(range)}</th>` : markup`<th role="columnheader" scope="col" class="${style}" aria-sort="none"><button type="button" class="sort" data-key="${key}" disabled>${title}</button></th>`)}</tr>`;
}
function rowHtml(row, place) {
	const cells = columns.map(({ style, cell }) => markup`<td role="cell" class="${style}">${cell(row, place)}</td>`);
	return markup`<tr role="row" class="row" data-at="${place.at}" data-v="${row.verdict}">${cells}</tr>`;
}
function openerCell(row, { at, run }) {
	return markup`<button type="button" class="open" id="r${run}-${at}" aria-expanded="false"><span class="name">${nameOrBlank(row.name)}</span>${row.node === null ? noHtml : markup` <span class="node">Node ${row.node}</span>`}</button>${notesOf(row)}`;
}
function wholeChange({ change, low, high }) {
	return change === null ? "–" : percentText(change, decimalsOf(low, high));
}
function floorMargin({ floor }) {
	return floor === null ? "–" : marginText(floor);
}
function verdictChip({ verdict, word }) {
	return markup`<span class="chip v-${verdict}">${word}</span>`;
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
function failureHtml({ side, message, lines }) {
	const output = lines.length === 0 ? noHtml : markup`<pre tabindex="0">${lines.map((printedLine) => markup`${printedLine.replaceAll("	", "  ")} `)}</pre>`;
	return markup`<div class="failure"><p>${side === null ? "" : markup`<b>${side}</b>: `}${message}</p>${output}</div>`;
}

// src/render/page/page-style.ts
const pageStyle = `
:root { color-scheme: light dark;
  --page: #f6f7f9; --card: #fff; --text: #1c2430; --quiet: #5a6675; --line: #e3e7ec; --grid: #edf0f3;
  --bad: #b3261e; --good: #0b6e63; --open: #7a5300; --same: #56616f; --odd: #3d4653;
  --bad-bg: #fdeceb; --good-bg: #e2f3f0; --open-bg: #fdf1da; --same-bg: #eef1f4; --odd-bg: #e6e9ee;
  --base: #66738a; --head: #3457d5; --band: #e8ecf1; --iv: #3457d526; --focus: #3457d5; --code: #f1f3f6;
  --m1: #fbe3d5; --m2: #f6bf9b; --m3: #ec9560; --m4: #dd6b20; --l1: #dbe7f8; --l2: #aecaf0; --l3: #7aa7e4; --l4: #4583d3; --s: #e6e9ee; --on: #1c2430; }
@media (prefers-color-scheme: dark) { :root {
  --page: #0f1318; --card: #171c23; --text: #e4e9f0; --quiet: #9aa7b6; --line: #2a323c; --grid: #222a33;
  --bad: #ff9a92; --good: #6fd3c3; --open: #f0c063; --same: #a4b0be; --odd: #c1cad5;
  --bad-bg: #3b1d1c; --good-bg: #12332f; --open-bg: #372a10; --same-bg: #222a33; --odd-bg: #2b333d;
  --base: #8f9db3; --head: #8ea6ff; --band: #232b35; --iv: #8ea6ff33; --focus: #8ea6ff; --code: #1f262f;
  --m1: #45301f; --m2: #6b3d1c; --m3: #964d17; --m4: #b95c1a; --l1: #1d3048; --l2: #21456f; --l3: #245b9b; --l4: #2a6fc0; --s: #2d353f; --on: #fff; } }
@media print { :root { color-scheme: light; --page: #fff; --card: #fff; --text: #000; --quiet: #444; --line: #ccc; --grid: #e5e5e5;
  --bad: #b3261e; --good: #0b6e63; --open: #7a5300; --same: #555; --odd: #333;
  --bad-bg: #fff; --good-bg: #fff; --open-bg: #fff; --same-bg: #fff; --odd-bg: #fff;
  --base: #66738a; --head: #3457d5; --band: #eee; --iv: #3457d526; --code: #f5f5f5;
  --m1: #fbe3d5; --m2: #f6bf9b; --m3: #ec9560; --m4: #dd6b20; --l1: #dbe7f8; --l2: #aecaf0; --l3: #7aa7e4; --l4: #4583d3; --s: #e6e9ee; --on: #000; } }
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
.runs { margin: 0; padding-left: 1.2em; }
.tools { display: flex; flex-wrap: wrap; gap: 10px 14px; align-items: center; margin: 0 0 6px; }
.tools label { color: var(--quiet); font-size: 13px; }
.chips { display: flex; flex-wrap: wrap; gap: 6px; flex: 1 1 260px; }
button, input, select { font: inherit; color: inherit; }
input, select, .save, .add, .copy { background: var(--card); border: 1px solid var(--line); border-radius: 8px; padding: 5px 10px; font-size: 13px; color: var(--text); max-width: 100%; }
input.filter { width: 15em; }
.save, .add, .copy { cursor: pointer; }
.save:hover, .add:hover, .copy:hover { border-color: var(--quiet); }
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
.group th { padding: 16px 8px 5px; border-bottom: 1px solid var(--line); font-size: 13.5px; overflow-wrap: anywhere; }
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
.dot { fill: var(--card); stroke-width: 2; } .box { fill: var(--card); stroke-width: 1.5; } .mean { fill: var(--text); } .bar.b { fill: var(--base); } .bar.h { fill: var(--head); }
figure text.val, figure text.side { fill: var(--text); font-weight: 600; } figure text.mono { font-family: ui-monospace, Menlo, Consolas, monospace; }
.fb { stroke: none; } figure text.fn { fill: var(--on); font: 11px ui-monospace, Menlo, Consolas, 'DejaVu Sans Mono', monospace; }
.s { fill: var(--s); background: var(--s); } .m1 { fill: var(--m1); background: var(--m1); } .m2 { fill: var(--m2); background: var(--m2); } .m3 { fill: var(--m3); background: var(--m3); } .m4 { fill: var(--m4); background: var(--m4); } .l1 { fill: var(--l1); background: var(--l1); } .l2 { fill: var(--l2); background: var(--l2); } .l3 { fill: var(--l3); background: var(--l3); } .l4 { fill: var(--l4); background: var(--l4); }
.wide { overflow-x: auto; margin: 0 0 12px; }
.metrics caption, .plain caption { text-align: left; font-weight: 600; font-size: 13.5px; padding: 4px 0; }
.metrics th, .metrics td, .plain th, .plain td { padding: 4px 10px 4px 0; border-bottom: 1px solid var(--grid); font-size: 13.5px; vertical-align: middle; }
.metrics thead th, .plain thead th { color: var(--quiet); font-size: 12.5px; }
.plain thead th.num { text-align: right; } .plain tbody th[scope=row], .plain td.name { min-width: 8.5em; }

.metrics th .quiet { font-weight: 400; }
.metrics thead th:nth-child(n+4) { text-align: right; }
.metric { all: unset; cursor: pointer; text-decoration: underline dotted; text-underline-offset: 3px; } .metric[aria-pressed=true] { text-decoration: none; font-weight: 700; }
.metric:focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; }
code { font: inherit; }
pre { background: var(--code); border-radius: 8px; padding: 10px 12px; margin: 0; overflow-x: auto; font: 12.5px/1.5 ui-monospace, Menlo, Consolas, 'DejaVu Sans Mono', monospace; white-space: pre-wrap; overflow-wrap: anywhere; }
.again { display: grid; grid-template-columns: 1fr auto; gap: 4px 10px; align-items: start; } .again .label { grid-column: 1 / -1; font-weight: 600; font-size: 13.5px; }
.failure { border-left: 3px solid var(--bad); padding-left: 12px; margin: 0 0 14px; }
.warnings, .open-rows { margin: 0 0 10px; padding-left: 1.1em; } .warnings li { overflow-wrap: anywhere; margin: 0 0 2px; }
.open-rows li > span { margin-right: 12px; } .open-rows .num { text-align: left; white-space: normal; }
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
  .rows > tbody > .drawer, .rows > tbody > .drawer > td, .rows > tbody > .group, .rows > tbody > .group th { display: block; width: 100%; }
  .detail { margin: 0; padding: 6px 0 0; border: 0; border-top: 2px solid var(--line); } .key { white-space: normal; } .again { grid-template-columns: 1fr; } .again .copy { justify-self: start; }
  input.filter { width: 100%; } .tools label { flex: 1 1 45%; } .tools select { width: 100%; }
  .card > .figures text { font-size: 15px; }
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
const shownAtMost = 50;
const dataBytes = 44e5;
const bytesPerValue = 2.8;
const bytesPerBlock = 2;
const bytesPerFinding = 55;
const chunkRows = 64;
const failuresAtMost = 50;
function reportPage(runs, tools) {
	const style = pageStyle;
	const policy = [
		"default-src 'none'",
		`script-src 'sha256-${tools.digest(clientText)}'`,
		`style-src 'sha256-${tools.digest(style)}'`,
		"base-uri 'none'",
		"form-action 'none'"
	].join("; ");
	const parts = runs.map((run, at) => runPart(run, {
		at,
		of: runs.length,
		tools
	}));
	return markup(_templateObject || (_templateObject = _taggedTemplateLiteral([
		"<!doctype html><html lang=\"en\"><head><meta charset=\"utf-8\" /><meta http-equiv=\"Content-Security-Policy\" content=\"",
		"\" /><meta name=\"viewport\" content=\"width=device-width, initial-scale=1\" /><meta name=\"color-scheme\" content=\"light dark\" /><meta name=\"referrer\" content=\"no-referrer\" /><title>",
		"</title><style>",
		"</style></head><body><main>",
		"",
		"</main><footer>deadheat ",
		" · this page holds its data and asks no network</footer><script>",
		"<\/script></body></html>\n"
	])), new Html(policy), titleOf(runs), new Html(style), runs.length > 1 ? overview(runs) : noHtml, parts, runs[0]?.result.version ?? "", new Html(clientText)).markup;
}
function titleOf(runs) {
	const [first, ...more] = runs;
	if (first === void 0) throw new RangeError("expected at least one run for a page, got none");
	if (more.length > 0) return `deadheat: ${countText(runs.length, "run")}`;
	return `deadheat: ${wholeTally(first.result, rowsOf(first.result))}`;
}
function overview(runs) {
	return markup`<nav class="card" aria-label="Runs"><h2>${countText(runs.length, "run")}</h2><ul class="runs">${runs.map(({ result }, at) => {
		const rows = rowsOf(result);
		return markup`<li><a href="#run-${at}">${wholeTally(result, rows)}</a> <span class="note">${whatText(result)}</span></li>`;
	})}</ul></nav>`;
}
function runPart(run, { at, of, tools }) {
	const { result, taken: samplesTaken, name, fromFork = false } = run;
	const rows = rowsOf(result);
	const pageRows = pageRowsOf(result, rows);
	const { parts, hasResult } = dataOf(run, rows, dataBytes / of, tools);
	const page = {
		name,
		rows: pageRows,
		range: axisRange(pageRows),
		chunkRows,
		hasResult
	};
	const samples = samplesTaken.flatMap(({ sample, disturbed: isDisturbed }) => isDisturbed ? [] : [sample]);
	const data = [["run", tools.pack(JSON.stringify(page))], ...parts];
	return markup`<section class="run" id="run-${at}" data-run="${at}"><header class="top">${summaryPart(result, rows)}${fromFork ? untrustedNote : noHtml}</header>${failuresPart(result)}${rows.length === 0 ? noHtml : rowsPart(page, rows, at)}${unsettledPart(result, rows)}${contestsPart(result)}${studyPart(result)}${methodPart(result)}${machinePart(result, samples)}${buildsPart(result)}${data.map(([part, text]) => markup(_templateObject2 || (_templateObject2 = _taggedTemplateLiteral([
		"<script type=\"application/octet-stream\" data-part=\"",
		"\">",
		"<\/script>"
	])), part, new Html(text)))}</section>`;
}
function rowsPart(page, rows, at) {
	const hiddenCount = page.rows.length - 80;
	return markup`<section class="card table"><h2>Benchmarks</h2><div class="tools" role="group" aria-label="Filter, group and save"><div class="chips">${verdictFilters(rows)}</div><label>Filter <input type="search" class="filter" placeholder="name or parameter" autocomplete="off" spellcheck="false" disabled /></label><label>Group by <select class="group" disabled><option value="">nothing</option></select></label><button type="button" class="save" disabled>result.json</button></div><p class="status note" role="status">${countText(page.rows.length, "row")}</p>${tableHtml(page, at)}<div class="more">${hiddenCount > 0 ? markup`<noscript><p class="note">${countText(hiddenCount, "more row")} need the page’s script.</p></noscript>` : noHtml}<button type="button" class="add" hidden>Show more</button></div><p class="legend note"><span class="key"><i class="k pt"></i>estimate and 95% CI</span><span class="key"><i class="k th"></i>threshold</span><span class="key"><i class="k fl"></i>floor: the smallest change that could have been called</span><span class="key">An arrow: beyond the axis</span></p><noscript><p class="note">Rows open, sort and filter with the page’s script.</p></noscript></section>`;
}
const untrustedNote = markup`<p class="check unsure">Untrusted: reported by a job that ran a fork’s code, which could have made up every number below. The commits, the limits and the verdict are this repository’s.</p>`;
function failuresPart({ failures }) {
	const generalFailures = failures.filter(({ benchmarkId }) => benchmarkId === null);
	if (generalFailures.length === 0) return noHtml;
	return markup`<section class="card"><h2>${countText(generalFailures.length, "failure")}</h2>${generalFailures.slice(0, failuresAtMost).map((failure) => failureHtml(failureDetail(failure)))}</section>`;
}
function dataOf({ result, taken: samplesTaken }, rows, room, tools) {
	const resultText = tools.pack(`${JSON.stringify(result)}\n`);
	const roomLeft = room - samplesTaken.length * bytesPerBlock - result.findings.length * bytesPerFinding;
	const hasResult = resultText.length < roomLeft - samplesTaken.length * bytesPerValue;
	const series = seriesThatFit(result, samplesTaken.length, hasResult ? roomLeft - resultText.length : roomLeft);
	const details = rowDetailsOf({
		result,
		rows,
		taken: samplesTaken,
		series
	});
	return {
		hasResult,
		parts: [...Array.from({ length: Math.ceil(details.length / chunkRows) }, (_, at) => tools.pack(JSON.stringify(details.slice(at * chunkRows, (at + 1) * chunkRows)))).map((text, at) => [`chunk-${String(at)}`, text]), ...hasResult ? [["result", resultText]] : []]
	};
}
function seriesThatFit({ plan }, blocks, room) {
	const gatingCount = plan.metrics.filter((metric) => plan.benchmarks.some((benchmark) => gatesIn(benchmark, metric))).length;
	const fits = (metrics) => blocks * metrics * bytesPerValue < room;
	if (fits(plan.metrics.length)) return "all";
	return fits(gatingCount) ? "gating" : "main";
}
function tableHtml({ rows, range }, run) {
	const shownRows = rows.slice(0, 80);
	return markup`<table role="table" class="rows" aria-label="Benchmarks"><thead role="rowgroup">${tableHead(range)}</thead><tbody role="rowgroup">${shownRows.map((row, at) => rowHtml(row, {
		at,
		run,
		range
	}))}</tbody></table>`;
}
function unsettledPart(result, rows) {
	const open = rowsWith(rows, "inconclusive");
	const missed = notMeasured(result);
	if (open.length === 0 && missed.length === 0) return noHtml;
	const shownRows = open.slice(0, shownAtMost);
	const more = open.length - shownRows.length;
	return markup`<section class="card"><h2>Not settled</h2><p class="note">An unknown row is neither changed nor shown to be the same.</p><ul class="open-rows">${shownRows.map((row) => markup`<li><span class="name">${row.benchmarkId}</span>${metricHtml(row.metric, result)}<span class="num">${stillText(row)}</span><span>${settlingText(row.finding)}</span></li>`)}${more > 0 ? markup`<li>${countText(more, "more row")}: filter the table for “unknown”.</li>` : noHtml}${missed.map(({ title, ids }) => markup`<li><span>${title}: ${ids.slice(0, 10).join(", ")}${ids.length > 10 ? ` and ${String(ids.length - 10)} more` : ""}.</span></li>`)}</ul></section>`;
}
function metricHtml(metric, { plan }) {
	const main = plan.metrics.find(({ gates }) => gates);
	return metric === null || metric === main ? noHtml : markup`<span class="quiet">${metric.label}</span>`;
}
function stillText({ finding: { judged: judgedRow } }) {
	const pairs = judgedRow?.pairs ?? 0;
	const [low, high] = judgedRow?.ci ?? [null, null];
	return low === null || high === null ? `${countText(pairs, "pair")}, too few for an interval` : `${intervalText(low, high)} after ${countText(pairs, "pair")}`;
}

export { alikeText, allowText, axisRange, benchmarkCell, brokenSides, candlestickText, changeText, changeWords, checkReason, contendersText, contestColumns, contestFailure, contestOthers, contestRows, contestSentence, contestTally, countsText, displayedDifferences, filledTables, fingerprintLines, floorCell, headingText, intervalCell, isContestOnly, isolationText, longestAdviceSeconds, machineFacts, meanChange, neutralNote, nodeText, noiseProbeText, notMeasured, othersText, pageTools, pairsText, reportPage, reproduceLine, runTimeText, runtimeCell, runtimeText, scalingLegend, scalingLines, scalingsOf, settlingOf, settlingText, shellWord, sideDifferenceText, sides, studyCells, takenSamples, tallyText, titleText, typedLabel, valueCells, verdictCell, warningLines, withinText };