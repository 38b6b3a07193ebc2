import { execFileSync } from 'node:child_process'
import { chmodSync, existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { selectBase } from '../../../src/plan/select-base.ts'
import { resolveSides } from '../../../src/revision/resolve-sides.ts'
import { secretsNamed } from '../../../src/revision/secrets.ts'
import { storeOf } from '../../../src/store/store.ts'
import { type BuildWish, buildHead, builtHead, failureOf } from '../../fakes/built.ts'
import {
  folderWith,
  gitRepository,
  temporaryFolder,
  type GitRepository,
  type Tree,
} from '../../fakes/git-repository.ts'
import { hostWithPath, realHost } from '../../fakes/real-host.ts'
import { packedFiles, packument, servedBy } from '../../fakes/registry.ts'
import { inWhole } from '../../whole.ts'

const token = 'planted-token-of-the-registry'

/**
 * A registry of one package that wants a token for all it hands out; yields its address without `http:`. As that of
 * GitHub, it keeps archives on another host, which refuses whoever shows it a token.
 */
async function registry(): Promise<string> {
  const manifest = {
    name: '@own/private',
    version: '1.0.0',
    scripts: { postinstall: 'node tell.js' },
  }
  const { bytes, integrity } = packedFiles({
    'package.json': JSON.stringify(manifest),
    'tell.js': `require('fs').writeFileSync(require('path').join(__dirname, 'seen.json'), JSON.stringify(process.env))\n`,
  })
  const storagePort = await servedBy((request, response) => {
    response.statusCode = request.headers.authorization === undefined ? 200 : 400
    response.end(bytes)
  })
  const port = await servedBy((request, response) => {
    const tarball = `http://${request.headers.host ?? ''}/private.tgz`
    if (request.headers.authorization !== `Bearer ${token}`) {
      response.writeHead(401, { 'content-type': 'application/json' }).end('{"error":"no token"}')
    } else if (request.url === '/private.tgz') {
      response.writeHead(302, { location: `http://localhost:${storagePort}/signed` }).end()
    } else {
      const version = { ...manifest, hasInstallScript: true, dist: { tarball, integrity } }
      const found = packument(manifest.name, { '1.0.0': version })
      response.setHeader('content-type', 'application/json').end(found)
    }
  })
  return `//127.0.0.1:${port}/`
}

/** A package that depends on it, and whose build tells what it sees. */
function dependent(npmrc = '', files: Tree = {}): GitRepository {
  const manifest = {
    name: 'dependent',
    version: '1.0.0',
    scripts: { build: `node -e "fs.writeFileSync('seen.json', JSON.stringify(process.env))"` },
    dependencies: { '@own/private': '1.0.0' },
  }
  return gitRepository({ 'package.json': JSON.stringify(manifest), '.npmrc': npmrc, ...files })
}

function holding(folder: string): string {
  try {
    return execFileSync('grep', ['-rl', token, folder], { encoding: 'utf8' })
  } catch {
    return ''
  }
}

function tried(repository: GitRepository, change: Partial<BuildWish> = {}, own = {}) {
  const lines: string[] = []
  const variables = { OWN_TOKEN: token, npm_config_cache: temporaryFolder(), ...own }
  const host = realHost({ ...process.env, ...variables })
  const wish: BuildWish = {
    repository,
    cacheDirectory: temporaryFolder(),
    workDirectory: temporaryFolder(),
    store: storeOf(temporaryFolder(), 'trusted', '1.0.0'),
    onLine: (line) => lines.push(line),
    ...change,
  }
  return { wish, lines, host }
}

const secrets: Partial<BuildWish> = { installSecrets: ['OWN_TOKEN'] }

it('a private package is installed with the secret that the settings name, which nothing else sees', async () => {
  const place = await registry()
  const npmrc = `@own:registry=http:${place}\n${place}:_authToken=\${OWN_TOKEN}\n`
  for (const installScripts of ['all', ...inWhole('none' as const)] as const) {
    const { wish, lines, host } = tried(dependent(npmrc), { ...secrets, installScripts })
    const { packageDirectory, logPath } = await builtHead(wish, host)
    const installed = join(packageDirectory, 'node_modules/@own/private')
    const told = await host.files.exists(join(installed, 'seen.json'))
    expect([installScripts, told]).toEqual([installScripts, installScripts === 'all'])
    const seen = readFileSync(join(packageDirectory, 'seen.json'), 'utf8')
    expect(JSON.parse(seen)).not.toHaveProperty('OWN_TOKEN')
    expect(holding(packageDirectory)).toBe('')
    expect(holding(wish.store?.directory ?? '')).toBe('')
    expect(readFileSync(logPath, 'utf8')).not.toContain(token)
    expect(lines.join('\n')).not.toContain(token)
  }
})

it('a private package is found and installed as a side, with the secret that the settings name', async () => {
  const place = await registry()
  const text = `${place}:_authToken=\${OWN_TOKEN}\n@own:registry=http:${place}\n`
  const settings = join(folderWith({ '.npmrc': text }), '.npmrc')
  const { wish, lines, host } = tried(dependent(), secrets, { NPM_CONFIG_USERCONFIG: settings })
  const named = secretsNamed(['OWN_TOKEN'], host.processes.environment)
  const selection = selectBase({
    event: { name: '', pullRequest: null, push: null, mergeGroup: null },
    checkedOut: null,
    specs: { base: 'npm:@own/private@1', head: 'npm:@own/private@latest' },
  })
  const { head } = await resolveSides(selection, { repository: null, secrets: named }, host)
  expect(head).toMatchObject({ packageName: '@own/private', packageVersion: '1.0.0' })
  const revision = 'npm:@own/private@1.0.0'
  const request = { ...wish, repository: null, secrets: named, revision }
  const { packageDirectory } = await builtHead(request, host)
  expect(existsSync(join(packageDirectory, 'package.json'))).toBe(true)
  expect(holding(wish.workDirectory ?? '')).toBe('')
  expect(holding(wish.store?.directory ?? '')).toBe('')
  expect(lines.join('\n')).not.toContain(token)
  const wrong = { NPM_CONFIG_USERCONFIG: settings, OWN_TOKEN: 'another-token' }
  const refused = resolveSides(selection, { repository: null, secrets: wrong }, host)
  await expect(refused).rejects.toThrow(/401 Unauthorized.*"install-secrets: \[/s)
})

it.each([
  ['nobody has named the secret', {}],
  ["it is a stranger's change", { ...secrets, trustScope: 'fork-482' }],
] satisfies readonly (readonly [string, Partial<BuildWish>])[])(
  'a private package is refused when %s',
  async (_name, change) => {
    const place = await registry()
    const npmrc = `@own:registry=http:${place}\n${place}:_authToken=\${OWN_TOKEN}\n`
    const { wish, lines, host } = tried(dependent(npmrc), change)
    const failure = failureOf(await buildHead(wish, host))
    expect(failure.message).toMatch(/E401|log in/)
    expect([failure.message, ...failure.lastLines, ...lines].join('\n')).not.toContain(token)
  },
)

it('a log shows no secret that a package manager prints', async () => {
  const program = '#!/bin/sh\necho "said $OWN_TOKEN"; echo "error: $OWN_TOKEN" >&2; exit 1\n'
  const programs = folderWith({ pnpm: program })
  chmodSync(join(programs, 'pnpm'), 0o755)
  const repository = dependent('', { 'pnpm-lock.yaml': "lockfileVersion: '9.0'\n" })
  const { wish, lines } = tried(repository, secrets)
  const host = hostWithPath([programs], { OWN_TOKEN: token })
  const failure = failureOf(await buildHead(wish, host))
  const log = readFileSync(failure.logPath ?? '', 'utf8')
  const all = [failure.message, ...failure.lastLines, ...lines, log].join('\n')
  expect(all).toContain('said ***')
  expect(all).not.toContain(token)
})

it('a build shows no secret to the programs that an .npmrc of the change names', async () => {
  const file = '${HOME}/../head/evil'
  const dependencies = { x: 'git+https://host.invalid/x.git' }
  const repository = gitRepository({
    'evil.sh': '#!/bin/sh\nenv > "$HOME/../head/ran"\nexit 1\n',
    'evil.cjs': `require('fs').appendFileSync(process.env.HOME + '/../head/ran', JSON.stringify(process.env))`,
    '.npmrc': `git=${file}.sh\nscript-shell=${file}.sh\nnode-options=--require ${file}.cjs\n`,
    'package.json': JSON.stringify({ name: 'dependent', version: '1.0.0', dependencies }),
  })
  chmodSync(join(repository.directory, 'evil.sh'), 0o755)
  repository.commit('dependent')
  const { wish, host } = tried(repository, secrets)
  failureOf(await buildHead(wish, host))
  expect(holding(wish.workDirectory ?? '')).toBe('')
})

const manifest = JSON.stringify({
  name: 'generated',
  version: '1.0.0',
  scripts: {
    postinstall: `node -e "fs.writeFileSync('gen-data.json', '{}')"`,
    build: `node -e "require('./gen-data.json')"`,
  },
})

it('install scripts of the package itself are left out, and the failure says that it looks like it, or run when they are asked for', async () => {
  const { wish, lines, host } = tried(gitRepository({ 'package.json': manifest }))
  const { message } = failureOf(await buildHead(wish, host))
  expect(lines).toContain(
    'install scripts were not run (postinstall of its own): if something is missing, add "install-scripts: own" to deadheat.yml',
  )
  expect(message).toContain("Cannot find module './gen-data.json'")
  expect(message).toContain('may make it, and those were not run: add "install-scripts: own" ')
  const own = tried(gitRepository({ 'package.json': manifest }), { installScripts: 'own' })
  const { packageDirectory } = await builtHead(own.wish, own.host)
  expect(existsSync(join(packageDirectory, 'gen-data.json'))).toBe(true)
})
