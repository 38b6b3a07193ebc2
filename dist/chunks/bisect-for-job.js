import { drawSeed, interruptionOf, progressNoteOf } from "./src/host5.js";
import { createHost } from "./src/host10.js";
import { absolutePath } from "./src/host15.js";
import { UnmeasurableError } from "./src/model.js";
import { runComparison } from "./src/measure+build.js";
import { UsageError } from "./src/model2.js";
import { isolationForEvent, liveForJob, trustScopeOf } from "./src/plan3.js";
import { bisection } from "./src/parts4.js";
import { publishBisect } from "./src/parts5.js";
import { bisectLines, bisectStepLine } from "./src/parts3.js";
import { plainLine } from "./src/render3.js";
import { cacheDirectory } from "./src/settings8.js";
import { parseRevision } from "./src/settings5.js";
import { withDefaults } from "./src/settings.js";
import { eventOf, partSettings } from "./src/action.js";
import { gitHubForJob } from "./src/publish.js";

// src/action/bisect-for-job.ts
const messageLength = 2e3;
async function bisectForJob({ actions, environment, harnessPath, print }, { bisect: name, ...asked }) {
	const event = await actions.event();
	const given = {
		...await partSettings(event, asked, actions),
		"fail-on": ["never"]
	};
	const host = createHost();
	const workspace = environment["GITHUB_WORKSPACE"] ?? ".";
	const repository = await host.git.top(workspace);
	const { facts, refusal } = await eventOf(event, given, actions);
	const { pullRequest } = facts;
	if (repository === null || pullRequest === null) throw new UsageError("expected a pull request and its checkout for \"bisect\", got none: give \"pull-request\" and \"head\"");
	const say = (line) => print(`deadheat: ${plainLine(line, messageLength)}`);
	const live = await liveForJob({
		actions,
		givenSettings: given,
		event,
		facts,
		print,
		host
	});
	let toldCancelled;
	const interruption = interruptionOf(host, () => {
		say("stopping");
		live?.interrupt();
		toldCancelled = live?.end("cancelled", null);
	});
	const results = absolutePath(withDefaults(given).results, workspace, host.files);
	try {
		await live?.between();
		if (refusal !== null) throw new UsageError(refusal);
		const kept = cacheDirectory(environment) ?? host.files.join(results, "cache");
		const good = given.base ?? pullRequest.baseSha;
		const { base: _, head: __, only: ___, ...passed } = given;
		const { report } = await bisection({
			ends: {
				good: parseRevision(good),
				bad: parseRevision(pullRequest.headSha),
				firstParent: false,
				fromMergeBase: true
			},
			names: [name],
			metric: null,
			leftOf: () => [],
			mostSteps: null,
			resume: false,
			results,
			common: {
				given: passed,
				settingsOf: "base",
				repository,
				origin: workspace,
				cacheDirectory: kept,
				trustScope: trustScopeOf({
					event: facts,
					given: {
						base: given.base ?? null,
						head: given.head ?? null
					}
				}),
				harnessPath,
				seed: given.seed ?? drawSeed(),
				cancelled: interruption.hasHappened,
				between: async () => live?.between(),
				isolation: isolationForEvent(facts),
				onOpen: actions.warn
			},
			show: () => (progress) => {
				const note = progressNoteOf(progress);
				if (note !== null) say(note);
			},
			onStep: (known, commit) => say(bisectStepLine(known, commit))
		}, runComparison, host);
		for (const line of bisectLines(report)) print(`  ${plainLine(line, messageLength)}`);
		await publishBisect({
			report,
			pullRequest: given.comment === "never" ? null : pullRequest,
			key: withDefaults(given).key,
			run: await actions.context(),
			actions,
			live,
			github: gitHubForJob(actions, given, "patient"),
			clock: host.clock
		});
	} catch (error) {
		const isOurs = error instanceof UsageError || error instanceof UnmeasurableError;
		await toldCancelled;
		if (interruption.hasHappened() && isOurs) {
			say(error.message);
			return;
		}
		if (!interruption.hasHappened()) await live?.end(isOurs ? "refused" : "died", isOurs ? error.message : null);
		throw error;
	} finally {
		interruption.stop();
	}
}

export { bisectForJob };