import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import * as z from 'zod'
import { settingsFromConfig } from '../../src/settings/config.ts'
import { splitWords } from '../../src/settings/split-words.ts'
import { startHarness } from '../../src/measure/actors/harness.ts'
import { callsIn, checkWords } from '../cli/typed-line.ts'
import { benchmarkFolder } from '../fakes/benchmark-folder.ts'
import { benchmarkOf } from '../fakes/plans.ts'
import { unbound } from '../fakes/process-specs.ts'
import { realHost } from '../fakes/real-host.ts'
import { realTarget } from '../fakes/targets.ts'
import { TOP, trackedFiles } from './tracked-files.ts'
import { isWorkflow, yamlBlocksOf } from './yaml-blocks.ts'

const documents = globSync(['*.md', 'docs/*.md', 'benchmarks/*.md'], { cwd: TOP }).map((name) => ({
  name,
  text: readFileSync(join(TOP, name), 'utf8'),
}))

const manifest = z
  .object({
    scripts: z.record(z.string(), z.string()),
    devDependencies: z.record(z.string(), z.string()),
  })
  .parse(JSON.parse(readFileSync(join(TOP, 'package.json'), 'utf8')))

type Block = { readonly name: string; readonly language: string; readonly text: string }

const blocks = documents.flatMap(({ name, text }): readonly Block[] =>
  [...text.matchAll(/^```(\w*)[^\n]*\n([\s\S]*?)^```/gm)].map((match) => ({
    name: `${name} line ${text.slice(0, match.index).split('\n').length}`,
    language: match[1] ?? '',
    text: match[2] ?? '',
  })),
)

// Pages of studies and suites show nothing but commands.
const others = trackedFiles()
  .filter((path) => /^(?:docs\/.+|benchmarks\/suites\/.*README)\.md$/.test(path))
  .filter((path) => documents.every(({ name }) => name !== path))
  .map((name) => ({ name, text: readFileSync(join(TOP, name), 'utf8') }))

/** Commands of runs that are kept; one that was joined from several names the first. */
const keptRuns = globSync('docs/studies/data/*/*.json', { cwd: TOP }).flatMap((name) => {
  const { data } = z
    .object({ command: z.string() })
    .safeParse(JSON.parse(readFileSync(join(TOP, name), 'utf8')))
  return data === undefined ? [] : [{ name, line: data.command.replace(/ \(and \d+ more\)$/, '') }]
})

