import { UsageError } from "./model2.js";
import { _enum, array, boolean, datetime, discriminatedUnion, literal, looseObject, number, record, strictObject } from "../packages/zod.js";
import { buildSchema, bySideSchema, countSchema, differenceSchema, driverIdSchema, loadedAddonSchema, secondsSchema, sides, suiteKey, text } from "./model3.js";
import { codeOf, plainText } from "./render.js";
import { logColumn } from "./render2.js";
import { folded, labelOf, linkText, tableText, verdictStates } from "./render3.js";
import { chosenText, countText, decimalsOf, durationText, intervalText, marginText, percentText as percentText$1, sizeText, timesText, valueText } from "./render5.js";
import { judgedVerdictSchema } from "./model4.js";
import { failureSchema, idUnder, idWithout, machineSchema, noiseProbeRunSchema, planSchema, profileSchema, resultFormat, variantSchema } from "./model5.js";
import { gatesIn, gatingOf, yields } from "./model6.js";
import { groupedBy } from "./model7.js";
import { isClaim, rowsWith, unreached } from "./render7.js";
import { inconclusiveRow, medianOf, percent, quantileOf } from "./analysis.js";
import { aboveFloors, downgraded, floorsOf, withFloors } from "./analysis2.js";
import { blockSchema, blocksPerPair, columnsOf, element, firstUsableLook, hodgesLehmann, judgeTable, logRatio, mergedMeans, signedRankP, sortedCopy, usablePairs } from "./analysis+stats.js";
import { cutToWidth, padded, widthOf } from "./render10.js";

// src/analysis/block-times.ts
/**
* The times that the warm-up blocks took; where one is missing, what the pilot expected. Blocks that
* count are not looked at, so nothing changes any more once the first of them is measured.
*/
function blockTimes({ pilots, samples }) {
	const warmUps = samples.filter(({ block }) => block.round === 0);
	const seconds = new Map([...pilots.map((pilot) => [pilot.benchmarkId, pilot.blockSeconds]), ...warmUps.map((sample) => [sample.block.benchmarkId, sample.seconds])]);
	return {
		secondsOf: ({ id }) => seconds.get(id) ?? 0,
		spentSeconds: Math.max(0, ...warmUps.map((sample) => sample.startedAtSeconds + sample.seconds))
	};
}

// src/analysis/stopping/table-plans.ts
const ALIKE = .5;
/**
* The plan of each table of a run: benchmarks with a family and looks of their own.
*
* Mostly that is the plan as it is. Where the budget does not reach the first look at which the whole
* table could call a difference, the slowest benchmarks, as few as possible, form a second table: its
* family is smaller and its looks end at the last one that the budget reaches, so fewer pairs suffice
* there. Where even that is out of reach, it stays at one table.
*
* Plan, pilots and the times of the warm-up blocks decide it, so it stands before the first pair that
* counts, and is the same for the stop rule, the result and a replay.
*
* @returns the tables, the one of the slow benchmarks last; every benchmark is in one of them
*/
function tablePlans(run) {
	const { plan } = run;
	const { benchmarks, budgetSeconds } = plan;
	const times = blockTimes(run);
	const leftSeconds = (budgetSeconds ?? Number.POSITIVE_INFINITY) - times.spentSeconds;
	if (secondsToFirstLook(plan, times) <= leftSeconds) return [plan];
	const slowestFirst = benchmarks.map(times.secondsOf).toSorted((one, other) => other - one);
	for (const seconds of slowestFirst) {
		const isSlow = (benchmark) => times.secondsOf(benchmark) >= seconds * ALIKE;
		const fast = planWith(plan, (benchmark) => !isSlow(benchmark));
		const forSlow = leftSeconds - secondsToFirstLook(fast, times);
		const slow = withinReach(planWith(plan, isSlow), times, forSlow);
		if (slow !== null) return fast.benchmarks.length === 0 ? [slow] : [fast, slow];
	}
	return [plan];
}
/** Seconds of measuring that a plan expects to need until it could call a difference. */
function secondsToFirstLook(plan, times) {
	if (plan.benchmarks.length === 0) return 0;
	return secondsTo(firstUsableLook(plan) ?? Number.POSITIVE_INFINITY, plan, times);
}
function planWith(plan, chosen) {
	return {
		...plan,
		benchmarks: plan.benchmarks.filter(chosen)
	};
}
/** The plan with the most looks that fit; `null` when it could not call a difference at any of them. */
function withinReach(plan, times, seconds) {
	const { looks } = plan.policy;
	const reached = looks.filter((look) => secondsTo(look, plan, times) <= seconds);
	const ended = {
		...plan,
		policy: {
			...plan.policy,
			looks: reached
		}
	};
	return firstUsableLook(ended) === null ? null : ended;
}
function secondsTo(pairs, plan, { secondsOf }) {
	const roundSeconds = plan.benchmarks.reduce((sum, benchmark) => sum + secondsOf(benchmark), 0);
	return roundSeconds === 0 ? 0 : pairs * blocksPerPair(plan) * roundSeconds;
}

// src/analysis/stopping/budget-warnings.ts
const namesAtMost = 3;
const nameLength = 100;
/**
* What a budget cost: a table of its own for the slow benchmarks, or too few pairs for all of them.
*
* @param tables - the plans of the run's tables
* @param settled - whether every row was decided all the same
*/
function budgetWarnings(run, tables, { settled }) {
	const { plan } = run;
	const slow = tables.at(-1);
	if (plan.budgetSeconds === null || slow === void 0) return [];
	const times = blockTimes(run);
	const needed = times.spentSeconds + secondsToFirstLook(plan, times);
	if (needed <= plan.budgetSeconds) return [];
	if (slow !== plan) return [ownTable(plan, slow, { split: tables.length > 1 })];
	return settled ? [] : [tooShort(plan, needed)];
}
function ownTable(plan, slow, { split }) {
	const last = slow.policy.looks.at(-1) ?? 0;
	const where = split ? "judged in a table of their own that ends" : "the table ends";
	const promise = split ? `a false claim has a chance of at most ${percent(plan.policy.alpha)} in each of the two tables, not in both together` : "the guarantee is unchanged";
	return {
		code: "slow-table",
		text: `too slow for ${firstUsableLook(plan) ?? 0} pairs within the budget, so ${where} after ${last} pairs (${promise}; a larger budget avoids it): ${namesOf(slow)}`
	};
}
function tooShort(plan, needed) {
	return {
		code: "short-budget",
		text: `the budget is too short for ${firstUsableLook(plan) ?? 0} pairs of every benchmark, the fewest that can call a difference here: about ${minutesText(needed)} would do, or fewer benchmarks`
	};
}
function namesOf({ benchmarks }) {
	const names = benchmarks.slice(0, namesAtMost).map(({ id }) => id.slice(0, nameLength));
	const hidden = benchmarks.length - names.length;
	return hidden > 0 ? `${names.join(", ")} and ${hidden} more` : names.join(", ");
}
function minutesText(seconds) {
	return `${Math.ceil(seconds / 60)} min`;
}
/** Doubts about a run as a whole: what the control showed, and what the pilots noticed. */
function runWarnings({ plan, pilots }, flags) {
	return [
		...flags.map(controlWarning),
		...layoutWarning(plan),
		...pilots.flatMap(pilotWarnings)
	];
}
/** One build has one layout, and nothing measured of it tells the two apart. */
function layoutWarning({ placements }) {
	if (placements === void 0 || !("refused" in placements)) return [];
	return [{
		code: "layout",
		text: `addons were not linked again, because ${placements.refused}: a change may come from where their code is placed and not from what it does; use the recipe "addon" on Linux, or set "history" to a file with floors`
	}];
}
function controlWarning({ metric, name }) {
	return {
		code: "control",
		text: `the control failed: base differed from itself in ${metric} ${name === null ? "over all benchmarks" : `in ${name}`}, so no change of it is called; find what favours one side (other work, paths, caches) and run again`
	};
}
function pilotWarnings({ benchmarkId, notes }) {
	return notes.map((note) => ({
		code: "pilot",
		text: `${benchmarkId}: ${note}`
	}));
}

