import { withDefaults } from "./settings2.js";
import { codeOf, fenceLines, plainLine } from "./render2.js";
import { acceptanceFor, acceptanceSchema } from "./model23.js";
import { GitHubError, isRefusal } from "./host11.js";
import { joinTexts, linkText } from "./render4.js";
import { acceptHint, acceptedLines, acceptedText, belowMark, dataIn, dataLine, endingStep, isNewer, liveAfter, liveAtStart, markerLine, markerOf, parseMarker, parseRegressions, statusText } from "./render5.js";

// src/publish/checks/hint-of.ts
const permissionAdvice = {
	comment: "give the job \"pull-requests: write\" (a pull request from a fork never has it)",
	check: "give the job \"checks: write\" (a pull request from a fork never has it)"
};
function writeHintOf({ trouble }, what) {
	switch (trouble) {
		case "not-permitted": return permissionAdvice[what];
		case "no-credentials": return "GitHub does not know the token in \"github-token\", or it has expired: remove the input, or renew the token";
		case "locked": return "the conversation is locked: unlock it, or set \"comment: never\"";
		case "archived": return "the repository is archived, so it is read-only";
		case "not-found": return what === "comment" ? "the pull request is gone, or the token may not see it: give the job \"pull-requests: write\"" : "the commit is gone, or the token may not see it: give the job \"checks: write\"";
		case "limited": return "the rate limit of the token is used up: run again later, or let fewer jobs write";
		case "too-long":
		case "invalid":
		case "unreliable": return null;
	}
}
function mayPassLater({ trouble }) {
	return trouble === "limited" || trouble === "unreliable" || trouble === "no-credentials";
}
async function writeCarefully(what, { warn }, write) {
	try {
		return await write();
	} catch (error) {
		if (!(error instanceof GitHubError)) throw error;
		const hint = writeHintOf(error, what);
		const cure = hint === null ? "" : `; ${hint}`;
		warn(`${error.message}${cure}; the result is in the job summary`);
		return error;
	}
}
async function writeLocally({ warn }, write) {
	try {
		await write();
		return true;
	} catch (error) {
		warn(`could not write outputs and summary of the step: ${error instanceof Error ? error.message : String(error)}; make room there`);
		return false;
	}
}

// src/publish/run-link.ts
function pagesOf({ serverUrl, owner, repository }) {
	return `${serverUrl}/${owner}/${repository}`;
}
function runLink(run) {
	const attemptPath = run.attempt > 1 ? `/attempts/${run.attempt}` : "";
	return `${pagesOf(run)}/actions/runs/${run.runId}${attemptPath}`;
}

// src/publish/checks/known-checks.ts
const shape$1 = /^deadheat run=(\d{1,15}) attempt=(\d{1,9})$/;
function checkName(key) {
	return key === "default" ? "deadheat" : `deadheat (${key})`;
}
function externalIdOf({ runId, attempt }) {
	return `deadheat run=${runId} attempt=${attempt}`;
}
async function knownChecks({ headSha, key }, github) {
	try {
		return (await github.listChecks(headSha, checkName(key))).flatMap(({ id, open, externalId }) => {
			const [, runId, attempt] = shape$1.exec(externalId) ?? [];
			return runId === void 0 ? [] : {
				id,
				open,
				runId: Number(runId),
				attempt: Number(attempt)
			};
		});
	} catch (error) {
		if (isDenied(error) || error instanceof GitHubError && error.trouble === "invalid") return [];
		throw error;
	}
}
function checkOf(checks, { runId, attempt }) {
	const ownChecks = checks.filter((each) => each.runId === runId).toSorted((first, second) => first.id - second.id);
	return ownChecks.find((each) => each.attempt === attempt) ?? ownChecks.find(({ open }) => open);
}
function hasNewer(checks, place) {
	return checks.some((each) => isNewer(each, place));
}
async function ifReadable(answer) {
	try {
		return await answer;
	} catch (error) {
		if (error instanceof GitHubError) return null;
		throw error;
	}
}
function isDenied(error) {
	return error instanceof GitHubError && (error.trouble === "not-permitted" || error.trouble === "not-found");
}

