import { describe, expect, it } from 'vitest'
import { perfChanges, perfRows } from '../../scripts/perf/perf-table.ts'

// As perf 6.1 prints it.
const base = `# To display the perf.data header info, please use --header/--header-only options.
    91.52%    23.43%  [.] LazyCompile:*fromObject buffer.js:121
    10.00%     4.00%  [.] Stub:InstanceofStub
     6.00%     2.00%  [.] LazyCompile:*fromObject buffer.js:121:20
`
const head = `
    93.25%    46.56%  [.] LazyCompile:*fromObject buffer.js:130
     1.00%     1.00%  [k] clear_page
`

describe('where two programs spend their time, by perf', () => {
  it('is read without line numbers, and parts of one function together', () => {
    expect(perfRows(base)).toEqual([
      { name: 'LazyCompile:*fromObject buffer.js', total: 91.52, self: 25.43 },
      { name: 'Stub:InstanceofStub', total: 10, self: 4 },
    ])
    expect(perfRows('no samples')).toEqual([])
  })

  it('is told by the largest difference first, of functions of either side', () => {
    const changes = perfChanges(perfRows(base), perfRows(head))
    expect(changes.map(({ name }) => name)).toEqual([
      'LazyCompile:*fromObject buffer.js',
      'Stub:InstanceofStub',
      'clear_page',
    ])
    expect(changes[0]).toMatchObject({ base: { self: 25.43 }, head: { self: 46.56, total: 93.25 } })
    expect(changes[2]).toMatchObject({ base: { self: 0, total: 0 }, head: { self: 1 } })
  })
})
