import type { SuitePlace } from './adapter.ts'

const remote = /^(?:https?|ssh|git|file):\/\/|^[\w.-]+@[\w.-]+:/

/**
 * Splits `--from FOLDER`, an unpacked source tree, or `--from URL#TAG`, a git repository, off a
 * command. Both sides then run the benchmarks of that source, each under its own Node.js.
 */
export function nodeCorePlace(command: readonly string[]): SuitePlace {
  const at = command.indexOf('--from')
  const from = at < 0 ? undefined : command[at + 1]
  if (from === undefined) return { source: null, words: command }
  const words = command.filter((_, index) => index !== at && index !== at + 1)
  if (!remote.test(from)) return { source: { kind: 'folder', path: from }, words }
  const hash = from.indexOf('#')
  const source =
    hash < 0
      ? ({ kind: 'repository', url: from, ref: null } as const)
      : ({ kind: 'repository', url: from.slice(0, hash), ref: from.slice(hash + 1) } as const)
  return { source, words }
}
