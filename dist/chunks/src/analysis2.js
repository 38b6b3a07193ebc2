import { UsageError } from "./model2.js";
import { array, discriminatedUnion, literal, number, strictObject, tuple } from "../packages/zod.js";
import { bySideSchema, countSchema, text } from "./model3.js";
import { judgedVerdictSchema } from "./model11.js";
import { profileUnitSchema, profiledFunctionSchema } from "./model15.js";
import { parseDocument } from "./model22.js";

// src/analysis/bisect/ancestry.ts
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

// src/analysis/bisect/flicker-of.ts
const fewest = 4;
const cautious = 1.5;
const medianSquare = .4549;
function flickerOf(levels) {
	const known = [...levels].toSorted(([one], [other]) => one - other).map(([, level]) => level);
	const differences = known.slice(1).flatMap((level, at) => {
		const before = known[at];
		return before === void 0 ? [] : [{
			level,
			before
		}];
	});
	if (differences.length < fewest) return 0;
	const squares = differences.map(({ level, before }) => (level.effect - before.effect) ** 2 / medianSquare - cautious * (level.error ** 2 + before.error ** 2)).toSorted((one, other) => one - other);
	const median = squares[Math.floor((squares.length - 1) / 2)] ?? 0;
	return Math.sqrt(Math.max(0, median / 2));
}

