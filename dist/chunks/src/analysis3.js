import { mean, rootMeanSquare, sumNthPowerDeviations } from "../packages/simple-statistics.js";
import { byBlame, endOfRun, faultOf, samplesIn } from "./model18.js";
import { claimsChange } from "./model19.js";
import { bearsCompany, comparesSides, eachSide, idUnder, isAcrossSides, labelsOf, ownVersionOf, portionsOf, sides, suiteKey } from "./model5.js";
import { conclusionOf } from "./model20.js";
import { resultFormat } from "./model21.js";
import { countedSamples, familiesOf, jointMetrics, jointTable, pairsByBenchmark } from "./analysis2.js";
import { besideTime, groupedBy } from "./model7.js";
import { medianOf, quantileOf } from "./stats4.js";
import { signedRankP, sortedCopy } from "./stats3.js";
import { decidingOf, gatesIn, gatingOf, yields } from "./model17.js";
import { undoneCode } from "./model14.js";
import { blocksPerPair } from "./model12.js";
import { firstUsableLook, geometricMeans, hodgesLehmann, inconclusiveRow, judgeTable, logRatiosOf, toldVerdict, usablePairs } from "./analysis.js";
import { judgedVerdictSchema } from "./model13.js";
import { gatingTests, logRatio, testsMean } from "./stats.js";
import { percent } from "./model3.js";
import { UsageError } from "./model2.js";
import { someOf } from "./model6.js";

// src/analysis/findings/curves-of.ts
function curvesOf(samples) {
	const seriesEntries = countedSamples(samples, "pair").flatMap(({ block: { benchmarkId }, series }) => series === void 0 || series.base.length === 0 || series.head.length === 0 ? [] : [{
		benchmarkId,
		series
	}]);
	return [...groupedBy(seriesEntries, ({ benchmarkId }) => benchmarkId)].map(([benchmarkId, ownEntries]) => ({
		benchmarkId,
		blocks: ownEntries.length,
		curve: {
			base: curveOf(ownEntries.map(({ series }) => series.base)),
			head: curveOf(ownEntries.map(({ series }) => series.head))
		}
	}));
}
function curveOf(runs) {
	const calls = runs.reduce((most, { length }) => Math.max(most, length), 0);
	const columns = Array.from({ length: calls }, (_, at) => sortedCopy(runs.flatMap((run) => run[at] ?? [])));
	const all = sortedCopy(runs.flat());
	const quantilesAt = (share) => columns.map((column) => quantileOf(column, share));
	return {
		median: quantilesAt(.5),
		lower: quantilesAt(.25),
		upper: quantilesAt(.75),
		candlestick: {
			least: quantileOf(all, 0),
			lower: quantileOf(all, .25),
			mean: all.reduce((sum, value) => sum + value, 0) / all.length,
			upper: quantileOf(all, .75),
			most: quantileOf(all, 1)
		}
	};
}

// src/analysis/block-times.ts
function blockTimes({ pilots, samples }) {
	const warmUps = samples.filter(({ block }) => block.round === 0);
	const counted = samples.filter(({ block }) => block.round > 0);
	const expectedById = new Map([...pilots.map((pilot) => [pilot.benchmarkId, pilot.blockSeconds]), ...warmUps.map((sample) => [sample.block.benchmarkId, sample.seconds])]);
	const knownById = new Map([...groupedBy(counted, ({ block }) => block.benchmarkId)].map(([id, own]) => [id, mean(own.slice(-8).map(({ seconds }) => seconds))]));
	const sumOver = (seconds) => [...knownById.keys()].reduce((sum, id) => sum + (seconds.get(id) ?? 0), 0);
	const slowdown = sumOver(expectedById) > 0 ? sumOver(knownById) / sumOver(expectedById) : 1;
	const learning = [...pilots.flatMap(({ ran }) => ran ?? []), ...warmUps];
	const concurrency = concurrencyOf(counted.length > 0 ? counted : learning);
	return {
		secondsOf: (benchmark) => (knownById.get(benchmark.id) ?? slowdown * (expectedById.get(benchmark.id) ?? 0)) / (bearsCompany(benchmark) ? concurrency : Math.min(1, concurrency)),
		spentSeconds: endOf([...learning, ...counted])
	};
}
function endOf(spans) {
	return spans.reduce((end, span) => Math.max(end, span.startedAtSeconds + span.seconds), 0);
}
function concurrencyOf(spans) {
	const startedAt = Math.min(...spans.slice(0, 64).map((span) => span.startedAtSeconds));
	const concurrency = spans.reduce((total, { seconds }) => total + seconds, 0) / (endOf(spans) - startedAt);
	return concurrency > 0 && Number.isFinite(concurrency) ? concurrency : 1;
}
function secondsTo(pairs, plan, { secondsOf }) {
	const roundSeconds = plan.benchmarks.reduce((sum, benchmark) => sum + secondsOf(benchmark), 0);
	return roundSeconds === 0 ? 0 : pairs * blocksPerPair(plan) * roundSeconds;
}

