// src/store/store.ts
function entryPaths({ directory, trustScope, key }, { files }) {
	const folder = files.join(directory, trustScope, key);
	return {
		folder,
		manifest: files.join(folder, "build.json"),
		tree: files.join(folder, "tree"),
		lastUsePath: files.join(folder, "used"),
		size: files.join(folder, "size")
	};
}
const trustedScope = "trusted";
function storeOf(cacheDirectory, trustScope, version) {
	return {
		version,
		directory: storeDirectory(cacheDirectory),
		reads: trustScope === "trusted" ? [trustedScope] : [trustedScope, trustScope],
		writes: trustScope
	};
}
function mayFillCaches({ side, reason }) {
	return side === "base" || reason === "pushed" || reason === "merge-group";
}
function storeDirectory(cacheDirectory) {
	return `${cacheDirectory}/builds`;
}

export { entryPaths, mayFillCaches, storeDirectory, storeOf, trustedScope };