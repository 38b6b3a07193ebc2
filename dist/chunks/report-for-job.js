import { resultOfJournals } from "./src/analysis4.js";
import { literal, number, object, string } from "./packages/zod.js";
import { createHost } from "./src/host12.js";
import { absolutePath } from "./src/host4.js";
import { GitHubError } from "./src/host3.js";
import { metrics } from "./src/metrics.js";
import { samplesIn } from "./src/model26.js";
import { contestOf, isOfSides } from "./src/model12.js";
import { UnmeasurableError } from "./src/model6.js";
import { UsageError } from "./src/model2.js";
import { withDefaults } from "./src/settings2.js";
import { metricsWithThreshold, policyOf } from "./src/settings5.js";
import { jobOf, parts } from "./src/parts2.js";
import { publishAnswer } from "./src/publish3.js";
import { commentAuthor, gitHubForJob, settleRuns } from "./src/publish.js";
import { createTell } from "./src/action.js";
import { readPlainFile } from "./src/host5.js";
import { parseJournal } from "./src/model29.js";
import "./src/model18.js";
import { assertDrawn } from "./src/plan.js";
import { eventOf, liveStatusFor, partSettings } from "./src/action2.js";
import { acceptedResult, conclude, publishForJob } from "./src/publish2.js";
import { shaSchema, text } from "./src/model4.js";
import { parseRevision } from "./src/settings8.js";
import { settingsOfBase } from "./src/plan+bot.js";

// src/plan/trusted-plan.ts
function trustedPlan(plan, { revisions, settings, metrics, rows }) {
	const { alpha, alphaEquivalence, limit, failOn } = policyOf(withDefaults(settings));
	const knownByName = new Map(metrics.map((metric) => [metric.id, metric]));
	return {
		...plan,
		revisions,
		benchmarks: plan.benchmarks.filter((benchmark) => isBesideItsRows(benchmark, rows)).map((benchmark) => ({
			...benchmark,
			threshold: null
		})),
		metrics: metricsWithThreshold(plan.metrics.map((metric) => knownByName.get(metric.id) ?? {
			...metric,
			gates: false
		}), settings.threshold),
		policy: {
			...plan.policy,
			alpha,
			alphaEquivalence,
			limit,
			failOn
		}
	};
}
function isBesideItsRows(benchmark, rows) {
	const contest = contestOf(benchmark);
	if (contest === null) return true;
	const { base, head } = contest.ids;
	return !rows.has(benchmark.id) && rows.has(base) && rows.has(head);
}

// src/action/measured-journals.ts
const journalName = "journal.ndjson";
const longestJournalBytes = 67108864;
const longestTogether = 4 * longestJournalBytes;
async function measuredJournals(folder, { files }) {
	const single = await readPlainFile(files.join(folder, journalName), longestJournalBytes);
	if (single !== null) return [drawnJournal(single, journalName)];
	const names = (await foldersIn(folder, files)).toSorted();
	if (names.length > 256) throw new UsageError(`expected at most ${256} journals of shards, got ${names.length}`);
	const journals = [];
	let remaining = longestTogether;
	for (const name of names) {
		const text = await readPlainFile(files.join(folder, name, journalName), Math.min(remaining, longestJournalBytes));
		if (text === null) continue;
		remaining -= Buffer.byteLength(text);
		journals.push(drawnJournal(text, `${name}/${journalName}`));
	}
	return journals.filter(isBegun);
}
function drawnJournal(text, file) {
	const entries = parseJournal(text, file);
	assertDrawn(entries);
	return entries;
}
function isBegun(entries) {
	return entries.length > 0;
}
async function foldersIn(folder, files) {
	return (await files.list(folder)).flatMap(({ name, directory }) => directory ? [name] : []);
}

// src/plan/measured-run.ts
const schema = object({ workflow_run: object({
	id: number().int().positive(),
	run_attempt: number().int().positive(),
	event: literal("pull_request"),
	status: literal("completed"),
	conclusion: text(50).nullable(),
	head_sha: shaSchema,
	head_branch: text(300),
	head_repository: object({ full_name: string().regex(/^[\w.-]{1,100}\/[\w.-]{1,100}$/) })
}) }).transform(({ workflow_run: run }) => ({
	id: run.id,
	attempt: run.run_attempt,
	headSha: run.head_sha,
	headBranch: run.head_branch,
	headRepository: run.head_repository.full_name,
	isCancelled: run.conclusion === "cancelled"
}));
function measuredRun(payload) {
	return schema.safeParse(payload).data ?? null;
}

