import { _enum, array, boolean, datetime, literal, number, strictObject, tuple } from "../packages/zod.js";
import { benchmarkSchema, buildSchema, bySideSchema, countSchema, differenceSchema, digestSchema, functionBenchmarkSchema, secondsSchema, shaSchema, sideSchema, storedPresetSchema, studySchema, text } from "./model3.js";
import { geometricMeanSchema, judgedRowSchema, placementsSchema, warningSchema } from "./model9.js";
import { metricSchema } from "./model11.js";
import { verdictSchema } from "./model10.js";

// src/model/judging/acceptance.ts
/** A regression that a maintainer has accepted, up to a bound. */
const acceptanceSchema = strictObject({
	benchmarkId: text(300),
	metric: text(100),
	/** Accepted bound as head / base − 1: negative when more is better. */
	bound: number(),
	/** The maintainer's reason. */
	reason: text(500),
	/** The maintainer's login. */
	by: text(110)
});

// src/model/judging/curve.ts
const times = array(number().positive()).max(1e3);
/** The first calls of one side over all judged blocks, in seconds. */
const curveSchema = strictObject({
	/** For each call by position, first call first: the median over the blocks, and the quartiles. */
	median: times,
	lower: times,
	upper: times,
	/** Over all calls of all blocks together. */
	candlestick: strictObject({
		least: number().positive(),
		lower: number().positive(),
		mean: number().positive(),
		upper: number().positive(),
		most: number().positive()
	})
});
/** How a benchmark warms up on both sides. It is shown, not judged. */
const curvesSchema = strictObject({
	benchmarkId: text(300),
	blocks: countSchema,
	curve: bySideSchema(curveSchema)
});

// src/model/judging/failure.ts
/** A problem of the measured program, shown in the result: it does not build, crashes or hangs. */
const failureSchema = strictObject({
	stage: _enum([
		"build",
		"pilot",
		"sample"
	]),
	/** `null` when neither side is the cause, for example a missing tool. */
	side: sideSchema.nullable(),
	/** `null` when it affects the whole side. */
	benchmarkId: text(300).nullable(),
	/** One line: what was expected, what happened, what to do. */
	message: text(2e3),
	exitCode: number().int().nullable(),
	signal: text(20).nullable(),
	timedOut: boolean(),
	/**
	* The last lines that it printed, or for a build the lines around the first error; at most 20.
	*/
	lastLines: array(text(2e3)).max(20),
	/** Path of the full log on the measuring machine, if there is one. */
	logPath: text(1e3).nullable()
});

// src/model/judging/layout-spread.ts
/** How far layouts of base lie apart in one row. */
const layoutSpreadSchema = strictObject({
	benchmarkId: text(300),
	metric: text(100),
	/** Standard deviation of one layout, as a ratio: 0.07 for 7 %. */
	ratio: number().min(0)
});

// src/model/machine/noise-probe.ts
/**
* One program measured against itself like a benchmark: log ratios of the two slots, one per window
* of about 20 ms, window by window and process pair by process pair.
*/
const noiseProbeRunSchema = strictObject({
	windows: array(array(number()).min(1).max(1e3)).min(1).max(100),
	seconds: secondsSchema
});
/** The result of the noise probe. */
const noiseProbeSchema = strictObject({
	/** Half of a 95 % interval after 30 seconds of measuring, as a ratio. */
	resolution: number().min(0),
	/** Standard deviation of the windows within one process pair: the noise of the machine alone. */
	noise: number().min(0)
});

