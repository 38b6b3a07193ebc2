import { _enum, _null, array, boolean, discriminatedUnion, literal, number, object, record, strictObject, string, union, unknown } from "../packages/zod.js";
import { datetime } from "../packages/zod2.js";
import { countSchema, digestSchema, secondsSchema, shaSchema, text } from "./model6.js";
import { groupedBy, metricSchema } from "./model7.js";

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
	"json-lines",
	"node-core"
]);

// src/model/build/runtime.ts
const runtimeSchema = strictObject({
	version: text(50),
	path: text(1e3),
	headersDirectory: text(1e3).nullable(),
	source: _enum([
		"path",
		"given",
		"tool-cache",
		"npm",
		"built"
	]),
	versions: record(text(50), text(100))
});
const runtimeAnswerSchema = object({
	execPath: string(),
	versions: record(string(), string()),
	lts: unknown().optional()
});
function nodeMajor({ version }) {
	return Number(version.split(".")[0]);
}

// src/model/build/side.ts
const sides = ["base", "head"];
const sideSchema = _enum(sides);
function otherSide(side) {
	return side === "base" ? "head" : "base";
}
function eachSide(valueOf) {
	return {
		base: valueOf("base"),
		head: valueOf("head")
	};
}
function bySideSchema(value) {
	return strictObject({
		base: value,
		head: value
	});
}

