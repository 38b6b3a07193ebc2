import { UsageError } from "./model2.js";
import { countedSamples } from "./analysis2.js";
import { sides } from "./model5.js";
import { assertDealtSamples, indexOf, machinePartOf, resultOf, resultOfMachines } from "./analysis3.js";

// src/analysis/join-shards.ts
function joinShards(runEntries) {
	const shards = runEntries.map(({ plan }) => shardIn(plan));
	const [first] = runEntries;
	const [shard] = shards;
	if (first === void 0 || shard === void 0) throw new UsageError("expected the journals of shards, got none");
	for (const [at, runEntry] of runEntries.entries()) {
		const difference = Object.entries(readersByDifference).find(([, read]) => JSON.stringify(read(first)) !== JSON.stringify(read(runEntry)));
		if (difference === void 0) continue;
		throw new UsageError(`expected shards of one run, got shards ${shard.index} and ${shards[at]?.index ?? NaN} with ${difference[0]}: measure all of them with the same revisions and settings`);
	}
	assertOnceEach(shards);
	assertDealt(runEntries, shard);
	const benchmarksById = new Map(runEntries.flatMap(({ plan }) => plan.benchmarks.map((benchmark) => [benchmark.id, benchmark])));
	const { shard: _, ...plan } = first.plan;
	const leftOut = new Map(runEntries.flatMap((each) => (each.plan.leftOut ?? []).map((entry) => [entry.id, entry])));
	const longestBudget = Math.max(...runEntries.map((each) => each.plan.budgetSeconds ?? 1e400));
	return {
		plan: {
			...plan,
			benchmarks: shard.rows.flatMap((id) => benchmarksById.get(id) ?? []),
			leftOut: leftOut.size > 0 ? [...leftOut.values()] : void 0,
			budgetSeconds: Number.isFinite(longestBudget) ? longestBudget : null
		},
		missing: shard.rows.filter((id) => !benchmarksById.has(id)),
		of: shard.of,
		family: shard.family
	};
}
function shardIn({ shard }) {
	if (shard !== void 0) return shard;
	throw new UsageError("expected journals of shards, got one of a whole run: judge it alone, or measure with --shard");
}
const readersByDifference = {
	"different versions of deadheat": ({ version }) => version,
	"different numbers of shards": ({ plan }) => plan.shard?.of,
	"different revisions": ({ plan: { revisions } }) => sides.map((side) => {
		const { sha, packageName, packageVersion } = revisions[side];
		return [
			sha,
			packageName,
			packageVersion
		];
	}),
	"different files of the suite": ({ plan: { chosen } }) => chosen?.suiteDigest,
	"different environments": ({ plan: { chosen } }) => [chosen?.environment, chosen?.nodeFlags],
	"different benchmarks": ({ plan: { shard, added, removed } }) => [
		shard?.rows,
		shard?.dealt,
		added,
		removed
	],
	"different metrics": ({ plan }) => plan.metrics,
	"different pairs, limits or thresholds": ({ plan: { policy, shard } }) => [
		policy,
		shard?.family,
		shard?.timed,
		shard?.familyOfOthers
	],
	"different control pairs": ({ plan }) => plan.controlShare,
	"different versions of Node.js": ({ builds, variants }) => [...sides.map((side) => builds[side]?.runtime.version), variants?.map(({ runtime }) => runtime)]
};
function assertOnceEach(shards) {
	const seenIndexes = /* @__PURE__ */ new Set();
	for (const { index, of } of shards) {
		if (index > of) throw new UsageError(`expected shards 1 to ${of}, got shard ${index}`);
		if (seenIndexes.has(index)) throw new UsageError(`expected one journal of each shard, got two of shard ${index}: keep the one that counts`);
		seenIndexes.add(index);
	}
}
function assertDealt(runEntries, { rows, dealt }) {
	const dealtTo = new Map(rows.map((id, at) => [id, dealt[at]]));
	for (const { plan } of runEntries) {
		const { index } = shardIn(plan);
		for (const { id } of plan.benchmarks) {
			const owner = dealtTo.get(id);
			if (owner === index) continue;
			const why = owner === void 0 ? "which the table does not have" : `as shard ${owner} has`;
			throw new UsageError(`expected every benchmark in one shard, got ${id} in shard ${index}, ${why}`);
		}
	}
}

// src/analysis/result-of-journals.ts
function resultOfJournals(all, judgedParts = []) {
	const filledJournals = all.filter((journal) => journal.length > 0);
	const journals = filledJournals.length === 0 ? all : filledJournals;
	const [first, ...otherJournals] = journals;
	if (first === void 0) throw new UsageError("expected a journal, got none");
	const builtJournals = journals.filter((journal) => !isUnbuilt(journal));
	if (otherJournals.length === 0 ? !isShard(first) : builtJournals.length === 0) return resultOf(first, judgedParts);
	return resultOfShards(builtJournals, journals.filter(isUnbuilt).flatMap((journal) => journal.flatMap((entry) => entry.type === "failure" ? [entry.failure] : [])), judgedParts);
}
function resultOfShards(journals, failures, judgedParts) {
	const [first, ...otherParts] = journals.map(machinePartOf).toSorted((part, nextPart) => indexOf(part) - indexOf(nextPart));
	if (first === void 0) throw new UsageError("expected the journals of shards, got none");
	const parts = [first, ...otherParts];
	const { plan, missing, of, family } = joinShards(parts.map((part) => part.runEntry));
	for (const { run } of parts) assertDealtSamples(run);
	const shards = {
		of,
		family,
		measured: parts.map((part) => ({
			index: indexOf(part),
			machine: part.machine,
			startedAt: part.runEntry.startedAt,
			seconds: part.seconds,
			pairs: countedSamples(part.run.samples, "pair").length,
			benchmarks: part.run.plan.benchmarks.length
		}))
	};
	return resultOfMachines(parts, plan, {
		judgedParts,
		shards,
		missing,
		failures
	});
}
function isShard([firstEntry]) {
	return firstEntry?.type === "run" && firstEntry.plan.shard !== void 0;
}
function isUnbuilt([firstEntry]) {
	return firstEntry?.type === "run" && (firstEntry.builds.base === null || firstEntry.builds.head === null);
}

export { resultOfJournals };