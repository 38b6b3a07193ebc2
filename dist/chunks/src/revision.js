import { UsageError } from "./model2.js";
import { array, object, strictObject, string } from "../packages/zod.js";
import { datetime } from "../packages/zod2.js";
import { text, withoutValues } from "./model6.js";
import { npmIn, npmReason, secretValues } from "./toolchain.js";
import { require_semver } from "../packages/others4.js";
import { findNode, findTools } from "./toolchain2.js";
import { cacheFolderOf, installRuntime, parseRuntime, probeRuntime, runtimeOf, runtimePackage } from "./build.js";

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
async function supportedRuntime(back, host, cacheDirectory) {
	const versions = [...await releasedVersions(host)];
	const majors = [...new Set(versions.map((version) => (0, import_semver.major)(version)))];
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

export { ensureCommit, ensureMergeBase, oldestFirst, publishedRelease, publishedVersions, releasedVersions, resolutionDatesSchema, resolveRuntime };