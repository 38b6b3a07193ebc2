import { mkdirSync, mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { createHost } from '../src/host/create-host.ts'
import type { Host } from '../src/host/host.ts'
import { showFigures, type Figures } from './figures.ts'

/** One line of the table: a figure measured in this run, and its target. */
export interface Figure {
  readonly goal: string
  readonly figure: string
  /** The peer's figure in this run; empty when there is no peer. */
  readonly peer: string
  readonly wanted: string
  /** Whether the target is met; if it is not and nobody expects it, the reason why it is given up. */
  readonly met: boolean | string
}

/** What every bench needs. */
export interface Means {
  readonly host: Host
  /** An empty folder of its own, removed at the end. */
  readonly folder: string
  /** Chooses by how exactly is measured: in full, with `--quick`, or with `--shortest`. */
  readonly pick: <T>(full: T, quick: T, shortest: T) => T
  /** Reports progress. */
  readonly say: (text: string) => void
}

/** Measures the figures of one target, each of which is shown as soon as it is known. */
export type Bench = (means: Means) => AsyncIterable<Figure>

/** Times of what is wanted that may be given up with a reason; beyond, a target is missed. */
export const mostGivenUp = 2

/** Exit code of a script whose figures are all there, but not all as wanted; 1 is that of an error. */
export const missedExitCode = 3

interface Table extends Pick<Figures, 'title' | 'command'> {
  /** A file of docs/figures. */
  readonly file: string
}

/**
 * Runs the benches that the command line names, one after the other, and shows their table, which `--keep` keeps for
 * docs/figures.md. Each figure is printed as soon as it is known; a bench that fails is a line of the table.
 *
 * `--only 1,2,5` chooses benches, `--quick` measures less often, and `--shortest` only as much as shows that
 * everything still works: its figures mean nothing. Progress goes to standard error. The exit code is 1 when a
 * bench fails, and 3 when all work and a target is missed.
 */
export async function runBenches(
  { title, command, file }: Table,
  benches: Readonly<Record<string, Bench>>,
): Promise<void> {
  const { values } = parseArgs({
    options: {
      only: { type: 'string', default: Object.keys(benches).join(',') },
      quick: { type: 'boolean', default: false },
      shortest: { type: 'boolean', default: false },
      keep: { type: 'boolean', default: false },
    },
  })
  const host = createHost()
  const begun = performance.now()
  const top = mkdtempSync(join(realpathSync(tmpdir()), 'deadheat-bench-'))
  const rows: (readonly string[])[] = []
  const tell = (row: readonly string[]): void => {
    rows.push(row)
    say(row.filter((cell) => cell !== '').join(' | '))
  }
  const say = (text: string): void => {
    const seconds = ((performance.now() - begun) / 1000).toFixed(0)
    process.stderr.write(`${seconds.padStart(5)} s  ${text}\n`)
  }
  const pick: Means['pick'] = (full, quick, shortest) =>
    values.shortest ? shortest : values.quick ? quick : full
  try {
    for (const name of values.only.split(',')) {
      const bench = benches[name]
      if (bench === undefined) throw new Error(`expected a bench of ${title}, got "${name}"`)
      const folder = join(top, name)
      mkdirSync(folder)
      const means = { host, folder, pick, say: (text: string) => say(`${name}: ${text}`) }
      try {
        for await (const { goal, figure, peer, wanted, met } of bench(means)) {
          if (met !== true) process.exitCode ??= met === false ? missedExitCode : undefined
          tell([name, goal, figure, peer, wanted, outcomeText(met)])
        }
      } catch (error) {
        process.exitCode = 1
        say(String(error instanceof Error ? error.stack : error))
        const text = String(error).replaceAll(/\s+/g, ' ')
        tell([name, '', text.slice(0, 300), '', '', '**failed**'])
      }
      await host.processes.endAll()
    }
  } finally {
    rmSync(top, { recursive: true, force: true })
  }
  showFigures(file, {
    title,
    command: `${command}${values.quick ? ' -- --quick' : ''}`,
    about: machineText(),
    columns: ['>#', 'Goal', 'Figure', 'Peer', 'Wanted', ''],
    rows,
  })
}

/** The day and the machine, for a table of figures. */
export function machineText(): string {
  return `${new Date().toISOString().slice(0, 10)}: ${cpus()[0]?.model ?? 'unknown CPU'}, ${String(cpus().length)} CPUs, Node.js ${process.versions.node}, load ${loadavg()[0]?.toFixed(1) ?? '?'} at the end.`
}

function outcomeText(met: Figure['met']): string {
  if (typeof met === 'string') return `given up: ${met}`
  return met ? 'met' : '**missed**'
}

/** Formats a ratio: `1.25%`. */
export function percent(ratio: number): string {
  return `${(100 * ratio).toFixed(2)}%`
}
