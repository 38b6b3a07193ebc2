import { describe, expect, it } from 'vitest'
import { injectSeconds, injectedLog } from '../../../src/drivers/steadiness.ts'
import { tryLanes } from '../../../src/parts/lanes/try-lanes.ts'
import { bearsCompany } from '../../../src/model/run/benchmark.ts'
import { lanesText, notWorthLanes } from '../../../src/parts/lanes/lanes.ts'
import { settleLanes } from '../../../src/parts/lanes/settle-lanes.ts'
import { settingFromText } from '../../../src/settings/setting-from-text.ts'
import { withDefaults } from '../../../src/settings/settings.ts'
import { actorOf, play } from '../../drivers/play.ts'
import { requestIn } from '../../fakes/comparison-requests.ts'
import { measuringHost, type Behaviour } from '../../fakes/measuring-host.ts'
import { benchmarkOf, planOf } from '../../fakes/plans.ts'
import { targetOf } from '../../fakes/targets.ts'

const good = {
  lanes: 2,
  speed: 1.7,
  spread: 1.1,
  effects: [1, 0.98] as [number, number],
  seconds: 6,
}

const asked = { target: targetOf('base'), seed: 3, mostSeconds: 7, isCancelled: () => false }

async function triedWith(perCall: Behaviour['perCall'] & {}) {
  const { host, diary } = measuringHost({ perCall })
  const trial = await tryLanes(asked, 2, host)
  if (typeof trial === 'string') throw new Error(trial)
  return { trial, starts: diary.filter((line) => line.startsWith('start')).length }
}

describe('a trial of several blocks at once', () => {
  it('puts exactly 5% more work into every other window', async () => {
    const actor = () => actorOf((_, calls) => calls * 10_000)
    const { value } = await play({ one: actor(), two: actor() }, (actors) =>
      injectSeconds(actors, 5, () => false),
    )
    expect(value.same).toHaveLength(8)
    for (const window of value.same) expect(window).toBeCloseTo(0, 9)
    for (const window of value.more) expect(window).toBeCloseTo(injectedLog, 9)
  })

  it('tells speed, spread and effects of one pair alone and of two at once', async () => {
    const { trial, starts } = await triedWith(
      ({ nth }) => 20_000 * (1 + Math.sin(nth * 12.9) / 100),
    )
    expect(trial.effects[0]).toBeCloseTo(1, 6)
    expect(trial.effects[1]).toBeCloseTo(1, 6)
    // Three pairs alone and three times two, of two processes each.
    expect(starts).toBe(18)
  })

  it('ends after a round where two at once scatter far more', async () => {
    let batches = 0
    const { trial, starts } = await triedWith(
      ({ nth }) => 20_000 * (1 + Math.sin(++batches * 12.9) / (nth < 2 ? 1000 : 100)),
    )
    expect(trial.spread).toBeGreaterThan(1.6)
    expect(starts).toBe(6)
  })

  it('begins no round when its time is over, and ends that which has begun with fewer windows', async () => {
    expect((await triedWith(() => 2_000_000)).starts).toBe(6)
  })

  it('that fails or is cancelled says why', async () => {
    const { host } = measuringHost({ breaks: () => 'it cannot start' })
    expect(await tryLanes(asked, 2, host)).toContain('it cannot start')
    expect(await tryLanes({ ...asked, isCancelled: () => true }, 2, host)).toBe('cancelled')
  })

  it('decides for them where they are faster, scatter no more, and find what is there', () => {
    expect(notWorthLanes(good)).toBeNull()
    expect(notWorthLanes({ ...good, speed: 1.1 })).toBe('they are only 1.1 times as fast')
    expect(notWorthLanes({ ...good, spread: 1.6 })).toBe('they scatter 1.6 times as much')
    expect(notWorthLanes({ ...good, effects: [1, 0.8] })).toBe(
      'they find 0.80 of a known difference',
    )
  })

  it('is told in words', () => {
    expect(lanesText({ count: 2, trial: good })).toBe(
      '2 blocks of in-process benchmarks were measured at once, each on CPUs of its own. A trial of 6 s with 2 at once showed 1.7 times as many in the same time, 1.10 times the spread, and 0.98 of a known difference, of which one at a time showed 1.00.',
    )
    expect(lanesText({ count: 1, trial: good })).toMatch(/^One block was measured at a/)
    expect(lanesText({ count: 2 })).not.toContain('trial')
  })
})

it('the setting "lanes" is a number or auto', () => {
  expect(settingFromText('lanes', 'auto', '--lanes')).toEqual({ lanes: 'auto' })
  expect(settingFromText('lanes', ' 2 ', '--lanes')).toEqual({ lanes: 2 })
  expect(() => settingFromText('lanes', 'many', '--lanes')).toThrow(/auto or a whole number/)
  expect(() => settingFromText('lanes', '0', '--lanes')).toThrow(/--lanes cannot be "0"/)
})

it('what bears company is work of one thread in a process of ours that does not want to be alone', () => {
  const work = benchmarkOf('work')
  expect(bearsCompany(work)).toBe(true)
  expect(bearsCompany({ ...work, alone: true })).toBe(false)
  expect(bearsCompany({ ...work, pinned: false })).toBe(false)
})

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
