import { analyseText } from "./src/model15.js";
import { readText } from "./src/host6.js";
import { exitCodes } from "./src/model8.js";
import { createCommand, refuseWords } from "./src/cli.js";

// src/cli/analyse.ts
const analyse = createCommand("analyse", ["input"], [], async (words, terminal) => {
	refuseWords("analyse", words);
	const text = await readText(words.values.get("input") ?? null);
	terminal.out(`${JSON.stringify(analyseText(text))}\n`);
	return exitCodes.success;
});

export { analyse };