import { globSync, readFileSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import * as z from 'zod'
import { shippedPackages } from '../../scripts/release/shipped-bill.ts'
import { TOP } from '../repository/tracked-files.ts'

// Each about a tenth above what it is, so that an update that brings much more is noticed.
const LIMITS_KILOBYTES: Readonly<Record<string, number>> = {
  actions: 130,
  octokit: 230,
  others: 640,
  'simple-statistics': 17,
  undici: 760,
  yaml: 260,
  zod: 220,
}

const folder = join(TOP, 'dist/chunks/packages')

/** Bytes of each family of packages; a family may lie in several files, which are numbered. */
function sizes(): ReadonlyMap<string, number> {
  const found = new Map<string, number>()
  for (const file of globSync('*.js', { cwd: folder })) {
    const family = basename(file, '.js').replace(/\d+$/, '')
    found.set(family, (found.get(family) ?? 0) + statSync(join(folder, file)).size)
  }
  return found
}

const dependabotSchema = z.object({
  updates: z.array(
    z.object({
      'package-ecosystem': z.string(),
      groups: z.object({ bundled: z.object({ patterns: z.array(z.string()) }) }).optional(),
    }),
  ),
})

describe('the packages inside the bundle', () => {
  it('have a limit each, and keep it', () => {
    const found = [...sizes()]
    expect(found.map(([family]) => family).toSorted()).toEqual(Object.keys(LIMITS_KILOBYTES))
    const over = found.filter(([family, bytes]) => bytes > (LIMITS_KILOBYTES[family] ?? 0) * 1000)
    expect(over).toEqual([])
  })

  it('have a text of their licence each', () => {
    const licences = readFileSync(join(TOP, 'dist/licenses.txt'), 'utf8')
    const notices = licences.split('\n\n----\n\n')
    expect(shippedPackages(licences)).toHaveLength(notices.length)
    const bare = notices.filter(
      (notice) => !/copyright|licen[cs]e/i.test(notice.slice(notice.indexOf('\n'))),
    )
    expect(bare).toEqual([])
  })

  it('are in the bill as the bundle names where its modules come from', () => {
    const texts = globSync('*.js', { cwd: folder }).map((file) =>
      readFileSync(join(folder, file), 'utf8'),
    )
    const modules = texts.flatMap((text) => [
      ...text.matchAll(/^\/\/ node_modules\/(?:\S*\/node_modules\/)?((?:@[^/\s]+\/)?[^/\s]+)\//gm),
    ])
    const named = new Set(modules.map(([, name = '']) => name))
    expect(named.size).toBeGreaterThan(10)
    const listed = new Set(
      shippedPackages(readFileSync(join(TOP, 'dist/licenses.txt'), 'utf8')).map((one) =>
        one.slice(0, one.lastIndexOf('@')),
      ),
    )
    expect([...named].filter((name) => !listed.has(name))).toEqual([])
  })

  it('are kept up to date together, as the manifest names them', () => {
    const { updates } = dependabotSchema.parse(
      parse(readFileSync(join(TOP, '.github/dependabot.yml'), 'utf8')),
    )
    expect(updates.map((update) => update['package-ecosystem'])).toEqual(['npm', 'github-actions'])
    expect(updates[0]?.groups?.bundled.patterns).toContain('zod')
  })
})
