import { UnmeasurableError } from "./model.js";
import { changedFunctions, publishFiles } from "./render13.js";
import { parseRevision } from "./settings5.js";
import { version } from "../version.js";
import { commitOf, ensureMergeBase, knownVersions, oldestFirst, publishedVersions } from "./revision.js";
import { bisectFormat, bisectName, bisectionOf, isCommit, mostCommits, openBisect } from "./parts3.js";
import { UsageError } from "./model2.js";
import { findingsOfSides, gatingOf } from "./model11.js";

// src/parts/bisect/bisect-range.ts
const longestTitle = 200;
async function bisectRange(ends, host) {
	const { good, bad } = ends;
	if (good.source === "commit" && bad.source === "commit") return commitsOf(ends, host);
	if (good.source === "package" && bad.source === "package" && good.name === bad.name) return versionsOf(ends, await publishedVersions(good.name, host), `npm:${good.name}@`);
	if (good.source === "runtime" && bad.source === "runtime") {
		const { versions, unansweredReason: unanswered } = await knownVersions(host, ends.cacheDirectory);
		if (unanswered !== null) throw new UsageError(unanswered);
		return versionsOf(ends, versions, "node:");
	}
	throw new UsageError(`expected two commits, or two versions of one package or of Node.js, got "${good.text}" and "${bad.text}"`);
}
async function commitsOf({ good, bad, firstParent, fromMergeBase, repository }, host) {
	for (const { node, text } of [good, bad]) if (node !== void 0) throw new UsageError(`expected a commit alone, got "${text}": name its Node.js with --node-version`);
	const given = await commitOf(good, {
		repository,
		host
	});
	const to = await commitOf(bad, {
		repository,
		host
	});
	if (repository === null) throw new UsageError("expected a git repository, got none");
	const shared = await ensureMergeBase(repository, given, to, host.git);
	const from = fromMergeBase && shared !== null ? shared : given;
	if (shared !== from) throw new UsageError(`expected GOOD to be an ancestor of BAD, got ${short(from)}, which ${short(to)} does not contain: ` + (shared === null ? "their histories are unrelated" : `start from their merge base ${short(shared)}`));
	const listed = await host.git.commitsBetween(repository, {
		from,
		to
	}, firstParent ? "first-parent" : "all");
	assertSize(listed.length, good, bad);
	const places = new Map(listed.map(({ sha }, at) => [sha, at]));
	return {
		good: {
			spec: from,
			label: short(from),
			title: "",
			parents: []
		},
		commits: listed.map(({ sha, parents, title }, at) => ({
			spec: sha,
			label: short(sha),
			title: title.slice(0, longestTitle),
			parents: firstParent ? commitLine(at) : parents.flatMap((parent) => places.get(parent) ?? [])
		}))
	};
}
function versionsOf({ good, bad }, known, prefix) {
	const [from, to] = [versionIn(good), versionIn(bad)];
	for (const [{ text }, version] of [[good, from], [bad, to]]) if (!known.includes(version)) throw new UsageError(`expected an exact published version, got "${text}"`);
	const sorted = oldestFirst(known);
	const wanted = sorted.slice(sorted.indexOf(from) + 1, sorted.indexOf(to) + 1).filter((version) => version === to || !version.includes("-"));
	assertSize(wanted.length, good, bad);
	const commitOfVersion = (version, parents) => {
		const spec = `${prefix}${version}`;
		return {
			spec,
			label: spec.replace(/^npm:/, ""),
			title: "",
			parents
		};
	};
	return {
		good: commitOfVersion(from, []),
		commits: wanted.map((version, at) => commitOfVersion(version, commitLine(at)))
	};
}
function versionIn(spec) {
	if (spec.source === "package") return spec.wanted;
	return (spec.node ?? "").replace(/^v/, "");
}
function commitLine(at) {
	return at === 0 ? [] : [at - 1];
}
function assertSize(size, good, bad) {
	if (size === 0) throw new UsageError(`expected something between "${good.text}" and "${bad.text}", got nothing: name an older GOOD`);
	if (size <= 1e4) return;
	throw new UsageError(`expected at most ${mostCommits} commits, got ${size}: --first-parent takes every merged branch as one`);
}
function short(sha) {
	return sha.slice(0, 7);
}

