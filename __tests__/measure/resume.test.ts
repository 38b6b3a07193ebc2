import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { resultOf } from '../../src/analysis/result-of.ts'
import type { JournalEntry } from '../../src/model/run/journal.ts'
import { parseJournal } from '../../src/model/run/read-journal.ts'
import type { Plan } from '../../src/model/run/plan.ts'
import type { Result } from '../../src/model/judging/result.ts'
import type { CollectRequest } from '../../src/measure/collect-request.ts'
import { collect, type CollectedRun } from '../../src/measure/collect.ts'
import { reopenJournal } from '../../src/measure/record.ts'
import { temporaryFolder } from '../fakes/git-repository.ts'
import { collectRequestOf } from '../fakes/collect-requests.ts'
import { brokenEntry, runEntry } from '../fakes/journals.ts'
import {
  measuringHost,
  type Behaviour,
  type MachineMoment,
  type StartedProcess,
} from '../fakes/measuring-host.ts'
import { benchmarkOf, planOf } from '../fakes/plans.ts'
import { realHost } from '../fakes/real-host.ts'

const plan = planOf({
  benchmarks: ['one', 'two', 'three', 'four', 'five'].map((id) => benchmarkOf(id)),
  policy: { ...planOf().policy, looks: [8, 10] },
  controlShare: 0.3,
})

// One is slower on head, two is noisy, three breaks for good, four breaks twice and then works, five
// cannot even be tried. Every third look at the hypervisor finds that it took time.
const behaviour: Behaviour = {
  perCall: ({ side, module, nth }) => {
    const noise = Math.sin(nth * 12.9898 + (side === 'base' ? 1 : 2)) / (module === 'two' ? 5 : 500)
    return (module === 'one' && side === 'head' ? 22_000 : 20_000) * (1 + noise)
  },
  breaks: (started) => breakOf(started),
  stealSeconds: (asked) => 100 * Math.floor(asked / 3),
}

function breakOf({ module, side, nth }: StartedProcess): string | null {
  if (module === 'five') return 'it cannot start'
  const isBroken = module === 'three' ? nth >= 6 : module === 'four' && (nth === 4 || nth === 5)
  return isBroken && side === 'head' ? 'it broke' : null
}

function requestOf(asked: Plan, changes: Partial<CollectRequest> = {}): CollectRequest {
  return collectRequestOf(asked, { isPinning: true, ...changes })
}

/** What the journal of such a run holds behind its first line. */
function pastOf(lines: readonly string[]): readonly JournalEntry[] {
  return parseJournal(lines.join(''), 'journal')
}

const firstLine = `${JSON.stringify(runEntry(plan))}\n`

/** The whole journal of a run that nobody stopped, and where the machine stood after each line. */
async function uninterrupted() {
  const { host, journal, moments } = measuringHost(behaviour)
  await collect(requestOf(plan), host)
  return { lines: [firstLine, ...journal], moments }
}

/** Goes on from what is left of a journal, on a machine that stands where it stood. */
async function resumed(
  text: string,
  moment: MachineMoment | undefined,
  changes: Partial<CollectRequest> = {},
): Promise<readonly JournalEntry[]> {
  const path = join(temporaryFolder(), 'journal.ndjson')
  writeFileSync(path, text)
  const [, ...past] = await reopenJournal(path, realHost().files)
  const { host, journal } = measuringHost(behaviour, moment)
  await collect(requestOf(plan, { past, ...changes }), host)
  return parseJournal(readFileSync(path, 'utf8') + journal.join(''), path)
}

/** All but the times, which another start of the clock makes others. */
function timeless(entries: readonly JournalEntry[]): readonly JournalEntry[] {
  const ran = { startedAtSeconds: 0, seconds: 0 }
  return entries
    .filter(({ type }) => type !== 'end')
    .map((entry) => {
      if (entry.type === 'pilot') return { ...entry, pilot: { ...entry.pilot, ran } }
      return 'sample' in entry ? { ...entry, sample: { ...entry.sample, ...ran } } : entry
    })
}

function timelessResult(entries: readonly JournalEntry[]): Result {
  return { ...resultOf(entries), seconds: 0 }
}