// src/analysis/control-flags.ts
/**
* Where base-against-base pairs tell two sides apart that are the same: a sign that the measurement,
* not the code, favours one side.
*
* Each benchmark is judged like any row, with half of alpha. Since a control has few pairs of each
* benchmark, all pairs of a metric are also tested together with the other half: each benchmark's
* differences are divided by their usual size, which a flip of signs does not change, so the test
* stays exact, and a bias counts from half of the smallest threshold. All flags together are false in at most `alpha` of the runs.
*
* @param control - rows whose both members come from base; looks and alpha as in the run
*/
function controlFlags(control) {
	const alpha = control.alpha / 2;
	const single = judgeTable({
		...control,
		alpha,
		final: true
	}).rows.filter(claimsChange);
	const metrics = [...new Set(control.rows.map(({ metric }) => metric))];
	return [...metrics.flatMap((metric) => {
		const rows = control.rows.filter((row) => row.metric === metric);
		const p = Math.min(1, metrics.length * pooledP(rows));
		return p <= alpha && matters(rows) ? [{
			metric,
			name: null,
			p
		}] : [];
	}), ...single.map(({ metric, name, pAdjusted: p }) => ({
		metric,
		name,
		p
	}))];
}
function claimsChange({ verdict }) {
	return verdict === "regression" || verdict === "improvement";
}
function pooledP(rows) {
	return signedRankP(rows.flatMap((row) => {
		const logarithms = logarithmsOf(row);
		const size = medianOf(logarithms.map((logarithm) => Math.abs(logarithm))) ?? 0;
		return size > 0 ? logarithms.map((logarithm) => logarithm / size) : [];
	}));
}
function matters(rows) {
	const bias = hodgesLehmann(sortedCopy(rows.flatMap(logarithmsOf)));
	return Math.abs(bias) >= Math.min(...rows.map(({ threshold }) => Math.log1p(threshold))) / 2;
}
function logarithmsOf({ pairs, ...row }) {
	const { base, head } = usablePairs({
		...row,
		columns: columnsOf(pairs)
	});
	return Array.from(base, (value, index) => logRatio(value, element(head, index)));
}

// src/analysis/counted-samples.ts
/** The samples of one kind of block that are evidence: warm-ups are none, that of base's control build included. */
function countedSamples(samples, kind) {
	return samples.filter(({ block }) => block.kind === kind && block.round > 0);
}

// src/analysis/curves-of.ts
/** How the benchmarks warm up that ask for a series of first calls; warm-up and control blocks left out. */
function curvesOf(samples) {
	const told = countedSamples(samples, "pair").flatMap(({ block: { benchmarkId }, series }) => series === void 0 ? [] : [{
		benchmarkId,
		series
	}]);
	return [...groupedBy(told, ({ benchmarkId }) => benchmarkId)].map(([benchmarkId, own]) => ({
		benchmarkId,
		blocks: own.length,
		curve: {
			base: curveOf(own.map(({ series }) => series.base)),
			head: curveOf(own.map(({ series }) => series.head))
		}
	}));
}
function curveOf(runs) {
	const calls = runs.reduce((most, { length }) => Math.max(most, length), 0);
	const columns = Array.from({ length: calls }, (_, at) => sorted(runs.flatMap((run) => run[at] ?? [])));
	const all = sorted(runs.flat());
	const row = (share) => columns.map((column) => quantileOf(column, share));
	return {
		median: row(.5),
		lower: row(.25),
		upper: row(.75),
		candlestick: {
			least: quantileOf(all, 0),
			lower: quantileOf(all, .25),
			mean: all.reduce((sum, value) => sum + value, 0) / all.length,
			upper: quantileOf(all, .75),
			most: quantileOf(all, 1)
		}
	};
}
function sorted(values) {
	return values.toSorted((one, other) => one - other);
}

// src/analysis/exact-findings.ts
/** Stands where a benchmark's id would stand when a finding concerns the built side as a whole. */
const wholeSide = "package";
/** How the exact metrics of the build are read off a built side, by metric id; `null` when it has none. */
const readers = {
	"addon-size": ({ addons }) => addons.length === 0 ? null : addons.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0),
	"install-size": ({ installed }) => installed?.bytes ?? null,
	"install-files": ({ installed }) => installed?.files ?? null
};
/**
* Findings of the metrics that have no noise: the two values are compared, not tested. They inform
* and never fail a check.
*/
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
		return [exactFinding(runtime === null ? wholeSide : idUnder(wholeSide, runtime), metric, {
			base: values.base,
			head: values.head
		})];
	});
}
/** The finding of two values that have no noise: compared, not tested. */
function exactFinding(benchmarkId, metric, { base, head }) {
	return {
		benchmarkId,
		metric: metric.id,
		verdict: base === head ? "unchanged" : verdictOf(metric, head / base),
		baseCentre: base,
		headCentre: head,
		judged: null,
		threshold: metric.threshold,
		beyondLimit: false,
		minutesToSettle: null
	};
}
function verdictOf({ better, threshold }, ratio) {
	const worse = better === "lower" ? ratio : 1 / ratio;
	if (worse >= 1 + threshold) return "regression";
	return worse <= 1 / (1 + threshold) ? "improvement" : "unchanged";
}
/**
* Findings of the metrics that benchmarks report themselves and call exact. Both values are compared as
* they are; one that differs from run to run of the same side is not exact, and nothing is told of it.
*/
function ownExactFindings({ plan, samples }) {
	const metrics = plan.metrics.filter(({ assume, own }) => assume === "exact" && own === true);
	if (metrics.length === 0) return [];
	const pairs = countedSamples(samples, "pair");
	return plan.benchmarks.flatMap((benchmark) => {
		const own = pairs.filter(({ block }) => block.benchmarkId === benchmark.id);
		return metrics.filter((metric) => yields(benchmark, metric)).flatMap((metric) => findingOf$1(benchmark, {
			metric,
			samples: own,
			limit: plan.policy.limit
		}));
	});
}
function findingOf$1(benchmark, { metric, samples, limit }) {
	const base = onlyValue(samples, "base", metric);
	const head = onlyValue(samples, "head", metric);
	if (base === null || head === null) return [];
	const finding = exactFinding(benchmark.id, metric, {
		base,
		head
	});
	const worse = metric.better === "lower" ? head / base : base / head;
	const beyond = finding.verdict === "regression" && worse > 1 + (limit ?? metric.threshold);
	return [{
		...finding,
		beyondLimit: beyond && gatesIn(benchmark, metric)
	}];
}
/** The value that all runs of a side agree on, or `null`. */
function onlyValue(samples, side, { id }) {
	const values = new Set(samples.map((sample) => sample[side][id] ?? null));
	const [only] = values;
	return values.size === 1 ? only ?? null : null;
}

// src/analysis/growing.ts
/**
* A table in which no row is judged whose calls cost more the more there were before: how many there
* were is up to the machine, and so what a call costs.
*/
function withoutGrowing(table, pilots) {
	const growing = new Set(pilots.flatMap(({ benchmarkId, grows }) => grows === true ? [benchmarkId] : []));
	if (growing.size === 0) return table;
	const rows = table.rows.map((row) => growing.has(row.name) && row.verdict !== "inconclusive" ? inconclusiveRow(row, {
		code: "growing",
		text: `was ${row.verdict}, but calls get more expensive over time on both sides, so there is no single number to compare: let run() create its state anew, or discard what it leaves behind`
	}) : row);
	return {
		...table,
		rows
	};
}

