import { UsageError } from "./usage-error.js";
import { literal, number, object } from "./zod.js";
import { parseRevision } from "./parse-revision.js";
import { settingFromText, splitWords } from "./setting-from-text.js";
import { fenced, plainLine } from "./escape.js";
import { GitHubError } from "./github-types.js";
import { commentAuthor, concludeAgain, gitHubForJob, isLiveComment, newestOf, ownComments, retell, runLink } from "./github-for-job.js";
import { acceptanceReply, createLiveStatus } from "./live-status.js";
import { acceptedLine, parseRegressions, regressionsLine } from "./regressions-line.js";
import { createClock } from "./clock.js";
import { text } from "./side.js";

// src/plan/slash-command.ts
const longestLine = 1e3;
const longestName = 300;
const longestReason = 500;
const printable = /^[\P{C}\t]*$/u;
/**
* The command that a comment gives, or `null` for a comment that is none. Only the first line
* counts, it has to be the whole comment but for blank lines, and it begins with `/bench` in the
* first column: nothing that is quoted, indented or in a code block is a command. Total: every text
* has an answer.
*
* @param body - of the comment, not trusted
*/
function parseSlashCommand(body) {
	const [first = "", ...more] = body.split(/\r\n|\r|\n/);
	if (!/^\/bench(?:[ \t]|$)/.test(first)) return null;
	if (first.length > longestLine) return unknown(`at most ${longestLine} characters`);
	if (!printable.test(first)) return unknown("printable characters only");
	if (more.some((line) => line.trim() !== "")) return unknown("one line and nothing below it");
	try {
		return commandOf(splitWords(first.slice(6)));
	} catch (error) {
		if (error instanceof UsageError) return {
			kind: "unknown",
			complaint: error.message
		};
		throw error;
	}
}
/** @throws UsageError when a word is not what it should be */
function commandOf([first, ...rest]) {
	if (first === void 0 || first.includes("=")) return {
		kind: "measure",
		wishes: wishesOf(first === void 0 ? [] : [first, ...rest])
	};
	switch (first) {
		case "accept": return acceptOf(rest);
		case "cancel": {
			const { key = "default", ...others } = wishesOf(rest);
			const [other] = Object.keys(others);
			return other === void 0 ? {
				kind: "cancel",
				key
			} : unknown(`"cancel" or "cancel key=NAME", got ${other}=`);
		}
		case "help": return rest.length === 0 ? { kind: "help" } : unknown("\"help\" and nothing behind it");
		case "profile":
		case "bisect": return {
			kind: "later",
			name: first
		};
		default: return unknown(`accept, cancel, help or NAME=VALUE, got ${JSON.stringify(first)}`);
	}
}
/** @throws UsageError when `within=` or `key=` is not what it should be */
function acceptOf([name, ...words]) {
	const at = words.findIndex((word) => !/^(?:within|key)=/.test(word));
	const options = at < 0 ? words : words.slice(0, at);
	const reason = at < 0 ? "" : words.slice(at).join(" ").trim();
	if (name === void 0 || name === "" || reason === "") return unknown("\"accept NAME reason\": the benchmark as the table names it, and why");
	if (name.length > longestName) return unknown(`a name of at most ${longestName} characters`);
	if (reason.length > longestReason) return unknown(`a reason of at most ${longestReason} characters`);
	const written = new Map(options.map((word) => [word.split("=")[0], word.replace(/^[^=]*=/, "")]));
	if (written.size < options.length) return unknown("within= and key= once each");
	const within = written.get("within");
	const { key = "default" } = settingFromText("key", written.get("key") ?? "default", "key");
	const { limit = null } = within === void 0 ? {} : settingFromText("limit", within, "within");
	return {
		kind: "accept",
		name,
		within: limit,
		key,
		reason
	};
}
const readers = {
	only: (value) => settingFromText("only", value, "only"),
	pairs: (value) => settingFromText("pairs", value, "pairs"),
	base: parseRevision,
	node: nodesOf,
	key: (value) => settingFromText("key", value, "key"),
	head: (value) => {
		if (!/^[0-9a-f]{12,40}$/.test(value)) throw new UsageError("head must be a commit id of 12 to 40 hex digits");
	}
};
/** @throws UsageError for a word that is not NAME=VALUE, an unknown or repeated name, or a bad value */
function wishesOf(words) {
	const wishes = /* @__PURE__ */ new Map();
	for (const word of words) {
		const [, name = "", value = ""] = /^([a-z]{1,20})=(.{1,500})$/su.exec(word) ?? [];
		const read = Object.hasOwn(readers, name) ? Reflect.get(readers, name) : void 0;
		if (read === void 0) {
			const known = Object.keys(readers).join("=, ");
			throw new UsageError(`expected one of ${known}=, got ${JSON.stringify(word)}`);
		}
		if (wishes.has(name)) throw new UsageError(`expected ${name}= once, got it twice`);
		read(value);
		wishes.set(name, value);
	}
	return Object.fromEntries(wishes);
}
function nodesOf(value) {
	if (!/^(?:lts|\d{1,3}(?:\.\d{1,3}){0,2})(?:,(?:lts|\d{1,3}(?:\.\d{1,3}){0,2})){0,9}$/.test(value)) throw new UsageError(`node must be versions such as 20,24, got ${JSON.stringify(value)}`);
}
function unknown(expected) {
	return {
		kind: "unknown",
		complaint: `expected ${expected}`
	};
}

