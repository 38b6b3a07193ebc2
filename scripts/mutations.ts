/**
 * `npm run test:mutations`: whether tests hold what decides. Plants one change at a time in the folders that judge,
 * plan and check, runs the tests of the file's folder and then all quick ones that load it, and prints what survives.
 *
 *   npm run test:mutations                          300 changes, drawn by the seed of the day
 *   npm run test:mutations -- --count 20 --seed 7
 *   npm run test:mutations -- --only src/stats      all changes of one folder or file
 *
 * It works in copies of the last commit. Survivors that change nothing that anybody sees stand with their reason in
 * mutations/reasons.json; the exit code is 3 where more than 5 % of the others survive.
 */
import { execFileSync } from 'node:child_process'
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { randomOf } from '../src/model/random.ts'
import { missedExitCode } from './benches.ts'
import { ended } from './ended.ts'
import { changesOf, type SourceChange } from './mutations/changes-of.ts'
import known from './mutations/reasons.json' with { type: 'json' }

const FOLDERS = ['analysis', 'plan', 'publish/checks', 'stats', 'settings', 'store']
const MOST_SURVIVING = 0.05
/** A change after which a test never ends is found. */
const MOST_SECONDS = 300

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '300' },
    seed: { type: 'string', default: String(Math.floor(Date.now() / 86_400_000)) },
    only: { type: 'string' },
  },
})
const top = fileURLToPath(new URL('..', import.meta.url))
const files = globSync(
  FOLDERS.map((folder) => `src/${folder}/**/*.ts`),
  { cwd: top },
)
const all = files
  .toSorted()
  .filter((path) => path.startsWith(values.only ?? ''))
  .flatMap((path) => changesOf(path, readFileSync(join(top, path), 'utf8')))
if (all.length === 0) throw new Error(`expected something that decides in ${values.only ?? top}`)
const count = values.only === undefined ? Number(values.count) : all.length
const drawn = randomOf(Number(values.seed)).shuffle(all).slice(0, count)
const waiting = [...drawn]
const survivors: SourceChange[] = []
await Promise.all(Array.from({ length: Math.ceil(availableParallelism() / 2) }, work))

/** Why a change that survives does no harm. */
type Reason = Pick<SourceChange, 'path' | 'line' | 'to'> & { readonly why: string }
const reasons: readonly Reason[] = known
const unexplained = survivors.filter(({ path, line, to }) =>
  reasons.every((each) => each.path !== path || each.line !== line || each.to !== to),
)
for (const { path, at, line, to } of survivors)
  process.stdout.write(`${path}:${String(at)}: ${line}\n  survives as: ${to}\n`)
process.stdout.write(
  `${String(drawn.length)} of ${String(all.length)} changes, seed ${values.seed}: ${String(survivors.length)} survive, ${String(survivors.length - unexplained.length)} of them with a reason\n`,
)
if (unexplained.length > MOST_SURVIVING * drawn.length) process.exitCode = missedExitCode

/** Tries changes in a copy of its own until none waits. */
async function work(): Promise<void> {
  const copy = mkdtempSync(join(tmpdir(), 'deadheat-mutations-'))
  execFileSync('git', ['clone', '--quiet', top, copy])
  cpSync(join(top, 'node_modules'), join(copy, 'node_modules'), {
    recursive: true,
    verbatimSymlinks: true,
  })
  for (let change = waiting.pop(); change !== undefined; change = waiting.pop()) {
    const file = join(copy, change.path)
    const text = readFileSync(file, 'utf8')
    writeFileSync(file, change.text)
    const folder = dirname(change.path).replace('src/', '__tests__/')
    const isFound =
      !(await pass(copy, ['run', `${folder}/`, '--project', 'quick', '--project', 'unit'])) ||
      !(await pass(copy, ['related', change.path, '--run', '--project', 'quick']))
    writeFileSync(file, text)
    if (!isFound) survivors.push(change)
    process.stderr.write(
      `${isFound ? 'found' : 'SURVIVES'} ${change.path}:${String(change.at)} ${change.to}\n`,
    )
  }
  rmSync(copy, { recursive: true })
}

/** Whether all of some tests pass. */
async function pass(cwd: string, words: readonly string[]): Promise<boolean> {
  const argv = ['node_modules/vitest/vitest.mjs', ...words, '--bail=1', '--passWithNoTests']
  const { exitCode } = await ended([process.execPath, ...argv, '--reporter=dot'], {
    cwd,
    limitSeconds: MOST_SECONDS,
  })
  return exitCode === 0
}
