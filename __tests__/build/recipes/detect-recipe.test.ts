import { expect, it } from 'vitest'
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
])('the recipe is %s for %s', (recipe, _, found) => {
  expect(detectRecipe(found)).toBe(recipe)
})

const both = ['binding.gyp', 'CMakeLists.txt']

it.each([
  ['cmake', 'a dependency names cmake-js', both, { dependencies: { 'cmake-js': '^7.0.0' } }, ''],
  ['cmake', 'a script does', both, { scripts: { install: 'cmake-js compile' } }, ''],
  ['node-gyp', 'nobody speaks of cmake-js', both, {}, ''],
  ['node-gyp', 'there is a crate, too', ['binding.gyp', 'Cargo.toml'], {}, napiCrate],
  ['cargo', 'napi has a table', [], {}, 'napi = { version = "3" }'],
  ['cargo', 'napi is a table', [], {}, '[dependencies.napi]'],
  ['cargo', 'napi is of the workspace', [], {}, 'napi.workspace = true'],
  ['cargo', 'neon is there', [], {}, 'neon = "1"'],
  [null, 'a crate has a similar name', [], {}, 'neon-colors = "1"'],
])('the tool of an addon is %s where %s', (tool, _, names, manifest, line) => {
  const cargo = line === '' ? null : `[package]\nname = "x"\n[dependencies]\n${line}\n`
  expect(addonTool(facts(names, manifest, cargo))).toBe(tool)
})
