import { _enum, array, literal, number, strictObject, tuple } from "../packages/zod.js";
import { bySideSchema, countSchema, sideSchema, sides, text } from "./model3.js";
import { partEntries } from "./model9.js";
import { functionPlaceSchema } from "./model10.js";
import { groupedBy } from "./model13.js";
import { holm, signedRankP } from "./stats.js";

// src/parts/profiles/function-alpha.ts
const functionAlpha = .01;

// src/parts/profiles/profile.ts
const amountSchema = number().min(0);
const profileUnitSchema = _enum(["s", "B"]);
const processProfileSchema = strictObject({
	benchmarkId: text(300),
	side: sideSchema,
	unit: profileUnitSchema,
	native: literal(true).optional(),
	ticks: countSchema,
	functions: array(functionPlaceSchema.extend({ self: amountSchema })).max(1e3),
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
		movedFrom: text(300).optional()
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
	for (const side of sides) for (const profile of processes[side]) addTree(root, profile, {
		side,
		share: 1 / processes[side].length,
		indexOf
	});
	const all = branchesOf(root);
	for (const branch of all.toReversed()) {
		branch.total.value += branch.self.base + branch.self.head;
		if (branch.parent !== null) branch.parent.total.value += branch.total.value;
	}
	const keptEntries = new Set(all.slice(1).toSorted((first, second) => second.total.value - first.total.value).slice(0, nodesAtMost));
	for (const branch of all.toReversed()) {
		if (branch.parent === null || keptEntries.has(branch)) continue;
		branch.parent.self.base += branch.self.base;
		branch.parent.self.head += branch.self.head;
	}
	const branches = all.filter((branch) => keptEntries.has(branch));
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
		total: { value: 0 },
		children: /* @__PURE__ */ new Map()
	};
}
function addTree(root, { nodes, functions }, { side, share, indexOf }) {
	const branches = [];
	for (const [parent, place, self] of nodes) {
		const caller = branches[parent] ?? root;
		const functionFacts = functions[place];
		const at = functionFacts === void 0 ? null : indexOf(functionFacts, side);
		const branch = at === null ? caller : caller.children.get(at) ?? branchOf(at, caller);
		if (at !== null) caller.children.set(at, branch);
		branch.self[side] += self * share;
		branches.push(branch);
	}
}
function branchesOf(root) {
	const all = [root];
	for (const branch of all) all.push(...branch.children.values());
	return all;
}

// src/parts/profiles/profiles-of.ts
const testedShare = .01;
const functionsAtMost = 300;
function profilesOf(entries) {
	const all = partEntries(entries, "profiles", processProfileSchema);
	return [...groupedBy(all, ({ benchmarkId }) => benchmarkId).values()].flatMap((ownEntries) => {
		const [first] = ownEntries;
		const base = ownEntries.filter(({ side }) => side === "base");
		const head = ownEntries.filter(({ side }) => side === "head");
		const pairs = Math.min(base.length, head.length);
		if (first === void 0 || pairs === 0) return [];
		return [profileOf(first, {
			base: base.slice(0, pairs),
			head: head.slice(0, pairs)
		})];
	});
}
function testedFunctions(processes) {
	return testedOf(functionSeries(processes, functionKeys(processes))).length;
}
function profileOf({ benchmarkId, unit, native }, processes) {
	const keyOf = functionKeys(processes);
	const series = functionSeries(processes, keyOf);
	const seriesList = testedOf(series);
	const ps = holm(seriesList.map(({ self: { base, head } }) => signedRankP(base.map((amount, at) => (head[at] ?? 0) - amount))), seriesList.length);
	const adjustedByName = new Map(seriesList.map(({ key }, at) => [key, ps[at] ?? 1]));
	const functions = series.map(({ key, self, ...rest }) => ({
		key,
		shown: {
			...rest,
			self: {
				base: roundAmount(meanOf(self.base)),
				head: roundAmount(meanOf(self.head))
			},
			pAdjusted: adjustedByName.get(key) ?? null
		}
	})).toSorted((first, second) => sizeOf(second.shown) - sizeOf(first.shown)).slice(0, functionsAtMost);
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
		functions: functions.map(({ shown }) => shown),
		nodes: [...mergedTree(processes, (functionFacts, side) => indexes.get(keyOf(functionFacts, side)) ?? null)]
	};
}
function sizeOf({ self: { base, head } }) {
	return Math.abs(head - base) + 1e-9 * (base + head);
}
function functionSeries(processes, keyOf) {
	const matches = /* @__PURE__ */ new Map();
	for (const side of sides) processes[side].forEach(({ functions }, at) => {
		for (const { self, ...facts } of functions) {
			const key = keyOf(facts, side);
			const entry = matches.get(key) ?? {
				facts,
				heaviest: 0,
				movedFrom: key === namedKey(facts) ? void 0 : facts.file,
				self: {
					base: processes.base.map(() => 0),
					head: processes.head.map(() => 0)
				}
			};
			entry.self[side][at] = (entry.self[side][at] ?? 0) + self;
			const weight = (side === "head" ? 1e6 : 1) * self;
			if (weight > entry.heaviest) Object.assign(entry, {
				facts,
				heaviest: weight
			});
			matches.set(key, entry);
		}
	});
	return [...matches].map(([key, { facts, movedFrom, self }]) => ({
		key,
		...facts,
		movedFrom,
		self
	}));
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
	const movedByName = /* @__PURE__ */ new Map();
	for (const [name, [from, ...more]] of lonely.base) {
		const [to, ...namedFunctions] = lonely.head.get(name) ?? [];
		if (from === void 0 || to === void 0 || more.length + namedFunctions.length > 0) continue;
		movedByName.set(namedKey(from), namedKey(to));
	}
	return (namedFunction, side) => {
		const key = namedKey(namedFunction);
		return side === sides[0] ? movedByName.get(key) ?? key : key;
	};
}
function distinctOf(processes) {
	return new Map(processes.flatMap(({ functions }) => functions.map((functionFacts) => [namedKey(functionFacts), functionFacts])));
}
function lonelyOf(ownByName, otherNames) {
	const lonely = [...ownByName].flatMap(([key, namedFunction]) => otherNames.has(key) || namedFunction.name.startsWith("(") || namedFunction.file === "" ? [] : [namedFunction]);
	return groupedBy(lonely, ({ name }) => name);
}
function namedKey({ name, file }) {
	return `${name}\n${file}`;
}

export { functionAlpha, processProfileSchema, profilesIn, profilesOf, testedFunctions };