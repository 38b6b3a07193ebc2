import { createHost } from "./create-host.js";
import { compare, drawSeed, fitted, ladder, noLinks, noteOf, pageOf, publishFiles, sectionsText, selectBase, whenInterrupted } from "./progress-note.js";
import { number, object } from "./zod.js";
import { UnmeasurableError } from "./unmeasurable-error.js";
import { UsageError } from "./usage-error.js";
import { cacheDirectory } from "./cache-directory.js";
import { GitHubError } from "./github-types.js";
import { exitCodeOf, isQuiet, renderTerminal, rowsOf, rowsWith, stateOf, tallyText } from "./exit-code-of.js";
import { commentAuthor, createLiveStatus, gitHubForJob, linksOf, writeSticky } from "./github-for-job.js";
import { plainLine } from "./escape.js";
import { liveAfter, liveAtStart, liveLines } from "./history.js";
import { exitCodes } from "./command.js";
import { shaSchema, text } from "./side.js";

// src/plan/zone-of.ts
/** Events that only people who may push can cause, on code that is in the repository. */
const ownEvents = /* @__PURE__ */ new Set([
	"",
	"push",
	"schedule",
	"workflow_dispatch",
	"merge_group"
]);
/**
* Whose code a run builds, as the name of the part of the store that its builds go to: `trusted` for
* code of people who may push, `fork-482` for that of a pull request from a fork, and `named` where a
* job was told which commit to take as head, since that may be anybody's.
*/
function zoneOf({ event, given }) {
	if (event.name === "") return "trusted";
	if (event.pullRequest?.fromFork === true) return `fork-${event.pullRequest.number}`;
	if (given.head !== null) return "named";
	return event.pullRequest !== null || ownEvents.has(event.name) ? "trusted" : "named";
}

// src/render/fitted-page.ts
/** A page as text, with as much detail as its size allows. */
function fittedPage(page, size) {
	return fitted({
		...size,
		render: (detail) => sectionsText({
			...page,
			detail
		}),
		rowsShown: (detail) => rowsShown(page, detail)
	});
}
function rowsShown({ rows, result }, detail) {
	const count = (verdict) => rowsWith(rows, verdict).length;
	const same = count("unchanged");
	return [
		detail.same === "counts" ? 0 : same,
		shownOf(detail.regressions, count("regression")),
		shownOf(detail.improvements, count("improvement")),
		Math.min(detail.unsettledRows, count("inconclusive")),
		plotted(detail, rows.length, same),
		shownOf(detail.failures, result.failures.length)
	].reduce((sum, each) => sum + each, 0);
}
function shownOf({ open, folded }, count) {
	return Math.min(open + folded, count);
}
function plotted({ plot }, all, same) {
	switch (plot) {
		case "all": return all;
		case "told": return all - same;
		case "none": return 0;
	}
}

// src/render/check.ts
/** Characters of a check's summary: GitHub takes 65,535. */
const summaryLimit = 6e4;
/** A result as a check says it: a title of few words, and Markdown below it. */
function renderCheck(result, links) {
	const page = pageOf(result, {
		context: null,
		links
	});
	return {
		title: tallyText(result, page.rows, page.state),
		summary: fittedPage(page, {
			limit: summaryLimit,
			sizeOf: ({ length }) => length,
			from: 0
		})
	};
}

// src/publish/check.ts
/** The check on the head commit. When it cannot be written, the run says so once and does not fail. */
const check = async (publication, published) => {
	const { live, result, actions, github } = publication;
	if (live === null) return published;
	try {
		const news = {
			status: result.conclusion,
			...renderCheck(result, linksOf(publication))
		};
		if (await live.conclude(news, github) !== "denied" || published.warned) return published;
		actions.warn("could not write a check or a commit status (403); give the job \"checks: write\"; the result is in the job summary");
	} catch (error) {
		if (!(error instanceof GitHubError)) throw error;
		if (!published.warned) actions.warn(`${error.message}; the result is in the job summary`);
	}
	return {
		...published,
		warned: true
	};
};

