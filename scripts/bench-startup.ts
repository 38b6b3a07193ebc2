/**
 * `npm run bench:startup`: how long `dist/index.js` takes from its start to its first words, as a
 * multiple of an action that only says hello through @actions/core, as GitHub's template for actions
 * does, and of a bare script that says hello without it. Both are started in turn, a coin decides
 * which goes first, and the figure is the median of the ratios of neighbours.
 */
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { rolldown } from 'rolldown'

type Start = { readonly seconds: number; readonly words: string }

const TARGET_RATIO = 1.3

// Forty ratios put the 95 % interval of the median between the 14th and the 27th.
const PAIRS = 40
const INTERVAL_RANKS = [14, 27] as const

// Pages of the files, and the clock of the processor, settle first.
const WARM_UP_PAIRS = 3

const OURS = fileURLToPath(new URL('../dist/index.js', import.meta.url))

process.exitCode = await main()

async function main(): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'deadheat-startup-'))
  try {
    const bare = join(folder, 'bare.mjs')
    writeFileSync(bare, `console.log('hello')\n`)
    await figure('a bare script', bare, folder)
    const ratio = await figure('a hello-world action', await helloAction(folder), folder)
    const verdict = ratio <= TARGET_RATIO ? 'met' : 'missed'
    process.stdout.write(`target at most ${TARGET_RATIO} × a hello-world action: ${verdict}\n`)
    return verdict === 'met' ? 0 : 1
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Prints how ours compares with one peer, and yields the median ratio. */
async function figure(name: string, peer: string, folder: string): Promise<number> {
  const ratios = (await pairsOf(peer, folder)).toSorted((one, other) => one - other)
  const middle = (at(ratios, PAIRS / 2 - 1) + at(ratios, PAIRS / 2)) / 2
  const [low, high] = INTERVAL_RANKS.map((rank) => at(ratios, rank - 1).toFixed(3))
  process.stdout.write(
    `start-up: ${middle.toFixed(3)} × ${name} (95 % interval ${low} … ${high}, ${PAIRS} pairs)\n`,
  )
  return middle
}

/** The smallest action that is written as GitHub's template is, bundled as ours is. */
async function helloAction(folder: string): Promise<string> {
  const entry = join(folder, 'entry.mjs')
  const core = fileURLToPath(import.meta.resolve('@actions/core'))
  writeFileSync(entry, `import * as core from ${JSON.stringify(core)}\ncore.info('hello')\n`)
  const file = join(folder, 'hello.mjs')
  const bundle = await rolldown({ input: entry, platform: 'node' })
  await bundle.write({ file, format: 'esm' })
  await bundle.close()
  return file
}

/** Time of ours over that of hello, pair by pair. */
async function pairsOf(hello: string, folder: string): Promise<readonly number[]> {
  const ratios: number[] = []
  for (let pair = -WARM_UP_PAIRS; pair < PAIRS; pair++) {
    const order = Math.random() < 0.5 ? [OURS, hello] : [hello, OURS]
    const seconds = new Map<string, number>()
    for (const script of order) {
      // One at a time: two starts at once measure each other.
      const start = await firstWords(script, folder)
      if (script === OURS && !start.words.includes('pairs')) {
        throw new Error(`expected ${OURS} to complain of its input "pairs", got "${start.words}"`)
      }
      seconds.set(script, start.seconds)
    }
    if (pair >= 0) ratios.push((seconds.get(OURS) ?? NaN) / (seconds.get(hello) ?? NaN))
  }
  return ratios
}

/** Starts a script as a runner starts an action, and waits for the first that it prints. */
function firstWords(script: string, folder: string): Promise<Start> {
  return new Promise((done, fail) => {
    const before = performance.now()
    const child = spawn(process.execPath, [script], {
      cwd: folder,
      // A whole run cannot be started here; an input that is refused shows when ours begins to work.
      env: { HOME: folder, GITHUB_ACTIONS: 'true', GITHUB_WORKSPACE: folder, INPUT_PAIRS: 'many' },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    let seconds = NaN
    let words = ''
    child.stdout.on('data', (chunk: Buffer) => {
      if (Number.isNaN(seconds)) seconds = (performance.now() - before) / 1000
      words += chunk.toString()
    })
    child.on('error', fail)
    child.on('close', () => done({ seconds, words }))
  })
}

function at(sorted: readonly number[], index: number): number {
  const value = sorted[index]
  if (value === undefined) throw new Error(`expected ${PAIRS} ratios, got ${sorted.length}`)
  return value
}
