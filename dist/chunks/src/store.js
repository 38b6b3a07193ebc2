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
function storeDirectory(cacheDirectory) {
	return `${cacheDirectory}/${storeFolder}`;
}

export { storeDirectory, storeOf, trustedScope };