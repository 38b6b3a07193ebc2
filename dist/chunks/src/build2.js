import { nearestNames } from "./model.js";
import { UsageError } from "./model2.js";
import { someOf } from "./model3.js";
import { findNode } from "./toolchain2.js";
import { installRuntime, parseRuntime, versionOfHeader } from "./build.js";
import { benchmarkFolders, coreSuite, findAt, leftOutNotes, mayMeanRow, nameOfPath, namedBy, noteInLog, pathsIn, placeIn, runtimesOf, stripsTypes } from "./adapters+find.js";

// src/session/listing/find-in-head.ts
async function findInTree(source, settings, stripsTypes, host) {
	const { tree, top } = source;
	const place = await placeIn(source, settings, host);
	return {
		place,
		...await findAt(place, {
			tree,
			directory: top,
			packageDirectory: top,
			stripsTypes,
			isBuilt: false
		}, settings, host)
	};
}
async function findInHead(checkedRequest, host) {
	const { request, revisions, snapshots, settings, suite } = checkedRequest;
	const { repository, origin, benchmarkTree } = request;
	const { sha } = revisions.head;
	const folder = await host.files.temporaryDirectory("list");
	const directory = host.files.join(folder, "head");
	const areStripped = await areTypesStripped(checkedRequest, host);
	const search = (tree, isHead = true) => {
		return findInTree({
			tree,
			top: isHead ? host.files.join(tree, settings["working-directory"] ?? ".") : tree,
			isHead,
			suite
		}, settings, areStripped, host);
	};
	try {
		if (benchmarkTree !== void 0) return await search(benchmarkTree);
		if (snapshots.head !== null) await host.git.putSnapshot(snapshots.head, directory);
		else if (sha !== null && repository !== null) await host.git.addWorktree(repository, sha, directory);
		else return await search(origin, false);
		return await search(directory);
	} finally {
		if (repository !== null) await host.git.removeWorktree(repository, directory);
		await host.files.remove(folder);
	}
}
async function areTypesStripped({ settings, revisions }, host) {
	const { variants } = runtimesOf(settings, revisions);
	for (const node of new Set(variants.flatMap(({ base, head }) => [base, head]))) if (!node.startsWith(".") && !stripsTypes(await versionOf(node, host))) return false;
	return true;
}
async function versionOf(request, host) {
	const spec = parseRuntime(request);
	if (spec.kind === "range") {
		const [, major = "99", minor] = /^\D*(\d+)(?:\.(\d+))?/.exec(spec.range) ?? [];
		return `${major}.${/^[v=~]*\d+\.\d+/.test(request) ? minor ?? "99" : "99"}`;
	}
	const given = spec.kind === "given" ? spec.path : null;
	const path = spec.kind === "path" ? await findNode(host) : given;
	const realPath = path === null ? null : await host.files.realPath(path);
	for (const folder of realPath === null ? [] : [
		"../..",
		".",
		".."
	]) {
		const header = host.files.join(realPath ?? "", folder, "include/node/node_version.h");
		const text = await host.files.read(header);
		if (text !== null) return versionOfHeader(text);
	}
	return "99";
}
async function assertBenchmarks(checkedRequest, host) {
	const { request, settings, suite, revisions } = checkedRequest;
	const { only, "working-directory": directory = "." } = settings;
	if (request.versus?.kind === "in-place" || coreSuite(settings) !== null) return null;
	if (!(suite === null && namedBy(settings).length === 0) && only === void 0 || await mayBeBuilt(checkedRequest, host)) return null;
	const { found, leftOut, place } = await findInHead(checkedRequest, host);
	if (found.length > 0) refuseUnknown(found, only ?? ["*"]);
	if (found.length > 0 || suite !== null) return place;
	const [ofPackage, option] = directory === "." ? ["", ""] : [` of ${directory}`, ` --working-directory ${directory}`];
	const where = revisions.head.source === "commit" || revisions.head.source === "folder" ? `in head (${revisions.head.label})` : `in ${request.origin}`;
	const why = [
		await packageApart(checkedRequest, host) ?? "",
		...leftOutNotes(leftOut, place.folder ?? ""),
		leftOut.length > 0 ? "" : "commit a file there that exports a function \"run\"",
		`or see what "deadheat init${option}" proposes`,
		request.versus && "the module \"contender\" is in there the package that competes"
	];
	throw new UsageError(`expected benchmarks in ${place.text}${ofPackage} ${where}, got none: ${why.filter(Boolean).join("; ")}`);
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

export { addonHeaders, addonTool, addonVariables, assertBenchmarks, detectRecipe, findInHead, findInTree, folderFacts, packageApart, placeableFlags, recipeOf, usesCrate };