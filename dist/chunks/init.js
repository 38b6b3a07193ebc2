import { askYes, createLiveTerminal, shownOn, triedText } from "./src/host+render.js";
import { createHost } from "./src/host9.js";
import { UsageError } from "./src/model2.js";
import { benchScriptNames, benchSettingsOf, findUnbuilt, foundText, inFolder, leftOutNotes, nameOfPath, packageManagerOf, scriptPathOf, skippedFolder } from "./src/measure+find.js";
import { actionAddress } from "./src/model10.js";
import { texts } from "./src/model4.js";
import { plainText } from "./src/render.js";
import { itemLines, wrapText } from "./src/render6.js";
import { parseRuntime } from "./src/build.js";
import { detectRecipe, drawSeed, folderFacts, interruptionOf, tryComparison } from "./src/build+measure.js";
import { insideFolder, readPlain } from "./src/settings4.js";
import { withDefaults } from "./src/settings.js";
import { isOpenRange, lineWithin } from "./src/toolchain.js";
import { readManifest } from "./src/session+plan.js";
import { exitCodes } from "./src/model8.js";
import { readYaml, settingsFromConfig } from "./src/host15.js";
import { everySecond } from "./src/host3.js";
import { UnmeasurableError } from "./src/model9.js";
import { selectSides } from "./src/plan5.js";
import { durationText } from "./src/render5.js";
import { cacheDirectory } from "./src/settings8.js";
import { trustedScope } from "./src/store.js";
import { createCommand, refuseWords } from "./src/cli.js";
import { settingFromText } from "./src/settings6.js";

