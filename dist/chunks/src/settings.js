import { _enum, array, literal, number, strictObject, string, union } from "../packages/zod.js";
import { adapterIdSchema, differenceKindSchema, failOnSchema, installScriptsSchema, parseShard, presetSchema, recipeSchema, serverSchema, usualFailOn } from "./model5.js";
import { text } from "./model6.js";

// src/settings/variable-schema.ts
const secret = /TOKEN|SECRET|PASSW|PASSPHRASE|CREDENTIAL|(?:^|_)AUTH(?:$|_)|(?:API|ACCESS|PRIVATE|SIGNING)_?KEY/i;
const reservedNames = /^(?:(?:GITHUB|ACTIONS|RUNNER|INPUT|STATE|DEADHEAT|NPM_CONFIG|YARN|GIT|LD|DYLD)_.*|PATH|HOME|TE?MP(?:DIR)?|NODE_OPTIONS|NODE_PATH|NODE_REPL_EXTERNAL_MODULE|NODE_V8_COVERAGE|NODE_COMPILE_CACHE|OPENSSL_(?:CONF|MODULES|ENGINES)|GCONV_PATH|BASH_ENV|ENV|IFS|SHELL|PERL5?(?:OPT|LIB|DB)|PYTHONPATH|PYTHONSTARTUP)$/i;
const variableSchema = text(1e4).regex(/^[A-Za-z_][A-Za-z0-9_]*=/, "expected NAME=VALUE").refine((line) => !secret.test(variableName(line)), "what is built and measured never sees a secret").refine((line) => !reservedNames.test(variableName(line)), "this variable decides which programs run and belongs to deadheat");
function variableName(line) {
	return line.split("=")[0] ?? "";
}
const setLineSchema = text(1e4).regex(/^[\w-]{1,100}=/, "expected NAME=VALUE");
function setParameters(lines) {
	return Object.fromEntries(lines.map((line) => {
		const at = line.indexOf("=");
		const values = (line.slice(at + 1).match(/(?:"[^"]*"|[^",]|"(?=[^"]*$))+/g) ?? [""]).map((part) => /^\s*"([^"]*)"\s*$/.exec(part)?.[1] ?? part.trim());
		return [line.slice(0, at), values];
	}));
}

