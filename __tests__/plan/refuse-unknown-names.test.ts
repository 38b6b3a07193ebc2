import { describe, expect, it } from 'vitest'
import { refuseUnknownNames } from '../../src/plan/refuse-unknown-names.ts'

const described = [{ names: ['servers', 'files'] }, { names: ['library'] }, {}]

describe('a value for a parameter that no benchmark has', () => {
  it('is refused, with the nearest name', () => {
    expect(() => refuseUnknownNames({ file: ['3'] }, described)).toThrow(
      'expected "set" to name a parameter or an option of the benchmarks, got "file": did you mean "files"',
    )
  })

  it('is refused, with all names where none is near', () => {
    expect(() => refuseUnknownNames({ colour: ['red'] }, described)).toThrow(
      'they have files, library, servers',
    )
    expect(() => refuseUnknownNames({ colour: ['red'] }, [])).toThrow('they have none')
  })

  it('is none where one of them has it', () => {
    expect(() => refuseUnknownNames({ library: ['q'], files: ['3'] }, described)).not.toThrow()
  })
})
