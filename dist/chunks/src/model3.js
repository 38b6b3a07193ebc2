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
/** The requests to a measured server. */
const serverSchema = strictObject({
	/**
	* Path that answers with a status below 400 once the server is ready; `null` when an open port is
	* enough.
	*/
	ready: pathSchema.nullable().default(null),
	requests: array(serverRequestSchema).min(1).max(100).default([serverRequestSchema.parse({ path: "/" })]),
	/** Requests per burst; `null` for as many as fill about two milliseconds. */
	burst: number().int().min(1).max(1e4).nullable().default(null)
});

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
	/** Length of the measured part of a block, both sides together; the default when absent. */
	measuredSeconds: secondsSchema.optional()
};
const wishes = {
	/** `false` for multi-threaded work, which needs several CPUs. */
	pinned: boolean().optional(),
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
	/** Whether to profile both sides after measuring. */
	profile: literal(true).optional(),
	...wishes
});
/** A whole process, from start to exit. */
const commandBenchmarkSchema = strictObject({
	...named,
	driver: _enum(["command", "sliced"]),
	...started,
	...limits,
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
	/** The study's values for rows of the table; rows without measurements are left out. */
	published: figuresSchema.optional(),
	/** The study's values for rows that only the study had, such as a library that no longer runs. */
	publishedBesides: figuresSchema.optional(),
	/**
	* Whether to draw its five columns as well: the minimum, lower quartile, mean, upper quartile and
	* maximum.
	*/
	candlestick: literal(true).optional(),
	/** Whether the table appears only in `study.csv`, with the columns of the study's own files. */
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
	tables: array(studyTableSchema).max(30)
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

// src/settings/build-variables.ts
const secret = /TOKEN|SECRET|PASSW|PASSPHRASE|CREDENTIAL|(?:^|_)AUTH(?:$|_)|(?:API|ACCESS|PRIVATE|SIGNING)_?KEY/i;
const reserved = /^(?:(?:GITHUB|ACTIONS|RUNNER|INPUT|STATE|DEADHEAT|NPM_CONFIG|YARN|GIT|LD|DYLD)_.*|PATH|HOME|NODE_OPTIONS|NODE_PATH|BASH_ENV|ENV|IFS|SHELL|PYTHONPATH|PYTHONSTARTUP)$/i;
/** One variable for builds: `NAME=VALUE`, with a name that does not look like a secret. */
const buildVariableSchema = text(1e4).regex(/^[A-Za-z_][A-Za-z0-9_]*=/, "expected NAME=VALUE").refine((line) => !secret.test(nameOf(line)), "a build never sees a secret").refine((line) => !reserved.test(nameOf(line)), "this variable decides which programs run and belongs to deadheat");
/** Converts the variables to a record; the last one of a name wins. */
function buildVariables(lines) {
	return Object.fromEntries(lines.map((line) => [nameOf(line), line.slice(nameOf(line).length + 1)]));
}
function nameOf(line) {
	return line.split("=", 1)[0] ?? "";
}

// src/settings/settings.ts
const everywhere = [
	"option",
	"input",
	"config"
];
const perRun = ["option", "input"];
const ratio = number().positive().max(10);
const nodeSchema = text(1e3).min(1);
const adapterNames = adapterIdSchema.options.map((id) => `\`${id}\``).join(", ");
const argvSchema = array(text(1e4)).min(1).max(200);
/** One whole command to be measured as a process. */
const commandSchema = strictObject({
	name: text(200).min(1),
	command: argvSchema,
	/**
	* `sliced`: both sides alternate in slices of some 20 ms and are measured by CPU time. Otherwise
	* whole runs, back to back.
	*/
	driver: _enum(["command", "sliced"]).optional(),
	/**
	* The tool of the suite: its results become the benchmarks, instead of the time of the process.
	*/
	adapter: adapterIdSchema.optional()
});
/** One server to start and send requests to. */
const serverSettingSchema = strictObject({
	name: text(200).min(1),
	/** `{port}` stands for the port to listen on, which is also in the variable `PORT`. */
	command: argvSchema,
	...serverSchema.shape
});
/** An entry of the list. The default, if any, has the type that the schema yields. */
function setting(entry) {
	return entry;
}
/**
* The list of all settings. The command line, `action.yml`, `deadheat.yml`, the help and the tables
* in the README are generated from it, in this order.
*/
const settings = {
	base: setting({
		schema: text(300).min(1),
		form: "text",
		places: ["input"],
		argument: "REV",
		about: "The revision to compare against: a branch, tag or commit, or `npm:NAME@VERSION` for a published package. Append `+node:VERSION` to choose its Node.js. `merge-parent`, `merge-base` and `previous-release` are found from head.",
		otherwise: "chosen from the event: the merge parent, the merge base, or the commit before the push"
	}),
	head: setting({
		schema: text(300).min(1),
		form: "text",
		places: ["input"],
		argument: "REV",
		about: "The revision with the change, written like `base`.",
		otherwise: "chosen from the event: the checked-out commit"
	}),
	config: setting({
		schema: text(1e3).min(1),
		form: "text",
		places: perRun,
		argument: "FILE",
		about: "The settings file.",
		otherwise: "`deadheat.yml` at the top of the repository, if there is one"
	}),
	benchmarks: setting({
		schema: text(1e3).min(1),
		form: "text",
		places: everywhere,
		argument: "DIR",
		about: "Folder of the benchmarks. They are taken from head and copied to both sides, so that both run the same ones.",
		otherwise: "the first of `benchmarks`, `benchmark` and `bench` that exists"
	}),
	suite: setting({
		schema: text(300).min(1),
		form: "text",
		places: everywhere,
		argument: "NAME",
		about: "A bundled suite instead of a folder: `promises`, or one benchmark of it, `promises/chain`. `deadheat suites` lists them.",
		otherwise: "none"
	}),
	preset: setting({
		schema: givenPresetSchema,
		form: "text",
		places: everywhere,
		argument: "NAME",
		about: "How much to measure, for benchmarks that define presets: `quick`, `published` (the parameters of the published study) or `sweep`.",
		otherwise: "`quick` for a suite, otherwise the parameters in the benchmark"
	}),
	only: setting({
		schema: array(text(300)).max(100),
		form: "list",
		places: everywhere,
		argument: "GLOB,…",
		about: "Measure only benchmarks whose id matches one of these; `*` stands for any text.",
		otherwise: "all of them"
	}),
	commands: setting({
		schema: array(commandSchema).max(200),
		default: [],
		form: "lines",
		places: everywhere,
		argument: "NAME=COMMAND",
		about: `Whole commands to measure as processes, one per line: a name, \`=\`, the program and its arguments. No shell is involved. \`NAME@ADAPTER=COMMAND\` runs the suite of another tool and reads its results: ${adapterNames}.`
	}),
	servers: setting({
		schema: array(serverSettingSchema).max(200),
		default: [],
		form: "text",
		places: ["config"],
		argument: "LIST",
		about: "HTTP servers to measure: each with a name, the command that starts it, and the requests that both sides get in turn."
	}),
	node: setting({
		schema: array(nodeSchema).min(1).max(10),
		form: "list",
		places: everywhere,
		argument: "VERSION,…",
		about: "The Node.js that runs both sides: a version or a range (`22`, `22.20.0`, `>=20 <23`, `lts`), fetched with its headers, or the path of an executable. With several, every benchmark is measured under each.",
		otherwise: "the `node` on the PATH"
	}),
	"base-node": setting({
		schema: nodeSchema,
		form: "text",
		places: everywhere,
		argument: "VERSION",
		about: "The Node.js that runs base, if it differs from head’s.",
		otherwise: "`node`"
	}),
	"head-node": setting({
		schema: nodeSchema,
		form: "text",
		places: everywhere,
		argument: "VERSION",
		about: "The Node.js that runs head, if it differs from base’s.",
		otherwise: "`node`"
	}),
	allow: setting({
		schema: array(differenceKindSchema).max(10),
		form: "list",
		places: everywhere,
		argument: "KIND,…",
		about: "What else may differ between the sides without making the result not comparable: `runtime`, `environment`, `dependencies`, `compiler`, `benchmarks`.",
		otherwise: "only what was requested: a Node.js for each side, and dependencies that the change itself declares"
	}),
	recipe: setting({
		schema: recipeSchema,
		form: "text",
		places: everywhere,
		argument: "NAME",
		about: "How a side is built: `package` (frozen install and the `build` script), `addon` (compiled from source against the side’s own Node.js), `node` (Node.js itself, which then runs the side) or `command` (your own commands).",
		otherwise: "detected from the files of the repository"
	}),
	build: setting({
		schema: array(argvSchema).max(50),
		default: [],
		form: "words",
		places: everywhere,
		argument: "COMMAND",
		about: "Commands of the `command` recipe, one per line, run in each side’s tree. No shell is involved."
	}),
	configure: setting({
		schema: array(text(1e4)).max(200),
		default: [],
		form: "arguments",
		places: everywhere,
		argument: "ARGUMENTS",
		about: "Extra arguments for the configure step of a build: `./configure` for Node.js itself; node-gyp, CMake or cargo for an addon. Separated by spaces; quotes group words."
	}),
	"build-environment": setting({
		schema: array(buildVariableSchema).max(100),
		default: [],
		form: "variables",
		places: everywhere,
		argument: "NAME=VALUE",
		about: "Extra environment variables for the build, one per line. Names that look like secrets, and those that decide which programs run, are refused."
	}),
	"install-scripts": setting({
		schema: installScriptsSchema,
		default: "none",
		form: "text",
		places: everywhere,
		argument: "WHOSE",
		about: "Which install scripts to run, isolated like builds: `none`, `own` (those of the measured package) or `all` (those of its dependencies too)."
	}),
	"install-secrets": setting({
		schema: array(text(100).regex(/^[A-Za-z_]\w*$/, "expected the name of a variable")).max(20),
		default: [],
		form: "list",
		places: everywhere,
		argument: "NAME,…",
		about: "Names of environment variables for the install step alone, such as the token of a private registry. No script, build or benchmark sees them, and they are not used for code from forks."
	}),
	directory: setting({
		schema: text(1e3).min(1),
		form: "text",
		places: everywhere,
		argument: "DIR",
		about: "Folder of the package to measure, inside the repository.",
		otherwise: "the top of the repository"
	}),
	pairs: setting({
		schema: number().int().min(1).max(1e4),
		default: 60,
		form: "count",
		places: everywhere,
		argument: "N",
		about: "Maximum number of pairs per benchmark. A benchmark stops as soon as it is decided."
	}),
	threshold: setting({
		schema: ratio,
		form: "ratio",
		places: everywhere,
		argument: "RATIO",
		about: "Changes in time smaller than this do not matter: `2%` or `0.02`.",
		otherwise: "2 % for time and CPU time, 1 % for memory"
	}),
	limit: setting({
		schema: ratio,
		form: "ratio",
		places: everywhere,
		argument: "RATIO",
		about: "The check fails if the whole confidence interval of a regression is beyond this.",
		otherwise: "the threshold"
	}),
	alpha: setting({
		schema: number().min(1e-6).max(.2),
		default: .01,
		form: "ratio",
		places: everywhere,
		argument: "RATIO",
		about: "Chance that any unchanged benchmark in the whole table is called slower or faster."
	}),
	budget: setting({
		schema: number().positive().max(604800),
		form: "seconds",
		places: everywhere,
		argument: "TIME",
		about: "Time after which no new round of measurements starts: `90s`, `20min`, `2h`.",
		otherwise: "no limit"
	}),
	timeout: setting({
		schema: number().positive().max(86400),
		default: 300,
		form: "seconds",
		places: everywhere,
		argument: "TIME",
		about: "Time limit for one run of one benchmark."
	}),
	"build-timeout": setting({
		schema: number().positive().max(86400),
		default: 3600,
		form: "seconds",
		places: everywhere,
		argument: "TIME",
		about: "Time limit for building one side."
	}),
	cache: setting({
		schema: _enum([
			"local",
			"github",
			"off"
		]),
		default: "local",
		form: "text",
		places: everywhere,
		argument: "WHERE",
		about: "Where builds are stored for later runs: `local`, in the cache folder of this machine; `github`, also in the GitHub Actions cache, for runners without a persistent disk; `off` builds everything from scratch."
	}),
	control: setting({
		schema: number().min(0).max(1),
		default: .1,
		form: "ratio",
		places: everywhere,
		argument: "RATIO",
		about: "Share of extra pairs that compare base with itself, to check the machine instead of the code; `0` for none."
	}),
	probe: setting({
		schema: boolean(),
		default: true,
		form: "switch",
		places: everywhere,
		argument: "BOOLEAN",
		about: "Whether to measure a small program against itself for about three seconds before and after the run. It shows what the machine can resolve.",
		otherwise: "shorter when `budget` is short"
	}),
	"rebuild-control": setting({
		schema: boolean(),
		default: false,
		form: "switch",
		places: everywhere,
		argument: "BOOLEAN",
		about: "Whether to build base a second time and measure it against the first build in every round, which doubles the time. A change no larger than the difference between two builds of the same code is not called."
	}),
	layouts: setting({
		schema: number().int().min(1).max(1e3),
		form: "count",
		places: everywhere,
		argument: "N",
		about: "Maximum number of layouts in which native addons are measured. Both sides are linked again for every round, with their code at other addresses, so that a change that only moves code is not called. The plan ends with the last layout; `1` keeps addons as they were built.",
		otherwise: "one for every pair"
	}),
	isolation: setting({
		schema: _enum(["required", "best"]),
		form: "text",
		places: everywhere,
		argument: "NAME",
		about: "Whether to run where the machine cannot isolate builds and benchmarks completely: `required` refuses, `best` continues and says what is open.",
		otherwise: "`required` in a job, unless it is about a pull request from a fork, whose token may only read; `best` in a terminal"
	}),
	network: setting({
		schema: _enum(["loopback", "host"]),
		default: "loopback",
		form: "text",
		places: everywhere,
		argument: "NAME",
		about: "The network of benchmarks, where the machine allows one of their own: `loopback`, or `host` for benchmarks that need more. Builds and servers always have the network of the machine."
	}),
	"queue-timeout": setting({
		schema: number().positive().max(604800),
		default: 3600,
		form: "seconds",
		places: everywhere,
		argument: "TIME",
		about: "Time limit for waiting for other runs on this machine."
	}),
	history: setting({
		schema: text(1e3).min(1),
		form: "text",
		places: everywhere,
		argument: "FILE",
		about: "The noise that this machine has shown before, as written by `deadheat history`. No change below it is called. On a pull request it is read from base.",
		otherwise: "none"
	}),
	seed: setting({
		schema: number().int().min(0).max(4294967295),
		form: "count",
		places: perRun,
		argument: "N",
		about: "Seed of the random order. The same seed gives the same order.",
		otherwise: "drawn at random, and printed"
	}),
	shard: setting({
		schema: string().regex(/^\d{1,3}\/\d{1,3}$/, "a shard such as 1/4"),
		form: "text",
		places: perRun,
		argument: "K/N",
		about: "Measure only the K-th of N parts of the table, so that N machines share it. The promise holds for the whole table, which is judged when the journals of all parts are put together: by `deadheat replay`, or in a job with `measured`.",
		otherwise: "all of it"
	}),
	results: setting({
		schema: text(1e3).min(1),
		default: "deadheat-results",
		form: "text",
		places: perRun,
		argument: "DIR",
		about: "Folder for `result.json`, `journal.ndjson`, `samples.csv`, `report.md`, and `study.csv` of a suite.",
		otherwise: "`deadheat-report` where `measured` is given"
	}),
	hyperfine: setting({
		schema: text(1e3).min(1),
		form: "text",
		places: perRun,
		argument: "FILE",
		about: "The hyperfine executable that times whole commands.",
		otherwise: "found on the PATH or in the cache, or installed in a pinned version"
	}),
	key: setting({
		schema: string().regex(/^[A-Za-z0-9._-]{1,50}$/, "letters, digits, dots, dashes, at most 50"),
		default: "default",
		form: "text",
		places: ["input"],
		argument: "NAME",
		about: "Distinguishes several comments on one pull request."
	}),
	"pull-request": setting({
		schema: number().int().positive(),
		form: "count",
		places: ["input"],
		argument: "N",
		about: "The pull request that a manual run is for. Its newest commit must be `head`, or nothing is run.",
		otherwise: "the one of the event"
	}),
	measured: setting({
		schema: text(1e3).min(1),
		form: "text",
		places: ["input"],
		argument: "DIR",
		about: "Folder with the `journal.ndjson` from a job without secrets. It is judged again under the limits given here and in the settings file of base, and published. Nothing is run.",
		otherwise: "this job measures"
	}),
	workflow: setting({
		schema: string().regex(/^[\w.-]{1,200}\.ya?ml$/, "the name of a workflow file"),
		default: "performance.yml",
		form: "text",
		places: ["input"],
		argument: "FILE",
		about: "On `issue_comment`: the workflow file that a command starts. On `pull_request_target`, where it must be given: the one started for the pull request of the event."
	}),
	comment: setting({
		schema: _enum([
			"on-change",
			"always",
			"never"
		]),
		default: "on-change",
		form: "text",
		places: ["input"],
		argument: "WHEN",
		about: "`on-change` creates a comment only when something changed or failed, and otherwise updates an existing one; `always`; `never` writes neither comment nor check."
	}),
	"comment-author": setting({
		schema: string().regex(/^[A-Za-z0-9-]{1,100}(\[bot\])?$/, "a login such as my-app[bot]"),
		default: "github-actions[bot]",
		form: "text",
		places: ["input"],
		argument: "LOGIN",
		about: "Login of the account that owns `github-token`. Only comments by this account are ever updated.",
		otherwise: "the account of the job’s own token"
	}),
	"github-token": setting({
		schema: text(1e4),
		form: "text",
		places: ["input"],
		argument: "TOKEN",
		about: "Used for comments and checks only. Builds and benchmarks never see it.",
		otherwise: "the token of the job"
	})
};
/** The given settings, with the list's defaults for the rest. */
function withDefaults(given) {
	return {
		...given,
		commands: given.commands ?? [],
		servers: given.servers ?? [],
		build: given.build ?? [],
		configure: given.configure ?? [],
		"build-environment": given["build-environment"] ?? [],
		"install-scripts": given["install-scripts"] ?? settings["install-scripts"].default,
		"install-secrets": given["install-secrets"] ?? [],
		pairs: given.pairs ?? settings.pairs.default,
		alpha: given.alpha ?? settings.alpha.default,
		timeout: given.timeout ?? settings.timeout.default,
		"build-timeout": given["build-timeout"] ?? settings["build-timeout"].default,
		cache: given.cache ?? settings.cache.default,
		control: given.control ?? settings.control.default,
		probe: given.probe ?? settings.probe.default,
		"rebuild-control": given["rebuild-control"] ?? settings["rebuild-control"].default,
		network: given.network ?? settings.network.default,
		"queue-timeout": given["queue-timeout"] ?? settings["queue-timeout"].default,
		results: given.results ?? settings.results.default,
		key: given.key ?? settings.key.default,
		workflow: given.workflow ?? settings.workflow.default,
		comment: given.comment ?? settings.comment.default,
		"comment-author": given["comment-author"] ?? settings["comment-author"].default
	};
}
/** All names, in order. */
const settingNames = Object.keys(settings).filter((name) => Object.hasOwn(settings, name));
/** Names of the settings that can be given in one place, in order. */
function settingNamesOf(place) {
	return settingNames.filter((name) => {
		return settings[name].places.includes(place);
	});
}

export { adapterIdSchema, benchmarkSchema, buildSchema, buildTimesSchema, buildVariables, bySideSchema, commandSchema, countSchema, differenceSchema, digestSchema, driverIdSchema, functionBenchmarkSchema, loadedAddonSchema, parametersSchema, presets, secondsSchema, serverSettingSchema, settingNamesOf, settings, shaSchema, sideSchema, sides, statisticSchema, storedPresetSchema, studySchema, suiteKey, suiteSchema, suiteTimesSchema, text, withDefaults };