import { UsageError } from "./src/model2.js";
import { parseRevision } from "./src/settings7.js";
import { settingFromText } from "./src/settings6.js";
import { splitWords } from "./src/settings5.js";
import { acceptanceReply, acceptancesOn, acceptedComment, commandAnswer, concludeAgain, createLiveStatus, endingsOnGitHub, gitHubForJob, isAcceptanceReply, ownSections, refusalLine, runLink, settleRuns, startedReply, writeStickyComment } from "./src/publish.js";
import { GitHubError, newestOfEach, scopeOfRows, startSeconds, unjudged } from "./src/host13.js";
import { groupedBy } from "./src/model7.js";
import { acceptanceFor } from "./src/model21.js";
import { looksLike, parseRegressions, subsetKey, worst } from "./src/render10.js";
import { settings } from "./src/settings.js";
import { commentFacts, fullPairsOf, startFacts } from "./src/plan4.js";
import { linkText } from "./src/render3.js";
import { codeOf } from "./src/render.js";
import { createClock } from "./src/host3.js";
import { createTell, messageLine } from "./src/action.js";

// src/settings/slash-command.ts
const longestLine = 1e3;
const longestName = 300;
const longestReason = 500;
const printable = /^[\P{C}\t]*$/u;
function parseSlashCommand(body) {
	const [line = "", ...otherLines] = body.split(/\r\n|\r|\n/);
	if (!/^\/bench(?:[ \t]|$)/.test(line)) return null;
	try {
		if (line.length > longestLine) refuse(`at most ${longestLine} characters`);
		if (!printable.test(line)) refuse("printable characters only");
		if (otherLines.some((text) => text.trim() !== "")) refuse("a single line");
		const words = splitWords(line.slice(6));
		const [first, ...rest] = words;
		if (first === void 0 || first.includes("=")) return {
			kind: "measure",
			wishes: wishesIn(words)
		};
		const command = Object.hasOwn(commands, first) ? commands[first] : void 0;
		if (command !== void 0) return command(rest);
		return refuse(`${Object.keys(commands).toSorted().join(", ")} or NAME=VALUE, got ${JSON.stringify(first)}`);
	} catch (error) {
		if (error instanceof UsageError) return {
			kind: "unknown",
			complaint: error.message
		};
		throw error;
	}
}
function refuse(expectation) {
	throw new UsageError(`expected ${expectation}`);
}
const commands = {
	accept: acceptOf,
	bisect: ([name, ...words]) => {
		const bisect = benchmarkIn(name, "bisect NAME good=REV\": the benchmark as the table names it, and what was good");
		const unknownWord = words.find((word) => !/^(?:good|head|key|node|pairs)=/.test(word));
		if (unknownWord !== void 0) refuse(`good=, head=, key=, node= or pairs= after the name, got ${JSON.stringify(unknownWord)}`);
		return {
			kind: "measure",
			wishes: {
				...wishesIn(words.map((word) => word.replace(/^good=/, "base="))),
				bisect
			}
		};
	},
	cancel: (words) => {
		const { key = null, ...rest } = wishesIn(words);
		const [unknownName] = Object.keys(rest);
		return unknownName === void 0 ? {
			kind: "cancel",
			key
		} : refuse(`"cancel" or "cancel key=NAME", got ${unknownName}=`);
	},
	help: (words) => words.length === 0 ? { kind: "help" } : refuse("\"help\" alone"),
	profile: ([name, ...options]) => {
		const only = benchmarkIn(name, "profile NAME\": the benchmark as the table names it; quote a name with spaces").replaceAll(",", "*");
		return {
			kind: "measure",
			wishes: {
				...wishesIn(options),
				only,
				profile: only
			}
		};
	},
	status: (words) => words.length === 0 ? { kind: "status" } : refuse("\"status\" alone")
};
function benchmarkIn(name, usage) {
	const isOption = /^(?:good|head|base|key|node|pairs|only|profile)=/.test(name ?? "");
	if (name === void 0 || name === "" || isOption) return refuse(`"${usage}`);
	return name.length > longestName ? refuse(`a name of at most ${longestName} characters`) : name;
}
function acceptOf([name, ...words]) {
	const at = words.findIndex((word) => !/^(?:within|key)=/.test(word));
	const options = at < 0 ? words : words.slice(0, at);
	const reason = at < 0 ? "" : words.slice(at).join(" ").trim();
	const usage = "accept NAME reason\": the benchmark as the table names it, and why";
	const benchmark = name === void 0 || name === "" ? refuse(`"${usage}`) : name;
	if (reason === "") refuse(`"${usage}`);
	if (reason.length > longestReason) refuse(`a reason of at most ${longestReason} characters`);
	const textByName = new Map(options.map((word) => [word.split("=")[0], word.replace(/^[^=]*=/, "")]));
	if (textByName.size < options.length) refuse("within= and key= once each");
	const within = textByName.get("within");
	const keyText = textByName.get("key");
	const { key = null } = keyText === void 0 ? {} : settingFromText("key", keyText, "key");
	const { limit = null } = within === void 0 ? {} : settingFromText("limit", within, "within");
	return {
		kind: "accept",
		name: benchmark,
		within: limit,
		key,
		reason
	};
}
const readers = {
	only: (value) => settingFromText("only", value, "only"),
	profile: (value) => settingFromText("only", value, "profile"),
	pairs: (value) => settingFromText("pairs", value, "pairs"),
	base: (value) => {
		const { node } = parseRevision(value);
		if (node !== void 0) checkNodes(node);
		if (/^(?:refs\/)?pull\//.test(value)) throw new UsageError("base must be a branch, tag or commit of this repository");
	},
	node: checkNodes,
	key: (value) => settingFromText("key", value, "key"),
	head: (value) => {
		if (!/^[0-9a-f]{12,40}$/.test(value)) throw new UsageError("head must be a commit id of 12 to 40 hex digits");
	}
};
function wishesIn(words) {
	const wishes = /* @__PURE__ */ new Map();
	for (const word of words) {
		const [, name = "", value = ""] = /^([a-z]{1,20})=(.{1,500})$/su.exec(word) ?? [];
		const read = Object.hasOwn(readers, name) ? Reflect.get(readers, name) : void 0;
		if (read === void 0) {
			const readerNames = Object.keys(readers).join("=, ");
			throw new UsageError(`expected one of ${readerNames}=, got ${JSON.stringify(word)}`);
		}
		if (wishes.has(name)) throw new UsageError(`expected ${name}= once, got it twice`);
		read(value);
		wishes.set(name, value);
	}
	return Object.fromEntries(wishes);
}
function checkNodes(value) {
	const version = /^(?:lts(?:\/[a-z]{1,20})?|\d{1,3}(?:\.\d{1,3}){0,2})$/;
	const versions = value.split(",");
	if (versions.length > 10 || !versions.every((each) => version.test(each))) throw new UsageError(`node must be versions such as 20,24, got ${JSON.stringify(value)}`);
}

// src/bot/accept-regression.ts
const mostNames = 5;
async function acceptRegression(command, request) {
	const { facts, github } = request;
	const comments = await shownRegressions(command.key, request);
	const fitting = comments.filter((each) => meantBy(command, each.regressions).length > 0);
	const [key, ...otherKeys] = new Set(fitting.map(({ section }) => section.key));
	if (key === void 0) return unknownRegression(command, comments.flatMap(({ regressions }) => regressions));
	if (otherKeys.length > 0) return `expected ${[key, ...otherKeys].map((each) => `key=${each}`).join(" or ")} before the reason, because several comments list it; nothing was accepted.`;
	const acceptances = /* @__PURE__ */ new Map();
	for (const sections of groupedBy(fitting, ({ section }) => scopeOfRows(section)).values()) {
		const acceptance = acceptedIn(sections, command, facts.author);
		if (typeof acceptance === "string") return acceptance;
		acceptances.set(sections, acceptance);
	}
	for (const [sections, acceptance] of acceptances) {
		const reply = acceptanceReply(sections[0].section, acceptance);
		await github.createComment(facts.pullRequest, reply);
		for (const { section } of sections) await tellAccepted(section, request, [acceptance]);
	}
	return null;
}
function acceptedIn(sections, command, author) {
	const meant = sections.flatMap(({ regressions }) => meantBy(command, regressions));
	const acceptance = acceptanceOf(meant, command, author);
	if (acceptance === null) return `expected one regression, got several that look like ${JSON.stringify(command.name)}: give the whole name, or * for all; nothing was accepted.`;
	const larger = meant.find((each) => acceptanceFor(each, [acceptance])?.holds !== true);
	return larger === void 0 ? acceptance : `expected within= of at least ${Math.abs(larger.nearest).toFixed(4)}, because the comment shows a larger change in ${larger.metric} of ${larger.name}; nothing was accepted.`;
}
async function tellWithdrawn(request) {
	for (const { section } of await shownRegressions(null, request)) await tellAccepted(section, request, []);
}
async function shownRegressions(key, { facts, github, login }) {
	const sections = await ownSections(github, {
		key,
		pullRequest: facts.pullRequest,
		login
	});
	return newestOfEach(sections).flatMap((section) => {
		const report = parseRegressions(section.comment.body);
		return report === null ? [] : [{
			section,
			regressions: report.regressions
		}];
	});
}
function meantBy(command, regressions) {
	if (command.name === "*") return regressions.filter(({ beyondLimit }) => beyondLimit);
	const isSame = ({ benchmarkId, name }) => [benchmarkId, name].includes(command.name);
	const isAlike = ({ name }) => name !== "*" && looksLike(command.name, name);
	return regressions.some(isSame) ? regressions.filter(isSame) : regressions.filter(isAlike);
}
function acceptanceOf(meant, { name: typedName, within, reason }, by) {
	const isTyped = typedName === "*" || meant.some((each) => each.benchmarkId === typedName);
	const [name = "", otherName] = new Set(isTyped ? [typedName] : meant.map((each) => each.name));
	const bounds = [...groupedBy(meant, ({ metric }) => metric)].map(([metric, each]) => {
		const farthest = worst(each.map((one) => one.farthest));
		return {
			metric,
			bound: within === null ? farthest : farthest < 0 ? 1 / (1 + within) - 1 : within
		};
	});
	return otherName === void 0 ? {
		name,
		bounds,
		reason,
		by
	} : null;
}
function unknownRegression({ name }, regressions) {
	const names = [...new Set(regressions.map((each) => JSON.stringify(each.name)))];
	return `expected a regression listed in the comment, ${names.length === 0 ? "but it lists none" : `such as ${names.slice(0, mostNames).join(", ")} (quote a name with spaces, or take * for all)`}, got ${JSON.stringify(name)}; nothing was accepted.`;
}
async function tellAccepted({ comment, ...marker }, { facts, github, login, run, clock, tell }, added) {
	const { pullRequest, commentId } = facts;
	const owner = {
		...marker,
		login
	};
	const acceptances = [...await acceptancesOn(github, owner, commentId), ...added];
	const news = acceptedComment(comment.body, acceptances);
	if (news === null) return;
	const bodyOf = (_, present) => acceptedComment(present, acceptances)?.body ?? present;
	await writeStickyComment({
		marker,
		bodyOf,
		rungs: 0,
		mayCreate: false,
		clock
	}, github);
	const { headSha } = await github.getPullRequest(pullRequest);
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
		}, { pause: () => clock.sleep(3) }, github);
	} catch (error) {
		if (!(error instanceof GitHubError)) throw error;
		tell(`the check was not updated: ${error.message}`);
	}
}

