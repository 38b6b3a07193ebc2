import { describe, expect, it } from 'vitest'
import { addonTool, type FolderFacts } from '../../../src/build/addon/addon-tool.ts'
import { detectRecipe } from '../../../src/build/recipes/recipe-of.ts'
import type { Recipe } from '../../../src/model/build/build.ts'
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
  it.each<readonly [Recipe, string, FolderFacts]>([
    ['node', 'its tree', facts(['node.gyp', 'configure.py', 'CMakeLists.txt', 'binding.gyp'])],
    ['package', 'a part of that', facts(['node.gyp'])],
    ['addon', 'a description for node-gyp', facts(['binding.gyp'])],
    ['addon', 'a word for it', facts([], { gypfile: true })],
    ['addon', 'cmake-js', facts(['CMakeLists.txt'], { devDependencies: { 'cmake-js': '8' } })],
    ['addon', 'a crate', facts(['Cargo.toml'], {}, napiCrate)],
    ['package', 'nothing', facts([])],
    ['package', 'CMake alone', facts(['CMakeLists.txt'])],
    ['package', 'another crate', facts(['Cargo.toml'], {}, '# napi is for later\n')],
    ['package', 'no package', { names: ['main.c'], manifest: null, cargo: null }],
  ])('is %s for %s', (recipe, _, found) => {
    expect(detectRecipe(found)).toBe(recipe)
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
