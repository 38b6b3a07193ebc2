import type { Host } from '../../host/host.ts'
import { adapterOf } from '../../plan/finding/adapter-of.ts'
import { nameOfPath, type Found } from '../../plan/finding/discover.ts'

const mostBytes = 200_000

/**
 * Suites that lie beside package.json, such as `bench.js`: scripts whose names say what they are, and
 * that import a tool that can be read.
 */
export async function suitesAtTop(
  directory: string,
  { files }: Pick<Host, 'files'>,
): Promise<readonly Found[]> {
  const found: Found[] = []
  for (const { name } of await files.list(directory)) {
    if (!/bench|perf/i.test(name) || !/(?<!\.(?:test|spec|config))\.[cm]?js$/.test(name)) continue
    const path = files.join(directory, name)
    if ((await files.kindOf(path)) !== 'file' || (await files.sizeBytes(path)) > mostBytes) continue
    const adapter = adapterOf({ path: name, text: (await files.read(path)) ?? '' })
    // A file meant for a tool's own program does nothing when Node.js runs it.
    if (adapter === null || adapter.programCommand !== undefined) continue
    const command = ['node', ...adapter.nodeOptions, name]
    found.push({ kind: 'suite', name: nameOfPath(name), adapter: adapter.id, command })
  }
  return found.toSorted((one, other) => (nameIn(one) < nameIn(other) ? -1 : 1))
}

function nameIn(one: Found): string {
  return one.kind === 'suite' ? one.name : ''
}
