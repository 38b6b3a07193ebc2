import type { TuningChange } from '../model/machine/tuning.ts'
import type { TuningTarget } from './knob.ts'
import { knobs } from './knobs.ts'

/** Describes a change for people. */
export interface TitledChange extends TuningChange {
  readonly title: string
}

/**
 * All changes needed before measuring on this machine.
 *
 * @param read - returns the current values of the files that match a pattern
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
