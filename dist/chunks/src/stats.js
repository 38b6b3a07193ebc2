import { element } from "./stats2.js";

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
	let tilt = 0;
	let moments = tiltedMoments(units, tilt);
	for (let step = 0; step < 200; step += 1) {
		const move = (distance - moments.mean) / moments.variance;
		if (!(move > tilt * 1e-12)) break;
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
	let total = 0;
	for (const probability of signFlipMass(scores, bound)) total += probability;
	return Math.min(1, total);
}
function signFlipMass(scores, bound) {
	const mass = new Float64Array(bound + 1);
	mass[0] = 1;
	let reach = 0;
	for (let index = 0; index < scores.length; index += 1) {
		const score = element(scores, index);
		reach = Math.min(bound, reach + score);
		addCoin(mass, score, reach);
	}
	return mass;
}
function addCoin(mass, score, reach) {
	for (let total = reach; total >= score; total -= 1) mass[total] = (element(mass, total) + element(mass, total - score)) / 2;
	for (let total = Math.min(score - 1, reach); total >= 0; total -= 1) mass[total] = element(mass, total) / 2;
}

// src/stats/sorted-copy.ts
function sortedCopy(values) {
	return new Float64Array(values).toSorted();
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
	const ranks = Float64Array.from({ length: n }, (_, index) => index + 1);
	let total = 0;
	return signFlipMass(ranks, n * (n + 1) / 2).map((probability) => {
		total += probability;
		return total;
	});
}

// src/stats/fewest-pairs.ts
function fewestPairs(level) {
	let pairs = 1;
	while (2 ** (1 - pairs) > level) pairs += 1;
	return pairs;
}

export { fewestPairs, holm, normalCumulative, normalQuantile, signFlipTailApproximation, signedRankCumulative, signedRankP, signedRankPSorted, sortedCopy };