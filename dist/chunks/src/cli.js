// src/cli/command.ts
/** How the program ends; the numbers are promised to scripts. */
const exitCodes = {
	success: 0,
	regression: 1,
	usage: 2,
	unmeasurable: 3
};
/** How the program ends after a run: a regression weighs more than something that was not measured. */
function exitCodeOf({ findings, failures, pairs }) {
	if (findings.some(({ beyondLimit }) => beyondLimit)) return exitCodes.regression;
	return failures.length > 0 || pairs === 0 ? exitCodes.unmeasurable : exitCodes.success;
}

export { exitCodeOf, exitCodes };