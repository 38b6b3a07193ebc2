const gitAddress =
  /unable to access '([a-z]+:\/\/[^\s']+)'|\bls-remote\b.*?\s(?:git\+)?((?:ssh|https?|git):\/\/\S+)/
const askedAddress = /(?:request to|\bGET|\bfrom|\bfetch(?:ing)?)\s+['"`]?(https?:\/\/[^\s'"`)]+)/i

/**
 * Which host a failed step could not reach, what it wanted there, and what to do about it, in one line.
 *
 * @param output - of the step, without colours
 */
export function unreachedHint(output: string): string {
  const cloned = gitAddress
    .exec(output)
    ?.slice(1)
    .find((group) => group !== undefined)
  const gitHost = /ssh: Could not resolve hostname ([\w.-]+)/.exec(output)?.[1]
  if (cloned !== undefined || gitHost !== undefined) {
    const host = gitHost ?? hostOf(cloned ?? '')
    const what = cloned === undefined ? '' : ` (${plain(cloned)})`
    return `${host} cannot be reached, where a dependency is a git repository${what}: check the network and HTTPS_PROXY, or depend on a published version`
  }
  const asked = askedAddress.exec(output)?.[1]
  const named =
    /\b(?:getaddrinfo (?:ENOTFOUND|EAI_AGAIN)|connect (?:ECONNREFUSED|ETIMEDOUT|ENETUNREACH)|Could(?: not|n't) resolve host:?)\s+([\w.-]+(?::\d+)?)/.exec(
      output,
    )?.[1]
  const host = named ?? (asked === undefined ? 'the registry' : hostOf(asked))
  const what = asked === undefined ? '' : ` (${plain(asked)})`
  return `${host} cannot be reached${what}: check the network, HTTPS_PROXY and "npm ping"`
}

function hostOf(url: string): string {
  return /:\/\/(?:[^/@]*@)?([^/]+)/.exec(url)?.[1] ?? 'the host'
}

/** Without a password, and in one piece. */
function plain(url: string): string {
  return url
    .replace(/:\/\/[^/@]*@/, '://')
    .replace(/[,.:;]+$/, '')
    .slice(0, 200)
}
