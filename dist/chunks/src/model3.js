import { _enum, _null, array, boolean, datetime, discriminatedUnion, literal, number, preprocess, record, strictObject, string, union } from "../packages/zod.js";

// src/model/adapter-id.ts
/** Ids of the benchmark tools whose suites can be read. */
const adapterIdSchema = _enum([
	"tinybench",
	"mitata",
	"benchmark",
	"benny",
	"cronometro",
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
/** Text of limited length in UTF-16 code units, for untrusted input. */
function text(maximumLength) {
	return string().max(maximumLength);
}
/** A full git object name: 40 lower-case hexadecimal digits. */
const shaSchema = string().regex(/^[0-9a-f]{40}$/, "a full commit id of 40 hex digits");
/** A SHA-256 digest: 64 lower-case hexadecimal digits. */
const digestSchema = string().regex(/^[0-9a-f]{64}$/, "a SHA-256 digest of 64 hex digits");
/** A duration in seconds, zero or more. */
const secondsSchema = number().min(0);
/** A whole number, zero or more. */
const countSchema = number().int().min(0);

// src/model/build/runtime.ts
/**
* Where a Node.js comes from: the job's PATH, a given path, the runner's tool cache, a registry
* package, an official archive, or the side's own build.
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
	/** Without the leading `v`: `20.20.2`. */
	version: text(50),
	/** Absolute path of the executable on the measuring machine. */
	path: text(1e3),
	/** Folder that contains `include/node`, for `--nodedir`; `null` when the headers are missing. */
	headersDirectory: text(1e3).nullable(),
	source: runtimeSourceSchema,
	/** `process.versions` as this executable prints it. */
	versions: record(text(50), text(100))
});

// src/model/build/side.ts
/** The two sides of a comparison, in the order in which they are written. */
const sides = ["base", "head"];
/** `base` is the code before the change, `head` the code with it. */
const sideSchema = _enum(sides);
/**
* Schema of a record that holds one value for each side.
*
* @param value - schema of one side's value
*/
function bySideSchema(value) {
	return strictObject({
		base: value,
		head: value
	});
}

// src/model/build/build.ts
/** How a revision becomes a directory that can be measured. */
const recipeSchema = _enum([
	"package",
	"addon",
	"node",
	"command"
]);
/** Whose install scripts may run. */
const installScriptsSchema = _enum([
	"none",
	"own",
	"all"
]);
/** A native addon file that a side contains or has loaded. */
const addonFileSchema = strictObject({
	/** Path relative to the side's directory. */
	path: text(1e3),
	sizeBytes: countSchema,
	sha256: digestSchema,
	/** `false` when the file existed before our build, so it came from a package. */
	builtHere: boolean(),
	/** Number of benchmarks that loaded it. Only in a result; absent when this was not checked. */
	loadedBy: countSchema.optional()
});
/** Disk space of an installed package, including its production dependencies. */
const installSizeSchema = strictObject({
	bytes: countSchema,
	files: countSchema
});
/** One side, ready to be measured. */
const buildSchema = strictObject({
	side: sideSchema,
	recipe: recipeSchema,
	/** Absolute path of the directory in which benchmarks run. */
	directory: text(1e3),
	/** Absolute path of the directory from which `require` finds the measured package. */
	packageDirectory: text(1e3),
	runtime: runtimeSchema,
	addons: array(addonFileSchema).max(200),
	/** Absent when it is unknown, or when the package cannot be installed. */
	installed: installSizeSchema.optional(),
	seconds: secondsSchema,
	/** Absolute path of the full log. */
	logPath: text(1e3),
	/** Remarks for the user about how it was built. */
	notes: array(text(500)).max(20).optional(),
	/** When it was built, if an earlier run built it and it came from the store. */
	storedAt: datetime().optional()
});
/** Durations in seconds of the latest builds of each kind, newest last, by the kind's digest. */
const buildTimesSchema = record(digestSchema, array(secondsSchema).min(1).max(5));
/** A native addon that a measured process had loaded. */
const loadedAddonSchema = strictObject({
	/** Path relative to the side's directory; begins with `..` when it is outside. */
	path: text(1e3),
	/** Digest of the file's content; `null` when the file no longer existed. */
	content: strictObject({
		sizeBytes: countSchema,
		sha256: digestSchema
	}).nullable()
});

