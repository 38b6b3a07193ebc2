import { expect, it } from 'vitest'
import { shippedBy } from '../../../src/plan/reach/unreached-by.ts'

it.each([
  [
    ['lib/*', './dist/', '/a.js'],
    ['lib/b.js', 'dist/c/d.js', 'a.js'],
    ['other.js', 'a.jsx', 'li.js'],
  ],
  [[], ['other.js'], ['README.md']],
  [['**'], ['other.js'], ['README.md']],
  // What is looked for again from each star has no end.
  [['lib', `${'*'.repeat(3_000_000)}\nx`], ['lib/b.js', 'other.js'], ['README.md']],
])('of the files of a package those that it names are shipped: %#', (files, shipped, others) => {
  const manifests = new Map([['', { files }]])
  const isShipped = shippedBy({
    differences: new Map(),
    index: { places: new Map(), manifests },
    packageFolder: '',
  })
  expect(shipped.every(isShipped)).toBe(true)
  expect(others.some(isShipped)).toBe(false)
})
