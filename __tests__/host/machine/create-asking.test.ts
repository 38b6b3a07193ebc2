import { describe, expect, it } from 'vitest'
import { createAsking } from '../../../src/host/machine/create-asking.ts'
import { createProcesses } from '../../../src/host/process/create-processes.ts'

const processes = createProcesses()

describe('createAsking', () => {
  it('reads a file, and says when there is nothing to read', async () => {
    const ask = createAsking(processes)
    expect((await ask({ file: '/proc/loadavg' })).text).toMatch(/^[\d.]+ /)
    for (const file of ['/proc/none', '/proc'])
      expect(await ask({ file })).toEqual({ text: null, trouble: 'not there' })
  })

  it('tells what a program prints, and why it does not', async () => {
    const ask = createAsking(processes, 1)
    expect(await ask({ program: ['sh', '-c', 'echo out'] })).toEqual({
      text: 'out\n',
      trouble: null,
    })
    expect((await ask({ program: ['sh', '-c', 'echo err >&2'] })).text).toBe('err\n')
    const troubles = [
      await ask({ program: ['no-such-program'] }),
      await ask({ program: ['sh', '-c', 'echo not allowed >&2; exit 1'] }),
      await ask({ program: ['sh', '-c', 'exit 3'] }),
      await ask({ program: ['sleep', '100'] }),
    ]
    expect(troubles.map(({ trouble }) => trouble)).toEqual([
      'not on the PATH',
      'not allowed',
      'ended with exit code 3',
      'no answer within 1 s',
    ])
  })
})
