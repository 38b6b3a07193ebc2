import { percent } from "./model3.js";
import { otherSide } from "./model5.js";
import { groupedBy } from "./model7.js";
import { changeOf, detectableChange, familyOf, jointSign, judgingPlanFor, judgingPlanOf, logRatio, normalCumulative, normalQuantile, settlingPairs } from "./stats.js";
import { element } from "./stats2.js";
import { holm, signFlipTail, signFlipTailApproximation, signedRankCumulative, signedRankPSorted, sortedCopy } from "./stats3.js";
import { medianAbsoluteDeviation, sampleCorrelation } from "../packages/simple-statistics.js";
import { medianOf, quantileOf } from "./stats4.js";

// src/analysis/geometric-means.ts
function geometricMeans(rows) {
	return [...new Set(rows.map(({ row }) => row.metric))].flatMap((metric) => {
		const terms = rows.flatMap(({ row, evidence }) => row.metric === metric ? termOf(row, evidence) : []);
		return terms.length === 0 ? [] : [geometricMeanOf(metric, terms)];
	});
}
function termOf({ direction, order, name }, { effect, spread, look, interval }) {
	if (effect === null || spread === null || interval === null) return [];
	const turns = order.length === 0 ? name : order.join("");
	return [{
		effect: direction === "lower" ? effect : -effect,
		variance: spread ** 2 / look,
		turns
	}];
}
function geometricMeanOf(metric, terms) {
	const mean = terms.reduce((sum, { effect }) => sum + effect, 0) / terms.length;
	const variances = [...groupedBy(terms, ({ turns }) => turns).values()].map(varianceOfSum);
	const error = Math.sqrt(variances.reduce((sum, value) => sum + value, 0)) / terms.length;
	const reach = normalQuantile(.975) * error;
	return {
		metric,
		estimate: changeOf(mean),
		ci: [changeOf(mean - reach), changeOf(mean + reach)],
		rows: terms.length
	};
}
function varianceOfSum(terms) {
	const error = terms.reduce((sum, { variance }) => sum + Math.sqrt(variance), 0);
	const sumOfVariances = terms.reduce((sum, { variance }) => sum + variance, 0);
	return terms.length === 1 ? sumOfVariances : error ** 2;
}

// src/stats/walsh-average.ts
const FEW_AVERAGES = 32;
function walshAverage(differences, rank) {
	const sortedValues = differences instanceof Float64Array ? differences : Float64Array.from(differences);
	const n = sortedValues.length;
	const averages = n * (n + 1) / 2;
	if (!(rank >= 0 && rank < averages)) throw new RangeError(`expected a rank below ${averages}, got ${rank}`);
	let low = element(sortedValues, 0);
	let belowLow = countSumsUpTo(sortedValues, low);
	if (rank < belowLow) return low;
	let high = element(sortedValues, n - 1);
	let belowHigh = averages;
	for (let round = 1; belowHigh - belowLow > FEW_AVERAGES; round += 1) {
		const share = round % 2 === 0 ? .5 : (rank + .5 - belowLow) / (belowHigh - belowLow);
		let pivot = low + (high - low) * share;
		if (!(pivot > low && pivot < high)) pivot = low + (high - low) / 2;
		if (!(pivot > low && pivot < high)) return high;
		const count = countSumsUpTo(sortedValues, pivot);
		if (count <= rank) {
			low = pivot;
			belowLow = count;
		} else {
			high = pivot;
			belowHigh = count;
		}
	}
	const range = {
		low,
		high,
		count: belowHigh - belowLow
	};
	return element(averagesBetween(sortedValues, range), rank - belowLow);
}
function countSumsUpTo(sortedValues, value) {
	const doubledValue = 2 * value;
	let count = 0;
	let column = sortedValues.length - 1;
	for (let row = 0; row <= column; row += 1) {
		const first = sortedValues[row] ?? NaN;
		while (column >= row && first + (sortedValues[column] ?? NaN) > doubledValue) column -= 1;
		count += column - row + 1;
	}
	return count;
}
function averagesBetween(sortedValues, { low, high, count }) {
	const averages = new Float64Array(count);
	let filledCount = 0;
	let last = sortedValues.length - 1;
	for (let row = 0; row <= last; row += 1) {
		const first = sortedValues[row] ?? NaN;
		while (last >= row && first + (sortedValues[last] ?? NaN) > 2 * high) last -= 1;
		for (let column = last; column >= row; column -= 1) {
			const sum = first + (sortedValues[column] ?? NaN);
			if (sum <= 2 * low) break;
			averages[filledCount] = sum / 2;
			filledCount += 1;
		}
	}
	return averages.toSorted();
}

