import { NEVER, array, looseObject, number, object, record, string, union } from "../packages/zod.js";
import { functionBenchmarkSchema, otherSide, parametersSchema } from "./model5.js";
import { text } from "./model6.js";
import { ownMetricSchema } from "./model7.js";
import { DialogueError } from "./host12.js";
import { startOf, withNodeFlags } from "./model28.js";

// src/adapters/reading/harness-description.ts
const errorSchema = object({ error: object({
	stage: string().max(50),
	message: string().max(2e3),
	stack: string().max(1e4).nullable()
}) });
const countSchema = union([number().int().min(1).max(1e6), text(200)]).optional();
const remarksSchema = array(object({
	parameters: parametersSchema,
	reason: string().max(300)
})).max(1e3).optional();
const descriptionSchema = object({
	...functionBenchmarkSchema.pick({
		profile: true,
		pinned: true,
		alone: true,
		series: true,
		gates: true
	}).shape,
	question: string().max(2e3).nullable(),
	parameters: array(parametersSchema).max(1e3),
	names: array(text(100)).max(1e3).optional(),
	skipped: remarksSchema,
	warned: remarksSchema,
	calls: countSchema,
	pause: countSchema,
	batches: countSchema,
	metrics: record(text(60), ownMetricSchema).optional()
});
const ownFiles = / - \S*\/(?:_harness\/[\w-]+|harness)\.cjs(?= |$)/g;
function harnessErrorOf(answer) {
	if (typeof answer !== "object" || answer === null || !("error" in answer)) return null;
	const validation = errorSchema.safeParse(answer);
	if (!validation.success) return null;
	const { stage, message, stack } = validation.data.error;
	return {
		stage,
		message: message.replaceAll(/\s+/g, " ").replaceAll(ownFiles, "").trim(),
		stackLines: (stack ?? message).split("\n").slice(0, 10)
	};
}
function harnessDescriptionOf(answer) {
	return descriptionSchema.safeParse(answer).data ?? null;
}
const helloSchema = object({ hello: object({ addons: array(string().max(4e3)).max(200) }) });
function loadedAddonsOf(hello) {
	return helloSchema.safeParse(hello).data?.hello.addons ?? [];
}

