import { absolutePath } from "./src/host5.js";
import { createHost } from "./src/host9.js";
import { drawSeed, interruptionOf, progressNoteOf } from "./src/measure+build.js";
import { createLiveTerminal } from "./src/host11.js";
import { UsageError } from "./src/model2.js";
import { bisectLines, bisectStepLine, bisection } from "./src/session+analysis.js";
import { liveAfter, liveAtStart, liveLines } from "./src/render4.js";
import { renderTerminal } from "./src/render14.js";
import { cacheDirectory } from "./src/settings4.js";
import { bisectSettings, helpOf } from "./src/settings5.js";
import { parseRevision } from "./src/model20.js";
import { withDefaults } from "./src/settings2.js";
import { trustedScope } from "./src/store.js";
import { exitCodes } from "./src/cli.js";
import { parseWords, settingsOf } from "./src/cli3.js";

// src/model/bisect/bisect-report.ts
function isAnswered({ change, unexplained, open }) {
	return change?.isFound === true && unexplained.length === 0 && !open;
}

// src/cli/bisect.ts
const switches = [
	"first-parent",
	"resume",
	"json",
	"help"
];
const bisect = async (argv, terminal) => {
	const words = parseWords(argv, [
		...bisectSettings,
		"metric",
		"steps",
		"skip"
	], switches);
	if (words.switches.has("help")) {
		terminal.out(helpOf("bisect", terminal.width));
		return exitCodes.success;
	}
	const asked = askedIn(words);
	const firstParent = words.switches.has("first-parent");
	const host = createHost();
	const live = createLiveTerminal(terminal.error, { interactive: terminal.interactive && !words.switches.has("json") });
	const interruption = interruptionOf(host, () => {
		live.print("stopping; continue with --resume");
	});
	try {
		const places = await bisectPlaces(asked, terminal, host);
		const { report, latest, change, mostSteps } = await bisection({
			ends: {
				good: asked.good,
				bad: asked.bad,
				firstParent
			},
			names: asked.names,
			metric: asked.metric,
			leftOf: (range) => skippedIn(words, range),
			mostSteps: stepsOf(words),
			resume: asked.resume,
			folder: places.folder,
			common: commonOf(asked, places, terminal, interruption),
			show: shownOn(live, terminal),
			onStep: (known, commit) => {
				live.print(bisectStepLine(known, commit));
			}
		}, host);
		live.clear();
		if (words.switches.has("json")) terminal.out(`${JSON.stringify(report)}\n`);
		else {
			if (report.row === null && latest !== null) terminal.out(renderTerminal(latest, terminal));
			terminal.out(`${bisectLines(report, {
				words: again(argv),
				mostSteps
			}).join("\n")}\n`);
			if (change !== null) terminal.out(`\nthe largest change alone:\n\n${renderTerminal(change, terminal)}`);
		}
		return isAnswered(report) ? exitCodes.success : exitCodes.unmeasurable;
	} finally {
		live.clear();
		interruption.stop();
	}
};
function askedIn(words) {
	const [good, bad, ...names] = words.positionals;
	if (good === void 0 || bad === void 0) {
		const got = good === void 0 ? "neither" : `"${good}"`;
		throw new UsageError(`expected GOOD and BAD, got ${got}: deadheat bisect v1.2.0 HEAD; see --help`);
	}
	const given = settingsOf(words, bisectSettings);
	if ((given["node-version"] ?? []).length > 1) throw new UsageError("expected one Node.js for a bisection, got several in --node-version");
	return {
		good: parseRevision(good),
		bad: parseRevision(bad),
		names,
		metric: words.values.get("metric") ?? null,
		given,
		resume: words.switches.has("resume")
	};
}
async function bisectPlaces({ given }, terminal, host) {
	const results = absolutePath(withDefaults(given).results, terminal.directory, host.files);
	const folder = host.files.join(results, "bisect");
	return {
		repository: await host.git.top(terminal.directory),
		folder,
		cacheDirectory: cacheDirectory(terminal.environment) ?? host.files.join(results, "cache")
	};
}
function commonOf(asked, places, terminal, interruption) {
	const { given } = asked;
	return {
		given,
		settingsOf: "disk",
		atTerminal: true,
		repository: places.repository,
		origin: terminal.directory,
		cacheDirectory: places.cacheDirectory,
		trustScope: trustedScope,
		harnessPath: terminal.harnessPath,
		seed: given.seed ?? drawSeed(),
		cancelled: interruption.hasHappened
	};
}
function shownOn(live, { width }) {
	return () => {
		let state = liveAtStart;
		return (progress) => {
			state = liveAfter(state, progress);
			const note = progressNoteOf(progress);
			const stays = progress.kind === "failure" || progress.kind === "queued";
			if (note !== null && stays) live.print(`  ${note}`);
			live.draw(liveLines(state, width));
		};
	};
}
function skippedIn({ values }, { commits }) {
	return (values.get("skip") ?? "").split(/[\n,]/).filter((word) => word !== "").map((word) => {
		const at = commits.findIndex(({ spec, label }) => label === word || spec === word || word.length >= 7 && spec.startsWith(word));
		if (at >= 0) return at;
		throw new UsageError(`expected a commit between GOOD and BAD in --skip, got "${word}"`);
	});
}
function stepsOf({ values }) {
	const written = values.get("steps");
	if (written === void 0) return null;
	if (/^[1-9]\d{0,3}$/.test(written)) return Number(written);
	throw new UsageError(`--steps must be a whole number from 1 to 9999, got "${written}"`);
}
function again(argv) {
	return argv.filter((word, at) => word !== "--resume" && !/^--(?:steps|pairs)(?:=|$)/.test(word) && !["--steps", "--pairs"].includes(argv[at - 1] ?? ""));
}

export { bisect };