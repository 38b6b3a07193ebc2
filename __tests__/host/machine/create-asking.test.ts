import { expect, it } from 'vitest'
import { createAsking } from '../../../src/host/machine/create-asking.ts'
import { createProcesses } from '../../../src/host/process/create-processes.ts'

const processes = createProcesses()

it('reads a file, and says when there is nothing to read', async () => {
  const ask = createAsking(processes)
  expect((await ask({ file: '/proc/loadavg' })).text).toMatch(/^[\d.]+ /)
  for (const file of ['/proc/none', '/proc'])
    expect(await ask({ file })).toEqual({ text: null, trouble: 'not there' })
})

it('tells what a program prints, and why it does not', async () => {
  const ask = createAsking(processes, 1)
  const shell = (script: string) => ask({ program: ['sh', '-c', script] })
  expect(await shell('echo out')).toEqual({ text: 'out\n', trouble: null })
  expect((await shell('echo err >&2')).text).toBe('err\n')
  expect((await shell('echo not allowed >&2; exit 1')).trouble).toBe('not allowed')
  expect((await shell('exit 3')).trouble).toBe('ended with exit code 3')
  expect((await ask({ program: ['no-such-program'] })).trouble).toBe('not on the PATH')
  expect((await ask({ program: ['sleep', '100'] })).trouble).toBe('no answer within 1 s')
})
