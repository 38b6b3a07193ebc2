import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { resolveRuntime } from '../../src/build/runtime/runtime.ts'
import { ownCache, resultIn, runCli } from '../cli/run-cli.ts'
import { quickSuite, slowerQuick } from '../act/quick-suite.ts'
import {
  brief,
  callOf,
  loopOf,
  manifest,
  tinyRepository,
  tinyRepositoryIn,
} from '../cli/tiny-package.ts'
import { folderOfFile, plantFiles, temporaryFolder } from '../fakes/git-repository.ts'
import { realHost } from '../fakes/real-host.ts'
import { loaderOfMusl, nodeForMusl } from './musl-node.ts'
import { runProgram } from '../repository/run-program.ts'
import { inWhole, isWhole } from '../whole.ts'

const top = fileURLToPath(new URL('../..', import.meta.url))
const temporary = folderOfFile()
const place = join(temporary, 'empty')
const packageFolder = join(place, 'node_modules/deadheat')

const packedSchema = z.tuple([
  z.object({ filename: z.string(), files: z.array(z.object({ path: z.string() })) }),
])

/** The program of Node.js, and what runs a command with it first on the PATH. */
async function nodeOf(release: string) {
  const { version, path } = await resolveRuntime(release, realHost(), ownCache())
  expect(version.split('.')[0]).toBe(release)
  const first = [dirname(path), process.env['PATH'] ?? ''].join(delimiter)
  const run = (words: readonly string[], folder: string): ReturnType<typeof runProgram> =>
    runProgram('env', [`PATH=${first}`, `DEADHEAT_CACHE=${ownCache()}`, ...words], folder)
  return { version, path, run }
}

const quickTree = {
  'index.js': `exports.f = ${loopOf(2000)}\n`,
  'benchmarks/f.js': brief + callOf('f'),
}
// So much that no other program makes up for it in one of six pairs.
const slowIndex = `exports.f = ${loopOf(20_000_000)}\n`

// Without a network: it brings along all that it needs.
const installed = ['npm', 'install', '--offline', '--no-audit', '--no-fund']

// Scripts are off: what is packed is what is committed.
const pack = ['pack', '--silent', '--json', '--ignore-scripts', '--pack-destination', temporary]
const { output: listed } = await runProgram('npm', pack, top)
const [packed] = packedSchema.parse(JSON.parse(listed.slice(listed.indexOf('['))))
const files = packed.files.map(({ path }) => path)
const tarball = join(temporary, packed.filename)
plantFiles(place, { 'package.json': '{"name":"empty","private":true}' })
const oldest = await nodeOf('20')
expect(await oldest.run([...installed, tarball], place)).toMatchObject({ exitCode: 0 })
const repository = tinyRepositoryIn(place, { ...quickTree, '.gitignore': 'node_modules\n' }, {})
repository.git('checkout', '--quiet', '-b', 'feature')
repository.write('index.js', slowIndex)

