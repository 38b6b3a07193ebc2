import { nearestNames } from "./model.js";
import { UsageError } from "./model2.js";
import { someOf } from "./model3.js";
import { variableSchema } from "./settings.js";
import { nodeFlagSchema } from "./settings2.js";
import { groupedBy } from "./model18.js";
import { absolutePath } from "./host3.js";
import { findNode } from "./toolchain2.js";
import { installRuntime, parseRuntime, versionOfHeader } from "./build.js";
import { adapters, benchmarkFolders, coreSuite, find, findInFolder, leftOutNotes, mayMeanRow, nameOfPath, namedBy, noteInLog, pathsIn, readManifest, runtimesOf, stripsTypes } from "./adapters+find.js";
import { startOf, startWords } from "./model31.js";
import { commandWords } from "./settings6.js";

// src/plan/init/bench-script-of.ts
const scriptNames = [
	"bench",
	"benchmark",
	"bench:node",
	"benchmark:node"
];
const takesNext = /^(?:--import|-r|--require|--loader|--experimental-loader|-C|--conditions|--env-file)$/;
const typeRunners = /* @__PURE__ */ new Map([["tsx", "{package}/node_modules/tsx/dist/cli.mjs"], ["ts-node", "{package}/node_modules/ts-node/dist/bin.js"]]);
const packageRunner = /^(?:p?npx(?: -y| --yes)?|(?:pnpm|yarn)(?: exec(?: --)?)?) /;
function benchLineOf(scripts) {
	for (const name of scriptNames) {
		const line = scripts[name];
		if (line !== void 0) return {
			name,
			line
		};
	}
	return null;
}
function benchScriptOf(scripts, fileOf, toolOf) {
	const bench = benchLineOf(scripts);
	const simple = bench === null ? null : simpleCommandOf(bench.line);
	if (bench === null || simple === null) return null;
	const { name } = bench;
	const words = withoutRunner(simple.words);
	const started = (command) => startWords({
		...simple,
		words: command
	});
	for (const { id, programCommand } of Object.values(adapters)) {
		const command = programCommand?.(words) ?? null;
		if (command !== null) return {
			kind: "suite",
			name,
			adapter: id,
			command: started(command)
		};
	}
	const [program = "", ...rest] = words;
	const operands = rest.filter((word, at) => !word.startsWith("-") && !takesNext.test(rest[at - 1] ?? ""));
	const [first = ""] = operands;
	const inPackage = (word) => simple.folder === null ? word : `${simple.folder}/${word}`;
	const script = operands.find((word) => /\.[cm]?[jt]s$/.test(word));
	const unnamed = script === void 0 && program === "node" ? fileOf(inPackage(first)) : void 0;
	const file = script === void 0 ? unnamed : inPackage(script);
	const runner = typeRunners.get(program);
	if (file === void 0 || program !== "node" && runner === void 0) return null;
	const own = script !== void 0 || simple.folder !== null ? rest : rest.map((word) => word === first ? file : word);
	const after = runner === void 0 ? own : [runner, ...own];
	const tool = toolOf(file);
	const adapter = tool === void 0 ? null : adapters[tool];
	if (adapter === null || adapter.programCommand !== void 0) return {
		kind: "command",
		name,
		command: started(["node", ...after])
	};
	const command = started([
		"node",
		...adapter.nodeOptions?.filter((option) => !after.includes(option)) ?? [],
		...after
	]);
	return {
		kind: "suite",
		name,
		adapter: adapter.id,
		command
	};
}
function benchSettingsOf(scripts) {
	const { words = [], variables = {} } = simpleCommandOf(benchLineOf(scripts)?.line ?? "") ?? {};
	const [program = "", ...rest] = words;
	const end = rest.findIndex((word) => !word.startsWith("-"));
	const flags = program === "node" ? rest.slice(0, Math.max(0, end)) : [];
	return {
		environment: Object.entries(variables).map((pair) => pair.join("=")).filter((line) => variableSchema.safeParse(line).success),
		nodeFlags: flags.filter((flag) => nodeFlagSchema.safeParse(flag).success)
	};
}
function withoutRunner(words) {
	const [runner = ""] = packageRunner.exec(words.join(" ")) ?? [];
	const after = words.slice(runner.split(" ").length - 1);
	const [program = ""] = after;
	return typeRunners.has(program) || ["node", "vitest"].includes(program) ? after : words;
}
function simpleCommandOf(line) {
	const parts = line.split(/\s+&&\s+/);
	const first = parts.findIndex((part) => !isBuild(part.trim().split(/\s+/)));
	const rest = parts.slice(first);
	if (first < 0 || line.includes("*")) return null;
	const measured = rest.join(" && ").replace(/(^|&& )cross-env /, "$1");
	try {
		return startOf(commandWords(measured));
	} catch (error) {
		if (error instanceof UsageError) return null;
		throw error;
	}
}
function isBuild(words) {
	const [program = "", ...rest] = words.filter((word) => !word.startsWith("-"));
	if (![
		"npm",
		"pnpm",
		"yarn"
	].includes(program)) return false;
	return rest.join(" ") === "run build" || program !== "npm" && rest.join(" ") === "build";
}