// src/render/comment.ts
/** Characters of a comment: GitHub takes 65,536, and counts some of them in its own way. */
const commentLimit = 6e4;
/**
* The comment on a pull request, at most 60,000 characters long.
*
* @param fromRung - how many rungs of the size ladder to go down at least, when the text was refused
*   as too long
*/
function renderComment(result, context, fromRung = 0) {
	return fittedPage(pageOf(result, {
		context,
		links: context.links
	}), {
		limit: commentLimit,
		sizeOf: ({ length }) => length,
		from: fromRung
	});
}

// src/publish/comment.ts
/** Time that a request of another run, or a lost one of ours, may be under way. */
const pauseSeconds = 3;
/** The comment on the pull request. When it cannot be written, the run says so and does not fail. */
const comment = async (publication, published) => {
	const { pullRequest, actions } = publication;
	if (pullRequest === null || publication.comment === "never") return published;
	try {
		return {
			...published,
			commentUrl: await commentOn(pullRequest, publication)
		};
	} catch (error) {
		if (!(error instanceof GitHubError)) throw error;
		actions.warn(`${error.message}; ${cureOf(error)}`);
		return {
			...published,
			warned: true
		};
	}
};
async function commentOn(pullRequest, publication) {
	const { result, clock } = publication;
	const context = contextOf(pullRequest, publication);
	const { url } = await writeSticky({
		marker: {
			...context,
			head: context.headSha.slice(0, 7)
		},
		bodyOf: (history, rung) => renderComment(result, {
			...context,
			history
		}, rung),
		rungs: ladder.length,
		mayCreate: publication.comment === "always" || !isQuiet(stateOf(result, rowsOf(result))),
		pause: () => clock.sleep(pauseSeconds)
	}, await publication.github());
	return url;
}
function contextOf({ number, baseBranch }, publication) {
	const { result, key, run } = publication;
	const { head } = result.plan.revisions;
	return {
		key,
		pullRequest: number,
		runId: run.runId,
		attempt: run.attempt,
		headSha: head.sha ?? "0".repeat(40),
		baseBranch,
		links: linksOf(publication),
		history: []
	};
}
function cureOf({ trouble }) {
	const elsewhere = "the result is in the job summary";
	return trouble === "not-permitted" ? `give the job "pull-requests: write" (a pull request from a fork never has it); ${elsewhere}` : elsewhere;
}

// src/publish/outputs.ts
/** The outputs of the step, for the steps after it. */
const outputs = async (publication, published) => {
	for (const [name, value] of outputsOf(publication, published)) await publication.actions.output(name, value);
	return published;
};
/** Names and values of all outputs. */
function outputsOf({ result, resultPath, reportPath }, { commentUrl }) {
	const rows = rowsOf(result);
	return [
		["verdict", verdictOf(result)],
		["conclusion", result.conclusion],
		["regressions", String(rowsWith(rows, "regression").length)],
		["improvements", String(rowsWith(rows, "improvement").length)],
		["result-path", resultPath],
		["report-path", reportPath],
		["comment-url", commentUrl ?? ""]
	];
}
function verdictOf(result) {
	return words[stateOf(result, rowsOf(result))];
}
const words = {
	slower: "regression",
	faster: "improvement",
	same: "unchanged",
	unknown: "inconclusive",
	"not-comparable": "inconclusive",
	failed: "failed",
	"no-build": "failed",
	nothing: "failed"
};

// src/render/summary.ts
/** Bytes that a step may write to its job summary, less what the runner may add. */
const summaryLimitBytes = 1e6;
/** The job summary, at most 1,000,000 bytes long as UTF-8. */
function renderSummary(result, links = noLinks) {
	return fittedPage(pageOf(result, {
		context: null,
		links
	}), {
		limit: summaryLimitBytes,
		sizeOf: bytesOf,
		from: 0
	});
}
function bytesOf(text) {
	return new TextEncoder().encode(text).length;
}

// src/publish/summary.ts
/** The summary of the job. */
const summary = async (publication, published) => {
	await publication.actions.summarise(renderSummary(publication.result, linksOf(publication)));
	return published;
};

