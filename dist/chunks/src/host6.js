import { UsageError } from "./model2.js";
import { errorCode, unlessMissing } from "./host4.js";
import { constants, createReadStream } from "node:fs";
import { createHash } from "node:crypto";
import { open, readFile, stat } from "node:fs/promises";
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
		const message = error instanceof Error ? error.message : String(error);
		const reason = readReasons[errorCode(error)] ?? message;
		throw new UsageError(`expected a readable file, got ${path}: ${reason}`);
	}
}
const readReasons = {
	ENOENT: "nothing is there",
	EISDIR: "that is a folder, name the file in it"
};
function readText(path) {
	return text(readPieces(path));
}
async function* wholeLines(pieces) {
	let rest = "";
	for await (const piece of pieces) {
		const [first = "", ...otherLines] = piece.split("\n");
		const last = otherLines.pop();
		if (last === void 0) {
			rest += first;
			continue;
		}
		yield [rest + first, ...otherLines];
		rest = last;
	}
}
async function readPlainFile(path, limitBytes) {
	const { O_RDONLY, O_NOFOLLOW, O_NONBLOCK } = constants;
	const opening = open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK).catch((error) => {
		if (errorCode(error) !== "ELOOP") throw error;
		throw new UsageError(`expected a regular file, got a link: ${path}`);
	});
	const file = await unlessMissing(opening);
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
const pieceBytes = 65536;
async function* piecesOf(path) {
	const file = await open(path, "r");
	try {
		const { size } = await file.stat();
		const buffer = Buffer.alloc(Math.max(1, Math.min(pieceBytes, size)));
		for (;;) {
			const { bytesRead } = await file.read(buffer, 0, buffer.length, null);
			if (bytesRead === 0) return;
			yield buffer.subarray(0, bytesRead);
		}
	} finally {
		await file.close();
	}
}
async function fingerprint(path) {
	const hash = createHash("sha256");
	let sizeBytes = 0;
	for await (const piece of piecesOf(path)) {
		hash.update(piece);
		sizeBytes += piece.length;
	}
	return {
		sizeBytes,
		sha256: hash.digest("hex")
	};
}
const wholeBytes = 64e6;
async function isSameContent({ base, head }, own) {
	if ((await stat(base)).size > wholeBytes) return (await fingerprint(base)).sha256 === (await fingerprint(head)).sha256;
	const [first, second] = [await readFile(base), await readFile(head)];
	if (first.equals(second)) return true;
	const target = Buffer.from(own.head);
	for (let at = first.indexOf(own.base); at >= 0; at = first.indexOf(own.base, at)) target.copy(first, at);
	return first.equals(second);
}
async function holds(path, passage) {
	const passageBytes = Buffer.from(passage);
	let end = Buffer.alloc(0);
	for await (const piece of piecesOf(path)) {
		const bytes = Buffer.concat([end, piece]);
		if (bytes.includes(passageBytes)) return true;
		end = bytes.subarray(-passageBytes.length);
	}
	return end.includes(passageBytes);
}
const newline = 10;
async function cutToLines(path) {
	const file = await open(path, "r+");
	try {
		const { size } = await file.stat();
		const end = await endOfLines(file, size);
		if (end === size) return;
		await file.truncate(end);
		await file.sync();
	} finally {
		await file.close();
	}
}
async function endOfLines(file, size) {
	const piece = Buffer.alloc(pieceBytes);
	for (let end = size; end > 0; end -= pieceBytes) {
		const start = Math.max(0, end - pieceBytes);
		const { bytesRead } = await file.read(piece, 0, end - start, start);
		const at = piece.subarray(0, bytesRead).lastIndexOf(newline);
		if (at >= 0) return start + at + 1;
	}
	return 0;
}

export { cutToLines, fingerprint, holds, isSameContent, readPieces, readPlainFile, readText, wholeLines };