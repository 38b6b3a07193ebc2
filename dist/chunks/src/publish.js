import { withDefaults } from "./settings2.js";
import { codeOf, fenceLines, plainLine } from "./render.js";
import { homePage } from "./model8.js";
import { GitHubError, isRefusal } from "./host3.js";
import { linkText } from "./render3.js";
import { isNewer, markerLine, parseHistory, parseMarker, statusText } from "./render4.js";

// src/publish/checks/hint-of.ts
const permissionAdvice = {
	comment: "give the job \"pull-requests: write\" (a pull request from a fork never has it)",
	check: "give the job \"checks: write\", or \"statuses: write\" for a commit status instead (a pull request from a fork never has either)"
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

// src/render/live/live-comment.ts
const liveMark = "<!-- deadheat:live -->";
const beforeMark = "<!-- deadheat:before -->";
const reasonLength = 2e3;
const longest = 65e3;
function renderLiveComment(news, present) {
	const now = statusPart(news);
	const before = earlierPart(news, present);
	return before === "" || now.length + before.length > longest ? now : `${now}\n${before}`;
}
function isLiveComment(body) {
	return secondLine.test(body);
}
const secondLine = /^<!-- deadheat:v1 [^\n]*\n### [^\n]*<!-- deadheat:live -->\r?\n/;
function statusPart({ marker, status, reason, run }) {
	const sign = typeof status === "string" ? "⚫" : "🔵";
	const parts = [
		`commit ${codeOf(marker.head)}`,
		...run === null ? [] : [linkText("Run", run)],
		...typeof status === "string" ? [] : ["this comment follows it"]
	];
	return [
		`${markerLine(marker)}\n### ${sign} Performance: ${statusText(status)} ${liveMark}`,
		...reason === null ? [] : [fenceLines([`deadheat: ${plainLine(reason, reasonLength)}`])],
		`<sub>${parts.join(" · ")}</sub>`
	].join("\n\n").concat("\n");
}
function earlierPart({ marker }, present) {
	const known = parseMarker(present);
	if (known === null) return "";
	if (isLiveComment(present)) {
		const from = present.indexOf(`\n${beforeMark}\n`);
		return from < 0 ? "" : present.slice(from + 1);
	}
	const result = present.slice(present.indexOf("\n") + 1);
	const note = `> [!NOTE]\n> These are results from ${known.head === marker.head ? "an earlier run of this commit" : "an earlier commit"}, ${codeOf(known.head)}.`;
	return `${beforeMark}\n${note}\n\n${result}`;
}

// src/publish/checks/is-denied.ts
function isDenied(error) {
	return error instanceof GitHubError && (error.trouble === "not-permitted" || error.trouble === "not-found");
}

// src/publish/checks/known-checks.ts
const shape = /^deadheat run=(\d{1,15}) attempt=(\d{1,9})$/;
function checkName(key) {
	return key === "default" ? "deadheat" : `deadheat (${key})`;
}
function externalIdOf({ runId, attempt }) {
	return `deadheat run=${runId} attempt=${attempt}`;
}
async function knownChecks({ headSha, key }, github) {
	try {
		return (await github.listChecks(headSha, checkName(key))).flatMap(({ id, open, externalId }) => {
			const [, runId, attempt] = shape.exec(externalId) ?? [];
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
	const ownChecks = checks.filter((each) => each.runId === runId).toSorted((first, right) => first.id - right.id);
	return ownChecks.find((each) => each.attempt === attempt) ?? ownChecks.find(({ open }) => open);
}
function hasNewer(checks, place) {
	return checks.some((each) => isNewer(each, place));
}

// src/publish/checks/commit-status.ts
const descriptionLength = 140;
const runAddress = /\/actions\/runs\/(\d{1,15})(?:\/attempts\/(\d{1,9}))?$/;
async function setCommitStatus(place, news, github) {
	if (await newerStatus(place, github) !== void 0) return "superseded";
	await github.createStatus(place.headSha, {
		context: checkName(place.key),
		state: states[news.status],
		description: shortDescription(news.title),
		url: place.runUrl
	});
	const newer = await newerStatus(place, github);
	if (newer === void 0) return "told";
	await github.createStatus(place.headSha, newer);
	return "superseded";
}
async function newerStatus({ headSha, key, ...run }, github) {
	return (await github.listStatuses(headSha)).find((status) => {
		const [, runId, attempt = "1"] = runAddress.exec(status.url ?? "") ?? [];
		return status.context === checkName(key) && runId !== void 0 && isNewer({
			runId: Number(runId),
			attempt: Number(attempt)
		}, run);
	});
}
const states = {
	queued: "pending",
	in_progress: "pending",
	success: "success",
	neutral: "success",
	failure: "failure",
	cancelled: "error"
};
function shortDescription(text) {
	const characters = Array.from(text);
	return characters.length <= descriptionLength ? text : `${characters.slice(0, 139).join("")}…`;
}

// src/publish/checks/check-run.ts
async function openCheckRun(place, news, github) {
	const checks = await knownChecks(place, github);
	const ownCheck = checkOf(checks, place);
	if (ownCheck !== void 0) {
		await github.updateCheck(ownCheck.id, {
			...checkStateOf(place, news),
			externalId: externalIdOf(place)
		});
		return {
			kind: "check",
			id: ownCheck.id
		};
	}
	if (hasNewer(checks, place)) return { kind: "unknown" };
	try {
		return {
			kind: "check",
			id: await github.createCheck({
				name: checkName(place.key),
				headSha: place.headSha,
				externalId: externalIdOf(place),
				state: checkStateOf(place, news)
			})
		};
	} catch (error) {
		if (!isDenied(error)) throw error;
	}
	try {
		await setCommitStatus(place, news, github);
		return { kind: "status" };
	} catch (error) {
		if (!isDenied(error)) throw error;
		return null;
	}
}
async function updateCheckRun(check, place, news, github) {
	switch (check?.kind) {
		case void 0: return null;
		case "unknown": return openCheckRun(place, news, github);
		case "status":
			await setCommitStatus(place, news, github);
			return check;
		case "check":
			await github.updateCheck(check.id, checkStateOf(place, news));
			return check;
	}
}
async function concludeAgain(place, news, github) {
	const checks = await knownChecks(place, github);
	if (hasNewer(checks, place)) return;
	const ownCheck = checkOf(checks, place);
	if (ownCheck !== void 0) {
		await github.updateCheck(ownCheck.id, checkStateOf(place, news));
		return;
	}
	const newest = (await github.listStatuses(place.headSha)).find(({ context }) => context === checkName(place.key));
	if (newest !== void 0 && newest.url === place.runUrl) await setCommitStatus(place, news, github);
}
async function sweepChecks(place, github) {
	const finishedRuns = [];
	for (const { id, open, runId } of await knownChecks(place, github)) {
		if (!open || runId >= place.runId) continue;
		const run = await github.getRun(runId);
		if (run !== null && !run.isCompleted) continue;
		await github.updateCheck(id, checkStateOf(place, leftOpen));
		finishedRuns.push(id);
	}
	return finishedRuns;
}
const leftOpen = {
	status: "neutral",
	title: "ended without a result",
	summary: "The run ended without a result and could not report it. Its log says why."
};
function checkStateOf({ runUrl }, { status, title, summary }) {
	const open = status === "queued" || status === "in_progress";
	return {
		status: open ? status : "completed",
		conclusion: open ? null : status,
		text: {
			title,
			summary
		},
		detailsUrl: runUrl
	};
}

// src/publish/checks/conclude-check.ts
const usualAttempts = 5;
async function concludeCheck(end, github) {
	const { attempts = usualAttempts } = end;
	let { check } = end;
	for (let tries = 1;; tries += 1) try {
		return await conclude({
			...end,
			check
		}, github);
	} catch (error) {
		if (!(error instanceof GitHubError) || isRefusal(error) || tries === attempts) throw error;
		if (check?.kind !== "status") check = { kind: "unknown" };
		await end.pause();
	}
}
async function conclude({ check, place, news }, github) {
	if (check === null) return {
		outcome: "denied",
		check
	};
	if (check.kind === "status") return {
		outcome: await setCommitStatus(place, news, github),
		check
	};
	const checks = await knownChecks(place, github);
	const id = check.kind === "check" ? check.id : checkOf(checks, place)?.id;
	if (hasNewer(checks, place)) {
		if (id !== void 0) await displace(id, place, github);
		return {
			outcome: "superseded",
			check
		};
	}
	const openedCheck = id === void 0 ? await openCheckRun(place, news, github) : await updateCheck(id, {
		place,
		news
	}, github);
	if (openedCheck?.kind !== "check") return {
		outcome: openedCheck === null ? "denied" : "told",
		check: openedCheck
	};
	return {
		outcome: await settleCheck(openedCheck.id, place, github),
		check: openedCheck
	};
}
async function updateCheck(id, { place, news }, github) {
	await github.updateCheck(id, checkStateOf(place, news));
	return {
		kind: "check",
		id
	};
}
async function settleCheck(id, place, github) {
	const checks = await readableChecks(knownChecks(place, github));
	if (hasNewer(checks, place)) {
		await displace(id, place, github);
		return "superseded";
	}
	for (const otherCheck of checks.filter((each) => standsInTheWay(each, id, place))) await displace(otherCheck.id, place, github);
	return "told";
}
function standsInTheWay(otherCheck, id, place) {
	if (otherCheck.id === id) return false;
	return otherCheck.runId === place.runId && otherCheck.attempt === place.attempt || isNewer(place, otherCheck) && otherCheck.id > id;
}
async function displace(id, place, github) {
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
function displacedName(key) {
	return key === "default" ? "deadheat (out of date)" : `deadheat (${key}, out of date)`;
}
async function readableChecks(reading) {
	try {
		return await reading;
	} catch (error) {
		if (error instanceof GitHubError) return [];
		throw error;
	}
}

// src/publish/links-of.ts
function pagesOf({ serverUrl, owner, repository }) {
	return `${serverUrl}/${owner}/${repository}`;
}
function runLink(run) {
	return `${pagesOf(run)}/actions/runs/${run.runId}${attemptOf(run)}`;
}
function linksOf({ result, run, reportUrl }) {
	const { base, head } = result.plan.revisions;
	const repository = pagesOf(run);
	return {
		run: runLink(run),
		report: reportUrl,
		commits: {
			base: commitLink(repository, base),
			head: commitLink(repository, head)
		},
		home: homePage()
	};
}
function originOf(publication) {
	return {
		links: linksOf(publication),
		fromFork: publication.pullRequest?.fromFork === true
	};
}
function attemptOf({ attempt }) {
	return attempt > 1 ? `/attempts/${attempt}` : "";
}
function commitLink(repository, { sha }) {
	return sha === null ? null : `${repository}/commit/${sha}`;
}

// src/publish/own-comments.ts
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
async function ownComments(github, owner) {
	return (await github.listComments(owner.pullRequest)).flatMap((comment) => ownCommentOf(comment, owner) ?? []);
}
function newestOf(comments) {
	return comments.reduce((newest, each) => newest === void 0 || !isNewer(newest.marker, each.marker) ? each : newest, void 0);
}

// src/publish/republish.ts
async function republish({ id, marker, login }, bodyOf, github) {
	const comment = await github.getComment(id);
	const ownComment = comment === null ? null : ownCommentOf(comment, {
		...marker,
		login
	});
	if (ownComment === null || isNewer(ownComment.marker, marker)) return false;
	await github.updateComment(id, bodyOf(ownComment.comment.body));
	return true;
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
	const history = parseHistory(body);
	try {
		await shortEnough(request, (rung) => github.updateComment(id, request.bodyOf(history, rung, body)));
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
		return await shortEnough(request, (rung) => github.createComment(owner.pullRequest, request.bodyOf([], rung, "")));
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

// src/publish/live/live-places.ts
const longestTitle = 1e3;
const pauseSeconds = 3;
function livePlaces(request) {
	const { run, headSha, headBefore, pullRequest, key, login } = request;
	const check = {
		key,
		headSha,
		...run,
		runUrl: runLink(run)
	};
	const { ask, troubles } = askCarefully(request);
	let record = recordAtStart(request);
	const remember = (changes) => {
		record = {
			...record,
			...changes
		};
		request.remember(record);
	};
	const tellNews = async (news, github) => {
		remember({ check: await updateCheckRun(record.check, check, news, github) });
	};
	const pause = () => request.clock.sleep(pauseSeconds);
	const conclude = async (news, github, attempts) => {
		const endedCheck = await concludeCheck({
			check: record.check,
			place: check,
			news,
			pause,
			...attempts !== void 0 && { attempts }
		}, github);
		remember({ check: endedCheck.check });
		return endedCheck.outcome;
	};
	const createComment = (status, { reason, mayCreate }) => ask(async (github) => {
		if (pullRequest === null) return;
		const { outcome, id } = await writeStickyComment({
			marker: markerOf(request),
			bodyOf: (_history, rung, present) => liveBody(request, status, reason, rung === 0 ? present : ""),
			rungs: 1,
			mayCreate,
			pause
		}, github);
		if (outcome !== "newer-is-there") remember({ commentId: id });
	});
	const tellComment = async (status, reason) => {
		const { commentId } = record;
		if (commentId === null) return true;
		return ask(async (github) => {
			if (!await republish({
				id: commentId,
				marker: markerOf(request),
				login
			}, (present) => liveBody(request, status, reason, present), github)) remember({ commentId: null });
		});
	};
	return {
		open: async (live) => {
			remember({});
			await ask((github) => tellNews(newsOf(live, check), github));
			await createComment(live, {
				reason: null,
				mayCreate: request.mayCreate
			});
			await ask(async (github) => {
				const heads = headBefore === null ? [headSha] : [headSha, headBefore];
				for (const head of heads) await sweepChecks({
					...check,
					headSha: head
				}, github);
			});
		},
		tell: async (live) => {
			await ask((github) => tellNews(newsOf(live, check), github));
			await tellComment(live, null);
		},
		end: async (outcome, reason) => {
			const inCheck = await ask(async (github) => void await conclude(endingNews(outcome, request), github, 1));
			const inComment = record.commentId === null ? await createComment(outcome, {
				reason,
				mayCreate: true
			}) : await tellComment(outcome, reason);
			if (inCheck && inComment) remember({ ended: true });
		},
		remember,
		record: () => record,
		conclude: (news, github) => {
			remember({ result: {
				conclusion: news.status,
				title: news.title.slice(0, longestTitle)
			} });
			return conclude(news, github);
		},
		troubles
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
function markerOf({ key, pullRequest, run, headSha }) {
	const { runId, attempt } = run;
	return {
		key,
		pullRequest: pullRequest ?? 0,
		runId,
		attempt,
		head: headSha.slice(0, 7)
	};
}
function liveBody(request, status, reason, present) {
	const marker = markerOf(request);
	return renderLiveComment({
		marker,
		status,
		reason,
		run: runLink(request.run)
	}, present);
}
function newsOf(live, { runUrl }) {
	const title = statusText(live);
	return {
		status: live.phase === "queued" || live.phase === "preparing" ? "queued" : "in_progress",
		title,
		summary: runUrl === null ? title : `${title}\n\n[Run](${runUrl})`
	};
}
function endingNews(outcome, { withoutResult }) {
	return {
		status: outcome === "cancelled" ? "cancelled" : withoutResult,
		title: statusText(outcome),
		summary: `The run ${statusText(outcome)}. See its log.`
	};
}
function askCarefully({ github, tell }) {
	let troubles = 0;
	return {
		ask: async (work) => {
			try {
				await work(await github());
				troubles = 0;
				return true;
			} catch (error) {
				if (!(error instanceof GitHubError)) throw error;
				troubles += 1;
				tell(`could not post progress: ${error.message}`);
				return false;
			}
		},
		troubles: () => troubles
	};
}

// src/action/github-for-job.ts
const patiences = {
	patient: { longestWaitSeconds: 120 },
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
	let client = null;
	return () => client ??= load(actions, givenSettings, patience);
}
async function load(actions, givenSettings, patience) {
	const { createGitHub } = await import("../create-github.js");
	return createGitHub({
		...await actions.context(),
		token: givenSettings["github-token"] ?? "",
		login: commentAuthor(givenSettings),
		pauseSeconds: 1,
		...patiences[patience]
	});
}

export { checkOf, commentAuthor, concludeAgain, concludeCheck, endingNews, gitHubForJob, isLiveComment, knownChecks, linksOf, livePlaces, newestOf, originOf, ownComments, renderLiveComment, republish, runLink, writeHintOf, writeStickyComment };