// src/publish/index.ts
/** Where a result is published, in order: the outputs tell the address of the comment. */
const places = [
	summary,
	comment,
	check,
	outputs
];
/** Publishes a result at every place, one after the other. */
async function publish(publication) {
	let published = {
		commentUrl: null,
		warned: false
	};
	for (const place of places) published = await place(publication, published);
	return published;
}

// src/plan/event-facts.ts
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
/**
* Reads the few facts that matter out of an event's payload, whatever else it holds.
*
* @param name - of the event; empty in a terminal
* @param payload - the parsed document that the runner provides, not trusted
*/
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
/**
* The head before the one that an event is about; `null` when the event tells of none.
*
* @param payload - the parsed document that the runner provides, not trusted
*/
function headBefore(payload) {
	const checked = beforeSchema.safeParse(payload);
	return checked.success && !/^0+$/.test(checked.data.before) ? checked.data.before : null;
}
function isFromFork({ head, base }) {
	return head.repo?.id === void 0 || head.repo.id !== base.repo?.id;
}

// src/plan/pull-request-by-hand.ts
/**
* The pull request that a run by hand or by command is about, and whether it still is what was meant.
*
* @param head - what the request gives as head
* @param repository - `owner/name` of the repository that the pull request goes to
* @throws UsageError when the event names a pull request itself, or no full commit id is given
*/
function pullRequestByHand(pull, head, event, repository) {
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
function movedText(number, newest, meant) {
	if (meant === newest) return null;
	return `expected the head of pull request ${number}, ${newest}, got ${meant}: the head moved, so nothing was run`;
}

// src/commands/event-of.ts
/**
* The event as far as a run needs to know it. A run that was started for a pull request by hand or
* by command learns from GitHub what the event does not tell.
*
* @throws UsageError when the pull request is not what the request says
* @throws UnmeasurableError when GitHub cannot be had
*/
async function eventOf({ name, payload }, given, actions) {
	const facts = eventFacts(name, payload);
	const number = given["pull-request"];
	if (number === void 0) return {
		facts,
		refusal: null
	};
	try {
		const pull = await (await gitHubForJob(actions, given, "patient")()).getPullRequest(number);
		const { owner, repository } = await actions.context();
		const byHand = pullRequestByHand(pull, given.head, facts, `${owner}/${repository}`);
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

// src/commands/live-for-job.ts
const messageLength$1 = 2e3;
/** Where a job shows how far it is; `null` when it is about no commit that somebody waits for. */
async function liveForJob(job) {
	const { actions, given, event, facts, print, host } = job;
	const headSha = facts.pullRequest?.headSha ?? facts.push?.after ?? null;
	if (headSha === null || (given["github-token"] ?? "") === "") return null;
	return createLiveStatus({
		headSha,
		headBefore: headBefore(event.payload),
		pullRequest: given.comment === "never" ? null : facts.pullRequest?.number ?? null,
		key: given.key ?? "default",
		mayCreate: given.comment === "always" || given["pull-request"] !== void 0,
		run: await actions.context(),
		github: gitHubForJob(actions, given, "brief"),
		login: commentAuthor(given),
		remember: (record) => actions.remember(JSON.stringify(record)),
		tell: (line) => print(`deadheat: ${plainLine(line, messageLength$1)}`),
		clock: host.clock
	});
}

// src/commands/compare-for-job.ts
const logWidth = 100;
const secondsBetweenLines = 30;
const messageLength = 2e3;
/**
* Finds out from the event what to compare, measures it, and tells the result where people look for
* it. The step fails on a regression beyond the limit, and when something could not be measured.
*
* @throws UsageError and UnmeasurableError as the comparison does
*/
async function compareForJob({ actions, environment, harnessPath, print }, given) {
	const event = await actions.event();
	const host = createHost();
	const workspace = environment["GITHUB_WORKSPACE"] ?? ".";
	const repository = await host.git.top(workspace);
	const known = await eventOf(event, given, actions);
	const facts = await factsOf(given, known.facts, repository, host);
	const resultsDirectory = absolute(given.results ?? "deadheat-results", workspace, host);
	const live = await liveForJob({
		actions,
		given,
		event,
		facts: facts.event,
		print,
		host
	});
	const log = linesOf(print, host);
	let cancelled = false;
	let toldCancelled = Promise.resolve();
	const stop = whenInterrupted((signal) => {
		cancelled = true;
		print(`deadheat: ${signal}: stopping; what was measured is kept`);
		host.processes.endAll();
		live?.interrupted();
		toldCancelled = live?.end("cancelled", null) ?? toldCancelled;
	});
	try {
		if (known.refusal !== null) {
			await live?.between();
			throw new UsageError(known.refusal);
		}
		const { result, samples } = await compare({
			selection: selectBase(facts),
			given,
			settingsOf: facts.event.pullRequest === null ? "disk" : "base",
			repository,
			origin: workspace,
			resultsDirectory,
			cacheDirectory: cacheDirectory(environment) ?? host.files.join(resultsDirectory, "cache"),
			zone: zoneOf(facts),
			harnessPath,
			seed: given.seed ?? drawSeed(),
			keep: false,
			cancelled: () => cancelled,
			onProgress: (progress) => {
				log(progress);
				live?.onProgress(progress);
			},
			between: async () => live?.between()
		}, host);
		await toldCancelled;
		printAll(renderTerminal(result, {
			width: logWidth,
			colours: false
		}), print);
		print(`deadheat: written: ${(await publishFiles({
			result,
			samples
		}, resultsDirectory, host)).join(", ")}`);
		await publish({
			result,
			resultPath: host.files.join(resultsDirectory, "result.json"),
			reportPath: host.files.join(resultsDirectory, "report.md"),
			pullRequest: cancelled ? null : facts.event.pullRequest,
			live: cancelled ? null : live,
			key: given.key ?? "default",
			comment: given.comment ?? "on-change",
			run: await actions.context(),
			actions,
			github: gitHubForJob(actions, given, "patient"),
			clock: host.clock
		});
		conclude(result, actions);
	} catch (error) {
		await toldCancelled;
		if (!cancelled) await live?.end(...endingOf(error));
		throw error;
	} finally {
		stop();
	}
}
/** How a run ended that threw, and what may be said of it. */
function endingOf(error) {
	return error instanceof UsageError || error instanceof UnmeasurableError ? ["refused", error.message] : ["died", null];
}
async function factsOf({ base, head }, event, repository, { git }) {
	const sha = repository === null ? null : await git.resolve(repository, "HEAD");
	return {
		event,
		checkedOut: repository === null || sha === null ? null : {
			sha,
			parents: await git.parents(repository, sha)
		},
		given: {
			base: base ?? null,
			head: head ?? null
		}
	};
}
function absolute(path, workspace, { files }) {
	return /^(?:\/|[a-z]:[\\/])/i.test(path) ? path : files.join(workspace, path);
}
/** Every line has a prefix, so that none can be a command to the runner. */
function linesOf(print, { clock }) {
	let live = liveAtStart;
	let lastSeconds = clock.monotonicSeconds();
	const say = (line) => print(`deadheat: ${plainLine(line, messageLength)}`);
	return (progress) => {
		live = liveAfter(live, progress);
		const note = noteOf(progress);
		if (note !== null) say(note);
		const seconds = clock.monotonicSeconds();
		if (live.phase !== "measuring" || seconds - lastSeconds < secondsBetweenLines) return;
		lastSeconds = seconds;
		for (const line of liveLines(live, logWidth).slice(0, 1)) say(line);
	};
}
function printAll(text, print) {
	for (const line of text.trimEnd().split("\n")) print(`  ${line}`);
}
function conclude(result, actions) {
	const code = exitCodeOf(result);
	if (code === exitCodes.regression) {
		const names = result.findings.flatMap(({ beyondLimit, benchmarkId }) => beyondLimit ? [benchmarkId] : []);
		const list = [...new Set(names)].join(", ");
		actions.fail(plainLine(`a regression beyond the limit: ${list}`, messageLength));
	} else if (code === exitCodes.unmeasurable) {
		const reason = result.failures[0]?.message ?? "no pair was measured";
		actions.fail(plainLine(`could not measure everything: ${reason}`, messageLength));
	}
}

export { compareForJob };