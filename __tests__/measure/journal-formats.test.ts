import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { resultOf } from '../../src/analysis/result-of.ts'
import { metrics } from '../../src/metrics/index.ts'
import type { JournalEntry } from '../../src/model/run/journal.ts'
import { parseJournal } from '../../src/model/run/parse-journal.ts'
import { collect } from '../../src/measure/collect.ts'
import { runEntry } from '../fakes/journals.ts'
import { collectRequestOf } from '../fakes/collect-requests.ts'
import { measuringHost } from '../fakes/measuring-host.ts'
import { benchmarkOf, planOf } from '../fakes/plans.ts'
import { buildOf } from '../fakes/results.ts'

const fixture = (name: string): string =>
  readFileSync(new URL(`../fixtures/journals/${name}`, import.meta.url), 'utf8')

const bytesOf = (entries: readonly JournalEntry[]): string =>
  `${JSON.stringify(resultOf(entries), null, 2)}\n`

const textOf = (entries: readonly JournalEntry[]): string =>
  entries.map((entry) => `${JSON.stringify(entry)}\n`).join('')

// The run of the fixture: one is slower on head, two is noisy and tells a series, three breaks, and
// every ninth look at the hypervisor finds that it took time.
const plan = planOf({
  benchmarks: [benchmarkOf('one'), benchmarkOf('two', { series: 3 }), benchmarkOf('three')],
  metrics: metrics.filter(({ id }) => ['time', 'cpu', 'gc-count', 'first-call'].includes(id)),
  policy: { ...planOf().policy, looks: [8, 10] },
  controlShare: 0.3,
  rebuildControl: true,
})

async function writtenNow(): Promise<string> {
  const { host, journal } = measuringHost({
    perCall: ({ side, module, nth }) => {
      const noise =
        Math.sin(nth * 12.9898 + (side === 'base' ? 1 : 2)) / (module === 'two' ? 5 : 500)
      return (module === 'one' && side === 'head' ? 22_000 : 20_000) * (1 + noise)
    },
    breaks: ({ module, side, nth }) =>
      module === 'three' && side === 'head' && nth >= 6 ? 'it broke' : null,
    stealSeconds: (asked) => 100 * Math.floor(asked / 9),
  })
  await collect(collectRequestOf(plan, { pinning: true }), host)
  const first = runEntry(plan)
  if (first.type !== 'run') throw new Error('expected a run, got something else')
  return [textOf([{ ...first, twin: buildOf('base') }]), ...journal].join('')
}

describe('a journal of format 1', () => {
  const text = fixture('format-1.ndjson')
  const entries = parseJournal(text, 'format-1')

  it('gives the bytes of result.json that it gave then', () => {
    expect(text).toContain('"format":"deadheat-journal/1"')
    expect(bytesOf(entries)).toBe(fixture('result.json'))
  })

  it('gives the same bytes when it is written as format 2', () => {
    const now = textOf(entries)
    expect(now).toContain('"format":"deadheat-journal/2"')
    expect(now).not.toContain('"control":')
    expect(bytesOf(parseJournal(now, 'format-2'))).toBe(fixture('result.json'))
  })

  it('tells what the same run tells now, block for block', async () => {
    // What its parts took was not written then.
    const now = (await writtenNow()).replaceAll(/,"spent":\{[^}]*\}/g, '')
    expect(parseJournal(now, 'now')).toEqual(entries)
    expect(bytesOf(parseJournal(now, 'now'))).toBe(fixture('result.json'))
    const kinds = entries.flatMap((entry) => ('sample' in entry ? [entry.sample.block.kind] : []))
    expect(new Set(kinds)).toEqual(new Set(['warm-up', 'pair', 'control', 'rebuild']))
  })

  it('may go on in format 2', () => {
    const lines = text.split('\n')
    const [begun, rest] = [lines.slice(0, 20), lines.slice(20)]
    const later = textOf(parseJournal([lines[0], ...rest].join('\n'), 'later'))
    const mixed = [...begun, ...later.split('\n').slice(1)].join('\n')
    expect(parseJournal(mixed, 'mixed')).toEqual(entries)
  })

  it('is refused when a line is of neither format', () => {
    const broken = text.replace('"control":true', '"control":"perhaps"')
    expect(() => parseJournal(broken, 'broken')).toThrow(/broken line \d+, got sample\.block/)
  })
})
