import { inMegabytes } from "./model3.js";
import { UsageError } from "./model2.js";
import { UnmeasurableError } from "./model9.js";
import { errorCode, unlessMissing } from "./host4.js";
import { cutToLines, fingerprint, holds as holds$1, isSameContent, readPieces, wholeLines } from "./host6.js";
import { kernelText } from "./host7.js";
import { closeSync, constants, lstatSync, openSync, readdirSync, readlinkSync, realpathSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join, relative } from "node:path";
import { promisify } from "node:util";
import { once } from "node:events";
import { createHash, randomBytes } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import { access, chmod, copyFile, cp, lstat, mkdir, mkdtemp, open, opendir, readFile, readlink, realpath, rename, rm, stat, statfs, symlink, writeFile } from "node:fs/promises";
import { execFile, spawn, spawnSync } from "node:child_process";

// src/host/files/trees.ts
async function listFolder(path) {
	return (await unlessMissing(readFolder(path)) ?? []).map((entry) => ({
		name: entry.name,
		directory: entry.isDirectory()
	})).toSorted((first, second) => byCodeUnits(first.name, second.name));
}
function walkTree(path, skipped) {
	return namingTree(path, async () => {
		const matches = [];
		for await (const [at, entry] of entriesOf(path, skipped)) if (entry.isFile()) matches.push(at);
		return matches.toSorted(byCodeUnits);
	});
}
function surveyTree(path) {
	return namingTree(path, async () => {
		const treeEntries = [];
		for await (const [at, entry] of entriesOf(path)) {
			const kind = entryKind(entry);
			const place = join(path, at);
			if (kind === "link") treeEntries.push({
				path: at,
				kind,
				target: await readlink(place)
			});
			else if (kind === "file") {
				const { mode, size } = await lstat(place);
				treeEntries.push({
					path: at,
					kind,
					sizeBytes: size,
					executable: (mode & 64) !== 0
				});
			} else treeEntries.push({
				path: at,
				kind
			});
		}
		return treeEntries;
	});
}
function byCodeUnits(first, second) {
	if (first === second) return 0;
	return first < second ? -1 : 1;
}
async function* entriesOf(top, skipped) {
	let entriesLeft = mostEntries;
	const folders = [""];
	for (const folder of folders) {
		const entries = await unlessMissing(readFolder(join(top, folder), entriesLeft)) ?? [];
		entriesLeft -= entries.length;
		for (const entry of entries) {
			const path = folder === "" ? entry.name : `${folder}/${entry.name}`;
			if (entry.isDirectory() && skipped?.test(entry.name) !== true) folders.push(path);
			yield [path, entry];
		}
	}
}
function entryKind(entry) {
	if (entry.isSymbolicLink()) return "link";
	if (entry.isDirectory()) return "folder";
	return entry.isFile() ? "file" : "other";
}
function placesBelow(top) {
	const places = /* @__PURE__ */ new Map();
	const firstNames = /* @__PURE__ */ new Map();
	const folders = [""];
	for (const folder of folders) for (const name of orNull(() => readdirSync(join(top, folder))) ?? []) {
		const path = folder === "" ? name : `${folder}/${name}`;
		const stats = name === ".git" ? null : orNull(() => lstatSync(join(top, path)));
		if (stats === null) continue;
		if (places.size >= mostPlaces) return null;
		const kind = entryKind(stats);
		if (kind === "folder") folders.push(path);
		const text = kind === "link" ? orNull(() => readlinkSync(join(top, path))) ?? "" : "";
		const target = kind === "file" ? firstNames.get(stats.ino) ?? "" : text;
		if (kind === "file" && stats.nlink > 1) firstNames.set(stats.ino, path);
		places.set(path, {
			kind,
			mode: stats.mode & 4095,
			sizeBytes: stats.size,
			target
		});
	}
	return places;
}
const mostPlaces = 1e6;
const byteCodeFolder = "__pycache__";
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
		const wholePath = `${top}/${path}`;
		const ownStats = orNull(() => lstatSync(wholePath));
		if (ownStats === null || name === byteCodeFolder) continue;
		if (ownStats.isDirectory() && depth < deepest) folders.push({
			path,
			depth: depth + 1
		});
		const isLink = ownStats.isSymbolicLink();
		const stats = isLink ? orNull(() => statSync(wholePath)) : ownStats;
		if (stats?.isFile() === true) {
			entries.push(fileBelow(path, isLink ? orNull(() => realpathSync.native(wholePath)) ?? "" : "", stats));
			continue;
		}
		const target = isLink ? orNull(() => readlinkSync(wholePath)) ?? "" : "";
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
async function readFolder(path, most = mostEntries) {
	const entries = [];
	for await (const entry of await opendir(path, { bufferSize: 256 })) {
		if (entries.length === most) throw new UnmeasurableError(troubleText("too many to read them", path));
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
		await remove().catch(() => rm(path, {
			recursive: true,
			force: true
		}));
	});
}
const removal = "rm -rf -- \"$1\"/[!.]* || chmod -R u+rwx -- \"$1\"; rm -rf -- \"$1\"/[!.]*; rm -rf -- \"$1\"";
async function removeTreeLater(path) {
	const options = {
		detached: true,
		stdio: "ignore",
		cwd: "/",
		env: { PATH: process.env["PATH"] }
	};
	const child = spawn("nice", [
		"sh",
		"-c",
		removal,
		"sh",
		path
	], options);
	child.unref();
	await once(child, "spawn").catch(() => removeTree(path));
}

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
		return lockBy("--shared", descriptor) === conflictExitCode;
	} finally {
		closeSync(descriptor);
	}
}
const conflictExitCode = 1;
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

