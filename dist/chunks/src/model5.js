import { _enum, array, boolean, datetime, literal, number, strictObject } from "../packages/zod.js";
import { benchmarkSchema, buildSchema, bySideSchema, countSchema, differenceSchema, functionBenchmarkSchema, secondsSchema, shaSchema, sideSchema, storedPresetSchema, studySchema, text } from "./model3.js";
import { geometricMeanSchema, judgedRowSchema, placementsSchema, warningSchema } from "./model6.js";
import { metricSchema } from "./model8.js";
import { verdictSchema } from "./model4.js";

// src/model/judging/acceptance.ts
/** A regression that a maintainer has accepted, up to a bound. */
const acceptanceSchema = strictObject({
	benchmarkId: text(300),
	metric: text(100),
	/** head / base − 1 up to which it is accepted: negative where more is better. */
	bound: number(),
	/** Why, in the maintainer's words. */
	reason: text(500),
	/** Login of the maintainer. */
	by: text(110)
});

// src/model/run/variant.ts
/** Both sides as they were built under one of several Node.js. */
const variantSchema = strictObject({
	/** What the benchmarks of this variant carry as `runtime`: `22`. */
	runtime: text(50),
	/** `null` where a side did not build under it. */
	builds: bySideSchema(buildSchema.nullable())
});
const longest = 300;
/** Id of a benchmark under one of several Node.js: `hash bytes=16 node=22`. */
function idUnder(id, runtime) {
	const ending = ` node=${runtime}`;
	return id.slice(0, longest - ending.length) + ending;
}
/** The id without its Node.js, which stands in a column of its own. */
function idWithout(id, runtime) {
	const ending = ` node=${runtime ?? ""}`;
	return runtime !== null && id.endsWith(ending) ? id.slice(0, -ending.length) : id;
}

// src/model/judging/curve.ts
const times = array(number().positive()).max(1e3);
/** The first calls of one side, over all blocks that count. Everything is in seconds. */
const curveSchema = strictObject({
	/** Of each call by its position, from the first: the median over the blocks, and their middle half. */
	median: times,
	lower: times,
	upper: times,
	/** Of all calls of all blocks together. */
	candlestick: strictObject({
		least: number().positive(),
		lower: number().positive(),
		mean: number().positive(),
		upper: number().positive(),
		most: number().positive()
	})
});
/** How a benchmark warms up on both sides. It is shown and not judged. */
const curvesSchema = strictObject({
	benchmarkId: text(300),
	blocks: countSchema,
	curve: bySideSchema(curveSchema)
});

// src/model/judging/failure.ts
/** The measured program's trouble, as a result that is shown: it does not build, crashes, hangs. */
const failureSchema = strictObject({
	stage: _enum([
		"build",
		"pilot",
		"sample"
	]),
	/** `null` when the trouble belongs to neither side, such as a missing tool. */
	side: sideSchema.nullable(),
	/** `null` when it concerns the whole side. */
	benchmarkId: text(300).nullable(),
	/** One line: what was expected, what came, what to do. */
	message: text(2e3),
	exitCode: number().int().nullable(),
	signal: text(20).nullable(),
	timedOut: boolean(),
	/** The end of what it printed, or of a build what stands around its first error; at most 20 lines. */
	lastLines: array(text(2e3)).max(20),
	/** The whole log on the measuring machine, where there is one. */
	logPath: text(1e3).nullable()
});

// src/model/machine/noise-probe.ts
/**
* One program against itself, as a benchmark would be measured: log ratios of the two slots, one for
* each window of about 20 ms, window by window, process pair by process pair.
*/
const noiseProbeRunSchema = strictObject({
	windows: array(array(number()).min(1).max(1e3)).min(1).max(100),
	seconds: secondsSchema
});
/** What a trial of the machine shows. */
const noiseProbeSchema = strictObject({
	/** Half of a 95 % interval after half a minute of measuring, as a ratio. */
	resolution: number().min(0),
	/** Spread of the windows of one process pair: the unrest of the machine alone. */
	noise: number().min(0)
});

