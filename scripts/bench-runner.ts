/**
 * `npm run bench:runner [-- --only 1,2,5] [--quick] [--keep]`: the runner's cost and accuracy.
 * Shows each figure next to its target and next to a peer measured in the same run.
 *
 * Peers are installed by their own clients at pinned versions, once, into the cache folder.
 * `--quick` measures less often, `--keep` keeps the table for docs/figures.md. Progress goes to
 * standard error. Exits with 1 when any target is missed.
 */
import { mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { createHost } from '../src/host/create-host.ts'
import { showFigures } from './figures.ts'
import type { Figure, Means } from './bench-runner/figure.ts'
import { targets } from './bench-runner/targets.ts'

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    quick: { type: 'boolean', default: false },
    keep: { type: 'boolean', default: false },
  },
})

const wanted = values.only?.split(',').map(Number)
const host = createHost()
const begun = performance.now()

process.exitCode = await main()

async function main(): Promise<number> {
  const folder = mkdtempSync(join(realpathSync(tmpdir()), 'deadheat-runner-'))
  const means: Means = { host, folder, quick: values.quick, say }
  const figures: Figure[] = []
  try {
    for (const { numbers, measure } of targets) {
      if (wanted !== undefined && !numbers.some((number) => wanted.includes(number))) continue
      const measured = await measure(means)
      const asked = measured.filter(({ target }) => wanted?.includes(target) ?? true)
      for (const figure of asked) say(lineOf(figure))
      figures.push(...asked)
    }
  } finally {
    await host.processes.endAll()
    rmSync(folder, { recursive: true, force: true })
  }
  show(figures)
  return figures.every(({ met }) => met) ? 0 : 1
}

function say(text: string): void {
  const seconds = ((performance.now() - begun) / 1000).toFixed(0)
  process.stderr.write(`${seconds.padStart(5)} s  ${text}\n`)
}

function lineOf({ target, goal, figure, peer, met }: Figure): string {
  const beside = peer === '' ? '' : ` (${peer})`
  return `${String(target)}: ${goal}: ${figure}${beside}, ${met ? 'met' : 'missed'}`
}

function show(figures: readonly Figure[]): void {
  const [load] = loadavg()
  showFigures('01-runner', {
    title: "The runner's goals",
    command: `npm run bench:runner${values.quick ? ' -- --quick' : ''}`,
    about: `${new Date().toISOString().slice(0, 10)}: ${cpus()[0]?.model ?? 'unknown CPU'}, ${String(cpus().length)} CPUs, Node.js ${process.versions.node}, load ${(load ?? NaN).toFixed(1)} at the end.`,
    columns: ['>#', 'Goal', 'Figure', 'Peer', 'Wanted', ''],
    rows: figures.map(({ target, goal, figure, peer, wanted: want, met }) => [
      String(target),
      goal,
      figure,
      peer,
      want,
      met ? 'met' : '**missed**',
    ]),
  })
}
