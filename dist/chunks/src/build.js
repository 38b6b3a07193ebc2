import { UsageError } from "./model2.js";
import { array, object, strictObject, string } from "../packages/zod.js";
import { datetime } from "../packages/zod2.js";
import { runtimeAnswerSchema } from "./model5.js";
import { text, withoutValues } from "./model6.js";
import { UnmeasurableError } from "./model9.js";
import { parseJson } from "./model22.js";
import { boundaryOf, reasonText } from "./sandbox+model.js";
import { fetchByNpm, npmIn, npmReason, secretValues } from "./toolchain.js";
import { require_semver } from "../packages/others4.js";
import { adopt, buildEnvironment, findNode, findTools } from "./toolchain2.js";

// src/revision/ensure-commit.ts
const deepeningSteps = [
	30,
	300,
	3e3,
	2147483647
];
async function ensureCommit(repository, ref, git) {
	const knownCommit = await git.resolve(repository, ref);
	if (knownCommit !== null) return knownCommit;
	const [name, walk] = splitWalk(ref);
	const start = await findStart(repository, name, git);
	if (start === null || walk === "") return start;
	return findDeeper(repository, [start], git, () => git.resolve(repository, `${start}${walk}`));
}
async function ensureMergeBase(repository, firstSha, secondSha, git) {
	return findDeeper(repository, [firstSha, secondSha], git, () => git.mergeBase(repository, firstSha, secondSha));
}
function splitWalk(ref) {
	const start = ref.search(/[~^]/);
	return start < 0 ? [ref, ""] : [ref.slice(0, start), ref.slice(start)];
}
async function findStart(repository, name, git) {
	const localSha = await git.resolve(repository, name) ?? await git.resolve(repository, `refs/remotes/origin/${name}`);
	if (localSha !== null) return localSha;
	const sha = /^[0-9a-f]{40}$/i.test(name) ? name.toLowerCase() : await git.remoteCommit(repository, name);
	if (sha === null || !await git.fetchCommit(repository, sha, 0)) return null;
	return git.resolve(repository, sha);
}
async function findDeeper(repository, shas, git, find) {
	for (const step of deepeningSteps) {
		const value = await find();
		if (value !== null || !await git.isShallow(repository)) return value;
		for (const sha of shas) if (!await git.fetchCommit(repository, sha, step)) return find();
	}
	return find();
}

// src/model/build/published-release.ts
var import_semver = require_semver();
const publishedReleaseSchema = object({
	version: string(),
	"dist.integrity": string().optional(),
	"dist.shasum": string().optional()
}).transform((answer) => ({
	version: answer.version,
	integrity: answer["dist.integrity"] ?? answer["dist.shasum"] ?? null
}));
const publishedFields = [
	"version",
	"dist.integrity",
	"dist.shasum"
];
const resolutionDatesSchema = strictObject({
	at: datetime(),
	versions: array(text(400)).max(1e4)
});