// src/analysis/layout-floors.ts
/**
* How far two links of the same objects lie apart: 95 % of all pairs of links of published addons that
* `npm run bench:layout` has measured differ by less, as a ratio (`docs/builds.md`).
*/
const publishedShift = .48;
/**
* The floors of benchmarks that ran native code which differs between the sides and could not be linked
* anew: any change up to this could come from where the code lies. Rows of which the history knows what
* the machine shows keep that; so does a run whose author wants addons as they were built. They take claims back
* and make no row the same: nothing was shown of this code.
*/
function layoutFloors({ plan, pilots }) {
	if (areDrawn(plan)) return [];
	const timed = plan.metrics.filter(({ unit, own }) => own !== true && (unit === "s" || unit === "per_s"));
	return pilots.flatMap(({ benchmarkId: name, addons }) => addons === void 0 || bytesOf(addons.base) === bytesOf(addons.head) ? [] : timed.filter((metric) => !isKnown(plan, name, metric.id)).map((metric) => ({
		name,
		metric: metric.id,
		ratio: publishedShift,
		source: "layout"
	})));
}
function areDrawn({ placements }) {
	return placements !== void 0 && ("by" in placements || placements.chosen === true);
}
function isKnown({ history }, name, metric) {
	return history.some((row) => row.benchmarkId === name && row.metric === metric);
}
function bytesOf(addons) {
	return addons.map(({ content }) => content?.sha256 ?? "gone").toSorted((one, other) => one < other ? -1 : 1).join(" ");
}

// src/analysis/table-of.ts
/**
* The judge's table of a run: one row for every benchmark and sampled metric that yielded a pair with
* a ratio.
*
* The family is fixed by the plan, so a benchmark that fails or a metric that yields nothing does not
* make the other rows easier to call. Warm-up blocks are left out. No threshold is below what the
* plan's history, or a second build of base, shows of the row.
*/
function tableOf({ plan, samples, gating, final, kind = "pair", floors = [] }) {
	const metricsOf = (benchmark) => plan.metrics.filter((metric) => metric.assume === "nothing" && yields(benchmark, metric) && gatesIn(benchmark, metric) === gating);
	const byBenchmark = groupedBy(countedSamples(samples, kind), ({ block }) => block.benchmarkId);
	const rows = plan.benchmarks.flatMap((benchmark) => {
		const own = byBenchmark.get(benchmark.id) ?? [];
		return metricsOf(benchmark).map((metric) => rowOf(benchmark, metric, own)).filter((row) => row.pairs.some(([base, head]) => isPositive(base) && isPositive(head)));
	});
	const { alpha, alphaEquivalence, looks } = plan.policy;
	const tests = plan.benchmarks.reduce((sum, benchmark) => sum + metricsOf(benchmark).length, 0);
	const family = Math.max(1, tests);
	const known = [...plan.history.map(floorOf), ...floors];
	return {
		alpha,
		alphaEquivalence,
		looks,
		early: true,
		final,
		family,
		rows: withFloors(rows, known)
	};
}
function floorOf({ benchmarkId, metric, floor }) {
	return {
		name: benchmarkId,
		metric,
		ratio: floor
	};
}
function thresholdOf(benchmark, metric) {
	return metric.gates && metric.unit === "s" ? benchmark.threshold ?? metric.threshold : metric.threshold;
}
function rowOf(benchmark, metric, samples) {
	return {
		name: benchmark.id,
		metric: metric.id,
		unit: metric.unit,
		direction: metric.better,
		threshold: thresholdOf(benchmark, metric),
		pairs: samples.map(({ base, head }) => [base[metric.id] ?? null, head[metric.id] ?? null]),
		order: samples.map(({ block }) => block.coin),
		contention: samples.map(({ machine }) => ({
			runDelayRatio: worse(machine.runDelayRatio.base, machine.runDelayRatio.head),
			stealRatio: machine.stealRatio,
			involuntarySwitches: worse(machine.involuntarySwitches.base, machine.involuntarySwitches.head)
		}))
	};
}
function isPositive(value) {
	return value !== null && value > 0;
}
function worse(one, other) {
	if (one === null || other === null) return one ?? other;
	return Math.max(one, other);
}

// src/analysis/rebuild-floors.ts
/**
* What base showed against its control build, another build of the same code: differences that paths and the
* layout of the code have made. They keep changes from being called, so 95 % for each is enough. Empty when base was built once, or too few blocks are there to tell.
*/
function rebuildFloors({ plan, samples }) {
	if (plan.rebuildControl !== true) return [];
	return [true, false].flatMap((gating) => {
		const table = tableOf({
			plan,
			samples,
			gating,
			final: true,
			kind: "rebuild"
		});
		return floorsOf(judgeTable(table).rows);
	});
}

// src/analysis/loaded-addons.ts
/**
* What the benchmarks of one side have loaded, by its path.
*
* @param looks - one for each benchmark
* @param addons - what the side's build has found
*/
function loadedBy(looks, addons) {
	const built = new Map(addons.flatMap(({ path, sha256, builtHere }) => builtHere ? [[path, sha256]] : []));
	const found = /* @__PURE__ */ new Map();
	for (const { path, content } of looks.flat()) {
		const before = found.get(path);
		const builtHere = content !== null && content.sha256 === built.get(path);
		found.set(path, {
			path,
			content,
			builtHere: builtHere && before?.builtHere !== false,
			loadedBy: (before?.loadedBy ?? 0) + 1
		});
	}
	return found;
}
const mostAddons = 200;
const shownPath = 300;
/**
* Adds to builds what the pilots saw: how many benchmarks had each addon loaded, and behind the
* addons of the build those that were loaded besides. Nothing is added where nobody looked. An addon
* that was loaded and not built here is a warning.
*
* @param pilots - of the benchmarks that these builds ran
*/
function withLoadedAddons(builds, pilots) {
	const looks = pilots.flatMap(({ addons }) => addons === void 0 ? [] : [addons]);
	if (looks.length === 0) return {
		builds,
		warnings: []
	};
	const told = {
		base: sideWith("base", builds, looks),
		head: sideWith("head", builds, looks)
	};
	return {
		builds: {
			base: told.base.build,
			head: told.head.build
		},
		warnings: sides.flatMap((side) => told[side].warnings)
	};
}
function sideWith(side, builds, looks) {
	const build = builds[side];
	if (build === null) return {
		build,
		warnings: []
	};
	const loaded = loadedBy(looks.map((look) => look[side]), build.addons);
	const known = new Set(build.addons.map(({ path }) => path));
	const addons = [...build.addons.map((addon) => {
		const use = loaded.get(addon.path);
		if (use === void 0) return {
			...addon,
			loadedBy: 0
		};
		return {
			...addon,
			...use.content,
			builtHere: use.builtHere,
			loadedBy: use.loadedBy
		};
	}), ...[...loaded.values()].flatMap(({ path, content, builtHere, loadedBy: count }) => known.has(path) || content === null ? [] : [{
		path,
		...content,
		builtHere,
		loadedBy: count
	}])];
	const foreign = [...loaded.values()].filter(({ builtHere }) => !builtHere);
	return {
		build: {
			...build,
			addons: addons.slice(0, mostAddons)
		},
		warnings: foreign.map(({ path }) => ({
			code: "foreign-addon",
			text: `${side} loaded ${path.slice(0, shownPath)}, which was not built here`
		}))
	};
}

// src/analysis/reported-builds.ts
/** What a run has built, with what its pilots saw of it; each Node.js has pilots of its own. */
function reportedBuilds(built, { plan, pilots }) {
	if (built.variants === void 0) return withLoadedAddons(built.builds, pilots);
	const told = built.variants.map(({ runtime, builds }) => {
		const own = new Set(plan.benchmarks.filter((one) => one.runtime === runtime).map(({ id }) => id));
		return {
			runtime,
			before: builds,
			...withLoadedAddons(builds, pilots.filter(({ benchmarkId }) => own.has(benchmarkId)))
		};
	});
	const first = told.find(({ before }) => isSame(before, built.builds));
	const warnings = told.flatMap((variant) => variant.warnings);
	return {
		builds: first?.builds ?? built.builds,
		variants: told.map(({ runtime, builds }) => ({
			runtime,
			builds
		})),
		warnings: [...new Map(warnings.map((one) => [one.text, one])).values()]
	};
}
function isSame(one, other) {
	return one.base?.directory === other.base?.directory && one.head?.directory === other.head?.directory;
}