// src/parts/bisect/row-to-bisect.ts
const functionsAtMost = 5;
function rowToBisect({ findings, plan }, metric) {
	const gates = gatingOf(plan);
	const largestFirst = findingsOfSides(findings, plan).filter((one) => metric === null ? gates(one.benchmarkId, one.metric) : one.metric === metric).toSorted((one, other) => sizeOfChange(other) - sizeOfChange(one));
	const worst = largestFirst.find(({ verdict }) => verdict === "regression") ?? largestFirst.find(({ verdict }) => verdict === "improvement");
	return worst === void 0 || worst.metric === null ? null : {
		benchmarkId: worst.benchmarkId,
		metric: worst.metric
	};
}
function bisectStepOf({ findings, failures }, row, at) {
	const { benchmarkId, metric } = row;
	const failure = failures.find((one) => one.side !== "base" && (one.benchmarkId ?? benchmarkId) === benchmarkId);
	if (failure !== void 0) return `${failure.stage === "build" ? "does not build" : "fails"}: ${failure.message}`;
	const finding = findingOfRow(findings, row);
	const judged = finding?.judged ?? null;
	if (finding === void 0 || judged === null || finding.threshold === null) return `no ${metric} of ${benchmarkId}: ${findings.find((one) => one.benchmarkId === benchmarkId)?.verdict ?? "not there"}`;
	if (finding.verdict === "not-comparable") return `${benchmarkId} is not comparable: more than the code differs, see its report`;
	const difference = judgedDifference(judged);
	if (difference === null || judged.pairSpread === null || judged.pairs === 0) return `too few pairs of ${benchmarkId}: ${judged.pairs}`;
	return {
		type: "measured",
		at,
		benchmarkId,
		metric,
		...difference,
		error: judged.pairSpread / Math.sqrt(judged.pairs),
		threshold: finding.threshold
	};
}
function aloneOf({ findings, profiles = [] }, row, places) {
	const judged = findingOfRow(findings, row)?.judged ?? null;
	const difference = judged === null ? null : judgedDifference(judged);
	if (difference === null) return null;
	const profile = profiles.find(({ benchmarkId }) => benchmarkId === row.benchmarkId);
	const functions = profile === void 0 ? null : functionsOf(profile);
	return {
		type: "alone",
		...places,
		...difference,
		functions
	};
}
function functionsOf(profile) {
	return changedFunctions(profile).slice(0, functionsAtMost).map(({ name, file, line, own, share }) => ({
		name,
		file,
		line,
		own,
		share
	}));
}
function sizeOfChange({ judged }) {
	return Math.abs(Math.log1p(judged?.estimate ?? 0));
}
function findingOfRow(findings, { benchmarkId, metric }) {
	return findings.find((one) => one.benchmarkId === benchmarkId && one.metric === metric);
}
function judgedDifference({ verdict, estimate, ci: [low, high], pairs }) {
	return estimate === null ? null : {
		verdict,
		estimate,
		ci: [low ?? estimate, high ?? estimate],
		pairs
	};
}

// src/parts/bisect/run-bisect.ts
const mostThreshold = 10;
async function runBisect(run, host) {
	let { record } = run;
	const bad = record.start.commits.length - 1;
	const append = (line) => host.files.append(run.path, `${JSON.stringify(line)}\n`);
	const take = async (step) => {
		await append(step);
		record = {
			...record,
			steps: [...record.steps, step]
		};
	};
	for (const at of run.left) {
		if (at === bad) throw new UsageError("expected a commit between GOOD and BAD to skip, got BAD");
		if (!record.steps.some((step) => step.type === "skipped" && step.at === at)) await take({
			type: "skipped",
			at,
			reason: "left out by hand"
		});
	}
	let whole = null;
	if (bisectionOf(record).report.row === null) {
		whole = await measureBad(run, record);
		const row = rowToBisect(whole, record.start.metric);
		if (row !== null) {
			const step = bisectStepOf(whole, row, bad);
			if (typeof step === "string") throw badUnmeasured(step, whole);
			await take(step);
		}
	}
	for (;;) {
		const { report, next } = bisectionOf(record);
		if (report.row === null) return {
			report,
			whole,
			change: null
		};
		if (next === null || record.steps.length >= run.mostSteps) {
			const change = await measureAlone(report, report.row, run);
			if (change === null) return {
				report,
				whole,
				change
			};
			if (change.alone !== null) await append(change.alone);
			const { alone } = change;
			return {
				report: bisectionOf({
					...record,
					alone
				}).report,
				whole,
				change: change.result
			};
		}
		await take(await measureCommit(next, report.row, run, record));
	}
}
async function measureBad(run, record) {
	const { metric, names } = record.start;
	const { report } = bisectionOf(record);
	const { good: base, bad: head } = report;
	run.onStep(report, head);
	const pair = {
		base,
		head,
		only: names,
		gate: metric,
		given: { profile: [] },
		folder: folderOf(record, head)
	};
	const result = await run.measure(pair);
	assertBuilt(result, "base", "GOOD");
	assertBuilt(result, "head", "BAD");
	const { findings, failures, pairs } = result;
	if (pairs === 0) throw badUnmeasured(failures[0]?.message ?? "nothing to measure", result);
	if (metric !== null && !findings.some((finding) => finding.metric === metric)) {
		const known = [...new Set(findings.flatMap((finding) => finding.metric ?? []))].join(", ");
		throw new UsageError(`expected one of the metrics ${known}, got "${metric}"`);
	}
	return result;
}
async function measureCommit({ at, size }, row, run, record) {
	const { good: base, commits } = record.start;
	const head = commits[at] ?? base;
	run.onStep(bisectionOf(record).report, head);
	const threshold = Math.min(mostThreshold, Math.expm1(size / 2));
	const outcome = await resultOrReason(run, {
		base,
		head,
		only: [row.benchmarkId],
		gate: row.metric,
		given: {
			profile: [],
			threshold
		},
		folder: folderOf(record, head)
	});
	if (typeof outcome === "string") return {
		type: "skipped",
		at,
		reason: outcome
	};
	assertBuilt(outcome, "base", "GOOD");
	const step = bisectStepOf(outcome, row, at);
	return typeof step === "string" ? {
		type: "skipped",
		at,
		reason: step
	} : step;
}
async function resultOrReason(run, pair) {
	try {
		return await run.measure(pair);
	} catch (error) {
		if (!(error instanceof UnmeasurableError)) throw error;
		const own = error.failures.find(({ side }) => side === "head");
		if (own !== void 0) return `fails: ${own.message}`;
		throw new UnmeasurableError(`${error.message}; continue with --resume, and with --skip ${pair.head.label} without this one`, error.failures);
	}
}
async function measureAlone({ change, open, alone }, row, { record: { start }, measure }) {
	const head = change?.commits.at(-1);
	if (change?.isFound !== true || open || head === void 0) return null;
	const positionOf = ({ spec }) => start.commits.findIndex((commit) => commit.spec === spec);
	const places = {
		at: positionOf(head),
		previous: positionOf(change.previous)
	};
	if (alone?.at === places.at) return null;
	const result = await measure({
		base: change.previous,
		head,
		only: [row.benchmarkId],
		gate: row.metric,
		given: { profile: [row.benchmarkId.replaceAll(",", "*")] },
		folder: "change"
	});
	return {
		result,
		alone: aloneOf(result, row, places)
	};
}
function folderOf({ steps }, { label }) {
	return `${String(steps.length + 1).padStart(2, "0")}-${label.replaceAll(/[^\w.-]/g, "_")}`;
}
function assertBuilt({ failures }, side, name) {
	const failure = failures.find((one) => one.stage === "build" && one.side === side);
	if (failure === void 0) return;
	throw new UnmeasurableError(`expected ${name} to build, got: ${failure.message}`, failures);
}
function badUnmeasured(reason, { failures }) {
	return new UnmeasurableError(`expected to measure BAD, got: ${reason}`, failures);
}

