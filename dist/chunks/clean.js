import { createHost } from "./src/host9.js";
import { UsageError } from "./src/model2.js";
import { helpOf } from "./src/settings5.js";
import { removeAllLeftovers } from "./src/workspace.js";
import { exitCodes } from "./src/cli.js";
import { parseWords } from "./src/cli3.js";

// src/session/clean-up-runs.ts
async function cleanUpRuns(directory, host) {
	const { RUNNER_TEMP, TMPDIR, TEMP } = host.processes.environment;
	return removeAllLeftovers(RUNNER_TEMP ?? TMPDIR ?? TEMP ?? "/tmp", await host.git.top(directory), host);
}

// src/cli/clean.ts
const clean = async (argv, terminal) => {
	const { positionals, switches } = parseWords(argv, [], ["help"]);
	if (switches.has("help")) {
		terminal.out(helpOf("clean", terminal.width));
		return exitCodes.success;
	}
	if (positionals.length > 0) throw new UsageError(`expected nothing after clean, got "${positionals.join(" ")}"`);
	const removedPaths = await cleanUpRuns(terminal.directory, createHost());
	const count = `${removedPaths.length} ${removedPaths.length === 1 ? "run" : "runs"}`;
	terminal.out(`${removedPaths.map((path) => `${path}\n`).join("")}removed what ${count} had left\n`);
	return exitCodes.success;
};

export { clean };