import type { Host } from '../../host/host.ts'
import type { RepositoryFacts } from '../../plan/init/repository-facts.ts'

const places = ['.nvmrc', '.node-version', '.tool-versions'] as const

/** The major version of Node.js that a repository names for its developers; `null` where it names none. */
export async function namedNode(top: string, { files }: Host): Promise<RepositoryFacts['node']> {
  for (const from of places) {
    const path = files.join(top, from)
    // A stranger chose what lies there.
    if ((await files.kindOf(path)) !== 'file') continue
    const text = (await files.read(path)) ?? ''
    const line = from === '.tool-versions' ? /^nodejs\s+(\S+)/m.exec(text)?.[1] : text.trim()
    const [, major] = /^v?(\d{1,3})(?:\.|$)/.exec(line ?? '') ?? []
    if (major !== undefined) return { version: major, from }
    if (/^lts\b/.test(line ?? '')) return { version: 'lts', from }
  }
  return null
}
