import { verdictStates } from "./model18.js";

// src/render/text/words.ts
const timeKind = {
	unit: "s",
	better: "lower"
};
function wordOf(verdict, metric) {
	const kind = metric ?? timeKind;
	return verdictStates[verdict].word ?? worseWord(verdict === "regression" ? kind : opposite(kind));
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
function opposite({ unit, better }) {
	return {
		unit,
		better: better === "lower" ? "higher" : "lower"
	};
}

export { wordOf };