import { _enum, _null, array, boolean, discriminatedUnion, literal, number, object, preprocess, record, strictObject, string, union } from "../packages/zod.js";
import { datetime } from "../packages/zod2.js";

// src/model/adapter-id.ts
const adapterIdSchema = _enum([
	"tinybench",
	"mitata",
	"benchmark",
	"benny",
	"cronometro",
	"fastbench",
	"bench-node",
	"vitest",
	"autocannon",
	"google-benchmark",
	"deno-bench",
	"criterion",
	"cargo-bench",
	"json-lines",
	"node-core"
]);

// src/model/text.ts
function text(maximumLength) {
	return string().max(maximumLength);
}
const shaSchema = string().regex(/^[0-9a-f]{40}$/, "a full commit id of 40 hex digits");
const digestSchema = string().regex(/^[0-9a-f]{64}$/, "a SHA-256 digest of 64 hex digits");
const secondsSchema = number().min(0).max(1e9);
const countSchema = number().int().min(0);
function someOf(names, most = 3) {
	return `${names.slice(0, most).join(", ")}${names.length > most ? " …" : ""}`;
}
function withoutValues(source, values) {
	return values.reduce((rest, value) => rest.replaceAll(value, "***"), source);
}

// src/model/build/runtime.ts
const runtimeSourceSchema = _enum([
	"path",
	"given",
	"tool-cache",
	"npm",
	"official",
	"built"
]);
const runtimeSchema = strictObject({
	version: text(50),
	path: text(1e3),
	headersDirectory: text(1e3).nullable(),
	source: runtimeSourceSchema,
	versions: record(text(50), text(100))
});
function nodeMajor({ version }) {
	return Number(version.split(".")[0]);
}

// src/model/build/side.ts
const sides = ["base", "head"];
const sideSchema = _enum(sides);
function bySideSchema(value) {
	return strictObject({
		base: value,
		head: value
	});
}

// src/model/build/build.ts
const recipeSchema = _enum([
	"package",
	"addon",
	"node",
	"command"
]);
const installScriptsSchema = _enum([
	"none",
	"own",
	"all"
]);
const addonFileSchema = strictObject({
	path: text(1e3),
	sizeBytes: countSchema,
	sha256: digestSchema,
	builtHere: boolean(),
	loadedBy: countSchema.optional()
});
const installSizeSchema = strictObject({
	bytes: countSchema,
	files: countSchema
});
const buildSchema = strictObject({
	side: sideSchema,
	recipe: recipeSchema,
	directory: text(1e3),
	packageDirectory: text(1e3),
	runtime: runtimeSchema,
	addons: array(addonFileSchema).max(200),
	installed: installSizeSchema.optional(),
	seconds: secondsSchema,
	logPath: text(1e3),
	notes: array(text(500)).max(20).optional(),
	storedAt: datetime().optional()
});
const buildTimesSchema = record(digestSchema, array(secondsSchema).min(1).max(5));
const loadedAddonSchema = strictObject({
	path: text(1e3),
	content: strictObject({
		sizeBytes: countSchema,
		sha256: digestSchema
	}).nullable()
});
const loadingAnswerSchema = object({
	files: array(text(4e3)).max(1e3),
	error: text(1e5).nullable()
});
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

