import { existsSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { overShipped } from '../../../src/build/addon/over-shipped.ts'
import { buildFailure } from '../../../src/build/site.ts'
import { temporaryFolder, plantFiles } from '../../fakes/git-repository.ts'
import { realHost } from '../../fakes/real-host.ts'

const host = realHost()

function write(folder: string, ...paths: readonly string[]): void {
  plantFiles(folder, Object.fromEntries(paths.map((path) => [path, path])))
}

function place(lines: string[] = []) {
  const top = temporaryFolder()
  const directory = join(top, 'head')
  mkdirSync(directory)
  const logPath = join(top, 'head.log')
  const onLine = (line: string): void => void lines.push(line)
  return { site: { side: 'head', host, directory, logPath, onLine } as const, directory, top }
}

it('removes what came with an addon under the name of a compiled one, and nothing else', async () => {
  const lines: string[] = []
  const { site, directory } = place(lines)
  const gone = ['bin/linux-x64-node-20/own.node', 'own.node']
  const kept = [
    'bin/other.node',
    'node_modules/x/own.node',
    'packages/y/build/Release/own.node',
    'lib/binding/own.node',
  ]
  write(directory, ...gone, ...kept, 'packages/y/package.json')
  const compile = (): Promise<null> => {
    // Some builds copy what they have made over the binary that came with it.
    writeFileSync(join(directory, 'lib/binding/own.node'), 'copied by the build')
    write(directory, 'build/Release/own.node')
    return Promise.resolve(null)
  }
  expect(await overShipped(directory, site, compile)).toBeNull()
  const there = (path: string): boolean => existsSync(join(directory, path))
  expect(gone.filter(there)).toEqual([])
  expect([...kept, 'build/Release/own.node'].filter((path) => !there(path))).toEqual([])
  expect(lines).toEqual([
    'binaries that came with the addon are left out: bin/linux-x64-node-20/own.node and 1 more',
  ])
})

it('removes nothing where it does not compile, nor through a link out of the tree', async () => {
  const { site, directory, top } = place()
  write(directory, 'bin/own.node')
  write(top, 'elsewhere/own.node')
  const failure = buildFailure('no', site)
  expect(await overShipped(directory, site, () => Promise.resolve(failure))).toBe(failure)
  expect(existsSync(join(directory, 'bin/own.node'))).toBe(true)
  await overShipped(directory, site, () => {
    write(directory, 'build/Release/own.node')
    symlinkSync(join(top, 'elsewhere'), join(directory, 'linked'))
    return Promise.resolve(null)
  })
  expect(existsSync(join(top, 'elsewhere/own.node'))).toBe(true)
})
