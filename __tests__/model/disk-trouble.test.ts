import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { diskTrouble } from '../../src/model/disk-trouble.ts'
import { temporaryFolder } from '../fakes/git-repository.ts'

function thrownBy(action: () => unknown): unknown {
  try {
    action()
  } catch (error) {
    return error
  }
  throw new Error('expected an error, got none')
}

describe('what the disk refuses', () => {
  it('is said in one line that names the place', () => {
    const file = join(temporaryFolder(), 'file')
    writeFileSync(file, '')
    const place = join(file, 'below')
    const text = diskTrouble(thrownBy(() => mkdirSync(place)))
    expect(text).toBe(
      `expected to use ${place}, got a file where a folder should be on the way to it: name another place (ENOTDIR)`,
    )
  })

  it('is not what is a mistake in the program', () => {
    expect(diskTrouble(thrownBy(() => readFileSync('/nowhere/at/all')))).toBeNull()
    expect(diskTrouble(new TypeError('x is not a function'))).toBeNull()
  })
})
