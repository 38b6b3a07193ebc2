import { describe, expect, it } from 'vitest'
import {
  isDiskFull,
  withoutRoom,
  diskTrouble,
  UnmeasurableError,
} from '../../src/model/unmeasurable-error.ts'

const full = Object.assign(new Error('ENOSPC: no space left on device, write'), {
  code: 'ENOSPC',
  path: '/tmp/x',
})

describe('a full disk', () => {
  it('is told in one line, with what is kept', () => {
    expect(isDiskFull(full)).toBe(true)
    const told = withoutRoom(full, 'what was measured is kept')
    expect(told).toBeInstanceOf(UnmeasurableError)
    expect(String(told)).toBe(
      'UnmeasurableError: expected room on the disk for /tmp/x, got none left (ENOSPC: no space left on device, write): make room there, or name another folder in TMPDIR; what was measured is kept',
    )
  })

  it('is recognised as the cause of another error, whose path is told', () => {
    const write = Object.assign(new Error('ENOSPC: no space left on device, write'), {
      code: 'ENOSPC',
    })
    const log = new Error('expected to write /tmp/x', { cause: write })
    expect(String(withoutRoom(Object.assign(log, { path: '/tmp/x' }), ''))).toBe(
      'UnmeasurableError: expected room on the disk for /tmp/x, got none left (ENOSPC: no space left on device, write): make room there, or name another folder in TMPDIR',
    )
    expect(isDiskFull(log)).toBe(true)
  })

  it('is nothing that another error is taken for', () => {
    const other = Object.assign(new Error('EACCES'), { code: 'EACCES' })
    expect(isDiskFull(other)).toBe(false)
    expect(withoutRoom(other, 'kept')).toBe(other)
    expect(withoutRoom('text', '')).toBe('text')
  })
})

function refused(code: string, path?: string): Error {
  return Object.assign(new Error(code), { code, ...(path === undefined ? {} : { path }) })
}

describe('what the disk refuses', () => {
  it('is said in one line that names the place', () => {
    expect(diskTrouble(refused('ENOTDIR', '/a/file/below'))).toBe(
      'expected to use /a/file/below, got a file where a folder should be on the way to it: name another place (ENOTDIR)',
    )
    expect(diskTrouble(Object.assign(refused('ENOENT', '/proc/x'), { syscall: 'mkdir' }))).toBe(
      'expected to use /proc/x, got a place where no folder can be made: name another (ENOENT)',
    )
    expect(diskTrouble(refused('EFBIG', '/a'))).toMatch(
      /^expected to use \/a, got a limit .*ulimit -f/,
    )
    expect(diskTrouble(refused('EACCES'))).toMatch(/^expected to use its files, got no permission/)
  })

  it('is not what is a mistake in the program', () => {
    expect(diskTrouble(refused('ENOENT', '/nowhere'))).toBeNull()
    expect(diskTrouble(refused('constructor'))).toBeNull()
    expect(diskTrouble(new TypeError('x is not a function'))).toBeNull()
  })
})
