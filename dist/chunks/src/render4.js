import { isOfSides } from "./model11.js";
import { findingsOfSides, gatingOf } from "./model12.js";
import { groupedBy } from "./model13.js";
import { isProbablyWorse } from "./model14.js";
import { claimsChange } from "./model15.js";

// src/render/study/relatives-of.ts
function relativesOf({ plan, findings }) {
	const relatedBenchmarks = plan.benchmarks.filter(({ reference }) => reference !== void 0);
	if (relatedBenchmarks.length === 0) return () => null;
	const ids = new Map(plan.benchmarks.filter(isOfSides).map((benchmark) => [relativeKey(benchmark, benchmark.parameters), benchmark.id]));
	const references = new Map(relatedBenchmarks.map((benchmark) => [benchmark.id, ids.get(relativeKey(benchmark, {
		...benchmark.parameters,
		...benchmark.reference
	}))]));
	const findingsById = new Map(findings.map((finding) => [findingKey(finding.benchmarkId, finding), finding]));
	return (finding) => {
		const id = references.get(finding.benchmarkId);
		if (id === void 0 || id === finding.benchmarkId) return null;
		const reference = findingsById.get(findingKey(id, finding));
		if (reference === void 0) return null;
		return {
			base: relativeRatio(finding.baseCentre, reference.baseCentre),
			head: relativeRatio(finding.headCentre, reference.headCentre)
		};
	};
}
function relativeKey({ suite, name, runtime }, parameters) {
	const entries = Object.entries(parameters).toSorted(([leftText], [right]) => leftText < right ? -1 : 1);
	return JSON.stringify([
		suite,
		name,
		runtime,
		entries
	]);
}
function findingKey(benchmarkId, { metric }) {
	return JSON.stringify([benchmarkId, metric]);
}
function relativeRatio(value, reference) {
	return value === null || reference === null || reference <= 0 ? null : value / reference;
}

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

// src/render/rows/row.ts
const verdictOrder = Object.keys(verdictStates);
function rowsOf({ plan, findings }) {
	const relativeOf = relativesOf({
		plan,
		findings
	});
	const metrics = new Map(plan.metrics.map((metric) => [metric.id, metric]));
	const benchmarks = new Map(plan.benchmarks.map((benchmark) => [benchmark.id, benchmark]));
	const floors = new Map(plan.history.map((row) => [keyOf(row), row.floor]));
	const gates = gatingOf(plan);
	const gatingFindings = findingsOfSides(findings, plan).filter(({ benchmarkId, metric }) => metric === null || gates(benchmarkId, metric)).flatMap((finding) => gatingFindingsOf(finding, metrics, plan));
	return [...groupedBy(gatingFindings, ({ finding }) => finding.benchmarkId)].map(([benchmarkId, group]) => {
		const lead = leadOf(benchmarkId, group, benchmarks.get(benchmarkId));
		const floor = rowFloor(lead.finding, floors.get(keyOf(lead.finding)));
		return {
			...lead,
			floor,
			relative: relativeOf(lead.finding)
		};
	}).toSorted(worstFirst);
}
function rowsWith(rows, ...verdicts) {
	return rows.filter(({ finding }) => verdicts.includes(finding.verdict));
}
function gatingFindingsOf(finding, metrics, plan) {
	if (finding.metric === null) return [{
		finding,
		metric: null,
		word: wordOf(finding.verdict, null)
	}];
	const metric = metrics.get(finding.metric);
	if (metric === void 0) return [];
	return [{
		finding,
		metric,
		word: isProbablyWorse({
			finding,
			metric
		}, plan) ? `probably ${wordOf("regression", metric)}` : wordOf(finding.verdict, metric)
	}];
}
function keyOf({ benchmarkId, metric }) {
	return `${metric ?? ""} ${benchmarkId}`;
}
function rowFloor({ judged: judgedRow }, knownFloor = 0) {
	const smallestEffect = judgedRow?.smallestDetectable ?? null;
	return smallestEffect === null ? null : Math.max(smallestEffect, knownFloor);
}
function leadOf(benchmarkId, findings, benchmark) {
	const [lead, ...rest] = findings.toSorted(leadsFirst);
	if (lead === void 0) throw new Error(`a row without a finding: ${benchmarkId}`);
	const isSame = ({ finding }) => finding.verdict === lead.finding.verdict;
	const alike = rest.filter((finding) => isSame(finding) && isClaim(finding));
	const otherFindings = rest.filter((finding) => !isSame(finding));
	const { suite = "", runtime = null } = benchmark ?? {};
	return {
		...lead,
		benchmarkId,
		suite,
		runtime,
		alike,
		otherFindings,
		harm: harmOf(lead)
	};
}
function isClaim({ finding }) {
	return claimsChange(finding);
}
function leadsFirst({ finding }, { finding: right }) {
	return verdictOrder.indexOf(finding.verdict) - verdictOrder.indexOf(right.verdict) || Number(right.beyondLimit) - Number(finding.beyondLimit);
}
function worstFirst(row, right) {
	return verdictOrder.indexOf(row.finding.verdict) - verdictOrder.indexOf(right.finding.verdict) || Number(right.finding.beyondLimit) - Number(row.finding.beyondLimit) || (row.finding.verdict === "improvement" ? row.harm - right.harm : right.harm - row.harm);
}
function harmOf({ metric, finding }) {
	const ratio = Math.log(1 + (finding.judged?.estimate ?? 0));
	if (!Number.isFinite(ratio)) return 0;
	return metric?.better === "higher" ? -ratio : ratio;
}

// src/render/text/markdown.ts
const rules = {
	left: ":--",
	centre: ":-:",
	right: "--:"
};
function tableText(columns, rows) {
	return [
		lineOf(columns.map(({ title }) => title)),
		`|${columns.map(({ align }) => rules[align]).join("|")}|`,
		...rows.map((row) => lineOf(columns.map((column) => markdownCell(column, row))))
	].join("\n");
}
function foldContent(summary, content) {
	return `<details><summary>${summary}</summary>\n\n${content}\n\n</details>`;
}
function linkText(text, address) {
	const safe = address === null ? null : safeAddress(address);
	return safe === null ? text : `[${text}](${safe})`;
}
function markdownCell({ title, align, cell: cellOf }, row) {
	const cell = cellOf(row);
	return align !== "left" && title !== "" ? cell.replaceAll(" ", "\xA0") : cell;
}
function lineOf(cells) {
	return `|${cells.map((cell) => cell === "" ? " " : ` ${cell} `).join("|")}|`;
}
function safeAddress(address) {
	if (!/^https?:\/\/[^\s]/.test(address)) return null;
	return address.replaceAll(/[^\w:/?#@!$&'*+,;=~.%-]/gu, encodeURIComponent).replaceAll(/[()*_~]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`);
}

// src/render/text/join.ts
function joinTexts(texts, separator = "\n\n") {
	return texts.filter((text) => text !== "").join(separator);
}
function namedTexts(items, most, textOf) {
	const hiddenCount = items.length - most;
	const nameList = items.slice(0, most).map(textOf).join(", ");
	return hiddenCount > 0 ? `${nameList} and ${String(hiddenCount)} more` : nameList;
}
function firstItems(items, most, restOf) {
	const hiddenCount = items.length - most;
	return hiddenCount > 0 ? [...items.slice(0, most), restOf(hiddenCount)] : items;
}

export { firstItems, foldContent, isClaim, joinTexts, linkText, namedTexts, resultStates, rowsOf, rowsWith, tableText, verdictStates, wordOf };