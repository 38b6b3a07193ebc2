import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import * as z from 'zod'
import { createProcesses } from '../../src/host/process/create-processes.ts'
import { folderWith } from '../fakes/git-repository.ts'
import { specOf, unbound } from '../fakes/process-specs.ts'

/** A server that listens on its port and on an abstract socket, and tries to reach what it is asked to. */
const program = `
const net = require('node:net')
net.createServer((socket) => socket.end('here')).listen('\\0deadheat-of-base-' + process.env.SIDE)
const tried = (options) => new Promise((done) => {
  const socket = net.connect(options, () => { socket.destroy(); done(true) })
  socket.on('error', () => done(false))
})
const hex = (port) => Number(port).toString(16).toUpperCase().padStart(4, '0')
require('node:http').createServer(async (request, response) => {
  const port = request.url.slice(1)
  if (port === '') return response.end('ready')
  const listed = ['tcp', 'tcp6'].some((name) =>
    require('node:fs').readFileSync('/proc/net/' + name, 'utf8').includes(':' + hex(port) + ' '))
  response.end(JSON.stringify({
    ipv4: await tried({ host: '127.0.0.1', port }),
    ipv6: await tried({ host: '::1', port }),
    abstract: await tried({ path: '\\0deadheat-of-base-base' }),
    listed,
  }))
}).listen(process.env.PORT)
`

const reachedSchema = z.record(z.string(), z.boolean())

/** What head's server can reach of base's, where both have this network. */
async function reachedByHead(network: 'host' | 'loopback') {
  const top = folderWith({ 'server.cjs': program })
  const script = join(top, 'server.cjs')
  const processes = createProcesses()
  onTestFinished(() => processes.endAll())
  const serveSide = async (side: string) => {
    const port = await processes.freePort()
    const own = join(top, side)
    const server = await processes.serve(
      specOf([process.execPath, script], {
        environment: { PORT: String(port), SIDE: side },
        isolated: true,
        readOnly: [script],
        writable: [own],
        network,
      }),
      unbound,
      { port, readyPath: '/' },
    )
    return { server, port }
  }
  const base = await serveSide('base')
  const head = await serveSide('head')
  const ask = { method: 'GET', path: `/${String(base.port)}`, headers: {}, body: null }
  const { body } = await head.server.exchange(ask, 10)
  return reachedSchema.parse(JSON.parse(body.toString()))
}

it('the servers of both sides cannot reach each other by any family of sockets, while the client reaches both', async () => {
  const nothing = { ipv4: false, ipv6: false, abstract: false, listed: false }
  expect(await reachedByHead('loopback')).toEqual(nothing)
  // As they can in the network of the machine.
  expect(await reachedByHead('host')).toMatchObject({ ipv4: true, abstract: true, listed: true })
})
