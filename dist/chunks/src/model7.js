import { _enum, boolean, number, object, strictObject } from "../packages/zod.js";
import { text } from "./model6.js";

// src/model/grouped-by.ts
function groupedBy(items, keyOf) {
	const groups = /* @__PURE__ */ new Map();
	for (const item of items) {
		const key = keyOf(item);
		const group = groups.get(key);
		if (group === void 0) groups.set(key, [item]);
		else group.push(item);
	}
	return groups;
}

// src/model/judging/metric.ts
const unitSchema = _enum([
	"s",
	"B",
	"count",
	"per_s",
	"ratio"
]);
const directionSchema = _enum(["lower", "higher"]);
const usageSchema = strictObject({
	of: text(100),
	as: _enum([
		"level",
		"growth",
		"growth-per-call",
		"growth-per-second"
	]),
	scale: number().positive()
});
const metricSchema = strictObject({
	id: text(100),
	label: text(100),
	unit: unitSchema,
	better: directionSchema,
	assume: _enum([
		"nothing",
		"exact",
		"beside"
	]),
	gates: boolean(),
	threshold: number().positive().max(10),
	usage: usageSchema.optional(),
	own: boolean().optional()
});
const besideTime = {
	mean: "mean-time",
	farShare: "far-share",
	farTime: "far-time"
};
const ownMetricSchema = object({
	unit: unitSchema,
	better: directionSchema,
	label: text(100).optional(),
	threshold: number().positive().max(10).optional(),
	exact: boolean().optional(),
	gates: boolean().optional(),
	as: usageSchema.shape.as.optional()
});

export { besideTime, directionSchema, groupedBy, metricSchema, ownMetricSchema };