import { lstatSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Boundary } from './boundary.ts'
import { confiningScript } from './confining-script.ts'
import { systemCalls } from './entering-words.ts'
import { isInside } from '../files/is-inside.ts'
import { keyFilter } from './key-filter.ts'
import { mountTable } from './mount-table.ts'
import { sandboxPlan, type SandboxEntry } from './sandbox-plan.ts'

/** What a confined program is started with. */
export interface ConfiningFacts {
  readonly perl: string
  readonly architecture: string
  /** Capabilities that it keeps, by their numbers below 32. */
  readonly kept: readonly number[]
  /** Absolute paths that it does not see, except for paths inside them that are listed. */
  readonly secluded: readonly string[]
}

/**
 * The command line before a program that lets it reach only what a boundary lists; `null` on an
 * architecture whose system calls are not known. Names, sizes and times of other files stay visible.
 */
export function confiningWords({
  perl,
  architecture,
  kept,
  secluded,
}: ConfiningFacts): ((boundary: Boundary) => readonly string[]) | null {
  const calls = systemCalls(architecture)
  if (calls === null) return null
  const { prctl, capset, seccomp, close } = calls
  const rights = kept.reduce((mask, number) => mask | (1 << number), 0)
  const start = [perl, '-e', confiningScript, '--', [prctl, capset, seccomp, close].join(',')]
  const filter = keyFilter()
  return (boundary) => {
    const plan = sandboxPlan(boundary, { mounted: mountTable(), secluded })
    const hidden = plan.flatMap((entry) => (entry.kind === 'hidden' ? [entry.path] : []))
    return [
      ...start,
      String(rights),
      filter,
      ...plan.flatMap((entry) => wordsOf(entry, hidden)),
      'r:/proc',
      '--',
    ]
  }
}

function wordsOf(entry: SandboxEntry, hidden: readonly string[]): readonly string[] {
  switch (entry.kind) {
    case 'visible':
      return around(entry.path, hidden).map((path) => `r:${path}`)
    case 'writable':
      return [`w:${entry.path}`]
    case 'device':
      return [`d:${entry.path}`]
    // Folders in memory would need a mount, and what is hidden has no rule.
    case 'link':
    case 'own':
    case 'hidden':
      return []
  }
}

/** A rule holds for all that is below a folder, so one with something hidden in it is taken apart. */
function around(path: string, hidden: readonly string[]): readonly string[] {
  if (hidden.some((one) => isInside(path, one))) return []
  if (!hidden.some((one) => isInside(one, path)) || !lstatSync(path).isDirectory()) return [path]
  return readdirSync(path).flatMap((name) => around(join(path, name), hidden))
}
