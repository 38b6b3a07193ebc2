import { UnmeasurableError } from "./model.js";
import { UsageError } from "./model2.js";
import { percent } from "./model3.js";
import { plainLine } from "./render.js";
import { findingsOfSides, gatingOf } from "./model5.js";
import { version } from "./model8.js";
import { countText, intervalText, percentText } from "./render5.js";
import { changedFunctions, publishFiles } from "./render11.js";
import { bisectFormat, bisectionOf, mostCommits, parseBisectRecord } from "./parts2.js";
import { commitOf, ensureMergeBase, knownVersions, oldestFirst, publishedVersions, runComparison } from "./measure+build.js";
import { shellWord } from "./render12.js";
import { selectBase } from "./plan.js";

// src/parts/bisect/alone-of.ts
const functionsAtMost = 5;
function aloneOf({ findings, profiles = [] }, { benchmarkId, metric }, places) {
	const judged = findings.find((one) => one.benchmarkId === benchmarkId && one.metric === metric)?.judged;
	if (judged === null || judged === void 0 || judged.estimate === null) return null;
	const { estimate, ci, pairs, verdict } = judged;
	const profile = profiles.find((one) => one.benchmarkId === benchmarkId);
	return {
		type: "alone",
		...places,
		verdict,
		estimate,
		ci: [ci[0] ?? estimate, ci[1] ?? estimate],
		pairs,
		functions: profile === void 0 ? null : differing(profile)
	};
}
function differing(profile) {
	return changedFunctions(profile).slice(0, functionsAtMost).map(({ name, file, line, own, self, share }) => ({
		name,
		file,
		line,
		own,
		self,
		unit: profile.unit,
		share
	}));
}

