import { isLost, outcomeFacts, outcomeOf } from "./model22.js";
import { exitCodes } from "./model6.js";

// src/cli/command.ts
function exitCodeOf(result) {
	const { plan, findings, failures, pairs } = result;
	const outcome = outcomeOf(result);
	const { exitCode } = outcomeFacts[outcome];
	const failOn = plan.policy.failOn;
	if (outcome !== "undecided") return failOn.includes(outcome) ? exitCode : exitCodes.success;
	const isMissing = findings.some(isLost);
	const isEmpty = pairs === 0 && !(plan.shard !== void 0 && plan.benchmarks.length === 0);
	const isUnmeasured = failOn.length > 0 && (failures.length > 0 || isMissing || isEmpty);
	return failOn.includes(outcome) || isUnmeasured ? exitCode : exitCodes.success;
}

export { exitCodeOf };