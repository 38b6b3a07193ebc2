import { _enum, array, boolean, number, strictObject } from "../packages/zod.js";
import { sideSchema } from "./model5.js";
import { countSchema, text } from "./model6.js";
import { groupedBy } from "./model19.js";

// src/model/judging/failure.ts
const failureSchema = strictObject({
	stage: _enum([
		"build",
		"pilot",
		"sample"
	]),
	side: sideSchema.nullable(),
	benchmarkId: text(300).nullable(),
	message: text(2e3),
	exitCode: number().int().nullable(),
	signal: text(20).nullable(),
	timedOut: boolean(),
	ours: _enum(["budget", "void"]).optional(),
	lastLines: array(text(2e3)).max(20),
	logPath: text(1e3).nullable()
});
function faultOf(failures) {
	const sideFailures = failures.filter(({ ours }) => ours === void 0);
	const [side, ...otherSides] = new Set(sideFailures.map((failure) => failure.side));
	if (side === void 0) return "ours";
	return side === null || otherSides.length > 0 ? "both" : side;
}
function byBlame(failures) {
	const isOurs = (failure) => faultOf([failure]) === "ours";
	return {
		faults: failures.filter((each) => !isOurs(each)),
		cut: failures.filter(isOurs)
	};
}
function faultsIn(failures) {
	const whole = failures.filter(({ benchmarkId, side }) => benchmarkId === null && side !== "head");
	const byId = groupedBy(failures, ({ benchmarkId }) => benchmarkId);
	return new Map([...byId].map(([id, rowFailures]) => [id, faultOf([...rowFailures, ...whole])]));
}

// src/model/run/shard.ts
const mostShards = 256;
const shardSchema = strictObject({
	index: number().int().min(1).max(256),
	of: number().int().min(1).max(256),
	family: countSchema,
	timed: countSchema,
	familyOfOthers: countSchema.optional(),
	rows: array(text(300)).max(2e4),
	dealt: array(number().int().min(1).max(256)).max(2e4)
});

export { byBlame, failureSchema, faultOf, faultsIn, shardSchema };