// src/model/machine/machine.ts
/** How untrusted code is isolated, and how everything that it starts is ended. */
const isolationSchema = strictObject({
	/** Its own process table, its own control group, or neither; then leftovers are searched for. */
	kind: _enum([
		"namespace",
		"cgroup",
		"sweep"
	]),
	how: text(100),
	/** Why it has no process table of its own; `null` when it has one. */
	trouble: text(300).nullable(),
	/**
	* Whether the code could see only what it needs, and write only its own side's files. Absent in
	* older records, where it saw more.
	*/
	readOnly: boolean().optional(),
	/**
	* What measured code could reach: the machine's network, or only itself. Absent in older records.
	*/
	network: _enum(["host", "loopback"]).optional(),
	/** What kept the code from files that it does not need, where there is no process table of its own. */
	files: literal("landlock").optional()
});
/** A fact that distinguishes one machine, or its state, from another. */
const machineFactSchema = strictObject({
	id: text(50),
	title: text(100),
	found: text(300),
	/** Whether it stays the same from run to run unless the machine is changed. */
	lasting: boolean()
});
/** The measuring machine; `null` or `unknown` where the system does not report it. */
const machineSchema = strictObject({
	name: text(200),
	platform: text(50),
	architecture: text(50),
	kernel: text(200),
	processor: text(200),
	/** Number of CPUs that the run may use. */
	cpus: countSchema,
	memoryBytes: countSchema,
	hypervisor: boolean().nullable(),
	governor: text(50).nullable(),
	addressRandomisation: boolean().nullable(),
	/** Whether a measured process can be pinned to one CPU. */
	pinning: boolean(),
	/** Its version and how it was found; `null` when there is none. */
	hyperfine: text(300).nullable(),
	/** Names of the variables that measured processes see, and a digest of names and values. */
	environmentNames: array(text(200)).max(200),
	environmentDigest: text(64),
	/** Absent in older records. */
	isolation: isolationSchema.optional(),
	/** The machine's state when measuring began; absent in older records. */
	fingerprint: strictObject({
		/** The facts that the machine reports. */
		facts: array(machineFactSchema).max(100),
		/** Digest of the processor, the kernel and the lasting facts. */
		digest: text(64)
	}).optional(),
	/** Results of the noise probe before and after measuring; absent when it did not run. */
	steadiness: strictObject({
		before: noiseProbeSchema.nullable(),
		after: noiseProbeSchema.nullable()
	}).optional()
});

// src/model/judging/history.ts
/** Format name and version in every history document. */
const historyFormat = "deadheat-history/1";
/** Noise in one benchmark and metric, from runs that compared a revision with itself. */
const historyRowSchema = strictObject({
	benchmarkId: text(300),
	metric: text(100),
	/** Largest certain difference of a revision from itself, as a ratio; 0 when there was none. */
	floor: number().min(0),
	/** Standard deviation of one pair's log ratio. */
	pairSpread: number().min(0),
	/** Number of runs behind these figures. */
	runs: countSchema
});
/** The noise that a machine has shown so far. */
const historySchema = strictObject({
	format: literal(historyFormat),
	rows: array(historyRowSchema).max(5e4)
});

// src/model/build/revision.ts
/** Why this revision was chosen for its side. */
const revisionReasonSchema = _enum([
	"explicit",
	"merge-parent",
	"merge-base",
	"before-push",
	"pull-request-head",
	"pull-request-merge",
	"pushed",
	"previous-release"
]);
/** What one side is made from. */
const revisionSchema = strictObject({
	side: sideSchema,
	/**
	* `commit` of the repository, a `package`, published or packed, a `runtime` alone, in an empty folder,
	* or the files of a `folder` as they were.
	*/
	source: _enum([
		"commit",
		"package",
		"runtime",
		"folder"
	]),
	/** What the user wrote, or the ref that was chosen. */
	spec: text(300),
	/** Short label: `b52dd91` or `keccak@2.1.0`. */
	label: text(300),
	/** The commit; `null` for other kinds. */
	sha: shaSchema.nullable(),
	/** git's id of the files of a folder; absent for anything else. */
	tree: shaSchema.optional(),
	/** Name on the registry; `null` for what is no published package. */
	packageName: text(300).nullable(),
	/** Exact version on the registry; `null` for other kinds. */
	packageVersion: text(100).nullable(),
	/** Digest of the package's bytes, of a published one as the registry tells it; absent for a commit. */
	integrity: text(300).optional(),
	reason: revisionReasonSchema,
	/** The Node.js version that the user gave with the revision. */
	node: text(200).optional()
});