// src/render/command-answer.ts
const lineLength = 1200;
const grammar = [
	"/bench                             measure the newest commit",
	"/bench only=GLOB pairs=N base=REF node=20,24 key=NAME head=SHA",
	"                                   the same, with any of these; quotes hold blanks together",
	"/bench accept NAME reason          let a regression of the comment pass, as large as it is shown;",
	"                                   within=RATIO before the reason sets another bound",
	"/bench cancel                      end what is running; key=NAME for another comment",
	"/bench help                        this text"
];
/**
* The answer to a command that started nothing.
*
* @param complaint - why, foreign text among it; empty when only help was asked for
*/
function commandAnswer(complaint) {
	const why = complaint === "" ? [] : [fenced([`deadheat: ${plainLine(complaint, lineLength)}`])];
	const rest = ["A command is one line, alone in a new comment of somebody who may write to this repository:", fenced(grammar)];
	return `${[...why, ...rest].join("\n\n")}\n`;
}

// src/render/accepted-comment.ts
const headlineShape = /^### \S+ Performance: (?:regression accepted, )?(.*)$/;
const fails = /The check \*\*fails\*\*: (?:the limit is [\d.]+ %|[a-z ]+)\./;
/**
* The comment of a result with what was accepted since; `null` when it shows no result, but how far a
* run is: that run will read the acceptance itself.
*
* @param present - the comment, one of ours
* @param acceptances - of regressions that it shows
*/
function acceptedComment(present, acceptances) {
	const [marker = "", headline = "", ...rest] = present.trimEnd().split("\n");
	const [, tally] = headlineShape.exec(headline) ?? [];
	if (isLiveComment(present) || tally === void 0) return null;
	const shown = withAccepted(parseRegressions(present), acceptances);
	const passes = !shown.regressions.some(({ beyondLimit }) => beyondLimit);
	const title = passes ? `regression accepted, ${tally}` : tally;
	const content = rest.slice(0, -1).join("\n");
	return {
		body: [
			`${marker}\n### ${passes ? "🟠" : "🔴"} Performance: ${title}`,
			acceptances.map((acceptance) => acceptedLine(acceptance, true)).join("\n>\n"),
			(passes ? content.replace(fails, checkSentences[shown.otherwise]) : content).trim(),
			regressionsLine(shown)
		].join("\n\n").concat("\n"),
		conclusion: passes ? shown.otherwise : "failure",
		title
	};
}
const checkSentences = {
	success: "The check passes: what lies beyond the limit was accepted.",
	neutral: "The check is **neutral**: what lies beyond the limit was accepted.",
	failure: "The check **fails**."
};
function withAccepted(shown, acceptances) {
	const regressions = shown.regressions.map((regression) => acceptances.some(({ benchmarkId, metric }) => benchmarkId === regression.benchmarkId && metric === regression.metric) ? {
		...regression,
		beyondLimit: false
	} : regression);
	return {
		...shown,
		regressions
	};
}

