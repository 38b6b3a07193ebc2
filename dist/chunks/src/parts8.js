import { _enum, array, literal, number, object, strictObject } from "../packages/zod.js";
import { bySideSchema, sideSchema } from "./model5.js";
import { functionPlaceSchema } from "./model25.js";
import { countSchema, text } from "./model6.js";

// src/parts/profiles/profile.ts
const amountSchema = number().min(0);
const profileUnitSchema = _enum(["s", "B"]);
const processProfileSchema = object({
	benchmarkId: text(300),
	side: sideSchema,
	unit: profileUnitSchema,
	native: literal(true).optional(),
	ticks: countSchema,
	functions: array(object({
		...functionPlaceSchema.shape,
		self: amountSchema
	})).max(1e3)
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
	})).max(300)
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