import { verdictStates } from "./render4.js";
import { verdictSchema } from "./model20.js";
import { isRegressionsLine } from "./render7.js";

// src/model/part-key.ts
const longestKey = 50;
function partKey(key, asked, fullPairs) {
	const word = partWord(asked, fullPairs);
	if (word === null || key === word || key.endsWith(`-${word}`)) return key;
	if (key === "default") return word;
	return `${key.slice(0, longestKey - word.length - 1)}-${word}`;
}
function isPartKey(key) {
	return /(?:^|-)part$/.test(key);
}
function partWord({ only = "", pairs = "", base = "", node = "", profile = "", bisect = "" }, fullPairs) {
	if (bisect !== "") return "bisect";
	if (profile !== "" && only !== "") return "profile";
	return pairs !== "" && Number(pairs) < fullPairs || [
		only,
		base,
		node
	].some((text) => text !== "") ? "part" : null;
}

// src/render/comment/history.ts
const prefix = "<!-- deadheat:history ";
const suffix = " -->";
const heads = 5;
function historyLine(history) {
	const items = history.slice(0, heads).map(({ sha, verdict, change }) => `${sha}:${verdictStates[verdict].letter}:${change === null ? "" : change.toFixed(4)}`);
	return items.length === 0 ? "" : `${prefix}${items.join(" ")}${suffix}`;
}
function parseHistory(body) {
	const line = body.trimEnd().split(/\r?\n/).findLast((each) => each !== "" && !isRegressionsLine(each));
	if (line === void 0 || !line.startsWith(prefix) || !line.endsWith(suffix)) return [];
	return line.slice(22, -4).split(" ").slice(0, heads).flatMap(pastOf);
}
function historyWith(newest, earlier) {
	return [newest, ...earlier.filter(({ sha }) => sha !== newest.sha)].slice(0, heads);
}
function pastOf(item) {
	const [, sha, letter, change] = /^([0-9a-f]{7}):([a-z]):(-?\d{1,6}\.\d{4})?$/.exec(item) ?? [];
	const verdict = verdictSchema.options.find((each) => verdictStates[each].letter === letter);
	if (sha === void 0 || verdict === void 0) return [];
	return [{
		sha,
		verdict,
		change: change === void 0 ? null : Number(change)
	}];
}

export { historyLine, historyWith, isPartKey, parseHistory, partKey };