import { absolutePath } from "./src/host9.js";
import { createHost } from "./src/host6.js";
import { array, discriminatedUnion, literal, number, strictObject, tuple } from "./packages/zod.js";
import { commitOf, compareVersions, drawSeed, ensureMergeBase, interruptionOf, knownVersions, progressNoteOf, publishedVersions, runComparison } from "./src/build+measure.js";
import { createLiveTerminal } from "./src/host12.js";
import { parseDocument } from "./src/model16.js";
import { UsageError } from "./src/model2.js";
import { countSchema, text } from "./src/model3.js";
import { judgedVerdictSchema } from "./src/model8.js";
import { UnmeasurableError } from "./src/model.js";
import { selectBase } from "./src/plan.js";
import { publishFiles } from "./src/render10.js";
import { plainLine } from "./src/render.js";
import { countText, intervalText, percentText } from "./src/render5.js";
import { liveAfter, liveAtStart, liveLines } from "./src/render4.js";
import { renderTerminal } from "./src/render14.js";
import { gatingOf } from "./src/model7.js";
import { cacheDirectory } from "./src/settings4.js";
import { bisectSettings, helpOf } from "./src/settings5.js";
import { parseRevision } from "./src/settings3.js";
import { settings } from "./src/settings2.js";
import { trustedScope } from "./src/store.js";
import { version } from "./src/model6.js";
import { exitCodes } from "./src/cli.js";
import { parseWords, settingsOf } from "./src/cli2.js";

// src/model/bisect/bisect-record.ts
/** Format name and version at the start of the file. */
const bisectFormat = "deadheat-bisect/1";
/** The most commits or versions between GOOD and BAD. */
const mostCommits = 1e4;
/** One commit, published version or Node.js of the range. */
const bisectCommitSchema = strictObject({
	/** What names it exactly: a full commit id, `npm:NAME@VERSION` or `node:VERSION`. */
	spec: text(300),
	/** Short label: `b52dd91` or `keccak@2.1.0`. */
	label: text(300),
	/** First line of the commit's message; empty for a published version. */
	title: text(300),
	/** Positions of its parents in the range; empty if it follows GOOD. */
	parents: array(countSchema).max(100)
});
/** What is bisected: the first line of the file. */
const bisectStartSchema = strictObject({
	type: literal("start"),
	format: literal(bisectFormat),
	/** The version of deadheat. */
	version: text(50),
	good: bisectCommitSchema,
	/** Parents before children; BAD is the last. */
	commits: array(bisectCommitSchema).min(1).max(mostCommits),
	/** The benchmarks that the user named. */
	names: array(text(300)).max(100),
	/** The metric that the user named; `null` to find one. */
	metric: text(100).nullable(),
	/** What else decides the measurements, as the user gave it. */
	given: text(1e5)
});
/** A commit that was measured against GOOD. */
const bisectMeasuredSchema = strictObject({
	type: literal("measured"),
	/** Position of the commit. */
	at: countSchema,
	benchmarkId: text(300),
	metric: text(100),
	verdict: judgedVerdictSchema,
	/** The difference as a ratio, commit / GOOD − 1, with its interval. */
	estimate: number(),
	ci: tuple([number(), number()]),
	/** Standard error of the logarithm of commit / GOOD. */
	error: number().min(0),
	pairs: countSchema,
	/** Practical threshold of the row, as a ratio. */
	threshold: number().min(0)
});
/** A commit that cannot be measured. */
const bisectSkippedSchema = strictObject({
	type: literal("skipped"),
	at: countSchema,
	reason: text(2e3)
});
const bisectLineSchema = discriminatedUnion("type", [
	bisectStartSchema,
	bisectMeasuredSchema,
	bisectSkippedSchema
]);
/**
* Parses the file of a bisection. A last line without a line end was cut off and is ignored.
*
* @param file - its name, for messages
* @returns `null` when the file is empty
* @throws UsageError when it is something else
*/
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
		steps: steps.flatMap((step) => step.type === "start" ? [] : [step])
	};
}

