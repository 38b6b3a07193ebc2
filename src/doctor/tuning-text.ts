import { countText } from '../render/text/format.ts'
import type { TitledChange } from './tuning-changes.ts'

/** A value that could not be set, or was not restored. */
interface Unset {
  readonly path: string
  readonly value: string
  readonly reason: string
}

/** Describes what a tuning would do. */
export function tuningIntentText(
  changes: readonly TitledChange[],
  isWritable: (path: string) => boolean,
): string {
  if (changes.length === 0) return 'nothing to change: every setting found is already right\n'
  const lines = changes.map(({ title, path, before, after }) => {
    const forbidden = isWritable(path) ? '' : ' (not permitted)'
    return `  ${title}: ${path}: ${before} → ${after}${forbidden}\n`
  })
  return `would change ${countText(changes.length, 'setting')}:\n${lines.join('')}`
}

/** Describes what a tuning did, for a user who waits for something else. */
export function tunedText(changes: number, refusals: readonly Unset[]): string {
  const lines = refusals.map(({ path, reason }) => `  ${path}: ${reason}\n`)
  const tuned = countText(changes - refusals.length, 'setting')
  return lines.length === 0
    ? `deadheat: tuned ${tuned}\n`
    : `deadheat: tuned ${tuned}; these could not be changed:\n${lines.join('')}`
}

/** Lists what is still not restored, and how to restore it by hand. */
export function stuckText(stuck: readonly Unset[], recordPath: string): string {
  const lines = stuck.map(({ path, value, reason }) => `  echo '${value}' > ${path}  # ${reason}\n`)
  return (
    `deadheat: ${countText(stuck.length, 'setting')} could not be restored; as root, run\n` +
    `${lines.join('')}  rm ${recordPath}\nor try deadheat tune --reset again\n`
  )
}
