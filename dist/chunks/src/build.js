import { boundaryOf, reasonText } from "./sandbox+model.js";
import { UnmeasurableError } from "./model8.js";
import { UsageError } from "./model2.js";
import { adopt, buildEnvironment } from "./toolchain2.js";
import { fetchByNpm } from "./toolchain.js";
import { require_semver } from "../packages/others4.js";
import { runtimeAnswerSchema } from "./model5.js";
import { parseJson } from "./model29.js";

// src/build/runtime/probe-runtime.ts
var import_semver = require_semver();
const question = "JSON.stringify({ execPath: process.execPath, versions: process.versions, lts: process.release.lts || null })";
const timeoutSeconds = 60;
const outputLimitBytes = 1e6;
async function probeRuntime(path, host, tree = path) {
	const outcome = await host.processes.run({
		argv: [
			path,
			"-p",
			question
		],
		cwd: "/",
		environment: buildEnvironment(host.processes, []),
		timeoutSeconds,
		outputLimitBytes,
		isolated: true,
		...boundaryOf("probe", {
			tree,
			ownPaths: [],
			neededPaths: []
		})
	});
	if (outcome.exitCode !== 0) return reasonText(outcome);
	const { data: answer } = runtimeAnswerSchema.safeParse(parseJson(outcome.stdout));
	if (answer === void 0) return `the answer ${JSON.stringify(outcome.stdout.slice(0, 100))}`;
	const { execPath, versions, lts } = answer;
	const headersDirectory = await findHeaders(execPath, versions["node"] ?? "", host);
	return {
		path: execPath,
		versions,
		longTermSupport: typeof lts === "string",
		headersDirectory
	};
}
function runtimeOf(probedRuntime, source) {
	return {
		version: probedRuntime.versions["node"] ?? "",
		path: probedRuntime.path,
		headersDirectory: probedRuntime.headersDirectory,
		source,
		versions: { ...probedRuntime.versions }
	};
}
async function findHeaders(path, version, host) {
	const { files } = host;
	const real = await files.realPath(path) ?? path;
	for (const folder of [files.join(real, "../.."), files.join(real, "..")]) {
		const header = await files.read(files.join(folder, "include/node/node_version.h"));
		if (header !== null && versionOfHeader(header) === version) return folder;
	}
	return null;
}
function versionOfHeader(header) {
	return [
		"MAJOR",
		"MINOR",
		"PATCH"
	].map((part) => new RegExp(`#define NODE_${part}_VERSION (\\d+)`).exec(header)?.[1] ?? "").join(".");
}
const longest = 200;
const lineNames = "argon boron carbon dubnium erbium fermium gallium hydrogen iron jod krypton".split(" ");
function parseRuntime(spec) {
	if (spec === "path" || spec === "system") return { kind: "path" };
	if (/^(?:\/|[a-z]:[\\/])/i.test(spec)) return {
		kind: "given",
		path: spec
	};
	const [line, name = "*"] = /^lts(?:\/(\*|-\d|[a-z]+))?$/i.exec(spec) ?? [];
	const at = lineNames.indexOf(name.toLowerCase());
	if (line !== void 0 && /^[*-]/.test(name)) return {
		kind: "lts",
		back: Number(name.slice(1))
	};
	if (/^(?:latest|current|node|stable)$/i.test(spec)) return {
		kind: "range",
		range: "*"
	};
	const written = at < 0 ? spec : String(4 + 2 * at);
	const range = spec.length > longest || !/\d/.test(written) ? null : (0, import_semver.validRange)(written);
	if (range !== null) return {
		kind: "range",
		range
	};
	throw new UsageError(`expected a Node.js version such as 22, 22.20.0, ">=20 <23", lts or lts/jod, or an absolute path, got ${JSON.stringify(spec.slice(0, longest))}`);
}

// src/build/runtime/install-runtime.ts
const machines = [
	"linux-x64",
	"linux-arm64",
	"darwin-x64",
	"darwin-arm64"
];
function runtimePackage(host) {
	const machine = `${host.processes.platform}-${host.processes.architecture}`;
	if (machines.includes(machine)) return `node-${machine}`;
	throw new UsageError(`expected one of ${machines.join(", ")} to fetch a Node.js for, got ${machine}: give the path of an executable instead`);
}
function cacheFolderOf(version, { files, processes }, cacheDirectory) {
	const name = `node-${version}-${processes.platform}-${processes.architecture}`;
	return files.join(cacheDirectory, "runtimes", name);
}
async function installRuntime(version, host, cacheDirectory) {
	const { files } = host;
	const directory = cacheFolderOf(version, host, cacheDirectory);
	const runtimes = files.join(directory, "..");
	const cachedRuntime = await probeInstalled(directory, version, host);
	if (typeof cachedRuntime !== "string") return cachedRuntime;
	await files.remove(directory);
	await files.makeDirectory(runtimes);
	const draft = await files.temporaryDirectory("runtime", runtimes);
	try {
		await adopt(await fetchRuntime(version, draft, host), directory, host);
	} finally {
		await files.remove(draft);
	}
	const runtime = await probeInstalled(directory, version, host);
	if (typeof runtime !== "string") return runtime;
	throw new UnmeasurableError(`expected Node.js ${version} to run on this machine, got ${runtime}`);
}
async function probeInstalled(directory, version, host) {
	const path = host.files.join(directory, "bin/node");
	if (!await host.files.exists(path)) return "no such file";
	const probedRuntime = await probeRuntime(path, host);
	if (typeof probedRuntime === "string") return probedRuntime;
	const answer = probedRuntime.versions["node"] ?? "";
	return answer === version ? probedRuntime : `version ${answer}`;
}
async function fetchRuntime(version, draft, host) {
	const { files, processes } = host;
	const name = runtimePackage(host);
	const trouble = await fetchByNpm([
		"install",
		...[
			"--no-save",
			"--no-package-lock",
			"--no-audit",
			"--no-fund",
			"--ignore-scripts"
		],
		"--",
		`${name}@${version}`
	], draft, host);
	const folder = files.join(draft, "node_modules", name);
	const release = `node-v${version}-${processes.platform}-${processes.architecture}`;
	if (trouble === null && !await files.exists(files.join(folder, `${release}.tar.gz`))) return folder;
	const unpackTrouble = trouble ?? await unpackArchive(`${release}.tar.gz`, folder, processes);
	if (unpackTrouble === null) return files.join(folder, release);
	throw new UnmeasurableError(`expected Node.js ${version} from npm, got ${unpackTrouble}`);
}
async function unpackArchive(archive, folder, processes) {
	const outcome = await processes.run({
		argv: [
			"tar",
			"-xf",
			archive
		],
		cwd: folder,
		environment: { PATH: processes.environment["PATH"] ?? "" },
		timeoutSeconds: 300,
		outputLimitBytes: 1e5
	});
	return outcome.exitCode === 0 ? null : reasonText(outcome);
}

export { cacheFolderOf, installRuntime, parseRuntime, probeRuntime, runtimeOf, runtimePackage, versionOfHeader };