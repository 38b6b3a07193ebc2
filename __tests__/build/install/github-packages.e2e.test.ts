import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { resolveRuntime } from '../../../src/build/runtime/runtime.ts'
import { secretsNamed } from '../../../src/revision/secrets.ts'
import { buildHead, builtOf, testCache } from '../../fakes/built.ts'
import { gitRepository, temporaryFolder } from '../../fakes/git-repository.ts'
import { realHost } from '../../fakes/real-host.ts'
import { packedFiles, packument, servedBy } from '../../fakes/registry.ts'

const token = 'planted-token-of-packages'

interface Packages {
  /** Address of the registry, with `http:`. */
  readonly registry: string
  /** Where its lock file says that the archive is. */
  readonly archive: string
  readonly integrity: string
}

/**
 * Answers as npm.pkg.github.com does: everything wants the token, and archives are handed out by another
 * host under a signed address, which refuses whoever sends a token, too.
 */
async function githubPackages(): Promise<Packages> {
  const manifest = { name: '@own/private', version: '1.0.0' }
  const { bytes, integrity } = packedFiles({ 'package.json': JSON.stringify(manifest) })
  const storage = await servedBy((request, response) => {
    const isSigned = request.url?.endsWith('?signature=1') === true
    const ok = isSigned && request.headers.authorization === undefined
    response.writeHead(ok ? 200 : 400).end(ok ? bytes : 'only one way to authenticate')
  })
  const registry = await servedBy((request, response) => {
    const { host = '', authorization } = request.headers
    const path = '/download/@own/private/1.0.0/0f00'
    if (authorization !== `Bearer ${token}`) {
      response.writeHead(401, { 'content-type': 'application/json' })
      response.end('{"error":"unauthenticated: User cannot be authenticated with the token"}')
    } else if (request.url === path) {
      const location = `http://127.0.0.1:${storage}/private.tgz?signature=1`
      response.writeHead(302, { location }).end()
    } else if (request.url === '/@own%2fprivate') {
      const version = { ...manifest, dist: { tarball: `http://${host}${path}`, integrity } }
      const found = packument(manifest.name, { '1.0.0': version })
      response.setHeader('content-type', 'application/json').end(found)
    } else response.writeHead(404).end('{}')
  })
  const address = `http://localhost:${registry}/`
  return { registry: address, archive: `${address}download/@own/private/1.0.0/0f00`, integrity }
}

/** What actions/setup-node leaves for a registry and a scope, without a newline at the end. */
function settingsOfSetupNode(registry: string): string {
  const path = join(temporaryFolder(), '.npmrc')
  const place = registry.replace(/^\w+:/, '')
  writeFileSync(path, `${place}:_authToken=\${NODE_AUTH_TOKEN}\n@own:registry=${registry}`)
  return path
}

it('installs a package of GitHub Packages, as setup-node has set it up', async () => {
  const { registry, archive, integrity } = await githubPackages()
  const host = realHost({
    ...process.env,
    NPM_CONFIG_USERCONFIG: settingsOfSetupNode(registry),
    NODE_AUTH_TOKEN: token,
    npm_config_cache: temporaryFolder(),
  })
  const runtime = await resolveRuntime('path', host, testCache())
  const repository = gitRepository()
  const dependencies = { '@own/private': '1.0.0' }
  const manifest = { name: 'dependent', version: '1.0.0', dependencies }
  const lock = {
    name: 'dependent',
    version: '1.0.0',
    lockfileVersion: 3,
    requires: true,
    packages: {
      '': manifest,
      'node_modules/@own/private': { version: '1.0.0', resolved: archive, integrity },
    },
  }
  repository.write('package.json', JSON.stringify(manifest))
  repository.write('package-lock.json', JSON.stringify(lock))
  repository.commit('dependent')
  const lines: string[] = []
  const wish = {
    runtime,
    installSecrets: ['NODE_AUTH_TOKEN'],
    onLine: (line: string) => lines.push(line),
  }
  const locked = builtOf(
    await buildHead({ ...wish, revision: 'HEAD', repository: repository.directory }, host),
  )
  const installed = join(locked.packageDirectory, 'node_modules/@own/private/package.json')
  expect(existsSync(installed)).toBe(true)
  // As a side, it is looked up before it is installed.
  const secrets = secretsNamed(['NODE_AUTH_TOKEN'], host.processes.environment)
  const side = builtOf(
    await buildHead({ ...wish, secrets, revision: 'npm:@own/private@latest' }, host),
  )
  expect(existsSync(join(side.packageDirectory, 'package.json'))).toBe(true)
  expect(lines.join('\n')).not.toContain(token)
})
