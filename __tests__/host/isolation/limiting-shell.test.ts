import { spawnSync } from 'node:child_process'
import { mkdtempSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { limitingShell } from '../../../src/host/isolation/limiting-shell.ts'
import { defaultLimits } from '../../../src/host/isolation/memory-limit.ts'
import { temporaryFolder } from '../../fakes/git-repository.ts'

/** Output of a program that such a shell starts, under the name by which shells follow POSIX. */
function outputOf(program: string, way: 'becoming' | 'waiting', argv: readonly string[]): string {
  const shell = join(mkdtempSync(join(temporaryFolder(), 'shell-')), 'sh')
  symlinkSync(program, shell)
  const limits = { ...defaultLimits, processes: 5000, fileBytes: 1024 }
  const { becoming, waiting } = limitingShell(shell, { env: '/usr/bin/env', limits, threads: 100 })
  const [first = '', ...rest] = way === 'becoming' ? becoming : waiting('/')
  const { stdout, stderr } = spawnSync(first, [...rest, ...argv], {
    encoding: 'utf8',
    env: { ONE: '1' },
  })
  return stdout + stderr
}

describe.each([
  ['dash', 'becoming'],
  ['dash', 'waiting'],
  ['bash', 'becoming'],
  ['bash', 'waiting'],
] as const)('%s, %s a program', (shell, way) => {
  const program = `/bin/${shell}`

  it('leaves it the variables that were given, and no other', () => {
    expect(outputOf(program, way, ['/usr/bin/env'])).toBe('ONE=1\n')
  })

  it('hands over words as they are', () => {
    const words = ['a b', '$HOME', '`id`', '', '*']
    const printed = outputOf(program, way, ['/usr/bin/printf', '[%s]', ...words])
    expect(printed).toBe(words.map((word) => `[${word}]`).join(''))
  })

  it('limits its files and processes', () => {
    const text = outputOf(program, way, ['/bin/cat', '/proc/self/limits'])
    expect(text).toMatch(/^Max file size\s+1024\s+1024\s/m)
    expect(text).toMatch(/^Max processes\s+5100\s+5100\s/m)
  })
})
