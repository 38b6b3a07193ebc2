import { createHost } from "./src/host10.js";
import { drawSeed, interruptionOf, progressNoteOf } from "./src/host5.js";
import { UnmeasurableError } from "./src/model.js";
import { UsageError } from "./src/model2.js";
import { dealtShards, matrixOf, planComparison, runComparison } from "./src/measure+build.js";
import { createPhaseClock, createSteadyLines, shardsText } from "./src/render16.js";
import { cacheDirectory } from "./src/settings8.js";
import { isolationForEvent, liveForJob, rowsForEvent, trustScopeOf } from "./src/plan3.js";
import { selectBase } from "./src/plan4.js";
import { withDefaults } from "./src/settings.js";
import { publishFiles } from "./src/render13.js";
import { acceptedResult, conclude, pageForJob, publish } from "./src/render+publish.js";
import { plainLine } from "./src/render3.js";
import { renderTerminal } from "./src/render17.js";
import { absolutePath } from "./src/host15.js";
import { eventOf, partSettings } from "./src/action.js";
import { gitHubForJob } from "./src/publish.js";
import { everySecond } from "./src/host2.js";

// src/cli/log-folds.ts
const builds = "Building base and head";
const measurement = "Measuring";
function createLogFolds({ openFold, closeFold }) {
	let open = null;
	const close = () => {
		if (open !== null) closeFold();
		open = null;
	};
	return {
		before: (progress) => {
			const title = foldTitle(progress);
			if (title === null || title === open) return;
			close();
			openFold(title);
			open = title;
		},
		close
	};
}
function foldTitle({ kind }) {
	switch (kind) {
		case "build-started": return builds;
		case "pilot":
		case "block": return measurement;
		case "note":
		case "queued":
		case "doing":
		case "build-line":
		case "build-ended":
		case "look":
		case "failure":
		case "refused": return null;
	}
}

// src/action/compare-for-job.ts
const logWidth = 100;
const handedOver = "with \"comment: never\", this job only measures: the job that reports its journal says in the check whether this passes";
const messageLength = 2e3;
async function compareForJob({ actions, environment, harnessPath, print }, given) {
	const event = await actions.event();
	const givenSettings = await partSettings(event, given, actions);
	const host = createHost();
	const workspace = environment["GITHUB_WORKSPACE"] ?? ".";
	const repository = await host.git.top(workspace);
	const knownEvent = await eventOf(event, givenSettings, actions);
	const facts = await selectionFacts(givenSettings, knownEvent.facts, repository, host);
	const resultsDirectory = absolutePath(withDefaults(givenSettings).results, workspace, host.files);
	const live = await liveForJob({
		actions,
		givenSettings,
		event,
		facts: facts.event,
		print,
		host
	});
	const folds = createLogFolds(actions);
	const log = logOf(print, host);
	let toldCancelled = Promise.resolve();
	const interruption = interruptionOf(host, (signal) => {
		print(`deadheat: ${signal}: stopping; what was measured is kept`);
		live?.interrupt();
		toldCancelled = live?.end("cancelled", null) ?? toldCancelled;
	});
	try {
		if (knownEvent.refusal !== null) {
			await live?.between();
			throw new UsageError(knownEvent.refusal);
		}
		const request = {
			selection: selectBase(facts),
			given: givenSettings,
			settingsOf: facts.event.pullRequest === null ? "disk" : "base",
			repository,
			origin: workspace,
			resultsDirectory,
			cacheDirectory: cacheDirectory(environment) ?? host.files.join(resultsDirectory, "cache"),
			trustScope: trustScopeOf(facts),
			harnessPath,
			seed: givenSettings.seed ?? drawSeed(),
			keep: false,
			cancelled: interruption.hasHappened,
			onProgress: (progress) => {
				folds.before(progress);
				log.onProgress(progress);
				live?.onProgress(progress);
			},
			between: async () => live?.between(),
			isolation: isolationForEvent(facts.event),
			rows: rowsForEvent(facts.event),
			onOpen: actions.warn
		};
		if (givenSettings.shards !== void 0) {
			const dealt = dealtShards(await planComparison(request, host), givenSettings.shards);
			printAll(shardsText(dealt), print);
			await actions.output("matrix", JSON.stringify(matrixOf(dealt)));
			return;
		}
		const { result: measuredResult, ...takenParts } = await runComparison(request, host);
		await toldCancelled;
		folds.close();
		const github = gitHubForJob(actions, givenSettings, "patient");
		const result = await acceptedResult(measuredResult, {
			pullRequest: facts.event.pullRequest?.number ?? null,
			givenSettings,
			actions,
			github
		});
		printAll(renderTerminal(result, {
			width: logWidth,
			colours: false
		}), print);
		print(`deadheat: written: ${(await publishFiles({
			result,
			...takenParts
		}, resultsDirectory, host)).join(", ")}`);
		const path = host.files.join(resultsDirectory, "report.html");
		const reportUrl = await pageForJob({
			actions,
			environment,
			print,
			givenSettings,
			path
		}, host);
		const { isUnchecked } = await publish({
			result,
			reportUrl,
			resultPath: host.files.join(resultsDirectory, "result.json"),
			reportPath: host.files.join(resultsDirectory, "report.md"),
			pullRequest: interruption.hasHappened() ? null : facts.event.pullRequest,
			live: interruption.hasHappened() ? null : live,
			key: withDefaults(givenSettings).key,
			comment: withDefaults(givenSettings).comment,
			run: await actions.context(),
			actions,
			github,
			clock: host.clock
		});
		if (interruption.hasHappened() || !isUnchecked) return;
		if (withDefaults(givenSettings).comment === "never" && facts.event.pullRequest !== null) print(`deadheat: ${handedOver}`);
		else conclude(result, actions);
	} catch (error) {
		folds.close();
		await toldCancelled;
		const ending = endingOf(error);
		if (interruption.hasHappened() && ending[0] === "refused") {
			print(`deadheat: ${plainLine(ending[1] ?? "", messageLength)}`);
			return;
		}
		if (!interruption.hasHappened()) await live?.end(...ending);
		throw error;
	} finally {
		log.stop();
		interruption.stop();
	}
}
function endingOf(error) {
	return error instanceof UsageError || error instanceof UnmeasurableError ? ["refused", error.message] : ["died", null];
}
async function selectionFacts({ base, head }, event, repository, { git }) {
	const sha = repository === null ? null : await git.resolve(repository, "HEAD");
	return {
		event,
		checkedOut: repository === null || sha === null ? null : {
			sha,
			parents: await git.parents(repository, sha)
		},
		given: {
			base: base ?? null,
			head: head ?? null
		}
	};
}
function logOf(print, { clock }) {
	const phases = createPhaseClock(clock);
	const say = (line) => print(`deadheat: ${plainLine(line, messageLength)}`);
	const tellSteadily = createSteadyLines(phases, clock, logWidth, say);
	return {
		onProgress: (progress) => {
			phases.take(progress);
			const note = progressNoteOf(progress);
			if (note !== null) say(note);
			tellSteadily();
		},
		stop: everySecond(tellSteadily)
	};
}
function printAll(text, print) {
	for (const line of text.trimEnd().split("\n")) print(`  ${line}`);
}

export { compareForJob };