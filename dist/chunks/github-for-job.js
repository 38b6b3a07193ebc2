import { sides } from "./side.js";
import { codeOf, fenced, plainLine } from "./escape.js";
import { GitHubError, isRefusal } from "./github-types.js";
import { linkText } from "./markdown.js";
import { buildLeftText, isNewer, left, markerLine, parseHistory, parseMarker } from "./history.js";
import { countText } from "./format.js";

// src/render/status-text.ts
/** How far a run is, or how it ended without a result, in a few words of ours. */
function statusText(status) {
	if (typeof status === "string") return endings[status];
	switch (status.phase) {
		case "preparing": return "preparing";
		case "queued": return `queued, ${countText(status.ahead, "run")} ahead on this machine`;
		case "building": return buildingText(status);
		case "piloting": return `trying out benchmark ${status.done + 1} of ${status.total}`;
		case "measuring": return `measuring, ${percentOf(status)} % done, at most ${left(status.secondsLeft)} left`;
	}
}
const endings = {
	cancelled: "cancelled before there was a result",
	died: "ended without a result",
	refused: "could not be measured"
};
function buildingText(live) {
	const { builds } = live;
	const ended = sides.filter((side) => isOver(builds[side]));
	const side = sides.find((one) => builds[one] !== null && !isOver(builds[one]));
	if (side === void 0) return `built ${ended.join(" and ")}`;
	const place = `building ${side} (${ended.length + 1} of ${sides.length})`;
	const rest = buildLeftText(live, side);
	return rest === null ? place : `${place}, ${rest}`;
}
function isOver(line) {
	return line === "built" || line === "does not build";
}
function percentOf({ done, total }) {
	return total === 0 ? 0 : Math.floor(100 * done / total);
}

// src/render/live-comment.ts
const liveMark = "<!-- deadheat:live -->";
const beforeMark = "<!-- deadheat:before -->";
const reasonLength = 2e3;
/** GitHub takes 65,536 characters. */
const longest = 65e3;
/**
* The comment of a run that has no result yet, or never will: its status, and below it what the
* comment said of an earlier run, marked as such.
*
* @param present - the comment as it is; empty for a new one
*/
function renderLiveComment(news, present) {
	const now = statusPart(news);
	const before = earlierPart(news, present);
	return before === "" || now.length + before.length > longest ? now : `${now}\n${before}`;
}
/** Whether a comment tells how far a run is, and no result of it. */
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
		...reason === null ? [] : [fenced([`deadheat: ${plainLine(reason, reasonLength)}`])],
		`<sub>${parts.join(" · ")}</sub>`
	].join("\n\n").concat("\n");
}
/** The last result, with a line above it that says whose it is; empty when there is none. */
function earlierPart({ marker }, present) {
	const known = parseMarker(present);
	if (known === null) return "";
	if (isLiveComment(present)) {
		const from = present.indexOf(`\n${beforeMark}\n`);
		return from < 0 ? "" : present.slice(from + 1);
	}
	const result = present.slice(present.indexOf("\n") + 1);
	const note = `> [!NOTE]\n> What follows is the result of ${known.head === marker.head ? "an earlier run" : "an earlier head"}, ${codeOf(known.head)}.`;
	return `${beforeMark}\n${note}\n\n${result}`;
}

