import type { Warning } from '../model/judgement.ts'
import type { ControlFlag } from './control-flags.ts'
import type { Run } from './run.ts'

/** Doubts about a run as a whole: what the control showed, and what the pilots noticed. */
export function runWarnings(
  { pilots }: Pick<Run, 'pilots'>,
  flags: readonly ControlFlag[],
): readonly Warning[] {
  return [...flags.map(controlWarning), ...pilots.flatMap(pilotWarnings)]
}

function controlWarning({ metric, name }: ControlFlag): Warning {
  const where = name === null ? 'over all benchmarks' : `in ${name}`
  return {
    code: 'control',
    text: `the control failed: base differed from itself in ${metric} ${where}, so no change of it is called; find what favours one side (other work, paths, caches) and run again`,
  }
}

function pilotWarnings({ benchmarkId, notes }: Run['pilots'][number]): readonly Warning[] {
  return notes.map((note) => ({ code: 'pilot', text: `${benchmarkId}: ${note}` }))
}
