// src/store/trusted-scope.ts
const trustedScope = "trusted";
const storeFolder = "builds";
function storeOf(cacheDirectory, trustScope, version) {
	return {
		version,
		directory: storeDirectory(cacheDirectory),
		reads: trustScope === "trusted" ? [trustedScope] : [trustedScope, trustScope],
		writes: trustScope
	};
}
function mayFillCaches({ side, reason }) {
	return side === "base" || reason === "pushed";
}
function storeDirectory(cacheDirectory) {
	return `${cacheDirectory}/${storeFolder}`;
}

export { mayFillCaches, storeDirectory, storeOf, trustedScope };