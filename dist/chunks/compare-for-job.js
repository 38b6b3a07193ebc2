import { defaultBranch } from "./src/host6.js";
import { createPhaseClock, createSteadyLines } from "./src/cli2.js";
import { everySecond } from "./src/host2.js";
import { GitHubError } from "./src/host11.js";
import { planComparison, runComparison } from "./src/build+measure.js";
import { measureInJob, rowsForEvent } from "./src/plan2.js";
import { selectBase } from "./src/plan3.js";
import { planTellerOf } from "./src/parts2.js";
import { progressNoteOf } from "./src/render13.js";
import { renderTerminal } from "./src/render14.js";
import { withDefaults } from "./src/settings2.js";
import { gitHubForJob } from "./src/publish.js";
import { acceptedResult, conclude, publishForJob, publishTable } from "./src/analysis+host.js";

// src/action/compare-for-job.ts
const logWidth = 100;
const handOverText = "with \"comment: never\", this job only measures: the job that reports its journal says in the check whether this passes";
async function compareForJob(request, givenSettings) {
	const { actions, print } = request;
	await measureInJob(request, givenSettings, async (job) => {
		const { given, event, host, directory, live, isCancelled, common, tell } = job;
		const log = createJobLog(tell, host);
		const { pullRequest } = event;
		const number = pullRequest?.number ?? null;
		const run = await actions.context();
		let table = Promise.resolve();
		const showTable = async (measured) => {
			await live?.between();
			const github = gitHubForJob(actions, given, "brief");
			const result = await acceptedResult(measured, number, given, {
				actions,
				github
			});
			if (!isCancelled()) await publishTable(given, result, {
				pullRequest,
				live,
				run,
				github,
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
		const tellPlan = planTellerOf(given);
		if (tellPlan !== null) {
			const { text, matrix } = tellPlan(await planComparison(comparison, host).finally(log.stop));
			printAll(text, print);
			await actions.output("matrix", JSON.stringify(matrix));
			return;
		}
		const comparedRun = await runComparison(comparison, host).finally(log.stop);
		const trouble = await table;
		if (trouble instanceof GitHubError) tell(`the table comes with its profiles only: ${trouble.message}`);
		else if (trouble !== void 0) throw trouble;
		const github = gitHubForJob(actions, given, "patient");
		const result = await acceptedResult(comparedRun.result, number, given, {
			actions,
			github
		});
		printAll(renderTerminal(result, {
			width: logWidth,
			colours: false
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
		const isUnchecked = await publishForJob(request, given, judgedJob, places);
		if (isCancelled() || !isUnchecked) return;
		if (withDefaults(given).comment === "never" && pullRequest !== null) tell(handOverText);
		else conclude(result, request);
	});
}
async function selectionFacts({ given: { base, head }, event, common: { repository }, host: { git } }) {
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
		given: {
			base: base ?? null,
			head: head ?? null
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