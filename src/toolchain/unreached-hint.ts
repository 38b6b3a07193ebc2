const gitAddress =
  /unable to access '([a-z]+:\/\/[^\s']+)'|\bls-remote\b.*?\s(?:git\+)?((?:ssh|https?|git):\/\/\S+)/
const askedAddress = /(?:request to|\bGET|\bfrom|\bfetch(?:ing)?)\s+['"`]?(https?:\/\/[^\s'"`)]+)/i

/**
 * Which host a failed step could not reach, what it wanted there, and what to do about it, in one line.
 *
 * @param output - of the step, without colours
 */
export function unreachedHint(output: string): string {
  const clonedAddress = gitAddress
    .exec(output)
    ?.slice(1)
    .find((group) => group !== undefined)
  const gitHost = /ssh: Could not resolve hostname ([\w.-]+)/.exec(output)?.[1]
  if (clonedAddress !== undefined || gitHost !== undefined) {
    const host = gitHost ?? hostOf(clonedAddress ?? '')
    const what = clonedAddress === undefined ? '' : ` (${plain(clonedAddress)})`
    return `${host} cannot be reached, where a dependency is a git repository${what}: check the network and HTTPS_PROXY, or depend on a published version`
  }
  const requestedAddress = askedAddress.exec(output)?.[1]
  const namedAddress =
    /\b(?:getaddrinfo (?:ENOTFOUND|EAI_AGAIN)|connect (?:ECONNREFUSED|ETIMEDOUT|ENETUNREACH)|Could(?: not|n't) resolve host:?)\s+([\w.-]+(?::\d+)?)/.exec(
      output,
    )?.[1]
  const host =
    namedAddress ?? (requestedAddress === undefined ? 'the registry' : hostOf(requestedAddress))
  const what = requestedAddress === undefined ? '' : ` (${plain(requestedAddress)})`
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
