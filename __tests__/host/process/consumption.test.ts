import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { consumptionOf, mappedAddons } from '../../../src/host/process/consumption.ts'
import { spawn } from 'node:child_process'
import { folderOfFile, plantFiles } from '../../fakes/git-repository.ts'

const proc = folderOfFile()

function put(pid: number, parentPid: number, maps: string): void {
  const fields = [parentPid, 40, 40, ...Array.from({ length: 15 }, () => 0), 7, 0]
  const stat = `${String(pid)} (a ) b) S ${fields.join(' ')}\n`
  plantFiles(join(proc, String(pid)), { stat, maps })
}

const line = '7f8a00000000-7f8a00010000 r-xp 00001000 fe:01 1234'

put(40, 1, `${line}    /side/x.node\n${line}    /side/x.node\n${line}    [heap]\n`)
put(41, 40, `${line}  /side/with space.node (deleted)\n${line}  /lib/libc.so.6\n${line} \n`)
put(50, 1, '')

it('mappedAddons yields every addon once, of the program and of what it has started, where that is reported', () => {
  const addonsOf = (pid: number) => mappedAddons({ pid, generations: 0 }, proc)
  expect(addonsOf(40)).toEqual(['/side/with space.node (deleted)', '/side/x.node'])
  expect([addonsOf(50), addonsOf(60)]).toEqual([null, null])
})

it('what a program has used holds the memory that it touches, and the work of children that have ended', async () => {
  const burn = 'while (process.cpuUsage().user < 300e3);'
  // 40 MB are 10,240 pages.
  const program = `require('node:child_process').execFileSync(process.execPath, ['-e', '${burn}'])
globalThis.kept = Buffer.alloc(40e6, 1)
process.stdout.write('ready')
setInterval(() => {}, 1e6)`
  const child = spawn(process.execPath, ['-e', program], { detached: true })
  onTestFinished(() => void child.kill('SIGKILL'))
  await new Promise((resolve) => child.stdout.once('data', resolve))
  const used = consumptionOf({ pid: child.pid ?? 0, generations: 0 })
  expect(used.pageFaults).toBeGreaterThan(9000)
  expect(used.pageFaults).toBeLessThan(100_000)
  expect(used.cpuSeconds).toBeGreaterThan(0.28)
  expect(used.cpuSeconds).toBeLessThan(10)
})