// src/model/run/shard.ts
/** Most shards of one table; GitHub's matrix has at most 256 jobs. */
const mostShards = 256;
/** Which part of a table a run measures, and what it needs to know of the whole. */
const shardSchema = strictObject({
	/** From 1. */
	index: number().int().min(1).max(256),
	/** How many shards the table has. */
	of: number().int().min(1).max(256),
	/** Tests that share alpha in the whole table, as `gatingTests` counts them. */
	family: countSchema,
	/** Ids of all benchmarks of the table, in its order; the same in every shard. */
	rows: array(text(300)).max(1e4),
	/** The same for the contests, which share an alpha of their own; absent when there are none. */
	contests: strictObject({
		family: countSchema,
		rows: array(text(300)).max(1e4)
	}).optional()
});

// src/model/run/plan.ts
/** The guarantees of the verdicts, fixed before the first sample. */
const policySchema = strictObject({
	/** Probability that any unchanged row of the table is called slower or faster. */
	alpha: number().positive().max(.5),
	/** Probability per row that a change at the threshold is called the same. */
	alphaEquivalence: number().positive().max(.5),
	/** Numbers of pairs at which the judge looks, ascending. */
	looks: array(number().int().positive()).min(1).max(50),
	/**
	* A regression fails the check when its whole interval is beyond this ratio; `null` stands for
	* the row's threshold.
	*/
	limit: number().positive().nullable()
});
/** The benchmarks that the user selected; absent keys were not given. */
const chosenSchema = strictObject({
	/** The benchmark folder. */
	benchmarks: text(1e3).optional(),
	/**
	* `promises`, or one benchmark of it: `promises/chain`. One from elsewhere names its version or
	* commit: `npm:mine@1.2.0`, an address with a full commit id after `#`; or its folder.
	*/
	suite: text(1e3).optional(),
	/** SHA-256 of the files of a suite from elsewhere. */
	suiteDigest: digestSchema.optional(),
	preset: storedPresetSchema.optional(),
	/** Values of parameters, as the user wrote them. */
	set: array(text(1e4)).max(100).optional(),
	only: array(text(300)).max(100).optional(),
	/** As the user wrote them. */
	axis: array(text(2e3)).max(20).optional(),
	allPairs: literal(true).optional(),
	/** The contenders of `versus`, as words for a shell. */
	contenders: array(text(1e4)).max(1e3).optional()
});
/** Everything that decides what is run and how it is judged. */
const planSchema = strictObject({
	revisions: bySideSchema(revisionSchema),
	benchmarks: array(benchmarkSchema).max(1e4),
	/**
	* Contenders that are compared with each other: each entry has a `contest`, whose reference sits
	* in base's place. Absent when there are none.
	*/
	contests: array(benchmarkSchema).max(1e4).optional(),
	/** Ids of benchmarks that exist on one side only. */
	added: array(functionBenchmarkSchema.shape.id).max(1e4),
	removed: array(functionBenchmarkSchema.shape.id).max(1e4),
	metrics: array(metricSchema).max(200),
	policy: policySchema,
	/** Known noise of the machine in these benchmarks; empty when there is no history. */
	history: array(historyRowSchema).max(5e4),
	/** Seed of every coin and order, an unsigned 32-bit number. */
	seed: number().int().min(0).max(4294967295),
	/** No new round starts after this many seconds; `null` for no limit. */
	budgetSeconds: secondsSchema.nullable(),
	/** Time was limited when the run began, so the most rewarding benchmarks continue first. */
	selective: literal(true).optional(),
	/** Share of base-against-base blocks, 0…1; 0 for none. */
	controlShare: number().min(0).max(1),
	/**
	* The first blocks of every benchmark, so many pairs and controls in an order drawn by lot, and one
	* in each round. Absent where controls come in rounds of their own accord.
	*/
	earlyControls: strictObject({
		pairs: number().int().min(1).max(1e3),
		controls: number().int().min(1).max(10)
	}).optional(),
	/** Whether every round also measures base against another build of base. */
	rebuildControl: literal(true).optional(),
	/** How addons compiled here are relinked for every round; absent when there are none. */
	placements: placementsSchema.optional(),
	/** Which part of a larger table this is; absent where it is all of it. */
	shard: shardSchema.optional(),
	/** Absent where nothing was asked for in particular. */
	chosen: chosenSchema.optional(),
	/** The tables of the published study that the suite reproduces. */
	study: studySchema.optional()
});

