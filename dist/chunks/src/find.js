import { UsageError } from "./model2.js";
import { setParameters } from "./settings.js";
import { findTools, npmSettings } from "./toolchain.js";
import { splitLines } from "./host5.js";
import { trustedScope } from "./store.js";
import { adapters } from "./adapters.js";
import { parseSuite } from "./settings6.js";

// src/find/matches-glob.ts
function matchesGlob(text, pattern) {
	const parts = pattern.split("*");
	const first = parts[0] ?? "";
	const last = parts.at(-1) ?? "";
	if (parts.length === 1) return text === pattern;
	if (!text.startsWith(first) || !text.endsWith(last)) return false;
	let at = first.length;
	for (const part of parts.slice(1, -1)) {
		const position = text.indexOf(part, at);
		if (position < 0) return false;
		at = position + part.length;
	}
	return at <= text.length - last.length;
}
function mayMatchBelow(prefix, pattern) {
	const star = pattern.indexOf("*");
	const fixedText = star < 0 ? pattern : pattern.slice(0, star);
	return fixedText.startsWith(prefix) || star >= 0 && prefix.startsWith(fixedText);
}

// src/find/suites.ts
function coreSuite({ suite, set }) {
	const spec = suite === void 0 ? null : parseSuite(suite);
	if (spec?.kind !== "node-core") return null;
	const values = Object.entries(setParameters(set)).flatMap(([name, all]) => all.flatMap((value) => ["--set", `${name}=${value}`]));
	return {
		kind: "suite",
		name: "core",
		adapter: "node-core",
		command: [
			"--from",
			spec.place,
			"benchmark",
			...values
		]
	};
}
function suitePlace({ adapter, command }) {
	return adapters[adapter].locate?.(command) ?? {
		tree: null,
		words: command
	};
}
function listingOf(adapter) {
	return adapters[adapter].list ?? null;
}
function isLearntByRun({ adapter }) {
	return listingOf(adapter) === null;
}
function filteredSuite(suite, only = []) {
	const prefix = `${suite.name}/`;
	const meantNames = only.filter((pattern) => mayMatchBelow(prefix, pattern));
	if (meantNames.length === 0 || !meantNames.every((pattern) => pattern.startsWith(prefix))) return suite;
	const patterns = meantNames.map((pattern) => pattern.slice(prefix.length));
	const words = adapters[suite.adapter].filter?.(patterns) ?? [];
	return {
		...suite,
		command: [...suite.command, ...words]
	};
}

// src/plan/runtimes-of.ts
const onPath = "path";
function runtimesOf(settings, revisions) {
	const ownParts = {
		base: revisions.base.node,
		head: revisions.head.node
	};
	const sharedWords = settings["node-version"] ?? [onPath];
	const apart = ownParts.base !== void 0 || ownParts.head !== void 0;
	if (apart && sharedWords.length > 1) throw new UsageError(`expected several Node.js for both sides or one for each, got ${sharedWords.join(", ")} for both and ${ownParts.base ?? ownParts.head ?? ""} for one: remove one of the two`);
	const variants = sharedWords.map((node) => ({
		base: ownParts.base ?? node,
		head: ownParts.head ?? node
	}));
	return {
		variants,
		apart: apart && variants.some(({ base, head }) => base !== head)
	};
}
function runtimeLabels(askedNames, versions) {
	for (const [position, version] of versions.entries()) {
		const first = versions.indexOf(version);
		if (first !== position) throw new UsageError(`expected several versions of Node.js, got ${version} twice: ${askedNames[first]} and ${askedNames[position]}`);
	}
	return askedNames.map((writtenText, position) => /^v?\d+(?:\.\d+){0,2}$/.test(writtenText) ? writtenText.replace(/^v/, "") : versions[position] ?? "");
}

// src/build/own-home.ts
function ownHome({ directory, cacheDirectory, trustScope, fillsCaches, host: { files } }) {
	const home = `${directory}.home`;
	const sharedPath = files.join(cacheDirectory, "packages", trustedScope);
	return {
		home,
		temporary: `${directory}.temporary`,
		launchers: files.join(home, "launchers"),
		packages: fillsCaches && trustScope === "trusted" ? sharedPath : files.join(home, "packages")
	};
}
function homeVariables(site) {
	const { files, processes } = site.host;
	const { home, temporary, packages } = ownHome(site);
	const real = processes.environment["HOME"];
	const rustup = processes.environment["RUSTUP_HOME"] ?? (real === void 0 ? null : files.join(real, ".rustup"));
	return {
		HOME: home,
		TMPDIR: temporary,
		npm_config_cache: files.join(packages, "npm"),
		CARGO_HOME: files.join(packages, "cargo"),
		COREPACK_HOME: files.join(packages, "corepack"),
		BUN_INSTALL_CACHE_DIR: files.join(packages, "bun"),
		...rustup !== null && { RUSTUP_HOME: rustup }
	};
}
async function makeOwnHome(site) {
	const { files, processes } = site.host;
	const { home, temporary, packages } = ownHome(site);
	for (const folder of [
		home,
		temporary,
		packages
	]) await files.makeDirectory(folder);
	await files.write(files.join(home, ".yarnrc"), "--install.ignore-scripts true\n");
	const real = processes.environment["HOME"];
	if (real === void 0) return;
	await handOnNpmSettings(home, site.host);
	const cargo = processes.environment["CARGO_HOME"] ?? files.join(real, ".cargo");
	const config = await files.read(files.join(cargo, "config.toml"));
	if (config === null || /token|password|secret|credential/i.test(config)) return;
	await files.write(files.join(packages, "cargo", "config.toml"), config);
}
async function handOnNpmSettings(home, host) {
	const { files } = host;
	const { builtIn, global, user } = await npmSettings(await findTools(host), host);
	const lines = [];
	for (const path of [
		builtIn,
		global,
		...user === null ? [] : [user]
	]) lines.push(...harmless(await files.read(path) ?? ""));
	await files.makeDirectory(home);
	const certificates = lines.flatMap((line) => /^cafile\s*=\s*"?([^"]+)"?$/.exec(line)?.[1] ?? []);
	const text = await files.read(certificates.at(-1) ?? "");
	const copy = files.join(home, "npm-ca.pem");
	if (text !== null) await files.write(copy, text);
	const settings = lines.map((line) => text !== null && line.startsWith("cafile") ? `cafile=${copy}` : line);
	await files.write(files.join(home, ".npmrc"), `${settings.join("\n")}\n`);
}
const handedOn = /^(?:(?:@[\w.-]+:)?registry|(?:https-)?proxy|noproxy|cafile|ca(?:\[\])?|strict-ssl|fetch-[a-z-]+|maxsockets|(?:prefer-)?offline|omit-lockfile-registry-resolved|nodedir)\s*=/;
function harmless(settings) {
	return splitLines(settings).map((line) => line.trim()).filter((line) => handedOn.test(line) && !/\/\/[^/]*@/.test(line) && !line.includes("${"));
}
function compilerFolders({ cacheDirectory, directory, trustScope, host: { files } }) {
	return {
		objects: files.join(cacheDirectory, "compiler", trustScope),
		ownFolder: `${directory}.compiler`
	};
}

export { compilerFolders, coreSuite, filteredSuite, handOnNpmSettings, homeVariables, isLearntByRun, listingOf, makeOwnHome, matchesGlob, mayMatchBelow, ownHome, runtimeLabels, runtimesOf, suitePlace };