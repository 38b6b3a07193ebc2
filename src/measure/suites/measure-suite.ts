import { adapters } from '../../adapters/index.ts'
import { rowMetric } from '../../metrics/row-metric.ts'
import { suite } from '../../drivers/suite.ts'
import type { Host } from '../../host/host.ts'
import type { SuiteBenchmark } from '../../model/run/benchmark.ts'
import type { Readings, Sample } from '../../model/run/sample.ts'
import type { Side } from '../../model/build/side.ts'
import type { SuiteRun } from '../../model/run/suite.ts'
import type { ActorMaker } from '../actors/actor-makers.ts'
import type { Attempt } from '../attempt.ts'
import { bySide, runMeasured, sidesOf, type BlockRequest } from '../measure-block.ts'
import { SideError } from '../actors/side-error.ts'

/** What one pair of processes of a suite needs. */
export interface SuiteRequest extends BlockRequest {
  readonly make: ActorMaker<'suite'>
  /** The benchmarks that are rows of it, including the block's own. */
  readonly members: readonly SuiteBenchmark[]
}

/** Measures one block of every row of a suite by one pair of processes; outcomes by id. A SideError when one breaks. */
export async function measureSuite(
  request: SuiteRequest,
  host: Pick<Host, 'clock' | 'machine'>,
): Promise<ReadonlyMap<string, Attempt<Sample>>> {
  const { block, members, make } = request
  const work = { make, work: suite }
  const { value, startSeconds: _, ...rest } = await runMeasured(work, request, host)
  const seconds = rest.seconds / members.length
  const sides = sidesOf(block)
  return new Map(
    members.map((member, at): [string, Attempt<Sample>] => {
      const startedAtSeconds = rest.startedAtSeconds + at * seconds
      const ownBlock = { ...block, benchmarkId: member.id }
      try {
        const one = readingsOf(member, value.one, sides.one)
        const two = readingsOf(member, value.two, sides.two)
        const ownSample = { ...rest, startedAtSeconds, seconds, block: ownBlock }
        return [member.id, { ok: true, value: { ...ownSample, ...bySide(block, { one, two }) } }]
      } catch (error) {
        if (!(error instanceof SideError)) throw error
        return [member.id, { ok: false, failure: error.failure('sample', member.id) }]
      }
    }),
  )
}

/** @throws SideError when the row is missing, or has another metric than before */
function readingsOf(
  { name, adapter, gates = [] }: SuiteBenchmark,
  run: SuiteRun,
  side: Side,
): Readings {
  // A listed benchmark is a process with only one row.
  const isListed = adapters[adapter].list !== undefined
  const row = isListed ? run.rows[0] : run.rows.find((each) => each.name === name)
  if (row === undefined) {
    throw new SideError(
      side,
      `expected the row ${JSON.stringify(name)} from every run, got a run without it`,
    )
  }
  const { id, unit } = rowMetric(row)
  if (!gates.includes(id)) {
    const shownText = `${unit} (${row.better} is better)`
    throw new SideError(
      side,
      `expected ${JSON.stringify(name)} in the same unit from every run, got ${shownText}`,
    )
  }
  // A process's resource usage belongs to a row only if it is the process's only row.
  const usage: Readings =
    run.rows.length === 1 ? { cpu: run.cpuSeconds, 'peak-memory': run.peakMemoryBytes } : {}
  return { ...usage, [id]: row.value }
}
