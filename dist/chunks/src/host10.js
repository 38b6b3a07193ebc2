// src/host/files/taken-by-head.ts
const leastBytes = 4096;
async function takenByHead(folders, files) {
	const bytesIn = async (paths) => {
		return (await Promise.all(paths.map((path) => files.survey(path)))).flat().reduce((sum, each) => sum + leastBytes + (each.kind === "file" ? each.sizeBytes : 0), 0);
	};
	const headBytes = await bytesIn(folders.head);
	if (headBytes <= 2 * await bytesIn(folders.base)) return null;
	for (const folder of folders.head) await files.remove(folder);
	return headBytes;
}

export { leastBytes, takenByHead };