import { _enum, array, boolean, number, object, record, strictObject, string, unknown } from "../packages/zod.js";
import { datetime } from "../packages/zod2.js";
import { countSchema, digestSchema, secondsSchema, text } from "./model6.js";

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

// src/model/run/preset.ts
const presetSchema = _enum([
	"quick",
	"published",
	"sweep"
]);

// src/model/run/fail-on.ts
const failOnSchema = array(_enum([
	"regression",
	"failure",
	"undecided"
])).max(3);
const usualFailOn = ["regression", "failure"];

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

export { adapterIdSchema, allowLine, buildSchema, builtFields, bySideSchema, differenceKindSchema, eachSide, failOnSchema, idUnder, idWithout, installScriptsSchema, loadedAddonSchema, loadingAnswerSchema, nodeMajor, otherSide, parseShard, presetSchema, recipeSchema, runtimeAnswerSchema, serverRequestSchema, serverSchema, shardSchema, sideSchema, sides, usualFailOn };