// src/analysis/result/findings-from.ts
function findingsFrom({ plan, samples, failures, pilots }, floors) {
	const gates = gatingOf(plan);
	const samplesOf = groupedBy(countedSamples(samples, "pair"), ({ block }) => block.benchmarkId);
	const failedIds = new Set(failures.map(({ benchmarkId }) => benchmarkId));
	const undone = new Map(pilots.map(({ benchmarkId, doubts = [] }) => [benchmarkId, doubts.map((text) => ({
		code: undoneCode,
		text
	}))]));
	const portionSizes = new Map(portionsOf(plan.benchmarks).flatMap((portion) => portion.map(({ id }) => [id, portion.length])));
	return (judgedRow, threshold) => {
		const { name: benchmarkId, metric: metricId, pairs, dropped, verdict } = judgedRow;
		const pairsToSettle = pairs === 0 && dropped > 0 ? 0 : judgedRow.pairsToSettle;
		const metric = plan.metrics.find(({ id }) => id === metricId);
		if (metric === void 0) throw new Error(`the judge returned an unexpected row: ${benchmarkId} ${metricId}`);
		const ownSamples = samplesOf.get(benchmarkId) ?? [];
		const ownFloors = (floors.get(benchmarkId) ?? []).filter((floor) => floor.metric === metricId);
		const limit = Math.max(plan.policy.limit ?? threshold, ...ownFloors.map(({ ratio }) => ratio));
		const isFailed = failedIds.has(benchmarkId);
		const seconds = medianOf(ownSamples.map((sample) => sample.seconds));
		const warnings = [...undone.get(benchmarkId) ?? [], ...judgedRow.warnings];
		const portionSize = portionSizes.get(benchmarkId) ?? NaN;
		return {
			benchmarkId,
			metric: metricId,
			verdict: isFailed ? "failed" : verdict,
			baseCentre: medianOf(ownSamples.map(({ base }) => base[metricId] ?? null)),
			headCentre: medianOf(ownSamples.map(({ head }) => head[metricId] ?? null)),
			judged: {
				...judgedRow,
				pairsToSettle,
				warnings
			},
			threshold,
			beyondLimit: !isFailed && verdict === "regression" && gates(benchmarkId, metricId) && isWholeBeyond(judgedRow, metric, limit),
			minutesToSettle: pairsToSettle > 0 && seconds !== null ? pairsToSettle * seconds * portionSize / 60 : null
		};
	};
}
function isWholeBeyond({ ci: [low, high] }, { better }, limit) {
	if (low === null || high === null) return false;
	return better === "lower" ? low > limit : high < 1 / (1 + limit) - 1;
}
function unmeasuredFindings({ run, parts }, rows, cutIds) {
	const { plan, samples, failures } = run;
	const measuredIds = new Set(rows.map(({ benchmarkId }) => benchmarkId));
	const pairedIds = new Set(countedSamples(samples, "pair").map(({ block }) => block.benchmarkId));
	const pairs = pairsByBenchmark(run);
	const secondsById = new Map(parts.flatMap((part) => secondsToFirstLookOf(part.run)));
	const absentOf = ({ id }) => {
		if (cutIds.has(id)) return absent(id, "too-long");
		if (pairedIds.has(id) && !pairs.has(id)) return absent(id, "no-value");
		return absent(id, "not-reached", secondsById.get(id));
	};
	const failedIds = failures.flatMap(({ benchmarkId }) => benchmarkId !== null && !measuredIds.has(benchmarkId) ? [benchmarkId] : []);
	const reachedIds = /* @__PURE__ */ new Set([...measuredIds, ...failedIds]);
	const plannedIds = new Set(plan.benchmarks.map(({ id }) => id));
	return [
		...[...new Set(failedIds)].map(none("failed")),
		...plan.benchmarks.flatMap((each) => reachedIds.has(each.id) ? [] : [absentOf(each)]),
		...(plan.leftOut ?? []).flatMap(({ id, cause, seconds }) => reachedIds.has(id) || plannedIds.has(id) ? [] : [cause === "unchanged" ? none("untouched")(id) : absent(id, cause, seconds)]),
		...plan.added.map((id) => addedFinding(id, plan)),
		...plan.removed.map(none("removed"))
	];
}
function addedFinding(id, { figures }) {
	const figure = figures?.find((each) => each.id === id);
	const finding = none("added")(id);
	return figure === void 0 ? finding : {
		...finding,
		metric: "time",
		headCentre: figure.seconds
	};
}
function secondsToFirstLookOf(run) {
	const times = blockTimes(run);
	const pairs = pairsByBenchmark(run);
	const look = firstUsableLook(run.plan) ?? 0;
	const triedIds = new Set(run.pilots.map(({ benchmarkId }) => benchmarkId));
	const typicalSeconds = typicalOf(run.plan.benchmarks.filter(({ id }) => triedIds.has(id)).map(times.secondsOf));
	const pilotSeconds = typicalOf(run.pilots.flatMap(({ ran }) => ran?.seconds ?? []));
	return run.plan.benchmarks.map((benchmark) => {
		const { id } = benchmark;
		const lacking = Math.max(0, look - (pairs.get(id) ?? 0));
		const plan = {
			...run.plan,
			benchmarks: [benchmark]
		};
		return [id, triedIds.has(id) ? secondsTo(lacking, plan, times) : pilotSeconds + secondsTo(lacking, plan, { secondsOf: () => typicalSeconds })];
	});
}
function typicalOf(values) {
	return values.length === 0 ? 0 : mean([...values]);
}
function absent(benchmarkId, cause, seconds = 0) {
	const minutesToSettle = seconds > 0 ? seconds / 60 : null;
	return {
		...none("not-measured")(benchmarkId),
		cause,
		minutesToSettle
	};
}
function none(verdict) {
	return (benchmarkId) => ({
		benchmarkId,
		metric: null,
		verdict,
		baseCentre: null,
		headCentre: null,
		judged: null,
		threshold: null,
		beyondLimit: false,
		minutesToSettle: null
	});
}
function notComparable(finding) {
	if (!judgedVerdictSchema.safeParse(finding.verdict).success) return finding;
	return {
		...finding,
		verdict: "not-comparable",
		beyondLimit: false,
		minutesToSettle: null
	};
}

// src/analysis/findings/exact-findings.ts
const wholeSide = "package";
const readers = {
	"addon-size": (build) => {
		const addons = build.addons.filter(({ path }) => isOfPackage(path, build));
		return addons.length === 0 ? null : addons.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0);
	},
	"install-size": ({ installed }) => installed?.bytes ?? null,
	"install-files": ({ installed }) => installed?.files ?? null
};
function isOfPackage(path, { directory, packageDirectory }) {
	const place = `${directory}/${path}`;
	return place.startsWith(`${packageDirectory}/`) && !path.startsWith("../") && !place.includes("/node_modules/", packageDirectory.length);
}
function exactFindings(plan, { runtime, builds }) {
	const { base, head } = builds;
	if (base === null || head === null) return [];
	return plan.metrics.flatMap((metric) => {
		const read = readers[metric.id];
		if (metric.assume !== "exact" || read === void 0) return [];
		const values = {
			base: read(base),
			head: read(head)
		};
		if (values.base === null || values.head === null || values.base <= 0) return [];
		return [exactFinding(idUnder(wholeSide, runtime), metric, {
			base: values.base,
			head: values.head
		})];
	});
}
function exactFinding(benchmarkId, metric, { base, head }) {
	return {
		...none(base === head ? "unchanged" : exactVerdict(metric, head / base))(benchmarkId),
		metric: metric.id,
		baseCentre: base,
		headCentre: head,
		threshold: metric.threshold
	};
}
function exactVerdict({ better, threshold }, ratio) {
	const worse = better === "lower" ? ratio : 1 / ratio;
	if (worse >= 1 + threshold) return "regression";
	return worse <= 1 / (1 + threshold) ? "improvement" : "unchanged";
}
function ownExactFindings({ plan, samples }) {
	const metrics = plan.metrics.filter(({ assume, own: isOwn }) => assume === "exact" && isOwn === true);
	if (metrics.length === 0) return [];
	const byBenchmark = groupedBy(countedSamples(samples, "pair"), ({ block }) => block.benchmarkId);
	return plan.benchmarks.flatMap((benchmark) => {
		const ownSamples = byBenchmark.get(benchmark.id) ?? [];
		if (ownSamples.length < (plan.policy.looks[0] ?? NaN)) return [];
		return metrics.flatMap((metric) => {
			if (!yields(benchmark, metric)) return [];
			const base = onlyValue(ownSamples, "base", metric);
			const head = onlyValue(ownSamples, "head", metric);
			if (base === null || head === null) {
				const isMissed = ownSamples.some((sample) => (sample.base[metric.id] ?? null) !== null);
				const open = {
					...none("inconclusive")(benchmark.id),
					metric: metric.id
				};
				return isMissed && gatesIn(benchmark, metric) ? [open] : [];
			}
			const finding = exactFinding(benchmark.id, metric, {
				base,
				head
			});
			const isBeyond = (metric.better === "lower" ? head / base : base / head) > 1 + (plan.policy.limit ?? metric.threshold);
			const beyondLimit = finding.verdict === "regression" && isBeyond && gatesIn(benchmark, metric);
			return [{
				...finding,
				beyondLimit
			}];
		});
	});
}
function onlyValue(samples, side, { id }) {
	const values = new Set(samples.map((sample) => sample[side][id] ?? null));
	const [only] = values;
	return values.size === 1 ? only ?? null : null;
}

