import { UnmeasurableError } from "./model.js";
import { UsageError } from "./model2.js";
import { withDefaults } from "./settings.js";
import { GitHubError } from "./host3.js";
import { gitHubForJob } from "./publish.js";
import { partKey } from "./render10.js";
import { eventFacts, formFacts, fullPairsOf } from "./publish2.js";

// src/plan/events/pull-request-by-hand.ts
function pullRequestByHand(pull, { head, event, repository }) {
	if (event.name !== "workflow_dispatch") throw new UsageError(`expected "pull-request" on workflow_dispatch only, got it on ${event.name}`);
	if (head === void 0 || !/^[0-9a-f]{40}$/.test(head)) throw new UsageError("expected the full commit id of the head beside \"pull-request\", got none");
	const { number, open, headSha, baseSha, baseRef } = pull;
	return {
		facts: {
			number,
			headSha: head,
			baseSha,
			baseBranch: baseRef,
			fromFork: pull.headRepository !== repository
		},
		refusal: open ? movedText(number, headSha, head) : closedText(number)
	};
}
function closedText(number) {
	return `expected an open pull request, got ${number}, which is closed: nothing was run`;
}
function movedText(number, newest, hint) {
	if (hint === newest) return null;
	return `expected the head of pull request ${number}, ${newest}, got ${hint}: the head moved, so nothing was run`;
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

// src/action/part-settings.ts
async function partSettings({ name, payload }, given, actions) {
	const asked = formFacts(name, payload);
	const number = given["pull-request"];
	if (asked === null || number === void 0) return given;
	const { key } = withDefaults(given);
	const { pairs: _, ...others } = given;
	const github = gitHubForJob(actions, given, "brief");
	const fullPairs = asked.pairs === "" ? 0 : await fullPairsOf(number, others, github);
	return partKey("default", asked, fullPairs) === "default" ? given : {
		...given,
		key: partKey(key, asked, fullPairs),
		"fail-on": ["never"]
	};
}

export { eventOf, partSettings };