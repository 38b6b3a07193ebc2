import type { Cause } from '../model/judging/cause.ts'
import type { Result } from '../model/judging/result.ts'
import type { Plan } from '../model/run/plan.ts'
import type { CommentPart } from './comment/page.ts'
import type { Html } from './page/html.ts'
import { joinTexts } from './text/join.ts'

/** What a part knows of a row. */
export interface RowKnowledge {
  /** The functions that make it differ, the largest difference first; absent where it did not look. */
  readonly causes?: readonly Cause[]
  /** Why it is called changed, by what is known exactly, with names as `show` writes them; empty where it is not. */
  readonly why?: (show: (name: string) => string) => string
  /** Whether it is known to run nothing of what the change edits. */
  readonly runsNothing?: boolean
  /** What an opened row of the page shows; `null` where there is nothing. */
  readonly html?: () => Html | null
}

/** What a part shows of its own value in a result, which may come from strangers: it parses it. */
export interface ShownPart {
  readonly name: string
  /** What it knows of a row of a result. */
  readonly row?: (result: Result, benchmarkId: string) => RowKnowledge
  /** Sections of a comment, or items of how it was measured, each behind the named one. */
  readonly sections?: readonly { readonly behind: string; readonly part: CommentPart }[]
  /** Lines of plain text below the table. */
  readonly terminal?: (result: Result, width: number) => readonly string[]
  /** Below the tables of the page. */
  readonly card?: (result: Result) => Html
  /** The words of its own command, which repeats a run and names what is measured. */
  readonly typedWords?: (plan: Plan) => readonly string[] | null
  /** Files beside `result.json`: their texts, by name. */
  readonly files?: (result: Result) => Readonly<Record<string, string>>
}

let shownParts: readonly ShownPart[] = []

/** Hands in the parts, before anything is rendered. */
export function showParts(parts: readonly ShownPart[]): void {
  shownParts = parts
}

/** What each part knows of a row. */
export function rowFactsOf(result: Result, benchmarkId: string): readonly RowKnowledge[] {
  return shownParts.flatMap(({ row }) => row?.(result, benchmarkId) ?? [])
}

/** The functions that make a row differ; `null` where no part looked for them. */
export function causesOf(result: Result, benchmarkId: string): readonly Cause[] | null {
  const lists = rowFactsOf(result, benchmarkId).flatMap(({ causes }) => (causes ? [causes] : []))
  return lists.length === 0 ? null : lists.flat()
}

/**
 * Why a row differs, by what is known exactly; empty where no part knows.
 *
 * @param show - how a name is written
 */
export function whyOf(result: Result, benchmarkId: string, show: (name: string) => string): string {
  return joinTexts(
    rowFactsOf(result, benchmarkId).map(({ why }) => why?.(show) ?? ''),
    ' ',
  )
}

/** The sections of all parts behind the named one. */
export function partSections(name: string | undefined): readonly CommentPart[] {
  return shownParts.flatMap(({ sections = [] }) =>
    sections.flatMap(({ behind, part }) => (behind === name ? [part] : [])),
  )
}

/** What all parts say below the table of a terminal, line by line. */
export function partLines(result: Result, width: number): readonly string[] {
  return shownParts.flatMap(({ terminal }) => terminal?.(result, width) ?? [])
}

/** What those parts say that had something else to say of an earlier result of the same run. */
export function laterLines(result: Result, earlier: Result, width: number): readonly string[] {
  return shownParts.flatMap(({ terminal }) => {
    const lines = terminal?.(result, width) ?? []
    return lines.join('\n') === terminal?.(earlier, width).join('\n') ? [] : lines
  })
}

/** What all parts show below the tables of the page. */
export function cardsOf(result: Result): readonly Html[] {
  return shownParts.flatMap(({ card }) => card?.(result) ?? [])
}

/** The words of the command that repeats a run, where it is a part's; `null` where it is none. */
export function typedWordsOf(plan: Plan): readonly string[] | null {
  const [words] = shownParts.flatMap(({ typedWords }) => {
    const partWords = typedWords?.(plan) ?? null
    return partWords === null ? [] : [partWords]
  })
  return words ?? null
}

/** The files of all parts, by name. */
export function filesOf(result: Result): Readonly<Record<string, string>> {
  return Object.assign({}, ...shownParts.map(({ files }) => files?.(result)))
}
