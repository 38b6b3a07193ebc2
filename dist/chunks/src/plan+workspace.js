import { inMegabytes, isLinkedPlan, planSchema, sides } from "./model3.js";
import { endOfRun, machineClassOf, nothingLeft } from "./model16.js";
import { UsageError } from "./model2.js";
import { readJournal } from "./model19.js";
import { plannedBy } from "./plan.js";
import { UnmeasurableError } from "./model.js";
import { roomAtStart } from "./model7.js";
import { version } from "../version.js";

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
function isFinished({ entries }, budgetSeconds) {
	const end = endOfRun(entries);
	if (end === null) return false;
	const isSpent = budgetSeconds !== null && end.seconds >= budgetSeconds;
	return end.reason === "nothing is left to measure" || end.reason !== "cancelled" && isSpent;
}

// src/workspace/work-folder.ts
const noteName = ".unfinished";
const markName = ".deadheat-run";
const holdName = ".deadheat-held";
const holds = [];
async function makeWorkFolder(resultsDirectory, { files, processes }) {
	const folder = await files.temporaryDirectory("work");
	try {
		await files.write(files.join(folder, markName), processes.mark);
		const hold = await files.hold(files.join(folder, holdName));
		if (hold !== null) holds.push(hold);
		await files.write(files.join(resultsDirectory, noteName), `${processes.mark} ${folder}\n`);
	} catch (error) {
		await files.remove(folder);
		throw error;
	}
	return folder;
}
async function forgetWorkFolder(resultsDirectory, folder, { files }) {
	await files.remove(files.join(resultsDirectory, noteName));
	if (folder !== null) await files.remove(files.join(folder, markName));
}
async function removeAllLeftovers(place, repository, host) {
	const { files, processes } = host;
	const removedPaths = [];
	for (const { name } of await files.list(place)) {
		const folder = files.join(place, name);
		const isFolder = await files.kindOf(folder) === "folder";
		if (!/^deadheat-work-\w{6}$/.test(name) || !isFolder) continue;
		const mark = await files.read(files.join(folder, markName));
		if (mark === null || !/^[0-9a-f]{12}$/.test(mark)) continue;
		const letGo = await files.hold(files.join(folder, holdName));
		if (letGo === null) continue;
		await processes.endLeftovers(mark);
		await removeSides(repository, folder, host);
		await letGo();
		await files.remove(folder);
		removedPaths.push(folder);
	}
	return removedPaths;
}
async function removeLeftovers(leftovers, host) {
	const { resultsDirectory, repository, onFound } = leftovers;
	const { files, processes } = host;
	const note = await files.read(files.join(resultsDirectory, noteName));
	const { mark, folder } = /^(?<mark>[0-9a-f]{12}) (?<folder>.*[/\\]deadheat-work-\w{6})\n$/.exec(note ?? "")?.groups ?? {};
	if (mark !== void 0 && folder !== void 0) {
		onFound();
		await processes.endLeftovers(mark);
		if (await files.read(files.join(folder, markName)) === mark || !await files.exists(folder)) {
			await removeSides(repository, folder, host);
			await files.remove(folder);
		}
	}
	await forgetWorkFolder(resultsDirectory, null, host);
}
async function removeSides(repository, workDirectory, host) {
	for (const folder of [workDirectory, ...await variantFolders(workDirectory, host)]) for (const side of sides) {
		const directory = host.files.join(folder, side);
		if (repository !== null) await host.git.removeWorktree(repository, directory);
		await host.files.remove(directory);
		await host.files.remove(`${directory}.bin`);
	}
}
function variantFolder(workDirectory, position, { files }) {
	return position === 0 ? workDirectory : files.join(workDirectory, String(position + 1));
}
async function variantFolders(workDirectory, host) {
	return (await host.files.list(workDirectory)).flatMap(({ name, directory }) => directory && /^\d+$/.test(name) ? [host.files.join(workDirectory, name)] : []);
}

