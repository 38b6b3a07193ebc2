import { execFileSync } from 'node:child_process'
import {
  appendFileSync,
  chmodSync,
  existsSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { createDeflate } from 'node:zlib'
import { describe, expect, it, onTestFinished } from 'vitest'
import type { Host } from '../../../src/host/host.ts'
import {
  cloneOf,
  folderWith,
  gitRepository,
  plantFiles,
  temporaryFolder,
  type GitRepository,
} from '../../fakes/git-repository.ts'
import { realHost } from '../../fakes/real-host.ts'
import { servedBy } from '../../fakes/registry.ts'
import { mayMount, smallDisk } from '../../fakes/small-disk.ts'

const writer = { isStrangers: true }

async function askingServer() {
  const told: string[] = []
  const port = await servedBy(({ headers }, response) => {
    const secrets = [headers.authorization, headers['x-secret'], headers.cookie]
    told.push(...secrets.flatMap((secret) => (secret === undefined ? [] : [String(secret)])))
    response.writeHead(headers.authorization === undefined ? 401 : 404, {
      'www-authenticate': 'Basic realm="private"',
    })
    response.end()
  })
  return { url: `http://127.0.0.1:${port}`, told }
}

function hostWithSecrets(url: string) {
  const home = temporaryFolder()
  const at = (name: string): string => join(home, name)
  plantFiles(home, {
    'helper.sh': `#!/bin/sh\ntouch ${at('helped')}\necho username=user\necho password=hunter2\n`,
    cookies: '127.0.0.1\tFALSE\t/\tFALSE\t0\tid\tcookie-of-user\n',
    '.netrc': 'machine 127.0.0.1 login user password netrc-of-user\n',
    '.gitconfig': `[credential]\n\thelper = ${at('helper.sh')}\n[http]\n\textraHeader = "X-Secret: header-of-user"\n\tcookieFile = ${at('cookies')}\n`,
  })
  chmodSync(at('helper.sh'), 0o700)
  const variables = { HOME: home, GIT_CONFIG_GLOBAL: at('.gitconfig'), GITHUB_SERVER_URL: url }
  return { host: realHost({ ...process.env, ...variables }), helped: at('helped') }
}

/** A repository whose tree names a submodule at an address, and that keeps a header as a checkout does. */
function namingSubmodule(url: string): string {
  const repository = gitRepository()
  const modules = `[submodule "x"]\n\tpath = x\n\turl = ${url}/private.git\n`
  const sha = repository.commit('first', { '.gitmodules': modules })
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
    const directory = namingSubmodule(url)
    const reason = await host.git.updateSubmodules(directory, writer)
    const refused = /could not read Username|Authentication failed|terminal prompts disabled/
    expect(reason).toMatch(refused)
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
    await host.git.addWorktree(outer.directory, outer.git('rev-parse', 'HEAD'), tree)
    expect(await host.git.updateSubmodules(tree, writer)).not.toBeNull()
    expect(existsSync(join(tree, 'sub/file.txt'))).toBe(false)
  })
})

/** A commit of a few objects in which the same file lies ten to the power of `depth` times. */
function bombIn(repository: GitRepository, depth: number, text: string): string {
  const make = (argv: readonly string[], input: string): string =>
    execFileSync('git', argv, { cwd: repository.directory, input, encoding: 'utf8' }).trim()
  let [kind, id] = ['100644 blob', make(['hash-object', '-w', '--stdin'], text)]
  for (let level = 0; level < depth; level++) {
    const ten = Array.from('0123456789', (at) => `${kind} ${id}\t"d${at} blob ab\\t"\n`)
    ;[kind, id] = ['040000 tree', make(['mktree'], ten.join(''))]
  }
  const sha = repository.git('commit-tree', '-m', 'bomb', id).trim()
  repository.git('update-ref', 'refs/heads/bomb', sha)
  return sha
}

