import { _enum, array, boolean, datetime, literal, number, record, strictObject, string, union } from "./zod.js";
import { countSchema, digestSchema, secondsSchema, sideSchema, text } from "./side.js";

// src/model/adapter-id.ts
/** The tools whose suites can be read. */
const adapterIdSchema = _enum([
	"tinybench",
	"mitata",
	"benchmark",
	"bench-node",
	"vitest",
	"autocannon",
	"json-lines",
	"node-core"
]);

// src/model/runtime.ts
/**
* Where a Node.js came from: the job's PATH, a given path, the runner's tool cache, a package of the
* registry, an official archive, or the side's own build.
*/
const runtimeSourceSchema = _enum([
	"path",
	"given",
	"tool-cache",
	"npm",
	"official",
	"built"
]);
/** The Node.js that runs one side. */
const runtimeSchema = strictObject({
	/** Without the `v`: `20.20.2`. */
	version: text(50),
	/** Absolute path of the executable on the measuring machine. */
	path: text(1e3),
	/** Folder that holds `include/node`, for `--nodedir`; `null` when the headers are not there. */
	headersDirectory: text(1e3).nullable(),
	source: runtimeSourceSchema,
	/** `process.versions` as the executable prints them. */
	versions: record(text(50), text(100))
});

// src/model/build.ts
/** How a revision becomes a tree that can be measured. */
const recipeSchema = _enum([
	"package",
	"addon",
	"node",
	"command"
]);
/** A native addon file that the side carries or has loaded. */
const addonFileSchema = strictObject({
	/** Relative to the side's directory. */
	path: text(1e3),
	sizeBytes: countSchema,
	sha256: digestSchema,
	/** False when the file was there before our build and so came from a package. */
	builtHere: boolean(),
	/** How many benchmarks had it loaded; only in a result, and absent where nobody looked. */
	loadedBy: countSchema.optional()
});
/** What an installed package takes on the disk, its production dependencies included. */
const installSizeSchema = strictObject({
	bytes: countSchema,
	files: countSchema
});
/** One side, ready to be measured. */
const buildSchema = strictObject({
	side: sideSchema,
	recipe: recipeSchema,
	/** Absolute path of the tree in which benchmarks run. */
	directory: text(1e3),
	/** Absolute path of the folder whose `require` finds the measured package. */
	packageDirectory: text(1e3),
	runtime: runtimeSchema,
	addons: array(addonFileSchema).max(200),
	/** Absent where it is not known, or nobody can install the package. */
	installed: installSizeSchema.optional(),
	seconds: secondsSchema,
	/** Absolute path of the whole log. */
	logPath: text(1e3),
	/** What people should know of how it was built. */
	notes: array(text(500)).max(20).optional(),
	/** When it was built, if it was built in an earlier run and came out of the store. */
	storedAt: datetime().optional()
});

