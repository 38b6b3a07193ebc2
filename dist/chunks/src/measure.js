import { takenByHead } from "./host10.js";
import { eachSide } from "./model5.js";
import { UnmeasurableError, isDiskFull, roomToKeep } from "./model9.js";
import { inMegabytes } from "./model3.js";
import { UsageError } from "./model2.js";
import { readJournal } from "./model23.js";

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
async function lackOfRoom(journalPath, { work, folders }, files) {
	for (const place of [journalPath, ...work]) {
		const freeBytes = await files.freeBytes(place);
		if (freeBytes === null && place === journalPath) return null;
		if (freeBytes === null) continue;
		const neededBytes = roomToKeep(await files.sizeBytes(journalPath));
		if (freeBytes >= neededBytes) continue;
		const got = `got ${inMegabytes(freeBytes)}: make room there`;
		const takenBytes = await takenByHead(eachSide(folders), files);
		if (takenBytes !== null) return `expected room on the disk beside the benchmarks of head, which take ${inMegabytes(takenBytes)}, ${got}, or name another folder in TMPDIR`;
		throw new UnmeasurableError(`expected ${inMegabytes(neededBytes)} free on the disk of ${place}, ${got}, then continue with --resume; what was measured before is kept`);
	}
	return null;
}
async function reopenJournal(path, files) {
	try {
		const entries = await readJournal(files.lines(path), path);
		await files.cutToLines(path);
		return entries;
	} catch (error) {
		if (!(error instanceof UsageError)) throw error;
		throw new UsageError(`${error.message}; a run without --resume starts anew`);
	}
}

export { lackOfRoom, record, reopenJournal };