// src/model/judging/profile.ts
const amountSchema = number().min(0);
/** What a profile counts: seconds of running time, or bytes allocated. */
const profileUnitSchema = _enum(["s", "B"]);
/** A function in a profile. */
const profiledFunctionSchema = strictObject({
	name: text(200),
	/**
	* Path relative to the side's tree, `node:buffer` for Node.js itself, a bare file name for
	* anything else; empty for code without a file, such as `(garbage collector)`.
	*/
	file: text(300),
	/** Where it begins, counted from 1; `null` when unknown. */
	line: countSchema.nullable(),
	/** Whether head's commit has this file, so that it can be linked. */
	own: boolean()
});
/** The profile of one process of one side. It is neither timed nor judged as a measurement. */
const processProfileSchema = strictObject({
	benchmarkId: text(300),
	side: sideSchema,
	unit: profileUnitSchema,
	/** When `perf` has taken it, so that it has native functions, and child processes of a command. */
	native: literal(true).optional(),
	/** Samples behind all numbers. */
	ticks: countSchema,
	/** Those of the program itself first; `self` is per call of the benchmark, in the unit. */
	functions: array(profiledFunctionSchema.extend({ self: amountSchema })).max(1e3),
	/**
	* The call tree, callers before what they call: index of the caller or −1, index of the function,
	* and its own amount per call. Branches below 0.1 % are counted to their caller. Empty for old
	* versions of Node.js.
	*/
	nodes: array(tuple([
		number().int().min(-1),
		countSchema,
		amountSchema
	])).max(2e3)
});
/** The profiles of both sides of a benchmark, from several alternating processes of each. */
const profileSchema = strictObject({
	benchmarkId: text(300),
	unit: profileUnitSchema,
	/** When `perf` has taken them, so that they have native functions. */
	native: literal(true).optional(),
	/** Number of processes of each side. */
	processes: bySideSchema(countSchema),
	ticks: bySideSchema(countSchema),
	/** Mean of all functions, per call of the benchmark, in the unit. */
	total: bySideSchema(amountSchema),
	/** Largest difference first. */
	functions: array(profiledFunctionSchema.extend({
		/** Mean own amount per call of the benchmark, in the unit. */
		self: bySideSchema(amountSchema),
		/**
		* Permutation test over the processes, corrected over all functions above 1 %; `null` for a
		* function below, which is not tested.
		*/
		pAdjusted: number().min(0).max(1).nullable()
	})).max(300),
	/**
	* The call tree of both sides for a differential flame graph, callers first: index of the caller
	* or −1, index of the function, own amount per call on base and on head.
	*/
	nodes: array(tuple([
		number().int().min(-1),
		countSchema,
		amountSchema,
		amountSchema
	])).max(3e3)
});

// src/model/run/spent.ts
/**
* Seconds of a block by what they were spent on, both slots together. What is left of the block's own
* seconds went into requests, readings and the ends of the processes.
*/
const spentSchema = strictObject({
	/** Starting both processes, until they are set up. */
	start: secondsSchema,
	warmUp: secondsSchema,
	/** Untimed calls just before timed ones. */
	leadIn: secondsSchema,
	/** Timed calls, requests, runs or slices. */
	measured: secondsSchema
});

