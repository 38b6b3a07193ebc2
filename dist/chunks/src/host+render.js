import { withDefaults } from "./settings.js";
import { everySecond } from "./host3.js";
import { createHost } from "./host9.js";
import { createPhaseClock, createSteadyLines, drawSeed, interruptionOf, listPlanned, planComparison, runComparison, tryComparison } from "./build+measure.js";
import { UnmeasurableError } from "./model9.js";
import { UsageError } from "./model2.js";
import { askedOf, parts } from "./parts4.js";
import { cacheDirectory } from "./settings8.js";
import { publishFiles } from "./render14.js";
import { liveLine } from "./render11.js";
import { progressNoteOf } from "./render12.js";
import { blockSecondsOf, laterLines } from "./render8.js";
import { countText, durationText } from "./render5.js";
import { plainText } from "./render.js";
import { wrapText } from "./render6.js";
import { renderTerminal } from "./render13.js";
import { trustedScope } from "./store.js";
import { absolutePath } from "./host5.js";
import { exitCodeOf, settingsOf } from "./cli2.js";
import { exitCodes } from "./model8.js";
import { createInterface } from "node:readline/promises";

// src/host/terminal.ts
const eraseBelow = "\x1B[0J";
function createLiveTerminal(write, { interactive }) {
	let liveLines = [];
	const show = (keptText, lines) => {
		write((liveLines.length === 0 ? "" : `\u001b[${liveLines.length}A\r${eraseBelow}`) + keptText + lines.map((line) => `${line}\n`).join(""));
		liveLines = lines;
	};
	return {
		draw: (lines) => {
			if (interactive) show("", lines);
		},
		print: (line) => show(`${line}
`, liveLines),
		clear: () => {
			if (interactive) show("", []);
		}
	};
}
async function askYes(question) {
	if (!process.stdin.isTTY || !process.stderr.isTTY) return null;
	const dialogue = createInterface({
		input: process.stdin,
		output: process.stderr
	});
	try {
		return /^\s*y(?:es)?\s*$/i.test(await dialogue.question(`${question} [y/N] `));
	} finally {
		dialogue.close();
	}
}

// src/render/terminal/forecast-text.ts
function forecastText(forecast, width, rowsOf = rowsText) {
	const { labels, runtimes } = forecast;
	return [
		`base  ${plainText(labels.base)}`,
		`head  ${plainText(labels.head)}`,
		`under ${plainText(runtimes.join(", "))}`,
		"",
		rowsOf(forecast, width)
	].join("\n");
}
function triedText(forecast, width) {
	const { place, rows, notes, listed } = forecast;
	if (rows.length + listed.length > 0) return rowsText(forecast, width);
	return [`nothing of ${place} has run`, ...notes].flatMap((text) => wrapText(plainText(text, 1e400), width)).join("\n");
}
function rowsText(forecast, width) {
	const { place, rows, notes, listed: suites } = forecast;
	const longest = Math.max(0, ...rows.map(({ name }) => name.length));
	const rowLines = rows.map(({ name, kind }) => `  ${plainText(name).padEnd(longest)}  ${kind}`);
	const nothing = `nothing to measure in ${place}: name a folder (--benchmarks) or a command (--commands), or see what "deadheat init" proposes`;
	return [
		...rows.length + suites.length === 0 ? wrapText(nothing, width) : [`from ${plainText(place)}:`],
		...rowLines,
		...suites.flatMap(categoryLines),
		...notes.flatMap((text) => wrapText(plainText(text, 1e400), width)),
		"",
		...[...timeLines(forecast), ...suites.map((suite) => suiteTimeText(suite, forecast))].flatMap((text) => wrapText(text, width)),
		""
	].join("\n");
}
function categoryLines({ name, categories }) {
	const names = categories.map((category) => plainText(`${name}/${category.name}`));
	const longest = Math.max(0, ...names.map(({ length }) => length));
	return categories.map(({ configurations }, at) => `  ${(names[at] ?? "").padEnd(longest)}  ${countText(configurations, "configuration")}`);
}
function suiteTimeText({ name, configurations, pairSeconds, fewestPairs }, { pairs, budgetSeconds }) {
	const first = Math.min(pairs, fewestPairs) + 2;
	const budget = budgetSeconds === null ? "" : "; a budget without room for that keeps the first of every file, then the second, and so on";
	return `${plainText(name)}: ${countText(configurations, "configuration")}; a pair of each takes about ${durationText(pairSeconds)} where each costs what Node.js's own usually do, the ${String(fewestPairs)} pairs at which such a table can first call anything ${durationText(first * pairSeconds)}, and N machines an Nth of that${budget}`;
}
function timeLines({ rows, pairs, rowSeconds, budgetSeconds, preset }) {
	const most = rows.length === 1 ? "" : `, ${durationText(rowSeconds * rows.length)} for ${String(rows.length)}`;
	const pairsText = `up to ${String(pairs)} pairs for each row: at most about ${durationText(rowSeconds)} for one row${most}, less where a row is decided early, more where one call takes longer than a tenth of a second or a process is slow to start; builds come on top`;
	return [
		...rows.length === 0 ? [] : [pairsText],
		...preset === null ? [] : [`all rows of the preset ${preset.name} take about ${durationText(preset.minutes * 60)} where the suite was written`],
		...budgetSeconds === null ? [] : [`no round starts after ${durationText(blockSecondsOf(budgetSeconds))}, nine tenths of the budget`]
	];
}

