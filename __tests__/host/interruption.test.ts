import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { absolutePath } from '../../src/host/files/files.ts'
import { interruptionOf } from '../../src/host/interruption.ts'
import { stopWhenCancelled } from '../../src/session/session.ts'

const source = (name: string): string => new URL(`../../src/${name}`, import.meta.url).href

it('tells the first signal once, and ends the children', () => {
  const heard: string[] = []
  const processes = { endAll: async () => void heard.push('ended') }
  const { hasHappened: happened, stop } = interruptionOf({ processes }, (name) => heard.push(name))
  expect(happened()).toBe(false)
  process.emit('SIGHUP', 'SIGHUP')
  expect(happened()).toBe(true)
  expect(heard).toEqual(['SIGHUP', 'ended'])
  stop()
  expect(process.listenerCount('SIGHUP')).toBe(0)
})

it('lets the second signal end the program at once', async () => {
  const script = `
      import { interruptionOf } from '${source('host/interruption.ts')}'
      const processes = { endAll: () => Promise.resolve() }
      interruptionOf({ processes }, (signal) => console.log(signal))
      setInterval(() => {}, 1000)
      console.log('ready')`
  const child = spawn(process.execPath, ['--input-type=module-typescript', '-e', script])
  const ended = new Promise((resolve) => child.once('exit', (_, signal) => resolve(signal)))
  const said: string[] = []
  for await (const piece of child.stdout) {
    said.push(String(piece).trim())
    child.kill('SIGINT')
  }
  expect(said).toEqual(['ready', 'SIGINT'])
  expect(await ended).toBe('SIGINT')
})

it('stopWhenCancelled tells what is kept of one that was cancelled', () => {
  const request = { isCancelled: () => true }
  expect(() => stopWhenCancelled(request, null)).toThrow('nothing was measured')
  expect(() => stopWhenCancelled(request, {})).toThrow('what was measured before is kept')
})

it('absolutePath leaves absolute paths alone', () => {
  const of = (path: string): string => absolutePath(path, '/here', { join })
  expect(of('/there')).toBe('/there')
  expect(of(String.raw`C:\there`)).toBe(String.raw`C:\there`)
  expect(of('results')).toBe('/here/results')
})
