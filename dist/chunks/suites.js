import { createHost } from "./src/host13.js";
import { UsageError } from "./src/model2.js";
import { presets } from "./src/model3.js";
import { wrapText } from "./src/render7.js";
import { parseSuite } from "./src/settings6.js";
import { openSuite, suiteNames } from "./src/workspace.js";
import { findNode } from "./src/toolchain.js";
import { findInFolder, leftOutTexts, nameOfPath } from "./src/adapters.js";
import { handedThrough } from "./src/measure.js";
import { describeModules } from "./src/measure3.js";
import { exitCodes } from "./src/model4.js";
import { createCommand } from "./src/cli.js";

// src/render/terminal/suites-text.ts
function suitesText(suites, width) {
	const [only, ...more] = suites;
	if (only !== void 0 && more.length === 0) return `${suiteText(only, width)}\n`;
	const widest = Math.max(0, ...suites.map(({ name }) => name.length));
	return suites.map(({ name, about }) => `${name.padEnd(widest)}  ${about.title}\n`).join("");
}
function suiteText({ name, about, benchmarks }, width) {
	const lines = [
		...wrapText(`${name}: ${about.title}`, width),
		...indentLines(about.question, width),
		...indentLines(`after ${about.source}`, width),
		...indentLines(`deadheat study ${name}`, width),
		...presets.flatMap((preset) => indentLines(`--preset ${preset}: ${about.presets[preset].about}; ${durationText(about.presets[preset].minutes)}`, width))
	];
	for (const { name: benchmark, question, parameters, trouble, leftOut } of benchmarks) {
		const counts = presets.map((preset) => String(parameters[preset].length)).join(" / ");
		const asks = question === null ? "" : `: ${question}`;
		lines.push(...indentLines(`${benchmark}${asks}`, width));
		if (trouble === null) lines.push(...indentLines(`  ${valuesText(fullest(parameters))} (rows: ${counts})`, width));
		else lines.push(...indentLines(`  not with this Node.js: ${trouble}`, width));
		lines.push(...leftOut.flatMap((text) => indentLines(`  here ${text}`, width)));
	}
	return lines.join("\n");
}
function durationText(minutes) {
	return `${minutes < 1 ? "under a minute" : `about ${String(Math.round(minutes))} min`} where it was written`;
}
function fullest(parameters) {
	const { published, sweep, quick } = parameters;
	return [
		published,
		sweep,
		quick
	].find(({ length }) => length > 0) ?? [];
}
function valuesText(combinations) {
	const values = /* @__PURE__ */ new Map();
	for (const parameters of combinations) for (const [name, value] of Object.entries(parameters)) values.set(name, (values.get(name) ?? /* @__PURE__ */ new Set()).add(String(value)));
	const parts = [...values].map(([name, set]) => `${name}: ${[...set].join(", ")}`);
	return parts.length === 0 ? "no parameters" : parts.join(" · ");
}
function indentLines(text, width) {
	const margin = text.startsWith("  ") ? "    " : "  ";
	return wrapText(text.trim(), width - margin.length).map((line) => `${margin}${line}`);
}

// src/session/benchmarks/list-suites.ts
async function listSuites({ wantedSuite, harnessPath }, host) {
	const root = host.files.join(harnessPath, "..");
	const names = wantedSuite === null ? await suiteNames(root, host) : [wantedSuite];
	const node = await findNode(host);
	if (node === null) throw new UsageError("expected \"node\" on the PATH, got none");
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
	const listedSuites = [];
	for (const name of names) {
		const suite = await openSuite(name, root, host);
		const benchmarks = await listBenchmarks(suite, describer, host);
		listedSuites.push({
			name: suite.name,
			about: suite.about,
			benchmarks
		});
	}
	return listedSuites;
}
async function listBenchmarks(suite, describer, host) {
	const folder = describer.benchmarkDirectory;
	const searchedFolder = {
		folder,
		tree: folder,
		directory: folder,
		packageDirectory: folder,
		stripsTypes: true,
		isBuilt: true,
		named: suite.scripts
	};
	const { found } = await findInFolder(searchedFolder, {
		commands: [],
		servers: []
	}, host);
	const modules = found.flatMap((each) => each.kind === "module" ? [each.path] : []);
	const of = async (preset) => describeModules(describer, {
		modules,
		preset
	}, host);
	const described = {
		quick: await of("quick"),
		published: await of("published"),
		sweep: await of("sweep")
	};
	return suite.scripts.map((path) => {
		const name = nameOfPath(path);
		if (!modules.includes(path)) return wholeProcess(name);
		const entry = (preset) => described[preset].descriptions.find(({ module }) => module === path);
		const failure = described.published.failures.find(({ benchmarkId }) => benchmarkId === name);
		const parametersIn = (preset) => entry(preset)?.parameters ?? [];
		return {
			name,
			question: entry("published")?.question ?? null,
			parameters: {
				quick: parametersIn("quick"),
				published: parametersIn("published"),
				sweep: parametersIn("sweep")
			},
			trouble: failure?.message ?? null,
			leftOut: leftOutTexts(entry("published")?.skipped ?? [])
		};
	});
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
const suites = createCommand("suites", [], ["json"], async ({ positionals, switches }, terminal) => {
	const [wantedText = null, ...more] = positionals;
	if (more.length > 0) throw new UsageError(`expected one suite or none, got "${positionals.join(" ")}"; see --help`);
	if (wantedText !== null && parseSuite(wantedText).kind !== "bundled") throw new UsageError(`expected a bundled suite, got "${wantedText}": see what is in yours by deadheat compare node:20 node:22 --list --suite ${wantedText}`);
	const listedSuites = await listSuites({
		wantedSuite: wantedText,
		harnessPath: terminal.harnessPath
	}, createHost());
	terminal.out(switches.has("json") ? `${JSON.stringify(listedSuites, null, 2)}\n` : suitesText(listedSuites, terminal.width));
	return exitCodes.success;
});

export { suites };