import { roundTo } from "./model3.js";
import { _enum, array, literal, number, strictObject, tuple } from "../packages/zod.js";
import { bySideSchema, eachSide, otherSide, sideSchema, sides } from "./model5.js";
import { countSchema, text } from "./model6.js";
import { groupedBy } from "./model19.js";
import { holm, signedRankP } from "./stats.js";
import { partEntries } from "./model31.js";
import { functionPlaceSchema } from "./model32.js";

// src/parts/profiles/adjusted-for-looks.ts
const functionAlpha = .01;
function isDifferent({ pAdjusted }) {
	return pAdjusted !== null && pAdjusted <= functionAlpha;
}
const looks = [{
	processes: 10,
	alpha: .003
}, {
	processes: 13,
	alpha: .003
}];
const lastAlpha = functionAlpha - looks.reduce((sum, { alpha }) => sum + alpha, 0);
function isLook(processes) {
	return looks.some((look) => look.processes === processes);
}
function adjustedForLooks(p, processes) {
	const alpha = looks.find((look) => look.processes === processes)?.alpha ?? lastAlpha;
	return Math.min(1, p * functionAlpha / alpha);
}

// src/parts/profiles/changed-functions.ts
const mostShare = 4 / 3;
const leastOfLargest = .1;
function changedFunctions(profile) {
	const { functions, total } = profile;
	const wholeDifference = total.head - total.base;
	const certainFunctions = functions.filter(isDifferent);
	const calledByChanged = certainFunctions.some(({ text }) => text === "changed") ? functionsBelowChanged(profile) : null;
	const causes = certainFunctions.filter((entry) => entry.text !== "same" || (entry.self.head - entry.self.base) * wholeDifference >= 0 && (calledByChanged?.has(functions.indexOf(entry)) ?? true));
	const largestDifference = Math.max(0, ...causes.map(sizeOf));
	const changes = causes.filter((entry) => sizeOf(entry) >= leastOfLargest * largestDifference);
	const shares = changes.map(({ self }) => (self.head - self.base) / wholeDifference);
	const isTold = shares.every((share) => Math.abs(share) <= mostShare);
	const mostTold = shares.some((share) => share < 0) ? mostShare : 1;
	return changes.map((entry, at) => ({
		...entry,
		share: isTold ? Math.min(shares[at] ?? 0, mostTold) : null
	}));
}
function isCertain({ functions }) {
	const largest = Math.max(0, ...functions.map(sizeOf));
	const large = functions.filter((entry) => sizeOf(entry) >= largest / 2);
	return largest > 0 && large.every(isDifferent);
}
function functionsBelowChanged({ functions, nodes }) {
	const below = [];
	const positions = /* @__PURE__ */ new Set();
	for (const [caller, callee] of nodes) {
		const callerFunction = functions[nodes[caller]?.[1] ?? -1];
		const isBelow = below[caller] === true || callerFunction?.text === "changed";
		below.push(isBelow);
		if (isBelow) positions.add(callee);
	}
	return positions;
}
function sizeOf({ self }) {
	return Math.abs(self.head - self.base);
}
function functionPlace({ file, line }) {
	return line === null ? file : `${file}:${String(line)}`;
}

// src/parts/profiles/profile.ts
const amountSchema = number().min(0);
const profileUnitSchema = _enum(["s", "B"]);
const locatedFunctionSchema = functionPlaceSchema.extend({ digest: text(16).optional() });
const processProfileSchema = strictObject({
	benchmarkId: text(300),
	side: sideSchema,
	unit: profileUnitSchema,
	native: literal(true).optional(),
	ticks: countSchema,
	functions: array(locatedFunctionSchema.extend({ self: amountSchema })).max(1e3),
	nodes: array(tuple([
		number().int().min(-1),
		countSchema,
		amountSchema
	])).max(2e3)
});
const profileSchema = strictObject({
	benchmarkId: text(300),
	unit: profileUnitSchema,
	native: literal(true).optional(),
	processes: bySideSchema(countSchema),
	ticks: bySideSchema(countSchema),
	total: bySideSchema(amountSchema),
	functions: array(functionPlaceSchema.extend({
		self: bySideSchema(amountSchema),
		pAdjusted: number().min(0).max(1).nullable(),
		movedFrom: text(300).optional(),
		text: _enum(["same", "changed"]).optional()
	})).max(300),
	nodes: array(tuple([
		number().int().min(-1),
		countSchema,
		amountSchema,
		amountSchema
	])).max(3e3)
});
const profilesSchema = array(profileSchema).max(1e3);
const parsedProfiles = /* @__PURE__ */ new WeakMap();
function profilesIn({ parts: { profiles } }) {
	if (typeof profiles !== "object" || profiles === null) return [];
	const profileList = parsedProfiles.get(profiles) ?? profilesSchema.safeParse(profiles).data ?? [];
	parsedProfiles.set(profiles, profileList);
	return profileList;
}

