import { UsageError } from "./model2.js";
import { withDefaults } from "./settings2.js";
import { UnmeasurableError } from "./model7.js";
import { GitHubError } from "./host11.js";
import { commentAuthor, createLiveStatus, gitHubForJob } from "./publish.js";
import { partKey } from "./render5.js";
import { createTell } from "./action.js";
import { endWithoutResult, eventFacts, formFacts, fullPairsOf, headBefore } from "./plan4.js";

// src/plan/events/pull-request-by-hand.ts
function pullRequestByHand(pull, { head, event, repository }) {
	if (event.name !== "workflow_dispatch") throw new UsageError(`expected "pull-request" on workflow_dispatch only, got it on ${event.name}`);
	if (head === void 0 || !/^[0-9a-f]{40}$/.test(head)) throw new UsageError("expected the full commit id of the head beside \"pull-request\", got none");
	return {
		facts: {
			number: pull.number,
			headSha: head,
			baseSha: pull.baseSha,
			baseBranch: pull.baseRef,
			fromFork: pull.headRepository !== repository
		},
		refusal: refusalOf(pull, head)
	};
}
function refusalOf({ open, number, headSha }, head) {
	if (!open) return `expected an open pull request, got ${number}, which is closed: nothing was run`;
	if (head === headSha) return null;
	return `expected the head of pull request ${number}, ${headSha}, got ${head}: the head moved, so nothing was run`;
}

// src/action/event-of.ts
async function eventOf({ name, payload }, givenSettings, actions) {
	const facts = eventFacts(name, payload);
	const number = givenSettings["pull-request"];
	if (number === void 0) return {
		facts,
		refusal: null
	};
	try {
		const pull = await (await gitHubForJob(actions, givenSettings, "patient")()).getPullRequest(number);
		const { owner, repository } = await actions.context();
		const byHand = pullRequestByHand(pull, {
			head: givenSettings.head,
			event: facts,
			repository: `${owner}/${repository}`
		});
		return {
			facts: {
				...facts,
				pullRequest: byHand.facts
			},
			refusal: byHand.refusal
		};
	} catch (error) {
		if (!(error instanceof GitHubError)) throw error;
		throw new UnmeasurableError(`pull request ${number} cannot be read: ${error.message}`);
	}
}

// src/action/live-for-job.ts
async function liveForJob(request, { given, event, facts, clock }) {
	const { actions } = request;
	const headSha = facts.pullRequest?.headSha ?? facts.push?.after ?? null;
	const isWanted = given.comment !== "never" && (given["github-token"] ?? "") !== "";
	if (headSha === null || !isWanted) return null;
	return liveStatusFor(request, given, {
		headSha,
		headBefore: headBefore(event.payload),
		pullRequest: facts.pullRequest?.number ?? null,
		baseSha: facts.pullRequest?.baseSha ?? null,
		run: await actions.context(),
		announces: true,
		github: gitHubForJob(actions, given, "brief"),
		clock
	});
}
async function liveStatusFor(request, given, { baseSha, ...place }) {
	return createLiveStatus({
		...place,
		key: withDefaults(given).key,
		withoutResult: await endWithoutResult(baseSha, given, place.github),
		login: commentAuthor(given),
		remember: (record) => request.actions.remember(JSON.stringify(record)),
		tell: createTell(request)
	});
}

// src/action/part-settings.ts
async function partSettings({ name, payload }, given, actions) {
	const form = formFacts(name, payload);
	const number = given["pull-request"];
	if (form === null || number === void 0) return given;
	const { key } = withDefaults(given);
	const { pairs: _, ...others } = given;
	const github = gitHubForJob(actions, given, "brief");
	const fullPairs = form.pairs === "" ? 0 : await fullPairsOf(number, others, github);
	return partKey("default", form, fullPairs) === "default" ? given : {
		...given,
		key: partKey(key, form, fullPairs),
		"fail-on": ["never"]
	};
}

export { eventOf, liveForJob, liveStatusFor, partSettings };