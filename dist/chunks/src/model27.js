// src/model/run/plan-of-before.ts
function planOfBefore(plan) {
	if (!isRecord(plan)) return plan;
	const { contests = [], shard, benchmarks, ...rest } = plan;
	if (!Array.isArray(contests) || !Array.isArray(benchmarks)) return plan;
	return {
		...rest,
		benchmarks: [...benchmarks, ...contests],
		shard: shardOfBefore(shard)
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
const formerLines = {
	lanes: "lanes",
	profile: "profiles"
};
const formerFields = new Set(Object.values(formerLines));
function partOfBefore(entry) {
	const name = isRecord(entry) ? entry["type"] : null;
	const part = typeof name === "string" ? formerLines[name] : void 0;
	if (!isRecord(entry) || typeof name !== "string" || part === void 0) return entry;
	return {
		type: "part",
		part,
		entry: entry[name]
	};
}
function withParts(result) {
	const entries = Object.entries(result);
	const parts = entries.filter(([field]) => formerFields.has(field));
	const rest = entries.filter(([field]) => !formerFields.has(field));
	return {
		parts: Object.fromEntries(parts),
		...Object.fromEntries(rest)
	};
}
function isRecord(value) {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}

export { isRecord, partOfBefore, planOfBefore, withParts };