import type { Profile, Ticks } from '../../../model/judging/profile.ts'

/**
 * The profiles of both sides in the file format of speedscope: one stack for each function, as heavy as
 * its ticks.
 */
export function speedscopeOf({ benchmarkId, ticks }: Profile): string {
  const names = [
    ...new Set([...ticks.base.functions, ...ticks.head.functions].map(({ name }) => name)),
  ]
  const index = new Map(names.map((name, at) => [name, at]))
  const profileOf = (name: string, { functions }: Ticks): object => ({
    type: 'sampled',
    name: `${benchmarkId}: ${name}`,
    unit: 'none',
    startValue: 0,
    endValue: functions.reduce((sum, one) => sum + one.ticks, 0),
    samples: functions.map((one) => [index.get(one.name) ?? 0]),
    weights: functions.map((one) => one.ticks),
  })
  return `${JSON.stringify({
    $schema: 'https://www.speedscope.app/file-format-schema.json',
    exporter: 'deadheat',
    name: benchmarkId,
    activeProfileIndex: 1,
    shared: { frames: names.map((name) => ({ name })) },
    profiles: [profileOf('base', ticks.base), profileOf('head', ticks.head)],
  })}\n`
}
