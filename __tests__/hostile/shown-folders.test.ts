import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import {
  chmodSync,
  chownSync,
  copyFileSync,
  mkdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it, onTestFinished } from 'vitest'
import type { ProcessSpec } from '../../src/host/process/processes.ts'
import { temporaryFolder } from '../fakes/git-repository.ts'
import { specOf } from '../fakes/process-specs.ts'

const child = fileURLToPath(new URL('shown-child.ts', import.meta.url))
const isRoot = process.getuid?.() === 0
const stranger = 12_345
const starters = isRoot ? { root: 0, 'an ordinary user': stranger } : { 'this user': null }

const fileModes = [0o644, 0o444, 0o640, 0o604, 0o600, 0o400, 0o200, 0o000, 0o711]
const folderModes = [0o755, 0o750, 0o711, 0o700]

/** Kinds of shown folders, and whether what everybody may read in them may be seen. */
interface Shown {
  readonly folder: string
  readonly isOpen: boolean
}

/** A file in a folder of each kind, by each owner, with each mode of its own and of the folder around it. */
interface Planted {
  readonly path: string
  readonly mayBeRead: boolean
}

function plantedIn({ folder, isOpen }: Shown, owners: readonly number[]): readonly Planted[] {
  return owners.flatMap((owner) =>
    folderModes.flatMap((folderMode) =>
      fileModes.map((mode) => {
        const inside = join(folder, `deep-${owner}-${folderMode.toString(8)}`, 'a/b/c/d')
        const path = join(inside, mode.toString(8))
        mkdirSync(inside, { recursive: true })
        chmodSync(folder, 0o755)
        writeFileSync(path, 's3cr3t')
        for (let at = path; at !== folder; at = dirname(at)) if (isRoot) chownSync(at, owner, owner)
        chmodSync(path, mode)
        chmodSync(dirname(dirname(inside)), folderMode)
        return { path, mayBeRead: isOpen && folderMode === 0o755 && (mode & 0o4) !== 0 }
      }),
    ),
  )
}

const shownIn = (top: string, kind: 'open' | 'closed', places: readonly string[]) =>
  places.map((place): Shown => ({ folder: join(top, place), isOpen: kind === 'open' }))

/** Programs of somebody's home as version managers lay them out, and what lies beside them. */
function homeWith(top: string) {
  const home = join(top, 'home')
  const tool = (place: string): string => {
    mkdirSync(dirname(join(home, place)), { recursive: true })
    writeFileSync(join(home, place), '#!/bin/sh\necho works\n', { mode: 0o755 })
    return dirname(join(home, place))
  }
  const path = [tool('.fly/bin/fly-tool'), tool('.env/shims/shim-tool'), tool('tools/other-tool')]
  tool('venvs/x/bin/linked-tool')
  mkdirSync(join(home, '.local/bin'), { recursive: true })
  symlinkSync(join(home, 'venvs/x/bin/linked-tool'), join(home, '.local/bin/linked-tool'))
  const closed = ['.fly', '.fly/bin', '.fly/etc', '.env', '.env/shims', 'tools', 'venvs', 'venvs/x']
  const open = ['.fly/lib', '.env/versions/1/lib', 'venvs/x/lib']
  const local = ['.local', '.local/share', '.local/bin']
  return {
    path: [...path, join(home, '.local/bin')],
    shown: [...shownIn(home, 'closed', [...closed, ...local]), ...shownIn(home, 'open', open)],
  }
}

/** As `createProcesses` starts a program for somebody. */
function outputOf(userId: number | null, top: string, spec: ProcessSpec): string {
  const as =
    userId === null || userId === 0
      ? []
      : ['setpriv', `--reuid=${userId}`, `--regid=${userId}`, '--clear-groups']
  const [program, ...words] = [...as, process.execPath, child, JSON.stringify(spec)]
  const { stdout, stderr } = spawnSync(program, words, {
    encoding: 'utf8',
    env: { PATH: '/usr/bin:/bin', HOME: join(top, 'home'), TMPDIR: join(top, 'temporary') },
    cwd: '/',
  })
  expect(stderr).toBe('')
  return stdout
}

