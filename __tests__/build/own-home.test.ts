import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { handOnNpmSettings } from '../../src/build/own-home.ts'
import { temporaryFolder } from '../fakes/git-repository.ts'
import { realHost } from '../fakes/real-host.ts'

/** What a side's own settings of npm are where the user's may not be read. */
async function handedOn(readTheirs: (path: string) => Promise<string>): Promise<string> {
  const host = realHost()
  const folder = temporaryFolder()
  const theirs = join(folder, 'theirs')
  const read = (path: string): Promise<string | null> =>
    path === theirs ? readTheirs(path) : host.files.read(path)
  const environment = { ...host.processes.environment, npm_config_userconfig: theirs }
  await handOnNpmSettings(join(folder, 'home'), {
    ...host,
    files: { ...host.files, read },
    processes: { ...host.processes, environment },
  })
  return readFileSync(join(folder, 'home/.npmrc'), 'utf8')
}

const failing = (code: string) => (path: string) =>
  Promise.reject(Object.assign(new Error(`${code}: ${path}`), { code }))

it("npm's settings are none where they may not be read, and end a build whose disk fails", async () => {
  // As after a change of user.
  expect(await handedOn(failing('EACCES'))).not.toContain('theirs')
  await expect(handedOn(failing('EIO'))).rejects.toThrow('EIO')
})

it("npm's settings are handed on without its tokens, as setup-node writes them, with no line end after the last", async () => {
  const registry = '@own:registry=https://npm.pkg.github.com'
  const theirs = `//npm.pkg.github.com/:_authToken=\${NODE_AUTH_TOKEN}\n//x/:_auth=c2VjcmV0\n${registry}`
  const text = await handedOn(() => Promise.resolve(theirs))
  expect(text.split('\n')).toContain(registry)
  expect(text).not.toMatch(/_auth/)
})
