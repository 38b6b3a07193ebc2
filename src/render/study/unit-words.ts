import type { StudyTable } from '../../model/run/study.ts'

/** What follows a value in each unit of a study's tables. */
export const unitWords: Readonly<Record<StudyTable['unit'], string>> = {
  s: 's',
  ms: 'ms',
  µs: 'µs',
  ns: 'ns',
  B: 'bytes',
  KiB: 'KiB',
  MiB: 'MiB',
  per_s: '/s',
  count: '',
  '%': '%',
}