// src/analysis/findings/reported-builds.ts
function reportedBuilds({ builds, variants }, { plan, pilots }) {
	if (variants === void 0) return withLoadedAddons(builds, pilots);
	const reportedVariants = variants.map((variant) => {
		const ownIds = new Set(plan.benchmarks.flatMap(({ id, runtime }) => runtime === variant.runtime ? [id] : []));
		const ownPilots = pilots.filter(({ benchmarkId }) => ownIds.has(benchmarkId));
		return {
			variant,
			...withLoadedAddons(variant.builds, ownPilots)
		};
	});
	const first = reportedVariants.find(({ variant }) => sides.every((side) => variant.builds[side]?.directory === builds[side]?.directory));
	const warnings = reportedVariants.flatMap((each) => each.warnings);
	return {
		builds: first?.builds ?? builds,
		variants: reportedVariants.map((each) => ({
			...each.variant,
			builds: each.builds
		})),
		warnings: [...new Map(warnings.map((warning) => [warning.text, warning])).values()]
	};
}
const mostAddons = 200;
const shownPath = 300;
function withLoadedAddons(builds, pilots) {
	const observations = pilots.flatMap(({ addons }) => addons ?? []);
	if (observations.length === 0) return {
		builds,
		warnings: []
	};
	const loadedOn = (side) => {
		const loadedAddons = observations.flatMap((observation) => observation[side]);
		return buildWith(side, builds[side], loadedAddons);
	};
	const [base, head] = [loadedOn("base"), loadedOn("head")];
	return {
		builds: {
			base: base.build,
			head: head.build
		},
		warnings: [...base.warnings, ...head.warnings]
	};
}
function buildWith(side, build, loadedAddons) {
	if (build === null) return {
		build,
		warnings: []
	};
	const addonsByPath = new Map(build.addons.map((addon) => [addon.path, addon]));
	const uses = [...groupedBy(loadedAddons, ({ path }) => path)].map(([path, loads]) => {
		const addon = addonsByPath.get(path);
		const builtHere = addon?.builtHere === true && loads.every(({ content }) => content?.sha256 === addon.sha256);
		return {
			path,
			content: loads.at(-1)?.content ?? null,
			builtHere,
			loadedBy: loads.length
		};
	});
	const usesByPath = new Map(uses.map((use) => [use.path, use]));
	const addons = [...build.addons.map((addon) => {
		const { content, ...use } = usesByPath.get(addon.path) ?? {
			content: null,
			loadedBy: 0
		};
		return {
			...addon,
			...content,
			...use
		};
	}), ...uses.flatMap(({ content, ...use }) => addonsByPath.has(use.path) || content === null ? [] : [{
		...content,
		...use
	}])];
	const foreignUses = uses.filter(({ builtHere }) => !builtHere);
	return {
		build: {
			...build,
			addons: addons.slice(0, mostAddons)
		},
		warnings: foreignUses.map(({ path }) => ({
			code: "foreign-addon",
			text: `${side} loaded ${path.slice(0, shownPath)}, which was not built here`
		}))
	};
}

// src/analysis/judged-part.ts
function yieldsOf(parts, journals) {
	const yields = parts.map((part) => [part.name, part.yield?.(journals) ?? null]);
	return Object.fromEntries(yields.filter(([, value]) => value !== null));
}

// src/analysis/findings/control-flags.ts
function controlFlags(control, processOf = (name) => name) {
	const alpha = control.alpha / 2;
	const claimingRows = judgeTable({
		...control,
		alpha,
		final: true
	}).rows.filter(claimsChange);
	const metrics = [...new Set(control.rows.map(({ metric }) => metric))];
	const rowsOf = (of) => control.rows.filter(({ metric }) => metric === of);
	const pooledFlags = metrics.flatMap((metric) => {
		const rows = rowsOf(metric);
		const groups = groupedBy(rows, ({ name }) => processOf(name));
		const pooledP = signedRankP([...groups.values()].flatMap(meansOf));
		const p = Math.min(1, metrics.length * pooledP);
		return p <= alpha && matters(rows) ? [{
			metric,
			name: null,
			p
		}] : [];
	});
	const ownFlags = claimingRows.map(({ metric, name, pAdjusted: p }) => ({
		metric,
		name,
		p
	}));
	return [...pooledFlags, ...ownFlags].map((flag) => ({
		...flag,
		largest: Math.max(...rowsOf(flag.metric).flatMap(logarithmsOf).map(Math.abs))
	}));
}
function meansOf(rows) {
	const unitsOfBlocks = [];
	for (const row of rows) {
		const size = medianOf(logarithmsOf(row).map((logarithm) => Math.abs(logarithm))) ?? NaN;
		for (const [at, pair] of size > 0 ? row.pairs.entries() : []) {
			const logarithms = logarithmsOf({
				...row,
				pairs: [pair],
				order: [],
				contention: []
			});
			(unitsOfBlocks[at] ??= []).push(...logarithms.map((logarithm) => logarithm / size));
		}
	}
	return unitsOfBlocks.flatMap((units) => units.length === 0 ? [] : units.reduce((sum, unit) => sum + unit, 0) / units.length);
}
function matters(rows) {
	const bias = hodgesLehmann(sortedCopy(rows.flatMap(logarithmsOf)));
	return Math.abs(bias) >= Math.min(...rows.map(({ threshold }) => Math.log1p(threshold))) / 2;
}
function logarithmsOf(row) {
	return [...logRatiosOf(usablePairs(row))];
}
function downgradeRow(row, flags) {
	const ownFlags = flags.filter(({ metric }) => metric === row.metric);
	const [flag] = ownFlags;
	if (flag === void 0 || row.verdict === "inconclusive") return row;
	if (row.verdict === "unchanged" && ownFlags.every(({ name }) => name !== row.name)) return row;
	const nearestEnd = Math.min(...row.ci.map((end) => Math.abs(Math.log1p(end ?? NaN))));
	if (claimsChange(row) && nearestEnd > 3 * flag.largest) {
		const text = `base differed from itself in ${flagText(flag)}, by less than a third of this change`;
		return {
			...row,
			warnings: [{
				code: "control",
				text
			}, ...row.warnings]
		};
	}
	return inconclusiveRow(row, {
		code: "control",
		text: `${toldVerdict(row.verdict)}, but base differed from itself in ${flagText(flag)}: something other than the code favours one side; find it (paths, environment, caches, other work) and run again`
	});
}
function flagText({ metric, name }) {
	return `${metric} ${name === null ? "over all benchmarks" : `in ${name}`}`;
}

