import { truncateSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { cache } from '../../src/cli/cache.ts'
import { UsageError } from '../../src/model/usage-error.ts'
import { emptyStore, filled, key } from '../store/stores.ts'

describe('cache', () => {
  it('lists, verifies and prunes the builds that are kept', async () => {
    const store = emptyStore()
    const on = dirname(store.directory)
    const folder = await filled(store)
    const line = new RegExp(`^${key.slice(0, 12)}  trusted .* MiB  used .*  package main\\n`)
    expect(await run(on, 'ls')).toEqual({ code: 0, printed: expect.stringMatching(line) })
    expect(await run(on, 'verify')).toEqual({
      code: 0,
      printed: expect.stringContaining('1 build looked at, '),
    })
    truncateSync(join(folder, 'tree/addon.node'), 1)
    const verified = await run(on, 'verify', '--json')
    expect(verified.code).toBe(3)
    expect(JSON.parse(verified.printed)).toMatchObject({
      builds: [{ key, label: 'main', flaw: expect.stringContaining('addon.node: expected') }],
    })
    expect((await run(on, 'ls')).printed).toBe('0 builds kept, 0.0 MiB\n')
    await filled(store)
    expect((await run(on, 'prune')).printed).toBe('0 builds removed, 0.0 MiB\n')
    expect((await run(on, 'prune', '--max-age', '0h')).printed).toContain('1 build removed')
  })

  it('says that it does not understand', async () => {
    await expect(run('/nowhere')).rejects.toThrow(/expected ls, verify or prune, got nothing/)
    await expect(run('/nowhere', 'ls', '--max-age', '7d')).rejects.toThrow(UsageError)
    await expect(run('/nowhere', 'prune', '--max-size', 'much')).rejects.toThrow(
      '--max-size must be a size such as 500MiB or 2GiB, got "much"',
    )
  })
})

async function run(directory: string, ...argv: readonly string[]) {
  const said: string[] = []
  const code = await cache(argv, {
    out: (text) => said.push(text),
    error: (text) => said.push(text),
    environment: { DEADHEAT_CACHE: directory },
    directory: process.cwd(),
    width: 100,
    colours: false,
    interactive: false,
    harnessPath: '',
  })
  return { code, printed: said.join('') }
}
