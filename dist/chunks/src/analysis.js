import { median } from "../packages/simple-statistics.js";

// src/stats/quantile-of.ts
/**
* A quantile by linear interpolation between neighbours.
*
* @param sorted - at least one number, ascending
* @param share - 0 for the minimum, 1 for the maximum
* @throws RangeError when there is no number
* @see Hyndman and Fan 1996, Sample quantiles in statistical packages, definition 7
*/
function quantileOf(sorted, share) {
	const at = (sorted.length - 1) * share;
	const below = sorted[Math.floor(at)];
	const above = sorted[Math.ceil(at)];
	if (below === void 0 || above === void 0) throw new RangeError("expected at least one value, got none");
	return below + (above - below) * (at - Math.floor(at));
}
/**
* Median of the values that are not missing.
*
* @param values - in any unit; `null` for a missing value
* @returns in the same unit, or `null` when all are missing
*/
function medianOf(values) {
	const present = values.filter((value) => value !== null);
	return present.length === 0 ? null : median(present);
}

// src/analysis/warnings/warning-facts.ts
/** Formats a ratio in percent with two significant digits: 0.0123 is "1.2 %". */
function percent(ratio) {
	return `${Number((ratio * 100).toPrecision(2))} %`;
}
/** Enough pairs to detect a problem; more would only cost time. */
const MOST_PAIRS = 200;
/** At most 200 pairs, evenly spaced over all of them, in order. */
function evenSample(pairs) {
	const step = Math.ceil(pairs.base.length / MOST_PAIRS);
	if (step <= 1) return pairs;
	const isChosen = (_, index) => index % step === 0;
	return {
		base: pairs.base.filter(isChosen),
		head: pairs.head.filter(isChosen),
		order: pairs.order.filter(isChosen),
		contention: pairs.contention.filter(isChosen),
		dropped: pairs.dropped
	};
}

// src/analysis/verdict-of.ts
/**
* The word for one row.
*
*                 -θ          0          +θ
*      unchanged   ┆     ├────●──┤        ┆          the whole interval within the threshold
*     regression   ┆          │       ├───┼───●────┤ certain, and not shown to be small
*    improvement ├─┼──●───┤   │           ┆
*   inconclusive   ┆  ├───────┼─●─────────┼──┤       neither
*/
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
/** Withdraws a row's verdict and says why; more pairs of the same kind would not settle the row. */
function inconclusiveRow(row, warning) {
	return {
		...row,
		verdict: "inconclusive",
		realButSmall: false,
		pairsToSettle: 0,
		warnings: [warning, ...row.warnings]
	};
}

export { evenSample, inconclusiveRow, medianOf, percent, quantileOf, verdictOf };