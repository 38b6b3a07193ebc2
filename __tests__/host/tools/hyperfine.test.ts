import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { chmodSync, existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { dirname, join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import type { WheelProgram } from '../../../src/host/tools/fetch-wheel-program.ts'
import { createFiles } from '../../../src/host/files/create-files.ts'
import { findHyperfine } from '../../../src/host/tools/hyperfine.ts'
import type { HyperfineRelease } from '../../../src/host/tools/hyperfine-releases.ts'
import { createProcesses } from '../../../src/host/process/create-processes.ts'
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

const nowhere = { releases: [], wheel: null }

describe('findHyperfine', () => {
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
    expect(found.ok ? '' : found.message).toContain('apt-get install hyperfine')
  })

  it('says what to do where there is none', async () => {
    const folder = temporaryFolder()
    const search = { ...nowhere, cacheDirectory: folder }
    expect(await findHyperfine(search, hostWith(folder))).toEqual({
      ok: false,
      message:
        'expected hyperfine, got none on PATH: install it (on Debian apt-get install hyperfine, elsewhere cargo install hyperfine) so that it is on PATH',
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

  it('takes it out of a pinned wheel, keeps it, and hands pip no token', async () => {
    const folder = temporaryFolder()
    const { wheel, directory } = wheelOf(folder, speaking('2.0.0'))
    program(join(folder, 'python3'), `env > ${folder}/seen\nexec /usr/bin/python3 "$@"`)
    const environment = {
      PATH: `${folder}:/usr/bin:/bin`,
      HOME: folder,
      PIP_NO_INDEX: '1',
      PIP_FIND_LINKS: directory,
      GITHUB_TOKEN: 'secret',
      NPM_TOKEN: 'secret',
    }
    const host = { files, processes: createProcesses(environment) }
    const search = { ...nowhere, cacheDirectory: join(folder, 'cache'), wheel }
    expect(await findHyperfine(search, host)).toEqual({
      ok: true,
      path: join(folder, 'cache/tools/hyperfine-2.0.0/bin/hyperfine'),
      version: '2.0.0',
      source: 'from a pinned wheel',
    })
    expect(readFileSync(join(folder, 'seen'), 'utf8')).not.toContain('secret')
    expect(await findHyperfine(search, host)).toMatchObject({ source: 'in the tool cache' })
    expect(readdirSync(join(folder, 'cache/tools/hyperfine-2.0.0'))).toEqual(['bin'])
  })

  it('refuses a wheel with another digest, and leaves nothing of it', async () => {
    const folder = temporaryFolder()
    const { wheel, directory } = wheelOf(folder, `echo evil > ${folder}/ran`)
    const environment = {
      PATH: '/usr/bin:/bin',
      HOME: folder,
      PIP_NO_INDEX: '1',
      PIP_FIND_LINKS: directory,
    }
    const host = { files, processes: createProcesses(environment) }
    const cacheDirectory = join(folder, 'cache')
    const other = { ...wheel, sha256: ['0'.repeat(64)] }
    const found = await findHyperfine({ ...nowhere, cacheDirectory, wheel: other }, host)
    expect(found.ok ? '' : found.message).toContain('expected pip to fetch tiny-tool 2.0.0, got')
    expect(existsSync(join(folder, 'ran'))).toBe(false)
    expect(readdirSync(join(cacheDirectory, 'tools/hyperfine-2.0.0'))).toEqual([])
  })

  it('says that there is no Python for the wheel', async () => {
    const folder = temporaryFolder()
    const { wheel } = wheelOf(folder, speaking('2.0.0'))
    const host = { files, processes: createProcesses({ PATH: folder }) }
    const found = await findHyperfine({ ...nowhere, cacheDirectory: folder, wheel }, host)
    expect(found.ok ? '' : found.message).toContain('expected python3, got none on PATH')
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

/** A wheel of a made-up hyperfine, in a folder that pip can be told to look in. */
function wheelOf(folder: string, script: string): { wheel: WheelProgram; directory: string } {
  const directory = join(folder, 'index')
  const name = 'tiny_tool-2.0.0'
  const inside = `${name}.data/scripts/hyperfine`
  program(join(directory, 'content', inside), script)
  const information = join(directory, 'content', `${name}.dist-info`)
  mkdirSync(information)
  writeFileSync(
    join(information, 'METADATA'),
    'Metadata-Version: 2.1\nName: tiny-tool\nVersion: 2.0.0\n',
  )
  writeFileSync(join(information, 'WHEEL'), 'Wheel-Version: 1.0\nTag: py3-none-any\n')
  writeFileSync(join(information, 'RECORD'), '')
  const file = join(directory, `${name}-py3-none-any.whl`)
  const content = [`${name}.data`, `${name}.dist-info`]
  execFileSync('python3', ['-m', 'zipfile', '-c', file, ...content], {
    cwd: join(directory, 'content'),
  })
  const digest = createHash('sha256').update(readFileSync(file)).digest('hex')
  const wheel = { package: 'tiny-tool', version: '2.0.0', sha256: [digest], program: inside }
  return { wheel, directory }
}

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
