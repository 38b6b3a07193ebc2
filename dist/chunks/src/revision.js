import { UsageError } from "./model2.js";
import { text, withoutValues } from "./model3.js";
import { array, object, strictObject, string } from "../packages/zod.js";
import { datetime } from "../packages/zod2.js";
import { npmReason, placeWords, secretValues } from "./toolchain.js";
import { require_semver } from "../packages/others7.js";
import { buildEnvironment, findNode, findTools } from "./toolchain2.js";
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
		const found = await find();
		if (found !== null || !await git.isShallow(repository)) return found;
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
const timeoutSeconds = 120;
const outputLimitBytes = 16777216;
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
	const tools = await findTools(host);
	const folder = host.files.join(tools.nodePath, "..");
	const words = [
		"view",
		...await placeWords(folder, tools, host),
		"--json",
		"--",
		spec,
		...fields
	];
	const outcome = await host.processes.run({
		argv: [
			tools.nodePath,
			tools.npmScript,
			...words
		],
		cwd: folder,
		environment: buildEnvironment(host.processes, [], secrets),
		timeoutSeconds,
		outputLimitBytes
	});
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

// src/revision/resolve-revision.ts
async function resolveRevision(spec, request) {
	const { side, repository, host, reason = "explicit", secrets = {} } = request;
	const common = {
		side,
		spec: spec.text,
		sha: null,
		packageName: null,
		packageVersion: null,
		reason,
		node: spec.node
	};
	if (spec.source === "folder") throw new Error(`expected a snapshot of ${spec.path}, got none`);
	if (spec.source === "package") {
		const { name } = spec;
		const release = await publishedRelease(spec, secrets, host);
		if (release === null) throw new UsageError(`expected a published version, got "${spec.text}": run "npm view ${name} versions"`);
		const { version, integrity } = release;
		return {
			...common,
			source: "package",
			label: `${name}@${version}`,
			packageName: name,
			packageVersion: version,
			integrity: integrity ?? void 0
		};
	}
	if (spec.source === "runtime" && (repository === null || spec.isAlone === true)) return {
		...common,
		source: "runtime",
		label: spec.text
	};
	const sha = await commitOf(spec, request);
	return {
		...common,
		source: "commit",
		label: sha.slice(0, 7),
		sha
	};
}
async function commitOf(spec, { repository, host, reason }) {
	if (spec.source !== "commit" && spec.source !== "runtime") throw new UsageError(`expected a commit, got "${spec.text}": name both sides`);
	if (repository === null) throw new UsageError(`expected a git repository to find "${spec.text}" in, got none: change into one, or compare what needs none, npm:NAME@VERSION or node:VERSION`);
	const ref = spec.source === "runtime" ? "HEAD" : spec.ref;
	const sha = await ensureCommit(repository, ref, host.git);
	if (sha !== null) return sha;
	if (reason === "before-push") throw new UsageError(`expected what the branch held before the push, got no commit ${ref.slice(0, 12)} any more: a forced push moved the branch and the server no longer has it; name the base, such as "merge-base" or a branch`);
	const advice = await host.git.isShallow(repository) ? "this clone is shallow and \"origin\" has no such name or commit either" : "\"git branch --all\" and \"git tag\" list the known names";
	throw new UsageError(`expected a branch, tag or commit, got "${spec.text}": ${advice}`);
}
async function sourceOf({ sha, tree, packageName, packageVersion, integrity }, repository, { git }) {
	if (tree !== void 0) return tree;
	return sha === null || repository === null ? `${packageName ?? ""}@${packageVersion ?? ""} ${integrity ?? ""}` : git.treeOf(repository, sha);
}

// src/build/runtime/runtime.ts
async function resolveRuntime(spec, host, cacheDirectory) {
	const runtimeSpec = parseRuntime(spec);
	switch (runtimeSpec.kind) {
		case "path": return runtimeOnPath(host);
		case "given": return givenRuntime(runtimeSpec.path, host);
		case "range": return publishedRuntime(spec, runtimeSpec.range, host, cacheDirectory);
		case "lts": return supportedRuntime(host, cacheDirectory);
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
	if (version !== null) return (await installRuntime(version, host, cacheDirectory)).runtime;
	throw new UsageError(`expected a published Node.js version, got "${spec}": run "npm view ${runtimePackage(host)} versions"`);
}
async function releasedVersions(host) {
	const versions = await publishedVersions(runtimePackage(host), host);
	if (versions.length > 0) return versions;
	throw new UsageError("expected versions of Node.js in the registry, got an empty list");
}
async function supportedRuntime(host, cacheDirectory) {
	const versions = [...await releasedVersions(host)];
	const majors = [...new Set(versions.map((version) => (0, import_semver.major)(version)))];
	for (const line of majors.toSorted((first, second) => second - first)) {
		const newestVersion = (0, import_semver.maxSatisfying)(versions, String(line));
		if (newestVersion === null) continue;
		const { runtime, longTermSupport } = await installRuntime(newestVersion, host, cacheDirectory);
		if (longTermSupport) return runtime;
	}
	throw new UsageError("expected a Node.js under long-term support, got none: name a version");
}

export { commitOf, ensureMergeBase, oldestFirst, publishedVersions, releasedVersions, resolutionDatesSchema, resolveRevision, resolveRuntime, sourceOf };