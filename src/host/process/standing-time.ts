import { closeSync, openSync, readSync } from 'node:fs'
import { kernelText } from '../machine/kernel-text.ts'
import { fieldsOfStat, namesIn } from './process-table.ts'

// Of more, files are opened each time: foreign code must not use up the descriptors of this program.
const mostOpen = 256

const tickNanoseconds = 10e6

// Reaching a thread and stopping it takes 3 to 10 µs of it.
const stopNanoseconds = 30_000

/** What the processes of a side run while they have to stand. Files stay open: opening takes most of the time. */
export class StandingTime {
  readonly #files = new Map<string, number>()
  #tasks = new Map<number, readonly string[]>()
  #newest = NaN
  #before = new Map<string, number>()
  #beyondStops = 0
  #living = 0
  #steps = 0

  /** @param newest - the process or thread of the machine that began last */
  begin(pids: Iterable<number>, newest: number): void {
    this.#before = this.#read(pids, newest)
  }

  end(pids: Iterable<number>, newest: number): void {
    this.add(this.#before, this.#read(pids, newest))
  }

  /** Adds an interval, by nanoseconds of each thread, and in steps of 10 ms of each process with what has ended there. */
  add(before: ReadonlyMap<string, number>, after: ReadonlyMap<string, number>): void {
    for (const [path, now] of after) {
      const ran = Math.max(0, now - (before.get(path) ?? 0))
      if (path.endsWith('/stat')) this.#steps += ran
      else {
        this.#living += ran
        this.#beyondStops += Math.max(0, ran - stopNanoseconds)
      }
    }
  }

  /** Nanoseconds beyond what stopping takes; of what ended, steps of 10 ms beyond two and four deviations. */
  nanoseconds(): number {
    const chance = 2 * tickNanoseconds + 4 * Math.sqrt(this.#living * tickNanoseconds)
    return this.#beyondStops + Math.max(0, this.#steps - this.#living - chance)
  }

  close(): void {
    for (const path of this.#files.keys()) this.#forget(path)
  }

  #read(pids: Iterable<number>, newest: number): Map<string, number> {
    if (newest !== this.#newest) this.#tasks = new Map()
    this.#newest = newest
    const ran = new Map<string, number>()
    for (const pid of pids) {
      const folder = `/proc/${String(pid)}`
      const tasks = this.#tasks.get(pid) ?? namesIn(`${folder}/task`)
      this.#tasks.set(pid, tasks)
      for (const task of tasks) {
        const path = `${folder}/task/${task}/schedstat`
        ran.set(path, Number.parseInt(this.#textOf(path), 10) || 0)
      }
      const ticks = fieldsOfStat(this.#textOf(`${folder}/stat`)).slice(11, 15)
      ran.set(
        `${folder}/stat`,
        ticks.reduce((sum, each) => sum + Number(each), 0) * tickNanoseconds,
      )
    }
    return ran
  }

  #textOf(path: string): string {
    const files = this.#files
    try {
      const file = files.get(path) ?? (files.size < mostOpen ? openSync(path, 'r') : null)
      if (file === null) return kernelText(path)
      files.set(path, file)
      return buffer.toString('latin1', 0, readSync(file, buffer, 0, buffer.length, 0))
    } catch {
      this.#forget(path) // It has ended.
      return ''
    }
  }

  #forget(path: string): void {
    const file = this.#files.get(path)
    this.#files.delete(path)
    if (file !== undefined) closeSync(file)
  }
}

const buffer = Buffer.alloc(4096)
