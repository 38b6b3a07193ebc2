import { createRequire } from 'node:module'
import { defineConfig } from 'rolldown'
import type { Plugin } from 'rolldown'
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
]

// A package of its own file keeps a rebuild after an update out of the diff of our own code.
const OWN_CHUNKS: readonly string[] = ['simple-statistics', 'undici', 'zod']

/** The licence of every package that ended up in the bundle, one after the other. */
function noticesOf(dependencies: readonly Dependency[]): string {
  const notices = dependencies.map(noticeOf).toSorted()
  return `${notices.join('\n\n----\n\n')}\n`
}

/** @throws Error when a package does not allow to be shipped, or does not bring its text */
function noticeOf(dependency: Dependency): string {
  const title = `${dependency.name} ${dependency.version} (${dependency.license})`
  if (!ALLOWED_LICENSES.includes(dependency.license ?? '')) {
    throw new Error(`expected a licence of ${ALLOWED_LICENSES.join(', ')}, got ${title}`)
  }
  if (dependency.licenseText === null) throw new Error(`expected a licence text in ${title}`)
  return [title, dependency.licenseText, dependency.noticeText ?? '']
    .map((part) => part.replaceAll('\r\n', '\n').trim())
    .filter((part) => part !== '')
    .join('\n\n')
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
  // Both lie directly in dist/, as deep as in src/: one relative URL finds benchmarks/ from either.
  input: { index: 'src/index.ts', cli: 'src/cli.ts' },
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
