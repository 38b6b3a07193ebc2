import { countSchema, text } from "./model3.js";
import { _enum, array, literal, number, strictObject, tuple } from "../packages/zod.js";
import { bySideSchema, sideSchema, sides } from "./model5.js";
import { groupedBy } from "./model18.js";
import { holm, signedRankP } from "./stats.js";
import { partEntries } from "./model29.js";
import { functionPlaceSchema } from "./model30.js";

// src/parts/profiles/function-alpha.ts
const functionAlpha = .01;
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
	const certainFunctions = functions.filter(({ pAdjusted }) => pAdjusted !== null && pAdjusted <= .01);
	const calledByChanged = certainFunctions.filter(({ text }) => text === "changed").length === 0 ? null : functionsBelowChanged(profile);
	const causes = certainFunctions.filter((entry) => entry.text !== "same" || (entry.self.head - entry.self.base) * wholeDifference >= 0 && (calledByChanged?.has(functions.indexOf(entry)) ?? true));
	const largestDifference = Math.max(0, ...causes.map(sizeOf$1));
	const changes = causes.filter((entry) => sizeOf$1(entry) >= leastOfLargest * largestDifference);
	const shares = changes.map(({ self }) => (self.head - self.base) / wholeDifference);
	const isTold = shares.every((share) => Math.abs(share) <= mostShare);
	const mostTold = shares.some((share) => share < 0) ? mostShare : 1;
	return changes.map((entry, at) => ({
		...entry,
		share: isTold ? Math.min(shares[at] ?? 0, mostTold) : null
	}));
}
function isCertain({ functions }) {
	const largest = Math.max(0, ...functions.map(sizeOf$1));
	const large = functions.filter((entry) => sizeOf$1(entry) >= largest / 2);
	return largest > 0 && large.every(({ pAdjusted }) => pAdjusted !== null && pAdjusted <= .01);
}
function functionsBelowChanged({ functions, nodes }) {
	const below = [];
	const found = /* @__PURE__ */ new Set();
	for (const [caller, own] of nodes) {
		const callerFunction = functions[nodes[caller]?.[1] ?? -1];
		const isBelow = below[caller] === true || callerFunction?.text === "changed";
		below.push(isBelow);
		if (isBelow) found.add(own);
	}
	return found;
}
function sizeOf$1({ self }) {
	return Math.abs(self.head - self.base);
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
const digits = 4;
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
		roundAmount$1(branch.self.base),
		roundAmount$1(branch.self.head)
	]);
}
function roundAmount$1(amount) {
	return Number(amount.toPrecision(digits));
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
	const functions = series.map(({ key, self, ...rest }) => ({
		key,
		entry: {
			...rest,
			self: {
				base: roundAmount(meanOf(self.base)),
				head: roundAmount(meanOf(self.head))
			},
			pAdjusted: adjustedPByKey.get(key) ?? null
		}
	})).toSorted((first, second) => sizeOf(second.entry) - sizeOf(first.entry)).slice(0, functionsAtMost);
	const indexes = new Map(functions.map(({ key }, at) => [key, at]));
	return {
		benchmarkId,
		unit,
		native,
		processes: {
			base: processes.base.length,
			head: processes.head.length
		},
		ticks: {
			base: ticksOf(processes.base),
			head: ticksOf(processes.head)
		},
		total: {
			base: totalOf(series, "base"),
			head: totalOf(series, "head")
		},
		functions: functions.map(({ entry }) => entry),
		nodes: [...mergedTree(processes, (profiledFunction, side) => indexes.get(keyOf(profiledFunction, side)) ?? null)]
	};
}
function sizeOf({ self: { base, head } }) {
	return Math.abs(head - base) + 1e-9 * (base + head);
}
function functionSeries(processes, keyOf) {
	const entryByKey = /* @__PURE__ */ new Map();
	for (const side of sides) processes[side].forEach(({ functions }, at) => {
		for (const { self, digest, ...facts } of functions) {
			const key = keyOf(facts, side);
			const entry = entryByKey.get(key) ?? {
				facts,
				heaviest: 0,
				movedFrom: key === namedKey(facts) ? void 0 : facts.file,
				digests: {
					base: /* @__PURE__ */ new Set(),
					head: /* @__PURE__ */ new Set()
				},
				self: {
					base: processes.base.map(() => 0),
					head: processes.head.map(() => 0)
				}
			};
			if (digest !== void 0) entry.digests[side].add(digest);
			entry.self[side][at] = (entry.self[side][at] ?? 0) + self;
			const weight = (side === "head" ? 1e6 : 1) * self;
			if (weight > entry.heaviest) Object.assign(entry, {
				facts,
				heaviest: weight
			});
			entryByKey.set(key, entry);
		}
	});
	return [...entryByKey].map(([key, { facts, movedFrom, digests, self }]) => ({
		key,
		...facts,
		movedFrom,
		text: comparedText(digests),
		self
	}));
}
function comparedText({ base, head }) {
	if (base.size + head.size === 0) return void 0;
	return base.size === head.size && [...base].every((digest) => head.has(digest)) ? "same" : "changed";
}
function testedOf(series) {
	const amountOf = ({ self }) => sumOf(self.base) + sumOf(self.head);
	const all = sumOf(series.map(amountOf));
	return series.filter((one) => amountOf(one) > testedShare * all);
}
function totalOf(series, side) {
	return sumOf(series.map(({ self }) => meanOf(self[side])));
}
function ticksOf(processes) {
	return sumOf(processes.map(({ ticks }) => ticks));
}
function sumOf(values) {
	return values.reduce((sum, value) => sum + value, 0);
}
function roundAmount(amount) {
	return Number(amount.toPrecision(6));
}
function meanOf(values) {
	return sumOf(values) / values.length;
}
function functionKeys(processes) {
	const all = {
		base: distinctOf(processes.base),
		head: distinctOf(processes.head)
	};
	const lonely = {
		base: lonelyOf(all.base, all.head),
		head: lonelyOf(all.head, all.base)
	};
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

export { changedFunctions, functionAlpha, isCertain, isLook, processProfileSchema, profilesFrom, profilesIn, profilesOf };