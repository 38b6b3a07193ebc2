import { array, discriminatedUnion, literal, number, object, strictObject, tuple } from "../packages/zod.js";
import { causeSchema } from "./model25.js";
import { judgedVerdictSchema } from "./model13.js";
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
function largestStep({ size, measurements, skipped, smallest }) {
	const facts = {
		levels: levelsOf(measurements),
		smallest
	};
	const places = [...facts.levels.keys()].toSorted((first, second) => first - second);
	const [largest, second] = places.slice(1).map((end, at) => ({
		start: places[at] ?? -1,
		end
	})).toSorted((one, other) => spanGap(other, facts) - spanGap(one, facts));
	const end = size - 1;
	const step = largest ?? {
		start: -1,
		end
	};
	const repeat = second === void 0 ? null : closeCall([step, second], facts);
	const middle = middleCandidate(step, skipped);
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
		commits: between(step.start, step.end + 1),
		isFound,
		unexplained: otherSteps.filter((span) => spanGap(span, facts) >= smallest),
		next,
		levelAt: (at) => levelAt(at, facts)
	};
}
function between(start, end) {
	return Array.from({ length: end - start - 1 }, (_, at) => start + 1 + at);
}
function levelsOf(measurements) {
	const levels = /* @__PURE__ */ new Map([[-1, levelOfGood]]);
	for (const { at, effect, error } of measurements) {
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
function closeCall(spans, facts) {
	if (spans.every((span) => isStep(span, facts))) return null;
	const [larger, smaller] = spans;
	const error = Math.hypot(spanError(larger, facts), spanError(smaller, facts));
	if (spanGap(larger, facts) - spanGap(smaller, facts) >= clearErrors * error) return null;
	return measuredAgain(spans, facts);
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
function middleCandidate({ start, end }, skipped) {
	return between(start, end).filter((at) => !skipped.has(at)).map((at) => ({
		at,
		worth: Math.min(at - start, end - at) * chanceOfBuilding(at, skipped)
	})).toSorted((first, second) => second.worth - first.worth)[0]?.at ?? null;
}
function chanceOfBuilding(at, skipped) {
	return 1 - .5 ** (Math.min(...[...skipped].map((brokenAt) => Math.abs(brokenAt - at))) / Math.max(1, skipped.size));
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
	title: text(300)
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
	].every((at) => at < commits.length);
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
			size: commits.length,
			measurements: measuredSteps.map(({ at, estimate, error }) => ({
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