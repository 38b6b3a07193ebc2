import { execFileSync } from 'node:child_process'
import { appendFileSync, cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import type { Build } from '../../src/model/build/build.ts'
import { storeOf, trustedScope } from '../../src/store/store.ts'
import { type BuildWish, buildHead, builtHead, failureOf, nodeRelease } from '../fakes/built.ts'
import { folderWith, gitRepository, temporaryFolder } from '../fakes/git-repository.ts'
import { hostWithPath, realHost } from '../fakes/real-host.ts'
import { isWhole } from '../whole.ts'

const runtime = await nodeRelease()

const addon = `
#include <node_api.h>
#include <plain.h>
#include "generated.h"
static napi_value Init(napi_env env, napi_value exports) {
  napi_value sum;
  return napi_create_int32(env, PLAIN + GENERATED, &sum) == napi_ok ? sum : exports;
}
NAPI_MODULE(tiny, Init)
`

const generate = `require('fs').writeFileSync(process.argv[2], '#define GENERATED 1\\n')\n`
const own = { name: 'tiny', version: '1.0.0' }
const sources = {
  'package.json': JSON.stringify(own),
  'package-lock.json': JSON.stringify({ ...own, lockfileVersion: 3, packages: { '': own } }),
  'binding.gyp': `{ 'targets': [{ 'target_name': 'tiny', 'sources': ['tiny.c'],
    'include_dirs': ['.', '<(INTERMEDIATE_DIR)'],
    'actions': [{ 'action_name': 'generate', 'inputs': ['generate.js'],
      'outputs': ['<(INTERMEDIATE_DIR)/generated.h'],
      'action': ['node', 'generate.js', '<@(_outputs)'] }] }] }`,
  'generate.js': generate,
  'tiny.c': addon,
}

/** An addon whose header, compiler and Node headers lie in these folders. */
function project() {
  const repository = gitRepository(sources)
  const includes = folderWith({ 'plain.h': '#define PLAIN 1\n' })
  const [compilers, headers] = [temporaryFolder(), temporaryFolder()]
  const compiler = join(compilers, 'cc')
  const real = execFileSync('sh', ['-c', 'command -v cc'], { encoding: 'utf8' }).trim()
  writeFileSync(compiler, `#!/bin/sh\nexec '${real}' "$@"\n`, { mode: 0o755 })
  mkdirSync(join(headers, 'include'))
  cpSync(join(runtime.headersDirectory ?? '', 'include/node'), join(headers, 'include/node'), {
    recursive: true,
  })
  const wish: BuildWish = {
    runtime: { ...runtime, headersDirectory: headers },
    repository: repository.directory,
    store: storeOf(temporaryFolder(), trustedScope, '1.0.0'),
    environment: { CFLAGS: `-I${includes}` },
  }
  return { repository, includes, compilers, headers, wish, host: hostWithPath([compilers]) }
}

async function made({ wish, host }: ReturnType<typeof project>) {
  const lines: string[] = []
  const onLine = (line: string): number => lines.push(line)
  const build = await builtHead({ ...wish, onLine }, host)
  return { build, isNew: build.storedAt === undefined, lines }
}

function sumOf({ packageDirectory }: Build): string {
  const script = 'process.stdout.write(String(require(process.argv[1])))'
  const path = join(packageDirectory, 'build/Release/tiny.node')
  return execFileSync(runtime.path, ['-e', script, path], { encoding: 'utf8' })
}

it('is the one that would be made now, whatever has changed since', async () => {
  const here = project()
  const { repository, includes, compilers, headers } = here
  const first = await made(here)
  expect([first.isNew, sumOf(first.build)]).toEqual([true, '2'])
  const unchanged = async (): Promise<Build> => {
    const { build, isNew, lines } = await made(here)
    expect(isNew).toBe(false)
    // Nothing is compiled.
    expect(lines.join('\n')).not.toMatch(/node-gyp|cc /)
    return build
  }
  await unchanged()
  const types = 'include/node/node_api_types.h'
  const commit = (path: string, text: string) => repository.commit(path, { [path]: text })
  const changes: readonly (readonly [string, () => void])[] = [
    ['header', () => writeFileSync(join(includes, 'plain.h'), '#define PLAIN 2\n')],
    ['Node header', () => appendFileSync(join(headers, types), '\n/* other */\n')],
    ['compiler', () => appendFileSync(join(compilers, 'cc'), '# other\n')],
    ['generated file', () => commit('generate.js', generate.replace('ED 1', 'ED 2'))],
    ['lock file', () => commit('package-lock.json', `${sources['package-lock.json']}\n`)],
  ]
  // Of the others, each is one more input of these kinds.
  const few = new Set(['header', 'generated file'])
  for (const [name, change] of changes.filter(([kind]) => isWhole || few.has(kind))) {
    change()
    const again = await made(here)
    expect([name, again.isNew]).toEqual([name, true])
    expect(again.lines.join('\n')).toMatch(/node-gyp/)
  }
  expect(sumOf(await unchanged())).toBe('4')
  rmSync(join(includes, 'plain.h'))
  const failure = failureOf(await buildHead(here.wish, here.host))
  expect(failure.message).toContain('expected head to build')
})

it('is another one when a submodule is', async () => {
  const [repository, other] = [gitRepository(), gitRepository()]
  const settings = folderWith({ gitconfig: '[protocol "file"]\n\tallow = always\n' })
  const host = realHost({ ...process.env, GIT_CONFIG_GLOBAL: join(settings, 'gitconfig') })
  const commitBoth = (value: string): void => {
    other.commit(value, { value })
    const place = join(repository.directory, 'other')
    const allowed = ['-c', 'protocol.file.allow=always']
    if (value === '1') repository.git(...allowed, 'submodule', 'add', other.directory, 'other')
    else execFileSync('git', [...allowed, 'pull', '--quiet'], { cwd: place })
    repository.commit(`submodule at ${value}`)
  }
  const wish: BuildWish = {
    runtime,
    repository,
    store: storeOf(temporaryFolder(), trustedScope, '1.0.0'),
    recipe: 'command',
    commands: [['node', '-e', 'fs.accessSync("other/value")']],
  }
  const isNew = async (): Promise<boolean> => (await builtHead(wish, host)).storedAt === undefined
  commitBoth('1')
  expect([await isNew(), await isNew()]).toEqual([true, false])
  commitBoth('2')
  expect([await isNew(), await isNew()]).toEqual([true, false])
})
