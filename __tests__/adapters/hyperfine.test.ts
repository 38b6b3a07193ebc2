import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { hyperfineRunOf } from '../../src/adapters/hyperfine.ts'

/** What that version wrote of one run of `sh -c 'exit 3'`, or of `kill -SEGV $$`. */
function recorded(name: string): string {
  return readFileSync(new URL(`../fixtures/hyperfine/${name}.json`, import.meta.url), 'utf8')
}

describe('hyperfineRunOf', () => {
  it.each([
    // Which does not tell the memory.
    ['1.15.0', 0.0008323510000000001, 0.0007379999999999999, null],
    ['1.20.0', 0.000784961, 0.000696, 3031040],
    // Whose schema is another.
    ['2.0.0', 0.000875014, 0.000768, 2977792],
  ])('reads version %s', (version, time, cpu, memory) => {
    expect(hyperfineRunOf(recorded(version))).toEqual({
      readings: {
        time,
        cpu: expect.closeTo(cpu, 12),
        'user-time': cpu,
        'system-time': 0,
        'peak-memory': memory,
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
