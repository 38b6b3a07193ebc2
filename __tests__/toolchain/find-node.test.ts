import { realpathSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { findNode } from '../../src/toolchain/tools.ts'
import { temporaryFolder } from '../fakes/git-repository.ts'
import { realHost } from '../fakes/real-host.ts'

function programIn(folder: string, name: string): string {
  const path = join(realpathSync(folder), name)
  writeFileSync(path, '#!/bin/sh\n', { mode: 0o755 })
  return path
}

describe('the Node.js on the PATH', () => {
  const foundBehind = (target: string): Promise<string | null> => {
    const links = temporaryFolder()
    symlinkSync(target, join(links, 'node'))
    return findNode(realHost({ PATH: links }))
  }

  it('is used where it really is, since builds do not see the links of a version manager', async () => {
    const node = programIn(temporaryFolder(), 'node')
    expect(await foundBehind(node)).toBe(node)
  })

  it('stays the link where that says to a launcher who is asked for', async () => {
    const launcher = programIn(temporaryFolder(), 'volta-shim')
    expect(await foundBehind(launcher)).toMatch(/\/node$/)
  })
})
