import type { Isolation, Machine } from '../../model/machine/machine.ts'
import { gatingOf } from '../../model/judging/gating.ts'
import type { Result } from '../../model/judging/result.ts'
import { countText, valueText, chosenText } from '../text/format.ts'

/** What the machine is, a fact each; all of it is foreign text. */
export function machineFacts(machine: Machine): readonly string[] {
  return [
    machine.processor,
    countText(machine.cpus, 'CPU'),
    valueText(machine.memoryBytes, 'B'),
    `${machine.platform} ${machine.architecture}`,
    machine.kernel,
    ...(machine.hypervisor === true ? ['virtual machine'] : []),
    ...(machine.governor === null ? [] : [`governor ${machine.governor}`]),
    ...(machine.addressRandomisation === false ? ['no address randomisation'] : []),
    machine.pinning ? 'main threads bound to one CPU' : 'no binding to CPUs',
  ]
}

const networkTexts: Readonly<Record<Isolation['network'], string>> = {
  loopback: ' Benchmarks and servers of each side had only a loopback network of their own.',
  host: ' Benchmarks and servers had the network of the machine, as `network: host` says, and could reach those of the other side.',
}

/** How measured code was isolated, as a sentence. */
export function isolationText({ isolation }: Pick<Machine, 'isolation'>): string {
  return isolation.kind === 'sweep'
    ? 'Builds and benchmarks could see other processes of the same user here; processes they left behind were searched for and ended.'
    : `Builds and benchmarks ran in their own process tables: they saw only their own side, the runtime and the system's programs, and could change only their own side.${networkTexts[isolation.network]}`
}

// The resolution is that of 30 seconds, which hold about so many pairs.
const pairsOfResolution = 37

/** Quantile of the normal distribution for a two-sided interval of 95%. */
const normal95 = 1.96

const mostTimes = 2

/**
 * The resolution of the machine, as a sentence; empty when the noise probe did not run, and where it is not true of
 * what was measured: half of the rows scatter more than twice as much, or other programs took their CPUs.
 */
export function noiseProbeText({
  machine: { steadiness },
  findings,
  plan,
}: Pick<Result, 'machine' | 'findings' | 'plan'>): string {
  const { before = null, after = null } = steadiness ?? {}
  const first = before ?? after
  if (first === null) return ''
  const gates = gatingOf(plan)
  const rows = findings.flatMap(({ benchmarkId, metric, judged: judgement }) =>
    gates(benchmarkId, metric) ? (judgement ?? []) : [],
  )
  const most = mostTimes * Math.max(first.resolution, after?.resolution ?? 0)
  const busierRows = rows.filter(
    ({ pairSpread, warnings }) =>
      (normal95 * (pairSpread ?? 0)) / Math.sqrt(pairsOfResolution) > most ||
      warnings.some(({ code }) => code === 'contention'),
  )
  if (2 * busierRows.length >= rows.length) return ''
  const later =
    before === null || after === null ? '' : `, and ${resolutionText(after.resolution)} afterwards`
  return `Noise probe: this machine resolves ${resolutionText(first.resolution)} in 30 s${later}.`
}

function resolutionText(resolution: number): string {
  return `±${chosenText(Number(resolution.toPrecision(2)))}`
}