// src/bot/accept-regression.ts
const namesTold = 5;
/**
* Keeps in a comment that a regression is accepted, and says so in the comment and the check that
* show it.
*
* @returns why nothing was accepted, or `null`
* @throws GitHubError when GitHub cannot be had
*/
async function acceptRegression(command, request) {
	const { facts, github, login } = request;
	const place = {
		key: command.key,
		pullRequest: facts.pullRequest
	};
	const shown = newestOf(await ownComments(github, {
		...place,
		login
	}));
	const { regressions } = parseRegressions(shown?.comment.body ?? "");
	const [first, ...more] = regressions.filter(({ benchmarkId, name }) => [benchmarkId, name].includes(command.name));
	if (shown === void 0 || first === void 0) return unknownText(command, regressions);
	const acceptances = [acceptanceOf(first, command, facts.author), ...more.map((each) => acceptanceOf(each, command, facts.author))];
	const tooLarge = [first, ...more].find(({ nearest }, at) => Math.abs(nearest) > Math.abs(acceptances[at]?.bound ?? 0));
	if (tooLarge !== void 0) return `expected within= of at least ${Math.abs(tooLarge.nearest).toFixed(4)}, for the comment shows that ${tooLarge.metric} of ${command.name} is worse than what was given; nothing was accepted.`;
	await github.createComment(facts.pullRequest, acceptanceReply(place, acceptances));
	await tell(shown, acceptances, request);
	return null;
}
function acceptanceOf({ benchmarkId, metric, farthest }, { within, reason }, by) {
	return {
		benchmarkId,
		metric,
		bound: within === null ? farthest : farthest < 0 ? 1 / (1 + within) - 1 : within,
		reason,
		by
	};
}
function unknownText({ name }, regressions) {
	const names = [...new Set(regressions.map((each) => JSON.stringify(each.name)))];
	return `expected a regression that the comment shows, ${names.length === 0 ? "but it shows none" : `such as ${names.slice(0, namesTold).join(", ")} (a name with blanks needs its quotes)`}, got ${JSON.stringify(name)}; nothing was accepted.`;
}
/** Says it in the comment that shows the regression, and in the check of its run. */
async function tell({ comment, marker }, acceptances, request) {
	const { facts, github, login, run } = request;
	const news = acceptedComment(comment.body, acceptances);
	if (news === null) return;
	await retell({
		id: comment.id,
		marker,
		login
	}, (present) => acceptedComment(present, acceptances)?.body ?? present, github);
	const { headSha } = await github.getPullRequest(facts.pullRequest);
	if (!headSha.startsWith(marker.head)) return;
	const { body, conclusion, title } = news;
	try {
		await concludeAgain({
			...marker,
			headSha,
			runUrl: runLink({
				...run,
				...marker
			})
		}, {
			status: conclusion,
			title,
			summary: body
		}, github);
	} catch (error) {
		if (!(error instanceof GitHubError)) throw error;
		request.tell(`the check still says what it said: ${error.message}`);
	}
}

// src/bot/status-of-run.ts
/** The status of a run that another job does, for the time in which it cannot speak itself. */
function statusOfRun({ key, headSha, runId }, request) {
	const { facts, run, github, login, tell, clock } = request;
	return createLiveStatus({
		headSha,
		headBefore: null,
		pullRequest: facts.pullRequest,
		key,
		mayCreate: true,
		run: {
			...run,
			runId,
			attempt: 1
		},
		github: () => Promise.resolve(github),
		login,
		remember: () => void 0,
		tell,
		clock
	});
}

// src/bot/cancel-runs.ts
/**
* Cancels the runs of a pull request that are not over: those of its head, and the one that its
* comment shows.
*
* @returns why there was nothing to cancel, or `null`
* @throws GitHubError when GitHub cannot be had
*/
async function cancelRuns(key, request) {
	const { facts, workflow, github, login } = request;
	const { headSha } = await github.getPullRequest(facts.pullRequest);
	const shown = newestOf(await ownComments(github, {
		key,
		pullRequest: facts.pullRequest,
		login
	}));
	const ofHead = await github.listRuns(workflow, headSha);
	const ofComment = shown === void 0 ? null : await github.getRun(shown.marker.runId);
	const open = [...ofHead, ...ofComment === null ? [] : [ofComment]].filter(({ completed, id }) => !completed && id !== request.run.runId);
	const cancelled = /* @__PURE__ */ new Set();
	for (const id of new Set(open.map((run) => run.id))) if (await github.cancelRun(id)) cancelled.add(id);
	const shownRun = shown?.marker.runId ?? 0;
	if (cancelled.has(shownRun)) {
		const status = statusOfRun({
			key,
			headSha,
			runId: shownRun
		}, request);
		await status.between();
		await status.end("cancelled", null);
	}
	return cancelled.size > 0 ? null : "expected a run to cancel, got none: nothing is running.";
}

