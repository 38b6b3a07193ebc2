import { UsageError } from "./model2.js";
import { _enum, literal, number, object } from "../packages/zod.js";
import { shaSchema, text } from "./model6.js";
import { withDefaults } from "./settings.js";
import { GitHubError } from "./host13.js";
import { conclusionWithoutResult } from "./settings3.js";
import { readYaml, settingsFromConfig } from "./host15.js";

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
}) }).transform(({ pull_request: { number, head, base } }) => ({
	number,
	headSha: head.sha,
	baseSha: base.sha,
	baseBranch: base.ref,
	fromFork: head.repo?.id === void 0 || head.repo.id !== base.repo?.id
}));
const mergeGroupSchema = object({ merge_group: object({
	head_sha: shaSchema,
	base_sha: shaSchema,
	head_ref: text(500)
}) }).transform(({ merge_group: group }) => {
	const [, number] = /\/pr-(\d{1,15})-[0-9a-f]{40}$/.exec(group.head_ref) ?? [];
	return {
		headSha: group.head_sha,
		baseSha: group.base_sha,
		pullRequest: number === void 0 ? null : Number(number)
	};
});
const pushSchema = object({
	before: shaSchema,
	after: shaSchema
});
const nameSchema = text(100);
const branchSchema = object({ repository: object({ default_branch: text(300).min(1) }) });
function eventFacts(name, payload) {
	return {
		name: nameSchema.parse(name),
		pullRequest: pullRequestSchema.safeParse(payload).data ?? null,
		push: name === "push" ? pushSchema.safeParse(payload).data ?? null : null,
		defaultBranch: branchSchema.safeParse(payload).data?.repository.default_branch,
		mergeGroup: name === "merge_group" ? mergeGroupSchema.safeParse(payload).data ?? null : null
	};
}
const beforeSchema = object({ before: shaSchema });
function headBefore(payload) {
	const validation = beforeSchema.safeParse(payload);
	return validation.success && !/^0+$/.test(validation.data.before) ? validation.data.before : null;
}
const textField = text(500).default("");
const formSchema = object({ inputs: object({
	only: textField,
	pairs: textField,
	base: textField,
	node: textField,
	profile: textField,
	bisect: textField
}) });
function formFacts(name, payload) {
	const form = formSchema.safeParse(payload);
	return name === "workflow_dispatch" && form.success ? form.data.inputs : null;
}
const startSchema = object({
	pull_request: object({
		number: number().int().positive(),
		head: object({ sha: shaSchema })
	}),
	repository: object({ default_branch: text(300) })
}).transform(({ pull_request: { number, head }, repository }) => ({
	pullRequest: number,
	headSha: head.sha,
	defaultBranch: repository.default_branch
}));
function startFacts(payload) {
	return startSchema.safeParse(payload).data ?? null;
}
const commentSchema = object({
	action: _enum([
		"created",
		"edited",
		"deleted"
	]),
	issue: object({
		number: number().int().positive(),
		state: literal("open"),
		pull_request: object({})
	}),
	comment: object({
		id: number().int().positive(),
		body: text(7e4),
		user: object({
			login: text(110),
			type: text(100)
		})
	}),
	changes: object({ body: object({ from: text(7e4) }) }).optional(),
	sender: object({ login: text(110) }),
	repository: object({ default_branch: text(300) })
});
function commentFacts(payload) {
	const validation = commentSchema.safeParse(payload);
	if (!validation.success) return null;
	const { action, changes, issue, comment, repository, sender } = validation.data;
	const { login, type } = comment.user;
	const isChanged = action !== "created";
	if (!isChanged && (type !== "User" || sender.login !== login)) return null;
	return {
		pullRequest: issue.number,
		commentId: action === "edited" ? 0 : comment.id,
		isChanged,
		body: changes?.body.from ?? comment.body,
		author: login,
		defaultBranch: repository.default_branch
	};
}

// src/bot/settings-of-base.ts
const usualName = "deadheat.yml";
async function settingsOfBase(sha, inputs, github) {
	if (sha === null) return inputs;
	const name = inputs.config ?? usualName;
	const content = await github.readFile(name.replace(/^(?:\.\/)+/, ""), sha);
	if (content !== null) return {
		...settingsFromConfig(await readYaml(content, name), name),
		...inputs
	};
	if (inputs.config === void 0) return inputs;
	throw new UsageError(`expected a settings file "${name}" in the base ${sha.slice(0, 7)}, got none`);
}
async function endWithoutResult(sha, inputs, github) {
	return conclusionWithoutResult(await settingsIfReadable(inputs, async () => settingsOfBase(sha, inputs, await github())));
}
async function settingsIfReadable(inputs, read) {
	try {
		return await read();
	} catch (error) {
		if (!(error instanceof GitHubError) && !(error instanceof UsageError)) throw error;
		return inputs;
	}
}
async function fullPairsOf(pullRequest, inputs, loadGitHub) {
	const settings = await settingsIfReadable(inputs, async () => {
		const github = await loadGitHub();
		const { baseSha } = await github.getPullRequest(pullRequest);
		return settingsOfBase(baseSha, inputs, github);
	});
	return withDefaults(settings).pairs;
}

export { commentFacts, endWithoutResult, eventFacts, formFacts, fullPairsOf, headBefore, settingsOfBase, startFacts };