// src/parts/bisect/bisection.ts
const free = /* @__PURE__ */ new Set([
	"results",
	"pairs",
	"budget",
	"github-token"
]);
async function bisection(request, compare, host) {
	const { ends, names, metric, results, common, onStep } = request;
	const { repository, cacheDirectory, given } = common;
	const { files } = host;
	const range = await bisectRange({
		...ends,
		repository,
		cacheDirectory
	}, host);
	const { good, commits } = range;
	const left = request.leftOf(range);
	const mostSteps = request.mostSteps ?? 3 * Math.ceil(Math.log2(commits.length + 1)) + 6;
	const settings = Object.entries(given).filter(([name]) => !free.has(name));
	const start = {
		type: "start",
		format: bisectFormat,
		version,
		good,
		commits: [...commits],
		names: [...names],
		metric,
		given: JSON.stringify([ends.firstParent, ...settings])
	};
	const path = files.join(results, bisectName);
	await files.makeDirectory(results);
	return withBenchmarks(request, range, host, async (tree) => {
		const record = await openBisect(start, path, request.resume ? await files.read(path) : null, host);
		const measure = measureIn(request, tree, compare, host);
		return runBisect({
			path,
			record,
			left,
			mostSteps,
			measure,
			onStep
		}, host);
	});
}
async function withBenchmarks({ results, common: { repository } }, { commits }, { files, git }, use) {
	const bad = commits.at(-1);
	if (repository === null || bad === void 0 || !isCommit(bad.spec)) return use(null);
	const tree = files.join(results, "bisect", "tree-of-bad");
	await git.removeWorktree(repository, tree);
	await git.addWorktree(repository, bad.spec, tree);
	try {
		return await use(tree);
	} finally {
		await git.removeWorktree(repository, tree);
	}
}
function measureIn({ common, resume, show, results }, tree, compare, host) {
	const { files } = host;
	return async ({ base, head, only, gate, given, folder }) => {
		const resultsDirectory = files.join(results, "bisect", folder);
		const journal = await files.read(files.join(resultsDirectory, "journal.ndjson")) ?? "";
		const run = await compare({
			...common,
			selection: {
				base: namedSide(base),
				head: namedSide(head)
			},
			given: {
				...common.given,
				...given,
				...only.length > 0 && { only: [...only] }
			},
			...tree !== null && { benchmarkTree: tree },
			...gate !== null && { gate },
			keep: false,
			onProgress: show(),
			resultsDirectory,
			resume: resume && journal.includes("\n{\"type\":\"sample\"")
		}, host);
		if (common.cancelled()) throw new UnmeasurableError(`interrupted at ${head.label}`);
		await publishFiles(run, resultsDirectory, host);
		return run.result;
	};
}
function namedSide({ spec }) {
	return {
		how: "named",
		spec: parseRevision(spec),
		reason: "explicit"
	};
}

export { bisection };