import type { CurveChange, RecordCurve } from './curve.ts'
import type { RecordCommit } from './record-line.ts'
import { percentText } from '../../render/text/format.ts'

/** A curve and the file that its page is in. */
export interface SitePage {
  readonly curve: RecordCurve
  /** Relative to the top of the site. */
  readonly path: string
}

/** What all pages of a site say. */
export interface SiteFacts {
  readonly title: string
  /** Address of the repository's pages; `null` when it has none. */
  readonly repository: string | null
}

/** Each curve with a file name that stays the same as long as its benchmark is called the same. */
export function sitePages(curves: readonly RecordCurve[]): readonly SitePage[] {
  const takenNames = new Set<string>()
  return curves.map((curve) => {
    const { key, benchmark, metric } = curve
    const words = `${benchmark} ${metric}`
      .replaceAll(/[^A-Za-z0-9]+/g, '-')
      .replaceAll(/^-|-$/g, '')
    const name = `${words.slice(0, 60).toLowerCase()}-${hashOf(JSON.stringify([key, benchmark, metric]))}`
    let path = `b/${name}.html`
    for (let more = 2; takenNames.has(path); more += 1) path = `b/${name}-${more}.html`
    takenNames.add(path)
    return { curve, path }
  })
}

/** How a change reads: `step of +5.1% (+4.2 … +6.0%)`. */
export function curveChangeText({ kind, estimate, low, high }: CurveChange): string {
  return `${kind} of ${percentText(estimate)} (${percentText(low)} to ${percentText(high)})`
}

/** `worse` or `better`, for the change's colour and word. */
export function changeWord(curve: Pick<RecordCurve, 'better'>, { estimate }: CurveChange): string {
  return estimate > 0 === (curve.better === 'lower') ? 'worse' : 'better'
}

/** Where a commit is in the list of commits. */
export function commitAnchor({ position, sha }: RecordCommit): string {
  return `c${position}-${sha.slice(0, 7)}`
}

/** FNV-1a, 32 bits, in base 36 (Fowler, Noll and Vo 1991). */
function hashOf(text: string): string {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193) >>> 0
  }
  return hash.toString(36)
}
