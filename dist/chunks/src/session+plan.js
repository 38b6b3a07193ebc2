import { variablesOf } from "./model28.js";
import { validated } from "./model16.js";
import { createAsking, diagnose, factsOf, fingerprintProbes } from "./doctor.js";
import { journalEntrySchema, journalFormat, machineClassOf, stageSchema } from "./model18.js";
import { allowLine, comparesSides, differsByNode, madeFrom, planSchema, sides } from "./model5.js";
import { record } from "./measure.js";
import { UsageError } from "./model2.js";
import { digestOf } from "./host14.js";
import { boundaryOf } from "./sandbox+model.js";
import { version } from "../version.js";
import { UnmeasurableError } from "./model9.js";
import { metrics, peakMemory, rate } from "./metrics.js";
import { metricsWithThreshold, policyOf } from "./settings3.js";
import { settingNames } from "./settings.js";
import { groupedBy } from "./model7.js";
import { parseJson } from "./model22.js";
import { installedSchema, lockfiles, manifestSchema } from "./model27.js";

// src/build/install/read-manifest.ts
async function readManifest(folder, { files }) {
	const content = await files.read(files.join(folder, "package.json"));
	return manifestSchema.safeParse(parseJson(content ?? "")).data ?? null;
}

// src/model/benchmarks-among.ts
const testPlace = /(?:^|[^a-z])(?:perf(?:ormance)?|speed|tests?|specs?|examples?)(?:[^a-z]|$)/i;
function speaksOfBenchmarks(path) {
	return /bench/i.test(path) && !/(?:^|\/)node_modules\//.test(path);
}
function isFolderOfCode(place) {
	return !speaksOfBenchmarks(place) && !testPlace.test(place);
}
function benchmarksAmong(place, paths) {
	if (!isFolderOfCode(place)) return paths;
	const benchmarkPaths = paths.filter(speaksOfBenchmarks);
	return benchmarkPaths.length > 0 ? benchmarkPaths : paths;
}
function isScriptPath(path) {
	return /\.[cm]?[jt]s$/.test(path) && !/(?:^|\/)node_modules\//.test(path);
}

// src/plan/plan-of.ts
const mostEdited = 100;
const longestPath = 1e3;
function planOf(settings, parts) {
	const { revisions, metrics, seed, controlShare, measuredSeconds } = parts;
	const { benchmarks, added, removed, figures = [], edited = [] } = parts.plannedBenchmarks;
	return {
		revisions,
		benchmarks: measuredSeconds === void 0 ? [...benchmarks] : benchmarks.map((benchmark) => ({
			...benchmark,
			measuredSeconds
		})),
		added: [...added],
		removed: [...removed],
		figures: unlessEmpty(figures),
		edited: unlessEmpty(edited.slice(0, mostEdited).map((path) => path.slice(0, longestPath))),
		metrics: metricsWithThreshold(metrics, settings.threshold),
		policy: policyOf(settings),
		seed,
		budgetSeconds: settings.budget ?? null,
		controlShare,
		chosen: chosenIn(settings, parts)
	};
}
function chosenIn({ benchmarks, suite, preset, set, only, axis, environment, ...settings }, { plannedBenchmarks: { contenders }, suiteDigest }) {
	const choice = {
		axis: unlessEmpty(axis),
		contenders: contenders && [...contenders],
		benchmarks,
		suite,
		suiteDigest: suiteDigest ?? void 0,
		preset,
		set: unlessEmpty(set),
		only,
		environment: unlessEmpty(environment),
		nodeFlags: unlessEmpty(settings["node-flags"])
	};
	return Object.values(choice).every((value) => value === void 0) ? void 0 : choice;
}
function unlessEmpty(items) {
	return items.length === 0 ? void 0 : [...items];
}

