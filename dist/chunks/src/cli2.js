import { UsageError } from "./model2.js";
import { ZodArray } from "../packages/zod.js";
import { settingOf } from "./settings.js";
import { exitCodes } from "./model8.js";
import { isLost, outcomeFacts, outcomeOf } from "./model20.js";
import { settingFromText } from "./settings6.js";

// src/cli/command.ts
function exitCodeOf(result) {
	const { plan, findings, failures } = result;
	const outcome = outcomeOf(result);
	const { exitCode } = outcomeFacts[outcome];
	const failOn = plan.policy.failOn;
	if (outcome !== "undecided") return failOn.includes(outcome) ? exitCode : exitCodes.success;
	const isMissing = findings.some(isLost);
	const isEmpty = findings.every(({ judged }) => judged === null) && !(plan.shard !== void 0 && plan.benchmarks.length === 0);
	const isUnmeasured = failOn.length > 0 && (failures.length > 0 || isMissing || isEmpty);
	return failOn.includes(outcome) || isUnmeasured ? exitCode : exitCodes.success;
}

// src/settings/words.ts
function settingsOf(words, names) {
	const optionSettings = names.map((name) => {
		const text = words.values.get(name);
		if (text === void 0) return {};
		if (text.includes("\n") && !(settingOf(name).schema instanceof ZodArray)) throw new UsageError(`--${name} can be given only once`);
		return settingFromText(name, text, `--${name}`);
	});
	return Object.assign({}, ...optionSettings);
}

export { exitCodeOf, settingsOf };