import { record } from "./src/measure.js";
import { seedOf } from "./src/model12.js";
import { UnmeasurableError } from "./src/model9.js";
import { UsageError } from "./src/model2.js";
import { namedChoice } from "./src/plan3.js";
import { publishFiles } from "./src/render14.js";
import { progressNoteOf } from "./src/render12.js";
import { askedBisection, assertMetric } from "./src/parts.js";
import { stepLine } from "./src/parts3.js";
import { bisectRange } from "./src/parts9.js";
import { bisectValue, bisectionIn, bisectionOf, isCommit, longestReason } from "./src/parts2.js";
import { causesOf } from "./src/render8.js";
import { gatingOf } from "./src/model17.js";

// src/parts/bisect/row-to-bisect.ts
function rowToBisect({ findings, plan }) {
	const gates = gatingOf(plan);
	const largestFirst = findings.filter(({ benchmarkId, metric }) => gates(benchmarkId, metric)).map((finding) => ({
		...finding,
		size: Math.abs(Math.log1p(finding.judged?.estimate ?? 0))
	})).toSorted((first, second) => second.size - first.size);
	const { benchmarkId, metric = null } = largestFirst.find(({ verdict }) => verdict === "regression") ?? largestFirst.find(({ verdict }) => verdict === "improvement") ?? {};
	return benchmarkId === void 0 || metric === null ? null : {
		benchmarkId,
		metric
	};
}
function bisectStepOf({ findings, failures }, row, at) {
	const { benchmarkId, metric } = row;
	const failure = failures.find((each) => each.side !== "base" && (each.benchmarkId ?? benchmarkId) === benchmarkId);
	if (failure !== void 0) return `${failure.stage === "build" ? "does not build" : "fails"}: ${failure.message}`;
	const finding = findings.find((each) => each.benchmarkId === benchmarkId && each.metric === metric);
	const judgement = finding?.judged ?? null;
	if (finding === void 0 || judgement === null || finding.threshold === null) return `no ${metric} of ${benchmarkId}: ${findings.find((each) => each.benchmarkId === benchmarkId)?.verdict ?? "not there"}`;
	if (finding.verdict === "not-comparable") return `${benchmarkId} is not comparable: more than the code differs, see its report`;
	const { verdict, estimate, pairs, pairSpread } = judgement;
	if (estimate === null || pairSpread === null || pairs === 0) return `too few pairs of ${benchmarkId}: ${pairs}`;
	const [low, high] = judgement.ci;
	return {
		type: "measured",
		at,
		benchmarkId,
		metric,
		verdict,
		estimate,
		ci: [low ?? estimate, high ?? estimate],
		pairs,
		error: pairSpread / Math.sqrt(pairs),
		threshold: finding.threshold
	};
}
function aloneOf(shown, row, { at, previous }) {
	const step = bisectStepOf(shown.result, row, at);
	if (typeof step === "string") return null;
	const functions = causesOf(shown, row.benchmarkId)?.slice(0, 5) ?? null;
	return {
		...step,
		type: "alone",
		previous,
		functions
	};
}

