import { _enum, number, record, strictObject } from "../packages/zod.js";
import { countSchema, driverIdSchema, placementSeedsSchema, secondsSchema, text } from "./model3.js";

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
function blocksPerPair({ controlShare, rebuildControl }) {
	return 1 + controlShare + (rebuildControl === true ? 1 : 0);
}
const blockSecondsSchema = record(text(300), secondsSchema);
function isLinked({ links, placement }) {
	return links !== void 0 || placement !== void 0;
}

export { blockSchema, blockSecondsSchema, blocksPerPair, coinSchema, isLinked };