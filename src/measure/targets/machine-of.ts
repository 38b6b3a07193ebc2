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
  const measured = measuredEnvironment(paths, processes.platform, processes.environment)
  const described = await machine.describe()
  return {
    ...described,
    fingerprint: { facts: [...facts], digest: fingerprintDigest(described, facts) },
    isolation: await processes.isolation(),
    hyperfine: hyperfine?.ok === true ? `${hyperfine.version}, ${hyperfine.source}` : null,
    environmentNames: Object.keys(measured),
    environmentDigest: digestOf(JSON.stringify(measured)),
  }
}

function fingerprintDigest(
  { processor, kernel, architecture }: Pick<Machine, 'processor' | 'kernel' | 'architecture'>,
  facts: readonly MachineFact[],
): string {
  const lasting = facts.filter((fact) => fact.lasting).map(({ id, found }) => [id, found])
  return digestOf(JSON.stringify([processor, kernel, architecture, lasting]))
}
