import { fewestPairs } from "./stats.js";
import { gatesIn } from "./model12.js";

// src/stats/joint-look.ts
const marginOverControls = 3;
const mostShare = .2;
function jointLookP({ pairs, controls }) {
	let places = 1;
	for (let drawnCount = 1; drawnCount <= controls; drawnCount++) places = places * (pairs + drawnCount) / drawnCount;
	return 2 ** (1 - pairs) / places;
}
function jointLookFrom(from, { rows, alpha, controls }) {
	let pairs = from;
	while (jointLookP({
		pairs,
		controls
	}) * rows > alpha * mostShare) pairs++;
	return {
		pairs,
		controls
	};
}
function jointSign(pairs, controls) {
	const most = 3 * Math.max(0, ...controls.map(Math.abs));
	if (pairs.length === 0) return 0;
	if (pairs.every((pair) => pair > most)) return 1;
	return pairs.every((pair) => -pair > most) ? -1 : 0;
}

// src/stats/look-levels.ts
function lookLevels(looks, level) {
	const skipped = skippedLooks(looks, level);
	return looks.map((_, index) => index < skipped ? 0 : level / (looks.length - skipped));
}
function skippedLooks(looks, level) {
	const first = looks.findIndex((pairs, index) => 2 * .5 ** pairs <= level / (looks.length - index));
	return first < 0 ? looks.length : first;
}

// src/stats/claim-looks.ts
const mostForFirst = .6;
const roundingFactor = 1 + 1e-9;
function claimLooks(looks, level, { early, part = 1 }) {
	const plannedLooks = sharesOf(looks, level, part);
	const pairs = fewestPairs(level * mostForFirst * part);
	const isBetween = pairs > (looks[0] ?? 0) && pairs < (plannedLooks[0]?.pairs ?? 0);
	if (!early || !isBetween) return plannedLooks;
	const share = Math.min(part, 2 ** (1 - pairs) / level * roundingFactor);
	const rest = sharesOf(looks, level, part - share);
	return rest.length === 0 ? plannedLooks : [{
		pairs,
		share
	}, ...rest];
}
function sharesOf(looks, level, part) {
	const levels = lookLevels(looks, level * part);
	return looks.flatMap((pairs, index) => {
		const ownLevel = levels[index] ?? 0;
		return ownLevel > 0 ? [{
			pairs,
			share: ownLevel / level
		}] : [];
	});
}

// src/stats/equivalence-levels.ts
const STANDARD_LEVELS = /* @__PURE__ */ new Map([
	[8, .024404],
	[12, .015669],
	[16, .015852],
	[24, .022612],
	[36, .030547],
	[60, .048606]
]);
const STANDARD_ALPHA = .05;
function equivalenceLevels(looks, alpha) {
	return isStandard(looks, alpha) ? [...STANDARD_LEVELS.values()] : lookLevels(looks, 2 * alpha);
}
function isStandard(looks, alpha) {
	return Math.abs(alpha - STANDARD_ALPHA) < 1e-12 && looks.length === STANDARD_LEVELS.size && [...STANDARD_LEVELS.keys()].every((pairs, index) => looks[index] === pairs);
}

// src/analysis/stopping/judging-plan.ts
function judgingPlanOf(table) {
	const rowAlpha = table.alpha / familyOf(table);
	const levels = equivalenceLevels(table.looks, table.alphaEquivalence);
	return {
		looks: table.looks.map((pairs, index) => ({
			pairs,
			equivalenceLevel: levels[index] ?? 0
		})),
		...claimsOf(table, rowAlpha),
		rowAlpha,
		final: table.final
	};
}
function judgingPlanFor(plan, joint) {
	const family = gatingTests(plan);
	return judgingPlanOf({
		...plan.policy,
		early: true,
		joint,
		family,
		final: true,
		rows: []
	});
}
function claimsOf({ looks, alpha, joint, early }, rowAlpha) {
	const alone = {
		claims: claimLooks(looks, rowAlpha, { early }),
		joint: null
	};
	if (joint === null) return alone;
	const share = jointLookP(joint) * joint.rows / alpha;
	const claims = share < 1 ? claimLooks(looks, rowAlpha, {
		early,
		part: 1 - share
	}) : [];
	const [first] = claims;
	return first !== void 0 && joint.pairs < first.pairs ? {
		claims,
		joint
	} : alone;
}
function stopsOf({ looks, claims, joint }) {
	return [...new Set([
		...looks,
		...claims,
		...joint === null ? [] : [joint]
	].map(({ pairs }) => pairs))].toSorted((first, second) => first - second);
}
function familyOf({ family, rows }) {
	return Math.max(1, family, rows.length);
}
function gatingTests({ benchmarks, metrics, shard }) {
	const sampledMetric = metrics.filter(({ assume }) => assume === "nothing");
	const tests = benchmarks.reduce((sum, benchmark) => sum + sampledMetric.filter((metric) => gatesIn(benchmark, metric)).length, 0);
	return Math.max(1, tests, shard?.family ?? 0);
}

export { familyOf, gatingTests, jointLookFrom, jointSign, judgingPlanFor, judgingPlanOf, stopsOf };