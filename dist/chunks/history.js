import { gatingOf } from "./src/model4.js";
import { groupedBy } from "./src/model9.js";
import { historyFormat, resultSchema } from "./src/model10.js";
import { UsageError } from "./src/model2.js";
import { medianOf } from "./src/stats2.js";
import { floorsOf } from "./src/analysis4.js";
import { readText } from "./src/host11.js";
import { parseDocument } from "./src/model13.js";
import { helpOf } from "./src/settings5.js";
import { exitCodes } from "./src/cli.js";
import { parseWords } from "./src/cli2.js";

// src/analysis/history-of.ts
/**
* The machine's own noise, from results that compare a revision with itself. For every benchmark
* and gating metric: the largest difference that was nevertheless certain, and the spread of the
* pairs.
*
* @returns rows in the order of benchmark and metric, so that two histories can be compared line by
*   line
* @throws UsageError when a result compares two revisions, or none of them has a judged row
*/
function historyOf(results) {
	results.forEach(assertSameChange);
	const rows = [...groupedBy(results.flatMap(judgedOf), ({ name, metric }) => JSON.stringify([name, metric])).values()].flatMap(historyRow).toSorted(byName);
	if (rows.length === 0) throw new UsageError("expected results with judged rows, got none: measure a revision first");
	return {
		format: historyFormat,
		rows
	};
}
function assertSameChange({ plan }) {
	const { base, head } = plan.revisions;
	if (sourceOf(base) === sourceOf(head)) return;
	throw new UsageError(`expected results of a revision against itself, got ${base.label} against ${head.label}: run deadheat compare HEAD HEAD`);
}
function sourceOf({ sha, tree, packageName, packageVersion }) {
	return JSON.stringify([
		sha,
		tree,
		packageName,
		packageVersion
	]);
}
function judgedOf({ plan, findings }) {
	const gates = gatingOf(plan);
	return findings.flatMap(({ benchmarkId, judged, verdict, metric }) => judged !== null && verdict !== "failed" && gates(benchmarkId, metric) ? [judged] : []);
}
function historyRow(rows) {
	const [first] = rows;
	const pairSpread = medianOf(rows.map((row) => row.pairSpread));
	if (first === void 0 || pairSpread === null) return [];
	const floor = Math.max(0, ...floorsOf(rows).map(({ ratio }) => ratio));
	return [{
		benchmarkId: first.name,
		metric: first.metric,
		floor,
		pairSpread,
		runs: rows.length
	}];
}
function byName(one, other) {
	return compared(one.benchmarkId, other.benchmarkId) || compared(one.metric, other.metric);
}
function compared(one, other) {
	return one < other ? -1 : Number(one > other);
}

// src/cli/history.ts
/**
* `deadheat history RESULT.json…`: makes the history of a machine from runs in which nothing
* changed.
*/
const history = async (argv, terminal) => {
	const { positionals, switches } = parseWords(argv, [], ["help"]);
	if (switches.has("help")) {
		terminal.out(helpOf("history", terminal.width));
		return exitCodes.success;
	}
	if (positionals.length === 0) throw new UsageError("expected results, got none: deadheat history RESULT.json…; see --help");
	const results = await Promise.all(positionals.map(async (file) => parseDocument(resultSchema, {
		content: await readText(file),
		what: "a result",
		file
	})));
	terminal.out(`${JSON.stringify(historyOf(results), null, 2)}\n`);
	return exitCodes.success;
};

export { history };