import { measuredSecondsOf } from "./model5.js";
import { randomOf } from "./model12.js";
import { mean, median } from "../packages/simple-statistics.js";
import { besideTime } from "./model7.js";
import { medianOf } from "./stats4.js";
import { AnswerError, SideError, cpuSetOf, harnessActor, outOfTime, startHarness } from "./measure2.js";

// src/drivers/actors.ts
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
async function startTogether({ one, two }) {
	const starts = await Promise.allSettled([one.start(), two.start("aside")]);
	for (const start of starts) if (start.status === "rejected") throw start.reason;
}
function perSlot({ one, two }, of) {
	return {
		one: of(one),
		two: of(two)
	};
}
function listsBySlot(pairs) {
	return {
		one: pairs.map((pair) => pair.one),
		two: pairs.map((pair) => pair.two)
	};
}

// src/drivers/own-nanoseconds.ts
async function runLength(actor, length) {
	const { fresh, isRested, ...rest } = length;
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
const farFactor = 1.5;
function wholeCosts(seconds) {
	const limit = farFactor * (medianOf([...seconds.one, ...seconds.two]) ?? 0);
	return perSlot(seconds, (all) => {
		const far = all.filter((each) => each > limit);
		const share = all.length === 0 ? null : far.length / all.length;
		const { mean: meanId, farShare, farTime } = besideTime;
		return {
			[meanId]: meanOf(all),
			[farShare]: share,
			[farTime]: meanOf(far)
		};
	});
}
function meanOf(values) {
	return values.length === 0 ? null : mean([...values]);
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
const fewestWindows = 3;
const pairsPerWindow = 10;
const batchNanoseconds = 1e6;
const mostIterations = 2 ** 20;
const injectedUnit = 20;
const injectedLog = Math.log(21 / injectedUnit);
function steadiness(actors, seed, isOver) {
	return inWindows(actors, seed, async (random, iterations) => {
		const ratios = [];
		for (let window = 0; window < windows && (window < fewestWindows || !isOver()); window++) ratios.push(-await probeWindow(actors, random, {
			units: iterations,
			unit: 1,
			extra: 0
		}));
		return ratios;
	});
}
function injectSeconds(actors, seed, isOver) {
	return inWindows(actors, seed, async (random, iterations) => {
		const length = {
			units: Math.max(2, Math.ceil(iterations / injectedUnit)),
			unit: injectedUnit
		};
		const same = [];
		const more = [];
		for (let window = 0; window < injectedWindows && (window < fewestWindows || !isOver()); window++) {
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
	await startTogether(actors);
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
			startSeconds: secondsStarting([one, two].flatMap(({ started }) => started?.() ?? [])),
			disturbance: {
				one: one.disturbance?.() ?? null,
				two: two.disturbance?.() ?? null
			},
			awakeShare: {
				one: one.awakeShare?.() ?? 0,
				two: two.awakeShare?.() ?? 0
			}
		};
	} catch (error) {
		if (!(error instanceof SideError) || error instanceof AnswerError) throw error;
		throw await one.clockError?.() ?? await two.clockError?.() ?? null ?? outOfTime(error, { seconds: one.limitSeconds });
	} finally {
		await endEach([one, two].flatMap(({ release }) => release ?? []));
	}
}
function secondsStarting(starts) {
	const [first, second] = starts;
	const all = starts.reduce((sum, { from, to }) => sum + to - from, 0);
	if (first === void 0 || second === void 0) return all;
	return all - Math.max(0, Math.min(first.to, second.to) - Math.max(first.from, second.from));
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
			const make = probeActor(target, cpuSetOf(pair, cpus), host);
			const drawnSeed = random.between(0, 4294967295);
			const work = (actors) => steadiness(actors, drawnSeed, isOver);
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
function probeActor(target, cpuSet, host) {
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
			cpuSet
		}, host);
		return harnessActor({
			side,
			start,
			timeoutSeconds
		}, host);
	};
}

export { anyWorkWaited, costOfBatch, drawnSlot, firstSlot, hasMarks, injectSeconds, injectedLog, isMark, leastBySlot, listsBySlot, onBoth, othersWorkWaited, ownNanoseconds, perSlot, probeActor, probeNoise, runBlock, runLength, startTogether, typicalPair, warmUp, wholeCosts };