import { expect, it } from 'vitest'
import { resultSchema, type Result } from '../../../src/model/judging/result.ts'
import { runCli } from '../../cli/run-cli.ts'
import { brief } from '../../cli/tiny-package.ts'
import { folderWith, gitRepository, temporaryFolder } from '../../fakes/git-repository.ts'
import { packedFiles, packument, servedBy } from '../../fakes/registry.ts'
import { isWhole } from '../../whole.ts'

async function registry() {
  const archives = new Map<string, ReturnType<typeof packedFiles>>()
  const release = (version: string): void => {
    const manifest = JSON.stringify({ name: 'told', version })
    const source = `module.exports = '${version}'\n`
    archives.set(version, packedFiles({ 'package.json': manifest, 'index.js': source }))
  }
  const port = await servedBy((request, response) => {
    const [, version] = /^\/told-(.*)\.tgz$/.exec(request.url ?? '') ?? []
    if (version !== undefined) {
      response.end(archives.get(version)?.bytes)
      return
    }
    const versions = [...archives].map(([each, { integrity }]) => {
      const tarball = `http://${request.headers.host ?? ''}/told-${each}.tgz`
      return [each, { name: 'told', version: each, dist: { tarball, integrity } }] as const
    })
    const document = packument('told', Object.fromEntries(versions))
    response.setHeader('content-type', 'application/json').end(document)
  })
  return { release, settings: `registry=http://127.0.0.1:${port}/\n` }
}

it('both sides get the same versions, and base comes from the store after a release', async () => {
  const { release, settings } = await registry()
  release('1.0.0')
  const manifest = (range: string) =>
    JSON.stringify({ name: 'unlocked', version: '1.0.0', dependencies: { told: range } })
  const repository = gitRepository({
    '.npmrc': settings,
    'package.json': manifest('^1.0.0'),
    'index.js': 'exports.version = () => require("told")\n',
    'benchmarks/version.js': `${brief}exports.run = () => require('..').version() + process.pid\n`,
  })
  repository.git('tag', 'base')
  const environment = { npm_config_cache: temporaryFolder() }
  const compared = async (): Promise<Result> => {
    const words = 'compare base HEAD --node-version 20.20.2 --budget 1s --json'
    const { directory } = repository
    const { stdout } = await runCli(words.split(' '), { directory, environment })
    return resultSchema.parse(JSON.parse(stdout))
  }
  repository.commit('first change')
  const first = await compared()
  expect([first.builds.base?.storedAt, first.differences ?? []]).toEqual([undefined, []])
  release('1.1.0')
  repository.commit('second change')
  const second = await compared()
  expect(second.builds.base?.storedAt).toMatch(/^\d{4}-/)
  expect(second.builds.head?.storedAt).toBeUndefined()
  expect(second.differences ?? []).toEqual([])
  if (!isWhole) return
  // What head asks for otherwise differs, and nothing was made in the tree.
  repository.commit('another range', { 'package.json': manifest('^1.1.0') })
  const third = await compared()
  expect(third.builds.base?.storedAt).toMatch(/^\d{4}-/)
  expect(third.differences).toMatchObject([{ kind: 'dependencies', asked: true }])
})

it("is the one that npm's global settings name, for contenders and for what is installed", async () => {
  const { release, settings } = await registry()
  release('1.0.0')
  release('1.1.0')
  const prefix = folderWith({ 'etc/npmrc': settings })
  const home = folderWith({ '.npmrc': `prefix = ${prefix}\n` })
  const source = `${brief}const told = require('contender')\nexports.run = () => told + process.pid\n`
  const directory = folderWith({ 'benchmarks/told.js': source })
  const words = 'versus npm:told@1.0.0 npm:told@1.1.0 --node-version 20.20.2 --budget 1s --json'
  // Whoever starts the tests by npm has these.
  const unset = { npm_config_userconfig: '', npm_config_globalconfig: '', npm_config_prefix: '' }
  const environment = { HOME: home, npm_config_cache: temporaryFolder(), ...unset }
  const { stdout, stderr } = await runCli(words.split(' '), { directory, environment })
  expect(stderr).not.toContain('refused')
  const { failures, builds } = resultSchema.parse(JSON.parse(stdout))
  expect(failures).toEqual([])
  expect(builds.head?.installed?.bytes).toBeGreaterThan(0)
})
