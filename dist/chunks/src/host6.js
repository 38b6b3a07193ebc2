import { UnmeasurableError } from "./model.js";
import { closeSync, constants, lstatSync, openSync, readdirSync, readlinkSync, realpathSync, statSync } from "node:fs";
import { chmod, copyFile, lstat, open, opendir, readFile, readlink, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { execFile, spawnSync } from "node:child_process";

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
	return {
		...namedParts,
		sizeBytes: size,
		stamp: `${dev} ${ino} ${modifiedText} ${mtimeMs} ${ctimeMs}`,
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
const program = promisify(execFile);
async function removeTree(path) {
	if (!await lstat(path).then((stats) => stats.isDirectory(), () => false)) {
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

export { createTrees, entriesBelow, entryCount, grip, isGripped, namingTree, readFolder, removeTree, treeTrouble };