// src/analysis/machine-drift.ts
const muchMore = 2;
/** A machine that resolves less than this harms no verdict. */
const harmless = .002;
/**
* Whether the machine had become so restless by the end that what was measured between the two trials
* is not to be trusted as it is: more than twice the noise, and a coarser resolution, which is enough
* to matter.
*
* @returns by how much; `null` when it had not, or when one of the trials is missing
*/
function machineDriftOf(steadiness) {
	const { before = null, after = null } = steadiness ?? {};
	if (before === null || after === null) return null;
	const isCoarser = after.resolution > Math.max(before.resolution, harmless);
	if (after.noise <= muchMore * before.noise || !isCoarser) return null;
	return { times: after.noise / before.noise };
}
/**
* A table measured on a machine that became restless. A claim is taken back where as many pairs could
* not have made it, had all of them been as noisy as the machine was in the end. The others stand, with a warning.
*/
function withdrawClaims(table, { times }) {
	const rows = table.rows.map((row) => {
		if (row.verdict !== "regression" && row.verdict !== "improvement") return row;
		if (isBeyond(row, times)) return {
			...row,
			warnings: [stands, ...row.warnings]
		};
		return inconclusiveRow(row, {
			code: "unrest",
			text: `was ${row.verdict}, but the noise of this machine more than doubled during the run, which hides a change of this size; run again when it is quiet`
		});
	});
	return {
		...table,
		rows
	};
}
function isBeyond({ estimate, smallestDetectable }, times) {
	if (estimate === null || smallestDetectable === null) return false;
	return Math.abs(Math.log1p(estimate)) > times * Math.log1p(smallestDetectable);
}
const stands = {
	code: "unrest",
	text: "the noise of this machine more than doubled during the run; the change is larger than that noise could hide"
};
/** The doubt about the run as a whole. */
const machineDriftWarning = {
	code: "unrest",
	text: "the noise probe scattered more than twice as much after the run as before, so only changes that such noise cannot hide are called; run again when the machine is quiet"
};
/** The machine of a journal with what it showed when it was tried; of each trial the last one counts. */
function triedMachine(machine, entries) {
	const shown = (when) => {
		const last = entries.findLast((entry) => entry.type === "trial" && entry.when === when);
		return last?.type === "trial" ? noiseProbeOf(last.trial) : null;
	};
	const steadiness = {
		before: shown("before"),
		after: shown("after")
	};
	return steadiness.before !== null || steadiness.after !== null ? {
		...machine,
		steadiness
	} : machine;
}
const horizonSeconds = 30;
/** Makes a median absolute deviation comparable to a standard deviation of normal noise. */
const madToDeviation = 1.4826;
/** Quantile of the normal distribution for a two-sided interval of 95 %. */
const normal95 = 1.96;
/**
* What a machine shows of itself when one program is measured against itself.
*
* The true ratio is 1, so the process pairs' means scatter around 0 by what a block errs, and never by
* less than the unrest inside a pair lets expect. Few pairs tell the former roughly; the latter, of
* many windows, is what two trials are compared by.
*/
function noiseProbeOf({ windows, seconds }) {
	const deviations = windows.flatMap((pair) => {
		const centre = medianOf(pair) ?? 0;
		return pair.map((ratio) => Math.abs(ratio - centre));
	});
	const noise = madToDeviation * (medianOf(deviations) ?? 0);
	const means = windows.map((pair) => pair.reduce((sum, ratio) => sum + ratio, 0) / pair.length);
	const spread = Math.sqrt(means.reduce((sum, mean) => sum + mean * mean, 0) / means.length);
	const least = noise / Math.sqrt(deviations.length / windows.length);
	const blocks = Math.max(1, horizonSeconds * windows.length / Math.max(seconds, .001));
	const logarithm = normal95 * Math.max(spread, least) / Math.sqrt(blocks);
	return {
		resolution: Math.expm1(logarithm),
		noise
	};
}