// src/revision/published-release.ts
async function publishedRelease({ name, wanted: wantedVersion }, secrets, host) {
	return (await askRegistry(`${name}@${wantedVersion}`, publishedFields, host, secrets)).flatMap((answer) => publishedReleaseSchema.safeParse(answer).data ?? []).filter(({ version }) => isVersion(version)).toSorted((first, second) => (0, import_semver.compareLoose)(first.version, second.version)).at(-1) ?? null;
}
async function publishedVersions(name, host) {
	return oldestFirst((await askRegistry(name, ["versions"], host)).filter((answer) => typeof answer === "string"));
}
function isVersion(text) {
	return typeof text === "string" && (0, import_semver.valid)(text, { loose: true }) !== null;
}
function oldestFirst(versions) {
	return versions.filter((version) => isVersion(version)).toSorted(import_semver.compareLoose);
}
async function askRegistry(spec, fields, host, secrets = {}) {
	const folder = host.files.join((await findTools(host)).nodePath, "..");
	const words = [
		"view",
		"--json",
		"--",
		spec,
		...fields
	];
	const outcome = await npmIn(folder, words, {
		timeoutSeconds: 120,
		secrets
	}, host);
	if (/\bE404\b/.test(outcome.stderr)) return [];
	if (outcome.exitCode !== 0) {
		const reason = withoutValues(npmReason(outcome.stderr) ?? "no answer", secretValues(secrets));
		const cure = /\bE40[13]\b|ENEEDAUTH/.test(outcome.stderr) ? tokenCure(spec, outcome.stderr) : "check the network and \"npm ping\"";
		throw new UsageError(`expected the registry to describe ${spec}, got ${reason}: ${cure}`);
	}
	if (outcome.stdout.trim() === "") return [];
	const answer = JSON.parse(outcome.stdout);
	return Array.isArray(answer) ? answer : [answer];
}
function tokenCure(spec, stderr) {
	const scope = /^@[^/]+(?=\/)/.exec(spec)?.[0];
	const registry = /https?:(\/\/[^\s/"']+\/)/.exec(stderr)?.[1] ?? "//REGISTRY/";
	return `${scope === void 0 ? "its token" : `the token for ${scope}`} is looked for in ~/.npmrc; the line "${registry}:_authToken=\${NPM_TOKEN}" gives it, with "install-secrets: [NPM_TOKEN]" in deadheat.yml`;
}

// src/build/runtime/probe-runtime.ts
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

// src/build/runtime/runtime.ts
async function resolveRuntime(spec, host, cacheDirectory) {
	const runtimeSpec = parseRuntime(spec);
	switch (runtimeSpec.kind) {
		case "path": return runtimeOnPath(host);
		case "given": return givenRuntime(runtimeSpec.path, host);
		case "range": return publishedRuntime(spec, runtimeSpec.range, host, cacheDirectory);
		case "lts": return supportedRuntime(runtimeSpec.back, host, cacheDirectory);
	}
}
async function runtimeOnPath(host) {
	const path = await findNode(host);
	if (path === null) throw new UsageError("expected \"node\" on the PATH, got none: install Node.js, or name a version such as 22");
	return runtimeAt(path, "path", host);
}
async function givenRuntime(path, host) {
	const inside = host.files.join(path, "bin/node");
	return runtimeAt(await host.files.exists(inside) ? inside : path, "given", host);
}
async function runtimeAt(path, source, host) {
	const probedRuntime = await probeRuntime(path, host);
	if (typeof probedRuntime !== "string") return runtimeOf(probedRuntime, source);
	throw new UsageError(`expected a Node.js that runs at ${path}, got ${probedRuntime}`);
}
async function publishedRuntime(spec, range, host, cacheDirectory) {
	const exactVersion = (0, import_semver.valid)(range);
	const version = exactVersion !== null && await host.files.exists(cacheFolderOf(exactVersion, host, cacheDirectory)) ? exactVersion : (0, import_semver.maxSatisfying)([...await releasedVersions(host)], range);
	if (version !== null) return runtimeOf(await installRuntime(version, host, cacheDirectory), "npm");
	throw new UsageError(`expected a published Node.js version, got "${spec}": run "npm view ${runtimePackage(host)} versions"`);
}
async function releasedVersions(host) {
	const versions = await publishedVersions(runtimePackage(host), host);
	if (versions.length > 0) return versions;
	throw new UsageError("expected versions of Node.js in the registry, got an empty list");
}
const lastOddLine = 25;
async function supportedRuntime(back, host, cacheDirectory) {
	const versions = [...await releasedVersions(host)];
	const majors = [...new Set(versions.map((version) => (0, import_semver.major)(version)))].filter((line) => line % 2 === 0 || line > lastOddLine);
	for (const line of majors.toSorted((first, second) => second - first)) {
		const newestVersion = (0, import_semver.maxSatisfying)(versions, String(line));
		if (newestVersion === null) continue;
		const probedRuntime = await installRuntime(newestVersion, host, cacheDirectory);
		if (!probedRuntime.longTermSupport) continue;
		if (back === 0) return runtimeOf(probedRuntime, "npm");
		const range = String(line - 2 * back);
		return publishedRuntime(`lts/-${back}`, range, host, cacheDirectory);
	}
	throw new UsageError("expected a Node.js under long-term support, got none: name a version");
}

export { ensureCommit, ensureMergeBase, installRuntime, oldestFirst, parseRuntime, probeRuntime, publishedRelease, publishedVersions, releasedVersions, resolutionDatesSchema, resolveRuntime, runtimeOf };