// src/model/run/stage.ts
/**
* What a run does, one after the other: build both sides; find, describe and plan the benchmarks; check
* the machine; try each benchmark once; measure blocks; judge, at the looks and finally; profile.
*/
const stageSchema = _enum([
	"build",
	"prepare",
	"probe",
	"pilots",
	"blocks",
	"judge",
	"profiles"
]);

// src/model/judging/run-time.ts
/** Where the time of a run went; of several machines, their sum. */
const runTimeSchema = strictObject({
	/** Seconds of each stage, in the order of their first end. */
	stages: array(strictObject({
		stage: stageSchema,
		seconds: secondsSchema
	})).max(stageSchema.options.length),
	/** Of all blocks together, those included that were measured again. */
	blocks: strictObject({
		count: countSchema,
		/** Sum over the blocks: more than those of their stage where several ran at once. */
		seconds: secondsSchema,
		...spentSchema.shape
	})
});

// src/model/run/lanes.ts
/** What a trial of several blocks at once has shown, beside one block at a time. */
const lanesTrialSchema = strictObject({
	/** How many at once were tried. */
	lanes: number().int().min(2).max(64),
	/** Times as many blocks in the same time. */
	speed: number().min(0),
	/** Times the spread between base and itself. */
	spread: number().min(0),
	/** Share of a known difference that was found, with one block at a time and with several. */
	effects: tuple([number(), number()]),
	seconds: secondsSchema
});
/** How many blocks a run measured at once, and why. */
const lanesSchema = strictObject({
	count: number().int().min(1).max(64),
	/** What decided it; absent when the number was asked for. */
	trial: lanesTrialSchema.optional()
});

// src/model/run/variant.ts
/** Both sides as built under one of several Node.js versions. */
const variantSchema = strictObject({
	/** The `runtime` of this variant's benchmarks: `22`. */
	runtime: text(50),
	/** `null` when a side did not build under it. */
	builds: bySideSchema(buildSchema.nullable())
});
const longest = 300;
/** Id of a benchmark under one of several Node.js versions: `hash bytes=16 node=22`. */
function idUnder(id, runtime) {
	const ending = ` node=${runtime}`;
	return id.slice(0, longest - ending.length) + ending;
}
/** The id without its Node.js version, which has its own column. */
function idWithout(id, runtime) {
	const ending = ` node=${runtime ?? ""}`;
	return runtime !== null && id.endsWith(ending) ? id.slice(0, -ending.length) : id;
}