// src/analysis/result-of.ts
const foreignAtMost = 20;
/**
* The result of a run: a pure function of its journal, whole or cut off anywhere after its first line.
*
* @throws UsageError when the journal does not begin with its `run` entry
*/
function resultOf(entries) {
	const first = entries[0];
	if (first?.type !== "run") throw new UsageError("expected a journal that begins with a \"run\" line, got something else");
	const { plan, builds, variants, differences, version, startedAt } = first;
	const machine = triedMachine(first.machine, entries);
	const unrest = machineDriftOf(machine.steadiness);
	const run = runOf(plan, entries);
	const told = reportedBuilds({
		builds,
		variants
	}, run);
	const flags = controlFlags(tableOf({
		...run,
		gating: true,
		final: true,
		kind: "control"
	}));
	const rebuilt = rebuildFloors(run);
	const floors = [...rebuilt, ...layoutFloors(run)];
	const tables = tablePlans(run);
	const gating = tables.map((table) => {
		const series = tableOf({
			...run,
			plan: table,
			gating: true,
			final: true,
			floors: rebuilt
		});
		const judgedRows = withoutGrowing(judgeTable(series), run.pilots);
		const rows = downgraded(aboveFloors(judgedRows, floors), flags);
		return {
			series: series.rows,
			...unrest === null ? rows : withdrawClaims(rows, unrest)
		};
	});
	const informing = tableOf({
		...run,
		gating: false,
		final: true,
		floors: rebuilt
	});
	const judged = [...gating, {
		series: informing.rows,
		...aboveFloors(judgeTable(informing), floors)
	}];
	const curves = curvesOf(run.samples);
	const profiles = entries.flatMap((one) => one.type === "profile" ? [one.profile] : []);
	const settled = gating.every(({ rows }) => rows.every(isSettled));
	const known = knownOf(run, floors);
	const found = [
		...judged.flatMap(({ rows, series }) => rows.map((row, at) => findingOf(run, {
			row,
			threshold: series[at]?.threshold ?? 0,
			known
		}))),
		...(variants ?? [{
			runtime: null,
			builds
		}]).flatMap((variant) => exactFindings(plan, variant)),
		...ownExactFindings(run),
		...unmeasured(run)
	];
	const findings = (differences ?? []).every(({ asked }) => asked) ? found : found.map(notComparable);
	return {
		format: resultFormat,
		version,
		startedAt,
		seconds: secondsOf(entries),
		plan,
		machine,
		builds: told.builds,
		...told.variants !== void 0 && { variants: told.variants },
		...differences !== void 0 && { differences: [...differences] },
		...first.twin !== void 0 && { rebuildControl: rebuildControlOf(run, first.twin, rebuilt) },
		findings,
		failures: [...run.failures],
		...curves.length === 0 ? {} : { curves: [...curves] },
		...profiles.length === 0 ? {} : { profiles },
		geometricMeans: variants === void 0 ? [...mergedMeans(gating.flatMap(({ geometricMeans }) => geometricMeans))] : [],
		warnings: [
			...unrest === null ? [] : [machineDriftWarning],
			...runWarnings(run, flags),
			...told.warnings.slice(0, foreignAtMost),
			...budgetWarnings(run, tables, { settled })
		],
		pairs: countedSamples(run.samples, "pair").length,
		repeats: entries.filter(({ type }) => type === "disturbed").length,
		conclusion: conclusionOf({
			plan,
			findings,
			failures: [...run.failures]
		})
	};
}
function rebuildControlOf({ samples }, twin, floors) {
	return {
		twin,
		pairs: countedSamples(samples, "rebuild").length,
		floors: floors.map(({ name, metric, ratio }) => ({
			benchmarkId: name,
			metric,
			ratio
		}))
	};
}
function runOf(plan, entries) {
	return {
		plan,
		pilots: entries.flatMap((entry) => entry.type === "pilot" ? [entry.pilot] : []),
		samples: entries.flatMap((entry) => entry.type === "sample" ? [entry.sample] : []),
		failures: entries.flatMap((entry) => entry.type === "failure" ? [entry.failure] : [])
	};
}
/** Numbers stay; what they would say of the code does not. */
function notComparable(finding) {
	if (!judgedVerdictSchema.safeParse(finding.verdict).success) return finding;
	return {
		...finding,
		verdict: "not-comparable",
		beyondLimit: false,
		minutesToSettle: null
	};
}
function isSettled({ verdict }) {
	return verdict !== "inconclusive";
}
function knownOf({ plan, samples, failures }, floors) {
	const counted = countedSamples(samples, "pair");
	const earlier = plan.history.map(({ benchmarkId, metric, floor }) => ({
		name: benchmarkId,
		metric,
		ratio: floor
	}));
	return {
		gates: gatingOf(plan),
		samples: groupedBy(counted, ({ block }) => block.benchmarkId),
		failed: new Set(failures.map(({ benchmarkId }) => benchmarkId)),
		floors: groupedBy([...earlier, ...floors], ({ name }) => name)
	};
}
function findingOf({ plan }, { row, threshold, known }) {
	const metric = plan.metrics.find(({ id }) => id === row.metric);
	if (metric === void 0) throw new Error(`the judge returned an unexpected row: ${row.name} ${row.metric}`);
	const own = known.samples.get(row.name) ?? [];
	const shown = (known.floors.get(row.name) ?? []).filter((floor) => floor.metric === row.metric);
	const failed = known.failed.has(row.name);
	const ownSeconds = medianOf(own.map(({ seconds }) => seconds));
	const blockSeconds = ownSeconds === null ? null : ownSeconds * rowsTogether(plan, row.name);
	return {
		benchmarkId: row.name,
		metric: row.metric,
		verdict: failed ? "failed" : row.verdict,
		baseCentre: medianOf(own.map(({ base }) => base[row.metric] ?? null)),
		headCentre: medianOf(own.map(({ head }) => head[row.metric] ?? null)),
		judged: row,
		threshold,
		beyondLimit: !failed && known.gates(row.name, row.metric) && row.verdict === "regression" && wholeBeyond(row, { lower: metric.better === "lower" }, Math.max(plan.policy.limit ?? threshold, ...shown.map(({ ratio }) => ratio))),
		minutesToSettle: row.pairsToSettle > 0 && blockSeconds !== null ? row.pairsToSettle * blockSeconds / 60 : null
	};
}
/** How many benchmarks of a plan are measured with one, itself included. */
function rowsTogether({ benchmarks }, id) {
	const benchmark = benchmarks.find((one) => one.id === id);
	const key = benchmark === void 0 ? null : suiteKey(benchmark);
	return key === null ? 1 : benchmarks.filter((one) => suiteKey(one) === key).length;
}
/** Whether the end of the interval that is nearest to no change is still worse than the limit. */
function wholeBeyond({ ci: [low, high] }, { lower }, limit) {
	if (low === null || high === null) return false;
	return lower ? low > limit : high < 1 / (1 + limit) - 1;
}
/** Benchmarks of the plan that have no judged row, and those that only one side has. */
function unmeasured({ plan, samples, failures }) {
	const measured = new Set(samples.filter(({ block }) => block.round > 0).map(({ block }) => block.benchmarkId));
	const failed = failures.flatMap(({ benchmarkId }) => benchmarkId !== null && !measured.has(benchmarkId) ? [benchmarkId] : []);
	return [
		...[...new Set(failed)].map(none("failed")),
		...plan.added.map(none("added")),
		...plan.removed.map(none("removed"))
	];
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
function secondsOf(entries) {
	const last = entries.findLast(({ type }) => type !== "trial" && type !== "profile");
	if (last?.type === "end") return last.seconds;
	return entries.reduce((latest, entry) => entry.type === "sample" ? Math.max(latest, entry.sample.startedAtSeconds + entry.sample.seconds) : latest, 0);
}
/** A regression beyond the limit fails; a run that could not tell everything it should is neutral. */
function conclusionOf({ plan, findings, failures }) {
	if (findings.some(({ beyondLimit }) => beyondLimit)) return "failure";
	const gates = gatingOf(plan);
	const decided = findings.some(({ benchmarkId, metric, verdict }) => gates(benchmarkId, metric) && verdict !== "inconclusive" && verdict !== "not-comparable");
	return failures.length > 0 || !decided ? "neutral" : "success";
}

// src/model/run/pilot.ts
/** What a benchmark's pilot run found; the same for both sides, so that both do the same work. */
const pilotSchema = strictObject({
	benchmarkId: text(300),
	/** Calls of the benchmark's function in one batch; 1 for a whole command. */
	iterations: number().int().positive(),
	/** Pairs of batches in one block; of whole runs for a command. */
	batches: number().int().positive(),
	/** Expected length of one block. */
	blockSeconds: secondsSchema,
	/** What the pilot noticed, such as work that does not grow with the number of calls. */
	notes: array(text(500)).max(20),
	/** On both sides a call costs much more the more there were before it, so that no number is its cost. */
	grows: literal(true).optional(),
	/** The driver that suits better than the planned one; absent when the planned one does. */
	driver: driverIdSchema.exclude(["suite"]).optional(),
	/**
	* Native addons that each side's processes had loaded when their work was done; absent where nobody
	* looked, as in whole commands.
	*/
	addons: bySideSchema(array(loadedAddonSchema).max(200)).optional(),
	/** Calls tried before this was settled. */
	calls: countSchema
});

// src/model/run/sample.ts
/** One value per metric id, in the metric's base unit; `null` where it could not be had. */
const readingsSchema = record(text(100), number().nullable());
/** What the machine was doing while a block ran; `null` where the machine does not tell. */
const machineStateSchema = strictObject({
	/** One-minute load average when the block ended. */
	loadAverage: number().min(0).nullable(),
	/** Share of the block's time that a hypervisor took away, 0…1. */
	stealRatio: number().min(0).nullable(),
	/** Time spent runnable but not running over wall time, by side, 0 or more. */
	runDelayRatio: bySideSchema(number().min(0).nullable()),
	/** Switches the runs did not ask for, by side. */
	involuntarySwitches: bySideSchema(number().min(0).nullable())
});
/** Seconds of the first calls of one fresh process, in the order in which they were made. */
const seriesSchema = array(number().positive()).max(1e3);
/** The pair of values that one block yielded, for every metric. */
const sampleSchema = strictObject({
	block: blockSchema,
	base: readingsSchema,
	head: readingsSchema,
	/** Since the run started. */
	startedAtSeconds: secondsSchema,
	seconds: secondsSchema,
	machine: machineStateSchema,
	/** Only of a benchmark that asks for it. */
	series: bySideSchema(seriesSchema).optional()
});

// src/model/run/journal.ts
/** Word and number that the first line of every journal carries. */
const journalFormat = "deadheat-journal/2";
/** Reason of an `end` entry after which no block is missing. */
const nothingLeft = "nothing is left to measure";
/** One line of the journal: everything that happened, in order, appended and never changed. */
const journalEntrySchema = discriminatedUnion("type", [
	strictObject({
		type: literal("run"),
		format: literal(journalFormat),
		version: text(50),
		startedAt: datetime(),
		plan: planSchema,
		machine: machineSchema,
		builds: bySideSchema(buildSchema.nullable()),
		/** All builds where there are several Node.js; `builds` is the first whole pair of them. */
		variants: array(variantSchema).max(10).optional(),
		/** What differs between the sides besides their code; absent where it was not checked. */
		differences: array(differenceSchema).max(1e4).optional(),
		/** Another build of base, when base is compared with it. */
		twin: buildSchema.optional()
	}),
	strictObject({
		type: literal("pilot"),
		pilot: pilotSchema
	}),
	strictObject({
		type: literal("sample"),
		sample: sampleSchema
	}),
	strictObject({
		type: literal("disturbed"),
		sample: sampleSchema
	}),
	strictObject({
		type: literal("failure"),
		failure: failureSchema
	}),
	strictObject({
		type: literal("trial"),
		when: _enum(["before", "after"]),
		trial: noiseProbeRunSchema
	}),
	strictObject({
		type: literal("profile"),
		profile: profileSchema
	}),
	strictObject({
		type: literal("end"),
		seconds: secondsSchema,
		reason: text(200)
	})
]);

// src/model/run/journal-format-1.ts
/** The first line of a journal of the time before blocks had a kind. */
const runSchema = looseObject({
	type: literal("run"),
	format: literal("deadheat-journal/1")
});
const takenSchema = looseObject({ sample: looseObject({ block: looseObject({
	round: number(),
	control: boolean(),
	rebuild: literal(true).optional()
}) }) });
/** Whether an entry begins a journal of format 1. */
function isFormat1(entry) {
	return runSchema.safeParse(entry).success;
}
/**
* An entry of a journal of format 1 as format 2 writes it: what differs is that a block was a control,
* a rebuild control or neither, and a warm-up by its round. Anything else is left as it is.
*/
function journalFromFormat1(entry) {
	const run = runSchema.safeParse(entry);
	if (run.success) return {
		...run.data,
		format: journalFormat
	};
	const taken = takenSchema.safeParse(entry);
	if (!taken.success) return entry;
	const { sample } = taken.data;
	return {
		...taken.data,
		sample: {
			...sample,
			block: withKind(sample.block)
		}
	};
}
function withKind({ control, rebuild, ...rest }) {
	if (rebuild === true) return {
		...rest,
		kind: "rebuild"
	};
	if (control) return {
		...rest,
		kind: "control"
	};
	return {
		...rest,
		kind: rest.round === 0 ? "warm-up" : "pair"
	};
}

// src/model/run/parse-journal.ts
/**
* The entries of a journal, in order.
*
* A last line without a line end was cut off in the middle of writing and is left out. Any other line
* that is not an entry means that the file is not a journal, or that somebody changed it. Journals of
* format 1 are read as well.
*
* @param file - the journal's name, for messages
* @throws UsageError that names the line
*/
function parseJournal(text, file) {
	let isFormer = false;
	return text.split("\n").slice(0, -1).map((line, at) => {
		const place = `${file} line ${at + 1}`;
		const data = dataOf(line, place);
		if (at === 0) isFormer = isFormat1(data);
		return entryOf(isFormer ? journalFromFormat1(data) : data, place);
	});
}
function entryOf(data, place) {
	const checked = journalEntrySchema.safeParse(data);
	if (checked.success) return checked.data;
	const issue = checked.error.issues[0];
	const path = issue?.path.map(String).join(".") ?? "";
	throw new UsageError(`expected an entry of a journal in ${place}, got ${path}: ${issue?.message}`);
}
function dataOf(line, place) {
	try {
		return JSON.parse(line);
	} catch {
		throw new UsageError(`expected an entry of a journal in ${place}, got ${line.slice(0, 60)}`);
	}
}

// src/settings/policy.ts
/** The looks of a full plan: half of them in the cheap first third, where most rows are settled. */
const standardLooks = [
	8,
	12,
	16,
	24,
	36,
	60
];
const lastStandardLook = 60;
/**
* The looks that fit into a given number of pairs: the standard ones below it, and it itself.
*
* Beyond the standard plan each further look is two thirds again as far as the one before.
*
* @param mostPairs - the last look, at least 1
*/
function looksUpTo(mostPairs) {
	const looks = standardLooks.filter((look) => look < mostPairs);
	if (mostPairs <= lastStandardLook) return [...looks, mostPairs];
	for (let next = 100; next < mostPairs; next = Math.round(next * 5 / 3)) looks.push(next);
	return [...looks, mostPairs];
}
/** What the verdicts promise, from the settings and the product's defaults. */
function policyOf(given) {
	return {
		alpha: given.alpha,
		alphaEquivalence: .05,
		looks: [...looksUpTo(given.pairs)],
		limit: given.limit ?? null
	};
}
/**
* The metrics with the user's threshold in the place of those that a threshold of time concerns.
*
* @param threshold - a ratio, or `undefined` to keep the metrics' own
*/
function metricsWithThreshold(metrics, threshold) {
	return metrics.map((metric) => threshold !== void 0 && metric.gates && isTimeLike(metric) ? {
		...metric,
		threshold
	} : { ...metric });
}
/** Time, CPU time, and the rate of a suite's row; but not what a benchmark reports itself. */
function isTimeLike({ id, unit, own }) {
	return id === "rate" || unit === "s" && own !== true;
}

// src/render/rows/elsewhere.ts
/** Where everything is that a page had to leave out. */
function elsewhere({ links }) {
	if (links.report !== null) return linkText("the report", links.report);
	return links.run === null ? "the report" : linkText("the summary of the run", links.run);
}

// src/render/rows/row-text.ts
/** The verdict of a row, with its sign: `🔴 slower`. */
function verdictCell({ finding, word }) {
	return `${verdictStates[finding.verdict].sign} ${word}`;
}
/** The benchmark of a row, the metric when it is not the main one, and metrics that say otherwise. */
function benchmarkCell(row, page) {
	const metric = row.metric === null || row.metric === page.mainMetric ? "" : `, ${labelOf(row.metric)}`;
	const others = [alikeText(row, labelOf), othersText(row, page.detail.otherMetrics, labelOf)].filter((text) => text !== "").join("; ");
	return `${codeOf(idWithout(row.benchmarkId, row.runtime), page.detail.nameLength)}${metric}${others === "" ? "" : ` (${others})`}`;
}
/** Metrics of a row that claim a change of the same kind as the leading one: `also CPU time +4.8 %`. */
function alikeText({ alike }, label) {
	return alike.length === 0 ? "" : `also ${alike.map((told) => otherText(told, label)).join(", ")}`;
}
/**
* Metrics of a row that say otherwise than the leading one: `time, CPU time same`. All that claim a
* change, and of the others as many as `most` leaves room for.
*/
function othersText({ others }, most, label) {
	const shown = others.filter((told, at) => isClaim(told) || at < most);
	return [...groupedBy(shown, ({ word }) => word)].map(([word, own]) => `${own.map((other) => otherText(other, label)).join(", ")} ${word}`).join("; ");
}
function otherText(told, label) {
	const { metric, finding } = told;
	const name = metric === null ? "" : label(metric);
	return isClaim(told) ? `${name} ${changeText(finding)}` : name;
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
/** Both values of a row, and how many times the reference each is on its own side: `18.1 ms (3.7×)`. */
function valueCells({ metric, finding, relative }) {
	const unit = metric?.unit ?? "s";
	return [valueText(finding.baseCentre, unit) + relationText(relative?.base ?? null), valueText(finding.headCentre, unit) + relationText(relative?.head ?? null)];
}
function relationText(times) {
	return times === null ? "" : ` (${timesText(times)})`;
}
/** The smallest change that could have been called in a row. */
function floorCell({ floor }) {
	return floor === null ? "–" : marginText(floor);
}
function decimalsIn({ ci }) {
	return decimalsOf(ci[0], ci[1]);
}
/** How many pairs the rows rest on: `30 pairs in random order`, `16 to 60 pairs each in random order`. */
function pairsText({ findings, plan }) {
	const gates = gatingOf(plan);
	const pairs = findings.flatMap(({ benchmarkId, judged, metric }) => judged === null || !gates(benchmarkId, metric) ? [] : [judged.pairs]);
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
	const told = (variants ?? [{ builds }]).flatMap(({ builds: pair }) => {
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
	return told.length === 0 ? "" : `**The runtime**: ${told.join(", ")}.`;
}
function originText({ version, source }) {
	return `Node.js ${codeOf(version)} from ${places[source]}`;
}
/** The column that tells the Node.js of a row, where there are several; else none. */
function runtimeColumns({ hasRuntimes }) {
	return hasRuntimes ? [{
		title: "Node",
		align: "right"
	}] : [];
}
/** Its cell. */
function runtimeCells({ runtime }, { hasRuntimes }) {
	if (!hasRuntimes) return [];
	if (runtime === null) return [""];
	return [/^\d{1,4}(?:\.\d{1,6}){0,2}$/.test(runtime) ? runtime : codeOf(runtime)];
}
/**
* The Node.js of a result: `Node 24.9.0`, `Node 24.9.0 against 20.20.2`, or `Node 20.20.2, 24.9.0` for
* several that both sides ran on; empty when nothing was built.
*
* @param text - how a version, which is foreign text, is shown
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
/** The finding of a whole result in a few words, without Markdown: `2 slower, 1 faster, 38 same`. */
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
/** Sides that could not be built; both when the trouble belongs to neither. */
function brokenSides({ failures }) {
	const broken = new Set(failures.filter(({ stage }) => stage === "build").map(({ side }) => side));
	return sides.filter((side) => broken.has(side) || broken.has(null));
}
/** How many rows say each word, in the order of the table. */
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
/** What differs between the built sides besides the revision itself; unexpected ones first. */
function differencesOf({ builds, differences }) {
	const { base, head } = builds;
	if (base === null || head === null) return [];
	const seen = differences?.map(shown) ?? between(runtimeOf(base), runtimeOf(head), { asked: false });
	const built = between(buildFacts(base), buildFacts(head), { asked: true });
	return [...seen, ...built].toSorted((one, other) => Number(one.asked) - Number(other.asked));
}
/** One difference as code: what, base, head. */
function differenceText({ what, base, head }) {
	return codeOf(`${what}: ${base} → ${head}`);
}
/** The line of a settings file that allows what was not requested; empty when there is nothing. */
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
* What a regression has to be beyond for the check to fail: `the limit of 3 %`, or its threshold.
*
* @param limit - a ratio; `null` where the thresholds are the limits
*/
function boundText(limit, regressions) {
	if (limit !== null) return `the limit of ${chosenText(limit)}`;
	const thresholds = new Set(regressions.flatMap(({ finding }) => finding.threshold ?? []));
	const [only] = thresholds;
	return only === void 0 || thresholds.size > 1 ? "its threshold" : `the ${chosenText(only)} threshold`;
}
/** What was left open by a run that found no regression, as a clause. */
function openText(rows) {
	return rowsWith(rows, "inconclusive").length > 0 ? "some rows are unknown" : "not everything could be measured";
}

// src/render/rows/warning-lines.ts
const textLength = 300;
/**
* Doubts about the run and about the rows that decide, one line for each kind: the text, and whom it
* concerns. Metrics that only inform keep theirs in the result.
*
* @returns lines for a code block or a terminal
*/
function warningLines({ warnings, findings, plan }) {
	const gates = gatingOf(plan);
	const doubts = [...warnings.map((warning) => ({
		warning,
		row: null
	})), ...findings.filter(({ benchmarkId, metric }) => gates(benchmarkId, metric)).flatMap(({ judged }) => (judged?.warnings ?? []).map((warning) => ({
		warning,
		row: judged === null ? null : `${judged.name} ${judged.metric}`
	})))];
	return [...groupedBy(doubts, ({ warning }) => warning.code).values()].flatMap(linesOf);
}
function linesOf(doubts) {
	const whole = doubts.filter(({ row }) => row === null).map(({ warning }) => textOf(warning));
	const [first, ...more] = doubts.filter(({ row }) => row !== null);
	if (first === void 0) return whole;
	const others = more.length === 0 ? "" : ` and ${String(more.length)} more rows`;
	return [...whole, `${textOf(first.warning)}  [${plainText(first.row ?? "")}${others}]`];
}
function textOf(warning) {
	return plainText(warning.text, textLength);
}

// src/render/machine/machine-text.ts
/** The machine in one line; all of it is foreign text. */
function machineText(machine) {
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
	].join(", ");
}
/** How measured code was kept apart, as a sentence; empty for a result of an older version. */
function isolationText({ isolation }) {
	if (isolation === void 0) return "";
	const network = isolation.network === "loopback" ? " Benchmarks had only a loopback network of their own." : "";
	const sandbox = isolation.readOnly === true ? `they saw only their own side, the runtime and the system's programs, and could change only their own side.${network}` : "they saw no other process, and left none behind.";
	switch (isolation.kind) {
		case "namespace": return `Builds and benchmarks ran in their own process tables: ${sandbox}`;
		case "cgroup": return "Builds and benchmarks could see other processes of the same user here; the kernel ended all of theirs through a control group.";
		case "sweep": return "Builds and benchmarks could see other processes of the same user here; processes they left behind were searched for and ended.";
	}
}
/** What the machine resolves, as a sentence; empty when that was not tried. */
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
/** What state the machine was in, as sentences; empty for a result of an older version. */
function fingerprintText({ fingerprint }) {
	if (fingerprint === void 0 || fingerprint.facts.length === 0) return "";
	const listed = (wanted) => fingerprint.facts.filter(wanted).map(({ title, found }) => `${title}: ${found}`).join("; ");
	return `${[["Its state", listed(({ lasting }) => lasting)], ["At the beginning", listed(({ lasting }) => !lasting)]].flatMap(([name, text]) => text === "" ? [] : [`${name}: ${codeOf(text, longestLine)}.`]).join(" ")} Fingerprint ${codeOf(fingerprint.digest.slice(0, 12))}.`;
}

// src/render/text/cut-apart.ts
/**
* Texts cut in the middle to at most `width` columns. Of those that would look alike, the parameters
* that all of the same name share are left out first, so that what tells them apart stays: two
* benchmarks often differ only in the third of their five parameters. What only those share that still
* look alike is left out as well, where that leaves more of them apart.
*
* @param texts - ids of benchmarks: a name, then `key=value` words
*/
function cutApart(texts, width) {
	const distinct = [...new Set(texts)];
	const cut = (text) => cutToWidth(text, width);
	const named = shortened(distinct, alikeIn(distinct, cut), nameOf);
	const once = (text) => cut(named.get(text) ?? text);
	const stillAlike = alikeIn(distinct, once);
	const apart = shortened(distinct, stillAlike, once);
	const twice = (text) => cut(apart.get(text) ?? named.get(text) ?? text);
	return texts.map(alikeIn(distinct, twice).size < stillAlike.size ? twice : once);
}
/** The texts that look like another one. */
function alikeIn(texts, cut) {
	const groups = [...groupedBy(texts, cut).values()];
	return new Set(groups.filter(({ length }) => length > 1).flat());
}
/** The wanted texts without the parameters that all of their family share. */
function shortened(texts, wanted, familyOf) {
	const families = [...groupedBy(texts, familyOf).values()];
	return new Map(families.flatMap((family) => {
		const shared = sharedParameters(family);
		return family.filter((text) => wanted.has(text)).map((text) => [text, without(text, shared)]);
	}));
}
function nameOf(text) {
	return text.split(" ")[0] ?? "";
}
function sharedParameters(texts) {
	const [first = [], ...others] = texts.map((text) => text.split(" "));
	const isShared = (word) => others.every((words) => words.includes(word));
	return new Set(first.filter((word) => word.includes("=") && isShared(word)));
}
function without(text, shared) {
	const words = text.split(" ").map((word) => shared.has(word) ? "…" : word);
	return words.filter((word, index) => word !== "…" || words[index - 1] !== "…").join(" ");
}

// src/render/terminal/terminal-table.ts
const givenUp = [
	"first",
	"second",
	"third",
	"fourth"
];
const gap = "  ";
/** Least columns of a shortened cell. */
const leastWidth = 16;
/**
* A table aligned by spaces.
*
* @param rows - visible text, one cell for each column
* @param width - columns of the terminal
* @returns the line of titles, then one line for each row, without line ends
*/
function terminalTable(columns, rows, width) {
	const widths = columns.map(({ title }, index) => rows.reduce((most, cells) => Math.max(most, widthOf(cells[index] ?? "")), widthOf(title)));
	const kept = keptColumns(columns, widths, {
		width,
		empty: new Set(columns.flatMap((_, index) => rows.every((cells) => cells[index] === "") ? [index] : []))
	});
	const total = totalOf(kept, widths);
	const fitted = kept.map((index) => {
		const { title, align, keep } = columns[index] ?? {
			title: "",
			align: "left",
			keep: "always"
		};
		const natural = widths[index] ?? 0;
		const own = keep === "cut" ? Math.max(Math.min(natural, leastWidth), natural - Math.max(0, total - width)) : natural;
		return cutApart([title, ...rows.map((row) => row[index] ?? "")], own).map((cell) => padded(cell, own, align));
	});
	return [null, ...rows].map((_, line) => fitted.map((cells) => cells[line] ?? "").join(gap).trimEnd());
}
/** Columns are given up in turn until the rest fits when its long cells are cut. */
function keptColumns(columns, widths, { width, empty }) {
	const all = columns.flatMap((_, index) => empty.has(index) ? [] : [index]);
	const attempts = [
		0,
		1,
		2,
		3,
		4
	].map((count) => {
		const gone = new Set(givenUp.slice(0, count));
		return all.filter((index) => !gone.has(columns[index]?.keep ?? "always"));
	});
	const leastOf = (kept) => totalOf(kept, widths.map((own, index) => columns[index]?.keep === "cut" ? Math.min(own, comfortable(width)) : own));
	return attempts.find((kept) => leastOf(kept) <= width) ?? attempts.at(-1) ?? all;
}
/** A name keeps at least this much before a column is given up for it. */
function comfortable(width) {
	return Math.max(leastWidth, Math.floor(width * .45));
}
function totalOf(kept, widths) {
	return kept.reduce((sum, index) => sum + (widths[index] ?? 0), 2 * (kept.length - 1));
}

// src/render/rows/scaling.ts
/** Values of a parameter that make a curve worth drawing without a request. */
const fewestValues = 3;
/**
* The curves over one numeric parameter: the one that a benchmark says it scales with, or else its only
* one with three values or more.
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
/** What the signs mean, for a heading. */
const scalingLegend = "○ base, ● head, ◉ both, ┆ in proportion";
/**
* A curve over a parameter in text: a line for each of its values, on a logarithmic axis.
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
* A candlestick as a text: least ─ 25 % ├ mean ● 75 % ┤ most ─, on a logarithmic scale.
*
* @param range - what the first and the last column mean
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

// src/render/sections/unsettled.ts
/** Rows that are named in the open block. */
const named = 3;
/** Beyond this many more pairs, waiting makes no sense. */
const hopelessPairs = 1e4;
/** Rows that are neither changed nor shown to be the same, and what would settle them. */
const unsettled = (page) => {
	const rows = rowsWith(page.rows, "inconclusive");
	if (rows.length === 0) return "";
	const sentences = rows.slice(0, rows.length === 4 ? rows.length : named).map((row) => sentenceOf(row, page));
	const rest = rows.length - sentences.length;
	const items = [...sentences, ...rest === 0 ? [] : [`${String(rest)} more did not settle.`]];
	return [["> [!WARNING]", ...items.map((item) => items.length === 1 ? `> ${item}` : `> - ${item}`)].join("\n"), rest === 0 ? "" : restTable(rows, page)].filter((part) => part !== "").join("\n\n");
};
/** Minutes or pairs that would probably settle a row; empty when nothing sensible can be said. */
function hintText({ finding: { judged, minutesToSettle } }) {
	const pairs = judged?.pairsToSettle ?? 0;
	if (pairs === 0) return "";
	if (pairs > hopelessPairs) return "more than 10,000";
	const time = minutesToSettle === null ? "" : `, ${durationText(minutesToSettle * 60)}`;
	return `${String(pairs)}${time}`;
}
function sentenceOf(row, page) {
	const { metric, finding } = row;
	const where = metric === null || metric === page.mainMetric ? "" : ` in ${labelOf(metric)}`;
	const name = `${codeOf(row.benchmarkId, page.detail.nameLength)} did not settle${where}`;
	const pairs = finding.judged?.pairs ?? 0;
	const [low, high] = finding.judged?.ci ?? [null, null];
	if (low === null || high === null) return `${name}: ${countText(pairs, "pair")} ${pairs === 1 ? "is" : "are"} too few to tell, so it is **unknown**, not the same.`;
	return `${name}: ${low <= 0 && high >= 0 ? `still ${marginText((high - low) / 2)}` : `still ${intervalText(low, high)}`} after ${countText(pairs, "pair")}, so it is **unknown**, not the same.${hintSentence(row)}`;
}
function hintSentence(row) {
	const { judged, minutesToSettle } = row.finding;
	const pairs = judged?.pairsToSettle ?? 0;
	if (pairs === 0) return "";
	if (pairs > hopelessPairs) return " No sensible number of pairs would settle it here.";
	const time = minutesToSettle === null ? "" : ` (${durationText(minutesToSettle * 60)})`;
	return ` About ${countText(pairs, "more pair")}${time} would settle it.`;
}
function restTable(rows, page) {
	const shown = rows.slice(0, page.detail.unsettledRows);
	if (shown.length === 0) return "";
	const hidden = rows.length - shown.length;
	const table = tableText([
		{
			title: "Benchmark",
			align: "left"
		},
		...runtimeColumns(page),
		{
			title: "Change",
			align: "right"
		},
		{
			title: "95 % CI",
			align: "centre"
		},
		{
			title: "Pairs",
			align: "right"
		},
		{
			title: "More needed",
			align: "right"
		}
	], shown.map((row) => [
		benchmarkCell(row, page),
		...runtimeCells(row, page),
		changeText(row.finding),
		intervalCell(row.finding),
		String(row.finding.judged?.pairs ?? 0),
		hintText(row) === "" ? "–" : hintText(row)
	]));
	const more = hidden === 0 ? "" : `\n\nAnd ${String(hidden)} more: see ${elsewhere(page)}.`;
	return folded(`<b>${String(rows.length)} unknown</b>: neither changed nor shown to be the same`, table + more);
}

// src/render/rows/warm-up-lines.ts
/** Columns of the curve and of the candlestick. */
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
/**
* How a benchmark warms up, in text: for each side the medians of its first calls on a logarithmic
* scale that both sides share, then a candlestick of all calls.
*
* @returns lines without line ends
*/
function warmUpLines({ benchmarkId, blocks, curve }) {
	const calls = Math.max(curve.base.median.length, curve.head.median.length);
	const medians = [...curve.base.median, ...curve.head.median];
	const sticks = sides.map((side) => curve[side].candlestick);
	const range = {
		least: Math.min(...medians),
		most: Math.max(...medians)
	};
	const reach = {
		least: Math.min(...sticks.map(({ least }) => least)),
		most: Math.max(...sticks.map(({ most }) => most))
	};
	const curves = sides.map((side) => curveText(curve[side], range));
	const width = curves.reduce((most, text) => Math.max(most, widthOf(text)), 0);
	return [
		`${plainText(benchmarkId)}, first ${countText(calls, "call")}, ${countText(blocks, "block")}`,
		...sides.map((side, at) => {
			const { median } = curve[side];
			const [first = null, last = null] = [median[0], median.at(-1)];
			return `  ${side}  ${padded(curves[at] ?? "", width)}  ${valueText(first, "s")} → ${valueText(last, "s")}`;
		}),
		...sides.map((side) => {
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
/** What the signs mean, for a heading. */
const warmUpLegend = "medians of the first calls, then least ─ 25 % ├ mean ● 75 % ┤ most ─";
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

// src/render/comment/state.ts
/** The state of a result: the worst thing that can be said of it as a whole. */
function stateOf({ findings, failures }, rows) {
	const has = (verdict) => rows.some(({ finding }) => finding.verdict === verdict);
	if (has("regression")) return isAccepted(findings) ? "accepted" : "slower";
	if (!rows.some(({ finding }) => finding.judged !== null) && failures.some(({ stage }) => stage === "build")) return "no-build";
	if (has("not-comparable")) return "not-comparable";
	if (has("failed")) return "failed";
	if (has("improvement")) return "faster";
	if (has("inconclusive")) return "unknown";
	return has("unchanged") ? "same" : "nothing";
}
function isAccepted(findings) {
	return findings.some(({ acceptance }) => acceptance !== void 0) && !findings.some(({ beyondLimit }) => beyondLimit);
}

export { alikeText, allowText, benchmarkCell, boundText, brokenSides, candlestickText, changeText, changeWords, conclusionOf, countedSamples, countsText, cutApart, differenceText, differencesOf, elsewhere, fingerprintText, floorCell, hintText, intervalCell, isolationText, journalFormat, looksUpTo, machineText, meanChange, metricsWithThreshold, nodeText, noiseProbeOf, noiseProbeText, nothingLeft, openText, othersText, pairsText, parseJournal, policyOf, rebuildFloors, resultOf, runtimeCells, runtimeColumns, runtimeText, scalingLegend, scalingLines, scalingsOf, stateOf, tableOf, tablePlans, tallyText, terminalTable, unsettled, valueCells, verdictCell, warmUpLegend, warmUpLines, warningLines, withinText };