// src/analysis/layouts/layout-floors.ts
const publishedShift = .48;
function layoutFloors({ plan, pilots }) {
	const { placements } = plan;
	if (placements !== void 0 && ("by" in placements || placements.chosen === true)) return [];
	const timedMetrics = plan.metrics.filter(({ unit, own: isOwn }) => isOwn !== true && (unit === "s" || unit === "per_s"));
	return pilots.flatMap(({ benchmarkId: name, addons }) => addons === void 0 || loadedDigests(addons.base) === loadedDigests(addons.head) ? [] : timedMetrics.map(({ id }) => ({
		name,
		metric: id,
		ratio: publishedShift
	})));
}
function loadedDigests(addons) {
	return addons.map(({ content }) => content?.sha256 ?? "gone").toSorted().join(" ");
}
function aboveFloor(row, floors) {
	const { verdict, estimate, metric } = row;
	const floor = floors.find((candidate) => candidate.metric === metric);
	if (floor === void 0 || !claimsChange(row) || estimate === null) return row;
	if (Math.max(1 + estimate, 1 / (1 + estimate)) - 1 > floor.ratio) return row;
	const text = `${toldVerdict(verdict)}, but its addons could not be linked again, and in 5% of cases two links of the same code differ by more than ${percent(floor.ratio)}: more pairs would not settle it`;
	return inconclusiveRow(row, {
		code: "layout",
		text
	});
}

// src/analysis/findings/machine-drift.ts
const muchMore = 2;
const harmless = .002;
function machineDriftOf(steadiness) {
	const { before = null, after = null } = steadiness ?? {};
	if (before === null || after === null) return null;
	const isCoarser = after.resolution > Math.max(before.resolution, harmless);
	if (after.noise <= muchMore * before.noise || !isCoarser) return null;
	const pairs = horizonSeconds / usualPairSeconds;
	const pairSpread = Math.log1p(after.resolution) * Math.sqrt(pairs) / normal95;
	return {
		times: after.noise / before.noise,
		spread: Math.max(after.noise, pairSpread)
	};
}
function withdrawClaim(row, { times, spread }) {
	if (!claimsChange(row)) return row;
	const { estimate, smallestDetectable, pairSpread } = row;
	const hiddenSize = Math.min(times, Math.hypot(1, spread / (pairSpread ?? 0))) * Math.log1p(smallestDetectable ?? 1e400);
	if (estimate !== null && Math.abs(Math.log1p(estimate)) > hiddenSize) return {
		...row,
		warnings: [standsWarning, ...row.warnings]
	};
	return inconclusiveRow(row, {
		code: "unrest",
		text: `${toldVerdict(row.verdict)}, but the noise of this machine more than doubled during the run, which hides a change of this size; run again when it is quiet`
	});
}
const standsWarning = {
	code: "unrest",
	text: "the noise of this machine more than doubled during the run; the change is larger than that noise could hide"
};
const machineDriftWarning = {
	code: "unrest",
	text: "the noise probe scattered more than twice as much after the run as before, so only changes that such noise cannot hide are called; run again when the machine is quiet"
};
function triedMachine(machine, entries) {
	const lastProbe = (when) => {
		const last = entries.findLast((entry) => entry.type === "trial" && entry.when === when);
		return last?.type === "trial" ? noiseProbeOf(last.trial) : null;
	};
	const steadiness = {
		before: lastProbe("before"),
		after: lastProbe("after")
	};
	return steadiness.before !== null || steadiness.after !== null ? {
		...machine,
		steadiness
	} : machine;
}
const horizonSeconds = 30;
const usualPairSeconds = .8;
const madToDeviation = 1.4826;
const normal95 = 1.96;
function noiseProbeOf({ windows, seconds }) {
	const deviations = windows.flatMap((pair) => {
		const centre = medianOf(pair) ?? NaN;
		return pair.map((ratio) => Math.abs(ratio - centre));
	});
	const noise = madToDeviation * (medianOf(deviations) ?? NaN);
	const spread = rootMeanSquare(windows.map(mean));
	const least = noise / Math.sqrt(deviations.length / windows.length);
	const blocks = Math.max(1, horizonSeconds * windows.length / Math.max(seconds, .001));
	const logarithm = normal95 * Math.max(spread, least) / Math.sqrt(blocks);
	return {
		resolution: Math.expm1(logarithm),
		noise
	};
}
const calmTimes = 1.3;
function isStillCalm(windows, { noise }) {
	return noiseProbeOf({
		windows,
		seconds: 0
	}).noise <= calmTimes * noise;
}
function mayBeNoise({ plan, findings }) {
	const gates = decidingOf(plan);
	return findings.some((finding) => claimsChange(finding) || finding.verdict === "inconclusive" && gates(finding.benchmarkId, finding.metric));
}

