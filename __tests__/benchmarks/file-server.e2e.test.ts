import { expect, it } from 'vitest'
import { z } from 'zod'
import type { Dialogue } from '../../src/host/process/processes.ts'
import { benchmarkFolder, harnessPath } from '../fakes/benchmark-folder.ts'
import { realHost } from '../fakes/real-host.ts'
import { specOf, unbound } from '../fakes/process-specs.ts'

const { processes } = realHost()
const run = harnessPath.replace(/harness\.cjs$/, 'suites/file-server/run.cjs')

// One round of a client is ten GETs and a POST.
const operations = 22

// Stands for another program on the port, which the system would never have handed out.
const taken = `
const net = require('net')
const listen = net.Server.prototype.listen
net.Server.prototype.listen = function () {
  if (!/_server/.test(process.argv[1])) return listen.apply(this, arguments)
  setImmediate(() => this.emit('error', new Error('listen EADDRINUSE: address already in use')))
  return this
}`

const defaults = { clients: 2, operations, mode: 'sync', servers: 0 }

function serve(parameters: object, ...preload: readonly string[]): Promise<Dialogue> {
  const own = [harnessPath, 'serve', run, JSON.stringify({ ...defaults, ...parameters })]
  const spec = specOf([process.execPath, ...preload, ...own], { isSealed: true })
  return processes.converse(spec, unbound)
}

const usageSchema = z.object({
  'own get-mean': z.number().positive(),
  'own put-mean': z.number().positive(),
})

it.each([
  ['sync', 0],
  ['async', 2],
])('a cell of the file server answers rightly, %s and with %d servers', async (mode, servers) => {
  const dialogue = await serve({ mode, servers })
  await dialogue.ask({ ask: 'run', iterations: 2, leadIn: 0 }, 20)
  usageSchema.parse(await dialogue.ask({ ask: 'usage' }, 20))
  expect(await dialogue.end()).toMatchObject({ exitCode: 0 })
})

it('a cell of the file server tells of each client that there is, also of seven reads to three writes', async () => {
  const dialogue = await serve({ operations: 40, readsPerWrite: 7 / 3 })
  expect(await dialogue.ask({ ask: 'usage' }, 20)).toMatchObject({
    'own get-min-1': expect.any(Number),
    'own put-max-2': expect.any(Number),
    'own get-mean-3': null,
  })
  expect(await dialogue.end()).toMatchObject({ exitCode: 0 })
})

it.each([0, 2])('a cell ends at once where the port is taken, with %d servers', async (servers) => {
  const folder = benchmarkFolder({ 'taken.cjs': taken })
  const dialogue = await serve({ servers }, '--require', `${folder}/taken.cjs`)
  const message = 'Error: expected an answer of a child, got its end: 1'
  expect(dialogue.hello).toMatchObject({ error: { stage: 'setup', message } })
  const { lastLines } = await dialogue.end()
  expect(lastLines.join('\n')).toContain('EADDRINUSE')
})
