import { contestOf } from "./model5.js";
import { groupedBy } from "./model7.js";
import { joinTexts } from "./render2.js";
import { countText } from "./render5.js";

// src/render/shown-result.ts
function rowFactsOf({ result, parts }, benchmarkId) {
	return parts.flatMap(({ row }) => row?.(result, benchmarkId) ?? []);
}
function causesOf(shown, benchmarkId) {
	const lists = rowFactsOf(shown, benchmarkId).flatMap(({ causes }) => causes ? [causes] : []);
	return lists.length === 0 ? null : lists.flat();
}
function whyOf(shown, benchmarkId, show) {
	const causes = causesOf(shown, benchmarkId);
	return joinTexts(rowFactsOf(shown, benchmarkId).map(({ why }) => why?.(causes, show) ?? ""), " ");
}
function partSections(parts, name) {
	return parts.flatMap(({ sections = [] }) => sections.flatMap(({ behind, section }) => behind === name ? [section] : []));
}
function laterLines({ result, parts }, earlier, width) {
	return parts.flatMap(({ terminal }) => {
		const lines = terminal?.(result, width) ?? [];
		return lines.join("\n") === terminal?.(earlier, width).join("\n") ? [] : lines;
	});
}

// src/model/run/block-seconds-of.ts
const blockShare = .9;
function blockSecondsOf(budgetSeconds) {
	return blockShare * budgetSeconds;
}
function budgetFor(blockSeconds) {
	return blockSeconds / blockShare;
}

// src/render/rows/not-measured.ts
function notMeasured(result) {
	const missedFindings = result.findings.flatMap(({ cause, benchmarkId, minutesToSettle }) => cause === void 0 ? [] : [{
		cause,
		benchmarkId,
		minutes: minutesToSettle ?? 0
	}]);
	const minutes = missedFindings.reduce((sum, missed) => sum + missed.minutes, 0);
	return [...groupedBy(missedFindings, ({ cause }) => cause)].map(([cause, group]) => ({
		cause,
		title: `Not ${cause === "published-copy" ? "comparable" : "measured"}, because ${why(cause, result, minutes)}`,
		ids: group.map(({ benchmarkId }) => benchmarkId)
	}));
}
function why(cause, result, minutes) {
	const enough = Math.ceil(budgetFor(result.seconds + 60 * minutes) / 60);
	const budget = enough < 180 ? `${String(enough)}min` : `${String(Math.ceil(enough / 60))}h`;
	const room = minutes > 0 ? `a budget of about ${budget} has it` : "raise it";
	switch (cause) {
		case "too-long": return "one run takes more than its share of the budget (raise it, or measure less)";
		case "no-room": return `the budget has no room for enough pairs (${room}, or measure less)`;
		case "published-copy": return "the benchmark itself loads a published copy of the package from node_modules, on both sides, and nothing of what is compared (import the package by a path, as in require(\"..\"))";
		case "not-reached": return result.plan.budgetSeconds === null ? "the run ended before its turn" : `the run ended before there were enough pairs (${minutes > 0 ? room : "raise the budget"}, or measure less)`;
		case "no-value": return "no pair has a value on both sides that is above 0";
		case "no-journal": return lostShards(result);
	}
}
function lostShards({ shards }) {
	const measuredIndexes = new Set(shards?.measured.map(({ index }) => index));
	const all = Array.from({ length: shards?.of ?? 0 }, (_, at) => at + 1);
	const lostIndexes = all.filter((index) => !measuredIndexes.has(index));
	return `${countText(lostIndexes.length, "shard")} left no journal (${lostIndexes.join(", ")} of ${all.length}): run the failed jobs again`;
}

// src/render/csv.ts
const samplesOfPiece = 500;
const columns = {
	block: ({ block }) => block.index,
	round: ({ block }) => block.round,
	benchmark: ({ block }) => block.benchmarkId,
	node: ({ benchmark }) => benchmark?.runtime ?? null,
	driver: ({ block }) => block.driver,
	coin: ({ block }) => block.coin,
	kind: ({ block }) => block.kind,
	metric: ({ metric }) => metric.id,
	unit: ({ metric }) => metric.unit,
	base: ({ base, metric }) => base[metric.id] ?? null,
	head: ({ head, metric }) => head[metric.id] ?? null,
	started_at_s: ({ startedAtSeconds }) => startedAtSeconds,
	block_s: ({ seconds }) => seconds,
	load_average: ({ machine }) => machine.loadAverage,
	steal_ratio: ({ machine }) => machine.stealRatio,
	base_run_delay_ratio: ({ machine }) => machine.runDelayRatio.base,
	base_involuntary_switches: ({ machine }) => machine.involuntarySwitches.base,
	head_run_delay_ratio: ({ machine }) => machine.runDelayRatio.head,
	head_involuntary_switches: ({ machine }) => machine.involuntarySwitches.head,
	reference: ({ benchmark }) => (benchmark && contestOf(benchmark)?.labels.base) ?? null,
	contender: ({ benchmark }) => (benchmark && contestOf(benchmark)?.labels.head) ?? null,
	cause: () => null
};
function* samplesCsv(result, samples) {
	const { plan } = result;
	const benchmarks = new Map(plan.benchmarks.map((benchmark) => [benchmark.id, benchmark]));
	const linesOf = (sample) => {
		const benchmark = benchmarks.get(sample.block.benchmarkId);
		return plan.metrics.filter(({ id }) => Object.hasOwn(sample.base, id) || Object.hasOwn(sample.head, id)).map((metric) => {
			const line = {
				...sample,
				metric,
				benchmark
			};
			return csvLine(Object.values(columns).map((cell) => cell(line)));
		});
	};
	yield csvLine(Object.keys(columns));
	for (let at = 0; at < samples.length; at += samplesOfPiece) yield samples.slice(at, at + samplesOfPiece).flatMap(linesOf).join("");
	for (const { title, ids } of notMeasured(result)) for (const benchmark of ids) {
		const cells = {
			benchmark,
			kind: "not-measured",
			cause: title
		};
		yield csvLine(Object.keys(columns).map((column) => cells[column] ?? null));
	}
}
function csvLine(cells) {
	return `${cells.map(cellText).join(",")}\r\n`;
}
const formulaStart = /^(?=[=+\-@\t\r\n|%])/;
function cellText(cell) {
	if (typeof cell !== "string") return String(cell ?? "");
	const visible = cell.replace(formulaStart, "'").replaceAll(/[^\P{Cc}\t\r\n]/gu, "�");
	return /[",\r\n]/.test(visible) ? `"${visible.replaceAll("\"", "\"\"")}"` : visible;
}

export { blockSecondsOf, causesOf, csvLine, laterLines, notMeasured, partSections, rowFactsOf, samplesCsv, whyOf };