import { inMegabytes } from "./model3.js";
import { UsageError } from "./model2.js";
import { createTrees, entriesBelow, entryCount, namingTree, readFolder, removeTree } from "./host6.js";
import { readPieces, wholeLines } from "./host7.js";
import { constants } from "node:fs";
import { access, cp, lstat, mkdir, mkdtemp, open, realpath, rename, rm, stat, statfs, symlink } from "node:fs/promises";
import { createHash, randomBytes } from "node:crypto";
import { tmpdir } from "node:os";
import { basename, dirname, join, relative, sep } from "node:path";

// src/host/files/create-files.ts
function createFiles() {
	return {
		join: (...parts) => join(...parts),
		relative: (from, to) => forwardSlashes(relative(from, to)),
		read,
		lines,
		cutToLines: async (path) => {
			await unlessMissing(cutToLines(path));
		},
		write: writeAtomically,
		append: appendDurably,
		makeDirectory,
		remove: removeTree,
		copy: (from, to) => cp(from, to, {
			recursive: true,
			verbatimSymlinks: true
		}),
		move: rename,
		link: (target, path) => symlink(target, path),
		exists: (path) => access(path).then(() => true, () => false),
		realPath,
		list,
		walk: (path) => namingTree(path, () => walk(path)),
		sizeBytes: async (path) => (await lstat(path)).size,
		freeBytes,
		fingerprint,
		seal: (path) => namingTree(path, () => seal(path)),
		entriesBelow,
		temporaryDirectory,
		...createTrees()
	};
}
const longestText = 5e8;
async function read(path) {
	const file = await unlessMissing(open(path, constants.O_RDONLY | constants.O_NONBLOCK));
	if (file === null) return null;
	try {
		const facts = await file.stat();
		if (facts.isDirectory()) throw new UsageError(`expected a file at ${path}, got a folder`);
		if (facts.size > longestText) throw new UsageError(`expected a text of at most ${inMegabytes(longestText)} at ${path}, got ${inMegabytes(facts.size)}`);
		return facts.isFile() ? await file.readFile("utf8") : null;
	} finally {
		await file.close();
	}
}
async function seal(path) {
	const hash = createHash("sha256");
	for (const name of await walk(path)) {
		const facts = await unlessMissing(stat(join(path, name)));
		if (facts === null) continue;
		const { size, mode, mtimeMs, ctimeMs, nlink } = facts;
		if ((mode & 292) === 0) await access(join(path, name), constants.R_OK);
		const changedValue = nlink === 1 ? ctimeMs : "shared";
		hash.update(`${name}\0${size} ${mode} ${mtimeMs} ${changedValue}\n`);
	}
	return hash.digest("hex");
}
function forwardSlashes(path) {
	return path.replaceAll(sep, "/");
}
const leadsNowhere = /* @__PURE__ */ new Set([
	"EACCES",
	"ELOOP",
	"ENAMETOOLONG"
]);
async function realPath(path) {
	try {
		return await unlessMissing(realpath(path));
	} catch (error) {
		if (leadsNowhere.has(errorCode(error))) return null;
		throw error;
	}
}
function errorCode(error) {
	return error instanceof Error && "code" in error ? String(error.code) : "";
}
async function unlessMissing(wantedValue) {
	try {
		return await wantedValue;
	} catch (error) {
		if (isMissing(error)) return null;
		throw error;
	}
}
function isMissing(error) {
	const code = errorCode(error);
	return code === "ENOENT" || code === "ENOTDIR";
}
async function makeDirectory(path) {
	const trouble = await triedToMake(path);
	if (trouble === null) return;
	const parent = dirname(path);
	if (!isMissing(trouble) || parent === path) throw trouble;
	await makeDirectory(parent);
	const again = await triedToMake(path);
	if (again !== null) throw again;
}
async function triedToMake(path) {
	try {
		await mkdir(path);
	} catch (error) {
		if (await isFolder(path)) return null;
		return error instanceof Error ? error : new Error(String(error));
	}
	return null;
}
async function isFolder(path) {
	return (await unlessMissing(stat(path)))?.isDirectory() ?? false;
}
async function writeAtomically(path, content) {
	const draft = join(dirname(path), `.${basename(path)}.${randomBytes(6).toString("hex")}`);
	try {
		await writeDurably(draft, "wx", content);
		await rename(draft, path);
	} catch (error) {
		await rm(draft, { force: true });
		throw error;
	}
}
async function* lines(path) {
	if (await unlessMissing(lstat(path)) !== null) yield* wholeLines(readPieces(path));
}
async function freeBytes(path) {
	const disk = await unlessMissing(statfs(path));
	return disk === null ? null : disk.bavail * disk.bsize;
}
function appendDurably(path, content) {
	return writeDurably(path, "a", content);
}
async function writeDurably(path, flags, content) {
	const file = await open(path, flags);
	try {
		await file.writeFile(content);
		await file.sync();
	} finally {
		await file.close();
	}
}
async function list(path) {
	return (await entriesOf(path, entryCount())).map((entry) => ({
		name: entry.name,
		directory: entry.isDirectory()
	})).toSorted((first, second) => byCodeUnits(first.name, second.name));
}
async function walk(top) {
	const count = entryCount();
	const matches = [];
	const folders = [""];
	for (const below of folders) for (const entry of await entriesOf(join(top, below), count)) {
		const path = below === "" ? entry.name : `${below}/${entry.name}`;
		if (entry.isDirectory()) folders.push(path);
		else if (entry.isFile()) matches.push(path);
	}
	return matches.toSorted(byCodeUnits);
}
async function entriesOf(path, count) {
	try {
		return await readFolder(path, count);
	} catch (error) {
		if (isMissing(error)) return [];
		throw error;
	}
}
function byCodeUnits(first, second) {
	if (first === second) return 0;
	return first < second ? -1 : 1;
}
const fingerprintBytes = 65536;
async function fingerprint(path) {
	const hash = createHash("sha256");
	const file = await open(path, "r");
	let sizeBytes = 0;
	try {
		const { size } = await file.stat();
		const buffer = Buffer.alloc(Math.max(1, Math.min(fingerprintBytes, size)));
		for (;;) {
			const { bytesRead } = await file.read(buffer, 0, buffer.length, null);
			if (bytesRead === 0) return {
				sizeBytes,
				sha256: hash.digest("hex")
			};
			hash.update(buffer.subarray(0, bytesRead));
			sizeBytes += bytesRead;
		}
	} finally {
		await file.close();
	}
}
async function temporaryDirectory(purpose, parent) {
	const place = parent ?? process.env["RUNNER_TEMP"] ?? tmpdir();
	try {
		return await mkdtemp(join(await realpath(place), `deadheat-${purpose}-`));
	} catch (error) {
		const reason = error instanceof Error ? error.message : String(error);
		throw new UsageError(`expected to make a folder in ${place}, got ${reason}${parent === void 0 ? ": name a writable folder in TMPDIR" : ""}`);
	}
}
const newline = 10;
const pieceBytes = 65536;
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

export { createFiles };