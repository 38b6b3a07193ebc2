import { inMegabytes } from "./model3.js";
import { UsageError } from "./model2.js";
import { entryKind, errorCode, namingTree, treeFiles, unlessMissing } from "./host6.js";
import { readPieces, wholeLines } from "./host12.js";
import { closeSync, constants, openSync } from "node:fs";
import { createHash, randomBytes } from "node:crypto";
import { tmpdir } from "node:os";
import { basename, dirname, join, relative } from "node:path";
import { access, chmod, copyFile, cp, lstat, mkdir, mkdtemp, open, readFile, realpath, rename, rm, stat, statfs, symlink, writeFile } from "node:fs/promises";
import { spawnSync } from "node:child_process";

// src/host/lock/grip.ts
function grip(descriptor) {
	return lockBy("--exclusive", descriptor) === 0;
}
function isGripped(path) {
	let descriptor;
	try {
		descriptor = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK | constants.O_NOFOLLOW);
	} catch {
		return false;
	}
	try {
		return lockBy("--shared", descriptor) === heldElsewhere;
	} finally {
		closeSync(descriptor);
	}
}
const heldElsewhere = 1;
function lockBy(how, descriptor) {
	const { status } = spawnSync("flock", [
		how,
		"--nonblock",
		"3"
	], {
		stdio: [
			"ignore",
			"ignore",
			"ignore",
			descriptor
		],
		env: { PATH: "/usr/bin:/bin:/usr/local/bin" }
	});
	return status;
}

// src/host/files/create-files.ts
function createFiles() {
	return {
		...treeFiles,
		join,
		relative,
		read,
		lines,
		cutToLines: async (path) => {
			await unlessMissing(cutToLines(path));
		},
		write: writeAtomically,
		append: (path, content) => writeDurably(path, "a", content),
		makeDirectory,
		copy: (from, to) => cp(from, to, {
			recursive: true,
			verbatimSymlinks: true
		}),
		move: rename,
		link: symlink,
		exists: (path) => succeeds(access(path)),
		realPath,
		sizeBytes: async (path) => (await lstat(path)).size,
		freeBytes: async (path) => {
			const disk = await unlessMissing(statfs(path));
			return disk === null ? null : disk.bavail * disk.bsize;
		},
		fingerprint,
		seal: (path) => namingTree(path, () => seal(path)),
		temporaryDirectory,
		stamp,
		clone: async (from, to, { executable }) => {
			await copyFile(from, to, constants.COPYFILE_FICLONE | constants.COPYFILE_EXCL);
			await chmod(to, executable ? 493 : 420);
		},
		holds,
		replaceText: async (path, from, to) => {
			const content = await readFile(path);
			const target = Buffer.from(to);
			for (let at = content.indexOf(from); at >= 0; at = content.indexOf(from, at)) {
				target.copy(content, at);
				at += target.length;
			}
			await writeFile(path, content);
		},
		kindOf: async (path) => {
			const stats = await lstat(path).catch(() => null);
			return stats === null ? null : entryKind(stats);
		},
		setAside: (path, aside) => succeeds(rename(path, aside)),
		hold: async (path) => {
			const { O_WRONLY, O_CREAT, O_NOFOLLOW } = constants;
			const file = await open(path, O_WRONLY | O_CREAT | O_NOFOLLOW);
			const close = () => file.close();
			if (grip(file.fd)) return close;
			await close();
			return null;
		}
	};
}
function succeeds(work) {
	return work.then(() => true, () => false);
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
	for (const name of await treeFiles.walk(path)) {
		const facts = await unlessMissing(stat(join(path, name)));
		if (facts === null) continue;
		const { size, mode, mtimeMs, ctimeMs, nlink } = facts;
		if ((mode & 292) === 0) await access(join(path, name), constants.R_OK);
		const changedValue = nlink === 1 ? ctimeMs : "shared";
		hash.update(`${name}\0${size} ${mode} ${mtimeMs} ${changedValue}\n`);
	}
	return hash.digest("hex");
}
const leadsNowhere = /* @__PURE__ */ new Set([
	"EACCES",
	"ELOOP",
	"ENAMETOOLONG"
]);
async function makeDirectory(path) {
	const trouble = await triedToMake(path);
	if (trouble === null) return;
	const parent = dirname(path);
	if (!["ENOENT", "ENOTDIR"].includes(errorCode(trouble)) || parent === path) throw trouble;
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
async function realPath(path) {
	try {
		return await unlessMissing(realpath(path));
	} catch (error) {
		if (leadsNowhere.has(errorCode(error))) return null;
		throw error;
	}
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
async function writeDurably(path, flags, content) {
	const file = await open(path, flags);
	try {
		await file.writeFile(content);
		await file.sync();
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
async function holds(path, text) {
	const wanted = Buffer.from(text);
	let end = Buffer.alloc(0);
	for await (const piece of piecesOf(path)) {
		const bytes = Buffer.concat([end, piece]);
		if (bytes.includes(wanted)) return true;
		end = bytes.subarray(-wanted.length);
	}
	return end.includes(wanted);
}
async function stamp(path) {
	const stats = await stat(path, { bigint: true }).catch(() => null);
	if (stats === null || !(stats.isFile() || stats.isDirectory())) return null;
	const { dev, ino, size, mtimeNs, ctimeNs } = stats;
	return {
		kind: stats.isFile() ? "file" : "folder",
		text: [
			dev,
			ino,
			size,
			mtimeNs,
			ctimeNs
		].join(" "),
		sizeBytes: Number(size),
		changedMs: Number(ctimeNs / 1000000n)
	};
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

export { createFiles, grip, isGripped };