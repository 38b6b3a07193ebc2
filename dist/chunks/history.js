import { groupedBy } from "./src/model15.js";
import { historyFormat, resultSchema } from "./src/model16.js";
import { UsageError } from "./src/model2.js";
import { medianOf } from "./src/stats3.js";
import { gatingOf } from "./src/model6.js";
import { floorsOf } from "./src/analysis4.js";
import { readText } from "./src/host9.js";
import { parseDocument } from "./src/model23.js";
import { parseRecord, readRecord, recordHost, recordPlaceOf } from "./src/model27.js";
import { helpOf } from "./src/settings4.js";
import { exitCodes } from "./src/cli.js";
import { parseWords } from "./src/cli2.js";

// src/analysis/record/history-of-record.ts
function historyOfRecord(lines, key) {
	const same = lines.filter((line) => line.key === key && line.base.sha === line.head.sha);
	const newest = same.toSorted((one, other) => compared$1(one.measuredAt, other.measuredAt)).at(-1);
	if (newest === void 0) throw new UsageError(`expected a record with a commit against itself under the key ${key}, got none: record the result of deadheat compare HEAD HEAD`);
	const ours = same.filter(({ machine }) => machine.digest === newest.machine.digest);
	const rows = [...groupedBy(ours.flatMap(({ rows }) => rows), ({ benchmark, metric }) => JSON.stringify([benchmark, metric])).values()].flatMap((group) => {
		const [first] = group;
		const pairSpread = medianOf(group.map(({ spread }) => spread));
		if (first === void 0 || pairSpread === null) return [];
		const floor = Math.max(0, ...group.map(floorOf));
		return [{
			benchmarkId: first.benchmark,
			metric: first.metric,
			floor,
			pairSpread,
			runs: group.length
		}];
	});
	return {
		format: historyFormat,
		rows: rows.toSorted((one, other) => compared$1(one.benchmarkId, other.benchmarkId) || compared$1(one.metric, other.metric))
	};
}
function floorOf({ estimate, low, high }) {
	return low <= 0 && high >= 0 ? 0 : Math.max(1 + estimate, 1 / (1 + estimate)) - 1;
}
function compared$1(one, other) {
	return one < other ? -1 : Number(one > other);
}

// src/analysis/history-of.ts
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
const history = async (argv, terminal) => {
	const { positionals, switches, values } = parseWords(argv, ["record", "key"], ["help"]);
	if (switches.has("help")) {
		terminal.out(helpOf("history", terminal.width));
		return exitCodes.success;
	}
	const recorded = values.get("record");
	if (recorded !== void 0 && positionals.length === 0) {
		const host = recordHost();
		const place = await recordPlaceOf(recorded, terminal, host);
		const lines = parseRecord(await readRecord(place, host.record));
		const found = historyOfRecord(lines, values.get("key") ?? "default");
		terminal.out(`${JSON.stringify(found, null, 2)}\n`);
		return exitCodes.success;
	}
	if (recorded !== void 0 || values.has("key")) throw new UsageError("expected results or --record PLACE, got both; see history --help");
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