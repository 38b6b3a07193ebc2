import { UsageError } from "./model2.js";
import { literal, number, object } from "../packages/zod.js";
import { shaSchema, text } from "./model3.js";
import { withDefaults } from "./settings2.js";
import { conclusionWithoutResult } from "./settings5.js";
import { GitHubError, isRefusal } from "./host3.js";
import { concludeCheck, endingNews, endingsBefore, newestOf, ownCommentOf, ownComments, renderLiveComment, republish, runLink, settleRuns, updateCheckRun } from "./publish.js";
import { isNewer, liveAfter, liveAtStart, statusText } from "./render10.js";
import { readYaml } from "./host7.js";
import { settingsFromConfig } from "./settings8.js";

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
const pushSchema = object({
	before: shaSchema,
	after: shaSchema
});
const nameSchema = text(100);
function eventFacts(name, payload) {
	return {
		name: nameSchema.parse(name),
		pullRequest: pullRequestSchema.safeParse(payload).data ?? null,
		push: name === "push" ? pushSchema.safeParse(payload).data ?? null : null
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
	action: literal("created"),
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
			type: literal("User")
		})
	}),
	sender: object({ login: text(110) }),
	repository: object({ default_branch: text(300) })
});
function commentFacts(payload) {
	const validation = commentSchema.safeParse(payload);
	if (!validation.success) return null;
	const { issue, comment, repository, sender } = validation.data;
	if (sender.login !== comment.user.login) return null;
	return {
		pullRequest: issue.number,
		commentId: comment.id,
		body: comment.body,
		author: comment.user.login,
		defaultBranch: repository.default_branch
	};
}

// src/bot/settings-of-base.ts
const usual = "deadheat.yml";
async function settingsOfBase(sha, givenSettings, github) {
	if (sha === null) return givenSettings;
	const name = givenSettings.config ?? usual;
	const content = await github.readFile(name.replace(/^(?:\.\/)+/, ""), sha);
	if (content !== null) return {
		...settingsFromConfig(await readYaml(content, name), name),
		...givenSettings
	};
	if (givenSettings.config === void 0) return givenSettings;
	throw new UsageError(`expected a settings file "${name}" in the base ${sha.slice(0, 7)}, got none`);
}
async function endWithoutResult(sha, givenSettings, github) {
	try {
		return conclusionWithoutResult(await settingsOfBase(sha, givenSettings, await github()));
	} catch (error) {
		if (!(error instanceof GitHubError) && !(error instanceof UsageError)) throw error;
		return conclusionWithoutResult(givenSettings);
	}
}
async function fullPairsOf(pullRequest, given, loadGitHub) {
	try {
		const github = await loadGitHub();
		const { baseSha } = await github.getPullRequest(pullRequest);
		return withDefaults(await settingsOfBase(baseSha, given, github)).pairs;
	} catch (error) {
		if (!(error instanceof GitHubError) && !(error instanceof UsageError)) throw error;
		return withDefaults(given).pairs;
	}
}

