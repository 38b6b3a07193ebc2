import { median } from "./simple-statistics.js";

// src/stats/median-of.ts
/**
* Median of the values that are there.
*
* @param values - in any unit; `null` where one is missing
* @returns in the same unit, or `null` when none is there
*/
function medianOf(values) {
	const present = values.filter((value) => value !== null);
	return present.length === 0 ? null : median(present);
}

export { medianOf };