// src/analysis/warnings/warning-facts.ts
function percent(ratio) {
	return `${Number((ratio * 100).toPrecision(2))} %`;
}
const MOST_PAIRS = 200;
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

export { evenSample, inconclusiveRow, percent, verdictOf };