import { UsageError } from "./model2.js";
import { percent } from "./model3.js";
import { besideTime } from "./model7.js";
import { median, medianAbsoluteDeviation } from "../packages/simple-statistics.js";
import { element } from "./stats2.js";
import { gatesIn } from "./model17.js";

// src/stats/normal-cumulative.ts
const INVERSE_SQRT_2_PI = .3989422804014327;
const SERIES_LIMIT = 3;
function normalDensity(x) {
	return INVERSE_SQRT_2_PI * Math.exp(-x * x / 2);
}
function normalCumulative(x) {
	if (Number.isNaN(x)) return NaN;
	if (x > SERIES_LIMIT) return 1 - upperTail(x);
	if (x < -3) return upperTail(-x);
	return .5 + oddSeries(x) * normalDensity(x);
}
function oddSeries(x) {
	let term = x;
	let sum = x;
	for (let odd = 3; Math.abs(term) > Math.abs(sum) * 1e-18; odd += 2) {
		term *= x * x / odd;
		sum += term;
	}
	return sum;
}
function upperTail(x) {
	let denominator = x;
	for (let depth = 200; depth >= 1; depth -= 1) denominator = x + depth / denominator;
	return normalDensity(x) / denominator;
}
const knownQuantiles = /* @__PURE__ */ new Map();
function normalQuantile(p) {
	if (!(p >= 0 && p <= 1)) throw new RangeError(`expected a probability from 0 to 1, got ${p}`);
	if (p === 0) return Number.NEGATIVE_INFINITY;
	if (p > .5) return -normalQuantile(1 - p);
	const knownQuantile = knownQuantiles.get(p);
	if (knownQuantile !== void 0) return knownQuantile;
	let x = -Math.sqrt(-2 * Math.log(2 * p));
	for (let step = 0; step < 50; step += 1) {
		const below = normalCumulative(x);
		const move = Math.log(p / below) * below / normalDensity(x);
		x += move;
		if (!(move > Math.abs(x) * 1e-15)) break;
	}
	knownQuantiles.set(p, x);
	return x;
}

// src/analysis/log-ratio.ts
function logRatio(base, head) {
	if (head < base) return -logRatio(head, base);
	const ratio = head / base;
	return ratio < Number.POSITIVE_INFINITY ? Math.log(ratio) : Math.log(head) - Math.log(base);
}
function changeOf(logarithm) {
	return Math.min(Number.MAX_VALUE, Math.expm1(logarithm)) + 0;
}

// src/stats/holm.ts
function holm(ps, family) {
	const adjustedPs = ps.map(() => 1);
	let runningMax = 0;
	ps.map((p, index) => ({
		p,
		index
	})).toSorted((first, second) => first.p - second.p).forEach(({ p, index }, position) => {
		runningMax = Math.max(runningMax, Math.min(1, p * (family - position)));
		adjustedPs[index] = runningMax;
	});
	return adjustedPs;
}

// src/stats/sign-flip-tail-approximation.ts
const CENTRE_WIDTH = 1e-4;
function signFlipTailApproximation(scores, bound) {
	if (bound < 0) return 0;
	const step = commonDivisor(scores);
	const units = new Float64Array(scores).map((score) => score / step);
	const total = units.reduce((sum, unit) => sum + unit, 0);
	const sums = Math.floor(bound / step);
	if (sums >= total) return 1;
	if (2 * sums + 1 > total) return 1 - saddlepointTail(units, total, sums + 1);
	return saddlepointTail(units, total, total - sums);
}
function saddlepointTail(units, total, from) {
	const distance = from - .5 - total / 2;
	if (distance <= 0) return .5;
	let tilt = 0;
	let moments = tiltedMoments(units, tilt);
	for (let step = 0; step < 200; step += 1) {
		const move = (distance - moments.mean) / moments.variance;
		if (!(move > tilt * 1e-12)) break;
		tilt += move;
		moments = tiltedMoments(units, tilt);
	}
	const w = Math.sqrt(2 * Math.max(0, tilt * distance - cumulantAt(units, tilt)));
	if (w < CENTRE_WIDTH) return normalCumulative(-w);
	const u = 2 * Math.sinh(tilt / 2) * Math.sqrt(moments.variance);
	const p = normalCumulative(-w) + normalDensity(w) * (1 / u - 1 / w);
	return Math.min(1, Math.max(Number.MIN_VALUE, p));
}
function tiltedMoments(units, tilt) {
	let mean = 0;
	let variance = 0;
	for (const unit of units) {
		const tanh = tanhOfHalf(unit * tilt);
		mean += unit * tanh / 2;
		variance += unit * unit * (1 - tanh * tanh) / 4;
	}
	return {
		mean,
		variance
	};
}
function cumulantAt(units, tilt) {
	let cumulant = 0;
	for (const unit of units) {
		const tanh = tanhOfHalf(unit * tilt);
		cumulant += tanh < .5 ? -Math.log1p(-tanh * tanh) / 2 : unit * tilt / 2 + Math.log1p(Math.exp(-unit * tilt)) - Math.LN2;
	}
	return cumulant;
}
function tanhOfHalf(x) {
	const less = Math.expm1(-x);
	return -less / (2 + less);
}
function commonDivisor(scores) {
	let divisor = 0;
	for (let index = 0; index < scores.length && divisor !== 1; index += 1) {
		let rest = element(scores, index);
		while (rest !== 0) [divisor, rest] = [rest, divisor % rest];
	}
	return Math.max(1, divisor);
}

