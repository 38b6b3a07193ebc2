import { UsageError } from "./model2.js";
import { UnmeasurableError } from "./model.js";
import { readPieces } from "./host10.js";
import { closeSync, constants, lstatSync, openSync, readdirSync, readlinkSync, realpathSync, statSync } from "node:fs";
import { access, chmod, copyFile, cp, lstat, mkdir, mkdtemp, open, opendir, readFile, readlink, realpath, rename, rm, stat, statfs, symlink, writeFile } from "node:fs/promises";
import { createHash, randomBytes } from "node:crypto";
import { tmpdir } from "node:os";
import { basename, dirname, join, relative, sep } from "node:path";
import { promisify } from "node:util";
import { execFile, spawnSync } from "node:child_process";

// src/host/files/naming-tree.ts
const mostEntries = 3e6;
function entryCount(most = mostEntries) {
	return { left: most };
}
async function readFolder(path, count) {
	const entries = [];
	for await (const entry of await opendir(path, { bufferSize: 256 })) {
		count.left -= 1;
		if (count.left < 0) throw new UnmeasurableError(troubleText("too many to read them", path));
		entries.push(entry);
	}
	return entries;
}
async function namingTree(top, read) {
	try {
		return await read();
	} catch (error) {
		const trouble = treeTrouble(error, top);
		throw trouble === null ? error : new UnmeasurableError(trouble);
	}
}
function treeTrouble(error, top) {
	if (!(error instanceof Error) || !("code" in error) || !("path" in error)) return null;
	const path = String(error.path);
	if (path !== top && !path.startsWith(`${top}/`)) return null;
	if (error.code === "ENAMETOOLONG") return troubleText("folders nested too deeply", top);
	if (error.code === "EACCES" || error.code === "EPERM") return troubleText("no right to read it", path);
	return null;
}
function troubleText(trouble, path) {
	return `expected files that can be read, got ${trouble} in ${path}: remove what makes them, probably a step of the build`;
}

// src/model/in-megabytes.ts
function inMegabytes(bytes) {
	return `${(bytes / 1e6).toFixed(1)} MB`;
}

// src/host/files/cut-to-lines.ts
const newline = 10;
const pieceBytes$1 = 65536;
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
	const piece = Buffer.alloc(pieceBytes$1);
	for (let end = size; end > 0; end -= pieceBytes$1) {
		const start = Math.max(0, end - pieceBytes$1);
		const { bytesRead } = await file.read(piece, 0, end - start, start);
		const at = piece.subarray(0, bytesRead).lastIndexOf(newline);
		if (at >= 0) return start + at + 1;
	}
	return 0;
}

