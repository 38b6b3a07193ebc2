import { UsageError } from "./model2.js";
import { array, discriminatedUnion, literal, number, strictObject, tuple } from "../packages/zod.js";
import { bySideSchema, countSchema, text } from "./model3.js";
import { judgedVerdictSchema } from "./model10.js";
import { profileUnitSchema, profiledFunctionSchema } from "./model14.js";
import { parseDocument } from "./model22.js";

// src/parts/bisect/ancestry.ts
function ancestryOf(parents) {
	const words = Math.ceil(parents.length / 32);
	const sets = [];
	for (const [at, own] of parents.entries()) {
		const set = new Uint32Array(words);
		for (const parent of own) for (const [word, bits] of (sets[parent] ?? []).entries()) set[word] = (set[word] ?? 0) | bits;
		set[at >>> 5] = (set[at >>> 5] ?? 0) | 1 << (at & 31);
		sets.push(set);
	}
	return {
		size: parents.length,
		isIn: (ancestor, commit) => ancestor < 0 || ((sets[commit]?.[ancestor >>> 5] ?? 0) >>> (ancestor & 31) & 1) === 1
	};
}

// src/parts/bisect/level.ts
const levelOfGood = {
	effect: 0,
	error: 0,
	times: 0
};
function levelsOf(measured) {
	const levels = /* @__PURE__ */ new Map([[-1, levelOfGood]]);
	for (const { at, effect, error } of measured) {
		const before = levels.get(at);
		levels.set(at, before === void 0 ? {
			effect,
			error,
			times: 1
		} : poolLevels(before, {
			effect,
			error
		}));
	}
	return levels;
}
function poolLevels(before, { effect, error }) {
	const [one, other] = [weightOf(before.error), weightOf(error)];
	return {
		effect: (before.effect * one + effect * other) / (one + other),
		error: Math.sqrt(1 / (one + other)),
		times: before.times + 1
	};
}
function weightOf(error) {
	return 1 / Math.max(error, 1e-6) ** 2;
}