// src/settings/node-flags.ts
const switches = [
	"expose-gc",
	"allow-natives-syntax",
	"jitless|predictable|single-threaded(?:-gc)?",
	"(?:always-)?(?:opt|sparkplug|maglev|turbofan)|turbo-[a-z0-9-]+|maglev-[a-z0-9-]+",
	"lazy|lite-mode|flush-bytecode|compilation-cache|short-builtin-calls",
	"(?:concurrent|parallel|stress|optimize|harmony)-[a-z0-9-]+",
	"experimental-(?:strip-types|transform-types|vm-modules|wasm-modules|require-module|sqlite|websocket|fetch)",
	"enable-source-maps|preserve-symlinks(?:-main)?|warnings|deprecation|insecure-http-parser"
].join("|");
const switchesWithValue = [
	"(?:max|min|initial)-[a-z-]*(?:size|factor|percentage)",
	"stack-size|stack-trace-limit|semi-space-growth-factor|gc-interval|random-seed|v8-pool-size",
	"(?:invocation-count|interrupt-budget)[a-z-]*|max-(?:lazy|inlined-bytecode-size)[a-z-]*"
].join("|");
const shape = new RegExp(`^--(?:(?:no-?)?(?:${switches})|(?:${switchesWithValue})=\\d+(?:\\.\\d+)?|conditions=[\\w.:@/-]+)$`);
const nodeFlagSchema = text(200).refine((flag) => shape.test(flag.replaceAll("_", "-")), { error: ({ input }) => `expected a flag of Node.js that loads no code and writes no file, such as --expose-gc, --conditions=NAME or --max-old-space-size=MB, got "${String(input)}"` });
function flagWords(words) {
	return words.flatMap((word, at) => {
		if (isBare(words[at - 1])) return [`--conditions=${word}`];
		return isBare(word) && at + 1 < words.length ? [] : [word];
	});
}
function isBare(word) {
	return word === "-C" || word === "--conditions";
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
const commandSchema = strictObject({
	name: text(200).min(1),
	command: argvSchema,
	adapter: adapterIdSchema.optional()
});
const serverSettingSchema = strictObject({
	name: text(200).min(1),
	command: argvSchema,
	...serverSchema.shape
});
function setting(entry) {
	return entry;
}
const settings = {
	base: setting({
		schema: text(300).min(1),
		places: ["input"],
		about: "The revision to compare against: a branch, tag or commit, or `npm:NAME@VERSION` for a published package. Append `+node:VERSION` to choose its Node.js; `node:22` as base and `node:24` as head run the checked-out commit under each. `merge-parent`, `merge-base` and `previous-release` are found from head.",
		otherwise: "chosen from the event: the merge parent, the merge base, or the commit before the push"
	}),
	head: setting({
		schema: text(300).min(1),
		places: ["input"],
		about: "The revision with the change, written like `base`.",
		otherwise: "chosen from the event: the checked-out commit"
	}),
	config: setting({
		schema: text(1e3).min(1),
		places: perRun,
		argument: "FILE",
		about: "The settings file.",
		otherwise: "`deadheat.yml` at the top of the repository, if there is one"
	}),
	benchmarks: setting({
		schema: text(1e3).min(1),
		argument: "DIR",
		about: "Folder of the benchmarks. They are taken from head and copied to both sides, so that both run the same ones. In a folder of code, such as `src`, they are the files whose paths have `bench` in them.",
		otherwise: "the first of `benchmarks`, `benchmark`, `bench`, `__benchmarks__` and `__bench__` in which any is found, else where they lie"
	}),
	suite: setting({
		schema: text(900).min(1),
		places: everywhere,
		argument: "NAME",
		about: "A suite instead of a folder: a bundled one, `promises`, or one benchmark of it, `promises/chain` (`deadheat suites` lists them); or yours, `./FOLDER`; or `node-core@TREE` for Node.js’s own benchmarks in a source tree. A folder that no terminal names lies in the repository, for a pull request as in base.",
		otherwise: "none"
	}),
	preset: setting({
		schema: presetSchema,
		argument: "NAME",
		about: "How much to measure, for benchmarks that define presets: `quick`, `published` (the parameters of the published study) or `sweep`.",
		otherwise: "`quick` for a suite, otherwise the parameters in the benchmark"
	}),
	set: setting({
		schema: array(setLineSchema).max(100),
		default: [],
		form: "variables",
		places: everywhere,
		argument: "NAME=VALUE,…",
		about: "Values for a parameter or an option of the benchmarks instead of their own, one name per line. A comma separates values; in double quotes it does not."
	}),
	only: setting({
		schema: array(text(300)).max(100),
		form: "list",
		places: everywhere,
		argument: "GLOB,…",
		about: "Measure only benchmarks whose id matches one of these; `*` stands for any text, `!` in front leaves out, a whole suite too.",
		otherwise: "all of them"
	}),
	commands: setting({
		schema: array(commandSchema).max(200),
		default: [],
		form: "lines",
		argument: "NAME=COMMAND",
		about: `Whole commands to measure as processes, one per line: a name, \`=\`, the program and its arguments. No shell is involved. \`NAME@ADAPTER=COMMAND\` runs the suite of another tool and reads its results: ${adapterNames}.`
	}),
	servers: setting({
		schema: array(serverSettingSchema).max(200),
		default: [],
		places: ["config"],
		about: "HTTP servers to measure: each with a name, the command that starts it, the requests that both sides get in turn."
	}),
	axis: setting({
		schema: array(text(2e3).min(1)).max(20),
		default: [],
		form: "variables",
		argument: "NAME=REFERENCE,CONTENDER,…",
		ofSides: true,
		about: "Contenders to compare with each other on head, besides base against head: values of a parameter (`library=async,q`; `*` for all others), `benchmark=a,b` for two benchmarks or commands, `node=20,22` for two of several Node.js. One axis per line."
	}),
	"node-version": setting({
		schema: array(nodeSchema).min(1).max(10),
		form: "list",
		places: everywhere,
		argument: "VERSION,…",
		about: "The Node.js that runs both sides: a version or a range (`22`, `22.20.0`, `>=20 <23`, `lts`, `lts/jod`), fetched with its headers, or the path of an executable. With several, every benchmark is measured under each.",
		otherwise: "the `node` on the PATH"
	}),
	"node-flags": setting({
		schema: array(nodeFlagSchema).max(50),
		default: [],
		form: "flags",
		argument: "FLAGS",
		about: "Flags of Node.js for every benchmark that it runs, the same on both sides: for the garbage collector, conditions of packages, sizes of the heap, V8’s tuning; none that loads code. Separated by spaces. An entry of `commands` or `servers` can have its own."
	}),
	environment: setting({
		schema: array(variableSchema).max(100),
		default: [],
		form: "variables",
		argument: "NAME=VALUE",
		about: "Environment variables for benchmarks, one per line, the same on both sides: `NODE_ENV=production`. Nothing of a shell’s own is passed on. Those that lead elsewhere (`PATH`, `NODE_OPTIONS`, `LD_*`) are refused. An entry of `commands` or `servers` can have its own."
	}),
	allow: setting({
		schema: array(differenceKindSchema).max(10),
		form: "list",
		argument: "KIND,…",
		ofSides: true,
		about: "What else may differ between the sides without making the result not comparable: `runtime`, `dependencies`, `benchmarks`.",
		otherwise: "only what was requested: a Node.js for each side, and dependencies that the change itself declares"
	}),
	recipe: setting({
		schema: recipeSchema,
		argument: "NAME",
		about: "How a side is built: `package` (frozen install and the `build` script), `install` (without that script), `addon` (compiled from source against the side’s own Node.js), `node` (Node.js itself, which then runs the side) or `command` (your own commands).",
		otherwise: "detected from the files of the repository"
	}),
	build: setting({
		schema: array(argvSchema).max(50),
		default: [],
		form: "words",
		argument: "COMMAND",
		ofSides: true,
		about: "Commands of the `command` recipe, one per line, run in each side’s tree. No shell is involved."
	}),
	configure: setting({
		schema: array(text(1e4)).max(200),
		default: [],
		form: "arguments",
		argument: "ARGUMENTS",
		ofSides: true,
		about: "Extra arguments for the configure step of a build: `./configure` for Node.js itself; node-gyp, CMake or cargo for an addon. Separated by spaces; quotes group words."
	}),
	"build-environment": setting({
		schema: array(variableSchema).max(100),
		default: [],
		form: "variables",
		argument: "NAME=VALUE",
		ofSides: true,
		about: "Extra environment variables for the build, one per line. Names that look like secrets, and those that decide which programs run, are refused."
	}),
	"install-scripts": setting({
		schema: installScriptsSchema,
		default: "none",
		argument: "WHOSE",
		about: "Which install scripts to run, isolated like builds: `none`, `own` (those of the measured package) or `all` (those of its dependencies too)."
	}),
	"install-secrets": setting({
		schema: array(text(100).regex(/^[A-Za-z_]\w*$/, "expected the name of a variable")).max(20),
		default: [],
		form: "list",
		argument: "NAME,…",
		ofSides: true,
		about: "Names of environment variables for the install step alone, such as the token of a private registry. No build or benchmark sees them, but whoever can push a branch can read them; they are not used for code from forks."
	}),
	"working-directory": setting({
		schema: text(1e3).min(1),
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
		schema: ratio.lt(1),
		form: "ratio",
		places: everywhere,
		argument: "RATIO",
		about: "Changes in time smaller than this do not matter: `2%` or `0.02`.",
		otherwise: "2% for time and CPU time, 1% for memory"
	}),
	limit: setting({
		schema: ratio,
		form: "ratio",
		argument: "RATIO",
		ofSides: true,
		about: "The check fails if the whole confidence interval of a regression is beyond this.",
		otherwise: "the threshold"
	}),
	"fail-on": setting({
		schema: array(_enum([...failOnSchema.element.options, "never"])).min(1).max(3),
		default: [...usualFailOn],
		form: "list",
		argument: "STATE,…",
		ofSides: true,
		about: "What fails the check: `regression`, beyond the limit; `failure`, head alone does not build or run, or there is no result; `undecided`, nothing excludes a regression. A required check should name all three, because GitHub lets a neutral check pass. `never` only informs."
	}),
	alpha: setting({
		schema: number().min(1e-6).max(.2),
		default: .01,
		form: "ratio",
		argument: "RATIO",
		about: "Chance that any unchanged benchmark in the whole table is called slower or faster."
	}),
	budget: setting({
		schema: number().positive().max(604800),
		form: "seconds",
		places: everywhere,
		argument: "TIME",
		about: "Time for all that is measured, from the first pilot to the last profile: `90s`, `20min`, `2h`. No new round starts after nine tenths of it.",
		otherwise: "no limit"
	}),
	timeout: setting({
		schema: number().positive().max(86400),
		default: 300,
		form: "seconds",
		argument: "TIME",
		about: "Time limit for one run of one benchmark."
	}),
	"build-timeout": setting({
		schema: number().positive().max(86400),
		default: 3600,
		form: "seconds",
		argument: "TIME",
		about: "Time limit for building one side."
	}),
	cache: setting({
		schema: _enum(["local", "off"]),
		default: "local",
		argument: "WHERE",
		about: "Where builds are stored for later runs: `local`, in the cache folder of this machine; `off` builds everything from scratch."
	}),
	lanes: setting({
		schema: union([literal("auto"), number().int().min(1).max(64)]),
		default: "auto",
		form: "count-or-auto",
		argument: "N|auto",
		about: "How many blocks of in-process benchmarks are measured at once, each on CPUs of its own. `auto` measures one at a time unless the run is long and a short trial shows that several at once scatter no more and find a known difference."
	}),
	layouts: setting({
		schema: number().int().min(1).max(1e3),
		form: "count",
		argument: "N",
		about: "Maximum number of layouts in which native addons, and a Node.js that was built, are measured. Both sides are linked again for every round, with their code at other addresses, so that a change that only moves code is not called. The plan ends with the last layout; `1` keeps all as it was built.",
		otherwise: "one for every pair"
	}),
	profile: setting({
		schema: array(text(300)).max(100),
		form: "list",
		places: perRun,
		argument: "GLOB,…",
		ofSides: true,
		about: "Benchmarks whose functions to profile whatever their verdict; `*` stands for any text. Benchmarks that are called changed are profiled anyway.",
		otherwise: "none besides"
	}),
	rows: setting({
		schema: _enum(["changed", "all"]),
		argument: "NAME",
		about: "Which benchmarks to measure: `changed` leaves out those from which nothing that differs can be reached, and says so; `all` measures everything.",
		otherwise: "`changed` for the event of a pull request, `all` in any other run"
	}),
	isolation: setting({
		schema: _enum(["required", "best"]),
		argument: "NAME",
		about: "Whether to run where the machine allows no sandbox: `required` refuses, `best` continues with nothing kept apart, and says so.",
		otherwise: "`required` in a job, `best` in a terminal"
	}),
	network: setting({
		schema: _enum(["loopback", "host"]),
		default: "loopback",
		argument: "NAME",
		about: "The network of benchmarks and servers, where the machine allows one of their own: `loopback`, in which a side reaches only itself, or `host` for those that need a service of the machine. Builds always have the network of the machine."
	}),
	seed: setting({
		schema: number().int().min(0).max(4294967295),
		form: "count",
		places: ["option"],
		argument: "N",
		about: "Seed of the random order. The same seed gives the same order.",
		otherwise: "drawn at random, and printed"
	}),
	shard: setting({
		schema: string().refine((words) => parseShard(words) !== null, `a shard such as 1/4, or 4 to deal, of at most ${256}`),
		places: perRun,
		argument: "K/N|N",
		ofSides: true,
		about: "Measure only the K-th of N parts of the table, so that N machines share it. The promise holds for the whole table, which is judged when the journals of all parts are put together: by `deadheat replay`, or in a job with `measured`. With N alone, measure nothing: build both sides, so that they are stored, and deal the table to N shards. The output `matrix` has the shards that got something, for the jobs that measure them.",
		otherwise: "all of it"
	}),
	results: setting({
		schema: text(1e3).min(1),
		default: "deadheat-results",
		beside: {
			name: "measured",
			value: "deadheat-report"
		},
		places: ["option"],
		argument: "DIR",
		about: "Folder for `result.json`, `journal.ndjson`, `samples.csv`, `report.html`, `report.md`, and `study.csv` of a suite."
	}),
	key: setting({
		schema: string().regex(/^[A-Za-z0-9._-]{1,50}$/, "letters, digits, dots, dashes, at most 50"),
		default: "default",
		places: ["input"],
		about: "Distinguishes several comments on one pull request."
	}),
	matrix: setting({
		schema: text(1e5).regex(/^(?:[1-9]\d{0,3})?\s*(?:[n{]|$)/, "a number of jobs, and values in JSON"),
		places: ["input"],
		about: "How many jobs of a matrix take this step, and the values of this one, which tell it apart: they share one comment and one check, which without a `key` is open until each has a result. To be left as it is; where only some of them take it, docs/github.md says what to write.",
		otherwise: "all jobs of the matrix, with the values of this one"
	}),
	"pull-request": setting({
		schema: number().int().positive(),
		form: "count",
		places: ["input"],
		about: "The pull request that a manual run is for. Its newest commit must be `head`, or nothing is run.",
		otherwise: "the one of the event"
	}),
	measured: setting({
		schema: text(1e3).min(1),
		places: ["input"],
		about: "Folder with the `journal.ndjson` from a job without secrets. It is judged again under the limits given here and in the settings file of base, and published. Nothing is run.",
		otherwise: "this job measures"
	}),
	bisect: setting({
		schema: text(300).min(1),
		places: ["input"],
		about: "Look for the commit of the pull request that changed this benchmark, instead of measuring a table; with `base`, for the one since that commit. See docs/bisect.md.",
		otherwise: "measure a table"
	}),
	comment: setting({
		schema: _enum([
			"on-change",
			"always",
			"never"
		]),
		default: "on-change",
		places: ["input"],
		about: "`on-change` creates a comment only when something changed or failed, and otherwise updates an existing one; `always`; `never` writes neither comment nor check, and on a pull request leaves the verdict to the job that reports."
	}),
	"github-token": setting({
		schema: text(1e4),
		places: ["input"],
		about: "Used for comments and checks only; only comments by its account are ever updated. Builds and benchmarks never see it.",
		otherwise: "the token of the job"
	})
};
const usualEntry = {
	form: "text",
	places: ["option", "config"],
	argument: ""
};
function settingOf(name) {
	return {
		...usualEntry,
		...settings[name]
	};
}
function withDefaults(givenSettings) {
	return Object.assign({}, ...settingNames().map((name) => {
		const { beside, default: usual } = settingOf(name);
		const isBeside = beside !== void 0 && Reflect.get(givenSettings, beside.name) !== void 0;
		const value = givenSettings[name] ?? (isBeside ? beside.value : usual);
		return value === void 0 ? {} : { [name]: value };
	}));
}
function settingNames() {
	return Object.keys(settings).filter((name) => Object.hasOwn(settings, name));
}
function settingNamesOf(place) {
	return settingNames().filter((name) => settingOf(name).places.includes(place));
}
function versusOptions() {
	return settingNamesOf("option").filter((name) => settingOf(name).ofSides !== true);
}

export { commandSchema, flagWords, nodeFlagSchema, serverSettingSchema, setParameters, settingNames, settingNamesOf, settingOf, settings, variableSchema, versusOptions, withDefaults };