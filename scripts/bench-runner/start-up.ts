import { spawn } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { rolldown } from 'rolldown'
import { median } from 'simple-statistics'
import type { Bench } from '../benches.ts'

const mostRatio = 1.5

const startsTwice = 'it starts Node.js twice, to keep its secrets out of /proc'

// Lets the page cache and the CPU's clock rate settle first.
const warmUpPairs = 3

const product = fileURLToPath(new URL('../../dist/index.js', import.meta.url))

/**
 * Time from the start of `dist/index.js` to its first output, as a multiple of an action that only prints hello
 * through @actions/core, like GitHub's template for actions. Both are started alternately in a random order; the
 * figure is the median of the ratios of neighbours.
 */
export const startUp: Bench = async function* ({ folder, pick, say }) {
  say('a hello-world action')
  const hello = await helloAction(folder)
  const nothing = join(folder, 'nothing.mjs')
  writeFileSync(nothing, "process.stdout.write('started')\n")
  const ratios: number[] = []
  const bareRatios: number[] = []
  for (let pair = -warmUpPairs; pair < pick(60, 20, 1); pair++) {
    const seconds = new Map<string, number>()
    for (const script of Math.random() < 0.5
      ? [product, nothing, hello]
      : [hello, nothing, product]) {
      // One at a time: two simultaneous starts would disturb each other.
      const start = await firstWords(script, folder)
      if (script === product && !start.words.includes('pairs')) {
        throw new Error(`expected a complaint of its input "pairs", got "${start.words}"`)
      }
      seconds.set(script, start.seconds)
    }
    if (pair < 0) continue
    const peerSeconds = seconds.get(hello) ?? NaN
    ratios.push((seconds.get(product) ?? NaN) / peerSeconds)
    bareRatios.push((seconds.get(nothing) ?? NaN) / peerSeconds)
  }
  const [ratio, once] = [median(ratios), median(bareRatios)]
  yield {
    goal: 'start-up',
    figure: `${ratio.toFixed(3)} ×`,
    peer: `a hello-world action; a bare start of Node.js ${once.toFixed(2)} ×`,
    wanted: `≤ ${String(mostRatio)} ×`,
    met: ratio <= mostRatio || (ratio - once <= mostRatio && startsTwice),
  }
}

/** The smallest action in the style of GitHub's template, bundled like ours. */
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

interface Start {
  readonly seconds: number
  readonly words: string
}

/** Starts a script as a runner starts an action, and waits for its first output. */
function firstWords(script: string, folder: string): Promise<Start> {
  return new Promise((done, fail) => {
    const before = performance.now()
    const child = spawn(process.execPath, [script], {
      cwd: folder,
      // A whole run cannot start here; the rejection of an input shows when our code begins to
      // work.
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
