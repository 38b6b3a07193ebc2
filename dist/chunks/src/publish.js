import { withDefaults } from "./settings2.js";
import { codeOf, fenceLines, plainLine } from "./render2.js";
import { acceptanceSchema } from "./model22.js";
import { GitHubError, isRefusal } from "./host3.js";
import { acceptHint, acceptedLine, acceptedText, belowMark, dataIn, dataLine, isNewer, markerLine, parseMarker, parseRegressions, regressionsLine, statusText } from "./render3.js";
import { joinTexts, linkText } from "./render4.js";

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
async function writeCarefully(what, { warn }, write) {
	try {
		return await write();
	} catch (error) {
		if (!(error instanceof GitHubError)) throw error;
		const hint = writeHintOf(error, what);
		const cure = hint === null ? "" : `; ${hint}`;
		warn(`${error.message}${cure}; the result is in the job summary`);
		return null;
	}
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

// src/publish/run-link.ts
function pagesOf({ serverUrl, owner, repository }) {
	return `${serverUrl}/${owner}/${repository}`;
}
function runLink(run) {
	const attemptPath = run.attempt > 1 ? `/attempts/${run.attempt}` : "";
	return `${pagesOf(run)}/actions/runs/${run.runId}${attemptPath}`;
}

// src/render/live/live-comment.ts
const beforeMark = "<!-- deadheat:before -->";
const reasonLength$1 = 2e3;
const longest = 65e3;
function renderLiveComment(news, body) {
	const now = statusPart(news);
	const before = earlierPart(news, body);
	return before === "" || now.length + before.length > longest ? now : `${now}\n${before}`;
}
function shownRun(body) {
	const marker = parseMarker(body);
	const [, sign, status = "", headSha = ""] = secondLine.exec(body) ?? [];
	return marker === null || sign !== "🔵" ? null : {
		marker,
		headSha,
		status
	};
}
function isLiveComment(body) {
	return secondLine.test(body);
}
const secondLine = /^<!-- deadheat:v1 [^\n]*\n### (\S+) Performance: ([^\n<]*) <!-- deadheat:live ([0-9a-f]{40}) -->\r?\n/;
function statusPart({ marker, headSha, status, reason, run }) {
	const sign = typeof status === "string" ? "⚫" : "🔵";
	const parts = [
		`commit ${codeOf(marker.head)}`,
		...run === null ? [] : [linkText("Run", run)],
		...typeof status === "string" ? [] : ["this comment follows it"]
	];
	return [
		`${markerLine(marker)}\n### ${sign} Performance: ${statusText(status)} <!-- deadheat:live ${headSha} -->`,
		...reason === null ? [] : [fenceLines([`deadheat: ${plainLine(reason, reasonLength$1)}`])],
		`<sub>${parts.join(" · ")}</sub>`
	].join("\n\n").concat("\n");
}
function earlierPart({ marker }, body) {
	const earlierMarker = parseMarker(body);
	if (earlierMarker === null) return "";
	if (isLiveComment(body)) {
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
	const regressions = parseRegressions(body);
	const from = body.indexOf(`\n${belowMark}\n`);
	if (isLiveComment(body) || marker === null || regressions === null || from < 0) return null;
	const shownRegressions = withAccepted(regressions, acceptances);
	const { notes, finding } = shownRegressions.texts;
	const worst = shownRegressions.regressions.find(({ beyondLimit }) => beyondLimit);
	const before = worst === void 0 ? "regression accepted, " : "";
	const lines = shownRegressions.accepted.map((acceptance) => acceptedLine(acceptance, { holds: true }));
	return {
		body: `${joinTexts([
			`${markerLine(marker)}\n### ${worst === void 0 ? "🟠" : "🔴"} Performance: ${before}${shownRegressions.texts.heading}`,
			notes,
			`${finding} ${acceptedCheck(shownRegressions, marker)}`,
			lines.join("\n>\n"),
			body.slice(from + 1, body.trimEnd().lastIndexOf("\n")).trim(),
			regressionsLine(shownRegressions)
		])}\n`,
		conclusion: shownRegressions.conclusion,
		title: `${before}${shownRegressions.texts.title}`
	};
}
function acceptedCheck({ texts, regressions }, place) {
	const [worst, ...others] = regressions.filter(({ beyondLimit }) => beyondLimit);
	if (worst === void 0) return texts.otherwise;
	return `${texts.check.split("\n\n").slice(0, -1).join("\n\n")}\n\n**What to do**: look at the change; or accept it, ${acceptHint({
		name: worst.name,
		isOnly: others.length === 0
	}, place)}.`;
}
function withAccepted(report, acceptances) {
	const byRow = new Map([...report.accepted, ...acceptances].map((each) => [rowKey(each), each]));
	const regressions = report.regressions.map((regression) => byRow.has(rowKey(regression)) ? {
		...regression,
		beyondLimit: false
	} : regression);
	const isOver = !regressions.some(({ beyondLimit }) => beyondLimit);
	return {
		...report,
		conclusion: isOver ? report.otherwise : report.conclusion,
		accepted: [...byRow.values()],
		regressions
	};
}
function rowKey({ benchmarkId, metric }) {
	return `${metric} ${benchmarkId}`;
}
const reasonLength = 500;
function acceptanceReply(place, acceptances) {
	const [{ by, reason }] = acceptances;
	return `${[
		dataLine(dataName(place), acceptances),
		`${codeOf(by)} accepts ${acceptances.map(acceptedText).join(", ")}: ${codeOf(reason, reasonLength)}`,
		"This holds for this pull request until the whole interval is beyond that bound. To withdraw it, delete this comment."
	].join("\n\n")}\n`;
}
function parseAcceptances(body, place) {
	const first = body.split(/\r?\n/, 1)[0] ?? "";
	return acceptanceSchema.array().safeParse(dataIn(dataName(place), first)).data ?? [];
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
async function acceptancesOn(github, owner) {
	return (await github.listComments(owner.pullRequest)).filter(({ authorLogin }) => authorLogin === owner.login).flatMap(({ body }) => parseAcceptances(body, owner));
}

// src/publish/live/settle-runs.ts
async function settleRuns(request, github) {
	const { pullRequest, login, endingOf } = request;
	const keys = new Set(request.keys);
	const headShas = new Set(request.headShas);
	const runningRuns = [];
	const comments = pullRequest === null ? [] : await ownComments(github, {
		key: null,
		pullRequest,
		login
	});
	for (const { comment, marker } of comments) {
		keys.add(marker.key);
		const commentRun = shownRun(comment.body);
		if (commentRun === null) continue;
		headShas.add(commentRun.headSha);
		const ending = await endingOf(marker);
		if (ending === null) runningRuns.push(commentRun);
		else await endComment({
			id: comment.id,
			commentRun,
			ending
		}, request, github);
	}
	for (const headSha of headShas) for (const key of keys) await endChecks({
		headSha,
		key
	}, request, github);
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
		summary: `The run ${statusText(outcome)}. See its log.`
	};
}
async function endComment({ id, commentRun, ending }, { login, run }, github) {
	const { marker, headSha } = commentRun;
	const news = {
		marker,
		headSha,
		status: ending,
		reason: null,
		run: runLink({
			...run,
			runId: marker.runId,
			attempt: marker.attempt
		})
	};
	await republish({
		id,
		marker,
		login
	}, (present) => shownRun(present) === null ? present : renderLiveComment(news, present), github);
}
async function endChecks(place, { run, endingOf, withoutResult }, github) {
	for (const { id, open, runId, attempt } of await knownChecks(place, github)) {
		const ending = open ? await endingOf({
			key: place.key,
			runId,
			attempt
		}) : null;
		if (ending === null) continue;
		const runUrl = runLink({
			...run,
			runId,
			attempt
		});
		await github.updateCheck(id, checkStateOf({ runUrl }, endingNews(ending, { withoutResult })));
	}
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

export { acceptanceReply, acceptancesOn, acceptedComment, checkOf, commentAuthor, concludeAgain, concludeCheck, endComment, endingNews, endingsBefore, endingsOnGitHub, gitHubForJob, knownChecks, newestOf, ownComments, pagesOf, renderLiveComment, republish, runLink, settleRuns, writeCarefully, writeCheck, writeHintOf, writeStickyComment };