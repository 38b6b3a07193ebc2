import { digestOf } from '../../host/files/digest-of.ts'
import type { Host } from '../../host/host.ts'
import type { HyperfineFound } from '../../host/tools/hyperfine.ts'
import type { Machine, MachineFact } from '../../model/machine/machine.ts'
import { measuredEnvironment } from './environment.ts'

// The folders differ from run to run; everything else in the environment is in the digest.
const paths = { nodeDirectory: '{node}', homeDirectory: '{home}', temporaryDirectory: '{tmp}' }

/**
 * The machine and the environment of measured processes, as recorded in the journal.
 *
 * @param facts - the facts that make up its fingerprint
 */
export async function machineOf(
  hyperfine: HyperfineFound | null,
  facts: readonly MachineFact[],
  { machine, processes }: Pick<Host, 'machine' | 'processes'>,
): Promise<Machine> {
  const measuredValue = measuredEnvironment(paths, processes.platform, processes.environment)
  const describedValue = await machine.describe()
  return {
    ...describedValue,
    fingerprint: { facts: [...facts], digest: fingerprintDigest(describedValue, facts) },
    isolation: await processes.isolation(),
    hyperfine: hyperfine?.ok === true ? `${hyperfine.version}, ${hyperfine.source}` : null,
    environmentNames: Object.keys(measuredValue),
    environmentDigest: digestOf(JSON.stringify(measuredValue)),
  }
}

function fingerprintDigest(
  { processor, kernel, architecture }: Pick<Machine, 'processor' | 'kernel' | 'architecture'>,
  facts: readonly MachineFact[],
): string {
  const lastingNames = facts.filter((fact) => fact.lasting).map(({ id, found }) => [id, found])
  return digestOf(JSON.stringify([processor, kernel, architecture, lastingNames]))
}
