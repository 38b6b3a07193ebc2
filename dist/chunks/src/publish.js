import { texts } from "./model4.js";
import { groupedBy } from "./model7.js";
import { codeOf, fenceLines, plainLine } from "./render.js";
import { acceptanceFor, acceptanceSchema } from "./model21.js";
import { GitHubError, isNewer, isRefusal, isReplaced, judgedSchema, newestOfEach, scopeOfRows } from "./host13.js";
import { joinTexts } from "./render2.js";
import { linkText } from "./render3.js";
import { countText } from "./render5.js";
import { acceptHint, acceptedLines, acceptedText, belowMark, dataIn, dataLine, judgedIn, judgedText, markerLine, markerOf, parseMarker, parseRegressions } from "./render10.js";
import { endingStep, endingText, liveAfter, liveAtStart, liveText } from "./render11.js";
import { digestOf } from "./host14.js";

// src/publish/checks/hint-of.ts
const permissionAdvice = {
	comment: "give the job \"pull-requests: write\" (a pull request from a fork never has it)",
	check: "give the job \"checks: write\" (a pull request from a fork never has it)",
	command: "the job needs \"actions: write\", \"checks: write\" and \"pull-requests: write\""
};
function refusalLine(error, what) {
	const hint = writeHintOf(error, what);
	return hint === null ? error.message : `${error.message}; ${hint}`;
}
function writeHintOf({ trouble }, what) {
	switch (trouble) {
		case "not-permitted": return permissionAdvice[what];
		case "no-credentials": return "GitHub does not know the token in \"github-token\", or it has expired: remove the input, or renew the token";
		case "locked": return "the conversation is locked: unlock it, or set \"comment: never\"";
		case "archived": return "the repository is archived, so it is read-only";
		case "not-found": return what === "check" ? "the commit is gone, or the token may not see it: give the job \"checks: write\"" : "the pull request is gone, or the token may not see it: give the job \"pull-requests: write\"";
		case "limited": return "the rate limit of the token is used up: run again later, or let fewer jobs write";
		case "too-long":
		case "invalid":
		case "unreliable": return null;
	}
}
function mayPassLater({ trouble }) {
	return trouble === "limited" || trouble === "unreliable" || trouble === "no-credentials";
}
async function writeCarefully({ warn }, write) {
	try {
		return await write();
	} catch (error) {
		if (!(error instanceof GitHubError)) throw error;
		warn(`${refusalLine(error, "comment")}; the result is in the job summary`);
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

// src/render/comment/joined-comment.ts
const nextMark = "<!-- deadheat:next -->";
const labelMark = "<!-- deadheat:label -->";
const longest$1 = 65e3;
function commentSections(body) {
	return body.replaceAll("\r\n", "\n").split(`\n${nextMark}\n`).map((section) => {
		const [marker = "", label = "", ...rest] = section.split("\n");
		return `${(label.endsWith(labelMark) ? [marker, ...rest] : [
			marker,
			label,
			...rest
		]).join("\n").trimEnd()}\n`;
	});
}
function joinedComment(sections) {
	if (sections.length === 1) return sections.join("");
	const texts = sections.map((text) => ({
		text,
		label: parseMarker(text)?.label ?? ""
	})).toSorted((first, second) => first.label < second.label ? -1 : 1).map(({ text, label }) => {
		const name = codeOf(label.replace(/, #\d+$/, ""));
		return text.replace("\n", () => `\n${name} ${labelMark}\n`);
	});
	const joined = () => texts.join(`\n${nextMark}\n`);
	while (joined().length > longest$1) {
		const [largest = ""] = texts.toSorted((first, second) => second.length - first.length);
		const short = shortened(largest);
		if (short === largest) break;
		texts[texts.indexOf(largest)] = short;
	}
	return joined();
}
const cutNote = "This part is too long to stand here: its own check and the summary of its run have it.";
function shortened(text) {
	const lines = text.trimEnd().split("\n");
	const last = lines.at(-1) ?? "";
	const data = last.startsWith("<!-- deadheat:") && !lines.includes(cutNote) ? [last] : [];
	return `${[
		...lines.slice(0, 3),
		"",
		cutNote,
		"",
		...data
	].join("\n").trimEnd()}\n`;
}

// src/publish/checks/known-checks.ts
const noChecks = {
	records: [],
	totals: []
};
const shape$1 = /^deadheat run=(\d{1,15}) attempt=(\d{1,9})(.*?)(?: of ([0-9a-f]{40}) ([0-9a-f]{40}))?$/;
const nameShape = /^deadheat(?: \(([A-Za-z0-9._-]{1,50})\))?(?:: .*)?$/;
const totalMark = "deadheat over all ";
function checkName(key) {
	return key === "default" ? "deadheat" : `deadheat (${key})`;
}
function recordName({ key, label }) {
	return `${checkName(key)}: ${label || "not begun"}`;
}
function displacedName(key) {
	return key === "default" ? "deadheat (out of date)" : `deadheat (${key}, out of date)`;
}
function externalIdOf(place, commits) {
	const compared = commits === void 0 ? "" : ` of ${commits.base} ${commits.head}`;
	return `deadheat run=${place.runId} attempt=${place.attempt}${judgedText(place)}${compared}`;
}
async function knownChecks(place, github) {
	try {
		const namedChecks = (await github.listChecks(place.headSha)).flatMap((each) => {
			const [name, key = "default"] = nameShape.exec(each.name) ?? [];
			return name !== void 0 && [null, key].includes(place.key) ? {
				...each,
				key
			} : [];
		}).toSorted((first, second) => first.id - second.id);
		return {
			records: namedChecks.flatMap((each) => {
				const [, runId, attempt, judged = "", base, head] = shape$1.exec(each.externalId) ?? [];
				if (runId === void 0) return [];
				const commits = base === void 0 || head === void 0 ? void 0 : {
					base,
					head
				};
				const run = {
					runId: Number(runId),
					attempt: Number(attempt),
					...judgedIn(judged)
				};
				return [{
					...each,
					...run,
					commits
				}];
			}),
			totals: namedChecks.filter((each) => each.externalId.startsWith(totalMark))
		};
	} catch (error) {
		if (!isDenied(error) && !(error instanceof GitHubError && error.trouble === "invalid")) throw error;
		return noChecks;
	}
}
function checkOf({ records }, { runId, attempt, identity }) {
	const ofRun = records.filter((each) => each.runId === runId);
	const ownChecks = ofRun.filter((each) => each.identity === identity);
	return ownChecks.find((each) => each.attempt === attempt) ?? ownChecks.find(({ open }) => open) ?? ofRun.find((each) => each.identity === "" && (each.open || attempt === 1));
}
function hasNewer({ records }, place) {
	return records.some((each) => isReplaced(each, place) && isNewer(each, place));
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

// src/render/comment/above-result.ts
const aboveMark = "<!-- deadheat:above -->";
const beforeMark = "<!-- deadheat:before -->";
const reasonLength$1 = 2e3;
const longest = 65e3;
function renderAbove(news, body) {
	const above = `${[`${markerLine(news.marker)}\n${aboveMark}`, ...newsTexts(news)].join("\n\n")}\n`;
	const before = earlierPart(news, body);
	return before === "" || above.length + before.length > longest ? above : `${above}\n${before}`;
}
function isAboveResult(body) {
	return parseMarker(body) !== null && /^\S.*\r?\n<!-- deadheat:above -->\r?\n/.test(body);
}
function newsTexts({ marker, ending, reason, run }) {
	return [
		`### ⚫ Performance: ${endingText(ending)}`,
		...reason === null ? [] : [fenceLines([`deadheat: ${plainLine(reason, reasonLength$1)}`])],
		endingStep(ending),
		`<sub>commit ${codeOf(marker.head)} · ${linkText("Run", run)}</sub>`
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
	const outcomes = beyond.map((regression) => ({
		...regression,
		...acceptanceFor(regression, acceptances)
	}));
	const acceptedRegressions = outcomes.flatMap(({ acceptance, holds = false, ...regression }) => acceptance === void 0 ? [] : [{
		...regression,
		acceptance,
		holds
	}]);
	const open = outcomes.filter(({ holds }) => holds !== true);
	const isOver = beyond.length > 0 && open.length === 0;
	const before = isOver ? "regression accepted, " : "";
	return {
		body: `${joinTexts([
			`${markerLine(marker)}\n### ${isOver ? "🟠" : "🔴"} Performance: ${before}${texts.heading}`,
			texts.notes,
			`${texts.finding} ${open.length === beyond.length ? texts.check : checkText(open, report, marker)}`,
			acceptedLines(acceptedRegressions),
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
function dataName({ key, pullRequest, identity = "" }) {
	const scope = scopeOfRows({ identity });
	return `accepted key=${key} pr=${pullRequest}${scope && ` in=${scope}`}`;
}

// src/publish/own-sections.ts
function ownSectionsOf(comment, { key, pullRequest, login }) {
	if (comment.authorLogin !== login) return [];
	return commentSections(comment.body).flatMap((body) => {
		const marker = parseMarker(body);
		return marker?.pullRequest === pullRequest && (key === null || marker.key === key) ? [{
			...marker,
			comment: {
				...comment,
				body
			}
		}] : [];
	});
}
async function ownSections(github, owner) {
	return (await github.listComments(owner.pullRequest)).flatMap((comment) => ownSectionsOf(comment, owner));
}
function replacedBy(marker, sections) {
	const { identity } = marker;
	const replaced = sections.filter((each) => isReplaced(each, marker));
	return newestOfEach(replaced.map((each) => ({
		...each,
		identity
	})))[0];
}
function newerThan(marker, sections) {
	return sections.find((each) => isNewer(each, marker) && (isReplaced(each, marker) || each.head !== marker.head));
}
function bodyWith(section, marker, sections) {
	const otherSections = sections.filter((each) => !isReplaced(each, marker) && each.head === marker.head);
	return joinedComment([...newestOfEach(otherSections).map(({ comment }) => comment.body), section]);
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
	const sections = await ownSections(github, owner);
	const keptId = lowestOf(sections);
	if (keptId !== void 0) return update(keptId, sections, attempt);
	if (!request.mayCreate) return null;
	const createdComment = await create(attempt);
	return createdComment === null ? tryAgain(attempt) : settle(createdComment, attempt);
}
function lowestOf(sections) {
	return sections.map(({ comment }) => comment.id).toSorted((first, second) => first - second)[0];
}
function tryAgain(attempt) {
	if (attempt.attemptsLeft === 0) throw new GitHubError("unreliable", "could not update the comment: it keeps changing");
	return write({
		...attempt,
		attemptsLeft: attempt.attemptsLeft - 1
	});
}
async function update(id, listedSections, attempt) {
	const { request } = attempt;
	const otherSections = listedSections.filter(({ comment }) => comment.id !== id);
	const current = await readOwn(id, attempt);
	if (current.length === 0) return tryAgain(attempt);
	const sections = [...current, ...otherSections];
	const newer = newerThan(request.marker, sections);
	if (newer !== void 0) return newer.comment.url;
	const body = await overwrite(id, sections, attempt);
	if (body === null) return tryAgain(attempt);
	await request.clock.sleep(3);
	const ownSection = replacedBy(request.marker, await readOwn(id, attempt));
	if (ownSection === void 0) return tryAgain(attempt);
	if (!(isNewer(ownSection, request.marker) || commentSections(body).includes(ownSection.comment.body)) || !await removeOthers(otherSections, attempt)) return tryAgain(attempt);
	return ownSection.comment.url;
}
async function readOwn(id, { github, owner }) {
	const comment = await github.getComment(id);
	return comment === null ? [] : ownSectionsOf(comment, owner);
}
async function overwrite(id, sections, { request, github }) {
	const present = replacedBy(request.marker, sections)?.comment.body ?? "";
	let body = "";
	try {
		await shortEnough(request, (rung) => {
			body = bodyWith(request.bodyOf(rung, present), request.marker, sections);
			return github.updateComment(id, body);
		});
	} catch (error) {
		if (error instanceof GitHubError && error.trouble === "not-found") return null;
		if (!(error instanceof GitHubError) || isRefusal(error)) throw error;
	}
	return body;
}
async function create(attempt) {
	const { request, github, owner } = attempt;
	try {
		return await shortEnough(request, (rung) => github.createComment(owner.pullRequest, request.bodyOf(rung, "")));
	} catch (error) {
		const isLast = attempt.attemptsLeft === 0;
		if (!(error instanceof GitHubError) || isRefusal(error) || isLast) throw error;
		await request.clock.sleep(3);
		return null;
	}
}
async function settle(createdComment, attempt) {
	const { request, github } = attempt;
	const owner = {
		...attempt.owner,
		login: createdComment.authorLogin ?? attempt.owner.login
	};
	const comments = await ifReadable(ownSections(github, owner));
	if (comments === null) return createdComment.url;
	const otherSections = comments.filter(({ comment }) => comment.id !== createdComment.id);
	if (otherSections.length === 0) return createdComment.url;
	const lowest = lowestOf(comments) ?? createdComment.id;
	const newer = newerThan(request.marker, otherSections);
	if (newer !== void 0 && lowest !== createdComment.id) await github.deleteComment(createdComment.id);
	if (newer !== void 0) return newer.comment.url;
	const mine = ownSectionsOf(createdComment, owner);
	return update(lowest, [...otherSections, ...mine], {
		...attempt,
		owner
	});
}
async function removeOthers(otherSections, attempt) {
	const knownTexts = new Set(otherSections.map(({ comment }) => comment.body));
	for (const id of new Set(otherSections.map(({ comment }) => comment.id))) {
		if (!(await readOwn(id, attempt)).every(({ comment }) => knownTexts.has(comment.body))) return false;
		await attempt.github.deleteComment(id);
	}
	return true;
}
async function shortEnough({ rungs }, send) {
	for (let rung = 0;; rung += 1) try {
		return await send(rung);
	} catch (error) {
		if (!(error instanceof GitHubError && error.trouble === "too-long") || rung >= rungs) throw error;
	}
}

// src/publish/checks/total-text.ts
const conclusions = [
	"failure",
	"cancelled",
	"neutral",
	"success"
];
const labelLength = 100;
const titleLength = 150;
const mostLines = 120;
function totalText(parts, missing) {
	const sorted = parts.toSorted((first, second) => rankOf(first) - rankOf(second) || (first.label < second.label ? -1 : 1));
	const worst = sorted.reduce((first) => first);
	const isAwaited = worst.open || !["failure", "cancelled"].includes(statusOf(worst));
	const openCount = parts.filter(({ open }) => open).length + (isAwaited ? missing : 0);
	const lines = sorted.slice(0, mostLines).map((part) => {
		return `- ${linkText(codeOf(part.label, labelLength), part.detailsUrl)}: **${part.open ? "not over" : statusOf(part)}**, ${codeOf(part.output.title, titleLength)}`;
	});
	const leftCount = sorted.length - lines.length;
	return {
		status: openCount > 0 ? "in_progress" : statusOf(worst),
		title: openCount > 0 ? `${openCount} of ${parts.length + missing} not over` : `${plainLine(worst.label, labelLength)}: ${plainLine(worst.output.title, titleLength)}`,
		summary: [
			`The worst of ${countText(parts.length, "result")} of this commit counts. Each has a check of its own.`,
			lines.join("\n"),
			...leftCount === 0 ? [] : [`And ${leftCount} more, none of them worse.`],
			...missing === 0 ? [] : [`Jobs of the matrix without a result yet: ${missing}. Where only some jobs take this step, say so with \`matrix: 1 \${{ toJson(matrix) }}\`.`]
		].join("\n\n")
	};
}
function statusOf({ conclusion }) {
	return conclusions.find((each) => each === conclusion) ?? "failure";
}
function rankOf(part) {
	return part.open ? Number.NEGATIVE_INFINITY : conclusions.indexOf(statusOf(part));
}

// src/publish/checks/total.ts
const mostReads = 6;
async function tellTotal({ headSha, key }, pause, github) {
	let writtenTotal;
	for (let reads = 1; reads <= mostReads; reads += 1) {
		if (reads > 1) await pause();
		const { records, totals } = await knownChecks({
			headSha,
			key
		}, github);
		const newest = newestRecords(records);
		const missing = missingLegs(newest);
		const listedTotal = totals.at(-1);
		const last = listedTotal === void 0 || (writtenTotal?.id ?? NaN) > listedTotal.id ? writtenTotal : listedTotal;
		const count = newest.filter(({ identity }) => identity !== "").length + missing;
		if (newest.length === 0 || count < 2 && last === void 0) return;
		const news = totalText(newest, missing);
		const externalId = `${totalMark}${digestOf(JSON.stringify(news)).slice(0, 16)}`;
		const misnamed = records.filter((each) => each.name !== recordName(each));
		if (last?.externalId === externalId && misnamed.length === 0 && totals.length < 2) return;
		const open = news.status === "in_progress";
		const state = checkStateOf({ runUrl: newest[0]?.detailsUrl ?? null }, news);
		const isNeeded = last === void 0 || open && !last.open;
		const id = isNeeded ? await github.createCheck({
			name: checkName(key),
			headSha,
			externalId,
			state
		}) : last.id;
		if (!isNeeded && last.externalId !== externalId) await github.updateCheck(id, {
			state,
			externalId
		});
		writtenTotal = {
			id,
			externalId,
			open
		};
		for (const each of misnamed) await github.updateCheck(each.id, { name: recordName(each) });
		for (const each of totals) if (each.id !== id) await github.updateCheck(each.id, { name: displacedName(key) });
	}
}
function newestRecords(records) {
	const newest = newestOfEach(records);
	return newest.filter((each) => each.identity !== "" || newest.every((one) => one === each || isNewer(each, one)));
}
function missingLegs(newest) {
	return [...groupedBy(newest, ({ identity }) => identity.slice(0, 8)).values()].reduce((count, records) => {
		const { legs, runId } = records.reduce((one, other) => isNewer(other, one) ? other : one);
		return count + Math.max(0, legs - records.filter((each) => each.runId === runId).length);
	}, 0);
}

// src/publish/checks/conclude-check.ts
async function writeCheck({ check, place, news }, github) {
	if (check === "denied") return check;
	const state = checkStateOf(place, news);
	const externalId = externalIdOf(place, news.commits);
	const checks = check === "unknown" ? await knownChecks(place, github) : noChecks;
	const id = check === "unknown" ? checkOf(checks, place)?.id : check;
	if (id !== void 0) {
		await github.updateCheck(id, {
			state,
			externalId
		});
		return id;
	}
	if (hasNewer(checks, place)) return "unknown";
	try {
		const { headSha, key, legs } = place;
		const name = checks.totals.length > 0 || legs > 1 ? recordName(place) : checkName(key);
		return await github.createCheck({
			name,
			headSha,
			externalId,
			state
		});
	} catch (error) {
		if (isDenied(error)) return "denied";
		throw error;
	}
}
async function concludeAgain(place, news, { pause }, github) {
	const checks = await knownChecks(place, github);
	if (hasNewer(checks, place)) return;
	const ownCheck = checkOf(checks, place);
	if (ownCheck === void 0) return;
	await github.updateCheck(ownCheck.id, { state: checkStateOf(place, news) });
	await tellTotal(place, pause, github);
}
const usualAttempts = 5;
async function concludeCheck(wish, { pause, attempts = usualAttempts }, github) {
	let { check } = wish;
	for (let tries = 1;; tries += 1) try {
		check = await writeCheck({
			...wish,
			check
		}, github);
		const outcome = await settleCheck(check, wish.place, github);
		if (outcome !== "denied") await tellTotal(wish.place, pause, github);
		return {
			outcome,
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
	const checks = await ifReadable(knownChecks(place, github)) ?? noChecks;
	const isBeaten = hasNewer(checks, place);
	const checksInTheWay = checks.records.filter((each) => each.identity === place.identity && each.id !== check && (!isNewer(place, each) || each.id > check));
	for (const id of isBeaten ? [check] : checksInTheWay.map((each) => each.id)) {
		const state = checkStateOf(place, {
			status: "neutral",
			title: "replaced by a newer run",
			summary: `A newer run replaced this one: the check \`${checkName(place.key)}\` has its result.`
		});
		await github.updateCheck(id, {
			state,
			name: displacedName(place.key)
		});
	}
	return isBeaten ? "superseded" : "told";
}

// src/render/comment/command-answer.ts
const lineLength = 1200;
function commandAnswer(complaint) {
	const why = complaint === "" ? [] : [fenceLines([`deadheat: ${plainLine(complaint, lineLength)}`])];
	const rest = ["A command is a single line, alone in a new comment by anyone with write access to this repository:", fenceLines(texts["render/comment/bench-commands.txt"].trimEnd().split("\n"))];
	return `${[...why, ...rest].join("\n\n")}\n`;
}
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
	const { pullRequest, headShas, run, withoutResult, endingOf, clock } = request;
	const comments = pullRequest === null ? [] : await github.listComments(pullRequest);
	const login = comments.length === 0 ? "" : await github.login();
	const startedShas = comments.flatMap(({ authorLogin, body }) => authorLogin === login ? [body] : []).flatMap((body) => parseStarted(body)?.headSha ?? []);
	const runningRuns = [];
	for (const headSha of /* @__PURE__ */ new Set([...headShas, ...startedShas.slice(-10)])) {
		const endedKeys = /* @__PURE__ */ new Set();
		const { records } = await knownChecks({
			headSha,
			key: null
		}, github);
		for (const { id, key, runId, attempt } of records.filter(({ open }) => open)) {
			const keyedRun = {
				key,
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
			const state = checkStateOf({ runUrl }, endingNews(ending, { withoutResult }));
			await github.updateCheck(id, { state });
			endedKeys.add(key);
		}
		for (const key of endedKeys) await tellTotal({
			headSha,
			key
		}, () => clock.sleep(3), github);
	}
	return runningRuns;
}
function endingsBefore(run, github) {
	const ask = endingsOnGitHub(github);
	return async (each) => {
		if (each.runId !== run.runId) return ask(each);
		return each.attempt === 0 && each.key !== run.key ? "elsewhere" : null;
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
		title: endingText(outcome),
		summary: `The run ${endingText(outcome)}. See its log.\n\n${endingStep(outcome)}`
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
	const place = {
		...run,
		key,
		headSha,
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
				headShas,
				endingOf
			}, github);
			await tellTotal(place, pause, github);
		});
	};
	const send = async () => {
		await (isOpened ? tellCheck() : open());
	};
	const update = () => {
		const text = liveText(live);
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
	const { key, headSha, pullRequest, run, withoutResult } = request;
	return {
		key,
		headSha,
		pullRequest,
		...judgedSchema.parse(run),
		check: "unknown",
		result: null,
		withoutResult,
		cancelled: false,
		ended: false,
		alarmed: false,
		left: null
	};
}
function newsOf(live, runUrl) {
	const title = liveText(live);
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
function gitHubForJob(actions, inputs, patience) {
	const load = async () => {
		const { createGitHub } = await import("../create-github.js");
		return createGitHub({
			...await actions.context(),
			token: inputs["github-token"] ?? "",
			pauseSeconds: 1,
			...patiences[patience]
		});
	};
	let client = null;
	return () => client ??= load();
}

export { acceptanceReply, acceptancesOn, acceptedComment, commandAnswer, concludeAgain, createLiveStatus, endingsOnGitHub, gitHubForJob, ifReadable, isAcceptanceReply, knownChecks, mayPassLater, ownSections, pagesOf, refusalLine, runLink, settleRuns, startedReply, writeCarefully, writeLocally, writeStickyComment };