import { _enum, array, number, strictObject, unknown } from "../packages/zod.js";
import { text } from "./model6.js";
import { groupedBy } from "./model17.js";

// src/model/run/suite.ts
const presetFactsSchema = strictObject({
	about: text(500),
	pairs: number().int().min(1).max(1e4),
	measuredSeconds: number().min(.1).max(60).optional(),
	timeoutSeconds: number().positive().max(86400).optional(),
	minutes: number().positive()
});
const suiteSchema = strictObject({
	title: text(200),
	question: text(1e3),
	source: text(500),
	needs: text(300).optional(),
	sides: strictObject({
		base: text(300),
		head: text(300),
		node: text(100).optional()
	}),
	presets: strictObject({
		quick: presetFactsSchema,
		published: presetFactsSchema,
		sweep: presetFactsSchema
	}),
	tables: array(unknown()).max(30)
});
function suiteKey(benchmark) {
	if (benchmark.driver !== "suite") return null;
	const { runtime = "", adapter, command } = benchmark;
	return JSON.stringify([
		runtime,
		adapter,
		command
	]);
}
const statisticSchema = _enum([
	"median",
	"p75",
	"mean"
]);
function portionsOf(benchmarks) {
	return [...groupedBy(benchmarks, (benchmark) => suiteKey(benchmark) ?? benchmark.id).values()];
}

export { portionsOf, statisticSchema, suiteKey, suiteSchema };