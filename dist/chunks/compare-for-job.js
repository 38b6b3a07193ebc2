import { createHost, defaultBranch } from "./src/host9.js";
import { createPhaseClock, createSteadyLines, drawSeed, interruptionOf, planComparison, runComparison } from "./src/build+measure.js";
import { everySecond } from "./src/host3.js";
import { GitHubError } from "./src/host13.js";
import { selectBase } from "./src/plan3.js";
import { askedOf, parts } from "./src/parts4.js";
import { progressNoteOf } from "./src/render12.js";
import { renderTerminal } from "./src/render13.js";
import { withDefaults } from "./src/settings.js";
import { gitHubForJob } from "./src/publish.js";
import { absolutePath } from "./src/host5.js";
import { UnmeasurableError } from "./src/model9.js";
import { UsageError } from "./src/model2.js";
import { cacheDirectory } from "./src/settings8.js";
import { createTell } from "./src/action.js";
import { acceptedResult, conclude, eventOf, judgedRun, liveForJob, publishForJob, publishTable, startedRun, subsetSettings, tellForQueue } from "./src/action2.js";

// src/plan/events/isolation-for-event.ts
function isolationForEvent({ name }) {
	return name === "" ? "best" : "required";
}
function rowsForEvent({ name }) {
	return [
		"pull_request",
		"pull_request_target",
		"merge_group"
	].includes(name) ? "changed" : "all";
}
const ownEvents = /* @__PURE__ */ new Set([
	"",
	"push",
	"schedule",
	"workflow_dispatch",
	"merge_group"
]);
function trustScopeOf({ event, specs }) {
	if (event.name === "") return "trusted";
	if (event.pullRequest?.fromFork === true) return `fork-${event.pullRequest.number}`;
	if (specs.head !== null) return "named";
	return event.pullRequest !== null || ownEvents.has(event.name) ? "trusted" : "named";
}

// src/action/measuring-job.ts
async function measureInJob(request, inputSettings, act) {
	const { actions, environment, harnessPath } = request;
	const event = await actions.event();
	const inputs = await subsetSettings(event, inputSettings, actions);
	const host = createHost();
	const workspace = environment["GITHUB_WORKSPACE"] ?? ".";
	const repository = await host.git.top(workspace);
	const { facts, refusal } = await eventOf(event, inputs, actions);
	const directory = absolutePath(withDefaults(inputs).results, workspace, host.files);
	const tell = createTell(request);
	const github = inputs.comment !== "never" && (inputs["github-token"] ?? "") !== "" ? await gitHubForJob(actions, inputs, "brief")() : null;
	const about = facts.pullRequest?.number ?? (facts.mergeGroup === null ? "push" : "merge-group");
	const run = judgedRun(await startedRun(actions, github), inputs, about);
	const { clock } = host;
	const live = await liveForJob(request, {
		inputs,
		event,
		facts,
		run,
		clock,
		github
	});
	let cancellationReport = Promise.resolve();
	const interruption = interruptionOf(host, (signal) => {
		tell(`${signal}: stopping; what was measured is kept`);
		live?.interrupt();
		cancellationReport = live?.end("cancelled", null) ?? cancellationReport;
	});
	try {
		if (refusal !== null) {
			await live?.between();
			throw new UsageError(refusal);
		}
		await act({
			inputs,
			event: facts,
			run,
			host,
			directory,
			live,
			isCancelled: interruption.hasHappened,
			common: {
				inputs,
				settingsOf: facts.pullRequest === null && facts.mergeGroup === null ? "disk" : "base",
				repository,
				origin: workspace,
				cacheDirectory: cacheDirectory(environment) ?? host.files.join(directory, "cache"),
				trustScope: trustScopeOf({
					event: facts,
					specs: {
						base: inputs.base ?? null,
						head: inputs.head ?? null
					}
				}),
				harnessPath,
				seed: inputs.seed ?? drawSeed(),
				isCancelled: interruption.hasHappened,
				between: async () => live?.between(),
				isolation: isolationForEvent(facts),
				onOpen: actions.warn
			},
			tell
		});
		await cancellationReport;
	} catch (error) {
		await cancellationReport;
		const isOurs = error instanceof UsageError || error instanceof UnmeasurableError;
		if (!interruption.hasHappened()) await live?.end(isOurs ? "refused" : "died", isOurs ? error.message : null);
		else if (isOurs) {
			tell(error.message);
			return;
		}
		throw error;
	} finally {
		interruption.stop();
	}
}

