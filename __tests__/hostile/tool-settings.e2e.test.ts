import { chmodSync, existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { toolPaths } from '../../scripts/test-tools.ts'
import { buildBoth } from '../../src/build/build-both.ts'
import { resolveRuntime } from '../../src/build/runtime/runtime.ts'
import type { Host } from '../../src/host/host.ts'
import type { Runtime } from '../../src/model/build/runtime.ts'
import { resolveRevision } from '../../src/revision/resolve-revision.ts'
import { parseRevision } from '../../src/settings/parse-revision.ts'
import { gitRepository, temporaryFolder } from '../fakes/git-repository.ts'
import { realHost } from '../fakes/real-host.ts'

let runtime: Runtime
beforeAll(async () => {
  runtime = await resolveRuntime('path', realHost(), '/nowhere')
})

const manifest = { name: 'sample', version: '1.0.0', scripts: { build: 'echo built' } }
const lock = { ...manifest, lockfileVersion: 3, packages: { '': manifest } }

/**
 * A program of head's that some setting of a tool names: it says that it ran, and tries to reach base, the
 * user's own settings and whatever lies above.
 */
const evil = (outside: string): string => `#!/usr/bin/env node
const fs = require('fs')
const path = require('path')
let tree = process.cwd()
while (!fs.existsSync(path.join(tree, 'package.json'))) tree = path.dirname(tree)
const attempt = (deed) => { try { deed() } catch (error) {} }
attempt(() => fs.writeFileSync(path.join(tree, 'ran'), 'mine'))
for (const place of [path.join(tree, '../base'), path.join(tree, '..'), ${JSON.stringify(outside)}])
  for (const name of ['evil', 'index.js', '.npmrc'])
    attempt(() => fs.writeFileSync(path.join(place, name), 'evil'))
`

/** Each with the files of head that name the program, and those that both sides have. */
const attacks: readonly (readonly [
  string,
  {
    readonly head: Readonly<Record<string, string>>
    readonly both: Readonly<Record<string, string>>
  },
])[] = [
  [
    'script-shell, node-options, prefix and cache in .npmrc',
    {
      both: { 'package-lock.json': JSON.stringify(lock) },
      head: {
        '.npmrc':
          'script-shell=./evil.cjs\nnode-options=--require ./evil.cjs\ncache=../evil\nglobalconfig=../evil\n',
        '.node-version': '4.0.0\n',
        '.nvmrc': '4.0.0\n',
      },
    },
  ],
  [
    'scripts of package.json that nobody asked for',
    {
      both: { 'package-lock.json': JSON.stringify(lock) },
      head: {
        'package.json': JSON.stringify({
          ...manifest,
          scripts: Object.fromEntries(
            ['preinstall', 'prepare', 'prepack', 'prebuild', 'build'].map((name) => [
              name,
              'node evil.cjs',
            ]),
          ),
        }),
      },
    },
  ],
  [
    '.pnpmfile.cjs',
    {
      both: { 'pnpm-lock.yaml': "lockfileVersion: '9.0'\nimporters:\n  .: {}\n" },
      head: { '.pnpmfile.cjs': "require('./evil.cjs')\nmodule.exports = { hooks: {} }\n" },
    },
  ],
  [
    'yarnPath and plugins in .yarnrc.yml',
    {
      both: {
        '.yarnrc.yml': 'nodeLinker: node-modules\n',
        'yarn.lock':
          '__metadata:\n  version: 8\n\n"sample@workspace:.":\n  version: 0.0.0-use.local\n  resolution: "sample@workspace:."\n  languageName: unknown\n  linkType: soft\n',
      },
      head: {
        '.yarnrc.yml': 'yarnPath: ./evil.cjs\nplugins: [./evil.cjs]\nnodeLinker: node-modules\n',
      },
    },
  ],
]

/** The user's home is a folder of the test, with settings in it. */
function hostIn(home: string): Host {
  const { modernYarnDirectory, pnpmDirectory } = toolPaths()
  const PATH = [modernYarnDirectory, pnpmDirectory].join(delimiter)
  return realHost({
    ...process.env,
    HOME: home,
    PATH: [PATH, process.env['PATH'] ?? ''].join(delimiter),
  })
}

describe("settings of head's tree for tools", () => {
  it.each(attacks)('reach nothing but head: %s', async (_, { both, head }) => {
    const home = temporaryFolder()
    writeFileSync(join(home, '.npmrc'), 'fund=false\n')
    const host = hostIn(home)
    const repository = gitRepository()
    const start = { 'package.json': JSON.stringify(manifest), 'index.js': 'good', ...both }
    for (const [path, text] of Object.entries(start)) repository.write(path, text)
    repository.commit('base')
    for (const [path, text] of Object.entries({ ...head, 'evil.cjs': evil(home) }))
      repository.write(path, text)
    chmodSync(join(repository.directory, 'evil.cjs'), 0o755)
    repository.commit('head')
    const revision = (name: string, side: 'base' | 'head') =>
      resolveRevision(parseRevision(name), { side, repository: repository.directory, host })
    const workDirectory = temporaryFolder()
    const cacheDirectory = temporaryFolder()
    mkdirSync(join(cacheDirectory, 'builds'))
    const { base } = await buildBoth(
      {
        revisions: { base: await revision('HEAD~1', 'base'), head: await revision('HEAD', 'head') },
        runtimes: { base: runtime, head: runtime },
        repository: repository.directory,
        workDirectory,
        cacheDirectory,
        recipe: null,
        commands: [],
        configure: [],
        environment: {},
        trustScope: 'trusted',
        store: null,
        directory: null,
        timeoutSeconds: 120,
      },
      host,
      () => undefined,
    )
    // Shown only when a test fails, and then it is what tells why.
    for (const side of ['base', 'head'])
      console.log(readFileSync(join(workDirectory, `${side}.log`), 'utf8'))
    expect(base.ok).toBe(true)
    // Else nothing was tried.
    expect(readFileSync(join(workDirectory, 'head/ran'), 'utf8')).toBe('mine')
    expect(readFileSync(join(workDirectory, 'base/index.js'), 'utf8')).toBe('good')
    for (const folder of [workDirectory, join(workDirectory, 'base'), home]) {
      expect(readdirSync(folder)).not.toContain('evil')
    }
    expect(existsSync(join(workDirectory, 'base/ran'))).toBe(false)
    expect(readFileSync(join(home, '.npmrc'), 'utf8')).toBe('fund=false\n')
  })
})