// src/analysis/table-of.ts
function tableOf({ plan, samples, isGating, final, kind = "pair" }) {
	const metricsOf = (benchmark) => plan.metrics.filter((metric) => metric.assume === "nothing" && yields(benchmark, metric) && gatesIn(benchmark, metric) === isGating);
	const byBenchmark = groupedBy(countedSamples(samples, kind), ({ block }) => block.benchmarkId);
	const joint = isGating && kind === "pair" ? jointTable(plan) : null;
	const samplesByBenchmark = groupedBy(joint === null ? [] : samples, ({ block }) => block.benchmarkId);
	const rows = plan.benchmarks.flatMap((benchmark) => {
		const ownSamples = byBenchmark.get(benchmark.id) ?? [];
		const early = earlyBlocks(plan, benchmark, samplesByBenchmark.get(benchmark.id) ?? []);
		return metricsOf(benchmark).map((metric) => ({
			...rowOf(benchmark, metric, ownSamples),
			early: early.get(metric.id) ?? null,
			costs: isGating && kind === "pair" ? costsOf(plan, {
				benchmark,
				metric
			}, ownSamples) : null
		})).filter((row) => row.pairs.some(([base, head]) => isPositive(base) && isPositive(head)) || isGating && isUntold(row, ownSamples));
	});
	const { alpha, alphaEquivalence, looks } = plan.policy;
	const informingTests = plan.benchmarks.flatMap(metricsOf).length;
	return {
		alpha,
		alphaEquivalence,
		looks,
		early: true,
		joint,
		final,
		family: isGating ? gatingTests(plan) : informingTests,
		rows
	};
}
function rowOf(benchmark, metric, samples) {
	const ownThreshold = metric.gates && metric.unit === "s" ? benchmark.threshold : null;
	return {
		name: benchmark.id,
		labels: labelsOf(benchmark),
		metric: metric.id,
		unit: metric.unit,
		direction: metric.better,
		threshold: ownThreshold ?? metric.threshold,
		pairs: samples.map(({ base, head }) => [base[metric.id] ?? null, head[metric.id] ?? null]),
		order: samples.map(({ block }) => block.coin),
		contention: samples.map(({ machine }) => ({
			runDelayRatio: worse(machine.runDelayRatio.base, machine.runDelayRatio.head),
			stealRatio: machine.stealRatio
		}))
	};
}
function costsOf({ metrics }, { benchmark, metric }, samples) {
	if (!metrics.some(({ id }) => id === besideTime.mean) || metric.unit !== "s" && metric.unit !== "per_s") return null;
	const isTested = metric.id === "time" && testsMean(benchmark, metrics);
	const costOf = (readings) => {
		const value = isPositive(readings[metric.id] ?? null) ? readings[isTested ? besideTime.mean : metric.id] : null;
		const mean = metric.better === "lower" ? value ?? NaN : 1 / (value ?? NaN);
		if (!isTested) return {
			mean,
			farShare: 0,
			farTime: 0
		};
		return {
			mean,
			farShare: readings[besideTime.farShare] ?? 0,
			farTime: readings[besideTime.farTime] ?? 0
		};
	};
	return {
		isTested,
		pairs: samples.map(({ base, head }) => ({
			base: costOf(base),
			head: costOf(head)
		}))
	};
}
function isUntold({ metric, unit, direction }, samples) {
	return samples.some(({ base, head }) => {
		if (!(metric in base && metric in head)) return false;
		return unit === "s" || isPerhapsWorse([base[metric] ?? null, head[metric] ?? null], direction);
	});
}
function isPerhapsWorse([base, head], direction) {
	if (base === null) return false;
	if (head === null) return base > 0;
	return direction === "lower" ? base === 0 && head > 0 : base > 0 && head === 0;
}
function isPositive(value) {
	return value !== null && value > 0;
}
function worse(first, second) {
	if (first === null || second === null) return first ?? second;
	return Math.max(first, second);
}
function earlyBlocks({ earlyControls, metrics }, benchmark, samples) {
	if (earlyControls === void 0) return /* @__PURE__ */ new Map();
	const { pairs, controls } = earlyControls;
	const firstSamples = samples.filter(({ block: { round, kind } }) => round > 0 && round <= pairs + controls && (kind === "pair" || kind === "control"));
	const earlyEntries = jointMetrics(benchmark, metrics).map(({ id }) => {
		const valuesOf = (kind) => firstSamples.filter(({ block }) => block.kind === kind).map(({ base, head }) => [base[id] ?? NaN, head[id] ?? NaN]).filter(([first, second]) => first > 0 && second > 0);
		return [id, {
			pairs: valuesOf("pair"),
			controls: valuesOf("control")
		}];
	});
	const isWhole = earlyEntries.every(([, early]) => early.pairs.length === pairs && early.controls.length === controls);
	return new Map(isWhole ? earlyEntries : []);
}

