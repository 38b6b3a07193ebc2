import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { placerSchema } from '../../../src/model/run/placement.ts'
import type { Side } from '../../../src/model/build/side.ts'
import { openPlacing } from '../../../src/session/build/placing.ts'
import type { Target } from '../../../src/measure/targets/target.ts'
import { folderWith, temporaryFolder } from '../../fakes/git-repository.ts'
import { realHost } from '../../fakes/real-host.ts'
import { realTarget } from '../../fakes/targets.ts'
import { ofWhole } from '../../whole.ts'

const host = realHost()

// Registers nothing, so that no headers of Node.js are needed.
const source = `
int hot(const unsigned char *p, int n) { int h = 0; for (int i = 0; i < n; i++) h = h * 31 + p[i]; return h; }
void *napi_register_module_v1(void *env, void *exports) { (void)env; (void)hot; return exports; }
`
const unused = 'int unused(int x) { return x * x; }\n'
const linked = 'cc -o Release/obj.target/hot.node -shared Release/obj.target/hot/hot.o'

/** The line that the Makefile has written down is `null` for none. */
type Made = { readonly code: string; readonly command?: string | null }

/** A side with one addon, as node-gyp would have left it. */
function made(side: Side, top: string, { code, command = linked }: Made): Target {
  const directory = join(top, side)
  const build = join(directory, 'build')
  mkdirSync(join(build, 'Release/obj.target/hot'), { recursive: true })
  mkdirSync(join(build, 'Release/.deps/Release/obj.target'), { recursive: true })
  writeFileSync(join(build, 'hot.c'), code)
  const flags = ['-O2', '-fPIC', '-ffunction-sections', '-c', 'hot.c']
  execFileSync('cc', [...flags, '-o', 'Release/obj.target/hot/hot.o'], { cwd: build })
  const first = ['-shared', '-o', 'Release/hot.node', 'Release/obj.target/hot/hot.o']
  execFileSync('cc', first, { cwd: build })
  if (command !== null) {
    const record = join(build, 'Release/.deps/Release/obj.target/hot.node.d')
    writeFileSync(record, `cmd_Release/obj.target/hot.node := ${command}\n`)
  }
  const addon = { path: 'build/Release/hot.node', sizeBytes: 1, sha256: 'a'.repeat(64) }
  const { build: built, ...target } = realTarget(side, directory)
  return {
    ...target,
    build: { ...built, addons: [{ ...addon, builtHere: true }] },
    tree: directory,
    workDirectory: top,
  }
}

function madeBoth(base: Made, head: Made) {
  const top = temporaryFolder()
  return { base: made('base', top, base), head: made('head', top, head) }
}

async function opened(base: Made, head: Made, layouts?: number) {
  const targets = madeBoth(base, head)
  const before = addonOf(targets.base)
  const settings = { 'build-environment': [], ...(layouts === undefined ? {} : { layouts }) }
  const outcome = await openPlacing({ host, settings }, [targets])
  return { targets, outcome, before }
}

function addonOf({ build }: Target) {
  const path = join(build.directory, 'build/Release/hot.node')
  return { bytes: readFileSync(path).toString('base64'), inode: statSync(path).ino, path }
}

function placing(outcome: Awaited<ReturnType<typeof openPlacing>>) {
  if (outcome === null || 'refused' in outcome) throw new Error(`expected links, got none`)
  return outcome
}

it('addons of two sides are linked anew, to other bytes in another file, and back to the same by the same seed', async () => {
  const { targets, outcome, before } = await opened({ code: source }, { code: unused + source })
  const { placements, place } = placing(outcome)
  expect(placerSchema.options).toContain(placements.by)
  expect(placements.alike).toBe(false)
  // The trial leaves everything as it was built.
  expect(addonOf(targets.base)).toEqual(before)
  await place(targets, { seeds: { base: 5, head: 6 }, part: null })
  const five = addonOf(targets.base)
  expect(five.bytes).not.toBe(before.bytes)
  expect(five.inode).not.toBe(before.inode)
  await place(targets, { seeds: { base: 7, head: 6 }, part: null })
  const seven = addonOf(targets.base)
  expect(seven.bytes).not.toBe(five.bytes)
  await place(targets, { seeds: { base: 5, head: 6 }, part: null })
  expect(addonOf(targets.base).bytes).toBe(five.bytes)
  const load = ['-e', 'process.dlopen({ exports: {} }, process.argv[1])', five.path]
  expect(() => execFileSync(process.execPath, load)).not.toThrow()
})