// src/plan/assert-same-run.ts
function assertSameRun(before, now) {
	const difference = differenceIn("deadheat", before.version, now.version) ?? revisionDifference(before.plan, now.plan) ?? runtimeDifference(before, now.builds) ?? suiteDifference(before.plan, now.plan) ?? benchmarkDifference(before.plan, now.plan) ?? policyDifference(before.plan, now.plan);
	if (difference === null) return;
	throw new UsageError(`expected the run to continue, got another one: ${difference}; request the same, or start again without --resume`);
}
function differenceIn(name, before, now) {
	return before === now ? null : `${name} was ${before} and is ${now} now`;
}
function revisionDifference(before, now) {
	return sides.map((side) => differenceIn(side, revisionName(before.revisions[side]), revisionName(now.revisions[side]))).find((text) => text !== null) ?? null;
}
function revisionName({ sha, tree, packageName, packageVersion }) {
	return sha ?? tree ?? `${packageName ?? ""}@${packageVersion ?? ""}`;
}
function runtimeDifference(before, now) {
	return sides.map((side) => {
		const [first, second] = [before.builds[side]?.runtime, now?.[side].runtime];
		if (first === void 0 || second === void 0) return null;
		const parts = Object.keys({
			...first.versions,
			...second.versions
		}).map((part) => differenceIn(`${part} of ${side}`, first.versions[part] ?? "none", second.versions[part] ?? "none"));
		return differenceIn(`Node.js of ${side}`, first.version, second.version) ?? parts.find((part) => part !== null) ?? null;
	}).find((text) => text !== null) ?? null;
}
function suiteDifference({ chosen: before }, { chosen: now }) {
	const digests = [before?.suiteDigest ?? "none", now?.suiteDigest ?? "none"];
	if (digests[0] === digests[1]) return null;
	return `the files of the suite were ${digests[0].slice(0, 12)} and are ${digests[1].slice(0, 12)} now`;
}
function benchmarkDifference(before, now) {
	const ids = new Set(now.benchmarks.map(({ id }) => id));
	const goneBenchmark = before.benchmarks.find(({ id }) => !ids.has(id));
	if (goneBenchmark !== void 0) return `the benchmark ${goneBenchmark.id} is gone`;
	const knownNames = new Set(before.benchmarks.map(({ id }) => id));
	const fresh = now.benchmarks.find(({ id }) => !knownNames.has(id));
	if (fresh !== void 0) return `the benchmark ${fresh.id} is new`;
	return [
		"benchmarks",
		"added",
		"removed"
	].every((part) => isSamePart(before, now, part)) ? null : "the benchmarks are the same by name, but were measured in another way or order";
}
const policyParts = [
	["policy", "alpha, pairs or limit"],
	["metrics", "a metric or its threshold"],
	["history", "the history"],
	["controlShare", "the share of control blocks"],
	["earlyControls", "the order of pairs and control blocks"],
	["rebuildControl", "the rebuild control"],
	["placements", "how addons are relinked"],
	["shard", "the shard"]
];
function policyDifference(before, now) {
	const different = policyParts.find(([part]) => !isSamePart(before, now, part));
	return different === void 0 ? null : `${different[1]} was different`;
}
function isSamePart(before, now, part) {
	const serialise = (plan) => JSON.stringify(planSchema.parse(plan)[part]);
	return serialise(before) === serialise(now);
}
function withBuiltParts(askedParts, before, { layouts }) {
	const { placements, earlyControls, shard } = before;
	const looks = layouts !== void 0 && isLinkedPlan(before) ? before.policy.looks : askedParts.policy.looks;
	const policy = {
		...askedParts.policy,
		looks
	};
	return {
		...askedParts,
		placements,
		earlyControls,
		shard,
		policy
	};
}

