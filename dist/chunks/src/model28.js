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
		word: "added"
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
function wordOf(verdict, metric) {
	const kind = metric ?? timeKind;
	return verdictStates[verdict].word ?? worseWord(verdict === "regression" ? kind : oppositeKind(kind));
}
function worseWord({ unit, better }) {
	switch (unit) {
		case "s":
		case "per_s": return unit === "s" === (better === "lower") ? "slower" : "faster";
		case "B": return better === "lower" ? "larger" : "smaller";
		case "count":
		case "ratio": return better === "lower" ? "more" : "less";
	}
}
function oppositeKind({ unit, better }) {
	return {
		unit,
		better: better === "lower" ? "higher" : "lower"
	};
}

export { resultStates, verdictStates, wordOf };