import { median } from "../packages/simple-statistics.js";

// src/stats/quantile-of.ts
function quantileOf(sortedValues, share) {
	const at = (sortedValues.length - 1) * share;
	const below = sortedValues[Math.floor(at)];
	const above = sortedValues[Math.ceil(at)];
	if (below === void 0 || above === void 0) throw new RangeError("expected at least one value, got none");
	return below + (above - below) * (at - Math.floor(at));
}
function medianOf(values) {
	const presentValues = values.filter((value) => value !== null);
	return presentValues.length === 0 ? null : median(presentValues);
}

export { medianOf, quantileOf };