// src/render/comment/above-result.ts
const aboveMark = "<!-- deadheat:above -->";
const beforeMark = "<!-- deadheat:before -->";
const reasonLength$1 = 2e3;
const longest = 65e3;
function renderAbove(news, body) {
	const above = `${[`${markerLine(news.marker)}\n${aboveMark}`, ...linesOf(news)].join("\n\n")}\n`;
	const before = earlierPart(news, body);
	return before === "" || above.length + before.length > longest ? above : `${above}\n${before}`;
}
function isAboveResult(body) {
	return parseMarker(body) !== null && /^\S.*\r?\n<!-- deadheat:above -->\r?\n/.test(body);
}
function linesOf({ marker, ending, reason, run }) {
	const head = codeOf(marker.head);
	if (ending === null) return [`**${head} is measured by ${linkText("this run", run)}**: its check says how far it is.`];
	return [
		`### ⚫ Performance: ${statusText(ending)}`,
		...reason === null ? [] : [fenceLines([`deadheat: ${plainLine(reason, reasonLength$1)}`])],
		endingStep(ending),
		`<sub>commit ${head} · ${linkText("Run", run)}</sub>`
	];
}
function earlierPart({ marker }, body) {
	const earlierMarker = parseMarker(body);
	if (earlierMarker === null) return "";
	if (isAboveResult(body)) {
		const from = body.indexOf(`\n${beforeMark}\n`);
		return from < 0 ? "" : body.slice(from + 1);
	}
	const result = body.slice(body.indexOf("\n") + 1);
	const note = `> [!NOTE]\n> These are results from ${earlierMarker.head === marker.head ? "an earlier run of this commit" : "an earlier commit"}, ${codeOf(earlierMarker.head)}.`;
	return `${beforeMark}\n${note}\n\n${result}`;
}

