// src/analysis/floors.ts
/**
* The floors that two builds of the same source show, or base against itself: where the interval
* leaves no change out, the estimate is a difference that the code did not make.
*
* @param control - judged rows of base against a second build of base
*/
function floorsOf(control) {
	return control.flatMap(({ name, metric, estimate, ci: [low, high] }) => {
		if (estimate === null || low === null || high === null || low <= 0 && high >= 0) return [];
		return [{
			name,
			metric,
			ratio: Math.max(1 + estimate, 1 / (1 + estimate)) - 1
		}];
	});
}
/** Rows whose threshold is at least the highest floor given for them. */
function withFloors(rows, floors) {
	return rows.map((row) => {
		const threshold = floors.filter(({ name, metric }) => name === row.name && metric === row.metric).reduce((most, { ratio }) => Math.max(most, ratio), row.threshold);
		return {
			...row,
			threshold
		};
	});
}

export { floorsOf, withFloors };