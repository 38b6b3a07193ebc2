import { measuredIn } from "./model5.js";

// src/cli/command.ts
const exitCodes = {
	success: 0,
	regression: 1,
	usage: 2,
	unmeasurable: 3
};
function exitCodeOf({ plan, findings, contests = [], failures, pairs }) {
	if (findings.some(({ beyondLimit }) => beyondLimit)) return exitCodes.regression;
	const isMissing = [...findings, ...contests].some(({ verdict }) => verdict === "not-measured");
	const isEmpty = pairs === 0 && !(plan.shard !== void 0 && measuredIn(plan).length === 0);
	return failures.length > 0 || isMissing || isEmpty ? exitCodes.unmeasurable : exitCodes.success;
}

export { exitCodeOf, exitCodes };