// src/render/comment/accepted-comment.ts
function acceptedComment(body, acceptances) {
	const marker = parseMarker(body);
	const report = parseRegressions(body);
	const from = body.indexOf(`\n${belowMark}\n`);
	if (isAboveResult(body) || marker === null || report === null || from < 0) return null;
	const { texts, conclusion, otherwise } = report;
	const beyond = report.regressions.filter(({ beyondLimit }) => beyondLimit);
	const applied = beyond.map((regression) => ({
		...regression,
		...acceptanceFor(regression, acceptances)
	}));
	const accepted = applied.flatMap(({ acceptance, holds = false, ...regression }) => acceptance === void 0 ? [] : [{
		...regression,
		acceptance,
		holds
	}]);
	const open = applied.filter(({ holds }) => holds !== true);
	const isOver = beyond.length > 0 && open.length === 0;
	const before = isOver ? "regression accepted, " : "";
	return {
		body: `${joinTexts([
			`${markerLine(marker)}\n### ${isOver ? "🟠" : "🔴"} Performance: ${before}${texts.heading}`,
			texts.notes,
			`${texts.finding} ${open.length === beyond.length ? texts.check : checkText(open, report, marker)}`,
			acceptedLines(accepted),
			body.slice(from + 1, body.trimEnd().lastIndexOf("\n")).trim(),
			body.trimEnd().split("\n").at(-1) ?? ""
		])}\n`,
		conclusion: isOver ? otherwise : conclusion,
		title: `${before}${texts.title}`
	};
}
function checkText(open, { texts }, place) {
	const [worst] = open;
	if (worst === void 0) return texts.otherwise;
	const above = texts.check.split("\n\n").slice(0, -1).join("\n\n");
	const rest = open.at(-1)?.name === "*" ? " Some of what is beyond the limit had no room in this comment: only everything can be accepted." : "";
	const isOnly = open.every(({ name }) => name === worst.name);
	return `${above}\n\n**What to do**: look at the change; or accept it, ${acceptHint({
		name: worst.name,
		isOnly
	}, place)}.${rest}`;
}
const reasonLength = 500;
function acceptanceReply(place, acceptance) {
	const { by, name, bounds, reason } = acceptance;
	return `${[
		dataLine(dataName(place), acceptance),
		`${codeOf(by)} accepts ${acceptedText(name, bounds)}: ${codeOf(reason, reasonLength)}`,
		"This holds for this pull request until the whole interval is beyond that bound. To withdraw it, delete this comment."
	].join("\n\n")}\n`;
}
function parseAcceptance(body, place) {
	const first = body.split(/\r?\n/, 1)[0] ?? "";
	return acceptanceSchema.safeParse(dataIn(dataName(place), first)).data ?? null;
}
function isAcceptanceReply(body) {
	return body.startsWith("<!-- deadheat:accepted ");
}
function dataName({ key, pullRequest }) {
	return `accepted key=${key} pr=${pullRequest}`;
}

// src/publish/own-comments.ts
function ownCommentOf(comment, { key, pullRequest, login }) {
	const marker = comment.authorLogin === login ? parseMarker(comment.body) : null;
	return marker?.pullRequest === pullRequest && (key === null || marker.key === key) ? {
		comment,
		marker
	} : null;
}
async function ownComments(github, owner) {
	return (await github.listComments(owner.pullRequest)).flatMap((comment) => ownCommentOf(comment, owner) ?? []);
}
function newestOf(comments) {
	return comments.reduce((newest, each) => newest === void 0 || !isNewer(newest.marker, each.marker) ? each : newest, void 0);
}
async function acceptancesOn(github, owner, exceptId = 0) {
	return (await github.listComments(owner.pullRequest)).filter(({ id, authorLogin }) => id !== exceptId && authorLogin === owner.login).flatMap(({ body }) => parseAcceptance(body, owner) ?? []);
}

// src/publish/sticky-comment.ts
const attempts = 5;
const pauseSeconds = 3;
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
	await request.clock.sleep(3);
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
		await request.clock.sleep(3);
		const { runId, attempt: ownAttempt } = request.marker;
		const writtenComment = (await ownComments(github, owner)).find(({ marker }) => marker.runId === runId && marker.attempt === ownAttempt);
		return writtenComment === void 0 ? create(attempt, tries + 1) : writtenComment.comment;
	}
}
async function settle(createdComment, attempt) {
	const { request, github } = attempt;
	const owner = {
		...attempt.owner,
		login: createdComment.authorLogin ?? attempt.owner.login
	};
	const comments = await ifReadable(ownComments(github, owner));
	if (comments === null) return {
		outcome: "created",
		url: createdComment.url,
		id: createdComment.id
	};
	const otherComments = comments.filter(({ comment }) => comment.id !== createdComment.id);
	const newer = otherComments.find(({ marker }) => isNewer(marker, request.marker));
	const [lowest] = otherComments.filter(({ comment }) => comment.id < createdComment.id).toSorted((first, second) => first.comment.id - second.comment.id);
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

// src/publish/checks/conclude-check.ts
async function writeCheck({ check, place, news }, github) {
	if (check === "denied") return check;
	const state = checkStateOf(place, news);
	const externalId = externalIdOf(place);
	const checks = check === "unknown" ? await knownChecks(place, github) : [];
	const id = check === "unknown" ? checkOf(checks, place)?.id : check;
	if (id !== void 0) {
		await github.updateCheck(id, {
			...state,
			externalId
		});
		return id;
	}
	if (hasNewer(checks, place)) return "unknown";
	try {
		const { key, headSha } = place;
		return await github.createCheck({
			name: checkName(key),
			headSha,
			externalId,
			state
		});
	} catch (error) {
		if (isDenied(error)) return "denied";
		throw error;
	}
}
async function concludeAgain(place, news, github) {
	const checks = await knownChecks(place, github);
	if (hasNewer(checks, place)) return;
	const ownCheck = checkOf(checks, place);
	if (ownCheck !== void 0) await github.updateCheck(ownCheck.id, checkStateOf(place, news));
}
const usualAttempts = 5;
async function concludeCheck(wish, { pause, attempts = usualAttempts }, github) {
	let { check } = wish;
	for (let tries = 1;; tries += 1) try {
		check = await writeCheck({
			...wish,
			check
		}, github);
		return {
			outcome: await settleCheck(check, wish.place, github),
			check
		};
	} catch (error) {
		if (!(error instanceof GitHubError) || isRefusal(error) || tries === attempts) throw error;
		check = "unknown";
		await pause();
	}
}
async function settleCheck(check, place, github) {
	if (check === "denied") return check;
	if (check === "unknown") return "superseded";
	const checks = await ifReadable(knownChecks(place, github)) ?? [];
	const isBeaten = hasNewer(checks, place);
	const checksInTheWay = checks.filter((each) => each.id !== check && (!isNewer(place, each) || each.id > check));
	for (const id of isBeaten ? [check] : checksInTheWay.map((each) => each.id)) {
		const state = checkStateOf(place, {
			status: "neutral",
			title: "replaced by a newer run",
			summary: `A newer run replaced this one: the check \`${checkName(place.key)}\` has its result.`
		});
		await github.updateCheck(id, {
			...state,
			name: displacedName(place.key)
		});
	}
	return isBeaten ? "superseded" : "told";
}
function displacedName(key) {
	return key === "default" ? "deadheat (out of date)" : `deadheat (${key}, out of date)`;
}
function checkStateOf({ runUrl }, { status, title, summary }) {
	const isOpen = status === "queued" || status === "in_progress";
	return {
		status: isOpen ? status : "completed",
		conclusion: isOpen ? null : status,
		text: {
			title,
			summary
		},
		detailsUrl: runUrl
	};
}

