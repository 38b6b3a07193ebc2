import { expect, it } from 'vitest'
import type { Sample } from '../../src/model/run/sample.ts'
import { samplesCsv } from '../../src/render/csv.ts'
import { blockOf } from '../drivers/play.ts'
import { benchmarkOf, timeMetric } from '../fakes/plans.ts'
import { resultWith } from '../fakes/results.ts'

function sampleOf(benchmarkId: string, base: number | null, head: number | null): Sample {
  return {
    block: blockOf({ index: 3, benchmarkId, coin: 'HB' }),
    base: { time: base },
    head: { time: head },
    startedAtSeconds: 12.5,
    seconds: 0.6,
    machine: {
      loadAverage: 0.5,
      stealRatio: null,
      runDelayRatio: { base: 0.01, head: null },
      involuntarySwitches: { base: 2, head: 3 },
    },
  }
}

const csvOf = (...samples: readonly Sample[]): string =>
  [
    ...samplesCsv(
      resultWith([], {
        plan: {
          benchmarks: [benchmarkOf('parse node=22', { runtime: '22' })],
          metrics: [timeMetric, { ...timeMetric, id: 'cpu' }],
        },
      }),
      samples,
    ),
  ].join('')

it('samplesCsv has one line for each metric that a sample has, in base units', () => {
  expect(csvOf(sampleOf('parse', 0.0412, 0.0409)).split('\r\n')).toEqual([
    'block,round,benchmark,node,driver,coin,kind,metric,unit,base,head,started_at_s,block_s,load_average,steal_ratio,base_run_delay_ratio,base_involuntary_switches,head_run_delay_ratio,head_involuntary_switches,reference,contender,cause',
    '3,1,parse,,pingpong,HB,pair,time,s,0.0412,0.0409,12.5,0.6,0.5,,0.01,2,,3,,,',
    '',
  ])
})

it('samplesCsv comes in pieces, so that a long run is never in memory as one text', () => {
  const result = resultWith([], { plan: { benchmarks: [benchmarkOf('parse')] } })
  const samples = Array.from({ length: 1200 }, () => sampleOf('parse', 1, 1))
  const pieces = [...samplesCsv(result, samples)]
  expect(pieces.length).toBeGreaterThan(2)
  expect(pieces.join('').split('\r\n')).toHaveLength(1 + 1200 + 1)
})

it('samplesCsv tells which of several Node.js ran it', () => {
  expect(csvOf(sampleOf('parse node=22', 1, 1))).toContain('\r\n3,1,parse node=22,22,pingpong,')
})

it('samplesCsv leaves a missing value empty', () => {
  expect(csvOf(sampleOf('parse', null, 1e-9))).toContain(',time,s,,1e-9,')
})

it.each([
  ['=1+1', `'=1+1`],
  ['+1', `'+1`],
  ['-1', `'-1`],
  ['@SUM(A1)', `'@SUM(A1)`],
  ['\t=1', `'\t=1`],
  ['\r=1', `"'\r=1"`],
  ['a,b', '"a,b"'],
  ['say "hi"', '"say ""hi"""'],
  ['two\nlines', '"two\nlines"'],
  ['=cmd,"x"', `"'=cmd,""x"""`],
  ['nul\0', 'nul\uFFFD'],
  ['\u001b]0;title\u0007', '\uFFFD]0;title\uFFFD'],
])('samplesCsv writes %j so that no spreadsheet runs or splits it', (name, cell) => {
  expect(csvOf(sampleOf(name, 1, 1))).toContain(`\r\n3,1,${cell},,pingpong,`)
})
