/**
 * Adds to package-lock.json and to those of the bundled suites the optional packages for other platforms that `npm install` leaves
 * out when the registry does not have them, or when node_modules was there before. Without these
 * entries `npm ci` refuses the lock. To be run after every change of a dependency.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import * as z from 'zod'
import { missingPackagesOf, packageLockSchema } from './package-lock.ts'

const TOP = fileURLToPath(new URL('..', import.meta.url))

// What the names of such packages say of their platform, e.g. @rolldown/binding-linux-arm64-musl.
const SYSTEMS = new Set(
  'aix android darwin freebsd linux netbsd openbsd openharmony win32'.split(' '),
)
const PROCESSORS = new Set('arm arm64 ia32 loong64 ppc64 riscv64 s390x wasm32 x64'.split(' '))
const C_LIBRARIES: ReadonlyMap<string, string> = new Map([
  ['gnu', 'glibc'],
  ['gnueabihf', 'glibc'],
  ['musl', 'musl'],
  ['musleabihf', 'musl'],
])

// Parsed by records, because an object schema would put the keys into another order.
const objectSchema = z.record(z.string(), z.unknown())
for (const path of [
  'package-lock.json',
  ...globSync('benchmarks/*/package-lock.json', { cwd: TOP }),
]) {
  process.stdout.write(`${path}: ${String(complete(TOP + path))} added\n`)
}

/** @returns how many entries were missing */
function complete(path: string): number {
  const whole = objectSchema.parse(JSON.parse(readFileSync(path, 'utf8')))
  const lock = packageLockSchema.parse(whole)
  const missing = missingPackagesOf(lock)
  const packages = new Map(Object.entries(objectSchema.parse(whole['packages'])))
  for (const { from, name, range } of missing) {
    const top = `node_modules/${name}`
    const { dev, license, peer } = lock.packages[from] ?? {}
    // No integrity: it comes with the package itself, on a platform that installs it.
    const entry = { ...platformOf(name), dev, license, optional: true, peer }
    const fields = Object.entries(entry).filter(([, value]) => value !== undefined)
    packages.set(packages.has(top) ? `${from}/node_modules/${name}` : top, {
      version: range.replace(/^[~^]/, ''),
      ...Object.fromEntries(fields.toSorted(byKey)),
    })
  }
  const completed = { ...whole, packages: Object.fromEntries([...packages].toSorted(byKey)) }
  writeFileSync(path, `${JSON.stringify(completed, undefined, 2)}\n`)
  return missing.length
}

// The order that npm itself writes.
function byKey([left]: readonly [string, unknown], [right]: readonly [string, unknown]): number {
  return left.localeCompare(right, 'en')
}

function platformOf(name: string): Readonly<Record<string, readonly string[]>> {
  const words = name.split(/[^a-z0-9]/)
  const os = words.filter((word) => SYSTEMS.has(word))
  const cpu = words.filter((word) => PROCESSORS.has(word))
  const libc = os.includes('linux') ? words.flatMap((word) => C_LIBRARIES.get(word) ?? []) : []
  if (os.length === 0 && cpu.length === 0) {
    throw new Error(`expected the name of a platform in "${name}"; add its lock entry by hand`)
  }
  return Object.fromEntries(
    Object.entries({ cpu, libc, os }).filter(([, values]) => values.length > 0),
  )
}