// src/publish/check-run.ts
const shape = /^deadheat run=(\d{1,15}) attempt=(\d{1,9})$/;
/**
* A check on the head commit; a commit status where checks are not to be had, and `null` where neither
* is. A check of the same run that is open, as a command leaves it, is gone on with.
*
* @throws GitHubError for any other trouble
*/
async function openCheck(place, news, github) {
	const own = (await knownChecks(place, github)).find(({ open, runId }) => open && runId === place.runId);
	if (own !== void 0) {
		const check = {
			kind: "check",
			id: own.id
		};
		await tellCheck(check, place, news, github);
		return check;
	}
	try {
		return {
			kind: "check",
			id: await github.createCheck({
				name: checkName(place.key),
				headSha: place.headSha,
				externalId: `deadheat run=${place.runId} attempt=${place.attempt}`,
				state: stateOf(place, news)
			})
		};
	} catch (error) {
		if (!isDenied(error)) throw error;
	}
	try {
		await tellCheck({ kind: "status" }, place, news, github);
		return { kind: "status" };
	} catch (error) {
		if (!isDenied(error)) throw error;
		return null;
	}
}
/** Says in a check or commit status how far the run is. */
async function tellCheck(check, place, news, github) {
	if (check?.kind === "check") await github.updateCheck(check.id, stateOf(place, news));
	else if (check?.kind === "status") await github.createStatus(place.headSha, {
		context: checkName(place.key),
		state: statusStates[news.status],
		description: shortened(news.title),
		url: place.runUrl
	});
}
/**
* Gives the check of a run that is over, or the commit status that stands for it, another conclusion;
* nothing where it has neither.
*
* @throws GitHubError when GitHub cannot be had
*/
async function concludeAgain(place, news, github) {
	await tellCheck(await checkOfRun(place, github), place, news, github);
}
/** What `openCheck` has made for a run. */
async function checkOfRun(place, github) {
	const own = (await knownChecks(place, github)).find(({ runId }) => runId === place.runId);
	if (own !== void 0) return {
		kind: "check",
		id: own.id
	};
	const newest = (await github.listStatuses(place.headSha)).find(({ context }) => context === checkName(place.key));
	return newest !== void 0 && newest.url === place.runUrl ? { kind: "status" } : null;
}
/**
* Finishes checks that runs have left open which are over, on one commit.
*
* @returns ids of the finished ones
*/
async function sweepChecks(place, github) {
	const finished = [];
	for (const { id, open, runId } of await knownChecks(place, github)) {
		if (!open || runId === null || runId >= place.runId) continue;
		const known = await github.getRun(runId);
		if (known !== null && !known.completed) continue;
		await tellCheck({
			kind: "check",
			id
		}, place, leftOpen, github);
		finished.push(id);
	}
	return finished;
}
const leftOpen = {
	status: "neutral",
	title: "ended without a result",
	summary: "The run ended without a result, and without saying so itself. Its log tells why."
};
/** Name of the check and context of the status. */
function checkName(key) {
	return key === "default" ? "deadheat" : `deadheat (${key})`;
}
async function knownChecks({ headSha, key }, github) {
	try {
		return (await github.listChecks(headSha, checkName(key))).map(({ id, open, externalId }) => {
			const [, runId] = shape.exec(externalId) ?? [];
			return {
				id,
				open,
				runId: runId === void 0 ? null : Number(runId)
			};
		});
	} catch (error) {
		if (isDenied(error) || error instanceof GitHubError && error.trouble === "invalid") return [];
		throw error;
	}
}
function stateOf({ runUrl }, { status, title, summary }) {
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
const statusStates = {
	queued: "pending",
	in_progress: "pending",
	success: "success",
	neutral: "success",
	failure: "failure",
	cancelled: "error"
};
const descriptionLength = 140;
function shortened(text) {
	const characters = Array.from(text);
	return characters.length <= descriptionLength ? text : `${characters.slice(0, 139).join("")}…`;
}
function isDenied(error) {
	return error instanceof GitHubError && (error.trouble === "not-permitted" || error.trouble === "not-found");
}

// src/publish/links-of.ts
/** Address of the repository's pages, without a slash at the end. */
function pagesOf({ serverUrl, owner, repository }) {
	return `${serverUrl}/${owner}/${repository}`;
}
/** Address of a run. */
function runLink(run) {
	return `${pagesOf(run)}/actions/runs/${run.runId}${attemptOf(run)}`;
}
/** Addresses of the run and of both commits. */
function linksOf({ result, run }) {
	const { base, head } = result.plan.revisions;
	const repository = pagesOf(run);
	return {
		run: runLink(run),
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

// src/publish/ask-carefully.ts
/** Asks GitHub by a request's client, and counts what goes wrong. */
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
				tell(`how far the run is could not be told: ${error.message}`);
				return false;
			}
		},
		troubles: () => troubles
	};
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

