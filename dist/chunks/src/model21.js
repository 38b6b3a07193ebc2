import { _enum, array, boolean, literal, number, record, strictObject, unknown } from "../packages/zod.js";
import { datetime } from "../packages/zod2.js";
import { countSchema, secondsSchema, text } from "./model6.js";
import { builtFields, bySideSchema, planSchema, shardSchema, unmeasuredCauseSchema } from "./model5.js";
import { failureSchema, machineSchema, stageSchema } from "./model18.js";
import { geometricMeanSchema, judgedRowSchema, warningSchema } from "./model14.js";
import { parseDocument } from "./model16.js";
import { verdictSchema } from "./model13.js";

// src/model/judging/acceptance.ts
const everyName = "*";
const acceptanceSchema = strictObject({
	name: text(300),
	bounds: array(strictObject({
		metric: text(100),
		bound: number()
	})).max(100),
	reason: text(500),
	by: text(110)
});
const appliedAcceptanceSchema = strictObject({
	...acceptanceSchema.pick({
		name: true,
		reason: true,
		by: true
	}).shape,
	bound: number()
});
function acceptanceFor(regression, acceptances) {
	const { benchmarkId, name, metric, nearest } = regression;
	const byName = /* @__PURE__ */ new Map();
	for (const { bounds, ...acceptance } of acceptances) {
		const bound = bounds.find((each) => each.metric === metric)?.bound;
		const isMeant = [
			"*",
			benchmarkId,
			name
		].includes(acceptance.name);
		if (bound !== void 0 && isMeant) byName.set(acceptance.name, {
			...acceptance,
			bound
		});
	}
	const matches = [...byName.values()].map((acceptance) => ({
		acceptance,
		holds: Math.abs(nearest) <= Math.abs(acceptance.bound)
	}));
	return matches.find(({ holds }) => holds) ?? matches[0] ?? null;
}

// src/model/judging/result.ts
const runTimeSchema = strictObject({
	stages: array(strictObject({
		stage: stageSchema,
		seconds: secondsSchema
	})).max(stageSchema.options.length),
	blocks: strictObject({
		count: countSchema,
		seconds: secondsSchema
	})
});
const times = array(number().positive()).max(1e3);
const curveSchema = strictObject({
	median: times,
	lower: times,
	upper: times,
	candlestick: strictObject({
		least: number().positive(),
		lower: number().positive(),
		mean: number().positive(),
		upper: number().positive(),
		most: number().positive()
	})
});
const curvesSchema = strictObject({
	benchmarkId: text(300),
	blocks: countSchema,
	curve: bySideSchema(curveSchema)
});
const layoutSpreadSchema = strictObject({
	benchmarkId: text(300),
	metric: text(100),
	ratio: number().min(0)
});
const ownEndsSchema = strictObject({
	benchmarkId: text(300),
	failed: bySideSchema(countSchema),
	processes: bySideSchema(countSchema)
});
const resultFormat = "deadheat-result/2";
const longestAdviceSeconds = 3600;
const findingSchema = strictObject({
	benchmarkId: text(300),
	metric: text(100).nullable(),
	verdict: verdictSchema,
	baseCentre: number().nullable(),
	headCentre: number().nullable(),
	judged: judgedRowSchema.nullable(),
	threshold: number().nullable(),
	beyondLimit: boolean(),
	acceptance: appliedAcceptanceSchema.optional(),
	minutesToSettle: number().min(0).nullable(),
	cause: unmeasuredCauseSchema.optional()
});
const measuredShardSchema = strictObject({
	...shardSchema.pick({ index: true }).shape,
	machine: machineSchema,
	startedAt: datetime(),
	seconds: secondsSchema,
	pairs: countSchema,
	benchmarks: countSchema
});
const conclusionSchema = _enum([
	"success",
	"failure",
	"neutral"
]);
const resultSchema = strictObject({
	format: literal(resultFormat),
	version: text(50),
	startedAt: datetime(),
	seconds: secondsSchema,
	time: runTimeSchema.optional(),
	plan: planSchema,
	parts: record(text(50), unknown()),
	machine: machineSchema,
	...builtFields,
	layouts: array(layoutSpreadSchema).max(1e4).optional(),
	shards: strictObject({
		of: shardSchema.shape.of,
		family: countSchema,
		measured: array(measuredShardSchema).max(256)
	}).optional(),
	findings: array(findingSchema).max(1e5),
	failures: array(failureSchema).max(1e4),
	ownEnds: array(ownEndsSchema).max(1e4).optional(),
	curves: array(curvesSchema).max(1e4).optional(),
	geometricMeans: array(geometricMeanSchema).max(200),
	warnings: array(warningSchema).max(200),
	pairs: countSchema,
	repeats: countSchema,
	conclusion: conclusionSchema
});
function parseResult(content, what, file) {
	return parseDocument(resultSchema, {
		content,
		what,
		file,
		format: resultFormat
	});
}

export { acceptanceFor, acceptanceSchema, conclusionSchema, longestAdviceSeconds, parseResult, resultFormat, resultSchema };