import type { Files } from '../../host/files/files.ts'

const machines: Readonly<Record<string, string>> = {
  x64: 'x86_64-linux-gnu',
  arm64: 'aarch64-linux-gnu',
  arm: 'arm-linux-gnueabihf',
  ia32: 'i386-linux-gnu',
}

const deepest = 4

/**
 * Folders in which this system looks for libraries, in its order: those that `/etc/ld.so.conf` names,
 * then the usual ones.
 *
 * @param architecture - as Node names it
 */
export async function libraryFolders(
  architecture: string,
  files: Pick<Files, 'read' | 'list' | 'join'>,
): Promise<readonly string[]> {
  const machine = machines[architecture]
  const ofMachine = machine === undefined ? [] : [`/usr/lib/${machine}`, `/lib/${machine}`]
  const named = await foldersIn('/etc/ld.so.conf', 0, files)
  const usual = ['/usr/local/lib', ...ofMachine, '/lib64', '/usr/lib64', '/lib', '/usr/lib']
  return [...new Set([...named, ...usual])]
}

async function foldersIn(
  path: string,
  depth: number,
  files: Pick<Files, 'read' | 'list' | 'join'>,
): Promise<readonly string[]> {
  const content = depth > deepest ? null : await files.read(path)
  const found: string[] = []
  for (const line of (content ?? '').split('\n')) {
    const text = line.replace(/#.*/, '').trim()
    const included = /^include\s+(\S+)\/\*\.conf$/.exec(text)?.[1]
    if (text.startsWith('/')) found.push(text)
    if (included === undefined) continue
    const folder = included.startsWith('/') ? included : files.join(path, '..', included)
    for (const { name } of await files.list(folder)) {
      if (!name.endsWith('.conf')) continue
      found.push(...(await foldersIn(files.join(folder, name), depth + 1, files)))
    }
  }
  return found
}
