import { _enum, array, boolean, literal, number, strictObject, tuple } from "../packages/zod.js";
import { datetime } from "../packages/zod2.js";
import { benchmarkSchema, buildSchema, bySideSchema, countSchema, differenceSchema, digestSchema, failOnSchema, functionBenchmarkSchema, secondsSchema, shaSchema, sideSchema, storedPresetSchema, studySchema, text, usualFailOn } from "./model3.js";
import { geometricMeanSchema, judgedRowSchema, placementsSchema, warningSchema } from "./model9.js";
import { metricSchema } from "./model11.js";
import { verdictSchema } from "./model10.js";

// src/model/judging/acceptance.ts
const acceptanceSchema = strictObject({
	benchmarkId: text(300),
	metric: text(100),
	bound: number(),
	reason: text(500),
	by: text(110)
});

// src/model/judging/curve.ts
const times = array(number().positive()).max(1e3);
const curveSchema = strictObject({
	median: times,
	lower: times,
	upper: times,
	candlestick: strictObject({
		least: number().positive(),
		lower: number().positive(),
		mean: number().positive(),
		upper: number().positive(),
		most: number().positive()
	})
});
const curvesSchema = strictObject({
	benchmarkId: text(300),
	blocks: countSchema,
	curve: bySideSchema(curveSchema)
});

// src/model/judging/failure.ts
const failureSchema = strictObject({
	stage: _enum([
		"build",
		"pilot",
		"sample"
	]),
	side: sideSchema.nullable(),
	benchmarkId: text(300).nullable(),
	message: text(2e3),
	exitCode: number().int().nullable(),
	signal: text(20).nullable(),
	timedOut: boolean(),
	lastLines: array(text(2e3)).max(20),
	logPath: text(1e3).nullable()
});

// src/model/judging/layout-spread.ts
const layoutSpreadSchema = strictObject({
	benchmarkId: text(300),
	metric: text(100),
	ratio: number().min(0)
});

// src/model/machine/noise-probe.ts
const noiseProbeRunSchema = strictObject({
	windows: array(array(number().min(-1e3).max(1e3)).min(1).max(1e3)).min(1).max(100),
	seconds: secondsSchema
});
const noiseProbeSchema = strictObject({
	resolution: number().min(0),
	noise: number().min(0)
});

// src/model/machine/machine.ts
const isolationSchema = strictObject({
	kind: _enum([
		"namespace",
		"cgroup",
		"sweep"
	]),
	how: text(100),
	trouble: text(300).nullable(),
	readOnly: boolean().optional(),
	network: _enum(["host", "loopback"]).optional(),
	remedy: text(300).optional(),
	files: literal("landlock").optional()
});
const machineFactSchema = strictObject({
	id: text(50),
	title: text(100),
	found: text(300),
	lasting: boolean()
});
const machineSchema = strictObject({
	name: text(200),
	platform: text(50),
	architecture: text(50),
	kernel: text(200),
	processor: text(200),
	cpus: countSchema,
	memoryBytes: countSchema,
	hypervisor: boolean().nullable(),
	governor: text(50).nullable(),
	addressRandomisation: boolean().nullable(),
	pinning: boolean(),
	hyperfine: text(300).nullable(),
	environmentNames: array(text(200)).max(200),
	environmentDigest: text(64),
	isolation: isolationSchema.optional(),
	fingerprint: strictObject({
		facts: array(machineFactSchema).max(100),
		digest: text(64)
	}).optional(),
	steadiness: strictObject({
		before: noiseProbeSchema.nullable(),
		after: noiseProbeSchema.nullable()
	}).optional()
});

// src/model/run/left-out.ts
const leftOutCauseSchema = _enum(["too-long", "no-room"]);
const unmeasuredCauseSchema = _enum([
	...leftOutCauseSchema.options,
	"not-reached",
	"no-journal"
]);

// src/model/judging/history.ts
const historyRowSchema = strictObject({
	benchmarkId: text(300),
	metric: text(100),
	floor: number().min(0),
	pairSpread: number().min(0),
	runs: countSchema
});

