import type { Result } from '../model/result.ts'
import { sides } from '../model/side.ts'

/**
 * The Node.js of a result: `Node 24.9.0`, `Node 24.9.0 against 20.20.2`, or `Node 20.20.2, 24.9.0` for
 * several that both sides ran on; empty when nothing was built.
 *
 * @param text - how a version, which is foreign text, is shown
 */
export function nodeText(
  { builds, variants }: Pick<Result, 'builds' | 'variants'>,
  text: (version: string) => string,
): string {
  const several = (variants ?? []).flatMap((variant) => versionsIn(variant.builds))
  const versions = [...new Set(several.length > 0 ? several : versionsIn(builds))]
  if (versions.length === 0) return ''
  return `Node ${versions.map((version) => text(version)).join(several.length > 0 ? ', ' : ' against ')}`
}

function versionsIn(builds: Result['builds']): readonly string[] {
  return sides.toReversed().flatMap((side) => builds[side]?.runtime.version ?? [])
}
