import { describe, expect, it } from 'vitest'
import { benchNode } from '../../src/adapters/bench-node.ts'
import { outputOf, recorded } from './recorded.ts'

describe('bench-node', () => {
  it('reads operations per second, of which more are better', () => {
    const { rows } = benchNode.read(outputOf({ file: recorded('bench-node-0.15.0.ndjson') }))
    expect(rows.map(({ name, unit, better }) => [name, unit, better])).toEqual([
      ['join', 'per_s', 'higher'],
      ['sort', 'per_s', 'higher'],
    ])
  })
})
