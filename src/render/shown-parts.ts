import type { Cause } from '../model/judging/cause.ts'
import type { Result } from '../model/judging/result.ts'
import type { Plan } from '../model/run/plan.ts'
import type { CommentPart, Page } from './comment/page.ts'
import type { Html } from './page/html.ts'
import { joinTexts } from './text/join.ts'

/** A sentence on how a run was measured. */
export interface Remark {
  readonly title: string
  readonly text: string
}

/** What a part shows of its own value in a result, which may come from strangers: it parses it. */
export interface ShownPart {
  readonly name: string
  /** How it changed what was measured; `null` where it did not. */
  readonly remark?: (value: unknown) => Remark | null
  /** The functions that make a row differ, the largest difference first; `null` where it did not look. */
  readonly causes?: (result: Result, benchmarkId: string) => readonly Cause[] | null
  /** Why a row that is called changed differs, by what is known exactly, as Markdown; empty where it is not. */
  readonly why?: (page: Page, benchmarkId: string) => string
  /** Whether a row is known to run nothing of what the change edits. */
  readonly runsNothing?: (result: Result, benchmarkId: string) => boolean
  /** Sections of a comment, each behind the named one. */
  readonly sections?: readonly { readonly behind: string; readonly part: CommentPart }[]
  /** Lines of plain text below the table. */
  readonly terminal?: (result: Result, width: number) => readonly string[]
  /** Below the tables of the page. */
  readonly card?: (result: Result) => Html
  /** The words of its own command, which repeats a run and names what is measured. */
  readonly typedWords?: (plan: Plan) => readonly string[] | null
  /** What it shows in an opened row of the page; `null` where it has nothing of it. */
  readonly rowPart?: (result: Result, benchmarkId: string) => Html | null
  /** Files beside `result.json`: their texts, by name. */
  readonly files?: (result: Result) => Readonly<Record<string, string>>
}

let shownParts: readonly ShownPart[] = []

/** Hands in the parts, before anything is rendered. */
export function showParts(parts: readonly ShownPart[]): void {
  shownParts = parts
}

/** What all parts remark on how a result was measured. */
export function remarksOf({ parts }: Pick<Result, 'parts'>): readonly Remark[] {
  return shownParts.flatMap(({ name, remark }) => remark?.(parts[name]) ?? [])
}

/** The functions that make a row differ; `null` where no part looked for them. */
export function causesOf(result: Result, benchmarkId: string): readonly Cause[] | null {
  const lists = shownParts
    .map(({ causes }) => causes?.(result, benchmarkId) ?? null)
    .filter((list) => list !== null)
  return lists.length === 0 ? null : lists.flat()
}

/** Why a row differs, by what is known exactly; empty where no part knows. */
export function whyOf(page: Page, benchmarkId: string): string {
  return joinTexts(shownParts.map(({ why }) => why?.(page, benchmarkId) ?? ''))
}

/** Whether a part knows that a row runs nothing of what the change edits. */
export function runsNothing(result: Result, benchmarkId: string): boolean {
  return shownParts.some((part) => part.runsNothing?.(result, benchmarkId) === true)
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

/** What all parts show in an opened row. */
export function rowPartsOf(result: Result, benchmarkId: string): readonly Html[] {
  return shownParts.flatMap(({ rowPart }) => rowPart?.(result, benchmarkId) ?? [])
}

/** The files of all parts, by name. */
export function filesOf(result: Result): Readonly<Record<string, string>> {
  return Object.assign({}, ...shownParts.map(({ files }) => files?.(result)))
}
