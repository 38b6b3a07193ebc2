import { UsageError } from "./model2.js";
import { countSchema, percent, text } from "./model3.js";
import { array, discriminatedUnion, literal, number, strictObject, tuple } from "../packages/zod.js";
import { UnmeasurableError } from "./model7.js";
import { plainLine, plainText } from "./render2.js";
import { version } from "../version.js";
import { seedOf } from "./model12.js";
import { judgedVerdictSchema } from "./model13.js";
import { parseDocument } from "./model17.js";
import { findingsOfSides, gatingOf } from "./model19.js";
import { countText, intervalText, percentText } from "./render3.js";
import { firstItems } from "./render4.js";
import { shellWord } from "./render6.js";
import { causesOf } from "./render9.js";
import { causeSchema } from "./model30.js";
import { commitOf, ensureMergeBase, oldestFirst, publishedVersions, releasedVersions } from "./revision.js";
import { parseRevision } from "./settings8.js";
import { publishFiles } from "./render16.js";

// src/parts/bisect/bisect-record.ts
const bisectFormat = "deadheat-bisect/1";
const bisectName = "bisect.ndjson";
const mostCommits = 1e4;
const commitSchema = strictObject({
	spec: text(300),
	label: text(300),
	title: text(300),
	parents: array(countSchema).max(100)
});
const startSchema = strictObject({
	type: literal("start"),
	format: literal(bisectFormat),
	version: text(50),
	good: commitSchema,
	commits: array(commitSchema).min(1).max(mostCommits),
	names: array(text(300)).max(100),
	metric: text(100).nullable(),
	given: text(1e5)
});
const differenceShape = {
	verdict: judgedVerdictSchema,
	estimate: number(),
	ci: tuple([number(), number()]),
	pairs: countSchema
};
const measuredSchema = strictObject({
	type: literal("measured"),
	at: countSchema,
	benchmarkId: text(300),
	metric: text(100),
	...differenceShape,
	error: number().min(0),
	threshold: number().min(0)
});
const skippedSchema = strictObject({
	type: literal("skipped"),
	at: countSchema,
	reason: text(2e3)
});
const aloneSchema = strictObject({
	type: literal("alone"),
	at: countSchema,
	previous: number().int().min(-1),
	...differenceShape,
	functions: array(causeSchema).max(10).nullable()
});
const lineSchema = discriminatedUnion("type", [
	startSchema,
	measuredSchema,
	skippedSchema,
	aloneSchema
]);
function isCommit(spec) {
	return /^[0-9a-f]{40}$/.test(spec);
}
function parseBisectRecord(content, file) {
	const [start, ...steps] = content.split("\n").slice(0, -1).map((line, at) => parseDocument(lineSchema, {
		content: line,
		what: "a step of a bisection",
		file: `${file} line ${at + 1}`
	}));
	if (start === void 0) return null;
	if (start.type !== "start") throw new UsageError(`expected ${file} to begin with what is bisected, got "${start.type}"`);
	return {
		start,
		steps: steps.filter((step) => step.type === "measured" || step.type === "skipped"),
		alone: steps.findLast((step) => step.type === "alone") ?? null
	};
}
async function openBisect(start, path, content, { files }) {
	const earlierRecord = content === null ? null : parseBisectRecord(content, path);
	if (content === null || earlierRecord === null) {
		await files.write(path, `${JSON.stringify(start)}\n`);
		return {
			start,
			steps: [],
			alone: null
		};
	}
	if (JSON.stringify(earlierRecord.start) !== JSON.stringify(startSchema.parse(start))) throw new UsageError(`expected the bisection to continue in ${path}, got another one: of other commits, names, settings or another deadheat; request the same, or start again without --resume`);
	await files.write(path, content.slice(0, content.lastIndexOf("\n") + 1));
	return earlierRecord;
}

