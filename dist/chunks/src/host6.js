import { UnmeasurableError } from "./model5.js";
import { lstatSync, readdirSync, readlinkSync, realpathSync, statSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { lstat, opendir, readlink, rm } from "node:fs/promises";
import { execFile } from "node:child_process";

// src/host/files/unless-missing.ts
async function unlessMissing(work) {
	try {
		return await work;
	} catch (error) {
		if (["ENOENT", "ENOTDIR"].includes(errorCode(error))) return null;
		throw error;
	}
}
function errorCode(error) {
	return error instanceof Error && "code" in error ? String(error.code) : "";
}

// src/host/files/trees.ts
const treeFiles = {
	list: async (path) => (await unlessMissing(readFolder(path, entryCount())) ?? []).map((entry) => ({
		name: entry.name,
		directory: entry.isDirectory()
	})).toSorted((first, second) => byCodeUnits(first.name, second.name)),
	walk: (path) => namingTree(path, async () => {
		const matches = [];
		for await (const [at, entry] of entriesOf(path)) if (entry.isFile()) matches.push(at);
		return matches.toSorted(byCodeUnits);
	}),
	survey: (path) => namingTree(path, async () => {
		const treeEntries = [];
		for await (const [at, entry] of entriesOf(path)) treeEntries.push(await treeEntryOf(at, entry, join(path, at)));
		return treeEntries;
	}),
	entriesBelow,
	remove: removeTree
};
function byCodeUnits(first, second) {
	if (first === second) return 0;
	return first < second ? -1 : 1;
}
async function* entriesOf(top) {
	const count = entryCount();
	const folders = [""];
	for (const folder of folders) for (const entry of await unlessMissing(readFolder(join(top, folder), count)) ?? []) {
		const path = folder === "" ? entry.name : `${folder}/${entry.name}`;
		if (entry.isDirectory()) folders.push(path);
		yield [path, entry];
	}
}
async function treeEntryOf(path, entry, place) {
	const kind = entryKind(entry);
	if (kind === "link") return {
		path,
		kind,
		target: await readlink(place)
	};
	if (kind !== "file") return {
		path,
		kind
	};
	const { mode, size } = await lstat(place);
	return {
		path,
		kind,
		sizeBytes: size,
		executable: (mode & 64) !== 0
	};
}
function entryKind(entry) {
	if (entry.isSymbolicLink()) return "link";
	if (entry.isDirectory()) return "folder";
	return entry.isFile() ? "file" : "other";
}
const leftOut = "__pycache__";
function entriesBelow(top, { deepest, most }) {
	const file = orNull(() => statSync(top));
	if (file?.isFile() === true) return [fileBelow("", "", file)];
	const entries = [];
	const folders = [{
		path: "",
		depth: 0
	}];
	for (const { path: folder, depth } of folders) for (const name of orNull(() => readdirSync(join(top, folder)).toSorted()) ?? []) {
		if (entries.length >= most) return entries;
		const path = folder === "" ? name : `${folder}/${name}`;
		const whole = join(top, path);
		const ownStats = orNull(() => lstatSync(whole));
		if (ownStats === null || name === leftOut) continue;
		if (ownStats.isDirectory() && depth < deepest) folders.push({
			path,
			depth: depth + 1
		});
		const isLink = ownStats.isSymbolicLink();
		const stats = isLink ? orNull(() => statSync(whole)) : ownStats;
		if (stats?.isFile() === true) {
			entries.push(fileBelow(path, isLink ? orNull(() => realpathSync(whole)) ?? "" : "", stats));
			continue;
		}
		const target = isLink ? orNull(() => readlinkSync(whole)) ?? "" : "";
		entries.push({
			path,
			kind: "other",
			target,
			sizeBytes: 0,
			stamp: "",
			modifiedAt: "",
			changedMs: 0
		});
	}
	return entries;
}
function fileBelow(path, target, { dev, ino, size, mode, mtimeMs, ctimeMs }) {
	const modifiedAt = `${size} ${mode} ${Math.floor(mtimeMs)}`;
	return {
		path,
		kind: "file",
		target,
		sizeBytes: size,
		stamp: `${dev} ${ino} ${modifiedAt} ${mtimeMs} ${ctimeMs}`,
		modifiedAt,
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
	if ((await lstat(path).catch(() => null))?.isDirectory() !== true) {
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

export { entryKind, errorCode, namingTree, removeTree, treeFiles, treeTrouble, unlessMissing };