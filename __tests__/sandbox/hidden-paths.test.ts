import { chmodSync, mkdirSync, symlinkSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { onTestFinished, expect, it } from 'vitest'
import { hiddenPaths, pathPrograms, programPaths } from '../../src/sandbox/hidden-paths.ts'
import { shownPaths } from '../../src/sandbox/sandbox-plan.ts'
import { folderWith } from '../fakes/git-repository.ts'

function filled(files: Readonly<Record<string, number>>): string {
  const top = folderWith(Object.fromEntries(Object.keys(files).map((path) => [path, ''])))
  for (const [path, mode] of Object.entries(files)) chmodSync(join(top, path), mode)
  chmodSync(top, 0o755)
  return top
}

async function hiddenIn(top: string): Promise<readonly string[]> {
  return (await hiddenPaths(top)).map((path) => path.slice(top.length + 1)).toSorted()
}

it('hiddenPaths are the folders of runners, at any depth, and no other programs', async () => {
  const top = filled({
    'tool/bin/tool': 0o755,
    'runner/.runner': 0o644,
    'runner/_work/x/y': 0o644,
    'deep/a/b/c/d/.runner': 0o644,
  })
  expect(await hiddenIn(top)).toEqual(['deep/a/b/c/d', 'runner'])
})

it('hiddenPaths are what not everybody may read, and links lead nowhere', async () => {
  const top = filled({ hosts: 0o644, shadow: 0o640, 'ssl/private/key': 0o644 })
  chmodSync(join(top, 'ssl/private'), 0o710)
  symlinkSync(join(top, 'shadow'), join(top, 'link'))
  expect(await hiddenIn(top)).toEqual(['shadow', 'ssl/private'])
  // Who gives away what is private as a whole means all that its readers may read.
  chmodSync(top, 0o750)
  expect(await hiddenIn(top)).toEqual(['ssl/private'])
  chmodSync(top, 0o700)
  expect(await hiddenIn(top)).toEqual([])
})

it('hiddenPaths are sockets', async () => {
  const top = filled({ 'run/file': 0o644 })
  const path = join(top, 'run/service.sock')
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(path, resolve))
  onTestFinished(() => void server.close())
  expect(await hiddenIn(top)).toEqual(['run/service.sock'])
})

it('hiddenPaths are asked for below folders that are shown, and not below what would show a secluded one', () => {
  const top = filled({ 'home/own': 0o644, 'tool/lib': 0o644 })
  const [home, tool] = [join(top, 'home'), join(top, 'tool')]
  const boundary = { visible: ['/', top, home, tool], writable: [], network: 'host' } as const
  expect(shownPaths(boundary, [home])).toEqual([tool])
})

it('pathPrograms are what everybody may run, and the parts that were installed with it, by every link, and none of the system', () => {
  const top = filled({
    'home/.tool/bin/tool': 0o755,
    'home/.tool/bin/.env': 0o644,
    'home/.tool/bin/mine': 0o700,
    'home/.tool/config.yml': 0o644,
    'home/.tool/etc/npmrc': 0o644,
    'home/.tool/lib/part.js': 0o644,
    'home/.venv/bin/python': 0o755,
    'home/.venv/pyvenv.cfg': 0o644,
    'home/.venv/secret.cfg': 0o644,
    'home/.local/lib/x': 0o644,
    'home/.local/share/keys': 0o644,
  })
  const home = join(top, 'home')
  mkdirSync(join(home, '.local/bin'))
  symlinkSync(join(home, '.venv/bin/python'), join(home, '.local/bin/pipx-tool'))
  symlinkSync('/nowhere/tool', join(home, '.local/bin/other'))
  const found = (folder: string): readonly string[] =>
    pathPrograms(join(home, folder), home).map((path) => path.slice(home.length + 1))
  expect(found('.tool/bin')).toEqual(['.tool/bin/tool', '.tool/lib'])
  expect(found('.local/bin')).toEqual([
    '.local/bin/pipx-tool',
    '.local/lib',
    '.venv/bin/python',
    '.venv/pyvenv.cfg',
  ])
  expect(found('none')).toEqual([])
  expect(programPaths('/usr/bin/env', '/root')).toEqual([])
  expect(programPaths('/opt/none/bin/tool', '/root')).toEqual([])
})
