import { comparesSides, contestOf } from "./model5.js";
import { groupedBy } from "./model7.js";
import { undoneCode } from "./model14.js";
import { countingOf, gatesIn } from "./model17.js";
import { claimsChange } from "./model19.js";
import { isProbablyWorse } from "./model20.js";
import { countText } from "./render5.js";
import { verdictStates, wordOf } from "./render7.js";

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
		...rows.map((row) => lineOf(columns.map(({ title, align, cell }) => align !== "left" && title !== "" ? cell(row).replaceAll(" ", "\xA0") : cell(row))))
	].join("\n");
}
function foldContent(summary, content) {
	return `<details><summary>${summary}</summary>\n\n${content}\n\n</details>`;
}
function linkText(text, address) {
	if (address === null || !/^https?:\/\/[^\s]/.test(address)) return text;
	return `[${text}](${address.replaceAll(/[^\w:/?#@!$&'*+,;=~.%-]/gu, encodeURIComponent).replaceAll(/[()*_~]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`)})`;
}
function lineOf(cells) {
	return `|${cells.map((cell) => cell === "" ? " " : ` ${cell} `).join("|")}|`;
}

// src/render/rows/row.ts
const verdictRanks = Object.fromEntries(Object.keys(verdictStates).map((verdict, rank) => [verdict, rank]));
function rowsOf({ plan, findings }) {
	const metrics = new Map(plan.metrics.map((metric) => [metric.id, metric]));
	const benchmarks = new Map(plan.benchmarks.map((benchmark) => [benchmark.id, benchmark]));
	const gatingFindings = findings.filter(countingOf(plan)).flatMap((finding) => gatingFindingsOf(finding, metrics, plan));
	return [...groupedBy(gatingFindings, ({ finding }) => finding.benchmarkId)].map(([benchmarkId, group]) => {
		const [lead, ...rest] = group.toSorted(leadsFirst);
		if (lead === void 0) throw new Error(`a row without a finding: ${benchmarkId}`);
		return rowLedBy(lead, rest, benchmarks.get(benchmarkId)?.runtime);
	}).toSorted(worstFirst);
}
function rowsWith(rows, verdict) {
	return rows.filter(({ finding }) => finding.verdict === verdict);
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
function rowLedBy(lead, rest, runtime = null) {
	const isSame = ({ finding }) => finding.verdict === lead.finding.verdict;
	const alike = rest.filter((finding) => isSame(finding) && claimsChange(finding.finding));
	const otherFindings = rest.filter((finding) => !isSame(finding));
	return {
		...lead,
		benchmarkId: lead.finding.benchmarkId,
		runtime,
		floor: lead.finding.judged?.smallestDetectable ?? null,
		alike,
		otherFindings,
		doubts: (lead.finding.judged?.warnings ?? []).flatMap(({ code, text }) => code === "undone" ? [text] : []),
		harm: harmOf(lead)
	};
}
function otherWarnings(judgement) {
	return (judgement?.warnings ?? []).filter(({ code }) => code !== undoneCode);
}
function leadsFirst({ finding: first }, { finding: second }) {
	return (verdictRanks[first.verdict] ?? 0) - (verdictRanks[second.verdict] ?? 0) || Number(second.beyondLimit) - Number(first.beyondLimit);
}
function worstFirst(first, second) {
	return leadsFirst(first, second) || Number(first.metric?.unit === "B") - Number(second.metric?.unit === "B") || (first.finding.verdict === "improvement" ? first.harm - second.harm : second.harm - first.harm);
}
function harmOf({ metric, finding }) {
	const ratio = Math.log(1 + (finding.judged?.estimate ?? 0));
	if (!Number.isFinite(ratio)) return 0;
	return metric?.better === "higher" ? -ratio : ratio;
}
function contestRows({ plan, findings }) {
	const byBenchmark = groupedBy(findings, ({ benchmarkId }) => benchmarkId);
	return plan.benchmarks.flatMap((benchmark) => {
		const contest = contestOf(benchmark);
		if (contest === null) return [];
		const [lead, ...rest] = [...plan.metrics.filter((metric) => gatesIn(benchmark, metric)), null].flatMap((metric) => {
			const finding = byBenchmark.get(benchmark.id)?.find((each) => each.metric === (metric?.id ?? null));
			if (finding === void 0 || metric === null && finding.verdict === "not-measured") return [];
			return [{
				metric,
				finding,
				word: wordOf(finding.verdict, metric)
			}];
		});
		return lead === void 0 ? [] : [{
			...rowLedBy(lead, rest),
			contest
		}];
	});
}
function isContestOnly({ plan: { benchmarks } }) {
	return benchmarks.length > 0 && !benchmarks.some(comparesSides);
}
function contestTally(result) {
	const rows = contestRows(result);
	if (rows.every(({ finding }) => finding.verdict === "not-measured")) return `nothing measured of ${countText(contestsIn(result).length, "contest")}`;
	return [...groupedBy(rows, ({ word }) => word)].map(([word, group]) => `${String(group.length)} ${word}`).join(", ");
}
function contendersText(result, { name }) {
	const labels = (side) => [...new Set(contestsIn(result).map(({ labels: names }) => names[side]))];
	const references = labels("base");
	return `${labels("head").filter((label) => references.length > 1 || !references.includes(label)).map((label) => name(label)).join(", ")} against ${references.map((label) => name(label)).join(", ")}`;
}
function contestsIn({ plan }) {
	return plan.benchmarks.flatMap((benchmark) => contestOf(benchmark) ?? []);
}
function contestFailure(failure, { benchmarks }) {
	const { side, benchmarkId, message } = failure;
	const benchmark = benchmarks.find(({ id }) => id === benchmarkId);
	const contest = benchmark === void 0 ? null : contestOf(benchmark);
	if (contest === null || side === null) return failure;
	return {
		...failure,
		side: null,
		message: `${contest.labels[side]}: ${message}`
	};
}

export { contendersText, contestFailure, contestRows, contestTally, foldContent, isContestOnly, linkText, otherWarnings, rowsOf, rowsWith, tableText };