// src/model/build/build.ts
const recipeSchema = _enum([
	"package",
	"install",
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
	if (runtime === null) return id;
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
const serverSchema = object({
	ready: pathSchema.nullable().default(null),
	requests: array(serverRequestSchema).min(1).max(100).default([serverRequestSchema.parse({ path: "/" })]),
	burst: number().int().min(1).max(1e4).nullable().default(null)
});

// src/model/run/shard.ts
const mostShards = 256;
const shardSchema = strictObject({
	index: number().int().min(1).max(256),
	of: number().int().min(1).max(256),
	family: countSchema,
	timed: countSchema,
	familyOfOthers: countSchema.optional(),
	rows: array(text(300)).max(2e4),
	dealt: array(number().int().min(1).max(256)).max(2e4)
});
function parseShard(written) {
	const [, first, second = "0"] = /^(?:(\d{1,3})\/)?(\d{1,3})$/.exec(written) ?? [];
	const [index, of] = [Number(first ?? 1), Number(second)];
	if (index < 1 || index > of || of > 256) return null;
	return {
		index: first === void 0 ? null : index,
		of
	};
}

// src/model/run/suite.ts
const presetFactsSchema = strictObject({
	about: text(500),
	pairs: number().int().min(1).max(1e4),
	measuredSeconds: number().min(.1).max(60).optional(),
	timeoutSeconds: number().positive().max(86400).optional(),
	minutes: number().positive()
});
const suiteSchema = strictObject({
	title: text(200),
	question: text(1e3),
	source: text(500),
	needs: text(300).optional(),
	sides: strictObject({
		base: text(300),
		head: text(300),
		node: text(100).optional()
	}),
	presets: strictObject({
		quick: presetFactsSchema,
		published: presetFactsSchema,
		sweep: presetFactsSchema
	}),
	tables: array(unknown()).max(30)
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
function portionsOf(benchmarks) {
	return [...groupedBy(benchmarks, (benchmark) => suiteKey(benchmark) ?? benchmark.id).values()];
}
const presetSchema = _enum([
	"quick",
	"published",
	"sweep"
]);

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
	measuredSeconds: secondsSchema.optional()
};
const wishes = {
	pinned: boolean().optional(),
	alone: literal(true).optional(),
	gates: array(text(100)).min(1).max(50).optional(),
	metrics: array(text(100)).max(60).optional(),
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
function contestWith(reference) {
	return strictObject({
		...contestFields,
		reference: strictObject(reference)
	}).optional();
}
const functionBenchmarkSchema = object({
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
	contest: contestWith({
		module: text(1e3),
		parameters: parametersSchema
	}),
	...wishes
});
const commandBenchmarkSchema = strictObject({
	...nameFields,
	driver: literal("command"),
	...startFields,
	...limits,
	contest: contestWith({ command: startFields.command }),
	...wishes
});
const serverBenchmarkSchema = strictObject({
	...nameFields,
	driver: literal("alternate"),
	...startFields,
	server: serverSchema,
	...limits,
	contest: contestWith({
		command: startFields.command,
		server: serverSchema
	}),
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
function labelsOf(benchmark) {
	return contestOf(benchmark)?.labels ?? {
		base: "base",
		head: "head"
	};
}
function comparesSides(benchmark) {
	return contestOf(benchmark) === null;
}
function isAcrossSides(benchmark) {
	const contest = contestOf(benchmark);
	return contest === null || contest.seats.base.side !== contest.seats.head.side;
}
function isOfFirstCalls(benchmark) {
	if (benchmark.driver !== "pingpong") return false;
	return benchmark.series !== void 0 || benchmark.batches !== void 0;
}
const usualSeconds = {
	functions: .4,
	programs: .8
};
function measuredSecondsOf({ driver, measuredSeconds }) {
	return measuredSeconds ?? usualSeconds[driver === "pingpong" ? "functions" : "programs"];
}
function bearsCompany(benchmark) {
	return benchmark.driver === "pingpong" && benchmark.pinned !== false && benchmark.alone !== true;
}
const besideMark = "~base";
function ownVersionOf({ module }) {
	return /^\.\.\/[^/]+~base\/(.+)$/.exec(module ?? "")?.[1] ?? null;
}

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
	"merge-group",
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
function isTree({ source }) {
	return source === "commit" || source === "folder";
}
function madeFrom({ sha, tree, packageName, packageVersion }) {
	return sha ?? tree ?? `${packageName ?? ""}@${packageVersion ?? ""}`;
}
function differsByNode({ base, head }) {
	return base.node !== head.node && madeFrom(base) === madeFrom(head);
}
function isSameRevision({ base, head }) {
	return base.sha !== null && base.sha === head.sha && base.tree === head.tree;
}
function typedLabel(revision) {
	const { label, spec, reason } = revision;
	return reason === "explicit" && isNamed(revision) ? `${label} (${spec})` : label;
}
function isNamed({ source, spec, label, sha }) {
	return source === "commit" && spec !== label && spec !== sha;
}

// src/model/run/plan.ts
const failOnSchema = array(_enum([
	"regression",
	"failure",
	"undecided"
])).max(3);
const usualFailOn = ["regression", "failure"];
const leftOutCauseSchema = _enum([
	"too-long",
	"no-room",
	"unchanged",
	"published-copy"
]);
const leftOutSchema = strictObject({
	id: functionBenchmarkSchema.shape.id,
	cause: leftOutCauseSchema,
	seconds: secondsSchema.optional()
});
const unreachedSchema = strictObject({
	differing: number().int().min(0),
	loaded: number().int().min(0),
	shipped: array(text(1e3)).max(20)
});
const unmeasuredCauseSchema = _enum([
	...leftOutCauseSchema.exclude(["unchanged"]).options,
	"not-reached",
	"no-value",
	"no-journal"
]);
const policySchema = strictObject({
	alpha: number().positive().max(.5),
	alphaEquivalence: number().positive().max(.5),
	looks: array(number().int().positive()).min(1).max(50),
	limit: number().positive().nullable(),
	failOn: failOnSchema
});
const chosenSchema = strictObject({
	benchmarks: text(1e3).optional(),
	suite: text(1e3).optional(),
	suiteDigest: digestSchema.optional(),
	preset: presetSchema.optional(),
	set: array(text(1e4)).max(100).optional(),
	only: array(text(300)).max(100).optional(),
	environment: array(text(1e4)).max(100).optional(),
	nodeFlags: array(text(200)).max(50).optional(),
	axis: array(text(2e3)).max(20).optional(),
	contenders: array(text(1e4)).max(1e3).optional(),
	study: array(text(1e3)).min(1).max(3).optional()
});
const nodeWeightSchema = strictObject({
	peakMemoryBytes: countSchema,
	startSeconds: secondsSchema,
	sizeBytes: countSchema
});
const planSchema = strictObject({
	revisions: bySideSchema(revisionSchema),
	benchmarks: array(benchmarkSchema).max(2e4),
	added: array(functionBenchmarkSchema.shape.id).max(1e4),
	removed: array(functionBenchmarkSchema.shape.id).max(1e4),
	figures: array(strictObject({
		id: functionBenchmarkSchema.shape.id,
		seconds: secondsSchema
	})).max(1e4).optional(),
	leftOut: array(leftOutSchema).max(1e4).optional(),
	unreached: unreachedSchema.optional(),
	edited: array(text(1e3)).max(100).optional(),
	metrics: array(metricSchema).max(200),
	nodeItself: bySideSchema(nodeWeightSchema).optional(),
	policy: policySchema,
	seed: number().int().min(0).max(4294967295),
	budgetSeconds: secondsSchema.nullable(),
	controlShare: number().min(0).max(1),
	earlyControls: strictObject({
		pairs: number().int().min(1).max(1e3),
		controls: number().int().min(1).max(10)
	}).optional(),
	placements: placementsSchema.optional(),
	shard: shardSchema.optional(),
	chosen: chosenSchema.optional(),
	parts: record(text(50), unknown()).optional()
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
function allowLine(differences) {
	const kinds = new Set(differences.flatMap(({ asked: isAsked, kind }) => isAsked ? [] : [kind]));
	return kinds.size === 0 ? "" : `allow: [${[...kinds].join(", ")}]`;
}
const builtFields = {
	builds: bySideSchema(buildSchema.nullable()),
	variants: array(variantSchema).max(10).optional(),
	differences: array(differenceSchema).max(1e4).optional()
};

export { adapterIdSchema, allowLine, bearsCompany, besideMark, buildSchema, builtFields, bySideSchema, comparesSides, contestOf, differenceKindSchema, differsByNode, driverIdSchema, eachSide, failOnSchema, functionBenchmarkSchema, idUnder, idWithout, installScriptsSchema, isAcrossSides, isLinkedPlan, isNamed, isOfFirstCalls, isSameRevision, isTree, labelsOf, loadedAddonSchema, loadingAnswerSchema, madeFrom, measuredSecondsOf, nodeMajor, nodeWeightSchema, otherSide, ownVersionOf, parametersSchema, parseShard, placementSeedsSchema, placerSchema, planSchema, portionsOf, presetSchema, recipeSchema, runtimeAnswerSchema, serverRequestSchema, serverSchema, shardSchema, sideSchema, sides, statisticSchema, suiteKey, suiteSchema, typedLabel, unmeasuredCauseSchema, usualFailOn };