// src/stats/signed-rank-interval.ts
const knownRanks = /* @__PURE__ */ new Map();
function signedRankInterval(sortedValues, level) {
	const leftOutCount = criticalRank(sortedValues.length, level);
	if (leftOutCount < 0) return null;
	const averages = sortedValues.length * (sortedValues.length + 1) / 2;
	return {
		low: walshAverage(sortedValues, leftOutCount),
		high: walshAverage(sortedValues, averages - 1 - leftOutCount)
	};
}
function criticalRank(n, level) {
	const key = `${n} ${level}`;
	const knownRank = knownRanks.get(key);
	if (knownRank !== void 0) return knownRank;
	const rank = searchRank(n, level);
	knownRanks.set(key, rank);
	return rank;
}
function searchRank(n, level) {
	const limit = level / 2 * (1 + 1e-12);
	const table = n <= 150 ? signedRankCumulative(n) : null;
	const ranks = Float64Array.from({ length: n }, (_, index) => index + 1);
	const tail = (rank) => table === null ? signFlipTailApproximation(ranks, rank) : element(table, rank);
	let low = -1;
	let high = n * (n + 1) / 2;
	while (high - low > 1) {
		const middle = Math.floor((low + high) / 2);
		if (tail(middle) <= limit) low = middle;
		else high = middle;
	}
	return low;
}

// src/stats/hodges-lehmann.ts
function hodgesLehmann(sortedValues) {
	const averages = sortedValues.length * (sortedValues.length + 1) / 2;
	const at = walshAverage(sortedValues, Math.floor(averages / 2));
	return averages % 2 === 1 ? at : (walshAverage(sortedValues, averages / 2 - 1) + at) / 2;
}
const HALF_WIDTH = 1.959964;
const NORMAL_MAD = 1.4826;
function pairSpread(sortedValues) {
	const interval = signedRankInterval(sortedValues, .05);
	if (interval === null) return NORMAL_MAD * medianAbsoluteDeviation(Array.from(sortedValues));
	return (interval.high - interval.low) / (2 * HALF_WIDTH) * Math.sqrt(sortedValues.length);
}

// src/analysis/stopping/stop-rule.ts
function stopRule({ benchmarkIds, looks, rows }) {
	const rowsById = groupedBy(rows, ({ name }) => name);
	return new Map(benchmarkIds.flatMap((id) => {
		const pairs = pairsOf(rowsById.get(id) ?? []);
		const next = looks.find((look) => look > pairs);
		return next === void 0 ? [] : [[id, next]];
	}));
}
function pairsOf(rows) {
	if (rows.length === 0) return 0;
	return rows.filter(({ verdict }) => verdict === "inconclusive").reduce((least, { pairs }) => Math.min(least, pairs), Number.POSITIVE_INFINITY);
}
function firstUsableLook(plan) {
	return judgingPlanFor(plan, null).claims[0]?.pairs ?? null;
}
function looksTaken(pairs, looks, { final }) {
	if (pairs === 0) return [];
	const passedLooks = looks.filter((look) => look.pairs <= pairs).map((look) => ({
		pairs: look.pairs,
		look
	}));
	const latest = passedLooks.at(-1);
	if (!final || latest?.pairs === pairs) return passedLooks;
	const next = looks.find((look) => look.pairs > pairs);
	if (next !== void 0) return [...passedLooks, {
		pairs,
		look: next
	}];
	return latest === void 0 ? [] : [...passedLooks.slice(0, -1), {
		pairs,
		look: latest.look
	}];
}