// src/analysis/result/own-ends.ts
function wordOfOwnEnds({ base, head }) {
	if (base === 0 && head > 1) return "failed";
	return head > base ? "unknown" : "kept";
}
function rowEndsOf(benchmarks, entries) {
	const keys = new Map(benchmarks.map((each) => [each.id, suiteKey(each) ?? each.id]));
	const pairs = entries.flatMap(startedIn);
	const startedById = groupedBy(pairs, ({ id }) => id);
	const repeatedByKey = groupedBy(pairs.filter(({ isRepeated }) => isRepeated), ({ id }) => keys.get(id ?? ""));
	return new Map(benchmarks.flatMap((benchmark) => {
		const again = repeatedByKey.get(keys.get(benchmark.id)) ?? [];
		const rest = (startedById.get(benchmark.id) ?? []).filter(({ isRepeated }) => !isRepeated);
		return again.length === 0 ? [] : [[benchmark.id, endsOf(benchmark, [...again, ...rest])]];
	}));
}
function endsOf(benchmark, pairs) {
	const { id: benchmarkId } = benchmark;
	const startedOf = (side) => pairs.reduce((sum, pair) => sum + pair.processes[side], 0);
	const failuresOf = (side) => pairs.flatMap(({ failure }) => failure !== null && faultOf([failure]) === side ? [{
		...failure,
		benchmarkId
	}] : []);
	const [base, head] = [failuresOf("base"), failuresOf("head")];
	const failed = {
		base: base.length,
		head: head.length
	};
	const wordOfContest = failed.base === failed.head ? "kept" : "unknown";
	return {
		counts: {
			benchmarkId,
			failed,
			processes: eachSide(startedOf)
		},
		labels: labelsOf(benchmark),
		word: comparesSides(benchmark) ? wordOfOwnEnds(failed) : wordOfContest,
		last: {
			base: base.at(-1) ?? null,
			head: head.at(-1) ?? null
		}
	};
}
function startedIn(entry) {
	const unbroken = {
		failure: null,
		isRepeated: false
	};
	if ("sample" in entry) {
		const { benchmarkId: id, kind, links } = entry.sample.block;
		return [{
			id,
			processes: startedFor(kind, links),
			...unbroken
		}];
	}
	if (entry.type === "pilot") return [{
		id: entry.pilot.benchmarkId,
		processes: startedFor("pilot"),
		...unbroken
	}];
	if (entry.type !== "attempt" && entry.type !== "failure") return [];
	const { failure } = entry;
	const isRepeated = entry.type === "attempt";
	const processes = startedFor(isRepeated ? entry.kind : "pair");
	return [{
		id: failure.benchmarkId,
		processes,
		failure,
		isRepeated
	}];
}
function startedFor(kind, links = 1) {
	return kind === "control" ? {
		base: 2 * links,
		head: 0
	} : {
		base: links,
		head: links
	};
}
function ownEndsText({ counts: { failed, processes }, labels }) {
	const [more, less] = failed.base > failed.head ? ["base", "head"] : ["head", "base"];
	const ofLess = failed[less] === 0 ? "none" : `${failed[less]} of ${processes[less]}`;
	return `${labels[more]} ended by itself in ${failed[more]} of ${processes[more]} processes, ${labels[less]} in ${ofLess}`;
}
function failuresWith(rowEnds, failures) {
	const failedIds = new Set(failures.map(({ benchmarkId }) => benchmarkId));
	const more = [...rowEnds].flatMap(([id, { word, last }]) => sides.flatMap((side) => {
		const isTold = failures.some((each) => each.benchmarkId === id && each.side === side);
		const isFailed = failedIds.has(id) || word === "failed" && side === "head";
		return isTold || !isFailed ? [] : last[side] ?? [];
	}));
	return [...failures, ...more].map((failure) => {
		const { side, benchmarkId, message } = failure;
		const ends = rowEnds.get(benchmarkId ?? "");
		const { failed, processes } = ends?.counts ?? {};
		if (ends === void 0 || side === null || failed?.[side] === processes?.[side]) return failure;
		return {
			...failure,
			message: `${ownEndsText(ends)}: ${message}`.slice(0, 2e3)
		};
	});
}
const leavesMore = {
	code: "undone-on-head",
	text: "what head alone leaves to be done after its calls is in no number"
};
function withDoubts(judgedRow, { rowEnds, cut, leavingRows }) {
	const row = leavingRows.has(judgedRow.name) ? withWarning(judgedRow, leavesMore, { isOpen: true }) : judgedRow;
	const ends = rowEnds.get(row.name);
	const message = cut.get(row.name);
	const isOpen = ends !== void 0 && ends.word !== "kept";
	const rowWithEnds = ends === void 0 ? row : withWarning(row, {
		code: "own-ends",
		text: ownEndsText(ends)
	}, { isOpen });
	const text = message?.slice(0, 900);
	return text === void 0 ? rowWithEnds : withWarning(rowWithEnds, {
		code: "out-of-share",
		text
	}, { isOpen: true });
}
function withWarning(row, { code, text }, { isOpen }) {
	const isGreen = row.verdict === "unchanged" || row.verdict === "improvement";
	if (isOpen && isGreen) return inconclusiveRow(row, {
		code,
		text: `${toldVerdict(row.verdict)}, but ${text}`
	});
	const news = {
		...row,
		warnings: [{
			code,
			text
		}, ...row.warnings]
	};
	return isOpen ? {
		...news,
		atWorst: null
	} : news;
}

// src/analysis/result/judged-family.ts
function judgedFamily(run, parts, doubts) {
	const floors = groupedBy(parts.flatMap((part) => part.floors), ({ name }) => name);
	const gatingTable = judgedTogether(parts, run.plan.benchmarks);
	const informingTable = judgeTable(tableOf({
		...run,
		isGating: false,
		final: true
	}));
	const informingRows = informingTable.rows.map((row) => aboveFloor(row, floors.get(row.name) ?? []));
	const findingOf = findingsFrom(run, floors);
	const findings = [gatingTable, {
		...informingTable,
		rows: informingRows
	}].flatMap(({ rows, measuredRows }) => rows.map((row, at) => findingOf(withDoubts(row, doubts), measuredRows[at]?.row.threshold ?? NaN)));
	return {
		run,
		parts,
		findings: run.plan.budgetSeconds === null ? findings : withoutBegun(findings),
		measuredRows: gatingTable.measuredRows
	};
}
function withoutBegun(findings) {
	const toldIds = new Set(findings.flatMap(({ benchmarkId, verdict, judged: judgement }) => verdict === "failed" || judgement === null || judgement.ci[0] !== null || judgement.dropped > 0 ? [benchmarkId] : []));
	return findings.filter(({ benchmarkId }) => toldIds.has(benchmarkId));
}
function judgedTogether(parts, benchmarks) {
	const tables = parts.map(({ run }) => tableOf({
		...run,
		isGating: true,
		final: true
	}));
	const [first] = tables;
	if (first === void 0) throw new Error("expected a table of at least one part, got none");
	const seriesOf = groupedBy(tables.flatMap(({ rows }) => rows), ({ name }) => name);
	const { rows, measuredRows } = judgeTable({
		...first,
		family: Math.max(...tables.map(({ family }) => family)),
		rows: benchmarks.flatMap(({ id }) => seriesOf.get(id) ?? [])
	});
	const corrections = new Map(parts.flatMap((part) => {
		const correct = correctionBy(part);
		return part.run.plan.benchmarks.map(({ id }) => [id, correct]);
	}));
	return {
		measuredRows,
		rows: rows.map((row) => corrections.get(row.name)?.(row) ?? row)
	};
}
function correctionBy({ floors, flags, drift }) {
	const floorsOf = groupedBy(floors, ({ name }) => name);
	return (row) => {
		const downgradedRow = downgradeRow(aboveFloor(row, floorsOf.get(row.name) ?? []), flags);
		return drift === null ? downgradedRow : withdrawClaim(downgradedRow, drift);
	};
}