/** Serves the files of repositories as any server of files does, by the name of their folder. */
async function foldersServed(folders: Readonly<Record<string, string>>): Promise<string> {
  const port = await servedBy(({ url = '' }, response) => {
    const [name = '', ...path] = url.replace(/\?.*/, '').slice(1).split('/')
    const file = join(folders[name] ?? '/nowhere', '.git', ...path)
    if (existsSync(file)) response.end(readFileSync(file))
    else response.writeHead(404).end()
  })
  return `http://127.0.0.1:${port}`
}

function* repeated(bytes: Buffer): Generator<Buffer> {
  for (;;) yield bytes
}

function withSubmodule(url: string, sha: string, name = 'x', encoding: BufferEncoding = 'utf8') {
  const repository = gitRepository()
  const quoted = name.replaceAll(/["\\]/g, '\\$&')
  const text = `[submodule "${quoted}"]\n\tpath = sub\n\turl = ${url}\n\tupdate = rebase\n`
  writeFileSync(join(repository.directory, '.gitmodules'), text, encoding)
  repository.git('add', '.gitmodules')
  repository.git('update-index', '--add', '--cacheinfo', `160000,${sha},sub`)
  repository.git('commit', '--quiet', '--message', 'with a submodule')
  repository.git('update-server-info')
  return repository
}

function endingHost(): Host {
  const host = realHost()
  onTestFinished(() => host.processes.endAll())
  return host
}

/** The newest commit of a repository as a stranger's tree, and the folder of that. */
async function laid(
  { directory, git }: GitRepository,
  host: Pick<Host, 'git'> = realHost(),
  place = temporaryFolder(),
): Promise<string> {
  const tree = join(place, 'tree')
  await host.git.addWorktree(directory, git('rev-parse', 'HEAD'), tree, writer)
  return tree
}

/** What stands for too much, how often ten times, the text of each file, and what is said. */
const bombs = [
  ['files without end', 8, '#', 'can be listed in 64 MiB'],
  ['more bytes than there is room for', 5, '#'.repeat(10_000_000), 'half of the room'],
] as const

describe('a submodule of a stranger’s tree', () => {
  it.each(bombs)('that stands for %s is not checked out', async (_, depth, text, message) => {
    const folders: Record<string, string> = {}
    const url = await foldersServed(folders)
    const bomb = gitRepository({ 'a.txt': '' })
    const sha = bombIn(bomb, depth, text)
    bomb.git('update-server-info')
    const middle = withSubmodule(`${url}/bomb`, sha, 'a "name\\')
    const outer = withSubmodule(`${url}/middle`, middle.git('rev-parse', 'HEAD'))
    Object.assign(folders, { bomb: bomb.directory, middle: middle.directory })
    const host = endingHost()
    const tree = await laid(outer, host)
    await expect(host.git.updateSubmodules(tree, writer)).rejects.toThrow(message)
    expect(readdirSync(join(tree, 'sub/sub'))).toEqual(['.git'])
  })

  it.each(mayMount ? [40] : [])('whose server has no end gets half of %i MB', async (size) => {
    const sha = 'a'.repeat(40)
    const port = await servedBy(({ url = '' }, response) => {
      if (url.includes('info/refs')) response.end(`${sha}\trefs/heads/main\n`)
      else if (url.includes(sha.slice(2))) {
        const object = createDeflate({ level: 0 })
        object.pipe(response)
        object.write('commit 999999999999\0')
        Readable.from(repeated(Buffer.alloc(100_000, 'x'))).pipe(object)
        response.on('close', () => object.destroy())
      } else response.writeHead(404).end()
    })
    const outer = withSubmodule(`http://127.0.0.1:${port}/x`, sha)
    const host = realHost()
    const tree = await laid(outer, host, smallDisk(size * 1024))
    expect(await host.git.updateSubmodules(tree, writer)).toBe('more than has room on the disk')
  })

  it.each(mayMount ? [10] : [])('of more files than %i MB has blocks is refused', async (size) => {
    const bomb = gitRepository({ 'a.txt': '' })
    const tree = join(smallDisk(size * 1024), 'tree')
    const sha = bombIn(bomb, 4, '')
    const added = realHost().git.addWorktree(bomb.directory, sha, tree, writer)
    await expect(added).rejects.toThrow('half of the room')
  })

  it.each(['a\x01b\r\tupdate = x', Buffer.from([97, 255, 98]).toString('latin1')])(
    'of the name %j is no exception',
    async (name) => {
      const inner = gitRepository({ 'a.txt': '' })
      const sha = bombIn(inner, 8, '#')
      inner.git('update-server-info')
      const url = await foldersServed({ inner: inner.directory })
      const outer = withSubmodule(`${url}/inner`, sha, name, 'latin1')
      const host = endingHost()
      const tree = await laid(outer, host)
      await expect(host.git.updateSubmodules(tree, writer)).rejects.toThrow('listed in 64 MiB')
      expect(readdirSync(join(tree, 'sub'))).toEqual(['.git'])
    },
  )

  it('is checked out with its own, as far as it is to be', async () => {
    const folders: Record<string, string> = {}
    const url = await foldersServed(folders)
    const inner = gitRepository()
    const sha = inner.commit('inner')
    inner.git('update-server-info')
    const middle = withSubmodule(`${url}/inner`, sha, 'a "name\\')
    const outer = withSubmodule(`${url}/middle`, middle.git('rev-parse', 'HEAD'))
    Object.assign(folders, { inner: inner.directory, middle: middle.directory })
    appendFileSync(
      join(outer.directory, '.gitmodules'),
      `[submodule "not"]\n\tpath = not\n\turl = ${url}/none\n\tupdate = none\n`,
    )
    outer.git('add', '.gitmodules')
    outer.git('update-index', '--add', '--cacheinfo', `160000,${sha},not`)
    outer.git('commit', '--quiet', '--message', 'with another')
    const tree = await laid(outer)
    expect(await realHost().git.updateSubmodules(tree, writer)).toBeNull()
    expect(readFileSync(join(tree, 'sub/sub/file.txt'), 'utf8')).toContain('inner')
    expect(readdirSync(join(tree, 'not'))).toEqual([])
  })
})

describe('a stranger’s tree', () => {
  it.each(bombs)('of objects that stand for %s is refused', async (_, depth, text, message) => {
    const repository = gitRepository({ 'a.txt': '' })
    const sha = bombIn(repository, depth, text)
    const place = join(temporaryFolder(), 'head')
    const added = endingHost().git.addWorktree(repository.directory, sha, place, writer)
    await expect(added).rejects.toThrow(message)
    expect(readdirSync(place)).toEqual([])
  })

  /** A fork's commit with a submodule beside the origin, and files for filters; the clone has secrets of all kinds. */
  async function fork(settings: (trap: string, url: string) => string) {
    const { url, told } = await askingServer()
    const { host } = hostWithSecrets(url)
    const trap = join(temporaryFolder(), 'sprung')
    const repository = gitRepository({
      '.gitmodules': '[submodule "x"]\n\tpath = x\n\turl = ../private.git\n',
      '.gitattributes': '*.key filter=crypt diff=crypt merge=crypt\n',
      'secret.key': 'ENCRYPTED\n',
    })
    const first = repository.git('rev-parse', 'HEAD')
    repository.git('update-index', '--add', '--cacheinfo', `160000,${first},x`)
    repository.git('commit', '--quiet', '--message', 'with a submodule')
    const origin = url.replace('//', '//user:origin-password@')
    repository.git('remote', 'add', 'origin', `${origin}/org/public.git`)
    appendFileSync(join(repository.directory, '.git/config'), settings(trap, url))
    const tree = await laid(repository, host)
    const reason = await host.git.updateSubmodules(tree, writer)
    await host.git.pullLargeFiles(tree, writer)
    return { host, repository, reason, told, trap, tree }
  }

  const hook = (trap: string): string => {
    const folder = temporaryFolder()
    for (const name of ['post-checkout', 'post-index-change', 'reference-transaction'])
      writeFileSync(join(folder, name), `#!/bin/sh\ntouch ${trap}\n`, { mode: 0o755 })
    return folder
  }
  const run = (trap: string): string => `"sh -c 'touch ${trap}; cat'"`
  const included = (text: string): string => join(folderWith({ settings: text }), 'settings')
  const crypt = (trap: string): string =>
    `[filter "crypt"]\n\tsmudge = ${run(trap)}\n\tclean = ${run(trap)}\n\trequired = true\n`

  it.each<readonly [string, (trap: string, url: string) => string]>([
    ['nothing but the origin with its password', () => ''],
    ['a filter', crypt],
    [
      'a filter by attributes of its own',
      (trap) => `[core]\n\tattributesFile = ${included('* filter=crypt\n')}\n${crypt(trap)}`,
    ],
    [
      'a file that is included for its folder',
      (trap) => `[includeIf "gitdir:/**"]\n\tpath = ${included(crypt(trap))}\n`,
    ],
    ['hooks', (trap) => `[core]\n\thooksPath = ${hook(trap)}\n`],
    ['a watcher', (trap) => `[core]\n\tfsmonitor = ${run(trap)}\n`],
    [
      'a program for SSH and one that asks',
      (trap) =>
        `[core]\n\tsshCommand = ${run(trap)}\n\taskPass = ${run(trap)}\n\tgitProxy = ${run(trap)}\n`,
    ],
    [
      'a helper of a server',
      (trap, url) =>
        `[credential "${url}"]\n\thelper = "!touch ${trap}; echo password=p"\n\tusername = u\n`,
    ],
    ['a header of a server', (_, url) => `[http "${url}/"]\n\textraHeader = "X-Secret: header"\n`],
    [
      'cookies',
      () => `[http]\n\tcookieFile = ${included('127.0.0.1\tFALSE\t/\tFALSE\t0\tid\tcookie\n')}\n`,
    ],
    [
      'an address with a password in place of one without',
      (_, url) => `[url "${url.replace('//', '//u:p@')}/"]\n\tinsteadOf = ${url}/\n`,
    ],
    [
      'an address of the submodule',
      (_, url) =>
        `[submodule "x"]\n\tactive = true\n\turl = ${url.replace('//', '//u:p@')}/private.git\n`,
    ],
    [
      'a program that updates the submodule',
      (trap) => `[submodule "x"]\n\tactive = true\n\tupdate = "!touch ${trap}"\n`,
    ],
    ['a server of git-lfs', (_, url) => `[lfs]\n\turl = ${url.replace('//', '//u:p@')}/lfs\n`],
    [
      'settings of each work tree',
      (trap) => `[extensions]\n\tworktreeConfig = true\n${crypt(trap)}`,
    ],
  ])('carries no password and runs no program of a clone with %s', async (_, settings) => {
    const { host, repository, reason, told, trap, tree } = await fork(settings)
    expect(told).toEqual([])
    expect(existsSync(trap)).toBe(false)
    expect(readFileSync(join(tree, 'secret.key'), 'utf8')).toBe('ENCRYPTED\n')
    expect(reason).toMatch(/could not read Username|terminal prompts disabled/)
    await host.git.removeWorktree(repository.directory, tree)
    expect(readdirSync(dirname(tree))).toEqual([])
  })

  it('gets the files that a partial clone lacks from the servers of the user', async () => {
    const remote = gitRepository({ 'a/file.txt': 'one', 'b.txt': 'two' })
    remote.git('config', 'uploadpack.allowFilter', 'true')
    remote.git('config', 'uploadpack.allowAnySHA1InWant', 'true')
    for (const filter of ['blob:none', 'tree:0']) {
      const tree = await laid(cloneOf(remote, '--no-checkout', `--filter=${filter}`))
      expect(readFileSync(join(tree, 'a/file.txt'), 'utf8')).toContain('one')
    }
  })
})
