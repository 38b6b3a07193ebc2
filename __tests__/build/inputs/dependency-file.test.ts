import { describe, expect, it } from 'vitest'
import {
  commandsInDependencyFile,
  filesInDependencyFile,
} from '../../../src/build/inputs/dependency-file.ts'

// As gcc 12 and gyp leave it, shortened.
const written = `cmd_Release/obj.target/tiny/tiny.o := cc -o a.o ../tiny.c -I/opt/in clude: -c
Release/obj.target/tiny/tiny.o: ../tiny.c /usr/include/stdc-predef.h \\
 /usr/include/stdio.h /opt/with\\ space/a.h \\
 /opt/cost$$5/b.h /opt/c\\#/c.h
../tiny.c:
/usr/include/stdio.h:
`

describe('filesInDependencyFile', () => {
  it('yields every file that was read, each once, as it is named', () => {
    expect(filesInDependencyFile(written)).toEqual([
      '../tiny.c',
      '/usr/include/stdc-predef.h',
      '/usr/include/stdio.h',
      '/opt/with space/a.h',
      '/opt/cost$5/b.h',
      '/opt/c#/c.h',
    ])
  })

  it('finds nothing where nothing is', () => {
    expect(filesInDependencyFile('')).toEqual([])
    expect(filesInDependencyFile('no rule')).toEqual([])
  })
})

it('commandsInDependencyFile yields what gyp notes of the command', () => {
  expect(commandsInDependencyFile(written)).toEqual(['cc -o a.o ../tiny.c -I/opt/in clude: -c'])
})