// src/publish/sticky-comment.ts
const attempts = 5;
async function writeStickyComment(request, github) {
	const { key, pullRequest } = request.marker;
	return write({
		request,
		github,
		owner: {
			key,
			pullRequest,
			login: await github.login()
		},
		attemptsLeft: attempts
	});
}
async function write(attempt) {
	const { request, github, owner } = attempt;
	const comments = await ownComments(github, owner);
	const newest = newestOf(comments);
	if (newest !== void 0) return update(newest.comment.id, comments, attempt);
	if (!request.mayCreate) return {
		outcome: "not-wanted",
		url: null,
		id: null
	};
	return settle(await create(attempt, 0), attempt);
}
function tryAgain(attempt) {
	if (attempt.attemptsLeft === 0) throw new GitHubError("unreliable", "could not update the comment: it keeps changing");
	return write({
		...attempt,
		attemptsLeft: attempt.attemptsLeft - 1
	});
}
async function update(id, comments, attempt) {
	const { request } = attempt;
	const current = await readOwn(id, attempt);
	if (current === null) return tryAgain(attempt);
	if (isNewer(current.marker, request.marker)) return {
		outcome: "newer-is-there",
		url: current.comment.url,
		id
	};
	if (!await overwrite(current.comment, attempt)) return tryAgain(attempt);
	await request.pause();
	const after = await readOwn(id, attempt);
	if (after === null || isNewer(request.marker, after.marker)) return tryAgain(attempt);
	await removeOthers(id, comments, attempt);
	return {
		outcome: "updated",
		url: after.comment.url,
		id
	};
}
async function readOwn(id, { github, owner }) {
	const comment = await github.getComment(id);
	return comment === null ? null : ownCommentOf(comment, owner);
}
async function overwrite({ id, body }, { request, github }) {
	try {
		await shortEnough(request, (rung) => github.updateComment(id, request.bodyOf(rung, body)));
		return true;
	} catch (error) {
		if (error instanceof GitHubError && error.trouble === "not-found") return false;
		if (error instanceof GitHubError && !isRefusal(error)) return true;
		throw error;
	}
}
async function create(attempt, tries) {
	const { request, github, owner } = attempt;
	try {
		return await shortEnough(request, (rung) => github.createComment(owner.pullRequest, request.bodyOf(rung, "")));
	} catch (error) {
		if (!(error instanceof GitHubError) || isRefusal(error) || tries === attempts) throw error;
		await request.pause();
		const there = (await ownComments(github, owner)).find(({ marker }) => isSameRun(marker, request.marker));
		return there === void 0 ? create(attempt, tries + 1) : there.comment;
	}
}
async function settle(createdComment, attempt) {
	const { request, github } = attempt;
	const owner = {
		...attempt.owner,
		login: createdComment.authorLogin ?? attempt.owner.login
	};
	const comments = await readable(ownComments(github, owner));
	if (comments === null) return {
		outcome: "created",
		url: createdComment.url,
		id: createdComment.id
	};
	const otherComments = comments.filter(({ comment }) => comment.id !== createdComment.id);
	const newer = otherComments.find(({ marker }) => isNewer(marker, request.marker));
	const [lowest] = otherComments.filter(({ comment }) => comment.id < createdComment.id).toSorted((first, right) => first.comment.id - right.comment.id);
	if (newer !== void 0) {
		if (lowest !== void 0) await github.deleteComment(createdComment.id);
		return {
			outcome: "newer-is-there",
			url: newer.comment.url,
			id: newer.comment.id
		};
	}
	const mine = {
		comment: createdComment,
		marker: request.marker
	};
	if (lowest !== void 0) return update(lowest.comment.id, [...otherComments, mine], {
		...attempt,
		owner
	});
	await removeOthers(createdComment.id, otherComments, attempt);
	return {
		outcome: "created",
		url: createdComment.url,
		id: createdComment.id
	};
}
async function readable(reading) {
	try {
		return await reading;
	} catch (error) {
		if (error instanceof GitHubError) return null;
		throw error;
	}
}
async function removeOthers(id, comments, { request, github }) {
	const outdatedComments = comments.filter(({ comment, marker }) => comment.id !== id && !isNewer(marker, request.marker));
	for (const { comment } of outdatedComments) await github.deleteComment(comment.id);
}
async function shortEnough({ rungs }, send) {
	for (let rung = 0;; rung += 1) try {
		return await send(rung);
	} catch (error) {
		if (!(error instanceof GitHubError && error.trouble === "too-long") || rung >= rungs) throw error;
	}
}
function isSameRun(marker, right) {
	return marker.runId === right.runId && marker.attempt === right.attempt;
}

