import { median } from "../packages/simple-statistics.js";

// src/stats/quantile-of.ts
function quantileOf(sorted, share) {
	const at = (sorted.length - 1) * share;
	const below = sorted[Math.floor(at)];
	const above = sorted[Math.ceil(at)];
	if (below === void 0 || above === void 0) throw new RangeError("expected at least one value, got none");
	return below + (above - below) * (at - Math.floor(at));
}
function medianOf(values) {
	const present = values.filter((value) => value !== null);
	return present.length === 0 ? null : median(present);
}

export { medianOf, quantileOf };