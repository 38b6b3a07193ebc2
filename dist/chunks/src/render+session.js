import { settings } from "./settings2.js";
import { createPhaseClock, createSteadyLines, dealtShards, everySecond, matrixOf, shardsText } from "./cli+plan.js";
import { createHost } from "./host8.js";
import { checkRequest, drawSeed, interruptionOf, planComparison, progressNoteOf, runComparison, runtimesOf, withSnapshots } from "./build+measure.js";
import { createLiveTerminal } from "./host12.js";
import { UnmeasurableError } from "./model.js";
import { UsageError } from "./model2.js";
import { cacheDirectory } from "./settings4.js";
import { publishFiles, studyLines } from "./render10.js";
import { liveLines } from "./render4.js";
import { durationText } from "./render5.js";
import { plainText } from "./render.js";
import { wrapped } from "./render12.js";
import { renderTerminal } from "./render14.js";
import { resultSchema } from "./model13.js";
import { nameOfPath } from "./adapters.js";
import { lookFor } from "./session.js";
import { trustedScope } from "./store.js";
import { absolutePath } from "./host5.js";
import { exitCodeOf, exitCodes } from "./cli.js";
import { settingsOf } from "./cli2.js";

// src/render/terminal/forecast-text.ts
/** What would be measured, for a terminal, before anything is. */
function forecastText(forecast, width) {
	const { labels, runtimes, place, rows, notes } = forecast;
	const longest = Math.max(0, ...rows.map(({ name }) => name.length));
	const listed = rows.map(({ name, kind }) => `  ${plainText(name).padEnd(longest)}  ${kind}`);
	return [
		`base  ${plainText(labels.base)}`,
		`head  ${plainText(labels.head)}`,
		`under ${plainText(runtimes.join(", "))}`,
		"",
		...rows.length === 0 ? wrapped(nothingText(place), width) : [`from ${place}:`],
		...listed,
		...notes.flatMap((text) => wrapped(plainText(text), width)),
		"",
		...timeLines(forecast).flatMap((text) => wrapped(text, width)),
		""
	].join("\n");
}
function nothingText(place) {
	return `nothing to measure in ${place}: name a folder (--benchmarks) or a command (--commands), or see what "deadheat init" proposes`;
}
function timeLines({ rows, pairs, rowSeconds, budgetSeconds, last }) {
	if (rows.length === 0) return [];
	const most = rows.length === 1 ? "" : `, ${durationText(rowSeconds * rows.length)} for ${String(rows.length)}`;
	return [
		`up to ${String(pairs)} pairs for each row: at most about ${durationText(rowSeconds)} for one row${most}, less where a row is decided early, more where one call takes longer than a tenth of a second or a process is slow to start; builds come on top`,
		...budgetSeconds === null ? [] : [`no round starts after ${durationText(budgetSeconds)}, which is the budget`],
		...last === null ? [] : [`the last run into this folder measured ${String(last.rows)} ${last.rows === 1 ? "row" : "rows"} in ${durationText(last.seconds)}`]
	];
}

// src/session/listing/list-planned.ts
const startSeconds = .2;
const blockSeconds = .8;
/**
* Says what a comparison would measure, on what and for how long at most, without building or measuring
* anything, and without waiting for anybody.
*
* @throws UsageError when something in the request has to change
*/
function listPlanned(request, host) {
	return withSnapshots(request, host, async (snapshots) => {
		return forecastOf(await checkRequest(request, snapshots, host), snapshots, host);
	});
}
async function forecastOf(checked, snapshots, host) {
	const { settings, revisions, suite, request } = checked;
	const { variants } = runtimesOf(settings, revisions);
	const { found, place, notes } = await inTree(checked, snapshots, host);
	const rows = found.map(rowOf).filter((row) => matches(row, settings.only));
	const length = suite?.about.presets[settings.preset ?? "quick"].measuredSeconds ?? blockSeconds;
	const rounds = (settings.pairs + 1) * (1 + settings.control);
	return {
		labels: {
			base: revisions.base.label,
			head: revisions.head.label
		},
		runtimes: variants.map(({ base, head }) => base === head ? nodeText(base) : `${nodeText(base)} and ${nodeText(head)}`),
		place,
		rows,
		notes,
		pairs: settings.pairs,
		rowSeconds: rounds * (startSeconds + 2 * length) * variants.length,
		budgetSeconds: settings.budget ?? null,
		last: await lastRun(request, host)
	};
}
/** Puts head's files somewhere for a moment, because they say what there is to measure. */
async function inTree(checked, snapshots, host) {
	const { request, revisions } = checked;
	const { repository, origin } = request;
	const top = await host.files.temporaryDirectory("list");
	const directory = host.files.join(top, "head");
	try {
		const isThere = await putHead(revisions.head, {
			snapshots,
			repository,
			directory
		}, host);
		return await lookFor(checked, isThere ? { tree: directory } : {
			tree: null,
			origin
		}, host);
	} finally {
		if (repository !== null) await host.git.removeWorktree(repository, directory);
		await host.files.remove(top);
	}
}
/** @returns `false` for what brings no benchmarks along */
async function putHead({ sha }, { snapshots, repository, directory }, { git }) {
	if (snapshots.head?.kind === "tree") await git.putSnapshot(snapshots.head, directory);
	else if (sha !== null && repository !== null) await git.addWorktree(repository, sha, directory);
	else return false;
	return true;
}
function rowOf(found) {
	switch (found.kind) {
		case "module": return {
			name: nameOfPath(found.path),
			kind: "in-process, a row for each of its parameters"
		};
		case "command": return {
			name: found.name,
			kind: "a whole process"
		};
		case "server": return {
			name: found.name,
			kind: "a server"
		};
		case "suite": return {
			name: found.name,
			kind: `a suite of ${found.adapter}, a row for each of its results`
		};
	}
}
/** Rows below a name are known only when it is run, so a pattern counts as far as the name goes. */
function matches({ name }, only) {
	if (only === void 0) return true;
	return only.some((pattern) => {
		const start = pattern.split("*")[0] ?? "";
		return start.startsWith(name) || name.startsWith(start);
	});
}
function nodeText(asked) {
	return asked === "path" ? "the Node.js on the PATH" : `Node.js ${asked}`;
}
async function lastRun({ resultsDirectory }, { files }) {
	const content = await files.read(files.join(resultsDirectory, "result.json"));
	const parsed = resultSchema.safeParse(content === null ? null : dataOf(content));
	if (!parsed.success) return null;
	const { plan, seconds, pairs } = parsed.data;
	return pairs === 0 ? null : {
		rows: plan.benchmarks.length,
		seconds
	};
}
function dataOf(json) {
	try {
		return JSON.parse(json);
	} catch {
		return null;
	}
}