// src/model/build/revision.ts
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
const revisionSchema = strictObject({
	side: sideSchema,
	source: _enum([
		"commit",
		"package",
		"runtime",
		"folder"
	]),
	spec: text(300),
	label: text(300),
	sha: shaSchema.nullable(),
	tree: shaSchema.optional(),
	packageName: text(300).nullable(),
	packageVersion: text(100).nullable(),
	integrity: text(300).optional(),
	reason: revisionReasonSchema,
	node: text(200).optional()
});

// src/model/run/shard.ts
const mostShards = 256;
const shardSchema = strictObject({
	index: number().int().min(1).max(256),
	of: number().int().min(1).max(256),
	family: countSchema,
	timed: countSchema.optional(),
	familyOfOthers: countSchema.optional(),
	rows: array(text(300)).max(2e4)
});

// src/model/run/plan.ts
const policySchema = strictObject({
	alpha: number().positive().max(.5),
	alphaEquivalence: number().positive().max(.5),
	looks: array(number().int().positive()).min(1).max(50),
	limit: number().positive().nullable(),
	failOn: failOnSchema.default([...usualFailOn])
});
const chosenSchema = strictObject({
	benchmarks: text(1e3).optional(),
	suite: text(1e3).optional(),
	suiteDigest: digestSchema.optional(),
	preset: storedPresetSchema.optional(),
	set: array(text(1e4)).max(100).optional(),
	only: array(text(300)).max(100).optional(),
	axis: array(text(2e3)).max(20).optional(),
	allPairs: literal(true).optional(),
	contenders: array(text(1e4)).max(1e3).optional()
});
const planSchema = strictObject({
	revisions: bySideSchema(revisionSchema),
	benchmarks: array(benchmarkSchema).max(2e4),
	added: array(functionBenchmarkSchema.shape.id).max(1e4),
	removed: array(functionBenchmarkSchema.shape.id).max(1e4),
	leftOut: array(strictObject({
		id: functionBenchmarkSchema.shape.id,
		cause: leftOutCauseSchema
	})).max(1e4).optional(),
	edited: array(text(1e3)).max(100).optional(),
	metrics: array(metricSchema).max(200),
	policy: policySchema,
	history: array(historyRowSchema).max(5e4),
	seed: number().int().min(0).max(4294967295),
	budgetSeconds: secondsSchema.nullable(),
	selective: literal(true).optional(),
	controlShare: number().min(0).max(1),
	earlyControls: strictObject({
		pairs: number().int().min(1).max(1e3),
		controls: number().int().min(1).max(10)
	}).optional(),
	rebuildControl: literal(true).optional(),
	placements: placementsSchema.optional(),
	shard: shardSchema.optional(),
	chosen: chosenSchema.optional(),
	study: studySchema.optional()
});

// src/model/judging/profile.ts
const amountSchema = number().min(0);
const profileUnitSchema = _enum(["s", "B"]);
const profiledFunctionSchema = strictObject({
	name: text(200),
	file: text(300),
	line: countSchema.nullable(),
	own: boolean()
});
const processProfileSchema = strictObject({
	benchmarkId: text(300),
	side: sideSchema,
	unit: profileUnitSchema,
	native: literal(true).optional(),
	ticks: countSchema,
	functions: array(profiledFunctionSchema.extend({ self: amountSchema })).max(1e3),
	nodes: array(tuple([
		number().int().min(-1),
		countSchema,
		amountSchema
	])).max(2e3)
});
const profileSchema = strictObject({
	benchmarkId: text(300),
	unit: profileUnitSchema,
	native: literal(true).optional(),
	processes: bySideSchema(countSchema),
	ticks: bySideSchema(countSchema),
	total: bySideSchema(amountSchema),
	functions: array(profiledFunctionSchema.extend({
		self: bySideSchema(amountSchema),
		pAdjusted: number().min(0).max(1).nullable(),
		movedFrom: text(300).optional()
	})).max(300),
	nodes: array(tuple([
		number().int().min(-1),
		countSchema,
		amountSchema,
		amountSchema
	])).max(3e3)
});

