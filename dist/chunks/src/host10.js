import { UsageError } from "./model2.js";
import { createReadStream } from "node:fs";
import { text } from "node:stream/consumers";

// src/host/files/read-text.ts
const standardInput = 0;
const highWaterMark = 262144;
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
		throw new UsageError(`expected a readable file, got ${path}: ${readReason(error)}`);
	}
}
function readReason(error) {
	if (!(error instanceof Error)) return String(error);
	const code = "code" in error ? error.code : null;
	if (code === "ENOENT") return "nothing is there";
	return code === "EISDIR" ? "that is a folder, name the file in it" : error.message;
}
function readText(path) {
	return text(readPieces(path));
}

export { readPieces, readText };