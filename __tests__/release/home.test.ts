import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { actionAddress, home, homePage } from '../../src/model/home.ts'
import { version } from '../../src/version.ts'
import { TOP, trackedFiles } from '../repository/tracked-files.ts'

const GENERATED = ['README.md', 'package.json', ...globSync('docs/*.md', { cwd: TOP })]

it('the home of deadheat is said in one place; what else names it is generated', () => {
  const pattern = new RegExp(`\\b${home.owner}/${home.name}\\b`)
  const files = trackedFiles().filter((file) => !/^(?:dist|__tests__)\//.test(file))
  const naming = files.filter((file) => pattern.test(readFileSync(join(TOP, file), 'utf8')))
  expect(naming.filter((file) => !GENERATED.includes(file))).toEqual([])
  expect(naming).toEqual(expect.arrayContaining(['README.md', 'docs/github.md', 'package.json']))
})

it('the home of deadheat is pinned by commit in every example, and the comment names the release', () => {
  expect(actionAddress).toMatch(/^[\w-]+\/deadheat@[0-9a-f]{40} # v\d+\.\d+\.\d+$/)
  const uses = GENERATED.flatMap((file) =>
    [...readFileSync(join(TOP, file), 'utf8').matchAll(/\buses: ([^\n]*deadheat@[^\n]*)/g)].map(
      ([, named]) => named,
    ),
  )
  expect(new Set(uses)).toEqual(new Set([actionAddress]))
})

it('the home of deadheat names no release that is newer than this version, and this one before the first', () => {
  const numbers = (text: string): readonly number[] => text.split('.').map(Number)
  const isFirst = /^0+$/.test(home.release.commit)
  const [named, own] = [numbers(home.release.version), numbers(version)]
  const difference = named.map((part, index) => part - (own[index] ?? 0)).find((part) => part !== 0)
  expect(isFirst ? [0] : [-1, 0]).toContain(Math.sign(difference ?? 0))
})

it('the home of deadheat has no page before it has an owner, because that page would be a stranger’s', () => {
  expect(homePage({ owner: 'OWNER', name: 'deadheat' })).toBeNull()
  expect(homePage({ owner: 'acme', name: 'deadheat' })).toBe('https://github.com/acme/deadheat')
})
