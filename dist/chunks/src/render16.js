import { pageTools, reportPage, takenSamples } from "./render15.js";
import { withoutRoom } from "./model9.js";
import { contestOf } from "./model12.js";
import { notMeasured, renderReport } from "./render7.js";
import { csvLine } from "./render12.js";
import { filesOf } from "./render8.js";

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

// src/publish/files.ts
async function publishFiles({ result, fromFork = false, ...blocks }, directory, { files }) {
	const taken = takenSamples(blocks);
	const page = () => reportPage({
		result,
		taken,
		fromFork
	}, pageTools);
	const contents = [
		["result.json", () => `${JSON.stringify(result, null, 2)}\n`],
		["report.md", () => renderReport(result)],
		["report.html", page],
		["samples.csv", () => samplesCsv(result, blocks.samples)],
		...Object.entries(filesOf(result)).map(([name, text]) => [name, () => text])
	];
	try {
		for (const [name, make] of contents) await files.write(files.join(directory, name), make());
	} catch (error) {
		const journal = files.join(directory, "journal.ndjson");
		throw withoutRoom(error, `all measurements are kept in ${journal}: see "deadheat replay"`);
	}
	return contents.map(([name]) => files.join(directory, name));
}

export { publishFiles };