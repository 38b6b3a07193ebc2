import { createHost } from "./src/host9.js";
import { exitCodes } from "./src/model8.js";
import { UsageError } from "./src/model2.js";
import { openSuite, suiteNames, suitesBeside } from "./src/workspace.js";
import { createCommand } from "./src/cli.js";

// src/cli/suites.ts
const suites = createCommand("suites", [], [], async ({ positionals }, terminal) => {
	if (positionals.length > 0) throw new UsageError(`expected no words, got "${positionals.join(" ")}": what a suite measures, deadheat compare node:20 node:22 --list --suite NAME says`);
	const host = createHost();
	const root = suitesBeside(terminal.harnessPath, host);
	const names = await suiteNames(root, host);
	const widest = Math.max(0, ...names.map(({ length }) => length));
	for (const name of names) {
		const { about } = await openSuite(name, root, host);
		terminal.out(`${name.padEnd(widest)}  ${about.title}\n`);
	}
	return exitCodes.success;
});

export { suites };