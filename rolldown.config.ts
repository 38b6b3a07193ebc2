import { chmodSync, globSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { defineConfig, type Plugin, type PreRenderedChunk } from 'rolldown'
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

// Packages that are shipped in a file of their own, which keeps an update of one out of the diff of
// the others; a family lies together.
const FAMILIES: readonly (readonly [name: string, packages: RegExp])[] = [
  ['octokit', /^(?:octokit$|@octokit\/)/],
  ['actions', /^@actions\//],
  ['simple-statistics', /^simple-statistics$/],
  ['undici', /^undici$/],
  ['yaml', /^yaml$/],
  ['zod', /^zod$/],
]

/** The family of a module, and `others` for the small ones; `null` for our own modules. */
function familyOf(id: string): string | null {
  const [, name] = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id) ?? []
  if (name === undefined) return null
  return FAMILIES.find(([, packages]) => packages.test(name))?.[0] ?? 'others'
}

/**
 * Where a chunk goes. The bundler puts our own modules together that the same programs load, so that
 * none reads what it does not use. Such a chunk is named for the folder, or the two, in `src/` that
 * most of it comes from; one that is loaded by `import()` for its module.
 */
function fileNameOf({ name, facadeModuleId, moduleIds }: PreRenderedChunk): string {
  const family = familyOf(facadeModuleId ?? moduleIds[0] ?? '')
  if (family !== null) return `chunks/packages/${family}.js`
  if (facadeModuleId !== null) return `chunks/${name}.js`
  const folders = moduleIds.flatMap((id) => /\/src\/([^/]+)\//.exec(id)?.[1] ?? [])
  if (folders.length === 0) return `chunks/${name}.js`
  const counts = [...new Set(folders)].map((folder) => ({
    folder,
    count: folders.filter((one) => one === folder).length,
  }))
  const [most, ...rest] = counts.toSorted((one, other) => other.count - one.count)
  const isMixed = most !== undefined && most.count < folders.length / 2
  const named = [most, ...(isMixed ? rest.slice(0, 1) : [])].flatMap((one) => one?.folder ?? [])
  return `chunks/src/${named.join('+')}.js`
}

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
  const text = licenseText
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
  input: {
    index: 'src/index.ts',
    cli: 'src/cli.ts',
    judge: 'src/judge.ts',
  },
  platform: 'node',
  // Wanted by chunks that hold one family without what it depends on.
  preserveEntrySignatures: 'allow-extension',
  plugins: [
    ...licensesFile('licenses.txt'),
    {
      // The command that npm installs from a clone is this file itself.
      name: 'runnable',
      writeBundle: ({ dir = 'dist' }) => chmodSync(`${dir}/cli.js`, 0o755),
    },
  ],
  output: {
    dir: 'dist',
    format: 'esm',
    cleanDir: true,
    entryFileNames: '[name].js',
    chunkFileNames: fileNameOf,
    // Not minified, down to the names of exports: the diff of dist/ is there to be read.
    minify: false,
    minifyInternalExports: false,
    // Doc comments are a seventh of it. Ours are read in src/, those of packages where they come from.
    comments: { legal: true, annotation: true, jsdoc: false },
    codeSplitting: {
      includeDependenciesRecursively: false,
      groups: [{ name: familyOf, debugName: 'families', entriesAware: true }],
    },
  },
})
