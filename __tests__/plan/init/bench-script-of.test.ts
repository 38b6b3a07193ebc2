import type { AdapterId } from '../../../src/model/adapter-id.ts'
import { describe, expect, it } from 'vitest'
import { benchScriptOf, foundInScript } from '../../../src/plan/init/bench-script-of.ts'
import type { FoundBenchmark } from '../../../src/find/find.ts'

/** What a script of package.json with this whose file uses this tool is measured as, or why it is not. */
function made(
  scripts: Readonly<Record<string, string>>,
  tool: AdapterId | null = null,
): FoundBenchmark | string | null {
  const script = benchScriptOf({ scripts })
  if (script === null) return null
  return script.ok ? foundInScript(script, tool) : script.reason
}

describe('the script of package.json', () => {
  it('is a suite when its file imports a tool that can be read', () => {
    expect(made({ bench: 'node perf/all.mjs --fast' }, 'tinybench')).toEqual({
      kind: 'suite',
      name: 'bench',
      adapter: 'tinybench',
      command: ['node', 'perf/all.mjs', '--fast'],
    })
    const natives = 'node --allow-natives-syntax perf.js'
    expect(made({ bench: natives }, 'bench-node')).toMatchObject({
      adapter: 'bench-node',
      command: natives.split(' '),
    })
    expect(made({ bench: 'node perf.js' }, 'bench-node')).toMatchObject({
      command: natives.split(' '),
    })
    expect(made({ bench: 'vitest bench perf' })).toMatchObject({
      adapter: 'vitest',
      command: ['node', '{package}/node_modules/vitest/vitest.mjs', 'bench', 'perf'],
    })
  })

  it("is vitest's, wherever its options stand", () => {
    expect(made({ bench: 'vitest --run bench --mode production' })).toMatchObject({
      adapter: 'vitest',
      command: [
        'node',
        '{package}/node_modules/vitest/vitest.mjs',
        'bench',
        '--mode',
        'production',
      ],
    })
    expect(made({ bench: 'vitest --run' })).toContain('starts no file')
  })

  it('is a whole process when its file imports none', () => {
    const command = ['node', '--expose-gc', 'a b.js']
    expect(made({ benchmark: "node --expose-gc 'a b.js'" })).toEqual({
      kind: 'command',
      name: 'benchmark',
      command,
    })
    expect(made({ bench: 'node x.js' }, 'vitest')).toMatchObject({ kind: 'command' })
  })

  it('is called bench before benchmark, and may be missing', () => {
    expect(made({ benchmark: 'node a.js', bench: 'node b.js' })).toMatchObject({ name: 'bench' })
    expect(made({ 'bench:node': 'node c.js', 'bench:bun': 'bun c.js' })).toMatchObject({
      name: 'bench:node',
    })
    expect(made({ test: 'node a.js' })).toBeNull()
  })

  it.each([
    ['NODE_ENV=production node a.js', ['env', 'NODE_ENV=production', 'node', 'a.js']],
    ['cross-env A=1 B="2 3" node a.js', ['env', 'A=1', 'B=2 3', 'node', 'a.js']],
    ['npm run build && node a.js --fast', ['node', 'a.js', '--fast']],
    ['npm run -s build && A=1 node a.js', ['env', 'A=1', 'node', 'a.js']],
    ['tsx bench/a.ts', ['node', '{package}/node_modules/tsx/dist/cli.mjs', 'bench/a.ts']],
    ['node bench/a.mts', ['node', 'bench/a.mts']],
    ['npx tsx bench/a.ts', ['node', '{package}/node_modules/tsx/dist/cli.mjs', 'bench/a.ts']],
    ['pnpm exec node a.js', ['node', 'a.js']],
    [
      "A='b' ts-node bench/a.ts --fast",
      ['env', 'A=b', 'node', '{package}/node_modules/ts-node/dist/bin.js', 'bench/a.ts', '--fast'],
    ],
    [
      'node -r ./setup.js --import ./hooks.mjs a.js',
      ['node', '-r', './setup.js', '--import', './hooks.mjs', 'a.js'],
    ],
  ])('%j is started by its words, without a shell', (line, command) => {
    expect(made({ bench: line })).toEqual({ kind: 'command', name: 'bench', command })
  })

  it('runs the file, not what is loaded before it', () => {
    const line = 'node --import jiti/register -r ./setup.js ./test/bench'
    const script = benchScriptOf({ scripts: { bench: line } }, (word) =>
      word === './test/bench' ? './test/bench/index.ts' : undefined,
    )
    expect(script).toMatchObject({
      file: './test/bench/index.ts',
      words: ['node', '--import', 'jiti/register', '-r', './setup.js', './test/bench/index.ts'],
    })
    expect(benchScriptOf({ scripts: { bench: 'node -r ./setup.js bench.js' } })).toMatchObject({
      file: 'bench.js',
    })
  })

  it('has the options of its tool behind node, wherever that stands', () => {
    expect(made({ bench: 'A=1 node a.js' }, 'bench-node')).toMatchObject({
      command: ['env', 'A=1', 'node', '--allow-natives-syntax', 'a.js'],
    })
  })

  it.each([
    ['node a.js && node b.js', 'needs a shell'],
    ['node a.js > out', 'needs a shell'],
    ['node $(id).js', 'needs a shell'],
    ['npm test && node a.js', 'needs a shell'],
    ['node a.js | tee out', 'needs a shell'],
    ['node $FILE.js', 'needs a shell'],
    ['node "$(id)".js', 'needs a shell'],
    ['node `id`.js', 'needs a shell'],
    ['node bench/*.js', 'needs a shell'],
    ['A=1', 'starts no file with node'],
    ['for f in bench/*.js; do node $f; done', 'needs a shell'],
    ["node 'a.js", 'has an unclosed quote'],
    ['npm run build', 'starts no file with node'],
    ['', 'starts no file with node'],
  ])('%j is refused, and says what to do', (line, reason) => {
    const text = made({ bench: line })
    expect(text).toContain(`the script "bench" of package.json ${reason}: list what it runs`)
  })
})
