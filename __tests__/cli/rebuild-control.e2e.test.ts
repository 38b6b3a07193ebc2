import { cpSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { parseJournal } from '../../src/model/run/parse-journal.ts'
import { gitRepository } from '../fakes/git-repository.ts'
import { runCli } from './run-cli.ts'

const greeter = fileURLToPath(new URL('../fixtures/packages/greeter', import.meta.url))

// A whole process is over in a moment, while the shortest block of a module takes a second.
const benchmark = `const greeter = require('.')
const start = process.hrtime()
for (let call = 0; call < 20000; call += 1) greeter.greet()
const [seconds, rest] = process.hrtime(start)
console.log(JSON.stringify({ name: 'greet', value: seconds * 1e9 + rest, unit: 'ns' }))
`

describe('a comparison with a rebuild control', () => {
  it('builds base twice, measures it against its twin, and can be judged again', async () => {
    const repository = gitRepository()
    cpSync(greeter, repository.directory, { recursive: true })
    repository.write('greet.cjs', benchmark)
    repository.commit('base')
    repository.commit('head')
    const place = { directory: repository.directory }
    const words =
      'compare HEAD~1 HEAD --node-version 20.20.2 --rebuild-control true --pairs 6 --seed 5'
    const brief = ['--alpha', '20%', '--control', '0', '--probe', 'false', '--profile-budget', '0']
    const { stdout, stderr } = await runCli(
      [...words.split(' '), ...brief, '--commands', 'greet@json-lines=node greet.cjs'],
      place,
    )
    expect(stderr).toContain('building base again for the rebuild control')
    const results = join(repository.directory, 'deadheat-results')
    const text = readFileSync(join(results, 'journal.ndjson'), 'utf8')
    const [first, ...rest] = parseJournal(text, 'journal')
    if (first?.type !== 'run') throw new Error(`expected a run, got this:\n${stdout}${stderr}`)
    expect(first.twin?.directory.replace(/ctrl$/, 'base')).toBe(first.builds.base?.directory)
    expect(first.twin?.addons).toMatchObject([{ builtHere: true }])
    const blocks = rest.flatMap((entry) => (entry.type === 'sample' ? [entry.sample.block] : []))
    const twins = blocks.filter(({ kind }) => kind === 'rebuild')
    expect(twins).toHaveLength(blocks.length / 2)
    expect(readFileSync(join(results, 'control.log'), 'utf8')).toContain('node-gyp')
    expect(readFileSync(join(results, 'report.md'), 'utf8')).toContain('**Rebuild control**: base')
    const result: unknown = JSON.parse(readFileSync(join(results, 'result.json'), 'utf8'))
    // Of six pairs at 20%, the exit code may be that of a change.
    const replay = ['replay', join(results, 'journal.ndjson'), '--json']
    const again = await runCli(replay, place)
    expect(JSON.parse(again.stdout)).toEqual(result)
  })
})