// src/stats/sign-flip-probability.ts
const exactPairs = 150;
const exactTiedPairs = 400;
const manySizes = 50;
function signFlipProbability(groups, bound) {
	const scores = groups.flatMap(({ score, count }) => Array.from({ length: count }, () => score));
	const few = groups.length < 50;
	if (scores.length <= 150 || few && scores.length <= 400) return Math.max(Number.MIN_VALUE, signFlipTail(scores, bound));
	const reach = few ? groups.reduce((most, group) => Math.max(most, group.count), 0) : 0;
	return Math.max(Number.MIN_VALUE, signFlipTailApproximation(scores, bound + reach));
}
function signFlipTail(scores, bound) {
	if (bound < 0) return 0;
	const mass = signFlipMass(scores, bound);
	return Math.min(1, mass.reduce((total, probability) => total + probability, 0));
}
function signFlipMass(scores, bound) {
	const mass = new Float64Array(bound + 1);
	mass[0] = 1;
	let reach = 0;
	for (let index = 0; index < scores.length; index += 1) {
		const score = element(scores, index);
		reach = Math.min(bound, reach + score);
		for (let total = reach; total >= score; total -= 1) mass[total] = (element(mass, total) + element(mass, total - score)) / 2;
		for (let total = Math.min(score - 1, reach); total >= 0; total -= 1) mass[total] = element(mass, total) / 2;
	}
	return mass;
}

// src/stats/sorted-copy.ts
function sortedCopy(values) {
	return (values instanceof Float64Array ? values : new Float64Array(values)).toSorted();
}

// src/stats/signed-rank-p.ts
function signedRankP(differences) {
	return signedRankPSorted(sortedCopy(differences));
}
function signedRankPSorted(sortedValues) {
	let rightIndex = 0;
	while (rightIndex < sortedValues.length && element(sortedValues, rightIndex) < 0) rightIndex += 1;
	let leftIndex = rightIndex - 1;
	const groups = [];
	let positive = 0;
	let total = 0;
	let rankedCount = 0;
	while (leftIndex >= 0 || rightIndex < sortedValues.length) {
		const size = Math.min(leftIndex >= 0 ? -element(sortedValues, leftIndex) : Number.POSITIVE_INFINITY, rightIndex < sortedValues.length ? element(sortedValues, rightIndex) : Number.POSITIVE_INFINITY);
		const firstLeft = leftIndex;
		const firstRight = rightIndex;
		while (leftIndex >= 0 && -element(sortedValues, leftIndex) === size) leftIndex -= 1;
		while (rightIndex < sortedValues.length && element(sortedValues, rightIndex) === size) rightIndex += 1;
		const count = firstLeft - leftIndex + rightIndex - firstRight;
		const score = 2 * rankedCount + count + 1;
		rankedCount += count;
		if (size > 0) {
			groups.push({
				score,
				count
			});
			positive += score * (rightIndex - firstRight);
			total += score * count;
		}
	}
	const smaller = Math.min(positive, total - positive);
	if (groups.length === sortedValues.length && sortedValues.length <= 150) return Math.min(1, 2 * element(signedRankCumulative(sortedValues.length), smaller / 2));
	return groups.length === 0 ? 1 : Math.min(1, 2 * signFlipProbability(groups, smaller));
}
const tables = /* @__PURE__ */ new Map();
function signedRankCumulative(n) {
	const knownTable = tables.get(n);
	if (knownTable !== void 0) return knownTable;
	const ranks = Float64Array.from({ length: n }, (_, index) => index + 1);
	let total = 0;
	const table = signFlipMass(ranks, n * (n + 1) / 2).map((probability) => {
		total += probability;
		return total;
	});
	tables.set(n, table);
	return table;
}