// src/model/machine/machine.ts
/** How code that is not deadheat's own is kept apart from it, and ended with all that it has started. */
const isolationSchema = strictObject({
	/** A process table of its own, a control group of its own, or neither, so that leftovers are looked for. */
	kind: _enum([
		"namespace",
		"cgroup",
		"sweep"
	]),
	how: text(100),
	/** Why it is not a process table of its own; `null` when it is. */
	trouble: text(300).nullable(),
	/**
	* Whether nothing of the machine existed for it but what it needs, of which it could change no files
	* but its own side's; absent in records of older versions, where it saw more.
	*/
	readOnly: boolean().optional(),
	/** What measured code could reach: the machine's network, or itself; absent in records of older versions. */
	network: _enum(["host", "loopback"]).optional()
});
/** One thing that tells a machine, or a moment of it, from another. */
const machineFactSchema = strictObject({
	id: text(50),
	title: text(100),
	found: text(300),
	/** Whether it stays so from run to run, unless the machine is changed. */
	lasting: boolean()
});
/** The machine that measured; `null` or `unknown` where it does not tell. */
const machineSchema = strictObject({
	name: text(200),
	platform: text(50),
	architecture: text(50),
	kernel: text(200),
	processor: text(200),
	/** CPUs that the run may use. */
	cpus: countSchema,
	memoryBytes: countSchema,
	hypervisor: boolean().nullable(),
	governor: text(50).nullable(),
	addressRandomisation: boolean().nullable(),
	/** Whether a measured process can be bound to one CPU here. */
	pinning: boolean(),
	/** Version and way of finding; `null` when there is none. */
	hyperfine: text(300).nullable(),
	/** Names of the variables that measured processes see, and a digest of names and values. */
	environmentNames: array(text(200)).max(200),
	environmentDigest: text(64),
	/** Absent in records of older versions. */
	isolation: isolationSchema.optional(),
	/** The state of the machine when measuring began; absent in records of older versions. */
	fingerprint: strictObject({
		/** What it tells, without what it does not. */
		facts: array(machineFactSchema).max(100),
		/** Of the processor, the kernel and the facts that last. */
		digest: text(64)
	}).optional(),
	/** What one program against itself showed before and after measuring; absent when it was not tried. */
	steadiness: strictObject({
		before: noiseProbeSchema.nullable(),
		after: noiseProbeSchema.nullable()
	}).optional()
});

// src/model/judging/history.ts
/** Word and number that every history carries. */
const historyFormat = "deadheat-history/1";
/** What runs of one revision against itself showed in one benchmark and metric. */
const historyRowSchema = strictObject({
	benchmarkId: text(300),
	metric: text(100),
	/** Largest certain difference between a revision and itself, as a ratio; 0 when there was none. */
	floor: number().min(0),
	/** Spread of one pair's log ratio, as a standard deviation. */
	pairSpread: number().min(0),
	/** Runs that it was read off. */
	runs: countSchema
});
/** What a machine has shown of its own noise. */
const historySchema = strictObject({
	format: literal(historyFormat),
	rows: array(historyRowSchema).max(5e4)
});

// src/model/build/revision.ts
/** Why this revision was taken for its side. */
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
	/** `commit` of the repository, a published `package`, or a `runtime` alone, in an empty folder. */
	source: _enum([
		"commit",
		"package",
		"runtime"
	]),
	/** What the user wrote, or the ref that was chosen. */
	spec: text(300),
	/** Short words for people: `b52dd91` or `keccak@2.1.0`. */
	label: text(300),
	/** The commit; `null` for anything else. */
	sha: shaSchema.nullable(),
	/** Name on the registry; `null` for what is no published package. */
	packageName: text(300).nullable(),
	/** Exact version on the registry; `null` for what is no published package. */
	packageVersion: text(100).nullable(),
	/** Digest of the published package as the registry tells it; absent for a commit. */
	integrity: text(300).optional(),
	reason: revisionReasonSchema,
	/** The Node.js that the user wrote with it. */
	node: text(200).optional()
});

// src/model/run/plan.ts
/** What the verdicts promise, fixed before the first sample. */
const policySchema = strictObject({
	/** Chance that any unchanged row of the table is called slower or faster. */
	alpha: number().positive().max(.5),
	/** Chance, per row, that a change at the threshold is called the same. */
	alphaEquivalence: number().positive().max(.5),
	/** Numbers of pairs at which the judge looks, ascending. */
	looks: array(number().int().positive()).min(1).max(50),
	/** A regression fails the check when its whole interval lies beyond this ratio; `null`: the row's threshold. */
	limit: number().positive().nullable()
});
/** Which benchmarks were asked for; what was not said is absent. */
const chosenSchema = strictObject({
	/** Folder of the benchmarks. */
	benchmarks: text(1e3).optional(),
	/** `promises`, or one benchmark of it, `promises/chain`. */
	suite: text(300).optional(),
	preset: storedPresetSchema.optional(),
	only: array(text(300)).max(100).optional()
});
/** All that decides what will be run and how it will be judged. */
const planSchema = strictObject({
	revisions: bySideSchema(revisionSchema),
	benchmarks: array(benchmarkSchema).max(1e4),
	/** Ids that exist on one side only. */
	added: array(functionBenchmarkSchema.shape.id).max(1e4),
	removed: array(functionBenchmarkSchema.shape.id).max(1e4),
	metrics: array(metricSchema).max(200),
	policy: policySchema,
	/** What the machine has shown of its noise in these benchmarks; empty when nothing is known. */
	history: array(historyRowSchema).max(5e4),
	/** Every coin and every order is drawn from it; an unsigned 32-bit number. */
	seed: number().int().min(0).max(4294967295),
	/** No new round starts after this long; `null` for no limit. */
	budgetSeconds: secondsSchema.nullable(),
	/** Share of base-against-base blocks, 0…1; 0 for none. */
	controlShare: number().min(0).max(1),
	/** Every round measures base against another build of base, too. */
	rebuildControl: literal(true).optional(),
	/** How the addons that were compiled here are linked anew for every round; absent where there are none. */
	placements: placementsSchema.optional(),
	/** Absent where nothing was asked for in particular. */
	chosen: chosenSchema.optional(),
	/** The tables of the published study that the suite reproduces. */
	study: studySchema.optional()
});

