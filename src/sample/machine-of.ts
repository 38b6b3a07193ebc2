import { digestOf } from '../host/digest-of.ts'
import type { Host } from '../host/host.ts'
import type { HyperfineFound } from '../host/hyperfine.ts'
import type { Machine } from '../model/machine.ts'
import { measuredEnvironment } from './environment.ts'

// The folders differ from run to run; everything else of the environment is in the digest.
const paths = { nodeDirectory: '{node}', homeDirectory: '{home}', temporaryDirectory: '{tmp}' }

/** The machine, and what measured processes find on it. */
export async function machineOf(
  hyperfine: HyperfineFound | null,
  { machine, processes }: Pick<Host, 'machine' | 'processes'>,
): Promise<Machine> {
  const measured = measuredEnvironment(paths, processes.platform, processes.environment)
  return {
    ...(await machine.describe()),
    isolation: await processes.isolation(),
    hyperfine: hyperfine?.ok === true ? `${hyperfine.version}, ${hyperfine.source}` : null,
    environmentNames: Object.keys(measured),
    environmentDigest: digestOf(JSON.stringify(measured)),
  }
}
