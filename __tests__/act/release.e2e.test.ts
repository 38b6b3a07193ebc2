import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse, stringify } from 'yaml'
import * as z from 'zod'
import { treeFiles } from '../../scripts/test-run/tree-digest.ts'
import { folderOfFile, repositoryIn, type GitRepository } from '../fakes/git-repository.ts'
import { runProgram } from '../repository/run-program.ts'
import { TOP } from '../repository/tracked-files.ts'
import type { ActRun } from './act-run.ts'
import { runAct } from './run-act.ts'
import { standInOf } from './shipped-action.ts'
import { inWhole } from '../whole.ts'

const VERSION = '0.1.0'

// The bundler writes where a package lies, so a link to the folder would not do.
const PACKAGES = join(TOP, 'node_modules')
const TAKE_PACKAGES = `cp -al '${PACKAGES}' node_modules 2>/dev/null || cp -a '${PACKAGES}' .`

const stepSchema = z.looseObject({ uses: z.string().optional(), run: z.string().optional() })
const workflowSchema = z.looseObject({
  jobs: z.record(z.string(), z.looseObject({ steps: z.array(stepSchema) })),
})

const directory = folderOfFile()
const origin = join(directory, 'origin.git')
const clone = cloneOfThis(join(directory, 'clone'))
execFileSync('git', ['init', '--quiet', '--bare', '--initial-branch=main', origin])
execFileSync('git', ['-C', origin, 'config', 'uploadpack.allowAnySHA1InWant', 'true'])
clone.git('remote', 'add', 'origin', origin)
// What a maintainer types, as CONTRIBUTING.md has it.
for (const line of linesOfRelease()) {
  const [program = '', ...words] = line.replace('OWNER', 'acme').split(' ')
  const { exitCode, output } = await runProgram(program, words, clone.directory)
  if (exitCode !== 0) throw new Error(`${line}\n${output}`)
}
const dryRun = await releaseOf(clone.git('rev-parse', `v${VERSION}^{commit}`))
clone.write('dist/cli.js', '// not what the sources build\n')
const again = ['scripts/release.ts', 'pack', 'again']
const { output: refused } = await runProgram(process.execPath, again, clone.directory)
clone.git('checkout', '--quiet', 'dist')

describe('a release, from clone to what would be published', () => {
  it('is one commit with the version, the notes and the tag', () => {
    expect(execFileSync('git', ['-C', origin, 'tag', '--list'], { encoding: 'utf8' })).toBe(
      `v${VERSION}\n`,
    )
    const changes = clone.git('show', `v${VERSION}:CHANGELOG.md`)
    expect(changes).toContain(`## Unreleased\n\n## ${VERSION}\n`)
    expect(clone.git('show', `v${VERSION}:README.md`)).toContain('uses: acme/deadheat@')
    expect(clone.git('show', `v${VERSION}:package.json`)).toContain('github.com/acme/deadheat.git')
  })

  it('runs to its end without publishing, and says what it would run', () => {
    expect(dryRun.jobs).toEqual(
      new Map([
        ['pack', 'success'],
        ['publish', 'success'],
      ]),
    )
    expect(dryRun.log.filter((line) => line.startsWith('would run: '))).toHaveLength(4)
    expect(dryRun.log.filter((line) => line.startsWith('running: '))).toEqual([])
  })

  it('has the package, the action, the bill of materials, checksums and notes', () => {
    const folder = join(directory, 'artifacts/1/release')
    expect(readdirSync(folder).toSorted()).toEqual([
      'SHA256SUMS',
      `deadheat-${VERSION}.cdx.json`,
      `deadheat-${VERSION}.tgz`,
      `deadheat-action-${VERSION}.tar.gz`,
      'notes.md',
    ])
    const listed = (file: string): string =>
      execFileSync('tar', ['-tzf', join(folder, file)], { encoding: 'utf8' })
    const inPackage = listed(`deadheat-${VERSION}.tgz`)
    const inAction = listed(`deadheat-action-${VERSION}.tar.gz`)
    for (const file of ['dist/index.js', 'dist/licenses.txt', 'action.yml', 'LICENSE']) {
      expect(inPackage).toContain(`package/${file}\n`)
      expect(inAction).toContain(`deadheat-${VERSION}/${file}\n`)
    }
    expect(readFileSync(join(folder, `deadheat-${VERSION}.cdx.json`), 'utf8')).toContain('zod@')
    expect(
      execFileSync('sha256sum', ['--check', 'SHA256SUMS'], { cwd: folder, encoding: 'utf8' }),
    ).toBe(readFileSync(join(folder, 'SHA256SUMS'), 'utf8').replaceAll(/^\S+ {2}(.*)$/gm, '$1: OK'))
  })

  it('ends before anything is packed when the bundle is not what the sources build', () => {
    expect(refused).toContain('expected dist/ as the sources build it, got another cli.js')
    expect(existsSync(join(clone.directory, 'again'))).toBe(false)
  })
})

