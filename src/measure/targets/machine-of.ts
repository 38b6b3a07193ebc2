import { digestOf } from '../../host/files/digest-of.ts'
import type { Host } from '../../host/host.ts'
import type { HyperfineFound } from '../../host/tools/hyperfine.ts'
import type { Machine, MachineFact } from '../../model/machine/machine.ts'
import { measuredEnvironment } from './target.ts'

// The folders differ from run to run; everything else in the environment is in the digest.
const paths = { nodeDirectory: '{node}', homeDirectory: '{home}', temporaryDirectory: '{tmp}' }

/** What is asked about a machine. */
export interface MachineSources extends Pick<Host, 'machine' | 'processes'> {
  /** That the settings give to benchmarks and servers. */
  readonly network: 'host' | 'loopback'
  readonly variables: Readonly<Record<string, string>>
}

/** The machine, whose fingerprint `facts` make up, and the environment of measured processes, for the journal. */
export async function machineOf(
  hyperfine: HyperfineFound | null,
  facts: readonly MachineFact[],
  { machine, processes, network, variables }: MachineSources,
): Promise<Machine> {
  const environment = measuredEnvironment(paths, processes.environment, variables)
  const description = await machine.describe()
  const isolation = await processes.isolation()
  return {
    ...description,
    fingerprint: { facts: [...facts], digest: fingerprintDigest(description, facts) },
    isolation: network === 'host' ? { ...isolation, network } : isolation,
    hyperfine: hyperfine?.ok === true ? `${hyperfine.version}, ${hyperfine.source}` : null,
    environmentNames: Object.keys(environment),
    environmentDigest: digestOf(JSON.stringify(environment)),
  }
}

function fingerprintDigest(
  { processor, kernel, architecture }: Pick<Machine, 'processor' | 'kernel' | 'architecture'>,
  facts: readonly MachineFact[],
): string {
  const lastingFacts = facts.filter((fact) => fact.lasting).map(({ id, found }) => [id, found])
  return digestOf(JSON.stringify([processor, kernel, architecture, lastingFacts]))
}