// src/render/bisect/shell-word.ts
/** A word for a shell to paste; foreign characters are quoted, invisible ones left out. */
function shellWord(word) {
	return /^[\w@./:+-][\w@./:+,=-]*$/.test(word) ? word : `'${word.replaceAll(/\p{C}/gu, "").replaceAll("'", String.raw`'\''`)}'`;
}

// src/render/bisect/bisect-commands.ts
/** What to do next, as lines to paste. */
function bisectNextCommands({ row, changes, bad, good, open, skipped }, { words, mostSteps }) {
	if (row === null) return ["to look closer:", line("compare", good.spec, bad.spec, "--pairs", "200")];
	if (open) return [`stopped after ${mostSteps} steps; to go on:`, line("bisect", ...words, "--resume", "--steps", String(mostSteps * 2))];
	const found = changes.filter((change) => change.found);
	const compared = found.flatMap(({ previous, commits }) => {
		const { spec } = commits.at(-1) ?? bad;
		return [line("compare", previous.spec, spec, "--only", row.benchmarkId)];
	});
	return [
		...compared.length > 0 ? ["next, the change alone:", ...compared] : [],
		...found.length < changes.length ? ["the measurements do not tell these commits apart; with more pairs for each:", line("bisect", ...words, "--pairs", "200")] : [],
		...skipped.length > 0 && changes.some(({ likely }) => likely.length > 1) ? ["commits that could not be measured hide the answer: make them build, or read them"] : []
	];
}
function line(...words) {
	return `  ${["deadheat", ...words].map(shellWord).join(" ")}`;
}

// src/render/bisect/bisect-lines.ts
const mostListed = 12;
/** The line that says what is measured now, and what is known so far. */
function bisectStepLine(report, commit) {
	const step = `step ${report.steps + 1}: ${commitText(commit)}`;
	const open = report.changes.find(({ found }) => !found) ?? report.changes[0];
	if (open === void 0) return `${step}; ${countText(report.commits, "commit")} after ${report.good.label}, and this is the last`;
	const [leader] = open.commits;
	const name = leader === void 0 ? "none" : leader.label;
	const changes = report.changes.length > 1 ? `; ${report.changes.length} changes` : "";
	return `${step}; ${open.likely.length} of ${countText(report.commits, "commit")} left, ${name} leads with ${probabilityText(open.probability)}${changes}`;
}
/** The answer of a bisection, or what is known and what it would take. */
function bisectLines(report, words) {
	const { good, bad, row, changes } = report;
	if (row === null) return [`nothing to bisect: no row of ${bad.label} was called different from ${good.label}`, ...bisectNextCommands(report, words)];
	return [
		`${plainLine(row.benchmarkId, 200)}, ${row.metric}: ${bad.label} is ${changeText(row)} against ${good.label} (${countText(row.pairs, "pair")})`,
		`${countText(report.steps, "step")}, ${countText(report.builds, "build")} of ${countText(report.commits, "commit")}${skippedText(report)}`,
		...severalLine(changes),
		...changes.flatMap((change) => ["", ...changeLines(change, report)]),
		...skippedLines(report),
		"",
		...bisectNextCommands(report, words)
	];
}
function severalLine(changes) {
	return changes.length < 2 ? [] : [`${changes.length} changes: what one commit makes is not the whole difference`];
}
function changeLines(change, { good }) {
	const { commits, probability, found, likely, before, after } = change;
	const listed = found ? commits : likely;
	const single = listed.length === 1 ? listed[0] : void 0;
	return [
		single === void 0 ? `one of ${listed.length} commits, ${probabilityText(found ? probability : .95)}:` : `${commitText(single)}: ${probabilityText(probability)}`,
		...single === void 0 ? listed.slice(0, mostListed).map((one) => `  ${commitText(one)}`) : [],
		...single === void 0 && listed.length > mostListed ? [`  and ${listed.length - mostListed} more`] : [],
		`  before: ${before === null ? `${good.label}, which is GOOD` : levelText(before)}`,
		`  after:  ${levelText(after)}`
	];
}
function skippedText({ skipped }) {
	return skipped.length === 0 ? "" : `, ${skipped.length} could not be measured`;
}
function skippedLines({ skipped }) {
	if (skipped.length === 0) return [];
	const shown = skipped.slice(0, mostListed).map(({ commit, reason }) => `  ${commit.label}: ${plainLine(reason, 200)}`);
	const more = skipped.length - shown.length;
	return [
		"",
		"could not be measured:",
		...shown,
		...more > 0 ? [`  and ${more} more`] : []
	];
}
function changeText({ estimate, ci }) {
	return `${percentText(estimate)}, 95 % CI ${intervalText(ci[0], ci[1])}`;
}
function levelText({ label, ...range }) {
	return `${label} ${changeText(range)}`;
}
/** Never 100 %: a measurement is no proof. */
function probabilityText(probability) {
	const percent = Math.min(99.9, probability * 100);
	return `${percent.toFixed(percent > 99 ? 1 : 0)} %`;
}
function commitText({ label, title }) {
	return title === "" ? label : `${label} ${plainLine(title, 72)}`;
}

