import { resultOfJournals } from "./src/analysis4.js";
import { literal, number, object, string } from "./packages/zod.js";
import { createHost } from "./src/host9.js";
import { absolutePath } from "./src/host5.js";
import { GitHubError, startSeconds } from "./src/host13.js";
import { metrics } from "./src/metrics.js";
import { samplesIn, withPlanOf } from "./src/model18.js";
import { comparesSides, contestOf } from "./src/model5.js";
import { UnmeasurableError } from "./src/model9.js";
import { UsageError } from "./src/model2.js";
import { withDefaults } from "./src/settings.js";
import { formFacts, settingsOfBase } from "./src/plan4.js";
import { metricsWithThreshold, policyOf } from "./src/settings3.js";
import { parts } from "./src/parts4.js";
import { gitHubForJob, ifReadable, settleRuns } from "./src/publish.js";
import { createTell } from "./src/action.js";
import { acceptedResult, conclude, eventOf, judgedRun, liveStatusFor, publishForJob, startedRun, subsetSettings, tellForQueue } from "./src/action2.js";
import { readPlainFile } from "./src/host6.js";
import { parseJournal } from "./src/model23.js";
import { assertDrawn } from "./src/plan.js";
import { shaSchema, text } from "./src/model6.js";
import { parseRevision } from "./src/settings7.js";

