import type { Build } from '../../model/build/build.ts'
import type { Difference, DifferenceKind } from '../../model/build/difference.ts'
import type { Result } from '../../model/judging/result.ts'
import { codeOf } from '../text/escape.ts'

/** A difference between the sides besides their code. All texts are foreign. */
export interface ReportedDifference {
  readonly what: string
  readonly base: string
  readonly head: string
  /**
   * Whether it was requested, or explained by the revisions; otherwise the result is not
   * comparable.
   */
  readonly asked: boolean
}

/** Differences between the built sides besides the revision itself; unexpected ones first. */
export function displayedDifferences({
  builds,
  differences,
}: Result): readonly ReportedDifference[] {
  const { base, head } = builds
  if (base === null || head === null) return []
  // Results from before differences were recorded have only their builds to compare.
  const observedDifferences =
    differences?.map(reportDifference) ??
    between(runtimeDifference(base), runtimeDifference(head), { isRequested: false })
  const buildDifferences = between(buildFacts(base), buildFacts(head), { isRequested: true })
  return [...observedDifferences, ...buildDifferences].toSorted(
    (first, right) => Number(first.asked) - Number(right.asked),
  )
}

/** One difference as code: what, base, head. */
export function sideDifferenceText({ what, base, head }: ReportedDifference): string {
  return codeOf(`${what}: ${base} → ${head}`)
}

/**
 * The line of a settings file that allows the unrequested differences; empty when there are none.
 */
export function allowText({ differences }: Result): string {
  const kinds = [
    ...new Set((differences ?? []).flatMap(({ asked: isAsked, kind }) => (isAsked ? [] : [kind]))),
  ]
  return kinds.length === 0 ? '' : `allow: [${kinds.join(', ')}]`
}

const words: Readonly<Record<DifferenceKind, string>> = {
  runtime: '',
  environment: 'variable ',
  dependencies: '',
  compiler: '',
  benchmarks: 'benchmark file ',
}

function reportDifference({
  kind,
  what,
  base,
  head,
  asked: isAsked,
}: Difference): ReportedDifference {
  const short = kind === 'benchmarks' ? 12 : undefined
  return {
    what: words[kind] + what,
    base: base?.slice(0, short) ?? 'none',
    head: head?.slice(0, short) ?? 'none',
    asked: isAsked,
  }
}

type DifferenceFacts = Readonly<Record<string, string>>

function between(
  before: DifferenceFacts,
  after: DifferenceFacts,
  { isRequested }: { readonly isRequested: boolean },
): readonly ReportedDifference[] {
  return Object.keys({ ...before, ...after })
    .map((what) => ({
      what,
      base: before[what] ?? 'none',
      head: after[what] ?? 'none',
      asked: isRequested,
    }))
    .filter(({ base, head }) => base !== head)
}

function runtimeDifference({ runtime: { version, versions } }: Build): DifferenceFacts {
  const { node: _node, ...parts } = versions
  return { 'Node.js': version, ...parts }
}

function buildFacts({ recipe, addons }: Build): DifferenceFacts {
  return {
    recipe,
    'addons compiled here': String(addons.filter(({ builtHere }) => builtHere).length),
    'prebuilt addons': String(addons.filter(({ builtHere }) => !builtHere).length),
  }
}
