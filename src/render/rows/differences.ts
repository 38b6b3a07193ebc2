import type { Difference, DifferenceKind } from '../../model/build/difference.ts'
import type { Result } from '../../model/judging/result.ts'
import { codeOf } from '../text/escape.ts'

/** A difference between the sides besides their code. All texts are foreign. */
export interface ReportedDifference {
  readonly what: string
  readonly base: string
  readonly head: string
  /** Whether it was requested, or explained by the revisions; otherwise the result is not comparable. */
  readonly asked: boolean
}

/** Differences between the built sides besides the revision itself; unexpected ones first. */
export function displayedDifferences({
  builds: { base, head },
  differences = [],
}: Result): readonly ReportedDifference[] {
  if (base === null || head === null) return []
  const recipes = { what: 'recipe', base: base.recipe, head: head.recipe, asked: true }
  return [
    ...differences.map(reportDifference),
    ...(base.recipe === head.recipe ? [] : [recipes]),
  ].toSorted((first, second) => Number(first.asked) - Number(second.asked))
}

/** One difference as code: what, base, head. */
export function sideDifferenceText({ what, base, head }: ReportedDifference): string {
  return codeOf(`${what}: ${base} → ${head}`)
}

const words: Readonly<Record<DifferenceKind, string>> = {
  runtime: '',
  environment: 'variable ',
  dependencies: '',
  compiler: '',
  benchmarks: 'benchmark file ',
}

function reportDifference(difference: Difference): ReportedDifference {
  const { kind, what, base, head, asked: isAsked } = difference
  const length = kind === 'benchmarks' ? 12 : undefined
  return {
    what: words[kind] + what,
    base: base?.slice(0, length) ?? 'none',
    head: head?.slice(0, length) ?? 'none',
    asked: isAsked,
  }
}