// src/parts/bisect/bisect-lines.ts
const mostLines = 12;
function bisectStepLine(report, commit) {
	const { change, steps, commits, good } = report;
	const progressText = change === null ? `${countText(commits, "commit")} after ${good.label}, and this is the last` : `${change.commits.length} of ${countText(commits, "commit")} left`;
	return `step ${steps + 1}: ${withTitle(commit)}; ${progressText}`;
}
function bisectLines(report) {
	return answerBlocks(report).flatMap(([heading, ...items], at) => [
		...at === 0 ? [] : [""],
		heading,
		...items.map((line) => `  ${line}`)
	]);
}
function bisectAnswer(report) {
	const commits = report.change?.commits.slice(0, mostLines) ?? [];
	return {
		heading: "🔎 Bisect",
		title: bisectTitle(report),
		lines: bisectLines(report),
		commits: commits.flatMap(({ spec }) => isCommit(spec) ? [spec] : [])
	};
}
function bisectTitle({ row, change, unexplained, open }) {
	if (row === null) return "no row differs: nothing to bisect";
	if (change?.isFound !== true || open) return "no answer yet";
	const [only, ...more] = change.commits;
	const name = only === void 0 || more.length > 0 ? `one of ${change.commits.length} commits` : plainText(only.label, 40);
	return unexplained.length === 0 ? name : `${name}, and a rest that it does not explain`;
}
function answerBlocks(report) {
	const { good, bad, row, change, skipped, steps, builds, commits } = report;
	const [from, to] = [labelOf(good), labelOf(bad)];
	if (row === null || change === null) {
		const compare = commandLine([
			"compare",
			good.spec,
			bad.spec,
			"--pairs",
			"200"
		]);
		return [[`nothing to bisect: no row of ${to} was called different from ${from}`, compare]];
	}
	const hint = change.isFound && change.commits.length > 1 ? ", which hides the answer" : "";
	const reasons = listLines(skipped, ({ commit, reason }) => `${labelOf(commit)}: ${plainLine(reason, 200)}`);
	return [
		[`${plainLine(row.benchmarkId, 200)}, ${plainLine(row.metric, 100)}: ${to} is ${levelText(row)} against ${from} (${countText(row.pairs, "pair")})`, `${countText(steps, "step")}, ${countText(builds, "build")} of ${countText(commits, "commit")}`],
		changeBlock(report, change),
		...restBlock(report, row.benchmarkId),
		...aloneBlock(report),
		...reasons.length === 0 ? [] : [[`could not be measured${hint}:`, ...reasons]],
		...nextBlock(report)
	];
}
function changeBlock(report, { commits, before, after }) {
	const names = listLines(commits, withTitle);
	const isOne = commits.length === 1;
	const start = before === null ? `${labelOf(report.good)}, which is GOOD` : `${labelOf(before.commit)} ${levelText(before)}`;
	const isWhole = isClosed(report) && report.unexplained.length === 0;
	return [
		`${isOne ? names.join("") : `one of ${commits.length} commits`} has made the change:`,
		...isOne ? [] : names,
		`before: ${start}`,
		`after: ${labelOf(after.commit)} ${levelText(after)}`,
		...isWhole ? ["that is the whole difference"] : []
	];
}
function restBlock(report, benchmarkId) {
	const { unexplained } = report;
	if (!isClosed(report) || unexplained.length === 0) return [];
	return [[
		"it does not explain the whole difference:",
		...unexplained.map((gap) => `${labelOf(gap.to)} is ${levelText(gap)} against ${labelOf(gap.from)}`),
		...unexplained.map(({ from, to }) => commandLine([
			"bisect",
			from.spec,
			to.spec,
			benchmarkId
		]))
	]];
}
function aloneBlock({ alone }) {
	if (alone === null) return [];
	const { commit, before, functions, pairs } = alone;
	const items = (functions ?? []).map(({ name, share, file, line }) => {
		const part = share === null ? "" : `: ${percent(share)} of the change`;
		const place = file === "" ? "" : ` ${plainLine(line === null ? file : `${file}:${line}`, 220)}`;
		return `${plainLine(name, 100)}${place}${part}`;
	});
	return [[`${labelOf(commit)} alone is ${levelText(alone)} against ${labelOf(before)} before it (${countText(pairs, "pair")})`, ...functions?.length === 0 ? ["no function differs for certain in its profiles"] : items]];
}
function nextBlock(report) {
	if (isClosed(report)) return [];
	const { open, steps } = report;
	return [[open ? `stopped after ${countText(steps, "step")}; to go on, the same again with --resume --steps ${steps * 2}` : "the measurements do not tell these commits apart; try the same again with --pairs 200"]];
}
function isClosed({ change, open }) {
	return change?.isFound === true && !open;
}
function listLines(list, lineOf) {
	return firstItems(list.map(lineOf), mostLines, (hiddenCount) => `and ${hiddenCount} more`);
}
function commandLine(words) {
	return plainText(["deadheat", ...words].map(shellWord).join(" "), 1e3);
}
function labelOf({ label }) {
	return plainLine(label, 60);
}
function withTitle(commit) {
	return `${labelOf(commit)}${commit.title === "" ? "" : ` ${plainLine(commit.title, 72)}`}`;
}
function levelText({ estimate, ci }) {
	return `${percentText(estimate)}, 95% CI ${intervalText(...ci)}`;
}

