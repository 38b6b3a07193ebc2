import { describe, expect, it } from 'vitest'
import { plantFiles } from '../fakes/git-repository.ts'
import { journalLinesIn, resultIn, runCli } from './run-cli.ts'
import { brief, loopOf, tinyRepository } from './tiny-package.ts'
import { ofWhole } from '../whole.ts'

const benchmark = `${brief}const f = require('..')\nexports.run = () => f('1 h') === 0\n`
const few = '--pairs 6 --alpha 0.2 --profile='.split(' ')

async function verdictOf(base: string, head: string, directory: string) {
  await runCli(['compare', base, head, ...few], { directory })
  // One row of six pairs has ended before probes of the machine would.
  expect(journalLinesIn(directory).filter((line) => line.startsWith('{"type":"trial"'))).toEqual([])
  return resultIn(directory).findings.find(({ metric }) => metric === 'time')
}

// Head turns ten times as often, so no noise hides which of the two was measured.
describe('a side', () => {
  it('can be a published version beside the working tree, which is built', ofWhole, async () => {
    const script = (turns: number): string =>
      `require('fs').writeFileSync('index.js', ${JSON.stringify(`module.exports = ${loopOf(turns)}`)})`
    const { directory } = tinyRepository({
      'package.json':
        '{"name":"ms","version":"3.0.0","main":"index.js","scripts":{"build":"node build.js"}}\n',
      'build.js': script(2000),
      'benchmarks/f.js': benchmark,
      '.gitignore': 'index.js\n',
    })
    plantFiles(directory, { 'build.js': script(20_000) })
    for (const base of ['HEAD', 'npm:ms@2'])
      expect(await verdictOf(base, '.', directory)).toMatchObject({ verdict: 'regression' })
  })

  // The two may be one: what is asked for decides what counts.
  it('can be one commit under another Node.js, whose own weight counts for no row', async () => {
    const source = `module.exports = ${loopOf(2000)}\n`
    const { directory } = tinyRepository({ 'index.js': source, 'benchmarks/f.js': benchmark })
    const sides = ['node:path', `node:${process.execPath}`]
    const { stdout } = await runCli(['compare', ...sides, ...few], { directory })
    expect(stdout).toMatch(/^Node itself: \S+ \S+ of memory \(/m)
    expect(stdout).toMatch(/^Node \S+ against \S+: /m)
    const { plan, findings } = resultIn(directory)
    const gating = plan.metrics.filter(({ gates }) => gates).map(({ id }) => id)
    expect(gating).toEqual(['time', 'cpu'])
    const own = plan.nodeItself?.base.peakMemoryBytes ?? 0
    const memory = findings.find(({ metric }) => metric === 'peak-memory')
    expect(memory?.baseCentre).toBeLessThan(own)
    expect(memory?.beyondLimit).toBe(false)
  })
})