// src/render/comment/started-reply.ts
const shape = /^<!-- deadheat:started key=([A-Za-z0-9._-]{1,50}) run=(\d{1,15}) head=([0-9a-f]{40}) -->\r?\n/;
function startedReply({ key, runId, headSha }, runUrl) {
	const marker = `<!-- deadheat:started key=${key} run=${runId} head=${headSha} -->`;
	const head = codeOf(headSha.slice(0, 7));
	return `${marker}\n\nStarted ${linkText("a run", runUrl)} for ${head}; its check says how far it is.\n`;
}
function parseStarted(body) {
	const [, key, runId, headSha] = shape.exec(body) ?? [];
	return key === void 0 || headSha === void 0 ? null : {
		key,
		runId: Number(runId),
		headSha
	};
}

// src/publish/live/settle-runs.ts
async function settleRuns(request, github) {
	const { pullRequest, login, headShas, run, withoutResult, endingOf } = request;
	const bodies = (pullRequest === null ? [] : await github.listComments(pullRequest)).flatMap(({ authorLogin, body }) => authorLogin === login ? [body] : []);
	const commentKeys = bodies.flatMap((body) => parseMarker(body)?.key ?? []);
	const started = bodies.flatMap((body) => parseStarted(body) ?? []);
	const places = new Map([...headShas.flatMap((headSha) => [...request.keys, ...commentKeys].map((key) => ({
		headSha,
		key
	}))), ...started.slice(-10).map(({ headSha, key }) => ({
		headSha,
		key
	}))].map((place) => [`${place.headSha} ${place.key}`, place]));
	const runningRuns = [];
	for (const place of places.values()) for (const { id, open, runId, attempt } of await knownChecks(place, github)) {
		if (!open) continue;
		const keyedRun = {
			key: place.key,
			runId,
			attempt
		};
		const ending = await endingOf(keyedRun);
		if (ending === null) {
			runningRuns.push(keyedRun);
			continue;
		}
		const runUrl = runLink({
			...run,
			runId,
			attempt
		});
		await github.updateCheck(id, checkStateOf({ runUrl }, endingNews(ending, { withoutResult })));
	}
	return runningRuns;
}
function endingsBefore(run, github) {
	const ask = endingsOnGitHub(github);
	return async (each) => {
		if (each.runId < run.runId) return ask(each);
		return each.runId === run.runId && each.attempt === 0 && each.key !== run.key ? "elsewhere" : null;
	};
}
function endingsOnGitHub(github) {
	const answers = /* @__PURE__ */ new Map();
	return ({ runId }) => {
		const answer = answers.get(runId) ?? endingOnGitHub(runId, github);
		answers.set(runId, answer);
		return answer;
	};
}
async function endingOnGitHub(runId, github) {
	try {
		const run = await github.getRun(runId);
		const isAsking = run !== null && /^(?:issue_comment|pull_request_target)$/.test(run.event);
		return run !== null && (!run.isCompleted || isAsking) ? null : "died";
	} catch (error) {
		if (isDenied(error)) return null;
		throw error;
	}
}
function endingNews(outcome, { withoutResult }) {
	return {
		status: outcome === "died" || outcome === "refused" ? withoutResult : "cancelled",
		title: statusText(outcome),
		summary: `The run ${statusText(outcome)}. See its log.\n\n${endingStep(outcome)}`
	};
}

