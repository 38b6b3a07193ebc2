import type { Result } from '../model/judging/result.ts'

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
