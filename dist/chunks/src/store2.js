import { UsageError } from "./model2.js";
import { array, boolean, literal, record, strictObject } from "../packages/zod.js";
import { datetime } from "../packages/zod2.js";
import { buildSchema, sides } from "./model5.js";
import { countSchema, digestSchema, text } from "./model6.js";
import { parseDocument } from "./model16.js";
import { holdName, markName } from "./host5.js";
import { entryPaths } from "./store.js";

// src/workspace/work-folder.ts
async function keepWorkFolder(folder, { files }) {
	await files.remove(files.join(folder, markName));
}
async function removeLeftovers(repository, host, onFound = () => {}) {
	const { files, processes } = host;
	const { RUNNER_TEMP, TMPDIR, TMP, TEMP } = processes.environment;
	const place = [
		RUNNER_TEMP,
		TMPDIR,
		TMP,
		TEMP
	].find((each = "") => each !== "") ?? "/tmp";
	const removedPaths = [];
	for (const { name, directory } of await files.list(place)) {
		if (!directory || !/^deadheat-[a-z]+-\w{6}$/.test(name)) continue;
		const folder = files.join(place, name);
		const mark = await files.read(files.join(folder, markName)).catch(() => null);
		if (mark === null || !/^[0-9a-f]{12}$/.test(mark)) continue;
		const letGo = await files.hold(files.join(folder, holdName)).catch(() => null);
		if (letGo === null) continue;
		onFound();
		await processes.endLeftovers(mark);
		await removeSides(repository, folder, host);
		await letGo();
		await files.remove(folder);
		removedPaths.push(folder);
	}
	return removedPaths;
}
async function removeSides(repository, workDirectory, host) {
	for (const directory of await sideDirectories(workDirectory, host)) {
		if (repository !== null) await host.git.removeWorktree(repository, directory);
		await host.files.remove(directory);
		await host.files.remove(`${directory}.bin`);
	}
}
async function abandonWorkFolder(repository, workDirectory, host) {
	for (const directory of await sideDirectories(workDirectory, host)) {
		if (repository === null || await host.files.kindOf(directory) === null) continue;
		await host.files.move(directory, `${directory}.gone`);
		await host.git.removeWorktree(repository, directory);
	}
	await host.files.removeLater(workDirectory);
}
function variantFolder(workDirectory, position, { files }) {
	return position === 0 ? workDirectory : files.join(workDirectory, String(position + 1));
}
async function sideDirectories(workDirectory, { files }) {
	return [workDirectory, ...(await files.list(workDirectory)).flatMap(({ name, directory }) => directory && /^\d+$/.test(name) ? [files.join(workDirectory, name)] : [])].flatMap((folder) => sides.map((side) => files.join(folder, side)));
}

// src/model/build/stored-build.ts
const storedBuildFormat = "deadheat-build/3";
const keptFacts = [
	storedBuildFormat,
	...Object.keys(buildSchema.shape).toSorted(),
	"sections",
	"objects",
	"node objects"
];
const pathSchema = text(4e3).min(1);
const stampedSchema = record(pathSchema, strictObject({
	stamp: text(300),
	sha256: digestSchema
}));
const storedBuildSchema = strictObject({
	format: literal(storedBuildFormat),
	key: digestSchema,
	trustScope: text(50),
	madeAt: datetime(),
	label: text(300),
	place: pathSchema,
	build: buildSchema,
	folders: array(pathSchema).max(1e6),
	files: array(strictObject({
		path: pathSchema,
		sizeBytes: countSchema,
		sha256: digestSchema,
		executable: boolean(),
		placed: boolean()
	})).max(1e6),
	links: array(strictObject({
		path: pathSchema,
		target: pathSchema
	})).max(1e6)
});
const defaultStoreLimits = {
	sizeBytes: 10 * 1024 ** 3,
	ageSeconds: 2592e3
};

