import type { Result } from '../../model/judging/result.ts'
import type { Runtime } from '../../model/build/runtime.ts'
import { sides } from '../../model/build/side.ts'
import { differsByNode } from '../../model/build/revision.ts'
import { differenceText, valueText } from '../text/format.ts'
import { codeOf, type NameForm } from '../text/escape.ts'

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

/** The Node.js of a result: `Node 24.9.0`, `Node 24.9.0 against 20.20.2`, or several; empty without builds. */
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

/** The two Node.js of sides that differ in nothing else: `Node 24.9.0 than on 20.20.2`; otherwise empty. */
export function onNodeText(
  { plan, builds }: Pick<Result, 'plan' | 'builds'>,
  { version }: Pick<NameForm, 'version'>,
  between: string,
): string {
  const [head, base] = differsByNode(plan.revisions) ? versionsIn(builds).map(version) : []
  return base === undefined ? '' : `Node ${String(head)} ${between} ${base}`
}

/** What the Node.js of the sides weigh by themselves; empty where they do not differ in that alone. */
export function nodeItselfText({ plan: { nodeItself } }: Pick<Result, 'plan'>): string {
  if (nodeItself === undefined) return ''
  const { base, head } = nodeItself
  const texts = weights.map(({ of, unit, what }) => {
    const [before, after] = [base[of], head[of]]
    return `${differenceText(after - before, unit)} ${what} (${valueText(before, unit)} → ${valueText(after, unit)})`
  })
  return `Node itself: ${texts.join(', ')}`
}

const weights = [
  { of: 'peakMemoryBytes', unit: 'B', what: 'of memory' },
  { of: 'startSeconds', unit: 's', what: 'to start' },
  { of: 'sizeBytes', unit: 'B', what: 'on the disk' },
] as const
