import { median } from "../packages/simple-statistics.js";
import { element } from "./stats2.js";

// src/stats/quantile-of.ts
function quantileOf(sortedValues, share) {
	const at = (sortedValues.length - 1) * share;
	const below = element(sortedValues, Math.floor(at));
	return below + (element(sortedValues, Math.ceil(at)) - below) * (at - Math.floor(at));
}
function medianOf(values) {
	const presentValues = values.filter((value) => value !== null);
	return presentValues.length === 0 ? null : median(presentValues);
}

export { medianOf, quantileOf };