// src/action/report-target.ts
async function reportTarget(event, givenSettings, actions, github) {
	return event.name === "workflow_run" ? ofOtherRun(event, actions, github) : ofThisRun(event, givenSettings, actions, github);
}
async function ofOtherRun({ payload }, actions, github) {
	const measured = measuredRun(payload);
	const runContext = await actions.context();
	if (measured === null) return {
		why: "the run was not for a pull request",
		ending: null,
		pullRequests: [],
		headSha: "",
		run: runContext
	};
	const run = {
		...runContext,
		runId: measured.id,
		attempt: measured.attempt
	};
	const { headSha, headBranch, headRepository } = measured;
	const owner = headRepository.split("/")[0] ?? "";
	const pullRequests = (await github.listPullRequests(owner, headBranch)).filter((pull) => pull.headRepository === headRepository || pull.headRepository === null);
	const [pull, ...othersPullRequests] = pullRequests.filter((each) => each.open && each.headSha === headSha);
	if (pull === void 0) return {
		...whyNone(measured, pullRequests),
		headSha,
		run
	};
	return {
		candidates: [pull, ...othersPullRequests],
		run,
		isCancelled: measured.isCancelled,
		fromFork: headRepository !== `${runContext.owner}/${runContext.repository}`
	};
}
function whyNone({ headSha, headBranch, headRepository }, pullRequests) {
	const numbers = pullRequests.map((pull) => pull.number);
	const open = pullRequests.find((pull) => pull.open);
	if (open !== void 0) return {
		...movedOn(open, headSha),
		pullRequests: numbers
	};
	const closed = pullRequests.find((pull) => pull.headSha === headSha);
	if (closed !== void 0) return {
		...closedSince(closed),
		pullRequests: numbers
	};
	return {
		why: `no pull request has the head ${headSha} of ${headRepository}, branch ${headBranch}: the branch was deleted, or never had one`,
		ending: "outdated",
		pullRequests: numbers
	};
}
function movedOn({ number, headSha }, measured) {
	return {
		why: `the head of pull request ${number} moved to ${headSha}: the result of ${measured} is out of date`,
		ending: "outdated"
	};
}
function closedSince({ number, headSha }) {
	return {
		why: `pull request ${number}, whose head was ${headSha}, is closed (open it again to have a report)`,
		ending: "closed"
	};
}
async function ofThisRun(event, givenSettings, actions, github) {
	const { facts } = await eventOf(event, givenSettings, actions);
	const { pullRequest } = facts;
	if (!(event.name === "pull_request" || event.name === "workflow_dispatch") || pullRequest === null) throw new UsageError(`expected workflow_run, or a pull request on pull_request or workflow_dispatch, got ${event.name}`);
	const pull = await github.getPullRequest(pullRequest.number);
	const run = await actions.context();
	const { headSha } = pullRequest;
	const unreported = {
		pullRequests: [pull.number],
		headSha,
		run
	};
	if (!pull.open) return {
		...closedSince(pull),
		...unreported
	};
	if (pull.headSha !== headSha) return {
		...movedOn(pull, headSha),
		...unreported
	};
	return {
		candidates: [pull],
		run,
		isCancelled: false,
		fromFork: pullRequest.fromFork
	};
}

