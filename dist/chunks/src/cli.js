// src/cli/command.ts
/** Exit codes; scripts rely on these numbers. */
const exitCodes = {
	success: 0,
	regression: 1,
	usage: 2,
	unmeasurable: 3
};
/** The exit code after a run: a regression takes precedence over something that was not measured. */
function exitCodeOf({ plan, findings, failures, pairs }) {
	if (findings.some(({ beyondLimit }) => beyondLimit)) return exitCodes.regression;
	const isMissing = findings.some(({ verdict }) => verdict === "not-measured");
	const isEmpty = pairs === 0 && !(plan.shard !== void 0 && plan.benchmarks.length === 0);
	return failures.length > 0 || isMissing || isEmpty ? exitCodes.unmeasurable : exitCodes.success;
}

export { exitCodeOf, exitCodes };