import { createHost } from "./src/host8.js";
import { UsageError } from "./src/model2.js";
import { cacheDirectory } from "./src/settings4.js";
import { helpOf } from "./src/settings5.js";
import { presets } from "./src/model3.js";
import { wrapped } from "./src/render12.js";
import { describeModules, handedThrough, openSuite, suiteNames, suiteTimes } from "./src/measure+model.js";
import { discover, findNode, leftOutTexts, nameOfPath } from "./src/adapters.js";
import { exitCodes } from "./src/cli.js";
import { parseWords } from "./src/cli2.js";

// src/render/study/suites-text.ts
/**
* Lists the bundled suites for a terminal: what each is about, its benchmarks, and how long it
* takes.
*/
function suitesText(suites, width) {
	return `${suites.map((suite) => suiteText(suite, width)).join("\n\n")}\n`;
}
function suiteText({ name, about, minutes, benchmarks }, width) {
	const lines = [
		...wrapped(`${name}: ${about.title}`, width),
		...indented(about.question, width),
		...indented(`after ${about.source}`, width),
		...indented(exampleOf(name, about), width),
		...presets.flatMap((preset) => indented(`--preset ${preset}: ${about.presets[preset].about}; ${minutesText(minutes[preset])}`, width))
	];
	for (const { name: benchmark, question, parameters, trouble, leftOut } of benchmarks) {
		const counts = presets.map((preset) => String(parameters[preset].length)).join(" / ");
		const asks = question === null ? "" : `: ${question}`;
		lines.push(...indented(`${benchmark}${asks}`, width));
		if (trouble === null) lines.push(...indented(`  ${valuesText(parameters.published)} (rows: ${counts})`, width));
		else lines.push(...indented(`  not with this Node.js: ${trouble}`, width));
		lines.push(...leftOut.flatMap((text) => indented(`  here ${text}`, width)));
	}
	return lines.join("\n");
}
/** A command that compares the suite's own sides. */
function exampleOf(name, { sides: { base, head, node } }) {
	return `deadheat compare ${base} ${head}${node === void 0 ? "" : ` --node ${node}`} --suite ${name}`;
}
function minutesText({ minutes, here }) {
	return `${minutes < 1 ? "under a minute" : `about ${String(Math.round(minutes))} min`} ${here ? "on this machine" : "where it was written"}`;
}
/** `library: async 0.2, q 0.9 · mode: sync, mixed`. */
function valuesText(combinations) {
	const values = /* @__PURE__ */ new Map();
	for (const parameters of combinations) for (const [name, value] of Object.entries(parameters)) values.set(name, (values.get(name) ?? /* @__PURE__ */ new Set()).add(String(value)));
	const parts = [...values].map(([name, set]) => `${name}: ${[...set].join(", ")}`);
	return parts.length === 0 ? "no parameters" : parts.join(" · ");
}
function indented(text, width) {
	const margin = text.startsWith("  ") ? "    " : "  ";
	return wrapped(text.trim(), width - margin.length).map((line) => `${margin}${line}`);
}

// src/session/benchmarks/list-suites.ts
/**
* The bundled suites, with the descriptions of their benchmarks under the `node` on the PATH.
*
* @throws UsageError when there is no such suite, or no `node`
*/
async function listSuites({ wanted, harnessPath, cacheDirectory }, host) {
	const root = host.files.join(harnessPath, "..");
	const names = wanted === null ? await suiteNames(root, host) : [wanted];
	const node = await findNode(host);
	if (node === null) throw new UsageError("expected \"node\" on the PATH, got none");
	const times = cacheDirectory === null ? {} : await suiteTimes(cacheDirectory, host);
	const describer = {
		side: "head",
		benchmarkDirectory: root,
		harnessPath,
		environment: handedThrough(host.processes.environment),
		build: {
			directory: root,
			runtime: { path: node }
		}
	};
	const listed = [];
	for (const name of names) {
		const suite = await openSuite(name, root, host);
		const benchmarks = await listBenchmarks(suite, describer, host);
		listed.push({
			name: suite.name,
			about: suite.about,
			minutes: minutesOf(suite, times),
			benchmarks
		});
	}
	return listed;
}
function minutesOf({ name, about }, times) {
	const of = (preset) => {
		const seconds = times[`${name} ${preset}`];
		return seconds === void 0 ? {
			minutes: about.presets[preset].minutes,
			here: false
		} : {
			minutes: seconds / 60,
			here: true
		};
	};
	return {
		quick: of("quick"),
		published: of("published"),
		sweep: of("sweep")
	};
}
async function listBenchmarks(suite, describer, host) {
	const wanted = suite.scripts.filter((path) => suite.wanted === suite.name || nameOfPath(path) === suite.wanted);
	const modules = await modulesAmong(wanted, describer, host);
	const of = async (preset) => describeModules({
		target: describer,
		modules,
		preset
	}, host);
	const described = {
		quick: await of("quick"),
		published: await of("published"),
		sweep: await of("sweep")
	};
	return wanted.map((path) => {
		const name = nameOfPath(path);
		if (!modules.includes(path)) return wholeProcess(name);
		const one = (preset) => described[preset].descriptions.find(({ module }) => module === path);
		const failure = described.published.failures.find(({ benchmarkId }) => benchmarkId === name);
		const parametersIn = (preset) => one(preset)?.parameters ?? [];
		return {
			name,
			question: one("published")?.question ?? null,
			parameters: {
				quick: parametersIn("quick"),
				published: parametersIn("published"),
				sweep: parametersIn("sweep")
			},
			trouble: failure?.message ?? null,
			leftOut: leftOutTexts(one("published")?.skipped ?? [])
		};
	});
}
/**
* The scripts that the harness runs; any other is measured as a whole process and has no
* description.
*/
async function modulesAmong(paths, { benchmarkDirectory }, { files }) {
	const read = paths.map(async (path) => ({
		path,
		text: await files.read(files.join(benchmarkDirectory, path)) ?? ""
	}));
	return discover(await Promise.all(read), {
		commands: [],
		servers: []
	}).flatMap((found) => found.kind === "module" ? [found.path] : []);
}
function wholeProcess(name) {
	const once = [{}];
	return {
		name,
		question: "what does the whole process cost, from its start to its end?",
		parameters: {
			quick: once,
			published: once,
			sweep: once
		},
		trouble: null,
		leftOut: []
	};
}

// src/cli/suites.ts
/**
* `deadheat suites [NAME]`: lists the bundled suites, their benchmarks and the question of each.
*/
const suites = async (argv, terminal) => {
	const { positionals, switches } = parseWords(argv, [], ["json", "help"]);
	if (switches.has("help")) {
		terminal.out(helpOf("suites", terminal.width));
		return exitCodes.success;
	}
	const [wanted = null, ...more] = positionals;
	if (more.length > 0) throw new UsageError(`expected one suite or none, got "${positionals.join(" ")}"; see --help`);
	const listed = await listSuites({
		wanted,
		harnessPath: terminal.harnessPath,
		cacheDirectory: cacheDirectory(terminal.environment)
	}, createHost());
	terminal.out(switches.has("json") ? `${JSON.stringify(listed, null, 2)}\n` : suitesText(listed, terminal.width));
	return exitCodes.success;
};

export { suites };