import { type Difference, type DifferenceKind, allowLine } from '../../model/build/difference.ts'
import type { Result } from '../../model/judging/result.ts'
import { codeOf, type NameForm } from '../text/escape.ts'
import { namedTexts } from '../text/join.ts'

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

/** Differences that a sentence names. */
const namedAtMost = 3

/** In what the sides differ that nobody asked for, and how to allow it: `in …; to allow it, write …`. */
export function unexpectedText(result: Result, { name }: Pick<NameForm, 'name'>): string {
  const differences = displayedDifferences(result).filter(({ asked: isRequested }) => !isRequested)
  if (differences.length === 0) return 'in something that was not requested'
  const line = allowLine(result.differences ?? [])
  const advice = line === '' ? '' : `; to allow it, write ${name(line)} in the settings`
  return `in ${namedTexts(differences, namedAtMost, ({ what, base, head }) => name(`${what}: ${base} → ${head}`))}${advice}`
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
