import { UnmeasurableError } from "./model.js";
import { UsageError } from "./model2.js";
import { number, object } from "../packages/zod.js";
import { shaSchema, text } from "./model3.js";
import { withDefaults } from "./settings2.js";
import { GitHubError } from "./host3.js";
import { gitHubForJob } from "./publish.js";
import { partKey } from "./render9.js";
import { fullPairsOf } from "./publish2.js";

// src/plan/events/event-facts.ts
const repositorySchema = object({ id: number().int() }).nullish().catch(null);
const pullRequestSchema = object({ pull_request: object({
	number: number().int().positive(),
	head: object({
		sha: shaSchema,
		repo: repositorySchema
	}),
	base: object({
		sha: shaSchema,
		ref: text(300),
		repo: repositorySchema
	})
}) });
const pushSchema = object({
	before: shaSchema,
	after: shaSchema
});
const nameSchema = text(100);
function eventFacts(name, payload) {
	const pullRequest = pullRequestSchema.safeParse(payload);
	const push = pushSchema.safeParse(payload);
	return {
		name: nameSchema.parse(name),
		pullRequest: pullRequest.success ? {
			number: pullRequest.data.pull_request.number,
			headSha: pullRequest.data.pull_request.head.sha,
			baseSha: pullRequest.data.pull_request.base.sha,
			baseBranch: pullRequest.data.pull_request.base.ref,
			fromFork: isFromFork(pullRequest.data.pull_request)
		} : null,
		push: name === "push" && push.success ? push.data : null
	};
}
const beforeSchema = object({ before: shaSchema });
function headBefore(payload) {
	const validation = beforeSchema.safeParse(payload);
	return validation.success && !/^0+$/.test(validation.data.before) ? validation.data.before : null;
}
function isFromFork({ head, base }) {
	return head.repo?.id === void 0 || head.repo.id !== base.repo?.id;
}

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

// src/plan/events/form-facts.ts
const written = text(500).default("");
const formSchema = object({ inputs: object({
	only: written,
	pairs: written,
	base: written,
	node: written,
	profile: written,
	bisect: written
}) });
function formFacts(name, payload) {
	const form = formSchema.safeParse(payload);
	return name === "workflow_dispatch" && form.success ? form.data.inputs : null;
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

export { eventOf, headBefore, partSettings };