it('a run that was killed is the same in the end as one that was not, wherever between two entries it was killed', async () => {
  const { lines, moments } = await uninterrupted()
  const whole = parseJournal(lines.join(''), 'journal')
  // Everything that is hard to take up again is in there.
  const types = whole.map(({ type }) => type)
  expect(new Set(types)).toEqual(
    new Set(['run', 'pilot', 'attempt', 'failure', 'disturbed', 'sample', 'end']),
  )
  expect(types.filter((type) => type === 'failure')).toHaveLength(2)
  expect(lines.length).toBeGreaterThan(50)
  const result = timelessResult(whole)
  expect(result.findings.map(({ verdict }) => verdict)).toContain('regression')
  for (const count of lines.keys()) {
    if (count === 0) continue
    const entries = await resumed(lines.slice(0, count).join(''), moments[count - 2])
    expect(timeless(entries), `after line ${count}`).toEqual(timeless(whole))
    expect(timelessResult(entries)).toEqual(result)
    const starts = entries.flatMap((entry) =>
      entry.type === 'sample' ? [entry.sample.startedAtSeconds] : [],
    )
    expect(starts).toEqual(starts.toSorted((one, other) => one - other))
  }
}, 180_000)

it('a run goes on after a cancel, at whatever moment that came', async () => {
  const { lines } = await uninterrupted()
  const whole = parseJournal(lines.join(''), 'journal')
  for (let patience = 1; patience < 50; patience += 7) {
    let asked = 0
    const stopped = measuringHost(behaviour)
    const { reason } = await collect(
      requestOf(plan, { isCancelled: () => ++asked > patience }),
      stopped.host,
    )
    expect(reason).toBe('cancelled')
    const kept = stopped.journal.slice(0, -1)
    const entries = await resumed(firstLine + stopped.journal.join(''), stopped.moments.at(-1))
    expect(timeless(entries).slice(0, kept.length + 1)).toEqual(
      timeless(whole).slice(0, kept.length + 1),
    )
    expect(entries.filter(({ type }) => type === 'end')).toHaveLength(2)
    expect(entries.at(-1)).toMatchObject({ reason: 'nothing is left to measure' })
  }
}, 180_000)

it('a run that goes on counts the time that it had taken towards its budget, and goes on with more', async () => {
  const limited = { ...plan, budgetSeconds: 8 }
  const first = measuringHost(behaviour)
  const begun = await collect(requestOf(limited), first.host)
  expect(begun.reason).toBe('the budget is used up')
  const past = pastOf(first.journal)
  const again = measuringHost(behaviour)
  const { reason, seconds } = begun
  const ended = await collect(requestOf(limited, { past }), again.host)
  expect([ended.reason, ended.seconds]).toEqual([reason, seconds])
  expect(again.journal).toHaveLength(1)
  const pairsOf = ({ samples }: CollectedRun): ReadonlySet<string> =>
    new Set(samples.flatMap(({ block }) => (block.kind === 'pair' ? [block.benchmarkId] : [])))
  const more = await collect(
    requestOf(limited, { past, budgetSeconds: null }),
    measuringHost(behaviour, first.moments.at(-1)).host,
  )
  expect(more.reason).toBe('nothing is left to measure')
  expect(more.seconds).toBeGreaterThan(seconds)
  expect(more.samples.slice(0, begun.samples.length)).toEqual(begun.samples)
  expect(pairsOf(begun).size).toBeGreaterThan(0)
  expect(pairsOf(more).size).toBeGreaterThan(pairsOf(begun).size)
})

it('a run takes the same rows again that a tight budget had chosen, wherever it was killed, and however often', async () => {
  const limited = { ...plan, budgetSeconds: 8 }
  const whole = measuringHost(behaviour)
  await collect(requestOf(limited), whole.host)
  const lines = whole.journal.slice(0, -1)
  for (let count = 1; count < lines.length; count += 7) {
    const past = pastOf(lines.slice(0, count))
    const { host, journal } = measuringHost(behaviour, whole.moments[count - 1])
    const { reason } = await collect(requestOf(limited, { past }), host)
    expect(reason).toBe('the budget is used up')
    const all = pastOf([...lines.slice(0, count), ...journal])
    const once = requestOf(limited, { past: all })
    const { samples } = await collect(once, measuringHost(behaviour).host)
    const before = past.filter(({ type }) => type === 'sample')
    expect(samples.length).toBeGreaterThanOrEqual(before.length)
  }
}, 60_000)

