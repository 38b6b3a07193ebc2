import type { SuiteSpec } from '../model/run/suite.ts'
import { UsageError } from '../model/usage-error.ts'

const nodeCorePrefix = 'node-core@'
const folderStart = /^(?:\.{1,2}(?:[\\/]|$)|\/|[a-z]:[\\/])/i
const addressStart = /^(?:[a-z][a-z0-9+.-]*:(?:\/\/|:)|[\w.-]+@[\w.-]+:)/i
const protocols = { 'https:': 'https', 'ssh:': 'ssh', 'file:': 'file' } as const
// No option of git, no range, nothing relative to another commit.
const plainRef = /^(?!.*\.\.)[a-z0-9][\w./+-]{0,199}$/i

/**
 * Parses the name of a suite: one of the bundled ones, `./FOLDER`, or `node-core@TREE` with a folder or
 * the address of a git repository with a tag, branch or commit, `https://HOST/PATH#TAG`.
 *
 * @throws UsageError when it begins like one of them and is none; no address is repeated in the
 *   message, because it may contain a password
 */
export function parseSuite(text: string): SuiteSpec {
  if (/\p{Cc}/u.test(text))
    throw new UsageError('expected a suite, got a name with control characters')
  if (text.startsWith(nodeCorePrefix)) return nodeCoreIn(text.slice(nodeCorePrefix.length))
  if (text.startsWith('npm:') || addressStart.test(text)) {
    throw new UsageError(
      'expected a bundled suite or a folder, got an address or a package: fetch it into the repository and name ./FOLDER',
    )
  }
  return folderStart.test(text)
    ? { kind: 'folder', path: text }
    : { kind: 'bundled', selector: text }
}

function nodeCoreIn(place: string): SuiteSpec {
  if (place === '') {
    throw new UsageError(
      'expected the source tree of Node.js after "node-core@", got nothing: write node-core@../node',
    )
  }
  if (addressStart.test(place)) assertAddress(place)
  return { kind: 'node-core', place }
}

/** @throws UsageError when it is no address of a git repository with a tag or commit */
function assertAddress(text: string): void {
  const hash = text.indexOf('#')
  const [url, ref] = hash < 0 ? [text, ''] : [text.slice(0, hash), text.slice(hash + 1)]
  const address = URL.canParse(url) ? new URL(url) : null
  const protocol =
    address === null
      ? undefined
      : Object.entries(protocols).find(([name]) => name === address.protocol)?.[1]
  if (address === null || protocol === undefined || /\s/.test(url)) {
    throw new UsageError(
      'expected the full address of a git repository as a suite, got another kind: write https://HOST/PATH#TAG',
    )
  }
  if (address.password !== '' || (protocol === 'https' && address.username !== '')) {
    throw new UsageError(
      'expected the address of a suite without a user or password, got one with them: results show the address; keep them in a credential helper of git',
    )
  }
  if (address.search !== '' || address.hostname.startsWith('-')) {
    throw new UsageError(
      'expected the address of a suite as https://HOST/PATH#TAG, got one with "?" or a host that begins with "-"',
    )
  }
  if (!plainRef.test(ref)) {
    throw new UsageError(
      `expected a tag or commit after "#" in the address of a suite, got ${JSON.stringify(ref)}: write https://HOST/PATH#TAG`,
    )
  }
}
