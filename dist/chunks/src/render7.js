import { groupedBy } from "./model7.js";
import { decidingOf } from "./model17.js";
import { claimsChange } from "./model19.js";
import { joinTexts } from "./render2.js";
import { chosenText, countText, decimalsOf, intervalText, percentText, sizeText, valueText } from "./render5.js";

// src/model/judging/states.ts
const verdictStates = {
	regression: {
		sign: "🔴",
		word: null
	},
	failed: {
		sign: "⚫",
		word: "failed"
	},
	"not-measured": {
		sign: "⚫",
		word: "not measured"
	},
	"not-comparable": {
		sign: "⚫",
		word: "not comparable"
	},
	improvement: {
		sign: "🟢",
		word: null
	},
	inconclusive: {
		sign: "🟡",
		word: "unknown"
	},
	unchanged: {
		sign: "⚪",
		word: "same"
	},
	untouched: {
		sign: "⚪",
		word: "unchanged"
	},
	added: {
		sign: "➕",
		word: "new"
	},
	removed: {
		sign: "➖",
		word: "removed"
	}
};
const resultStates = {
	slower: {
		sign: "🔴",
		verdict: "regression",
		output: "regression",
		quiet: false
	},
	accepted: {
		sign: "🟠",
		verdict: "regression",
		output: "regression",
		quiet: false
	},
	faster: {
		sign: "🟢",
		verdict: "improvement",
		output: "improvement",
		quiet: false
	},
	same: {
		sign: "⚪",
		verdict: "unchanged",
		output: "unchanged",
		quiet: true
	},
	untouched: {
		sign: "⚪",
		verdict: "unchanged",
		output: "unchanged",
		quiet: true
	},
	unknown: {
		sign: "🟡",
		verdict: "inconclusive",
		output: "inconclusive",
		quiet: true
	},
	failed: {
		sign: "⚫",
		verdict: "failed",
		output: "failed",
		quiet: false
	},
	"no-build": {
		sign: "⚫",
		verdict: "failed",
		output: "failed",
		quiet: false
	},
	nothing: {
		sign: "⚫",
		verdict: "failed",
		output: "failed",
		quiet: false
	},
	"not-comparable": {
		sign: "⚫",
		verdict: "not-comparable",
		output: "inconclusive",
		quiet: false
	}
};

// src/render/text/words.ts
const timeKind = {
	unit: "s",
	better: "lower"
};
const changeWords$1 = {
	s: ["slower", "faster"],
	per_s: ["faster", "slower"],
	B: ["larger", "smaller"],
	count: ["more", "less"],
	ratio: ["more", "less"]
};
function wordOf(verdict, metric) {
	const { unit, better } = metric ?? timeKind;
	const isMore = better === "lower" === (verdict === "regression");
	return verdictStates[verdict].word ?? changeWords$1[unit][isMore ? 0 : 1];
}

// src/render/rows/row-text.ts
function besidesText(row, most, names) {
	return joinTexts([alikeText(row, names), othersText(row, most, names)], "; ");
}
function alikeText({ alike }, names) {
	return alike.length === 0 ? "" : `also ${alike.map((claim) => otherText(claim, names)).join(", ")}`;
}
function othersText({ otherFindings }, most, names) {
	const shownFindings = otherFindings.filter(({ finding }, at) => claimsChange(finding) || at < most);
	return [...groupedBy(shownFindings, ({ word }) => word)].map(([word, group]) => `${group.map((finding) => otherText(finding, names)).join(", ")} ${word}`).join("; ");
}
function otherText({ metric, finding }, names) {
	const name = metric === null ? "" : names.label(metric);
	return claimsChange(finding) ? `${name} ${changeText(finding)}` : name;
}
function changeIn({ judged: judgement, baseCentre, headCentre }) {
	if (judgement !== null) return judgement.estimate;
	if (baseCentre === null || headCentre === null || baseCentre <= 0) return null;
	return headCentre / baseCentre - 1;
}
function changeText(finding) {
	const change = changeIn(finding);
	const decimals = finding.judged === null ? void 0 : decimalsIn(finding.judged);
	return change === null ? "–" : percentText(change, decimals);
}
function changeWords({ finding: { judged: judgement }, word }) {
	return judgement?.estimate === null || judgement === null ? word : `${sizeText(judgement.estimate, decimalsIn(judgement))} ${word}`;
}
function valueCells({ metric, finding }) {
	const unit = metric?.unit ?? "s";
	return [valueText(finding.baseCentre, unit), valueText(finding.headCentre, unit)];
}
function decimalsIn({ ci }) {
	return decimalsOf(ci[0], ci[1]);
}
function pairsText({ findings, plan }) {
	const gates = decidingOf(plan);
	const pairs = findings.flatMap(({ benchmarkId, judged: judgement, metric }) => judgement === null || !gates(benchmarkId, metric) ? [] : [judgement.pairs]);
	if (pairs.length === 0) return "";
	const least = pairs.reduce((first, second) => Math.min(first, second));
	const most = pairs.reduce((first, second) => Math.max(first, second));
	return least === most ? `${countText(most, "pair")} in random order` : `${String(least)} to ${countText(most, "pair")} each in random order`;
}
function meanChange({ estimate, ci: [low, high] }) {
	return `${percentText(estimate, decimalsOf(low, high))} (${intervalText(low, high)})`;
}
function withinText(rows) {
	const thresholds = [...new Set(rows.flatMap(({ finding }) => finding.threshold ?? []))].toSorted((first, second) => first - second);
	const [least] = thresholds;
	const most = thresholds.at(-1);
	if (least === void 0 || most === void 0) return "their thresholds";
	const first = `±${chosenText(least)}`;
	return least === most ? first : `${first} to ±${chosenText(most)}`;
}
function boundText(limit, regressions) {
	if (limit !== null) return `the limit of ${chosenText(limit)}`;
	const thresholds = new Set(regressions.flatMap(({ finding }) => finding.threshold ?? []));
	const [only] = thresholds;
	return only === void 0 || thresholds.size > 1 ? "its threshold" : `the ${chosenText(only)} threshold`;
}

export { alikeText, besidesText, boundText, changeIn, changeText, changeWords, meanChange, othersText, pairsText, resultStates, valueCells, verdictStates, withinText, wordOf };