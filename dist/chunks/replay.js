import { exitCodeOf, metricsWithThreshold, parseJournal, resultOf } from "./exit-code-of.js";
import { readText } from "./read-text.js";
import { UsageError } from "./usage-error.js";
import { helpOf } from "./help2.js";
import { renderTerminal } from "./terminal.js";
import { exitCodes } from "./command.js";
import { parseWords, settingsOf } from "./parse-options.js";

// src/commands/replay.ts
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