// src/store/check-file.ts
async function checkFile(path, storedFile, { files }) {
	const { sizeBytes, sha256 } = await files.fingerprint(path);
	if (sizeBytes !== storedFile.sizeBytes) throw new Error(`${storedFile.path}: expected ${storedFile.sizeBytes} bytes, got ${sizeBytes} bytes`);
	if (sha256 !== storedFile.sha256) throw new Error(`${storedFile.path}: expected the digest ${storedFile.sha256.slice(0, 12)}, got ${sha256.slice(0, 12)}`);
}
async function checkKind(path, kind, { files }) {
	const foundKind = await files.kindOf(path);
	if (foundKind !== kind) throw new Error(`${path}: expected a ${kind}, got ${foundKind ?? "nothing"}`);
}
function flawOf(storedBuild, wantedEntry) {
	if (storedBuild.key !== wantedEntry.key) return `it was stored as ${storedBuild.key.slice(0, 12)}`;
	if (storedBuild.trustScope !== wantedEntry.trustScope) return `it comes from the trust scope "${storedBuild.trustScope}"`;
	const folders = /* @__PURE__ */ new Set();
	const otherPaths = [...storedBuild.files, ...storedBuild.links].map(({ path }) => path);
	for (const path of storedBuild.folders) {
		if (!isPlacedIn(folders, path)) return `a folder at ${showPath(path)}`;
		folders.add(path);
	}
	const strayPath = otherPaths.find((path) => !isPlacedIn(folders, path));
	if (strayPath !== void 0) return `a file at ${showPath(strayPath)}`;
	const names = [...storedBuild.folders, ...otherPaths];
	if (new Set(names).size < names.length) return "two files of one name";
	const { place, build } = storedBuild;
	const { path: node, headersDirectory, source } = build.runtime;
	const nodes = source === "built" ? [node, headersDirectory ?? place] : [];
	const addons = build.addons.map(({ path }) => `${place}/${path}`);
	const places = [
		build.directory,
		build.packageDirectory,
		...nodes,
		...addons
	].map((path) => ({
		path,
		target: path.replace(/^(?!\/)/, "/")
	}));
	const escaping = [...storedBuild.links, ...places].find(({ path, target }) => leavesTree(path, target, place));
	return escaping === void 0 ? null : `a link out of its tree at ${showPath(escaping.path)}`;
}
function leavesTree(path, target, place) {
	const isAbsolute = /^(?:[/\\]|[a-z]:)/i.test(target);
	if (isAbsolute && target !== place && !target.startsWith(`${place}/`)) return true;
	const steps = isAbsolute ? target.slice(place.length).split("/") : [...path.split("/").slice(0, -1), ...target.split("/")];
	let depth = 0;
	for (const step of steps) {
		if (step === "..") depth -= 1;
		else if (step !== "" && step !== ".") depth += 1;
		if (depth < 0) return true;
	}
	return false;
}
function isPlacedIn(folders, path) {
	const parent = path.slice(0, path.lastIndexOf("/"));
	return !/[\0\\]/.test(path) && path.split("/").every((step) => ![
		"",
		".",
		"..",
		".git"
	].includes(step)) && (!path.includes("/") || folders.has(parent));
}
function showPath(path) {
	return JSON.stringify(path.slice(0, 200));
}
const atOnce = 16;
async function inParallel(items, action) {
	const queue = items.values();
	const errors = [];
	const work = async () => {
		for (const item of queue) {
			if (errors.length > 0) return;
			try {
				await action(item);
			} catch (error) {
				errors.push(error);
			}
		}
	};
	await Promise.all(Array.from({ length: atOnce }, work));
	if (errors.length > 0) throw errors[0];
}

