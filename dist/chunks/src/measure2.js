import { NEVER, array, looseObject, number, object, record, string } from "../packages/zod.js";
import { measuredSecondsOf } from "./model11.js";
import { randomOf } from "./model12.js";
import { median } from "../packages/simple-statistics.js";
import { AnswerError, SideError, blameSide, harnessErrorOf, loadedAddonsOf, nodeWords, sideProcess } from "./measure.js";

// src/drivers/own-nanoseconds.ts
async function runLength(actor, length) {
	const { fresh, rested: isRested, ...rest } = length;
	if (fresh === true) await actor.renew({ isRested: isRested === true });
	return actor.run(rest);
}
const mostThreads = 4;
function ownNanoseconds(batch) {
	const { nanoseconds, cpuMicroseconds, delayNanoseconds, asideDelayNanoseconds } = batch;
	if (asideDelayNanoseconds !== void 0) return nanoseconds;
	const withoutOthers = nanoseconds - (delayNanoseconds ?? 0);
	const workedNanoseconds = cpuMicroseconds === null ? nanoseconds : Math.min(nanoseconds, cpuMicroseconds * 1e3);
	const isBelievable = withoutOthers > 0 && withoutOthers * mostThreads >= workedNanoseconds;
	return Math.max(1, isBelievable ? withoutOthers : workedNanoseconds);
}
function hasMarks(metrics) {
	return metrics.some(isMark);
}
function isMark({ own, unit, usage }) {
	return own === true && unit === "s" && usage !== void 0;
}
const asideTolerance = .05;
function othersWorkWaited(batches) {
	const nanoseconds = batches.reduce((sum, batch) => sum + batch.nanoseconds, 0);
	return batches.reduce((sum, batch) => sum + (batch.asideDelayNanoseconds ?? 0), 0) > asideTolerance * nanoseconds;
}
function anyWorkWaited({ one, two }) {
	return othersWorkWaited(one) || othersWorkWaited(two);
}
function costOfBatch(batch) {
	const { cpuMicroseconds, delayNanoseconds } = batch;
	const withoutOthers = ownNanoseconds(batch);
	return delayNanoseconds !== null || cpuMicroseconds === null || cpuMicroseconds === 0 ? withoutOthers : Math.min(withoutOthers, cpuMicroseconds * 1e3);
}

// src/drivers/slot.ts
function drawnSlot(random) {
	return random.coin() ? "one" : "two";
}
function firstSlot(turn, random) {
	return turn === 0 ? "one" : drawnSlot(random);
}
function leastBySlot(first, second) {
	return {
		one: Math.min(first.one, second.one),
		two: Math.min(first.two, second.two)
	};
}
async function onBoth(actors, first, action) {
	if (first === "one") return {
		one: await action(actors.one),
		two: await action(actors.two)
	};
	const two = await action(actors.two);
	return {
		one: await action(actors.one),
		two
	};
}
function perSlot({ one, two }, of) {
	return {
		one: of(one),
		two: of(two)
	};
}

// src/drivers/typical-pair.ts
const trimmedShare = .2;
function typicalPair(pairs) {
	const logRatio = mirroredTrimmedMean(pairs.map(({ one, two }) => Math.log(one) - Math.log(two)));
	const level = mirroredTrimmedMean(pairs.map(({ one, two }) => (Math.log(one) + Math.log(two)) / 2));
	return {
		one: Math.exp(level + logRatio / 2),
		two: Math.exp(level - logRatio / 2)
	};
}
function mirroredTrimmedMean(values) {
	const sortedValues = values.toSorted((first, second) => first - second);
	const cut = Math.floor(sortedValues.length * trimmedShare);
	const keptValues = sortedValues.slice(cut, sortedValues.length - cut);
	if (keptValues.length === 0) throw new RangeError("expected at least one value, got none");
	let doubledCount = 0;
	for (let index = 0; index < keptValues.length; index++) doubledCount += (keptValues[index] ?? NaN) + (keptValues[keptValues.length - 1 - index] ?? NaN);
	return doubledCount / 2 / keptValues.length;
}

