import { _enum, boolean, literal, number, strictObject, union } from "../packages/zod.js";
import { driverIdSchema } from "./model12.js";
import { bySideSchema } from "./model3.js";
import { countSchema, text } from "./model4.js";

// src/model/run/placement.ts
const placerSchema = _enum([
	"mold",
	"lld",
	"room"
]);
const drawnPlacementsSchema = strictObject({
	by: placerSchema,
	alike: boolean(),
	node: literal(true).optional()
});
const placementsSchema = union([drawnPlacementsSchema, strictObject({
	refused: text(300),
	chosen: literal(true).optional()
})]);
const placementSeedsSchema = bySideSchema(number().int().min(0).max(4294967295));

// src/model/run/block.ts
const coinSchema = _enum(["BH", "HB"]);
const blockKindSchema = _enum([
	"warm-up",
	"pair",
	"control",
	"rebuild"
]);
const blockSchema = strictObject({
	index: countSchema,
	round: countSchema,
	benchmarkId: text(300),
	driver: driverIdSchema,
	coin: coinSchema,
	seed: number().int().min(0).max(4294967295),
	kind: blockKindSchema,
	placement: placementSeedsSchema.optional(),
	links: number().int().min(2).max(16).optional()
});
function blocksPerPair({ controlShare }) {
	return 1 + controlShare;
}
function isLinked({ links, placement }) {
	return links !== void 0 || placement !== void 0;
}

export { blockSchema, blocksPerPair, coinSchema, isLinked, placementsSchema, placerSchema };