import { withDefaults } from "./settings.js";
import { plainLine } from "./render3.js";
import { commentAuthor, gitHubForJob } from "./publish.js";
import { createLiveStatus, endWithoutResult, headBefore } from "./publish2.js";

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

// src/action/live-for-job.ts
const messageLength = 2e3;
async function liveForJob(job) {
	const { actions, givenSettings, event, facts, print, host } = job;
	const headSha = facts.pullRequest?.headSha ?? facts.push?.after ?? null;
	const isWanted = givenSettings.comment !== "never" && (givenSettings["github-token"] ?? "") !== "";
	if (headSha === null || !isWanted) return null;
	const github = gitHubForJob(actions, givenSettings, "brief");
	return createLiveStatus({
		headSha,
		headBefore: headBefore(event.payload),
		pullRequest: facts.pullRequest?.number ?? null,
		key: withDefaults(givenSettings).key,
		mayCreate: givenSettings.comment === "always" || givenSettings["pull-request"] !== void 0,
		withoutResult: await endWithoutResult(facts.pullRequest?.baseSha ?? null, givenSettings, github),
		run: await actions.context(),
		github,
		login: commentAuthor(givenSettings),
		remember: (record) => actions.remember(JSON.stringify(record)),
		tell: (line) => print(`deadheat: ${plainLine(line, messageLength)}`),
		clock: host.clock
	});
}

export { isolationForEvent, liveForJob, rowsForEvent, trustScopeOf };