// src/host/lock/grip.ts
function grip(descriptor) {
	return lockBy("--exclusive", descriptor) === 0;
}
function isGripped(path) {
	let descriptor;
	try {
		descriptor = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK | constants.O_NOFOLLOW);
	} catch (error) {
		return (error instanceof Error && "code" in error ? error.code : "") === "EACCES" ? null : false;
	}
	try {
		const status = lockBy("--shared", descriptor);
		return status === 0 ? false : status === heldElsewhere ? true : null;
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

// src/host/files/create-trees.ts
function createTrees() {
	return {
		survey: async (path) => {
			const treeEntries = [];
			await namingTree(path, () => survey(path, treeEntries));
			return treeEntries;
		},
		stamp,
		clone: async (from, to, { executable }) => {
			await copyFile(from, to, constants.COPYFILE_FICLONE | constants.COPYFILE_EXCL);
			await chmod(to, executable ? 493 : 420);
		},
		holds: holdsText,
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
		setAside: async (path, aside) => rename(path, aside).then(() => true, () => false),
		hold: async (path) => {
			const file = await open(path, "a");
			const close = () => file.close();
			if (grip(file.fd)) return close;
			await close();
			return null;
		}
	};
}
const pieceBytes = 1048576;
async function holdsText(path, text) {
	const wantedValue = Buffer.from(text);
	const file = await open(path, "r");
	try {
		const { size } = await file.stat();
		const buffer = Buffer.alloc(wantedValue.length + Math.min(pieceBytes, size));
		let keptCount = 0;
		for (;;) {
			const { bytesRead } = await file.read(buffer, keptCount, buffer.length - keptCount, null);
			const length = keptCount + bytesRead;
			if (buffer.subarray(0, length).includes(wantedValue)) return true;
			if (bytesRead === 0) return false;
			keptCount = Math.min(wantedValue.length, length);
			buffer.copyWithin(0, length - keptCount, length);
		}
	} finally {
		await file.close();
	}
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
async function survey(top, treeEntries, below = "", count = entryCount()) {
	for (const entry of await readFolder(join(top, below), count)) {
		const path = below === "" ? entry.name : `${below}/${entry.name}`;
		const kind = entryKind(entry);
		if (kind === "link") treeEntries.push({
			path,
			kind,
			target: await readlink(join(top, path))
		});
		else if (kind === "file") {
			const { mode, size } = await lstat(join(top, path));
			treeEntries.push({
				path,
				kind,
				sizeBytes: size,
				executable: (mode & 64) !== 0
			});
		} else treeEntries.push({
			path,
			kind
		});
		if (kind === "folder") await survey(top, treeEntries, path, count);
	}
}
function entryKind(kindRequest) {
	if (kindRequest.isSymbolicLink()) return "link";
	if (kindRequest.isDirectory()) return "folder";
	return kindRequest.isFile() ? "file" : "other";
}

// src/host/files/entries-below.ts
const leftOut = "__pycache__";
function entriesBelow(top, { deepest, most }) {
	const found = [];
	const folders = [{
		path: "",
		depth: 0
	}];
	for (const { path: folder, depth } of folders) {
		const names = orNull(() => readdirSync(join(top, folder)).toSorted());
		if (names === null && folder === "") {
			const stats = orNull(() => statSync(top));
			return stats?.isFile() === true ? [entryBelowOf({
				path: "",
				kind: "file",
				target: ""
			}, stats)] : [];
		}
		for (const name of names ?? []) {
			if (found.length >= most) return found;
			const path = folder === "" ? name : `${folder}/${name}`;
			const whole = join(top, path);
			const ownStats = orNull(() => lstatSync(whole));
			if (ownStats === null || name === leftOut) continue;
			const target = ownStats.isSymbolicLink() ? orNull(() => statSync(whole)) : ownStats;
			const to = ownStats.isSymbolicLink() ? orNull(() => readlinkSync(whole)) ?? "" : "";
			if (ownStats.isDirectory() && depth < deepest) folders.push({
				path,
				depth: depth + 1
			});
			if (target?.isFile() === true) found.push(entryBelowOf({
				path,
				kind: "file",
				target: to === "" ? "" : resolveBelow(whole)
			}, target));
			else found.push(entryBelowOf({
				path,
				kind: "other",
				target: to
			}, ownStats));
		}
	}
	return found;
}
function resolveBelow(path) {
	return orNull(() => realpathSync(path)) ?? "";
}
function entryBelowOf(namedParts, { dev, ino, size, mode, mtimeMs, ctimeMs }) {
	if (namedParts.kind === "other") return {
		...namedParts,
		sizeBytes: 0,
		stamp: "",
		modifiedAt: "",
		changedMs: 0
	};
	const modifiedText = `${size} ${mode} ${Math.floor(mtimeMs)}`;
	const stamp = `${dev} ${ino} ${modifiedText} ${mtimeMs} ${ctimeMs}`;
	return {
		...namedParts,
		sizeBytes: size,
		stamp,
		modifiedAt: modifiedText,
		changedMs: ctimeMs
	};
}
function orNull(act) {
	try {
		return act();
	} catch {
		return null;
	}
}

// src/host/files/remove-tree.ts
const program = promisify(execFile);
async function removeTree(path) {
	const isFolder = await lstat(path).then((stats) => stats.isDirectory(), () => false);
	if (process.platform === "win32" || !isFolder) {
		await rm(path, {
			recursive: true,
			force: true,
			maxRetries: 3
		});
		return;
	}
	const remove = () => program("rm", [
		"-rf",
		"--",
		path
	]);
	await remove().catch(async () => {
		await program("chmod", [
			"-R",
			"u+rwx",
			"--",
			path
		]).catch(() => null);
		await remove();
	});
}

// src/host/files/whole-lines.ts
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

export { createFiles, grip, inMegabytes, isGripped, removeTree, treeTrouble, wholeLines };