// src/analysis/usable-pairs.ts
function usablePairs({ pairs, order, contention }) {
	const base = new Float64Array(pairs.map((pair) => pair[0] ?? NaN));
	const head = new Float64Array(pairs.map((pair) => pair[1] ?? NaN));
	const all = {
		base,
		head,
		order,
		contention,
		droppedPairs: 0
	};
	const isKept = (_, at) => isUsable(base[at]) && isUsable(head[at]);
	if (pairs.every(isKept)) return all;
	const usable = filteredPairs(all, isKept);
	return {
		...usable,
		droppedPairs: pairs.length - usable.base.length
	};
}
function filteredPairs({ base, head, order, contention, droppedPairs }, isKept) {
	return {
		base: base.filter(isKept),
		head: head.filter(isKept),
		order: order.filter(isKept),
		contention: contention.filter(isKept),
		droppedPairs
	};
}
function isUsable(value = 0) {
	return value > 0 && value < Number.POSITIVE_INFINITY;
}
function logRatiosOf({ base, head }) {
	return base.map((value, index) => logRatio(value, element(head, index)));
}

// src/stats/binomial-upper-tail.ts
function binomialUpperTail(trials, successes, rate) {
	let exactly = (1 - rate) ** trials;
	let fewer = 0;
	for (let count = 0; count < successes; count++) {
		fewer += exactly;
		exactly *= (trials - count) / (count + 1) * (rate / (1 - rate));
	}
	return Math.max(0, 1 - fewer);
}

// src/stats/sign-flip-sum.ts
const units = 8192;
function signFlipSumP(differences) {
	return Math.min(1, 2 * Math.min(lowerTail(differences, 1), lowerTail(differences, -1)));
}
function lowerTail(differences, sign) {
	const values = new Float64Array(differences);
	const total = values.reduce((sum, value) => sum + Math.abs(value), 0);
	if (total === 0) return 1;
	const scores = values.map((value) => Math.round(sign * value * units / total));
	const sum = scores.reduce((above, score) => above + Math.max(0, score), 0);
	const sizes = scores.map(Math.abs).filter((size) => size > 0);
	return Math.max(Number.MIN_VALUE, signFlipTail(sizes, sum));
}
function signFlipMeanInterval(differences, level) {
	if (2 ** (1 - differences.length) > level) return null;
	const centre = differences.reduce((sum, value) => sum + value, 0) / differences.length;
	const endFrom = (outside, sign) => {
		let [outer, inner] = [outside, centre];
		for (let step = 0; step < 20; step++) {
			const shift = (outer + inner) / 2;
			if (2 * lowerTail(differences.map((value) => value - shift), sign) <= level) outer = shift;
			else inner = shift;
		}
		return outer;
	};
	return {
		low: endFrom(Math.min(...differences), -1),
		high: endFrom(Math.max(...differences), 1)
	};
}

