import { withDefaults } from "./settings2.js";
import { homePage } from "./model7.js";
import { joinTexts, linkText } from "./render4.js";
import { codeOf, fenceLines, plainLine } from "./render5.js";
import { acceptanceSchema } from "./model24.js";
import { GitHubError, isRefusal } from "./host3.js";
import { acceptHint, acceptedLine, acceptedText, belowMark, dataIn, dataLine, isNewer, markerLine, parseMarker, parseRegressions, regressionsLine, statusText } from "./render10.js";

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

// src/render/live/live-comment.ts
const beforeMark = "<!-- deadheat:before -->";
const reasonLength$1 = 2e3;
const longest = 65e3;
function renderLiveComment(news, present) {
	const now = statusPart(news);
	const before = earlierPart(news, present);
	return before === "" || now.length + before.length > longest ? now : `${now}\n${before}`;
}
function isLiveComment(body) {
	return secondLine.test(body);
}
function shownRun(body) {
	const marker = parseMarker(body);
	const [, status, headSha = null] = /^[^\n]*\n### 🔵 Performance: ([^\n<]*) <!-- deadheat:live(?: ([0-9a-f]{40}))? -->/.exec(body) ?? [];
	return marker === null || status === void 0 ? null : {
		marker,
		headSha,
		status
	};
}
const secondLine = /^<!-- deadheat:v1 [^\n]*\n### [^\n]*<!-- deadheat:live(?: [0-9a-f]{40})? -->\r?\n/;
function liveMark(headSha) {
	return headSha === null ? "<!-- deadheat:live -->" : `<!-- deadheat:live ${headSha} -->`;
}
function statusPart({ marker, headSha = null, status, reason, run }) {
	const sign = typeof status === "string" ? "⚫" : "🔵";
	const parts = [
		`commit ${codeOf(marker.head)}`,
		...run === null ? [] : [linkText("Run", run)],
		...typeof status === "string" ? [] : ["this comment follows it"]
	];
	return [
		`${markerLine(marker)}\n### ${sign} Performance: ${statusText(status)} ${liveMark(headSha)}`,
		...reason === null ? [] : [fenceLines([`deadheat: ${plainLine(reason, reasonLength$1)}`])],
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
function isDenied(error) {
	return error instanceof GitHubError && (error.trouble === "not-permitted" || error.trouble === "not-found");
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
		if (isDenied(error)) return null;
		throw error;
	}
}
async function updateCheckRun(check, place, news, github) {
	switch (check?.kind) {
		case void 0: return null;
		case "unknown": return openCheckRun(place, news, github);
		case "check":
			await github.updateCheck(check.id, checkStateOf(place, news));
			return check;
	}
}
async function concludeAgain(place, news, github) {
	const checks = await knownChecks(place, github);
	if (hasNewer(checks, place)) return;
	const ownCheck = checkOf(checks, place);
	if (ownCheck !== void 0) await github.updateCheck(ownCheck.id, checkStateOf(place, news));
}
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
		return await concludeRun({
			...end,
			check
		}, github);
	} catch (error) {
		if (!(error instanceof GitHubError) || isRefusal(error) || tries === attempts) throw error;
		check = { kind: "unknown" };
		await end.pause();
	}
}
async function concludeRun({ check, place, news }, github) {
	if (check === null) return {
		outcome: "denied",
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

// src/render/comment/accepted-comment.ts
function acceptedComment(present, acceptances) {
	const marker = parseMarker(present);
	const regressions = parseRegressions(present);
	const from = present.indexOf(`\n${belowMark}\n`);
	if (isLiveComment(present) || marker === null || regressions === null || from < 0) return null;
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
			present.slice(from + 1, present.trimEnd().lastIndexOf("\n")).trim(),
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
function withAccepted(reported, acceptances) {
	const byName = new Map([...reported.accepted, ...acceptances].map((each) => [acceptedRow(each), each]));
	const regressions = reported.regressions.map((regression) => byName.has(acceptedRow(regression)) ? {
		...regression,
		beyondLimit: false
	} : regression);
	const isOver = !regressions.some(({ beyondLimit }) => beyondLimit);
	return {
		...reported,
		conclusion: isOver ? reported.otherwise : reported.conclusion,
		accepted: [...byName.values()],
		regressions
	};
}
function acceptedRow({ benchmarkId, metric }) {
	return `${metric} ${benchmarkId}`;
}
const reasonLength = 500;
function acceptanceReply(place, acceptances) {
	const [{ by, reason }] = acceptances;
	return `${[
		dataLine(acceptedName(place), acceptances),
		`${codeOf(by)} accepts ${acceptances.map(acceptedText).join(", ")}: ${codeOf(reason, reasonLength)}`,
		"This holds for this pull request until the whole interval is beyond that bound. To withdraw it, delete this comment."
	].join("\n\n")}\n`;
}
function parseAcceptances(body, place) {
	const first = body.split(/\r?\n/, 1)[0] ?? "";
	const validation = acceptanceSchema.array().safeParse(dataIn(acceptedName(place), first));
	return validation.success ? validation.data : [];
}
function acceptedName({ key, pullRequest }) {
	return `accepted key=${key} pr=${pullRequest}`;
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
	const comments = pullRequest === null ? [] : await github.listComments(pullRequest);
	for (const { id, body, authorLogin } of comments) {
		const marker = authorLogin === login ? parseMarker(body) : null;
		if (marker === null || marker.pullRequest !== pullRequest) continue;
		keys.add(marker.key);
		const shownRunOf = shownRun(body);
		if (shownRunOf === null) continue;
		if (shownRunOf.headSha !== null) headShas.add(shownRunOf.headSha);
		const ending = await endingOf(marker);
		if (ending === null) runningRuns.push(shownRunOf);
		else await endComment({
			id,
			shown: shownRunOf,
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
async function endComment({ id, shown, ending }, { login, run }, github) {
	const { marker, headSha } = shown;
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

export { acceptanceReply, acceptancesOn, acceptedComment, checkOf, commentAuthor, concludeAgain, concludeCheck, endingNews, endingsBefore, endingsOnGitHub, gitHubForJob, isLiveComment, knownChecks, linksOf, newestOf, originOf, ownCommentOf, ownComments, renderLiveComment, republish, runLink, settleRuns, updateCheckRun, writeCarefully, writeHintOf };