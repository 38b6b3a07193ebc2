import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod'
import { tokens } from '../github-stand-in/tokens.ts'
import { FORGED_COMMANDS, isRunnerCommand } from './runner-commands.ts'
import { startWorld, type ActionRun, type World } from './world.ts'

const SECRET = 'a-secret-that-only-the-step-was-given'
const CACHE_TOKEN = 'a-token-for-the-cache-of-the-runner'

const spiedSchema = z.object({
  argv: z.array(z.string()),
  environment: z.record(z.string(), z.string()),
})

let world: World
let run: ActionRun
let spied: ReadonlyMap<string, z.infer<typeof spiedSchema>>

beforeAll(async () => {
  world = await startWorld({
    scripts: { build: 'node spy.js build' },
    files: { 'spy.js': spyText(), 'benchmarks/spy.js': `require('../spy.js')\n${BENCHMARK}` },
    change: { 'NEWS.md': 'nothing\n' },
  })
  const found = new Map<string, string>()
  const watching = setInterval(() => {
    collect(world.directory, found)
  }, 50)
  try {
    run = await world.run({
      event: 'pull_request',
      inputs: { only: 'spy', pairs: '6' },
      environment: { DEPLOY_KEY: SECRET, ACTIONS_RUNTIME_TOKEN: CACHE_TOKEN },
    })
  } finally {
    clearInterval(watching)
  }
  spied = new Map(
    [...found].map(([name, text]) => [name, spiedSchema.parse(JSON.parse(text))] as const),
  )
})

afterAll(async () => {
  await world.close()
})

/** What spies have left in their own trees, the only place that they can write to, while those are there. */
function collect(directory: string, found: Map<string, string>): void {
  // Below act's own temporary folder, which is that of the runner.
  const trees = 'run-*/cache/act/*/tmp/deadheat-work-*/{base,head}'
  for (const path of globSync(`${trees}/loot-*`, { cwd: directory })) {
    if (found.has(path)) continue
    try {
      const text = readFileSync(join(directory, path), 'utf8')
      if (text.endsWith('}')) found.set(path, text)
    } catch {
      // The run has just ended, and taken its trees along.
    }
  }
}

describe('code that is built and measured', () => {
  it('ran, in builds and in benchmarks', () => {
    const names = [...spied.keys()]
    for (const side of ['base', 'head']) {
      for (const kind of ['build', 'benchmark']) {
        expect(names).toContainEqual(expect.stringContaining(`/${side}/loot-${kind}-`))
      }
    }
    expect(run.result?.pairs).toBeGreaterThan(0)
  })

  it('sees neither the token nor a secret of the step', () => {
    const seen = JSON.stringify([...spied.values()])
    expect(seen).not.toContain(tokens.write)
    expect(seen).not.toContain(SECRET)
    expect(seen).not.toContain(CACHE_TOKEN)
  })

  it('sees nothing that leads to the runner: inputs, command files, addresses', () => {
    const names = [...spied.values()].flatMap(({ environment }) => Object.keys(environment))
    const runners = /^(?:GITHUB|ACTIONS|RUNNER|INPUT|STATE)_/i
    expect([...new Set(names)].filter((name) => runners.test(name))).toEqual([])
  })

  it('gives the runner no command, whatever it prints', () => {
    expect(run.annotations).toEqual([])
    expect(run.commands.filter(({ raw }) => raw.includes('forged'))).toEqual([])
    expect(run.log.filter(isRunnerCommand)).toEqual([])
    expect(run.outputs.get('deadheat')?.get('verdict')).not.toContain('forged')
    expect(run.steps.get('deadheat')).toBe('success')
  })
})

const BENCHMARK = `
module.exports = {
  calls: 1,
  batches: 5,
  run: function () {
    let total = 0
    for (let index = 0; index < 2000; index++) total += index
    return total
  },
}
`

function spyText(): string {
  return `'use strict'
const fs = require('fs')
const kind = process.argv[2] === 'build' ? 'build' : 'benchmark'
// Process ids repeat: each build and each run of a benchmark may have a process table of its own.
const name = [kind, process.pid].concat(process.hrtime()).join('-')
const seen = { argv: process.execArgv.concat(process.argv), environment: process.env }
fs.writeFileSync(__dirname + '/loot-' + name, JSON.stringify(seen), { flag: 'wx' })
for (const line of ${JSON.stringify(FORGED_COMMANDS)}) {
  console.log(line)
  console.error(line)
}
`
}