// src/analysis/whole-cost.ts
const holdingP = .25;
const oddProcessRate = .02;
const farSpreads = 5;
const normalMad = 1.4826;
function wholeCostOf(row, differences, claims) {
	const { costs, threshold } = row;
	if (costs === null) return null;
	const pairs = costs.pairs.filter((pair) => pair.base.mean > 0 && pair.head.mean > 0).slice(0, differences.length);
	const base = meanBy(pairs, (pair) => pair.base.mean);
	const effect = Math.log(meanBy(pairs, (pair) => pair.head.mean) / base);
	if (!(Math.abs(effect) >= Math.log1p(threshold))) return null;
	const excess = pairs.map((pair) => (pair.head.mean - pair.base.mean) / base);
	const moreFar = pairs.map((pair) => Math.sign(pair.head.farShare - pair.base.farShare));
	const far = farDistances(differences, threshold, Math.sign(effect));
	const ps = [
		signFlipSumP(excess),
		signFlipSumP(moreFar),
		binomialUpperTail(differences.length, far.length, oddProcessRate)
	];
	const claimPs = claims.map(({ pairs: n, look }) => signFlipSumP(excess.slice(0, n)) / look.share);
	return {
		effect,
		p: costs.isTested ? Math.min(1, ...claimPs) : 1,
		isHeldBack: ps.some((p) => p <= holdingP),
		excess,
		spread: Math.sqrt(meanBy(excess, (value) => (value - changeOf(effect)) ** 2)),
		words: toldCosts(row, pairs, {
			far,
			effect
		})
	};
}
function meanBy(values, of) {
	return values.reduce((sum, value) => sum + of(value), 0) / values.length;
}
function farDistances(differences, threshold, sign) {
	const values = Array.from(differences);
	const median = medianOf(values) ?? NaN;
	const distances = values.map((value) => sign * (value - median));
	const spread = normalMad * (medianOf(distances.map(Math.abs)) ?? NaN);
	const limit = Math.max(Math.log1p(threshold), farSpreads * spread);
	return distances.filter((distance) => distance > limit);
}
function toldCosts({ labels, pairs: values }, pairs, { far, effect }) {
	const [slow, fast] = effect > 0 ? ["head", "base"] : ["base", "head"];
	const more = changeOf(Math.abs(effect));
	const told = (who, share, times) => share * (times - 1) >= more / 2 ? `${labels[slow]}’s slowest ${who} take ${String(Number(times.toPrecision(2)))} times as long, ${percent(more)} more in all` : null;
	const share = meanBy(pairs, (pair) => pair[slow].farShare);
	const times = meanBy(pairs.filter((pair) => pair[slow].farShare > 0), (pair) => pair[slow].farTime) / (medianOf(values.flat()) ?? NaN);
	const hasMore = share > 2 * meanBy(pairs, (pair) => pair[fast].farShare);
	const processes = Math.exp(meanBy(far, (distance) => distance));
	return (hasMore ? told(percent(share), share, times) : null) ?? told(`${far.length} of ${pairs.length} processes`, far.length / pairs.length, processes) ?? `all calls of ${labels[slow]} together take ${percent(more)} more`;
}
function wholeInterval({ excess }, level) {
	const interval = signFlipMeanInterval(excess, level);
	if (interval === null) return null;
	return {
		low: Math.log1p(Math.max(-1, interval.low)),
		high: Math.log1p(interval.high)
	};
}

// src/analysis/evidence.ts
const SHOWN_LEVEL = .05;
function evidenceOf(row, plan, { jointly }) {
	const usable = usablePairs(row);
	const pairs = usable.base.length;
	const sign = row.direction === "lower" ? 1 : -1;
	const differences = logRatiosOf(usable).map((logarithm) => sign * logarithm);
	const latest = looksTaken(pairs, plan.looks, { final: plan.final }).at(-1);
	const claims = looksTaken(pairs, plan.claims, { final: plan.final });
	const jointPairs = jointly ? plan.joint?.pairs ?? NaN : 0;
	const look = Math.max(latest?.pairs ?? 0, claims.at(-1)?.pairs ?? 0, jointPairs) || pairs;
	const sortedDifferences = sortedUpTo(differences, look);
	const p = sequentialP(differences, sortedDifferences, claims);
	const level = latest?.look.equivalenceLevel ?? 0;
	const differencesForSame = latest?.pairs === look ? sortedDifferences : sortedUpTo(differences, latest?.pairs ?? 0);
	const equivalence = level > 0 ? signedRankInterval(differencesForSame, level) : null;
	const shownLevel = Math.min(level, SHOWN_LEVEL);
	const isSame = latest?.pairs === look && level === shownLevel;
	return {
		pairs,
		droppedPairs: usable.droppedPairs,
		look,
		p: jointly ? Math.min(p, plan.rowAlpha) : p,
		effect: look > 0 ? hodgesLehmann(sortedDifferences) : null,
		equivalence,
		level: shownLevel,
		interval: isSame ? equivalence : signedRankInterval(sortedDifferences, shownLevel),
		spread: look > 1 ? pairSpread(sortedDifferences) : null,
		whole: wholeCostOf(row, differences.subarray(0, look), claims)
	};
}
function sortedUpTo(differences, pairs) {
	return sortedCopy(differences.subarray(0, pairs));
}
function sequentialP(differences, latestSorted, claims) {
	const ps = claims.map(({ pairs, look }) => {
		const values = pairs === latestSorted.length ? latestSorted : sortedUpTo(differences, pairs);
		return signedRankPSorted(values) / look.share;
	});
	return Math.min(1, ...ps);
}

