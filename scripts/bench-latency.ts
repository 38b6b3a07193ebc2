/**
 * `npm run bench:latency`: where the time of a pull request of a package with 20 rows goes, from the event to the
 * table in the comment, under act and with the stand-in for GitHub, once the machine has all that it needs.
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
  const measured = async (runId: number) => {
    const begun = performance.now()
    let seconds = NaN
    const watch = setInterval(() => {
      const isThere = [...world.github.state.comments.values()].some(
        ({ body }) =>
          body.includes(` run=${String(runId)} `) && !body.includes('<!-- deadheat:live'),
      )
      if (isThere && Number.isNaN(seconds)) seconds = (performance.now() - begun) / 1000
    }, 100)
    const run = world.run({
      event: 'pull_request',
      runId,
      inputs: { pairs: pick('10', '10', '8') },
      environment: { XDG_CACHE_HOME: join(folder, 'cache') },
    })
    const { result, jobs, story } = await run.finally(() => clearInterval(watch))
    if (result?.time === undefined)
      throw new Error(`expected a result, got ${String(jobs.get('compare'))}: ${story}`)
    if (Number.isNaN(seconds)) throw new Error('expected a table in the comment, got none')
    return { seconds, stages: result.time.stages.filter(({ stage }) => stage !== 'profiles') }
  }
  try {
    say(`${String(count)} rows on a machine that has nothing`)
    await measured(101)
    say('and once more')
    const { seconds, stages } = await measured(102)
    const blocks = stages.find(({ stage }) => stage === 'blocks')?.seconds ?? 0
    const others = stages.filter(({ stage }) => stage !== 'blocks')
    const outside = seconds - blocks
    const rest = others.reduce((left, stage) => left - stage.seconds, outside)
    yield {
      goal: `${String(count)} rows, warm`,
      figure: `${seconds.toFixed(0)} s`,
      peer: '',
      wanted: `≤ ${String(mostTableSeconds)} s`,
      met:
        seconds <= mostTableSeconds || (seconds <= mostGivenUp * mostTableSeconds && blocksOfAll),
    }
    yield {
      goal: 'the same without blocks',
      figure: `${outside.toFixed(1)} s: ${[...others, { stage: 'all else', seconds: rest }].map((one) => `${one.stage} ${one.seconds.toFixed(1)}`).join(', ')}`,
      peer: '',
      wanted: `≤ ${String(mostSeconds)} s`,
      met: outside <= mostSeconds || (outside <= mostGivenUp * mostSeconds && pilotsOfAll),
    }
    const figure = `${blocks.toFixed(1)} s`
    yield { goal: 'blocks', figure, peer: '', wanted: 'a figure', met: true }
  } finally {
    await world.close()
  }
}

const title = 'From the event to the comment'
await runBenches({ title, command: 'npm run bench:latency', file: '06-latency' }, { latency })
