import { describe, expect, it } from 'vitest'
import { isLeftOut } from '../../../src/build/recipes/addon.ts'

describe('isLeftOut', () => {
  it.each([
    'node-gyp rebuild',
    'prebuildify --napi',
    'cmake-js build && tsc',
    'napi build --platform --release',
    'cargo build --release',
    'cargo-cp-artifact -nc index.node -- cargo build --message-format=json-render-diagnostics',
    'npm run cargo-build -- --release',
  ])('leaves out what would compile the addon again: %s', (script) => {
    expect(isLeftOut(script)).toBe(true)
  })

  it.each(['tsc', 'npm run tsc && npm run cargo-build -- --release', 'rollup -c; cargo build'])(
    'runs what makes more than the addon: %s',
    (script) => {
      expect(isLeftOut(script)).toBe(false)
    },
  )
})
