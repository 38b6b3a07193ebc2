/**
 * Adds optional packages for other platforms to package-lock.json and the lock files of the bundled
 * suites. `npm install` leaves them out when the registry lacks them, or when node_modules already
 * existed. Without these entries `npm ci` rejects the lock. Run it after every change of a
 * dependency.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import * as z from 'zod'
import { missingPackagesOf, packageLockSchema } from './package-lock.ts'

const TOP = fileURLToPath(new URL('..', import.meta.url))

// Platform parts in the names of such packages, e.g. @rolldown/binding-linux-arm64-musl.
const SYSTEMS = new Set(
  'aix android darwin freebsd linux netbsd openbsd openharmony win32'.split(' '),
)
const PROCESSORS = new Set('arm arm64 ia32 loong64 ppc64 riscv64 s390x wasm32 x64'.split(' '))
const C_LIBRARIES: Readonly<Record<string, string>> = {
  gnu: 'glibc',
  gnueabihf: 'glibc',
  musl: 'musl',
  musleabihf: 'musl',
}

// Parsed as records, because an object schema would reorder the keys.
const objectSchema = z.record(z.string(), z.unknown())
for (const path of globSync('{.,benchmarks/suites/*}/package-lock.json', { cwd: TOP })) {
  process.stdout.write(`${path}: ${String(complete(TOP + path))} added\n`)
}

/** @returns the number of missing entries */
function complete(path: string): number {
  const whole = objectSchema.parse(JSON.parse(readFileSync(path, 'utf8')))
  const lock = packageLockSchema.parse(whole)
  const missing = missingPackagesOf(lock)
  const packages = new Map(Object.entries(objectSchema.parse(whole['packages'])))
  for (const { from, name, range } of missing) {
    const top = `node_modules/${name}`
    const { dev, license, peer } = lock.packages[from] ?? {}
    // No integrity: it is part of the package itself, on a platform that installs it.
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

// The order in which npm writes them.
function byKey([left]: readonly [string, unknown], [right]: readonly [string, unknown]): number {
  return left.localeCompare(right, 'en')
}

function platformOf(name: string): Readonly<Record<string, readonly string[]>> {
  const words = name.split(/[^a-z0-9]/)
  const os = words.filter((word) => SYSTEMS.has(word))
  const cpu = words.filter((word) => PROCESSORS.has(word))
  const libc = os.includes('linux') ? words.flatMap((word) => C_LIBRARIES[word] ?? []) : []
  if (os.length === 0 && cpu.length === 0) {
    throw new Error(`expected the name of a platform in "${name}"; add its lock entry by hand`)
  }
  return Object.fromEntries(
    Object.entries({ cpu, libc, os }).filter(([, values]) => values.length > 0),
  )
}