// It builds the bundle once more, which the pages do not need to be right.
describe.each(inWhole('README.md', 'docs/github.md'))('after the release, %s', (page) => {
  it('pins its commit', async () => {
    const script = ['scripts/release.ts', 'pin', VERSION]
    const { exitCode } = await runProgram(process.execPath, script, clone.directory)
    const text = readFileSync(join(clone.directory, page), 'utf8')
    const [, pinned, comment] = /uses: acme\/deadheat@(\S+) # v(\S+)/.exec(text) ?? []
    const commit = clone.git('rev-parse', `v${VERSION}^{commit}`)
    expect([exitCode, pinned, comment]).toEqual([0, commit, VERSION])
  })
})

/** The files of this tree, committed or not, as a repository of their own. */
function cloneOfThis(place: string): GitRepository {
  mkdirSync(place)
  for (const file of treeFiles(TOP))
    cpSync(join(TOP, file), join(place, file), { verbatimSymlinks: true })
  const repository = repositoryIn(place)
  repository.git('init', '--quiet', '--initial-branch=main')
  repository.git('config', 'user.name', 'maintainer')
  repository.git('config', 'user.email', 'maintainer@example.invalid')
  repository.write('.git/info/exclude', 'node_modules\n')
  execFileSync('sh', ['-c', TAKE_PACKAGES], { cwd: place })
  repository.git('add', '--all')
  repository.git('commit', '--quiet', '--message', 'everything')
  return repository
}

/** What the section on releases says to type, but for what follows the release. */
function linesOfRelease(): readonly string[] {
  const text = readFileSync(join(TOP, 'CONTRIBUTING.md'), 'utf8')
  const section = text.slice(text.indexOf('## Release'))
  return [...section.matchAll(/^```sh\n([\s\S]*?)^```/gm)]
    .flatMap(([, block = '']) => block.trim().split('\n'))
    .filter((line) => !line.includes('-- pin '))
}

/** The workflow as it stands, but for the tests, and with these packages in place of an install. */
function workflow() {
  const text = readFileSync(join(TOP, '.github/workflows/release.yml'), 'utf8')
  const { jobs, ...rest } = workflowSchema.parse(parse(text))
  const { test: _tests, ...others } = jobs
  const used = Object.entries(others).map(([id, { needs: _needs, ...job }]) => [
    id,
    {
      ...job,
      ...(id === 'publish' && { needs: ['pack'] }),
      steps: job.steps.map((step) => (step.run === 'npm ci' ? { run: TAKE_PACKAGES } : step)),
    },
  ])
  const uses = Object.values(others).flatMap(({ steps }) =>
    steps.flatMap((step) => step.uses ?? []),
  )
  return { text: stringify({ ...rest, jobs: Object.fromEntries(used) }), uses }
}

async function releaseOf(sha: string): Promise<ActRun> {
  const { text, uses } = workflow()
  const scratch = mkdtempSync(join(directory, 'run-'))
  const artifacts = join(directory, 'artifacts')
  mkdirSync(artifacts, { recursive: true })
  const run = await runAct({
    event: 'workflow_dispatch',
    payload: { ref: 'refs/heads/main', inputs: {} },
    sha,
    repository: 'acme/deadheat',
    workflow: text,
    actions: Object.fromEntries(uses.map((name) => [name, standInOf(name) ?? ''])),
    apiUrl: 'http://127.0.0.1:9',
    token: 'ghs_nothing',
    runId: 1,
    environment: { FIXTURE_ORIGIN: `file://${origin}`, ARTIFACTS: artifacts },
    scratch,
  })
  // Shown only when a test fails, and then it is what tells why.
  console.log(run.story)
  return run
}