// src/model/run/spent.ts
const spentSchema = strictObject({
	start: secondsSchema,
	warmUp: secondsSchema,
	leadIn: secondsSchema,
	measured: secondsSchema
});

// src/model/run/stage.ts
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
const runTimeSchema = strictObject({
	stages: array(strictObject({
		stage: stageSchema,
		seconds: secondsSchema
	})).max(stageSchema.options.length),
	blocks: strictObject({
		count: countSchema,
		seconds: secondsSchema,
		...spentSchema.shape
	})
});

// src/model/run/lanes.ts
const lanesTrialSchema = strictObject({
	lanes: number().int().min(2).max(64),
	speed: number().min(0),
	spread: number().min(0),
	effects: tuple([number(), number()]),
	seconds: secondsSchema
});
const lanesSchema = strictObject({
	count: number().int().min(1).max(64),
	trial: lanesTrialSchema.optional()
});

// src/model/run/variant.ts
const variantSchema = strictObject({
	runtime: text(50),
	builds: bySideSchema(buildSchema.nullable())
});
const longest = 300;
function idUnder(id, runtime) {
	const suffix = ` node=${runtime}`;
	return id.slice(0, longest - suffix.length) + suffix;
}
function idWithout(id, runtime) {
	const suffix = ` node=${runtime ?? ""}`;
	return runtime !== null && id.endsWith(suffix) ? id.slice(0, -suffix.length) : id;
}

// src/model/judging/result.ts
const resultFormat = "deadheat-result/2";
const findingSchema = strictObject({
	benchmarkId: text(300),
	metric: text(100).nullable(),
	verdict: verdictSchema,
	baseCentre: number().nullable(),
	headCentre: number().nullable(),
	judged: judgedRowSchema.nullable(),
	threshold: number().nullable(),
	beyondLimit: boolean(),
	acceptance: acceptanceSchema.pick({
		bound: true,
		reason: true,
		by: true
	}).optional(),
	minutesToSettle: number().min(0).nullable(),
	cause: unmeasuredCauseSchema.optional()
});
const rebuildControlSchema = strictObject({
	twin: buildSchema,
	pairs: countSchema,
	floors: array(strictObject({
		benchmarkId: text(300),
		metric: text(100),
		ratio: number().min(0)
	})).max(5e4)
});
const measuredShardSchema = strictObject({
	...shardSchema.pick({ index: true }).shape,
	machine: machineSchema,
	startedAt: datetime(),
	seconds: secondsSchema,
	pairs: countSchema,
	benchmarks: countSchema
});
const conclusionSchema = _enum([
	"success",
	"failure",
	"neutral"
]);
const resultSchema = strictObject({
	format: literal(resultFormat),
	version: text(50),
	startedAt: datetime(),
	seconds: secondsSchema,
	time: runTimeSchema.optional(),
	plan: planSchema,
	machine: machineSchema,
	builds: bySideSchema(buildSchema.nullable()),
	variants: array(variantSchema).max(10).optional(),
	lanes: lanesSchema.optional(),
	differences: array(differenceSchema).max(1e4).optional(),
	rebuildControl: rebuildControlSchema.optional(),
	layouts: array(layoutSpreadSchema).max(1e4).optional(),
	shards: strictObject({
		of: shardSchema.shape.of,
		family: countSchema,
		measured: array(measuredShardSchema).max(256)
	}).optional(),
	findings: array(findingSchema).max(1e5),
	failures: array(failureSchema).max(1e4),
	curves: array(curvesSchema).max(1e4).optional(),
	profiles: array(profileSchema).max(1e3).optional(),
	geometricMeans: array(geometricMeanSchema).max(200),
	warnings: array(warningSchema).max(200),
	pairs: countSchema,
	repeats: countSchema,
	conclusion: conclusionSchema
});

export { acceptanceSchema, conclusionSchema, failureSchema, idUnder, idWithout, lanesSchema, machineSchema, noiseProbeRunSchema, planSchema, processProfileSchema, profileUnitSchema, profiledFunctionSchema, resultFormat, resultSchema, spentSchema, stageSchema, variantSchema };