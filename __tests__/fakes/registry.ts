import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createServer, type RequestListener } from 'node:http'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { plantFiles, temporaryFolder, type Tree } from './git-repository.ts'

/** Serves on 127.0.0.1 for as long as the test goes on; yields the port. */
export async function servedBy(answer: RequestListener): Promise<number> {
  const server = createServer(answer)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('expected a port')
  return address.port
}

/** The archive of a package with these files, and its digest in the words of npm. */
export function packedFiles(files: Tree) {
  const folder = temporaryFolder()
  plantFiles(join(folder, 'package'), files)
  execFileSync('tar', ['-czf', 'packed.tgz', 'package'], { cwd: folder })
  const bytes = readFileSync(join(folder, 'packed.tgz'))
  const integrity = `sha512-${createHash('sha512').update(bytes).digest('base64')}`
  return { bytes, integrity }
}

/** What a registry says of a package; the last version is the latest. */
export function packument(name: string, versions: Readonly<Record<string, object>>): string {
  const latest = Object.keys(versions).at(-1)
  return JSON.stringify({ name, 'dist-tags': { latest }, versions })
}