// src/publish/live/live-status.ts
const secondsBetweenUpdates = 30;
const mostTroubles = 2;
const secondsAfterTroubles = 300;
const longestTitle = 1e3;
const pauseSeconds = 3;
function createLiveStatus(request) {
	const { clock, run, headSha, headBefore, pullRequest, key, login } = request;
	const runUrl = runLink(run);
	const { runId, attempt } = run;
	const place = {
		key,
		headSha,
		runId,
		attempt,
		runUrl
	};
	const marker = {
		key,
		pullRequest: pullRequest ?? 0,
		runId,
		attempt,
		head: headSha.slice(0, 7)
	};
	let record = recordAtStart(request);
	let live = liveAtStart;
	let isOpened = false;
	let toldSeconds = clock.monotonicSeconds();
	let toldText = "";
	let troubles = 0;
	let underWay = Promise.resolve();
	const remember = (changes) => {
		record = {
			...record,
			...changes
		};
		request.remember(record);
	};
	const ask = async (work) => {
		try {
			await work(await request.github());
			troubles = 0;
			return true;
		} catch (error) {
			if (!(error instanceof GitHubError)) throw error;
			troubles += 1;
			request.tell(`could not post progress: ${error.message}`);
			return false;
		}
	};
	const pause = () => clock.sleep(pauseSeconds);
	const concludeBy = async (news, github, attempts) => {
		const { check } = record;
		const ended = await concludeCheck({
			check,
			place,
			news,
			pause,
			attempts
		}, github);
		remember({ check: ended.check });
		return ended.outcome;
	};
	const bodyOf = (status, reason, present) => renderLiveComment({
		marker,
		headSha,
		status,
		reason,
		run: runUrl
	}, present);
	const tellCheck = () => ask(async (github) => {
		remember({ check: await updateCheckRun(record.check, place, newsOf(live, runUrl), github) });
	});
	const createComment = (status, reason, { mayCreate }) => ask(async (github) => {
		if (pullRequest === null) return;
		const { outcome, id } = await writeStickyComment({
			marker,
			bodyOf: (rung, present) => bodyOf(status, reason, rung === 0 ? present : ""),
			rungs: 1,
			mayCreate,
			pause
		}, github);
		if (outcome !== "newer-is-there") remember({ commentId: id });
	});
	const tellComment = async (status, reason) => {
		const { commentId: id } = record;
		if (id === null) return true;
		return ask(async (github) => {
			if (!await republish({
				id,
				marker,
				login
			}, (text) => bodyOf(status, reason, text), github)) remember({ commentId: null });
		});
	};
	const open = async () => {
		isOpened = true;
		remember({});
		await tellCheck();
		await createComment(live, null, request);
		await ask(async (github) => {
			const headShas = headBefore === null ? [headSha] : [headSha, headBefore];
			const endingOf = endingsBefore({
				...run,
				key
			}, github);
			await settleRuns({
				...request,
				keys: [key],
				headShas,
				endingOf
			}, github);
		});
	};
	const send = async () => {
		if (!isOpened) return open();
		await tellCheck();
		await tellComment(live, null);
	};
	const update = () => {
		const text = statusText(live);
		if (text === toldText || record.ended) return;
		toldText = text;
		toldSeconds = clock.monotonicSeconds();
		underWay = underWay.then(send);
	};
	const isDue = () => {
		const seconds = troubles >= mostTroubles ? secondsAfterTroubles : secondsBetweenUpdates;
		return !isOpened || clock.monotonicSeconds() - toldSeconds >= seconds;
	};
	return {
		onProgress: (progress) => {
			live = liveAfter(live, progress);
			if (!(live.phase === "measuring" || live.phase === "piloting") && isDue()) update();
		},
		between: async () => {
			if (isDue()) update();
			await underWay;
		},
		interrupt: () => remember({ cancelled: true }),
		end: async (outcome, reason) => {
			await underWay;
			if (!isOpened) return;
			const inCheck = await ask(async (github) => {
				await concludeBy(endingNews(outcome, request), github, 1);
			});
			const inComment = record.commentId === null ? await createComment(outcome, reason, { mayCreate: true }) : await tellComment(outcome, reason);
			if (inCheck && inComment) remember({ ended: true });
		},
		conclude: async (news, github) => {
			await underWay;
			try {
				remember({ result: {
					conclusion: news.status,
					title: news.title.slice(0, longestTitle)
				} });
				const outcome = await concludeBy(news, await github());
				remember({ ended: true });
				return outcome;
			} catch (error) {
				remember({ alarmed: true });
				throw error;
			}
		}
	};
}
function recordAtStart({ key, headSha, pullRequest, login, run, withoutResult }) {
	return {
		key,
		headSha,
		pullRequest,
		runId: run.runId,
		attempt: run.attempt,
		check: { kind: "unknown" },
		result: null,
		withoutResult,
		commentId: null,
		cancelled: false,
		ended: false,
		alarmed: false,
		login
	};
}
function newsOf(live, runUrl) {
	const title = statusText(live);
	return {
		status: live.phase === "queued" || live.phase === "preparing" ? "queued" : "in_progress",
		title,
		summary: `${title}\n\n[Run](${runUrl})`
	};
}

export { commentFacts, createLiveStatus, endWithoutResult, eventFacts, formFacts, fullPairsOf, headBefore, settingsOfBase, startFacts, writeStickyComment };