it('a run goes on without the rows that its first budget had no time to try', async () => {
  const limited = { ...plan, budgetSeconds: 2 }
  const first = measuringHost(behaviour)
  // Whether there is time to call anything is not asked here.
  const { liveAfter } = requestOf(plan)
  const begun = await collect(requestOf(limited, { liveAfter }), first.host)
  const past = pastOf(first.journal)
  const tried = begun.pilots.map(({ benchmarkId }) => benchmarkId)
  expect(tried).not.toContain('four')
  expect(begun.samples).not.toEqual([])
  const notes: string[] = []
  const onProgress: CollectRequest['onProgress'] = (event) =>
    void notes.push(event.kind === 'note' ? event.text : '')
  const more = await collect(
    requestOf(limited, { past, budgetSeconds: null, liveAfter, onProgress }),
    measuringHost(behaviour, first.moments.at(-1)).host,
  )
  expect(more.reason).toBe('nothing is left to measure')
  expect(more.samples.slice(0, begun.samples.length)).toEqual(begun.samples)
  expect(more.pilots.map(({ benchmarkId }) => benchmarkId)).toEqual(tried)
  expect(notes).toContainEqual(
    expect.stringMatching(
      / left out \(four, five\), because the run had no time .* without --resume/,
    ),
  )
})

it('a run that goes on passes over what was found broken before the first pilot', async () => {
  const { lines, moments } = await uninterrupted()
  const broken = `${JSON.stringify(brokenEntry('other', { stage: 'pilot' }))}\n`
  const [first = '', ...rest] = lines
  const entries = await resumed(first + broken + rest.slice(0, 20).join(''), moments[19])
  const others = entries.filter((_, at) => at !== 1)
  expect(timeless(others)).toEqual(timeless(parseJournal(lines.join(''), 'journal')))
})

it('a run is refused when its journal holds the steps of another', async () => {
  const { lines } = await uninterrupted()
  const request = requestOf({ ...plan, seed: plan.seed + 1 }, { past: pastOf(lines.slice(1)) })
  await expect(collect(request, measuringHost(behaviour).host)).rejects.toThrow(
    /^expected the journal to continue with the (?:pair|control) of \w+ in round 1, got the pair of \w+ in round 1: it was changed or comes from another version, so start again without --resume$/,
  )
})

it('a run ends with one clear line on a full disk, and goes on when there is room', async () => {
  const { lines, moments } = await uninterrupted()
  const whole = parseJournal(lines.join(''), 'journal')
  for (const full of [1, 5, 6, 17, 40]) {
    const diskBytes = lines.slice(1, full).join('').length + 33
    const { host, journal } = measuringHost({ ...behaviour, diskBytes })
    await expect(collect(requestOf(plan), host)).rejects.toThrow(
      'expected to append to /results/journal.ndjson, got ENOSPC: no space left on device, write: make room there, then continue with --resume; what was measured before is kept',
    )
    expect(journal.at(-1)).toHaveLength(33)
    expect(timeless(parseJournal(firstLine + journal.join(''), 'journal'))).toEqual(
      timeless(whole).slice(0, full),
    )
    const entries = await resumed(firstLine + journal.join(''), moments[full - 2])
    expect(timelessResult(entries)).toEqual(timelessResult(whole))
  }
})

it('a journal that is reopened holds nothing where there is none, or only half a line', async () => {
  const path = join(temporaryFolder(), 'journal.ndjson')
  expect(await reopenJournal(path, realHost().files)).toEqual([])
  writeFileSync(path, firstLine.slice(0, 50))
  expect(await reopenJournal(path, realHost().files)).toEqual([])
  expect(readFileSync(path, 'utf8')).toBe('')
  // Nor of a last line that was cut inside a letter.
  const half = Buffer.from('{"type":"pilot","pilot":{"benchmarkId":"ä').subarray(0, -1)
  writeFileSync(path, Buffer.concat([Buffer.from(firstLine), half]))
  expect(await reopenJournal(path, realHost().files)).toHaveLength(1)
  expect(readFileSync(path, 'utf8')).toBe(firstLine)
})

it('reopenJournal says how to go on without one that cannot be read', async () => {
  const path = join(temporaryFolder(), 'journal.ndjson')
  writeFileSync(path, `${firstLine}garbage\n`)
  await expect(reopenJournal(path, realHost().files)).rejects.toThrow(
    /line 2, got garbage; a run without --resume starts anew$/,
  )
})