// src/session/bisect/bisect-range.ts
const longestTitle = 200;
/**
* The commits, published versions or releases of Node.js between two of them.
*
* @throws UsageError when the two are of different kinds, or one does not lead to the other
*/
async function bisectRange(ends, host) {
	const { good, bad } = ends;
	if (good.source === "commit" && bad.source === "commit") return commitsOf(ends, host);
	if (good.source === "package" && bad.source === "package" && good.name === bad.name) return versionsOf(ends, await publishedVersions(good.name, host), {
		prefix: `npm:${good.name}@`,
		name: `${good.name}@`
	});
	if (good.source === "runtime" && bad.source === "runtime") return versionsOf(ends, await knownVersions(host, ends.cacheDirectory), {
		prefix: "node:",
		name: "node:"
	});
	throw new UsageError(`expected two commits, or two versions of one package or of Node.js, got "${good.text}" and "${bad.text}"`);
}
async function commitsOf({ good, bad, firstParent, repository }, host) {
	for (const { node, text } of [good, bad]) if (node !== void 0) throw new UsageError(`expected a commit alone, got "${text}": name its Node.js with --node`);
	const from = await commitOf(good, {
		repository,
		host
	});
	const to = await commitOf(bad, {
		repository,
		host
	});
	if (repository === null) throw new UsageError("expected a git repository, got none");
	const shared = await ensureMergeBase(repository, {
		one: from,
		other: to,
		git: host.git
	});
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
			parents: firstParent ? lineOf(at) : parents.flatMap((parent) => places.get(parent) ?? [])
		}))
	};
}
function versionsOf({ good, bad }, known, { prefix, name }) {
	const [from, to] = [versionIn(good), versionIn(bad)];
	for (const [{ text }, version] of [[good, from], [bad, to]]) if (!known.includes(version)) throw new UsageError(`expected an exact published version, got "${text}"`);
	const wanted = known.filter((version) => compareVersions(version, from) > 0 && compareVersions(version, to) <= 0).filter((version) => version === to || !version.includes("-")).toSorted(compareVersions);
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
			parents: lineOf(at)
		}))
	};
}
function versionIn(spec) {
	if (spec.source === "package") return spec.wanted;
	return (spec.node ?? "").replace(/^v/, "");
}
function lineOf(at) {
	return at === 0 ? [] : [at - 1];
}
function assertSize(size, good, bad) {
	if (size === 0) throw new UsageError(`expected something between "${good.text}" and "${bad.text}", got nothing`);
	if (size <= 1e4) return;
	throw new UsageError(`expected at most ${mostCommits} commits, got ${size}: --first-parent takes every merged branch as one`);
}
function short(sha) {
	return sha.slice(0, 7);
}

