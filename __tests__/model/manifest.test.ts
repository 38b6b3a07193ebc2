import { expect, it } from 'vitest'
import { manifestSchema } from '../../src/model/build/manifest.ts'

it.each([
  [{}, false],
  [{ private: false }, false],
  [{ private: true }, true],
  // As npm takes it.
  [{ private: 'true' }, true],
])('a package.json of %j is private: %s', (manifest, expected) => {
  expect(manifestSchema.parse(manifest).private).toBe(expected)
})
