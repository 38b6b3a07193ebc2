import { describe, expect, it } from 'vitest'
import { suiteSchema, type ListedSuite } from '../../../src/model/run/suite.ts'
import { suitesText } from '../../../src/render/terminal/suites-text.ts'

const preset = { about: 'some of it', pairs: 12, minutes: 3 }
const about = suiteSchema.parse({
  title: 'File servers',
  question: 'Which is faster?',
  source: 'a study',
  sides: { base: 'node:20', head: 'node:22' },
  presets: { quick: preset, published: preset, sweep: preset },
  tables: [],
})

/** A suite with one benchmark that only some presets measure. */
function suiteOf(parameters: ListedSuite['benchmarks'][number]['parameters']): ListedSuite {
  return {
    name: 'file-server',
    about,
    benchmarks: [
      { name: 'file-server/cell', question: null, parameters, trouble: null, leftOut: [] },
    ],
  }
}

describe('suitesText', () => {
  it('has a line for each of several, and says more of one', () => {
    const suite = suiteOf({ quick: [{}], published: [{}], sweep: [{}] })
    expect(suitesText([suite, { ...suite, name: 'napa' }], 100)).toBe(
      'file-server  File servers\nnapa         File servers\n',
    )
    expect(suitesText([suite], 100)).toContain('\n  deadheat study file-server\n')
  })

  it('shows the parameters of a benchmark that is no part of the published preset', () => {
    const sweep = [{ servers: 4 }, { servers: 8 }]
    const text = suitesText([suiteOf({ quick: [{ servers: 0 }], published: [], sweep })], 100)
    expect(text).toContain('servers: 4, 8 (rows: 1 / 0 / 2)')
  })

  it('says so where there are none', () => {
    const text = suitesText([suiteOf({ quick: [{}], published: [{}], sweep: [{}] })], 100)
    expect(text).toContain('no parameters (rows: 1 / 1 / 1)')
  })
})