it(
  'addons of two sides are linked once for each place of a cache line, and copied after that',
  ofWhole,
  async () => {
    const { targets, outcome } = await opened({ code: source }, { code: unused + source })
    const { place } = placing(outcome)
    const placesOf = async (base: number) => {
      const found: { place: number; inode: number; bytes: string }[] = []
      for (const part of [0, 1, 2, 3]) {
        await place(targets, { seeds: { base, head: 1 }, part })
        const { path, inode, bytes } = addonOf(targets.base)
        const symbols = execFileSync('nm', [path], { encoding: 'utf8' })
        const address = /^(\w+) T hot$/m.exec(symbols)?.[1] ?? ''
        found.push({ place: Number.parseInt(address, 16) % 64, inode, bytes })
      }
      return found
    }
    const first = await placesOf(5)
    const places = first.map((one) => one.place).toSorted((one, other) => one - other)
    expect(places.map((one) => one - (places[0] ?? 0))).toEqual([0, 16, 32, 48])
    // The last of them lies there; the first is copied.
    await place(targets, { seeds: { base: 5, head: 1 }, part: 0 })
    expect(addonOf(targets.base).bytes).toBe(first[0]?.bytes)
    const orders = [first, await placesOf(6)].map((found) =>
      found.map((one) => one.place - (places[0] ?? 0)).join(' '),
    )
    expect(new Set(orders).size).toBeGreaterThan(1)
  },
)

it('addons of two sides are alike when they are linked from the same bytes', async () => {
  const { outcome } = await opened({ code: source }, { code: source })
  expect(placing(outcome).placements.alike).toBe(true)
})

it('addons of two sides stay as they were built where nothing says how they were linked, or it is wanted so', async () => {
  const nothing = await opened({ code: source }, { code: source, command: null })
  expect(nothing.outcome).toEqual({ refused: 'it is not known how an addon of head was linked' })
  const wanted = await opened({ code: source }, { code: source }, 1)
  expect(wanted.outcome).toMatchObject({ chosen: true })
})

it('a compiler outside of the system is seen where the job names it, and not because a build does', async () => {
  const compiler = join(temporaryFolder(), 'own-cc')
  writeFileSync(compiler, '#!/bin/sh\nexec cc "$@"\n', { mode: 0o755 })
  const side = { code: source, command: linked.replace('cc', compiler) }
  const targets = madeBoth(side, side)
  const openedWith = (variables: readonly string[]) =>
    openPlacing({ host, settings: { 'build-environment': [...variables] } }, [targets])
  expect(await openedWith([])).toMatchObject({ refused: expect.stringContaining('linker') })
  expect(await openedWith([`CC=${compiler}`])).toMatchObject({ placements: { alike: true } })
})

it('what a build has written down is started where it can change nothing of the other side, and sees no path that it names', async () => {
  expect(await host.processes.isolation()).toMatchObject({ kind: 'namespace', readOnly: true })
  const secret = join(folderWith({ secret: 's3cr3t' }), 'secret')
  const command = `../evil ${secret} -o Release/obj.target/hot.node Release/obj.target/hot/hot.o`
  const targets = madeBoth({ code: source }, { code: source, command })
  const before = addonOf(targets.base)
  const addon = before.path
  writeFileSync(
    join(targets.head.build.directory, 'evil'),
    `#!/bin/sh\necho ran > ../ran\ncat ${secret} >> ../ran\necho evil > ${addon}\nrm -f ${addon}\nexit 0\n`,
    { mode: 0o755 },
  )
  const outcome = await openPlacing({ host, settings: { 'build-environment': [] } }, [targets])
  expect(readFileSync(join(targets.head.build.directory, 'ran'), 'utf8')).toBe('ran\n')
  expect(outcome).toMatchObject({ refused: expect.stringContaining('linker') })
  expect(addonOf(targets.base)).toEqual(before)
})
