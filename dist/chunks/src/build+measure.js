import { pickVariables } from "./host.js";
import { nearestNames } from "./model.js";
import { UsageError } from "./model2.js";
import { inMegabytes, percent } from "./model3.js";
import { texts } from "./model4.js";
import { literal, number, object, tuple, union } from "../packages/zod.js";
import { bearsCompany, comparesSides, differsByNode, eachSide, isLinkedPlan, isOfFirstCalls, isTree, labelsOf, loadingAnswerSchema, measuredSecondsOf, nodeWeightSchema, parseShard, placerSchema, portionsOf, sides as sides$1, suiteKey } from "./model5.js";
import { someOf } from "./model6.js";
import { groupedBy } from "./model7.js";
import { settings as settings$1, withDefaults } from "./settings.js";
import { UnmeasurableError, isDiskFull, roomAtStart, roomToBegin, roomToKeep, withoutRoom } from "./model9.js";
import { refusedPlatform } from "./model11.js";
import { version } from "../version.js";
import { blocksPerPair, drawsIn, isLinked, isOneCall, randomOf, seedOf, sumOfSpent } from "./model12.js";
import { assertEnoughPairs, fewestPairsToCall, gatingTests, judgingPlanFor, judgingPlanOf, logRatio, pairsBySizes, stopsOf } from "./stats.js";
import { judgeTable, logRatiosOf, stopRule, usablePairs } from "./analysis.js";
import { logAverage, mean, median, sampleStandardDeviation } from "../packages/simple-statistics.js";
import { gatesIn, hasValues, yields } from "./model17.js";
import { quantileOf } from "./stats4.js";
import { endOfRun, faultOf, nothingLeft, openBoundary, samplesIn } from "./model18.js";
import { countedSamples, familiesOf, jointTable, pairsByBenchmark, withEarlyControls } from "./analysis2.js";
import { blockTimes, isStillCalm, mayBeNoise, noiseProbeOf, resultOf, runTimeOf, secondsTo, tableOf, usualPairSeconds } from "./analysis3.js";
import { parseJson } from "./model22.js";
import { readJournal } from "./model23.js";
import { absolutePath, treeTrouble } from "./host5.js";
import { oneAtATime } from "./host9.js";
import { endText, lastLineOf, lastWords, reasonText } from "./sandbox+model.js";
import { takenByHead } from "./host10.js";
import { askedOf, contestBetween, contestsOfSides, meetings, parts } from "./parts4.js";
import { blockSecondsOf } from "./render8.js";
import { looksUpTo } from "./settings3.js";
import { liveAfter, liveAtStart, liveLine } from "./render11.js";
import { digestOf } from "./host14.js";
import { secretsNamed } from "./toolchain.js";
import { ensureCommit, ensureMergeBase, installRuntime, parseRuntime, probeRuntime, publishedRelease, resolutionDatesSchema, resolveRuntime, runtimeOf } from "./build.js";
import { require_semver } from "../packages/others4.js";
import { buildEnvironment, findOnPath, findTools, jobPath } from "./toolchain2.js";
import { entryPaths, mayFillCaches, storeDirectory, storeOf, trustedScope } from "./store.js";
import { adapters, askProgram, benchmarkFolders, benchmarksOf, buildFailure, choiceOf, coreSuite, explainFailure, findUnbuilt, installSecrets, isLearntByRun, learningSeconds, learningSecondsOf, leftOutNotes, makeOwnHome, mergedBenchmarks, nameOfPath, namedBy, noteInLog, noteLine, nothingToMeasure, otherRows, ownHome, packageManagerOf, packageSource, pathsIn, pilotOfSuite, placedSuite, prepareSides, quietOptions, rowMetric, runStep, runSteps, runSuite, serverActor, siteEnvironment, suitePlace, targetsOf, tryBenchmarks, trySuites } from "./measure+find.js";
import { foldersUpTo, holdsAbove, insideFolder, readPlain, staysInTree } from "./settings4.js";
import { cargoMetadataSchema, packagesNamed, packedListSchema, scriptsSchema } from "./model27.js";
import { areSpared, askedFacts, assertSameFacts, assertSameRows, controlShare, createStageClock, differenceNotes, installedPackages, linkedPackages, npmList, optionalDependencies, plannedBy, prepareTarget, readManifest, recordBuildFailures, recordEntry, recordFailures, recordRun, runtimeLabels, runtimesOf, secondsSpent as secondsSpent$1, stopWhenCancelled, stoppable, unbuilt, wholeVariants } from "./session+plan.js";
import { variablesOf } from "./model28.js";
import { splitWords } from "./settings5.js";
import { metrics } from "./metrics.js";
import { suiteFor } from "./workspace2.js";
import { readYaml, settingsFromConfig } from "./host15.js";
import { splitEntries } from "./settings6.js";
import { abandonWorkFolder, checkFile, checkKind, defaultStoreLimits, inParallel, keepWorkFolder, keptFacts, leavesTree, prune, readEntry, removeEntry, removeLeftovers, stampedSchema, storedBuildFormat, variantFolder } from "./store2.js";
import { lackOfRoom, record, reopenJournal } from "./measure.js";
import { anyWorkWaited, costOfBatch, drawnSlot, firstSlot, hasMarks, isMark, leastBySlot, listsBySlot, onBoth, othersWorkWaited, ownNanoseconds, perSlot, probeNoise, runBlock, runLength, startTogether, typicalPair, warmUp, wholeCosts } from "./drivers.js";
import { SideError, brokenLimit, commandOf, cpuSetOf, disturbanceByOthers, harnessActor, sideProcess, startHarness } from "./measure2.js";
import { blocksOfRound, inCycles } from "./plan.js";
import { unreachedBy } from "./plan2.js";
import { join } from "node:path";
import { randomInt } from "node:crypto";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

// src/cli/phase-clock.ts
function createPhaseClock(clock) {
	let live = liveAtStart;
	let beginSeconds = clock.monotonicSeconds();
	return {
		take: (progress) => {
			const next = liveAfter(live, progress);
			const isFirstBuild = progress.kind === "build-started" && live.building.length === 0;
			const isOtherStage = next.phase === "preparing" && next.activity !== live.activity;
			if (isFirstBuild || isOtherStage || next.phase !== live.phase) beginSeconds = clock.monotonicSeconds();
			live = next;
		},
		live: () => live,
		seconds: () => clock.monotonicSeconds() - beginSeconds
	};
}
const secondsBetweenLines = 15;
function createSteadyLines(phases, clock, width, say) {
	let lastSeconds = clock.monotonicSeconds();
	return () => {
		const seconds = clock.monotonicSeconds();
		if (seconds - lastSeconds < secondsBetweenLines) return;
		const line = liveLine(phases.live(), width, phases.seconds());
		if (line === "") return;
		lastSeconds = seconds;
		say(line);
	};
}

// src/plan/earlier-run.ts
function earlierRunOf(entries) {
	const [run] = entries;
	if (run === void 0) return null;
	if (run.type !== "run") throw new UsageError("expected a journal that begins with a \"run\" line, got something else");
	if (run.builds.base === null || run.builds.head === null) throw new UsageError("expected a run that was measuring, got one in which a side did not build: start again without --resume");
	return {
		run,
		entries
	};
}
function continuedPlan({ run: { plan } }, timeoutSeconds) {
	const benchmarks = plan.benchmarks.map((benchmark) => ({
		...benchmark,
		timeoutSeconds
	}));
	return {
		...plan,
		benchmarks
	};
}
function isFinished({ entries }, budgetSeconds) {
	const end = endOfRun(entries);
	if (end === null) return false;
	if (!entries.slice(entries.lastIndexOf(end)).some((entry) => entry.type === "stage" && entry.stage === "profiles")) return false;
	const isSpent = budgetSeconds !== null && end.seconds >= blockSecondsOf(budgetSeconds);
	return end.reason === "nothing is left to measure" || end.reason !== "cancelled" && isSpent;
}

// src/revision/snapshots.ts
async function withSnapshots(request, host, act) {
	const folders = [];
	const takeSnapshot = async (choice) => {
		const spec = choice.how === "named" ? choice.spec : null;
		if (spec?.source !== "folder") return null;
		const keptIn = await host.files.temporaryDirectory("snapshot");
		folders.push(keptIn);
		return snapshotOfFolder(spec.path, request, keptIn, host);
	};
	try {
		const { base, head } = request.selection;
		return await act({
			base: await takeSnapshot(base),
			head: await takeSnapshot(head)
		});
	} finally {
		for (const folder of folders) await host.files.remove(folder);
	}
}
async function snapshotOfFolder(path, request, keptIn, host) {
	const { repository, origin, resultsDirectory, cacheDirectory } = request;
	const { files, git } = host;
	const namedPath = await files.realPath(absolutePath(path, origin, files));
	if (namedPath === null || (await files.stamp(namedPath))?.kind !== "folder") throw new UsageError(`expected a folder at "${path}", got ${namedPath === null ? "nothing" : "a file"} there: a branch of that name is written as heads/NAME`);
	const top = await git.top(namedPath);
	const folder = path === "." && top !== null ? top : namedPath;
	const leftOut = await Promise.all([resultsDirectory, cacheDirectory].map(async (ownFolder) => await files.realPath(ownFolder) ?? ownFolder));
	const isRepository = folder === top;
	const isOwn = isRepository && folder === repository;
	return git.takeSnapshot({
		folder,
		isRepository,
		isOwn,
		keptIn,
		leftOut
	});
}