// src/analysis/verdict-of.ts
function verdictOf(facts) {
	const { whole } = facts.evidence;
	const centre = centreVerdict(facts);
	if (whole === null) return {
		verdict: centre,
		centre,
		isByWhole: false
	};
	const isCertain = facts.wholePAdjusted <= facts.alpha;
	const direction = whole.effect > 0 ? "regression" : "improvement";
	if (isCertain && !(centre === "regression" || centre === "improvement")) return {
		verdict: direction,
		centre,
		isByWhole: true
	};
	return {
		verdict: (centre === "regression" ? isCertain : whole.isHeldBack) && centre !== direction ? "inconclusive" : centre,
		centre,
		isByWhole: false
	};
}
function centreVerdict({ evidence, pAdjusted, alpha, theta }) {
	const { effect, equivalence } = evidence;
	const low = equivalence?.low ?? Number.NEGATIVE_INFINITY;
	const high = equivalence?.high ?? Number.POSITIVE_INFINITY;
	if (low > -theta && high < theta) return "unchanged";
	if (effect === null || pAdjusted > alpha) return "inconclusive";
	if (effect > 0 && high >= theta) return "regression";
	if (effect < 0 && low <= -theta) return "improvement";
	return "inconclusive";
}
function inconclusiveRow(row, warning) {
	return {
		...row,
		verdict: "inconclusive",
		realButSmall: false,
		pairsToSettle: 0,
		warnings: [warning, ...row.warnings]
	};
}
function toldVerdict(verdict) {
	if (verdict === "regression") return "looks worse";
	return verdict === "improvement" ? "looks better" : "looks the same";
}

// src/stats/rank-trend.ts
function rankTrend(values) {
	if (values.length < 3 || values.every((value) => value === values[0])) return {
		correlation: 0,
		p: 1
	};
	const sortedValues = sortedCopy(values);
	const ranks = values.map((value) => sortedValues.indexOf(value) + sortedValues.lastIndexOf(value));
	const correlation = sampleCorrelation([...values.keys()], ranks);
	const z = Math.abs(correlation) * Math.sqrt(values.length - 1);
	return {
		correlation,
		p: 2 * normalCumulative(-z)
	};
}

