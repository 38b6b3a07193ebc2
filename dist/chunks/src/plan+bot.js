import { UsageError } from "./model2.js";
import { literal, number, object } from "../packages/zod.js";
import { shaSchema, text } from "./model4.js";
import { withDefaults } from "./settings2.js";
import { GitHubError } from "./host3.js";
import { concludeCheck, endingNews, endingsBefore, renderLiveComment, republish, runLink, settleRuns, writeCheck, writeStickyComment } from "./publish.js";
import { liveAfter, liveAtStart, markerOf, statusText } from "./render3.js";
import { conclusionWithoutResult } from "./settings4.js";
import { readYaml, settingsFromConfig } from "./host8.js";

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
const usualName = "deadheat.yml";
async function settingsOfBase(sha, givenSettings, github) {
	if (sha === null) return givenSettings;
	const name = givenSettings.config ?? usualName;
	const content = await github.readFile(name.replace(/^(?:\.\/)+/, ""), sha);
	if (content !== null) return {
		...settingsFromConfig(await readYaml(content, name), name),
		...givenSettings
	};
	if (givenSettings.config === void 0) return givenSettings;
	throw new UsageError(`expected a settings file "${name}" in the base ${sha.slice(0, 7)}, got none`);
}
async function endWithoutResult(sha, givenSettings, github) {
	return conclusionWithoutResult(await settingsIfReadable(givenSettings, async () => settingsOfBase(sha, givenSettings, await github())));
}
async function settingsIfReadable(givenSettings, read) {
	try {
		return await read();
	} catch (error) {
		if (!(error instanceof GitHubError) && !(error instanceof UsageError)) throw error;
		return givenSettings;
	}
}
async function fullPairsOf(pullRequest, givenSettings, loadGitHub) {
	const settings = await settingsIfReadable(givenSettings, async () => {
		const github = await loadGitHub();
		const { baseSha } = await github.getPullRequest(pullRequest);
		return settingsOfBase(baseSha, givenSettings, github);
	});
	return withDefaults(settings).pairs;
}

// src/publish/live/live-status.ts
const secondsBetweenUpdates = 30;
const mostTroubles = 2;
const secondsAfterTroubles = 300;
const longestTitle = 1e3;
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
	const marker = markerOf({
		...place,
		pullRequest: pullRequest ?? 0
	});
	let record = recordAtStart(request);
	let live = liveAtStart;
	let isOpened = false;
	let lastUpdateSeconds = clock.monotonicSeconds();
	let lastUpdateText = "";
	let troubles = 0;
	let pendingUpdates = Promise.resolve();
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
	const pause = () => clock.sleep(3);
	const concludeBy = async (news, github, attempts) => {
		const { check } = record;
		const concludedCheck = await concludeCheck({
			check,
			place,
			news
		}, {
			pause,
			attempts
		}, github);
		remember({ check: concludedCheck.check });
		return concludedCheck.outcome;
	};
	const bodyOf = (status, reason, present) => renderLiveComment({
		marker,
		headSha,
		status,
		reason,
		run: runUrl
	}, present);
	const tellCheck = () => ask(async (github) => {
		const news = newsOf(live, runUrl);
		remember({ check: await writeCheck({
			check: record.check,
			place,
			news
		}, github) });
	});
	const createComment = (status, reason, { mayCreate }) => ask(async (github) => {
		if (pullRequest === null) return;
		const { outcome, id } = await writeStickyComment({
			marker,
			bodyOf: (rung, present) => bodyOf(status, reason, rung === 0 ? present : ""),
			rungs: 1,
			mayCreate,
			clock
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
		await createComment(live, null, request);
	};
	const send = async () => {
		if (!isOpened) return open();
		await tellCheck();
		await tellComment(live, null);
	};
	const update = () => {
		const text = statusText(live);
		if (text === lastUpdateText || record.ended) return;
		lastUpdateText = text;
		lastUpdateSeconds = clock.monotonicSeconds();
		pendingUpdates = pendingUpdates.then(send);
	};
	const isDue = () => {
		const seconds = troubles >= mostTroubles ? secondsAfterTroubles : secondsBetweenUpdates;
		return !isOpened || clock.monotonicSeconds() - lastUpdateSeconds >= seconds;
	};
	return {
		onProgress: (progress) => {
			live = liveAfter(live, progress);
			if (!(live.phase === "measuring" || live.phase === "piloting") && isDue()) update();
		},
		between: async () => {
			if (isDue()) update();
			await pendingUpdates;
		},
		interrupt: () => remember({ cancelled: true }),
		end: async (outcome, reason) => {
			await pendingUpdates;
			if (!isOpened) return;
			const inCheck = await ask(async (github) => {
				await concludeBy(endingNews(outcome, request), github, 1);
			});
			const inComment = record.commentId === null ? await createComment(outcome, reason, { mayCreate: true }) : await tellComment(outcome, reason);
			if (inCheck && inComment) remember({ ended: true });
		},
		conclude: async (news, github) => {
			await pendingUpdates;
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
function recordAtStart(request) {
	const { key, headSha, pullRequest, login, run, withoutResult } = request;
	return {
		key,
		headSha,
		pullRequest,
		runId: run.runId,
		attempt: run.attempt,
		check: "unknown",
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

export { commentFacts, createLiveStatus, endWithoutResult, eventFacts, formFacts, fullPairsOf, headBefore, settingsOfBase, startFacts };