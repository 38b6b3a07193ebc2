import { _enum, _null, array, boolean, datetime, discriminatedUnion, literal, number, preprocess, record, strictObject, string, union } from "../packages/zod.js";

// src/model/adapter-id.ts
/** The tools whose suites can be read. */
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
/** Text of limited length (in UTF-16 code units), for whatever a stranger may have written. */
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

// src/model/build/side.ts
/** The two sides of a comparison, in the order in which they are written. */
const sides = ["base", "head"];
/** `base` is what was there before, `head` is what is proposed. */
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
/** How a revision becomes a tree that can be measured. */
const recipeSchema = _enum([
	"package",
	"addon",
	"node",
	"command"
]);
/** Whose install scripts are run. */
const installScriptsSchema = _enum([
	"none",
	"own",
	"all"
]);
/** A native addon file that the side carries or has loaded. */
const addonFileSchema = strictObject({
	/** Relative to the side's directory. */
	path: text(1e3),
	sizeBytes: countSchema,
	sha256: digestSchema,
	/** False when the file was there before our build and so came from a package. */
	builtHere: boolean(),
	/** How many benchmarks had it loaded; only in a result, and absent where it was not checked. */
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
	/** Absent where it is not known, or the package cannot be installed. */
	installed: installSizeSchema.optional(),
	seconds: secondsSchema,
	/** Absolute path of the whole log. */
	logPath: text(1e3),
	/** What people should know of how it was built. */
	notes: array(text(500)).max(20).optional(),
	/** When it was built, if it was built in an earlier run and came out of the store. */
	storedAt: datetime().optional()
});
/** How long the last builds of each kind took, in seconds, the newest last; by digest of the kind. */
const buildTimesSchema = record(digestSchema, array(secondsSchema).min(1).max(5));
/** A native addon that a measured process had loaded. */
const loadedAddonSchema = strictObject({
	/** Relative to the side's directory, with `..` where it lies beside that. */
	path: text(1e3),
	/** What the file holds; `null` when it was gone by then. */
	content: strictObject({
		sizeBytes: countSchema,
		sha256: digestSchema
	}).nullable()
});

// src/model/run/server.ts
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

// src/model/run/benchmark.ts
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
const named = {
	/** `suite/name parameter=value`, unique in a plan. */
	id: text(300),
	suite: text(200),
	name: text(200),
	parameters: parametersSchema
};
const started = {
	module: _null(),
	/** Program and arguments, no shell. */
	command: array(text(1e4)).max(200)
};
const limits = {
	/** Limit for one run on one side. */
	timeoutSeconds: secondsSchema,
	/** Replaces the thresholds of its time-like metrics when given. */
	threshold: number().positive().max(10).nullable(),
	/** The value of a parameter to which the report relates all others: `{ fn: 'JSON.stringify' }`. */
	reference: parametersSchema.optional(),
	/** Name of the parameter with which the work should become faster in proportion. */
	scaling: text(100).optional(),
	/** How long the measured part of a block shall be, both sides together; as usual when absent. */
	measuredSeconds: secondsSchema.optional()
};
const wishes = {
	/** `false` for work of several threads, which have to find CPUs of their own. */
	pinned: boolean().optional(),
	/** Ids of the metrics that gate it, where they are other ones than usual. */
	gates: array(text(100)).min(1).max(50).optional(),
	/** Ids of the metrics that it reports itself. */
	metrics: array(text(100)).max(50).optional(),
	/** Which of several Node.js runs it, as its id ends in `node=22`; absent when there is one for all. */
	runtime: text(50).optional()
};
/** A function of a module, which a harness calls. */
const functionBenchmarkSchema = strictObject({
	...named,
	driver: literal("pingpong"),
	/** Relative to the benchmark folder. */
	module: text(1e3),
	command: _null(),
	...limits,
	/** How many first calls of each fresh process are timed one by one. */
	series: number().int().min(2).max(1e3).optional(),
	/** Whether both sides are profiled aside, after all was measured. */
	profile: literal(true).optional(),
	...wishes
});
/** A whole process, from its start to its end. */
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
	/** What it is asked. */
	server: serverSchema,
	...limits,
	...wishes
});
/** A row of a suite, which its command runs whole. */
const suiteBenchmarkSchema = strictObject({
	...named,
	driver: literal("suite"),
	...started,
	...limits,
	...wishes,
	/** Who reads what the suite's process says. */
	adapter: adapterIdSchema
});
/** A named piece of work; its driver says of which kind. */
const benchmarkSchema = discriminatedUnion("driver", [
	functionBenchmarkSchema,
	commandBenchmarkSchema,
	serverBenchmarkSchema,
	suiteBenchmarkSchema
]);

