import { _enum, boolean, literal, number, strictObject, union } from "../packages/zod.js";
import { driverIdSchema } from "./model12.js";
import { bySideSchema } from "./model5.js";
import { countSchema, text } from "./model6.js";

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

// src/model/random.ts
function randomOf(seed) {
	let state = seed >>> 0;
	const next = () => {
		state = state + 2654435769 >>> 0;
		return mixBits(state) / 2 ** 32;
	};
	const between = (from, to) => from + Math.floor(next() * (to - from + 1));
	const shuffle = (items) => items.map((item) => ({
		item,
		key: next()
	})).toSorted((first, second) => first.key - second.key).map(({ item }) => item);
	return {
		next,
		between,
		coin: () => next() < .5,
		shuffle
	};
}
function seedOf(seed, ...parts) {
	return parts.reduce((hash, part) => mixBits((hash ^ mixBits(part + 2654435769 >>> 0)) >>> 0), mixBits(seed >>> 0));
}
function mixBits(value) {
	let bits = value;
	bits = Math.imul(bits ^ bits >>> 16, 569420461);
	bits = Math.imul(bits ^ bits >>> 15, 1935289751);
	return (bits ^ bits >>> 15) >>> 0;
}

// src/model/run/block.ts
const coinSchema = _enum(["BH", "HB"]);
const blockKindSchema = _enum([
	"warm-up",
	"pair",
	"control"
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
function drawsIn({ seed }) {
	return randomOf(seedOf(seed, 209));
}
function isLinked({ links, placement }) {
	return links !== void 0 || placement !== void 0;
}

export { blockKindSchema, blockSchema, blocksPerPair, coinSchema, drawsIn, isLinked, placementsSchema, placerSchema, randomOf, seedOf };