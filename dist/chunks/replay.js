import { resultOfJournals } from "./src/analysis4.js";
import { absolutePath } from "./src/host5.js";
import { createHost } from "./src/host9.js";
import { readPieces, wholeLines } from "./src/host6.js";
import { samplesIn, withPlanOf } from "./src/model18.js";
import { readJournal } from "./src/model23.js";
import { parts } from "./src/parts4.js";
import { UsageError } from "./src/model2.js";
import { assertDrawn } from "./src/plan.js";
import { metricsWithThreshold } from "./src/settings3.js";
import { publishFiles } from "./src/render14.js";
import { renderTerminal } from "./src/render13.js";
import { exitCodeOf, settingsOf } from "./src/cli2.js";
import { createCommand } from "./src/cli.js";

// src/cli/replay.ts
const limits = [
	"threshold",
	"limit",
	"fail-on",
	"alpha"
];
const replay = createCommand("replay", [...limits, "results"], ["json"], async (words, terminal) => {
	if (words.positionals.length === 0) throw new UsageError("expected a journal, or one of each shard, got none; see replay --help");
	const inputs = settingsOf(words, [...limits, "results"]);
	const journals = [];
	for (const file of words.positionals) {
		const entries = await wholeJournal(file);
		journals.push(withPlanOf(entries, (plan) => planUnder(inputs, plan)));
	}
	const result = resultOfJournals(journals, parts);
	const { width, colours } = terminal;
	terminal.out(words.switches.has("json") ? `${JSON.stringify(result)}\n` : renderTerminal(result, {
		width,
		colours,
		parts
	}));
	if (inputs.results !== void 0) {
		const host = createHost();
		const directory = absolutePath(inputs.results, terminal.directory, host.files);
		await host.files.makeDirectory(directory);
		const blocks = samplesIn(journals.flat());
		const paths = await publishFiles({
			result,
			parts,
			...blocks
		}, directory, host);
		terminal.error(`written: ${paths.join(", ")}\n`);
	}
	return exitCodeOf(result);
});
function planUnder(inputs, plan) {
	const { threshold, limit = plan.policy.limit, alpha = plan.policy.alpha } = inputs;
	const failOn = inputs["fail-on"]?.filter((state) => state !== "never") ?? plan.policy.failOn;
	return {
		...plan,
		benchmarks: threshold === void 0 ? plan.benchmarks : plan.benchmarks.map((benchmark) => ({
			...benchmark,
			threshold: null
		})),
		metrics: metricsWithThreshold(plan.metrics, threshold),
		policy: {
			...plan.policy,
			alpha,
			limit,
			failOn
		}
	};
}
async function wholeJournal(file) {
	const entries = await readJournal(wholeLines(readPieces(file)), file);
	if (entries[0]?.type === "run") {
		assertDrawn(entries);
		return entries;
	}
	const actual = entries.length === 0 ? "an empty one" : "something else";
	throw new UsageError(`expected a journal that begins with a "run" line in ${file}, got ${actual}: a run keeps its own as journal.ndjson`);
}

export { replay };