// src/model/run/server.ts
/** Path and query of a request as sent. No character in it can end the request line early. */
const pathSchema = string().max(2e3).regex(/^\/[\x21-\x7e]*$/, "a path such as /items?page=2, in ASCII without blanks");
const headersSchema = record(string().max(200).regex(/^[\w!#$%&'*+.^`|~-]+$/, "the name of a header"), string().max(8e3).regex(/^[\t\x20-\x7e]*$/, "one line of ASCII"));
/** One kind of request to a server, and what its answer must be. */
const serverRequestSchema = strictObject({
	method: string().regex(/^[A-Z]{1,20}$/, "a method such as GET").default("GET"),
	path: pathSchema,
	headers: headersSchema.default({}),
	body: text(1e6).nullable().default(null),
	/** Expected status of the answer. */
	status: number().int().min(200).max(599).default(200),
	/** Expected length of the answer's body in bytes; `null` for any. */
	length: countSchema.nullable().default(null),
	/** Expected SHA-256 of the answer's body; `null` for any. */
	sha256: string().regex(/^[0-9a-f]{64}$/, "64 lower-case hexadecimal digits").nullable().default(null),
	/** Relative frequency of this request. */
	weight: number().int().min(1).max(1e3).default(1)
});
/** How many connections are used at once. */
const connectionsSchema = number().int().min(1).max(1e3);
/** How many requests are under way on each connection. */
const pipeliningSchema = number().int().min(1).max(100);
/** Requests per second. */
const rateSchema = number().min(1).max(5e4);
/** The requests to a measured server. */
const serverSchema = strictObject({
	/**
	* Path that answers with a status below 400 once the server is ready; `null` when an open port is
	* enough.
	*/
	ready: pathSchema.nullable().default(null),
	requests: array(serverRequestSchema).min(1).max(100).default([serverRequestSchema.parse({ path: "/" })]),
	/** Requests per burst; `null` for as many as fill about two milliseconds. */
	burst: number().int().min(1).max(1e4).nullable().default(null),
	/**
	* What every connection asks once, in order and untimed, before it is used. The cookies that
	* the answers set go with all its later requests.
	*/
	session: array(serverRequestSchema).max(20).default([]),
	/** How many connections are used at once; `null` for one that is never loaded. */
	connections: connectionsSchema.nullable().default(null),
	/** How many requests are under way on each connection; `null` for one. */
	pipelining: pipeliningSchema.nullable().default(null),
	/** Requests per second that are sent however many are unanswered; `null` for as many as fit. */
	rate: rateSchema.nullable().default(null),
	/** Seconds for which each side is loaded in a block; `null` for the default. */
	seconds: number().min(.1).max(60).nullable().default(null)
});
/**
* Whether requests are sent over several connections or at a rate, instead of one after the other
* in bursts.
*/
function isLoaded({ connections, pipelining, rate, session }) {
	return connections !== null || pipelining !== null || rate !== null || session.length > 0;
}
/** In which of three ways a server is measured; figures of two ways cannot be compared. */
function loadKindOf(server) {
	if (server.rate !== null) return "at a rate";
	return isLoaded(server) ? "at its limit" : "one by one";
}
/** Most requests that can be under way at once. */
function mostUnderWay({ connections, pipelining, rate }) {
	return (connections ?? (rate === null ? 1 : 100)) * (pipelining ?? 1);
}
/** Connections of a server that gets requests at a rate, unless it says how many. */
const connectionsAtRate = 100;

// src/model/run/benchmark.ts
/** The value of one benchmark parameter. */
const parameterSchema = union([
	text(200),
	number(),
	boolean()
]);
/** Parameter values by name, in the order of the benchmark's own matrix. */
const parametersSchema = record(text(100), parameterSchema);
/** How a block interleaves its two runs. */
const driverIdSchema = _enum([
	"pingpong",
	"alternate",
	"command",
	"sliced",
	"suite"
]);
const named = {
	/** `suite/name parameter=value`, unique in a plan. */
	id: text(300),
	suite: text(200),
	name: text(200),
	parameters: parametersSchema
};
const started = {
	module: _null(),
	/** Program and arguments; no shell. */
	command: array(text(1e4)).max(200)
};
const limits = {
	/** Time limit of one run on one side. */
	timeoutSeconds: secondsSchema,
	/** Replaces the threshold of its time-like metrics. */
	threshold: number().positive().max(10).nullable(),
	/** The parameter value that the report compares all others with: `{ fn: 'JSON.stringify' }`. */
	reference: parametersSchema.optional(),
	/** Name of the parameter with which the work should speed up in proportion. */
	scaling: text(100).optional(),
	/** Whether the work grows in proportion to that parameter, as with a task for each worker. */
	growing: literal(true).optional(),
	/** Length of the measured part of a block, both sides together; the default when absent. */
	measuredSeconds: secondsSchema.optional()
};
const wishes = {
	/** `false` for multi-threaded work, which needs several CPUs. */
	pinned: boolean().optional(),
	/** For work that shares more than a CPU, such as memory: no other block runs beside its own. */
	alone: literal(true).optional(),
	/** Ids of the metrics that gate it, when they differ from the default. */
	gates: array(text(100)).min(1).max(50).optional(),
	/** Ids of the metrics that it reports itself. */
	metrics: array(text(100)).max(50).optional(),
	/**
	* Which of several Node.js versions runs it; its id ends in `node=22`. Absent when there is only
	* one.
	*/
	runtime: text(50).optional()
};
const contest = {
	/** What the contenders are values of: a parameter, `benchmark`, `node` or `contender`. */
	axis: text(100),
	/** Labels of the two; the reference sits where base does, the contender where head does. */
	labels: bySideSchema(text(300)),
	/** Ids of the benchmarks that the two are, as they are measured base against head. */
	ids: bySideSchema(text(300)),
	/** What each of the two runs on. */
	seats: bySideSchema(strictObject({
		/** Whose build it is; `head` for both within one side. */
		side: sideSchema,
		/** Which of several Node.js versions; `null` when there is one. */
		runtime: text(50).nullable(),
		/** Label of the further head that it is a build of; `null` for the plan's own sides. */
		further: text(300).nullable()
	}))
};
/** The contenders that a benchmark file names: the values of one of its parameters. */
const contendersSchema = strictObject({
	/** Name of the parameter. */
	parameter: text(100),
	/** The value that all others are compared with. */
	reference: parameterSchema
});
/** A function of a module, which a harness calls. */
const functionBenchmarkSchema = strictObject({
	...named,
	driver: literal("pingpong"),
	/** Path relative to the benchmark folder. */
	module: text(1e3),
	command: _null(),
	...limits,
	/** How many first calls of each fresh process are timed one by one. */
	series: number().int().min(2).max(1e3).optional(),
	/** How many calls each state lives for: every batch makes as many, with its own state. */
	calls: number().int().min(1).max(1e6).optional(),
	/** Milliseconds to wait before every such batch. */
	pause: number().int().min(1).max(1e4).optional(),
	/** How many such batches each fresh process makes, from its first call on; none besides. */
	batches: number().int().min(1).max(1e3).optional(),
	/** What must be known of it on this machine. */
	warning: text(300).optional(),
	/** Whether to profile both sides after measuring. */
	profile: literal(true).optional(),
	/** The contenders that it compares, and what the reference calls instead. */
	contest: strictObject({
		...contest,
		reference: strictObject({
			module: text(1e3),
			parameters: parametersSchema
		})
	}).optional(),
	...wishes
});
/** A whole process, from start to exit. */
const commandBenchmarkSchema = strictObject({
	...named,
	driver: _enum(["command", "sliced"]),
	...started,
	...limits,
	/** The contenders that it compares, and what the reference runs instead. */
	contest: strictObject({
		...contest,
		reference: strictObject({ command: started.command })
	}).optional(),
	...wishes
});
/** A server, which its command starts. */
const serverBenchmarkSchema = strictObject({
	...named,
	driver: literal("alternate"),
	...started,
	/** The requests that it receives. */
	server: serverSchema,
	...limits,
	/** The contenders that it compares, and what the reference runs instead. */
	contest: strictObject({
		...contest,
		reference: strictObject({
			command: started.command,
			server: serverSchema
		})
	}).optional(),
	...wishes
});
/** One row of a suite; its command runs the whole suite. */
const suiteBenchmarkSchema = strictObject({
	...named,
	driver: literal("suite"),
	...started,
	...limits,
	...wishes,
	/** The adapter that reads the suite's output. */
	adapter: adapterIdSchema
});
/** A named piece of work; its driver decides the kind. */
const benchmarkSchema = discriminatedUnion("driver", [
	functionBenchmarkSchema,
	commandBenchmarkSchema,
	serverBenchmarkSchema,
	suiteBenchmarkSchema
]);

// src/model/run/study.ts
/**
* Selects the benchmarks of a row or column of a study's table: those whose name and parameters
* match.
*/
const studyChoiceSchema = strictObject({
	label: text(200),
	/** Name of the benchmark within its suite; any when absent. */
	name: text(200).optional(),
	/** Parameters that must match; others may have any value. */
	parameters: parametersSchema.optional(),
	/** Id of the metric to show; defaults to the table's. */
	metric: text(100).optional(),
	/** Divisor of a cell's value: calls, requests, or a factor to another unit. */
	per: number().positive().optional(),
	/** A single reading, such as the longest request, is shown without a verdict. */
	judged: literal(false).optional(),
	/**
	* Position of a call in the series of first calls, from 1: the cell is the median over the blocks,
	* and has no verdict.
	*/
	call: number().int().min(1).max(1e3).optional(),
	/** Label of the column to which the cell is also compared: `1.27 (3.7×)`. */
	ratioTo: text(200).optional()
});
const rowsBySchema = strictObject({
	by: union([text(100), array(text(100)).min(1).max(5)]),
	/** Label of each row, with `{name}` for a parameter's value; defaults to the values. */
	label: text(200).optional(),
	/** Parameters that all rows share. */
	parameters: parametersSchema.optional()
});
/**
* The study's printed values by row label, then by column label, in the table's unit. A label that
* is not one of the table's columns adds a column.
*/
const figuresSchema = record(text(200), record(text(200), union([number(), text(50)])));
/** One table of a published study as data: its rows, its columns and the printed values. */
const studyTableSchema = strictObject({
	title: text(300),
	/** Title above the names of the rows. */
	rowLabel: text(100),
	metric: text(100),
	/** Unit and number of decimals of the values. */
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
	/** One row each, or one row per value of a parameter or combination of several. */
	rows: union([array(studyChoiceSchema).max(200), rowsBySchema]),
	columns: array(studyChoiceSchema).min(1).max(12),
	/**
	* What the study calls base and head, where it compared two and printed them next to each other
	* with the change: the sides are then columns of one table.
	*/
	between: strictObject({
		base: text(100),
		head: text(100)
	}).optional(),
	/** The study's values for rows of the table; rows without measurements are left out. */
	published: figuresSchema.optional(),
	/** The study's values for rows that only the study had, such as a library that no longer runs. */
	publishedBesides: figuresSchema.optional(),
	/** The ratios that the study printed, to the column that a column names by `ratioTo`. */
	publishedRatios: record(text(200), record(text(200), number())).optional(),
	/**
	* Whether to draw its five columns as well: the minimum, lower quartile, mean, upper quartile and
	* maximum.
	*/
	candlestick: literal(true).optional(),
	/** Whether the table appears only in `study-files.csv`, as the study's own files have it. */
	only: literal("csv").optional(),
	/** What readers need to know about the table. */
	note: text(2e3).optional()
});
/** The tables that a suite shares with the study it reproduces. */
const studySchema = strictObject({
	/** `napa`. */
	suite: text(100),
	/** Title, authors and year of the study. */
	source: text(500),
	tables: array(studyTableSchema).max(30)
});

// src/model/run/published/published-document.ts
/** One table of a study's document, as printed. */
const documentTableSchema = strictObject({
	/** What suites call it. */
	name: text(100),
	title: text(300),
	/** Unit of its cells, where neither they nor the titles of the columns say so. */
	unit: text(100).optional(),
	/** Titles of all columns, that of the rows' names first. */
	columns: array(text(200)).min(2).max(30),
	/** How many columns name a row together: `3 level - 5 integers, 1396`. */
	nameColumns: number().int().min(1).max(5).default(1),
	/** The cells as the document prints them, units and ratios included; an empty one is empty. */
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
/** `published.json` of a suite: every table of the document that it reproduces. */
const publishedDocumentSchema = strictObject({
	/** Title of the document and who wrote it, as it says itself. */
	title: text(300),
	/** Where the document says that it is; absent when it does not. */
	url: text(500).optional(),
	/** Machine and versions of the figures, as far as the document tells. */
	measuredOn: text(500).optional(),
	tables: array(documentTableSchema).max(50),
	/** Tables that the suite does not show, with the reason, by name. */
	notShown: record(text(100), text(500)).default({})
});
/**
* Takes figures from a table of the document for a table of the suite: those of every combination
* of its rows and columns.
*/
const figuresFromSchema = strictObject({
	/** Name of the document's table. */
	table: text(100),
	/** Rows of the document's table by the label of the suite's row. */
	rows: record(text(200), text(200)),
	/** Columns of the document's table by the label of the suite's column. */
	columns: record(text(200), text(200)),
	/** Whether the suite's columns are the document's rows, and its rows the document's columns. */
	transposed: literal(true).optional(),
	/** Factor from the document's unit to that of the suite's table. */
	times: number().positive().optional(),
	/** Whether the numbers are ratios to another column, which are shown as such. */
	ratios: literal(true).optional(),
	/** Whether the number is how many times as fast, where the suite's is how many times as long. */
	inverse: literal(true).optional(),
	/** Whether the rows are none of the suite's, such as a library that no longer runs. */
	besides: literal(true).optional()
});

// src/model/run/suite.ts
/** How much of a suite to measure: a sample for CI, the study's own parameters, or a wide range. */
const presets = [
	"quick",
	"published",
	"sweep"
];
/** Accepted names of a preset: `seed` is the old name of `published`. */
const givenPresetSchema = preprocess((name) => name === "seed" ? "published" : name, _enum(presets));
/** Names of a preset that a journal may contain. */
const storedPresetSchema = _enum([...presets, "seed"]);
const presetFactsSchema = strictObject({
	/** How it differs from the others, for people. */
	about: text(500),
	/** Most pairs of a benchmark, unless the user sets another number. */
	pairs: number().int().min(1).max(1e4),
	/** Seconds of the measured part of a block, both sides together; the default when absent. */
	measuredSeconds: number().min(.1).max(60).optional(),
	/** Time limit for one run of one benchmark, unless the user sets another; the default when absent. */
	timeoutSeconds: number().positive().max(86400).optional(),
	/** Approximate duration on the machine where the suite was written. */
	minutes: number().positive()
});
/** What a suite compares by default, in the syntax of `deadheat compare`. */
const suiteSidesSchema = strictObject({
	base: text(300),
	head: text(300),
	/** The Node.js of both sides, unless that is what is compared. */
	node: text(100).optional()
});
/** `suite.json` of a bundled suite. */
const suiteSchema = strictObject({
	title: text(200),
	/** The question that the suite answers, for people. */
	question: text(1e3),
	/** The study that it reproduces: title, authors, year. */
	source: text(500),
	/** What both sides need for any of it to work, in words; absent when Node.js is enough. */
	needs: text(300).optional(),
	sides: suiteSidesSchema,
	presets: strictObject({
		quick: presetFactsSchema,
		published: presetFactsSchema,
		sweep: presetFactsSchema
	}),
	/** Each takes the study's figures from `published.json` beside, as `from` says. */
	tables: array(studyTableSchema.extend({ from: array(figuresFromSchema).max(50).optional() })).max(30)
});
/**
* Key shared by the rows of one suite and no other benchmark. These rows come from the same
* process, so they are measured together or not at all.
*
* @returns `null` for a benchmark that has its own processes
*/
function suiteKey(benchmark) {
	if (benchmark.driver !== "suite") return null;
	const { runtime = "", adapter, command } = benchmark;
	return JSON.stringify([
		runtime,
		adapter,
		command
	]);
}
/** Which statistic of its samples a tool's value is. */
const statisticSchema = _enum([
	"median",
	"p75",
	"mean"
]);
/** Durations of suites on this machine, by `suite preset`. */
const suiteTimesSchema = record(text(200), secondsSchema);

// src/model/build/difference.ts
/** What can differ between the sides besides their code. */
const differenceKindSchema = _enum([
	"runtime",
	"environment",
	"dependencies",
	"compiler",
	"benchmarks"
]);
/** A difference between the sides besides their code. */
const differenceSchema = strictObject({
	kind: differenceKindSchema,
	/** `v8`, the directory of a package, the name of a variable, or the path of a file. */
	what: text(1e3),
	/** `null` when the side has nothing of this name. */
	base: text(300).nullable(),
	head: text(300).nullable(),
	/**
	* Whether the user requested it. A difference that nobody requested makes the result not
	* comparable.
	*/
	asked: boolean()
});

export { adapterIdSchema, benchmarkSchema, buildSchema, buildTimesSchema, bySideSchema, connectionsSchema, contendersSchema, countSchema, differenceKindSchema, differenceSchema, digestSchema, driverIdSchema, functionBenchmarkSchema, givenPresetSchema, installScriptsSchema, isLoaded, loadKindOf, loadedAddonSchema, mostUnderWay, parametersSchema, pipeliningSchema, presets, publishedDocumentSchema, rateSchema, recipeSchema, secondsSchema, serverRequestSchema, serverSchema, shaSchema, sideSchema, sides, statisticSchema, storedPresetSchema, studySchema, suiteKey, suiteSchema, suiteTimesSchema, text };