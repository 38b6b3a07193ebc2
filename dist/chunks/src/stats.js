import { median, medianAbsoluteDeviation } from "../packages/simple-statistics.js";
import { percent } from "./model3.js";
import { element } from "./stats2.js";
import { gatesIn } from "./model17.js";
import { besideTime } from "./model7.js";
import { UsageError } from "./model2.js";

// src/stats/normal-cumulative.ts
const INVERSE_SQRT_2_PI = .3989422804014327;
const SERIES_LIMIT = 3;
function normalDensity(x) {
	return INVERSE_SQRT_2_PI * Math.exp(-x * x / 2);
}
function normalCumulative(x) {
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
	let move;
	do {
		const below = normalCumulative(x);
		move = Math.log(p / below) * below / normalDensity(x);
		x += move;
	} while (move > Math.abs(x) * 1e-15);
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

// src/stats/look-levels.ts
const STANDARD_LEVELS = /* @__PURE__ */ new Map([
	[8, .024404],
	[12, .015669],
	[16, .015852],
	[24, .022612],
	[36, .030547],
	[60, .048606]
]);
const STANDARD_ALPHA = .05;
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
function equivalenceLevels(looks, alpha) {
	return Math.abs(alpha - STANDARD_ALPHA) < 1e-12 && looks.join(" ") === [...STANDARD_LEVELS.keys()].join(" ") ? [...STANDARD_LEVELS.values()] : lookLevels(looks, 2 * alpha);
}

// src/stats/claim-looks.ts
const mostForFirst = .6;
const roundingFactor = 1 + 1e-9;
function claimLooks(looks, level, { early, part = 1 }) {
	const plannedLooks = sharesOf(looks, level, part);
	const pairs = fewestPairs(level * mostForFirst * part);
	const isBetween = pairs > (looks[0] ?? NaN) && pairs < (plannedLooks[0]?.pairs ?? NaN);
	if (!early || !isBetween) return plannedLooks;
	const share = 2 ** (1 - pairs) / level * roundingFactor;
	return [{
		pairs,
		share
	}, ...sharesOf(looks, level, part - share)];
}
function sharesOf(looks, level, part) {
	const levels = lookLevels(looks, level * part);
	return looks.flatMap((pairs, index) => {
		const ownLevel = element(levels, index);
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

// src/analysis/stopping/judging-plan.ts
function judgingPlanOf(table) {
	const rowAlpha = table.alpha / familyOf(table);
	const levels = equivalenceLevels(table.looks, table.alphaEquivalence);
	return {
		looks: table.looks.map((pairs, at) => ({
			pairs,
			equivalenceLevel: element(levels, at)
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
	return Math.max(tests + meanTests, shard?.family ?? 1);
}
function testsMean(benchmark, metrics) {
	const { driver } = benchmark;
	return driver !== "suite" && metrics.some(({ id }) => id === besideTime.mean) && metrics.some((metric) => metric.id === "time" && gatesIn(benchmark, metric));
}

// src/analysis/stopping/outlook.ts
function fewestPairsToCall({ alpha, family }) {
	return fewestPairs(alpha / family);
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
	const level = plan.looks.at(-1)?.equivalenceLevel ?? NaN;
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
	const most = looks.at(-1) ?? NaN;
	if (most >= fewest) return;
	const { length } = plan.benchmarks;
	const whose = plan.shard === void 0 ? `${length} ${length === 1 ? "benchmark" : "benchmarks"}` : "all shards";
	const tests = family === 1 ? "one test" : `${family} tests of ${whose}`;
	const reason = fewest > fewestToCall ? "there is no interval of 95%" : `no difference in ${tests} can be distinguished from chance at ${percent(alpha, 3)}`;
	throw new UsageError(`expected at least ${fewest} pairs, got ${most}: with fewer, ${reason}`);
}

export { assertEnoughPairs, changeOf, detectableChange, familyOf, fewestPairsToCall, gatingTests, jointLookFrom, jointSign, judgingPlanFor, judgingPlanOf, logRatio, normalCumulative, normalDensity, normalQuantile, pairsBySizes, settlingPairs, stopsOf, testsMean };