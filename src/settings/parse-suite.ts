import type { SuiteSpec } from '../model/run/suite.ts'
import { UsageError } from '../model/usage-error.ts'

const nodeCorePrefix = 'node-core@'
const folderStart = /^(?:\.{1,2}(?:\/|$)|\/)/
const addressStart = /^(?:[a-z][a-z0-9+.-]*:(?:\/\/|:)|[\w.-]+@[\w.-]+:)/i

/**
 * Parses the name of a suite: one of the bundled ones, `./FOLDER`, or `node-core@FOLDER`. Throws a UsageError when it
 * begins like one of them and is none; no address is repeated in the message, because it may contain a password.
 */
export function parseSuite(text: string): SuiteSpec {
  if (/\p{Cc}/u.test(text))
    throw new UsageError('expected a suite, got a name with control characters')
  const isCore = text.startsWith(nodeCorePrefix)
  const place = isCore ? text.slice(nodeCorePrefix.length) : text
  if (place === '' || place.startsWith('npm:') || addressStart.test(place)) {
    throw new UsageError(
      'expected a bundled suite or a folder, or the source tree of Node.js after "node-core@", got an address, a package or nothing: fetch it, and name ./FOLDER or node-core@../node',
    )
  }
  if (isCore) return { kind: 'node-core', place }
  return folderStart.test(text)
    ? { kind: 'folder', path: text }
    : { kind: 'bundled', selector: text }
}
