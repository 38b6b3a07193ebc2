import type { Host } from '../host/host.ts'
import { manifestSchema } from '../model/build/manifest.ts'
import type { FileSnapshot } from '../model/build/snapshot.ts'
import { parseDocument } from '../model/parse-document.ts'
import { UsageError } from '../model/usage-error.ts'
import { buildEnvironment } from '../toolchain/environment.ts'

const timeoutSeconds = 120
const outputLimitBytes = 64 * 1024 * 1024

interface SnapshotOfFileRequest {
  readonly path: string
  readonly keptIn: string
}

/**
 * Copies a packed package and reads its name and version from it.
 *
 * @param path - absolute path of it
 * @param keptIn - absolute path of an empty folder that takes the copy
 * @throws UsageError when it is no packed package
 */
export async function snapshotOfFile(
  { path: written }: { readonly path: string },
  { path, keptIn }: SnapshotOfFileRequest,
  host: Host,
): Promise<FileSnapshot> {
  const { files } = host
  if ((await files.stamp(path))?.kind !== 'file') {
    throw new UsageError(`expected a packed package at "${written}", got no file there`)
  }
  const own = files.join(keptIn, 'package.tgz')
  await files.copy(path, own)
  const names = (await tar(['-tzf', own], keptIn, host)).split('\n')
  const entry = names.find((name) => /^(?:\.\/)?[^/]+\/package\.json$/.test(name))
  if (entry === undefined) {
    throw new UsageError(
      `expected a packed package at "${written}", got no package.json in it: make one by "npm pack"`,
    )
  }
  const content = await tar(['-xzOf', own, '--', entry], keptIn, host)
  const what = { content, what: 'a package.json', file: written }
  const { name, version } = parseDocument(manifestSchema, what)
  if (name === undefined || version === undefined) {
    throw new UsageError(`expected a name and a version in the package.json of "${written}"`)
  }
  const { sha256 } = await files.fingerprint(own)
  const digest = Buffer.from(sha256, 'hex').toString('base64')
  return { kind: 'file', path: own, name, version, integrity: `sha256-${digest}` }
}

/** @throws UsageError when it does not work */
async function tar(words: readonly string[], cwd: string, { processes }: Host): Promise<string> {
  const outcome = await processes.run({
    argv: ['tar', ...words],
    cwd,
    environment: buildEnvironment(processes, []),
    timeoutSeconds,
    outputLimitBytes,
  })
  if (outcome.exitCode === 0) return outcome.stdout
  const got = outcome.startError ?? outcome.lastLines.at(-1) ?? 'no words'
  throw new UsageError(`expected tar to read a packed package, got ${got}`)
}