// src/model/run/study.ts
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

// src/model/run/suite.ts
/** How much of a suite is measured: a sample for CI, the study's own parameters, or a wide range. */
const presets = [
	"quick",
	"published",
	"sweep"
];
/** A preset as it may be written: `seed` is what `published` was called before. */
const givenPresetSchema = preprocess((name) => name === "seed" ? "published" : name, _enum(presets));
/** A preset as a journal may hold it. */
const storedPresetSchema = _enum([...presets, "seed"]);
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
/** What a suite is compared on by default, as `deadheat compare` takes it. */
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
	/** What has to be on both sides for any of it to work, in words; absent where Node.js alone does. */
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
* What the rows of one suite have in common, and no other benchmark: they come out of the same
* process, and are measured together or not at all.
*
* @returns `null` for a benchmark that has its processes for itself
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
/** Which figure of its samples a tool's value is. */
const statisticSchema = _enum([
	"median",
	"p75",
	"mean"
]);
/** How long suites took on this machine, by `suite preset`. */
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
/** Something that is not the same on both sides. */
const differenceSchema = strictObject({
	kind: differenceKindSchema,
	/** `v8`, the place of a package, the name of a variable, the path of a file. */
	what: text(1e3),
	/** `null` where the side has no such thing. */
	base: text(300).nullable(),
	head: text(300).nullable(),
	/** Whether it was requested; one that was not requested makes the result not comparable. */
	asked: boolean()
});

// src/settings/build-variables.ts
const secret = /TOKEN|SECRET|PASSW|PASSPHRASE|CREDENTIAL|(?:^|_)AUTH(?:$|_)|(?:API|ACCESS|PRIVATE|SIGNING)_?KEY/i;
const reserved = /^(?:(?:GITHUB|ACTIONS|RUNNER|INPUT|STATE|DEADHEAT|NPM_CONFIG|YARN|GIT|LD|DYLD)_.*|PATH|HOME|NODE_OPTIONS|NODE_PATH|BASH_ENV|ENV|IFS|SHELL|PYTHONPATH|PYTHONSTARTUP)$/i;
/** One variable that a build shall see: `NAME=VALUE`, with a name that holds no secret by its look. */
const buildVariableSchema = text(1e4).regex(/^[A-Za-z_][A-Za-z0-9_]*=/, "expected NAME=VALUE").refine((line) => !secret.test(nameOf(line)), "a build never sees a secret").refine((line) => !reserved.test(nameOf(line)), "this variable decides which programs run and belongs to deadheat");
/** The variables as a record; of two with one name the later one counts. */
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
/** One whole command that is measured as a process. */
const commandSchema = strictObject({
	name: text(200).min(1),
	command: argvSchema,
	/** `sliced`: both sides by turns of some 20 ms, by CPU time; else whole runs back to back. */
	driver: _enum(["command", "sliced"]).optional(),
	/** Whose suite it is: its results become benchmarks, instead of the time of the process. */
	adapter: adapterIdSchema.optional()
});
/** One server that is started and asked. */
const serverSettingSchema = strictObject({
	name: text(200).min(1),
	/** `{port}` stands for the port to listen on, as `PORT` does in its environment. */
	command: argvSchema,
	...serverSchema.shape
});
/** An entry of the list; its default, if it has one, is of the type that its schema yields. */
function setting(entry) {
	return entry;
}
/**
* Every setting, once. The command line, `action.yml`, `deadheat.yml`, the help and the tables in the
* README are all made from this list; its order is theirs.
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
/** What was given, with the defaults of the list where nothing was. */
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
/** Names of the settings that can be given at one place, in order. */
function settingNamesOf(place) {
	return settingNames.filter((name) => {
		return settings[name].places.includes(place);
	});
}

export { adapterIdSchema, benchmarkSchema, buildSchema, buildTimesSchema, buildVariables, bySideSchema, commandSchema, countSchema, differenceSchema, digestSchema, driverIdSchema, functionBenchmarkSchema, loadedAddonSchema, parametersSchema, presets, secondsSchema, serverSettingSchema, settingNamesOf, settings, shaSchema, sideSchema, sides, statisticSchema, storedPresetSchema, studySchema, suiteKey, suiteSchema, suiteTimesSchema, text, withDefaults };