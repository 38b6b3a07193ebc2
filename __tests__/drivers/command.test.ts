import { describe, expect, it } from 'vitest'
import { command } from '../../src/drivers/command.ts'
import { benchmarkOf } from '../fakes/plans.ts'
import { blockOf, pilotOf, play } from './play.ts'

const context = { benchmark: benchmarkOf('one'), block: blockOf(), pilot: pilotOf() }

describe('command', () => {
  it('runs place one, then place two, and hands their readings over', () => {
    const { value, trace } = play(command.block(context), (step) => ({
      time: step.place === 'one' ? 1 : 2,
    }))
    expect(trace).toEqual([
      { do: 'command', place: 'one' },
      { do: 'command', place: 'two' },
    ])
    expect(value).toEqual({ one: { time: 1 }, two: { time: 2 } })
  })

  it('names the place whose readings are none', () => {
    const answer = ({ place }: { place: string }): unknown =>
      place === 'one' ? { time: 1 } : { time: 'long' }
    expect(() => play(command.block(context), answer)).toThrow(
      expect.objectContaining({ name: 'AnswerError', place: 'two' }),
    )
  })
})
