import { createHost } from "./src/host7.js";
import { exitCodes } from "./src/model5.js";
import { createCommand, refuseWords } from "./src/cli.js";
import { removeLeftovers } from "./src/workspace3.js";

// src/cli/clean.ts
const clean = createCommand("clean", [], [], async (words, terminal) => {
	refuseWords("clean", words);
	const host = createHost();
	const removedPaths = await removeLeftovers(await host.git.top(terminal.directory), host);
	const count = `${removedPaths.length} ${removedPaths.length === 1 ? "run" : "runs"}`;
	terminal.out(`${removedPaths.map((path) => `${path}\n`).join("")}removed what ${count} had left\n`);
	return exitCodes.success;
});

export { clean };