// src/settings/cache-directory.ts
function cacheDirectory(environment) {
	const ownText = absolute(environment["DEADHEAT_CACHE"]);
	if (ownText !== null) return ownText;
	const caches = absolute(environment["XDG_CACHE_HOME"]);
	if (caches !== null) return `${caches}/deadheat`;
	const home = absolute(environment["HOME"]);
	return home === null ? null : `${home}/.cache/deadheat`;
}
function absolute(path) {
	return path?.startsWith("/") === true ? path.replace(/(.)\/+$/, "$1") : null;
}

export { cacheDirectory };