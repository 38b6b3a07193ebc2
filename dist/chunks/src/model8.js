import { _enum, boolean, number, object, strictObject } from "../packages/zod.js";
import { text } from "./model3.js";

// src/model/judging/metric.ts
/** Base units; larger and smaller ones exist only in `render/`. */
const unitSchema = _enum([
	"s",
	"B",
	"count",
	"per_s",
	"ratio"
]);
/** Which way is good. */
const directionSchema = _enum(["lower", "higher"]);
/** How a metric is read off what the harness says that its process has used. */
const usageSchema = strictObject({
	/** Name in the harness's answer: `heapUsedBytes`. */
	of: text(100),
	/**
	* At the end; as much more as at the beginning of the measured part; that for each call; or that for
	* each second in which the process was making calls.
	*/
	as: _enum([
		"level",
		"growth",
		"growth-per-call",
		"growth-per-second"
	]),
	/** Brings the harness's unit into the metric's own. */
	scale: number().positive()
});
/** What a run yields. A result carries its metrics as data, so that old results stay readable. */
const metricSchema = strictObject({
	/** Stable machine word: `time`, `cpu`, `peak-memory`. */
	id: text(100),
	/** For people: `peak memory`. */
	label: text(100),
	unit: unitSchema,
	better: directionSchema,
	/** `nothing`: sampled and tested without a model. `exact`: compared, not tested. */
	assume: _enum(["nothing", "exact"]),
	/** Whether it takes part in the verdict family of every benchmark that yields it. */
	gates: boolean(),
	/** Practical threshold as a ratio: 0.02 means that changes within ±2 % do not matter. */
	threshold: number().positive().max(10),
	/** Absent when the driver measures it itself, or it belongs to the build. */
	usage: usageSchema.optional(),
	/** True for a metric that only the benchmarks have that name it. */
	own: boolean().optional()
});
/** A metric as the benchmark declares it that reports it. */
const ownMetricSchema = object({
	unit: unitSchema,
	better: directionSchema,
	/** For people; its name when absent. */
	label: text(100).optional(),
	/** As a ratio: 0.05 for ±5 %. */
	threshold: number().positive().max(10).optional(),
	/** Compared and not tested. */
	exact: boolean().optional(),
	/** Takes part in the verdicts of the benchmarks that report it. */
	gates: boolean().optional(),
	/** How it is read off what the benchmark reports; `level` when absent. */
	as: usageSchema.shape.as.optional()
});

export { directionSchema, metricSchema, ownMetricSchema };