// src/revision/resolve-revision.ts
const longestLabel = 300;
async function resolveRevision(spec, request) {
	const { side, repository, host, reason = "explicit", secrets = {}, snapshot = null } = request;
	const common = {
		side,
		spec: spec.text,
		sha: null,
		packageName: null,
		packageVersion: null,
		reason,
		node: spec.node
	};
	if (spec.source === "folder") {
		if (snapshot === null) throw new Error(`expected a snapshot of ${spec.path}, got none`);
		const label = snapshotLabel(snapshot, spec.path).slice(0, longestLabel);
		return {
			...common,
			source: "folder",
			label,
			tree: snapshot.tree
		};
	}
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
function snapshotLabel({ isOwn, commit, changes, tree }, path) {
	const name = path.split("/").findLast((part) => part !== "" && part !== ".") ?? path;
	const files = changes === 1 ? "1 file" : `${String(changes)} files`;
	if (commit === null) return `${name} (${files}, ${tree.slice(0, 7)})`;
	const since = `${changes === 0 ? "nothing" : files} changed since ${commit.slice(0, 7)}`;
	return isOwn ? `working tree (${since})` : `${name} (${since})`;
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

// src/revision/resolve-sides.ts
var import_semver = require_semver();
async function resolveSides(selection, places, host) {
	const { snapshots, ...rest } = places;
	const resolveSide = (side) => resolveChoice(selection[side], side, {
		...rest,
		snapshot: snapshots?.[side]
	}, host);
	const head = await resolveSide("head");
	return {
		base: await resolveSide("base"),
		head
	};
}
async function resolveChoice(choice, side, places, host) {
	const spec = await chosenSpec(choice, places.repository, host);
	return resolveRevision(spec, {
		...places,
		side,
		host,
		reason: choice.reason
	});
}
async function chosenSpec(choice, repository, host) {
	if (choice.how === "named") return choice.spec;
	const specs = choice.how === "merge-base" ? choice.of : [choice.of];
	const commits = [];
	for (const spec of specs) commits.push(await commitOf(spec, {
		repository,
		host
	}));
	const [first = "", second = ""] = commits;
	if (repository === null) throw new UsageError("expected a git repository, got none");
	const sha = choice.how === "first-parent" ? await firstParent(repository, first, host.git) : choice.how === "merge-base" ? await mergeBase(repository, [first, second], host.git) : await previousRelease(repository, first, host.git);
	return {
		source: "commit",
		text: sha,
		ref: sha
	};
}
async function firstParent(repository, sha, git) {
	const [parent] = await git.parents(repository, sha);
	if (parent !== void 0) return parent;
	throw new UsageError(`expected a commit with a parent, got the first commit ${sha.slice(0, 7)}: there is nothing to compare it with`);
}
async function mergeBase(repository, [first, second], git) {
	const sharedSha = await ensureMergeBase(repository, first, second, git);
	if (sharedSha !== null) return sharedSha;
	throw new UsageError(`expected ${first.slice(0, 7)} and ${second.slice(0, 7)} to share history, got none: they may belong to different repositories, or one branch was recreated; name the base`);
}
const mostTries = 50;
async function previousRelease(repository, sha, git) {
	const releases = (await git.tags(repository)).flatMap((tag) => {
		const version = (0, import_semver.valid)(tag.name.replace(/^.*@/, ""));
		return version === null ? [] : [{
			...tag,
			version
		}];
	});
	const ownVersions = releases.filter((release) => release.sha === sha).map(({ version }) => version);
	const candidates = releases.filter((release) => release.sha !== sha && ownVersions.every((version) => (0, import_semver.compare)(release.version, version) < 0)).toSorted((first, second) => Number((0, import_semver.prerelease)(first.version) !== null) - Number((0, import_semver.prerelease)(second.version) !== null) || (0, import_semver.compare)(second.version, first.version)).slice(0, mostTries);
	for (const release of candidates) {
		if (!(await git.resolve(repository, release.sha) !== null) && !await git.fetchCommit(repository, release.sha, 0)) continue;
		if (await ensureMergeBase(repository, sha, release.sha, git) === release.sha) return release.sha;
	}
	const actual = candidates.length === 0 ? "no tag that is an older version" : `${candidates.length} that it does not contain`;
	throw new UsageError(`expected a release before ${sha.slice(0, 7)}, got ${actual}: tag releases as v1.2.3, or name the base`);
}

// src/session/find/find-in-head.ts
async function findInHead(checkedRequest, host) {
	const { request, revisions, snapshots, settings } = checkedRequest;
	if (checkedRequest.found !== null) return checkedRequest.found;
	const { repository, benchmarkTree } = request;
	const { sha } = revisions.head;
	const folder = await host.files.temporaryDirectory("list");
	const directory = host.files.join(folder, "head");
	try {
		if (benchmarkTree === void 0 && snapshots.head !== null) await host.git.putSnapshot(snapshots.head, directory);
		else if (benchmarkTree === void 0 && sha !== null && repository !== null) await host.git.addWorktree(repository, sha, directory, { isStrangers: true });
		const source = packageSource(checkedRequest, directory, host.files);
		const place = settings["working-directory"];
		if (place !== void 0 && source.isHead && !await host.files.exists(source.top)) throw new UsageError(`expected "working-directory" to name a folder of head (${revisions.head.label}), got "${place}", where nothing is`);
		return await findUnbuilt(source, settings, host);
	} finally {
		if (repository !== null) await host.git.removeWorktree(repository, directory);
		await host.files.remove(folder);
	}
}
async function assertBenchmarks(checkedRequest, host) {
	const { request, settings, suite, revisions } = checkedRequest;
	const { only, "working-directory": directory = "." } = settings;
	if (request.versus?.kind === "in-place" || coreSuite(settings) !== null) return null;
	if (!(suite === null && namedBy(settings).length === 0) && only === void 0 || await mayBeBuilt(checkedRequest, host)) return null;
	const foundInHead = await findInHead(checkedRequest, host);
	const { foundBenchmarks, leftOut, place } = foundInHead;
	if (foundBenchmarks.length > 0) refuseUnknown(foundBenchmarks, only ?? []);
	if (foundBenchmarks.length > 0 || suite !== null) return foundInHead;
	const [ofPackage, option] = directory === "." ? ["", ""] : [` of ${directory}`, ` --working-directory ${directory}`];
	const where = isTree(revisions.head) ? `in head (${revisions.head.label})` : `in ${request.origin}`;
	const why = [
		await packageApart(checkedRequest, host) ?? "",
		...leftOutNotes(leftOut, place.folder ?? ""),
		leftOut.length > 0 ? "" : `${request.repository === null ? "add" : "commit"} a file there that exports a function "run"`,
		request.repository === null ? "" : `or see what "deadheat init${option}" proposes`,
		request.versus && "the module \"contender\" is in there the package that competes"
	];
	throw new UsageError(`expected benchmarks in ${place.text}${ofPackage} ${where}, got none: ${why.filter(Boolean).join("; ")}`);
}
function refuseUnknown(foundBenchmarks, only) {
	const paths = pathsIn(foundBenchmarks);
	const names = paths.map((path) => nameOfPath(path, paths));
	if (names.some(choiceOf(only).mayChoose)) return;
	const near = only.flatMap((pattern) => nearestNames(pattern.replaceAll("*", ""), names));
	const hint = near.length === 0 ? `there ${names.length === 1 ? "is" : "are"} ${someOf(names)}` : `did you mean ${someOf(near)}?`;
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

// src/session/check-request.ts
async function checkRequest(request, snapshots, host) {
	const { onProgress } = request;
	const secrets = await secretsOf(request, host);
	onProgress({
		kind: "doing",
		what: "finding base and head"
	});
	const { revisions, further } = await contendersOf(request, secrets, snapshots, host);
	const givenSettings = await settingsFor(request, revisions, host);
	const suite = await suiteFor(request, givenSettings, revisions.base, host);
	refuseBare(suite, revisions);
	const settings = withDefaults(suite === null ? givenSettings : withSuite(givenSettings, suite));
	refuseFile(settings);
	if (request.trustScope === "trusted") secretsNamed(settings["install-secrets"], host.processes.environment);
	await refuseUnchanged(request, revisions, host);
	for (const text of snapshotNotes(snapshots)) onProgress({
		kind: "note",
		text
	});
	const knownRequest = {
		request,
		settings,
		revisions,
		further,
		snapshots,
		suite,
		found: null
	};
	const seed = settings.seed ?? request.seed;
	assertEnoughPairs(plannedBy({
		...knownRequest,
		seed
	}, {
		benchmarks: [],
		added: [],
		removed: []
	}));
	checkRuntimes({
		settings,
		revisions
	});
	insideFolder(settings["working-directory"] ?? null);
	const found = await assertBenchmarks(knownRequest, host);
	const inFolder = (revisions.head.source === "commit" || snapshots.head?.isOwn === true) && suite === null ? await packageApart(knownRequest, host) : null;
	if (inFolder !== null) onProgress({
		kind: "note",
		text: `measuring the top of the repository; ${inFolder}`
	});
	return {
		...knownRequest,
		found
	};
}
function refuseFile({ benchmarks }) {
	if (benchmarks === void 0 || !/\.[cm]?[jt]s$/.test(benchmarks)) return;
	const [, folder, name = ""] = /^(?:(.*)\/)?(.*)\.[cm]?[jt]s$/.exec(benchmarks) ?? [];
	const place = folder === void 0 || folder === "." ? null : folder;
	const how = place === null ? `move it into one, or measure it as a whole process by --commands '${name}=node ${benchmarks}'` : `--benchmarks ${place} --only '${name}*' measures it alone`;
	throw new UsageError(`expected the folder of the benchmarks, got the script "${benchmarks}": ${how}`);
}
async function contendersOf({ selection, versus, repository }, secrets, snapshots, host) {
	if (versus?.kind === "in-place") return {
		revisions: {
			base: inPlace("base"),
			head: inPlace("head")
		},
		further: []
	};
	const revisions = await resolveSides(selection, {
		repository,
		secrets,
		snapshots
	}, host);
	const further = [];
	if (versus?.kind !== "revisions") return {
		revisions,
		further
	};
	for (const choice of versus.further) further.push(await resolveChoice(choice, "head", {
		repository,
		secrets
	}, host));
	const labels = [
		revisions.base,
		revisions.head,
		...further
	].map(({ label }) => label);
	const repeatedLabel = labels.find((label, at) => labels.indexOf(label) !== at);
	if (repeatedLabel === void 0) return {
		revisions,
		further
	};
	throw new UsageError(`expected contenders that differ, got ${repeatedLabel} twice`);
}
function inPlace(side) {
	const label = "this folder";
	return {
		side,
		source: "runtime",
		spec: label,
		label,
		sha: null,
		packageName: null,
		packageVersion: null,
		reason: "explicit"
	};
}
async function secretsOf(request, host) {
	const { settingsOf, trustScope, inputs } = request;
	if (trustScope !== "trusted") return {};
	const knownGivenSettings = settingsOf === "disk" ? await settingsFor(request, { base: { sha: null } }, host) : inputs;
	return secretsNamed(knownGivenSettings["install-secrets"] ?? [], host.processes.environment);
}
async function refuseUnchanged({ selection, repository }, { base, head }, { git }) {
	if (selection.base.how !== "merge-base" || head.tree === void 0) return;
	if (repository === null || base.sha === null) return;
	if (await git.treeOf(repository, base.sha) !== head.tree) return;
	throw new UsageError(`expected changes to measure, got the working tree just as ${base.label}, where it left the default branch: change something, or name both sides: deadheat compare HEAD~1 HEAD`);
}
function snapshotNotes({ base, head }) {
	return [base, head].flatMap((snapshot) => {
		const unkept = snapshot?.unkept ?? [];
		const [first] = unkept;
		if (first === void 0) return [];
		return [`changes inside of submodules are not measured: ${first}${unkept.length > 1 ? ` and ${String(unkept.length - 1)} more` : ""}; commit them there`];
	});
}
function refuseBare(suite, revisions) {
	const needs = suite?.about.needs;
	const bareSide = sides$1.find((side) => revisions[side].source === "runtime");
	if (suite === null || needs === void 0 || bareSide === void 0) return;
	throw new UsageError(`expected ${needs} on both sides for the suite ${suite.name}, got Node.js alone as ${bareSide} (${revisions[bareSide].label})`);
}
function withSuite(givenSettings, { about, pinned }) {
	const preset = givenSettings.preset ?? "quick";
	const { pairs, timeoutSeconds: timeout } = about.presets[preset];
	return {
		pairs,
		...givenSettings,
		timeout: givenSettings.timeout ?? timeout,
		preset,
		suite: pinned
	};
}
function checkRuntimes({ settings, revisions }) {
	const { variants } = runtimesOf(settings, revisions);
	for (const node of variants.flatMap(({ base, head }) => [base, head])) if (!node.startsWith(".")) parseRuntime(node);
}
async function settingsFor({ inputs, settingsOf, repository, origin }, { base }, { files, git }) {
	const commit = settingsOf === "base" ? base.sha : null;
	if (settingsOf === "base" && commit === null) return inputs;
	const { config } = inputs;
	const name = config ?? "deadheat.yml";
	const content = commit !== null && repository !== null ? await git.readFile(repository, commit, name) : await files.read(absolutePath(name, config === void 0 ? repository ?? origin : origin, files));
	if (content !== null) return {
		...settingsFromConfig(await readYaml(content, name), name),
		...inputs
	};
	if (config === void 0) return inputs;
	const place = commit === null ? origin : `the base ${commit.slice(0, 7)}`;
	throw new UsageError(`expected a settings file "${config}" in ${place}, got none${commit === null ? "" : ": settings are read from the commit, so name a path in it"}`);
}

// src/host/tools/hyperfine.ts
const hyperfineWheel = {
	package: "astral-dev-toolchain-hyperfine",
	version: "2.0.0",
	sha256: [
		"4fd3f4cff5e9413275bdde45d29cc1081c4ee260f293fa4b893887e53dbf6b28",
		"77db7b13877b8d3820a32c71bcca56e4068ba11f820ab99caa8ae84ac838dfd8",
		"8f24a90d6df228b7052af92591af84d381f50f17b49b5a738b281d4ee5f603f1",
		"b9e5af78f045aa6e73a1a1cec2cc681c28531b56e4b4e90ada6ff124a23b207b",
		"bd976277bb45cf9395e54fdf2b5569ded300188324bc898679514cc5b4f7a988",
		"ca06019e2064799b1c69f756ec2666d63a3e3a5f6c1277c29097f508a74d2eed"
	]
};
const hint = "install it (on Debian apt-get install hyperfine, elsewhere cargo install hyperfine) so that it is on PATH";
async function findHyperfine({ cacheDirectory, wheel = hyperfineWheel }, host) {
	const onPath = await host.processes.find("hyperfine");
	const programOnPath = onPath === null ? null : await tryProgram(onPath, "on PATH", host);
	if (programOnPath?.ok === true) return programOnPath;
	const { version } = wheel ?? hyperfineWheel;
	const programInCache = await cachedProgram(join(cacheDirectory, "tools", `hyperfine-${version}`), wheel, host);
	if (programInCache?.ok === true) return programInCache;
	const reasons = [programOnPath, programInCache].flatMap((each) => each?.ok === false ? [each.message] : []);
	return {
		ok: false,
		message: `expected hyperfine, ${reasons.length === 0 ? "got none on PATH" : reasons.join("; ")}: ${hint}`
	};
}
async function cachedProgram(folder, wheel, host) {
	const path = join(folder, "bin", "hyperfine");
	if (await host.files.exists(path)) return tryProgram(path, "in the tool cache", host);
	if (wheel === null) return null;
	try {
		await fetchWheelProgram(wheel, folder, host);
	} catch (error) {
		return {
			ok: false,
			message: error instanceof Error ? error.message : String(error)
		};
	}
	return tryProgram(path, "from a pinned wheel", host);
}
async function tryProgram(path, source, { processes }) {
	const outcome = await processes.run({
		argv: [path, "--version"],
		cwd: "/",
		environment: { PATH: processes.environment["PATH"] ?? "" },
		timeoutSeconds: 20,
		outputLimitBytes: 1e5
	});
	const version = /^hyperfine (\d+\.\d+\.\d+)/m.exec(outcome.stdout)?.[1];
	if (outcome.exitCode === 0 && version !== void 0) return {
		ok: true,
		path,
		version,
		source
	};
	return {
		ok: false,
		message: `${path} is not hyperfine: its --version says ${JSON.stringify(lastLineOf(outcome))}`
	};
}
async function fetchWheelProgram(wheel, target, { processes, files }) {
	await files.makeDirectory(target);
	const folder = await files.temporaryDirectory("wheel", target);
	const run = async (argv) => {
		const outcome = await processes.run({
			argv,
			cwd: folder,
			environment: pickVariables(processes.environment, (name) => pipNames.test(name) && !/TOKEN/i.test(name)),
			timeoutSeconds: 120,
			outputLimitBytes: 1e6
		});
		return outcome.exitCode === 0 ? null : `${endText(outcome)} (${lastLineOf(outcome)})`;
	};
	try {
		const python = await pythonWithPip(folder, processes, run);
		const pins = wheel.sha256.map((digest) => ` --hash=sha256:${digest}`).join("");
		await files.write(join(folder, "pins.txt"), `${wheel.package}==${wheel.version}${pins}\n`);
		const trouble = await run([
			python,
			"-mpip",
			"install",
			...pipOptions
		]);
		if (trouble !== null) throw new Error(`expected pip to fetch ${wheel.package} ${wheel.version}, got ${trouble}`);
		await files.move(join(folder, "installed", "bin"), join(target, "bin"));
	} finally {
		await files.remove(folder);
	}
}
const pipOptions = [
	"--quiet",
	"--no-input",
	"--disable-pip-version-check",
	"--no-deps",
	"--only-binary=:all:",
	"--require-hashes",
	"--requirement=pins.txt",
	"--target=installed"
];
async function pythonWithPip(folder, processes, run) {
	const python = await processes.find("python3");
	if (python === null) throw new Error("expected python3, got none on PATH");
	if (await run([
		python,
		"-m",
		"pip",
		"--version"
	]) === null) return python;
	const place = join(folder, "python");
	if (await run([
		python,
		"-m",
		"venv",
		place
	]) === null) return join(place, "bin", "python");
	throw new Error("expected python3 with pip or venv, got neither (on Debian: apt-get install python3-pip)");
}
const pipNames = /^(PATH|HOME|TMPDIR|TEMP|TMP|XDG_(CONFIG|CACHE|DATA)_HOME|PIP_.*|PYENV_.*|(https?|no|all)_proxy|SSL_CERT_(FILE|DIR)|REQUESTS_CA_BUNDLE|CURL_CA_BUNDLE)$/i;

// src/session/build/find-programs.ts
async function findPrograms(checkedRequest, host) {
	const { request, settings } = checkedRequest;
	request.onProgress({
		kind: "doing",
		what: "finding or fetching Node.js"
	});
	const variants = await variantsOf(checkedRequest, host);
	const hyperfine = settings.commands.some(({ adapter }) => adapter === void 0) ? await lookForHyperfine(request, host) : null;
	return {
		...checkedRequest,
		variants,
		hyperfine
	};
}
async function variantsOf({ request, settings, revisions }, host) {
	const { variants } = runtimesOf(settings, revisions);
	const runtimeByName = /* @__PURE__ */ new Map();
	const runtimeOf = async (node) => {
		const spec = node.startsWith(".") ? host.files.join(request.origin, node) : node;
		const runtime = runtimeByName.get(spec) ?? await resolveRuntime(spec, host, request.cacheDirectory);
		runtimeByName.set(spec, runtime);
		return runtime;
	};
	const runtimes = [];
	for (const { base, head } of variants) runtimes.push({
		base: await runtimeOf(base),
		head: await runtimeOf(head)
	});
	const versions = runtimes.map(({ head }) => head.version);
	const names = variants.map(({ head }) => head);
	return {
		runtimes,
		labels: variants.length > 1 ? runtimeLabels(names, versions) : []
	};
}
function lookForHyperfine({ onProgress, cacheDirectory }, host) {
	onProgress({
		kind: "note",
		text: "looking for hyperfine"
	});
	return findHyperfine({ cacheDirectory }, host);
}
async function settleBoundary({ isolation: otherwise = "best", onProgress, onOpen }, { isolation = otherwise }, { processes }) {
	const boundary = openBoundary(await processes.isolation());
	if (boundary === null) return;
	const { missing, open, hint } = boundary;
	if (isolation === "required") throw new UnmeasurableError(`expected ${missing}; ${hint}; or write "isolation: best" into deadheat.yml, which keeps nothing apart, and measure with "contents: read" in a job of its own`);
	const text = `nothing keeps foreign code apart on this machine: ${open}; ${hint}`;
	onProgress({
		kind: "note",
		text
	});
	onOpen?.(`${text}; two jobs avoid it: one that measures with "permissions: contents: read", and one that reports and runs no code`);
}

// src/session/open-session.ts
async function openSession(resolvedRequest, host) {
	const { request } = resolvedRequest;
	const { repository, resultsDirectory } = request;
	const onFound = () => {
		request.onProgress({
			kind: "doing",
			what: "removing what a run before has left"
		});
	};
	await removeLeftovers(repository, host, onFound);
	const journalPath = host.files.join(resultsDirectory, "journal.ndjson");
	const earlier = await earlierRun(request, journalPath, host);
	const seed = earlier?.run.plan.seed ?? request.seed;
	const sessionParts = {
		...resolvedRequest,
		host,
		earlier,
		seed,
		journalPath
	};
	if (earlier === null) await host.files.remove(journalPath);
	else assertSameFacts(earlier.run, "asked", await askedFacts(sessionParts, host));
	const workDirectory = await host.files.temporaryDirectory("work");
	await host.files.write(`${journalPath}.room`, " ".repeat(roomToBegin));
	return {
		...sessionParts,
		workDirectory
	};
}
async function earlierRun({ resume, inputs, onProgress }, journalPath, { files }) {
	if (resume !== true) return null;
	const earlier = earlierRunOf(await reopenJournal(journalPath, files));
	if (earlier === null) {
		onProgress({
			kind: "note",
			text: `no run to continue in ${journalPath}: starting a new one`
		});
		return null;
	}
	const { seed } = earlier.run.plan;
	if (inputs.seed !== void 0 && inputs.seed !== seed) throw new UsageError(`expected the seed of the run to continue, ${seed}, got ${inputs.seed}`);
	const blocks = earlier.entries.filter(({ type }) => type === "sample").length;
	onProgress({
		kind: "note",
		text: `continuing a run: ${blocks} blocks are measured already`
	});
	return earlier;
}
async function cleanUp(session) {
	const { request, host, workDirectory, journalPath } = session;
	await host.files.remove(`${journalPath}.room`);
	if (request.keep) {
		request.onProgress({
			kind: "note",
			text: `the built trees are in ${workDirectory}`
		});
		await keepWorkFolder(workDirectory, host);
	} else await abandonWorkFolder(request.repository, workDirectory, host);
}
const longestWaitSeconds = 3600;
async function waitForTurn({ onProgress, isCancelled }, { lock }) {
	const onWaiting = (ahead, { pid, sinceMs }) => {
		onProgress({
			kind: "queued",
			ahead,
			holder: {
				pid,
				since: sinceMs === null ? null : new Date(sinceMs).toISOString()
			}
		});
	};
	const hold = await lock.acquire({
		onWaiting,
		isCancelled,
		timeoutSeconds: longestWaitSeconds
	});
	if (hold === null) throw new UnmeasurableError("cancelled while queued: nothing was measured");
	if (hold.covers === "nothing") onProgress({
		kind: "note",
		text: "no other runs on this machine wait for this one"
	});
	return hold;
}
async function openResults({ resultsDirectory: directory, origin }, files) {
	const probe = files.join(directory, ".probe");
	try {
		await files.makeDirectory(directory);
		const path = files.relative(origin, directory);
		const [top, place] = [await files.realPath(origin), await files.realPath(directory)];
		if (!path.startsWith("..") && place !== files.join(top ?? "", path)) throw new Error(`a link to ${place}`);
		await files.write(probe, "");
		await files.remove(probe);
		if (directory.endsWith(settings$1.results.default)) await files.write(files.join(directory, ".gitignore"), "*\n");
	} catch (error) {
		const reason = error instanceof Error ? error.message : String(error);
		throw new UsageError(`expected a writable folder for the results, got ${directory} (${reason}); name another with the setting "results"`);
	}
	const freeBytes = await files.freeBytes(directory);
	if (freeBytes === null || freeBytes >= roomAtStart) return;
	throw new UsageError(`expected ${inMegabytes(roomAtStart)} free for the results in ${directory}, got ${inMegabytes(freeBytes)}: make room there, or name another folder with the setting "results"`);
}

// src/build/install/installer.ts
const yarnVariables = { YARN_NODE_LINKER: "node-modules" };
async function installerOf(program, pinnedManager, site) {
	const installer = await installerNamed(program, pinnedManager, site);
	if (program !== "yarn" || installer === null) return installer;
	return {
		...installer,
		environment: {
			...installer.environment,
			...yarnVariables
		}
	};
}
async function installerNamed(program, pinnedManager, site) {
	if (program === "npm") return nodeInstaller(await ownNpm(site), [], {}, site);
	const pin = program === "bun" ? "" : pinnedManager ?? "";
	const version = new RegExp(`^${program}@(\\d[^+]*)`).exec(pin)?.[1] ?? null;
	const programPath = await findOnPath(program, site.host);
	const script = programPath === null ? null : await scriptOf(programPath, site);
	const isShim = script !== null && /[\\/]corepack[\\/]/.test(script);
	const isPinned = version !== null;
	const ownManifest = script === null ? null : await manifestBeside(script, site);
	if (!(isShim || script !== null && (!isPinned || ownManifest?.version === version)) && program !== "bun") {
		const corepack = await findOnPath("corepack", site.host);
		if (corepack !== null) {
			const starter = await scriptOf(corepack, site);
			await layLaunchers(program, starter, site);
			return nodeInstaller(starter, [program], corepackVariables({ isPinned }), site);
		}
		if (script !== null) await noteInLog(`package.json pins ${program}@${version}, but another version is on the PATH: install corepack to use the pinned one`, site);
	}
	return script === null ? null : nodeInstaller(script, [], isShim ? corepackVariables({ isPinned }) : {}, site);
}
const companions = {
	pnpm: "pnpx",
	yarn: "yarnpkg",
	npm: "npx",
	bun: "bunx"
};
async function layLaunchers(program, corepack, site) {
	const { files } = site.host;
	const { launchers } = ownHome(site);
	await files.makeDirectory(launchers);
	for (const name of [program, companions[program]]) {
		const script = files.join(corepack, "..", `${name}.js`);
		const place = files.join(launchers, name);
		if (!await files.exists(script)) continue;
		await files.remove(place);
		await files.link(script, place);
	}
}
function corepackVariables({ isPinned }) {
	const variables = {
		COREPACK_ENABLE_DOWNLOAD_PROMPT: "0",
		COREPACK_DEFAULT_TO_LATEST: "0"
	};
	return isPinned ? variables : {
		...variables,
		COREPACK_ENABLE_STRICT: "0"
	};
}
async function ownNpm({ host, runtime, tools }) {
	const ownPath = host.files.join(runtime.path, "../../lib/node_modules/npm/bin/npm-cli.js");
	if (!await host.files.exists(ownPath)) return tools.npmScript;
	const { version } = await manifestBeside(ownPath, { host }) ?? {};
	return version !== void 0 && (0, import_semver.satisfies)(version, ">=7") ? ownPath : tools.npmScript;
}
async function nodeInstaller(script, words, environment, site) {
	if (!/\.[cm]?js$/.test(script)) return {
		argv: [script, ...words],
		environment,
		neededPaths: [script]
	};
	const engines = (await manifestBeside(script, site))?.engines["node"];
	const { path, version } = site.runtime;
	const starts = engines !== void 0 && (0, import_semver.satisfies)(version, engines, { includePrerelease: true });
	if (!starts && site.tools.nodePath !== path) await noteInLog(`installed under the job's Node.js: this package manager does not start under ${version}`, site);
	const neededPaths = [site.host.files.join(script, "../..")];
	return {
		argv: [
			starts ? path : site.tools.nodePath,
			script,
			...words
		],
		environment,
		neededPaths
	};
}
async function scriptOf(path, { host: { files } }) {
	return await files.realPath(path) ?? path;
}
function manifestBeside(script, { host }) {
	return readManifest(host.files.join(script, "../.."), host);
}

// src/build/prepare-tree.ts
async function prepareTree(site) {
	const { revision, repository, snapshot = null } = site.request;
	const { packageName, packageVersion, sha, source } = revision;
	if (packageName !== null && packageVersion !== null) {
		await makeConsumer(packageName, site);
		return installPublished(`${packageName}@${packageVersion}`, site);
	}
	if (source === "runtime") {
		await makeConsumer(null, site);
		return null;
	}
	if (source === "folder") {
		if (snapshot === null) throw new Error(`expected a snapshot of ${revision.spec}`);
		return putAt(site, () => site.host.git.putSnapshot(snapshot, site.directory), revision.label);
	}
	if (sha === null || repository === null) throw new UsageError(`expected a git repository to take ${revision.label} from, got none`);
	return putAt(site, () => site.host.git.addWorktree(repository, sha, site.directory, writerOf(site)), `a work tree of ${sha.slice(0, 7)}`);
}
async function putAt(site, put, what) {
	const { files, git } = site.host;
	const { repository } = site.request;
	if (await files.exists(site.directory)) {
		if (repository !== null) await git.removeWorktree(repository, site.directory);
		await files.remove(site.directory);
	}
	try {
		await put();
	} catch (error) {
		if (error instanceof UsageError) throw error;
		const actual = (error instanceof Error ? error.message : String(error)).replace(/^expected "git .*" to work, got: /s, "");
		const hint = /unable to (?:write|create)|No space left/.test(actual) ? ": make room on the disk, or name another folder in TMPDIR" : "";
		return buildFailure(`expected ${what}, got ${actual}${hint}`, site);
	}
	return null;
}
async function prepareSubmodules(site) {
	const { files, git } = site.host;
	if (!await files.exists(files.join(site.directory, ".gitmodules"))) return null;
	if (!await files.exists(files.join(site.directory, ".git"))) return null;
	const { isStrangers } = writerOf(site);
	const reason = await git.updateSubmodules(site.directory, { isStrangers });
	const hint = isStrangers ? "; a stranger's code is fetched without the runner's credentials, so its submodules have to be public" : "";
	return reason === null ? null : buildFailure(`expected git to fetch the submodules of ${site.side}, got ${reason}${hint}`, site);
}
async function makeConsumer(packageName, { directory, host: { files } }) {
	await files.remove(directory);
	await files.makeDirectory(directory);
	const consumer = {
		name: "consumer",
		version: "0.0.0",
		private: true,
		main: "index.cjs"
	};
	if (packageName !== null) {
		const entry = `'use strict'\n\nmodule.exports = require(${JSON.stringify(packageName)})\n`;
		await files.write(files.join(directory, consumer.main), entry);
	}
	await files.write(files.join(directory, "package.json"), `${JSON.stringify(consumer, null, 2)}\n`);
}
async function installPublished(specifier, site) {
	const installer = await installerOf("npm", null, site);
	if (installer === null) return buildFailure("expected npm, got none: install npm", site);
	const { resolvedAt = null } = site.request;
	const options = [
		...resolvedAt === null ? [] : [`--before=${resolvedAt}`],
		"--save-exact",
		...quietOptions
	];
	return runStep({
		name: `npm install ${specifier}`,
		argv: [
			...installer.argv,
			"install",
			...options,
			"--",
			specifier
		],
		cwd: site.directory,
		environment: { npm_config_ignore_scripts: "true" },
		neededPaths: installer.neededPaths,
		installs: true
	}, site);
}
async function fetchLargeFiles(site) {
	const { files, git } = site.host;
	if (!isTree(site.request.revision)) return null;
	const pointers = await git.pointerPaths(site.directory);
	if (pointers.length === 0) return null;
	const { isStrangers } = writerOf(site);
	const settings = isStrangers ? await settingsOfBase(site) : null;
	if (isStrangers && settings === null) {
		site.notes.push("the large files of its commit are not fetched, because base has none");
		return null;
	}
	await noteInLog("$ git lfs pull", site);
	const place = files.join(site.directory, ".lfsconfig");
	const aside = `${site.directory}.lfsconfig`;
	const isAside = settings !== null && await files.setAside(place, aside);
	if (settings !== null) await files.write(place, settings);
	const reason = await git.pullLargeFiles(site.directory, { isStrangers });
	if (settings !== null) await files.remove(place);
	if (isAside) await files.move(aside, place);
	const leftPaths = reason === null ? await git.pointerPaths(site.directory) : pointers;
	if (leftPaths.length === 0) return null;
	return buildFailure(`expected git-lfs to fetch the large files of ${site.side} (${pathsText(leftPaths)}), got ${gotOf(reason)}`, site);
}
async function settingsOfBase({ request, host: { git } }) {
	const { base, repository } = request;
	const sha = base?.sha ?? null;
	if (repository === null || sha === null) return null;
	if (!await git.declaresLargeFiles(repository, sha)) return null;
	return await git.readFile(repository, sha, ".lfsconfig") ?? "";
}
function writerOf({ trustScope }) {
	return { isStrangers: trustScope !== trustedScope };
}
function gotOf(reason) {
	if (reason === null) return "pointers again: check that \"git lfs pull\" works in the repository";
	if (reason === "no git-lfs") return "no git-lfs: install git-lfs";
	return `${reason}: check that "git lfs pull" works in the repository`;
}
function pathsText(paths) {
	const [first = "", ...otherPaths] = paths;
	return otherPaths.length === 0 ? first : `${first} and ${otherPaths.length} more`;
}
const mostPaths = 1e4;
const longestPattern = 1e3;
const mostLooks = 1e6;
async function workspaceBomb({ side, directory, packageDirectory, host }) {
	const { files } = host;
	const patterns = [];
	for (const folder of foldersUpTo(directory, packageDirectory, files)) {
		const workspacesText = JSON.stringify((await readManifest(folder, host))?.workspaces ?? []);
		const pnpmText = await files.read(files.join(folder, "pnpm-workspace.yaml")) ?? "";
		const words = pnpmText.split(/[\s,[\]"']+/).filter((word) => /[*?{]/.test(word));
		patterns.push(...workspacesText.split("\"").filter((text) => /\w|\*/.test(text)), ...words);
		const bomb = [...patterns, ...pnpmText.split("\n")].find((text) => pathsOf(text) > mostPaths);
		if (bomb !== void 0) return `expected ${side} to name its packages by patterns of at most ${mostPaths} paths, got "${bomb.slice(0, 80)}": name folders in "workspaces"`;
	}
	const searches = patterns.filter((pattern) => /\*\*|[*?].*\/.*[*?]/.test(pattern));
	const [paths, walks] = [pathsTogether(patterns), pathsTogether(searches)];
	const folders = walks > 0 ? await foldersIn(directory, files) : 0;
	if (paths <= mostPaths && walks * folders <= mostLooks) return null;
	return `expected ${side} to name its packages by patterns of at most ${mostPaths} paths and ${mostLooks} looks into folders together, got ${patterns.length} patterns of ${paths} paths, ${walks} of them through ${folders} folders: name folders in "workspaces"`;
}
function pathsTogether(patterns) {
	return patterns.reduce((sum, pattern) => sum + pathsOf(pattern), 0);
}
async function foldersIn(directory, files) {
	const paths = await files.walk(directory, /^(?:node_modules|\.git)$/);
	return new Set(paths.map((path) => path.replace(/[^/]*$/, ""))).size;
}
function pathsOf(pattern) {
	if (/[+*?!@]\([^)]*[+*?!@]\(/.test(pattern)) return 1e400;
	if (!pattern.includes("{")) return 1;
	if (pattern.length > longestPattern) return 1e400;
	let paths = 1;
	let rest = pattern;
	for (;;) {
		const [group, content = ""] = /\{([^{}]*)\}/.exec(rest) ?? [];
		if (group === void 0) return paths;
		const [, from, to] = /^(-?\d+)\.\.(-?\d+)/.exec(content) ?? [];
		paths *= from === void 0 ? content.split(/,|\.\./).length : Math.abs(Number(to) - Number(from)) + 1;
		rest = rest.replace(group, "");
	}
}

// src/build/addon/find-addons.ts
const mostAddons = 200;
const mostBytes$1 = 5e8;
const mostTogetherBytes = 2e9;
async function addonsBelow(folder, before, search) {
	const { directory, files, places } = search;
	const allPaths = await files.walk(folder);
	const isInstalled = /[/\\]node_modules$/.test(folder);
	const addons = [];
	for (const path of allPaths.filter(isAddon)) {
		const fullPath = files.join(folder, path);
		const place = files.relative(directory, fullPath);
		if (places.has(place) || places.size === mostAddons) continue;
		const sizeBytes = (await files.stamp(fullPath))?.sizeBytes ?? 0;
		if (sizeBytes > Math.min(mostBytes$1, search.leftBytes)) throw new UnmeasurableError(`expected addons of at most ${inMegabytes(mostBytes$1)} each and ${inMegabytes(mostTogetherBytes)} together, got ${inMegabytes(sizeBytes)} more at ${path}: strip it, or remove it after the build`);
		search.leftBytes -= sizeBytes;
		places.add(place);
		addons.push({
			path: place,
			...await files.fingerprint(fullPath),
			builtHere: !before.has(path) && wasCompiled(path, allPaths, { isInstalled })
		});
	}
	return addons;
}
async function addonPaths(folder, files) {
	return new Set((await files.walk(folder)).filter(isAddon));
}
function isAddon(path) {
	return path.endsWith(".node") && !/(?:^|\/)obj(?:\.target)?\//.test(path) && !path.startsWith(".git/");
}
function wasCompiled(path, allPaths, { isInstalled }) {
	const folder = path.slice(0, path.lastIndexOf("/") + 1);
	const traces = [`${folder}obj.target/`, `${folder}obj/`];
	if (allPaths.some((otherPath) => traces.some((trace) => otherPath.startsWith(trace)))) return true;
	const isGypOutput = /(?:^|\/)build\/(?:Release|Debug)\/$/.test(folder);
	const cmakeFolder = `${folder.replace(/[^/]*\/$/, "")}CMakeFiles/`;
	if (isGypOutput && allPaths.some((otherPath) => otherPath.startsWith(cmakeFolder))) return true;
	return !isGypOutput && !isInstalled && !/(?:^|\/)(?:node_modules|prebuilds)\//.test(path);
}
async function addonFolders({ directory, packageDirectory }, files) {
	const linkedFolders = await linkedPackages(directory, packageDirectory, files);
	return [
		packageDirectory,
		files.join(directory, "node_modules"),
		...linkedFolders
	];
}
async function addonsIn(folders, files) {
	const addonsByFolder = /* @__PURE__ */ new Map();
	for (const folder of folders) addonsByFolder.set(folder, await addonPaths(folder, files));
	return addonsByFolder;
}
async function findAddons(directory, before, files) {
	const search = {
		directory,
		files,
		places: /* @__PURE__ */ new Set(),
		leftBytes: mostTogetherBytes
	};
	const addons = [];
	for (const [folder, paths] of before) addons.push(...await addonsBelow(folder, paths, search));
	return addons;
}

// src/build/recipes/keep-node-link.ts
const nodeLink = "out/deadheat-link";
const copySeconds = 600;
const keepScript = texts["build/recipes/keep-node-link.sh"];
async function keepNodeLink({ ninja }, site) {
	const { files, processes } = site.host;
	const directory = site.packageDirectory;
	if (processes.platform !== "linux") return;
	const cwd = files.join(directory, ninja ? "out/Release" : "out");
	const command = ninja ? await linkedByNinja(cwd, site) : await linkedByMake(directory, site);
	const words = command?.trim().split(/\s+/) ?? [];
	const link = command === null || shellSyntax$1.test(command) ? null : keptLink(words);
	if (link !== null) {
		const copies = link.copies.flatMap(({ path, name }) => [path, name]);
		const question = {
			argv: [
				"sh",
				"-c",
				keepScript,
				"sh",
				files.join(directory, nodeLink),
				...copies
			],
			cwd,
			seconds: copySeconds,
			input: `${link.line}\n`
		};
		const { exitCode } = await askProgram({
			...question,
			foreignWords: true
		}, site);
		if (exitCode === 0) return;
	}
	await noteInLog("not kept: what Node.js was linked from", site);
}
const shellSyntax$1 = /[`;|&<>'"\\]|\$\(/;
async function linkedByNinja(cwd, site) {
	const { exitCode, stdout } = await askProgram({
		argv: [
			"ninja",
			"-t",
			"commands",
			"node"
		],
		cwd,
		seconds: copySeconds,
		foreignWords: true
	}, site);
	return exitCode === 0 ? stdout.trimEnd().split("\n").at(-1) ?? null : null;
}
async function linkedByMake(directory, { host: { files } }) {
	const program = files.join(directory, "out/Release/node");
	const text = await files.read(`${files.join(directory, "out/Release/.deps")}${program}.d`);
	const mark = `cmd_${program} := `;
	const line = text?.split("\n").find((candidate) => candidate.startsWith(mark));
	return line === void 0 ? null : line.slice(mark.length);
}
const cacheProgram = /(?:^|\/)ccache$/;
const objectFile = /\.(?:o|a|obj|lib)$/;
function keptLink(words) {
	const [program, ...rest] = words[0] !== void 0 && cacheProgram.test(words[0]) ? words.slice(1) : words;
	if (program === void 0 || !rest.includes("-o") || rest.some(isUnrepeatable)) return null;
	const names = /* @__PURE__ */ new Map();
	return {
		line: [program, ...rest.map((word, at) => {
			if (!objectFile.test(word) || word.startsWith("-") || rest[at - 1] === "-o") return word;
			const name = names.get(word) ?? `${String(names.size)}${word.slice(word.lastIndexOf("."))}`;
			names.set(word, name);
			return name;
		})].join(" "),
		copies: [...names].map(([path, name]) => ({
			path,
			name
		}))
	};
}
function isUnrepeatable(word) {
	return word.startsWith("@") || /^-Wl,(?:-T|--version-script|--dynamic-list)/.test(word) || /[\s'"\\]/.test(word);
}

// src/build/compiler-cache.ts
const sizeLimit = "10G";
async function compilerCache(site) {
	const { files } = site.host;
	if (await findOnPath("ccache", site.host) === null) return null;
	const { objects, compiler } = ownHome(site);
	for (const folder of [objects, compiler]) await files.makeDirectory(folder);
	return {
		CCACHE_DIR: files.join(objects, "ccache"),
		CCACHE_MAXSIZE: sizeLimit,
		CCACHE_BASEDIR: site.directory,
		CCACHE_NOHASHDIR: "true",
		CCACHE_COMPILERCHECK: "content",
		...!site.fillsCaches && {
			CCACHE_READONLY: "true",
			CCACHE_NOSTATS: "true",
			CCACHE_TEMPDIR: files.join(compiler, "temporary")
		},
		CCACHE_STATSLOG: files.join(compiler, "ccache")
	};
}
async function reportCompilerCache(site) {
	const { files } = site.host;
	const calls = await files.read(files.join(ownHome(site).compiler, "ccache")) ?? "";
	const hits = calls.match(/^(?:direct|preprocessed)_cache_hit$/gm)?.length ?? 0;
	const misses = calls.match(/^cache_miss$/gm)?.length ?? 0;
	if (hits + misses === 0) return;
	await noteLine(`ccache had ${hits} of ${hits + misses} compiled files already`, site);
}
async function cachedCompilers(site) {
	const compiler = await namedCompiler("CXX", [
		"g++",
		"clang++",
		"c++"
	], site);
	return {
		CC: `ccache ${await namedCompiler("CC", [
			"gcc",
			"clang",
			"cc"
		], site)}`,
		CXX: `ccache ${compiler}`,
		LINK: await namedCompiler("LINK", [compiler], site)
	};
}
async function namedCompiler(name, usualNames, { host, environment }) {
	const chosenName = environment[name] ?? host.processes.environment[name] ?? "";
	if (chosenName !== "") return chosenName;
	for (const compiler of usualNames) if (await findOnPath(compiler, host) !== null) return compiler;
	return usualNames[0] ?? "cc";
}

// src/build/recipes/node.ts
const executables = ["out/Release/node", "node"];
const nodeRecipe = {
	build: buildNode,
	runtime: builtRuntime
};
async function buildNode(site) {
	const { files } = site.host;
	const ninja = await findOnPath("ninja", site.host) !== null;
	const cache = await compilerCache(site);
	if (cache === null) await noteLine("built without a compiler cache: install ccache", site);
	const environment = cache === null ? {} : {
		...cache,
		...await cachedCompilers(site)
	};
	const cwd = site.packageDirectory;
	const configureOptions = site.configure.filter((argument) => argument !== "--ninja");
	const failure = await runSteps([{
		name: "./configure",
		argv: [
			files.join(cwd, "configure"),
			...ninja ? ["--ninja"] : [],
			...configureOptions
		],
		cwd,
		environment
	}, {
		name: ninja ? "ninja" : "make",
		argv: ninja ? [
			"ninja",
			"-C",
			files.join(cwd, "out/Release"),
			`-j${site.jobs}`
		] : ["make", `-j${site.jobs}`],
		cwd,
		environment
	}], site);
	await reportCompilerCache(site);
	if (failure === null) await keepNodeLink({ ninja }, site);
	return failure;
}
async function builtRuntime(site) {
	const { files } = site.host;
	const tree = site.packageDirectory;
	for (const name of executables) {
		const path = files.join(tree, name);
		if (!await files.exists(path)) continue;
		const probedRuntime = await probeRuntime(path, site.host, tree);
		if (typeof probedRuntime === "string") return buildFailure(`expected ${name} of ${site.side} to run, got ${probedRuntime}: check the arguments of ./configure`, site);
		const headersDirectory = await headersIn(tree, site) ?? probedRuntime.headersDirectory;
		return runtimeOf({
			...probedRuntime,
			path,
			headersDirectory
		}, "built");
	}
	return buildFailure(`expected the build of ${site.side} to make one of ${executables.join(", ")}, got none of them`, site);
}
async function headersIn(tree, { host: { files } }) {
	for (const header of ["src/node_version.h", "include/node/node_version.h"]) if (await files.exists(files.join(tree, header))) return tree;
	return null;
}

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

// src/build/addon/over-shipped.ts
async function overShipped(folder, site, compile) {
	const statesBefore = await statesIn(folder, site);
	const failure = await compile();
	if (failure !== null || statesBefore.size === 0) return failure;
	const { files } = site.host;
	const statesAfter = await statesIn(folder, site);
	const compiledNames = new Set([...statesAfter].filter(([path, state]) => statesBefore.get(path) !== state).map(([path]) => fileName(path)));
	const removedPaths = [];
	for (const [path, state] of statesAfter) {
		if (statesBefore.get(path) !== state || !compiledNames.has(fileName(path))) continue;
		const place = files.join(folder, path);
		if (await belongsToOther(path, folder, site)) continue;
		if (!await staysInTree(files.join(place, ".."), site.directory, files)) continue;
		await files.remove(place);
		removedPaths.push(path);
	}
	if (removedPaths.length === 0) return null;
	const more = removedPaths.length === 1 ? "" : ` and ${removedPaths.length - 1} more`;
	const line = `binaries that came with the addon are left out: ${removedPaths[0] ?? ""}${more}`;
	await noteInLog(line, site);
	return null;
}
async function statesIn(folder, { host: { files } }) {
	const states = /* @__PURE__ */ new Map();
	for (const path of await addonPaths(folder, files)) states.set(path, (await files.stamp(files.join(folder, path)))?.text ?? "");
	return states;
}
async function compiledIn(folder, before, site) {
	const { files } = site.host;
	const top = await files.realPath(folder) ?? folder;
	return [...await statesIn(folder, site)].filter(([path, state]) => before.get(path) !== state && !path.includes("node_modules/")).map(([path]) => files.join(top, path));
}
async function belongsToOther(path, folder, { host: { files } }) {
	const parts = path.split("/").slice(0, -1);
	if (parts.includes("node_modules")) return true;
	for (let depth = 1; depth <= parts.length; depth += 1) {
		const parent = files.join(folder, ...parts.slice(0, depth));
		if (await files.exists(files.join(parent, "package.json"))) return true;
	}
	return false;
}
function fileName(path) {
	return path.slice(path.lastIndexOf("/") + 1);
}

// src/build/addon/assert-loaded.ts
const askSeconds$2 = 60;
const mark = "deadheat-loaded ";
async function assertLoaded(folder, compiledFiles, site) {
	if (compiledFiles.length === 0) return null;
	const answer = await askLoading(folder, site);
	if (answer === null) return null;
	const { error } = answer;
	if (error !== null) await noteInLog(`it cannot be loaded by itself: ${error}`, site);
	const reason = misloadOf(answer, compiledFiles, await site.host.files.realPath(folder) ?? folder);
	const near = (path) => site.host.files.relative(site.directory, path);
	if (reason === null) return null;
	const place = compiledFiles.map(near).join(", ");
	return buildFailure(`expected ${near(folder) || site.side} to load what was compiled at ${place}, got ${reason.kind === "file" ? near(reason.file) : reason.error}: say in package.json or binding.gyp that it is put there, or name commands as "build"`, site);
}
async function broughtAddon(folder, site) {
	const manifest = await readManifest(folder, site.host);
	const names = Object.keys(manifest?.optionalDependencies ?? {});
	if (names.length === 0) return null;
	const answer = await askLoading(folder, site);
	if (answer === null || answer.error !== null) return null;
	const isOptional = (file) => names.some((name) => file.includes(`/node_modules/${name}/`));
	return answer.files.find(isOptional) ?? null;
}
async function askLoading(folder, site) {
	const argv = [
		site.runtime.path,
		"-e",
		texts["build/addon/what-is-loaded.cjs"],
		folder
	];
	const { stdout } = await askProgram({
		argv,
		cwd: folder,
		seconds: askSeconds$2
	}, site);
	const line = stdout.split("\n").findLast((each) => each.startsWith(mark));
	return loadingAnswerSchema.safeParse(parseJson(line?.slice(16) ?? "")).data ?? null;
}
function misloadOf({ files, error }, compiledFiles, folder) {
	if (files.some((file) => compiledFiles.includes(file))) return null;
	const names = new Set(compiledFiles.map(fileName));
	const otherFile = files.find((file) => file.startsWith(`${folder}/`) && !file.slice(folder.length).includes("/node_modules/") || names.has(fileName(file)));
	if (otherFile !== void 0) return {
		kind: "file",
		file: otherFile
	};
	return error !== null && /\.node\b|bindings file|native (?:build|binding|module)/i.test(error) ? {
		kind: "error",
		error: error.split("\n")[0] ?? ""
	} : null;
}

// src/build/addon/recording-linker.ts
const cargoLinks = "target/deadheat-links";
const linkerName = "deadheat-linker";
async function recordingLinker(folder, triple, site) {
	const { files, processes } = site.host;
	const name = `CARGO_TARGET_${triple.toUpperCase().replaceAll("-", "_")}_LINKER`;
	if (!(processes.platform === "linux" && triple.includes("-linux-")) || await findOnPath("cc", site.host) === null) return {};
	if (siteEnvironment(site, site.environment)[name] !== void 0) return {};
	if (choosesLinker(await cargoSettings(folder, site), triple)) return {};
	const links = files.join(folder, cargoLinks);
	const { home, launchers } = ownHome(site);
	if (!await staysInTree(links, site.directory, files)) return {};
	if (!await staysInTree(launchers, home, files)) return {};
	for (const path of [links, launchers]) await files.makeDirectory(path);
	const text = files.join(launchers, `${linkerName}.txt`);
	const program = files.join(launchers, linkerName);
	await files.write(text, texts["build/addon/recording-linker.sh"]);
	await files.remove(program);
	await files.clone(text, program, { executable: true });
	return {
		[name]: linkerName,
		DEADHEAT_LINKS: links
	};
}
function choosesLinker(settings, triple) {
	return settings.split(/^(?=\s*\[)/m).some((section) => {
		const [, machine = triple] = /^\s*\[target\.["']?([\w.-]+)["']?\]/.exec(section) ?? [];
		return machine === triple && /^\s*linker\s*=/m.test(section);
	});
}
async function cargoSettings(folder, { directory, host }) {
	const { files, processes } = host;
	const { CARGO_HOME, HOME = "" } = processes.environment;
	const ownFolders = foldersUpTo(directory, folder, files).map((at) => files.join(at, ".cargo"));
	const paths = [CARGO_HOME ?? files.join(HOME, ".cargo"), ...ownFolders].flatMap((at) => ["config.toml", "config"].map((name) => files.join(at, name)));
	return (await Promise.all(paths.map((path) => files.read(path)))).map((text) => text ?? "").join("\n");
}

// src/build/addon/compile-by-cargo.ts
const askSeconds$1 = 300;
async function compileByCargo({ folder, headers, extra }, site) {
	const { files } = site.host;
	if (await findOnPath("cargo", site.host) === null) return buildFailure(`expected "cargo" on the PATH to compile ${site.side}, got none: install Rust`, site);
	const lockOption = await holdsAbove("Cargo.lock", folder, site) ? ["--locked"] : [];
	const triple = await tripleOf(folder, site);
	const linker = await recordingLinker(folder, triple, site);
	const metadata = await metadataOf(folder, site);
	const release = files.join(metadata?.target_directory ?? files.join(folder, "target"), "release");
	const failure = await runStep({
		name: `cargo build in ${files.relative(site.directory, folder) || "."}`,
		argv: [
			"cargo",
			"build",
			"--release",
			...lockOption,
			`--jobs=${site.jobs}`,
			...extra
		],
		cwd: folder,
		environment: {
			...addonVariables(headers, site.runtime.version),
			...linker
		}
	}, site);
	if (failure !== null) return failure;
	const library = await builtLibrary(metadata, folder, site);
	if (library === null) return buildFailure(`expected cargo to make a library for ${site.side}, got none: set crate-type = ["cdylib"] in Cargo.toml`, site);
	const addon = files.join(folder, await addonName(folder, triple, site));
	for (const path of [library, addon]) {
		if (await staysInTree(path, site.directory, files)) continue;
		return buildFailure(`expected cargo to build inside the tree of ${site.side}, got ${path}: take "target-dir" out of the settings of cargo`, site);
	}
	await files.copy(library, addon);
	const words = [release, files.join(folder, cargoLinks)];
	const argv = [
		"sh",
		"-c",
		texts["build/addon/trim-crates.sh"],
		"sh",
		...words
	];
	await askProgram({
		argv,
		cwd: site.directory,
		seconds: askSeconds$1
	}, site);
	return null;
}
async function metadataOf(folder, site) {
	return cargoMetadataSchema.safeParse(parseJson(await ask([
		"cargo",
		"metadata",
		"--format-version=1",
		"--no-deps"
	], folder, site))).data ?? null;
}
async function builtLibrary(metadata, folder, site) {
	const { files, processes } = site.host;
	if (metadata === null) return null;
	const { packages, target_directory: target } = metadata;
	const manifest = await files.realPath(files.join(folder, "Cargo.toml"));
	const library = (packages.find(({ manifest_path: path }) => path === manifest) ?? packages[0])?.targets.find(({ crate_types: types }) => types.includes("cdylib"));
	if (library === void 0) return null;
	const suffix = processes.platform === "darwin" ? "dylib" : "so";
	const path = files.join(target, "release", `lib${library.name.replaceAll("-", "_")}.${suffix}`);
	return await files.exists(path) ? path : null;
}
async function addonName(folder, triple, site) {
	const { files } = site.host;
	const cargo = await files.read(files.join(folder, "Cargo.toml")) ?? "";
	if (!usesCrate("napi", cargo)) return "index.node";
	const { platform, architecture } = site.host.processes;
	const abi = /(?:gnu|musl)(?:eabi(?:hf)?)?$/.exec(triple)?.[0];
	const napi = (await readManifest(folder, site.host))?.napi;
	const binaryName = napi?.binaryName ?? napi?.name ?? "index";
	return `${[
		`${/^[\w.-]+$/.test(binaryName) ? binaryName : "index"}.${platform}`,
		architecture,
		abi
	].filter((part) => part !== void 0).join("-")}.node`;
}
async function tripleOf(folder, site) {
	const message = await ask(["rustc", "-vV"], folder, site);
	return /^host: (\S+)$/m.exec(message)?.[1] ?? "";
}
async function ask(argv, cwd, site) {
	const { exitCode, stdout } = await askProgram({
		argv,
		cwd,
		seconds: askSeconds$1
	}, site);
	return exitCode === 0 ? stdout : "";
}

// src/build/addon/compile-by-cmake.ts
const headerFolders = [
	"include/node",
	"src",
	"deps/v8/include",
	"deps/uv/include",
	"deps/zlib"
];
async function compileByCmake({ folder, headers, extra }, site) {
	if (await findOnPath("cmake", site.host) === null) return buildFailure(`expected "cmake" on the PATH to compile ${site.side}, got none: install cmake`, site);
	const { files, processes } = site.host;
	const build = files.join(folder, "build");
	const include = await includeFolders(folder, headers, site);
	const { version } = site.runtime;
	const variables = {
		CMAKE_BUILD_TYPE: "Release",
		CMAKE_LIBRARY_OUTPUT_DIRECTORY: files.join(build, "Release"),
		CMAKE_RUNTIME_OUTPUT_DIRECTORY: files.join(build, "Release"),
		CMAKE_JS_INC: include.join(";"),
		CMAKE_JS_SRC: "",
		CMAKE_JS_LIB: "",
		NODE_RUNTIME: "node",
		NODE_RUNTIMEVERSION: version,
		NODE_ARCH: processes.architecture,
		...processes.platform === "darwin" && { CMAKE_SHARED_LINKER_FLAGS: "-undefined dynamic_lookup" }
	};
	const place = files.relative(site.directory, folder) || ".";
	const settings = Object.entries(variables).map(([name, value]) => `-D${name}=${value}`);
	const cache = await compilerCache(site);
	const launchers = {
		CMAKE_C_COMPILER_LAUNCHER: "ccache",
		CMAKE_CXX_COMPILER_LAUNCHER: "ccache"
	};
	const common = {
		cwd: folder,
		environment: {
			...addonVariables(headers, version),
			...placeableFlags(site),
			...cache === null ? {} : {
				...cache,
				...launchers
			}
		}
	};
	const failure = await runSteps([{
		name: `cmake in ${place}`,
		argv: [
			"cmake",
			"-S",
			folder,
			"-B",
			build,
			...settings,
			...extra
		],
		...common
	}, {
		name: `cmake --build in ${place}`,
		argv: [
			"cmake",
			"--build",
			build,
			"--config",
			"Release",
			"--parallel",
			String(site.jobs)
		],
		...common
	}], site);
	await reportCompilerCache(site);
	return failure;
}
async function includeFolders(folder, headers, { directory, host: { files } }) {
	const packageFolders = foldersUpTo(directory, folder, files).flatMap((at) => ["nan", "node-addon-api"].map((name) => files.join(at, "node_modules", name)));
	const candidates = [...headerFolders.map((name) => files.join(headers, name)), ...packageFolders];
	const folders = [];
	for (const path of candidates) if (await files.exists(path)) folders.push(path);
	return folders;
}

// src/build/addon/compile-by-gyp.ts
async function compileByGyp({ folder, headers, extra }, site) {
	const { nodeGypScript, nodePath } = site.tools;
	if (nodeGypScript === null) return buildFailure("expected npm to include node-gyp, got none: install npm 9 or newer beside the \"node\" on the PATH", site);
	const { version } = site.runtime;
	const variables = await preGypVariables(folder, await readManifest(folder, site.host), site);
	const cache = await compilerCache(site);
	const compilers = cache === null ? {} : await cachedCompilers(site);
	const step = (command) => ({
		name: `node-gyp ${command} in ${site.host.files.relative(site.directory, folder) || "."}`,
		argv: [
			nodePath,
			nodeGypScript,
			command,
			"--release",
			`--nodedir=${headers}`,
			`--target=${version}`,
			`--jobs=${site.jobs}`,
			...Object.entries(variables).map(([name, value]) => `--${name}=${value}`),
			...extra
		],
		cwd: folder,
		environment: {
			...addonVariables(headers, version),
			...placeableFlags(site),
			...cache,
			...compilers
		}
	});
	const failure = await runSteps([step("configure"), step("build")], site);
	await reportCompilerCache(site);
	return failure;
}
const askSeconds = 60;
const preGypName = /^(?:@[\w.-]+\/)?node-pre-gyp$/;
const question = "var load = require, path = load('path')\nvar file = require(process.argv[1]).find(path.resolve('package.json'))\nprocess.stdout.write('\\n' + JSON.stringify(file) + '\\n')";
async function preGypVariables(folder, manifest, site) {
	if (manifest?.binary === void 0) return {};
	const { versions } = site.runtime;
	const napiVersion = Number(versions["napi"] ?? 0);
	const fittingVersions = manifest.binary.napi_versions.filter((version) => version <= napiVersion);
	const api = fittingVersions.length === 0 ? "" : String(Math.max(...fittingVersions));
	const abi = `node-v${versions["modules"] ?? ""}`;
	const file = await loadedFile(folder, manifest, site);
	if (file === null) return {};
	return {
		module: file,
		module_name: manifest.binary.module_name,
		module_path: site.host.files.join(file, ".."),
		napi_version: versions["napi"] ?? "",
		napi_build_version: api,
		node_abi_napi: napiVersion === 0 ? abi : "napi",
		node_napi_label: api === "" ? abi : `napi-v${api}`
	};
}
async function loadedFile(folder, manifest, site) {
	const name = packagesNamed(manifest).find((each) => preGypName.test(each));
	if (name === void 0) return null;
	const argv = [
		site.runtime.path,
		"-e",
		question,
		name
	];
	const { exitCode, stdout } = await askProgram({
		argv,
		cwd: folder,
		seconds: askSeconds
	}, site);
	const file = parseJson(stdout.trimEnd().split("\n").at(-1) ?? "");
	return exitCode === 0 && typeof file === "string" && file.startsWith("/") ? file : null;
}

// src/build/addon/compile-addon.ts
const compilers = {
	"node-gyp": compileByGyp,
	cmake: compileByCmake,
	cargo: compileByCargo
};
async function compileAddon(folder, extra, site) {
	const headers = await addonHeaders(site);
	if (headers === null) return buildFailure(`expected the headers of Node.js ${site.runtime.version}, got none: name a version instead of a path`, site);
	if (!await staysInTree(folder, site.directory, site.host.files)) return buildFailure(`expected the addon of ${site.side} inside its tree, got a link out of it at ${folder}`, site);
	await removeBinaries(folder, site);
	const compile = compilers[await compilerOf(folder, site)];
	return overShipped(folder, site, () => compile({
		folder,
		headers,
		extra
	}, site));
}
async function removeBinaries(folder, site) {
	const { files } = site.host;
	if (!await staysInTree(folder, site.directory, files)) return;
	await files.remove(files.join(folder, "prebuilds"));
	if (await compilerOf(folder, site) !== "cargo") {
		await files.remove(files.join(folder, "build"));
		return;
	}
	for (const { name } of await files.list(folder)) if (name.endsWith(".node")) await files.remove(files.join(folder, name));
}
async function compilerOf(folder, { host }) {
	return addonTool(await folderFacts(folder, host)) ?? "node-gyp";
}

// src/build/install/compile-dependencies.ts
async function compileDependencies(site) {
	const { directory, packageDirectory, host } = site;
	const linkedFolders = await linkedPackages(directory, packageDirectory, host.files);
	for (const root of /* @__PURE__ */ new Set([
		directory,
		packageDirectory,
		...linkedFolders
	])) {
		const failure = await compileBelow(root, site);
		if (failure !== null) return failure;
	}
	for (const folder of linkedFolders) {
		const failure = addonTool(await folderFacts(folder, host)) === null ? null : await compileAddon(folder, [], site);
		if (failure !== null) return failure;
	}
	return null;
}
async function compileBelow(root, site) {
	const optionalFolders = await optionalDependencies(root, site.host.files);
	for (const folder of await nativeDependencies(root, site.host.files)) {
		if (folder === site.packageDirectory) continue;
		const name = site.host.files.relative(root, folder);
		const broughtPath = await broughtAddon(folder, site);
		if (broughtPath !== null) {
			const place = site.host.files.relative(root, broughtPath);
			await noteInLog(`${name} is not compiled, it loads ${place}`, site);
			continue;
		}
		const before = await statesIn(folder, site);
		const failure = await compileAddon(folder, [], site) ?? await assertLoaded(folder, await compiledIn(folder, before, site), site);
		if (failure === null) continue;
		if (!optionalFolders.has(name)) return failure;
		await noteInLog(`optional ${name} does not build and is left out`, site);
	}
	return null;
}
async function nativeDependencies(folder, files) {
	const folders = [];
	for (const path of await addonPackages(files.join(folder, "node_modules"), files)) {
		if (await needsCompiler(path, files)) folders.push(path);
		folders.push(...await nativeDependencies(path, files));
	}
	return folders;
}
async function addonPackages(modules, files) {
	const folders = [];
	for (const { name, directory } of await files.list(modules)) {
		const path = files.join(modules, name);
		if (!directory || name === ".bin") continue;
		if (name === ".pnpm") folders.push(...await packagesOfStore(path, files));
		else if (name.startsWith("@")) folders.push(...await addonPackages(path, files));
		else if (!name.startsWith(".")) folders.push(path);
	}
	return folders;
}
async function packagesOfStore(store, files) {
	const folders = [];
	for (const { name, directory } of await files.list(store)) {
		if (!directory) continue;
		folders.push(...await addonPackages(files.join(store, name, "node_modules"), files));
	}
	return folders;
}
async function needsCompiler(path, files) {
	if (!await files.exists(files.join(path, "binding.gyp"))) return false;
	return ![...await files.walk(files.join(path, "prebuilds")), ...await files.walk(files.join(path, "build"))].some((each) => each.endsWith(".node"));
}

// src/build/install/without-compiling.ts
const tool = String.raw`(?:node-gyp|node-pre-gyp|prebuild|prebuildify|prebuild-install|node-gyp-build|cmake-js|cargo-cp-artifact|napi\s+build|neon\s+build|cargo\s+(?:build|rustc|b))(?=\s|$)`;
const settings = String.raw`(?:cross-env\s+|[A-Za-z_]\w*=\S*\s+)*`;
const finder = String.raw`(?:(?:npx|pnpx|bunx)\s+(?:-\S+\s+)*|(?:npm|pnpm|yarn)\s+exec\s+(?:--\s+)?|(?:pnpm|yarn)\s+(?:run\s+)?)?`;
const compiles = new RegExp(`^${settings}${finder}(?:\\S*/)?${tool}`);
const namesTool = new RegExp(`(?:^|[\\s(;|&/])${tool.replace("(?=\\s|$)", String.raw`(?=[\s;|&)]|$)`)}`);
const shellSyntax = /[|;&()<>`\n]|\$\(/;
function withoutCompiling(name, scripts) {
	const remainingScripts = {};
	const leftOut = [];
	let isEntangled = false;
	for (const each of reachable(name, scripts)) {
		const commands = (scripts[each] ?? "").split(/(?<!&)&&(?!&)/).map((command) => command.trim());
		const keptCommands = commands.filter((command) => !isCompiler(command, scripts));
		isEntangled ||= keptCommands.some((command) => shellSyntax.test(command) && namesTool.test(command));
		if (keptCommands.length === commands.length) continue;
		const droppedCommands = commands.filter((command) => !keptCommands.includes(command));
		isEntangled ||= droppedCommands.some((command) => shellSyntax.test(command));
		remainingScripts[each] = keptCommands.join(" && ");
		leftOut.push(...droppedCommands);
	}
	return isEntangled ? {
		scripts: {},
		leftOut: [],
		isEntangled
	} : {
		scripts: remainingScripts,
		leftOut,
		isEntangled
	};
}
function isCompiler(command, scripts) {
	const [, script = ""] = /^(?:pnpm|yarn)\s+(?:run\s+)?([\w:.-]+)/.exec(command) ?? [];
	return compiles.test(command) && !(script in scripts);
}
function reachable(name, scripts) {
	const all = /* @__PURE__ */ new Set();
	const follow = (each) => {
		const script = scripts[each];
		if (script === void 0 || all.has(each)) return;
		all.add(each);
		for (const hook of [`pre${each}`, `post${each}`]) follow(hook);
		for (const word of script.split(/[\s'"]+/)) follow(word);
	};
	follow(name);
	return all;
}

// src/build/install/install-dependencies.ts
async function installDependencies(site) {
	const { files } = site.host;
	const place = await installPlace(site);
	if (installsNothing(place)) {
		await noteInLog("nothing is installed: package.json names no dependency", site);
		return null;
	}
	const { folder, names, manifest } = place;
	const lock = site.lock === "own" ? null : site.lock;
	const manager = packageManagerOf(lock === null ? names : [...names, lock.name], manifest);
	if (manager.lockfile === null) await noteInLog("no lockfile: the two sides may get different versions of their dependencies", site);
	if (manager.choice !== null) await noteLine(manager.choice, site);
	const installer = await installerOf(manager.program, manifest?.packageManager ?? null, site);
	if (installer === null) return missingProgram(manager.program, site);
	const words = lock?.name === "package-lock.json" ? installByLock : manager.install;
	if (lock !== null) await files.write(files.join(folder, lock.name), lock.text);
	const yarnLock = await readPlain(files.join(folder, "yarn.lock"), site.directory, files);
	const failure = await runStep({
		name: [manager.program, words[0] ?? ""].join(" "),
		argv: [...installer.argv, ...words],
		cwd: folder,
		environment: {
			npm_config_ignore_scripts: "true",
			YARN_ENABLE_SCRIPTS: "false",
			...installer.environment
		},
		neededPaths: installer.neededPaths,
		installs: true,
		refusal: oldYarn(yarnLock ?? "", site.manifest?.scripts ?? {})
	}, site);
	if (lock !== null) await files.remove(files.join(folder, lock.name));
	return failure;
}
function oldYarn(lock, scripts) {
	const [, format] = /^__metadata:\s+version: (\d+)/m.exec(lock) ?? [];
	if (format === void 0) return void 0;
	const yarn = `yarn@${Number(format) < 7 ? "3.8.7" : "4.14.1"}`;
	const install = `YARN_NODE_LINKER=node-modules corepack ${yarn} install --no-immutable --mode=skip-build`;
	const build = scripts["build"] === void 0 ? [] : [`corepack ${yarn} run build`];
	return {
		output: /^yarn install v1\./m,
		meaning: `got Yarn 1 for a yarn.lock of a later one: name the version that wrote it in "packageManager" of package.json, such as "${yarn}"; without that, a line for deadheat.yml: build: ${JSON.stringify([install, ...build])}`
	};
}
const installByLock = [
	"install",
	"--package-lock=true",
	...quietOptions
];
async function runScriptWithoutCompiling(name, site) {
	const { files } = site.host;
	const { scripts, leftOut } = withoutCompiling(name, site.manifest?.scripts ?? {});
	const path = files.join(site.packageDirectory, "package.json");
	const text = leftOut.length === 0 ? null : await readPlain(path, site.directory, files);
	const manifest = scriptsSchema.safeParse(parseJson(text ?? ""));
	if (text === null || !manifest.success) return runScript(name, site);
	const line = `left out of "${name}", because the addon is compiled apart: ${[...new Set(leftOut)].join(", ")}`;
	await noteLine(line, site);
	if (scripts[name] === "" && leftOut.length === Object.keys(scripts).length) return null;
	const otherScripts = Object.entries(scripts).map(([each, rest]) => [each, rest || "node -e 0"]);
	const manifestText = `${JSON.stringify({
		...manifest.data,
		scripts: {
			...manifest.data.scripts,
			...Object.fromEntries(otherScripts)
		}
	})}\n`;
	await files.write(path, manifestText);
	const failure = await runScript(name, site);
	if (await files.kindOf(path) === "file" && await files.read(path) === manifestText) await files.write(path, text);
	return failure;
}
async function runScript(script, site) {
	const { names, manifest } = await installPlace(site);
	const { program, scriptRunner } = packageManagerOf(names, manifest);
	const bun = program === "bun" ? await findOnPath("bun", site.host) : null;
	const realBun = bun === null ? null : await site.host.files.realPath(bun);
	const installer = scriptRunner === "npm" ? {
		argv: [site.tools.nodePath, site.tools.npmScript],
		environment: {},
		neededPaths: []
	} : await installerOf(scriptRunner, manifest?.packageManager ?? null, site);
	if (installer === null) return missingProgram(scriptRunner, site);
	return runStep({
		name: `${scriptRunner} run ${script}`,
		argv: [
			...installer.argv,
			"run",
			script
		],
		cwd: site.packageDirectory,
		environment: {
			...addonVariables(site.runtime.headersDirectory, site.runtime.version),
			...installer.environment
		},
		neededPaths: [...installer.neededPaths, ...[bun, realBun].flatMap((path) => path ?? [])]
	}, site);
}
async function ownManager(site) {
	const { names, manifest } = await installPlace(site);
	const { program } = packageManagerOf(names, manifest);
	return program === "npm" ? null : installerOf(program, manifest?.packageManager ?? null, site);
}
async function installPlace({ directory, packageDirectory, host }) {
	const { files } = host;
	const places = [];
	for (const folder of foldersUpTo(directory, packageDirectory, files)) {
		const names = (await files.list(folder)).map(({ name }) => name);
		const place = {
			folder,
			names,
			manifest: await readManifest(folder, host)
		};
		if (packageManagerOf(names, null).lockfile !== null) return place;
		places.push(place);
	}
	return places.find(({ names, manifest }) => names.includes("pnpm-workspace.yaml") || manifest?.workspaces !== void 0) ?? places[0] ?? {
		folder: packageDirectory,
		names: [],
		manifest: null
	};
}
function installsNothing({ names, manifest }) {
	const { program, lockfile } = packageManagerOf(names, manifest);
	if (manifest === null || program !== "npm" || lockfile !== null) return false;
	const { optionalDependencies, peerDependencies, workspaces, libc, os, cpu, devEngines } = manifest;
	const otherNames = Object.keys({
		...optionalDependencies,
		...peerDependencies
	});
	const isNamed = packagesNamed(manifest).length + otherNames.length > 0;
	const hasRule = [
		workspaces,
		libc,
		os,
		cpu,
		devEngines
	].some((rule) => rule !== void 0);
	return !isNamed && !hasRule && !names.includes(".npmrc");
}
function missingProgram(program, site) {
	return buildFailure(`expected "${program}" on the PATH, because ${site.side} uses its lockfile, got none: run ${program === "bun" ? "" : "\"corepack enable\" or "}"npm install --global ${program}"`, site);
}

// src/build/install/install-scripts.ts
const scriptsBefore = ["preinstall", "install"];
const scriptsAfter = ["postinstall", "prepare"];
async function runInstallScripts(site) {
	const ownScripts = [...scriptsBefore, ...scriptsAfter].filter((name) => doesMore(name, site));
	const dependencies = site.installScripts === "all" ? [] : await scriptedDependencies(site);
	const skippedScripts = [...site.installScripts === "none" && ownScripts.length > 0 ? [`${ownScripts.join(", ")} of its own`] : [], ...dependencies.length === 0 ? [] : [`those of ${someOf(dependencies, 8)}`]];
	if (skippedScripts.length > 0) {
		const value = dependencies.length > 0 ? "all" : "own";
		const line = `install scripts were not run (${skippedScripts.join("; ")}): if something is missing, add "install-scripts: ${value}" to deadheat.yml`;
		await noteLine(line, site);
	}
	return (site.installScripts === "all" ? await runThoseOfDependencies(site) : null) ?? runOwn(scriptsBefore, site);
}
function runInstallScriptsAfter(site) {
	return runOwn(scriptsAfter, site);
}
async function runOwn(names, site) {
	if (site.installScripts === "none") return null;
	for (const name of names.filter((each) => doesMore(each, site))) {
		const failure = await runScriptWithoutCompiling(name, site);
		if (failure !== null) return failure;
	}
	return null;
}
function doesMore(name, { manifest }) {
	if (manifest?.scripts[name] === void 0) return false;
	return withoutCompiling(name, manifest?.scripts ?? {}).scripts[name] !== "";
}
async function runThoseOfDependencies(site) {
	const { nodePath, npmScript } = site.tools;
	const { headersDirectory: headers, version } = site.runtime;
	return runStep({
		name: "npm rebuild",
		argv: [
			nodePath,
			npmScript,
			"rebuild",
			"--ignore-scripts=false",
			"--no-audit",
			"--no-fund"
		],
		cwd: (await installPlace(site)).folder,
		environment: {
			...addonVariables(headers, version),
			npm_config_ignore_scripts: "false"
		}
	}, site);
}
async function scriptedDependencies(site) {
	const { files } = site.host;
	const names = /* @__PURE__ */ new Set();
	for (const folder of /* @__PURE__ */ new Set([site.directory, site.packageDirectory])) for (const place of Object.keys(await installedPackages(folder, files))) {
		const path = folderOf(place);
		const scripts = (await readManifest(files.join(folder, path), site.host))?.scripts ?? {};
		if (![...scriptsBefore, "postinstall"].some((name) => scripts[name] !== void 0)) continue;
		if (await files.exists(files.join(folder, path, "binding.gyp"))) continue;
		names.add(path.replace(/^.*node_modules\//, ""));
	}
	return [...names].toSorted();
}
function folderOf(place) {
	const [, name] = /\/\.pnpm\/(.[^@]*)/.exec(place) ?? [];
	return name === void 0 ? place : `${place}/node_modules/${name.replace("+", "/")}`;
}

// src/build/recipes/index.ts
const recipes = {
	package: {
		install: installTree,
		build: async (site) => await buildInstalled(site) ?? (ownScripts(site)["build"] === void 0 ? null : runScript("build", site))
	},
	install: {
		install: installTree,
		build: buildInstalled
	},
	addon: {
		install: async (site) => {
			const failure = await installTree(site);
			if (failure === null) await removeBinaries(site.packageDirectory, site);
			return failure;
		},
		build: async (site) => {
			const { packageDirectory } = site;
			const statesBefore = await statesIn(packageDirectory, site);
			const compiledFiles = () => compiledIn(packageDirectory, statesBefore, site);
			const scripts = ownScripts(site);
			const { isEntangled } = withoutCompiling("build", scripts);
			return await runInstallScripts(site) ?? await compileDependencies(site) ?? (isEntangled ? null : await compileOwn(compiledFiles, site)) ?? await runInstallScriptsAfter(site) ?? (scripts["build"] === void 0 ? null : await runScriptWithoutCompiling("build", site)) ?? ((await compiledFiles()).length === 0 ? await compileOwn(compiledFiles, site) : null) ?? assertLoaded(packageDirectory, await compiledFiles(), site);
		}
	},
	node: nodeRecipe,
	command: { build: async (site) => {
		const { headersDirectory, version } = site.runtime;
		const { environment = {}, neededPaths = [] } = await ownManager(site) ?? {};
		const step = {
			cwd: site.packageDirectory,
			environment: {
				...addonVariables(headersDirectory, version),
				...environment
			},
			neededPaths
		};
		const { commands } = site.request;
		return runSteps(commands.map((argv) => ({
			name: argv.join(" "),
			argv,
			...step
		})), site);
	} }
};
async function buildInstalled(site) {
	return await runInstallScripts(site) ?? await compileDependencies(site) ?? runInstallScriptsAfter(site);
}
async function installTree(site) {
	return isTree(site.request.revision) ? installDependencies(site) : null;
}
function ownScripts({ request, manifest }) {
	return isTree(request.revision) ? manifest?.scripts ?? {} : {};
}
async function compileOwn(compiledFiles, site) {
	const failure = await compileAddon(site.packageDirectory, site.configure, site);
	if (failure !== null || (await compiledFiles()).length > 0) return failure;
	return buildFailure(`expected ${site.side} to compile to a .node file, got none: name the folder of the addon, or the recipe "package"`, site);
}

// src/build/install/measure-install.ts
const packSeconds = 120;
async function measureInstall(source, site) {
	if (source === "package") return installedDependencies(site.directory, site.host.files);
	const { manifest, packageDirectory, host } = site;
	if (manifest === null || manifest.private || manifest.name === void 0) return null;
	if (manifest.version === void 0) return null;
	const hasDependencies = Object.keys(manifest.dependencies).length > 0;
	const dependencies = await installedDependencies(packageDirectory, host.files);
	if (hasDependencies && dependencies === null) return null;
	const ownSize = await packedSize(site);
	if (ownSize === null) return null;
	return {
		bytes: ownSize.bytes + (dependencies?.bytes ?? 0),
		files: ownSize.files + (dependencies?.files ?? 0)
	};
}
async function packedSize(site) {
	const { tools, packageDirectory } = site;
	const argv = [
		tools.nodePath,
		tools.npmScript,
		"pack",
		"--dry-run",
		"--json",
		"--ignore-scripts"
	];
	const outcome = await askProgram({
		argv,
		cwd: packageDirectory,
		seconds: packSeconds
	}, site);
	const first = packedListSchema.safeParse(parseJson(outcome.stdout)).data?.[0];
	if (outcome.exitCode === 0 && first !== void 0) return {
		bytes: first.unpackedSize,
		files: first.entryCount
	};
	await noteInLog("its install size is not known: npm pack does not list its files", site);
	return null;
}
async function installedDependencies(folder, files) {
	const list = await npmList(folder, files);
	if (list === null) return null;
	let sum = {
		bytes: 0,
		files: 0
	};
	for (const [path, { dev, link }] of Object.entries(list)) {
		if (dev || link) continue;
		const place = files.join(folder, path);
		if (!await staysInTree(place, folder, files)) continue;
		const ownSize = await sizeBelow(place, files);
		sum = {
			bytes: sum.bytes + ownSize.bytes,
			files: sum.files + ownSize.files
		};
	}
	return sum;
}
async function sizeBelow(folder, files) {
	const ownPaths = (await files.walk(folder)).filter((path) => !path.startsWith("node_modules/"));
	let bytes = 0;
	for (const path of ownPaths) bytes += await files.sizeBytes(files.join(folder, path));
	return {
		bytes,
		files: ownPaths.length
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

// src/store/put-in.ts
const leftOutPatterns = [
	/(?:^|\/)\.git(?:\/|$)/,
	/(?:^|\/)node_gyp_bins(?:\/|$)/,
	/(?:^|\/)out\/tools(?:\/|$)/,
	/(?:^|\/)obj\.host(?:\/|$)/,
	/(?:^|\/)out\/(?:Release|Debug)\/(?:(?:obj|obj\.target|\.deps)(?:\/|$)|.*\.(?:o|a|d)$)/
];
const syncSeconds = 20;
const largeBytes = 256e3;
const mostSyncedFiles = 200;
async function putIn(keptBuild, store, host) {
	const { files } = host;
	const { directory, writes: trustScope } = store;
	const scopeFolder = files.join(directory, trustScope);
	let draft = null;
	try {
		const treeEntries = (await files.survey(keptBuild.place)).filter(({ path }) => !leftOutPatterns.some((pattern) => pattern.test(path)));
		const refusal = treeRefusal(treeEntries, keptBuild.place);
		if (refusal !== null) return refusal;
		await files.makeDirectory(scopeFolder);
		const sizeRefusal = sizeRefusalOf(treeEntries, await files.freeBytes(scopeFolder));
		if (sizeRefusal !== null) return sizeRefusal;
		draft = await files.temporaryDirectory("new", scopeFolder);
		await copyTree(treeEntries, keptBuild, {
			draft,
			trustScope
		}, host);
		const { folder } = entryPaths({
			directory,
			trustScope,
			key: keptBuild.key
		}, host);
		await files.setAside(draft, folder);
		return null;
	} catch (error) {
		return error instanceof Error ? error.message : String(error);
	} finally {
		if (draft !== null) await files.remove(draft);
	}
}
function treeRefusal(treeEntries, place) {
	for (const entry of treeEntries) {
		if (entry.path.includes("\\")) return `the name ${entry.path} cannot be kept`;
		if (entry.kind === "other") return `${entry.path} is neither file nor folder nor link`;
		if (entry.kind === "link" && leavesTree(entry.path, entry.target, place)) return `${entry.path} is a link out of the tree`;
	}
	return null;
}
const mostFreeShare = .5;
function sizeRefusalOf(treeEntries, freeBytes) {
	const sizeBytes = treeEntries.reduce((sum, entry) => sum + (entry.kind === "file" ? entry.sizeBytes : 0), 0);
	const mostBytes = Math.min(defaultStoreLimits.sizeBytes, mostFreeShare * (freeBytes ?? 1e400));
	if (sizeBytes <= mostBytes) return null;
	return `expected files of at most ${Math.floor(mostBytes / 1e6)} MB together, got ${Math.ceil(sizeBytes / 1e6)} MB`;
}
async function copyTree(treeEntries, { key, label, place, build }, { draft, trustScope }, host) {
	const { files, clock } = host;
	const tree = files.join(draft, "tree");
	const now = clock.now();
	await files.write(files.join(draft, "used"), now);
	await files.makeDirectory(tree);
	const folders = treeEntries.flatMap(({ path, kind }) => kind === "folder" ? [path] : []);
	for (const path of folders) await files.makeDirectory(files.join(tree, path));
	const copiedFiles = [];
	await inParallel(treeEntries, async (entry) => {
		if (entry.kind !== "file") return;
		const { path, executable } = entry;
		const copy = files.join(tree, path);
		await files.clone(files.join(place, path), copy, { executable });
		const isPlaced = await files.holds(copy, place);
		copiedFiles.push({
			path,
			executable,
			placed: isPlaced,
			...await files.fingerprint(copy)
		});
	});
	const storedBuild = {
		format: storedBuildFormat,
		key,
		trustScope,
		madeAt: now,
		label,
		place,
		build,
		folders,
		files: copiedFiles,
		links: treeEntries.flatMap((entry) => entry.kind === "link" ? [{
			path: entry.path,
			target: entry.target
		}] : [])
	};
	const sizeBytes = copiedFiles.reduce((sum, file) => sum + file.sizeBytes, 0);
	await files.write(files.join(draft, "size"), String(sizeBytes));
	await flush(tree, copiedFiles.filter((file) => file.sizeBytes >= largeBytes).toSorted((first, second) => second.sizeBytes - first.sizeBytes).slice(0, mostSyncedFiles).map(({ path }) => `./${path}`), host);
	await files.write(files.join(draft, "build.json"), JSON.stringify(storedBuild));
}
async function flush(folder, paths, { processes }) {
	const sync = processes.platform === "linux" ? await processes.find("sync") : null;
	if (sync === null || paths.length === 0) return;
	await processes.run({
		argv: [
			sync,
			"--data",
			"--",
			...paths
		],
		cwd: folder,
		environment: {},
		timeoutSeconds: syncSeconds,
		outputLimitBytes: 1e4
	});
}

// src/store/take-out.ts
async function takeOut(key, target, { reads, directory }, host) {
	const refusals = [];
	for (const trustScope of reads) {
		const outcome = await takeFrom({
			directory,
			trustScope,
			key
		}, target, host);
		if (typeof outcome === "object" && outcome !== null) return outcome;
		if (outcome !== null) refusals.push(outcome);
	}
	return refusals.length === 0 ? { kind: "none" } : {
		kind: "refused",
		reason: refusals.join("; ")
	};
}
async function takeFrom(place, target, host) {
	const storedBuild = await readEntry(place, host);
	if (storedBuild === null) return null;
	const refuse = async (reason) => {
		await removeEntry(place, host);
		return reason;
	};
	if (typeof storedBuild === "string") return refuse(storedBuild);
	if (isBound(storedBuild, target, host)) return refuse(`it can only run in ${storedBuild.place}`);
	const { tree, lastUsePath } = entryPaths(place, host);
	try {
		await host.files.write(lastUsePath, host.clock.now());
		await layOut(storedBuild, tree, target, host);
	} catch (error) {
		if (!(error instanceof Error)) throw error;
		if (isDiskFull(error)) throw error;
		return refuse(error.message);
	}
	return {
		kind: "build",
		storedBuild,
		build: moveBuild(storedBuild, target)
	};
}
function isBound({ files, place }, target, { processes }) {
	if (place === target || !files.some(({ placed: isPlaced }) => isPlaced)) return false;
	return place.length !== target.length || processes.platform === "darwin";
}
async function layOut(storedBuild, tree, target, host) {
	const { files } = host;
	await files.makeDirectory(target);
	for (const { name } of await files.list(target)) if (name !== ".git") await files.remove(files.join(target, name));
	await checkKind(tree, "folder", host);
	for (const path of storedBuild.folders) {
		await checkKind(files.join(tree, path), "folder", host);
		await files.makeDirectory(files.join(target, path));
	}
	await inParallel(storedBuild.files, async (file) => {
		const copy = files.join(target, file.path);
		await checkKind(files.join(tree, file.path), "file", host);
		await files.clone(files.join(tree, file.path), copy, file);
		await checkFile(copy, file, host);
		if (file.placed && storedBuild.place !== target) await files.replaceText(copy, storedBuild.place, target);
	});
	for (const { path, target: to } of storedBuild.links) await files.link(withPlace(to, storedBuild.place, target), files.join(target, path));
}
function moveBuild({ build, place }, target) {
	const at = (path) => withPlace(path, place, target);
	const { runtime } = build;
	return {
		...build,
		directory: at(build.directory),
		packageDirectory: at(build.packageDirectory),
		runtime: {
			...runtime,
			path: at(runtime.path),
			headersDirectory: runtime.headersDirectory === null ? null : at(runtime.headersDirectory)
		}
	};
}
function withPlace(path, place, target) {
	return path === place || path.startsWith(`${place}/`) ? `${target}${path.slice(place.length)}` : path;
}

// src/build/install/resolve-lock.ts
const lockMakers = {
	npm: {
		name: "package-lock.json",
		words: [
			"install",
			"--package-lock-only",
			"--package-lock=true",
			...quietOptions
		]
	},
	pnpm: {
		name: "pnpm-lock.yaml",
		words: [
			"install",
			"--lockfile-only",
			"--ignore-scripts",
			"--no-frozen-lockfile"
		]
	}
};
const mostPasses = 5;
async function resolveLock(site) {
	const { request, host, side, packageDirectory } = site;
	const { locks, revision, repository } = request;
	const { files } = host;
	const packageManifest = await readManifest(packageDirectory, host);
	const recipe = await recipeOf(request, packageDirectory, host);
	if (recipe === "node") return "own";
	const place = await installPlace(site);
	const { folder, names, manifest } = place;
	const { program, lockfile } = packageManagerOf(names, manifest);
	if (lockfile !== null || installsNothing(place)) {
		const ownLock = lockfile === null ? null : await readLock(lockfile, folder, site);
		if (side === "base") locks?.give(ownLock);
		return "own";
	}
	if (packageManifest === null || recipe === "command") return null;
	const maker = lockMakers[program];
	const installer = await installerOf(program, manifest?.packageManager ?? null, site);
	if (maker === void 0 || installer === null) return null;
	const baseLock = side === "head" && locks !== void 0 ? await locks.baseLock : null;
	const source = await sourceOf(revision, repository, host);
	const storedName = digestOf(JSON.stringify([
		source,
		files.relative(site.directory, folder),
		maker.name
	]));
	const scopeFolder = files.join(site.cacheDirectory, "locks", site.trustScope);
	const storedPath = files.join(scopeFolder, storedName);
	const keptText = baseLock === null ? await files.read(storedPath) : null;
	const path = files.join(folder, maker.name);
	let lock = keptText === null ? baseLock : {
		name: maker.name,
		text: keptText
	};
	if (lock?.name === maker.name) await files.write(path, lock.text);
	const step = {
		name: `${program} install`,
		argv: [...installer.argv, ...maker.words],
		cwd: folder,
		environment: {
			npm_config_ignore_scripts: "true",
			...installer.environment
		},
		neededPaths: installer.neededPaths,
		installs: true
	};
	const passes = baseLock === null ? mostPasses : 1;
	for (let pass = 0, isSettled = false; pass < passes && !isSettled; pass += 1) {
		const nextLock = await runStep(step, site) === null ? await readLock(maker.name, folder, site) : null;
		isSettled = nextLock === null || nextLock.text === lock?.text;
		lock = nextLock;
	}
	await files.remove(path);
	if (side === "base") locks?.give(lock);
	if (lock === null) await noteInLog(`no lockfile, and ${program} makes none: sides may get other versions`, site);
	else if (baseLock === null) {
		await files.makeDirectory(scopeFolder);
		await files.write(storedPath, lock.text);
	}
	return lock;
}
async function readLock(name, folder, site) {
	const { files } = site.host;
	const text = await readPlain(files.join(folder, name), site.directory, files);
	return text === null ? null : {
		name,
		text
	};
}

// src/build/inputs/machine-state.ts
const packageLists = [
	"/var/lib/dpkg/status",
	"/lib/apk/db/installed",
	"/var/lib/rpm/rpmdb.sqlite",
	"/usr/lib/sysimage/rpm/rpmdb.sqlite",
	"/var/lib/pacman/local"
];
const distributionFolder = /^(?:\/usr)?\/(?:bin|sbin|include|lib|lib64)$|^\/usr\/(?:lib|include)\/[\w.-]+-linux-\w+$/;
const distributionFolders = [
	"/usr/bin",
	"/usr/sbin",
	"/usr/include",
	"/usr/lib",
	"/usr/lib64"
];
const besidePrograms = [
	"include",
	"lib",
	"lib64",
	"libexec"
];
const searchVariables = /(?:FLAGS|_PATH|^CC|^CXX|^LD|^AR)$/;
const mostEntries = 5e4;
const mostBytes = 1e9;
const deepest = 40;
async function machineState(variables, headers, { files, processes }, digests) {
	const realPathsOf = async (paths) => {
		const realPaths = await Promise.all(paths.map((path) => files.realPath(path)));
		return [...new Set(realPaths.flatMap((path) => path ?? []))];
	};
	const multiarch = ["/usr/lib", "/usr/include"].flatMap((path) => files.entriesBelow(path, {
		deepest: 0,
		most: mostEntries
	}).map((entry) => `${path}/${entry.path}`));
	const listedPaths = await realPathsOf([...distributionFolders, ...multiarch.filter((path) => distributionFolder.test(path))]);
	const searchedPaths = await realPathsOf([
		"/usr/local",
		"/usr/lib/node_modules",
		...foldersOfPath(jobPath(processes)),
		...namedFolders(variables),
		...headers === null ? [] : [headers]
	]);
	const wholeFolders = searchedPaths.filter((path) => !distributionFolder.test(path) && !searchedPaths.some((otherPath) => otherPath !== path && path.startsWith(`${otherPath}/`)));
	const listEntries = packageLists.flatMap((path) => files.entriesBelow(path, {
		deepest,
		most: mostEntries
	}).map((entry) => ({
		path,
		entry
	})));
	const packageDigests = await Promise.all(listEntries.map(({ path, entry }) => digests.digestOf(entry.path === "" ? path : `${path}/${entry.path}`)));
	const nameDigests = listedPaths.map((path) => digestOf(files.entriesBelow(path, {
		deepest: 0,
		most: mostEntries
	}).map(({ path: name, target, modifiedAt }) => `${name}\0${target}\0${modifiedAt}`).join("\n")));
	const contentDigests = [];
	for (const path of wholeFolders) contentDigests.push(await contentOf(path, files, digests));
	const order = (await realPathsOf(jobPath(processes))).map((path) => {
		const root = wholeFolders.findIndex((otherPath) => `${path}/`.startsWith(`${otherPath}/`));
		return root < 0 ? path : `${root}${path.slice(wholeFolders[root]?.length)}`;
	});
	return [
		...packageDigests,
		...nameDigests,
		...contentDigests,
		...order
	];
}
function foldersOfPath(folders) {
	return folders.flatMap((folder) => {
		const [, prefix] = /^(.+)\/s?bin$/.exec(folder) ?? [];
		return prefix === void 0 || distributionFolder.test(folder) ? [folder] : [folder, ...besidePrograms.map((name) => `${prefix}/${name}`)];
	});
}
function namedFolders(variables) {
	return Object.entries(variables).flatMap(([name, value]) => searchVariables.test(name) ? [...value.matchAll(/(?:^|[\s=,:;]|-[ILB])(\/[^\s,:;=]+)/g)].flatMap(([, path]) => path ?? []) : []);
}
function contentOf(path, files, digests) {
	const entries = files.entriesBelow(path, {
		deepest,
		most: mostEntries
	});
	const state = digestOf(entries.map((entry) => `${entryTitle(entry)}\0${entry.stamp}`).join("\n"));
	if (entries.reduce((sum, entry) => sum + entry.sizeBytes, 0) > mostBytes) return Promise.resolve(state);
	const changedMs = entries.reduce((latest, entry) => Math.max(latest, entry.changedMs), 0);
	return digests.digestOfState({
		path,
		stamp: state,
		changedMs
	}, async () => {
		const lines = [];
		await inParallel(entries, async (entry) => {
			const file = entry.path === "" ? path : files.join(path, entry.path);
			const bytes = entry.kind === "file" ? await files.fingerprint(file).catch(() => null) : null;
			lines.push(`${entryTitle(entry)}\0${bytes?.sha256 ?? ""}`);
		});
		return digestOf(lines.toSorted().join("\n"));
	});
}
function entryTitle({ path, kind, target }) {
	return kind === "file" ? path : `${path}\0${target}`;
}
const settledMilliseconds = 2e3;
const readsByDisk = /* @__PURE__ */ new WeakMap();
async function knownDigests({ cacheDirectory, trustScope }, { files, clock }) {
	const folder = files.join(cacheDirectory, "digests", trustScope);
	const path = files.join(folder, "tools.json");
	const { data = {} } = stampedSchema.safeParse(parseJson(await files.read(path) ?? ""));
	const knownByPath = new Map(Object.entries(data));
	const addedByPath = /* @__PURE__ */ new Map();
	const readsByState = readsByDisk.get(files) ?? /* @__PURE__ */ new Map();
	readsByDisk.set(files, readsByState);
	const digestOfState = async ({ path: at, stamp, changedMs }, read) => {
		const knownDigest = knownByPath.get(at);
		if (knownDigest?.stamp === stamp) return knownDigest.sha256;
		const state = `${at}\0${stamp}`;
		const digest = readsByState.get(state) ?? read();
		readsByState.set(state, digest);
		const sha256 = await digest;
		if (Date.parse(clock.now()) - changedMs > settledMilliseconds) addedByPath.set(at, {
			stamp,
			sha256
		});
		return sha256;
	};
	const digestOfFile = async (file) => {
		const realPath = await files.realPath(file);
		const stamp = realPath === null ? null : await files.stamp(realPath);
		if (realPath === null || stamp === null) return "none";
		const { text, changedMs } = stamp;
		const read = () => files.fingerprint(realPath).then(({ sha256 }) => sha256);
		return digestOfState({
			path: realPath,
			stamp: text,
			changedMs
		}, read);
	};
	const keep = async () => {
		if (addedByPath.size === 0) return;
		const entries = [...new Map([...knownByPath, ...addedByPath])].slice(-1e3);
		try {
			await files.makeDirectory(folder);
			await files.write(path, JSON.stringify(Object.fromEntries(entries)));
		} catch {}
	};
	return {
		digestOf: digestOfFile,
		digestOfState,
		keep
	};
}

// src/build/stored-side.ts
async function storedSide(site) {
	const { revision, repository, store = null } = site.request;
	const prepare = async () => {
		const failure = await prepareTree(site);
		const bomb = failure === null ? await workspaceBomb(site) : null;
		return bomb === null ? failure : buildFailure(bomb, site);
	};
	if (revision.source === "runtime") return await prepare() ?? {
		build: null,
		keep: keepNothing,
		lock: null
	};
	const isPublished = revision.source === "package";
	const failure = isPublished && store !== null ? null : await prepare();
	if (failure !== null) return failure;
	const lock = isPublished ? null : await resolveLock(site);
	if (store === null) return {
		build: null,
		keep: keepNothing,
		lock
	};
	const source = await sourceOf(revision, repository, site.host);
	const facts = await factsOfBuild({
		...site,
		lock
	}, store.version, source);
	const key = buildKey(facts);
	const storeAnswer = await askStore(key, site, store);
	if (storeAnswer.kind === "build") {
		await noteInLog(`built on ${storeAnswer.storedBuild.madeAt} and stored as ${key.slice(0, 12)}: not built again`, site);
		return {
			build: await buildAt(storeAnswer.build, site, storeAnswer.storedBuild.madeAt),
			keep: keepNothing,
			lock
		};
	}
	if (storeAnswer.kind === "refused") await noteInLog(`the stored build is not used: ${storeAnswer.reason}`, site);
	const repeatFailure = isPublished || storeAnswer.kind === "refused" ? await prepare() : null;
	const keep = (build) => storeBuild(build, facts, store, site);
	return repeatFailure ?? {
		build: null,
		keep,
		lock
	};
}
async function askStore(key, site, store) {
	try {
		return await takeOut(key, site.directory, store, site.host);
	} catch (error) {
		if (isDiskFull(error)) throw error;
		return {
			kind: "refused",
			reason: error instanceof Error ? error.message : String(error)
		};
	}
}
const keepNothing = () => Promise.resolve();
async function buildAt(storedBuild, site, storedAt) {
	const { files } = site.host;
	const isBrought = storedBuild.runtime.source === "built";
	const addons = [];
	for (const addon of storedBuild.addons) addons.push({
		...addon,
		...await files.fingerprint(files.join(storedBuild.directory, addon.path))
	});
	return {
		...storedBuild,
		side: site.side,
		runtime: isBrought ? storedBuild.runtime : site.runtime,
		addons,
		logPath: site.logPath,
		storedAt
	};
}
async function storeBuild(build, facts, store, site) {
	const { label } = site.request.revision;
	const keptBuild = {
		key: buildKey(facts),
		label,
		place: site.directory,
		build
	};
	const reason = await machineStateOf(site) !== facts.machine ? "a program, a header, a library or a package of the machine was changed while it was built" : await putIn(keptBuild, store, site.host);
	if (reason !== null) await noteInLog(`the build is not kept: ${reason}`, site);
}
const placeVariables = /^(?:PATH|HOME|USERPROFILE|TMPDIR|TEMP|TMP|APPDATA|LOCALAPPDATA|XDG_CACHE_HOME|COREPACK_HOME|NODE_EXTRA_CA_CERTS|SSL_CERT_\w+|\w*_PROXY|NPM_CONFIG_(?:CACHE|CAFILE|NOPROXY|STRICT_SSL|OFFLINE|PREFER_OFFLINE))$/i;
async function factsOfBuild(site, version, source) {
	const { request, host, runtime, tools } = site;
	const { environment, platform, architecture } = host.processes;
	const { processor } = await host.machine.describe();
	const machine = await machineStateOf(site);
	const { digestOf: digestOfFile, keep } = await knownDigests(site, host);
	const facts = {
		deadheat: version,
		kept: keptFacts,
		source,
		request: decisions(request),
		runtime: {
			executable: await digestOfFile(runtime.path),
			versions: runtime.versions
		},
		tools: {
			node: await digestOfFile(tools.nodePath),
			npm: await digestOfFile(host.files.join(tools.npmScript, "../../package.json"))
		},
		environment: pickVariables(buildEnvironment(host.processes, []), (name) => !placeVariables.test(name)),
		system: {
			platform,
			architecture,
			processor,
			release: await host.files.read("/etc/os-release") ?? "",
			settings: (await Promise.all((await userSettings(environment, host)).map(digestOfFile))).join(" ")
		},
		machine,
		dependencies: await dependenciesOf(site)
	};
	await keep();
	return facts;
}
async function machineStateOf(site) {
	const { host, runtime, environment } = site;
	const digests = await knownDigests(site, host);
	const folder = runtime.headersDirectory;
	const headers = folder === null ? null : host.files.join(folder, "include/node");
	const variables = {
		...buildEnvironment(host.processes, []),
		...environment
	};
	const state = await machineState(variables, headers, host, digests);
	await digests.keep();
	return digestOf(state.join("\n"));
}
async function userSettings(environment, { files }) {
	const home = environment["HOME"] ?? "";
	const rustup = environment["RUSTUP_HOME"] ?? files.join(home, ".rustup");
	const cargo = environment["CARGO_HOME"] ?? files.join(home, ".cargo");
	const toolchains = await files.list(files.join(rustup, "toolchains"));
	return [
		files.join(rustup, "settings.toml"),
		...toolchains.map(({ name }) => files.join(rustup, "toolchains", name, "bin/rustc")),
		files.join(cargo, "config.toml"),
		files.join(cargo, "config"),
		files.join(home, ".gyp/include.gypi")
	];
}
async function dependenciesOf(site) {
	const { request, lock, host, packageDirectory } = site;
	const isOf = (name) => holdsAbove(name, packageDirectory, site);
	const today = host.clock.now().slice(0, 10);
	const crates = await isOf("Cargo.toml") && !await isOf("Cargo.lock") ? today : null;
	if (lock === "own") return crates;
	if (lock !== null) return digestOf(`${lock.text}${crates ?? ""}`);
	return (request.revision.source === "package" ? request.resolvedAt : null) ?? today;
}
function decisions(request) {
	const { recipe, commands, configure, environment, installScripts, directory } = request;
	const { again = false } = request;
	return {
		recipe,
		commands,
		configure,
		environment,
		installScripts,
		directory,
		again
	};
}
function buildKey(facts) {
	return digestOf(JSON.stringify(sortKeys(facts)));
}
function sortKeys(value) {
	if (Array.isArray(value)) return value.map(sortKeys);
	if (typeof value !== "object" || value === null) return value;
	return Object.entries(value).toSorted(([first], [second]) => first < second ? -1 : 1).map(([name, part]) => [name, sortKeys(part)]);
}

// src/build/build-side.ts
async function buildSide(request, host) {
	const site = await siteOf(request, host);
	await makeOwnHome(site);
	try {
		const lookup = await storedSide(site);
		if ("stage" in lookup) return lookup;
		if (lookup.build !== null) return {
			...lookup.build,
			seconds: secondsSpent(site)
		};
		const failure = await prepareSubmodules(site);
		if (failure !== null) return failure;
		const buildOutcome = await buildTree({
			...site,
			lock: lookup.lock
		});
		if (!("stage" in buildOutcome)) await lookup.keep(buildOutcome);
		return buildOutcome;
	} catch (error) {
		const message = error instanceof UnmeasurableError ? error.message : treeTrouble(error, site.directory);
		if (message !== null) return buildFailure(message, site);
		if (!isDiskFull(error)) throw error;
		const fullText = `expected room on the disk for ${site.side}, got none left: make room on it`;
		return buildFailure(fullText, site);
	}
}
function secondsSpent({ host, startSeconds }) {
	return host.clock.monotonicSeconds() - startSeconds;
}
async function siteOf(request, host) {
	const startSeconds = host.clock.monotonicSeconds();
	const { files } = host;
	const { side, packageName } = request.revision;
	const directory = files.join(request.workDirectory, side);
	const folder = isTree(request.revision) ? insideFolder(request.directory) : ".";
	const below = packageName === null ? folder : `node_modules/${packageName}`;
	const logPath = `${directory}.log`;
	await files.makeDirectory(request.workDirectory);
	await files.remove(logPath);
	return {
		...request,
		request,
		side,
		host,
		tools: await findTools(host),
		directory,
		packageDirectory: files.join(directory, below),
		manifest: null,
		runtimeFolder: await runtimeFolder(request, host),
		logPath,
		startSeconds,
		deadlineSeconds: startSeconds + request.timeoutSeconds,
		fillsCaches: mayFillCaches(request.revision),
		lock: null,
		installScripts: request.installScripts ?? "none",
		secrets: await installSecrets(request, logPath, host),
		ownRepository: null,
		notes: []
	};
}
async function runtimeFolder(request, host) {
	const { files } = host;
	const folder = files.join(request.workDirectory, `${request.revision.side}.bin`);
	await files.remove(folder);
	await files.makeDirectory(folder);
	await files.link(request.runtime.path, files.join(folder, "node"));
	return folder;
}
async function buildTree(preparedSite) {
	const { request, host, packageDirectory } = preparedSite;
	const pointerFailure = await fetchLargeFiles(preparedSite);
	if (pointerFailure !== null) return pointerFailure;
	if (!await staysInTree(packageDirectory, preparedSite.directory, host.files)) {
		const message = `expected the package of ${preparedSite.side} inside its tree, got a link out of it at ${packageDirectory}`;
		return buildFailure(message, preparedSite);
	}
	const manifest = await readManifest(packageDirectory, host);
	const recipe = await recipeOf(request, packageDirectory, host);
	const site = {
		...preparedSite,
		manifest
	};
	if (isOfPackage(recipe) && manifest === null) return buildFailure(withoutManifest(request), site);
	return recipe === "node" ? buildBy(recipe, site) : buildInRepository(recipe, site);
}
async function buildBy(recipe, site) {
	const { request, host, packageDirectory } = site;
	const steps = recipes[recipe];
	const installFailure = await steps.install?.(site) ?? null;
	if (installFailure !== null) return installFailure;
	const folders = await addonFolders(site, host.files);
	const addonsBefore = await addonsIn(folders, host.files);
	const compileFailure = await steps.build(site);
	if (compileFailure !== null) return compileFailure;
	const runtime = steps.runtime === void 0 ? request.runtime : await steps.runtime(site);
	if ("stage" in runtime) return runtime;
	const directory = request.revision.source === "package" ? site.directory : packageDirectory;
	const installSize = isOfPackage(recipe) ? await measureInstall(request.revision.source, site) : null;
	return {
		side: site.side,
		recipe,
		directory,
		packageDirectory,
		runtime,
		addons: await findAddons(directory, addonsBefore, host.files),
		installed: installSize ?? void 0,
		seconds: secondsSpent(site),
		logPath: site.logPath,
		notes: site.notes.length > 0 ? site.notes : void 0
	};
}
function isOfPackage(recipe) {
	return recipe !== "node" && recipe !== "command";
}
function withoutManifest({ revision, directory }) {
	return `expected a readable package.json in ${directory ?? "the top folder"} of ${revision.side} (${revision.label}), got none: name the folder of the package, or the recipe "command"`;
}
async function buildInRepository(recipe, site) {
	const { request, host } = site;
	const { files, git } = host;
	const link = files.join(site.directory, ".git");
	const oldLink = await linkIn(link, site);
	if (oldLink === null) return buildBy(recipe, site);
	const folder = files.join(request.workDirectory, `${site.side}.git`);
	try {
		await git.makeOwnRepository(await treeOf(site), folder);
	} catch (error) {
		const reason = error instanceof Error ? error.message : String(error);
		await noteInLog(`the build has no repository: ${reason}`, site);
		return buildBy(recipe, site);
	}
	await files.write(link, `gitdir: ${folder}\n`);
	try {
		return await buildBy(recipe, {
			...site,
			ownRepository: folder
		});
	} finally {
		await files.write(link, oldLink);
	}
}
async function linkIn(link, { host: { files } }) {
	if (!await files.exists(link) || await files.exists(files.join(link, "HEAD"))) return null;
	return files.read(link);
}
async function treeOf({ request: { revision, repository, snapshot = null }, directory, host }) {
	if (snapshot !== null) return snapshot;
	if (revision.sha === null || repository === null) throw new Error(`expected ${revision.label} to be a commit`);
	return {
		tree: await host.git.treeOf(repository, revision.sha),
		folder: directory,
		variables: {}
	};
}

// src/build/build-request.ts
function createLockExchange() {
	const givers = [];
	return {
		give: (lock) => givers[0]?.(lock),
		baseLock: new Promise((resolve) => givers.push(resolve))
	};
}

// src/build/sealed.ts
async function sealSide(outcome, root, { files }) {
	if ("stage" in outcome) return {
		outcome,
		root,
		seal: null
	};
	try {
		return {
			outcome,
			root,
			seal: await files.seal(root)
		};
	} catch (error) {
		if (!(error instanceof UnmeasurableError)) throw error;
		return {
			outcome: buildFailure(error.message, outcome),
			root,
			seal: null
		};
	}
}
async function assertUnchanged(sealedSide, laterSide, { files }) {
	const { outcome, root, seal } = sealedSide;
	if ("stage" in outcome || await files.seal(root) === seal) return sealedSide;
	const message = `expected the tree of ${outcome.side} to stay as it was built, got changes after that: the build of ${laterSide} writes outside its own tree`;
	return {
		outcome: buildFailure(message, outcome),
		root,
		seal: null
	};
}

// src/build/build-both.ts
const memoryForTwoBytes = 4 * 1024 ** 3;
async function buildBoth(request, host, onProgress) {
	const { cpus, memoryBytes } = await host.machine.describe();
	const hasSecrets = (request.installSecrets ?? []).length > 0;
	const isNode = await isNodeItself(request, host.git);
	const { isHeadAlone } = request;
	const together = cpus >= 2 && memoryBytes >= memoryForTwoBytes && !hasSecrets && !isNode && !isHeadAlone;
	const jobs = Math.max(1, together ? Math.floor(cpus / 2) : cpus);
	const resolvedAt = request.store === null ? null : await resolutionDate(Object.values(request.revisions), request, host);
	const locks = createLockExchange();
	const sharedRequest = {
		...request,
		resolvedAt,
		locks,
		jobs
	};
	const build = async (side) => {
		const buildOutcome = await buildOne(side, sharedRequest, host, onProgress);
		return sealSide(buildOutcome, host.files.join(request.workDirectory, side), host);
	};
	if (isHeadAlone) {
		locks.give(null);
		const head = await build("head");
		return {
			base: head,
			head
		};
	}
	const baseBuild = build("base");
	if (!together) await baseBuild;
	const [builtBase, builtHead] = await Promise.all([baseBuild, build("head")]);
	const sealedHead = await leavingRoom(builtHead, builtBase.root, host);
	const sealedBase = together && "stage" in builtBase.outcome ? await build("base") : builtBase;
	return {
		base: await assertUnchanged(sealedBase, "head", host),
		head: await assertUnchanged(sealedHead, "base", host)
	};
}
async function leavingRoom(head, base, { files }) {
	const room = await files.freeBytes(files.join(head.root, "..")) ?? 1e400;
	if (room >= roomToKeep(0)) return head;
	const roots = {
		base,
		head: head.root
	};
	const folders = eachSide((side) => [
		"",
		".home",
		".temporary"
	].map((end) => roots[side] + end));
	const takenBytes = await takenByHead(folders, files);
	const rest = `got ${inMegabytes(room)}: make room there, or name another folder in TMPDIR`;
	if (takenBytes === null) throw new UnmeasurableError(`expected room on the disk beside both builds, ${rest}`);
	const message = `expected room on the disk beside the build of head, which takes ${inMegabytes(takenBytes)}, ${rest}`;
	const site = {
		side: "head",
		logPath: head.outcome.logPath ?? ""
	};
	return {
		...head,
		outcome: buildFailure(message, site),
		seal: null
	};
}
async function buildOne(side, request, host, onProgress) {
	const { revisions, snapshots, runtimes, ...rest } = request;
	const again = side === "head" && !request.isHeadAlone && await isSameSource(request, host);
	const startSeconds = host.clock.monotonicSeconds();
	onProgress({
		kind: "build-started",
		side,
		label: revisions[side].label
	});
	const buildOutcome = await buildSide({
		...rest,
		again,
		revision: revisions[side],
		base: revisions.base,
		snapshot: snapshots?.[side] ?? null,
		runtime: runtimes[side],
		onLine: (line) => onProgress({
			kind: "build-line",
			side,
			line
		})
	}, host).finally(() => {
		if (side === "base") request.locks?.give(null);
	});
	const seconds = host.clock.monotonicSeconds() - startSeconds;
	const ok = !("stage" in buildOutcome);
	onProgress({
		kind: "build-ended",
		side,
		seconds,
		ok,
		stored: ok && buildOutcome.storedAt !== void 0
	});
	return buildOutcome;
}
async function isSameSource({ revisions, runtimes, repository }, host) {
	if (runtimes.base.path !== runtimes.head.path) return false;
	const head = await sourceOf(revisions.head, repository, host);
	return await sourceOf(revisions.base, repository, host) === head;
}
async function resolutionDate(revisions, { cacheDirectory, trustScope }, { clock, files }) {
	const packages = revisions.filter(({ source }) => source === "package");
	if (packages.length === 0) return null;
	const names = [...new Set(packages.map(({ packageName }) => packageName ?? ""))].toSorted();
	const folder = files.join(cacheDirectory, "dates", trustScope);
	const path = files.join(folder, `${digestOf(names.join("\n")).slice(0, 32)}.json`);
	const { data: knownDates } = resolutionDatesSchema.safeParse(parseJson(await files.read(path) ?? ""));
	const packageVersions = packages.map((revision) => `${revision.packageName ?? ""}@${revision.packageVersion ?? ""}`);
	if (packageVersions.every((version) => knownDates?.versions.includes(version) === true)) return knownDates?.at ?? null;
	const at = clock.now();
	const versions = [.../* @__PURE__ */ new Set([...knownDates?.versions ?? [], ...packageVersions])];
	await files.makeDirectory(folder);
	await files.write(path, JSON.stringify({
		at,
		versions
	}));
	return at;
}
async function isNodeItself({ revisions, repository, recipe, directory }, git) {
	const { sha } = revisions.head;
	if (sha === null || repository === null) return false;
	if (recipe !== null) return recipe === "node";
	const folder = directory === null || directory === "." ? "" : `${directory}/`;
	return !(await Promise.all(["node.gyp", "configure.py"].map((name) => git.readFile(repository, sha, `${folder}${name}`)))).includes(null);
}

// src/session/build/build-sides.ts
const laterSide = "a side for a later Node.js";
async function buildSides(run, { isHeadAlone } = { isHeadAlone: false }) {
	try {
		const host = stoppable(run);
		const { labels, runtimes } = run.variants;
		const variants = [];
		const wantedVariants = [run.revisions.head, ...run.further].flatMap((head, place) => runtimes.map((pair, at) => ({
			pair,
			runtime: labels[at] ?? null,
			further: place === 0 ? null : head.label,
			revisions: {
				base: run.revisions.base,
				head
			}
		})));
		for (const [position, { pair, runtime, further, revisions }] of wantedVariants.entries()) {
			const folder = variantFolder(run.workDirectory, position, host);
			const { base, head } = await bothSides({
				...run,
				revisions,
				isHeadAlone
			}, pair, folder, host);
			stopWhenCancelled(run.request, run.earlier);
			const notes = [base, head].flatMap(({ outcome }) => "stage" in outcome ? [] : outcome.notes ?? []);
			for (const text of new Set(notes)) run.request.onProgress({
				kind: "note",
				text
			});
			const place = Math.floor(position / runtimes.length);
			const suffix = `${place === 0 ? "" : `-${place + 1}`}${runtime === null ? "" : `-node-${runtime}`}`;
			const logPathOf = (side) => host.files.join(run.request.resultsDirectory, `${side}${suffix}.log`);
			const keptHead = await keepLog(head, logPathOf("head"), host.files);
			const sealedSides = {
				base: isHeadAlone ? keptHead : await keepLog(base, logPathOf("base"), host.files),
				head: keptHead
			};
			variants.push({
				runtime,
				further,
				folder,
				sealedSides
			});
		}
		await pruneStore(run);
		return await assertUnchangedVariants(variants, host);
	} catch (error) {
		stopWhenCancelled(run.request, run.earlier);
		throw error;
	}
}
async function pruneStore({ request, settings, host }) {
	if (settings.cache === "off") return;
	try {
		await prune(storeDirectory(request.cacheDirectory), defaultStoreLimits, host);
	} catch (error) {
		const reason = error instanceof Error ? error.message : String(error);
		request.onProgress({
			kind: "note",
			text: `old builds could not be removed: ${reason}`
		});
	}
}
async function bothSides(run, runtimes, workDirectory, host) {
	const { request, settings, revisions, snapshots, isHeadAlone } = run;
	const { repository, cacheDirectory } = request;
	const buildRequest = {
		revisions,
		snapshots,
		runtimes,
		repository,
		workDirectory,
		cacheDirectory,
		recipe: settings.recipe ?? null,
		commands: settings.build,
		configure: settings.configure,
		environment: variablesOf(settings["build-environment"]),
		installScripts: settings["install-scripts"],
		installSecrets: settings["install-secrets"],
		trustScope: request.trustScope,
		directory: settings["working-directory"] ?? null,
		store: settings.cache === "off" ? null : storeOf(cacheDirectory, request.trustScope, version),
		timeoutSeconds: settings["build-timeout"],
		isHeadAlone
	};
	return buildBoth(buildRequest, host, (progress) => {
		if (!request.isCancelled()) request.onProgress(progress);
	});
}
async function assertUnchangedVariants(variants, host) {
	const builtVariants = [];
	for (const { sealedSides, ...variant } of variants) {
		const isLast = builtVariants.length === variants.length - 1;
		const outcomeOf = async (side) => isLast ? side.outcome : (await assertUnchanged(side, laterSide, host)).outcome;
		const builtSides = {
			base: await outcomeOf(sealedSides.base),
			head: await outcomeOf(sealedSides.head)
		};
		builtVariants.push({
			...variant,
			built: builtSides
		});
	}
	return builtVariants;
}
async function keepLog(sealedSide, logPath, files) {
	const { outcome } = sealedSide;
	const from = outcome.logPath;
	await files.remove(logPath);
	if (from !== null && await files.exists(from)) {
		await files.copy(from, logPath);
		return {
			...sealedSide,
			outcome: {
				...outcome,
				logPath
			}
		};
	}
	return "stage" in outcome ? {
		...sealedSide,
		outcome: {
			...outcome,
			logPath: null
		}
	} : sealedSide;
}

// src/host/process/spare-memory.ts
function spareMemory() {
	setFlagsFromString("--semi-space-growth-factor=1");
	setFlagsFromString("--heap-growing-percent=20");
	setFlagsFromString("--optimize-for-size");
	setFlagsFromString("--expose-gc");
	const collect = runInNewContext("gc");
	if (typeof collect === "function") collect({
		type: "major",
		flavor: "last-resort"
	});
}

// src/session/machine/check-machine.ts
const processPairs = 3;
const probeSeconds = 3;
const budgetShare = .02;
const blocksShare = .1;
const mostDifferences = 1e4;
async function checkMachine(session, builtVariants, preparedVariants, { plan, failures }) {
	const hyperfine = await hyperfineOf(plan, session);
	const differences = withoutRepeats(preparedVariants.flatMap((variant) => variant.differences));
	for (const text of differenceNotes(differences)) session.request.onProgress({
		kind: "note",
		text
	});
	const targets = preparedVariants[0]?.targets;
	const { pinning: isPinning } = await recordRun(session, {
		plan,
		builtVariants,
		hyperfine,
		differences,
		targets
	});
	const past = await recordFailures(session, failures);
	const target = targets?.base ?? null;
	spareMemory();
	if (plan.benchmarks.length > 0 && !hasNoiseProbe(past, "before")) await probeMachine(session, "before", {
		isPinning,
		target,
		plan,
		earlier: null
	});
	return {
		hyperfine,
		isPinning,
		target,
		past
	};
}
async function checkMachineAgain(session, machine, sampleCount, result) {
	if (!mayBeNoise(result) || result.plan.benchmarks.length === 0) return false;
	if (!(machine.past.filter(({ type }) => type === "sample").length < sampleCount) && hasNoiseProbe(machine.past, "after")) return false;
	const earlier = result.machine.steadiness?.before ?? null;
	return probeMachine(session, "after", {
		...machine,
		plan: result.plan,
		earlier
	});
}
function hasNoiseProbe(entries, when) {
	return entries.some((entry) => entry.type === "trial" && entry.when === when);
}
function withoutRepeats(differences) {
	return [...new Map(differences.map((each) => [JSON.stringify(each), each])).values()].slice(0, mostDifferences);
}
async function hyperfineOf(plan, session) {
	if (!plan.benchmarks.some(({ driver }) => driver === "command")) return {
		ok: false,
		message: "no command is measured"
	};
	const { request, host } = session;
	return session.hyperfine ?? await lookForHyperfine(request, host);
}
async function probeMachine(run, when, machine) {
	const { settings, host, seed } = run;
	const { isCancelled, onProgress } = run.request;
	const { target, isPinning, plan, earlier } = machine;
	const blocks = plan.benchmarks.length * (plan.policy.looks.at(-1) ?? 0);
	const shares = [budgetShare * (settings.budget ?? 1e400), blocksShare * usualPairSeconds * blocks];
	const mostSeconds = Math.min(probeSeconds, ...shares);
	if (mostSeconds < .8 || target === null || isCancelled()) return false;
	onProgress({
		kind: "doing",
		what: "probing the noise of this machine"
	});
	const isEnough = (windows) => earlier !== null && isStillCalm(windows, earlier);
	const trial = await probeNoise({
		target,
		seed,
		pairs: processPairs,
		mostSeconds,
		isPinning,
		isCancelled,
		isEnough
	}, host);
	if (isCancelled()) return false;
	if (typeof trial === "string") {
		onProgress({
			kind: "note",
			text: `the noise probe failed: ${trial}`
		});
		return false;
	}
	await recordEntry(run, {
		type: "trial",
		when,
		trial
	});
	const load = await host.machine.loadAverage();
	if (load !== null && load > (await host.machine.allowedCpus()).length) return true;
	const { resolution } = noiseProbeOf(trial);
	onProgress({
		kind: "note",
		text: `this machine resolves ±${percent(resolution)} in 30 s`
	});
	return true;
}

// src/analysis/stopping/active-benchmarks.ts
function activeBenchmarksOf(run) {
	const families = familiesOf(run).map(activeIn);
	const openRows = families.flatMap((family) => family.openRows);
	const { ids, secondsToReach } = withinBudget(openRows, run);
	return {
		live: withTheirSuites(ids, openRows, run),
		secondsToReach,
		decidedCount: families.reduce((sum, { decidedCount }) => sum + decidedCount, 0),
		rows: families.reduce((sum, { rows }) => sum + rows, 0)
	};
}
function withTheirSuites(live, openRows, { plan, failures }) {
	const openIds = new Set(openRows.map(({ id }) => id));
	const liveIds = new Set(live);
	const rows = plan.benchmarks.filter(({ driver }) => driver === "suite");
	const suites = new Set(rows.filter(({ id }) => liveIds.has(id)).map(suiteKey));
	const failedIds = new Set(failures.map(({ benchmarkId }) => benchmarkId));
	const moreRows = rows.filter((row) => !openIds.has(row.id) && !failedIds.has(row.id) && suites.has(suiteKey(row)));
	return [...live, ...moreRows.map(({ id }) => id)];
}
function activeIn(run) {
	const { plan, samples, failures } = run;
	const { looks } = plan.policy;
	const failedIds = new Set(failures.map(({ benchmarkId }) => benchmarkId));
	const pairsById = pairsByBenchmark(run);
	const pairsOf = (id) => pairsById.get(id) ?? 0;
	const benchmarkIds = plan.benchmarks.map(({ id }) => id).filter((id) => !failedIds.has(id) && pairsOf(id) < (looks.at(-1) ?? NaN));
	const table = tableOf({
		plan,
		samples,
		isGating: true,
		final: false
	});
	const { rows } = judgeTable(table);
	const judgedIds = new Set(rows.map(({ name }) => name));
	const undecidedIds = new Set(rows.flatMap(({ name, verdict }) => verdict === "inconclusive" ? [name] : []));
	const judgingPlan = judgingPlanOf(table);
	const goals = stopRule({
		benchmarkIds,
		looks: stopsOf(judgingPlan),
		rows
	});
	const leadingRows = new Map(table.rows.toReversed().map((row) => [row.name, row]));
	return {
		openRows: benchmarkIds.filter((id) => goals.has(id)).map((id) => ({
			id,
			toGoal: goalOf(leadingRows.get(id), pairsOf(id), judgingPlan) - pairsOf(id),
			toFirstLook: Math.max(0, (looks[0] ?? NaN) - pairsOf(id))
		})),
		decidedCount: judgedIds.size - undecidedIds.size,
		rows: judgedIds.size
	};
}
function goalOf(row, pairs, plan) {
	const stops = stopsOf(plan);
	const last = stops.at(-1) ?? NaN;
	const first = plan.claims[0]?.pairs ?? last;
	const look = stops.findLast((stop) => stop <= pairs);
	if (row === void 0 || look === void 0) return first;
	const sizes = logRatiosOf(usablePairs(row)).slice(0, look).map(Math.abs);
	const needed = sizes.length < 2 ? 0 : pairsBySizes(plan, sizes, Math.log1p(row.threshold));
	return stops.find((stop) => stop > pairs && stop >= Math.max(first, needed)) ?? last;
}
function withinBudget(openRows, run) {
	const { plan } = run;
	const all = {
		ids: openRows.map(({ id }) => id),
		secondsToReach: 0
	};
	if (plan.budgetSeconds === null) return all;
	const times = blockTimes(run);
	const toldIds = new Set(run.pilots.flatMap(({ benchmarkId, iterations }) => iterations > 1 ? [benchmarkId] : []));
	const openRowsById = new Map(openRows.map((row) => [row.id, row]));
	const portions = portionsOf(plan.benchmarks).flatMap((benchmarks) => {
		const rows = benchmarks.flatMap((benchmark) => {
			const row = openRowsById.get(benchmark.id);
			const pairSeconds = secondsTo(1, {
				...plan,
				benchmarks: [benchmark]
			}, times);
			return row === void 0 ? [] : [{
				...row,
				pairSeconds
			}];
		});
		const pairs = Math.min(...rows.map(({ toGoal }) => toGoal));
		const ofPairs = (count) => secondsTo(count, {
			...plan,
			benchmarks: [...benchmarks]
		}, times);
		const seconds = ofPairs(pairs);
		if (rows.length === 0 || seconds === 0) return [];
		const reached = rows.filter(({ toGoal }) => toGoal === pairs).length;
		const secondsToReach = ofPairs(Math.min(...rows.map(({ toFirstLook }) => toFirstLook)));
		const isParted = benchmarks.every(({ id, driver }) => driver === "suite" && toldIds.has(id));
		return [{
			rows,
			pairs,
			seconds,
			each: seconds / reached,
			secondsToReach,
			isParted
		}];
	});
	let remaining = blockSecondsOf(plan.budgetSeconds) - times.spentSeconds;
	const fittingRows = portions.toSorted((first, second) => first.each - second.each).flatMap(({ rows, pairs, seconds, isParted }) => {
		const fitting = rows.toSorted((first, second) => first.toGoal - second.toGoal);
		let neededSeconds = seconds;
		const fewest = isParted ? 1 : rows.length;
		while (neededSeconds > remaining && fitting.length > fewest) neededSeconds -= pairs * (fitting.pop()?.pairSeconds ?? NaN);
		if (neededSeconds > remaining) return [];
		remaining -= neededSeconds;
		return fitting;
	});
	const fittingIds = new Set(fittingRows.map(({ id }) => id));
	const [shortest] = portions.toSorted((first, second) => first.seconds - second.seconds);
	const rowCount = portions.reduce((sum, { rows }) => sum + rows.length, 0);
	if (shortest === void 0 || fittingIds.size === rowCount) return all;
	if (fittingIds.size === 0) return {
		ids: shortest.rows.map(({ id }) => id),
		secondsToReach: shortest.secondsToReach
	};
	return {
		ids: all.ids.filter((id) => fittingIds.has(id)),
		secondsToReach: 0
	};
}
function pairsToLook({ plan, samples }, live) {
	const liveIds = new Set(live);
	const benchmarks = plan.benchmarks.filter(({ id }) => liveIds.has(id));
	if (!(!isLinkedPlan(plan) && plan.benchmarks.every(comparesSides)) || !benchmarks.every(bearsCompany)) return null;
	const pairsById = pairsByBenchmark({
		plan,
		samples
	});
	const stops = stopsOf(judgingPlanFor(plan, jointTable(plan)));
	const remainingPairs = benchmarks.map(({ id }) => {
		const pairs = pairsById.get(id) ?? 0;
		return (stops.find((stop) => stop > pairs) ?? pairs) - pairs;
	});
	const fewest = Math.min(...remainingPairs);
	return fewest > 0 ? fewest : null;
}

// src/analysis/layouts/cycled-benchmarks.ts
const fewest = 3;
function cycledBenchmarks({ plan, pilots, samples }) {
	const { placements, benchmarks, policy } = plan;
	if (placements === void 0 || "refused" in placements || placements.alike) return /* @__PURE__ */ new Set();
	const nativeIds = new Set(pilots.flatMap(({ benchmarkId, addons }) => addons !== void 0 && addons.base.length + addons.head.length > 0 ? [benchmarkId] : []));
	const firstLook = policy.looks[0] ?? NaN;
	const byBenchmark = groupedBy(samples, ({ block }) => block.benchmarkId);
	const chosenBenchmarks = benchmarks.filter(comparesSides).filter((benchmark) => {
		const ownSamples = byBenchmark.get(benchmark.id) ?? [];
		if (ownSamples.some(({ block }) => block.links !== void 0)) return true;
		const pairs = countedSamples(ownSamples, "pair");
		if (!(nativeIds.has(benchmark.id) && !isOfFirstCalls(benchmark)) || pairs.length >= firstLook) return false;
		return timesAreFarApart(benchmark, pairs, plan);
	});
	return new Set(chosenBenchmarks.map(({ id }) => id));
}
function timesAreFarApart(benchmark, pairs, { metrics }) {
	const answers = metrics.filter((metric) => metric.unit === "s" && gatesIn(benchmark, metric)).map(({ id, threshold }) => {
		return areFarApart(pairs.map(({ base, head }) => Math.abs(logRatio(base[id] ?? NaN, head[id] ?? NaN))).filter(Number.isFinite), benchmark.threshold ?? threshold);
	});
	return answers.length > 0 && answers.every(Boolean);
}
const fewestOfMean = .2;
function areFarApart(sizes, threshold) {
	if (sizes.length < fewest) return false;
	const sortedValues = sizes.toSorted((first, second) => first - second);
	return [sortedValues.slice(1), sortedValues.slice(0, -1)].every((others) => sampleStandardDeviation(others) > Math.max(Math.log1p(threshold), fewestOfMean * mean(others)));
}

// src/measure/measure-block.ts
const mostAwake = .01;
async function measureBlock(request, host) {
	const { benchmark, block, pilot, metrics, driver, make } = request;
	const context = {
		benchmark,
		block,
		pilot,
		metrics: metrics.filter((metric) => yields(benchmark, metric))
	};
	const { value, startSeconds, ...rest } = await runMeasured({
		make,
		work: (actors) => driver(actors, context)
	}, request, host);
	const { series, spentTime } = value;
	const { one, two } = rest.machine.awakeShare === void 0 ? value : {
		one: {},
		two: {}
	};
	return {
		...rest,
		...bySide(block, {
			one,
			two
		}),
		spent: spentTime && roundSpent({
			start: startSeconds,
			...spentTime
		}),
		series: series && bySide(block, series)
	};
}
async function runMeasured(work, { block, cpus, runStartedAtSeconds }, host) {
	const startedAtSeconds = host.clock.monotonicSeconds() - runStartedAtSeconds;
	const stealBefore = await host.machine.stealSeconds();
	const pressureBefore = await host.machine.pressure();
	const outcome = await runBlock({
		...work,
		sides: sidesOf(block)
	}, host);
	const { value, seconds, startSeconds, disturbance, awakeShare } = outcome;
	const isVoid = Math.max(awakeShare.one, awakeShare.two) > mostAwake;
	const stealAfter = await host.machine.stealSeconds();
	const othersDisturbance = disturbanceByOthers(pressureBefore, await host.machine.pressure(), outcome);
	const disturbanceIn = (what) => {
		return bySide(block, perSlot(disturbance, (each) => (each ?? othersDisturbance)?.[what] ?? null));
	};
	return {
		block,
		value,
		startSeconds,
		startedAtSeconds,
		seconds,
		machine: {
			loadAverage: await host.machine.loadAverage(),
			stealRatio: stealRatio(stealBefore, stealAfter, seconds * cpus),
			runDelayRatio: disturbanceIn("runDelayRatio"),
			involuntarySwitches: disturbanceIn("involuntarySwitches"),
			awakeShare: isVoid ? bySide(block, awakeShare) : void 0
		}
	};
}
function roundSeconds(seconds) {
	return Math.round(seconds * 1e4) / 1e4;
}
function roundSpent({ start, warmUp, leadIn, measured }) {
	return {
		start: roundSeconds(start),
		warmUp: roundSeconds(warmUp),
		leadIn: roundSeconds(leadIn),
		measured: roundSeconds(measured)
	};
}
function sidesOf({ coin, kind }) {
	if (kind === "control") return {
		one: "base",
		two: "base"
	};
	return coin === "BH" ? {
		one: "base",
		two: "head"
	} : {
		one: "head",
		two: "base"
	};
}
function bySide({ coin }, { one, two }) {
	return coin === "BH" ? {
		base: one,
		head: two
	} : {
		base: two,
		head: one
	};
}
function stealRatio(before, after, seconds) {
	return before === null || after === null || seconds <= 0 ? null : Math.max(0, after - before) / seconds;
}

// src/measure/past.ts
function pastInJournal(entries, benchmarkIds) {
	const steps = entries.filter((entry) => isNextStep(entry, benchmarkIds));
	let at = 0;
	const isOver = () => at >= steps.length;
	const takeSteps = (take) => {
		for (let step = steps[at]; step !== void 0 && take(step); step = steps[at]) at++;
	};
	const refuse = (stepName) => {
		throw new UsageError(`expected the journal to continue with ${stepName}, got ${entryName(steps[at])}: it was changed or comes from another version, so start again without --resume`);
	};
	return {
		isOver,
		openAttempts: openAttemptsIn(entries),
		seconds: entrySeconds(entries),
		pilots: (ids) => {
			const wantedIds = new Set(ids);
			const outcomes = /* @__PURE__ */ new Map();
			takeSteps((step) => {
				const outcome = step.type === "pilot" ? step.pilot : failureIn(step, "pilot");
				const id = outcome?.benchmarkId ?? null;
				if (outcome === null || id === null || !wantedIds.has(id) || outcomes.has(id)) return false;
				outcomes.set(id, outcome);
				return true;
			});
			return outcomes;
		},
		refusePilot: (benchmarkId) => refuse(`the pilot of ${benchmarkId}`),
		blocks: (blocks) => {
			const outcomes = [];
			const measuredBlocks = /* @__PURE__ */ new Set();
			const disturbedBlocks = /* @__PURE__ */ new Set();
			const failedIds = /* @__PURE__ */ new Set();
			const byIndex = new Map(blocks.map((block) => [block.index, block]));
			takeSteps((step) => {
				if (!("sample" in step)) {
					const failure = failureIn(step, "sample");
					const id = failure?.benchmarkId ?? null;
					const isHere = blocks.some((each) => each.benchmarkId === id && !measuredBlocks.has(each));
					if (failure === null || id === null || !isHere) return false;
					failedIds.add(id);
					outcomes.push(failure);
					return true;
				}
				const recordedBlock = step.sample.block;
				const block = byIndex.get(recordedBlock.index);
				if (block === void 0 || identity.some((key) => block[key] !== recordedBlock[key])) return false;
				if (measuredBlocks.has(block)) return false;
				if (step.type === "sample") {
					measuredBlocks.add(block);
					outcomes.push(step.sample);
					return true;
				}
				if (disturbedBlocks.has(block)) return false;
				disturbedBlocks.add(block);
				return true;
			});
			const missingBlock = blocks.find((block) => !measuredBlocks.has(block) && !failedIds.has(block.benchmarkId));
			if (missingBlock !== void 0 && !isOver()) refuse(nameOfBlock(missingBlock));
			return {
				outcomes,
				measuredBlocks,
				disturbedBlocks
			};
		}
	};
}
function attemptKey(benchmarkId, kind) {
	return JSON.stringify([benchmarkId, kind]);
}
function openAttemptsIn(entries) {
	const counts = /* @__PURE__ */ new Map();
	for (const entry of entries) if (entry.type === "attempt") {
		const key = attemptKey(entry.failure.benchmarkId ?? "", entry.kind);
		counts.set(key, (counts.get(key) ?? 0) + 1);
	} else if ("sample" in entry) {
		const { benchmarkId, kind } = entry.sample.block;
		counts.delete(attemptKey(benchmarkId, kind));
	} else if (entry.type === "pilot") counts.delete(attemptKey(entry.pilot.benchmarkId, "pilot"));
	return counts;
}
const notSteps = /* @__PURE__ */ new Set([
	"run",
	"end",
	"trial",
	"stage",
	"machine",
	"part",
	"attempt"
]);
function isNextStep(entry, benchmarkIds) {
	if (notSteps.has(entry.type)) return false;
	return entry.type !== "failure" || benchmarkIds.includes(entry.failure.benchmarkId ?? "");
}
function failureIn(entry, stage) {
	return entry.type === "failure" && entry.failure.stage === stage ? entry.failure : null;
}
const identity = [
	"index",
	"round",
	"benchmarkId",
	"driver",
	"coin",
	"seed",
	"kind"
];
function entryName(entry) {
	if (entry === void 0) return "its end";
	return "sample" in entry ? nameOfBlock(entry.sample.block) : `an entry "${entry.type}"`;
}
const kindNames = {
	"warm-up": "the pair",
	pair: "the pair",
	control: "the control"
};
function nameOfBlock({ benchmarkId, round, kind }) {
	return `${kindNames[kind]} of ${benchmarkId} in round ${round}`;
}
function entrySeconds(entries) {
	const end = endOfRun(entries);
	if (end !== null) return end.seconds;
	const pilots = entries.reduce((sum, entry) => sum + (entry.type === "pilot" ? entry.pilot.blockSeconds : 0), 0);
	return entries.reduce((latest, entry) => Math.max(latest, entryEnd(entry)), pilots);
}
function entryEnd(entry) {
	if (entry.type === "end") return entry.seconds;
	return "sample" in entry ? entry.sample.startedAtSeconds + entry.sample.seconds : 0;
}

// src/measure/collecting.ts
async function beginCollecting(request, host) {
	const ids = request.plan.benchmarks.map(({ id }) => id);
	return {
		request,
		host,
		past: pastInJournal(request.past ?? [], ids),
		begunAtSeconds: host.clock.monotonicSeconds() - (request.spentSeconds ?? 0),
		cpus: request.isPinning ? await host.machine.allowedCpus() : [],
		cpuSetOf: null,
		writes: oneAtATime(),
		pilots: /* @__PURE__ */ new Map(),
		samples: [],
		tally: {
			blockCount: 0,
			comparisonsByRound: /* @__PURE__ */ new Map(),
			lastSeconds: /* @__PURE__ */ new Map(),
			meanSeconds: /* @__PURE__ */ new Map()
		},
		repeatedBenchmarks: [],
		failures: [],
		suiteOutcomes: /* @__PURE__ */ new Map(),
		runsBeside: /* @__PURE__ */ new Map(),
		live: null,
		lookSeconds: { sum: 0 },
		room: { lack: null }
	};
}
async function lookForRoom({ request: { plan, targetsOf, journalPath }, host, room }) {
	const [first] = plan.benchmarks;
	const work = first === void 0 ? [] : [targetsOf(first).head.workDirectory];
	const folders = (side) => {
		const targets = plan.benchmarks.filter(comparesSides).map(targetsOf);
		return [...new Set(targets.flatMap((each) => each[side].bounds?.writable ?? []))];
	};
	room.lack ??= await lackOfRoom(journalPath, {
		work,
		folders
	}, host.files);
}
function roomFailure({ room: { lack } }, stage, benchmarkId) {
	return lack === null ? null : new SideError("head", lack).failure(stage, benchmarkId);
}
async function fail(run, failure) {
	if (run.request.isCancelled()) return false;
	run.failures.push(failure);
	await appendEntry(run, {
		type: "failure",
		failure
	});
	const isOurs = failure.ours !== void 0;
	run.request.onProgress(isOurs ? {
		kind: "note",
		text: `${failure.benchmarkId ?? ""} is not measured further: ${failure.message}`
	} : {
		kind: "failure",
		failure
	});
	return true;
}
function hasFailed({ failures }, benchmarkId) {
	return failures.some((failure) => failure.benchmarkId === benchmarkId);
}
async function appendEntry(run, entry) {
	await run.writes(async () => {
		if (entry.type !== "end") await lookForRoom(run);
		await record(entry, run.request.journalPath, run.host.files);
	});
}
function secondsSince({ host, past, begunAtSeconds }) {
	return past.seconds + (host.clock.monotonicSeconds() - begunAtSeconds);
}
function takeOutcome({ suiteOutcomes }, block) {
	const key = outcomeKey(block);
	const outcome = suiteOutcomes.get(key);
	suiteOutcomes.delete(key);
	if (outcome?.ok !== true) return outcome ?? null;
	return {
		ok: true,
		value: {
			...outcome.value,
			block
		}
	};
}
function outcomeKey({ benchmarkId, round, kind }) {
	return JSON.stringify([
		benchmarkId,
		round,
		kind
	]);
}

// src/measure/in-share-of-time.ts
const fewestSeconds = 10;
const mostSlowdown = 10;
function inShareOfTime(run, benchmark, expectedSeconds) {
	const { budgetSeconds } = run.request;
	if (budgetSeconds === null) return benchmark;
	const quarterSeconds = (budgetSeconds - secondsSince(run)) / 4;
	const shareSeconds = Math.max(fewestSeconds, quarterSeconds, mostSlowdown * expectedSeconds);
	return {
		...benchmark,
		timeoutSeconds: Math.min(benchmark.timeoutSeconds, Math.round(shareSeconds))
	};
}
function outOfShare(failure, { timeoutSeconds }) {
	if (!failure.timedOut) return failure;
	const message = `a run did not end within ${String(timeoutSeconds)} s, all that the budget has for one: raise "budget", or leave it out with "only"`;
	return {
		...failure,
		message,
		ours: "budget"
	};
}

// src/drivers/server-turns.ts
const mostLeadIn = 2;
const leastInBurst = 3;
async function pairOfBursts(actors, { random, benchmark, requests }) {
	const most = Math.ceil(requests * 1.5);
	const timedAmount = random.between(Math.max(1, Math.floor(requests * .5)), most);
	const leadIn = requests < 3 ? 0 : random.between(1, mostLeadIn);
	const sentCount = leadIn + timedAmount;
	const burst = {
		requests: drawnRequests(random, benchmark.server.requests, sentCount),
		leadIn
	};
	const nanoseconds = await onBoth(actors, drawnSlot(random), (actor) => actor.burst(burst));
	return perSlot(nanoseconds, (times) => {
		const latencies = times.map((time) => time / 1e9);
		return {
			latencies,
			seconds: latencies.reduce((sum, each) => sum + each, 0),
			sentCount
		};
	});
}
function serverReadings({ before, after, sentCount }, latencies) {
	const cpuSeconds = grownBy(before.cpuSeconds, after.cpuSeconds);
	const order = latencies.toSorted((first, second) => first - second);
	return {
		cpu: cpuSeconds !== null && cpuSeconds > 0 ? cpuSeconds / sentCount : null,
		"peak-memory": after.peakMemoryBytes,
		"page-faults": grownBy(before.pageFaults, after.pageFaults),
		"context-switches": grownBy(before.contextSwitches, after.contextSwitches),
		"latency-p50": quantileOf(order, .5),
		"latency-p95": quantileOf(order, .95),
		"latency-p99": quantileOf(order, .99)
	};
}
function grownBy(before, after) {
	return before === null || after === null || after < before ? null : after - before;
}
function drawnRequests(random, requests, count) {
	const total = requests.reduce((sum, { weight }) => sum + weight, 0);
	return Array.from({ length: count }, () => {
		let remaining = random.next() * total;
		const at = requests.findIndex(({ weight }) => {
			remaining -= weight;
			return remaining < 0;
		});
		return Math.max(0, at);
	});
}

// src/drivers/alternate.ts
const alternate = async (actors, { block, benchmark, pilot }) => {
	const random = drawsIn(block);
	const turnsToDraw = {
		random,
		benchmark,
		requests: pilot.iterations
	};
	const next = () => pairOfBursts(actors, turnsToDraw);
	await onBoth(actors, "one", (actor) => actor.start());
	const warmUp = Math.ceil(pilot.batches * (.2 + .2 * random.next()));
	let warmUpSeconds = 0;
	for (let pair = 0; pair < warmUp; pair++) warmUpSeconds += turnSeconds(await next());
	const before = await onBoth(actors, "one", (actor) => actor.usage());
	const turns = [];
	for (let pair = 0; pair < pilot.batches; pair++) turns.push(await next());
	const after = await onBoth(actors, "one", (actor) => actor.usage());
	await onBoth(actors, "one", (actor) => actor.end());
	const time = typicalPair(turns.flatMap(({ one, two }) => one.latencies.map((seconds, at) => ({
		one: seconds,
		two: two.latencies[at] ?? NaN
	}))));
	const latencies = perSlot(listsBySlot(turns), (list) => list.flatMap((turn) => turn.latencies));
	const whole = wholeCosts(latencies);
	const of = (slot) => {
		const sentCount = turns.reduce((sum, turn) => sum + turn[slot].sentCount, 0);
		return {
			time: time[slot],
			throughput: 1 / mean(latencies[slot]),
			...whole[slot],
			...serverReadings({
				before: before[slot],
				after: after[slot],
				sentCount
			}, latencies[slot])
		};
	};
	const measuredSeconds = turns.reduce((sum, turn) => sum + turnSeconds(turn), 0);
	return {
		one: of("one"),
		two: of("two"),
		spentTime: {
			warmUp: warmUpSeconds,
			leadIn: 0,
			measured: measuredSeconds
		}
	};
};
function turnSeconds({ one, two }) {
	return one.seconds + two.seconds;
}

// src/drivers/command.ts
const command = async (actors, { block, pilot: { batches } }) => {
	const random = drawsIn(block);
	const pairs = [];
	for (let pair = 0; pair < batches; pair++) pairs.push(await onBoth(actors, firstSlot(pair, random), (actor) => actor.run()));
	const runs = listsBySlot(pairs);
	const seconds = perSlot(runs, (list) => list.map((run) => run["time"] ?? 0));
	const time = timeOf(pairs);
	const whole = wholeCosts(seconds);
	const measuredSeconds = sumOf(seconds.one) + sumOf(seconds.two);
	return {
		one: {
			...means(runs.one),
			time: time.one,
			...whole.one
		},
		two: {
			...means(runs.two),
			time: time.two,
			...whole.two
		},
		spentTime: {
			warmUp: 0,
			leadIn: 0,
			measured: measuredSeconds
		}
	};
};
function sumOf(values) {
	return values.reduce((sum, value) => sum + value, 0);
}
function timeOf(pairs) {
	const times = pairs.map((pair) => perSlot(pair, (readings) => readings["time"] ?? 0)).filter((pair) => pair.one > 0 && pair.two > 0);
	return times.length === 0 ? {
		one: null,
		two: null
	} : typicalPair(times);
}
function means(list) {
	const ids = new Set(list.flatMap((readings) => Object.keys(readings)));
	return Object.fromEntries([...ids].map((id) => [id, meanReading(list, id)]));
}
function meanReading(list, id) {
	const values = list.flatMap((readings) => readings[id] ?? []);
	if (values.length < list.length || values.length === 0) return null;
	return sumOf(values) / values.length;
}

// src/drivers/used-by.ts
function firstCallsOf(calls) {
	if (calls === null) return {};
	const [first, ...rest] = calls;
	return {
		"first-call": first ?? null,
		"later-calls": rest.length === 0 ? null : median(rest)
	};
}
function cpuPerCall(batches, calls) {
	let microseconds = 0;
	for (const { cpuMicroseconds } of batches) {
		if (cpuMicroseconds === null) return null;
		microseconds += cpuMicroseconds;
	}
	return microseconds / 1e6 / calls;
}
function usedBy(metrics, use) {
	return Object.fromEntries(metrics.flatMap((metric) => {
		const { id, usage } = metric;
		if (usage === void 0) return [];
		return [[id, use.wasKeptWaiting && isMark(metric) ? null : usageIn(usage, use)]];
	}));
}
function usageIn({ of, as, scale }, { before, after, calls }) {
	const [start, end] = [before[of] ?? null, after[of] ?? null];
	if (end === null) return null;
	if (as === "level") return end * scale;
	if (start === null) return null;
	const grownAmount = (end - start) * scale;
	if (as === "growth") return grownAmount;
	if (as === "growth-per-call") return grownAmount / calls;
	const busy = (after["busySeconds"] ?? 0) - (before["busySeconds"] ?? 0);
	return busy > 0 ? grownAmount / busy : null;
}

// src/drivers/whole-lives.ts
async function wholeLives(actors, { benchmark, block, metrics }, batches) {
	const random = drawsIn(block);
	const calls = benchmark.calls ?? 1;
	await onBoth(actors, "one", (actor) => actor.start());
	const pairs = [];
	for (let index = 0; index < batches; index++) pairs.push(await batchOfBoth(actors, firstSlot(index, random), calls));
	const lives = listsBySlot(pairs);
	const after = await onBoth(actors, "one", (actor) => actor.usage());
	await onBoth(actors, "one", (actor) => actor.end());
	const wasKeptWaiting = anyWorkWaited(lives);
	const clock = hasMarks(metrics) ? ({ nanoseconds }) => nanoseconds : ownNanoseconds;
	const series = perSlot(lives, (life) => life.map((batch) => clock(batch) / 1e9 / calls));
	const whole = wholeCosts(series);
	const readingsOf = (slot) => ({
		time: wasKeptWaiting ? null : mean(series[slot]),
		...whole[slot],
		cpu: cpuPerCall(lives[slot], batches * calls),
		...firstCallsOf(batches > 1 ? series[slot] : null),
		...usedBy(metrics, {
			before: {},
			after: after[slot].figures,
			calls: calls * batches,
			wasKeptWaiting
		})
	});
	const readings = {
		one: readingsOf("one"),
		two: readingsOf("two")
	};
	return batches > 1 ? {
		...readings,
		series
	} : readings;
}
async function batchOfBoth(actors, first, calls) {
	const length = {
		iterations: calls,
		leadIn: 0,
		fresh: true
	};
	let isFirst = true;
	return onBoth(actors, first, (actor) => {
		const ownParts = isFirst ? length : {
			...length,
			isRested: true
		};
		isFirst = false;
		return runLength(actor, ownParts);
	});
}

// src/drivers/pingpong.ts
const tolerance = .02;
async function pingpong(actors, context) {
	const { benchmark, pilot, metrics } = context;
	if (benchmark.batches !== void 0) return wholeLives(actors, context, benchmark.batches);
	const random = drawsIn(context.block);
	if (benchmark.series === void 0 && benchmark.calls === void 0) await startTogether(actors);
	else await onBoth(actors, "one", (actor) => actor.start());
	const series = benchmark.series === void 0 ? null : await onBoth(actors, "one", (actor) => actor.series());
	const { iterations, batches } = pilot;
	const warmUpSeconds = await warmedUp(actors, random, context);
	const before = await onBoth(actors, "one", (actor) => actor.usage());
	const lengthOf = lengthsOf(benchmark, pilot);
	const rounds = [];
	for (let index = 0; index < batches; index++) {
		const length = lengthOf(random);
		const pair = await onBoth(actors, firstSlot(index, random), (actor) => runLength(actor, length));
		rounds.push({
			...pair,
			length
		});
	}
	const after = await onBoth(actors, "one", (actor) => actor.usage());
	const aside = batches < fewestBatches$2 || benchmark.calls !== void 0 ? null : await onBoth(actors, drawnSlot(random), (actor) => actor.observe(Math.ceil(iterations / observedShare)));
	await onBoth(actors, "one", (actor) => actor.end());
	const time = hasMarks(metrics) ? meanTime(rounds) : typicalTime(rounds);
	const whole = wholeCosts(costsIn(rounds));
	const timedCalls = sumOfPairs(rounds, ({ length }) => length.iterations);
	const calledCount = timedCalls + sumOfPairs(rounds, ({ length }) => length.leadIn);
	const readingsOf = (slot) => ({
		time: time[slot],
		...whole[slot],
		cpu: cpuPerCall(rounds.map((pair) => pair[slot]), timedCalls),
		...firstCallsOf(series?.[slot] ?? null),
		...usedBy(metrics, {
			before: before[slot].figures,
			after: {
				...after[slot].figures,
				...aside?.[slot]
			},
			calls: calledCount,
			wasKeptWaiting: wereKeptWaiting(rounds)
		})
	});
	const spentTime = {
		warmUp: warmUpSeconds,
		leadIn: sumOfPairs(rounds, (pair) => secondsIn(pair) * pair.length.leadIn / pair.length.iterations),
		measured: sumOfPairs(rounds, secondsIn)
	};
	const takenParts = {
		one: readingsOf("one"),
		two: readingsOf("two"),
		spentTime
	};
	return series === null ? takenParts : {
		...takenParts,
		series
	};
}
async function warmedUp(actors, random, { benchmark, block: { links = 1 }, pilot }) {
	const { calls } = benchmark;
	const { iterations, batches, age } = pilot;
	if (calls !== void 0) return takeTurns(actors, random, {
		pairs: Math.ceil(batches * (.25 + .25 * random.next())),
		length: {
			iterations: calls,
			leadIn: 0,
			fresh: true
		}
	});
	if (age !== void 0) return takeTurns(actors, random, {
		pairs: age / iterations,
		length: {
			iterations,
			leadIn: 0
		}
	});
	if (isOneCall(pilot)) return 0;
	const measuredSeconds = measuredSecondsOf(benchmark) / links;
	return warmUp(actors, random, {
		iterations,
		measuredSeconds
	});
}
const observedShare = 4;
const fewestBatches$2 = 10;
function sumOfPairs(rounds, of) {
	return rounds.reduce((sum, pair) => sum + of(pair), 0);
}
function secondsIn({ one, two }) {
	return (one.nanoseconds + two.nanoseconds) / 1e9;
}
function perCallIn({ one, two, length }) {
	return perSlot({
		one,
		two
	}, (batch) => ownNanoseconds(batch) / 1e9 / length.iterations);
}
function representativePairs(rounds) {
	const quietPairs = rounds.filter(({ one, two }) => !wasInterrupted(one) && !wasInterrupted(two));
	if (quietPairs.length >= Math.min(rounds.length, Math.max(3, rounds.length / 4))) return quietPairs;
	return rounds.filter(({ one, two }) => worksAside(one) || worksAside(two)).length > rounds.length / 2 ? null : rounds;
}
const unknownTime = {
	one: null,
	two: null
};
function typicalTime(rounds) {
	const pairs = representativePairs(rounds);
	return pairs === null ? unknownTime : typicalPair(pairs.map(perCallIn));
}
function costsIn(rounds) {
	return listsBySlot(rounds.filter(({ one, two }) => !othersWorkWaited([one]) && !othersWorkWaited([two])).map(perCallIn));
}
function meanTime(rounds) {
	if (wereKeptWaiting(rounds)) return unknownTime;
	const calls = sumOfPairs(rounds, ({ length }) => length.iterations);
	const secondsOf = (slot) => sumOfPairs(rounds, (pair) => pair[slot].nanoseconds) / 1e9 / calls;
	return {
		one: secondsOf("one"),
		two: secondsOf("two")
	};
}
function wereKeptWaiting(rounds) {
	return anyWorkWaited(listsBySlot(rounds));
}
function lengthsOf({ calls }, pilot) {
	if (calls !== void 0) return () => ({
		iterations: calls,
		leadIn: 0,
		fresh: true
	});
	if (isOneCall(pilot)) return () => ({
		iterations: 1,
		leadIn: 0
	});
	return (random) => drawnLength(random, pilot.iterations);
}
function drawnLength(random, iterations) {
	const part = (share) => Math.ceil(iterations * share);
	return {
		iterations: random.between(Math.max(1, Math.floor(iterations * .5)), part(1.5)),
		leadIn: iterations < 5 ? 0 : random.between(part(.1), part(.4))
	};
}
function worksAside({ asideDelayNanoseconds }) {
	return asideDelayNanoseconds !== void 0;
}
function wasInterrupted(batch) {
	if (worksAside(batch)) return othersWorkWaited([batch]);
	const { nanoseconds, cpuMicroseconds, delayNanoseconds } = batch;
	const workedNanoseconds = cpuMicroseconds === null ? nanoseconds : cpuMicroseconds * 1e3;
	return (delayNanoseconds ?? nanoseconds - workedNanoseconds) > tolerance * nanoseconds;
}
async function takeTurns(actors, random, { pairs, length }) {
	let seconds = 0;
	for (let pair = 0; pair < pairs; pair++) {
		const batches = onBoth(actors, drawnSlot(random), (actor) => runLength(actor, length));
		seconds += secondsIn(await batches);
	}
	return seconds;
}

// src/drivers/index.ts
const drivers = {
	pingpong,
	alternate,
	command
};

// src/adapters/hyperfine.ts
const seconds = number().min(0);
const bytes = number().min(0);
const exitCode = number().int().nullable();
const firstSchema = object({ results: tuple([object({
	times: tuple([seconds]),
	user: seconds,
	system: seconds,
	memory_usage_byte: tuple([bytes]).optional(),
	exit_codes: tuple([exitCode])
})]) }).transform(({ results: [{ times, user, system, memory_usage_byte, exit_codes }] }) => hyperfineRun([
	times[0],
	user,
	system
], memory_usage_byte?.[0], exit_codes[0]));
const secondSchema = object({
	schema_version: literal(2),
	results: tuple([object({ measurements: tuple([object({
		time_wall_clock: object({
			value: seconds,
			unit: literal("second")
		}),
		time_user: object({
			value: seconds,
			unit: literal("second")
		}),
		time_system: object({
			value: seconds,
			unit: literal("second")
		}),
		memory_peak_resident: object({
			value: bytes,
			unit: literal("byte")
		}).optional(),
		exit_code: exitCode.optional()
	})]) })])
}).transform(({ results: [{ measurements }] }) => {
	const [{ time_wall_clock, time_user, time_system, memory_peak_resident, exit_code }] = measurements;
	return hyperfineRun([
		time_wall_clock.value,
		time_user.value,
		time_system.value
	], memory_peak_resident?.value, exit_code ?? null);
});
function hyperfineRunOf(text) {
	return union([secondSchema, firstSchema]).safeParse(parseJson(text)).data ?? null;
}
function hyperfineRun([time, user, system], memory, exit) {
	return {
		readings: {
			time,
			cpu: user + system,
			"user-time": user,
			"system-time": system,
			"peak-memory": memory === 0 ? null : memory ?? null
		},
		exitCode: exit
	};
}
function quotedCommand(argv) {
	return argv.map((word) => `'${word.replaceAll("'", String.raw`'\''`)}'`).join(" ");
}

// src/measure/actors/command-actor.ts
const options = [
	"--shell=none",
	"--runs=1",
	"--style=none",
	"--ignore-failure",
	"--output=inherit"
];
const remark = /^\s*(Warning: Ignoring non-zero exit code\.)?\s*$/;
function commandActor(request, host) {
	const run = () => runCommand(request, host);
	return {
		limitSeconds: request.benchmark.timeoutSeconds,
		actor: { run }
	};
}
async function runCommand({ benchmark, target, hyperfine, slot }, { processes, files }) {
	if (!hyperfine.ok) throw new SideError(null, hyperfine.message);
	const { side } = target;
	const { timeoutSeconds } = benchmark;
	const folder = target.environment["TMPDIR"] ?? target.build.directory;
	const report = files.join(folder, `hyperfine-${slot}.json`);
	await files.remove(report);
	const { argv: words, ...changes } = commandOf(benchmark, target);
	const line = quotedCommand(words);
	const argv = [
		hyperfine.path,
		...options,
		"--export-json",
		report,
		"--",
		line
	];
	const outcome = await processes.run(sideProcess(target, {
		argv,
		timeoutSeconds,
		changes
	}));
	const run = outcome.exitCode === 0 ? hyperfineRunOf(await files.read(report) ?? "") : null;
	if (run === null) throw new SideError(side, hyperfineReason(outcome, timeoutSeconds), outcome);
	const { exitCode, readings } = run;
	if (exitCode === 0) return readings;
	const lastLines = outcome.lastLines.filter((text) => !remark.test(text));
	const signal = exitCode !== null && exitCode > 128 ? `, as after signal ${exitCode - 128}` : "";
	const message = `expected the command to end with exit code 0, got ${String(exitCode)}${signal}`;
	throw new SideError(side, message, {
		...outcome,
		exitCode,
		lastLines
	});
}
function hyperfineReason(outcome, timeoutSeconds) {
	const limit = brokenLimit(outcome, {
		what: "the command",
		timeoutSeconds
	});
	if (limit !== null) return limit;
	const { startError, lastLines } = outcome;
	if (startError !== null) return `expected hyperfine to start, got ${startError}`;
	const lastLine = lastWords(lastLines) ?? "nothing";
	return `expected a run of the command, got ${JSON.stringify(lastLine.slice(0, 300))}`;
}

// src/measure/actors/actor-makers.ts
function actorMakers({ targets, seed, cpuSet, calls = null, hyperfine }, host) {
	const targetOf = (side, slot) => seed === null ? targets[side] : withRoom(targets[side], seed, slot);
	const seatOf = (kind, side, slot) => ({
		benchmark: side === "base" ? {
			...kind,
			...kind.contest?.reference
		} : kind,
		target: targetOf(side, slot),
		cpuSet
	});
	return {
		pingpong: (benchmark) => (side, slot) => {
			const start = (place) => startHarness(seatOf(benchmark, side, slot), host, place);
			return harnessActor({
				side,
				start,
				timeoutSeconds: benchmark.timeoutSeconds
			}, host);
		},
		alternate: (benchmark) => (side, slot) => serverActor(seatOf(benchmark, side, slot), host),
		command: (benchmark) => (side, slot) => commandActor({
			...seatOf(benchmark, side, slot),
			hyperfine,
			slot
		}, host),
		suite: (benchmark) => (side, slot) => ({
			limitSeconds: benchmark.timeoutSeconds,
			actor: { run: () => runSuite({
				...benchmark,
				calls
			}, targetOf(side, slot), host) }
		})
	};
}
const roomVariable = "DEADHEAT_ROOM";
const drawOfRooms = {
	one: 224,
	two: 225
};
function withRoom(target, seed, slot) {
	const room = randomOf(seedOf(seed, drawOfRooms[slot])).between(0, 4095);
	return {
		...target,
		environment: {
			...target.environment,
			[roomVariable]: "x".repeat(room)
		}
	};
}

// src/measure/attempt.ts
async function attempt({ stage, benchmarkId, begun, repeats, repeatsHung = 1, isCancelled, onRepeat, explain }, work) {
	for (let doneCount = begun;; doneCount++) try {
		return {
			ok: true,
			value: await work()
		};
	} catch (error) {
		const knownError = isDiskFull(error) ? new SideError(null, String(error)) : error;
		if (!(knownError instanceof SideError)) throw error;
		const failure = knownError.failure(stage, benchmarkId);
		const limit = failure.timedOut ? Math.min(repeatsHung, repeats) : repeats;
		if (doneCount >= limit || failure.side === null || isCancelled()) return {
			ok: false,
			failure: await explain?.(failure) ?? failure
		};
		await onRepeat(failure);
	}
}

// src/drivers/suite.ts
function suite(actors) {
	return onBoth(actors, "one", (actor) => actor.run());
}

// src/measure/suites/measure-suite.ts
async function measureSuite(request, host) {
	const { block, members, make } = request;
	const { value, startSeconds: _, ...rest } = await runMeasured({
		make,
		work: suite
	}, request, host);
	const seconds = rest.seconds / members.length;
	const sides = sidesOf(block);
	return new Map(members.map((member, at) => {
		const startedAtSeconds = rest.startedAtSeconds + at * seconds;
		const ownBlock = {
			...block,
			benchmarkId: member.id
		};
		try {
			const one = readingsOf(member, value.one, sides.one);
			const two = readingsOf(member, value.two, sides.two);
			const ownSample = {
				...rest,
				startedAtSeconds,
				seconds,
				block: ownBlock
			};
			return [member.id, {
				ok: true,
				value: {
					...ownSample,
					...bySide(block, {
						one,
						two
					})
				}
			}];
		} catch (error) {
			if (!(error instanceof SideError)) throw error;
			return [member.id, {
				ok: false,
				failure: error.failure("sample", member.id)
			}];
		}
	}));
}
function readingsOf({ name, adapter, gates = [] }, run, side) {
	const row = adapters[adapter].list !== void 0 ? run.rows[0] : run.rows.find((each) => each.name === name);
	if (row === void 0) throw new SideError(side, `expected the row ${JSON.stringify(name)} from every run, got a run without it`);
	const { id, unit } = rowMetric(row);
	if (!gates.includes(id)) {
		const shownText = `${unit} (${row.better} is better)`;
		throw new SideError(side, `expected ${JSON.stringify(name)} in the same unit from every run, got ${shownText}`);
	}
	return {
		...run.rows.length === 1 ? {
			cpu: run.cpuSeconds,
			"peak-memory": run.peakMemoryBytes
		} : {},
		[id]: row.value
	};
}

// src/drivers/settle-batch.ts
const batchNanoseconds = 2e6;
const longestBatchNanoseconds = 8e6;
const longPairNanoseconds$1 = 4e8;
const warmNanoseconds$1 = 6e7;
const mostWarmNanoseconds = 15e8;
const shortShare = 1 / 8;
const fixedShare = .06;
const leastMore = .7;
const mostMore = 1.3;
const mostAttempts = 3;
const mostTimesLonger = 64;
const growthTolerance = .15;
async function settleBatchLength(timedPair) {
	const warm = await warmBatch(timedPair);
	const { one, two } = warm.nanoseconds;
	if (one + two > longPairNanoseconds$1) return shortenBatch(warm, one + two);
	const triedBatch = await lengthenBatch(timedPair, fillingOf(warm));
	return {
		iterations: triedBatch.wantedCalls,
		pairNanoseconds: triedBatch.wantedCalls * (triedBatch.perCall.one + triedBatch.perCall.two),
		growth: triedBatch.growth,
		drift: driftOf(triedBatch, warm)
	};
}
function fillingOf({ iterations, nanoseconds }) {
	return callsToFill(Math.min(nanoseconds.one, nanoseconds.two) / iterations);
}
function callsToFill(perCallNanoseconds) {
	const calls = Math.max(1, Math.round(batchNanoseconds / perCallNanoseconds));
	const longest = Math.floor(longestBatchNanoseconds / perCallNanoseconds);
	return Math.max(calls, Math.min(longest, 5));
}
async function lengthenBatch(timedPair, iterations, attempt = 1) {
	const times = await leastTimes(timedPair, iterations);
	const triedBatch = judgedLength(times, iterations);
	if (!(triedBatch.fillingCalls <= iterations * mostMore && triedBatch.wantedCalls >= iterations * leastMore) && attempt < mostAttempts) return lengthenBatch(timedPair, triedBatch.wantedCalls, attempt + 1);
	if (triedBatch.wantedCalls <= iterations * mostMore) return triedBatch;
	return judgedLength(lesserOf(times, await leastTimes(timedPair, iterations)), iterations);
}
function shortenBatch({ iterations, nanoseconds }, pairNanoseconds) {
	const fittingCalls = Math.max(1, Math.floor(iterations * longPairNanoseconds$1 / pairNanoseconds));
	const share = fittingCalls / iterations;
	const faster = Math.min(nanoseconds.one, nanoseconds.two);
	return {
		iterations: fittingCalls,
		pairNanoseconds: pairNanoseconds * share,
		growth: {
			one: 1,
			two: 1
		},
		drift: {
			one: 1,
			two: 1
		},
		unequal: faster * share < batchNanoseconds * shortShare || void 0
	};
}
function driftOf({ perCallCost, isQuiet }, { leastCost }) {
	const drift = (slot) => isQuiet[slot] ? perCallCost[slot] / leastCost[slot] : 1;
	return {
		one: drift("one"),
		two: drift("two")
	};
}
async function warmBatch(timedPair) {
	let iterations = 1;
	let spentNanoseconds = 0;
	let bothNanoseconds = 0;
	let leastCost = {
		one: 1e400,
		two: 1e400
	};
	for (;;) {
		const pair = await timedPair(iterations);
		const nanoseconds = perSlot(pair, ownNanoseconds);
		const { one, two } = nanoseconds;
		const faster = Math.min(one, two);
		spentNanoseconds += faster;
		bothNanoseconds += one + two;
		if (faster >= batchNanoseconds / 8) leastCost = leastBySlot(leastCost, perSlot(pair, (timing) => fullCostOf(timing) / iterations));
		const full = faster >= batchNanoseconds;
		if (full && (spentNanoseconds >= warmNanoseconds$1 || bothNanoseconds >= mostWarmNanoseconds || faster >= longestBatchNanoseconds) || one + two > longPairNanoseconds$1) return {
			iterations,
			nanoseconds,
			leastCost
		};
		if (!full) iterations *= faster < batchNanoseconds / 8 ? 4 : 2;
	}
}
function judgedLength({ single, triple, ratios }, iterations) {
	const perCall = perSlot(triple, ({ wall }) => wall / (3 * iterations));
	const isQuiet = {
		one: single.one.isQuiet && triple.one.isQuiet,
		two: single.two.isQuiet && triple.two.isQuiet
	};
	const growthIn = (slot) => isQuiet[slot] ? mildest([
		triple[slot].wall / single[slot].wall,
		triple[slot].cost / single[slot].cost,
		median(ratios.map((ratio) => ratio[slot]))
	]) : 1;
	const growth = {
		one: growthIn("one"),
		two: growthIn("two")
	};
	const faster = Math.min(perCall.one, perCall.two);
	const fillingCalls = callsToFill(faster);
	const dilutingCalls = Math.max(callsToDilute(growth.one, iterations), callsToDilute(growth.two, iterations));
	const longest = Math.min(Math.floor(longestBatchNanoseconds / faster), Math.floor(longPairNanoseconds$1 / (perCall.one + perCall.two)));
	const wantedCalls = Math.min(longest, mostTimesLonger * iterations, Math.max(fillingCalls, dilutingCalls));
	return {
		wantedCalls: Math.max(1, wantedCalls),
		fillingCalls,
		perCall,
		perCallCost: perSlot(triple, ({ cost }) => cost / (3 * iterations)),
		growth,
		isQuiet
	};
}
function callsToDilute(growth, iterations) {
	const fixedPart = Math.min(.99, 1.5 * (1 - growth));
	return fixedPart <= fixedShare ? 1 : Math.ceil(fixedPart / (1 - fixedPart) / fixedShare * iterations);
}
const fewestTurns = 3;
const mostTurns = 7;
const mostBusyTurns = 25;
const mostTripleNanoseconds = 5e8;
async function leastTimes(timedPair, iterations) {
	const times = async () => {
		const single = batchTimes(await timedPair(iterations));
		const triple = batchTimes(await timedPair(iterations * 3));
		return {
			single,
			triple,
			ratios: [{
				one: triple.one.wall / single.one.wall,
				two: triple.two.wall / single.two.wall
			}]
		};
	};
	let least = await times();
	let spentNanoseconds = 0;
	for (let turn = 1; turn < mostBusyTurns && spentNanoseconds < mostTripleNanoseconds; turn++) {
		if (turn >= fewestTurns && isProportional(least)) break;
		if (turn >= mostTurns && isQuietPair(least.single) && isQuietPair(least.triple)) break;
		const next = await times();
		spentNanoseconds += next.triple.one.wall + next.triple.two.wall;
		least = lesserOf(least, next);
	}
	return least;
}
function isQuietPair({ one, two }) {
	return one.isQuiet && two.isQuiet;
}
function isProportional({ single, triple }) {
	return [triple.one.wall / single.one.wall, triple.two.wall / single.two.wall].every((times) => Math.abs(times / 3 - 1) <= fixedShare / 2);
}
function fullCostOf(batch) {
	const { nanoseconds, cpuMicroseconds } = batch;
	return Math.max(costOfBatch(batch), Math.min(nanoseconds, 1e3 * (cpuMicroseconds ?? 0)));
}
function batchTimes(pair) {
	return perSlot(pair, (batch) => ({
		wall: ownNanoseconds(batch),
		cost: fullCostOf(batch),
		isQuiet: isQuietBatch(batch)
	}));
}
const quietShare = .02;
function isQuietBatch(batch) {
	const { nanoseconds, delayNanoseconds } = batch;
	return (delayNanoseconds ?? 0) <= quietShare * nanoseconds && !othersWorkWaited([batch]);
}
function lesser(first, second) {
	const leastOf = (slot) => {
		const [a, b] = [first[slot], second[slot]];
		if (a.isQuiet !== b.isQuiet) return a.isQuiet ? a : b;
		return {
			...a,
			wall: Math.min(a.wall, b.wall),
			cost: Math.min(a.cost, b.cost)
		};
	};
	return {
		one: leastOf("one"),
		two: leastOf("two")
	};
}
function lesserOf(first, second) {
	return {
		single: lesser(first.single, second.single),
		triple: lesser(first.triple, second.triple),
		ratios: [...first.ratios, ...second.ratios]
	};
}
function mildest(ratios) {
	const [ratio = 3] = ratios.toSorted((first, second) => Math.abs(first - 3) - Math.abs(second - 3));
	return ratio / 3;
}

// src/drivers/calibrate.ts
const noClaims = {
	one: null,
	two: null
};
async function calibrate(actors, wantedSeconds, earlierClaims = noClaims) {
	const history = [];
	const timedPair = (iterations) => {
		const first = history.length % 2 === 0 ? "one" : "two";
		history.push(iterations);
		return onBoth(actors, first, (actor) => actor.run(lengthOf(iterations)));
	};
	await startTogether(actors);
	const firstBatch = await settleBatchLength(timedPair);
	const claims = {
		one: claimIn("one", firstBatch),
		two: claimIn("two", firstBatch)
	};
	const ifSeenAgain = ({ one, two }) => ({
		one: claims.one === earlierClaims.one ? one : 1,
		two: claims.two === earlierClaims.two ? two : 1
	});
	const { growth, drift } = firstBatch;
	const settledBatch = {
		...firstBatch,
		growth: ifSeenAgain(growth),
		drift: ifSeenAgain(drift)
	};
	const fittingBatches = batchesFor(settledBatch.pairNanoseconds, wantedSeconds);
	const block = dearerCalls(settledBatch).length > 0 ? agedBlock(settledBatch, Math.min(agedPairs, fittingBatches)) : {
		iterations: settledBatch.iterations,
		batches: await batchesOf(timedPair, settledBatch, fittingBatches)
	};
	const perCall = settledBatch.pairNanoseconds / settledBatch.iterations;
	const endState = await endCalibration(actors, fewCalls(perCall));
	return {
		...block,
		claims,
		measuredSeconds: block.batches * block.iterations * perCall / 1e9,
		notes: batchNotes(settledBatch, block),
		calls: history.reduce((sum, calls) => sum + calls, 0),
		history,
		...endState
	};
}
function claimIn(slot, { growth, drift }) {
	if (growth[slot] > 1 + .15 || drift[slot] > 2) return "dearer";
	return growth[slot] < 1 - .15 ? "cached" : null;
}
function fewCalls(pairNanoseconds) {
	return Math.min(8, Math.floor(4e8 / pairNanoseconds));
}
async function batchesOf(timedPair, { iterations, pairNanoseconds }, fittingBatches) {
	if (fittingBatches < lookedPairs) return fittingBatches;
	const pairs = [];
	while (pairs.length < lookedPairs) pairs.push(perSlot(await timedPair(iterations), ownNanoseconds));
	return Math.min(fittingBatches, quickestBatches(pairs, pairNanoseconds / 1e9));
}
const agedPairs = 50;
const agedBatches = 64;
function agedBlock({ iterations }, pairs) {
	const timedCalls = 2 ** Math.max(1, Math.round(Math.log2(iterations * pairs)));
	const batches = Math.min(agedBatches, timedCalls);
	return {
		iterations: timedCalls / batches,
		batches,
		age: timedCalls / 2
	};
}
async function endCalibration(actors, undoneCalls) {
	const usage = await onBoth(actors, "one", (actor) => actor.usage());
	const undone = await onBoth(actors, "one", (actor) => actor.undone(undoneCalls));
	const addons = await onBoth(actors, "one", (actor) => actor.addons());
	await onBoth(actors, "one", (actor) => actor.end());
	return {
		checksums: perSlot(usage, ({ checksum }) => checksum),
		addons,
		undone
	};
}
async function calibrateAged(actors, calls, seconds) {
	const history = [];
	await onBoth(actors, "one", (actor) => actor.start());
	let spentNanoseconds = 0;
	let last = 0;
	const { life = null } = seconds;
	const isEnough = () => life === null ? history.length >= fewestTried && (spentNanoseconds >= triedNanoseconds || history.length >= mostTried$1) : history.length >= Math.min(life, fewestTried);
	while (!isEnough()) {
		const first = history.length % 2 === 0 ? "one" : "two";
		history.push(calls);
		const { one, two } = life === null ? await onBoth(actors, first, (actor) => runLength(actor, agedOf(calls))) : await batchOfBoth(actors, first, calls);
		last = ownNanoseconds(one) + ownNanoseconds(two);
		spentNanoseconds += last;
	}
	const endState = await endCalibration(actors, life === null ? Math.min(calls, fewCalls(last / calls)) : 0);
	const pairNanoseconds = last + (life === null ? 2e9 : 1e9) * seconds.pause;
	const batches = life ?? Math.min(agedPairs, batchesFor(pairNanoseconds, seconds.measuredSeconds));
	return {
		iterations: calls,
		batches,
		measuredSeconds: batches * pairNanoseconds / 1e9,
		notes: [],
		claims: noClaims,
		calls: calls * history.length,
		history,
		...endState
	};
}
const longPairNanoseconds = 1e9;
const fewestTried = 3;
const mostTried$1 = 50;
const triedNanoseconds = 1e8;
async function repeatCalls(actors, history, { isAged }) {
	await startTogether(actors);
	for (const iterations of history) {
		const length = isAged ? agedOf(iterations) : lengthOf(iterations);
		await onBoth(actors, "one", (actor) => runLength(actor, length));
	}
	const usage = await onBoth(actors, "one", (actor) => actor.usage());
	await onBoth(actors, "one", (actor) => actor.end());
	return perSlot(usage, ({ checksum }) => checksum);
}
function agedOf(calls) {
	return {
		iterations: calls,
		leadIn: 0,
		fresh: true
	};
}
function lengthOf(iterations) {
	return {
		iterations,
		leadIn: Math.floor(iterations / 5)
	};
}
function batchesFor(pairNanoseconds, wantedSeconds) {
	const fittingBatches = Math.round(wantedSeconds * 1e9 / pairNanoseconds);
	const least = pairNanoseconds > Math.min(longPairNanoseconds, 2e9 * wantedSeconds) ? 1 : 3;
	return Math.max(least, fittingBatches);
}
function dearerCalls({ growth, drift }) {
	const most = Math.max(growth.one, growth.two);
	const times = Math.max(drift.one, drift.two);
	return [most > 1 + .15 && `three times the calls took ${(3 * most).toFixed(1)} times as long`, times > 2 && `a call cost ${times.toFixed(1)} times as much at the end`].filter((text) => text !== false);
}
function batchNotes(settledBatch, { iterations, batches, age }) {
	const least = Math.min(settledBatch.growth.one, settledBatch.growth.two);
	return [
		least < 1 - .15 && `three times the calls took ${(3 * least).toFixed(1)} times as long: part of the work may be cached or optimised away`,
		age !== void 0 && `${dearerCalls(settledBatch).join(", ")}: calls get dearer with their number, so every process makes ${age.toLocaleString("en-US")} of them and then ${(iterations * batches).toLocaleString("en-US")} that are timed`,
		settledBatch.unequal === true && hardlyWarm
	].filter((note) => note !== false);
}
const hardlyWarm = "one takes so much longer than the other that the faster one makes few calls and is hardly warmed up: the difference may be larger";
const lookedPairs = 20;
const fewestBatches$1 = 10;
const mostBatches$1 = 100;
const otherSeconds = .33;
const betweenProcesses = .01;
function quickestBatches(pairs, pairSeconds) {
	const batches = sampleStandardDeviation(pairs.map(({ one, two }) => Math.log(one / two))) / betweenProcesses * Math.sqrt(otherSeconds / pairSeconds);
	return Math.max(fewestBatches$1, Math.min(mostBatches$1, Math.round(batches)));
}

// src/drivers/settle-server.ts
const burstNanoseconds = 2e6;
const blockNanoseconds = 1e9;
const warmNanoseconds = 3e8;
const mostBatches = 400;
const mostInBurst = 200;
const shortNanoseconds = 3e6;
async function settleServer(actors, { server: { requests, burst } }) {
	const weights = requests.flatMap(({ weight }, at) => Array(Math.min(weight, 10)).fill(at));
	await onBoth(actors, "one", (actor) => actor.start());
	let spentNanoseconds = 0;
	let calls = 0;
	let perRequest = {
		one: 1e400,
		two: 1e400
	};
	for (let turn = 0; turn < 3 || spentNanoseconds < warmNanoseconds && calls < 2e4; turn++) {
		const first = turn % 2 === 0 ? "one" : "two";
		const { one, two } = await onBoth(actors, first, (actor) => actor.burst({
			requests: weights,
			leadIn: 0
		}));
		const means = {
			one: mean(one),
			two: mean(two)
		};
		perRequest = leastBySlot(perRequest, means);
		calls += weights.length;
		spentNanoseconds += Math.max(means.one, means.two) * weights.length;
		if (spentNanoseconds > 5 * warmNanoseconds) break;
	}
	const addons = await onBoth(actors, "one", (actor) => actor.addons());
	const habits = await onBoth(actors, "one", (actor) => actor.habits());
	await onBoth(actors, "one", (actor) => actor.end());
	const iterations = burst ?? burstOf(Math.max(perRequest.one, perRequest.two));
	const pair = iterations * (perRequest.one + perRequest.two);
	const batches = Math.max(3, Math.min(mostBatches, Math.round(blockNanoseconds / pair)));
	const measuredSeconds = batches * pair / 1e9;
	return {
		iterations,
		batches,
		calls,
		notes: [],
		measuredSeconds,
		addons,
		habits
	};
}
function burstOf(nanoseconds) {
	return Math.max(nanoseconds <= shortNanoseconds ? 3 : 1, Math.min(mostInBurst, Math.round(burstNanoseconds / nanoseconds)));
}

// src/measure/result-difference.ts
const shownUnits = 60;
function resultDifference(results, names) {
	const [baseLines, headLines] = [partsOf(results.base), partsOf(results.head)];
	const position = baseLines.findIndex((line, at) => line !== headLines[at]);
	const at = position < 0 ? Math.min(baseLines.length, headLines.length) : position;
	const [basePart, headPart] = [baseLines[at], headLines[at]].map((line) => partOf(line));
	if (basePart === void 0 || headPart === void 0 || basePart.place === headPart.place) {
		const place = basePart?.place ?? headPart?.place;
		if (place === void 0) return "results that differ beyond their first 4,000 characters";
		return differenceAt(place, {
			base: basePart?.text ?? "nothing",
			head: headPart?.text ?? "nothing"
		}, names);
	}
	return `${basePart.place} from ${names.base} and ${headPart.place} from ${names.head}, as the first that only one of them has`;
}
function partsOf(checksum) {
	return checksum.split("\n").slice(1);
}
function partOf(line) {
	if (line === void 0) return void 0;
	const end = line.indexOf("	");
	return {
		place: line.slice(0, end).slice(0, shownUnits),
		text: line.slice(end + 1)
	};
}
function differenceAt(place, { base, head }, names) {
	let first = 0;
	while (first < base.length && base[first] === head[first]) first += 1;
	const start = first < shownUnits / 2 ? 0 : first - shownUnits / 4;
	const where = Math.max(base.length, head.length) > shownUnits && start > 0 ? ` from its character ${String(start)} on` : "";
	const name = place === "" ? "" : `${place}${where}: `;
	return `${place === "" && where !== "" ? `${where.trim()}: ` : name}${shortenValue(base, start)} from ${names.base} and ${shortenValue(head, start)} from ${names.head}`;
}
function shortenValue(text, start) {
	const part = text.slice(start, start + shownUnits);
	return `${start > 0 ? "…" : ""}${part}${start + shownUnits < text.length ? "…" : ""}`;
}

// src/measure/pilot.ts
const mostRuns = 10;
const leastBeside = .25;
const sides = {
	one: "base",
	two: "head"
};
async function runPilot(benchmark, makers, host) {
	return pilotBy(benchmark.driver, benchmark, makers, host);
}
function pilotBy(id, ...rest) {
	const pilot = pilots[id];
	return pilot(...rest);
}
const suitePilot = async (benchmark, makers, host) => {
	const pair = {
		sides,
		make: makers.suite(benchmark)
	};
	const { seconds } = await runBlock({
		...pair,
		work: suite
	}, host);
	return pilotOfSuite(benchmark.id, seconds);
};
const harnessPilot = async (benchmark, makers, host) => {
	const make = makers.pingpong(benchmark);
	const tried = (claims) => {
		const work = (actors) => calibratePilot(actors, benchmark, claims);
		return runBlock({
			sides,
			make,
			work
		}, host);
	};
	const first = await tried();
	const { one, two } = first.value.claims;
	const { value, startSeconds } = one !== null || two !== null ? await tried({
		one,
		two
	}) : first;
	const { measuredSeconds, checksums, history, addons, notes: calibrationNotes, undone, claims: _, ...blockShape } = value;
	const besideSeconds = isOneCall(value) ? 0 : Math.min(1, Math.max(leastBeside, measuredSeconds));
	const names = labelsOf(benchmark);
	const doubts = doubtsOf(undone, names);
	const pilot = {
		benchmarkId: benchmark.id,
		...blockShape,
		blockSeconds: startSeconds + besideSeconds + measuredSeconds,
		...pilotAddons(addons),
		doubts: doubts.length === 0 ? void 0 : doubts,
		headLeaves: comparesSides(benchmark) && leavesMore(undone) || void 0
	};
	const notes = benchmark.warning === void 0 ? calibrationNotes : [benchmark.warning, ...calibrationNotes];
	if (checksums.one === checksums.two) return {
		...pilot,
		notes
	};
	const difference = resultDifference({
		base: checksums.one,
		head: checksums.two
	}, names);
	if (benchmark.contest !== void 0) return {
		...pilot,
		notes: [...notes, `${otherResults}: ${difference}`]
	};
	const isAged = benchmark.calls !== void 0;
	const work = (actors) => repeatCalls(actors, history, { isAged });
	const secondOutcome = await runBlock({
		sides: {
			one: "base",
			two: "base"
		},
		make,
		work
	}, host);
	if (secondOutcome.value.one === secondOutcome.value.two) throw new SideError(null, `expected both sides to return the same, got ${difference}: where they may differ, let "run" return only what has to be the same`);
	const note = "its results differ from run to run, so those of the two sides were not compared";
	return {
		...pilot,
		notes: [...notes, note]
	};
};
function doubtsOf({ one, two }, names) {
	return [.../* @__PURE__ */ new Set([...Object.keys(one), ...Object.keys(two)])].slice(0, 10).flatMap((kind) => {
		const [base, head] = [one[kind], two[kind]];
		if (base !== void 0 && head !== void 0) return [head];
		return base === void 0 ? [`${names.head}: ${head}`] : [`${names.base}: ${base}`];
	});
}
function leavesMore({ one, two }) {
	return ["returns", "pending"].some((kind) => two[kind] !== void 0 && one[kind] === void 0);
}
const otherResults = "the contenders return different results: check that they are meant to do the same work";
function calibratePilot(actors, benchmark, earlierClaims) {
	const measuredSeconds = measuredSecondsOf(benchmark);
	const { calls, pause = 0, batches } = benchmark;
	if (calls === void 0) return calibrate(actors, measuredSeconds, earlierClaims);
	const life = batches === void 0 ? {} : { life: batches };
	return calibrateAged(actors, calls, {
		measuredSeconds,
		pause: pause / 1e3,
		...life
	});
}
const commandPilot = async (benchmark, makers, host) => {
	let seconds = 0;
	for (let pair = 0; pair < 2 && seconds < measuredSecondsOf(benchmark); pair++) seconds = (await pairOfRuns(benchmark, makers, host)).seconds;
	return wholeRuns(benchmark, seconds);
};
function wholeRuns(benchmark, seconds) {
	const fittingRuns = Math.round(measuredSecondsOf(benchmark) / seconds);
	const batches = Math.max(1, Math.min(mostRuns, fittingRuns));
	return {
		benchmarkId: benchmark.id,
		iterations: 1,
		batches,
		blockSeconds: batches * seconds,
		notes: [],
		calls: 2
	};
}
const serverPilot = async (benchmark, makers, host) => {
	const begunAtSeconds = host.clock.monotonicSeconds();
	const { value } = await runBlock({
		sides,
		make: makers.alternate(benchmark),
		work: (actors) => settleServer(actors, benchmark)
	}, host);
	const { measuredSeconds, addons, habits, ...blockShape } = value;
	const blockSeconds = host.clock.monotonicSeconds() - begunAtSeconds + 1.3 * measuredSeconds;
	const closesMore = comparesSides(benchmark) && habits.two.closes && !habits.one.closes;
	return {
		benchmarkId: benchmark.id,
		...blockShape,
		blockSeconds,
		...pilotAddons(addons),
		notes: answersThatDiffer(benchmark, habits),
		doubts: closesMore ? ["head: it closes connections, and the time to connect again is in no number"] : void 0,
		headLeaves: closesMore || void 0
	};
};
function answersThatDiffer(benchmark, { one, two }) {
	const names = labelsOf(benchmark);
	return benchmark.server.requests.slice(0, 10).flatMap(({ method, path }, at) => {
		const [base, head] = [one.sizes.get(at) ?? null, two.sizes.get(at) ?? null];
		if (base === null || base === head) return [];
		const sizes = `${base} bytes of ${names.base}, ${head ?? "a varying number"} of ${names.head}`;
		return [`the answers to ${method} ${path.slice(0, 200)} have ${sizes}: "length" says what is right`];
	});
}
function pairOfRuns(benchmark, { command }, host) {
	const make = command(benchmark);
	return runBlock({
		sides,
		make,
		work: (two) => onBoth(two, "one", (actor) => actor.run())
	}, host);
}
function pilotAddons({ one, two }) {
	return one === null || two === null ? {} : { addons: {
		base: [...one],
		head: [...two]
	} };
}
const pilots = {
	pingpong: harnessPilot,
	alternate: serverPilot,
	command: commandPilot,
	suite: suitePilot
};

// src/measure/measure-attempt.ts
const blockRepeats = 3;
const pilotRepeats = 1;
function tryBlock(run, benchmark, { position, isShare, isLate }) {
	const makers = makersFor(run, benchmark, {
		position,
		seed: null
	});
	const ownPatience = patience(run, "pilot", benchmark.id);
	const isCancelled = () => ownPatience.isCancelled() || isLate();
	return attempt({
		...ownPatience,
		isCancelled,
		repeatsHung: isShare ? 0 : void 0
	}, () => runPilot(benchmark, makers, run.host));
}
async function failureOnBase(run, benchmark, position) {
	const makers = makersFor(run, benchmark, {
		position,
		seed: null,
		onBase: true
	});
	const onceRequest = {
		...patience(run, "pilot", benchmark.id),
		repeats: 0
	};
	const outcome = await attempt(onceRequest, () => runPilot(benchmark, makers, run.host));
	return outcome.ok ? null : {
		...outcome.failure,
		side: "base"
	};
}
const looksAlone = 3;
const busyTimes = 5;
async function blamed(run, benchmark, { position, failure, isLate }) {
	await lookForRoom(run);
	const lack = roomFailure(run, failure.stage, benchmark.id);
	if (lack !== null) return lack;
	if (failure.side !== "base" || "contest" in benchmark) return failure;
	const key = suiteKey(benchmark);
	const runsBeside = (key === null ? void 0 : run.runsBeside.get(key)) ?? await runsBesideItself(run, benchmark, {
		position,
		failure,
		isLate
	});
	if (key !== null) run.runsBeside.set(key, runsBeside);
	if (!runsBeside) return failure;
	const message = `expected base to run beside head as it does beside itself: head takes what both share. On base: ${failure.timedOut ? "it does not end" : failure.message}`;
	return {
		...failure,
		side: "head",
		message,
		ours: void 0
	};
}
async function runsBesideItself(run, benchmark, { position, failure, isLate }) {
	const { timeoutSeconds } = inShareOfTime(run, benchmark, 0);
	const { blockSeconds = 0 } = run.pilots.get(benchmark.id) ?? {};
	if (failure.timedOut && blockSeconds > timeoutSeconds / busyTimes) return false;
	const alone = {
		...benchmark,
		timeoutSeconds: timeoutSeconds / (failure.timedOut ? 2 : 1)
	};
	for (let look = 0; look < looksAlone; look++) {
		if (run.request.isCancelled() || isLate()) return false;
		if (await failureOnBase(run, alone, position) !== null) return false;
	}
	if (failure.ours !== "budget") return true;
	return !(await tryBlock(run, {
		...benchmark,
		timeoutSeconds
	}, {
		position,
		isShare: true,
		isLate
	})).ok;
}
function measureAttempt(run, block) {
	const { request, host, cpus } = run;
	const { metrics, benchmarks } = request.plan;
	const plannedBenchmark = benchmarks.find(({ id }) => id === block.benchmarkId);
	const plannedPilot = run.pilots.get(block.benchmarkId);
	if (plannedBenchmark === void 0 || plannedPilot === void 0) throw new Error(`expected a benchmark of the plan, got a block of "${block.benchmarkId}"`);
	const expectedSeconds = (plannedBenchmark.driver === "suite" ? rowsBeside(plannedBenchmark, run) : [plannedBenchmark]).reduce((sum, { id }) => sum + (run.pilots.get(id)?.blockSeconds ?? 0), 0);
	const benchmark = inShareOfTime(run, plannedBenchmark, expectedSeconds);
	const isShare = benchmark.timeoutSeconds < plannedBenchmark.timeoutSeconds;
	const pilot = {
		...plannedPilot,
		batches: batchesInLink(plannedPilot, block)
	};
	const makers = makersFor(run, benchmark, {
		position: block.round + benchmarks.indexOf(plannedBenchmark),
		seed: block.seed
	});
	const blockRequest = {
		benchmark,
		block,
		cpus: Math.max(1, cpus.length),
		runStartedAtSeconds: run.begunAtSeconds - run.past.seconds
	};
	const repeatRequest = {
		...patience(run, block.kind, benchmark.id),
		repeatsHung: isShare ? 0 : void 0
	};
	const inTime = ({ failure }, benchmarkId) => {
		const ownFailure = {
			...failure,
			benchmarkId
		};
		return {
			ok: false,
			failure: isShare ? outOfShare(ownFailure, benchmark) : ownFailure
		};
	};
	if (benchmark.driver === "suite") {
		const members = rowsBeside(benchmark, run);
		return async () => {
			const suiteAttempt = await attempt(repeatRequest, () => measureSuite({
				...blockRequest,
				members,
				make: makers.suite(benchmark)
			}, host));
			const outcomeOf = ({ id }) => suiteAttempt.ok ? suiteAttempt.value.get(id) : inTime(suiteAttempt, id);
			run.suiteOutcomes.clear();
			run.runsBeside.clear();
			for (const member of members) {
				const outcome = outcomeOf(member);
				if (outcome !== void 0) run.suiteOutcomes.set(outcomeKey({
					...block,
					benchmarkId: member.id
				}), outcome);
			}
			const ownAttempt = takeOutcome(run, block);
			if (ownAttempt === null) throw new Error(`expected a row for ${block.benchmarkId}, got none`);
			return ownAttempt;
		};
	}
	const driverParts = drivenBy(benchmark.driver, benchmark, makers);
	return async () => {
		const lastAttempt = await attempt(repeatRequest, () => measureBlock({
			...blockRequest,
			...driverParts,
			pilot,
			metrics
		}, host));
		return lastAttempt.ok ? lastAttempt : inTime(lastAttempt, benchmark.id);
	};
}
const fewestBatches = 10;
function batchesInLink({ batches }, { links = 1 }) {
	return Math.min(batches, Math.max(fewestBatches, Math.ceil(batches / links)));
}
function drivenBy(id, benchmark, makers) {
	return {
		benchmark,
		driver: drivers[id],
		make: makers[id](benchmark)
	};
}
function rowsBeside(row, { request, live }) {
	const key = suiteKey(row);
	const liveIds = live && new Set(live);
	return request.plan.benchmarks.filter((benchmark) => benchmark.driver === "suite").filter((entry) => suiteKey(entry) === key && liveIds?.has(entry.id) !== false);
}
function makersFor({ request, host, cpus, pilots, ...run }, benchmark, { position, seed, onBase = false }) {
	const plannedTargets = request.targetsOf(benchmark);
	const targets = onBase ? {
		...plannedTargets,
		head: plannedTargets.base
	} : plannedTargets;
	const cpuSet = run.cpuSetOf?.(position) ?? cpuSetOf(position, benchmark.pinned === false ? [] : cpus);
	const calls = benchmark.driver === "suite" ? callsOfSuite(rowsBeside(benchmark, {
		request,
		live: run.live
	}), pilots) : null;
	return actorMakers({
		calls,
		targets,
		seed,
		cpuSet,
		hyperfine: request.hyperfine
	}, host);
}
function patience(run, kind, benchmarkId) {
	const { request, past } = run;
	const key = attemptKey(benchmarkId, kind);
	const begun = past.openAttempts.get(key) ?? 0;
	past.openAttempts.delete(key);
	return {
		stage: kind === "pilot" ? kind : "sample",
		benchmarkId,
		begun,
		repeats: kind === "pilot" ? pilotRepeats : blockRepeats,
		isCancelled: request.isCancelled,
		explain: request.explain,
		onRepeat: async (failure) => {
			await appendEntry(run, {
				type: "attempt",
				kind,
				failure
			});
			const { side, message } = failure;
			const text = `${benchmarkId} broke on ${String(side)} and is retried: ${message}`;
			request.onProgress({
				kind: "note",
				text
			});
		}
	};
}
function callsOfSuite(rows, pilots) {
	const calls = rows.map(({ id, name }) => {
		const iterations = pilots.get(id)?.iterations ?? 1;
		return [name, iterations === 1 ? 0 : iterations];
	});
	return calls.every(([, count]) => count === 0) ? null : Object.fromEntries([otherRows, ...calls]);
}

// src/measure/measuring-links.ts
function measuringLinks(run, block) {
	const { links } = block;
	const measurePart = async (part, ownBlock) => {
		const failure = await layLinks(run, block, part);
		return failure === null ? measureAttempt(run, ownBlock)() : {
			ok: false,
			failure
		};
	};
	if (links === void 0) return () => measurePart(0, block);
	return async () => {
		const parts = [];
		for (let part = 0; part < links; part++) {
			const attempt = await measurePart(part, blockPart(block, part));
			if (!attempt.ok) return attempt;
			parts.push(attempt.value);
		}
		return {
			ok: true,
			value: meanOfLinks(block, parts)
		};
	};
}
async function layLinks({ request }, block, part) {
	try {
		if (block.placement !== void 0) await request.place?.(block, part);
		return null;
	} catch (error) {
		if (!(error instanceof SideError)) throw error;
		return error.failure("sample", block.benchmarkId);
	}
}
function blockPart(block, part) {
	const otherCoin = block.coin === "BH" ? "HB" : "BH";
	return {
		...block,
		coin: part % 2 === 0 ? block.coin : otherCoin,
		seed: seedOf(block.seed, part)
	};
}
function meanOfLinks(block, parts) {
	const [first] = parts;
	if (first === void 0) throw new RangeError("expected at least one sample, got none");
	const readings = meanReadings(parts);
	const times = parts.flatMap(({ spent }) => spent ?? []);
	return {
		block,
		...readings,
		parts: parts.map(({ base, head }) => ({
			base,
			head
		})),
		startedAtSeconds: first.startedAtSeconds,
		seconds: parts.reduce((sum, { seconds }) => sum + seconds, 0),
		machine: meanMachine(parts.map(({ machine }) => machine)),
		spent: times.length < parts.length ? void 0 : sumOfSpent(times)
	};
}
function meanReadings(parts) {
	const ids = new Set(parts.flatMap((part) => [part.base, part.head].flatMap(Object.keys)));
	const readings = {
		base: /* @__PURE__ */ new Map(),
		head: /* @__PURE__ */ new Map()
	};
	for (const id of ids) {
		const base = knownValues(parts.map((part) => part.base[id] ?? null));
		const head = knownValues(parts.map((part) => part.head[id] ?? null));
		const centre = [...base ?? [], ...head ?? []].every((value) => value > 0) ? logAverage : mean;
		readings.base.set(id, base && centre(base));
		readings.head.set(id, head && centre(head));
	}
	return {
		base: Object.fromEntries(readings.base),
		head: Object.fromEntries(readings.head)
	};
}
function meanMachine(states) {
	const meanOf = (of) => {
		const values = knownValues(states.map(of));
		return values && mean(values);
	};
	const bothOf = (what) => ({
		base: meanOf((state) => state[what].base),
		head: meanOf((state) => state[what].head)
	});
	const shares = states.flatMap(({ awakeShare }) => awakeShare ?? []);
	return {
		loadAverage: meanOf(({ loadAverage }) => loadAverage),
		stealRatio: meanOf(({ stealRatio }) => stealRatio),
		runDelayRatio: bothOf("runDelayRatio"),
		involuntarySwitches: bothOf("involuntarySwitches"),
		awakeShare: shares.toSorted((a, b) => b.base + b.head - a.base - a.head)[0]
	};
}
function knownValues(values) {
	const presentValues = values.filter((value) => value !== null);
	return presentValues.length === values.length ? presentValues : null;
}

// src/measure/report-block.ts
function reportBlock({ benchmarkId, round }, { plan, budgetSeconds, pilots, tally, inRound, activeIds, seconds, atOnce }) {
	const perPair = blocksPerPair(plan);
	const roundShare = 1 - (tally.comparisonsByRound.get(round) ?? 0) / inRound;
	const rounds = Math.max(0, Math.max(...plan.policy.looks) - round + roundShare);
	const roundSeconds = activeIds.reduce((sum, id) => sum + (tally.meanSeconds.get(id) ?? pilots.get(id)?.blockSeconds ?? 0), 0);
	const neededSeconds = roundSeconds * rounds * perPair / atOnce;
	const allowedSeconds = budgetSeconds === null ? 1e400 : Math.max(0, budgetSeconds - seconds) + roundSeconds;
	return {
		kind: "block",
		benchmarkId,
		round,
		done: tally.blockCount,
		total: tally.blockCount + Math.ceil(rounds * activeIds.length * perPair),
		secondsLeft: Math.min(neededSeconds, allowedSeconds)
	};
}
function tallyBlocks(tally, samples) {
	const { comparisonsByRound, lastSeconds, meanSeconds } = tally;
	for (const { block, seconds } of samples.slice(tally.blockCount)) {
		const { kind, round, benchmarkId } = block;
		const recentSeconds = [...lastSeconds.get(benchmarkId) ?? [], seconds].slice(-8);
		lastSeconds.set(benchmarkId, recentSeconds);
		meanSeconds.set(benchmarkId, mean(recentSeconds));
		if (kind === "warm-up" || kind === "pair") comparisonsByRound.set(round, (comparisonsByRound.get(round) ?? 0) + 1);
	}
	tally.blockCount = samples.length;
}

// src/measure/undisturbed.ts
const stealLimit = .1;
const runDelayLimit = {
	calls: .5,
	programs: .05
};
const disturbedShare = .25;
async function untilUndisturbed(run, { benchmarkId, round }, measure) {
	const { samples, repeatedBenchmarks, request } = run;
	const first = await measure();
	const measures = request.plan.benchmarks.find(({ id }) => id === benchmarkId)?.driver === "pingpong" ? "calls" : "programs";
	if (!first.ok || round === 0 || !isDisturbed(first.value.machine, measures)) return first;
	const blockCount = samples.filter(({ block }) => block.benchmarkId === benchmarkId && block.round > 0).length;
	if (repeatedBenchmarks.filter((id) => id === benchmarkId).length >= (blockCount + 1) * disturbedShare) return first;
	repeatedBenchmarks.push(benchmarkId);
	await appendEntry(run, {
		type: "disturbed",
		sample: first.value
	});
	const text = `${benchmarkId} was disturbed by other work on this machine and is measured again`;
	request.onProgress({
		kind: "note",
		text
	});
	return measure();
}
function isDisturbed({ stealRatio, runDelayRatio }, measures) {
	const runDelay = Math.max(runDelayRatio.base ?? 0, runDelayRatio.head ?? 0);
	return (stealRatio ?? 0) > stealLimit || runDelay > runDelayLimit[measures];
}

// src/measure/collect.ts
async function collect(request, host) {
	const run = await beginCollecting(request, host);
	const now = () => host.clock.monotonicSeconds();
	const begunAtSeconds = now();
	const isTried = await runPilots(run);
	const triedAtSeconds = now();
	const reason = isTried ? await runAll(run) : "cancelled";
	const seconds = secondsSince(run);
	const judge = run.lookSeconds.sum;
	const stages = {
		pilots: triedAtSeconds - begunAtSeconds,
		blocks: now() - triedAtSeconds - judge,
		judge
	};
	await appendEntry(run, {
		type: "end",
		seconds,
		reason
	});
	const { samples, failures } = run;
	return {
		pilots: [...run.pilots.values()],
		samples,
		failures,
		seconds,
		reason,
		stages
	};
}
async function runPilots(run) {
	const { past } = run;
	const { plan } = run.request;
	const benchmarks = plan.benchmarks;
	const outcomesById = past.pilots(benchmarks.map(({ id }) => id));
	const openPilots = [];
	for (const [position, benchmark] of benchmarks.entries()) {
		const { id } = benchmark;
		const outcome = outcomesById.get(id);
		if (outcome === void 0) openPilots.push({
			position,
			benchmark
		});
		else if ("stage" in outcome) run.failures.push(outcome);
		else run.pilots.set(id, outcome);
	}
	const [first] = openPilots;
	if (first !== void 0 && !past.isOver()) {
		if (plan.budgetSeconds === null) past.refusePilot(first.benchmark.id);
		tellLeftOut(run, openPilots.map(({ benchmark }) => benchmark.id), earlierReason);
		return true;
	}
	const isReady = ({ benchmark }) => run.request.pilots?.has(benchmark.id) === true;
	for (const { benchmark } of openPilots.filter(isReady)) {
		const pilot = run.request.pilots?.get(benchmark.id);
		if (pilot !== void 0) await keepPilot(run, pilot);
	}
	const lateIds = [];
	const isGoing = await inTurn(run, {
		items: openPilots.filter((pilot) => !isReady(pilot)),
		keyOf: ({ benchmark }) => benchmark.id,
		isShared: ({ benchmark }) => bearsCompany(benchmark),
		isDue: ({ benchmark }) => {
			if (isInTime(run)) return true;
			lateIds.push(benchmark.id);
			return false;
		},
		work: tryOne
	});
	tellLeftOut(run, lateIds, lateReason);
	return isGoing;
}
function isInTime(run) {
	const { budgetSeconds } = run.request;
	const isLate = budgetSeconds !== null && secondsSince(run) > budgetSeconds / 2;
	return !isSpent(run) && !(isLate && run.pilots.size > 0);
}
function tellLeftOut(run, ids, reason) {
	if (ids.length === 0) return;
	const text = `${ids.length === 1 ? "1 benchmark" : `${String(ids.length)} benchmarks`} left out (${someOf(ids)}), ${reason}`;
	run.request.onProgress({
		kind: "note",
		text
	});
}
async function keepPilot(run, pilot) {
	run.pilots.set(pilot.benchmarkId, pilot);
	await appendEntry(run, {
		type: "pilot",
		pilot
	});
}
async function tryOne(run, { benchmark, position }) {
	const { request } = run;
	const { id } = benchmark;
	if (request.isCancelled()) return false;
	const total = request.plan.benchmarks.length;
	request.onProgress({
		kind: "pilot",
		benchmarkId: id,
		done: position,
		total
	});
	const limitedBenchmark = inShareOfTime(run, benchmark, 0);
	const isShare = limitedBenchmark.timeoutSeconds < benchmark.timeoutSeconds;
	const startedAtSeconds = secondsSince(run);
	const isLate = () => isShare && secondsSince(run) - startedAtSeconds > 2 * limitedBenchmark.timeoutSeconds;
	const attempt = await tryBlock(run, limitedBenchmark, {
		position,
		isShare,
		isLate
	});
	if (!attempt.ok) {
		const ownFailure = isShare ? outOfShare(attempt.failure, limitedBenchmark) : attempt.failure;
		const failure = await blamed(run, limitedBenchmark, {
			position,
			failure: ownFailure,
			isLate
		});
		const onBase = faultOf([ownFailure]) === "head" && !("contest" in benchmark) ? await failureOnBase(run, limitedBenchmark, position) : null;
		if (onBase !== null && !(isShare && onBase.timedOut)) await fail(run, onBase);
		return fail(run, failure);
	}
	const seconds = secondsSince(run) - startedAtSeconds;
	await keepPilot(run, {
		...attempt.value,
		ran: {
			startedAtSeconds,
			seconds
		}
	});
	return true;
}
const lateReason = "because half of the budget was used before their turn: raise \"budget\", or choose with \"only\"";
const earlierReason = "because the run had no time for them when it began: start again without --resume, with a larger \"budget\" or fewer benchmarks";
async function runAll(run) {
	const { request, past, samples, failures } = run;
	let live = request.plan.benchmarks.map(({ id }) => id);
	for (let round = 0;;) {
		live = live.filter((id) => run.pilots.has(id) && !hasFailed(run, id));
		if (live.length === 0) return nothingLeft;
		if (isSpent(run) && past.isOver()) return budgetUsed;
		const rounds = roundsTogether(run, round, live);
		if (!await runRounds(run, rounds.flat(), live)) return "cancelled";
		round += rounds.length;
		const lookedAtSeconds = run.host.clock.monotonicSeconds();
		const secondsLeft = past.isOver() ? secondsLeftOf(run) : 1e400;
		const next = request.liveAfter(samples, failures, [...run.pilots.values()], secondsLeft);
		if (round === rounds.length || next === null) tellWaiting(run, live, next ?? []);
		run.lookSeconds.sum += run.host.clock.monotonicSeconds() - lookedAtSeconds;
		if (next === null) return budgetUsed;
		live = next;
	}
}
const budgetUsed = "the budget is used up";
function tellWaiting(run, live, next) {
	const waitingIds = live.filter((id) => !next.includes(id) && !hasFailed(run, id));
	if (run.request.plan.budgetSeconds === null || waitingIds.length === 0) return;
	const text = `the budget has no room now for the fewest pairs that can decide ${someOf(waitingIds)}: raise it, or choose with "only"`;
	run.request.onProgress({
		kind: "note",
		text
	});
}
function roundsTogether({ request, samples }, first, live) {
	const most = request.plan.budgetSeconds !== null ? null : request.pairsTogether?.(samples, live) ?? null;
	if (most === null) return [request.blocksOf(first, live)];
	const pairs = new Map(live.map((id) => [id, 0]));
	const rounds = [];
	while (Math.max(...pairs.values()) < most) {
		const blocks = request.blocksOf(first + rounds.length, live);
		for (const { benchmarkId, kind } of blocks) if (kind === "pair") pairs.set(benchmarkId, (pairs.get(benchmarkId) ?? 0) + 1);
		rounds.push(blocks);
	}
	return rounds;
}
function isSpent(run) {
	return secondsLeftOf(run) <= 0;
}
function secondsLeftOf(run) {
	return (run.request.budgetSeconds ?? 1e400) - secondsSince(run);
}
async function runRounds(run, blocks, live) {
	const { outcomes, measuredBlocks, disturbedBlocks } = run.past.blocks(blocks);
	for (const outcome of outcomes) if ("stage" in outcome) run.failures.push(outcome);
	else run.samples.push(outcome);
	for (const { benchmarkId } of disturbedBlocks) run.repeatedBenchmarks.push(benchmarkId);
	const [first] = blocks;
	const begunRounds = new Set([...measuredBlocks, ...first === void 0 ? [] : [first]].map(({ round }) => round));
	const mayBegin = ({ round }) => {
		if (!begunRounds.has(round) && isSpent(run)) return false;
		begunRounds.add(round);
		return true;
	};
	const openBlocks = blocks.filter((block) => !measuredBlocks.has(block)).map((block) => ({
		block,
		live,
		isDisturbed: disturbedBlocks.has(block)
	}));
	const inCompany = new Set(run.request.plan.benchmarks.filter(bearsCompany).map(({ id }) => id));
	return inTurn(run, {
		items: openBlocks,
		keyOf: ({ block }) => block.benchmarkId,
		isShared: ({ block }) => inCompany.has(block.benchmarkId) && !isLinked(block),
		isDue: ({ block }) => !hasFailed(run, block.benchmarkId) && mayBegin(block),
		work: collectBlock
	});
}
const pauseSeconds = 15;
async function inTurn(run, { items, keyOf, isShared, isDue, work }) {
	const { schedule, between } = run.request;
	const sharedItems = schedule === null ? [] : items.filter(isShared);
	const aloneItems = schedule === null ? items : items.filter((item) => !isShared(item));
	if (schedule !== null && sharedItems.length > 0) {
		const now = () => run.host.clock.monotonicSeconds();
		let pausedAt = Number.NEGATIVE_INFINITY;
		if (!await schedule.deal({
			items: sharedItems,
			keyOf,
			isPauseDue: () => between !== void 0 && now() - pausedAt > pauseSeconds,
			pause: async () => {
				await between?.();
				pausedAt = now();
			},
			run: async (item, cpuSetOf) => !isDue(item) || work({
				...run,
				cpuSetOf
			}, item)
		})) return false;
	}
	for (const item of aloneItems) {
		if (!isDue(item)) continue;
		await between?.();
		if (!await work(run, item)) return false;
	}
	return true;
}
async function collectBlock(run, { block, live, isDisturbed }) {
	const { request, samples } = run;
	if (request.isCancelled()) return false;
	if (run.tally.blockCount === 0) tellBlock(run, block, live);
	const failure = roomFailure(run, "sample", block.benchmarkId) ?? awakeFailure(run, block.benchmarkId) ?? (block.kind === "pair" ? voidFailure(run, block.benchmarkId) : null);
	if (failure !== null) return fail(run, failure);
	const measure = measuringLinks({
		...run,
		live
	}, block);
	const attempt = takeOutcome(run, block) ?? (isDisturbed ? await measure() : await untilUndisturbed(run, block, measure));
	if (!attempt.ok) {
		if (hasFailed(run, block.benchmarkId)) return true;
		const { benchmarks } = request.plan;
		const position = benchmarks.findIndex(({ id }) => id === block.benchmarkId);
		const benchmark = benchmarks[position];
		const isOfBoth = benchmark !== void 0 && block.kind !== "control";
		const { failure: ownFailure } = attempt;
		return fail(run, isOfBoth ? await blamed(run, benchmark, {
			position,
			failure: ownFailure,
			isLate: () => isSpent(run)
		}) : ownFailure);
	}
	samples.push(attempt.value);
	await appendEntry(run, {
		type: "sample",
		sample: attempt.value
	});
	tellBlock(run, block, live);
	return true;
}
const mostAwakePairs = 3;
function awakeFailure({ samples }, benchmarkId) {
	const ownSamples = samples.filter(({ block }) => block.benchmarkId === benchmarkId);
	const [side, otherSide] = sides$1.filter((each) => {
		return ownSamples.map(({ machine }) => machine.awakeShare?.[each] ?? 0).filter((share) => share > mostAwake).length >= mostAwakePairs;
	});
	if (side === void 0) return null;
	const message = `expected a side to stand while the other one has its turn, got over ${percent(mostAwake)} of the time of its turns in ${String(mostAwakePairs)} pairs: a timer, shell or debugger of its own wakes it with SIGCONT, or the kernel still works for it`;
	return new SideError(otherSide === void 0 ? side : null, message).failure("sample", benchmarkId);
}
const [voidTold, voidEnd] = [3, 10];
function voidFailure({ samples, request }, benchmarkId) {
	const { benchmarks, metrics } = request.plan;
	const benchmark = benchmarks.find(({ id }) => id === benchmarkId);
	const main = metrics.find((metric) => benchmark !== void 0 && gatesIn(benchmark, metric));
	if (benchmark === void 0 || main === void 0) return null;
	let count = 0;
	for (let at = samples.length - 1; at >= 0 && count < voidEnd; at -= 1) {
		const sample = samples[at];
		if (sample?.block.benchmarkId !== benchmarkId || sample.block.kind !== "pair") continue;
		if (hasValues(sample, benchmark, metrics)) break;
		count += 1;
	}
	const message = `${String(count)} pairs in a row have no ${main.label} above 0 on both sides: nothing was finished within a block, or its threads and children waited for a CPU; try it alone with "only", or on a quieter machine`;
	if (count === voidTold) request.onProgress({
		kind: "note",
		text: `${benchmarkId}: no usable pair yet: ${message}`
	});
	if (count < voidEnd) return null;
	return {
		...new SideError(null, message).failure("sample", benchmarkId),
		ours: "void"
	};
}
function tellBlock(run, block, live) {
	const { pilots, cpuSetOf, tally, request, samples, failures } = run;
	const { plan, budgetSeconds, onProgress } = request;
	tallyBlocks(tally, samples);
	const failedIds = new Set(failures.map(({ benchmarkId }) => benchmarkId));
	onProgress(reportBlock(block, {
		plan,
		budgetSeconds,
		pilots,
		tally,
		inRound: live.length,
		activeIds: live.filter((id) => !failedIds.has(id)),
		seconds: secondsSince(run),
		atOnce: cpuSetOf === null ? 1 : request.schedule?.count ?? 1
	}));
}

// src/session/record/collect-blocks.ts
async function collectBlocks(session, preparedVariants, { plan, placing: linkPlacing }, machine) {
	const { request, journalPath, host } = session;
	const { onProgress, isCancelled, between } = request;
	let cycledIds = /* @__PURE__ */ new Set();
	return collect({
		...machine,
		plan,
		journalPath,
		targetsOf: (benchmark) => targetsOf(benchmark, preparedVariants),
		pilots: new Map(preparedVariants.flatMap(({ pilots }) => [...pilots])),
		blocksOf: (round, live) => inCycles(blocksOfRound(plan, round, live), cycledIds),
		pairsTogether: (samples, live) => pairsToLook({
			plan,
			samples
		}, live),
		liveAfter: (samples, failures, pilots, secondsLeft) => {
			cycledIds = cycledBenchmarks({
				plan,
				pilots,
				samples
			});
			const { live, secondsToReach, decidedCount, rows } = activeBenchmarksOf({
				plan,
				pilots,
				samples,
				failures
			});
			onProgress({
				kind: "look",
				pairs: samples.length,
				decided: decidedCount,
				rows
			});
			return secondsToReach > secondsLeft ? null : live;
		},
		explain: async (failure) => {
			const benchmark = plan.benchmarks.find(({ id }) => id === failure.benchmarkId);
			if (benchmark === void 0) return failure;
			return explainFailure(failure, targetsOf(benchmark, preparedVariants), session);
		},
		onProgress,
		isCancelled,
		between,
		place: linkPlacing === null ? void 0 : async (block, part) => {
			const benchmark = plan.benchmarks.find(({ id }) => id === block.benchmarkId);
			if (benchmark === void 0 || block.placement === void 0) return;
			await linkPlacing.place(targetsOf(benchmark, preparedVariants), {
				seeds: block.placement,
				part: block.links === void 0 ? null : part
			});
		}
	}, host);
}

// src/measure/weigh-node.ts
const answerSchema = nodeWeightSchema.omit({ sizeBytes: true });
const starts = 5;
async function weighNode(targets, { processes, files }) {
	const answers = {
		base: [],
		head: []
	};
	for (const side of Array.from({ length: starts }, () => sides$1).flat()) {
		const { build, harnessPath } = targets[side];
		const argv = [build.runtime.path, files.join(harnessPath, "..", "_weigh.cjs")];
		const { stdout } = await processes.run(sideProcess(targets[side], {
			argv,
			timeoutSeconds: 20
		}));
		const answer = answerSchema.safeParse(parseJson(stdout));
		if (!answer.success) return void 0;
		answers[side].push(answer.data);
	}
	const weightOf = async (side) => {
		const middle = answers[side].toSorted((a, b) => a.startSeconds - b.startSeconds)[2];
		return middle && {
			...middle,
			sizeBytes: await files.sizeBytes(targets[side].build.runtime.path)
		};
	};
	const [base, head] = [await weightOf("base"), await weightOf("head")];
	return base && head && {
		base,
		head
	};
}

// src/plan/own-metrics.ts
const usualThreshold = .05;
function ownMetrics(descriptions, knownMetrics) {
	const declarationsByName = /* @__PURE__ */ new Map();
	for (const { module, metrics } of descriptions) for (const [name, declaration] of Object.entries(metrics ?? {})) {
		const metric = declaredMetric(name, declaration);
		if (knownMetrics.some(({ id }) => id === name)) throw new UsageError(`expected metrics with names of their own in ${module}, got "${name}", which is measured anyway: choose another name`);
		const otherDeclaration = declarationsByName.get(name);
		if (otherDeclaration !== void 0 && JSON.stringify(otherDeclaration.metric) !== JSON.stringify(metric)) throw new UsageError(`expected the metric "${name}" to mean the same in ${otherDeclaration.module} and ${module}, got two declarations: rename one of them`);
		declarationsByName.set(name, {
			metric,
			module
		});
	}
	const metrics = [...declarationsByName.values()].map(({ metric }) => metric);
	descriptions.forEach((description) => assertKnownGates(description, knownMetrics));
	return metrics;
}
function declaredMetric(name, declaration) {
	const { unit, better, label, threshold, exact, gates, as } = declaration;
	return {
		id: name,
		label: label ?? name,
		unit,
		better,
		assume: exact === true ? "exact" : "nothing",
		gates: gates ?? false,
		threshold: threshold ?? usualThreshold,
		usage: {
			of: `own ${name}`,
			as: as ?? "level",
			scale: 1
		},
		own: true
	};
}
function assertKnownGates({ module, gates, metrics }, knownMetrics) {
	const names = [...knownMetrics.filter(({ assume }) => assume !== "beside").map(({ id }) => id), ...Object.keys(metrics ?? {})];
	const unknownGate = gates?.find((gate) => !names.includes(gate));
	if (unknownGate === void 0) return;
	throw new UsageError(`expected ${module} to be gated by existing metrics (${names.join(", ")}), got "${unknownGate}"`);
}

// src/build/addon/recorded-links.ts
async function recordedLinks({ directory, addons }, files) {
	const links = [];
	for (const addon of addons) if (addon.builtHere) links.push(await recordedLink(addon, directory, files));
	return links;
}
async function recordedLink({ path }, directory, files) {
	const addonPath = files.join(directory, path);
	const name = path.slice(path.lastIndexOf("/") + 1);
	for (const at of foldersUpTo(directory, files.join(addonPath, ".."), files)) {
		const cargoCommand = await linkedByCargo(addonPath, at, files);
		if (cargoCommand !== null) return {
			kind: "addon",
			path: addonPath,
			cwd: at,
			command: cargoCommand
		};
		const build = files.join(at, "build");
		const command = await linkedByGyp(name, build, files) ?? await linkedByCmake(name, build, files);
		if (command !== null) return {
			kind: "addon",
			path: addonPath,
			...command
		};
	}
	return null;
}
async function linkedByGyp(name, cwd, files) {
	const folder = files.join(cwd, "Release/.deps");
	for (const path of await files.walk(folder)) {
		if (!path.endsWith(`/${name}.d`)) continue;
		for (const line of (await files.read(files.join(folder, path)))?.split("\n") ?? []) {
			const [, target = "", command = ""] = /^cmd_(.*?) := (.*)$/.exec(line) ?? [];
			if (target.endsWith(`/${name}`) && command.includes(` -o ${target} `)) return {
				cwd,
				command: command.replaceAll("$$", "$")
			};
		}
	}
	return null;
}
async function linkedByCargo(addonPath, at, files) {
	const folder = files.join(at, cargoLinks);
	for (const { name } of await files.list(folder)) {
		const line = (await files.read(files.join(folder, name, "line")))?.trim() ?? "";
		const library = / -o (\S+)/.exec(line)?.[1];
		if (library === void 0 || !await files.exists(library)) continue;
		const [first, second] = [await files.fingerprint(library), await files.fingerprint(addonPath)];
		if (first.sha256 === second.sha256) return line;
	}
	return null;
}
const linkText = /(?:^|\/)CMakeFiles\/[^/]+\/link\.txt$/;
async function linkedByCmake(name, build, files) {
	for (const path of (await files.walk(build)).filter((text) => linkText.test(text))) {
		const textPath = files.join(build, path);
		const lines = (await files.read(textPath))?.trim().split("\n") ?? [];
		const [line = ""] = lines;
		const [, output = ""] = / -o "?([^\s"]+)/.exec(line) ?? [];
		if (lines.length === 1 && (output === name || output.endsWith(`/${name}`))) return {
			cwd: files.join(textPath, "../../.."),
			command: line
		};
	}
	return null;
}
async function recordedNodeLink({ packageDirectory, runtime }, files) {
	const cwd = files.join(packageDirectory, nodeLink);
	const command = (await files.read(files.join(cwd, "line")))?.trim() ?? "";
	return command === "" ? null : {
		kind: "node",
		path: runtime.path,
		cwd,
		command
	};
}

// src/plan/relink-command.ts
const mostText = 4096;
const mostData = 1024;
const forShell = /[`;|&<>]|\$\(/;
const sections = "-ffunction-sections";
const linkers = {
	mold: (seed) => [
		"-fuse-ld=mold",
		sections,
		`-Wl,--shuffle-sections=${seed}`
	],
	lld: (seed) => [
		"-fuse-ld=lld",
		sections,
		`-Wl,--shuffle-sections=*=${seed}`
	],
	room: () => []
};
function relinkCommand({ command, placer, seed, shift, roomPath, outputPath }) {
	if (forShell.test(command)) return null;
	const [program, ...words] = splitWords(command);
	const at = words.indexOf("-o");
	if (program === void 0 || at < 0 || at + 1 >= words.length) return null;
	const random = randomOf(seed);
	const sizeOf = (most) => 16 * random.between(0, most / 16 - 1);
	const [text, data] = [sizeOf(mostText), sizeOf(mostData)];
	const shifts = placer === "room" ? {
		text: shift,
		shift: 0
	} : {
		text: 0,
		shift
	};
	return [
		program,
		...[
			`deadheat_text=${text + shifts.text}`,
			`deadheat_data=${data}`,
			`deadheat_shift=${shifts.shift}`
		].map((size) => `-Wa,--defsym,${size}`),
		roomPath,
		...words.toSpliced(at, 2),
		...linkers[placer](seed),
		"-o",
		outputPath
	];
}

// src/session/build/placing.ts
const linkSeconds = 120;
const loadSeconds = 30;
const nodeLinkSeconds = 20;
const outputLimitBytes = 1e6;
async function openPlacing(run, targetPairs) {
	const builds = targetPairs.flatMap(({ base, head }) => [base.build, head.build]);
	const hasAddons = builds.some(({ addons }) => addons.some(({ builtHere }) => builtHere));
	const isBuilt = builds.some(({ runtime }) => runtime.source === "built");
	if (!hasAddons && !isBuilt) return null;
	if (run.settings.layouts === 1) return {
		refused: "`layouts` is 1",
		chosen: true
	};
	if (run.host.processes.platform !== "linux") return { refused: "only Linux linkers are supported" };
	const { files } = run.host;
	const placedSides = [];
	for (const target of targetPairs.flatMap(({ base, head }) => [base, head])) {
		const links = await recordedLinks(target.build, files);
		const nodeLinks = isBuilt ? [await recordedNodeLink(target.build, files)] : [];
		for (const [what, sideLinks] of Object.entries({
			"an addon": links,
			"Node.js": nodeLinks
		})) {
			if (!sideLinks.includes(null)) continue;
			return { refused: `it is not known how ${what} of ${target.side} was linked` };
		}
		const knownLinks = [...nodeLinks, ...links].filter((link) => link !== null);
		placedSides.push({
			target,
			links: knownLinks,
			place: null,
			keptCycle: null
		});
	}
	const placer = await placerFor(run, placedSides);
	if (placer === null) return { refused: "no linker here accepts their objects again" };
	const { by, trials } = placer;
	const seconds = Math.max(0, ...[...trials.values()].map((trial) => trial.seconds));
	if (isBuilt && seconds > nodeLinkSeconds && run.settings.layouts === void 0) return { refused: `linking Node.js takes ${Math.ceil(seconds)} s: install mold, or set "layouts"` };
	const digestOf = (target) => trials.get(target)?.digest ?? "";
	return {
		placements: {
			by,
			alike: targetPairs.every(({ base, head }) => digestOf(base) === digestOf(head)),
			node: isBuilt || void 0
		},
		place: async (targets, { seeds, part }) => {
			for (const side of randomOf(seedOf(seeds.base, seeds.head)).shuffle(sides$1)) {
				const placedSide = placedSides.find(({ target }) => target === targets[side]);
				const seed = seeds[side];
				const shift = part === null ? null : shiftOf(seed, part);
				const isPlaced = placedSide?.place?.seed === seed && placedSide.place.shift === shift;
				if (placedSide === void 0 || isPlaced) continue;
				await linkAll(run, placedSide, by, {
					seed,
					shift
				});
				placedSide.place = {
					seed,
					shift
				};
			}
		}
	};
}
async function placingFor(run, targetPairs) {
	const note = (text) => run.request.onProgress({
		kind: "note",
		text
	});
	const placingAnswer = await openPlacing(run, targetPairs);
	if (placingAnswer === null) return null;
	if ("refused" in placingAnswer) note(`native code is not linked again: ${placingAnswer.refused}`);
	else {
		const { by, node } = placingAnswer.placements;
		note(`${node === true ? "Node.js itself and addons are" : "addons are"} linked again for every round, by ${by}`);
	}
	return placingAnswer;
}
function inLayouts(plan, placingAnswer, layouts) {
	if (placingAnswer === null) return plan;
	if ("refused" in placingAnswer) return {
		...plan,
		placements: placingAnswer
	};
	const { placements } = placingAnswer;
	const pairs = plan.policy.looks.at(-1) ?? 1;
	if (layouts === void 0 || layouts >= pairs) return {
		...plan,
		placements
	};
	return {
		...plan,
		placements,
		policy: {
			...plan.policy,
			looks: [...looksUpTo(layouts)]
		}
	};
}
const cyclePart = 793630;
function shiftOf(seed, part) {
	const shifts = Array.from({ length: 4 }, (_, at) => at * 16);
	return randomOf(seedOf(seed, cyclePart)).shuffle(shifts)[part % 4] ?? 0;
}
async function placerFor(run, placedSides) {
	for (const by of placerSchema.options) {
		const trials = await Promise.all(placedSides.map(async (side) => [side.target, await tryLinks(run, side, by)]));
		const goodTrials = trials.flatMap(([target, trial]) => trial === null ? [] : [[target, trial]]);
		if (goodTrials.length === trials.length) return {
			by,
			trials: new Map(goodTrials)
		};
	}
	return null;
}
async function tryLinks(run, { target, links }, by) {
	const { clock, files } = run.host;
	let digest = "";
	let seconds = 0;
	for (const link of links) {
		const path = `${link.path}.trial`;
		const startSeconds = clock.monotonicSeconds();
		const trouble = await linkAgain(path, {
			run,
			target,
			link,
			by,
			seed: 1,
			shift: 0
		});
		seconds = Math.max(seconds, clock.monotonicSeconds() - startSeconds);
		const isMade = trouble === null && await files.exists(path);
		if (isMade) {
			const { sha256 } = await files.fingerprint(path);
			digest += `${link.path.slice(target.build.directory.length)} ${sha256}\n`;
		}
		const isUsable = isMade && await canUse(path, link, target, run.host);
		await runInTree([
			"rm",
			"-f",
			path
		], target.build.directory, {
			run,
			target
		});
		if (!isUsable) return null;
	}
	return {
		digest,
		seconds
	};
}
async function canUse(path, { kind }, target, { processes }) {
	const argv = kind === "node" ? [
		path,
		"-e",
		""
	] : [
		target.build.runtime.path,
		"-e",
		"process.dlopen({ exports: {} }, process.argv[1])",
		path
	];
	const { exitCode } = await processes.run(sideProcess(target, {
		argv,
		timeoutSeconds: loadSeconds
	}));
	return exitCode === 0;
}
async function linkAll(run, placedSide, by, place) {
	const { target, links } = placedSide;
	for (const link of links) {
		const path = `${link.path}.next`;
		const job = {
			run,
			target,
			link,
			by,
			...place
		};
		const trouble = (place.shift === null ? await linkAgain(path, job) : await copyKept(path, job, placedSide)) ?? await runInTree([
			"mv",
			"-f",
			path,
			link.path
		], target.build.directory, job);
		if (trouble === null) continue;
		const what = link.kind === "node" ? "Node.js" : "addon";
		throw new SideError(target.side, `expected its ${what} to be linked again, got ${trouble}`);
	}
	if (place.shift === null) return;
	const keptShifts = placedSide.keptCycle?.seed === place.seed ? placedSide.keptCycle.shifts : /* @__PURE__ */ new Set();
	placedSide.keptCycle = {
		seed: place.seed,
		shifts: keptShifts.add(place.shift)
	};
}
async function copyKept(path, job, { keptCycle }) {
	const { target, link, seed, shift } = job;
	const keptPath = `${link.path}.shift-${String(shift)}`;
	return (keptCycle?.seed === seed && keptCycle.shifts.has(shift ?? 0) ? null : await linkAgain(keptPath, job)) ?? runInTree([
		"cp",
		"-f",
		keptPath,
		path
	], target.build.directory, job);
}
async function linkAgain(outputPath, job) {
	const { run, target, link, by, seed, shift } = job;
	const roomPath = roomOf(target, run.host.files);
	const { command } = link;
	const argv = relinkCommand({
		command,
		placer: by,
		seed,
		shift: shift ?? 0,
		roomPath,
		outputPath
	});
	return argv === null ? "a command that cannot be repeated" : runInTree(argv, link.cwd, job);
}
function roomOf({ harnessPath }, files) {
	return files.join(harnessPath, "../_placement.s");
}
async function runInTree(argv, cwd, { run, target }) {
	const { processes, files } = run.host;
	const { HOME: home = "", RUSTUP_HOME: rustup = files.join(home, ".rustup") } = processes.environment;
	const { HOME = home, TMPDIR = HOME } = target.environment;
	const { runtime } = target.build;
	const nodeFolder = runtime.source === "built" ? files.join(runtime.path, "..") : null;
	const shownPaths = (target.bounds?.readOnly ?? []).filter((path) => path !== nodeFolder);
	const environment = buildEnvironment(processes, [], variablesOf(run.settings["build-environment"]));
	const neededPaths = [
		roomOf(target, files),
		files.join(rustup, "toolchains"),
		...[
			"CC",
			"CXX",
			"LD"
		].flatMap((name) => environment[name] ?? []).filter((path) => /^\/\S*$/.test(path))
	];
	const outcome = await processes.run({
		argv,
		cwd,
		environment: {
			...environment,
			HOME,
			TMPDIR
		},
		timeoutSeconds: linkSeconds,
		outputLimitBytes,
		isolated: true,
		...target.bounds,
		readOnly: [...shownPaths, ...neededPaths],
		foreignWords: true
	});
	return outcome.exitCode === 0 ? null : reasonText(outcome);
}

// src/plan/contenders/contests-on-axes.ts
function axisFromText(text) {
	const [, name = "", list = ""] = /^\s*([^=\s][^=]*?)\s*=\s*(.*)$/s.exec(text) ?? [];
	const values = splitEntries(list, ",");
	const contenders = values.filter((value) => value !== "*");
	const hasOthers = contenders.length < values.length;
	if (contenders.length < (hasOthers ? 1 : 2)) throw new UsageError(`expected --axis NAME=REFERENCE,CONTENDER…, got "${text.slice(0, 100)}": library=async,q compares two values of a parameter, benchmark=a,b two benchmarks, and library=async,* one value with all others`);
	return {
		name,
		contenders,
		hasOthers
	};
}
function contestsOnAxes(benchmarks, axes) {
	const contests = axes.flatMap((axis) => onAxis(benchmarks, axis));
	return [...new Map(contests.map((contest) => [contest.id, contest])).values()];
}
function onAxis(benchmarks, axis) {
	const { name, contenders } = axis;
	const placedBenchmarks = benchmarks.filter((each) => valueOn(name, each) !== null);
	if (placedBenchmarks.length === 0) throw noSuchAxis(name, benchmarks);
	const values = [...new Set(placedBenchmarks.flatMap((each) => valueOn(name, each) ?? []))];
	const missingValue = contenders.find((value) => !values.includes(value));
	if (missingValue !== void 0) {
		const valueList = values.slice(0, 20).join(", ");
		throw new UsageError(`expected a contender on the axis ${name} (${valueList}), got "${missingValue}"`);
	}
	const contests = [...groupedBy(placedBenchmarks, (each) => restKey(name, each)).values()].flatMap((group) => {
		const contestants = contestantsIn(group, axis);
		if (contestants[0]?.label !== contenders[0]) return [];
		return meetings(contestants).map((meeting) => {
			const contest = contestBetween(name, meeting);
			if (contest !== null) return contest;
			const [reference, contender] = [meeting.reference, meeting.contender].map(({ label, benchmark }) => `${label} (${kindOf(benchmark)})`);
			throw new UsageError(`expected contenders that are measured alike, got ${reference ?? ""} and ${contender ?? ""}`);
		});
	});
	if (contests.length > 0) return contests;
	throw new UsageError(`expected contenders on the axis ${name} that differ in nothing else, got none: they need the same other parameters, and the same name or Node.js`);
}
function contestantsIn(group, { name, contenders, hasOthers }) {
	const all = group.map((benchmark) => ({
		benchmark,
		label: valueOn(name, benchmark) ?? "",
		seat: {
			side: "head",
			runtime: benchmark.runtime ?? null,
			further: null
		}
	}));
	const namedContestants = contenders.flatMap((value) => all.find(({ label }) => label === value) ?? []);
	return hasOthers ? [.../* @__PURE__ */ new Set([...namedContestants, ...all])] : namedContestants;
}
function valueOn(axis, benchmark) {
	if (benchmark.driver === "suite") return null;
	if (axis === "benchmark") return benchmarkPath(benchmark);
	if (axis === "node") return benchmark.runtime ?? null;
	const { parameters } = benchmark;
	const value = Object.hasOwn(parameters, axis) ? parameters[axis] : void 0;
	return value === void 0 ? null : String(value);
}
function benchmarkPath({ suite, name }) {
	return suite === "" ? name : `${suite}/${name}`;
}
function restKey(axis, benchmark) {
	const { runtime = null, parameters } = benchmark;
	const otherParameters = Object.entries(parameters).filter(([name]) => name !== axis).map((entry) => JSON.stringify(entry)).toSorted();
	return JSON.stringify([
		axis === "benchmark" ? null : benchmarkPath(benchmark),
		axis === "node" ? null : runtime,
		otherParameters
	]);
}
function noSuchAxis(name, benchmarks) {
	if (name === "node") return new UsageError("expected several Node.js on the axis node, got one: name them with --node-version 20,22");
	if (benchmarks.length > 0 && benchmarks.every(({ driver }) => driver === "suite")) return new UsageError("expected benchmarks with processes of their own on an axis, got results of another tool: they share one process, so their order cannot be drawn");
	const knownNames = [...new Set(benchmarks.flatMap(({ parameters }) => Object.keys(parameters)))];
	const [nearestName] = nearestNames(name, knownNames);
	const names = knownNames.length === 0 ? "none" : knownNames.join(", ");
	return new UsageError(`expected --axis to name a parameter (${names}), benchmark or node, got "${name}"${nearestName === void 0 ? "" : `; did you mean ${nearestName}?`}`);
}
function kindOf(benchmark) {
	switch (benchmark.driver) {
		case "pingpong": return "a function";
		case "alternate": return "a server";
		case "suite": return "another tool's suite";
		case "command": return "a whole process";
	}
}

// src/session/plan/planned-contests.ts
function plannedContests(session, preparedVariants, plannedBenchmarks) {
	const { settings, request } = session;
	const { versus } = request;
	const { written: contenders = [] } = versus ?? {};
	const alone = {
		...plannedBenchmarks,
		benchmarks: [],
		added: [],
		removed: [],
		contenders
	};
	if (versus?.kind === "revisions") return {
		...alone,
		benchmarks: contestsOfSides(competingBuilds(session, preparedVariants))
	};
	if (plannedBenchmarks.benchmarks.length === 0) return versus === void 0 ? plannedBenchmarks : alone;
	const namedAxes = settings.axis.map(axisFromText);
	if (versus?.kind === "in-place") {
		const place = axisOfPlace(versus, request.inputs.commands ?? []);
		refuseBroken(place, preparedVariants);
		const axes = [place, ...namedAxes];
		return {
			...alone,
			benchmarks: contestsOnAxes(plannedBenchmarks.benchmarks, axes)
		};
	}
	const contests = contestsOnAxes(plannedBenchmarks.benchmarks, namedAxes);
	return {
		...plannedBenchmarks,
		benchmarks: [...plannedBenchmarks.benchmarks, ...contests]
	};
}
function refuseBroken({ contenders }, preparedVariants) {
	const failures = preparedVariants.flatMap((variant) => variant.failures);
	const first = failures.find(({ benchmarkId }) => contenders.includes(benchmarkId ?? ""));
	if (first === void 0) return;
	throw new UnmeasurableError(`expected contenders that run, got ${first.benchmarkId ?? ""}: ${first.message}`, failures);
}
function axisOfPlace({ scripts }, commands) {
	return {
		name: "benchmark",
		contenders: [...scripts.map((path) => nameOfPath(path, scripts)), ...commands.map(({ name }) => name)],
		hasOthers: false
	};
}
function competingBuilds({ revisions, further }, preparedVariants) {
	const benchmarksOf = (label) => preparedVariants.filter((variant) => variant.further === label).flatMap(({ plannedBenchmarks }) => plannedBenchmarks.benchmarks);
	const all = preparedVariants.flatMap(({ plannedBenchmarks }) => plannedBenchmarks.benchmarks);
	const ofBase = [...new Map(all.map((benchmark) => [benchmark.id, benchmark])).values()];
	const heads = [{
		build: revisions.head,
		label: null
	}, ...further.map((build) => ({
		build,
		label: build.label
	}))];
	return [{
		label: contenderName(revisions.base),
		side: "base",
		further: null,
		benchmarks: ofBase
	}, ...heads.map(({ build, label }) => ({
		label: contenderName(build),
		side: "head",
		further: label,
		benchmarks: benchmarksOf(label)
	}))];
}
function contenderName({ source, spec, label }) {
	return source === "commit" && !/^[0-9a-f]{7,40}$/.test(spec) ? spec : label;
}

// src/plan/budget/rows-that-fit.ts
const listedPairSeconds = 2.8;
function isListed(benchmark) {
	return benchmark.driver === "suite" && !isLearntByRun(benchmark);
}
function rowsThatFit(rows, count) {
	const orderedRows = [...groupedBy(rows, ({ name }) => name).values()].flatMap((rowsOfFile) => rowsOfFile.map(({ id }, rank) => ({
		id,
		rank
	}))).toSorted((first, second) => first.rank - second.rank);
	return new Set(orderedRows.slice(0, Math.max(1, Math.floor(count))).map(({ id }) => id));
}

// src/session/plan/rows-left-out.ts
const uncountedPairs = 2;
const usualSeconds = 2;
const mostTried = 5;
const triedShare = .1;
async function rowsLeftOut({ settings, request, earlier, host }, plan, preparedVariants) {
	const { budget, pairs } = settings;
	const rows = plan.benchmarks.filter(isListed);
	if (budget === void 0 || rows.length === 0) return /* @__PURE__ */ new Map();
	const pilots = new Map(preparedVariants.flatMap((preparedVariant) => [...preparedVariant.pilots]));
	const otherSeconds = plan.benchmarks.filter((benchmark) => !isListed(benchmark)).reduce((sum, { id }) => sum + (pilots.get(id)?.blockSeconds ?? usualSeconds), 0);
	const family = plan.shard?.family ?? gatingTests(familiesOf({
		plan,
		failures: []
	})[0].plan);
	const trial = {
		preparedVariants,
		limitSeconds: budget * triedShare,
		request,
		host
	};
	const pairSeconds = earlier === null ? await pairSecondsOf(rows, trial) : 0;
	const blocksOf = (count) => {
		const { alpha } = plan.policy;
		const fewestPairs = fewestPairsToCall({
			alpha,
			family: family * count / rows.length
		});
		return Math.min(pairs, fewestPairs) * blocksPerPair(plan) + uncountedPairs;
	};
	const fit = (count) => rowsThatFit(rows, (blockSecondsOf(budget) / blocksOf(count) - otherSeconds) / pairSeconds);
	const keptIds = earlier === null ? fit(plan.shard === void 0 ? fit(rows.length).size : rows.length) : new Set(earlier.run.plan.benchmarks.map(({ id }) => id));
	const seconds = blocksOf(rows.length) * pairSeconds;
	const leftOut = new Map(rows.flatMap(({ id }) => keptIds.has(id) ? [] : [[id, seconds]]));
	if (leftOut.size > 0) {
		const text = `${leftOut.size} of ${rows.length} configurations left out, because the budget has no room for as many pairs of them as can decide anything: of every file the first are kept; raise "budget", or choose with "only"`;
		request.onProgress({
			kind: "note",
			text
		});
	}
	return leftOut;
}
async function pairSecondsOf(rows, { preparedVariants, limitSeconds, request, host }) {
	const triedRows = rows.filter((_, at) => at % Math.ceil(rows.length / mostTried) === 0);
	const begunAtSeconds = host.clock.monotonicSeconds();
	const spentSeconds = () => host.clock.monotonicSeconds() - begunAtSeconds;
	let triedCount = 0;
	for (const row of triedRows) {
		if (request.isCancelled() || triedCount > 0 && spentSeconds() > limitSeconds) break;
		const timeoutSeconds = Math.min(row.timeoutSeconds, Math.max(1, limitSeconds));
		await tryBenchmarks([{
			...row,
			timeoutSeconds
		}], targetsOf(row, preparedVariants).base, host);
		triedCount += 1;
	}
	return 2 * spentSeconds() / Math.max(1, triedCount);
}

// src/session/plan/unchanged-rows.ts
const noneUnchanged = {
	leftOut: [],
	spared: /* @__PURE__ */ new Set(),
	unreached: null
};
const witnessShare = 1 / 20;
const witnessPart = 24301;
async function unchangedRows(session, preparedVariants, { benchmarks }) {
	const { request, settings, host, seed, earlier } = session;
	if (earlier !== null) return {
		...noneUnchanged,
		spared: sparedBefore(earlier.run.plan)
	};
	if (preparedVariants.some(({ rowTrials }) => rowTrials === null)) return noneUnchanged;
	const isSpared = areSpared({
		settings,
		request
	});
	const compared = benchmarks.filter(comparesSides);
	const unchanged = /* @__PURE__ */ new Set();
	const publishedIds = /* @__PURE__ */ new Set();
	const trials = [];
	const isLearnt = (suite) => preparedVariants.some(({ rowTrials }) => rowTrials?.trials.has(suite) === true);
	const groups = [...groupedBy(compared, (benchmark) => trialNameOf(benchmark, isLearnt))];
	for (const [at, [name, group]] of groups.entries()) {
		if (request.isCancelled()) return noneUnchanged;
		request.onProgress({
			kind: "doing",
			what: "trying what each benchmark loads",
			parts: {
				done: at,
				total: groups.length
			}
		});
		const [first] = group;
		const rowTrials = preparedVariants.find(({ runtime }) => runtime === (first.runtime ?? null))?.rowTrials ?? null;
		if (name !== null && rowTrials !== null && !rowTrials.trials.has(name)) {
			const run = async (target) => await tryBenchmarks(group, target, host) === null;
			const words = group.flatMap(({ command, parameters }) => [...command ?? [], ...Object.values(parameters)]).join(" ");
			const ids = group.map(({ id }) => id);
			const trial = {
				run,
				isSound: Boolean,
				isAtOnce: true,
				words,
				ids
			};
			await rowTrials.follow(name, trial);
		}
		const isShown = !group.some(isOfFirstCalls);
		const shownTrial = name !== null && isShown ? rowTrials?.trials.get(name) ?? null : null;
		trials.push(shownTrial);
		const isAlone = shownTrial?.published === "alone";
		for (const { id } of group) if (isAlone) publishedIds.add(id);
		else if (isSpared && shownTrial?.isUnchanged === true) unchanged.add(id);
		if (shownTrial?.published === "beside") {
			const text = `${first?.id ?? ""}: something loads a published copy of the package from node_modules beside the compared one`;
			request.onProgress({
				kind: "note",
				text
			});
		}
	}
	const [variant] = preparedVariants;
	const unreached = unchanged.size === 0 || variant?.rowTrials == null ? null : unreachedBy(trials, variant.rowTrials);
	const witnesses = witnessesAmong([...unchanged], compared.length, {
		unreached,
		seed
	});
	return {
		leftOut: [...[...unchanged].map((id) => ({
			id,
			cause: "unchanged"
		})), ...[...publishedIds].map((id) => ({
			id,
			cause: "published-copy"
		}))],
		spared: /* @__PURE__ */ new Set([...publishedIds, ...[...unchanged].filter((id) => !witnesses.has(id))]),
		unreached
	};
}
function sparedBefore({ benchmarks, leftOut = [] }) {
	const measuredIds = new Set(benchmarks.map(({ id }) => id));
	return new Set(leftOut.map(({ id }) => id).filter((id) => !measuredIds.has(id)));
}
function witnessesAmong(unchanged, rowCount, { unreached, seed }) {
	const random = randomOf(seedOf(seed, witnessPart));
	const isAnythingMeasured = rowCount > unchanged.length;
	const drawn = unchanged.filter(() => isAnythingMeasured && random.next() < witnessShare);
	const isNeeded = drawn.length === 0 && unreached !== null && unreached.shipped.length > 0;
	const one = unchanged[Math.floor(random.next() * unchanged.length)];
	return new Set(isNeeded && one !== void 0 ? [one] : drawn);
}
function trialNameOf(benchmark, isLearnt) {
	switch (benchmark.driver) {
		case "pingpong": return `module ${benchmark.runtime ?? ""} ${benchmark.module}`;
		case "suite":
		case "command":
			if (isLearnt(benchmark.suite)) return benchmark.suite;
			return `command ${benchmark.runtime ?? ""} ${benchmark.command.join("\0")}`;
		case "alternate": return null;
	}
}

// src/session/plan/plan-session.ts
async function planSession(session, builtVariants, preparedVariants, parts) {
	const { settings, earlier, request } = session;
	const sides = preparedVariants.filter(({ further }) => further === null);
	const plannedBenchmarks = plannedContests(session, preparedVariants, mergedBenchmarks(sides.map((preparedVariant) => preparedVariant.plannedBenchmarks)));
	const failures = [...unbuilt(builtVariants), ...preparedVariants.flatMap((preparedVariant) => preparedVariant.failures)];
	const [budgetSeconds = null] = preparedVariants.flatMap((each) => each.budgetSeconds ?? []);
	if (plannedBenchmarks.benchmarks.length + plannedBenchmarks.added.length === 0) {
		const foundBenchmarks = preparedVariants.flatMap((variant) => variant.foundBenchmarks);
		throw nothingToMeasure(foundBenchmarks, failures, {
			...settings,
			budgetSeconds
		});
	}
	const apart = await unchangedRows(session, preparedVariants, plannedBenchmarks);
	const descriptions = sides.flatMap((preparedVariant) => preparedVariant.descriptions);
	const benchmarkMetrics = [...ownMetrics(descriptions, metrics), ...plannedBenchmarks.metrics ?? []];
	request.onProgress({
		kind: "doing",
		what: "planning"
	});
	const targetPairs = preparedVariants.map(({ targets }) => targets);
	const placing = await placingFor(session, targetPairs);
	let planShare = {
		...plannedBy(session, {
			...plannedBenchmarks,
			benchmarks: plannedBenchmarks.benchmarks.filter(({ id }) => !apart.spared.has(id)),
			metrics: benchmarkMetrics
		}),
		nodeItself: await nodeItself(session, preparedVariants[0]?.targets),
		budgetSeconds
	};
	for (const part of parts) planShare = await part.plan?.(planShare, session) ?? planShare;
	const withoutRoom = parseShard(settings.shard ?? "")?.index === null ? /* @__PURE__ */ new Map() : await rowsLeftOut(session, planShare, preparedVariants);
	const leftOut = [
		...preparedVariants.flatMap((preparedVariant) => preparedVariant.leftOut),
		...[...withoutRoom].map(([id, seconds]) => ({
			id,
			cause: "no-room",
			seconds
		})),
		...apart.leftOut
	];
	const fittingShare = {
		...planShare,
		benchmarks: planShare.benchmarks.filter(({ id }) => !withoutRoom.has(id)),
		leftOut: leftOut.length > 0 ? leftOut : void 0,
		unreached: apart.unreached ?? void 0
	};
	const requestedPlan = withEarlyControls(inLayouts(fittingShare, placing, settings.layouts));
	for (const family of familiesOf({
		plan: requestedPlan,
		failures: []
	})) assertEnoughPairs(family.plan);
	const earlierPlan = earlier === null ? null : continuedPlan(earlier, settings.timeout);
	if (earlierPlan !== null) assertSameRows(earlierPlan, requestedPlan);
	return {
		plan: earlierPlan ?? requestedPlan,
		budgetSeconds: requestedPlan.budgetSeconds,
		failures,
		placing: placing !== null && "place" in placing ? placing : null
	};
}
async function nodeItself({ revisions, suite, earlier, host }, targets) {
	return earlier === null && suite === null && differsByNode(revisions) && targets !== void 0 ? weighNode(targets, host) : void 0;
}

// src/session/list/list-planned.ts
const startSeconds = .2;
const blockSeconds = .8;
function listPlanned(request, host) {
	return withSnapshots(request, host, async (snapshots) => {
		const checkedRequest = await checkRequest(request, snapshots, host);
		const { mayChoose } = choiceOf(checkedRequest.settings.only);
		const foundInHead = await findInHead(checkedRequest, host);
		const forecast = forecastOf(checkedRequest, foundInHead);
		const listedForecasts = [];
		const notes = [...forecast.notes];
		const rows = [];
		for (const each of foundInHead.foundBenchmarks) {
			const row = forecastRow(each, pathsIn(foundInHead.foundBenchmarks));
			const answer = each.kind === "suite" && suitePlace(each).tree !== null ? await listConfigurations(each, checkedRequest, host) : "";
			if (typeof answer !== "string") listedForecasts.push(answer);
			else if (mayChoose(row.name)) rows.push(row);
			if (typeof answer === "string" && answer !== "") notes.push(answer);
		}
		return {
			...forecast,
			rows,
			listed: listedForecasts,
			notes
		};
	});
}
function forecastOf({ settings, revisions, suite }, { leftOut, place }) {
	const { variants } = runtimesOf(settings, revisions);
	const preset = settings.preset ?? "quick";
	const about = suite?.about.presets[preset];
	const measuredSeconds = about?.measuredSeconds ?? blockSeconds;
	const rounds = (settings.pairs + 1) * (1 + controlShare);
	return {
		labels: {
			base: revisions.base.label,
			head: revisions.head.label
		},
		runtimes: variants.map(({ base, head }) => base === head ? requestedNode(base) : `${requestedNode(base)} and ${requestedNode(head)}`),
		place: place.text,
		rows: [],
		notes: leftOutNotes(leftOut, place.folder ?? ""),
		listed: [],
		pairs: settings.pairs,
		rowSeconds: rounds * (startSeconds + 2 * measuredSeconds) * variants.length,
		budgetSeconds: settings.budget ?? null,
		preset: about === void 0 ? null : {
			name: preset,
			minutes: about.minutes
		}
	};
}
function forecastRow(benchmark, paths) {
	return {
		name: benchmark.kind === "module" ? nameOfPath(benchmark.path, paths) : benchmark.name,
		kind: {
			module: "in-process, a row for each of its parameters",
			command: "a whole process",
			server: "a server",
			suite: `${benchmark.kind === "suite" ? `a suite of ${benchmark.adapter}` : ""}, a row for each of its results`
		}[benchmark.kind]
	};
}
function requestedNode(request) {
	return request === "path" ? "the Node.js on the PATH" : `Node.js ${request}`;
}
async function listConfigurations(suite, checkedRequest, host) {
	const { request, settings } = checkedRequest;
	const { files } = host;
	const workDirectory = await files.temporaryDirectory("list");
	const directory = files.join(workDirectory, "tree");
	try {
		await files.makeDirectory(directory);
		const build = {
			side: "head",
			recipe: "node",
			directory,
			packageDirectory: directory,
			runtime: await resolveRuntime("path", host, request.cacheDirectory),
			addons: [],
			seconds: 0,
			logPath: ""
		};
		const [place = ""] = placedSuite(suite, request.origin, files).command;
		const folders = {
			benchmarkDirectory: directory,
			harnessPath: request.harnessPath
		};
		const neededPaths = [files.join(place, "..")];
		const target = await prepareTarget(build, {
			...folders,
			workDirectory,
			neededPaths
		}, host);
		const session = {
			...checkedRequest,
			host,
			earlier: null
		};
		const { descriptions, failures } = await trySuites([suite], {
			base: target,
			head: target
		}, {}, session);
		const { benchmarks } = benchmarksOf([suite], {
			describedSides: {
				modules: {
					base: [],
					head: []
				},
				suites: descriptions
			},
			settings
		});
		const family = benchmarks.length;
		if (failures[0] !== void 0) return `${suite.name}: ${failures[0].message}`;
		const categories = groupedBy(benchmarks, ({ name }) => name.split("/")[0] ?? name);
		return {
			name: suite.name,
			configurations: family,
			pairSeconds: family * listedPairSeconds,
			fewestPairs: fewestPairsToCall({
				alpha: settings.alpha,
				family
			}),
			categories: [...categories].map(([name, { length }]) => ({
				name,
				configurations: length
			}))
		};
	} finally {
		await host.processes.endAll();
		await files.remove(workDirectory);
	}
}

// src/session/list/trial-of.ts
async function trialOf(session, unbuilt, preparedVariants, secondsLeft) {
	const { request, settings, host } = session;
	const forecast = forecastOf(session, await findInHead(session, host));
	plannedContests(session, preparedVariants, mergedBenchmarks(preparedVariants.map((variant) => variant.plannedBenchmarks)));
	const failures = [...unbuilt];
	const rows = [];
	const slowIds = [];
	const lateIds = [];
	for (const variant of preparedVariants) {
		const { targets, leftOut, plannedBenchmarks } = variant;
		failures.push(...variant.failures);
		for (const { id, cause } of leftOut) (cause === "no-room" ? lateIds : slowIds).push(id);
		const groups = [...groupedBy(plannedBenchmarks.benchmarks, placeOfRow).values()];
		request.onProgress({
			kind: "note",
			text: "calling each benchmark once, untimed"
		});
		for (const [at, group] of groups.entries()) {
			const ids = group.map(({ id }) => id);
			const parts = {
				done: at,
				total: groups.length
			};
			request.onProgress({
				kind: "doing",
				what: `calling ${ids[0] ?? ""} once`,
				parts
			});
			const left = {
				suitesLeft: groups.length - at,
				processes: 1
			};
			const time = {
				budgetSeconds: secondsLeft(),
				spentSeconds: 0,
				...left
			};
			const timeoutSeconds = Math.min(settings.timeout, learningSeconds(time));
			const limited = group.map((row) => ({
				...row,
				timeoutSeconds
			}));
			const error = group.every(({ driver }) => driver === "suite") || request.isCancelled() ? null : await tryBenchmarks(limited, targets.head, host);
			const names = group.map(({ suite, name }) => suite === "" ? name : `${suite}/${name}`);
			const failure = error?.failure("pilot", names[0] ?? "") ?? null;
			if (request.isCancelled()) lateIds.push(...ids);
			else if (failure === null) rows.push(...group);
			else if (failure.timedOut && timeoutSeconds < settings.timeout) slowIds.push(...ids);
			else failures.push(await explainFailure(failure, targets, session));
		}
	}
	return {
		forecast: {
			...forecast,
			rows: rows.map(({ id, driver }) => ({
				name: id,
				kind: kinds[driver]
			})),
			notes: [
				...forecast.notes,
				...untriedNote(slowIds, "one run of it takes more than its share of the time"),
				...untriedNote(lateIds, "the trial had ended before"),
				...failures.map(({ benchmarkId, message }) => benchmarkId === null ? message : `${benchmarkId} does not run: ${message}`)
			]
		},
		failures,
		untried: [...slowIds, ...lateIds]
	};
}
const kinds = {
	pingpong: "in-process",
	alternate: "a server",
	command: "a whole process",
	suite: "of a suite"
};
function untriedNote(ids, why) {
	return ids.length === 0 ? [] : [`not tried, because ${why}: ${someOf(ids, 8)}`];
}
function placeOfRow({ module, command, suite }) {
	return module ?? `${suite} ${command?.join("\0") ?? ""}`;
}

// src/pipeline.ts
async function runComparison(request, host) {
	const ask = askedOf(request);
	const run = await compareOnce(request, host);
	if (ask === null || !("goOn" in ask)) return run;
	return ask.goOn({
		request,
		run,
		parts,
		compare: compareOnce
	}, host);
}
function compareOnce(request, host) {
	return inSession(request, host, async (session) => {
		const { earlier, settings } = session;
		if (!(earlier !== null && isFinished(earlier, settings.budget ?? null))) await measureStages(session);
		return judge(session);
	});
}
function planComparison(request, host) {
	return inSession(request, host, async (session) => {
		const builtVariants = await buildSides(session);
		const whole = wholeVariants(builtVariants);
		if (whole.length === 0) {
			const failures = unbuilt(builtVariants);
			throw new UnmeasurableError(failures[0]?.message ?? "a side does not build", failures);
		}
		const preparedVariants = await prepareSides(session, whole);
		return (await planSession(session, builtVariants, preparedVariants, parts)).plan;
	});
}
async function tryComparison(request, host, secondsLeft = () => 1e400) {
	const resultsDirectory = await host.files.temporaryDirectory("trial");
	try {
		return await inSession({
			...request,
			resultsDirectory
		}, host, async (session) => {
			const builtVariants = await buildSides(session, { isHeadAlone: true });
			const whole = wholeVariants(builtVariants);
			const budget = Math.min(session.settings.budget ?? 1e400, secondsLeft());
			const settings = Number.isFinite(budget) ? {
				...session.settings,
				budget
			} : session.settings;
			const rest = {
				...session,
				settings
			};
			const prepared = whole.length === 0 ? [] : await prepareSides(rest, whole);
			return trialOf(rest, unbuilt(builtVariants), prepared, secondsLeft);
		});
	} finally {
		await host.files.remove(resultsDirectory);
	}
}
async function inSession(request, host, act) {
	const refusal = refusedPlatform(host.processes.platform);
	if (refusal !== null) throw new UsageError(refusal);
	return withSnapshots(request, host, async (snapshots) => {
		const endingHost = stoppable({
			request,
			earlier: null,
			host
		});
		const stop = () => stopWhenCancelled(request, null);
		const resolvedRequest = await resolve(request, snapshots, endingHost).finally(stop);
		const hold = await waitForTurn(request, host);
		try {
			return await actAlone(resolvedRequest, host, act);
		} catch (error) {
			throw withoutRoom(error, await keptBlocks(request, host));
		} finally {
			hold.release();
		}
	});
}
async function resolve(request, snapshots, host) {
	const checkedRequest = await checkRequest(request, snapshots, host);
	for (const part of parts) await part.check?.(checkedRequest, host);
	await settleBoundary(request, checkedRequest.settings, host);
	const resolvedRequest = await findPrograms(checkedRequest, host);
	await openResults(request, host.files);
	return resolvedRequest;
}
async function keptBlocks({ resultsDirectory }, { files }) {
	const path = files.join(resultsDirectory, "journal.ndjson");
	let blocks = 0;
	for await (const lines of files.lines(path)) blocks += lines.filter((line) => line.startsWith("{\"type\":\"sample\"")).length;
	return blocks === 0 ? "" : `${blocks} measured blocks are kept in ${path}: continue with --resume`;
}
async function actAlone(resolvedRequest, host, act) {
	const session = await openSession(resolvedRequest, host);
	try {
		return await act(session);
	} finally {
		try {
			await host.processes.endAll();
		} finally {
			await cleanUp(session);
		}
	}
}
async function judge(session) {
	const stages = createStageClock(session);
	return timed(await stages.during("judge", () => judgeJournal(session)), await stages.record());
}
function timed({ entries, result }, stages) {
	const time = runTimeOf([...entries, ...stages]) ?? void 0;
	return {
		result: {
			...result,
			time
		},
		...samplesIn(entries)
	};
}
async function judgeJournal({ journalPath, host }) {
	const entries = await readJournal(host.files.lines(journalPath), journalPath);
	return {
		entries,
		result: resultOf(entries, parts)
	};
}
async function measureStages(session) {
	const stages = createStageClock(session);
	const builtVariants = await stages.during("build", () => buildSides(session));
	const whole = wholeVariants(builtVariants);
	if (whole.length === 0) {
		await recordBuildFailures(session, builtVariants);
		return;
	}
	const { preparedVariants, plannedSession } = await stages.during("prepare", async () => {
		const variants = await prepareSides(session, whole);
		return {
			preparedVariants: variants,
			plannedSession: await planSession(session, builtVariants, variants, parts)
		};
	});
	const { budgetSeconds } = plannedSession;
	const spentSeconds = accountOf(session, learningSecondsOf(preparedVariants), budgetSeconds);
	const machine = await stages.during("probe", () => checkMachine(session, builtVariants, preparedVariants, plannedSession));
	const schedule = await stages.during("probe", () => scheduleOf({
		...machine,
		session,
		plan: plannedSession.plan
	}));
	await stages.record();
	const collectedRun = await collectBlocks(session, preparedVariants, plannedSession, {
		...machine,
		schedule,
		budgetSeconds: budgetSeconds === null ? null : blockSecondsOf(budgetSeconds),
		spentSeconds: spentSeconds()
	});
	const { samples, seconds } = collectedRun;
	const measuredAtSeconds = spentSeconds();
	stages.add(collectedRun.stages);
	let judgement = await stages.during("judge", () => judgeJournal(session));
	if (await stages.during("probe", () => checkMachineAgain(session, machine, samples.length, judgement.result))) judgement = await stages.during("judge", () => judgeJournal(session));
	const { result, ...measured } = timed(judgement, await stages.record());
	await session.request.onTable?.(result, measured);
	await stages.during("profiles", async () => {
		const secondsLeft = (budgetSeconds ?? 1e400) - seconds - (spentSeconds() - measuredAtSeconds);
		const measuredRun = {
			session,
			preparedVariants,
			seconds,
			secondsLeft,
			...judgement
		};
		for (const part of parts) await part.after?.(measuredRun);
	});
	await stages.record();
}
const measuringShare = .5;
function accountOf(session, learningSeconds, budgetSeconds) {
	const { clock } = session.host;
	const mostSeconds = measuringShare * (budgetSeconds ?? 1e400);
	const begunAtSeconds = clock.monotonicSeconds() - secondsSpent$1(session, learningSeconds, mostSeconds);
	return () => clock.monotonicSeconds() - begunAtSeconds;
}
async function scheduleOf(run) {
	let schedule = null;
	for (const part of parts) schedule ??= await part.before?.(run) ?? null;
	return schedule;
}

// src/host/draw-seed.ts
function drawSeed() {
	return randomInt(2 ** 32);
}

// src/host/interruption.ts
const signals = [
	"SIGINT",
	"SIGTERM",
	"SIGHUP"
];
function interruptionOf({ processes }, onFirst) {
	let has = false;
	const stop = () => {
		for (const signal of signals) process.off(signal, listen);
	};
	const listen = (signal) => {
		stop();
		has = true;
		onFirst(signal);
		processes.endAll();
	};
	for (const signal of signals) process.on(signal, listen);
	return {
		hasHappened: () => has,
		stop
	};
}

export { createPhaseClock, createSteadyLines, detectRecipe, drawSeed, folderFacts, interruptionOf, listPlanned, planComparison, runComparison, tryComparison };