import { UsageError } from "./model2.js";
import { withoutValues } from "./model3.js";
import { setParameters } from "./settings.js";
import { buildEnvironment, findTools, npmSettings } from "./toolchain.js";
import { excerptOf, firstError, hintOf, secretValues, secretsNamed } from "./toolchain2.js";
import { splitLines } from "./host5.js";
import { trustedScope } from "./store.js";
import { boundaryOf, endText } from "./model+host.js";
import { adapters, parseSuite } from "./adapters.js";

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

// src/build/install/install-secrets.ts
async function installSecrets({ installSecrets: names = [], trustScope, onLine }, logPath, { files, processes }) {
	if (names.length === 0) return {};
	if (trustScope === "trusted") return secretsNamed(names, processes.environment);
	const line = "secrets of the install are not handed to a stranger's change";
	onLine(line);
	await files.append(logPath, `${line}\n`);
	return {};
}
function settingsPaths(secrets) {
	return Object.entries(secrets).flatMap(([name, value]) => name.toUpperCase() === "NPM_CONFIG_USERCONFIG" && value.startsWith("/") ? [value] : []);
}
function installVariables(secrets) {
	if (Object.keys(secrets).length === 0) return {};
	return {
		npm_config_git: "git",
		npm_config_script_shell: "/bin/sh",
		npm_config_node_options: "--no-warnings",
		YARN_IGNORE_PATH: "1",
		...secrets
	};
}