// src/bot/start-measuring.ts
async function startMeasuring(wishes, request) {
	const { facts, github } = request;
	const loadGitHub = () => Promise.resolve(github);
	const pull = await github.getPullRequest(facts.pullRequest);
	const complaint = pullComplaint(pull, wishes, request) ?? await baseComplaint(pull, wishes, request);
	if (complaint !== null) return complaint;
	const { default: wholeKey } = settings.key;
	const fullPairs = wishes.pairs === void 0 ? 0 : await fullPairsOf(pull.number, {}, loadGitHub);
	const key = subsetKey(wishes.key ?? wholeKey, wishes, fullPairs);
	const startedRun = await dispatchRun({
		inputs: dispatchInputs({
			...wishes,
			key: key === wholeKey ? wishes.key : key
		}, pull),
		mayDropKey: wishes.key === void 0
	}, request);
	if (typeof startedRun === "string") return startedRun;
	const { run } = request;
	const runId = startedRun.runId ?? run.runId;
	const { headSha, number } = pull;
	if (request.replies) {
		const runUrl = runLink({
			...run,
			runId,
			attempt: 1
		});
		await github.createComment(number, startedReply({
			key,
			runId,
			headSha
		}, runUrl));
	}
	await createLiveStatus({
		...request,
		headSha,
		headBefore: null,
		pullRequest: number,
		key,
		withoutResult: "neutral",
		run: {
			...run,
			runId,
			...unjudged,
			startedAt: startSeconds(request.clock.now())
		},
		github: loadGitHub,
		remember: () => void 0
	}).between();
	return null;
}
function pullComplaint(pull, { head }, { run }) {
	if (!pull.open) return "expected an open pull request, got a closed one; nothing was run.";
	if (head !== void 0 && !pull.headSha.startsWith(head)) return `expected the head ${head}, got ${pull.headSha}: it moved, so nothing was run. Review the new commits, then ask again.`;
	if (pull.headRepository !== `${run.owner}/${run.repository}` && head === void 0) return `expected head=SHA, because this pull request comes from a fork and only a commit that you have reviewed may run; nothing was run. Its newest commit is ${pull.headSha}.`;
	return null;
}
async function baseComplaint({ baseRef }, { base = "" }, { facts, github }) {
	const [sha] = /^[0-9a-f]{7,40}(?=$|[~^+])/.exec(base) ?? [];
	if (sha === void 0) return null;
	for (const branch of /* @__PURE__ */ new Set([baseRef, facts.defaultBranch])) {
		const { status = "" } = await github.compareCommits(sha, branch) ?? {};
		if (status === "ahead" || status === "identical") return null;
	}
	return `expected a base in the history of ${baseRef}, got ${sha}; nothing was run. Name the branch or tag that holds it instead.`;
}
function dispatchInputs(wishes, { number, headSha }) {
	const inputs = {
		...wishes,
		"pull-request": String(number),
		head: headSha
	};
	return Object.fromEntries(Object.entries(inputs).flatMap(([name, text]) => text === void 0 ? [] : [[name, text]]));
}
async function dispatchRun({ inputs, mayDropKey }, request) {
	const { facts, workflow, github } = request;
	try {
		return { runId: await github.dispatch(workflow, facts.defaultBranch, inputs) };
	} catch (error) {
		if (!(error instanceof GitHubError && /invalid|not-found/.test(error.trouble))) throw error;
		const { key, ...otherInputs } = inputs;
		if (mayDropKey && key !== void 0 && /unexpected inputs.*"key"/i.test(error.message)) return dispatchRun({
			inputs: otherInputs,
			mayDropKey: false
		}, request);
		const names = Object.keys(inputs).join(", ");
		const needs = /trigger|inputs|not found/i.test(error.message) ? ` The workflow ${workflow} on ${facts.defaultBranch} needs "workflow_dispatch" with the inputs ${names}.` : "";
		return `${error.message}.${needs} Nothing was run.`;
	}
}

