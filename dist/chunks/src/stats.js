import { element } from "./stats2.js";
import { median, medianAbsoluteDeviation } from "../packages/simple-statistics.js";
import { gatesIn } from "./model11.js";
import { groupedBy, percent } from "./model3.js";
import { UsageError } from "./model2.js";

// src/model/pair-columns.ts
var PairColumns = class {
	base;
	head;
	constructor(base, head) {
		this.base = base;
		this.head = head;
	}
};
function columnsOf(pairs) {
	const base = new Float64Array(pairs.length);
	const head = new Float64Array(pairs.length);
	pairs.forEach((pair, index) => {
		base[index] = pair[0] ?? NaN;
		head[index] = pair[1] ?? NaN;
	});
	return new PairColumns(base, head);
}

// src/stats/holm.ts
function holm(ps, family) {
	const adjustedPs = ps.map(() => 1);
	let runningMax = 0;
	ps.map((p, index) => ({
		p,
		index
	})).toSorted((first, right) => first.p - right.p).forEach(({ p, index }, position) => {
		runningMax = Math.max(runningMax, Math.min(1, p * (family - position)));
		adjustedPs[index] = runningMax;
	});
	return adjustedPs;
}

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
const CENTRE = [
	3.3871328727963665,
	133.14166789178438,
	1971.5909503065513,
	13731.69376550946,
	45921.95393154987,
	67265.7709270087,
	33430.57558358813,
	2509.0809287301227
];
const CENTRE_BELOW = [
	1,
	42.31333070160091,
	687.1870074920579,
	5394.196021424751,
	21213.794301586597,
	39307.89580009271,
	28729.085735721943,
	5226.495278852546
];
const SHOULDER = [
	1.4234371107496835,
	4.630337846156546,
	5.769497221460691,
	3.6478483247632045,
	1.2704582524523684,
	.2417807251774506,
	.022723844989269184,
	.0007745450142783414
];
const SHOULDER_BELOW = [
	1,
	2.053191626637759,
	1.6763848301838038,
	.6897673349851,
	.14810397642748008,
	.015198666563616457,
	.0005475938084995345,
	1.0507500716444169e-9
];
const TAIL = [
	6.657904643501103,
	5.463784911164114,
	1.7848265399172913,
	.29656057182850487,
	.026532189526576124,
	.0012426609473880784,
	27115555687434876e-21,
	2.0103343992922881e-7
];
const TAIL_BELOW = [
	1,
	.599832206555888,
	.1369298809227358,
	.014875361290850615,
	.0007868691311456133,
	18463183175100548e-21,
	1.421511758316446e-7,
	20442631033899397e-31
];
function normalQuantile(p) {
	if (!(p >= 0 && p <= 1)) throw new RangeError(`expected a probability from 0 to 1, got ${p}`);
	if (p === 0) return Number.NEGATIVE_INFINITY;
	if (p === 1) return Number.POSITIVE_INFINITY;
	const offset = p - .5;
	if (Math.abs(offset) <= .425) return offset * ratio(CENTRE, CENTRE_BELOW, .180625 - offset * offset);
	const r = Math.sqrt(-Math.log(Math.min(p, 1 - p)));
	const distance = r <= 5 ? ratio(SHOULDER, SHOULDER_BELOW, r - 1.6) : ratio(TAIL, TAIL_BELOW, r - 5);
	return offset < 0 ? -distance : distance;
}
function ratio(above, below, x) {
	return polynomial(above, x) / polynomial(below, x);
}
function polynomial(coefficients, x) {
	return coefficients.reduceRight((value, coefficient) => value * x + coefficient, 0);
}

