import { median } from "../packages/simple-statistics.js";

// src/stats/quantile-of.ts
/**
* A quantile by linear interpolation between neighbours.
*
* @param sorted - at least one number, ascending
* @param share - 0 for the minimum, 1 for the maximum
* @throws RangeError when there is no number
* @see Hyndman and Fan 1996, Sample quantiles in statistical packages, definition 7
*/
function quantileOf(sorted, share) {
	const at = (sorted.length - 1) * share;
	const below = sorted[Math.floor(at)];
	const above = sorted[Math.ceil(at)];
	if (below === void 0 || above === void 0) throw new RangeError("expected at least one value, got none");
	return below + (above - below) * (at - Math.floor(at));
}
/**
* Median of the values that are not missing.
*
* @param values - in any unit; `null` for a missing value
* @returns in the same unit, or `null` when all are missing
*/
function medianOf(values) {
	const present = values.filter((value) => value !== null);
	return present.length === 0 ? null : median(present);
}

export { medianOf, quantileOf };