// src/plan/init/propose-benchmarks.ts
const benchmarkWord = /bench|perf/i;
const scriptEndings = [
	"",
	".js",
	".mjs",
	".cjs",
	"/index.js",
	".ts",
	"/index.ts"
];
function proposeBenchmarks(texts) {
	const { scripts, manifest } = texts;
	const findings = find({
		scripts,
		packageName: manifest?.name
	}, {
		commands: [],
		servers: []
	});
	return byScript(texts, findings) ?? byTool(findings) ?? byName(texts, findings) ?? byLoading(texts) ?? {
		lines: [],
		reason: "nothing to measure was found, nor a package that Node.js could load (by its index.js, or by \"main\" in package.json): add benchmarks/NAME.js that exports a function \"run\", or name \"commands\""
	};
}
function byScript({ manifest, scripts }, { found: foundBenchmarks }) {
	const fileOf = (word) => {
		const path = word.replace(/^(?:\.\/)+/, "").replace(/\/$/, "");
		return scripts.find((script) => scriptEndings.some((ending) => script.path === `${path}${ending}`))?.path;
	};
	const foundBenchmark = benchScriptOf(manifest?.scripts ?? {}, fileOf, (word) => {
		const path = fileOf(word);
		return foundBenchmarks.filter(isSuite).find((suite) => pathOf(suite) === path)?.adapter;
	});
	if (foundBenchmark === null) return null;
	return {
		lines: commandLines([foundBenchmark]),
		reason: `what the script "${foundBenchmark.name}" of package.json runs`,
		isScript: true
	};
}
function isSuite(foundBenchmark) {
	return foundBenchmark.kind === "suite";
}
function pathOf({ command }) {
	return command.at(-1)?.replace("{benchmarks}/", "") ?? "";
}
function byTool({ found: foundBenchmarks }) {
	const suitesByFolder = groupedBy(foundBenchmarks.filter(isSuite), (suite) => benchmarkFolder(pathOf(suite)));
	const beside = suitesByFolder.get("") ?? [];
	suitesByFolder.delete("");
	const [first, ...otherFolders] = [...suitesByFolder].toSorted(([name, suites], [otherName, otherSuites]) => otherSuites.length - suites.length || (name < otherName ? -1 : 1)).map(([folder]) => folder);
	if (first === void 0) {
		const commands = beside.map((suite) => ({
			...suite,
			command: [...suite.command.slice(0, -1), pathOf(suite)]
		}));
		return commands.length === 0 ? null : {
			lines: commandLines(commands),
			reason: "the suites beside package.json"
		};
	}
	const also = otherFolders.length === 0 ? "" : `; there are suites in ${someOf(otherFolders)}, too`;
	return {
		lines: [`benchmarks: ${first}`],
		reason: `the folder with the most suites${also}`
	};
}
function benchmarkFolder(path) {
	const folders = path.split("/").slice(0, -1);
	const at = folders.findIndex((name) => benchmarkWord.test(name));
	return folders.slice(0, at < 0 ? folders.length : at + 1).join("/");
}
const mostCommands = 8;
const helperPattern = /(?:^|\/)(?:data|deps|fixtures?|helpers?|lib|utils?|vendor)\/|(?:^|\/)(?:gen|generate|prepare|download|fetch|update)[-_.]/i;
const listenCall = /\.listen\s*\(|\b(?:app|server|service)\.start\s*\(|\bserve\s*\(/;
function byName({ scripts }, { leftOut }) {
	const names = new Set(leftOut.flatMap(({ path, why }) => why === "typed" ? [] : [path]));
	const likely = scripts.filter(({ path, text }) => names.has(path) && /\.[cm]?js$/.test(path) && !helperPattern.test(path) && !listenCall.test(text));
	const usual = likely.filter(({ path }) => benchmarkFolders.some((folder) => path.startsWith(`${folder}/`)));
	const picks = (usual.length > 0 ? usual : likely).slice(0, mostCommands);
	if (picks.length === 0) return null;
	return {
		lines: commandLines(picks.map(({ path }) => ({
			name: nameOfPath(path).replace(/^bench(?:mark)?s?\//, ""),
			command: ["node", path]
		}))),
		reason: "scripts that export no \"run\" and use no known tool, as whole processes"
	};
}
function byLoading({ canLoad }) {
	if (!canLoad) return null;
	return {
		lines: commandLines([{
			name: "load",
			command: ["node", "{package}"]
		}]),
		reason: "no benchmark was found, so it begins with loading the package"
	};
}
function commandLines(benchmarks) {
	return ["commands:", ...benchmarks.map(({ name, adapter, command }) => {
		const how = adapter === void 0 ? "" : `, adapter: ${adapter}`;
		return `  - { name: ${inYaml(name)}${how}, command: [${command.map(inYaml).join(", ")}] }`;
	})];
}
function inYaml(text) {
	return /^(?:[a-z]|\.{1,2}\/|--?[a-z])[\w./=-]*$/i.test(text) && !/^(?:true|false|null|yes|no|on|off|y|n)$/i.test(text) ? text : JSON.stringify(text);
}
function onOneLine(lines) {
	const [first = "", ...entries] = lines;
	return entries.length === 0 ? first : `${first} [${entries.map((entry) => entry.replace(/^ *- /, "")).join(", ")}]`;
}

// src/session/init/read-package-texts.ts
const mostPaths = 3e3;
const mostTexts = 500;
const mostBytes = 2e5;
const skippedFolder = /^(?:node_modules|dist|build|coverage|target|\..*)$/;
async function readPackageTexts(top, host) {
	const { files } = host;
	const manifest = await readManifest(top, host);
	const paths = (await pathsBelow(top, host)).filter((path) => benchmarkWord.test(path));
	const namedPaths = (benchLineOf(manifest?.scripts ?? {})?.line ?? "").split(/\s+/).filter((word) => /^[\w.][\w./-]*$/.test(word)).flatMap((word) => scriptEndings.map((suffix) => `${word.replace(/^(?:\.\/)+|\/$/g, "")}${suffix}`));
	const read = async (path) => {
		const fullPath = files.join(top, path);
		if (await files.kindOf(fullPath) !== "file" || await files.sizeBytes(fullPath) > mostBytes) return [];
		return [{
			path,
			text: await files.read(fullPath) ?? ""
		}];
	};
	const texts = [];
	for (const path of /* @__PURE__ */ new Set([...namedPaths, ...paths])) if (!path.includes("..") && texts.length < mostTexts) texts.push(...await read(path));
	return {
		scripts: texts.filter(({ path }) => /\.[cm]?[jt]s$/.test(path)),
		manifest,
		canLoad: (manifest?.main ?? "") !== "" || await files.exists(files.join(top, "index.js"))
	};
}
async function pathsBelow(top, { files }) {
	const scriptPaths = [];
	const folders = [""];
	for (let at = 0; at < folders.length && scriptPaths.length < mostPaths; at += 1) {
		const folder = folders[at] ?? "";
		for (const { name, directory } of await files.list(files.join(top, folder))) {
			const path = folder === "" ? name : `${folder}/${name}`;
			if (directory && !skippedFolder.test(name)) folders.push(path);
			if (!directory && /\.[cm]?[jt]s$/.test(name)) scriptPaths.push(path);
		}
	}
	return scriptPaths.slice(0, mostPaths);
}

// src/session/listing/find-in-head.ts
async function findInTree({ settings, suite }, { tree, top, stripsTypes: areStripped }, host) {
	const { files } = host;
	const nothing = {
		leftOut: [],
		notes: [],
		proposal: null,
		isThere: true
	};
	const foundBenchmarks = namedBy(settings);
	const core = coreSuite(settings);
	if (core !== null) {
		const place = `the benchmarks of Node.js in ${core.command[1] ?? ""}`;
		return {
			...nothing,
			found: [...foundBenchmarks, core],
			place
		};
	}
	const searchedTree = {
		tree,
		directory: top,
		packageDirectory: top,
		stripsTypes: areStripped,
		isBuilt: false
	};
	if (suite !== null) {
		const folder = files.join(suite.folder, "..");
		const place = suite.digest === null ? `the bundled suite ${suite.name}` : `the suite ${suite.pinned}`;
		const suiteFolder = {
			...searchedTree,
			folder,
			named: suite.scripts
		};
		return {
			...nothing,
			...await findInFolder(suiteFolder, settings, host),
			place
		};
	}
	const names = settings.benchmarks === void 0 ? benchmarkFolders : [settings.benchmarks];
	const isNode = settings.benchmarks === void 0 && await files.exists(files.join(top, "node.gyp"));
	for (const place of isNode ? [] : names) {
		const folder = absolutePath(place, top, files);
		if ((await files.list(folder)).length === 0) continue;
		const { found, leftOut } = await findInFolder({
			...searchedTree,
			folder,
			named: null
		}, settings, host);
		const proposal = found.length > 0 ? null : proposeBenchmarks(await readPackageTexts(top, host));
		return {
			found,
			leftOut,
			place,
			isThere: true,
			notes: leftOutNotes(leftOut, place),
			proposal
		};
	}
	if (foundBenchmarks.length > 0) return {
		...nothing,
		found: foundBenchmarks,
		place: "the settings"
	};
	const proposal = isNode ? nodeProposal : proposeBenchmarks(await readPackageTexts(top, host));
	return {
		...nothing,
		found: [],
		place: names.join(", "),
		isThere: isNode,
		proposal
	};
}
const nodeProposal = {
	lines: ["commands:", "  - { name: url, adapter: node-core, command: benchmark/url }"],
	reason: "those of the benchmarks of Node.js itself that are wanted, such as those of URLs"
};
async function findInHead(checkedRequest, host) {
	const { request, revisions, snapshots, settings } = checkedRequest;
	const { repository, origin, benchmarkTree } = request;
	const { sha } = revisions.head;
	const folder = await host.files.temporaryDirectory("list");
	const directory = host.files.join(folder, "head");
	const stripsTypesOfBoth = await areTypesStripped(checkedRequest, host);
	const search = (tree, below) => {
		return findInTree(checkedRequest, {
			tree,
			top: host.files.join(tree, below),
			stripsTypes: stripsTypesOfBoth
		}, host);
	};
	const below = settings["working-directory"] ?? ".";
	try {
		if (benchmarkTree !== void 0) return await search(benchmarkTree, below);
		if (snapshots.head !== null) await host.git.putSnapshot(snapshots.head, directory);
		else if (sha !== null && repository !== null) await host.git.addWorktree(repository, sha, directory);
		else return await search(origin, ".");
		return await search(directory, below);
	} finally {
		if (repository !== null) await host.git.removeWorktree(repository, directory);
		await host.files.remove(folder);
	}
}
async function areTypesStripped({ settings, revisions }, host) {
	const runtimeSpecs = runtimesOf(settings, revisions).variants.flatMap(({ base, head }) => [base, head]);
	for (const node of new Set(runtimeSpecs)) if (!node.startsWith(".") && !await willStripTypes(node, host)) return false;
	return true;
}
async function willStripTypes(request, host) {
	const spec = parseRuntime(request);
	if (spec.kind === "range") {
		const [, major, minor = "99"] = /^\D*(\d+)(?:\.(\d+))?/.exec(spec.range) ?? [];
		const isExact = /^[v=~]*\d+\.\d+/.test(request);
		return stripsTypes(`${major ?? "99"}.${isExact ? minor : "99"}`);
	}
	const path = spec.kind === "path" ? await findNode(host) : spec.kind === "given" ? spec.path : null;
	const realPath = path === null ? null : await host.files.realPath(path);
	if (realPath === null) return true;
	for (const folder of [
		"../..",
		".",
		".."
	]) {
		const header = await host.files.read(host.files.join(realPath, folder, "include/node/node_version.h"));
		if (header !== null) return stripsTypes(versionOfHeader(header));
	}
	return true;
}
async function assertBenchmarks(checkedRequest, host) {
	const { request, settings, suite, revisions } = checkedRequest;
	const { benchmarks, "working-directory": directory = "." } = settings;
	if (request.versus?.kind === "in-place" || coreSuite(settings) !== null) return;
	if (!(suite === null && namedBy(settings).length === 0) && settings.only === void 0 || await mayBeBuilt(checkedRequest, host)) return;
	const { found, leftOut, place, isThere, proposal } = await findInHead(checkedRequest, host);
	if (found.length > 0) refuseUnknown(found, settings.only ?? ["*"]);
	if (found.length > 0 || proposal === null) return;
	const [ofPackage, option] = directory === "." ? ["", ""] : [` of ${directory}`, ` --working-directory ${directory}`];
	const where = revisions.head.source === "commit" || revisions.head.source === "folder" ? `in head (${revisions.head.label})` : `in ${request.origin}`;
	const contender = request.versus === void 0 ? "" : "; the module \"contender\" is in there the package that competes";
	if (benchmarks !== void 0 && !isThere) throw new UsageError(`expected the folder of the benchmarks at "${place}"${ofPackage} ${where}, got none: commit it, or name another${contender}`);
	const { lines, reason } = proposal;
	const advice = lines.length === 0 ? reason : `"deadheat init${option}" proposes "${onOneLine(lines)}" for deadheat.yml (${reason})`;
	const [leftText] = leftOutNotes(leftOut.filter(({ why }) => why !== "silent"), place);
	const isTyped = leftOut.some(({ why }) => why === "typed");
	const why = [
		await packageApart(checkedRequest, host),
		leftText,
		isTyped ? null : advice
	].flatMap((text) => text ?? []).join("; ");
	throw new UsageError(`expected benchmarks in ${place}${ofPackage} ${where}, got none: ${why}${contender}`);
}
function refuseUnknown(foundBenchmarks, only) {
	const paths = pathsIn(foundBenchmarks);
	const names = paths.map((path) => nameOfPath(path, paths));
	if (only.some((pattern) => names.some((name) => mayMeanRow(name, pattern)))) return;
	const near = only.flatMap((pattern) => nearestNames(pattern.replaceAll("*", ""), names));
	const hint = near.length === 0 ? `there are ${someOf(names)}` : `did you mean ${someOf(near)}?`;
	throw new UsageError(`expected "only" to name a benchmark, got "${only.join(", ")}": ${hint}`);
}
async function packageApart({ request: { repository, origin }, settings }, { files }) {
	const here = files.relative(repository ?? origin, origin);
	if (["", "."].includes(here) || settings["working-directory"] !== void 0 || !await files.exists(files.join(origin, "package.json"))) return null;
	return `the package in this folder is measured by "--working-directory ${here}"`;
}
async function mayBeBuilt({ request: { repository }, settings: { benchmarks, "working-directory": directory }, revisions }, { files, git }) {
	const names = benchmarks === void 0 ? benchmarkFolders : [benchmarks];
	if (benchmarks !== void 0 && /^(?:[/\\]|[a-z]:)|\.\./i.test(benchmarks)) return true;
	const { source } = revisions.head;
	if (repository === null || source !== "commit" && source !== "folder") return false;
	for (const name of names) if (await git.ignores(repository, files.join(directory ?? ".", name))) return true;
	return false;
}

// src/build/addon/addon-tool.ts
async function folderFacts(folder, manifest, files) {
	return {
		names: (await files.list(folder)).map(({ name }) => name),
		manifest,
		cargo: await files.read(files.join(folder, "Cargo.toml"))
	};
}
function addonTool({ names, manifest, cargo }) {
	if (names.includes("CMakeLists.txt") && usesCmakeJs(manifest)) return "cmake";
	if (names.includes("binding.gyp") || manifest?.gypfile === true) return "node-gyp";
	return cargo !== null && (usesCrate("napi", cargo) || usesCrate("neon", cargo)) ? "cargo" : null;
}
function usesCrate(crate, cargo) {
	return new RegExp(`^\\s*(?:\\[dependencies\\.)?${crate}(?![\\w-])`, "m").test(cargo);
}
function usesCmakeJs(manifest) {
	if (manifest === null) return false;
	const { dependencies, devDependencies, scripts } = manifest;
	return "cmake-js" in dependencies || "cmake-js" in devDependencies || Object.values(scripts).some((script) => /\bcmake-js\b/.test(script));
}
async function addonHeaders(site) {
	if (site.runtime.headersDirectory !== null) return site.runtime.headersDirectory;
	const { version, path } = site.runtime;
	await noteInLog(`no headers of ${version} beside ${path}: fetching them from npm`, site);
	const { runtime } = await installRuntime(version, site.host, site.cacheDirectory);
	return runtime.headersDirectory;
}
function addonVariables(headers, version) {
	if (headers === null) return {};
	return {
		npm_config_nodedir: headers,
		npm_config_target: version,
		npm_config_runtime: "node",
		npm_config_build_from_source: "true"
	};
}
function placeableFlags({ environment, host: { processes } }) {
	if (processes.platform !== "linux") return {};
	const withSections = (name) => [environment[name] ?? processes.environment[name] ?? "", "-ffunction-sections"].filter((flags) => flags !== "").join(" ");
	return {
		CFLAGS: withSections("CFLAGS"),
		CXXFLAGS: withSections("CXXFLAGS")
	};
}

// src/build/recipes/recipe-of.ts
async function recipeOf(request, packageDirectory, manifest, host) {
	if (request.recipe === "command" && request.commands.length === 0) throw new UsageError("expected \"build\" to list commands for the recipe \"command\", got none");
	if (request.recipe !== null) return request.recipe;
	if (request.commands.length > 0) return "command";
	return detectRecipe(await folderFacts(packageDirectory, manifest, host.files));
}
function detectRecipe(facts) {
	if (["node.gyp", "configure.py"].every((name) => facts.names.includes(name))) return "node";
	return addonTool(facts) === null ? "package" : "addon";
}

export { addonHeaders, addonTool, addonVariables, assertBenchmarks, benchSettingsOf, detectRecipe, findInHead, findInTree, folderFacts, inYaml, packageApart, placeableFlags, recipeOf, usesCrate };