// src/stats/walsh-average.ts
const FEW_AVERAGES = 32;
const OVERSHOOT = 1.15;
const QUARTILE_RANGE = 1.349;
function walshAverage(sortedValues, rank) {
	return walshAveragesUpTo(sortedValues, rank).at;
}
function walshAveragesUpTo(differences, rank) {
	const sortedValues = differences instanceof Float64Array ? differences : Float64Array.from(differences);
	const n = sortedValues.length;
	const averages = n * (n + 1) / 2;
	if (!(rank >= 0 && rank < averages)) throw new RangeError(`expected a rank below ${averages}, got ${rank}`);
	let low = element(sortedValues, 0);
	let belowLow = countSumsUpTo(sortedValues, low);
	if (rank < belowLow) return {
		at: low,
		before: low
	};
	let high = element(sortedValues, n - 1);
	let belowHigh = averages;
	const few = Math.max(FEW_AVERAGES, n / 16);
	const typical = typicalOf(sortedValues, (rank + .5) / averages);
	let pivot = typical.value;
	for (let round = 1; belowHigh - belowLow > few; round += 1) {
		if (!(pivot > low && pivot < high)) pivot = low + (high - low) / 2;
		if (!(pivot > low && pivot < high)) return {
			at: high,
			before: rank > belowLow ? high : null
		};
		const count = countSumsUpTo(sortedValues, pivot);
		if (count <= rank) {
			low = pivot;
			belowLow = count;
		} else {
			high = pivot;
			belowHigh = count;
		}
		const missing = rank + .5 - count;
		pivot = round === 1 ? pivot + (missing * OVERSHOOT + Math.sign(missing) * few / 3) / typical.density : nextPivot({
			low,
			high,
			belowLow,
			belowHigh,
			rank,
			few,
			round
		});
	}
	const remainingAverages = averagesBetween(sortedValues, {
		low,
		high,
		count: belowHigh - belowLow
	});
	return {
		at: element(remainingAverages, rank - belowLow),
		before: rank > belowLow ? element(remainingAverages, rank - belowLow - 1) : null
	};
}
function typicalOf(sortedValues, share) {
	const n = sortedValues.length;
	const quarter = Math.floor(n / 4);
	const spread = (element(sortedValues, n - 1 - quarter) - element(sortedValues, quarter)) / QUARTILE_RANGE / Math.SQRT2;
	const z = normalQuantile(share);
	return {
		value: element(sortedValues, Math.floor(n / 2)) + z * spread,
		density: n * (n + 1) / 2 / spread * normalDensity(z)
	};
}
function nextPivot({ low, high, belowLow, belowHigh, rank, few, round }) {
	if (round > 4 && round % 4 === 2) return low + (high - low) / 2;
	const aim = rank + .5 + (round % 2 === 0 ? -1 : 1) * few / 3;
	return low + (high - low) * (aim - belowLow) / (belowHigh - belowLow);
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

// src/stats/sign-flip-tail-approximation.ts
const CENTRE_WIDTH = 1e-4;
function signFlipTailApproximation(scores, bound) {
	if (bound < 0) return 0;
	const step = commonDivisor(scores);
	const units = new Float64Array(scores).map((score) => score / step);
	let total = 0;
	for (const unit of units) total += unit;
	const sums = Math.floor(bound / step);
	if (sums >= total) return 1;
	if (2 * sums + 1 > total) return 1 - saddlepointTail(units, total, sums + 1);
	return saddlepointTail(units, total, total - sums);
}
function saddlepointTail(units, total, from) {
	const distance = from - .5 - total / 2;
	if (distance <= 0) return .5;
	const { tilt, cumulant, variance } = saddlepoint(units, distance);
	const w = Math.sqrt(2 * Math.max(0, tilt * distance - cumulant));
	if (w < CENTRE_WIDTH) return normalCumulative(-w);
	const u = 2 * Math.sinh(tilt / 2) * Math.sqrt(variance);
	return clamp(normalCumulative(-w) + normalDensity(w) * (1 / u - 1 / w));
}
function saddlepoint(units, distance) {
	return seriesSaddlepoint(units, distance) ?? summedSaddlepoint(units, distance);
}
const LN_COSH = [
	1 / 2,
	-1 / 12,
	1 / 45,
	-17 / 2520,
	31 / 14175,
	-691 / 935550
];
const SERIES_REACH = .35;
function seriesSaddlepoint(units, distance) {
	let largest = 0;
	for (const unit of units) largest = Math.max(largest, unit);
	const sums = new Float64Array(LN_COSH.length);
	for (const unit of units) {
		const share = unit / largest;
		let power = 1;
		for (let order = 0; order < sums.length; order += 1) {
			power *= share * share;
			sums[order] = element(sums, order) + power;
		}
	}
	const target = 2 * distance / largest;
	let x = target / element(sums, 0);
	for (let step = 0; step < 20 && x <= SERIES_REACH; step += 1) {
		const { first, second } = derivatives(sums, x);
		const move = (target - first) / second;
		x += move;
		if (Math.abs(move) <= x * 1e-9) break;
	}
	if (x > SERIES_REACH) return null;
	const { value, second } = derivatives(sums, x);
	return {
		tilt: 2 * x / largest,
		cumulant: value,
		variance: second * largest * largest / 4
	};
}
function derivatives(sums, x) {
	let value = 0;
	let first = 0;
	let second = 0;
	LN_COSH.forEach((coefficient, order) => {
		const power = 2 * order + 2;
		const term = coefficient * element(sums, order) * x ** (power - 2);
		value += term * x * x;
		first += power * term * x;
		second += power * (power - 1) * term;
	});
	return {
		value,
		first,
		second
	};
}
function summedSaddlepoint(units, distance) {
	let tilt = 0;
	let moments = tiltedMoments(units, tilt);
	for (let step = 0; step < 200; step += 1) {
		const move = (distance - moments.mean) / moments.variance;
		if (!(move > tilt * 1e-6)) break;
		tilt += move;
		moments = tiltedMoments(units, tilt);
	}
	return {
		tilt,
		cumulant: cumulantAt(units, tilt),
		variance: moments.variance
	};
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
function clamp(p) {
	return Math.min(1, Math.max(Number.MIN_VALUE, p));
}

// src/stats/sign-flip-probability.ts
const exactPairs = 150;
const exactTiedPairs = 400;
const manySizes = 50;
function signFlipProbability(groups, bound) {
	return Math.max(Number.MIN_VALUE, tail(groups, bound));
}
function tail(groups, bound) {
	const count = groups.reduce((sum, group) => sum + group.count, 0);
	const few = groups.length < 50;
	if (count <= 150 || few && count <= 400) return signFlipTail(scoresOf(groups, count), bound);
	const reach = few ? groups.reduce((most, group) => Math.max(most, group.count), 0) : 0;
	return signFlipTailApproximation(scoresOf(groups, count), bound + reach);
}
function scoresOf(groups, count) {
	const scores = new Float64Array(count);
	let filledCount = 0;
	for (const { score, count: times } of groups) {
		scores.fill(score, filledCount, filledCount + times);
		filledCount += times;
	}
	return scores;
}
function signFlipTail(scores, bound) {
	if (bound < 0) return 0;
	const mass = new Float64Array(bound + 1);
	mass[0] = 1;
	let reach = 0;
	for (let index = 0; index < scores.length; index += 1) {
		const score = element(scores, index);
		reach = Math.min(bound, reach + score);
		addCoin(mass, score, reach);
	}
	return Math.min(1, sumOfValues(mass));
}
function addCoin(mass, score, reach) {
	for (let total = reach; total >= score; total -= 1) mass[total] = (element(mass, total) + element(mass, total - score)) / 2;
	for (let total = Math.min(score - 1, reach); total >= 0; total -= 1) mass[total] = element(mass, total) / 2;
}
function sumOfValues(values) {
	let total = 0;
	for (const value of values) total += value;
	return total;
}

// src/stats/sorted-copy.ts
const FEWEST_FOR_BUCKETS = 128;
const FULLEST_BUCKET = 64;
function sortedCopy(values) {
	const copy = new Float64Array(values);
	if (copy.length < FEWEST_FOR_BUCKETS) return copy.toSorted();
	return bucketSorted(copy) ?? copy.toSorted();
}
function bucketSorted(values) {
	const n = values.length;
	let low = Number.POSITIVE_INFINITY;
	let high = Number.NEGATIVE_INFINITY;
	for (const value of values) {
		if (value < low) low = value;
		if (value > high) high = value;
	}
	const scale = (n - 1) / (high - low);
	if (!(scale > 0 && scale < Number.POSITIVE_INFINITY)) return null;
	const ends = bucketEnds(values, low, scale);
	if (ends === null) return null;
	const sortedValues = new Float64Array(n);
	for (const value of values) {
		const bucket = Math.floor((value - low) * scale);
		const end = element(ends, bucket) - 1;
		ends[bucket] = end;
		sortedValues[end] = value;
	}
	insert(sortedValues);
	return sortedValues;
}
function bucketEnds(values, low, scale) {
	const ends = new Float64Array(values.length);
	for (const value of values) {
		const bucket = Math.floor((value - low) * scale);
		const count = element(ends, bucket) + 1;
		if (count > FULLEST_BUCKET) return null;
		ends[bucket] = count;
	}
	for (let bucket = 1; bucket < ends.length; bucket += 1) ends[bucket] = element(ends, bucket) + element(ends, bucket - 1);
	return ends;
}
function insert(sortedValues) {
	for (let index = 1; index < sortedValues.length; index += 1) {
		const value = element(sortedValues, index);
		let hole = index;
		while (hole > 0 && element(sortedValues, hole - 1) > value) {
			sortedValues[hole] = element(sortedValues, hole - 1);
			hole -= 1;
		}
		sortedValues[hole] = value;
	}
}

// src/stats/signed-rank-p.ts
function signedRankP(differences) {
	return signedRankPSorted(sortedCopy(differences));
}
function signedRankPSorted(sortedValues) {
	const { groups, positive, total, isUntied } = rankSums(sortedValues);
	const smaller = Math.min(positive, total - positive);
	if (isUntied && sortedValues.length <= 150) return Math.min(1, 2 * element(signedRankCumulative(sortedValues.length), smaller / 2));
	return groups.length === 0 ? 1 : Math.min(1, 2 * signFlipProbability(groups, smaller));
}
function rankSums(sortedValues) {
	let right = 0;
	while (right < sortedValues.length && element(sortedValues, right) < 0) right += 1;
	let remaining = right - 1;
	const groups = [];
	let positive = 0;
	let total = 0;
	let rankedCount = 0;
	while (remaining >= 0 || right < sortedValues.length) {
		const size = Math.min(remaining >= 0 ? -element(sortedValues, remaining) : Number.POSITIVE_INFINITY, right < sortedValues.length ? element(sortedValues, right) : Number.POSITIVE_INFINITY);
		const firstLeft = remaining;
		const firstRight = right;
		while (remaining >= 0 && -element(sortedValues, remaining) === size) remaining -= 1;
		while (right < sortedValues.length && element(sortedValues, right) === size) right += 1;
		const count = firstLeft - remaining + right - firstRight;
		const score = 2 * rankedCount + count + 1;
		rankedCount += count;
		if (size > 0) {
			groups.push({
				score,
				count
			});
			positive += score * (right - firstRight);
			total += score * count;
		}
	}
	return {
		groups,
		positive,
		total,
		isUntied: groups.length === sortedValues.length
	};
}
const tables = /* @__PURE__ */ new Map();
function signedRankCumulative(n) {
	const knownTable = tables.get(n);
	if (knownTable !== void 0) return knownTable;
	const table = cumulativeOf(n);
	tables.set(n, table);
	return table;
}
function cumulativeOf(n) {
	const mass = new Float64Array(n * (n + 1) / 2 + 1);
	mass[0] = 1;
	for (let rank = 1; rank <= n; rank += 1) {
		for (let sum = rank * (rank + 1) / 2; sum >= rank; sum -= 1) mass[sum] = (element(mass, sum) + element(mass, sum - rank)) / 2;
		for (let sum = rank - 1; sum >= 0; sum -= 1) mass[sum] = element(mass, sum) / 2;
	}
	let total = 0;
	return mass.map((probability) => {
		total += probability;
		return total;
	});
}

// src/stats/signed-rank-interval.ts
const knownRanks = /* @__PURE__ */ new Map();
function signedRankInterval(sortedValues, level) {
	const leftOut = criticalRank(sortedValues.length, level);
	if (leftOut < 0) return null;
	const averages = sortedValues.length * (sortedValues.length + 1) / 2;
	return {
		low: walshAverage(sortedValues, leftOut),
		high: walshAverage(sortedValues, averages - 1 - leftOut)
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
	if (n < 1) return -1;
	const limit = level / 2 * (1 + 1e-12);
	const tail = tailOf(n);
	let low = -1;
	let high = Math.floor((n * (n + 1) / 2 - 1) / 2) + 1;
	while (high - low > 1) {
		const middle = Math.floor((low + high) / 2);
		if (tail(middle) <= limit) low = middle;
		else high = middle;
	}
	return low;
}
function tailOf(n) {
	if (n <= 150) {
		const table = signedRankCumulative(n);
		return (rank) => element(table, rank);
	}
	const ranks = Float64Array.from({ length: n }, (_, index) => index + 1);
	return (rank) => signFlipTailApproximation(ranks, rank);
}

// src/stats/hodges-lehmann.ts
function hodgesLehmann(sortedValues) {
	const averages = sortedValues.length * (sortedValues.length + 1) / 2;
	const { at, before } = walshAveragesUpTo(sortedValues, Math.floor(averages / 2));
	if (averages % 2 === 1) return at;
	return ((before ?? walshAverage(sortedValues, averages / 2 - 1)) + at) / 2;
}
const HALF_WIDTH = 1.959964;
const NORMAL_MAD = 1.4826;
function pairSpread(sortedValues) {
	const interval = signedRankInterval(sortedValues, .05);
	if (interval === null) return NORMAL_MAD * medianAbsoluteDeviation(Array.from(sortedValues));
	return (interval.high - interval.low) / (2 * HALF_WIDTH) * Math.sqrt(sortedValues.length);
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

// src/stats/fewest-pairs.ts
function fewestPairs(level) {
	let pairs = 1;
	while (2 ** (1 - pairs) > level) pairs += 1;
	return pairs;
}

// src/stats/look-levels.ts
function lookLevels(looks, level) {
	const skipped = skippedLooks(looks, level);
	return looks.map((_, index) => index < skipped ? 0 : level / (looks.length - skipped));
}
function skippedLooks(looks, level) {
	const first = looks.findIndex((pairs, index) => 2 * .5 ** pairs <= level / (looks.length - index));
	return first < 0 ? looks.length : first;
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
	for (let drawnCount = 1; drawnCount <= controls; drawnCount++) places = places * (pairs + drawnCount) / drawnCount;
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
	return isStandard(looks, alpha) ? [...STANDARD_LEVELS.values()] : lookLevels(looks, 2 * alpha);
}
function isStandard(looks, alpha) {
	return Math.abs(alpha - STANDARD_ALPHA) < 1e-12 && looks.length === STANDARD_LEVELS.size && [...STANDARD_LEVELS.keys()].every((pairs, index) => looks[index] === pairs);
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
	const sampledMetric = metrics.filter(({ assume }) => assume === "nothing");
	const tests = benchmarks.reduce((sum, benchmark) => sum + sampledMetric.filter((metric) => gatesIn(benchmark, metric)).length, 0);
	return Math.max(1, tests, shard?.family ?? 0);
}

// src/analysis/stopping/stop-rule.ts
function stopRule({ benchmarkIds, looks, rows }) {
	return new Map(benchmarkIds.flatMap((id) => {
		const next = looks.find((look) => look > pairsOf(id, rows));
		return next === void 0 ? [] : [[id, next]];
	}));
}
function pairsOf(id, rows) {
	const ownValue = rows.filter(({ name }) => name === id);
	if (ownValue.length === 0) return 0;
	return ownValue.filter(({ verdict }) => verdict === "inconclusive").reduce((least, { pairs }) => Math.min(least, pairs), Number.POSITIVE_INFINITY);
}
function firstUsableLook(plan) {
	return judgingPlanFor(plan, null).claims[0]?.pairs ?? null;
}
function looksTaken(pairs, looks, { final }) {
	if (pairs === 0) return [];
	const passed = looks.filter((look) => look.pairs <= pairs).map((look) => ({
		pairs: look.pairs,
		look
	}));
	const latest = passed.at(-1);
	if (!final || latest?.pairs === pairs) return passed;
	const next = looks.find((look) => look.pairs > pairs);
	if (next !== void 0) return [...passed, {
		pairs,
		look: next
	}];
	return latest === void 0 ? [] : [...passed.slice(0, -1), {
		pairs,
		look: latest.look
	}];
}

// src/analysis/usable-pairs.ts
function usablePairs({ columns, order, contention }) {
	const { base, head } = columns;
	let count = 0;
	for (let index = 0; index < base.length; index += 1) if (isUsable(element(base, index)) && isUsable(element(head, index))) count += 1;
	if (count === base.length) return {
		base,
		head,
		order,
		contention,
		droppedPairs: 0
	};
	const isKept = (_, index) => isUsable(element(base, index)) && isUsable(element(head, index));
	return filteredPairs({
		base,
		head,
		order,
		contention,
		droppedPairs: base.length - count
	}, isKept);
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
function isUsable(value) {
	return value > 0 && value < Number.POSITIVE_INFINITY;
}

// src/analysis/evidence.ts
const SHOWN_LEVEL = .05;
function evidenceOf(row, plan, { jointly }) {
	const usable = usablePairs(row);
	const pairs = usable.base.length;
	const differences = worseningOf(row, usable);
	const latest = looksTaken(pairs, plan.looks, { final: plan.final }).at(-1);
	const claims = looksTaken(pairs, plan.claims, { final: plan.final });
	const passed = jointly ? plan.joint?.pairs ?? 0 : 0;
	const look = Math.max(latest?.pairs ?? 0, claims.at(-1)?.pairs ?? 0, passed) || pairs;
	const sortedValues = sortedUpTo(differences, look);
	const level = latest?.look.equivalenceLevel ?? 0;
	const same = latest?.pairs === look ? sortedValues : sortedUpTo(differences, latest?.pairs ?? 0);
	return {
		pairs,
		dropped: usable.droppedPairs,
		look,
		p: Math.min(sequentialP({
			differences,
			sortedDifferences: sortedValues,
			claims
		}), jointly ? plan.rowAlpha : 1),
		effect: look > 0 ? hodgesLehmann(sortedValues) : null,
		equivalence: level > 0 ? signedRankInterval(same, level) : null,
		interval: level > 0 ? signedRankInterval(sortedValues, Math.min(level, SHOWN_LEVEL)) : null,
		spread: look > 1 ? pairSpread(sortedValues) : null
	};
}
function worseningOf({ direction }, { base, head }) {
	const sign = direction === "lower" ? 1 : -1;
	return base.map((value, index) => sign * logRatio(value, element(head, index)));
}
function sortedUpTo(differences, pairs) {
	return sortedCopy(differences.subarray(0, pairs));
}
function sequentialP({ differences, sortedDifferences, claims }) {
	return claims.map(({ pairs, look }) => {
		const values = pairs === sortedDifferences.length ? sortedDifferences : sortedUpTo(differences, pairs);
		return signedRankPSorted(values) / look.share;
	}).reduce((least, p) => Math.min(least, p), 1);
}

// src/analysis/geometric-means.ts
function geometricMeans(rows) {
	return [...new Set(rows.map(({ row }) => row.metric))].flatMap((metric) => {
		const comparable = rows.flatMap(({ row, evidence }) => row.metric === metric ? termOf(row, evidence) : []);
		return comparable.length === 0 ? [] : [geometricMeanOf(metric, comparable)];
	});
}
function termOf({ direction, order, name }, { effect, spread, look, interval }) {
	if (effect === null || spread === null || interval === null) return [];
	return [{
		effect: direction === "lower" ? effect : -effect,
		variance: spread ** 2 / look,
		turns: order.length === 0 ? name : order.join("")
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
function mergedMeans(means) {
	return [...new Set(means.map(({ metric }) => metric))].flatMap((metric) => {
		const ownEntries = means.filter((mean) => mean.metric === metric);
		return ownEntries.length > 1 ? [mergeMeans(metric, ownEntries)] : ownEntries;
	});
}
function mergeMeans(metric, means) {
	const rows = means.reduce((sum, mean) => sum + mean.rows, 0);
	const centre = means.reduce((sum, mean) => sum + mean.rows * Math.log1p(mean.estimate), 0) / rows;
	const reach = Math.hypot(...means.map((mean) => mean.rows * meanReach(mean))) / rows;
	return {
		metric,
		estimate: changeOf(centre),
		ci: [changeOf(centre - reach), changeOf(centre + reach)],
		rows
	};
}
function meanReach({ ci: [low, high] }) {
	return (Math.log1p(high) - Math.log1p(low)) / 2;
}
function varianceOfSum(together) {
	const error = together.reduce((sum, { variance }) => sum + Math.sqrt(variance), 0);
	const apart = together.reduce((sum, { variance }) => sum + variance, 0);
	return together.length === 1 ? apart : error ** 2;
}

// src/analysis/stopping/foresight.ts
function fewestPairsToCall({ alpha, family }) {
	return fewestPairs(alpha / Math.max(1, family));
}
const DIFFERENCE_POWER = .8416;
const EQUIVALENCE_POWER = 1.2816;
function detectableChange(plan, spread, pairs) {
	return changeOf(differenceFactor(plan) * spread / Math.sqrt(pairs));
}
function settlingPairs(plan, outlook) {
	const goal = Math.min(differenceNeed(plan, outlook), sameNeed(plan, outlook));
	const wantedCount = Number.isFinite(goal) ? goal : firstUsable(plan);
	const total = stopsOf(plan).find((pairs) => pairs >= wantedCount && pairs > outlook.pairs) ?? Math.max(outlook.pairs + 1, Math.ceil(wantedCount));
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
function differenceFactor({ rowAlpha, claims }) {
	return DIFFERENCE_POWER - normalQuantile(rowAlpha * (claims.at(-1)?.share ?? 1) / 2);
}
function firstUsable({ claims, rowAlpha }) {
	return claims[0]?.pairs ?? fewestPairs(rowAlpha);
}
const fewestForInterval = 6;
function assertEnoughPairs(plan) {
	const { policy } = plan;
	const family = gatingTests(plan);
	const fewest = Math.max(fewestForInterval, fewestPairsToCall({
		alpha: policy.alpha,
		family
	}));
	const most = policy.looks.at(-1) ?? 0;
	if (most >= fewest) return;
	throw new UsageError(`expected at least ${fewest} pairs, got ${most}: ${reasonFor(plan, fewest)}`);
}
function reasonFor(plan, fewest) {
	const { alpha } = plan.policy;
	const family = gatingTests(plan);
	if (fewest > fewestPairsToCall({
		alpha,
		family
	})) return "with fewer, there is no interval of 95%";
	const chance = percent(alpha, 3);
	if (plan.benchmarks.length === 0) return `with fewer, no difference can be distinguished from chance at ${chance}, not even in a table of 1 row, and more rows need more pairs`;
	return `with fewer, no difference in a table of ${family === 1 ? "1 row" : `${family} rows`} can be distinguished from chance at ${chance}`;
}

// src/analysis/verdict-of.ts
function verdictOf({ evidence, pAdjusted, alpha, theta }) {
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
	const n = values.length;
	const sortedValues = sortedCopy(values);
	if (n < 3 || sortedValues[0] === sortedValues[n - 1]) return {
		correlation: 0,
		p: 1
	};
	const middle = (n - 1) / 2;
	let product = 0;
	let square = 0;
	for (let position = 0; position < n; position += 1) {
		const distance = midRank(sortedValues, element(values, position)) - middle;
		product += distance * (position - middle);
		square += distance * distance;
	}
	const correlation = product / Math.sqrt(square * (n * n - 1) * n / 12);
	const z = Math.abs(correlation) * Math.sqrt(n - 1);
	return {
		correlation,
		p: 2 * normalCumulative(-z)
	};
}
function midRank(sortedValues, value) {
	const first = countBelow(sortedValues, value);
	if (sortedValues[first + 1] !== value) return first;
	return (first + countUpTo(sortedValues, value) - 1) / 2;
}
function countUpTo(sortedValues, value) {
	let low = 0;
	let high = sortedValues.length;
	while (low < high) {
		const middle = low + high >>> 1;
		if (element(sortedValues, middle) <= value) low = middle + 1;
		else high = middle;
	}
	return low;
}
function countBelow(sortedValues, value) {
	let low = 0;
	let high = sortedValues.length;
	while (low < high) {
		const middle = low + high >>> 1;
		if (element(sortedValues, middle) < value) low = middle + 1;
		else high = middle;
	}
	return low;
}

// src/stats/quantile-of.ts
function quantileOf(sortedValues, share) {
	const at = (sortedValues.length - 1) * share;
	const below = sortedValues[Math.floor(at)];
	const above = sortedValues[Math.ceil(at)];
	if (below === void 0 || above === void 0) throw new RangeError("expected at least one value, got none");
	return below + (above - below) * (at - Math.floor(at));
}
function medianOf(values) {
	const present = values.filter((value) => value !== null);
	return present.length === 0 ? null : median(present);
}

// src/analysis/warnings-of.ts
const MOST_PAIRS = 200;
function evenSample(pairs) {
	const step = Math.ceil(pairs.base.length / MOST_PAIRS);
	if (step <= 1) return pairs;
	const isChosen = (_, index) => index % step === 0;
	return filteredPairs(pairs, isChosen);
}
const FEW_VALUES = 20;
const coarseClock = ({ row: { threshold }, sorted: { base, head } }) => {
	if (!repeats(base) && !repeats(head)) return null;
	const values = sortedCopy([...base, ...head]);
	const distinct = values.filter((value, index) => index === 0 || value > element(values, index - 1) * 1.000000001);
	if (distinct.length < 2) return null;
	const step = smallestStep(distinct);
	if (!(distinct.length < FEW_VALUES && distinct.length * 2 <= values.length) && step <= threshold / 2) return null;
	return {
		code: "coarse-clock",
		text: `coarse values: ${values.length} values take ${distinct.length} different sizes, the smallest step is ${percent(step)}; more work per run would make the steps smaller`
	};
};
const RUN_DELAY_LIMIT = .05;
const STEAL_LIMIT = .01;
const contention = ({ pairs }) => {
	const delay = medianOf(pairs.contention.map(({ runDelayRatio }) => runDelayRatio)) ?? 0;
	const steal = medianOf(pairs.contention.map(({ stealRatio }) => stealRatio)) ?? 0;
	const signs = [...delay > RUN_DELAY_LIMIT ? [`runs waited ${percent(delay)} of their time for a CPU`] : [], ...steal > STEAL_LIMIT ? [`the hypervisor took ${percent(steal)} of the time`] : []];
	if (signs.length === 0) return null;
	return {
		code: "contention",
		text: `other work on this machine: ${signs.join(", ")}; CPU time is the better column; free the machine and measure again`
	};
};
const LEVEL = .01;
const STRONG = .5;
const drift = ({ pairs: { base, head } }) => {
	const levels = base.map((value, index) => (Math.log(value) + Math.log(element(head, index))) / 2);
	const { correlation, p } = rankTrend(levels);
	if (Math.abs(correlation) <= STRONG || p >= LEVEL) return null;
	const third = Math.ceil(levels.length / 3);
	const start = medianOf(Array.from(levels.subarray(0, third))) ?? 0;
	const end = medianOf(Array.from(levels.subarray(-third))) ?? 0;
	return {
		code: "drift",
		text: `the machine drifted by ${percent(Math.abs(changeOf(end - start)))} from the first third of the pairs to the last; each pair cancels it, a fixed clock frequency or a quieter machine would remove it`
	};
};
const OPPOSITE = {
	regression: "improvement",
	improvement: "regression"
};
const WORDS = {
	regression: "worse",
	improvement: "better"
};
const metricsDisagree = ({ judged: judgedRow, siblings }) => {
	const { verdict } = judgedRow;
	if (verdict !== "regression" && verdict !== "improvement") return null;
	const opposedRow = siblings.find((sibling) => sibling.verdict === OPPOSITE[verdict]);
	if (opposedRow === void 0) return null;
	return {
		code: "metrics-disagree",
		text: `${judgedRow.metric} is ${WORDS[verdict]} while ${opposedRow.metric} is ${WORDS[OPPOSITE[verdict]]}: work moved rather than changed, as between threads or from time to memory; decide which of the two matters here`
	};
};
const tooFewPairs = ({ judged: judgedRow, final }) => {
	const { pairs, dropped } = judgedRow;
	if (!final || judgedRow.ci[0] !== null || pairs === 0 && dropped > 0) return null;
	return {
		code: "too-few-pairs",
		text: `${pairs} usable ${pairs === 1 ? "pair does" : "pairs do"} not allow an interval: measure more of them`
	};
};
const hopeless = ({ judged: judgedRow, lastLook }) => {
	const { verdict, pairs, pairsToSettle, pairSpread, smallestDetectable } = judgedRow;
	if (verdict !== "inconclusive" || pairSpread === null || smallestDetectable === null) return null;
	if (pairs + pairsToSettle <= lastLook) return null;
	return {
		code: "hopeless",
		text: `pair noise ${percent(pairSpread)}: after ${pairs} pairs, changes under ${percent(smallestDetectable)} cannot be seen here; a quieter machine, longer runs or a wider threshold would settle it`
	};
};
const droppedPairs = ({ row, judged: { dropped, pairs } }) => {
	if (dropped === 0) return null;
	const leftOut = row.contention.filter((_, index) => !(element(row.columns.base, index) > 0 && element(row.columns.head, index) > 0));
	const delay = medianOf(leftOut.map(({ runDelayRatio }) => runDelayRatio)) ?? 0;
	if (row.metric === "time" && delay > RUN_DELAY_LIMIT) return {
		code: "dropped-pairs",
		text: `${dropped} of ${dropped + pairs} pairs do not count: other programs use the CPUs that this benchmark's threads need; free the machine and measure again`
	};
	return {
		code: "dropped-pairs",
		text: `${dropped} of ${dropped + pairs} pairs lack a positive value on one side and were left out whole; see why those runs failed`
	};
};
function repeats(sortedValues) {
	return sortedValues.some((value, index) => value === sortedValues[index - 1]);
}
function smallestStep(distinct) {
	return distinct.subarray(1).map((value, index) => changeOf(Math.log(value / element(distinct, index)))).reduce((least, step) => Math.min(least, step), Number.POSITIVE_INFINITY);
}
const WIDE = 5;
const LEAST_SHARE = .2;
const twoSpeeds = ({ row: { labels }, sorted: sortedValues }) => {
	const match = ["base", "head"].flatMap((side) => {
		const gap = widestGap(sortedValues[side]);
		return gap === null ? [] : [{
			side,
			...gap
		}];
	});
	if (match.length === 0) return null;
	return {
		code: "two-speeds",
		text: `two speeds: ${match.map(({ side, ratio, upper, runs }) => `${upper} of ${runs} runs of ${labels[side]} are at least ${percent(ratio)} above the others`).join("; ")}; more pairs average over both, longer runs or a fixed clock frequency may leave one`
	};
};
function widestGap(sortedValues) {
	const runs = sortedValues.length;
	const fewest = Math.max(1, Math.ceil(LEAST_SHARE * runs));
	let widest = 1;
	let lower = 0;
	for (let index = fewest; index <= runs - fewest; index += 1) {
		const width = widthBelow(sortedValues, index);
		if (width > widest) {
			widest = width;
			lower = index;
		}
	}
	if (lower === 0) return null;
	const narrow = widest ** (1 / (WIDE * Math.sqrt(runs)));
	const half = (runs - 1) / 2;
	if (countWidths(sortedValues, (width) => width < narrow) <= half) return null;
	if (countWidths(sortedValues, (width) => width === 1) >= half) return null;
	return {
		ratio: widest - 1,
		upper: runs - lower,
		runs
	};
}
function widthBelow(sortedValues, index) {
	return element(sortedValues, index) / element(sortedValues, index - 1);
}
function countWidths(sortedValues, isCounted) {
	let count = 0;
	for (let index = 1; index < sortedValues.length; index += 1) if (isCounted(widthBelow(sortedValues, index))) count += 1;
	return count;
}
const runOrder = ({ pairs: { base, head, order } }) => {
	if (order.length === 0 || order.length !== base.length) return null;
	const sortedValues = sortedCopy(base.map((value, index) => {
		const logarithm = logRatio(value, element(head, index));
		return order[index] === "BH" ? logarithm : -logarithm;
	}));
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
	metricsDisagree,
	contention,
	twoSpeeds,
	coarseClock,
	runOrder,
	drift,
	droppedPairs
];
function warningsOf(table, judgedRow) {
	const byName = groupedBy(judgedRow, ({ name }) => name);
	const lastLook = table.looks.at(-1) ?? 0;
	return table.rows.flatMap((row, index) => {
		const ownRow = judgedRow[index];
		if (ownRow === void 0) return [];
		const siblings = (byName.get(row.name) ?? []).filter((otherRow) => otherRow !== ownRow);
		const pairs = evenSample(usablePairs(row));
		const facts = {
			row,
			pairs,
			sorted: {
				base: sortedCopy(pairs.base),
				head: sortedCopy(pairs.head)
			},
			judged: ownRow,
			siblings,
			lastLook,
			final: table.final
		};
		return [{
			...ownRow,
			warnings: rowWarnings.flatMap((warning) => warning(facts) ?? [])
		}];
	});
}

// src/analysis/judge-table.ts
function judgeTable(table) {
	const rows = table.rows.map(({ pairs, ...row }) => ({
		...row,
		columns: columnsOf(pairs)
	}));
	return judgeColumns({
		...table,
		rows
	});
}
function judgeColumns(table) {
	const plan = judgingPlanOf(table);
	const changedNames = jointChanges(table.rows, plan.joint);
	const measuredEntries = table.rows.map((row) => {
		const jointly = row.early !== null && changedNames.has(row.name);
		return {
			row,
			jointly,
			evidence: evidenceOf(row, plan, { jointly })
		};
	});
	const adjustedValues = holm(measuredEntries.map(({ evidence }) => evidence.p), familyOf(table));
	const { alpha } = table;
	const judged = measuredEntries.map(({ row, jointly, evidence }, index) => {
		return judgedRow({
			row,
			evidence,
			pAdjusted: Math.min(adjustedValues[index] ?? 1, jointly ? alpha : 1),
			alpha,
			plan
		});
	});
	return {
		rows: warningsOf(table, judged),
		geometricMeans: geometricMeans(measuredEntries)
	};
}
function judgedRow({ row, evidence, pAdjusted, alpha, plan }) {
	const { pairs, dropped, look, p, effect, interval, spread } = evidence;
	const theta = Math.log1p(row.threshold);
	const verdict = verdictOf({
		evidence,
		pAdjusted,
		alpha,
		theta
	});
	const outlook = {
		pairs,
		look,
		effect,
		spread,
		theta
	};
	return {
		name: row.name,
		metric: row.metric,
		verdict,
		estimate: effect === null ? null : changeOf(row.direction === "lower" ? effect : -effect),
		ci: shownInterval(row, interval),
		p,
		pAdjusted,
		pairs,
		dropped,
		look,
		pairsToSettle: verdict === "inconclusive" ? settlingPairs(plan, outlook) - pairs : 0,
		smallestDetectable: spread === null ? null : detectableChange(plan, spread, look),
		pairSpread: spread,
		realButSmall: verdict === "unchanged" && pAdjusted <= alpha,
		warnings: []
	};
}
function shownInterval({ direction }, interval) {
	if (interval === null) return [null, null];
	return direction === "lower" ? [changeOf(interval.low), changeOf(interval.high)] : [changeOf(-interval.high), changeOf(-interval.low)];
}
function jointChanges(rows, joint) {
	if (joint === null) return /* @__PURE__ */ new Set();
	const known = rows.filter(({ early }) => early !== null);
	const changedNames = [...groupedBy(known, ({ name }) => name)].filter(([, own]) => {
		const signs = new Set(own.map((row) => signOf(row, joint)));
		return signs.size === 1 && !signs.has(0);
	});
	return new Set(changedNames.map(([name]) => name));
}
function signOf({ direction, early }, { pairs, controls }) {
	if (early?.pairs.length !== pairs || early.controls.length !== controls) return 0;
	const sign = direction === "lower" ? 1 : -1;
	const logOf = ([first, second]) => sign * logRatio(first, second);
	return jointSign(early.pairs.map(logOf), early.controls.map(logOf));
}

export { PairColumns, assertEnoughPairs, columnsOf, fewestPairs, fewestPairsToCall, firstUsableLook, gatingTests, hodgesLehmann, holm, inconclusiveRow, jointLookFrom, judgeColumns, judgeTable, judgingPlanFor, judgingPlanOf, logRatio, medianOf, mergedMeans, normalCumulative, normalQuantile, quantileOf, signedRankP, sortedCopy, stopRule, stopsOf, toldVerdict, usablePairs };