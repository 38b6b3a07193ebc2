import { UsageError } from "./model2.js";
import { installRuntime } from "./build.js";
import { readManifest } from "./build2.js";
import { noteInLog } from "./adapters+find.js";

// src/build/addon/addon-tool.ts
async function folderFacts(folder, { files }) {
	return {
		names: (await files.list(folder)).map(({ name }) => name),
		manifest: await readManifest(folder, { files }),
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
	return (await installRuntime(version, site.host, site.cacheDirectory)).headersDirectory;
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
async function recipeOf(request, packageDirectory, host) {
	if (request.recipe === "command" && request.commands.length === 0) throw new UsageError("expected \"build\" to list commands for the recipe \"command\", got none");
	if (request.recipe !== null) return request.recipe;
	if (request.commands.length > 0) return "command";
	return detectRecipe(await folderFacts(packageDirectory, host));
}
function detectRecipe(facts) {
	if (["node.gyp", "configure.py"].every((name) => facts.names.includes(name))) return "node";
	return addonTool(facts) === null ? "package" : "addon";
}

export { addonHeaders, addonTool, addonVariables, detectRecipe, folderFacts, placeableFlags, recipeOf, usesCrate };