// src/host/process/process-table.ts
function processTable(root = "/proc") {
	return namesIn(root).flatMap((name) => {
		const row = /^\d+$/.test(name) ? processRow(Number(name), root) : null;
		return row === null ? [] : [row];
	});
}
function processRow(pid, root = "/proc") {
	const [state, ...fields] = statFields(`${root}/${String(pid)}`);
	const [parentPid, group, session] = fields.map(Number);
	const [threads, startTicks] = [Number(fields[16]), Number(fields[18])];
	if (parentPid === void 0 || group === void 0 || session === void 0) return null;
	if (fields[34] === "-1") return null;
	return {
		pid,
		parentPid,
		group,
		session,
		startTicks,
		threads,
		zombie: state === "Z" || state === "X"
	};
}
function statFields(folder) {
	return fieldsOfStat(kernelText(`${folder}/stat`));
}
function fieldsOfStat(stat) {
	return stat.slice(stat.lastIndexOf(")") + 2).split(" ");
}
function addDescendants(pids, processRows) {
	for (let size = -1; size !== pids.size;) {
		size = pids.size;
		for (const row of processRows) if (pids.has(row.parentPid)) pids.add(row.pid);
	}
}
function environmentOf(pid) {
	return kernelText(`/proc/${String(pid)}/environ`).split("\0");
}
function namesIn(folder) {
	try {
		return readdirSync(folder);
	} catch {
		return [];
	}
}
function newestPid(root = "/proc") {
	return Number.parseInt(kernelText(`${root}/loadavg`).trim().split(" ").at(-1) ?? "", 10);
}
function threadsNow() {
	return Number(/\d+\/(\d+)/.exec(kernelText("/proc/loadavg"))?.[1] ?? 0);
}
function programBelow(pid, generations) {
	let at = pid;
	for (let depth = 0; depth < generations; depth++) {
		const child = firstChildOf(at);
		if (child === null) return at;
		at = child;
	}
	return at;
}
function firstChildOf(pid) {
	const childPids = kernelText(`/proc/${String(pid)}/task/${String(pid)}/children`).trim();
	if (childPids !== "") return Number(childPids.split(" ")[0]);
	return processTable().find(({ parentPid }) => parentPid === pid)?.pid ?? null;
}

// src/host/process/end-tree.ts
const mostSecondsToEnd = 30;
async function endTree(root) {
	await untilGone("a child", () => {
		const members = membersOf(root).map(({ pid }) => pid);
		endProcess(-root.pid);
		for (const pid of members) endProcess(pid);
		return members.length === 0 ? null : members;
	});
}
function membersOf({ pid, startTicks, mark }) {
	if (startTicks === null) return [];
	const youngerRows = processTable().filter((row) => row.startTicks >= startTicks && !row.zombie);
	const isKnown = (row) => [
		row.pid,
		row.group,
		row.session
	].includes(pid);
	const members = new Set(youngerRows.flatMap((row) => isKnown(row) || environmentOf(row.pid).includes(mark) ? [row.pid] : []));
	addDescendants(members, youngerRows);
	return youngerRows.filter((row) => members.has(row.pid));
}
async function endLeftovers(mark) {
	if (mark === ownMark || !/^[0-9a-f]{12}$/.test(mark)) return;
	const prefix = `${markName$1}=${mark}-`;
	const isLeft = ({ pid, zombie }) => !zombie && environmentOf(pid).some((each) => each.startsWith(prefix));
	await untilGone("a killed run", () => {
		const remainder = processTable().filter(isLeft).map(({ pid }) => pid);
		for (const pid of remainder) endProcess(pid);
		return remainder.length === 0 ? null : remainder;
	});
}
const ownMark = randomBytes(6).toString("hex");
const markName$1 = "DEADHEAT_CHILD";
const pauseMilliseconds = 500;
function watchCrowd(root, apart, onCrowd) {
	const most = apart?.mostProcesses ?? null;
	const threadsBefore = threadsNow();
	if (most === null || threadsBefore === 0) return () => {};
	const timer = setInterval(() => {
		if (threadsNow() <= threadsBefore + most) return;
		if (membersOf(root).reduce((sum, row) => sum + row.threads, 0) <= most) return;
		stop();
		onCrowd(`${String(most)} processes`);
	}, pauseMilliseconds);
	const stop = () => {
		clearInterval(timer);
	};
	timer.unref();
	return stop;
}
async function untilGone(whose, end, patienceSeconds = 30) {
	for (let waitedSeconds = 0, pauseSeconds = .002;; waitedSeconds += pauseSeconds, pauseSeconds *= 1.5) {
		const remainder = end();
		if (remainder === null) return;
		if (waitedSeconds > patienceSeconds) throw new Error(`expected every process of ${whose} to end, got ${remainder.join(", ")} still alive`);
		await setTimeout(pauseSeconds * 1e3);
	}
}
function endProcess(pid) {
	try {
		process.kill(pid, "SIGKILL");
	} catch {}
}

