import { isDiskFull, roomToKeep } from "./model9.js";
import { UnmeasurableError } from "./model8.js";
import { inMegabytes } from "./model3.js";
import { readJournal } from "./model29.js";

// src/measure/record.ts
async function record(entry, path, files) {
	try {
		await files.append(path, `${JSON.stringify(entry)}\n`);
	} catch (error) {
		const reason = error instanceof Error ? error.message : String(error);
		throw new UnmeasurableError(`expected to append to ${path}, got ${reason}: ${diskHint(error)}`);
	}
}
function diskHint(error) {
	if ((error instanceof Error && "code" in error ? error.code : null) === "ENOENT") return "its folder was removed, with what was measured: start again";
	return `${isDiskFull(error) ? "make room there" : "check that disk"}, then continue with --resume; what was measured before is kept`;
}
async function assertRoom(journalPath, files) {
	const freeBytes = await files.freeBytes(journalPath);
	if (freeBytes === null) return;
	const neededBytes = roomToKeep(await files.sizeBytes(journalPath));
	if (freeBytes >= neededBytes) return;
	throw new UnmeasurableError(`expected ${inMegabytes(neededBytes)} free on the disk of ${journalPath}, got ${inMegabytes(freeBytes)}: make room there, then continue with --resume; what was measured before is kept`);
}
async function reopenJournal(path, files) {
	const entries = await readJournal(files.lines(path), path);
	await files.cutToLines(path);
	return entries;
}

export { assertRoom, record, reopenJournal };