import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { createFiles } from '../../../src/host/files/files.ts'
import { findHyperfine, type WheelProgram } from '../../../src/host/tools/hyperfine.ts'
import { createProcesses } from '../../../src/host/process/create-processes.ts'
import { plantFiles, temporaryFolder } from '../../fakes/git-repository.ts'

const files = createFiles()

function program(path: string, text: string): string {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, `#!/bin/sh\n${text}\n`, { mode: 0o755 })
  return path
}

const speaking = (version: string): string => `echo "hyperfine ${version}"`

/** A host with this folder first on the PATH, the secrets of a job, and wheels in another folder alone. */
function hostWith(folder: string, wheels = '') {
  const secrets = { GITHUB_TOKEN: 'secret', NPM_TOKEN: 'secret' }
  const environment = { PATH: `${folder}:/usr/bin:/bin`, HOME: folder, PIP_NO_INDEX: '1' }
  const processes = createProcesses({ ...environment, ...secrets, PIP_FIND_LINKS: wheels })
  return { files, processes }
}

const nowhere = { wheel: null }

it('finds one on PATH, and else one in the tool cache', async () => {
  const folder = temporaryFolder()
  const cached = program(
    join(folder, 'cache/tools/hyperfine-2.0.0/bin/hyperfine'),
    speaking('1.20.0'),
  )
  const search = { ...nowhere, cacheDirectory: join(folder, 'cache') }
  expect(await findHyperfine(search, hostWith(folder))).toMatchObject({ path: cached })
  // The npm package of the same name is none.
  const none = { ...nowhere, cacheDirectory: join(folder, 'none') }
  program(join(folder, 'hyperfine'), 'echo "This package needs a binary."')
  const cure = /is not hyperfine: its --version says "This package.*apt-get install hyperfine/s
  const message: unknown = expect.stringMatching(cure)
  expect(await findHyperfine(none, hostWith(folder))).toMatchObject({ ok: false, message })
  const onPath = program(join(folder, 'hyperfine'), speaking('2.0.0'))
  expect(await findHyperfine(search, hostWith(folder))).toMatchObject({
    path: onPath,
    version: '2.0.0',
    source: 'on PATH',
  })
})

it('takes it out of a pinned wheel, keeps it, and hands pip no token', async () => {
  const folder = temporaryFolder()
  const { wheel, directory } = wheelOf(folder, speaking('2.0.0'))
  program(join(folder, 'python3'), `env > ${folder}/seen\nexec /usr/bin/python3 "$@"`)
  const host = hostWith(folder, directory)
  const search = { cacheDirectory: join(folder, 'cache'), wheel }
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
  const cacheDirectory = join(folder, 'cache')
  const other = { ...wheel, sha256: ['0'.repeat(64)] }
  const search = { cacheDirectory, wheel: other }
  const found = await findHyperfine(search, hostWith(folder, directory))
  expect(found.ok ? '' : found.message).toContain('expected pip to fetch tiny-tool 2.0.0, got')
  expect(existsSync(join(folder, 'ran'))).toBe(false)
  expect(readdirSync(join(cacheDirectory, 'tools/hyperfine-2.0.0'))).toEqual([])
})

/** A wheel of a made-up hyperfine, in a folder that pip can be told to look in. */
function wheelOf(folder: string, script: string): { wheel: WheelProgram; directory: string } {
  const directory = join(folder, 'index')
  const name = 'tiny_tool-2.0.0'
  const inside = `${name}.data/scripts/hyperfine`
  program(join(directory, 'content', inside), script)
  plantFiles(join(directory, 'content', `${name}.dist-info`), {
    METADATA: 'Metadata-Version: 2.1\nName: tiny-tool\nVersion: 2.0.0\n',
    WHEEL: 'Wheel-Version: 1.0\nTag: py3-none-any\n',
    RECORD: '',
  })
  const file = join(directory, `${name}-py3-none-any.whl`)
  const content = [`${name}.data`, `${name}.dist-info`]
  execFileSync('python3', ['-m', 'zipfile', '-c', file, ...content], {
    cwd: join(directory, 'content'),
  })
  const digest = createHash('sha256').update(readFileSync(file)).digest('hex')
  const wheel = { package: 'tiny-tool', version: '2.0.0', sha256: [digest] }
  return { wheel, directory }
}
