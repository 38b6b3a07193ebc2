import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { dirname, join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { createFiles } from '../../../src/host/files/files.ts'
import { findHyperfine } from '../../../src/host/tools/hyperfine.ts'
import type { HyperfineRelease } from '../../../src/host/tools/hyperfine-releases.ts'
import { createProcesses } from '../../../src/host/process/processes.ts'
import { toolPaths } from '../../../scripts/test-tools.ts'
import { temporaryFolder } from '../../fakes/git-repository.ts'

const files = createFiles()

function program(path: string, text: string): string {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, `#!/bin/sh\n${text}\n`)
  chmodSync(path, 0o755)
  return path
}

const speaking = (version: string): string => `echo "hyperfine ${version}"`

/** A machine whose PATH holds a shell and, before it, that folder. */
function hostWith(folder: string) {
  return { files, processes: createProcesses({ PATH: `${folder}:/usr/bin:/bin` }) }
}

const nowhere = { given: null, mayBuild: false, releases: [] }

describe('findHyperfine', () => {
  it('takes the given one, whatever else is there', async () => {
    const folder = temporaryFolder()
    program(join(folder, 'hyperfine'), speaking('1.15.0'))
    const given = toolPaths().hyperfine
    const search = { given, cacheDirectory: folder, mayBuild: false }
    expect(await findHyperfine(search, hostWith(folder))).toEqual({
      ok: true,
      path: given,
      version: '1.20.0',
      source: 'given',
    })
  })

  it('finds one on PATH, and else one in the tool cache', async () => {
    const folder = temporaryFolder()
    const cached = program(
      join(folder, 'cache/tools/hyperfine-1.20.0/bin/hyperfine'),
      speaking('1.20.0'),
    )
    const search = { ...nowhere, cacheDirectory: join(folder, 'cache') }
    expect(await findHyperfine(search, hostWith(folder))).toMatchObject({ path: cached })
    const onPath = program(join(folder, 'hyperfine'), speaking('2.0.0'))
    expect(await findHyperfine(search, hostWith(folder))).toMatchObject({
      path: onPath,
      version: '2.0.0',
      source: 'on PATH',
    })
  })

  it('is not taken in by the npm package of the same name', async () => {
    const folder = temporaryFolder()
    program(join(folder, 'hyperfine'), 'echo "This package needs a binary."')
    const search = { ...nowhere, cacheDirectory: join(folder, 'cache') }
    const found = await findHyperfine(search, hostWith(folder))
    expect(found).toMatchObject({ ok: false })
    expect(found.ok ? '' : found.message).toContain(
      'is not hyperfine: its --version says "This package',
    )
    expect(found.ok ? '' : found.message).toContain('install hyperfine 1.20.0')
  })

  it('says what to do where there is none', async () => {
    const folder = temporaryFolder()
    const search = { ...nowhere, cacheDirectory: folder }
    expect(await findHyperfine(search, hostWith(folder))).toEqual({
      ok: false,
      message:
        'expected hyperfine, got none on PATH: install hyperfine 1.20.0, or name its path with the option hyperfine',
    })
  })

  it('fetches a pinned archive, keeps the program, and finds it there the next time', async () => {
    const { release, requests } = await published(speaking('1.20.0'))
    const folder = temporaryFolder()
    const search = { ...nowhere, cacheDirectory: folder, releases: [release] }
    const fetched = await findHyperfine(search, hostWith(folder))
    expect(fetched).toMatchObject({ ok: true, source: 'fetched and verified' })
    expect(await findHyperfine(search, hostWith(folder))).toMatchObject({
      source: 'in the tool cache',
    })
    expect(requests()).toBe(1)
  })

  it('lets cargo build it where that is allowed, and hands it no token', async () => {
    const folder = temporaryFolder()
    // Does what `cargo install --locked --root ROOT PACKAGE` would, and tells what it was given.
    program(
      join(folder, 'cargo'),
      `[ "$1 $2 $3 $5" = "install --locked --root hyperfine@1.20.0" ] || exit 9
       env > ${folder}/seen
       mkdir -p "$4/bin" && printf '#!/bin/sh\\necho hyperfine 1.20.0\\n' > "$4/bin/hyperfine"
       chmod +x "$4/bin/hyperfine"`,
    )
    const environment = {
      PATH: `${folder}:/usr/bin:/bin`,
      HOME: folder,
      CARGO_REGISTRY_TOKEN: 'secret',
      GITHUB_TOKEN: 'secret',
    }
    const host = { files, processes: createProcesses(environment) }
    const search = { ...nowhere, cacheDirectory: join(folder, 'cache'), mayBuild: true }
    expect(await findHyperfine(search, host)).toMatchObject({
      version: '1.20.0',
      source: 'by cargo',
    })
    expect(readFileSync(join(folder, 'seen'), 'utf8')).not.toContain('secret')
    expect(await findHyperfine(search, host)).toMatchObject({ source: 'in the tool cache' })
  })

  it('says why cargo could not build it', async () => {
    const folder = temporaryFolder()
    program(join(folder, 'cargo'), 'echo "error: no such registry" >&2; exit 101')
    const search = { ...nowhere, cacheDirectory: folder, mayBuild: true }
    const found = await findHyperfine(search, hostWith(folder))
    expect(found.ok ? '' : found.message).toContain('(error: no such registry)')
  })

  it('refuses an archive with another checksum, and leaves nothing of it', async () => {
    const { release } = await published('echo evil > ran')
    const folder = temporaryFolder()
    const releases = [{ ...release, sha256: '0'.repeat(64) }]
    const found = await findHyperfine(
      { ...nowhere, cacheDirectory: folder, releases },
      hostWith(folder),
    )
    expect(found.ok ? '' : found.message).toContain(`to have SHA-256 ${'0'.repeat(64)}, got`)
    expect(existsSync(join(folder, 'tools'))).toBe(false)
  })
})

/** A release of a made-up hyperfine on a server of this machine. */
async function published(
  script: string,
): Promise<{ release: HyperfineRelease; requests: () => number }> {
  const folder = temporaryFolder()
  program(join(folder, 'hyperfine-v1.20.0/hyperfine'), script)
  execFileSync('tar', ['-czf', 'archive.tar.gz', 'hyperfine-v1.20.0'], { cwd: folder })
  const archive = readFileSync(join(folder, 'archive.tar.gz'))
  let requests = 0
  const server = createServer((_, reply) => {
    requests++
    reply.end(archive)
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  onTestFinished(() => void server.close())
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  const { platform, arch } = process
  return {
    release: {
      version: '1.20.0',
      platform,
      architecture: arch,
      url: `http://127.0.0.1:${String(port)}/archive.tar.gz`,
      sha256: createHash('sha256').update(archive).digest('hex'),
      program: 'hyperfine-v1.20.0/hyperfine',
    },
    requests: () => requests,
  }
}
