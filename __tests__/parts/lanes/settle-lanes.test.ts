import { describe, expect, it } from 'vitest'
import { settleLanes } from '../../../src/parts/lanes/settle-lanes.ts'
import { withDefaults } from '../../../src/settings/settings.ts'
import { requestIn } from '../../fakes/comparison-requests.ts'
import { measuringHost } from '../../fakes/measuring-host.ts'
import { benchmarkOf, planOf } from '../../fakes/plans.ts'
import { targetOf } from '../../fakes/targets.ts'

async function settledAt(load: number | null) {
  const { host, diary } = measuringHost({ perCall: () => 20_000 })
  const notes: string[] = []
  const request = requestIn(null, {
    onProgress: (progress) => {
      if (progress.kind === 'note') notes.push(progress.text)
    },
  })
  const schedule = await settleLanes({
    session: {
      request,
      settings: withDefaults({}),
      host: { ...host, machine: { ...host.machine, loadAverage: () => Promise.resolve(load) } },
      seed: 3,
      journalPath: '/nowhere/journal.ndjson',
    },
    isPinning: true,
    plan: planOf({ benchmarks: Array.from('abcdefgh', (id) => benchmarkOf(id)) }),
    target: targetOf('base'),
    past: [],
  })
  const processes = diary.filter((line) => line.startsWith('start')).length
  return { lanes: schedule === null ? 1 : 2, notes, processes }
}

describe('how many blocks are measured at once', () => {
  it('is not tried where the load is above the number of CPUs, and says so', async () => {
    expect(await settledAt(30)).toEqual({
      lanes: 1,
      notes: [
        'one block at a time is measured: the load of this machine, 30.0, is above its number of CPUs',
      ],
      processes: 0,
    })
  })

  it.each([2, 0.5, null])('is tried at a load of %s', async (load) => {
    const { notes, processes } = await settledAt(load)
    expect(notes).toHaveLength(1)
    expect(notes[0]).toMatch(/blocks are measured at once|of 2 at once/)
    expect(processes).toBeGreaterThan(0)
  })
})