// src/analysis/warnings-of.ts
const MOST_PAIRS = 200;
const FEW_VALUES = 20;
const coarseClock = ({ row: { threshold }, sortedValues: { base, head } }) => {
	if (!repeats(base) && !repeats(head)) return null;
	const values = sortedCopy([...base, ...head]);
	const distinct = values.filter((value, index) => index === 0 || value > element(values, index - 1) * 1.000000001);
	if (distinct.length < 2) return null;
	const steps = distinct.subarray(1).map((value, index) => changeOf(Math.log(value / element(distinct, index))));
	const step = Math.min(...steps);
	if (!(distinct.length < FEW_VALUES && distinct.length * 2 <= values.length) && step <= threshold / 2) return null;
	return {
		code: "coarse-clock",
		text: `coarse values: ${values.length} values take ${distinct.length} different sizes, the smallest step is ${percent(step)}; more work per run would make the steps smaller`
	};
};
function repeats(sortedValues) {
	return new Set(sortedValues).size < sortedValues.length;
}
const RUN_DELAY_LIMIT = .05;
const STEAL_LIMIT = .01;
const WAITING_TIMES = 2;
const contention = ({ row, hasCpuTime, pairs, judgement, wideSide }) => {
	if (row.unit !== "s" && row.unit !== "per_s") return null;
	const delay = medianOf(pairs.contention.map(({ runDelayRatio }) => runDelayRatio)) ?? 0;
	const steal = medianOf(pairs.contention.map(({ stealRatio }) => stealRatio)) ?? 0;
	const signs = [...delay > RUN_DELAY_LIMIT ? [`runs waited ${percent(delay)} of their time for a CPU`] : [], ...steal > STEAL_LIMIT ? [`the hypervisor took ${percent(steal)} of the time`] : []];
	if (signs.length === 0) return null;
	const most = WAITING_TIMES * Math.max(delay, steal);
	const isCause = wideSide === null && (judgement.pairSpread ?? 0) <= most;
	if (judgement.verdict === "inconclusive" && !isCause) return null;
	return {
		code: "contention",
		text: `other work on this machine: ${signs.join(", ")}; ${hasCpuTime ? "CPU time is the better column; " : ""}free the machine and measure again`
	};
};
const LEVEL = .01;
const STRONG = .5;
const drift = ({ pairs: { base, head } }) => {
	const levels = Array.from(base, (value, index) => (Math.log(value) + Math.log(element(head, index))) / 2);
	const { correlation, p } = rankTrend(levels);
	if (Math.abs(correlation) <= STRONG || p >= LEVEL) return null;
	const third = Math.ceil(levels.length / 3);
	const start = medianOf(levels.slice(0, third)) ?? NaN;
	const end = medianOf(levels.slice(-third)) ?? NaN;
	return {
		code: "drift",
		text: `the machine drifted by ${percent(Math.abs(changeOf(end - start)))} from the first third of the pairs to the last; each pair cancels it, a fixed clock frequency or a quieter machine would remove it`
	};
};
const SCATTER_TIMES = 4;
const FEWEST_TO_COMPARE = 8;
function sideThatScatters({ base, head }) {
	if (base.length < FEWEST_TO_COMPARE) return null;
	const times = Math.log1p(rangeOf(head)) / Math.log1p(rangeOf(base));
	if (times > SCATTER_TIMES) return "head";
	return times < 1 / SCATTER_TIMES ? "base" : null;
}
function rangeOf(sortedValues) {
	return quantileOf(sortedValues, .9) / quantileOf(sortedValues, .1) - 1;
}
const scatters = ({ row: { labels }, sortedValues, judgement, wideSide: side }) => {
	if (side === null || judgement.verdict !== "inconclusive") return null;
	const quietSide = otherSide(side);
	return {
		code: `${side}-scatters`,
		text: `the runs of ${labels[side]} lie ${percent(rangeOf(sortedValues[side]))} apart, those of ${labels[quietSide]} ${percent(rangeOf(sortedValues[quietSide]))}: that is in its code, and a quieter machine does not change it`
	};
};
const tooFewPairs = ({ judgement, final }) => {
	const { pairs, dropped } = judgement;
	if (!final || judgement.ci[0] !== null || pairs === 0 && dropped > 0) return null;
	return {
		code: "too-few-pairs",
		text: `${pairs} usable ${pairs === 1 ? "pair does" : "pairs do"} not allow an interval: measure more of them`
	};
};
const hopeless = ({ judgement, lastLook, wideSide }) => {
	const { verdict, pairs, pairsToSettle, pairSpread, smallestDetectable } = judgement;
	if (judgement.warnings.length > 0) return null;
	if (verdict !== "inconclusive" || pairSpread === null || smallestDetectable === null) return null;
	if (pairs + pairsToSettle <= lastLook) return null;
	const quieter = wideSide === null ? "a quieter machine, " : "";
	return {
		code: "hopeless",
		text: `pair noise ${percent(pairSpread)}: after ${pairs} pairs, changes under ${percent(smallestDetectable)} cannot be seen here; ${quieter}longer runs or a wider threshold would settle it`
	};
};
const droppedPairs = ({ row, judgement: { dropped, pairs } }) => {
	if (dropped === 0) return null;
	const droppedContention = row.contention.filter((_, index) => row.pairs[index]?.every((value) => (value ?? NaN) > 0) !== true);
	const delay = medianOf(droppedContention.map(({ runDelayRatio }) => runDelayRatio)) ?? 0;
	if (row.metric === "time" && delay > RUN_DELAY_LIMIT) return {
		code: "contention",
		text: `${dropped} of ${dropped + pairs} pairs do not count: other programs use the CPUs that this benchmark's threads need; free the machine and measure again`
	};
	const why = row.unit === "s" ? "a run failed, or other programs seem to have kept threads or children waiting that do its work" : "there is no ratio to 0";
	return {
		code: "dropped-pairs",
		text: `${dropped} of ${dropped + pairs} pairs lack a positive value on one side and were left out whole: ${why}`
	};
};
const WIDE = 5;
const LEAST_SHARE = .2;
const twoSpeeds = ({ row: { labels }, sortedValues }) => {
	const gaps = ["base", "head"].flatMap((side) => {
		const gap = widestGap(sortedValues[side]);
		return gap === null ? [] : [{
			side,
			...gap
		}];
	});
	if (gaps.length === 0) return null;
	return {
		code: "two-speeds",
		text: `two speeds: ${gaps.map(({ side, ratio, upper, runs }) => `${upper} of ${runs} runs of ${labels[side]} are at least ${percent(ratio)} above the others`).join("; ")}; more pairs average over both, longer runs or a fixed clock frequency may leave one`
	};
};
function widestGap(sortedValues) {
	const runs = sortedValues.length;
	const fewest = Math.ceil(LEAST_SHARE * runs);
	const widths = sortedValues.subarray(1).map((value, index) => value / element(sortedValues, index));
	const innerWidths = widths.subarray(fewest - 1, runs - fewest);
	const widest = innerWidths.reduce((most, width) => Math.max(most, width), 1);
	const narrow = widest ** (1 / (WIDE * Math.sqrt(runs)));
	const half = (runs - 1) / 2;
	if (widths.filter((width) => width < narrow).length <= half) return null;
	if (widths.filter((width) => width === 1).length >= half) return null;
	return {
		ratio: widest - 1,
		upper: runs - fewest - innerWidths.indexOf(widest),
		runs
	};
}
const runOrder = ({ pairs }) => {
	const { base, order } = pairs;
	if (order.length !== base.length) return null;
	const sortedValues = sortedCopy(logRatiosOf(pairs).map((logarithm, at) => order[at] === "BH" ? logarithm : -logarithm));
	if (signedRankPSorted(sortedValues) >= LEVEL) return null;
	const change = changeOf(hodgesLehmann(sortedValues));
	if (change === 0) return null;
	return {
		code: "order",
		text: `the second run of a pair reads ${percent(Math.abs(change))} ${change > 0 ? "more" : "less"} than the first; the random order cancels it, a longer warm-up would remove it`
	};
};
const rowWarnings = [
	tooFewPairs,
	hopeless,
	contention,
	scatters,
	twoSpeeds,
	coarseClock,
	runOrder,
	drift,
	droppedPairs
];
function warningsOf(table, judgedRows) {
	const lastLook = table.looks.at(-1) ?? NaN;
	const namesWithCpu = new Set(table.rows.flatMap(({ metric, name }) => metric === "cpu" ? [name] : []));
	return table.rows.flatMap((row, index) => {
		const judgement = judgedRows[index];
		if (judgement === void 0) return [];
		const allPairs = usablePairs(row);
		const step = Math.ceil(allPairs.base.length / MOST_PAIRS);
		const pairs = filteredPairs(allPairs, (_, at) => at % step === 0);
		const sortedValues = {
			base: sortedCopy(pairs.base),
			head: sortedCopy(pairs.head)
		};
		const wideSide = sideThatScatters(sortedValues);
		const facts = {
			row,
			hasCpuTime: namesWithCpu.has(row.name),
			pairs,
			sortedValues,
			wideSide,
			judgement,
			lastLook,
			final: table.final
		};
		const warnings = rowWarnings.flatMap((warning) => warning(facts) ?? []);
		return [{
			...judgement,
			warnings: [...judgement.warnings, ...warnings]
		}];
	});
}