// src/cli/run-in-terminal.ts
const usualSuiteSeconds = 180;
/**
* Measures, judges, writes the files and prints the result: a terminal's run from start to end.
*
* @returns the exit code
* @throws UsageError and UnmeasurableError, unless progress is printed as JSON
*/
async function runInTerminal({ words, names, defaults, compared, asStudy }, terminal) {
	const host = createHost();
	const json = words.switches.has("json");
	const live = createLiveTerminal(terminal.error, { interactive: terminal.interactive && !json });
	const shown = json ? eventsOn(terminal) : shownOn(live, terminal, host);
	const { onProgress } = shown;
	const interruption = interruptionOf(host, () => {
		onProgress({
			kind: "note",
			text: "stopping; what was measured is kept"
		});
	});
	try {
		const repository = await host.git.top(terminal.directory);
		const given = {
			...defaults,
			...settingsOf(words, names)
		};
		const resultsDirectory = absolutePath(given.results ?? settings.results.default, terminal.directory, host.files);
		const request = {
			...await compared(host, repository),
			given,
			settingsOf: "disk",
			atTerminal: true,
			repository,
			origin: terminal.directory,
			resultsDirectory,
			cacheDirectory: cacheDirectory(terminal.environment) ?? host.files.join(resultsDirectory, "cache"),
			trustScope: trustedScope,
			harnessPath: terminal.harnessPath,
			...terminal.remoteCachePath !== void 0 && { remoteCachePath: terminal.remoteCachePath },
			seed: given.seed ?? drawSeed(),
			suiteSeconds: usualSuiteSeconds,
			keep: words.switches.has("keep"),
			resume: words.switches.has("resume"),
			cancelled: interruption.happened,
			onProgress
		};
		if (words.switches.has("list")) {
			const forecast = await listPlanned(request, host);
			shown.stop();
			live.clear();
			terminal.out(json ? `${JSON.stringify(forecast)}\n` : forecastText(forecast, terminal.width));
			return exitCodes.success;
		}
		if (given.shards !== void 0) {
			const { plan, expectedSeconds } = await planComparison(request, host);
			const dealt = dealtShards(plan, {
				shards: given.shards,
				expectedSeconds
			});
			shown.stop();
			live.clear();
			terminal.out(json ? `${JSON.stringify({
				matrix: matrixOf(dealt),
				"expected-seconds": expectedSeconds.join(",")
			})}\n` : shardsText(dealt, expectedSeconds));
			return exitCodes.success;
		}
		const { result, samples, disturbed } = await runComparison(request, host);
		shown.stop();
		live.clear();
		const written = `written: ${(await publishFiles({
			result,
			samples,
			disturbed
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
		shown.stop();
		live.clear();
		interruption.stop();
	}
}
/** `null` for errors of ours, which are not events. */
function exitCodeOfError(error) {
	if (error instanceof UsageError) return exitCodes.usage;
	return error instanceof UnmeasurableError ? exitCodes.unmeasurable : null;
}
function eventsOn({ error }) {
	return {
		onProgress: (progress) => error(`${JSON.stringify(progress)}\n`),
		stop: () => {}
	};
}
const quietSeconds = {
	waiting: 1,
	measuring: 10
};
/** In a terminal, lines that are drawn in place; elsewhere a line from time to time. */
function shownOn(live, { width, interactive }, { clock }) {
	const phases = createPhaseClock(clock);
	const steadily = createSteadyLines(phases, {
		clock,
		width,
		say: live.print
	});
	let drawnSeconds = clock.monotonicSeconds();
	const draw = () => {
		drawnSeconds = clock.monotonicSeconds();
		live.draw(liveLines(phases.live(), width, phases.seconds()));
	};
	const onTick = () => {
		if (!interactive) {
			steadily();
			return;
		}
		const { phase } = phases.live();
		const quiet = phase === "measuring" || phase === "piloting" ? quietSeconds.measuring : quietSeconds.waiting;
		if (clock.monotonicSeconds() - drawnSeconds >= quiet) draw();
	};
	return {
		onProgress: (progress) => {
			phases.take(progress);
			const note = progressNoteOf(progress);
			if (note !== null) live.print(note);
			if (interactive) draw();
			else steadily();
		},
		stop: everySecond(onTick)
	};
}

export { runInTerminal };