import { sides } from "./model5.js";

// src/workspace/work-folder.ts
const markName = ".deadheat-run";
const holdName = ".deadheat-held";
const holds = [];
async function makeWorkFolder({ files, processes }) {
	const folder = await files.temporaryDirectory("work");
	const hold = await files.hold(files.join(folder, holdName));
	if (hold !== null) holds.push(hold);
	await files.write(files.join(folder, markName), processes.mark);
	return folder;
}
async function keepWorkFolder(folder, { files }) {
	await files.remove(files.join(folder, markName));
}
async function removeLeftovers(repository, host, onFound = () => {}) {
	const { files, processes } = host;
	const { RUNNER_TEMP, TMPDIR, TEMP } = processes.environment;
	const place = RUNNER_TEMP ?? TMPDIR ?? TEMP ?? "/tmp";
	const removedPaths = [];
	for (const { name, directory } of await files.list(place)) {
		if (!directory || !/^deadheat-work-\w{6}$/.test(name)) continue;
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

export { abandonWorkFolder, keepWorkFolder, makeWorkFolder, removeLeftovers, variantFolder };