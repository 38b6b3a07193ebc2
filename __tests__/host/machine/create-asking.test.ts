import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { createAsking } from '../../../src/host/machine/create-asking.ts'
import { createProcesses } from '../../../src/host/process/create-processes.ts'
import { temporaryFolder } from '../../fakes/git-repository.ts'

const processes = createProcesses()

describe('createAsking', () => {
  it('reads a file below the root, and says why there is no text', async () => {
    const root = temporaryFolder()
    mkdirSync(join(root, 'proc'))
    writeFileSync(join(root, 'proc', 'loadavg'), '0.5 0.4\n')
    symlinkSync('loop', join(root, 'proc', 'loop'))
    const ask = createAsking(processes, root)
    expect(await ask({ file: '/proc/loadavg' })).toEqual({ text: '0.5 0.4\n', trouble: null })
    expect(await ask({ file: '/proc/none' })).toEqual({ text: null, trouble: 'not there' })
    expect((await ask({ file: '/proc' })).trouble).toContain('EISDIR')
    expect((await ask({ file: '/proc/loop' })).trouble).toContain('ELOOP')
  })

  it('lists the first lines of files in the order of their numbers', async () => {
    const root = temporaryFolder()
    for (const cpu of ['cpu10', 'cpu9', 'cpuidle', 'cpu1']) {
      mkdirSync(join(root, 'cpu', cpu), { recursive: true })
      if (cpu !== 'cpuidle') writeFileSync(join(root, 'cpu', cpu, 'governor'), `of ${cpu}\nmore\n`)
    }
    const ask = createAsking(processes, root)
    expect((await ask({ files: '/cpu/cpu*/governor' })).text).toBe(
      '/cpu/cpu1/governor: of cpu1\n/cpu/cpu9/governor: of cpu9\n/cpu/cpu10/governor: of cpu10\n',
    )
    expect(await ask({ files: '/cpu/*/none' })).toEqual({ text: '', trouble: null })
  })

  it('tells what a program prints, and why it does not', async () => {
    const ask = createAsking(processes, '/', 1)
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
