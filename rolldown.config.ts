import { globSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { defineConfig, type Plugin } from 'rolldown'
import type { Dependency, Options } from 'rollup-plugin-license'

// The package is CommonJS and exports the function itself, while its types describe an ES module
// that holds the function as `default`; and they name rollup's plugins, of which rolldown's are kin.
const license: (options: Options) => Plugin = createRequire(import.meta.url)(
  'rollup-plugin-license',
)

// What may be shipped inside a program under the MIT licence with its text beside it.
const ALLOWED_LICENSES: readonly string[] = [
  'MIT',
  'ISC',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  '0BSD',
  'BlueOak-1.0.0',
]

// By the same author under the same licence, of which only the second one brings the text.
const TEXT_BESIDE: ReadonlyMap<string, string> = new Map([
  ['@nodable/entities', 'fast-xml-parser'],
  ['proxy-agent-negotiate', 'https-proxy-agent'],
])

// A package of its own file keeps a rebuild after an update out of the diff of our own code.
const OWN_CHUNKS: readonly string[] = ['simple-statistics', 'undici', 'zod']

/** The licence of every package that ended up in the bundle, one after the other. */
function noticesOf(dependencies: readonly Dependency[]): string {
  const notices = dependencies.map((dependency) => noticeOf(described(dependency))).toSorted()
  return `${notices.join('\n\n----\n\n')}\n`
}

/** @throws Error when a package does not allow to be shipped, or does not bring its text */
function noticeOf(dependency: Described): string {
  const title = `${dependency.name} ${dependency.version} (${dependency.license})`
  // `(Apache-2.0 AND BSD-3-Clause)` asks for both.
  const all = (dependency.license ?? '').replaceAll(/[()]/g, '').split(' AND ')
  if (!all.every((name) => ALLOWED_LICENSES.includes(name))) {
    throw new Error(`expected a licence of ${ALLOWED_LICENSES.join(', ')}, got ${title}`)
  }
  if (dependency.licenseText === null) throw new Error(`expected a licence text in ${title}`)
  return [title, dependency.licenseText, dependency.noticeText ?? '']
    .map((part) => part.replaceAll('\r\n', '\n').trim())
    .filter((part) => part !== '')
    .join('\n\n')
}

interface Described extends Pick<Dependency, 'name' | 'version' | 'license' | 'licenseText'> {
  readonly noticeText: string | null
}

// Some packages have a second package.json, of name and version alone, beside the files of each kind
// of module, and it is the one that is found first.
function described({ name, version, license: given, ...rest }: Dependency): Described {
  const { licenseText, noticeText } = rest
  const text = licenseText ?? licenseIn(TEXT_BESIDE.get(name ?? '') ?? '.')
  const known = { name, version, license: given, licenseText: text, noticeText }
  if (given !== null || name === null) return known
  const folder = new URL(`node_modules/${name}/`, import.meta.url)
  const whole: unknown = JSON.parse(readFileSync(new URL('package.json', folder), 'utf8'))
  if (!isManifest(whole) || whole.version !== version) return known
  return { ...known, license: whole.license, licenseText: licenseIn(name) }
}

function licenseIn(name: string): string | null {
  const folder = new URL(`node_modules/${name}/`, import.meta.url)
  const [file] = globSync('LICEN[CS]E*', { cwd: fileURLToPath(folder) })
  return file === undefined ? null : readFileSync(new URL(file, folder), 'utf8')
}

function isManifest(value: unknown): value is { version: string; license: string } {
  return (
    typeof value === 'object' &&
    value !== null &&
    'version' in value &&
    'license' in value &&
    typeof value.license === 'string'
  )
}

function licensesFile(fileName: string): Plugin[] {
  let notices = ''
  return [
    license({
      sourcemap: false,
      thirdParty: {
        multipleVersions: true,
        output: (dependencies: Dependency[]) => {
          notices = noticesOf(dependencies)
        },
      },
    }),
    {
      name: 'licenses-file',
      // Emitted, not written, so that it goes wherever --dir sends the bundle.
      generateBundle() {
        this.emitFile({ type: 'asset', fileName, source: notices })
      },
    },
  ]
}

export default defineConfig({
  // All lie directly in dist/, as deep as in src/: one relative URL finds benchmarks/ from either.
  input: { index: 'src/index.ts', cli: 'src/cli.ts', 'remote-cache': 'src/remote-cache.ts' },
  platform: 'node',
  plugins: licensesFile('licenses.txt'),
  output: {
    dir: 'dist',
    format: 'esm',
    cleanDir: true,
    entryFileNames: '[name].js',
    chunkFileNames: 'chunks/[name].js',
    // Not minified, down to the names of exports: the diff of dist/ is there to be read.
    minify: false,
    minifyInternalExports: false,
    codeSplitting: {
      groups: OWN_CHUNKS.map((name) => ({ name, test: new RegExp(`/node_modules/${name}/`) })),
    },
  },
})