// src/build/site.ts
const outputLimitBytes = 67108864;
const lineLimit = 2e3;
const shownOfLine = 240;
async function runStep(step, site) {
	const { clock, processes } = site.host;
	const remaining = site.deadlineSeconds - clock.monotonicSeconds();
	if (remaining <= 0) return failureOf(step, null, site);
	await noteInLog(`$ ${step.argv.join(" ")}`, site);
	const environment = siteEnvironment(site, {
		...site.environment,
		...step.environment,
		...step.installs === true && installVariables(site.secrets)
	});
	const keptValue = keptFrom(site);
	const settings = step.installs === true ? settingsPaths(site.secrets) : [];
	const spec = {
		argv: step.argv,
		cwd: step.cwd,
		environment,
		timeoutSeconds: remaining,
		outputLimitBytes,
		isolated: true,
		...keptValue,
		readOnly: [
			...keptValue.readOnly ?? [],
			...step.needed ?? [],
			...settings
		]
	};
	const hiddenNames = step.installs === true ? secretValues(site.secrets) : [];
	const outcome = hiddenNames.length === 0 ? await processes.run({
		...spec,
		onLine: site.onLine,
		logPath: site.logPath
	}) : await runHiding(spec, hiddenNames, site);
	return outcome.exitCode === 0 && !outcome.timedOut ? null : failureOf(step, outcome, site);
}
async function runHiding(spec, hiddenNames, site) {
	const lines = [];
	const onLine = (line) => {
		const plain = withoutValues(line, hiddenNames);
		lines.push(`${plain}\n`);
		site.onLine(plain);
	};
	const outcome = await site.host.processes.run({
		...spec,
		onLine
	});
	await site.host.files.append(site.logPath, lines.join(""));
	return {
		...outcome,
		stdout: withoutValues(outcome.stdout, hiddenNames),
		stderr: withoutValues(outcome.stderr, hiddenNames),
		lastLines: outcome.lastLines.map((line) => withoutValues(line, hiddenNames))
	};
}
function siteEnvironment(site, addedValue) {
	return buildEnvironment(site.host.processes, [site.runtimeFolder, ownHome(site).launchers], {
		...homeVariables(site),
		...addedValue
	});
}
function keptFrom(site) {
	const { directory, cacheDirectory, runtime, runtimeFolder, tools, host, ownRepository } = site;
	const { files } = host;
	const { objects, ownFolder } = compilerFolders(site);
	const { home, temporary, packages } = ownHome(site);
	const mine = [
		home,
		temporary,
		packages,
		ownFolder,
		site.fillsCaches ? objects : []
	].flat();
	const variables = siteEnvironment(site, site.environment);
	const flaggedNames = Object.entries(variables).flatMap(([name, value]) => name.endsWith("FLAGS") ? [...value.matchAll(/(?:^|[\s=,]|-[IL])(\/[^\s,:]+)/g)].flatMap(([, path]) => path ?? []) : []);
	const namedNames = Object.values(variables).filter((value) => /^\/[^:]*$/.test(value) && !mine.some((folder) => `${value}/`.startsWith(`${folder}/`)));
	return boundaryOf("build", {
		tree: directory,
		ownPaths: mine,
		neededPaths: [
			runtimeFolder,
			files.join(runtime.path, ".."),
			files.join(cacheDirectory, "runtimes"),
			files.join(tools.npmScript, "../.."),
			runtime.headersDirectory ?? [],
			ownRepository ?? [],
			site.fillsCaches ? [] : objects,
			namedNames,
			flaggedNames
		].flat()
	});
}
function askProgram({ argv, cwd, seconds }, site) {
	return site.host.processes.run({
		argv,
		cwd,
		environment: siteEnvironment(site, site.environment),
		timeoutSeconds: seconds,
		outputLimitBytes,
		isolated: true,
		...keptFrom(site)
	});
}
async function runSteps(steps, site) {
	for (const step of steps) {
		const failure = await runStep(step, site);
		if (failure !== null) return failure;
	}
	return null;
}
async function noteInLog(line, site) {
	site.onLine(line);
	await site.host.files.append(site.logPath, `${line}\n`);
}
function buildFailure(message, site, outcome = null) {
	return {
		stage: "build",
		side: site.side,
		benchmarkId: null,
		message: message.slice(0, lineLimit),
		exitCode: outcome?.exitCode ?? null,
		signal: outcome?.signal ?? null,
		timedOut: outcome?.timedOut ?? false,
		lastLines: (outcome?.lastLines ?? []).slice(-20).map((line) => line.slice(0, lineLimit)),
		logPath: site.logPath
	};
}
function failureOf(step, outcome, site) {
	if (outcome === null || outcome.timedOut) return buildFailure(`expected ${site.side} to build in time, got a timeout in "${step.name}": raise the build timeout`, site, outcome ?? timedOut);
	const output = `${outcome.stdout}\n${outcome.stderr}`;
	const hint = outcome.overLimit !== void 0 ? null : hintOf({
		...outcome,
		output
	}) ?? madeByScript(output, site);
	const first = firstError(output);
	const told = first === null ? "" : `: ${first.line.slice(0, shownOfLine)}`;
	const actual = `${endOf(outcome)} of "${step.name}"${told}`;
	return buildFailure(`expected ${site.side} to build, got ${actual}${hint === null ? "" : `: ${hint}`}`, site, first === null ? outcome : {
		...outcome,
		lastLines: excerptOf(first, outcome.lastLines)
	});
}
function madeByScript(output, { notes }) {
	const cure = notes.flatMap((line) => /add "install-scripts: \w+" to deadheat\.yml/.exec(line) ?? []);
	return cure[0] !== void 0 && /Cannot find module '\.|gyp: \S+ not found \(cwd|ENOENT: no such file|Could not resolve "\./.test(output) ? `an install script may create it, and those were not run: ${cure[0]}` : null;
}
const timedOut = {
	exitCode: null,
	signal: null,
	timedOut: true,
	lastLines: []
};
function endOf(outcome) {
	return outcome.flooded ? `more than ${outputLimitBytes / 1024 / 1024} MiB of output` : endText(outcome);
}

export { askProgram, buildFailure, compilerFolders, coreSuite, filteredSuite, handOnNpmSettings, installSecrets, isLearntByRun, keptFrom, listingOf, makeOwnHome, matchesGlob, mayMatchBelow, noteInLog, ownHome, runStep, runSteps, runtimeLabels, runtimesOf, siteEnvironment, suitePlace };