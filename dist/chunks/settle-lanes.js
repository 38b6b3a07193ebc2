import { SideError, cpuSetOf } from "./src/measure2.js";
import { injectSeconds, injectedLog, probeActor, runBlock } from "./src/drivers.js";
import { randomOf } from "./src/model12.js";
import { medianOf } from "./src/stats4.js";
import { bearsCompany, isLinkedPlan, measuredSecondsOf } from "./src/model5.js";
import { partEntries } from "./src/model24.js";
import { lanesSchema, notWorthLanes } from "./src/parts6.js";
import { recordEntry } from "./src/session+plan.js";

// src/parts/lanes/lanes-of.ts
const lanesLimit = 8;
function mostLanes(cores) {
	const cpus = cores.flat().length;
	const laneCount = cpus < 4 ? Math.min(2, cpus) : Math.floor(cpus / 2);
	return Math.max(1, Math.min(laneCount, cores.length, lanesLimit));
}
function lanesOf(lanes, cores) {
	const edge = (lane) => Math.floor(lane * cores.length / lanes);
	return Array.from({ length: lanes }, (_, lane) => {
		const cpus = cores.slice(edge(lane), edge(lane + 1)).flat();
		const [only = null] = cpus;
		return (position) => cpus.length > 1 ? cpuSetOf(position, cpus) : {
			mainCpu: only,
			otherCpus: null
		};
	});
}
function inLanesOf(lanes, cores) {
	const count = Math.min(lanes, mostLanes(cores));
	return count < 2 ? null : {
		count,
		deal: (work) => inLanes(lanesOf(count, cores), work)
	};
}
async function inLanes(lanes, work) {
	const waitingItems = [...work.items];
	const freeLanes = [...lanes];
	const runningByItem = /* @__PURE__ */ new Map();
	const troubles = [];
	let goesOn = true;
	const begin = async (item, lane) => {
		try {
			if (!await work.run(item, lane)) goesOn = false;
		} catch (error) {
			troubles.push(error);
			goesOn = false;
		}
		freeLanes.push(lane);
		runningByItem.delete(item);
	};
	for (;;) {
		const isPause = goesOn && waitingItems.length > 0 && work.isPauseDue();
		const lane = goesOn && !isPause && waitingItems.length > 0 ? freeLanes.shift() : void 0;
		const keys = new Set([...runningByItem.keys()].map(work.keyOf));
		const at = Math.max(0, waitingItems.findIndex((entry) => !keys.has(work.keyOf(entry))));
		const item = lane === void 0 ? void 0 : waitingItems.splice(at, 1)[0];
		if (lane !== void 0 && item !== void 0) runningByItem.set(item, begin(item, lane));
		else if (runningByItem.size > 0) await Promise.race(runningByItem.values());
		else if (isPause) await work.pause();
		else break;
	}
	if (troubles.length > 0) throw troubles[0];
	return goesOn;
}

// src/parts/lanes/try-lanes.ts
const rounds = 3;
const hopelessSpread = 1.6;
async function tryLanes({ target, seed, mostSeconds, isCancelled }, lanes, host) {
	const cores = await host.machine.cores();
	const dealtLanes = lanesOf(lanes, cores);
	const random = randomOf(seed);
	const now = () => host.clock.monotonicSeconds();
	const startSeconds = now();
	const isOver = () => now() - startSeconds >= mostSeconds;
	const alonePairs = [];
	const besidePairs = [];
	const seconds = {
		alone: 0,
		beside: 0
	};
	const pair = async (cpuSet) => {
		const drawnSeed = random.between(0, 4294967295);
		const work = (actors) => injectSeconds(actors, drawnSeed, isOver);
		const make = probeActor(target, cpuSet, host);
		const { value } = await runBlock({
			sides: {
				one: "base",
				two: "base"
			},
			make,
			work
		}, host);
		return value;
	};
	try {
		for (let round = 0; round < rounds; round++) {
			if (isCancelled()) return "cancelled";
			const roundStartSeconds = now();
			if (isOver() && round > 0) break;
			alonePairs.push(await pair(cpuSetOf(round, cores.flat())));
			const aloneEndSeconds = now();
			const outcomes = await Promise.allSettled(dealtLanes.map((placementOfLane) => pair(placementOfLane(round))));
			for (const outcome of outcomes) {
				if (outcome.status === "rejected") throw outcome.reason;
				besidePairs.push(outcome.value);
			}
			seconds.alone += aloneEndSeconds - roundStartSeconds;
			seconds.beside += now() - aloneEndSeconds;
			if (spreadOf(besidePairs) > hopelessSpread * spreadOf(alonePairs)) break;
		}
	} catch (error) {
		if (!(error instanceof SideError)) throw error;
		return error.message;
	}
	return {
		lanes,
		speed: lanes * seconds.alone / seconds.beside,
		spread: spreadOf(besidePairs) / spreadOf(alonePairs),
		effects: [effectOf(alonePairs), effectOf(besidePairs)],
		seconds: now() - startSeconds
	};
}
function spreadOf(pairs) {
	const deviations = pairs.flatMap(({ same, more }) => [same, more].flatMap((kind) => {
		const middle = medianOf(kind) ?? 0;
		return kind.map((window) => Math.abs(window - middle));
	}));
	return Math.max(medianOf(deviations) ?? 0, Number.EPSILON);
}
function effectOf(pairs) {
	const differences = pairs.map(({ same, more }) => (medianOf(more) ?? 0) - (medianOf(same) ?? 0));
	return differences.reduce((sum, each) => sum + each, 0) / differences.length / injectedLog;
}

