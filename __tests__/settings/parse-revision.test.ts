import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { UsageError } from '../../src/model/usage-error.ts'
import { parseRevision } from '../../src/settings/parse-revision.ts'

it.each([
  ['npm:keccak@2.1.0', 'keccak', '2.1.0'],
  ['npm:@scope/name@1.0.0-rc.1', '@scope/name', '1.0.0-rc.1'],
  ['npm:name@latest', 'name', 'latest'],
  ['npm:name@^4.0.0', 'name', '^4.0.0'],
  ['npm:name@>=1 <2 || 3.x', 'name', '>=1 <2 || 3.x'],
])('reads %s as a published package', (text, name, wanted) => {
  expect(parseRevision(text)).toEqual({ source: 'package', text, name, wanted })
})

it.each([
  ['npm:leveldown@4.0.2+node:8.17.0', 'npm:leveldown@4.0.2', '8.17.0'],
  ['npm:name@1.0.0+build.5+node:^22', 'npm:name@1.0.0+build.5', '^22'],
  ['npm:name@1.0.0 + node:>=20 <23', 'npm:name@1.0.0', '>=20 <23'],
  ['a+b+node:lts', 'a+b', 'lts'],
  ['main+node:/opt/a+b/bin/node', 'main', '/opt/a+b/bin/node'],
])('reads %s as a revision with its Node.js', (text, alone, node) => {
  expect(parseRevision(text)).toEqual({ ...parseRevision(alone), text, node })
})

it('reads a Node.js alone', () => {
  const text = 'node:20.20.2'
  expect(parseRevision(text)).toEqual({ source: 'runtime', text, node: '20.20.2' })
})

const refs = 'main feature/x v1.0.0 HEAD~2 main^2 HEAD^{} main@{1} b52dd91 a$(x) @'
it.each(refs.split(' '))('reads %s as a commit', (text) => {
  expect(parseRevision(text)).toEqual({ source: 'commit', text, ref: text })
})

it.each([
  '',
  '--upload-pack=touch /tmp/x',
  'main..feature',
  'main:package.json',
  '+node:22',
  'main+node:',
  'main+node:2\n2',
  ':/words',
  'ext::sh -c true',
  'https://example.com/x.git',
  'a b',
  'a\nb',
  'a\0b',
  'refs/heads/*',
  'x'.repeat(301),
])('refuses the ref %j', (text) => {
  expect(() => parseRevision(text)).toThrow(UsageError)
})

const packages =
  'npm: npm:name npm:@scope/name npm:name@ npm:-name@1.0.0 npm:../name@1.0.0 npm:name@file:../x npm:name@../x ' +
  'npm:name@git+ssh://host/x npm:name@--registry=x npm:a/b@1.0.0 npm:name@npm:other@1.0.0'
it.each(packages.split(' '))('refuses the package %j', (text) => {
  expect(() => parseRevision(text)).toThrow(UsageError)
})

it.each([
  ['npm:@scope/name', 'write "npm:@scope/name@latest"'],
  ['main..HEAD', 'expected one revision, got the range "main..HEAD": write main HEAD'],
])('of %s says what to write instead', (text, message) => {
  expect(() => parseRevision(text)).toThrow(message)
})

it('yields nothing that could be an option, or throws a UsageError', () => {
  const texts = fc.oneof(
    fc.string(),
    fc.string().map((rest) => `npm:${rest}`),
  )
  fc.assert(
    fc.property(texts, (text) => {
      expect(partsOf(text).every((part) => /^[^-\s]/.test(part))).toBe(true)
    }),
  )
})

/** What would reach a program; nothing when the text is refused as it should be. */
function partsOf(text: string): readonly string[] {
  try {
    const spec = parseRevision(text)
    if (spec.source === 'commit') return [spec.ref]
    return spec.source === 'package' ? [spec.name, spec.wanted] : []
  } catch (error) {
    if (error instanceof UsageError) return []
    throw error
  }
}
