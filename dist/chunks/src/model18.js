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
const formerNames = { lanes: "lanes" };
function partOfBefore(entry) {
	const name = isRecord(entry) ? entry["type"] : null;
	const part = typeof name === "string" ? formerNames[name] : void 0;
	if (!isRecord(entry) || typeof name !== "string" || part === void 0) return entry;
	return {
		type: "part",
		part,
		entry: entry[name]
	};
}
function withParts(result) {
	const parts = Object.entries(formerNames).flatMap(([field, part]) => result[field] === void 0 ? [] : [[part, result[field]]]);
	const rest = Object.entries(result).filter(([key]) => !Object.hasOwn(formerNames, key));
	return {
		parts: Object.fromEntries(parts),
		...Object.fromEntries(rest)
	};
}
function isRecord(value) {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}

export { isRecord, partOfBefore, planOfBefore, withParts };