// src/session/bisect/open-bisect.ts
/**
* Begins the file of a bisection, or reads that of an earlier one, without a line that was cut off.
*
* @param path - absolute path of the file
* @throws UsageError when the earlier one is about something else
*/
async function openBisect(start, { path, resume }, { files }) {
	const content = resume ? await files.read(path) ?? "" : "";
	const earlier = parseBisectRecord(content, path);
	if (earlier === null) {
		await files.write(path, `${JSON.stringify(start)}\n`);
		return {
			start,
			steps: []
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

// src/analysis/bisect/ancestry.ts
/**
* Which commits of a range contain which.
*
* @param parents - positions of each commit's parents inside the range; all below its own
*/
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

// src/analysis/bisect/level.ts
/** GOOD does not differ from itself. */
const levelOfGood = {
	effect: 0,
	error: 0,
	times: 0
};
/** Measurements of the same commit are weighted by the inverse of their variances. */
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
/** More measurements of one commit would only measure its own difference more closely. */
const mostTimes = 4;
const largeError = 1 / 10;
const largeErrorOfEnd = 1 / 6;
const leastGain = .05;
const leastGainAgain = .01;
/**
* The commit to measure next: the one whose answer is the most open. Where all commits build, it is
* the median of the posterior, as in probabilistic bisection. Commits near some that do not build
* count less, because they may not build either. Measured ones count while their error is large;
* they are built already.
*
* @returns its position; `null` when no measurement would help
*/
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
	}).filter(({ gain, least }) => gain >= least).toSorted((one, other) => other.gain - one.gain)[0]?.at ?? null;
}
/** In bits. */
function entropyOf(probability) {
	if (probability <= 0 || probability >= 1) return 0;
	const other = 1 - probability;
	return -probability * Math.log2(probability) - other * Math.log2(other);
}
/** What breaks one commit is often broken in those around it, the more so the more are broken. */
function chanceOfBuilding(at, skipped) {
	return 1 - .5 ** ([...skipped].reduce((least, one) => Math.min(least, Math.abs(one - at)), 1e400) / Math.max(1, skipped.size));
}

