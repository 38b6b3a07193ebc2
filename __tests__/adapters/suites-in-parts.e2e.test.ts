import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { runSuite } from '../../src/measure/suites/run-suite.ts'
import type { AdapterId } from '../../src/model/adapter-id.ts'
import { temporaryFolder } from '../fakes/git-repository.ts'
import { targetsOf } from '../fakes/measured-run.ts'
import { realHost } from '../fakes/real-host.ts'
import { buildOf } from '../fakes/results.ts'
import { withPackages } from './real-tools/installed-tool.ts'

const host = realHost()

// Each row in a thread or process of its own, names filled up to one length. The third would never end;
// tinybench calls each function once when it is added.
const starts = `
const names = ['one', 'two', 'three', 'four'].map((name) => name.padEnd(9, '.'))
let calls = 0
const ready = (name) => { if (name.startsWith('three') && calls++ > 0) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0) }
`
const inThreads = `'use strict'
const { isMainThread, Worker, workerData } = require('worker_threads')
${starts}
const begin = () => new Promise((resolve, reject) => {
  new Worker(__filename, { workerData: names.shift() }).on('error', reject).on('exit', resolve)
})
if (isMainThread) (async () => { while (names.length > 0) await begin() })()
else measure(workerData)
`
const inProcesses = `'use strict'
const { execFileSync } = require('child_process')
${starts}
if (process.argv.length > 2) measure(process.argv[2])
else for (const name of names) execFileSync(process.execPath, [__filename, name])
`
const byBenchmark = `
function measure(name) {
  const { Suite } = require('benchmark')
  new Suite().add(name, () => { ready(name); return [1, 2].join() }).run()
}
`
const byTinybench = `
async function measure(name) {
  const { Bench } = await import('tinybench')
  await new Bench({ name }).add(name, () => { ready(name); [1, 2].join() }).run()
}
`

async function rowsOf(adapter: AdapterId, tool: string, source: string) {
  const workDirectory = temporaryFolder()
  const directory = await withPackages(workDirectory, [tool])
  await writeFile(join(directory, 'bench.js'), source)
  const runtime = { ...buildOf('base').runtime, path: process.execPath }
  const folders = { base: directory, head: directory }
  const { base: target } = await targetsOf(folders, { runtime, workDirectory, host })
  const spec = { adapter, command: ['node', 'bench.js'], timeoutSeconds: 60 }
  const { rows } = await runSuite({ ...spec, calls: { one: 40, two: 40, '': 2 } }, target, host)
  return rows.map(({ name, isFixed: fixed }) => [name, fixed])
}

it.each([
  ['threads of Benchmark.js', 'benchmark', 'benchmark@2.1.4', inThreads + byBenchmark],
  ['threads that import tinybench', 'tinybench', 'tinybench@6.2.3', inThreads + byTinybench],
  ['processes of Benchmark.js', 'benchmark', 'benchmark@2.1.4', inProcesses + byBenchmark],
] as const)('asked for its first rows, a suite ends: %s', async (_, adapter, tool, source) => {
  expect(await rowsOf(adapter, tool, source)).toEqual([
    ['one', true],
    ['two', true],
  ])
})
