import { metricsWithThreshold, parseJournal, resultOf } from "./src/render+analysis.js";
import { readText } from "./src/host9.js";
import { UsageError } from "./src/model2.js";
import { helpOf } from "./src/settings3.js";
import { renderTerminal } from "./src/render11.js";
import { exitCodeOf, exitCodes } from "./src/cli.js";
import { parseWords, settingsOf } from "./src/cli2.js";

// src/cli/replay.ts
const limits = [
	"threshold",
	"limit",
	"alpha"
];
/** `deadheat replay JOURNAL`: judges a run again, finished or not, under its own limits or others. */
const replay = async (argv, terminal) => {
	const words = parseWords(argv, limits, ["json", "help"]);
	if (words.switches.has("help")) {
		terminal.out(helpOf("replay", terminal.width));
		return exitCodes.success;
	}
	const [file, ...more] = words.positionals;
	if (file === void 0 || more.length > 0) throw new UsageError(`expected one journal, got ${words.positionals.length}; see replay --help`);
	const entries = parseJournal(await readText(file), file);
	const result = resultOf(entriesUnder(settingsOf(words, limits), entries));
	const { width, colours } = terminal;
	terminal.out(words.switches.has("json") ? `${JSON.stringify(result)}\n` : renderTerminal(result, {
		width,
		colours
	}));
	return exitCodeOf(result);
};
function entriesUnder(given, entries) {
	return entries.map((entry) => entry.type === "run" ? {
		...entry,
		plan: planUnder(given, entry.plan)
	} : entry);
}
function planUnder({ threshold, limit, alpha }, plan) {
	return {
		...plan,
		benchmarks: threshold === void 0 ? plan.benchmarks : plan.benchmarks.map((benchmark) => ({
			...benchmark,
			threshold: null
		})),
		metrics: metricsWithThreshold(plan.metrics, threshold),
		policy: {
			...plan.policy,
			...alpha !== void 0 && { alpha },
			...limit !== void 0 && { limit }
		}
	};
}

export { replay };