import type { RevisionSpec } from '../model/build/selection.ts'

const withRuntime = /^(?<place>.*?)\s*\+\s*node:(?<node>[^\p{Cc}]{1,200})$/u
const isFolder = /^(?:\.{1,2}$|\.{0,2}\/)/
const isPacked = /\.(?:tgz|tar\.gz)$/

/**
 * Reads what a person in a terminal may name besides a revision: a folder, which begins with `.` or `/`,
 * or a packed package, which ends with `.tgz`, either with `+node:VERSION` behind it. No ref looks like
 * that.
 *
 * @returns `null` for anything else
 */
export function parsePlace(text: string): RevisionSpec | null {
  const { place = text, node } = withRuntime.exec(text)?.groups ?? {}
  const spec = { text: text.slice(0, 300), path: place, ...(node !== undefined && { node }) }
  if (isPacked.test(place) && !place.startsWith('npm:')) return { source: 'file', ...spec }
  return isFolder.test(place) ? { source: 'folder', ...spec } : null
}