// src/store/read-entry.ts
async function readEntry(place, host) {
	const { folder, manifest } = entryPaths(place, host);
	if (!await host.files.exists(folder)) return null;
	const content = await host.files.read(manifest);
	if (content === null) return "build.json is missing";
	try {
		const storedBuild = parseDocument(storedBuildSchema, {
			content,
			what: "a stored build",
			file: "build.json"
		});
		const flaw = flawOf(storedBuild, place);
		return flaw === null ? storedBuild : `build.json: ${flaw}`;
	} catch (error) {
		if (!(error instanceof UsageError)) throw error;
		return error.message;
	}
}
async function listEntries(directory, host) {
	const foundEntries = [];
	for (const { name: trustScope, directory: isFolder } of await host.files.list(directory)) {
		if (!isFolder) continue;
		for (const { name: key } of await host.files.list(host.files.join(directory, trustScope))) {
			if (!/^[0-9a-f]{64}$/.test(key)) continue;
			foundEntries.push(await describeEntry({
				directory,
				trustScope,
				key
			}, host));
		}
	}
	return foundEntries;
}
async function listDrafts(directory, trustScope, { files }) {
	return (await files.list(files.join(directory, trustScope))).map(({ name }) => name).filter((name) => /^deadheat-(?:new|gone)-\w{6}$/.test(name));
}
async function describeEntry(place, host) {
	const { trustScope, key } = place;
	const { lastUsePath, size } = entryPaths(place, host);
	const usedAt = (await host.files.read(lastUsePath))?.trim() ?? null;
	const sizeBytes = Number(await host.files.read(size));
	return {
		trustScope,
		key,
		sizeBytes: Number.isSafeInteger(sizeBytes) ? sizeBytes : 0,
		usedAt
	};
}

// src/store/prune.ts
const draftAgeSeconds = 86400;
async function prune(directory, limits, host) {
	const { files, clock } = host;
	const now = clock.now();
	const droppedEntries = entriesToDrop(await listEntries(directory, host), ({ usedAt }) => usedAt, limits, now);
	for (const { trustScope, key } of droppedEntries) await removeEntry({
		directory,
		trustScope,
		key
	}, host);
	const oldestMs = Date.parse(now) - draftAgeSeconds * 1e3;
	for (const { name: trustScope } of await files.list(directory)) for (const draft of await listDrafts(directory, trustScope, host)) {
		const startTime = await files.read(files.join(directory, trustScope, draft, "used"));
		if (!(startTime !== null && Date.parse(startTime) >= oldestMs)) await files.remove(files.join(directory, trustScope, draft));
	}
	return droppedEntries;
}
function entriesToDrop(entries, usedAt, limits, now) {
	const oldestMs = Date.parse(now) - limits.ageSeconds * 1e3;
	const usedMs = (entry) => Date.parse(usedAt(entry) ?? "") || 0;
	let sizeBytes = 0;
	return entries.toSorted((first, second) => usedMs(second) - usedMs(first)).filter((entry) => {
		const stays = usedMs(entry) >= oldestMs && sizeBytes + entry.sizeBytes <= limits.sizeBytes;
		if (stays) sizeBytes += entry.sizeBytes;
		return !stays;
	});
}
async function removeEntry(place, host) {
	const { files } = host;
	const { folder } = entryPaths(place, host);
	const aside = await files.temporaryDirectory("gone", files.join(folder, ".."));
	await files.setAside(folder, files.join(aside, "entry"));
	await files.remove(aside);
}
const deepest = 40;
const mostEntries = 5e5;
async function listOtherCaches(caches, { files }) {
	const names = [];
	for (const { name } of await files.list(caches)) {
		const path = files.join(caches, name);
		if (name === "builds") continue;
		const kind = await files.kindOf(path);
		if (kind === "file") names.push(name);
		if (kind !== "folder") continue;
		for (const inner of await files.list(path)) names.push(`${name}/${inner.name}`);
	}
	return names.toSorted().map((name) => {
		const entries = files.entriesBelow(files.join(caches, name), {
			deepest,
			most: mostEntries
		});
		const changedMs = entries.reduce((latest, entry) => Math.max(latest, entry.changedMs), 0);
		return {
			name,
			sizeBytes: entries.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0),
			changedAt: changedMs === 0 ? null : new Date(changedMs).toISOString()
		};
	});
}
async function pruneOtherCaches(caches, limits, { files, clock }) {
	const staleEntries = entriesToDrop(await listOtherCaches(caches, { files }), ({ changedAt }) => changedAt, limits, clock.now());
	for (const { name } of staleEntries) await files.remove(files.join(caches, name));
	return staleEntries;
}

export { abandonWorkFolder, checkFile, checkKind, defaultStoreLimits, inParallel, keepWorkFolder, keptFacts, leavesTree, prune, pruneOtherCaches, readEntry, removeEntry, removeLeftovers, stampedSchema, storedBuildFormat, variantFolder };