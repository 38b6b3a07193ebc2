/**
 * `npm run bench:latency [-- --quick]`: where the time of a pull request of a package with 20 rows goes, from the
 * event to the comment, under act and with the stand-in for GitHub: on a machine that has nothing, and once more.
 */
import { join } from 'node:path'
import { SLOWER_INDEX } from '../__tests__/act/fixture-repository.ts'
import { startWorld } from '../__tests__/act/world.ts'
import { mostGivenUp, runBenches, type Bench } from './benches.ts'

const mostTableSeconds = 60

const blocksOfAll = 'ten pairs of processes for each of the 20 rows, one after the other'

const mostSeconds = 15

const pilotsOfAll =
  'each of the 20 rows has a pilot of half a second, and nothing may run beside one'

const latency: Bench = async function* ({ folder, pick, say }) {
  // The package has two of its own.
  const count = pick(20, 20, 2)
  const files = Object.fromEntries(
    Array.from({ length: count - 2 }, (_, at) => [
      `benchmarks/row-${String(at)}.js`,
      `const { words } = require('..')\nexports.setup = () => 'some words '.repeat(${String(20 + at)})\nexports.run = (text) => words(text)\n`,
    ]),
  )
  const world = await startWorld({ files, change: { 'index.js': SLOWER_INDEX } })
  // Act's story is for tests that fail.
  console.log = () => {}
  try {
    for (const [at, state] of ['cold', 'warm'].entries()) {
      say(`${state}: ${String(count)} rows`)
      const begun = performance.now()
      let tableSeconds = NaN
      const watch = setInterval(() => {
        const isThere = [...world.github.state.comments.values()].some(
          ({ body }) =>
            body.includes(` run=${String(101 + at)} `) && !body.includes('<!-- deadheat:live'),
        )
        if (isThere && Number.isNaN(tableSeconds)) tableSeconds = (performance.now() - begun) / 1000
      }, 100)
      const run = world.run({
        event: 'pull_request',
        runId: 101 + at,
        inputs: { pairs: pick('10', '10', '8') },
        environment: { XDG_CACHE_HOME: join(folder, 'cache') },
      })
      const { result, jobs, story } = await run.finally(() => clearInterval(watch))
      if (result?.time === undefined)
        throw new Error(`expected a result, got ${String(jobs.get('compare'))}: ${story}`)
      if (Number.isNaN(tableSeconds)) throw new Error('expected a table in the comment, got none')
      const stages = result.time.stages.filter(({ stage }) => stage !== 'profiles')
      const rest = stages.reduce((sum, stage) => sum - stage.seconds, tableSeconds)
      const outside = stages.reduce(
        (sum, { stage, seconds: own }) => (stage === 'blocks' ? sum - own : sum),
        tableSeconds,
      )
      yield {
        goal: `from the event to the table in the comment, ${state}`,
        figure: `${tableSeconds.toFixed(0)} s`,
        peer: '',
        wanted: state === 'cold' ? 'a figure' : `≤ ${String(mostTableSeconds)} s`,
        met:
          state === 'cold' ||
          tableSeconds <= mostTableSeconds ||
          (tableSeconds <= mostGivenUp * mostTableSeconds && blocksOfAll),
      }
      yield {
        goal: `from the event to the table in the comment, ${state}, all but blocks`,
        figure: `${outside.toFixed(1)} s of ${tableSeconds.toFixed(1)} s: ${[...stages, { stage: 'runner, checkout, start, render, post', seconds: rest }].map(({ stage, seconds: own }) => `${stage} ${own.toFixed(1)}`).join(', ')}`,
        peer: '',
        wanted: state === 'cold' ? 'a figure' : `≤ ${String(mostSeconds)} s`,
        met:
          state === 'cold' ||
          outside <= mostSeconds ||
          (outside <= mostGivenUp * mostSeconds && pilotsOfAll),
      }
    }
  } finally {
    await world.close()
  }
}

await runBenches(
  {
    title: 'From the event to the comment',
    command: 'npm run bench:latency',
    kept: { file: '06-latency', goals: ['from the event'] },
  },
  { latency },
)
