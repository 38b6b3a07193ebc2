import { rowsOf } from "./render7.js";
import { stateOf } from "./render8.js";
import { codeOf } from "./render3.js";
import { percentText } from "./render2.js";

// src/render/comment/page.ts
const noLinks = {
	run: null,
	report: null,
	commits: {
		base: null,
		head: null
	},
	home: null
};
function pageOf(result, rest) {
	const rows = rowsOf(result);
	return {
		...rest,
		result,
		rows,
		state: stateOf(result, rows),
		hasRuntimes: result.plan.benchmarks.some(({ runtime }) => runtime !== void 0),
		mainMetric: result.plan.metrics.find(({ gates }) => gates) ?? null
	};
}

// src/render/comment/commands.ts
const everyName = "*";
function quoteWord(name) {
	return /^[\w./=:+@%,-]+$/.test(name) ? name : `"${name.replaceAll(/["\\]/g, "\\$&")}"`;
}
function measureCommand(words, place) {
	const { headSha, fromFork = false } = place;
	const head = fromFork ? [`head=${headSha.slice(0, 12)}`] : [];
	return [
		"/bench",
		...words,
		...keyWords(place),
		...head
	].join(" ");
}
function acceptCommand(name, place) {
	return [
		"/bench",
		"accept",
		name === "*" ? name : quoteWord(name),
		...keyWords(place),
		"REASON"
	].join(" ");
}
function keyWords({ key }) {
	return key === "default" ? [] : [`key=${key}`];
}

// src/render/comment/accepted-text.ts
function acceptedText({ benchmarkId, metric, bound }) {
	const metricText = /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(metric) ? metric : codeOf(metric);
	return `${codeOf(benchmarkId)} up to ${percentText(bound)} (${metricText.replaceAll("-", " ")})`;
}
const reasonLength = 500;
function acceptedLine(acceptance, { holds }) {
	const { by, reason } = acceptance;
	const what = `${acceptedText(acceptance)} by ${codeOf(by)}: ${codeOf(reason, reasonLength)}`;
	return holds ? `> **Accepted**: ${what}` : `> **No longer accepted**, because the regression exceeds the accepted bound: ${what}`;
}
const belowMark = "<!-- deadheat:below -->";
const longestCommand = 400;
function acceptHint({ name, isOnly }, place) {
	return `with a reason, in a new comment: ${codeOf(acceptCommand(name, place), longestCommand)}${isOnly ? "" : `, or everything: ${codeOf(acceptCommand("*", place))}`}`;
}

export { acceptCommand, acceptHint, acceptedLine, acceptedText, belowMark, measureCommand, noLinks, pageOf };