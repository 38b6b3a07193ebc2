import { settingNamesOf, settings } from "./src/model3.js";
import { createHost } from "./src/host6.js";
import { drawSeed, interruptionOf, progressNoteOf, runComparison, selectBase } from "./src/build+measure.js";
import { UnmeasurableError } from "./src/model.js";
import { UsageError } from "./src/model2.js";
import { cacheDirectory } from "./src/settings3.js";
import { helpOf } from "./src/settings4.js";
import { publishFiles, studyLines } from "./src/render7.js";
import { liveAfter, liveAtStart, liveLines } from "./src/render3.js";
import { absolutePath, renderTerminal } from "./src/render8.js";
import { trustedScope } from "./src/store.js";
import { exitCodeOf, exitCodes } from "./src/cli.js";
import { parseWords, settingsOf } from "./src/cli2.js";

// src/host/live-terminal.ts
const eraseBelow = "\x1B[0J";
/**
* Live lines at the end of what is written.
*
* @param write - takes text for standard error, so that standard output holds the table alone
* @param interactive - whether a terminal is there; else only the lines that stay are printed
*/
function createLiveTerminal(write, { interactive }) {
	let drawn = [];
	const show = (kept, lines) => {
		write((drawn.length === 0 ? "" : `\u001b[${drawn.length}A\r${eraseBelow}`) + kept + lines.map((line) => `${line}\n`).join(""));
		drawn = lines;
	};
	return {
		draw: interactive ? (lines) => show("", lines) : nothing,
		print: (line) => show(`${line}\n`, drawn),
		clear: interactive ? () => show("", []) : nothing
	};
}
function nothing() {}

// src/cli/compare.ts
const names = settingNamesOf("option");
/** `deadheat compare BASE HEAD`: builds, measures, judges and prints. */
const compare = async (argv, terminal) => {
	const words = parseWords(argv, [...names, "as"], [
		"json",
		"keep",
		"resume",
		"help"
	]);
	if (words.switches.has("help")) {
		terminal.out(helpOf("compare", terminal.width));
		return exitCodes.success;
	}
	const selection = selectionOf(words);
	const asStudy = wantsStudy(words);
	const host = createHost();
	const json = words.switches.has("json");
	const live = createLiveTerminal(terminal.error, { interactive: terminal.interactive && !json });
	const onProgress = json ? eventsOn(terminal) : linesOn(live, terminal);
	const interruption = interruptionOf(host, () => {
		onProgress({
			kind: "note",
			text: "stopping; what was measured is kept"
		});
	});
	try {
		const repository = await host.git.top(terminal.directory);
		const given = settingsOf(words, names);
		const resultsDirectory = absolutePath(given.results ?? settings.results.default, terminal.directory, host.files);
		const { result, samples } = await runComparison({
			selection,
			given,
			settingsOf: "disk",
			repository,
			origin: terminal.directory,
			resultsDirectory,
			cacheDirectory: cacheDirectory(terminal.environment) ?? host.files.join(resultsDirectory, "cache"),
			trustScope: trustedScope,
			harnessPath: terminal.harnessPath,
			...terminal.remoteCachePath !== void 0 && { remoteCachePath: terminal.remoteCachePath },
			seed: given.seed ?? drawSeed(),
			keep: words.switches.has("keep"),
			resume: words.switches.has("resume"),
			cancelled: interruption.happened,
			onProgress
		}, host);
		live.clear();
		const written = `written: ${(await publishFiles({
			result,
			samples
		}, resultsDirectory, host)).join(", ")}`;
		if (json) {
			onProgress({
				kind: "note",
				text: written
			});
			terminal.out(`${JSON.stringify(result)}\n`);
		} else {
			if (asStudy) terminal.out(`${studyLines(result, terminal.width).join("\n")}\n\n`);
			terminal.out(renderTerminal(result, terminal));
			terminal.error(`${written}\n`);
		}
		const exitCode = exitCodeOf(result);
		return interruption.happened() && exitCode === exitCodes.success ? exitCodes.unmeasurable : exitCode;
	} catch (error) {
		const told = json ? exitCodeOfError(error) : null;
		if (told === null || !(error instanceof Error)) throw error;
		onProgress({
			kind: "refused",
			message: error.message
		});
		return told;
	} finally {
		live.clear();
		interruption.stop();
	}
};
/** `null` for errors of ours, which are not events. */
function exitCodeOfError(error) {
	if (error instanceof UsageError) return exitCodes.usage;
	return error instanceof UnmeasurableError ? exitCodes.unmeasurable : null;
}
/** @throws UsageError for unknown tables */
function wantsStudy({ values }) {
	const as = values.get("as");
	if (as === void 0 || as === "study") return as === "study";
	throw new UsageError(`--as must be study, got "${as}"`);
}
function selectionOf({ positionals }) {
	const [base, head, ...more] = positionals;
	if (base === void 0 || head === void 0 || more.length > 0) {
		const got = positionals.length === 0 ? "neither" : `"${positionals.join(" ")}"`;
		throw new UsageError(`expected BASE and HEAD, got ${got}: deadheat compare main HEAD; see --help`);
	}
	return selectBase({
		event: {
			name: "",
			pullRequest: null,
			push: null
		},
		checkedOut: null,
		given: {
			base,
			head
		}
	});
}
function eventsOn({ error }) {
	return (progress) => error(`${JSON.stringify(progress)}\n`);
}
function linesOn(live, { width }) {
	let state = liveAtStart;
	return (progress) => {
		state = liveAfter(state, progress);
		const note = progressNoteOf(progress);
		if (note !== null) live.print(note);
		live.draw(liveLines(state, width));
	};
}

export { compare };