// src/action/trusted-revisions.ts
async function trustedRevisions(claimedRevision, pull, givenValue, github) {
	const head = await headOf(claimedRevision.head, pull, github);
	if (head === null) throw refusal("head", claimedRevision.head, `${pull.headSha}, the head of pull request ${pull.number}`);
	const { mergedSha } = head;
	if (mergedSha !== null && !await isOnBranch(mergedSha, {
		pull,
		ref: pull.baseRef
	}, github)) throw refusal("head", claimedRevision.head, `a merge into ${pull.baseRef}`);
	const base = await baseOf(claimedRevision.base, {
		pull,
		givenSettings: givenValue,
		mergedSha
	}, github);
	if (base === null) throw refusal("base", claimedRevision.base, wantedBase(pull, givenValue));
	const { isKnown } = head;
	return {
		base,
		head: commitNamed("head", isKnown ? head.sha : pull.headSha, head.reason, claimedRevision.head)
	};
}
function refusal(side, claimedBuild, wantedText) {
	const actual = claimedBuild.sha ?? `the ${claimedBuild.source} ${JSON.stringify(claimedBuild.spec)}`;
	return new UsageError(`expected a journal whose ${side} is ${wantedText}, got ${actual}`);
}
function wantedBase({ baseRef, number }, { base }) {
	return base === void 0 ? `a commit of ${baseRef} since pull request ${number} left it (another one needs the input "base" here, too)` : `what the input "base" names, ${JSON.stringify(base)}`;
}
async function headOf(claimedBuild, { headSha, mergeSha }, github) {
	if (claimedBuild.source !== "commit" || claimedBuild.sha === null) return null;
	const { sha } = claimedBuild;
	if (sha === headSha) return {
		sha,
		reason: "pull-request-head",
		mergedSha: null,
		isKnown: true
	};
	const commit = await github.commitAt(sha);
	const mergedText = commit?.sha === sha ? mergedInto(commit, headSha) : null;
	const isKnown = sha === mergeSha;
	if (mergedText === null && !isKnown) return null;
	return {
		sha,
		reason: "pull-request-merge",
		mergedSha: mergedText,
		isKnown
	};
}
function mergedInto({ parents }, headSha) {
	const [into, mergedText, ...further] = parents;
	return into !== void 0 && mergedText === headSha && further.length === 0 ? into : null;
}
const fromBranch = /* @__PURE__ */ new Set(["merge-parent", "merge-base"]);
async function baseOf(claimedBuild, request, github) {
	const { pull, givenSettings, mergedSha } = request;
	const askedBase = givenSettings.base === void 0 || fromBranch.has(givenSettings.base) ? null : givenSettings.base;
	const { sha } = claimedBuild;
	if (askedBase !== null && askedBase !== "previous-release") return baseAsked(askedBase, claimedBuild, request, github);
	if (claimedBuild.source !== "commit" || sha === null) return null;
	if (askedBase === "previous-release") return await holds(pull.baseRef, sha, github) ? commitNamed("base", sha, "previous-release", claimedBuild) : null;
	if (sha === mergedSha) return commitNamed("base", sha, "merge-parent", claimedBuild);
	if (!await isOnBranch(sha, {
		pull,
		ref: pull.baseRef
	}, github)) return null;
	return commitNamed("base", sha, claimedBuild.reason === "merge-base" && await leftAt(pull.baseRef, pull, github) === sha ? "merge-base" : "explicit", claimedBuild);
}
async function baseAsked(request, claimedBuild, { pull }, github) {
	const revisionSpec = parseRevision(request);
	if (revisionSpec.source !== claimedBuild.source) return null;
	if (revisionSpec.source !== "commit") {
		if (claimedBuild.spec !== revisionSpec.text) return null;
		const { packageVersion } = claimedBuild;
		const name = revisionSpec.source === "package" ? revisionSpec.name : null;
		const label = name === null ? revisionSpec.text : `${name}@${packageVersion ?? revisionSpec.text}`;
		return {
			...claimedBuild,
			side: "base",
			sha: null,
			packageName: name,
			label,
			reason: "explicit"
		};
	}
	const { sha } = claimedBuild;
	if (sha === null) return null;
	return (await github.commitAt(revisionSpec.ref))?.sha === sha || await isOnBranch(sha, {
		pull,
		ref: revisionSpec.ref
	}, github) ? commitNamed("base", sha, "explicit", claimedBuild) : null;
}
async function isOnBranch(sha, { pull, ref }, github) {
	if (ref === pull.baseRef && sha === pull.baseSha) return true;
	if (!await holds(ref, sha, github)) return false;
	const leftText = await leftAt(ref, pull, github);
	return leftText !== null && (leftText === sha || await holds(sha, leftText, github));
}
async function leftAt(ref, { headSha }, github) {
	return (await github.compareCommits(ref, headSha))?.mergeBaseSha ?? null;
}
async function holds(ref, sha, github) {
	const comparison = await github.compareCommits(sha, ref);
	return comparison?.status === "ahead" || comparison?.status === "identical";
}
function commitNamed(side, sha, reason, { node }) {
	return {
		side,
		source: "commit",
		spec: sha,
		label: sha.slice(0, 7),
		sha,
		packageName: null,
		packageVersion: null,
		reason,
		node
	};
}

