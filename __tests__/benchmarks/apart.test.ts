import { execFileSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'

const file = fileURLToPath(new URL('../../benchmarks/suites/node-core/_apart.cjs', import.meta.url))

const splitSchema = z.custom<Halves>((value) => typeof value === 'function')

// The file is JavaScript; a wrong name fails the tests.
const load: (path: string) => unknown = createRequire(import.meta.url)
const { halves, apart } = z.object({ halves: splitSchema, apart: splitSchema }).parse(load(file))

type Halves = (
  allowed: string,
  coreOf: (cpu: number) => number,
) => { readonly service: readonly number[]; readonly users: readonly number[] } | null

describe('a service and its users', () => {
  it('have half of the CPUs each, and what shares a core stays together', () => {
    expect(halves('0-3', (cpu) => cpu % 2)).toEqual({ service: [0, 2], users: [1, 3] })
  })

  it('have only those that may be used', () => {
    expect(halves('1,4-5,9', (cpu) => cpu)).toEqual({ service: [1, 4], users: [5, 9] })
  })

  it('share fewer than four', () => {
    expect(halves('0-2', (cpu) => cpu)).toBeNull()
    expect(halves('7', (cpu) => cpu)).toBeNull()
  })

  it('have one CPU and all others where the client is to keep the service busy', () => {
    expect(apart('0-3', (cpu) => Math.floor(cpu / 2))).toEqual({ service: [0], users: [2, 3] })
    expect(apart('4-5', () => 0)).toEqual({ service: [4], users: [5] })
    expect(apart('7', (cpu) => cpu)).toBeNull()
  })

  it('start on their own CPUs, and so does what they start', () => {
    const script = `
      const allowedIn = (status) => /Cpus_allowed_list:\\s*(\\d+)/.exec(status)[1]
      const status = () => require('fs').readFileSync('/proc/self/status', 'utf8')
      const first = allowedIn(status())
      require(${JSON.stringify(file)}).stayOn([first])
      const child = require('child_process').execFileSync('cat', ['/proc/self/status'], { encoding: 'utf8' })
      console.log(first, allowedIn(status()), allowedIn(child), status().includes('list:\\t' + first + '\\n'))`
    const said = execFileSync(process.execPath, ['-e', script], { encoding: 'utf8' })
    expect(said).toMatch(/^(\d+) \1 \1 true$/m)
  })
})