// src/drivers/warm-up.ts
const windowNanoseconds = 1e7;
const requestsPerWindow = 4;
const steadyWindows = 3;
const steadyRatio = .02;
async function warmUp(actors, random, { iterations, measuredSeconds }) {
	const leastWindows = random.between(steadyWindows, 7);
	const capNanoseconds = random.between(500, 1e3) / 1e3 * measuredSeconds * 1e9;
	const costs = {
		one: [],
		two: []
	};
	let spentNanoseconds = 0;
	let seconds = 0;
	let length = iterations;
	while (spentNanoseconds < capNanoseconds) {
		const window = await oneWindow(actors, random, length);
		length = Math.max(iterations, Math.ceil(window.calls / requestsPerWindow));
		costs.one.push(window.costPerCall.one);
		costs.two.push(window.costPerCall.two);
		spentNanoseconds += window.nanoseconds;
		seconds += window.seconds;
		const stopRule = costs.one.length >= leastWindows;
		const isOver = [isSteady, isFlat].some((rule) => rule(costs.one) && rule(costs.two));
		if (stopRule && isOver) break;
	}
	return seconds;
}
async function oneWindow(actors, random, iterations) {
	const clock = {
		one: 0,
		two: 0
	};
	const cost = {
		one: 0,
		two: 0
	};
	let calls = 0;
	do {
		const { one, two } = await onBoth(actors, drawnSlot(random), (actor) => actor.run({
			iterations,
			leadIn: 0
		}));
		clock.one += one.nanoseconds;
		clock.two += two.nanoseconds;
		cost.one += costOfBatch(one);
		cost.two += costOfBatch(two);
		calls += iterations;
	} while (Math.min(clock.one, clock.two) < windowNanoseconds);
	return {
		costPerCall: {
			one: cost.one / calls,
			two: cost.two / calls
		},
		calls,
		nanoseconds: Math.max(clock.one, clock.two),
		seconds: (clock.one + clock.two) / 1e9
	};
}
function isSteady(costs) {
	const last = costs.slice(-3);
	const least = Math.min(...last);
	return last.length === steadyWindows && Math.max(...last) - least <= steadyRatio * least;
}
function isFlat(costs) {
	if (costs.length < 6) return false;
	const before = median(costs.slice(-6, -3));
	return median(costs.slice(-3)) >= .99 * before;
}

// src/drivers/steadiness.ts
const windows = 10;
const injectedWindows = 8;
const pairsPerWindow = 10;
const batchNanoseconds = 1e6;
const mostIterations = 2 ** 20;
const injectedUnit = 20;
const injectedLog = Math.log(21 / injectedUnit);
function steadiness(actors, seed) {
	return inWindows(actors, seed, async (random, iterations) => {
		const ratios = [];
		for (let window = 0; window < windows; window++) ratios.push(-await probeWindow(actors, random, {
			units: iterations,
			unit: 1,
			extra: 0
		}));
		return ratios;
	});
}
function injectSeconds(actors, seed) {
	return inWindows(actors, seed, async (random, iterations) => {
		const length = {
			units: Math.max(2, Math.ceil(iterations / injectedUnit)),
			unit: injectedUnit
		};
		const same = [];
		const more = [];
		for (let window = 0; window < injectedWindows; window++) {
			same.push(await probeWindow(actors, random, {
				...length,
				extra: 0
			}));
			more.push(await probeWindow(actors, random, {
				...length,
				extra: 1
			}));
		}
		return {
			same,
			more
		};
	});
}
async function inWindows(actors, seed, work) {
	const random = randomOf(seed);
	await onBoth(actors, "one", (actor) => actor.start());
	const cold = await settledIterations(actors);
	const measuredSeconds = measuredSecondsOf({ driver: "pingpong" });
	await warmUp(actors, random, {
		iterations: cold,
		measuredSeconds
	});
	const value = await work(random, await settledIterations(actors));
	await onBoth(actors, "one", (actor) => actor.end());
	return value;
}
async function settledIterations(actors) {
	for (let iterations = 1;; iterations *= 2) {
		const { one } = await onBoth(actors, "one", (actor) => actor.run({
			iterations,
			leadIn: 0
		}));
		if (one.nanoseconds >= batchNanoseconds || iterations >= mostIterations) return iterations;
	}
}
async function probeWindow(actors, random, { units, unit, extra }) {
	const ratios = [];
	for (let pair = 0; pair < pairsPerWindow; pair++) {
		const drawnUnits = random.between(Math.ceil(units * .5), Math.ceil(units * 1.5));
		const leadIn = Math.ceil(units * unit * .2);
		const { one, two } = await onBoth(actors, drawnSlot(random), (actor) => {
			const calls = actor === actors.one ? unit : unit + extra;
			return actor.run({
				iterations: drawnUnits * calls,
				leadIn
			});
		});
		ratios.push(Math.log(ownNanoseconds(two)) - Math.log(ownNanoseconds(one)));
	}
	return mirroredTrimmedMean(ratios);
}

