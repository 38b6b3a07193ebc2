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
const changeWords = {
	s: ["slower", "faster"],
	per_s: ["faster", "slower"],
	B: ["larger", "smaller"],
	count: ["more", "less"],
	ratio: ["more", "less"]
};
function wordOf(verdict, metric) {
	const { unit, better } = metric ?? timeKind;
	const isMore = better === "lower" === (verdict === "regression");
	return verdictStates[verdict].word ?? changeWords[unit][isMore ? 0 : 1];
}

export { resultStates, verdictStates, wordOf };