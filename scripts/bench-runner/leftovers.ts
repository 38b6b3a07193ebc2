import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Figure, Measure } from './figure.ts'

const seconds = 2

// A child, a grandchild, one in its own session, and a daemon that has lost its parent.
const family = `
const { spawn } = require('child_process')
const mark = process.argv[2]
const wait = 'setTimeout(() => {}, 600000)'
const start = (script, detached) => spawn(process.execPath, ['-e', script, mark], { detached, stdio: 'ignore' })
start("require('child_process').spawn(process.execPath, ['-e', '" + wait + "', process.argv[1]], { stdio: 'ignore' }); " + wait)
start(wait, true)
start("require('child_process').spawn(process.execPath, ['-e', '" + wait + "', process.argv[1]], { detached: true, stdio: 'ignore' }).unref()", true)
setTimeout(() => {}, 600000)
`

/** Target 15: processes left over when a child that has started others times out. */
export const leftovers: Measure = async ({ host, folder, say }) => {
  say('15: a family of processes that is out of time')
  const program = join(folder, 'family.cjs')
  writeFileSync(program, family)
  const own = async (isolated: boolean): Promise<number> =>
    left(async (mark) => {
      const { timedOut } = await host.processes.run({
        argv: [process.execPath, program, mark],
        cwd: folder,
        environment: { PATH: process.env['PATH'] ?? '' },
        timeoutSeconds: seconds,
        outputLimitBytes: 10_000,
        isolated,
      })
      if (!timedOut) throw new Error('expected the family to be out of time')
    })
  const peer = (group: boolean): Promise<number> =>
    left(async (mark) => {
      const child = spawn(process.execPath, [program, mark], { detached: group, stdio: 'ignore' })
      await sleep(seconds * 1000)
      if (group) process.kill(-(child.pid ?? NaN), 'SIGKILL')
      else child.kill('SIGKILL')
      await sleep(200)
    })
  const peers = { kill: await peer(false), group: await peer(true) }
  const figureOf = (goal: string, count: number): Figure => ({
    target: 15,
    goal,
    figure: String(count),
    peer: `child.kill ${String(peers.kill)}, process group ${String(peers.group)}`,
    ratio: count / peers.kill,
    wanted: '0',
    met: count === 0,
  })
  return [
    figureOf('processes left after a timeout, kept apart', await own(true)),
    figureOf('processes left after a timeout, swept', await own(false)),
  ]
}

/** Number of remaining processes with a mark in their command lines. */
async function left(start: (mark: string) => Promise<void>): Promise<number> {
  const mark = `leftover-${randomBytes(8).toString('hex')}`
  await start(mark)
  const pids = marked(mark)
  for (const pid of pids) process.kill(pid, 'SIGKILL')
  return pids.length
}

/** Living processes with a word in their command line. */
function marked(mark: string): readonly number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => pid !== process.pid && holds(pid, mark))
}

function holds(pid: number, mark: string): boolean {
  try {
    return readFileSync(`/proc/${String(pid)}/cmdline`, 'latin1').includes(mark)
  } catch {
    return false // The process has ended.
  }
}