// src/host/files/temporary-directory.ts
const markName = ".deadheat-run";
const holdName = ".deadheat-held";
const holds = [];
async function temporaryDirectory(purpose, parent) {
	const place = parent ?? process.env["RUNNER_TEMP"] ?? tmpdir();
	try {
		const folder = await mkdtemp(join(await realpath(place), `deadheat-${purpose}-`));
		if (parent !== void 0) return folder;
		const letGo = await hold(join(folder, holdName));
		if (letGo !== null) holds.push(letGo);
		await writeFile(join(folder, markName), ownMark);
		return folder;
	} catch (error) {
		const reason = error instanceof Error ? error.message : String(error);
		throw new UsageError(`expected to make a folder in ${place}, got ${reason}${parent === void 0 ? ": name a writable folder in TMPDIR" : ""}`);
	}
}
async function hold(path) {
	const { O_WRONLY, O_CREAT, O_NOFOLLOW } = constants;
	const file = await open(path, O_WRONLY | O_CREAT | O_NOFOLLOW);
	if (grip(file.fd)) return () => file.close();
	await file.close();
	return null;
}

// src/host/files/files.ts
const disk = {
	join,
	relative,
	list: listFolder,
	walk: walkTree,
	survey: surveyTree,
	entriesBelow,
	placesBelow,
	isSameContent,
	remove: removeTree,
	removeLater: removeTreeLater,
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
	move: (from, to) => rename(from, to),
	link: (target, path) => symlink(target, path),
	exists: (path) => succeeds(access(path)),
	realPath,
	sizeBytes: async (path) => (await lstat(path)).size,
	freeBytes: async (path) => {
		const stats = await unlessMissing(statfs(path));
		if (stats === null) return null;
		return stats.bsize * Math.min(stats.bavail, stats.files === 0 ? 1e400 : stats.ffree);
	},
	fingerprint,
	seal: (path) => namingTree(path, () => seal(path)),
	temporaryDirectory,
	stamp,
	clone: async (from, to, { executable }) => {
		await copyFile(from, to, constants.COPYFILE_FICLONE | constants.COPYFILE_EXCL);
		await chmod(to, executable ? 493 : 420);
	},
	holds: holds$1,
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
	hold
};
function createFiles() {
	return disk;
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
	for (const name of await walkTree(path)) {
		const facts = await unlessMissing(stat(join(path, name)));
		if (facts === null) continue;
		const { size, mode, mtimeMs, ctimeMs, nlink } = facts;
		if ((mode & 292) === 0) await access(join(path, name), constants.R_OK);
		const changeTime = nlink === 1 ? ctimeMs : "shared";
		hash.update(`${name}\0${size} ${mode} ${mtimeMs} ${changeTime}\n`);
	}
	return hash.digest("hex");
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
async function makeDirectory(path) {
	const above = dirname(path);
	if (!await succeeds(access(above))) await makeDirectory(above);
	try {
		await mkdir(path);
	} catch (error) {
		if ((await unlessMissing(stat(path)))?.isDirectory() !== true) throw error;
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
function absolutePath(path, from, files) {
	return /^(?:\/|[a-z]:[\\/])/i.test(path) ? path : files.join(from, path);
}

export { absolutePath, addDescendants, createFiles, endLeftovers, endTree, fieldsOfStat, grip, holdName, isGripped, markName, markName$1, namesIn, newestPid, ownMark, processRow, processTable, programBelow, removeTree, statFields, threadsNow, treeTrouble, watchCrowd };