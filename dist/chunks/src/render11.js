import { sides } from "./model3.js";
import { codeOf, plainText } from "./render.js";
import { logColumn } from "./render2.js";
import { gatesIn, gatingOf } from "./model7.js";
import { functionAlpha, idWithout } from "./model12.js";
import { contestOf, measuredIn } from "./analysis3.js";
import { groupedBy } from "./model13.js";
import { labelOf as labelOf$2 } from "./render3.js";
import { chosenText, countText, decimalsOf, durationText, intervalText, marginText, percentText as percentText$1, sizeText, timesBetween, timesText, valueText } from "./render5.js";
import { verdictStates } from "./model14.js";
import { isClaim, reportedInterval, rowsOf as rowsOf$1, rowsWith, unreached } from "./render7.js";
import { wordOf } from "./render8.js";
import { padded } from "./render12.js";
import { area_default, line_default, linear, log } from "../packages/others7.js";
import { createHash } from "node:crypto";
import { deflateRawSync } from "node:zlib";

// src/model/run/agrees.ts
/** Whether a row or column of a study's table selects a benchmark. */
function agrees(benchmark, { name, parameters = {} }) {
	if (name !== void 0 && benchmark.name !== name) return false;
	return Object.entries(parameters).every(([key, value]) => Object.hasOwn(benchmark.parameters, key) && benchmark.parameters[key] === value);
}

// src/model/machine/open-boundary.ts
const sysctl = "sudo sysctl kernel.apparmor_restrict_unprivileged_userns=0";
/** @returns `null` when the whole boundary holds */
function openBoundary(isolation) {
	const { kind, trouble, readOnly, files } = isolation;
	if (kind === "namespace" && readOnly === true) return null;
	return {
		missing: `a mount namespace around foreign code${trouble === null ? "" : `: ${trouble}`}`,
		open: files === "landlock" ? seen : openOf(kind),
		hint: hintOf(trouble ?? "")
	};
}
const seen = "it can see which processes run on this machine, reach its network, and change the .git file of its own tree";
function openOf(kind) {
	const files = "it can change the files of the other side, the store, and the code of this and other actions";
	return kind === "namespace" ? `${files}, and so the step after this job, which has its token` : `${files}, and the author of the build script can take this job's token`;
}
function hintOf(trouble) {
	if (/no unshare|nsenter/.test(trouble)) return "install util-linux";
	if (/uid_map|not permitted|denied|userns|unshare failed/i.test(trouble)) return `run "${sysctl}" in an earlier step to allow it to every user, or give this user sudo without a password`;
	return "run the job on Linux as root, or as a user who may make namespaces";
}

// src/host/page-tools.ts
/** What a page that carries its own data needs: packed texts, and the digests of its script and style. */
const pageTools = {
	/** Deflated without a header, as base64. */
	pack: (text) => deflateRawSync(text, { level: 9 }).toString("base64"),
	/** SHA-256 as base64, as a content security policy has it. */
	digest: (text) => createHash("sha256").update(text).digest("base64")
};

// src/render/contenders/contest-rows.ts
/** The contests of a result in the order of its plan; those that were not reached have no row. */
function contestRows({ plan, contests = [] }) {
	return (plan.contests ?? []).flatMap((benchmark) => {
		const contest = contestOf(benchmark);
		const own = contests.filter(({ benchmarkId }) => benchmarkId === benchmark.id);
		const gating = plan.metrics.flatMap((metric) => {
			const finding = own.find((one) => one.metric === metric.id);
			return finding !== void 0 && gatesIn(benchmark, metric) ? [{
				metric,
				finding
			}] : [];
		});
		const whole = own.flatMap((finding) => finding.metric === null ? [{
			metric: null,
			finding
		}] : []);
		const [lead, ...others] = [...gating, ...whole];
		if (contest === null || lead === void 0) return [];
		return [{
			...lead,
			contest,
			others,
			shared: sharedOf(benchmark, contest)
		}];
	});
}
/** Whether a result is about contenders alone, and not about base and head. */
function isContestOnly({ plan: { benchmarks, contests = [] } }) {
	return benchmarks.length === 0 && contests.length > 0;
}
function sharedOf({ suite, name, parameters, runtime }, { axis }) {
	const path = suite === "" ? name : `${suite}/${name}`;
	const values = Object.entries(parameters).filter(([key]) => key !== axis).map(([key, value]) => `${key}=${String(value)}`);
	const node = axis === "node" || runtime === void 0 ? [] : [`node=${runtime}`];
	return [
		...axis === "benchmark" ? [] : [path],
		...values,
		...node
	].join(" ");
}

