import { describe, expect, it } from 'vitest'
import {
  contestOf,
  type Benchmark,
  type Parameters,
  benchmarkSchema,
} from '../../../src/model/run/benchmark.ts'
import { serverSchema } from '../../../src/model/run/server.ts'
import { axisFromText, contestsOnAxes } from '../../../src/plan/contenders/contests-on-axes.ts'
import { UsageError } from '../../../src/model/usage-error.ts'
import { benchmarkOf, startedOf, suiteRowOf } from '../../fakes/plans.ts'

function chain(parameters: Parameters): Benchmark {
  const values = Object.entries(parameters).map(([name, value]) => `${name}=${String(value)}`)
  const facts = { suite: 'promises', name: 'chain', module: 'chain.js', parameters }
  return benchmarkOf(['promises/chain', ...values].join(' '), facts)
}

const libraries = ['async 3', 'when', 'q']
const chains = [1, 10].flatMap((depth) => libraries.map((library) => chain({ library, depth })))

function on(benchmarks: readonly Benchmark[], written: string): readonly string[] {
  const contests = contestsOnAxes(benchmarks, [axisFromText(written)])
  for (const one of contests) expect(benchmarkSchema.parse(one)).toBeDefined()
  return contests.map((one) => {
    const contest = contestOf(one)
    const seats = `${contest?.seats.head.side ?? ''}/${contest?.seats.base.side ?? ''}`
    return `${contest?.ids.head ?? ''} vs ${contest?.ids.base ?? ''} ${seats}`
  })
}

describe('axisFromText', () => {
  it.each([
    ['library=async 3, when,q', ['async 3', 'when', 'q'], false],
    ['library=async,*', ['async'], true],
  ])('reads the reference first, then the contenders: %j', (written, contenders, hasOthers) => {
    expect(axisFromText(written)).toEqual({ name: 'library', contenders, hasOthers })
  })

  it.each(['library', '=a,b', 'library=', 'library=a', 'library=*'])('refuses %j', (written) => {
    expect(() => axisFromText(written)).toThrow(UsageError)
  })
})

describe('contestsOnAxes', () => {
  it('lets each value of a parameter meet the reference, all else being equal', () => {
    expect(on(chains, 'library=async 3,q')).toEqual([
      'promises/chain library=q depth=1 vs promises/chain library=async 3 depth=1 head/head',
      'promises/chain library=q depth=10 vs promises/chain library=async 3 depth=10 head/head',
    ])
    expect(on(chains, 'library=async 3,*')).toHaveLength(4)
  })

  it('lets servers meet', () => {
    const server = (name: string): Benchmark => ({
      ...startedOf(name, 'node', `${name}.js`),
      driver: 'alternate',
      server: serverSchema.parse({}),
    })
    const servers = [server('bare'), server('express')]
    expect(on(servers, 'benchmark=bare,express')).toEqual(['express vs bare head/head'])
  })

  it('runs the reference with its own module and parameters', () => {
    const axes = [axisFromText('library=async 3,q')]
    const [first] = contestsOnAxes(chains, axes)
    expect(first).toMatchObject({
      id: 'promises/chain library=q depth=1 vs async 3',
      parameters: { library: 'q', depth: 1 },
      contest: {
        labels: { base: 'async 3', head: 'q' },
        reference: { module: 'chain.js', parameters: { library: 'async 3', depth: 1 } },
      },
    })
  })

  it('compares two commands, and two Node.js', () => {
    const commands = ['a', 'b'].map((id): Benchmark => ({
      ...startedOf(id, id),
      driver: 'command',
    }))
    expect(on(commands, 'benchmark=a,b')).toEqual(['b vs a head/head'])
    const nodes = ['20', '22'].map((runtime) =>
      benchmarkOf(`parse node=${runtime}`, { name: 'parse', runtime }),
    )
    expect(on(nodes, 'node=20,22')).toEqual(['parse node=22 vs parse node=20 head/head'])
  })

  it('says what there is when an axis or a contender does not exist', () => {
    expect(() => on(chains, 'libary=async 3,q')).toThrow('did you mean library?')
    expect(() => on(chains, 'library=async 3,p')).toThrow('(async 3, when, q), got "p"')
    expect(() => on(chains, 'node=20,22')).toThrow('name them with --node-version 20,22')
  })

  it('refuses contenders that are measured in different ways, or come from one process', () => {
    const command: Benchmark = { ...startedOf('b', 'b'), driver: 'command' }
    expect(() => on([benchmarkOf('a'), command], 'benchmark=a,b')).toThrow('measured alike')
    expect(() => on([suiteRowOf('a')], 'benchmark=a,b')).toThrow('they share one process')
  })
})