// src/cli/run-in-terminal.ts
const usualSuiteSeconds = 180;
async function runInTerminal({ words, names, comparedOf, above, exitCodeOf: exitCodeOf$1 = exitCodeOf }, terminal) {
	const host = createHost();
	const startedAtSeconds = host.clock.monotonicSeconds();
	const isJson = words.switches.has("json");
	const live = createLiveTerminal(terminal.error, { interactive: terminal.interactive && !isJson });
	const terminalView = isJson ? {
		onProgress: (progress) => terminal.error(`${JSON.stringify(progress)}\n`),
		stop: () => {}
	} : shownOn(live, terminal, host.clock);
	const { onProgress } = terminalView;
	const interruption = interruptionOf(host, () => {
		onProgress({
			kind: "note",
			text: "stopping; what was measured is kept"
		});
	});
	try {
		const repository = await host.git.top(terminal.directory);
		const settings = settingsOf(words, names);
		const resultsDirectory = absolutePath(withDefaults(settings).results, terminal.directory, host.files);
		const cache = cacheDirectory(terminal.environment) ?? host.files.join(resultsDirectory, "cache");
		const { defaults, inputs: ofSubject, ...requestParts } = await comparedOf({
			host,
			terminal,
			repository,
			cacheDirectory: cache
		});
		const inputs = {
			...defaults,
			...settings,
			...ofSubject
		};
		const request = {
			suiteSeconds: usualSuiteSeconds,
			...requestParts,
			inputs,
			settingsOf: "disk",
			atTerminal: true,
			repository,
			origin: terminal.directory,
			resultsDirectory,
			cacheDirectory: cache,
			trustScope: trustedScope,
			harnessPath: terminal.harnessPath,
			seed: inputs.seed ?? drawSeed(),
			keep: words.switches.has("keep"),
			resume: words.switches.has("resume"),
			isCancelled: interruption.hasHappened,
			budgetFromSeconds: words.switches.has("quick") ? startedAtSeconds : void 0,
			onProgress
		};
		const tellInstead = (data, text) => {
			terminalView.stop();
			live.clear();
			terminal.out(isJson ? `${JSON.stringify(data)}\n` : text);
			return exitCodes.success;
		};
		if (words.switches.has("list")) {
			const isDeep = words.switches.has("deep");
			const forecast = isDeep ? (await tryComparison(request, host)).forecast : await listPlanned(request, host);
			const text = forecastText(forecast, terminal.width, isDeep ? triedText : void 0);
			return tellInstead(forecast, isDeep ? `${text.trimEnd()}\n` : text);
		}
		const ask = askedOf(request);
		if (ask !== null && "tellPlan" in ask) {
			const { text, matrix } = ask.tellPlan(await planComparison(request, host));
			return tellInstead({ matrix }, text);
		}
		const results = [];
		const tell = async (outcome) => {
			const { result } = outcome;
			const [earlier] = results;
			live.clear();
			if (!isJson && earlier === void 0) {
				if (above !== void 0) terminal.out(above(result, terminal.width));
				terminal.out(renderTerminal(result, {
					...terminal,
					parts
				}));
			}
			const paths = await publishFiles({
				...outcome,
				parts
			}, resultsDirectory, host);
			if (earlier === void 0) onProgress({
				kind: "note",
				text: `written: ${paths.join(", ")}`
			});
			else if (!isJson) {
				const lines = laterLines({
					result,
					parts
				}, earlier, terminal.width);
				if (lines.length > 0) terminal.out(`\n${lines.join("\n")}\n`);
			}
			results.push(result);
		};
		const outcome = await runComparison({
			...request,
			onTable: (result, samples) => tell({
				result,
				...samples
			})
		}, host);
		const { result } = outcome;
		terminalView.stop();
		await tell(outcome);
		if (isJson) terminal.out(`${JSON.stringify(result)}\n`);
		const exitCode = exitCodeOf$1(result);
		return interruption.hasHappened() && exitCode === exitCodes.success ? exitCodes.unmeasurable : exitCode;
	} catch (error) {
		const isUsage = error instanceof UsageError;
		if (!isJson || !(isUsage || error instanceof UnmeasurableError)) throw error;
		onProgress({
			kind: "refused",
			message: error.message
		});
		return isUsage ? exitCodes.usage : exitCodes.unmeasurable;
	} finally {
		terminalView.stop();
		live.clear();
		interruption.stop();
	}
}
const quietSeconds = {
	waiting: 1,
	measuring: 10
};
function shownOn(live, { width, interactive }, clock) {
	const phases = createPhaseClock(clock);
	const steadily = createSteadyLines(phases, clock, width, live.print);
	let lastDrawSeconds = clock.monotonicSeconds();
	const draw = () => {
		lastDrawSeconds = clock.monotonicSeconds();
		const line = liveLine(phases.live(), width, phases.seconds());
		live.draw(line === "" ? [] : [line]);
	};
	const onTick = () => {
		if (!interactive) {
			steadily();
			return;
		}
		const { phase } = phases.live();
		const pauseSeconds = phase === "measuring" || phase === "piloting" ? quietSeconds.measuring : quietSeconds.waiting;
		if (clock.monotonicSeconds() - lastDrawSeconds >= pauseSeconds) draw();
	};
	return {
		onProgress: (progress) => {
			phases.take(progress);
			const note = progressNoteOf(progress);
			if (note !== null) live.print(interactive ? wrapText(note, width).join("\n") : note);
			if (interactive) draw();
			else steadily();
		},
		stop: everySecond(onTick)
	};
}

export { askYes, createLiveTerminal, runInTerminal, shownOn, triedText };