// src/stats/look-levels.ts
function lookLevels(looks, level) {
	const first = looks.findIndex((pairs, index) => pairs >= fewestPairs(level / (looks.length - index)));
	const skippedCount = first < 0 ? looks.length : first;
	return looks.map((_, index) => index < skippedCount ? 0 : level / (looks.length - skippedCount));
}
function fewestPairs(level) {
	let pairs = 1;
	while (2 ** (1 - pairs) > level) pairs += 1;
	return pairs;
}

// src/stats/claim-looks.ts
const mostForFirst = .6;
const roundingFactor = 1 + 1e-9;
function claimLooks(looks, level, { early, part = 1 }) {
	const plannedLooks = sharesOf(looks, level, part);
	const pairs = fewestPairs(level * mostForFirst * part);
	const isBetween = pairs > (looks[0] ?? 0) && pairs < (plannedLooks[0]?.pairs ?? 0);
	if (!early || !isBetween) return plannedLooks;
	const share = Math.min(part, 2 ** (1 - pairs) / level * roundingFactor);
	const rest = sharesOf(looks, level, part - share);
	return rest.length === 0 ? plannedLooks : [{
		pairs,
		share
	}, ...rest];
}
function sharesOf(looks, level, part) {
	const levels = lookLevels(looks, level * part);
	return looks.flatMap((pairs, index) => {
		const ownLevel = levels[index] ?? 0;
		return ownLevel > 0 ? [{
			pairs,
			share: ownLevel / level
		}] : [];
	});
}

// src/stats/joint-look.ts
const marginOverControls = 3;
const mostShare = .2;
function jointLookP({ pairs, controls }) {
	let places = 1;
	for (let control = 1; control <= controls; control++) places = places * (pairs + control) / control;
	return 2 ** (1 - pairs) / places;
}
function jointLookFrom(from, { rows, alpha, controls }) {
	let pairs = from;
	while (jointLookP({
		pairs,
		controls
	}) * rows > alpha * mostShare) pairs++;
	return {
		pairs,
		controls
	};
}
function jointSign(pairs, controls) {
	const most = 3 * Math.max(0, ...controls.map(Math.abs));
	if (pairs.length === 0) return 0;
	if (pairs.every((pair) => pair > most)) return 1;
	return pairs.every((pair) => -pair > most) ? -1 : 0;
}

// src/stats/equivalence-levels.ts
const STANDARD_LEVELS = /* @__PURE__ */ new Map([
	[8, .024404],
	[12, .015669],
	[16, .015852],
	[24, .022612],
	[36, .030547],
	[60, .048606]
]);
const STANDARD_ALPHA = .05;
function equivalenceLevels(looks, alpha) {
	return Math.abs(alpha - STANDARD_ALPHA) < 1e-12 && looks.join(" ") === [...STANDARD_LEVELS.keys()].join(" ") ? [...STANDARD_LEVELS.values()] : lookLevels(looks, 2 * alpha);
}

// src/analysis/stopping/judging-plan.ts
function judgingPlanOf(table) {
	const rowAlpha = table.alpha / familyOf(table);
	const levels = equivalenceLevels(table.looks, table.alphaEquivalence);
	return {
		looks: table.looks.map((pairs, index) => ({
			pairs,
			equivalenceLevel: levels[index] ?? 0
		})),
		...claimsOf(table, rowAlpha),
		rowAlpha,
		final: table.final
	};
}
function judgingPlanFor(plan, joint) {
	const family = gatingTests(plan);
	return judgingPlanOf({
		...plan.policy,
		early: true,
		joint,
		family,
		final: true,
		rows: []
	});
}
function claimsOf({ looks, alpha, joint, early }, rowAlpha) {
	const alone = {
		claims: claimLooks(looks, rowAlpha, { early }),
		joint: null
	};
	if (joint === null) return alone;
	const share = jointLookP(joint) * joint.rows / alpha;
	const claims = share < 1 ? claimLooks(looks, rowAlpha, {
		early,
		part: 1 - share
	}) : [];
	const [first] = claims;
	return first !== void 0 && joint.pairs < first.pairs ? {
		claims,
		joint
	} : alone;
}
function stopsOf({ looks, claims, joint }) {
	return [...new Set([
		...looks,
		...claims,
		...joint === null ? [] : [joint]
	].map(({ pairs }) => pairs))].toSorted((first, second) => first - second);
}
function familyOf({ family, rows }) {
	return Math.max(1, family, rows.length);
}
function gatingTests({ benchmarks, metrics, shard }) {
	const sampledMetrics = metrics.filter(({ assume }) => assume === "nothing");
	const tests = benchmarks.reduce((sum, benchmark) => sum + sampledMetrics.filter((metric) => gatesIn(benchmark, metric)).length, 0);
	const meanTests = benchmarks.filter((benchmark) => testsMean(benchmark, metrics)).length;
	return Math.max(1, tests + meanTests, shard?.family ?? 0);
}
function testsMean(benchmark, metrics) {
	const { driver } = benchmark;
	return driver !== "suite" && metrics.some(({ id }) => id === besideTime.mean) && metrics.some((metric) => metric.id === "time" && gatesIn(benchmark, metric));
}

