import { cpSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { folderOfFile } from '../fakes/git-repository.ts'

interface Benchmark {
  readonly setup: (parameters: object) => { readonly keys: { readonly length: number } }
  readonly run: (state: object) => Promise<number>
  readonly check: (value: number, state: object) => Promise<void>
  readonly report: (state: object) => object
  readonly teardown: (state: object) => void
}

interface Fake {
  /** Which of its writes it loses, counted from 0. */
  loses: (write: number) => boolean
  /** The value that it keeps. */
  keeps: (value: string) => string
}

// The file of its folder stands for the database's own files.
const fakePackage = `'use strict'
const fs = require('fs')
const stored = new Map()
module.exports = function (location) {
  const log = location + '/log'
  let entries = null
  let writes = 0
  return {
    open: function (options, done) {
      if (!stored.has(location)) stored.set(location, new Map())
      fs.mkdirSync(location, { recursive: true })
      fs.writeFileSync(log, 'entries')
      entries = stored.get(location)
      done(null)
    },
    close: function (done) { done(null) },
    put: function (key, value, done) {
      if (!module.exports.loses(writes++)) entries.set(key, module.exports.keeps(value.toString()))
      setImmediate(done, null)
    },
    get: function (key, done) {
      // As when LevelDB compacts what is read often.
      fs.writeFileSync(log, '')
      if (!entries.has(key)) return done(new Error('NotFound'))
      setImmediate(done, null, Buffer.from(entries.get(key)))
    },
    iterator: function () {
      const each = entries.entries()
      return {
        next: function (done) {
          const next = each.next()
          if (next.done) setImmediate(done, null)
          else setImmediate(done, null, Buffer.from(next.value[0]), Buffer.from(next.value[1]))
        },
        end: function (done) { done(null) },
      }
    },
  }
}
module.exports.loses = function () { return false }
module.exports.keeps = function (value) { return value }
module.exports.destroy = function (location, done) { stored.delete(location); done(null) }
`

const root = folderOfFile()
const suite = join(root, 'benchmarks', 'leveldown')
const temporary = join(root, 'temporary')
// The files are JavaScript; a wrong name fails the tests.
const load: (path: string) => unknown = createRequire(import.meta.url)
const benchmarkSchema = z.custom<Benchmark>()
const honest: Fake = { loses: () => false, keeps: (value) => value }

function setFake(behaviour: Fake): void {
  Object.assign(z.custom<Fake>().parse(load(join(root, 'index.js'))), behaviour)
}

beforeAll(() => {
  cpSync(fileURLToPath(new URL('../../benchmarks/suites/leveldown/', import.meta.url)), suite, {
    recursive: true,
  })
  writeFileSync(join(root, 'package.json'), '{"name":"leveldown","main":"index.js"}')
  writeFileSync(join(root, 'index.js'), fakePackage)
})

beforeEach(() => {
  rmSync(temporary, { recursive: true, force: true })
  mkdirSync(temporary)
  vi.stubEnv('TMPDIR', temporary)
})

afterEach(() => {
  vi.unstubAllEnvs()
  setFake(honest)
})

/** What one process does: writes a database and checks it. */
async function writtenBy(name: string, parameters: object, other: Partial<Fake> = {}) {
  const benchmark = benchmarkSchema.parse(load(join(suite, `${name}.cjs`)))
  setFake({ ...honest, ...other })
  const state = benchmark.setup(parameters)
  const value = await benchmark.run(state)
  try {
    await benchmark.check(value, state)
    expect(benchmark.report(state)).toEqual({ 'database-size': 'entries'.length })
    return state
  } finally {
    benchmark.teardown(state)
  }
}

const both = [
  ['db-bench', { scale: 0.008 }],
  ['write', { keys: 'random', scale: 0.0008 }],
  ['write', { keys: 'sorted', scale: 0.0008 }],
] as const

describe.each(both)('a database that %s writes, %o', (name, parameters) => {
  it('is right in the first process and in the next, which leave nothing but a note', async () => {
    const state = await writtenBy(name, parameters)
    expect(state.keys.length).toBe(8000)
    await writtenBy(name, parameters)
    expect(readdirSync(temporary)).toEqual([expect.stringContaining('leveldown-counted-8000')])
  })

  it('is counted whole once: one lost write is noticed', async () => {
    const one = { loses: (write: number) => write === 4321 }
    const error = /^expected (\{"entries":\d+,"bytes":\d+\} read back, got |an entry under )/
    await expect(writtenBy(name, parameters, one)).rejects.toThrow(error)
    // What was wrong is counted again.
    await expect(writtenBy(name, parameters, one)).rejects.toThrow(error)
  })

  it('is compared in part in every process: a lost part and changed values are noticed', async () => {
    await writtenBy(name, parameters)
    const losing = [(write: number) => write > 7900, (write: number) => write % 50 === 0]
    for (const loses of losing)
      await expect(writtenBy(name, parameters, { loses })).rejects.toThrow(
        'expected an entry under',
      )
    const swapped = { keeps: (value: string) => value.slice(1) + value.slice(0, 1) }
    await expect(writtenBy(name, parameters, swapped)).rejects.toThrow(/^expected .* under /)
  })
})