// src/measure/reopen-journal.ts
async function reopenJournal(path, files) {
	const entries = await readJournal(files.lines(path), path);
	await files.cutToLines(path);
	return entries;
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
	await removeLeftovers({
		resultsDirectory,
		repository,
		onFound
	}, host);
	const journalPath = host.files.join(resultsDirectory, "journal.ndjson");
	const earlier = await earlierRun(request, journalPath, host);
	const seed = earlier?.run.plan.seed ?? request.seed;
	const knownParts = {
		...resolvedRequest,
		host,
		earlier,
		seed,
		journalPath
	};
	if (earlier === null) await host.files.remove(journalPath);
	else {
		const before = earlier.run.plan;
		assertSameSession(earlier, {
			plan: withBuiltParts(plannedBy(knownParts, before), before, resolvedRequest.settings),
			builds: null
		});
		assertSameClass(earlier.run.machine, await host.machine.describe());
	}
	const workDirectory = await makeWorkFolder(resultsDirectory, host);
	return {
		...knownParts,
		workDirectory
	};
}
async function earlierRun({ resume, given: givenSettings, onProgress }, journalPath, { files }) {
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
	if (givenSettings.seed !== void 0 && givenSettings.seed !== seed) throw new UsageError(`expected the seed of the run to continue, ${seed}, got ${givenSettings.seed}`);
	const blocks = earlier.entries.filter(({ type }) => type === "sample").length;
	onProgress({
		kind: "note",
		text: `continuing a run: ${blocks} blocks are measured already`
	});
	return earlier;
}
async function cleanUp({ request, host, workDirectory }) {
	if (request.keep) request.onProgress({
		kind: "note",
		text: `the built trees are in ${workDirectory}`
	});
	else {
		request.onProgress({
			kind: "doing",
			what: "removing the built trees"
		});
		await removeSides(request.repository, workDirectory, host);
		await host.files.remove(workDirectory);
	}
	await forgetWorkFolder(request.resultsDirectory, request.keep ? workDirectory : null, host);
}
function assertSameClass(before, here) {
	const [began, goesOn] = [machineClassOf(before), machineClassOf(here)];
	if (began === goesOn) return;
	throw new UsageError(`expected the class of machine on which the run began, ${began}, got ${goesOn}: continue there, or start again without --resume`);
}
const longestWaitSeconds = 3600;
async function waitForTurn({ onProgress, cancelled }, { lock }) {
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
		isCancelled: cancelled,
		timeoutSeconds: longestWaitSeconds
	});
	if (hold === null) throw new UnmeasurableError("cancelled while queued: nothing was measured");
	if (hold.covers !== "machine") onProgress({
		kind: "note",
		text: `${hold.covers === "user" ? "only other runs of this user" : "no other runs on this machine"} wait for this one`
	});
	return hold;
}
async function openResults(directory, files) {
	const probe = files.join(directory, ".probe");
	try {
		await files.makeDirectory(directory);
		await files.write(probe, "");
		await files.remove(probe);
	} catch (error) {
		const reason = error instanceof Error ? error.message : String(error);
		throw new UsageError(`expected a writable folder for the results, got ${directory} (${reason}); name another with the setting "results"`);
	}
	const free = await files.freeBytes(directory);
	if (free === null || free >= roomAtStart) return;
	throw new UsageError(`expected ${inMegabytes(roomAtStart)} free for the results in ${directory}, got ${inMegabytes(free)}: make room there, or name another folder with the setting "results"`);
}
function assertSameSession({ run }, now) {
	assertSameRun(run, {
		...now,
		version
	});
}
async function cleanUpRuns(directory, host) {
	const { RUNNER_TEMP, TMPDIR, TEMP } = host.processes.environment;
	return removeAllLeftovers(RUNNER_TEMP ?? TMPDIR ?? TEMP ?? "/tmp", await host.git.top(directory), host);
}

export { assertSameSession, cleanUp, cleanUpRuns, isFinished, openResults, openSession, variantFolder, waitForTurn };