/** Lines that are meant for a shell, in blocks and inside sentences. `__tests__/walk` types those of a console. */
const lines = [
  ...keptRuns,
  ...blocks
    .filter(({ language }) => /^(?:sh|bash|shell)$/.test(language))
    .flatMap(({ name, text }) =>
      text
        .replaceAll(/\\\n\s*/g, '')
        .trim()
        .split('\n')
        .map((line) => ({ name, line })),
    ),
  ...[...documents, ...others].flatMap(({ name, text }) =>
    [...text.replaceAll(/^```[\s\S]*?^```/gm, '').matchAll(/`([^`\n]+)`/g)]
      .map((match) => ({ name, line: match[1] ?? '' }))
      .filter(({ line }) => /^(?:deadheat |npm (?:run|ci|test)\b|npx |node \S*\.ts)/.test(line)),
  ),
]

/** What is wrong with a program that a document calls, or `null`. */
async function complaintOf(line: string): Promise<string | null> {
  for (const part of line.split(/\s*(?:&&|\|)\s*/)) {
    const [program, first = '', second = ''] = splitWords(part)
    const calls = callsIn(part)
    if (calls.length > 0) for (const words of calls) await checkWords(words)
    else if (program === 'npm' && first === 'run') {
      const wanted = new RegExp(`^${second.replaceAll('*', '.+')}$`)
      const scripts = Object.entries(manifest.scripts).filter(([name]) => wanted.test(name))
      if (scripts.length === 0) return `no script "${second}" in package.json`
      const files = scripts.map(([, script]) => script.replace(/^node /, ''))
      const unknown = unknownOption(part, files)
      if (unknown !== undefined) return `no option --${unknown} of ${second}`
    } else if (program === 'npm' && first === 'test') {
      if (manifest.scripts['test'] === undefined) return 'no script "test" in package.json'
    } else if (program === 'node' && first.endsWith('.ts')) {
      if (!existsSync(join(TOP, first))) return `no file ${first}`
    } else if (program === 'npx') {
      if (manifest.devDependencies[first] === undefined) return `no package "${first}" to run`
      const unknown = first === 'node' ? unknownOption(part, [second]) : undefined
      if (unknown !== undefined) return `no option --${unknown} of ${second}`
    } else if (program === 'npm' && first === 'install' && second === '--global') {
      // The test of the package types it.
    } else if (program === 'git' && first === 'push') {
      // The test of the release types it.
    } else if (program !== 'echo' && !(program === 'npm' && first === 'ci')) {
      return `nobody knows whether "${part}" works`
    }
  }
  return null
}

/** The first option of a line that none of its scripts has; the benches have theirs together. */
function unknownOption(line: string, scripts: readonly string[]): string | undefined {
  const paths = [...scripts, 'scripts/benches.ts'].filter((path) => /^[\w/.-]+\.ts$/.test(path))
  const text = paths.map((path) => readFileSync(join(TOP, path), 'utf8')).join('\n')
  const options = [...line.matchAll(/ --([a-z-]+)/g)].map(([, option = '']) => option)
  return options.find((option) => !new RegExp(`^ +'?${option}'?: \\{ type`, 'm').test(text))
}

it('a command in the documents is found in blocks and in sentences', () => {
  expect(lines.map(({ line }) => line)).toEqual(
    expect.arrayContaining(['npm ci && npm run demo', 'npm ci && npm test', 'npm run generate']),
  )
})

it.each(lines)('a command in the documents can be typed: $line ($name)', async ({ line }) => {
  expect(await complaintOf(line)).toBeNull()
})

it.each(['npm run nosuch', 'npm run demo -- --nosuch', 'npx nosuch', 'npm ci && nosuch'])(
  'a command in the documents would be missed: %s',
  async (line) => {
    expect(await complaintOf(line)).not.toBeNull()
  },
)

describe('what the documents say of the code', () => {
  const paths = documents.flatMap(({ name, text }) =>
    [...text.matchAll(/`((?:[\w.-]+\/)+[\w.-]+\.(?:ts|cjs))`/g)].map((match) => ({
      name,
      path: match[1] ?? '',
    })),
  )
  const changes = blocks
    .filter(({ name, language }) => language === 'diff' && name.startsWith('CONTRIBUTING.md'))
    .flatMap(({ text }) => text.split(/^--- a\/.*\n\+\+\+ b\//m).slice(1))
    .map((change) => change.split('\n'))

  it('names files that are there', () => {
    expect(paths.length).toBeGreaterThan(100)
    const places = ['', 'src', 'benchmarks']
    const missing = paths.filter(({ path }) =>
      places.every((place) => !existsSync(join(TOP, place, path))),
    )
    expect(missing).toEqual([])
  })

  it('shows changes as the tree has them', () => {
    expect(changes.length).toBeGreaterThan(2)
    for (const [file = '', ...shown] of changes) {
      const present = readFileSync(join(TOP, file), 'utf8')
      for (const piece of shown.join('\n').split(/^@@$/m)) {
        expect(present).toContain(piece.trim().replaceAll(/^[+ ]/gm, ''))
      }
    }
  })
})

describe('the settings files in the documents', () => {
  const files = documents
    .flatMap(({ name, text }) => yamlBlocksOf(name, text))
    .filter((block) => !isWorkflow(block))

  it('are there', () => {
    expect(files).not.toEqual([])
  })

  it.each(files)('can be read: $name', ({ name, text }) => {
    expect(Object.keys(settingsFromConfig(parse(text), name))).not.toEqual([])
  })
})

// What the examples measure; ours to make up, as they stand for anybody's package.
const measured = {
  'index.js': 'module.exports = function (text) { return text }',
  'node_modules/keccak/bindings.js': `module.exports = function () { return require('crypto').createHash('sha256') }`,
}

describe('the benchmarks in the documents', () => {
  // That of the first walk measures a package of its own, and is run there.
  const examples = blocks.filter(
    ({ name, text }) => text.includes('module.exports = {') && !name.startsWith('docs/start.md'),
  )

  it('are there', () => {
    expect(examples.map(({ name }) => name)).toContainEqual(expect.stringMatching(/^README/))
  })

  it.each(examples)('run: $name', async ({ text }) => {
    const directory = benchmarkFolder({ ...measured, 'benchmarks/example.js': text })
    const target = {
      ...realTarget('head', directory),
      benchmarkDirectory: join(directory, 'benchmarks'),
    }
    const benchmark = benchmarkOf('example', { parameters: { bytes: 100 }, module: 'example.js' })
    const harness = await startHarness({ benchmark, target, cpuSet: unbound }, realHost())
    expect(await harness.ask({ ask: 'run', iterations: 3 }, 60)).toHaveProperty('nanoseconds')
    expect(await harness.ask({ ask: 'usage' }, 60)).toHaveProperty('checksum')
    await harness.ask({ ask: 'quit' }, 60)
    await harness.end()
  })
})
