import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { shippedBill, shippedPackages } from '../../scripts/release/shipped-bill.ts'
import { TOP } from '../repository/tracked-files.ts'

const licences = 'a 1.0.0 (MIT)\n\ntext\n\n----\n\n@b/c 2.0.0 (ISC)\n\ntext\n'
const component = (ref: string) => ({ 'bom-ref': ref })
const bill = {
  bomFormat: 'CycloneDX',
  components: ['a@1.0.0', '@b/c@2.0.0', 'tool@3.0.0'].map(component),
  dependencies: [
    { ref: 'a@1.0.0', dependsOn: ['@b/c@2.0.0', 'tool@3.0.0'] },
    { ref: 'tool@3.0.0', dependsOn: [] },
  ],
}

const ofBundle = readFileSync(join(TOP, 'dist/licenses.txt'), 'utf8')

it('the bill of what is shipped has the packages inside the bundle and no others', () => {
  expect(JSON.parse(shippedBill(JSON.stringify(bill), licences))).toEqual({
    bomFormat: 'CycloneDX',
    components: ['a@1.0.0', '@b/c@2.0.0'].map(component),
    dependencies: [{ ref: 'a@1.0.0', dependsOn: ['@b/c@2.0.0'] }],
  })
})

it('the bill of what is shipped is refused when the bundle has what the lock file does not name', () => {
  const less = { ...bill, components: bill.components.slice(1) }
  expect(() => shippedBill(JSON.stringify(less), licences)).toThrow('expected a@1.0.0 of dist/')
})

it('the bill of what is shipped finds every package that the bundle has a file for', () => {
  const names = shippedPackages(ofBundle)
  const expected = ['octokit', 'undici', 'yaml', 'zod', 'simple-statistics']
  for (const name of expected)
    expect(names.filter((one) => one.startsWith(`${name}@`))).toHaveLength(1)
})

const folder = join(TOP, 'dist/chunks/packages')

it('the packages inside the bundle have a text of their licence each', () => {
  const notices = ofBundle.split('\n\n----\n\n')
  expect(shippedPackages(ofBundle)).toHaveLength(notices.length)
  const bare = notices.filter(
    (notice) => !/copyright|licen[cs]e/i.test(notice.slice(notice.indexOf('\n'))),
  )
  expect(bare).toEqual([])
})

it('the packages inside the bundle are in the bill as the bundle names where its modules come from', () => {
  const texts = globSync('*.js', { cwd: folder }).map((file) =>
    readFileSync(join(folder, file), 'utf8'),
  )
  const modules = texts.flatMap((text) => [
    ...text.matchAll(/^\/\/ node_modules\/(?:\S*\/node_modules\/)?((?:@[^/\s]+\/)?[^/\s]+)\//gm),
  ])
  const named = new Set(modules.map(([, name = '']) => name))
  expect(named.size).toBeGreaterThan(10)
  const listed = new Set(shippedPackages(ofBundle).map((one) => one.slice(0, one.lastIndexOf('@'))))
  expect([...named].filter((name) => !listed.has(name))).toEqual([])
})
