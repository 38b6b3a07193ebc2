import { chmodSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { onTestFinished, describe, expect, it } from 'vitest'
import { hiddenPaths, linkedFolders } from '../../src/sandbox/hidden-paths.ts'
import { temporaryFolder } from '../fakes/git-repository.ts'

function filled(files: Readonly<Record<string, number>>): string {
  const top = temporaryFolder()
  for (const [path, mode] of Object.entries(files)) {
    mkdirSync(join(top, path, '..'), { recursive: true })
    writeFileSync(join(top, path), '')
    chmodSync(join(top, path), mode)
  }
  return top
}

describe('hiddenPaths', () => {
  it('are the folders of runners, as a whole, and no other programs', () => {
    const top = filled({
      'tool/bin/tool': 0o755,
      'runner/.runner': 0o644,
      'runner/_work/x/y': 0o644,
      'deep/a/b/.runner': 0o644,
    })
    const search = (depth: number): readonly string[] =>
      hiddenPaths([{ top, depth, unreadable: false }])
    expect(search(3)).toEqual([join(top, 'deep/a/b'), join(top, 'runner')])
    expect(search(1)).toEqual([join(top, 'runner')])
    expect(hiddenPaths([{ top: join(top, 'none'), depth: 1, unreadable: true }])).toEqual([])
  })

  it('are what not everybody may read, where that is looked at, and links lead nowhere', () => {
    const top = filled({ hosts: 0o644, shadow: 0o640, 'ssl/private/key': 0o644 })
    chmodSync(join(top, 'ssl/private'), 0o710)
    symlinkSync(join(top, 'shadow'), join(top, 'link'))
    const search = (unreadable: boolean): readonly string[] =>
      hiddenPaths([{ top, depth: 9, unreadable }])
    expect(search(true).toSorted()).toEqual([join(top, 'shadow'), join(top, 'ssl/private')])
    expect(search(false)).toEqual([])
  })

  it('are sockets', async () => {
    const top = filled({ 'run/file': 0o644 })
    const path = join(top, 'run/service.sock')
    const server = createServer()
    await new Promise<void>((resolve) => server.listen(path, resolve))
    onTestFinished(() => void server.close())
    expect(hiddenPaths([{ top, depth: 1, unreadable: false }])).toEqual([path])
  })
})

describe('linkedFolders', () => {
  it('are no others than those below /opt, and none for links that lead nowhere', () => {
    const top = filled({ 'tools/bin/tool': 0o755 })
    mkdirSync(join(top, 'bin'))
    symlinkSync(join(top, 'tools/bin/tool'), join(top, 'bin/tool'))
    symlinkSync('/nowhere/tool', join(top, 'bin/other'))
    expect(linkedFolders(join(top, 'bin'), '/root')).toEqual([])
    expect(linkedFolders(join(top, 'none'), '/root')).toEqual([])
  })
})
