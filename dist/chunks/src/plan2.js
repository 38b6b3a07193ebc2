import { createHost } from "./host6.js";
import { drawSeed, interruptionOf } from "./host14.js";
import { absolutePath } from "./host3.js";
import { UnmeasurableError } from "./model7.js";
import { UsageError } from "./model2.js";
import { cacheDirectory } from "./settings9.js";
import { withDefaults } from "./settings2.js";
import { createTell } from "./action.js";
import { eventOf, liveForJob, partSettings } from "./action2.js";

// src/plan/events/isolation-for-event.ts
function isolationForEvent({ name }) {
	return name === "" ? "best" : "required";
}
function rowsForEvent({ name }) {
	return name === "pull_request" || name === "pull_request_target" ? "changed" : "all";
}
const ownEvents = /* @__PURE__ */ new Set([
	"",
	"push",
	"schedule",
	"workflow_dispatch",
	"merge_group"
]);
function trustScopeOf({ event, given }) {
	if (event.name === "") return "trusted";
	if (event.pullRequest?.fromFork === true) return `fork-${event.pullRequest.number}`;
	if (given.head !== null) return "named";
	return event.pullRequest !== null || ownEvents.has(event.name) ? "trusted" : "named";
}

// src/action/measuring-job.ts
async function measureInJob(request, inputSettings, act, fixedSettings = {}) {
	const { actions, environment, harnessPath } = request;
	const event = await actions.event();
	const given = {
		...await partSettings(event, inputSettings, actions),
		...fixedSettings
	};
	const host = createHost();
	const workspace = environment["GITHUB_WORKSPACE"] ?? ".";
	const repository = await host.git.top(workspace);
	const { facts, refusal } = await eventOf(event, given, actions);
	const directory = absolutePath(withDefaults(given).results, workspace, host.files);
	const tell = createTell(request);
	const live = await liveForJob(request, {
		given,
		event,
		facts,
		clock: host.clock
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
			given,
			event: facts,
			host,
			directory,
			live,
			isCancelled: interruption.hasHappened,
			common: {
				given,
				settingsOf: facts.pullRequest === null ? "disk" : "base",
				repository,
				origin: workspace,
				cacheDirectory: cacheDirectory(environment) ?? host.files.join(directory, "cache"),
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

export { measureInJob, rowsForEvent };