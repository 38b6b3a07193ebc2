import { exitCodes } from "./src/model8.js";
import { UsageError } from "./src/model2.js";
import { namedChoice } from "./src/plan3.js";
import { bisectSettings, passedSettings } from "./src/parts.js";
import { bisectionIn, isAnswered } from "./src/parts2.js";

// src/parts/bisect/bisect-command.ts
const bisectCommand = async (words, terminal, runInTerminal) => {
	const { positionals, values } = words;
	const [good, bad, ...names] = positionals;
	if (good === void 0 || bad === void 0) throw new UsageError(`expected GOOD and BAD, got "${positionals.join(" ")}": deadheat bisect v1.2.0 HEAD; see --help`);
	const mostSteps = stepsOf(words);
	return runInTerminal({
		words,
		names: passedSettings(),
		comparedOf: async () => ({
			selection: {
				base: namedChoice(good),
				head: namedChoice(bad)
			},
			gate: values.get("metric"),
			suiteSeconds: void 0,
			bisection: { mostSteps },
			inputs: {
				...bisectSettings,
				only: names.length > 0 ? names : void 0
			}
		}),
		exitCodeOf: (result) => exitCodes[isAnswered(bisectionIn(result)) ? "success" : "unmeasurable"]
	}, terminal);
};
function stepsOf({ values }) {
	const text = values.get("steps") ?? null;
	if (text === null) return null;
	if (/^[1-9]\d{0,3}$/.test(text)) return Number(text);
	throw new UsageError(`--steps must be a whole number from 1 to 9999, got "${text}"`);
}

export { bisectCommand };