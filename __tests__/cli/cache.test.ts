import { mkdirSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { cache } from '../../src/cli/cache.ts'
import { UsageError } from '../../src/model/usage-error.ts'
import { emptyStore, filled, key } from '../store/stores.ts'
import { ranCommand } from '../fakes/terminals.ts'

describe('cache', () => {
  it('lists and prunes the builds that are kept', async () => {
    const store = emptyStore()
    const on = dirname(store.directory)
    await filled(store)
    const line = new RegExp(`^${key.slice(0, 12)}  trusted .* MiB  used .*  package main\\n`)
    expect(await run(on, 'ls')).toEqual({ code: 0, printed: expect.stringMatching(line) })
    expect((await run(on, 'prune')).printed).toBe('0 builds removed, 0.0 MiB\n')
    expect((await run(on, 'prune', '--max-age', '0h')).printed).toContain('1 build removed')
  })

  it('lists and prunes whatever else is cached, and nothing that a link leads to', async () => {
    const store = emptyStore()
    const on = dirname(store.directory)
    const elsewhere = join(dirname(on), `${basename(on)}-elsewhere`)
    for (const folder of [join(on, 'runtimes/node-1'), join(on, 'packages/trusted'), elsewhere])
      mkdirSync(folder, { recursive: true })
    writeFileSync(join(on, 'runtimes/node-1/node'), 'x'.repeat(1024 ** 2))
    writeFileSync(join(elsewhere, 'tool'), '')
    symlinkSync(elsewhere, join(on, 'tools'))
    const { printed } = await run(on, 'ls')
    expect(printed).toMatch(
      / 0\.0 MiB {2}empty {2}packages\/trusted\n +1\.0 MiB {2}written .* {2}runtimes\/node-1\n2 other caches kept, 1\.0 MiB\n$/,
    )
    expect((await run(on, 'prune')).printed).toContain('1 other cache removed, 0.0 MiB\n')
    const pruned = JSON.parse((await run(on, 'prune', '--max-age', '0h', '--json')).printed)
    expect(pruned.others).toMatchObject([{ name: 'runtimes/node-1', sizeBytes: 1024 ** 2 }])
    expect(readdirSync(join(on, 'runtimes'))).toEqual([])
    expect(readdirSync(elsewhere)).toEqual(['tool'])
    rmSync(elsewhere, { recursive: true })
  })

  it('says that it does not understand', async () => {
    await expect(run('/nowhere')).rejects.toThrow(/expected ls or prune, got nothing/)
    await expect(run('/nowhere', 'ls', '--max-age', '7d')).rejects.toThrow(UsageError)
    await expect(run('/nowhere', 'prune', '--max-size', 'much')).rejects.toThrow(
      '--max-size must be a size such as 500MiB or 2GiB, got "much"',
    )
  })
})

async function run(directory: string, ...argv: readonly string[]) {
  const environment = { DEADHEAT_CACHE: directory }
  const { code, said: printed } = await ranCommand(cache, argv, { environment })
  return { code, printed }
}
