import { text } from "./model3.js";
import { array, literal, number, strictObject } from "../packages/zod.js";
import { UsageError } from "./model2.js";
import { ownUserId } from "./host5.js";
import { closeSync, constants, fstatSync, fsyncSync, linkSync, openSync, readFileSync, unlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

// src/model/machine/tuning.ts
const tuningFormat = "deadheat-tune/1";
const valueSchema = text(4096).regex(/^[\w.,:+/ -]*$/, "one plain value");
const tuningChangeSchema = strictObject({
	path: text(1e3).regex(/^\/(?:proc|sys)(?:\/(?!\.\.?(?:\/|$))[\w.:+-]+)+$/, "a setting"),
	before: valueSchema,
	after: valueSchema
});
const tuningRecordSchema = strictObject({
	format: literal(tuningFormat),
	boot: text(100).nullable(),
	pid: number().int().positive(),
	startTicks: number().int().nullable(),
	changes: array(tuningChangeSchema).max(1e5)
});

// src/host/tuning/tuning-record.ts
function writeTuningRecord(path, record) {
	const draft = `${path}.${String(process.pid)}`;
	try {
		writeDurably(draft, `${JSON.stringify(record)}\n`);
		linkSync(draft, path);
		syncFolder(dirname(path));
	} catch (error) {
		const reason = error instanceof Error ? error.message : String(error);
		throw new UsageError(`expected to note at ${path} what was before, got: ${reason}`);
	} finally {
		removeIfThere(draft);
	}
}
function readTuningRecord(path) {
	const text = ownText(path);
	if (text === null) return null;
	const { success, data } = tuningRecordSchema.safeParse(jsonOf(text));
	if (success) return data;
	throw new UsageError(`expected a record of a tuning at ${path}, got something else; remove it`);
}
function removeTuningRecord(path) {
	unlinkSync(path);
	syncFolder(dirname(path));
}
function ownText(path) {
	const descriptor = openedIfThere(path);
	if (descriptor === null) return null;
	try {
		const { uid, mode } = fstatSync(descriptor);
		if (process.getuid !== void 0 && uid !== process.getuid() || (mode & 18) !== 0) throw new UsageError(`expected ${path} to be this user's own; remove it`);
		return readFileSync(descriptor, "utf8");
	} finally {
		closeSync(descriptor);
	}
}
function openedIfThere(path) {
	try {
		return openSync(path, constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0));
	} catch (error) {
		if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
		throw new UsageError(`expected to read ${path}, got: ${String(error)}`);
	}
}
function jsonOf(text) {
	try {
		return JSON.parse(text);
	} catch {
		return null;
	}
}
function writeDurably(path, content) {
	removeIfThere(path);
	const descriptor = openSync(path, "wx", 384);
	try {
		writeFileSync(descriptor, content);
		fsyncSync(descriptor);
	} finally {
		closeSync(descriptor);
	}
}
function syncFolder(path) {
	if (process.platform === "win32") return;
	const descriptor = openSync(path, "r");
	try {
		fsyncSync(descriptor);
	} finally {
		closeSync(descriptor);
	}
}
function removeIfThere(path) {
	try {
		unlinkSync(path);
	} catch (error) {
		if (error instanceof Error && "code" in error && error.code === "ENOENT") return;
		throw error;
	}
}
function tuningRecordPath() {
	if (process.platform === "linux" && process.getuid?.() === 0) return "/run/deadheat-tune.json";
	const folder = process.env["XDG_RUNTIME_DIR"] ?? tmpdir();
	return join(folder, `deadheat-tune-${String(ownUserId())}.json`);
}

export { readTuningRecord, removeTuningRecord, tuningFormat, tuningRecordPath, writeTuningRecord };