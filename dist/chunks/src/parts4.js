import { _enum, array, literal, number, strictObject, tuple } from "../packages/zod.js";
import { bySideSchema, sideSchema } from "./model3.js";
import { functionPlaceSchema } from "./model29.js";
import { countSchema, text } from "./model4.js";

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

export { processProfileSchema, profilesIn };