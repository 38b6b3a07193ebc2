import { normalCumulative, normalDensity } from "./stats.js";
import { element } from "./stats2.js";

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
	let tilt = 0;
	let moments = tiltedMoments(units, tilt);
	let move = (distance - moments.mean) / moments.variance;
	while (move > tilt * 1e-12) {
		tilt += move;
		moments = tiltedMoments(units, tilt);
		move = (distance - moments.mean) / moments.variance;
	}
	const w = Math.sqrt(2 * Math.max(0, tilt * distance - cumulantAt(units, tilt)));
	if (w < CENTRE_WIDTH) return normalCumulative(-w);
	const u = 2 * Math.sinh(tilt / 2) * Math.sqrt(moments.variance);
	const p = normalCumulative(-w) + normalDensity(w) * (1 / u - 1 / w);
	return Math.max(Number.MIN_VALUE, p);
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
	for (let index = 0; index < scores.length; index += 1) {
		let rest = element(scores, index);
		while (rest !== 0) [divisor, rest] = [rest, divisor % rest];
	}
	return divisor;
}

// src/stats/sign-flip-probability.ts
const exactPairs = 150;
const exactTiedPairs = 400;
const manySizes = 50;
function signFlipProbability(groups, bound) {
	const scores = groups.flatMap(({ score, count }) => Array.from({ length: count }, () => score));
	const few = groups.length < 50;
	if (scores.length <= 150 || few && scores.length <= 400) return signFlipTail(scores, bound);
	const reach = few ? groups.reduce((most, group) => Math.max(most, group.count), 0) : 0;
	return signFlipTailApproximation(scores, bound + reach);
}
function signFlipTail(scores, bound) {
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
	return Math.min(1, 2 * signFlipProbability(groups, smaller));
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

export { holm, signFlipTail, signFlipTailApproximation, signedRankCumulative, signedRankP, signedRankPSorted, sortedCopy };