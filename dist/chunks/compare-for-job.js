import { number, object } from "./zod.js";
import { compare, createHost, drawSeed, fitted, isNewer, ladder, liveAfter, liveAtStart, liveLines, noLinks, noteOf, pageOf, parseHistory, parseMarker, publishFiles, sectionsText, selectBase, whenInterrupted } from "./progress-note.js";
import { cacheDirectory } from "./cache-directory.js";
import { shaSchema, text } from "./settings.js";
import { GitHubError, isRefusal } from "./github-types.js";
import { exitCodeOf, isQuiet, renderTerminal, rowsOf, rowsWith, stateOf } from "./exit-code-of.js";
import { plainLine } from "./escape.js";
import { exitCodes } from "./command.js";

// src/plan/event-facts.ts
const pullRequestSchema = object({ pull_request: object({
	number: number().int().positive(),
	head: object({ sha: shaSchema }),
	base: object({
		sha: shaSchema,
		ref: text(300)
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
			baseBranch: pullRequest.data.pull_request.base.ref
		} : null,
		push: name === "push" && push.success ? push.data : null
	};
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

// src/publish/links-of.ts
/** Addresses of the run and of both commits. */
function linksOf({ result, run }) {
	const { base, head } = result.plan.revisions;
	const repository = `${run.serverUrl}/${run.owner}/${run.repository}`;
	return {
		run: `${repository}/actions/runs/${run.runId}${attemptOf(run)}`,
		report: null,
		commits: {
			base: commitLink(repository, base),
			head: commitLink(repository, head)
		}
	};
}
function attemptOf({ attempt }) {
	return attempt > 1 ? `/attempts/${attempt}` : "";
}
function commitLink(repository, { sha }) {
	return sha === null ? null : `${repository}/commit/${sha}`;
}

// src/publish/own-comments.ts
/**
* The comment as one of ours, or `null`: it has to come from our account and to begin with our
* marker, for anybody can write the marker, and our account writes for other workflows too.
*/
function ownCommentOf(comment, owner) {
	if (comment.authorLogin !== owner.login) return null;
	const marker = parseMarker(comment.body);
	if (marker === null) return null;
	const { key, pullRequest } = owner;
	return marker.key === key && marker.pullRequest === pullRequest ? {
		comment,
		marker
	} : null;
}
/** All comments of ours, oldest first. */
async function ownComments(github, owner) {
	return (await github.listComments(owner.pullRequest)).flatMap((comment) => ownCommentOf(comment, owner) ?? []);
}
/** The one that says the newest; of equals the one written last. */
function newestOf(own) {
	return own.reduce((newest, each) => newest === void 0 || !isNewer(newest.marker, each.marker) ? each : newest, void 0);
}

// src/publish/sticky-comment.ts
const attempts = 5;
/**
* Updates our comment, or creates it. Other runs may do the same at the same time, replies may get
* lost and people may delete comments; in the end there is one comment of ours, which says what the
* newest run found, and nobody else's comment has been touched.
*
* @throws GitHubError when GitHub cannot be had or does not allow it
*/
async function writeSticky(request, github) {
	const { key, pullRequest } = request.marker;
	return write({
		request,
		github,
		owner: {
			key,
			pullRequest,
			login: await github.login()
		},
		left: attempts
	});
}
async function write(attempt) {
	const { request, github, owner } = attempt;
	const own = await ownComments(github, owner);
	const newest = newestOf(own);
	if (newest !== void 0) return update(newest.comment.id, own, attempt);
	if (!request.mayCreate) return {
		outcome: "not-wanted",
		url: null
	};
	return settle(await create(attempt, 0), attempt);
}
/** Begins anew after the comments changed under our hands. */
function again(attempt) {
	if (attempt.left === 0) throw new GitHubError("unreliable", "could not update the comment: it changes all the time");
	return write({
		...attempt,
		left: attempt.left - 1
	});
}
async function update(id, own, attempt) {
	const { request } = attempt;
	const current = await readOwn(id, attempt);
	if (current === null) return again(attempt);
	if (isNewer(current.marker, request.marker)) return {
		outcome: "newer-is-there",
		url: current.comment.url
	};
	if (!await overwrite(current.comment, attempt)) return again(attempt);
	await request.pause();
	const after = await readOwn(id, attempt);
	if (after === null || isNewer(request.marker, after.marker)) return again(attempt);
	await removeOthers(id, own, attempt);
	return {
		outcome: "updated",
		url: after.comment.url
	};
}
async function readOwn(id, { github, owner }) {
	const comment = await github.getComment(id);
	return comment === null ? null : ownCommentOf(comment, owner);
}
/** @returns whether the comment was still there */
async function overwrite({ id, body }, { request, github }) {
	const history = parseHistory(body);
	try {
		await shortEnough(request, (rung) => github.updateComment(id, request.bodyOf(history, rung)));
		return true;
	} catch (error) {
		if (error instanceof GitHubError && error.trouble === "not-found") return false;
		if (error instanceof GitHubError && !isRefusal(error)) return true;
		throw error;
	}
}
/** Creates the comment; after a lost reply it looks before it writes again. */
async function create(attempt, tries) {
	const { request, github, owner } = attempt;
	try {
		return await shortEnough(request, (rung) => github.createComment(owner.pullRequest, request.bodyOf([], rung)));
	} catch (error) {
		if (!(error instanceof GitHubError) || isRefusal(error) || tries === attempts) throw error;
		await request.pause();
		const there = (await ownComments(github, owner)).find(({ marker }) => isSameRun(marker, request.marker));
		return there === void 0 ? create(attempt, tries + 1) : there.comment;
	}
}
/**
* After a creation: of several comments the one with the lowest number stays, for every run sees the
* same one there, and it gets the newest text.
*/
async function settle(created, attempt) {
	const { request, github } = attempt;
	const owner = {
		...attempt.owner,
		login: created.authorLogin ?? attempt.owner.login
	};
	const own = await readable(ownComments(github, owner));
	if (own === null) return {
		outcome: "created",
		url: created.url
	};
	const others = own.filter(({ comment }) => comment.id !== created.id);
	const newer = others.find(({ marker }) => isNewer(marker, request.marker));
	const [lowest] = others.filter(({ comment }) => comment.id < created.id).toSorted((one, other) => one.comment.id - other.comment.id);
	if (newer !== void 0) {
		if (lowest !== void 0) await github.deleteComment(created.id);
		return {
			outcome: "newer-is-there",
			url: newer.comment.url
		};
	}
	const mine = {
		comment: created,
		marker: request.marker
	};
	if (lowest !== void 0) return update(lowest.comment.id, [...others, mine], {
		...attempt,
		owner
	});
	await removeOthers(created.id, others, attempt);
	return {
		outcome: "created",
		url: created.url
	};
}
/** The comment is written; whether there is a second one, the next run will see too. */
async function readable(reading) {
	try {
		return await reading;
	} catch (error) {
		if (error instanceof GitHubError) return null;
		throw error;
	}
}
async function removeOthers(id, own, { request, github }) {
	const outdated = own.filter(({ comment, marker }) => comment.id !== id && !isNewer(marker, request.marker));
	for (const { comment } of outdated) await github.deleteComment(comment.id);
}
/** Goes down the size ladder while the text is refused as too long. */
async function shortEnough({ rungs }, send) {
	for (let rung = 0;; rung += 1) try {
		return await send(rung);
	} catch (error) {
		if (!(error instanceof GitHubError && error.trouble === "too-long") || rung >= rungs) throw error;
	}
}
function isSameRun(one, other) {
	return one.runId === other.runId && one.attempt === other.attempt;
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
		return published;
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
	outputs
];
/** Publishes a result at every place, one after the other. */
async function publish(publication) {
	let published = { commentUrl: null };
	for (const place of places) published = await place(publication, published);
	return published;
}

// src/commands/compare-for-job.ts
const logWidth = 100;
const secondsBetweenLines = 30;
const messageLength = 2e3;
const longestWaitSeconds = 120;
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
	const facts = await factsOf(given, event, repository, host);
	const resultsDirectory = absolute(given.results ?? "deadheat-results", workspace, host);
	let cancelled = false;
	const stop = whenInterrupted((signal) => {
		cancelled = true;
		print(`deadheat: ${signal}: stopping; what was measured is kept`);
		host.processes.endAll();
	});
	try {
		const { result, samples } = await compare({
			selection: selectBase(facts),
			given,
			settingsOf: facts.event.pullRequest === null ? "disk" : "base",
			repository,
			origin: workspace,
			resultsDirectory,
			cacheDirectory: cacheDirectory(environment) ?? host.files.join(resultsDirectory, "cache"),
			harnessPath,
			seed: given.seed ?? drawSeed(),
			keep: false,
			cancelled: () => cancelled,
			onProgress: linesOf(print, host)
		}, host);
		printAll(renderTerminal(result, {
			width: logWidth,
			colours: false
		}), print);
		print(`deadheat: written: ${(await publishFiles({
			result,
			samples
		}, resultsDirectory, host)).join(", ")}`);
		const context = await actions.context();
		await publish({
			result,
			resultPath: host.files.join(resultsDirectory, "result.json"),
			reportPath: host.files.join(resultsDirectory, "report.md"),
			pullRequest: facts.event.pullRequest,
			key: given.key ?? "default",
			comment: given.comment ?? "on-change",
			run: context,
			actions,
			github: async () => {
				const { createGitHub } = await import("./github2.js");
				return createGitHub({
					...context,
					token: given["github-token"] ?? "",
					login: given["comment-author"] ?? "github-actions[bot]",
					longestWaitSeconds,
					pauseSeconds: 1
				});
			},
			clock: host.clock
		});
		conclude(result, actions);
	} finally {
		stop();
	}
}
async function factsOf({ base, head }, { name, payload }, repository, { git }) {
	const sha = repository === null ? null : await git.resolve(repository, "HEAD");
	const checkedOut = repository === null || sha === null ? null : {
		sha,
		parents: await git.parents(repository, sha)
	};
	const given = {
		base: base ?? null,
		head: head ?? null
	};
	return {
		event: eventFacts(name, payload),
		checkedOut,
		given
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