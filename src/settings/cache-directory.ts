/**
 * The absolute path of everything that is kept between runs: `$DEADHEAT_CACHE`, or else `deadheat` in the user's cache
 * directory; `null` when the environment has no home.
 */
export function cacheDirectory(
  environment: Readonly<Record<string, string | undefined>>,
): string | null {
  const ownDirectory = absolute(environment['DEADHEAT_CACHE'])
  if (ownDirectory !== null) return ownDirectory
  const caches = absolute(environment['XDG_CACHE_HOME'])
  if (caches !== null) return `${caches}/deadheat`
  const home = absolute(environment['HOME'])
  return home === null ? null : `${home}/.cache/deadheat`
}

/** The XDG specification also ignores relative paths. */
function absolute(path: string | undefined): string | null {
  return path?.startsWith('/') === true ? path.replace(/(.)\/+$/, '$1') : null
}
