import { expect, it } from 'vitest'
import { withoutCompiling } from '../../../src/build/install/without-compiling.ts'

it.each([
  ['node-gyp rebuild', ''],
  ['node-gyp rebuild && tsc', 'tsc'],
  ['CC=clang cross-env A=1 npx --yes prebuildify --napi && tsc -p .', 'tsc -p .'],
  ['tsc && ./node_modules/.bin/cmake-js build', 'tsc'],
  ['napi build --platform --release && node fix.js', 'node fix.js'],
  ['cargo-cp-artifact -nc index.node -- cargo build --release', ''],
  ['pnpm exec node-gyp rebuild && echo "a && b"', 'echo "a && b"'],
])('takes what compiles out of %j: %j', (build, left) => {
  const { scripts, isEntangled } = withoutCompiling('build', { build })
  expect([scripts, isEntangled]).toEqual([{ build: left }, false])
})

it.each(['tsc', 'node scripts/build-napi.js', 'napi artifacts', 'cargo test', 'yarn prebuild'])(
  'leaves what compiles no addon by itself: %j',
  (build) => {
    const scripts = { build, prebuild: 'rimraf dist' }
    expect(withoutCompiling('build', scripts)).toEqual({
      scripts: {},
      leftOut: [],
      isEntangled: false,
    })
  },
)

it.each(['(cd x; node-gyp rebuild)', 'node-gyp rebuild || exit 1', 'x > y; cargo build'])(
  'cannot take %j apart',
  (build) => {
    expect(withoutCompiling('build', { build: `${build} && tsc` }).isEntangled).toBe(true)
  },
)

it('follows the scripts that a script names, and those around it', () => {
  const scripts = {
    build: 'run-s native js',
    postbuild: 'node-gyp build',
    native: 'node-gyp rebuild',
    js: 'rollup -c',
    other: 'node-gyp clean',
  }
  expect(withoutCompiling('build', scripts)).toEqual({
    scripts: { postbuild: '', native: '' },
    leftOut: ['node-gyp build', 'node-gyp rebuild'],
    isEntangled: false,
  })
})