// src/parts/lanes/settle-lanes.ts
const leastSeconds = 60;
const trialSeconds = 7;
const trialShare = .05;
const overheadSeconds = .5;
async function settleLanes(run) {
	const { session, isPinning, plan } = run;
	const cores = await session.host.machine.cores();
	const fits = isPinning && !isLinkedPlan(plan) && plan.benchmarks.some(bearsCompany);
	return inLanesOf(await laneCount(run, fits ? mostLanes(cores) : 1), cores);
}
async function laneCount({ session, plan, target, past }, most) {
	const lanesSetting = session.settings.lanes;
	const earlierLanes = partEntries(past, "lanes", lanesSchema).at(-1);
	if (lanesSetting !== "auto") {
		const count = Math.min(lanesSetting, most);
		if (count < lanesSetting) {
			const text = `${String(count)} of ${String(lanesSetting)} lanes: there are no CPUs or in-process benchmarks for more`;
			session.request.onProgress({
				kind: "note",
				text
			});
		}
		if (count > 1 && earlierLanes?.count !== count) await recordEntry(session, {
			type: "part",
			part: "lanes",
			entry: { count }
		});
		return count;
	}
	if (most < 2) return 1;
	if (earlierLanes !== void 0) return Math.min(earlierLanes.count, most);
	if (target === null || expectedSeconds(plan) < leastSeconds) return 1;
	const load = await session.host.machine.loadAverage();
	if (load !== null && load > (await session.host.machine.cores()).flat().length) {
		const text = `one block at a time is measured: the load of this machine, ${load.toFixed(1)}, is above its number of CPUs`;
		session.request.onProgress({
			kind: "note",
			text
		});
		return 1;
	}
	const lanes = await triedLanes(session, target, most);
	if (lanes === null) return 1;
	await recordEntry(session, {
		type: "part",
		part: "lanes",
		entry: lanes
	});
	return lanes.count;
}
function expectedSeconds(plan) {
	const { budgetSeconds, policy } = plan;
	const round = plan.benchmarks.filter(bearsCompany).reduce((sum, benchmark) => sum + overheadSeconds + measuredSecondsOf(benchmark), 0);
	return Math.min(budgetSeconds ?? 1e400, round * ((policy.looks[0] ?? 0) + 1));
}
async function triedLanes({ request, host, seed, settings }, target, most) {
	const { onProgress, isCancelled } = request;
	onProgress({
		kind: "doing",
		what: `trying ${String(most)} blocks at once`
	});
	const mostSeconds = Math.min(trialSeconds, trialShare * (settings.budget ?? 1e400));
	const trial = await tryLanes({
		target,
		seed,
		mostSeconds,
		isCancelled
	}, most, host);
	if (isCancelled()) return null;
	if (typeof trial === "string") {
		onProgress({
			kind: "note",
			text: `the trial of several blocks at once failed: ${trial}`
		});
		return null;
	}
	const objection = notWorthLanes(trial);
	onProgress({
		kind: "note",
		text: objection === null ? `${String(most)} blocks are measured at once` : `one block at a time is measured: of ${String(most)} at once, ${objection}`
	});
	return {
		count: objection === null ? most : 1,
		trial
	};
}

export { settleLanes };