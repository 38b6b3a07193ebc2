import { createHost } from "./src/host10.js";
import { exitCodes } from "./src/model6.js";
import { createCommand, refuseWords } from "./src/cli.js";
import { cleanUpRuns } from "./src/plan+workspace.js";

// src/cli/clean.ts
const clean = createCommand("clean", [], [], async (words, terminal) => {
	refuseWords("clean", words);
	const removedPaths = await cleanUpRuns(terminal.directory, createHost());
	const count = `${removedPaths.length} ${removedPaths.length === 1 ? "run" : "runs"}`;
	terminal.out(`${removedPaths.map((path) => `${path}\n`).join("")}removed what ${count} had left\n`);
	return exitCodes.success;
});

export { clean };