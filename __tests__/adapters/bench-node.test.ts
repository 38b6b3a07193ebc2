import { describe, expect, it } from 'vitest'
import { benchNode } from '../../src/adapters/bench-node.ts'
import { outputOf } from './recorded.ts'

describe('bench-node', () => {
  it('reads operations per second where it keeps no samples, of which more are better', () => {
    const row = { name: 'join', value: 9, unit: 'ops/s', statistic: 'mean', process: '1.0' }
    const { rows } = benchNode.read(outputOf({ lines: JSON.stringify(row) }))
    expect(rows).toEqual([
      { name: 'join', value: 9, unit: 'per_s', better: 'higher', statistic: 'mean' },
    ])
  })
})
