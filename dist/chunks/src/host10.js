import { UsageError } from "./model2.js";
import { createReadStream } from "node:fs";
import { text } from "node:stream/consumers";

// src/host/files/read-text.ts
const standardInput = 0;
const highWaterMark = 262144;
/**
* The text of a file or of standard input, piece by piece as it arrives.
*
* @param path - the file; `null` for standard input
* @throws UsageError when the file cannot be read
*/
async function* readPieces(path) {
	const stream = createReadStream(path ?? "", {
		...path === null ? { fd: standardInput } : {},
		encoding: "utf8",
		highWaterMark
	});
	try {
		for await (const piece of stream) yield String(piece);
	} catch (error) {
		if (path === null) throw error;
		const reason = error instanceof Error ? error.message : String(error);
		throw new UsageError(`expected a readable file, got ${path}: ${reason}`);
	}
}
/**
* The whole text of a file.
*
* @throws UsageError when it cannot be read
*/
function readText(path) {
	return text(readPieces(path));
}

export { readPieces, readText };