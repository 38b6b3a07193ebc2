import type { RevisionSpec } from '../model/build/selection.ts'
import { isPackageName } from '../model/build/manifest.ts'
import { UsageError } from '../model/usage-error.ts'

const packagePrefix = 'npm:'
const packageVersion = /^[0-9a-z^~<>=*][0-9a-z.^~<>=|* +_-]*$/i

// Characters that no ref and no relative revision contains: ranges, searches, paths, globs, blanks,
// controls.
const foreign = /\.\.|[\s:?*[\\\p{Cc}]/u
const longest = 300

// No name of a commit or package contains a colon after this.
const runtimeSuffix = /^(?:(?<named>.*?)\s*\+\s*)?node:(?<node>[^\p{Cc}]{1,200})$/u

/**
 * Parses `npm:NAME@VERSION` or the name of a commit, either with an optional `+node:VERSION`. `node:VERSION` alone is
 * the checked-out revision under that Node.js, or an empty folder outside a repository. Throws a UsageError when the
 * text is neither, or could be read as an option or an address.
 */
export function parseRevision(spec: string): RevisionSpec {
  const { named, node } = runtimeSuffix.exec(spec)?.groups ?? {}
  if (node === undefined) return parseTree(spec)
  const text = spec.slice(0, longest)
  return named === undefined
    ? { source: 'runtime', text, node }
    : { ...parseTree(named), text, node }
}

function parseTree(spec: string): RevisionSpec {
  return spec.startsWith(packagePrefix)
    ? parsePackage(spec, spec.slice(packagePrefix.length))
    : parseRef(spec)
}

function parsePackage(spec: string, packageText: string): RevisionSpec {
  // A scope begins with the character that also separates the version.
  const at = packageText.indexOf('@', 1)
  const name = at < 0 ? packageText : packageText.slice(0, at)
  const isName = isPackageName(name) && spec.length <= longest
  if (!isName || at < 0) {
    const cure = isName ? `write "${spec}@latest" for the newest` : 'that is not a package name'
    throw new UsageError(`expected npm:NAME@VERSION, got ${JSON.stringify(spec)}: ${cure}`)
  }
  const versionText = packageText.slice(at + 1)
  if (!packageVersion.test(versionText)) {
    throw new UsageError(
      `expected a version, a range or a tag after "${packagePrefix}${name}@", got ${JSON.stringify(versionText)}`,
    )
  }
  return { source: 'package', text: spec, name, wanted: versionText }
}

function parseRef(ref: string): RevisionSpec {
  const [, base, dots, head] = /^([^.\s][^\s]*?)(\.{2,3})([^.\s]\S*)?$/.exec(ref) ?? []
  if (base !== undefined) {
    const what = dots === '...' ? ', whose merge base is "merge-base" as the base' : ''
    throw new UsageError(
      `expected one revision, got the range ${JSON.stringify(ref.slice(0, longest))}: write ${base} ${head ?? 'HEAD'}${what}`,
    )
  }
  if (ref === '' || ref.startsWith('-') || foreign.test(ref) || ref.length > longest) {
    throw new UsageError(
      `expected a branch, tag, commit or npm:NAME@VERSION, got ${JSON.stringify(ref.slice(0, longest))}`,
    )
  }
  return { source: 'commit', text: ref, ref }
}

const folderStart = /^(?:\.{1,2}$|\.{0,2}\/)/

/** A folder that a person in a terminal names: `.` or `/` first, `+node:VERSION` behind it or not; else `null`. */
export function parsePlace(text: string): RevisionSpec | null {
  const { named: place = text, node } = runtimeSuffix.exec(text)?.groups ?? {}
  if (!folderStart.test(place)) return null
  return { source: 'folder', text: text.slice(0, 300), path: place, node }
}
