// node exported.mjs TOOL PEERS FILE: prints the samples of one benchmark that a benchmark library
// exports, as JSON, in the library's unit.
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

const [tool, peers, file] = process.argv.slice(2)
const require = createRequire(join(peers, 'package.json'))
const { setup, run } = require(file)
const state = setup()
const call = () => run(state)

const tools = {
  mitata: async ({ measure }) => (await measure(call)).samples,
  tinybench: async ({ Bench }) => {
    const bench = new Bench({ retainSamples: true })
    bench.add('work', call)
    await bench.run()
    return bench.tasks[0].result.latency.samples
  },
  'bench-node': async ({ Suite }) => {
    const suite = new Suite({ reporter: false })
    suite.add('work', call)
    return (await suite.run())[0].histogram.sampleData
  },
  benchmark: async ({ default: Benchmark }) => new Benchmark(call).run().stats.sample,
}

const entry =
  tool === 'mitata' ? join(peers, 'node_modules/mitata/src/main.mjs') : require.resolve(tool)
console.log(JSON.stringify([...(await tools[tool](await import(pathToFileURL(entry))))]))
