import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import * as z from 'zod'
import { brief, loopOf } from '../cli/tiny-package.ts'
import { tokens } from '../github-stand-in/tokens.ts'
import { FORGED_COMMANDS, isRunnerCommand } from './runner-commands.ts'
import { startWorld } from './world.ts'

const SECRET = 'a-secret-that-only-the-step-was-given'
const CACHE_TOKEN = 'a-token-for-the-cache-of-the-runner'

const spiedSchema = z.object({
  argv: z.array(z.string()),
  environment: z.record(z.string(), z.string()),
})

const benchmark = `require('../spy.js')\n${brief}exports.run = ${loopOf(2000)}\n`
const world = await startWorld({
  scripts: { build: 'node spy.js build' },
  files: { 'spy.js': spyText(), 'benchmarks/spy.js': benchmark },
  change: { 'NEWS.md': 'nothing\n' },
})
afterAll(() => world.close())
const found = new Map<string, string>()
const watching = setInterval(collect, 50)
const run = await world.run({
  event: 'pull_request',
  inputs: { only: 'spy', pairs: '6' },
  environment: { DEPLOY_KEY: SECRET, ACTIONS_RUNTIME_TOKEN: CACHE_TOKEN },
})
clearInterval(watching)
const spied = new Map(
  [...found].map(([name, text]) => [name, spiedSchema.parse(JSON.parse(text))] as const),
)

/** What spies have left in their own trees, the only place that they can write to, while those are there. */
function collect(): void {
  // Below act's own temporary folder, which is that of the runner.
  const trees = 'run-*/cache/act/*/tmp/deadheat-work-*/{base,head}'
  for (const path of globSync(`${trees}/loot-*`, { cwd: world.directory })) {
    if (found.has(path)) continue
    try {
      const text = readFileSync(join(world.directory, path), 'utf8')
      if (text.endsWith('}')) found.set(path, text)
    } catch {
      // The run has just ended, and taken its trees along.
    }
  }
}

it('code that is built and measured ran, in builds and in benchmarks', () => {
  const names = [...spied.keys()]
  for (const side of ['base', 'head'])
    for (const kind of ['build', 'benchmark'])
      expect(names).toContainEqual(expect.stringContaining(`/${side}/loot-${kind}-`))
  expect(run.result?.pairs).toBeGreaterThan(0)
})

it('code that is built and measured sees neither the token nor a secret of the step', () => {
  const seen = JSON.stringify([...spied.values()])
  expect(seen).not.toContain(tokens.write)
  expect(seen).not.toContain(SECRET)
  expect(seen).not.toContain(CACHE_TOKEN)
})

it('code that is built and measured sees nothing that leads to the runner: inputs, command files, addresses', () => {
  const names = [...spied.values()].flatMap(({ environment }) => Object.keys(environment))
  const runners = /^(?:GITHUB|ACTIONS|RUNNER|INPUT|STATE)_/i
  expect([...new Set(names)].filter((name) => runners.test(name))).toEqual([])
})

it('code that is built and measured gives the runner no command, whatever it prints', () => {
  expect(run.annotations).toEqual([])
  expect(run.commands.filter(({ raw }) => raw.includes('forged'))).toEqual([])
  expect(run.log.filter(isRunnerCommand)).toEqual([])
  expect(run.outputs.get('deadheat')?.get('verdict')).not.toContain('forged')
  expect(run.steps.get('deadheat')).toBe('success')
})

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