// src/action/report-for-job.ts
async function reportForJob(request, givenSettings) {
	try {
		await reportPull(request, givenSettings);
	} catch (error) {
		if (!(error instanceof GitHubError)) throw error;
		const hint = error.trouble === "not-permitted" ? "; the job needs \"contents: read\", \"checks: write\" and \"pull-requests: write\"" : "";
		throw new UnmeasurableError(`nothing could be reported: ${error.message}${hint}`);
	}
}
async function reportPull(request, askedSettings) {
	const { actions, environment } = request;
	const tell = createTell(request);
	const event = await actions.event();
	const given = await partSettings(event, askedSettings, actions);
	const { measured, results, key, comment } = withDefaults(given);
	if (measured === void 0 || measured === results) throw new UsageError("expected the input \"measured\", the folder with the downloaded files, and other \"results\", got none");
	const host = createHost();
	const loadGitHub = gitHubForJob(actions, given, "patient");
	const github = await loadGitHub();
	const target = await reportTarget(event, given, actions, github);
	if ("why" in target) {
		tell(`${target.why}: nothing is reported`);
		await settleUnreported(target, given, github);
		return;
	}
	const workspace = environment["GITHUB_WORKSPACE"] ?? ".";
	const folder = absolutePath(measured, workspace, host.files);
	const directory = absolutePath(results, workspace, host.files);
	const { run } = target;
	const liveOn = ({ number, headSha, baseSha }) => liveStatusFor(request, given, {
		headSha,
		headBefore: null,
		pullRequest: comment === "never" ? null : number,
		baseSha,
		run,
		github: loadGitHub,
		clock: host.clock
	});
	const [pull, ...others] = target.candidates;
	if (others.length > 0) {
		const why = `several pull requests have this head (${target.candidates.map(({ number }) => number).join(", ")}): close all but one, and run again`;
		tell(`${why}; nothing is reported`);
		for (const candidate of target.candidates) {
			const live = await liveOn(candidate);
			await live.between();
			await live.end("refused", why);
		}
		return;
	}
	const { number, headSha, baseSha, baseRef } = pull;
	const { fromFork } = target;
	const pullRequest = {
		number,
		headSha,
		baseSha,
		baseBranch: baseRef,
		fromFork
	};
	const live = await liveOn(pull);
	await live.between();
	const places = {
		pullRequest,
		live,
		run,
		github: loadGitHub
	};
	const endWithout = async (what) => {
		await live.end(target.isCancelled ? "cancelled" : "died", null);
		tell(`the measuring job left no ${what}`);
	};
	try {
		const job = jobOf(given);
		if (job !== null) {
			const answer = await (await job.load()).report({
				folder,
				headSha,
				github
			}, host);
			if (answer === null) return await endWithout(`answer for "${job.input}"`);
			const shownOn = comment === "never" ? null : pullRequest;
			return await publishAnswer(answer, {
				...places,
				pullRequest: shownOn,
				key,
				actions,
				clock: host.clock
			});
		}
		const read = await measuredJournals(folder, host);
		if (read.length === 0) return await endWithout("journal");
		const journals = await underOurs(read, {
			pull,
			given,
			github
		});
		const judgedResult = resultOfJournals(journals, parts);
		const result = await acceptedResult(judgedResult, number, given, {
			actions,
			github: loadGitHub
		});
		await host.files.makeDirectory(directory);
		const judged = {
			result,
			...samplesIn(journals.flat()),
			fromFork,
			directory
		};
		if (await publishForJob(request, given, judged, {
			...places,
			host
		})) conclude(result, request);
	} catch (error) {
		const isTheirs = error instanceof UsageError;
		await live.end(isTheirs ? "refused" : "died", isTheirs ? error.message : null);
		throw error;
	}
}
async function settleUnreported({ ending, pullRequests, headSha, run }, givenSettings, github) {
	for (const pullRequest of pullRequests) await settleRuns({
		pullRequest,
		login: commentAuthor(givenSettings),
		headShas: [headSha],
		keys: [withDefaults(givenSettings).key],
		run,
		withoutResult: "cancelled",
		endingOf: async ({ runId }) => runId === run.runId ? ending : null
	}, github);
}
async function underOurs(journals, { pull, given, github }) {
	const ofSides = journals.flatMap((entries) => planIn(entries).benchmarks.filter(isOfSides));
	const rows = new Set(ofSides.map(({ id }) => id));
	const trustedByName = /* @__PURE__ */ new Map();
	const ours = [];
	for (const entries of journals) {
		const claimed = planIn(entries).revisions;
		const name = JSON.stringify(claimed);
		let facts = trustedByName.get(name);
		if (facts === void 0) {
			const revisions = await trustedRevisions(claimed, pull, given, github);
			facts = {
				settings: await settingsOfBase(revisions.base.sha, given, github),
				revisions,
				metrics,
				rows
			};
			trustedByName.set(name, facts);
		}
		const trusted = facts;
		ours.push(entries.map((entry) => entry.type === "run" ? {
			...entry,
			plan: trustedPlan(entry.plan, trusted)
		} : entry));
	}
	return ours;
}
function planIn(entries) {
	const runs = entries.flatMap((entry) => entry.type === "run" ? [entry.plan] : []);
	const [plan, ...otherEntries] = runs;
	if (plan === void 0 || otherEntries.length > 0) throw new UsageError(`expected a journal of one run in ${journalName}, got ${runs.length}`);
	return plan;
}

export { reportForJob };