// src/measure/actors/loaded-addons.ts
const mostAddons = 200;
const longestPath = 1e3;
const goneMark = / \(deleted\)$/;
async function loadedAddons(paths, { build, workDirectory }, files) {
	const tree = await files.realPath(build.directory) ?? build.directory;
	const workFolder = await files.realPath(workDirectory) ?? workDirectory;
	const addonsByPath = /* @__PURE__ */ new Map();
	for (const mappedPath of paths.filter((path) => path.startsWith(`${workFolder}/`)).slice(0, mostAddons)) {
		const file = mappedPath.replace(goneMark, "");
		const isThere = file === mappedPath && await files.kindOf(file) === "file";
		const path = files.relative(tree, file).slice(0, longestPath);
		addonsByPath.set(path, {
			path,
			content: isThere ? await files.fingerprint(file) : null
		});
	}
	return [...addonsByPath.values()];
}

// src/measure/actors/harness.ts
async function startHarness({ benchmark, target, placement }, { processes, files }) {
	const file = files.join(target.benchmarkDirectory, benchmark.module);
	const parameters = JSON.stringify(benchmark.parameters);
	const argv = [
		...nodeWords(target),
		"serve",
		file,
		parameters
	];
	const spec = sideProcess(target, {
		argv,
		timeoutSeconds: benchmark.timeoutSeconds
	});
	const dialogue = await blameSide(target.side, () => processes.converse(spec, placement));
	await assertNoErrors(target.side, dialogue, dialogue.hello);
	return {
		pid: dialogue.pid,
		addons: () => loadedAddons(dialogue.addons() ?? loadedAddonsOf(dialogue.hello), target, files),
		times: dialogue.times,
		ask: async (request, timeoutSeconds) => {
			const answer = await blameSide(target.side, () => dialogue.ask(request, timeoutSeconds));
			await assertNoErrors(target.side, dialogue, answer);
			return answer;
		},
		end: async () => {
			await dialogue.end();
		}
	};
}
const trialSeconds = .2;
async function tryRows(module, benchmarks, target, { processes, files }) {
	const file = files.join(target.benchmarkDirectory, module);
	const timeoutSeconds = benchmarks.reduce((sum, row) => sum + row.timeoutSeconds, 0);
	const rows = JSON.stringify(benchmarks.map(({ parameters }) => parameters));
	const argv = [
		...nodeWords(target),
		"trial",
		file,
		rows,
		String(trialSeconds)
	];
	const spec = sideProcess(target, {
		argv,
		timeoutSeconds
	});
	const placement = {
		mainCpu: null,
		otherCpus: null
	};
	const dialogue = await blameSide(target.side, () => processes.converse(spec, placement));
	await assertNoErrors(target.side, dialogue, dialogue.hello);
	await dialogue.end();
}
async function assertNoErrors(side, dialogue, answer) {
	const error = harnessErrorOf(answer);
	if (error === null) return;
	const outcome = await dialogue.end();
	const lastLines = [...outcome.lastLines, ...error.stackLines];
	throw new SideError(side, `${error.stage} threw ${error.message}`, {
		...outcome,
		lastLines
	});
}

