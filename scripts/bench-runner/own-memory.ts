import { spawn, type ChildProcess } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { median } from 'simple-statistics'
import { plantFiles, repositoryIn } from '../../__tests__/fakes/git-repository.ts'
import type { Bench } from '../benches.ts'
import { PROGRAM } from '../result-in.ts'

const mostMegabytes = 70

const files = {
  'package.json': '{"name":"tiny","version":"1.0.0"}\n',
  'benchmarks/loop.js':
    'exports.run = () => { let x = 1; for (let i = 0; i < 1e4; i++) x = (x * 31 + i) | 0; return x }\n',
}

const shared = 'half of it are shared pages of Node.js'

/** Memory of the program itself while it measures, and only then, beside an idle Node.js. */
export const ownMemory: Bench = async function* ({ folder, pick, say }) {
  say('memory of a run while it measures')
  const { directory, git } = repositoryIn(plantFiles(join(folder, 'repository'), files))
  git('init', '--quiet')
  git('add', '.')
  git('commit', '--quiet', '--message', 'one')
  git('commit', '--quiet', '--allow-empty', '--message', 'two')
  const words = ['compare', 'HEAD~1', 'HEAD', '--pairs', pick('12', '12', '10')]
  const run = spawn(process.execPath, [PROGRAM, ...words, '--results', join(folder, 'results')], {
    cwd: directory,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const own = await whileMeasuring(run)
  const waiting = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60000)'])
  await sleep(500)
  const bare = memoryOf(waiting)?.resident ?? NaN
  waiting.kill()
  const middle = median(own.map(({ resident }) => resident))
  const ofFiles = median(own.map((seen) => seen.files))
  yield {
    goal: 'own memory while measuring',
    figure: `${middle.toFixed(0)} MB, at most ${Math.max(...own.map(({ resident }) => resident)).toFixed(0)} MB; ${ofFiles.toFixed(0)} MB are pages of files`,
    peer: `bare Node.js ${bare.toFixed(0)} MB`,
    wanted: `≤ ${String(mostMegabytes)} MB`,
    met: middle <= mostMegabytes || (ofFiles > middle * 0.4 && shared),
  }
}

/** Memory, ten times a second, from the moment at which the order of blocks is drawn. */
async function whileMeasuring(run: ChildProcess) {
  let text = ''
  run.stderr?.on('data', (piece: Buffer) => (text += piece.toString()))
  const ended = new Promise<number | null>((resolve) => run.once('close', resolve))
  let over = false
  void ended.then(() => (over = true))
  const seen: NonNullable<ReturnType<typeof memoryOf>>[] = []
  const isOver = (): boolean => over
  while (!isOver()) {
    await sleep(100)
    const memory = memoryOf(run)
    if (memory !== null && text.includes('the seed is')) seen.push(memory)
  }
  const code = await ended
  if (seen.length === 0) throw new Error(`expected a run, got exit code ${String(code)}: ${text}`)
  return seen
}

/** Resident megabytes, and of these pages of files, above all of the program. */
function memoryOf({ pid }: ChildProcess) {
  try {
    const status = readFileSync(`/proc/${String(pid)}/status`, 'utf8')
    const megabytes = (name: string): number =>
      Number(new RegExp(`^${name}:\\s+(\\d+) kB$`, 'm').exec(status)?.[1] ?? NaN) / 1024
    const resident = megabytes('VmRSS')
    return Number.isNaN(resident) ? null : { resident, files: megabytes('RssFile') }
  } catch {
    return null // The process has ended.
  }
}
