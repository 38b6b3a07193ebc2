import { _enum, boolean, number, object, strictObject } from "../packages/zod.js";
import { text } from "./model3.js";

// src/model/judging/metric.ts
/** Base units. Only `render/` converts them to larger and smaller ones. */
const unitSchema = _enum([
	"s",
	"B",
	"count",
	"per_s",
	"ratio"
]);
/** Which direction is better. */
const directionSchema = _enum(["lower", "higher"]);
/** How to compute a metric from the usage that the harness reports for its process. */
const usageSchema = strictObject({
	/** Field of the harness's answer: `heapUsedBytes`. */
	of: text(100),
	/**
	* `level`: the value at the end. `growth`: its increase over the measured part, in total, per
	* call, or per second spent in calls.
	*/
	as: _enum([
		"level",
		"growth",
		"growth-per-call",
		"growth-per-second"
	]),
	/** Factor from the harness's unit to the metric's. */
	scale: number().positive()
});
/**
* A quantity that a run yields. Results embed their metrics as data, so that old results stay
* readable.
*/
const metricSchema = strictObject({
	/** Stable identifier: `time`, `cpu`, `peak-memory`. */
	id: text(100),
	/** Label for people: `peak memory`. */
	label: text(100),
	unit: unitSchema,
	better: directionSchema,
	/** `nothing`: sampled and tested without a model. `exact`: compared, not tested. */
	assume: _enum(["nothing", "exact"]),
	/** Whether it counts towards the verdict of every benchmark that yields it. */
	gates: boolean(),
	/** Practical threshold as a ratio: 0.02 means that changes within ±2 % do not matter. */
	threshold: number().positive().max(10),
	/** Absent when the driver measures it itself, or when it belongs to the build. */
	usage: usageSchema.optional(),
	/** Whether only benchmarks that name this metric have it. */
	own: boolean().optional()
});
/** A metric as declared by the benchmark that reports it. */
const ownMetricSchema = object({
	unit: unitSchema,
	better: directionSchema,
	/** Label for people; defaults to the name. */
	label: text(100).optional(),
	/** Practical threshold as a ratio: 0.05 for ±5 %. */
	threshold: number().positive().max(10).optional(),
	/** Whether the metric is compared exactly instead of tested. */
	exact: boolean().optional(),
	/** Whether it counts towards the verdicts of the benchmarks that report it. */
	gates: boolean().optional(),
	/** How to compute it from what the benchmark reports; defaults to `level`. */
	as: usageSchema.shape.as.optional()
});

export { directionSchema, metricSchema, ownMetricSchema };