// src/session/plan/planned-by.ts
function plannedBy(session, ungatedBenchmarks) {
	const { settings, revisions, seed, suite } = session;
	const { gate } = session.request;
	const plannedBenchmarks = gate === void 0 ? ungatedBenchmarks : gatedBy(ungatedBenchmarks, gate);
	const isNodeAlone = suite === null && differsByNode(revisions);
	const { preset } = settings;
	const measuredSeconds = preset === void 0 ? void 0 : suite?.about.presets[preset].measuredSeconds;
	const metricIds = new Set(plannedBenchmarks.benchmarks.flatMap((benchmark) => benchmark.metrics ?? []));
	const ownMetrics = (plannedBenchmarks.metrics ?? []).filter((metric) => metric.own === true && metricIds.has(metric.id));
	return planOf(settings, {
		revisions,
		plannedBenchmarks: isNodeAlone ? besideNode(plannedBenchmarks) : plannedBenchmarks,
		metrics: [...isNodeAlone ? metricsBesideNode : metrics, ...ownMetrics],
		seed,
		controlShare,
		suiteDigest: suite?.digest ?? null,
		measuredSeconds
	});
}
const metricsBesideNode = metrics.map((metric) => metric === peakMemory ? {
	...metric,
	label: "memory beyond Node itself",
	gates: false
} : metric);
function besideNode(planned) {
	const benchmarks = planned.benchmarks.map((benchmark) => {
		if (benchmark.driver !== "suite") return benchmark;
		const counts = (id) => benchmark.adapter === "node-core" ? id === rate.id : id !== peakMemory.id;
		return {
			...benchmark,
			gates: benchmark.gates?.filter(counts)
		};
	});
	return {
		...planned,
		benchmarks
	};
}
function gatedBy(plannedBenchmarks, gate) {
	return {
		...plannedBenchmarks,
		benchmarks: plannedBenchmarks.benchmarks.map((benchmark) => comparesSides(benchmark) ? {
			...benchmark,
			gates: [gate]
		} : benchmark)
	};
}
const controlShare = .1;

// src/plan/runtimes-of.ts
const onPath = "path";
function runtimesOf(settings, revisions) {
	const ownVersions = {
		base: revisions.base.node,
		head: revisions.head.node
	};
	const sharedVersions = settings["node-version"] ?? [onPath];
	const apart = ownVersions.base !== void 0 || ownVersions.head !== void 0;
	if (apart && sharedVersions.length > 1) throw new UsageError(`expected several Node.js for both sides or one for each, got ${sharedVersions.join(", ")} for both and ${ownVersions.base ?? ownVersions.head ?? ""} for one: remove one of the two`);
	const variants = sharedVersions.map((node) => ({
		base: ownVersions.base ?? node,
		head: ownVersions.head ?? node
	}));
	return {
		variants,
		apart: apart && variants.some(({ base, head }) => base !== head)
	};
}
function runtimeLabels(writtenVersions, versions) {
	for (const [position, version] of versions.entries()) {
		const first = versions.indexOf(version);
		if (first !== position) throw new UsageError(`expected several versions of Node.js, got ${version} twice: ${writtenVersions[first]} and ${writtenVersions[position]}`);
	}
	return writtenVersions.map((text, position) => /^v?\d+(?:\.\d+){0,2}$/.test(text) ? text.replace(/^v/, "") : versions[position] ?? "");
}

// src/plan/assert-same-facts.ts
function assertSameFacts(before, stage, now) {
	const { [stage]: known = {} } = before;
	const name = [.../* @__PURE__ */ new Set([...Object.keys(known), ...Object.keys(now)])].find((fact) => known[fact] !== now[fact]);
	if (name === void 0) return;
	const verb = /^the .*s of /.test(name) ? ["were", "are"] : ["was", "is"];
	refuse(`${name} ${verb[0]} ${known[name] ?? "not set"} and ${verb[1]} ${now[name] ?? "not set"} now`);
}
function assertSameRows(before, now) {
	const [knownIds, ids] = [idsOf(before), idsOf(now)];
	const missingId = [...knownIds].find((id) => !ids.has(id));
	if (missingId !== void 0) refuse(`the benchmark ${missingId} is gone`);
	const newId = [...ids].find((id) => !knownIds.has(id));
	if (newId !== void 0) refuse(`the benchmark ${newId} is new`);
	if (![
		"benchmarks",
		"added",
		"removed"
	].every((part) => isSamePart(before, now, part))) refuse("the benchmarks are the same by name, but were measured in another way or order");
}
function refuse(difference) {
	throw new UsageError(`expected the run to continue, got another one: ${difference}; request the same, or start again without --resume`);
}
function idsOf({ benchmarks }) {
	return new Set(benchmarks.map(({ id }) => id));
}
function isSamePart(before, now, part) {
	const serialise = (plan) => JSON.stringify(planSchema.parse(plan)[part]);
	return serialise(before) === serialise(now);
}