// src/analysis/bisect/likelihoods.ts
const misleadingShare = .01;
const widthOfMisleading = 5;
const ownShare = 1 / 8;
/**
* The likelihoods of a commit's level, if it is that of the start or that of the end of a part:
* normal around either, with the errors of both, and a small chance of being misleading.
*/
function likelihoodsOf(level, { from, to }) {
	const size = Math.abs(to.effect - from.effect);
	const own = size * ownShare;
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

// src/analysis/bisect/part.ts
/**
* The posterior over the commits of a part: which of them has made the change.
*
* A commit shows the change if and only if it contains the one that made it. All are equally likely
* at first; each measurement multiplies those that it contains, and the others, by its likelihoods.
*
* @see Horstein 1963, Sequential transmission using noiseless feedback, IEEE Transactions on
*   Information Theory 9; Waeber, Frazier and Henderson 2013, Bisection search with noisy responses,
*   SIAM Journal on Control and Optimization 51
*/
function partOf(ends, { ancestry, levels, skipped }) {
	const { from, to } = ends;
	const candidates = Array.from({ length: to + 1 }, (_, at) => at).filter((at) => ancestry.isIn(at, to) && (from < 0 || !ancestry.isIn(at, from)));
	const testable = candidates.filter((at) => at !== to && ancestry.isIn(from, at) && !skipped.has(at));
	const [start, end] = [levels.get(from), levels.get(to)];
	const weights = new Map(candidates.map((at) => [at, 1]));
	if (start !== void 0 && end !== void 0) for (const at of testable) {
		const level = levels.get(at);
		if (level === void 0) continue;
		const { changed, unchanged } = likelihoodsOf(level, {
			from: start,
			to: end
		});
		for (const [one, weight] of weights) weights.set(one, weight * (ancestry.isIn(one, at) ? changed : unchanged));
	}
	const total = [...weights.values()].reduce((sum, weight) => sum + weight, 0);
	return {
		...ends,
		candidates,
		testable,
		mass: new Map([...weights].map(([at, weight]) => [at, weight / total]))
	};
}
/** The candidates of a part, together where nothing can tell them apart; the likeliest first. */
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

// src/analysis/bisect/standing.ts
/** The probability at which a change is found. */
const enoughProbability = .95;
/**
* What the measurements so far say, and which commit to measure next.
*
* A commit whose level is neither that of the start nor that of the end shows that there are two
* changes: the range is split there, and both are looked for. So it is when a change is found whose
* size does not account for the whole difference.
*/
function standingOf(facts) {
	const known = {
		ancestry: facts.ancestry,
		levels: levelsOf(facts.measured),
		skipped: facts.skipped,
		smallest: facts.smallest
	};
	const changes = soughtIn({
		from: -1,
		to: facts.ancestry.size - 1
	}, known).toSorted((one, other) => sizeOf$1(other) - sizeOf$1(one));
	return {
		changes,
		next: changes.find(({ next }) => next !== null)?.next ?? null
	};
}
function sizeOf$1({ before, after }) {
	return Math.abs(after.effect - before.effect);
}
function soughtIn(ends, known) {
	const part = partOf(ends, known);
	const between = splitOf(part, known);
	if (between !== null) return [...soughtIn({
		from: ends.from,
		to: between
	}, known), ...soughtIn({
		from: between,
		to: ends.to
	}, known)];
	const [leader, ...others] = groupsOf(part, known.ancestry);
	if (leader === void 0) return [];
	const { start, end } = edgesOf(part, leader, known);
	const found = leader.probability >= enoughProbability;
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
		next: found ? firstOf(rest.map((each) => doubtIn(each, known))) : searchStep(part, known)
	}, ...rest.filter(({ from, to }) => isStep(from, to, known)).flatMap((each) => soughtIn(each, known))];
}
function searchStep(part, known) {
	const at = nextIn(part, known);
	return at === null ? null : {
		at,
		size: gapOf(part.from, part.to, known)
	};
}
/** What to measure again to see whether there is another change between two measured commits. */
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
/** The measured commit between two changes: of several, the one that is farthest from both levels. */
function splitOf(part, known) {
	const { from, to, testable } = part;
	const size = Math.abs(levelAt(to, known).effect - levelAt(from, known).effect);
	const least = Math.max(known.smallest, size / 4);
	return testable.filter((at) => known.levels.has(at)).map((at) => ({
		at,
		gap: Math.min(gapOf(from, at, known), gapOf(at, to, known))
	})).filter(({ at, gap }) => gap >= least && isStep(from, at, known) && isStep(at, to, known)).toSorted((one, other) => other.gap - one.gap)[0]?.at ?? null;
}
/** The measured commits closest to the leader: without its change, and with it. */
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
	const error = Math.hypot(levelAt(one, known).error, levelAt(other, known).error);
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
/** Reads the recorded steps of a bisection whose BAD was measured. */
function bisectionOf({ start, steps }) {
	const { good, commits } = start;
	const measured = steps.filter((step) => step.type === "measured");
	const skipped = steps.filter((step) => step.type === "skipped");
	const row = measured.find(({ at }) => at === commits.length - 1) ?? null;
	const standing = row === null ? nothingYet : standingAfter(start.commits, {
		row,
		measured,
		skipped: new Set(skipped.map(({ at }) => at))
	});
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
			open: standing.next !== null
		}
	};
}
const nothingYet = {
	changes: [],
	next: null
};
function standingAfter(commits, { row, measured, skipped }) {
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

// src/analysis/bisect/bisect-step-of.ts
/**
* What a result says about a row, as a step of a bisection.
*
* The standard error comes from half the width of the 95 % interval of one pair's ratio.
*
* @param at - position of the measured commit
* @returns why it says nothing, in a line
*/
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

// src/analysis/bisect/row-to-bisect.ts
/**
* The row to bisect: of those that changed, the largest regression, or else the largest improvement.
*
* @param metric - the metric to look at; `null` for those that count towards the verdict
* @returns `null` when no row changed
*/
function rowToBisect({ findings, plan }, metric) {
	const gates = gatingOf(plan);
	const wanted = findings.filter((one) => metric === null ? gates(one.benchmarkId, one.metric) : one.metric === metric);
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

// src/session/bisect/run-bisect.ts
const mostThreshold = 10;
/**
* Measures one commit after the other against GOOD, until the change is found or nothing is left to
* measure. Every step is recorded when it ends.
*
* @throws UnmeasurableError when GOOD or BAD cannot be measured
*/
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
		const first = await firstStep(run, {
			record,
			report: bisection.report
		});
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
/** `null` when BAD does not differ. */
async function firstStep(run, { record, report }) {
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
/** Why a commit cannot be measured, if that is its own fault. */
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

// src/cli/bisect.ts
const switches = [
	"first-parent",
	"resume",
	"json",
	"help"
];
/** `deadheat bisect GOOD BAD [NAME…]`: finds the commit that made a benchmark slower. */
const bisect = async (argv, terminal) => {
	const words = parseWords(argv, [
		...bisectSettings,
		"metric",
		"steps",
		"skip"
	], switches);
	if (words.switches.has("help")) {
		terminal.out(helpOf("bisect", terminal.width));
		return exitCodes.success;
	}
	const asked = askedIn(words);
	const host = createHost();
	const live = createLiveTerminal(terminal.error, { interactive: terminal.interactive && !words.switches.has("json") });
	const interruption = interruptionOf(host, () => {
		live.print("stopping; continue with --resume");
	});
	try {
		const places = await placesOf(asked, terminal, host);
		const range = await bisectRange({
			...asked,
			firstParent: words.switches.has("first-parent"),
			repository: places.repository,
			cacheDirectory: places.cacheDirectory
		}, host);
		const mostSteps = stepsOf(words) ?? usualSteps(range.commits.length);
		let latest = null;
		const measureAll = async (tree) => {
			await host.files.makeDirectory(places.folder);
			const path = host.files.join(places.folder, "steps.ndjson");
			const start = startOf(range, asked, words);
			const record = await openBisect(start, {
				path,
				resume: asked.resume
			}, host);
			const show = shownOn(live, terminal);
			const place = {
				range,
				asked,
				places,
				terminal,
				interruption,
				tree,
				show
			};
			return runBisect({
				path,
				record,
				left: skippedIn(words, range),
				mostSteps,
				measure: async (step) => latest = await measureStep(step, place, host),
				onStep: (known, commit) => {
					live.print(bisectStepLine(known, commit));
				}
			}, host);
		};
		const report = await withBenchmarks(measureAll, {
			range,
			places
		}, host);
		live.clear();
		if (words.switches.has("json")) terminal.out(`${JSON.stringify(report)}\n`);
		else {
			if (report.row === null && latest !== null) terminal.out(renderTerminal(latest, terminal));
			terminal.out(`${bisectLines(report, {
				words: again(argv),
				mostSteps
			}).join("\n")}\n`);
		}
		return isAnswered(report) ? exitCodes.success : exitCodes.unmeasurable;
	} finally {
		live.clear();
		interruption.stop();
	}
};
/** @throws UsageError when GOOD or BAD is missing, or a value is not valid */
function askedIn(words) {
	const [good, bad, ...names] = words.positionals;
	if (good === void 0 || bad === void 0) {
		const got = good === void 0 ? "neither" : `"${good}"`;
		throw new UsageError(`expected GOOD and BAD, got ${got}: deadheat bisect v1.2.0 HEAD; see --help`);
	}
	const given = settingsOf(words, bisectSettings);
	if ((given.node ?? []).length > 1) throw new UsageError("expected one Node.js for a bisection, got several in --node");
	return {
		good: parseRevision(good),
		bad: parseRevision(bad),
		names,
		metric: words.values.get("metric") ?? null,
		given,
		resume: words.switches.has("resume")
	};
}
async function placesOf({ given }, terminal, host) {
	const results = absolutePath(given.results ?? settings.results.default, terminal.directory, host.files);
	const folder = host.files.join(results, "bisect");
	return {
		repository: await host.git.top(terminal.directory),
		folder,
		cacheDirectory: cacheDirectory(terminal.environment) ?? host.files.join(results, "cache")
	};
}
/** Every commit is measured by the benchmarks of BAD: those of its own may be others, or missing. */
async function withBenchmarks(use, { range: { commits }, places: { repository, folder } }, host) {
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
async function measureStep(step, place, host) {
	const { places, interruption } = place;
	const resultsDirectory = host.files.join(places.folder, step.folder);
	const journal = await host.files.read(host.files.join(resultsDirectory, "journal.ndjson")) ?? "";
	const compared = await runComparison({
		...requestOf(step, place),
		resultsDirectory,
		resume: place.asked.resume && journal.includes("\n{\"type\":\"sample\"")
	}, host);
	if (interruption.happened()) throw new UnmeasurableError(`interrupted at ${step.commit.label}`);
	await publishFiles(compared, resultsDirectory, host);
	return compared.result;
}
function requestOf({ commit, row, threshold }, { range, asked, places, terminal, interruption, tree, show }) {
	const { given, names, metric } = asked;
	const only = row === null ? names : [row.benchmarkId];
	const gate = row?.metric ?? metric;
	return {
		selection: selectBase({
			event: {
				name: "",
				pullRequest: null,
				push: null
			},
			checkedOut: null,
			given: {
				base: range.good.spec,
				head: commit.spec
			}
		}),
		given: {
			"profile-budget": 0,
			...given,
			...only.length > 0 && { only: [...only] },
			...threshold !== null && { threshold }
		},
		settingsOf: "disk",
		repository: places.repository,
		origin: terminal.directory,
		cacheDirectory: places.cacheDirectory,
		trustScope: trustedScope,
		harnessPath: terminal.harnessPath,
		...terminal.remoteCachePath !== void 0 && { remoteCachePath: terminal.remoteCachePath },
		...tree !== null && { benchmarkTree: tree },
		...gate !== null && { gate },
		seed: given.seed ?? drawSeed(),
		keep: false,
		cancelled: interruption.happened,
		onProgress: show()
	};
}
/** Of a step only what needs attention stays on the screen. */
function shownOn(live, { width }) {
	return () => {
		let state = liveAtStart;
		return (progress) => {
			state = liveAfter(state, progress);
			const note = progressNoteOf(progress);
			const stays = progress.kind === "failure" || progress.kind === "queued";
			if (note !== null && stays) live.print(`  ${note}`);
			live.draw(liveLines(state, width));
		};
	};
}
function startOf(range, { names, metric, given }, words) {
	const free = /* @__PURE__ */ new Set([
		"results",
		"pairs",
		"budget",
		"queue-timeout",
		"probe"
	]);
	const kept = Object.entries(given).filter(([name]) => !free.has(name));
	return {
		type: "start",
		format: bisectFormat,
		version,
		good: range.good,
		commits: [...range.commits],
		names: [...names],
		metric,
		given: JSON.stringify([words.switches.has("first-parent"), ...kept])
	};
}
/** @throws UsageError when a name is none of the commits */
function skippedIn({ values }, { commits }) {
	return (values.get("skip") ?? "").split(/[\n,]/).filter((word) => word !== "").map((word) => {
		const at = commits.findIndex(({ spec, label }) => label === word || spec === word || word.length >= 7 && spec.startsWith(word));
		if (at >= 0) return at;
		throw new UsageError(`expected a commit between GOOD and BAD in --skip, got "${word}"`);
	});
}
/** @throws UsageError when it is no count */
function stepsOf({ values }) {
	const written = values.get("steps");
	if (written === void 0) return null;
	if (/^[1-9]\d{0,3}$/.test(written)) return Number(written);
	throw new UsageError(`--steps must be a whole number from 1 to 9999, got "${written}"`);
}
/** Twice of what one change in steady noise takes, and more. */
function usualSteps(commits) {
	return 3 * Math.ceil(Math.log2(commits + 1)) + 6;
}
/** The words to type again, without those that only say how to go on. */
function again(argv) {
	return argv.filter((word, at) => word !== "--resume" && !/^--(?:steps|pairs)(?:=|$)/.test(word) && !["--steps", "--pairs"].includes(argv[at - 1] ?? ""));
}
/** Whether every change was found, and nothing is left to measure. */
function isAnswered({ row, changes, open }) {
	return row !== null && !open && changes.length > 0 && changes.every(({ found }) => found);
}

export { bisect };