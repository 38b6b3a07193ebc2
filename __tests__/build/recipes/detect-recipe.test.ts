import { describe, expect, it } from 'vitest'
import { addonTool, type FolderFacts } from '../../../src/build/addon/addon-tool.ts'
import { detectRecipe } from '../../../src/build/recipes/recipe-of.ts'
import { manifestSchema } from '../../../src/model/build/manifest.ts'

function facts(
  names: readonly string[],
  manifest: unknown = {},
  cargo: string | null = null,
): FolderFacts {
  return { names: ['package.json', ...names], manifest: manifestSchema.parse(manifest), cargo }
}

const napiCrate = '[package]\nname = "x"\n[dependencies]\nnapi = "3"\n'

describe('detectRecipe', () => {
  it('knows Node.js itself, whatever else lies in its tree', () => {
    const names = ['node.gyp', 'configure.py', 'CMakeLists.txt', 'binding.gyp']
    expect(detectRecipe(facts(names))).toBe('node')
    expect(detectRecipe(facts(['node.gyp']))).toBe('package')
  })

  it('takes a description for node-gyp, cmake-js or napi-rs for an addon', () => {
    expect(detectRecipe(facts(['binding.gyp']))).toBe('addon')
    expect(detectRecipe(facts([], { gypfile: true }))).toBe('addon')
    const cmake = facts(['CMakeLists.txt'], { devDependencies: { 'cmake-js': '8' } })
    expect(detectRecipe(cmake)).toBe('addon')
    expect(detectRecipe(facts(['Cargo.toml'], {}, napiCrate))).toBe('addon')
  })

  it('takes everything else for a package', () => {
    expect(detectRecipe(facts([]))).toBe('package')
    expect(detectRecipe(facts(['CMakeLists.txt']))).toBe('package')
    const wasm = '[dependencies]\nwasm-bindgen = "0.2"\n# napi is for later\n'
    expect(detectRecipe(facts(['Cargo.toml'], {}, wasm))).toBe('package')
    expect(detectRecipe({ names: ['main.c'], manifest: null, cargo: null })).toBe('package')
  })
})

describe('addonTool', () => {
  it.each([
    ['a dependency', { dependencies: { 'cmake-js': '^7.0.0' } }],
    ['a script', { scripts: { install: 'cmake-js compile' } }],
  ])('prefers CMake when cmake-js is %s', (_, manifest) => {
    expect(addonTool(facts(['binding.gyp', 'CMakeLists.txt'], manifest))).toBe('cmake')
  })

  it('prefers node-gyp when nobody speaks of cmake-js', () => {
    expect(addonTool(facts(['binding.gyp', 'CMakeLists.txt']))).toBe('node-gyp')
    expect(addonTool(facts(['binding.gyp', 'Cargo.toml'], {}, napiCrate))).toBe('node-gyp')
  })

  it.each([
    'napi = { version = "3" }',
    '[dependencies.napi]',
    'napi.workspace = true',
    'neon = "1"',
  ])('reads %s in Cargo.toml', (line) => {
    expect(addonTool(facts([], {}, `[package]\nname = "x"\n${line}\n`))).toBe('cargo')
  })

  it('leaves a crate with a similar name to other tools', () => {
    expect(addonTool(facts([], {}, '[dependencies]\nneon-colors = "1"\n'))).toBeNull()
  })
})
