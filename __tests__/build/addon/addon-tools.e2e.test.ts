import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { recordedLinks, type RecordedLink } from '../../../src/build/addon/recorded-links.ts'
import { placerSchema, type Placer } from '../../../src/model/run/placement.ts'
import { relinkCommand } from '../../../src/plan/relink-command.ts'
import { buildHead, builtHead, failureOf, nodeRelease } from '../../fakes/built.ts'
import { gitRepository } from '../../fakes/git-repository.ts'
import { realHost } from '../../fakes/real-host.ts'

const host = realHost()
const runtime = await nodeRelease()

function loaded(packageDirectory: string): string {
  const script = 'process.stdout.write(String(require(process.argv[1])))'
  return execFileSync(runtime.path, ['-e', script, packageDirectory], { encoding: 'utf8' })
}

const cmakeAddon = {
  'package.json': JSON.stringify({
    name: 'tiny',
    main: 'index.js',
    scripts: { install: 'cmake-js compile', build: 'cmake-js build' },
  }),
  'index.js': `module.exports = require('./build/Release/tiny.node')\n`,
  'CMakeLists.txt': `
cmake_minimum_required(VERSION 3.15)
project(tiny C)
add_library(tiny SHARED tiny.c \${CMAKE_JS_SRC})
set_target_properties(tiny PROPERTIES PREFIX "" SUFFIX ".node")
target_include_directories(tiny PRIVATE \${CMAKE_JS_INC})
target_link_libraries(tiny \${CMAKE_JS_LIB})
target_compile_definitions(tiny PRIVATE ANSWER=\${ANSWER})
`,
  'tiny.c': `
#include <node_api.h>
static napi_value Init(napi_env env, napi_value exports) {
  napi_value answer;
  return napi_create_int32(env, ANSWER, &answer) == napi_ok ? answer : exports;
}
NAPI_MODULE(tiny, Init)
`,
  'prebuilds/tiny.node': 'not a binary',
}

// The crate is a stand-in of that name, so that nothing has to be fetched and compiled.
const cargoAddon = {
  'package.json': JSON.stringify({
    name: 'tiny',
    main: 'index.js',
    napi: { binaryName: 'tiny' },
    scripts: { build: 'napi build --platform --release' },
  }),
  'index.js': `
const fs = require('fs')
const name = fs.readdirSync(__dirname).find((each) => /^tiny\\..*\\.node$/.test(each))
module.exports = require('./' + name)
`,
  'Cargo.toml': `
[package]
name = "tiny-addon"
version = "0.1.0"
edition = "2021"
[lib]
crate-type = ["cdylib"]
[dependencies]
napi = { path = "napi" }
`,
  // What is said of another machine is no reason not to record the link.
  '.cargo/config.toml': '[target.aarch64-unknown-linux-musl]\nlinker = "aarch64-linux-musl-gcc"\n',
  'napi/Cargo.toml': '[package]\nname = "napi"\nversion = "0.1.0"\nedition = "2021"\n',
  'napi/src/lib.rs': 'pub type Value = *mut std::ffi::c_void;\n',
  'src/lib.rs': `
use napi::Value;
extern "C" {
    fn napi_create_int32(env: Value, number: i32, result: *mut Value) -> i32;
}
/// # Safety
/// Called by Node.js only.
#[no_mangle]
pub unsafe extern "C" fn napi_register_module_v1(env: Value, exports: Value) -> Value {
    let mut answer = exports;
    napi_create_int32(env, 43, &mut answer);
    answer
}
`,
  'tiny.linux-x64-gnu.node': 'not a binary',
}

/** Whether its linker is installed; the usual one is, wherever there is a compiler. */
function isHere(placer: Placer): boolean {
  return placer === 'room' || spawnSync(`ld.${placer}`, ['--version']).error === undefined
}

function relinked({ path: addonPath, command, cwd }: RecordedLink, placer: Placer): string {
  const roomPath = fileURLToPath(new URL('../../../benchmarks/_placement.s', import.meta.url))
  const wanted = { command, placer, seed: 7, shift: 16, roomPath, outputPath: addonPath }
  const [program = '', ...words] = relinkCommand(wanted) ?? []
  const before = readFileSync(addonPath)
  execFileSync(program, words, { cwd })
  expect(readFileSync(addonPath).equals(before)).toBe(false)
  return loaded(join(addonPath, '..'))
}

it('for cmake-js is compiled for the Node.js of its side', { tags: 'cmake' }, async () => {
  const { directory: repository } = gitRepository(cmakeAddon)
  const wish = { runtime, repository, configure: ['-DANSWER=42'] }
  const { recipe, packageDirectory, addons } = await builtHead(wish, host)
  expect(recipe).toBe('addon')
  expect(addons).toMatchObject([{ path: 'build/Release/tiny.node', builtHere: true }])
  expect(existsSync(join(packageDirectory, 'prebuilds'))).toBe(false)
  expect(loaded(packageDirectory)).toBe('42')
})

it('for napi-rs is compiled over the binary that came with it', { tags: 'cargo' }, async () => {
  const { directory: repository } = gitRepository(cargoAddon)
  const build = await builtHead({ runtime, repository }, host)
  expect(existsSync(join(build.packageDirectory, 'target/release/.fingerprint'))).toBe(false)
  expect(build).toMatchObject({ recipe: 'addon', addons: [{ builtHere: true }] })
  expect(loaded(build.packageDirectory)).toBe('43')
  // Its last link can be repeated alone, with the code elsewhere.
  const [link] = await recordedLinks(build, host.files)
  if (link === undefined || link === null) throw new Error('expected a link, got none')
  const placers = placerSchema.options.filter(isHere)
  expect(placers).toContain('room')
  expect(placers.map((placer) => relinked(link, placer))).toEqual(placers.map(() => '43'))
})

it('for node-gyp, but compiles to nothing, is a failure', async () => {
  const { directory: repository } = gitRepository({
    'package.json': '{ "name": "tiny" }',
    'binding.gyp': `{ 'targets': [{ 'target_name': 'nothing', 'type': 'none' }] }`,
  })
  const failure = failureOf(await buildHead({ runtime, repository }, host))
  expect(failure.message).toContain('expected head to compile to a .node file, got none')
})

it(
  'with a lost crate type is a failure that says what to write',
  { tags: ['cargo', 'whole'] },
  async () => {
    const cargo = cargoAddon['Cargo.toml'].replace('["cdylib"]', '["rlib"]')
    const { directory: repository } = gitRepository({ ...cargoAddon, 'Cargo.toml': cargo })
    const failure = failureOf(await buildHead({ runtime, repository }, host))
    expect(failure.message).toContain('set crate-type = ["cdylib"] in Cargo.toml')
  },
)
