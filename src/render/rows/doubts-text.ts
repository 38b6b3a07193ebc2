import { findingsOfSides } from '../../model/judging/gating.ts'
import type { Result } from '../../model/judging/result.ts'

const causes: readonly (readonly [code: string, words: string])[] = [
  ['edited-benchmarks', 'head edited its own benchmarks'],
  ['control', 'base differed from itself'],
  ['contention', 'other work ran on the machine'],
  ['own-ends', 'processes ended by themselves'],
  ['layout', 'where code lies in memory moves rows'],
]

/** What makes the verdict doubtful; how much of it is said where it was measured. Empty when nothing does. */
export function doubtsText({ warnings, findings, plan }: Result): string {
  const rows = findingsOfSides(findings, plan).flatMap(({ judged: row }) => row?.warnings ?? [])
  const codes = new Set([...warnings, ...rows].map(({ code }) => code))
  return causes.flatMap(([code, words]) => (codes.has(code) ? [words] : [])).join(', and ')
}
