import { UsageError } from "./model2.js";
import { constants, createReadStream } from "node:fs";
import { open } from "node:fs/promises";
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
async function* wholeLines(pieces) {
	let rest = "";
	for await (const piece of pieces) {
		const [first = "", ...otherNames] = piece.split("\n");
		const last = otherNames.pop();
		if (last === void 0) {
			rest += first;
			continue;
		}
		yield [rest + first, ...otherNames];
		rest = last;
	}
}
async function readPlainFile(path, limitBytes) {
	const file = await openPlainFile(path);
	if (file === null) return null;
	try {
		const facts = await file.stat();
		if (!facts.isFile()) throw new UsageError(`expected a regular file, got something else: ${path}`);
		if (facts.size > limitBytes) throw new UsageError(`expected at most ${limitBytes} bytes, got ${facts.size} in ${path}: that is not a deadheat journal`);
		return await file.readFile("utf8");
	} finally {
		await file.close();
	}
}
async function openPlainFile(path) {
	try {
		return await open(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
	} catch (error) {
		const code = error instanceof Error && "code" in error ? error.code : null;
		if (code === "ENOENT") return null;
		if (code === "ELOOP") throw new UsageError(`expected a regular file, got a link: ${path}`);
		throw error;
	}
}

export { readPieces, readPlainFile, readText, wholeLines };