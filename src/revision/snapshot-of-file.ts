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
  { path: writtenPath }: { readonly path: string },
  { path, keptIn }: SnapshotOfFileRequest,
  host: Host,
): Promise<FileSnapshot> {
  const { files } = host
  if ((await files.stamp(path))?.kind !== 'file') {
    throw new UsageError(`expected a packed package at "${writtenPath}", got no file there`)
  }
  const ownPath = files.join(keptIn, 'package.tgz')
  await files.copy(path, ownPath)
  const names = (await tar(['-tzf', ownPath], keptIn, host)).split('\n')
  const entry = names.find((name) => /^(?:\.\/)?[^/]+\/package\.json$/.test(name))
  if (entry === undefined) {
    throw new UsageError(
      `expected a packed package at "${writtenPath}", got no package.json in it: make one by "npm pack"`,
    )
  }
  const content = await tar(['-xzOf', ownPath, '--', entry], keptIn, host)
  const what = { content, what: 'a package.json', file: writtenPath }
  const { name, version } = parseDocument(manifestSchema, what)
  if (name === undefined || version === undefined) {
    throw new UsageError(`expected a name and a version in the package.json of "${writtenPath}"`)
  }
  const { sha256 } = await files.fingerprint(ownPath)
  const digest = Buffer.from(sha256, 'hex').toString('base64')
  return { kind: 'file', path: ownPath, name, version, integrity: `sha256-${digest}` }
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
  const actual = outcome.startError ?? outcome.lastLines.at(-1) ?? 'no words'
  throw new UsageError(`expected tar to read a packed package, got ${actual}`)
}