// src/plan/init/proposal-of.ts
const proposedPaths = {
	settings: "deadheat.yml",
	workflow: ".github/workflows/performance.yml"
};
function proposalOf(facts) {
	return {
		files: [settingsFile(facts), workflowFile()],
		hints: [
			...facts.wanting === null || facts.mayInstall ? [] : [`write "install-scripts: ${facts.wanting}" into deadheat.yml, where it stands behind "#", if those scripts may run: they seem to make what failed`],
			"put the account and the commit of the copy of the action that you trust into the last \"uses:\" of the workflow",
			"read docs/runners.md before pull requests from strangers run on a machine of yours, and docs/github.md for the workflows that let forks be measured without secrets",
			...facts.lockfile === null && facts.recipe !== "node" && facts.recipe !== null ? ["commit a lock file of npm, pnpm, yarn or Bun: without one, dependencies are those of the day"] : []
		]
	};
}
function settingsFile(facts) {
	const { environment, nodeFlags } = facts.set;
	const isSet = facts.place.program === null && environment.length + nodeFlags.length > 0;
	const { commands, reason } = commandsFor(facts);
	const version = facts.recipe === "node" ? null : facts.node?.version ?? "lts";
	const lines = [
		"# Settings of deadheat; every one of them is optional. Pull requests are judged by those of their base.",
		...facts.directory === "." ? [] : [`working-directory: ${inYaml(facts.directory)}`],
		...facts.benchmarks === null ? [] : [`benchmarks: ${inYaml(facts.benchmarks)}`],
		...commands.length === 0 ? [] : ["commands:", ...commands.map((entry) => `  - ${entry}`)],
		...linesWithout(facts),
		...isSet && environment.length > 0 ? ["environment:", ...environment.map((line) => `  - ${inYaml(line)}`)] : [],
		...isSet && nodeFlags.length > 0 ? [`node-flags: ${inYaml(nodeFlags.join(" "))}`] : [],
		...facts.build === null ? [] : [`build: ${facts.build}`],
		...facts.build === null && facts.brokenBuild !== null ? ["recipe: install"] : [],
		...facts.wanting === null ? [] : ["# What benchmarks load is made by an install script. Those run isolated, and only where this is said.", `${facts.mayInstall ? "" : "# "}install-scripts: ${facts.wanting}`],
		...version === null ? [] : ["# Of terminal and job.", `node-version: ${inYaml(version)}`],
		"# No round of measurements starts after this time. Most rows are decided earlier.",
		"budget: 20min"
	];
	return {
		path: proposedPaths.settings,
		content: `${lines.join("\n")}\n`,
		reasons: [
			reason,
			...leftOutNotes(facts.leftOut.filter(({ path }) => !guessedPaths(facts).includes(path)), facts.place.folder ?? ""),
			...isSet ? ["environment and node-flags: as the script of package.json for benchmarks sets them"] : [],
			version === null ? "node-version is not named: Node.js itself is built" : `node-version: ${version}, ${facts.node?.why ?? "because the repository names none"}`,
			...buildReasons(facts)
		]
	};
}
const mostPatterns = 100;
function linesWithout({ foundBenchmarks, dropped }) {
	if (foundBenchmarks.length === 0 || dropped.size === 0) return [];
	return [
		"# All but what failed when this was tried: whoever mends it takes its line out.",
		"only:",
		...[...dropped].slice(0, mostPatterns).flatMap(([id, why]) => {
			return [`  # ${why.replaceAll(/[\p{C}\p{Z}]+/gu, " ").replaceAll(/\/\S*\/deadheat-\w+-\w+\//g, "").replaceAll(/(?<=^|[\s('"])(?:file:\/\/)?\/(?:[^\s/:()'"]+\/)+/g, "…/").slice(0, longestCause)}`, `  - ${JSON.stringify(`!${id.replaceAll(",", "*")}`)}`];
		})
	];
}
const longestCause = 200;
const mostCommands = 8;
const helperPattern = /(?:^|\/)(?:data|deps|fixtures?|helpers?|lib|utils?|vendor)\/|(?:^|\/)(?:gen|generate|prepare|download|fetch|update)[-_.]|server/i;
function guessedPaths({ foundBenchmarks, leftOut, dropped }) {
	const paths = leftOut.map(({ path }) => path);
	const isGuess = (path) => path.endsWith("js") && !helperPattern.test(path) && !dropped.has(nameOfPath(path));
	return foundBenchmarks.length > 0 ? [] : paths.filter(isGuess).slice(0, mostCommands);
}
function commandsFor(facts) {
	const { foundBenchmarks, leftOut, place, recipe, dropped, hasScript } = facts;
	if (foundBenchmarks.length > 0) return {
		commands: [],
		reason: `benchmarks are not named: those of ${place.text} are found by themselves (${foundText(foundBenchmarks)})`
	};
	if (recipe === "node") return {
		commands: ["{ name: url, adapter: node-core, command: benchmark/url }"],
		reason: "commands: those of the benchmarks of Node.js itself that are wanted"
	};
	const paths = guessedPaths(facts);
	if (paths.length > 0) return {
		commands: paths.map((path) => {
			const script = inFolder(place.folder, path);
			return `{ name: ${inYaml(nameOfPath(path))}, command: [node, ${inYaml(script)}] }`;
		}),
		reason: "commands: whole processes; remove what is no benchmark"
	};
	if (recipe !== null && leftOut.length === 0 && !hasScript && !dropped.has("load")) return {
		commands: ["{ name: load, command: [node, \"{package}\"] }"],
		reason: "commands: no benchmark was found, so it begins with loading the package"
	};
	return {
		commands: [],
		reason: leftOut.length > 0 || hasScript ? "nothing is proposed to be measured: what this project has for benchmarks is nothing that deadheat can run; name \"commands\", such as { name: all, command: npm run bench }" : "nothing to measure was found, nor a package that Node.js could load: add benchmarks/NAME.js that exports a function \"run\", or name \"commands\""
	};
}
function inYaml(text) {
	return /^(?:[a-z]|\.{1,2}\/|--?[a-z])[\w./=-]*$/i.test(text) && !/^(?:true|false|null|yes|no|on|off|y|n)$/i.test(text) ? text : JSON.stringify(text);
}
function buildReasons({ recipe, lockfile, build, brokenBuild }) {
	const detected = recipe === null ? [] : [`the recipe is not named: it is "${recipe}"`];
	return [...brokenBuild === null ? detected : [`${build === null ? "recipe: install" : "build"}, without the script "build", which fails here: ${brokenBuild}`], ...lockfile === null ? [] : [`dependencies are installed as ${lockfile} says`]];
}
function workflowFile() {
	return {
		path: proposedPaths.workflow,
		content: texts["plan/init/workflow.txt"].replace("{action}", () => actionAddress),
		reasons: [
			"on pull_request: one job that measures and keeps one comment; on merge_group, which only a merge queue causes, the check that the queue waits for",
			"runs-on: self-hosted, because machines that are shared with others are noisy; on one of GitHub it works, and calls less",
			"fetch-depth: 2, because the merge commit and its first parent are all it takes"
		]
	};
}

