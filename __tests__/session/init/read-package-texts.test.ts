import { symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { onOneLine, proposeBenchmarks } from '../../../src/plan/init/propose-benchmarks.ts'
import { readPackageTexts } from '../../../src/session/init/read-package-texts.ts'
import { folderWith } from '../../fakes/git-repository.ts'
import { realHost } from '../../fakes/real-host.ts'

async function proposedFor(tree: Readonly<Record<string, string>>) {
  const top = folderWith(tree)
  symlinkSync('/dev/zero', join(top, 'bench-link.js'))
  const { lines, reason } = proposeBenchmarks(await readPackageTexts(top, realHost()))
  return { line: lines.length === 0 ? '' : onOneLine(lines), reason }
}

const withScript = (bench: string): string => JSON.stringify({ name: 'x', scripts: { bench } })

describe('what is proposed where nothing is found', () => {
  it.each([
    ['node --expose-gc perf/all', '[node, --expose-gc, perf/all.mjs]'],
    ['npx tsx ./perf/all.mjs', '[node, "{package}/node_modules/tsx/dist/cli.mjs", ./perf/all.mjs]'],
    ['A=1 node run/all.mjs --fast', '[env, A=1, node, run/all.mjs, --fast]'],
  ])('is what the script of package.json runs: %s', async (bench, command) => {
    const text = `import { Bench } from 'tinybench'\n`
    const { line } = await proposedFor({
      'package.json': withScript(bench),
      'perf/all.mjs': text,
      'run/all.mjs': text,
    })
    expect(line).toBe(`commands: [{ name: bench, adapter: tinybench, command: ${command} }]`)
  })

  it('is the folder with the most suites of known tools', async () => {
    const { line, reason } = await proposedFor({
      'package.json': withScript('node a.js && node b.js'),
      'perf-testing/all.mjs': `import { bench } from 'mitata'`,
      'perf-testing/more/one.mjs': `import { bench } from 'mitata'`,
      'perf-testing/rewrite.js': 'writeFileSync("README.md")',
      'test/benchmark.js': `import { Bench } from 'tinybench'`,
      'node_modules/that/bench/one.js': `import { bench } from 'mitata'`,
    })
    expect(line).toBe('benchmarks: perf-testing')
    expect(reason).toContain('there are suites in test, too')
  })

  it('is what lies beside package.json, with the options of the tool', async () => {
    const { line } = await proposedFor({
      'bench.js': `const bench = require('fastbench')`,
      'bench-more.js': `const { Suite } = require('bench-node')`,
      'bench-own.js': 'console.time()',
      'vitest.bench.config.js': `import 'tinybench'`,
    })
    expect(line).toBe(
      'commands: [{ name: bench-more, adapter: bench-node, command: [node, --allow-natives-syntax, bench-more.js] }, { name: bench, adapter: fastbench, command: [node, bench.js] }]',
    )
  })

  it('is each script of the folder as a whole process, but no server and nothing that serves', async () => {
    const { line, reason } = await proposedFor({
      'benchmarks/c.js': 'module.exports = { cases }\nfunction run() {}',
      'benchmarks/server.js': 'createServer().listen(3000)',
      'benchmarks/utils/document.js': 'work()',
      'benchmarks/generate-keys.js': 'work()',
      'scripts/perf-report.js': 'work()',
    })
    expect(line).toBe('commands: [{ name: c, command: [node, benchmarks/c.js] }]')
    expect(reason).toContain('as whole processes')
  })

  it('is loading the package where there is nothing else', async () => {
    const { line } = await proposedFor({ 'index.js': '' })
    expect(line).toBe('commands: [{ name: load, command: [node, "{package}"] }]')
    const { line: none, reason } = await proposedFor({ 'readme.md': '' })
    expect(none).toBe('')
    expect(reason).toContain('exports a function "run"')
  })
})
