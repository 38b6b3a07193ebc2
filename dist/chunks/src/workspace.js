import { sides } from "./model3.js";

// src/workspace/remove-sides.ts
async function removeSides(repository, workDirectory, host) {
	for (const folder of [workDirectory, ...await variantFolders(workDirectory, host)]) for (const side of [...sides, "ctrl"]) {
		const directory = host.files.join(folder, side);
		if (repository !== null) await host.git.removeWorktree(repository, directory);
		await host.files.remove(directory);
		await host.files.remove(`${directory}.bin`);
	}
}
function variantFolder(workDirectory, position, { files }) {
	return position === 0 ? workDirectory : files.join(workDirectory, String(position + 1));
}
async function variantFolders(workDirectory, host) {
	return (await host.files.list(workDirectory)).flatMap(({ name, directory }) => directory && /^\d+$/.test(name) ? [host.files.join(workDirectory, name)] : []);
}

// src/workspace/work-folder.ts
const noteName = ".unfinished";
const markName = ".deadheat-run";
const holdName = ".deadheat-held";
const holds = [];
async function makeWorkFolder(resultsDirectory, { files, processes }) {
	const folder = await files.temporaryDirectory("work");
	try {
		await files.write(files.join(folder, markName), processes.mark);
		const hold = await files.hold(files.join(folder, holdName));
		if (hold !== null) holds.push(hold);
		await files.write(files.join(resultsDirectory, noteName), `${processes.mark} ${folder}\n`);
	} catch (error) {
		await files.remove(folder);
		throw error;
	}
	return folder;
}
async function forgetWorkFolder(resultsDirectory, folder, { files }) {
	await files.remove(files.join(resultsDirectory, noteName));
	if (folder !== null) await files.remove(files.join(folder, markName));
}
async function removeAllLeftovers(place, repository, host) {
	const { files, processes } = host;
	const removedPaths = [];
	for (const { name } of await files.list(place)) {
		const folder = files.join(place, name);
		const isFolder = await files.kindOf(folder) === "folder";
		if (!/^deadheat-work-\w{6}$/.test(name) || !isFolder) continue;
		const mark = await files.read(files.join(folder, markName));
		if (mark === null || !/^[0-9a-f]{12}$/.test(mark)) continue;
		const letGo = await files.hold(files.join(folder, holdName));
		if (letGo === null) continue;
		await processes.endLeftovers(mark);
		await removeSides(repository, folder, host);
		await letGo();
		await files.remove(folder);
		removedPaths.push(folder);
	}
	return removedPaths;
}
async function removeLeftovers(leftovers, host) {
	const { resultsDirectory, repository, onFound } = leftovers;
	const { files, processes } = host;
	const note = await files.read(files.join(resultsDirectory, noteName));
	const { mark, folder } = /^(?<mark>[0-9a-f]{12}) (?<folder>.*[/\\]deadheat-work-\w{6})\n$/.exec(note ?? "")?.groups ?? {};
	if (mark !== void 0 && folder !== void 0) {
		onFound();
		await processes.endLeftovers(mark);
		if (await files.read(files.join(folder, markName)) === mark || !await files.exists(folder)) {
			await removeSides(repository, folder, host);
			await files.remove(folder);
		}
	}
	await forgetWorkFolder(resultsDirectory, null, host);
}

export { forgetWorkFolder, makeWorkFolder, removeAllLeftovers, removeLeftovers, removeSides, variantFolder };