// src/plan/differences-between.ts
const allKinds = [
	"runtime",
	"dependencies",
	"benchmarks"
];
const mostOfAKind = 500;
const longestValue = 300;
function differencesBetween({ base, head }, allowedKinds) {
	return allKinds.flatMap((kind) => {
		const before = new Map(Object.entries(base[kind]));
		const after = new Map(Object.entries(head[kind]));
		const names = [.../* @__PURE__ */ new Set([...before.keys(), ...after.keys()])].toSorted();
		const isMoved = kind === "dependencies" ? movedAmong([before, after]) : () => false;
		return names.filter((name) => before.get(name) !== after.get(name) && !isMoved(name)).slice(0, mostOfAKind).map((name) => ({
			kind,
			what: name.slice(0, 1e3),
			base: before.get(name)?.slice(0, longestValue) ?? null,
			head: after.get(name)?.slice(0, longestValue) ?? null,
			asked: allowedKinds.has(kind)
		}));
	});
}
function movedAmong(facts) {
	const packages = facts.map((side) => groupedBy(side, ([place]) => packageAt(place)));
	return (place) => {
		const places = packages.map((side) => side.get(packageAt(place)) ?? []);
		return new Set(places.flat().map(([, version]) => version)).size === 1 && places.every(({ length }) => length > 0);
	};
}
function packageAt(place) {
	return place.split("node_modules/").at(-1) ?? place;
}
function differenceReason(kind) {
	return kind === "dependencies" ? "as declared or allowed" : "as requested";
}
function differenceNotes(differences) {
	const lines = [...groupedBy(differences, ({ kind }) => kind)].map(([kind, ownDifferences]) => {
		const [first] = ownDifferences;
		const more = ownDifferences.length > 1 ? ` and ${ownDifferences.length - 1} more` : "";
		return `the sides differ in ${kind}, ${first.asked ? differenceReason(kind) : "which was not requested"}: ${first.what} ${first.base ?? "none"} → ${first.head ?? "none"}${more}`;
	});
	const line = allowLine(differences);
	return line === "" ? lines : [...lines, `no conclusion will be drawn; to allow it, write "${line}"`];
}

// src/build/install/installed-packages.ts
const deepest = 6;
async function npmList(directory, files) {
	const text = await files.read(files.join(directory, "node_modules/.package-lock.json"));
	return installedSchema.safeParse(parseJson(text ?? "")).data?.packages ?? null;
}
async function installedPackages(directory, files) {
	const list = await npmList(directory, files);
	if (list !== null) {
		const entries = Object.entries(list).filter(([place]) => place.startsWith("node_modules/"));
		return Object.fromEntries(entries.map(([place, { version }]) => [place, version ?? ""]));
	}
	const directoryEntries = await files.list(files.join(directory, "node_modules/.pnpm"));
	if (directoryEntries.length > 0) {
		const folders = directoryEntries.filter(({ name }) => name.includes("@", 1));
		return Object.fromEntries(folders.map(({ name }) => versionOf(name)));
	}
	return Object.fromEntries(await packagesIn(directory, files));
}
function versionOf(name) {
	const readable = name.replace("+", "/");
	const at = readable.indexOf("@", 1);
	return [`node_modules/.pnpm/${name}`, readable.slice(at + 1)];
}
async function packagesIn(directory, files, above = "", depth = 0) {
	if (depth > deepest) return [];
	const folder = files.join(directory, "node_modules");
	const packages = [];
	for (const name of await packageNames(folder, files)) {
		const place = `${above}node_modules/${name}`;
		const path = files.join(folder, name);
		const manifest = await readManifest(path, { files });
		if (manifest !== null) packages.push([place, manifest.version ?? ""]);
		packages.push(...await packagesIn(path, files, `${place}/`, depth + 1));
	}
	return packages;
}
async function packageNames(folder, files, scope = "") {
	const names = [];
	for (const { name, directory } of await files.list(folder)) {
		if (name.startsWith(".")) continue;
		const path = files.join(folder, name);
		if (name.startsWith("@")) names.push(...await packageNames(path, files, `${name}/`));
		else if (directory || (await files.realPath(path))?.includes("/node_modules/") === true) names.push(`${scope}${name}`);
	}
	return names;
}
async function linkedPackages(directory, packageDirectory, files) {
	const top = await files.realPath(directory) ?? directory;
	const ownPath = await files.realPath(packageDirectory) ?? packageDirectory;
	const folders = /* @__PURE__ */ new Set();
	const follow = async (folder) => {
		for (const path of await linkedModules(files.join(folder, "node_modules"), files)) {
			const real = await files.realPath(path);
			if (real === null || real === ownPath || folders.has(real)) continue;
			if (!real.startsWith(`${top}/`) || real.slice(top.length).includes("/node_modules/")) continue;
			folders.add(real);
			await follow(real);
		}
	};
	await follow(top);
	if (ownPath !== top) await follow(ownPath);
	return [...folders].map((path) => files.join(directory, path.slice(top.length)));
}
async function linkedModules(modules, files) {
	const links = [];
	for (const { name, directory } of await files.list(modules)) {
		const path = files.join(modules, name);
		if (directory && name.startsWith("@")) links.push(...await linkedModules(path, files));
		else if (!directory && await files.kindOf(path) === "link") links.push(path);
	}
	return links;
}
async function optionalDependencies(directory, files) {
	const optionalEntries = Object.entries(await npmList(directory, files) ?? {}).filter(([, entry]) => entry.optional || entry.devOptional);
	return new Set(optionalEntries.map(([folder]) => folder));
}