// src/parts/bisect/bisect-range.ts
const longestTitle = 200;
async function bisectRange(ends, host) {
	const { good, bad } = ends;
	if (good.source === "commit" && bad.source === "commit") return commitsOf(ends, host);
	if (good.source === "package" && bad.source === "package" && good.name === bad.name) return versionsOf(ends, await publishedVersions(good.name, host), `npm:${good.name}@`);
	if (good.source === "runtime" && bad.source === "runtime") return versionsOf(ends, await releasedVersions(host), "node:");
	throw new UsageError(`expected two commits, or two versions of one package or of Node.js, got "${good.text}" and "${bad.text}"`);
}
async function commitsOf({ good, bad, firstParent, fromMergeBase, repository }, host) {
	for (const { node, text } of [good, bad]) if (node !== void 0) throw new UsageError(`expected a commit alone, got "${text}": name its Node.js with --node-version`);
	const goodCommit = await commitOf(good, {
		repository,
		host
	});
	const to = await commitOf(bad, {
		repository,
		host
	});
	if (repository === null) throw new UsageError("expected a git repository, got none");
	const mergeBase = await ensureMergeBase(repository, goodCommit, to, host.git);
	const from = fromMergeBase && mergeBase !== null ? mergeBase : goodCommit;
	if (mergeBase !== from) throw new UsageError(`expected GOOD to be an ancestor of BAD, got ${short(from)}, which ${short(to)} does not contain: ` + (mergeBase === null ? "their histories are unrelated" : `start from their merge base ${short(mergeBase)}`));
	const follow = firstParent ? "first-parent" : "all";
	const commits = await host.git.commitsBetween(repository, from, to, follow);
	assertSize(commits.length, good, bad);
	const places = new Map(commits.map(({ sha }, at) => [sha, at]));
	return {
		good: {
			spec: from,
			label: short(from),
			title: "",
			parents: []
		},
		commits: commits.map(({ sha, parents, title }, at) => ({
			spec: sha,
			label: short(sha),
			title: title.slice(0, longestTitle),
			parents: firstParent ? lineParents(at) : parents.flatMap((parent) => places.get(parent) ?? [])
		}))
	};
}
function versionsOf({ good, bad }, versions, prefix) {
	const [from, to] = [versionIn(good), versionIn(bad)];
	for (const [{ text }, version] of [[good, from], [bad, to]]) if (!versions.includes(version)) throw new UsageError(`expected an exact published version, got "${text}"`);
	const sortedVersions = oldestFirst(versions);
	const rangeVersions = sortedVersions.slice(sortedVersions.indexOf(from) + 1, sortedVersions.indexOf(to) + 1).filter((version) => version === to || !version.includes("-"));
	assertSize(rangeVersions.length, good, bad);
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
		commits: rangeVersions.map((version, at) => commitOfVersion(version, lineParents(at)))
	};
}
function versionIn(spec) {
	if (spec.source === "package") return spec.wanted;
	return (spec.node ?? "").replace(/^v/, "");
}
function lineParents(at) {
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

// src/parts/bisect/largest-step.ts
const mostTimes = 4;
const certainErrors = 3;
const clearErrors = 2;
const levelOfGood = {
	effect: 0,
	error: 0,
	times: 0
};
function ancestryOf(parents) {
	const words = Math.ceil(parents.length / 32);
	const sets = [];
	for (const [at, ownParents] of parents.entries()) {
		const set = new Uint32Array(words);
		for (const parent of ownParents) for (const [word, bits] of (sets[parent] ?? []).entries()) set[word] = (set[word] ?? 0) | bits;
		set[at >>> 5] = (set[at >>> 5] ?? 0) | 1 << (at & 31);
		sets.push(set);
	}
	return {
		size: parents.length,
		isIn: (ancestor, commit) => ancestor < 0 || ((sets[commit]?.[ancestor >>> 5] ?? 0) >>> (ancestor & 31) & 1) === 1
	};
}
function largestStep({ measured, ...rest }) {
	const facts = {
		...rest,
		levels: levelsOf(measured)
	};
	const end = facts.ancestry.size - 1;
	let stretch = {
		start: -1,
		end,
		origin: -1,
		candidates: Array.from({ length: end + 1 }, (_, at) => at)
	};
	let repeat = null;
	for (const at of facts.levels.keys()) {
		if (!divides(at, stretch, facts)) continue;
		repeat ??= closeCall(at, stretch, facts);
		stretch = halfOf(at, stretch, facts);
	}
	const middle = middleCandidate(stretch, facts);
	const step = edgesOf(stretch, facts);
	const isFound = middle === null && isStep(step, facts);
	const otherSteps = [{
		start: -1,
		end: step.start
	}, {
		start: step.end,
		end
	}].filter((span) => span.start !== span.end);
	const next = repeat ?? (middle === null ? measuredAgain(isFound ? otherSteps.filter((span) => isOpen(span, facts)) : [step], facts) : {
		at: middle,
		size: spanGap(step, facts)
	});
	return {
		...step,
		commits: stretch.candidates,
		isFound,
		unexplained: otherSteps.filter((span) => spanGap(span, facts) >= facts.smallest),
		next,
		levelAt: (at) => levelAt(at, facts)
	};
}
function levelsOf(measured) {
	const levels = /* @__PURE__ */ new Map([[-1, levelOfGood]]);
	for (const { at, effect, error } of measured) {
		const before = levels.get(at);
		if (before === void 0) levels.set(at, {
			effect,
			error,
			times: 1
		});
		else {
			const [weight, otherWeight] = [weightOf(before.error), weightOf(error)];
			levels.set(at, {
				effect: (before.effect * weight + effect * otherWeight) / (weight + otherWeight),
				error: Math.sqrt(1 / (weight + otherWeight)),
				times: before.times + 1
			});
		}
	}
	return levels;
}
function weightOf(error) {
	return 1 / Math.max(error, 1e-6) ** 2;
}
function divides(at, { origin, end, candidates }, { ancestry }) {
	if (at < 0 || at === end || !ancestry.isIn(origin, at) || !ancestry.isIn(at, end)) return false;
	const inside = candidates.filter((candidate) => ancestry.isIn(candidate, at));
	return inside.length > 0 && inside.length < candidates.length;
}
function halfOf(at, stretch, facts) {
	const isInside = (candidate) => facts.ancestry.isIn(candidate, at);
	const [below, above] = halvesOf(at, stretch);
	if (spanGap(below, facts) >= spanGap(above, facts)) return {
		...stretch,
		end: at,
		candidates: stretch.candidates.filter(isInside)
	};
	return {
		start: at,
		end: stretch.end,
		origin: isStep(below, facts) ? at : stretch.origin,
		candidates: stretch.candidates.filter((candidate) => !isInside(candidate))
	};
}
function halvesOf(at, { start, end }) {
	return [{
		start,
		end: at
	}, {
		start: at,
		end
	}];
}
function closeCall(at, stretch, facts) {
	const [below, above] = halvesOf(at, stretch);
	if (isStep(below, facts) && isStep(above, facts)) return null;
	const error = Math.hypot(spanError(stretch, facts), 2 * levelAt(at, facts).error);
	if (Math.abs(spanGap(below, facts) - spanGap(above, facts)) >= clearErrors * error) return null;
	return measuredAgain([below, above], facts);
}
function measuredAgain(spans, facts) {
	const [coarsestEnd] = spans.flatMap(({ start, end }) => [start, end]).map((at) => ({
		at,
		...levelAt(at, facts)
	})).filter(({ times, error }) => times > 0 && times < mostTimes && error > 0).toSorted((first, second) => second.error - first.error);
	return coarsestEnd === void 0 ? null : {
		at: coarsestEnd.at,
		size: facts.smallest
	};
}
function isOpen(span, facts) {
	return Math.abs(spanGap(span, facts) - facts.smallest) < clearErrors * spanError(span, facts);
}
function middleCandidate(stretch, facts) {
	const { ancestry, levels, skipped } = facts;
	return stretch.candidates.filter((at) => !levels.has(at) && !skipped.has(at) && divides(at, stretch, facts)).map((at) => {
		const inside = stretch.candidates.filter((candidate) => ancestry.isIn(candidate, at)).length;
		return {
			at,
			worth: Math.min(inside, stretch.candidates.length - inside) * chanceOfBuilding(at, skipped)
		};
	}).toSorted((first, second) => second.worth - first.worth)[0]?.at ?? null;
}
function chanceOfBuilding(at, skipped) {
	return 1 - .5 ** (Math.min(...[...skipped].map((brokenAt) => Math.abs(brokenAt - at))) / Math.max(1, skipped.size));
}
function edgesOf({ start, end, origin, candidates }, { ancestry, levels }) {
	const below = [...levels.keys()].filter((at) => at >= 0 && ancestry.isIn(origin, at)).filter((at) => candidates.every((candidate) => !ancestry.isIn(candidate, at))).filter((at) => candidates.some((candidate) => ancestry.isIn(at, candidate)));
	return {
		start: below.length === 0 ? start : Math.max(...below),
		end
	};
}
function isStep(span, facts) {
	const gap = spanGap(span, facts);
	return gap >= facts.smallest && gap >= certainErrors * spanError(span, facts);
}
function spanGap({ start, end }, facts) {
	return Math.abs(levelAt(end, facts).effect - levelAt(start, facts).effect);
}
function spanError({ start, end }, facts) {
	return Math.hypot(levelAt(start, facts).error, levelAt(end, facts).error);
}
function levelAt(at, { levels }) {
	return levels.get(at) ?? levelOfGood;
}

// src/parts/bisect/bisect-report.ts
const halfWidth = 1.959964;
function isAnswered({ change, unexplained, open }) {
	return change?.isFound === true && unexplained.length === 0 && !open;
}
function bisectionOf({ start, steps, alone }) {
	const { good, commits } = start;
	const measuredSteps = steps.filter((step) => step.type === "measured");
	const skippedSteps = steps.filter((step) => step.type === "skipped");
	const row = measuredSteps.find(({ at }) => at === commits.length - 1) ?? null;
	const commitAt = (at) => commits[at] ?? good;
	const widestStep = row === null ? null : largestStep({
		ancestry: ancestryOf(commits.map(({ parents }) => parents)),
		measured: measuredSteps.map(({ at, estimate, error }) => ({
			at,
			effect: Math.log1p(estimate),
			error
		})),
		skipped: new Set(skippedSteps.map(({ at }) => at)),
		smallest: Math.log1p(row.threshold)
	});
	return {
		next: widestStep?.next ?? null,
		report: {
			good,
			bad: commitAt(commits.length - 1),
			commits: commits.length,
			row,
			change: widestStep === null ? null : stepChange(widestStep, commitAt),
			unexplained: widestStep?.unexplained.map((span) => gapBetween(span, widestStep, commitAt)) ?? [],
			skipped: skippedSteps.map(({ at, reason }) => ({
				commit: commitAt(at),
				reason
			})),
			steps: steps.length,
			builds: new Set(steps.map(({ at }) => at)).size,
			open: widestStep !== null && widestStep.next !== null,
			alone: alone === null ? null : {
				...alone,
				commit: commitAt(alone.at),
				before: commitAt(alone.previous)
			}
		}
	};
}
function stepChange(step, commitAt) {
	const { commits, isFound, start, end } = step;
	const levelOf = (at) => ({
		commit: commitAt(at),
		...ratioOfLevel(step.levelAt(at))
	});
	return {
		commits: commits.map(commitAt),
		isFound,
		before: start < 0 ? null : levelOf(start),
		after: levelOf(end),
		previous: commitAt(start),
		places: {
			at: commits.at(-1) ?? end,
			previous: start
		}
	};
}
function gapBetween({ start, end }, step, commitAt) {
	const [from, to] = [step.levelAt(start), step.levelAt(end)];
	return {
		from: commitAt(start),
		to: commitAt(end),
		...ratioOfLevel({
			effect: to.effect - from.effect,
			error: Math.hypot(from.error, to.error)
		})
	};
}
function ratioOfLevel({ effect, error }) {
	const margin = halfWidth * error;
	return {
		estimate: Math.expm1(effect),
		ci: [Math.expm1(effect - margin), Math.expm1(effect + margin)]
	};
}

// src/parts/bisect/row-to-bisect.ts
const functionsAtMost = 5;
function rowToBisect({ findings, plan }, metric) {
	const gates = gatingOf(plan);
	const largestFirst = findingsOfSides(findings, plan).filter((finding) => metric === null ? gates(finding.benchmarkId, finding.metric) : finding.metric === metric).toSorted((first, second) => sizeOfChange(second) - sizeOfChange(first));
	const worstFinding = largestFirst.find(({ verdict }) => verdict === "regression") ?? largestFirst.find(({ verdict }) => verdict === "improvement");
	return worstFinding === void 0 || worstFinding.metric === null ? null : {
		benchmarkId: worstFinding.benchmarkId,
		metric: worstFinding.metric
	};
}
function bisectStepOf({ findings, failures }, row, at) {
	const { benchmarkId, metric } = row;
	const failure = failures.find((each) => each.side !== "base" && (each.benchmarkId ?? benchmarkId) === benchmarkId);
	if (failure !== void 0) return `${failure.stage === "build" ? "does not build" : "fails"}: ${failure.message}`;
	const finding = findingOfRow(findings, row);
	const judgement = finding?.judged ?? null;
	if (finding === void 0 || judgement === null || finding.threshold === null) return `no ${metric} of ${benchmarkId}: ${findings.find((each) => each.benchmarkId === benchmarkId)?.verdict ?? "not there"}`;
	if (finding.verdict === "not-comparable") return `${benchmarkId} is not comparable: more than the code differs, see its report`;
	const difference = judgedDifference(judgement);
	if (difference === null || judgement.pairSpread === null || judgement.pairs === 0) return `too few pairs of ${benchmarkId}: ${judgement.pairs}`;
	return {
		type: "measured",
		at,
		benchmarkId,
		metric,
		...difference,
		error: judgement.pairSpread / Math.sqrt(judgement.pairs),
		threshold: finding.threshold
	};
}
function aloneOf(result, row, places) {
	const judgement = findingOfRow(result.findings, row)?.judged ?? null;
	const difference = judgement === null ? null : judgedDifference(judgement);
	if (difference === null) return null;
	const functions = causesOf(result, row.benchmarkId)?.slice(0, functionsAtMost) ?? null;
	return {
		type: "alone",
		...places,
		...difference,
		functions
	};
}
function sizeOfChange({ judged }) {
	return Math.abs(Math.log1p(judged?.estimate ?? 0));
}
function findingOfRow(findings, { benchmarkId, metric }) {
	return findings.find((finding) => finding.benchmarkId === benchmarkId && finding.metric === metric);
}
function judgedDifference(judgement) {
	const { verdict, estimate, pairs } = judgement;
	const [low, high] = judgement.ci;
	if (estimate === null) return null;
	return {
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
	const append = (line) => host.files.append(run.path, `${JSON.stringify(line)}\n`);
	const take = async (step) => {
		await append(step);
		record = {
			...record,
			steps: [...record.steps, step]
		};
	};
	let whole = null;
	if (bisectionOf(record).report.row === null) {
		whole = await measureBad(run, record);
		const row = rowToBisect(whole, record.start.metric);
		if (row !== null) {
			const step = bisectStepOf(whole, row, record.start.commits.length - 1);
			if (typeof step === "string") throw errorOfBad(step, whole);
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
	if (pairs === 0) throw errorOfBad(failures[0]?.message ?? "nothing to measure", result);
	if (metric !== null && !findings.some((finding) => finding.metric === metric)) {
		const metricNames = [...new Set(findings.flatMap((finding) => finding.metric ?? []))].join(", ");
		throw new UsageError(`expected one of the metrics ${metricNames}, got "${metric}"`);
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
		const ownFailure = error.failures.find(({ side }) => side === "head");
		if (ownFailure !== void 0) return `fails: ${ownFailure.message}`;
		throw new UnmeasurableError(`${error.message}; continue with --resume`, error.failures);
	}
}
async function measureAlone({ change, open, alone }, row, { measure }) {
	const head = change?.commits.at(-1);
	if (change?.isFound !== true || open || head === void 0) return null;
	const { places, previous } = change;
	if (alone?.at === places.at) return null;
	const result = await measure({
		base: previous,
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
	const failure = failures.find((each) => each.stage === "build" && each.side === side);
	if (failure === void 0) return;
	throw new UnmeasurableError(`expected ${name} to build, got: ${failure.message}`, failures);
}
function errorOfBad(reason, { failures }) {
	return new UnmeasurableError(`expected to measure BAD, got: ${reason}`, failures);
}

// src/parts/bisect/bisection.ts
const freeSettings = /* @__PURE__ */ new Set([
	"results",
	"pairs",
	"budget",
	"github-token"
]);
async function bisection(request, compare, host) {
	const { ends, names, metric, results, common, onStep } = request;
	const { repository, given } = common;
	const { files } = host;
	const range = await bisectRange({
		...ends,
		repository
	}, host);
	const { good, commits } = range;
	const mostSteps = request.mostSteps ?? 3 * Math.ceil(Math.log2(commits.length + 1)) + 6;
	const settings = Object.entries(given).filter(([name]) => !freeSettings.has(name));
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
			seed: seedOf(common.seed, ...Buffer.from(folder)),
			selection: {
				base: namedSide(base),
				head: namedSide(head)
			},
			given: {
				...common.given,
				...given,
				only: only.length > 0 ? [...only] : common.given.only
			},
			benchmarkTree: tree ?? void 0,
			gate: gate ?? void 0,
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

export { bisectAnswer, bisectLines, bisectName, bisectStepLine, bisection, bisectionOf, isAnswered, isCommit, parseBisectRecord };