import { UsageError } from "./model2.js";
import { createReadStream } from "node:fs";
import { text } from "node:stream/consumers";

// src/settings/former-settings.ts
const successors = {
	"all-pairs": "the first contender is the reference of all others; name another one first",
	"base-node": "append +node:VERSION to base, such as main+node:20",
	"head-node": "append +node:VERSION to head, such as HEAD+node:22",
	hyperfine: "the hyperfine on the PATH is taken; put its folder first there",
	"queue-timeout": "a run waits 60 minutes for its turn; leave it out"
};
function formerSettingHint(name, place) {
	if (!Object.hasOwn(successors, name)) return null;
	return `${place === "option" ? `--${name}` : `${place} "${name}"`} is gone: ${successors[name] ?? ""}`;
}

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
		throw new UsageError(`expected a readable file, got ${path}: ${reasonOf(error)}`);
	}
}
function reasonOf(error) {
	if (!(error instanceof Error)) return String(error);
	const code = "code" in error ? error.code : null;
	if (code === "ENOENT") return "nothing is there";
	return code === "EISDIR" ? "that is a folder, name the file in it" : error.message;
}
function readText(path) {
	return text(readPieces(path));
}

export { formerSettingHint, readPieces, readText };