// src/bot/start-measuring.ts
/**
* Starts the measuring workflow for the head that the pull request has at this moment.
*
* @returns why nothing was started, or `null`
* @throws GitHubError when GitHub cannot be had
*/
async function startMeasuring(wishes, request) {
	const { facts, github } = request;
	const pull = await github.getPullRequest(facts.pullRequest);
	const complaint = complaintOf(pull, wishes, request);
	if (complaint !== null) return complaint;
	const started = await start(inputsOf(wishes, pull), request);
	if (typeof started === "string") return started;
	const { key = "default" } = wishes;
	const place = {
		key,
		headSha: pull.headSha,
		runId: started.runId ?? request.run.runId
	};
	await statusOfRun(place, request).between();
	return null;
}
function complaintOf(pull, { head }, { run }) {
	if (!pull.open) return "expected an open pull request, got a closed one; nothing was run.";
	if (head !== void 0 && !pull.headSha.startsWith(head)) return `expected the head ${head}, got ${pull.headSha}: it moved, so nothing was run. Look at what is new, then ask again.`;
	if (pull.headRepository !== `${run.owner}/${run.repository}` && head === void 0) return `expected head=SHA, for this pull request comes from a fork, and only what you have looked at may run; nothing was run. Its newest commit is ${pull.headSha}.`;
	return null;
}
function inputsOf({ only, pairs, base, key, node }, { number, headSha }) {
	return {
		"pull-request": String(number),
		head: headSha,
		...only !== void 0 && { only },
		...pairs !== void 0 && { pairs },
		...base !== void 0 && { base },
		...key !== void 0 && { key },
		...node !== void 0 && { node }
	};
}
async function start(inputs, { facts, workflow, github }) {
	try {
		return { runId: await github.dispatch(workflow, facts.defaultBranch, inputs) };
	} catch (error) {
		if (!(error instanceof GitHubError && /invalid|not-found/.test(error.trouble))) throw error;
		const names = Object.keys(inputs).join(", ");
		return `${error.message}. The workflow ${workflow} on ${facts.defaultBranch} has to have "workflow_dispatch" with the inputs ${names}; nothing was run.`;
	}
}

// src/bot/answer-comment.ts
const mayCommand = /* @__PURE__ */ new Set(["write", "admin"]);
/**
* Does what a comment asks for, when it asks for something and its author may write to the
* repository. Who may not gets a reaction and no words, so that strangers cannot make us talk.
*
* @throws GitHubError when GitHub cannot be had
*/
async function answerComment(request) {
	const { facts, github } = request;
	const command = parseSlashCommand(facts.body);
	if (command === null) return "ignored";
	if (!mayCommand.has(await github.permissionOf(facts.author))) {
		await github.react(facts.commentId, "-1");
		return "refused";
	}
	const complaint = await carryOut(command, request);
	if (complaint === null) {
		await github.react(facts.commentId, "+1");
		return "done";
	}
	await github.react(facts.commentId, command.kind === "help" ? "+1" : "confused");
	await github.createComment(facts.pullRequest, commandAnswer(complaint));
	return "answered";
}
/** @returns why nothing was started, empty when there is no reason but the question; `null` when it was */
async function carryOut(command, request) {
	switch (command.kind) {
		case "measure": return startMeasuring(command.wishes, request);
		case "cancel": return cancelRuns(command.key, request);
		case "help": return "";
		case "accept": return acceptRegression(command, request);
		case "later": return `"${command.name}" is not there yet; nothing was run.`;
		case "unknown": return `${command.complaint}; nothing was run.`;
	}
}

// src/plan/comment-event.ts
const schema = object({
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
/**
* The comment of an `issue_comment` event, or `null` when it may give no command: when it was edited
* or removed, stands on a plain issue or a closed pull request, or was written by a program.
*
* @param payload - the parsed document that the runner provides, not trusted
*/
function commentFacts(payload) {
	const checked = schema.safeParse(payload);
	if (!checked.success) return null;
	const { issue, comment, repository, sender } = checked.data;
	if (sender.login !== comment.user.login) return null;
	return {
		pullRequest: issue.number,
		commentId: comment.id,
		body: comment.body,
		author: comment.user.login,
		defaultBranch: repository.default_branch
	};
}

// src/commands/answer-for-job.ts
const messageLength = 2e3;
/** Does what a comment on a pull request asks for. It runs nothing of the pull request. */
async function answerForJob({ actions, print }, given) {
	const tell = (line) => print(`deadheat: ${plainLine(line, messageLength)}`);
	const facts = commentFacts((await actions.event()).payload);
	if (facts === null) {
		tell("no new comment of a person on an open pull request: nothing to do");
		return;
	}
	try {
		const answered = await answerComment({
			facts,
			workflow: given.workflow ?? "performance.yml",
			run: await actions.context(),
			github: await gitHubForJob(actions, given, "patient")(),
			login: commentAuthor(given),
			clock: createClock(),
			tell
		});
		tell(`the comment of ${facts.author} was ${answered}`);
	} catch (error) {
		if (!(error instanceof GitHubError)) throw error;
		actions.fail(plainLine(`${error.message}; the job needs "actions: write", "checks: write" and "pull-requests: write"`, messageLength));
	}
}

export { answerForJob };