// src/publish/retell.ts
/**
* Writes a comment again of which the number is known, in two requests.
*
* @returns `false` when it is gone, or belongs to a newer run by now
* @throws GitHubError when GitHub cannot be had
*/
async function retell({ id, marker, login }, bodyOf, github) {
	const comment = await github.getComment(id);
	const own = comment === null ? null : ownCommentOf(comment, {
		...marker,
		login
	});
	if (own === null || isNewer(own.marker, marker)) return false;
	await github.updateComment(id, bodyOf(own.comment.body));
	return true;
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
		url: null,
		id: null
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
		url: current.comment.url,
		id
	};
	if (!await overwrite(current.comment, attempt)) return again(attempt);
	await request.pause();
	const after = await readOwn(id, attempt);
	if (after === null || isNewer(request.marker, after.marker)) return again(attempt);
	await removeOthers(id, own, attempt);
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
/** @returns whether the comment was still there */
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
/** Creates the comment; after a lost reply it looks before it writes again. */
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
		url: created.url,
		id: created.id
	};
	const others = own.filter(({ comment }) => comment.id !== created.id);
	const newer = others.find(({ marker }) => isNewer(marker, request.marker));
	const [lowest] = others.filter(({ comment }) => comment.id < created.id).toSorted((one, other) => one.comment.id - other.comment.id);
	if (newer !== void 0) {
		if (lowest !== void 0) await github.deleteComment(created.id);
		return {
			outcome: "newer-is-there",
			url: newer.comment.url,
			id: newer.comment.id
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
		url: created.url,
		id: created.id
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

// src/publish/live-places.ts
/** Time that a request of another run may be under way. */
const pauseSeconds = 3;
/** The places in which a request's run shows itself; none of them is there until it is opened. */
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
	let denied = false;
	const remember = (changes) => {
		record = {
			...record,
			...changes
		};
		request.remember(record);
	};
	const openComment = async (live) => {
		await ask(async (github) => {
			if (pullRequest === null) return;
			const { outcome, id } = await writeSticky({
				marker: markerOf(request),
				bodyOf: (_history, rung, present) => bodyOf(request, live, null, rung === 0 ? present : ""),
				rungs: 1,
				mayCreate: request.mayCreate,
				pause: () => request.clock.sleep(pauseSeconds)
			}, github);
			if (outcome !== "newer-is-there") remember({ commentId: id });
		});
	};
	const tellComment = async (status, reason) => {
		const { commentId } = record;
		if (commentId === null) return true;
		return ask(async (github) => {
			if (!await retell({
				id: commentId,
				marker: markerOf(request),
				login
			}, (present) => bodyOf(request, status, reason, present), github)) remember({ commentId: null });
		});
	};
	return {
		open: async (live) => {
			await ask(async (github) => {
				const opened = await openCheck(check, newsOf(live, check), github);
				denied = opened === null;
				remember({ check: opened });
			});
			await openComment(live);
			await ask(async (github) => {
				const heads = headBefore === null ? [headSha] : [headSha, headBefore];
				for (const head of heads) await sweepChecks({
					...check,
					headSha: head
				}, github);
			});
		},
		tell: async (live) => {
			await ask((github) => tellCheck(record.check, check, newsOf(live, check), github));
			await tellComment(live, null);
		},
		end: async (ending, reason) => {
			const inCheck = await ask((github) => tellCheck(record.check, check, endingNews(ending), github));
			const inComment = await tellComment(ending, reason);
			if (inCheck && inComment) remember({ ended: true });
		},
		remember,
		record: () => record,
		check,
		denied: () => denied,
		troubles
	};
}
function recordAtStart({ key, headSha, pullRequest, login }) {
	return {
		key,
		headSha,
		pullRequest,
		check: null,
		commentId: null,
		cancelled: false,
		ended: false,
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
function bodyOf(request, status, reason, present) {
	const marker = markerOf(request);
	return renderLiveComment({
		marker,
		status,
		reason,
		run: runLink(request.run)
	}, present);
}
/** How far a run is, as a check says it. */
function newsOf(live, { runUrl }) {
	const title = statusText(live);
	return {
		status: live.phase === "queued" || live.phase === "preparing" ? "queued" : "in_progress",
		title,
		summary: runUrl === null ? title : `${title}\n\n[Run](${runUrl})`
	};
}
/** How a run ended that has no result, as a check says it. */
function endingNews(ending) {
	return {
		status: ending === "cancelled" ? "cancelled" : "neutral",
		title: statusText(ending),
		summary: `The run ${statusText(ending)}. Its log tells more.`
	};
}

// src/commands/github-for-job.ts
const patiences = {
	/** For results: a broken reply is asked for again, and a rate limit waited for. */
	patient: { longestWaitSeconds: 120 },
	/** For how far a run is: the next news come anyway, and nothing waits for these. */
	brief: {
		longestWaitSeconds: 0,
		replySeconds: 5,
		attempts: 1
	}
};
/** The account that the job's own token speaks for. */
function commentAuthor(given) {
	return given["comment-author"] ?? "github-actions[bot]";
}
/** A function that loads GitHub's client when it is first called. */
function gitHubForJob(actions, given, patience) {
	let client = null;
	return () => client ??= load(actions, given, patience);
}
async function load(actions, given, patience) {
	const { createGitHub } = await import("./github2.js");
	return createGitHub({
		...await actions.context(),
		token: given["github-token"] ?? "",
		login: commentAuthor(given),
		pauseSeconds: 1,
		...patiences[patience]
	});
}

export { commentAuthor, concludeAgain, endingNews, gitHubForJob, isLiveComment, linksOf, livePlaces, newestOf, ownComments, renderLiveComment, retell, runLink, statusText, tellCheck, writeSticky };