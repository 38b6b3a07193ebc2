import type { Machine } from '../model/machine.ts'
import { chosenText } from './format.ts'

/** What the machine resolves, as a sentence; empty when that was not tried. */
export function steadinessText({ steadiness }: Pick<Machine, 'steadiness'>): string {
  const { before = null, after = null } = steadiness ?? {}
  const first = before ?? after
  if (first === null) return ''
  const later =
    before === null || after === null ? '' : `, and ${percentText(after.resolution)} afterwards`
  return `One program against itself: this machine resolves ${percentText(first.resolution)} in 30 s${later}.`
}

function percentText(resolution: number): string {
  return `±${chosenText(Number(resolution.toPrecision(2)))}`
}