// src/analysis/run-time-of.ts
function runTimeOf(entries) {
	const stages = stagesOf(entries.flatMap((entry) => entry.type === "stage" ? [entry] : []));
	if (stages.size === 0) return null;
	const lostSeconds = killedSeconds(entries);
	if (lostSeconds > 0) stages.set("blocks", (stages.get("blocks") ?? 0) + lostSeconds);
	return runTimeFrom(stages, entries.flatMap((entry) => "sample" in entry ? [{
		count: 1,
		seconds: entry.sample.seconds
	}] : []));
}
function killedSeconds(entries) {
	let [sum, begun, latest] = [
		0,
		0,
		0
	];
	for (const entry of entries) {
		if (entry.type === "sample") {
			const { startedAtSeconds, seconds } = entry.sample;
			latest = Math.max(latest, startedAtSeconds + seconds);
		}
		if (entry.type !== "stage" || entry.stage !== "prepare" && entry.stage !== "blocks") continue;
		if (entry.stage === "prepare") sum += latest - begun;
		begun = latest;
	}
	return sum;
}
function sumOfRunTimes(times) {
	const knownTimes = times.filter((time) => time !== null);
	if (knownTimes.length === 0) return null;
	return runTimeFrom(stagesOf(knownTimes.flatMap(({ stages }) => stages)), knownTimes.map(({ blocks }) => blocks));
}
function stagesOf(parts) {
	const stages = /* @__PURE__ */ new Map();
	for (const { stage, seconds } of parts) stages.set(stage, (stages.get(stage) ?? 0) + seconds);
	return stages;
}
function runTimeFrom(stages, blocks) {
	const sum = (part) => blocks.reduce((total, block) => total + block[part], 0);
	return {
		stages: [...stages].map(([stage, ownSeconds]) => ({
			stage,
			seconds: ownSeconds
		})),
		blocks: {
			count: sum("count"),
			seconds: sum("seconds")
		}
	};
}

// src/analysis/result/machine-part.ts
function familyPartsOf(part) {
	return familiesOf(part.run).map((run) => {
		const processes = new Map(run.plan.benchmarks.map((each) => [each.id, suiteKey(each)]));
		return {
			...part,
			run,
			flags: controlFlags(tableOf({
				...run,
				isGating: true,
				final: true,
				kind: "control"
			}), (name) => processes.get(name) ?? name),
			floors: layoutFloors(run)
		};
	});
}
function machinePartOf(entries) {
	const [runEntry] = entries;
	if (runEntry?.type !== "run") throw new UsageError("expected a journal that begins with a \"run\" line, got something else");
	const machine = triedMachine(runEntry.machine, entries);
	return {
		runEntry,
		run: runOf(runEntry.plan, entries),
		machine,
		drift: machineDriftOf(machine.steadiness),
		seconds: secondsOf(entries),
		repeats: entries.filter(({ type }) => type === "disturbed").length,
		time: runTimeOf(entries),
		entries
	};
}
function indexOf({ run }) {
	return run.plan.shard?.index ?? 0;
}
function joinedRun(parts, plan) {
	return {
		plan,
		pilots: parts.flatMap(({ run }) => run.pilots),
		samples: parts.flatMap(({ run }) => run.samples),
		failures: parts.flatMap(({ run }) => run.failures)
	};
}
function runOf(plan, entries) {
	return {
		plan,
		pilots: entries.flatMap((entry) => entry.type === "pilot" ? [entry.pilot] : []),
		samples: beyondNode(plan, samplesIn(entries).samples),
		failures: entries.flatMap((entry) => entry.type === "failure" ? [entry.failure] : [])
	};
}
function beyondNode({ nodeItself, benchmarks }, samples) {
	if (nodeItself === void 0) return samples;
	const ofSides = new Set(benchmarks.filter(comparesSides).map(({ id }) => id));
	return samples.map((sample) => {
		const { kind, benchmarkId } = sample.block;
		if (!ofSides.has(benchmarkId)) return sample;
		const head = beyond(sample.head, nodeItself[kind === "control" ? "base" : "head"]);
		return {
			...sample,
			base: beyond(sample.base, nodeItself.base),
			head
		};
	});
}
function beyond(readings, { peakMemoryBytes }) {
	const peak = readings["peak-memory"] ?? null;
	return peak === null ? readings : {
		...readings,
		"peak-memory": peak - peakMemoryBytes
	};
}
function assertDealtSamples({ plan, samples }) {
	const plannedIds = new Set(plan.benchmarks.map(({ id }) => id));
	const foreignSample = samples.find(({ block }) => !plannedIds.has(block.benchmarkId));
	if (foreignSample === void 0) return;
	throw new UsageError(`expected samples of the benchmarks that shard ${plan.shard?.index ?? NaN} was dealt, got one of "${foreignSample.block.benchmarkId}"`);
}
function secondsOf(entries) {
	const end = endOfRun(entries);
	if (end !== null) return end.seconds;
	return entries.reduce((latest, entry) => entry.type === "sample" ? Math.max(latest, entry.sample.startedAtSeconds + entry.sample.seconds) : latest, 0);
}

// src/analysis/result/part-warnings.ts
function partWarnings(part) {
	const { run, drift, flags } = part;
	return numberWarnings(part, [
		...drift === null ? [] : [machineDriftWarning],
		...flags.map((flag) => ({
			code: "control",
			text: `the control failed: base differed from itself in ${flagText(flag)}, so only changes of it are called that are three times as large; find what favours one side (other work, paths, caches) and run again`
		})),
		...layoutWarning(run),
		...run.pilots.flatMap(({ benchmarkId, notes }) => notes.map((note) => ({
			code: "pilot",
			text: `${benchmarkId}: ${note}`
		})))
	]);
}
function numberWarnings({ run }, warnings) {
	const { shard } = run.plan;
	return shard === void 0 ? warnings : warnings.map((warning) => ({
		...warning,
		text: `shard ${shard.index}: ${warning.text}`
	}));
}
function layoutWarning(run) {
	const { placements } = run.plan;
	const [floor] = layoutFloors(run);
	const isRefused = placements !== void 0 && "refused" in placements;
	if (!isRefused && floor === void 0) return [];
	return [{
		code: "layout",
		text: `native code was not linked again, because ${isRefused ? placements.refused : "it was not compiled here"}: a change may come from its placement${floor === void 0 ? "" : `, so no change of time up to ${percent(floor.ratio)} is called (95% of the differences between links of published addons are smaller)`}; use the recipe "addon" on Linux`
	}];
}

