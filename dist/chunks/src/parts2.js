import { array, discriminatedUnion, literal, number, object, strictObject, tuple } from "../packages/zod.js";
import { causeSchema } from "./model32.js";
import { judgedVerdictSchema } from "./model14.js";
import { countSchema, text } from "./model6.js";

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

// src/parts/bisect/bisect-record.ts
const mostCommits = 1e4;
const longestReason = 2e3;
const commitSchema = strictObject({
	spec: text(300),
	label: text(300),
	title: text(300),
	parents: array(countSchema).max(100)
});
const startSchema = strictObject({
	type: literal("start"),
	good: commitSchema,
	commits: array(commitSchema).min(1).max(mostCommits)
});
const measuredSchema = strictObject({
	type: literal("measured"),
	at: countSchema,
	benchmarkId: text(300),
	metric: text(100),
	verdict: judgedVerdictSchema,
	estimate: number(),
	ci: tuple([number(), number()]),
	pairs: countSchema,
	error: number().min(0),
	threshold: number().min(0)
});
const skippedSchema = strictObject({
	type: literal("skipped"),
	at: countSchema,
	reason: text(longestReason)
});
const aloneSchema = measuredSchema.extend({
	type: literal("alone"),
	previous: number().int().min(-1),
	functions: array(causeSchema).max(10).nullable()
});
const stepSchema = discriminatedUnion("type", [measuredSchema, skippedSchema]);
const bisectEntrySchema = discriminatedUnion("type", [
	startSchema,
	...stepSchema.options,
	aloneSchema
]);
const recordSchema = object({
	start: startSchema,
	steps: array(stepSchema).max(1e3),
	alone: aloneSchema.nullable()
}).refine(({ start: { commits }, steps, alone }) => {
	return [
		...steps.map(({ at }) => at),
		alone?.at ?? 0,
		alone?.previous ?? 0
	].every((at) => at < commits.length) && commits.every(({ parents }, at) => parents.every((parent) => parent < at));
});
function isCommit(spec) {
	return /^[0-9a-f]{40}$/.test(spec);
}
function exactName({ packageName, packageVersion, spec, node, sha }) {
	if (packageName !== null) return `npm:${packageName}@${packageVersion ?? ""}`;
	return spec.startsWith("node:") ? `node:${(node ?? "").replace(/^v/, "")}` : sha ?? spec;
}
function recordedBisection(entries) {
	return parseBisection({
		start: entries.find(({ type }) => type === "start"),
		steps: entries.filter(({ type }) => type === "measured" || type === "skipped"),
		alone: entries.findLast(({ type }) => type === "alone") ?? null
	});
}
function bisectionIn({ parts, plan }) {
	const bisection = parseBisection(parts["bisect"]);
	const { base, head } = plan.revisions;
	return bisection?.start.good.spec === exactName(base) && bisection.start.commits.at(-1)?.spec === exactName(head) ? bisection : null;
}
function bisectValue(bisection) {
	const { start, steps, alone, step, commitAt } = bisection;
	const specAt = (at) => commitAt(at).spec;
	return {
		start,
		steps,
		alone,
		answer: step && {
			isAnswered: isAnswered(bisection),
			commits: step.commits.map(specAt),
			unexplained: step.unexplained.map(({ start: from, end: to }) => [specAt(from), specAt(to)])
		}
	};
}
function isAnswered(bisection) {
	const step = bisection?.step ?? null;
	return step !== null && step.isFound && step.unexplained.length === 0 && step.next === null;
}
const halfWidth = 1.959964;
function ratioOf({ effect, error }) {
	const margin = halfWidth * error;
	const ci = [Math.expm1(effect - margin), Math.expm1(effect + margin)];
	return {
		estimate: Math.expm1(effect),
		ci
	};
}
function parseBisection(value) {
	const validation = recordSchema.safeParse(value);
	return validation.success ? bisectionOf(validation.data) : null;
}
function bisectionOf({ start, steps, alone }) {
	const { good, commits } = start;
	const measuredSteps = steps.filter((step) => step.type === "measured");
	const row = measuredSteps.find(({ at }) => at === commits.length - 1) ?? null;
	return {
		start,
		steps,
		alone,
		row,
		step: row && largestStep({
			ancestry: ancestryOf(commits.map(({ parents }) => parents)),
			measured: measuredSteps.map(({ at, estimate, error }) => ({
				at,
				effect: Math.log1p(estimate),
				error
			})),
			skipped: new Set(steps.flatMap(({ type, at }) => type === "skipped" ? [at] : [])),
			smallest: Math.log1p(row.threshold)
		}),
		commitAt: (at) => commits[at] ?? good
	};
}

export { bisectEntrySchema, bisectValue, bisectionIn, bisectionOf, exactName, isAnswered, isCommit, longestReason, mostCommits, ratioOf, recordedBisection };