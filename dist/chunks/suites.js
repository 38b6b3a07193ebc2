import { createHost } from "./src/host9.js";
import { UsageError } from "./src/model2.js";
import { cacheDirectory } from "./src/settings4.js";
import { helpOf } from "./src/settings5.js";
import { presets, publishedDocumentSchema, suiteSchema } from "./src/model3.js";
import { wrapText } from "./src/render13.js";
import { findInFolder, findNode, leftOutTexts, nameOfPath, parseSuite, wantedScripts } from "./src/adapters.js";
import { describeModules, handedThrough, openSuite, suiteNames, suiteTimes } from "./src/measure+workspace.js";
import { exitCodes } from "./src/cli.js";
import { parseWords } from "./src/cli3.js";

// src/render/study/suites-text.ts
function suitesText(suites, width) {
	return `${suites.map((suite) => suiteText(suite, width)).join("\n\n")}\n`;
}
function suiteText({ name, about, minutes, benchmarks }, width) {
	const lines = [
		...wrapText(`${name}: ${about.title}`, width),
		...indentLines(about.question, width),
		...indentLines(`after ${about.source}`, width),
		...indentLines(exampleOf(name, about), width),
		...presets.flatMap((preset) => indentLines(`--preset ${preset}: ${about.presets[preset].about}; ${sizeText(minutes[preset])}`, width))
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
function exampleOf(name, { sides: { base, head, node } }) {
	return `deadheat compare ${base} ${head}${node === void 0 ? "" : ` --node-version ${node}`} --suite ${name}`;
}
function sizeText({ minutes, here }) {
	return `${minutes < 1 ? "under a minute" : `about ${String(Math.round(minutes))} min`} ${here ? "on this machine" : "where it was written"}`;
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

// src/plan/suite-skeleton.ts
function suiteSkeleton(name) {
	return {
		"suite.json": json(suiteSchema.parse(suite)),
		"published.json": json(publishedDocumentSchema.parse(publishedSkeleton)),
		"join.cjs": benchmark,
		"README.md": readme(name)
	};
}
const suite = {
	title: "Building a text",
	question: "How long does it take to build a text of numbers, by + or by join?",
	source: "an example: replace it with title, authors and year of the study",
	sides: {
		base: "node:20",
		head: "node:22"
	},
	presets: {
		quick: {
			about: "one length of text",
			pairs: 12,
			measuredSeconds: .3,
			minutes: 1
		},
		published: {
			about: "the parameters of the study",
			pairs: 24,
			minutes: 3
		},
		sweep: {
			about: "every length of text",
			pairs: 60,
			minutes: 15
		}
	},
	tables: [{
		title: "Time of one text",
		rowLabel: "numbers",
		metric: "time",
		unit: "µs",
		decimals: 2,
		rows: {
			by: "count",
			label: "{count} numbers"
		},
		columns: [{
			label: "+",
			parameters: { way: "plus" }
		}, {
			label: "join",
			parameters: { way: "join" },
			ratioTo: "+"
		}],
		from: [{
			table: "times",
			rows: { "1000 numbers": "1000" },
			columns: {
				"+": "plus, us",
				join: "join, us"
			}
		}],
		note: "The published figures are placeholders."
	}]
};
const publishedSkeleton = {
	title: "No document: replace these figures with those of the study, as it prints them",
	measuredOn: "no machine",
	tables: [{
		name: "times",
		title: "Time of one text",
		columns: [
			"numbers",
			"plus, us",
			"join, us"
		],
		rows: [[
			"1000",
			"1",
			"2"
		]]
	}]
};
const benchmark = `'use strict'

// What is measured here is Node.js itself. To measure a package, require it: by its name where both
// sides are published versions, and from two folders up where they are commits.

const WAYS = {
  plus: function (numbers) {
    let text = ''
    for (let index = 0; index < numbers.length; index++) text += numbers[index] + ','
    return text
  },
  join: function (numbers) {
    return numbers.join(',') + ','
  },
}

module.exports = {
  question: 'how long does it take to build a text of numbers?',

  // A row for each combination.
  parameters: { way: ['plus', 'join'], count: [1000] },

  // Instead of these, by --preset; a suite is measured at "quick" unless another one is named.
  presets: {
    published: { way: ['plus', 'join'], count: [1000] },
    sweep: { way: ['plus', 'join'], count: [10, 1000, 100000] },
  },

  setup: function (parameters) {
    const numbers = []
    for (let index = 0; index < parameters.count; index++) numbers.push(index)
    return { build: WAYS[parameters.way], numbers }
  },

  // What is timed.
  run: function (state) {
    return state.build(state.numbers)
  },

  // A wrong answer is a failure, never a number.
  check: function (value, state) {
    const commas = value.split(',').length - 1
    if (commas !== state.numbers.length) {
      throw new Error('expected ' + state.numbers.length + ' commas, got ' + commas)
    }
  },
}
`;
function readme(name) {
	return `# ${name}

A suite for deadheat: the question it answers, the study that it reproduces,
and what differs from it.

    deadheat compare node:20 node:22 --suite ./${name} --as study
    deadheat compare node:20 node:22 --suite ./${name} --axis study

- \`suite.json\`: title, question, presets, and the tables with their rows and columns.
- \`published.json\`: the tables of the study's document, cell by cell; \`from\` in \`suite.json\` takes figures from it.
- \`*.cjs\`: one benchmark each. Files that begin with \`_\` are helpers.
- Packages that it compares: \`package.json\` with a \`package-lock.json\`.
`;
}
function json(value) {
	return `${JSON.stringify(value, null, 2)}\n`;
}

// src/session/benchmarks/new-suite.ts
async function newSuite(name, directory, { files }) {
	if (!/^[a-z0-9][\w.-]{0,99}$/i.test(name) || name === "node_modules") throw new UsageError(`expected a name of letters, digits, "_", "-" and ".", such as "mine", got ${JSON.stringify(name)}`);
	const folder = files.join(directory, name);
	if (await files.kindOf(folder) !== null) throw new UsageError(`expected nothing at ${folder}, where the suite is written, got something: choose another name, or remove it`);
	const skeleton = Object.entries(suiteSkeleton(name));
	await files.makeDirectory(folder);
	for (const [path, content] of skeleton) await files.write(files.join(folder, path), content);
	return `written:\n${skeleton.map(([path]) => `  ./${name}/${path}\n`).join("")}\nrun it:\n  deadheat compare node:20 node:22 --suite ./${name} --as study\n`;
}

// src/session/benchmarks/list-suites.ts
async function listSuites({ wantedSuite, harnessPath, cacheDirectory }, host) {
	const root = host.files.join(harnessPath, "..");
	const names = wantedSuite === null ? await suiteNames(root, host) : [wantedSuite];
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
	const listedSuites = [];
	for (const name of names) {
		const suite = await openSuite(name, root, host);
		const benchmarks = await listBenchmarks(suite, describer, host);
		listedSuites.push({
			name: suite.name,
			about: suite.about,
			minutes: minutesOf(suite, times),
			benchmarks
		});
	}
	return listedSuites;
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
	const wantedNames = wantedScripts(suite);
	const folder = describer.benchmarkDirectory;
	const { found: foundBenchmarks } = await findInFolder({
		folder,
		tree: folder,
		directory: folder,
		packageDirectory: folder,
		stripsTypes: true,
		isBuilt: true,
		named: wantedNames
	}, {
		commands: [],
		servers: []
	}, host);
	const modules = foundBenchmarks.flatMap((foundBenchmark) => foundBenchmark.kind === "module" ? [foundBenchmark.path] : []);
	const of = async (preset) => describeModules({
		target: describer,
		modules,
		preset
	}, host);
	const describedParts = {
		quick: await of("quick"),
		published: await of("published"),
		sweep: await of("sweep")
	};
	return wantedNames.map((path) => {
		const name = nameOfPath(path);
		if (!modules.includes(path)) return wholeProcess(name);
		const entry = (preset) => describedParts[preset].descriptions.find(({ module }) => module === path);
		const failure = describedParts.published.failures.find(({ benchmarkId }) => benchmarkId === name);
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
const suites = async (argv, terminal) => {
	const { positionals, switches } = parseWords(argv, [], ["json", "help"]);
	if (switches.has("help")) {
		terminal.out(helpOf("suites", terminal.width));
		return exitCodes.success;
	}
	if (positionals[0] === "new") {
		const [, name, ...otherNames] = positionals;
		if (name === void 0 || otherNames.length > 0 || switches.has("json")) {
			const actual = name === void 0 ? "none" : `"${[name, ...otherNames].join(" ")}"`;
			throw new UsageError(`expected one name, such as "deadheat suites new mine", got ${actual}`);
		}
		terminal.out(await newSuite(name, terminal.directory, createHost()));
		return exitCodes.success;
	}
	const [wantedText = null, ...more] = positionals;
	if (more.length > 0) throw new UsageError(`expected one suite or none, got "${positionals.join(" ")}"; see --help`);
	if (wantedText !== null && parseSuite(wantedText).kind !== "bundled") throw new UsageError(`expected a bundled suite, got "${wantedText}": see what is in yours by deadheat compare node:20 node:22 --list --suite ${wantedText}`);
	const listedSuites = await listSuites({
		wantedSuite: wantedText,
		harnessPath: terminal.harnessPath,
		cacheDirectory: cacheDirectory(terminal.environment)
	}, createHost());
	terminal.out(switches.has("json") ? `${JSON.stringify(listedSuites, null, 2)}\n` : suitesText(listedSuites, terminal.width));
	return exitCodes.success;
};

export { suites };