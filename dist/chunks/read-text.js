import { UsageError } from "./command.js";
import { readFile } from "node:fs/promises";
import { text } from "node:stream/consumers";

// src/host/read-text.ts
/**
* The whole text of a file, or of standard input.
*
* @param path - the file; `null` for standard input
* @throws UsageError when the file cannot be read
*/
async function readText(path) {
	if (path === null) return text(process.stdin);
	try {
		return await readFile(path, "utf8");
	} catch (error) {
		const reason = error instanceof Error ? error.message : String(error);
		throw new UsageError(`expected a file that can be read, got ${path}: ${reason}`);
	}
}

export { readText };