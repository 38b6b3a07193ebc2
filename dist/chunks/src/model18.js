// src/model/run/plan-of-before.ts
function planOfBefore(plan) {
	if (!isRecord(plan)) return plan;
	const { contests = [], shard, benchmarks, ...rest } = plan;
	if (!Array.isArray(contests) || !Array.isArray(benchmarks)) return plan;
	return {
		...rest,
		benchmarks: [...benchmarks, ...contests],
		...shard !== void 0 && { shard: shardOfBefore(shard) }
	};
}
function shardOfBefore(shard) {
	if (!isRecord(shard)) return shard;
	const { contests, rows, ...rest } = shard;
	if (!isRecord(contests) || !Array.isArray(rows) || !Array.isArray(contests["rows"])) return shard;
	return {
		...rest,
		familyOfOthers: contests["family"],
		rows: [...rows, ...contests["rows"]]
	};
}
function isRecord(value) {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}

export { isRecord, planOfBefore };