// src/analysis/judge-table.ts
function judgeTable(table) {
	const plan = judgingPlanOf(table);
	const changedNames = jointChanges(table.rows, plan.joint);
	const measuredRows = table.rows.map((row) => {
		const jointly = row.early !== null && changedNames.has(row.name);
		return {
			row,
			jointly,
			evidence: evidenceOf(row, plan, { jointly })
		};
	});
	const adjustedPs = holm([...measuredRows.map(({ evidence }) => evidence.p), ...measuredRows.map(({ evidence }) => evidence.whole?.p ?? 1)], familyOf(table));
	const { alpha } = table;
	const judgedRows = measuredRows.map(({ row, jointly, evidence }, index) => {
		return judgedRow({
			row,
			evidence,
			pAdjusted: Math.min(element(adjustedPs, index), jointly ? alpha : 1),
			wholePAdjusted: element(adjustedPs, measuredRows.length + index),
			alpha,
			plan
		});
	});
	return {
		rows: warningsOf(table, judgedRows),
		measuredRows
	};
}
function judgedRow(facts) {
	const { row, evidence, alpha, plan } = facts;
	const { pairs, droppedPairs, look, level, whole } = evidence;
	const theta = Math.log1p(row.threshold);
	const { verdict, centre, isByWhole } = verdictOf({
		...facts,
		theta
	});
	const decisive = whole !== null && verdict !== centre ? whole : null;
	const figures = decisive !== null && isByWhole ? {
		...decisive,
		pAdjusted: facts.wholePAdjusted,
		interval: wholeInterval(decisive, level)
	} : {
		...evidence,
		pAdjusted: facts.pAdjusted
	};
	const { effect, p, pAdjusted, interval, spread } = figures;
	const { effect: wholeEffect, spread: wholeSpread } = decisive ?? figures;
	const outlook = {
		pairs,
		look,
		theta,
		effect: wholeEffect,
		spread: wholeSpread
	};
	const typical = centre === "unchanged" ? "the typical call is the same; " : "";
	const atWorst = isByWhole ? void 0 : worstInAll(evidence, verdict);
	const toldCost = decisive ?? (atWorst === void 0 ? null : whole);
	return {
		name: row.name,
		metric: row.metric,
		verdict,
		estimate: effect === null || interval === null ? null : changeOf(row.direction === "lower" ? effect : -effect),
		ci: shownInterval(row, interval),
		p,
		pAdjusted,
		pairs,
		dropped: droppedPairs,
		look,
		pairsToSettle: verdict === "inconclusive" ? settlingPairs(plan, outlook) - pairs : 0,
		smallestDetectable: spread === null ? null : detectableChange(plan, spread, look),
		pairSpread: spread,
		realButSmall: verdict === "unchanged" && pAdjusted <= alpha,
		warnings: toldCost === null ? [] : [{
			code: "whole-cost",
			text: typical + toldCost.words
		}],
		atWorst
	};
}
function worstInAll({ whole, interval, level }, verdict) {
	if (whole === null || interval === null) return void 0;
	if (whole.effect <= Math.max(0, interval.high)) return void 0;
	const ends = wholeInterval(whole, level);
	const isBeyond = ends !== null && ends.low > interval.high;
	if (!(verdict === "inconclusive" ? whole.isHeldBack : isBeyond)) return void 0;
	return ends === null ? null : changeOf(ends.high);
}
function shownInterval({ direction }, interval) {
	if (interval === null) return [null, null];
	return direction === "lower" ? [changeOf(interval.low), changeOf(interval.high)] : [changeOf(-interval.high), changeOf(-interval.low)];
}
function jointChanges(rows, joint) {
	if (joint === null) return /* @__PURE__ */ new Set();
	const earlyRows = rows.filter(({ early }) => early !== null);
	const changes = [...groupedBy(earlyRows, ({ name }) => name)].filter(([, ownRows]) => {
		const signs = new Set(ownRows.map((row) => signOf(row, joint)));
		return signs.size === 1 && !signs.has(0);
	});
	return new Set(changes.map(([name]) => name));
}
function signOf({ direction, early }, { pairs, controls }) {
	if (early?.pairs.length !== pairs || early.controls.length !== controls) return 0;
	const sign = direction === "lower" ? 1 : -1;
	const logOf = ([first, second]) => sign * logRatio(first, second);
	return jointSign(early.pairs.map(logOf), early.controls.map(logOf));
}

export { firstUsableLook, geometricMeans, hodgesLehmann, inconclusiveRow, judgeTable, logRatiosOf, stopRule, toldVerdict, usablePairs };