// src/parts/bisect/largest-step.ts
const mostTimes = 4;
const certain = 3;
const clear = 2;
function largestStep({ measured, ...facts }) {
	const known = {
		...facts,
		levels: levelsOf(measured)
	};
	const end = facts.ancestry.size - 1;
	let part = {
		start: -1,
		end,
		origin: -1,
		candidates: Array.from({ length: end + 1 }, (_, at) => at)
	};
	let again = null;
	for (const at of known.levels.keys()) {
		if (!tests(at, part, known)) continue;
		again ??= closeCall(at, part, known);
		part = halfOf(at, part, known);
	}
	const middle = middleValue(part, known);
	const step = {
		...edgesOf(part, known),
		commits: part.candidates
	};
	const size = gapOf(step, known);
	const isFound = middle === null && isStep(step, known);
	const others = [{
		start: -1,
		end: step.start
	}, {
		start: step.end,
		end
	}].filter((span) => span.start !== span.end);
	const next = again ?? (middle === null ? measuredAgain(isFound ? others.filter((span) => isOpen(span, known)) : [step], known) : {
		at: middle,
		size
	});
	return {
		...step,
		before: levelAt(step.start, known),
		after: levelAt(step.end, known),
		isFound,
		unexplained: others.filter((span) => gapOf(span, known) >= known.smallest),
		next
	};
}
function tests(at, { origin, end, candidates }, { ancestry }) {
	if (at < 0 || at === end || !ancestry.isIn(origin, at) || !ancestry.isIn(at, end)) return false;
	const inside = candidates.filter((candidate) => ancestry.isIn(candidate, at));
	return inside.length > 0 && inside.length < candidates.length;
}
function halfOf(at, part, known) {
	const isInside = (candidate) => known.ancestry.isIn(candidate, at);
	const [below, above] = halvesOf(at, part);
	if (gapOf(below, known) >= gapOf(above, known)) return {
		...part,
		end: at,
		candidates: part.candidates.filter(isInside)
	};
	return {
		start: at,
		end: part.end,
		origin: isStep(below, known) ? at : part.origin,
		candidates: part.candidates.filter((candidate) => !isInside(candidate))
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
function closeCall(at, part, known) {
	const [below, above] = halvesOf(at, part);
	if (isStep(below, known) && isStep(above, known)) return null;
	const error = Math.hypot(squaredError(part, known), 2 * levelAt(at, known).error);
	if (Math.abs(gapOf(below, known) - gapOf(above, known)) >= clear * error) return null;
	return measuredAgain([below, above], known);
}
function measuredAgain(spans, known) {
	const [coarsest] = spans.flatMap(({ start, end }) => [start, end]).map((at) => ({
		at,
		...levelAt(at, known)
	})).filter(({ times, error }) => times > 0 && times < mostTimes && error > 0).toSorted((first, second) => second.error - first.error);
	return coarsest === void 0 ? null : {
		at: coarsest.at,
		size: known.smallest
	};
}
function isOpen(span, known) {
	return Math.abs(gapOf(span, known) - known.smallest) < clear * squaredError(span, known);
}
function middleValue(part, known) {
	const { ancestry, levels, skipped } = known;
	return part.candidates.filter((at) => !levels.has(at) && !skipped.has(at) && tests(at, part, known)).map((at) => {
		const inside = part.candidates.filter((candidate) => ancestry.isIn(candidate, at)).length;
		return {
			at,
			worth: Math.min(inside, part.candidates.length - inside) * chanceOfBuilding(at, skipped)
		};
	}).toSorted((first, second) => second.worth - first.worth)[0]?.at ?? null;
}
function chanceOfBuilding(at, skipped) {
	return 1 - .5 ** ([...skipped].reduce((least, broken) => Math.min(least, Math.abs(broken - at)), 1e400) / Math.max(1, skipped.size));
}
function edgesOf({ start, end, origin, candidates }, { ancestry, levels }) {
	const below = [...levels.keys()].filter((at) => at >= 0 && ancestry.isIn(origin, at)).filter((at) => candidates.every((candidate) => !ancestry.isIn(candidate, at))).filter((at) => candidates.some((candidate) => ancestry.isIn(at, candidate)));
	return {
		start: below.length === 0 ? start : Math.max(...below),
		end
	};
}
function isStep(span, known) {
	const gap = gapOf(span, known);
	return gap >= known.smallest && gap >= certain * squaredError(span, known);
}
function gapOf({ start, end }, known) {
	return Math.abs(levelAt(end, known).effect - levelAt(start, known).effect);
}
function squaredError({ start, end }, known) {
	return Math.hypot(levelAt(start, known).error, levelAt(end, known).error);
}
function levelAt(at, { levels }) {
	return levels.get(at) ?? levelOfGood;
}

// src/parts/bisect/bisection-of.ts
const quantile = 1.959964;
function bisectionOf({ start, steps, alone }) {
	const { good, commits } = start;
	const measuredSteps = steps.filter((step) => step.type === "measured");
	const skippedSteps = steps.filter((step) => step.type === "skipped");
	const row = measuredSteps.find(({ at }) => at === commits.length - 1) ?? null;
	const measured = measuredSteps.map(({ at, estimate, error }) => ({
		at,
		effect: Math.log1p(estimate),
		error
	}));
	const levels = levelsOf(measured);
	const commitAt = (at) => commits[at] ?? good;
	const levelAt = (at) => levels.get(at) ?? levelOfGood;
	const largest = row === null ? null : largestStep({
		ancestry: ancestryOf(commits.map(({ parents }) => parents)),
		measured,
		skipped: new Set(skippedSteps.map(({ at }) => at)),
		smallest: Math.log1p(row.threshold)
	});
	return {
		next: largest?.next ?? null,
		report: {
			good,
			bad: commitAt(commits.length - 1),
			commits: commits.length,
			row,
			change: largest === null ? null : stepChange(largest, commitAt),
			unexplained: (largest?.unexplained ?? []).map((span) => gapBetween(span, levelAt, commitAt)),
			skipped: skippedSteps.map(({ at, reason }) => ({
				commit: commitAt(at),
				reason
			})),
			steps: steps.length,
			builds: new Set(steps.map(({ at }) => at)).size,
			open: largest !== null && largest.next !== null,
			alone: alone === null ? null : {
				...alone,
				commit: commitAt(alone.at),
				before: commitAt(alone.previous)
			}
		}
	};
}
function stepChange({ commits, isFound, start, end, before, after }, commitAt) {
	return {
		commits: commits.map(commitAt),
		isFound,
		before: start < 0 ? null : levelOf(before, commitAt(start)),
		after: levelOf(after, commitAt(end)),
		previous: commitAt(start)
	};
}
function levelOf(level, { label }) {
	return {
		...ratioOfLevel(level),
		label
	};
}
function gapBetween({ start, end }, levelAt, commitAt) {
	const [from, to] = [levelAt(start), levelAt(end)];
	const effect = to.effect - from.effect;
	const error = Math.hypot(from.error, to.error);
	return {
		from: commitAt(start),
		to: commitAt(end),
		...ratioOfLevel({
			effect,
			error
		})
	};
}
function ratioOfLevel({ effect, error }) {
	return {
		estimate: Math.expm1(effect),
		ci: [Math.expm1(effect - quantile * error), Math.expm1(effect + quantile * error)]
	};
}

// src/parts/bisect/bisect-record.ts
const bisectFormat = "deadheat-bisect/1";
const mostCommits = 1e4;
const bisectCommitSchema = strictObject({
	spec: text(300),
	label: text(300),
	title: text(300),
	parents: array(countSchema).max(100)
});
const bisectStartSchema = strictObject({
	type: literal("start"),
	format: literal(bisectFormat),
	version: text(50),
	good: bisectCommitSchema,
	commits: array(bisectCommitSchema).min(1).max(mostCommits),
	names: array(text(300)).max(100),
	metric: text(100).nullable(),
	given: text(1e5)
});
const bisectMeasuredSchema = strictObject({
	type: literal("measured"),
	at: countSchema,
	benchmarkId: text(300),
	metric: text(100),
	verdict: judgedVerdictSchema,
	estimate: number(),
	ci: tuple([number(), number()]),
	error: number().min(0),
	pairs: countSchema,
	threshold: number().min(0)
});
const bisectSkippedSchema = strictObject({
	type: literal("skipped"),
	at: countSchema,
	reason: text(2e3)
});
const bisectAloneSchema = strictObject({
	type: literal("alone"),
	at: countSchema,
	previous: number().int().min(-1),
	verdict: judgedVerdictSchema,
	estimate: number(),
	ci: tuple([number(), number()]),
	pairs: countSchema,
	functions: array(profiledFunctionSchema.extend({
		self: bySideSchema(number().min(0)),
		unit: profileUnitSchema,
		share: number().nullable()
	})).max(10).nullable()
});
const bisectLineSchema = discriminatedUnion("type", [
	bisectStartSchema,
	bisectMeasuredSchema,
	bisectSkippedSchema,
	bisectAloneSchema
]);
function parseBisectRecord(content, file) {
	const [start, ...steps] = content.split("\n").slice(0, -1).map((line, at) => parseDocument(bisectLineSchema, {
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

export { bisectFormat, bisectionOf, mostCommits, parseBisectRecord };