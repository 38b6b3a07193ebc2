import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { hyperfineRunOf } from '../../src/adapters/hyperfine.ts'

/** What that version wrote of one run of `sh -c 'exit 3'`, or of `kill -SEGV $$`. */
function recorded(name: string): string {
  return readFileSync(new URL(`../fixtures/hyperfine/${name}.json`, import.meta.url), 'utf8')
}

it.each([
  // Which does not tell the memory.
  ['1.15.0', 0.0008323510000000001, 0.0007379999999999999, null],
  ['1.20.0', 0.000784961, 0.000696, 3031040],
  // Whose schema is another.
  ['2.0.0', 0.000875014, 0.000768, 2977792],
])('reads version %s, and the end by a signal from it', (version, time, cpu, memory) => {
  const own = { 'user-time': cpu, 'system-time': 0, 'peak-memory': memory }
  const readings = { time, cpu: expect.closeTo(cpu, 12), ...own }
  expect(hyperfineRunOf(recorded(version))).toEqual({ readings, exitCode: 3 })
  expect(hyperfineRunOf(recorded(`${version}-signal`))?.exitCode).toBe(128 + 11)
})

it('yields nothing for anything else, and takes a memory of zero for one that could not be read', () => {
  const text = recorded('1.20.0')
  const others = ['0.1,', '-'].map((more) => text.replace('"times": [', `"times": [ ${more}`))
  for (const other of ['', 'null', '{}', '{"results":[]}', '[1', ...others])
    expect(hyperfineRunOf(other)).toBeNull()
  const none = hyperfineRunOf(text.replace('3031040', '0'))
  expect(none?.readings['peak-memory']).toBeNull()
})