// src/analysis/bisect/level.ts
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
		} : pooled(before, {
			effect,
			error
		}));
	}
	return levels;
}
function pooled(before, { effect, error }) {
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

// src/analysis/bisect/next-in.ts
const mostTimes = 4;
const largeError = 1 / 10;
const largeErrorOfEnd = 1 / 6;
const enoughMass = .95;
const mostForFlicker = 16;
const leastGain = .05;
const leastGainAgain = .01;
function nextIn(part, known) {
	const { ancestry, levels, skipped } = known;
	const [start, end] = [levels.get(part.from), levels.get(part.to)];
	const size = Math.abs((end?.effect ?? 0) - (start?.effect ?? 0));
	const isCoarse = (level) => level.times < 4 && level.error > size * largeError;
	if (end !== void 0 && end.error > size * largeErrorOfEnd && isCoarse(end)) return part.to;
	return part.testable.map((at) => {
		const shown = part.candidates.reduce((sum, one) => sum + (ancestry.isIn(one, at) ? part.mass.get(one) ?? 0 : 0), 0);
		const level = levels.get(at);
		if (level === void 0) return {
			at,
			gain: entropyOf(shown) * chanceOfBuilding(at, skipped),
			least: leastGain
		};
		return {
			at,
			gain: isCoarse(level) ? entropyOf(shown) / 2 : 0,
			least: leastGainAgain
		};
	}).filter(({ gain, least }) => gain >= least).toSorted((one, other) => other.gain - one.gain)[0]?.at ?? null ?? anotherIn(part, known);
}
function anotherIn({ testable, mass }, { flicker, levels }) {
	const [leader] = [...mass].toSorted(([, one], [, other]) => other - one);
	if (flicker === 0 || leader === void 0 || leader[1] >= enoughMass) return null;
	if (testable.filter((at) => levels.has(at)).length >= mostForFlicker) return null;
	const place = testable.findIndex((at) => at >= leader[0]);
	return testable.map((at, index) => ({
		at,
		distance: Math.abs(index - place)
	})).filter(({ at }) => !levels.has(at)).toSorted((one, other) => one.distance - other.distance)[0]?.at ?? null;
}
function entropyOf(probability) {
	if (probability <= 0 || probability >= 1) return 0;
	const other = 1 - probability;
	return -probability * Math.log2(probability) - other * Math.log2(other);
}
function chanceOfBuilding(at, skipped) {
	return 1 - .5 ** ([...skipped].reduce((least, one) => Math.min(least, Math.abs(one - at)), 1e400) / Math.max(1, skipped.size));
}

// src/analysis/bisect/part.ts
const misleadingShare = .01;
const widthOfMisleading = 5;
const ownShare = 1 / 8;
const mostShare = 1 / 3;
function partOf(ends, { ancestry, levels, flicker, skipped }) {
	const { from, to } = ends;
	const candidates = Array.from({ length: to + 1 }, (_, at) => at).filter((at) => ancestry.isIn(at, to) && (from < 0 || !ancestry.isIn(at, from)));
	const testable = candidates.filter((at) => at !== to && ancestry.isIn(from, at) && !skipped.has(at));
	const [start, end] = [levels.get(from), levels.get(to)];
	const weights = start === void 0 || end === void 0 ? new Map(candidates.map((at) => [at, 1])) : weightsOf(candidates, testable, {
		ancestry,
		levels,
		two: {
			from: start,
			to: end,
			flicker
		}
	});
	const total = sumOf(weights.values());
	return {
		...ends,
		candidates,
		testable,
		mass: new Map([...weights].map(([at, weight]) => [at, weight / total]))
	};
}
const passes = 2;
function weightsOf(candidates, testable, { ancestry, levels, two }) {
	const measured = testable.flatMap((at) => {
		const level = levels.get(at);
		return level === void 0 ? [] : [{
			at,
			level
		}];
	});
	const weightsFor = (known) => {
		const weights = new Map(candidates.map((at) => [at, 1]));
		for (const { at, level } of measured) {
			const { changed, unchanged } = likelihoodsOf(level, known);
			for (const [one, weight] of weights) weights.set(one, weight * (ancestry.isIn(one, at) ? changed : unchanged));
		}
		return weights;
	};
	let weights = weightsFor(two);
	const { from, to, flicker } = two;
	if (flicker === 0) return weights;
	for (let pass = 0; pass < passes; pass += 1) {
		const total = sumOf(weights.values());
		const sided = measured.map(({ at, level }) => {
			return {
				level,
				share: sumOf([...weights].filter(([one]) => ancestry.isIn(one, at)).map(([, weight]) => weight)) / total
			};
		});
		const others = sided.map(({ level, share }) => ({
			level,
			share: 1 - share
		}));
		weights = weightsFor({
			from: pooledLevel([{
				level: from,
				share: 1
			}, ...others], flicker),
			to: pooledLevel([{
				level: to,
				share: 1
			}, ...sided], flicker),
			flicker
		});
	}
	return weights;
}
function pooledLevel(levels, flicker) {
	const weighted = levels.map(({ level, share }) => ({
		effect: level.effect,
		weight: share / Math.max(level.error ** 2 + flicker ** 2, Number.MIN_VALUE)
	}));
	const weight = sumOf(weighted.map((one) => one.weight));
	return {
		effect: sumOf(weighted.map((one) => one.effect * one.weight)) / weight,
		error: Math.sqrt(1 / weight),
		times: 1
	};
}
function sumOf(values) {
	let sum = 0;
	for (const value of values) sum += value;
	return sum;
}
function groupsOf(part, ancestry) {
	return classesOf(part, ancestry).map((commits) => ({
		commits,
		probability: commits.reduce((sum, at) => sum + (part.mass.get(at) ?? 0), 0)
	})).toSorted((one, other) => other.probability - one.probability);
}
function classesOf({ candidates, testable }, ancestry) {
	if (testable.length === candidates.length - 1) return candidates.map((at) => [at]);
	let classes = [candidates];
	for (const at of testable) classes = classes.flatMap((commits) => {
		const inside = commits.filter((one) => ancestry.isIn(one, at));
		if (inside.length === 0 || inside.length === commits.length) return [commits];
		return [inside, commits.filter((one) => !ancestry.isIn(one, at))];
	});
	return classes;
}
function likelihoodsOf(level, { from, to, flicker }) {
	const size = Math.abs(to.effect - from.effect);
	const own = Math.max(size * ownShare, Math.min(flicker, size * mostShare));
	const background = misleadingShare / (widthOfMisleading * size);
	const around = (end) => .99 * density(level.effect - end.effect, Math.hypot(level.error, end.error, own)) + background;
	return {
		changed: around(to),
		unchanged: around(from)
	};
}
function density(distance, deviation) {
	return Math.exp(-.5 * (distance / deviation) ** 2) / (deviation * Math.sqrt(2 * Math.PI));
}

// src/analysis/bisect/standing.ts
const enoughProbability = .95;
function standingOf(facts) {
	const levels = levelsOf(facts.measured);
	const known = {
		ancestry: facts.ancestry,
		levels,
		flicker: flickerOf(levels),
		skipped: facts.skipped,
		smallest: facts.smallest
	};
	const changes = soughtIn({
		from: -1,
		to: facts.ancestry.size - 1
	}, known).toSorted((one, other) => sizeOf(other) - sizeOf(one));
	return {
		changes,
		next: changes.find(({ next }) => next !== null)?.next ?? null
	};
}
const closest = 8;
const askedAtMost = 4;
const surelyKnown = 5;
function sizeOf({ before, after }) {
	return Math.abs(after.effect - before.effect);
}
function soughtIn(ends, known) {
	const part = partOf(ends, known);
	const split = splitOf(part, known);
	if (split?.confirm === null) return [...soughtIn({
		from: ends.from,
		to: split.at
	}, known), ...soughtIn({
		from: split.at,
		to: ends.to
	}, known)];
	const [leader, ...others] = groupsOf(part, known.ancestry);
	if (leader === void 0) return [];
	const { start, end } = edgesOf(part, leader, known);
	const confirm = split?.confirm ?? null;
	const found = leader.probability >= .95 && confirm === null;
	const rest = [{
		from: ends.from,
		to: start
	}, {
		from: end,
		to: ends.to
	}].filter((one) => found && gapOf(one.from, one.to, known) >= known.smallest);
	return [{
		...ends,
		leader,
		likely: likelyIn([leader, ...others]),
		found,
		start,
		end,
		before: levelAt(start, known),
		after: levelAt(end, known),
		next: found ? firstOf(rest.map((each) => doubtIn(each, known))) : confirm ?? searchStep(part, known)
	}, ...rest.filter(({ from, to }) => isStep(from, to, known)).flatMap((each) => soughtIn(each, known))];
}
function searchStep(part, known) {
	const at = nextIn(part, known);
	return at === null ? null : {
		at,
		size: gapOf(part.from, part.to, known)
	};
}
function doubtIn({ from, to }, known) {
	if (isStep(from, to, known)) return null;
	const [coarse] = [from, to].map((at) => ({
		at,
		...levelAt(at, known)
	})).filter(({ times }) => times > 0 && times < 4).toSorted((one, other) => other.error - one.error);
	return coarse === void 0 ? null : {
		at: coarse.at,
		size: known.smallest
	};
}
function firstOf(steps) {
	return steps.find((step) => step !== null) ?? null;
}
function splitOf(part, known) {
	const { from, to, testable } = part;
	const size = Math.abs(levelAt(to, known).effect - levelAt(from, known).effect);
	const least = Math.max(known.smallest, size / 4);
	const distanceOf = (at) => Math.min(gapOf(from, at, known), gapOf(at, to, known));
	const seen = testable.filter((at) => known.levels.has(at)).filter((at) => distanceOf(at) >= least && isStep(from, at, known) && isStep(at, to, known)).toSorted((one, other) => distanceOf(other) - distanceOf(one)).map((at) => {
		const near = closeTo(at, testable);
		const isSame = (one) => known.levels.has(one) && gapOf(one, at, known) < distanceOf(at) / 2;
		if (testable.length === 1 || near.some(isSame)) return {
			at,
			confirm: null
		};
		const open = near.slice(0, askedAtMost).find((one) => !known.levels.has(one));
		if (open === void 0) return null;
		return {
			at,
			confirm: known.levels.size > surelyKnown && distanceOf(at) >= 4 * Math.SQRT2 * known.flicker ? null : {
				at: open,
				size: distanceOf(at)
			}
		};
	});
	return seen.find((one) => one?.confirm === null) ?? seen.find((one) => one !== null) ?? null;
}
function closeTo(at, testable) {
	const place = testable.indexOf(at);
	return testable.map((one, index) => ({
		one,
		distance: Math.abs(index - place)
	})).filter(({ distance }) => distance > 0 && distance <= closest).toSorted((first, second) => first.distance - second.distance).map(({ one }) => one);
}
function edgesOf({ from, to, testable }, { commits }, { ancestry, levels }) {
	const measured = testable.filter((at) => levels.has(at));
	const before = measured.filter((at) => commits.every((one) => !ancestry.isIn(one, at)));
	const after = measured.find((at) => commits.every((one) => ancestry.isIn(one, at)));
	return {
		start: before.filter((at) => commits.some((one) => ancestry.isIn(at, one))).at(-1) ?? from,
		end: after ?? to
	};
}
const certain = 3;
function isStep(one, other, known) {
	if (one === other) return false;
	const error = Math.hypot(levelAt(one, known).error, levelAt(other, known).error, known.flicker);
	const gap = gapOf(one, other, known);
	return gap >= known.smallest && gap >= certain * error;
}
function gapOf(one, other, known) {
	return Math.abs(levelAt(other, known).effect - levelAt(one, known).effect);
}
function levelAt(at, { levels }) {
	return levels.get(at) ?? levelOfGood;
}
function likelyIn(groups) {
	const likely = [];
	let sum = 0;
	for (const { commits, probability } of groups) {
		if (sum >= .95) break;
		sum += probability;
		likely.push(...commits);
	}
	return likely.toSorted((one, other) => one - other);
}

// src/analysis/bisect/bisection-of.ts
const quantile = 1.959964;
function bisectionOf({ start, steps, alone }) {
	const { good, commits } = start;
	const measured = steps.filter((step) => step.type === "measured");
	const skipped = steps.filter((step) => step.type === "skipped");
	const row = measured.find(({ at }) => at === commits.length - 1) ?? null;
	const standing = row === null ? nothingYet : standingAfter(start.commits, row, measured, new Set(skipped.map(({ at }) => at)));
	const commitAt = (at) => commits[at] ?? good;
	return {
		next: standing.next,
		report: {
			good,
			bad: commitAt(commits.length - 1),
			commits: commits.length,
			row,
			changes: standing.changes.map((change) => changeOf(change, commitAt)),
			skipped: skipped.map(({ at, reason }) => ({
				commit: commitAt(at),
				reason
			})),
			steps: steps.length,
			builds: new Set(steps.map(({ at }) => at)).size,
			open: standing.next !== null,
			alone: alone === null ? null : {
				...alone,
				commit: commitAt(alone.at),
				before: commitAt(alone.previous)
			}
		}
	};
}
const nothingYet = {
	changes: [],
	next: null
};
function standingAfter(commits, row, measured, skipped) {
	return standingOf({
		ancestry: ancestryOf(commits.map(({ parents }) => parents)),
		measured: measured.map(({ at, estimate, error }) => ({
			at,
			effect: Math.log1p(estimate),
			error
		})),
		skipped,
		smallest: Math.log1p(row.threshold)
	});
}
function changeOf({ leader, found, likely, start, end, before, after }, commitAt) {
	return {
		commits: leader.commits.map(commitAt),
		probability: leader.probability,
		found,
		likely: likely.map(commitAt),
		before: start < 0 ? null : levelOf(before, commitAt(start)),
		after: levelOf(after, commitAt(end)),
		previous: commitAt(start)
	};
}
function levelOf({ effect, error }, { label }) {
	return {
		estimate: Math.expm1(effect),
		ci: [Math.expm1(effect - quantile * error), Math.expm1(effect + quantile * error)],
		label
	};
}

// src/model/bisect/bisect-record.ts
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

// src/render/bisect/shell-word.ts
function shellWord(word) {
	return /^[\w@./:+-][\w@./:+,=-]*$/.test(word) ? word : `'${word.replaceAll(/\p{C}/gu, "").replaceAll("'", String.raw`'\''`)}'`;
}

export { bisectFormat, bisectionOf, mostCommits, parseBisectRecord, shellWord };