// src/bot/answer-comment.ts
const commandPermissions = /* @__PURE__ */ new Set(["write", "admin"]);
async function answerComment(request) {
	const { facts, github, login } = request;
	if (facts.isChanged) {
		if (facts.author !== login || !isAcceptanceReply(facts.body)) return "ignored";
		await tellWithdrawn(request);
		return "done";
	}
	const command = parseSlashCommand(facts.body);
	if (command === null) return "ignored";
	if (!commandPermissions.has(await github.permissionOf(facts.author))) {
		await github.react(facts.commentId, "-1");
		return "refused";
	}
	await github.react(facts.commentId, "eyes");
	if (command.kind === "status") {
		await github.createComment(facts.pullRequest, await statusAnswer(request));
		return "answered";
	}
	if (command.kind !== "cancel") await settleLeft(request);
	const complaint = await carryOut(command, request);
	if (complaint === null) {
		await github.react(facts.commentId, "+1");
		return "done";
	}
	await github.react(facts.commentId, command.kind === "help" ? "+1" : "confused");
	await github.createComment(facts.pullRequest, commandAnswer(complaint));
	return "answered";
}
async function carryOut(command, request) {
	switch (command.kind) {
		case "measure": return startMeasuring(command.wishes, {
			...request,
			replies: true
		});
		case "cancel": return cancelRuns(command.key, request);
		case "help": return "";
		case "accept": return acceptRegression(command, request);
		case "unknown": return `${command.complaint}; nothing was run.`;
	}
}
function settleLeft(request, headShas = []) {
	const { github } = request;
	return settleRuns(settleRequest(request, headShas, endingsOnGitHub(github)), github);
}
async function openRuns(headSha, request) {
	const keyedRuns = await settleLeft(request, [headSha]);
	const otherRuns = (await request.github.listRuns(request.workflow, headSha)).filter(({ id, isCompleted }) => !isCompleted && !keyedRuns.some(({ runId }) => runId === id));
	return [...keyedRuns, ...otherRuns.map(({ id }) => ({
		key: null,
		runId: id
	}))];
}
async function statusAnswer(request) {
	const { headSha } = await request.github.getPullRequest(request.facts.pullRequest);
	const lines = (await openRuns(headSha, request)).map(({ key, runId }) => {
		const name = key === null || key === settings.key.default ? "" : ` (${codeOf(key)})`;
		return `- ${linkText("a run", runLink({
			...request.run,
			runId,
			attempt: 1
		}))}${name}`;
	});
	return lines.length === 0 ? "Nothing is running for this pull request.\n" : `Running for this pull request; the checks say how far:\n\n${lines.join("\n")}\n`;
}
async function cancelRuns(key, request) {
	const { facts, github } = request;
	const { headSha } = await github.getPullRequest(facts.pullRequest);
	const running = await openRuns(headSha, request);
	const sections = await ownSections(github, {
		...request,
		pullRequest: facts.pullRequest,
		key
	});
	const ids = [...running.flatMap((run) => key === null || run.key === key ? [run.runId] : []), ...sections.map(({ runId }) => runId)];
	const cancelledIds = /* @__PURE__ */ new Set();
	for (const id of new Set(ids)) if (id !== request.run.runId && await github.cancelRun(id)) cancelledIds.add(id);
	const endingOf = endingsOnGitHub(github);
	const endingOfRun = async (run) => cancelledIds.has(run.runId) ? "cancelled" : endingOf(run);
	await settleRuns(settleRequest(request, [headSha], endingOfRun), github);
	return cancelledIds.size > 0 ? null : "expected a run to cancel, got none: nothing is running.";
}
function settleRequest(request, headShas, endingOf) {
	return {
		...request,
		pullRequest: request.facts.pullRequest,
		headShas,
		endingOf,
		withoutResult: "cancelled"
	};
}

