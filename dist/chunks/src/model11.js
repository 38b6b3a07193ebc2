import { _enum, _null, array, boolean, discriminatedUnion, literal, number, object, record, strictObject, union } from "../packages/zod.js";
import { adapterIdSchema, bySideSchema, loadedAddonSchema, serverSchema, sideSchema } from "./model5.js";
import { countSchema, secondsSchema, text } from "./model6.js";

// src/model/run/benchmark.ts
const parameterSchema = union([
	text(200),
	number(),
	boolean()
]);
const parametersSchema = record(text(100), parameterSchema);
const driverIdSchema = _enum([
	"pingpong",
	"alternate",
	"command",
	"suite"
]);
const nameFields = {
	id: text(300),
	suite: text(200),
	name: text(200),
	parameters: parametersSchema
};
const startFields = {
	module: _null(),
	command: array(text(1e4)).max(200)
};
const limits = {
	timeoutSeconds: secondsSchema,
	threshold: number().positive().max(10).nullable(),
	measuredSeconds: secondsSchema.optional()
};
const wishes = {
	pinned: boolean().optional(),
	alone: literal(true).optional(),
	gates: array(text(100)).min(1).max(50).optional(),
	metrics: array(text(100)).max(60).optional(),
	runtime: text(50).optional()
};
const contestFields = {
	axis: text(100),
	labels: bySideSchema(text(300)),
	ids: bySideSchema(text(300)),
	seats: bySideSchema(strictObject({
		side: sideSchema,
		runtime: text(50).nullable(),
		further: text(300).nullable()
	}))
};
function contestWith(reference) {
	return strictObject({
		...contestFields,
		reference: strictObject(reference)
	}).optional();
}
const functionBenchmarkSchema = object({
	...nameFields,
	driver: literal("pingpong"),
	module: text(1e3),
	command: _null(),
	...limits,
	series: number().int().min(2).max(1e3).optional(),
	calls: number().int().min(1).max(1e6).optional(),
	pause: number().int().min(1).max(1e4).optional(),
	batches: number().int().min(1).max(1e3).optional(),
	warning: text(300).optional(),
	profile: literal(true).optional(),
	contest: contestWith({
		module: text(1e3),
		parameters: parametersSchema
	}),
	...wishes
});
const commandBenchmarkSchema = strictObject({
	...nameFields,
	driver: literal("command"),
	...startFields,
	...limits,
	contest: contestWith({ command: startFields.command }),
	...wishes
});
const serverBenchmarkSchema = strictObject({
	...nameFields,
	driver: literal("alternate"),
	...startFields,
	server: serverSchema,
	...limits,
	contest: contestWith({
		command: startFields.command,
		server: serverSchema
	}),
	...wishes
});
const suiteBenchmarkSchema = strictObject({
	...nameFields,
	driver: literal("suite"),
	...startFields,
	...limits,
	...wishes,
	adapter: adapterIdSchema
});
const benchmarkSchema = discriminatedUnion("driver", [
	functionBenchmarkSchema,
	commandBenchmarkSchema,
	serverBenchmarkSchema,
	suiteBenchmarkSchema
]);
function contestOf(benchmark) {
	return benchmark.driver === "suite" ? null : benchmark.contest ?? null;
}
function comparesSides(benchmark) {
	return contestOf(benchmark) === null;
}
function isAcrossSides(benchmark) {
	const contest = contestOf(benchmark);
	return contest === null || contest.seats.base.side !== contest.seats.head.side;
}
function isOfFirstCalls(benchmark) {
	if (benchmark.driver !== "pingpong") return false;
	return benchmark.series !== void 0 || benchmark.batches !== void 0;
}
const usualSeconds = {
	functions: .4,
	programs: .8
};
function measuredSecondsOf({ driver, measuredSeconds }) {
	return measuredSeconds ?? usualSeconds[driver === "pingpong" ? "functions" : "programs"];
}
function bearsCompany(benchmark) {
	return benchmark.driver === "pingpong" && benchmark.pinned !== false && benchmark.alone !== true;
}

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

export { bearsCompany, benchmarkSchema, blockKindSchema, blocksPerPair, coinSchema, comparesSides, contestOf, drawsIn, functionBenchmarkSchema, isAcrossSides, isLinked, isOfFirstCalls, isOneCall, measuredSecondsOf, parametersSchema, pilotSchema, placementsSchema, placerSchema, randomOf, sampleSchema, seedOf, sumOfSpent };