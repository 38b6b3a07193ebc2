import { symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { findNode } from '../../src/toolchain/tools.ts'
import { temporaryFolder } from '../fakes/git-repository.ts'
import { realHost } from '../fakes/real-host.ts'

it.each([
  ['where it really is, since builds do not see the links of a version manager', 'node', 'node'],
  ['as the link where that says to a launcher who is asked for', 'volta-shim', null],
])('the Node.js on the PATH is used %s', async (_, name, real) => {
  const [folder, links] = [temporaryFolder(), temporaryFolder()]
  writeFileSync(join(folder, name), '#!/bin/sh\n', { mode: 0o755 })
  symlinkSync(join(folder, name), join(links, 'node'))
  const found = await findNode(realHost({ PATH: links }))
  expect(found).toBe(real === null ? join(links, 'node') : join(folder, real))
})