// src/action/start-for-job.ts
async function answerForJob(request, inputs) {
	const facts = commentFacts((await request.actions.event()).payload);
	if (facts === null) {
		createTell(request)("not a comment by a person on an open pull request: nothing to do");
		return;
	}
	await asBot(request, inputs, async (bot) => {
		bot.tell(`the comment of ${facts.author} was ${await answerComment({
			...bot,
			facts
		})}`);
	});
}
async function startForJob(request, inputs) {
	const facts = startFacts((await request.actions.event()).payload);
	if (facts === null) throw new UsageError("expected an event about a pull request, got another one");
	const { headSha: head, pullRequest } = facts;
	const { workflow } = await request.actions.context();
	if (startedBy(workflow) === null) throw new UsageError(`expected a workflow that measures nothing itself, in a file named after the one that it starts, such as performance-label.yml after performance.yml, got ${workflow}: measure on pull_request`);
	await asBot(request, inputs, async (bot) => {
		const complaint = await startMeasuring({
			head,
			key: inputs.key
		}, {
			...bot,
			facts,
			replies: false
		});
		if (complaint !== null) throw new UsageError(complaint);
		bot.tell(`started ${bot.workflow} for ${head}, the head of pull request ${pullRequest}`);
	});
}
function startedBy(path) {
	const [, name, suffix] = /([\w.-]+)-[\w.]+(\.ya?ml)$/.exec(path) ?? [];
	return name === void 0 || suffix === void 0 ? null : `${name}${suffix}`;
}
async function asBot(request, inputs, act) {
	const { actions } = request;
	const run = await actions.context();
	try {
		const github = await gitHubForJob(actions, inputs, "patient")();
		await act({
			workflow: startedBy(run.workflow) ?? "performance.yml",
			run,
			github,
			login: await github.login(),
			clock: createClock(),
			tell: createTell(request)
		});
	} catch (error) {
		if (!(error instanceof GitHubError)) throw error;
		actions.fail(messageLine(refusalLine(error, "command")));
	}
}

export { answerForJob, startForJob };