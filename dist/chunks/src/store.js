// src/store/trusted-scope.ts
/** Trust scope of builds made from code of people who may push. */
const trustedScope = "trusted";
const storeFolder = "builds";
/**
* The store of a run. All runs may take builds of trusted code. Only a trusted run may store builds
* where trusted runs look, because a foreign build may have changed what was built beside it.
*
* @param cacheDirectory - absolute path
* @param trustScope - trust scope of the run: `trusted`, or another name for foreign code
* @param remoteCache - of trusted builds
*/
function storeOf(cacheDirectory, { trustScope, version, remoteCache = null }) {
	return {
		remoteCache,
		version,
		directory: storeDirectory(cacheDirectory),
		reads: trustScope === "trusted" ? [trustedScope] : [trustedScope, trustScope],
		writes: trustScope
	};
}
/** The folder that holds the builds of all trust scopes. */
function storeDirectory(cacheDirectory) {
	return `${cacheDirectory}/${storeFolder}`;
}

export { storeDirectory, storeOf, trustedScope };