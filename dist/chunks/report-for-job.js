import { metricsWithThreshold, parseJournal, policyOf, resultOf } from "./exit-code-of.js";
import { createHost } from "./create-host.js";
import { literal, number, object, string } from "./zod.js";
import { GitHubError } from "./github-types.js";
import { UsageError } from "./usage-error.js";
import { metrics, publishFiles } from "./files2.js";
import { UnmeasurableError } from "./unmeasurable-error.js";
import { acceptedResult, conclude, eventOf, publish } from "./event-of.js";
import { createLiveStatus } from "./live-status.js";
import { plainLine } from "./escape.js";
import { commentAuthor, gitHubForJob } from "./github-for-job.js";
import { shaSchema, text } from "./side.js";
import { constants } from "node:fs";
import { open } from "node:fs/promises";

// src/host/read-plain-file.ts
/**
* The text of a file that a stranger may have made; `null` when there is none.
*
* @param path - absolute; a link in its last part is not followed
* @param limitBytes - most bytes that are taken in
* @throws UsageError when it is no regular file, or a larger one
*/
async function readPlainFile(path, limitBytes) {
	const file = await opened(path);
	if (file === null) return null;
	try {
		const facts = await file.stat();
		if (!facts.isFile()) throw new UsageError(`expected a regular file, got something else: ${path}`);
		if (facts.size > limitBytes) throw new UsageError(`expected at most ${limitBytes} bytes, got ${facts.size} in ${path}: that is no journal of ours`);
		return await file.readFile("utf8");
	} finally {
		await file.close();
	}
}
async function opened(path) {
	try {
		return await open(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
	} catch (error) {
		const code = error instanceof Error && "code" in error ? error.code : null;
		if (code === "ENOENT") return null;
		if (code === "ELOOP") throw new UsageError(`expected a regular file, got a link: ${path}`);
		throw error;
	}
}

// src/plan/trusted-plan.ts
/**
* The plan of a run that a job without secrets has measured, with everything that decides about
* verdicts taken from our side: what the run says of limits, thresholds and its own noise is not
* believed. When it looked at its numbers stays as it was measured.
*
* @param given - what the trusted workflow gives
* @param metrics - what we know of metrics; one that we do not know may inform, but not gate
*/
function trustedPlan(plan, given, metrics) {
	const { alpha, alphaEquivalence, limit } = policyOf(given);
	const known = new Map(metrics.map((metric) => [metric.id, metric]));
	return {
		...plan,
		benchmarks: plan.benchmarks.map((benchmark) => ({
			...benchmark,
			threshold: null
		})),
		metrics: metricsWithThreshold(plan.metrics.map((metric) => known.get(metric.id) ?? {
			...metric,
			gates: false
		}), given.threshold),
		policy: {
			...plan.policy,
			alpha,
			alphaEquivalence,
			limit
		},
		history: []
	};
}

// src/plan/measured-run.ts
const schema = object({ workflow_run: object({
	id: number().int().positive(),
	run_attempt: number().int().positive(),
	event: literal("pull_request"),
	status: literal("completed"),
	conclusion: text(50).nullable(),
	head_sha: shaSchema,
	head_branch: text(300),
	head_repository: object({ full_name: string().regex(/^[\w.-]{1,100}\/[\w.-]{1,100}$/) })
}) });
/**
* The run that a `workflow_run` event tells of; `null` when it was started by something else than a
* pull request, or is not over.
*
* @param payload - the parsed document that the runner provides; GitHub's, with strangers' names in it
*/
function measuredRun(payload) {
	const checked = schema.safeParse(payload);
	if (!checked.success) return null;
	const run = checked.data.workflow_run;
	return {
		id: run.id,
		attempt: run.run_attempt,
		headSha: run.head_sha,
		headBranch: run.head_branch,
		headRepository: run.head_repository.full_name,
		cancelled: run.conclusion === "cancelled"
	};
}

// src/commands/report-target.ts
/**
* The pull request of a report. Nothing that the measuring job has written is asked.
*
* @returns a text that says why there is nothing to report, when the head has moved meanwhile
* @throws UsageError when the event is about no pull request
* @throws GitHubError when GitHub cannot be had
*/
async function reportTarget(event, given, actions, github) {
	return event.name === "workflow_run" ? ofOtherRun(event, actions, github) : ofThisRun(event, given, actions, github);
}
async function ofOtherRun({ payload }, actions, github) {
	const measured = measuredRun(payload);
	if (measured === null) return "the run was not one for a pull request";
	const { headSha, headBranch, headRepository } = measured;
	const owner = headRepository.split("/")[0] ?? "";
	const [pull, other] = (await github.listOpenPullRequests(owner, headBranch)).filter((pull) => pull.headSha === headSha && pull.headRepository === headRepository);
	if (pull === void 0) return `no open pull request has the head ${headSha} any more`;
	if (other !== void 0) return `several open pull requests have the head ${headSha}`;
	const own = await actions.context();
	return {
		pullRequest: {
			number: pull.number,
			headSha,
			baseSha: pull.baseSha,
			baseBranch: pull.baseRef,
			fromFork: headRepository !== `${own.owner}/${own.repository}`
		},
		run: {
			...own,
			runId: measured.id,
			attempt: measured.attempt
		},
		cancelled: measured.cancelled
	};
}
async function ofThisRun(event, given, actions, github) {
	const { facts, refusal } = await eventOf(event, given, actions);
	const { pullRequest } = facts;
	if (!(event.name === "pull_request" || event.name === "workflow_dispatch") || pullRequest === null) throw new UsageError(`expected workflow_run, or a pull request on pull_request or workflow_dispatch, got ${event.name}`);
	if (refusal !== null) return refusal;
	const { headSha } = await github.getPullRequest(pullRequest.number);
	if (headSha !== pullRequest.headSha) return `the head moved to ${headSha}: the result of ${pullRequest.headSha} is an old one`;
	return {
		pullRequest,
		run: await actions.context(),
		cancelled: false
	};
}

// src/commands/report-for-job.ts
const journalName = "journal.ndjson";
const messageLength = 2e3;
/** A journal of ten thousand benchmarks has some megabytes. */
const longestJournalBytes = 67108864;
/**
* Judges and publishes what a job without secrets has measured. Of that job's files one is read, as
* a stranger's; every number is computed again, under our own limits, and all text is rendered again.
* Nothing of the pull request is checked out or run.
*
* @throws UsageError when the file is not a journal, or the event is about no pull request
*/
async function reportForJob(request, given) {
	try {
		await report(request, given);
	} catch (error) {
		if (!(error instanceof GitHubError)) throw error;
		throw new UnmeasurableError(`nothing could be reported: ${error.message}`);
	}
}
async function report({ actions, environment, print }, given) {
	const tell = (line) => print(`deadheat: ${plainLine(line, messageLength)}`);
	const { measured, results = "deadheat-report" } = given;
	if (measured === void 0 || measured === results) throw new UsageError("expected the input \"measured\", the folder with the downloaded files, and other \"results\", got none");
	const host = createHost();
	const event = await actions.event();
	const github = gitHubForJob(actions, given, "patient");
	const target = await reportTarget(event, given, actions, await github());
	if (typeof target === "string") {
		tell(`${target}: nothing is reported`);
		return;
	}
	const live = liveOf(target, given, {
		actions,
		github,
		tell,
		clock: host.clock
	});
	await live.between();
	const folder = (path) => path.startsWith("/") ? path : host.files.join(environment["GITHUB_WORKSPACE"] ?? ".", path);
	try {
		const text = await readPlainFile(host.files.join(folder(measured), journalName), longestJournalBytes);
		if (text === null) {
			await live.end(target.cancelled ? "cancelled" : "died", null);
			tell("the measuring job has left no journal");
			return;
		}
		const entries = underOurs(parseJournal(text, journalName), given);
		const result = await acceptedResult(resultOf(entries), {
			pullRequest: target.pullRequest.number,
			given,
			actions,
			github
		});
		const samples = entries.flatMap((entry) => entry.type === "sample" ? [entry.sample] : []);
		await host.files.makeDirectory(folder(results));
		await publishFiles({
			result,
			samples
		}, folder(results), host);
		await publish({
			result,
			resultPath: host.files.join(folder(results), "result.json"),
			reportPath: host.files.join(folder(results), "report.md"),
			pullRequest: target.pullRequest,
			live,
			key: given.key ?? "default",
			comment: given.comment ?? "on-change",
			run: target.run,
			actions,
			github,
			clock: host.clock
		});
		if (event.name !== "workflow_run") conclude(result, actions);
	} catch (error) {
		const isTheirs = error instanceof UsageError;
		await live.end(isTheirs ? "refused" : "died", isTheirs ? error.message : null);
		throw error;
	}
}
function underOurs(entries, given) {
	return entries.map((entry) => entry.type === "run" ? {
		...entry,
		plan: trustedPlan(entry.plan, given, metrics)
	} : entry);
}
function liveOf({ pullRequest, run }, given, rest) {
	const { actions, ...others } = rest;
	return createLiveStatus({
		...others,
		headSha: pullRequest.headSha,
		headBefore: null,
		pullRequest: given.comment === "never" ? null : pullRequest.number,
		key: given.key ?? "default",
		mayCreate: given.comment === "always" || given["pull-request"] !== void 0,
		run,
		login: commentAuthor(given),
		remember: (record) => actions.remember(JSON.stringify(record))
	});
}

export { reportForJob };