// src/parts/bisect/bisect-range.ts
const longestTitle = 200;
async function bisectRange(ends, host) {
	const { good, bad } = ends;
	if (good.source === "commit" && bad.source === "commit") return commitsOf(ends, host);
	if (good.source === "package" && bad.source === "package" && good.name === bad.name) return versionsOf(ends, await publishedVersions(good.name, host), {
		prefix: `npm:${good.name}@`,
		name: `${good.name}@`
	});
	if (good.source === "runtime" && bad.source === "runtime") {
		const { versions, unansweredReason: unanswered } = await knownVersions(host, ends.cacheDirectory);
		if (unanswered !== null) throw new UsageError(unanswered);
		return versionsOf(ends, versions, {
			prefix: "node:",
			name: "node:"
		});
	}
	throw new UsageError(`expected two commits, or two versions of one package or of Node.js, got "${good.text}" and "${bad.text}"`);
}
async function commitsOf({ good, bad, firstParent, fromMergeBase = false, repository }, host) {
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
function versionsOf({ good, bad }, known, { prefix, name }) {
	const [from, to] = [versionIn(good), versionIn(bad)];
	for (const [{ text }, version] of [[good, from], [bad, to]]) if (!known.includes(version)) throw new UsageError(`expected an exact published version, got "${text}"`);
	const sorted = oldestFirst(known);
	const wanted = sorted.slice(sorted.indexOf(from) + 1, sorted.indexOf(to) + 1).filter((version) => version === to || !version.includes("-"));
	assertSize(wanted.length, good, bad);
	return {
		good: {
			spec: `${prefix}${from}`,
			label: `${name}${from}`,
			title: "",
			parents: []
		},
		commits: wanted.map((version, at) => ({
			spec: `${prefix}${version}`,
			label: `${name}${version}`,
			title: "",
			parents: commitLine(at)
		}))
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

// src/parts/bisect/bisect-start-of.ts
const free = /* @__PURE__ */ new Set([
	"results",
	"pairs",
	"budget",
	"github-token"
]);
function bisectStartOf({ good, commits }, { names, metric, given, firstParent }) {
	const kept = Object.entries(given).filter(([name]) => !free.has(name));
	return {
		type: "start",
		format: bisectFormat,
		version,
		good,
		commits: [...commits],
		names: [...names],
		metric,
		given: JSON.stringify([firstParent, ...kept])
	};
}

// src/parts/bisect/open-bisect.ts
async function openBisect(start, { path, resume }, { files }) {
	const content = resume ? await files.read(path) ?? "" : "";
	const earlier = parseBisectRecord(content, path);
	if (earlier === null) {
		await files.write(path, `${JSON.stringify(start)}\n`);
		return {
			start,
			steps: [],
			alone: null
		};
	}
	const differs = differenceOf(earlier.start, start);
	if (differs !== null) throw new UsageError(`expected the bisection to continue, got another one: ${differs}; request the same, or start again without --resume`);
	await files.write(path, content.slice(0, content.lastIndexOf("\n") + 1));
	return earlier;
}
function differenceOf(before, now) {
	if (before.version !== now.version) return `deadheat was ${before.version} and is ${now.version} now`;
	if (specsOf(before) !== specsOf(now)) return "GOOD, BAD or the commits between them";
	if (before.names.join("\n") !== now.names.join("\n")) return "the names of the benchmarks";
	if (before.metric !== now.metric) return "the metric";
	return before.given === now.given ? null : "the settings";
}
function specsOf({ good, commits }) {
	return [good, ...commits].map(({ spec }) => spec).join(" ");
}

// src/parts/bisect/bisect-step-of.ts
function bisectStepOf({ findings, failures }, { benchmarkId, metric }, at) {
	const failure = failures.find((one) => one.side !== "base" && (one.benchmarkId ?? benchmarkId) === benchmarkId);
	if (failure !== void 0) return `${failure.stage === "build" ? "does not build" : "fails"}: ${failure.message}`;
	const finding = findings.find((one) => one.benchmarkId === benchmarkId && one.metric === metric);
	const judged = finding?.judged ?? null;
	if (finding === void 0 || judged === null || finding.threshold === null) return `no ${metric} of ${benchmarkId}: ${findings.find((one) => one.benchmarkId === benchmarkId)?.verdict ?? "not there"}`;
	if (finding.verdict === "not-comparable") return `${benchmarkId} is not comparable: more than the code differs, see its report`;
	const { estimate, ci, pairSpread, pairs } = judged;
	if (estimate === null || pairSpread === null || pairs === 0) return `too few pairs of ${benchmarkId}: ${pairs}`;
	const error = pairSpread / Math.sqrt(pairs);
	return {
		type: "measured",
		at,
		benchmarkId,
		metric,
		verdict: judged.verdict,
		estimate,
		ci: [ci[0] ?? estimate, ci[1] ?? estimate],
		error,
		pairs,
		threshold: finding.threshold
	};
}

// src/parts/bisect/row-to-bisect.ts
function rowToBisect({ findings, plan }, metric) {
	const gates = gatingOf(plan);
	const wanted = findingsOfSides(findings, plan).filter((one) => metric === null ? gates(one.benchmarkId, one.metric) : one.metric === metric);
	const of = (verdict) => wanted.filter((one) => one.verdict === verdict).toSorted((one, other) => sizeOf(other) - sizeOf(one));
	const [worst] = [...of("regression"), ...of("improvement")];
	return worst === void 0 || worst.metric === null ? null : {
		benchmarkId: worst.benchmarkId,
		metric: worst.metric
	};
}
function sizeOf({ judged }) {
	return Math.abs(Math.log1p(judged?.estimate ?? 0));
}

// src/parts/bisect/run-bisect.ts
const mostThreshold = 10;
async function runBisect(run, host) {
	let { record } = run;
	const bad = record.start.commits.length - 1;
	const take = async (step) => {
		await host.files.append(run.path, `${JSON.stringify(step)}\n`);
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
	let bisection = bisectionOf(record);
	if (bisection.report.row === null) {
		const first = await firstStep(run, record, bisection.report);
		if (first === null) return bisection.report;
		await take(first);
		bisection = bisectionOf(record);
	}
	while (bisection.next !== null && record.steps.length < run.mostSteps) {
		await take(await nextStep(run, record, bisection));
		bisection = bisectionOf(record);
	}
	return bisection.report;
}
async function firstStep(run, record, report) {
	const { start } = record;
	run.onStep(report, report.bad);
	const folder = folderOf(record, report.bad);
	const result = await run.measure({
		commit: report.bad,
		row: null,
		threshold: null,
		folder
	});
	assertGood(result);
	const failed = result.failures.find(({ stage, side }) => stage === "build" && side === "head");
	if (failed !== void 0) throw new UnmeasurableError(`expected BAD to build, got: ${failed.message}`, result.failures);
	if (result.pairs === 0) {
		const why = result.failures[0]?.message ?? "nothing to measure";
		throw new UnmeasurableError(`expected to measure BAD, got: ${why}`, result.failures);
	}
	if (start.metric !== null && !result.findings.some(({ metric }) => metric === start.metric)) {
		const known = [...new Set(result.findings.flatMap(({ metric }) => metric ?? []))].join(", ");
		throw new UsageError(`expected one of the metrics ${known}, got "${start.metric}"`);
	}
	const row = rowToBisect(result, start.metric);
	if (row === null) return null;
	const step = bisectStepOf(result, row, start.commits.length - 1);
	if (typeof step === "string") throw new UnmeasurableError(`expected to measure BAD, got: ${step}`);
	return step;
}
async function nextStep(run, record, { report, next }) {
	const commit = next === null ? void 0 : record.start.commits[next.at];
	if (next === null || commit === void 0 || report.row === null) throw new Error("expected a commit to measure, got none");
	run.onStep(report, commit);
	const result = await measuredOrReason(run, {
		commit,
		row: report.row,
		threshold: Math.min(mostThreshold, Math.expm1(next.size / 2)),
		folder: folderOf(record, commit)
	});
	if (typeof result === "string") return {
		type: "skipped",
		at: next.at,
		reason: result
	};
	assertGood(result);
	const step = bisectStepOf(result, report.row, next.at);
	return typeof step === "string" ? {
		type: "skipped",
		at: next.at,
		reason: step
	} : step;
}
async function measuredOrReason(run, step) {
	try {
		return await run.measure(step);
	} catch (error) {
		if (!(error instanceof UnmeasurableError)) throw error;
		const own = error.failures.find(({ side }) => side === "head");
		if (own !== void 0) return `fails: ${own.message}`;
		throw new UnmeasurableError(`${error.message}; continue with --resume, and with --skip ${step.commit.label} without this one`, error.failures);
	}
}
function folderOf({ steps }, { label }) {
	return `${String(steps.length + 1).padStart(2, "0")}-${label.replaceAll(/[^\w.-]/g, "_")}`;
}
function assertGood({ failures }) {
	const failed = failures.find(({ stage, side }) => stage === "build" && side === "base");
	if (failed === void 0) return;
	throw new UnmeasurableError(`expected GOOD to build, got: ${failed.message}`, failures);
}

// src/cli/bisection.ts
async function bisection(request, host) {
	const { folder, names, metric, common } = request;
	const { repository, cacheDirectory, given } = common;
	const range = await bisectRange({
		...request.ends,
		repository,
		cacheDirectory
	}, host);
	const { firstParent } = request.ends;
	const start = bisectStartOf(range, {
		names,
		metric,
		given,
		firstParent
	});
	const left = request.leftOf(range);
	const mostSteps = request.mostSteps ?? usualSteps(range.commits.length);
	const path = host.files.join(folder, "steps.ndjson");
	let latest = null;
	return withBenchmarks(async (tree) => {
		await host.files.makeDirectory(folder);
		const record = await openBisect(start, {
			path,
			resume: request.resume
		}, host);
		const place = {
			request,
			range,
			tree
		};
		const found = await runBisect({
			path,
			record,
			left,
			mostSteps,
			measure: async (step) => latest = await measured(stepOf(step, place), place, host),
			onStep: request.onStep
		}, host);
		const change = await changeAlone(found, place, path, host);
		const content = await host.files.read(path) ?? "";
		const written = parseBisectRecord(content, path);
		return {
			report: written === null ? found : bisectionOf(written).report,
			latest,
			change,
			mostSteps,
			content
		};
	}, {
		range,
		repository,
		folder
	}, host);
}
async function withBenchmarks(use, { range: { commits }, repository, folder }, host) {
	const bad = commits.at(-1);
	if (repository === null || bad === void 0 || !/^[0-9a-f]{40}$/.test(bad.spec)) return use(null);
	const tree = host.files.join(folder, "tree-of-bad");
	await host.git.removeWorktree(repository, tree);
	await host.git.addWorktree(repository, bad.spec, tree);
	try {
		return await use(tree);
	} finally {
		await host.git.removeWorktree(repository, tree);
	}
}
function stepOf({ commit, row, threshold, folder }, { range, request: { names, metric } }) {
	return {
		base: range.good.spec,
		head: commit,
		only: row === null ? names : [row.benchmarkId],
		gate: row?.metric ?? metric,
		given: {
			profile: [],
			...threshold !== null && { threshold }
		},
		folder
	};
}
async function changeAlone(report, place, path, host) {
	const { range } = place;
	const { row, change: largest } = report;
	const commit = largest?.commits.at(-1);
	if (largest?.isFound !== true || report.open || row === null || commit === void 0) return null;
	const at = range.commits.findIndex(({ spec }) => spec === commit.spec);
	if (report.alone?.at === at) return null;
	const result = await measured({
		base: largest.previous.spec,
		head: commit,
		only: [row.benchmarkId],
		gate: row.metric,
		given: { profile: [row.benchmarkId.replaceAll(",", "*")] },
		folder: "change"
	}, place, host);
	const previous = range.commits.findIndex(({ spec }) => spec === largest.previous.spec);
	const alone = aloneOf(result, row, {
		at,
		previous
	});
	if (alone !== null) await host.files.append(path, `${JSON.stringify(alone)}\n`);
	return result;
}
async function measured(one, { request: { common, resume, show, folder }, tree }, host) {
	const resultsDirectory = host.files.join(folder, one.folder);
	const journal = await host.files.read(host.files.join(resultsDirectory, "journal.ndjson")) ?? "";
	const compared = await runComparison({
		...common,
		selection: selectBase({
			event: {
				name: "",
				pullRequest: null,
				push: null
			},
			checkedOut: null,
			given: {
				base: one.base,
				head: one.head.spec
			}
		}),
		given: {
			...common.given,
			...one.given,
			...one.only.length > 0 && { only: [...one.only] }
		},
		...tree !== null && { benchmarkTree: tree },
		...one.gate !== null && { gate: one.gate },
		keep: false,
		onProgress: show(),
		resultsDirectory,
		resume: resume && journal.includes("\n{\"type\":\"sample\"")
	}, host);
	if (common.cancelled()) throw new UnmeasurableError(`interrupted at ${one.head.label}`);
	await publishFiles(compared, resultsDirectory, host);
	return compared.result;
}
function usualSteps(commits) {
	return 3 * Math.ceil(Math.log2(commits + 1)) + 6;
}

// src/parts/bisect/bisect-lines.ts
const mostListed = 12;
function bisectStepLine(report, commit) {
	const step = `step ${report.steps + 1}: ${commitText(commit)}`;
	const { change } = report;
	if (change === null) return `${step}; ${countText(report.commits, "commit")} after ${report.good.label}, and this is the last`;
	return `${step}; ${change.commits.length} of ${countText(report.commits, "commit")} left`;
}
function bisectLines(report, words) {
	const { good, bad, row, change } = report;
	if (row === null) return [`nothing to bisect: no row of ${bad.label} was called different from ${good.label}`, ...bisectNextCommands(report, words)];
	return [
		`${plainLine(row.benchmarkId, 200)}, ${row.metric}: ${bad.label} is ${changeText(row)} against ${good.label} (${countText(row.pairs, "pair")})`,
		`${countText(report.steps, "step")}, ${countText(report.builds, "build")} of ${countText(report.commits, "commit")}${skippedText(report)}`,
		...change === null ? [] : ["", ...changeLines(change, report)],
		...unexplainedLines(report),
		...aloneLines(report),
		...skippedLines(report),
		"",
		...bisectNextCommands(report, words)
	];
}
function changeLines(change, { good }) {
	const { commits, before, after } = change;
	const single = commits.length === 1 ? commits[0] : void 0;
	return [
		single === void 0 ? `one of ${commits.length} commits:` : commitText(single),
		...single === void 0 ? commits.slice(0, mostListed).map((commit) => `  ${commitText(commit)}`) : [],
		...single === void 0 && commits.length > mostListed ? [`  and ${commits.length - mostListed} more`] : [],
		`  before: ${before === null ? `${good.label}, which is GOOD` : levelText(before)}`,
		`  after:  ${levelText(after)}`
	];
}
function unexplainedLines({ change, unexplained, open }) {
	if (change?.isFound !== true || open) return [];
	if (unexplained.length === 0) return ["  that is the whole difference"];
	return ["not explained by it:", ...unexplained.map((gap) => `  ${gapText(gap)}`)];
}
function gapText({ from, to, ...range }) {
	return `${to.label} is ${changeText(range)} against ${from.label}`;
}
function aloneLines({ alone }) {
	if (alone === null) return [];
	const { commit, before, functions, pairs } = alone;
	return [
		"",
		`${commit.label} against ${before.label}, the commit before: ${changeText(alone)} (${countText(pairs, "pair")})`,
		...(functions ?? []).map(({ name, file, line, share }) => {
			const place = file === "" ? "" : ` ${plainLine(file, 200)}${line === null ? "" : `:${line}`}`;
			const part = share === null ? "" : `: ${percent(share)} of the change`;
			return `  ${plainLine(name, 100)}${place}${part}`;
		}),
		...functions?.length === 0 ? ["  no function differs for certain in its profiles"] : []
	];
}
function skippedText({ skipped }) {
	return skipped.length === 0 ? "" : `, ${skipped.length} could not be measured`;
}
function skippedLines({ skipped }) {
	if (skipped.length === 0) return [];
	const shownCommits = skipped.slice(0, mostListed).map(({ commit, reason }) => `  ${commit.label}: ${plainLine(reason, 200)}`);
	const more = skipped.length - shownCommits.length;
	return [
		"",
		"could not be measured:",
		...shownCommits,
		...more > 0 ? [`  and ${more} more`] : []
	];
}
function changeText({ estimate, ci }) {
	return `${percentText(estimate)}, 95% CI ${intervalText(ci[0], ci[1])}`;
}
function levelText({ label, ...range }) {
	return `${label} ${changeText(range)}`;
}
function commitText({ label, title }) {
	return title === "" ? label : `${label} ${plainLine(title, 72)}`;
}
function bisectNextCommands({ row, change, unexplained, bad, good, open, skipped }, { words, mostSteps }) {
	if (row === null) return ["to look closer:", commandLine("compare", good.spec, bad.spec, "--pairs", "200")];
	if (open) return [`stopped after ${mostSteps} steps; to go on:`, commandLine("bisect", ...words, "--resume", "--steps", String(mostSteps * 2))];
	const commit = change?.commits.at(-1);
	if (change?.isFound !== true || commit === void 0) return ["the measurements do not tell these commits apart; with more pairs for each:", commandLine("bisect", ...words, "--pairs", "200")];
	return [
		"next, the change alone:",
		commandLine("compare", change.previous.spec, commit.spec, "--only", row.benchmarkId),
		...unexplained.flatMap(({ from, to }) => [`and the rest, from ${from.label} to ${to.label}:`, commandLine("bisect", from.spec, to.spec, row.benchmarkId)]),
		...skipped.length > 0 && change.commits.length > 1 ? ["commits that could not be measured hide the answer: make them build, or read them"] : []
	];
}
function commandLine(...words) {
	return `  ${["deadheat", ...words].map(shellWord).join(" ")}`;
}

export { bisectLines, bisectStepLine, bisection };