// src/plan/trusted-plan.ts
function trustedPlan(plan, { revisions, settings, metrics, rows }) {
	const { alpha, alphaEquivalence, limit, failOn } = policyOf(withDefaults(settings));
	const metricsById = new Map(metrics.map((metric) => [metric.id, metric]));
	return {
		...plan,
		revisions,
		benchmarks: plan.benchmarks.filter((benchmark) => isBesideItsRows(benchmark, rows)).map((benchmark) => ({
			...benchmark,
			threshold: null
		})),
		metrics: metricsWithThreshold(plan.metrics.map((metric) => metricsById.get(metric.id) ?? {
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
const longestTotalBytes = 4 * longestJournalBytes;
async function measuredJournals(folder, { files }) {
	const onlyText = await readPlainFile(files.join(folder, journalName), longestJournalBytes);
	if (onlyText !== null) return [drawnJournal(onlyText, journalName)];
	const names = (await files.list(folder)).filter(({ directory }) => directory).map(({ name }) => name).toSorted();
	if (names.length > 256) throw new UsageError(`expected at most ${256} journals of shards, got ${names.length}`);
	const journals = [];
	let remainingBytes = longestTotalBytes;
	for (const name of names) {
		const text = await readPlainFile(files.join(folder, name, journalName), Math.min(remainingBytes, longestJournalBytes));
		if (text === null) continue;
		remainingBytes -= Buffer.byteLength(text);
		journals.push(drawnJournal(text, `${name}/${journalName}`));
	}
	return journals.filter(({ length }) => length > 0);
}
function drawnJournal(text, file) {
	const entries = parseJournal(text, file);
	assertDrawn(entries);
	return entries;
}

// src/plan/measured-run.ts
const schema = object({ workflow_run: object({
	id: number().int().positive(),
	run_attempt: number().int().positive(),
	run_started_at: text(50).nullish(),
	path: text(500).nullish(),
	event: literal("pull_request"),
	status: literal("completed"),
	conclusion: text(50).nullable(),
	head_sha: shaSchema,
	head_branch: text(300),
	head_repository: object({ full_name: string().regex(/^[\w.-]{1,100}\/[\w.-]{1,100}$/) })
}) }).transform(({ workflow_run: run }) => ({
	id: run.id,
	attempt: run.run_attempt,
	startedAt: startSeconds(run.run_started_at ?? ""),
	workflow: run.path?.replace(/@.*$/, ""),
	headSha: run.head_sha,
	headBranch: run.head_branch,
	headRepository: run.head_repository.full_name,
	isCancelled: run.conclusion === "cancelled"
}));
function measuredRun(payload) {
	return schema.safeParse(payload).data ?? null;
}

// src/action/report-target.ts
async function reportTarget(event, inputs, actions, github) {
	return event.name === "workflow_run" ? ofOtherRun(event, actions, github) : ofThisRun(event, inputs, actions, github);
}
async function ofOtherRun({ payload }, actions, github) {
	const otherRun = measuredRun(payload);
	const runContext = await actions.context();
	if (otherRun === null) return {
		why: "the run was not for a pull request",
		ending: null,
		pullRequests: [],
		headSha: "",
		run: runContext
	};
	const { id: runId, attempt, startedAt, workflow = runContext.workflow } = otherRun;
	const run = {
		...runContext,
		runId,
		attempt,
		startedAt,
		workflow
	};
	const { headSha, headBranch, headRepository } = otherRun;
	const owner = headRepository.split("/")[0] ?? "";
	const pullRequests = (await github.listPullRequests(owner, headBranch)).filter((pull) => pull.headRepository === headRepository || pull.headRepository === null);
	const [pull, ...otherPulls] = pullRequests.filter((each) => each.open && each.headSha === headSha);
	if (pull === void 0) return {
		...whyNone(otherRun, pullRequests),
		headSha,
		run
	};
	return {
		candidates: [pull, ...otherPulls],
		run,
		isCancelled: otherRun.isCancelled,
		fromFork: headRepository !== `${runContext.owner}/${runContext.repository}`
	};
}
function whyNone({ headSha, headBranch, headRepository }, pullRequests) {
	const numbers = pullRequests.map((pull) => pull.number);
	const openPull = pullRequests.find((pull) => pull.open);
	if (openPull !== void 0) return {
		...movedOn(openPull, headSha),
		pullRequests: numbers
	};
	const closedPull = pullRequests.find((pull) => pull.headSha === headSha);
	if (closedPull !== void 0) return {
		...closedSince(closedPull),
		pullRequests: numbers
	};
	return {
		why: `no pull request has the head ${headSha} of ${headRepository}, branch ${headBranch}: the branch was deleted, or never had one`,
		ending: "outdated",
		pullRequests: numbers
	};
}
function movedOn({ number, headSha }, measuredSha) {
	return {
		why: `the head of pull request ${number} moved to ${headSha}: the result of ${measuredSha} is out of date`,
		ending: "outdated"
	};
}
function closedSince({ number, headSha }) {
	return {
		why: `pull request ${number}, whose head was ${headSha}, is closed (open it again to have a report)`,
		ending: "closed"
	};
}
async function ofThisRun(event, inputs, actions, github) {
	const { facts } = await eventOf(event, inputs, actions);
	const { pullRequest, mergeGroup } = facts;
	const run = await startedRun(actions, github);
	const isCancelled = await wasCancelled(run, github);
	if (mergeGroup !== null) return {
		candidates: [mergeGroup],
		run,
		isCancelled,
		fromFork: false
	};
	if (!(event.name === "pull_request" || event.name === "workflow_dispatch") || pullRequest === null) throw new UsageError(`expected workflow_run, merge_group, or a pull request on pull_request or workflow_dispatch, got ${event.name}`);
	const pull = await github.getPullRequest(pullRequest.number);
	const { headSha, fromFork } = pullRequest;
	const runFacts = {
		pullRequests: [pull.number],
		headSha,
		run
	};
	if (!pull.open) return {
		...closedSince(pull),
		...runFacts
	};
	if (pull.headSha !== headSha) return {
		...movedOn(pull, headSha),
		...runFacts
	};
	return {
		candidates: [pull],
		run,
		isCancelled,
		fromFork
	};
}
async function wasCancelled({ runId, attempt }, github) {
	const endings = await ifReadable(github.jobEndings(runId, attempt)) ?? [];
	return endings.includes("cancelled") && !endings.includes("failure");
}

// src/action/trusted-revisions.ts
async function trustedRevisions(claimedRevisions, pull, inputs, github) {
	if (!("baseRef" in pull)) return groupRevisions(claimedRevisions, pull);
	const head = await headOf(claimedRevisions.head, pull, github);
	if (head === null) throw refusal("head", claimedRevisions.head, `${pull.headSha}, the head of pull request ${pull.number}`);
	const { mergedSha } = head;
	if (mergedSha !== null && !await isOnBranch(mergedSha, pull.baseRef, pull, github)) throw refusal("head", claimedRevisions.head, `a merge into ${pull.baseRef}`);
	const base = await baseOf(claimedRevisions.base, {
		pull,
		inputs,
		mergedSha
	}, github);
	if (base === null) throw refusal("base", claimedRevisions.base, expectedBase(pull, inputs));
	const { isKnown } = head;
	return {
		base,
		head: commitRevision("head", isKnown ? head.sha : pull.headSha, head.reason, claimedRevisions.head)
	};
}
function groupRevisions({ base, head }, { baseSha, headSha }) {
	if (head.sha !== headSha) throw refusal("head", head, `${headSha}, as the merge queue says`);
	if (base.sha !== baseSha) throw refusal("base", base, `${baseSha}, as the merge queue says`);
	return {
		base: commitRevision("base", baseSha, "merge-parent", base),
		head: commitRevision("head", headSha, "merge-group", head)
	};
}
function refusal(side, claimedRevision, expectedName) {
	const actual = claimedRevision.sha ?? `the ${claimedRevision.source} ${JSON.stringify(claimedRevision.spec)}`;
	return new UsageError(`expected a journal whose ${side} is ${expectedName}, got ${actual}; if the base branch was changed or rewritten since, push, or ask by /bench`);
}
function expectedBase({ baseRef, number }, { base }) {
	return base === void 0 ? `a commit of ${baseRef} since pull request ${number} left it (another one needs the input "base" here, too)` : `what the input "base" names, ${JSON.stringify(base)}`;
}
async function headOf(claimedRevision, { headSha, mergeSha }, github) {
	if (claimedRevision.source !== "commit" || claimedRevision.sha === null) return null;
	const { sha } = claimedRevision;
	if (sha === headSha) return {
		sha,
		reason: "pull-request-head",
		mergedSha: null,
		isKnown: true
	};
	const commit = await github.commitAt(sha);
	const mergedSha = commit?.sha === sha ? mergedInto(commit, headSha) : null;
	const isKnown = sha === mergeSha;
	if (mergedSha === null && !isKnown) return null;
	return {
		sha,
		reason: "pull-request-merge",
		mergedSha,
		isKnown
	};
}
function mergedInto({ parents }, headSha) {
	const [intoSha, mergedHeadSha, ...furtherParents] = parents;
	return intoSha !== void 0 && mergedHeadSha === headSha && furtherParents.length === 0 ? intoSha : null;
}
const branchBases = /* @__PURE__ */ new Set(["merge-parent", "merge-base"]);
async function baseOf(claimedRevision, request, github) {
	const { pull, inputs, mergedSha } = request;
	const inputBase = inputs.base === void 0 || branchBases.has(inputs.base) ? null : inputs.base;
	const { sha } = claimedRevision;
	if (inputBase !== null && inputBase !== "previous-release") return revisionOfInput(inputBase, claimedRevision, request, github);
	if (claimedRevision.source !== "commit" || sha === null) return null;
	if (inputBase === "previous-release") return await holds(pull.baseRef, sha, github) ? commitRevision("base", sha, "previous-release", claimedRevision) : null;
	if (sha === mergedSha) return commitRevision("base", sha, "merge-parent", claimedRevision);
	if (!await isOnBranch(sha, pull.baseRef, pull, github)) return null;
	return commitRevision("base", sha, claimedRevision.reason === "merge-base" && await branchPointOf(pull.baseRef, pull, github) === sha ? "merge-base" : "explicit", claimedRevision);
}
async function revisionOfInput(spec, claimedRevision, { pull }, github) {
	const revisionSpec = parseRevision(spec);
	if (revisionSpec.source !== claimedRevision.source) return null;
	if (revisionSpec.source !== "commit") {
		if (claimedRevision.spec !== revisionSpec.text) return null;
		const { packageVersion } = claimedRevision;
		const name = revisionSpec.source === "package" ? revisionSpec.name : null;
		const label = name === null ? revisionSpec.text : `${name}@${packageVersion ?? revisionSpec.text}`;
		return {
			...claimedRevision,
			side: "base",
			sha: null,
			packageName: name,
			label,
			reason: "explicit"
		};
	}
	const { sha } = claimedRevision;
	if (sha === null) return null;
	return (await github.commitAt(revisionSpec.ref))?.sha === sha || await isOnBranch(sha, revisionSpec.ref, pull, github) ? commitRevision("base", sha, "explicit", claimedRevision) : null;
}
async function isOnBranch(sha, ref, pull, github) {
	if (ref === pull.baseRef && sha === pull.baseSha) return true;
	if (!await holds(ref, sha, github)) return false;
	const branchPoint = await branchPointOf(ref, pull, github);
	return branchPoint !== null && (branchPoint === sha || await holds(sha, branchPoint, github));
}
async function branchPointOf(ref, { headSha }, github) {
	return (await github.compareCommits(ref, headSha))?.mergeBaseSha ?? null;
}
async function holds(ref, sha, github) {
	const comparison = await github.compareCommits(sha, ref);
	return comparison?.status === "ahead" || comparison?.status === "identical";
}
function commitRevision(side, sha, reason, { node }) {
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
async function reportForJob(request, inputs) {
	try {
		await reportPull(request, inputs);
	} catch (error) {
		if (!(error instanceof GitHubError)) throw error;
		const hint = error.trouble === "not-permitted" ? "; the job needs \"contents: read\", \"checks: write\" and \"pull-requests: write\"" : "";
		throw new UnmeasurableError(`nothing could be reported: ${error.message}${hint}`);
	}
}
async function reportPull(request, inputSettings) {
	const { actions, environment } = request;
	const tell = createTell(request);
	const event = await actions.event();
	const inputs = await subsetSettings(event, inputSettings, actions);
	const { measured, results, comment } = withDefaults(inputs);
	if (measured === void 0 || measured === results) throw new UsageError("expected the input \"measured\", the folder with the downloaded files, and other \"results\", got none");
	const host = createHost();
	const loadGitHub = gitHubForJob(actions, inputs, "patient");
	const github = await loadGitHub();
	const target = await reportTarget(event, inputs, actions, github);
	if ("why" in target) {
		tell(`${target.why}: nothing is reported`);
		await settleUnreported(target, github, host.clock);
		return;
	}
	const workspace = environment["GITHUB_WORKSPACE"] ?? ".";
	const folder = absolutePath(measured, workspace, host.files);
	const directory = absolutePath(results, workspace, host.files);
	const { candidates, fromFork } = target;
	const runOn = (about) => judgedRun(target.run, inputs, "number" in about ? about.number : "merge-group");
	const liveOn = (about) => liveStatusFor(request, inputs, {
		headSha: about.headSha,
		headBefore: null,
		pullRequest: comment !== "never" && "number" in about ? about.number : null,
		baseSha: about.baseSha,
		run: runOn(about),
		github: loadGitHub,
		clock: host.clock
	});
	const [about, ...otherClaims] = await claimedAmong(candidates, {
		folder,
		inputs,
		host,
		github
	});
	if (otherClaims.length > 0) {
		const why = `several pull requests have this head (${candidates.flatMap((each) => "number" in each ? each.number : []).join(", ")}): close all but one, and run again`;
		tell(`${why}; nothing is reported`);
		for (const candidate of candidates) {
			const live = await liveOn(candidate);
			await live.between();
			await live.end("refused", why);
		}
		return;
	}
	const isPull = "number" in about;
	const pullRequest = isPull ? {
		...about,
		baseBranch: about.baseRef,
		fromFork
	} : null;
	const run = runOn(about);
	const live = await liveOn(about);
	await live.between();
	if (target.isCancelled) {
		await live.end("cancelled", null);
		tell("somebody has cancelled what was measured: nothing else is reported");
		return;
	}
	const places = {
		pullRequest,
		live,
		run,
		github: loadGitHub
	};
	if (await tellForQueue(isPull ? null : about, {
		...places,
		inputs
	}, request)) return;
	try {
		const untrustedJournals = await measuredJournals(folder, host);
		if (untrustedJournals.length === 0) {
			await live.end("died", null);
			tell("the measuring job left no journal");
			return;
		}
		const { bisect = "" } = formFacts(event.name, event.payload) ?? {};
		const journals = await underOurs(untrustedJournals, about, bisect === "" ? inputs : {
			...inputs,
			bisect: inputs.bisect ?? bisect
		}, github);
		const judgedResult = resultOfJournals(journals, parts);
		const number = isPull ? about.number : about.pullRequest;
		const result = await acceptedResult(judgedResult, number, inputs, {
			actions,
			github: loadGitHub,
			run
		});
		await host.files.makeDirectory(directory);
		const judgedJob = {
			result,
			...samplesIn(journals.flat()),
			fromFork,
			directory
		};
		if (await publishForJob(request, inputs, judgedJob, {
			...places,
			host
		})) conclude(result, request);
	} catch (error) {
		const isTheirs = error instanceof UsageError;
		await live.end(isTheirs ? "refused" : "died", isTheirs ? error.message : null);
		throw error;
	}
}
async function settleUnreported({ ending, pullRequests, headSha, run }, github, clock) {
	for (const pullRequest of pullRequests) await settleRuns({
		pullRequest,
		headShas: [headSha],
		run,
		clock,
		withoutResult: "cancelled",
		endingOf: async ({ runId }) => runId === run.runId ? ending : null
	}, github);
}
async function claimedAmong(candidates, { folder, inputs, host, github }) {
	if (candidates.length === 1) return candidates;
	const measured = [];
	for (const each of candidates) try {
		const [entries = []] = await measuredJournals(folder, host);
		await trustedRevisions(planIn(entries).revisions, each, inputs, github);
		measured.push(each);
	} catch (error) {
		if (!(error instanceof UsageError)) throw error;
	}
	const [first, ...more] = measured;
	return first === void 0 || more.length > 0 ? candidates : [first];
}
async function underOurs(journals, about, inputs, github) {
	const sideBenchmarks = journals.flatMap((entries) => planIn(entries).benchmarks.filter(comparesSides));
	const rows = new Set(sideBenchmarks.map(({ id }) => id));
	const factsByRevisions = /* @__PURE__ */ new Map();
	const trustedJournals = [];
	for (const entries of journals) {
		const claimedRevisions = planIn(entries).revisions;
		const key = JSON.stringify(claimedRevisions);
		let facts = factsByRevisions.get(key);
		if (facts === void 0) {
			const revisions = await trustedRevisions(claimedRevisions, about, inputs, github);
			facts = {
				settings: await settingsOfBase(revisions.base.sha, inputs, github),
				revisions,
				metrics,
				rows
			};
			factsByRevisions.set(key, facts);
		}
		const trustedFacts = facts;
		let vouched = withPlanOf(entries, (plan) => trustedPlan(plan, trustedFacts));
		const claims = {
			inputs,
			headSha: about.headSha,
			github
		};
		for (const part of parts) vouched = await part.vouch?.(vouched, claims) ?? vouched;
		trustedJournals.push(vouched);
	}
	return trustedJournals;
}
function planIn(entries) {
	const plans = entries.flatMap((entry) => entry.type === "run" ? [entry.plan] : []);
	const [plan, ...otherPlans] = plans;
	if (plan === void 0 || otherPlans.length > 0) throw new UsageError(`expected a journal of one run in ${journalName}, got ${plans.length}`);
	return plan;
}

export { reportForJob };