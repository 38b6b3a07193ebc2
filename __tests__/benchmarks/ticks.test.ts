import { createRequire } from 'node:module'
import { basename } from 'node:path'
import { expect, it } from 'vitest'
import { z } from 'zod'

const countsSchema = z.object({
  all: z.number(),
  outside: z.number(),
  byName: z.record(z.string(), z.number()),
})

const { ticksIn } = z
  .object({ ticksIn: z.function({ input: [z.string()], output: countsSchema }) })
  .parse(createRequire(import.meta.url)('../../benchmarks/suites/node-core/_ticks.cjs'))

it('the log of --prof of Node.js 4 is counted by function, also where its code has moved, and by library', () => {
  const log = [
    `shared-library,"/usr/bin/${basename(process.execPath)}",0x1000,0x2000`,
    'shared-library,"/lib/libc.so.6",0x3000,0x4000',
    'code-creation,LazyCompile,1,0x5000,256,"make buffer.js:121:20",0x9000,*',
    'code-creation,Stub,2,0x6000,256,"InstanceofStub"',
    'tick,0x5010,1,0,0x0,0',
    'code-move,0x5000,0x7000',
    'code-move,0x8000,0x8800',
    'tick,0x7010,2,0,0x0,0',
    'tick,0x5010,3,0,0x0,0',
    'tick,0x60ff,4,0,0x0,0',
    'tick,0x1010,5,0,0x0,0',
    'tick,0x3010,6,0,0x0,0',
    '',
  ]
  expect(ticksIn(log.join('\n'))).toEqual({
    all: 6,
    outside: 1,
    byName: { '*make buffer.js:121:20': 2, InstanceofStub: 1 },
  })
})
