import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Host } from '../../src/host/host.ts'
import { runComparison } from '../../src/pipeline.ts'
import type { Isolation } from '../../src/model/machine/machine.ts'
import type { GivenSettings } from '../../src/settings/settings.ts'
import { gitRepository, temporaryFolder } from '../fakes/git-repository.ts'
import { realHost } from '../fakes/real-host.ts'
import { requestIn } from '../fakes/comparison-requests.ts'

const real = realHost()

/** A host whose queue nobody gets through. */
const host: Host = {
  ...real,
  lock: { ...real.lock, acquire: () => Promise.reject(new Error('the queue was reached')) },
}

type Files = Readonly<Record<string, string>>
type Told = { resultsDirectory?: string; isCancelled?: () => boolean }
type Place = Told & { files?: Files; below?: string; base?: string; on?: Host }

/** What a run says until it waits for its turn, and why it ends; the user stands `below` the top. */
async function told(given: GivenSettings, place: Place = {}): Promise<readonly string[]> {
  const { base = 'HEAD', on = host, below = '.', files = { [oneFile]: one }, ...more } = place
  const manifest = '{ "name": "tiny", "version": "1.0.0" }'
  const { directory } = gitRepository({ 'package.json': manifest, ...files })
  const notes: string[] = []
  const request = requestIn(base === 'HEAD' ? directory : null, {
    base,
    inputs: given,
    origin: join(directory, below),
    resultsDirectory: join(temporaryFolder(), 'results'),
    cacheDirectory: temporaryFolder(),
    ...more,
    onProgress: (progress) => {
      if (progress.kind === 'note') notes.push(progress.text)
    },
  })
  const reason = await runComparison(request, on).then(
    () => 'no error',
    (error: unknown) => String(error),
  )
  return [...notes, reason]
}
const start = { name: 'start', command: ['node', '-e', '0'] }
const [oneFile, one] = ['benchmarks/one.js', 'exports.run = () => 1\n'] as const

