import type { Warning } from '../model/judgement.ts'
import type { ControlFlag } from './control-flags.ts'
import type { Run } from './run.ts'

/** Doubts about a run as a whole: what the control showed, and what the pilots noticed. */
export function runWarnings(
  { plan, pilots }: Pick<Run, 'plan' | 'pilots'>,
  flags: readonly ControlFlag[],
): readonly Warning[] {
  return [...flags.map(controlWarning), ...layoutWarning(plan), ...pilots.flatMap(pilotWarnings)]
}

/** One build has one layout, and nothing measured of it tells the two apart. */
function layoutWarning({ placements }: Run['plan']): readonly Warning[] {
  if (placements === undefined || !('refused' in placements)) return []
  return [
    {
      code: 'layout',
      text: `addons were measured as they were linked, because ${placements.refused}: a change may come from where their code lies and not from what it does; build them by the recipe "addon" on Linux, or set "history" to a file with floors`,
    },
  ]
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
