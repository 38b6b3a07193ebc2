import { contestOf, suiteKey } from "./model5.js";
import { groupedBy } from "./model7.js";
import { randomOf, seedOf } from "./model12.js";
import { UsageError } from "./model2.js";

// src/plan/blocks-of-round.ts
function blocksOfRound(plan, round, live) {
	const liveIds = new Set(live);
	const { benchmarks } = plan;
	const groups = plannedGroups(benchmarks).flatMap((group) => {
		const members = group.members.filter(({ id }) => liveIds.has(id));
		if (members.length === 0) return [];
		const placement = members.every(isPlaced) ? seedsIn(plan, round) : null;
		const placementField = placement === null ? {} : { placement };
		return kindsInRound(plan, round, group).map((kind) => {
			const coinAndSeed = coinAndSeedOf(plan, {
				round,
				position: group.position,
				kind
			});
			return members.map(({ id, driver }) => ({
				round,
				benchmarkId: id,
				driver,
				...coinAndSeed,
				kind,
				...placementField
			}));
		});
	});
	const firstIndex = round * benchmarks.length * 2;
	return randomOf(seedOf(plan.seed, round)).shuffle(groups).flat().map((block, position) => ({
		index: firstIndex + position,
		...block
	}));
}
function coinAndSeedOf(plan, { round, position, kind }) {
	const seed = seedOf(plan.seed, round, position, seedSalt[kind]);
	return {
		coin: randomOf(seed).coin() ? "BH" : "HB",
		seed
	};
}
function assertDrawn(entries) {
	const [runEntry] = entries;
	if (runEntry?.type !== "run") return;
	const { plan } = runEntry;
	const blocks = entries.flatMap((entry) => entry.type === "sample" && entry.sample.block.round > 0 ? [entry.sample.block] : []);
	const groups = new Map(plannedGroups(plan.benchmarks).flatMap((group) => group.members.map(({ id }) => [id, group])));
	const seenPlaces = /* @__PURE__ */ new Set();
	for (const { round, benchmarkId, kind, coin, seed } of blocks) {
		const group = groups.get(benchmarkId);
		const place = `${String(round)} ${kind} ${benchmarkId}`;
		const isPlanned = group !== void 0 && kindsInRound(plan, round, group).includes(kind);
		const coinAndSeed = coinAndSeedOf(plan, {
			round,
			position: group?.position ?? NaN,
			kind
		});
		if (isPlanned && coinAndSeed.coin === coin && coinAndSeed.seed === seed && !seenPlaces.has(place)) {
			seenPlaces.add(place);
			continue;
		}
		throw new UsageError(`expected blocks that were drawn from the seed of the run, once each, got another: ${kind} ${String(round)} of "${benchmarkId}", so this journal was changed`);
	}
}
function isPlaced(benchmark) {
	const contest = contestOf(benchmark);
	return contest === null || contest.seats.base.side === "base" && contest.seats.head.side === "head";
}
function plannedGroups(benchmarks) {
	const places = benchmarks.map((benchmark, position) => ({
		benchmark,
		position
	}));
	return [...groupedBy(places, ({ benchmark, position }) => suiteKey(benchmark) ?? position).values()].map((group) => ({
		members: group.map(({ benchmark }) => benchmark),
		position: group[0].position
	}));
}
const seedSalt = {
	"warm-up": 0,
	pair: 0,
	control: 1
};
const placementSalt = 727758;
function seedsIn({ seed, placements }, round) {
	if (placements === void 0 || "refused" in placements) return null;
	const base = seedOf(seed, round, placementSalt, 0);
	return {
		base,
		head: placements.alike ? base : seedOf(seed, round, placementSalt, 1)
	};
}
function kindsInRound(plan, round, { members: [first], position }) {
	if (round === 0) return first?.driver === "pingpong" ? [] : ["warm-up"];
	const phase = randomOf(seedOf(plan.seed, position, 192)).next();
	const upTo = (pairs) => Math.floor(pairs * plan.controlShare + phase);
	const { earlyControls } = plan;
	if (earlyControls === void 0 || first === void 0 || contestOf(first) !== null) return upTo(round) > upTo(round - 1) ? ["pair", "control"] : ["pair"];
	const { pairs, controls } = earlyControls;
	if (round <= pairs + controls) return [drawnKinds(plan, position)[round - 1] ?? "pair"];
	const before = round - controls;
	return upTo(before) > Math.max(controls, upTo(before - 1)) ? ["pair", "control"] : ["pair"];
}
const lotSalt = 263;
function drawnKinds({ seed, earlyControls }, position) {
	const { pairs, controls } = earlyControls ?? {
		pairs: 0,
		controls: 0
	};
	return randomOf(seedOf(seed, position, lotSalt)).shuffle([...Array.from({ length: pairs }, () => "pair"), ...Array.from({ length: controls }, () => "control")]);
}
function inCycles(blocks, benchmarkIds) {
	return blocks.map((block) => {
		const compares = block.kind === "pair";
		const isDrawn = block.placement !== void 0;
		return compares && isDrawn && benchmarkIds.has(block.benchmarkId) ? {
			...block,
			links: 4
		} : block;
	});
}

export { assertDrawn, blocksOfRound, inCycles };