// src/action/compare-for-job.ts
const logWidth = 100;
const handOverText = "with \"comment: never\", this job only measures: the job that reports its journal says in the check whether this passes";
async function compareForJob(request, jobInputs) {
	const { actions, print } = request;
	await measureInJob(request, jobInputs, async (job) => {
		const { inputs, event, run, host, directory, live, isCancelled, common, tell } = job;
		const log = createJobLog(tell, host);
		const { pullRequest } = event;
		const github = gitHubForJob(actions, inputs, "patient");
		if (await tellForQueue(event.mergeGroup, {
			run,
			inputs,
			live,
			github
		}, request)) return;
		const number = pullRequest?.number ?? event.mergeGroup?.pullRequest ?? null;
		let table = Promise.resolve();
		const showTable = async (measured) => {
			const brief = gitHubForJob(actions, inputs, "brief");
			const result = await acceptedResult(measured, number, inputs, {
				actions,
				github: brief,
				run
			});
			if (!isCancelled()) await publishTable(inputs, result, {
				pullRequest,
				live,
				run,
				github: brief,
				host
			});
		};
		const comparison = {
			...common,
			selection: selectBase(await selectionFacts(job)),
			resultsDirectory: directory,
			keep: false,
			onProgress: (progress) => {
				log.onProgress(progress);
				live?.onProgress(progress);
			},
			rows: rowsForEvent(event),
			onTable: async (result) => {
				table = showTable(result).catch((error) => error);
			}
		};
		const ask = askedOf(common);
		if (ask !== null && "tellPlan" in ask) {
			const { text, matrix } = ask.tellPlan(await planComparison(comparison, host).finally(log.stop));
			printAll(text, print);
			await actions.output("matrix", JSON.stringify(matrix));
			return;
		}
		const comparedRun = await runComparison(comparison, host).finally(log.stop);
		const trouble = await table;
		if (trouble instanceof GitHubError) tell(`the table comes with its profiles only: ${trouble.message}`);
		else if (trouble !== void 0) throw trouble;
		const accesses = {
			actions,
			github,
			run
		};
		const result = await acceptedResult(comparedRun.result, number, inputs, accesses);
		printAll(renderTerminal(result, {
			width: logWidth,
			colours: false,
			parts
		}), print);
		const places = {
			pullRequest: isCancelled() ? null : pullRequest,
			live: isCancelled() ? null : live,
			run,
			github,
			host
		};
		const judgedJob = {
			...comparedRun,
			result,
			directory
		};
		const isUnchecked = await publishForJob(request, inputs, judgedJob, places);
		if (isCancelled() || !isUnchecked) return;
		if (withDefaults(inputs).comment === "never" && pullRequest !== null) tell(handOverText);
		else conclude(result, request);
	});
}
async function selectionFacts({ inputs: { base, head }, event, common, host: { git } }) {
	const { repository } = common;
	const ask = askedOf(common);
	const ownHead = ask !== null && "goOn" in ask ? event.pullRequest?.headSha : void 0;
	const sha = repository === null ? null : await git.resolve(repository, "HEAD");
	const checkedOut = repository === null || sha === null ? null : {
		sha,
		parents: await git.parents(repository, sha)
	};
	const known = event.defaultBranch ?? (repository === null ? null : await defaultBranch(repository, git));
	return {
		event: {
			...event,
			defaultBranch: known ?? void 0
		},
		checkedOut,
		specs: {
			base: base ?? null,
			head: head ?? ownHead ?? null
		}
	};
}
function createJobLog(tell, { clock }) {
	const phases = createPhaseClock(clock);
	const tellSteadily = createSteadyLines(phases, clock, logWidth, tell);
	return {
		onProgress: (progress) => {
			phases.take(progress);
			const note = progressNoteOf(progress);
			if (note !== null) tell(note);
			tellSteadily();
		},
		stop: everySecond(tellSteadily)
	};
}
function printAll(text, print) {
	for (const line of text.trimEnd().split("\n")) print(`  ${line}`);
}

export { compareForJob };