// src/session/find/look-at-repository.ts
const versionFiles = [
	".nvmrc",
	".node-version",
	".tool-versions"
];
async function lookAtRepository(top, packagePlace, benchmarks, host) {
	const { files } = host;
	const directory = insideFolder(packagePlace);
	const folder = files.join(top, directory);
	if (!await files.exists(folder)) throw new UsageError(`expected a package at ${directory} in ${top}, got nothing there`);
	const facts = await folderFacts(folder, host);
	const { manifest } = facts;
	const names = /* @__PURE__ */ new Set([...facts.names, ...(await files.list(top)).map(({ name }) => name)]);
	const manager = packageManagerOf([...names], manifest);
	const scripts = manifest?.scripts ?? {};
	const recipe = manifest === null && !facts.names.includes("node.gyp") ? null : detectRecipe(facts);
	const source = {
		tree: top,
		top: folder,
		isHead: true,
		suite: null
	};
	const settings = withDefaults(benchmarks === null ? {} : { benchmarks });
	const { foundBenchmarks, leftOut, place } = await findUnbuilt(source, settings, host);
	return {
		foundBenchmarks,
		leftOut,
		place,
		directory,
		benchmarks,
		inner: directory === "." && manifest?.private === true ? await innerPackage(top, manifest.name, {
			foundBenchmarks,
			place
		}, host) : null,
		set: benchSettingsOf(scripts),
		hasScript: benchScriptNames.some((name) => scripts[name] !== void 0),
		recipe,
		lockfile: manager.lockfile,
		node: await namedNode([folder, top], manifest, host),
		brokenBuild: null,
		build: null,
		makers: recipe === "package" && directory === "." ? makersOf(scripts, manager) : null,
		wanting: null,
		mayInstall: false,
		dropped: /* @__PURE__ */ new Map()
	};
}
const innerManifest = /^((?:[^/]+\/){0,3}[^/]+)\/package\.json$/;
async function innerPackage(top, ownName, { foundBenchmarks, place }, host) {
	const { files } = host;
	const [suiteFound] = foundBenchmarks;
	const suite = suiteFound === void 0 ? "" : inFolder(place.folder, scriptPathOf(suiteFound));
	const folders = (await files.walk(top, skippedFolder)).flatMap((path) => innerManifest.exec(path)?.[1] ?? []).toSorted((first, second) => second.length - first.length);
	const around = folders.find((folder) => suite.startsWith(`${folder}/`));
	if (around !== void 0) return around;
	const publishedNames = /* @__PURE__ */ new Map();
	for (const folder of folders) {
		const manifest = await readManifest(files.join(top, folder), host);
		if (manifest?.private === false) publishedNames.set(folder, manifest.name ?? "");
	}
	const names = /* @__PURE__ */ new Set([ownName, files.relative(files.join(top, ".."), top)]);
	const [only = null] = publishedNames.keys();
	const namedPackage = [...publishedNames].find(([, name]) => name !== "" && names.has(name));
	return publishedNames.size === 1 ? only : namedPackage?.[0] ?? null;
}
const suppliesBenchmarks = /^bench\w*[:-](?:deps|dependencies|install|prepare|setup)$/;
const preparesCommits = /^(?:npx )?(?:husky|lefthook|simple-git-hooks)\b[^&;|]*$/;
function makersOf(scripts, { program, scriptRunner, install }) {
	const names = Object.keys(scripts);
	const supplier = benchScriptNames.map((name) => `pre${name}`).find((name) => name in scripts) ?? names.find((name) => suppliesBenchmarks.test(name));
	const { prepare } = scripts;
	const isMaking = prepare !== void 0 && !preparesCommits.test(prepare);
	const maker = supplier ?? (isMaking ? "prepare" : void 0);
	if (maker === void 0) return null;
	const run = (name) => `${scriptRunner} run ${name}`;
	return {
		install: `${program} ${install.join(" ")}`,
		build: scripts["build"] === void 0 ? null : run("build"),
		last: run(maker),
		isForBenchmarks: supplier !== void 0
	};
}
async function namedNode(folders, manifest, { files }) {
	for (const from of versionFiles) for (const folder of folders) {
		const text = await readPlain(files.join(folder, from), folder, files) ?? "";
		const [, word = ""] = (from === ".tool-versions" ? /^node(?:js)?\s+(\S+)/m : /^(?!\s*(?:#|$))\s*(\S+)/m).exec(text) ?? [];
		const [, line] = /^v?(\d{1,3})(?:\.|$)/.exec(word) ?? [];
		if (line !== void 0) return {
			version: line,
			why: `as in ${from}`
		};
		if (isPublished(word)) return {
			version: word,
			why: `as in ${from}`
		};
	}
	const range = manifest?.engines["node"];
	return range === void 0 || isOpenRange(range) ? null : {
		version: lineWithin(range),
		why: "as in \"engines\" of package.json"
	};
}
function isPublished(word) {
	try {
		return ["range", "lts"].includes(parseRuntime(word).kind);
	} catch (error) {
		if (!(error instanceof UsageError)) throw error;
		return false;
	}
}

// src/plan/init/after-trial.ts
function afterTrial(facts, { failures, forecast, untried }) {
	const text = failures.map(({ message }) => message).join("\n");
	const cured = curedFacts(facts, failures, text);
	if (cured !== null) return {
		kind: "try",
		facts: cured
	};
	const failed = failures.flatMap(({ benchmarkId, message }) => benchmarkId === null || wantedScripts.test(message) ? [] : [[benchmarkId, message]]);
	const [, wanting] = wantedScripts.exec(text) ?? [];
	const isMade = facts.makers?.isForBenchmarks === true ? failed.length > 0 : wanting !== void 0;
	const build = facts.build === null && isMade ? makingBuild(facts) : null;
	if (build !== null) return {
		kind: "try",
		facts: {
			...facts,
			build
		}
	};
	if (wanting !== void 0 && wanting !== facts.wanting) return {
		kind: "ask",
		facts: {
			...facts,
			wanting
		}
	};
	const runsNothing = forecast.rows.length + untried.length === 0;
	const { directory, inner, place } = facts;
	if (runsNothing && place.beside !== null) return {
		kind: "look",
		directory,
		benchmarks: place.beside
	};
	if (runsNothing && inner !== null) return {
		kind: "look",
		directory: inner,
		benchmarks: null
	};
	const droppedReasons = new Map([...facts.dropped, ...failed]);
	if (droppedReasons.size > facts.dropped.size && facts.foundBenchmarks.length === 0) return {
		kind: "try",
		facts: {
			...facts,
			dropped: droppedReasons
		}
	};
	return {
		kind: "end",
		facts: runsNothing ? facts : {
			...facts,
			dropped: droppedReasons
		}
	};
}
function curedFacts(facts, failures, text) {
	const [, version] = /--node-version "?([^"(\n]+?)"? \(in the action/.exec(text) ?? [];
	if (version !== void 0 && version !== facts.node?.version) {
		const [, why = "what was tried needs it"] = /([^:\n]* needs Node\.js [^:,\n]*)/.exec(text) ?? [];
		return {
			...facts,
			node: {
				version,
				why: `because${why.replace(/^(?! )/, " ")}`
			}
		};
	}
	const [, build] = /a line for deadheat\.yml: build: (\[.*\])$/m.exec(text) ?? [];
	if (build !== void 0 && build !== facts.build) return {
		...facts,
		build
	};
	if (failures.find(({ benchmarkId }) => benchmarkId === null) !== void 0 && facts.build !== null && facts.build === makingBuild(facts)) return {
		...facts,
		build: null,
		makers: null
	};
	const broken = failures.find(({ message }) => / of "\S+ run build"/.test(message));
	const isOpen = facts.build === null && facts.brokenBuild === null && facts.recipe === "package";
	return broken === void 0 || !isOpen ? null : {
		...facts,
		brokenBuild: broken.message
	};
}
function makingBuild({ makers, brokenBuild }) {
	if (makers === null) return null;
	const { install, build, last } = makers;
	return JSON.stringify([
		install,
		...build === null || brokenBuild !== null ? [] : [build],
		last
	]);
}
const wantedScripts = /add "install-scripts: (own|all)" to deadheat\.yml/;

// src/cli/settle-proposal.ts
const mostTrials = 8;
async function settleProposal(first, limitSeconds, terminal, host) {
	const live = createLiveTerminal(terminal.error, terminal);
	const limit = durationText(limitSeconds);
	live.print(`trying it: this builds the folder and calls each benchmark once, within ${limit} (--limit); "--untried" does without`);
	const view = shownOn(live, terminal, host.clock);
	const interruption = interruptionOf(host, () => live.print("stopping"));
	const endSeconds = host.clock.monotonicSeconds() + limitSeconds;
	const secondsLeft = () => endSeconds - host.clock.monotonicSeconds();
	const isStopped = () => interruption.hasHappened() || secondsLeft() <= 0;
	const stopWatching = everySecond(() => {
		if (secondsLeft() <= 0) host.processes.endAll();
	});
	const requestFor = async (facts) => {
		const { directory, environment, harnessPath } = terminal;
		return {
			selection: selectSides({
				words: [".", "."],
				isRepository: true,
				defaultBranch: null
			}),
			inputs: await proposedSettings(facts),
			settingsOf: "base",
			atTerminal: true,
			repository: directory,
			origin: directory,
			resultsDirectory: directory,
			cacheDirectory: cacheDirectory(environment) ?? host.files.join(directory, "deadheat-results/cache"),
			trustScope: trustedScope,
			harnessPath,
			seed: drawSeed(),
			limitName: "--limit",
			keep: false,
			isCancelled: isStopped,
			onProgress: view.onProgress
		};
	};
	let facts = first;
	let trial = null;
	let trouble = null;
	let ofScript = null;
	try {
		for (let trials = 0; trials < mostTrials; trials++) {
			trial = await tryComparison(await requestFor(facts), host, secondsLeft);
			let step = afterTrial(facts, trial);
			if (step.kind === "ask" && !isStopped()) {
				live.clear();
				const question = `run the install scripts of ${step.facts.wanting === "own" ? "this package" : "its dependencies"}, isolated, which seem to make what benchmarks load?`;
				facts = step.facts;
				const mayInstall = await askYes(question) === true;
				step = mayInstall ? {
					kind: "try",
					facts: {
						...facts,
						mayInstall
					}
				} : afterTrial(facts, trial);
			}
			if (step.kind === "end") facts = step.facts;
			if (step.kind === "end" || isStopped()) break;
			if (step.kind === "look") {
				const { directory, benchmarks } = step;
				ofScript = benchmarks === null ? null : {
					facts,
					trial
				};
				const what = benchmarks === null ? `the package ${directory}` : `what lies in ${benchmarks}`;
				live.print(`nothing runs of ${facts.place.text}: trying ${what}`);
				facts = await lookAtRepository(terminal.directory, directory, benchmarks, host);
			} else facts = step.facts;
		}
	} catch (error) {
		if (!(error instanceof UsageError || error instanceof UnmeasurableError)) throw error;
		trouble = secondsLeft() <= 0 ? `${limit} were not enough: --limit gives it more` : error.message;
	} finally {
		stopWatching();
		view.stop();
		live.clear();
		interruption.stop();
	}
	if (ofScript !== null && trial?.forecast.rows.length === 0) ({facts, trial} = ofScript);
	const { width } = terminal;
	const { budget: budgetSeconds = null } = await proposedSettings(facts);
	const again = trial === null ? "" : " as it is now";
	const lines = [...trial === null ? [] : [
		"tried, untimed:",
		"",
		triedText({
			...trial.forecast,
			budgetSeconds
		}, width)
	], ...trouble === null ? [] : wrapText(`not tried${again}: ${trouble}`, width)];
	return {
		facts,
		text: `\n${lines.join("\n")}\n`
	};
}
async function proposedSettings(facts) {
	const { path = "", content = "" } = proposalOf(facts).files[0] ?? {};
	return settingsFromConfig(await readYaml(content, path), path);
}

// src/cli/init.ts
const options = ["working-directory", "limit"];
const usualLimitSeconds = 300;
const ownSwitches = [
	"yes",
	"dry-run",
	"untried"
];
const init = createCommand("init", options, ownSwitches, async (words, terminal) => {
	refuseWords("init", words);
	const host = createHost();
	const top = await host.git.top(terminal.directory);
	if (top === null) throw new UsageError(`expected a git repository to look at, got none in ${terminal.directory}: change into one, or run "git init"`);
	const seen = await lookAtRepository(top, words.values.get("working-directory") ?? ".", null, host);
	const limit = words.values.get("limit");
	const { budget: limitSeconds = usualLimitSeconds } = limit === void 0 ? {} : settingFromText("budget", limit, "--limit");
	const { facts, text } = words.switches.has("untried") ? {
		facts: seen,
		text: ""
	} : await settleProposal(seen, limitSeconds, {
		...terminal,
		directory: top
	}, host);
	const { files: proposedFiles, hints } = proposalOf(facts);
	const files = [];
	for (const file of proposedFiles) files.push({
		...file,
		isThere: await host.files.kindOf(host.files.join(top, file.path)) !== null
	});
	const { width } = terminal;
	const next = ["then:", ...listTexts(hints, width)].join("\n");
	const proposed = `${filesText(files, width)}${text}`.trimEnd();
	terminal.out(`${proposed}\n\n${next}\n`);
	if (words.switches.has("dry-run")) return exitCodes.success;
	for (const file of files) {
		if (!await isWanted(file, words, terminal)) continue;
		const path = host.files.join(top, file.path);
		await host.files.makeDirectory(host.files.join(path, ".."));
		await host.files.write(path, file.content);
		terminal.error(`written: ${path}\n`);
	}
	return exitCodes.success;
});
async function isWanted({ path, isThere }, { switches }, terminal) {
	if (switches.has("yes") && !isThere) return true;
	const answer = await askYes(isThere ? `replace ${path}?` : `write ${path}?`);
	if (answer !== null) return answer;
	const how = isThere ? "remove it first" : "\"deadheat init --yes\" writes it";
	terminal.error(`not written: ${path}${isThere ? " is there already" : ""}: ${how}\n`);
	return false;
}
const longest = 1e3;
function filesText(files, width) {
	return files.flatMap(({ path, content, reasons, isThere }) => [
		isThere ? `${path} is there already; this would be in its place:` : `${path}:`,
		"",
		...content.trimEnd().split("\n").map((line) => line === "" ? "" : `    ${plainText(line, longest)}`),
		"",
		...listTexts(reasons, width),
		""
	]).join("\n");
}
function listTexts(texts, width) {
	return texts.flatMap((text) => itemLines(plainText(text, longest), Math.max(40, width - 2)));
}

export { init };