describe.each(Object.entries(starters))('what %s starts', (_, userId) => {
  it('reads of all that is shown and not its own what everybody may read, and runs the programs of the PATH', () => {
    const top = realpathSync(temporaryFolder())
    const name = `deadheat-test-${randomBytes(6).toString('hex')}`
    // Not /usr/lib and /usr/local, which the same search goes through: what lies there decides whether tests beside
    // this one take a stored build.
    const system = ['/etc', '/usr/share', '/opt']
    const systemFolders = isRoot ? system.map((folder) => join(folder, name)) : []
    onTestFinished(() => {
      for (const folder of systemFolders) rmSync(folder, { recursive: true, force: true })
    })
    const own = ['temporary', 'tree', 'needed', 'named', 'prefix/bin', 'prefix/lib', 'prefix/etc']
    for (const folder of own) mkdirSync(join(top, folder), { recursive: true })
    const node = join(top, 'prefix/bin/node')
    copyFileSync(realpathSync(process.execPath), node)
    const home = homeWith(top)
    const shown = [
      ...shownIn('/', 'open', systemFolders),
      ...shownIn(top, 'open', ['needed', 'named', 'prefix/lib']),
      ...shownIn(top, 'closed', ['prefix', 'prefix/etc', 'prefix/bin']),
      ...home.shown,
    ]
    const owners = isRoot ? [0, stranger, 4242] : [process.getuid?.() ?? 0]
    const planted = shown.flatMap((each) => plantedIn(each, owners))
    for (const { folder } of shown) {
      const path = join(folder, 'etc/npmrc')
      mkdirSync(dirname(path), { recursive: true })
      writeFileSync(path, 's3cr3t', { mode: 0o644 })
      planted.push({ path, mayBeRead: false })
    }
    const optBin = join('/opt', name, 'bin')
    if (isRoot) {
      mkdirSync(optBin)
      writeFileSync(join(optBin, 'opt-tool'), '#!/bin/sh\necho works\n', { mode: 0o755 })
    }
    for (const folder of [top, join(top, 'tree'), join(top, 'temporary')]) {
      chmodSync(folder, 0o755)
      if (isRoot) chownSync(folder, userId ?? 0, userId ?? 0)
    }
    const list = join(top, 'tree/list.json')
    writeFileSync(list, JSON.stringify(planted.map(({ path }) => path)))
    const homeTools = ['fly-tool', 'shim-tool', 'other-tool', 'linked-tool']
    const toolNames = isRoot ? [...homeTools, 'opt-tool'] : homeTools
    const script = `const fs = require('fs'), { execSync } = require('child_process')
      const readable = JSON.parse(fs.readFileSync('${list}')).filter((path) => {
        try { return fs.readFileSync(path, 'utf8') === 's3cr3t' } catch { return false }
      })
      const tools = ${JSON.stringify(toolNames)}.map((tool) => {
        try { return execSync(tool, { encoding: 'utf8' }).trim() } catch (error) { return error.message }
      })
      console.log(JSON.stringify({ readable, tools }))`
    const PATH = [...home.path, ...(isRoot ? [optBin] : []), '/usr/bin:/bin'].join(':')
    const spec = specOf([node, '-e', script, join(top, 'named')], {
      cwd: join(top, 'tree'),
      environment: { PATH },
      readOnly: [join(top, 'needed'), node],
      writable: [join(top, 'tree')],
    })
    const { readable, tools } = JSON.parse(outputOf(userId, top, spec))
    expect(tools).toEqual(toolNames.map(() => 'works'))
    const expected = planted.filter(({ mayBeRead }) => mayBeRead).map(({ path }) => path)
    expect(readable.toSorted()).toEqual(expected.toSorted())
  })
})
