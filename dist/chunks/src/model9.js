// src/model/unmeasurable-error.ts
var UnmeasurableError = class extends Error {
	name = "UnmeasurableError";
	failures;
	constructor(message, failures = []) {
		super(message);
		this.failures = failures;
	}
};
function isDiskFull(error) {
	return firstCause(error) !== null;
}
function firstCause(error) {
	if (!(error instanceof Error)) return null;
	const code = "code" in error ? error.code : null;
	return code === "ENOSPC" || code === "EDQUOT" ? error : firstCause(error.cause);
}
function withoutRoom(error, keptText) {
	const cause = firstCause(error);
	if (cause === null) return error;
	const place = errorPath(cause) ?? errorPath(error);
	const path = place === null ? "" : ` for ${place}`;
	const rest = keptText === "" ? "" : `; ${keptText}`;
	return new UnmeasurableError(`expected room on the disk${path}, got none left (${cause.message}): make room there, or name another folder in TMPDIR${rest}`);
}
function errorPath(error) {
	const path = error instanceof Error && "path" in error ? error.path : null;
	return typeof path === "string" ? path : null;
}
const meanings = {
	EACCES: "no permission: change who may use it, or name another place",
	EPERM: "no permission: change who may use it, or name another place",
	EROFS: "a disk that cannot be written to: name another place",
	ENOTDIR: "a file where a folder should be on the way to it: name another place",
	"ENOENT of mkdir": "a place where no folder can be made: name another",
	EFBIG: "a limit of how large a file may be: raise it by \"ulimit -f unlimited\"",
	EMFILE: "a limit of how many files may be open: raise it by \"ulimit -n 4096\"",
	EIO: "a fault of that disk: name another place",
	ELOOP: "links that lead in a circle: name another place",
	ENAMETOOLONG: "a name that is too long: name another place"
};
function diskTrouble(error) {
	if (!(error instanceof Error) || !("code" in error) || typeof error.code !== "string") return null;
	const key = error.code === "ENOENT" && "syscall" in error && error.syscall === "mkdir" ? "ENOENT of mkdir" : error.code;
	const meaning = Object.hasOwn(meanings, key) ? meanings[key] : void 0;
	const path = "path" in error && typeof error.path === "string" ? error.path : "its files";
	return meaning === void 0 ? null : `expected to use ${path}, got ${meaning} (${error.code})`;
}
const roomAtStart = 16 * 2 ** 20;
const roomToBegin = 2 ** 20;
const roomForReport = 4 * 2 ** 20;
function roomToKeep(journalBytes) {
	return roomForReport + 2 * journalBytes;
}

export { UnmeasurableError, diskTrouble, isDiskFull, roomAtStart, roomToBegin, roomToKeep, withoutRoom };