// src/model/run/server.ts
const pathSchema = string().max(2e3).regex(/^\/[\x21-\x7e]*$/, "a path such as /items?page=2, in ASCII without blanks");
const headersSchema = record(string().max(200).regex(/^[\w!#$%&'*+.^`|~-]+$/, "the name of a header"), string().max(8e3).regex(/^[\t\x20-\x7e]*$/, "one line of ASCII"));
const serverRequestSchema = strictObject({
	method: string().regex(/^[A-Z]{1,20}$/, "a method such as GET").default("GET"),
	path: pathSchema,
	headers: headersSchema.default({}),
	body: text(1e6).nullable().default(null),
	status: number().int().min(200).max(599).default(200),
	length: countSchema.nullable().default(null),
	sha256: string().regex(/^[0-9a-f]{64}$/, "64 lower-case hexadecimal digits").nullable().default(null),
	weight: number().int().min(1).max(1e3).default(1)
});
const connectionsSchema = number().int().min(1).max(1e3);
const pipeliningSchema = number().int().min(1).max(100);
const rateSchema = number().min(1).max(5e4);
const serverSchema = strictObject({
	ready: pathSchema.nullable().default(null),
	requests: array(serverRequestSchema).min(1).max(100).default([serverRequestSchema.parse({ path: "/" })]),
	burst: number().int().min(1).max(1e4).nullable().default(null),
	session: array(serverRequestSchema).max(20).default([]),
	connections: connectionsSchema.nullable().default(null),
	pipelining: pipeliningSchema.nullable().default(null),
	rate: rateSchema.nullable().default(null),
	seconds: number().min(.1).max(60).nullable().default(null)
});
function isLoaded({ connections, pipelining, rate, session }) {
	return connections !== null || pipelining !== null || rate !== null || session.length > 0;
}
function loadKindOf(server) {
	if (server.rate !== null) return "at a rate";
	return isLoaded(server) ? "at its limit" : "one by one";
}
function mostUnderWay({ connections, pipelining, rate }) {
	return (connections ?? (rate === null ? 1 : 100)) * (pipelining ?? 1);
}
const connectionsAtRate = 100;

// src/model/run/benchmark.ts
const parameterSchema = union([
	text(200),
	number(),
	boolean()
]);
const parametersSchema = record(text(100), parameterSchema);
const driverIdSchema = _enum([
	"pingpong",
	"alternate",
	"command",
	"sliced",
	"suite"
]);
const nameFields = {
	id: text(300),
	suite: text(200),
	name: text(200),
	parameters: parametersSchema
};
const startFields = {
	module: _null(),
	command: array(text(1e4)).max(200)
};
const limits = {
	timeoutSeconds: secondsSchema,
	threshold: number().positive().max(10).nullable(),
	reference: parametersSchema.optional(),
	scaling: text(100).optional(),
	growing: literal(true).optional(),
	measuredSeconds: secondsSchema.optional()
};
const wishes = {
	pinned: boolean().optional(),
	alone: literal(true).optional(),
	gates: array(text(100)).min(1).max(50).optional(),
	metrics: array(text(100)).max(50).optional(),
	runtime: text(50).optional()
};
const contestFields = {
	axis: text(100),
	labels: bySideSchema(text(300)),
	ids: bySideSchema(text(300)),
	seats: bySideSchema(strictObject({
		side: sideSchema,
		runtime: text(50).nullable(),
		further: text(300).nullable()
	}))
};
const contendersSchema = strictObject({
	parameter: text(100),
	reference: parameterSchema
});
const functionBenchmarkSchema = strictObject({
	...nameFields,
	driver: literal("pingpong"),
	module: text(1e3),
	command: _null(),
	...limits,
	series: number().int().min(2).max(1e3).optional(),
	calls: number().int().min(1).max(1e6).optional(),
	pause: number().int().min(1).max(1e4).optional(),
	batches: number().int().min(1).max(1e3).optional(),
	warning: text(300).optional(),
	profile: literal(true).optional(),
	contest: strictObject({
		...contestFields,
		reference: strictObject({
			module: text(1e3),
			parameters: parametersSchema
		})
	}).optional(),
	...wishes
});
const commandBenchmarkSchema = strictObject({
	...nameFields,
	driver: _enum(["command", "sliced"]),
	...startFields,
	...limits,
	contest: strictObject({
		...contestFields,
		reference: strictObject({ command: startFields.command })
	}).optional(),
	...wishes
});
const serverBenchmarkSchema = strictObject({
	...nameFields,
	driver: literal("alternate"),
	...startFields,
	server: serverSchema,
	...limits,
	contest: strictObject({
		...contestFields,
		reference: strictObject({
			command: startFields.command,
			server: serverSchema
		})
	}).optional(),
	...wishes
});
const suiteBenchmarkSchema = strictObject({
	...nameFields,
	driver: literal("suite"),
	...startFields,
	...limits,
	...wishes,
	adapter: adapterIdSchema
});
const benchmarkSchema = discriminatedUnion("driver", [
	functionBenchmarkSchema,
	commandBenchmarkSchema,
	serverBenchmarkSchema,
	suiteBenchmarkSchema
]);
function contestOf(benchmark) {
	return benchmark.driver === "suite" ? null : benchmark.contest ?? null;
}
function isOfSides(benchmark) {
	return contestOf(benchmark) === null;
}
function isAcrossSides(benchmark) {
	const contest = contestOf(benchmark);
	return contest === null || contest.seats.base.side !== contest.seats.head.side;
}
const usualSeconds = .8;
function measuredSecondsOf({ measuredSeconds }) {
	return measuredSeconds ?? usualSeconds;
}
function bearsCompany(benchmark) {
	return benchmark.driver === "pingpong" && benchmark.pinned !== false && benchmark.alone !== true;
}

// src/model/run/study.ts
const studyChoiceSchema = strictObject({
	label: text(200),
	name: text(200).optional(),
	parameters: parametersSchema.optional(),
	metric: text(100).optional(),
	per: number().positive().optional(),
	judged: literal(false).optional(),
	call: number().int().min(1).max(1e3).optional(),
	ratioTo: text(200).optional()
});
const rowsBySchema = strictObject({
	by: union([text(100), array(text(100)).min(1).max(5)]),
	label: text(200).optional(),
	parameters: parametersSchema.optional()
});
const figuresSchema = record(text(200), record(text(200), union([number(), text(50)])));
const studyTableSchema = strictObject({
	title: text(300),
	rowLabel: text(100),
	metric: text(100),
	unit: _enum([
		"s",
		"ms",
		"µs",
		"ns",
		"B",
		"KiB",
		"MiB",
		"per_s",
		"count",
		"%"
	]),
	decimals: number().int().min(0).max(6),
	rows: union([array(studyChoiceSchema).max(200), rowsBySchema]),
	columns: array(studyChoiceSchema).min(1).max(12),
	between: strictObject({
		base: text(100),
		head: text(100)
	}).optional(),
	published: figuresSchema.optional(),
	publishedBesides: figuresSchema.optional(),
	publishedRatios: record(text(200), record(text(200), number())).optional(),
	candlestick: literal(true).optional(),
	only: literal("csv").optional(),
	note: text(2e3).optional()
});
const studySchema = strictObject({
	suite: text(100),
	source: text(500),
	tables: array(studyTableSchema).max(30)
});

// src/model/run/published/published-document.ts
const documentTableSchema = strictObject({
	name: text(100),
	title: text(300),
	unit: text(100).optional(),
	columns: array(text(200)).min(2).max(30),
	nameColumns: number().int().min(1).max(5).default(1),
	rows: array(array(text(200))).max(300)
}).superRefine(({ name, columns, rows }, context) => {
	const at = rows.findIndex((cells) => cells.length !== columns.length);
	if (at === -1) return;
	const message = `expected ${columns.length} cells in each row of the table "${name}", as it has columns, got ${rows[at]?.length ?? 0} in row ${at + 1}`;
	context.addIssue({
		code: "custom",
		message,
		path: ["rows", at]
	});
});
const publishedDocumentSchema = strictObject({
	title: text(300),
	url: text(500).optional(),
	measuredOn: text(500).optional(),
	tables: array(documentTableSchema).max(50),
	notShown: record(text(100), text(500)).default({})
});
const figuresFromSchema = strictObject({
	table: text(100),
	rows: record(text(200), text(200)),
	columns: record(text(200), text(200)),
	transposed: literal(true).optional(),
	times: number().positive().optional(),
	ratios: literal(true).optional(),
	inverse: literal(true).optional(),
	besides: literal(true).optional()
});

// src/model/grouped-by.ts
function groupedBy(items, keyOf) {
	const groups = /* @__PURE__ */ new Map();
	for (const item of items) {
		const key = keyOf(item);
		const group = groups.get(key);
		if (group === void 0) groups.set(key, [item]);
		else group.push(item);
	}
	return groups;
}

// src/model/run/suite.ts
const presets = [
	"quick",
	"published",
	"sweep"
];
const givenPresetSchema = preprocess((name) => name === "seed" ? "published" : name, _enum(presets));
const storedPresetSchema = _enum([...presets, "seed"]);
const presetFactsSchema = strictObject({
	about: text(500),
	pairs: number().int().min(1).max(1e4),
	measuredSeconds: number().min(.1).max(60).optional(),
	timeoutSeconds: number().positive().max(86400).optional(),
	minutes: number().positive()
});
const suiteSidesSchema = strictObject({
	base: text(300),
	head: text(300),
	node: text(100).optional()
});
const suiteSchema = strictObject({
	title: text(200),
	question: text(1e3),
	source: text(500),
	needs: text(300).optional(),
	sides: suiteSidesSchema,
	presets: strictObject({
		quick: presetFactsSchema,
		published: presetFactsSchema,
		sweep: presetFactsSchema
	}),
	tables: array(studyTableSchema.extend({ from: array(figuresFromSchema).max(50).optional() })).max(30)
});
function suiteKey(benchmark) {
	if (benchmark.driver !== "suite") return null;
	const { runtime = "", adapter, command } = benchmark;
	return JSON.stringify([
		runtime,
		adapter,
		command
	]);
}
const statisticSchema = _enum([
	"median",
	"p75",
	"mean"
]);
const suiteTimesSchema = record(text(200), secondsSchema);
function portionsOf(benchmarks) {
	return [...groupedBy(benchmarks, (benchmark) => suiteKey(benchmark) ?? benchmark.id).values()];
}

// src/model/judging/metric.ts
const unitSchema = _enum([
	"s",
	"B",
	"count",
	"per_s",
	"ratio"
]);
const directionSchema = _enum(["lower", "higher"]);
const usageSchema = strictObject({
	of: text(100),
	as: _enum([
		"level",
		"growth",
		"growth-per-call",
		"growth-per-second"
	]),
	scale: number().positive()
});
const metricSchema = strictObject({
	id: text(100),
	label: text(100),
	unit: unitSchema,
	better: directionSchema,
	assume: _enum(["nothing", "exact"]),
	gates: boolean(),
	threshold: number().positive().max(10),
	usage: usageSchema.optional(),
	own: boolean().optional()
});
const ownMetricSchema = object({
	unit: unitSchema,
	better: directionSchema,
	label: text(100).optional(),
	threshold: number().positive().max(10).optional(),
	exact: boolean().optional(),
	gates: boolean().optional(),
	as: usageSchema.shape.as.optional()
});

// src/model/run/placement.ts
const placerSchema = _enum([
	"mold",
	"lld",
	"room"
]);
const drawnPlacementsSchema = strictObject({
	by: placerSchema,
	alike: boolean(),
	node: literal(true).optional()
});
const placementsSchema = union([drawnPlacementsSchema, strictObject({
	refused: text(300),
	chosen: literal(true).optional()
})]);
const placementSeedsSchema = bySideSchema(number().int().min(0).max(4294967295));

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
function isSameRevision({ base, head }) {
	return base.sha !== null && base.sha === head.sha && base.tree === head.tree;
}

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
const leftOutCauseSchema = _enum([
	"too-long",
	"no-room",
	"unchanged"
]);
const unmeasuredCauseSchema = _enum([
	...leftOutCauseSchema.exclude(["unchanged"]).options,
	"not-reached",
	"no-journal"
]);
const historyRowSchema = strictObject({
	benchmarkId: text(300),
	metric: text(100),
	floor: number().min(0),
	pairSpread: number().min(0),
	runs: countSchema
});
const failOnSchema = array(_enum([
	"regression",
	"failure",
	"undecided"
])).max(3);
const usualFailOn = ["regression", "failure"];
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
function isLinkedPlan({ placements }) {
	return placements !== void 0 && !("refused" in placements);
}

// src/model/build/difference.ts
const differenceKindSchema = _enum([
	"runtime",
	"environment",
	"dependencies",
	"compiler",
	"benchmarks"
]);
const differenceSchema = strictObject({
	kind: differenceKindSchema,
	what: text(1e3),
	base: text(300).nullable(),
	head: text(300).nullable(),
	asked: boolean()
});

// src/model/percent.ts
function inPercent(figures) {
	return `${figures}%`;
}
function percent(share, significant = 2) {
	return inPercent(Number((share * 100).toPrecision(significant)));
}
function inMegabytes(bytes) {
	return `${(bytes / 1e6).toFixed(1)} MB`;
}

export { adapterIdSchema, bearsCompany, buildSchema, buildTimesSchema, bySideSchema, connectionsSchema, contendersSchema, contestOf, countSchema, differenceKindSchema, differenceSchema, digestSchema, directionSchema, driverIdSchema, failOnSchema, functionBenchmarkSchema, givenPresetSchema, groupedBy, idUnder, idWithout, inMegabytes, inPercent, installScriptsSchema, isAcrossSides, isLinkedPlan, isLoaded, isOfSides, isSameRevision, loadKindOf, loadedAddonSchema, loadingAnswerSchema, measuredSecondsOf, mostUnderWay, nodeMajor, ownMetricSchema, parametersSchema, percent, pipeliningSchema, placementSeedsSchema, placerSchema, planSchema, portionsOf, presets, publishedDocumentSchema, rateSchema, recipeSchema, secondsSchema, serverRequestSchema, serverSchema, shaSchema, shardSchema, sideSchema, sides, someOf, statisticSchema, suiteKey, suiteSchema, suiteTimesSchema, text, unmeasuredCauseSchema, usualFailOn, variantSchema, withoutValues };