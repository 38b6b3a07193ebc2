import { median } from "./simple-statistics.js";

// src/stats/quantile-of.ts
/**
* A quantile of numbers, between two of them by linear interpolation (type 7 of Hyndman and Fan 1996).
*
* @param sorted - at least one, ascending
* @param share - 0 for the least, 1 for the greatest
*/
function quantileOf(sorted, share) {
	const at = (sorted.length - 1) * share;
	const below = sorted[Math.floor(at)] ?? NaN;
	return below + ((sorted[Math.ceil(at)] ?? NaN) - below) * (at - Math.floor(at));
}
/**
* Median of the values that are there.
*
* @param values - in any unit; `null` where one is missing
* @returns in the same unit, or `null` when none is there
*/
function medianOf(values) {
	const present = values.filter((value) => value !== null);
	return present.length === 0 ? null : median(present);
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
/** A row whose verdict is taken back, and why; more pairs of the same kind would not settle it. */
function inconclusiveRow(row, warning) {
	return {
		...row,
		verdict: "inconclusive",
		realButSmall: false,
		pairsToSettle: 0,
		warnings: [warning, ...row.warnings]
	};
}

export { inconclusiveRow, medianOf, quantileOf, verdictOf };