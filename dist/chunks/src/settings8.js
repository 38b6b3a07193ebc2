// src/settings/cache-directory.ts
function cacheDirectory(environment) {
	const ownDirectory = absolute(environment["DEADHEAT_CACHE"]);
	if (ownDirectory !== null) return ownDirectory;
	const caches = absolute(environment["XDG_CACHE_HOME"]);
	if (caches !== null) return `${caches}/deadheat`;
	const home = absolute(environment["HOME"]);
	return home === null ? null : `${home}/.cache/deadheat`;
}
function absolute(path) {
	return path?.startsWith("/") === true ? path.replace(/(.)\/+$/, "$1") : null;
}

export { cacheDirectory };