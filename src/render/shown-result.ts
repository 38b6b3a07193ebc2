import type { Cause } from '../model/judging/cause.ts'
import type { Result } from '../model/judging/result.ts'
import type { CommentSection, RowKnowledge, ShownPart } from './comment/comment-input.ts'
import { joinTexts } from './text/join.ts'

/** A result, with the parts that show their own values in it. */
export interface ShownResult {
  readonly result: Result
  readonly parts: readonly ShownPart[]
}

/** What each part knows of a row. */
export function rowFactsOf(
  { result, parts }: ShownResult,
  benchmarkId: string,
): readonly RowKnowledge[] {
  return parts.flatMap(({ row }) => row?.(result, benchmarkId) ?? [])
}

/** The functions that make a row differ; `null` where no part looked for them. */
export function causesOf(shown: ShownResult, benchmarkId: string): readonly Cause[] | null {
  const lists = rowFactsOf(shown, benchmarkId).flatMap(({ causes }) => (causes ? [causes] : []))
  return lists.length === 0 ? null : lists.flat()
}

/** Why a row differs, by what is known exactly, with names as `show` writes them; empty where no part knows. */
export function whyOf(
  shown: ShownResult,
  benchmarkId: string,
  show: (name: string) => string,
): string {
  const causes = causesOf(shown, benchmarkId)
  return joinTexts(
    rowFactsOf(shown, benchmarkId).map(({ why }) => why?.(causes, show) ?? ''),
    ' ',
  )
}

/** The sections of all parts behind the named one. */
export function partSections(
  parts: readonly ShownPart[],
  name: string | undefined,
): readonly CommentSection[] {
  return parts.flatMap(({ sections = [] }) =>
    sections.flatMap(({ behind, section }) => (behind === name ? [section] : [])),
  )
}

/** What those parts say that had something else to say of an earlier result of the same run. */
export function laterLines(
  { result, parts }: ShownResult,
  earlier: Result,
  width: number,
): readonly string[] {
  return parts.flatMap(({ terminal }) => {
    const lines = terminal?.(result, width) ?? []
    return lines.join('\n') === terminal?.(earlier, width).join('\n') ? [] : lines
  })
}
