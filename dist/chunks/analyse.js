import { analyseText } from "./src/model15.js";
import { readText } from "./src/host5.js";
import { exitCodes } from "./src/model7.js";
import { createCommand, refuseWords } from "./src/cli.js";

// src/cli/analyse.ts
const analyse = createCommand("analyse", ["input"], [], async (words, terminal) => {
	refuseWords("analyse", words);
	const text = await readText(words.values.get("input") ?? null);
	terminal.out(`${JSON.stringify(analyseText(text))}\n`);
	return exitCodes.success;
});

export { analyse };