// src/measure/actors/side-error.ts
const noFacts = {
	exitCode: null,
	signal: null,
	timedOut: false,
	lastLines: []
};
var SideError = class extends Error {
	name = "SideError";
	side;
	facts;
	constructor(side, message, facts = noFacts) {
		super(message);
		this.side = side;
		this.facts = facts;
	}
	failure(stage, benchmarkId) {
		const { exitCode, signal, timedOut, lastLines } = this.facts;
		return {
			stage,
			side: this.side,
			benchmarkId,
			message: this.message.slice(0, 2e3),
			exitCode,
			signal,
			timedOut,
			lastLines: lastLines.slice(-20).map((line) => line.slice(0, 2e3)),
			logPath: null
		};
	}
};
var AnswerError = class extends SideError {
	constructor(side, kind, answer) {
		const shownText = (JSON.stringify(answer) ?? "nothing").slice(0, 200);
		super(side, `expected ${kind} from the harness, got ${shownText}`);
	}
};
function outOfTime(error, { seconds, what = "a run to end", limitName = "timeout" }) {
	const { side, facts } = error;
	if (!facts.timedOut || seconds === void 0) return error;
	const message = `expected ${what} within ${String(seconds)} s, got no end; "${limitName}" allows more`;
	return new SideError(side, message, facts);
}
async function blameSide(side, action, limit = {}) {
	try {
		return await action();
	} catch (error) {
		if (!(error instanceof DialogueError)) throw error;
		const blamedSide = error.isOthers ? otherSide(side) : side;
		throw outOfTime(new SideError(blamedSide, error.message, error.outcome), limit);
	}
}
function assertGone(side, { overLimit, ...outcome }) {
	if (overLimit !== void 0) throw new SideError(side, `expected at most ${overLimit}, got more`, outcome);
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

// src/measure/actors/side-process.ts
const outputLimitBytes = 1e7;
function sideProcess({ build, environment, bounds }, { argv, timeoutSeconds, changes = {} }) {
	return {
		argv,
		cwd: build.directory,
		environment,
		timeoutSeconds,
		outputLimitBytes,
		isolated: true,
		...bounds,
		...changes
	};
}
function commandOf({ command }, { benchmarkDirectory, build, environment, nodeFlags }, more = {}) {
	const values = {
		benchmarks: benchmarkDirectory,
		directory: build.directory,
		package: build.packageDirectory,
		...more
	};
	const filledCommand = command.map((word) => Object.entries(values).reduce((text, [name, value]) => text.replaceAll(`{${name}}`, () => value), word));
	const { words, folder, variables } = startOf(filledCommand);
	return {
		argv: withNodeFlags(words, nodeFlags),
		cwd: folder === null ? build.directory : `${build.directory}/${folder}`,
		environment: {
			...environment,
			...variables
		}
	};
}
function nodeWords({ build, nodeFlags, harnessPath }) {
	return [
		build.runtime.path,
		...nodeFlags,
		harnessPath
	];
}
function harnessProcess(target, words, timeoutSeconds) {
	const { build, nodeFlags, harnessPath } = target;
	const barred = harnessPath.replace(/[^/]*$/, "_harness/no-debugger.cjs");
	return {
		...sideProcess(target, {
			argv: [
				build.runtime.path,
				...nodeFlags,
				"--require",
				barred,
				harnessPath,
				...words
			],
			timeoutSeconds
		}),
		isSealed: true
	};
}
function brokenLimit({ timedOut, overLimit, isFlooded }, { what, timeoutSeconds, limitBytes = outputLimitBytes }) {
	if (timedOut) return `expected ${what} to end within ${String(timeoutSeconds)} s, got no end; "timeout" allows more`;
	if (overLimit !== void 0) return `expected at most ${overLimit}, got more`;
	return isFlooded ? `expected at most ${String(limitBytes)} bytes of output, got more` : null;
}

// src/measure/targets/cpu-set-of.ts
const anyCpu = {
	mainCpu: null,
	otherCpus: null
};
function cpuSetOf(position, cpus) {
	const mainCpu = cpus[position % cpus.length];
	if (mainCpu === void 0 || cpus.length < 2) return anyCpu;
	return {
		mainCpu,
		otherCpus: cpus.filter((cpu) => cpu !== mainCpu)
	};
}

// src/measure/actors/harness.ts
async function startHarness({ benchmark, target, cpuSet }, { processes, files }, place) {
	const file = files.join(target.benchmarkDirectory, benchmark.module);
	const parameters = JSON.stringify(benchmark.parameters);
	const spec = harnessProcess(target, [
		"serve",
		file,
		parameters
	], benchmark.timeoutSeconds);
	const dialogue = await blameSide(target.side, () => processes.converse(spec, cpuSet, place));
	await assertNoErrors(target.side, dialogue, dialogue.hello);
	return {
		pid: dialogue.pid,
		addons: () => loadedAddons(dialogue.addons() ?? loadedAddonsOf(dialogue.hello), target, files),
		times: dialogue.times,
		awakeShare: dialogue.awakeShare,
		ask: async (request, timeoutSeconds) => {
			const answer = await blameSide(target.side, () => dialogue.ask(request, timeoutSeconds));
			await assertNoErrors(target.side, dialogue, answer);
			return answer;
		},
		end: async () => assertGone(target.side, await dialogue.end())
	};
}
const trialSeconds = .2;
async function tryRows(module, benchmarks, target, { processes, files }) {
	const file = files.join(target.benchmarkDirectory, module);
	const timeoutSeconds = benchmarks.reduce((sum, row) => sum + row.timeoutSeconds, 0);
	const rows = JSON.stringify(benchmarks.map(({ parameters }) => parameters));
	const spec = harnessProcess(target, [
		"trial",
		file,
		rows,
		String(trialSeconds)
	], timeoutSeconds);
	const limit = { seconds: timeoutSeconds };
	const dialogue = await blameSide(target.side, () => processes.converse(spec, anyCpu), limit);
	await assertNoErrors(target.side, dialogue, dialogue.hello);
	assertGone(target.side, await dialogue.end());
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
		waitingNanoseconds: share * waitingSeconds * 1e9
	};
}
function endedBetween(before, after) {
	const gatheredNanoseconds = [...after].reduce((sum, [process, { childrenNanoseconds }]) => sum + childrenNanoseconds - (before.get(process)?.childrenNanoseconds ?? 0), 0);
	const knownNanoseconds = [...before].flatMap(([process, { threads }]) => after.has(process) ? [] : [...threads.values()]).reduce((sum, { runNanoseconds }) => sum + runNanoseconds, 0);
	return Math.max(0, gatheredNanoseconds - knownNanoseconds);
}
function ownWork({ cpuMicroseconds, runNanoseconds }, { threads }) {
	if (cpuMicroseconds === null) return null;
	return Math.max(cpuMicroseconds * 1e3, (runNanoseconds ?? 0) + threads);
}
function cpuWithAside(batch, aside) {
	const ownNanoseconds = ownWork(batch, aside);
	return ownNanoseconds === null ? null : (ownNanoseconds + aside.children) / 1e3;
}
function delayByOthers(batch, aside) {
	const { nanoseconds, delayNanoseconds } = batch;
	const { threads, children } = aside ?? {
		threads: 0,
		children: 0
	};
	const ownNanoseconds = ownWork(batch, { threads });
	if (delayNanoseconds === null || ownNanoseconds === null) return delayNanoseconds;
	return Math.max(0, Math.min(delayNanoseconds - threads - children, nanoseconds - ownNanoseconds));
}
const endedShare = .25;
const roundedNanoseconds = 2e7;
function delayFromOutside(batch, aside) {
	const { nanoseconds, delayNanoseconds, runNanoseconds } = batch;
	const [main, ownNanoseconds] = [runNanoseconds ?? nanoseconds, ownWork(batch, aside) ?? 0];
	if (ownNanoseconds - main - aside.threads + aside.endedChildren <= endedShare * (ownNanoseconds + aside.children)) return aside.delay;
	const slept = nanoseconds - main - (delayNanoseconds ?? 0);
	const rounded = aside.endedChildren > 0 ? roundedNanoseconds : 0;
	const idleNanoseconds = slept - (ownNanoseconds - main) - aside.children - rounded;
	return Math.max(aside.delay, Math.min(idleNanoseconds, aside.waitingNanoseconds));
}

