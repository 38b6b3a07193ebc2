import type { Result } from '../../model/judging/result.ts'
import type { Runtime } from '../../model/build/runtime.ts'
import { sides } from '../../model/build/side.ts'
import { codeOf } from '../text/escape.ts'
import type { NameForm } from '../text/names.ts'

const places: Readonly<Record<Runtime['source'], string>> = {
  path: "the job's PATH",
  given: 'the path that was given',
  'tool-cache': "the runner's tool cache",
  npm: 'a package of the registry',
  built: 'the build of its side',
}

/** Which Node.js ran the sides and where each came from; empty when nothing was built. */
export function runtimeText({ builds, variants }: Pick<Result, 'builds' | 'variants'>): string {
  const versions = (variants ?? [{ builds }]).flatMap(({ builds: pair }) => {
    const sideVersions = sides.flatMap((side) => {
      const runtime = pair[side]?.runtime
      if (runtime === undefined) return []
      return [{ side, text: `Node.js ${codeOf(runtime.version)} from ${places[runtime.source]}` }]
    })
    const texts = [...new Set(sideVersions.map(({ text }) => text))]
    return texts.length === 1 ? texts : sideVersions.map(({ side, text }) => `${text} for ${side}`)
  })
  return versions.length === 0 ? '' : `**The runtime**: ${versions.join(', ')}.`
}

/**
 * The Node.js of a result: `Node 24.9.0`, `Node 24.9.0 against 20.20.2`, or `Node 20.20.2, 24.9.0`
 * for several that both sides ran on. Empty when nothing was built.
 */
export function nodeText(
  { builds, variants }: Pick<Result, 'builds' | 'variants'>,
  names: Pick<NameForm, 'version'>,
): string {
  const variantVersions = (variants ?? []).flatMap((variant) => versionsIn(variant.builds))
  const versions = [...new Set(variantVersions.length > 0 ? variantVersions : versionsIn(builds))]
  if (versions.length === 0) return ''
  return `Node ${versions.map(names.version).join(variantVersions.length > 0 ? ', ' : ' against ')}`
}

function versionsIn(builds: Result['builds']): readonly string[] {
  return sides.toReversed().flatMap((side) => builds[side]?.runtime.version ?? [])
}
