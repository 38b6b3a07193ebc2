import type { Profile } from '../profile.ts'
import type { Side } from '../../../model/build/side.ts'
import { plainText } from '../../../render/text/escape.ts'

/**
 * Profiles as a file for speedscope, base and head of each benchmark one after the other; `null` when
 * none has a call tree.
 *
 * @returns JSON
 * @see https://www.speedscope.app/file-format-schema.json
 */
export function speedscopeOf(profiles: readonly Profile[]): string | null {
  const drawnProfiles = profiles.filter(({ nodes }) => nodes.length > 0)
  if (drawnProfiles.length === 0) return null
  const offsets = drawnProfiles.map((_, at) =>
    drawnProfiles.slice(0, at).reduce((sum, { functions }) => sum + functions.length, 0),
  )
  return JSON.stringify({
    $schema: 'https://www.speedscope.app/file-format-schema.json',
    exporter: 'deadheat',
    shared: {
      frames: drawnProfiles.flatMap(({ functions }) =>
        functions.map(({ name, file, line }) => ({
          name: plainText(name, 200),
          file: file === '' ? undefined : plainText(file, 300),
          line: line ?? undefined,
        })),
      ),
    },
    profiles: drawnProfiles.flatMap((profile, at) =>
      (['base', 'head'] as const).map((side) => sampledOf(profile, side, offsets[at] ?? 0)),
    ),
  })
}

function sampledOf({ benchmarkId, unit, nodes }: Profile, side: Side, offset: number): object {
  const stacks: number[][] = []
  const samples: (readonly number[])[] = []
  const weights: number[] = []
  for (const [parent, place, base, head] of nodes) {
    const stack = [...(stacks[parent] ?? []), place + offset]
    stacks.push(stack)
    const weight = side === 'base' ? base : head
    if (weight <= 0) continue
    samples.push(stack)
    weights.push(weight)
  }
  return {
    type: 'sampled',
    name: `${plainText(benchmarkId, 300)}, ${side}, per call`,
    unit: unit === 's' ? 'seconds' : 'bytes',
    startValue: 0,
    endValue: weights.reduce((sum, weight) => sum + weight, 0),
    samples,
    weights,
  }
}
