import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { startCli } from '../../cli/run-cli.ts'
import { brief, callOf, loopOf, tinyRepository } from '../../cli/tiny-package.ts'

it('a profile that somebody asked for keeps nobody waiting for the table, which is printed once', async () => {
  const { directory } = tinyRepository({
    'index.js': `exports.sum = ${loopOf(20000)}\n`,
    'benchmarks/sum.js': brief + callOf('sum'),
  })
  const words = ['compare', 'HEAD', 'HEAD', '--profile', '*', '--pairs', '8', '--alpha', '0.2']
  const { child, ended } = startCli(words, { directory })
  let printed = ''
  let printedBefore = 'nothing was profiled'
  let hasFiles = false
  child.stdout?.on('data', (chunk: Buffer) => {
    printed += chunk.toString()
  })
  child.stderr?.on('data', (chunk: Buffer) => {
    if (!chunk.toString().includes('profiling sum')) return
    printedBefore = printed
    hasFiles = existsSync(join(directory, 'deadheat-results', 'result.json'))
    child.kill('SIGINT')
  })
  const { stdout } = await ended
  expect(printedBefore).toMatch(/ against [^]*benchmark +change/)
  expect(hasFiles).toBe(true)
  expect(stdout.match(/ against /g)).toHaveLength(1)
})
