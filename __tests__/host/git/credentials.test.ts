import { chmodSync, existsSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { gitRepository, temporaryFolder } from '../../fakes/git-repository.ts'
import { realHost } from '../../fakes/real-host.ts'

let server: Server | null = null

afterEach(() => {
  server?.close()
  server = null
})

/** A server that asks everybody for a password, and keeps what it is told. */
async function askingServer(): Promise<{ readonly url: string; readonly told: string[] }> {
  const told: string[] = []
  server = createServer(({ headers }, response) => {
    const secrets = [headers.authorization, headers['x-secret'], headers.cookie]
    told.push(...secrets.flatMap((secret) => (secret === undefined ? [] : [String(secret)])))
    response.writeHead(headers.authorization === undefined ? 401 : 404, {
      'www-authenticate': 'Basic realm="private"',
    })
    response.end()
  })
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('expected a port')
  return { url: `http://127.0.0.1:${String(address.port)}`, told }
}

/** The machine of a user who has stored a password, a cookie and a header for every server. */
function hostWithSecrets(url: string): { host: ReturnType<typeof realHost>; helped: string } {
  const home = temporaryFolder()
  const helped = join(home, 'helped')
  const helper = join(home, 'helper.sh')
  writeFileSync(helper, `#!/bin/sh\ntouch ${helped}\necho username=user\necho password=hunter2\n`)
  chmodSync(helper, 0o700)
  writeFileSync(join(home, 'cookies'), `127.0.0.1\tFALSE\t/\tFALSE\t0\tid\tcookie-of-user\n`)
  writeFileSync(join(home, '.netrc'), 'machine 127.0.0.1 login user password netrc-of-user\n')
  const settings = join(home, '.gitconfig')
  writeFileSync(
    settings,
    `[credential]\n\thelper = ${helper}\n[http]\n\textraHeader = "X-Secret: header-of-user"\n\tcookieFile = ${join(home, 'cookies')}\n`,
  )
  const host = realHost({
    ...process.env,
    HOME: home,
    GIT_CONFIG_GLOBAL: settings,
    GITHUB_SERVER_URL: url,
  })
  return { host, helped }
}

/** A repository whose tree names a submodule at an address, and that keeps a header as a checkout does. */
function namingSubmodule(url: string): string {
  const repository = gitRepository()
  repository.write('.gitmodules', `[submodule "x"]\n\tpath = x\n\turl = ${url}/private.git\n`)
  const sha = repository.commit('first')
  repository.git('update-index', '--add', '--cacheinfo', `160000,${sha},x`)
  repository.git('commit', '--quiet', '--message', 'with a submodule')
  repository.git('config', `http.${url}/.extraHeader`, 'X-Secret: token-of-the-job')
  return repository.directory
}

describe('the credentials of git', () => {
  it('are for addresses that a trusted tree names', async () => {
    const { url, told } = await askingServer()
    const { host, helped } = hostWithSecrets(url)
    const reason = await host.git.updateSubmodules(namingSubmodule(url), { isStrangers: false })
    expect(reason).not.toBeNull()
    expect(existsSync(helped) || told.length > 0).toBe(true)
    expect(told.join(' ')).toContain('header-of-user')
  })

  it('are never for those that a stranger’s names', async () => {
    const { url, told } = await askingServer()
    const { host, helped } = hostWithSecrets(url)
    const writer = { isStrangers: true }
    const directory = namingSubmodule(url)
    const reason = await host.git.updateSubmodules(directory, writer)
    expect(reason).toMatch(
      /could not read Username|Authentication failed|terminal prompts disabled/,
    )
    await host.git.pullLargeFiles(directory, writer)
    expect(told).toEqual([])
    expect(existsSync(helped)).toBe(false)
  })

  it('are not spared by submodules that the clone has, which may be private', async () => {
    const inner = gitRepository()
    inner.commit('secret')
    const outer = gitRepository()
    outer.git('-c', 'protocol.file.allow=always', 'submodule', 'add', inner.directory, 'sub')
    outer.commit('with a submodule')
    const tree = join(temporaryFolder(), 'tree')
    const { host } = hostWithSecrets('http://127.0.0.1:1')
    await host.git.addWorktree(outer.directory, outer.git('rev-parse', 'HEAD').trim(), tree)
    expect(await host.git.updateSubmodules(tree, { isStrangers: true })).not.toBeNull()
    expect(existsSync(join(tree, 'sub/file.txt'))).toBe(false)
  })
})
