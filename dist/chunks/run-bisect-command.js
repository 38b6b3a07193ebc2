import { absolutePath } from "./src/host3.js";
import { createHost } from "./src/host6.js";
import { drawSeed, interruptionOf } from "./src/host14.js";
import { createLiveTerminal } from "./src/host15.js";
import { exitCodes } from "./src/model6.js";
import { UsageError } from "./src/model2.js";
import { liveAfter, liveAtStart, liveLines } from "./src/render5.js";
import { progressNoteOf } from "./src/render13.js";
import { renderTerminal } from "./src/render14.js";
import { cacheDirectory } from "./src/settings9.js";
import { parseRevision } from "./src/settings8.js";
import { withDefaults } from "./src/settings2.js";
import { settingsOf } from "./src/settings10.js";
import { trustedScope } from "./src/store.js";
import { bisectLines, bisectStepLine, bisection, isAnswered } from "./src/parts6.js";
import { passedSettings } from "./src/parts.js";

// src/parts/bisect/run-bisect-command.ts
async function runBisectCommand(words, terminal, { compare }) {
	const { positionals, values, switches } = words;
	const [good, bad, ...names] = positionals;
	if (good === void 0 || bad === void 0) {
		const actual = good === void 0 ? "neither" : `"${good}"`;
		throw new UsageError(`expected GOOD and BAD, got ${actual}: deadheat bisect v1.2.0 HEAD; see --help`);
	}
	const settings = settingsOf(words, passedSettings());
	if ((settings["node-version"] ?? []).length > 1) throw new UsageError("expected one Node.js for a bisection, got several in --node-version");
	const ends = {
		good: parseRevision(good),
		bad: parseRevision(bad),
		firstParent: switches.has("first-parent"),
		fromMergeBase: false
	};
	const mostSteps = stepsOf(words);
	const host = createHost();
	const { directory, environment } = terminal;
	const results = absolutePath(withDefaults(settings).results, directory, host.files);
	const isJson = switches.has("json");
	const live = createLiveTerminal(terminal.error, { interactive: terminal.interactive && !isJson });
	const interruption = interruptionOf(host, () => {
		live.print("stopping; continue with --resume");
	});
	try {
		const { report, whole, change } = await bisection({
			ends,
			names,
			metric: values.get("metric") ?? null,
			mostSteps,
			resume: switches.has("resume"),
			results,
			common: {
				given: settings,
				settingsOf: "disk",
				atTerminal: true,
				repository: await host.git.top(directory),
				origin: directory,
				cacheDirectory: cacheDirectory(environment) ?? host.files.join(results, "cache"),
				trustScope: trustedScope,
				harnessPath: terminal.harnessPath,
				seed: settings.seed ?? drawSeed(),
				cancelled: interruption.hasHappened
			},
			show: () => showOn(live, terminal),
			onStep: (stepReport, commit) => {
				live.print(bisectStepLine(stepReport, commit));
			}
		}, compare, host);
		live.clear();
		if (isJson) terminal.out(`${JSON.stringify(report)}\n`);
		else {
			if (report.row === null && whole !== null) terminal.out(renderTerminal(whole, terminal));
			terminal.out(`${bisectLines(report).join("\n")}\n`);
			if (change !== null) terminal.out(`\nthe largest change alone:\n\n${renderTerminal(change, terminal)}`);
		}
		return isAnswered(report) ? exitCodes.success : exitCodes.unmeasurable;
	} finally {
		live.clear();
		interruption.stop();
	}
}
function showOn(live, { width }) {
	let state = liveAtStart;
	return (progress) => {
		state = liveAfter(state, progress);
		const note = progressNoteOf(progress);
		const stays = progress.kind === "failure" || progress.kind === "queued";
		if (note !== null && stays) live.print(`  ${note}`);
		live.draw(liveLines(state, width));
	};
}
function stepsOf({ values }) {
	const text = values.get("steps") ?? null;
	if (text === null) return null;
	if (/^[1-9]\d{0,3}$/.test(text)) return Number(text);
	throw new UsageError(`--steps must be a whole number from 1 to 9999, got "${text}"`);
}

export { runBisectCommand };