// src/publish/live/live-status.ts
const secondsBetweenUpdates = 30;
const mostTroubles = 2;
const secondsAfterTroubles = 300;
const longestTitle = 1e3;
function createLiveStatus(request) {
	const { clock, run, headSha, headBefore, pullRequest, key } = request;
	const runUrl = runLink(run);
	const { runId, attempt } = run;
	const place = {
		key,
		headSha,
		runId,
		attempt,
		runUrl
	};
	let record = recordAtStart(request);
	let live = liveAtStart;
	let isOpened = request.isOpened === true;
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
	const tellCheck = () => ask(async (github) => {
		const news = newsOf(live, runUrl);
		remember({ check: await writeCheck({
			check: record.check,
			place,
			news
		}, github) });
	});
	const tellComment = (ending, reason) => ask(async (github) => {
		if (pullRequest === null) return;
		const marker = markerOf({
			...place,
			pullRequest
		});
		const news = {
			marker,
			ending,
			reason,
			run: runUrl
		};
		const bodyOf = (rung, present) => renderAbove(news, rung === 0 ? present : "");
		await writeStickyComment({
			marker,
			bodyOf,
			rungs: 1,
			mayCreate: ending === "died" || ending === "refused",
			clock
		}, github);
	});
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
		if (request.announces) await tellComment(null, null);
	};
	const send = async () => {
		await (isOpened ? tellCheck() : open());
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
			if (!isOpened || record.result !== null) return;
			const inCheck = await ask(async (github) => {
				await concludeBy(endingNews(outcome, request), github, 1);
			});
			const inComment = await tellComment(outcome, reason);
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
				remember({ ended: record.left === null });
				return outcome;
			} catch (error) {
				remember({ alarmed: true });
				throw error;
			}
		},
		leave: (left) => remember({
			left,
			ended: left === null && record.check !== "unknown"
		})
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
		cancelled: false,
		ended: false,
		alarmed: false,
		left: null,
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

// src/action/github-for-job.ts
const patiences = {
	patient: { longestWaitSeconds: 120 },
	last: { longestWaitSeconds: 600 },
	brief: {
		longestWaitSeconds: 0,
		replySeconds: 5,
		attempts: 1
	}
};
function commentAuthor(givenSettings) {
	return withDefaults(givenSettings)["comment-author"];
}
function gitHubForJob(actions, givenSettings, patience) {
	const load = async () => {
		const { createGitHub } = await import("../create-github.js");
		return createGitHub({
			...await actions.context(),
			token: givenSettings["github-token"] ?? "",
			login: commentAuthor(givenSettings),
			pauseSeconds: 1,
			...patiences[patience]
		});
	};
	let client = null;
	return () => client ??= load();
}

export { acceptanceReply, acceptancesOn, acceptedComment, commentAuthor, concludeAgain, createLiveStatus, endingsOnGitHub, gitHubForJob, isAcceptanceReply, mayPassLater, newestOf, ownComments, pagesOf, runLink, settleRuns, startedReply, writeCarefully, writeHintOf, writeLocally, writeStickyComment };