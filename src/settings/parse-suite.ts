import type { SuiteSpec } from '../model/run/suite.ts'
import { UsageError } from '../model/usage-error.ts'

const nodeCorePrefix = 'node-core@'
const folderStart = /^(?:\.{1,2}(?:[\\/]|$)|\/|[a-z]:[\\/])/i
const addressStart = /^(?:[a-z][a-z0-9+.-]*:(?:\/\/|:)|[\w.-]+@[\w.-]+:)/i

/**
 * Parses the name of a suite: one of the bundled ones, `./FOLDER`, or `node-core@FOLDER`.
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
  if (addressStart.test(place)) {
    throw new UsageError(
      'expected the folder of a source tree of Node.js after "node-core@", got an address: clone it, and write node-core@../node',
    )
  }
  return { kind: 'node-core', place }
}
