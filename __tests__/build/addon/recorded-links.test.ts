import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { recordedLinks } from '../../../src/build/addon/recorded-links.ts'
import { createFiles } from '../../../src/host/files/create-files.ts'
import { temporaryFolder } from '../../fakes/git-repository.ts'

const files = createFiles()

// As gyp and CMake 3.25 write them, cut short.
const byGyp =
  "cmd_Release/obj.target/hot.node := g++ -o Release/obj.target/hot.node -shared '-Wl,-rpath=$$ORIGIN' Release/obj.target/hot/hot.o \n"
const byCmake = '/usr/bin/c++ -fPIC -shared -o Release/hot.node CMakeFiles/hot.dir/hot.cc.o\n'

async function linksOf(path: string, planted: Readonly<Record<string, string>>, builtHere = true) {
  const directory = temporaryFolder()
  for (const [place, text] of Object.entries(planted)) {
    mkdirSync(dirname(join(directory, place)), { recursive: true })
    writeFileSync(join(directory, place), text)
  }
  const addon = { path, sizeBytes: 1, sha256: 'a'.repeat(64), builtHere }
  const links = await recordedLinks({ directory, addons: [addon] }, files)
  return { directory, links }
}

const gyp = 'build/Release/.deps/Release/obj.target/hot.node.d'

describe('recordedLinks', () => {
  it('knows how node-gyp linked an addon, and from where', async () => {
    const { directory, links } = await linksOf('build/Release/hot.node', { [gyp]: byGyp })
    expect(links).toEqual([
      {
        addonPath: join(directory, 'build/Release/hot.node'),
        cwd: join(directory, 'build'),
        command:
          "g++ -o Release/obj.target/hot.node -shared '-Wl,-rpath=$ORIGIN' Release/obj.target/hot/hot.o ",
      },
    ])
  })

  it('knows it of an addon that was copied elsewhere, and of one inside a package', async () => {
    const copied = await linksOf('lib/binding/hot.node', { [gyp]: byGyp })
    expect(copied.links[0]?.cwd).toBe(join(copied.directory, 'build'))
    const place = 'node_modules/a'
    const inside = await linksOf(`${place}/build/Release/hot.node`, { [`${place}/${gyp}`]: byGyp })
    expect(inside.links[0]?.cwd).toBe(join(inside.directory, place, 'build'))
  })

  it('knows how CMake linked one', async () => {
    const { links } = await linksOf('build/Release/hot.node', {
      'build/CMakeFiles/other.dir/link.txt': 'ar qc libother.a other.o\nranlib libother.a\n',
      'build/CMakeFiles/hot.dir/link.txt': byCmake,
    })
    expect(links[0]?.command).toBe(byCmake.trim())
  })

  it('does not guess where nothing was written down, and leaves alone what came with a package', async () => {
    expect((await linksOf('build/Release/hot.node', {})).links).toEqual([null])
    expect((await linksOf('prebuilds/hot.node', {}, false)).links).toEqual([])
  })
})
