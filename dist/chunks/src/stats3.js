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
	const present = values.filter((value) => value !== null);
	return present.length === 0 ? null : median(present);
}

export { medianOf, quantileOf };