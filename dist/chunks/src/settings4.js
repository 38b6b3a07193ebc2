// src/settings/cache-directory.ts
/**
* The directory for everything that is kept between runs: `$DEADHEAT_CACHE`, or else `deadheat` in
* the user's cache directory.
*
* @param environment - the environment this program was started with
* @returns an absolute path, or `null` when the environment has no home
*/
function cacheDirectory(environment) {
	const own = absolute(environment["DEADHEAT_CACHE"]);
	if (own !== null) return own;
	const caches = absolute(environment["XDG_CACHE_HOME"]) ?? absolute(environment["LOCALAPPDATA"]);
	if (caches !== null) return `${caches}/deadheat`;
	const home = absolute(environment["HOME"]) ?? absolute(environment["USERPROFILE"]);
	return home === null ? null : `${home}/.cache/deadheat`;
}
/** The XDG specification also ignores relative paths. */
function absolute(path) {
	return path !== void 0 && /^(?:\/|[a-z]:[\\/])/i.test(path) ? path.replace(/(.)[\\/]+$/, "$1") : null;
}

export { cacheDirectory };