import { helpOf } from "./src/settings4.js";
import { UsageError } from "./src/model2.js";
import { exitCodes } from "./src/cli.js";
import { compare, compareWords } from "./src/settings+plan.js";
import { parseWords } from "./src/cli2.js";

// src/cli/profile.ts
const profile = async (argv, terminal) => {
	const { positionals, values, switches } = parseWords(argv, compareWords.options, compareWords.switches);
	if (switches.has("help")) {
		terminal.out(helpOf("profile", terminal.width));
		return exitCodes.success;
	}
	const [base, head, ...names] = positionals;
	if (base === void 0 || head === void 0 || names.length === 0) throw new UsageError(`expected BASE, HEAD and the names of benchmarks, got "${positionals.join(" ")}": deadheat profile main HEAD 'parse/*'; see profile --help`);
	const chosen = ["only", "profile"].find((option) => values.has(option));
	if (chosen !== void 0) throw new UsageError(`expected the names of benchmarks after BASE and HEAD, got --${chosen}`);
	const wanted = names.map((name) => name.replaceAll(",", "*")).join(",");
	const options = [...values].map(([name, value]) => `--${name}=${value}`);
	const also = [...switches].map((name) => `--${name}`);
	return compare([
		base,
		head,
		`--only=${wanted}`,
		`--profile=${wanted}`,
		...options,
		...also
	], terminal);
};

export { profile };