// src/analysis/stopping/outlook.ts
function fewestPairsToCall({ alpha, family }) {
	return fewestPairs(alpha / Math.max(1, family));
}
const normalMad = 1.4826;
const DIFFERENCE_POWER = .8416;
const EQUIVALENCE_POWER = 1.2816;
function detectableChange(plan, spread, pairs) {
	return changeOf(differenceFactor(plan) * spread / Math.sqrt(pairs));
}
function settlingPairs(plan, outlook) {
	const goal = Math.min(differenceNeed(plan, outlook), sameNeed(plan, outlook));
	const neededPairs = Number.isFinite(goal) ? goal : firstUsable(plan);
	const total = stopsOf(plan).find((pairs) => pairs >= neededPairs && pairs > outlook.pairs) ?? Math.max(outlook.pairs + 1, Math.ceil(neededPairs));
	return Math.min(total, Number.MAX_SAFE_INTEGER);
}
function differenceNeed(plan, { look, effect, spread }) {
	if (look < 2 || effect === null || spread === null || effect === 0) return Number.POSITIVE_INFINITY;
	const need = differenceFactor(plan) * spread / Math.abs(effect);
	return Math.max(firstUsable(plan), need ** 2);
}
function sameNeed(plan, { look, effect, spread, theta }) {
	const level = plan.looks.at(-1)?.equivalenceLevel ?? 0;
	if (look < 2 || effect === null || spread === null || level === 0 || Math.abs(effect) >= theta) return Number.POSITIVE_INFINITY;
	return ((EQUIVALENCE_POWER - normalQuantile(level / 2)) * spread / (theta - Math.abs(effect))) ** 2;
}
const changedShare = 2 / 3;
function pairsBySizes(plan, sizes, theta) {
	const middle = median(Array.from(sizes));
	const spread = normalMad * medianAbsoluteDeviation(Array.from(sizes));
	const look = sizes.length;
	return spread < changedShare * middle ? differenceNeed(plan, {
		pairs: look,
		look,
		effect: middle,
		spread,
		theta
	}) : sameNeed(plan, {
		pairs: look,
		look,
		effect: 0,
		spread: normalMad * middle,
		theta
	});
}
function differenceFactor({ rowAlpha, claims }) {
	return DIFFERENCE_POWER - normalQuantile(rowAlpha * (claims.at(-1)?.share ?? 1) / 2);
}
function firstUsable({ claims, rowAlpha }) {
	return claims[0]?.pairs ?? fewestPairs(rowAlpha);
}
const fewestForInterval = 6;
function assertEnoughPairs(plan) {
	const { alpha, looks } = plan.policy;
	const family = gatingTests(plan);
	const fewestToCall = fewestPairsToCall({
		alpha,
		family
	});
	const fewest = Math.max(fewestForInterval, fewestToCall);
	const most = looks.at(-1) ?? 0;
	if (most >= fewest) return;
	const rows = family === 1 ? "1 row" : `${family} rows`;
	const reason = fewest > fewestToCall ? "there is no interval of 95%" : `no difference in a table of ${rows} can be distinguished from chance at ${percent(alpha, 3)}`;
	throw new UsageError(`expected at least ${fewest} pairs, got ${most}: with fewer, ${reason}`);
}

export { assertEnoughPairs, changeOf, detectableChange, familyOf, fewestPairsToCall, gatingTests, holm, jointLookFrom, jointSign, judgingPlanFor, judgingPlanOf, logRatio, normalCumulative, normalQuantile, pairsBySizes, settlingPairs, signFlipTail, signFlipTailApproximation, signedRankCumulative, signedRankP, signedRankPSorted, sortedCopy, stopsOf, testsMean };