// src/parts/bisect/go-on-bisecting.ts
const mostThreshold = 10;
async function goOnBisecting(whole, host) {
	const { request, run } = whole;
	const { result } = run;
	if (request.isCancelled()) return run;
	assertMetric(result.findings.flatMap(({ metric }) => metric ?? []), request.gate);
	const path = host.files.join(request.resultsDirectory, "journal.ndjson");
	const add = (entry) => record({
		type: "part",
		part: "bisect",
		entry
	}, path, host.files);
	let bisection = await openBisection(whole, host, add);
	const take = async (at, outcome) => {
		const step = typeof outcome === "string" ? {
			type: "skipped",
			at,
			reason: outcome.slice(0, longestReason)
		} : outcome;
		await add(step);
		bisection = bisectionOf({
			...bisection,
			steps: [...bisection.steps, step]
		});
	};
	const bad = bisection.row === null ? rowToBisect(result) : null;
	const badAt = bisection.start.commits.length - 1;
	if (bad !== null) await take(badAt, bisectStepOf(result, bad, badAt));
	const usualSteps = 3 * Math.ceil(Math.log2(badAt + 2)) + 6;
	const mostSteps = askedBisection(request)?.mostSteps ?? usualSteps;
	await withBenchmarks(whole, bisection.commitAt(badAt).spec, host, async (tree) => {
		const measure = measureIn(whole, tree, host);
		while (bisection.steps.length < mostSteps) {
			const next = bisection.step?.next ?? null;
			if (next === null) break;
			request.onProgress({
				kind: "note",
				text: stepLine(bisection, next)
			});
			const outcome = await measureNext(next, bisection, measure);
			if (outcome === null) break;
			await take(next.at, outcome);
		}
		const alone = await measureAlone(bisection, whole.parts, measure);
		if (alone === null) return;
		await add(alone);
		bisection = {
			...bisection,
			alone
		};
	});
	const parts = {
		...result.parts,
		bisect: bisectValue(bisection)
	};
	return {
		...run,
		result: {
			...result,
			parts
		}
	};
}
async function openBisection({ request, run: { result } }, host, add) {
	const start = await bisectRange(result.plan.revisions, request, host);
	const earlier = bisectionIn(result);
	if (earlier === null) {
		await add(start);
		return bisectionOf({
			start,
			steps: [],
			alone: null
		});
	}
	if (JSON.stringify(earlier.start) === JSON.stringify(start)) return earlier;
	throw new UsageError("expected the bisection to continue, got one of other commits; request the same, or start again without --resume");
}
async function measureNext(next, { start, steps, row, commitAt }, measure) {
	if (row === null) return null;
	const result = await measure({
		base: start.good,
		head: commitAt(next.at),
		row,
		inputs: { threshold: Math.min(mostThreshold, Math.expm1(next.size / 2)) },
		place: String(steps.length + 1).padStart(2, "0")
	});
	if (result === null || typeof result === "string") return result;
	const failure = result.failures.find(({ stage, side }) => stage === "build" && side === "base");
	if (failure === void 0) return bisectStepOf(result, row, next.at);
	throw new UnmeasurableError(`expected GOOD to build, got: ${failure.message}; continue with --resume`, result.failures);
}
async function measureAlone({ row, step, alone, commitAt }, parts, measure) {
	if (row === null || step?.isFound !== true || step.next !== null) return null;
	const places = {
		at: step.commits.at(-1) ?? step.end,
		previous: step.start
	};
	if (alone?.at === places.at) return null;
	const result = await measure({
		base: commitAt(places.previous),
		head: commitAt(places.at),
		row,
		inputs: { profile: [row.benchmarkId.replaceAll(",", "*")] },
		place: "change"
	});
	if (result === null || typeof result === "string") return null;
	return aloneOf({
		result,
		parts
	}, row, places);
}
async function withBenchmarks({ request: { repository } }, bad, { files, git }, use) {
	if (repository === null || !isCommit(bad)) return use(void 0);
	const folder = await files.temporaryDirectory("bisect");
	const tree = files.join(folder, "head");
	await git.addWorktree(repository, bad, tree, { isStrangers: true });
	try {
		await use(tree);
	} finally {
		await git.removeWorktree(repository, tree);
		await files.remove(folder);
	}
}
function measureIn({ request, parts, compare }, tree, host) {
	const { files } = host;
	const { onTable: _, onOpen: __, bisection: _____, onProgress, ...common } = request;
	const { bisect: ___, seed: ____, ...commonSettings } = request.inputs;
	return async ({ base, head, row, inputs, place }) => {
		const folder = `${place}-${head.label.replaceAll(/[^\w.-]/g, "_")}`;
		const resultsDirectory = files.join(request.resultsDirectory, "bisect", folder);
		const journal = await files.read(files.join(resultsDirectory, "journal.ndjson")) ?? "";
		const pairRequest = {
			...common,
			seed: seedOf(request.seed, ...Buffer.from(folder)),
			selection: {
				base: namedChoice(base.spec),
				head: namedChoice(head.spec)
			},
			inputs: {
				...commonSettings,
				...inputs,
				only: [row.benchmarkId]
			},
			benchmarkTree: tree,
			gate: row.metric,
			keep: false,
			onProgress: (progress) => {
				if (progressNoteOf(progress) === null || progress.kind === "failure" || progress.kind === "queued") onProgress(progress);
			},
			resultsDirectory,
			budgetFromSeconds: void 0,
			resume: request.resume === true && journal.includes("\n{\"type\":\"sample\"")
		};
		try {
			const run = await compare(pairRequest, host);
			if (request.isCancelled()) return null;
			await publishFiles({
				...run,
				parts
			}, resultsDirectory, host);
			return run.result;
		} catch (error) {
			if (!(error instanceof UnmeasurableError)) throw error;
			if (request.isCancelled()) return null;
			const ownFailure = error.failures.find(({ side }) => side === "head");
			if (ownFailure !== void 0) return `fails: ${ownFailure.message}`;
			throw new UnmeasurableError(`${error.message}; continue with --resume`, error.failures);
		}
	};
}

export { goOnBisecting };