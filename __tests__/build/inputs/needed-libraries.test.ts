import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { neededLibraries } from '../../../src/build/inputs/needed-libraries.ts'
import { temporaryFolder } from '../../fakes/git-repository.ts'

describe('neededLibraries', () => {
  it('yields what the linker has written into a library, and where it is looked for', () => {
    const folder = temporaryFolder()
    writeFileSync(join(folder, 'a.c'), 'int a(void) { return 1; }\n')
    const run = (...argv: readonly string[]): void => {
      execFileSync('cc', [...argv], { cwd: folder })
    }
    run('-shared', '-fPIC', '-o', 'liba.so', '-Wl,-soname,liba.so.7', 'a.c')
    const own = ['-L.', '-la', '-lm', '-Wl,--no-as-needed', `-Wl,-rpath,$ORIGIN:${folder}`]
    run('-shared', '-fPIC', '-o', 'b.node', 'a.c', '-Wl,--no-as-needed', ...own)
    expect(neededLibraries(readFileSync(join(folder, 'b.node')))).toEqual({
      names: expect.arrayContaining(['liba.so.7', 'libm.so.6']),
      folders: ['$ORIGIN', folder],
    })
  })

  it('knows nothing of a file of another kind, or of one that is cut off', () => {
    expect(neededLibraries(Buffer.from('not a binary'))).toBeNull()
    const node = readFileSync(process.execPath)
    expect(neededLibraries(node.subarray(0, 200))).toBeNull()
    expect(neededLibraries(node)?.names).toContain('libc.so.6')
  })
})