// src/model/run/series-answer.ts
const batchSchema = object({
	nanoseconds: number().positive(),
	cpuMicroseconds: number().min(0).nullable(),
	delayNanoseconds: number().min(0).nullable(),
	runNanoseconds: number().min(0).nullable().optional()
});
const figuresSchema = record(string(), number().min(0).nullable());
const processUsageSchema = looseObject({ checksum: string().max(1e4) }).transform(({ checksum, ...rest }, context) => {
	const validation = figuresSchema.safeParse(rest);
	if (validation.success) return {
		checksum,
		figures: validation.data
	};
	context.addIssue("expected figures");
	return NEVER;
});
const seriesAnswerSchema = object({ series: array(number().positive()).min(1).max(1e3) });
const observationAnswerSchema = object({ nanoseconds: number().min(0) }).catchall(number().min(0).nullable());
const undoneSchema = object({
	nanoseconds: number().min(0),
	doubts: record(string().max(20), string().max(250))
});

// src/measure/actors/disturbance-of.ts
function disturbanceOf(before, after, { seconds, ownDelaySeconds = 0, asideSeconds = 0 }) {
	if (before === null || after === null || seconds <= 0) return null;
	const delaySeconds = after.runDelaySeconds - before.runDelaySeconds;
	const othersSeconds = Math.max(0, delaySeconds - ownDelaySeconds);
	return {
		runDelayRatio: Math.max(othersSeconds, asideSeconds) / seconds,
		involuntarySwitches: ownDelaySeconds > othersSeconds ? null : after.involuntarySwitches - before.involuntarySwitches
	};
}
function disturbanceByOthers(before, after, { seconds }) {
	if (before === null || after === null || seconds <= 0) return null;
	const waitingSeconds = after.waitingSeconds - before.waitingSeconds;
	const othersSeconds = after.othersSeconds - before.othersSeconds;
	return {
		runDelayRatio: Math.max(0, Math.min(waitingSeconds, othersSeconds)) / seconds,
		involuntarySwitches: null
	};
}

// src/measure/actors/work-aside.ts
function workAside({ before, after, pid, share }) {
	const threads = [...after.times].flatMap(([process, times]) => [...times.threads].map(([thread, { runNanoseconds, delayNanoseconds }]) => {
		const start = before.times.get(process)?.threads.get(thread);
		return {
			process,
			isMain: thread === pid,
			run: runNanoseconds - (start?.runNanoseconds ?? 0),
			delay: delayNanoseconds - (start?.delayNanoseconds ?? 0)
		};
	}));
	const runOf = (which) => threads.reduce((sum, thread) => which(thread) ? sum + thread.run : sum, 0);
	const runOfAll = runOf(() => true);
	const delay = threads.reduce((most, each) => Math.max(most, each.delay - (runOfAll - each.run)), 0);
	const endedChildren = endedBetween(before.times, after.times);
	const waitingSeconds = (after.waitingSeconds ?? 0) - (before.waitingSeconds ?? 0);
	return {
		threads: share * runOf(({ process, isMain }) => process === pid && !isMain),
		children: share * (runOf(({ process }) => process !== pid) + endedChildren),
		endedChildren: share * endedChildren,
		delay,
		waiting: share * waitingSeconds * 1e9
	};
}
function endedBetween(before, after) {
	const gathered = [...after].reduce((sum, [process, { childrenNanoseconds }]) => sum + childrenNanoseconds - (before.get(process)?.childrenNanoseconds ?? 0), 0);
	const known = [...before].flatMap(([process, { threads }]) => after.has(process) ? [] : [...threads.values()]).reduce((sum, { runNanoseconds }) => sum + runNanoseconds, 0);
	return Math.max(0, gathered - known);
}
function ownWork({ cpuMicroseconds, runNanoseconds }, { threads }) {
	if (cpuMicroseconds === null) return null;
	return Math.max(cpuMicroseconds * 1e3, (runNanoseconds ?? 0) + threads);
}
function cpuWithAside(batch, aside) {
	const own = ownWork(batch, aside);
	return own === null ? null : (own + aside.children) / 1e3;
}
function delayByOthers(batch, aside) {
	const { nanoseconds, delayNanoseconds } = batch;
	const { threads, children } = aside ?? {
		threads: 0,
		children: 0
	};
	const own = ownWork(batch, { threads });
	if (delayNanoseconds === null || own === null) return delayNanoseconds;
	return Math.max(0, Math.min(delayNanoseconds - threads - children, nanoseconds - own));
}
const endedShare = .25;
function delayFromOutside(batch, aside) {
	const { nanoseconds, delayNanoseconds, runNanoseconds } = batch;
	const [main, own] = [runNanoseconds ?? nanoseconds, ownWork(batch, aside) ?? 0];
	if (own - main - aside.threads + aside.endedChildren <= endedShare * (own + aside.children)) return aside.delay;
	const unexplained = nanoseconds - main - (delayNanoseconds ?? 0) - (own - main) - aside.children;
	return Math.max(aside.delay, Math.min(unexplained, aside.waiting));
}

