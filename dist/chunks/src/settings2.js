// src/settings/cache-directory.ts
/**
* Where everything is kept that is worth keeping between runs: `$DEADHEAT_CACHE`, else `deadheat` in
* the user's cache folder. An absolute path, or `null` when the environment names no home.
*
* @param environment - the environment this program was started with
*/
function cacheDirectory(environment) {
	const own = absolute(environment["DEADHEAT_CACHE"]);
	if (own !== null) return own;
	const caches = absolute(environment["XDG_CACHE_HOME"]) ?? absolute(environment["LOCALAPPDATA"]);
	if (caches !== null) return `${caches}/deadheat`;
	const home = absolute(environment["HOME"]) ?? absolute(environment["USERPROFILE"]);
	return home === null ? null : `${home}/.cache/deadheat`;
}
/** The XDG rules, too, say that a relative path is to be ignored. */
function absolute(path) {
	return path !== void 0 && /^(?:\/|[a-z]:[\\/])/i.test(path) ? path.replace(/(.)[\\/]+$/, "$1") : null;
}

export { cacheDirectory };