import { expect, it } from 'vitest'
import { recordedLinks } from '../../../src/build/addon/recorded-links.ts'
import { createFiles } from '../../../src/host/files/files.ts'
import { folderWith } from '../../fakes/git-repository.ts'

async function linkOf(path: string, content: Readonly<Record<string, string>>) {
  const directory = folderWith({ [path]: '', ...content })
  const addon = { path, sizeBytes: 1, sha256: 'a'.repeat(64), builtHere: true }
  const [link] = await recordedLinks({ directory, addons: [addon] }, createFiles())
  if (link === undefined || link === null) return null
  return [link.cwd.slice(directory.length + 1), link.command]
}

const deps = 'build/Release/.deps'

it.each([
  ['of binding.gyp', 'Release/obj.target/one.node'],
  ['of another .gyp file', 'Release/obj.target/deps/lib/one.node'],
  ['with a folder of its own', '/somewhere/lib/one.node'],
])('finds a target %s in the Makefiles of node-gyp', async (_, target) => {
  const line = `g++ -o ${target} -Wl,-rpath,'$$ORIGIN' Release/obj.target/a.o`
  const copied = 'cmd_Release/one.node := ln -f "lib/one.node" "Release/one.node"\n'
  expect(
    await linkOf('build/Release/one.node', {
      [`${deps}/Release/one.node.d`]: copied,
      [`${deps}/${target}.d`]: `cmd_${target} := ${line}\n`,
    }),
  ).toEqual(['build', line.replace('$$', '$')])
})

it('takes no target for another whose name ends alike', async () => {
  const target = 'Release/obj.target/not-one.node'
  const record = `cmd_${target} := g++ -o ${target} Release/obj.target/a.o\n`
  expect(await linkOf('build/Release/one.node', { [`${deps}/${target}.d`]: record })).toBeNull()
})

it.each([
  ['the top folder', 'build'],
  ['a folder that was added', 'build/addon'],
])('finds a target of %s in the Makefiles of CMake', async (_, folder) => {
  const line = 'c++ -fPIC -shared -o ../Release/one.node CMakeFiles/one.dir/a.o'
  expect(
    await linkOf('build/Release/one.node', {
      'build/CMakeFiles/core.dir/link.txt': 'ar qc libcore.a a.o\nranlib libcore.a\n',
      [`${folder}/CMakeFiles/none.dir/link.txt`]: `${line.replaceAll('one.', 'none.')}\n`,
      [`${folder}/CMakeFiles/one.dir/link.txt`]: `${line}\n`,
    }),
  ).toEqual([folder, line])
})
