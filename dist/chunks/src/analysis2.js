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

export { evenSample, inconclusiveRow, percent, verdictOf };