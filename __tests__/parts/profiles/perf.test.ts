import { expect, it } from 'vitest'
import type { ProcessSpec } from '../../../src/host/process/processes.ts'
import { findPerf } from '../../../src/parts/profiles/perf.ts'
import { outcomeOf } from '../../fakes/outcomes.ts'

async function foundOn(programs: readonly string[], exitCode: number) {
  const tried: ProcessSpec[] = []
  const found = await findPerf({
    find: (name) => Promise.resolve(programs.includes(name) ? `/usr/bin/${name}` : null),
    run: (spec) => {
      tried.push(spec)
      return Promise.resolve(outcomeOf({ exitCode }))
    },
  })
  return { found, tried }
}

it('findPerf tries it with the privileges of measured code', async () => {
  const { found, tried } = await foundOn(['perf', 'sleep'], 0)
  expect(found).toBe('/usr/bin/perf')
  expect(tried).toMatchObject([{ isolated: true, network: 'loopback' }])
})

it('findPerf has none where the kernel forbids it', async () => {
  expect((await foundOn(['perf', 'sleep'], 255)).found).toBe(null)
})

it.each([[[]], [['perf']], [['sleep']]])('findPerf has none with only %j', async (programs) => {
  expect(await foundOn(programs, 0)).toEqual({ found: null, tried: [] })
})
