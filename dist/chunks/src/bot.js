import { settings } from "./settings.js";
import { GitHubError } from "./host3.js";
import { writeHintOf } from "./publish.js";
import { partKey } from "./render10.js";
import { createLiveStatus, fullPairsOf } from "./publish2.js";

// src/bot/status-of-run.ts
function statusOfRun({ key, headSha, runId }, request) {
	const { facts, run, github, login, tell, clock } = request;
	return createLiveStatus({
		headSha,
		headBefore: null,
		pullRequest: facts.pullRequest,
		key,
		mayCreate: true,
		withoutResult: "neutral",
		run: {
			...run,
			runId,
			attempt: 0
		},
		github: () => Promise.resolve(github),
		login,
		remember: () => void 0,
		tell,
		clock
	});
}

// src/bot/start-measuring.ts
async function startMeasuring(wishes, request) {
	const { facts, github } = request;
	const loadGitHub = () => Promise.resolve(github);
	const pull = await github.getPullRequest(facts.pullRequest);
	const complaint = pullComplaint(pull, wishes, request);
	if (complaint !== null) return complaint;
	const { default: whole } = settings.key;
	const fullPairs = wishes.pairs === void 0 ? 0 : await fullPairsOf(pull.number, {}, loadGitHub);
	const key = partKey(wishes.key ?? whole, wishes, fullPairs);
	const startedRun = await dispatchRun({
		inputs: dispatchInputs({
			...wishes,
			...key !== whole && { key }
		}, pull),
		mayDropKey: wishes.key === void 0
	}, request);
	if (typeof startedRun === "string") return startedRun;
	const place = {
		key,
		headSha: pull.headSha,
		runId: startedRun.runId ?? request.run.runId
	};
	await statusOfRun(place, request).between();
	return null;
}
function pullComplaint(pull, { head }, { run }) {
	if (!pull.open) return "expected an open pull request, got a closed one; nothing was run.";
	if (head !== void 0 && !pull.headSha.startsWith(head)) return `expected the head ${head}, got ${pull.headSha}: it moved, so nothing was run. Review the new commits, then ask again.`;
	if (pull.headRepository !== `${run.owner}/${run.repository}` && head === void 0) return `expected head=SHA, because this pull request comes from a fork and only a commit that you have reviewed may run; nothing was run. Its newest commit is ${pull.headSha}.`;
	return null;
}
function dispatchInputs({ only, pairs, profile, bisect, base, key, node }, { number, headSha }) {
	return {
		"pull-request": String(number),
		head: headSha,
		...only !== void 0 && { only },
		...pairs !== void 0 && { pairs },
		...profile !== void 0 && { profile },
		...bisect !== void 0 && { bisect },
		...base !== void 0 && { base },
		...key !== void 0 && { key },
		...node !== void 0 && { node }
	};
}
async function dispatchRun({ inputs, mayDropKey }, request) {
	const { facts, workflow, github } = request;
	try {
		return { runId: await github.dispatch(workflow, facts.defaultBranch, inputs) };
	} catch (error) {
		if (!(error instanceof GitHubError && /invalid|not-found/.test(error.trouble))) throw error;
		const { key, ...others } = inputs;
		if (mayDropKey && key !== void 0 && /unexpected inputs.*"key"/i.test(error.message)) return dispatchRun({
			inputs: others,
			mayDropKey: false
		}, request);
		const names = Object.keys(inputs).join(", ");
		const needs = /trigger|inputs|not found/i.test(error.message) ? ` The workflow ${workflow} on ${facts.defaultBranch} needs "workflow_dispatch" with the inputs ${names}.` : "";
		return `${error.message}.${needs} Nothing was run.`;
	}
}

// src/action/bot-complaint.ts
function botComplaint(error) {
	const hint = error.trouble === "not-permitted" ? "the job needs \"actions: write\", \"checks: write\" and \"pull-requests: write\"" : writeHintOf(error, "comment");
	return hint === null ? error.message : `${error.message}; ${hint}`;
}

export { botComplaint, startMeasuring };