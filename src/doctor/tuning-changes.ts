import type { TuningChange } from '../model/machine/tuning.ts'
import type { TuningTarget } from './knob.ts'
import { knobs } from './knobs.ts'

/** A change, for people. */
export interface TitledChange extends TuningChange {
  readonly title: string
}

/**
 * All that has to be changed on this machine for measuring.
 *
 * @param read - the present values of the files that match a pattern
 */
export function tuningChanges(
  target: TuningTarget,
  read: (files: string) => readonly { readonly path: string; readonly value: string }[],
): readonly TitledChange[] {
  return knobs.flatMap(({ title, files, wanted }) =>
    read(files).flatMap(({ path, value }) => {
      const after = wanted(value, target)
      return after === null ? [] : [{ title, path, before: value, after }]
    }),
  )
}