// src/session/build/differences.ts
async function differencesOf(run, { targets, isStaged }) {
	const { files } = run.host;
	const builtSide = (side) => ({
		revision: run.revisions[side],
		build: targets[side].build,
		root: targets[side].tree,
		repository: run.request.repository
	});
	const factsOf = async (side) => {
		const target = targets[side];
		return {
			runtime: runtimeFacts(target.build),
			dependencies: await dependencyFacts(builtSide(side), files),
			benchmarks: isStaged ? await benchmarkFacts(target, files) : {}
		};
	};
	const [base, head] = await Promise.all([factsOf("base"), factsOf("head")]);
	return differencesBetween({
		base,
		head
	}, await askedFor({
		base: builtSide("base"),
		head: builtSide("head")
	}, run));
}
async function askedFor({ base, head }, { settings, revisions, host }) {
	const kinds = new Set(settings.allow ?? []);
	if ([base, head].some(({ build }) => build.runtime.source === "built") || runtimesOf(settings, revisions).apart) kinds.add("runtime");
	if (await declaredDependencies(base, host) !== await declaredDependencies(head, host)) kinds.add("dependencies");
	return kinds;
}
function runtimeFacts({ runtime }) {
	const { node: _node, ...parts } = runtime.versions;
	return {
		"Node.js": runtime.version,
		...parts
	};
}
async function dependencyFacts({ revision, build, root }, files) {
	const versions = {};
	for (const folder of /* @__PURE__ */ new Set([root, build.packageDirectory])) {
		const below = files.relative(root, folder);
		for (const [place, version] of Object.entries(await installedPackages(folder, files))) {
			const path = below === "" ? place : `${below}/${place}`;
			if (path !== `node_modules/${revision.packageName ?? ""}`) versions[path] = version;
		}
	}
	return versions;
}
const sections = /* @__PURE__ */ new Set([
	"dependencies",
	"devDependencies",
	"optionalDependencies",
	"peerDependencies",
	"overrides",
	"resolutions"
]);
async function declaredDependencies({ revision, build, root, repository }, { files, git }) {
	const { sha } = revision;
	if (sha === null || repository === null) return sectionsOf(await files.read(files.join(build.packageDirectory, "package.json")));
	const below = files.relative(root, build.packageDirectory);
	const parts = [.../* @__PURE__ */ new Set(["", below])].flatMap((folder) => {
		const at = (name) => git.readFile(repository, sha, folder === "" ? name : `${folder}/${name}`);
		return [at("package.json").then(sectionsOf), ...Object.keys(lockfiles).map((name) => at(name).then((content) => content ?? ""))];
	});
	return JSON.stringify(await Promise.all(parts));
}
function sectionsOf(manifest) {
	if (manifest === null) return "";
	const json = parseJson(manifest);
	if (typeof json !== "object" || json === null) return manifest;
	const entries = Object.entries(json).filter(([name]) => sections.has(name));
	return JSON.stringify(entries.toSorted(([first], [second]) => first < second ? -1 : 1));
}
async function benchmarkFacts({ benchmarkDirectory: directory, build }, files) {
	const digests = {};
	const place = files.relative(build.directory, directory);
	for (const path of benchmarksAmong(place, await files.walk(directory))) {
		if (/(?:^|\/)node_modules\//.test(path)) continue;
		digests[path] = (await files.fingerprint(files.join(directory, path))).sha256;
	}
	return digests;
}

// src/session/record/asked-facts.ts
const free = /* @__PURE__ */ new Set([
	...[
		"budget",
		"profile",
		"results",
		"cache",
		"timeout",
		"build-timeout"
	],
	...[
		"key",
		"measured",
		"comment",
		"github-token"
	],
	...[
		"config",
		"base",
		"head",
		"pull-request",
		"suite",
		"seed"
	]
]);
const longest = 60;
async function askedFacts({ settings, revisions, suite, request }, { machine }) {
	const facts = new Map(sides.map((side) => [side, madeFrom(revisions[side])]));
	facts.set("deadheat", version);
	facts.set("the class of machine", machineClassOf(await machine.describe()));
	facts.set("suite", suite?.digest?.slice(0, 12) ?? settings.suite ?? "none");
	if (request.gate !== void 0) facts.set("the metric that counts", request.gate);
	for (const name of settingNames()) {
		const value = settings[name];
		if (free.has(name) || value === void 0) continue;
		const text = JSON.stringify(value);
		facts.set(name, text.length > longest ? digestOf(text).slice(0, 12) : text);
	}
	return Object.fromEntries(facts);
}
async function builtFacts(targets, { revisions, host: { files } }) {
	const facts = /* @__PURE__ */ new Map();
	for (const side of sides) {
		const { build, tree: root } = targets[side];
		const { node, ...parts } = build.runtime.versions;
		facts.set(`Node.js of ${side}`, node ?? build.runtime.version);
		for (const [part, text] of Object.entries(parts)) facts.set(`${part} of ${side}`, text);
		const installed = await dependencyFacts({
			revision: revisions[side],
			build,
			root
		}, files);
		for (const [name, of] of [["dependencies", installed], ["files", build.recipe === "node" ? {} : await loadable(build.packageDirectory, files)]]) facts.set(`the ${name} of ${side}`, digestOf(JSON.stringify(of)).slice(0, 12));
	}
	return Object.fromEntries(facts);
}
async function loadable(folder, files) {
	const digests = [];
	for (const path of await files.walk(folder, /^(?:node_modules|\.git)$/)) {
		if (!/\.(?:[cm]?[jt]sx?|json|wasm)$/.test(path)) continue;
		const text = await files.read(files.join(folder, path)) ?? "";
		digests.push(`${path} ${digestOf(text.replaceAll(folder, ""))}`);
	}
	return digests;
}

// src/session/session.ts
function buildsOf({ built: { base, head } }) {
	return {
		base: "stage" in base ? null : base,
		head: "stage" in head ? null : head
	};
}
function wholeVariants(variants) {
	return variants.flatMap(({ built: { base, head }, ...variant }) => "stage" in base || "stage" in head ? [] : [{
		...variant,
		builds: {
			base,
			head
		}
	}]);
}
function stopWhenCancelled({ isCancelled }, earlier) {
	if (!isCancelled()) return;
	throw new UnmeasurableError(`cancelled before the first pair: ${earlier === null ? "nothing was measured" : "what was measured before is kept"}`);
}
function stoppable({ request, earlier, host }) {
	const { processes } = host;
	return {
		...host,
		processes: {
			...processes,
			run: async (spec) => {
				stopWhenCancelled(request, earlier);
				return processes.run(spec);
			},
			converse: async (...start) => {
				stopWhenCancelled(request, earlier);
				return processes.converse(...start);
			}
		}
	};
}
function areSpared({ settings, request }) {
	return (settings.rows ?? request.rows) === "changed";
}
function secondsSpent({ request: { budgetFromSeconds }, host: { clock } }, learningSeconds, mostSeconds) {
	const sinceCommand = budgetFromSeconds === void 0 ? 0 : clock.monotonicSeconds() - budgetFromSeconds;
	return Math.max(learningSeconds, Math.min(sinceCommand, mostSeconds));
}

// src/measure/targets/target.ts
async function prepareTarget(build, folders, { files, processes }) {
	const { workDirectory, tree = build.directory, benchmarkDirectory, harnessPath, neededPaths = [], clientNode = null, network = "loopback", variables = {}, nodeFlags = [] } = folders;
	const paths = {
		nodeDirectory: files.join(build.runtime.path, ".."),
		homeDirectory: files.join(workDirectory, "home", build.side),
		temporaryDirectory: files.join(workDirectory, "temporary", build.side)
	};
	await files.makeDirectory(paths.homeDirectory);
	await files.makeDirectory(paths.temporaryDirectory);
	const environment = {
		...measuredEnvironment(paths, processes.environment, variables),
		...clientNode !== null && { DEADHEAT_SUITE_CLIENT_NODE: clientNode }
	};
	const foreignBounds = boundaryOf("measured", {
		tree,
		ownPaths: [paths.homeDirectory, paths.temporaryDirectory],
		neededPaths: [
			build.runtime.source === "built" ? paths.nodeDirectory : build.runtime.path,
			files.join(harnessPath, ".."),
			...Object.values(handedThrough(processes.environment)),
			...clientNode === null ? [] : [clientNode],
			...neededPaths
		]
	});
	const { side } = build;
	return {
		side,
		build,
		tree,
		benchmarkDirectory,
		workDirectory,
		harnessPath,
		environment,
		nodeFlags,
		bounds: {
			...foreignBounds,
			network
		}
	};
}
const forSuites = /^DEADHEAT_SUITE_\w+$/;
function measuredEnvironment({ nodeDirectory, homeDirectory, temporaryDirectory }, jobEnvironment, variables) {
	return {
		LANG: "C.UTF-8",
		LC_ALL: "C.UTF-8",
		TZ: "UTC",
		...variables,
		...handedThrough(jobEnvironment),
		PATH: `${nodeDirectory}:/usr/local/bin:/usr/bin:/bin`,
		HOME: homeDirectory,
		TMPDIR: temporaryDirectory
	};
}
const forSockets = /_SOCKET$/;
function handedThrough(jobEnvironment) {
	const isJob = jobEnvironment["GITHUB_ACTIONS"] === "true";
	return Object.fromEntries(Object.entries(jobEnvironment).flatMap(([name, value]) => value !== void 0 && forSuites.test(name) && !(isJob && forSockets.test(name)) ? [[name, value]] : []));
}

// src/measure/targets/machine-of.ts
const paths = {
	nodeDirectory: "{node}",
	homeDirectory: "{home}",
	temporaryDirectory: "{tmp}"
};
async function machineOf(hyperfine, facts, { machine, processes, network, variables }) {
	const environment = measuredEnvironment(paths, processes.environment, variables);
	const description = await machine.describe();
	const isolation = await processes.isolation();
	return {
		...description,
		fingerprint: {
			facts: [...facts],
			digest: fingerprintDigest(description, facts)
		},
		isolation: network === "host" ? {
			...isolation,
			network
		} : isolation,
		hyperfine: hyperfine?.ok === true ? `${hyperfine.version}, ${hyperfine.source}` : null,
		environmentNames: Object.keys(environment),
		environmentDigest: digestOf(JSON.stringify(environment))
	};
}
function fingerprintDigest({ processor, kernel, architecture }, facts) {
	const lastingFacts = facts.filter((fact) => fact.lasting).map(({ id, found }) => [id, found]);
	return digestOf(JSON.stringify([
		processor,
		kernel,
		architecture,
		lastingFacts
	]));
}

// src/session/record/record-run.ts
async function recordRun(run, { plan, builtVariants, hyperfine, differences, targets }) {
	const { clock } = run.host;
	run.request.onProgress({
		kind: "note",
		text: `the seed is ${plan.seed}`
	});
	const ask = createAsking(run.host.processes);
	const facts = factsOf(await diagnose(fingerprintProbes, ask));
	const { network, environment } = run.settings;
	const variables = variablesOf(environment);
	const machine = await machineOf(hyperfine, facts, {
		...run.host,
		network,
		variables
	});
	const built = targets && await builtFacts(targets, run);
	if (run.earlier !== null) {
		assertSameFacts(run.earlier.run, "built", built ?? {});
		return machine;
	}
	const startedAt = clock.now();
	await run.host.files.remove(`${run.journalPath}.room`);
	const entry = {
		type: "run",
		format: journalFormat,
		version,
		startedAt,
		plan,
		machine,
		...recordedBuilds(builtVariants),
		differences: differences && [...differences],
		asked: await askedFacts(run, run.host),
		built
	};
	validated(journalEntrySchema, entry, "what a journal can hold");
	await recordEntry(run, entry);
	return machine;
}
function recordedBuilds(builtVariants) {
	const all = builtVariants.filter(({ further }) => further === null).map((variant) => ({
		runtime: variant.runtime,
		builds: buildsOf(variant)
	}));
	const first = all.find(({ builds }) => builds.base !== null && builds.head !== null) ?? all[0];
	const variants = all.flatMap(({ runtime, builds }) => runtime === null ? [] : [{
		runtime,
		builds
	}]);
	return {
		builds: first?.builds ?? {
			base: null,
			head: null
		},
		variants: variants.length > 0 ? variants : void 0
	};
}
function unbuilt(builtVariants) {
	return builtVariants.flatMap(({ built: outcomes, runtime, further }) => [...new Set(sides.map((side) => outcomes[side]))].flatMap((outcome) => {
		if (!("stage" in outcome)) return [];
		const message = `${further === null ? "" : `${further}: `}${runtime === null ? "" : `under Node.js ${runtime}: `}${outcome.message}`.slice(0, 2e3);
		return [{
			...outcome,
			message
		}];
	}));
}
async function recordFailures(run, failures) {
	const past = run.earlier?.entries.slice(1) ?? [];
	for (const failure of failures) {
		const first = past[0]?.type === "failure" ? past[0].failure : null;
		if (first?.side === failure.side && first.benchmarkId === failure.benchmarkId) past.shift();
		else await recordFailure(run, failure);
	}
	return past;
}
async function recordFailure(run, failure) {
	run.request.onProgress({
		kind: "failure",
		failure
	});
	await recordEntry(run, {
		type: "failure",
		failure
	});
}
async function recordEntry({ host, journalPath }, entry) {
	await record(entry, journalPath, host.files);
}
async function recordBuildFailures(run, builtVariants) {
	const failures = unbuilt(builtVariants);
	if (run.earlier !== null) {
		const message = failures[0]?.message ?? "";
		throw new UnmeasurableError(`${message}; what was measured before is kept`, failures);
	}
	await recordRun(run, {
		plan: plannedBy(run, {
			benchmarks: [],
			added: [],
			removed: []
		}),
		builtVariants,
		hyperfine: null
	});
	for (const failure of failures) await recordFailure(run, failure);
	await recordEntry(run, {
		type: "end",
		seconds: 0,
		reason: "a side does not build"
	});
}
function createStageClock(run) {
	const { clock } = run.host;
	const endedStages = [];
	return {
		during: async (stage, work) => {
			const begunAtSeconds = clock.monotonicSeconds();
			const value = await work();
			endedStages.push({
				type: "stage",
				stage,
				seconds: clock.monotonicSeconds() - begunAtSeconds
			});
			return value;
		},
		add: (seconds) => {
			for (const stage of stageSchema.options) if (seconds[stage] !== void 0) endedStages.push({
				type: "stage",
				stage,
				seconds: seconds[stage]
			});
		},
		record: async () => {
			const entries = endedStages.splice(0);
			for (const entry of entries) await recordEntry(run, entry);
			return entries;
		}
	};
}

export { areSpared, askedFacts, assertSameFacts, assertSameRows, benchmarksAmong, controlShare, createStageClock, differenceNotes, differencesOf, installedPackages, isFolderOfCode, isScriptPath, linkedPackages, npmList, optionalDependencies, plannedBy, prepareTarget, readManifest, recordBuildFailures, recordEntry, recordFailures, recordRun, runtimeLabels, runtimesOf, secondsSpent, speaksOfBenchmarks, stopWhenCancelled, stoppable, unbuilt, wholeVariants };