// src/model/server.ts
/** Path and query of a request, as it is sent: nothing in it can end the line early. */
const pathSchema = string().max(2e3).regex(/^\/[\x21-\x7e]*$/, "a path such as /items?page=2, in ASCII without blanks");
const headersSchema = record(string().max(200).regex(/^[\w!#$%&'*+.^`|~-]+$/, "the name of a header"), string().max(8e3).regex(/^[\t\x20-\x7e]*$/, "one line of ASCII"));
/** One kind of request to a server, and what makes an answer right. */
const serverRequestSchema = strictObject({
	method: string().regex(/^[A-Z]{1,20}$/, "a method such as GET").default("GET"),
	path: pathSchema,
	headers: headersSchema.default({}),
	body: text(1e6).nullable().default(null),
	/** Status of a right answer. */
	status: number().int().min(200).max(599).default(200),
	/** Bytes of a right answer's body; `null` for any. */
	length: countSchema.nullable().default(null),
	/** SHA-256 of a right answer's body; `null` for any. */
	sha256: string().regex(/^[0-9a-f]{64}$/, "64 lower-case hexadecimal digits").nullable().default(null),
	/** How often it comes, relative to the others. */
	weight: number().int().min(1).max(1e3).default(1)
});
/** What is asked of a server that is measured. */
const serverSchema = strictObject({
	/** Path that answers with a status below 400 once the server is ready; `null`: an open port is enough. */
	ready: pathSchema.nullable().default(null),
	requests: array(serverRequestSchema).min(1).max(100).default([serverRequestSchema.parse({ path: "/" })]),
	/** Requests of a typical turn; `null`: as many as fill about two milliseconds. */
	burst: number().int().min(1).max(1e4).nullable().default(null)
});

// src/model/benchmark.ts
/** The value of one benchmark parameter. */
const parameterSchema = union([
	text(200),
	number(),
	boolean()
]);
/** Values by name, in the order of the benchmark's own matrix. */
const parametersSchema = record(text(100), parameterSchema);
/** How a block interleaves its two runs. */
const driverIdSchema = _enum([
	"pingpong",
	"alternate",
	"command",
	"sliced",
	"suite"
]);
/** A named piece of work. */
const benchmarkSchema = strictObject({
	/** `suite/name parameter=value`, unique in a plan. */
	id: text(300),
	suite: text(200),
	name: text(200),
	parameters: parametersSchema,
	driver: driverIdSchema,
	/** Module of an in-process benchmark, relative to the benchmark folder; `null` for a command. */
	module: text(1e3).nullable(),
	/** Program and arguments of a whole-process benchmark, no shell; `null` for a module. */
	command: array(text(1e4)).max(200).nullable(),
	/** What a server is asked, whose `command` starts it; absent for everything else. */
	server: serverSchema.optional(),
	/** Limit for one run on one side. */
	timeoutSeconds: secondsSchema,
	/** Replaces the thresholds of its time-like metrics when given. */
	threshold: number().positive().max(10).nullable(),
	/** The value of a parameter to which the report relates all others: `{ fn: 'JSON.stringify' }`. */
	reference: parametersSchema.optional(),
	/** Name of the parameter with which the work should become faster in proportion. */
	scaling: text(100).optional(),
	/** How long the measured part of a block shall be, both sides together; as usual when absent. */
	measuredSeconds: secondsSchema.optional(),
	/** How many first calls of each fresh process are timed one by one. */
	series: number().int().min(2).max(1e3).optional(),
	/** Whether both sides are profiled aside, after all was measured. */
	profile: literal(true).optional(),
	/** `false` for work of several threads, which have to find CPUs of their own. */
	pinned: boolean().optional(),
	/** Ids of the metrics that gate it, where they are other ones than usual. */
	gates: array(text(100)).min(1).max(50).optional(),
	/** Ids of the metrics that it reports itself. */
	metrics: array(text(100)).max(50).optional(),
	/** Which of several Node.js runs it, as its id ends in `node=22`; absent when there is one for all. */
	runtime: text(50).optional(),
	/** Who reads what the suite's process says, of which this benchmark is a row; absent for others. */
	adapter: adapterIdSchema.optional()
});

// src/model/study.ts
/** Which benchmarks a row or a column of a study's table means: those whose name and parameters agree. */
const studyChoiceSchema = strictObject({
	label: text(200),
	/** Name of the benchmark inside its suite; any when absent. */
	name: text(200).optional(),
	/** Parameters that have to be equal; others may be anything. */
	parameters: parametersSchema.optional(),
	/** Id of the metric that is shown; that of the table when absent. */
	metric: text(100).optional(),
	/** What a cell is divided by: calls, requests, or a factor to another unit. */
	per: number().positive().optional(),
	/** A single reading, such as the longest request, is shown without a verdict. */
	judged: literal(false).optional(),
	/** Label of the column that the cell is also shown relative to: `1.27 (3.7×)`. */
	ratioTo: text(200).optional()
});
const rowsBySchema = strictObject({
	by: union([text(100), array(text(100)).min(1).max(5)]),
	/** Of each row, with `{name}` for the value of a parameter; the values themselves when absent. */
	label: text(200).optional(),
	/** Parameters that all of them have. */
	parameters: parametersSchema.optional()
});
/**
* What a study printed, by label of row, then by label of column, in the table's unit; a label that
* is none of the table's columns makes one.
*/
const figuresSchema = record(text(200), record(text(200), union([number(), text(50)])));
/** One table of a published study, as data: what its rows and columns are, and what it printed. */
const studyTableSchema = strictObject({
	title: text(300),
	/** What stands above the names of the rows. */
	rowLabel: text(100),
	metric: text(100),
	/** How values are written: in this unit, with this many decimals. */
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
	/** One row for each, or one row for each value of a parameter, or of several together. */
	rows: union([array(studyChoiceSchema).max(200), rowsBySchema]),
	columns: array(studyChoiceSchema).min(1).max(12),
	/** Figures of the study for rows of the table; a row of which nothing was measured is left out. */
	published: figuresSchema.optional(),
	/** Figures of rows that only the study had, such as a contender that does not run today. */
	publishedBesides: figuresSchema.optional(),
	/** Its five columns, from the least to the most with the mean in the middle, are drawn as well. */
	candlestick: literal(true).optional(),
	/** Told in `study.csv` alone, in the columns in which the study had its files. */
	only: literal("csv").optional(),
	/** What has to be known to read the table. */
	note: text(2e3).optional()
});
/** The tables that a suite shares with the study it reproduces. */
const studySchema = strictObject({
	/** `napa`. */
	suite: text(100),
	/** The study, for people: title, authors, year. */
	source: text(500),
	tables: array(studyTableSchema).max(30)
});

// src/model/suite.ts
/** How much of a suite is measured: a sample for CI, the study's own parameters, or a wide range. */
const presets = [
	"quick",
	"seed",
	"sweep"
];
/** Name of a preset. */
const presetSchema = _enum(presets);
const presetFactsSchema = strictObject({
	/** What is different in it, for people. */
	about: text(500),
	/** Most pairs of a benchmark, unless the user says otherwise. */
	pairs: number().int().min(1).max(1e4),
	/** How long the measured part of a block shall be, both sides together; as usual when absent. */
	measuredSeconds: number().min(.1).max(60).optional(),
	/** About how long it took on the machine where the suite was written. */
	minutes: number().positive()
});
/** What a suite is compared on when nobody says otherwise, as `deadheat compare` takes it. */
const suiteSidesSchema = strictObject({
	base: text(300),
	head: text(300),
	/** The Node.js of both sides, where it is not what is compared. */
	node: text(100).optional()
});
/** `suite.json` of a bundled suite. */
const suiteSchema = strictObject({
	title: text(200),
	/** What the suite answers, for people. */
	question: text(1e3),
	/** The study that it reproduces: title, authors, year. */
	source: text(500),
	sides: suiteSidesSchema,
	presets: strictObject({
		quick: presetFactsSchema,
		seed: presetFactsSchema,
		sweep: presetFactsSchema
	}),
	tables: array(studyTableSchema).max(30)
});

// src/model/difference.ts
/** What can differ between the sides besides their code. */
const differenceKindSchema = _enum([
	"runtime",
	"environment",
	"dependencies",
	"compiler",
	"benchmarks"
]);
/** Something that is not the same on both sides. */
const differenceSchema = strictObject({
	kind: differenceKindSchema,
	/** `v8`, the place of a package, the name of a variable, the path of a file. */
	what: text(1e3),
	/** `null` where the side has no such thing. */
	base: text(300).nullable(),
	head: text(300).nullable(),
	/** Whether somebody asked for it; one that nobody asked for makes the result not comparable. */
	asked: boolean()
});

export { adapterIdSchema, benchmarkSchema, buildSchema, differenceKindSchema, differenceSchema, driverIdSchema, parametersSchema, presetSchema, presets, recipeSchema, serverSchema, studySchema, suiteSchema };