// src/measure/actors/harness-actor.ts
const secondsPerRequest = 5e-4;
const slackSeconds = .2;
const slackDelaySeconds = .01;
function harnessActor({ side, start, timeoutSeconds }, { clock, machine }) {
	let liveHarness = null;
	let startSeconds = 0;
	let atSeconds = 0;
	let contention = null;
	let disturbance = null;
	let isAsked = false;
	let isWatched = true;
	let missedCount = 0;
	const claims = {
		claimedSeconds: 0,
		outerSeconds: 0,
		requests: 0,
		claimedDelaySeconds: 0
	};
	let ownDelaySeconds = 0;
	let asideNanoseconds = 0;
	const running = () => {
		if (liveHarness === null) throw new Error(`expected a process of ${side}, got none`);
		return liveHarness;
	};
	const reading = () => ({
		times: running().times(),
		waitingSeconds: machine.waitingSeconds()
	});
	const exchange = async (request) => {
		const before = clock.monotonicSeconds();
		const remainingSeconds = Math.max(.001, timeoutSeconds - startSeconds - claims.outerSeconds);
		isAsked = true;
		const answer = await running().ask(request, remainingSeconds);
		isAsked = false;
		claims.outerSeconds += clock.monotonicSeconds() - before;
		claims.requests++;
		return answer;
	};
	const ask = async (request, schema, kind) => {
		const answer = await exchange(request);
		const validation = schema.safeParse(answer);
		if (!validation.success) throw new AnswerError(side, kind, answer);
		return validation.data;
	};
	const claim = (nanoseconds) => {
		claims.claimedSeconds += nanoseconds / 1e9;
	};
	const forgedBy = (after) => {
		const before = contention;
		const between = (what) => before === null || after === null ? null : after[what] - before[what];
		const [ranSeconds, delaySeconds] = [between("runSeconds"), between("runDelaySeconds")];
		const trouble = forgedClock({
			...claims,
			ranSeconds,
			delaySeconds
		});
		return trouble === null ? null : new SideError(side, trouble);
	};
	return {
		actor: {
			start: async () => {
				const before = clock.monotonicSeconds();
				liveHarness = await start();
				atSeconds = clock.monotonicSeconds();
				startSeconds = atSeconds - before;
				contention = await machine.contention(liveHarness.pid);
			},
			run: async ({ iterations, leadIn }) => {
				const before = isWatched ? reading() : null;
				const batch = await ask({
					ask: "run",
					iterations,
					leadIn
				}, batchSchema, "the time of a batch");
				claim(batch.nanoseconds * ((iterations + leadIn) / iterations));
				const { delayNanoseconds } = batch;
				claims.claimedDelaySeconds += (delayNanoseconds ?? 0) / 1e9;
				const sleeps = hasSlept(batch);
				const hasWaited = (delayNanoseconds ?? 0) > waitingShare * batch.nanoseconds;
				const needsWatching = sleeps || hasWaited;
				if (before === null && needsWatching) missedCount++;
				isWatched = needsWatching || missedCount > mostMissed;
				const share = iterations / (iterations + leadIn);
				const aside = before === null || !needsWatching ? null : workAside({
					before,
					after: reading(),
					pid: running().pid,
					share
				});
				const ofOthers = {
					...batch,
					delayNanoseconds: delayByOthers(batch, aside)
				};
				ownDelaySeconds += ((delayNanoseconds ?? 0) - (ofOthers.delayNanoseconds ?? 0)) / 1e9;
				if (aside === null || !sleeps) return ofOthers;
				const asideDelayNanoseconds = delayFromOutside(batch, aside);
				asideNanoseconds += asideDelayNanoseconds;
				return {
					...ofOthers,
					cpuMicroseconds: cpuWithAside(batch, aside),
					asideDelayNanoseconds
				};
			},
			renew: async ({ isRested }) => {
				const before = claims.outerSeconds;
				await exchange({
					ask: "renew",
					rested: isRested
				});
				claims.claimedSeconds += claims.outerSeconds - before;
			},
			usage: () => ask({ ask: "usage" }, processUsageSchema, "what the process has used"),
			series: async () => {
				const { series } = await ask({ ask: "series" }, seriesAnswerSchema, "the times of the first calls");
				claim(series.reduce((sum, each) => sum + each, 0));
				return series.map((nanoseconds) => nanoseconds / 1e9);
			},
			observe: async (iterations) => {
				const observation = await ask({
					ask: "observe",
					iterations
				}, observationAnswerSchema, "what was seen aside");
				claim(observation.nanoseconds);
				return observation;
			},
			undone: async (calls) => {
				const answer = await ask({
					ask: "undone",
					calls
				}, undoneSchema, "what calls leave undone");
				claim(answer.nanoseconds);
				return answer.doubts;
			},
			addons: () => running().addons(),
			end: async () => {
				const harness = running();
				const seconds = clock.monotonicSeconds() - atSeconds;
				const after = await machine.contention(harness.pid);
				const asideSeconds = asideNanoseconds / 1e9;
				disturbance = disturbanceOf(contention, after, {
					seconds,
					ownDelaySeconds,
					asideSeconds
				});
				const sideError = forgedBy(after);
				if (sideError !== null) throw sideError;
				await exchange({ ask: "quit" });
				liveHarness = null;
				await harness.end();
			}
		},
		limitSeconds: timeoutSeconds,
		startSeconds: () => startSeconds,
		disturbance: () => disturbance,
		forged: async () => liveHarness === null || isAsked ? null : forgedBy(await machine.contention(liveHarness.pid)),
		release: async () => liveHarness?.end()
	};
}
const mostMissed = 1;
const waitingShare = .02;
const sleepingShare = .1;
function hasSlept({ nanoseconds, runNanoseconds, delayNanoseconds }) {
	if (delayNanoseconds === null) return false;
	return nanoseconds - ((runNanoseconds ?? nanoseconds) + delayNanoseconds) > sleepingShare * nanoseconds;
}
function forgedClock(claims) {
	const { claimedSeconds, outerSeconds, ranSeconds, requests } = claims;
	const { claimedDelaySeconds, delaySeconds } = claims;
	const claimedText = `${claimedSeconds.toPrecision(3)} s by the clock of the benchmark`;
	if (claimedSeconds > 1.1 * outerSeconds + slackSeconds) return `expected a clock that can be trusted, got ${claimedText} in ${outerSeconds.toPrecision(3)} s by ours`;
	const mostSeconds = 2 * claimedSeconds + requests * secondsPerRequest + slackSeconds;
	if (ranSeconds !== null && ranSeconds > mostSeconds) return `expected a clock that can be trusted, got ${claimedText} where it ran for ${ranSeconds.toPrecision(3)} s`;
	if (delaySeconds !== null && claimedDelaySeconds > delaySeconds + slackDelaySeconds) return `expected a clock that can be trusted, got ${claimedDelaySeconds.toPrecision(3)} s of waiting for a CPU by the benchmark where the kernel counted ${delaySeconds.toPrecision(3)} s`;
	return null;
}

