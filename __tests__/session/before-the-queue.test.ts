import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Host } from '../../src/host/host.ts'
import { runComparison } from '../../src/pipeline.ts'
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

/** What a run says until it waits for its turn, and why it ends. */
async function told(
  given: GivenSettings,
  base = 'HEAD',
  on: Host = host,
  {
    files = { 'benchmarks/one.js': 'exports.run = () => 1\n' },
    below = '.',
    ...more
  }: {
    readonly resultsDirectory?: string
    readonly isCancelled?: () => boolean
    readonly files?: Readonly<Record<string, string>>
    /** Where the user stands, in the repository. */
    readonly below?: string
  } = {},
): Promise<readonly string[]> {
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

describe('before a run waits for its turn', () => {
  it('is cancelled by whoever ends its programs, whatever they said at their end', async () => {
    const cancelled = { isCancelled: () => true }
    const expected = 'UnmeasurableError: cancelled before the first pair: nothing was measured'
    expect(await told({}, 'HEAD', host, cancelled)).toEqual([expected])
    const run = () => Promise.reject(new Error('ended'))
    const ending = { ...host, processes: { ...host.processes, run } }
    expect(await told({}, 'HEAD', ending, cancelled)).toEqual([expected])
  })

  it('refuses a folder of benchmarks in which nothing can be measured, before anything is built', async () => {
    const text = 'function run() {}\nrun()\nmodule.exports = { cases: [] }\n'
    const [line = ''] = await told({}, 'HEAD', host, { files: { 'benchmarks/c.js': text } })
    expect(line).toMatch(
      /^UsageError: expected benchmarks in benchmarks in head \(\w+\), got none:/,
    )
    expect(line).toContain('add { name: c, command: node benchmarks/c.js } to "commands"')
    expect(line).toContain('or see what "deadheat init" proposes')
  })

  it('refuses a package in which nothing is found, and says what "deadheat init" would write', async () => {
    const files = { 'packages/b/perf/a.js': 'work()' }
    const named = { 'working-directory': 'packages/b' }
    const [line = ''] = await told(named, 'HEAD', host, { files })
    expect(line).toContain('add { name: perf/a, command: node perf/a.js } to "commands"')
    expect(line).toContain('"deadheat init --working-directory packages/b" proposes')
  })

  it.each([
    ['finds suites wherever they lie', { 'perf/a.js': `require('benchmark')` }],
    [
      'waits for what only the build writes',
      { '.gitignore': 'bench', 'benchmarks/c.js': 'work()' },
    ],
  ])('%s', async (_, files) => {
    expect(await told({}, 'HEAD', host, { files })).toEqual(['Error: the queue was reached'])
  })

  it('says that the top is measured where the user stands in another package of it', async () => {
    const files = {
      'benchmarks/one.js': 'exports.run = () => 1\n',
      'packages/b/package.json': '{ "name": "b", "version": "1.0.0" }',
      'packages/b/benchmarks/two.js': 'exports.run = () => 2\n',
      'docs/text.md': 'text',
    }
    const line =
      'measuring the top of the repository; the package in this folder is measured by "--working-directory packages/b"'
    expect(await told({}, 'HEAD', host, { files, below: 'packages/b' })).toContain(line)
    expect(await told({}, 'HEAD', host, { files, below: 'docs' })).not.toContain(line)
    const named = { 'working-directory': 'packages/b' }
    expect(await told(named, 'HEAD', host, { files, below: 'packages/b' })).not.toContain(line)
    const { 'packages/b/package.json': other } = files
    const without = { files: { 'packages/b/package.json': other }, below: 'packages/b' }
    const refusal = (await told({}, 'HEAD', host, without)).at(-1)
    expect(refusal).toContain('measured by "--working-directory packages/b"')
  })

  it('refuses a folder of results that cannot be written', async () => {
    const resultsDirectory = `${import.meta.filename}/results`
    const lines = await told({}, 'HEAD', host, { resultsDirectory })
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

  it.each([
    ['a Node.js that is not there', { 'node-version': ['/nowhere/node'] }, /\/nowhere\/node/],
    ['a range that is none', { 'node-version': ['next week'] }, /expected a Node.js version/],
    ['too few pairs for any result', { pairs: 2 }, /expected at least \d+ pairs, got 2/],
    [
      'a secret that is not set',
      { 'install-secrets': ['NOT_SET_ANYWHERE'] },
      /expected the variable NOT_SET_ANYWHERE, which "install-secrets" names, to be set/,
    ],
    [
      'a package that is not there',
      { 'working-directory': 'nowhere' },
      /to name a folder of head \(.*\), got "nowhere", where nothing is/,
    ],
    [
      'a package outside',
      { 'working-directory': '..' },
      /a folder inside the repository, got ".."/,
    ],
    ['a folder of benchmarks that is not there', { benchmarks: 'perf' }, /in perf in head/],
    ['a filter that nothing passes', { only: ['nosuch*'] }, /got "nosuch\*": there is one$/],
    ['a name that is nearly one', { only: ['ont'] }, /: did you mean one\?$/],
    ['a suite that is not there', { suite: 'nosuch' }, /expected a suite, got "nosuch"/],
  ] satisfies readonly (readonly [string, GivenSettings, RegExp])[])(
    '%s is refused, and leaves no folder of results',
    async (_name, given, reason) => {
      const resultsDirectory = join(temporaryFolder(), 'results')
      const lines = await told(given, 'HEAD', host, { resultsDirectory })
      expect(lines.at(-1)).toMatch(reason)
      expect(lines.join()).not.toContain('the queue was reached')
      expect(existsSync(resultsDirectory)).toBe(false)
    },
  )

  it.each([
    ['addon-api', /expected an addon with the exports of its editions/],
    ['leveldown', /expected a version of leveldown, such as npm:leveldown@6\.1\.1 on both sides/],
  ])('the suite %s is refused on Node.js alone, in one line', async (suite, reason) => {
    const lines = await told({ suite }, 'node:20')
    expect(lines).toEqual([expect.stringMatching(reason)])
    expect(lines[0]).toContain('got Node.js alone as base')
  })

  describe('a boundary that is required and cannot be had', () => {
    const open: Host = {
      ...host,
      processes: {
        ...host.processes,
        isolation: () =>
          Promise.resolve({
            kind: 'sweep',
            how: 'x',
            trouble: 'no unshare',
            readOnly: false,
            network: 'host',
          }),
      },
    }
    const required = { isolation: 'required' } as const

    it.each([
      ['Node.js', { ...required, 'node-version': ['/nowhere/node'] }],
      ['hyperfine', { ...required, commands: [{ name: 'start', command: ['node', '-e', '0'] }] }],
    ] satisfies readonly (readonly [string, GivenSettings])[])(
      'is told before any %s is started, which a change may have brought along',
      async (_name, given) => {
        const lines = await told(given, 'HEAD', open)
        expect(lines).toEqual([expect.stringContaining('expected a sandbox')])
      },
    )

    it.each([
      ['a range that is none', { 'node-version': ['next week'] }, 'expected a Node.js version'],
      ['too few pairs for any result', { pairs: 2 }, 'expected at least 8 pairs'],
    ] satisfies readonly (readonly [string, GivenSettings, string])[])(
      'is told after %s, which is a mistake in the request',
      async (_name, given, reason) => {
        const lines = await told({ ...required, alpha: 0.01, ...given }, 'HEAD', open)
        expect(lines).toEqual([expect.stringContaining(reason)])
      },
    )
  })

  it('hyperfine is looked for when the settings name a command', async () => {
    const commands = [{ name: 'start', command: ['node', '-e', '0'] }]
    const lines = await told({ commands })
    expect(lines).toEqual(['looking for hyperfine', 'Error: the queue was reached'])
    expect(await told({})).toEqual(['Error: the queue was reached'])
  })
})