// src/parts/profiles/merged-tree.ts
const nodesAtMost = 800;
const digits$1 = 4;
function mergedTree(processes, indexOf) {
	const root = branchOf(-1, null);
	for (const side of sides) {
		const share = 1 / processes[side].length;
		for (const { nodes, functions } of processes[side]) {
			const branches = [];
			for (const [parent, place, self] of nodes) {
				const caller = branches[parent] ?? root;
				const profiledFunction = functions[place];
				const at = profiledFunction === void 0 ? null : indexOf(profiledFunction, side);
				const branch = at === null ? caller : caller.children.get(at) ?? branchOf(at, caller);
				if (at !== null) caller.children.set(at, branch);
				branch.self[side] += self * share;
				branches.push(branch);
			}
		}
	}
	const allBranches = [root];
	for (const branch of allBranches) allBranches.push(...branch.children.values());
	for (const branch of allBranches.toReversed()) {
		branch.total += branch.self.base + branch.self.head;
		if (branch.parent !== null) branch.parent.total += branch.total;
	}
	const keptBranches = new Set(allBranches.slice(1).toSorted((first, second) => second.total - first.total).slice(0, nodesAtMost));
	for (const branch of allBranches.toReversed()) {
		if (branch.parent === null || keptBranches.has(branch)) continue;
		branch.parent.self.base += branch.self.base;
		branch.parent.self.head += branch.self.head;
	}
	const branches = allBranches.filter((branch) => keptBranches.has(branch));
	const places = new Map(branches.map((branch, at) => [branch, at]));
	return branches.map((branch) => [
		branch.parent === null ? -1 : places.get(branch.parent) ?? -1,
		branch.at,
		roundTo(branch.self.base, digits$1),
		roundTo(branch.self.head, digits$1)
	]);
}
function branchOf(at, parent) {
	return {
		at,
		parent,
		self: {
			base: 0,
			head: 0
		},
		total: 0,
		children: /* @__PURE__ */ new Map()
	};
}