// src/measure/targets/placement-of.ts
function placementOf(turn, cpus) {
	const mainCpu = cpus[turn % cpus.length];
	if (mainCpu === void 0 || cpus.length < 2) return {
		mainCpu: null,
		otherCpus: null
	};
	return {
		mainCpu,
		otherCpus: cpus.filter((cpu) => cpu !== mainCpu)
	};
}

// src/measure/actors/run-block.ts
async function runBlock({ sides, make, work }, { clock }) {
	const begunAtSeconds = clock.monotonicSeconds();
	const [one, two] = [make(sides.one, "one"), make(sides.two, "two")];
	try {
		return {
			value: await work({
				one: one.actor,
				two: two.actor
			}),
			seconds: clock.monotonicSeconds() - begunAtSeconds,
			startSeconds: (one.startSeconds?.() ?? 0) + (two.startSeconds?.() ?? 0),
			disturbance: {
				one: one.disturbance?.() ?? null,
				two: two.disturbance?.() ?? null
			}
		};
	} catch (error) {
		if (!(error instanceof SideError) || error instanceof AnswerError) throw error;
		throw await one.forged?.() ?? await two.forged?.() ?? null ?? outOfTime(error, one);
	} finally {
		await endEach([one, two].flatMap(({ release }) => release ?? []));
	}
}
function outOfTime(error, { limitSeconds }) {
	const { side, facts } = error;
	if (!facts.timedOut || limitSeconds === void 0) return error;
	const message = `expected a run to end within ${String(limitSeconds)} s, got no end; "timeout" allows more`;
	return new SideError(side, message, facts);
}
async function endEach(ends) {
	const troubles = [];
	for (const end of ends) await end().catch((error) => troubles.push(error));
	if (troubles.length > 0) throw troubles[0];
}

