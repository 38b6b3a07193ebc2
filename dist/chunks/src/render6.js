import { sides } from "./model5.js";
import { plainLine } from "./render.js";
import { longestAdviceSeconds } from "./model21.js";
import { countText, durationText, intervalText } from "./render5.js";
import { changeText } from "./render7.js";

// src/render/text/width.ts
const wide = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Emoji_Presentation}\u{FF01}-\u{FF60}]/u;
const narrow = /\p{M}/u;
const simple = /^[ -~–−…±│╎├┤─●◀▶µ]*$/;
function widthOf(text) {
	if (simple.test(text)) return text.length;
	return Array.from(text).reduce((sum, character) => sum + characterWidth(character), 0);
}
function padText(text, width, align = "left") {
	const spaces = " ".repeat(Math.max(0, width - widthOf(text)));
	return align === "left" ? text + spaces : spaces + text;
}
function cutToWidth(text, width) {
	if (widthOf(text) <= width) return text;
	if (width < 1) return "";
	const characters = Array.from(text);
	const end = takeCharacters(characters.toReversed(), Math.floor((width - 1) * .4));
	return `${takeCharacters(characters, width - 1 - Math.floor((width - 1) * .4)).join("")}…${end.toReversed().join("")}`;
}
function takeCharacters(characters, width) {
	let usedWidth = 0;
	return characters.filter((character) => {
		usedWidth += characterWidth(character);
		return usedWidth <= width;
	});
}
function characterWidth(character) {
	if (narrow.test(character)) return 0;
	return wide.test(character) ? 2 : 1;
}
const breaks = /(?<![…\d]) (?![%…])/;
function itemLines(text, width) {
	return wrapText(text, width).map((line, index) => `${index === 0 ? "- " : "  "}${line}`);
}
function wrapText(text, width) {
	const lines = [];
	for (const word of text.split(breaks)) {
		const last = lines.pop();
		if (last === void 0) lines.push(word);
		else if (widthOf(`${last} ${word}`) <= width) lines.push(`${last} ${word}`);
		else lines.push(last, word);
	}
	return lines;
}

// src/render/rows/settling.ts
const mostPairs = 1e4;
function settlingOf({ judged: judgement, minutesToSettle }) {
	if (judgement === null) return null;
	const { pairsToSettle: pairs, pairs: pairCount, dropped, warnings } = judgement;
	const codes = new Set(warnings.map(({ code }) => code));
	const scatteringSide = sides.find((side) => codes.has(`${side}-scatters`)) ?? null;
	const cause = codes.has("contention") ? "busy" : scatteringSide;
	if (cause === "busy" && dropped > pairCount && (pairs > 0 || judgement.ci[0] === null)) return {
		more: null,
		isSensible: false,
		cause
	};
	if (pairs === 0) return null;
	const seconds = minutesToSettle === null ? null : minutesToSettle * 60;
	return {
		more: {
			pairs,
			seconds
		},
		isSensible: pairs <= mostPairs && (seconds ?? 0) <= 3600,
		cause
	};
}
function settlingText(finding) {
	const facts = settlingOf(finding);
	if (facts === null) return "";
	const { more, isSensible, cause } = facts;
	if (more === null) return "Other programs used its CPUs: free the machine and measure again.";
	const time = more.seconds === null ? "" : ` (${durationText(more.seconds)})`;
	const settles = `${more.pairs > mostPairs ? `More than ${countText(mostPairs, "pair")}` : `About ${countText(more.pairs, "more pair")}${time}`} would settle it`;
	if (cause === "busy") return `${settles}, and fewer while no other programs use its CPUs.`;
	if (cause === null) return isSensible ? `${settles}.` : `${settles}. Instead, ${otherWays}.`;
	return `${settles}. Only the runs of ${cause} lie far apart${finding.judged?.warnings.some(({ code }) => code === "two-speeds") ?? false ? ", at two speeds" : ""}: that is in its code.`;
}
const otherWays = "use a quieter machine, longer benchmarks or a wider `threshold`";
const ownCodes = /* @__PURE__ */ new Set([
	"own-ends",
	"out-of-share",
	"undone-on-head"
]);
const doubtLength = 300;
function unsettledSentence({ metric, finding, benchmarkId }, main, { name, label, strong }) {
	const { pairs = 0, ci: [low, high] = [null, null], warnings = [] } = finding.judged ?? {};
	const where = metric === null || metric === main ? "" : ` in ${label(metric)}`;
	const subject = `${name(benchmarkId)} did not settle${where}`;
	const advice = settlingText(finding);
	const end = `so it is ${strong("unknown")}, not the same.${advice === "" ? "" : ` ${advice}`}`;
	const doubt = warnings.find(({ code, text }) => ownCodes.has(code) && text.startsWith("looks "));
	if (doubt !== void 0) return `${subject}: it ${plainLine(doubt.text, doubtLength)}, ${end}`;
	if (finding.judged === null) return `${subject}: runs of one side disagree on it, ${end}`;
	const droppedPairs = warnings.find(({ code }) => code === "dropped-pairs" && pairs === 0);
	if (droppedPairs !== void 0) return `${subject}: ${plainLine(droppedPairs.text, doubtLength)}, ${end}`;
	if (low === null || high === null) return `${subject}: ${pairs === 0 ? "" : `${changeText(finding)} so far, but `}${countText(pairs, "pair")} ${pairs === 1 ? "is" : "are"} too few to tell, ${end}`;
	return `${subject}: ${`${changeText(finding)} (${intervalText(low, high)})`} after ${countText(pairs, "pair")}, ${end}`;
}

export { cutToWidth, itemLines, otherWays, padText, settlingOf, settlingText, unsettledSentence, widthOf, wrapText };