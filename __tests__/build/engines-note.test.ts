import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { enginesNote } from '../../src/build/engines-note.ts'
import { temporaryFolder } from '../fakes/git-repository.ts'
import { realHost } from '../fakes/real-host.ts'
import { buildOf } from '../fakes/results.ts'

async function noteFor(manifest: string) {
  const packageDirectory = temporaryFolder()
  writeFileSync(join(packageDirectory, 'package.json'), manifest)
  const runtime = { ...buildOf('base').runtime, version: '20.20.2' }
  return enginesNote({ packageDirectory, runtime, host: realHost() })
}

describe('enginesNote', () => {
  it('names the Node.js that a package asks for, where another runs it', async () => {
    expect(await noteFor('{"engines":{"node":">=22.19"}}')).toBe(
      'package.json asks for Node.js >=22.19, got 20.20.2: name another with "node"',
    )
  })

  it.each(['{"engines":{"node":">=18"}}', '{"engines":{"node":"the newest"}}', '{}', 'no JSON'])(
    'says nothing for %s',
    async (manifest) => {
      expect(await noteFor(manifest)).toBe(null)
    },
  )
})