// src/measure/probe-noise.ts
const timeoutSeconds = 20;
const program = {
	id: "_probe",
	suite: "",
	name: "_probe",
	parameters: {},
	driver: "pingpong",
	module: "_probe.cjs",
	command: null,
	timeoutSeconds,
	threshold: null
};
const bothSame = {
	one: "base",
	two: "base"
};
async function probeNoise({ target, seed, pairs, mostSeconds, isPinning, isCancelled, isEnough }, host) {
	const cpus = isPinning ? await host.machine.allowedCpus() : [];
	const random = randomOf(seed);
	const begunAtSeconds = host.clock.monotonicSeconds();
	const isOver = () => host.clock.monotonicSeconds() - begunAtSeconds >= mostSeconds;
	const windows = [];
	try {
		for (let pair = 0; pair < pairs && !isCancelled() && !isOver(); pair++) {
			const make = probeActor(target, placementOf(pair, cpus), host);
			const drawnSeed = random.between(0, 4294967295);
			const work = (actors) => steadiness(actors, drawnSeed);
			const { value } = await runBlock({
				sides: bothSame,
				make,
				work
			}, host);
			windows.push([...value]);
			if (isEnough(windows)) break;
		}
	} catch (error) {
		if (!(error instanceof SideError)) throw error;
		return error.message;
	}
	if (windows.length === 0) return "cancelled";
	return {
		windows,
		seconds: host.clock.monotonicSeconds() - begunAtSeconds
	};
}
function probeActor(target, placement, host) {
	const benchmarkDirectory = host.files.join(target.harnessPath, "..");
	return (side) => {
		const ownTarget = {
			...target,
			benchmarkDirectory,
			side
		};
		const start = () => startHarness({
			benchmark: program,
			target: ownTarget,
			placement
		}, host);
		return harnessActor({
			side,
			start,
			timeoutSeconds
		}, host);
	};
}

export { anyWorkWaited, costOfBatch, disturbanceByOthers, drawnSlot, firstSlot, harnessActor, hasMarks, injectSeconds, injectedLog, isMark, leastBySlot, loadedAddons, onBoth, othersWorkWaited, ownNanoseconds, perSlot, placementOf, probeActor, probeNoise, runBlock, runLength, startHarness, tryRows, typicalPair, warmUp };