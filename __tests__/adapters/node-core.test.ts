import { describe, expect, it } from 'vitest'
import { nodeCore } from '../../src/adapters/node-core.ts'
import { nodeCoreListOf } from '../../src/adapters/node-core-list.ts'
import { outputOf, recorded } from './recorded.ts'

describe('a benchmark of Node.js itself', () => {
  it('yields its rate, of which more is better, and what its process has used', () => {
    const usage = '{"usage":{"cpuSeconds":0.5,"peakMemoryBytes":4e7}}'
    const output = outputOf({ stdout: recorded('node-core-run.ndjson'), file: usage })
    expect(nodeCore.read(output)).toEqual({
      rows: [{ name: 'rate', value: expect.any(Number), unit: 'per_s', better: 'higher' }],
      cpuSeconds: 0.5,
      peakMemoryBytes: 4e7,
    })
  })

  it('is refused without a report, or with a rate that is none', () => {
    expect(() => nodeCore.read(outputOf({ stdout: 'hello' }))).toThrow(/expected the report/)
    expect(() => nodeCore.read(outputOf({ stdout: '{"report":{"rate":0}}' }))).toThrow(/above 0/)
  })
})

describe('the list of a folder', () => {
  it('has every configuration with its parameters and the file’s own flags, and what is left out', () => {
    const list = nodeCoreListOf(recorded('node-core-list.ndjson'))
    expect(
      list?.configurations.map(({ name, flags, parameters }) => [name, flags, parameters]),
    ).toEqual(
      ['one', 'two'].map((type) => [
        'url/url-parse',
        ['--no-warnings', '--max-lazy'],
        { n: '100', type },
      ]),
    )
    expect(list?.skipped).toEqual([
      'url/http is left out: it needs a load generator (wrk, h2load or autocannon)',
    ])
  })

  it('is refused when it is something else', () => {
    expect(nodeCoreListOf('{"file":1}')).toBeNull()
  })
})