describe('the packed program under Node.js 20', () => {
  it('comes with nothing beside it', () => {
    expect(globSync('node_modules/*', { cwd: place })).toEqual(['node_modules/deadheat'])
  })

  it('compares what was changed in the folder where it is installed, without an argument', async () => {
    const limits = ['--pairs', '6', '--alpha', '20%', '--threshold', '10%', '--profile=']
    const { exitCode, output } = await oldest.run(
      ['node_modules/.bin/deadheat', 'compare', ...limits],
      place,
    )
    expect(output).toContain(`Node ${oldest.version}`)
    expect(output).toContain('working tree (1 file changed since ')
    expect(output).toMatch(/^slower +f +\+\d/m)
    expect(exitCode).toBe(1)
    expect(repository.git('status', '--porcelain')).toBe('M index.js')
    expect(repository.git('worktree', 'list').split('\n')).toHaveLength(1)
  })

  it('judges for a module, for CommonJS and for TypeScript', async () => {
    const input = `{ documents: [{ rows: [{ pairs: [[1, 2], [1, null]] }] }] }`
    const says = `console.log(judge(${input}).documents[0].rows[0].pairs)\n`
    plantFiles(place, {
      'a.mjs': `import { judge } from 'deadheat/judge'\n${says}`,
      'b.cjs': `const { judge } = require('deadheat/judge')\n${says}`,
    })
    for (const name of ['a.mjs', 'b.cjs']) {
      const { output } = await runProgram(oldest.path, ['--no-warnings', name], place)
      expect(`${name} ${output}`).toBe(`${name} 1\n`)
    }
    const typed = `import { judge, resultOf, type Finding, type JournalEntry } from 'deadheat/judge'
export const pairs: number | undefined = judge(${input}).documents[0]?.rows[0]?.pairs
export const worse = (entries: JournalEntry[]): Finding[] =>
  resultOf(entries).findings.filter(({ verdict }) => verdict === 'regression')
// @ts-expect-error: no such verdict
export const wrong = (finding: Finding): boolean => finding.verdict === 'maybe'
`
    writeFileSync(join(place, 'c.mts'), typed)
    const tsc = join(top, 'node_modules/typescript/bin/tsc')
    const options = ['--noEmit', '--strict', '--module', 'nodenext', '--target', 'es2024']
    const exact = ['--exactOptionalPropertyTypes', '--noUncheckedIndexedAccess', '--types', '']
    const { output } = await runProgram(
      process.execPath,
      [tsc, ...options, ...exact, 'c.mts'],
      place,
    )
    expect(output).toBe('')
  })

  it('has the schemas that its documents and results name', async () => {
    const names = ['config', 'journal-line', 'result'].map((name) => `${name}.json`)
    const words = names.map((name) => `require('deadheat/schemas/${name}')`).join(', ')
    const script = `console.log([${words}].every((one) => one.$schema))`
    expect((await runProgram(process.execPath, ['-e', script], place)).output).toBe('true\n')
  })

  it('has every file that its documents lead to', () => {
    const documents = files.filter((path) => path.endsWith('.md'))
    expect(documents).toContain('README.md')
    const broken = documents.flatMap((path) =>
      linksIn(readFileSync(join(packageFolder, path), 'utf8'))
        .map((link) => join(dirname(path), link))
        .filter((target) => !files.some((file) => file === target || file.startsWith(`${target}/`)))
        .map((target) => `${path}: ${target}`),
    )
    expect(broken).toEqual([])
  })

  it('has no sources and no tests', () => {
    expect(files.filter((path) => /^(?:src|__tests__|scripts|node_modules)\//.test(path))).toEqual(
      [],
    )
  })
})

const RELEASES = [...inWhole('22', '24'), '26']

const migrating = readFileSync(join(top, 'docs/migrating.md'), 'utf8')
const [, settingsForBencher = ''] =
  /^## Bencher$[\s\S]*?^```yaml\n([\s\S]*?)^```/m.exec(migrating) ?? []

describe.each(RELEASES)('the packed program under Node.js %s', (release) => {
  it('can be installed, compares two folders as Bencher’s users are told to, and judges', async () => {
    const { version, run } = await nodeOf(release)
    const folder = join(temporary, release)
    plantFiles(folder, {
      'package.json': '{"name":"empty","private":true}',
      'deadheat.yml': settingsForBencher,
      'one/package.json': manifest,
      'one/perf/own.js': quickSuite['quick.js'] ?? '',
      'other/package.json': manifest,
      'other/perf/own.js': slowerQuick,
      'a.mjs': `import { judge } from 'deadheat/judge'
console.log(process.version, judge({ documents: [{ rows: [{ pairs: [[1, 2]] }] }] }).documents.length)
`,
    })
    expect(await run([...installed, tarball], folder)).toMatchObject({ exitCode: 0 })
    expect(await run(['node', 'a.mjs'], folder)).toEqual({ exitCode: 0, output: `v${version} 1\n` })
    const least = ['--pairs', '6', '--alpha', '20%', '--profile=']
    const compare = ['node_modules/.bin/deadheat', 'compare', './one', './other']
    const { output } = await run([...compare, ...least], folder)
    expect(output).toMatch(/^slower +own\/turns +\+\d/m)
    expect(output).toContain(`Node ${version}`)
  })
})

/** What a document links to beside itself, without the part of the page. */
function linksIn(text: string): readonly string[] {
  const prose = text.replaceAll(/^```[\s\S]*?^```/gm, '').replaceAll(/`[^`\n]*`/g, '')
  return [...prose.matchAll(/\]\(([^)\s#]+)(?:#[^)]*)?\)/g)]
    .map(([, target = '']) => target)
    .filter((target) => !/^[a-z]+:/.test(target))
}

describe.each(isWhole && existsSync(loaderOfMusl) ? ['musl'] : [])(
  'the shipped program under a Node.js for %s',
  () => {
    it('finds a planted slowdown', async () => {
      const bin = await nodeForMusl(temporaryFolder())
      const { directory } = tinyRepository(quickTree, { 'index.js': slowIndex })
      const few = '--pairs 8 --alpha 0.2'.split(' ')
      const outcome = await runCli(['compare', 'HEAD~1', 'HEAD', ...few], {
        directory,
        nodePath: join(bin, 'node'),
        environment: { PATH: `${bin}:${process.env['PATH'] ?? ''}` },
      })
      expect(outcome).toMatchObject({ exitCode: 1, stdout: expect.stringMatching(/^slower +f /m) })
      expect(resultIn(directory).builds.head?.runtime.version).toBe('22.20.0')
    })
  },
)