// src/analysis/result-of.ts
const nameLength = 100;
const foreignAtMost = 20;
const warningsAtMost = 200;
function resultOf(entries, judgedParts = []) {
	const part = machinePartOf(entries);
	return resultOfMachines([part], part.run.plan, { judgedParts });
}
function resultOfMachines(parts, plan, { judgedParts, shards, missing = [], failures: otherFailures = [] }) {
	const [{ runEntry, machine }] = parts;
	const time = sumOfRunTimes(parts.map((part) => part.time));
	const { variants, differences, version, startedAt, builds } = runEntry;
	const wholeRun = joinedRun(parts, plan);
	const rowEnds = rowEndsOf(plan.benchmarks, parts.flatMap(({ entries }) => entries));
	const { faults, cut } = byBlame(wholeRun.failures);
	const run = {
		...wholeRun,
		failures: failuresWith(rowEnds, faults)
	};
	const doubts = {
		rowEnds,
		cut: new Map(cut.map(({ benchmarkId, message }) => [benchmarkId, message])),
		leavingRows: new Set(run.pilots.flatMap(({ benchmarkId, headLeaves }) => headLeaves ? [benchmarkId] : []))
	};
	const tooLong = cut.filter(({ ours }) => ours === "budget");
	const tooLongIds = new Set(tooLong.map(({ benchmarkId }) => benchmarkId));
	const familyParts = parts.map(familyPartsOf);
	const judgedAt = (family, at) => judgedFamily(family, familyParts.flatMap((families) => families[at] ?? []), doubts);
	const [runOfSides, ...otherRuns] = familiesOf(run);
	const familyOfSides = judgedAt(runOfSides, 0);
	const otherFamilies = otherRuns.map((family, at) => judgedAt(family, at + 1));
	const reportOfBuilds = reportedBuilds({
		builds,
		variants
	}, familyOfSides.run);
	const curves = curvesOf(run.samples);
	const layouts = layoutSpreads(familyOfSides.run);
	const ownFindings = [familyOfSides, ...otherFamilies].flatMap((family) => {
		const exact = ownExactFindings(family.run);
		const builtVariants = family === familyOfSides ? variants ?? [{
			runtime: null,
			builds
		}] : [];
		return [
			...family.findings,
			...builtVariants.flatMap((variant) => exactFindings(plan, variant)),
			...exact,
			...unmeasuredFindings(family, [...family.findings, ...exact], tooLongIds)
		];
	});
	const isComparable = (differences ?? []).every(({ asked: isAsked }) => isAsked);
	const idsWithinSide = new Set(plan.benchmarks.flatMap((benchmark) => isAcrossSides(benchmark) ? [] : [benchmark.id]));
	const reachedIds = new Set(ownFindings.map(({ benchmarkId }) => benchmarkId));
	const witnesses = new Set((plan.leftOut ?? []).flatMap(({ id, cause }) => cause === "unchanged" ? [id] : []));
	const findings = [...ownFindings.map((finding) => {
		const { benchmarkId: id, verdict } = finding;
		if (verdict === "inconclusive" && witnesses.has(id)) return {
			...finding,
			verdict: "untouched"
		};
		return isComparable || idsWithinSide.has(id) ? finding : notComparable(finding);
	}), ...missing.flatMap((id) => reachedIds.has(id) ? [] : [absent(id, "no-journal")])];
	const failures = [...run.failures, ...otherFailures];
	return {
		format: resultFormat,
		version,
		startedAt,
		seconds: Math.max(...parts.map(({ seconds }) => seconds)),
		time: time ?? void 0,
		plan,
		parts: yieldsOf(judgedParts, parts.map(({ entries }) => entries)),
		machine,
		builds: reportOfBuilds.builds,
		variants: reportOfBuilds.variants,
		differences,
		layouts: layouts.length > 0 ? [...layouts] : void 0,
		shards,
		findings,
		failures,
		ownEnds: rowEnds.size === 0 ? void 0 : [...rowEnds.values()].map(({ counts }) => counts),
		curves: curves.length > 0 ? [...curves] : void 0,
		geometricMeans: variants === void 0 ? [...geometricMeans(familyOfSides.measuredRows)] : [],
		warnings: [
			...familyOfSides.parts.flatMap(partWarnings),
			...editedBenchmarks(plan),
			...calledWitnesses(witnesses, findings),
			...[...rowEnds].map(([id, ends]) => ({
				code: "own-ends",
				text: `${id.slice(0, nameLength)}: ${ownEndsText(ends)}`
			})),
			...reportOfBuilds.warnings.slice(0, foreignAtMost)
		].slice(0, warningsAtMost),
		pairs: countedSamples(run.samples, "pair").length,
		repeats: parts.reduce((sum, { repeats }) => sum + repeats, 0),
		conclusion: conclusionOf({
			plan,
			findings,
			failures
		})
	};
}
function editedBenchmarks({ edited = [], benchmarks }) {
	const ownPaths = [...new Set(benchmarks.flatMap((each) => ownVersionOf(each) ?? []))];
	const headPaths = edited.filter((path) => !ownPaths.includes(path));
	const pronoun = headPaths.length === 1 ? "it" : "them";
	return [headPaths.length > 0 && `head has edited what it is measured by, and both sides ran its version: ${shortened(headPaths)}; read that edit before the rows that come from ${pronoun}`, ownPaths.length > 0 && `both sides ran base's version of ${shortened(ownPaths)}: head's does not run on base, or head has removed it beside new benchmarks`].flatMap((text) => text === false ? [] : [{
		code: "edited-benchmarks",
		text
	}]);
}
function shortened(paths) {
	return someOf(paths.map((path) => path.slice(0, nameLength)));
}
function calledWitnesses(witnesses, findings) {
	const calledFindings = findings.filter((finding) => witnesses.has(finding.benchmarkId) && claimsChange(finding));
	if (calledFindings.length === 0) return [];
	return [{
		code: "unchanged-called",
		text: `called although nothing that differs can be reached from it: ${someOf([...new Set(calledFindings.map(({ benchmarkId }) => benchmarkId))]).slice(0, nameListLength)}; this is an error of deadheat, please report it, and measure with "rows: all"`
	}];
}
const nameListLength = 700;
function layoutSpreads({ plan, samples }) {
	const byBenchmark = groupedBy(countedSamples(samples, "pair"), ({ block }) => block.benchmarkId);
	return plan.benchmarks.flatMap((benchmark) => {
		const ownSamples = byBenchmark.get(benchmark.id) ?? [];
		return plan.metrics.filter((metric) => metric.unit === "s" && gatesIn(benchmark, metric)).flatMap(({ id }) => {
			const spread = spreadWithin(ownSamples, id);
			return spread === null ? [] : [{
				benchmarkId: benchmark.id,
				metric: id,
				ratio: Math.expm1(spread)
			}];
		});
	});
}
function spreadWithin(samples, metric) {
	let squares = 0;
	let freedom = 0;
	for (const { parts = [] } of samples) {
		const ratios = parts.map(({ base, head }) => logRatio(base[metric] ?? NaN, head[metric] ?? NaN)).filter(Number.isFinite);
		if (ratios.length < 2) continue;
		squares += sumNthPowerDeviations(ratios, 2);
		freedom += ratios.length - 1;
	}
	return freedom === 0 ? null : Math.sqrt(squares / freedom / 2);
}

export { assertDealtSamples, blockTimes, indexOf, isStillCalm, machinePartOf, mayBeNoise, noiseProbeOf, resultOf, resultOfMachines, runTimeOf, secondsTo, tableOf, usualPairSeconds };