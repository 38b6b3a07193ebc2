/**
 * `npm run test:mutations`: whether tests hold what decides. Plants one change at a time in the folders that judge,
 * plan and check, runs the tests that load it, those of its own name first, and prints what survives.
 *
 *   npm run test:mutations                          300 changes, drawn by the seed of the day
 *   npm run test:mutations -- --count 20 --seed 7
 *   npm run test:mutations -- --only src/stats      all changes of one folder, file or line (FILE:LINE:)
 *   npm run test:mutations -- --near                by the quick tests and those of the folder alone
 *
 * It works in copies of the last commit, and runs no end-to-end test. Survivors that change nothing that anybody sees
 * stand with their reason in mutations/reasons.json; the exit code is 3 where more than 5 % of the others survive.
 */
import { execFileSync, fork, type ChildProcess } from 'node:child_process'
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { randomOf } from '../src/model/random.ts'
import { missedExitCode } from './benches.ts'
import { changesOf, type SourceChange } from './mutations/changes-of.ts'
import known from './mutations/reasons.json' with { type: 'json' }

const FOLDERS = ['analysis', 'plan', 'publish/checks', 'stats', 'settings', 'store']
const MOST_SURVIVING = 0.05

const { values } = parseArgs({
  options: {
    count: { type: 'string' },
    seed: { type: 'string', default: String(Math.floor(Date.now() / 86_400_000)) },
    only: { type: 'string' },
    near: { type: 'boolean', default: false },
  },
})
const top = fileURLToPath(new URL('..', import.meta.url))
const copies = Array.from({ length: Math.ceil(availableParallelism() / 2) }, copied)
const [copy = ''] = copies
const places = (values.only ?? '').split(',')
const all = globSync(
  FOLDERS.map((folder) => `src/${folder}/**/*.ts`),
  { cwd: copy },
)
  .toSorted()
  .flatMap((path) => changesOf(path, readFileSync(join(copy, path), 'utf8')))
  .filter(({ path, at }) => places.some((place) => `${path}:${String(at)}:`.startsWith(place)))
if (all.length === 0) throw new Error(`expected something that decides in ${values.only ?? top}`)
const count = Number(values.count ?? (values.only === undefined ? 300 : all.length))
const drawn = randomOf(Number(values.seed)).shuffle(all).slice(0, count)
const waiting = [...drawn]
const survivors: SourceChange[] = []
await Promise.all(copies.map(work))

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

function copied(): string {
  const folder = mkdtempSync(join(tmpdir(), 'deadheat-mutations-'))
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
  execFileSync('git', ['clone', '--quiet', top, folder])
  cpSync(join(top, 'node_modules'), join(folder, 'node_modules'), {
    recursive: true,
    verbatimSymlinks: true,
  })
  return folder
}

/** Tries changes in a copy until none waits. */
async function work(folder: string): Promise<void> {
  let tester = testerIn(folder)
  for (let change = waiting.pop(); change !== undefined; change = waiting.pop()) {
    const file = join(folder, change.path)
    const text = readFileSync(file, 'utf8')
    tester.send(change)
    const answer = await answerOf(tester)
    if (answer === null) {
      writeFileSync(file, text)
      end(tester)
      tester = testerIn(folder)
    }
    const isFound = answer ?? true
    if (!isFound) survivors.push(change)
    process.stderr.write(
      `${isFound ? 'found' : 'SURVIVES'} ${change.path}:${String(change.at)} ${change.to}\n`,
    )
  }
  end(tester)
}

/** A program of its own, whose tests may never end after a change. */
function testerIn(folder: string): ChildProcess {
  const words = values.near ? ['near'] : []
  const tester = fork(join(folder, 'scripts/mutations/tester.ts'), words, {
    cwd: folder,
    detached: true,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  process.on('exit', () => end(tester))
  return tester
}

/** Whether a test finds what the tester was sent; `null` where it takes longer than it said. */
function answerOf(tester: ChildProcess): Promise<boolean | null> {
  return new Promise((done, fail) => {
    const finish = (answer: boolean | null): void => {
      clearTimeout(timer)
      tester.removeAllListeners()
      done(answer)
    }
    const late = (): void => finish(null)
    let timer = setTimeout(late, 120_000)
    tester.on('exit', () => fail(new Error('expected that the tester goes on, but it ended')))
    tester.on('message', (message: boolean | number) => {
      if (typeof message === 'boolean') return finish(message)
      clearTimeout(timer)
      timer = setTimeout(late, message * 1000)
    })
  })
}

/** Kills a tester with all that it has started. */
function end({ pid, exitCode, signalCode }: ChildProcess): void {
  if (pid !== undefined && exitCode === null && signalCode === null) process.kill(-pid, 'SIGKILL')
}