// src/measure/actors/harness-actor.ts
const secondsPerRequest = 5e-4;
const slackSeconds = .2;
const slackDelaySeconds = 1e-4;
function harnessActor({ side, start, timeoutSeconds }, { clock, machine }) {
	let liveHarness = null;
	let started = {
		from: 0,
		to: 0
	};
	let contention = null;
	let disturbance = null;
	let awakeShare = 0;
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
	const presentHarness = () => {
		if (liveHarness === null) throw new Error(`expected a process of ${side}, got none`);
		return liveHarness;
	};
	const reading = () => ({
		times: presentHarness().times(),
		waitingSeconds: machine.waitingSeconds()
	});
	const exchange = async (request) => {
		const before = clock.monotonicSeconds();
		const remainingSeconds = Math.max(.001, timeoutSeconds - (started.to - started.from) - claims.outerSeconds);
		isAsked = true;
		const answer = await presentHarness().ask(request, remainingSeconds);
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
			start: async (place) => {
				const from = clock.monotonicSeconds();
				liveHarness = await start(place);
				started = {
					from,
					to: clock.monotonicSeconds()
				};
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
					pid: presentHarness().pid,
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
			addons: () => presentHarness().addons(),
			end: async () => {
				const harness = presentHarness();
				const seconds = clock.monotonicSeconds() - started.to;
				const after = await machine.contention(harness.pid);
				const asideSeconds = asideNanoseconds / 1e9;
				disturbance = disturbanceOf(contention, after, {
					seconds,
					ownDelaySeconds,
					asideSeconds
				});
				const sideError = forgedBy(after);
				if (sideError !== null) throw sideError;
				awakeShare = harness.awakeShare();
				await exchange({ ask: "quit" });
				liveHarness = null;
				await harness.end();
			}
		},
		limitSeconds: timeoutSeconds,
		started: () => started,
		disturbance: () => disturbance,
		awakeShare: () => awakeShare,
		clockError: async () => liveHarness === null || isAsked ? null : forgedBy(await machine.contention(liveHarness.pid)),
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
	if (ranSeconds !== null && ranSeconds > mostSeconds) return `expected a clock that can be trusted, got ${claimedText} where it ran for ${ranSeconds.toPrecision(3)} s: work goes on after its calls; run returns a promise of all that it begins`;
	if (delaySeconds !== null && claimedDelaySeconds > delaySeconds + slackDelaySeconds) return `expected a clock that can be trusted, got ${claimedDelaySeconds.toPrecision(3)} s of waiting for a CPU by the benchmark where the kernel counted ${delaySeconds.toPrecision(3)} s`;
	return null;
}

export { AnswerError, SideError, anyCpu, assertGone, blameSide, brokenLimit, commandOf, cpuSetOf, disturbanceByOthers, harnessActor, harnessDescriptionOf, harnessErrorOf, harnessProcess, loadedAddons, nodeWords, outOfTime, sideProcess, startHarness, tryRows };