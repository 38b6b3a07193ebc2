import { _enum, array, literal, number, record, strictObject } from "../packages/zod.js";
import { bySideSchema, driverIdSchema, loadedAddonSchema, placementSeedsSchema } from "./model5.js";
import { countSchema, secondsSchema, text } from "./model6.js";

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

// src/model/run/sample.ts
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
const spentSchema = strictObject({
	start: secondsSchema,
	warmUp: secondsSchema,
	leadIn: secondsSchema,
	measured: secondsSchema
});
const readingsSchema = record(text(100), number().nullable());
const machineStateSchema = strictObject({
	loadAverage: number().min(0).nullable(),
	stealRatio: number().min(0).nullable(),
	runDelayRatio: bySideSchema(number().min(0).nullable()),
	involuntarySwitches: bySideSchema(number().min(0).nullable()),
	awakeShare: bySideSchema(number().min(0)).optional()
});
const seriesSchema = array(number().positive()).max(1e3);
const sampleSchema = strictObject({
	block: blockSchema,
	base: readingsSchema,
	head: readingsSchema,
	startedAtSeconds: secondsSchema,
	seconds: secondsSchema,
	machine: machineStateSchema,
	spent: spentSchema.optional(),
	parts: array(bySideSchema(readingsSchema)).max(16).optional(),
	series: bySideSchema(seriesSchema).optional()
});
function sumOfSpent(times) {
	const sum = (of) => times.reduce((total, time) => total + of(time), 0);
	return {
		start: sum(({ start }) => start),
		warmUp: sum(({ warmUp }) => warmUp),
		leadIn: sum(({ leadIn }) => leadIn),
		measured: sum((time) => time.measured)
	};
}
const pilotSchema = strictObject({
	benchmarkId: text(300),
	iterations: number().int().positive(),
	batches: number().int().positive(),
	blockSeconds: secondsSchema,
	notes: array(text(500)).max(20),
	doubts: array(text(700)).max(10).optional(),
	headLeaves: literal(true).optional(),
	age: countSchema.optional(),
	addons: bySideSchema(array(loadedAddonSchema).max(200)).optional(),
	calls: countSchema,
	ran: strictObject({
		startedAtSeconds: secondsSchema,
		seconds: secondsSchema
	}).optional()
});
function isOneCall({ iterations, batches }) {
	return iterations === 1 && batches === 1;
}

export { blockKindSchema, blocksPerPair, coinSchema, drawsIn, isLinked, isOneCall, pilotSchema, randomOf, sampleSchema, seedOf, sumOfSpent };