// src/render/contenders/contest-sentence.ts
/** From this ratio on, a difference reads better as a multiple than in percent. */
const asMultiple = 1.95;
/** How a contender stands against its reference, in the words of the other tables. */
function contestWords({ finding, metric }) {
	const { verdict, judged, baseCentre, headCentre, threshold } = finding;
	const word = wordOf(verdict, metric);
	const ratio = ratioOf(finding);
	if (ratio === null) return {
		result: word,
		interval: ""
	};
	const [low, high] = judged?.ci ?? [ratio - 1, ratio - 1];
	const isClaim = verdict === "regression" || verdict === "improvement";
	const times = ratio >= 1 ? ratio : 1 / ratio;
	if (isClaim && times >= asMultiple && low !== null && high !== null) {
		const ends = ratio >= 1 ? [1 + low, 1 + high] : [1 / (1 + high), 1 / (1 + low)];
		const text = timesBetween(times, ends);
		const isExact = judged === null;
		return {
			result: `${text.times} × ${word}`,
			interval: isExact ? "" : `${text.ends} ×`
		};
	}
	const interval = judged === null ? "" : low === null ? "" : intervalText(low, high);
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
/**
* A whole row as a sentence: `q is 31 × slower than async 3 (29 … 33 ×)`.
*
* @param name - renders a contender's name
*/
function contestSentence(row, name) {
	const { labels } = row.contest;
	const [one, other] = [name(labels.head), name(labels.base)];
	const { result, interval } = contestWords(row);
	const ends = interval === "" ? "" : ` (${interval})`;
	const { verdict } = row.finding;
	if (verdict === "unchanged") return `${one} is the same as ${other}${ends}`;
	return verdict === "regression" || verdict === "improvement" ? `${one} is ${result} than ${other}${ends}` : `${one} against ${other}: ${result}${ends}`;
}
/** What the other metrics of a row say: `CPU time 30 × slower, peak memory same`. */
function contestOthers(row, label) {
	return row.others.flatMap((other) => other.metric === null ? [] : [`${label(other.metric)} ${contestWords(other).result}`]).join(", ");
}
/** Contender over reference; `null` without an estimate. */
function ratioOf({ judged, baseCentre, headCentre }) {
	if (judged !== null) return judged.estimate === null ? null : 1 + judged.estimate;
	return baseCentre === null || headCentre === null || baseCentre <= 0 ? null : headCentre / baseCentre;
}

// src/render/rows/row-text.ts
/** The verdict of a row, with its sign: `🔴 slower`. */
function verdictCell({ finding, word }) {
	return `${verdictStates[finding.verdict].sign} ${word}`;
}
/** The benchmark of a row, the metric when it is not the main one, and metrics that disagree. */
function benchmarkCell(row, page) {
	const metric = row.metric === null || row.metric === page.mainMetric ? "" : `, ${labelOf$2(row.metric)}`;
	const others = [alikeText(row, labelOf$2), othersText(row, page.detail.otherMetrics, labelOf$2)].filter((text) => text !== "").join("; ");
	return `${codeOf(idWithout(row.benchmarkId, row.runtime), page.detail.nameLength)}${metric}${others === "" ? "" : ` (${others})`}`;
}
/**
* Metrics of a row that claim a change of the same kind as the leading one: `also CPU time +4.8 %`.
*/
function alikeText({ alike }, label) {
	return alike.length === 0 ? "" : `also ${alike.map((claim) => otherText(claim, label)).join(", ")}`;
}
/**
* Metrics of a row that disagree with the leading one: `time, CPU time same`. Includes all that
* claim a change, and others up to a total of `most`.
*/
function othersText({ others }, most, label) {
	const shown = others.filter((claim, at) => isClaim(claim) || at < most);
	return [...groupedBy(shown, ({ word }) => word)].map(([word, own]) => `${own.map((other) => otherText(other, label)).join(", ")} ${word}`).join("; ");
}
function otherText(claim, label) {
	const { metric, finding } = claim;
	const name = metric === null ? "" : label(metric);
	return isClaim(claim) ? `${name} ${changeText(finding)}` : name;
}
/** The change of a row with its sign: `+5.1 %`. */
function changeText({ judged, baseCentre, headCentre }) {
	if (judged === null) return baseCentre === null || headCentre === null || baseCentre <= 0 ? "–" : percentText$1(headCentre / baseCentre - 1);
	return judged.estimate === null ? "–" : percentText$1(judged.estimate, decimalsIn(judged));
}
/** The change of a row as its size and word: `5.1 % slower`. */
function changeWords({ finding: { judged }, word }) {
	return judged?.estimate === null || judged === null ? word : `${sizeText(judged.estimate, decimalsIn(judged))} ${word}`;
}
/** The interval of a row, for a column that says percent. */
function intervalCell({ judged }) {
	return judged === null ? "–" : intervalText(judged.ci[0], judged.ci[1], "");
}
/** Both values of a row, each with its ratio to the reference on its own side: `18.1 ms (3.7×)`. */
function valueCells({ metric, finding, relative }) {
	const unit = metric?.unit ?? "s";
	return [valueText(finding.baseCentre, unit) + relationText(relative?.base ?? null), valueText(finding.headCentre, unit) + relationText(relative?.head ?? null)];
}
function relationText(times) {
	return times === null ? "" : ` (${timesText(times)})`;
}
/** The smallest change that the row could have detected. */
function floorCell({ floor }) {
	return floor === null ? "–" : marginText(floor);
}
function decimalsIn({ ci }) {
	return decimalsOf(ci[0], ci[1]);
}
/**
* The number of pairs behind the rows: `30 pairs in random order`,
* `16 to 60 pairs each in random order`.
*/
function pairsText({ findings, contests = [], plan }) {
	const gates = gatingOf({
		benchmarks: measuredIn(plan),
		metrics: plan.metrics
	});
	const pairs = [...findings, ...contests].flatMap(({ benchmarkId, judged, metric }) => judged === null || !gates(benchmarkId, metric) ? [] : [judged.pairs]);
	if (pairs.length === 0) return "";
	const least = pairs.reduce((one, other) => Math.min(one, other));
	const most = pairs.reduce((one, other) => Math.max(one, other));
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
/** Which Node.js ran the sides and where each came from; empty when nothing was built. */
function runtimeText({ builds, variants }) {
	const versions = (variants ?? [{ builds }]).flatMap(({ builds: pair }) => {
		const both = sides.flatMap((side) => {
			const build = pair[side];
			return build === null ? [] : [{
				side,
				text: originText(build.runtime)
			}];
		});
		const texts = [...new Set(both.map(({ text }) => text))];
		return texts.length === 1 ? texts : both.map(({ side, text }) => `${text} for ${side}`);
	});
	return versions.length === 0 ? "" : `**The runtime**: ${versions.join(", ")}.`;
}
function originText({ version, source }) {
	return `Node.js ${codeOf(version)} from ${places[source]}`;
}
/** The column for the Node.js version of a row, when there are several. */
function runtimeColumns({ hasRuntimes }) {
	return hasRuntimes ? [{
		title: "Node",
		align: "right"
	}] : [];
}
/** The cell of that column. */
function runtimeCells({ runtime }, { hasRuntimes }) {
	if (!hasRuntimes) return [];
	if (runtime === null) return [""];
	return [/^\d{1,4}(?:\.\d{1,6}){0,2}$/.test(runtime) ? runtime : codeOf(runtime)];
}
/**
* The Node.js of a result: `Node 24.9.0`, `Node 24.9.0 against 20.20.2`, or `Node 20.20.2, 24.9.0`
* for several that both sides ran on. Empty when nothing was built.
*
* @param text - renders a version, which is foreign text
*/
function nodeText({ builds, variants }, text) {
	const several = (variants ?? []).flatMap((variant) => versionsIn(variant.builds));
	const versions = [...new Set(several.length > 0 ? several : versionsIn(builds))];
	if (versions.length === 0) return "";
	return `Node ${versions.map((version) => text(version)).join(several.length > 0 ? ", " : " against ")}`;
}
function versionsIn(builds) {
	return sides.toReversed().flatMap((side) => builds[side]?.runtime.version ?? []);
}

// src/render/comment/tally.ts
/** A whole result in a few words, without Markdown: `2 slower, 1 faster, 38 same`. */
function tallyText(result, rows, state) {
	const counts = countsText(rows);
	switch (state) {
		case "slower":
		case "faster":
		case "failed": return counts;
		case "accepted": return `regression accepted, ${counts}`;
		case "same": return `no change, ${counts}`;
		case "unknown": return `could not tell, ${counts}`;
		case "not-comparable": return "the sides are not comparable";
		case "no-build": return notBuiltText(brokenSides(result));
		case "nothing": return nothingText(result, rows);
	}
}
/** Sides that could not be built; both when neither is the cause. */
function brokenSides({ failures }) {
	const broken = new Set(failures.filter(({ stage }) => stage === "build").map(({ side }) => side));
	return sides.filter((side) => broken.has(side) || broken.has(null));
}
/** Number of rows per word, in the order of the table. */
function countsText(rows) {
	return [...groupedBy(rows, ({ word }) => word)].map(([word, own]) => `${String(own.length)} ${word}`).join(", ");
}
function notBuiltText(broken) {
	return `${broken.join(" and ")} ${broken.length === 1 ? "does" : "do"} not build`;
}
function nothingText(result, rows) {
	const missed = unreached(result.plan, rows).length;
	if (rows.length > 0) return `nothing measured, ${countsText(rows)}`;
	return missed === 0 ? "nothing to measure" : `nothing measured of ${countText(missed, "benchmark")}`;
}

// src/render/rows/differences.ts
/** Differences between the built sides besides the revision itself; unexpected ones first. */
function displayedDifferences({ builds, differences }) {
	const { base, head } = builds;
	if (base === null || head === null) return [];
	const seen = differences?.map(shown) ?? between(runtimeOf(base), runtimeOf(head), { asked: false });
	const built = between(buildFacts(base), buildFacts(head), { asked: true });
	return [...seen, ...built].toSorted((one, other) => Number(one.asked) - Number(other.asked));
}
/** One difference as code: what, base, head. */
function sideDifferenceText({ what, base, head }) {
	return codeOf(`${what}: ${base} → ${head}`);
}
/**
* The line of a settings file that allows the unrequested differences; empty when there are none.
*/
function allowText({ differences }) {
	const kinds = [...new Set((differences ?? []).flatMap(({ asked, kind }) => asked ? [] : [kind]))];
	return kinds.length === 0 ? "" : `allow: [${kinds.join(", ")}]`;
}
const words = {
	runtime: "",
	environment: "variable ",
	dependencies: "",
	compiler: "",
	benchmarks: "benchmark file "
};
function shown({ kind, what, base, head, asked }) {
	const short = kind === "benchmarks" ? 12 : void 0;
	return {
		what: words[kind] + what,
		base: base?.slice(0, short) ?? "none",
		head: head?.slice(0, short) ?? "none",
		asked
	};
}
function between(before, after, { asked }) {
	const [one, other] = [new Map(Object.entries(before)), new Map(Object.entries(after))];
	return [.../* @__PURE__ */ new Set([...one.keys(), ...other.keys()])].map((what) => ({
		what,
		base: one.get(what) ?? "none",
		head: other.get(what) ?? "none",
		asked
	})).filter(({ base, head }) => base !== head);
}
function runtimeOf({ runtime: { version, versions } }) {
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
/** A geometric mean with its interval: `+0.9 % (+0.4 … +1.5 %)`. */
function meanChange({ estimate, ci: [low, high] }) {
	return `${percentText$1(estimate, decimalsOf(low, high))} (${intervalText(low, high)})`;
}

// src/render/rows/within-text.ts
/** The thresholds of rows in words: `±2 %`, or `±1 % to ±5 %` when they differ. */
function withinText(rows) {
	const thresholds = [...new Set(rows.flatMap(({ finding }) => finding.threshold ?? []))].toSorted((one, other) => one - other);
	const [least] = thresholds;
	const most = thresholds.at(-1);
	if (least === void 0 || most === void 0) return "their thresholds";
	const first = `±${chosenText(least)}`;
	return least === most ? first : `${first} to ±${chosenText(most)}`;
}
/**
* What a regression must exceed for the check to fail: `the limit of 3 %`, or its threshold.
*
* @param limit - a ratio; `null` when the thresholds are the limits
*/
function boundText(limit, regressions) {
	if (limit !== null) return `the limit of ${chosenText(limit)}`;
	const thresholds = new Set(regressions.flatMap(({ finding }) => finding.threshold ?? []));
	const [only] = thresholds;
	return only === void 0 || thresholds.size > 1 ? "its threshold" : `the ${chosenText(only)} threshold`;
}
/** What a run without regressions has left undecided, as a clause. */
function openText(rows) {
	return rowsWith(rows, "inconclusive").length > 0 ? "some rows are unknown" : "not everything could be measured";
}

// src/render/rows/changed-functions.ts
/** The functions of a profile that are called different, largest difference first. */
function changedFunctions({ functions, total }) {
	const whole = total.head - total.base;
	return functions.filter(({ pAdjusted }) => pAdjusted !== null && pAdjusted <= .05).map((one) => {
		const share = (one.self.head - one.self.base) / whole;
		return {
			...one,
			share: Number.isFinite(share) && share > 0 ? share : null
		};
	});
}

// src/render/contenders/contest-tally.ts
/** The contests of a result in a few words, without names: `2 slower, 1 same`. */
function contestTally(result) {
	const rows = contestRows(result);
	if (rows.length === 0) return `nothing measured of ${countText(result.plan.contests?.length ?? 0, "contest")}`;
	return [...groupedBy(rows, ({ finding, metric }) => wordOf(finding.verdict, metric))].map(([word, own]) => `${String(own.length)} ${word}`).join(", ");
}
/** The contenders, reference last, by their labels: `q, when against async`. */
function contendersText(result, name) {
	const labels = (side) => [...new Set((result.plan.contests ?? []).flatMap((one) => one.driver === "suite" || one.contest === void 0 ? [] : [one.contest.labels[side]]))];
	const references = labels("base");
	return `${labels("head").filter((label) => references.length > 1 || !references.includes(label)).map(name).join(", ")} against ${references.map(name).join(", ")}`;
}

// src/render/rows/warning-lines.ts
const textLength = 300;
/**
* Warnings about the run and about the gating rows, one line per kind: the text, and the rows that
* it concerns. Warnings of metrics that only inform appear in the result alone.
*
* @returns lines for a code block or a terminal
*/
function warningLines({ warnings, findings, contests = [], plan }) {
	const gates = gatingOf({
		benchmarks: measuredIn(plan),
		metrics: plan.metrics
	});
	const lines = [...warnings.map((warning) => ({
		warning,
		row: null
	})), ...[...findings, ...contests].filter(({ benchmarkId, metric }) => gates(benchmarkId, metric)).flatMap(({ judged }) => (judged?.warnings ?? []).map((warning) => ({
		warning,
		row: judged === null ? null : `${judged.name} ${judged.metric}`
	})))];
	return [...groupedBy(lines, ({ warning }) => warning.code).values()].flatMap(mergeWarnings);
}
function mergeWarnings(lines) {
	const whole = lines.filter(({ row }) => row === null).map(({ warning }) => visibleText(warning));
	const [first, ...more] = lines.filter(({ row }) => row !== null);
	if (first === void 0) return whole;
	const others = more.length === 0 ? "" : ` and ${String(more.length)} more rows`;
	return [...whole, `${visibleText(first.warning)}  [${plainText(first.row ?? "")}${others}]`];
}
function visibleText(warning) {
	return plainText(warning.text, textLength);
}

// src/render/machine/machine-facts.ts
/** What the machine is, a fact each; all of it is foreign text. */
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
/** How measured code was isolated, as a sentence; empty for results of older versions. */
function isolationText({ isolation }) {
	if (isolation === void 0) return "";
	const network = isolation.network === "loopback" ? " Benchmarks had only a loopback network of their own." : "";
	const sandbox = isolation.readOnly === true ? `they saw only their own side, the runtime and the system's programs, and could change only their own side.${network}` : "they saw no other process, and left none behind.";
	const files = isolation.files === "landlock" ? " They could read only their own side, the runtime and the system's programs, and change only their own side." : "";
	switch (isolation.kind) {
		case "namespace": return `Builds and benchmarks ran in their own process tables: ${sandbox}`;
		case "cgroup": return `Builds and benchmarks could see other processes of the same user here; the kernel ended all of theirs through a control group.${files}`;
		case "sweep": return `Builds and benchmarks could see other processes of the same user here; processes they left behind were searched for and ended.${files}`;
	}
}
/** The resolution of the machine, as a sentence; empty when the noise probe did not run. */
function noiseProbeText({ steadiness }) {
	const { before = null, after = null } = steadiness ?? {};
	const first = before ?? after;
	if (first === null) return "";
	const later = before === null || after === null ? "" : `, and ${percentText(after.resolution)} afterwards`;
	return `Noise probe: this machine resolves ${percentText(first.resolution)} in 30 s${later}.`;
}
function percentText(resolution) {
	return `±${chosenText(Number(resolution.toPrecision(2)))}`;
}
const longestLine = 700;
/** The state of the machine, a fact a line; empty for results of older versions. */
function fingerprintLines({ fingerprint }) {
	if (fingerprint === void 0 || fingerprint.facts.length === 0) return [];
	const { facts, digest } = fingerprint;
	const [lasting, passing] = [true, false].map((wanted) => facts.filter((fact) => fact.lasting === wanted).map(factText));
	return [
		...lasting ?? [],
		...(passing ?? []).map((fact) => `at the beginning, ${fact}`),
		`fingerprint ${codeOf(digest.slice(0, 12))}`
	];
}
function factText({ title, found }) {
	return codeOf(`${title}: ${found}`, longestLine);
}

// src/render/rows/reproduce.ts
/**
* The command that repeats the comparison, as one line for a shell.
*
* @param only - id of the benchmark, where no other one is wanted
*/
function reproduceLine({ plan, builds, variants }, only = null) {
	const { contenders } = plan.chosen ?? {};
	return [
		...contenders === void 0 ? ["deadheat compare", ...[plan.revisions.base, plan.revisions.head].map(specOf).map(quoted)] : ["deadheat versus", ...contenders.map(quoted)],
		...chosenOptions(plan, only),
		...nodeOptions({
			builds,
			variants
		}),
		`--pairs ${String(plan.policy.looks.at(-1) ?? 0)}`,
		...limitsOf(plan),
		`--control ${String(plan.controlShare)}`,
		...plan.rebuildControl === true ? ["--rebuild-control true"] : [],
		`--seed ${String(plan.seed)}`
	].join(" ");
}
function chosenOptions({ chosen = {} }, one) {
	const { benchmarks, suite, preset, axis = [], allPairs } = chosen;
	const only = one === null ? chosen.only : [one.replaceAll(",", "*")];
	return [
		...benchmarks === void 0 ? [] : [`--benchmarks ${quoted(benchmarks)}`],
		...suite === void 0 ? [] : [`--suite ${quoted(suite)}`],
		...preset === void 0 ? [] : [`--preset ${preset}`],
		...only === void 0 ? [] : [`--only ${quoted(only.join(","))}`],
		...axis.map((asked) => `--axis ${quoted(asked)}`),
		...allPairs === true ? ["--all-pairs true"] : []
	];
}
/** A runtime built from its side's commit is built again. */
function nodeOptions({ builds: { base, head }, variants }) {
	if (variants !== void 0) return [`--node ${quoted(variants.flatMap(({ builds }) => (builds.head ?? builds.base)?.runtime.version ?? []).join(","))}`];
	const one = base?.runtime ?? head?.runtime;
	const other = head?.runtime ?? base?.runtime;
	if (one === void 0 || other === void 0 || one.source === "built") return [];
	return one.version === other.version ? [`--node ${quoted(one.version)}`] : [`--base-node ${quoted(one.version)}`, `--head-node ${quoted(other.version)}`];
}
/** Only explicit selections; the rest is the default of every run. */
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
/** A result may be untrusted, and people paste this line. */
function quoted(word) {
	return /^[\w@./:+][\w@./:+,-]*$/.test(word) ? word : `'${word.replaceAll(/\p{C}/gu, "").replaceAll("'", String.raw`'\''`)}'`;
}

// src/render/rows/axis-range.ts
const ranges = [
	.01,
	.02,
	.05,
	.1,
	.2,
	.5,
	1,
	2,
	5,
	10
];
/**
* The smallest range of a forest plot that shows nine rows in ten whole, and every threshold.
*
* @param rows - how far each interval reaches from zero, and its threshold; both as ratios
*/
function axisRange(rows) {
	const reaches = rows.map(({ reach }) => reach).toSorted((one, other) => one - other);
	const most = reaches[Math.floor((reaches.length - 1) * .9)] ?? 0;
	const threshold = rows.reduce((sum, row) => Math.max(sum, row.threshold), 0);
	const wanted = Math.max(most, threshold * 1.5);
	return ranges.find((range) => range >= wanted) ?? 10;
}

// src/render/rows/scaling.ts
/** Number of values from which a curve is drawn without a request. */
const fewestValues = 3;
/**
* The curves over one numeric parameter: the one that the benchmark says it scales with, or its
* only one with three or more values.
*/
function scalingsOf({ plan, findings }) {
	const metric = plan.metrics.find(({ gates }) => gates);
	if (metric === void 0) return [];
	const own = new Map(findings.flatMap((finding) => finding.metric === metric.id ? [[finding.benchmarkId, finding]] : []));
	return [...groupedBy(plan.benchmarks, ({ suite, name, runtime }) => JSON.stringify([
		suite,
		name,
		runtime
	])).values()].flatMap((benchmarks) => scalingsIn(benchmarks, metric, own)).filter(({ points }) => points.length > 1);
}
function scalingsIn(benchmarks, metric, findings) {
	const claimed = benchmarks[0]?.scaling;
	const parameter = claimed ?? onlyNumeric(benchmarks);
	if (parameter === void 0) return [];
	return [...groupedBy(benchmarks, (benchmark) => nameWithout(benchmark, parameter))].map(([name, own]) => ({
		name,
		parameter,
		metric,
		points: withIdeal(own.flatMap((benchmark) => pointOf(benchmark, parameter, findings.get(benchmark.id))).toSorted((one, other) => one.value - other.value), claimed === void 0 ? null : metric)
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
	const others = Object.entries(parameters).filter(([key]) => key !== parameter);
	const path = suite === "" ? name : `${suite}/${name}`;
	const node = runtime === void 0 ? [] : [`node=${runtime}`];
	return [
		path,
		...others.map(([key, value]) => `${key}=${String(value)}`),
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
function withIdeal(points, metric) {
	const [first] = points;
	return points.map((point) => {
		if (metric === null || first === void 0) return {
			...point,
			ideal: null
		};
		const times = point.value / first.value;
		return {
			...point,
			ideal: metric.better === "lower" ? first.base / times : first.base * times
		};
	});
}
const axisWidth = 31;
/** Legend of the signs, for a heading. */
const scalingLegend = "○ base, ● head, ◉ both, ┆ in proportion";
/**
* A curve over a parameter in text: one line per value, on a logarithmic axis.
*
* @returns lines without line ends
*/
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
	const cell = (value) => padded(valueText(value, metric.unit), 9, "right");
	return [`${plainText(name)}: ${plainText(metric.label)} by ${plainText(parameter)}`, ...points.map((point, at) => [
		`  ${padded(values[at] ?? "", width, "right")}`,
		axisOf(point, range),
		cell(point.base),
		cell(point.head),
		...point.ideal === null ? [] : [`┆ ${valueText(point.ideal, metric.unit)}`]
	].join("  "))];
}
function axisOf({ base, head, ideal }, range) {
	const signs = Array.from({ length: axisWidth }, () => "·");
	const at = (value) => logColumn(value, range, axisWidth);
	if (ideal !== null) signs[at(ideal)] = "┆";
	signs[at(base)] = "○";
	signs[at(head)] = at(base) === at(head) ? "◉" : "●";
	return signs.join("");
}

// src/render/study/candlestick-text.ts
/**
* A candlestick as text: minimum ─ 25 % ├ mean ● 75 % ┤ maximum ─, on a logarithmic scale.
*
* @param range - the values of the first and last column
* @param width - in columns
*/
function candlestickText(stick, range, width) {
	const at = (value) => logColumn(value, range, width);
	const signs = Array.from({ length: width }, (_, column) => column >= at(stick.least) && column <= at(stick.most) ? "─" : " ");
	signs[at(stick.lower)] = "├";
	signs[at(stick.upper)] = "┤";
	signs[at(stick.mean)] = "●";
	return signs.join("");
}

// src/render/study/judged-ratios.ts
/** The ratios that the contests of a result have judged. */
function judgedRatios({ plan, contests = [] }) {
	const ids = new Map((plan.contests ?? []).flatMap((benchmark) => {
		const contest = contestOf(benchmark);
		if (contest === null || contest.seats.base.side !== contest.seats.head.side) return [];
		const { ids: both, seats } = contest;
		return [[keyOf(both.head, both.base, seats.head.side), benchmark.id]];
	}));
	return (own, reference, side) => {
		const id = ids.get(keyOf(own.finding.benchmarkId, reference.finding.benchmarkId, side));
		const finding = contests.find((one) => one.benchmarkId === id && one.metric === own.finding.metric);
		const judged = finding?.judged ?? null;
		if (finding === void 0 || judged === null || judged.estimate === null) return null;
		const [low, high] = judged.ci;
		return {
			times: 1 + judged.estimate,
			low: low === null ? null : 1 + low,
			high: high === null ? null : 1 + high,
			word: wordOf(finding.verdict, own.metric)
		};
	};
}
/** A judged ratio in a cell: `3.7×, 3.6 … 3.8, slower`. */
function judgedRatioText({ times, low, high, word }) {
	if (low === null || high === null) return `${times.toFixed(2)}×, ${word}`;
	const text = timesBetween(times, [low, high]);
	return `${text.times}×, ${text.ends}, ${word}`;
}
function keyOf(own, reference, side) {
	return JSON.stringify([
		own,
		reference,
		side
	]);
}

// src/render/study/filled-tables.ts
const nothing = "–";
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
/** The tables of a study, as far as they were measured, one filling for each side. */
function filledTables(study, result) {
	const cellsOf = cellsIn(result);
	const ratiosOf = judgedRatios(result);
	return study.tables.flatMap((table) => {
		const { rows, columns } = measuredPart(table, result.plan.benchmarks, cellsOf);
		if (rows.length === 0) return [];
		return [{
			...filled({
				...table,
				columns
			}, rows, {
				cellsOf,
				ratiosOf
			}),
			published: publishedPart(table, rows)
		}];
	});
}
/** Rows and columns with at least one measured cell: a preset is often a small part of a table. */
function measuredPart(table, benchmarks, cellsOf) {
	const all = rowsOf(table, benchmarks);
	const isMeasured = (row, column) => cellsOf(table, row, column) !== null;
	return {
		rows: all.filter((row) => table.columns.some((column) => isMeasured(row, column))),
		columns: table.columns.filter((column) => all.some((row) => isMeasured(row, column)))
	};
}
function cellsIn({ findings, plan }) {
	const known = /* @__PURE__ */ new Map();
	for (const finding of findings) {
		const key = `${finding.metric ?? ""} ${finding.benchmarkId}`;
		if (!known.has(key)) known.set(key, finding);
	}
	return (table, row, column) => {
		const id = column.metric ?? row.metric ?? table.metric;
		const benchmark = plan.benchmarks.find((one) => agrees(one, row) && agrees(one, column));
		const finding = benchmark === void 0 ? void 0 : known.get(`${id} ${benchmark.id}`);
		if (finding === void 0) return null;
		return {
			finding,
			metric: plan.metrics.find((metric) => metric.id === id) ?? null
		};
	};
}
function rowsOf({ rows, columns }, benchmarks) {
	if (!("by" in rows)) return [...rows];
	const { by, label = null, parameters: common = {} } = rows;
	const names = typeof by === "string" ? [by] : by;
	const own = benchmarks.filter((one) => agrees(one, {
		label: "",
		parameters: common
	}) && names.every((name) => has(one, name))).filter((benchmark) => columns.some((column) => agrees(benchmark, column))).map(({ parameters }) => Object.entries(parameters).filter(([name]) => names.includes(name)));
	return [...new Map(own.map((values) => [JSON.stringify(values), values])).values()].map((values) => ({
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
function filled(table, rows, { cellsOf, ratiosOf }) {
	const bySide = (side) => rows.map((row) => filledRow(table, {
		row,
		side,
		cellsOf,
		ratiosOf
	}));
	const base = bySide(sides[0]);
	const head = bySide(sides[1]);
	const sticks = table.candlestick === true ? drawnRows([...base, ...head]) : [];
	return {
		title: table.title,
		note: table.note ?? null,
		onlyCsv: table.only === "csv",
		titles: titlesOf(table, table.columns.map(({ label }) => label)),
		rows: {
			base,
			head
		},
		sticks: {
			base: sticks.slice(0, base.length),
			head: sticks.slice(base.length)
		}
	};
}
const stickWidth = 40;
/** Candlesticks of all rows on one scale. */
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
	const centre = (column) => {
		const finding = cellsOf(table, row, column)?.finding;
		const value = side === "base" ? finding?.baseCentre : finding?.headCentre;
		return value === null || value === void 0 ? null : value * perBaseUnit[table.unit] / (column.per ?? row.per ?? 1);
	};
	const values = table.columns.map(centre);
	const judgedRatio = (column) => {
		const other = table.columns.find(({ label }) => label === column.ratioTo);
		const own = cellsOf(table, row, column);
		const reference = other === void 0 ? null : cellsOf(table, row, other);
		return own === null || reference === null ? null : ratiosOf(own, reference, side);
	};
	const ratios = table.columns.map(judgedRatio);
	const cells = table.columns.map((column, at) => {
		const value = values[at] ?? null;
		if (value === null) return nothing;
		const written = value.toFixed(table.decimals);
		const judged = ratios[at] ?? null;
		if (judged !== null) return `${written} (${judgedRatioText(judged)})`;
		const other = table.columns.find(({ label }) => label === column.ratioTo);
		const reference = other === void 0 ? null : centre(other);
		return reference === null || reference === 0 ? written : `${written} (${(value / reference).toFixed(2)}×)`;
	});
	return {
		label: row.label,
		cells,
		values,
		ratios,
		verdicts: side === "base" ? "" : verdictsOf(table, row, cellsOf)
	};
}
/**
* The verdict with its interval. Equal verdicts of several columns are merged and name their
* columns; changed columns show their interval.
*/
function verdictsOf(table, row, cellsOf) {
	const cells = table.columns.flatMap((column) => {
		if (column.judged === false || row.judged === false) return [];
		const cell = cellsOf(table, row, column);
		return cell === null ? [] : [{
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
function isChanged({ finding: { verdict } }) {
	return verdict === "regression" || verdict === "improvement";
}
/** Empty when there are too few pairs for an interval. */
function intervalIn({ finding: { judged } }) {
	const [low, high] = judged?.ci ?? [null, null];
	return low === null ? "" : `(${intervalText(low, high)})`;
}
function publishedPart(table, rows) {
	const { published = {}, publishedBesides = {} } = table;
	const figures = [...rows.flatMap(({ label }) => Object.hasOwn(published, label) ? [[label, published[label] ?? {}]] : []), ...Object.entries(publishedBesides)];
	const printed = new Set(figures.flatMap(([, cells]) => Object.keys(cells)));
	const own = table.columns.map(({ label }) => label);
	const labels = [.../* @__PURE__ */ new Set([...own, ...printed])].filter((label) => printed.has(label));
	return {
		titles: titlesOf(table, labels),
		rows: figures.map(([label, cells]) => ({
			label,
			cells: labels.map((column) => String(Object.hasOwn(cells, column) ? cells[column] : nothing)),
			values: [],
			ratios: [],
			verdicts: ""
		}))
	};
}
/** Titles of the rows, then of the columns with their unit. */
function titlesOf({ rowLabel, unit }, labels) {
	const word = unitWords[unit];
	return [rowLabel, ...labels.map((label) => word === "" ? label : `${label}, ${word}`)];
}

// src/render/comment/state.ts
/** The state of a result: the worst one that applies to it as a whole. */
function stateOf({ findings, failures }, rows) {
	const has = (verdict) => rows.some(({ finding }) => finding.verdict === verdict);
	if (has("regression")) return isAccepted(findings) ? "accepted" : "slower";
	if (!rows.some(({ finding }) => finding.judged !== null) && failures.some(({ stage }) => stage === "build")) return "no-build";
	if (has("not-comparable")) return "not-comparable";
	if (has("failed") || has("not-measured")) return "failed";
	if (has("improvement")) return "faster";
	if (has("inconclusive")) return "unknown";
	return has("unchanged") ? "same" : "nothing";
}
function isAccepted(findings) {
	return findings.some(({ acceptance }) => acceptance !== void 0) && !findings.some(({ beyondLimit }) => beyondLimit);
}

// src/render/page/data/quantised.ts
/** Steps into which the middle half of a row of numbers is divided. */
const stepsInHalf = 16;
/** Steps from the least to the most where the middle half has no width. */
const stepsInAll = 64;
const alphabet = Array.from({ length: 92 }, (_, at) => String.fromCharCode(33 + at)).filter((sign) => sign !== "\"" && sign !== "\\").join("");
const middle$2 = alphabet.length / 2;
const farSign = "}";
const missingSign = "~";
/** @param values - finite, or `null` for a value that was not had */
function quantised(values) {
	const known = values.filter((value) => value !== null).toSorted((one, other) => one - other);
	const at = (share) => known[Math.round((known.length - 1) * share)] ?? 0;
	const zero = Number(at(.5).toPrecision(9));
	const width = at(.75) - at(.25);
	const wanted = width > 0 ? width / stepsInHalf : (at(1) - at(0)) / stepsInAll;
	const step = Number(wanted.toPrecision(4));
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
/** The blocks that were judged and those that the machine disturbed, in the order in which they were measured. */
function takenSamples(samples, disturbed) {
	return [...samples.map((sample) => ({
		sample,
		disturbed: false
	})), ...disturbed.map((sample) => ({
		sample,
		disturbed: true
	}))].toSorted((one, other) => one.sample.startedAtSeconds - other.sample.startedAtSeconds);
}
const letters = {
	"warm-up": "w",
	pair: "p",
	control: "c",
	rebuild: "r"
};
/**
* What is known of the blocks of one benchmark, as columns.
*
* @param taken - in the order in which they were measured
*/
function blocksOf(taken, { timed }) {
	const seen = /* @__PURE__ */ new Map();
	const layoutOf = ({ block: { placement } }) => {
		if (placement === void 0) return null;
		const key = `${String(placement.base)} ${String(placement.head)}`;
		const known = seen.get(key) ?? seen.size;
		seen.set(key, known);
		return known;
	};
	return {
		kinds: taken.map(letterOf).join(""),
		coins: taken.map(({ sample }) => sample.block.coin.slice(0, 1)).join(""),
		at: timed ? taken.map(({ sample }) => Math.round(sample.startedAtSeconds)) : null,
		steal: taken.map(({ sample }) => thousandths(sample.machine.stealRatio)),
		delay: taken.map(({ sample }) => {
			const { base, head } = sample.machine.runDelayRatio;
			return thousandths(base === null || head === null ? base ?? head : Math.max(base, head));
		}),
		layouts: taken.map(({ sample }) => layoutOf(sample))
	};
}
/** The values of one metric in these blocks; `null` when none of them has one. */
function seriesOf(taken, { id }) {
	const pairs = taken.map(({ sample }) => [usable(sample.base[id]), usable(sample.head[id])]);
	if (pairs.every(([base, head]) => base === null && head === null)) return null;
	return {
		base: quantised(pairs.map(([base]) => base)),
		ratio: quantised(pairs.map(([base, head]) => base === null || head === null ? null : Math.log(head / base)))
	};
}
/** Only what has a logarithm can be paired. */
function usable(value) {
	return value !== void 0 && value !== null && value > 0 && Number.isFinite(value) ? value : null;
}
function letterOf({ sample: { block }, disturbed }) {
	if (disturbed) return "d";
	return block.round === 0 ? "w" : letters[block.kind];
}
function thousandths(ratio) {
	return ratio === null ? null : Math.round(ratio * 1e3);
}

// src/render/page/client-text.ts
/** The script of the report page. */
const clientText = "(function(){async function e(e){let t=atob(e),n=new Uint8Array(t.length);for(let e=0;e<t.length;e+=1)n[e]=t.charCodeAt(e);let r=new Blob([n]).stream().pipeThrough(new DecompressionStream(`deflate-raw`));return new Response(r).text()}async function t(t){let r=e=>t.querySelector(`script[data-part=\"${e}\"]`)?.textContent??null,i=r(`run`);if(i===null)return null;let a=JSON.parse(await e(i)),o=/* @__PURE__ */ new Map,s=e=>{let t=o.get(e)??n(r(`chunk-${String(e)}`)??``);return o.set(e,t),t};return{page:a,detailOf:async e=>{let t=(await s(Math.floor(e/a.chunkRows)))[e%a.chunkRows];if(t===void 0)throw RangeError(`expected details of row ${String(e)}`);return t},chunks:async function*(){for(let e=0;e<a.rows.length;e+=a.chunkRows)yield[e,await s(e/a.chunkRows)]},resultText:async()=>{let t=r(`result`);return t===null?null:e(t)}}}async function n(t){return JSON.parse(await e(t))}let r=[[1,` s`],[.001,` ms`],[1e-6,` µs`],[1e-9,` ns`]],i=[[2**30,` GiB`],[2**20,` MiB`],[1024,` KiB`]],a=[[1e9,` G/s`],[1e6,` M/s`],[1e3,` k/s`],[1,` /s`]];function o(e,t){if(e===null||!Number.isFinite(e))return`–`;switch(t){case`s`:return g(e,r);case`B`:return Math.abs(e)<1023.5?`${e<=-.5?`−`:``}${b(String(Math.round(Math.abs(e))))} B`:g(e,i);case`per_s`:return g(e,a);case`count`:return y(_(e));case`ratio`:return`${v(_(e*100))} %`}}function s(e,t){let n=o(Math.abs(e),t);return e===0?n:`${e<0?`−`:`+`}${n}`}function c(e,t){return e!==null&&t!==null&&t-e<.002?2:1}function l(e,t=1){return`${te(e,t)} %`}function u(e,t=1){return`±${ee(Math.abs(e),t)} %`}function d(e){return`${Number((e*100).toPrecision(6))} %`}function f(e,t,n=` %`){if(e===null||t===null)return`–`;let r=c(e,t);return`${te(e,r)} … ${te(t,r)}${n}`}function p(e){let t=Math.max(0,Math.round(e));return t<60?`${t} s`:t<3600?h(Math.floor(t/60),{largeName:`min`,small:t%60,smallName:`s`}):h(Math.floor(t/3600),{largeName:`h`,small:Math.floor(t%3600/60),smallName:`min`})}function m(e,t,n=`${t}s`){return`${b(String(e))} ${e===1?t:n}`}function h(e,{largeName:t,small:n,smallName:r}){return`${e} ${t}${n===0?``:` ${String(n).padStart(2,`0`)} ${r}`}`}function g(e,t){let n=Math.abs(e),r=t.find(([e])=>_(n/e)>=1),[i,a]=(n===0?t.find(e=>e[0]===1):r)??t.at(-1)??[1,``];return`${e<0?`−`:``}${v(_(n/i))}${a}`}function _(e){return Number(e.toPrecision(3))}function v(e,t=3){return e<0?`−`+v(-e,t):e>=10**(t-1)||e===0?b(String(Math.round(e))):e>=1?e.toPrecision(t):String(Number(e.toFixed(3)))}function y(e){return e<0?`−`+y(-e):e>=10?b(String(Math.round(e))):e>=1?String(Number(e.toPrecision(2))):v(e)}function ee(e,t){let n=e*100;return Number.isFinite(n)?b(n.toFixed(n>=99.95?0:t)):`∞`}function te(e,t){let n=ee(Math.abs(e),t);return Number(n)===0?n:`${e<0?`−`:`+`}${n}`}function b(e){let t=e.indexOf(`.`),n=t<0?e:e.slice(0,t);return n.length<4?e:n.replaceAll(/\\B(?=(?:\\d{3})+$)/g,`,`)+(t<0?``:e.slice(t))}let ne=/^[ -~]*$/,x=/[\\p{C}\\p{Zl}\\p{Zp}]/gu,re=/(\\p{M}{2})\\p{M}+/gu;function S(e,t=80){return ae(ie(e),t)}function ie(e){return ne.test(e)?e:e.toWellFormed().replaceAll(/\\p{Zs}/gu,` `).replaceAll(x,`�`).replaceAll(re,`$1�`)}function ae(e,t){if(e.length<=t)return e;let n=Array.from(e);if(n.length<=t)return e;let r=Math.floor((t-1)*.4),i=t-1-r;return`${n.slice(0,i).join(``)}…${n.slice(n.length-r).join(``)}`}let oe={\"&\":`&amp;`,\"<\":`&lt;`,\">\":`&gt;`,'\"':`&quot;`,\"'\":`&#39;`};var se=class{markup;constructor(e){this.markup=e}toString(){return this.markup}};let C=new se(``);function w(e,...t){return new se(e.map((e,n)=>n===0?e:ce(t[n-1]??``)+e).join(``))}function ce(e){return e instanceof se?e.markup:typeof e==`number`?String(e):typeof e==`string`?le(e):e.map(ce).join(``)}function le(e){return S(e,1/0).replaceAll(/[&<>\"']/g,e=>oe[e]??``)}function ue(e,t){return e==null||t==null?NaN:e<t?-1:e>t?1:e>=t?0:NaN}function de(e,t){return e==null||t==null?NaN:t<e?-1:t>e?1:t>=e?0:NaN}function fe(e){let t,n,r;e.length===2?(t=e===ue||e===de?e:pe,n=e,r=e):(t=ue,n=(t,n)=>ue(e(t),n),r=(t,n)=>e(t)-n);function i(e,r,i=0,a=e.length){if(i<a){if(t(r,r)!==0)return a;do{let t=i+a>>>1;n(e[t],r)<0?i=t+1:a=t}while(i<a)}return i}function a(e,r,i=0,a=e.length){if(i<a){if(t(r,r)!==0)return a;do{let t=i+a>>>1;n(e[t],r)<=0?i=t+1:a=t}while(i<a)}return i}function o(e,t,n=0,a=e.length){let o=i(e,t,n,a-1);return o>n&&r(e[o-1],t)>-r(e[o],t)?o-1:o}return{left:i,center:o,right:a}}function pe(){return 0}function me(e){return e===null?NaN:+e}let he=fe(ue),ge=he.right;he.left,fe(me).center,Array.prototype.slice;let _e=Math.sqrt(50),ve=Math.sqrt(10),ye=Math.sqrt(2);function be(e,t,n){let r=(t-e)/Math.max(0,n),i=Math.floor(Math.log10(r)),a=r/10**i,o=a>=_e?10:a>=ve?5:a>=ye?2:1,s,c,l;return i<0?(l=10**-i/o,s=Math.round(e*l),c=Math.round(t*l),s/l<e&&++s,c/l>t&&--c,l=-l):(l=10**i*o,s=Math.round(e/l),c=Math.round(t/l),s*l<e&&++s,c*l>t&&--c),c<s&&.5<=n&&n<2?be(e,t,n*2):[s,c,l]}function xe(e,t,n){if(t=+t,e=+e,n=+n,!(n>0))return[];if(e===t)return[e];let r=t<e,[i,a,o]=r?be(t,e,n):be(e,t,n);if(!(a>=i))return[];let s=a-i+1,c=Array(s);if(r){if(o<0)for(let e=0;e<s;++e)c[e]=(a-e)/-o;else for(let e=0;e<s;++e)c[e]=(a-e)*o}else if(o<0)for(let e=0;e<s;++e)c[e]=(i+e)/-o;else for(let e=0;e<s;++e)c[e]=(i+e)*o;return c}function Se(e,t,n){return t=+t,e=+e,n=+n,be(e,t,n)[2]}function Ce(e,t,n){t=+t,e=+e,n=+n;let r=t<e,i=r?Se(t,e,n):Se(e,t,n);return(r?-1:1)*(i<0?1/-i:i)}function we(e,t){switch(arguments.length){case 0:break;case 1:this.range(e);break;default:this.range(t).domain(e)}return this}function Te(e,t,n){e.prototype=t.prototype=n,n.constructor=e}function Ee(e,t){var n=Object.create(e.prototype);for(var r in t)n[r]=t[r];return n}function T(){}var De=.7,Oe=1/De,ke=`\\\\s*([+-]?\\\\d+)\\\\s*`,Ae=`\\\\s*([+-]?(?:\\\\d*\\\\.)?\\\\d+(?:[eE][+-]?\\\\d+)?)\\\\s*`,E=`\\\\s*([+-]?(?:\\\\d*\\\\.)?\\\\d+(?:[eE][+-]?\\\\d+)?)%\\\\s*`,je=/^#([0-9a-f]{3,8})$/,Me=RegExp(`^rgb\\\\(${ke},${ke},${ke}\\\\)$`),Ne=RegExp(`^rgb\\\\(${E},${E},${E}\\\\)$`),Pe=RegExp(`^rgba\\\\(${ke},${ke},${ke},${Ae}\\\\)$`),Fe=RegExp(`^rgba\\\\(${E},${E},${E},${Ae}\\\\)$`),Ie=RegExp(`^hsl\\\\(${Ae},${E},${E}\\\\)$`),Le=RegExp(`^hsla\\\\(${Ae},${E},${E},${Ae}\\\\)$`),Re={aliceblue:15792383,antiquewhite:16444375,aqua:65535,aquamarine:8388564,azure:15794175,beige:16119260,bisque:16770244,black:0,blanchedalmond:16772045,blue:255,blueviolet:9055202,brown:10824234,burlywood:14596231,cadetblue:6266528,chartreuse:8388352,chocolate:13789470,coral:16744272,cornflowerblue:6591981,cornsilk:16775388,crimson:14423100,cyan:65535,darkblue:139,darkcyan:35723,darkgoldenrod:12092939,darkgray:11119017,darkgreen:25600,darkgrey:11119017,darkkhaki:12433259,darkmagenta:9109643,darkolivegreen:5597999,darkorange:16747520,darkorchid:10040012,darkred:9109504,darksalmon:15308410,darkseagreen:9419919,darkslateblue:4734347,darkslategray:3100495,darkslategrey:3100495,darkturquoise:52945,darkviolet:9699539,deeppink:16716947,deepskyblue:49151,dimgray:6908265,dimgrey:6908265,dodgerblue:2003199,firebrick:11674146,floralwhite:16775920,forestgreen:2263842,fuchsia:16711935,gainsboro:14474460,ghostwhite:16316671,gold:16766720,goldenrod:14329120,gray:8421504,green:32768,greenyellow:11403055,grey:8421504,honeydew:15794160,hotpink:16738740,indianred:13458524,indigo:4915330,ivory:16777200,khaki:15787660,lavender:15132410,lavenderblush:16773365,lawngreen:8190976,lemonchiffon:16775885,lightblue:11393254,lightcoral:15761536,lightcyan:14745599,lightgoldenrodyellow:16448210,lightgray:13882323,lightgreen:9498256,lightgrey:13882323,lightpink:16758465,lightsalmon:16752762,lightseagreen:2142890,lightskyblue:8900346,lightslategray:7833753,lightslategrey:7833753,lightsteelblue:11584734,lightyellow:16777184,lime:65280,limegreen:3329330,linen:16445670,magenta:16711935,maroon:8388608,mediumaquamarine:6737322,mediumblue:205,mediumorchid:12211667,mediumpurple:9662683,mediumseagreen:3978097,mediumslateblue:8087790,mediumspringgreen:64154,mediumturquoise:4772300,mediumvioletred:13047173,midnightblue:1644912,mintcream:16121850,mistyrose:16770273,moccasin:16770229,navajowhite:16768685,navy:128,oldlace:16643558,olive:8421376,olivedrab:7048739,orange:16753920,orangered:16729344,orchid:14315734,palegoldenrod:15657130,palegreen:10025880,paleturquoise:11529966,palevioletred:14381203,papayawhip:16773077,peachpuff:16767673,peru:13468991,pink:16761035,plum:14524637,powderblue:11591910,purple:8388736,rebeccapurple:6697881,red:16711680,rosybrown:12357519,royalblue:4286945,saddlebrown:9127187,salmon:16416882,sandybrown:16032864,seagreen:3050327,seashell:16774638,sienna:10506797,silver:12632256,skyblue:8900331,slateblue:6970061,slategray:7372944,slategrey:7372944,snow:16775930,springgreen:65407,steelblue:4620980,tan:13808780,teal:32896,thistle:14204888,tomato:16737095,turquoise:4251856,violet:15631086,wheat:16113331,white:16777215,whitesmoke:16119285,yellow:16776960,yellowgreen:10145074};Te(T,Ue,{copy(e){return Object.assign(new this.constructor,this,e)},displayable(){return this.rgb().displayable()},hex:ze,formatHex:ze,formatHex8:Be,formatHsl:Ve,formatRgb:He,toString:He});function ze(){return this.rgb().formatHex()}function Be(){return this.rgb().formatHex8()}function Ve(){return tt(this).formatHsl()}function He(){return this.rgb().formatRgb()}function Ue(e){var t,n;return e=(e+``).trim().toLowerCase(),(t=je.exec(e))?(n=t[1].length,t=parseInt(t[1],16),n===6?We(t):n===3?new D(t>>8&15|t>>4&240,t>>4&15|t&240,(t&15)<<4|t&15,1):n===8?Ge(t>>24&255,t>>16&255,t>>8&255,(t&255)/255):n===4?Ge(t>>12&15|t>>8&240,t>>8&15|t>>4&240,t>>4&15|t&240,((t&15)<<4|t&15)/255):null):(t=Me.exec(e))?new D(t[1],t[2],t[3],1):(t=Ne.exec(e))?new D(t[1]*255/100,t[2]*255/100,t[3]*255/100,1):(t=Pe.exec(e))?Ge(t[1],t[2],t[3],t[4]):(t=Fe.exec(e))?Ge(t[1]*255/100,t[2]*255/100,t[3]*255/100,t[4]):(t=Ie.exec(e))?et(t[1],t[2]/100,t[3]/100,1):(t=Le.exec(e))?et(t[1],t[2]/100,t[3]/100,t[4]):Re.hasOwnProperty(e)?We(Re[e]):e===`transparent`?new D(NaN,NaN,NaN,0):null}function We(e){return new D(e>>16&255,e>>8&255,e&255,1)}function Ge(e,t,n,r){return r<=0&&(e=t=n=NaN),new D(e,t,n,r)}function Ke(e){return e instanceof T||(e=Ue(e)),e?(e=e.rgb(),new D(e.r,e.g,e.b,e.opacity)):new D}function qe(e,t,n,r){return arguments.length===1?Ke(e):new D(e,t,n,r??1)}function D(e,t,n,r){this.r=+e,this.g=+t,this.b=+n,this.opacity=+r}Te(D,qe,Ee(T,{brighter(e){return e=e==null?Oe:Oe**+e,new D(this.r*e,this.g*e,this.b*e,this.opacity)},darker(e){return e=e==null?De:De**+e,new D(this.r*e,this.g*e,this.b*e,this.opacity)},rgb(){return this},clamp(){return new D(Qe(this.r),Qe(this.g),Qe(this.b),Ze(this.opacity))},displayable(){return-.5<=this.r&&this.r<255.5&&-.5<=this.g&&this.g<255.5&&-.5<=this.b&&this.b<255.5&&0<=this.opacity&&this.opacity<=1},hex:Je,formatHex:Je,formatHex8:Ye,formatRgb:Xe,toString:Xe}));function Je(){return`#${$e(this.r)}${$e(this.g)}${$e(this.b)}`}function Ye(){return`#${$e(this.r)}${$e(this.g)}${$e(this.b)}${$e((isNaN(this.opacity)?1:this.opacity)*255)}`}function Xe(){let e=Ze(this.opacity);return`${e===1?`rgb(`:`rgba(`}${Qe(this.r)}, ${Qe(this.g)}, ${Qe(this.b)}${e===1?`)`:`, ${e})`}`}function Ze(e){return isNaN(e)?1:Math.max(0,Math.min(1,e))}function Qe(e){return Math.max(0,Math.min(255,Math.round(e)||0))}function $e(e){return e=Qe(e),(e<16?`0`:``)+e.toString(16)}function et(e,t,n,r){return r<=0?e=t=n=NaN:n<=0||n>=1?e=t=NaN:t<=0&&(e=NaN),new O(e,t,n,r)}function tt(e){if(e instanceof O)return new O(e.h,e.s,e.l,e.opacity);if(e instanceof T||(e=Ue(e)),!e)return new O;if(e instanceof O)return e;e=e.rgb();var t=e.r/255,n=e.g/255,r=e.b/255,i=Math.min(t,n,r),a=Math.max(t,n,r),o=NaN,s=a-i,c=(a+i)/2;return s?(o=t===a?(n-r)/s+(n<r)*6:n===a?(r-t)/s+2:(t-n)/s+4,s/=c<.5?a+i:2-a-i,o*=60):s=c>0&&c<1?0:o,new O(o,s,c,e.opacity)}function nt(e,t,n,r){return arguments.length===1?tt(e):new O(e,t,n,r??1)}function O(e,t,n,r){this.h=+e,this.s=+t,this.l=+n,this.opacity=+r}Te(O,nt,Ee(T,{brighter(e){return e=e==null?Oe:Oe**+e,new O(this.h,this.s,this.l*e,this.opacity)},darker(e){return e=e==null?De:De**+e,new O(this.h,this.s,this.l*e,this.opacity)},rgb(){var e=this.h%360+(this.h<0)*360,t=isNaN(e)||isNaN(this.s)?0:this.s,n=this.l,r=n+(n<.5?n:1-n)*t,i=2*n-r;return new D(at(e>=240?e-240:e+120,i,r),at(e,i,r),at(e<120?e+240:e-120,i,r),this.opacity)},clamp(){return new O(rt(this.h),it(this.s),it(this.l),Ze(this.opacity))},displayable(){return(0<=this.s&&this.s<=1||isNaN(this.s))&&0<=this.l&&this.l<=1&&0<=this.opacity&&this.opacity<=1},formatHsl(){let e=Ze(this.opacity);return`${e===1?`hsl(`:`hsla(`}${rt(this.h)}, ${it(this.s)*100}%, ${it(this.l)*100}%${e===1?`)`:`, ${e})`}`}}));function rt(e){return e=(e||0)%360,e<0?e+360:e}function it(e){return Math.max(0,Math.min(1,e||0))}function at(e,t,n){return(e<60?t+(n-t)*e/60:e<180?n:e<240?t+(n-t)*(240-e)/60:t)*255}let ot=Math.PI/180,st=180/Math.PI,ct=.96422,lt=.82521,ut=4/29,dt=6/29,ft=3*dt*dt;function pt(e){if(e instanceof k)return new k(e.l,e.a,e.b,e.opacity);if(e instanceof A)return xt(e);e instanceof D||(e=Ke(e));var t=vt(e.r),n=vt(e.g),r=vt(e.b),i=ht((.2225045*t+.7168786*n+.0606169*r)/1),a,o;return t===n&&n===r?a=o=i:(a=ht((.4360747*t+.3850649*n+.1430804*r)/ct),o=ht((.0139322*t+.0971045*n+.7141733*r)/lt)),new k(116*i-16,500*(a-i),200*(i-o),e.opacity)}function mt(e,t,n,r){return arguments.length===1?pt(e):new k(e,t,n,r??1)}function k(e,t,n,r){this.l=+e,this.a=+t,this.b=+n,this.opacity=+r}Te(k,mt,Ee(T,{brighter(e){return new k(this.l+18*(e??1),this.a,this.b,this.opacity)},darker(e){return new k(this.l-18*(e??1),this.a,this.b,this.opacity)},rgb(){var e=(this.l+16)/116,t=isNaN(this.a)?e:e+this.a/500,n=isNaN(this.b)?e:e-this.b/200;return t=ct*gt(t),e=1*gt(e),n=lt*gt(n),new D(_t(3.1338561*t-1.6168667*e-.4906146*n),_t(-.9787684*t+1.9161415*e+.033454*n),_t(.0719453*t-.2289914*e+1.4052427*n),this.opacity)}}));function ht(e){return e>.008856451679035631?e**(1/3):e/ft+ut}function gt(e){return e>dt?e*e*e:ft*(e-ut)}function _t(e){return 255*(e<=.0031308?12.92*e:1.055*e**(1/2.4)-.055)}function vt(e){return(e/=255)<=.04045?e/12.92:((e+.055)/1.055)**2.4}function yt(e){if(e instanceof A)return new A(e.h,e.c,e.l,e.opacity);if(e instanceof k||(e=pt(e)),e.a===0&&e.b===0)return new A(NaN,0<e.l&&e.l<100?0:NaN,e.l,e.opacity);var t=Math.atan2(e.b,e.a)*st;return new A(t<0?t+360:t,Math.sqrt(e.a*e.a+e.b*e.b),e.l,e.opacity)}function bt(e,t,n,r){return arguments.length===1?yt(e):new A(e,t,n,r??1)}function A(e,t,n,r){this.h=+e,this.c=+t,this.l=+n,this.opacity=+r}function xt(e){if(isNaN(e.h))return new k(e.l,0,0,e.opacity);var t=e.h*ot;return new k(e.l,Math.cos(t)*e.c,Math.sin(t)*e.c,e.opacity)}Te(A,bt,Ee(T,{brighter(e){return new A(this.h,this.c,this.l+18*(e??1),this.opacity)},darker(e){return new A(this.h,this.c,this.l-18*(e??1),this.opacity)},rgb(){return xt(this).rgb()}}));var St=-.14861,Ct=1.78277,wt=-.29227,Tt=-.90649,Et=1.97294,Dt=Et*Tt,Ot=Et*Ct,kt=Ct*wt-Tt*St;function At(e){if(e instanceof Mt)return new Mt(e.h,e.s,e.l,e.opacity);e instanceof D||(e=Ke(e));var t=e.r/255,n=e.g/255,r=e.b/255,i=(kt*r+Dt*t-Ot*n)/(kt+Dt-Ot),a=r-i,o=(Et*(n-i)-wt*a)/Tt,s=Math.sqrt(o*o+a*a)/(Et*i*(1-i)),c=s?Math.atan2(o,a)*st-120:NaN;return new Mt(c<0?c+360:c,s,i,e.opacity)}function jt(e,t,n,r){return arguments.length===1?At(e):new Mt(e,t,n,r??1)}function Mt(e,t,n,r){this.h=+e,this.s=+t,this.l=+n,this.opacity=+r}Te(Mt,jt,Ee(T,{brighter(e){return e=e==null?Oe:Oe**+e,new Mt(this.h,this.s,this.l*e,this.opacity)},darker(e){return e=e==null?De:De**+e,new Mt(this.h,this.s,this.l*e,this.opacity)},rgb(){var e=isNaN(this.h)?0:(this.h+120)*ot,t=+this.l,n=isNaN(this.s)?0:this.s*t*(1-t),r=Math.cos(e),i=Math.sin(e);return new D(255*(t+n*(St*r+Ct*i)),255*(t+n*(wt*r+Tt*i)),255*(t+Et*r*n),this.opacity)}}));var Nt=e=>()=>e;function Pt(e,t){return function(n){return e+n*t}}function Ft(e,t,n){return e**=+n,t=t**+n-e,n=1/n,function(r){return(e+r*t)**+n}}function It(e,t){var n=t-e;return n?Pt(e,n>180||n<-180?n-360*Math.round(n/360):n):Nt(isNaN(e)?t:e)}function Lt(e){return(e=+e)==1?Rt:function(t,n){return n-t?Ft(t,n,e):Nt(isNaN(t)?n:t)}}function Rt(e,t){var n=t-e;return n?Pt(e,n):Nt(isNaN(e)?t:e)}var zt=(function e(t){var n=Lt(t);function r(e,t){var r=n((e=qe(e)).r,(t=qe(t)).r),i=n(e.g,t.g),a=n(e.b,t.b),o=Rt(e.opacity,t.opacity);return function(t){return e.r=r(t),e.g=i(t),e.b=a(t),e.opacity=o(t),e+``}}return r.gamma=e,r})(1);function Bt(e,t){t||=[];var n=e?Math.min(t.length,e.length):0,r=t.slice(),i;return function(a){for(i=0;i<n;++i)r[i]=e[i]*(1-a)+t[i]*a;return r}}function Vt(e){return ArrayBuffer.isView(e)&&!(e instanceof DataView)}function Ht(e,t){for(var n=t?t.length:0,r=e?Math.min(n,e.length):0,i=Array(r),a=Array(n),o=0;o<r;++o)i[o]=Zt(e[o],t[o]);for(;o<n;++o)a[o]=t[o];return function(e){for(o=0;o<r;++o)a[o]=i[o](e);return a}}function Ut(e,t){var n=/* @__PURE__ */ new Date;return e=+e,t=+t,function(r){return n.setTime(e*(1-r)+t*r),n}}function Wt(e,t){return e=+e,t=+t,function(n){return e*(1-n)+t*n}}function Gt(e,t){var n={},r={},i;for(i in typeof e==`object`&&e||(e={}),typeof t==`object`&&t||(t={}),t)i in e?n[i]=Zt(e[i],t[i]):r[i]=t[i];return function(e){for(i in n)r[i]=n[i](e);return r}}var Kt=/[-+]?(?:\\d+\\.?\\d*|\\.?\\d+)(?:[eE][-+]?\\d+)?/g,qt=new RegExp(Kt.source,`g`);function Jt(e){return function(){return e}}function Yt(e){return function(t){return e(t)+``}}function Xt(e,t){var n=Kt.lastIndex=qt.lastIndex=0,r,i,a,o=-1,s=[],c=[];for(e+=``,t+=``;(r=Kt.exec(e))&&(i=qt.exec(t));)(a=i.index)>n&&(a=t.slice(n,a),s[o]?s[o]+=a:s[++o]=a),(r=r[0])===(i=i[0])?s[o]?s[o]+=i:s[++o]=i:(s[++o]=null,c.push({i:o,x:Wt(r,i)})),n=qt.lastIndex;return n<t.length&&(a=t.slice(n),s[o]?s[o]+=a:s[++o]=a),s.length<2?c[0]?Yt(c[0].x):Jt(t):(t=c.length,function(e){for(var n=0,r;n<t;++n)s[(r=c[n]).i]=r.x(e);return s.join(``)})}function Zt(e,t){var n=typeof t,r;return t==null||n===`boolean`?Nt(t):(n===`number`?Wt:n===`string`?(r=Ue(t))?(t=r,zt):Xt:t instanceof Ue?zt:t instanceof Date?Ut:Vt(t)?Bt:Array.isArray(t)?Ht:typeof t.valueOf!=`function`&&typeof t.toString!=`function`||isNaN(t)?Gt:Wt)(e,t)}function Qt(e,t){return e=+e,t=+t,function(n){return Math.round(e*(1-n)+t*n)}}var $t=1e-12;function en(e){return((e=Math.exp(e))+1/e)/2}function tn(e){return((e=Math.exp(e))-1/e)/2}function nn(e){return((e=Math.exp(2*e))-1)/(e+1)}(function e(t,n,r){function i(e,i){var a=e[0],o=e[1],s=e[2],c=i[0],l=i[1],u=i[2],d=c-a,f=l-o,p=d*d+f*f,m,h;if(p<$t)h=Math.log(u/s)/t,m=function(e){return[a+e*d,o+e*f,s*Math.exp(t*e*h)]};else{var g=Math.sqrt(p),_=(u*u-s*s+r*p)/(2*s*n*g),v=(u*u-s*s-r*p)/(2*u*n*g),y=Math.log(Math.sqrt(_*_+1)-_);h=(Math.log(Math.sqrt(v*v+1)-v)-y)/t,m=function(e){var r=e*h,i=en(y),c=s/(n*g)*(i*nn(t*r+y)-tn(y));return[a+c*d,o+c*f,s*i/en(t*r+y)]}}return m.duration=Math.abs(h)*1e3*t/Math.SQRT2,m}return i.rho=function(t){var n=Math.max(.001,+t),r=n*n;return e(n,r,r*r)},i})(Math.SQRT2,2,4);function rn(e){return(function t(n){n=+n;function r(t,r){var i=e((t=jt(t)).h,(r=jt(r)).h),a=Rt(t.s,r.s),o=Rt(t.l,r.l),s=Rt(t.opacity,r.opacity);return function(e){return t.h=i(e),t.s=a(e),t.l=o(e**+n),t.opacity=s(e),t+``}}return r.gamma=t,r})(1)}rn(It),rn(Rt);function an(e){return function(){return e}}function on(e){return+e}var sn=[0,1];function cn(e){return e}function ln(e,t){return(t-=e=+e)?function(n){return(n-e)/t}:an(isNaN(t)?NaN:.5)}function un(e,t){var n;return e>t&&(n=e,e=t,t=n),function(n){return Math.max(e,Math.min(t,n))}}function dn(e,t,n){var r=e[0],i=e[1],a=t[0],o=t[1];return i<r?(r=ln(i,r),a=n(o,a)):(r=ln(r,i),a=n(a,o)),function(e){return a(r(e))}}function fn(e,t,n){var r=Math.min(e.length,t.length)-1,i=Array(r),a=Array(r),o=-1;for(e[r]<e[0]&&(e=e.slice().reverse(),t=t.slice().reverse());++o<r;)i[o]=ln(e[o],e[o+1]),a[o]=n(t[o],t[o+1]);return function(t){var n=ge(e,t,1,r)-1;return a[n](i[n](t))}}function pn(e,t){return t.domain(e.domain()).range(e.range()).interpolate(e.interpolate()).clamp(e.clamp()).unknown(e.unknown())}function mn(){var e=sn,t=sn,n=Zt,r,i,a,o=cn,s,c,l;function u(){var n=Math.min(e.length,t.length);return o!==cn&&(o=un(e[0],e[n-1])),s=n>2?fn:dn,c=l=null,d}function d(i){return i==null||isNaN(i=+i)?a:(c||=s(e.map(r),t,n))(r(o(i)))}return d.invert=function(n){return o(i((l||=s(t,e.map(r),Wt))(n)))},d.domain=function(t){return arguments.length?(e=Array.from(t,on),u()):e.slice()},d.range=function(e){return arguments.length?(t=Array.from(e),u()):t.slice()},d.rangeRound=function(e){return t=Array.from(e),n=Qt,u()},d.clamp=function(e){return arguments.length?(o=e?!0:cn,u()):o!==cn},d.interpolate=function(e){return arguments.length?(n=e,u()):n},d.unknown=function(e){return arguments.length?(a=e,d):a},function(e,t){return r=e,i=t,u()}}function hn(){return mn()(cn,cn)}function gn(e){return Math.abs(e=Math.round(e))>=1e21?e.toLocaleString(`en`).replace(/,/g,``):e.toString(10)}function _n(e,t){if(!isFinite(e)||e===0)return null;var n=(e=t?e.toExponential(t-1):e.toExponential()).indexOf(`e`),r=e.slice(0,n);return[r.length>1?r[0]+r.slice(2):r,+e.slice(n+1)]}function vn(e){return e=_n(Math.abs(e)),e?e[1]:NaN}function yn(e,t){return function(n,r){for(var i=n.length,a=[],o=0,s=e[0],c=0;i>0&&s>0&&(c+s+1>r&&(s=Math.max(1,r-c)),a.push(n.substring(i-=s,i+s)),!((c+=s+1)>r));)s=e[o=(o+1)%e.length];return a.reverse().join(t)}}function bn(e){return function(t){return t.replace(/[0-9]/g,function(t){return e[+t]})}}var xn=/^(?:(.)?([<>=^]))?([+\\-( ])?([$#])?(0)?(\\d+)?(,)?(\\.\\d+)?(~)?([a-z%])?$/i;function Sn(e){if(!(t=xn.exec(e)))throw Error(`invalid format: `+e);var t;return new Cn({fill:t[1],align:t[2],sign:t[3],symbol:t[4],zero:t[5],width:t[6],comma:t[7],precision:t[8]&&t[8].slice(1),trim:t[9],type:t[10]})}Sn.prototype=Cn.prototype;function Cn(e){this.fill=e.fill===void 0?` `:e.fill+``,this.align=e.align===void 0?`>`:e.align+``,this.sign=e.sign===void 0?`-`:e.sign+``,this.symbol=e.symbol===void 0?``:e.symbol+``,this.zero=!!e.zero,this.width=e.width===void 0?void 0:+e.width,this.comma=!!e.comma,this.precision=e.precision===void 0?void 0:+e.precision,this.trim=!!e.trim,this.type=e.type===void 0?``:e.type+``}Cn.prototype.toString=function(){return this.fill+this.align+this.sign+this.symbol+(this.zero?`0`:``)+(this.width===void 0?``:Math.max(1,this.width|0))+(this.comma?`,`:``)+(this.precision===void 0?``:`.`+Math.max(0,this.precision|0))+(this.trim?`~`:``)+this.type};function wn(e){out:for(var t=e.length,n=1,r=-1,i;n<t;++n)switch(e[n]){case`.`:r=i=n;break;case`0`:r===0&&(r=n),i=n;break;default:if(!+e[n])break out;r>0&&(r=0)}return r>0?e.slice(0,r)+e.slice(i+1):e}var Tn;function En(e,t){var n=_n(e,t);if(!n)return Tn=void 0,e.toPrecision(t);var r=n[0],i=n[1],a=i-(Tn=Math.max(-8,Math.min(8,Math.floor(i/3)))*3)+1,o=r.length;return a===o?r:a>o?r+Array(a-o+1).join(`0`):a>0?r.slice(0,a)+`.`+r.slice(a):`0.`+Array(1-a).join(`0`)+_n(e,Math.max(0,t+a-1))[0]}function Dn(e,t){var n=_n(e,t);if(!n)return e+``;var r=n[0],i=n[1];return i<0?`0.`+Array(-i).join(`0`)+r:r.length>i+1?r.slice(0,i+1)+`.`+r.slice(i+1):r+Array(i-r.length+2).join(`0`)}var On={\"%\":(e,t)=>(e*100).toFixed(t),b:e=>Math.round(e).toString(2),c:e=>e+``,d:gn,e:(e,t)=>e.toExponential(t),f:(e,t)=>e.toFixed(t),g:(e,t)=>e.toPrecision(t),o:e=>Math.round(e).toString(8),p:(e,t)=>Dn(e*100,t),r:Dn,s:En,X:e=>Math.round(e).toString(16).toUpperCase(),x:e=>Math.round(e).toString(16)};function kn(e){return e}var An=Array.prototype.map,jn=[`y`,`z`,`a`,`f`,`p`,`n`,`µ`,`m`,``,`k`,`M`,`G`,`T`,`P`,`E`,`Z`,`Y`];function Mn(e){var t=e.grouping===void 0||e.thousands===void 0?kn:yn(An.call(e.grouping,Number),e.thousands+``),n=e.currency===void 0?``:e.currency[0]+``,r=e.currency===void 0?``:e.currency[1]+``,i=e.decimal===void 0?`.`:e.decimal+``,a=e.numerals===void 0?kn:bn(An.call(e.numerals,String)),o=e.percent===void 0?`%`:e.percent+``,s=e.minus===void 0?`−`:e.minus+``,c=e.nan===void 0?`NaN`:e.nan+``;function l(e,l){e=Sn(e);var u=e.fill,d=e.align,f=e.sign,p=e.symbol,m=e.zero,h=e.width,g=e.comma,_=e.precision,v=e.trim,y=e.type;y===`n`?(g=!0,y=`g`):On[y]||(_===void 0&&(_=12),v=!0,y=`g`),(m||u===`0`&&d===`=`)&&(m=!0,u=`0`,d=`=`);var ee=(l&&l.prefix!==void 0?l.prefix:``)+(p===`$`?n:p===`#`&&/[boxX]/.test(y)?`0`+y.toLowerCase():``),te=(p===`$`?r:/[%p]/.test(y)?o:``)+(l&&l.suffix!==void 0?l.suffix:``),b=On[y],ne=/[defgprs%]/.test(y);_=_===void 0?6:/[gprs]/.test(y)?Math.max(1,Math.min(21,_)):Math.max(0,Math.min(20,_));function x(e){var n=ee,r=te,o,l,p;if(y===`c`)r=b(e)+r,e=``;else{e=+e;var x=e<0||1/e<0;if(e=isNaN(e)?c:b(Math.abs(e),_),v&&(e=wn(e)),x&&+e==0&&f!==`+`&&(x=!1),n=(x?f===`(`?f:s:f===`-`||f===`(`?``:f)+n,r=(y===`s`&&!isNaN(e)&&Tn!==void 0?jn[8+Tn/3]:``)+r+(x&&f===`(`?`)`:``),ne){for(o=-1,l=e.length;++o<l;)if(p=e.charCodeAt(o),48>p||p>57){r=(p===46?i+e.slice(o+1):e.slice(o))+r,e=e.slice(0,o);break}}}g&&!m&&(e=t(e,1/0));var re=n.length+e.length+r.length,S=re<h?Array(h-re+1).join(u):``;switch(g&&m&&(e=t(S+e,S.length?h-r.length:1/0),S=``),d){case`<`:e=n+e+r+S;break;case`=`:e=n+S+e+r;break;case`^`:e=S.slice(0,re=S.length>>1)+n+e+r+S.slice(re);break;default:e=S+n+e+r}return a(e)}return x.toString=function(){return e+``},x}function u(e,t){var n=Math.max(-8,Math.min(8,Math.floor(vn(t)/3)))*3,r=10**-n,i=l((e=Sn(e),e.type=`f`,e),{suffix:jn[8+n/3]});return function(e){return i(r*e)}}return{format:l,formatPrefix:u}}var Nn,Pn,Fn;In({thousands:`,`,grouping:[3],currency:[`$`,``]});function In(e){return Nn=Mn(e),Pn=Nn.format,Fn=Nn.formatPrefix,Nn}function Ln(e){return Math.max(0,-vn(Math.abs(e)))}function Rn(e,t){return Math.max(0,Math.max(-8,Math.min(8,Math.floor(vn(t)/3)))*3-vn(Math.abs(e)))}function zn(e,t){return e=Math.abs(e),t=Math.abs(t)-e,Math.max(0,vn(t)-vn(e))+1}function Bn(e,t,n,r){var i=Ce(e,t,n),a;switch(r=Sn(r??`,f`),r.type){case`s`:var o=Math.max(Math.abs(e),Math.abs(t));return r.precision==null&&!isNaN(a=Rn(i,o))&&(r.precision=a),Fn(r,o);case``:case`e`:case`g`:case`p`:case`r`:r.precision==null&&!isNaN(a=zn(i,Math.max(Math.abs(e),Math.abs(t))))&&(r.precision=a-(r.type===`e`));break;case`f`:case`%`:r.precision==null&&!isNaN(a=Ln(i))&&(r.precision=a-(r.type===`%`)*2)}return Pn(r)}function Vn(e){var t=e.domain;return e.ticks=function(e){var n=t();return xe(n[0],n[n.length-1],e??10)},e.tickFormat=function(e,n){var r=t();return Bn(r[0],r[r.length-1],e??10,n)},e.nice=function(n){n??=10;var r=t(),i=0,a=r.length-1,o=r[i],s=r[a],c,l,u=10;for(s<o&&(l=o,o=s,s=l,l=i,i=a,a=l);u-->0;){if(l=Se(o,s,n),l===c)return r[i]=o,r[a]=s,t(r);if(l>0)o=Math.floor(o/l)*l,s=Math.ceil(s/l)*l;else if(l<0)o=Math.ceil(o*l)/l,s=Math.floor(s*l)/l;else break;c=l}return e},e}function j(){var e=hn();return e.copy=function(){return pn(e,j())},we.apply(e,arguments),Vn(e)}function Hn(e,t){e=e.slice();var n=0,r=e.length-1,i=e[n],a=e[r],o;return a<i&&(o=n,n=r,r=o,o=i,i=a,a=o),e[n]=t.floor(i),e[r]=t.ceil(a),e}function Un(e){return Math.log(e)}function Wn(e){return Math.exp(e)}function Gn(e){return-Math.log(-e)}function Kn(e){return-Math.exp(-e)}function qn(e){return isFinite(e)?+(`1e`+e):e<0?0:e}function Jn(e){return e===10?qn:e===Math.E?Math.exp:t=>e**+t}function Yn(e){return e===Math.E?Math.log:e===10&&Math.log10||e===2&&Math.log2||(e=Math.log(e),t=>Math.log(t)/e)}function Xn(e){return(t,n)=>-e(-t,n)}function Zn(e){let t=e(Un,Wn),n=t.domain,r=10,i,a;function o(){return i=Yn(r),a=Jn(r),n()[0]<0?(i=Xn(i),a=Xn(a),e(Gn,Kn)):e(Un,Wn),t}return t.base=function(e){return arguments.length?(r=+e,o()):r},t.domain=function(e){return arguments.length?(n(e),o()):n()},t.ticks=e=>{let t=n(),o=t[0],s=t[t.length-1],c=s<o;c&&([o,s]=[s,o]);let l=i(o),u=i(s),d,f,p=e==null?10:+e,m=[];if(!(r%1)&&u-l<p){if(l=Math.floor(l),u=Math.ceil(u),o>0){for(;l<=u;++l)for(d=1;d<r;++d)if(f=l<0?d/a(-l):d*a(l),!(f<o)){if(f>s)break;m.push(f)}}else for(;l<=u;++l)for(d=r-1;d>=1;--d)if(f=l>0?d/a(-l):d*a(l),!(f<o)){if(f>s)break;m.push(f)}m.length*2<p&&(m=xe(o,s,p))}else m=xe(l,u,Math.min(u-l,p)).map(a);return c?m.reverse():m},t.tickFormat=(e,n)=>{if(e??=10,n??=r===10?`s`:`,`,typeof n!=`function`&&(!(r%1)&&(n=Sn(n)).precision==null&&(n.trim=!0),n=Pn(n)),e===1/0)return n;let o=Math.max(1,r*e/t.ticks().length);return e=>{let t=e/a(Math.round(i(e)));return t*r<r-.5&&(t*=r),t<=o?n(e):``}},t.nice=()=>n(Hn(n(),{floor:e=>a(Math.floor(i(e))),ceil:e=>a(Math.ceil(i(e)))})),t}function Qn(){let e=Zn(mn()).domain([1,10]);return e.copy=()=>pn(e,Qn()).base(e.base()),we.apply(e,arguments),e}function $n(e,t,n){return w`<svg viewBox=\"0 0 ${e.width} ${e.height}\" width=\"${e.width}\" height=\"${e.height}\" role=\"img\" aria-label=\"${t}\">${n}</svg>`}function M(e){return String(Math.round(e*10)/10)}function er(e,t,n){return e.ticks(t).map(e=>({value:e,text:n(e)}))}function tr(e,t){let n=e.ticks(t),r=Math.abs((n[1]??1)-(n[0]??0));return n.map(e=>({value:e,text:l(e,r<.001?2:1).replace(`.0 `,` `)}))}function nr({left:e,right:t,top:n,bottom:r,width:i,height:a},o,s){let c=a-r;return w`<g class=\"ax\">${ar(s,e=>({at:o(e.value),room:e.text.length*6.2+12})).map(({value:r,text:a})=>{let s=M(Math.min(i-t,Math.max(e,o(r))));return w`<path class=\"g\" d=\"M${s} ${n}V${c}\" /><text x=\"${s}\" y=\"${c+15}\" text-anchor=\"middle\">${a}</text>`})}</g>`}function rr({left:e,right:t,width:n},r,i){return w`<g class=\"ax\">${ar(i,e=>({at:r(e.value),room:20})).map(({value:i,text:a})=>{let o=M(r(i));return w`<path class=\"g\" d=\"M${e} ${o}H${n-t}\" /><text x=\"${e-6}\" y=\"${o}\" dy=\".32em\" text-anchor=\"end\">${a}</text>`})}</g>`}function ir(e,t,n=``){return t===C?C:w`<figure><figcaption>${e}</figcaption>${t}${n===``?C:w`<p class=\"note\">${n}</p>`}</figure>`}function ar(e,t){let n=[],r=null;for(let i of e){let e=t(i);r!==null&&Math.abs(e.at-r.at)<(e.room+r.room)/2||(n.push(i),r=e)}return n}function or(e){return j([-e,e],[8,232]).clamp(!0)}function sr({change:e,low:t,high:n,floor:r,threshold:i},a){let o=or(a);return w`<svg class=\"fo\" viewBox=\"0 0 ${240} ${22}\" aria-hidden=\"true\">${[i===null?C:w`<path class=\"th\" d=\"M${M(o(1/(1+i)-1))} 2V${20}H${M(o(i))}V2Z\"/>`,r===null?C:w`<path class=\"fl\" d=\"M${M(o(-r))} ${19.5}H${M(o(r))}\" />`,w`<path class=\"zero\" d=\"M${120} 0V${22}\" />`,t===null||n===null?C:cr({low:t,high:n,range:a},o),e===null||Math.abs(e)>a?C:w`<circle class=\"pt\" cx=\"${M(o(e))}\" cy=\"${11}\" r=\"3.6\" />`]}</svg>`}function cr({low:e,high:t,range:n},r){let i=M(e>n?r(n)-16:r(e)),a=t<-n?M(r(-n)+16):M(r(t));return w`<path class=\"ci\" d=\"M${i} ${11}H${a}${e<-n?`M${i} 11l6 -5m-6 5l6 5`:e>n?``:`M${i} 7v8`}${t>n?`M${a} 11l-6 -5m6 5l-6 5`:t<-n?``:`M${a} 7v8`}\" />`}function lr(e,{at:t,run:n,range:r}){let{change:i,low:a,high:s}=e,d=i===null?`–`:l(i,c(a,s));return w`<tr role=\"row\" class=\"row\" data-at=\"${t}\" data-v=\"${e.verdict}\"><td role=\"cell\" class=\"c-v\">${ur(e)}</td><td role=\"cell\" class=\"c-n\"><button type=\"button\" class=\"open\" id=\"r${n}-${t}\" aria-expanded=\"false\"><span class=\"name\">${fr(e.name)}</span>${e.node===null?C:w` <span class=\"node\">Node ${e.node}</span>`}</button>${dr(e)}</td><td role=\"cell\" class=\"c-f\">${sr(e,r)}</td><td role=\"cell\" class=\"c-c num\">${d}</td><td role=\"cell\" class=\"c-i num\">${f(a,s,``)}</td><td role=\"cell\" class=\"c-b num\">${o(e.base,e.unit)}</td><td role=\"cell\" class=\"c-h num\">${o(e.head,e.unit)}</td><td role=\"cell\" class=\"c-l num\">${e.floor===null?`–`:u(e.floor)}</td></tr>`}function ur({verdict:e,word:t}){return w`<span class=\"chip v-${e}\">${t}</span>`}function dr({metric:e,others:t,warnings:n,beyond:r,accepted:i}){let a=[e===null?C:w`<span>${e}</span>`,r?w`<span class=\"fails\">fails the check</span>`:C,i?w`<span>accepted</span>`:C,t===``?C:w`<span>${t}</span>`,n===0?C:w`<span class=\"warned\">${m(n,`warning`)}</span>`].filter(e=>e!==C);return a.length===0?C:w`<div class=\"notes\">${a}</div>`}function fr(e){return e.trim()===``?`(blank)`:e}function pr(e,t,n){let r=e.filter(({least:e})=>e>0);if(r.length===0)return C;let i=r.reduce((e,{label:t})=>Math.max(e,t.length),0),a={width:n,height:r.length*22+34,left:Math.min(n*.4,i*7+16),right:16,top:6,bottom:28},o=Math.min(...r.map(e=>e.least)),s=Math.max(...r.map(e=>e.most)),c=Qn([o*.97,s*1.03],[a.left,n-a.right]),l=Math.max(6,Math.floor(a.left/7));return $n(a,`Candlesticks: ${r.map(({label:e,mean:n})=>`${e} mean ${t(n)}`).join(`, `)}`.slice(0,400),w`${nr(a,c,er(c,Math.max(2,Math.floor(n/130)),t))}${r.map((e,t)=>{let n=a.top+22*(t+.5),r=e.side.slice(0,1),i=e.label.length>l?`${e.label.slice(0,l-1)}…`:e.label;return w`<text class=\"cap\" x=\"${a.left-8}\" y=\"${M(n)}\" dy=\".32em\" text-anchor=\"end\">${i}</text><path class=\"ln ${r}\" d=\"M${M(c(e.least))} ${M(n)}H${M(c(e.most))}\" /><rect class=\"box ${r}\" x=\"${M(c(e.lower))}\" y=\"${M(n-6)}\" width=\"${M(Math.max(1,c(e.upper)-c(e.lower)))}\" height=\"12\" rx=\"2\"/><circle class=\"mean\" cx=\"${M(c(e.mean))}\" cy=\"${M(n)}\" r=\"2.6\" />`})}`)}function mr(e,[t,n]){let r=hr(e);if(r<=0||n<=t)return[];let i=Array.from({length:72},(i,a)=>{let o=t+(n-t)*a/71;return[o,e.reduce((e,t)=>e+Math.exp(-(((o-t)/r)**2)/2),0)]}),a=i.reduce((e,[,t])=>Math.max(e,t),0);return i.map(([e,t])=>[e,t/a])}function hr(e){let t=e.length,n=e.reduce((e,t)=>e+t,0)/t,r=Math.sqrt(e.reduce((e,t)=>e+(t-n)**2,0)/Math.max(1,t-1)),i=(N(e,.75)-N(e,.25))/1.34;return .9*(i>0?Math.min(r,i):r)*t**-.2}function N(e,t){let n=(e.length-1)*t,r=e[Math.floor(n)]??NaN;return r+((e[Math.ceil(n)]??r)-r)*(n-Math.floor(n))}function gr(e,t){let n=0;return Array.from(e.kinds).flatMap((r,i)=>{let a=t[i]??null;return!`wpd`.includes(r)||a===null?[]:(r===`p`&&(n+=1),[{kind:r,coin:e.coins[i]??``,change:Math.expm1(a),layout:e.layouts[i]??null,number:n}])})}function _r(e,{metric:t,looks:n,width:r}){let i=e.filter(({kind:e})=>e===`p`),a=i.length;if(a===0)return C;let o={width:r,height:220,left:58,right:10,top:20,bottom:40},s=j([0,a+1],[o.left,r-o.right]),[c,u]=Sr(i.map(({change:e})=>e),t),d=j([c,u],[220-o.bottom,o.top]).nice(5),[f=c,p=u]=d.domain(),m=d.copy().clamp(!0),h=n.filter(e=>e<=a),{low:g,high:_,change:v,threshold:y}=t;return $n(o,`${String(a)} pairs of ${t.label} in run order, from ${l(c)} to ${l(u)}`,w`${rr(o,d,tr(d,5))}${y===null?C:yr(o,m,{low:1/(1+y)-1,high:y,kind:`th`})}${g===null||_===null?C:yr(o,m,{low:g,high:_,kind:`iv`})}<path class=\"zero\" d=\"M${o.left} ${M(d(0))}H${r-o.right}\"/>${v===null?C:w`<path class=\"est\" d=\"M${o.left} ${M(d(v))}H${r-o.right}\" />`}${h.map(e=>w`<path class=\"look\" d=\"M${M(s(e+.5))} ${o.top}V${220-o.bottom}\"/><text class=\"lk\" x=\"${M(s(e+.5))}\" y=\"${o.top-6}\" text-anchor=\"middle\">${e}</text>`)}${e.map(e=>br(e,[s(e.kind===`p`?e.number:e.number+.5),d(xr(e.change,f,p))],[f,p]))}${e.map(e=>e.layout===null||e.kind!==`p`?C:w`<rect class=\"lay l${e.layout%2}\" x=\"${M(s(e.number-.5))}\" y=\"${220-o.bottom+4}\" width=\"${M(s(1)-s(0))}\" height=\"4\"/>`)}<text class=\"cap\" x=\"${o.left}\" y=\"${212}\">pair 1</text><text class=\"cap\" x=\"${r-o.right}\" y=\"${212}\" text-anchor=\"end\">pair ${a}</text>`)}function vr(e){let t=t=>e.some(e=>e.kind===t);return w`${[w`<span class=\"key\"><i class=\"k o\"></i>base ran first</span>`,w`<span class=\"key\"><i class=\"k f\"></i>head ran first</span>`,t(`w`)?w`<span class=\"key\"><i class=\"k w\"></i>warm-up, not counted</span>`:C,t(`d`)?w`<span class=\"key\"><i class=\"k d\"></i>disturbed, measured again</span>`:C,w`<span class=\"key\"><i class=\"k look\"></i>a look at the data</span>`,e.some(({layout:e})=>e!==null)?w`<span class=\"key\"><i class=\"k lay\"></i>code placement, alternating shade for each</span>`:C]}`}function yr({left:e,right:t,width:n},r,{low:i,high:a,kind:o}){let s=r(a);return w`<rect class=\"${o}\" x=\"${e}\" y=\"${M(s)}\" width=\"${n-e-t}\" height=\"${M(Math.max(1,r(i)-s))}\"/>`}function br({kind:e,coin:t,change:n},[r,i],[a,o]){return e===`d`?w`<path class=\"pd\" d=\"M${M(r-3)} ${M(i-3)}l6 6m0 -6l-6 6\" />`:e===`w`?w`<path class=\"pw\" d=\"M${M(r)} ${M(i-4)}l4 4l-4 4l-4 -4Z\" />`:n<a||n>o?w`<path class=\"pt ${t}\" d=\"M${M(r-4)} ${M(i+3)}l4 -7l4 7Z\" />`:w`<circle class=\"pt ${t}\" cx=\"${M(r)}\" cy=\"${M(i)}\" r=\"3.2\" />`}function xr(e,t,n){return Math.min(n,Math.max(t,e))}function Sr(e,{low:t,high:n}){let r=e.toSorted((e,t)=>e-t),i=N(r,.75)-N(r,.25),a=Math.max(r[0]??0,N(r,.25)-4*i),o=Math.min(r.at(-1)??0,N(r,.75)+4*i),s=Math.min(a,t??0,0),c=Math.max(o,n??0,0);return s===c?[-.01,.01]:[s,c]}function Cr({functions:e,unit:t},n){let r=e.slice(0,16).map(({name:e,file:t,line:n,self:r})=>({name:`${e} ${t}${n===null?``:`:${String(n)}`}`.trim(),...r}));if(r.length===0)return C;let i=Math.min(240,n*.45),a={width:n,height:r.length*22+12,left:i,right:92,top:6,bottom:6},c=j([0,Math.max(...r.flatMap(({base:e,head:t})=>[e,t]))],[a.left,n-a.right]),l=Math.floor(i/7);return $n(a,`Own amount of a call by function, largest difference first: ${r.slice(0,5).map(({name:e,base:n,head:r})=>`${e} ${o(n,t)} to ${o(r,t)}`).join(`, `)}`,w`${r.map(({name:e,base:r,head:i},o)=>{let u=a.top+22*o;return w`<text class=\"cap mono\" x=\"${a.left-8}\" y=\"${u+11}\" dy=\".32em\" text-anchor=\"end\">${wr(e,l)}</text><rect class=\"bar b\" x=\"${a.left}\" y=\"${u+3}\" width=\"${M(c(r)-a.left)}\" height=\"7\"/><rect class=\"bar h\" x=\"${a.left}\" y=\"${u+11}\" width=\"${M(c(i)-a.left)}\" height=\"7\"/><text class=\"cap\" x=\"${n-2}\" y=\"${u+11}\" dy=\".32em\" text-anchor=\"end\">${s(i-r,t)}</text>`})}`)}function wr(e,t){return e.length>t?`…${e.slice(1-t)}`:e}function P(e){return function(){return e}}let Tr=Math.PI,Er=2*Tr,Dr=1e-6,Or=Er-Dr;function kr(e){this._+=e[0];for(let t=1,n=e.length;t<n;++t)this._+=arguments[t]+e[t]}function Ar(e){let t=Math.floor(e);if(!(t>=0))throw Error(`invalid digits: ${e}`);if(t>15)return kr;let n=10**t;return function(e){this._+=e[0];for(let t=1,r=e.length;t<r;++t)this._+=Math.round(arguments[t]*n)/n+e[t]}}function jr(e,t,n,r){return e===n&&t===r}function Mr(e){let t=Math.floor(e);if(!(t<=15))return jr;let n=10**t,r=function(e){return Math.round(e*n)};return function(e,t,n,i){return r(e)===r(n)&&r(t)===r(i)}}var Nr=class{constructor(e){this._x0=this._y0=this._x1=this._y1=null,this._=``,this._append=e==null?kr:Ar(e),this._equal=e==null?jr:Mr(e)}moveTo(e,t){this._append`M${this._x0=this._x1=+e},${this._y0=this._y1=+t}`}closePath(){this._x1!==null&&(this._x1=this._x0,this._y1=this._y0,this._append`Z`)}lineTo(e,t){this._append`L${this._x1=+e},${this._y1=+t}`}quadraticCurveTo(e,t,n,r){this._append`Q${+e},${+t},${this._x1=+n},${this._y1=+r}`}bezierCurveTo(e,t,n,r,i,a){this._append`C${+e},${+t},${+n},${+r},${this._x1=+i},${this._y1=+a}`}arcTo(e,t,n,r,i){if(e=+e,t=+t,n=+n,r=+r,i=+i,i<0)throw Error(`negative radius: ${i}`);let a=this._x1,o=this._y1,s=n-e,c=r-t,l=a-e,u=o-t,d=l*l+u*u;if(this._x1===null)this._append`M${this._x1=e},${this._y1=t}`;else if(d>Dr){if(!(Math.abs(u*s-c*l)>Dr)||!i)this._append`L${this._x1=e},${this._y1=t}`;else{let f=n-a,p=r-o,m=s*s+c*c,h=f*f+p*p,g=Math.sqrt(m),_=Math.sqrt(d),v=i*Math.tan((Tr-Math.acos((m+d-h)/(2*g*_)))/2),y=v/_,ee=v/g;Math.abs(y-1)>Dr&&this._append`L${e+y*l},${t+y*u}`,this._append`A${i},${i},0,0,${+(u*f>l*p)},${this._x1=e+ee*s},${this._y1=t+ee*c}`}}}arc(e,t,n,r,i,a){if(e=+e,t=+t,n=+n,a=!!a,n<0)throw Error(`negative radius: ${n}`);let o=n*Math.cos(r),s=n*Math.sin(r),c=e+o,l=t+s,u=1^a,d=a?r-i:i-r;if(this._x1===null?this._append`M${c},${l}`:(Math.abs(this._x1-c)>Dr||Math.abs(this._y1-l)>Dr)&&this._append`L${c},${l}`,n){if(d<0&&(d=d%Er+Er),d>Or)this._append`A${n},${n},0,1,${u},${e-o},${t-s}A${n},${n},0,1,${u},${this._x1=c},${this._y1=l}`;else if(d>Dr){let a=e+n*Math.cos(i),o=t+n*Math.sin(i);if(d>=Tr&&this._equal(c,l,a,o)){d/=2;let i=r+d;this._append`A${n},${n},0,${+(d>=Tr)},${u},${e+n*Math.cos(i)},${t+n*Math.sin(i)}`}this._append`A${n},${n},0,${+(d>=Tr)},${u},${this._x1=a},${this._y1=o}`}}}rect(e,t,n,r){this._append`M${this._x0=this._x1=+e},${this._y0=this._y1=+t}h${n=+n}v${+r}h${-n}Z`}toString(){return this._}};Nr.prototype;function Pr(e){let t=3;return e.digits=function(n){if(!arguments.length)return t;if(n==null)t=null;else{let e=Math.floor(n);if(!(e>=0))throw RangeError(`invalid digits: ${n}`);t=e}return e},()=>new Nr(t)}Array.prototype.slice;function Fr(e){return typeof e==`object`&&`length`in e?e:Array.from(e)}function Ir(e){this._context=e}Ir.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._point=0},lineEnd:function(){(this._line||this._line!==0&&this._point===1)&&this._context.closePath(),this._line=1-this._line},point:function(e,t){switch(e=+e,t=+t,this._point){case 0:this._point=1,this._line?this._context.lineTo(e,t):this._context.moveTo(e,t);break;case 1:this._point=2;default:this._context.lineTo(e,t)}}};function Lr(e){return new Ir(e)}function Rr(e){return e[0]}function zr(e){return e[1]}function Br(e,t){var n=P(!0),r=null,i=Lr,a=null,o=Pr(s);e=typeof e==`function`?e:e===void 0?Rr:P(e),t=typeof t==`function`?t:t===void 0?zr:P(t);function s(s){var c,l=(s=Fr(s)).length,u,d=!1,f;for(r??(a=i(f=o())),c=0;c<=l;++c)!(c<l&&n(u=s[c],c,s))===d&&((d=!d)?a.lineStart():a.lineEnd()),d&&a.point(+e(u,c,s),+t(u,c,s));if(f)return a=null,f+``||null}return s.x=function(t){return arguments.length?(e=typeof t==`function`?t:P(+t),s):e},s.y=function(e){return arguments.length?(t=typeof e==`function`?e:P(+e),s):t},s.defined=function(e){return arguments.length?(n=typeof e==`function`?e:P(!!e),s):n},s.curve=function(e){return arguments.length?(i=e,r!=null&&(a=i(r)),s):i},s.context=function(e){return arguments.length?(e==null?r=a=null:a=i(r=e),s):r},s}function Vr(e,t,n){var r=null,i=P(!0),a=null,o=Lr,s=null,c=Pr(l);e=typeof e==`function`?e:e===void 0?Rr:P(+e),t=typeof t==`function`?t:P(t===void 0?0:+t),n=typeof n==`function`?n:n===void 0?zr:P(+n);function l(l){var u,d,f,p=(l=Fr(l)).length,m,h=!1,g,_=Array(p),v=Array(p);for(a??(s=o(g=c())),u=0;u<=p;++u){if(!(u<p&&i(m=l[u],u,l))===h){if(h=!h)d=u,s.areaStart(),s.lineStart();else{for(s.lineEnd(),s.lineStart(),f=u-1;f>=d;--f)s.point(_[f],v[f]);s.lineEnd(),s.areaEnd()}}h&&(_[u]=+e(m,u,l),v[u]=+t(m,u,l),s.point(r?+r(m,u,l):_[u],n?+n(m,u,l):v[u]))}if(g)return s=null,g+``||null}function u(){return Br().defined(i).curve(o).context(a)}return l.x=function(t){return arguments.length?(e=typeof t==`function`?t:P(+t),r=null,l):e},l.x0=function(t){return arguments.length?(e=typeof t==`function`?t:P(+t),l):e},l.x1=function(e){return arguments.length?(r=e==null?null:typeof e==`function`?e:P(+e),l):r},l.y=function(e){return arguments.length?(t=typeof e==`function`?e:P(+e),n=null,l):t},l.y0=function(e){return arguments.length?(t=typeof e==`function`?e:P(+e),l):t},l.y1=function(e){return arguments.length?(n=e==null?null:typeof e==`function`?e:P(+e),l):n},l.lineX0=l.lineY0=function(){return u().x(e).y(t)},l.lineY1=function(){return u().x(e).y(n)},l.lineX1=function(){return u().x(r).y(t)},l.defined=function(e){return arguments.length?(i=typeof e==`function`?e:P(!!e),l):i},l.curve=function(e){return arguments.length?(o=e,a!=null&&(s=o(a)),l):o},l.context=function(e){return arguments.length?(e==null?a=s=null:s=o(a=e),l):a},l}function Hr(e,t,n){let r=e.toSorted((e,t)=>e-t);if(r.length<2)return C;let i={width:n,height:190,left:14,right:14,top:22,bottom:26},{change:a,low:o,high:s,threshold:c}=t,[u,d]=Ur(r,t),p=j([u,d],[i.left,n-i.right]),m=190-i.bottom-14,h=Vr().x(([e])=>p(e)).y0(m).y1(([,e])=>m-(m-i.top-12)*e).digits(1),g=r.filter(e=>e>=u&&e<=d),_=c===null?[]:[c,1/(1+c)-1];return $n(i,`Distribution of the change of ${String(r.length)} pairs: estimate ${l(a??0)}, 95 % CI ${f(o,s)}`,w`${nr(i,p,tr(p,Math.max(3,Math.floor(n/90))))}${o===null||s===null?C:w`<rect class=\"iv\" x=\"${M(p(o))}\" y=\"${i.top}\" width=\"${M(Math.max(1,p(s)-p(o)))}\" height=\"${m-i.top+14}\"/>`}<path class=\"den r\" d=\"${h([...mr(g,[u,d])])??``}\" /><path class=\"rug r\" d=\"${g.map(e=>`M${M(p(e))} ${m+3}v9`).join(``)}\"/>${_.filter(e=>e>=u&&e<=d).map(e=>w`<path class=\"thl\" d=\"M${M(p(e))} ${i.top}V${m+14}\" />`)}${u<=0&&d>=0?w`<path class=\"zero\" d=\"M${M(p(0))} ${i.top}V${m+14}\" />`:C}${a===null?C:w`<path class=\"est\" d=\"M${M(p(a))} ${i.top}V${m+14}\" /><text class=\"val\" x=\"${M(p(a))}\" y=\"${i.top-8}\" text-anchor=\"${p(a)>n-60?`end`:p(a)<60?`start`:`middle`}\">${l(a)}</text>`}`)}function Ur(e,{low:t,high:n}){let r=N(e,.75)-N(e,.25),i=Math.max(e[0]??0,N(e,.25)-3*r),a=Math.min(e.at(-1)??0,N(e,.75)+3*r),o=Math.min(i,t??0,0),s=Math.max(a,n??0,0),c=Math.max((s-o)*.06,1e-4);return[o-c,s+c]}function Wr({parameter:e,metric:t,points:n},r){let i=n.map(({value:e})=>e),[a=0,s=0]=[i[0],i.at(-1)],c=n.flatMap(({base:e,head:t,ideal:n})=>[e,t,n??e]),l={width:r,height:230,left:66,right:14,top:12,bottom:42},u=[l.left+6,r-l.right-6],d=a>0&&s/a>=20?Qn([a,s],u):j([a,s],u),f=Qn([Math.min(...c)*.9,Math.max(...c)*1.1],[230-l.bottom,l.top]),p=e=>Br().x(({value:e})=>d(e)).y(t=>f(e(t))).digits(1)([...n])??``,m=e=>w`${n.map(t=>w`<circle class=\"dot ${e.slice(0,1)}\" cx=\"${M(d(t.value))}\" cy=\"${M(f(t[e]))}\" r=\"3.5\" />`)}`,h=i.map(e=>({value:e,text:String(e)})),g=n.every(e=>e.ideal!==null)?w`<path class=\"ideal\" d=\"${p(({ideal:e,base:t})=>e??t)}\" />`:C;return $n(l,`${t.label} by ${e}, from ${String(a)} to ${String(s)}`,w`${rr(l,f,er(f,5,e=>o(e,t.unit)))}${nr(l,d,h)}${g}<path class=\"ln b\" d=\"${p(({base:e})=>e)}\"/><path class=\"ln h\" d=\"${p(({head:e})=>e)}\" />${m(`base`)}${m(`head`)}<text class=\"cap\" x=\"${M((l.left+r-l.right)/2)}\" y=\"${224}\" text-anchor=\"middle\">${e}</text>`)}function Gr(e,t,n){let r=e.base.toSorted((e,t)=>e-t),i=e.head.toSorted((e,t)=>e-t);if(r.length<2||i.length<2)return C;let a={width:n,height:190,left:44,right:12,top:8,bottom:26},[s,c]=qr(r,i),l=j([s,c],[a.left,n-a.right]),u=(190-a.bottom+a.top)/2,d=(190-a.bottom-a.top)/2-16,f=er(l,Math.max(3,Math.floor(n/110)),e=>o(e,t));return $n(a,`Distribution of both sides: base has a median of ${o(N(r,.5),t)}, head of ${o(N(i,.5),t)}`,w`${nr(a,l,f)}${Kr({sorted:r,kind:`b`,x:l,middle:u-1,reach:-d,range:[s,c]})}${Kr({sorted:i,kind:`h`,x:l,middle:u+1,reach:d,range:[s,c]})}<path class=\"zero\" d=\"M${a.left} ${M(u)}H${n-a.right}\"/><text class=\"side\" x=\"2\" y=\"${M(u-14)}\">base</text><text class=\"side\" x=\"2\" y=\"${M(u+22)}\">head</text>`)}function Kr({sorted:e,kind:t,x:n,middle:r,reach:i,range:a}){let o=Vr().x(([e])=>n(e)).y0(r).y1(([,e])=>r+i*e).digits(1),s=Math.sign(i),c=e.filter(e=>e>=a[0]&&e<=a[1]),l=c.map(e=>`M${M(n(e))} ${M(r+s*2)}v${s*9}`),u=M(n(N(e,.5)));return w`<path class=\"den ${t}\" d=\"${o([...mr(c,a)])??``}\" /><path class=\"rug ${t}\" d=\"${l.join(``)}\"/><path class=\"med ${t}\" d=\"M${u} ${M(r)}v${M(i+s*10)}\" />`}function qr(e,t){let n=[...e,...t].toSorted((e,t)=>e-t),r=N(n,.75)-N(n,.25),i=Math.max(n[0]??0,N(n,.25)-3*r),a=Math.min(n.at(-1)??1,N(n,.75)+3*r),o=(a-i)*.08;return o>0?[Math.max(0,i-o),a+o]:[i*.99,a*1.01]}let Jr=[`base`,`head`];function Yr({curve:e,blocks:t},n){let r={width:n,height:230,left:66,right:14,top:12,bottom:42},i=Math.max(e.base.median.length,e.head.median.length),a=j([1,Math.max(2,i)],[r.left+4,n-r.right]),s=Jr.flatMap(t=>[...e[t].lower,...e[t].upper]),c=Qn([Math.min(...s),Math.max(...s)],[230-r.bottom,r.top]),l=a.ticks(Math.min(i,8)).filter(e=>Number.isInteger(e)&&e>0).map(e=>({value:e,text:String(e)}));return $n(r,`First ${String(i)} calls in ${String(t)} blocks: base from ${o(e.base.median[0]??null,`s`)} to ${o(e.base.median.at(-1)??null,`s`)}, head from ${o(e.head.median[0]??null,`s`)} to ${o(e.head.median.at(-1)??null,`s`)}`,w`${rr(r,c,er(c,5,e=>o(e,`s`)))}${nr(r,a,l)}${Jr.map(t=>Xr(e[t],t.slice(0,1),{x:a,y:c}))}<text class=\"cap\" x=\"${M((r.left+n-r.right)/2)}\" y=\"${224}\" text-anchor=\"middle\">call of a fresh process</text>`)}function Xr({median:e,lower:t,upper:n},r,{x:i,y:a}){let o=Vr().x((e,t)=>i(t+1)).y0(e=>a(e)).y1((e,t)=>a(n[t]??0)).digits(1),s=Br().x((e,t)=>i(t+1)).y(e=>a(e)).digits(1);return w`<path class=\"den ${r}\" d=\"${o([...t])??``}\" /><path class=\"ln ${r}\" d=\"${s([...e])??``}\"/>`}let Zr=Array.from({length:92},(e,t)=>String.fromCharCode(33+t)).filter(e=>e!==`\"`&&e!==`\\\\`).join(``),Qr=Zr.length/2;function $r({zero:e,step:t,signs:n,far:r}){let i=0;return Array.from(n,n=>{if(n===`~`)return null;if(n!==`}`)return e+(Zr.indexOf(n)-Qr)*t;let a=r[i]??0;return i+=1,e+a*t})}function ei(e){let t=Object.values(e).filter(e=>typeof e==`number`);return Object.entries(e).filter(([e,n])=>t.indexOf(+e)===-1).map(([e,t])=>t)}function ti(e,t=`|`){return e.map(e=>Ci(e)).join(t)}function ni(e,t){return typeof t==`bigint`?t.toString():t}var ri=class{constructor(e){this._getter=e,this._value=void 0}get value(){let e=this._getter;return e!==void 0&&(this._value=e(),this._getter=void 0),this._value}};function ii(e){return new ri(e)}function ai(e){return e==null}function oi(e){let t=+!!e.startsWith(`^`),n=e.endsWith(`$`)?e.length-1:e.length;return e.slice(t,n)}function si(e,t){let n=e/t,r=Math.round(n),i=4*2**-52*Math.max(Math.abs(n),1);return Math.abs(n-r)<i?0:n-r}function ci(e,t,n){Object.defineProperty(e,t,{value:n,writable:!0,enumerable:!0,configurable:!0})}function li(e){let t=Object.getOwnPropertyDescriptor(e,`shape`);return t?.get?t.get.raw:t?.value}function F(e){return li(e._zod.def)??e._zod.def.shape}function ui(e,t,n){Object.defineProperty(e,t,{get(){let e=n();return ci(this,t,e),e},enumerable:!0,configurable:!0})}function di(e,t,n){t in e?ci(e,t,n):e[t]=n}function fi(e,t,n,r){let i=F(t);for(let a of n){let n=Object.getOwnPropertyDescriptor(i,a);n.enumerable&&(n.get?ui(e,a,()=>{let e=t._zod.def.shape[a];return r?r(e,a):e}):di(e,a,r?r(n.value,a):n.value))}}function pi(e,t){for(let n of Reflect.ownKeys(t)){let r=Object.getOwnPropertyDescriptor(t,n);r.enumerable&&(r.get?ui(e,n,()=>t[n]):di(e,n,r.value))}}function I(...e){let t={};for(let n of e){let e=Object.getOwnPropertyDescriptors(n);Object.assign(t,e)}return Object.defineProperties({},t)}function mi(e){return JSON.stringify(e)}function hi(e){return e.toLowerCase().trim().replace(/[^\\w\\s-]/g,``).replace(/[\\s_-]+/g,`-`).replace(/^-+|-+$/g,``)}let gi=`captureStackTrace`in Error?Error.captureStackTrace:(...e)=>{};function _i(e){return typeof e==`object`&&!!e&&!Array.isArray(e)}let vi=/* @__PURE__*/ ii(()=>{if(U.jitless||typeof navigator<`u`&&navigator?.userAgent?.includes(`Cloudflare`))return!1;try{return Function(``),!0}catch{return!1}});function yi(e){if(_i(e)===!1)return!1;let t=e.constructor;if(t===void 0||typeof t!=`function`)return!0;let n=t.prototype;return _i(n)!==!1&&Object.prototype.hasOwnProperty.call(n,`isPrototypeOf`)!==!1}function bi(e){return yi(e)?{...e}:Array.isArray(e)?[...e]:e instanceof Map?new Map(e):e instanceof Set?new Set(e):e}let xi=/* @__PURE__*/ new Set([`string`,`number`,`symbol`]);function Si(e){return e.replace(/[.*+?^${}()|[\\]\\\\]/g,`\\\\$&`)}function L(e,t,n){let r=new e._zod.constr(t??e._zod.def);return(!t||n?.parent)&&(r._zod.parent=e),r}function R(e){let t=e;if(!t)return{};if(typeof t==`string`)return{error:()=>t};if(t?.message!==void 0){if(t?.error!==void 0)throw Error(\"Cannot specify both `message` and `error` params\");t.error=t.message}return delete t.message,typeof t.error==`string`?{...t,error:()=>t.error}:t}function Ci(e){return typeof e==`bigint`?e.toString()+`n`:typeof e==`string`?`\"${e}\"`:`${e}`}function wi(e){return Object.keys(e).filter(t=>e[t]._zod.optin!==void 0&&e[t]._zod.optout===`optional`)}let Ti={safeint:[-(2**53-1),2**53-1],int32:[-2147483648,2147483647],uint32:[0,4294967295],float32:[-34028234663852886e22,34028234663852886e22],float64:[-Number.MAX_VALUE,Number.MAX_VALUE]},Ei={int64:[/* @__PURE__*/ BigInt(`-9223372036854775808`),/* @__PURE__*/ BigInt(`9223372036854775807`)],uint64:[/* @__PURE__*/ BigInt(0),/* @__PURE__*/ BigInt(`18446744073709551615`)]};function Di(e,t){let n=e._zod.def,r=n.checks;if(r&&r.length>0)throw Error(`.pick() cannot be used on object schemas containing refinements`);let i={};return fi(i,e,Oi(e,t)),L(e,I(n,{shape:i,checks:[]}))}function Oi(e,t){let n=F(e),r=[];for(let e of Reflect.ownKeys(t)){if(!Object.getOwnPropertyDescriptor(n,e)?.enumerable)throw Error(`Unrecognized key: \"${String(e)}\"`);t[e]&&r.push(e)}return r}function ki(e,t){let n=e._zod.def,r=n.checks;if(r&&r.length>0)throw Error(`.omit() cannot be used on object schemas containing refinements`);let i=new Set(Oi(e,t)),a={};return fi(a,e,Reflect.ownKeys(F(e)).filter(e=>!i.has(e))),L(e,I(n,{shape:a,checks:[]}))}function Ai(e,t){if(!yi(t))throw Error(`Invalid input to extend: expected a plain object`);let n=e._zod.def.checks;if(n&&n.length>0){let n=F(e);for(let e of Reflect.ownKeys(t))if(Object.getOwnPropertyDescriptor(n,e)!==void 0)throw Error(\"Cannot overwrite keys on object schemas containing refinements. Use `.safeExtend()` instead.\")}return L(e,I(e._zod.def,{shape:ji(e,t)}))}function ji(e,t){let n={};return fi(n,e,Reflect.ownKeys(F(e))),pi(n,t),n}function Mi(e,t){if(!yi(t))throw Error(`Invalid input to safeExtend: expected a plain object`);return L(e,I(e._zod.def,{shape:ji(e,t)}))}function Ni(e,t){if(!t?._zod?.def)throw Error(\"Invalid input to merge: expected an object schema. To merge a plain shape, use `.extend()`.\");if(e._zod.def.checks?.length)throw Error(`.merge() cannot be used on object schemas containing refinements. Use .safeExtend() instead.`);let n={};return fi(n,e,Reflect.ownKeys(F(e))),fi(n,t,Reflect.ownKeys(F(t))),L(e,I(e._zod.def,{shape:n,get catchall(){return t._zod.def.catchall},checks:t._zod.def.checks??[]}))}function Pi(e,t,n,r=`partial`){let i=t._zod.def.checks;if(i&&i.length>0)throw Error(`.${r}() cannot be used on object schemas containing refinements`);let a=n?new Set(Oi(t,n)):void 0,o={};return fi(o,t,Reflect.ownKeys(F(t)),e&&((t,n)=>a&&!a.has(n)?t:new e({type:`optional`,innerType:t}))),L(t,I(t._zod.def,{shape:o,checks:[]}))}function Fi(e,t,n){let r=n?new Set(Oi(t,n)):void 0,i={};return fi(i,t,Reflect.ownKeys(F(t)),(t,n)=>r&&!r.has(n)?t:new e({type:`nonoptional`,innerType:t})),L(t,I(t._zod.def,{shape:i}))}function z(e,t=0){if(e.aborted===!0)return!0;for(let n=t;n<e.issues.length;n++)if(e.issues[n]?.continue!==!0)return!0;return!1}function Ii(e,t=0){if(e.aborted===!0)return!0;for(let n=t;n<e.issues.length;n++)if(e.issues[n]?.continue===!1)return!0;return!1}function Li(e,t){return t.map(t=>{var n;return(n=t).path??(n.path=[]),t.path.unshift(e),t})}function Ri(e){return typeof e==`string`?e:e?.message}function zi(e){let t=[];for(let n of e??[]){let e=n._zod.def;if(!/_(length|size)$|_equals$/.test(e.check))break;let r=e.maximum??e.length??e.size;r>=0&&t.push([r,n])}return t}function Bi(e,t,n){var r;for(let i=t;i<e.length;i++)(r=e[i]).schema??(r.schema=n)}function Vi(e,t,n){var r;let i=e.inst?._zod?.traits;i?.has(`$ZodType`)&&(i.has(`$ZodCheck`)?(r=e).schema??(r.schema=e.inst):e.schema=e.inst);let a=e.schema===e.inst?void 0:e.schema?._zod.def?.error,o=e.message?e.message:Ri(e.inst?._zod.def?.error?.(e))??Ri(a?.(e))??Ri(t?.error?.(e))??Ri(n.customError?.(e))??Ri(n.localeError?.(e))??`Invalid input`,s={};for(let t of Object.keys(e))t!==`inst`&&t!==`schema`&&t!==`continue`&&t!==`input`&&t!==`__proto__`&&(s[t]=e[t]);return s.path??=[],s.message=o,t?.reportInput&&(s.input=e.input),s}let Hi=/[\\uD800-\\uDBFF]/;function Ui(e){let t=e.length;if(!Hi.test(e))return t;let n=t;for(let r=0;r<t-1;r++)(e.charCodeAt(r)&64512)==55296&&(e.charCodeAt(r+1)&64512)==56320&&(n--,r++);return n}function Wi(e){return Array.isArray(e)?`array`:typeof e==`string`?`string`:`unknown`}function Gi(e){let t=typeof e;switch(t){case`number`:return Number.isNaN(e)?`nan`:`number`;case`object`:{if(e===null)return`null`;if(Array.isArray(e))return`array`;let t=e;if(t&&Object.getPrototypeOf(t)!==Object.prototype&&`constructor`in t&&t.constructor)return t.constructor.name}}return t}function Ki(...e){let[t,n,r]=e;return typeof t==`string`?{message:t,code:`custom`,input:n,inst:r}:{...t}}function qi(e,t){for(let n in t){let r=Object.getOwnPropertyDescriptor(t,n);r.get?Object.defineProperty(e,n,{...r,enumerable:!1}):Xi(e,n,r.value)}}function B(e,t,n,r=!0){return Object.defineProperty(e,t,{configurable:!0,writable:!0,enumerable:r,value:n}),n}function Ji(e,t,n){return B(e,t,n,!1)}/* @__NO_SIDE_EFFECTS__ */\nfunction Yi(e,t){for(let n in e){let r=e[n];Object.defineProperty(t,n,{configurable:!0,enumerable:!0,get(){return B(this,n,r(this))},set(e){B(this,n,e)}})}return t}function Xi(e,t,n){Object.defineProperty(e,t,{configurable:!0,get(){return this==null?n:B(this,t,n.bind(this))},set(e){B(this,t,e)}})}function Zi(e,t){let n=Object.getPrototypeOf(e);return t in n?void 0:n}let Qi,$i=!1,ea={configurable:!0,get(){$i=!0}};function V(e,t,n){let r=Object.getPrototypeOf(e._zod);t in r&&Qi!==e._zod?Qi=void 0:(Qi=e._zod,Object.defineProperty(r,t,{configurable:!0,get(){Object.defineProperty(this,t,ea);let e=$i;$i=!1;try{let r=n(this);return $i?delete this[t]:Object.defineProperty(this,t,{configurable:!0,writable:!0,value:r}),$i||=e,r}catch(n){throw delete this[t],$i||=e,n}},set(e){Object.defineProperty(this,t,{configurable:!0,writable:!0,value:e})}}))}function ta(e,t,n,r){let i=Zi(e,t);i&&Object.defineProperty(i,t,{configurable:!0,get(){let e={configurable:!0,writable:!0,enumerable:r,value:void 0};return Object.defineProperty(this,t,e),e.value=n(this),Object.defineProperty(this,t,e),e.value},set(e){Object.defineProperty(this,t,{configurable:!0,writable:!0,enumerable:r,value:e})}})}function na(e){let t=()=>e;return t[`~constantCatch`]=!0,t}var ra;let ia={value:void 0,enumerable:!1},aa=`captureStackTrace`in Error?Error:null;function oa(e){let t=aa;if(t){let n=t.stackTraceLimit;if(typeof n==`number`){try{t.stackTraceLimit=0}catch{return aa=null,new e}try{return new e}finally{t.stackTraceLimit=n}}}return new e}/* @__NO_SIDE_EFFECTS__ */\nfunction H(e,t,n,r){let i={};function a(e){this.def=e,this.constr=d,this.traits=/* @__PURE__ */ new Set}a.prototype=i;let o=n,s=o&&/* @__PURE__ */ new WeakSet;function c(n,r){if(!n._zod){ia.value=new a(r);try{Object.defineProperty(n,\"_zod\",ia)}finally{ia.value=void 0}}else if(n._zod.traits.has(e))return;if(n._zod.traits.add(e),t(n,r),s){let e=Object.getPrototypeOf(n),t=n._zod.constr.prototype,r=e;for(;r&&r!==t;)r=Object.getPrototypeOf(r);let i=r??e;s.has(i)||(s.add(i),qi(i,o))}let i=d.prototype;for(let e in i)Object.prototype.hasOwnProperty.call(i,e)&&(e in n||(n[e]=i[e].bind(n)))}let l=r?.Parent??Object;class u extends l{}Object.defineProperty(u,\"name\",{value:e});function d(e){let t=r?.Parent?oa(u):this;c(t,e);let n=t._zod.deferred;if(n){for(let e of n)e();t._zod.deferred=void 0}let i=globalThis.__zod_globalConfig?.postProcessor;return i&&i(t),t}return Object.defineProperty(d,\"init\",{value:c}),Object.defineProperty(d,Symbol.hasInstance,{value:t=>r?.Parent&&t instanceof r.Parent?!0:t?._zod?.traits?.has(e)}),Object.defineProperty(d,\"name\",{value:e}),d}var sa=class extends Error{constructor(){super(`Encountered Promise during synchronous parse. Use .parseAsync() instead.`)}},ca=class extends Error{constructor(e){super(`Encountered unidirectional transform during encode: ${e}`),this.name=`ZodEncodeError`}};(ra=globalThis).__zod_globalConfig??(ra.__zod_globalConfig={});let U=globalThis.__zod_globalConfig;function la(e){return e&&Object.assign(U,e),U}function ua(){let e=this._zod;return e.message??=JSON.stringify(e.def,ni,2),e.message}function da(e){this._zod.message=e}let fa={get:ua,set:da,enumerable:!0,configurable:!0},pa={value:void 0,enumerable:!1},ma=/* @__PURE__ */ new WeakSet([Object.prototype,Error.prototype]),ha=/* @__PURE__ */ H(`$ZodError`,(e,t)=>{e.name=`$ZodError`,pa.value=t,Object.defineProperty(e,\"issues\",pa),pa.value=void 0,Object.defineProperty(e,\"message\",fa);let n=Object.getPrototypeOf(e);ma.has(n)||(ma.add(n),Object.defineProperty(n,\"toString\",{configurable:!0,enumerable:!1,get(){let e=()=>this.message;return Object.defineProperty(this,\"toString\",{value:e,configurable:!0,writable:!0}),e},set(e){Object.defineProperty(this,\"toString\",{value:e,configurable:!0,writable:!0})}}))});function ga(e,t,n){return Object.prototype.hasOwnProperty.call(e,t)||(t===`__proto__`?Object.defineProperty(e,t,{value:n(),writable:!0,enumerable:!0,configurable:!0}):e[t]=n()),e[t]}function _a(e,t=e=>e.message){let n={},r=[];for(let i of e.issues)i.path.length>0?ga(n,i.path[0],()=>[]).push(t(i)):r.push(t(i));return{formErrors:r,fieldErrors:n}}function va(e,t=e=>e.message){let n={_errors:[]},r=(e,i=[])=>{for(let a of e.issues)if(a.code===`invalid_union`&&a.errors.length)a.errors.map(e=>r({issues:e},[...i,...a.path]));else if(a.code===`invalid_key`)r({issues:a.issues},[...i,...a.path]);else if(a.code===`invalid_element`)r({issues:a.issues},[...i,...a.path]);else{let e=[...i,...a.path];if(e.length===0)n._errors.push(t(a));else{let r=n,i=0;for(;i<e.length;){let n=e[i],o=i===e.length-1;if(n===`_errors`){o&&r._errors.push(t(a)),i++;continue}Object.prototype.hasOwnProperty.call(r,n)||Object.defineProperty(r,n,{value:{_errors:[]},enumerable:!0,writable:!0,configurable:!0});let s=r[n];o&&s._errors.push(t(a)),r=s,i++}}}};return r(e),n}function ya(e,t){return{callee:t?.callee??e,Err:t?.Err}}let ba=e=>{let t=(n,r,i,a)=>{let o=i?{...i,async:!1}:{async:!1},s=n._zod.run({value:r,issues:[]},o);if(s instanceof Promise)throw new sa;if(s.issues.length){let n=new((a?.Err)??e)(s.issues.map(e=>Vi(e,o,la())));throw gi(n,a?.callee??t),n}return s.value};return t},xa=e=>{let t=async(n,r,i,a)=>{let o=i?{...i,async:!0}:{async:!0},s=n._zod.run({value:r,issues:[]},o);if(s instanceof Promise&&(s=await s),s.issues.length){let n=new((a?.Err)??e)(s.issues.map(e=>Vi(e,o,la())));throw gi(n,a?.callee??t),n}return s.value};return t},Sa=e=>(t,n,r)=>{let i=r?{...r,async:!1}:{async:!1},a=t._zod.run({value:n,issues:[]},i);if(a instanceof Promise)throw new sa;return a.issues.length?Ca(e,a.issues,i):{success:!0,data:a.value}};function Ca(e,t,n){let r;return{success:!1,get error(){return r||(r=new e(t.map(e=>Vi(e,n,la()))),t=void 0,n=void 0),r},set error(e){r=e,t=void 0,n=void 0}}}let wa=e=>async(t,n,r)=>{let i=r?{...r,async:!0}:{async:!0},a=t._zod.run({value:n,issues:[]},i);return a instanceof Promise&&(a=await a),a.issues.length?Ca(e,a.issues,i):{success:!0,data:a.value}},Ta=/* @__PURE__ */ Symbol.for(`zod.compile.invalid`),Ea=/* @__PURE__ */ Symbol.for(`zod.compile.fallback`),Da=((e,t,n)=>{let r=e._zod.bag.validator;if(r!==void 0){if(r(t)!==Ta)return!0;if(r.definite===!0&&n===void 0)return!1}return Oa(e,t,n)});function Oa(e,t,n){let r=n?{...n,async:!1,abortEarly:!0}:{async:!1,abortEarly:!0},i=e._zod.bag.fallbackRun,a;if(i?(r[Ea]=!0,a=i({value:t,issues:[]},r)):a=e._zod.run({value:t,issues:[]},r),a instanceof Promise)throw new sa;return a.issues.length===0}let ka=async(e,t,n)=>{let r=n?{...n,async:!0,abortEarly:!0}:{async:!0,abortEarly:!0},i=e._zod.run({value:t,issues:[]},r);return i instanceof Promise&&(i=await i),i.issues.length===0},Aa=e=>{let t=ba(e),n=(e,r,i,a)=>{let o=i?{...i,direction:`backward`}:{direction:`backward`};return t(e,r,o,ya(n,a))};return n},ja=e=>{let t=ba(e),n=(e,r,i,a)=>t(e,r,i,ya(n,a));return n},Ma=e=>{let t=xa(e),n=async(e,r,i,a)=>{let o=i?{...i,direction:`backward`}:{direction:`backward`};return await t(e,r,o,ya(n,a))};return n},Na=e=>{let t=xa(e),n=async(e,r,i,a)=>await t(e,r,i,ya(n,a));return n},Pa=e=>(t,n,r)=>{let i=r?{...r,direction:`backward`}:{direction:`backward`};return Sa(e)(t,n,i)},Fa=e=>(t,n,r)=>Sa(e)(t,n,r),Ia=e=>async(t,n,r)=>{let i=r?{...r,direction:`backward`}:{direction:`backward`};return wa(e)(t,n,i)},La=e=>async(t,n,r)=>wa(e)(t,n,r),Ra=/^[cC][0-9a-z]{6,}$/,za=/^[0-9a-z]+$/,Ba=/^[0-7][0-9A-HJKMNP-TV-Za-hjkmnp-tv-z]{25}$/,Va=/^[0-9a-vA-V]{20}$/,Ha=/^[A-Za-z0-9]{27}$/,Ua=/^[a-zA-Z0-9_-]{21}$/;function Wa(e){return RegExp(`^[a-zA-Z0-9_-]{${e}}$`)}let Ga=/^P(?:(\\d+W)|(?!.*W)(?=\\d|T\\d)(\\d+Y)?(\\d+M)?(\\d+D)?(T(?=\\d)(\\d+H)?(\\d+M)?(\\d+([.,]\\d+)?S)?)?)$/,Ka=/^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12})$/,qa=e=>e?RegExp(`^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-${e}[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12})$`):/^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$/,Ja=/^(?:[A-Za-z0-9_'+\\-]+\\.)*[A-Za-z0-9_'+\\-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9\\-]*\\.)+[A-Za-z]{2,}$/;function Ya(){return RegExp(`^(?=[\\\\s\\\\S]*[\\\\p{Extended_Pictographic}\\\\p{Regional_Indicator}\\\\u20E3])[\\\\p{Extended_Pictographic}\\\\p{Emoji_Component}]+$`,`u`)}let Xa=/^(?:(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\\.){3}(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])$/,Za=/^(([0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,7}:|([0-9a-fA-F]{1,4}:){1,6}:[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,5}(:[0-9a-fA-F]{1,4}){1,2}|([0-9a-fA-F]{1,4}:){1,4}(:[0-9a-fA-F]{1,4}){1,3}|([0-9a-fA-F]{1,4}:){1,3}(:[0-9a-fA-F]{1,4}){1,4}|([0-9a-fA-F]{1,4}:){1,2}(:[0-9a-fA-F]{1,4}){1,5}|[0-9a-fA-F]{1,4}:((:[0-9a-fA-F]{1,4}){1,6})|:((:[0-9a-fA-F]{1,4}){1,7}|:))$/,Qa=/^((25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\\.){3}(25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\\/([0-9]|[1-2][0-9]|3[0-2])$/,$a=/^(([0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,7}:|([0-9a-fA-F]{1,4}:){1,6}:[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,5}(:[0-9a-fA-F]{1,4}){1,2}|([0-9a-fA-F]{1,4}:){1,4}(:[0-9a-fA-F]{1,4}){1,3}|([0-9a-fA-F]{1,4}:){1,3}(:[0-9a-fA-F]{1,4}){1,4}|([0-9a-fA-F]{1,4}:){1,2}(:[0-9a-fA-F]{1,4}){1,5}|[0-9a-fA-F]{1,4}:((:[0-9a-fA-F]{1,4}){1,6})|:((:[0-9a-fA-F]{1,4}){1,7}|:))\\/(12[0-8]|1[01][0-9]|[1-9]?[0-9])$/,eo=/^$|^(?:[0-9a-zA-Z+/]{4})*(?:(?:[0-9a-zA-Z+/]{2}==)|(?:[0-9a-zA-Z+/]{3}=))?$/,to=/^(?:[A-Za-z0-9_-]{4})*(?:[A-Za-z0-9_-]{2,3})?$/,no=/^https?$/,ro=/^\\+[1-9]\\d{6,14}$/,io=`(?:(?:\\\\d\\\\d[2468][048]|\\\\d\\\\d[13579][26]|\\\\d\\\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\\\d|30)|(?:02)-(?:0[1-9]|1\\\\d|2[0-8])))`;function ao(e){return RegExp(`^${e}$`)}let oo=/*@__PURE__*/ ao(io);function so(e){let t=`(?:[01]\\\\d|2[0-3]):[0-5]\\\\d`;return typeof e.precision==`number`?e.precision===-1?`${t}`:e.precision===0?`${t}:[0-5]\\\\d`:`${t}:[0-5]\\\\d\\\\.\\\\d{${e.precision}}`:e.seconds?`${t}:[0-5]\\\\d(?:\\\\.\\\\d+)?`:`${t}(?::[0-5]\\\\d(?:\\\\.\\\\d+)?)?`}function co(e){return RegExp(`^${so(e)}$`)}function lo(e){let t=[`Z`];e.offset&&t.push(`([+-](?:[01]\\\\d|2[0-3]):[0-5]\\\\d)`);let n=`${so({precision:e.precision,seconds:!0})}(?:${t.join(`|`)})`,r=e.local?`${n}|${so({precision:e.precision})}`:n;return RegExp(`^${io}T(?:${r})$`)}let uo=/^[\\s\\S]{0,}$/,fo=/^-?\\d+(?:\\.\\d+)?$/,po=/^(?:true|false)$/i,mo=/^[^A-Z]*$/,ho=/^[^a-z]*$/,W=/*@__PURE__*/ H(`$ZodCheck`,(e,t)=>{var n;e._zod??={},e._zod.def=t,(n=e._zod).onattach??(n.onattach=[])}),go=e=>{let t=e.value;return!ai(t)&&t.length!==void 0},_o={number:`number`,bigint:`bigint`,object:`date`},vo=/*@__PURE__*/ H(`$ZodCheckLessThan`,(e,t)=>{W.init(e,t);let n=_o[typeof t.value];e._zod.check=r=>{(t.inclusive?r.value<=t.value:r.value<t.value)||r.issues.push({origin:_o[typeof r.value]??n,code:`too_big`,maximum:typeof t.value==`object`?t.value.getTime():t.value,input:r.value,inclusive:t.inclusive,inst:e,continue:!t.abort})}}),yo=/*@__PURE__*/ H(`$ZodCheckGreaterThan`,(e,t)=>{W.init(e,t);let n=_o[typeof t.value];e._zod.check=r=>{(t.inclusive?r.value>=t.value:r.value>t.value)||r.issues.push({origin:_o[typeof r.value]??n,code:`too_small`,minimum:typeof t.value==`object`?t.value.getTime():t.value,input:r.value,inclusive:t.inclusive,inst:e,continue:!t.abort})}}),bo=/*@__PURE__*/ H(`$ZodCheckMultipleOf`,(e,t)=>{W.init(e,t),e._zod.check=n=>{if(typeof n.value!=typeof t.value)throw Error(`Cannot mix number and bigint in multiple_of check.`);(typeof n.value==`bigint`?t.value!==BigInt(0)&&n.value%t.value===BigInt(0):si(n.value,t.value)===0)||n.issues.push({origin:typeof n.value,code:`not_multiple_of`,divisor:t.value,input:n.value,inst:e,continue:!t.abort})}}),xo=/*@__PURE__*/ H(`$ZodCheckNumberFormat`,(e,t)=>{W.init(e,t),t.format=t.format||`float64`;let n=t.format?.includes(`int`),r=n?`int`:`number`,[i,a]=Ti[t.format];e._zod.check=o=>{let s=o.value;if(n){if(!Number.isInteger(s)){o.issues.push({expected:r,format:t.format,code:`invalid_type`,continue:!1,input:s,inst:e});return}if(!Number.isSafeInteger(s)){s>0?o.issues.push({input:s,code:`too_big`,maximum:2**53-1,note:`Integers must be within the safe integer range.`,inst:e,origin:r,inclusive:!0,continue:!t.abort}):o.issues.push({input:s,code:`too_small`,minimum:-(2**53-1),note:`Integers must be within the safe integer range.`,inst:e,origin:r,inclusive:!0,continue:!t.abort});return}}s<i&&o.issues.push({origin:`number`,input:s,code:`too_small`,minimum:i,inclusive:!0,inst:e,continue:!t.abort}),s>a&&o.issues.push({origin:`number`,input:s,code:`too_big`,maximum:a,inclusive:!0,inst:e,continue:!t.abort})}}),So=/*@__PURE__*/ H(`$ZodCheckMaxLength`,(e,t)=>{var n;W.init(e,t),(n=e._zod.def).when??(n.when=go),e._zod.check=n=>{let r=n.value,i=r.length;if((typeof r==`string`&&i>t.maximum?Ui(r):i)<=t.maximum)return;let a=Wi(r);n.issues.push({origin:a,code:`too_big`,maximum:t.maximum,inclusive:!0,input:r,inst:e,continue:!t.abort})}}),Co=/*@__PURE__*/ H(`$ZodCheckMinLength`,(e,t)=>{var n;W.init(e,t),(n=e._zod.def).when??(n.when=go),e._zod.check=n=>{let r=n.value,i=r.length;if((typeof r==`string`&&i>=t.minimum&&i<t.minimum*2?Ui(r):i)>=t.minimum)return;let a=Wi(r);n.issues.push({origin:a,code:`too_small`,minimum:t.minimum,inclusive:!0,input:r,inst:e,continue:!t.abort})}}),wo=/*@__PURE__*/ H(`$ZodCheckLengthEquals`,(e,t)=>{var n;W.init(e,t),(n=e._zod.def).when??(n.when=go),e._zod.check=n=>{let r=n.value,i=r.length,a=typeof r==`string`&&i>=t.length&&i<=t.length*2?Ui(r):i;if(a===t.length)return;let o=Wi(r),s=a>t.length;n.issues.push({origin:o,...s?{code:`too_big`,maximum:t.length}:{code:`too_small`,minimum:t.length},inclusive:!0,exact:!0,input:n.value,inst:e,continue:!t.abort})}}),To=/*@__PURE__*/ H(`$ZodCheckStringFormat`,(e,t)=>{var n,r;W.init(e,t),t.pattern?(n=e._zod).check??(n.check=n=>{t.pattern.lastIndex=0,t.pattern.test(n.value)||n.issues.push({origin:`string`,code:`invalid_format`,format:t.format,input:n.value,...t.pattern?{pattern:t.pattern.toString()}:{},inst:e,continue:!t.abort})}):(r=e._zod).check??(r.check=()=>{})}),Eo=/*@__PURE__*/ H(`$ZodCheckRegex`,(e,t)=>{To.init(e,t),e._zod.check=n=>{t.pattern.lastIndex=0,t.pattern.test(n.value)||n.issues.push({origin:`string`,code:`invalid_format`,format:`regex`,input:n.value,pattern:t.pattern.toString(),inst:e,continue:!t.abort})}}),Do=/*@__PURE__*/ H(`$ZodCheckLowerCase`,(e,t)=>{t.pattern??=mo,To.init(e,t)}),Oo=/*@__PURE__*/ H(`$ZodCheckUpperCase`,(e,t)=>{t.pattern??=ho,To.init(e,t)}),ko=/*@__PURE__*/ H(`$ZodCheckIncludes`,(e,t)=>{W.init(e,t);let n=Si(t.includes);t.pattern=new RegExp(typeof t.position==`number`?`^.{${t.position},}${n}`:n),e._zod.check=n=>{n.value.includes(t.includes,t.position)||n.issues.push({origin:`string`,code:`invalid_format`,format:`includes`,includes:t.includes,input:n.value,inst:e,continue:!t.abort})}}),Ao=/*@__PURE__*/ H(`$ZodCheckStartsWith`,(e,t)=>{W.init(e,t);let n=RegExp(`^${Si(t.prefix)}.*`);t.pattern??=n,e._zod.check=n=>{n.value.startsWith(t.prefix)||n.issues.push({origin:`string`,code:`invalid_format`,format:`starts_with`,prefix:t.prefix,input:n.value,inst:e,continue:!t.abort})}}),jo=/*@__PURE__*/ H(`$ZodCheckEndsWith`,(e,t)=>{W.init(e,t);let n=RegExp(`.*${Si(t.suffix)}$`);t.pattern??=n,e._zod.check=n=>{n.value.endsWith(t.suffix)||n.issues.push({origin:`string`,code:`invalid_format`,format:`ends_with`,suffix:t.suffix,input:n.value,inst:e,continue:!t.abort})}}),Mo=/*@__PURE__*/ H(`$ZodCheckOverwrite`,(e,t)=>{W.init(e,t),e._zod.check=e=>{e.value=t.tx(e.value)}});var No=class{constructor(e=[],t={}){this.content=[],this.indent=0,this.args=e,this.closed=t}indented(e){this.indent+=1;try{e(this)}finally{--this.indent}}write(e){if(typeof e==`function`){e(this,{execution:`sync`}),e(this,{execution:`async`});return}let t=e.split(`\n`).filter(e=>e),n=Math.min(...t.map(e=>e.length-e.trimStart().length)),r=t.map(e=>e.slice(n)).map(e=>` `.repeat(this.indent*2)+e);for(let e of r)this.content.push(e)}compile(){let e=Function,t=this?.content??[``];return new e(...Object.keys(this.closed),`return function (${this.args.join(`, `)}) {\\n${t.join(`\n`)}\\n};`)(...Object.values(this.closed))}};let Po={major:4,minor:6,patch:7},G=/*@__PURE__*/ H(`$ZodType`,(e,t)=>{var n;e??={},e._zod.def=t,e._zod.bag=e._zod.bag||{},e._zod.version=Po;let r=e._zod.def.checks,i=e._zod.traits.has(`$ZodCheck`)?[e,...r??[]]:r?.length?[...r]:[];for(let t of i)for(let n of t._zod.onattach)n(e);if(i.length===0)(n=e._zod).deferred??(n.deferred=[]),e._zod.deferred?.push(()=>{e._zod.run=e._zod.parse});else{let t=(t,n,r)=>{if(t.memo)return t;let i=z(t),a;for(let o of n){if(o._zod.def.when){if(Ii(t)||!o._zod.def.when(t))continue}else if(i)continue;let n=t.issues.length,s=o._zod.check(t);if(s instanceof Promise&&r?.async===!1)throw new sa;if(a||s instanceof Promise)a=(a??Promise.resolve()).then(async()=>{await s,t.issues.length!==n&&(Bi(t.issues,n,e),i||=z(t,n))});else{if(t.issues.length===n)continue;Bi(t.issues,n,e),i||=z(t,n)}}return a?a.then(()=>t):t},n=(n,r,a)=>{if(z(n))return n.aborted=!0,n;let o=t(r,i,a);if(o instanceof Promise){if(a.async===!1)throw new sa;return o.then(t=>e._zod.parse(t,a))}return e._zod.parse(o,a)};e._zod.run=(r,a)=>{if(a.skipChecks)return e._zod.parse(r,a);if(a.direction===`backward`){let t=e._zod.parse({value:r.value,issues:[]},{...a,skipChecks:!0});return t instanceof Promise?t.then(e=>n(e,r,a)):n(t,r,a)}let o=e._zod.parse(r,a);if(o instanceof Promise){if(a.async===!1)throw new sa;return o.then(e=>t(e,i,a))}return t(o,i,a)}}},{get\"~standard\"(){return Ji(this,`~standard`,Lo(this))},set\"~standard\"(e){B(this,`~standard`,e)}}),Fo=(e,t)=>e.issues.length?{issues:e.issues.map(e=>Vi(e,t,la()))}:{value:e.value};async function Io(e,t){let n={async:!0};return Fo(await e._zod.run({value:t,issues:[]},n),n)}function Lo(e){return{validate:t=>{let n={async:!1};try{let r=e._zod.run({value:t,issues:[]},n);if(!(r instanceof Promise))return Fo(r,n)}catch{}return Io(e,t)},vendor:`zod`,version:1}}let Ro=/*@__PURE__*/ H(`$ZodString`,(e,t)=>{G.init(e,t),e._zod.pattern=t.pattern??uo,e._zod.parse=(n,r)=>{if(t.coerce)try{n.value=String(n.value)}catch{}return typeof n.value==`string`||n.issues.push({expected:`string`,code:`invalid_type`,input:n.value,inst:e}),n}}),K=/*@__PURE__*/ H(`$ZodStringFormat`,(e,t)=>{To.init(e,t),Ro.init(e,t)}),zo=/*@__PURE__*/ H(`$ZodGUID`,(e,t)=>{t.pattern??=Ka,K.init(e,t)}),Bo=/*@__PURE__*/ H(`$ZodUUID`,(e,t)=>{if(t.version){let e={v1:1,v2:2,v3:3,v4:4,v5:5,v6:6,v7:7,v8:8}[t.version];if(e===void 0)throw Error(`Invalid UUID version: \"${t.version}\"`);t.pattern??=qa(e)}else t.pattern??=qa();K.init(e,t)}),Vo=/*@__PURE__*/ H(`$ZodEmail`,(e,t)=>{t.pattern??=Ja,K.init(e,t)});function Ho(e){try{return typeof URL<`u`&&typeof URL.canParse==`function`?URL.canParse(e):(new URL(e),!0)}catch{return!1}}function Uo(e,t){return!(`normalize`in t)&&!(`hostname`in t)&&!(`protocol`in t)?Ho(e)||2:Wo(e,t)}function Wo(e,t){if(!t.normalize&&t.protocol?.source===no.source&&!/^https?:\\/\\//i.test(e))return 1;try{if(typeof URL<`u`){let t=URL;if(typeof t.parse==`function`)return t.parse(e)??2}return new URL(e)}catch{return 2}}let Go=/[\\t\\n\\r]/g;function Ko(e){return e.replace(Go,``)}function qo(e,t){return t.lastIndex=0,t.test(e.hostname)}function Jo(e,t){return t.lastIndex=0,t.test(e.protocol.endsWith(`:`)?e.protocol.slice(0,-1):e.protocol)}let Yo=/*@__PURE__*/ H(`$ZodURL`,(e,t)=>{K.init(e,t),e._zod.check=n=>{try{let r=n.value.trim(),i=Uo(r,t);if(i===1){n.issues.push({code:`invalid_format`,format:`url`,note:`Invalid URL format`,input:n.value,inst:e,continue:!t.abort});return}if(i===2){n.issues.push({code:`invalid_format`,format:`url`,input:n.value,inst:e,continue:!t.abort});return}if(i===!0){n.value=Ko(r);return}t.hostname&&!qo(i,t.hostname)&&n.issues.push({code:`invalid_format`,format:`url`,note:`Invalid hostname`,pattern:t.hostname.source,input:n.value,inst:e,continue:!t.abort}),t.protocol&&!Jo(i,t.protocol)&&n.issues.push({code:`invalid_format`,format:`url`,note:`Invalid protocol`,pattern:t.protocol.source,input:n.value,inst:e,continue:!t.abort}),n.value=t.normalize?i.href:Ko(r);return}catch{n.issues.push({code:`invalid_format`,format:`url`,input:n.value,inst:e,continue:!t.abort})}}}),Xo=/*@__PURE__*/ H(`$ZodEmoji`,(e,t)=>{t.pattern??=Ya(),K.init(e,t)}),Zo=/*@__PURE__*/ H(`$ZodNanoID`,(e,t)=>{if(t.length!==void 0&&(!Number.isInteger(t.length)||t.length<1))throw Error(`Invalid nanoid length: ${t.length}`);t.pattern??=t.length===void 0?Ua:Wa(t.length),K.init(e,t)}),Qo=/*@__PURE__*/ H(`$ZodCUID`,(e,t)=>{t.pattern??=Ra,K.init(e,t)}),$o=/*@__PURE__*/ H(`$ZodCUID2`,(e,t)=>{t.pattern??=za,K.init(e,t)}),es=/*@__PURE__*/ H(`$ZodULID`,(e,t)=>{t.pattern??=Ba,K.init(e,t)}),ts=/*@__PURE__*/ H(`$ZodXID`,(e,t)=>{t.pattern??=Va,K.init(e,t)}),ns=/*@__PURE__*/ H(`$ZodKSUID`,(e,t)=>{t.pattern??=Ha,K.init(e,t)}),rs=/*@__PURE__*/ H(`$ZodISODateTime`,(e,t)=>{t.pattern??=lo(t),K.init(e,t)}),is=/*@__PURE__*/ H(`$ZodISODate`,(e,t)=>{t.pattern??=oo,K.init(e,t)}),as=/*@__PURE__*/ H(`$ZodISOTime`,(e,t)=>{t.pattern??=co(t),K.init(e,t)}),os=/*@__PURE__*/ H(`$ZodISODuration`,(e,t)=>{t.pattern??=Ga,K.init(e,t)}),ss=/*@__PURE__*/ H(`$ZodIPv4`,(e,t)=>{t.pattern??=Xa,K.init(e,t)}),cs=/^[0-9a-fA-F:.]+$/;function ls(e){return cs.test(e)?Ho(`http://[${e}]`):!1}let us=/*@__PURE__*/ H(`$ZodIPv6`,(e,t)=>{t.pattern??=Za,K.init(e,t),e._zod.check=n=>{ls(n.value)||n.issues.push({code:`invalid_format`,format:`ipv6`,input:n.value,inst:e,continue:!t.abort})}}),ds=/*@__PURE__*/ H(`$ZodCIDRv4`,(e,t)=>{t.pattern??=Qa,K.init(e,t)});function fs(e){let t=e.split(`/`);if(t.length!==2)return!1;let[n,r]=t;if(!r)return!1;let i=Number(r);return`${i}`!==r||i<0||i>128?!1:ls(n)}let ps=/*@__PURE__*/ H(`$ZodCIDRv6`,(e,t)=>{t.pattern??=$a,K.init(e,t),e._zod.check=n=>{fs(n.value)||n.issues.push({code:`invalid_format`,format:`cidrv6`,input:n.value,inst:e,continue:!t.abort})}});function ms(e){if(e===``)return!0;if(/\\s/.test(e)||e.length%4!=0)return!1;try{return atob(e),!0}catch{return!1}}let hs=/^[0-9a-zA-Z+/]*={0,2}$/,gs=/*@__PURE__*/ H(`$ZodBase64`,(e,t)=>{t.pattern??=hs,K.init(e,t),e._zod.check=n=>{ms(n.value)||n.issues.push({code:`invalid_format`,format:`base64`,input:n.value,inst:e,continue:!t.abort})}}),_s=/^[A-Za-z0-9_-]*$/;function vs(e){if(!_s.test(e))return!1;let t=e.replace(/[-_]/g,e=>e===`-`?`+`:`/`);return ms(t.padEnd(Math.ceil(t.length/4)*4,`=`))}let ys=/*@__PURE__*/ H(`$ZodBase64URL`,(e,t)=>{t.pattern??=_s,K.init(e,t),e._zod.check=n=>{vs(n.value)||n.issues.push({code:`invalid_format`,format:`base64url`,input:n.value,inst:e,continue:!t.abort})}}),bs=/*@__PURE__*/ H(`$ZodE164`,(e,t)=>{t.pattern??=ro,K.init(e,t)});function xs(e,t=null){try{let n=e.split(`.`);if(n.length!==3)return!1;let[r]=n;if(!r)return!1;let i=JSON.parse(atob(r));return!(`typ`in i&&i?.typ!==`JWT`||!i.alg||t&&(!(`alg`in i)||i.alg!==t))}catch{return!1}}let Ss=/*@__PURE__*/ H(`$ZodJWT`,(e,t)=>{K.init(e,t),e._zod.check=n=>{xs(n.value,t.alg)||n.issues.push({code:`invalid_format`,format:`jwt`,input:n.value,inst:e,continue:!t.abort})}}),Cs=/*@__PURE__*/ H(`$ZodNumber`,(e,t)=>{G.init(e,t),e._zod.pattern=fo,e._zod.parse=(n,r)=>{if(t.coerce)try{n.value=Number(n.value)}catch{}let i=n.value;if(typeof i==`number`&&!Number.isNaN(i)&&Number.isFinite(i))return n;let a=typeof i==`number`?Number.isNaN(i)?`NaN`:Number.isFinite(i)?void 0:String(i):void 0;return n.issues.push({expected:`number`,code:`invalid_type`,input:i,inst:e,...a?{received:a}:{}}),n}}),ws=/*@__PURE__*/ H(`$ZodNumberFormat`,(e,t)=>{xo.init(e,t),Cs.init(e,t)}),Ts=/*@__PURE__*/ H(`$ZodBoolean`,(e,t)=>{G.init(e,t),e._zod.pattern=po,e._zod.parse=(n,r)=>{if(t.coerce)try{n.value=!!n.value}catch{}let i=n.value;return typeof i==`boolean`||n.issues.push({expected:`boolean`,code:`invalid_type`,input:i,inst:e}),n}}),Es=/*@__PURE__*/ H(`$ZodUnknown`,(e,t)=>{G.init(e,t),e._zod.parse=e=>e}),Ds=/*@__PURE__*/ H(`$ZodNever`,(e,t)=>{G.init(e,t),e._zod.parse=(t,n)=>(t.issues.push({expected:`never`,code:`invalid_type`,input:t.value,inst:e}),t)});function Os(e,t){let n=zi(e._zod.def.checks);if(!n.length)return;let r=Math.min(...n.map(e=>e[0])),i=e._zod.parse;e._zod.parse=(n,a)=>{let o=t(n.value);if(o>r&&!a?.skipChecks&&a?.direction!==`backward`){for(let[t,r]of zi(e._zod.def.checks))if(o>t&&r._zod.def.when(n)){let t=n.issues.length;return r._zod.check(n),n.issues[t].continue=!1,Bi(n.issues,t,e),n}}return i(n,a)}}let ks=e=>Array.isArray(e)?e.length:-1;function As(e,t,n){e.issues.length&&t.issues.push(...Li(n,e.issues)),t.value[n]=e.value}let js=/*@__PURE__*/ H(`$ZodArray`,(e,t)=>{G.init(e,t);let n=U.memoizer;n?.attach(e),e._zod.parse=(r,i)=>{let a=r.value;if(!Array.isArray(a))return r.issues.push({expected:`array`,code:`invalid_type`,input:a,inst:e}),r;r.value=n?n.alloc(e,r,Array(a.length),i):Array(a.length);let o=[],s=i?.abortEarly;for(let e=0;e<a.length;e++){let n=a[e],c=t.element._zod.run({value:n,issues:[]},i);if(c instanceof Promise)o.push(c.then(t=>As(t,r,e)));else if(As(c,r,e),s&&c.issues.length!==0&&z(c))break}return o.length?Promise.all(o).then(()=>r):r},Os(e,ks)});function Ms(e,t,n,r,i,a){let o=n in r,s=a===`optional`;if(o||!s||i!==`optional`){if(e.issues.length){if(i!==void 0&&s&&!o)return;t.issues.push(...Li(n,e.issues))}!o&&i===void 0?e.issues.length||t.issues.push({code:`invalid_type`,expected:`nonoptional`,input:void 0,path:[n]}):e.value===void 0?(o||i===`defaulted`&&!s)&&(t.value[n]=void 0):t.value[n]=e.value}}let Ns=[];function Ps(e){let t=Object.keys(e.shape),n=Object.getOwnPropertySymbols(e.shape),r=n.length?n:Ns,i=r.length?[...t,...r]:t;for(let t of i)if(!e.shape?.[t]?._zod?.traits?.has(`$ZodType`))throw Error(`Invalid element at key \"${String(t)}\": expected a Zod schema`);let a=wi(e.shape);return{...e,allKeys:i,symbolKeys:r,keySet:new Set(t),numKeys:t.length,optionalKeys:new Set(a)}}function Fs(e,t,n,r,i,a,o){let s=[],c=i.keySet,l=i.catchall._zod,u=l.def.type,d=l.optin,f=l.optout,p=0;for(let i in t){if(o&&n.issues.length!==p){if(z(n,p))break;p=n.issues.length}if(c.has(i))continue;if(i===`__proto__`){u===`never`&&s.push(i);continue}if(u===`never`){s.push(i);continue}let a=l.run({value:t[i],issues:[]},r);a instanceof Promise?e.push(a.then(e=>Ms(e,n,i,t,d,f))):Ms(a,n,i,t,d,f)}return s.length&&n.issues.push({code:`unrecognized_keys`,keys:s,input:t,inst:a,continue:!0}),e.length?Promise.all(e).then(()=>n):n}let Is=/*@__PURE__*/ H(`$ZodObject`,(e,t)=>{G.init(e,t);let n=Object.getOwnPropertyDescriptor(t,`shape`),r=n?.get?n.get.raw:t.shape??{};if(r){let e=()=>{let n={...r};return Object.defineProperty(t,\"shape\",{value:n}),e.raw=n,n};e.raw=r,Object.defineProperty(t,\"shape\",{get:e})}let i=ii(()=>Ps(t));V(e,`propValues`,e=>{let t=e.def.shape,n={};for(let e in t){let r=t[e]._zod;if(r.values){Object.prototype.hasOwnProperty.call(n,e)||ci(n,e,/* @__PURE__ */ new Set);for(let t of r.values)n[e].add(t);r.optin!==void 0&&n[e].add(void 0)}}return n});let a=_i,o=t.catchall,s,c=U.memoizer;c?.attach(e),e._zod.parse=(t,n)=>{s??=i.value;let r=t.value;if(!a(r))return t.issues.push({expected:`object`,code:`invalid_type`,input:r,inst:e}),t;t.value=c?c.alloc(e,t,{},n):{};let l=[],u=s.shape,d=n?.abortEarly,f=t.issues.length;for(let e of s.allKeys){if(d&&t.issues.length!==f){if(z(t,f))break;f=t.issues.length}if(e===`__proto__`)continue;let i=u[e],a=i._zod.optin,o=i._zod.optout,s=i._zod.run({value:r[e],issues:[]},n);s instanceof Promise?l.push(s.then(n=>Ms(n,t,e,r,a,o))):Ms(s,t,e,r,a,o)}return o?Fs(l,r,t,n,i.value,e,d===!0):l.length?Promise.all(l).then(()=>t):t}}),Ls=/*@__PURE__*/ H(`$ZodObjectJIT`,(e,t)=>{Is.init(e,t);let n=e._zod.parse,r=ii(()=>Ps(t)),i=U.memoizer,a=t=>{let n=r.value,a=n.symbolKeys,o=new No([`payload`,`ctx`],{shape:t,inst:e,memo:i,syms:a}),s=e=>`shape[${e}]._zod.run({ value: input[${e}], issues: [] }, ctx)`,c=(e,t)=>`\n          let ${e}_ab = false;\n          for (let i = 0; i < ${e}.issues.length; i++) {\n            const iss = ${e}.issues[i];\n            iss.path = iss.path ? [${t}, ...iss.path] : [${t}];\n            payload.issues.push(iss);\n            if (iss.continue !== true) ${e}_ab = true;\n          }\n          if (${e}_ab && ctx && ctx.abortEarly) {\n            payload.value = newResult;\n            return payload;\n          }`;o.write(`const input = payload.value;`);let l=Object.create(null),u=0;for(let e of n.allKeys)l[e]=`key_${u++}`;o.write(i?`const newResult = memo.alloc(inst, payload, {}, ctx);`:`const newResult = {};`);for(let e of n.allKeys){if(e===`__proto__`)continue;let n=l[e],r=typeof e==`symbol`?`syms[${a.indexOf(e)}]`:mi(e),i=`${r} in input`,u=t[e],d=u?._zod?.optin,f=d!==void 0,p=u?._zod?.optout===`optional`;if(o.write(`const ${n} = ${s(r)};`),f&&p){let e=d===`optional`?`${n}_present`:`${n}.value !== undefined || ${n}_present`;o.write(`\n        const ${n}_present = ${i};\n        if (!${n}.issues.length || ${n}_present) {\n          if (${n}.issues.length) {${c(n,r)}\n          }\n\n          if (${e}) {\n            newResult[${r}] = ${n}.value;\n          }\n        }\n\n      `)}else f?(o.write(`\n        if (${n}.issues.length) {${c(n,r)}\n        }\n      `),d===`defaulted`?o.write(`newResult[${r}] = ${n}.value;`):o.write(`\n        if (${n}.value !== undefined || ${i}) {\n          newResult[${r}] = ${n}.value;\n        }\n      `)):o.write(`\n        const ${n}_present = ${i};\n        if (${n}.issues.length) {${c(n,r)}\n        }\n        if (!${n}_present && !${n}.issues.length) {\n          payload.issues.push({\n            code: \"invalid_type\",\n            expected: \"nonoptional\",\n            input: undefined,\n            path: [${r}]\n          });\n          if (ctx && ctx.abortEarly) {\n            payload.value = newResult;\n            return payload;\n          }\n        }\n\n        if (${n}_present) {\n          newResult[${r}] = ${n}.value;\n        }\n\n      `)}return o.write(`payload.value = newResult;`),o.write(`return payload;`),o.compile()},o,s=_i,c=!U.jitless,l=c&&vi.value,u=t.catchall,d;e._zod.parse=(i,f)=>{d??=r.value;let p=i.value;return s(p)?c&&l&&f?.async===!1&&f.jitless!==!0?(o||=a(t.shape),i=o(i,f),u?Fs([],p,i,f,d,e,f?.abortEarly===!0):i):n(i,f):(i.issues.push({expected:`object`,code:`invalid_type`,input:p,inst:e}),i)}});function Rs(e,t,n,r){for(let n of e)if(n.issues.length===0)return t.value=n.value,t;let i=e.filter(e=>!z(e));return i.length===1?(t.value=i[0].value,i[0]):(t.issues.push({code:`invalid_union`,input:t.value,inst:n,errors:e.map(e=>e.issues.map(e=>Vi(e,r,la())))}),t)}let zs=/*@__PURE__*/ H(`$ZodUnion`,(e,t)=>{G.init(e,t),V(e,`optin`,e=>e.def.options.some(e=>e._zod.optin===`defaulted`)?`defaulted`:e.def.options.some(e=>e._zod.optin!==void 0)?`optional`:void 0),V(e,`optout`,e=>e.def.options.some(e=>e._zod.optout===`optional`)?`optional`:void 0),V(e,`values`,e=>{if(e.def.options.every(e=>e._zod.values))return new Set(e.def.options.flatMap(e=>Array.from(e._zod.values)))}),V(e,`pattern`,e=>{if(e.def.options.every(e=>e._zod.pattern)){let t=e.def.options.map(e=>e._zod.pattern);return RegExp(`^(${t.map(e=>oi(e.source)).join(`|`)})$`)}});let n=t.options.length===1?t.options[0]._zod.run:null;e._zod.parse=(r,i)=>{if(n)return n(r,i);let a=!1,o=[];for(let e of t.options){let t=e._zod.run({value:r.value,issues:[]},i);if(t instanceof Promise)o.push(t),a=!0;else{if(t.issues.length===0)return t;o.push(t)}}return a?Promise.all(o).then(t=>Rs(t,r,e,i)):Rs(o,r,e,i)}}),Bs=/*@__PURE__*/ H(`$ZodIntersection`,(e,t)=>{G.init(e,t),e._zod.parse=(e,n)=>{let r=e.value,i=t.left._zod.run({value:r,issues:[]},n),a=t.right._zod.run({value:r,issues:[]},n);return i instanceof Promise||a instanceof Promise?Promise.all([i,a]).then(([t,n])=>Hs(e,t,n)):Hs(e,i,a)}});function Vs(e,t){if(e===t||e instanceof Date&&t instanceof Date&&+e==+t)return{valid:!0,data:e};if(yi(e)&&yi(t)){let n=Object.keys(t),r=Object.keys(e).filter(e=>n.indexOf(e)!==-1),i={...e,...t};Object.prototype.hasOwnProperty.call(i,`__proto__`)&&delete i.__proto__;for(let n of r){if(n===`__proto__`)continue;let r=Vs(e[n],t[n]);if(!r.valid)return{valid:!1,mergeErrorPath:[n,...r.mergeErrorPath]};i[n]=r.data}return{valid:!0,data:i}}if(Array.isArray(e)&&Array.isArray(t)){if(e.length!==t.length)return{valid:!1,mergeErrorPath:[]};let n=[];for(let r=0;r<e.length;r++){let i=e[r],a=t[r],o=Vs(i,a);if(!o.valid)return{valid:!1,mergeErrorPath:[r,...o.mergeErrorPath]};n.push(o.data)}return{valid:!0,data:n}}return{valid:!1,mergeErrorPath:[]}}function Hs(e,t,n){let r=/* @__PURE__ */ new Map,i,a=/* @__PURE__ */ new Map,o=(e,t)=>{let n;if(e.code===`unrecognized_keys`&&!e.path?.length)i??=e,n=e.keys;else if(e.code===`invalid_key`&&e.origin===`record`&&e.path?.length===1){let t=String(e.path[0]);a.has(t)||a.set(t,e),n=[t]}else return!1;for(let e of n)r.has(e)||r.set(e,{}),r.get(e)[t]=!0;return!0};for(let n of t.issues)o(n,`l`)||e.issues.push(n);for(let t of n.issues)o(t,`r`)||e.issues.push(t);let s=[...r].filter(([,e])=>e.l&&e.r).map(([e])=>e);if(s.length){let t=i?s.filter(e=>i.keys.includes(e)):[];t.length&&e.issues.push({...i,keys:t});for(let n of s)!t.includes(n)&&a.has(n)&&e.issues.push(a.get(n))}let c=Vs(t.value,n.value);if(!c.valid){if(z(e))return e;throw Error(`Unmergable intersection. Error path: ${JSON.stringify(c.mergeErrorPath)}`)}return e.value=c.data,e}let Us=/*@__PURE__*/ H(`$ZodTuple`,(e,t)=>{G.init(e,t);let n=t.items,r=U.memoizer;r?.attach(e),e._zod.parse=(i,a)=>{let o=i.value;if(!Array.isArray(o))return i.issues.push({input:o,inst:e,expected:`tuple`,code:`invalid_type`}),i;i.value=r?r.alloc(e,i,[],a):[];let s=[],c=Ws(n,`optin`),l=Ws(n,`optout`);if(!t.rest){if(o.length<c)return i.issues.push({code:`too_small`,minimum:c,inclusive:!0,input:o,inst:e,origin:`array`}),i;o.length>n.length&&i.issues.push({code:`too_big`,maximum:n.length,inclusive:!0,input:o,inst:e,origin:`array`})}let u=Array(n.length),d=t.rest?a?.abortEarly:void 0,f=!1;for(let e=0;e<n.length;e++){let t=n[e]._zod.run({value:o[e],issues:[]},a);t instanceof Promise?s.push(t.then(t=>{u[e]=t})):(u[e]=t,d&&!f&&t.issues.length&&(f=z(t)))}if(t.rest&&!f){let e=n.length-1,r=o.slice(n.length),c=i.issues.length;for(let n of r){if(d&&i.issues.length!==c){if(z(i,c))break;c=i.issues.length}e++;let r=t.rest._zod.run({value:n,issues:[]},a);r instanceof Promise?s.push(r.then(t=>Gs(t,i,e))):Gs(r,i,e)}}return s.length?Promise.all(s).then(()=>Ks(u,i,n,o,l)):Ks(u,i,n,o,l)}});function Ws(e,t){for(let n=e.length-1;n>=0;n--)if(!(t===`optin`?e[n]._zod.optin!==void 0:e[n]._zod.optout===`optional`))return n+1;return 0}function Gs(e,t,n){e.issues.length&&t.issues.push(...Li(n,e.issues)),t.value[n]=e.value}function Ks(e,t,n,r,i){for(let a=0;a<n.length;a++){let o=e[a],s=a<r.length;if(!s&&a>=i&&n[a]._zod.optin===`optional`){t.value.length=a;break}if(o.issues.length){if(!s&&a>=i){t.value.length=a;break}t.issues.push(...Li(a,o.issues))}t.value[a]=o.value}for(let e=t.value.length-1;e>=r.length&&n[e]._zod.optout===`optional`&&t.value[e]===void 0;e--)t.value.length=e;return t}let qs=/*@__PURE__*/ H(`$ZodEnum`,(e,t)=>{G.init(e,t);let n=ei(t.entries),r=new Set(n);e._zod.values=r,V(e,`pattern`,e=>{let t=ei(e.def.entries).filter(e=>xi.has(typeof e));return RegExp(t.length?`^(${t.map(e=>Si(e.toString())).join(`|`)})$`:`^[^\\\\s\\\\S]$`)}),e._zod.parse=(t,i)=>{let a=t.value;return r.has(a)||t.issues.push({code:`invalid_value`,values:n,input:a,inst:e}),t}}),Js=/*@__PURE__*/ H(`$ZodTransform`,(e,t)=>{G.init(e,t),e._zod.optin=`optional`,U.memoizer?.guard(e),e._zod.parse=(n,r)=>{if(r.direction===`backward`)throw new ca(e.constructor.name);let i=t.transform(n.value,n);if(r.async)return(i instanceof Promise?i:Promise.resolve(i)).then(e=>(n.value=e,n));if(i instanceof Promise)throw new sa;return n.value=i,n}});function Ys(e,t){return e.value=t.issues.length?void 0:t.value,e}let Xs=/*@__PURE__*/ H(`$ZodOptional`,(e,t)=>{G.init(e,t),V(e,`optin`,e=>e.def.innerType._zod.optin===`defaulted`?`defaulted`:`optional`),e._zod.optout=`optional`,V(e,`values`,e=>{let t=e.def.innerType._zod.values;return t?/* @__PURE__ */ new Set([...t,void 0]):void 0}),V(e,`pattern`,e=>{let t=e.def.innerType._zod.pattern;return t?RegExp(`^(${oi(t.source)})?$`):void 0}),e._zod.parse=(e,n)=>{if(e.value===void 0){if(t.innerType._zod.optin!==`defaulted`)return e;let r=t.innerType._zod.run({value:e.value,issues:[]},n);return r instanceof Promise?r.then(t=>Ys(e,t)):Ys(e,r)}return t.innerType._zod.run(e,n)}}),Zs=/*@__PURE__*/ H(`$ZodExactOptional`,(e,t)=>{Xs.init(e,t),V(e,`values`,e=>e.def.innerType._zod.values),V(e,`pattern`,e=>e.def.innerType._zod.pattern),e._zod.parse=(e,n)=>t.innerType._zod.run(e,n)}),Qs=/*@__PURE__*/ H(`$ZodNullable`,(e,t)=>{G.init(e,t),V(e,`optin`,e=>e.def.innerType._zod.optin),V(e,`optout`,e=>e.def.innerType._zod.optout),V(e,`pattern`,e=>{let t=e.def.innerType._zod.pattern;return t?RegExp(`^(${oi(t.source)}|null)$`):void 0}),V(e,`values`,e=>e.def.innerType._zod.values?/* @__PURE__ */ new Set([...e.def.innerType._zod.values,null]):void 0),e._zod.parse=(e,n)=>e.value===null?e:t.innerType._zod.run(e,n)}),$s=/*@__PURE__*/ H(`$ZodDefault`,(e,t)=>{G.init(e,t),e._zod.optin=`defaulted`,V(e,`values`,e=>e.def.innerType._zod.values),e._zod.parse=(e,n)=>{if(n.direction===`backward`)return t.innerType._zod.run(e,n);if(e.value===void 0)return e.value=t.defaultValue,e;let r=t.innerType._zod.run(e,n);return r instanceof Promise?r.then(e=>ec(e,t)):ec(r,t)}});function ec(e,t){return e.value===void 0&&(e.value=t.defaultValue),e}let tc=/*@__PURE__*/ H(`$ZodPrefault`,(e,t)=>{G.init(e,t),e._zod.optin=`defaulted`,V(e,`values`,e=>e.def.innerType._zod.values),e._zod.parse=(e,n)=>(n.direction===`backward`||e.value===void 0&&(e.value=t.defaultValue),t.innerType._zod.run(e,n))}),nc=/*@__PURE__*/ H(`$ZodNonOptional`,(e,t)=>{G.init(e,t),V(e,`values`,e=>{let t=e.def.innerType._zod.values;return t?new Set([...t].filter(e=>e!==void 0)):void 0}),e._zod.parse=(n,r)=>{let i=t.innerType._zod.run(n,r);return i instanceof Promise?i.then(t=>rc(t,e)):rc(i,e)}});function rc(e,t){return!e.issues.length&&e.value===void 0&&e.issues.push({code:`invalid_type`,expected:`nonoptional`,input:e.value,inst:t}),e}function ic(e,t,n,r){return t.issues.length?(e.value=n.catchValue({...t,value:e.value,error:{issues:t.issues.map(e=>Vi(e,r,la()))},input:e.value}),e):(e.value=t.value,t.memo&&(e.memo=!0),e)}let ac=/*@__PURE__*/ H(`$ZodCatch`,(e,t)=>{G.init(e,t),V(e,`optin`,e=>e.def.innerType._zod.optin===`defaulted`?`defaulted`:`optional`),V(e,`optout`,e=>e.def.innerType._zod.optout),V(e,`values`,e=>e.def.innerType._zod.values),e._zod.parse=(e,n)=>{if(n.direction===`backward`)return t.innerType._zod.run(e,n);let r=t.innerType._zod.run({value:e.value,issues:[]},n);return r instanceof Promise?r.then(r=>ic(e,r,t,n)):ic(e,r,t,n)}}),oc=/*@__PURE__*/ H(`$ZodPipe`,(e,t)=>{G.init(e,t),V(e,`values`,e=>e.def.in._zod.values),V(e,`optin`,e=>e.def.in._zod.optin),V(e,`optout`,e=>e.def.out._zod.optout),V(e,`propValues`,e=>e.def.in._zod.propValues),e._zod.parse=(e,n)=>{if(n.direction===`backward`){let r=t.out._zod.run(e,n);return r instanceof Promise?r.then(e=>sc(e,t.in,n)):sc(r,t.in,n)}let r=t.in._zod.run(e,n);return r instanceof Promise?r.then(e=>sc(e,t.out,n)):sc(r,t.out,n)}});function sc(e,t,n){return e.issues.some(e=>e.code!==`unrecognized_keys`)?(e.aborted=!0,e):t._zod.run({value:e.value,issues:e.issues},n)}let cc=/*@__PURE__*/ H(`$ZodReadonly`,(e,t)=>{G.init(e,t),V(e,`propValues`,e=>e.def.innerType._zod.propValues),V(e,`values`,e=>e.def.innerType._zod.values),V(e,`optin`,e=>e.def.innerType?._zod?.optin),V(e,`optout`,e=>e.def.innerType?._zod?.optout),e._zod.parse=(e,n)=>{if(n.direction===`backward`)return t.innerType._zod.run(e,n);let r=t.innerType._zod.run(e,n);return r instanceof Promise?r.then(lc):lc(r)}});function lc(e){return e.memo||(e.value=Object.freeze(e.value)),e}let uc=/*@__PURE__*/ H(`$ZodCustom`,(e,t)=>{W.init(e,t),G.init(e,t),e._zod.parse=(e,t)=>e,e._zod.check=n=>{let r=n.value,i=t.fn(r);if(i instanceof Promise)return i.then(t=>dc(t,n,r,e));dc(i,n,r,e)}});function dc(e,t,n,r){if(!e){let e={code:`custom`,input:n,inst:r,path:[...r._zod.def.path??[]],continue:!r._zod.def.abort};r._zod.def.params&&(e.params=r._zod.def.params),t.issues.push(Ki(e))}}var fc=class extends Error{constructor(){super(`Cannot parse a reference cycle that closes through a transform`),this.name=`ZodCyclicError`}};let pc=`~memo`,mc=[];function hc(e){return typeof e==`object`&&!!e}function gc(e){return e.map(e=>e.path?{...e,path:e.path.slice()}:{...e})}let _c=/*@__PURE__*/ new WeakMap;function vc(e,t,n){let r=_c.get(e);if(r!==void 0)return r?2:0;if(t.has(e))return 2;t.add(e);let i=0,a=e=>{if(i!==2&&e?._zod){let r=vc(e,t,n);r>i&&(i=r)}},o=(e,r)=>{let i=0;for(let a of Reflect.ownKeys(e)){let o=Object.getOwnPropertyDescriptor(e,a);if(r&&!o.enumerable)continue;let s=o.get?1:o.value?._zod?vc(o.value,t,n):0;s>i&&(i=s)}return i},s=e=>{e>i&&(i=e)},c=e._zod.def;switch(c.type){case`object`:{let e=li(c);s(e?o(e,!0):1),a(c.catchall);break}case`array`:a(c.element);break;case`tuple`:for(let e of c.items)a(e);a(c.rest);break;case`record`:case`map`:a(c.keyType),a(c.valueType);break;case`set`:a(c.valueType);break;case`union`:for(let e of c.options)a(e);break;case`intersection`:a(c.left),a(c.right);break;case`optional`:case`nullable`:case`default`:case`prefault`:case`catch`:case`readonly`:case`nonoptional`:case`promise`:case`success`:a(c.innerType);break;case`pipe`:a(c.in),a(c.out);break;case`function`:a(c.input),a(c.output);break;case`lazy`:{let r=c._cachedInner??(n?e._zod.innerType:void 0);s(r?vc(r,t,!1):1);break}case`template_literal`:case`string`:case`number`:case`int`:case`boolean`:case`bigint`:case`symbol`:case`undefined`:case`null`:case`void`:case`never`:case`any`:case`unknown`:case`date`:case`nan`:case`enum`:case`literal`:case`file`:case`transform`:case`custom`:break;default:for(let e in c){let t=Object.getOwnPropertyDescriptor(c,e);if(!t||t.get)continue;let n=t.value;if(n&&typeof n==`object`){if(n._zod)a(n);else if(Array.isArray(n))for(let e of n)a(e)}}}return t.delete(e),yc(e,i)}function yc(e,t){return t!==1&&_c.set(e,t===2),t}function bc(e,t){let n=e.buckets.get(t);return n||(n=/* @__PURE__ */ new WeakMap,e.buckets.set(t,n)),n}let xc,Sc=[],Cc={alloc(e,t,n){let r=xc;if(!r)return n;xc=void 0;let i={value:n,issues:null};return r.set(t.value,i),Sc.push(i),n},guard(e){var t;(t=e._zod).deferred??(t.deferred=[]),e._zod.deferred.push(()=>{let t=e._zod.parse,n=(e,n)=>{if(n.direction!==`backward`&&Tc(n,e.value))throw new fc;return t(e,n)};e._zod.parse=n,e._zod.run===t&&(e._zod.run=n)})},attach(e){var t;let n,r=!1,i,a;(t=e._zod).deferred??(t.deferred=[]),e._zod.deferred.push(()=>{let t=e._zod.parse,o=(s,c)=>{if(n===void 0){let i=vc(e,/* @__PURE__ */ new Set,!1);if(i===0)return e._zod.parse=t,e._zod.run===o&&(e._zod.run=t),t(s,c);i===2||r?n=!0:r=!0}let l=s.value;if(!hc(l))return t(s,c);let u=c[pc];u||(u={buckets:/* @__PURE__ */ new WeakMap,backEdges:void 0},c[pc]=u);let d;i===c?d=a:(d=bc(u,e),i=c,a=d);let f=d.get(l);if(f)return s.value=f.value,f.issues?f.issues.length&&s.issues.push(...gc(f.issues)):(s.memo=!0,u.backEdges??(u.backEdges=/* @__PURE__ */ new WeakSet),u.backEdges.add(f.value)),s;xc=d;let p=Sc.length,m=t(s,c);xc=void 0;let h=Sc.length>p?Sc.pop():void 0;return m instanceof Promise?m.then(e=>(h&&(h.issues=e.issues.length?gc(e.issues):mc),e)):(h&&(h.issues=m.issues.length?gc(m.issues):mc),m)};e._zod.parse=o,e._zod.run===t&&(e._zod.run=o)})}};function wc(){return Cc}function Tc(e,t){let n=e[pc]?.backEdges;return n!==void 0&&hc(t)&&n.has(t)}let Ec=()=>{let e={string:{unit:`characters`,verb:`to have`},file:{unit:`bytes`,verb:`to have`},array:{unit:`items`,verb:`to have`},set:{unit:`items`,verb:`to have`},map:{unit:`entries`,verb:`to have`}};function t(t){return e[t]??null}let n={regex:`input`,email:`email address`,url:`URL`,emoji:`emoji`,uuid:`UUID`,uuidv4:`UUIDv4`,uuidv6:`UUIDv6`,nanoid:`nanoid`,guid:`GUID`,cuid:`cuid`,cuid2:`cuid2`,ulid:`ULID`,xid:`XID`,ksuid:`KSUID`,datetime:`ISO datetime`,date:`ISO date`,time:`ISO time`,duration:`ISO duration`,ipv4:`IPv4 address`,ipv6:`IPv6 address`,mac:`MAC address`,cidrv4:`IPv4 range`,cidrv6:`IPv6 range`,base64:`base64-encoded string`,base64url:`base64url-encoded string`,json_string:`JSON string`,e164:`E.164 number`,currency_code:`currency code`,credit_card:`credit card number`,iban:`IBAN`,jwt:`JWT`,template_literal:`input`},r={nan:`NaN`};function i(e,t){return e===`number`&&typeof t==`number`&&!Number.isFinite(t)?String(t):r[e]??e}return e=>{switch(e.code){case`invalid_type`:return`Invalid input: expected ${i(e.expected)}, received ${i(Gi(e.input),e.input)}`;case`invalid_value`:return e.values.length===1?`Invalid input: expected ${Ci(e.values[0])}`:`Invalid option: expected one of ${ti(e.values,`|`)}`;case`too_big`:{let n=e.exact?`exactly `:e.inclusive?`<=`:`<`,r=t(e.origin);return r?`Too big: expected ${e.origin??`value`} to have ${n}${e.maximum.toString()} ${r.unit??`elements`}`:`Too big: expected ${e.origin??`value`} to be ${n}${e.maximum.toString()}`}case`too_small`:{let n=e.exact?`exactly `:e.inclusive?`>=`:`>`,r=t(e.origin);return r?`Too small: expected ${e.origin} to have ${n}${e.minimum.toString()} ${r.unit}`:`Too small: expected ${e.origin} to be ${n}${e.minimum.toString()}`}case`invalid_format`:{let t=e;return t.format===`starts_with`?`Invalid string: must start with \"${t.prefix}\"`:t.format===`ends_with`?`Invalid string: must end with \"${t.suffix}\"`:t.format===`includes`?`Invalid string: must include \"${t.includes}\"`:t.format===`regex`?`Invalid string: must match pattern ${t.pattern}`:`Invalid ${n[t.format]??e.format}`}case`not_multiple_of`:return`Invalid number: must be a multiple of ${e.divisor}`;case`unrecognized_keys`:return`Unrecognized key${e.keys.length>1?`s`:``}: ${ti(e.keys,`, `)}`;case`invalid_key`:return`Invalid key in ${e.origin}`;case`invalid_union`:return e.options&&Array.isArray(e.options)&&e.options.length>0?`Invalid discriminator value. Expected ${e.options.map(e=>`'${e}'`).join(` | `)}`:e.inclusive===!1?`Invalid input: more than one option matched`:`Invalid input`;case`invalid_element`:return`Invalid value in ${e.origin}`;default:return`Invalid input`}}};function Dc(){return{localeError:Ec()}}var Oc,kc=class{constructor(){this._map=/* @__PURE__ */ new WeakMap,this._idmap=/* @__PURE__ */ new Map}add(e,...t){let n=t[0];return this._map.set(e,n),n&&typeof n==`object`&&`id`in n&&this._idmap.set(n.id,e),this}clear(){return this._map=/* @__PURE__ */ new WeakMap,this._idmap=/* @__PURE__ */ new Map,this}remove(e){let t=this._map.get(e);return t&&typeof t==`object`&&`id`in t&&this._idmap.delete(t.id),this._map.delete(e),this}get(e){let t=e._zod.parent;if(t){let n={...this.get(t)??{}};delete n.id;let r={...n,...this._map.get(e)};return Object.keys(r).length?r:void 0}return this._map.get(e)}has(e){return this._map.has(e)}};function Ac(){return new kc}(Oc=globalThis).__zod_globalRegistry??(Oc.__zod_globalRegistry=Ac());let jc=globalThis.__zod_globalRegistry;function Mc(e){return e.checks&&=[...e.checks],e}// @__NO_SIDE_EFFECTS__\nfunction Nc(e,t){return new e(Mc({type:`string`,...R(t)}))}// @__NO_SIDE_EFFECTS__\nfunction Pc(e,t){return new e({type:`string`,format:`email`,check:`string_format`,abort:!1,...R(t)})}// @__NO_SIDE_EFFECTS__\nfunction Fc(e,t){return new e({type:`string`,format:`guid`,check:`string_format`,abort:!1,...R(t)})}// @__NO_SIDE_EFFECTS__\nfunction Ic(e,t){return new e({type:`string`,format:`uuid`,check:`string_format`,abort:!1,...R(t)})}// @__NO_SIDE_EFFECTS__\nfunction Lc(e,t){return new e({type:`string`,format:`uuid`,check:`string_format`,abort:!1,version:`v4`,...R(t)})}// @__NO_SIDE_EFFECTS__\nfunction Rc(e,t){return new e({type:`string`,format:`uuid`,check:`string_format`,abort:!1,version:`v6`,...R(t)})}// @__NO_SIDE_EFFECTS__\nfunction zc(e,t){return new e({type:`string`,format:`uuid`,check:`string_format`,abort:!1,version:`v7`,...R(t)})}// @__NO_SIDE_EFFECTS__\nfunction Bc(e,t){return new e({type:`string`,format:`url`,check:`string_format`,abort:!1,...R(t)})}// @__NO_SIDE_EFFECTS__\nfunction Vc(e,t){return new e({type:`string`,format:`emoji`,check:`string_format`,abort:!1,...R(t)})}// @__NO_SIDE_EFFECTS__\nfunction Hc(e,t){return new e({type:`string`,format:`nanoid`,check:`string_format`,abort:!1,...R(t)})}// @__NO_SIDE_EFFECTS__\nfunction Uc(e,t){return new e({type:`string`,format:`cuid`,check:`string_format`,abort:!1,...R(t)})}// @__NO_SIDE_EFFECTS__\nfunction Wc(e,t){return new e({type:`string`,format:`cuid2`,check:`string_format`,abort:!1,...R(t)})}// @__NO_SIDE_EFFECTS__\nfunction Gc(e,t){return new e({type:`string`,format:`ulid`,check:`string_format`,abort:!1,...R(t)})}// @__NO_SIDE_EFFECTS__\nfunction Kc(e,t){return new e({type:`string`,format:`xid`,check:`string_format`,abort:!1,...R(t)})}// @__NO_SIDE_EFFECTS__\nfunction qc(e,t){return new e({type:`string`,format:`ksuid`,check:`string_format`,abort:!1,...R(t)})}// @__NO_SIDE_EFFECTS__\nfunction Jc(e,t){return new e({type:`string`,format:`ipv4`,check:`string_format`,abort:!1,...R(t)})}// @__NO_SIDE_EFFECTS__\nfunction Yc(e,t){return new e({type:`string`,format:`ipv6`,check:`string_format`,abort:!1,...R(t)})}// @__NO_SIDE_EFFECTS__\nfunction Xc(e,t){return new e({type:`string`,format:`cidrv4`,check:`string_format`,abort:!1,...R(t)})}// @__NO_SIDE_EFFECTS__\nfunction Zc(e,t){return new e({type:`string`,format:`cidrv6`,check:`string_format`,abort:!1,...R(t)})}// @__NO_SIDE_EFFECTS__\nfunction Qc(e,t){return new e({type:`string`,format:`base64`,check:`string_format`,abort:!1,...R(t)})}// @__NO_SIDE_EFFECTS__\nfunction $c(e,t){return new e({type:`string`,format:`base64url`,check:`string_format`,abort:!1,...R(t)})}// @__NO_SIDE_EFFECTS__\nfunction el(e,t){return new e({type:`string`,format:`e164`,check:`string_format`,abort:!1,...R(t)})}// @__NO_SIDE_EFFECTS__\nfunction tl(e,t){return new e({type:`string`,format:`jwt`,check:`string_format`,abort:!1,...R(t)})}// @__NO_SIDE_EFFECTS__\nfunction nl(e,t){return new e({type:`string`,format:`datetime`,check:`string_format`,offset:!1,local:!1,precision:null,...R(t)})}// @__NO_SIDE_EFFECTS__\nfunction rl(e,t){return new e({type:`string`,format:`date`,check:`string_format`,...R(t)})}// @__NO_SIDE_EFFECTS__\nfunction il(e,t){return new e({type:`string`,format:`time`,check:`string_format`,precision:null,...R(t)})}// @__NO_SIDE_EFFECTS__\nfunction al(e,t){return new e({type:`string`,format:`duration`,check:`string_format`,...R(t)})}// @__NO_SIDE_EFFECTS__\nfunction ol(e,t){return new e(Mc({type:`number`,checks:[],...R(t)}))}// @__NO_SIDE_EFFECTS__\nfunction sl(e,t){return new e({type:`number`,check:`number_format`,abort:!1,format:`safeint`,...R(t)})}// @__NO_SIDE_EFFECTS__\nfunction cl(e,t){return new e({type:`boolean`,...R(t)})}// @__NO_SIDE_EFFECTS__\nfunction ll(e){return new e({type:`unknown`})}// @__NO_SIDE_EFFECTS__\nfunction ul(e,t){return new e({type:`never`,...R(t)})}// @__NO_SIDE_EFFECTS__\nfunction dl(e,t){return new vo({check:`less_than`,...R(t),value:e,inclusive:!1})}// @__NO_SIDE_EFFECTS__\nfunction fl(e,t){return new vo({check:`less_than`,...R(t),value:e,inclusive:!0})}// @__NO_SIDE_EFFECTS__\nfunction pl(e,t){return new yo({check:`greater_than`,...R(t),value:e,inclusive:!1})}// @__NO_SIDE_EFFECTS__\nfunction ml(e,t){return new yo({check:`greater_than`,...R(t),value:e,inclusive:!0})}// @__NO_SIDE_EFFECTS__\nfunction hl(e,t){return new bo({check:`multiple_of`,...R(t),value:e})}// @__NO_SIDE_EFFECTS__\nfunction gl(e,t){return new So({check:`max_length`,...R(t),maximum:e})}// @__NO_SIDE_EFFECTS__\nfunction _l(e,t){return new Co({check:`min_length`,...R(t),minimum:e})}// @__NO_SIDE_EFFECTS__\nfunction vl(e,t){return new wo({check:`length_equals`,...R(t),length:e})}// @__NO_SIDE_EFFECTS__\nfunction yl(e,t){return new Eo({check:`string_format`,format:`regex`,...R(t),pattern:e})}// @__NO_SIDE_EFFECTS__\nfunction bl(e){return new Do({check:`string_format`,format:`lowercase`,...R(e)})}// @__NO_SIDE_EFFECTS__\nfunction xl(e){return new Oo({check:`string_format`,format:`uppercase`,...R(e)})}// @__NO_SIDE_EFFECTS__\nfunction Sl(e,t){return new ko({check:`string_format`,format:`includes`,...R(t),includes:e})}// @__NO_SIDE_EFFECTS__\nfunction Cl(e,t){return new Ao({check:`string_format`,format:`starts_with`,...R(t),prefix:e})}// @__NO_SIDE_EFFECTS__\nfunction wl(e,t){return new jo({check:`string_format`,format:`ends_with`,...R(t),suffix:e})}// @__NO_SIDE_EFFECTS__\nfunction Tl(e){return new Mo({check:`overwrite`,tx:e})}// @__NO_SIDE_EFFECTS__\nfunction El(e){return/* @__PURE__ */ Tl(t=>t.normalize(e))}// @__NO_SIDE_EFFECTS__\nfunction Dl(){return/* @__PURE__ */ Tl(e=>e.trim())}// @__NO_SIDE_EFFECTS__\nfunction Ol(){return/* @__PURE__ */ Tl(e=>e.toLowerCase())}// @__NO_SIDE_EFFECTS__\nfunction kl(){return/* @__PURE__ */ Tl(e=>e.toUpperCase())}// @__NO_SIDE_EFFECTS__\nfunction Al(){return/* @__PURE__ */ Tl(e=>hi(e))}// @__NO_SIDE_EFFECTS__\nfunction jl(e,t,n){return new e({type:`array`,element:t,...R(n)})}// @__NO_SIDE_EFFECTS__\nfunction Ml(e,t,n){return new e({type:`custom`,check:`custom`,fn:t,...R(n)})}// @__NO_SIDE_EFFECTS__\nfunction Nl(e,t){let n=/* @__PURE__ */ Pl(t=>(t.addIssue=e=>{if(typeof e==`string`)t.issues.push(Ki(e,t.value,n._zod.def));else{let r=e;r.fatal&&(r.continue=!1),r.code??=`custom`,`input`in r||(r.input=t.value),r.inst??=n,r.continue??=!n._zod.def.abort,t.issues.push(Ki(r))}},e(t.value,t)),t);return n}// @__NO_SIDE_EFFECTS__\nfunction Pl(e,t){let n=new W({check:`custom`,...R(t)});return n._zod.check=e,n}function Fl(e,...t){for(let n of t)for(let t of Reflect.ownKeys(n))Object.prototype.propertyIsEnumerable.call(n,t)&&ci(e,t,n[t]);return e}function Il(e){let t=e?.target??`draft-2020-12`;return t===`draft-4`&&(t=`draft-04`),t===`draft-7`&&(t=`draft-07`),{processors:e.processors??{},metadataRegistry:e?.metadata??jc,target:t,unrepresentable:e?.unrepresentable??`throw`,override:e?.override??(()=>{}),io:e?.io??`output`,counter:0,seen:/* @__PURE__ */ new Map,sharedDefsExtractedFor:void 0,sharedEmitDoneFor:void 0,cycles:e?.cycles??`ref`,reused:e?.reused??`inline`,intersections:[],deferred:[],external:e?.external??void 0}}function Ll(e,t,n,r,i){let a=typeof t.unrepresentable==`function`?t.unrepresentable({zodSchema:e,path:r.path,message:i}):t.unrepresentable;if(a===`any`)return!1;if(a===void 0||a===`throw`)throw Error(i);return Object.assign(n,a),!0}function q(e,t,n={path:[],schemaPath:[]}){var r;let i=e._zod.def,a=t.seen.get(e);if(a)return a.count++,n.schemaPath.includes(e)&&(a.cycle=n.path),a.schema;let o={schema:{},count:1,cycle:void 0,path:n.path};t.seen.set(e,o),t.sharedDefsExtractedFor=void 0,t.sharedEmitDoneFor=void 0;let s=e._zod.toJSONSchema?.();if(s)o.schema=s;else{let r={...n,schemaPath:[...n.schemaPath,e],path:n.path};if(e._zod.processJSONSchema)e._zod.processJSONSchema(t,o.schema,r);else{let n=o.schema,a=t.processors[i.type];if(!a)throw Error(`[toJSONSchema]: Non-representable type encountered: ${i.type}`);a(e,t,n,r)}let a=e._zod.parent;a&&(o.ref||=a,q(a,t,r),t.seen.get(a).isParent=!0)}let c=t.metadataRegistry.get(e);return c&&Fl(o.schema,c),t.io===`input`&&J(e)&&(delete o.schema.examples,delete o.schema.default),t.io===`input`&&`_prefault`in o.schema&&((r=o.schema).default??(r.default=o.schema._prefault)),delete o.schema._prefault,t.seen.get(e).schema}function Rl(e){return e.replace(/~/g,`~0`).replace(/\\//g,`~1`)}function zl(e,t){let n=e.seen.get(t);if(!n)throw Error(`Unprocessed schema. This is a bug in Zod.`);if(e.external&&e.sharedDefsExtractedFor===e.external)return;let r=/* @__PURE__ */ new Map;for(let t of e.seen.entries()){let n=e.metadataRegistry.get(t[0])?.id;if(n){let e=r.get(n);if(e&&e!==t[0])throw Error(`Duplicate schema id \"${n}\" detected during JSON Schema conversion. Two different schemas cannot share the same id when converted together.`);r.set(n,t[0])}}let i=t=>{let r=e.target===`draft-2020-12`?`$defs`:`definitions`;if(e.external){let n=e.external.registry.get(t[0])?.id,i=e.external.uri??(e=>e);if(n)return{ref:i(n)};let a=t[1].defId??t[1].schema.id??`schema${e.counter++}`;return t[1].defId=a,{defId:a,ref:`${i(`__shared`)}#/${r}/${Rl(a)}`}}let i=`#/${r}/`;if(t[1]===n&&!t[1].schema.id)return{ref:`#`};let a=t[1].schema.id??`__schema${e.counter++}`;return{defId:a,ref:i+Rl(a)}},a=e=>{if(e[1].schema.$ref)return;let t=e[1],{ref:n,defId:r}=i(e);t.def={...t.schema},r&&(t.defId=r);let a=t.schema;for(let e in a)delete a[e];a.$ref=n};if(e.cycles===`throw`)for(let t of e.seen.entries()){let e=t[1];if(e.cycle)throw Error(`Cycle detected: #/${e.cycle?.join(`/`)}/<root>\n\nSet the \\`cycles\\` parameter to \\`\"ref\"\\` to resolve cyclical schemas with defs.`)}for(let n of e.seen.entries()){let r=n[1];if(t===n[0])a(n);else{if(e.external){let r=e.external.registry.get(n[0])?.id;if(t!==n[0]&&r){a(n);continue}}(e.metadataRegistry.get(n[0])?.id||r.cycle||r.count>1&&e.reused===`ref`)&&a(n)}}e.external&&(e.sharedDefsExtractedFor=e.external)}function Bl(e){let t=e.anyOf;if(!Array.isArray(t)||t.length===0||e.type!==void 0)return;let n=[];for(let e of t){if(!e||typeof e!=`object`)return;Bl(e);let t=Object.keys(e);if(t.length!==1||t[0]!==`type`)return;let r=e.type;for(let e of Array.isArray(r)?r:[r]){if(typeof e!=`string`)return;n.includes(e)||n.push(e)}}delete e.anyOf,e.type=n.length===1?n[0]:n}let Vl=/* @__PURE__ */ new Set([`type`,`properties`,`required`,`additionalProperties`]),Hl=[`oneOf`,`anyOf`];function Ul(e){let t=e.additionalProperties;return t===void 0||t===!1||typeof t!=`object`||!t?null:Object.keys(t).length?t:null}function Wl(e){let t=[];for(let n of e){if(typeof n!=`object`||n.type!==`object`)return null;for(let e in n)if(!Vl.has(e))return null;t.push(n)}let n={},r=/* @__PURE__ */ new Set;for(let e of t){for(let r in e.properties){if(Object.prototype.hasOwnProperty.call(n,r))continue;let e=[];for(let n of t){let t=n.properties?.[r]??Ul(n);t!=null&&(e.some(e=>JSON.stringify(e)===JSON.stringify(t))||e.push(t))}ci(n,r,e.length===1?e[0]:Wl(e)??{allOf:e})}for(let t of e.required??[])r.add(t)}let i={type:`object`,properties:n};if(r.size&&(i.required=[...r]),t.every(e=>e.additionalProperties===!1))i.additionalProperties=!1;else{let e=[];for(let n of t){let t=Ul(n);t&&!e.some(e=>JSON.stringify(e)===JSON.stringify(t))&&e.push(t)}e.length===1?i.additionalProperties=e[0]:e.length>1&&(i.additionalProperties={allOf:e})}return i}function Gl(e){let t=e.allOf;if(!Array.isArray(t)||t.length<2)return;for(let t of Vl)if(t in e)return;let n=t.filter(e=>Hl.some(t=>Array.isArray(e[t]))),r=null;if(!n.length)r=Wl(t);else{let e=n[0],i=Hl.find(t=>Array.isArray(e[t]));if(Object.keys(e).length!==1)return;let a=t.filter(t=>t!==e),o=e[i].map(e=>Wl([...a,e]));if(o.some(e=>!e))return;r={[i]:o}}r&&(delete e.allOf,Fl(e,r))}function Kl(e,t){let n=e.seen.get(t);if(!n)throw Error(`Unprocessed schema. This is a bug in Zod.`);let r=t=>{let n=e.seen.get(t);if(n.ref===null)return;let i=n.def??n.schema,a={...i},o=n.ref;if(n.ref=null,o){r(o);let n=e.seen.get(o),s=n.schema;if(s.$ref&&(e.target===`draft-07`||e.target===`draft-04`||e.target===`openapi-3.0`)?(i.allOf=i.allOf??[],i.allOf.push(s)):Fl(i,s),Fl(i,a),t._zod.parent===o)for(let e in i)e!==`$ref`&&e!==`allOf`&&(e in a||delete i[e]);if(s.$ref&&n.def)for(let e in i)e!==`$ref`&&e!==`allOf`&&e in n.def&&JSON.stringify(i[e])===JSON.stringify(n.def[e])&&delete i[e]}let s=t._zod.parent;if(s&&s!==o){r(s);let t=e.seen.get(s);if(t?.schema.$ref&&(i.$ref=t.schema.$ref,t.def))for(let e in i)e!==`$ref`&&e!==`allOf`&&e in t.def&&JSON.stringify(i[e])===JSON.stringify(t.def[e])&&delete i[e]}e.override({zodSchema:t,jsonSchema:i,path:n.path??[]})};if(!e.external||e.sharedEmitDoneFor!==e.external){for(let t of[...e.seen.entries()].reverse())r(t[0]);if(e.target!==`openapi-3.0`)for(let t of e.seen.entries())Bl(t[1].def??t[1].schema);for(let t of e.deferred)t();if(e.intersections.length){let t=/* @__PURE__ */ new Map;for(let n of e.seen.values())for(let e of[n.schema,n.def]){let n=e?.allOf;if(!Array.isArray(n))continue;let r=t.get(n);r?r.push(e):t.set(n,[e])}for(let n of e.intersections)for(let e of t.get(n)??[])Gl(e)}}let i={};if(e.target===`draft-2020-12`?i.$schema=`https://json-schema.org/draft/2020-12/schema`:e.target===`draft-07`?i.$schema=`http://json-schema.org/draft-07/schema#`:e.target===`draft-04`?i.$schema=`http://json-schema.org/draft-04/schema#`:e.target,e.external?.uri){let n=e.external.registry.get(t)?.id;if(!n)throw Error(\"Schema is missing an `id` property\");i.$id=e.external.uri(n)}Fl(i,n.defId?n.schema:n.def??n.schema);let a=e.metadataRegistry.get(t)?.id;a!==void 0&&i.id===a&&delete i.id;let o=e.external?.defs??{};if(!e.external||e.sharedEmitDoneFor!==e.external)for(let t of e.seen.entries()){let e=t[1];e.def&&e.defId&&(e.def.id===e.defId&&delete e.def.id,ci(o,e.defId,e.def))}e.external&&(e.sharedEmitDoneFor=e.external),e.external||Object.keys(o).length>0&&(e.target===`draft-2020-12`?i.$defs=o:i.definitions=o);try{let n=JSON.parse(JSON.stringify(i));return Object.defineProperty(n,\"~standard\",{value:{...t[`~standard`],jsonSchema:{input:Jl(t,`input`,e.processors),output:Jl(t,`output`,e.processors)}},enumerable:!1,writable:!1}),n}catch{throw Error(`Error converting schema to JSON.`)}}function J(e,t){let n=t??{seen:/* @__PURE__ */ new Set};if(n.seen.has(e))return!1;n.seen.add(e);let r=e._zod.def;if(r.type===`transform`)return!0;if(r.type===`array`)return J(r.element,n);if(r.type===`set`)return J(r.valueType,n);if(r.type===`lazy`)return J(r.getter(),n);if(r.type===`promise`||r.type===`optional`||r.type===`nonoptional`||r.type===`nullable`||r.type===`readonly`||r.type===\"default\"||r.type===`prefault`||r.type===`catch`)return J(r.innerType,n);if(r.type===`intersection`)return J(r.left,n)||J(r.right,n);if(r.type===`record`||r.type===`map`)return J(r.keyType,n)||J(r.valueType,n);if(r.type===`pipe`)return e._zod.traits.has(`$ZodCodec`)?!0:J(r.in,n)||J(r.out,n);if(r.type===`object`){for(let e in r.shape)if(J(r.shape[e],n))return!0;return!1}if(r.type===`union`){for(let e of r.options)if(J(e,n))return!0;return!1}if(r.type===`tuple`){for(let e of r.items)if(J(e,n))return!0;return!!(r.rest&&J(r.rest,n))}return!1}let ql=(e,t={})=>n=>{let r=Il({...n,processors:t});return q(e,r),zl(r,e),Kl(r,e)},Jl=(e,t,n={})=>r=>{let{libraryOptions:i,target:a}=r??{},o=Il({...i??{},target:a,io:t,processors:n});return q(e,o),zl(o,e),Kl(o,e)},Yl=(e,t,n)=>{(e[t]===void 0||n>e[t])&&(e[t]=n)},Xl=(e,t,n)=>{(e[t]===void 0||n<e[t])&&(e[t]=n)},Zl=(e,t)=>{Yl(e,`minimum`,t),Xl(e,`maximum`,t)},Ql=(e,t)=>{e.multipleOf??=[],e.multipleOf.includes(t)||e.multipleOf.push(t)},$l=(e,t)=>{e.patterns??=/* @__PURE__ */ new Set,e.patterns.add(t)},eu=(e,t)=>{e.mime=e.mime?e.mime.filter(e=>t.includes(e)):[...t]},tu=(e,t)=>{e.format=t,t.includes(`int`)&&(e.isInt=!0)},nu=(e,t)=>Yl(e,`minimum`,t.minimum),ru=(e,t)=>Xl(e,`maximum`,t.maximum),iu=e=>(t,n)=>{tu(t,n.format);let[r,i]=e[n.format];Yl(t,`minimum`,r),Xl(t,`maximum`,i)},au={greater_than:(e,t)=>Yl(e,t.inclusive?`minimum`:`exclusiveMinimum`,t.value),less_than:(e,t)=>Xl(e,t.inclusive?`maximum`:`exclusiveMaximum`,t.value),multiple_of:(e,t)=>Ql(e,t.value),number_format:iu(Ti),bigint_format:iu(Ei),min_length:nu,max_length:ru,length_equals:(e,t)=>Zl(e,t.length),min_size:nu,max_size:ru,size_equals:(e,t)=>Zl(e,t.size),string_format:(e,t)=>{tu(e,t.format),t.pattern&&$l(e,t.pattern),(t.format===`base64`||t.format===`base64url`)&&(e.contentEncoding=t.format),(t.local||t.precision===-1)&&(e.laxFormat=!0)},mime_type:(e,t)=>eu(e,t.mime)};function Y(e){let t={},n=e._zod.def,r=e._zod.traits.has(`$ZodCheck`)?[e,...n.checks??[]]:n.checks??[];for(let e of r)au[e._zod.def.check]?.(t,e._zod.def);let i=e._zod.bag;i.minimum!==void 0&&Yl(t,`minimum`,i.minimum),i.exclusiveMinimum!==void 0&&Yl(t,`exclusiveMinimum`,i.exclusiveMinimum),i.maximum!==void 0&&Xl(t,`maximum`,i.maximum),i.exclusiveMaximum!==void 0&&Xl(t,`exclusiveMaximum`,i.exclusiveMaximum),i.multipleOf!==void 0&&Ql(t,i.multipleOf),i.format!==void 0&&(t.format??=i.format,i.format.includes(`int`)&&(t.isInt=!0)),i.mime&&eu(t,i.mime);for(let e of i.patterns??[])$l(t,e);return t}let ou={guid:`uuid`,url:`uri`,datetime:`date-time`,json_string:`json-string`,regex:``},su=/* @__PURE__ */ new Map([[hs,eo],[_s,to]]),cu=e=>su.get(e)??e,lu=(e,t,n,r)=>{let i=n;i.type=`string`;let{minimum:a,maximum:o,format:s,patterns:c,contentEncoding:l,laxFormat:u}=Y(e);if(typeof a==`number`&&(i.minLength=a),typeof o==`number`&&(i.maxLength=o),s&&(i.format=ou[s]??s,i.format===``&&delete i.format,(s===`time`||u)&&delete i.format),l&&(i.contentEncoding=l),c&&c.size>0){let e=[...c].map(cu);e.length===1?i.pattern=e[0].source:e.length>1&&(i.allOf=[...e.map(e=>({...t.target===`draft-07`||t.target===`draft-04`||t.target===`openapi-3.0`?{type:`string`}:{},pattern:e.source}))])}},uu=(e,t,n,r)=>{let i=n,{minimum:a,maximum:o,multipleOf:s,exclusiveMaximum:c,exclusiveMinimum:l,isInt:u}=Y(e);i.type=u?`integer`:`number`;let d=typeof l==`number`&&l>=(a??-1/0),f=typeof c==`number`&&c<=(o??1/0),p=t.target===`draft-04`||t.target===`openapi-3.0`;if(d?p?(i.minimum=l,i.exclusiveMinimum=!0):i.exclusiveMinimum=l:typeof a==`number`&&(i.minimum=a),f?p?(i.maximum=c,i.exclusiveMaximum=!0):i.exclusiveMaximum=c:typeof o==`number`&&(i.maximum=o),s){let n=/* @__PURE__ */ new Set;for(let a of s)Number.isFinite(a)&&a!==0?n.add(Math.abs(a)):Ll(e,t,i,r,`A multipleOf divisor of ${a} cannot be represented in JSON Schema`);let[a,...o]=n;a!==void 0&&(i.multipleOf=a),o.length&&(i.allOf=[...i.allOf??[],...o.map(e=>({multipleOf:e}))])}},du=(e,t,n,r)=>{n.type=`boolean`},fu=(e,t,n,r)=>{n.not={}},pu=(e,t,n,r)=>{let i=e._zod.def,a=ei(i.entries);a.length===0?n.not={}:(a.every(e=>typeof e==`number`)&&(n.type=`number`),a.every(e=>typeof e==`string`)&&(n.type=`string`),n.enum=a)},mu=(e,t,n,r)=>{Ll(e,t,n,r,`Custom types cannot be represented in JSON Schema`)},hu=(e,t,n,r)=>{Ll(e,t,n,r,`Transforms cannot be represented in JSON Schema`)},gu=(e,t,n,r)=>{let i=n,a=e._zod.def,{minimum:o,maximum:s}=Y(e);typeof o==`number`&&(i.minItems=o),typeof s==`number`&&(i.maxItems=s),i.type=`array`,i.items=q(a.element,t,{...r,path:[...r.path,`items`]})};function _u(e){let t=e._zod.def;return t.type===`pipe`&&t.in._zod.traits.has(`$ZodTransform`)?_u(t.out):t.type===`catch`?_u(t.innerType):e._zod.optin}let vu=(e,t,n,r)=>{let i=n,a=e._zod.def,o=a.shape;if(Object.getOwnPropertySymbols(o).length&&Ll(e,t,i,r,`Symbol keys cannot be represented in JSON Schema`))return;i.type=`object`,i.properties={};for(let e in o)ci(i.properties,e,q(o[e],t,{...r,path:[...r.path,`properties`,e]}));let s=[];for(let e of Object.keys(o)){let n=a.shape[e];(t.io===`input`?_u(n)===void 0:n._zod.optout===void 0)&&s.push(e)}s.length>0&&(i.required=s),a.catchall?._zod.def.type===`never`?i.additionalProperties=!1:a.catchall?a.catchall&&(i.additionalProperties=q(a.catchall,t,{...r,path:[...r.path,`additionalProperties`]})):t.io===`output`&&(i.additionalProperties=!1)},yu=(e,t,n,r)=>{let i=e._zod.def,a=i.inclusive===!1,o=i.options.map((e,n)=>q(e,t,{...r,path:[...r.path,a?`oneOf`:`anyOf`,n]}));a?n.oneOf=o:n.anyOf=o},bu=(e,t,n,r)=>{let i=e._zod.def,a=q(i.left,t,{...r,path:[...r.path,`allOf`,0]}),o=q(i.right,t,{...r,path:[...r.path,`allOf`,1]}),s=e=>`allOf`in e&&Object.keys(e).length===1,c=[...s(a)?a.allOf:[a],...s(o)?o.allOf:[o]];n.allOf=c,t.intersections.push(c)},xu=(e,t,n,r)=>{let i=n,a=e._zod.def;i.type=`array`;let o=t.target===`draft-2020-12`?`prefixItems`:`items`,s=t.target===`draft-2020-12`||t.target===`openapi-3.0`?`items`:`additionalItems`,c=a.items.map((e,n)=>q(e,t,{...r,path:[...r.path,o,n]})),l=a.rest?q(a.rest,t,{...r,path:[...r.path,s,...t.target===`openapi-3.0`?[a.items.length]:[]]}):null,u=a.items.length;for(;u>0;){let e=a.items[u-1];if(!(t.io===`input`?_u(e)!==void 0:e._zod.optout===`optional`))break;u--}let d=a.items.length,f=!a.rest;t.target===`draft-2020-12`?(i.prefixItems=c,f?i.items=!1:l&&(i.items=l),u>0&&(i.minItems=u),f&&(i.maxItems=d)):t.target===`openapi-3.0`?(i.items={anyOf:c},l&&i.items.anyOf.push(l),u>0&&(i.minItems=u),f&&(i.maxItems=d)):(i.items=c,f?i.additionalItems=!1:l&&(i.additionalItems=l),u>0&&(i.minItems=u),f&&(i.maxItems=d));let{minimum:p,maximum:m}=Y(e);typeof p==`number`&&(i.minItems=p),typeof m==`number`&&(i.maxItems=m)},Su=(e,t,n,r)=>{let i=e._zod.def,a=q(i.innerType,t,r),o=t.seen.get(e);t.target===`openapi-3.0`?(o.ref=i.innerType,n.nullable=!0):n.anyOf=[a,{type:`null`}]},Cu=(e,t,n,r)=>{let i=e._zod.def;q(i.innerType,t,r);let a=t.seen.get(e);a.ref=i.innerType},wu=Symbol();function Tu(e,t,n,r,i){let a=!1,o=JSON.stringify(e,(e,t)=>typeof t==`bigint`?(a=!0,null):t);return a?(Ll(t,n,r,i,`BigInt defaults cannot be represented in JSON Schema`),wu):JSON.parse(o)}let Eu=(e,t,n,r)=>{let i=e._zod.def;q(i.innerType,t,r);let a=t.seen.get(e);a.ref=i.innerType;let o=Tu(i.defaultValue,e,t,n,r);o!==wu&&(n.default=o)},Du=(e,t,n,r)=>{let i=e._zod.def;q(i.innerType,t,r);let a=t.seen.get(e);if(a.ref=i.innerType,t.io!==`input`)return;let o=Tu(i.defaultValue,e,t,n,r);o!==wu&&(n._prefault=o)},Ou=(e,t,n,r)=>{let i=e._zod.def;q(i.innerType,t,r);let a=t.seen.get(e);a.ref=i.innerType;let o;try{o=i.catchValue(void 0)}catch{Ll(e,t,n,r,`Dynamic catch values are not supported in JSON Schema`);return}n.default=o},ku=(e,t,n,r)=>{let i=e._zod.def,a=i.in._zod.traits.has(`$ZodTransform`),o=t.io===`input`?a?i.out:i.in:i.out;q(o,t,r);let s=t.seen.get(e);s.ref=o},Au=(e,t,n,r)=>{let i=e._zod.def;q(i.innerType,t,r);let a=t.seen.get(e);a.ref=i.innerType,n.readOnly=!0},ju=(e,t,n,r)=>{let i=e._zod.def;q(i.innerType,t,r);let a=t.seen.get(e);a.ref=i.innerType},Mu=/* @__PURE__ */ new WeakSet([Object.prototype,Error.prototype]);function Nu(e,t,n){Object.defineProperty(e,t,{configurable:!0,enumerable:!1,get(){let e=n(this);return Object.defineProperty(this,t,{value:e,configurable:!0,writable:!0}),e},set(e){Object.defineProperty(this,t,{value:e,configurable:!0,writable:!0})}})}let X=/*@__PURE__*/ H(`ZodError`,(e,t)=>{ha.init(e,t),e.name=`ZodError`;let n=Object.getPrototypeOf(e);Mu.has(n)||(Mu.add(n),Nu(n,`format`,e=>t=>va(e,t)),Nu(n,`flatten`,e=>t=>_a(e,t)),Nu(n,`addIssue`,e=>t=>{e.issues.push(t),e.message=JSON.stringify(e.issues,ni,2)}),Nu(n,`addIssues`,e=>t=>{e.issues.push(...t),e.message=JSON.stringify(e.issues,ni,2)}),Object.defineProperty(n,\"isEmpty\",{configurable:!0,enumerable:!1,get(){return this.issues.length===0}}))},void 0,{Parent:Error}),Pu=/* @__PURE__ */ ba(X),Fu=/* @__PURE__ */ xa(X),Iu=/* @__PURE__ */ Sa(X),Lu=/* @__PURE__ */ wa(X),Ru=/* @__PURE__ */ Aa(X),zu=/* @__PURE__ */ ja(X),Bu=/* @__PURE__ */ Ma(X),Vu=/* @__PURE__ */ Na(X),Hu=/* @__PURE__ */ Pa(X),Uu=/* @__PURE__ */ Fa(X),Wu=/* @__PURE__ */ Ia(X),Gu=/* @__PURE__ */ La(X);function Ku(){U.localeError||la(Dc())}function qu(){U.memoizer||la({memoizer:wc()})}let Z=/*@__PURE__*/ H(`ZodType`,(e,t)=>(Ku(),G.init(e,t),e.def=t,e.type=t.type,e),{check(...e){let t=this.def;return this.clone(I(t,{checks:[...t.checks??[],...e.map(e=>typeof e==`function`?{_zod:{check:e,def:{check:`custom`},onattach:[]}}:e)]}),{parent:!0})},with(...e){return this.check(...e)},clone(e,t){return L(this,e,t)},brand(){return this},register(e,t){return e.add(this,t),this},refine(e,t){return this.check(uf(e,t))},superRefine(e,t){return this.check(df(e,t))},overwrite(e){return this.check(/* @__PURE__ */ Tl(e))},optional(){return Gd(this)},exactOptional(){return qd(this)},nullable(){return Yd(this)},nullish(){return Gd(Yd(this))},nonoptional(e){return tf(this,e)},array(){return jd(this)},or(e){return Fd([this,e])},and(e){return Ld(this,e)},transform(e){return of(this,Ud(e))},default(e){return Zd(this,e)},prefault(e){return $d(this,e)},catch(e){return rf(this,e)},pipe(e){return of(this,e)},readonly(){return cf(this)},describe(e){let t=this.clone();return jc.add(t,{description:e}),t},meta(...e){if(e.length===0)return jc.get(this);let t=this.clone();return jc.add(t,e[0]),t},isOptional(){return this.safeParse(void 0).success},isNullable(){return this.safeParse(null).success},apply(e,...t){return t.length===0?e(this):e(this,...t)},get\"~standard\"(){return Ji(this,`~standard`,{...Lo(this),jsonSchema:{input:Jl(this,`input`),output:Jl(this,`output`)}})},set\"~standard\"(e){B(this,`~standard`,e)},parse:function e(t,n){return Pu(this,t,n,{callee:e})},parseAsync:async function e(t,n){return await Fu(this,t,n,{callee:e})},safeParse(e,t){return Iu(this,e,t)},async safeParseAsync(e,t){return Lu(this,e,t)},get spa(){return this?.safeParseAsync},set spa(e){B(this,`spa`,e)},validate(e,t){return Da(this,e,t)},validateAsync(e,t){return ka(this,e,t)},encode:function e(t,n){return Ru(this,t,n,{callee:e})},decode:function e(t,n){return zu(this,t,n,{callee:e})},encodeAsync:async function e(t,n){return await Bu(this,t,n,{callee:e})},decodeAsync:async function e(t,n){return await Vu(this,t,n,{callee:e})},safeEncode(e,t){return Hu(this,e,t)},safeDecode(e,t){return Uu(this,e,t)},async safeEncodeAsync(e,t){return Wu(this,e,t)},async safeDecodeAsync(e,t){return Gu(this,e,t)},toJSONSchema(e){return ql(this,{})(e)},get description(){return jc.get(this)?.description},get _def(){return this._zod.def}}),Ju=/*@__PURE__*/ H(`_ZodString`,(e,t)=>{Ro.init(e,t),Z.init(e,t),e._zod.processJSONSchema=(t,n,r)=>lu(e,t,n,r)},/*@__PURE__*/ Yi({format:e=>Y(e).format??null,minLength:e=>Y(e).minimum??null,maxLength:e=>Y(e).maximum??null},{regex(...e){return this.check(/* @__PURE__ */ yl(...e))},includes(...e){return this.check(/* @__PURE__ */ Sl(...e))},startsWith(...e){return this.check(/* @__PURE__ */ Cl(...e))},endsWith(...e){return this.check(/* @__PURE__ */ wl(...e))},min(...e){return this.check(/* @__PURE__ */ _l(...e))},max(...e){return this.check(/* @__PURE__ */ gl(...e))},length(...e){return this.check(/* @__PURE__ */ vl(...e))},nonempty(...e){return this.check(/* @__PURE__ */ _l(1,...e))},lowercase(e){return this.check(/* @__PURE__ */ bl(e))},uppercase(e){return this.check(/* @__PURE__ */ xl(e))},trim(){return this.check(/* @__PURE__ */ Dl())},normalize(...e){return this.check(/* @__PURE__ */ El(...e))},toLowerCase(){return this.check(/* @__PURE__ */ Ol())},toUpperCase(){return this.check(/* @__PURE__ */ kl())},slugify(){return this.check(/* @__PURE__ */ Al())}})),Yu=/*@__PURE__*/ H(`ZodString`,(e,t)=>{Ro.init(e,t),Ju.init(e,t)},{email(e){return this.check(/* @__PURE__ */ Pc(td,e))},url(e){return this.check(/* @__PURE__ */ Bc(id,e))},jwt(e){return this.check(/* @__PURE__ */ tl(yd,e))},emoji(e){return this.check(/* @__PURE__ */ Vc(ad,e))},guid(e){return this.check(/* @__PURE__ */ Fc(nd,e))},uuid(e){return this.check(/* @__PURE__ */ Ic(rd,e))},uuidv4(e){return this.check(/* @__PURE__ */ Lc(rd,e))},uuidv6(e){return this.check(/* @__PURE__ */ Rc(rd,e))},uuidv7(e){return this.check(/* @__PURE__ */ zc(rd,e))},nanoid(e){return this.check(/* @__PURE__ */ Hc(od,e))},cuid(e){return this.check(/* @__PURE__ */ Uc(sd,e))},cuid2(e){return this.check(/* @__PURE__ */ Wc(cd,e))},ulid(e){return this.check(/* @__PURE__ */ Gc(ld,e))},base64(e){return this.check(/* @__PURE__ */ Qc(gd,e))},base64url(e){return this.check(/* @__PURE__ */ $c(_d,e))},xid(e){return this.check(/* @__PURE__ */ Kc(ud,e))},ksuid(e){return this.check(/* @__PURE__ */ qc(dd,e))},ipv4(e){return this.check(/* @__PURE__ */ Jc(fd,e))},ipv6(e){return this.check(/* @__PURE__ */ Yc(pd,e))},cidrv4(e){return this.check(/* @__PURE__ */ Xc(md,e))},cidrv6(e){return this.check(/* @__PURE__ */ Zc(hd,e))},e164(e){return this.check(/* @__PURE__ */ el(vd,e))},datetime(e){return this.check(/* @__PURE__ */ nl(Zu,e))},date(e){return this.check(/* @__PURE__ */ rl(Qu,e))},time(e){return this.check(/* @__PURE__ */ il($u,e))},duration(e){return this.check(/* @__PURE__ */ al(ed,e))}});function Xu(e){return/* @__PURE__ */ Nc(Yu,e)}let Q=/*@__PURE__*/ H(`ZodStringFormat`,(e,t)=>{K.init(e,t),Ju.init(e,t)}),Zu=/*@__PURE__*/ H(`ZodISODateTime`,(e,t)=>{rs.init(e,t),Q.init(e,t)}),Qu=/*@__PURE__*/ H(`ZodISODate`,(e,t)=>{is.init(e,t),Q.init(e,t)}),$u=/*@__PURE__*/ H(`ZodISOTime`,(e,t)=>{as.init(e,t),Q.init(e,t)}),ed=/*@__PURE__*/ H(`ZodISODuration`,(e,t)=>{os.init(e,t),Q.init(e,t)}),td=/*@__PURE__*/ H(`ZodEmail`,(e,t)=>{Vo.init(e,t),Q.init(e,t)}),nd=/*@__PURE__*/ H(`ZodGUID`,(e,t)=>{zo.init(e,t),Q.init(e,t)}),rd=/*@__PURE__*/ H(`ZodUUID`,(e,t)=>{Bo.init(e,t),Q.init(e,t)}),id=/*@__PURE__*/ H(`ZodURL`,(e,t)=>{Yo.init(e,t),Q.init(e,t)}),ad=/*@__PURE__*/ H(`ZodEmoji`,(e,t)=>{Xo.init(e,t),Q.init(e,t)}),od=/*@__PURE__*/ H(`ZodNanoID`,(e,t)=>{Zo.init(e,t),Q.init(e,t)}),sd=/*@__PURE__*/ H(`ZodCUID`,(e,t)=>{Qo.init(e,t),Q.init(e,t)}),cd=/*@__PURE__*/ H(`ZodCUID2`,(e,t)=>{$o.init(e,t),Q.init(e,t)}),ld=/*@__PURE__*/ H(`ZodULID`,(e,t)=>{es.init(e,t),Q.init(e,t)}),ud=/*@__PURE__*/ H(`ZodXID`,(e,t)=>{ts.init(e,t),Q.init(e,t)}),dd=/*@__PURE__*/ H(`ZodKSUID`,(e,t)=>{ns.init(e,t),Q.init(e,t)}),fd=/*@__PURE__*/ H(`ZodIPv4`,(e,t)=>{ss.init(e,t),Q.init(e,t)}),pd=/*@__PURE__*/ H(`ZodIPv6`,(e,t)=>{us.init(e,t),Q.init(e,t)}),md=/*@__PURE__*/ H(`ZodCIDRv4`,(e,t)=>{ds.init(e,t),Q.init(e,t)}),hd=/*@__PURE__*/ H(`ZodCIDRv6`,(e,t)=>{ps.init(e,t),Q.init(e,t)}),gd=/*@__PURE__*/ H(`ZodBase64`,(e,t)=>{gs.init(e,t),Q.init(e,t)}),_d=/*@__PURE__*/ H(`ZodBase64URL`,(e,t)=>{ys.init(e,t),Q.init(e,t)}),vd=/*@__PURE__*/ H(`ZodE164`,(e,t)=>{bs.init(e,t),Q.init(e,t)}),yd=/*@__PURE__*/ H(`ZodJWT`,(e,t)=>{Ss.init(e,t),Q.init(e,t)}),bd=/*@__PURE__*/ H(`ZodNumber`,(e,t)=>{Cs.init(e,t),Z.init(e,t),e._zod.processJSONSchema=(t,n,r)=>uu(e,t,n,r),e.isFinite=!0},/*@__PURE__*/ Yi({minValue:e=>{let{minimum:t,exclusiveMinimum:n}=Y(e);return Math.max(t??-1/0,n??-1/0)},maxValue:e=>{let{maximum:t,exclusiveMaximum:n}=Y(e);return Math.min(t??1/0,n??1/0)},isInt:e=>{let{isInt:t,multipleOf:n}=Y(e);return!!t||!!n?.some(Number.isSafeInteger)},format:e=>Y(e).format??null},{gt(e,t){return this.check(/* @__PURE__ */ pl(e,t))},gte(e,t){return this.check(/* @__PURE__ */ ml(e,t))},min(e,t){return this.check(/* @__PURE__ */ ml(e,t))},lt(e,t){return this.check(/* @__PURE__ */ dl(e,t))},lte(e,t){return this.check(/* @__PURE__ */ fl(e,t))},max(e,t){return this.check(/* @__PURE__ */ fl(e,t))},int(e){return this.check(Cd(e))},safe(e){return this.check(Cd(e))},positive(e){return this.check(/* @__PURE__ */ pl(0,e))},nonnegative(e){return this.check(/* @__PURE__ */ ml(0,e))},negative(e){return this.check(/* @__PURE__ */ dl(0,e))},nonpositive(e){return this.check(/* @__PURE__ */ fl(0,e))},multipleOf(e,t){return this.check(/* @__PURE__ */ hl(e,t))},step(e,t){return this.check(/* @__PURE__ */ hl(e,t))},finite(){return this}}));function xd(e){return/* @__PURE__ */ ol(bd,e)}let Sd=/*@__PURE__*/ H(`ZodNumberFormat`,(e,t)=>{ws.init(e,t),bd.init(e,t)});function Cd(e){return/* @__PURE__ */ sl(Sd,e)}let wd=/*@__PURE__*/ H(`ZodBoolean`,(e,t)=>{Ts.init(e,t),Z.init(e,t),e._zod.processJSONSchema=(t,n,r)=>du(e,t,n,r)});function Td(e){return/* @__PURE__ */ cl(wd,e)}let Ed=/*@__PURE__*/ H(`ZodUnknown`,(e,t)=>{Es.init(e,t),Z.init(e,t),e._zod.processJSONSchema=(e,t,n)=>void 0});function Dd(){return/* @__PURE__ */ ll(Ed)}let Od=/*@__PURE__*/ H(`ZodNever`,(e,t)=>{Ds.init(e,t),Z.init(e,t),e._zod.processJSONSchema=(t,n,r)=>fu(e,t,n,r)});function kd(e){return/* @__PURE__ */ ul(Od,e)}let Ad=/*@__PURE__*/ H(`ZodArray`,(e,t)=>{qu(),js.init(e,t),Z.init(e,t),e._zod.processJSONSchema=(t,n,r)=>gu(e,t,n,r),e.element=t.element},{min(e,t){return this.check(/* @__PURE__ */ _l(e,t))},nonempty(e){return this.check(/* @__PURE__ */ _l(1,e))},max(e,t){return this.check(/* @__PURE__ */ gl(e,t))},length(e,t){return this.check(/* @__PURE__ */ vl(e,t))},unwrap(){return this.element}});function jd(e,t){return/* @__PURE__ */ jl(Ad,e,t)}let Md=/*@__PURE__*/ H(`ZodObject`,(e,t)=>{qu(),Ls.init(e,t),Z.init(e,t),e._zod.processJSONSchema=(t,n,r)=>vu(e,t,n,r),ta(e,`shape`,e=>e._zod.def.shape,!1)},{keyof(){return Vd(Object.keys(this._zod.def.shape))},catchall(e){return this.clone(I(this._zod.def,{catchall:e}))},passthrough(){return this.clone(I(this._zod.def,{catchall:Dd()}))},loose(){return this.clone(I(this._zod.def,{catchall:Dd()}))},strict(){return this.clone(I(this._zod.def,{catchall:kd()}))},strip(){return this.clone(I(this._zod.def,{catchall:void 0}))},extend(e){return Ai(this,e)},safeExtend(e){return Mi(this,e)},merge(e){return Ni(this,e)},pick(e){return Di(this,e)},omit(e){return ki(this,e)},partial(...e){return Pi(Wd,this,e[0])},exactPartial(...e){return Pi(Kd,this,e[0],`exactPartial`)},required(...e){return Fi(ef,this,e[0])}});function Nd(e,t){return new Md({type:`object`,shape:e,catchall:kd(),...R(t)})}let Pd=/*@__PURE__*/ H(`ZodUnion`,(e,t)=>{zs.init(e,t),Z.init(e,t),e._zod.processJSONSchema=(t,n,r)=>yu(e,t,n,r),e.options=t.options});function Fd(e,t){return new Pd({type:`union`,options:e,...R(t)})}let Id=/*@__PURE__*/ H(`ZodIntersection`,(e,t)=>{Bs.init(e,t),Z.init(e,t),e._zod.processJSONSchema=(t,n,r)=>bu(e,t,n,r)});function Ld(e,t){return new Id({type:`intersection`,left:e,right:t})}let Rd=/*@__PURE__*/ H(`ZodTuple`,(e,t)=>{qu(),Us.init(e,t),Z.init(e,t),e._zod.processJSONSchema=(t,n,r)=>xu(e,t,n,r)},{rest(e){return this.clone({...this._zod.def,rest:e})},partial(){let e=this._zod.def;if(e.checks?.length)throw Error(`.partial() cannot be used on tuple schemas containing refinements`);return this.clone({...e,items:e.items.map(e=>new Wd({type:`optional`,innerType:e}))})}});function zd(e,t,n){let r=t instanceof G;return new Rd({type:`tuple`,items:e,rest:r?t:null,...R(r?n:t)})}let Bd=/*@__PURE__*/ H(`ZodEnum`,(e,t)=>{qs.init(e,t),Z.init(e,t),e._zod.processJSONSchema=(t,n,r)=>pu(e,t,n,r),e.enum=t.entries,e.options=[...e._zod.values];let n=new Set(Object.keys(t.entries));e.extract=(e,r)=>{let i={};for(let r of e)if(n.has(r))i[r]=t.entries[r];else throw Error(`Key ${r} not found in enum`);return new Bd({...t,checks:[],...R(r),entries:i})},e.exclude=(e,r)=>{let i={...t.entries};for(let t of e)if(n.has(t))delete i[t];else throw Error(`Key ${t} not found in enum`);return new Bd({...t,checks:[],...R(r),entries:i})}});function Vd(e,t){let n=Array.isArray(e)?Object.fromEntries(e.map(e=>[e,e])):e;return new Bd({type:`enum`,entries:n,...R(t)})}let Hd=/*@__PURE__*/ H(`ZodTransform`,(e,t)=>{qu(),Js.init(e,t),Z.init(e,t),e._zod.processJSONSchema=(t,n,r)=>hu(e,t,n,r),e._zod.parse=(n,r)=>{if(r.direction===`backward`)throw new ca(e.constructor.name);n.addIssue=r=>{if(typeof r==`string`)n.issues.push(Ki(r,n.value,t));else{let t=r;t.fatal&&(t.continue=!1),t.code??=`custom`,`input`in t||(t.input=n.value),t.inst??=e,n.issues.push(Ki(t))}};let i=t.transform(n.value,n);return i instanceof Promise?i.then(e=>(n.value=e,n)):(n.value=i,n)}});function Ud(e){return new Hd({type:`transform`,transform:e})}let Wd=/*@__PURE__*/ H(`ZodOptional`,(e,t)=>{Xs.init(e,t),Z.init(e,t),e._zod.processJSONSchema=(t,n,r)=>ju(e,t,n,r),e.unwrap=()=>e._zod.def.innerType});function Gd(e){return new Wd({type:`optional`,innerType:e})}let Kd=/*@__PURE__*/ H(`ZodExactOptional`,(e,t)=>{Zs.init(e,t),Z.init(e,t),e._zod.processJSONSchema=(t,n,r)=>ju(e,t,n,r),e.unwrap=()=>e._zod.def.innerType});function qd(e){return new Kd({type:`optional`,innerType:e})}let Jd=/*@__PURE__*/ H(`ZodNullable`,(e,t)=>{Qs.init(e,t),Z.init(e,t),e._zod.processJSONSchema=(t,n,r)=>Su(e,t,n,r),e.unwrap=()=>e._zod.def.innerType});function Yd(e){return new Jd({type:`nullable`,innerType:e})}let Xd=/*@__PURE__*/ H(`ZodDefault`,(e,t)=>{$s.init(e,t),Z.init(e,t),e._zod.processJSONSchema=(t,n,r)=>Eu(e,t,n,r),e.unwrap=()=>e._zod.def.innerType,e.removeDefault=e.unwrap});function Zd(e,t){return new Xd({type:`default`,innerType:e,get defaultValue(){return typeof t==`function`?t():bi(t)}})}let Qd=/*@__PURE__*/ H(`ZodPrefault`,(e,t)=>{tc.init(e,t),Z.init(e,t),e._zod.processJSONSchema=(t,n,r)=>Du(e,t,n,r),e.unwrap=()=>e._zod.def.innerType});function $d(e,t){return new Qd({type:`prefault`,innerType:e,get defaultValue(){return typeof t==`function`?t():bi(t)}})}let ef=/*@__PURE__*/ H(`ZodNonOptional`,(e,t)=>{nc.init(e,t),Z.init(e,t),e._zod.processJSONSchema=(t,n,r)=>Cu(e,t,n,r),e.unwrap=()=>e._zod.def.innerType});function tf(e,t){return new ef({type:`nonoptional`,innerType:e,...R(t)})}let nf=/*@__PURE__*/ H(`ZodCatch`,(e,t)=>{ac.init(e,t),Z.init(e,t),e._zod.processJSONSchema=(t,n,r)=>Ou(e,t,n,r),e.unwrap=()=>e._zod.def.innerType,e.removeCatch=e.unwrap});function rf(e,t){return new nf({type:`catch`,innerType:e,catchValue:typeof t==`function`?t:na(t)})}let af=/*@__PURE__*/ H(`ZodPipe`,(e,t)=>{oc.init(e,t),Z.init(e,t),e._zod.processJSONSchema=(t,n,r)=>ku(e,t,n,r),e.in=t.in,e.out=t.out});function of(e,t){return new af({type:`pipe`,in:e,out:t})}let sf=/*@__PURE__*/ H(`ZodReadonly`,(e,t)=>{cc.init(e,t),Z.init(e,t),e._zod.processJSONSchema=(t,n,r)=>Au(e,t,n,r),e.unwrap=()=>e._zod.def.innerType});function cf(e){return new sf({type:`readonly`,innerType:e})}let lf=/*@__PURE__*/ H(`ZodCustom`,(e,t)=>{uc.init(e,t),Z.init(e,t),e._zod.processJSONSchema=(t,n,r)=>mu(e,t,n,r)});function uf(e,t={}){return/* @__PURE__ */ Ml(lf,e,t)}function df(e,t){return/* @__PURE__ */ Nl(e,t)}let ff=Vd([`base`,`head`]);function pf(e){return Nd({base:e,head:e})}function mf(e){return Xu().max(e)}Xu().regex(/^[0-9a-f]{40}$/,`a full commit id of 40 hex digits`),Xu().regex(/^[0-9a-f]{64}$/,`a SHA-256 digest of 64 hex digits`),xd().min(0);let hf=xd().int().min(0),gf=xd().min(0),_f=Vd([`s`,`B`]),vf=Nd({name:mf(200),file:mf(300),line:hf.nullable(),own:Td()});Nd({benchmarkId:mf(300),side:ff,unit:_f,ticks:hf,functions:jd(vf.extend({self:gf})).max(1e3),nodes:jd(zd([xd().int().min(-1),hf,gf])).max(2e3)}),Nd({benchmarkId:mf(300),unit:_f,processes:pf(hf),ticks:pf(hf),total:pf(gf),functions:jd(vf.extend({self:pf(gf),pAdjusted:xd().min(0).max(1).nullable()})).max(300),nodes:jd(zd([xd().int().min(-1),hf,gf,gf])).max(3e3)});function yf({functions:e,total:t}){let n=t.head-t.base;return e.filter(({pAdjusted:e})=>e!==null&&e<=.05).map(e=>{let t=(e.self.head-e.self.base)/n;return{...e,share:Number.isFinite(t)&&t>0?t:null}})}let bf=[.01,.02,.05,.1,.2,.5,1,2,5,10];function xf(e){let t=e.map(({reach:e})=>e).toSorted((e,t)=>e-t),n=t[Math.floor((t.length-1)*.9)]??0,r=e.reduce((e,t)=>Math.max(e,t.threshold),0),i=Math.max(n,r*1.5);return bf.find(e=>e>=i)??10}function Sf(e,t){let n=e.metrics.find(({id:e})=>e===t.metric)??e.metrics[0];return w`<div class=\"detail\">${Cf(e)}${n===void 0?C:Tf(n,e)}${n===void 0?C:Df(e,n,t)}${Of(e,t.width)}${Af(e,n)}<div class=\"again\"><span class=\"label\">Measure this row again</span><pre tabindex=\"0\"><code>${e.command}</code></pre><button type=\"button\" class=\"copy\" data-copy=\"${e.command}\">Copy</button></div></div>`}function Cf({failures:e}){return w`${e.map(wf)}`}function wf({side:e,message:t,lines:n}){let r=n.length===0?C:w`<pre tabindex=\"0\">${n.map(e=>w`${e.replaceAll(`	`,`  `)} `)}</pre>`;return w`<div class=\"failure\"><p>${e===null?``:w`<b>${e}</b>: `}${t}</p>${r}</div>`}function Tf(e,{acceptance:t}){let{change:n,low:r,high:i,pairs:a,dropped:o}=e,s=t===null?C:w`<li> Accepted by ${t.by} up to ${l(t.bound)}: ${t.reason}</li>`;return w`<ul class=\"facts\">${[n===null?C:w`<li><b>${e.label}</b>: ${l(n,c(r,i))} (${r===null?`too few pairs for an interval`:`95 % CI ${f(r,i)}`}), Hodges–Lehmann estimate over ${m(a,`pair`)}${o===0?``:`, ${String(o)} dropped`}</li>`,e.threshold===null?C:w`<li> Threshold ±${d(e.threshold)}${e.floor===null?``:`, floor ±${d(Number(e.floor.toPrecision(2)))}`}${e.pAdjusted===null?``:`, p ${jf(e.pAdjusted)} after correction over the table`}</li>`,e.needed===0?C:w`<li class=\"warned\">${Ef(e)}</li>`,s,...e.warnings.map(e=>w`<li class=\"warned\">${e}</li>`)]}</ul>`}function Ef({needed:e,minutes:t}){if(e>1e4)return`No sensible number of pairs would settle it here.`;let n=t===null?``:` (${p(t*60)})`;return`About ${m(e,`more pair`)}${n} would settle it.`}function Df({blocks:e,looks:t},n,{wide:r,width:i}){if(e===null||n.series===null)return w`<p class=\"note\"> This page has no values of single pairs for this row${e===null?`: it was made from a result without its journal`:` and metric; samples.csv beside it has them`}. </p>`;let a=$r(n.series.ratio),o=$r(n.series.base),s=gr(e,a),c=a.flatMap((t,n)=>{let r=o[n]??null;return e.kinds[n]===`p`&&t!==null&&r!==null?[{ratio:t,base:r}]:[]}),l=c.map(({ratio:e})=>Math.expm1(e)),u={base:c.map(({base:e})=>e),head:c.map(({base:e,ratio:t})=>e*Math.exp(t))};return w`<div class=\"figures\">${ir(`Pairs in run order: head against base`,_r(s,{metric:n,looks:t,width:r}),vr(s))}${ir(`Change of each pair`,Hr(l,n,i),w`<span class=\"key\"><i class=\"k est\"></i>estimate</span><span class=\"key\"><i class=\"k iv\"></i>95 % CI</span><span class=\"key\"><i class=\"k thl\"></i>threshold</span>`)}${ir(`Both sides: ${n.label}`,Gr(u,n.unit,i),`Each stroke is a run, the long stroke the median. Pairs are compared with each other, so the sides may overlap widely where head is surely slower.`)}</div>`}function Of({scaling:e,warmUp:t,profile:n},r){let i=w`<span class=\"key\"><i class=\"k lb\"></i>base</span><span class=\"key\"><i class=\"k lh\"></i>head</span>`,a=[e===null?C:ir(`${e.metric.label} by ${e.parameter}`,Wr(e,r),w`${i}${e.points.some(({ideal:e})=>e!==null)?w`<span class=\"key\"><i class=\"k ideal\"></i>in proportion to base’s first value</span>`:C}`),...t===null?[]:[ir(`First calls of fresh processes`,Yr(t,r),w`${i}Median and middle half of ${m(t.blocks,`block`)}`),ir(`All of these calls`,pr([`base`,`head`].map(e=>({...t.curve[e].candlestick,label:e,side:e})),e=>o(e,`s`),r),`Least, lower quarter, mean (dot), upper quarter, most.`)],n===null?C:ir(`Where the ${n.unit===`s`?`time`:`memory`} of a call went, by function`,Cr(n,r),w`${i}${kf(n)} In ${m(n.processes.base,`process`,`processes`)} of base and ${String(n.processes.head)} of head, profiled separately and not timed. <button type=\"button\" class=\"speedscope\">Save for speedscope</button>`)].filter(e=>e!==C);return a.length===0?C:w`<div class=\"figures\">${a}</div>`}function kf(e){let t=yf(e).map(({name:e})=>e);return t.length===0?`No function differs for certain.`:`${t.slice(0,5).join(`, `)} ${t.length===1?`differs`:`differ`} for certain.`}function Af({metrics:e},t){if(e.length<2)return C;let n=xf(e.map(({low:e,high:t,threshold:n})=>({reach:Math.max(Math.abs(e??0),Math.abs(t??0)),threshold:n??0})));return w`<div class=\"wide\"><table class=\"metrics\"><caption> All metrics of these pairs </caption><thead><tr>${[`Metric`,`Verdict`,`Interval`,`Change`,`Base`,`Head`].map(e=>w`<th scope=\"col\">${e}</th>`)}</tr></thead><tbody>${e.map(e=>w`<tr data-v=\"${e.verdict}\"><th scope=\"row\">${e.series===null?e.label:w`<button type=\"button\" class=\"metric\" data-metric=\"${e.id}\" aria-pressed=\"${e===t?`true`:`false`}\">${e.label}</button>`}${e.gates?C:w` <span class=\"quiet\">informs</span>`}</th><td>${ur(e)}</td><td class=\"c-f\">${sr(e,n)}<span class=\"sr\">${f(e.low,e.high)}</span></td><td class=\"num\">${e.change===null?`–`:l(e.change,c(e.low,e.high))}</td><td class=\"num\">${o(e.base,e.unit)}</td><td class=\"num\">${o(e.head,e.unit)}</td></tr>${e.warnings.length===0||e===t?C:w`<tr><td colspan=\"6\" class=\"warned\">${e.warnings.join(` `)}</td></tr>`}`)}</tbody></table></div>`}function jf(e){return e<1e-4?`< 0.0001`:String(Number(e.toPrecision(2)))}function Mf(e){return`${e.map(Nf).join(`,`)}\\r\\n`}function Nf(e){return e===null?``:typeof e==`string`?Ff(Pf(e)):String(e)}function Pf(e){return/^[=+\\-@\\t\\r\\n|%]/.test(e)?`'${e}`:e}function Ff(e){let t=e.replaceAll(`\\0`,`�`);return/[\",\\r\\n]/.test(t)?`\"${t.replaceAll(`\"`,`\"\"`)}\"`:t}let If={w:`warm-up`,p:`pair`,d:`disturbed`,c:`control`,r:`rebuild`},Lf=Mf([`benchmark`,`node`,`kind`,`coin`,`metric`,`unit`,`base`,`head`,`started_at_s`,`steal_ratio`,`run_delay_ratio`]);function Rf({id:e,node:t},n){let{blocks:r,metrics:i}=n;return r===null?``:i.flatMap(({id:n,unit:i,series:a})=>{if(a===null)return[];let o=$r(a.base),s=$r(a.ratio);return o.map((a,o)=>{let c=s[o]??null,l=a===null||c===null?null:a*Math.exp(c);return Mf([e,t,...zf(r,o),n,i,Hf(a),Hf(l),...Bf(r,o)])})}).join(``)}function zf({kinds:e,coins:t},n){return[If[e[n]??``]??``,t[n]===`B`?`BH`:`HB`]}function Bf({at:e,steal:t,delay:n},r){return[e?.[r]??null,Vf(t[r]),Vf(n[r])]}function Vf(e){return e==null?null:e/1e3}function Hf(e){return e===null?null:Number(e.toPrecision(7))}function Uf(e){let t=e.filter(({nodes:e})=>e.length>0);if(t.length===0)return null;let n=t.map((e,n)=>t.slice(0,n).reduce((e,{functions:t})=>e+t.length,0));return JSON.stringify({$schema:`https://www.speedscope.app/file-format-schema.json`,exporter:`deadheat`,shared:{frames:t.flatMap(({functions:e})=>e.map(({name:e,file:t,line:n})=>({name:S(e,200),...t!==``&&{file:S(t,300)},...n!==null&&{line:n}})))},profiles:t.flatMap((e,t)=>[`base`,`head`].map(r=>Wf(e,r,n[t]??0)))})}function Wf({benchmarkId:e,unit:t,nodes:n},r,i){let a=[],o=[],s=[];for(let[e,t,c,l]of n){let n=[...a[e]??[],t+i];a.push(n);let u=r===`base`?c:l;u<=0||(o.push(n),s.push(u))}return{type:`sampled`,name:`${S(e,300)}, ${r}, per call`,unit:t===`s`?`seconds`:`bytes`,startValue:0,endValue:s.reduce((e,t)=>e+t,0),samples:o,weights:s}}function Gf(e,t,n){let r=URL.createObjectURL(new Blob([...t],{type:n})),i=document.createElement(`a`);i.href=r,i.download=e,i.click(),setTimeout(()=>URL.revokeObjectURL(r),1e4)}function Kf(e,{key:t,descending:n,filter:r,words:i,group:a}){let o=r.toLowerCase().split(/\\s+/).filter(e=>e!==``),s=e.flatMap((e,t)=>i.size>0&&!i.has(`${e.verdict} ${e.word}`)?[]:o.length===0||Jf(e,o)?[t]:[]),c=t===`judged`?s:Xf(e,s,{key:t,descending:n});if(a===``)return[{name:``,rows:c}];let l=/* @__PURE__ */ new Map;for(let t of c){let n=Yf(e[t],a),r=l.get(n);r===void 0?l.set(n,[t]):r.push(t)}return[...l].toSorted(([e],[t])=>Qf(Zf(e),Zf(t))).map(([e,t])=>({name:e,rows:t}))}function qf(e){let t=/* @__PURE__ */ new Map;for(let{parameters:n}of e)for(let[e,r]of Object.entries(n))t.set(e,(t.get(e)??/* @__PURE__ */ new Set).add(r));let n=[...t].filter(([,e])=>e.size>1).map(([e])=>e);return[[`file`,`file`],[`verdict`,`verdict`],...e.some(({node:e})=>e!==null)?[[`node`,`Node.js`]]:[],...n.slice(0,20).map(e=>[`:${e}`,e])]}function Jf({id:e,file:t,word:n,others:r},i){let a=`${e} ${t} ${n} ${r}`.toLowerCase();return i.every(e=>a.includes(e))}function Yf(e,t){if(e===void 0)return``;if(t===`file`)return e.file;if(t===`verdict`)return e.word;if(t===`node`)return e.node??``;let n=t.slice(1);return`${n}=${e.parameters[n]??`none`}`}function Xf(e,t,{key:n,descending:r}){let i=r?-1:1;if(n===`name`){let n=e.map(({id:e})=>Zf(e));return t.toSorted((e,t)=>i*Qf(n[e]??``,n[t]??``))}let a=e.map((e,t)=>$f(e,t,n));return t.toSorted((e,t)=>{let[n=null,r=null]=[a[e],a[t]];return n===null||r===null?Number(n===null)-Number(r===null):i*(n-r)})}function Zf(e){return e.toLowerCase().replaceAll(/\\d+/g,e=>e.padStart(12,`0`))}function Qf(e,t){return e===t?0:e<t?-1:1}function $f(e,t,n){switch(n){case`verdict`:return t;case`change`:return e.change;case`width`:return e.low===null||e.high===null?null:e.high-e.low;case`base`:return e.base;case`head`:return e.head;case`floor`:return e.floor;default:return null}}function ep(e,t){let{page:n}=t,r=Number(e.dataset.run??0),i=$(e,`table.rows`,HTMLTableElement),a=$(e,`table.rows > tbody`,HTMLTableSectionElement),o=$(e,`.status`,HTMLElement),s=$(e,`.add`,HTMLButtonElement),c=$(e,`.filter`,HTMLInputElement),l=$(e,`select.group`,HTMLSelectElement),u=$(e,`.chips`,HTMLElement),d={key:`judged`,descending:!1,filter:``,words:/* @__PURE__ */ new Set,group:``},f=Kf(n.rows,d),p=80,h=0,g=async()=>{h+=1;let e=h;f=Kf(n.rows,d),p=80,await tp(),e===h&&(a.innerHTML=_(f,{from:0,to:24}).markup,v(),await tp(),e===h&&a.insertAdjacentHTML(`beforeend`,_(f,{from:24,to:80}).markup))},_=(e,{from:t,to:i})=>{let a=0;return w`${e.flatMap(({name:e,rows:o})=>{let s=a;a+=o.length;let c=o.slice(Math.max(0,t-s),Math.max(0,i-s));return c.length===0?[]:[...e!==``&&s>=t?[w`<tr role=\"row\" class=\"group\"><th role=\"rowheader\" scope=\"rowgroup\" colspan=\"${8}\">${e} <span class=\"note\">${m(o.length,`row`)}</span></th></tr>`]:[],...c.flatMap(e=>{let t=n.rows[e];return t===void 0?[]:[lr(t,{at:e,run:r,range:n.range})]})]})}`},v=()=>{let e=f.reduce((e,{rows:t})=>e+t.length,0),t=Math.min(p,e),r=e===n.rows.length?``:` of ${String(n.rows.length)}`;o.textContent=`${m(e,`row`)}${r}${t<e?`, the first ${String(t)} shown`:``}`,s.hidden=t>=e},y=e=>{d={...d,...e},g()};for(let t of e.querySelectorAll(`.card.table :disabled`))t.disabled=!1;for(let[e,t]of qf(n.rows))l.add(new Option(t,e));n.hasResult||($(e,`[data-save=result]`,HTMLButtonElement).hidden=!0),v(),i.tHead?.addEventListener(`click`,({target:e})=>{let t=e instanceof Element?e.closest(`.sort`):null;if(t===null)return;let n=t.dataset.key??``,r=d.key===n?!d.descending:n!==`name`&&n!==`verdict`;for(let e of i.querySelectorAll(`thead th`))e.setAttribute(`aria-sort`,`none`);t.closest(`th`)?.setAttribute(`aria-sort`,r?`descending`:`ascending`),y({key:n,descending:r})});let ee;c.addEventListener(`input`,()=>{clearTimeout(ee),ee=setTimeout(()=>y({filter:c.value}),120)}),l.addEventListener(`change`,()=>y({group:l.value})),u.addEventListener(`click`,({target:e})=>{let t=e instanceof Element?e.closest(`button`):null;if(t===null)return;let n=`${t.dataset.verdict??``} ${t.dataset.word??``}`,r=new Set(d.words);r.delete(n)||r.add(n),t.setAttribute(`aria-pressed`,String(r.has(n))),u.classList.toggle(`on`,r.size>0),y({words:r})}),s.addEventListener(`click`,()=>{let e=p;p+=80,a.insertAdjacentHTML(`beforeend`,_(f,{from:e,to:p}).markup),v(),a.querySelectorAll(`.open`)[e]?.focus()});let te=async(e,n)=>{let r=e.closest(`tr`);if(r===null)return;let i=await t.detailOf(Number(r.dataset.at??0));if(!r.isConnected)return;let a=r.nextElementSibling,o=a?.classList.contains(`drawer`)===!0?a:document.createElement(`tr`);o!==a&&r.after(o),o.className=`drawer`,o.id=`d${e.id}`,o.setAttribute(`role`,`row`),o.innerHTML=w`<td role=\"cell\" colspan=\"${8}\"></td>`.markup;let s=o.firstElementChild;if(s===null)return;let c=s.getBoundingClientRect().width-(matchMedia(`(max-width: 760px)`).matches?4:34),l=Math.round(Math.min(1080,c));s.innerHTML=Sf(i,{metric:n,wide:l,width:l>=860?Math.floor((l-28)/2):l}).markup,r.classList.add(`opened`),e.setAttribute(`aria-expanded`,`true`),e.setAttribute(`aria-controls`,o.id),n!==null&&s.querySelector(`.metric[aria-pressed=true]`)?.focus()};a.addEventListener(`click`,({target:e})=>{if(!(e instanceof Element))return;let t=e.closest(`.open`),n=e.closest(`.drawer`)?.previousElementSibling?.querySelector(`.open`)??null,r=e.closest(`.metric`),i=e.closest(`.copy`);t===null?r!==null&&n!==null?te(n,r.dataset.metric??null):i===null?e.closest(`.speedscope`)!==null&&n!==null&&b(n):rp(i):t.getAttribute(`aria-expanded`)===`true`?np(t):te(t,null)});let b=async e=>{let{profile:r}=await t.detailOf(Number(e.closest(`tr`)?.dataset.at??0)),i=r===null?null:Uf([r]);i!==null&&Gf(`${n.name}.speedscope.json`,[i],`application/json`)};a.addEventListener(`keydown`,e=>{let{key:t,target:n}=e;if(!(n instanceof Element))return;let r=[...a.querySelectorAll(`.open`)],i=r.findIndex(e=>e===n),o=t===`ArrowDown`?r[i+1]:t===`ArrowUp`?r[i-1]:void 0;if(i>=0&&o!==void 0&&(e.preventDefault(),o.focus()),t!==`Escape`)return;let s=i>=0?r[i]:n.closest(`.drawer`)?.previousElementSibling?.querySelector(`.open`);s!=null&&(np(s),s.focus())});let ne=async()=>{let e=[Lf];for await(let[r,i]of t.chunks())i.forEach((t,i)=>{let a=n.rows[r+i];a!==void 0&&e.push(Rf(a,t))});Gf(`${n.name}.samples.csv`,e,`text/csv`)},x=async()=>{let e=await t.resultText();e!==null&&Gf(`${n.name}.result.json`,[e],`application/json`)};for(let t of e.querySelectorAll(`.save`))t.addEventListener(`click`,()=>{t.dataset.save===`csv`?ne():x()})}function tp(){return new Promise(e=>setTimeout(e))}function np(e){let t=e.closest(`tr`),n=t?.nextElementSibling;n?.classList.contains(`drawer`)===!0&&n.remove(),t?.classList.remove(`opened`),e.setAttribute(`aria-expanded`,`false`),e.removeAttribute(`aria-controls`)}async function rp(e){try{await navigator.clipboard.writeText(e.dataset.copy??``),e.textContent=`Copied`}catch{e.textContent=`Select the line to copy it`}}function $(e,t,n){let r=e.querySelector(t);if(r instanceof n)return r;throw TypeError(`expected ${t} in the page, got ${r===null?`nothing`:r.tagName}`)}for(let e of document.querySelectorAll(`section.run`))e.querySelector(`table.rows`)!==null&&ip(e);document.addEventListener(`keydown`,e=>{let t=e.target instanceof Element&&e.target.closest(`input, select, textarea`)!==null;e.key!==`/`||t||e.ctrlKey||e.metaKey||e.altKey||(e.preventDefault(),document.querySelector(`input.filter`)?.focus())});async function ip(e){let n=await t(e);n!==null&&ep(e,n)}})();";

// src/render/page/data/page-rows-of.ts
/** Metrics besides the leading one that a row names. */
const othersAtMost = 6;
/** The rows of a table as the page holds them, in their order. */
function pageRowsOf(result, rows) {
	const { plan, findings } = result;
	const benchmarks = new Map(plan.benchmarks.map((benchmark) => [benchmark.id, benchmark]));
	const main = plan.metrics.find(({ gates }) => gates) ?? null;
	const warned = warningsIn(plan, findings);
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
			warnings: warned.get(row.benchmarkId) ?? 0,
			others: [alikeText(row, labelOf$1), othersText(row, othersAtMost, labelOf$1)].filter((text) => text !== "").join("; ")
		};
	});
}
/** Five digits: more than any cell or picture shows. */
function short(value) {
	return value === null || !Number.isFinite(value) ? null : Number(value.toPrecision(5));
}
function labelOf$1({ label }) {
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
/** How many warnings there are on the gating metrics, by benchmark. */
function warningsIn(plan, findings) {
	const gates = gatingOf(plan);
	const counts = /* @__PURE__ */ new Map();
	for (const { benchmarkId, metric, judged } of findings) {
		const count = judged?.warnings.length ?? 0;
		if (count === 0 || !gates(benchmarkId, metric)) continue;
		counts.set(benchmarkId, (counts.get(benchmarkId) ?? 0) + count);
	}
	return counts;
}

// src/render/page/data/row-details-of.ts
/** What each row tells when it is opened, in the order of the rows. */
function rowDetailsOf({ result, rows, taken, series, timed }) {
	const { plan, findings, failures } = result;
	const benchmarks = new Map(plan.benchmarks.map((benchmark) => [benchmark.id, benchmark]));
	const metrics = new Map(plan.metrics.map((metric, at) => [metric.id, {
		metric,
		at
	}]));
	const main = plan.metrics.find(({ gates }) => gates);
	const byBenchmark = groupedBy(findings, ({ benchmarkId }) => benchmarkId);
	const takenBy = groupedBy(taken, ({ sample }) => sample.block.benchmarkId);
	const warmUps = new Map((result.curves ?? []).map((curves) => [curves.benchmarkId, curves]));
	const profiles = new Map((result.profiles ?? []).map((one) => [one.benchmarkId, one]));
	const floors = new Map(plan.history.map((row) => [`${row.metric} ${row.benchmarkId}`, row.floor]));
	const scalingOf = scalingsBy(result);
	return rows.map((row) => {
		const id = row.benchmarkId;
		const benchmark = benchmarks.get(id);
		const own = takenBy.get(id) ?? [];
		const told = (byBenchmark.get(id) ?? []).flatMap((finding) => {
			const known = metrics.get(finding.metric ?? "");
			return known === void 0 ? [] : [{
				finding,
				...known
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
					series: isTold || rank === 0 ? seriesOf(own, metric) : null
				})
			};
		}).toSorted((one, other) => one.order - other.order);
		const { acceptance } = row.finding;
		return {
			metrics: told.map(({ detail }) => detail),
			blocks: own.length === 0 ? null : blocksOf(own, { timed }),
			looks: plan.policy.looks,
			failures: failures.flatMap((one) => one.benchmarkId === id ? [failureDetail(one)] : []),
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
/** Failures of the whole run or of one row, as they are shown. */
function failureDetail({ side, message, lastLines }) {
	return {
		side,
		message,
		lines: lastLines
	};
}
function metricDetail({ finding, metric, gates, floor, series }) {
	const { judged } = finding;
	const [low, high] = reportedInterval(finding) ?? [null, null];
	const seen = judged?.smallestDetectable ?? null;
	return {
		id: metric.id,
		label: metric.label,
		unit: metric.unit,
		better: metric.better,
		gates,
		verdict: finding.verdict,
		word: wordOf(finding.verdict, metric),
		change: short(judged?.estimate ?? low),
		low: short(low),
		high: short(high),
		base: short(finding.baseCentre),
		head: short(finding.headCentre),
		threshold: short(finding.threshold),
		floor: seen === null ? null : short(Math.max(seen, floor)),
		pairs: judged?.pairs ?? 0,
		dropped: judged?.dropped ?? 0,
		pAdjusted: short(judged?.pAdjusted ?? null),
		needed: judged?.pairsToSettle ?? 0,
		minutes: short(finding.minutesToSettle),
		warnings: (judged?.warnings ?? []).map(({ text }) => text),
		series
	};
}
/** The curve on which a benchmark is a point, by its values. */
function scalingsBy(result) {
	const scalings = new Map(scalingsOf(result).map((scaling) => [scaling.name, scaling]));
	return (benchmark) => {
		if (benchmark === void 0 || scalings.size === 0) return null;
		const { suite, name, parameters, runtime } = benchmark;
		const path = suite === "" ? name : `${suite}/${name}`;
		const node = runtime === void 0 ? [] : [`node=${runtime}`];
		for (const left of Object.keys(parameters)) {
			const key = [
				path,
				...Object.entries(parameters).filter(([key]) => key !== left).map(([one, value]) => `${one}=${String(value)}`),
				...node
			].join(" ");
			const scaling = scalings.get(key);
			if (scaling?.parameter === left) return scaling;
		}
		return null;
	};
}

// src/render/page/html.ts
const entities = {
	"&": "&amp;",
	"<": "&lt;",
	">": "&gt;",
	"\"": "&quot;",
	"'": "&#39;"
};
/** Markup. Foreign text becomes part of it only through `markup`, which escapes it. */
var Html = class {
	markup;
	/** @param text - our own, or what `markup` has escaped */
	constructor(text) {
		this.markup = text;
	}
	toString() {
		return this.markup;
	}
};
/** Nothing at all. */
const noHtml = new Html("");
/**
* Markup with values in it: every text is escaped for elements and quoted attributes alike, with what
* cannot be seen made visible.
*/
function markup(parts, ...values) {
	return new Html(parts.map((part, at) => at === 0 ? part : markupOf(values[at - 1] ?? "") + part).join(""));
}
function markupOf(value) {
	if (value instanceof Html) return value.markup;
	if (typeof value === "number") return String(value);
	if (typeof value === "string") return escaped(value);
	return value.map(markupOf).join("");
}
function escaped(text) {
	return plainText(text, 1e400).replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? "");
}

// src/render/page/draw/figure.ts
/** About what a letter and a line of an axis take, in pixels. */
const letterWidth = 6.2;
const lineHeight = 20;
/** A drawing with what it shows in words, for whoever cannot see it. */
function drawing(frame, label, content) {
	return markup`<svg viewBox="0 0 ${frame.width} ${frame.height}" width="${frame.width}" height="${frame.height}" role="img" aria-label="${label}">${content}</svg>`;
}
/** A coordinate with one decimal. */
function px(value) {
	return String(Math.round(value * 10) / 10);
}
/** Ticks of an axis with a text for each; `most` is how many there should be about. */
function axisTicks(scale, most, textOf) {
	return scale.ticks(most).map((value) => ({
		value,
		text: textOf(value)
	}));
}
/** The axis below a plot, with lines through it. */
function bottomAxis({ left, right, top, bottom, width, height }, scale, ticks) {
	const end = height - bottom;
	const written = apart(ticks, (tick) => ({
		at: scale(tick.value),
		room: tick.text.length * letterWidth + 12
	}));
	return markup`<g class="ax">${written.map(({ value, text }) => {
		const x = px(Math.min(width - right, Math.max(left, scale(value))));
		return markup`<path class="g" d="M${x} ${top}V${end}" /><text x="${x}" y="${end + 15}" text-anchor="middle">${text}</text>`;
	})}</g>`;
}
/** The axis left of a plot, with lines through it. */
function leftAxis({ left, right, width }, scale, ticks) {
	const written = apart(ticks, (tick) => ({
		at: scale(tick.value),
		room: lineHeight
	}));
	return markup`<g class="ax">${written.map(({ value, text }) => {
		const y = px(scale(value));
		return markup`<path class="g" d="M${left} ${y}H${width - right}" /><text x="${left - 6}" y="${y}" dy=".32em" text-anchor="end">${text}</text>`;
	})}</g>`;
}
/** A picture with its heading and a line below; empty without a picture. */
function figure(title, picture, note = "") {
	if (picture === noHtml) return noHtml;
	return markup`<figure><figcaption>${title}</figcaption>${picture}${note === "" ? noHtml : markup`<p class="note">${note}</p>`}</figure>`;
}
/** The ticks whose texts do not run into one another: an axis of logarithms gives more than it is asked for. */
function apart(ticks, placeOf) {
	const kept = [];
	let last = null;
	for (const tick of ticks) {
		const place = placeOf(tick);
		if (last !== null && Math.abs(place.at - last.at) < (place.room + last.room) / 2) continue;
		kept.push(tick);
		last = place;
	}
	return kept;
}

// src/render/page/draw/contest-plot.ts
const width$1 = 200;
const height$2 = 22;
const middle$1 = height$2 / 2;
const margin$1 = 8;
const leastReach = 1.05;
/**
* How far the axis that all rows share has to reach to either side of 1.
*
* @returns a factor of at least 1.05
*/
function contestReach(ratios) {
	return ratios.flatMap(({ ratio, low, high }) => [
		ratio,
		low ?? ratio,
		high ?? ratio
	]).filter((end) => end > 0).map((end) => Math.max(end, 1 / end)).reduce((most, one) => Math.max(most, one), leastReach);
}
/**
* The interval of one ratio on a logarithmic axis around 1, so that twice as slow lies as far out as twice
* as fast. The numbers stand beside it, so it is hidden from screen readers.
*
* @param reach - what the axis ends at, as `contestReach` gives it
*/
function contestPlot({ ratio, low, high }, reach) {
	const x = log([1 / reach, reach], [margin$1, 192]).clamp(true);
	const ends = low === null || high === null || low <= 0 ? noHtml : markup`<path class="ci" d="M${px(x(low))} ${middle$1}H${px(x(high))}M${px(x(low))} ${7}v8M${px(x(high))} ${7}v8" />`;
	return markup`<svg class="fo" viewBox="0 0 ${width$1} ${height$2}" aria-hidden="true"><path class="zero" d="M${width$1 / 2} 0V${height$2}" />${ends}<circle class="pt" cx="${px(x(ratio))}" cy="${middle$1}" r="3.6" /></svg>`;
}

// src/render/page/parts/contests-part.ts
/** The contenders that were compared with each other, each against its reference. */
function contestsPart(result) {
	const rows = contestRows(result);
	if (rows.length === 0) return noHtml;
	const ratios = rows.map(drawnOf);
	const reach = contestReach(ratios.flatMap((one) => one ?? []));
	const shared = rows.some((row) => row.shared !== "");
	const titles = [
		...shared ? ["Benchmark"] : [],
		"Contender",
		"Against",
		"Result",
		"95 % CI",
		"Ratio",
		"Reference",
		"Contender",
		"Pairs",
		"Other metrics"
	];
	return markup`<section class="card"><h2>Contenders</h2><p class="note">Each against its reference, in the same blocks. The axis is logarithmic: the line in the middle is no difference, right of it the contender takes more.</p><div class="wide" role="region" tabindex="0" aria-label="Contenders"><table class="plain"><thead><tr>${titles.map((title) => markup`<th scope="col">${title}</th>`)}</tr></thead><tbody>${rows.map((row, at) => rowHtml$1(row, {
		shared,
		ratio: ratios[at] ?? null,
		reach
	}))}</tbody></table></div></section>`;
}
function rowHtml$1(row, { shared, ratio, reach }) {
	const { contest, finding, metric } = row;
	const { result, interval } = contestWords(row);
	const unit = metric?.unit ?? "s";
	return markup`<tr data-v="${finding.verdict === "inconclusive" ? "inconclusive" : "contest"}">${shared ? markup`<td class="name">${row.shared}</td>` : noHtml}<th scope="row" class="name">${contest.labels.head}</th><td class="name">${contest.labels.base}</td><td><strong>${result}</strong></td><td class="num">${interval}</td><td>${ratio === null ? noHtml : contestPlot(ratio, reach)}</td><td class="num">${valueText(finding.baseCentre, unit)}</td><td class="num">${valueText(finding.headCentre, unit)}</td><td class="num">${finding.judged?.pairs ?? 0}</td><td>${contestOthers(row, ({ label }) => label)}</td></tr>`;
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
/** A reading over the time of the run: its median in each stretch of time, and how far it went. */
function timePlot({ label, points, textOf, fromZero }, width) {
	const sorted = points.toSorted(([one], [other]) => one - other);
	const last = sorted.at(-1)?.[0] ?? 0;
	if (sorted.length < 3 || last <= 0) return noHtml;
	const buckets = bucketsOf(sorted);
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
	return drawing(frame, `${label} over ${durationText(last)}, at most ${textOf(most)}`, markup`${leftAxis(frame, y, axisTicks(y, 3, textOf))}${bottomAxis(frame, x, timeTicks(last))}<path class="den h" d="${reach(buckets) ?? ""}"/><path class="ln h" d="${middle(buckets) ?? ""}" /><path class="zero" d="M${frame.left} ${px(height$1 - frame.bottom)}H${width - frame.right}"/>`);
}
/** Whole minutes or hours, about five of them. */
function timeTicks(last) {
	const step = steps.find((one) => last / one <= 6) ?? last;
	return Array.from({ length: Math.floor(last / step) }, (_, at) => ({
		value: (at + 1) * step,
		text: durationText((at + 1) * step)
	}));
}
function bucketsOf(sorted) {
	const size = Math.ceil(sorted.length / bucketsAtMost);
	return Array.from({ length: Math.ceil(sorted.length / size) }, (_, at) => {
		const own = sorted.slice(at * size, (at + 1) * size);
		const values = own.map(([, value]) => value).toSorted((one, other) => one - other);
		return {
			seconds: own[Math.floor(own.length / 2)]?.[0] ?? 0,
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
/** The machine that measured: what it is, what boundary held, how steady it was, and when. */
function machinePart(result, samples) {
	const { machine } = result;
	const facts = machine.fingerprint?.facts ?? [];
	const texts = [
		noiseProbeText(machine),
		isolationText(machine),
		boundaryText(result),
		machine.fingerprint === void 0 ? "" : `Fingerprint ${machine.fingerprint.digest.slice(0, 12)}.`
	].filter((text) => text !== "");
	return markup`<section class="card"><h2>The machine</h2>${placesOf(result)}${texts.map((text) => markup`<p>${text}</p>`)}${facts.length === 0 ? noHtml : markup`<details><summary>${countText(facts.length, "fact")} of its state</summary><dl class="facts-list">${facts.map(({ title, found }) => markup`<div><dt>${title}</dt><dd>${found}</dd></div>`)}</dl></details>`}<div class="figures">${result.shards === void 0 ? chartsOf(samples, result.plan.metrics) : noHtml}</div></section>`;
}
/** The machine in one line, or that of each shard: the clocks of several do not make one axis. */
function placesOf({ machine, shards }) {
	if (shards === void 0) return markup`<p>${machineFacts(machine).join(", ")}</p>`;
	return markup`<ul>${shards.measured.map((one) => markup`<li>Shard ${one.index}: ${machineFacts(one.machine).join(", ")}</li>`)}</ul>`;
}
/** How the numbers were taken: the promise, what differs between the sides, and warnings on the run. */
function methodPart(result) {
	const { plan } = result;
	const differences = displayedDifferences(result);
	const warnings = warningLines(result);
	return markup`<section class="card"><h2>How it was measured</h2><p> A pair is one fresh process of each side, run next to each other in an order drawn by a coin (seed ${plan.seed}). Where nothing changed, the chance that any row of the whole table is called slower or faster is at most ${chosenText(plan.policy.alpha)}. The data are looked at after ${plan.policy.looks.join(", ")} pairs. </p>${warnings.length === 0 ? noHtml : markup`<h3>${countText(warnings.length, "warning")}</h3><ul class="warnings">${warnings.slice(0, warningsAtMost).map((line) => markup`<li class="warned">${line}</li>`)}</ul>`}${differences.length === 0 ? markup`<p>The sides differ in their revision and in nothing else that was checked.</p>` : markup`<details><summary> The sides differ in ${countText(differences.length, "thing")} besides their revision </summary><ul>${differences.slice(0, differencesAtMost).map(({ what, base, head, asked }) => markup`<li>${what}: ${base} → ${head}${asked ? "" : ", unexpected"}</li>`)}</ul></details>`}<div class="again"><span class="label">Measure it again</span><pre tabindex="0"><code>${reproduceLine(result)}</code></pre></div></section>`;
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
		plot("Time taken by the hypervisor (steal)", steal, {
			textOf: shareText,
			fromZero: true
		}),
		plot("Ready to run, but waiting", delay, {
			textOf: shareText,
			fromZero: true
		}),
		plot("Load average, 1 min", load, {
			textOf: (value) => value.toFixed(1),
			fromZero: true
		}),
		plot("Clock frequency while measuring", frequencyOf(samples, metrics), {
			textOf: (value) => `${(value / 1e9).toFixed(2)} GHz`,
			fromZero: false
		})
	];
	return markup`${figures}`;
}
function plot(title, points, rest) {
	if (points.length > 2 && rest.fromZero && points.every(([, value]) => value === 0)) return markup`<figure><figcaption>${title}</figcaption><p class="note">0 in all ${countText(points.length, "block")}.</p></figure>`;
	return figure(title, timePlot({
		label: title,
		points,
		...rest
	}, chartWidth$1));
}
/** Cycles over CPU seconds of the same calls, where the machine counts cycles. */
function frequencyOf(samples, metrics) {
	if (!metrics.some(({ id }) => id === "cycles")) return [];
	return samples.flatMap(({ base, startedAtSeconds }) => {
		const cycles = base["cycles"] ?? null;
		const seconds = base["cpu"] ?? null;
		if (cycles === null || seconds === null || seconds <= 0) return [];
		return [[startedAtSeconds, cycles / seconds]];
	});
}
/** The builds of both sides: recipe, Node.js, addons, time. */
function buildsPart({ builds }) {
	const told = [builds.base, builds.head].flatMap((build) => build === null ? [] : [build]);
	if (told.length === 0) return noHtml;
	return markup`<section class="card"><h2>The builds</h2><div class="wide"><table class="plain"><thead><tr><th scope="col">Side</th><th scope="col">Recipe</th><th scope="col">Node.js</th><th scope="col">Addons</th><th scope="col">Notes</th></tr></thead><tbody>${told.map(({ side, recipe, runtime, addons, notes = [] }) => markup`<tr><th scope="row">${side}</th><td>${recipe}</td><td>${runtime.version}</td><td>${addons.length === 0 ? "none" : addons.slice(0, 5).map(({ path, sizeBytes, builtHere }) => `${path} (${builtHere ? "compiled here" : "prebuilt"}, ${valueText(sizeBytes, "B")})`).join(", ")}</td><td>${notes.join("; ")}</td></tr>`)}</tbody></table></div></section>`;
}

// src/render/page/draw/candlesticks-plot.ts
const rowHeight = 22;
/** Candlesticks on one logarithmic axis: least, lower quarter, mean, upper quarter, most. */
function candlesticksPlot(sticks, textOf, width) {
	const drawn = sticks.filter(({ least }) => least > 0);
	if (drawn.length === 0) return noHtml;
	const widest = drawn.reduce((most, { label }) => Math.max(most, label.length), 0);
	const frame = {
		width,
		height: drawn.length * rowHeight + 34,
		left: Math.min(width * .4, widest * 7 + 16),
		right: 16,
		top: 6,
		bottom: 28
	};
	const least = Math.min(...drawn.map((stick) => stick.least));
	const most = Math.max(...drawn.map((stick) => stick.most));
	const x = log([least * .97, most * 1.03], [frame.left, width - frame.right]);
	const room = Math.max(6, Math.floor(frame.left / 7));
	return drawing(frame, `Candlesticks: ${drawn.map(({ label, mean }) => `${label} mean ${textOf(mean)}`).join(", ")}`.slice(0, 400), markup`${bottomAxis(frame, x, axisTicks(x, Math.max(2, Math.floor(width / 130)), textOf))}${drawn.map((stick, at) => {
		const y = frame.top + rowHeight * (at + .5);
		const kind = stick.side.slice(0, 1);
		const label = stick.label.length > room ? `${stick.label.slice(0, room - 1)}…` : stick.label;
		return markup`<text class="cap" x="${frame.left - 8}" y="${px(y)}" dy=".32em" text-anchor="end">${label}</text><path class="ln ${kind}" d="M${px(x(stick.least))} ${px(y)}H${px(x(stick.most))}" /><rect class="box ${kind}" x="${px(x(stick.lower))}" y="${px(y - 6)}" width="${px(Math.max(1, x(stick.upper) - x(stick.lower)))}" height="12" rx="2"/><circle class="mean" cx="${px(x(stick.mean))}" cy="${px(y)}" r="2.6" />`;
	})}`);
}

// src/render/page/parts/study-part.ts
const chartWidth = 720;
/** The tables of the study that a suite reproduces, with candlesticks where it printed them. */
function studyPart(result) {
	const { study } = result.plan;
	if (study === void 0) return noHtml;
	const tables = filledTables(study, result).filter(({ onlyCsv }) => !onlyCsv);
	if (tables.length === 0) return noHtml;
	return markup`<section class="card"><h2>The study’s tables</h2><p class="note">${study.source}</p>${tables.map(tableHtml$1)}</section>`;
}
function tableHtml$1(table) {
	const { title, titles, rows, note, published } = table;
	return markup`<h3>${title}</h3>${sides.map((side) => rowsHtml(side, titles, rows[side]))}${sticksOf(table)}${rowsHtml("as published, on another machine", published.titles, published.rows)}${note === null ? noHtml : markup`<p class="note">${note}</p>`}`;
}
function rowsHtml(name, titles, rows) {
	if (rows.length === 0) return noHtml;
	return markup`<div class="wide"><table class="plain"><caption>${name}</caption><thead><tr>${titles.map((title) => markup`<th scope="col">${title}</th>`)}${rows.some(({ verdicts }) => verdicts !== "") ? markup`<th scope="col">Verdict</th>` : noHtml}</tr></thead><tbody>${rows.map(({ label, cells, verdicts }) => markup`<tr><th scope="row">${label}</th>${cells.map((cell) => markup`<td class="num">${cell}</td>`)}${verdicts === "" ? noHtml : markup`<td>${verdicts}</td>`}</tr>`)}</tbody></table></div>`;
}
function sticksOf({ rows, sticks, titles }) {
	if (sticks.base.length === 0 && sticks.head.length === 0) return noHtml;
	const drawn = rows.base.flatMap((row, at) => sides.flatMap((side) => stickOf(side === "base" ? row : rows.head[at], side)));
	const unit = titles.at(-1)?.split(", ").at(-1) ?? "";
	return figure("Least, lower quarter, mean, upper quarter, most", candlesticksPlot(drawn, (value) => `${String(Number(value.toPrecision(3)))} ${unit}`, chartWidth));
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
/** The result in a few words, what was compared, and how the check ends. */
function summaryPart(result, rows) {
	return markup`<h1>${wholeTally(result, rows)}</h1><p class="what">${whatText(result)}</p>${isContestOnly(result) ? noHtml : checkHtml(result, rows)}${meansHtml(result)}`;
}
/** A result in a few words: of its contenders where it has nothing else. */
function wholeTally(result, rows) {
	return isContestOnly(result) ? `contenders: ${contestTally(result)}` : tallyText(result, rows, stateOf(result, rows));
}
/** The two sides, the Node.js, the machine, the pairs and the time. */
function whatText(result) {
	const { base, head } = result.plan.revisions;
	return [
		isContestOnly(result) ? contendersText(result, (label) => label) : `${head.label} against ${base.label}`,
		nodeText(result, (version) => version),
		result.machine.name,
		pairsText(result),
		durationText(result.seconds),
		`${result.startedAt.slice(0, 16).replace("T", " ")} UTC`
	].filter((part) => part !== "").join(" · ");
}
/** How many rows say each word, as filters of the table. */
function verdictFilters(rows) {
	const counts = [...groupedBy(rows, ({ finding, word }) => `${finding.verdict} ${word}`).values()];
	return markup`${counts.map(([first, ...more]) => first === void 0 ? noHtml : markup`<button type="button" class="chip v-${first.finding.verdict}" data-word="${first.word}" data-verdict="${first.finding.verdict}" aria-pressed="false" disabled>${more.length + 1} ${first.word}</button>`)}`;
}
function checkHtml(result, rows) {
	const { limit } = result.plan.policy;
	const missed = unreached(result.plan, rows).length;
	const left = missed === 0 ? "" : ` ${countText(missed, "benchmark")} had not been reached when the run ended.`;
	switch (result.conclusion) {
		case "failure": return markup`<p class="check bad"> The check fails: the whole 95 % CI is beyond ${boundText(limit, rowsWith(rows, "regression"))}.${left}</p>`;
		case "neutral": return markup`<p class="check unsure"> The check is neutral: no regression is beyond the limit, but ${openText(rows)}.${left}</p>`;
		case "success": return markup`<p class="check good">The check passes.${left}</p>`;
	}
}
function meansHtml({ geometricMeans, plan }) {
	const told = geometricMeans.flatMap((mean) => {
		const metric = plan.metrics.find(({ id }) => id === mean.metric);
		return metric === void 0 || mean.rows < 2 ? [] : [{
			mean,
			metric
		}];
	});
	if (told.length === 0) return noHtml;
	return markup`<dl class="means">${told.slice(0, 8).map(({ mean, metric }) => markup`<div><dt>${metric.label}</dt><dd>${meanChange(mean)}</dd></div>`)}</dl><p class="note">Geometric mean over all rows that can be compared, with its 95 % CI.</p>`;
}

// src/render/page/table/forest.ts
const width = 240;
const height = 22;
const middle = height / 2;
const margin = 8;
const tail = 16;
/** How far each place of the axis lies from the left; `range` is what it ends at, as a ratio. */
function scaleOf(range) {
	return linear([-range, range], [margin, 232]).clamp(true);
}
/**
* The interval of one row on the axis that all rows share: the band of the threshold, the floor as a bar
* below, zero, and the interval with its estimate. What lies beyond the axis ends in an arrow. The
* numbers stand beside it, so it is hidden from screen readers.
*/
function forest({ change, low, high, floor, threshold }, range) {
	const x = scaleOf(range);
	const parts = [
		threshold === null ? noHtml : markup`<path class="th" d="M${px(x(1 / (1 + threshold) - 1))} 2V${20}H${px(x(threshold))}V2Z"/>`,
		floor === null ? noHtml : markup`<path class="fl" d="M${px(x(-floor))} ${19.5}H${px(x(floor))}" />`,
		markup`<path class="zero" d="M${width / 2} 0V${height}" />`,
		low === null || high === null ? noHtml : intervalOf({
			low,
			high,
			range
		}, x),
		change === null || Math.abs(change) > range ? noHtml : markup`<circle class="pt" cx="${px(x(change))}" cy="${middle}" r="3.6" />`
	];
	return markup`<svg class="fo" viewBox="0 0 ${width} ${height}" aria-hidden="true">${parts}</svg>`;
}
function axisText(value) {
	return percentText$1(value).replace(".0", "");
}
/** The axis above the column. */
function forestAxis(range) {
	const x = scaleOf(range);
	const ends = [
		-range,
		-range / 2,
		0,
		range / 2,
		range
	];
	return markup`<svg class="fo axis" viewBox="0 0 ${width} 24" aria-hidden="true">${ends.map((value, at) => markup`<path class="g" d="M${px(x(value))} 19v5"/>${at % 2 === 0 ? markup`<text x="${px(x(value))}" y="13" text-anchor="${at === 0 ? "start" : at === 4 ? "end" : "middle"}">${axisText(value)}</text>` : noHtml}`)}</svg>`;
}
function intervalOf({ low, high, range }, x) {
	const left = low > range ? px(x(range) - tail) : px(x(low));
	const right = high < -range ? px(x(-range) + tail) : px(x(high));
	const start = low < -range ? `M${left} ${middle}l6 -5m-6 5l6 5` : low > range ? "" : `M${left} 7v8`;
	const end = high > range ? `M${right} ${middle}l-6 -5m6 5l-6 5` : high < -range ? "" : `M${right} 7v8`;
	return markup`<path class="ci" d="M${left} ${middle}H${right}${start}${end}" />`;
}

// src/render/page/table/row-html.ts
/**
* A row of the table, closed. Roles are written out, because on a narrow screen the table is laid out
* as blocks, which takes them from it in some browsers.
*/
function rowHtml(row, { at, run, range }) {
	const { change, low, high } = row;
	const shown = change === null ? "–" : percentText$1(change, decimalsOf(low, high));
	return markup`<tr role="row" class="row" data-at="${at}" data-v="${row.verdict}"><td role="cell" class="c-v">${verdictChip(row)}</td><td role="cell" class="c-n"><button type="button" class="open" id="r${run}-${at}" aria-expanded="false"><span class="name">${named(row.name)}</span>${row.node === null ? noHtml : markup` <span class="node">Node ${row.node}</span>`}</button>${notesOf(row)}</td><td role="cell" class="c-f">${forest(row, range)}</td><td role="cell" class="c-c num">${shown}</td><td role="cell" class="c-i num">${intervalText(low, high, "")}</td><td role="cell" class="c-b num">${valueText(row.base, row.unit)}</td><td role="cell" class="c-h num">${valueText(row.head, row.unit)}</td><td role="cell" class="c-l num">${row.floor === null ? "–" : marginText(row.floor)}</td></tr>`;
}
/** The verdict as a word in its colour. */
function verdictChip({ verdict, word }) {
	return markup`<span class="chip v-${verdict}">${word}</span>`;
}
function notesOf({ metric, others, warnings, beyond, accepted }) {
	const notes = [
		metric === null ? noHtml : markup`<span>${metric}</span>`,
		beyond ? markup`<span class="fails">fails the check</span>` : noHtml,
		accepted ? markup`<span>accepted</span>` : noHtml,
		others === "" ? noHtml : markup`<span>${others}</span>`,
		warnings === 0 ? noHtml : markup`<span class="warned">${countText(warnings, "warning")}</span>`
	].filter((note) => note !== noHtml);
	return notes.length === 0 ? noHtml : markup`<div class="notes">${notes}</div>`;
}
/** Something to be seen, also for a name of nothing but spaces. */
function named(name) {
	return name.trim() === "" ? "(blank)" : name;
}

// src/render/page/table/detail-html.ts
/** Beyond this many more pairs, waiting makes no sense. */
const hopelessPairs = 1e4;
/** What went wrong, with the end of the output. */
function failureHtml({ side, message, lines }) {
	const output = lines.length === 0 ? noHtml : markup`<pre tabindex="0">${lines.map((line) => markup`${line.replaceAll("	", "  ")} `)}</pre>`;
	return markup`<div class="failure"><p>${side === null ? "" : markup`<b>${side}</b>: `}${message}</p>${output}</div>`;
}
/** What it would take to settle a row. */
function neededText({ needed, minutes }) {
	if (needed > hopelessPairs) return "No sensible number of pairs would settle it here.";
	const time = minutes === null ? "" : ` (${durationText(minutes * 60)})`;
	return `About ${countText(needed, "more pair")}${time} would settle it.`;
}

// src/render/page/parts/unsettled-part.ts
const shownAtMost = 50;
/** What is neither changed nor the same, and what it would take to know. */
function unsettledPart(result, rows) {
	const open = rowsWith(rows, "inconclusive");
	const missed = unreached(result.plan, rows);
	if (open.length === 0 && missed.length === 0) return noHtml;
	const shown = open.slice(0, shownAtMost);
	const more = open.length - shown.length;
	return markup`<section class="card"><h2>Not settled</h2><p class="note">An unknown row is neither changed nor shown to be the same.</p><ul class="open-rows">${shown.map((row) => markup`<li><span class="name">${row.benchmarkId}</span>${labelOf(row.metric, result)}<span class="num">${stillText(row)}</span><span>${costText(row)}</span></li>`)}${more > 0 ? markup`<li>${countText(more, "more row")}: filter the table for “unknown”.</li>` : noHtml}${missed.length === 0 ? noHtml : markup`<li><span>Not reached when the run ended: ${missed.slice(0, 10).join(", ")}${missed.length > 10 ? ` and ${String(missed.length - 10)} more` : ""}.</span></li>`}</ul></section>`;
}
function labelOf(metric, { plan }) {
	const main = plan.metrics.find(({ gates }) => gates);
	return metric === null || metric === main ? noHtml : markup`<span class="quiet">${metric.label}</span>`;
}
function stillText({ finding: { judged } }) {
	const pairs = judged?.pairs ?? 0;
	const [low, high] = judged?.ci ?? [null, null];
	return low === null || high === null ? `${countText(pairs, "pair")}, too few for an interval` : `${intervalText(low, high)} after ${countText(pairs, "pair")}`;
}
function costText({ finding: { judged, minutesToSettle } }) {
	const needed = judged?.pairsToSettle ?? 0;
	return needed === 0 ? "" : neededText({
		needed,
		minutes: minutesToSettle
	});
}

// src/render/page/table/table-html.ts
/** A column that the table can be sorted by. */
const columns = [
	{
		key: "verdict",
		title: "Verdict",
		cell: "c-v"
	},
	{
		key: "name",
		title: "Benchmark",
		cell: "c-n"
	},
	{
		key: "forest",
		title: "95 % CI",
		cell: "c-f"
	},
	{
		key: "change",
		title: "Change",
		cell: "c-c num"
	},
	{
		key: "width",
		title: "CI, %",
		cell: "c-i num"
	},
	{
		key: "base",
		title: "Base",
		cell: "c-b num"
	},
	{
		key: "head",
		title: "Head",
		cell: "c-h num"
	},
	{
		key: "floor",
		title: "Floor",
		cell: "c-l num"
	}
];
/** The table with its first rows; the rest, sorting and opening are the script's. */
function tableHtml({ rows, range }, run) {
	const shown = rows.slice(0, 80);
	const head = columns.map(({ key, title, cell }) => key === "forest" ? markup`<th role="columnheader" scope="col" class="${cell}"><span class="sr">${title}, drawn</span>${forestAxis(range)}</th>` : markup`<th role="columnheader" scope="col" class="${cell}" aria-sort="none"><button type="button" class="sort" data-key="${key}" disabled>${title}</button></th>`);
	return markup`<table role="table" class="rows" aria-label="Benchmarks"><thead role="rowgroup"><tr role="row">${head}</tr></thead><tbody role="rowgroup">${shown.map((row, at) => rowHtml(row, {
		at,
		run,
		range
	}))}</tbody></table>`;
}

// src/render/page/page-style.ts
/** How the page looks: one style, whose digest its policy names. Colours never stand without a word. */
const pageStyle = `
:root { color-scheme: light dark;
  --page: #f6f7f9; --card: #fff; --text: #1c2430; --quiet: #5a6675; --line: #e3e7ec; --grid: #edf0f3;
  --bad: #b3261e; --good: #0b6e63; --open: #7a5300; --same: #56616f; --odd: #3d4653;
  --bad-bg: #fdeceb; --good-bg: #e2f3f0; --open-bg: #fdf1da; --same-bg: #eef1f4; --odd-bg: #e6e9ee;
  --base: #66738a; --head: #3457d5; --band: #e8ecf1; --iv: #3457d526; --focus: #3457d5; --code: #f1f3f6; }
@media (prefers-color-scheme: dark) { :root {
  --page: #0f1318; --card: #171c23; --text: #e4e9f0; --quiet: #9aa7b6; --line: #2a323c; --grid: #222a33;
  --bad: #ff9a92; --good: #6fd3c3; --open: #f0c063; --same: #a4b0be; --odd: #c1cad5;
  --bad-bg: #3b1d1c; --good-bg: #12332f; --open-bg: #372a10; --same-bg: #222a33; --odd-bg: #2b333d;
  --base: #8f9db3; --head: #8ea6ff; --band: #232b35; --iv: #8ea6ff33; --focus: #8ea6ff; --code: #1f262f; } }
@media print { :root { color-scheme: light; --page: #fff; --card: #fff; --text: #000; --quiet: #444; --line: #ccc; --grid: #e5e5e5;
  --bad: #b3261e; --good: #0b6e63; --open: #7a5300; --same: #555; --odd: #333;
  --bad-bg: #fff; --good-bg: #fff; --open-bg: #fff; --same-bg: #fff; --odd-bg: #fff;
  --base: #66738a; --head: #3457d5; --band: #eee; --iv: #3457d526; --code: #f5f5f5; } }
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
input, select, .save, .add, .copy, .speedscope { background: var(--card); border: 1px solid var(--line); border-radius: 8px; padding: 5px 10px; font-size: 13px; color: var(--text); max-width: 100%; }
input.filter { width: 15em; }
.save, .add, .copy, .speedscope { cursor: pointer; }
.save:hover, .add:hover, .copy:hover, .speedscope:hover { border-color: var(--quiet); }
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
.wide { overflow-x: auto; margin: 0 0 12px; }
.metrics caption, .plain caption { text-align: left; font-weight: 600; font-size: 13.5px; padding: 4px 0; }
.metrics th, .metrics td, .plain th, .plain td { padding: 4px 10px 4px 0; border-bottom: 1px solid var(--grid); font-size: 13.5px; vertical-align: middle; }
.metrics thead th, .plain thead th { color: var(--quiet); font-size: 12.5px; }

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
@media print { body { font-size: 11pt; } main { max-width: none; padding: 0; } .tools, .more, .copy, .speedscope { display: none; } .card { border: 0; padding: 0; } tr, figure { break-inside: avoid; } .open::before { display: none; } }
@media (prefers-reduced-motion: reduce) { * { transition: none !important; } }
`;

// \0@oxc-project+runtime@0.158.0/helpers/esm/taggedTemplateLiteral.js
function _taggedTemplateLiteral(e, t) {
	return t || (t = e.slice(0)), Object.freeze(Object.defineProperties(e, { raw: { value: Object.freeze(t) } }));
}

// src/render/page/report-page.ts
var _templateObject;
var _templateObject2;
/** Bytes of a page that its raw data may take. */
const dataBytes = 44e5;
/** What the values of one metric in one block take, packed; what is known of a block, its time apart; and of a finding. */
const bytesPerValue = 2.8;
const bytesPerBlock = 2;
const bytesPerTime = 4;
const bytesPerFinding = 55;
/** Rows whose details are packed together: opening one unpacks so many. */
const chunkRows = 64;
const failuresAtMost = 50;
/**
* The report as one HTML file: it needs no other file, asks no network, and runs no script but the one
* that it carries, which its own policy names by its digest.
*
* @param runs - one at least
*/
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
	return `deadheat: ${wholeTally(first.result, rowsOf$1(first.result))}`;
}
/** Several runs at a glance, each a link to its part. */
function overview(runs) {
	return markup`<nav class="card" aria-label="Runs"><h2>${countText(runs.length, "run")}</h2><ul class="runs">${runs.map(({ result }, at) => {
		const rows = rowsOf$1(result);
		return markup`<li><a href="#run-${at}">${wholeTally(result, rows)}</a> <span class="note">${whatText(result)}</span></li>`;
	})}</ul></nav>`;
}
function runPart(run, { at, of, tools }) {
	const { result, taken, name, fromFork = false } = run;
	const rows = rowsOf$1(result);
	const pageRows = pageRowsOf(result, rows);
	const { parts, hasResult } = dataOf(run, rows, {
		room: dataBytes / of,
		tools
	});
	const page = {
		name,
		rows: pageRows,
		range: axisRange(pageRows.map(({ low, high, threshold }) => ({
			reach: Math.max(Math.abs(low ?? 0), Math.abs(high ?? 0)),
			threshold: threshold ?? 0
		}))),
		chunkRows,
		hasNodes: pageRows.some(({ node }) => node !== null),
		hasResult
	};
	const samples = taken.flatMap(({ sample, disturbed }) => disturbed ? [] : [sample]);
	const data = [["run", tools.pack(JSON.stringify(page))], ...parts];
	return markup`<section class="run" id="run-${at}" data-run="${at}"><header class="top">${summaryPart(result, rows)}${fromFork ? untrustedNote : noHtml}</header>${failuresPart(result)}${rows.length === 0 ? noHtml : rowsPart(page, rows, at)}${unsettledPart(result, rows)}${contestsPart(result)}${studyPart(result)}${methodPart(result)}${machinePart(result, samples)}${buildsPart(result)}${data.map(([part, text]) => markup(_templateObject2 || (_templateObject2 = _taggedTemplateLiteral([
		"<script type=\"application/octet-stream\" data-part=\"",
		"\">",
		"<\/script>"
	])), part, new Html(text)))}</section>`;
}
function rowsPart(page, rows, at) {
	const hidden = page.rows.length - 80;
	return markup`<section class="card table"><h2>Benchmarks</h2><div class="tools" role="group" aria-label="Filter, group and save"><div class="chips">${verdictFilters(rows)}</div><label>Filter <input type="search" class="filter" placeholder="name or parameter" autocomplete="off" spellcheck="false" disabled /></label><label>Group by <select class="group" disabled><option value="">nothing</option></select></label><button type="button" class="save" data-save="result" disabled>result.json</button><button type="button" class="save" data-save="csv" disabled>CSV</button></div><p class="status note" role="status">${countText(page.rows.length, "row")}</p>${tableHtml(page, at)}<div class="more">${hidden > 0 ? markup`<noscript><p class="note">${countText(hidden, "more row")} need the page’s script.</p></noscript>` : noHtml}<button type="button" class="add" hidden>Show more</button></div><p class="legend note"><span class="key"><i class="k pt"></i>estimate and 95 % CI</span><span class="key"><i class="k th"></i>threshold</span><span class="key"><i class="k fl"></i>floor: the smallest change that could have been called</span><span class="key">An arrow: beyond the axis</span></p><noscript><p class="note">Rows open, sort and filter with the page’s script.</p></noscript></section>`;
}
const untrustedNote = markup`<p class="check unsure">Untrusted: reported by a job that ran a fork’s code, which could have made up every number below. The commits, the limits and the verdict are this repository’s.</p>`;
/** Failures that belong to no row of the table, such as a build. */
function failuresPart({ failures }) {
	const own = failures.filter(({ benchmarkId }) => benchmarkId === null);
	if (own.length === 0) return noHtml;
	return markup`<section class="card"><h2>${countText(own.length, "failure")}</h2>${own.slice(0, failuresAtMost).map((one) => failureHtml(failureDetail(one)))}</section>`;
}
/** The raw data: details of the rows in chunks, and the result, as far as there is room. */
function dataOf({ result, taken }, rows, { room, tools }) {
	const resultText = tools.pack(`${JSON.stringify(result)}\n`);
	const left = room - taken.length * bytesPerBlock - result.findings.length * bytesPerFinding;
	const hasResult = resultText.length < left - taken.length * bytesPerValue;
	const shown = seriesThatFit(result, taken.length, hasResult ? left - resultText.length : left);
	const details = rowDetailsOf({
		result,
		rows,
		taken,
		...shown
	});
	return {
		hasResult,
		parts: [...Array.from({ length: Math.ceil(details.length / chunkRows) }, (_, at) => tools.pack(JSON.stringify(details.slice(at * chunkRows, (at + 1) * chunkRows)))).map((text, at) => [`chunk-${String(at)}`, text]), ...hasResult ? [["result", resultText]] : []]
	};
}
function seriesThatFit({ plan }, blocks, room) {
	const gating = plan.metrics.filter((metric) => plan.benchmarks.some((benchmark) => gatesIn(benchmark, metric))).length;
	const all = plan.metrics.length;
	const fits = (metrics, others = 0) => blocks * (metrics * bytesPerValue + others) < room;
	if (fits(all)) return {
		series: "all",
		timed: fits(all, bytesPerTime)
	};
	return {
		series: fits(gating) ? "gating" : "main",
		timed: false
	};
}

export { agrees, alikeText, allowText, axisRange, benchmarkCell, boundText, brokenSides, candlestickText, changeText, changeWords, changedFunctions, contendersText, contestOthers, contestRows, contestSentence, contestTally, contestWords, countsText, displayedDifferences, filledTables, fingerprintLines, floorCell, intervalCell, isContestOnly, isolationText, machineFacts, meanChange, nodeText, noiseProbeText, openBoundary, openText, othersText, pageTools, pairsText, reportPage, reproduceLine, runtimeCells, runtimeColumns, runtimeText, scalingLegend, scalingLines, scalingsOf, sideDifferenceText, stateOf, takenSamples, tallyText, valueCells, verdictCell, warningLines, withinText };