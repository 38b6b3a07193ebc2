import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { hyperfineRunOf } from '../../src/adapters/hyperfine.ts'

/** What that version wrote of one run of `sh -c 'exit 3'`, or of `kill -SEGV $$`. */
function recorded(name: string): string {
  return readFileSync(new URL(`../fixtures/hyperfine/${name}.json`, import.meta.url), 'utf8')
}

describe('hyperfineRunOf', () => {
  it('reads version 1.15, which does not tell the memory', () => {
    expect(hyperfineRunOf(recorded('1.15.0'))).toEqual({
      readings: {
        time: 0.0008323510000000001,
        cpu: expect.closeTo(0.000738, 12),
        'user-time': 0.0007379999999999999,
        'system-time': 0.0,
        'peak-memory': null,
      },
      exitCode: 3,
    })
  })

  it('reads version 1.20', () => {
    expect(hyperfineRunOf(recorded('1.20.0'))).toEqual({
      readings: {
        time: 0.000784961,
        cpu: 0.000696,
        'user-time': 0.000696,
        'system-time': 0.0,
        'peak-memory': 3031040,
      },
      exitCode: 3,
    })
  })

  it('reads version 2.0, whose schema is another', () => {
    expect(hyperfineRunOf(recorded('2.0.0'))).toEqual({
      readings: {
        time: 0.000875014,
        cpu: 0.000768,
        'user-time': 0.000768,
        'system-time': 0,
        'peak-memory': 2977792,
      },
      exitCode: 3,
    })
  })

  it.each(['1.15.0', '1.20.0', '2.0.0'])('reads the end by a signal from version %s', (version) => {
    expect(hyperfineRunOf(recorded(`${version}-signal`))?.exitCode).toBe(128 + 11)
  })

  it('yields nothing for anything else', () => {
    const twice = recorded('1.20.0').replace('"times": [', '"times": [ 0.1,')
    const negative = recorded('1.20.0').replace('"times": [', '"times": [ -')
    for (const text of ['', 'null', '{}', '{"results":[]}', '[1', twice, negative]) {
      expect(hyperfineRunOf(text)).toBeNull()
    }
  })

  it('takes a memory of zero for one that could not be read', () => {
    const text = recorded('1.20.0').replace('3031040', '0')
    expect(hyperfineRunOf(text)?.readings['peak-memory']).toBeNull()
  })
})