// src/parts/profiles/profiles-of.ts
const digits = 6;
const testedShare = .01;
const functionsAtMost = 300;
function profilesOf(entries) {
	return profilesFrom(partEntries(entries, "profiles", processProfileSchema));
}
function profilesFrom(profiles) {
	return [...groupedBy(profiles, ({ benchmarkId }) => benchmarkId).values()].flatMap((ownProfiles) => {
		const [first] = ownProfiles;
		const base = ownProfiles.filter(({ side }) => side === "base");
		const head = ownProfiles.filter(({ side }) => side === "head");
		const pairs = Math.min(base.length, head.length);
		if (first === void 0 || pairs === 0) return [];
		return [profileOf(first, {
			base: base.slice(0, pairs),
			head: head.slice(0, pairs)
		})];
	});
}
function profileOf({ benchmarkId, unit, native }, processes) {
	const keyOf = functionKeys(processes);
	const series = functionSeries(processes, keyOf);
	const testedSeries = testedOf(series);
	const ps = holm(testedSeries.map(({ self: { base, head } }) => signedRankP(base.map((amount, at) => (head[at] ?? 0) - amount))), testedSeries.length);
	const adjustedPByKey = new Map(testedSeries.map(({ key }, at) => [key, adjustedForLooks(ps[at] ?? 1, processes.base.length)]));
	const functions = series.map((each) => ({
		...each,
		self: eachSide((side) => roundTo(meanAmount(each.self[side]), digits))
	})).toSorted((first, second) => weightOf(second) - weightOf(first)).slice(0, functionsAtMost);
	const indexes = new Map(functions.map(({ key }, at) => [key, at]));
	return {
		benchmarkId,
		unit,
		native,
		processes: eachSide((side) => processes[side].length),
		ticks: eachSide((side) => sumOf(processes[side].map(({ ticks }) => ticks))),
		total: eachSide((side) => sumOf(series.map(({ self }) => meanAmount(self[side])))),
		functions: functions.map(({ key, ...rest }) => ({
			...rest,
			pAdjusted: adjustedPByKey.get(key) ?? null
		})),
		nodes: mergedTree(processes, (profiledFunction, side) => indexes.get(keyOf(profiledFunction, side)) ?? null)
	};
}
function weightOf({ self: { base, head } }) {
	return Math.abs(head - base) + 1e-9 * (base + head);
}
function functionSeries(processes, keyOf) {
	const uses = sides.flatMap((side) => processes[side].flatMap(({ functions }, at) => functions.map(({ self, digest, ...facts }) => {
		return {
			side,
			at,
			self,
			digest,
			facts,
			weight: (side === "head" ? 1e6 : 1) * self,
			key: keyOf(facts, side)
		};
	})));
	return [...groupedBy(uses, ({ key }) => key)].flatMap(([key, group]) => {
		const [first] = group;
		const [heaviest] = group.toSorted((one, other) => other.weight - one.weight);
		if (first === void 0 || heaviest === void 0) return [];
		const usesOf = eachSide((side) => group.filter((use) => use.side === side));
		const amountIn = (side, at) => sumOf(usesOf[side].flatMap((use) => use.at === at ? [use.self] : []));
		return [{
			key,
			...heaviest.facts,
			movedFrom: key === namedKey(first.facts) ? void 0 : first.facts.file,
			text: comparedText(eachSide((side) => new Set(usesOf[side].flatMap(({ digest }) => digest ?? [])))),
			self: eachSide((side) => processes[side].map((_, at) => amountIn(side, at)))
		}];
	});
}
function comparedText({ base, head }) {
	if (base.size + head.size === 0) return void 0;
	return base.size === head.size && [...base].every((digest) => head.has(digest)) ? "same" : "changed";
}
function testedOf(series) {
	const amountOf = ({ self }) => sumOf(self.base) + sumOf(self.head);
	const all = sumOf(series.map(amountOf));
	return series.filter((entry) => amountOf(entry) > testedShare * all);
}
function sumOf(values) {
	return values.reduce((sum, value) => sum + value, 0);
}
function meanAmount(values) {
	return sumOf(values) / values.length;
}
function functionKeys(processes) {
	const all = eachSide((side) => distinctOf(processes[side]));
	const lonely = eachSide((side) => lonelyOf(all[side], all[otherSide(side)]));
	const newKeyByKey = /* @__PURE__ */ new Map();
	for (const [name, [from, ...othersOfBase]] of lonely.base) {
		const [to, ...othersOfHead] = lonely.head.get(name) ?? [];
		if (from === void 0 || to === void 0 || othersOfBase.length + othersOfHead.length > 0) continue;
		newKeyByKey.set(namedKey(from), namedKey(to));
	}
	return (namedFunction, side) => {
		const key = namedKey(namedFunction);
		return side === sides[0] ? newKeyByKey.get(key) ?? key : key;
	};
}
function distinctOf(processes) {
	return new Map(processes.flatMap(({ functions }) => functions.map((profiledFunction) => [namedKey(profiledFunction), profiledFunction])));
}
function lonelyOf(ownFunctions, otherFunctions) {
	const lonely = [...ownFunctions].flatMap(([key, namedFunction]) => otherFunctions.has(key) || namedFunction.name.startsWith("(") || namedFunction.file === "" ? [] : [namedFunction]);
	return groupedBy(lonely, ({ name }) => name);
}
function namedKey({ name, file }) {
	return `${name}\n${file}`;
}

export { changedFunctions, functionPlace, isCertain, isDifferent, isLook, processProfileSchema, profilesFrom, profilesIn, profilesOf };