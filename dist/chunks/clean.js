import { createHost } from "./src/host7.js";
import { exitCodes } from "./src/model7.js";
import { countText } from "./src/render3.js";
import { createCommand, refuseWords } from "./src/cli.js";
import { removeLeftovers } from "./src/workspace3.js";

// src/cli/clean.ts
const clean = createCommand("clean", [], [], async (words, terminal) => {
	refuseWords("clean", words);
	const host = createHost();
	const removedPaths = await removeLeftovers(await host.git.top(terminal.directory), host);
	const lines = [...removedPaths, `removed what ${countText(removedPaths.length, "run")} had left`];
	terminal.out(`${lines.join("\n")}\n`);
	return exitCodes.success;
});

export { clean };