// src/model/judging/profile.ts
/** Where one process of a side spent its time: samples of the function that was running. */
const ticksSchema = strictObject({
	/** Of all functions, those that are not listed included. */
	ticks: countSchema,
	/** The functions with most ticks, by name and file without lines, which differ between releases. */
	functions: array(strictObject({
		name: text(200),
		ticks: countSchema
	})).max(200)
});
/** Profiles of both sides of one benchmark, taken aside: nothing of them is timed or judged. */
const profileSchema = strictObject({
	benchmarkId: text(300),
	ticks: bySideSchema(ticksSchema)
});

// src/model/judging/result.ts
/** Word and number that every result carries. */
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
	/** A regression whose whole interval lies beyond the limit. */
	beyondLimit: boolean(),
	/**
	* What a maintainer has accepted of it; `beyondLimit` then tells whether it lies wholly beyond the
	* bound. Absent where nothing was accepted.
	*/
	acceptance: acceptanceSchema.pick({
		bound: true,
		reason: true,
		by: true
	}).optional(),
	/** Minutes that `pairsToSettle` would cost; `null` when the row is settled or nothing is known. */
	minutesToSettle: number().min(0).nullable()
});
/** What base showed against another build of itself: differences that no change of code has made. */
const rebuildControlSchema = strictObject({
	twin: buildSchema,
	/** Blocks of base against its control build, warm-up left out. */
	pairs: countSchema,
	/** Where the two differ, at 95 % each, and by how much as a ratio: no change up to it is called. */
	floors: array(strictObject({
		benchmarkId: text(300),
		metric: text(100),
		ratio: number().min(0)
	})).max(5e4)
});
/** How a check ends: `neutral` when nothing could be told. */
const conclusionSchema = _enum([
	"success",
	"failure",
	"neutral"
]);
/** The analysed outcome of a run: one document, and all that a report is made from. */
const resultSchema = strictObject({
	format: literal(resultFormat),
	/** Of deadheat. */
	version: text(50),
	startedAt: datetime(),
	seconds: secondsSchema,
	plan: planSchema,
	machine: machineSchema,
	builds: bySideSchema(buildSchema.nullable()),
	/** All builds where there are several Node.js; `builds` is the first whole pair of them. */
	variants: array(variantSchema).max(10).optional(),
	/** What differs between the sides besides their code; absent where it was not checked. */
	differences: array(differenceSchema).max(1e4).optional(),
	/** What two builds of base showed; absent when it was built once. */
	rebuildControl: rebuildControlSchema.optional(),
	findings: array(findingSchema).max(5e4),
	failures: array(failureSchema).max(1e4),
	/** Only when benchmarks ask for a series of first calls. */
	curves: array(curvesSchema).max(1e4).optional(),
	/** Only of benchmarks that ask to be profiled. */
	profiles: array(profileSchema).max(1e3).optional(),
	geometricMeans: array(geometricMeanSchema).max(200),
	/** Doubts about the run as a whole. */
	warnings: array(warningSchema).max(200),
	/** Blocks that were measured, warm-up and control blocks left out. */
	pairs: countSchema,
	/** Blocks that the machine disturbed, so that they were measured again and the first try not judged. */
	repeats: countSchema,
	conclusion: conclusionSchema
});

export { acceptanceSchema, conclusionSchema, failureSchema, historyFormat, historySchema, idUnder, idWithout, machineSchema, noiseProbeRunSchema, planSchema, profileSchema, resultFormat, resultSchema, variantSchema };