describe('before a run waits for its turn', () => {
  it('is cancelled by whoever ends its programs, whatever they said at their end', async () => {
    const cancelled = { isCancelled: () => true }
    const expected = 'UnmeasurableError: cancelled before the first pair: nothing was measured'
    expect(await told({}, cancelled)).toEqual([expected])
    const run = () => Promise.reject(new Error('ended'))
    const ending = { ...host, processes: { ...host.processes, run } }
    expect(await told({}, { ...cancelled, on: ending })).toEqual([expected])
  })

  it('refuses a folder of benchmarks in which nothing can be measured, before anything is built', async () => {
    const text = 'function run() {}\nrun()\nmodule.exports = { cases: [] }\n'
    const [line = ''] = await told({}, { files: { 'benchmarks/c.js': text } })
    expect(line).toMatch(
      /^UsageError: expected benchmarks in benchmarks in head \(\w+\), got none:/,
    )
    expect(line).toContain('add { name: c, command: node benchmarks/c.js } to "commands"')
    expect(line).toContain('or see what "deadheat init" proposes')
  })

  it('refuses a package in which nothing is found, and says what "deadheat init" would write', async () => {
    const files = { 'packages/b/perf/a.js': 'work()' }
    const named = { 'working-directory': 'packages/b' }
    const [line = ''] = await told(named, { files })
    expect(line).toContain('add { name: perf/a, command: node perf/a.js } to "commands"')
    expect(line).toContain('"deadheat init --working-directory packages/b" proposes')
  })

  const built = { '.gitignore': 'bench', 'benchmarks/c.js': 'work()' }
  it.each<[string, Files]>([
    ['finds suites wherever they lie', { 'perf/a.js': `require('benchmark')` }],
    ['waits for what only the build writes', built],
  ])('%s', async (_, files) => {
    expect(await told({}, { files })).toEqual(['Error: the queue was reached'])
  })

  it('says that the top is measured where the user stands in another package of it', async () => {
    const files = {
      [oneFile]: one,
      'packages/b/package.json': '{ "name": "b", "version": "1.0.0" }',
      'packages/b/benchmarks/two.js': 'exports.run = () => 2\n',
      'docs/text.md': 'text',
    }
    const line =
      'measuring the top of the repository; the package in this folder is measured by "--working-directory packages/b"'
    expect(await told({}, { files, below: 'packages/b' })).toContain(line)
    expect(await told({}, { files, below: 'docs' })).not.toContain(line)
    const named = { 'working-directory': 'packages/b' }
    expect(await told(named, { files, below: 'packages/b' })).not.toContain(line)
    const { 'packages/b/package.json': other } = files
    const without = { files: { 'packages/b/package.json': other }, below: 'packages/b' }
    const refusal = (await told({}, without)).at(-1)
    expect(refusal).toContain('measured by "--working-directory packages/b"')
  })

  it('refuses a folder of results that cannot be written', async () => {
    const resultsDirectory = `${import.meta.filename}/results`
    const lines = await told({}, { resultsDirectory })
    expect(lines.at(-1)).toContain(
      `expected a writable folder for the results, got ${resultsDirectory}`,
    )
  })

  it.each([
    ['bench/all.mjs', `--benchmarks bench --only 'all*'`],
    ['./bench.js', `--commands 'bench=node ./bench.js'`],
  ])('a script in the place of the folder of benchmarks is refused: %s', async (name, how) => {
    const lines = await told({ benchmarks: name })
    expect(lines.at(-1)).toContain(
      `expected the folder of the benchmarks, got the script "${name}"`,
    )
    expect(lines.at(-1)).toContain(how)
  })

  it.each<[string, GivenSettings, RegExp]>([
    ['a Node.js that is not there', { 'node-version': ['/nowhere/node'] }, /\/nowhere\/node/],
    ['a range that is none', { 'node-version': ['next week'] }, /expected a Node.js version/],
    ['too few pairs for any result', { pairs: 2 }, /expected at least \d+ pairs, got 2/],
    ['a secret that is not set', { 'install-secrets': ['X_Y'] }, /variable X_Y, .* to be set/],
    ['a package that is not there', { 'working-directory': 'no' }, /"no", where nothing is/],
    ['a package outside', { 'working-directory': '..' }, /inside the repository, got ".."/],
    ['a folder of benchmarks that is not there', { benchmarks: 'perf' }, /in perf in head/],
    ['a filter that nothing passes', { only: ['nosuch*'] }, /got "nosuch\*": there is one$/],
    ['a name that is nearly one', { only: ['ont'] }, /: did you mean one\?$/],
    ['a suite that is not there', { suite: 'nosuch' }, /expected a suite, got "nosuch"/],
  ])('%s is refused, and leaves no folder of results', async (_name, given, reason) => {
    const resultsDirectory = join(temporaryFolder(), 'results')
    const lines = await told(given, { resultsDirectory })
    expect(lines.at(-1)).toMatch(reason)
    expect(lines.join()).not.toContain('the queue was reached')
    expect(existsSync(resultsDirectory)).toBe(false)
  })

  it.each([
    ['addon-api', /expected an addon with the exports of its editions/],
    ['leveldown', /expected a version of leveldown, such as npm:leveldown@6\.1\.1 on both sides/],
  ])('the suite %s is refused on Node.js alone, in one line', async (suite, reason) => {
    const lines = await told({ suite }, { base: 'node:20' })
    expect(lines).toEqual([expect.stringMatching(reason)])
    expect(lines[0]).toContain('got Node.js alone as base')
  })

  describe('a boundary that is required and cannot be had', () => {
    const [how, trouble, network] = ['x', 'no unshare', 'host'] as const
    const sweep: Isolation = { kind: 'sweep', how, trouble, readOnly: false, network }
    const open: Host = {
      ...host,
      processes: { ...host.processes, isolation: () => Promise.resolve(sweep) },
    }
    const required = { isolation: 'required' } as const

    // A Node.js or a hyperfine may be what a change has brought along; the others are mistakes in the request.
    it.each<[string, string, GivenSettings, string]>([
      ['before', 'any Node.js is started', { 'node-version': ['/nowhere/node'] }, 'a sandbox'],
      ['before', 'any hyperfine is started', { commands: [start] }, 'a sandbox'],
      ['after', 'a range that is none', { 'node-version': ['next week'] }, 'a Node.js version'],
      ['after', 'too few pairs for any result', { pairs: 2 }, 'at least 8 pairs'],
    ])('is told %s %s', async (_when, _what, given, reason) => {
      const lines = await told({ ...required, alpha: 0.01, ...given }, { on: open })
      expect(lines).toEqual([expect.stringContaining(`expected ${reason}`)])
    })
  })

  it('hyperfine is looked for when the settings name a command', async () => {
    const lines = await told({ commands: [start] })
    expect(lines).toEqual(['looking for hyperfine', 'Error: the queue was reached'])
    expect(await told({})).toEqual(['Error: the queue was reached'])
  })
})
