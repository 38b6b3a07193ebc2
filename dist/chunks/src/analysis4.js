import { UsageError } from "./model2.js";
import { conclusionOf } from "./model15.js";
import { resultOf, resultOfShards } from "./analysis3.js";

// src/analysis/result-of-journals.ts
function resultOfJournals(all, judgedParts = []) {
	const begun = all.filter((run) => run.length > 0);
	const journals = begun.length === 0 ? all : begun;
	const [first, ...otherEntries] = journals;
	if (first === void 0) throw new UsageError("expected a journal, got none");
	const unbuilt = journals.filter(isUnbuilt);
	if (otherEntries.length === 0 ? !isShard(first) : unbuilt.length === journals.length) return resultOf(first, judgedParts);
	const result = resultOfShards(journals.filter((journal) => !unbuilt.includes(journal)), judgedParts);
	const failures = unbuilt.flatMap((run) => run.flatMap((entry) => entry.type === "failure" ? [entry.failure] : []));
	const whole = {
		...result,
		failures: [...result.failures, ...failures]
	};
	return {
		...whole,
		conclusion: conclusionOf(whole)
	};
}
function isShard([begun]) {
	return begun?.type === "run" && begun.plan.shard !== void 0;
}
function isUnbuilt([begun]) {
	return begun?.type === "run" && (begun.builds.base === null || begun.builds.head === null);
}

export { resultOfJournals };