// src/model/judging/result.ts
/** Format name and version in every result. */
const resultFormat = "deadheat-result/1";
/** The conclusion for one benchmark and metric. */
const findingSchema = strictObject({
	benchmarkId: text(300),
	/** `null` when the whole benchmark failed or exists on one side only. */
	metric: text(100).nullable(),
	verdict: verdictSchema,
	/** Median over the pairs, in the metric's unit; `null` without a pair. */
	baseCentre: number().nullable(),
	headCentre: number().nullable(),
	/** `null` when there was nothing to judge. */
	judged: judgedRowSchema.nullable(),
	/** Practical threshold of this row as a ratio. */
	threshold: number().nullable(),
	/** Whether the whole interval of the regression is beyond the limit. */
	beyondLimit: boolean(),
	/**
	* What a maintainer has accepted; `beyondLimit` then says whether the whole interval is beyond
	* that bound. Absent when nothing was accepted.
	*/
	acceptance: acceptanceSchema.pick({
		bound: true,
		reason: true,
		by: true
	}).optional(),
	/**
	* Estimated minutes for `pairsToSettle`; `null` when the row is settled or no estimate exists.
	*/
	minutesToSettle: number().min(0).nullable()
});
/** How base compares with another build of itself: differences without any change of code. */
const rebuildControlSchema = strictObject({
	twin: buildSchema,
	/** Number of blocks that compared base with its control build, without warm-up. */
	pairs: countSchema,
	/**
	* Where the two builds differ at 95 % confidence, and by how much as a ratio. No change up to
	* this size is called.
	*/
	floors: array(strictObject({
		benchmarkId: text(300),
		metric: text(100),
		ratio: number().min(0)
	})).max(5e4)
});
/** One part of a table that several machines measured. */
const measuredShardSchema = strictObject({
	...shardSchema.pick({ index: true }).shape,
	machine: machineSchema,
	startedAt: datetime(),
	seconds: secondsSchema,
	/** Blocks that were measured, warm-up and control blocks left out. */
	pairs: countSchema,
	/** How many benchmarks it had. */
	benchmarks: countSchema
});
/** How a check ends: `neutral` when nothing could be told. */
const conclusionSchema = _enum([
	"success",
	"failure",
	"neutral"
]);
/** The analysed outcome of a run: one document from which every report is made. */
const resultSchema = strictObject({
	format: literal(resultFormat),
	/** The version of deadheat. */
	version: text(50),
	startedAt: datetime(),
	seconds: secondsSchema,
	/** Where the time went, building and preparing included; absent in results of older versions. */
	time: runTimeSchema.optional(),
	plan: planSchema,
	machine: machineSchema,
	/** Other classes of machine on which a run, or a shard, was continued; absent for none. */
	continuedOn: array(machineSchema).max(200).optional(),
	builds: bySideSchema(buildSchema.nullable()),
	/** All builds when several Node.js versions are measured; `builds` is the first complete pair. */
	variants: array(variantSchema).max(10).optional(),
	/** How many blocks were measured at once; absent where each was measured alone and nothing else was tried. */
	lanes: lanesSchema.optional(),
	/** Differences between the sides besides their code; absent when they were not checked. */
	differences: array(differenceSchema).max(1e4).optional(),
	/** How two builds of base compare; absent when base was built once. */
	rebuildControl: rebuildControlSchema.optional(),
	/** Only for benchmarks whose addons were measured in cycles of links, because their layouts differ. */
	layouts: array(layoutSpreadSchema).max(1e4).optional(),
	/** Who measured what, where several machines did; absent for a table of one machine. */
	shards: strictObject({
		of: shardSchema.shape.of,
		/** Tests that share alpha, of all shards. */
		family: countSchema,
		/** By index; a shard that left nothing is missing. */
		measured: array(measuredShardSchema).max(256)
	}).optional(),
	findings: array(findingSchema).max(5e4),
	/**
	* The same for the plan's contests: base stands for the reference, head for the contender. They
	* never fail the check. Absent when the plan has none.
	*/
	contests: array(findingSchema).max(5e4).optional(),
	failures: array(failureSchema).max(1e4),
	/** Only when benchmarks request a series of first calls. */
	curves: array(curvesSchema).max(1e4).optional(),
	/** Of rows that were called changed, and of those that were asked for. */
	profiles: array(profileSchema).max(1e3).optional(),
	geometricMeans: array(geometricMeanSchema).max(200),
	/** Warnings about the run as a whole. */
	warnings: array(warningSchema).max(200),
	/** Number of measured blocks, without warm-up and control blocks. */
	pairs: countSchema,
	/** Number of blocks that were disturbed by the machine, measured again, and not judged. */
	repeats: countSchema,
	conclusion: conclusionSchema
});

export { acceptanceSchema, conclusionSchema, failureSchema, historyFormat, historySchema, idUnder, idWithout, lanesSchema, machineSchema, noiseProbeRunSchema, planSchema, processProfileSchema, profileUnitSchema, profiledFunctionSchema, resultFormat, resultSchema, spentSchema, stageSchema, variantSchema };