import { describe, expect, it } from 'vitest'
import { diskTrouble } from '../../src/model/disk-trouble.ts'

/** An error of Node.js's file system. */
function refused(code: string, path?: string): Error {
  return Object.assign(new Error(code), { code, ...(path === undefined ? {} : { path }) })
}

describe('what the disk refuses', () => {
  it('is said in one line that names the place', () => {
    expect(diskTrouble(refused('ENOTDIR', '/a/file/below'))).toBe(
      'expected to use /a/file/below, got a file where a folder should be on the way to it: name another place (ENOTDIR)',
    )
    expect(diskTrouble(refused('EACCES'))).toMatch(/^expected to use its files, got no permission/)
  })

  it('is not what is a mistake in the program', () => {
    expect(diskTrouble(refused('ENOENT', '/nowhere'))).toBeNull()
    expect(diskTrouble(refused('constructor'))).toBeNull()
    expect(diskTrouble(new TypeError('x is not a function'))).toBeNull()
  })
})
